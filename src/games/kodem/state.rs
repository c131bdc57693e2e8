//! The table as the log tells it. Holds no rule: questions about it are answered here, changes are made in `apply`.

use std::fmt::{self, Display};

use super::event::{Face, ItemRef, Mode, Payment};
use super::knowledge::{ActiveText, CardId, CardKind, Energy, Facts, Knowledge};
use super::place::{CardRef, Place};
use super::rules::Rules;
use crate::kernel::{Outcome, Seat, Seq};

mod card;
mod moment;
mod player;
mod shown;
mod turn;

pub use card::{Card, Deeds, Lies, Rests, Zero};
pub use player::{Exit, Player, Vacancy};
pub use turn::{
    Departed, Departure, Duplicate, Item, ItemKind, Lasting, OpenCost, Prepaid, Resolved, Target, ToldLoss,
    Turn, WorkedOut, Working,
};

/// The table.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What the log tells of the cards' identity, early or late.
    pub known: Knowledge,
    /// The rules this match is judged by.
    pub rules: Rules,
    /// Mode.
    pub mode: Mode,
    /// `preparar` was logged.
    pub prepared: Option<Seq>,
    /// Sides by seat.
    pub players: Vec<Player>,
    /// Turn order, if told.
    pub order: Vec<Seat>,
    /// Who may begin, until the first turn.
    pub first: Option<Seat>,
    /// Goal in mode Teams.
    pub goal: i32,
    /// Every card that has been on the table.
    pub cards: Vec<Card>,
    /// The running turn.
    pub turn: Turn,
    /// Lasting effects in force.
    pub lasting: Vec<Lasting>,
    /// What was told of cards by now.
    pub told: Knowledge,
    /// Open pairs of equal cards.
    pub duplicates: Vec<Duplicate>,
    /// How it ended and by which event.
    pub ended: Option<(Outcome, Seq)>,
    /// When it was last looked for, no Extinction held what could bring it.
    pub is_far_from_end: bool,
    /// The first event that was played on after it (3.13b).
    pub played_on: Option<Seq>,
    /// Both sides could win at once: the judge was called, under this clause.
    pub judge_called: Option<&'static str>,
}

impl State {
    /// An empty table.
    pub fn new(known: Knowledge, rules: Rules) -> Self {
        State {
            known,
            rules,
            mode: Mode::Standard,
            prepared: None,
            players: Vec::new(),
            order: Vec::new(),
            first: None,
            goal: rules.team_goal,
            cards: Vec::new(),
            turn: Turn::new(),
            lasting: Vec::new(),
            told: Knowledge::default(),
            duplicates: Vec::new(),
            ended: None,
            is_far_from_end: false,
            played_on: None,
            judge_called: None,
        }
    }

    /// The seat a word names: the name somebody goes by, else the letter.
    pub fn seat_named(&self, word: &str) -> Option<Seat> {
        let names = self.order.iter().map(|s| (*s, self.player(*s).and_then(|p| p.name.as_deref())));
        Seat::called(word, names, |seat| self.order.is_empty() || self.order.contains(&seat))
    }

    /// The name the table uses for a seat.
    pub fn called(&self, seat: Seat) -> String {
        self.player(seat).and_then(|p| p.name.clone()).unwrap_or_else(|| seat.to_string())
    }

    /// A player's side, if anything was ever told of it.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// A player's side, laid out empty if nothing was told of it.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        if self.players.len() <= seat.index() {
            self.players.resize_with(seat.index() + 1, Player::new);
        }
        &mut self.players[seat.index()]
    }

    /// The declared seats in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        self.order.iter().copied()
    }

    /// Whether section 15 applies.
    pub fn is_multiplayer(&self) -> bool {
        self.mode != Mode::Standard
    }

    /// The card at a place.
    pub fn card_at(&self, place: Place) -> Option<CardId> {
        let player = self.player(place.seat())?;
        match place {
            Place::Main(_, space) => player.main[usize::from(space) - 1],
            Place::Protector(_) => player.protector,
            Place::Bio(_) => player.bio,
            Place::OnMain(_, space, n) => self.equipment(player.main[usize::from(space) - 1]?, n),
            Place::OnProtector(_, n) => self.equipment(player.protector?, n),
            Place::Deck(_) | Place::EquipmentZone(_) | Place::Extinction(_) => None,
        }
    }

    /// Whether a Main Zone space may hold a card nobody told of: neither laid out nor emptied so far.
    pub fn may_hold_untold(&self, place: Place) -> bool {
        let Some(space) = place.space() else { return false };
        let told = |p: &Player| {
            p.vacant[usize::from(space) - 1].is_some() || p.laid.iter().any(|(_, l)| l.main.is_some())
        };
        self.card_at(place).is_none() && !self.player(place.seat()).is_some_and(told)
    }

    fn equipment(&self, host: CardId, n: u8) -> Option<CardId> {
        self.cards[host].equipment.get(usize::from(n).checked_sub(1)?).copied()
    }

    /// The card a reference means: by name where it was called so and still carries it, else by place.
    pub fn find(&self, card: &CardRef) -> Option<CardId> {
        let Some(name) = &card.name else { return self.card_at(card.at) };
        self.find_called(card.at, name)
    }

    /// The same of a card called by this name.
    pub fn find_called(&self, at: Place, name: &str) -> Option<CardId> {
        if at.is_pile() {
            let pile = match at {
                Place::Deck(s) => Lies::Deck(s),
                Place::EquipmentZone(s) => Lies::EquipmentZone(s),
                Place::Extinction(s) => Lies::Extinction(s),
                Place::Main(..)
                | Place::Protector(_)
                | Place::Bio(_)
                | Place::OnMain(..)
                | Place::OnProtector(..) => {
                    return None;
                }
            };
            return self.carrying(name).find(|id| self.cards[*id].lies == pile);
        }
        let here = self.card_at(at);
        if here.is_some_and(|here| self.carrying(name).any(|id| id == here)) {
            return here;
        }
        let mut named = self.carrying(name).filter(|id| self.place_of(*id).is_some());
        match (named.next(), named.next()) {
            (Some(only), None) => Some(only),
            (Some(_) | None, _) => here,
        }
    }

    /// Cards that carry a name as far as was told by now. A name told later never changes which card was meant:
    /// the course of play is the same whatever comes out.
    pub fn carrying<'a>(&'a self, name: &str) -> impl Iterator<Item = CardId> + 'a {
        self.told.carrying(name).copied()
    }

    /// The kind of a card as far as was told by now, of itself or of its name.
    pub fn kind_by_now(&self, id: CardId) -> Option<CardKind> {
        self.told.fact(id, |f| f.kind)
    }

    /// Where a card lies, if it lies on a field.
    pub fn place_of(&self, id: CardId) -> Option<Place> {
        match self.cards.get(id)?.lies {
            Lies::Main(s, n) => Some(Place::Main(s, n)),
            Lies::Protector(s) => Some(Place::Protector(s)),
            Lies::Bio(s) => Some(Place::Bio(s)),
            Lies::On(host) => {
                let n = self.cards[host].equipment.iter().position(|e| *e == id)?;
                let n = u8::try_from(n + 1).ok()?;
                match self.cards[host].lies {
                    Lies::Main(s, space) => Some(Place::OnMain(s, space, n)),
                    Lies::Protector(s) => Some(Place::OnProtector(s, n)),
                    Lies::Bio(_)
                    | Lies::On(_)
                    | Lies::Deck(_)
                    | Lies::EquipmentZone(_)
                    | Lies::Extinction(_)
                    | Lies::Gone => None,
                }
            }
            Lies::Deck(_) | Lies::EquipmentZone(_) | Lies::Extinction(_) | Lies::Gone => None,
        }
    }

    /// How a card is called: its place, and its name once told.
    pub fn call(&self, id: CardId) -> String {
        self.calling(id).to_string()
    }

    /// The same, written only where somebody reads it.
    pub fn calling(&self, id: CardId) -> impl Display {
        fmt::from_fn(move |f| {
            let place = self.place_of(id);
            let shown = place.is_none() || self.is_up(id);
            let name = self.told.name(id).filter(|_| shown);
            match (place, name) {
                (Some(place), Some(name)) => write!(f, "{place} «{name}»"),
                (Some(place), None) => place.fmt(f),
                (None, Some(name)) => write!(f, "«{name}»"),
                (None, None) => f.write_str("una carta sin nombre"),
            }
        })
    }

    /// Cards of a player's Main Zone and Protector, by place.
    pub fn fighters(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + use<> {
        player::cards(self.player(seat).map_or([None; 4], Player::fighting))
    }

    /// Cards of a player's field (2.11b), by place.
    pub fn field(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + use<> {
        player::cards(self.player(seat).map_or([None; 5], Player::field))
    }

    /// The side a card stands on.
    pub fn side(&self, id: CardId) -> Option<Seat> {
        match self.cards.get(id)?.lies {
            Lies::Main(s, _) | Lies::Protector(s) | Lies::Bio(s) => Some(s),
            Lies::On(host) => self.side(host),
            Lies::Deck(_) | Lies::EquipmentZone(_) | Lies::Extinction(_) | Lies::Gone => None,
        }
    }

    /// The unit a card acts as: an equipment acts as its host (6.7).
    pub fn unit(&self, id: CardId) -> CardId {
        if let Lies::On(host) = self.cards[id].lies { host } else { id }
    }

    /// Whether it lies in play as Protector.
    pub fn is_protector(&self, id: CardId) -> bool {
        matches!(self.cards[id].lies, Lies::Protector(_))
    }

    /// Face up for effects and costs; a Protector's face does not count (4.2).
    pub fn is_up(&self, id: CardId) -> bool {
        self.cards[id].face == Face::Up || self.is_protector(id)
    }

    /// The kind of a card, if known early or late; what lies in play as Protector is one.
    pub fn kind(&self, id: CardId) -> Option<CardKind> {
        self.known.fact(id, |f| f.kind)
    }

    /// The kind of a card an event brings to its place, telling this of it. Where a table set by hand said later what lies
    /// there, what was told by then is all that counts.
    pub fn kind_brought(&self, id: CardId, facts: &Facts) -> Option<CardKind> {
        let is_restated = self.known.of_card(id).is_some_and(|f| f.restated.is_some());
        let told = if is_restated { &self.told } else { &self.known };
        told.coming(id, facts, |f| f.kind)
    }

    /// Printed damage.
    pub fn printed_damage(&self, id: CardId) -> Option<i32> {
        self.known.fact(id, |f| f.damage)
    }

    /// What an attack of the card deals: printed damage with its scale, and what is added to it (8.5b).
    pub fn damage_with(&self, id: CardId, printed: i32, extra: i32) -> i32 {
        printed.saturating_add(self.scale(id)).max(0).saturating_add(extra).max(0)
    }

    /// What its damage is raised or lowered by; nothing of a card that nothing was told of.
    pub fn scale(&self, id: CardId) -> i32 {
        self.cards.get(id).map_or(0, |card| card.scale)
    }

    /// Printed rests.
    pub fn printed_rests(&self, id: CardId) -> Option<i32> {
        self.known.fact(id, |f| f.rests)
    }

    /// What its text says of its active.
    pub fn active_text(&self, id: CardId) -> Option<ActiveText> {
        self.known.fact(id, |f| f.active)
    }

    /// Energies now: Feral once feralised (14.5).
    pub fn energy(&self, id: CardId) -> Option<Vec<Energy>> {
        if self.cards.get(id).is_some_and(|c| c.feral) {
            return Some(vec![Energy::Feral]);
        }
        self.known.fact(id, |f| f.energy.clone())
    }

    /// The most rests a card can have.
    pub fn rest_cap(&self, id: CardId) -> i32 {
        if self.is_protector(id) { self.rules.protector_rests } else { self.rules.rest_cap }
    }

    /// The chosen rival, or the other player of a Standard match.
    pub fn rival(&self) -> Option<Seat> {
        let active = self.turn.active?;
        if self.is_multiplayer() {
            return self.turn.rival;
        }
        self.order.iter().copied().find(|s| *s != active)
    }

    /// Whose turn comes next.
    pub fn next_seat(&self) -> Option<Seat> {
        let Some(active) = self.turn.active else { return self.first };
        let at = self.order.iter().position(|s| *s == active)?;
        let after = self.order.iter().cycle().skip(at + 1).take(self.order.len());
        after.copied().find(|s| self.player(*s).is_none_or(|p| !p.eliminated))
    }

    /// Whether it is this player's turn.
    pub fn is_active(&self, seat: Seat) -> bool {
        self.turn.active == Some(seat)
    }

    /// The item a reference means, latest first.
    pub fn item(&self, item: &ItemRef) -> Option<usize> {
        self.item_such_that(item, |_| true)
    }

    /// The item a payment for this reference means: the latest that still waits for its cost, else the latest. An
    /// attack and the active of its card are one declaration, so the card alone may name either.
    pub fn payable(&self, item: &ItemRef) -> Option<usize> {
        let open = |i: &Item| i.cost.as_ref().is_some_and(OpenCost::is_open);
        self.item_such_that(item, open).or_else(|| self.item(item))
    }

    fn item_such_that(&self, item: &ItemRef, wanted: impl Fn(&Item) -> bool) -> Option<usize> {
        let last = |card: Option<CardId>, kind: fn(ItemKind) -> bool| {
            let right = |i: &Item| card.is_none_or(|c| i.card == c) && kind(i.kind) && wanted(i);
            self.turn.items.iter().rposition(right)
        };
        let attack: fn(ItemKind) -> bool = |k| k == ItemKind::Attack;
        match item {
            ItemRef::RunningAttack => last(None, attack),
            ItemRef::Attack(card) => self.attack_meant(card, &wanted),
            ItemRef::Active(card) => {
                last(Some(self.find(card)?), |k| matches!(k, ItemKind::Effect(class) if class.is_active()))
            }
            ItemRef::Passive(card) => {
                last(Some(self.find(card)?), |k| matches!(k, ItemKind::Effect(class) if !class.is_active()))
            }
            ItemRef::Any(card) => {
                let of_card = self.find(card).and_then(|id| last(Some(id), |_| true));
                let is_open = |at: &usize| self.turn.items[*at].resolved.is_none();
                of_card.filter(is_open).or_else(|| self.attack_meant(card, &wanted)).or(of_card)
            }
        }
    }

    /// The items a payment is for: those named, else the latest of `seat` that still waits for its cost, and as
    /// many before it as its life is enough for.
    pub fn paid_items(&self, payment: &Payment) -> Vec<usize> {
        if !payment.items.is_empty() {
            return payment.items.iter().filter_map(|i| self.payable(i)).collect();
        }
        let seat = self.payer(payment);
        let mut left = payment.life.unwrap_or(0);
        let mut found = Vec::new();
        for (index, item) in self.turn.items.iter().enumerate().rev() {
            let Some(cost) = item.cost.as_ref().filter(|c| Some(item.seat) == seat && c.is_open()) else {
                continue;
            };
            let enough = cost.missing() > 0 && left >= cost.missing();
            if found.is_empty() || enough {
                found.push(index);
                left = left.saturating_sub(cost.missing());
            }
        }
        found
    }

    /// The card whose life a payment only says again: as much was paid by it in this phase, no cost waits, and nothing
    /// was declared since whose cost nobody announced.
    pub fn life_paid_again(&self, payment: &Payment) -> Option<CardId> {
        let id = self.find(payment.card.as_ref()?)?;
        let paid = payment.life.filter(|n| *n > 0)?;
        let waits = |i: &usize| self.turn.items[*i].cost.as_ref().is_some_and(OpenCost::is_open);
        let seat = self.payer(payment)?;
        let unpriced = |since: Seq| {
            let mut items = self.turn.items.iter();
            items.any(|i| i.seat == seat && i.declared > since && i.cost.is_none())
        };
        let last = self.turn.life_paid.iter().rev().find(|(card, life, _)| (*card, *life) == (id, paid));
        let told = last.is_some_and(|(_, _, at)| !unpriced(*at));
        (told && !self.paid_items(payment).iter().any(waits)).then_some(id)
    }

    /// The items a payment is for.
    pub fn items_of(&self, payment: &Payment) -> impl Iterator<Item = &Item> {
        self.paid_items(payment).into_iter().map(|i| &self.turn.items[i])
    }

    /// Whether a card has no life left.
    pub fn is_lifeless(&self, id: CardId) -> bool {
        self.cards[id].life == 0
    }

    /// Whether it is one of two equal cards of which one must go (14.15b).
    pub fn is_repeated(&self, id: CardId) -> bool {
        self.duplicates.iter().any(|d| d.one == id || d.other == id)
    }

    /// Cards of a deck that must still follow a Protector, in time or late (9.4).
    pub fn mill_open(&self, seat: Seat) -> i32 {
        self.player(seat).map_or(0, |p| p.mill.map_or(0, |(n, _)| n).saturating_add(p.late_mill))
    }

    /// Whether a player may be chosen as rival by another: of another side and still in (15.2b, 15.7).
    pub fn may_be_rival(&self, seat: Seat, rival: Seat) -> bool {
        let player = |s| self.player(s);
        let team = |s| player(s).and_then(|p| p.team);
        let mates = team(seat).is_some() && team(seat) == team(rival);
        seat != rival && !mates && player(rival).is_some_and(|p| !p.eliminated)
    }

    /// Whether it may still use its mandatory active, that it did not in Declaración having been told (6.4).
    pub fn owes_active_late(&self, id: CardId) -> bool {
        let unit = self.unit(id);
        let used = self.turn.actives.iter().any(|(_, card, _)| *card == unit);
        !used && self.turn.items.iter().any(|i| i.card == unit && i.active_lapsed)
    }

    /// Who pays: whoever says so, else the owner of the card that pays, else the active player.
    pub fn payer(&self, payment: &Payment) -> Option<Seat> {
        payment.by.or(payment.card.as_ref().map(CardRef::seat)).or(self.turn.active)
    }

    /// Whether it lies face down and its name is nobody's business; a Protector is known to all.
    pub fn is_hidden(&self, id: CardId) -> bool {
        self.cards[id].face == Face::Down && !self.is_protector(id)
    }

    /// Ravas known to lie in a player's Extinction.
    pub fn ravas_in_extinction(&self, seat: Seat) -> i32 {
        let is_there = |id: &CardId| {
            self.cards[*id].lies == Lies::Extinction(seat) && self.kind(*id) == Some(CardKind::Rava)
        };
        let there = (0..self.cards.len()).filter(is_there).count();
        let loose = self.player(seat).map_or(0, |p| p.loose_ravas);
        i32::try_from(there).unwrap_or(i32::MAX).saturating_add(loose)
    }

    /// Whether an attack that was declared has still to do its damage.
    pub fn is_attack_pending(&self) -> bool {
        self.turn.items.iter().any(|item| !item.negated && item.targets.iter().any(|target| !target.done))
    }

    /// Life once every pending attack has done its damage; what was told before its attack is done already.
    pub fn life_after_attacks(&self, id: CardId) -> i32 {
        let told = |by: CardId, damage: i32| {
            self.turn.told_loss.iter().any(|t| (t.card, t.by, t.amount) == (id, Some(by), damage))
        };
        let pending: i32 = self
            .turn
            .items
            .iter()
            .filter(|i| !i.negated)
            .flat_map(|i| i.targets.iter().filter(|t| t.card == id && !t.done).map(|t| (i.card, t.damage)))
            .filter_map(|(by, damage)| damage.filter(|damage| !told(by, *damage)))
            .fold(0, i32::saturating_add);
        self.cards[id].life.saturating_sub(pending).max(0)
    }

    /// The id the next new card gets: lets a check ask what will be known of a card the event brings.
    pub fn next_card(&self) -> CardId {
        self.cards.len()
    }
}
