//! Published cards and decklists: import, what the log tells of them, the clauses on decks.

use arbitro::kernel::{CardList, CardLists};
use arbitro::session::{CardImport, Defect, keep_cards, kept_cards, read_cards, read_deck};
use pretty_assertions::assert_eq;

use crate::bench::{Desk, card_lists, fixture, root, texts, typed_with_cards};

const CARDS: &str = include_str!("../../../fixtures/kodem/cards.csv");

fn lists() -> CardLists {
    card_lists("kodem")
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
fn a_list_of_no_use_is_refused_and_the_old_one_stays() {
    let desk = Desk::new();
    keep_cards(&desk.store(), "kodem", &published()).unwrap();
    let file = desk.file("lore.csv", "set,folio,name,type\nA,1,Lobo,Lore\n");
    assert_eq!(desk.run(&["cartas", "importar", "--juego", "kodem", &file]).code, 2);
    assert_eq!(kept_cards(&desk.store(), "kodem").unwrap(), Some(published()));
}

#[test]
fn a_plural_type_is_the_type() {
    let read =
        import("set,folio,name,type\nA,1,Lobo,Adendeis\nA,2,Oso,Protectores\nA,3,Sol,Espectros\n").unwrap();
    let kinds: Vec<&str> = read.list.cards().iter().map(|c| c.kind.as_str()).collect();
    assert_eq!(kinds, ["Adendei", "Protector"]);
    assert!(read.list.skipped()[0].why.contains("edición estándar"), "{:?}", read.list.skipped());
}

#[test]
fn a_tag_in_brackets_behind_a_name_is_another_printing_of_the_card() {
    let list = import("set,folio,name,type\nA,1,Lobo,Rot\nA,2,Lobo [ENGLISH],Rot\n").unwrap().list;
    assert_eq!(list.named("lobo").len(), 2);
}

#[test]
fn numbers_that_play_no_part_are_in_no_dispute() {
    let text = "set,folio,name,type,damage,rests\nA,1,Ota,Protector,0,3\nA,2,Ota,Protector,,\nA,3,Drago,Rava,0,0\nA,4,Drago,Rava,,\n";
    assert!(import(text).unwrap().list.disputed().is_empty());
}

#[test]
fn empty_lines_before_the_headings_count_as_lines_and_part_no_columns() {
    let text = "\n  \nset;folio;name;type\nA;1;\"Lobo, Gris\";Rot\nA;2;;Rot\n";
    assert_eq!(lines(&import(text).unwrap_err()), [5]);
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
    let files = texts(&root().join("fixtures/kodem/decks"));
    assert_eq!(files.len(), 12);
    for (file, text) in files {
        let name = file.file_stem().unwrap().to_str().unwrap();
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

#[test]
fn a_folio_in_json_may_be_a_number_and_a_list_that_is_none_is_told_the_form() {
    let cards = import("set,folio,name,type\nA,1,Lobo,Rot\n").unwrap().list;
    let deck = read_deck(r#"{"cards": [{"set": "A", "folio": 1}]}"#, &lists(), Some(&cards)).unwrap();
    assert_eq!(deck.cards[0].name, "Lobo");
    let defects = read_deck("[1]", &lists(), None).unwrap_err();
    assert!(defects[0].message.contains(r#"se espera {"player""#), "{}", defects[0].message);
}

/// Name and copies of every card of a list written as players do.
fn cards_of(text: &str, cards: Option<&CardList>) -> Vec<(String, u32)> {
    let deck = read_deck(text, &lists(), cards).unwrap();
    deck.cards.into_iter().map(|c| (c.name, c.copies)).collect()
}

#[test]
fn a_line_of_a_list_may_carry_a_bullet_an_order_copies_behind_or_a_folio() {
    let text =
        "- Ventisca\n* Candil // nota\n2. Pedernal (SEG 002)\nMusgo x2\n3x Zarpa [ENGLISH]\nMarea (012)\n";
    let all = [("Ventisca", 1), ("Candil", 1), ("Pedernal", 1), ("Musgo", 2), ("Zarpa", 3), ("Marea", 1)];
    let expected: Vec<(String, u32)> = all.iter().map(|(name, n)| ((*name).to_owned(), *n)).collect();
    assert_eq!(cards_of(text, Some(&published())), expected);
    assert_eq!(cards_of(&format!("Adendei\n{text}"), None), expected);
    let wrong = read_deck("Pedernal (PRB 900)\n", &lists(), Some(&published())).unwrap_err();
    assert!(wrong[0].message.contains("no consta PRB 900; consta PRB 002, SEG 002"), "{}", wrong[0].message);
}

#[test]
fn a_heading_may_be_framed_announce_after_a_colon_or_mean_all_equipment() {
    let text = "== Adendei ==\nVentisca\n// nada\nEquipos: 2\nCoraza\nGrieta\n";
    assert_eq!(cards_of(text, Some(&published())).len(), 3);
    assert_eq!(lines(&read_deck(text, &lists(), None).unwrap_err()), [5, 6]);
    let wrong = read_deck("Adendei: 2\nVentisca\n", &lists(), Some(&published())).unwrap_err();
    assert!(wrong[0].message.contains("anuncia 2 y debajo hay 1"), "{}", wrong[0].message);
}

#[test]
fn a_first_line_that_is_like_no_card_is_a_title_and_a_slip_is_none() {
    let deck = read_deck("Fuego y ceniza\nVentisca\n", &lists(), Some(&published())).unwrap();
    assert_eq!(deck.title, Some((1, "Fuego y ceniza".to_owned())));
    assert_eq!(lines(&read_deck("Ventsca\nCandil\n", &lists(), Some(&published())).unwrap_err()), [1]);
    let late = read_deck("Ventisca\nFuego y ceniza\n", &lists(), Some(&published()));
    assert_eq!(lines(&late.unwrap_err()), [2]);
}

#[test]
fn an_id_may_have_any_number_of_words_and_begin_with_a_number() {
    let text = "set,folio,name,type\n2 Ola del Sur,A 1,Lobo,Rot\n2 Ola,del,Oso,Rot\n";
    let cards = import(text).unwrap().list;
    let expected = vec![("Lobo".to_owned(), 1), ("Oso".to_owned(), 1), ("Lobo".to_owned(), 1)];
    assert_eq!(
        cards_of("2 Ola del Sur A 1\n2 Ola del Oso\n2 Ola del Sur A 1 Lobo\n", Some(&cards)),
        expected
    );
}

#[test]
fn a_card_left_out_hides_no_card_whose_name_is_its_id() {
    let text = "set,folio,name,type\nSol,1,Noche,Lore\nA,1,Sol 1,Adendei\n";
    let cards = import(text).unwrap().list;
    assert!(cards.left_out("Sol 1").is_none());
    assert_eq!(cards_of("Sol 1\n", Some(&cards)), [("Sol 1".to_owned(), 1)]);
}

/// Runs the program on a store with the cards of the fixture, types `lines`, and gives what it answers.
fn typed(lines: &str) -> String {
    typed_with_cards("kodem", CARDS, lines).succeeds().to_owned()
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
fn what_a_line_says_of_its_card_stands_and_the_list_tells_the_rest() {
    let answer = typed("carta \"Pedernal\" set=SEG folio=002 daño=3\n");
    assert!(answer.contains("#1 carta \"Pedernal\" tipo=Adendei energía=Lítica descansos=1\n"), "{answer}");
    assert!(!answer.contains("aviso"), "{answer}");
    let alone = typed("carta \"Ventisca\" daño=5\n");
    assert!(alone.contains("#1 carta \"Ventisca\" tipo=Adendei energía=Cháaktica descansos=2\n"), "{alone}");
}

#[test]
fn a_line_that_says_another_kind_means_another_card() {
    assert_eq!(told(&typed("carta \"Ventisca\" tipo=Rot\n")), 1);
}

#[test]
fn a_printing_that_is_not_on_file_is_remarked() {
    let answer = typed("carta \"Pedernal\" set=SEG folio=009\n");
    assert!(answer.contains("aviso: de «Pedernal» no consta SEG 009; consta PRB 002, SEG 002"), "{answer}");
    assert!(!typed("carta \"Lobo\" set=SEG folio=009\n").contains("aviso"));
}

#[test]
fn a_card_named_as_target_partner_or_payer_is_told_too() {
    for line in [
        "activar opcional A1 >AExt \"Ventisca\"",
        "cambiar A1<>AExt \"Ventisca\" por=A2",
        "pagar AExt \"Ventisca\" vida=1",
        "mover AExt \"Ventisca\">AMazo",
        "atacar A1>BExt \"Ventisca\" 1",
    ] {
        let answer = typed(&format!("{OPENING}turno A\n{line}\n"));
        assert_eq!(told(&answer), 1, "{answer}");
    }
}

#[test]
fn a_list_is_whole_without_counts_or_with_those_of_all_kinds() {
    let shown = |list: &str| typed(&format!("{OPENING}{list}\nrevelar A1 \"Ventisca\"\n"));
    let remark = "«Ventisca» no está en la lista de A";
    assert!(!shown("lista A rava=1 \"Candil\" \"Musgo\"").contains(remark));
    assert!(shown("lista A \"Candil\" \"Musgo\"").contains(remark));
    let all = "lista A adendei=2 rava=0 protector=0 bio=0 ixim=0 rot=0 \"Candil\" \"Musgo\"";
    assert!(shown(all).contains(remark));
}

#[test]
fn a_list_told_after_a_card_beside_it_brings_the_same_remark() {
    let answer = typed(&format!("{OPENING}revelar A1 \"Ventisca\"\nlista A \"Candil\"\n"));
    assert!(answer.contains("«Ventisca» no está en la lista de A"), "{answer}");
}

#[test]
fn a_list_that_names_more_of_a_kind_than_it_counts_is_remarked() {
    let answer = typed("preparar estandar A B\nlista B rot=0 \"Grieta\"\n");
    assert!(answer.contains("aviso: la lista de B cuenta 0 Rot y nombra 1"), "{answer}");
}

#[test]
fn published_cards_that_cannot_be_read_are_told_in_json_where_asked() {
    let desk = Desk::new();
    let file = desk.file("c.csv", "name\nLobo\n");
    let ran = desk.run(&["mazo", "--json", "--juego", "kodem", "--cartas", &file, &file]);
    assert_eq!(ran.code, 2, "{ran:?}");
    let read: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(read["defects"][0]["line"], 1);
}

#[test]
fn the_command_answers_with_0_1_or_2() {
    let desk = Desk::new();
    let run = |args: &[&str], file: &str| {
        desk.run(&[args, &[&fixture("kodem", file), "--juego", "kodem"]].concat()).code
    };
    assert_eq!(run(&["cartas", "importar"], "cards.csv"), 0);
    assert_eq!(run(&["mazo"], "decks/legal-largest.txt"), 0);
    assert_eq!(run(&["deck", "--json"], "decks/breaks-2.1.txt"), 1);
    assert_eq!(run(&["mazo"], "decks/none.txt"), 2);
    assert_eq!(run(&["cards", "import"], "decks/breaks-2.1.txt"), 2);
}

/// What `validar --json` finds in a file, on a store where no cards were ever imported.
fn judged(file: &str) -> Vec<(String, String, String)> {
    let ran = Desk::new().run(&["validar", "--json", file]);
    let read: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let found = read["findings"].as_array().unwrap().iter();
    found.map(|f| (f["clause"].to_string(), f["kind"].to_string(), f["message"].to_string())).collect()
}

#[test]
fn a_match_with_statistics_is_judged_alike_where_no_cards_were_imported() {
    let desk = Desk::new();
    let path = |name: &str| desk.path(name).to_str().unwrap().to_owned();
    let (jsonl, arb) = (path("p.jsonl"), path("p.arb"));
    let answer = typed(&format!(
        "{OPENING}turno A\nfase previa\nrevelar A1 \"Ventisca\"\nfase batalla\natacar A1>B1 5\nexportar jsonl {jsonl}\nexportar arb {arb}\n"
    ));
    assert!(answer.contains("✗ 8.5b"), "{answer}");
    let found = judged(&jsonl);
    let wrong_damage = |f: &&(String, String, String)| f.0.contains("8.5b") && f.1.contains("illegal");
    assert_eq!(found.iter().filter(wrong_damage).count(), 1, "{found:?}");
    assert_eq!(judged(&arb), found);
}
