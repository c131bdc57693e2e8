//! Tables set by hand.

use super::Change;
use crate::games::codigos::event::{Group, PileFacts, Situation, TurnFacts};
use crate::games::codigos::knowledge::Card;
use crate::games::codigos::state::{Exposed, Revealed};
use crate::kernel::Seat;

/// The cards a situation names.
pub(super) fn named(situation: &Situation) -> Vec<&Card> {
    match situation {
        Situation::Collection(_, cards) | Situation::PileCards(cards) => cards.iter().collect(),
        Situation::Exposed(_, groups) | Situation::Hidden(_, groups) => {
            groups.iter().flat_map(cards_of).collect()
        }
        Situation::Revealed(_, sorts) => {
            sorts.iter().flat_map(|(_, groups)| groups).flat_map(cards_of).collect()
        }
        Situation::Place(_, card) => card.iter().collect(),
        Situation::Pile(facts) => facts.top.iter().collect(),
        Situation::HiddenCount(..)
        | Situation::Deck(_)
        | Situation::Soldier(_)
        | Situation::Turn(_)
        | Situation::Reveals(_) => Vec::new(),
    }
}

fn cards_of(group: &Group) -> impl Iterator<Item = &Card> {
    group.symbols.iter().chain([&group.card])
}

impl Change<'_> {
    pub(super) fn situate(&mut self, situation: &Situation) {
        let cards: Vec<Card> = named(situation).into_iter().cloned().collect();
        match situation {
            Situation::Collection(seat, cards) => {
                self.s.player_mut(*seat).collection.clear();
                self.clear(cards);
                let player = self.s.player_mut(*seat);
                player.collection.clone_from(cards);
                player.dealt = true;
            }
            Situation::Exposed(seat, groups) => {
                self.s.player_mut(*seat).exposed.clear();
                self.clear(&cards);
                let exposed = |g: &Group| Exposed { group: g.clone(), completed: None, lapsed: false };
                self.s.player_mut(*seat).exposed = groups.iter().map(exposed).collect();
            }
            Situation::Hidden(seat, groups) => {
                self.s.player_mut(*seat).hidden.clear();
                self.clear(&cards);
                groups.iter().for_each(|g| self.put_hidden(*seat, g.clone()));
            }
            Situation::HiddenCount(seat, n) => self.situate_hidden(*seat, usize::from(*n)),
            Situation::Revealed(seat, sorts) => {
                for (outcome, groups) in sorts {
                    self.s.player_mut(*seat).revealed.retain(|r| r.outcome != *outcome);
                    self.clear(&groups.iter().flat_map(cards_of).cloned().collect::<Vec<_>>());
                    let revealed = |g: &Group| Revealed { group: g.clone(), outcome: *outcome };
                    self.s.player_mut(*seat).revealed.extend(groups.iter().map(revealed));
                }
            }
            Situation::Place(place, card) => {
                self.clear(&cards);
                let index = usize::from(place.clamp(&1, &2) - 1);
                self.s.places[index].clone_from(card);
                self.s.refills[index] = None;
            }
            Situation::PileCards(cards) => {
                self.s.pile.clear();
                self.clear(cards);
                self.s.pile.clone_from(cards);
                self.s.known_top = cards.len();
            }
            Situation::Pile(facts) => self.situate_pile(facts),
            Situation::Deck(n) => self.s.deck = Some((*n).max(0)),
            Situation::Soldier(place) => self.s.soldier = (*place).clamp(1, 3),
            Situation::Turn(facts) => self.situate_turn(facts),
            Situation::Reveals(facts) => {
                self.s.reveals_out = facts.out.unwrap_or(self.s.reveals_out).max(0);
                self.s.reveal_in_pile = facts.in_pile.unwrap_or(self.s.reveal_in_pile);
            }
        }
    }

    fn situate_hidden(&mut self, seat: Seat, n: usize) {
        self.s.player_mut(seat).hidden.truncate(n);
        while self.s.player_mut(seat).hidden.len() < n {
            self.put_hidden(seat, Group { card: Card::unknown(), symbols: Vec::new() });
        }
    }

    fn situate_pile(&mut self, facts: &PileFacts) {
        if let Some(n) = facts.n {
            self.s.pile.resize(usize::from(n), Card::unknown());
            self.s.known_top = self.s.known_top.min(usize::from(n));
        }
        match &facts.top {
            Some(card) if card.is_unknown() => self.s.known_top = 0,
            Some(card) => {
                // The card may come from within the pile, which stays as high as it was.
                let n = facts.n.map_or(self.s.pile.len(), usize::from).max(1);
                self.clear(std::slice::from_ref(card));
                self.s.pile.resize(n - 1, Card::unknown());
                self.s.pile.push(card.clone());
                self.s.known_top = 1;
            }
            None => {}
        }
    }

    fn situate_turn(&mut self, facts: &TurnFacts) {
        let turn = &mut self.s.turn;
        if let Some(n) = facts.number {
            turn.number = u32::try_from(n).unwrap_or(0);
        }
        if let Some(seat) = facts.seat {
            turn.current = Some(seat);
        }
        if let Some(n) = facts.actions {
            turn.actions = u32::try_from(n).unwrap_or(0);
        }
    }
}
