//! Kódem played at random by players who keep the rules and know the real cards, of which the referee is told as
//! much as they care to say.

mod deal;
mod extras;
mod plan;
mod player;
mod setup;
mod table;
mod weights;

use std::collections::BTreeMap;

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
}

fn play_out(seed: u64, tally: &mut Tally) -> Players {
    let mut players = Players::new(seed);
    players.finish();
    let plays = players.table.game.plays();
    tally.plays.push(plays.len());
    tally.stopped += usize::from(plays.len() >= LIMIT);
    for play in plays {
        *tally.verbs.entry(extras::verb(&play.event)).or_default() += 1;
    }
    players
}

#[test]
fn legal_matches_end_without_a_fault_whatever_is_told_late() {
    let mut tally = Tally::default();
    let n = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(MATCHES);
    for seed in 0..n {
        let mut players = play_out(seed, &mut tally);
        assert_no_fault(&players);
        if seed % 2 == 0 {
            for event in extras::everything(&players.table) {
                players.table.play(table::Planned::plain(event));
            }
            assert_no_fault(&players);
        }
    }
    println!("plays {:?} {:?} {}", tally.plays.iter().min(), tally.plays.iter().max(), tally.plays.iter().sum::<usize>() / tally.plays.len());
    println!("{:?} {}", tally.verbs, tally.stopped);
}

fn assert_no_fault(players: &Players) {
    let found = faults(players.table.game.findings());
    if !found.is_empty() {
        let text: Vec<String> = players.table.game.findings().iter().filter(|f| f.kind.is_fault()).map(|f| format!("#{} {} {} (visto #{})", f.about, f.clause, f.fault.message, f.known_at)).collect();
        panic!("seed {}:\n{}\n{}", players.seed, players.table.log(), text.join("\n"));
    }
}
