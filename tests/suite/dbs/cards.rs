//! Published cards and decklists of Dragon Ball Super: the number identifies a card, a name may be several.

use arbitro::kernel::{CardList, CardLists};
use arbitro::session::{Defect, read_cards, read_deck};
use pretty_assertions::assert_eq;

use crate::bench::{Desk, Ran, card_lists, typed_with_cards};

const CARDS: &str = include_str!("../../../fixtures/dbs/cards.csv");
const HEAD: &str =
    "number,name,type,color,energy,color_cost,power,combo_energy,combo_power,character,limit,skills\n";

fn lists() -> CardLists {
    card_lists("dbs")
}

fn published() -> CardList {
    read_cards(CARDS, &lists()).unwrap().list
}

/// What is told of the only card of a list, in the game's own form.
fn facts(row: &str) -> serde_json::Value {
    let read = read_cards(&format!("{HEAD}{row}\n"), &lists()).unwrap();
    read.list.cards()[0].facts.clone()
}

#[test]
fn an_import_counts_what_the_booklet_knows_and_names_the_rest() {
    let read = read_cards(CARDS, &lists()).unwrap();
    assert_eq!(read.list.cards().len() + read.list.skipped().len(), CARDS.lines().count() - 1);
    let left: Vec<(&str, &str)> =
        read.list.skipped().iter().map(|c| (c.id.as_str(), c.kind.as_str())).collect();
    assert_eq!(left, [("PR-029", "UNISON")]);
    assert_eq!(read.unknown_columns, ["special_trait", "era", "awakened_name"]);
    assert_eq!(read.list.disputed(), ["Grumete"]);
}

#[test]
fn a_mark_of_the_skills_says_what_a_card_may_have_and_an_unknown_one_leaves_all_open() {
    let told = facts("BT1-001,Uno,BATTLE,Red,1,red:1,5000,0,5000,Uno,,Auto/ball/Blocker");
    assert_eq!(told["skills"], serde_json::json!(["auto?", "blocker?"]));
    let told = facts("BT1-001,Uno,BATTLE,Red,1,red:1,5000,0,5000,Uno,,Barrier/Auto");
    assert_eq!(told["skills"], serde_json::json!(["auto?", "otras?"]));
    assert_eq!(facts("BT1-001,Uno,BATTLE,Red,1,red:1,5000,0,5000,Uno,,").get("skills"), None);
}

#[test]
fn an_empty_cell_says_nothing_and_what_costs_nothing_has_no_spheres() {
    let told = facts("BT1-001,Uno,BATTLE,Black,3,,5000,0,5000,Uno : GT,4,");
    assert_eq!(
        (told.get("spheres"), &told["character"], &told["limit"]),
        (None, &"Uno: GT".into(), &4.into())
    );
    let told = facts("BT1-001,Uno,BATTLE,Red/Green,0,,5000,0,5000,Uno,,");
    assert_eq!(
        (&told["spheres"], &told["colors"]),
        (&serde_json::json!({}), &serde_json::json!(["red", "green"]))
    );
}

#[test]
fn every_defect_is_told_with_its_line() {
    let text = format!(
        "{HEAD}BT1-001,Uno,BATTLE,Pink,1,,5000,0,0,,,\n,Dos,EXTRA,Red,1,,,,,,,\nBT1-003,Tres,EXTRA,Red,x,red,,,,,,\n"
    );
    let lines = |defects: &[Defect]| defects.iter().map(|d| d.line).collect::<Vec<_>>();
    assert_eq!(lines(&read_cards(&text, &lists()).unwrap_err()), [2, 3, 4, 4]);
}

/// The clauses a decklist breaks for certain, and those it leaves open.
fn judged(text: &str) -> (Vec<(&'static str, Option<usize>)>, Vec<&'static str>) {
    let deck = read_deck(text, &lists(), Some(&published())).unwrap();
    let faults = (lists().judge)(&deck.cards);
    let (certain, open): (Vec<_>, Vec<_>) = faults.into_iter().partition(|f| f.certain);
    (certain.iter().map(|f| (f.clause, f.line)).collect(), open.iter().map(|f| f.clause).collect())
}

/// Four copies each of so many cards: 48 of the full deck, or 24 of the half one.
fn fours(cards: usize) -> String {
    let numbers = (3..).filter(|n| ![15, 28, 29].contains(n)).take(cards);
    numbers.map(|n| format!("4x PR-{n:03}\n")).collect()
}

#[test]
fn fifty_or_twenty_five_cards_and_the_leader_beside_them_are_legal() {
    let nothing = (Vec::new(), Vec::new());
    assert_eq!(judged(&format!("Jugador: Ana\nLíder: PR-001\n{}2x PR-018\n", fours(12))), nothing);
    assert_eq!(judged(&format!("{}1x PR-015 Grumete\n", fours(6))), nothing);
}

#[test]
fn a_deck_of_another_size_breaks_the_nearer_clause() {
    assert_eq!(judged(&fours(12)), (vec![("5.2", Some(12))], Vec::new()));
    assert_eq!(judged(&format!("{}3x PR-018\n", fours(12))), (vec![("5.2", Some(13))], Vec::new()));
    assert_eq!(judged(&fours(6)), (vec![("5.2a", Some(6))], Vec::new()));
}

#[test]
fn a_leader_in_the_deck_and_a_fifth_copy_are_told_with_their_lines() {
    assert_eq!(
        judged(&format!("{}1x PR-018\n1x PR-001\n", fours(12))),
        (vec![("5.4", Some(14))], Vec::new())
    );
    assert_eq!(
        judged(&format!("{}1x PR-018\n1x Aprendiz del Fuego\n", fours(12))),
        (vec![("5.5", Some(14))], Vec::new())
    );
}

#[test]
fn five_of_a_name_that_is_two_cards_are_a_question_and_nine_a_fault() {
    assert_eq!(judged(&format!("{}5x Grumete\n", fours(5))), (Vec::new(), vec!["5.5"]));
    assert_eq!(judged(&format!("{}9x Grumete\n", fours(4))), (vec![("5.5", Some(5))], Vec::new()));
}

#[test]
fn a_reprint_counts_with_the_card_it_reprints() {
    let row = |id: &str| format!("{id},Uno,BATTLE,Red,1,red:1,5000,0,5000,Uno,,\n");
    let text = format!("{HEAD}{}{}", row("BT1-001"), row("BT1-001_PR02"));
    let cards = read_cards(&text, &lists()).unwrap().list;
    let deck = read_deck("3x BT1-001\n2x BT1-001_PR02\n", &lists(), Some(&cards)).unwrap();
    let faults = (lists().judge)(&deck.cards);
    assert!(faults.iter().any(|f| f.clause == "5.5" && f.certain && f.line == Some(2)), "{faults:?}");
}

#[test]
fn a_list_cannot_name_what_was_left_out_or_nobody_published() {
    let defects = read_deck("PR-029\nLancero Rjo\n", &lists(), Some(&published())).unwrap_err();
    assert!(defects[0].message.contains("no conocen este tipo"), "{}", defects[0].message);
    assert!(defects[1].message.contains("«Lancero Rojo»"), "{}", defects[1].message);
}

/// Types lines on a store with the cards of the fixture.
fn typed(lines: &str) -> Ran {
    typed_with_cards("dbs", CARDS, lines)
}

const OPENING: &str =
    "modo completo\njugador ana\njugador bea\nana: mazo 50\nbea: mazo 50\ninicial ana\nempezar\n";

#[test]
fn a_card_named_by_number_is_told_before_the_play_and_its_cost_and_colours_are_checked() {
    let ran = typed(&format!("{OPENING}ana: cargar PR-015\nana: jugar PR-003 con e1\n"));
    let answer = ran.succeeds();
    assert!(
        answer.contains("carta \"PR-003\" nombre=\"Aprendiz del Fuego\" tipo=\"luchador\" personaje=\"Brasa\" color=rojo coste=1 esferas=rojo:1 poder=5000 combo=5000 coste-combo=0"),
        "{answer}"
    );
    assert!(answer.contains("✗ 7.2e"), "{answer}");
}

#[test]
fn of_a_name_that_is_two_cards_only_what_both_say_is_told_until_the_number_is() {
    let ran = typed(&format!("{OPENING}ana: cargar Grumete\ncarta Grumete número=PR-028\n"));
    let answer = ran.succeeds();
    assert!(
        answer
            .contains("carta \"Grumete\" tipo=\"luchador\" personaje=\"Grumete\" color=azul esferas=azul:1"),
        "{answer}"
    );
    assert!(
        answer.contains("número=\"PR-028\" tipo=\"luchador\" personaje=\"Grumete\" color=azul coste=2"),
        "{answer}"
    );
}

#[test]
fn a_name_and_its_number_are_one_card() {
    let lines = "situar ana mano=1 conocidas=\"PR-003\"\nana: jugar \"Aprendiz del Fuego\" con 0\n";
    let ran = typed(&format!("{OPENING}{lines}"));
    assert!(!ran.succeeds().contains("que se conoce entera"), "{}", ran.out);
}

#[test]
fn a_card_beyond_the_booklet_is_told_nothing_of() {
    let ran = typed(&format!("{OPENING}ana: cargar PR-029\n"));
    assert!(!ran.succeeds().contains("carta \"PR-029\""), "{}", ran.out);
}

#[test]
fn the_command_answers_with_0_1_or_2() {
    let desk = Desk::new();
    let cards = desk.file("cards.csv", CARDS);
    let deck = |name: &str, text: &str| desk.file(name, text);
    let legal = deck("legal.txt", &format!("{}2x PR-018\n", fours(12)));
    let short = deck("corto.txt", &fours(12));
    let unknown = deck("otro.txt", "4x Nadie\n");
    let imported = desk.run(&["cartas", "importar", &cards, "--juego", "dbs"]);
    assert!(imported.succeeds().contains("Fuera de la lista 1 UNISON"), "{}", imported.out);
    assert_eq!(desk.run(&["mazo", &legal, "--juego", "dbs"]).code, 0);
    let ran = desk.run(&["mazo", &short, "--juego", "dbs"]);
    assert_eq!(ran.code, 1, "{ran:#?}");
    assert!(ran.out.contains("5.2 línea 12: ") && ran.out.contains("Arreglo: añadir 2."), "{}", ran.out);
    assert_eq!(desk.run(&["mazo", &unknown, "--juego", "dbs"]).code, 2);
}
