//! Published cards of Códigos Ocultos: symbol, code, medal and photo number, and what a recital comes to with them.

use arbitro::kernel::{CardEntry, CardLists};
use arbitro::session::{CardImport, Defect, read_cards};
use pretty_assertions::assert_eq;
use serde_json::json;

use crate::bench::{Desk, card_lists, fixture, typed_with_cards};

const CARDS: &str = include_str!("../../../fixtures/codigos/cards.csv");

fn lists() -> CardLists {
    card_lists("codigos")
}

fn import(text: &str) -> Result<CardImport, Vec<Defect>> {
    read_cards(text, &lists())
}

fn entry<'a>(read: &'a CardImport, name: &str) -> &'a CardEntry {
    read.list.cards().iter().find(|c| c.name == name).unwrap()
}

#[test]
fn a_common_card_has_symbol_code_medal_and_photo_number() {
    let read = import(CARDS).unwrap();
    let code = ["granada", "casco", "granada", "tanque"];
    let facts = json!({"symbol": "granada", "code": code, "medal": 5, "photo": 3});
    assert_eq!(entry(&read, "Zapador").facts, facts);
    // What an empty cell does not say is not known.
    let code = ["tanque", "casco", "granada"];
    assert_eq!(entry(&read, "Puente").facts, json!({"symbol": "casco", "code": code, "photo": 10}));
}

#[test]
fn the_symbols_of_a_code_are_joined_by_hyphens_strokes_or_commas() {
    let read = import(CARDS).unwrap();
    assert_eq!(entry(&read, "Cocinero").facts["code"], json!(["casco", "casco", "tanque"]));
    assert_eq!(entry(&read, "Piloto").facts["code"], json!(["granada", "tanque", "casco"]));
}

#[test]
fn a_wild_card_is_told_as_one_and_a_revelen_card_is_left_out() {
    let read = import(CARDS).unwrap();
    assert_eq!(entry(&read, "Comodín rojo").facts, json!({"wild": true}));
    assert_eq!(read.list.cards().len(), 12);
    let left: Vec<&str> = read.list.skipped().iter().map(|c| c.kind.as_str()).collect();
    assert_eq!((left, read.unknown_columns.as_slice()), (vec!["revelen"], &["autor".to_owned()][..]));
}

#[test]
fn a_card_with_two_symbols_a_wild_card_with_a_code_and_a_medal_in_words_are_defects() {
    let text = "carta,tipo,símbolo,código,medalla\n\
                a,,casco-tanque,casco,1\n\
                b,comodín,,casco,\n\
                c,,casco,casco-tanque,tres\n\
                ,,casco,casco,1\n\
                d,,casco,casco-tanque,1\n";
    let lines: Vec<usize> = import(text).unwrap_err().iter().map(|d| d.line).collect();
    assert_eq!(lines, [2, 3, 4, 5]);
}

const LAID: &str = "preparar A B revelen 4 mazo 20\n\
    repartir A Centinela \"Vigía\" Zapador\n\
    repartir B Mensajera Cocinero Piloto\n\
    abrir Enfermera Radio \"Cartógrafa\"\n\
    empezar B\n\
    B: exponer Piloto\n\
    B: completar Cocinero\n\
    A: bajar Centinela con \"Vigía\" Zapador\n\
    A: encartar 2\n\
    reponer 2 revelen\n";

/// What the program answers on a store with the cards of the fixture.
fn typed(lines: &str) -> String {
    typed_with_cards("codigos", CARDS, lines).succeeds().to_owned()
}

fn faults(answer: &str) -> Vec<&str> {
    answer.lines().filter(|l| l.starts_with('✗')).collect()
}

#[test]
fn the_cards_a_line_names_are_told_before_it() {
    let answer = typed("preparar A B\nrepartir A Centinela \"Vigía\" Zapador\n");
    let told = "#2 carta centinela símbolo tanque código casco-tanque-granada medalla 3 foto 1";
    assert!(answer.contains(told), "{answer}");
    assert!(answer.contains("#5 repartir A centinela vigia zapador"), "{answer}");
}

#[test]
fn words_said_are_compared_with_the_published_code() {
    let exact = typed(&format!("{LAID}A: revelar Centinela exacto dijo casco tanque granada\n"));
    assert_eq!(faults(&exact), Vec::<&str>::new(), "{exact}");
    assert!(!exact.contains("sin comprobar"), "{exact}");
    let wrong = typed(&format!("{LAID}A: revelar Centinela exacto dijo tanque casco granada\n"));
    let found = faults(&wrong);
    assert_eq!(found.len(), 1, "{wrong}");
    assert!(found[0].starts_with("✗ 8.5b ilegal"), "{wrong}");
    assert!(wrong.contains("revelarlo como desordenado"), "{wrong}");
}

#[test]
fn the_command_imports_the_list_and_tells_a_bad_one() {
    let desk = Desk::new();
    let bad = desk.file("mala.csv", "carta,medalla\nk1,tres\n");
    let run = |file: &str| desk.run(&["cartas", "importar", file, "--juego", "codigos"]).code;
    assert_eq!(run(&fixture("codigos", "cards.csv")), 0);
    assert_eq!(run(&bad), 2);
}
