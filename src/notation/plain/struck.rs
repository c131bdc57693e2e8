//! The card that is attacked, called so: `la atacada`, `la carta que le están atacando`, `el objetivo del ataque`.

use super::item::{Item, Table};
use super::saying::kind;
use super::side::is_card;
use super::token::{Token, word_at};

/// What stands before it.
const LEADS: [&str; 7] = ["la", "el", "al", "del", "mi", "tu", "su"];

/// What says by itself that something is attacked, and what says it of several who attack, or of him who hears it.
const STRUCK: [&str; 4] = ["atacada", "atacado", "golpeada", "golpeado"];
const THEY: [&str; 4] = ["atacan", "atacas", "atacaste", "atacaron"];
/// «están atacando» it; «está atacando» is who attacks.
const ATTACKING: &str = "atacando";
const ARE: [&str; 4] = ["estan", "estas", "estaban", "estabas"];

/// What stands beside it.
const BESIDE: [&str; 17] = [
    "me", "te", "le", "nos", "se", "esta", "estaba", "estan", "estas", "estaban", "estabas", "siendo", "fue",
    "ha", "sido", "recibe", "el",
];

/// What it is called by what is meant.
const AIMS: [&str; 2] = ["objetivo", "blanco"];

/// Between who attacks and what is attacked, as it is shown what waits.
const ATTACKS: &str = " ataca a ";

impl Table<'_> {
    /// The only thing that is attacked, where words call it so.
    pub(super) fn struck(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let Some(len) = told(tokens, at) else { return };
        // Cards that are figures and words wait for no blow: what is attacked is owed to be shown.
        let is_shown = self.grammar.speech.made.is_some() && self.grammar.speech.settles.is_empty();
        let shown = || self.waits("revelar").filter(|_| is_shown).map(str::to_owned);
        if let Some(text) = self.only_struck().or_else(shown) {
            found.push(Item { len, kinds: kind::PLACE, text, cost: 0, seat: None });
        }
    }

    /// What waits to be hit, where that is one thing.
    fn only_struck(&self) -> Option<String> {
        let waits = self.referee.picture().pending;
        let mut struck = waits.iter().filter_map(|line| line.split_once(ATTACKS)).map(|(_, struck)| struck);
        let (only, None) = (struck.next()?, struck.next()) else { return None };
        let words = only.split([' ', ',', ':', '(']).filter(|word| !word.is_empty());
        let mut places = words.filter_map(|word| self.referee.place_named(word));
        places.next().filter(|_| places.next().is_none())
    }
}

/// How many words from some word on say that a card is attacked.
fn told(tokens: &[Token], at: usize) -> Option<usize> {
    let word = |at: usize| word_at(tokens, at);
    let before = at.checked_sub(1).and_then(word)?;
    if !LEADS.contains(&before) && !is_card(before) {
        return None;
    }
    match word(at)? {
        said if STRUCK.contains(&said) => Some(1),
        said if AIMS.contains(&said) && word(at + 1) == Some("del") && word(at + 2) == Some("ataque") => {
            Some(3)
        }
        "que" => {
            let beside =
                (at + 1..).take_while(|at| word(*at).is_some_and(|said| BESIDE.contains(&said))).count();
            let last = at + 1 + beside;
            let is_told = |words: &[&str]| (at + 1..last).filter_map(word).any(|said| words.contains(&said));
            let is_struck = match word(last)? {
                "ataque" => is_told(&["recibe"]),
                said if THEY.contains(&said) || STRUCK.contains(&said) => true,
                said => said == ATTACKING && is_told(&ARE),
            };
            is_struck.then_some(beside + 2)
        }
        _ => None,
    }
}
