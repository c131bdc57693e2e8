//! What is said beside what it was not: `beto tomó volcán, no gallo`, `lleva suma, no ojo`, `A3 en vez de A2`.

use super::super::fit::denies;
use super::super::item::{Item, Table};
use super::super::number::{is_ordinal, number};
use super::super::saying::kind;
use super::super::token::{Token, tokens};
use super::super::{Grammar, Names, is_beyond_reading};
use super::{INSTEAD, SORRY, WAS, bare, behind, is_one, mentions, mistaken, parts, replaced, wrong_at_last};
use crate::kernel::{Referee, fold};

/// Most words of what is denied.
const LONGEST: usize = 5;
/// Words that stand before both of two: «no lleva ojo, lleva suma».
const SAID_OF: [&str; 8] = ["es", "son", "lleva", "llevaba", "tiene", "tenia", "fueron", "va"];
/// Among how many words behind a denial that stands which is wrong.
const DENIED: usize = 4;
/// What says of a thing that it is where it was: «el gallo sigue ahí».
const STAYS: [&str; 4] = ["sigue", "siguen", "queda", "quedan"];
/// What may stand behind it.
const THERE: [&str; 7] = ["ahi", "alli", "aqui", "en", "su", "lugar", "sitio"];
/// What leads to what was written down, and was wrong.
const WHERE: [&str; 4] = ["dice", "decia", "pone", "ponia"];
/// Somebody wrote it down.
pub(super) const WROTE: [&str; 10] = [
    "anotamos",
    "anotaste",
    "apuntamos",
    "apuntaste",
    "pusimos",
    "pusiste",
    "escribimos",
    "escribiste",
    "registramos",
    "registraste",
];
/// What leads from it to what should be written: «debe decir», «es», «tendría que poner».
const SHOULD: [&str; 16] = [
    "debe", "deberia", "debia", "tiene", "tendria", "hay", "va", "iba", "que", "decir", "poner", "ser", "ir",
    "es", "era", "pon",
];
/// What leads to a name.
const ARTICLES: [&str; 4] = ["el", "la", "los", "las"];

/// What a line says, and what it says that it was not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denial {
    /// What it says.
    pub said: String,
    /// What it denies.
    pub denied: String,
}

/// The ways to part a line into what it says and what it denies beside.
pub fn denials(statement: &str, grammar: &Grammar) -> Vec<Denial> {
    if is_beyond_reading(statement) {
        return Vec::new();
    }
    let wrong = mistaken(statement, grammar);
    let said = wrong.as_deref().unwrap_or(statement).trim().trim_end_matches(['.', '!']);
    let mut said = unstuttered(wrong_at_last(said, grammar).unwrap_or(said));
    // «no, beto tomó …», «perdón, …»
    while let Some(rest) = said
        .get(..3)
        .filter(|first| matches!(*first, "no," | "No,"))
        .map(|_| said[3..].trim_start())
        .or_else(|| SORRY.iter().find_map(|way| behind(said, way)))
    {
        said = unstuttered(rest);
    }
    let words: Vec<&str> = said.split_whitespace().collect();
    let mut found: Vec<Denial> = written(&words).into_iter().collect();
    for at in 0..words.len() {
        let parted = denied_behind(&words, at)
            .or_else(|| denied_before(&words, at))
            .or_else(|| staying(&words, at).filter(|_| wrong.is_some()));
        let Some((from, to, behind)) = parted else { continue };
        let mut left: Vec<&str> = words[..from].to_vec();
        while left.last().is_some_and(|word| matches!(bare(word).as_str(), "y" | "pero" | "")) {
            left.pop();
        }
        left.extend(&words[behind..]);
        let tidy = |words: &[&str]| {
            words.join(" ").trim_matches(|c: char| matches!(c, ' ' | ',' | ':' | '.')).to_owned()
        };
        let denial = Denial { said: tidy(&left), denied: tidy(&words[at_denied(&words, from)..to]) };
        if !denial.said.is_empty() && !denial.denied.is_empty() {
            found.push(denial);
        }
    }
    found
}

/// A line without the «no» it begins with that denies nothing of it: `no no no la Tarántula …`, `no espera el Centauro …`.
fn unstuttered(mut said: &str) -> &str {
    const BEHIND: [&str; 9] =
        ["no", "espera", "esperen", "esperame", "esperate", "perdon", "momento", "oye", "perate"];
    while let Some((first, rest)) = said.split_once(' ') {
        let is_next = rest.split(' ').next().is_some_and(|next| BEHIND.contains(&bare(next).as_str()));
        if bare(first) != "no" || !is_next {
            break;
        }
        let is_noun =
            |more: &str| more.split(' ').next().is_some_and(|word| ARTICLES.contains(&&*bare(word)));
        // Of «no no no la …» the last one is said of nothing either; «no, no la …» denies it.
        let last =
            rest.split_once(' ').filter(|(next, more)| *next == "no" && first == "no" && is_noun(more));
        said = last.filter(|(_, more)| !more.contains(" sino ")).map_or(rest, |(_, more)| more);
    }
    said
}

/// «donde dice X debe decir Y», «pusimos X y era Y», with what stands before it.
fn written(words: &[&str]) -> Option<Denial> {
    let is = |at: usize, some: &[&str]| words.get(at).is_some_and(|word| is_one(word, some));
    let is_wrote = |at: &usize| WROTE.iter().any(|stem| bare(words[*at]).starts_with(stem));
    let is_there = |at: &usize| is(*at, &["donde"]) && is(at + 1, &WHERE);
    let there = (0..words.len()).find(is_there);
    let leads = |at: usize| {
        there.is_some() && is(at, &SHOULD) && !is(at, &["que"])
            || is(at, &["y", "pero"]) && (is(at + 1, &SHOULD) || is(at + 1, &["no"]))
    };
    let (at, behind) = match there {
        Some(at) => (at, at + 2),
        None => (0..words.len()).find(is_wrote).map(|at| (at, at + 1))?,
    };
    let from = (behind + 1..words.len()).take(LONGEST).find(|at| leads(*at))?;
    let to = (from..words.len()).find(|at| !is(*at, &SHOULD) && !is(*at, &["y", "pero", "no"]))?;
    let tidy = |words: &[&str]| {
        words.join(" ").trim_matches(|c: char| matches!(c, ' ' | ',' | ':' | '.')).to_owned()
    };
    // «pusimos X y era Y» says no more before it than how it is told.
    let before = if there.is_some() { tidy(&words[..at]) } else { String::new() };
    let said = [tidy(&words[to..]), before].join(" ");
    Some(Denial { said: said.trim().to_owned(), denied: tidy(&words[behind..from]) })
}

/// Behind the words that deny.
fn at_denied(words: &[&str], from: usize) -> usize {
    match bare(words[from]).as_str() {
        "no" => from + 1,
        "en" if words.get(from + 1).is_some_and(|word| INSTEAD.contains(&bare(word).as_str())) => from + 2,
        _ => from,
    }
}

/// «no gallo», «en vez de a2», «no era ojo, era suma»: where it begins, where what is denied ends, and where more is said.
fn denied_behind(words: &[&str], at: usize) -> Option<(usize, usize, usize)> {
    let start = at_denied(words, at);
    if start == at || words[start - 1].ends_with([',', ':']) {
        return None;
    }
    let mut end = start;
    let mut said = Vec::new();
    while end < words.len() && end - start < LONGEST {
        let word = bare(words[end]);
        let is_again = SAID_OF.contains(&word.as_str()) || WAS.contains(&word.as_str());
        if word == "sino" || end > start && is_again && said.contains(&word) {
            break;
        }
        said.push(word);
        end += 1;
        if words[end - 1].ends_with([',', '.', ';']) {
            break;
        }
    }
    // What is denied goes no further than its clause.
    let is_ended = end == words.len()
        || words[end - 1].ends_with([',', '.', ';'])
        || bare(words[end]) == "sino"
        || said.contains(&bare(words[end]));
    let behind = if words.get(end).is_some_and(|word| bare(word) == "sino") { end + 1 } else { end };
    (end > start && is_ended).then_some((at, end, behind))
}

/// «el gallo no, el volcán».
fn denied_before(words: &[&str], at: usize) -> Option<(usize, usize, usize)> {
    let is_last = words[at].ends_with(',') || at + 1 == words.len();
    if bare(words[at]) != "no" || !is_last || at == 0 || words[at - 1].ends_with(',') {
        return None;
    }
    let from = (0..at).rev().take_while(|at| !words[*at].ends_with(',')).last()?;
    let from = from.max(at.saturating_sub(2));
    Some((from, at, at + 1))
}

/// «… el gallo sigue ahí»: it was not taken.
fn staying(words: &[&str], at: usize) -> Option<(usize, usize, usize)> {
    let is_there = words.get(at + 1).is_some_and(|word| THERE.contains(&bare(word).as_str()));
    if !STAYS.contains(&bare(words[at]).as_str()) || !is_there || at < 2 {
        return None;
    }
    let is_led = ARTICLES.contains(&bare(words[at - 2]).as_str());
    let behind = (at + 1..words.len()).find(|next| !THERE.contains(&bare(words[*next]).as_str()));
    is_led.then_some((at - 2, at, behind.unwrap_or(words.len())))
}

/// The words of a play that what is denied says: `ojo` of `9/ojo`, `A2` by «la segunda».
pub fn denied_in(
    denied: &str,
    text: &str,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    let Some(said) = tokens(denied) else { return Vec::new() };
    let table = Table::new(grammar, referee, names);
    let spoken: Vec<String> = parts(text).into_iter().map(|span| text[span].to_owned()).collect();
    let mut found: Vec<String> = Vec::new();
    for at in 0..said.len() {
        let items = table.items(&said, at);
        let figures = kind::PLACE | kind::NUMBER | kind::NAME;
        let items = items.iter().filter(|item| item.kinds & figures != 0).map(|item| item.text.as_str());
        // «la tercera» of whosever it was.
        let word = said[at].fold.as_str();
        let is_led = at > 0 && ARTICLES.contains(&said[at - 1].fold.as_str());
        let space = number(&[word])
            .filter(|_| is_ordinal(word) || is_led && is_number(word))
            .map(|(_, n)| n.to_string());
        let is_space = |part: &&String| {
            let label = part.trim_end_matches(|c: char| c.is_ascii_digit());
            let is_there = space.as_deref() == part.get(label.len()..);
            is_there && !label.is_empty() && referee.place_named(part).is_some()
        };
        found.extend(spoken.iter().filter(is_space).cloned());
        for item in items.chain([said[at].fold.as_str()]).filter(|item| item.len() > 1 || is_number(item)) {
            let place = referee.place_named(item);
            let is_it = |part: &&String| {
                fold(part.trim_matches('"')) == fold(item.trim_matches('"'))
                    || place.is_some() && referee.place_named(part) == place
            };
            found.extend(spoken.iter().find(is_it).cloned());
        }
    }
    found.dedup();
    found
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit())
}

/// A play with another word of a closed set in the place of the one denied: `suma` for `ojo`.
pub fn other_word(said: &str, text: &str, wrong: &[String], grammar: &Grammar, made: &[&str]) -> Vec<String> {
    let Some(said) = tokens(said) else { return Vec::new() };
    let mut texts = Vec::new();
    for wrong in wrong {
        let is_made = made.contains(&fold(wrong).as_str());
        for token in &said {
            let new = if is_made {
                made.iter().find(|word| **word == token.fold).map(|word| (*word).to_owned())
            } else {
                grammar.of_one_set(&fold(wrong), &token.fold)
            };
            let Some(new) = new.filter(|new| fold(new) != fold(wrong)) else { continue };
            let of_it = parts(text).into_iter().filter(|span| fold(&text[span.clone()]) == fold(wrong));
            texts.extend(of_it.map(|span| format!("{}{new}{}", &text[..span.start], &text[span.end..])));
        }
    }
    texts
}

/// Whether a line still says one of the words that were wrong.
pub fn still_says(line: &str, wrong: &[String]) -> bool {
    wrong.iter().all(|wrong| mentions(line, wrong)) && !wrong.is_empty()
}

/// A play with what the words say in the place of what they deny; where it is known to be wrong, of all that is of its kind.
pub(super) fn instead(said: &[Token], is_wrong: bool, text: &str, table: &Table<'_>) -> Vec<String> {
    let figures = kind::PLACE | kind::NUMBER | kind::NAME;
    let carries = |item: &Item| {
        let place = table.referee.place_named(&item.text);
        let word = fold(item.text.trim_matches('"'));
        parts(text).into_iter().any(|span| {
            fold(&text[span.clone()]) == word
                || place.is_some() && table.referee.place_named(&text[span]) == place
        })
    };
    let (mut new, mut wrong) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < said.len() {
        let mut items = table.items(said, at).to_vec();
        // «p3» is a place though nothing lies there; «de 3» is hardly one of a third player.
        let text = &said[at].text;
        let is_typed = text.starts_with(char::is_alphabetic) && text.ends_with(|c: char| c.is_ascii_digit());
        items.retain(|item| item.kinds & figures != 0 && (is_typed || table.has(item)));
        let Some(len) = items.iter().map(|item| item.len).max() else {
            at += 1;
            continue;
        };
        items.retain(|item| item.len == len);
        let is_denied = is_denied(said, at);
        if items.iter().any(carries) {
            wrong.extend(items.into_iter().filter(|item| is_denied && carries(item)).map(|item| item.text));
        } else if !is_denied {
            new.push(items);
        }
        at += len;
    }
    let [items] = new.as_slice() else { return Vec::new() };
    if wrong.is_empty() && !is_wrong {
        return Vec::new();
    }
    let mut lines: Vec<String> =
        items.iter().flat_map(|item| replaced(text, &item.text, table.referee)).collect();
    lines.retain(|line| wrong.iter().all(|wrong| !mentions(line, wrong)));
    lines
}

/// Whether what stands at a word is said to be wrong: `no de 4`, `y no el submarino`, `en vez de cuatro`.
fn is_denied(said: &[Token], at: usize) -> bool {
    let before = said[..at].iter().rev().take(DENIED).take_while(|token| token.fold != ",");
    before.into_iter().any(|token| denies(&token.fold) || INSTEAD.contains(&token.fold.as_str()))
}
