//! What was said last and wrong is said again in people's own words: it is offered as a correction, and never recorded unasked
//! where it may be what came next.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::session::{SessionError, Which};

use crate::bench::{asked, enter, entered, session};
use crate::short::attacked;

#[test]
fn what_was_wrong_is_said_again_in_a_sentence() {
    let mut session = attacked();
    let last = session.referee().next_seq() - 1;
    for (said, meant) in [
        ("me equivoqué, el Lobo atacaba a B3", "atacar A1>B3 3"),
        ("corrige lo último: Lobo a B3 por 3", "atacar A1>B3 3"),
        ("el ataque era de 2 no de 3", "atacar A1>B2 2"),
        ("perdón, el golpe era de 2 y no de 3", "atacar A1>B2 2"),
        ("el Lobo le pegó a B3 en vez de a B2", "atacar A1>B3 3"),
        ("fueron 2 de daño en lugar de 3", "atacar A1>B2 2"),
    ] {
        let lines = asked(&mut session, said);
        assert!(lines.contains(&format!("corregir {last}: {meant}")), "{said}: {lines:?}");
        assert!(lines.len() <= 3, "{said}: {lines:?}");
    }
    // Who only goes on is not taken to correct: both are asked.
    let lines = asked(&mut session, "espera, ataco con A2 a B3 de 2");
    assert!(lines.contains(&"atacar A2>B3 2".to_owned()), "{lines:?}");
    // What was wrong as a whole, or told of something else, corrects nothing.
    for said in ["el Oso tiene 2 de daño", "¿me equivoqué?", "corrijo"] {
        let told = enter(&mut session, said);
        let is_correction = |line: &String| line.starts_with("corregir ");
        let lines =
            if let Err(SessionError::Which(which)) = told { which.lines().to_vec() } else { Vec::new() };
        assert!(!lines.iter().any(is_correction), "{said}: {lines:?}");
    }
}

#[test]
fn a_slip_behind_the_number_of_a_record_is_asked_as_anywhere() {
    let mut session = attacked();
    let last = session.referee().next_seq() - 1;
    let lines = asked(&mut session, &format!("corregir {last}: atcaar A1>B3 3"));
    assert_eq!(lines, [format!("corregir {last}: atacar A1>B3 3")]);
    let lines = asked(&mut session, &format!("corregir {last}: ataco a B3 con el Lobo, trez"));
    assert!(lines.iter().all(|line| line.starts_with(&format!("corregir {last}: "))), "{lines:?}");
    // Told in other words it is the same play.
    enter(&mut session, &format!("corregir {last}: el lobo ataca a b3 con dos")).unwrap();
    let play = session.referee().play(last + 1).unwrap();
    assert_eq!(play.text, "atacar A1>B3 2");
}

#[test]
fn a_name_one_letter_from_a_known_one_is_asked_behind_a_number_too() {
    let mut session = session("codigos");
    for line in ["preparar ana beto", "repartir A jinete torre faro", "repartir B noria puente barco"] {
        enter(&mut session, line).unwrap();
    }
    let last = session.referee().next_seq() - 1;
    let lines = asked(&mut session, &format!("corregir {last}: repartir B noria puente jinnete"));
    assert!(lines.iter().any(|line| line.contains("jinete")), "{lines:?}");
}

#[test]
fn who_gives_up_and_names_the_other_is_asked() {
    for game in ["kodem", "dbs", "totems"] {
        let mut session = session(game);
        enter(&mut session, "ana contra beto, empieza ana").unwrap();
        for said in
            ["me rindo buena partida beto", "me rindo ana, bien jugado", "buena partida beto, me rindo"]
        {
            let told = enter(&mut session, said);
            assert!(told.is_err(), "{game} {said}: {told:?}");
            assert_eq!(session.referee().outcome(), None, "{game} {said}");
        }
    }
}

#[test]
fn what_may_tell_something_new_is_no_correction_unasked() {
    let mut session = attacked();
    let last = session.referee().next_seq() - 1;
    let lines = asked(&mut session, "era B3");
    assert!(lines.contains(&format!("corregir {last}: atacar A1>B3 3")), "{lines:?}");
    let told = enter(&mut session, "no, era B3");
    assert!(!matches!(told, Err(SessionError::Which(Which::Several(_)))), "{told:?}");
}

#[test]
fn what_was_told_wrongly_a_few_plays_ago_is_corrected_where_it_was_told() {
    let mut session = attacked();
    let attack = session.referee().next_seq() - 1;
    for line in ["revelar B2 \"Oso\"", "resolver ataque A1", "fase post"] {
        enter(&mut session, line).unwrap();
    }
    for said in [
        "me equivoqué, el Lobo atacaba a B3 con 3",
        "está mal anotado lo del Lobo, atacó a B3 con tres",
        "corrige por favor que el Lobo atacó a B3, 3 de daño",
    ] {
        let lines = asked(&mut session, said);
        assert!(lines.contains(&format!("corregir {attack}: atacar A1>B3 3")), "{said}: {lines:?}");
    }
    // What nothing of was told lately is none.
    let told = enter(&mut session, "está mal anotado, la base tiene veinte");
    let lines = if let Err(SessionError::Which(which)) = told { which.lines().to_vec() } else { Vec::new() };
    assert!(!lines.iter().any(|line| line.starts_with("corregir ")), "{lines:?}");
}

#[test]
fn who_gives_up_where_no_verb_says_so_is_asked_for_the_result() {
    let mut session = session("codigos");
    for line in ["preparar ana beto", "empezar ana"] {
        enter(&mut session, line).unwrap();
    }
    for (said, winner) in [
        ("beto se rinde", 'A'),
        ("me retiro de la partida y gana beto", 'B'),
        ("bueno yo ana me rindo ganaste beto", 'B'),
    ] {
        let lines = asked(&mut session, said);
        assert_eq!(lines, [format!("resultado {winner} por retirada")], "{said}");
    }
    // Whose turn it is, or the other one who says so while he answers.
    assert_eq!(asked(&mut session, "me rindo"), ["resultado B por retirada", "resultado A por retirada"]);
}

#[test]
fn who_gives_up_without_a_name_may_be_either() {
    for game in ["kodem", "dbs", "totems", "enadrya"] {
        let mut session = session(game);
        enter(&mut session, "ana contra beto, empieza ana").unwrap();
        for said in ["me rindo", "me rindo, enhorabuena", "abandono la partida", "se rinde"] {
            let lines = asked(&mut session, said);
            let seats: Vec<String> =
                lines.iter().map(|line| line.replace("rendirse", "").replace([':', ' '], "")).collect();
            assert_eq!(seats, ["A", "B"], "{game} {said}: {lines:?}");
        }
    }
    // Of four all are asked who are still there.
    let mut session = session("kodem");
    for line in ["preparar multi todos Ana Beto Carla Dani", "orden A,B,C,D azar", "turno A"] {
        enter(&mut session, line).unwrap();
    }
    let all = ["rendirse A", "rendirse B", "rendirse C", "rendirse D"];
    assert_eq!(asked(&mut session, "me rindo"), all);
}

#[test]
fn who_is_spoken_to_or_wished_well_is_not_who_gives_up() {
    for game in ["kodem", "dbs", "totems", "enadrya", "codigos"] {
        // Where a game's verb names who gives up, it may say so either way.
        let result = if game == "codigos" { "resultado B por retirada" } else { "A: rendirse" };
        for said in [
            "no puedo más te la doy Beto concedo la partida",
            "Ana abandonó felicidades Beto",
            "Ana le da la mano a Beto y concede",
            "ya no puedo con esto me rindo ganaste Beto",
            "ya no puedo hacer nada Beto me rindo",
            "me rindo ya no sigo jugando la partida es para Beto",
            "yo me retiro Beto te llevas la victoria",
        ] {
            let mut session = session(game);
            let start = if game == "codigos" { "preparar ana beto" } else { "ana contra beto, empieza ana" };
            enter(&mut session, start).unwrap();
            let lines = asked(&mut session, said)
                .iter()
                .map(|l| l.replace("rendirse A", "A: rendirse"))
                .collect::<Vec<_>>();
            assert_eq!(lines, [result], "{game} {said}");
        }
        // What is denied, supposed or asked gives nothing up.
        for said in ["no me rindo", "todavía no concedo la partida", "si me rindo gana Beto"] {
            let mut session = session(game);
            let start = if game == "codigos" { "preparar ana beto" } else { "ana contra beto, empieza ana" };
            enter(&mut session, start).unwrap();
            let told = enter(&mut session, said);
            assert!(matches!(told, Err(SessionError::Misread(_))), "{game} {said}: {told:?}");
        }
    }
}

/// A match of Tótems in which a nine of the eye was turned up behind an attack on it.
fn turned_up() -> (arbitro::session::Session, u32) {
    let mut session = session("totems");
    for line in [
        "preparar ana beto",
        "empezar ana",
        "ana robar",
        "ana atacar B3 con 7/espada",
        "beto revelar B3 = 9/ojo",
    ] {
        enter(&mut session, line).unwrap();
    }
    let last = session.referee().next_seq() - 1;
    (session, last)
}

#[test]
fn a_number_behind_a_word_of_correcting_is_that_of_a_record() {
    let (mut session, last) = turned_up();
    for said in [
        "cambia N: B3 9 suma",
        "corrige N 9 suma",
        "la jugada N era 9 suma",
        "la N está mal: B3 es 9 de suma",
    ] {
        let said = said.replace('N', &last.to_string());
        let lines = asked(&mut session, &said);
        assert_eq!(lines, [format!("corregir {last}: revelar B3 = 9/suma")], "{said}");
    }
    let attack = last - 1;
    let lines = asked(&mut session, &format!("corr {attack} at B2 7 espada"));
    assert_eq!(lines, [format!("corregir {attack}: atacar B2 con 7/espada")]);
    // What is changed on the table is no record.
    let told = enter(&mut session, "cambio la 3 por otra");
    let lines = if let Err(SessionError::Which(which)) = told { which.lines().to_vec() } else { Vec::new() };
    assert!(!lines.iter().any(|line| line.starts_with("corregir ")), "{lines:?}");
}

#[test]
fn what_it_was_not_is_changed_in_the_play_that_holds_it() {
    let (mut session, last) = turned_up();
    for said in [
        "era 9 suma no ojo",
        "la 3 de beto lleva suma, no ojo, corrige",
        "ay no mi nueve de ahí no lleva ojo lleva suma cámbialo",
        "suma en vez de ojo",
    ] {
        let lines = asked(&mut session, said);
        assert_eq!(lines, [format!("corregir {last}: revelar B3 = 9/suma")], "{said}");
    }
    let lines = asked(&mut session, "atacó la segunda, no la tercera");
    assert_eq!(lines, [format!("corregir {}: A: atacar B2 con 7/espada", last - 1)]);
    // Nothing of it was told: nothing is corrected.
    let told = enter(&mut session, "era 9 suma no escudo");
    let lines = if let Err(SessionError::Which(which)) = told { which.lines().to_vec() } else { Vec::new() };
    assert!(!lines.iter().any(|line| line.starts_with("corregir ")), "{lines:?}");
}

#[test]
fn what_can_hardly_be_as_it_was_heard_is_asked() {
    let mut session = session("totems");
    for line in ["preparar ana beto", "empezar ana", "ana robar", "ana atacar B3 con 7/espada"] {
        enter(&mut session, line).unwrap();
    }
    let told = enter(&mut session, "la volteo y es un doce de escudo");
    assert!(matches!(told, Err(SessionError::Which(Which::Unlikely { .. }))), "{told:?}");
    // Typed as it is documented, it is judged.
    assert!(enter(&mut session, "beto revelar B3 = 12/escudo").is_ok());
}

#[test]
fn a_card_that_was_meant_is_taken_where_it_lies() {
    let mut session = session("codigos");
    for line in [
        "preparar ana beto",
        "empezar ana",
        "situar P1 carta=Volcán",
        "situar P2 carta=Gallo",
        "ana: encartar 2 Gallo",
    ] {
        session.enter_taken(line, arbitro::session::Caution::Record, crate::bench::noon()).unwrap();
    }
    let last = session.referee().next_seq() - 1;
    for said in ["no, ana tomó volcan, no gallo", "era el volcán, no el gallo"] {
        let lines = asked(&mut session, said);
        let meant =
            |line: &String| line.starts_with(&format!("corregir {last}: ")) && line.contains("encartar 1 ");
        assert!(lines.iter().all(meant), "{said}: {lines:?}");
    }
}

/// The corrections that are offered behind a line; none where it is recorded or refused.
fn offered(session: &mut arbitro::session::Session, said: &str) -> Vec<String> {
    let told = enter(session, said);
    let mut lines =
        if let Err(SessionError::Which(which)) = told { which.lines().to_vec() } else { Vec::new() };
    lines.retain(|line| line.starts_with("corregir "));
    lines
}

#[test]
fn a_record_that_is_called_wrong_by_its_number_is_corrected_in_any_words() {
    let (mut session, last) = turned_up();
    for said in [
        "N corregir: revelar b3 = 9/suma",
        "perdón, me equivoqué en el suceso N, B3 es 9 de suma",
        "la N está mal el nueve es de suma",
        "en la jugada N donde dice ojo debe decir suma",
        "lo que apuntamos en el N está mal, B3 es 9 de suma",
        "donde dice ojo debe decir suma",
        "me equivoqué, b3 es 9 suma",
    ] {
        let number = if said.contains("suceso") { "cinco".to_owned() } else { last.to_string() };
        assert_eq!(last, 5);
        let said = said.replace('N', &number);
        assert_eq!(offered(&mut session, &said), [format!("corregir {last}: revelar B3 = 9/suma")], "{said}");
    }
    // A number that is of a card, and what is said of no record.
    for said in ["lo que apuntamos está mal", "el cinco es de suma"] {
        assert_eq!(offered(&mut session, said), Vec::<String>::new(), "{said}");
    }
}

#[test]
fn a_play_whose_verb_nobody_says_is_corrected_with_a_card_not_heard_of() {
    let mut session = session("codigos");
    for line in [
        "preparar ana beto comodines 2 revelen 4 mazo 19",
        "situar turno n=12 jugador=beto acciones=0",
        "situar BRec cartas=Zorro,Molino",
        "situar P1 carta=Garita",
        "situar P2 carta=Nube",
        "situar P3 cartas=Tambor",
        "beto: encartar 1 Garita",
        "reponer 1 Tejón",
    ] {
        enter(&mut session, line).unwrap();
    }
    let last = session.referee().next_seq() - 1;
    for said in [
        "cor N: huron en la 1",
        "corrige la N por favor que lo que salió en la uno fue el huron",
        "la N está mal, se repuso el lugar uno con huron",
        "error, la carta que se repuso es huron no tejon",
        "perdón me equivoqué la carta repuesta es huron y no tejón",
        "donde dice tejón debe decir huron",
        "en el N pusimos tejón y era huron",
        "anotaste mal la N, salió huron",
        "corrección al suceso N: es huron",
        "perdona en la línea N me equivoqué, repuso huron",
    ] {
        let said = said.replace('N', &last.to_string());
        let lines = offered(&mut session, &said);
        let lines: Vec<String> = lines.iter().map(|line| line.replace('"', "").to_lowercase()).collect();
        assert_eq!(lines, [format!("corregir {last}: reponer 1 huron")], "{said}");
    }
    // What was denied was told by no play.
    for said in ["donde dice nutria debe decir huron", "la carta repuesta es huron y no nutria"] {
        assert_eq!(offered(&mut session, said), Vec::<String>::new(), "{said}");
    }
}

#[test]
fn a_record_is_corrected_by_its_number_with_what_it_was_not() {
    let mut session = entered("enadrya", &ATTACKED);
    let last = session.referee().next_seq() - 1;
    let meant = format!("corregir {last}: atacar A.s5 a5");
    for said in [
        format!("perdón, en la {last} no atacó K1 sino K3 a a5"),
        format!("el ataque {last} estaba mal: fue K3 de s5 a a5, no K1"),
        format!("el suceso {last} hay que cambiarlo por ataque de K3 en a5"),
        format!("en la {last} fue K3 a a5"),
    ] {
        let lines = asked(&mut session, &said);
        assert!(
            lines.contains(&meant) && lines.iter().all(|line| line.ends_with(" a5")),
            "{said}: {lines:?}"
        );
    }
    // «el ataque 5» alone is a place.
    if let Err(SessionError::Which(which)) = enter(&mut session, "el ataque 5 de K3") {
        assert!(which.lines().iter().all(|line| !line.starts_with("corregir ")), "{which:?}");
    }
}

/// A dozen of records, the last of them an attack.
const ATTACKED: [&str; 12] = [
    "inicia A",
    "preparar A 30/20 B 30/20",
    "situar A.s6 nombre=K1 vel=2 ataque=3 defensa=2",
    "situar A.s5 nombre=K3 vel=2 ataque=3 defensa=2",
    "situar A.p1 nombre=K4",
    "situar A.p2 nombre=K5",
    "situar B.p1 nombre=K6",
    "situar B.p2 nombre=K7",
    "situar B.p3 nombre=K8",
    "fase recargar",
    "fase batalla",
    "atacar s6 a6",
];
