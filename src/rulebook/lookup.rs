//! Look-up as judges ask: by number, by the name of a term, or in everyday words.
//!
//! Owns how a question is understood. How clauses are ranked by words is in `ranking.rs`; how an answer looks
//! on paper or screen is told elsewhere.

use super::catalogue::{Catalogue, Clause, Section, Term};
use super::ranking::{Confidence, Hit, Ranked, rank};
use super::words::{fold, stems, words};

/// Words that may stand before a number and add nothing to it.
const LEADS: [&str; 8] = ["regla", "clausula", "seccion", "articulo", "punto", "rule", "clause", "section"];
/// How alike a word and a term must be (0 to 1) to be offered when nothing was found.
const ALIKE: f64 = 0.8;
/// How many characters of a question are read: more is no question, and must not slow a table down.
const LONGEST_QUESTION: usize = 400;
/// No term has a name of more words than these: a longer question is none.
const LONGEST_NAME: usize = 8;
/// How many words are offered at most.
const MOST_SUGGESTIONS: usize = 5;

/// What a question found.
#[derive(Debug, Clone)]
pub enum Answer<'a> {
    /// The question was a number; one passage for each catalogue that has it. Never empty.
    Number(Vec<Passage<'a>>),
    /// The question was the name or an alias of a term; one entry for each term so called. Never empty.
    Term(Vec<TermHit<'a>>),
    /// The question was in everyday words.
    Words {
        /// The clauses that answer, best first. Never empty.
        hits: Vec<Hit<'a>>,
        /// How sure it is that the first of them answers.
        confidence: Confidence,
    },
    /// Nothing in the book answers.
    Nothing {
        /// The nearest words that would find something, nearest first. May be empty.
        words: Vec<Suggestion<'a>>,
        /// The clause that is nearest to what was asked, though it does not answer it.
        near: Option<Hit<'a>>,
    },
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
    let typed: String = question.chars().take(LONGEST_QUESTION).collect();
    let is_letter = typed.trim().chars().count() == 1;
    if !is_letter && let Some(terms) = by_name(catalogues, &typed) {
        return Answer::Term(terms);
    }
    let (game, rest) = of_game(catalogues.iter().map(|catalogue| catalogue.game.as_str()), &typed);
    let is_asked = |catalogue: &&&Catalogue| game.is_none_or(|game| catalogue.game == game);
    let chosen: Vec<&Catalogue> = catalogues.iter().filter(is_asked).copied().collect();
    if let Some(number) = as_number(&rest) {
        let passages: Vec<Passage<'a>> =
            chosen.iter().filter_map(|catalogue| passage(catalogue, &number)).collect();
        if !passages.is_empty() {
            return Answer::Number(passages);
        }
        if number.contains(|each: char| each.is_ascii_digit()) {
            return Answer::Nothing { words: near_numbers(&chosen, &number), near: None };
        }
    }
    let question = rest.join(" ");
    if let Some(terms) = by_name(&chosen, &question) {
        return Answer::Term(terms);
    }
    build_indexes(&chosen);
    let may_be_name = rest.len() <= LONGEST_NAME;
    let terms: Vec<TermHit<'a>> = chosen
        .iter()
        .filter(|_| may_be_name)
        .filter_map(|&catalogue| by_name(&[catalogue], &catalogue.index().as_written(&question)))
        .flatten()
        .collect();
    if !terms.is_empty() {
        return Answer::Term(terms);
    }
    // As it was typed: capitals and question marks tell the story from what is asked.
    let typed = if let Some(game) = game { without_game(&typed, game) } else { typed };
    let Ranked { hits, confidence, near } = rank(&chosen, &typed);
    if hits.is_empty() {
        Answer::Nothing { words: near_words(&chosen, &question), near }
    } else {
        Answer::Words { hits, confidence }
    }
}

/// Indexes are built at the first question, each by itself.
fn build_indexes(catalogues: &[&Catalogue]) {
    if let [_, _, ..] = catalogues {
        std::thread::scope(|scope| {
            catalogues.iter().for_each(|&catalogue| drop(scope.spawn(move || catalogue.index())));
        });
    }
}

/// The game among these that a question names before it (or behind a number), so that no other need be asked. The name
/// alone is a question in words.
pub fn game_named<'g>(games: impl IntoIterator<Item = &'g str>, question: &str) -> Option<&'g str> {
    of_game(games, question).0
}

/// The game that a question names, and its pieces without that name.
fn of_game<'g>(games: impl IntoIterator<Item = &'g str>, question: &str) -> (Option<&'g str>, Vec<String>) {
    let games: Vec<&str> = games.into_iter().collect();
    let mut pieces: Vec<String> = fold(question)
        .split_whitespace()
        .map(|piece| piece.trim_matches(|each: char| !each.is_alphanumeric()).to_owned())
        .filter(|piece| !piece.is_empty())
        .collect();
    let named = |piece: Option<&String>| {
        let piece = piece?;
        games.iter().copied().find(|game| fold(game) == *piece)
    };
    let lead = usize::from(pieces.first().is_some_and(|piece| LEADS.contains(&piece.as_str())));
    let numbered = pieces.len() == lead + 2 && is_number(&pieces[lead]);
    let place = if named(pieces.get(lead)).is_some() { lead } else { lead + 1 };
    match named(pieces.get(place)) {
        Some(game) if pieces.len() > 1 && (place == lead || numbered) => {
            pieces.remove(place);
            (Some(game), pieces)
        }
        Some(_) | None => (None, pieces),
    }
}

/// A question without the name of the game it is asked of.
fn without_game(typed: &str, game: &str) -> String {
    let names = |piece: &&str| fold(piece).trim_matches(|each: char| !each.is_alphanumeric()) == fold(game);
    let mut pieces: Vec<&str> = typed.split_whitespace().collect();
    if let Some(place) = pieces.iter().position(names) {
        pieces.remove(place);
    }
    pieces.join(" ")
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
    if asked.len() > LONGEST_NAME {
        return None;
    }
    let asked = stems(&asked);
    let called = |name: &String| stems(&words(name)) == asked;
    let terms = |wanted: &dyn Fn(&Term) -> bool| -> Vec<TermHit<'a>> {
        let all = catalogues
            .iter()
            .flat_map(|&catalogue| catalogue.terms.iter().map(move |term| (catalogue, term)));
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

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use pretty_assertions::assert_eq;
    use proptest::prelude::proptest;

    use super::*;
    use crate::rulebook::Rulebook;

    /// A second game, with letters for sections and numbers below numbers.
    const OTHER: &str = r#"[rulebook]
game = "brisca"
title = "Brisca"
language = "es"
source = "Reglas de la brisca"

[[section]]
id = "3"
title = "Reparto"

[[section]]
id = "J"
title = "Juego"

[[clause]]
id = "3.2"
section = "3"
es = "Se reparten tres naipes."
en = "Three cards are dealt."
role = "defined"

[[clause]]
id = "J1"
section = "J"
es = "Gana la baza el triunfo."
en = "A trump takes the trick."
role = "defined"

[[clause]]
id = "J1a"
section = "J"
es = "Entre triunfos manda el as."
en = "The ace is the highest trump."
role = "defined"

[[clause]]
id = "J1.1"
section = "J"
es = "Sin triunfos manda el palo de salida."
en = "Otherwise the suit led."
role = "defined"

[[clause]]
id = "J2.1"
section = "J"
es = "Quien gana la baza sale."
en = "The winner leads."
role = "defined"
"#;

    /// What a question finds in the embedded Kódem catalogue and a small one of another game.
    fn ask(question: &str) -> Vec<String> {
        static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(Rulebook::embedded);
        static BRISCA: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::parse(OTHER, "brisca").unwrap());
        let answer = find(&[RULEBOOK.catalogue("kodem").unwrap(), &BRISCA], question);
        let id = |catalogue: &Catalogue, clause: &Clause| format!("{} {}", catalogue.game, clause.id);
        match answer {
            Answer::Number(passages) => passages
                .iter()
                .flat_map(|passage| passage.clauses.iter().map(|clause| id(passage.catalogue, clause)))
                .collect(),
            Answer::Term(terms) => {
                terms.iter().map(|hit| format!("{}: {}", hit.term.name, hit.clauses[0].id)).collect()
            }
            Answer::Words { hits, .. } => hits.iter().map(|hit| id(hit.catalogue, hit.clause)).collect(),
            Answer::Nothing { words, .. } => words.iter().map(|near| format!("¿{}?", near.word)).collect(),
        }
    }

    #[test]
    fn a_number_is_that_clause_in_every_game_that_has_it() {
        assert_eq!(ask("3.2"), ["kodem 3.2", "brisca 3.2"]);
    }

    #[test]
    fn a_game_before_or_behind_the_number_asks_only_that_game() {
        for question in
            ["kodem 3.2", "Kódem regla 3,2", "regla kodem 3.2.", "3.2 kodem", "¿cláusula 3.2 Kódem?"]
        {
            assert_eq!(ask(question), ["kodem 3.2"], "{question}");
        }
    }

    #[test]
    fn a_section_is_all_its_clauses_in_order() {
        assert_eq!(ask("regla 10"), ["kodem 10.1", "kodem 10.2a", "kodem 10.2b", "kodem 10.3"]);
        assert_eq!(ask("J"), ["brisca J1", "brisca J1a", "brisca J1.1", "brisca J2.1"]);
    }

    #[test]
    fn a_number_without_its_letter_is_the_lettered_family() {
        assert_eq!(ask("4.5"), ["kodem 4.5a", "kodem 4.5b"]);
        assert_eq!(ask("j1"), ["brisca J1", "brisca J1a"]);
        assert_eq!(ask("J2"), ["brisca J2.1"]);
        assert_eq!(ask("kodem 3.1"), ["kodem 3.1"]);
    }

    #[test]
    fn a_number_that_no_book_has_offers_near_ones() {
        assert!(ask("4.5z").contains(&"¿4.5a?".to_owned()), "{:?}", ask("4.5z"));
    }

    #[test]
    fn a_term_is_found_by_name_in_any_case_accent_or_number() {
        for question in ["extinción", "EXTINCION", "kodem extinción"] {
            assert_eq!(ask(question), ["Extinción: 14.8"], "{question}");
        }
        assert_eq!(ask("descansos"), ["descanso: 4.3"]);
    }

    #[test]
    fn an_alias_finds_its_terms_when_no_term_is_called_so() {
        assert_eq!(ask("cementerio"), ["Extinción: 14.8"]);
        assert_eq!(ask("armadura"), ["Rot: 2.6", "equipo: 3.9a"]);
        assert_eq!(ask("equipo"), ["equipo: 3.9a"]);
    }

    #[test]
    fn everyday_words_find_the_clause() {
        let expected = [
            ("¿puedo barajar mi mazo?", "2.8d"),
            ("atacar con una carta cansada", "4.5a"),
            ("cuántas cartas para ganar", "3.13a"),
            ("qué pasa si muere el protector", "9.4"),
            ("equipar dos ixim", "12.2"),
            ("curar a una carta sin vida", "14.7b"),
            ("dos cartas con el mismo nombre", "14.15a"),
            ("quien empieza la partida", "2.13"),
            ("olvidó pagar el costo", "6.18a"),
            ("vincular y atacar en el mismo turno", "9.3"),
        ];
        for (question, id) in expected {
            let found = ask(&format!("kodem {question}"));
            let place = found.iter().position(|hit| *hit == format!("kodem {id}"));
            assert!(place.is_some_and(|place| place < 3), "{question}: {id} is at {place:?} of {found:?}");
        }
    }

    #[test]
    fn scores_fall_from_first_to_last() {
        let rulebook = Rulebook::embedded();
        let Answer::Words { hits, .. } = find(&rulebook.catalogues(), "revelar cartas del rival") else {
            panic!("the words are in the book");
        };
        assert!(hits.is_sorted_by(|one, next| one.score >= next.score));
        assert!(hits.iter().all(|hit| hit.score > 0));
    }

    #[test]
    fn a_mistyped_term_is_that_term() {
        assert_eq!(ask("desacnso"), ["descanso: 4.3"]);
        assert_eq!(ask("kodem exticnion"), ["Extinción: 14.8"]);
    }

    proptest! {
        #[test]
        fn no_question_makes_the_look_up_panic(question in "\\PC{0,60}") {
            ask(&question);
            ask(&format!("kodem regla {question}"));
        }
    }

    #[test]
    fn a_question_that_names_its_game_is_answered_by_that_catalogue_alone() {
        let rulebook = Rulebook::embedded();
        assert_eq!(game_named(rulebook.games(), "¿Kódem, atacar cansada?"), Some("kodem"));
        assert_eq!(game_named(rulebook.games(), "regla 4.5a kodem"), Some("kodem"));
        assert_eq!(game_named(rulebook.games(), "kodem"), None);
        for catalogue in rulebook.catalogues() {
            for name in catalogue.terms.iter().flat_map(|term| term.aliases.iter().chain([&term.name])) {
                let named = game_named(rulebook.games(), name);
                assert!(
                    named.is_none_or(|game| game == catalogue.game),
                    "{name} is a term of {}",
                    catalogue.game
                );
            }
        }
    }

    #[test]
    fn an_endless_question_is_cut_short() {
        assert_eq!(ask(&"mazo ".repeat(100_000)), ask(&"mazo ".repeat(80)));
    }

    #[test]
    fn nothing_is_offered_for_nonsense_or_silence() {
        for question in ["xyzzyq", "", "   ", "¿?"] {
            assert_eq!(ask(question), Vec::<String>::new(), "{question}");
        }
    }
}
