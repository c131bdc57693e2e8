//! The same match told in other words: the table and the findings must not hang on how it is told.
//!
//! A game lists its ways of telling otherwise in `<game>/simulate/ways.rs`; here a match is told in each of them
//! and compared with itself as it was told first.

use std::collections::BTreeMap;
use std::mem::discriminant;

use arbitro::kernel::{Finding, Game, Match, Play, Seq, Waiver};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use crate::bench::{bodies, golden_matches_of, plays_of, run_text, session};
use crate::rounds::{are_long, every};

/// A way of telling a match otherwise.
pub enum Way<G: Game> {
    /// A play in other words, or with its consequences told by hand: the plays that stand for it, given the table
    /// before and after it. None where the way does not apply.
    Words(&'static str, OtherWords<G>),
    /// Two plays in a row of one moment, told the other way round: whether they may be, given the table before them.
    Swap(&'static str, fn(&G::State, &G::Event, &G::Event) -> bool),
    /// What a play tells of a card, told at the end of the match: the play without it, and what is told then, given
    /// the table before it and at the end.
    Late(&'static str, ToldLate<G>),
}

type OtherWords<G> = fn(
    &<G as Game>::State,
    &Play<<G as Game>::Event>,
    &<G as Game>::State,
) -> Option<Vec<<G as Game>::Event>>;
type ToldLate<G> = fn(
    &<G as Game>::State,
    &<G as Game>::Event,
    &<G as Game>::State,
) -> Option<(<G as Game>::Event, Vec<<G as Game>::Event>)>;

impl<G: Game> Way<G> {
    /// What it is called.
    pub fn name(&self) -> &'static str {
        match self {
            Way::Words(name, _) | Way::Swap(name, _) | Way::Late(name, _) => name,
        }
    }
}

/// Of the ways, every so manieth is told of a random match.
const SHARE: usize = 6;

/// How many tellings were compared, by way; and how many plays were told otherwise in them.
pub type Tally = BTreeMap<&'static str, (usize, usize)>;

/// Adds up what two threads counted.
pub fn sum(mut all: Tally, more: Tally) -> Tally {
    for (way, (variants, plays)) in more {
        let count = all.entry(way).or_default();
        *count = (count.0 + variants, count.1 + plays);
    }
    all
}

/// Prints the count of each way.
pub fn print<G: Game>(what: &str, ways: &[Way<G>], tally: &Tally) {
    let variants: usize = tally.values().map(|(variants, _)| variants).sum();
    println!("{} of {what}: {variants} variants told in other words, none differs", G::ID);
    for way in ways {
        let (variants, plays) = tally.get(way.name()).copied().unwrap_or_default();
        println!("  {}: {variants} variants, {plays} plays told otherwise", way.name());
    }
}

/// The golden matches of a game, some of them in a short round: name and plays.
pub fn golden<G: Game>() -> Vec<(String, Vec<Play<G::Event>>)> {
    let plays = |text: &str| {
        let mut stored = bodies(&session(G::ID));
        stored.extend(run_text(text).bodies());
        plays_of::<G>(&stored)
    };
    let matches = golden_matches_of(G::ID).into_iter().step_by(every(3));
    matches.map(|(path, text)| (path.display().to_string(), plays(&text))).collect()
}

/// A play of the new telling and the number of the one it stands for.
struct Retold<E> {
    of: Seq,
    event: E,
    waivers: Vec<Waiver>,
}

/// A share of the ways, from a random one on: over many matches each has its turn.
pub fn share<'a, G: Game>(ways: &'a [Way<G>], rng: &mut Rng) -> Vec<&'a Way<G>> {
    ways.iter().skip(rng.usize(..SHARE)).step_by(SHARE).collect()
}

/// In the long round every way must have been told.
pub fn assert_every_way_was_told<G: Game>(ways: &[Way<G>], tally: &Tally) {
    let untold: Vec<&str> = ways.iter().map(Way::name).filter(|name| !tally.contains_key(name)).collect();
    assert!(untold.is_empty() || !are_long(), "{}: never told: {untold:?}", G::ID);
}

/// Tells a match in each way, first every play it applies to, then about half of them, and compares. The first telling is
/// read whole, as a stored match is; the second comes play by play, as at a table.
pub fn retell<'a, G: Game>(
    what: &str,
    plays: &[Play<G::Event>],
    ways: impl IntoIterator<Item = &'a Way<G>>,
    rng: &mut Rng,
    tally: &mut Tally,
) {
    let (told, tables) = tables::<G>(plays);
    for way in ways {
        for all in [true, false] {
            let mut choose = || all || rng.bool();
            let (retold, changed) = retold(plays, &tables, way, &mut choose);
            if changed == 0 {
                break;
            }
            compare(&format!("{what}: {}", way.name()), &told, retold, all);
            let count = tally.entry(way.name()).or_default();
            *count = (count.0 + 1, count.1 + changed);
        }
    }
}

/// Tells a random match in its share of the ways, drawn by a seed, and compares.
pub fn retell_share<G: Game>(
    what: &str,
    plays: &[Play<G::Event>],
    ways: &[Way<G>],
    seed: u64,
    tally: &mut Tally,
) {
    let mut rng = Rng::with_seed(seed);
    let ways = share(ways, &mut rng);
    retell(what, plays, ways, &mut rng, tally);
}

/// The match, and the table before each play and after the last, as the referee knew it then.
fn tables<G: Game>(plays: &[Play<G::Event>]) -> (Match<G>, Vec<G::State>) {
    let mut game = Match::<G>::default();
    let mut tables = vec![game.state().clone()];
    for play in plays {
        game.push(play.clone());
        tables.push(game.state().clone());
    }
    (game, tables)
}

fn retold<G: Game>(
    plays: &[Play<G::Event>],
    tables: &[G::State],
    way: &Way<G>,
    choose: &mut dyn FnMut() -> bool,
) -> (Vec<Retold<G::Event>>, usize) {
    let (mut list, mut late, mut changed) = (Vec::new(), Vec::new(), 0);
    let (mut at, end) = (0, &tables[plays.len()]);
    while let Some(play) = plays.get(at) {
        let same = |event: G::Event| Retold { of: play.seq, event, waivers: play.waivers.clone() };
        let mut taken = 1;
        match way {
            Way::Words(_, words) => match words(&tables[at], play, &tables[at + 1]).filter(|_| choose()) {
                Some(events) => {
                    changed += 1;
                    list.extend(events.into_iter().map(same));
                }
                None => list.push(same(play.event.clone())),
            },
            Way::Swap(_, may) => match plays.get(at + 1) {
                Some(next) if may(&tables[at], &play.event, &next.event) && choose() => {
                    changed += 1;
                    taken = 2;
                    list.push(Retold {
                        of: next.seq,
                        event: next.event.clone(),
                        waivers: next.waivers.clone(),
                    });
                    list.push(same(play.event.clone()));
                }
                Some(_) | None => list.push(same(play.event.clone())),
            },
            Way::Late(_, part) => match part(&tables[at], &play.event, end).filter(|_| choose()) {
                Some((now, then)) => {
                    changed += 1;
                    list.push(same(now));
                    late.extend(then.into_iter().map(|event| Retold {
                        of: play.seq,
                        event,
                        waivers: Vec::new(),
                    }));
                }
                None => list.push(same(play.event.clone())),
            },
        }
        at += taken;
    }
    list.extend(late);
    (list, changed)
}

fn compare<G: Game>(what: &str, told: &Match<G>, retold: Vec<Retold<G::Event>>, whole: bool) {
    let mut first = BTreeMap::new();
    let mut origin = BTreeMap::new();
    // What points at a play points at the deed that stands for it, not at what is told beside it.
    let deeds: BTreeMap<Seq, _> = told.plays().iter().map(|p| (p.seq, discriminant(&p.event))).collect();
    for (seq, play) in (1..).zip(&retold) {
        if deeds.get(&play.of) == Some(&discriminant(&play.event)) {
            first.entry(play.of).or_insert(seq);
        }
        origin.insert(seq, play.of);
    }
    for (seq, play) in (1..).zip(&retold) {
        first.entry(play.of).or_insert(seq);
    }
    let pointed = |(seq, mut play): (Seq, Retold<G::Event>)| {
        G::repoint(&mut play.event, &|n| first.get(&n).copied().unwrap_or(n));
        Play { waivers: play.waivers, ..Play::of(seq, play.event) }
    };
    let plays = (1..).zip(retold).map(pointed);
    let again = if whole {
        Match::replay(plays)
    } else {
        let mut game = Match::<G>::default();
        plays.for_each(|play| game.push(play));
        game
    };
    let log = || log_of(&again, &origin);
    assert_eq!(G::facts(again.state()), G::facts(told.state()), "{what}: table\n{}", log());
    let mapped = |seq: Seq| origin.get(&seq).copied().unwrap_or(seq);
    assert_eq!(
        rows(&again.findings().to_vec(), mapped),
        rows(&told.findings().to_vec(), |seq| seq),
        "{what}: findings\n{}",
        log()
    );
}

/// The log of a telling, with the play that each of its plays stands for.
fn log_of<G: Game>(game: &Match<G>, origin: &BTreeMap<Seq, Seq>) -> String {
    let line = |p: &Play<G::Event>| format!("#{} (of #{}) {}", p.seq, origin[&p.seq], G::print(&p.event));
    game.plays().iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A finding as it is compared: event, clause, kind, standing, and the words of its message, whose order may follow
/// the order of telling.
type Row = (Seq, &'static str, &'static str, String, Vec<String>);

fn rows(findings: &[Finding], mapped: impl Fn(Seq) -> Seq) -> Vec<Row> {
    let row = |f: &Finding| {
        let split = |c: char| c.is_whitespace() || c == ';' || c == ',';
        let mut words: Vec<String> =
            f.fault.message.split(split).filter(|w| !w.is_empty()).map(str::to_owned).collect();
        words.sort();
        (mapped(f.about), f.clause, f.kind.word(), format!("{:?}", f.standing), words)
    };
    let mut rows: Vec<Row> = findings.iter().map(row).collect();
    rows.sort();
    rows
}
