//! Events as they are typed: reading the line on the same table gives the same event.

#![allow(clippy::wildcard_enum_match_arm)] // Setting up and acting are printed apart.

use super::super::event::{Event, Face, Facts, Goal, Named, Played, TableFact};
use crate::games::totems::words::{ability_word, card_word, face_word, place_word, slot_word};
use crate::kernel::{Line, quote, yes};

fn played_word(card: &Played) -> String {
    match card.from {
        Some(super::super::event::Place::Slot(slot)) if card.facts == Facts::default() => slot_word(slot),
        Some(super::super::event::Place::Slot(slot)) => {
            format!("{}={}", slot_word(slot), card_word(card.facts))
        }
        Some(_) | None => card_word(card.facts),
    }
}

fn named_word(named: &Named) -> String {
    match named {
        Named::Card(facts) => card_word(*facts),
        Named::Attack => "ataque".to_owned(),
        Named::At(place) => place_word(*place),
    }
}

/// Several words joined by `y`; none for none.
fn all<T>(items: &[T], word: impl Fn(&T) -> String) -> Option<String> {
    (!items.is_empty()).then(|| items.iter().map(word).collect::<Vec<_>>().join(" y "))
}

/// The event as it is typed.
pub fn print(event: &Event) -> String {
    let line = match event {
        Event::Shuffle { n } => Line::new("barajar").maybe(*n),
        Event::Deal { seat, n } => Line::new("repartir").word(seat).word(n),
        Event::Lay { by, n, face, cards } => {
            let line = Line::by(*by, "colocar").word(n).maybe(face.map(face_word));
            line.words(cards.iter().map(|facts| card_word(*facts)))
        }
        Event::Setup { names, deck, dealt, placed } => {
            let line = Line::new("preparar").words(names.iter().map(|name| quote(name)));
            line.key("mazo", *deck).key("repartir", *dealt).key("colocar", *placed)
        }
        Event::Start { seat, how } => Line::new("empezar").word(seat).maybe(how.as_deref().map(quote)),
        Event::Result { winner: Some(seat) } => Line::new("fin").word(seat),
        Event::Result { winner: None } => Line::new("fin empate"),
        Event::Concede { by } => Line::by(*by, "rendirse"),
        Event::Situate { place, facts } => {
            facts.iter().fold(Line::new("situar").word(place_word(*place)), table_fact)
        }
        act => print_act(act),
    };
    line.to_string()
}

fn print_act(event: &Event) -> Line {
    match event {
        Event::Draw { by, n } => Line::by(*by, "robar").maybe((*n != 1).then_some(n)),
        Event::Replenish { by, slots, card, face } => {
            let told = (card.facts != Facts::default()).then(|| card_word(card.facts));
            let line = Line::by(*by, "reponer").maybe(all(slots, |s| slot_word(*s)));
            line.maybe(told).maybe(face.map(face_word)).key("desde", card.from.map(place_word))
        }
        Event::Attack { by, targets, cards } => {
            let from = cards
                .iter()
                .find_map(|c| c.from)
                .filter(|f| !matches!(f, super::super::event::Place::Slot(_)));
            let line = Line::by(*by, "atacar").maybe(all(targets, |s| slot_word(*s))).word("con");
            line.maybe(all(cards, played_word)).key("desde", from.map(place_word))
        }
        Event::Reveal { slot, facts } if *facts == Facts::default() => {
            Line::new("revelar").word(slot_word(*slot))
        }
        Event::Reveal { slot, facts } => {
            Line::new("revelar").word(format_args!("{} = {}", slot_word(*slot), card_word(*facts)))
        }
        Event::RevealAttack { which, facts } => {
            let line = Line::new("revelar ataque").maybe(*which).word("=");
            line.maybe(all(facts, |f| card_word(*f)))
        }
        Event::Activate { by, ability, slot, shown, of, at: lies, with } => {
            let line = Line::by(*by, "activar").word(ability_word(*ability));
            let at = slot.map(|slot| match shown {
                Some(facts) => format!("{} = {}", slot_word(slot), card_word(*facts)),
                None => slot_word(slot),
            });
            let line = line.maybe(at).maybe(with.map(|f| format!("con {}", card_word(f))));
            let of = lies.map(slot_word).or_else(|| of.map(card_word));
            line.maybe(of.map(|of| format!("de {of}")))
        }
        Event::Exchange { by, slot, out, put } => {
            let out = out.or(put.map(|_| Facts::default()));
            Line::by(*by, "intercambiar")
                .word(slot_word(*slot))
                .maybe(out.map(card_word))
                .maybe(put.map(card_word))
        }
        Event::Discard { by, n, named } => {
            Line::by(*by, "descartar").maybe((*n != 1).then_some(n)).maybe(all(named, named_word))
        }
        Event::Pass { by } => Line::by(*by, "pasar"),
        Event::Look { by, slot } => Line::by(*by, "mirar").word(slot_word(*slot)),
        Event::Turn { what } => Line::new("girar").word(named_word(what)),
        Event::Move { by, what, to } => {
            let to = match to {
                Goal::At(place) => place_word(*place),
                Goal::Down => "bocabajo".to_owned(),
            };
            Line::by(*by, "mover").word(named_word(what)).word(to)
        }
        _ => Line::new(""),
    }
}

fn table_fact(line: Line, fact: &TableFact) -> Line {
    match fact {
        TableFact::Present(on) => line.key("carta", Some(yes(*on))),
        TableFact::Face(face) => line.key("cara", Some(if *face == Face::Up { "arriba" } else { "abajo" })),
        TableFact::Power(n) => line.key("poder", Some(n)),
        TableFact::Ability(ability) => line.key("habilidad", Some(ability_word(*ability))),
        TableFact::Attacked(on) => line.key("atacado", Some(yes(*on))),
        TableFact::Cancelled(on) => line.key("anulado", Some(yes(*on))),
        TableFact::Count(n) | TableFact::Number(n) => line.key("n", Some(n)),
        TableFact::Active(seat) => line.key("jugador", Some(seat)),
        TableFact::Drawn(on) => line.key("robado", Some(yes(*on))),
    }
}
