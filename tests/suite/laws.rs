//! Laws that hold for every log: random matches with undoing, corrections, late entries and permissions.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::thread;

use arbitro::games::GAMES;
use arbitro::kernel::{Finding, Referee};
use arbitro::notation::split_statements;
use arbitro::report;
use arbitro::rulebook::Rulebook;
use arbitro::session::{Entered, Reply, Session};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use crate::bench::{bodies, enter, golden_matches, golden_matches_of, read_line, run_text, session, told};
use crate::rounds::{every, rounds};

const MATCHES: u64 = 500;
const LINES: usize = 45;

/// Those that are asked of the same matches.
mod together;

/// Where a random match of a game begins.
struct Start {
    lines: Vec<String>,
    /// A golden match, of which only the beginning is played; else a named position.
    is_match: bool,
}

/// The named positions and the golden matches of a game.
fn starts(game: &str) -> Vec<Start> {
    let book = Rulebook::embedded();
    let is_event = |l: &&str| !l.trim().is_empty() && !l.starts_with(['=', '!', '#']);
    let lines = |text: &str| text.lines().filter(is_event).map(str::to_owned).collect();
    let positions = &book.catalogue(game).unwrap().positions;
    let positions = positions.iter().map(|p| Start { lines: lines(&p.script), is_match: false });
    let matches = golden_matches_of(game).into_iter();
    let matches =
        matches.map(|(_, text)| Start { lines: lines(text.split_once('\n').unwrap().1), is_match: true });
    positions.chain(matches).collect()
}

static STARTS: LazyLock<BTreeMap<&str, Vec<Start>>> =
    LazyLock::new(|| GAMES.iter().map(|g| (g.id, starts(g.id))).collect());
static TOLD: LazyLock<BTreeMap<&str, Vec<String>>> =
    LazyLock::new(|| GAMES.iter().map(|g| (g.id, told_lines(g.id))).collect());

/// A match that is played at random.
pub struct Play {
    pub game: &'static str,
    pub session: Session,
    rng: Rng,
    /// The first record after the position; corrections seldom reach before it.
    first: u32,
    /// Lines that were legal at some time, and may no longer be.
    stale: Vec<String>,
    /// How often a verb was drawn.
    used: BTreeMap<String, usize>,
    /// Statements of the golden matches and positions: they tell what cards are, early and late.
    told: &'static [String],
}

impl Play {
    /// Begins at a named position, or somewhere in a golden match, typed line by line.
    fn begin(game: &'static str, seed: u64) -> Play {
        let mut rng = Rng::with_seed(seed);
        let mut session = session(game);
        let start = rng.choice(&STARTS[game]).unwrap();
        let all = start.lines.len();
        let taken = if start.is_match { rng.usize(all / 4..all) } else { all };
        for line in &start.lines[..taken] {
            enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"));
        }
        let first = session.referee().next_seq();
        Play {
            game,
            session,
            rng,
            first,
            stale: vec!["pasar".to_owned()],
            used: BTreeMap::new(),
            told: &TOLD[game],
        }
    }

    pub fn table(&self) -> &dyn Referee {
        self.session.referee()
    }

    /// The number of some record, seldom of one that set the table.
    pub fn number(&mut self) -> u32 {
        let next = self.table().next_seq();
        let from = if self.rng.u8(..20) == 0 { 0 } else { self.first.min(next - 1) };
        self.rng.u32(from..next)
    }

    /// A line that may be legal, or not, or not be understood.
    fn stale_line(&mut self) -> String {
        let lines = if self.rng.u8(..3) == 0 { self.told } else { &self.stale };
        lines[self.rng.usize(..lines.len())].clone()
    }

    /// A legal line of a verb that was seldom drawn: the verbs with many lines must not crowd out the others.
    fn option(&mut self) -> Option<String> {
        let mut verbs: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in self.table().options(None) {
            verbs.entry(line.split(' ').next().unwrap_or_default().to_owned()).or_default().push(line);
        }
        if !verbs.is_empty() {
            self.stale = verbs.values().flatten().cloned().collect();
        }
        let rng = &mut self.rng;
        let often = |verb: &String| self.used.get(verb).copied().unwrap_or(0);
        let (verb, lines) = verbs.into_iter().min_by_key(|(verb, _)| (often(verb), rng.u8(..)))?;
        *self.used.entry(verb).or_default() += 1;
        self.rng.choice(lines)
    }

    /// A statement about a place: true, or a number off.
    fn statement(&mut self) -> String {
        let facts = self.table().facts();
        let place = &facts[self.rng.usize(..facts.len())];
        let (key, value) = &place.facts[self.rng.usize(..place.facts.len())];
        let value = if self.rng.bool() { value.clone() } else { "1".to_owned() };
        format!("mesa {} {key}=\"{value}\"", place.place)
    }

    pub fn line(&mut self) -> String {
        if self.table().outcome().is_some() && self.rng.bool() {
            return "deshacer 2".to_owned();
        }
        match self.rng.u8(..100) {
            0..45 => self.option().unwrap_or_else(|| "nota sin opciones".to_owned()),
            45..80 => self.stale_line(),
            80..84 => format!("deshacer {}", self.rng.u8(1..4)),
            84..87 => "rehacer".to_owned(),
            87..89 => format!("corregir {}", self.number()),
            89..91 => format!("corregir {}: {}", self.number(), self.stale_line()),
            91..94 => format!("antes de {}: {}", self.number(), self.stale_line()),
            94 => format!("según carta {} \"Lobo\"", self.number()),
            95 => format!("retroceder {} autoriza=\"Marta\" \"se vuelve atrás\"", self.number()),
            96 => format!("{} según carta \"Lobo\"", self.stale_line()),
            97 => format!("juez: {}", self.stale_line()),
            98 => format!("nota {}: visto", self.number()),
            _ => self.statement(),
        }
    }

    /// Types a line; one that is not understood, or asks for nothing, leaves everything as it was.
    pub fn enter(&mut self, line: &str) -> Vec<Entered> {
        let before = (self.table().next_seq(), self.table().findings());
        match enter(&mut self.session, line) {
            Ok(replies) => replies
                .into_iter()
                .filter_map(|reply| if let Reply::Entered(entered) = reply { Some(entered) } else { None })
                .collect(),
            Err(_) => {
                assert_eq!((self.table().next_seq(), self.table().findings()), before, "{line}");
                Vec::new()
            }
        }
    }
}

/// The statements of a game's golden matches and positions.
fn told_lines(game: &str) -> Vec<String> {
    let lines = STARTS[game].iter().flat_map(|start| &start.lines);
    lines.flat_map(|l| split_statements(l).into_iter().map(|s| l[s].trim().to_owned())).collect()
}

fn faults_about(findings: &[Finding], seq: u32) -> Vec<&Finding> {
    findings.iter().filter(|f| f.is_open_fault() && f.about == seq).collect()
}

/// How many matches of a game are played where so many are asked for in the long round. What breaks a law is rare: the short
/// one is not cut as short as elsewhere.
fn played(matches: u64) -> u64 {
    rounds(matches).max(matches / 200)
}

/// Plays every match and calls `look` before each line, with the match and the number of the line, from 1.
pub fn every_match(matches: u64, mut look: impl FnMut(&mut Play, usize)) {
    for game in GAMES {
        for seed in 0..played(matches) {
            let mut play = Play::begin(game.id, seed);
            for n in 1..=LINES {
                look(&mut play, n);
            }
        }
    }
}

#[test]
fn what_is_tried_on_a_copy_leaves_the_match_as_it_is() {
    every_match(1, |play, _| {
        let line = play.line();
        play.enter(&line);
        let before = told(play.table());
        let mut copy = play.table().fork();
        assert_eq!(told(copy.as_ref()), before);
        copy.record(r#"{"note":{"text":"x"}}"#).unwrap();
        copy.record(r#"{"strike":{"of":[1]}}"#).unwrap();
        assert_eq!(copy.next_seq(), play.table().next_seq() + 2);
        assert_eq!(told(play.table()), before);
    });
}

#[test]
fn a_match_may_be_held_on_another_thread() {
    let mut session = session("kodem");
    let taken = thread::spawn(move || enter(&mut session, "preparar estandar ana beto").map(|r| r.len()));
    assert_eq!(taken.join().unwrap().unwrap(), 1);
}

#[test]
fn what_may_i_foretells_is_what_entering_brings() {
    every_match(MATCHES / 10, |play, _| {
        let line = play.line();
        let foretold = match enter(&mut play.session, &format!("puedo {line}")).map(|mut r| r.pop()) {
            Ok(Some(Reply::Foretold { findings, .. })) => findings,
            Ok(_) | Err(_) => {
                play.enter(&line);
                return;
            }
        };
        let log = bodies(&play.session);
        let entered = play.enter(&line);
        if !entered.is_empty() {
            let raised: Vec<Finding> =
                entered.into_iter().flat_map(|entered| entered.step.findings).collect();
            assert_eq!(foretold, raised, "{line} after\n{}", log.join("\n"));
        }
    });
}

fn faults_known_by(table: &dyn Referee, seq: u32) -> Vec<(u32, String)> {
    let known = table.findings().into_iter().filter(|f| f.kind.is_fault() && f.known_at <= seq);
    known.map(|f| (f.about, f.clause.to_owned())).collect()
}

#[test]
fn the_faults_of_the_first_records_are_those_the_whole_log_dates_up_to_them() {
    every_match(MATCHES / 10, |play, n| {
        let line = play.stale_line();
        let line = if n % 3 == 0 { play.option().unwrap_or(line) } else { line };
        play.enter(&line);
        if n == LINES {
            for seq in (0..play.table().next_seq()).step_by(7) {
                let then = play.table().at(seq);
                assert_eq!(
                    faults_known_by(play.table(), seq),
                    faults_known_by(then.as_ref(), seq),
                    "after {seq}"
                );
            }
        }
    });
}

#[test]
fn an_option_brings_no_fault() {
    every_match(MATCHES / 10, |play, _| {
        let option = play.option();
        let is_option = option.is_some();
        let line = option.unwrap_or_else(|| play.line());
        for entered in play.enter(&line) {
            let faults = faults_about(&entered.step.findings, entered.seq);
            assert!(!is_option || faults.is_empty(), "{line}: {faults:?}");
        }
    });
}

#[test]
fn every_answer_can_be_shown() {
    let book = Rulebook::embedded();
    every_match(MATCHES / 25, |play, n| {
        let line = match n % 8 {
            0 => format!("ver {}", play.number()),
            1 => format!("porque {}", play.number()),
            2 => "historial".to_owned(),
            3 => "estado; debe; opciones".to_owned(),
            _ => play.line(),
        };
        for width in [20, 80, 200] {
            match enter(&mut play.session, &line) {
                Ok(replies) => {
                    let catalogue = book.catalogue(play.game);
                    for reply in replies {
                        let text = report::reply(&reply, play.session.referee(), catalogue, width);
                        assert!(!text.trim().is_empty(), "{line}");
                    }
                }
                Err(e) => assert!(!e.to_string().is_empty(), "{line}"),
            }
        }
    });
}

/// The facts of a table that can be set: not those of `partida`, and none that `situar` does not take.
fn settable(table: &dyn Referee) -> BTreeMap<String, Vec<(&'static str, String)>> {
    let rows = table.facts().into_iter().filter(|p| p.place != "partida");
    let taken = |place: &str, key: &str, value: &str| {
        value == "?" || read_line(&format!("situar {place} {key}={}", quoted(value)), table).is_ok()
    };
    // The order drawn in Multijugador is no fact of a place, and the sheet follows it.
    rows.map(|p| {
        let facts = p.facts.into_iter().filter(|(key, value)| taken(&p.place, key, value)).collect();
        (p.place, facts)
    })
    // Of a place nothing is told that could be set: the combat of Dragon Ball.
    .filter(|(_, facts): &(String, Vec<(&'static str, String)>)| facts.iter().any(|(_, value)| value != "?"))
    .collect()
}

/// Lines that set every known fact of a table on an empty one with the same players.
fn situating(table: &dyn Referee) -> Vec<String> {
    let mut lines = Vec::new();
    for (place, facts) in settable(table) {
        let known = facts.iter().filter(|(_, value)| value != "?");
        let facts: Vec<String> = known.map(|(key, value)| format!("{key}={}", quoted(value))).collect();
        if !facts.is_empty() {
            lines.push(format!("situar {place} {}", facts.join(" ")));
        }
    }
    lines
}

fn quoted(value: &str) -> String {
    if value.contains(' ') { format!("\"{value}\"") } else { value.to_owned() }
}

#[test]
fn setting_the_facts_of_a_table_gives_that_table() {
    for (path, text) in golden_matches() {
        let whole = run_text(&text).referee;
        let setup = whole.plays().first().unwrap().text.clone();
        // A short round begins where more lies on the table than the setup laid there.
        let looked_at = (1..whole.next_seq()).step_by(9).skip(every(9) - 1).step_by(every(16));
        for seq in looked_at {
            let then = whole.at(seq);
            let mut again = session(whole.game_id());
            enter(&mut again, &setup).unwrap();
            for line in situating(then.as_ref()) {
                enter(&mut again, &line).unwrap_or_else(|e| panic!("{line}: {e}"));
            }
            let name = path.display();
            assert_eq!(settable(again.referee()), settable(then.as_ref()), "{name} after {seq}");
        }
    }
}
