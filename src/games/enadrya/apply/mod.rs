//! How events change the table. Total: every event has a defined result on every table, however absurd, and no
//! rule is judged here.

mod battle;
mod cards;
mod effects;
mod facts;
mod turn;

use super::event::{Event, Step, turn_actor};
use super::flow::again::{is_again, spent, withdrawal};
use super::flow::statement::statement;
use super::flow::{goal, own_step, takes_over};
use super::knowledge::{CardId, CardKind, Facts};
use super::place::{CardRef, Place};
use super::state::{Card, Lies, Origin, Player, State};
use crate::kernel::{Effects, Outcome, Play, Seat, Shared, WaiverSource};

/// A table being changed by one play.
pub(super) struct Change<'a> {
    pub s: &'a mut State,
    pub fx: &'a mut Effects,
    pub play: &'a Play<Event>,
}

/// Whether a play says that a card's text or the judge brings it about.
pub fn by_card(play: &Play<Event>) -> bool {
    !play.waivers.is_empty()
}

/// Applies a play; a withdrawal told as a move is that withdrawal, as for the checks.
pub fn apply(state: &mut State, play: &Play<Event>, effects: &mut Effects) {
    let meant = withdrawal(state, &play.event);
    let meant = meant.map(|event| play.meaning(event));
    let play = meant.as_ref().unwrap_or(play);
    let mut change = Change { s: state, fx: effects, play };
    if change.is_told_again() {
        return;
    }
    change.open_play();
    change.take_over();
    change.event();
    change.note_stray();
    change.settle();
    change.find_end();
}

impl Change<'_> {
    fn event(&mut self) {
        let said = statement(self.s, &self.play.event).filter(|_| !by_card(self.play));
        if let Some(said) = said {
            self.state_result(said);
            return;
        }
        match &self.play.event {
            Event::Series { game, before } => self.s.series = Some((*game, *before)),
            Event::Deck { seat, list } => self.s.player_mut(*seat).list = Some(list.clone()),
            Event::Begin { seat } => self.s.first = Some(*seat),
            Event::Base { by, facts } => self.base(*by, facts),
            Event::Setup { bases } => self.setup(bases),
            Event::Shuffle { by, cards } => self.shuffle(*by, *cards),
            Event::Cut { by } => self.cut(*by),
            Event::Draw { by, amount } => self.draw(*by, *amount),
            Event::Phase { .. } | Event::Pass { .. } => {
                if let Some(goal) = goal(self.s, &self.play.event) {
                    self.phase(goal.step());
                }
            }
            Event::Withdraw { by, unit, to } => self.withdraw(*by, unit.as_ref(), *to),
            Event::Massive { by } => self.massive(*by),
            Event::Play(play) => self.play_card(play),
            Event::Move { unit, to, .. } => self.travel(unit, *to),
            Event::Attack(entry) | Event::Block(entry) => self.enter(entry),
            Event::Activate { by, card, ability, colour, cost } => {
                self.activate(*by, card, ability.as_deref(), *colour, *cost);
            }
            Event::Damage { card, amount, this_turn } => self.damage(card, *amount, *this_turn),
            Event::Heal { card, amount } => self.heal(card, *amount),
            Event::BaseCounter { by, value } => self.base_counter(*by, *value),
            Event::EnergyCounter { by, value } => {
                self.s.player_mut(*by).reserve = super::state::Reserve::Exact((*value).max(0));
            }
            Event::Energy { by, amount } => self.energy(*by, *amount),
            Event::Modify { card, stat, amount, lasting } => self.modify(card, *stat, *amount, *lasting),
            Event::Burn { card } => self.burn_named(card),
            Event::Discard { by, name, count } => self.discard(*by, name.as_deref(), *count),
            Event::Put(put) => self.put_card(put),
            Event::Reveal { card, facts, .. } => self.reveal(card.as_ref(), facts),
            Event::Card { name, facts } => self.tell_name(name, facts),
            Event::Tie { by } => self.tie(*by),
            Event::Loop => self.endless(),
            Event::Concede { by } => self.concede(*by),
            Event::Situate { place, facts } => self.situate(*place, facts),
        }
    }

    /// What the table shows already changes nothing, and is told again once.
    fn is_told_again(&mut self) -> bool {
        let event = &self.play.event;
        if !is_again(self.s, self.play) {
            return false;
        }
        if let Event::Burn { card } = event
            && let Some(at) = self.s.turn.ousted.iter().position(|place| *place == card.at)
        {
            self.s.turn.ousted.remove(at);
        }
        if let Event::Discard { by, name: Some(name), .. } = event
            && let Some(id) = spent(self.s, *by, name)
        {
            self.s.turn.spent.retain(|c| *c != id);
            self.fx.notice(format!("«{name}» ya está en el Incinerador: se cuenta una vez"));
        }
        true
    }

    /// The first event of the turn ends the preparation.
    fn open_play(&mut self) {
        if self.s.opens_play(&self.play.event) {
            let active = self.s.active(&self.play.event);
            self.s.first.get_or_insert(active);
            self.s.turn = super::state::Turn::new(1, active, self.play.seq);
        }
    }

    /// Nobody ended the turn and the other player plays his: it ended before.
    fn take_over(&mut self) {
        let Some((_, step)) = takes_over(self.s, &self.play.event) else { return };
        self.phase(None);
        self.s.turn.taken = self.s.ended.is_none();
        if self.s.ended.is_none() && step > Step::Withdraw {
            self.phase(Some(step));
        }
    }

    fn note_stray(&mut self) {
        let event = &self.play.event;
        let Some(by) = turn_actor(event) else { return };
        let in_turn = self.s.turn.step >= Step::Deploy && self.s.turn.step != Step::Defence;
        if by == self.s.turn.active {
            self.s.turn.strayed = false;
        } else if in_turn && own_step(event).is_some() && !by_card(self.play) {
            self.s.turn.strayed |= !matches!(event, Event::Phase { .. });
        }
    }

    /// Pays a cost, unless it was told by hand before; none is a cost nobody told.
    pub fn pay(&mut self, by: Seat, cost: Option<i32>) {
        let purse = &mut self.s.turn.purses[usize::from(by != Seat::A)];
        if let Some(cost) = cost.filter(|cost| *cost > 0) {
            if let Some(at) = purse.covers(cost) {
                purse.told[at] -= cost;
                purse.told.retain(|told| *told > 0);
                return;
            }
            purse.paid.push(cost);
        }
        let lacks = cost.zip(self.s.player(by).reserve.most()).is_some_and(|(cost, most)| cost > most);
        if lacks && by == self.s.turn.active {
            self.recharge();
        }
        let player = self.side(by);
        player.reserve = player.reserve.paid(cost);
    }

    /// A new card at a place.
    pub fn new_card(&mut self, owner: Seat, lies: Lies) -> CardId {
        let since = self.play.seq;
        self.s.arrivals += 1;
        self.s.cards.push(Card {
            owner,
            lies,
            kind: None,
            origin: Origin::Hand,
            damage: 0,
            lasting: 0,
            modifiers: Vec::new(),
            moved: false,
            bridged: false,
            new: false,
            doubtful: false,
            hurt_before: false,
            accused: false,
            came_back: 0,
            since,
            arrived: self.s.arrivals,
        });
        let id = self.s.cards.len() - 1;
        if let Lies::Incinerator(seat) = lies {
            self.s.player_mut(seat).burnt.push(id);
        }
        id
    }

    /// A card of this name that comes out of hand, deck or nowhere.
    pub fn card_named(&mut self, owner: Seat, facts: &Facts, lies: Lies) -> CardId {
        let name = facts.name.as_deref().unwrap_or_default();
        let id = match self.s.returned(owner, name) {
            Some(id) => {
                let card = &mut self.s.cards[id];
                let came_back = card.came_back + 1;
                *card = Card { came_back, ..fresh(card) };
                self.lay(id, lies);
                id
            }
            None => self.new_card(owner, lies),
        };
        self.tell(id, facts);
        id
    }

    /// Moves a card to another place.
    pub fn lay(&mut self, id: CardId, lies: Lies) {
        for seat in [Seat::A, Seat::B] {
            self.s.player_mut(seat).burnt.retain(|c| *c != id);
        }
        self.s.arrivals += 1;
        self.s.cards[id].lies = lies;
        self.s.cards[id].arrived = self.s.arrivals;
        if let Lies::Incinerator(seat) = lies {
            self.s.player_mut(seat).burnt.push(id);
        }
    }

    /// To the owner's Incinerator (K4a).
    pub fn burn(&mut self, id: CardId) {
        let owner = self.s.cards[id].owner;
        let card = &self.s.cards[id];
        self.s.cards[id] = fresh(card);
        self.lay(id, Lies::Incinerator(owner));
    }

    /// The card a reference means; a place thought empty gets an unknown card, with a notice.
    pub fn card(&mut self, card: &CardRef) -> CardId {
        if let Some(id) = self.s.find(card).or_else(|| self.s.card_at(card.at)) {
            return id;
        }
        self.fx.notice(format!("no consta ninguna carta en {}; se supone una desconocida", card.at));
        let seat = card.at.seat();
        let (lies, kind) = match card.at {
            Place::Unit(slot) => (Lies::Slot(slot), CardKind::Unit),
            Place::Tech(seat) => (Lies::Tech(seat), CardKind::Technology),
            Place::Base(seat) => (Lies::Base(seat), CardKind::Base),
            Place::Player(_) | Place::Incinerator(_) | Place::Hand(_) | Place::Deck(_) => {
                (Lies::Gone, CardKind::Power)
            }
        };
        let id = self.new_card(seat, lies);
        self.s.cards[id].kind = Some(kind);
        self.s.cards[id].origin = Origin::Untold;
        if kind == CardKind::Base {
            self.s.player_mut(seat).base = Some(id);
        }
        if let Some(name) = &card.name {
            self.tell(id, &Facts::named(name));
        }
        id
    }

    /// Takes in what is told of a card.
    pub fn tell(&mut self, id: CardId, facts: &Facts) {
        let learnt = self.s.known.tell_card(&mut self.s.told, id, &[], facts);
        let of = (!learnt.clashes.is_empty()).then(|| self.s.call(id));
        self.fx.told(&learnt, Some(self.s.cards[id].since), of.as_deref());
    }

    fn tell_name(&mut self, name: &str, facts: &Shared<Facts>) {
        let learnt = self.s.known.tell_name(&mut self.s.told, name, facts);
        for id in self.s.told.carrying(name) {
            let clashes = self.s.told.kept_against(id, facts);
            let of = (!clashes.is_empty()).then(|| self.s.call(*id));
            self.fx.contradicted(&clashes, of.as_deref());
        }
        // Lists and cards that have gone may have been judged without it.
        let of = (!learnt.clashes.is_empty()).then(|| format!("«{name}»"));
        self.fx.told(&learnt, Some(0), of.as_deref());
    }

    /// A player's side, to change.
    pub fn side(&mut self, seat: Seat) -> &mut Player {
        self.s.player_mut(seat)
    }

    fn tie(&mut self, by: Option<Seat>) {
        match by {
            None => self.s.turn.ties = [true; 2],
            Some(seat) => self.s.turn.ties[usize::from(seat != Seat::A)] = true,
        }
        if self.s.turn.ties == [true; 2] && self.s.ended.is_none() {
            self.end(Vec::new(), "C2.1", "empate por acuerdo");
        }
    }

    fn endless(&mut self) {
        let judged = self.play.waivers.iter().any(|w| w.by == WaiverSource::Judge);
        if judged && self.s.ended.is_none() {
            self.end(Vec::new(), "C2.2", "empate: la partida cayó en un bucle sin fin");
        } else if self.s.ended.is_none() {
            self.fx.notice("si hay bucle lo decide el juez: «juez: bucle» acaba la partida en empate");
        }
    }

    fn concede(&mut self, by: Seat) {
        if self.s.ended.is_none() {
            let winner = super::place::other(by);
            self.end(vec![winner], "C3", &format!("Gana {winner}: {by} se rinde"));
        }
    }

    fn end(&mut self, winners: Vec<Seat>, clause: &'static str, text: &str) {
        self.s.ended = Some(Outcome { winners, clause, text: text.to_owned() });
    }

    /// C1a: a base counter at zero or less ends the game, as far as it is told by now.
    fn find_end(&mut self) {
        if self.s.ended.is_some() || self.s.is_preparing() {
            return;
        }
        let down = |seat| self.s.counter_at_most(seat, &self.s.told).is_some_and(|n| n <= 0);
        match [Seat::A, Seat::B].map(down) {
            [false, false] => {}
            [true, true] => self.end(Vec::new(), "C1a", "las dos bases cayeron a la vez: decide el juez"),
            [fell_a, _] => {
                let loser = if fell_a { Seat::A } else { Seat::B };
                let winner = super::place::other(loser);
                self.end(vec![winner], "C1a", &format!("Gana {winner}: la base de {loser} no resiste más"));
            }
        }
    }
}

/// The same card without what happened to it on the board.
fn fresh(card: &Card) -> Card {
    Card {
        origin: Origin::Hand,
        damage: 0,
        lasting: 0,
        modifiers: Vec::new(),
        moved: false,
        bridged: false,
        new: false,
        doubtful: false,
        hurt_before: false,
        accused: false,
        ..card.clone()
    }
}
