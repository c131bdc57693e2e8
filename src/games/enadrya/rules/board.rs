//! The board as the rules of a match read it: what serves as a bridge (L3c), what lies in front (M2.7).

use super::Rules;
use super::{Bridge, Facing};
use crate::games::enadrya::board::{BATTLE, Square, Zone};

impl Rules {
    /// Slots of Zona 2 that a unit standing here may use as a bridge; none outside Zona 1.
    pub fn bridges(&self, from: Square) -> impl Iterator<Item = Square> + use<> {
        let (from_one, reading) = (from.lie().zone == Zone::One, self.bridge);
        let touches = move |s: &Square| reading == Bridge::Anywhere || from.lie().moves.contains(s);
        Square::all().filter(move |s| from_one && s.lie().zone == Zone::Two && touches(s))
    }

    /// Battle slots a unit of Zona 1 reaches when it jumps over a unit here; none outside Zona 2.
    pub fn lands(&self, bridge: Square) -> &'static [Square] {
        match self.bridge {
            Bridge::Anywhere if bridge.lie().zone == Zone::Two => &BATTLE,
            Bridge::Anywhere | Bridge::Adjacent => bridge.lie().lands,
        }
    }

    /// Whether a unit may jump from one slot over `bridge` to another.
    pub fn may_jump(&self, from: Square, bridge: Square, to: Square) -> bool {
        self.bridges(from).any(|b| b == bridge) && self.lands(bridge).contains(&to)
    }

    /// The opponent's slot in front of a battle slot.
    pub fn facing(&self, square: Square) -> Option<Square> {
        match self.facing {
            Facing::Mirrored => square.lie().facing,
            Facing::InOrder => {
                let at = BATTLE.iter().position(|s| *s == square)?;
                BATTLE.get((at + BATTLE.len() / 2) % BATTLE.len()).copied()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::enadrya::rules::PRINTED;

    #[test]
    fn what_lies_in_front_is_mutual_and_in_the_other_half_however_it_is_read() {
        for facing in [Facing::Mirrored, Facing::InOrder] {
            let rules = Rules { facing, ..PRINTED };
            for square in BATTLE {
                let front = rules.facing(square).unwrap();
                assert_eq!(rules.facing(front), Some(square));
                assert_ne!(front.lie().zone, square.lie().zone);
            }
            assert_eq!(rules.facing(Square::S4), None);
        }
    }
}
