//! A match judged by the numbers of another edition.

use arbitro::kernel::{Finding, Game, Match};

use crate::bench::{plays_of, run_text};

/// A fault: its clause, and what it says was legal.
pub type Told = (&'static str, String);

/// The faults of a script under these rules, in the order of the plays.
pub fn judged<G: Game>(script: &str, rules: G::Rules) -> Vec<Told> {
    faults::<G>(script, rules).into_iter().map(|f| (f.clause, f.fault.legal.clone())).collect()
}

/// The faults of lines behind a named position of the catalogue, or behind nothing (`cero`): clause, what is wrong,
/// what would be right.
pub fn told<G: Game>(position: &str, lines: &str, rules: G::Rules) -> Vec<String> {
    let from = if position == "cero" { String::new() } else { format!("desde {position}\n") };
    let faults = faults::<G>(&format!("juego {}\n{from}{lines}\n", G::ID), rules).into_iter();
    faults.map(|f| format!("{}: {} ({})", f.clause, f.fault.message, f.fault.legal.clone())).collect()
}

fn faults<G: Game>(script: &str, rules: G::Rules) -> Vec<Finding> {
    let game = Match::<G>::under(rules).after(plays_of::<G>(&run_text(script).bodies()));
    let mut faults: Vec<Finding> = game.findings().iter().filter(|f| f.is_open_fault()).cloned().collect();
    faults.sort_by_key(|f| f.about);
    faults
}
