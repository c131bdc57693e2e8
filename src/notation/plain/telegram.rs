//! What a line may be meant for of which too little is understood: its words that stand for something, read behind each verb it
//! may say, as in a telegram. Never recorded unasked.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::aside::is_desk;
use super::candidate::Candidate;
use super::fit::denies;
use super::grammar::Grammar;
use super::heads::Head;
use super::heard::{Heard, behind, guessed, is_fault, offered, readings};
use super::inflect::{is_form, is_infinitive};
use super::item::{Item, Table};
use super::saying::kind;
use super::slip::has_sense;
use super::stopwords::JOINING;
use super::subject::is_of_another;
use super::token::{Token, tokens};
use super::walk::Behind;
use super::{ASKED, Names, Plain, is_beyond_reading, made_ready};
use crate::kernel::{Draft, Referee, fold, folds_to, verb_of};

/// Most words of such a line.
pub(super) const LONGEST: usize = 40;
/// Steps of the search for all verbs together, and the least for one of them.
const STEPS: u32 = 6_000;
const LEAST: u32 = 150;
/// Among how many first words one is looked for that denies the rest.
const FIRST: usize = 3;
/// Most words of which one is left out to see what the others say: of longer lines that was dear, and changed none of those that
/// are counted.
const LEAVES_OUT: usize = 14;
/// Most lines that are offered, and most of which the first are.
pub(super) const FEW: usize = 3;
const OF_MANY: usize = 6;

/// Most words of the name of one thing.
const LONGEST_NAME: usize = 4;
/// Most words of what is only denied.
const OF_DENIAL: usize = 5;
/// What goes on behind what is denied.
const GOES_ON: [&str; 20] = [
    ",", "toca", "y", "e", "pero", "sino", "mejor", "entonces", "asi", "porque", "pues", "paso", "pasa",
    "pasamos", "voy", "va", "vamos", "sigo", "seguimos", "termino",
];

/// What stands between a denial and what it denies.
const BETWEEN: [&str; 12] = ["me", "te", "se", "nos", "lo", "la", "le", "los", "las", "les", "ya", "de"];

/// What a statement may be meant for that nothing else is heard in.
pub fn telegram(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Plain {
    let said = Some(line).filter(|line| !is_beyond_reading(line)).and_then(tokens);
    let Some(said) = said.filter(|said| (1..=LONGEST).contains(&said.len())) else { return Plain::None };
    // Who writes keys, or to the desk, writes the notation, and is told what is wrong in it.
    if line.contains('=') || is_desk(&said[0].fold, referee) || is_of_nobody(&said) {
        return Plain::None;
    }
    let mut table = Table::new(grammar, referee, names);
    let said = made_ready(line, said, &mut table);
    match of_one(&said, &table) {
        found if found.is_empty() => guessed(referee, meant(&said, &table)),
        found => offered(referee, found),
    }
}

/// Leaves out what is guessed of another than who was spoken of: a fault of a card that was only named besides a stranger
/// (`tlaloc ataca a b1 y b2`), and a step of a player where a card does not do something (`xolo no ataca`).
pub(super) fn leave_out_what_is_of_others(found: &mut Vec<Heard>, tokens: &[Token], table: &Table<'_>) {
    let opens = |next: &Token| table.grammar.heads.contains_key(&next.fold);
    if !tokens.is_empty() && !has_sense(table, tokens, 0) && tokens.get(1).is_some_and(opens) {
        found.retain(|heard| !is_fault(table.referee, heard));
    }
    let is_card = |item: &Item| item.kinds & kind::NAME != 0 && !item.text.starts_with(char::is_lowercase);
    if is_denied(tokens) && (0..tokens.len()).any(|at| table.items(tokens, at).iter().any(is_card)) {
        found.retain(|heard| {
            heard.draft.text.split([' ', '>', ',']).any(|word| table.referee.place_named(word).is_some())
        });
    }
}

/// Of one thing that is all that is said, what may come now with it: `k4` completes, or is exposed or thrown away.
fn of_one(said: &[Token], table: &Table<'_>) -> Vec<Heard> {
    let says_nothing = |token: &&Token| {
        JOINING.contains(&token.fold.as_str()) || table.grammar.fillers.contains(&token.fold)
    };
    let named = said.iter().filter(|token| !says_nothing(token)).count();
    if named > LONGEST_NAME {
        return Vec::new();
    }
    let spoken = spoken_of(said, table);
    // How a word of closed sets is written in them: «der» is `derecha`.
    let word = said.first().map_or("", |token| token.fold.as_str());
    let slots = table.grammar.forms.iter().flat_map(|form| &form.slots);
    let closed: BTreeSet<&str> = slots.filter_map(|slot| slot.set.get(word)).map(String::as_str).collect();
    let called = names_by_place(table);
    let is_with = |line: &String| {
        let words = words_of(line);
        match spoken.as_slice() {
            [items] => items.iter().any(|item| is_meant(item, &words, &called, table)),
            _ => words.iter().any(|word| closed.contains(word)),
        }
    };
    let is_one_item = matches!(spoken.as_slice(), [items] if items.iter().all(|item| item.len == named));
    let is_one_word = spoken.is_empty() && said.len() == 1 && !closed.is_empty();
    if !is_one_item && !is_one_word {
        return Vec::new();
    }
    let lines: BTreeSet<Candidate> =
        table.referee.options(None).into_iter().filter(is_with).map(Candidate::typed).collect();
    if lines.len() > ASKED { Vec::new() } else { readings(table.referee, lines) }
}

/// The words of a documented line behind its verb.
pub(super) fn words_of(line: &str) -> Vec<&str> {
    let rest = line.split_once(' ').map_or("", |(_, rest)| rest);
    rest.split([' ', '>', '<', ',', '=']).filter(|word| !word.is_empty()).collect()
}

/// Whether one of the words is what an item stands for, by its name or its place.
pub(super) fn is_meant(
    item: &Item,
    words: &[&str],
    called: &BTreeMap<Option<String>, String>,
    table: &Table<'_>,
) -> bool {
    let said = fold(item.text.trim_matches('"'));
    let place = table.referee.place_named(&item.text);
    // A pair of figures is written apart: `daño=1 descansos=2`.
    let is_pair = || item.kinds & kind::PAIR != 0 && said.split('/').all(|figure| words.contains(&figure));
    is_pair()
        || words.iter().any(|word| {
            let lies_there = || {
                let here = table.referee.place_named(word);
                here.is_some() && (here == place || called.get(&here) == Some(&said))
            };
            folds_to(word.trim_matches('"'), &said) || lies_there()
        })
}

/// What words may be meant for, a few lines at most.
pub(super) fn meant(said: &[Token], table: &Table<'_>) -> Vec<Heard> {
    if is_denied_to_its_end(said) {
        return Vec::new();
    }
    let affirmed = affirmed(said);
    let telling = telling(&affirmed, table);
    let verbs = verbs(&affirmed, table.grammar);
    // One word that stands for something at least: a verb alone was heard before. «sin robar ni nada» denies what nobody said.
    if telling.is_empty() || affirmed.len() < said.len() && verbs.is_empty() {
        return Vec::new();
    }
    let mut found = behind_verbs(&verbs, &telling, table);
    if found.is_empty() && affirmed.len() == said.len() {
        found = at_hand(&affirmed, &verbs, table);
    }
    // Who is named as who acts is not passed over.
    found.retain(|heard| !is_of_another(&heard.draft, table.subject, table.referee));
    let mut told = BTreeSet::new();
    let is_new = names_new_card(&affirmed, table);
    found.retain(|heard| !is_new || !drops_name(heard, table));
    found.retain(|heard| told.insert(heard.draft.text.clone()));
    if found.len() > FEW {
        found.retain(|heard| table.referee.taken_for_granted(&heard.draft).is_empty());
    }
    if found.len() > OF_MANY {
        return Vec::new();
    }
    found.truncate(FEW);
    found
}

/// Whether no card or place is named, and a word has no sense: it may be what a card is called that nobody heard of.
fn names_new_card(said: &[Token], table: &Table<'_>) -> bool {
    let is_card =
        |item: &Item| item.kinds & kind::NAME != 0 || item.is_place() && item.kinds & kind::PILE == 0;
    let is_unknown = |token: &Token| {
        let is_word = token.fold.len() > 3 && token.fold.chars().all(char::is_alphabetic);
        is_word
            && table.grammar.lexicon().near(&token.fold).next().is_none()
            && table.seat(&token.fold).is_none()
    };
    said.iter().any(is_unknown) && !(0..said.len()).any(|at| table.items(said, at).iter().any(is_card))
}

/// Whether a guess says nothing but figures where its verb takes new names: `base 18/5` of what was told with one.
fn drops_name(heard: &Heard, table: &Table<'_>) -> bool {
    let Some(verb) = verb_of(&heard.draft.text) else { return false };
    let told = heard.draft.text.split(' ').skip_while(|word| *word != verb).skip(1);
    let is_figure = |word: &str| !word.contains(char::is_alphabetic);
    told.into_iter().all(is_figure) && table.grammar.names_new(&fold(verb))
}

/// The verbs of which a form is heard, whole: «se queda» is not heard as «se va».
fn verbs<'g>(said: &[Token], grammar: &'g Grammar) -> Vec<&'g str> {
    let is_said = |words: &BTreeSet<String>| said.iter().any(|token| words.contains(&token.fold));
    let is_told = said.iter().any(|token| !token.quoted && grammar.is_form(&token.fold));
    let is_heard = |verb: &str| {
        let heads = said.iter().filter_map(|token| grammar.heads.get(&token.fold)).flatten();
        // «ataco con el titán que está en s4» is no step: a place says what is done only where no verb does.
        let is_whole = |head: &&Head| head.rest.iter().all(is_said) && (!head.kept || !is_told);
        let mut whole = heads.filter(is_whole).filter(|head| !grammar.is_unmet(head, said));
        whole.any(|head| grammar.verb_of(head).is_some_and(|of| of.word == verb))
    };
    let all = grammar.inflected.iter().map(|(verb, _)| verb.word);
    let heard: Vec<&str> = all.filter(|verb| is_heard(verb)).collect();
    // «ataca» alone tells of no other verb.
    let is_its = |verb: &&&str| matches!(said, [only] if is_form(&only.fold, &fold(verb)));
    match heard.iter().find(is_its) {
        Some(own) => vec![own],
        None => heard,
    }
}

/// What the words say behind each of the verbs; where they say nothing, without one of them: `cuatro espada y nueve ojo, trece
/// en total`.
fn behind_verbs(verbs: &[&str], telling: &[Token], table: &Table<'_>) -> Vec<Heard> {
    // The verb stands before them, and is the same word to none of them.
    let words: Vec<Token> = [Token::bare("")].into_iter().chain(telling.iter().cloned()).collect();
    let Some(mut behind) = Behind::new(table, &words) else { return Vec::new() };
    let ways = u32::try_from(verbs.len() * words.len()).unwrap_or(u32::MAX).max(1);
    let steps = (STEPS / ways).max(LEAST);
    let mut all = |left_out: Option<usize>| -> Vec<Heard> {
        verbs.iter().flat_map(|verb| lawful(table, behind.candidates(verb, left_out, steps))).collect()
    };
    let found = all(None);
    if !found.is_empty() || telling.len() > LEAVES_OUT {
        return found;
    }
    let left_out = (1..words.len()).rev().filter(|at| !words[*at].quoted);
    left_out.flat_map(|at| all(Some(at))).collect()
}

/// The words without those that deny something, and what they deny: `no quiero el faro, lo tiro` tells of a faro that is thrown.
pub(super) fn affirmed(said: &[Token]) -> Vec<Token> {
    let mut told = Vec::new();
    let mut at = 0;
    while let Some(token) = said.get(at) {
        at += 1;
        if token.quoted || !denies(&token.fold) && token.fold != "sin" {
            told.push(token.clone());
            continue;
        }
        while said.get(at).is_some_and(|next| BETWEEN.contains(&next.fold.as_str())) {
            at += 1;
        }
        at += 1;
        // «no voy a revelar a1», «no quiero robar»
        let is_infinitive = |at: usize| said.get(at).is_some_and(|next| is_infinitive(&next.fold));
        let led = at + usize::from(said.get(at).is_some_and(|next| next.fold == "a"));
        if is_infinitive(led) {
            at = led + 1;
        }
    }
    told
}

/// Of what may come now without a fault, the lines that most of the words speak of, none of them of something else.
fn at_hand(said: &[Token], verbs: &[&str], table: &Table<'_>) -> Vec<Heard> {
    let spoken = spoken_of(said, table);
    let called = names_by_place(table);
    let score = |line: &String| {
        let (verb, _) = line.split_once(' ')?;
        let words = words_of(line);
        let stands_for = |item: &Item| is_meant(item, &words, &called, table);
        let met = spoken.iter().filter(|items| items.iter().any(stands_for)).count();
        let is_verb = verbs.contains(&verb);
        let is_of_it = met == spoken.len() && (is_verb && met > 0 || met > 1);
        is_of_it.then_some((is_verb, Reverse(words.len().saturating_sub(met))))
    };
    let lines = table.referee.options(None).into_iter();
    let scored: Vec<_> = lines.filter_map(|line| Some((score(&line)?, line))).collect();
    let best = scored.iter().map(|(score, _)| *score).max();
    let lines = scored.into_iter().filter(|(score, _)| Some(*score) == best).map(|(_, line)| line);
    readings(table.referee, lines.map(Candidate::typed).collect())
}

/// What the words stand for, each only once, the most words together.
pub(super) fn spoken_of(said: &[Token], table: &Table<'_>) -> Vec<Vec<Item>> {
    let (mut all, mut at) = (Vec::new(), 0);
    while at < said.len() {
        let mut items = table.items(said, at).to_vec();
        items.retain(|item| table.has(item));
        let len = items.iter().map(|item| item.len).max();
        all.extend(len.map(|len| items.into_iter().filter(|item| item.len == len).collect()));
        at += len.unwrap_or(1);
    }
    all
}

/// The folded names of the cards that lie open, by their places.
pub(super) fn names_by_place(table: &Table<'_>) -> BTreeMap<Option<String>, String> {
    let named = table.open_names().iter();
    let named = named.map(|(name, place)| (table.referee.place_named(place), name.clone()));
    named.collect()
}

/// Whether all that is said is denied: `no hago masivo`. «no quiero el faro, lo tiro» goes on, and so may what is longer.
pub(super) fn is_denied_to_its_end(said: &[Token]) -> bool {
    let goes_on = |token: &Token| GOES_ON.contains(&token.fold.as_str());
    is_of_nobody(said) || said.len() <= OF_DENIAL && is_denied(said) && !said.iter().skip(1).any(goes_on)
}

/// Whether a line tells of nobody: `nadie tiene nada oculto`. «nadie gana» tells how it ended.
pub(super) fn is_of_nobody(said: &[Token]) -> bool {
    let is = |at: usize, words: &[&str]| said.get(at).is_some_and(|t| words.contains(&t.fold.as_str()));
    is(0, &["nadie", "ninguno", "ninguna"]) && !is(1, &["gana", "gano", "ganamos"])
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
        let longest = table.items(said, at).iter().map(|item| item.len).max();
        let is_fixed = table.grammar.fixed.contains(&said[at].fold);
        let is_name = || at > 0 && said[at].text.starts_with(char::is_uppercase) && is_new(&said[at]);
        let len = longest.unwrap_or(usize::from(is_fixed || said[at].quoted || is_name()));
        stands[at..at + len].fill(true);
    }
    let joins =
        |at: usize| JOINING.contains(&said[at].fold.as_str()) && stands.get(at + 1).copied().unwrap_or(false);
    (0..said.len()).filter(|at| stands[*at] || joins(*at)).map(|at| said[at].clone()).collect()
}

/// What candidates say where it breaks no rule, the steps it takes for granted taken.
fn lawful(table: &Table<'_>, found: BTreeSet<Candidate>) -> Vec<Heard> {
    let mut found = readings(table.referee, found);
    found.retain(|heard| is_lawful(table.referee, &heard.draft));
    found
}

/// Whether a draft breaks no rule, the steps it takes for granted taken.
fn is_lawful(referee: &dyn Referee, draft: &Draft) -> bool {
    let there = behind(referee, referee.taken_for_granted(draft));
    // What may not be foretold is no matter of an offer.
    there.is_some_and(|there| there.may_foretell(draft) && there.foretell(draft, None).is_empty())
}
