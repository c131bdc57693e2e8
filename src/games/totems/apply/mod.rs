//! How events change the table. Total: every event has a defined result on every table, and no rule is judged here.

mod battle;
mod cards;
mod facts;

use std::borrow::Cow;

use super::event::{Event, Facts, Slot};
use super::flow::{self, Ground};
use super::rules::RULES;
use super::state::{Action, Card, CardId, Defender, Ended, LastDraw, State, Turn, actor, other};
use crate::kernel::{Effects, Play, Seat, Seq};

/// A table being changed by one play.
struct Change<'a> {
    s: &'a mut State,
    fx: &'a mut Effects,
    seq: Seq,
    /// The last attack beat a defender without a told ability, and nothing came since.
    doubted: bool,
    /// What was drawn just before.
    drew: Option<LastDraw>,
}

/// Applies a play.
pub fn apply(state: &mut State, play: &Play<Event>, effects: &mut Effects) {
    let mut change = Change { s: state, fx: effects, seq: play.seq, doubted: false, drew: None };
    change.open(&play.event);
    change.move_on(&play.event);
    change.event(&play.event);
}

/// The table on which an event is judged: the first turn opened, an implied `pasar` done.
pub fn opened<'a>(state: &'a State, play: &Play<Event>) -> Cow<'a, State> {
    let starts = !state.begun && flow::is_turn_event(&play.event);
    if !starts && flow::rereads_draw(state, &play.event).is_none() && !flow::implies_pass(state, &play.event)
    {
        return Cow::Borrowed(state);
    }
    let mut after = state.clone();
    let mut effects = Effects::default();
    let mut change = Change { s: &mut after, fx: &mut effects, seq: play.seq, doubted: false, drew: None };
    change.open(&play.event);
    Cow::Owned(after)
}

/// The table after one draw, for draws told together.
pub fn after_draw(state: &State, by: Seat) -> State {
    let mut after = state.clone();
    let drew = after.last_draw.take();
    let mut effects = Effects::default();
    Change { s: &mut after, fx: &mut effects, seq: 0, doubted: false, drew }.draw(by);
    after
}

impl Change<'_> {
    /// Opens the first turn, or ends the turn an event implies to be over.
    fn open(&mut self, event: &Event) {
        if !self.s.begun && flow::is_turn_event(event) {
            self.begin(actor(event).unwrap_or(Seat::A));
        }
        if let Some(by) = flow::rereads_draw(self.s, event) {
            let second = self.s.last_draw == Some(LastDraw::Second(by));
            self.pass();
            if second {
                self.take(by);
            }
            self.s.turn.drawn = true;
            self.fx.consequence(format!("el robo de {by} se toma como el de inicio de su turno"));
        } else if flow::implies_pass(self.s, event) {
            self.pass();
        }
    }

    /// Play begins: what was not logged of the preparation is taken as done by the book.
    fn begin(&mut self, by: Seat) {
        if !self.s.prepared {
            self.prepare(RULES.deck, RULES.dealt, RULES.defenders);
        }
        self.s.begun = true;
        self.s.turn.active.get_or_insert(by);
        self.s.turn.number = self.s.turn.number.max(1);
        self.s.turn.since = self.seq;
    }

    fn prepare(&mut self, deck: i32, dealt: i32, placed: i32) {
        self.s.prepared = true;
        self.s.deck = deck.saturating_sub(dealt.saturating_mul(2)).max(0);
        for seat in [Seat::A, Seat::B] {
            let player = self.s.player_mut(seat);
            (player.dealt, player.placed) = (dealt, 0);
            player.hand = dealt;
            player.zone.clear();
            self.lay(seat, placed, &[], false);
        }
    }

    fn lay(&mut self, seat: Seat, n: i32, cards: &[Facts], up: bool) {
        for index in 0..n.clamp(0, 9) {
            let facts = usize::try_from(index).ok().and_then(|i| cards.get(i)).copied().unwrap_or_default();
            self.put(seat, None, facts, up);
        }
        let player = self.s.player_mut(seat);
        player.placed = player.placed.saturating_add(n);
        player.hand = player.hand.saturating_sub(n).max(0);
    }

    /// Puts a new card into a slot, or into the first free one.
    fn put(&mut self, seat: Seat, wanted: Option<u8>, facts: Facts, up: bool) {
        let card = self.new_card(facts);
        let zone = &self.s.player(seat).zone;
        let slot =
            wanted.filter(|n| !zone.contains_key(n)).or_else(|| (1..=9).find(|n| !zone.contains_key(n)));
        if let Some(n) = slot {
            let defender = Defender { card, up, attacked: false, cancelled: false, since: self.seq };
            self.s.player_mut(seat).zone.insert(n, defender);
        }
    }

    fn new_card(&mut self, facts: Facts) -> CardId {
        let id = self.s.cards.len();
        self.s.cards.push(Card { told: facts, claim: None, since: self.seq });
        self.s.known.tell(id, facts);
        id
    }

    /// What is told of a card.
    fn tell(&mut self, id: CardId, facts: Facts) {
        let seq = self.seq;
        let Some(card) = self.s.cards.get_mut(id) else { return };
        let clash = |a: Option<i32>, b: Option<i32>| a.zip(b).is_some_and(|(a, b)| a != b);
        let differ = clash(card.told.power, facts.power)
            || card.told.ability.zip(facts.ability).is_some_and(|(a, b)| a != b);
        card.told.power = card.told.power.or(facts.power);
        card.told.ability = card.told.ability.or(facts.ability);
        let since = card.since;
        if differ {
            self.fx.notice("antes se dijo otra cosa de esta carta; vale lo primero");
        }
        self.fx.late_fact |= self.s.known.tell(id, facts) && since < seq;
    }

    /// Ends what lasts only until the next event.
    fn move_on(&mut self, event: &Event) {
        let quiet = matches!(event, Event::Look { .. } | Event::Turn { .. } | Event::Situate { .. });
        let closes = flow::is_closing(self.s, event);
        let reveals = matches!(event, Event::Reveal { .. } | Event::RevealAttack { .. });
        // No turn event: what was drawn just before may still turn out to be the start draw.
        let says = matches!(
            event,
            Event::Activate { ability: super::event::Ability::Sword | super::event::Ability::Shield, .. }
        );
        if closes {
            self.s.eye = None;
        }
        let late = super::checks::misses_reveal(self.s, event);
        if let Some(attack) = self.s.last_attack_mut() {
            attack.lapsed |= late;
            if closes {
                attack.window = None;
                attack.fresh = false;
            }
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
        if by_active && due && super::checks::needs_start_draw(self.s, event) {
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
                self.s.prepared = true;
                let player = self.s.player_mut(*by);
                player.dealt_lapsed |= player.dealt < RULES.dealt;
                self.lay(*by, *n, cards, *face == Some(super::event::Face::Up));
            }
            Event::Setup { names, deck, dealt, placed } => {
                self.name(names);
                let or = |n: &Option<i32>, usual| n.unwrap_or(usual);
                let deck = or(deck, RULES.deck);
                self.prepare(deck, or(dealt, RULES.dealt), or(placed, RULES.defenders));
                for seat in [Seat::A, Seat::B] {
                    // What the numbers lack is told of `preparar` itself.
                    let player = self.s.player_mut(seat);
                    player.dealt_lapsed = true;
                    player.placed = RULES.defenders;
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
            Event::Move { by, what, to } => self.movement(*by, *what, *to),
            Event::Concede { by } => self.s.ended = Some(Ended::Conceded(other(*by))),
            Event::Situate { place, facts } => self.situate(*place, facts),
        }
    }

    /// After the end only what is shown still matters.
    fn after_end(&mut self, event: &Event) {
        match event {
            Event::Reveal { slot, facts } => self.reveal(*slot, *facts),
            Event::Activate { ability: super::event::Ability::Shield, .. } if self.doubted => {
                self.activate(event)
            }
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
            self.s.last_turn = Some((by, active));
            let which =
                if active { "este turno es el último" } else { "su próximo turno será el último" };
            self.fx.consequence(format!("{by} robó la última carta: {which}"));
        }
    }

    fn draw(&mut self, by: Seat) {
        self.s.last_draw = self
            .drew
            .filter(|d| matches!(d, LastDraw::Activated(_) | LastDraw::Sum(_) | LastDraw::Second(_)));
        let ground = flow::ground(self.s, by);
        self.s.last_draw = None;
        if !matches!(ground, Ground::Second | Ground::Empty) {
            self.take(by);
        }
        match ground {
            Ground::Empty => {}
            Ground::Second => self.s.last_draw = Some(LastDraw::Second(by)),
            Ground::Sum { .. } => {
                self.spend_window(super::event::Ability::Sum);
                self.s.turn.owes_empty_draw &= !self.s.is_active(by);
                self.s.last_draw = Some(LastDraw::Sum(by));
            }
            Ground::Discard => self.s.turn.owes_discard_draw = false,
            Ground::EmptyHand { maybe_sum } => {
                self.s.turn.owes_empty_draw = false;
                self.s.turn.must_pass = true;
                if maybe_sum {
                    self.s.turn.maybe_sum = self.s.window().map(|(card, _)| card);
                    self.s.last_draw = Some(LastDraw::Sum(by));
                    self.spend_window(super::event::Ability::Sum);
                }
            }
            Ground::Start => self.s.turn.drawn = true,
            Ground::AfterSum | Ground::Extra => self.s.last_draw = Some(LastDraw::Extra),
            Ground::NotActive => self.s.player_mut(by).early_draw = true,
        }
    }

    /// The turn ends; after the last one the match does.
    fn pass(&mut self) {
        if flow::is_last_turn(self.s) {
            self.s.ended = Some(Ended::Second);
            self.fx.consequence("acaba la partida: el mazo se agotó (23.2)".to_owned());
            self.close();
            return;
        }
        self.close();
        let turn = std::mem::take(&mut self.s.turn);
        if let Some(last) = turn.attacks.into_iter().next_back() {
            self.s.past = Some(last);
        }
        let active = other(turn.active.unwrap_or(Seat::A));
        let drawn = std::mem::take(&mut self.s.player_mut(active).early_draw);
        let number = turn.number.saturating_add(1);
        self.s.turn = Turn { number, active: Some(active), since: self.seq, drawn, ..Turn::default() };
        if let Some((seat, now)) = &mut self.s.last_turn {
            *now = *seat == active;
        }
        self.fx.consequence(format!("turno de {active}"));
    }

    fn close(&mut self) {
        self.s.eye = None;
        if let Some(attack) = self.s.last_attack_mut() {
            attack.window = None;
            attack.fresh = false;
        }
    }

    fn act(&mut self, by: Seat, action: Action) {
        if self.s.is_active(by) {
            self.s.turn.action.get_or_insert(action);
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
        let defender = Defender { card, up: false, attacked: false, cancelled: false, since: self.seq };
        self.s.player_mut(slot.seat).zone.insert(slot.n, defender);
        defender
    }
}
