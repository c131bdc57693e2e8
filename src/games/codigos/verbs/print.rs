//! Events as they are typed: reading the line on the same table gives the same event.

use std::fmt::{Display, Write as _};

use super::super::event::{Event, Group, Setup, Shown, Situation, Source, Target};
use super::super::facts::{Area, Place, group_word};
use super::super::knowledge::{Card, Facts};
use super::read::{ASIDES, OUTCOMES, word_for};
use crate::kernel::Seat;

/// A line under construction.
struct Line(String);

impl Line {
    fn new(verb: &str) -> Self {
        Line(verb.to_owned())
    }

    fn by(seat: Seat, verb: &str) -> Self {
        Line(format!("{seat}: {verb}"))
    }

    fn word(mut self, word: impl Display) -> Self {
        // Writing to a string cannot fail.
        let _ = write!(self.0, " {word}");
        self
    }

    fn words<T: Display>(self, words: &[T]) -> Self {
        words.iter().fold(self, |line, word| line.word(word))
    }

    fn maybe(self, key: &str, word: Option<impl Display>) -> Self {
        match word {
            Some(word) if key.is_empty() => self.word(word),
            Some(word) => self.word(key).word(word),
            None => self,
        }
    }

    fn flag(self, on: bool, word: &str) -> Self {
        if on { self.word(word) } else { self }
    }

    fn key(self, key: &str, value: Option<impl Display>) -> Self {
        match value {
            Some(value) => self.word(format_args!("{key}={value}")),
            None => self,
        }
    }

    fn shown(self, cards: &[Shown]) -> Self {
        cards.iter().fold(self, |line, shown| line.word(shown_word(shown)))
    }
}

fn shown_word(shown: &Shown) -> String {
    match shown {
        Shown::Reveal => "revelen".to_owned(),
        Shown::Card(card) => card.to_string(),
    }
}

/// The event as a line.
pub fn print(event: &Event) -> String {
    let line = match event {
        Event::Setup(setup) => prepared(setup),
        Event::Card { card, facts } => told(card, facts),
        Event::Deal { seat, cards, face_down } => {
            Line::new("repartir").word(seat).shown(cards).flag(*face_down, "boca abajo")
        }
        Event::Open { cards, face_down } => Line::new("abrir").shown(cards).flag(*face_down, "boca abajo"),
        Event::Soldier { by, to } => Line::by(*by, "mover soldado").word(match to {
            Target::Place(n) => n.to_string(),
            Target::Elsewhere(word) => Card::named(word).to_string(),
        }),
        Event::Begin { seat } => Line::new("empezar").word(seat),
        Event::Take { by, from, card } => {
            let from = match from {
                Source::Place(n) => n.to_string(),
                Source::Deck => "mazo".to_owned(),
            };
            Line::by(*by, "encartar").word(from).maybe("", card.as_ref())
        }
        Event::Expose { by, card } => Line::by(*by, "exponer").word(card),
        Event::Complete { by, cards, code } => {
            Line::by(*by, "completar").words(cards).maybe("en", code.as_ref())
        }
        Event::Hide { by, code } => Line::by(*by, "ocultar").maybe("", code.as_ref()),
        Event::Lay { by, code, cards } => Line::by(*by, "bajar").word(code).word("con").words(cards),
        Event::Discard { by, card } => Line::by(*by, "descartar").word(card),
        Event::Abandon { by, code } => Line::by(*by, "abandonar").maybe("", code.as_ref()),
        Event::Refill { place, card, from_discard } => Line::new("reponer")
            .word(place)
            .maybe("", card.as_ref().map(shown_word))
            .flag(*from_discard, "del descarte"),
        Event::Uncover { card } => Line::new("descubrir").word(shown_word(card)),
        Event::Reveal { by, code, outcome, said } => {
            // A name holds where another order of play leaves nothing at the place.
            let called = match code.slot {
                Some(slot) if code.card.is_anonymous() || code.card == Card::veiled() => {
                    format!("{by}O{slot}")
                }
                Some(_) | None => code.card.to_string(),
            };
            let line = Line::by(*by, "revelar").word(called).word(word_for(&OUTCOMES, outcome));
            if said.is_empty() { line } else { line.word("dijo").words(said) }
        }
        Event::PutAway { to } => Line::new("colocar revelen").word(word_for(&ASIDES, to)),
        Event::Resume => Line::new("seguir"),
        Event::RunOut => Line::new("agotar"),
        Event::Recycle { with_reveal } => Line::new("reutilizar").flag(*with_reveal, "con revelen"),
        Event::Pass { by } => Line::by(*by, "pasar"),
        Event::Situate(situation) => situated(situation),
    };
    line.0
}

fn prepared(setup: &Setup) -> Line {
    let names: Vec<String> =
        setup.players.iter().map(|(seat, name)| name.clone().unwrap_or_else(|| seat.to_string())).collect();
    Line::new("preparar")
        .words(&names)
        .maybe("comodines", setup.wilds)
        .maybe("revelen", setup.reveals)
        .maybe("mazo", setup.deck)
        .maybe("fondo", setup.bottom.as_ref())
}

fn told(card: &Card, facts: &Facts) -> Line {
    let code = (!facts.code.is_empty()).then(|| facts.code.join("-"));
    Line::new("carta")
        .word(card)
        .maybe("símbolo", facts.symbol.as_ref())
        .maybe("código", code)
        .maybe("medalla", facts.medal)
        .maybe("foto", facts.photo)
        .flag(facts.wild, "comodín")
}

fn quoted(word: &str) -> String {
    if word.contains(' ') { format!("\"{word}\"") } else { word.to_owned() }
}

fn list<T>(items: &[T], word: impl Fn(&T) -> String) -> String {
    if items.is_empty() {
        "no".to_owned()
    } else {
        items.iter().map(|i| quoted(&word(i))).collect::<Vec<_>>().join(",")
    }
}

fn name(card: &Card) -> String {
    card.name().to_owned()
}

fn groups(groups: &[Group]) -> String {
    list(groups, group_word)
}

fn situated(situation: &Situation) -> Line {
    let at = |place: Place| Line::new("situar").word(place.word());
    let of = |seat: Seat, area| at(Place::Of(seat, area));
    let yes = |on: bool| if on { "sí" } else { "no" };
    match situation {
        Situation::Collection(seat, cards) => {
            of(*seat, Area::Collection).key("cartas", Some(list(cards, name)))
        }
        Situation::Exposed(seat, codes) => of(*seat, Area::Exposed).key("códigos", Some(groups(codes))),
        Situation::Hidden(seat, codes) => of(*seat, Area::Hidden).key("códigos", Some(groups(codes))),
        Situation::HiddenCount(seat, n) => of(*seat, Area::Hidden).key("n", Some(n)),
        Situation::Revealed(seat, sorts) => {
            sorts.iter().fold(of(*seat, Area::Revealed), |line, (outcome, codes)| {
                let word = outcome.map_or("negativo", |o| word_for(&OUTCOMES, &o));
                line.key(word, Some(groups(codes)))
            })
        }
        Situation::Place(n, card) => {
            let card = card.as_ref().map_or("no".to_owned(), |c| quoted(c.name()));
            at(Place::Open(*n)).key("carta", Some(card))
        }
        Situation::Pile(facts) => {
            at(Place::Open(3)).key("n", facts.n).key("cima", facts.top.as_ref().map(|c| quoted(c.name())))
        }
        Situation::PileCards(cards) => at(Place::Open(3)).key("cartas", Some(list(cards, name))),
        Situation::Deck(n) => at(Place::Deck).key("n", Some(n)),
        Situation::Soldier(n) => at(Place::Soldier).key("lugar", Some(n)),
        Situation::Reveals(facts) => {
            at(Place::Reveals).key("fuera", facts.out).key("pila", facts.in_pile.map(yes))
        }
        Situation::Turn(facts) => {
            at(Place::Turn).key("n", facts.number).key("jugador", facts.seat).key("acciones", facts.actions)
        }
    }
}
