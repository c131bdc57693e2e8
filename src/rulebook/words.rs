//! Text as people type it, made comparable: without case, accents and inflection.
//!
//! Owns folding and splitting for the look-up. It knows no catalogue.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use rust_stemmers::{Algorithm, Stemmer};

use super::catalogue::Catalogue;
use super::outside::{CONCEPTS, ELSEWHERE, OUTSIDE};
use super::synonyms::{GROUPS, PHRASES, TALK};
use crate::hashed::{Map, Set};
// The text in small letters without accents: «Extinción» and «EXTINCION» become the same.
pub(super) use crate::kernel::fold;

/// Words that say nothing about the rule that is sought, Spanish and English. Negations and question words stay: «no puede» and
/// «cuándo» are part of how people ask.
const STOP_WORDS: [&str; 80] = [
    "a", "al", "algo", "an", "and", "ante", "are", "at", "be", "by", "can", "como", "con", "de", "del",
    "desde", "do", "does", "e", "el", "ella", "en", "entre", "es", "esa", "ese", "esta", "estan", "este",
    "esto", "for", "from", "ha", "have", "hay", "i", "if", "in", "is", "it", "la", "las", "le", "les", "lo",
    "los", "me", "mi", "mis", "my", "o", "of", "on", "or", "para", "pero", "por", "que", "se", "si", "sobre",
    "son", "su", "sus", "te", "that", "the", "this", "to", "tu", "u", "un", "una", "what", "when", "with",
    "y", "ya", "you", "your",
];

/// The folded words of a text: runs of letters and digits.
pub(super) fn words(text: &str) -> Vec<String> {
    words_of(&fold(text)).map(str::to_owned).collect()
}

/// The words of a folded text.
pub(super) fn words_of(folded: &str) -> impl Iterator<Item = &str> {
    folded.split(|each: char| !each.is_alphanumeric()).filter(|word| !word.is_empty())
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

/// Whether a folded word says nothing about the rule that is sought.
pub(super) fn stop(word: &str) -> bool {
    STOP_WORDS.binary_search(&word).is_ok()
}

/// A folded word as it sounds: what people who write by ear confuse becomes the same.
pub(super) fn sound(word: &str) -> String {
    let mut heard = String::with_capacity(word.len());
    let mut letters = word.chars().peekable();
    let mut before = None;
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied().unwrap_or(' ');
        let before = before.replace(letter);
        let soft = matches!(next, 'e' | 'i');
        let sounds = match letter {
            'v' => 'b',
            'z' => 's',
            'c' if soft => 's',
            'c' if next != 'h' => 'k',
            'q' => 'k',
            'u' if before == Some('q') => continue,
            'h' if before != Some('c') => continue,
            'g' if soft => 'j',
            'n' if matches!(next, 'p' | 'b' | 'v') => 'm',
            'l' if next == 'l' => 'y',
            other => other,
        };
        if !heard.ends_with(sounds) {
            heard.push(sounds);
        }
    }
    heard
}

/// Four letters in a row; a shorter word is filled up with blanks.
pub(super) type Gram = [char; 4];

/// The letters of folded words four at a time, each word by itself with its edges marked.
pub(super) fn grams(words: &[impl AsRef<str>]) -> Vec<Gram> {
    let mut found = Vec::new();
    for word in words.iter().map(AsRef::as_ref).filter(|word| !stop(word)) {
        let sounds = sound(word);
        let edged = std::iter::once('_').chain(sounds.chars()).chain(['_', ' ', ' ']);
        // A word of one letter is filled up with blanks.
        let last = sounds.chars().count().saturating_sub(1).max(1);
        let mut four: Gram = [' '; 4];
        for (at, letter) in edged.enumerate() {
            four.rotate_left(1);
            four[3] = letter;
            if (3..3 + last).contains(&at) {
                found.push(four);
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The phrases that have a word of their own, by the word they begin with, the others in order.
static BEGUN: LazyLock<Map<&str, Vec<Vec<&str>>>> = LazyLock::new(|| {
    let mut begun: Map<&str, Vec<Vec<&str>>> = Map::default();
    for (phrase, _) in PHRASES {
        let (first, rest) = phrase.split_once(' ').unwrap_or((phrase, ""));
        begun.entry(first).or_default().push(rest.split_whitespace().collect());
    }
    begun
});

/// Whether folded words hold a phrase that has a word of its own: few texts do.
pub(super) fn has_phrase(words: &[impl AsRef<str>]) -> bool {
    let holds = |at: usize, rest: &[&str]| {
        words.get(at + 1..).is_some_and(|next| {
            next.len() >= rest.len() && next.iter().zip(rest).all(|(word, said)| word.as_ref() == *said)
        })
    };
    let begins = |(at, word): (usize, &_)| {
        let word: &str = AsRef::as_ref(word);
        BEGUN.get(word).is_some_and(|all| all.iter().any(|rest| holds(at, rest)))
    };
    words.iter().enumerate().any(begins)
}

/// Those of folded words that carry meaning, with one word for a phrase that has one.
pub(super) fn asked_words(words: &[String]) -> Vec<String> {
    if !has_phrase(words) {
        return telling(words);
    }
    let mut text = words.join(" ");
    for (phrase, word) in PHRASES {
        if text.contains(phrase) {
            text = format!(" {text} ").replace(&format!(" {phrase} "), &format!(" {word} "));
        }
    }
    let all: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    telling(&all)
}

/// Splits texts into what is compared: stems, with one stem for all words of a meaning.
#[derive(Debug)]
pub(super) struct Tokens {
    common: &'static Common,
    /// What the players of one game call its things.
    learnt: BTreeMap<String, String>,
}

/// What is the same in every catalogue.
#[derive(Debug)]
struct Common {
    /// Of a root the one that stands for all words of its meaning.
    meaning: Map<String, String>,
    /// The roots of what no rulebook speaks of.
    outside: Set<String>,
    /// The same as they are listed.
    listed: Set<&'static str>,
    /// What many card games have, without plural endings.
    concepts: Set<&'static str>,
    /// The roots of what no book answers, phrase by phrase.
    elsewhere: Vec<Vec<String>>,
}

static COMMON: LazyLock<Common> = LazyLock::new(|| {
    let listed: Set<&str> = OUTSIDE.iter().flat_map(|row| row.split(' ')).collect();
    let common = GROUPS.iter().flat_map(|group| group.split(' ')).chain(STOP_WORDS);
    let common: Set<String> = common.chain(TALK.iter().copied()).map(root).collect();
    // «sede» has the root of «cede», and «sábado» that of «sabe».
    let outside = listed.iter().map(|word| root(word)).filter(|root| !common.contains(root)).collect();
    let mut meaning = Map::default();
    for group in GROUPS {
        let roots: Vec<String> = group.split(' ').map(root).collect();
        for each in &roots {
            meaning.entry(each.clone()).or_insert_with(|| roots[0].clone());
        }
    }
    let concepts = CONCEPTS.iter().flat_map(|row| row.split(' ')).map(stem).collect();
    let roots = |phrase: &&str| asked_words(&words(phrase)).iter().map(|word| root(word)).collect();
    Common { meaning, outside, listed, concepts, elsewhere: ELSEWHERE.iter().map(roots).collect() }
});

/// Makes ready what every question needs, and the roots of the words of a text, the last first: whoever reads it meanwhile
/// begins at its head.
pub(super) fn prepare(text: &str) {
    LazyLock::force(&COMMON);
    let folded = fold(text);
    let mut met = Set::default();
    let words: Vec<&str> = words_of(&folded).collect();
    words.into_iter().rev().filter(|word| met.insert(*word)).for_each(|word| drop(root(word)));
}

/// The roots of the words met so far, in rules and in questions: stemming is dear, and all games have most words in common.
static ROOTS: LazyLock<Mutex<Map<String, String>>> = LazyLock::new(Mutex::default);

/// The root of a folded word: without its ending, as it sounds.
fn root(word: &str) -> String {
    let roots = || ROOTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(root) = roots().get(word) {
        return root.clone();
    }
    // Others look theirs up meanwhile; who comes to the same word says the same.
    let root = stemmed(word);
    roots().insert(word.to_owned(), root.clone());
    root
}

/// What stress and conjugation change in a stem is evened out: «pierde» and «perder», «metió» and «meter» have one root.
fn stemmed(word: &str) -> String {
    let mut heard = sound(&Stemmer::create(Algorithm::Spanish).stem(word));
    if heard.chars().count() > 3 && heard.ends_with('i') {
        heard.pop();
    }
    if heard.contains("ue") || heard.contains("ie") {
        heard = heard.replace("jueg", "jug").replace("ie", "e").replace("ue", "o");
    }
    heard
}

impl Tokens {
    pub(super) fn new() -> Self {
        Self { common: &COMMON, learnt: BTreeMap::new() }
    }

    /// Learns what players of one game call its things: a word of theirs for a term is that term, unless the rules use it
    /// themselves or it stands for two.
    pub(super) fn learn_aliases(&mut self, catalogue: &Catalogue) {
        let texts: String = catalogue.clauses.iter().flat_map(|clause| [&clause.es, " "]).collect();
        let folded = fold(&texts);
        let (mut met, mut used) = (Set::default(), Set::default());
        for word in words_of(&folded).filter(|word| met.insert(*word)) {
            used.insert(root(word));
        }
        let mut found: BTreeMap<String, Option<String>> = BTreeMap::new();
        for term in &catalogue.terms {
            let name = words(&term.name);
            let [name] = name.as_slice() else { continue };
            for alias in term.aliases.iter().map(|alias| words(alias)) {
                let [alias] = alias.as_slice() else { continue };
                let (root, token) = (root(alias), self.one(name));
                if !used.contains(&root) && self.meaning(&root).is_none() {
                    let held = found.entry(root).or_insert_with(|| Some(token.clone()));
                    *held = held.take().filter(|held| *held == token);
                }
            }
        }
        self.learnt = found.into_iter().filter_map(|(root, token)| Some((root, token?))).collect();
    }

    /// Whether a folded word speaks of what surrounds a game, or of another one.
    pub(super) fn is_outside(&self, word: &str) -> bool {
        self.common.outside.contains(&root(word)) || self.is_listed(word)
    }

    /// Whether a folded word names what many card games have.
    pub(super) fn is_concept(&self, word: &str) -> bool {
        self.common.concepts.contains(stem(word))
    }

    /// Whether a folded word stands among those as it is, or in the plural.
    pub(super) fn is_listed(&self, word: &str) -> bool {
        self.common.listed.contains(word) || self.common.listed.contains(stem(word))
    }

    /// Whether a rule that has the root of such a word has it by chance, as «mano» has that of «maná».
    pub(super) fn by_chance(&self, word: &str) -> bool {
        self.is_listed(word) && self.meaning(&root(word)).is_none()
    }

    /// What a root means here, if it is not itself.
    fn meaning(&self, root: &str) -> Option<&String> {
        self.learnt.get(root).or_else(|| self.common.meaning.get(root))
    }

    /// The token of one folded word.
    pub(super) fn one(&self, word: &str) -> String {
        let root = root(word);
        self.meaning(&root).cloned().unwrap_or(root)
    }

    /// The tokens of what no book answers, phrase by phrase.
    pub(super) fn elsewhere(&self) -> impl Iterator<Item = Vec<&String>> {
        let phrase = |roots: &'static Vec<String>| {
            roots.iter().map(|root| self.meaning(root).unwrap_or(root)).collect()
        };
        self.common.elsewhere.iter().map(phrase)
    }

    /// The tokens of a text in order, without words that say nothing unless there are only such.
    pub(super) fn of(&self, text: &str) -> Vec<String> {
        asked_words(&words(text)).iter().map(|word| self.one(word)).collect()
    }
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
