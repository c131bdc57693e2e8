//! The resolution of damage (J1.4.4): who meets whom, and what comes of it in the light of what is known.

use std::borrow::Cow;

use super::super::event::Stat;
use super::super::knowledge::{CardId, Colour, Knowledge};
use super::super::place::{Slot, other};
use super::super::state::{Lies, Modifier, State};
use crate::kernel::{Seat, Seq};

/// A unit as it went into the resolution.
#[derive(Clone, PartialEq, Debug)]
pub struct Fighter {
    /// The unit.
    pub id: CardId,
    /// Its slot.
    pub slot: Slot,
    /// Its modifiers.
    pub modifiers: Vec<Modifier>,
    /// Damage it had.
    pub damage: i32,
    /// Damage the resolution did to it.
    pub struck: i32,
    /// What was said of that by hand.
    pub said: Option<i32>,
    /// When it came to its slot: another unit there is another one.
    pub arrived: u64,
    /// Whether its attack, and its defence, can be relied on (J1.5a, J1.5b).
    pub doubt: (bool, bool),
    /// Its attack broke a rule.
    pub accused: bool,
}

impl Fighter {
    fn new(state: &State, id: CardId, slot: Slot) -> Self {
        let card = &state.cards[id];
        let doubt = (card.doubtful, card.doubtful || card.hurt_before);
        Fighter {
            id,
            slot,
            modifiers: card.modifiers.clone(),
            damage: card.damage,
            struck: 0,
            said: None,
            arrived: card.arrived,
            doubt,
            accused: card.accused,
        }
    }

    /// Whether it still stands where it fought.
    pub fn is_there(&self, state: &State) -> bool {
        let card = &state.cards[self.id];
        card.lies == Lies::Slot(self.slot) && card.arrived == self.arrived
    }

    /// Its attack as it went into the resolution.
    pub fn strength(&self, known: &Knowledge) -> Option<i32> {
        strength(self.id, &self.modifiers, known)
    }

    fn left(&self, known: &Knowledge) -> Option<i32> {
        let printed = known.fact(self.id, |f| f.defence)?;
        Some(printed.saturating_add(defence_changes(&self.modifiers)).saturating_sub(self.damage))
    }

    /// How much defence it gained or lost since, apart from the resolution.
    pub fn since(&self, state: &State) -> i32 {
        let card = &state.cards[self.id];
        let hurt = card.damage.saturating_sub(self.damage).saturating_sub(self.struck);
        defence_changes(&card.modifiers).saturating_sub(defence_changes(&self.modifiers)).saturating_sub(hurt)
    }

    fn is_yellow(&self, known: &Knowledge) -> bool {
        has_colour(self.id, Colour::Yellow, known)
    }
}

/// An attacker and what it meets.
#[derive(Clone, PartialEq, Debug)]
pub struct Clash {
    /// The attacker.
    pub attacker: Fighter,
    /// The unit in front of it.
    pub blocker: Option<Fighter>,
    /// How far it has been resolved: 0 nothing, 1 the attacker struck, 2 the blocker stands, 3 it struck back, 4 all.
    pub stage: u8,
}

impl Clash {
    /// Defence left of the blocker after the attack.
    pub fn blocker_left(&self, known: &Knowledge) -> Option<i32> {
        let blocker = self.blocker.as_ref()?;
        Some(blocker.left(known)?.saturating_sub(self.attacker.strength(known)?))
    }

    /// Defence left of the attacker at the end.
    pub fn attacker_left(&self, known: &Knowledge) -> Option<i32> {
        let left = self.attacker.left(known)?;
        match &self.blocker {
            Some(blocker) if !self.is_unanswered(known) => {
                self.blocker_left(known)?;
                Some(left.saturating_sub(blocker.strength(known)?))
            }
            Some(_) | None => Some(left),
        }
    }

    /// Whether surely nobody strikes the attacker: there is no blocker, or it falls (J1.4.4e).
    pub fn is_unanswered(&self, known: &Knowledge) -> bool {
        self.blocker.is_none() || self.blocker_left(known).is_some_and(|left| left < 0)
    }

    /// What the other one takes off this unit of the pair; none where it is not known.
    pub fn blow(&self, id: CardId, known: &Knowledge) -> Option<i32> {
        let blocker = self.blocker.as_ref()?;
        if id == blocker.id {
            return self.attacker.strength(known);
        }
        if self.is_unanswered(known) { Some(0) } else { blocker.strength(known) }
    }

    /// Whether this unit of the pair falls; none where it is not known.
    pub fn falls(&self, id: CardId, known: &Knowledge) -> Option<bool> {
        if self.blocker.as_ref().is_some_and(|b| b.id == id) {
            return self.blocker_left(known).map(|left| left < 0);
        }
        if self.is_unanswered(known) {
            return Some(false);
        }
        self.attacker_left(known).map(|left| left < 0)
    }

    /// Both units, the attacker first.
    pub fn both(&self) -> impl Iterator<Item = &Fighter> {
        std::iter::once(&self.attacker).chain(&self.blocker)
    }

    /// The pair as it is left when nobody told its numbers: what cards did since counts for it.
    pub fn left_open(mut self, state: &State) -> Clash {
        for fighter in std::iter::once(&mut self.attacker).chain(&mut self.blocker) {
            fighter.damage = fighter.damage.saturating_sub(fighter.since(state));
        }
        self
    }

    /// Whether the numbers of both can be relied on.
    pub fn is_sure(&self, known: &Knowledge) -> bool {
        let solid = |f: &Fighter| !f.doubt.1 && !f.is_yellow(known);
        solid(&self.attacker) && self.blocker.as_ref().is_none_or(solid)
    }
}

impl Stated {
    /// Takes in a statement that comes to `sum`; says how much more is said than before.
    pub fn say(&mut self, sum: i32, in_parts: bool, seq: Seq) -> i32 {
        let more = sum.saturating_sub(self.sum).max(0);
        self.sum = self.sum.saturating_add(more);
        if in_parts {
            self.parts = sum;
        }
        self.last = Some(seq);
        more
    }
}

/// What was stated of a Base's damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stated {
    /// In all.
    pub sum: i32,
    /// Of it, what was told as damage, part by part; the figure of the counter tells all of it at once.
    pub parts: i32,
    /// The last statement.
    pub last: Option<Seq>,
}

/// The resolution of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Fight {
    /// The passive player.
    pub against: Seat,
    /// Every attacker.
    pub clashes: Vec<Clash>,
    /// What was taken off the passive Base so far.
    pub taken: i32,
    /// Statements about A's and B's Base.
    pub stated: [Stated; 2],
    /// Slots whose unit burned in it.
    pub burned: Vec<Slot>,
}

impl Fight {
    /// The battle as it stands now.
    pub fn of(state: &State) -> Fight {
        let clashes = state.attackers().map(|(id, slot)| {
            let front = |square| Slot { seat: other(slot.seat), square };
            let facing = state.rules.facing(slot.square).map(front);
            let facing = facing.and_then(|f| Some((state.unit_at(f)?, f)));
            let blocker = facing.map(|(id, slot)| Fighter::new(state, id, slot));
            Clash { attacker: Fighter::new(state, id, slot), blocker, stage: 0 }
        });
        let mut fight = Fight {
            against: other(state.turn.active),
            clashes: clashes.collect(),
            taken: 0,
            stated: [Stated::default(); 2],
            burned: Vec::new(),
        };
        *fight.stated_mut(fight.against) = state.turn.early;
        fight
    }

    /// The resolution as it was, or as it would be now.
    pub fn now(state: &State) -> Cow<'_, Fight> {
        state.turn.fight.as_ref().map_or_else(|| Cow::Owned(Fight::of(state)), Cow::Borrowed)
    }

    /// Damage to the passive Base, as far as every unblocked attack is known.
    pub fn total(&self, known: &Knowledge) -> Option<i32> {
        let mut total: i32 = 0;
        for clash in self.unblocked() {
            total = total.saturating_add(clash.attacker.strength(known)?);
        }
        Some(total)
    }

    /// The least of it that may be told: an attack that broke a rule need not be counted.
    pub fn least(&self, known: &Knowledge) -> Option<i32> {
        let total = self.total(known)?;
        let accused = self.unblocked().filter(|c| c.attacker.accused);
        let accused = accused.filter_map(|c| c.attacker.strength(known));
        Some(accused.fold(total, i32::saturating_sub))
    }

    /// Whether a sum lies between the attacks that broke a rule counted and not.
    pub fn leaves_open(&self, sum: i32, known: &Knowledge) -> bool {
        let ends = self.least(known).zip(self.total(known));
        ends.is_some_and(|(least, total)| least < total && (least..=total).contains(&sum))
    }

    /// Attackers nobody blocks.
    pub fn unblocked(&self) -> impl Iterator<Item = &Clash> {
        self.clashes.iter().filter(|c| c.blocker.is_none())
    }

    /// Whether the figures of the unblocked attackers can be relied on.
    pub fn is_sure(&self, known: &Knowledge) -> bool {
        self.unblocked().all(|c| !c.attacker.doubt.0 && !c.attacker.is_yellow(known))
    }

    /// What was stated of a seat's Base.
    pub fn stated_mut(&mut self, seat: Seat) -> &mut Stated {
        &mut self.stated[usize::from(seat != Seat::A)]
    }

    /// What was stated of a seat's Base.
    pub fn stated_of(&self, seat: Seat) -> Stated {
        self.stated[usize::from(seat != Seat::A)]
    }
}

/// A unit's attack with these modifiers: each counts at once, and less than 0 is 0 (H2).
pub fn strength(id: CardId, modifiers: &[Modifier], known: &Knowledge) -> Option<i32> {
    let printed = known.fact(id, |f| f.attack)?;
    let changes = modifiers.iter().filter(|m| m.stat == Stat::Attack).map(|m| m.amount);
    Some(changes.fold(printed, |n, change| n.saturating_add(change).max(0)))
}

/// What these modifiers add to a unit's defence.
pub fn defence_changes(modifiers: &[Modifier]) -> i32 {
    modifiers.iter().filter(|m| m.stat == Stat::Defence).fold(0, |sum, m| sum.saturating_add(m.amount))
}

/// Whether a card is known to have an ability of this colour.
pub fn has_colour(id: CardId, colour: Colour, known: &Knowledge) -> bool {
    known.fact(id, |f| f.abilities.as_ref()).is_some_and(|all| all.iter().any(|a| a.colour == colour))
}
