//! Words no list holds that are right all the same: symbols besides the usual ones, cards called by numbers.

use super::item::Table;
use super::slip::has_sense;
use super::token::Token;
use super::{Grammar, Names};
use crate::kernel::{Referee, fold};

/// How many names told at once show how a table calls its cards.
const ROW: usize = 3;

/// What stands before the number of a name that is one, or a word with one behind it: nothing in `12`, `a` in `a1`.
fn label(name: &str) -> Option<String> {
    let word = name.trim_end_matches(|c: char| c.is_ascii_digit());
    (word.len() < name.len() && word.chars().all(char::is_alphabetic)).then(|| fold(word))
}

/// Whether new names are numbers, or words with one behind them, at a table that calls its cards so: several are told at
/// once, or known cards are called by the same word.
pub(super) fn are_labels(new: &[String], referee: &dyn Referee, names: &Names) -> bool {
    let usual = |word: &String| names.iter().any(|(known, _)| label(known).as_ref() == Some(word));
    let are_all =
        |is_so: &dyn Fn(&String) -> bool| new.iter().all(|name| label(name).is_some_and(|word| is_so(&word)));
    referee.speech().unique && (new.len() >= ROW && are_all(&|_| true) || are_all(&usual))
}

/// Whether a word of the notation stands before one that is none of its values: `símbolo tanqe`, `dijo tanque caso`.
pub(super) fn has_no_value(folded: &str, grammar: &Grammar) -> bool {
    let bare = folded.replace('"', " ");
    let words: Vec<&str> = bare.split_whitespace().collect();
    let listed = words.iter().position(|word| grammar.listed.contains(*word));
    let is_unlike = |at: usize| words[at + 1..].iter().any(|word| grammar.is_like_closed(word));
    let is_word = |piece: &str| !piece.is_empty() && piece.chars().all(char::is_alphabetic);
    let is_unheard = |pair: &[&str]| {
        let values = grammar.valued.get(pair[0]).filter(|_| pair[1].split('-').all(is_word));
        let is_open = grammar.speech.open.contains(&pair[0]);
        values.is_some_and(|values| {
            let mut pieces = pair[1].split('-').filter(|piece| !values.contains(*piece));
            pieces.any(|piece| !is_open || grammar.is_none_of_these(piece))
        })
    };
    listed.is_some_and(is_unlike)
        || words.windows(2).any(is_unheard)
        || !folded.ends_with('"') && says_too_little(&words, grammar)
}

/// Whether a word without sense stands among those that a card prints, of which any may be: «granada tanque bomba».
pub(super) fn breaks_row(table: &Table<'_>, tokens: &[Token]) -> bool {
    let grammar = table.grammar;
    let open = grammar.speech.open.iter().filter_map(|key| grammar.valued.get(*key));
    let values: Vec<_> = open.collect();
    let is_value = |token: &Token| values.iter().any(|words| words.contains(&token.fold));
    let is_among = |at: usize| at > 1 && is_value(&tokens[at - 1]) && is_value(&tokens[at - 2]);
    let is_word =
        |token: &Token| token.fold.chars().count() > 3 && token.fold.chars().all(char::is_alphabetic);
    let said = tokens.iter().filter(|token| is_value(token)).count();
    said < ROW
        && (2..tokens.len()).any(|at| is_among(at) && is_word(&tokens[at]) && !has_sense(table, tokens, at))
}

/// Whether a single word stands where several of a set are said, and is none of them: `exacto dijo correcto`.
fn says_too_little(words: &[&str], grammar: &Grammar) -> bool {
    let [.., led, last] = words else { return false };
    let is_row = grammar.listed.contains(*led) && grammar.speech.open.contains(led);
    let values = grammar.valued.get(*led).filter(|_| is_row);
    values.is_some_and(|values| last.split('-').nth(1).is_none() && !values.contains(*last))
}
