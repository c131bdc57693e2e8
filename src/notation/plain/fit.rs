//! What the words of one line are to the search, worked out once: it asks for it at every step.

use std::cell::OnceCell;

use super::candidate::Unknown;
use super::filling::lying;
use super::fixed::{Fixed, of_set};
use super::heads::Head;
use super::ids::IdSet;
use super::item::{Item, Table, counts};
use super::newcomer::Newcomer;
use super::number::number;
use super::saying::{Form, Slot, kind};
use super::stopwords::{JOINING, is_doubtful};
use super::token::Token;
use crate::kernel::fold;

/// Words of a line as bits, by where they stand.
pub type Words = u64;

/// Most words of a line that is searched.
const MOST: usize = 64;

/// What a verb costs that says what will be done, or would be: it is only offered.
const TO_COME: u32 = 3;
/// What it costs that a word contradicts what was taken: `medio bien medio mal`.
const CONTRADICTED: u32 = 3;

/// What says that something did not happen, and what may stand between it and its verb.
const DENIALS: [&str; 4] = ["no", "ni", "nunca", "tampoco"];
const BEFORE_VERBS: [&str; 16] = [
    "me", "te", "se", "nos", "lo", "la", "le", "los", "las", "les", "quiero", "quiere", "voy", "va", "vamos",
    "a",
];

/// Whether a word says that something does not happen.
pub fn denies(word: &str) -> bool {
    DENIALS.contains(&word)
}

/// What goes into a slot, as it is written.
pub struct Value {
    pub text: String,
    place: OnceCell<Option<String>>,
}

impl Value {
    pub fn new(text: String) -> Value {
        Value { text, place: OnceCell::new() }
    }

    /// The place it stands for.
    pub fn place(&self, table: &Table<'_>) -> Option<&str> {
        self.place.get_or_init(|| table.referee.place_named(&self.text)).as_deref()
    }
}

/// The words that open a saying where its first one stands there.
pub fn opened_by(tokens: &[Token], at: usize, head: &Head) -> Words {
    let is_of = |(nth, token): &(usize, &Token)| {
        *nth == at || *nth > at && head.rest.iter().any(|words| words.contains(&token.fold))
    };
    tokens.iter().enumerate().filter(is_of).fold(0, |all, (nth, _)| all | 1 << nth)
}

/// The words of a line, whatever is said with them.
pub struct Line<'a> {
    pub(super) table: &'a Table<'a>,
    pub tokens: &'a [Token],
    /// The words as numbers, where sayings know them; and what «al» and «del» are without their article.
    pub ids: Vec<Option<u32>>,
    bare_ids: Vec<Option<u32>>,
    /// The words that lead nowhere: an «a» that is a player.
    pub players: Words,
    items: Vec<OnceCell<Vec<(Item, Value)>>>,
    /// The kinds of all that the words may stand for, and the words that have some sense, once they were asked for.
    kinds: OnceCell<u32>,
    of_sense: OnceCell<Words>,
    /// What each word may open.
    pub heads: Vec<&'a [Head]>,
    /// Words that only join; of these, «y» and the comma; the comma; those that strain nothing before a value.
    pub joining: Words,
    pub and: Words,
    pub comma: Words,
    pub light: Words,
    /// «sin».
    pub without: Words,
    /// «a» that leads to something: neither the first word nor who plays, «jugador a».
    pub towards: Words,
    /// Words between a value and what leads to it, and between two names of one place.
    pub of: Words,
    pub again: Words,
    pub fillers: Words,
    /// «un» where it counts.
    pub counting: Words,
    /// Words that a closed set has, or what they begin; of these, those that may stand for what they only begin.
    closed: Words,
    free: OnceCell<Words>,
    /// Words that would open something and begin a new name, once they were asked for.
    pub(super) naming: OnceCell<Words>,
    /// Words that say of a verb that it will be done or would be.
    to_come: Words,
    /// What is asked of some lines only, once it was.
    passable: OnceCell<Words>,
    unheard: OnceCell<Words>,
    /// How many words a filler of several takes, by where it begins.
    pub phrases: Vec<Vec<usize>>,
    pub(super) newcomers: Vec<OnceCell<Vec<Newcomer>>>,
}

/// The words of which something holds.
fn words(tokens: &[Token], holds: impl Fn(usize, &str) -> bool) -> Words {
    tokens
        .iter()
        .enumerate()
        .filter(|(at, token)| holds(*at, &token.fold))
        .fold(0, |all, (at, _)| all | 1 << at)
}

/// So many words from one on.
fn span(at: usize, len: usize) -> Words {
    (at..at + len).fold(0, |all, at| all | 1 << at)
}

pub fn has(words: Words, at: usize) -> bool {
    words & (1 << at) != 0
}

/// Whether the words from some word on are these.
pub fn are_said<'w>(tokens: &[Token], at: usize, mut said: impl Iterator<Item = &'w str>) -> bool {
    let mut here = tokens[at..].iter();
    said.all(|word| here.next().is_some_and(|token| token.fold == word))
}

impl<'a> Line<'a> {
    /// Looks the words up; none where the line has more words than are searched.
    pub fn new(table: &'a Table<'a>, tokens: &'a [Token]) -> Option<Line<'a>> {
        if tokens.len() > MOST {
            return None;
        }
        let grammar = table.grammar;
        let is_titled = |at: usize| matches!(tokens[at - 1].fold.as_str(), "jugador" | "jugadora");
        let phrases = |at: usize| {
            let here = grammar.phrases(&tokens[at].fold).iter();
            here.filter(|words| are_said(tokens, at, words.iter().map(String::as_str)))
                .map(Vec::len)
                .collect()
        };
        // «bajo a Yamcha» is a verb, and so it is behind a player.
        let is_verb = |at: usize| at == 0 || at == 1 && table.seat(&tokens[0].fold).is_some();
        let lowered =
            words(tokens, |at, word| word == "bajo" && is_verb(at) && grammar.heads.contains_key(word));
        let players = Words::from(table.opens_with_player(tokens));
        let mut line = Line {
            joining: words(tokens, |_, word| JOINING.contains(&word)) & !players & !lowered,
            players,
            and: words(tokens, |_, word| matches!(word, "y" | "e" | ",")),
            comma: words(tokens, |_, word| word == ","),
            light: words(tokens, |_, word| matches!(word, "a" | "de" | "del" | "al" | "=")),
            without: words(tokens, |_, word| word == "sin"),
            towards: words(tokens, |at, word| word == "a" && at > 0 && !is_titled(at)),
            of: words(tokens, |_, word| matches!(word, "de" | "en")),
            again: words(tokens, |_, word| matches!(word, "de" | "del" | "en" | "desde" | ",")),
            fillers: words(tokens, |_, word| grammar.fillers.contains(word)),
            counting: words(tokens, |at, _| counts(tokens, at)),
            closed: words(tokens, |_, word| grammar.may_be_closed(word)),
            kinds: OnceCell::new(),
            of_sense: OnceCell::new(),
            free: OnceCell::new(),
            naming: OnceCell::new(),
            to_come: words(tokens, |at, word| !tokens[at].quoted && grammar.is_to_come(word)),
            phrases: (0..tokens.len()).map(phrases).collect(),
            passable: OnceCell::new(),
            unheard: OnceCell::new(),
            items: tokens.iter().map(|_| OnceCell::new()).collect(),
            heads: Vec::new(),
            newcomers: tokens.iter().map(|_| OnceCell::new()).collect(),
            ids: tokens.iter().map(|token| grammar.ids.get(&token.fold)).collect(),
            bare_ids: tokens.iter().map(|token| grammar.ids.get(without_article(&token.fold))).collect(),
            table,
            tokens,
        };
        line.heads = (0..tokens.len()).map(|at| line.opens(at)).collect();
        Some(line)
    }

    /// What a word may open: also the beginning of a verb, where the verb stands.
    fn opens(&self, at: usize) -> &'a [Head] {
        let grammar = self.table.grammar;
        let word = &self.tokens[at].fold;
        match grammar.heads.get(word) {
            Some(heads) => heads,
            None if self.stands_first(at) && !self.is_name(at) && !is_doubtful(word) => grammar.begun(word),
            None => &[],
        }
    }

    /// What it costs that a word opens something: only as the beginning of a verb, or a name besides, as a card is called
    /// «Muro»; or what is not done yet.
    pub fn strain(&self, at: usize) -> u32 {
        let grammar = self.table.grammar;
        let word = &self.tokens[at].fold;
        let is_hardly_verb = !grammar.heads.contains_key(word) || self.is_name(at);
        u32::from(is_hardly_verb) + 3 * u32::from(self.opens_name(at)) + self.strain_to_come()
    }

    /// Whether what a word opens is only why: «por el efecto del Puma …» tells of no effect.
    pub fn is_cause(&self, at: usize, form: &Form) -> bool {
        form.slots.iter().any(|slot| slot.text) && self.joining & ((1 << at) - 1) != 0
    }

    /// Whether what a word opens ends what it was told of, no turn and no match: «… y con eso la termina».
    pub fn ends_thing(&self, at: usize, form: &Form) -> bool {
        const ENDS: [&str; 6] = ["termin", "acab", "cierr", "cerr", "conclu", "finaliz"];
        const TURNS: [&str; 6] = ["turno", "partida", "juego", "jugada", "fase", "ronda"];
        let is = |at: usize, words: &[&str]| {
            self.tokens.get(at).is_some_and(|token| !token.quoted && words.contains(&token.fold.as_str()))
        };
        let says = |words: &[&str]| (0..self.tokens.len()).any(|at| is(at, words));
        at > 0
            && is(at - 1, &["lo", "la"])
            && self.tokens.get(at).is_some_and(|end| ENDS.iter().any(|stem| end.fold.starts_with(stem)))
            && form.slots.iter().all(|slot| slot.kinds & !kind::SEAT == 0 && slot.set.is_empty())
            && !says(&TURNS)
    }

    /// Whether what a word opens is the deed of a player, though by its form nobody is said to do it: `ponen clavel en la pila`.
    pub fn is_nobodys(&self, at: usize, form: &Form) -> bool {
        let (forms, verbs) = self.table.grammar.speech.nobodys;
        self.tokens.get(at).is_some_and(|token| forms.contains(&token.fold.as_str()))
            && form.verb.is_none_or(|of| !verbs.contains(&fold(of.word).as_str()))
            && !self.tokens.iter().any(|token| token.fold.len() > 1 && self.table.seat(&token.fold).is_some())
    }

    /// What it costs that the line is of what is not done yet, whichever word says so.
    pub fn strain_to_come(&self) -> u32 {
        TO_COME * u32::from(self.to_come != 0)
    }

    /// The word that denies what a word opens: «no» in `no me rindo` and in `no voy a atacar`.
    pub fn denied_by(&self, at: usize) -> Option<usize> {
        let word = |at: &usize| self.tokens[*at].fold.as_str();
        let before = (0..at).rev().find(|at| !BEFORE_VERBS.contains(&word(at)))?;
        (!self.tokens[before].quoted && DENIALS.contains(&word(&before))).then_some(before)
    }

    /// Whether a word is the first, or the first behind a player or a card.
    fn stands_first(&self, at: usize) -> bool {
        let is_behind =
            |item: &Item| item.len == at && item.kinds & (kind::SEAT | kind::PLACE | kind::NAME) != 0;
        at == 0 || self.items(0).iter().any(|(item, _)| is_behind(item))
    }

    fn is_name(&self, at: usize) -> bool {
        self.items(at).iter().any(|(item, _)| item.kinds & kind::NAME != 0)
    }

    /// What the words from some word on may stand for, and how that is written.
    pub fn items(&self, at: usize) -> &[(Item, Value)] {
        self.items[at].get_or_init(|| {
            let with_value = |item: &Item| {
                let value = Value::new(item.text.clone());
                (item.clone(), value)
            };
            self.table.items(self.tokens, at).iter().map(with_value).collect()
        })
    }

    /// Whether the line has a word beside which a saying is not said, or nothing for a word of it that must be said or a slot that
    /// must be filled: so it need not be asked what the words are to the saying.
    pub fn lacks(&self, form: &Form, unknown: Unknown) -> bool {
        let is_never = |token: &Token| form.never.contains(&token.fold);
        if !form.never.is_empty() && self.tokens.iter().any(is_never) {
            return true;
        }
        let is_said = |words: &IdSet| self.ids.iter().flatten().any(|id| words.contains(*id));
        let is_empty = |of: &&Slot| {
            !(of.optional || of.text || of.kinds & unknown.named() != 0)
                && of.set.is_empty()
                && of.kinds & self.kinds() == 0
        };
        !form.must.iter().all(is_said) || form.slots.iter().filter(is_empty).nth(unknown.missing()).is_some()
    }

    /// The kinds of all that the words may stand for.
    fn kinds(&self) -> u32 {
        *self.kinds.get_or_init(|| {
            let items = (0..self.tokens.len()).flat_map(|at| self.items(at));
            items.fold(0, |all, (item, _)| all | item.kinds)
        })
    }

    /// The words that have some sense whatever is said: they join, say nothing or stand for something, a new name too where unknown
    /// words are read so. Of one line it is always asked with unknown words read alike.
    fn of_sense(&self, unknown: Unknown) -> Words {
        *self.of_sense.get_or_init(|| {
            (0..self.tokens.len()).fold(self.joining | self.fillers, |all, at| {
                let items = self.items(at).iter().map(|(item, _)| item.len);
                let new = self.newcomers(at).iter().map(|name| name.len).filter(|_| unknown == Unknown::Name);
                let lens = items.chain(new).chain(self.phrases[at].iter().copied());
                lens.fold(all, |all, len| all | span(at, len))
            })
        })
    }

    /// The words that may stand for what they only begin, where they are of no other sense.
    fn free(&self) -> Words {
        *self.free.get_or_init(|| {
            let grammar = self.table.grammar;
            words(self.tokens, |at, word| {
                // Where a verb stands, «desc» is one of those that begin so.
                let is_some_verb = || self.stands_first(at) && grammar.verbs_begun(word).nth(1).is_some();
                word.len() >= 3 && !grammar.words.contains(word) && !is_some_verb()
            })
        })
    }

    /// Whether a word may be passed over: it says nothing here, neither what the line is about nor that it may not be so.
    pub fn is_passable(&self, at: usize) -> bool {
        let is_sign = |word: &str| !word.chars().all(char::is_alphabetic);
        let says = |at: usize, word: &str| {
            is_sign(word)
                || is_doubtful(word)
                || number(&[word]).is_some()
                || at == 0 && self.table.grammar.verbs.contains(word)
                || !self.items(at).is_empty()
        };
        has(*self.passable.get_or_init(|| words(self.tokens, |at, word| !says(at, word))), at)
    }

    /// Whether a word of four letters or more is like none that has a sense.
    pub fn is_unheard(&self, at: usize) -> bool {
        let is_new = |word: &str| word.len() > 3 && self.table.grammar.lexicon().near(word).next().is_none();
        has(*self.unheard.get_or_init(|| words(self.tokens, |_, word| is_new(word))), at)
    }

    /// The words from some word on as one text between quotation marks, and what that costs: a card or a place among them
    /// is hardly part of it.
    pub fn text_from(&self, at: usize) -> (Value, u32) {
        let words: Vec<&str> = self.tokens[at..].iter().map(|token| token.text.as_str()).collect();
        let of_card =
            |at: &usize| self.items(*at).iter().any(|(item, _)| item.kinds & (kind::PLACE | kind::NAME) != 0);
        let cards = (at..self.tokens.len()).filter(|at| !self.tokens[*at].quoted).filter(of_card).count();
        // It begins with a word of its own.
        let leads = has(self.joining | self.fillers, at) && words.len() > 1;
        let cost = 2 * u32::try_from(cards).unwrap_or(2) + 2 * u32::from(leads);
        (Value::new(format!("\"{}\"", words.join(" "))), cost)
    }
}

/// The words of a line as one saying takes them.
pub struct Fit {
    /// By slot: the words that lead to it; the same where «al» is not «a el».
    pub leads: Vec<Words>,
    pub hints: Vec<Words>,
    /// The words that lead to any.
    pub all_leads: Words,
    pub all_hints: Words,
    /// By word: which of the words that must be said it is.
    pub must: Vec<Option<usize>>,
    /// The words that may be said.
    pub may: Words,
    /// By word: what of the closed sets it is.
    fixed: Vec<OnceCell<Vec<Fixed>>>,
    /// Whether the line has what the saying must have, once it was asked.
    may_fill: OnceCell<bool>,
    /// The words that have some sense in the saying, once they were asked for.
    sense: OnceCell<Words>,
}

/// `al` is «a el».
fn without_article(said: &str) -> &str {
    match said {
        "al" => "a",
        "del" => "de",
        said => said,
    }
}

impl Fit {
    pub fn new(line: &Line<'_>, form: &Form) -> Fit {
        let of_line = |holds: &dyn Fn(usize) -> bool| -> Words {
            (0..line.tokens.len()).filter(|at| holds(*at)).fold(0, |all, at| all | 1 << at)
        };
        let to = |id: Option<u32>| id.and_then(|id| form.leading.get(&id)).copied().unwrap_or(0);
        let (mut hints, mut leads) = (vec![0; form.slots.len()], vec![0; form.slots.len()]);
        for at in (0..line.tokens.len()).filter(|at| !has(line.players, *at)) {
            let said = to(line.ids[at]);
            let led = said | to(line.bare_ids[at]);
            for slot in (0..form.slots.len()).filter(|slot| has(led, *slot)) {
                leads[slot] |= 1 << at;
                hints[slot] |= Words::from(has(said, slot)) << at;
            }
        }
        let must =
            |id: &Option<u32>| form.must.iter().position(|words| id.is_some_and(|id| words.contains(id)));
        Fit {
            all_leads: leads.iter().fold(0, |all, some| all | some),
            all_hints: hints.iter().fold(0, |all, some| all | some),
            leads,
            hints,
            must: line.ids.iter().map(must).collect(),
            may: of_line(&|at| line.ids[at].is_some_and(|id| form.may.contains(id))) & !line.players,
            fixed: line.tokens.iter().map(|_| OnceCell::new()).collect(),
            may_fill: OnceCell::new(),
            sense: OnceCell::new(),
        }
    }

    /// Whether nothing can come of a saying that is opened by some of the words: a word that must be said is not there, nothing
    /// fills a slot that must be filled, or a word has no sense in it. It spares the search, and no more; of one line it is
    /// always asked with unknown words read alike.
    pub fn is_hopeless(&self, line: &Line<'_>, form: &Form, opened: Words, unknown: Unknown) -> bool {
        if !matches!(unknown, Unknown::Name | Unknown::Refused | Unknown::Missing) {
            return false;
        }
        let all = (0..line.tokens.len()).fold(0, |all, at| all | 1 << at);
        !*self.may_fill.get_or_init(|| self.may_be_filled(line, form, unknown))
            || all & !(self.sense.get_or_init(|| self.sense(line, form, unknown)) | opened) != 0
    }

    fn may_be_filled(&self, line: &Line<'_>, form: &Form, unknown: Unknown) -> bool {
        let is_said = |must: usize| self.must.contains(&Some(must));
        let takes_new = |slot: &Slot| slot.kinds & unknown.named() != 0;
        let fills = |slot: usize, of: &Slot, at: usize| {
            line.items(at).iter().any(|(item, _)| lying(of, item).is_some())
                || self.fixed(line, form, at).iter().any(|fixed| fixed.slot == slot)
        };
        let is_open = |(slot, of): &(usize, &Slot)| {
            !(of.optional
                || of.text
                || takes_new(of)
                || of.kinds & line.kinds() != 0
                || (0..line.tokens.len()).any(|at| fills(*slot, of, at)))
        };
        let mut open = form.slots.iter().enumerate().filter(is_open);
        (0..form.must.len()).all(is_said) && open.nth(unknown.missing()).is_none()
    }

    fn sense(&self, line: &Line<'_>, form: &Form, unknown: Unknown) -> Words {
        if form.slots.iter().any(|slot| slot.text) {
            return Words::MAX;
        }
        let must = (0..line.tokens.len()).filter(|at| self.must[*at].is_some());
        let said = line.of_sense(unknown) | self.all_hints | self.may | must.fold(0, |all, at| all | 1 << at);
        (0..line.tokens.len()).fold(said, |all, at| {
            self.fixed(line, form, at).iter().fold(all, |all, fixed| all | span(at, fixed.len))
        })
    }

    /// What it costs that words were passed by which say something else of a slot than what it was filled with.
    pub fn contradicted(&self, passed: Words, filled: &dyn Fn(usize) -> Option<String>) -> u32 {
        let fixed = self.fixed.iter().enumerate().filter(|(at, _)| has(passed, *at));
        let says = fixed.filter_map(|(_, fixed)| fixed.get()).flatten().filter(|fixed| fixed.cost == 0);
        let mut others = says.filter_map(|fixed| filled(fixed.slot).map(|text| text != fixed.value.text));
        if others.any(|is_other| is_other) { CONTRADICTED } else { 0 }
    }

    /// What of the closed sets of a saying some word is, one or several, whole or (dearer) their beginning.
    pub fn fixed(&self, line: &Line<'_>, form: &Form, at: usize) -> &[Fixed] {
        self.fixed[at].get_or_init(|| {
            if !has(line.closed, at) {
                return Vec::new();
            }
            let is_free = has(line.free(), at);
            let word = &line.tokens[at].fold;
            let slots = form.slots.iter().enumerate();
            let slots = slots.filter(|(_, slot)| slot.may_hold(word));
            slots.flat_map(|(slot, of)| of_set(line.tokens, at, slot, of, is_free)).collect()
        })
    }
}
