//! What a line tells that did not happen yet: of later, or only meant to be done.

use super::clause::DENIES;
use super::grammar::Grammar;
use super::inflect::is_infinitive;
use crate::kernel::fold;

/// What says that a line is not of now, at its end.
const NOT_NOW: [&str; 15] = [
    " la otra vez",
    " hace rato",
    " el otro dia",
    " despues",
    " dsp",
    " pronto",
    " mas tarde",
    " al rato",
    " en un rato",
    " manana",
    " proximo turno",
    " siguiente turno",
    " turno que viene",
    " otro turno",
    " turno pasado",
];

/// Whether a line tells of what is not done: of later, of what somebody hopes for, was about to do or must.
pub fn is_undone(said: &str) -> bool {
    is_not_now(said) || is_hoped(said) || is_about_to(said)
}

/// Whether a line says at its end that it is not of now.
fn is_not_now(said: &str) -> bool {
    NOT_NOW.iter().any(|later| said.ends_with(later))
}

/// Whether a line says what somebody hopes for: `a ver si sale la revelen`.
fn is_hoped(said: &str) -> bool {
    said.starts_with("a ver si ") || said.starts_with("ojala ")
}

/// What says that somebody was about to do something, or wants to, before a verb in the infinitive.
const ABOUT: [&str; 16] = [
    "iba", "iban", "ibamos", "pensaba", "pensaban", "podria", "podrian", "deberia", "querria", "quisiera",
    "piensa", "pienso", "quiere", "quieren", "quiero", "queremos",
];

/// What says that somebody must, or has to be asked to.
const MUST: [&str; 9] = ["tengo", "tiene", "tenemos", "tienen", "tienes", "hay", "debe", "debo", "deben"];

/// Whether a line says what somebody was about to do, or must: `iba a descartar k4`, `tiene que completar k5`.
fn is_about_to(said: &str) -> bool {
    let words: Vec<&str> = said.split(' ').collect();
    let is_infinitive = |word: &&&str| word.len() > 3 && is_infinitive(word);
    (0..words.len()).filter(|at| ABOUT.contains(&words[*at])).any(|at| {
        let next = at + 1 + usize::from(words.get(at + 1) == Some(&"a"));
        // «quiere chayo abandonar»
        [next, next + 1].into_iter().any(|next| words.get(next).filter(is_infinitive).is_some())
    }) || words
        .windows(3)
        .any(|three| MUST.contains(&three[0]) && three[1] == "que" && is_infinitive(&&three[2]))
}

/// What leads to what is not done, between two things that are.
const LEADS: [&str; 5] = [" y no ", ", no ", " pero no ", ", sin ", " sin "];

/// A line without the one thing in it that is not done, where others stand on both sides of it: `robo y no cargo, principal`.
pub fn without_undone(line: &str, grammar: &Grammar) -> Option<String> {
    let (at, lead) = LEADS.iter().find_map(|lead| line.find(lead).map(|at| (at, lead.len())))?;
    let (before, told) = (&line[..at], &line[at + lead..]);
    let end = [", ", " y "].iter().filter_map(|join| told.find(join).map(|end| (end, join.len()))).min()?;
    let says_verb = |part: &str| part.split(' ').any(|word| grammar.heads.contains_key(&fold(word)));
    let (undone, behind) = (&told[..end.0], &told[end.0 + end.1..]);
    let is_told = says_verb(before) && says_verb(undone) && says_verb(behind);
    (is_told && !fold(behind).split(' ').any(|word| word == "no")).then(|| format!("{before}, {behind}"))
}

/// What is said behind «luego», where a line begins with it.
pub fn behind_next(line: &str) -> Option<&str> {
    line.trim_start().split_once(' ').filter(|(first, _)| fold(first) == "luego").map(|(_, rest)| rest)
}

/// What is said behind what is not done, with a pause between them: `no equipo nada, te toca Ramiro`, `sin bloqueos, vamos al
/// daño`. «no, B2» denies what was told.
pub fn behind_not_done(line: &str) -> Option<&str> {
    let (undone, rest) = line.split_once(',')?;
    (is_denial(undone) && !is_denied(rest)).then(|| rest.trim_start())
}

/// Whether a clause says that something is not done: `no equipo nada`, `esta vez no cargo`, `sin bloqueos`.
pub fn is_denial(clause: &str) -> bool {
    clause.split_whitespace().nth(1).is_some() && is_denied(clause)
}

/// Whether one of the first words of a clause denies.
fn is_denied(said: &str) -> bool {
    let denies = |word: &str| DENIES.contains(&word) || matches!(word, "ni" | "nunca" | "sin");
    fold(said).split_whitespace().take(3).any(denies)
}

/// Whether a line leaves it to whoever hears it what happens: `lo mismo con el Obrero`, `se acabó`.
pub fn is_vague(line: &str) -> bool {
    let said = fold(line.trim().trim_end_matches(['.', '!']));
    said.starts_with("lo mismo ")
        || matches!(said.as_str(), "se acabo" | "se acaba" | "ya se acabo")
        || denies_itself(&said)
}

/// Whether a line tells what it denies: `no uso el ojo y con el ojo veo la 3`.
fn denies_itself(said: &str) -> bool {
    let both = [" y ", " pero ", ", "].iter().find_map(|join| said.strip_prefix("no ")?.split_once(join));
    both.is_some_and(|(undone, told)| {
        let is_said = |word: &str| word.len() > 2 && told.split_whitespace().any(|other| other == word);
        undone.split_whitespace().any(is_said)
    })
}
