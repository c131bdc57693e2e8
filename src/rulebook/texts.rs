//! Texts that are no clauses, searched by the same words as a catalogue: without case, accents and inflection, with one
//! word for all that mean the same.

use std::collections::BTreeMap;

use super::catalogue::{Catalogue, Clause};
use super::postings::Postings;
use super::words::Tokens;

/// How much of a question, by how rare its words are, must stand in a text.
const ENOUGH: f64 = 0.5;

/// For each text whether it speaks of what is asked: it holds most of what the question tells.
#[must_use]
pub fn speaking(catalogue: &Catalogue, texts: &[String], question: &str) -> Vec<bool> {
    let mut tokens = Tokens::new();
    tokens.learn_aliases(catalogue);
    let mut ids: BTreeMap<String, u32> = BTreeMap::new();
    let mut postings = Postings::default();
    for text in texts {
        let mut weights = Vec::new();
        for token in tokens.of(text) {
            let next = u32::try_from(ids.len()).unwrap_or(u32::MAX);
            weights.push((*ids.entry(token).or_insert(next), 1.0));
        }
        weights.sort_by_key(|(token, _)| *token);
        weights.dedup_by_key(|(token, _)| *token);
        postings.add(weights);
    }
    postings.close();
    let mut asked = tokens.of(question);
    asked.sort();
    asked.dedup();
    let asked: Vec<(Option<u32>, f64)> = asked.iter().map(|token| (ids.get(token).copied(), 1.0)).collect();
    postings.overlap(&asked, 1.0).into_iter().map(|share| share >= ENOUGH).collect()
}

/// What a clause is about: its terms, by their names and their aliases.
pub fn terms_of<'a>(catalogue: &'a Catalogue, clause: &'a Clause) -> impl Iterator<Item = &'a str> {
    let named = catalogue.terms.iter().filter(|term| term.clauses.contains(&clause.id));
    let named = named.flat_map(|term| std::iter::once(&term.name).chain(&term.aliases));
    clause.terms.iter().chain(named).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::rulebook::Rulebook;

    #[test]
    fn a_text_is_found_by_other_forms_of_its_words() {
        let book = Rulebook::embedded();
        let Some(catalogue) = book.catalogue("kodem") else { panic!("there is a catalogue") };
        let texts = ["A1 tiene 1 descanso y ataca".to_owned(), "B roba dos cartas".to_owned()];
        assert_eq!(speaking(catalogue, &texts, "atacar con DESCANSOS"), [true, false]);
        assert_eq!(speaking(catalogue, &texts, "robó"), [false, true]);
        assert_eq!(speaking(catalogue, &texts, "protector"), [false, false]);
        assert_eq!(speaking(catalogue, &[], "robó"), [false; 0]);
    }
}
