//! What happened is recorded, even when illegal, at the prompt too: every documented play of every script, most of them
//! faults, typed as it is printed. It is recorded as it stands or asked about, never as something else; how many are asked
//! about only falls.

use arbitro::games::GAMES;
use arbitro::kernel::PlayView;
use arbitro::session::{Caution, SessionError, print_play};

use crate::bench::{noon, run_script, scripts_of, session};
use crate::rounds::every;
use crate::telling::same;

/// Every how many scripts one is typed in a short round.
const STRIDE: usize = 45;

/// Plays in a thousand that are asked about at most, by game.
const ASKED: [(&str, usize); 5] = [("kodem", 2), ("totems", 10), ("codigos", 6), ("enadrya", 2), ("dbs", 3)];

#[test]
fn a_documented_play_is_recorded_as_it_is_typed() {
    let mut wrong = Vec::new();
    for entry in GAMES {
        let (mut asked, mut typed) = (0, 0);
        for (name, script) in scripts_of(entry).into_iter().step_by(every(STRIDE)) {
            let told = run_script(&script).referee;
            let plays: Vec<PlayView> = told.plays().into_iter().filter(|play| play.counts).collect();
            let mut table = session(entry.id).taking_steps(false);
            for play in plays {
                let Some(play) = told.pointing(play.seq, &|seq| seq) else { continue };
                let line = print_play(&play);
                let Ok(meant) = table.would_write_taken(&line) else { break };
                typed += 1;
                match table.would_write(&line) {
                    Ok(bodies) if same(&table, &bodies, &meant) => {}
                    Ok(bodies) => wrong.push(format!("{} {name}: {line}: {bodies:?}", entry.id)),
                    Err(SessionError::Which(which)) => {
                        println!("{} {name}: {line} -> {which}", entry.id);
                        asked += 1;
                    }
                    Err(e) => wrong.push(format!("{} {name}: {line}: {e}", entry.id)),
                }
                if table.enter_taken(&line, Caution::Record, noon()).is_err() {
                    break;
                }
            }
        }
        println!("{}: {asked} of {typed} asked about", entry.id);
        let most = ASKED.iter().find(|(id, _)| *id == entry.id).map_or(0, |(_, most)| *most);
        // One is none too many of the few of a short round.
        if 1000 * asked > (most * typed).max(1000) {
            wrong.push(format!("{}: {asked} of {typed} plays asked about", entry.id));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}
