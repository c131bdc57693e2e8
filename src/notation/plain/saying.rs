//! The form of a saying: what it is made of, and as a game writes it, taken apart ([`Saying`](crate::kernel::Saying) says what
//! its signs mean).

use std::collections::{BTreeMap, BTreeSet};

use super::ids::{IdSet, Ids};
use super::inflect::variants;
use crate::hashed::Map;
use crate::kernel::{VerbInfo, fold};

/// Kinds of things that fill a slot, as bits.
pub mod kind {
    pub const PLACE: u32 = 1;
    pub const NAME: u32 = 2;
    pub const NEW: u32 = 4;
    pub const NUMBER: u32 = 8;
    pub const SIGNED: u32 = 16;
    pub const PAIR: u32 = 32;
    pub const SEAT: u32 = 64;
    pub const MADE: u32 = 128;
    pub const REF: u32 = 256;
    pub const WHERE: u32 = 512;
    /// A name whose place goes before it where both fit.
    pub const SECOND: u32 = 1024;
    /// The name of a player to be.
    pub const PERSON: u32 = 2048;
    /// A place of many cards.
    pub const PILE: u32 = 4096;
    /// A number of three digits or more.
    pub const BIG: u32 = 8192;
    /// A card of one's own whose name is another player's too, and that one.
    pub const EITHER: u32 = 16384;
    pub const OTHER: u32 = 32768;
    /// What a card of the table can do.
    pub const DEED: u32 = 65536;
    /// What set something off, called by the card that did it.
    pub const CAUSE: u32 = 131072;
    /// A place by the name of the card that lies there.
    pub const CALLED: u32 = 262144;
}

/// What leads to a slot's value, and what may fill it.
#[derive(Clone, Debug)]
pub struct Slot {
    pub prefix: String,
    pub kinds: u32,
    /// Words of a closed set: as said, as written.
    pub set: BTreeMap<String, String>,
    /// The letters that these words begin with, as bits.
    pub(super) initials: u64,
    pub optional: bool,
    /// How several are joined.
    pub several: Option<char>,
    pub must: bool,
    /// It is the other side's where it may be either's.
    pub rival: bool,
    /// Before the verb it stands only where something leads to it.
    pub behind: bool,
    /// No card that lies on the table.
    pub unseen: bool,
    /// All words to the end of the line.
    pub text: bool,
    /// A number that says which, not how many: «una» is none.
    pub nth: bool,
    /// Of a card that lies somewhere, only where.
    pub spot: bool,
    /// Of what a card does, only its name, where the card is said besides.
    pub deed: bool,
    /// What stands before the verb without a preposition leads to it.
    pub subject: bool,
    pub hints: Vec<String>,
}

/// A part of a documented line.
#[derive(Clone, Debug)]
pub enum Part {
    /// Who acts is written, said or not.
    Actor,
    Text(String),
    /// The card of the only thing that waits.
    Waits,
    Slot(usize),
    /// What the numbers of two slots come to.
    Sum(usize, usize),
}

/// A saying, taken apart.
#[derive(Clone, Debug, Default)]
pub struct Form {
    pub parts: Vec<Part>,
    pub slots: Vec<Slot>,
    /// Words that lead to slots, as numbers, and to which, as bits.
    pub leading: Map<u32, u64>,
    /// Words that may be said, as numbers ([`Ids`]).
    pub may: IdSet,
    /// Words of which each must be said.
    pub must: Vec<IdSet>,
    /// Words beside which it is not said.
    pub never: BTreeSet<String>,
    /// How the phases begin in which it is said; in any where there is none.
    pub(super) phases: Vec<String>,
    /// How many new names must be told, each in its own slot.
    pub new_names: usize,
    /// The verb of the notation it is written with.
    pub verb: Option<VerbInfo>,
}

impl Slot {
    /// Whether a word may be of the closed set, or begin one of it: where no word of it begins with the same letter, it is not.
    pub(super) fn may_hold(&self, word: &str) -> bool {
        initial(word).is_none_or(|letter| self.initials & letter != 0)
    }
}

/// The letter that a word begins with, as a bit; some letters share one.
fn initial(word: &str) -> Option<u64> {
    word.chars().next().map(|letter| 1 << (u32::from(letter) % u64::BITS))
}

impl Form {
    /// Whether it is said in a phase.
    pub fn is_said_in(&self, phase: &str) -> bool {
        self.phases.is_empty() || self.phases.iter().any(|at| phase.starts_with(at))
    }

    /// Whether players are told one behind the other, so that none of them is he who acts: «orden ana, carla, beto».
    pub fn lists_players(&self) -> bool {
        self.slots.iter().any(|slot| slot.kinds == kind::SEAT && slot.several.is_some())
    }

    /// Whether a slot stands behind one that takes the same words and is led to alike, and is empty yet: they are filled in order.
    pub fn is_behind_alike(&self, slot: usize, is_full: impl Fn(usize) -> bool) -> bool {
        let of = &self.slots[slot];
        let is_alike =
            |other: &Slot| other.kinds == of.kinds && other.hints == of.hints && other.set == of.set;
        self.slots[..slot].iter().enumerate().any(|(at, other)| !is_full(at) && is_alike(other))
    }

    /// Whether a slot takes a player before the verb who is not written.
    pub fn is_unwritten(&self, slot: usize) -> bool {
        let of = &self.slots[slot];
        let is_written = || self.parts.iter().any(|part| matches!(part, Part::Slot(at) if *at == slot));
        of.subject && of.kinds == kind::SEAT && !is_written()
    }
}

/// Takes the form of a saying apart.
pub(super) fn form(text: &str, words: &[(&str, &str)], ids: &mut Ids) -> Form {
    let mut form = Form::default();
    for part in text.split_whitespace() {
        if part == "@" {
            form.parts.push(Part::Actor);
        } else if part == "{}" {
            form.parts.push(Part::Waits);
        } else if let Some(said) = part.strip_prefix('~').filter(|said| !said.starts_with('[')) {
            form.may.insert_all(&ids.forms(said));
        } else if let Some(said) = part.strip_prefix("-=") {
            form.never.insert(fold(said));
        } else if let Some(phases) = part.strip_prefix('?').filter(|phases| !phases.starts_with('_')) {
            form.phases.extend(phases.split('|').map(|phase| phase.replace('_', " ")));
        } else if let Some(said) = part.strip_prefix('!') {
            let mut words = IdSet::default();
            said.split('|').for_each(|said| words.insert_all(&ids.forms(said)));
            form.must.push(words);
        } else if let (Some(open), true) = (part.find('['), part.ends_with(']')) {
            let inner = &part[open + 1..part.len() - 1];
            // A value printed once more: `[1]`.
            if let Some(again) = inner.parse::<usize>().ok().and_then(|nth| nth.checked_sub(1)) {
                form.parts.push(Part::Slot(again));
                continue;
            }
            // What two numbers come to: `[3+4]`.
            if let Some((one, other)) = inner.split_once('+')
                && let (Ok(one), Ok(other)) = (one.parse::<usize>(), other.parse::<usize>())
            {
                form.parts.push(Part::Sum(one.saturating_sub(1), other.saturating_sub(1)));
                continue;
            }
            // What is said and not printed: `~[seat?:a]`.
            if !part.starts_with('~') {
                form.parts.push(Part::Slot(form.slots.len()));
            }
            let slot = slot(part[..open].trim_start_matches('~'), inner, words);
            for hint in &slot.hints {
                *form.leading.entry(ids.of(hint.clone())).or_default() |= 1 << form.slots.len();
            }
            form.slots.push(slot);
        } else {
            form.parts.push(Part::Text(part.replace('_', " ")));
        }
    }
    let is_name = |slot: &&Slot| slot.kinds & kind::NEW != 0 && !slot.optional && slot.several.is_none();
    form.new_names = form.slots.iter().filter(is_name).count();
    form
}

fn slot(prefix: &str, spec: &str, words: &[(&str, &str)]) -> Slot {
    let (what, hints) = spec.split_once(':').unwrap_or((spec, ""));
    let name = what.trim_end_matches(['?', '+', '*', '%', '^', '@', '!', '-', '~']);
    let signs = &what[name.len()..];
    let of_kind: Vec<Option<u32>> = name.split('/').map(kind_of).collect();
    let closed: Vec<&str> =
        name.split('/').zip(&of_kind).filter(|(_, k)| k.is_none()).map(|(n, _)| n).collect();
    let hints: Vec<String> = hints.split(',').filter(|h| !h.is_empty()).map(fold).collect();
    let set = set(&closed.join("|"), words);
    Slot {
        prefix: prefix.replace('_', " "),
        kinds: of_kind.iter().flatten().fold(0, |all, one| all | one),
        initials: set.keys().filter_map(|said| initial(said)).fold(0, |all, letter| all | letter),
        set,
        subject: signs.contains('@'),
        optional: signs.contains('?'),
        several: [('*', ','), ('%', '-'), ('+', ' ')]
            .iter()
            .find(|(sign, _)| signs.contains(*sign))
            .map(|(_, by)| *by),
        must: signs.contains('^'),
        rival: signs.contains('!'),
        behind: signs.contains('-'),
        unseen: signs.contains('~'),
        text: name == "text",
        spot: name == "spot",
        deed: name == "deed",
        nth: name.split('/').any(|kind| kind == "nth"),
        hints,
    }
}

fn kind_of(name: &str) -> Option<u32> {
    match name {
        "place" => Some(kind::PLACE),
        "pile" => Some(kind::PILE),
        "name" => Some(kind::NAME),
        "new" => Some(kind::NEW),
        "card" => Some(kind::PLACE | kind::NAME),
        "any" => Some(kind::PLACE | kind::NAME | kind::NEW),
        "n" => Some(kind::NUMBER),
        "big" => Some(kind::BIG),
        "signed" => Some(kind::SIGNED),
        "pair" => Some(kind::PAIR),
        "seat" => Some(kind::SEAT),
        "made" => Some(kind::MADE),
        "ref" => Some(kind::REF),
        "cause" => Some(kind::CAUSE | kind::REF),
        "where" | "spot" => Some(kind::WHERE),
        "person" => Some(kind::NEW | kind::PERSON),
        "does" | "deed" => Some(kind::DEED),
        "text" => Some(0),
        "nth" => Some(kind::NUMBER),
        _ => None,
    }
}

fn set(spec: &str, words: &[(&str, &str)]) -> BTreeMap<String, String> {
    let mut set = BTreeMap::new();
    for written in spec.split('|').filter(|w| !w.is_empty()) {
        for variant in variants(&fold(written)) {
            set.entry(variant).or_insert_with(|| written.replace('_', " "));
        }
        for (_, said) in words.iter().filter(|(w, _)| *w == written) {
            for said in said.split_whitespace() {
                set.insert(fold(said), written.replace('_', " "));
            }
        }
    }
    set
}

/// The verb of the notation that a saying is written with.
pub(super) fn written_with(form: &Form, verbs: &[VerbInfo]) -> Option<VerbInfo> {
    let text = |part: &Part| match part {
        Part::Text(text) => text.split(' ').next().map(fold),
        Part::Actor | Part::Waits | Part::Slot(_) | Part::Sum(..) => None,
    };
    let word = form.parts.iter().find_map(text)?;
    verbs.iter().copied().find(|verb| fold(verb.word) == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_set_holds_nothing_that_begins_otherwise() {
        let words = [("desordenado", "desorden mal_orden")];
        let form = form("revelar [exacto|desordenado|éxito]", &words, &mut Ids::default());
        let slot = &form.slots[0];
        assert!(
            ["exacto", "ex", "desorden", "mal", "exito", "exacto-exito"]
                .iter()
                .all(|word| slot.may_hold(word))
        );
        assert!(["azul", "orden", "2"].iter().all(|word| !slot.may_hold(word)));
    }
}
