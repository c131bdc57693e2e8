//! The plays in force as an `.arb` script: validating it finds what the match found.

use std::collections::BTreeSet;

use crate::kernel::{Referee, Seq};
use crate::session::print_play;

/// The script. Lines that others point to (`por #8`) carry their number as a label.
pub fn script(referee: &dyn Referee) -> String {
    let plays: Vec<_> = referee.plays().into_iter().filter(|p| p.counts).collect();
    let pointed: BTreeSet<Seq> = plays.iter().flat_map(|p| pointed_to(&p.text)).collect();
    // What points to a replaced play means the one in its place.
    let label =
        |seq: Seq| pointed.iter().copied().find(|n| *n == seq || stands_for(referee, *n) == Some(seq));
    let mut lines = vec![format!("juego {}", referee.game_id())];
    lines.extend(plays.iter().map(|play| match label(play.seq) {
        Some(n) => format!("#{n} {}", print_play(play)),
        None => print_play(play),
    }));
    lines.join("\n") + "\n"
}

/// The play in force that stands in the place of another.
fn stands_for(referee: &dyn Referee, seq: Seq) -> Option<Seq> {
    let mut now = referee.play(seq)?.replaced_by?;
    while let Some(next) = referee.play(now)?.replaced_by {
        now = next;
    }
    Some(now)
}

/// The numbers `#n` of a printed line, outside quotation marks.
fn pointed_to(text: &str) -> Vec<Seq> {
    let outside = text.split('"').step_by(2);
    let words = outside.flat_map(str::split_whitespace);
    words.filter_map(|w| w.strip_prefix('#')?.parse().ok()).collect()
}
