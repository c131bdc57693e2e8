//! A card that has been on the table, and what is known of its rests.

use std::collections::BTreeSet;
use std::fmt::{self, Display};

use crate::games::kodem::event::{Face, Mark, Phase};
use crate::games::kodem::knowledge::CardId;
use crate::kernel::{Seat, Seq};

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// Main Zone.
    Main(Seat, u8),
    /// In play as Protector.
    Protector(Seat),
    /// Bio zone.
    Bio(Seat),
    /// On another card.
    On(CardId),
    /// Deck.
    Deck(Seat),
    /// Equipment zone.
    EquipmentZone(Seat),
    /// Extinction.
    Extinction(Seat),
    /// Out of the game.
    Gone,
}

/// Rests as far as they are known: from and to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rests {
    /// Fewest possible.
    pub low: i32,
    /// Most possible.
    pub high: i32,
}

impl Rests {
    /// A known number.
    pub fn exactly(n: i32) -> Self {
        Rests { low: n, high: n }
    }

    /// Available for certain.
    pub fn is_zero(self) -> bool {
        self.high <= 0
    }

    /// Resting for certain.
    pub fn is_resting(self) -> bool {
        self.low > 0
    }

    /// In words: `1 descanso`, `2 descansos`, `0-2 descansos`.
    pub fn words(self) -> impl Display {
        fmt::from_fn(move |f| match self.low == self.high {
            true if self.low == 1 => f.write_str("1 descanso"),
            true => write!(f, "{} descansos", self.low),
            false => write!(f, "{}-{} descansos", self.low, self.high),
        })
    }

    /// Raised by `n` up to the cap; what is above the cap already stays.
    pub fn raised(self, n: i32, cap: i32) -> Self {
        let up = |rests: i32| rests.saturating_add(n).min(cap).max(rests);
        Rests { low: up(self.low), high: up(self.high) }
    }

    /// One less.
    pub fn lowered(self) -> Self {
        let down = |rests: i32| rests.saturating_sub(1).max(0);
        Rests { low: down(self.low), high: down(self.high) }
    }

    /// As shown: `1`, or `0-2` where not known.
    pub fn shown(self) -> String {
        if self.low == self.high { self.low.to_string() } else { format!("{}-{}", self.low, self.high) }
    }
}

/// What a card did in the running turn; cleared when it closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deeds {
    /// It declared an attack.
    pub attacked: Option<Seq>,
    /// It used its own active.
    pub used_active: Option<Seq>,
    /// It, its equipment or a link with it acted (3.9d).
    pub acted: Option<Seq>,
    /// It took part in a link.
    pub linked: Option<Seq>,
    /// Its rests rose.
    pub rest_received: Option<Seq>,
    /// Its rests rose if they were low enough, which is not known.
    pub rest_perhaps: bool,
    /// In Fin the scribe told the rests it ends the turn with.
    pub rests_told: bool,
    /// The rest its link brings after the turn was told before (9.2b).
    pub link_rest_told: bool,
    /// In its player's Previa one rest less was told: what a Bio brings, told after it, lowers no more (11.2).
    pub lowered_told: bool,
    /// Its optional passive was used.
    pub optional_used: Option<Seq>,
    /// Its burn has counted.
    pub burned: bool,
}

/// Life went down to 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zero {
    /// When.
    pub since: Seq,
    /// In which phase: before Post it is due in that Post, in Fin not before the turn after has a Post (3.8a).
    pub phase: Phase,
    /// Its lateness has been told.
    pub lapsed: bool,
}

/// A card that has been on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Whose it is.
    pub owner: Seat,
    /// Where it lies.
    pub lies: Lies,
    /// Its face.
    pub face: Face,
    /// It lies face down where all saw it turned down: they know what it is.
    pub seen: bool,
    /// Life, 0 or more.
    pub life: i32,
    /// Rests.
    pub rests: Rests,
    /// Permanent change of its damage.
    pub scale: i32,
    /// Feralised (14.5).
    pub feral: bool,
    /// Marks.
    pub marks: BTreeSet<Mark>,
    /// Equipment, the first put on first.
    pub equipment: Vec<CardId>,
    /// Made by an effect.
    pub token: bool,
    /// The event that brought it to the table.
    pub since: Seq,
    /// The event that put it where it lies.
    pub placed: Seq,
    /// The event that last changed its rests.
    pub rested: Seq,
    /// Its name has been told by now.
    pub named: Option<Seq>,
    /// Its kind has been told by now.
    pub kind_told: Option<Seq>,
    /// This turn's deeds.
    pub deeds: Deeds,
    /// Its life is 0.
    pub zero: Option<Zero>,
    /// The turn in which it left the field face up.
    pub left_face_up: Option<u32>,
    /// It lies in Extinction because its owner sent it there himself (3.13a).
    pub sent_by_owner: bool,
    /// It came back from Extinction as a Rava nobody named then: it may be any of these, which lay there.
    pub may_be: Vec<CardId>,
}
