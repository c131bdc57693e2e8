//! What was typed without the blanks between: two places, a word and a place, a verb and its number, things joined by a sign.

use super::item::Table;
use super::stopwords::JOINING;
use super::token::Token;
use crate::kernel::fold;

/// A word in its parts; as it is where nothing is glued to it.
pub(super) fn pieces(token: Token, table: &Table<'_>) -> Vec<Token> {
    // `c/e1`, `c/auta`
    let with = token.text.strip_prefix("c/").or_else(|| token.text.strip_prefix("C/"));
    if let Some(rest) = with.filter(|rest| !token.quoted && !rest.is_empty()) {
        return vec![Token::bare("con"), Token::bare(rest)];
    }
    let parts = if token.quoted { None } else { by_sign(&token, table).or_else(|| glued(&token, table)) };
    match parts {
        Some(parts) => parts.into_iter().map(Token::bare).collect(),
        None => vec![token],
    }
}

fn is_place(text: &str, table: &Table<'_>) -> bool {
    text.starts_with(char::is_alphabetic)
        && text.ends_with(|c: char| c.is_ascii_digit())
        && table.referee.place_named(text).is_some()
}

/// What a `/` or a `-` joins: `a1/a2`, `mensajera/cocinero`, `b3/8suma` (a place and what is said of it), `s6-s5` (from one to
/// the other), `lobo-puma`.
fn by_sign<'t>(token: &'t Token, table: &Table<'_>) -> Option<Vec<&'t str>> {
    let is_place = |text: &str| is_place(text, table);
    let both = |sign: char| token.text.split_once(sign);
    if let Some((one, other)) = both('/').filter(|(one, other)| is_place(one) && is_place(other)) {
        return Some(vec![one, ",", other]);
    }
    // `e1-e2-e3`, `p6/s6/a7`
    let by = if token.text.contains('/') { '/' } else { '-' };
    let many: Vec<&str> = token.text.split(by).collect();
    let is_own = |place: &&str| {
        place.ends_with(|c: char| c.is_ascii_digit())
            && place.starts_with(char::is_alphabetic)
            && table.own.is_some_and(|seat| table.owned(seat, place).is_some())
    };
    if many.len() > 1 && many.iter().all(is_own) && (many.len() > 2 || !is_place(many[0])) {
        return Some(many);
    }
    let words: Vec<&str> = token.text.split('/').collect();
    let is_word = |word: &&str| word.chars().count() > 2 && word.chars().all(char::is_alphabetic);
    if words.len() > 1 && words.iter().all(is_word) {
        let listed = words.iter().enumerate();
        return Some(
            listed.flat_map(|(at, word)| [",", word].into_iter().skip(usize::from(at == 0))).collect(),
        );
    }
    if let Some((one, other)) = both('/').filter(|(one, _)| is_place(one)) {
        return Some(vec![one, other]);
    }
    let is_known = |word: &str| {
        let folded = fold(word);
        let is_name = || table.names.iter().any(|(_, words)| words.contains(&folded));
        word.len() > 2 && (table.grammar.words.contains(&folded) || is_name())
    };
    let is_name = || table.names.iter().any(|(_, words)| words.join("-") == token.fold);
    let is_whole = table.grammar.words.contains(&token.fold) || is_name();
    let joins = |(one, other): &(&str, &str)| {
        is_place(one) && is_place(other) || !is_whole && is_known(one) && is_known(other)
    };
    both('-').filter(joins).map(|(one, other)| vec![one, ">", other])
}

/// What is joined by nothing: `e1e2e3`, `a2b2` (from one to the other where they are of two sides), `mirarA4`, `tiro1`.
fn glued<'t>(token: &'t Token, table: &Table<'_>) -> Option<Vec<&'t str>> {
    let text = token.text.as_str();
    let is_place = |text: &str| is_place(text, table);
    let is_long = text.len() > 3 && text.is_ascii() && !is_place(text);
    let many = text.as_bytes().chunks(2).map(str::from_utf8);
    let many: Vec<&str> = many.filter(|_| is_long && text.len() > 4).filter_map(Result::ok).collect();
    let is_own = |place: &&str| {
        let is_of_actor = || table.own.is_some_and(|seat| table.owned(seat, place).is_some());
        is_place(place) || place.ends_with(|c: char| c.is_ascii_digit()) && is_of_actor()
    };
    if many.len() * 2 == text.len() && !many.is_empty() && many.iter().all(is_own) {
        return Some(many);
    }
    let cut = |from: usize, is_cut: &dyn Fn(&str, &str) -> bool| {
        let places = (from..text.len().saturating_sub(1)).filter(|_| is_long);
        places.map(|at| text.split_at(at)).find(|(one, other)| is_cut(one, other))
    };
    let two = cut(2, &|one, other| is_place(one) && is_place(other));
    let side = |text: &str| text.chars().next().map(|c| c.to_ascii_lowercase());
    if let Some((one, other)) = two.filter(|(one, other)| side(one) != side(other)) {
        return Some(vec![one, ">", other]);
    }
    // «mirarA4» is a word and a place, not «mirara» and a number.
    let headed = || cut(3, &|one, other| table.grammar.words.contains(&fold(one)) && is_place(other));
    two.or_else(headed).or_else(|| numbered(token, table)).map(|(one, other)| vec![one, other])
}

/// Whether a letter is of no player who sits there: `d3` is no place of two players.
fn is_of_nobody(letter: &str, table: &Table<'_>) -> bool {
    table.referee.seat_named(letter).is_none_or(|seat| !table.referee.seats().contains(&seat))
}

/// A word and the digits behind it: `tiro1`, `ro2`.
fn numbered<'t>(token: &'t Token, table: &Table<'_>) -> Option<(&'t str, &'t str)> {
    let grammar = table.grammar;
    let at = token.text.find(|c: char| c.is_ascii_digit())?;
    let (word, digits) = token.text.split_at(at);
    let folded = fold(word);
    let is_letter = at == 1 && grammar.fixed.contains(&folded) && !JOINING.contains(&folded.as_str());
    let is_verb = || grammar.inflected.iter().any(|(verb, _)| verb.is_called(&folded));
    let is_parted = (at > 2 || is_letter || at == 2 && is_verb())
        && digits.bytes().all(|b| b.is_ascii_digit())
        && grammar.words.contains(&folded)
        && (!is_place(&token.text, table) || at == 1 && is_of_nobody(word, table))
        && !grammar.words.contains(&token.fold)
        && !table.names.iter().any(|(_, words)| words.contains(&token.fold));
    is_parted.then_some((word, digits))
}
