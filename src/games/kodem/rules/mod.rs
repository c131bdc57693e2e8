//! The numbers of an edition that checks and `apply` read, and the reading of each question it leaves open.

mod readings;

use super::knowledge::CardKind;
pub use readings::{
    GoalCounts, NegatedAttack, QUESTIONS, QuickActives, RestsFall, RestsJoin, RivalReveals, SameCard,
    SeveralTargets, WinStops, WornActive,
};

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
    /// Cards of the Main Zone at the start (2.8a); it has three spaces.
    pub start: i32,
    /// Most copies of a card (2.10).
    pub copies: i32,
    /// Cards of the own Main Zone given for a Rava (10.2a).
    pub rava_price: usize,
    /// Most Ixim and most Rot on a card, each (12.2).
    pub worn: usize,
    /// Life that burn and poison take (14.4c, 14.4e).
    pub mark_damage: i32,
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
    /// When two cards are the same (2.10).
    pub same_card: SameCard,
    /// When the rival turns cards up (3.6a).
    pub rival_reveals: RivalReveals,
    /// When the rival uses quick actives (3.6b).
    pub quick_actives: QuickActives,
    /// Whose cards lose a rest when a turn ends (3.10).
    pub rests_fall: RestsFall,
    /// Which cards in Extinction bring the win (3.13a).
    pub goal_counts: GoalCounts,
    /// When a match that is won stops (3.13b).
    pub win_stops: WinStops,
    /// Rests after acting and an effect (4.3).
    pub rests_join: RestsJoin,
    /// Whether a Rot rests with its host (4.5b).
    pub worn_active: WornActive,
    /// Whether a negated attacker rests (14.21).
    pub negated_attack: NegatedAttack,
    /// Whether an attack may hit several cards (14.25).
    pub several_targets: SeveralTargets,
}

/// The printed edition.
pub const PRINTED: Rules = Rules {
    life: 6,
    protector_life: 12,
    rest_cap: 2,
    protector_rests: 3,
    replacement_take: 3,
    protector_mill: 3,
    standard_goal: 10,
    elimination: 6,
    team_goal: 20,
    start: 3,
    copies: 1,
    rava_price: 2,
    worn: 1,
    mark_damage: 1,
    adendei: (15, 24),
    rava: 1,
    protectors: (1, 2),
    bio: 1,
    equipment: 3,
    players: 8,
    same_card: SameCard::Name,
    rival_reveals: RivalReveals::Response,
    quick_actives: QuickActives::WholeTurn,
    rests_fall: RestsFall::Own,
    goal_counts: GoalCounts::All,
    win_stops: WinStops::AtOnce,
    rests_join: RestsJoin::Greater,
    worn_active: WornActive::Free,
    negated_attack: NegatedAttack::Rests,
    several_targets: SeveralTargets::Asked,
};

impl Default for Rules {
    fn default() -> Self {
        PRINTED
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
    /// The numbers allowed, in Spanish.
    pub fn allowed(&self) -> String {
        match (self.least, self.most) {
            (0, most) => format!("como mucho {most}"),
            (least, most) if least == most => least.to_string(),
            (least, most) => format!("de {least} a {most}"),
        }
    }
}

impl Rules {
    /// The limits of a list, in the order of the clauses.
    pub fn limits(&self) -> [Limit; 6] {
        [
            limit("2.1", CardKind::Adendei, self.adendei),
            limit("2.2", CardKind::Rava, (0, self.rava)),
            limit("2.3", CardKind::Protector, self.protectors),
            limit("2.4", CardKind::Bio, (0, self.bio)),
            limit("2.5", CardKind::Ixim, (0, self.equipment)),
            limit("2.6", CardKind::Rot, (0, self.equipment)),
        ]
    }

    /// The limit of a kind.
    pub fn limit(&self, kind: CardKind) -> Limit {
        let [adendei, rava, protector, bio, ixim, rot] = self.limits();
        match kind {
            CardKind::Adendei => adendei,
            CardKind::Rava => rava,
            CardKind::Protector => protector,
            CardKind::Bio => bio,
            CardKind::Ixim => ixim,
            CardKind::Rot => rot,
        }
    }
}

const fn limit(clause: &'static str, kind: CardKind, (least, most): (i32, i32)) -> Limit {
    Limit { clause, kind, least, most }
}

/// A number as it is said of things of a gender, whose word for one is `one`; in figures from four on.
pub fn spelled(n: i32, one: &str) -> String {
    match n {
        1 => one.to_owned(),
        2 => "dos".to_owned(),
        3 => "tres".to_owned(),
        _ => n.to_string(),
    }
}
