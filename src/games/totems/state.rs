//! The table as the log tells it, and what is known of its cards.
//!
//! The course of play follows what was told so far (`State::told`); checks may ask for what the whole log tells
//! (`known_*`).

use std::collections::{BTreeMap, BTreeSet};

use super::event::{Ability, Event, Facts, Slot};
use super::rules::Rules;
use super::rules::Stopped;
use crate::kernel::{Learnt, Seat, Seq, Told};

/// A card of this fold.
pub type CardId = usize;

/// What the log tells of the cards, over all of it.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Knowledge {
    facts: Told<CardId, Facts>,
    /// Beaten defenders whose shield was told at once (8.1).
    pub shields_at_once: BTreeSet<CardId>,
    /// The ability a card was used for, where the use was told in words.
    claims: BTreeMap<CardId, Ability>,
}

impl Knowledge {
    /// Takes in facts, here and in what was told by now.
    pub fn tell(&mut self, by_now: &mut Told<CardId, Facts>, id: CardId, facts: Facts) -> Learnt {
        self.facts.tell_card(by_now, id, &[], &facts)
    }

    /// Takes in what a card was used for; says whether that is news.
    pub fn claim(&mut self, id: CardId, ability: Ability) -> bool {
        let news = !self.claims.contains_key(&id);
        self.claims.entry(id).or_insert(ability);
        news
    }

    /// What a card was used for in words, before or after the cards that went with it.
    pub fn claimed(&self, id: CardId) -> Option<Ability> {
        self.claims.get(&id).copied()
    }

    /// What is known of a card.
    pub fn of(&self, id: CardId) -> Facts {
        self.facts.of_card(id).copied().unwrap_or_default()
    }
}

/// A card that came into sight.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// The ability its owner used.
    pub claim: Option<Ability>,
    /// The event that brought it.
    pub since: Seq,
}

/// A card in a zone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Defender {
    /// The card.
    pub card: CardId,
    /// Discovered.
    pub up: bool,
    /// It lies face down, and all saw it: the match went back to before it was discovered.
    pub seen: bool,
    /// It withstood an attack.
    pub attacked: bool,
    /// An Eye discovered it.
    pub cancelled: bool,
    /// An Eye was turned on it, and whether with right: its reveal is told for.
    pub eye: Option<bool>,
    /// The event that put it there or discovered it.
    pub since: Seq,
}

/// A player.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Player {
    pub name: Option<String>,
    pub hand: i32,
    pub zone: BTreeMap<u8, Defender>,
    /// Cards dealt and placed in the preparation.
    pub dealt: i32,
    pub placed: i32,
    /// Of these, what was told once more behind `preparar`, which had told of all.
    pub dealt_again: i32,
    pub placed_again: i32,
    /// The lack of dealt cards was told.
    pub dealt_lapsed: bool,
    /// A draw out of turn stands for the next start draw.
    pub early_draw: bool,
}

/// How an attack came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Open,
    Won,
    Held,
}

/// An attack.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    pub seq: Seq,
    pub by: Seat,
    pub slot: Slot,
    pub target: CardId,
    pub cards: Vec<CardId>,
    pub outcome: Outcome,
    /// A shield saved the target: it stays, even where the attack is won (8.3).
    pub stopped: bool,
    /// The target as it was before.
    pub before: Defender,
    /// The reveal that is missing was told of (17.4).
    pub lapsed: bool,
    /// The ability used by the card whose window it opened.
    pub used: Option<Ability>,
    /// The defender its Eye was turned on: to say so again adds nothing.
    pub seen: Option<Slot>,
    /// Its window, while it is open: the card and its owner.
    pub window: Option<(CardId, Seat)>,
    /// The window that closed unused and is still open for an Eye until the turn ends (9.2).
    pub kept: Option<(CardId, Seat)>,
    /// Nothing but looking and writing out came since the result.
    pub fresh: bool,
    /// The next action came: nothing of it is written out any more (21.6).
    pub settled: bool,
    /// The defender was beaten without its ability being told, and nothing came since.
    pub doubt: bool,
    /// Cards of it already written out.
    pub written: Vec<CardId>,
    /// Play went on before its result was told: its cards lie in the discard pile, and nobody can tell any more.
    pub forgotten: bool,
}

impl Attack {
    /// The attacked player.
    pub fn rival(&self) -> Seat {
        other(self.by)
    }

    /// Whether the target fell.
    pub fn is_beaten(&self) -> bool {
        self.outcome == Outcome::Won && !self.stopped
    }

    /// Whether this player may use an Eye that has its window here, or has used it.
    pub fn is_for_eye_of(&self, owner: Seat) -> bool {
        self.window.or(self.kept).is_some_and(|(_, of)| of == owner)
    }

    /// The cards that went to the discard pile.
    pub fn gone(&self) -> Vec<CardId> {
        let beaten = self.is_beaten().then_some(self.target);
        let played = if self.outcome == Outcome::Open { &[][..] } else { &self.cards };
        played.iter().copied().chain(beaten).collect()
    }
}

/// The four actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Replenish,
    Attack,
    Exchange,
    Discard,
}

/// What was drawn last, for as long as nothing else happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastDraw {
    /// `activar suma` by this player.
    Activated(Seat),
    /// `robar` taken as a Sum's draw.
    Sum(Seat),
    /// The second writing of a Sum's draw.
    Second(Seat),
    /// A draw without a ground (15.2).
    Extra(Seat),
    /// A draw out of turn (14.1).
    Early(Seat),
    /// Nothing: a Sum was claimed, or a card discarded, without right, and what is drawn for it is the same offence.
    Claimed(Seat),
}

/// The running turn.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Turn {
    pub number: u32,
    pub active: Option<Seat>,
    pub since: Seq,
    pub drawn: bool,
    pub start_lapsed: bool,
    pub action: Option<Action>,
    pub attacks: Vec<Attack>,
    pub owes_discard_draw: bool,
    pub excused: bool,
    pub owes_empty_draw: bool,
    pub must_pass: bool,
    /// The card whose Sum the draw for the empty hand may have been.
    pub maybe_sum: Option<CardId>,
    /// Who acted although it is not his turn, until the other one plays (14.1).
    pub intruder: Option<(Seat, Action)>,
}

/// One of the two movements of an exchange (18.1), until the next play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HalfExchange {
    /// Who moved a card.
    pub by: Seat,
    /// The event.
    pub seq: Seq,
    /// The slot it is about.
    pub slot: Slot,
    /// The defender that went to the hand; none where a card of the hand came in first.
    pub lifted: Option<Defender>,
    /// What is told of the card that came in first.
    pub facts: Facts,
    /// Where it lies.
    pub placed: Option<u8>,
    /// The player had four defenders already.
    pub crowded: bool,
}

/// How the match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Nobody defends any more.
    First(Seat),
    /// The deck ran out.
    Second,
    /// Somebody gave up; the other wins.
    Conceded(Seat),
}

/// The table.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub known: Knowledge,
    /// The rules this match is judged by.
    pub rules: Rules,
    /// What was told of cards so far.
    pub told: Told<CardId, Facts>,
    pub cards: Vec<Card>,
    pub players: [Player; 2],
    pub deck: i32,
    pub pile: i32,
    /// A step of the preparation was logged.
    pub prepared: bool,
    /// `preparar` told of it.
    pub set_up: bool,
    /// Play has begun.
    pub begun: bool,
    pub turn: Turn,
    /// The last attack, of this turn or an earlier one, if it is not in `turn.attacks` any more.
    pub past: Option<Attack>,
    /// The Eye whose target was not named yet: its owner, and whether it has the right.
    pub eye: Option<(Seat, bool)>,
    pub last_draw: Option<LastDraw>,
    /// The movement just made that may be one half of an exchange.
    pub half: Option<HalfExchange>,
    /// Who plays the last turn, and whether it is the running one.
    pub last_turn: Option<(Seat, bool)>,
    pub ended: Option<Ended>,
}

/// The other player.
pub fn other(seat: Seat) -> Seat {
    if seat == Seat::A { Seat::B } else { Seat::A }
}

impl State {
    /// Before anything happened.
    pub fn new(known: Knowledge, rules: Rules) -> State {
        State {
            known,
            rules,
            told: Told::default(),
            cards: Vec::new(),
            players: Default::default(),
            deck: rules.deck,
            pile: 0,
            prepared: false,
            set_up: false,
            begun: false,
            turn: Turn::default(),
            past: None,
            eye: None,
            last_draw: None,
            half: None,
            last_turn: None,
            ended: None,
        }
    }

    /// The seat a word names: the name somebody goes by, else the letter.
    pub fn seat_named(&self, word: &str) -> Option<Seat> {
        const SEATS: [Seat; 2] = [Seat::A, Seat::B];
        let names = SEATS.map(|seat| (seat, self.player(seat).name.as_deref()));
        Seat::called(word, names, |seat| SEATS.contains(&seat))
    }

    /// The name the table uses for a seat.
    pub fn called(&self, seat: Seat) -> String {
        self.player(seat).name.clone().unwrap_or_else(|| seat.to_string())
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(1)]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(1)]
    }

    pub fn defender(&self, slot: Slot) -> Option<&Defender> {
        self.player(slot.seat).zone.get(&slot.n)
    }

    pub fn is_active(&self, seat: Seat) -> bool {
        self.turn.active.is_none_or(|a| a == seat)
    }

    /// The last attack, of whatever turn.
    pub fn last_attack(&self) -> Option<&Attack> {
        self.turn.attacks.last().or(self.past.as_ref())
    }

    pub fn last_attack_mut(&mut self) -> Option<&mut Attack> {
        self.turn.attacks.last_mut().or(self.past.as_mut())
    }

    /// The attack whose card a player's Eye on this defender belongs to: the one that turned it up already, else one
    /// where it is unused, else the last one.
    pub fn attack_of_eye(&self, owner: Seat, on: Option<Slot>) -> Option<&Attack> {
        let own = || self.past.iter().chain(&self.turn.attacks).rev().filter(|a| a.is_for_eye_of(owner));
        let seen = own().find(|a| on.is_some() && a.seen == on);
        seen.or_else(|| own().find(|a| a.used.is_none())).or(self.last_attack())
    }

    /// The same, to be changed.
    pub fn attack_of_eye_mut(&mut self, owner: Seat, on: Option<Slot>) -> Option<&mut Attack> {
        let seq = self.attack_of_eye(owner, on)?.seq;
        self.past.iter_mut().chain(&mut self.turn.attacks).find(|a| a.seq == seq)
    }

    /// The last attack, as long as its cards may still be cleared off the table (21.6).
    pub fn lying(&self) -> Option<&Attack> {
        self.last_attack().filter(|a| !a.settled)
    }

    /// The attacks of the running turn by the player whose turn it is.
    pub fn own_attacks(&self) -> impl Iterator<Item = &Attack> {
        self.turn.attacks.iter().filter(|a| self.is_active(a.by))
    }

    /// Every card of the table: deck, discard pile, hands, zones, and those of attacks whose result is open.
    pub fn total(&self) -> i32 {
        let zones = self.players.iter().map(|p| p.zone.len());
        let cards: usize = zones.chain([self.in_attack()]).sum();
        let hands = self.players.iter().map(|p| p.hand);
        let piles = hands.chain([self.deck, self.pile]).fold(0_i32, i32::saturating_add);
        piles.saturating_add(i32::try_from(cards).unwrap_or(i32::MAX))
    }

    /// Cards of the attack whose result is open: they lie in no pile yet.
    pub fn in_attack(&self) -> usize {
        let all = self.turn.attacks.iter().chain(&self.past);
        all.filter(|a| a.outcome == Outcome::Open && !a.forgotten).map(|a| a.cards.len()).sum()
    }

    /// The attack that waits for its face-down target.
    pub fn pending(&self) -> Option<&Attack> {
        self.last_attack().filter(|a| a.outcome == Outcome::Open && !a.forgotten && !self.is_up(a))
    }

    /// Whether the target of an attack lies face up.
    pub fn is_up(&self, attack: &Attack) -> bool {
        self.defender(attack.slot).is_some_and(|d| d.up)
    }

    /// The open window: the card whose ability it is for, and its owner.
    pub fn window(&self) -> Option<(CardId, Seat)> {
        self.last_attack().and_then(|a| a.window)
    }

    /// The ability of a card in the course of play.
    pub fn ability(&self, id: CardId) -> Option<Ability> {
        let card = self.cards.get(id)?;
        self.told_ability(id).or(card.claim)
    }

    /// What was told of a card so far.
    pub fn told_of(&self, id: CardId) -> Facts {
        self.told.of_card(id).copied().unwrap_or_default()
    }

    /// The ability that was told of a card so far.
    pub fn told_ability(&self, id: CardId) -> Option<Ability> {
        self.rules.ability(self.told_of(id))
    }

    /// The ability of a card, as the whole log tells it.
    pub fn known_ability(&self, id: CardId) -> Option<Ability> {
        self.rules.ability(self.known.of(id))
    }

    /// The power of a card, as the whole log tells it.
    pub fn known_power(&self, id: CardId) -> Option<i32> {
        self.known.of(id).power
    }

    /// The summed power of cards, if all are told; `known` asks the whole log.
    pub fn power(&self, cards: &[CardId], known: bool) -> Option<i32> {
        let one = |id: &CardId| if known { self.known_power(*id) } else { self.told_of(*id).power };
        cards.iter().map(one).try_fold(0_i32, |sum, p| p.map(|p| sum.saturating_add(p)))
    }

    /// The slots of a player's defenders (16.4).
    pub fn slots(&self, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
        (1..=u8::try_from(self.rules.defenders).unwrap_or(9)).map(move |n| Slot { seat, n })
    }

    /// How an attack came out, in the light of the whole log.
    pub fn known_outcome(&self, attack: &Attack) -> Outcome {
        if attack.outcome != Outcome::Open {
            return attack.outcome;
        }
        let first = !attack.before.attacked && !attack.before.cancelled;
        let ability = self.known_ability(attack.target);
        let shield = first && ability == Some(Ability::Shield);
        match (self.power(&attack.cards, true), self.known_power(attack.target)) {
            _ if shield && self.rules.stopped == Stopped::Lost => Outcome::Held,
            (Some(mine), Some(theirs)) if mine < theirs => Outcome::Held,
            (Some(_), Some(_)) if ability.is_some() || !first => Outcome::Won,
            (Some(_) | None, _) => Outcome::Open,
        }
    }

    /// The defenders of a player that lie face down.
    pub fn hidden(&self, seat: Seat) -> Vec<Slot> {
        let zone = &self.player(seat).zone;
        zone.iter().filter(|(_, d)| !d.up).map(|(n, _)| Slot { seat, n: *n }).collect()
    }

    /// Who has won by the second ending, the inner none for a draw; none while powers that are needed are missing.
    /// `known` asks the whole log, else only what was told so far.
    pub fn count(&self, known: bool) -> Option<Option<Seat>> {
        let number = |seat: Seat| self.player(seat).zone.len();
        let total = |seat: Seat| {
            let cards: Vec<CardId> = self.player(seat).zone.values().map(|d| d.card).collect();
            self.power(&cards, known)
        };
        let better = |a: i64, b: i64| match a.cmp(&b) {
            std::cmp::Ordering::Less => Some(Seat::B),
            std::cmp::Ordering::Greater => Some(Seat::A),
            std::cmp::Ordering::Equal => None,
        };
        let (a, b) = (number(Seat::A), number(Seat::B));
        if a != b {
            return Some(if a > b { Some(Seat::A) } else { Some(Seat::B) });
        }
        Some(better(i64::from(total(Seat::A)?), i64::from(total(Seat::B)?)))
    }
}

/// The player an event is by.
pub fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Lay { by, .. }
        | Event::Draw { by, .. }
        | Event::Replenish { by, .. }
        | Event::Attack { by, .. }
        | Event::Activate { by, .. }
        | Event::Exchange { by, .. }
        | Event::Discard { by, .. }
        | Event::Pass { by }
        | Event::Look { by, .. }
        | Event::Move { by, .. }
        | Event::Concede { by } => Some(*by),
        Event::Shuffle { .. }
        | Event::Deal { .. }
        | Event::Setup { .. }
        | Event::Start { .. }
        | Event::Reveal { .. }
        | Event::RevealAttack { .. }
        | Event::Turn { .. }
        | Event::Result { .. }
        | Event::Situate { .. } => None,
    }
}
