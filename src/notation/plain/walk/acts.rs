//! Who acts by what a saying was filled with, and what leads to a slot.

use super::super::filling::lying;
use super::super::fit::{Value, has};
use super::super::item::Item;
use super::super::saying::{Form, kind};
use super::{Said, Search, Way};
use crate::kernel::Seat;

impl Form {
    /// Whether a player is told in it who need not be he who acts.
    pub fn takes_player(&self) -> bool {
        self.slots.iter().any(|slot| slot.kinds & kind::SEAT != 0)
    }
}

impl Search<'_> {
    /// Whether something leads to a slot that nothing fills unless it is led to: what is said there is not only said again, «… y la
    /// tres para que vuelva la rava en el tres».
    pub(super) fn is_due(&self, slot: usize, way: &Way<'_>) -> bool {
        let of = &self.form.slots[slot];
        of.must && !of.optional && way.pending & self.fit.leads[slot] != 0
    }

    /// What a card that lies somewhere is to a closed set of places, and who acts then: whose card it is does it, so that
    /// «Barrera, giro a Raditz» is said by him whose energy that is.
    pub(super) fn lying_at(
        &self,
        slot: usize,
        item: &Item,
        at: usize,
        way: &Way<'_>,
    ) -> Option<(Option<Seat>, Value)> {
        let (seat, there) = lying(&self.form.slots[slot], item)?;
        let is_his = way.seat.is_none_or(|acting| acting == seat);
        if !is_his || item.is_of_row() && !self.leads_to(slot, at, way) {
            return None;
        }
        // «la roja» may be another one of him who answers.
        let is_other = item.is_of_row() || self.table.own != Some(seat);
        Some((way.seat.or(Some(seat).filter(|_| is_other)), there))
    }

    /// Whether something leads to a slot: a word, the verb right before, or what it took before.
    fn leads_to(&self, slot: usize, at: usize, way: &Way<'_>) -> bool {
        let verb = self.head.0;
        let is_next = verb < at && (verb + 1..at).all(|between| has(self.line.fillers, between));
        is_next || way.pending & self.fit.leads[slot] != 0 || way.last() == Some(slot)
    }

    /// The place of the card that acts, where the saying has one.
    fn acting_place<'s>(&'s self, said: &[&'s Said<'_>]) -> Option<&'s str> {
        let subject = self.form.slots.iter().position(|slot| slot.subject && !slot.rival)?;
        said.iter()
            .find(|said| said.slot == subject && !self.form.is_unwritten(subject))?
            .value
            .place(self.table)
    }

    /// Whether the card that acts is not his who is said to play it.
    pub(super) fn acts_for_another(&self, said: &[&Said<'_>], seat: Seat) -> bool {
        let mut others = [Seat::A, Seat::B].into_iter().filter(|other| *other != seat);
        let place = self.acting_place(said);
        place.is_some_and(|place| others.any(|other| place.starts_with(other.letter())))
    }

    /// The other side than that of the turn, where the card that acts stands there and nobody says who plays it.
    pub(super) fn side_that_acts(&self, said: &[&Said<'_>]) -> Option<Seat> {
        let place = self.acting_place(said)?;
        let active = self.table.referee.status().active?;
        let other = [Seat::A, Seat::B].into_iter().find(|seat| *seat != active)?;
        place.starts_with(other.letter()).then_some(other)
    }
}
