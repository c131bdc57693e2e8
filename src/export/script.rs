//! The plays in force as an `.arb` script: validating it finds what the match found.

use std::collections::BTreeSet;

use crate::kernel::{Referee, Seq};
use crate::notation::split_statements;
use crate::session::print_play;

/// The script. Lines that others point to (`por #8`) carry their number as a label.
pub fn script(referee: &dyn Referee) -> String {
    let plays: Vec<_> = referee.plays().into_iter().filter(|p| p.counts).collect();
    let pointed: BTreeSet<Seq> = plays.iter().flat_map(|p| pointed_to(&p.text)).collect();
    // What points to a replaced play means the one in its place.
    let label =
        |seq: Seq| pointed.iter().copied().find(|n| *n == seq || stands_for(referee, *n) == Some(seq));
    let mut lines = vec![format!("juego {}", referee.game_id())];
    // What points to a struck play points to nothing, in the script too: #0 is the header.
    let gone = |seq: Seq| {
        let now = stands_for(referee, seq).unwrap_or(seq);
        !plays.iter().any(|p| p.seq == now)
    };
    lines.extend(plays.iter().map(|play| {
        let text = without_gone(&print_play(play), &gone);
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

/// A line that points to `#0` where it pointed to a play that is gone.
fn without_gone(line: &str, gone: &dyn Fn(Seq) -> bool) -> String {
    let outside = |part: &str| {
        let word = |w: &str| match w.strip_prefix('#').and_then(|n| n.parse().ok()) {
            Some(seq) if gone(seq) => "#0".to_owned(),
            Some(_) | None => w.to_owned(),
        };
        part.split(' ').map(word).collect::<Vec<_>>().join(" ")
    };
    let parts = line.split('"').enumerate();
    let parts = parts.map(|(i, part)| if i % 2 == 0 { outside(part) } else { part.to_owned() });
    parts.collect::<Vec<_>>().join("\"")
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
