//! A game's speech, taken apart once: what opens a saying, its slots, every word that has a sense.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use std::sync::{Arc, OnceLock};

use super::heads::{Head, Opened};
use super::ids::{IdSet, Ids, word_forms};
use super::inflect::{forms, inflected, variants};
use super::lexicon::{Lexicon, is_anagram, is_key_slip};
use super::likely::Likely;
use super::number;
use super::saying::{Form, Part, form, kind, written_with};
use super::stopwords::{DOUBTFUL, FILLERS, JOINING, is_no_name};
use super::token::Token;
use crate::hashed::{Map, Set};
use crate::kernel::{Speech, VerbInfo, fold, folds_to};
use crate::notation::desk::DESK;

/// Everything known of a game's words.
pub struct Grammar {
    pub(super) speech: Speech,
    pub(super) forms: Vec<Form>,
    pub(super) ids: Ids,
    /// By the first word as it may be said.
    pub(super) heads: Map<String, Vec<Head>>,
    /// Sayings that no word opens.
    pub(super) bare: Vec<Head>,
    pub(super) fillers: Set<String>,
    /// Fillers of several words, by the first of them.
    phrases: Map<String, Vec<Vec<String>>>,
    /// What the words that may be said otherwise are said as, in all forms, by what they are written as.
    labels: BTreeMap<&'static str, BTreeSet<String>>,
    pub(super) places: BTreeMap<Vec<String>, String>,
    /// The verbs of the notation, and the words of the desk.
    pub(super) verbs: BTreeSet<String>,
    /// The verbs of the notation, each with itself, its synonyms and their forms where they are infinitives.
    pub(super) inflected: Vec<(VerbInfo, BTreeSet<String>)>,
    /// All of these forms.
    inflections: Set<String>,
    /// The forms of the verbs by which the other player answers.
    pub(super) answers: BTreeSet<String>,
    /// Every word that has a sense.
    pub(super) words: Set<String>,
    /// The same, by what they may be a slip for, once a word is met that has none.
    lexicon: OnceLock<Lexicon>,
    /// Fixed words and what leads to them: what a name must not look like.
    pub(super) fixed: Set<String>,
    /// Those of them that are of closed sets.
    pub(super) closed: BTreeSet<String>,
    /// Other words for the words of closed sets by the first of them: as written, and as said.
    pub(super) said_as: BTreeMap<&'static str, Vec<(&'static str, Vec<&'static str>)>>,
    /// Words of documented lines that stand before a number, or one word of a closed set.
    pub(super) keys: BTreeSet<String>,
    /// Whether numbers of three digits are said at all.
    pub(super) has_big: bool,
    /// What is counted, one at a time: «una rava» is one of them.
    pub(super) counted: BTreeSet<String>,
    /// The latter, with the words of the set.
    pub(super) valued: BTreeMap<String, BTreeSet<String>>,
    /// Those that stand before several words of a set.
    pub(super) listed: BTreeSet<String>,
    /// How likely words tell of a verb.
    pub(super) likely: Likely,
}

fn verbs_and_desk(verbs: &[VerbInfo]) -> BTreeSet<String> {
    let verbs = verbs.iter().flat_map(|v| [fold(v.word), v.english.to_owned()]);
    verbs.chain(DESK.iter().flat_map(|d| [fold(d.word), d.english.to_owned()])).collect()
}

/// The other words of a speech for its fixed ones, by the first of each.
fn said_as(speech: &Speech) -> BTreeMap<&'static str, Vec<(&'static str, Vec<&'static str>)>> {
    let mut all: BTreeMap<&str, Vec<(&str, Vec<&str>)>> = BTreeMap::new();
    for (written, said) in speech.words {
        for said in said.split_whitespace() {
            let words: Vec<&str> = said.split('_').collect();
            all.entry(words[0]).or_default().push((*written, words));
        }
    }
    all
}

/// What is said for the words of a speech that may be said otherwise, for the numbers of its pairs and the words of its cards.
fn labels(speech: &Speech) -> BTreeMap<&'static str, BTreeSet<String>> {
    let pairs = speech.pairs.iter().flat_map(|(one, other)| [*one, *other]);
    let made = speech.made.iter().flat_map(|made| made.words.iter().copied());
    let bare = pairs.chain(made).map(|label| (label, ""));
    let mut all: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (label, said) in bare.chain(speech.words.iter().copied()) {
        let words = all.entry(label).or_insert_with(|| variants(&fold(label)).into_iter().collect());
        words.extend(said.split_whitespace().map(str::to_owned));
    }
    all
}

/// `a_b` as words.
fn split(text: &str) -> Vec<String> {
    text.split('_').map(fold).collect()
}

impl Grammar {
    /// Whether a saying denies something, and nothing does: «ataca» is not «no ataca».
    pub fn is_unmet(&self, head: &Head, said: &[Token]) -> bool {
        let no = self.ids.get("no");
        let is_said = |words: &IdSet| {
            said.iter().any(|token| self.ids.get(&token.fold).is_some_and(|id| words.contains(id)))
        };
        let denials =
            self.forms[head.form].must.iter().filter(|words| no.is_some_and(|no| words.contains(no)));
        !denials.into_iter().all(is_said)
    }

    /// Whether a line begins with a word that says nothing: «el» is the beginning of a verb by the letter alone.
    pub fn begins_by_filler(&self, line: &str) -> bool {
        line.split_whitespace().next().is_some_and(|first| self.fillers.contains(&fold(first)))
    }

    /// Takes a speech apart.
    pub fn new(speech: &Speech, verbs: &[VerbInfo]) -> Grammar {
        let inflected: Vec<_> = verbs.iter().map(|verb| (*verb, inflected(verb))).collect();
        let mut grammar = Grammar {
            speech: *speech,
            forms: Vec::new(),
            ids: Ids::default(),
            heads: Map::default(),
            bare: Vec::new(),
            fillers: Set::default(),
            phrases: Map::default(),
            labels: labels(speech),
            places: BTreeMap::new(),
            verbs: verbs_and_desk(verbs),
            inflections: inflected.iter().flat_map(|(_, forms)| forms).cloned().collect(),
            inflected,
            answers: speech.answers.iter().flat_map(|verb| forms(verb)).collect(),
            words: Set::default(),
            lexicon: OnceLock::new(),
            fixed: Set::default(),
            closed: BTreeSet::new(),
            said_as: said_as(speech),
            keys: BTreeSet::new(),
            counted: BTreeSet::new(),
            has_big: false,
            valued: BTreeMap::new(),
            listed: BTreeSet::new(),
            likely: Likely::new(speech.told),
        };
        let mut opened = Opened::default();
        for (at, saying) in speech.sayings.iter().enumerate() {
            let mut form = form(saying.form, speech.words, &mut grammar.ids);
            form.verb = written_with(&form, verbs);
            grammar.forms.push(form);
            for head in saying.said.split_whitespace() {
                grammar.add_head(&mut opened, at, head);
            }
            let verb = saying.form.split_whitespace().find(|part| *part != "@").map(fold);
            let verb = verbs.iter().find(|v| Some(fold(v.word)) == verb);
            let shorts = verb.iter().flat_map(|v| v.aliases.iter().chain([&v.english]));
            // «de» and «da» are words of any sentence.
            for short in shorts.filter(|short| !JOINING.contains(short) && **short != "da") {
                grammar.add_head(&mut opened, at, &format!("={short}"));
            }
        }
        grammar.heads = opened.by_form();
        for filler in FILLERS.split_whitespace().chain(speech.fillers.split_whitespace()) {
            let words = split(filler);
            match words.as_slice() {
                [one] => drop(grammar.fillers.insert(one.clone())),
                _ => grammar.phrases.entry(words[0].clone()).or_default().push(words),
            }
        }
        for (written, said) in speech.places {
            for said in said.split_whitespace().chain([*written]) {
                grammar.places.insert(split(said), (*written).to_owned());
            }
        }
        grammar.collect_words();
        grammar
    }

    fn add_head(&mut self, opened: &mut Opened, form: usize, head: &str) {
        if head == "*" {
            return self.bare.push(Head { form, kept: false, rest: Arc::default() });
        }
        let kept = head.starts_with('&');
        let head = head.replacen('&', "=", usize::from(kept));
        let mut parts = head.split('_');
        let first = parts.next().unwrap_or_default();
        // Every form of the first word shares the others: there may be a hundred.
        let rest: Arc<[BTreeSet<String>]> = parts.map(word_forms).collect();
        self.words.extend(rest.iter().flatten().cloned());
        opened.add(first, Head { form, kept, rest });
    }

    fn collect_words(&mut self) {
        for form in &self.forms {
            for slot in &form.slots {
                self.fixed.extend(slot.hints.iter().cloned());
                self.closed.extend(slot.set.keys().flat_map(|said| split(said)));
                self.has_big |= slot.kinds & kind::BIG != 0;
                let count =
                    slot.prefix.strip_suffix('=').filter(|_| slot.kinds & kind::NUMBER != 0 && slot.must);
                // «una base» is one of `bases=`.
                let count = count.map(fold).filter(|count| slot.hints.contains(count));
                let one = count.as_deref().and_then(|count| count.strip_suffix('s')).map(str::to_owned);
                self.counted.extend(one.filter(|one| slot.hints.contains(one)));
                self.counted.extend(count);
                let Some(key) = slot.prefix.strip_suffix(' ').map(fold) else { continue };
                // «con» leads to many things.
                let is_set = slot.kinds == 0 && !slot.set.is_empty() && !JOINING.contains(&key.as_str());
                let is_valued = is_set && slot.several != Some(' ');
                self.listed.extend(Some(&key).filter(|_| is_set && !is_valued).cloned());
                if is_valued {
                    self.valued.entry(key.clone()).or_default().extend(slot.set.keys().cloned());
                }
                self.keys.extend(Some(key).filter(|_| is_valued || slot.kinds & kind::NUMBER != 0));
            }
        }
        self.fixed.extend(self.closed.iter().cloned());
        self.words.extend(self.ids.words().cloned());
        self.fixed.extend(self.places.keys().flatten().cloned());
        self.fixed.extend(self.speech.made.iter().flat_map(|m| m.words.iter().map(|w| fold(w))));
        self.words.extend(self.fixed.iter().cloned());
        self.words.extend(self.heads.keys().cloned());
        self.words.extend(self.fillers.iter().cloned());
        self.words.extend(self.phrases.values().flatten().flatten().cloned());
        self.words.extend(JOINING.iter().map(|w| (*w).to_owned()));
        self.words.extend(DOUBTFUL.split_whitespace().map(str::to_owned));
        self.words.extend(number::words().map(str::to_owned));
    }

    /// The words that have a sense, by what they may be a slip for.
    pub fn lexicon(&self) -> &Lexicon {
        self.lexicon.get_or_init(|| Lexicon::of(self.words.iter().collect()))
    }

    /// The fillers of several words that begin with a word.
    pub(super) fn phrases(&self, first: &str) -> &[Vec<String>] {
        self.phrases.get(first).map_or(&[], Vec::as_slice)
    }

    /// Whether a word is how a word of the notation is said: a form of it, or another word for it.
    pub(super) fn is_label(&self, word: &str, label: &str) -> bool {
        let is_form = || variants(&fold(label)).iter().any(|form| form == word);
        self.labels.get(label).map_or_else(is_form, |words| words.contains(word))
    }

    /// Whether a folded word is a form of a verb of the notation, or of a synonym of one.
    pub(super) fn is_form(&self, word: &str) -> bool {
        self.inflections.contains(word)
    }

    /// A verb of the notation by its folded word, as it is written.
    pub(super) fn verb_called(&self, word: &str) -> Option<&'static str> {
        self.inflected.iter().map(|(verb, _)| verb.word).find(|verb| folds_to(verb, word))
    }

    /// The verb of the notation that a saying is written with.
    pub(super) fn verb_of(&self, head: &Head) -> Option<VerbInfo> {
        self.forms[head.form].verb
    }

    /// Whether a new name may be written in a line of a verb of the notation, folded.
    pub(super) fn names_new(&self, verb: &str) -> bool {
        let is_written = |form: &Form, part: &Part| match part {
            Part::Slot(at) => form.slots[*at].kinds & kind::NEW != 0,
            Part::Actor | Part::Text(_) | Part::Waits | Part::Sum(..) => false,
        };
        let mut forms = self.forms.iter().filter(|form| form.verb.is_some_and(|of| folds_to(of.word, verb)));
        forms.any(|form| form.parts.iter().any(|part| is_written(form, part)))
    }

    /// Whether a word may be one of a closed set, some of them joined, or the beginning of one.
    pub(super) fn may_be_closed(&self, word: &str) -> bool {
        let next = self.closed.range::<str, _>((Bound::Included(word), Bound::Unbounded)).next();
        word.contains('-') || next.is_some_and(|next| next.starts_with(word))
    }

    /// How a word is written that stands with another one in one closed set: `rojo` where `azul` may be said.
    pub(super) fn of_one_set(&self, one: &str, other: &str) -> Option<String> {
        let slots = self.forms.iter().flat_map(|form| &form.slots);
        let mut said = slots.filter_map(|slot| Some((&slot.set, slot.set.get(other)?)));
        said.find(|(set, _)| set.values().any(|word| folds_to(word, one))).map(|(_, said)| said.clone())
    }

    /// Whether a word is nearly a fixed one of five letters or more.
    pub(super) fn is_nearly_fixed(&self, word: &str) -> bool {
        self.lexicon().near(word).any(|near| near.len() >= 5 && self.fixed.contains(near))
    }

    /// Whether a word is one of the notation's verbs of five letters or more but for a slip: `tokne`.
    pub(super) fn is_nearly_verb(&self, word: &str) -> bool {
        self.lexicon().near(word).any(|near| near.len() >= 5 && self.verbs.contains(near))
    }

    /// Whether a word is one of a closed set but for a slip.
    pub(super) fn is_like_closed(&self, word: &str) -> bool {
        let is_word = |near: &String| near.len() > 2 && self.closed.contains(near);
        word.len() > 2 && !self.words.contains(word) && self.lexicon().near(word).any(is_word)
    }

    /// Whether a word is none that a card may print besides the usual ones: a slip for one of these, or a word of the
    /// notation or of any sentence.
    pub(super) fn is_none_of_these(&self, word: &str) -> bool {
        self.is_like_closed(word)
            || self.fixed.contains(word)
            || self.keys.contains(word)
            || self.valued.contains_key(word)
            || self.fillers.contains(word)
            || is_no_name(word)
    }

    /// Whether a word is one of four letters of a closed set but for two letters swapped: `vdia`, `rjoo`.
    pub(super) fn is_swapped_closed(&self, word: &str) -> bool {
        let is_so = |near: &String| near.len() == 4 && self.closed.contains(near) && is_anagram(word, near);
        word.len() == 4 && self.lexicon().near(word).any(is_so)
    }

    /// Whether a word is one of four letters of a closed set but for a key beside the right one, `roha`, or two letters
    /// swapped, `vdia`.
    pub(super) fn is_nearly_closed(&self, word: &str) -> bool {
        // «mazzo» is «mazo».
        let is_doubled = |near: &str| {
            let same = word.bytes().zip(near.bytes()).take_while(|(one, other)| one == other).count();
            word.len() == near.len() + 1 && same > 0 && word[same..] == near[same - 1..]
        };
        let is_slip = |near: &String| {
            near.len() == 4 && self.closed.contains(near) && (is_key_slip(word, near) || is_doubled(near))
        };
        self.is_swapped_closed(word) || self.lexicon().near(word).any(is_slip)
    }

    /// Whether a word is nearly a number: `dso`.
    pub(super) fn is_nearly_number(&self, word: &str) -> bool {
        self.lexicon().near(word).any(|near| number::number(&[near]).is_some())
    }

    /// Whether a word says of a verb that it will be done or would be: `atacaré`, `repondría`.
    pub(super) fn is_to_come(&self, word: &str) -> bool {
        const ENDINGS: [&str; 9] = ["iamos", "emos", "ian", "ias", "ia", "as", "an", "a", "e"];
        const SHORT: [&str; 6] = ["pondr", "tendr", "vendr", "saldr", "valdr", "podr"];
        let is_infinitive = |verb: &str| {
            ["ar", "er", "ir"].iter().any(|end| verb.ends_with(end)) && self.heads.contains_key(verb)
                || SHORT.iter().any(|stem| verb.ends_with(stem))
        };
        // «primera» is of no verb «primer».
        !number::is_ordinal(word)
            && ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending)).any(is_infinitive)
    }

    /// What the only verb opens that begins so: `desc`.
    pub(super) fn begun(&self, word: &str) -> &[Head] {
        if word.len() < 3 || self.words.contains(word) {
            return &[];
        }
        let mut verbs = self.verbs_begun(word);
        let only = verbs.next().filter(|_| verbs.next().is_none());
        let heads = only.and_then(|verb| self.heads.get(&verb)).map(Vec::as_slice);
        heads.or_else(|| self.fixed_begun(word)).unwrap_or(&[])
    }

    /// What the words of closed sets open that begin so, where it is the same for all of them: `bat`.
    fn fixed_begun(&self, word: &str) -> Option<&[Head]> {
        let begun = self.closed.range::<str, _>((Bound::Included(word), Bound::Unbounded));
        let begun = begun.take_while(|said| said.starts_with(word));
        let mut begun = begun.filter_map(|said| self.heads.get(said)).map(Vec::as_slice);
        let first = begun.next()?;
        let forms = |heads: &[Head]| heads.iter().map(|head| head.form).collect::<Vec<_>>();
        begun.all(|other| forms(other) == forms(first)).then_some(first)
    }

    /// The verbs that begin so, folded.
    pub(super) fn verbs_begun(&self, word: &str) -> impl Iterator<Item = String> {
        self.inflected.iter().map(|(verb, _)| fold(verb.word)).filter(move |verb| verb.starts_with(word))
    }
}
