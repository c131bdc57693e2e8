//! Where a way through a line ends: what it says.

use std::collections::BTreeSet;

use super::super::candidate::{Candidate, Unknown};
use super::super::filling::line;
use super::super::fit::{Value, has};
use super::super::saying::{Part, Slot, kind};
use super::{MISSING, Said, Search, Way};
use crate::kernel::fold;

impl Search<'_> {
    /// Where the line ends: what is still open of the saying, and what comes of the way.
    pub(super) fn end(&mut self, way: Way<'_>, rest: usize) {
        // What one slot of a kind is led to leaves the rest to the other.
        let is_left = |slot: &Slot| {
            let others = self.form.slots.iter().enumerate();
            others.into_iter().any(|(i, other)| other.kinds & slot.kinds != 0 && has(way.hinted, i))
        };
        let is_open = |(i, slot): &(usize, &Slot)| {
            let is_led = !slot.must || has(way.hinted, *i) || has(way.left, *i) && is_left(slot);
            if has(way.full, *i) { !is_led } else { !slot.optional }
        };
        let way = Way { cost: way.cost + 2 * (way.left & !way.hinted).count_ones(), ..way };
        let mut open = self.form.slots.iter().enumerate().filter(is_open);
        match (open.next(), open.next()) {
            (None, _) if self.unknown == Unknown::Missing => {}
            (None, _) => self.tell(way, rest),
            (Some((slot, of)), None)
                if self.unknown == Unknown::Missing
                    && !has(way.full, slot)
                    && (of.kinds & kind::PLACE != 0 || self.is_of_places(of)) =>
            {
                let table = self.table;
                let places: BTreeSet<&String> = match of.kinds & kind::PLACE {
                    0 => of.set.values().collect(),
                    _ => table.all_places().iter().collect(),
                };
                for place in places {
                    let value = Value::new(place.clone());
                    let said = Said { slot, value: &value, before: way.said };
                    let (full, cost) = (way.full | 1 << slot, way.cost + MISSING);
                    self.tell(Way { said: Some(&said), full, cost, ..way }, rest);
                }
            }
            (Some(_), _) => {}
        }
    }

    /// Whether the words of a closed set are places: `d1|d2|d3`.
    fn is_of_places(&self, slot: &Slot) -> bool {
        let is_place = |word: &String| self.table.referee.place_named(word).is_some();
        !slot.set.is_empty() && slot.set.values().all(is_place)
    }

    /// Whether a word was passed over that may be the name of what is told, and no other name is: `base 18/5` of «la base es …».
    fn drops_name(&self, way: &Way<'_>) -> bool {
        let is_of_card = |said: &Said<'_>| {
            self.form.slots[said.slot].kinds != kind::SEAT && said.value.text.contains(char::is_alphabetic)
        };
        let told = std::iter::successors(way.said, |said| said.before).any(is_of_card);
        let verb = self.form.verb.map(|verb| fold(verb.word));
        way.has_passed_new && !told && verb.is_some_and(|verb| self.table.grammar.names_new(&verb))
    }

    /// A way that fills what must be filled, as its documented line.
    fn tell(&mut self, way: Way<'_>, rest: usize) {
        let must = (1_u32 << self.form.must.len()) - 1;
        // Behind a pause nothing more need be said: «…, todo en orden».
        let is_pause = way.pending & !self.line.comma == 0;
        if way.must != must || rest < self.head.1.rest.len() || !is_pause || self.drops_name(&way) {
            return;
        }
        let mut said: Vec<&Said<'_>> = std::iter::successors(way.said, |said| said.before).collect();
        said.reverse();
        let acting = self.form.parts.iter().any(|p| matches!(p, Part::Actor));
        let active = || self.table.referee.status().active.filter(|_| acting);
        let by = way.seat.or_else(|| self.side_that_acts(&said)).or_else(active);
        // «ana ataca con zarbon», who is bea's: it may be what was meant, and is not what she did.
        let is_foreign = way.seat.or(self.table.own).is_some_and(|seat| self.acts_for_another(&said, seat));
        let own = way.seat.or(self.table.own).map_or(String::new(), |seat| seat.to_string());
        let values = |slot: usize| -> Vec<&str> {
            said.iter().filter(|said| said.slot == slot).map(|said| said.value.text.as_str()).collect()
        };
        let Some(line) = line(self.form, by, &own, self.table, &values) else { return };
        let is_verbless = self.is_bare() || self.head.1.kept || has(self.line.joining, self.head.0);
        let filled =
            |slot: usize| said.iter().find(|said| said.slot == slot).map(|said| said.value.text.clone());
        let cost = way.cost + self.fit.contradicted(way.passed_by, &filled);
        let (is_bare, subject) = (self.is_bare(), self.table.subject);
        self.found.insert(Candidate { cost, line, is_bare, is_verbless, is_foreign, subject });
    }
}
