//! Scripts judged by the rules of another edition.

use arbitro::kernel::{Game, Match};
use arbitro::rulebook::Rulebook;

use crate::bench::{bodies, enter, plays_of, session};

/// The open faults of lines, typed from a named position of the catalogue or from nothing (`cero`), under these rules:
/// clause, what is wrong, what would be right.
pub fn told<G: Game>(position: &str, script: &str, rules: G::Rules) -> Vec<String> {
    let from =
        Rulebook::embedded().catalogue(G::ID).and_then(|c| c.position(position)).map(|p| p.script.clone());
    let mut session = session(G::ID);
    for line in from.unwrap_or_default().lines().chain(script.lines()).filter(|line| !line.is_empty()) {
        enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    let game = Match::<G>::under(rules).after(plays_of::<G>(&bodies(&session)));
    let open = game.findings().iter().filter(|f| f.is_open_fault());
    open.map(|f| format!("{}: {} ({})", f.clause, f.fault.message, f.fault.legal)).collect()
}
