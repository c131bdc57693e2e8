//! The numbers of the printed edition that checks and `apply` read.

mod readings;

use super::knowledge::CardKind;
pub use readings::{QUESTIONS, RestsFall};

/// The numbers of an edition, and a reading for each question it leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Life of a card entering the Main Zone (2.12a).
    pub life: i32,
    /// Life of a Protector (2.12b).
    pub protector_life: i32,
    /// Most rests of an Adendei or Rava (4.6).
    pub rest_cap: i32,
    /// Rests of a Protector at the start, on entering and after a link; also its cap (4.7, 9.2a, 9.5b).
    pub protector_rests: i32,
    /// Cards taken for a replacement (3.12a).
    pub replacement_take: i32,
    /// Cards of the deck that follow a Protector to Extinction (9.4).
    pub protector_mill: i32,
    /// Rival cards in Extinction that win in Standard mode (3.13a).
    pub standard_goal: i32,
    /// Cards in Extinction that eliminate a player in Multiplayer (15.7).
    pub elimination: i32,
    /// Cards a team must send to Extinction unless agreed otherwise (15.11e).
    pub team_goal: i32,
    /// Fewest and most Adendei (2.1).
    pub adendei: (i32, i32),
    /// Most Rava (2.2).
    pub rava: i32,
    /// Fewest and most Protectors (2.3).
    pub protectors: (i32, i32),
    /// Most Bio (2.4).
    pub bio: i32,
    /// Most Ixim and most Rot, each (2.5, 2.6).
    pub equipment: i32,
    /// Most players (15.1b).
    pub players: usize,
    /// Whose cards lose a rest when a turn ends (3.10).
    pub rests_fall: RestsFall,
}

/// The first printed edition.
pub const RULES: Rules = Rules {
    life: 6,
    protector_life: 12,
    rest_cap: 2,
    protector_rests: 3,
    replacement_take: 3,
    protector_mill: 3,
    standard_goal: 10,
    elimination: 6,
    team_goal: 20,
    adendei: (15, 24),
    rava: 1,
    protectors: (1, 2),
    bio: 1,
    equipment: 3,
    players: 8,
    rests_fall: RestsFall::Own,
};

impl Default for Rules {
    fn default() -> Self {
        RULES
    }
}

/// How many cards of a kind a list may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// The clause that says so.
    pub clause: &'static str,
    /// The kind.
    pub kind: CardKind,
    /// Fewest.
    pub least: i32,
    /// Most.
    pub most: i32,
}

impl Limit {
    /// The limit of a kind.
    pub fn of(kind: CardKind) -> &'static Limit {
        let [adendei, rava, protector, bio, ixim, rot] = &LIMITS;
        match kind {
            CardKind::Adendei => adendei,
            CardKind::Rava => rava,
            CardKind::Protector => protector,
            CardKind::Bio => bio,
            CardKind::Ixim => ixim,
            CardKind::Rot => rot,
        }
    }

    /// The numbers allowed, in Spanish.
    pub fn allowed(&self) -> String {
        match (self.least, self.most) {
            (0, most) => format!("como mucho {most}"),
            (least, most) => format!("de {least} a {most}"),
        }
    }
}

/// The limits of a list, in the order of the clauses.
pub const LIMITS: [Limit; 6] = [
    limit("2.1", CardKind::Adendei, RULES.adendei),
    limit("2.2", CardKind::Rava, (0, RULES.rava)),
    limit("2.3", CardKind::Protector, RULES.protectors),
    limit("2.4", CardKind::Bio, (0, RULES.bio)),
    limit("2.5", CardKind::Ixim, (0, RULES.equipment)),
    limit("2.6", CardKind::Rot, (0, RULES.equipment)),
];

const fn limit(clause: &'static str, kind: CardKind, (least, most): (i32, i32)) -> Limit {
    Limit { clause, kind, least, most }
}
