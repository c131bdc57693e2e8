//! Text as people type it, made comparable: without case, accents and inflection.
//!
//! Owns folding and splitting for the look-up. It knows no catalogue.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Words that say nothing about the rule that is sought. Negations and question words stay: «no puede» and
/// «cuándo» are part of how people ask.
const STOP_WORDS: [&str; 50] = [
    "a", "al", "algo", "ante", "como", "con", "de", "del", "desde", "e", "el", "ella", "en", "entre", "es",
    "esa", "ese", "esta", "estan", "este", "esto", "ha", "hay", "la", "las", "le", "les", "lo", "los", "me",
    "mi", "mis", "o", "para", "pero", "por", "que", "se", "si", "sobre", "son", "su", "sus", "te", "tu", "u",
    "un", "una", "y", "ya",
];

/// The text in small letters without accents: «Extinción» and «EXTINCION» become the same.
pub(super) fn fold(text: &str) -> String {
    text.nfd().filter(|each| !is_combining_mark(*each)).flat_map(char::to_lowercase).collect()
}

/// The folded words of a text: runs of letters and digits.
pub(super) fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    folded
        .split(|each: char| !each.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The words that carry meaning; all of them if none does.
pub(super) fn telling(words: &[String]) -> Vec<String> {
    let telling: Vec<String> =
        words.iter().filter(|word| STOP_WORDS.binary_search(&word.as_str()).is_err()).cloned().collect();
    if telling.is_empty() { words.to_vec() } else { telling }
}

/// A folded word without the ending of its plural: enough to join «descansos» and «descanso».
pub(super) fn stem(word: &str) -> &str {
    let plural = |ending: &str| word.strip_suffix(ending).filter(|rest| rest.chars().count() >= 3);
    let consonant = |rest: &&str| !rest.ends_with(['a', 'e', 'i', 'o', 'u']);
    plural("es").filter(consonant).or_else(|| plural("s")).unwrap_or(word)
}

/// The stems of a text, in order: how names are compared.
pub(super) fn stems(words: &[String]) -> Vec<&str> {
    words.iter().map(|word| stem(word)).collect()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn case_and_accents_do_not_tell_words_apart() {
        assert_eq!(words("¿EXTINCIÓN, o Daño?"), ["extincion", "o", "dano"]);
    }

    #[test]
    fn stop_words_are_sorted_so_that_they_can_be_found() {
        assert!(STOP_WORDS.is_sorted());
    }

    #[test]
    fn a_question_of_stop_words_alone_keeps_them() {
        assert_eq!(telling(&words("por el")), ["por", "el"]);
    }

    #[test]
    fn plurals_and_singulars_share_a_stem() {
        for (many, one) in [("descansos", "descanso"), ("protectores", "protector"), ("activas", "activa")] {
            assert_eq!(stem(many), stem(one));
        }
        assert_ne!(stem("dos"), stem("do"));
    }
}
