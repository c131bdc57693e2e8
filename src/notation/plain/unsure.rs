//! New names that are like a word of the game, or of which one of several words is: they may be names all the same.

use super::doubt::{is_known, looks_fixed};
use super::heard::Heard;
use super::item::Table;
use super::near::near_names;
use super::{Grammar, Names, Plain};
use crate::kernel::fold;

/// Whether a new name is near no known one, and was doubted only for being like a word of the game, or for one
/// of its words that is: «Garra», «Filo Roto».
fn brings_name_like_a_word(heard: &Heard, names: &Names, grammar: &Grammar) -> bool {
    let is_like = |name: &String| {
        let folded = fold(name);
        let is_word = folded.split(' ').any(|word| grammar.words.contains(word));
        !is_known(name, names)
            && near_names(name, names).is_empty()
            && !is_word
            && (looks_fixed(name, grammar) || holds_slip(name, names, grammar))
    };
    heard.names.iter().any(is_like) && heard.names.iter().all(|name| near_names(name, names).is_empty())
}

/// Whether one of several words of a new name is nearly a fixed one: `Piloto smíbolo`.
pub(super) fn holds_slip(name: &str, names: &Names, grammar: &Grammar) -> bool {
    let folded = fold(name);
    let is_slip = |word: &str| word.len() > 4 && grammar.is_nearly_fixed(word);
    folded.contains(' ') && folded.split(' ').any(is_slip) && !is_known(name, names)
}

/// Most readings of which it may be unsure whether they bring a name.
const UNSURE: usize = 3;

/// The readings with a verb whose new name looks like a word of the game: it may be a name all the same.
pub(super) fn unsure_of_name(readings: &[Heard], names: &Names, grammar: &Grammar) -> Vec<String> {
    let is_unsure = |heard: &&Heard| !heard.is_bare && brings_name_like_a_word(heard, names, grammar);
    let unsure: Vec<String> = readings.iter().filter(is_unsure).map(|heard| heard.line.clone()).collect();
    if unsure.len() > UNSURE { Vec::new() } else { unsure }
}

/// What a line with a slip in it is meant for, with the readings that bring such a name before it.
pub(super) fn or_unsure(meant: Option<Plain>, mut unsure: Vec<String>) -> Option<Plain> {
    match (meant, unsure.len()) {
        (meant, 0) => meant,
        (None, 1) => unsure.pop().map(Plain::Near),
        (None, _) => Some(Plain::Several(unsure)),
        (Some(Plain::Near(one)), _) => {
            unsure.truncate(UNSURE - 1);
            unsure.push(one);
            Some(Plain::Several(unsure))
        }
        (Some(meant), _) => Some(meant),
    }
}

/// Whether a card is given the name of one that lies elsewhere on the table, in a game where names stand for places.
pub(super) fn calls_as_another(reading: &Heard, table: &Table<'_>) -> bool {
    let line = fold(&reading.draft.text);
    let is_said = |place: &str| line.split([' ', '>', ',']).any(|word| word == fold(place));
    let carries = |name: &String| {
        let name = fold(name);
        table.open_names().iter().any(|(called, place)| *called == name && !is_said(place))
    };
    table.grammar.speech.by_place && reading.names.iter().any(carries)
}
