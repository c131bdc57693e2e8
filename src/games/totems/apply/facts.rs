//! Tables set by hand.

use super::Change;
use crate::games::totems::event::{Face, Facts, Place, Slot, TableFact};

impl Change<'_> {
    pub(super) fn situate(&mut self, place: Place, facts: &[TableFact]) {
        for fact in facts {
            match (place, fact) {
                (Place::Slot(slot), TableFact::Present(false)) => {
                    self.s.player_mut(slot.seat).zone.remove(&slot.n);
                    return;
                }
                (Place::Slot(slot), fact) => {
                    if self.s.defender(slot).is_none() {
                        let card = self.new_card(Facts::default());
                        let new = self.new_defender(card, false);
                        self.s.player_mut(slot.seat).zone.insert(slot.n, new);
                    }
                    self.situate_card(slot, *fact);
                }
                (Place::Hand(seat), TableFact::Count(n)) => self.s.player_mut(seat).hand = *n,
                (Place::Deck, TableFact::Count(n)) => {
                    self.s.deck = *n;
                    if *n > 0 {
                        self.s.last_turn = None;
                    }
                }
                (Place::Pile, TableFact::Count(n)) => self.s.pile = *n,
                (Place::Turn, TableFact::Number(n)) => self.s.turn.number = u32::try_from(*n).unwrap_or(0),
                (Place::Turn, TableFact::Active(seat)) => {
                    self.s.turn.active = Some(*seat);
                    self.s.begun = true;
                    self.s.prepared = true;
                }
                (Place::Turn, TableFact::Drawn(on)) => self.s.turn.drawn = *on,
                (Place::Hand(_) | Place::Deck | Place::Pile | Place::Turn, _) => {}
            }
        }
    }

    fn situate_card(&mut self, slot: Slot, fact: TableFact) {
        let Some(defender) = self.s.player_mut(slot.seat).zone.get_mut(&slot.n) else { return };
        match fact {
            TableFact::Face(face) => defender.up = face == Face::Up,
            TableFact::Attacked(on) => defender.attacked = on,
            TableFact::Cancelled(on) => defender.cancelled = on,
            TableFact::Power(n) => self.situate_facts(slot, Facts { power: Some(n), ability: None }),
            TableFact::Ability(ability) => {
                self.situate_facts(slot, Facts { power: None, ability: Some(ability) });
            }
            TableFact::Present(_)
            | TableFact::Count(_)
            | TableFact::Number(_)
            | TableFact::Active(_)
            | TableFact::Drawn(_) => {}
        }
    }

    /// The table is as it is set: where another card was told of, it is another card.
    fn situate_facts(&mut self, slot: Slot, facts: Facts) {
        let Some(card) = self.s.defender(slot).map(|d| d.card) else { return };
        let told = self.s.told_of(card);
        let clashes = told.power.zip(facts.power).is_some_and(|(a, b)| a != b)
            || told.ability.zip(facts.ability).is_some_and(|(a, b)| a != b);
        if !clashes {
            return self.tell(card, facts);
        }
        let set = Facts { power: facts.power.or(told.power), ability: facts.ability.or(told.ability) };
        let new = self.new_card(set);
        if let Some(defender) = self.s.player_mut(slot.seat).zone.get_mut(&slot.n) {
            defender.card = new;
        }
    }
}
