//! What is said beside a deed: how many it is done to, told before which, a number told again for each, what allows it, beside
//! which card something lies. It is left out of every line, and what is left is recorded without a question.

use super::heard::{Heard, strict};
use super::item::{Item, Table};
use super::number::number;
use super::payment;
use super::saying::kind;
use super::stopwords::is_doubtful;
use super::token::{Token, word_at};
use crate::kernel::Referee;

/// What several of them are called, and whose they are.
const MANY: [&str; 6] = ["cartas", "criaturas", "unidades", "defensores", "bichos", "totems"];
const WHOSE: [&str; 8] =
    ["tuyas", "suyas", "tuyos", "suyos", "rivales", "enemigas", "enemigos", "contrarias"];

/// What leads to what something is done to.
const LEADS: [&str; 4] = ["a", "contra", "sobre", "con"];

/// What says how hard something hits, and what may stand behind that.
const HITS: [&str; 11] =
    ["hago", "hace", "hacemos", "quito", "quita", "quitamos", "pego", "pega", "meto", "mete", "bajo"];
const OF_HITS: [&str; 9] = ["de", "dano", "punto", "puntos", "vida", "a", "cada", "una", "uno"];

/// What somebody says that he still has, or has not, behind what he does.
const LEFT_TO: [&str; 8] = ["queda", "quedan", "sobra", "sobran", "falta", "faltan", "sirve", "conviene"];

/// Fewest words of a deed before what is said of it.
const LEAST: usize = 2;

/// A line without what only counts what it names: `a dos cartas tuyas el Coyote y la Dama`, and without a number that is told
/// for each: `2 a coyote y 2 a la dama`.
pub fn told_once(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    if let Some((at, end)) = counted(&tokens, table) {
        tokens.drain(at..end);
    }
    if let Some(at) = struck_by(&tokens, table) {
        tokens.splice(at..at + 3, [Token::bare("por")]);
    }
    let word = |at: usize| word_at(&tokens, at);
    let nth = |at: usize| word(at).and_then(|word| number(&[word])).map(|(_, n)| n);
    let leads = |at: usize| matches!(word(at), Some("a" | "al"));
    let again = |at: &usize| {
        let first =
            || (0..*at).any(|first| nth(first).is_some() && nth(first) == nth(at + 1) && leads(first + 1));
        word(*at) == Some("y") && nth(at + 1).is_some() && leads(at + 2) && at + 3 < tokens.len() && first()
    };
    if let Some(at) = (1..tokens.len()).find(again) {
        tokens.remove(at + 1);
    }
    tokens
}

/// Where a second clause begins that only says how hard what was declared hits: `ataco al coyote con el lobo y le hago dos`.
fn struck_by(tokens: &[Token], table: &Table<'_>) -> Option<usize> {
    let word = |at: usize| word_at(tokens, at);
    let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
    let is_number = |at: usize| word(at).is_some_and(|word| number(&[word]).is_some());
    let begins = |at: &usize| {
        is(*at, &["y", ","])
            && is(at + 1, &["le", "les", "te"])
            && is(at + 2, &HITS)
            && is_number(at + 3)
            && (at + 4..tokens.len()).all(|at| is(at, &OF_HITS))
    };
    let once = table.grammar.speech.once;
    let declares = |word: &str| {
        let mut heads = table.grammar.heads.get(word).into_iter().flatten();
        heads.any(|head| table.grammar.verb_of(head).is_some_and(|verb| once.contains(&verb.word)))
    };
    let at = (LEAST..tokens.len()).find(begins)?;
    (0..at).any(|at| word(at).is_some_and(declares)).then_some(at)
}

/// From where to where cards are only counted that are named behind it.
fn counted(tokens: &[Token], table: &Table<'_>) -> Option<(usize, usize)> {
    let word = |at: usize| word_at(tokens, at);
    let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
    let many = |at: usize| word(at).and_then(|word| number(&[word])).map(|(_, n)| n).filter(|n| *n > 1);
    let at = (1..tokens.len()).find(|at| is(at - 1, &LEADS) && many(*at).is_some() && is(at + 1, &MANY))?;
    let end = at + 2 + usize::from(is(at + 2, &WHOSE));
    let end = end + usize::from(is(end, &[","]));
    let first = end + usize::from(is(end, &LEADS));
    let first = first + usize::from(is(first, &["el", "la"]));
    let (named, from) = (named_from(tokens, first, table), if is(end, &LEADS) { at - 1 } else { at });
    // What leads to them may be said once more.
    (many(at) == i32::try_from(named).ok()).then_some((from, end))
}

/// How many cards are named one after the other from some word on.
fn named_from(tokens: &[Token], mut at: usize, table: &Table<'_>) -> usize {
    let is = |at: usize, words: &[&str]| {
        tokens.get(at).is_some_and(|token| !token.quoted && words.contains(&token.fold.as_str()))
    };
    let is_card = |item: &&Item| item.kinds & (kind::PLACE | kind::NAME | kind::MADE) != 0;
    let mut named = 0;
    while at < tokens.len() {
        let Some(len) = table.items(tokens, at).iter().filter(is_card).map(|item| item.len).max() else {
            break;
        };
        (named, at) = (named + 1, at + len);
        if !is(at, &["y", ","]) {
            break;
        }
        at += 1;
        at += usize::from(is(at, &["a"]));
        at += usize::from(is(at, &["el", "la", "al"]));
    }
    named
}

/// A line that leads to one thing twice, with it once: `voy por tu líder, te ataco a Itzel`.
pub fn named_once(heard: &Heard, referee: &dyn Referee) -> Option<String> {
    if let Some(line) = payment::once_in(&heard.line, referee) {
        return Some(line);
    }
    let (by, to) = heard.line.rsplit_once('>').filter(|(_, to)| !to.contains('"'))?;
    let (list, rest) = to.split_once(' ').map_or((to, ""), |(list, rest)| (list, rest));
    let mut told: Vec<&str> = Vec::new();
    let place = |word: &str| referee.place_named(word);
    for word in list.split(',') {
        if !told.iter().any(|known| place(known).is_some() && place(known) == place(word)) {
            told.push(word);
        }
    }
    let line = format!("{by}>{} {rest}", told.join(","));
    let line = line.trim_end();
    (told.len() < list.split(',').count() && strict(line, referee).is_some()).then(|| line.to_owned())
}

/// The words without what says at their end by what the deed is allowed: `…, ya que tengo siete de energía`, `que me sobran
/// cuatro`. Its numbers are none of the deed.
pub fn without_means(mut tokens: Vec<Token>) -> Vec<Token> {
    let word = |at: usize| word_at(&tokens, at).unwrap_or_default();
    let is_said = |at: &usize| {
        let [before, first, next, left, n] = [at - 1, *at, at + 1, at + 2, at + 3].map(word);
        // «…, y ya que estoy robo dos» goes on; «…, ya que no está b2 mejor a b3» says another thing.
        let leads_on = |at: usize| matches!(word(at), "," | "y") || is_doubtful(word(at));
        let goes_on = before == "y" || (at + 2..tokens.len()).any(leads_on);
        let is_left = || LEFT_TO.contains(&left) && number(&[n]).is_some();
        !goes_on
            && (matches!((first, next), ("ya" | "dado" | "puesto", "que"))
                || first == "que" && matches!(next, "me" | "te" | "le" | "nos") && is_left())
    };
    if let Some(at) = (2..tokens.len().saturating_sub(2)).find(is_said) {
        let pause = usize::from(word(at - 1) == ",");
        tokens.truncate(at - pause);
    }
    tokens
}

/// The words without which card lies beside the place that is told: `entra en la siete, al lado del Lince`. Where no other is
/// told they say where.
pub fn without_neighbour(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let word = |at: usize| word_at(&tokens, at).unwrap_or_default();
    let said =
        |at: &usize| (word(*at), word(at + 1)) == ("al", "lado") && matches!(word(at + 2), "de" | "del");
    let Some(at) = (2..tokens.len()).find(said).filter(|_| !table.grammar.words.contains("lado")) else {
        return tokens;
    };
    let card = at + 3 + usize::from(matches!(word(at + 3), "el" | "la" | "mi" | "su" | "tu"));
    let items = table.items(&tokens, card);
    let named = items.iter().filter(|item| item.kinds & (kind::NAME | kind::PLACE) != 0);
    let Some(len) = named.map(|item| item.len).max() else { return tokens };
    let from = at - usize::from(word(at - 1) == ",");
    let is_place = |at: usize| table.items(&tokens, at).iter().any(|item| item.kinds & kind::PLACE != 0);
    if (0..from).chain(card + len..tokens.len()).any(is_place) {
        tokens.drain(from..card + len);
    }
    tokens
}
