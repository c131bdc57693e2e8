//! Enadrya at the prompt: published cards and decklists (what a row says, what a match is told, which clause a list
//! breaks), and options.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::kernel::{CardLists, DeckFault};
use arbitro::session::{CardImport, Defect, read_cards, read_deck};
use pretty_assertions::assert_eq;
use serde_json::json;

use crate::bench::{Desk, card_lists, fixture, root, texts, typed_with_cards};

const CARDS: &str = include_str!("../../../fixtures/enadrya/cards.csv");

fn lists() -> CardLists {
    card_lists("enadrya")
}

fn import(text: &str) -> Result<CardImport, Vec<Defect>> {
    read_cards(text, &lists())
}

#[test]
fn an_import_takes_the_four_types_and_names_what_it_leaves_out() {
    let read = import(CARDS).unwrap();
    assert_eq!(read.list.cards().len(), 23);
    assert_eq!(read.list.skipped().iter().map(|c| c.id.as_str()).collect::<Vec<_>>(), ["PR-99"]);
    assert_eq!(read.unknown_columns, ["ilustradora"]);
    assert_eq!(read.list.disputed(), ["Barquera"]);
}

#[test]
fn a_card_keeps_only_what_its_type_prints() {
    let list = import(CARDS).unwrap().list;
    let facts = |id: &str| list.with_id(id).unwrap().facts.clone();
    assert_eq!(facts("PR-01"), json!({"kind": "base", "race": "humans", "defence": 18, "energy": 4}));
    assert_eq!(facts("PR-17"), json!({"kind": "power", "race": "humans", "cost": 2}));
    assert_eq!(
        facts("PR-06"),
        json!({"kind": "unit", "race": "humans", "cost": 2, "speed": 2, "attack": 3, "defence": 3,
               "strike": "Perforante", "abilities": [{"name": "Empuje", "colour": "green"}]})
    );
    assert_eq!(
        facts("PR-11")["abilities"],
        json!([{"name": "Orden", "colour": "blue", "cost": 2}, {"name": "Repliegue", "colour": "blue", "cost": 3}])
    );
}

#[test]
fn every_defect_is_told_with_its_line() {
    let text = "nombre,tipo,raza,velocidad,golpe,celeste\nLobo,Unidad,Elfos,1,,\nOso,Unidad,,0,,\nSol,Unidad,,4,,\n,Poder,,,,\nLuna,Unidad,,1,Mordisco,\nMar,Unidad,,1,,Ola:100\nLobo,Unidad,,1,,\n";
    let defects = import(text).unwrap_err();
    assert_eq!(defects.iter().map(|d| d.line).collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7]);
    assert!(defects[0].message.contains("Akhris, Bythros, Humanos o Neutral"), "{}", defects[0].message);
}

#[test]
fn without_numbers_a_name_stands_for_the_card_and_cannot_say_two_things() {
    let defects = import("nombre,tipo,coste\nLobo,Poder,1\nLobo,Poder,2\n").unwrap_err();
    assert_eq!(defects.iter().map(|d| d.line).collect::<Vec<_>>(), [3]);
    assert_eq!(import("nombre,tipo,coste\nLobo,Poder,1\nLobo,Poder,1\n").unwrap().repeated, 1);
}

/// The text of a decklist of the fixtures.
fn deck(name: &str) -> String {
    std::fs::read_to_string(fixture("enadrya", &format!("decks/{name}"))).unwrap()
}

/// The faults of a decklist, the fixture's cards at hand.
fn judged(text: &str) -> Vec<DeckFault> {
    let cards = import(CARDS).unwrap().list;
    (lists().judge)(&read_deck(text, &lists(), Some(&cards)).unwrap().cards)
}

fn clauses(faults: &[DeckFault]) -> Vec<&str> {
    faults.iter().map(|f| f.clause).collect()
}

#[test]
fn a_deck_breaks_the_clause_of_its_file_name_and_no_other() {
    let files = texts(&root().join("fixtures/enadrya/decks"));
    assert_eq!(files.len(), 5);
    for (file, text) in files {
        let name = file.file_stem().unwrap().to_str().unwrap();
        assert_eq!(clauses(&judged(&text)), Vec::from_iter(name.strip_prefix("breaks-")), "{name}");
    }
}

/// Clause, line, what is wrong and the repair of the only fault of a fixture.
fn fault(file: &str) -> (Option<usize>, String, String) {
    let faults = judged(&deck(file));
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    (fault.line, fault.message.clone(), fault.repair.clone())
}

#[test]
fn each_fault_of_a_deck_has_its_line_and_the_nearest_repair() {
    let told = |line, message: &str, repair: &str| (Some(line), message.to_owned(), repair.to_owned());
    assert_eq!(
        fault("breaks-E1a.txt"),
        told(
            23,
            "la lista lleva 41 cartas y son 40, la Base incluida",
            "quitar 1 carta, por ejemplo desde «Noria», línea 23"
        )
    );
    assert_eq!(
        fault("breaks-E1b.txt"),
        told(7, "la lista lleva 2 Bases y va una", "dejar una Base, línea 6, y cambiar 1 por otra carta")
    );
    assert_eq!(
        fault("breaks-E1.1.txt"),
        told(18, "la lista lleva 5 ejemplares de «Remera» y caben 4", "dejar 4 y cambiar 1 por otra carta")
    );
    assert_eq!(
        fault("breaks-E2.txt"),
        told(
            18,
            "la lista mezcla razas: 1 de Bythros, 35 de Humanos",
            "cambiar 1 carta (línea 18) por otras de Humanos o neutrales"
        )
    );
}

#[test]
fn too_few_cards_and_no_base_are_two_faults_and_what_is_spare_is_taken_out() {
    let few = judged("Unidades\n4 Remera\n");
    let told: Vec<_> = few.iter().map(|f| (f.clause, f.repair.as_str())).collect();
    assert_eq!(told, [("E1a", "añadir 36 cartas"), ("E1b", "añadir una Base")]);
    let legal = deck("legal.txt");
    let spare = judged(&legal.replace("4 Remera", "5 Remera"));
    let told: Vec<_> = spare.iter().map(|f| (f.clause, f.repair.as_str())).collect();
    assert_eq!(
        told,
        [("E1a", "quitar 1 carta, por ejemplo desde «Noria», línea 23"), ("E1.1", "dejar 4 y quitar 1")]
    );
}

#[test]
fn races_are_silent_where_no_published_card_says_them() {
    let legal = deck("breaks-E2.txt");
    let deck = read_deck(&legal, &lists(), None).unwrap();
    assert_eq!(clauses(&(lists().judge)(&deck.cards)), Vec::<&str>::new());
}

/// Runs the program on a store with the cards of the fixture, types `lines`, and gives what it answers.
fn typed(lines: &str) -> String {
    typed_with_cards("enadrya", CARDS, lines).succeeds().to_owned()
}

#[test]
fn a_base_named_from_the_list_brings_its_figures() {
    let answer = typed(
        "A base \"Torre de Sal\"\nA barajar; B cortar; A robar 6\nB base \"Nido del Fondo\"\nB barajar; A cortar; B robar 6\ninicia A\nA fase recargar\nestado\n",
    );
    assert!(
        answer.contains(
            "#1 carta \"Torre de Sal\" tipo=base raza=\"Humanos\" defensa=20 energía=5 celeste=\"Reparar:2\""
        ),
        "{answer}"
    );
    assert!(answer.contains("A recarga 5 de energía"), "{answer}");
    assert!(!answer.contains('✗'), "{answer}");
}

const OPENING: &str = "inicia A; preparar A 20/5 B 20/5; A fase desplegar\n";

#[test]
fn a_technology_played_by_its_name_is_one_and_is_paid_as_printed() {
    let answer = typed(&format!("{OPENING}jugar Noria\nestado\n"));
    assert!(answer.contains("carta \"Noria\" tipo=tecnología raza=\"Humanos\" coste=3"), "{answer}");
    assert!(answer.contains("Energía 2") && answer.contains("Noria"), "{answer}");
    assert!(!answer.contains('✗') && !answer.contains("se toma por Poder"), "{answer}");
}

#[test]
fn a_published_card_is_told_once_before_the_play_that_names_it_and_judges_it() {
    let answer = typed(&format!("{OPENING}jugar \"remera\" en s1\njugar Remera en p1\n"));
    assert_eq!(answer.lines().filter(|l| l.starts_with('#') && l.contains(" carta ")).count(), 1, "{answer}");
    assert_eq!(answer.matches('✗').count(), 1, "{answer}");
    assert!(answer.contains("✗ K1.2a"), "{answer}");
}

#[test]
fn a_unit_named_without_its_slot_is_not_understood_and_nothing_is_written() {
    let ran = typed_with_cards("enadrya", CARDS, &format!("{OPENING}jugar Remera\n"));
    ran.fails(2, "el slot de la unidad");
    assert!(!ran.out.contains(" carta \"Remera\""), "{ran:?}");
}

#[test]
fn of_a_name_printed_twice_only_what_both_say_is_told() {
    let answer = typed(&format!("{OPENING}jugar Barquera en d1\n"));
    assert!(
        answer.contains(
            "carta \"Barquera\" tipo=unidad raza=\"Humanos\" coste=1 vel=3 defensa=1 golpe=\"Impacto\""
        ),
        "{answer}"
    );
}

#[test]
fn a_deck_told_by_name_is_judged_by_what_the_list_prints() {
    let answer = typed("mazo A 1 \"Torre de Sal\" 4 Remera 4 \"Larva de Cieno\" 31 otra\n");
    assert!(answer.contains("✗ E2") && answer.contains("✗ E1.1"), "{answer}");
    assert_eq!(answer.matches('✗').count(), 2, "{answer}");
}

#[test]
fn the_command_answers_with_0_1_or_2() {
    let desk = Desk::new();
    let run = |args: &[&str], file: &str| {
        desk.run(&[args, &[&fixture("enadrya", file), "--juego", "enadrya"]].concat()).code
    };
    assert_eq!(run(&["cartas", "importar"], "cards.csv"), 0);
    assert_eq!(run(&["mazo"], "decks/legal.txt"), 0);
    assert_eq!(run(&["mazo"], "decks/breaks-E2.txt"), 1);
    assert_eq!(run(&["cartas", "importar"], "decks/legal.txt"), 2);
}

#[test]
fn options_of_a_verb_are_found_behind_the_player_who_acts() {
    let options =
        typed("inicia A; preparar A 20/5 B 20/5; A fase recargar\nopciones robar\nopciones masivo\n");
    assert!(options.contains("No hay opciones con «masivo»."), "{options}");
    let answer =
        typed("inicia A; preparar A 20/5 B 20/5; A fase recargar; situar A mano=4\nopciones robar\n");
    assert!(answer.lines().any(|l| l == "1 A robar hasta 6"), "{answer}");
}
