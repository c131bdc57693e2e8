//! A number that is explained: `por cinco que son cuatro más uno adicional` is five, one of them additional.

use super::item::Table;
use super::number::number;
use super::token::{Token, word_at};

/// What the part is called that comes on top, where the game knows of such.
const MORE: &str = "adicional";
const CALLED: [&str; 6] = ["adicional", "adicionales", "extra", "extras", "bonus", "mas"];
/// What may stand between a sum and its parts, behind the first of them and before the second.
const BETWEEN: [&str; 11] = ["que", "son", "es", "o", "sea", "sus", "los", "mis", ",", "porque", "siendo"];
const EXPLAINS: [&str; 5] = ["son", "es", "sea", "porque", "siendo"];
const OF_FIRST: [&str; 12] = [
    "de", "base", "dano", "suyo", "suyos", "normal", "normales", "propio", "propios", "punto", "puntos",
    "los",
];
const OF_SECOND: [&str; 4] = ["el", "un", "otro", "los"];
/// What leads from the parts to their sum.
const COMES_TO: [&str; 10] = ["que", "son", "hacen", "suman", "total", "=", ",", "en", "da", "dan"];

/// What small numbers come to is less than this.
const MOST: i32 = 100;

/// The words with the whole number, and the part of it that comes on top called so, in the place of a sum and its parts.
pub fn explained(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    if !table.grammar.fixed.contains(MORE) {
        // Where cards are numbers each of them is one.
        return if table.grammar.speech.made.is_some() { without_total(tokens) } else { summed(tokens) };
    }
    let Some((from, to, all, more)) = (0..tokens.len()).find_map(|at| parted(&tokens, at)) else {
        return tokens;
    };
    let behind = [word_at(&tokens, to), word_at(&tokens, to + 1)];
    let called = match behind {
        [Some(one), _] if CALLED.contains(&one) => 1,
        [Some("de"), Some(one)] if CALLED.contains(&one) || one == "dano" => {
            2 + usize::from(word_at(&tokens, to + 2).is_some_and(|word| CALLED.contains(&word)))
        }
        [_, _] => 0,
    };
    let total = if [word_at(&tokens, to + called), word_at(&tokens, to + called + 1)]
        == [Some("en"), Some("total")]
    {
        2
    } else {
        0
    };
    tokens.splice(from..to + called + total, [&all.to_string(), &more.to_string(), MORE].map(Token::bare));
    tokens
}

/// The words without what two cards come to that are numbers themselves: `9 esp + 5 suma = 14 al 12`, `10 en total al primero: …`.
fn without_total(mut tokens: Vec<Token>) -> Vec<Token> {
    let is = |at: usize, word: &str| word_at(&tokens, at) == Some(word);
    let plus = (0..tokens.len()).find(|at| is(*at, "+") || is(*at, "mas") || is(*at, "y"));
    let ends = |at: usize| figure(&tokens, at).map(|(end, _)| end);
    let behind = plus.and_then(|plus| {
        (plus + 1..tokens.len()).find_map(|at| ends(at + 1).filter(|_| is(at, "=")).map(|end| at..end))
    });
    let before = || {
        let end = ends(0).filter(|end| is(*end, "en") && is(end + 1, "total"))?;
        plus.map(|_| 0..end + 2)
    };
    if let Some(total) = behind.or_else(before) {
        tokens.drain(total);
    }
    tokens
}

/// The words with what small numbers come to in the place of them: `cinco más dos más tres, son diez de daño`. Larger ones are
/// figures of cards, of which the second may be what one of them gains.
fn summed(mut tokens: Vec<Token>) -> Vec<Token> {
    let found = (0..tokens.len()).find_map(|at| {
        let plus = |from: usize| matches!(word_at(&tokens, from), Some("mas" | "+"));
        let (mut end, mut all) = figure(&tokens, at)?;
        let mut parts = 1;
        while let Some((next, more)) = Some(end + 1).filter(|_| plus(end)).and_then(|at| figure(&tokens, at))
        {
            (end, all, parts) = (next, all.checked_add(more)?, parts + 1);
        }
        let is_led = |from: usize| word_at(&tokens, from).is_some_and(|word| COMES_TO.contains(&word));
        let total = (end..tokens.len()).find(|at| !is_led(*at))?;
        let says_so =
            (end..total).any(|at| word_at(&tokens, at).is_some_and(|word| !matches!(word, "," | "en")));
        let (_, told) = figure(&tokens, total)?;
        (parts > 1 && says_so && told == all && all < MOST).then_some((at, total))
    });
    if let Some((from, to)) = found {
        tokens.drain(from..to);
    }
    tokens
}

/// Where a sum and its parts stand from some word on, what it comes to and what comes on top.
fn parted(tokens: &[Token], at: usize) -> Option<(usize, usize, i32, i32)> {
    let one = figure(tokens, at)?;
    let over = |from: usize, some: &[&str]| {
        (from..tokens.len()).find(|at| !word_at(tokens, *at).is_some_and(|word| some.contains(&word)))
    };
    let plus =
        |from: usize| word_at(tokens, from).filter(|word| matches!(*word, "mas" | "+")).map(|_| from + 1);
    // «cinco que son cuatro más uno»
    let first = over(one.0, &BETWEEN).filter(|first| *first > one.0);
    let is_explained = |first: &usize| {
        let is_place = at > 0 && matches!(word_at(tokens, at - 1), Some("la" | "el"));
        let mut between = (one.0..*first).filter_map(|at| word_at(tokens, at));
        !is_place && between.any(|word| EXPLAINS.contains(&word))
    };
    let first = first.filter(is_explained);
    let told = first.and_then(|at| figure(tokens, at)).and_then(|part| {
        let more = figure(tokens, over(plus(over(part.0, &OF_FIRST)?)?, &OF_SECOND)?)?;
        (part.1 + more.1 == one.1 && part.1 > 0).then_some((at, more.0, one.1, more.1))
    });
    // «cuatro más uno que son cinco»
    told.or_else(|| {
        let more = figure(tokens, over(plus(over(one.0, &OF_FIRST)?)?, &OF_SECOND)?)?;
        let behind = over(over(more.0, &CALLED).unwrap_or(more.0), &COMES_TO)?;
        let all = figure(tokens, behind).filter(|_| behind > more.0)?;
        (one.1 + more.1 == all.1).then_some((at, all.0, all.1, more.1))
    })
}

/// A number from some word on: where it ends, and it.
fn figure(tokens: &[Token], at: usize) -> Option<(usize, i32)> {
    let words: Vec<&str> = tokens.get(at..)?.iter().take(2).map(|token| token.fold.as_str()).collect();
    let is_bare = tokens.get(at).is_some_and(|token| !token.quoted);
    number(&words).filter(|_| is_bare).map(|(len, n)| (at + len, n))
}
