//! Comparing and cleaning words as people type them.

use serde_json::error::Category;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lower case without accents: `Según` and `segun` fold to the same text.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
}

/// The text without control characters and without marks that turn the writing direction, so that it
/// cannot act on a terminal or fake another line.
pub fn plain(text: &str) -> String {
    text.chars()
        .filter(|c| {
            !c.is_control()
                && !matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
        })
        .collect()
}

/// A number with its noun: `1 falta`, `2 faltas`.
pub fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
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
    let mut near: Vec<(usize, &str)> = candidates
        .into_iter()
        .filter_map(|c| {
            let folded = fold(c);
            let distance = strsim::osa_distance(&word, &folded);
            let starts = word.len() >= 2 && folded.starts_with(&word);
            (starts || distance <= (word.chars().count() / 3).clamp(1, 2)).then_some((distance, c))
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
    fn accents_and_case_are_ignored() {
        assert_eq!(fold("DAÑAR según"), "danar segun");
    }

    #[test]
    fn control_characters_never_reach_the_screen() {
        assert_eq!(plain("Lo\u{1b}[31mbo\n\u{202e}"), "Lo[31mbo");
    }

    #[test]
    fn a_slip_of_one_letter_is_recognised() {
        assert_eq!(did_you_mean("atcar", ["atacar", "activar", "fase"]), vec!["atacar"]);
    }
}
