//! A match that leaves and comes back is the same: as its record byte by byte, as its script line by line, and judged alike
//! on every way.

use std::fs;
use std::ops::Range;

use arbitro::export::script;
use arbitro::journal::RecordFiles;
use arbitro::kernel::{FactSheet, Game, Play, Referee, Status};
use arbitro::session::load;
use fastrand::Rng;
use pretty_assertions::assert_eq;

use super::secrets::recorded;
use crate::bench::Desk;
use crate::rounds::{are_all, are_long};

/// The matches of a game that travel: each is brought in three times and taken away four times by the real program.
pub fn travellers() -> Range<u64> {
    match (are_all(), are_long()) {
        (true, _) => 0..500,
        (false, true) => 0..100,
        (false, false) => 0..1,
    }
}

/// What the desk may say between two plays.
const DESK: [&str; 6] = [
    "nota \"se vuelve a contar; todo está bien\"",
    "juez",
    "prórroga 3 \"mesa movida\"",
    "penaliza A 1.1",
    "datos torneo=\"Copa de Otoño\" ronda=2 mesa=5 juez=\"Marta Ruiz\" rango=juez",
    "datos B nombre=\"Benito Sáez\" número=102",
];

/// The match as a desk tells it that has a word in between now and then.
fn told<G: Game>(seed: u64, plays: &[Play<G::Event>]) -> String {
    let mut rng = Rng::with_seed(seed);
    let text = script(&recorded::<G>(plays));
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        lines.push(line.to_owned());
        let is_head = line.starts_with("juego") || line.starts_with("lectura");
        if !is_head && rng.u8(..20) == 0 {
            let said = rng.choice(DESK).unwrap_or_default();
            lines.push(said.to_owned());
            lines.extend((said == "juez").then(|| "seguimos".to_owned()));
        }
    }
    go_back(&mut lines, &mut rng);
    lines.join("\n") + "\n"
}

/// Now and then a judge has the match go back over some plays; what comes then is played on the table as it was before.
fn go_back(lines: &mut Vec<String>, rng: &mut Rng) {
    const LABEL: u32 = 90_000;
    let is_play =
        |line: &String| !["juego", "lectura", "tácito", "nota"].iter().any(|head| line.starts_with(head));
    let is_said =
        |line: &String| DESK.contains(&line.as_str()) || line == "seguimos" || line.starts_with("# ");
    let plays: Vec<usize> =
        (0..lines.len()).filter(|n| is_play(&lines[*n]) && !is_said(&lines[*n])).collect();
    if rng.u8(..3) > 0 {
        return;
    }
    let Some(first) = rng.choice(plays) else { return };
    let has_label = lines[first].starts_with('#');
    let label = lines[first].split(' ').next().filter(|_| has_label);
    let label = label.map_or_else(|| format!("#{LABEL}"), str::to_owned);
    if !has_label {
        lines[first] = format!("{label} {}", lines[first]);
    }
    let back = format!("retroceder {label} hondo autoriza=\"Marta Ruiz\" \"se vuelve atrás\"");
    lines.insert((first + rng.usize(1..6)).min(lines.len()), back);
}

/// What a stored match comes to: findings, where it stands, every fact.
type Judged = (Vec<String>, Status, FactSheet);

fn judged(referee: &dyn Referee) -> Judged {
    let finding = |f: arbitro::kernel::Finding| format!("{f:?}");
    (referee.findings().into_iter().map(finding).collect(), referee.status(), referee.facts())
}

/// A desk to which a file was brought, with the match's id.
fn brought(name: &str, text: &[u8]) -> (Desk, String) {
    let desk = Desk::new();
    let file = desk.file(name, text);
    let ran = desk.run(&["importar", &file]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let id = desk.ids().remove(0);
    (desk, id)
}

fn taken(desk: &Desk, id: &str, format: &str) -> Vec<u8> {
    let file = desk.path(&format!("sale.{format}"));
    let ran = desk.run(&["exportar", id, "--format", format, "-o", file.to_str().unwrap()]);
    assert_eq!(ran.code, 0, "{ran:?}");
    fs::read(file).unwrap()
}

fn stored(desk: &Desk) -> Judged {
    let files = RecordFiles::new(&desk.store());
    let id = files.list().unwrap()[0];
    judged(load(id, &files.read(&id).unwrap()).unwrap().referee.as_ref())
}

/// Fails where a match does not come back as it went.
pub fn assert_comes_back<G: Game>(seed: u64, plays: &[Play<G::Event>]) {
    let text = told::<G>(seed, plays);
    let (first, id) = brought("va.arb", text.as_bytes());
    let (record, lines) = (taken(&first, &id, "jsonl"), taken(&first, &id, "arb"));
    let (by_record, same) = brought("va.jsonl", &record);
    assert_eq!(id, same);
    assert!(
        record == taken(&by_record, &id, "jsonl"),
        "{} seed {seed}: the record came back otherwise",
        G::ID
    );
    let (by_script, other) = brought("va.arb", &lines);
    let again = taken(&by_script, &other, "arb");
    assert_eq!(String::from_utf8(lines).unwrap(), String::from_utf8(again).unwrap(), "{} seed {seed}", G::ID);
    let went = stored(&first);
    assert_eq!(went, stored(&by_record), "{} seed {seed}: as a record", G::ID);
    assert_eq!(went, stored(&by_script), "{} seed {seed}: as a script", G::ID);
}
