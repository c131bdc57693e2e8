//! What a place shows of itself where nobody tells it: a face, rests, that it is empty.

use super::{Lies, Rests, State};
use crate::games::kodem::event::Face;
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::place::Place;
use crate::games::kodem::rules::RestsFall;
use crate::kernel::Seat;

impl State {
    /// The face it shows: a Protector's tells its rests. More than another card can have are marked face down, fewer
    /// face up (4.2), whatever was seen of it before; where they are not known it lies as it was told to.
    pub fn shown_face(&self, id: CardId) -> Face {
        let (card, most) = (&self.cards[id], self.rules.rest_cap);
        if !matches!(card.lies, Lies::Protector(_)) {
            card.face
        } else if card.rests.low > most {
            Face::Down
        } else if card.rests.high <= most {
            Face::Up
        } else {
            card.face
        }
    }

    /// Whether a space of the Main Zone was emptied and nobody told what came into it.
    pub fn is_told_empty(&self, place: Place) -> bool {
        let Some(space) = place.space() else { return false };
        let left = |p: &super::Player| p.vacant[usize::from(space) - 1].is_some();
        self.card_at(place).is_none() && self.player(place.seat()).is_some_and(left)
    }

    /// The rests of a Protector nobody laid out: it began with all of its own (4.7) and lost one a turn, and one with a
    /// Bio, which may be among what went to Extinction. After the first turns nothing is known, and it is free.
    pub fn untold_rests(&self, seat: Seat) -> Rests {
        let (players, begun) = (self.order.len().max(1), usize::try_from(self.turn.number).unwrap_or(0));
        let past = begun.saturating_sub(1);
        let (least, most) = match self.rules.rests_fall {
            RestsFall::Every => (past, past),
            RestsFall::Own if self.is_active(seat) => (past / players, past / players),
            RestsFall::Own => (begun / players, begun.div_ceil(players)),
        };
        let after = |ended: usize| {
            self.rules.protector_rests.saturating_sub(i32::try_from(ended).unwrap_or(i32::MAX))
        };
        let bio = i32::from(self.player(seat).is_some_and(|p| p.extinct > 0));
        let rests = Rests { low: after(most) - bio, high: after(least) };
        if self.prepared.is_some() && rests.is_resting() { rests } else { Rests::exactly(0) }
    }
}
