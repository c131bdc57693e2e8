//! Events as they are typed: reading the line on the same table gives the same event.

use super::super::event::{
    Activation, Aim, Attack, Cause, Cost, EffectClass, Equipping, Event, Extinguish, Face, ItemRef, Layout,
    Mode, Move, Payment, Reach, Replacement, TableFact, TurnFact,
};
use super::super::knowledge::Facts;
use super::super::place::CardRef;
use super::battle::CLASSES;
use super::setup::{DECISIONS, kind_key};
use crate::games::kodem::words::{CAUSES, FACES, MARKS, PHASES, phase_word};
use crate::kernel::{CardFacts, Line, Seat, Vocabulary, quote, word_for, yes};

/// What only Kódem puts on a line.
trait Parts {
    fn cause(self, cause: Option<&Cause>) -> Self;
    fn cost(self, cost: Option<&Cost>) -> Self;
    fn facts(self, facts: &Facts) -> Self;
    fn items(self, items: &[ItemRef]) -> Self;
    fn to(self, targets: &[CardRef]) -> Self;
}

impl Parts for Line {
    fn cause(self, cause: Option<&Cause>) -> Self {
        self.key("por", cause.map(cause_word))
    }

    fn cost(self, cost: Option<&Cost>) -> Self {
        let word = cost.map(|c| match c {
            Cost::Life(n) => format!("vida:{n}"),
            Cost::Other(text) => quote(text),
        });
        self.key("costo", word)
    }

    fn facts(self, facts: &Facts) -> Self {
        self.maybe(facts.name.as_deref().map(quote)).keys(fact_words(facts))
    }

    fn items(self, items: &[ItemRef]) -> Self {
        let words: Vec<String> = items.iter().map(payment_item).collect();
        self.key("para", (!words.is_empty()).then(|| words.join(",")))
    }

    fn to(self, targets: &[CardRef]) -> Self {
        let words: Vec<String> = targets.iter().map(card).collect();
        if words.is_empty() { self } else { self.joined('>', words.join(",")) }
    }
}

fn card(card: &CardRef) -> String {
    match &card.name {
        Some(name) if card.at.is_pile() => format!("{} {}", card.at, quote(name)),
        Some(name) => quote(name),
        None => card.at.to_string(),
    }
}

fn cause_word(cause: &Cause) -> String {
    match cause {
        Cause::Card(c) => card(c),
        Cause::Life
        | Cause::Cost
        | Cause::Active
        | Cause::Passive
        | Cause::Repeated
        | Cause::Attack
        | Cause::Effect
        | Cause::Mark => word_for(&CAUSES, cause).to_owned(),
    }
}

fn payment_item(item: &ItemRef) -> String {
    match item {
        ItemRef::RunningAttack => "ataque".to_owned(),
        ItemRef::Attack(c) | ItemRef::Active(c) | ItemRef::Passive(c) | ItemRef::Any(c) => card(c),
    }
}

fn item(item: &ItemRef) -> String {
    match item {
        ItemRef::RunningAttack => "ataque".to_owned(),
        ItemRef::Attack(c) => format!("ataque {}", card(c)),
        ItemRef::Active(c) => format!("activa {}", card(c)),
        ItemRef::Passive(c) => format!("pasiva {}", card(c)),
        ItemRef::Any(c) => card(c),
    }
}

/// Facts other than the name, by key, as they are typed.
fn fact_words(facts: &Facts) -> Vec<(&'static str, String)> {
    Facts { name: None, ..facts.clone() }.words()
}

/// The canonical line of an event.
pub fn print(event: &Event) -> String {
    line(event).to_string()
}

#[expect(clippy::too_many_lines, reason = "one arm per verb")]
fn line(event: &Event) -> Line {
    match event {
        Event::Setup { mode, players, teams, goal } => setup(*mode, players, teams, *goal),
        Event::List { seat, list } => {
            let counts = list
                .counts
                .iter()
                .fold(Line::new("lista").word(seat), |l, (kind, n)| l.key(&kind_key(*kind), Some(n)));
            list.names.iter().fold(counts, |l, name| l.word(quote(name)))
        }
        Event::Lay { seat, layout } => lay(*seat, layout),
        Event::Begin { seat, how } => {
            Line::new("iniciar").word(seat).maybe(how.map(|h| word_for(&DECISIONS, &h)))
        }
        Event::Order { seats, how } => {
            Line::new("orden").word(comma(seats)).maybe(how.map(|h| word_for(&DECISIONS, &h)))
        }
        Event::Agree { goal } => Line::new("acordar").key("meta", Some(goal)),
        Event::Turn { seat, rival } => Line::new("turno").word(seat).key("contra", rival.as_ref()),
        Event::ChooseRival { seat } => Line::new("elegir").word(seat),
        Event::Phase { by, name } => Line::by(*by, "fase").word(word_for(&PHASES, name)),
        Event::Pass { by } => Line::by(*by, "pasar"),
        Event::Reveal { by, card: c, facts, cause } => {
            Line::by(*by, "revelar").word(card(c)).facts(facts).cause(cause.as_ref())
        }
        Event::Hide { card: c, cause } => Line::new("ocultar").word(card(c)).cause(cause.as_ref()),
        Event::Identify { card: c, facts } => Line::new("identificar").word(card(c)).facts(facts),
        Event::Card { name, facts } => Line::new("carta").word(quote(name)).facts(facts),
        Event::Attack(attack) => attack_line(attack),
        Event::Activate(activation) => activation_line(activation),
        Event::Link { by, protector, target } => {
            Line::by(*by, "vincular").word(card(protector)).to(std::slice::from_ref(target))
        }
        Event::Pay(payment) => payment_line(payment),
        Event::Resolve { item: i } => Line::new("resolver").word(item(i)),
        Event::Negate { item: i, cause } => Line::new("negar").word(item(i)).cause(cause.as_ref()),
        Event::Redirect { card: c, from, to, damage } => {
            let line = Line::new("desviar ataque").word(card(c));
            let line = match from {
                Some(from) => line.word(card(from)).to(std::slice::from_ref(to)),
                None => line.word(card(to)),
            };
            line.maybe(*damage)
        }
        Event::Effect { card: c, target, text } => {
            Line::new("efecto").word(card(c)).to(target.as_slice()).word(quote(text))
        }
        Event::Damage { card, amount, cause } => change("dañar", card, *amount, cause.as_ref()),
        Event::Heal { card, amount, cause } => change("curar", card, *amount, cause.as_ref()),
        Event::Scale { card, amount, cause } if *amount < 0 => {
            change("descender", card, amount.saturating_neg(), cause.as_ref())
        }
        Event::Scale { card, amount, cause } => change("escalar", card, *amount, cause.as_ref()),
        Event::Mark { card: c, mark, off, cause } => Line::new("marcar")
            .word(card(c))
            .word(word_for(&MARKS, mark))
            .flag(*off, "quitar")
            .cause(cause.as_ref()),
        Event::Feralize { card: c, cause } => Line::new("feralizar").word(card(c)).cause(cause.as_ref()),
        Event::Rest { card: c, amount, total: true, cause } => {
            Line::new("descansar").word(card(c)).key("total", Some(amount)).cause(cause.as_ref())
        }
        Event::Rest { card, amount, total: false, cause } => {
            change("descansar", card, *amount, cause.as_ref())
        }
        Event::Extinguish(e) => extinguish_line(e),
        Event::Replace(r) => replacement_line(r),
        Event::Enter { seat, facts } => Line::new("entrar").word(format_args!("{seat}P")).facts(facts),
        Event::Return { name, with, space } => Line::new("regresar")
            .word(name.as_deref().map_or("rava".to_owned(), quote))
            .key("con", Some(comma(with)))
            .key("en", Some(space)),
        Event::Equip(e) => equip_line(e),
        Event::Move(m) => move_line(m),
        Event::Swap { one, other, loses, cause } => Line::new("cambiar")
            .word(format_args!("{}<>{}", card(one), card(other)))
            .key("pierde", loses.as_deref().map(quote))
            .cause(cause.as_ref()),
        Event::Token { space, face, name, cause } => Line::new("token")
            .word(space)
            .flag(*face == Face::Down, "abajo")
            .maybe(name.as_deref().map(quote))
            .cause(cause.as_ref()),
        Event::Shuffle { seat } => Line::new("barajar").word(seat),
        Event::Concede { seat } => Line::new("rendirse").word(seat),
        Event::Situate { place, facts } => {
            let line = Line::new("situar").word(place.map_or("turno".to_owned(), |p| p.to_string()));
            facts.iter().fold(line, table_fact)
        }
    }
}

fn comma<T: std::fmt::Display>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn setup(mode: Mode, players: &[(Seat, Option<String>)], teams: &[Vec<Seat>], goal: Option<i32>) -> Line {
    let line = Line::new("preparar").word(match mode {
        Mode::Standard => "estandar",
        Mode::FreeForAll => "multi todos",
        Mode::Teams => "multi equipos",
    });
    let name = |seat: &Seat| {
        let named = players.iter().find(|(s, _)| s == seat).and_then(|(_, n)| n.clone());
        named.unwrap_or_else(|| seat.to_string())
    };
    let line = if teams.is_empty() {
        players.iter().fold(line, |l, (seat, _)| l.word(name(seat)))
    } else {
        teams.iter().fold(line, |l, team| l.word(team.iter().map(name).collect::<Vec<_>>().join(",")))
    };
    line.key("meta", goal)
}

fn lay(seat: Seat, layout: &Layout) -> Line {
    let face = |f: Face| word_for(&FACES, &f);
    let zone = |line: Line, key: &str, zone: Option<(i32, Face)>| match zone {
        Some((n, f)) => line.key(key, Some(n)).word(face(f)),
        None => line,
    };
    let line = zone(Line::new("colocar").word(seat), "principal", layout.main)
        .key("arriba", (!layout.up.is_empty()).then(|| comma(&layout.up)))
        .key("mazo", layout.deck);
    let line = zone(line, "equipo", layout.equipment);
    let line = match layout.bio {
        Some(f) => line.word("bio").word(face(f)),
        None => line,
    };
    zone(line, "protector", layout.protector)
}

fn attack_line(attack: &Attack) -> Line {
    Line::by(attack.by, "atacar")
        .word(card(&attack.card))
        .to(&attack.targets)
        .maybe(attack.damage)
        .maybe(attack.aim.map(|a| match a {
            Aim::Random => "azar",
            Aim::Chosen => "elegido",
        }))
        .flag(attack.without_active, "sin-activa")
        .key("extra", (attack.extra != 0).then_some(attack.extra))
        .cost(attack.cost.as_ref())
}

fn activation_line(a: &Activation) -> Line {
    let class: &Vocabulary<EffectClass> = &CLASSES;
    let line = Line::by(a.by, "activar").word(word_for(class, &a.class)).word(card(&a.card));
    let line = if a.targets.is_empty() { line } else { line.word("").to(&a.targets) };
    line.key("tipo", a.kind.map(|k| k.word()))
        .key(
            "alcance",
            a.reach.map(|r| match r {
                Reach::Ally => "aliado",
            }),
        )
        .cost(a.cost.as_ref())
        .flag(a.requires_pass, "requiere=pasar")
        .flag(a.simultaneous, "simultanea")
}

fn payment_line(p: &Payment) -> Line {
    Line::by(p.by, "pagar")
        .maybe(p.card.as_ref().map(card))
        .maybe(p.text.as_deref().map(quote))
        .key("vida", p.life)
        .key("de", p.of)
        .key("tipo", p.kind.map(|k| k.word()))
        .items(&p.items)
}

fn change(verb: &str, c: &CardRef, amount: i32, cause: Option<&Cause>) -> Line {
    Line::new(verb).word(card(c)).word(amount).cause(cause)
}

fn extinguish_line(e: &Extinguish) -> Line {
    Line::new("extinguir")
        .word(card(&e.card))
        .facts(&e.facts)
        .cause(e.cause.as_ref())
        .key("a", e.to)
        .key("cara", e.face.map(|f| word_for(&FACES, &f)))
        .items(&e.items)
}

fn replacement_line(r: &Replacement) -> Line {
    let from = if r.from_bottom { Some("fondo".to_owned()) } else { r.from.map(|p| p.to_string()) };
    Line::new("reemplazar")
        .word(r.space)
        .word(word_for(&FACES, &r.face))
        .facts(&r.facts)
        .key("toma", r.takes)
        .key("elige", r.places)
        .key("fondo", r.bottom)
        .key("resto", r.rest.as_deref().map(quote))
        .flag(r.keeps_equipment, "conserva-equipo")
        .key("desde", from)
}

fn equip_line(e: &Equipping) -> Line {
    Line::by(e.by, "equipar")
        .word(card(&e.host))
        .word(word_for(&FACES, &e.face))
        .facts(&e.facts)
        .key("desde", e.from)
        .cause(e.cause.as_ref())
}

fn move_line(m: &Move) -> Line {
    let line = Line::new("mover").word(card(&m.from)).joined('>', m.to);
    line.maybe(m.count).key("cara", m.face.map(|f| word_for(&FACES, &f))).cause(m.cause.as_ref())
}

fn table_fact(line: Line, fact: &TableFact) -> Line {
    match fact {
        TableFact::Present(on) => line.key("carta", Some(yes(*on))),
        TableFact::Life(n) => line.key("vida", Some(n)),
        TableFact::Rests(low, high) if low == high => line.key("descansos", Some(low)),
        TableFact::Rests(low, high) => line.key("descansos", Some(format_args!("{low}-{high}"))),
        TableFact::Face(face) => line.key("cara", Some(word_for(&FACES, face))),
        TableFact::Scale(n) => line.key("escala", Some(n)),
        TableFact::Marks(marks) if marks.is_empty() => line.key("marcas", Some("no")),
        TableFact::Marks(marks) => {
            let words: Vec<&str> = marks.iter().map(|m| word_for(&MARKS, m)).collect();
            line.key("marcas", Some(words.join(",")))
        }
        TableFact::Feral(on) => line.key("feral", Some(yes(*on))),
        TableFact::Owner(seat) => line.key("dueño", Some(seat)),
        TableFact::Token(on) => line.key("ficha", Some(yes(*on))),
        TableFact::Count(n) => line.key("n", Some(n)),
        TableFact::Ravas(n) => line.key("rava", Some(n)),
        TableFact::Spare(on) => line.key("suplente", Some(yes(*on))),
        TableFact::Printed(facts) => {
            let named = line.key("nombre", facts.name.as_deref().map(quote));
            // «descansos» means the current ones here.
            let key = |k: &'static str| if k == "descansos" { "impresos" } else { k };
            fact_words(facts).into_iter().fold(named, |l, (k, v)| l.key(key(k), Some(v)))
        }
        TableFact::Turn(TurnFact::Number(n)) => line.key("n", Some(n)),
        TableFact::Turn(TurnFact::Active(seat)) => line.key("jugador", Some(seat)),
        TableFact::Turn(TurnFact::Rival(seat)) => line.key("rival", Some(seat)),
        TableFact::Turn(TurnFact::Phase(phase)) => line.key("fase", Some(phase_word(*phase))),
    }
}
