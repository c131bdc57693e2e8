//! A match judged by the numbers of another edition.

use arbitro::kernel::{Game, Match};

use crate::bench::{plays_of, run_text};

/// A fault: its clause, and what it says was legal.
pub type Told = (&'static str, String);

/// The faults of a script under these rules, in the order of the plays.
pub fn judged<G: Game>(script: &str, rules: G::Rules) -> Vec<Told> {
    let game = Match::<G>::under(rules).after(plays_of::<G>(&run_text(script).bodies()));
    let faults = game.findings().iter().filter(|f| f.is_open_fault());
    let mut faults: Vec<_> = faults.collect();
    faults.sort_by_key(|f| f.about);
    faults.into_iter().map(|f| (f.clause, f.fault.legal.clone())).collect()
}
