//! The numbers of an edition that checks and `apply` read, and how a match reads what the book leaves open.

mod readings;

pub use readings::{DeckEnd, Hiding, QUESTIONS, Reuse};

/// Cards of the ENCARTE zone (2.5a): the shape of the table, as its places are called.
pub const OPEN: usize = 3;
/// The pile is the third place of the ENCARTE zone (2.5b).
pub const PILE: u8 = 3;

/// The numbers of an edition, and a reading for each question it leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Fewest and most players (2.1a).
    pub players: (usize, usize),
    /// Fewest and most wild cards, for two, three and four players (2.1b to 2.1d): the fewest first.
    pub wilds: [(i32, i32); 3],
    /// REVELEN cards, the one under the deck included, for two, three and four players (2.2a to 2.2c).
    pub reveals: [i32; 3],
    /// Cards dealt to each player (2.3b).
    pub dealt: usize,
    /// Most cards in a collection (4.3).
    pub collection: usize,
    /// Actions of a turn (5.1a, 5.1b).
    pub actions: u32,
    /// Points beyond the medal for a code told exactly, and for one told out of order (1.11).
    pub extra: (i32, i32),
    /// With how many players the pile is reused (10.2a).
    pub reusing: usize,
    /// When a completed code is hidden (1.8a).
    pub hiding: Hiding,
    /// When the deck has come to its end (9.1a).
    pub deck_end: DeckEnd,
    /// What becomes of the pile when the deck runs out (10.2a).
    pub reuse: Reuse,
}

/// The printed edition.
pub const PRINTED: Rules = Rules {
    players: (2, 4),
    wilds: [(2, 2), (3, 3), (4, 5)],
    reveals: [4, 3, 2],
    dealt: 3,
    collection: 4,
    actions: 2,
    extra: (2, 1),
    reusing: 4,
    hiding: Hiding::AtOnce,
    deck_end: DeckEnd::LastCard,
    reuse: Reuse::NewDeck,
};

impl Default for Rules {
    fn default() -> Self {
        PRINTED
    }
}

impl Rules {
    /// Fewest and most wild cards for so many players.
    pub fn wilds_for(&self, players: usize) -> Option<(i32, i32)> {
        self.wilds.get(players.checked_sub(self.players.0)?).copied()
    }

    /// REVELEN cards for so many players.
    pub fn reveals_for(&self, players: usize) -> Option<i32> {
        self.reveals.get(players.checked_sub(self.players.0)?).copied()
    }
}

/// A number as it is said: in words up to four, as the book has its own.
pub fn spelled(n: usize) -> String {
    match n {
        2 => "dos".to_owned(),
        3 => "tres".to_owned(),
        4 => "cuatro".to_owned(),
        _ => n.to_string(),
    }
}
