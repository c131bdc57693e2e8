//! Who is named as the one who acts: nothing is charged to another player, what would be is asked, and an end of the turn that
//! was told is not told of the other player's.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::session::{Session, SessionError, Which};

use crate::bench::{asked, enter, entered};

const TOTEMS: [&str; 3] = ["juegan Ana y Beto", "empieza Ana", "Ana roba"];
const DBS: [&str; 13] = [
    "modo completo",
    "jugador Ana líder \"Son Goku\"",
    "jugador Beto líder Vegeta",
    "inicial A",
    "A: robar 6",
    "B: robar 6",
    "A: vida 8",
    "B: vida 8",
    "empezar",
    "A: cargar rojo",
    "A: pasar",
    "B: robar 1",
    "B: cargar azul",
];

fn last(session: &Session) -> String {
    let seq = session.referee().last_plays(1)[0];
    session.referee().play(seq).unwrap().text
}

#[test]
fn who_is_named_is_not_dropped() {
    let mut totems =
        entered("totems", &[&TOTEMS[..], &["Ana ataca a B1 con 3 suma", "es un 8 suma"]].concat());
    assert_eq!(asked(&mut totems, "Ana roba por la suma"), ["A: activar suma", "B: activar suma"]);
    // Where a pass of the other player ends nothing it is hers and says so, or it is asked; his turn goes on.
    for said in ["Ana acaba el turno", "termina el turno Ana", "fin del turno de Ana"] {
        let mut dbs = entered("dbs", &DBS);
        let turn = dbs.referee().status().turn;
        if let Err(SessionError::Which(which)) = enter(&mut dbs, said) {
            assert_eq!(which.lines(), ["A: pasar", "B: pasar"], "{said}");
        } else {
            let notices = dbs.referee().notices();
            assert!(notices.iter().any(|notice| notice.text.ends_with("no acaba ninguno")), "{said}");
            assert_eq!(last(&dbs), "A: pasar", "{said}");
        }
        assert_eq!(dbs.referee().status().turn, turn, "{said}");
    }
    let mut dbs = entered("dbs", &DBS);
    // He whose turn it is ends it unasked, and so does who only names the other.
    for (said, meant) in [("Beto acaba el turno", "B: pasar"), ("le toca a Beto", "A: pasar")] {
        enter(&mut dbs, said).unwrap();
        assert_eq!(last(&dbs), meant, "{said}");
        for line in ["A: preparar", "A: robar 1"] {
            if meant == "B: pasar" {
                enter(&mut dbs, line).unwrap();
            }
        }
    }
    // What is typed as his is nobody else's.
    let mut dbs = entered("dbs", &DBS[..5]);
    assert!(asked(&mut dbs, "A: mano 6").iter().all(|line| !line.contains("B:")));
}

#[test]
fn the_end_of_a_turn_told_again_does_not_end_the_other_players() {
    let exchanged = ["Ana cambia A1 por un 9 de ojo"];
    for (ended, again) in [("Ana pasa", "pasa"), ("le toca a Beto", "fin"), ("Ana termina", "fin del turno")]
    {
        let mut totems = entered("totems", &[&TOTEMS[..], &exchanged[..], &[ended]].concat());
        let seq = totems.referee().next_seq() - 1;
        assert_eq!(asked(&mut totems, again), [format!("corregir {seq}: A: pasar"), "B: pasar".to_owned()]);
    }
    for again in ["fin del turno", "pasa"] {
        let mut dbs = entered("dbs", &[&DBS[..], &["fin del turno de Beto"]].concat());
        let seq = dbs.referee().next_seq() - 1;
        assert_eq!(asked(&mut dbs, again), [format!("corregir {seq}: B: pasar"), "A: pasar".to_owned()]);
    }
    // Who is named ends his own.
    let mut totems = entered("totems", &[&TOTEMS[..], &exchanged[..], &["Ana pasa", "Beto pasa"]].concat());
    assert_eq!(last(&totems), "B: pasar");
    // What a play took for granted is told late.
    totems =
        entered("totems", &[&TOTEMS[..], &["Ana ataca B1 con 8 suma", "es un 3 suma", "Beto roba"]].concat());
    let seq = totems.referee().next_seq() - 1;
    assert_eq!(asked(&mut totems, "Ana pasa")[0], format!("antes {seq}: A: pasar"));
}

#[test]
fn no_end_of_the_match_is_offered_for_other_words() {
    let won = [&TOTEMS[..], &["Ana ataca B1 con 10", "es un 6 suma"]].concat();
    for said in ["se me olvidó: Ana había robado antes", "Ana se queda así"] {
        let mut totems = entered("totems", &won);
        let lines = match enter(&mut totems, said) {
            Err(SessionError::Which(which)) => which.lines().to_vec(),
            _ => Vec::new(),
        };
        assert!(!lines.iter().any(|line| line.contains("rendirse")), "{said}: {lines:?}");
    }
    let mut totems = entered("totems", &won);
    assert_eq!(asked(&mut totems, "vaya, Ana abandona la partida con gripe"), ["A: rendirse"]);
    let mut dbs = entered("dbs", &DBS);
    assert_eq!(asked(&mut dbs, "vaya, Ana se rinde del todo ya mismo jolines"), ["rendirse A"]);
}

#[test]
fn what_comes_to_the_same_is_one_option() {
    let mut totems = entered("totems", &TOTEMS);
    enter(&mut totems, "Ana ataca B1 con 14").unwrap();
    assert_eq!(last(&totems), "A: atacar B1 con 14/-");
    let mut dbs = entered("dbs", &[&DBS[..], &["B: jugar Nappa"]].concat());
    let seq = dbs.referee().next_seq() - 1;
    let lines = asked(&mut dbs, &format!("corregir {seq}: B: jugar Tien"));
    assert_eq!(lines, [format!("corregir {seq}: B: jugar \"Tien\"")]);
}

#[test]
fn a_clear_fault_is_offered_with_what_is_wrong() {
    let fault = |session: &mut Session, said: &str| match enter(session, said) {
        Err(SessionError::Which(Which::Near { line, misread })) => (line, misread.message),
        other => panic!("{said} is offered: {other:?}"),
    };
    let mut dbs = entered("dbs", &[&DBS[..], &["B: jugar Nappa con e1"]].concat());
    let (line, why) = fault(&mut dbs, "Beto juega a Raditz pagando e1");
    assert_eq!(line, "B: jugar \"Raditz\" con e1");
    assert!(why.starts_with("Eso sería una falta (7.2d): "), "{why}");
    let mut totems =
        entered("totems", &[&TOTEMS[..], &["Ana ataca B1 con 7 suma", "es un 5 escudo"]].concat());
    let (_, why) = fault(&mut totems, "Ana roba por la suma");
    assert!(why.starts_with("Eso sería una falta (10.2): "), "{why}");
    // What only comes early takes its phase for granted and is none.
    let begun = [
        "jugamos estandar Ana y Beto",
        "colocar A principal=3 abajo mazo=13 equipo=4 abajo bio abajo protector=2 abajo",
        "colocar B principal=3 abajo mazo=15 equipo=2 abajo bio abajo protector=1 abajo",
        "empieza Ana por volado",
        "turno de Ana",
        "revelar A1 \"Lobo\" tipo=Adendei energía=Pírica daño=2 descansos=1",
        "turno de Beto",
        "revelar B1 \"Sapo\" tipo=Adendei energía=Feral daño=1 descansos=0",
        "turno de Ana",
    ];
    let mut kodem = entered("kodem", &begun);
    let (line, why) = fault(&mut kodem, "Lobo ataca a Zapo por 2");
    assert!(line.starts_with("atacar A1>B1 2") && !why.contains("falta"), "{line}: {why}");
    // A slip is told as one.
    let (_, why) = fault(&mut dbs, "Beto jeuga a Raditz pagando e1");
    assert!(!why.contains("falta"), "{why}");
}

const ENADRYA: [&str; 8] = [
    "Nuria contra Teo",
    "inicia Nuria",
    "base Nuria \"Bastión\" 15/4",
    "base Teo \"Colmena\" 14/4",
    "barajar ambos; cortar ambos",
    "Nuria robar 6; Teo robar 6",
    "fase recargar",
    "jugar Lancera en s5 coste 2 vel 2 3/2",
];

#[test]
fn who_begins_is_told_and_no_turn_ends() {
    for said in ["turno de Nuria", "le toca a Nuria", "le toca a Teo"] {
        let mut session = entered("enadrya", &ENADRYA[..6]);
        let before = session.referee().next_seq();
        enter(&mut session, said).unwrap();
        assert_eq!(session.referee().next_seq(), before, "{said}");
    }
    let mut totems = entered("totems", &["juegan Ana y Beto"]);
    enter(&mut totems, "turno de Beto").unwrap();
    assert!(totems.referee().last_plays(1).iter().all(|seq| *seq < 2), "no draw of Ana's");
}

#[test]
fn who_passes_his_turn_on_ends_it() {
    for said in ["paso turno", "paso el turno", "listo, paso turno"] {
        let mut session = entered("enadrya", &ENADRYA);
        enter(&mut session, said).unwrap();
        assert_eq!(session.referee().status().turn, 2, "{said}");
    }
}

#[test]
fn what_somebody_makes_another_do_is_the_others_deed() {
    let mut session = entered("enadrya", &ENADRYA);
    for said in ["me hace descartar una", "ella descarta una"] {
        assert_eq!(asked(&mut session, said), ["B: descartar 1", "A: descartar 1"], "{said}");
    }
    enter(&mut session, "Nuria descarta una").unwrap();
    assert_eq!(last(&session), "A descartar 1");
    enter(&mut session, "Nuria me hace descartar una").unwrap();
    assert_eq!(last(&session), "B descartar 1");
}

#[test]
fn a_card_told_twice_is_not_played_twice() {
    let mut session = entered("enadrya", &ENADRYA);
    for said in [ENADRYA[7], "Nuria bajó la Lancera en s5 por 2"] {
        let lines = asked(&mut session, said);
        assert!(lines[0].starts_with("corregir "), "{said}: {lines:?}");
    }
    enter(&mut session, "jugar Larva en s6 coste 1 vel 2 1/5").unwrap();
    enter(&mut session, "jugar Rayo coste 1").unwrap();
    enter(&mut session, "juego otro Rayo coste 1").unwrap();
}

#[test]
fn what_an_attack_meets_is_no_card_of_it() {
    let before = ["juegan Ana y Beto", "empieza Ana", "Ana roba"];
    for said in [
        "ataco B1 con 5 espada, es un 9 ojo",
        "ataco B1, sale un 9 ojo",
        "ataca B1 con 10, que es un escudo de 3",
    ] {
        let mut session = entered("totems", &before);
        assert!(enter(&mut session, said).is_err(), "{said}");
    }
    let mut session = entered("totems", &before);
    let first = "atacar B1 con 5/espada; revelar B1 = 9";
    assert_eq!(asked(&mut session, "ataco B1 con 5 espada y es un 9")[0], first);
    enter(&mut session, "ataco B1 con 5 espada y 4 ojo").unwrap();
    assert_eq!(last(&session), "A: atacar B1 con 5/espada y 4/ojo");
}
