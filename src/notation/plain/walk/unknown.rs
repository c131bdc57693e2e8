//! Words without a sense: passed over, or the name of what nobody heard of.

use super::super::fit::has;
use super::super::saying::{Slot, kind};
use super::{LISTED, MOST_PASSED, PASSED_OVER, Search, Way};

impl Search<'_> {
    /// A word that says nothing here.
    pub(super) fn pass_over(&mut self, at: usize, way: Way<'_>, rest: usize) {
        if !self.line.is_passable(at) || way.passed == MOST_PASSED {
            return;
        }
        let pending = self.without_joining(way.pending);
        // What is written as a name is hardly without sense.
        let is_name = at > 0 && self.line.tokens[at].text.starts_with(char::is_uppercase);
        let (cost, passed) = (way.cost + PASSED_OVER + 2 * u32::from(is_name), way.passed + 1);
        let has_passed_new = way.has_passed_new || self.line.is_unheard(at);
        self.walk(at + 1, Way { pending, cost, passed, has_passed_new, ..way }, rest);
    }

    pub(super) fn new_name(&mut self, at: usize, way: Way<'_>, rest: usize, kinds: u32) {
        let (line, form) = (self.line, self.form);
        let is_list = form.new_names >= LISTED && line.names_told() == form.new_names;
        for name in line.newcomers(at) {
            let is_cut = name.is_cut && !(is_list && name.len == 1);
            let dear = 2 * u32::try_from(name.len).unwrap_or(2) + 4 * u32::from(is_cut) + name.strain;
            // «apareció un token …» names none.
            let is_first = at == 0 && !self.is_bare();
            let takes = |of: &Slot| of.kinds & kinds != 0 && (of.subject || !is_first);
            for (slot, of) in form.slots.iter().enumerate().filter(|(_, slot)| takes(slot)) {
                let is_person = of.kinds & kind::PERSON != 0;
                if name.is_only_person && !is_person || name.strain > 0 && is_person {
                    continue;
                }
                let value = if is_person { &name.person } else { &name.card };
                // Behind one who is to play, others are told as he was.
                let cost = if is_person && has(way.full, slot) { 0 } else { dear };
                self.put(at + name.len, way, rest, slot, value, cost);
            }
        }
    }
}
