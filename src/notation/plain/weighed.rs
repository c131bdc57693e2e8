//! What a line is most likely meant for: the documented lines of the likeliest verbs that say most of what it names.
//! Never recorded unasked.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::aside::is_desk;
use super::assemble::{Assembler, strange};
use super::doubt::loses_number;
use super::grammar::{Grammar, kind};
use super::heard::{behind, strict, would_end};
use super::item::{Item, Table};
use super::likely::{Weight, counted};
use super::subject::is_of_another;
use super::telegram::{
    FEW, affirmed, is_denied, is_meant, is_of_nobody, names_by_place, spoken_of, words_of,
};
use super::token::{Token, tokens};
use super::{Names, is_beyond_reading, made_ready};
use crate::kernel::{Draft, Referee, fold, verb_of};

/// Most words of such a line.
const LONGEST: usize = 40;
/// Most verbs that are tried, and how much less likely than the likeliest one they are at most.
const VERBS: usize = 4;
const SPREAD: Weight = 450;
/// What speaks for a verb: that a line of it may come now, that it is owed.
const NOW: Weight = 150;
const OWED: Weight = 150;
/// What speaks for it too: that a word opens a saying of it.
const OPENED: Weight = 150;
/// What speaks against a line: a thing that was named and is not in it, a word in it that nobody said, what strains the words.
const UNMET: Weight = 180;
const UNSAID: Weight = 60;
const STRAIN: Weight = 25;
/// Of how many lines it is looked whether they say the same.
const TRIED: usize = 8;
/// What speaks against a line that would be a fault, or of which that may not be told: it says all that was named.
const UNLAWFUL: Weight = 250;
/// How many lines of one verb are weighed, the cheapest first.
const LAWFUL: usize = 8;
/// By how much more likely than what is asked already a line is that is asked besides.
const MARGIN: Weight = 100;

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
    // Who writes keys, quotation marks or arrows writes the notation, and who denies something tells of nothing.
    let is_notation = line.replace("->", "").contains(['=', '"', '>']);
    if is_notation || is_desk(&said[0].fold, referee) || is_denied(&said) || is_of_nobody(&said) {
        return None;
    }
    // Of a word alone, of what may be and of whose turn it is nothing is guessed.
    let is_short = said.len() < if is_nothing_heard { 2 } else { 3 };
    let is_of_turn = said.iter().any(|token| token.fold == "turno")
        && !said.iter().any(|token| token.fold.contains(|c: char| c.is_ascii_digit()));
    if is_short || is_nothing_heard && (said[0].fold == "si" || is_of_turn) {
        return None;
    }
    let mut table = Table::new(grammar, referee, names);
    let said = made_ready(line, said, &mut table);
    let affirmed = affirmed(&said);
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

/// The words of a line behind its verb, who acts left out.
fn bare_words(line: &str) -> Vec<&str> {
    words_of(line.split_once(": ").map_or(line, |(_, bare)| bare))
}

fn many(count: usize) -> Weight {
    Weight::try_from(count).unwrap_or(Weight::MAX / 1000)
}

/// How closed sets write the words that stand in them and for nothing else.
fn written_in_sets(said: &[Token], table: &Table<'_>) -> Vec<BTreeSet<String>> {
    let grammar = table.grammar;
    let slots = || grammar.forms.iter().flat_map(|form| &form.slots);
    let is_word = |at: &usize| {
        let fold = &said[*at].fold;
        (fold.len() > 2 || fold.ends_with(|c: char| c.is_ascii_digit()))
            && grammar.fixed.contains(fold)
            && !grammar.fillers.contains(fold)
            && !grammar.is_form(fold)
            && table.items(said, *at).is_empty()
    };
    let written = |at: usize| -> BTreeSet<String> {
        slots().filter_map(|slot| slot.set.get(&said[at].fold)).map(|word| fold(word)).collect()
    };
    (0..said.len()).filter(is_word).map(written).filter(|of| !of.is_empty()).collect()
}

/// The verbs of which a word opens a saying, folded.
fn opened_by<'w>(words: impl Iterator<Item = &'w String>, grammar: &Grammar) -> BTreeSet<String> {
    let heads = words.filter_map(|word| grammar.heads.get(word)).flatten();
    heads.filter_map(|head| grammar.verb_of(head)).map(|verb| fold(verb.word)).collect()
}

/// What lines are weighed by: the verbs by how likely they are told, and what is named.
struct Scale<'a> {
    table: &'a Table<'a>,
    said: &'a [Token],
    verbs: BTreeMap<String, Weight>,
    /// Those of which a word opens a saying, folded.
    opened: BTreeSet<String>,
    options: Vec<String>,
    /// The lines that are owed.
    owed: Vec<String>,
    /// Words that may be the name of what nobody heard of.
    strange: Vec<bool>,
    spoken: Vec<Vec<Item>>,
    /// Words of closed sets, each as they write it.
    set: Vec<BTreeSet<String>>,
    called: BTreeMap<Option<String>, String>,
}

impl<'a> Scale<'a> {
    fn new(said: &'a [Token], table: &'a Table<'a>) -> Scale<'a> {
        let is_thing =
            |item: &Item| item.kinds & (kind::NAME | kind::SEAT) != 0 && item.kinds & kind::PILE == 0;
        let named = |at: usize| table.items(said, at).iter().any(is_thing);
        let words = (0..said.len()).filter(|at| !said[*at].quoted && !named(*at));
        let words: BTreeSet<String> = words.map(|at| counted(&said[at].fold)).collect();
        let options = table.referee.options(None);
        let of = |lines: &[String]| -> BTreeSet<String> {
            lines.iter().filter_map(|line| verb_of(line)).map(fold).collect()
        };
        let now = of(&options);
        let owed: Vec<String> = table.referee.duties().into_iter().map(|duty| duty.line).collect();
        let due = of(&owed);
        let bare = said.iter().filter(|token| !token.quoted).map(|token| &token.fold);
        let opened = opened_by(bare, table.grammar);
        let state = |verb: &str| {
            NOW * Weight::from(now.contains(verb))
                + OWED * Weight::from(due.contains(verb))
                + OPENED * Weight::from(opened.contains(verb))
        };
        let verbs = table.grammar.likely.verbs(&words);
        let verbs = verbs.into_iter().map(|(verb, weight)| (verb.to_owned(), weight + state(verb))).collect();
        let mut spoken = spoken_of(said, table);
        spoken.retain(|items| items.iter().all(|item| item.kinds & kind::SEAT == 0));
        let strange = strange(said, table);
        let new = (0..said.len()).filter(|at| strange[*at]).map(|at| said[at].text.clone());
        spoken.extend(new.map(|text| vec![Item { len: 1, kinds: kind::NEW, text, cost: 0, seat: None }]));
        let set = written_in_sets(said, table);
        Scale {
            table,
            said,
            verbs,
            opened,
            options,
            owed,
            strange,
            spoken,
            set,
            called: names_by_place(table),
        }
    }

    /// Of what is heard and what the words are told with, what is asked. Of what was told by its verb nothing else is asked
    /// where it breaks no rule and leaves nothing out.
    fn chosen(&self, heard: Vec<String>, is_told: bool) -> Vec<String> {
        let is_one = heard.len() == 1;
        // A slip in its verb or none.
        let is_by_verb = is_told || is_one && heard.iter().any(|line| self.is_nearly_told(line));
        let is_left = |line: &String| self.names_all(line) && (is_one || self.against(line) == 0);
        if is_by_verb && heard.iter().any(is_left) {
            return heard;
        }
        let mut found = self.lines();
        let best = found.first().map_or(Weight::MIN, |(weight, _)| *weight);
        found.retain(|(weight, _)| best - weight <= SPREAD);
        if heard.is_empty() {
            found.retain(|(_, line)| self.is_grounded(line) && self.against(line) == 0);
            found.truncate(FEW);
            return found.into_iter().map(|(_, line)| line).collect();
        }
        let mut told: Vec<(Weight, String)> =
            heard.into_iter().map(|line| (self.weight(&line) - self.against(&line), line)).collect();
        told.sort_by_key(|(weight, _)| Reverse(*weight));
        let highest = told.first().map_or(0, |(weight, _)| *weight);
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
        let mut found = self.lines();
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

    /// Whether a line breaks no rule, and all that is named is in it.
    fn is_whole(&self, line: &str) -> bool {
        self.names_all(line) && self.against(line) == 0
    }

    /// Whether all that is named is in a line.
    fn names_all(&self, line: &str) -> bool {
        self.unmet(line) == 0 && self.left_out(line) == 0
    }

    /// What is against a line that was heard: that it would be a fault, or nobody may tell whether it would.
    fn against(&self, line: &str) -> Weight {
        let is_lawful =
            |draft: &Draft| verb_of(&draft.text).is_some_and(|verb| self.is_possible(&fold(verb), draft));
        let draft = strict(line, self.table.referee);
        UNLAWFUL * Weight::from(!draft.is_some_and(|draft| is_lawful(&draft)))
    }

    /// Whether the words name something that a line tells of, or say its verb and a figure in it, or all of it: of «nos vemos
    /// a las 10» nothing is asked.
    fn is_grounded(&self, line: &str) -> bool {
        let words = bare_words(line);
        let met = |kinds: u32| {
            let things = self.spoken.iter().flatten().filter(|item| item.kinds & kinds != 0);
            things.into_iter().any(|item| is_meant(item, &words, &self.called, self.table))
        };
        met(kind::NAME | kind::PLACE | kind::MADE | kind::PAIR | kind::DEED)
            || verb_of(line).is_some_and(|verb| self.is_said(verb))
                && (words.is_empty() || met(kind::NUMBER | kind::SEAT))
    }

    /// Whether a word opens a saying of a verb.
    fn is_said(&self, verb: &str) -> bool {
        self.opened.contains(&fold(verb))
    }

    /// How likely a documented line is what was meant.
    fn weight(&self, line: &str) -> Weight {
        // Of two that are told together the first one is known by its verb.
        let verb = verb_of(line).map(fold).unwrap_or_default();
        let of_verb = self.verbs.get(&verb).copied().unwrap_or(-SPREAD);
        let is_owed = self.owed.iter().any(|owed| fold(owed) == fold(line));
        of_verb + OWED * Weight::from(is_owed)
            - UNMET * many(self.unmet(line))
            - UNSAID * many(self.left_out(line))
    }

    /// How many words of closed sets are not in a line.
    fn left_out(&self, line: &str) -> usize {
        let words = bare_words(line);
        let is_left_out = |of: &&BTreeSet<String>| !words.iter().any(|word| of.contains(&fold(word)));
        self.set.iter().filter(is_left_out).count()
    }

    /// How many of the things that are named are not in a line.
    fn unmet(&self, line: &str) -> usize {
        let words = bare_words(line);
        let is_met =
            |items: &&Vec<Item>| items.iter().any(|item| is_meant(item, &words, &self.called, self.table));
        self.spoken.len() - self.spoken.iter().filter(is_met).count()
    }

    /// What is against a line that may come now: the words in it that nobody said.
    fn unsaid(&self, line: &str) -> Weight {
        let words = bare_words(line);
        let is_said = |word: &&&str| {
            let said: [&str; 1] = [word];
            let mut things = self.spoken.iter().flatten();
            things.any(|item| is_meant(item, &said, &self.called, self.table))
                || self.said.iter().any(|token| token.fold == fold(word))
        };
        UNSAID * many(words.iter().filter(|word| !is_said(word)).count())
    }

    /// Whether two lines say the same: a card by its name or by its place.
    fn is_same(&self, one: &str, other: &str) -> bool {
        let stored = |line: &str| strict(line, self.table.referee).map(|draft| draft.stored().to_owned());
        // In whatever order cards are listed; not who attacks whom.
        let words = |line: &str| {
            let mut words = self.places_of(line);
            if !line.contains('>') {
                words.sort_unstable();
            }
            words
        };
        words(one) == words(other) || stored(one).is_some_and(|one| Some(one) == stored(other))
    }

    /// Whether a word that has no sense is the verb of a line but for a slip.
    fn is_nearly_told(&self, line: &str) -> bool {
        let grammar = self.table.grammar;
        let unknown = self.said.iter().filter(|token| !grammar.words.contains(&token.fold));
        let near = opened_by(unknown.flat_map(|token| grammar.lexicon.near(&token.fold)), grammar);
        verb_of(line).is_some_and(|verb| near.contains(&fold(verb)))
    }

    /// How many places a line tells of.
    fn count_places(&self, line: &str) -> usize {
        let is_place = |word: &&String| self.table.referee.place_named(word).is_some();
        self.places_of(line).iter().filter(is_place).count()
    }

    /// The words of a line, cards by their places.
    fn places_of(&self, line: &str) -> Vec<String> {
        let place = |word: &str| {
            let name = fold(word.trim_matches('"'));
            let lies = self.called.iter().find(|(_, called)| **called == name);
            let lies = lies.and_then(|(place, _)| place.clone());
            lies.or_else(|| self.table.referee.place_named(word)).unwrap_or(name)
        };
        let line = line.split_once(": ").map_or(line, |(_, bare)| bare);
        line.split([' ', '>', '<', ',', '=', ':']).filter(|word| !word.is_empty()).map(place).collect()
    }

    /// The lines of the likeliest verbs that say something of what is named, the likeliest first.
    fn lines(&self) -> Vec<(Weight, String)> {
        let mut verbs: Vec<(&String, Weight)> = self.verbs.iter().map(|(verb, w)| (verb, *w)).collect();
        verbs.sort_by_key(|(verb, weight)| (Reverse(*weight), *verb));
        let Some((_, best)) = verbs.first().copied() else { return Vec::new() };
        verbs.retain(|(_, weight)| best - weight <= SPREAD);
        verbs.truncate(VERBS);
        let mut assembler = Assembler::new(self.table, self.said, &self.strange);
        let mut found: Vec<(Weight, String)> = Vec::new();
        for (verb, _) in verbs {
            let made = assembler.as_mut().map_or(Vec::new(), |assembler| self.made(verb, assembler));
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

    /// Whether a draft is of him who is named, ends no match and breaks no rule, the steps it takes for granted taken. Of what may
    /// not be foretold it is enough that its verb was said and all that was named is in it.
    fn is_possible(&self, verb: &str, draft: &Draft) -> bool {
        let referee = self.table.referee;
        if !self.is_his(draft) {
            return false;
        }
        let Some(there) = behind(referee, referee.taken_for_granted(draft)) else { return false };
        if there.may_foretell(draft) {
            there.foretell(draft, None).is_empty()
        } else {
            self.is_said(verb) && self.unmet(&draft.text) == 0
        }
    }

    /// Whether a draft is of him who is named, and ends no match.
    fn is_his(&self, draft: &Draft) -> bool {
        let referee = self.table.referee;
        !is_of_another(draft, self.table.subject, referee) && !would_end(referee, draft)
    }

    /// What the things that are named make up with a verb, where it breaks no rule.
    fn made(&self, verb: &str, assembler: &mut Assembler<'_>) -> Vec<(Weight, String)> {
        let Some(verb) = self.table.grammar.verb_called(verb) else { return Vec::new() };
        let referee = self.table.referee;
        let words =
            self.options.iter().filter(|line| verb_of(line) == Some(verb)).flat_map(|line| words_of(line));
        let made = assembler.lines(verb, words.map(str::to_owned).collect());
        let lawful = made
            .into_iter()
            .filter_map(|one| {
                let draft = strict(&one.line, referee)?;
                let is_possible = self.is_possible(verb, &draft);
                let unlawful = UNLAWFUL * Weight::from(!is_possible);
                (is_possible || self.is_his(&draft) && self.unmet(&one.line) == 0).then_some((one, unlawful))
            })
            .take(LAWFUL);
        let told = self.said.iter().map(|token| token.fold.as_str()).collect::<Vec<_>>().join(" ");
        let strain = |cost: u32| STRAIN * Weight::try_from(cost).unwrap_or(0);
        let weighed =
            lawful.map(|(one, unlawful)| (self.weight(&one.line) - strain(one.cost) - unlawful, one.line));
        weighed.filter(|(_, line)| !loses_number(&told, line)).collect()
    }

    /// The few lines that may come now of a verb and are told best.
    fn at_hand(&self, verb: &str) -> Vec<(Weight, String)> {
        let referee = self.table.referee;
        let of_it = self.options.iter().filter(|line| verb_of(line).is_some_and(|of| fold(of) == verb));
        let mut lines: Vec<(Weight, String)> =
            of_it.map(|line| (self.weight(line) - self.unsaid(line), line.clone())).collect();
        let best = lines.iter().map(|(weight, _)| *weight).max();
        lines.retain(|(weight, _)| Some(*weight) == best);
        if lines.len() > FEW {
            return Vec::new();
        }
        lines.retain(|(_, line)| strict(line, referee).is_some_and(|draft| self.is_his(&draft)));
        lines
    }
}
