//! The records of docs/examples: what people are shown of every form. Made anew by
//! `ARBITRO_BLESS=1 cargo test --locked --test suite examples::`.

use std::fs;
use std::path::PathBuf;

use arbitro::export::{CsvTable, Exported, csv_table, html_acta, html_record, markdown, script};
use arbitro::games::GAMES;
use arbitro::journal::{MatchId, MemoryJournal, Record};
use arbitro::kernel::Telling;
use arbitro::notation::Script;
use arbitro::rulebook::Rulebook;
use arbitro::session::{Caution, Opening, Session, import_script, load};
use chrono::TimeDelta;
use pretty_assertions::assert_eq;

use crate::bench::{noon, root, run_script};

/// A match with a ruling, a penalty, a play undone, a rewind and a card whose facts prove an earlier fault.
const JUDGED: [&str; 35] = [
    "datos torneo=\"Copa de Otoño\" ronda=2 mesa=5 juez=\"Marta Ruiz\" rango=juez",
    "datos A nombre=\"Ana Prado\" número=101",
    "datos B nombre=\"Benito Sáez\" número=102",
    "preparar estandar ana beto",
    "lista ana adendei=16 rava=1 protector=1 bio=1 ixim=2 rot=2",
    "lista beto adendei=15 protector=2 ixim=1 rot=1",
    "colocar ana principal=3 abajo mazo=14 equipo=4 abajo bio abajo protector=1 abajo",
    "colocar beto principal=3 abajo mazo=12 equipo=2 abajo protector=2 abajo",
    "iniciar ana azar",
    "turno ana",
    "fase previa",
    "revelar A1 \"Lobo\" tipo=Adendei",
    "fase batalla",
    "atacar A1>B2 4",
    "beto: revelar B2 \"Oso\" tipo=Adendei daño=2 descansos=2",
    "resolver ataque A1",
    "atacar A1>B1 2",
    "juez",
    "fallo 17 3.5a se-mantiene \"el ataque no cuenta dos veces\"",
    "penaliza A 1.1 17",
    "nota \"Ana dice que no lo vio\"",
    "seguimos",
    "fase equipo",
    "equipar A2 abajo",
    "deshacer",
    "fase fin",
    "turno beto",
    "fase previa",
    "fase batalla",
    "atacar B2>A1 3",
    "juez",
    "retroceder 30 \"beto no había terminado de leer su carta\"",
    "seguimos",
    "carta Lobo daño=3 descansos=1",
    "rendirse B",
];

struct Example {
    name: String,
    edition: String,
    records: Vec<Record>,
}

fn opening(game: &'static str, edition: &str) -> Opening {
    Opening { game, edition: edition.to_owned(), catalogue: String::new(), table: String::new() }
}

fn edition(game: &str) -> String {
    Rulebook::embedded().catalogue(game).unwrap().edition.clone().unwrap_or_default()
}

/// The golden match of a game as one brings it in.
fn golden(game: &'static str) -> Example {
    let text = fs::read_to_string(root().join(format!("fixtures/{game}/matches/sample.arb"))).unwrap();
    let run = run_script(&Script::parse(&text).unwrap());
    let (mut journal, id) = (MemoryJournal::new(), MatchId::parse("k3xm7q2a").unwrap());
    let edition = edition(game);
    import_script(&mut journal, id, &run, &opening(game, &edition), "mesa", noon()).unwrap();
    let records = arbitro::journal::Journal::read(&journal, &id).unwrap();
    Example { name: game.to_owned(), edition, records }
}

/// The judged match as a table told it, a line every twenty seconds.
fn judged() -> Example {
    let id = MatchId::parse("k3xm7q2b").unwrap();
    let edition = edition("kodem");
    let opening = opening("kodem", &edition);
    let mut session = Session::create(Box::new(MemoryJournal::new()), id, &opening, "mesa", noon()).unwrap();
    for (n, line) in (1..).zip(JUDGED) {
        let time = noon() + TimeDelta::seconds(20 * n);
        session.enter(line, Caution::Record, time).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    Example { name: "kodem-con-juez".to_owned(), edition, records: session.records().unwrap() }
}

/// Every form of an example: how its file's name ends, and its text.
fn forms(example: &Example) -> Vec<(&'static str, String)> {
    let id = example.records[0].match_id;
    let loaded = load(id, &example.records).unwrap();
    let book = Rulebook::embedded();
    let (source, last) = (id.to_string(), example.records.last().unwrap());
    let seal = format!("{}-{}", example.records.len(), &last.hash.to_hex()[..16]);
    let exported = Exported {
        source: &source,
        referee: loaded.referee.as_ref(),
        records: &example.records,
        edition: &example.edition,
        table: "",
        catalogue: book.catalogue(loaded.entry.id),
        seal: Some(&seal),
        telling: Telling::default(),
    };
    vec![
        (".html", html_record(&exported)),
        ("-acta.html", html_acta(&exported)),
        (".md", markdown(&exported)),
        ("-hallazgos.csv", csv_table(CsvTable::Findings, [&exported])),
        ("-penalizaciones.csv", csv_table(CsvTable::Penalties, [&exported])),
        ("-resultados.csv", csv_table(CsvTable::Results, [&exported])),
        (".arb", script(loaded.referee.as_ref())),
        (".jsonl", example.records.iter().map(|record| format!("{}\n", record.line)).collect()),
    ]
}

fn examples() -> Vec<Example> {
    GAMES.iter().map(|entry| golden(entry.id)).chain([judged()]).collect()
}

fn folder() -> PathBuf {
    root().join("docs/examples")
}

#[test]
fn the_examples_are_what_the_program_writes() {
    for example in examples() {
        for (ending, text) in forms(&example) {
            let path = folder().join(format!("{}{ending}", example.name));
            if std::env::var_os("ARBITRO_BLESS").is_some() {
                fs::create_dir_all(folder()).unwrap();
                fs::write(&path, &text).unwrap();
            }
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(kept == text, true, "{}: ARBITRO_BLESS=1 makes it anew", path.display());
        }
    }
}

#[test]
fn a_page_is_small_enough_to_be_sent() {
    for example in examples() {
        let page = &forms(&example)[0].1;
        assert!(page.len() < 400_000, "{}: {} bytes", example.name, page.len());
    }
}

/// Who won and why; which faults stand; what the judge decided at 19 and by which clause: on the first screen.
#[test]
fn the_first_screen_answers_what_a_reader_asks() {
    let page = forms(&judged()).remove(0).1;
    let first = page.split("id=\"t-mesa\"").next().unwrap();
    let text = |html: &str| {
        let mut out = String::new();
        let mut inside = false;
        for c in html.split("</style>").nth(1).unwrap().chars() {
            match c {
                '<' => inside = true,
                '>' => inside = false,
                c if !inside => out.push(c),
                _ => {}
            }
        }
        out.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let first = text(first);
    for said in [
        "ana contra beto",
        "Gana ana",
        "se rinde beto",
        "Faltas en pie",
        "#14 8.5b ilegal",
        "Lo que decidió el juez",
        "#19 sobre #17, por 3.5a: se mantiene, el ataque no cuenta dos veces (Marta Ruiz, juez)",
        "Copa de Otoño",
        "Ana Prado · número 101",
    ] {
        assert!(first.contains(said), "«{said}» is missing in {first}");
    }
}
