//! Words before the deed that say nothing of it: who listens is called (`órale`, `miren`, `a ver`), or whoever writes is
//! asked to (`apúntame`, `anota que`).

use super::{Grammar, Names};
use crate::kernel::{Referee, fold};

/// What calls whoever listens.
const CALLS: [&str; 21] = [
    "mira", "mire", "miren", "fijate", "fijense", "orale", "andale", "oye", "oigan", "oiga", "ey", "hey",
    "eh", "ea", "epa", "venga", "che", "ojo", "escucha", "escuchen", "vean",
];
/// Those of them that may be said of what there is to be seen.
const LOOKS: [&str; 6] = ["mira", "mire", "miren", "fijate", "fijense", "vean"];
/// Those that may lead to what is told by «que».
const THAT: [&str; 5] = ["ojo", "fijate", "oye", "eh", "mira"];
/// What asks to write it down: what follows may be a note as well.
const WRITES: [&str; 14] = [
    "anota",
    "anoten",
    "anotame",
    "anotenme",
    "anotale",
    "apunta",
    "apunten",
    "apuntame",
    "apuntenme",
    "apuntale",
    "ponme",
    "ponle",
    "registra",
    "registrame",
];
/// What makes a supposition or a question of what follows, and what may be looked at.
const OPENS_MORE: [&str; 10] =
    ["si", "que", "como", "cual", "quien", "cuanto", "cuantos", "donde", "no", "o"];
const ARTICLES: [&str; 8] = ["el", "la", "los", "las", "mi", "tu", "su", "un"];

/// What is left of a line without such words, and whether it is only offered.
pub struct Left<'l> {
    pub line: &'l str,
    pub is_offered: bool,
}

/// A line without the words that only call for attention; none where it has none, or they may say more.
pub fn without<'l>(
    line: &'l str,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Option<Left<'l>> {
    let mut left = Left { line: line.trim_start(), is_offered: false };
    let whole = left.line;
    while let Some(next) = one_less(left.line, referee, grammar, names) {
        left = Left { line: next.line, is_offered: left.is_offered || next.is_offered };
    }
    (left.line.len() < whole.len() && left.line.split_whitespace().nth(1).is_some()).then_some(left)
}

/// The same without the first of them.
fn one_less<'l>(line: &'l str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Option<Left<'l>> {
    let (word, rest) = first(line)?;
    // «apunta al lobo», «ponme otra carta» where the game says so
    let is_of_game = |word: &str| {
        grammar.heads.contains_key(word)
            || grammar.is_form(word)
            || names.iter().any(|(name, _)| fold(name).split(' ').next() == Some(word))
    };
    let opens = |rest: &str, some: &[&str]| {
        first(rest)
            .is_some_and(|(next, _)| some.contains(&next.as_str()) || referee.seat_named(&next).is_some())
    };
    if word == "a" {
        let (ver, rest) = first(rest).filter(|(word, _)| word == "ver")?;
        let is_more = is_of_game(&ver) || opens(rest, &OPENS_MORE);
        let is_offered = opens(rest, &ARTICLES) || !tells_deed(rest, grammar);
        return (!is_more).then(|| Left { line: behind(rest), is_offered });
    }
    if CALLS.contains(&word.as_str()) {
        // «ojo que mi energía va en doce»
        if let Some((_, said)) =
            first(rest).filter(|(that, _)| that == "que" && THAT.contains(&word.as_str()))
            && !is_of_game(&word)
        {
            return Some(Left { line: behind(said), is_offered: true });
        }
        // «mira ataco la tres» calls, «mira la tres» looks.
        if LOOKS.contains(&word.as_str()) && first(rest).is_some_and(|(next, _)| is_own_deed(&next, grammar))
        {
            return Some(Left { line: behind(rest), is_offered: is_of_game(&word) });
        }
        let is_more = is_of_game(&word) || opens(rest, &OPENS_MORE);
        // «mira la carta de arriba» is a deed of its own.
        let is_looked_at = !rest.trim_start().starts_with(',') && opens(rest, &ARTICLES);
        let is_offered = is_looked_at || LOOKS.contains(&word.as_str()) && !tells_deed(rest, grammar);
        return (!is_more).then(|| Left { line: behind(rest), is_offered });
    }
    if !WRITES.contains(&word.as_str()) || is_of_game(&word) {
        return None;
    }
    let rest = match first(rest) {
        Some((that, rest)) if that == "que" => rest,
        Some(_) | None => rest,
    };
    (!opens(rest, &["si", "no", "en", "un", "una", "al", "a"]))
        .then(|| Left { line: behind(rest), is_offered: true })
}

/// Whether a word is a verb of the game as whoever speaks says it of himself: `ataco`, `juego`.
fn is_own_deed(word: &str, grammar: &Grammar) -> bool {
    word.len() > 3 && word.ends_with('o') && grammar.heads.contains_key(word)
}

/// Whether a verb of the game is said: «mira k8» may only show it.
fn tells_deed(rest: &str, grammar: &Grammar) -> bool {
    rest.split(|c: char| !c.is_alphanumeric()).any(|word| grammar.heads.contains_key(&fold(word)))
}

/// The first word of a line, folded, and what is behind it.
fn first(line: &str) -> Option<(String, &str)> {
    let line = line.trim_start_matches([' ', ',', '¡', '!', '.', ':']);
    let end = line.find(|c: char| !c.is_alphanumeric()).unwrap_or(line.len());
    (end > 0).then(|| (fold(&line[..end]), &line[end..]))
}

fn behind(rest: &str) -> &str {
    rest.trim_start_matches([' ', ',', '!', '.', ':'])
}
