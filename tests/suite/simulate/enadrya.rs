//! Enadrya played at random by players who keep the rules and know the real cards, of which the referee is told as
//! much as they care to say; then the same matches with one offence each. And the board, slot by slot.

mod board;
mod choices;
mod deal;
mod offence;
mod player;
mod setup;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use arbitro::games::enadrya::Enadrya;
use arbitro::kernel::{Finding, Game};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::offence::{Fork, Hits, look};
use self::player::{LIMIT, Players};
use crate::simulate::laws::faults;

/// How many matches are played.
const MATCHES: u64 = 50;
/// In how many of them the laws of every log are looked at too.
const SAMPLED: u64 = 10;

/// What came of the matches.
#[derive(Default)]
struct Tally {
    plays: Vec<usize>,
    stopped: usize,
    untold: usize,
    verbs: BTreeMap<String, usize>,
    ends: BTreeMap<&'static str, usize>,
    offences: usize,
    hits: Hits,
    points: usize,
}

/// The matches, played when they are first asked for.
fn matches() -> &'static Tally {
    static PLAYED: OnceLock<Tally> = OnceLock::new();
    PLAYED.get_or_init(|| {
        let mut tally = Tally::default();
        (0..MATCHES).for_each(|seed| play(seed, &mut tally));
        tally
    })
}

fn play(seed: u64, tally: &mut Tally) {
    let mut players = Players::new(seed);
    players.samples = (seed < SAMPLED).then(Vec::new);
    let mut rng = Rng::with_seed(seed ^ 0x5eed);
    let mut best: Option<(usize, Fork)> = None;
    while !players.is_over() {
        if players.setup.is_empty() && rng.u8(..5) == 0 {
            look(&players, &mut rng, &tally.hits, &mut best);
        }
        players.step();
    }
    look(&players, &mut rng, &tally.hits, &mut best);
    count(&players, tally);
    assert_eq!(told(&players), Vec::<String>::new(), "seed {seed}\n{}", players.log());
    players.assert_same_course();
    if let Some((_, fork)) = best {
        let (players, foretold, found) = fork.commit();
        assert_eq!(found, foretold, "seed {seed}\n{}", players.log());
        tally.offences += 1;
        found.iter().for_each(|(_, clause, _)| *tally.hits.entry(clause).or_default() += 1);
        for sample in players.samples.iter().flatten() {
            tally.points += 1;
            sample.assert_laws(&players.game, &format!("seed {seed}"));
        }
    }
}

fn count(players: &Players, tally: &mut Tally) {
    let plays = players.game.plays();
    tally.plays.push(plays.len());
    tally.stopped += usize::from(plays.len() >= LIMIT);
    tally.untold += usize::from(players.told == 0);
    for play in plays {
        // `A jugar …`: the verb stands behind the seat.
        let line = Enadrya::print(&play.event);
        let verb = line.split_whitespace().find(|w| !matches!(*w, "A" | "B")).unwrap_or_default();
        *tally.verbs.entry(verb.to_owned()).or_default() += 1;
    }
    if let Some(outcome) = Enadrya::outcome(players.game.state()) {
        *tally.ends.entry(outcome.clause).or_default() += 1;
    }
}

fn told(players: &Players) -> Vec<String> {
    let line = |f: &Finding| format!("#{} {} {} (visto #{})", f.about, f.clause, f.fault.message, f.known_at);
    players.game.findings().iter().filter(|f| f.is_open_fault()).map(line).collect()
}

#[test]
fn a_thousand_legal_matches_end_without_a_fault() {
    let tally = matches();
    let (least, most) = (tally.plays.iter().min().unwrap(), tally.plays.iter().max().unwrap());
    let mean = tally.plays.iter().sum::<usize>() / tally.plays.len();
    println!("{} legal matches: {least} to {most} plays each, {mean} on average", tally.plays.len());
    println!("stopped by the limit: {}; without statistics: {}", tally.stopped, tally.untold);
    println!("ends by clause: {:?}", tally.ends);
    println!("uses of each verb: {:#?}", tally.verbs);
    assert!(tally.stopped * 20 <= tally.plays.len(), "too many matches stopped");
    assert!(tally.untold * 2 >= tally.plays.len(), "too few matches without statistics");
    for end in ["C1a", "C2.1", "C2.2", "C3"] {
        assert!(tally.ends.contains_key(end), "no match ended by {end}");
    }
}

#[test]
fn one_offence_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let tally = matches();
    println!(
        "{} matches with one offence, compared at {} points; matches per clause:",
        tally.offences, tally.points
    );
    for check in Enadrya::checks() {
        println!("  {}: {}", check.clause, tally.hits.get(check.clause).copied().unwrap_or(0));
    }
    assert_eq!(tally.offences, tally.plays.len());
}

#[test]
fn giving_up_ends_a_match_for_the_other_player_without_a_fault() {
    let mut players = Players::new(1);
    (0..30).for_each(|_| players.step());
    let seat = player::SEATS[0];
    players.play(&player::Planned::plain(arbitro::games::enadrya::event::Event::Concede { by: seat }));
    let winners = Enadrya::outcome(players.game.state()).map(|o| o.winners);
    assert_eq!(winners, Some(vec![player::SEATS[1]]));
    assert_eq!(faults(players.game.findings()), vec![]);
}
