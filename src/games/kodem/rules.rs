//! The numbers of the printed edition that checks and `apply` read.

/// Numbers of an edition.
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
};
