//! What only the log may know: the cards of a hidden code stay off the screen until they are shown.
//!
//! The names of this match are words nothing else contains, so that a leak cannot hide in another word.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::export::{html_acta, html_record, markdown};
use arbitro::kernel::fold;
use arbitro::report;
use arbitro::rulebook::Rulebook;
use arbitro::session::Session;
use pretty_assertions::assert_eq;

use crate::bench::{enter, session, typed, unsealed};

/// Two codes of A, one laid whole and one exposed and completed; what B holds lies open.
const PLAYED: &[&str] = &[
    "carta xalta símbolo tanque código casco-tanque-granada medalla 3",
    "carta xbosque símbolo casco código tanque-tanque-casco medalla 2",
    "carta xgama símbolo granada código granada-casco-granada medalla 5",
    "carta xdique símbolo tanque código granada-casco-tanque medalla 2",
    "carta xomega comodín",
    "preparar ana beto comodines 2 revelen 4 mazo 20",
    "repartir A xalta xbosque xgama",
    "repartir B k4 k5 k6",
    "abrir xdique xpi k9",
    "empezar A",
    "A: bajar xalta con xbosque xgama",
    "A: encartar 2 xpi",
    "reponer 2 xomega",
    "B: exponer k4",
    "B: encartar 3 k9",
    "A: exponer xpi",
    "A: encartar 2 xomega",
    "reponer 2 k11",
    "B: completar k5",
    "B: completar k6",
    "A: completar xomega",
    "A: ocultar",
];

/// The cards that lie hidden after [`PLAYED`].
const HIDDEN: [&str; 5] = ["xalta", "xbosque", "xgama", "xpi", "xomega"];

/// Questions a screen answers, and statements of the table that are not true.
const ASKED: &[&str] = &[
    "estado",
    "opciones",
    "opciones revelar",
    "opciones bajar",
    "opciones completar",
    "debe",
    "historial",
    "ver 8",
    "ver 16",
    "porque 11",
    "porque 16",
    "porque 21",
    "mesa AOcu n=5",
    "mesa ARec cartas=k1",
    "mesa AExp códigos=k1",
    "mesa P2 carta=k1",
    "mesa P3 cima=k1",
    "mesa partida puntos=A:9",
    "nota 11: mirado",
    "deshacer",
    "rehacer",
    "juez",
    "seguimos",
    "fallo 11 vale",
    "según carta 11 \"sí\"",
    "situar AOcu n=2",
    "deshacer",
    "reponer 1 revelen",
    "estado",
    "opciones",
    "opciones revelar",
    "debe",
    "historial",
];

fn played() -> (Session, String) {
    let mut match_ = session("codigos");
    let mut screen = String::new();
    for line in PLAYED {
        screen = typed(&mut match_, line);
    }
    (match_, screen)
}

fn leaks(screen: &str) -> Vec<&'static str> {
    let screen = fold(screen);
    HIDDEN.into_iter().filter(|name| screen.contains(name)).collect()
}

#[test]
fn no_answer_names_a_card_of_a_hidden_code() {
    let (mut match_, last) = played();
    assert_eq!(leaks(&last), Vec::<&str>::new(), "{last}");
    for line in ASKED {
        let screen = typed(&mut match_, line);
        assert_eq!(leaks(&screen), Vec::<&str>::new(), "{line}:\n{screen}");
    }
}

#[test]
fn what_is_told_of_a_hidden_card_is_not_said_again() {
    let (mut match_, _) = played();
    let screen = typed(&mut match_, "carta xalta medalla 4");
    assert!(screen.contains("vale lo primero"), "{screen}");
    assert_eq!(leaks(&screen), Vec::<&str>::new(), "{screen}");
}

#[test]
fn a_fault_told_while_a_card_lay_open_does_not_name_it_once_it_is_hidden() {
    let mut match_ = session("codigos");
    let lines = [
        "preparar ana beto comodines 2 revelen 4 mazo 20",
        "repartir A k1 k2 xalta",
        "repartir B k4 k5 k6",
        "abrir k7 xbosque k9",
        "empezar A",
        "A: encartar 2 xbosque",
        "A: descartar xbosque",
        "reponer 2 k11",
    ];
    let said: Vec<String> = lines.iter().map(|line| typed(&mut match_, line)).collect();
    assert!(said[6].contains("✗ 5.7f"), "{said:?}");
    for line in [
        "B: encartar 3 xbosque",
        "B: bajar k4 con xbosque k5",
        "A: bajar k1 con k2 xalta",
        "B: encartar 1 k7",
    ] {
        typed(&mut match_, line);
    }
    for line in ["historial", "porque 7", "estado", "opciones"] {
        let screen = typed(&mut match_, line);
        assert_eq!(leaks(&screen), Vec::<&str>::new(), "{line}:\n{screen}");
    }
}

#[test]
fn neither_completion_nor_a_suggestion_offers_a_hidden_card() {
    let (mut match_, _) = played();
    assert_eq!(leaks(&match_.referee().places().join(" ")), Vec::<&str>::new());
    let screen = ["revelar xalt exacto bien", "mesa xalt n=1", "completar", "situar xalt n=1", "xalt"]
        .map(|line| typed(&mut match_, line).replace("xalt ", ""));
    assert_eq!(leaks(&screen.join("\n")), Vec::<&str>::new(), "{screen:?}");
}

#[test]
fn nobody_can_try_a_recital_beforehand() {
    let (mut match_, _) = played();
    let before = match_.records().unwrap().len();
    for said in ["casco tanque granada", "tanque casco granada"] {
        let refused = enter(&mut match_, &format!("puedo revelar AO1 exacto dijo {said}"));
        let refused = refused.map(|_| ()).unwrap_err().to_string();
        assert!(refused.contains("descubriría lo oculto"), "{refused}");
    }
    // Whether the code holds a wild card, which closes two of the four outcomes, is not told either.
    typed(&mut match_, "reponer 1 revelen");
    let options = typed(&mut match_, "opciones revelar");
    let of = |slot: &str| options.lines().filter(|l| l.contains(slot)).count();
    assert_eq!(of("AO1"), of("AO2"), "{options}");
    assert_eq!(match_.records().unwrap().len(), before + 1);
}

#[test]
fn nobody_learns_beforehand_where_a_hidden_card_lies() {
    let (mut match_, _) = played();
    let asked = |card: &str| {
        [
            "B: exponer",
            "A: exponer",
            "A: descartar",
            "B: ocultar",
            "B: bajar k6 con",
            "reponer 1",
            "A: encartar 1",
        ]
        .map(|verb| format!("puedo {verb} {card}"))
    };
    // A hidden card, one nobody has heard of, and the wild card that has no name of its own are answered alike.
    for card in ["xalta", "xbosque", "xnadie", "comodín"] {
        for line in asked(card) {
            let screen = typed(&mut match_, &line);
            assert!(screen.contains("descubriría lo oculto"), "{line}: {screen}");
        }
    }
    assert!(typed(&mut match_, "puedo carta xalta medalla 4").contains("descubriría lo oculto"));
    for line in
        ["puedo A: encartar 2 k11", "puedo A: descartar xdique", "puedo A: encartar 1", "puedo A: exponer ?"]
    {
        let screen = typed(&mut match_, line);
        assert!(!screen.contains("descubriría lo oculto"), "{line}: {screen}");
    }
}

/// What is taken away of a match under way, for people.
fn pages(match_: &Session, book: &Rulebook) -> String {
    let exported = unsealed(match_.referee(), book.catalogue("codigos"));
    markdown(&exported) + &html_record(&exported) + &html_acta(&exported)
}

#[test]
fn the_printed_record_of_a_match_under_way_names_none_and_the_revealed_code_all() {
    let (mut match_, _) = played();
    let book = Rulebook::embedded();
    let page = |match_: &Session| pages(match_, &book);
    let text = page(&match_);
    assert_eq!(leaks(&text), Vec::<&str>::new(), "{text}");
    typed(&mut match_, "reponer 1 revelen");
    let screen = typed(&mut match_, "A: revelar AO1 exacto dijo casco tanque granada");
    let shown = typed(&mut match_, "historial");
    assert!(leaks(&shown).contains(&"xalta"), "{screen}\n{shown}");
    assert!(!leaks(&shown).contains(&"xpi"), "{shown}");
}

#[test]
fn an_undone_recital_tells_no_more_what_is_still_to_be_recited() {
    let (mut match_, _) = played();
    typed(&mut match_, "reponer 1 revelen");
    typed(&mut match_, "A: revelar AO1 exacto dijo xcasco xtanque");
    typed(&mut match_, "deshacer");
    let book = Rulebook::embedded();
    let page = pages(&match_, &book);
    for screen in [typed(&mut match_, "historial"), page] {
        assert_eq!(leaks(&screen), Vec::<&str>::new(), "{screen}");
        assert!(!fold(&screen).contains("xtanque"), "{screen}");
    }
}

#[test]
fn a_hidden_card_named_where_no_card_goes_is_kept_back_too() {
    let mut match_ = session("codigos");
    for line in [
        "preparar ana beto comodines 2 revelen 4 mazo 20 fondo xalta",
        "situar AOcu códigos=xalta+xbosque+xgama",
        "A: mover soldado xbosque",
    ] {
        typed(&mut match_, line);
    }
    let screen = typed(&mut match_, "historial");
    assert_eq!(leaks(&screen), Vec::<&str>::new(), "{screen}");
}

#[test]
fn the_judge_sees_what_the_screen_keeps_back() {
    let (match_, _) = played();
    let picture = match_.referee().picture();
    assert_eq!(leaks(&report::board(&picture, 100, false)), Vec::<&str>::new());
    assert_eq!(leaks(&report::board(&picture, 100, true)), HIDDEN.to_vec());
}
