//! Whose a line is that names nobody, or somebody who only causes it.

use super::Session;
use super::both::bare;
use super::doubts::draft_of;
use crate::kernel::{Referee, Seat, fold};
use crate::notation::actor;

impl Session {
    /// Whether a line ends a turn though none has begun, or is another's deed than his of whom it is said that his turn is the
    /// first: `turno de Nuria`, who begins, ends none.
    pub(super) fn begins_none(&self, line: &str, whose: Seat, table: &dyn Referee) -> bool {
        let by = || draft_of(line, table).and_then(|draft| actor(&draft.text, table));
        self.behind(line, table).is_some_and(|end| end.status().turn > 1)
            || by().is_some_and(|by| by != whose)
    }
}

/// Whether a statement says itself that it tells of another one: `juego otro Rayo`.
pub(super) fn says_another(statement: &str) -> bool {
    let first = statement.split_whitespace().take(3);
    first.into_iter().any(|word| matches!(fold(word).as_str(), "otro" | "otra"))
}

/// Whose a deed may be that somebody makes another do, or that is told of «ella»: of two players the other than who is named, both
/// where nobody is.
pub(super) fn of_whom(statement: &str, line: &str, table: &dyn Referee) -> Vec<String> {
    let words: Vec<&str> =
        statement.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is = |word: &&str, of: &[&str]| of.contains(&fold(word).as_str());
    let caused = words.windows(2).position(|pair| is(&pair[0], &["me"]) && is(&pair[1], &["hace", "hizo"]));
    // «el» is no «él».
    let is_pronoun = words.first().is_some_and(|word| is(word, &["ella"]) || word.to_lowercase() == "él");
    let does_more = |at: usize| words.get(at + 2).is_some_and(|word| fold(word).ends_with(['r']));
    let caused = caused.filter(|at| does_more(*at));
    if caused.is_none() && !is_pronoun || table.seats().len() != 2 {
        return Vec::new();
    }
    let named = |word: &&str| table.seat_named(word).filter(|_| word.len() > 1);
    let by: Vec<Seat> = words.iter().filter_map(named).collect();
    let of = |seat: Seat| {
        let own = format!("{seat}: {}", bare(line));
        draft_of(&own, table).map(|draft| (draft.text, own))
    };
    let others = table.seats().into_iter().filter(|seat| !by.contains(seat));
    let mut lines: Vec<(String, String)> = others.filter_map(of).collect();
    lines.dedup_by(|one, other| one.0 == other.0);
    match (lines.len(), by.is_empty()) {
        (1, false) if caused.is_some() => lines.into_iter().map(|(_, line)| line).collect(),
        (2, true) => lines.into_iter().rev().map(|(_, line)| line).collect(),
        (_, _) => Vec::new(),
    }
}
