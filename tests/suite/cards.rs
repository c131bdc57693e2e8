//! Published cards and decklists: import, what the log tells of them, the clauses on decks.

use std::path::Path;

use arbitro::games::game;
use arbitro::kernel::{CardList, CardLists};
use arbitro::session::{CardImport, Defect, keep_cards, kept_cards, read_cards, read_deck};
use assert_cmd::Command;
use pretty_assertions::assert_eq;

const CARDS: &str = include_str!("../../fixtures/kodem/cards.csv");

fn lists() -> CardLists {
    (game("kodem").unwrap().cards)().unwrap()
}

fn import(text: &str) -> Result<CardImport, Vec<Defect>> {
    read_cards(text, &lists())
}

fn published() -> CardList {
    import(CARDS).unwrap().list
}

fn lines(defects: &[Defect]) -> Vec<usize> {
    defects.iter().map(|d| d.line).collect()
}

#[test]
fn an_import_counts_what_it_takes_and_names_what_it_leaves_out() {
    let read = import(CARDS).unwrap();
    assert_eq!(read.list.cards().len(), 42);
    let left: Vec<&str> = read.list.skipped().iter().map(|c| c.kind.as_str()).collect();
    assert_eq!(left, ["Espectro", "Token"]);
    assert_eq!(read.unknown_columns, ["artist"]);
    assert_eq!(read.list.disputed(), ["Pedernal"]);
}

#[test]
fn a_byte_order_mark_windows_line_ends_and_semicolons_change_nothing() {
    let plain = "set,folio,name,type\nA,1,\"Lobo, Gris\",Adendei\n";
    let windows = "\u{feff}set;folio;name;type\r\nA;1;\"Lobo, Gris\";Adendei\r\n";
    assert_eq!(import(plain).unwrap().list, import(windows).unwrap().list);
}

#[test]
fn json_rows_say_the_same_as_csv_rows() {
    let json = r#"[{"set": "A", "folio": 1, "name": "Lobo", "type": "Adendei", "energy": ["Pirica", "Litica"], "damage": 2}]"#;
    let csv = "set,folio,name,type,energy,damage\nA,1,Lobo,adendei,Litica-Pirica,2\n";
    assert_eq!(import(json).unwrap().list, import(csv).unwrap().list);
}

#[test]
fn every_defect_is_told_with_its_line_at_once() {
    let text = "set,folio,name,type,damage\nA,1,Lobo,Adendei,dos\nA,2,,Adendei,1\nA,3,Oso,Rava,1\nA,3,Oso,Rava,2\nA,4,Sol\n";
    assert_eq!(lines(&import(text).unwrap_err()), [2, 3, 5, 6]);
}

#[test]
fn lines_are_counted_through_empty_ones_windows_ends_and_values_of_two_lines() {
    let text = "set,folio,name,type,damage\r\nA,1,Lobo,Rot,1\r\n\r\nA,2,Oso,Rot,dos\r\nA,3,\"Sol\r\ny Luna\",Rot,x\r\nA,4,,Rot,1\r\n";
    assert_eq!(lines(&import(text).unwrap_err()), [4, 5, 7]);
}

#[test]
fn a_list_without_the_needed_columns_is_no_list() {
    let defects = import("name,damage\nLobo,1\n").unwrap_err();
    assert_eq!(lines(&defects), [1]);
    assert!(defects[0].message.contains("folio"), "{}", defects[0].message);
}

#[test]
fn a_row_repeated_word_for_word_counts_once() {
    let read = import("set,folio,name,type\nA,1,Lobo,Rot\nA,1,Lobo,Rot\n").unwrap();
    assert_eq!((read.list.cards().len(), read.repeated), (1, 1));
}

#[test]
fn the_kept_file_gives_back_what_was_imported() {
    let store = tempfile::tempdir().unwrap();
    assert_eq!(kept_cards(store.path(), "kodem").unwrap(), None);
    keep_cards(store.path(), "kodem", &published()).unwrap();
    assert_eq!(kept_cards(store.path(), "kodem").unwrap(), Some(published()));
    std::fs::write(store.path().join("cartas/kodem.json"), "{").unwrap();
    assert!(kept_cards(store.path(), "kodem").is_err());
}

#[test]
fn a_deck_breaks_the_clause_of_its_file_name_and_no_other() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/kodem/decks");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 10);
    for file in files {
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = std::fs::read_to_string(&file).unwrap();
        let deck = read_deck(&text, &lists(), Some(&published())).unwrap();
        let clauses: Vec<&str> = (lists().judge)(&deck.cards).iter().map(|f| f.clause).collect();
        let expected: Vec<&str> = name.strip_prefix("breaks-").into_iter().collect();
        assert_eq!(clauses, expected, "{name}");
    }
}

#[test]
fn a_deck_that_cannot_be_read_tells_every_line() {
    let text = "\u{feff}Adendei (2)\r\nBrasro, Guardia del Alba\r\n0x Pedernal\r\nCoraza\r\nNeblina\r\nAdendei\r\nPRB 001 Otro\r\n";
    let defects = read_deck(text, &lists(), Some(&published())).unwrap_err();
    assert_eq!(lines(&defects), [2, 3, 4, 5, 6, 7]);
    assert!(defects[0].message.contains("«Brasero, Guardia del Alba»"), "{}", defects[0].message);
}

#[test]
fn a_deck_in_json_means_the_same_cards() {
    let text = "Adendei\nPRB 002\nRot\nGrieta\n";
    let json = r#"{"player": "Ana", "cards": [
        {"set": "PRB", "folio": "002"}, {"name": "grieta", "type": "Rot"}]}"#;
    let names = |text| {
        let deck = read_deck(text, &lists(), Some(&published())).unwrap();
        deck.cards.into_iter().map(|c| (c.name, c.kind)).collect::<Vec<_>>()
    };
    assert_eq!(names(text), names(json));
}

/// Runs the program on a store with the cards of the fixture, types `lines`, and gives what it answers.
fn typed(lines: &str) -> String {
    let store = tempfile::tempdir().unwrap();
    keep_cards(store.path(), "kodem", &published()).unwrap();
    let mut run = Command::cargo_bin("arbitro").unwrap();
    run.args(["jugar", "kodem", "--almacen"]).arg(store.path()).write_stdin(lines.to_owned());
    let out = run.assert().success().get_output().stdout.clone();
    String::from_utf8(out).unwrap()
}

fn told(answer: &str) -> usize {
    answer.lines().filter(|l| l.starts_with('#') && l.contains(" carta \"")).count()
}

const OPENING: &str = "preparar estandar A B\ncolocar A principal=3 abajo\ncolocar B principal=3 abajo\n";

#[test]
fn a_published_card_is_told_before_the_play_that_names_it_first_and_only_once() {
    let answer = typed(&format!("{OPENING}revelar A1 \"ventisca\"\nrevelar B1 \"Ventisca\"\n"));
    assert!(
        answer.contains("#4 carta \"Ventisca\" tipo=Adendei energía=Cháaktica daño=2 descansos=2"),
        "{answer}"
    );
    assert!(answer.contains("#5 revelar A1 \"ventisca\""), "{answer}");
    assert_eq!(told(&answer), 1, "{answer}");
}

#[test]
fn of_a_name_with_several_printings_only_what_they_agree_on_is_told_until_one_is_picked() {
    let answer = typed(&format!("{OPENING}revelar A1 \"Pedernal\"\ncarta \"Pedernal\" set=SEG folio=002\n"));
    assert!(answer.contains("#4 carta \"Pedernal\" tipo=Adendei energía=Lítica descansos=1"), "{answer}");
    assert!(
        answer.contains("#6 carta \"Pedernal\" tipo=Adendei energía=Lítica daño=4 descansos=1"),
        "{answer}"
    );
}

#[test]
fn undoing_passes_over_what_was_told_and_a_struck_telling_is_told_again() {
    let answer = typed(&format!("{OPENING}revelar A1 \"Ventisca\"\ndeshacer 2\n"));
    assert!(answer.contains("se deshace #3, #5") || answer.contains("se deshace #3 y #5"), "{answer}");
    let again = typed(&format!("{OPENING}revelar A1 \"Ventisca\"\ncorregir 4\nrevelar A2 \"Ventisca\"\n"));
    assert_eq!(told(&again), 2, "{again}");
}

#[test]
fn a_line_typed_word_for_word_as_the_list_says_it_is_undone_like_any_other() {
    let answer = typed(&format!(
        "{OPENING}carta \"Ventisca\" tipo=Adendei energía=Cháaktica daño=2 descansos=2\nrevelar A1 \"Ventisca\"\ndeshacer 2\n"
    ));
    assert_eq!(told(&answer), 1, "{answer}");
    assert!(answer.contains("se deshace #4, #5"), "{answer}");
}

#[test]
fn a_list_of_names_is_counted_by_kind_and_a_card_beside_it_is_remarked() {
    let answer = typed(
        "preparar estandar A B\nlista A \"Coraza\" \"Yelmo\" \"Guantelete\" \"Escudo\"\ncolocar A principal=3 abajo\nrevelar A1 \"Ventisca\"\n",
    );
    assert!(answer.contains("✗ 2.5"), "{answer}");
    assert!(answer.contains("«Ventisca» no está en la lista de A"), "{answer}");
}

#[test]
fn the_command_answers_with_0_1_or_2() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/kodem");
    let store = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| {
        let mut command = Command::cargo_bin("arbitro").unwrap();
        command.current_dir(&root).args(args).arg("--almacen").arg(store.path());
        command.assert().get_output().status.code()
    };
    assert_eq!(run(&["cartas", "importar", "cards.csv", "--juego", "kodem"]), Some(0));
    assert_eq!(run(&["mazo", "decks/legal-largest.txt", "--juego", "kodem"]), Some(0));
    assert_eq!(run(&["deck", "decks/breaks-2.1.txt", "--juego", "kodem", "--json"]), Some(1));
    assert_eq!(run(&["mazo", "decks/none.txt", "--juego", "kodem"]), Some(2));
    assert_eq!(run(&["cards", "import", "decks/breaks-2.1.txt", "--juego", "kodem"]), Some(2));
}

/// What `validar --json` finds in a file, on a store where no cards were ever imported.
fn judged(file: &Path) -> Vec<(String, String, String)> {
    let store = tempfile::tempdir().unwrap();
    let mut run = Command::cargo_bin("arbitro").unwrap();
    run.args(["validar", "--json", "--almacen"]).arg(store.path()).arg(file);
    let out = run.assert().get_output().stdout.clone();
    let read: serde_json::Value = serde_json::from_slice(&out).unwrap();
    let found = read["findings"].as_array().unwrap().iter();
    found.map(|f| (f["clause"].to_string(), f["kind"].to_string(), f["message"].to_string())).collect()
}

#[test]
fn a_match_with_statistics_is_judged_alike_where_no_cards_were_imported() {
    let folder = tempfile::tempdir().unwrap();
    let (jsonl, arb) = (folder.path().join("p.jsonl"), folder.path().join("p.arb"));
    let answer = typed(&format!(
        "{OPENING}turno A\nfase previa\nrevelar A1 \"Ventisca\"\nfase batalla\natacar A1>B1 5\nexportar jsonl {}\nexportar arb {}\n",
        jsonl.display(),
        arb.display()
    ));
    assert!(answer.contains("✗ 8.5b"), "{answer}");
    let found = judged(&jsonl);
    let wrong_damage = |f: &&(String, String, String)| f.0.contains("8.5b") && f.1.contains("illegal");
    assert_eq!(found.iter().filter(wrong_damage).count(), 1, "{found:?}");
    assert_eq!(judged(&arb), found);
}
