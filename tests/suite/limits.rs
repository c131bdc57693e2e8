//! Files that are cheap to forge and dear to read are refused with a sentence, or read in time linear in them.

use std::fs;
use std::time::Duration;

use arbitro::inlet::{MAX_COLUMNS, MAX_LINE, MAX_MESSAGES, MAX_RECORDS};
use arbitro::journal::{Draft, Journal, MatchId, MemoryJournal};
use pretty_assertions::assert_eq;
use serde_json::value::RawValue;

use crate::bench::{Desk, Ran, from_scratch, noon};

/// Far beyond what a run takes, far below what a quadratic one would.
const PATIENCE: Duration = Duration::from_secs(60);

const HEADER: &str = r#"{"header":{"format":1,"game":"totems","edition":"","rules":1,"program":"","catalogue":"","table":""}}"#;

/// Somebody concedes; `extra` are further fields of the play.
fn concession(by: &str, extra: &str) -> String {
    format!(r#"{{"play":{{"event":{{"concede":{{"by":"{by}"}}}}{extra}}}}}"#)
}

fn chain(bodies: impl Iterator<Item = String>) -> String {
    let body = |text| RawValue::from_string(text).unwrap();
    let all = std::iter::once(HEADER.to_owned()).chain(bodies);
    let drafts: Vec<Draft> = all.map(|text| Draft::new(noon(), "mesa", 1, body(text))).collect();
    let id = MatchId::parse("k3xm7q2a").unwrap();
    let records = MemoryJournal::new().create(&id, &drafts).unwrap();
    records.iter().map(|r| format!("{}\n", r.line)).collect()
}

/// Runs the program, which is ended where it takes too long.
fn run(desk: &Desk, args: &[&str]) -> Ran {
    Ran::of(desk.command(args).timeout(PATIENCE))
}

#[test]
fn records_that_strike_or_replace_each_other_are_read_in_linear_time() {
    let desk = Desk::new();
    let all: Vec<String> = (1..=1_000).map(|n| n.to_string()).collect();
    let strike = format!(r#"{{"strike":{{"of":[{}],"undo":true}}}}"#, all.join(","));
    let plays = (0..1_000).map(|_| concession("A", ""));
    let strikes = desk.file("tachan.jsonl", chain(plays.chain((0..1_001).map(|_| strike.clone()))));
    let each = |key: &'static str| {
        let extra = move |n| if n == 0 { String::new() } else { format!(r#","{key}":{n}"#) };
        (0..10_000).map(move |n| concession("A", &extra(n)))
    };
    let chained = desk.file("cadena.jsonl", chain(each("instead")));
    let late = desk.file("antes.jsonl", chain(each("before")));
    let back =
        |first: usize| format!(r#"{{"desk":{{"rewind":{{"first":{first},"depth":"deep","text":"x"}}}}}}"#);
    let plays = (0..2_500).map(|_| concession("A", ""));
    let nested = desk.file("atras.jsonl", chain(plays.chain((1..=2_500).rev().map(back))));
    let by_turns = (0..2_500).flat_map(|_| [concession("A", ""), back(1)]);
    let again = desk.file("otra-vez.jsonl", chain(by_turns));
    for file in [&strikes, &chained, &late, &nested, &again] {
        assert_eq!(run(&desk, &["validar", file]).err, "", "{file}");
    }
}

#[test]
fn chains_of_replacements_and_late_entries_mean_what_they_meant() {
    let bodies = [
        HEADER.to_owned(),
        concession("A", ""),
        concession("B", ""),
        concession("C", r#","instead":1"#),
        concession("D", r#","instead":3"#),
        concession("E", r#","before":2"#),
        concession("F", r#","before":2"#),
        concession("G", r#","before":99"#),
        concession("H", r#","instead":8"#),
        r#"{"strike":{"of":[4,77],"undo":true}}"#.to_owned(),
    ];
    let plays = from_scratch("totems", &bodies).plays();
    let order: Vec<_> = plays.iter().map(|p| (p.seq, p.counts, p.replaced_by)).collect();
    let expected = [
        (1, false, Some(3)),
        (3, true, None),
        (4, false, None),
        (5, true, None),
        (6, true, None),
        (2, true, None),
        (7, true, None),
        (8, true, None),
    ];
    assert_eq!(order, expected);
}

#[test]
fn a_file_beyond_the_limits_is_refused_with_its_sentence() {
    let desk = Desk::new();
    let lines = "\n".repeat(MAX_RECORDS + 1);
    let note = format!("nota {}\n", "x".repeat(MAX_LINE));
    for end in ["jsonl", "arb"] {
        for (name, text, told) in [
            ("lineas", &lines, "tiene más de 200000 líneas"),
            ("linea", &note, "la línea 1 pasa de 1024 KiB"),
        ] {
            let file = desk.file(&format!("{name}.{end}"), text);
            for command in ["validar", "importar"] {
                run(&desk, &[command, &file]).fails(2, told);
            }
        }
    }
    let huge = desk.path("enorme.jsonl");
    fs::File::create(&huge).unwrap().set_len((256 << 20) + 1).unwrap();
    for command in ["validar", "importar"] {
        run(&desk, &[command, huge.to_str().unwrap()]).fails(2, "pasa de 256 MiB");
    }
    // The store's own files are read whatever they have grown to.
    assert_eq!(arbitro::inlet::read_own(&huge).unwrap().len(), (256 << 20) + 1);
    let columns = format!("set,folio{}\n", ",x".repeat(MAX_COLUMNS));
    let file = desk.file("columnas.csv", columns);
    run(&desk, &["cartas", "importar", "--juego", "kodem", &file]).fails(2, "hay más de 200 columnas");
    let bad = format!("set,folio,nombre,tipo\n{}", "x\n".repeat(5_000));
    let file = desk.file("malas.csv", bad);
    let ran = run(&desk, &["cartas", "importar", "--juego", "kodem", &file]);
    ran.fails(2, "más");
    assert!(ran.err.lines().count() <= MAX_MESSAGES + 2, "{}", ran.err.lines().count());
    let book = fs::read_to_string(crate::bench::root().join("rulebook/totems.toml")).unwrap();
    let long = format!("legal = \"\"\"\n{}\"\"\"", "robar\n".repeat(300_000));
    let at = book.find("legal = ").unwrap();
    let end = at + book[at..].find('\n').unwrap();
    fs::create_dir(desk.path("libros")).unwrap();
    desk.file("libros/totems.toml", format!("{}{long}{}", &book[..at], &book[end..]));
    let dir = desk.path("libros").to_str().unwrap().to_owned();
    run(&desk, &["juegos", "--reglamento", &dir]).fails(2, "tiene más de 1000 líneas");
}

#[test]
#[cfg(unix)]
fn a_pipe_or_a_device_is_no_file() {
    let desk = Desk::new();
    let make = |name: &str| {
        let path = desk.path(name);
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        path.to_str().unwrap().to_owned()
    };
    for file in [make("a.jsonl"), make("a.arb"), "/dev/zero".to_owned()] {
        run(&desk, &["validar", &file]).fails(2, "no es un fichero normal");
        run(&desk, &["importar", &file]).fails(2, "no es un fichero normal");
        run(&desk, &["mazo", "--juego", "kodem", &file]).fails(2, "no es un fichero normal");
    }
    fs::create_dir(desk.path("libros")).unwrap();
    make("libros/kodem.toml");
    let dir = desk.path("libros").to_str().unwrap().to_owned();
    run(&desk, &["juegos", "--reglamento", &dir]).fails(2, "no es un fichero normal");
    let other = Desk::new();
    fs::create_dir(other.store()).unwrap();
    assert!(
        std::process::Command::new("mkfifo").arg(other.store().join("candado")).status().unwrap().success()
    );
    run(&other, &["almacen", "verificar"]).fails(2, "no es un fichero normal");
    for (of, told) in [("disputa-1.jsonl", 1), ("visto", 0)] {
        let played = Desk::new();
        played.run_with(&["jugar", "totems"], "nota hola\n").succeeds();
        let path = played.store().join("registros").join(format!("{}.{of}", played.ids()[0]));
        drop(fs::remove_file(&path));
        assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
        for command in ["verificar", "reparar"] {
            let ran = run(&played, &["almacen", command]);
            assert_eq!(
                (ran.code, ran.out.contains("no es un fichero normal")),
                (told, told == 1),
                "{ran:#?}"
            );
        }
    }
}

#[test]
fn a_line_without_an_end_that_is_piped_in_is_refused() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], vec![b'x'; MAX_LINE + 1]).fails(2, "Línea 1: pasa de 1 MiB");
}
