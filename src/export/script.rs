//! The plays in force as an `.arb` script: validating it finds what the match found.

use crate::kernel::Referee;
use crate::session::print_play;

/// The script.
pub fn script(referee: &dyn Referee) -> String {
    let mut lines = vec![format!("juego {}", referee.game_id())];
    lines.extend(referee.plays().iter().filter(|p| p.counts).map(print_play));
    lines.join("\n") + "\n"
}
