//! How a deed is paid, told in a clause of its own: `lanzo un Kienzan para ayudar a Nappa y pago con la primera`, `uso la uno para
//! bajar a Krilin`. Its words are those of the game's row of cards that pay.

use std::collections::BTreeSet;

use super::Plain;
use super::candidate::{Candidate, Unknown};
use super::clause::DENIES;
use super::heard::{Heard, offered, readings, strict};
use super::inflect::{is_form, is_infinitive};
use super::item::Table;
use super::number::{is_ordinal, number};
use super::saying::kind;
use super::stopwords::is_doubtful;
use super::token::{Token, word_at};
use super::walk::{STEPS, candidates};
use crate::kernel::{Referee, Row, fold, verb_of};

/// What stands between the words that say which cards pay.
const BETWEEN: [&str; 17] = [
    "con", "la", "las", "el", "los", "mi", "mis", "su", "sus", "tu", "tus", "de", "y", ",", "e", "numero",
    "una",
];
/// What leads from the deed to how it is paid.
const LEADS: [&str; 18] = [
    "y", ",", "lo", "la", "las", "los", "le", "se", "me", "para", "por", "con", "eso", "ello", "esto",
    "como", "que", "su",
];
/// What says what something costs.
const COSTS: [&str; 5] = ["cuesta", "costo", "costaba", "coste", "vale"];
/// What leads from how it is paid to the deed.
const ONWARD: [&str; 9] = ["y", ",", "para", "pa", "con", "eso", "ello", "asi", "entonces"];
/// Whose all of them are.
const ALL_OF: [&str; 4] = ["mis", "sus", "tus", "las"];

fn is(tokens: &[Token], at: usize, words: &[&str]) -> bool {
    word_at(tokens, at).is_some_and(|word| words.contains(&word))
}

/// Whether a word is a form of a verb by which cards of a row pay.
fn pays(tokens: &[Token], at: usize, row: &Row) -> bool {
    let is_of = |word: &str| row.pays.split(' ').any(|verb| is_form(word, verb));
    word_at(tokens, at).is_some_and(is_of)
}

/// Whether a word says which cards of the row, or how many.
fn tells_which(tokens: &[Token], at: usize, table: &Table<'_>, row: &Row) -> bool {
    let Some(word) = word_at(tokens, at) else { return false };
    let is_place = || {
        let nth = word.strip_prefix(row.letter);
        nth.is_some_and(|nth| !nth.is_empty() && nth.bytes().all(|b| b.is_ascii_digit()))
    };
    let is_number = || number(&[word]).is_some_and(|(len, _)| len == 1);
    is_place() || is_number() || row.nouns.split(' ').any(|noun| noun == word) || table.is_look(row, word)
}

/// From where to where it is said which cards pay, behind a verb that says so.
fn which(tokens: &[Token], verb: usize, table: &Table<'_>, row: &Row) -> Option<(usize, usize)> {
    let may = |at: &usize| tells_which(tokens, *at, table, row) || is(tokens, *at, &BETWEEN);
    let from = verb + 1;
    let end = (from..tokens.len()).find(|at| !may(at)).unwrap_or(tokens.len());
    let last =
        (from..end).rev().find(|at| tells_which(tokens, *at, table, row) && !is(tokens, *at, &["una"]))?;
    let from = (from..last).find(|at| !is(tokens, *at, &["con", ","])).unwrap_or(last);
    Some((from, last + 1))
}

/// The line with how it is paid behind the deed: `lanzo un Kienzan con la primera`. None where the deed is denied, or nothing but
/// the payment is told.
pub fn behind_deed(tokens: &[Token], table: &Table<'_>) -> Option<Vec<Token>> {
    let row = table.grammar.speech.row?;
    let verb =
        (0..tokens.len()).find(|at| pays(tokens, *at, &row) && which(tokens, *at, table, &row).is_some())?;
    let (from, end) = which(tokens, verb, table, &row)?;
    let before = deed_before(&tokens[..verb], table, &row);
    let mut at = end;
    while is(tokens, at, &ONWARD) {
        at += 1;
    }
    // «giro la uno para pagarlo»: it is said once more.
    let mut after = &tokens[at..];
    if pays(after, 0, &row) {
        let is_all = after.len() == 1
            || after[1..].iter().all(|t| COSTS.contains(&&*t.fold) || LEADS.contains(&&*t.fold));
        after = if is_all { &[] } else { return None };
    }
    let told: Vec<Token> = before.iter().chain(after).cloned().collect();
    let word = |token: &Token| !token.quoted && table.grammar.heads.contains_key(&token.fold);
    let is_deed = (0..told.len()).any(|at| word(&told[at]) && !pays(&told, at, &row));
    // «como» that leads to the cost is gone; any other leaves it open.
    let is_open =
        |token: &Token| !token.quoted && (DENIES.contains(&&*token.fold) || is_doubtful(&token.fold));
    let is_clear = is_deed && told.len() > 1 && !told.iter().any(is_open);
    is_clear.then(|| told.into_iter().chain([Token::bare("con")]).chain(tokens[from..end].to_vec()).collect())
}

/// The line with «con» before how it is paid, where that is told last and nothing leads to it: `kamehameha, 2 verdes`, `roshi de mano,
/// 1 energía`. None where more is told than a card, whatever it is done with: «ana, 2 verdes» may be what she has.
pub fn told_last(tokens: &[Token], table: &Table<'_>) -> Option<Vec<Token>> {
    let row = table.grammar.speech.row?;
    let is_many = |at: usize| word_at(tokens, at).and_then(|word| number(&[word])).is_some();
    let is_noun = |at: usize| {
        word_at(tokens, at)
            .is_some_and(|word| row.nouns.split(' ').any(|noun| noun == word) || table.is_look(&row, word))
    };
    let end = tokens.len();
    let from = end.checked_sub(2).filter(|from| *from > 0 && is_many(*from) && is_noun(*from + 1))?;
    let before = &tokens[..from - usize::from(is(tokens, from - 1, &[","]))];
    // «con 1 energía» is led to, and «tiene 2 verdes» is what there is.
    let is_led = before
        .last()
        .is_none_or(|last| BETWEEN.contains(&&*last.fold) || table.grammar.heads.contains_key(&last.fold));
    let is_card = (0..before.len()).any(|at| {
        table
            .items(before, at)
            .iter()
            .any(|item| item.kinds & kind::NAME != 0 && item.kinds & kind::SEAT == 0)
    });
    let noun = if row.nouns.split(' ').any(|noun| noun == tokens[from + 1].fold) { from + 1 } else { end };
    let told = before.iter().cloned().chain([Token::bare("con")]);
    (is_card && !is_led).then(|| told.chain(tokens[from..noun].to_vec()).collect())
}

/// What is told of the deed before how it is paid, without what leads there, what it costs and what it is for.
fn deed_before<'t>(tokens: &'t [Token], table: &Table<'_>, row: &Row) -> &'t [Token] {
    let mut end = tokens.len();
    let shorter = |mut end: usize| {
        while end > 0 && is(tokens, end - 1, &LEADS) {
            end -= 1;
        }
        end
    };
    end = shorter(end);
    // «como cuesta una roja», «me cuesta una»
    let cost = (0..end).rev().find(|at| is(tokens, *at, &COSTS));
    let is_cost = |at: &usize| {
        (at + 1..end).all(|at| tells_which(tokens, at, table, row) || is(tokens, at, &["una", "un", "es"]))
    };
    if let Some(at) = cost.filter(is_cost) {
        end = shorter(at);
    }
    // «lanzo un Kienzan para ayudar a Nappa»
    let is_purpose = |at: &usize| {
        is(tokens, *at, &["para", "pa"])
            && word_at(tokens, at + 1).is_some_and(is_infinitive)
            && tokens[..*at].iter().any(|t| !t.quoted && table.grammar.heads.contains_key(&t.fold))
    };
    &tokens[..(2..end).find(is_purpose).unwrap_or(end)]
}

/// Whether a play does nothing but pay.
pub fn is_payment(play: &str, table: &Table<'_>) -> bool {
    let verb = verb_of(play).map(fold);
    let row = table.grammar.speech.row;
    row.zip(verb).is_some_and(|(row, verb)| row.pays.split(' ').any(|of| of == verb))
}

/// The words with a card that pays told once, where it is named twice: `gira la primera de sus rojas, la energía uno`; and with
/// the places of those that are all there are: `giro mis dos energías`.
pub fn each_once(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let Some(row) = table.grammar.speech.row else { return tokens };
    while let Some((at, len, place)) = called(&tokens, table, &row) {
        tokens.splice(at..at + len, [Token::bare(&place)]);
    }
    if let Some((from, end)) = said_again(&tokens, table, &row) {
        tokens.drain(from..end);
    }
    if let Some((from, end, places)) = all_of_them(&tokens, table, &row) {
        let told = places.iter().map(|place| Token::bare(place)).collect::<Vec<_>>();
        tokens.splice(from..end, told);
    }
    tokens
}

/// Where a card that pays is called by its name behind a verb that says so, how many words that is, and its place: `pagando Moori
/// y Kami`. Of a name that another card beside has, no place is told.
fn called(tokens: &[Token], table: &Table<'_>, row: &Row) -> Option<(usize, usize, String)> {
    let seat = format!("{}.", table.own?);
    let lying = |name: &str| -> Vec<&str> {
        let is_it = |called: &&(String, String)| called.0 == name;
        table.open_names().iter().filter(is_it).map(|(_, place)| place.as_str()).collect()
    };
    let payer = |at: usize| {
        let items = table.items(tokens, at);
        let named = items.iter().filter(|item| item.kinds & kind::NAME != 0);
        let named = named.max_by_key(|item| item.len)?;
        match lying(&fold(named.text.trim_matches('"'))).as_slice() {
            [place] => {
                let spot = place.strip_prefix(&seat).filter(|_| is_place(place, row))?;
                Some((at, named.len, spot.to_owned()))
            }
            _ => None,
        }
    };
    let is_on = |at: &usize| {
        is(tokens, *at, &BETWEEN) || is(tokens, *at, &["a"]) || tells_which(tokens, *at, table, row)
    };
    let behind = |verb: usize| (verb + 1..tokens.len()).find(|at| !is_on(at)).and_then(payer);
    (0..tokens.len()).filter(|at| pays(tokens, *at, row)).find_map(behind)
}

/// Where a card of the row is named a second time, right behind the first.
fn said_again(tokens: &[Token], table: &Table<'_>, row: &Row) -> Option<(usize, usize)> {
    let named = |at: usize| {
        let items = table.items(tokens, at);
        let of_row = items.iter().filter(|item| item.kinds & !kind::PLACE == 0);
        of_row.filter(|item| is_place(&item.text, row)).max_by_key(|item| item.len).cloned()
    };
    (1..tokens.len()).find_map(|at| {
        let first = named(at).filter(|_| is(tokens, at - 1, &["la", "mi", "su", "una"]))?;
        let from = at + first.len;
        let again = from + 1 + usize::from(is(tokens, from, &[","]));
        let same = table
            .items(tokens, again)
            .iter()
            .filter(|item| item.text == first.text)
            .map(|item| item.len)
            .max();
        // «la roja, la uno»
        let n = word_at(tokens, again).and_then(|word| number(&[word])).map(|(_, n)| n);
        let nth = n.filter(|n| first.text.ends_with(&format!("{}{n}", row.letter))).map(|_| 1);
        let len = same.or(nth).filter(|_| is(tokens, again - 1, &["la"]))?;
        Some((from, again + len))
    })
}

/// Whether a place is of the row.
fn is_place(text: &str, row: &Row) -> bool {
    let nth = text.split_once('.').and_then(|(_, place)| place.strip_prefix(row.letter));
    nth.is_some_and(|nth| !nth.is_empty() && nth.bytes().all(|b| b.is_ascii_digit()))
}

/// Where all cards of the row are told by how many they are, and their places.
fn all_of_them(tokens: &[Token], table: &Table<'_>, row: &Row) -> Option<(usize, usize, Vec<String>)> {
    let seat = table.own?;
    let many = |at: usize| {
        let word = word_at(tokens, at).filter(|word| !is_ordinal(word))?;
        number(&[word]).and_then(|(_, n)| usize::try_from(n).ok())
    };
    let is_one = |place: &str| is_place(place, row) && place.starts_with(&format!("{seat}."));
    let all: Vec<_> = table.sheet().iter().filter(|here| is_one(&here.place)).collect();
    let serves = all.iter().all(|here| here.facts.iter().any(|(key, value)| (*key, &**value) == row.serves));
    let is_noun =
        |at: usize| word_at(tokens, at).is_some_and(|word| row.nouns.split(' ').any(|noun| noun == word));
    const PAID: [&str; 5] = ["con", "x", "por", "cuesta", "cuestan"];
    let is_paid = |at: usize| is(tokens, at - 1, &PAID) || (0..at).any(|at| pays(tokens, at, row));
    // «mis cuatro energías, e uno, e dos…» names them itself.
    let is_named = |at: usize| {
        let next = (at..tokens.len()).find(|at| !is(tokens, *at, &BETWEEN));
        next.is_some_and(|at| tells_which(tokens, at, table, row))
    };
    // «con mis dos energías», «con las 2», «tapeo todo»
    let end_of = |at: usize| {
        let is_counted = is(tokens, at, &ALL_OF) && many(at + 1) == Some(all.len()) && is_paid(at);
        if is_counted && is_noun(at + 2) && !is_named(at + 3) {
            Some(at + 3)
        } else if is_counted && at + 2 == tokens.len() {
            Some(at + 2)
        } else {
            // «con toda mi energía»
            let is_whole =
                is(tokens, at, &["toda"]) && is(tokens, at + 1, &["mi", "su", "la"]) && is_paid(at);
            if is_whole && is_noun(at + 2) && all.len() > 1 {
                return Some(at + 3);
            }
            let is_both = all.len() == 2 && is(tokens, at, &["ambas"]);
            let is_all = (is_both || is(tokens, at, &["todo", "todas"])) && pays(tokens, at - 1, row);
            (is_all && at + 1 == tokens.len()).then_some(at + 1)
        }
    };
    let (at, end) = (1..tokens.len())
        .find_map(|at| end_of(at).map(|end| (at, end)))
        .filter(|_| serves && all.len() > 1)?;
    Some((at, end, all.iter().map(|here| here.place.clone()).collect()))
}

/// A documented line with each card that pays once: nobody pays twice with one. None where it names none twice.
pub fn once_in(line: &str, referee: &dyn Referee) -> Option<String> {
    let row = referee.speech().row?;
    let mut told: Vec<&str> = Vec::new();
    let place = |word: &str| {
        referee.place_named(word).filter(|_| {
            let nth = word.rsplit('.').next().and_then(|nth| nth.strip_prefix(row.letter));
            nth.is_some_and(|nth| !nth.is_empty() && nth.bytes().all(|b| b.is_ascii_digit()))
        })
    };
    for word in line.split(' ') {
        let named = place(word);
        if named.is_none() || !told.iter().any(|other| place(other) == named) {
            told.push(word);
        }
    }
    let once = told.join(" ");
    (once.len() < line.len() && strict(&once, referee).is_some()).then_some(once)
}

/// Lines that are asked, each card that pays once in each, and each line once.
pub fn each_once_in(lines: impl Iterator<Item = String>, referee: &dyn Referee) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in lines.map(|line| once_in(&line, referee).unwrap_or(line)) {
        if !all.contains(&line) {
            all.push(line);
        }
    }
    all
}

/// What a line says with how the deed is paid behind it: that is never left out with what it is for.
pub(super) fn paid(
    table: &Table<'_>,
    tokens: &[Token],
    whole: &dyn Fn(BTreeSet<Candidate>) -> BTreeSet<Candidate>,
) -> Plain {
    let told = behind_deed(tokens, table).or_else(|| told_last(tokens, table));
    let found = told.map(|told| whole(candidates(table, &told, Unknown::Refused, STEPS)));
    let mut found = found.map_or_else(Vec::new, |found| readings(table.referee, found));
    // What pays for a deed is not that it is paid.
    found.retain(|heard| !is_payment(&heard.draft.text, table));
    offered(table.referee, found)
}

/// Whether something is done with what was told before, and the reading says nothing of it: `y con esa saca a tolmo`; not «con
/// ese lobo».
pub(super) fn is_left_out(reading: &Heard, tokens: &[Token], table: &Table<'_>) -> bool {
    const THOSE: [&str; 9] = ["esa", "ese", "esas", "esos", "esta", "este", "ella", "ellas", "ellos"];
    let does = |next: &Token| table.grammar.heads.contains_key(&next.fold);
    let is_alone =
        |at: usize| tokens.get(at).is_none_or(|next| does(next) && table.items(tokens, at).is_empty());
    let is_said = |at: &usize| {
        tokens[*at].fold == "con"
            && tokens.get(at + 1).is_some_and(|that| THOSE.contains(&that.fold.as_str()))
            && is_alone(at + 2)
    };
    !reading.draft.text.contains(" con ") && (0..tokens.len()).any(|at| is_said(&at))
}
