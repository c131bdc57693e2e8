//! Before the first turn: mode, lists, layouts.

use super::Change;
use crate::games::kodem::event::{Decklist, Face, Layout, Mode};
use crate::games::kodem::place::Place;
use crate::games::kodem::state::Rests;
use crate::kernel::{Seat, Shared};

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
        self.s.goal = goal.unwrap_or(self.s.rules.team_goal);
        for (seat, name) in players {
            let player = self.s.player_mut(*seat);
            player.declared = true;
            player.name = name.clone();
            player.team = teams.iter().position(|t| t.contains(seat));
        }
        if goal.is_some() {
            self.remark_goal();
        }
    }

    /// Only teams play for a number of cards (15.11e).
    fn remark_goal(&mut self) {
        if self.s.mode != Mode::Teams {
            self.fx.notice("la meta solo cuenta en Zona de Equipos; aquí no cambia nada");
        }
    }

    pub(super) fn list(&mut self, seat: Seat, list: &Shared<Decklist>) {
        let seq = self.seq();
        self.s.player_mut(seat).list = Some((seq, list.clone()));
        self.remark_shown(seat, list);
        self.remark_miscounted(seat, list);
    }

    /// Nobody leaves the table by not being named: who was left out follows in the order of before.
    pub(super) fn order(&mut self, seats: &[Seat]) {
        let mut order: Vec<Seat> = Vec::new();
        for seat in seats {
            if order.contains(seat) {
                let text = format!("{} se nombró dos veces; vale la primera", self.name(*seat));
                self.fx.notice(text);
            } else {
                order.push(*seat);
            }
        }
        for seat in self.s.seats().filter(|s| !seats.contains(s)) {
            let text = format!("{} no se nombró en el orden; se supone detrás", self.name(seat));
            self.fx.notice(text);
            order.push(seat);
        }
        self.s.first = order.first().copied();
        self.s.order = order;
    }

    /// A goal agreed after the first turn changes nothing (15.11f).
    pub(super) fn agree(&mut self, goal: i32) {
        self.remark_goal();
        if self.s.turn.number == 0 {
            self.s.goal = goal;
        }
    }

    pub(super) fn lay(&mut self, seat: Seat, layout: &Layout) {
        let seq = self.seq();
        self.remark_laid(seat, layout);
        self.s.player_mut(seat).laid.push((seq, layout.clone()));
        if let Some((n, face)) = layout.main {
            for space in 1..=u8::try_from(n.clamp(0, 3)).unwrap_or(3) {
                let place = Place::Main(seat, space);
                let face = if layout.up.contains(&place) { Face::Up } else { face };
                self.lay_card(seat, face, place);
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

    /// Cards laid out while the match runs, or a pile laid out twice.
    fn remark_laid(&mut self, seat: Seat, layout: &Layout) {
        if self.s.turn.number > 0 {
            self.fx.notice(format!("{} dispone cartas con la partida empezada", self.name(seat)));
        }
        let player = self.s.player(seat);
        let deck = layout.deck.and(player.and_then(|p| p.deck)).map(|n| (Place::Deck(seat), n));
        let zone = layout.equipment.and(player.and_then(|p| p.equipment_zone));
        for (pile, n) in deck.into_iter().chain(zone.map(|n| (Place::EquipmentZone(seat), n))) {
            self.fx.notice(format!("{pile} ya estaba dispuesto con {n}; vale lo último"));
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
        self.s.cards[id].life = self.s.rules.protector_life;
        self.s.cards[id].rests = Rests::exactly(self.s.rules.protector_rests);
        id
    }
}
