//! Look-up as judges ask: by number, by the name of a term, or in everyday words.
//!
//! Owns how a question is understood. How clauses are ranked by words is in `ranking.rs`; how an answer looks
//! on paper or screen is told elsewhere.

use super::catalogue::{Catalogue, Clause, Section, Term};
use super::ranking::{Hit, rank};
use super::words::{fold, stems, words};

/// Words that may stand before a number and add nothing to it.
const LEADS: [&str; 8] = ["regla", "clausula", "seccion", "articulo", "punto", "rule", "clause", "section"];
/// How alike a word and a term must be (0 to 1) to be offered when nothing was found.
const ALIKE: f64 = 0.8;
/// How many words are offered at most.
const MOST_SUGGESTIONS: usize = 5;

/// What a question found.
#[derive(Debug, Clone)]
pub enum Answer<'a> {
    /// The question was a number; one passage for each catalogue that has it. Never empty.
    Number(Vec<Passage<'a>>),
    /// The question was the name or an alias of a term; one entry for each term so called. Never empty.
    Term(Vec<TermHit<'a>>),
    /// The question was in everyday words; the best clauses first. Never empty.
    Words(Vec<Hit<'a>>),
    /// Nothing was found; the nearest words that would find something, nearest first. May be empty.
    Nothing(Vec<Suggestion<'a>>),
}

/// What a number stands for in one catalogue.
#[derive(Debug, Clone)]
pub struct Passage<'a> {
    /// The catalogue.
    pub catalogue: &'a Catalogue,
    /// The section that holds the clauses.
    pub section: &'a Section,
    /// Whether the number was that of the section, so that `clauses` are all of it.
    pub whole: bool,
    /// The clauses in the order of the book.
    pub clauses: Vec<&'a Clause>,
}

/// A term with the clauses that rule it.
#[derive(Debug, Clone)]
pub struct TermHit<'a> {
    /// The catalogue of the term.
    pub catalogue: &'a Catalogue,
    /// The term.
    pub term: &'a Term,
    /// Its clauses, the most telling first.
    pub clauses: Vec<&'a Clause>,
}

/// A word that would have found something.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestion<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// What to ask instead: a term, one of its aliases or a clause number.
    pub word: &'a str,
}

/// Answers a question from the given catalogues. A question may begin with the id of one of their games to ask
/// only that one, and a number may follow a word such as «regla».
#[must_use]
pub fn find<'a>(catalogues: &[&'a Catalogue], question: &str) -> Answer<'a> {
    if let Some(terms) = by_name(catalogues, question) {
        return Answer::Term(terms);
    }
    let (chosen, rest) = of_game(catalogues, question);
    if let Some(number) = as_number(&rest) {
        let passages: Vec<Passage<'a>> =
            chosen.iter().filter_map(|catalogue| passage(catalogue, &number)).collect();
        if !passages.is_empty() {
            return Answer::Number(passages);
        }
        if number.contains(|each: char| each.is_ascii_digit()) {
            return Answer::Nothing(near_numbers(&chosen, &number));
        }
    }
    let question = rest.join(" ");
    if let Some(terms) = by_name(&chosen, &question) {
        return Answer::Term(terms);
    }
    let hits = rank(&chosen, &question);
    if hits.is_empty() { Answer::Nothing(near_words(&chosen, &question)) } else { Answer::Words(hits) }
}

/// The pieces of a question without the name of a game before it (or behind a number), and the catalogues it
/// asks. The name alone is a question in words.
fn of_game<'a>(catalogues: &[&'a Catalogue], question: &str) -> (Vec<&'a Catalogue>, Vec<String>) {
    let mut pieces: Vec<String> = fold(question)
        .split_whitespace()
        .map(|piece| piece.trim_matches(|each: char| !each.is_alphanumeric()).to_owned())
        .filter(|piece| !piece.is_empty())
        .collect();
    let named = |piece: Option<&String>| {
        let piece = piece?;
        catalogues.iter().copied().find(|catalogue| fold(&catalogue.game) == *piece)
    };
    let lead = usize::from(pieces.first().is_some_and(|piece| LEADS.contains(&piece.as_str())));
    let numbered = pieces.len() == lead + 2 && is_number(&pieces[lead]);
    let place = if named(pieces.get(lead)).is_some() { lead } else { lead + 1 };
    match named(pieces.get(place)) {
        Some(catalogue) if pieces.len() > 1 && (place == lead || numbered) => {
            pieces.remove(place);
            (vec![catalogue], pieces)
        }
        Some(_) | None => (catalogues.to_vec(), pieces),
    }
}

fn is_number(piece: &str) -> bool {
    piece.contains(|each: char| each.is_ascii_digit())
}

/// The number a question consists of, if it is one: «3.2», «regla 4», «3,2», «sección J».
fn as_number(pieces: &[String]) -> Option<String> {
    let [before @ .., last] = pieces else { return None };
    let letter = last.chars().count() == 1;
    let led = before.iter().all(|piece| LEADS.contains(&piece.as_str()));
    (led && (is_number(last) || letter)).then(|| last.replace(',', "."))
}

fn passage<'a>(catalogue: &'a Catalogue, number: &str) -> Option<Passage<'a>> {
    if let Some(section) = catalogue.sections.iter().find(|section| fold(&section.id) == number) {
        let clauses = catalogue.clauses_of(&section.id).collect();
        return Some(Passage { catalogue, section, whole: true, clauses });
    }
    let below = |next: fn(char) -> bool| -> Vec<&'a Clause> {
        let family = |clause: &&Clause| {
            let id = fold(&clause.id);
            id.strip_prefix(number).is_some_and(|rest| rest.chars().next().is_none_or(next))
        };
        catalogue.clauses.iter().filter(family).collect()
    };
    // The number itself with its lettered parts; only where there are none, whatever is numbered below it.
    let mut clauses = below(char::is_alphabetic);
    if clauses.is_empty() {
        clauses = below(|next| next == '.');
    }
    let section = catalogue.section(&clauses.first()?.section)?;
    Some(Passage { catalogue, section, whole: false, clauses })
}

/// The terms that are called exactly so, but for case, accents and plural; aliases count only if no name does.
fn by_name<'a>(catalogues: &[&'a Catalogue], question: &str) -> Option<Vec<TermHit<'a>>> {
    let asked = words(question);
    let asked = stems(&asked);
    let called = |name: &String| stems(&words(name)) == asked;
    let terms = |wanted: &dyn Fn(&Term) -> bool| -> Vec<TermHit<'a>> {
        let all = catalogues.iter().flat_map(|&catalogue| catalogue.terms.iter().map(move |term| (catalogue, term)));
        all.filter(|(_, term)| wanted(term))
            .map(|(catalogue, term)| TermHit {
                catalogue,
                term,
                clauses: term.clauses.iter().filter_map(|id| catalogue.clause(id)).collect(),
            })
            .collect()
    };
    let names = terms(&|term| called(&term.name));
    let found = if names.is_empty() { terms(&|term| term.aliases.iter().any(called)) } else { names };
    (!found.is_empty()).then_some(found)
}

fn near_words<'a>(catalogues: &[&'a Catalogue], question: &str) -> Vec<Suggestion<'a>> {
    let mut asked = words(question);
    asked.push(asked.join(" "));
    let names = catalogues.iter().flat_map(|catalogue| {
        let game = catalogue.game.as_str();
        let names = catalogue.terms.iter().flat_map(|term| std::iter::once(&term.name).chain(&term.aliases));
        names.map(move |word| Suggestion { game, word })
    });
    nearest(names, &asked)
}

fn near_numbers<'a>(catalogues: &[&'a Catalogue], number: &str) -> Vec<Suggestion<'a>> {
    let ids = catalogues.iter().flat_map(|catalogue| {
        let game = catalogue.game.as_str();
        catalogue.clauses.iter().map(move |clause| Suggestion { game, word: &clause.id })
    });
    nearest(ids, &[number.to_owned()])
}

fn nearest<'a>(candidates: impl Iterator<Item = Suggestion<'a>>, asked: &[String]) -> Vec<Suggestion<'a>> {
    let alike = |word: &str| {
        let word = fold(word);
        asked.iter().map(|each| strsim::jaro_winkler(each, &word)).fold(0.0, f64::max)
    };
    let mut near: Vec<(f64, Suggestion<'a>)> = candidates
        .map(|suggestion| (alike(suggestion.word), suggestion))
        .filter(|(alike, _)| *alike >= ALIKE)
        .collect();
    // The sort is stable, so words equally near keep the order of the books.
    near.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut offered: Vec<Suggestion<'a>> = Vec::new();
    for (_, suggestion) in near {
        if offered.len() < MOST_SUGGESTIONS && !offered.contains(&suggestion) {
            offered.push(suggestion);
        }
    }
    offered
}
