//! English questions: told from Spanish ones, and their words turned into those of a catalogue.
//!
//! Owns how an English word becomes a Spanish one: by a table of players' words (`english/table.rs`), and by one learnt from the
//! English glosses of a catalogue beside its own texts.

mod table;

use std::collections::BTreeMap;

use rust_stemmers::{Algorithm, Stemmer};

use super::asked::Word;
use super::catalogue::Catalogue;
use super::words::{Tokens, fold, words};
pub(super) use table::PHRASES;
use table::TABLE;

/// How often an English and a Spanish word must stand together, against how often they stand at all (0 to 1), to mean the same.
const TOGETHER: f64 = 0.4;
/// How many meanings of a word are learnt at most.
const MOST_MEANINGS: usize = 1;
/// How much a word counts that players use for another; one that was learnt counts this much by how sure it is.
const BY_HAND: f64 = 0.9;
const LEARNT: f64 = 0.9;

/// Words that only English has, by which it is told; most say nothing about a rule. In order.
const ENGLISH: &[&str] = &[
    "after", "all", "an", "and", "any", "are", "at", "be", "before", "by", "can", "card", "cards", "do",
    "does", "during", "each", "for", "from", "get", "has", "have", "her", "his", "how", "i", "if", "in",
    "into", "is", "it", "its", "many", "may", "must", "my", "not", "of", "on", "only", "or", "player", "s",
    "still", "t", "that", "the", "their", "then", "there", "they", "this", "to", "was", "what", "when",
    "where", "which", "who", "with", "your",
];

/// The same of Spanish.
const SPANISH: &[&str] = &[
    "al", "carta", "cartas", "como", "con", "cuando", "cuantas", "cuantos", "de", "del", "el", "en", "es",
    "hay", "la", "las", "le", "lo", "los", "mi", "mis", "o", "para", "por", "puede", "puedo", "que", "quien",
    "se", "si", "su", "sus", "un", "una", "y", "ya",
];

/// Whether a question is in English: it has more of its small words than of the Spanish ones.
pub(super) fn is_english(asked: &[Word]) -> bool {
    let of =
        |list: &[&str]| asked.iter().filter(|word| list.binary_search(&word.text.as_str()).is_ok()).count();
    of(ENGLISH) > of(SPANISH)
}

/// What English words mean in the words of one catalogue.
pub(super) struct English {
    stemmer: Stemmer,
    /// The tokens of a stem, and how much each counts.
    meanings: BTreeMap<String, Vec<(String, f64)>>,
}

impl std::fmt::Debug for English {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("English").field("meanings", &self.meanings).finish_non_exhaustive()
    }
}

impl English {
    /// Learns the words of a catalogue: what stands in a gloss whenever a Spanish word stands in its text is that word.
    pub(super) fn learn(catalogue: &Catalogue, tokens: &Tokens) -> Self {
        let stemmer = Stemmer::create(Algorithm::English);
        let clauses = catalogue.clauses.iter().map(|clause| (&clause.en, &clause.es));
        let terms = catalogue.terms.iter().map(|term| (&term.en, &term.name));
        let mut glossed: BTreeMap<String, u32> = BTreeMap::new();
        let mut told: BTreeMap<String, u32> = BTreeMap::new();
        let mut together: BTreeMap<(String, String), u32> = BTreeMap::new();
        for (en, es) in clauses.chain(terms) {
            let english = words(en).into_iter().filter(|word| !says_nothing(word));
            let english = once(english.map(|word| stemmer.stem(&word).into_owned()).collect());
            let spanish = once(tokens.of(es));
            spanish.iter().for_each(|word| *told.entry(word.clone()).or_default() += 1);
            for stem in english {
                *glossed.entry(stem.clone()).or_default() += 1;
                for word in &spanish {
                    *together.entry((stem.clone(), word.clone())).or_default() += 1;
                }
            }
        }
        let mut meanings: BTreeMap<String, Vec<(String, f64)>> = BTreeMap::new();
        for ((stem, word), both) in together {
            let either = glossed.get(&stem).copied().unwrap_or(0) + told.get(&word).copied().unwrap_or(0);
            // Half a time more, so that what was met once is no certainty.
            let part = 2.0 * f64::from(both) / (f64::from(either) + 0.5);
            if part >= TOGETHER {
                meanings.entry(stem).or_default().push((word, part * LEARNT));
            }
        }
        for list in meanings.values_mut() {
            list.sort_by(|one, other| other.1.total_cmp(&one.1));
            list.truncate(MOST_MEANINGS);
        }
        for (spanish, english) in TABLE {
            let token = tokens.one(&fold(spanish));
            for word in english.split(' ') {
                let stem = stemmer.stem(word).into_owned();
                meanings.entry(stem).or_default().push((token.clone(), BY_HAND));
            }
        }
        Self { stemmer, meanings }
    }

    /// The tokens that an English word stands for, with how much each counts; none for a word that says nothing or is unknown.
    pub(super) fn tokens(&self, word: &str) -> &[(String, f64)] {
        self.meanings.get(self.stemmer.stem(word).as_ref()).map_or(&[], Vec::as_slice)
    }
}

/// Whether a word is one of the small words of English.
pub(super) fn says_nothing(word: &str) -> bool {
    ENGLISH.binary_search(&word).is_ok()
}

fn once(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words.dedup();
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Rulebook;
    use crate::rulebook::asked::Asked;

    #[test]
    fn small_words_are_sorted_so_that_they_can_be_found() {
        assert!(ENGLISH.is_sorted() && SPANISH.is_sorted());
    }

    #[test]
    fn a_question_is_in_the_language_of_its_small_words() {
        for (text, english) in [
            ("Can a tapped creature attack?", true),
            ("¿Puede atacar una criatura con mulligan?", false),
            ("regla descanso", false),
            ("wifi password", false),
        ] {
            assert_eq!(Asked::read(text).english, english, "{text}");
        }
    }

    #[test]
    fn a_gloss_teaches_its_words() {
        let rulebook = Rulebook::embedded();
        let tokens = Tokens::new();
        let Some(catalogue) = rulebook.catalogue("kodem") else { panic!("the catalogue is embedded") };
        let english = English::learn(catalogue, &tokens);
        let of = |word: &str| english.tokens(word).iter().map(|(token, _)| token.clone()).collect::<Vec<_>>();
        assert!(of("rests").contains(&tokens.one("descansos")), "{:?}", of("rests"));
        assert!(of("shuffled").contains(&tokens.one("barajar")), "{:?}", of("shuffled"));
        assert!(of("zzz").is_empty());
    }
}
