//! Who sits down to a match: the mode, the seats and the teams.

use arbitro::games::kodem::event::Mode;
use arbitro::kernel::Seat;
use fastrand::Rng;

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

    /// Three to eight players, everyone against everyone.
    pub fn free_for_all(seed: u64) -> Party {
        let mut rng = Rng::with_seed(seed ^ 0x0a11);
        Party { mode: Mode::FreeForAll, seats: seats(rng.usize(3..=8)), teams: Vec::new() }
    }

    /// Three to eight players in two teams or three, not always of one size.
    pub fn in_teams(seed: u64) -> Party {
        let mut rng = Rng::with_seed(seed ^ 0x7ea5);
        let seats = seats(rng.usize(3..=8));
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

fn seats(n: usize) -> Vec<Seat> {
    (0..n).map(|i| Seat::at(i).unwrap()).collect()
}
