//! A player's side of the table.

use crate::games::kodem::event::{Decklist, Layout};
use crate::games::kodem::knowledge::CardId;
use crate::kernel::{Seq, Shared};

/// How the card before left a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exit {
    /// To Extinction.
    Extinct,
    /// Elsewhere: the replacement inherits its life and may keep its equipment (13.3, 14.16a).
    Elsewhere {
        /// Its life.
        life: i32,
        /// Its equipment, waiting.
        equipment: Vec<CardId>,
    },
}

/// An empty Main Zone space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vacancy {
    /// The event that emptied it.
    pub since: Seq,
    /// How.
    pub exit: Exit,
    /// A replacement is still owed (14.2).
    pub owed: bool,
}

/// A player's side.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// Declared by `preparar`.
    pub declared: bool,
    /// The name they go by.
    pub name: Option<String>,
    /// Main Zone.
    pub main: [Option<CardId>; 3],
    /// Empty spaces that were filled before.
    pub vacant: [Option<Vacancy>; 3],
    /// Protector in play.
    pub protector: Option<CardId>,
    /// Spare Protectors.
    pub spares: i32,
    /// Bio.
    pub bio: Option<CardId>,
    /// Cards in the Equipment zone, if told.
    pub equipment_zone: Option<i32>,
    /// Cards in the deck, if told.
    pub deck: Option<i32>,
    /// Cards in Extinction, Tokens excluded (14.17b).
    pub extinct: i32,
    /// How many of them he sent there himself, as far as the log tells (3.13a).
    pub sent_by_owner: i32,
    /// Ravas known to lie in Extinction without being known cards.
    pub loose_ravas: i32,
    /// Decklist and where it was told.
    pub list: Option<(Seq, Shared<Decklist>)>,
    /// Layouts and where they were told.
    pub laid: Vec<(Seq, Layout)>,
    /// Main Zone cards turned up before the first turn: the space and when (2.8a).
    pub shown_early: Vec<(u8, Seq)>,
    /// Cards of the deck that must follow a Protector (9.4): how many and since when.
    pub mill: Option<(i32, Seq)>,
    /// Cards that should have followed it and whose lateness has been told.
    pub late_mill: i32,
    /// Cards of the deck told as sent in this phase before their Protector, which has no life left.
    pub early_mill: i32,
    /// A spare must enter (9.5a).
    pub spare_owed: Option<Seq>,
    /// Life of a Protector that left other than to Extinction: the next one inherits it (13.3).
    pub protector_left_with: Option<i32>,
    /// Out of a multiplayer match (15.7).
    pub eliminated: bool,
    /// Team number.
    pub team: Option<usize>,
}

/// The cards there are at some places.
pub(super) fn cards<const N: usize>(
    at: [Option<CardId>; N],
) -> impl Iterator<Item = CardId> + Clone + use<N> {
    (0..at.len()).filter_map(move |n| at[n])
}

impl Player {
    /// The cards of the Main Zone and the Protector, by place.
    pub fn fighters(&self) -> impl Iterator<Item = CardId> + Clone + use<> {
        cards(self.fighting())
    }

    /// The same where each may be missing.
    pub fn fighting(&self) -> [Option<CardId>; 4] {
        let [one, two, three] = self.main;
        [one, two, three, self.protector]
    }

    /// The cards of the field (2.11b), by place; equipment apart.
    pub fn field(&self) -> [Option<CardId>; 5] {
        let [one, two, three] = self.main;
        [one, two, three, self.protector, self.bio]
    }

    /// Whether something has to be done at once: a replacement, cards that follow a Protector, a spare (14.2, 9.4, 9.5a).
    pub fn owes(&self) -> bool {
        let is_owed = |space: &Option<Vacancy>| matches!(space, Some(vacancy) if vacancy.owed);
        self.mill.is_some() || self.spare_owed.is_some() || self.vacant.iter().any(is_owed)
    }

    pub(super) fn new() -> Self {
        Player {
            declared: false,
            name: None,
            main: [None; 3],
            vacant: [None, None, None],
            protector: None,
            spares: 0,
            bio: None,
            equipment_zone: None,
            deck: None,
            extinct: 0,
            sent_by_owner: 0,
            loose_ravas: 0,
            list: None,
            laid: Vec::new(),
            shown_early: Vec::new(),
            mill: None,
            late_mill: 0,
            early_mill: 0,
            spare_owed: None,
            protector_left_with: None,
            eliminated: false,
            team: None,
        }
    }

    /// An equipment no longer waits for a replacement of its host.
    pub fn stop_waiting(&mut self, id: CardId) {
        for vacancy in self.vacant.iter_mut().flatten() {
            if let Exit::Elsewhere { equipment, .. } = &mut vacancy.exit {
                equipment.retain(|e| *e != id);
            }
        }
    }
}
