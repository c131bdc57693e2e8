//! Before the first turn: mode, lists, layouts.

use super::Change;
use crate::games::kodem::event::{Decklist, Face, Layout, Mode};
use crate::games::kodem::place::Place;
use crate::games::kodem::rules::RULES;
use crate::games::kodem::state::Rests;
use crate::kernel::Seat;

impl Change<'_> {
    pub(super) fn setup(
        &mut self,
        mode: Mode,
        players: &[(Seat, Option<String>)],
        teams: &[Vec<Seat>],
        goal: Option<i32>,
    ) {
        self.s.mode = mode;
        self.s.prepared = Some(self.seq());
        self.s.order = players.iter().map(|(seat, _)| *seat).collect();
        self.s.goal = goal.unwrap_or(RULES.team_goal);
        for (seat, name) in players {
            let player = self.s.player_mut(*seat);
            player.declared = true;
            player.name = name.clone();
            player.team = teams.iter().position(|t| t.contains(seat));
        }
    }

    pub(super) fn list(&mut self, seat: Seat, list: &Decklist) {
        let seq = self.seq();
        self.s.player_mut(seat).list = Some((seq, list.clone()));
        self.remark_shown(seat, list);
        self.remark_miscounted(seat, list);
    }

    pub(super) fn order(&mut self, seats: &[Seat]) {
        self.s.order = seats.to_vec();
        self.s.first = seats.first().copied();
    }

    /// A goal agreed after the first turn changes nothing (15.11f).
    pub(super) fn agree(&mut self, goal: i32) {
        if self.s.turn.number == 0 {
            self.s.goal = goal;
        }
    }

    pub(super) fn lay(&mut self, seat: Seat, layout: &Layout) {
        let seq = self.seq();
        self.s.player_mut(seat).laid.push((seq, layout.clone()));
        if let Some((n, face)) = layout.main {
            for space in 1..=u8::try_from(n.clamp(0, 3)).unwrap_or(3) {
                self.lay_card(seat, face, Place::Main(seat, space));
            }
        }
        if let Some(n) = layout.deck {
            self.s.player_mut(seat).deck = Some(n.max(0));
        }
        if let Some((n, _)) = layout.equipment {
            self.s.player_mut(seat).equipment_zone = Some(n.max(0));
        }
        if let Some(face) = layout.bio {
            self.lay_card(seat, face, Place::Bio(seat));
        }
        if let Some((n, face)) = layout.protector {
            self.lay_protector(seat, face);
            self.s.player_mut(seat).spares = n.saturating_sub(1).max(0);
        }
    }

    fn lay_card(&mut self, seat: Seat, face: Face, place: Place) {
        let id = self.new_card(seat, face);
        self.put(id, place);
    }

    /// A Protector enters with 12 life and 3 rests (2.12b, 4.7, 9.5b).
    pub(super) fn lay_protector(&mut self, seat: Seat, face: Face) -> usize {
        let id = self.new_card(seat, face);
        self.put(id, Place::Protector(seat));
        self.s.cards[id].life = RULES.protector_life;
        self.s.cards[id].rests = Rests::exactly(RULES.protector_rests);
        id
    }
}
