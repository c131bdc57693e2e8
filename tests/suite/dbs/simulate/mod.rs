//! Dragon Ball played at random by players who keep the rules and see the real cards, of which the referee is told at
//! once, by and by, or nothing; then the same with one offence each. Everything is typed, as at a table; what must be
//! found is known from the real cards alone, never from the referee.

mod cards;
mod combat;
mod conserve;
mod damage;
mod main_phase;
mod offence;
mod secrets;
mod setup;
mod step;
mod table;
mod tally;
mod trips;
mod turn;
mod ways;

use std::collections::{BTreeMap, BTreeSet};

use arbitro::games::dbs::Dbs;
use arbitro::games::dbs::event::Event;
use arbitro::games::dbs::rules::Rules;
use arbitro::kernel::{Draft, Game, Match, Play};
use arbitro::notation::{Command, Deed};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::cards::Printed;
use self::conserve::changes;
use self::table::{Style, Table};
use self::tally::{COUNTED, MATCHES, matches};
use self::ways::WAYS;
use crate::bench::{bodies, plays_of};
use crate::rounds::{are_long, every, rounds};
use crate::simulate::absurd::Absurd;
use crate::simulate::laws::Sample;
use crate::simulate::readings::assert_readings;
use crate::simulate::retell;
use crate::simulate::tally::{Hits, Reasons, assert_clauses, assert_verbs, print_lengths};

/// In how many of them every few plays are compared with the whole.
const SAMPLED: u64 = 100;
/// How many are told in other words, legal ones and with one offence by turns.
const RETOLD: u64 = 1000;
/// In how many the players' letters are left out.
const LETTERS: u64 = 100;
/// A match longer than this is stopped.
const TURNS: u32 = 400;

/// Verbs no random match uses, and why.
const UNUSED_VERBS: &Reasons = &[("situar", "pone la mesa para los ejemplos")];

fn style(seed: u64) -> Style {
    [Style::AtOnce, Style::Late, Style::Never][usize::try_from(seed % 3).unwrap()]
}

/// Plays a match to its end.
fn play(seed: u64, all: &[Printed], style: Style, wanted: Option<&'static str>) -> Table {
    play_out(seed, all, style, wanted, false)
}

/// The same; `exact` if energy is only ever named.
fn play_out(seed: u64, all: &[Printed], style: Style, wanted: Option<&'static str>, exact: bool) -> Table {
    let half = match wanted {
        Some("2.2" | "5.2") => false,
        Some("2.2a" | "2.2b" | "2.2c" | "5.2a") => true,
        _ => seed.is_multiple_of(5),
    };
    let table = setup::sit_down(seed, all, half, style, wanted, Rules::default());
    play_on(table, exact)
}

/// A legal match of players who keep these rules, and use the freedom they give.
fn play_under(seed: u64, all: &[Printed], rules: Rules) -> Table {
    let mut table = setup::sit_down(seed, all, seed.is_multiple_of(5), style(seed), None, rules);
    table.daring = true;
    play_on(table, false)
}

/// Plays on from the first turn.
fn play_on(mut table: Table, exact: bool) -> Table {
    let (seed, half, wanted) = (table.seed, table.half, table.wanted);
    table.exact = exact || wanted == Some("7.2d");
    table.slow = !half && wanted.is_none() && seed % 6 == 1;
    while table.ended.is_none() && table.turn <= TURNS {
        table.assert_counts();
        turn::play(&mut table);
    }
    if table.wanted == Some("2.1a") && table.ended == Some("vida")
        || table.wanted == Some("2.2") && table.ended == Some("mazo")
    {
        let clause = if table.ended == Some("vida") { "2.1a" } else { "2.2" };
        let seq = table.say_anyway("ana: fase final");
        table.expect(seq, clause);
        table.wanted = None;
    }
    if let Some(how @ ("vida" | "mazo")) = table.ended {
        let lost = |s: &table::Side| if how == "vida" { s.life.is_empty() } else { s.deck.is_empty() };
        let loser = table.loser.or_else(|| table.sides.iter().position(lost)).unwrap_or(0);
        table.say_anyway(&format!("victoria {} por {how}", table::NAMES[1 - loser]));
    }
    table.tell(true);
    table
}

#[test]
fn a_thousand_legal_matches_end_without_a_fault() {
    let tally = matches();
    print_lengths(&tally.plays);
    println!("endings: {:?}", tally.endings);
    assert_verbs::<Dbs>(&tally.verbs, UNUSED_VERBS, 1);
    if !are_long() {
        return;
    }
    // Section 6 of the contract; with half a deck an empty deck ends nothing.
    let full = ["vida", "mazo", "rendición", "juez"].map(|how| format!("completo: {how}"));
    let half = ["vida", "rendición", "juez"].map(|how| format!("media: {how}"));
    let expected: BTreeSet<&String> = full.iter().chain(&half).collect();
    assert_eq!(tally.endings.keys().collect::<BTreeSet<_>>(), expected);
}

/// The enforced clauses.
fn clauses() -> Vec<&'static str> {
    Dbs::checks().iter().map(|c| c.clause).collect()
}

#[test]
fn one_offence_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let all = cards::invented();
    let clauses = clauses();
    let (mut hits, mut tries) = (Hits::new(), Hits::new());
    let (mut matches, mut seed) = (0, 0);
    while matches < rounds(MATCHES) && seed < 20 * rounds(MATCHES) {
        // The one broken least so far, unless it was tried in vain too often.
        let count = |of: &Hits, c: &str| of.get(c).copied().unwrap_or(0);
        let wanted = *clauses.iter().min_by_key(|c| 8 * count(&hits, c) + count(&tries, c)).unwrap();
        *tries.entry(wanted).or_default() += 1;
        let style = if seed.is_multiple_of(2) { Style::AtOnce } else { Style::Late };
        let table = play(seed, &all, style, Some(wanted));
        assert_eq!(table.found(), table.expected, "seed {seed}, {wanted}\n{}", table.log());
        if !table.expected.is_empty() {
            *hits.entry(wanted).or_default() += 1;
            matches += 1;
        }
        seed += 1;
    }
    println!("{matches} matches with one offence of {seed} tried; tried: {tries:?}");
    assert_clauses(clauses.into_iter(), &hits, &[]);
}

/// The plays of a match as the fold takes them.
fn plays(table: &Table) -> Vec<Play<Event>> {
    plays_of::<Dbs>(&bodies(&table.session))
}

#[test]
fn the_first_plays_of_a_match_tell_what_the_whole_match_dates_up_to_them() {
    let all = cards::invented();
    let clauses = clauses();
    let mut points = 0;
    for seed in 0..rounds(SAMPLED) {
        let wanted = clauses[usize::try_from(seed).unwrap() % clauses.len()];
        let table = play(seed, &all, Style::Late, Some(wanted));
        let mut game = Match::<Dbs>::default();
        let mut samples = Vec::new();
        for (n, play) in plays(&table).into_iter().enumerate() {
            game.push(play);
            if n % 40 == 39 {
                samples.push(Sample::of(&game));
            }
        }
        points += samples.len();
        for sample in samples {
            sample.assert_laws(&game, &format!("seed {seed}, {wanted}"));
        }
    }
    println!("{} matches compared at {points} points", rounds(SAMPLED));
}

/// Readings under which no legal match is judged otherwise.
const ALIKE: [(&str, &str, &str); 0] = [];

#[test]
fn players_who_keep_another_reading_are_judged_by_it() {
    let all = cards::invented();
    let play = |seed, rules| Match::<Dbs>::under(rules).after(plays(&play_under(seed, &all, rules)));
    assert_readings::<Dbs>(play, &ALIKE);
}

#[test]
fn a_match_told_in_other_words_is_the_same_match() {
    let all = cards::invented();
    let clauses = clauses();
    let mut rng = Rng::with_seed(11);
    let mut tally = retell::Tally::new();
    for (what, plays) in retell::golden::<Dbs>() {
        retell::retell(&what, &plays, &WAYS, &mut rng, &mut tally);
    }
    for seed in 0..rounds(RETOLD) {
        let wanted = (seed % 2 == 1).then(|| clauses[usize::try_from(seed / 2).unwrap() % clauses.len()]);
        let table = play(seed, &all, style(seed), wanted);
        let ways = retell::share(&WAYS, &mut rng);
        retell::retell(&format!("seed {seed}, {wanted:?}"), &plays(&table), ways, &mut rng, &mut tally);
    }
    retell::print(&format!("golden and {} random matches", rounds(RETOLD)), &WAYS, &tally);
    retell::assert_every_way_was_told(&WAYS, &tally);
}

#[test]
fn a_line_without_a_player_is_his_who_alone_can_do_it() {
    let all = cards::invented();
    let (mut tried, mut matches) = (0, 0);
    for seed in 0..rounds(LETTERS) {
        let table = play(seed, &all, style(seed), None);
        let mut again = crate::bench::session("dbs");
        matches += 1;
        for play in plays(&table) {
            let line = Dbs::print(&play.event);
            let bare = line.split_once(": ").filter(|(seat, _)| seat.len() == 1);
            if let Some((seat, rest)) = bare.filter(|_| play.waivers.is_empty()) {
                let other = if seat == "A" { "B" } else { "A" };
                let draft = |line: &str| match crate::bench::read_line(line, again.referee()) {
                    Ok(Command::Record(Deed::Play { draft, .. })) => Some(draft),
                    _ => None,
                };
                let faults = |draft: &Draft| {
                    let found = again.referee().foretell(draft, None);
                    found.into_iter().filter(|f| f.is_open_fault()).map(|f| f.clause).collect::<Vec<_>>()
                };
                // Not the turn, not the step, not the window of the other.
                let not_his = |draft: &Draft| {
                    faults(draft)
                        .iter()
                        .any(|c| ["1.3", "8.0a", "8.1", "8.2", "7.2r", "6.3", "6.5"].contains(c))
                };
                let (own, foreign) = (draft(&line).unwrap(), draft(&format!("{other}: {rest}")));
                let alone = again.referee().outcome().is_none()
                    && faults(&own).is_empty()
                    && foreign.is_some_and(|foreign| not_his(&foreign));
                if alone && let Some(read) = draft(rest) {
                    assert_eq!(read.stored(), own.stored(), "seed {seed}: {rest}\n{}", table.log());
                    tried += 1;
                }
            }
            let waiver =
                play.waivers.first().map_or(String::new(), |w| format!(" según carta \"{}\"", w.note));
            let judged = play.waivers.iter().any(|w| w.by == arbitro::kernel::WaiverSource::Judge);
            let line = if judged { format!("juez: {line}") } else { format!("{line}{waiver}") };
            crate::bench::enter(&mut again, &line).unwrap();
        }
    }
    println!("{matches} matches, {tried} lines read without the player's letter, differences: 0");
}

#[test]
fn no_card_is_made_or_lost_in_a_legal_match() {
    let tally = matches();
    println!("{} legal matches, {} {COUNTED}", tally.plays.len(), tally.seen(COUNTED));
    assert!(tally.seen(COUNTED) > 0);
}

#[test]
fn no_sequence_of_well_formed_events_makes_the_referee_panic() {
    const EVENTS: usize = 50_000;
    const LOG: usize = 120;
    let all = cards::invented();
    let mut rng = Rng::with_seed(7);
    let pool: Vec<Play<Event>> = (0..)
        .zip(clauses())
        .step_by(every(32))
        .flat_map(|(seed, wanted)| plays(&play(seed, &all, Style::Late, Some(wanted))))
        .collect();
    let mut absurd = Absurd::default();
    for log in 0..rounds(EVENTS).div_ceil(LOG) {
        let what = format!("wild log {log}");
        let sampled_at = rng.usize(..2 * LOG);
        // Half of the logs begin like a match.
        let begins = if rng.bool() { rng.usize(..40) } else { 0 };
        let game = absurd.play(&what, Match::<Dbs>::default(), (LOG, sampled_at), |game, n| {
            let Play { event, waivers, .. } =
                if n < begins { pool[n].clone() } else { rng.choice(&pool).unwrap().clone() };
            let candidates = if rng.bool() { Vec::new() } else { Dbs::candidates(game.state()) };
            let event = rng.choice(candidates).filter(|_| n >= begins).unwrap_or(event);
            Play { waivers, ..Play::of(game.next_seq(), event) }
        });
        absurd.count(&what, &changes(&game));
    }
    absurd.print();
    assert!(absurd.met.len() > 50 || !are_long(), "{:?}", absurd.met);
}

#[test]
fn decks_drawn_from_a_card_list_play_without_a_fault_or_a_question_about_what_is_on_file() {
    let mut lists = vec![cards::read(include_str!("../../../../fixtures/dbs/cards.csv"))];
    if let Ok(path) = std::env::var("ARBITRO_DBS_CARDS") {
        lists.push(cards::read(&std::fs::read_to_string(path).unwrap()));
    }
    // What the columns tell: totals, costs, colours, types.
    let on_file = ["7.2a", "7.2c", "7.2e", "7.2j", "3.4c", "9.3", "9.3b", "P8.2"];
    for all in lists {
        let mut questions: BTreeMap<&str, usize> = BTreeMap::new();
        for seed in 0..rounds(100) {
            let table = play_out(seed, &all, Style::AtOnce, None, true);
            assert_eq!(table.found(), BTreeSet::new(), "seed {seed}\n{}", table.log());
            for finding in table.findings().iter().filter(|f| !f.kind.is_fault()) {
                *questions.entry(finding.clause).or_default() += 1;
            }
        }
        println!("100 matches with decks of {} cards; questions: {questions:?}", all.len());
        let on_file: Vec<&&str> = on_file.iter().filter(|c| questions.contains_key(**c)).collect();
        assert_eq!(on_file, Vec::<&&str>::new());
    }
}
