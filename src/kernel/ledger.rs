//! What was said twice is one fact: the referee works out what a rule brings about, and the scribe often tells it by
//! hand too, before or after.

use std::collections::BTreeMap;

/// How a number meets what is already on the ledger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// Nobody said it yet: it is a fact of its own.
    News,
    /// The other side said the same: nothing more happens.
    Same,
    /// The other side said another number. The told one stands; who keeps the ledger applies the difference to what
    /// was worked out, and remarks it where no clause speaks.
    Differs {
        /// What the other side said.
        other: i32,
    },
}

/// The facts of the running step by `K`: whom they happen to and why. Each side of the ledger answers for one of
/// the other: two hits of 2 told by hand are two hits, of which one may be the attack's.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger<K: Ord> {
    worked_out: BTreeMap<K, Vec<i32>>,
    told: BTreeMap<K, Vec<i32>>,
}

impl<K: Ord> Default for Ledger<K> {
    fn default() -> Self {
        Ledger { worked_out: BTreeMap::new(), told: BTreeMap::new() }
    }
}

impl<K: Ord> Ledger<K> {
    /// The scribe tells `amount`; meets what the referee has worked out in this step.
    pub fn tell(&mut self, key: K, amount: i32) -> Telling {
        meet(&mut self.worked_out, &mut self.told, key, amount)
    }

    /// The referee works `amount` out; meets what the scribe has told in this step.
    pub fn work_out(&mut self, key: K, amount: i32) -> Telling {
        meet(&mut self.told, &mut self.worked_out, key, amount)
    }

    /// The step ends: from here on the same words are another fact.
    pub fn clear(&mut self) {
        self.worked_out.clear();
        self.told.clear();
    }
}

/// An equal number is met first, so that the order in which two hits are told makes no difference.
fn meet<K: Ord>(
    theirs: &mut BTreeMap<K, Vec<i32>>,
    ours: &mut BTreeMap<K, Vec<i32>>,
    key: K,
    amount: i32,
) -> Telling {
    let Some(waiting) = theirs.get_mut(&key).filter(|waiting| !waiting.is_empty()) else {
        ours.entry(key).or_default().push(amount);
        return Telling::News;
    };
    let at = waiting.iter().position(|other| *other == amount).unwrap_or(0);
    let other = waiting.remove(at);
    if other == amount { Telling::Same } else { Telling::Differs { other } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_both_say_is_one_fact_whoever_says_it_first() {
        let mut ledger = Ledger::default();
        assert_eq!(ledger.work_out("B1", 2), Telling::News);
        assert_eq!(ledger.tell("B1", 2), Telling::Same);
        assert_eq!(ledger.tell("B2", 3), Telling::News);
        assert_eq!(ledger.work_out("B2", 3), Telling::Same);
    }

    #[test]
    fn a_second_telling_is_a_second_fact() {
        let mut ledger = Ledger::default();
        ledger.work_out("B1", 2);
        assert_eq!(ledger.tell("B1", 2), Telling::Same);
        assert_eq!(ledger.tell("B1", 2), Telling::News);
    }

    #[test]
    fn an_equal_number_is_met_before_another_one() {
        let mut ledger = Ledger::default();
        ledger.tell("B1", 1);
        ledger.tell("B1", 2);
        assert_eq!(ledger.work_out("B1", 2), Telling::Same);
        assert_eq!(ledger.work_out("B1", 3), Telling::Differs { other: 1 });
    }

    #[test]
    fn the_end_of_the_step_forgets() {
        let mut ledger = Ledger::default();
        ledger.work_out("B1", 2);
        ledger.clear();
        assert_eq!(ledger.tell("B1", 2), Telling::News);
    }
}
