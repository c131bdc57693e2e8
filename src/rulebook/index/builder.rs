//! How an index is built: one pass over the clauses, every word numbered when it is met and stemmed once.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::super::catalogue::{Catalogue, Clause, Term};
use super::super::postings::{Ids, Postings, place as at};
use super::super::words::{Tokens, asked_words, fold, grams, has_phrase, stop, words_of};
use super::Index;
use crate::hashed::{Map, Set};

/// An index while it is built.
pub(super) struct Builder<'a> {
    index: Index,
    catalogue: &'a Catalogue,
    /// The numbers of the words met so far.
    spelled: Ids<String>,
    /// What is known of each of them: stemming is dear, and words come again and again.
    met: Vec<Met>,
    /// The titles of sections and the names of terms as they are compared: they stand with many clauses.
    titles: Map<&'a str, Read>,
}

/// A word as it is compared.
struct Met {
    /// How often it stands in the pages.
    count: u32,
    /// Its token, once it was asked for.
    token: Option<u32>,
    /// The numbers of its letters four at a time, none if it says nothing.
    grams: Vec<u32>,
    stops: bool,
}

/// A text as it is compared, by the numbers of its words and tokens.
struct Read {
    words: Vec<u32>,
    tokens: Vec<u32>,
}

impl<'a> Builder<'a> {
    pub(super) fn new(catalogue: &'a Catalogue) -> Self {
        let index = Index {
            tokens: Tokens::new(),
            token_ids: Ids::default(),
            gram_ids: Ids::default(),
            pages: Postings::default(),
            phrases: Postings::default(),
            letters: Postings::default(),
            owner: Vec::new(),
            own: Set::default(),
            elsewhere: Postings::default(),
            elsewhere_ids: Ids::default(),
            vocabulary: Map::default(),
            heard: OnceLock::new(),
            english: OnceLock::new(),
            clauses: catalogue.clauses.len(),
        };
        Self { index, catalogue, spelled: Ids::default(), met: Vec::new(), titles: Map::default() }
    }

    pub(super) fn built(mut self) -> Index {
        self.index.tokens.learn_aliases(self.catalogue);
        let terms = self.terms_by_clause();
        for (place, clause) in self.catalogue.clauses.iter().enumerate() {
            self.clause(place, clause, terms.get(clause.id.as_str()).map_or(&[], Vec::as_slice));
        }
        self.elsewhere();
        let Self { mut index, spelled, met, .. } = self;
        let counted = spelled.into_numbered().into_iter().map(|(word, id)| (word, met[at(id)].count));
        index.vocabulary = counted.filter(|(_, count)| *count > 0).collect();
        for postings in [&mut index.pages, &mut index.phrases, &mut index.letters, &mut index.elsewhere] {
            postings.close();
        }
        index
    }

    /// The terms that each clause rules, in the order of the book.
    fn terms_by_clause(&self) -> BTreeMap<&'a str, Vec<&'a Term>> {
        let mut terms: BTreeMap<&str, Vec<&Term>> = BTreeMap::new();
        for term in &self.catalogue.terms {
            let mut ruled: Vec<&str> = term.clauses.iter().map(String::as_str).collect();
            ruled.sort_unstable();
            ruled.dedup();
            ruled.into_iter().for_each(|id| terms.entry(id).or_default().push(term));
        }
        terms
    }

    fn word(&mut self, word: &str) -> u32 {
        let id = self.spelled.met(word);
        if at(id) == self.met.len() {
            let ids = &mut self.index.gram_ids;
            let grams = grams(&[word]).into_iter().map(|gram| ids.of(gram)).collect();
            self.met.push(Met { count: 0, token: None, grams, stops: stop(word) });
        }
        id
    }

    fn token(&mut self, id: u32, word: &str) -> u32 {
        let index = &mut self.index;
        let token = || index.token_ids.of(index.tokens.one(word));
        *self.met[at(id)].token.get_or_insert_with(token)
    }

    fn learn(&mut self, text: &str) -> Read {
        let folded = fold(text);
        let said: Vec<&str> = words_of(&folded).collect();
        let words: Vec<u32> = said.iter().map(|word| self.word(word)).collect();
        let tokens = if has_phrase(&said) {
            let said: Vec<String> = said.into_iter().map(str::to_owned).collect();
            let word = |word: &String| {
                let id = self.word(word);
                self.token(id, word)
            };
            asked_words(&said).iter().map(word).collect()
        } else {
            let all_stop = words.iter().all(|id| self.met[at(*id)].stops);
            let both = words.iter().copied().zip(said);
            let told = both.filter_map(|(id, word)| {
                let tells = all_stop || !self.met[at(id)].stops;
                tells.then(|| self.token(id, word))
            });
            told.collect()
        };
        Read { words, tokens }
    }

    /// What no book answers, in the words of this one.
    fn elsewhere(&mut self) {
        let index = &mut self.index;
        for phrase in index.tokens.elsewhere() {
            let ids = phrase.into_iter().map(|token| index.elsewhere_ids.met(token)).collect();
            index.elsewhere.add(once(ids));
        }
    }

    /// A clause: the page of all that is said of it, and its everyday phrases.
    fn clause(&mut self, place: usize, clause: &'a Clause, terms: &[&'a Term]) {
        let mut page = Vec::new();
        let text = self.learn(&clause.es);
        self.index.own.extend(&text.tokens);
        self.weigh(&text, 1.0, &mut page);
        if let Some(section) = self.catalogue.section(&clause.section) {
            self.title(&section.title, 0.7, &mut page);
        }
        for term in terms {
            self.title(&term.name, 0.7, &mut page);
            term.aliases.iter().for_each(|alias| self.title(alias, 0.4, &mut page));
        }
        let terms: Vec<Read> = clause.terms.iter().map(|phrase| self.learn(phrase)).collect();
        let asked: Vec<Read> = clause.asks.iter().chain(&clause.told).map(|ask| self.learn(ask)).collect();
        terms.iter().chain(&asked).for_each(|read| self.weigh(read, 1.5, &mut page));
        let gloss = self.learn(&clause.en);
        self.weigh(&gloss, 0.5, &mut page);
        self.index.pages.add(page);
        for read in asked.into_iter().chain(terms).chain([gloss]) {
            self.phrase(place, read);
        }
    }

    /// A title that may stand with other clauses too.
    fn title(&mut self, title: &'a str, weight: f64, page: &mut Vec<(u32, f64)>) {
        let read = self.titles.remove(title).unwrap_or_else(|| self.learn(title));
        self.index.own.extend(&read.tokens);
        self.weigh(&read, weight, page);
        self.titles.insert(title, read);
    }

    fn weigh(&mut self, read: &Read, weight: f64, page: &mut Vec<(u32, f64)>) {
        read.words.iter().for_each(|id| self.met[at(*id)].count += 1);
        page.extend(read.tokens.iter().map(|token| (*token, weight)));
    }

    fn phrase(&mut self, place: usize, read: Read) {
        let letters = read.words.iter().flat_map(|id| &self.met[at(*id)].grams).copied().collect();
        self.index.letters.add(once(letters));
        self.index.phrases.add(once(read.tokens));
        self.index.owner.push(place);
    }
}

/// Each token counted once, however often it comes.
fn once(mut tokens: Vec<u32>) -> Vec<(u32, f64)> {
    tokens.sort_unstable();
    tokens.dedup();
    tokens.into_iter().map(|token| (token, 1.0)).collect()
}
