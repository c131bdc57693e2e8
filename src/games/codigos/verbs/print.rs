//! Events as they are typed: reading the line on the same table gives the same event.

use super::super::event::{Event, Group, Setup, Shown, Situation, Source, Target};
use super::super::facts::{Area, Place, group_word};
use super::super::knowledge::{Card, Facts};
use crate::games::codigos::words::{ASIDES, OUTCOMES};
use crate::kernel::{Line, Seat, quote, word_for, yes};

/// What only Códigos Ocultos puts on a line.
trait Parts {
    /// A word behind the one that introduces it, if there is one.
    fn after(self, key: &str, word: Option<impl std::fmt::Display>) -> Self;
}

impl Parts for Line {
    fn after(self, key: &str, word: Option<impl std::fmt::Display>) -> Self {
        self.maybe(word.map(|word| format!("{key} {word}")))
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
        Event::Deal { seat, cards, face_down } => Line::new("repartir")
            .word(seat)
            .words(cards.iter().map(shown_word))
            .flag(*face_down, "boca abajo"),
        Event::Open { cards, face_down } => {
            Line::new("abrir").words(cards.iter().map(shown_word)).flag(*face_down, "boca abajo")
        }
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
            Line::by(*by, "encartar").word(from).maybe(card.as_ref())
        }
        Event::Expose { by, card } => Line::by(*by, "exponer").word(card),
        Event::Complete { by, cards, code } => {
            Line::by(*by, "completar").words(cards).after("en", code.as_ref())
        }
        Event::Hide { by, code } => Line::by(*by, "ocultar").maybe(code.as_ref()),
        Event::Lay { by, code, cards } => Line::by(*by, "bajar").word(code).word("con").words(cards),
        Event::Discard { by, card } => Line::by(*by, "descartar").word(card),
        Event::Abandon { by, code } => Line::by(*by, "abandonar").maybe(code.as_ref()),
        Event::Refill { place, card, from_discard } => Line::new("reponer")
            .word(place)
            .maybe(card.as_ref().map(shown_word))
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
    line.to_string()
}

fn prepared(setup: &Setup) -> Line {
    let names: Vec<String> =
        setup.players.iter().map(|(seat, name)| name.clone().unwrap_or_else(|| seat.to_string())).collect();
    Line::new("preparar")
        .words(&names)
        .after("comodines", setup.wilds)
        .after("revelen", setup.reveals)
        .after("mazo", setup.deck)
        .after("fondo", setup.bottom.as_ref())
}

fn told(card: &Card, facts: &Facts) -> Line {
    let code = (!facts.code.is_empty()).then(|| facts.code.join("-"));
    Line::new("carta")
        .word(card)
        .after("símbolo", facts.symbol.as_ref())
        .after("código", code)
        .after("medalla", facts.medal)
        .after("foto", facts.photo)
        .flag(facts.wild, "comodín")
}

fn quoted(word: &str) -> String {
    if word.contains(' ') { quote(word) } else { word.to_owned() }
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
