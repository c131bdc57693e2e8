//! What a line is weighed by: how likely its verb is told with the words that are said, and how much of what is named is in it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::assemble::strange;
use super::grammar::Grammar;
use super::heads::Head;
use super::heard::{behind, strict, would_end};
use super::item::{Item, Table};
use super::likely::{Weight, counted};
use super::saying::kind;
use super::subject::is_of_another;
use super::telegram::{is_meant, names_by_place, spoken_of, words_of};
use super::token::Token;
use crate::kernel::{Draft, fold, verb_of};

/// How much less likely than the likeliest one what is thought of is at most.
pub(super) const SPREAD: Weight = 450;
/// What speaks for a verb: that a line of it may come now, that it is owed, that a word opens a saying of it.
const NOW: Weight = 150;
const OWED: Weight = 150;
const OPENED: Weight = 150;
/// What speaks against a line: a thing that was named and is not in it, a word in it that nobody said.
const UNMET: Weight = 180;
const UNSAID: Weight = 60;
/// What speaks against a line that would be a fault, or of which that may not be told.
pub(super) const UNLAWFUL: Weight = 250;
/// How likely a line is, at least, that is asked though it tells of no thing that was named.
const SURE: Weight = 700;

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
            && !table.items(said, *at).iter().any(|item| table.has(item))
    };
    let written = |at: usize| -> BTreeSet<String> {
        slots().filter_map(|slot| slot.set.get(&said[at].fold)).map(|word| fold(word)).collect()
    };
    (0..said.len()).filter(is_word).map(written).filter(|of| !of.is_empty()).collect()
}

/// The verbs of which a word opens a saying, folded.
fn opened_by<'w>(words: impl Iterator<Item = &'w String>, grammar: &Grammar) -> BTreeSet<String> {
    verbs_of(words.filter_map(|word| grammar.heads.get(word)).flatten(), grammar)
}

/// The verbs of the notation that heads of sayings are of, folded.
fn verbs_of<'g>(heads: impl Iterator<Item = &'g Head>, grammar: &'g Grammar) -> BTreeSet<String> {
    heads.filter_map(|head| grammar.verb_of(head)).map(|verb| fold(verb.word)).collect()
}

/// What lines are weighed by: the verbs by how likely they are told, and what is named.
pub(super) struct Scale<'a> {
    pub(super) table: &'a Table<'a>,
    pub(super) said: &'a [Token],
    pub(super) verbs: BTreeMap<String, Weight>,
    /// Those of which a word opens a saying, folded.
    opened: BTreeSet<String>,
    pub(super) options: Vec<String>,
    /// The lines that are owed.
    owed: Vec<String>,
    /// Words that may be the name of what nobody heard of.
    pub(super) strange: Vec<bool>,
    spoken: Vec<Vec<Item>>,
    /// Words of closed sets, each as they write it.
    set: Vec<BTreeSet<String>>,
    called: BTreeMap<Option<String>, String>,
    /// Lines as the strict notation reads them, and what is against them: each is weighed in more than one way.
    read: Known<Option<Draft>>,
    judged: Known<Weight>,
}

/// What is known of lines of which it was asked once.
struct Known<T>(RefCell<BTreeMap<String, T>>);

impl<T: Clone> Known<T> {
    fn of(&self, line: &str, found: impl FnOnce() -> T) -> T {
        if let Some(known) = self.0.borrow().get(line) {
            return known.clone();
        }
        let found = found();
        self.0.borrow_mut().insert(line.to_owned(), found.clone());
        found
    }
}

impl<'a> Scale<'a> {
    pub(super) fn new(said: &'a [Token], table: &'a Table<'a>) -> Scale<'a> {
        let is_thing =
            |item: &Item| item.kinds & (kind::NAME | kind::SEAT) != 0 && item.kinds & kind::PILE == 0;
        let named = |at: usize| table.items(said, at).iter().any(is_thing);
        let words = (0..said.len()).filter(|at| !said[*at].quoted && !named(*at));
        let words: BTreeSet<String> = words.map(|at| counted(&said[at].fold)).collect();
        let mut options = table.referee.options(None);
        let owed = table.referee.duties().into_iter().map(|duty| duty.line);
        let owed: Vec<String> = owed.filter(|line| !line.is_empty()).collect();
        let of = |lines: &[String]| -> BTreeSet<String> {
            lines.iter().filter_map(|line| verb_of(line)).map(fold).collect()
        };
        let now = of(&options);
        let due = of(&owed);
        let bare = said.iter().filter(|token| !token.quoted);
        let heads = bare.filter_map(|token| table.grammar.heads.get(&token.fold)).flatten();
        let heads = heads.filter(|head| !table.grammar.is_unmet(head, said));
        let opened = verbs_of(heads, table.grammar);
        let state = |verb: &str| {
            NOW * Weight::from(now.contains(verb))
                + OWED * Weight::from(due.contains(verb))
                + OPENED * Weight::from(opened.contains(verb))
        };
        let verbs = table.grammar.likely.verbs(&words);
        let verbs = verbs.into_iter().map(|(verb, weight)| (verb.to_owned(), weight + state(verb))).collect();
        let mut spoken = spoken_of(said, table);
        spoken.retain(|items| items.iter().all(|item| item.kinds & kind::SEAT == 0));
        // What the other one owes may come now as well, where something of it is said.
        let is_said = |line: &&String| {
            let mut things = spoken.iter().flatten();
            things.any(|item| bare_words(line).contains(&item.text.as_str()))
        };
        let theirs: Vec<String> =
            owed.iter().filter(|line| !options.contains(line)).filter(is_said).cloned().collect();
        options.extend(theirs);
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
            read: Known(RefCell::default()),
            judged: Known(RefCell::default()),
        }
    }

    /// A line as the strict notation reads it.
    pub(super) fn strict(&self, line: &str) -> Option<Draft> {
        self.read.of(line, || strict(line, self.table.referee))
    }

    /// Whether a line breaks no rule, and all that is named is in it.
    pub(super) fn is_whole(&self, line: &str) -> bool {
        self.names_all(line) && self.against(line) == 0
    }

    /// Whether all that is named is in a line.
    pub(super) fn names_all(&self, line: &str) -> bool {
        self.unmet(line) == 0 && self.left_out(line) == 0
    }

    /// Whether all that is named is in a line, but for figures: how many points something comes to.
    fn names_all_but_figures(&self, line: &str) -> bool {
        let words = bare_words(line);
        let is_figure = |items: &&Vec<Item>| items.iter().all(|item| item.kinds & kind::NUMBER != 0);
        let is_met = |items: &Vec<Item>| items.iter().any(|item| self.is_met(item, &words));
        self.spoken.iter().filter(|items| !is_figure(items)).all(is_met)
    }

    /// What is against a line that was heard: that it would be a fault, or nobody may tell whether it would.
    pub(super) fn against(&self, line: &str) -> Weight {
        let is_lawful =
            |draft: Draft| verb_of(&draft.text).is_some_and(|verb| self.is_possible(&fold(verb), &draft));
        self.judged.of(line, || UNLAWFUL * Weight::from(!self.strict(line).is_some_and(is_lawful)))
    }

    /// Whether the words name something that a line tells of, or say its verb and a figure in it, or all of it: of «nos vemos
    /// a las 10» nothing is asked.
    pub(super) fn is_grounded(&self, line: &str) -> bool {
        let words = bare_words(line);
        let met = |kinds: u32| {
            let things = self.spoken.iter().flatten().filter(|item| item.kinds & kinds != 0);
            things.into_iter().any(|item| self.is_met(item, &words))
        };
        met(kind::NAME | kind::PLACE | kind::MADE | kind::PAIR | kind::DEED)
            || verb_of(line).is_some_and(|verb| self.is_said(verb))
                && (words.is_empty() || met(kind::NUMBER | kind::SEAT) || self.is_due(line) && met(kind::NEW))
            || self.names_all(line) && self.weight(line) >= SURE
    }

    /// Whether a word opens a saying of a verb.
    pub(super) fn is_said(&self, verb: &str) -> bool {
        self.opened.contains(&fold(verb))
    }

    /// Whether a line is just what is owed.
    pub(super) fn is_owed(&self, line: &str) -> bool {
        self.owed.iter().any(|owed| fold(owed) == fold(line))
    }

    /// Whether a line begins with what is owed: `B: revelar B1 = 10/-`.
    pub(super) fn begins_as_owed(&self, line: &str) -> bool {
        let line = fold(line.split_once(": ").map_or(line, |(_, bare)| bare));
        let more = |owed: &String| line.strip_prefix(&fold(owed)).map(str::to_owned);
        self.owed.iter().filter_map(more).any(|more| more.is_empty() || more.starts_with(' '))
    }

    /// Whether something that is owed is told by the same verb.
    fn is_due(&self, line: &str) -> bool {
        self.owed.iter().any(|owed| verb_of(owed).map(fold) == verb_of(line).map(fold))
    }

    /// How likely the likeliest line of a verb can be.
    pub(super) fn at_best(&self, verb: &str) -> Weight {
        let is_owed = self.owed.iter().any(|line| verb_of(line).is_some_and(|owed| fold(owed) == verb));
        self.verbs.get(verb).copied().unwrap_or(-SPREAD) + OWED * Weight::from(is_owed)
    }

    /// How likely a documented line is what was meant.
    pub(super) fn weight(&self, line: &str) -> Weight {
        // Of two that are told together the first one is known by its verb.
        let verb = verb_of(line).map(fold).unwrap_or_default();
        let of_verb = self.verbs.get(&verb).copied().unwrap_or(-SPREAD);
        of_verb + OWED * Weight::from(self.is_owed(line))
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
    pub(super) fn unmet(&self, line: &str) -> usize {
        let words = bare_words(line);
        let is_met = |items: &&Vec<Item>| items.iter().any(|item| self.is_met(item, &words));
        self.spoken.len() - self.spoken.iter().filter(is_met).count()
    }

    /// Whether one of the words is what an item stands for: by its name, by its place, by the number of its place.
    fn is_met(&self, item: &Item, words: &[&str]) -> bool {
        let table = self.table;
        let is_numbered = |word: &&str| {
            let place = || table.referee.place_named(word).filter(|_| word.ends_with(item.text.as_str()));
            let own = || table.own.and_then(|seat| table.owned(seat, &item.text));
            place().is_some_and(|place| own().is_some_and(|numbered| numbered == place))
        };
        is_meant(item, words, &self.called, table)
            || item.kinds & kind::NUMBER != 0 && words.iter().any(is_numbered)
    }

    /// What is against a line that may come now: the words in it that nobody said.
    pub(super) fn unsaid(&self, line: &str) -> Weight {
        let words = bare_words(line);
        let is_said = |word: &&&str| {
            let said: [&str; 1] = [word];
            let mut things = self.spoken.iter().flatten();
            things.any(|item| self.is_met(item, &said))
                || self.said.iter().any(|token| token.fold == fold(word))
        };
        UNSAID * many(words.iter().filter(|word| !is_said(word)).count())
    }

    /// Whether two lines say the same: a card by its name or by its place.
    pub(super) fn is_same(&self, one: &str, other: &str) -> bool {
        let stored = |line: &str| self.strict(line).map(|draft| draft.stored().to_owned());
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
    pub(super) fn is_nearly_told(&self, line: &str) -> bool {
        let grammar = self.table.grammar;
        let unknown = self.said.iter().filter(|token| !grammar.words.contains(&token.fold));
        let near = opened_by(unknown.flat_map(|token| grammar.lexicon().near(&token.fold)), grammar);
        verb_of(line).is_some_and(|verb| near.contains(&fold(verb)))
    }

    /// How many places a line tells of.
    pub(super) fn count_places(&self, line: &str) -> usize {
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

    /// Whether a draft is of him who is named, ends no match and breaks no rule, the steps it takes for granted taken. Of what may
    /// not be foretold it is enough that its verb was said and all that was named is in it, but for figures.
    pub(super) fn is_possible(&self, verb: &str, draft: &Draft) -> bool {
        self.is_his(draft) && self.breaks_no_rule(verb, draft)
    }

    /// Whether a draft breaks no rule, the steps it takes for granted taken, whosever it is and whatever it ends.
    pub(super) fn breaks_no_rule(&self, verb: &str, draft: &Draft) -> bool {
        let referee = self.table.referee;
        let steps = referee.taken_for_granted(draft);
        // Most drafts take nothing for granted, and the table is as it stands.
        let after = (!steps.is_empty()).then(|| behind(referee, steps));
        let there = match &after {
            None => referee,
            Some(Some(after)) => after.as_ref(),
            Some(None) => return false,
        };
        if there.may_foretell(draft) {
            there.foretell(draft, None).is_empty()
        } else {
            self.is_said(verb) && self.names_all_but_figures(&draft.text)
        }
    }

    /// Whether a line ends the match.
    pub(super) fn is_end(&self, line: &str) -> bool {
        self.strict(line).is_some_and(|draft| self.would_end(&draft))
    }

    /// Whether a draft is of him who is named, and ends no match.
    pub(super) fn is_his(&self, draft: &Draft) -> bool {
        !self.is_of_another(draft) && !self.would_end(draft)
    }

    /// Whether a draft is of another than who is named.
    pub(super) fn is_of_another(&self, draft: &Draft) -> bool {
        is_of_another(draft, self.table.subject, self.table.referee)
    }

    /// Whether a draft ends the match.
    pub(super) fn would_end(&self, draft: &Draft) -> bool {
        would_end(self.table.referee, draft)
    }
}
