//! The form of a saying as a game writes it, taken apart ([`Saying`](crate::kernel::Saying) says what its signs mean).

use std::collections::BTreeMap;

use super::grammar::{Form, Part, Slot, kind};
use super::ids::Ids;
use super::inflect::variants;
use crate::kernel::{VerbInfo, fold};

/// Takes the form of a saying apart.
pub(super) fn form(text: &str, words: &[(&str, &str)], ids: &mut Ids) -> Form {
    let mut form = Form::default();
    for part in text.split_whitespace() {
        if part == "@" {
            form.parts.push(Part::Actor);
        } else if part == "{}" {
            form.parts.push(Part::Waits);
        } else if let Some(said) = part.strip_prefix('~').filter(|said| !said.starts_with('[')) {
            form.may.extend(ids.forms(said).iter());
        } else if let Some(said) = part.strip_prefix("-=") {
            form.never.insert(fold(said));
        } else if let Some(phases) = part.strip_prefix('?').filter(|phases| !phases.starts_with('_')) {
            form.phases.extend(phases.split('|').map(|phase| phase.replace('_', " ")));
        } else if let Some(said) = part.strip_prefix('!') {
            form.must.push(said.split('|').flat_map(|said| ids.forms(said).to_vec()).collect());
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
    Slot {
        prefix: prefix.replace('_', " "),
        kinds: of_kind.iter().flatten().fold(0, |all, one| all | one),
        set: set(&closed.join("|"), words),
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
