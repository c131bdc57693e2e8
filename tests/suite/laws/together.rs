//! Laws that are asked of the same matches, which are played once for all of them.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use std::thread;

use arbitro::export::script;
use arbitro::games::GAMES;
use arbitro::kernel::{Body, Finding, Referee};
use arbitro::notation::{Command, Deed};
use arbitro::session::Entered;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use super::{LINES, MATCHES, Play, played};
use crate::bench::{bodies, from_scratch, read_line, run_text, told};
use crate::rounds::are_long;

/// Of the matches those that are played again without what was struck, exported, printed and read again.
const STRUCK: u64 = MATCHES / 4;
const EXPORTED: u64 = MATCHES / 10;
const PRINTED: u64 = MATCHES / 10;
/// Lines between two comparisons with a fold from the start.
const BETWEEN_CHECKS: usize = 15;

/// How often the laws were looked at that are asked of the same matches.
#[derive(Default)]
struct Looked {
    kept: usize,
    struck: usize,
    exported: usize,
    printed: usize,
}

/// Plays the matches that several laws are asked of, once and on two threads: all of them for the first law, a part of them
/// for each of the others.
fn looked() -> &'static Looked {
    static LOOKED: OnceLock<Looked> = OnceLock::new();
    LOOKED.get_or_init(|| {
        thread::scope(|scope| {
            let [one, two] = [0, 1].map(|share| scope.spawn(move || look_at_share(share)));
            let (one, two) = (one.join().unwrap(), two.join().unwrap());
            Looked {
                kept: one.kept + two.kept,
                struck: one.struck + two.struck,
                exported: one.exported + two.exported,
                printed: one.printed + two.printed,
            }
        })
    })
}

fn look_at_share(share: u64) -> Looked {
    let mut looked = Looked::default();
    for game in GAMES {
        for seed in (0..played(MATCHES)).filter(|seed| seed % 2 == share) {
            look_at_match(Play::begin(game.id, seed), seed, &mut looked);
        }
    }
    looked
}

fn look_at_match(mut play: Play, seed: u64, looked: &mut Looked) {
    let is_asked = |matches: u64| seed < played(matches);
    for n in 1..=LINES {
        if is_asked(PRINTED) && n % BETWEEN_CHECKS == 1 {
            assert_options_are_read(&play);
        }
        let line = play.line();
        let entered = play.enter(&line);
        if is_asked(PRINTED) {
            looked.printed += entered.iter().filter(|entered| is_read_again(&play, entered, &line)).count();
        }
        if n % BETWEEN_CHECKS == 0 {
            assert_kept(&play, &line);
            looked.kept += 1;
            looked.struck += usize::from(is_asked(STRUCK) && is_without_struck(&play));
            if is_asked(EXPORTED) {
                assert_exported(&play);
                looked.exported += 1;
            }
        }
    }
}

#[test]
fn a_match_kept_step_by_step_is_the_match_folded_from_the_start() {
    assert!(looked().kept > 0);
}

fn assert_kept(play: &Play, line: &str) {
    let again = from_scratch(play.game, &bodies(&play.session));
    assert_eq!(told(play.table()), told(again.as_ref()), "{line}");
}

fn event_of(line: &str, table: &dyn Referee) -> (String, Value) {
    match read_line(line, table) {
        Ok(Command::Record(Deed::Play { draft, .. })) => {
            let event = serde_json::from_str(draft.stored()).unwrap();
            (draft.text, event)
        }
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn an_event_printed_and_read_again_is_the_same_event() {
    assert!(looked().printed > 0);
}

fn assert_options_are_read(play: &Play) {
    for line in play.table().options(None) {
        let (text, event) = event_of(&line, play.table());
        assert_eq!(text, line);
        assert_eq!(event_of(&text, play.table()), (text, event));
    }
}

/// Fails where what was entered is printed and read as something else; whether it could be read at all.
fn is_read_again(play: &Play, entered: &Entered, line: &str) -> bool {
    let Some(view) = play.table().play(entered.seq) else { return false };
    if view.text.contains('…') {
        // It names cards that are hidden by now.
        return false;
    }
    let table = play.table().before(entered.seq);
    let body: Value =
        serde_json::from_str(&bodies(&play.session)[usize::try_from(entered.seq).unwrap()]).unwrap();
    assert_eq!(event_of(&view.text, table.as_ref()), (view.text, body["play"]["event"].clone()), "{line}");
    true
}

/// The plays that undoing took away, and the log with notes in their place and in that of the undoing.
fn without_struck(all: &[String], table: &dyn Referee) -> (BTreeSet<usize>, Vec<String>) {
    let mut struck: BTreeSet<usize> = BTreeSet::new();
    let mut struck_by: BTreeMap<usize, usize> = BTreeMap::new();
    let mut kept = Vec::new();
    for text in all {
        let body: Body<Value> = serde_json::from_str(text).unwrap();
        if let Body::Strike { of, .. } = body {
            let of: Vec<usize> = of.into_iter().map(|n| usize::try_from(n).unwrap()).collect();
            struck_by.extend(of.iter().map(|n| (*n, kept.len())));
            struck.extend(of);
            kept.push(note());
        } else if let Body::Restore { of } = body {
            struck.retain(|n| !of.contains(&u32::try_from(*n).unwrap()));
            kept.push(note());
        } else {
            kept.push(text.clone());
        }
    }
    // What a struck play took for granted goes with it.
    let by = |n: usize| {
        let tacit = serde_json::from_str::<Value>(&all[n]).unwrap()["play"]["tacit"].as_u64();
        tacit.map(|by| usize::try_from(by).unwrap())
    };
    // Unless somebody had played on from there.
    let in_force = |n: usize| {
        let stands = |n: usize| table.play(u32::try_from(n).unwrap()).is_some_and(|play| play.counts);
        let replaced =
            |text: &String| serde_json::from_str::<Value>(text).unwrap()["play"]["instead"] == json!(n);
        stands(n) || (0..all.len()).any(|at| replaced(&all[at]) && stands(at))
    };
    let is_in_order = |n: usize| {
        let body = serde_json::from_str::<Body<Value>>(&all[n]).unwrap();
        matches!(body, Body::Play { before: None, instead: None, told: false, .. })
    };
    for n in 0..all.len() {
        let Some(play) = std::iter::successors(by(n), |at| by(*at)).last() else { continue };
        let Some(strike) = struck_by.get(&play).filter(|_| struck.contains(&play)) else { continue };
        if !(play + 1..*strike).any(|at| is_in_order(at) && in_force(at)) {
            struck.insert(n);
        }
    }
    for n in &struck {
        kept[*n] = note();
    }
    (struck, kept)
}

fn note() -> String {
    r#"{"note":{"text":"nada"}}"#.to_owned()
}

/// Whether a play that stands says its place by one that was struck.
fn leans_on(struck: &BTreeSet<usize>, log: &[String]) -> bool {
    log.iter().any(|text| {
        let Body::Play { before, instead, .. } = serde_json::from_str::<Body<Value>>(text).unwrap() else {
            return false;
        };
        before.or(instead).is_some_and(|n| struck.contains(&usize::try_from(n).unwrap()))
    })
}

#[test]
fn a_struck_play_is_as_if_it_had_never_been_entered() {
    let compared = looked().struck;
    assert!(compared > 50 || !are_long(), "{compared} logs were compared");
}

/// Fails where a match with struck plays is not the one without them; whether it has such plays, and none hangs on them.
fn is_without_struck(play: &Play) -> bool {
    let (struck, kept) = without_struck(&bodies(&play.session), play.table());
    if struck.is_empty() || leans_on(&struck, &kept) {
        return false;
    }
    assert_eq!(told(from_scratch(play.game, &kept).as_ref()), told(play.table()));
    true
}

/// Findings by the place of their events in the order of play: numbers differ where plays were struck.
fn by_place(table: &dyn Referee) -> Vec<(Option<usize>, String, String, String)> {
    let order: BTreeMap<u32, usize> =
        table.plays().into_iter().filter(|p| p.counts).enumerate().map(|(i, p)| (p.seq, i)).collect();
    let row = |f: Finding| {
        (
            order.get(&f.about).copied(),
            f.clause.to_owned(),
            f.kind.word().to_owned(),
            format!("{:?}", f.standing),
        )
    };
    table.findings().into_iter().map(row).collect()
}

#[test]
fn an_exported_script_of_a_corrected_match_tells_the_same() {
    assert!(looked().exported > 0);
}

fn assert_exported(play: &Play) {
    let text = script(play.table());
    let again = run_text(&text).referee;
    assert_eq!(again.facts(), play.table().facts(), "{text}");
    assert_eq!(by_place(again.as_ref()), by_place(play.table()), "{text}");
}
