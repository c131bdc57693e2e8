//! Events as they are typed: reading the line on the same table gives the same event.

use super::super::event::{CounterKind, Duration, Event, Payment, SetPlace, TableFact};
use super::super::place::{CardRef, Spot, Zone};
use crate::games::dbs::words::{CAUSES, MODES, PHASES, SIDES, STEPS};
use crate::kernel::{CardFacts, Line, Seq, quote, word_for, yes};

/// What only Dragon Ball puts on a line.
trait Parts {
    fn card(self, card: &CardRef) -> Self;
    fn from(self, card: &CardRef) -> Self;
    fn pay(self, pay: &Payment) -> Self;
    fn por(self, por: Option<Seq>) -> Self;
    fn target(self, target: Option<&CardRef>) -> Self;
    fn label(self, label: Spot) -> Self;
}

impl Parts for Line {
    fn card(self, card: &CardRef) -> Self {
        match (card.at, &card.name) {
            (Some(at), _) => self.word(at),
            (None, name) => self.maybe(name.as_deref().map(quote)),
        }
    }

    fn from(self, card: &CardRef) -> Self {
        self.maybe(card.from.map(|zone| format!("desde {}", zone.word())))
    }

    fn pay(self, pay: &Payment) -> Self {
        match pay {
            Payment::Nothing => self,
            Payment::Count(n) => self.word(format_args!("con {n}")),
            Payment::Named(cards) => self.word("con").words(cards),
        }
    }

    fn por(self, por: Option<Seq>) -> Self {
        self.maybe(por.map(|n| format!("por #{n}")))
    }

    fn target(self, target: Option<&CardRef>) -> Self {
        match target {
            Some(card) => self.word("objetivo").card(card),
            None => self,
        }
    }

    fn label(self, label: Spot) -> Self {
        self.key("como", Some(label))
    }
}

/// The line of an event.
pub fn print(event: &Event) -> String {
    setup(event).or_else(|| acts(event)).or_else(|| combat(event)).unwrap_or_else(|| rest(event)).to_string()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "each function prints its own events")]
fn setup(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Mode { mode } => Line::new("modo").word(word_for(&MODES, mode)),
        Event::Player { seat, name, leader, without } => {
            let line = match name {
                Some(name) => Line::new("jugador").word(name),
                None => Line::new("jugador").word(seat),
            };
            let line = line.flag(*without, "sin líder");
            match leader {
                Some(leader) => line.word("líder").word(quote(leader)),
                None => line,
            }
        }
        Event::Deck { seat, size, list } => {
            list.iter().fold(Line::by(*seat, "mazo").word(size), |line, (n, name)| {
                line.word(format_args!("{n}x {}", quote(name)))
            })
        }
        Event::Place { seat, name, rested, back } => {
            let line = Line::by(*seat, "colocar líder");
            let line = match name {
                Some(name) => line.word(quote(name)),
                None => line,
            };
            line.flag(*rested, "agotado").flag(*back, "despierto")
        }
        Event::First { seat } => Line::new("inicial").word(seat),
        Event::Return { seat, n } => Line::by(*seat, "devolver").word(n),
        Event::Shuffle { seat } => Line::by(*seat, "barajar"),
        Event::Life { seat, n } => Line::by(*seat, "vida").word(n),
        Event::Start => Line::new("empezar"),
        Event::Card { name, facts } => Line::new("carta").word(quote(name)).keys(facts.words()),
        Event::Situate { place, facts } => situate(*place, facts),
        _ => return None,
    })
}

#[expect(clippy::wildcard_enum_match_arm, reason = "each function prints its own events")]
fn acts(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Ready { by, cards } => Line::by(*by, "preparar").words(cards),
        Event::Draw { by, n } => Line::by(*by, "robar").word(n),
        Event::Charge { by, card, colors, rested, label } => {
            let line = Line::by(*by, "cargar").card(card);
            let line = colors.iter().fold(line, |line, c| line.word(c.word()));
            line.flag(*rested, "agotada").from(card).label(*label)
        }
        Event::Phase { by, phase } => Line::by(*by, "fase").word(word_for(&PHASES, phase)),
        Event::Pass { by } => Line::by(*by, "pasar"),
        Event::Play { by, card, pay, rested, label } => {
            Line::by(*by, "jugar").card(card).pay(pay).flag(*rested, "agotado").from(card).label(*label)
        }
        Event::Pay { by, card, pay, por } => {
            let line = Line::by(*by, "pagar");
            let line = card.iter().fold(line, Line::card);
            line.pay(pay).por(*por)
        }
        Event::Enter { by, card } => card.iter().fold(Line::by(*by, "entra"), Line::card),
        Event::Evolve { by, card, over, pay, label } => {
            Line::by(*by, "evolucionar").card(card).word(">").card(over).pay(pay).from(card).label(*label)
        }
        Event::Activate { by, card, battle, pay, target } => Line::by(*by, "activar")
            .card(card)
            .word(if *battle { "battle" } else { "main" })
            .pay(pay)
            .from(card)
            .target(target.as_ref()),
        Event::Auto { by, card, por, target } => {
            Line::by(*by, "auto").card(card).por(*por).target(target.as_ref())
        }
        Event::Permanent { by, card, amount, on, por } => {
            let line = Line::by(*by, "permanente").card(card);
            let line = amount.iter().fold(line, |line, n| line.word(format_args!("{n:+}")));
            line.target(on.as_ref()).por(*por)
        }
        Event::Counter { by, card, kind, pay, por, target } => {
            let line = Line::by(*by, "contra").card(card);
            let line = match kind {
                Some(CounterKind::Play) => line.word("play"),
                Some(CounterKind::Other) => line.word("otra"),
                None => line,
            };
            line.pay(pay).por(*por).from(card).target(target.as_ref())
        }
        Event::Resolved { by, card } => Line::by(*by, "resuelta").card(card),
        Event::Awaken { by } => Line::by(*by, "despertar"),
        _ => return None,
    })
}

#[expect(clippy::wildcard_enum_match_arm, reason = "each function prints its own events")]
fn combat(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Attack { by, card, target } => Line::by(*by, "atacar").card(card).word(">").card(target),
        Event::Block { by, card } => Line::by(*by, "bloquear").card(card),
        Event::Combo { by, cards, pay } => {
            let line = cards.iter().fold(Line::by(*by, "combo"), |line, (card, _)| line.card(card));
            let line = match cards.iter().find(|(c, _)| c.from.is_some()) {
                Some((card, _)) => line.from(card),
                None if cards.iter().all(|(c, _)| c.at.is_none()) => line.word("desde mano"),
                None => line,
            };
            let labels: Vec<String> = cards.iter().map(|(_, l)| l.to_string()).collect();
            line.pay(pay).word(format_args!("como={}", labels.join(",")))
        }
        Event::Step { by, to } => {
            let line = Line::by(*by, "paso");
            to.iter().fold(line, |line, to| line.word(word_for(&STEPS, to)))
        }
        Event::Result { by, totals, winner } => {
            let line = Line::by(*by, "resultado");
            let line = totals.iter().fold(line, |line, (a, d)| line.word(format_args!("{a} a {d}")));
            winner.iter().fold(line, |line, w| line.word("gana").word(word_for(&SIDES, w)))
        }
        Event::Damage { by, n, moved: true, .. } => {
            Line::by(*by, "mover").word(n).word(Zone::Life.word()).word(Zone::Hand.word())
        }
        Event::Damage { by, n, chooser, moved: false } => {
            let line = Line::by(*by, "daño").word(n);
            chooser.iter().fold(line, |line, s| line.word("elige").word(s))
        }
        Event::Ko { by, card } => Line::by(*by, "noquear").card(card),
        Event::Reshuffle { by } => Line::by(*by, "rebarajar"),
        Event::Power { by, card, amount, duration } => {
            let line = Line::by(*by, "poder").card(card).word(format_args!("{amount:+}"));
            match duration {
                Duration::Combat => line.word("combate"),
                Duration::Turn => line.word("turno"),
                Duration::Always => line.word("siempre"),
                Duration::Permanent(at) => line.word("permanente").word(at),
            }
        }
        _ => return None,
    })
}

#[expect(clippy::wildcard_enum_match_arm, reason = "each function prints its own events")]
fn rest(event: &Event) -> Line {
    match event {
        Event::Move { by, card, n, to, rested, label } => {
            let line = Line::by(*by, "mover");
            let unnamed = card.at.is_none() && card.name.is_none();
            let line = match card.from {
                Some(from) if unnamed => line.word(n).word(from.word()),
                Some(_) | None if unnamed => line.word(n).word("mano"),
                Some(_) | None => line.card(card).from(card),
            };
            let line = line.word(to.word()).flag(*rested, "agotado");
            label.iter().fold(line, |line, label| line.label(*label))
        }
        Event::Discard { by, card, n } => {
            let line = Line::by(*by, "descartar");
            let unnamed = card.at.is_none() && card.name.is_none();
            let line = if unnamed { line.word(n) } else { line.card(card) };
            line.from(card)
        }
        Event::Heal { by, n } => Line::by(*by, "curar").word(n),
        Event::Reveal { by, card, more, facts } => match (card.at, card.from) {
            (None, Some(zone)) => {
                let line = Line::new("revelar").word(format_args!("{by}.{}", zone.word())).card(card);
                more.iter().fold(line, |line, name| line.word(quote(name))).keys(facts.words())
            }
            (_, _) => Line::by(*by, "revelar").card(card).keys(facts.words()),
        },
        Event::Look { by, seat, card, zone } => match card {
            Some(at) => Line::by(*by, "mirar").word(at),
            None => Line::by(*by, "mirar").word(format_args!("{seat}.{}", zone.word())),
        },
        Event::Win { by, winner, cause } => {
            let line = by.map_or_else(|| Line::new("victoria"), |by| Line::by(by, "victoria"));
            line.word(winner).word("por").word(word_for(&CAUSES, cause))
        }
        Event::Concede { by } => Line::new("rendirse").word(by),
        _ => Line::new(""),
    }
}

fn situate(place: SetPlace, facts: &[TableFact]) -> Line {
    let line = match place {
        SetPlace::Card(at) => Line::new("situar").word(at),
        SetPlace::Seat(seat) => Line::new("situar").word(seat),
        SetPlace::Turn => Line::new("situar turno"),
        SetPlace::Game => Line::new("situar partida"),
    };
    facts.iter().fold(line, |line, fact| match fact {
        TableFact::Present(on) => line.key("carta", Some(yes(*on))),
        TableFact::Rested(on) => {
            line.word(format_args!("posición={}", if *on { "agotado" } else { "activo" }))
        }
        TableFact::Awakened(on) => line.key("despierto", Some(yes(*on))),
        TableFact::Under(spot) => line.key("bajo", Some(spot)),
        TableFact::Modifier(n) => line.key("mod", Some(n)),
        TableFact::Printed(facts) => line.keys(facts.words()),
        TableFact::Count(zone, n) => line.word(format_args!("{}={n}", zone.word())),
        TableFact::Known(names) => line
            .word(format_args!("conocidas={}", names.iter().map(|n| quote(n)).collect::<Vec<_>>().join(","))),
        TableFact::Turn(n) => line.key("n", Some(n)),
        TableFact::Active(seat) => line.key("jugador", Some(seat)),
        TableFact::Phase(phase) => line.key("fase", Some(word_for(&PHASES, phase))),
        TableFact::Drawn(n) => line.key("robado", Some(n)),
        TableFact::Charged(n) => line.key("cargado", Some(n)),
        TableFact::Readied(on) => line.key("preparado", Some(yes(*on))),
        TableFact::Mode(mode) => line.key("modo", Some(word_for(&MODES, mode))),
    })
}
