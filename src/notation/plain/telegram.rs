//! What a line may be meant for of which too little is understood: its words that stand for something, read behind each verb it
//! may say, as in a telegram. Never recorded unasked.

use std::collections::BTreeSet;

use super::fit::{Unknown, denies};
use super::grammar::Grammar;
use super::heard::{Heard, guessed, is_remarkable, play, readings};
use super::item::Table;
use super::stopwords::JOINING;
use super::token::{Token, tokens};
use super::walk::candidates;
use super::{Names, Plain, is_beyond_reading, is_desk, made_ready};
use crate::kernel::{Referee, fold};

/// Most words of such a line.
const LONGEST: usize = 40;
/// Steps of the search for each verb.
const STEPS: u32 = 400;
/// Among how many first words one is looked for that denies the rest.
const FIRST: usize = 3;
/// Most lines that are offered.
const FEW: usize = 3;

/// What a statement may be meant for that nothing else is heard in.
pub fn telegram(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Plain {
    let said = Some(line).filter(|line| !is_beyond_reading(line)).and_then(tokens);
    let Some(said) = said.filter(|said| (1..=LONGEST).contains(&said.len())) else { return Plain::None };
    // Who writes keys, or to the desk, writes the notation, and is told what is wrong in it; «sin robar ni nada» denies what
    // nobody said.
    if line.contains('=') || is_desk(&said[0].fold, referee) || is_denied(&said) {
        return Plain::None;
    }
    let mut table = Table::new(grammar, referee, names);
    let said = made_ready(said, &mut table);
    let telling = telling(&said, &table);
    let is_heard = |verb: &str| {
        said.iter()
            .filter_map(|token| grammar.heads.get(&token.fold))
            .flatten()
            .any(|head| grammar.verb_of(head).is_some_and(|of| of.word == verb))
    };
    let verbs = grammar.inflected.iter().map(|(verb, _)| verb.word).filter(|verb| is_heard(verb));
    let verbs: Vec<&str> = verbs.collect();
    let all = |telling: &[Token]| verbs.iter().flat_map(|verb| lawful(verb, telling, &table)).collect();
    // «cuatro espada y nueve ojo, trece en total»: one of them may say what nobody needs.
    let lesser = || -> Vec<Heard> {
        let left_out = (0..telling.len()).rev().filter(|at| !telling[*at].quoted);
        left_out.flat_map(|at| all(&[&telling[..at], &telling[at + 1..]].concat())).collect()
    };
    // One word that stands for something at least: a verb alone was heard before.
    if telling.is_empty() {
        return Plain::None;
    }
    let mut found = Some(all(&telling)).filter(|found: &Vec<Heard>| !found.is_empty()).unwrap_or_else(lesser);
    let mut told = BTreeSet::new();
    found.retain(|heard| told.insert(heard.draft.text.clone()));
    if found.len() > FEW { Plain::None } else { guessed(referee, found) }
}

/// Whether a line begins by denying what it says.
pub(super) fn is_denied(said: &[Token]) -> bool {
    said.iter().take(FIRST).any(|token| denies(&token.fold))
}

/// The words that stand for something, with what joins them.
fn telling(said: &[Token], table: &Table<'_>) -> Vec<Token> {
    let mut stands = vec![false; said.len()];
    let is_new = |token: &Token| !table.grammar.words.contains(&token.fold);
    for at in 0..said.len() {
        let longest = table.items(said, at).into_iter().map(|item| item.len).max();
        let is_fixed = table.grammar.fixed.contains(&said[at].fold);
        let is_name = || at > 0 && said[at].text.starts_with(char::is_uppercase) && is_new(&said[at]);
        let len = longest.unwrap_or(usize::from(is_fixed || said[at].quoted || is_name()));
        stands[at..at + len].fill(true);
    }
    let joins =
        |at: usize| JOINING.contains(&said[at].fold.as_str()) && stands.get(at + 1).copied().unwrap_or(false);
    (0..said.len()).filter(|at| stands[*at] || joins(*at)).map(|at| said[at].clone()).collect()
}

/// What the words say behind a verb, where it breaks no rule, the steps it takes for granted taken.
fn lawful(verb: &str, telling: &[Token], table: &Table<'_>) -> Vec<Heard> {
    let line: Vec<Token> = [Token::bare(verb)].into_iter().chain(telling.iter().cloned()).collect();
    let mut found = readings(table.referee, candidates(table, &line, Unknown::Name, STEPS));
    found.retain(|heard| fold(&heard.line).contains(&fold(verb)) && is_lawful(table.referee, heard));
    found
}

fn is_lawful(referee: &dyn Referee, heard: &Heard) -> bool {
    let mut there = referee.fork();
    let steps = referee.taken_for_granted(&heard.draft);
    let are_taken = steps.into_iter().all(|step| there.enter(play(step)).is_ok());
    // What may not be foretold is no matter of an offer.
    are_taken && there.may_foretell(&heard.draft) && !is_remarkable(there.as_ref(), heard)
}
