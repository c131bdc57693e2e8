//! What was meant, said alone, corrects the play it fits; what was forgotten is offered as a late entry.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::session::Session;

use crate::bench::{asked, asked_if, enter, entered};

/// The number of the last record.
fn last(session: &Session) -> u32 {
    session.referee().next_seq() - 1
}

const CODIGOS: [&str; 5] = [
    "preparar ana beto comodines 2 revelen 4",
    "repartir A k1 k2 k3",
    "repartir B k4 k5 k6",
    "encarte k7 k8 k9",
    "empezar beto",
];
const TOTEMS: [&str; 4] = ["ana contra beto", "empieza ana", "ana roba", "ana ataca B1 con un 10"];
const DBS: [&str; 3] = ["ana contra beto, empieza ana", "ana carga una roja", "ana juega a Krilin con e1"];

#[test]
fn only_what_was_meant_corrects_the_play_it_fits() {
    let mut session = entered("codigos", &CODIGOS);
    enter(&mut session, "beto expone k4").unwrap();
    let exposed = last(&session);
    for said in ["no, perdón, era k5", "no, fue k5", "mentira, era k5", "digo, k5", "me equivoqué, era k5"]
    {
        assert_eq!(asked(&mut session, said), [format!("corregir {exposed}: B: exponer k5")], "{said}");
    }
    let lines = asked(&mut session, "no, perdón, era ana");
    assert!(lines.contains(&format!("corregir {exposed}: A: exponer k4")), "{lines:?}");
    // No number was told in it, nor a place.
    for said in ["no, perdón, eran 9", "no, perdón, era al segundo"] {
        assert!(asked_if(&mut session, said).is_none(), "{said}");
    }
    let mut session = entered("dbs", &DBS);
    let played = last(&session);
    let lines = asked(&mut session, "no, perdón, era azul");
    assert_eq!(lines, [format!("corregir {}: A: cargar azul como=e1", played - 1)]);
    let lines = asked(&mut session, "no, perdón, era Yamcha");
    assert_eq!(lines, [format!("corregir {played}: A: jugar \"Yamcha\" con A.e1 como=f1")]);
}

#[test]
fn a_card_said_by_number_and_word_is_said_again_in_part() {
    let mut session = entered("totems", &TOTEMS);
    enter(&mut session, "es un 6 de suma").unwrap();
    let shown = last(&session);
    assert_eq!(
        asked(&mut session, "no, perdón, era de ojo"),
        [format!("corregir {shown}: revelar B1 = 6/ojo")]
    );
    for said in ["me equivoqué, era un 4 de suma", "digo, un 4 de suma", "corrijo: era un 4 de suma"] {
        let lines = asked(&mut session, said);
        assert_eq!(lines[0], format!("corregir {shown}: revelar B1 = 4/suma"), "{said}");
        assert!(lines.iter().all(|line| line.starts_with("corregir ")), "{said}: {lines:?}");
    }
}

#[test]
fn the_card_that_was_meant_is_put_in_the_place_of_the_one_attacked() {
    let begun = [
        "ana contra beto, empieza ana",
        "revelar A1 \"Lobo\" tipo=Adendei daño=2 descansos=1",
        "turno beto",
        "revelar B1 \"Sapo\" tipo=Adendei daño=1 descansos=0",
        "revelar B3 \"Cobra\" tipo=Adendei daño=2 descansos=0",
        "turno ana",
        "lobo ataca a sapo por 2",
    ];
    let mut session = entered("kodem", &begun);
    let attack = last(&session);
    for said in ["no, perdón, a Cobra", "no, era a Cobra", "perdón, era Cobra"] {
        let lines = asked(&mut session, said);
        assert_eq!(lines, [format!("corregir {attack}: atacar A1>\"Cobra\" 2")], "{said}");
    }
}

#[test]
fn what_hangs_on_a_corrected_place_goes_along() {
    let mut session = entered("totems", &TOTEMS);
    let attack = last(&session);
    assert_eq!(
        asked(&mut session, "no, perdón, al segundo"),
        [format!("corregir {attack}: A: atacar B2 con 10/-")]
    );
    enter(&mut session, "es un 6 de suma").unwrap();
    let both =
        format!("corregir {attack}: A: atacar B2 con 10/-; corregir {}: revelar B2 = 6/suma", last(&session));
    for said in ["no, perdón, el ataque era al B2", "no, perdón, era al segundo", "era el segundo, perdón"]
    {
        assert_eq!(asked(&mut session, said), std::slice::from_ref(&both), "{said}");
    }
    let lines = asked(&mut session, "no, atacó con el 8 de ojo");
    assert_eq!(lines, [format!("corregir {attack}: A: atacar B1 con 8/ojo")]);
}

#[test]
fn a_verb_said_again_corrects_its_play() {
    let mut session = entered("codigos", &CODIGOS);
    for line in ["beto expone k4", "beto mueve el soldado a la 2", "ana expone k1"] {
        enter(&mut session, line).unwrap();
    }
    let exposed = last(&session);
    for (said, seq, meant) in [
        ("no, Ana expuso k3", exposed, "A: exponer k3"),
        ("corrección: Beto expone k5", exposed - 2, "B: exponer k5"),
        ("no, a la tercera", exposed - 1, "B: mover soldado 3"),
    ] {
        assert_eq!(asked(&mut session, said), [format!("corregir {seq}: {meant}")], "{said}");
    }
    // What was never told is corrected by nothing.
    let lines = asked(&mut session, "no, Ana pasa");
    assert!(!lines.iter().any(|line| line.starts_with("corregir ")), "{lines:?}");
}

#[test]
fn what_was_forgotten_goes_before_what_was_accused_for_lack_of_it() {
    let mut session = entered("totems", &["ana contra beto", "empieza ana", "ana ataca B1 con un 10"]);
    let late = [format!("antes de {}: A: robar", last(&session))];
    for said in [
        "Ana robó antes de atacar",
        "Ana había robado",
        "antes Ana había robado una",
        "me olvidé de decir que Ana robó",
        "se me olvidó: Ana había robado antes",
        "se me pasó: Ana robó antes",
    ] {
        assert_eq!(asked(&mut session, said), late, "{said}");
    }
    // Told as of now it may be that as well.
    let lines = asked(&mut session, "ana roba");
    assert_eq!(lines[0], late[0]);
    assert_eq!(lines.len(), 2, "{lines:?}");
    let mut session = entered("codigos", &CODIGOS);
    for line in ["beto toma k8", "beto expone k4"] {
        enter(&mut session, line).unwrap();
    }
    let late = format!("antes de {}: reponer 2 k10", last(&session));
    for said in ["ah, y al tomar k8 salió k10", "antes había salido k10"] {
        assert_eq!(asked(&mut session, said), std::slice::from_ref(&late), "{said}");
    }
    enter(&mut session, &late).unwrap();
    assert!(session.referee().findings().iter().all(|finding| !finding.is_open_fault()));
}

#[test]
fn what_was_forgotten_ends_no_match_and_is_nothing_of_now() {
    for (game, first) in [("totems", "ana roba"), ("dbs", "ana carga")] {
        let mut session = entered(game, &["ana contra beto, empieza ana", first]);
        for said in [
            "se me olvidó: Beto había robado antes",
            "se me pasó: Beto robó antes",
            "Beto había ganado",
            "se me olvidó decir que Ana se rinde",
            "antes me rindo",
        ] {
            let lines = asked_if(&mut session, said).unwrap_or_default();
            let is_end = |line: &String| line.contains("rendirse") || line.contains("resultado");
            assert!(!lines.iter().any(is_end), "{game} {said}: {lines:?}");
            assert!(lines.iter().all(|line| line.starts_with("antes de ")), "{game} {said}: {lines:?}");
        }
        // Who forgot to do it did not do it.
        let lines = asked_if(&mut session, "se me olvidó robar").unwrap_or_default();
        assert!(!lines.iter().any(|line| line.starts_with("antes de ")), "{game}: {lines:?}");
    }
}

/// A turn in which both have a Jinete, and one of them a Manantial.
const ENADRYA: [&str; 9] = [
    "preparar A 20/5 B 20/5",
    "inicia A",
    "carta Jinete tipo=unidad coste=2 vel=2 ataque=3 defensa=3 celeste=Embestida:2",
    "situar turno n=8 jugador=B fase=desplegar",
    "situar A energía=2 mano=5 mazo=25 base=15",
    "situar B energía=9 mano=6 mazo=24 base=13",
    "situar B.s2 nombre=Jinete",
    "situar A.s3 nombre=Jinete",
    "situar A.tec nombre=Manantial",
];

/// The line that is recorded of what is said.
fn recorded(game: &'static str, lines: &[&str], said: &str) -> String {
    let mut session = entered(game, lines);
    enter(&mut session, said).unwrap_or_else(|why| panic!("{said}: {why}"));
    session.referee().play(last(&session)).unwrap().text
}

#[test]
fn what_is_done_goes_against_the_others_card_and_what_a_card_does_is_its_owners() {
    let is = |said: &str| recorded("enadrya", &ENADRYA, said);
    assert_eq!(is("le hago 2 al jinete"), "daño A.s3 2");
    assert_eq!(is("le pego 2 a tu jinete"), "daño A.s3 2");
    // Whose it is where it is only hurt, or is of him who speaks, is asked.
    for said in ["el jinete recibe 2", "le hago 2 a mi jinete"] {
        assert_eq!(asked(&mut entered("enadrya", &ENADRYA), said).len(), 2, "{said}");
    }
    // It is the other's turn: he whose it is comes first.
    let healed = asked(&mut entered("enadrya", &ENADRYA), "manantial: +2 a mi base");
    assert_eq!(healed[0], "A: curar base 2 según carta \"Manantial\"");
}

#[test]
fn a_slip_in_what_a_card_can_do_is_asked_and_what_nobody_knows_is_new() {
    let mut session = entered("enadrya", &ENADRYA);
    assert_eq!(asked(&mut session, "activar s2 Embetida"), ["activar s2 Embestida", "activar s2 Embetida"]);
    assert!(recorded("enadrya", &ENADRYA, "activar s2 Bramido").contains("Bramido"));
}

#[test]
fn what_a_cure_was_of_corrects_it_and_is_no_other_cure() {
    let cured = [&ENADRYA[..], &["daño s2 3", "curar s2 2"]].concat();
    let mut session = entered("enadrya", &cured);
    let cure = last(&session);
    for said in ["la cura del jinete fue de 3", "la cura fue de 3"] {
        assert_eq!(asked(&mut session, said), [format!("corregir {cure}: curar B.s2 3")], "{said}");
    }
    let mut hurt = entered("enadrya", &[&ENADRYA[..], &["daño s2 3"]].concat());
    assert!(asked(&mut hurt, "la cura fue de 3").iter().all(|line| !line.contains("corregir")));
}

#[test]
fn who_is_told_to_listen_is_not_who_acts() {
    let named = [&["datos A nombre=Nahuel", "datos B nombre=Sofía"], &ENADRYA[..]].concat();
    assert_eq!(recorded("enadrya", &named, "oye Sofía te propongo que lo dejemos en empate"), "A empate");
    assert!(recorded("enadrya", &named, "Sofía propone empate").starts_with("B "));
}

#[test]
fn what_is_done_before_what_has_not_happened_yet_is_of_now() {
    let mut session = entered(
        "totems",
        &["ana contra beto", "empieza ana", "ana roba", "ana ataca B1 con un 10", "es un 11", "ana pasa"],
    );
    for said in ["antes de robar miro mi b3", "miro b3 antes de robar", "antes de hacer otra cosa miro b3"] {
        assert_eq!(
            asked(&mut session, said)[0].to_uppercase().trim_start_matches("B: "),
            "MIRAR B3",
            "{said}"
        );
    }
    // What has happened in this turn may have come behind it.
    enter(&mut session, "beto roba").unwrap();
    let lines = asked(&mut session, "miro b3 antes de robar");
    assert!(lines[0].starts_with("antes de "), "{lines:?}");
    // Nothing is placed by «antes de nada».
    enter(&mut session, "antes de nada miro b3").unwrap();
    assert!(session.referee().play(last(&session)).unwrap().text.ends_with("mirar B3"));
}

#[test]
fn a_play_is_corrected_by_its_noun_and_by_the_card_that_did_it() {
    let lines =
        ["ana contra beto", "empieza ana", "ana roba", "ana ataca B1 con 8 de suma", "es un 6 de ojo"];
    let mut session = entered("totems", &lines);
    let attack = last(&session) - 1;
    let meant = [format!("corregir {attack}: A: atacar B1 con 7/suma")];
    for said in [
        "perdona el ataque de Ana no era con un ocho era con un siete de suma",
        "el ataque de Ana fue con el siete de suma",
        "lo anotaste mal la carta con la que pegué a Beto era el siete de suma y pusiste ocho",
    ] {
        assert_eq!(asked(&mut session, said), meant, "{said}");
    }
    // The card that is attacked is another one, and nobody else attacked.
    let mut session = entered("totems", &lines[..4]);
    let lines_of = asked_if(&mut session, "el ataque de Beto era con un siete").unwrap_or_default();
    assert!(!lines_of.iter().any(|line| line.starts_with("corregir")), "{lines_of:?}");
    for said in ["la que atacaste era el seis de ojo", "el defensor atacado era un seis de ojo"] {
        let mut session = entered("totems", &lines[..4]);
        enter(&mut session, said).unwrap();
        assert_eq!(last(&session), attack + 1, "{said}");
    }
}
