//! How long the record of a long match takes as HTML, and how large it gets: data, script and style apart.
//!
//! Prints a report and asserts no time. Run with `cargo bench --bench export`.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that tells times and asserts none.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use arbitro::export::{Exported, html_record, markdown};
use arbitro::games::{GAMES, game};
use arbitro::kernel::Telling;
use arbitro::notation::Script;
use arbitro::rulebook::Rulebook;
use arbitro::session::run;

/// Events of the long match.
const EVENTS: usize = 300;
const ROUNDS: usize = 10;

fn between<'a>(page: &'a str, begin: &str, end: &str) -> &'a str {
    let from = page.find(begin).map_or(page.len(), |at| at + begin.len());
    page[from..].split(end).next().unwrap_or_default()
}

fn main() {
    let book = Rulebook::embedded();
    let mut out = std::io::stdout();
    writeln!(out, "game      events  html ms    md ms     file     data   script    style  file/event")
        .unwrap();
    for entry in GAMES {
        let path = format!("{}/fixtures/{}/matches/sample.arb", env!("CARGO_MANIFEST_DIR"), entry.id);
        let script = Script::parse(&fs::read_to_string(Path::new(&path)).unwrap()).unwrap();
        let position = |name: &str| book.catalogue(&script.game)?.position(name).map(|p| p.script.clone());
        let played = run(&script, &position).unwrap();
        // The golden match over and over: told again it is long and full of findings.
        let mut referee = (game(entry.id).unwrap().open)();
        for body in played.records.iter().cycle().take(EVENTS) {
            let _ = referee.take(body.clone());
        }
        let exported = Exported {
            source: "k3xm7q2a",
            referee: referee.as_ref(),
            records: &[],
            edition: "",
            table: "",
            catalogue: book.catalogue(entry.id),
            seal: None,
            telling: Telling::default(),
        };
        let time = |what: &dyn Fn() -> String| {
            let once = || {
                let began = Instant::now();
                std::hint::black_box(what());
                began.elapsed()
            };
            (0..ROUNDS).map(|_| once()).min().unwrap().as_secs_f64() * 1000.0
        };
        let (html, md) = (time(&|| html_record(&exported)), time(&|| markdown(&exported)));
        let page = html_record(&exported);
        let data = between(&page, "id=\"datos\">", "</script>").len();
        let script = between(&page, "</script><script>", "</script>").len();
        let style = between(&page, "<style>", "</style>").len();
        let events = usize::try_from(referee.next_seq()).unwrap();
        let each = page.len() / events.max(1);
        writeln!(
            out,
            "{:8} {events:7} {html:8.1} {md:8.1} {:8} {data:8} {script:8} {style:8} {each:11}",
            entry.id,
            page.len()
        )
        .unwrap();
    }
}
