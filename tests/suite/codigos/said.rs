//! What is said at a table of Códigos Ocultos, and what it must not be taken for.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::session::{Session, SessionError};
use pretty_assertions::assert_eq;

use crate::bench::{self, enter};

const TABLE: [&str; 12] = [
    "carta k1 símbolo tanque código casco-tanque medalla 2 foto 10",
    "carta k2 símbolo casco código tanque-granada medalla 2 foto 11",
    "carta k4 símbolo granada código tanque-granada-casco medalla 3 foto 13",
    "carta k5 símbolo tanque código casco-casco medalla 2 foto 14",
    "carta k6 símbolo casco código granada-tanque-casco medalla 3 foto 15",
    "carta k9 símbolo tanque código casco-tanque-granada medalla 3 foto 18",
    "carta k10 símbolo casco código casco-tanque-granada medalla 3 foto 19",
    "preparar Ana Beto comodines 2 revelen 4",
    "repartir Ana k1 k2 k3",
    "repartir Beto k4 k5 k6",
    "abrir k7 k8 k9",
    "empezar Beto",
];

/// In her turn Ana hides k1; then Beto hides k4, and REVELEN comes out at place 3.
const ROUND: [&str; 8] = [
    "Beto: exponer k4",
    "Beto: completar k5",
    "Ana: bajar k1 con k2",
    "Ana: mover soldado 2",
    "Beto: completar k6",
    "Beto: ocultar",
    "Beto: encartar 3 k9",
    "reponer 3 revelen",
];

fn told(lines: &[&str]) -> Session {
    bench::entered("codigos", &[&TABLE, lines].concat())
}

/// How the play is printed that a line records; what is asked, in brackets; nothing where it is refused.
fn said(before: &[&str], line: &str) -> String {
    let mut session = told(before);
    let n = session.referee().plays().len();
    match enter(&mut session, line) {
        Ok(_) => session.referee().plays()[n..].iter().map(|p| p.text.clone()).collect::<Vec<_>>().join("; "),
        Err(SessionError::Which(which)) => format!("[{}]", which.lines().join(" | ")),
        Err(_) => String::new(),
    }
}

#[test]
fn a_code_that_is_laid_where_none_is_exposed_is_exposed() {
    for line in ["Beto baja el código k4", "baja el codigo k4", "Beto juega k4", "coloco k4"] {
        assert_eq!(said(&[], line), "B: exponer k4", "{line}");
    }
    // It may be half of one that is laid whole.
    assert!(said(&[], "bajo k4").starts_with('['));
    assert_eq!(said(&["Beto: exponer k4"], "bajo k5 a k4"), "B: completar k5 en k4");
    for line in ["bajo k5", "juego k5", "pongo k5"] {
        assert_eq!(said(&["Beto: exponer k4"], line), "B: completar k5", "{line}");
    }
}

#[test]
fn what_lies_below_and_what_is_shown_is_not_taken() {
    let pile = ["Beto: encartar 3 k9", "reponer 3 k10", "Beto: descartar k4", "Ana: encartar 3 k4"];
    assert_eq!(said(&pile, "debajo queda k10"), "descubrir k10");
    // Who keeps it is said.
    assert!(!said(&pile[..2], "queda k8").starts_with("B: encartar"));
    assert_eq!(said(&[], "Beto se queda con k8"), "B: encartar 2 k8");
    for line in ["Beto muestra k4", "Ana muestra k1 y k2"] {
        let came = said(&[], line);
        assert!(came.is_empty() || came.starts_with('['), "{line}: {came}");
    }
    assert_eq!(said(&["Beto: encartar 3 k9"], "sale una carta REVELEN"), "reponer 3 revelen");
}

#[test]
fn what_is_said_aloud_tells_what_came_of_a_code() {
    for (line, came) in [
        ("Beto revela k4: tanque, granada, casco", "exacto"),
        ("Beto revela k4 y dice granada tanque casco", "desordenado"),
        ("Beto dice k4: tanque casco casco", "errado"),
    ] {
        let printed = said(&ROUND, line);
        assert!(printed.starts_with(&format!("B: revelar k4 {came} dijo ")), "{line}: {printed}");
    }
    // What is said besides of how it came out is no word of the code.
    assert_eq!(
        said(&ROUND, "Beto revela k4 dijo granada tanque casco desordenado"),
        "B: revelar k4 desordenado dijo granada tanque casco"
    );
    for line in ["Beto da vuelta k4", "Beto solo muestra k4"] {
        assert_eq!(said(&ROUND, line), "B: revelar k4 dudoso", "{line}");
    }
    let whole = ["Beto: exponer k4", "Beto: completar k5 k6"];
    assert_eq!(said(&whole, "Beto lo da vuelta"), "B: ocultar");
}

#[test]
fn a_wild_card_is_said_with_its_article() {
    let before = ["Beto: encartar 2 k8", "reponer 2 comodín", "Beto: exponer k4"];
    assert_eq!(said(&before, "Ana toma el comodín"), "A: encartar 2 comodin");
    let more = [&before[..], &["Ana: encartar 2 comodín", "reponer 2 k10"]].concat();
    assert_eq!(said(&more, "Ana descarta el comodín"), "A: descartar comodin");
    assert_eq!(said(&more, "Ana baja k2 con k1 y el comodín"), "A: bajar k2 con k1 comodin");
    // More of them than there are in the game.
    let third = [&more[..], &["Ana: exponer k3", "Beto: encartar 2 k10", "reponer 2 comodín"]].concat();
    let third = [&third[..], &["Beto: encartar 3 k9"]].concat();
    assert_eq!(said(&third, "sale comodín"), "[reponer comodín]");
}

#[test]
fn the_pile_is_filled_where_one_was_just_taken_from_it() {
    let pile = ["Beto: descartar k6", "Beto: exponer k4", "Ana: encartar 3 k6"];
    assert_eq!(said(&pile, "sale k10"), "reponer 3 k10");
    let round = [&ROUND[..], &["Beto: revelar k4 exacto", "Ana: revelar k1 exacto"]].concat();
    assert_eq!(said(&round, "sale k10"), "reponer 3 k10");
    // Nothing was taken.
    assert!(!said(&pile[..2], "sale k10").contains("reponer"));
}

#[test]
fn a_code_is_given_up_in_the_words_of_the_book() {
    let before = ["Beto: exponer k5", "Beto: completar k6", "Ana: bajar k1 con k2", "Ana: mover soldado 2"];
    for line in ["Beto elimina su código expuesto", "Beto descarta su código"] {
        assert_eq!(said(&before, line), "B: abandonar", "{line}");
    }
    assert_eq!(said(&before, "Beto descarta el código k5"), "B: descartar k5");
    let code = "Beto completa el código con k5 y k6 y lo oculta";
    let came = said(&["Beto: exponer k4"], code);
    assert!(came.starts_with("[B: completar \"k5\" \"k6\"; ocultar"), "{came}");
}

#[test]
fn a_code_laid_and_hidden_in_one_breath_is_hidden_and_no_other() {
    let before = [
        "Beto: exponer k5",
        "Ana: bajar k1 con k2",
        "Ana: mover soldado 2",
        "situar BRec cartas=k4,k6,k9,k2",
        "Beto: encartar 1 k7",
    ];
    let faults = |lines: &[&str]| {
        let mut session = told(&before);
        let had = session.referee().findings().len();
        for line in lines {
            enter(&mut session, line).unwrap();
        }
        session.referee().findings().len() - had
    };
    assert_eq!(
        faults(&["Beto: bajar k4 con k9 k2 k6", "Beto: ocultar"]),
        faults(&["Beto: bajar k4 con k9 k2 k6"])
    );
    // Said of the one that lies open, or alone, it is that one, which lacks symbols.
    assert_eq!(faults(&["Beto: ocultar k5"]), 1);
    assert_eq!(faults(&["Beto: ocultar"]), 1);
}

#[test]
fn a_reason_or_a_comment_is_no_part_of_the_deed() {
    for line in [
        "me llevo k8 que me sirve para k5",
        "tomo k8 aunque ya tengo k4",
        "ya que me falta un casco tomo k8",
        "me llevo k8 para completar k5 luego",
    ] {
        let came = said(&["Beto: exponer k5"], line);
        assert!(came.contains("encartar") && came.contains("k8"), "{line}: {came}");
        assert!(!came.contains("exponer") && !came.contains("descartar"), "{line}: {came}");
    }
    assert_eq!(said(&[], "es mi turno y me llevo k8"), "B: encartar 2 k8");
    // What is left behind a deed is none.
    assert_eq!(said(&["Beto: exponer k5"], "renuncio a k5 y me restan dos"), "[abandonar \"k5\"]");
    // Who has done does not give up a code.
    let came = said(&["Beto: exponer k5"], "ahí lo dejo, te toca");
    assert!(!came.contains("abandonar"), "{came}");
    assert_eq!(said(&["Beto: exponer k5"], "dejo k5"), "B: abandonar k5");
}

#[test]
fn who_is_spoken_to_at_the_end_does_nothing() {
    let before = ["Beto: exponer k5", "Beto: completar k6"];
    assert_eq!(said(&before, "te tapo k8 con el soldado Beto"), "A: mover soldado 2");
    assert_eq!(said(&before, "tapa k8 con el soldado Ana"), "A: mover soldado 2");
}

#[test]
fn what_was_said_wrong_in_a_round_is_the_code_first() {
    let came = said(&ROUND, "me equivoqué con k4");
    assert!(came.starts_with("[revelar \"k4\" errado"), "{came}");
    // Outside of a round it is of who writes.
    let came = said(&ROUND[..1], "me equivoqué, era k5");
    assert!(came.starts_with("[corregir ") && !came.contains("revelar"), "{came}");
    assert_eq!(said(&ROUND, "k4 es tanque granada casco"), "B: revelar k4 exacto dijo tanque granada casco");
    // One symbol alone is what is printed.
    assert!(!said(&ROUND, "k4 es tanque").contains("revelar"));
    let came = said(&ROUND, "Beto dice granada tanque casco para k4 y el orden está mal");
    assert!(came.contains("k4 desordenado"), "{came}");
}

#[test]
fn what_is_mixed_with_the_pile_is_the_card_that_came_up() {
    let came_up = ["Beto: encartar 3 k9", "reponer 3 revelen"];
    for line in ["mezclo la carta con el descarte", "la mezclamos con los descartes"] {
        assert_eq!(said(&came_up, line), "colocar revelen descarte", "{line}");
    }
    // The pile itself, said to be the deck.
    assert!(said(&came_up, "barajamos el descarte y es el nuevo mazo").contains("reutilizar"));
}

#[test]
fn words_that_only_call_for_attention_say_nothing_of_the_deed() {
    let dealt = || {
        let mut session = bench::session("codigos");
        for line in
            ["preparar ana beto", "repartir A jinete torre faro", "abrir noria puente barco", "empezar A"]
        {
            enter(&mut session, line).unwrap();
        }
        session
    };
    for said in
        ["órale, tomo el puente", "miren tomo el puente", "a ver tomo el puente", "oigan, tomo el puente"]
    {
        let mut session = dealt();
        enter(&mut session, said).unwrap_or_else(|error| panic!("{said}: {error:?}"));
    }
    // What is to be written down is offered, and what is only looked at, or supposed, is not recorded.
    for said in ["apúntame que tomo el puente", "mira el puente", "mira si tomo el puente"] {
        let mut session = dealt();
        assert!(enter(&mut session, said).is_err(), "{said}");
    }
}

/// Places 1 and 2 seen, the turn of the second of three.
const THREE: [&str; 13] = [
    "carta Mula símbolo granada código tanque-tanque-casco medalla 4 foto 35",
    "carta Zorro símbolo tanque código casco-granada-casco medalla 2 foto 5",
    "carta Sombrero símbolo casco código tanque-granada-granada medalla 3 foto 19",
    "carta Barco símbolo tanque código casco-casco-granada medalla 2 foto 21",
    "carta Puente símbolo tanque código granada-casco-tanque medalla 5 foto 29",
    "preparar Iker Rocío Dani comodines 3 revelen 3 mazo 18 fondo revelen",
    "situar P1 carta=Zorro",
    "situar P2 carta=Sombrero",
    "situar P3 cartas=Barco",
    "situar soldado lugar=1",
    "situar BExp códigos=Puente",
    "situar turno jugador=B",
    "Rocío: exponer Mula",
];

#[test]
fn who_is_told_what_is_done_to_him_does_nothing() {
    let mut session = bench::entered("codigos", &THREE);
    enter(&mut session, "te tapo el sombrero dani ahí va el soldado").unwrap();
    let last = session.referee().plays().pop().unwrap().text;
    assert_eq!(last, "B: mover soldado 2");
    // Who does something himself is not only told.
    let mut session = bench::entered("codigos", &THREE);
    let told = enter(&mut session, "te tapo el sombrero dani toma el barco");
    assert!(told.is_err(), "{told:?}");
}

#[test]
fn another_card_was_taken_where_it_lay() {
    let mut session = bench::entered("codigos", &THREE[..12]);
    enter(&mut session, "Rocío: encartar 2 Sombrero").unwrap();
    let last = session.referee().next_seq() - 1;
    for said in ["no, perdón, Barco", "no, Rocío tomó Barco, no Sombrero"] {
        let lines = bench::asked(&mut session, said);
        assert_eq!(lines, [format!("corregir {last}: B: encartar 3 barco")], "{said}");
    }
}

#[test]
fn an_offer_leaves_out_no_card_that_is_named_beside_another() {
    for said in ["Rocío toma dos cartas: sombrero y barco", "Rocío expuso mula y después tomó barco"] {
        let mut session = bench::entered("codigos", &THREE[..12]);
        let told = enter(&mut session, said);
        let Err(SessionError::Which(which)) = &told else { continue };
        let is_half = |line: &String| !line.contains("barco") || line.matches('"').count() == 2;
        assert!(!which.lines().iter().any(is_half), "{said}: {told:?}");
    }
}

#[test]
fn how_the_soldier_lies_is_no_move_of_now() {
    for line in [
        "el soldado está sobre k8",
        "el soldado ya estaba encima de k8",
        "el soldado está en el lugar 2 desde antes",
        "el muñeco está en la segunda",
    ] {
        assert_eq!(said(&[], line), "situar soldado lugar=2", "{line}");
    }
    for line in ["ojo el soldado está en la 2 no en la 1", "el soldado no está en la 1 está en la 2"] {
        assert!(said(&[], line).contains("situar soldado lugar=2"), "{line}");
        assert!(!said(&[], line).contains("lugar=1"), "{line}");
    }
    assert_eq!(said(&["Beto: exponer k4"], "pongo el soldado sobre k8"), "B: mover soldado 2");
}

#[test]
fn a_code_that_is_only_shown_is_not_denied_and_one_said_wrongly_is_not_left_unsaid() {
    for line in ["no sé k4, solo lo muestro", "no me sé k4 lo enseño y ya"] {
        assert_eq!(said(&ROUND, line), "B: revelar k4 dudoso", "{line}");
    }
    for line in ["no muestro k4", "no se muestra k4"] {
        assert!(!said(&ROUND, line).starts_with("B: revelar"), "{line}");
    }
    assert_eq!(said(&ROUND, "Beto no dijo bien k4"), "B: revelar k4 errado");
    assert_eq!(said(&ROUND, "Beto no dijo nada de k4"), "B: revelar k4 dudoso");
}

#[test]
fn a_card_that_is_not_his_is_asked_and_how_the_deck_lies_corrects_no_other_thing() {
    assert!(said(&[], "descarte k8").starts_with('['));
    assert_eq!(said(&[], "Beto: descartar k8"), "B: descartar k8");
    let told = ["situar turno jugador=Ana"];
    assert_eq!(said(&told, "corrige porque en el mazo hay once cartas"), "[situar mazo n=11]");
}

#[test]
fn symbols_are_matched_one_by_one() {
    for line in [
        "bajo k4 con k5 de tanque y k6 de casco",
        "casco con k6, tanque k5 y granada el propio k4, lo bajo completo",
    ] {
        let came = said(&[], line).replace('"', "");
        assert!(came.contains("bajar k4 con k"), "{line}: {came}");
    }
}

#[test]
fn three_new_names_are_told_without_commas_and_a_player_is_no_card() {
    let dealt = |line: &str| {
        let mut session =
            bench::entered("codigos", &["preparar Rosa Diego Toño", "repartir Rosa Nogal Mina Faro"]);
        match enter(&mut session, line) {
            Ok(_) => session.referee().plays().last().map(|play| play.text.clone()).unwrap_or_default(),
            Err(SessionError::Which(which)) => format!("[{}]", which.lines().join(" | ")),
            Err(_) => String::new(),
        }
    };
    let offered = "[repartir C \"Cuervo\" \"Sandía\" \"Pólvora\"]";
    for line in [
        "a Toño le tocan cuervo sandía y pólvora",
        "Toño recibe cuervo sandía pólvora",
        "bueno y a Toño le han tocado cuervo sandía y pólvora con eso ya tenemos todos tres",
    ] {
        assert_eq!(dealt(line), offered, "{line}");
    }
    // More words than names: which of them belong together nobody can say.
    assert_eq!(dealt("Toño recibe perro lobo, sandía y pólvora"), "");
    // «a» leads to Toño; only where no player follows it is it player A.
    assert_eq!(dealt("repartir a Toño cuervo sandía pólvora"), "repartir C cuervo sandia polvora");
    assert_eq!(dealt("repartir a cuervo sandía pólvora"), "repartir A cuervo sandia polvora");
}

#[test]
fn what_lies_on_another_card_is_not_what_shows() {
    let before = ["situar turno n=3 jugador=Ana", "situar P3 cartas=k9"];
    assert!(!said(&before, "Ana se deshizo de k2 y quedó encima de k9").contains("descubrir"));
}

#[test]
fn a_card_laid_to_a_code_completes_it_and_its_name_is_no_third_card() {
    let laid = ["Beto: exponer k4"];
    for line in ["k5 al expuesto", "pongo k5 en mi código expuesto", "Beto lleva k5 a su código expuesto"] {
        assert!(said(&laid, line).ends_with("completar k5"), "{line}: {}", said(&laid, line));
    }
    for line in ["bajo k5 y k6 para completar k4", "k5 y k6 en k4", "k5 y k6 para k4"] {
        assert_eq!(said(&laid, line), "B: completar k5 k6 en k4", "{line}");
    }
    // Where none is exposed it is this one.
    assert_eq!(said(&[], "pongo k5 en mi código expuesto"), "B: exponer k5");
    // What is ended so is the code, not the turn.
    let ended = said(&laid, "le pongo k5 y k6 al k4 y con eso lo termino");
    assert!(!ended.contains("pasar"), "{ended}");
    assert_eq!(said(&laid, "mi turno ya lo termino"), said(&laid, "ya termino mi turno"));
}

#[test]
fn a_known_name_of_two_words_is_one_card_in_a_documented_line_too() {
    let before = [
        "carta \"Cabo Primero\" símbolo tanque",
        "situar BRec cartas=k4,\"Cabo Primero\",k6",
        "Beto: exponer k4",
    ];
    assert_eq!(said(&before, "completar cabo primero, k6"), "B: completar \"cabo primero\" k6");
    // A card of that name alone may be meant.
    let more = ["carta Cabo símbolo casco"];
    let asked = said(&[&more[..], &before].concat(), "completar cabo primero, k6");
    assert!(asked.starts_with('['), "{asked}");
}

#[test]
fn the_row_is_opened_by_where_each_card_lies() {
    for line in [
        "abro: la primera es mortero, la segunda puente y la tercera cantimplora",
        "puente en medio, mortero 1ro, cantimplora 3ra",
        "cantimplora en la tercera, mortero en la primera y puente en la segunda",
    ] {
        let mut session = bench::entered("codigos", &TABLE[7..10]);
        let came = bench::asked(&mut session, line);
        assert_eq!(came, ["abrir \"Mortero\" \"Puente\" \"Cantimplora\""], "{line}");
    }
    // Two in one place are no row.
    let mut session = bench::entered("codigos", &TABLE[7..10]);
    let twice = bench::asked_if(&mut session, "abro mortero en la 2, puente en la 2 y cantimplora en la 3");
    assert!(!twice.iter().flatten().any(|line| line.contains("Mortero\" \"Puente")), "{twice:?}");
}
