//! Who sits down to a match: the mode, the seats and the teams.

use arbitro::games::kodem::event::Mode;
use arbitro::kernel::Seat;
use fastrand::Rng;

use crate::rounds::are_long;

/// The company at a table.
#[derive(Clone)]
pub struct Party {
    /// How they play.
    pub mode: Mode,
    /// Their seats, from `A` on.
    pub seats: Vec<Seat>,
    /// The teams, in mode Teams.
    pub teams: Vec<Vec<Seat>>,
}

impl Party {
    /// Two players of a Standard match.
    pub fn standard(_seed: u64) -> Party {
        Party { mode: Mode::Standard, seats: seats(2), teams: Vec::new() }
    }

    /// Everyone against everyone ([`players`]: how many).
    pub fn free_for_all(seed: u64) -> Party {
        let mut rng = Rng::with_seed(seed ^ 0x0a11);
        Party { mode: Mode::FreeForAll, seats: seats(players(&mut rng)), teams: Vec::new() }
    }

    /// In two teams, or in three where there are players enough, not always of one size.
    pub fn in_teams(seed: u64) -> Party {
        let mut rng = Rng::with_seed(seed ^ 0x7ea5);
        let seats = seats(players(&mut rng));
        let most = if seats.len() >= 5 && rng.u8(..3) == 0 { 3 } else { 2 };
        let mut dealt = seats.clone();
        rng.shuffle(&mut dealt);
        let mut teams = vec![Vec::new(); most];
        for (n, seat) in dealt.into_iter().enumerate() {
            let team = if n < most { n } else { rng.usize(..most) };
            teams[team].push(seat);
        }
        Party { mode: Mode::Teams, seats, teams }
    }

    /// Whether section 15 applies.
    pub fn is_multiplayer(&self) -> bool {
        self.mode != Mode::Standard
    }
}

/// Three to eight players; four at most in a short round, for a match of eight takes ten times as long.
fn players(rng: &mut Rng) -> usize {
    rng.usize(if are_long() { 3..=8 } else { 3..=4 })
}

fn seats(n: usize) -> Vec<Seat> {
    (0..n).map(|i| Seat::at(i).unwrap()).collect()
}
