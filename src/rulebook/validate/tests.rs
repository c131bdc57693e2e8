//! Each kind of defect, shown by one change to a sound catalogue.

use pretty_assertions::assert_eq;
use proptest::prelude::proptest;

use super::*;

const SOUND: &str = r#"[rulebook]
game = "brisca"
title = "Brisca"
language = "es"
source = "Reglas de la brisca"

[[section]]
id = "B"
title = "Bazas"

[[clause]]
id = "B1bis-a"
section = "B"
es = "Gana la baza el triunfo más alto."
en = "The highest trump takes the trick."
role = "enforced"
finding = "illegal"
check = "The taker holds the highest trump."
legal = "baza A"
illegal = ["baza B", "baza C"]
terms = ["baza"]
see = ["B2"]

[[clause]]
id = "B2"
section = "B"
es = "El triunfo se sortea."
en = "Trumps are drawn by lot."
role = "tracked"
check = "Kept by the referee."

[[term]]
name = "triunfo"
es = "Palo que manda."
en = "trump"
clauses = ["B1bis-a"]

[[position]]
name = "base"
script = "repartir"
"#;

/// The defects of the sound catalogue after one change, as "line: message".
fn defects_after(old: &str, new: &str) -> Vec<String> {
    assert!(SOUND.contains(old), "the sample holds {old}");
    let text = SOUND.replacen(old, new, 1);
    let defects = Catalogue::parse(&text, "brisca.toml").expect_err("the change is a defect");
    defects.iter().map(|defect| format!("{}: {}", defect.line, defect.message)).collect()
}

fn the_defect_after(old: &str, new: &str) -> String {
    let defects = defects_after(old, new);
    assert_eq!(defects.len(), 1, "{defects:#?}");
    defects[0].clone()
}

#[test]
fn a_sound_catalogue_is_read_with_ids_as_they_are_and_keys_left_out() {
    let read = Catalogue::parse(SOUND, "brisca.toml").unwrap();
    let clause = read.clause("B1bis-a").unwrap();
    assert_eq!((read.edition.as_deref(), read.numbering), (None, None));
    assert_eq!((clause.line, clause.finding), (11, Some(FindingWord::Illegal)));
    assert_eq!((clause.legal.len(), clause.illegal.len()), (1, 2));
    assert_eq!(read.clause("B2").unwrap().see, Vec::<String>::new());
    assert_eq!((read.order("B1bis-a"), read.order("B2"), read.order("B3")), (Some(0), Some(1), None));
    assert_eq!(read.position("base").unwrap().script, "repartir");
}

#[test]
fn the_digest_is_that_of_the_bytes() {
    let digest = |text: &str| Catalogue::parse(text, "brisca.toml").unwrap().digest;
    assert_eq!(digest(SOUND), blake3::hash(SOUND.as_bytes()).to_hex().to_string());
    assert_ne!(digest(SOUND), digest(&format!("{SOUND}\n")));
}

#[test]
fn text_that_is_no_toml_names_its_line() {
    let message = the_defect_after("id = \"B2\"", "id \"B2\"");
    assert_eq!(message, "25: no es TOML válido («id \"B2\"»); revise comillas, corchetes y signos de igual.");
}

#[test]
fn a_key_written_twice_names_the_second() {
    let message = the_defect_after("id = \"B2\"", "id = \"B2\"\nid = \"B3\"");
    assert_eq!(message, "26: la clave está repetida en la misma tabla («id = \"B3\"»); deje una sola.");
}

#[test]
fn an_unknown_key_names_its_line_and_the_key_that_was_meant() {
    let message = the_defect_after("terms = ", "termns = ");
    assert_eq!(
        message,
        "21: la cláusula B1bis-a tiene la clave desconocida «termns»; ¿quiso escribir «terms»?"
    );
}

#[test]
fn an_unknown_table_names_its_line() {
    assert!(
        the_defect_after("[[term]]", "[[termino]]").starts_with("32: el catálogo no tiene tablas «termino»")
    );
}

#[test]
fn an_unknown_role_names_its_line() {
    let message = the_defect_after("role = \"tracked\"", "role = \"traked\"");
    assert_eq!(
        message,
        "29: «role» en la cláusula B2 es «traked», que no existe; use enforced, tracked, defined o judged."
    );
}

#[test]
fn an_unknown_finding_or_numbering_names_its_line() {
    let finding = the_defect_after("finding = \"illegal\"", "finding = \"ilegal\"");
    assert!(finding.starts_with("17: «finding» en la cláusula B1bis-a es «ilegal»"), "{finding}");
    let numbering = the_defect_after("language", "numbering = \"own\"\nlanguage");
    assert!(numbering.starts_with("4: «numbering» en la cabecera brisca es «own»"), "{numbering}");
}

#[test]
fn a_repeated_clause_id_names_both_lines() {
    let defects = defects_after("id = \"B2\"", "id = \"B1bis-a\"");
    assert_eq!(defects[0], "22: «see» en la cláusula B1bis-a nombra la cláusula «B2», que no existe.");
    assert_eq!(defects[1], "25: «B1bis-a» ya está en la línea 12; no se puede repetir en [[clause]].");
}

#[test]
fn sections_terms_and_positions_are_not_repeated_either() {
    let twice = [
        ("[[clause]]", "[[section]]\nid = \"B\"\ntitle = \"Otra\"\n\n[[clause]]", "12"),
        ("[[position]]", "[[position]]\nname = \"base\"\nscript = \"x\"\n\n[[position]]", "43"),
        (
            "[[term]]",
            "[[term]]\nname = \"triunfo\"\nes = \"x\"\nen = \"x\"\nclauses = [\"B2\"]\n\n[[term]]",
            "39",
        ),
    ];
    for (old, new, line) in twice {
        let message = the_defect_after(old, new);
        assert!(message.starts_with(line) && message.contains("ya está en la línea"), "{message}");
    }
}

#[test]
fn a_missing_section_names_the_line_of_the_clause() {
    let message = the_defect_after("id = \"B2\"\nsection = \"B\"", "id = \"B2\"\nsection = \"C\"");
    assert_eq!(
        message,
        "26: la cláusula B2 está en la sección «C», que no existe; añádala o corrija «section»."
    );
}

#[test]
fn references_to_missing_clauses_name_their_line() {
    let see = the_defect_after("see = [\"B2\"]", "see = [\n  \"B2\",\n  \"B9\",\n]");
    assert_eq!(see, "24: «see» en la cláusula B1bis-a nombra la cláusula «B9», que no existe.");
    let term = the_defect_after("clauses = [\"B1bis-a\"]", "clauses = [\"B1\"]");
    assert_eq!(term, "36: «clauses» en el término triunfo nombra la cláusula «B1», que no existe.");
}

#[test]
fn an_enforced_clause_must_say_how_it_is_judged_and_show_it() {
    let gone = [
        ("finding = \"illegal\"\n", "finding"),
        ("check = \"The taker holds the highest trump.\"\n", "check"),
        ("legal = \"baza A\"\n", "legal"),
        ("illegal = [\"baza B\", \"baza C\"]\n", "illegal"),
    ];
    for (line, key) in gone {
        let message = the_defect_after(line, "");
        assert_eq!(message, format!("11: la cláusula B1bis-a es enforced y le falta la clave «{key}»."));
    }
}

#[test]
fn an_empty_list_of_examples_is_no_example() {
    let message = the_defect_after("illegal = [\"baza B\", \"baza C\"]", "illegal = []");
    assert_eq!(message, "20: «illegal» en la cláusula B1bis-a es una lista vacía; escriba algo.");
}

#[test]
fn only_enforced_clauses_have_a_finding() {
    let message = the_defect_after("role = \"tracked\"", "role = \"tracked\"\nfinding = \"setup\"");
    assert_eq!(message, "30: la cláusula B2 es tracked y no puede llevar «finding», propia de las enforced.");
}

#[test]
fn empty_and_missing_texts_name_their_line() {
    let empty = the_defect_after("El triunfo se sortea.", " ");
    assert_eq!(empty, "27: «es» en la cláusula B2 está vacío; escriba el texto o quite la clave.");
    let missing = the_defect_after("source = \"Reglas de la brisca\"\n", "");
    assert_eq!(missing, "1: falta la clave «source» en la cabecera brisca.");
    let alias = the_defect_after("clauses = ", "aliases = [\"\"]\nclauses = ");
    assert_eq!(alias, "36: «aliases» en el término triunfo está vacío; escriba el texto o quite la clave.");
}

#[test]
fn values_of_another_type_name_their_line() {
    assert!(
        the_defect_after("\"baza A\"", "7").starts_with("19: «legal» en la cláusula B1bis-a debe ser texto")
    );
    assert!(
        the_defect_after("[\"baza\"]", "\"baza\"")
            .starts_with("21: «terms» en la cláusula B1bis-a debe ser una")
    );
    assert!(
        the_defect_after("[[position]]", "[position]")
            .starts_with("38: «position» debe escribirse como lista")
    );
}

#[test]
fn all_defects_come_at_once_in_the_order_of_the_file() {
    let text =
        SOUND.replace("\"tracked\"", "\"x\"").replace("game = ", "juego = ").replace("[\"B2\"]", "[\"B7\"]");
    let defects = Catalogue::parse(&text, "brisca.toml").expect_err("three defects");
    let lines: Vec<usize> = defects.iter().map(|defect| defect.line).collect();
    assert_eq!(lines, [1, 2, 22, 29]);
    assert_eq!(defects[3].to_string().split(':').next(), Some("brisca.toml, línea 29"));
}

#[test]
fn an_empty_role_is_one_defect() {
    let message = the_defect_after("role = \"tracked\"", "role = \"\"");
    assert_eq!(message, "29: «role» en la cláusula B2 está vacío; escriba el texto o quite la clave.");
}

proptest! {
    #[test]
    fn no_damage_to_a_file_makes_the_reader_panic(at in 0..SOUND.len(), length in 0..40_usize, new in "\\PC{0,12}") {
        let mut bytes = SOUND.as_bytes().to_vec();
        let end = (at + length).min(bytes.len());
        bytes.splice(at..end, new.into_bytes());
        let _ = Catalogue::parse(&String::from_utf8_lossy(&bytes), "brisca.toml");
    }
}

#[test]
fn an_empty_file_is_not_a_catalogue() {
    let defects = Catalogue::parse("", "brisca.toml").expect_err("nothing there");
    assert_eq!(
        defects[0].to_string(),
        "brisca.toml, línea 1: falta la tabla [rulebook] con game, title, language y source."
    );
}

#[test]
fn questions_are_texts_in_a_list() {
    for wrong in ["asks = \"¿Quién gana?\"", "asks = [3]", "asks = [\"\"]", "told = [3]"] {
        let defect = the_defect_after("terms = [\"baza\"]", &format!("terms = [\"baza\"]\n{wrong}"));
        assert!(defect.starts_with("22: "), "{wrong}: {defect}");
    }
}
