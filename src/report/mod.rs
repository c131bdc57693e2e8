//! Values as Spanish text for people. Frames messages; judges nothing and names no game.

mod board;
mod changes;
mod context;
mod finding;
mod help;
mod lookup;
mod readings;
mod reply;
mod spoken;
mod teller;

pub use board::{board, news};
pub use changes::changes;
pub use context::{UNTOLD, clock_line, context_lines, told_context};
pub use finding::{brief, finding, finding_line, in_question, kind_word, standing_words};
pub use help::{cheat_sheet, first_line, help};
pub use lookup::{FIRST_CLAUSES, Here, clause_card, first_clause, lookup, screenful};
pub use readings::{open_clause, pinned, stands_on, under_other_readings};
pub use reply::{misread, reply, told};
pub use teller::Teller;

use finding::legal_line;

use anstyle::{AnsiColor, Style};

use crate::kernel::{Outcome, Referee, fold, listed};

/// Headings.
pub const TITLE: Style = Style::new().bold();
/// Faults.
pub const FAULT: Style = AnsiColor::Red.on_default().bold();
/// Questions and remarks.
pub const QUESTION: Style = AnsiColor::Yellow.on_default();
/// Things in order.
pub const GOOD: Style = AnsiColor::Green.on_default();
/// What matters less.
pub const FAINT: Style = Style::new().dimmed();

/// Every style a text may carry.
pub const STYLES: [Style; 5] = [TITLE, FAULT, QUESTION, GOOD, FAINT];

/// Who won: `gana ana`, `ganan ana y beto`, `sin ganador`.
pub fn winners(outcome: &Outcome, referee: &dyn Referee) -> String {
    let names: Vec<String> = outcome.winners.iter().map(|s| referee.seat_name(*s)).collect();
    match names.len() {
        0 => "sin ganador".to_owned(),
        1 => format!("gana {}", names[0]),
        _ => format!("ganan {}", listed(&names)),
    }
}

/// How a match ended, in one sentence: `gana ana: beto tiene 10 cartas en Extinción`.
pub fn ended(outcome: &Outcome, referee: &dyn Referee) -> String {
    let (who, text) = (winners(outcome, referee), &outcome.text);
    if !fold(text).starts_with(&fold(&who)) {
        return format!("{who}: {text}");
    }
    // The text says it already, as a sentence of its own.
    let rest: String = text.chars().skip(who.chars().count()).collect();
    who + &rest
}

/// The text in a style; where colours are not wanted the styles are stripped on printing.
pub fn styled(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}
