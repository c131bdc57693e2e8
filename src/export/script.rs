//! The plays in force as an `.arb` script: validating it finds what the match found.

use std::collections::BTreeSet;

use crate::kernel::{Referee, Seq};
use crate::notation::split_statements;
use crate::session::print_play;

/// The script. Lines that others point to (`por #8`) carry their number as a label.
pub fn script(referee: &dyn Referee) -> String {
    let plays: Vec<_> = referee.plays().into_iter().filter(|p| p.counts).collect();
    let pointed: BTreeSet<Seq> = plays.iter().flat_map(|p| p.points_to.iter().copied()).collect();
    // What points to a replaced play means the one in its place.
    let label =
        |seq: Seq| pointed.iter().copied().find(|n| *n == seq || stands_for(referee, *n) == Some(seq));
    // What points to a struck play points to nothing, in the script too: #0 is the header.
    let still = |seq: Seq| {
        let now = stands_for(referee, seq).unwrap_or(seq);
        if plays.iter().any(|p| p.seq == now) { seq } else { 0 }
    };
    let mut lines = vec![format!("juego {}", referee.game_id())];
    lines.extend(referee.pinned().into_iter().map(|q| format!("lectura {} {}", q.clause, q.chosen)));
    lines.extend(plays.iter().filter_map(|play| referee.pointing(play.seq, &still)).map(|play| {
        let text = print_play(&play);
        if !is_one_statement(&text) {
            return format!("# no se puede escribir como línea: {text}");
        }
        label(play.seq).map_or(text.clone(), |n| format!("#{n} {text}"))
    }));
    lines.join("\n") + "\n"
}

/// Whether a script reads the whole line as one statement: an imported record may hold a text that would not end there.
fn is_one_statement(line: &str) -> bool {
    let statements = split_statements(line);
    statements.len() == 1 && statements[0] == (0..line.len()) && !line.starts_with(['#', '!', '='])
}

/// The play in force that stands in the place of another.
fn stands_for(referee: &dyn Referee, seq: Seq) -> Option<Seq> {
    let mut now = referee.play(seq)?.replaced_by?;
    while let Some(next) = referee.play(now)?.replaced_by {
        now = next;
    }
    Some(now)
}
