//! What is said of a play without its verb, or around it: `hurón en la 1`, `lo que salió en la 1 fue el hurón`, `A1 es 9 ojo`. The verb is
//! that of the play.

use super::super::{Grammar, is_beyond_reading};
use super::{WAS, is_one, takes_back};
use crate::kernel::verb_of;

/// What says of a thing what it is.
const IS: [&str; 8] = ["es", "son", "era", "eran", "fue", "fueron", "tiene", "lleva"];
/// What leads to what a card is now: «era de ojo».
const LEADS: [&str; 9] = ["el", "la", "los", "las", "un", "una", "de", "del", "con"];
/// Most words of what is said alone.
const ALONE: usize = 3;

/// A sentence about a play as its verb tells it: without «lo que … fue …» around it, or with its noun as the verb.
pub fn unfolded(said: &str, grammar: &Grammar) -> Vec<String> {
    if is_beyond_reading(said) {
        return Vec::new();
    }
    let words: Vec<&str> = said.split_whitespace().collect();
    let mut ways = Vec::new();
    let which = (0..words.len()).take(3).find(|at| is_one(words[*at], &["que"]));
    let is = (1..words.len()).rev().find(|at| is_one(words[*at], &IS[..6]));
    if let (Some(which), Some(is)) = (which, is)
        && which > 0
        && which + 1 < is
        && is + 1 < words.len()
        && is_one(words[0], &["lo", "la", "el", "las", "los"])
    {
        ways.push([&words[which + 1..is], &words[is + 1..]].concat().join(" "));
    }
    // «el ataque de la Tarántula fue contra el Gavilán»
    ways.extend(takes_back(&format!("perdón, {said}"), grammar).map(|meant| meant.said));
    ways.retain(|way| way != said);
    ways
}

/// The lines that the words tell with the verb of a play before them.
pub fn with_its_verb(said: &str, text: &str) -> Vec<String> {
    let Some(verb) = verb_of(text).filter(|_| !is_beyond_reading(said)) else { return Vec::new() };
    let Some(lead) = text.find(verb).map(|at| &text[..at + verb.len()]) else { return Vec::new() };
    let words: Vec<&str> = said.split_whitespace().collect();
    let begins = words.iter().take_while(|word| is_one(word, &WAS)).count();
    let whole = words[begins..].join(" ");
    let mut ways = vec![format!("{lead} {whole}")];
    let flat: Vec<&str> = words.iter().filter(|word| !is_one(word, &IS)).copied().collect();
    if flat.len() < words.len() - begins {
        ways.push(format!("{lead} {}", flat.join(" ")));
    }
    ways
}

/// What a sentence says last that something is: `hurón` of «la carta repuesta es hurón»; a few words alone are it themselves.
pub fn is_at_last(said: &str) -> Option<String> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let is = words.iter().rposition(|word| is_one(word, &IS[..6]));
    let mut from = is.map(|at| at + 1).or_else(|| (words.len() <= ALONE).then_some(0))?;
    while words.get(from).is_some_and(|word| is_one(word, &LEADS)) {
        from += 1;
    }
    let left = words[from..].join(" ");
    let left = left.trim_matches(|c: char| matches!(c, ',' | '.' | ':' | ' '));
    (!left.is_empty() && words.len() - from <= ALONE).then(|| left.to_owned())
}

/// What stands before the word that says what something is, and what it is of: `a1` of «a1 es 9 ojo».
pub fn is_said_of(said: &str) -> Option<String> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let is = words.iter().position(|word| is_one(word, &IS)).filter(|at| (1..=ALONE).contains(at))?;
    (is + 1 < words.len()).then(|| words[..is].join(" "))
}
