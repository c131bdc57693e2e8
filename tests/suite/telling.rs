//! Lines as people at a table tell them, written from the rulebooks alone: how many are understood, offered, misread,
//! refused, by game and style. Every second line is set aside: counted, and not looked at while building.
//!
//! The short round tells some of them, the long one all, and so does `ARBITRO_TELLING=kodem`, which prints what became of each
//! line of a game that is not set aside. `ARBITRO_LINES` names a folder laid out as `fixtures` with other lines to tell.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

use arbitro::games::GAMES;
use arbitro::kernel::{Referee, fold};
use arbitro::session::{Caution, Session, SessionError, Which};
use toml::{Table, Value};

use crate::bench::{noon, root, session};
use crate::rounds::{are_long, every};

/// What became of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fate {
    Understood,
    Offered,
    Asked,
    Refused,
    Misread,
}

/// Counted lines by fate.
type Tally = BTreeMap<Fate, usize>;

/// Understood or offered in a hundred, at least, of the lines looked at and of those set aside: fast, spoken, slip.
/// Those set aside only rise; the others fall where more lines to look at were written.
const FLOORS: [(&str, [u32; 3], [u32; 3]); 5] = [
    ("kodem", [96, 94, 97], [98, 95, 100]),
    ("totems", [97, 95, 97], [100, 100, 95]),
    ("codigos", [94, 92, 98], [100, 98, 100]),
    ("enadrya", [97, 95, 96], [100, 98, 100]),
    ("dbs", [97, 95, 97], [93, 100, 97]),
];

/// Most lines recorded as something else, and of how many lines of a game one more may be: they have 2,500 to 5,000.
const MISREAD: [usize; 2] = [4, 500];
/// Doubtful lines recorded in silence, at most, of the twenty of a game.
const SILENT: usize = 8;

/// Those written later that were recorded without a remark, at most.
const QUIET: [(&str, usize); 5] = [("kodem", 3), ("totems", 4), ("codigos", 1), ("enadrya", 1), ("dbs", 2)];

/// Every how many of the lines looked at, and of the doubtful ones written later, one is told in a short round.
const STRIDE: usize = 48;
/// The same of the lines that are set aside.
const STRIDE_ASIDE: usize = 6;

/// By how much the few lines told in a short round may fall below the floor of all.
const SLACK: u32 = 10;

const STYLES: [&str; 3] = ["fast", "spoken", "slip"];

fn telling(game: &str) -> Table {
    let folder = std::env::var_os("ARBITRO_LINES").map_or_else(|| root().join("fixtures"), PathBuf::from);
    fs::read_to_string(folder.join(game).join("telling.toml")).unwrap().parse().unwrap()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|v| v.as_str().unwrap().to_owned()).collect()
}

/// Matches by the names of their situations, each told once it is asked for: the short round asks for few.
struct Situations<'t> {
    game: &'static str,
    told: &'t Table,
    sessions: RefCell<BTreeMap<String, Rc<Session>>>,
}

impl Situations<'_> {
    /// A match at a situation.
    fn at(&self, name: &str) -> Rc<Session> {
        let open = || {
            let mut session = session(self.game);
            for line in texts(&self.told[name]) {
                let taken = session.enter_taken(&line, Caution::Record, noon());
                // «jugadores Ana, Beto» is no documented line.
                taken
                    .or_else(|_| session.enter(&line, Caution::Record, noon()))
                    .unwrap_or_else(|e| panic!("{name}: {line}: {e}"));
            }
            Rc::new(session)
        };
        self.sessions.borrow_mut().entry(name.to_owned()).or_insert_with(open).clone()
    }
}

/// The situations of a game.
fn situations<'t>(game: &str, told: &'t Table) -> Situations<'t> {
    let game = GAMES.iter().find(|entry| entry.id == game).unwrap().id;
    Situations { game, told: told["situations"].as_table().unwrap(), sessions: RefCell::default() }
}

/// The table after some bodies: its facts, and the faults raised.
fn after(session: &Session, bodies: &[String]) -> (String, Vec<String>, String) {
    let mut table: Box<dyn Referee> = session.referee().fork();
    for body in bodies {
        table.record(body).unwrap();
    }
    let findings = table.findings().iter().map(|f| f.clause.to_owned()).collect();
    // What is declared and waits is no fact yet.
    let waits = table.picture().pending;
    let mut facts = table.facts();
    facts.iter_mut().flat_map(|place| &mut place.facts).for_each(|(_, value)| *value = unordered(value));
    // A name is the same name in capitals and without its accents.
    let facts = fold(&format!("{facts:?}"));
    (facts, findings, format!("{:?} {:?} {waits:?}", table.status(), table.outcome()))
}

/// The table as it is drawn after some bodies.
fn picture(session: &Session, bodies: &[String]) -> String {
    let mut table: Box<dyn Referee> = session.referee().fork();
    for body in bodies {
        table.record(body).unwrap();
    }
    serde_json::to_string(&table.picture()).unwrap()
}

/// A code with its symbols, `k6+k5+k4`, whichever of them was laid down first.
fn unordered(value: &str) -> String {
    let mut cards: Vec<&str> = value.split('+').collect();
    cards[1..].sort_unstable();
    cards.join("+")
}

/// Whether two readings write the same match: the same bodies, or bodies that come to the same table.
pub fn same(session: &Session, one: &[String], other: &[String]) -> bool {
    let said = |bodies: &[String]| {
        let mut table = session.referee().fork();
        for body in bodies {
            table.record(body).unwrap();
        }
        table.plays().last().map(|p| p.text.clone())
    };
    // A name is the same name in capitals and without its accents.
    let folded = |bodies: &[String]| bodies.iter().map(|body| fold(body)).collect::<Vec<_>>();
    // What only waits is no fact yet: an attack that goes elsewhere.
    let come_to_the_same = || {
        let (first, before) = (after(session, one), after(session, &[]));
        let is_same = first == after(session, other);
        // What enters is only seen to be there: «entra» is no fact.
        let seen = || (picture(session, one), picture(session, &[]));
        is_same
            && ((first.0, first.2) != (before.0, before.2) || {
                let (first, before) = seen();
                first == picture(session, other) && first != before
            })
    };
    folded(one) == folded(other)
        || !one.is_empty() && !other.is_empty() && (said(one) == said(other) || come_to_the_same())
}

/// What becomes of a line that means these bodies, and what else it was taken for.
pub fn fate(session: &Session, line: &str, meant: &[String]) -> (Fate, String) {
    let taken =
        |line: &String| session.would_write_taken(line).is_ok_and(|bodies| same(session, &bodies, meant));
    match session.would_write(line) {
        Ok(bodies) if same(session, &bodies, meant) => (Fate::Understood, String::new()),
        // A question that was answered is no record.
        Ok(bodies) if bodies.is_empty() => (Fate::Refused, "answered".to_owned()),
        Ok(bodies) => (Fate::Misread, bodies.join(" ")),
        Err(SessionError::Which(Which::Near { line, .. } | Which::Unlikely { line, .. })) if taken(&line) => {
            (Fate::Offered, line)
        }
        Err(SessionError::Which(Which::Several(lines))) if lines.len() <= 3 && lines.iter().any(taken) => {
            (Fate::Offered, lines.join(" | "))
        }
        Err(SessionError::Which(which)) => (Fate::Asked, which.lines().join(" | ")),
        Err(e) => (Fate::Refused, e.to_string()),
    }
}

fn row(tally: &Tally) -> String {
    let n = |fate| tally.get(&fate).copied().unwrap_or(0);
    let all: usize = tally.values().sum();
    format!(
        "{:3} {:3} {:3} {:3} {:3} of {all:3} = {:.2}",
        n(Fate::Understood),
        n(Fate::Offered),
        n(Fate::Asked),
        n(Fate::Refused),
        n(Fate::Misread),
        f64::from(good(tally)) / 100.0
    )
}

/// Understood or offered, in a hundred.
fn good(tally: &Tally) -> u32 {
    let all: usize = tally.values().sum();
    let good: usize = [Fate::Understood, Fate::Offered].iter().filter_map(|f| tally.get(f)).sum();
    u32::try_from(good * 100 / all.max(1)).unwrap()
}

/// Tallies by half (looked at, set aside) and style.
fn tallies(sessions: &Situations<'_>, told: &Table, shown: bool) -> [[Tally; 3]; 2] {
    let mut tallies: [[Tally; 3]; 2] = Default::default();
    // Those under `more` were written later, all to be looked at.
    let more = told.get("more").and_then(Value::as_array).into_iter().flatten().map(|line| (0, line));
    let strides = [STRIDE, STRIDE_ASIDE].map(|stride| if shown { 1 } else { every(stride) });
    let all = told["line"].as_array().unwrap().iter().enumerate().chain(more).enumerate();
    for (_, (at, line)) in all.filter(|(nth, (at, _))| nth / 2 % strides[at % 2] == 0) {
        let line = line.as_table().unwrap();
        let session = &*sessions.at(line["situation"].as_str().unwrap());
        let canonical = line["canonical"].as_str().unwrap();
        let meant = session.would_write_taken(canonical).unwrap();
        for (style, name) in STYLES.iter().enumerate() {
            for said in line.get(*name).map(texts).unwrap_or_default() {
                let (fate, what) = fate(session, &said, &meant);
                if shown && at % 2 == 0 && fate != Fate::Understood {
                    println!("{fate:?} {name} [{canonical}] {said}  -> {what}");
                }
                *tallies[at % 2][style].entry(fate).or_default() += 1;
            }
        }
    }
    tallies
}

/// Doubtful lines that were recorded in silence, by half.
fn silent(sessions: &Situations<'_>, told: &Table, shown: bool) -> [usize; 2] {
    let mut silent = [0, 0];
    for (at, doubt) in told["doubt"].as_array().unwrap().iter().enumerate() {
        let doubt = doubt.as_table().unwrap();
        let session = &*sessions.at(doubt["situation"].as_str().unwrap());
        let line = doubt["line"].as_str().unwrap();
        if let Ok(bodies) = session.would_write(line)
            && !bodies.is_empty()
        {
            silent[at % 2] += 1;
            if shown && at % 2 == 0 {
                println!("SILENT {line} ({}) -> {}", doubt["why"].as_str().unwrap(), bodies.join(" "));
            }
        }
    }
    silent
}

/// Of the doubtful lines written later: how many there are, how many were recorded, and how many of these without a
/// finding or a remark that was not there before.
fn later(sessions: &Situations<'_>, told: &Table, shown: bool) -> [usize; 3] {
    let mut counted = [0; 3];
    let Some(doubts) = told.get("more_doubts") else { return counted };
    for (situation, lines) in doubts.as_table().unwrap() {
        for line in texts(lines).into_iter().step_by(if shown { 1 } else { every(STRIDE) }) {
            let session = &*sessions.at(situation);
            counted[0] += 1;
            let Ok(bodies) = session.would_write(&line) else { continue };
            if bodies.is_empty() {
                continue;
            }
            counted[1] += 1;
            let mut table = session.referee().fork();
            for body in &bodies {
                table.record(body).unwrap();
            }
            let raised = |table: &dyn Referee| table.findings().len() + table.notices().len();
            if raised(table.as_ref()) == raised(session.referee()) {
                counted[2] += 1;
                if shown {
                    println!("SILENT {line} -> {}", bodies.join(" "));
                }
            }
        }
    }
    counted
}

fn report(game: &str) {
    let told = telling(game);
    let shown = std::env::var("ARBITRO_TELLING").is_ok_and(|wanted| wanted == game);
    let sessions = situations(game, &told);
    let tallies = tallies(&sessions, &told, shown);
    let silent = silent(&sessions, &told, shown);
    let [doubts, recorded, quiet] = later(&sessions, &told, shown);
    let (_, looked, aside) = FLOORS.iter().find(|(id, ..)| *id == game).unwrap();
    println!("{game}: understood, offered, asked, refused, misread");
    let (mut all, mut misread, mut below) = (0, 0, Vec::new());
    let slack = if are_long() || shown { 0 } else { SLACK };
    for (half, (name, floor)) in [("looked at", looked), ("set aside", aside)].into_iter().enumerate() {
        for (style, what) in STYLES.iter().enumerate() {
            let tally = &tallies[half][style];
            println!("  {name} {what:6} {}", row(tally));
            all += tally.values().sum::<usize>();
            misread += tally.get(&Fate::Misread).copied().unwrap_or(0);
            if good(tally) + slack < floor[style] {
                below.push(format!("{name}, {what}: below the floor of {}", floor[style]));
            }
        }
        println!("  {name} doubts recorded in silence {}", silent[half]);
    }
    println!("  of {doubts} doubts written later {recorded} recorded, {quiet} of them without a remark");
    let (_, most) = QUIET.iter().find(|(id, _)| *id == game).unwrap();
    assert!(quiet <= *most, "{game}: {quiet} of the doubtful lines written later in silence");
    assert!(below.is_empty(), "{game}: {below:?}");
    let most = MISREAD[0].max(all / MISREAD[1]);
    assert!(misread <= most, "{game}: {misread} recorded as something else");
    assert!(silent[0] + silent[1] <= SILENT, "{game}: {silent:?} doubtful lines in silence");
}

#[test]
fn kodem() {
    report("kodem");
}

#[test]
fn totems() {
    report("totems");
}

#[test]
fn codigos() {
    report("codigos");
}

#[test]
fn enadrya() {
    report("enadrya");
}

#[test]
fn dbs() {
    report("dbs");
}

#[test]
fn every_game_has_lines_as_people_tell_them() {
    assert_eq!(GAMES.iter().map(|g| g.id).filter(|id| FLOORS.iter().all(|f| f.0 != *id)).count(), 0);
}
