//! Comparing and cleaning words as people type them.

use std::borrow::Cow;

use serde_json::Value as Json;
use serde_json::error::Category;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What the letters of Western Europe beyond ASCII fold to, from `À` on.
const LATIN: [char; 64] = [
    'a', 'a', 'a', 'a', 'a', 'a', 'æ', 'c', 'e', 'e', 'e', 'e', 'i', 'i', 'i', 'i', // À to Ï
    'ð', 'n', 'o', 'o', 'o', 'o', 'o', '×', 'ø', 'u', 'u', 'u', 'u', 'y', 'þ', 'ß', // Ð to ß
    'a', 'a', 'a', 'a', 'a', 'a', 'æ', 'c', 'e', 'e', 'e', 'e', 'i', 'i', 'i', 'i', // à to ï
    'ð', 'n', 'o', 'o', 'o', 'o', 'o', '÷', 'ø', 'u', 'u', 'u', 'u', 'y', 'þ', 'y', // ð to ÿ
];

/// Gives the letters of a text in lower case and without accents, until one is refused; whether none was. Letter by letter:
/// the order of marks, which are left out, is all that a letter's neighbours could change.
fn each_folded(text: &str, mut take: impl FnMut(char) -> bool) -> bool {
    text.chars().all(|c| {
        if c.is_ascii() {
            return take(c.to_ascii_lowercase());
        }
        let latin = (c as usize).checked_sub('À' as usize).and_then(|at| LATIN.get(at));
        if let Some(letter) = latin {
            return take(*letter);
        }
        let mut letters = std::iter::once(c).nfd().filter(|c| !is_combining_mark(*c));
        letters.all(|letter| letter.to_lowercase().all(&mut take))
    })
}

/// Lower case without accents: `Según` and `segun` fold to the same text.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    each_folded(text, |letter| {
        folded.push(letter);
        true
    });
    folded
}

/// Bytes that nearly every name of a card folds into.
pub const SHORT: usize = 48;

/// The same, written into `room` where it fits, so that no memory is asked for.
pub fn fold_in<'a>(text: &str, room: &'a mut [u8]) -> Cow<'a, str> {
    if text.is_ascii() {
        let letters = room.get_mut(..text.len()).and_then(|room| {
            room.copy_from_slice(text.as_bytes());
            room.make_ascii_lowercase();
            std::str::from_utf8(room).ok()
        });
        return letters.map_or_else(|| Cow::Owned(fold(text)), Cow::Borrowed);
    }
    let mut at = 0;
    let fits = each_folded(text, |letter| {
        let to = at + letter.len_utf8();
        let fits = room.get_mut(at..to).map(|room| _ = letter.encode_utf8(room)).is_some();
        at = to;
        fits
    });
    let written = room.get(..at).filter(|_| fits).and_then(|room| std::str::from_utf8(room).ok());
    written.map_or_else(|| Cow::Owned(fold(text)), Cow::Borrowed)
}

/// Whether the first letter of a text may fold to that of a folded one: mostly it says that they are not the same.
fn may_begin_as(text: &str, folded: &str) -> bool {
    let may_be = |(one, other): (&u8, &u8)| !one.is_ascii() || one.to_ascii_lowercase() == *other;
    text.as_bytes().first().zip(folded.as_bytes().first()).is_none_or(may_be)
}

/// Whether a text folds to what begins with a folded one.
pub fn begins_folded(text: &str, folded: &str) -> bool {
    may_begin_as(text, folded) && fold_in(text, &mut [0; SHORT]).starts_with(folded)
}

/// Whether a text folds to a folded one: the same as comparing them, and nothing is written for it.
pub fn folds_to(text: &str, folded: &str) -> bool {
    if !may_begin_as(text, folded) {
        return false;
    }
    if text.is_ascii() {
        return text.len() == folded.len()
            && text.bytes().zip(folded.bytes()).all(|(c, f)| c.to_ascii_lowercase() == f);
    }
    let mut letters = folded.chars();
    each_folded(text, |letter| letters.next() == Some(letter)) && letters.next().is_none()
}

/// Whether a character acts on a terminal or cannot be seen there: controls, marks of writing direction, joiners,
/// fillers, variation selectors, tags.
pub fn is_hidden(c: char) -> bool {
    // Of what is mostly written only controls are.
    if c < '\u{ad}' {
        return c.is_control();
    }
    matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a text has a [hidden](is_hidden) character.
pub fn has_hidden(text: &str) -> bool {
    may_hide(text, &[]) && text.contains(is_hidden)
}

/// Whether there may be one: what is mostly written need not be read letter by letter. Of one byte only controls are hidden, of
/// two that begin with this byte those up to the first blank and the soft hyphen, and behind the next one stand the letters of
/// Western Europe. Those that stay hide nothing.
fn may_hide(text: &str, stay: &[u8]) -> bool {
    let bytes = text.as_bytes();
    let one = |byte: u8| byte < b' ' || byte == 0x7f || byte > 0xc3;
    let two = |(first, next): (&u8, &u8)| *first == 0xc2 && (*next < 0xa0 || *next == 0xad);
    // All of them are looked at together, which is done many at a time; mostly that was it.
    bytes.iter().fold(false, |found, byte| found | one(*byte))
        && bytes.iter().any(|byte| one(*byte) && !stay.contains(byte))
        || bytes.contains(&0xc2) && bytes.iter().zip(bytes.iter().skip(1)).any(two)
}

/// The text without [hidden](is_hidden) characters: what somebody typed, as it is recorded.
pub fn plain(text: &str) -> String {
    text.chars().filter(|c| !is_hidden(*c)).collect()
}

/// The text with its [hidden](is_hidden) characters written out (`\u{1b}`): what somebody else recorded, as it is
/// shown. It stays on one line.
pub fn shown(text: &str) -> String {
    if may_hide(text, &[]) { written_out(text, is_hidden) } else { text.to_owned() }
}

/// The same for a text of several lines: line ends and tabs stay.
pub fn shown_lines(text: &str) -> String {
    let stays = |c: char| matches!(c, '\n' | '\t');
    if may_hide(text, b"\n\t") { written_out(text, |c| is_hidden(c) && !stays(c)) } else { text.to_owned() }
}

fn written_out(text: &str, out: impl Fn(char) -> bool) -> String {
    if !text.contains(&out) {
        return text.to_owned();
    }
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if out(c) { shown.extend(c.escape_unicode()) } else { shown.push(c) }
    }
    shown
}

/// A stored record's body as it may be shown: every text in it written out. The bytes on file are not touched. In a
/// play and its permission also quotation marks are: the notation has no such text, and a script would end it there.
pub fn shown_body(body: &str) -> Cow<'_, str> {
    if !body.contains('\\') && !has_hidden(body) {
        return Cow::Borrowed(body);
    }
    match serde_json::from_str(body) {
        Ok(Json::Object(said)) => {
            let said = said.into_iter().map(|(kind, body)| {
                let is_play = matches!(kind.as_str(), "play" | "waive");
                (kind, shown_json(body, &|c| is_hidden(c) || is_play && c == '"'))
            });
            Cow::Owned(Json::Object(said.collect()).to_string())
        }
        // What is no record is refused by whoever reads it.
        Ok(_) | Err(_) => Cow::Borrowed(body),
    }
}

fn shown_json(value: Json, out: &impl Fn(char) -> bool) -> Json {
    match value {
        Json::String(text) => Json::String(written_out(&text, out)),
        Json::Array(items) => Json::Array(items.into_iter().map(|item| shown_json(item, out)).collect()),
        Json::Object(fields) => Json::Object(
            fields.into_iter().map(|(key, item)| (written_out(&key, out), shown_json(item, out))).collect(),
        ),
        Json::Null | Json::Bool(_) | Json::Number(_) => value,
    }
}

/// A number with its noun: `1 falta`, `2 faltas`.
pub fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// The form of a word that goes with a number: `falta` one, `faltan` three.
pub fn agreed<'a, N: PartialEq + From<u8>>(n: N, one: &'a str, many: &'a str) -> &'a str {
    if n == N::from(1) { one } else { many }
}

/// Names as they are read aloud: `ana`, `ana y beto`, `ana, beto y carla`.
pub fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} y {last}", first.join(", ")),
    }
}

/// Up to three of `candidates` that `word` could be a slip for, nearest first; ties keep their order.
pub fn did_you_mean<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let word = fold(word);
    let length = word.chars().count();
    let most = (length / 3).clamp(1, 2);
    let mut near: Vec<(usize, &str)> = candidates
        .into_iter()
        .filter_map(|c| {
            let folded = fold(c);
            let starts = word.len() >= 2 && folded.starts_with(&word);
            // Nothing is nearer than it is longer.
            let may_be_near = starts || folded.chars().count().abs_diff(length) <= most;
            let distance = may_be_near.then(|| strsim::osa_distance(&word, &folded));
            distance.filter(|distance| starts || *distance <= most).map(|distance| (distance, c))
        })
        .collect();
    near.sort_by_key(|(distance, _)| *distance);
    near.dedup_by(|a, b| a.1 == b.1);
    near.into_iter().take(3).map(|(_, c)| c.to_owned()).collect()
}

/// Why JSON is not what was expected, in Spanish, with the column.
pub fn json_reason(error: &serde_json::Error) -> String {
    let what = match error.classify() {
        Category::Data => "falta un dato, sobra o no es de los previstos",
        Category::Syntax | Category::Eof => "no es JSON bien formado",
        Category::Io => "no se pudo leer",
    };
    format!("{what} (columna {})", error.column())
}

/// Whether two lists of values say the same, in whatever order.
pub(super) fn same_values(one: &str, other: &str) -> bool {
    let sorted = |list: &str| {
        let mut values: Vec<String> = fold(list).split(',').map(|v| v.trim().to_owned()).collect();
        values.sort_unstable();
        values
    };
    sorted(one) == sorted(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn what_is_compared_folded_is_as_if_it_were_folded_first() {
        let words = ["", "Ñandú", "nandu", "n\u{303}andu", "NANDÚ", "ándu", "nan", "an", "İ", "i"];
        for (text, other) in words.iter().flat_map(|text| words.iter().map(move |other| (*text, fold(other))))
        {
            assert_eq!(folds_to(text, &other), fold(text) == other, "{text} {other}");
            assert_eq!(begins_folded(text, &other), fold(text).starts_with(&other), "{text} {other}");
        }
    }

    #[test]
    fn a_letter_of_western_europe_folds_as_it_is_taken_apart() {
        for letter in 'À'..='ÿ' {
            let apart = std::iter::once(letter).nfd().filter(|c| !is_combining_mark(*c));
            assert_eq!(fold(&letter.to_string()), apart.flat_map(char::to_lowercase).collect::<String>());
        }
    }

    #[test]
    fn accents_and_case_are_ignored() {
        assert_eq!(fold("DAÑAR según"), "danar segun");
        for (text, is_short) in [("DAÑAR según", true), ("DAÑAR según ÉL", false), ("Según", true)] {
            let mut room = [0; 12];
            let folded = fold_in(text, &mut room);
            assert_eq!(
                (folded.as_ref(), matches!(folded, Cow::Borrowed(_))),
                (fold(text).as_str(), is_short)
            );
        }
    }

    #[test]
    fn control_characters_never_reach_the_screen() {
        assert_eq!(plain("Lo\u{1b}[31mbo\n\u{202e}"), "Lo[31mbo");
        assert_eq!(shown("Lo\u{1b}[31mbo\n\u{202e}ñ"), "Lo\\u{1b}[31mbo\\u{a}\\u{202e}ñ");
    }

    #[test]
    fn no_hidden_character_is_passed_over_at_a_glance() {
        let hidden = (0..=0x3000).chain(0xfe00..=0xfffb).chain(0x1bca0..=0x1bca3).chain(0xe0000..=0xe0fff);
        for c in hidden.filter_map(char::from_u32) {
            assert_eq!(has_hidden(&format!("ñ{c}«a»")), is_hidden(c), "{c:?}");
            let stays = matches!(c, '\n' | '\t');
            assert_eq!(shown_lines(&format!("a{c}")).len() > 4, is_hidden(c) && !stays, "{c:?}");
        }
    }

    #[test]
    fn the_texts_of_a_body_are_written_out_and_nothing_else_changes() {
        let typed = r#"{"note":{"text":"ñ, \"así\""}}"#;
        assert_eq!(shown_body(typed), typed);
        let foreign = r#"{"play":{"a\u001b":["b\nc\"",1.5,null]}}"#;
        assert_eq!(shown_body(foreign), r#"{"play":{"a\\u{1b}":["b\\u{a}c\\u{22}",1.5,null]}}"#);
        let tag = "{\"note\":{\"text\":\"\u{e0041}\\udb40\\udc41\"}}";
        assert_eq!(shown_body(tag), r#"{"note":{"text":"\\u{e0041}\\u{e0041}"}}"#);
    }

    #[test]
    fn a_slip_of_one_letter_is_recognised() {
        assert_eq!(did_you_mean("atcar", ["atacar", "activar", "fase"]), vec!["atacar"]);
    }
}
