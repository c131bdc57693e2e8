//! How events change the table. Total: every event has a defined result on every table, and no rule is judged here.

mod battle;
mod cards;
mod facts;
mod halves;

pub use cards::is_all_again;

use super::Totems;
use super::event::{Ability, Event, Facts, Goal, Place, Slot};
use super::flow::{self, Ground};
use super::rules::{EyeUntil, LastTurn};
use super::state::{Action, Card, CardId, Defender, Ended, LastDraw, State, Turn, actor, other};
use crate::kernel::{Effects, Judged, Play, Seat, Seq};

/// A table being changed by one play.
struct Change<'a> {
    s: &'a mut State,
    fx: &'a mut Effects,
    seq: Seq,
    /// The last attack beat a defender without a told ability, and nothing came since.
    doubted: bool,
    /// What was drawn just before.
    drew: Option<LastDraw>,
    /// The event is a claim without right: it changes nothing.
    rejected: bool,
}

/// Applies a play.
pub fn apply(state: &mut State, play: &Judged<'_, Totems>, effects: &mut Effects) {
    let event = &play.event;
    let again = matches!((&play.said().event, event), (Event::Attack { .. }, Event::RevealAttack { .. }));
    let rejected = flow::activation::is_rejected(state, event);
    let mut change = Change { rejected, ..Change::new(state, effects, play.seq) };
    let before = change.s.total();
    if again {
        change.fx.notice("este ataque ya constaba: se toma por dicho dos veces");
    }
    change.open(event);
    change.move_on(event);
    change.event(event);
    change.count(event, before);
}

/// The table on which an event is judged, the first turn opened, an implied `pasar` done; none where that changes nothing.
pub fn opened(state: &State, play: &Play<Event>) -> Option<Box<State>> {
    let starts = !state.begun && flow::is_turn_event(&play.event);
    let settles = flow::completes(state, &play.event) || flow::ends_half(state, &play.event);
    let turns = flow::rereads_turn(state, &play.event).is_some() || flow::implies_pass(state, &play.event);
    if !starts && !settles && !turns {
        return None;
    }
    let mut after = Box::new(state.clone());
    let mut effects = Effects::default();
    let mut change = Change::new(&mut after, &mut effects, play.seq);
    change.open(&play.event);
    Some(after)
}

/// The table after one draw, for draws told together.
pub fn after_draw(state: &State, by: Seat) -> State {
    let mut after = state.clone();
    let drew = after.last_draw.take();
    let mut effects = Effects::default();
    Change { drew, ..Change::new(&mut after, &mut effects, 0) }.draw(by);
    after
}

impl<'a> Change<'a> {
    fn new(s: &'a mut State, fx: &'a mut Effects, seq: Seq) -> Self {
        Change { s, fx, seq, doubted: false, drew: None, rejected: false }
    }
}

impl Change<'_> {
    /// Nothing comes from nothing, nothing is lost: what the log cannot account for is remarked.
    fn count(&mut self, event: &Event, before: i32) {
        // These say how many cards there are.
        if matches!(event, Event::Situate { .. } | Event::Shuffle { .. } | Event::Setup { .. }) {
            return;
        }
        let more = self.s.total().saturating_sub(before);
        if more != 0 {
            let word = if more > 0 { "de más" } else { "de menos" };
            let cards = crate::kernel::counted(more.unsigned_abs() as usize, "carta", "cartas");
            self.fx.notice(format!("no cuadra la cuenta: {cards} {word} en la mesa desde este suceso"));
        }
    }

    /// Opens the first turn, or ends the turn an event implies to be over.
    fn open(&mut self, event: &Event) {
        self.settle_half(event);
        if !self.s.begun && flow::is_turn_event(event) {
            self.begin(actor(event).unwrap_or(Seat::A));
        }
        if let Some(by) = flow::rereads_turn(self.s, event) {
            self.reread(by);
        } else if flow::implies_pass(self.s, event) {
            self.pass();
        }
    }

    /// The turn of a player turns out to have begun with what he did last.
    fn reread(&mut self, by: Seat) {
        let done = self.s.turn.intruder.filter(|(seat, _)| *seat == by).map(|(_, action)| action);
        let drew = self.s.last_draw.filter(|_| done.is_none());
        // What the other one drew in the turn he did not finish stands for his next.
        let unfinished = self.s.turn.drawn && self.s.turn.action.is_none();
        self.s.player_mut(other(by)).early_draw |= unfinished;
        let attacks: Vec<_> = self.s.turn.attacks.extract_if(.., |a| a.by == by).collect();
        self.pass();
        if self.s.ended.is_some() {
            return;
        }
        match drew {
            Some(LastDraw::Second(_)) => self.take(by),
            // The start draw took the last card.
            Some(_) if self.s.last_turn.is_some_and(|(seat, _)| seat == by) => {
                self.last_card(by, true);
            }
            Some(_) | None => {}
        }
        let turn = &mut self.s.turn;
        turn.drawn = drew.is_some();
        turn.start_lapsed |= done.is_some();
        turn.action = done;
        turn.owes_discard_draw = done == Some(Action::Discard) && self.s.deck > 0;
        if !attacks.is_empty() {
            self.forget();
            self.s.past = None;
            self.s.turn.attacks = attacks;
        }
        let what = if done.is_some() { "lo que hizo" } else { "el robo de inicio" };
        self.fx.consequence(format_args!("el turno de {by} empezó con {what}"));
    }

    /// Play begins: what was not logged of the preparation is taken as done by the book.
    fn begin(&mut self, by: Seat) {
        if !self.s.prepared {
            self.prepare(None, None, None);
        }
        self.s.begun = true;
        self.s.turn.active.get_or_insert(by);
        self.s.turn.number = self.s.turn.number.max(1);
        self.s.turn.since = self.seq;
    }

    fn prepare(&mut self, deck: Option<i32>, dealt: Option<i32>, placed: Option<i32>) {
        let rules = self.s.rules;
        let (deck, dealt) = (deck.unwrap_or(rules.deck), dealt.unwrap_or(rules.dealt));
        let placed = placed.unwrap_or(rules.defenders);
        self.s.prepared = true;
        self.s.deck = deck.saturating_sub(dealt.saturating_mul(2)).max(0);
        for seat in [Seat::A, Seat::B] {
            let player = self.s.player_mut(seat);
            (player.dealt, player.placed) = (dealt, 0);
            (player.dealt_again, player.placed_again) = (0, 0);
            player.hand = dealt;
            player.zone.clear();
            self.lay(seat, placed, &[], false);
        }
    }

    fn lay(&mut self, seat: Seat, n: i32, cards: &[Facts], up: bool) {
        let n = n.clamp(0, 9);
        for index in 0..n {
            let facts = usize::try_from(index).ok().and_then(|i| cards.get(i)).copied().unwrap_or_default();
            self.put(seat, None, facts, up);
        }
        let player = self.s.player_mut(seat);
        player.placed = player.placed.saturating_add(n);
        player.hand = player.hand.saturating_sub(n).max(0);
    }

    /// Puts a new card into a slot, or into the first free one; where none is free it goes to the discard pile.
    fn put(&mut self, seat: Seat, wanted: Option<u8>, facts: Facts, up: bool) {
        let card = self.new_card(facts);
        let zone = &self.s.player(seat).zone;
        let slot =
            wanted.filter(|n| !zone.contains_key(n)).or_else(|| (1..=9).find(|n| !zone.contains_key(n)));
        let Some(n) = slot else {
            self.s.pile = self.s.pile.saturating_add(1);
            self.fx.notice(format!("la zona de {seat} está llena; la carta consta en los descartes"));
            return;
        };
        if let Some(taken) = wanted.filter(|w| *w != n) {
            self.fx.notice(format!("{seat}{taken} está ocupado; la carta consta en {seat}{n}"));
        }
        let new = self.new_defender(card, up);
        self.s.player_mut(seat).zone.insert(n, new);
    }

    fn new_defender(&self, card: CardId, up: bool) -> Defender {
        Defender { card, up, seen: false, attacked: false, cancelled: false, eye: None, since: self.seq }
    }

    fn new_card(&mut self, facts: Facts) -> CardId {
        let id = self.s.cards.len();
        self.s.cards.push(Card { claim: None, since: self.seq });
        self.tell(id, facts);
        id
    }

    /// What is told of a card.
    fn tell(&mut self, id: CardId, facts: Facts) {
        let is_other = facts.is_of_another(self.s.told_of(id));
        let facts = if is_other { Facts { ability: None, ..facts } } else { facts };
        let learnt = self.s.known.tell(&mut self.s.told, id, facts);
        let since = self.s.cards.get(id).map(|card| card.since);
        self.fx.told(&learnt, since, Some("esta carta"));
    }

    /// Ends what lasts only until the next event.
    fn move_on(&mut self, event: &Event) {
        let quiet = matches!(event, Event::Look { .. } | Event::Turn { .. } | Event::Situate { .. });
        let closes = flow::is_closing(self.s, event);
        let reveals = matches!(event, Event::Reveal { .. } | Event::RevealAttack { .. });
        // What is no play of its own leaves the draw just made what it is, whichever is told first.
        let half = self.half(event).is_some();
        let says = half || matches!(event, Event::Activate { .. }) || flow::writes_out(self.s, event);
        // A defender taken away is none of the four actions.
        let takes = matches!(flow::discarding(self.s, event), Some(flow::Discarding::Defender(_)));
        let acts = flow::is_action(self.s, event) && !takes;
        if closes {
            self.s.eye = None;
        }
        let late = flow::misses_reveal(self.s, event);
        let keeps = self.keeps_eye();
        if let Some(attack) = self.s.last_attack_mut() {
            attack.lapsed |= late;
            if closes {
                if let Some(window) = attack.window.take() {
                    attack.kept = Some(window).filter(|_| keeps);
                }
                attack.fresh = false;
            }
            attack.settled |= acts;
            if !quiet {
                self.doubted = std::mem::take(&mut attack.doubt);
            }
        }
        if !quiet {
            self.drew = self.s.last_draw;
            if !reveals && !says {
                self.s.last_draw = None;
            }
        }
        let due = !self.s.turn.drawn && self.s.deck > 0;
        let by_active = actor(event).is_some_and(|by| self.s.is_active(by));
        if by_active && !quiet && !says {
            self.s.turn.intruder = None;
        }
        if by_active && due && flow::needs_start_draw(self.s, event) {
            self.s.turn.start_lapsed = true;
        }
    }

    fn event(&mut self, event: &Event) {
        if self.s.ended.is_some() {
            return self.after_end(event);
        }
        match event {
            Event::Shuffle { n } => self.shuffle(*n),
            Event::Deal { seat, n } => self.deal(*seat, *n),
            Event::Lay { by, n, face, cards } => {
                if flow::is_action(self.s, event) {
                    self.act(*by, Action::Replenish);
                }
                self.lay_first(*by, *n, cards, *face == Some(super::event::Face::Up));
            }
            Event::Setup { names, deck, dealt, placed } => {
                self.name(names);
                if self.s.begun {
                    self.fx.notice("la partida ya había empezado: la mesa queda como estaba");
                    return;
                }
                self.prepare(*deck, *dealt, *placed);
                self.s.set_up = true;
                let defenders = self.s.rules.defenders;
                for seat in [Seat::A, Seat::B] {
                    // What the numbers lack is told of `preparar` itself.
                    let player = self.s.player_mut(seat);
                    player.dealt_lapsed = true;
                    player.placed = defenders;
                }
            }
            Event::Start { seat, .. } => self.s.turn.active = Some(*seat),
            Event::Draw { by, n } => {
                for _ in 0..*n {
                    self.draw(*by);
                    self.drew = self.s.last_draw;
                }
            }
            Event::Replenish { by, slots, card, face } => self.replenish(*by, slots, card, *face),
            Event::Attack { by, targets, cards } => self.attack(*by, targets, cards),
            Event::Reveal { slot, facts } => self.reveal(*slot, *facts),
            Event::RevealAttack { which, facts } => self.reveal_attack(*which, facts),
            Event::Activate { .. } => self.activate(event),
            Event::Exchange { by, slot, out, put } => self.exchange(*by, *slot, *out, *put),
            Event::Discard { by, n, named } => self.discard(event, *by, *n, named),
            Event::Pass { by } if self.s.is_active(*by) => self.pass(),
            Event::Pass { .. } | Event::Look { .. } | Event::Turn { .. } | Event::Result { .. } => {}
            Event::Move { by, what, to } => {
                if flow::is_action(self.s, event) {
                    self.act(*by, Action::Replenish);
                }
                let half = self.half(event);
                match half.and_then(|h| h.placed) {
                    Some(n) => self.movement(*by, *what, Goal::At(Place::Slot(Slot { seat: *by, n }))),
                    None => self.movement(*by, *what, *to),
                }
                self.s.half = half;
            }
            Event::Concede { by } => self.s.ended = Some(Ended::Conceded(other(*by))),
            Event::Situate { place, facts } => {
                self.s.half = self.s.half.filter(|h| *place != Place::Slot(h.slot));
                self.situate(*place, facts);
            }
        }
    }

    /// After the end only what is shown still matters.
    fn after_end(&mut self, event: &Event) {
        match event {
            Event::Reveal { slot, facts } => self.reveal(*slot, *facts),
            Event::Activate { ability: Ability::Shield, .. } if self.doubted => self.activate(event),
            Event::RevealAttack { which, facts } => self.reveal_attack(*which, facts),
            Event::Situate { place, facts } => self.situate(*place, facts),
            Event::Shuffle { .. }
            | Event::Deal { .. }
            | Event::Lay { .. }
            | Event::Setup { .. }
            | Event::Start { .. }
            | Event::Draw { .. }
            | Event::Replenish { .. }
            | Event::Attack { .. }
            | Event::Activate { .. }
            | Event::Exchange { .. }
            | Event::Discard { .. }
            | Event::Pass { .. }
            | Event::Look { .. }
            | Event::Turn { .. }
            | Event::Move { .. }
            | Event::Result { .. }
            | Event::Concede { .. } => {}
        }
    }

    fn take(&mut self, by: Seat) {
        if self.s.deck <= 0 {
            return;
        }
        self.s.deck -= 1;
        let active = self.s.is_active(by);
        let player = self.s.player_mut(by);
        player.hand = player.hand.saturating_add(1);
        if self.s.deck == 0 {
            let now = self.last_card(by, active);
            let which = if now { "este turno es el último" } else { "su próximo turno será el último" };
            self.fx.consequence(format_args!("{by} robó la última carta: {which}"));
        }
    }

    /// A player drew the last card, in the own turn or not: whether the running turn is the last one (23.2).
    fn last_card(&mut self, by: Seat, own: bool) -> bool {
        let now = own && self.s.rules.last_turn == LastTurn::Running;
        self.s.last_turn = Some((by, now));
        now
    }

    fn draw(&mut self, by: Seat) {
        self.s.last_draw = self.drew.filter(|d| !matches!(d, LastDraw::Extra(_) | LastDraw::Early(_)));
        let ground = flow::ground(self.s, by);
        let drew = self.s.last_draw.take();
        if !matches!(ground, Ground::Second | Ground::Empty) {
            self.take(by);
        }
        match ground {
            Ground::Empty => {}
            Ground::Second => self.s.last_draw = Some(LastDraw::Second(by)),
            Ground::Sum { .. } => {
                self.spend_window(Ability::Sum);
                self.s.turn.owes_empty_draw &= !self.s.is_active(by);
                self.s.last_draw = Some(LastDraw::Sum(by));
            }
            // Off turn it may turn out to be the start draw, as that of a Sum may.
            Ground::Claimed => self.s.last_draw = (!self.s.is_active(by)).then_some(LastDraw::Sum(by)),
            Ground::Discard => self.s.turn.owes_discard_draw = false,
            Ground::EmptyHand { maybe_sum } => {
                self.s.turn.owes_empty_draw = false;
                self.s.turn.must_pass = true;
                if maybe_sum {
                    self.s.turn.maybe_sum = self.s.window().map(|(card, _)| card);
                    self.s.last_draw = Some(LastDraw::Sum(by));
                    self.spend_window(Ability::Sum);
                }
            }
            Ground::Start => {
                self.s.turn.drawn = true;
                // The one for the claim may still come.
                self.s.last_draw = drew.filter(|d| *d == LastDraw::Claimed(by));
            }
            Ground::AfterSum | Ground::Extra => self.s.last_draw = Some(LastDraw::Extra(by)),
            Ground::NotActive => {
                self.s.player_mut(by).early_draw = true;
                self.s.last_draw = Some(LastDraw::Early(by));
            }
        }
    }

    /// The turn ends; after the last one the match does.
    fn pass(&mut self) {
        if flow::is_last_turn(self.s) {
            self.s.ended = Some(Ended::Second);
            self.fx.consequence("acaba la partida: el mazo se agotó (23.2)");
            self.close();
            return;
        }
        self.close();
        let mut turn = std::mem::take(&mut self.s.turn);
        for attack in turn.attacks.drain(..) {
            self.forget();
            self.s.past = Some(attack);
        }
        let active = other(turn.active.unwrap_or(Seat::A));
        // What was drawn too early is not asked for again, and may have been taken back.
        let start_lapsed = std::mem::take(&mut self.s.player_mut(active).early_draw);
        let number = turn.number.saturating_add(1);
        // Nearly every turn has an attack: the list is used again.
        let attacks = turn.attacks;
        self.s.turn =
            Turn { number, active: Some(active), since: self.seq, start_lapsed, attacks, ..Turn::default() };
        if let Some((seat, now)) = &mut self.s.last_turn {
            *now = *seat == active;
        }
        self.fx.consequence(format_args!("turno de {active}"));
    }

    /// Whether the window of the last attack, where it closes unused, is kept for an Eye until the turn ends (9.2).
    fn keeps_eye(&self) -> bool {
        let unused = self.s.last_attack().filter(|a| a.used.is_none()).and_then(|a| a.window);
        let may_be =
            unused.is_some_and(|(card, _)| matches!(self.s.ability(card), None | Some(Ability::Eye)));
        may_be && self.s.rules.eye == EyeUntil::TurnEnd
    }

    fn close(&mut self) {
        self.s.eye = None;
        self.s.turn.attacks.iter_mut().for_each(|attack| attack.kept = None);
        if let Some(attack) = self.s.last_attack_mut() {
            attack.window = None;
            attack.fresh = false;
        }
    }

    /// Play goes on after the last attack: if its result is open nobody can tell it any more, but its cards are gone.
    fn forget(&mut self) {
        let Some(attack) = self.s.last_attack_mut() else { return };
        if attack.outcome == super::state::Outcome::Open && !attack.forgotten {
            attack.forgotten = true;
            let cards = i32::try_from(attack.cards.len()).unwrap_or(i32::MAX);
            self.s.pile = self.s.pile.saturating_add(cards);
        }
    }

    fn act(&mut self, by: Seat, action: Action) {
        if self.s.is_active(by) {
            self.s.turn.action.get_or_insert(action);
        } else {
            self.s.turn.intruder = Some((by, action));
        }
    }

    fn leave_hand(&mut self, by: Seat, n: i32) {
        let player = self.s.player_mut(by);
        player.hand = player.hand.saturating_sub(n).max(0);
    }

    /// The defender in a slot; where none is known an unknown one is assumed.
    fn assumed(&mut self, slot: Slot) -> Defender {
        if let Some(defender) = self.s.defender(slot) {
            return *defender;
        }
        self.fx
            .notice(format!("no consta ninguna carta en {}{}; se supone una desconocida", slot.seat, slot.n));
        let card = self.new_card(Facts::default());
        let defender = self.new_defender(card, false);
        self.s.player_mut(slot.seat).zone.insert(slot.n, defender);
        defender
    }
}
