//! Who is named as the one who acts, and what is only offered because it would be another player's deed.

use super::ASKED;
use super::heard::{Heard, strict};
use super::item::Table;
use super::stopwords::JOINING;
use super::token::{Token, word_at};
use super::turn::is_over;
use super::{Plain, short};
use crate::kernel::{Draft, Referee, Seat};

/// The player whom a line names as who acts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Subject {
    pub seat: Seat,
    /// He stands before a colon, as the notation writes it.
    pub is_typed: bool,
}

/// The only player whom the words name, where they name him as who acts: he stands first (`ana roba por la suma`, `A: mano 6`),
/// right behind the verb (`acaba ana`, `termina el turno ana`, `mulligan A 2`), or his turn is said to be over (`fin del turno
/// de ana`). Not in `le quito una a beto`, `contra beto`, `el lobo de beto`.
pub fn subject(line: &str, tokens: &[Token], table: &Table<'_>) -> Option<Subject> {
    // «A: …» is typed of nobody else, whoever is named behind it.
    let typed = line.trim_start().split_once(':').map(|(who, _)| who).filter(|who| !who.contains(' '));
    let typed = typed.and_then(|who| table.referee.seat_named(who));
    let said = || named(line, tokens, table).map(|seat| Subject { seat, is_typed: false });
    typed.map(|seat| Subject { seat, is_typed: true }).or_else(said)
}

/// The same of a line that says it in words.
fn named(line: &str, tokens: &[Token], table: &Table<'_>) -> Option<Seat> {
    let seat = |at: usize| tokens.get(at).filter(|token| !token.quoted).and_then(|t| table.seat(&t.fold));
    let is_name = |at: &usize| tokens[*at].fold.chars().count() > 2 && seat(*at).is_some();
    let says_nothing = |token: &Token| table.grammar.fillers.contains(&token.fold);
    let first = tokens.iter().take_while(|token| says_nothing(token)).count();
    let mut players = (0..tokens.len()).filter(is_name);
    let (at, is_alone) = match (players.next(), players.next()) {
        (Some(at), None) => (at, true),
        // «chayo completa con la foca de memo»: whose a card is does not act.
        (Some(at), Some(other)) => {
            let is_of_card = |at: usize| matches!(tokens[at - 1].fold.as_str(), "de" | "del");
            let is_owner = |at: usize| is_of_card(at) && !is_turn(tokens, at);
            let opens = |token: &Token| {
                let word = token.fold.as_str();
                table.grammar.heads.contains_key(word) && !JOINING.contains(&word)
            };
            let is_his = at == first
                && tokens.get(at + 1).is_some_and(opens)
                && is_owner(other)
                && players.all(is_owner);
            (at, is_his)
        }
        (None, _) => return lettered(line, tokens, table),
    };
    let word = |back: usize| at.checked_sub(back).map_or("", |at| tokens[at].fold.as_str());
    let is_last = at + 1 == tokens.len();
    let is_verb = |word: &str| table.grammar.heads.contains_key(word) && !JOINING.contains(&word);
    // «lider ataca lider marcos»: the name says whose leader it is.
    let is_behind = || is_verb(word(1)) && !table.is_of_each(word(1)) || word(1) == "turno";
    let acts = at == first || is_last && is_behind() || is_of_turn(tokens, table);
    seat(at).filter(|_| is_alone && acts)
}

/// Whether the player at some word is said to have a turn: `fin del turno de ana`.
fn is_turn(tokens: &[Token], at: usize) -> bool {
    at > 1 && tokens[at - 2].fold == "turno"
}

/// Whether the player who is named from some word on, last of all, only says whose a card is of which each player has one and of
/// which one was told before: `líder ataca líder marcos`, `líder ataca al líder de marcos`.
pub fn is_owner_at_last(tokens: &[Token], at: usize, table: &Table<'_>) -> bool {
    let word = |at: usize| word_at(tokens, at).unwrap_or_default();
    let of = usize::from(at > 0 && matches!(word(at - 1), "de" | "del"));
    let Some(card) = at.checked_sub(1 + of).filter(|_| at + 1 == tokens.len()) else { return false };
    table.is_of_each(word(card)) && (0..card).any(|at| table.is_of_each(word(at)))
}

impl Table<'_> {
    /// Whether a player who is named only says whose the card is to which something is done: `el protector le pega 2 a la primera
    /// de marcos`.
    pub(super) fn is_owner_of_struck(&self, tokens: &[Token], at: usize) -> bool {
        let word = |at: usize| word_at(tokens, at).unwrap_or_default();
        let is_verb =
            |at: &usize| self.grammar.heads.contains_key(word(*at)) && !JOINING.contains(&word(*at));
        if at < CALLED || !matches!(word(at - 1), "de" | "del") {
            return false;
        }
        let towards = (at.saturating_sub(1 + CALLED)..at - 1).find(|at| TOWARDS.contains(&word(*at)));
        towards.is_some_and(|towards| (0..towards).any(|at| is_verb(&at)))
    }
}

/// What leads to whom something is done.
const TOWARDS: [&str; 6] = ["a", "al", "contra", "sobre", "hacia", "objetivo"];

/// Most words by which a card is called, with what leads to it: `a la primera`.
const CALLED: usize = 3;

/// Whether it is said whose turn is over: `fin del turno de ana`.
pub fn is_of_turn(tokens: &[Token], table: &Table<'_>) -> bool {
    let [before @ .., turn, of, who] = tokens else { return false };
    // «he terminado, es el turno de ana», «termino, turno de ana» says whose turn begins.
    let begins = |token: &Token| {
        matches!(token.fold.as_str(), "," | "es" | "ahora" | "toca" | "sigue" | "empieza" | "viene")
    };
    let last = before.iter().rev().find(|token| token.fold != "el");
    !last.is_some_and(begins)
        && turn.fold == "turno"
        && of.fold == "de"
        && table.seat(&who.fold).is_some()
        && before.iter().any(|token| is_over(&token.fold))
}

/// A player by his letter as it is printed: first of all, or right behind the verb, where it is written as no other word is.
fn lettered(line: &str, tokens: &[Token], table: &Table<'_>) -> Option<Seat> {
    let seat = |at: usize| tokens.get(at).filter(|token| !token.quoted).and_then(|t| table.seat(&t.fold));
    let [first, next, ..] = tokens else { return None };
    if first.fold != "a" && seat(0).is_some() || table.opens_with_player(tokens) {
        return seat(0);
    }
    let is_letter = next.text.len() == 1 && next.text.starts_with(char::is_uppercase);
    let is_verb = table.grammar.heads.contains_key(&first.fold);
    let is_shouted = !line.contains(char::is_lowercase);
    seat(1).filter(|_| is_letter && is_verb && !is_shouted)
}

/// Whether a player is named, by his name or first of all by his letter.
pub fn names_player(table: &Table<'_>, tokens: &[Token]) -> bool {
    let is_seat = |token: &Token| table.referee.seat_named(&token.fold).is_some();
    tokens.iter().any(|token| token.fold.chars().count() > 2 && is_seat(token))
        || tokens.first().is_some_and(|token| table.seat(&token.fold).is_some())
}

/// Who acts by a printed line, where it says so.
pub fn actor(text: &str, referee: &dyn Referee) -> Option<Seat> {
    text.split_once(": ").and_then(|(who, _)| referee.seat_named(who))
}

/// Whether who acts by a printed line is named by his name in what was said, where the line says who and anybody is named.
pub fn acts_as_named(said: &str, text: &str, referee: &dyn Referee) -> bool {
    let words = said.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 1);
    let mut named = words.filter_map(|word| referee.seat_named(word)).peekable();
    let Some(by) = actor(text, referee).filter(|_| named.peek().is_some()) else { return true };
    named.any(|seat| seat == by)
}

/// Whether a draft is printed as the deed of another player.
pub fn is_of_another(draft: &Draft, subject: Option<Subject>, referee: &dyn Referee) -> bool {
    let by = actor(&draft.text, referee);
    subject.is_some_and(|subject| by.is_some_and(|by| by != subject.seat))
}

/// What is asked where all that is heard would be another player's deed: the same of him who was named, and it.
pub fn asked(readings: &[Heard], table: &Table<'_>) -> Plain {
    let mut lines: Vec<String> = Vec::new();
    for heard in readings {
        let said = heard.draft.text.split_once(": ").map_or(heard.draft.text.as_str(), |(_, said)| said);
        let own = table.subject.map(|subject| format!("{}: {said}", subject.seat));
        let own = own.and_then(|own| strict(&own, table.referee)).map(|draft| draft.text);
        lines.extend(own);
        lines.push(heard.draft.text.clone());
    }
    lines.truncate(ASKED);
    short::of(lines, false)
}
