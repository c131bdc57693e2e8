//! What a line is most likely meant for: the documented lines of the likeliest verbs that say most of what it names.
//! Never recorded unasked.

use std::cmp::Reverse;

use super::aside::is_desk;
use super::assemble::Assembler;
use super::doubt::loses_number;
use super::grammar::Grammar;
use super::inflect::is_form;
use super::item::Table;
use super::likely::{Weight, counted};
use super::scale::{SPREAD, Scale, UNLAWFUL};
use super::telegram::{FEW, LONGEST, affirmed, is_denied, is_of_nobody, words_of};
use super::token::{Token, tokens};
use super::{Names, is_beyond_reading, made_ready};
use crate::kernel::{Referee, fold, verb_of};

/// Most verbs that are tried.
const VERBS: usize = 4;
/// What speaks against a line that strains the words.
const STRAIN: Weight = 25;
/// Of how many lines it is looked whether they say the same.
const TRIED: usize = 8;
/// How many lines of one verb are weighed, the cheapest first.
const LAWFUL: usize = 8;
/// By how much more likely than what is asked already a line is that is asked besides.
const MARGIN: Weight = 100;
/// By how much more likely it is asked beside what was told by its verb.
const FAR: Weight = 500;

/// What is asked of a statement, those of the lines that are likeliest: what is heard already (and whether it was told by its
/// verb), and what its words are told with.
pub fn weighed(
    line: &str,
    (heard, is_told): (Vec<String>, bool),
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    let is_nothing = heard.is_empty();
    on_scale(line, is_nothing, (referee, grammar, names), |scale| scale.chosen(heard.clone(), is_told))
        .unwrap_or(heard)
}

/// What else a statement may be meant for of which one thing is heard that would be a fault: lines that break no rule and are
/// likelier.
pub fn contrary(
    line: &str,
    heard: &str,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    on_scale(line, false, (referee, grammar, names), |scale| scale.contrary(heard)).unwrap_or_default()
}

/// Weighs what a statement may be; none where nothing of it is guessed.
fn on_scale(
    line: &str,
    is_nothing_heard: bool,
    (referee, grammar, names): (&dyn Referee, &Grammar, &Names),
    weigh: impl FnOnce(&Scale<'_>) -> Vec<String>,
) -> Option<Vec<String>> {
    let said = Some(line).filter(|line| !is_beyond_reading(line)).and_then(tokens);
    let said = said.filter(|said| (1..=LONGEST).contains(&said.len()))?;
    if is_notation(line, referee) || is_desk(&said[0].fold, referee) {
        return None;
    }
    let said = if is_denied(&said) || is_of_nobody(&said) { behind_denied(said)? } else { said };
    // Of a word alone, of what may be and of whose turn it is nothing is guessed.
    let is_short = said.len() < if is_nothing_heard { 2 } else { 3 };
    let is_of_turn = said.iter().any(|token| token.fold == "turno")
        && !said.iter().any(|token| token.fold.contains(|c: char| c.is_ascii_digit()));
    if is_short || is_nothing_heard && (said[0].fold == "si" || is_of_turn) {
        return None;
    }
    let mut table = Table::new(grammar, referee, names);
    let said = made_ready(line, said, &mut table);
    let affirmed = without_each(affirmed(&said));
    // «A9» is a place that is not there.
    let is_no_place = |at: usize| {
        let fold = &affirmed[at].fold;
        counted(fold) == "@"
            && !table.grammar.fixed.contains(fold)
            && !table.items(&affirmed, at).iter().any(|item| table.has(item))
    };
    if (0..affirmed.len()).any(is_no_place) {
        return None;
    }
    Some(weigh(&Scale::new(&affirmed, &table)))
}

/// The words without the «uno» of «a cada uno», which is no number.
fn without_each(mut said: Vec<Token>) -> Vec<Token> {
    let is_one = |pair: &[Token]| pair[0].fold == "cada" && matches!(pair[1].fold.as_str(), "uno" | "una");
    while let Some(at) = said.windows(2).position(is_one) {
        said.remove(at + 1);
    }
    said
}

/// Whether a line is written as the notation is, with keys, quotation marks or arrows from a place: `A1>B2`.
fn is_notation(line: &str, referee: &dyn Referee) -> bool {
    let leads_from =
        |word: &str| word.split_once('>').is_some_and(|(from, _)| referee.place_named(from).is_some());
    line.replace(" = ", " ").contains(['=', '"']) || line.split_whitespace().any(leads_from)
}

/// What a line that begins by denying something goes on with: `nadie bloquea, 6 de daño a la base de B`, `no contesta nada y el
/// golpe se aplica`.
fn behind_denied(mut said: Vec<Token>) -> Option<Vec<Token>> {
    let is = |at: usize, word: &str| said.get(at).is_some_and(|token: &Token| token.fold == word);
    let goes_on = |at: usize| is(at, ",") || at > 0 && is(at, "y") && is(at - 1, "nada");
    let at = (0..said.len()).find(|at| goes_on(*at) || is(*at, "asi") && is(*at + 1, "que"))?;
    let behind = said.split_off(at + if goes_on(at) { 1 } else { 2 });
    (behind.len() > 2 && !is_denied(&behind)).then_some(behind)
}

impl Scale<'_> {
    /// Of what is heard and what the words are told with, what is asked. Beside what was told by its verb, breaks no rule
    /// and leaves nothing out, only what is likelier by far.
    fn chosen(&self, heard: Vec<String>, is_told: bool) -> Vec<String> {
        // Who gives up says so in so many words.
        if !heard.is_empty() && heard.iter().all(|line| self.is_end(line)) {
            return heard;
        }
        let is_one = heard.len() == 1;
        // A slip in its verb or none.
        let is_by_verb = is_told || is_one && heard.iter().any(|line| self.is_nearly_told(line));
        let is_left = |line: &String| self.names_all(line) && (is_one || self.against(line) == 0);
        if is_by_verb && heard.iter().any(is_left) {
            return self.far(heard);
        }
        let mut told: Vec<(Weight, String)> =
            heard.into_iter().map(|line| (self.weight(&line) - self.against(&line), line)).collect();
        told.sort_by_key(|(weight, _)| Reverse(*weight));
        let highest = told.first().map(|(weight, _)| *weight);
        // What is asked beside what was told by its verb is likelier.
        let least = highest.map(|highest| if is_by_verb { highest + MARGIN + 1 } else { highest - SPREAD });
        let mut found = self.lines(least.unwrap_or(Weight::MIN));
        let best = found.first().map_or(Weight::MIN, |(weight, _)| *weight);
        found.retain(|(weight, _)| best - weight <= SPREAD);
        let Some(highest) = highest else {
            found.retain(|(_, line)| self.is_grounded(line) && self.against(line) == 0);
            found.truncate(FEW);
            return found.into_iter().map(|(_, line)| line).collect();
        };
        found.retain(|(_, line)| !told.iter().any(|(_, other)| self.is_same(line, other)));
        // Likelier than what was told by its verb is no verb that nobody said.
        let is_sayable = |line: &str| !is_by_verb || verb_of(line).is_some_and(|verb| self.is_said(verb));
        let is_likelier = |(weight, line): &(Weight, String)| *weight > highest + MARGIN && is_sayable(line);
        let (mut found, less_likely): (Vec<_>, Vec<_>) = found.into_iter().partition(is_likelier);
        found.truncate(FEW - 1);
        let near = told.iter().filter(|(weight, _)| highest - weight <= MARGIN).count();
        if !found.is_empty() {
            told.truncate(FEW - found.len());
        } else if told.len() > FEW && near <= FEW && !is_by_verb {
            told.truncate(near);
        }
        // Where something else is asked anyway, or what was heard leaves something out, one thing more costs nothing; not beside
        // what was told by its verb.
        let is_clear =
            is_by_verb || found.is_empty() && matches!(told.as_slice(), [(_, only)] if self.is_whole(only));
        let more = FEW.saturating_sub(found.len() + told.len()).min(usize::from(!is_clear) * FEW);
        let is_list = told.len() > 1;
        let is_more = |(weight, line): &(Weight, String)| {
            highest - weight <= SPREAD && self.is_whole(line) && (is_list || self.unsaid(line) == 0)
        };
        let more = less_likely.into_iter().filter(is_more).take(more);
        let told = told.into_iter();
        let lines: Vec<(Weight, String)> = if is_by_verb {
            told.chain(found).chain(more).collect()
        } else {
            found.into_iter().chain(told).chain(more).collect()
        };
        lines.into_iter().map(|(_, line)| line).collect()
    }

    /// What was told by its verb, and what is by far likelier than all of it and breaks no rule; or as likely where all of it would
    /// be a fault, or where it is owed and none of it is.
    fn far(&self, heard: Vec<String>) -> Vec<String> {
        let highest = heard.iter().map(|line| self.weight(line) - self.against(line)).max().unwrap_or(0);
        let is_fault = heard.iter().all(|line| self.against(line) > 0);
        let is_owed = |line: &str| self.is_owed(line) && !heard.iter().any(|told| self.begins_as_owed(told));
        let is_likelier = |(weight, line): &(Weight, String)| {
            let verb = verb_of(line);
            let is_of_it = (is_fault || is_owed(line)) && heard.iter().any(|told| verb_of(told) == verb);
            (*weight > highest + FAR && verb.is_some_and(|verb| self.is_said(verb))
                || *weight > highest
                    && is_of_it
                    && (is_owed(line) || self.names_all(line) && self.unsaid(line) == 0))
                && self.against(line) == 0
                && !heard.iter().any(|told| self.is_same(line, told))
        };
        let found = self.lines(highest + 1).into_iter();
        let mut found: Vec<String> = found.filter(is_likelier).map(|(_, line)| line).collect();
        found.truncate(FEW - 1);
        let (owed, found): (Vec<String>, Vec<String>) = found.into_iter().partition(|line| is_owed(line));
        let told = heard.iter().take(FEW - found.len() - owed.len()).cloned();
        owed.into_iter().chain(told).chain(found).collect()
    }

    /// What is likelier than the one thing that is heard, where that would be a fault: another verb that was said, or the same
    /// one of cards that changed their parts.
    fn contrary(&self, heard: &str) -> Vec<String> {
        let against = self.against(heard);
        if against == 0 {
            return Vec::new();
        }
        let weight = self.weight(heard) - against;
        let parts = self.count_places(heard);
        let is_other = |line: &str| match (verb_of(line), verb_of(heard)) {
            (Some(verb), Some(told)) if fold(verb) == fold(told) => {
                parts > 1 && self.count_places(line) >= parts
            }
            (verb, _) => verb.is_some_and(|verb| self.is_said(verb)),
        };
        let mut found = self.lines(weight + MARGIN + 1);
        found.retain(|(other, line)| {
            *other > weight + MARGIN
                && is_other(line)
                && self.unsaid(line) == 0
                && self.is_whole(line)
                && !self.is_same(line, heard)
        });
        found.truncate(FEW - 1);
        found.into_iter().map(|(_, line)| line).collect()
    }

    /// The lines of the likeliest verbs that say something of what is named, the likeliest first; less likely ones than `least`
    /// are of no use.
    fn lines(&self, least: Weight) -> Vec<(Weight, String)> {
        let mut verbs: Vec<(&String, Weight)> = self.verbs.iter().map(|(verb, w)| (verb, *w)).collect();
        verbs.sort_by_key(|(verb, weight)| (Reverse(*weight), *verb));
        let Some((_, best)) = verbs.first().copied() else { return Vec::new() };
        verbs.retain(|(_, weight)| best - weight <= SPREAD);
        // Who says that somebody attacks tells of no other verb that nobody said.
        let once = self.table.grammar.speech.once;
        let is_declared =
            |token: &Token| token.fold != "ataque" && once.iter().any(|verb| is_form(&token.fold, verb));
        if self.said.iter().any(is_declared) {
            verbs.retain(|(verb, _)| once.contains(&verb.as_str()) || self.is_said(verb));
        }
        verbs.truncate(VERBS);
        verbs.retain(|(verb, _)| self.at_best(verb) >= least);
        let mut assembler = Assembler::new(self.table, self.said, &self.strange);
        let mut found: Vec<(Weight, String)> = Vec::new();
        for (verb, _) in verbs {
            let made = assembler.as_mut().map_or(Vec::new(), |assembler| self.made(verb, least, assembler));
            found.extend(made);
            found.extend(self.at_hand(verb));
        }
        found.sort_by_key(|(weight, line)| (Reverse(*weight), line.clone()));
        let mut once: Vec<(Weight, String)> = Vec::new();
        for one in found.into_iter().take(TRIED) {
            if !once.iter().any(|(_, line)| self.is_same(line, &one.1)) {
                once.push(one);
            }
        }
        once
    }

    /// What the things that are named make up with a verb, where it breaks no rule.
    fn made(&self, verb: &str, least: Weight, assembler: &mut Assembler<'_>) -> Vec<(Weight, String)> {
        let best = self.at_best(verb);
        let Some(verb) = self.table.grammar.verb_called(verb) else { return Vec::new() };
        let words =
            self.options.iter().filter(|line| verb_of(line) == Some(verb)).flat_map(|line| words_of(line));
        let strain = |cost: u32| STRAIN * Weight::try_from(cost).unwrap_or(0);
        let told = self.said.iter().map(|token| token.fold.as_str()).collect::<Vec<_>>().join(" ");
        let (mut lawful, mut weighed) = (0, Vec::new());
        assembler.lines(verb, words.map(str::to_owned).collect(), &mut |one| {
            if best - strain(one.cost) < least {
                return false;
            }
            if let Some(unlawful) = self.against_made(verb, &one.line) {
                lawful += 1;
                if !loses_number(&told, &one.line) {
                    let weight = self.weight(&one.line);
                    debug_assert!(weight <= best, "likelier than its verb: {}", one.line);
                    weighed.push((weight - strain(one.cost) - unlawful, one.line));
                }
            }
            lawful < LAWFUL
        });
        weighed
    }

    /// What is against a line that was made up: that it would be a fault. None where it is no line of the notation or not of him
    /// who is named, where it ends the match, and where it is a fault that leaves something out.
    fn against_made(&self, verb: &str, line: &str) -> Option<Weight> {
        let draft = self.strict(line).filter(|draft| !self.is_of_another(draft))?;
        let is_possible = self.breaks_no_rule(verb, &draft);
        // Whether it ends the match is dearest to tell: the play is entered for it.
        let is_told = (is_possible || self.unmet(line) == 0) && !self.would_end(&draft);
        is_told.then_some(UNLAWFUL * Weight::from(!is_possible))
    }

    /// The few lines that may come now of a verb and are told best.
    fn at_hand(&self, verb: &str) -> Vec<(Weight, String)> {
        let of_it = self.options.iter().filter(|line| verb_of(line).is_some_and(|of| fold(of) == verb));
        let mut lines: Vec<(Weight, String)> =
            of_it.map(|line| (self.weight(line) - self.unsaid(line), line.clone())).collect();
        let best = lines.iter().map(|(weight, _)| *weight).max();
        lines.retain(|(weight, _)| Some(*weight) == best);
        if lines.len() > FEW {
            return Vec::new();
        }
        lines.retain(|(_, line)| self.strict(line).is_some_and(|draft| self.is_his(&draft)));
        lines
    }
}
