//! A card that is said to kill another one, or of which another one takes so much: where it may attack, that is its attack
//! sooner than what its text does, and both are asked.

use super::Plain;
use super::heard::{Heard, played, strict};
use super::item::Table;
use super::outcome::has_left;
use super::pending::{left_by, pending};
use super::token::Token;
use crate::kernel::{Referee, fold, verb_of};

/// What is asked where one card does to another what a blow does as well.
pub(super) fn asked(heard: &Heard, table: &Table<'_>, tokens: &[Token]) -> Option<Plain> {
    let text = heard.draft.text.split_once(": ").map_or(heard.draft.text.as_str(), |(_, text)| text);
    let verb = verb_of(text).map(fold)?;
    let (blows, by_text) = table.grammar.speech.blows;
    let (_, form) = blows.iter().find(|(of, _)| *of == verb)?;
    if tokens.iter().any(|token| by_text.split(' ').any(|word| word == token.fold)) {
        return None;
    }
    let mut words = text.split(' ').skip(1);
    let place = words.next()?;
    let by = text.split_once("por=").map(|(_, by)| by)?;
    let by = table.referee.place_named(by)?;
    let n = words.next().filter(|word| word.parse::<i32>().is_ok());
    let active = table.referee.status().active?.to_string();
    if !by.starts_with(&active) || place.starts_with(&active) {
        return None;
    }
    let form = form.replace("{by}", &by).replace("{place}", place);
    let attack = format!("{form} {}", n.unwrap_or_default()).trim_end().to_owned();
    let lands = |way: &String| left_by(way, table.referee).iter().any(|(of, _)| of == place);
    let mut lines: Vec<String> = pending(table.referee).into_iter().filter(lands).collect();
    if lines.is_empty() {
        strict(&attack, table.referee)?;
        // How much it may be is another matter than whether it may attack.
        let draft = strict(&form, table.referee)?;
        let faults = |referee: &dyn Referee| referee.findings().iter().filter(|f| f.kind.is_fault()).count();
        let is_free = || {
            played(&draft, table.referee).is_some_and(|after| faults(after.as_ref()) <= faults(table.referee))
        };
        // Who is dead already was killed; who is not can hardly be.
        let key = table.grammar.speech.left?;
        let is_alive = || n.is_none() && has_left(place, key, table.referee).is_some_and(|left| left > 0);
        if !is_free() && !is_alive() {
            return None;
        }
        lines.push(attack);
    }
    lines.push(heard.line.clone());
    Some(Plain::Several(lines))
}
