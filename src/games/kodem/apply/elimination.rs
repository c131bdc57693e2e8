//! Multiplayer: who is out, what becomes of his turn and his cards, who has won (15.7, 15.8, 15.11e).

use std::collections::BTreeSet;

use super::Change;
use crate::games::kodem::event::{Mode, Phase};
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::state::{Resolved, Target};
use crate::kernel::{Outcome, Seat};

impl Change<'_> {
    /// A player is out at once: what he declared comes to nothing, what he owed is dropped, and if the turn is his
    /// it is over. His cards stay until it closes, so that those without life may still be put away.
    pub(super) fn eliminate(&mut self, seat: Seat) {
        let player = self.s.player_mut(seat);
        player.eliminated = true;
        player.spare_owed = None;
        player.vacant.iter_mut().flatten().for_each(|v| v.owed = false);
        self.s.duplicates.retain(|d| d.seat != seat);
        let own_turn = self.s.is_active(seat);
        if own_turn {
            self.s.turn.phase = Phase::End;
        }
        let at = self.seq();
        for item in self.s.turn.items.iter_mut().filter(|i| own_turn || i.seat == seat) {
            item.resolved.get_or_insert(Resolved { at, explicit: false });
            item.targets.iter_mut().for_each(|t: &mut Target| t.done = true);
            if let Some(cost) = &mut item.cost {
                cost.lapsed = true;
            }
        }
    }

    /// With the turn the cards on the sides of those who are out leave play; their Extinction still counts (15.11e).
    pub(super) fn withdraw_eliminated(&mut self) {
        for at in 0..self.s.order.len() {
            let seat = self.s.order[at];
            if self.s.player(seat).is_none_or(|p| !p.eliminated) {
                continue;
            }
            for id in self.s.field(seat) {
                self.remark_foreign(id, seat);
                for worn in std::mem::take(&mut self.s.cards[id].equipment) {
                    self.take_away(worn);
                    self.reset(worn);
                }
                self.take_away(id);
                self.reset(id);
            }
            let player = self.s.player_mut(seat);
            (player.spares, player.mill, player.late_mill) = (0, None, 0);
            player.deck = player.deck.map(|_| 0);
            player.equipment_zone = player.equipment_zone.map(|_| 0);
        }
    }

    /// With him go what cards of others lay on his side.
    fn remark_foreign(&mut self, id: CardId, seat: Seat) {
        let card = &self.s.cards[id];
        let all = [id].into_iter().chain(card.equipment.iter().copied());
        let foreign = all.filter(|c| self.s.cards[*c].owner != seat && !self.s.cards[*c].token).count();
        if foreign > 0 {
            self.fx.notice(format!(
                "con {} salen de la mesa cartas de otro jugador: {foreign}",
                self.name(seat)
            ));
        }
    }

    fn alive(&self) -> impl Iterator<Item = Seat> + Clone {
        self.s.seats().filter(|s| self.s.player(*s).is_some_and(|p| !p.eliminated))
    }

    /// The next player whose Extinction puts him out.
    fn next_out(&self) -> Option<Seat> {
        self.alive().find(|seat| self.extinct(*seat) >= self.s.rules.elimination)
    }

    pub(super) fn settle_multiplayer(&mut self) {
        while let Some(seat) = self.next_out() {
            self.eliminate(seat);
            let extinct = self.extinct(seat);
            let name = self.s.called(seat);
            self.fx.consequence(format_args!("{name} queda fuera con {extinct} cartas en Extinción"));
        }
        if !self.settle_survivors() && self.s.mode == Mode::Teams {
            self.settle_team_goal();
        }
    }

    /// Whether the match ends, or waits for a judge, because no rivals are left. Who would follow the others into
    /// Extinction in the same Post has not won yet.
    fn settle_survivors(&mut self) -> bool {
        if !self.one_side_left() {
            return false;
        }
        let (elimination, clause) = (self.s.rules.elimination, "15.8");
        if self.alive().next().is_none() {
            let text = format!("los últimos llegan a {elimination} a la vez: decide el juez");
            self.end(Outcome { winners: Vec::new(), clause, text });
        } else if self.alive().all(|s| self.extinct(s).saturating_add(self.dying(s)) >= elimination) {
            self.call_judge(
                clause,
                &format!("los últimos pueden llegar a {elimination} a la vez: decide el juez (15.8)"),
            );
        } else {
            self.end_without_rivals();
        }
        true
    }

    /// Whether somebody went out and those who are left, if any, are of one side.
    fn one_side_left(&self) -> bool {
        let alive = self.alive().count();
        if alive == self.s.order.len() {
            return false;
        }
        let team = |s: Seat| self.s.player(s).and_then(|p| p.team);
        let first = self.alive().next().map(team);
        let one_team = || self.s.mode == Mode::Teams && self.alive().all(|s| Some(team(s)) == first);
        alive <= 1 || one_team()
    }

    fn end_without_rivals(&mut self) {
        let text = "no queda ningún rival en juego".to_owned();
        self.end(Outcome { winners: self.alive().collect(), clause: "15.8", text });
    }

    /// Who gives up leaves the match to the others at once; what would still follow into Extinction counts no more.
    pub(super) fn give_up(&mut self, seat: Seat) {
        self.eliminate(seat);
        self.fx.consequence(format_args!("{} se rinde y queda fuera", self.s.called(seat)));
        if self.one_side_left() && self.alive().next().is_some() {
            self.end_without_rivals();
        }
    }

    /// Cards in the rival Extinctions that decide it; what is about to follow there could let another team win too.
    fn settle_team_goal(&mut self) {
        let team = |s: Seat| self.s.player(s).and_then(|p| p.team);
        let sum = |t: usize, count: &dyn Fn(Seat) -> i32| {
            let rivals = self.s.seats().filter(|s| team(*s) != Some(t));
            rivals.map(count).fold(0, i32::saturating_add)
        };
        let goal = self.s.goal;
        // Mostly no team is there yet, and then nothing else is asked.
        let is_there = |s: Seat| team(s).is_some_and(|t| sum(t, &|s| self.extinct(s)) >= goal);
        let all = self.s.seats().map(|s| self.extinct(s)).fold(0, i32::saturating_add);
        if all < goal || !self.s.seats().any(is_there) {
            return;
        }
        let teams: BTreeSet<usize> = self.s.seats().filter_map(team).collect();
        let with = |count: &dyn Fn(Seat) -> i32| -> Vec<usize> {
            teams.iter().copied().filter(|t| sum(*t, count) >= goal).collect()
        };
        let winners = with(&|s| self.extinct(s));
        let possible = with(&|s| self.extinct(s).saturating_add(self.dying(s)));
        match (winners.as_slice(), possible.len(), teams.len()) {
            ([], _, _) => {}
            ([winner], 1, 2) => {
                let winners = self.s.seats().filter(|s| team(*s) == Some(*winner)).collect();
                let text = format!("{goal} cartas en las Extinciones rivales");
                self.end(Outcome { winners, clause: "15.11e", text });
            }
            ([_], _, 2) => self.call_judge(
                "15.11e",
                &format!("los dos equipos pueden llegar a {goal} a la vez: decide el juez (15.11e)"),
            ),
            _ => self.call_judge(
                "15.11e",
                &format!("hay equipos con {goal} cartas rivales en Extinción: decide el juez (15.11e)"),
            ),
        }
    }
}
