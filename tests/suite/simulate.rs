//! Kódem played at random by players who keep the rules and know the real cards, of which the referee is told as
//! much as they care to say.

mod deal;
mod extras;
mod laws;
mod offence;
mod plan;
mod player;
mod setup;
mod table;
mod twists;
mod weights;
mod wild;

use std::collections::BTreeMap;

use arbitro::kernel::Game;

use self::offence::{Hits, Outcome, Watch};
use self::player::{LIMIT, Players};
use self::table::faults;

/// How many matches are played.
const MATCHES: u64 = 1000;

/// What came of some matches.
#[derive(Default)]
struct Tally {
    plays: Vec<usize>,
    verbs: BTreeMap<String, usize>,
    stopped: usize,
    hits: Hits,
    loose: usize,
    bad: usize,
}

/// Clauses no random table reaches, and why.
const UNREACHABLE: &[(&str, &str)] = &[];

/// Plays a legal match to the end, looking for an offence on the way.
fn play_out(seed: u64, tally: &mut Tally) -> (Players, Watch) {
    let mut players = Players::new(seed);
    let unreachable = UNREACHABLE.iter().map(|(clause, _)| *clause).collect();
    let mut watch = Watch::new(seed, &tally.hits, &unreachable);
    while !players.is_over() {
        let candidates = players.candidates();
        watch.look(&players, &candidates);
        players.step_among(candidates);
    }
    let candidates = players.candidates();
    watch.look(&players, &candidates);
    players.finish();
    let plays = players.table.game.plays();
    tally.plays.push(plays.len());
    tally.stopped += usize::from(plays.len() >= LIMIT);
    for play in plays {
        *tally.verbs.entry(extras::verb(&play.event)).or_default() += 1;
    }
    (players, watch)
}

#[test]
fn legal_matches_end_without_a_fault_whatever_is_told_late() {
    let mut tally = Tally::default();
    let n = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(MATCHES);
    for seed in 0..n {
        let (mut players, watch) = play_out(seed, &mut tally);
        assert_no_fault(&players);
        if seed % 2 == 0 {
            for event in extras::everything(&players.table) {
                players.table.play(table::Planned::plain(event));
            }
            assert_no_fault(&players);
        }
        let Some(fork) = watch.into_fork() else { continue };
        let outcome = fork.commit(&mut fastrand::Rng::with_seed(seed));
        judge_offence(seed, &outcome, &mut tally);
    }
    println!(
        "plays {:?} {:?} {}",
        tally.plays.iter().min(),
        tally.plays.iter().max(),
        tally.plays.iter().sum::<usize>() / tally.plays.len()
    );
    println!("{:?} {}", tally.verbs, tally.stopped);
    println!("{:?}", tally.hits);
    println!("loose {}", tally.loose);
    let never: Vec<&str> = arbitro::games::kodem::Kodem::checks()
        .iter()
        .map(|c| c.clause)
        .filter(|c| !tally.hits.contains_key(c))
        .collect();
    println!("never {never:?}");
}

fn judge_offence(seed: u64, outcome: &Outcome, tally: &mut Tally) {
    let expected = if outcome.found == outcome.foretold { &outcome.foretold } else { &outcome.proven };
    let within = outcome.found.is_superset(&outcome.foretold) && outcome.found.is_subset(&outcome.proven);
    if !within {
        println!(
            "OFF seed {seed} foretold {:?} proven {:?} found {:?}\n{}\nEND",
            outcome.foretold,
            outcome.proven,
            outcome.found,
            outcome.players.table.log()
        );
        tally.bad += 1;
        assert!(tally.bad < 8);
        return;
    }
    if outcome.found != *expected {
        tally.loose += 1;
    }
    for (_, clause, _) in &outcome.found {
        *tally.hits.entry(clause).or_default() += 1;
    }
}

fn assert_no_fault(players: &Players) {
    let found = faults(players.table.game.findings());
    if !found.is_empty() {
        let text: Vec<String> = players
            .table
            .game
            .findings()
            .iter()
            .filter(|f| f.kind.is_fault())
            .map(|f| format!("#{} {} {} (visto #{})", f.about, f.clause, f.fault.message, f.known_at))
            .collect();
        panic!("seed {}:\n{}\n{}", players.seed, players.table.log(), text.join("\n"));
    }
}

#[test]
fn no_sequence_of_well_formed_events_makes_the_referee_panic() {
    let mut rng = fastrand::Rng::with_seed(7);
    let n: usize = std::env::var("W").ok().and_then(|n| n.parse().ok()).unwrap_or(200_000);
    let mut events = 0;
    while events < n {
        let mut game = arbitro::kernel::Match::<arbitro::games::kodem::Kodem>::default();
        let mut sample = None;
        for _ in 0..120 {
            let event = pick(&mut rng, &game);
            let seq = game.next_seq();
            game.push(arbitro::kernel::Play { seq, event, waivers: Vec::new() });
            events += 1;
            look_at(game.state());
            if rng.u8(..120) == 0 { sample = Some(laws::Sample::of(&game)); }
        }
        if let Some(sample) = sample { sample.assert_laws(&game, &format!("wild log at event {events}")); }
    }
}

fn pick(rng: &mut fastrand::Rng, game: &arbitro::kernel::Match<arbitro::games::kodem::Kodem>) -> arbitro::games::kodem::event::Event {
    let candidates = if rng.bool() { Vec::new() } else { arbitro::games::kodem::Kodem::candidates(game.state()) };
    table::Table::pick(rng, &candidates).unwrap_or_else(|| wild::Wild(rng).event())
}

fn look_at(state: &arbitro::games::kodem::state::State) {
    use arbitro::games::kodem::Kodem;
    let _ = (Kodem::facts(state), Kodem::picture(state), Kodem::duties(state), Kodem::status(state), Kodem::outcome(state));
}
