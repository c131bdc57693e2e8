//! Words with one slip of the fingers in them.

use std::collections::BTreeSet;

use super::grammar::is_doubtful;
use super::item::Table;
use super::number::number;
use super::token::Token;

/// Rows of the keyboard.
const ROWS: [&str; 3] = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"];
/// Most lines with one word mended.
const MOST: usize = 16;

/// Words that say that what is pending comes to pass: no slip for another verb.
const SAYS_OK: [&str; 5] = ["resuelvo", "resuelve", "resuelven", "resolvemos", "resolver"];

/// Whether two folded words differ by one slip: a letter wrong, missing, doubled or swapped; by two in long ones.
pub fn is_near(one: &str, other: &str) -> bool {
    let (a, b) = (one.chars().count(), other.chars().count());
    // `fni`
    if (a, b) == (3, 3) && one.is_ascii() && other.is_ascii() && one[..1] == other[..1] {
        return one != other
            && one.chars().skip(1).eq(other.chars().skip(1).collect::<Vec<_>>().into_iter().rev())
            || neighbours(one, other);
    }
    if a.abs_diff(b) > 2 || a.min(b) < 2 || a.max(b) < 4 && (a.min(b) < 3 || !neighbours(one, other)) {
        return false;
    }
    let most = if a.min(b) >= 8 { 2 } else { 1 };
    strsim::osa_distance(one, other) <= most
}

/// Two words of one length of which one letter is another one beside it on the keyboard.
fn neighbours(one: &str, other: &str) -> bool {
    let mut differ = one.chars().zip(other.chars()).filter(|(a, b)| a != b);
    let (Some((a, b)), None) = (differ.next(), differ.next()) else { return false };
    let at = |c| ROWS.iter().enumerate().find_map(|(row, keys)| Some((row, keys.find(c)?)));
    match (at(a), at(b)) {
        (Some((row, x)), Some((other, y))) => row.abs_diff(other) <= 1 && x.abs_diff(y) <= 1,
        (_, _) => false,
    }
}

/// Whether a word has some sense here.
fn has_sense(table: &Table<'_>, tokens: &[Token], at: usize) -> bool {
    tokens[at].quoted || table.grammar.words.contains(&tokens[at].fold) || !table.items(tokens, at).is_empty()
}

/// Whether the first word, or the one behind the player, has no sense but as a verb with a slip in it.
pub fn has_mistyped_verb(table: &Table<'_>, tokens: &[Token]) -> bool {
    let is_player = tokens.first().is_some_and(|token| table.seat(&token.fold).is_some());
    let at = usize::from(is_player);
    let is_verb = |word: &str| {
        let mut heads = table.grammar.heads.keys();
        word.chars().count() > 3 && heads.any(|head| head.chars().count() > 3 && is_near(word, head))
    };
    tokens.get(at).is_some_and(|token| !has_sense(table, tokens, at) && is_verb(&token.fold))
}

/// The lines that come of mending one word: the only one without a sense, else any of four letters or more.
pub fn mended(table: &Table<'_>, tokens: &[Token]) -> Vec<Vec<Token>> {
    let unknown: Vec<usize> = (0..tokens.len())
        .filter(|at| !in_name(table, tokens, *at) && !has_sense(table, tokens, *at))
        .collect();
    let places: Vec<usize> = match unknown.as_slice() {
        // What says that it may not be so is what it says; a verb is no other verb.
        [] => (0..tokens.len())
            .filter(|at| tokens[*at].fold.chars().count() >= 4 && !is_doubtful(&tokens[*at].fold))
            .collect(),
        [one] => vec![*one],
        [one, other] if *other == one + 1 => vec![*one, *other],
        _ => return Vec::new(),
    };
    let mut lines = Vec::new();
    for at in places {
        let heads = &table.grammar.heads;
        let is_verb = unknown.is_empty() && heads.contains_key(&tokens[at].fold);
        for words in instead(table, &tokens[at]) {
            if is_verb && words.first().is_some_and(|word| heads.contains_key(word)) {
                continue;
            }
            let mut line = tokens.to_vec();
            line.splice(at..=at, words.iter().map(|w| Token::bare(w)));
            lines.push(line);
        }
        if let Some(next) = tokens.get(at + 1).filter(|t| !t.quoted && !tokens[at].quoted) {
            let joined = format!("{}{}", tokens[at].fold, next.fold);
            if table.grammar.words.contains(&joined) && joined.len() > 3 {
                let mut line = tokens.to_vec();
                line.splice(at..=at + 1, [Token::bare(&joined)]);
                lines.push(line);
            }
        }
    }
    lines.truncate(MOST * 2);
    lines
}

/// Whether the word belongs to a name of several words.
fn in_name(table: &Table<'_>, tokens: &[Token], at: usize) -> bool {
    (at.saturating_sub(3)..=at).any(|from| table.items(tokens, from).iter().any(|i| from + i.len > at))
}

/// What may stand in the place of a word.
fn instead(table: &Table<'_>, token: &Token) -> Vec<Vec<String>> {
    let word = &token.fold;
    if token.quoted || SAYS_OK.contains(&word.as_str()) {
        return Vec::new();
    }
    let seats = (0..8).filter_map(crate::kernel::Seat::at).map(|s| table.referee.seat_name(s));
    let seats: Vec<String> =
        seats.map(|n| crate::kernel::fold(&n)).filter(|n| n.chars().count() > 2).collect();
    let names = table.names.iter().flat_map(|(_, words)| words.iter());
    let places = own_places(table);
    let known = table.grammar.words.iter().chain(names).chain(&seats).chain(&places);
    let mut near: Vec<(usize, &String)> = known
        .filter(|w| {
            *w != word && is_near(word, w) && (table.grammar.words.contains(*w) || !table.is_hidden(w))
        })
        .map(|w| (strsim::osa_distance(word, w), w))
        .collect();
    near.sort();
    near.dedup();
    let least = near.first().map_or(0, |(d, _)| *d);
    let mut found: Vec<Vec<String>> =
        near.iter().filter(|(d, _)| *d == least).take(MOST).map(|(_, w)| vec![(*w).clone()]).collect();
    found.extend(parted(table, token));
    found.extend(made(table, token));
    let unique: BTreeSet<Vec<String>> = found.iter().cloned().collect();
    found.retain({
        let mut left = unique;
        move |w| left.remove(w)
    });
    found
}

/// The places of many cards as they are typed: `amazo`.
fn own_places(table: &Table<'_>) -> Vec<String> {
    let seats = || (0..4).filter_map(crate::kernel::Seat::at);
    let written: BTreeSet<&String> = table.grammar.places.values().filter(|w| w.len() > 2).collect();
    let typed = seats().flat_map(|seat| {
        written.iter().flat_map(move |place| [format!("{seat}{place}"), format!("{seat}.{place}")])
    });
    typed
        .filter(|place| table.referee.place_named(place).is_some())
        .map(|place| crate::kernel::fold(&place))
        .collect()
}

/// A slip in the word of a card that is said by a number and a word: `5/escduo`.
fn made(table: &Table<'_>, token: &Token) -> Vec<Vec<String>> {
    let Some(made) = table.grammar.speech.made else { return Vec::new() };
    let Some((number, word)) = token.fold.split_once('/') else { return Vec::new() };
    let near = made.words.iter().filter(|known| is_near(word, &crate::kernel::fold(known)));
    near.map(|known| vec![format!("{number}/{known}")]).collect()
}

/// A blank left out: `atacara1`, `con12`, `a1b2`.
fn parted(table: &Table<'_>, token: &Token) -> Vec<Vec<String>> {
    let ends: Vec<usize> = token.text.char_indices().map(|(at, _)| at).skip(1).collect();
    let knows = |text: &str| {
        let token = Token::bare(text);
        table.grammar.words.contains(&token.fold) && token.fold != "x"
            || number(&[&token.fold]).is_some()
            || !table.items(&[token], 0).is_empty()
    };
    let is_part = |text: &str| {
        text.chars().count() > 1 || text.bytes().all(|b| b.is_ascii_digit()) || "aey".contains(text)
    };
    ends.into_iter()
        .map(|at| token.text.split_at(at))
        .filter(|(one, other)| is_part(one) && is_part(other) && knows(one) && knows(other))
        .map(|(one, other)| vec![one.to_owned(), other.to_owned()])
        .take(4)
        .collect()
}
