//! Lists of infractions as an organiser writes them: what is wrong with each, by line, and how they are used.

use std::fmt::Write;

use arbitro::kernel::PenaltyCost;
use arbitro::rulebook::{Class, InfractionList, InfractionRow, Level, Norms, Rulebook, Scope};
use pretty_assertions::assert_eq;

use crate::bench::Desk;

/// Two levels, two classes and three infractions, without a defect.
const LIST: &str = r#"[[nivel]]
id = "aviso"
nombre = "Aviso"
sube = "fuera"
[[nivel]]
id = "fuera"
nombre = "Fuera"
cuesta = "torneo"
[[clase]]
id = "juego"
nombre = "Juego"
tras = 2
alcance = "jornada"
[[clase]]
id = "trato"
nombre = "Trato"
alcance = "torneo"
[[infraccion]]
id = "1.1"
clase = "juego"
nombre = "Robar una carta"
nivel = "aviso"
[[infraccion]]
id = "1.10"
clase = "juego"
nombre = "Robar una carta de más"
nivel = "aviso"
[[infraccion]]
id = "2.1"
clase = "trato"
nombre = "Gritar en la sala"
nivel = "aviso"
"#;

fn defects(text: &str) -> Vec<String> {
    let read = InfractionList::parse(text, "lista.toml");
    read.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// What is wrong with the list where `from` is written `to`.
fn changed(from: &str, to: &str) -> Vec<String> {
    assert!(LIST.contains(from), "{from}");
    defects(&LIST.replacen(from, to, 1))
}

#[test]
fn a_list_is_read_as_it_is_written() {
    let list = InfractionList::parse(LIST, "lista.toml").unwrap();
    let [warned, out] = list.levels.as_slice() else { panic!("{list:#?}") };
    let (id, name) = ("aviso".to_owned(), "Aviso".to_owned());
    assert_eq!(*warned, Level { id, name, raises: Some("fuera".to_owned()), costs: None });
    assert_eq!((&out.raises, out.costs), (&None, Some(PenaltyCost::Tournament)));
    let (id, name) = ("juego".to_owned(), "Juego".to_owned());
    assert_eq!(list.classes[0], Class { id, name, after: Some(2), scope: Scope::Day });
    assert_eq!((list.classes[1].after, list.classes[1].scope), (None, Scope::Tournament));
    let row = |id: &str, class: &str, name: &str| {
        let [id, class, name, level] = [id, class, name, "aviso"].map(str::to_owned);
        InfractionRow { id, class, name, level }
    };
    assert_eq!(list.rows[2], row("2.1", "trato", "Gritar en la sala"));
}

#[test]
fn capitals_and_accents_do_not_matter_between_an_id_and_its_use() {
    let list =
        LIST.replace("nivel = \"aviso\"", "nivel = \"ÁVISO\"").replace("\"fuera\"\n[[", "\"FUERA\"\n[[");
    let list = InfractionList::parse(&list, "lista.toml").unwrap();
    assert_eq!((list.rows[0].level.as_str(), list.levels[0].raises.as_deref()), ("aviso", Some("fuera")));
}

/// What is wrong where the list is changed, each from what, to what, and the beginning of what is told.
fn told(changes: &[(&str, &str, &str)]) {
    for (from, to, told) in changes {
        let found = changed(from, to);
        assert!(found.iter().any(|d| d.starts_with(&format!("lista.toml, {told}"))), "{to}: {found:#?}");
    }
}

#[test]
fn every_defect_of_a_level_has_its_line() {
    told(&[
        (
            "sube = \"fuera\"",
            "sube = \"nada\"",
            "línea 4: «sube» en el nivel aviso es «nada», que no existe; use aviso o fuera.",
        ),
        (
            "cuesta = \"torneo\"",
            "sube = \"aviso\"",
            "línea 4: los niveles suben en círculo (aviso, fuera, aviso); quite un «sube».",
        ),
        (
            "sube = \"fuera\"",
            "sube = \"aviso\"",
            "línea 4: los niveles suben en círculo (aviso, aviso); quite un «sube».",
        ),
        ("nombre = \"Fuera\"\n", "", "línea 5: falta la clave «nombre» en el nivel fuera."),
        ("nombre = \"Fuera\"", "nombre = \" \"", "línea 7: «nombre» en el nivel fuera está vacío"),
        (
            "cuesta = \"torneo\"",
            "cuesta = \"todo\"",
            "línea 8: «cuesta» en el nivel fuera es «todo», que no existe; use partida, serie o torneo.",
        ),
        (
            "id = \"aviso\"",
            "id = \"un aviso\"",
            "línea 2: «id» en el nivel un aviso debe ser una sola palabra",
        ),
        (
            "[[nivel]]",
            "[[niveles]]",
            "línea 1: la lista de infracciones tiene la clave desconocida «niveles»",
        ),
    ]);
}

#[test]
fn every_defect_of_a_class_has_its_line() {
    told(&[
        (
            "id = \"trato\"",
            "id = \"Juego\"",
            "línea 15: «Juego» ya está en la línea 10; cambie uno de los dos.",
        ),
        ("alcance = \"jornada\"\n", "", "línea 9: falta la clave «alcance» en la clase juego."),
        (
            "alcance = \"jornada\"",
            "alcance = \"día\"",
            "línea 13: «alcance» en la clase juego es «día», que no existe; use jornada o torneo.",
        ),
        ("tras = 2", "tras = 0", "línea 12: «tras» en la clase juego debe ser un número entero de 1 a 255"),
        ("tras = 2", "tras = 256", "línea 12: «tras» en la clase juego debe ser un número entero de 1 a 255"),
        (
            "tras = 2",
            "tras = \"2\"",
            "línea 12: «tras» en la clase juego debe ser un número entero de 1 a 255",
        ),
        (
            "tras = 2",
            "tars = 2",
            "línea 12: la clase juego tiene la clave desconocida «tars»; ¿quiso escribir «tras»?",
        ),
    ]);
}

#[test]
fn every_defect_of_an_infraction_has_its_line() {
    told(&[
        (
            "nivel = \"aviso\"",
            "nivel = \"avisso\"",
            "línea 22: «nivel» en la infracción 1.1 es «avisso», que no existe; ¿quiso escribir «aviso»?",
        ),
        (
            "nivel = \"aviso\"",
            "nivel = \"multa\"",
            "línea 22: «nivel» en la infracción 1.1 es «multa», que no existe; use aviso o fuera.",
        ),
        (
            "clase = \"trato\"",
            "clase = \"tratos\"",
            "línea 30: «clase» en la infracción 2.1 es «tratos», que no existe; ¿quiso escribir «trato»?",
        ),
        ("id = \"1.10\"", "id = \"1.1\"", "línea 24: «1.1» ya está en la línea 19; cambie uno de los dos."),
        ("nivel = \"aviso\"\n", "", "línea 18: falta la clave «nivel» en la infracción 1.1."),
        ("clase = \"juego\"\n", "", "línea 18: falta la clave «clase» en la infracción 1.1."),
        ("id = \"1.1\"\n", "", "línea 18: falta la clave «id» en la infracción sin nombre."),
        (
            "id = \"1.1\"",
            "id = 1.1",
            "línea 19: «id» en la infracción sin nombre debe ser texto entre comillas.",
        ),
        ("Gritar", "Gri\\u001btar", "línea 31: «nombre» en la infracción 2.1 lleva signos que no se ven"),
        ("Gritar", "Gri\\u202Etar", "línea 31: «nombre» en la infracción 2.1 lleva signos que no se ven"),
        ("Gritar", "Gri\u{202e}tar", "línea 31: «nombre» en la infracción 2.1 lleva signos que no se ven"),
        (
            "Gritar",
            "Gritar\\n",
            "línea 31: «nombre» en la infracción 2.1 lleva signos que no se ven o cambia de línea",
        ),
    ]);
}

#[test]
fn a_name_can_be_read_at_a_glance() {
    assert_eq!(changed("Gritar en la sala", &"ñ".repeat(200)), Vec::<String>::new());
    assert_eq!(
        changed("Gritar en la sala", &"ñ".repeat(201)),
        ["lista.toml, línea 31: «nombre» en la infracción 2.1 pasa de 200 letras; acórtelo."]
    );
}

#[test]
fn all_defects_are_told_at_once_and_one_brings_no_other() {
    let text = LIST
        .replace("\"Fuera\"", "\"\"")
        .replace("tras = 2", "tras = -1")
        .replace("id = \"2.1\"", "id = \"1.1\"");
    let lines: Vec<String> =
        defects(&text).iter().map(|d| d.split(':').next().unwrap_or_default().to_owned()).collect();
    assert_eq!(lines, ["lista.toml, línea 7", "lista.toml, línea 12", "lista.toml, línea 29"]);
    let levels = LIST.find("[[clase]]").unwrap();
    assert_eq!(
        defects(&LIST[levels..]),
        ["lista.toml, línea 1: la lista no tiene ningún nivel: escriba [[nivel]]."]
    );
    assert_eq!(defects("").len(), 3);
    assert_eq!(defects("nivel = 3\n").len(), 3);
    assert_eq!(defects("[[nivel]\n").len(), 1);
    let three = "sube = \"b\"\n[[nivel]]\nid = \"b\"\nnombre = \"B\"\nsube = \"fuera\"";
    let circle = LIST.replace("sube = \"fuera\"", three).replace("cuesta = \"torneo\"", "sube = \"b\"");
    assert_eq!(
        defects(&circle),
        ["lista.toml, línea 8: los niveles suben en círculo (b, fuera, b); quite un «sube»."],
        "what only leads into a circle is none"
    );
}

/// The list with so many infractions besides its own three.
fn many(n: usize, level: &str) -> String {
    let mut text = LIST.to_owned();
    for i in 0..n {
        writeln!(
            text,
            "[[infraccion]]\nid = \"3.{i}\"\nclase = \"trato\"\nnombre = \"Falta {i}\"\nnivel = \"{level}\""
        )
        .unwrap();
    }
    text
}

#[test]
fn ten_thousand_infractions_are_read_and_one_more_is_refused() {
    let list = InfractionList::parse(&many(9_997, "aviso"), "lista.toml").unwrap();
    assert_eq!(list.rows.len(), 10_000);
    assert_eq!(list.find("falta 9996").map(|row| row.id.as_str()), Ok("3.9996"));
    assert_eq!(list.find("falta").unwrap_err().len(), 9);
    assert_eq!(
        defects(&many(9_998, "aviso")),
        ["lista.toml, línea 50018: hay 10001 infracciones y caben 10000; quite lo que sobra."]
    );
    assert_eq!(defects(&many(9_997, "avisos")).len(), 9_997, "each defect is told, also of a large list");
    let level =
        |i: usize| format!("[[nivel]]\nid = \"n{i}\"\nnombre = \"N\"\nsube = \"n{}\"\n", (i + 1) % 99);
    let levels: String = (0..99).map(level).collect();
    let told = defects(&(levels.clone() + LIST));
    assert_eq!(told, ["lista.toml, línea 401: hay 101 niveles y caben 100; quite lo que sobra."]);
}

#[test]
fn repeats_climb_as_worked_out_by_hand() {
    let list = InfractionList::parse(LIST, "lista.toml").unwrap();
    let climbed = |id: &str| -> Vec<&str> {
        let row = list.find(id).unwrap();
        [0, 1, 2, 3, 4, 100].map(|earlier| list.propose(row, earlier).id.as_str()).to_vec()
    };
    assert_eq!(climbed("1.1"), ["aviso", "aviso", "fuera", "fuera", "fuera", "fuera"]);
    assert_eq!(climbed("2.1"), ["aviso"; 6], "without «tras» repeats change nothing");
}

#[test]
fn a_word_finds_one_infraction_or_the_candidates() {
    let list = InfractionList::parse(LIST, "lista.toml").unwrap();
    let found = |word: &str| {
        let ids = |rows: Vec<&InfractionRow>| rows.iter().map(|row| row.id.clone()).collect::<Vec<_>>();
        list.find(word).map(|row| row.id.clone()).map_err(ids)
    };
    for (word, id) in
        [("1.1", "1.1"), ("1.10", "1.10"), ("2", "2.1"), ("grit", "2.1"), ("SALA", "2.1"), ("mas", "1.10")]
    {
        assert_eq!(found(word), Ok(id.to_owned()), "{word}");
    }
    assert_eq!(found("robar una carta"), Ok("1.1".to_owned()), "a whole name, not those that begin with it");
    assert_eq!(found("robar una carta d"), Ok("1.10".to_owned()));
    assert_eq!(found("robar"), Err(vec!["1.1".to_owned(), "1.10".to_owned()]));
    assert_eq!(found("1."), Err(vec!["1.1".to_owned(), "1.10".to_owned()]));
    assert_eq!(found("3.1"), Err(Vec::new()));
}

#[test]
fn a_list_in_the_norms_reads_as_one_alone() {
    let text = format!("juego = \"kodem\"\n{}", LIST.replace("[[", "[[infracciones."));
    let norms = Norms::parse(&text, "normas.toml", &Rulebook::embedded()).unwrap();
    assert_eq!(norms.infractions, Some(InfractionList::parse(LIST, "lista.toml").unwrap()));
    let desk = Desk::new();
    let file = desk.file("normas.toml", &text);
    let told = desk.run(&["lecturas", "kodem", "--normas", &file]);
    assert!(!told.succeeds().contains("Se elige"), "no reading was chosen: {}", told.out);
    let wrong = desk.file("malas.toml", text.replace("nivel = \"aviso\"", "nivel = \"avisso\""));
    desk.run(&["jugar", "kodem", "--normas", &wrong])
        .fails(2, "línea 23: «nivel» en la infracción 1.1 es «avisso»");
}

#[test]
fn an_infraction_is_named_behind_the_word_that_leads_to_it() {
    for line in [
        "penaliza beto llegar tarde",
        "penaliza beto por llegar tarde",
        "penaliza a beto con llegar tarde",
        "penaliza beto, por llegar tarde",
    ] {
        let mut session = crate::bench::session("kodem");
        crate::bench::enter(&mut session, "ana vs beto").unwrap();
        assert!(crate::bench::typed(&mut session, line).contains("(2.1 Llegar tarde"), "{line}");
    }
    // What no list names is told in the judge's words; what is missing is asked for, and nothing brings the program down.
    let mut session = crate::bench::session("kodem");
    crate::bench::enter(&mut session, "ana vs beto").unwrap();
    let told = crate::bench::typed(&mut session, "penaliza beto por fumar dentro");
    assert!(told.contains("penalización a beto: por fumar dentro"), "{told}");
    let before = session.referee().next_seq();
    for line in ["penaliza beto por", "penaliza beto, por", "penaliza beto 12", "penaliza beto por 99"] {
        assert!(crate::bench::enter(&mut session, line).is_err(), "{line}");
    }
    assert_eq!(session.referee().next_seq(), before);
}
