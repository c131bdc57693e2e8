//! Turns, phases, and how a turn closes.

use super::Change;
use crate::games::kodem::event::{Mark, Mode, Phase, PhaseName, Step};
use crate::games::kodem::flow::{bound_sides, is_cut_short, is_passing, is_winding_up, passes, step_after};
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::rules::{GoalCounts, NegatedAttack, RestsFall, RestsJoin};
use crate::games::kodem::state::{Deeds, Duplicate, ItemKind, Rests, WorkedOut, Working};
use crate::kernel::{Outcome, Seat};

impl Change<'_> {
    pub(super) fn turn(&mut self, seat: Seat, rival: Option<Seat>) {
        if self.s.turn.active.is_some() {
            self.close_turn();
            self.withdraw_eliminated();
        }
        let seq = self.seq();
        // Who cannot be the rival is none: choosing him was told, and the right choice is still to come.
        let chosen = rival.filter(|r| !self.s.is_multiplayer() || self.s.may_be_rival(seat, *r));
        self.s.turn = self.s.turn.next(seat, chosen, seq);
        self.reject_rival(chosen != rival);
        self.s.turn.is_said = !self.play.is_tacit;
        self.s.turn.rival_unsaid = self.play.is_tacit && rival.is_none() && self.s.is_multiplayer();
        self.s.first = None;
    }

    pub(super) fn choose_rival(&mut self, seat: Seat) {
        let active = self.s.turn.active;
        if self.s.turn.rival.is_some() {
            return;
        }
        if active.is_some_and(|a| !self.s.is_multiplayer() || self.s.may_be_rival(a, seat)) {
            self.s.turn.rival = Some(seat);
        } else {
            self.reject_rival(true);
        }
    }

    fn reject_rival(&mut self, rejected: bool) {
        self.s.turn.rival_rejected |= rejected;
        self.s.turn.rival_lapsed |= rejected;
    }

    pub(super) fn phase(&mut self, name: PhaseName) {
        // A phase said out of habit does not reopen the turn of a player who is out.
        if is_cut_short(self.s) {
            return;
        }
        let phase = match name {
            PhaseName::Phase(phase) => phase,
            PhaseName::Step(_) => Phase::Battle,
        };
        let brings_turn = !self.s.turn.is_said && self.s.turn.since + 1 == self.play.seq;
        self.s.turn.is_phases_alone |= brings_turn && !self.play.is_tacit;
        if phase != self.s.turn.phase {
            let passing = is_passing(self.s, &self.play.event);
            self.enter_phase(phase);
            self.s.turn.passed |= passing;
        }
        if let PhaseName::Step(step) = name {
            self.s.turn.step = self.s.turn.step.max(step);
        }
        self.s.turn.is_phase_said |= !self.play.is_tacit;
        // Its end was said.
        self.s.turn.is_phases_alone &= phase != Phase::End;
    }

    pub(super) fn pass(&mut self, by: Option<Seat>) {
        if !passes(self.s, by) || self.s.turn.phase == Phase::End {
            return;
        }
        let passing = is_passing(self.s, &self.play.event);
        self.s.turn.is_phases_alone = false;
        self.enter_phase(Phase::End);
        self.s.turn.passed |= passing;
    }

    /// Leaving a phase settles what it left pending; entering Fin makes poison work (14.4e).
    fn enter_phase(&mut self, phase: Phase) {
        self.forget_worked_out();
        self.settle_items();
        self.s.turn.phase = phase;
        self.s.turn.is_phase_said = false;
        if phase == Phase::Battle {
            self.s.turn.step = Step::Declaration;
        }
        if phase == Phase::End {
            self.poison();
        }
    }

    /// An act of Previa in Inicio moves on to Previa (3.2).
    pub(super) fn enter_pre(&mut self) {
        self.s.turn.is_phases_alone = false;
        if self.s.turn.phase == Phase::Start && self.s.turn.active.is_some() {
            self.forget_worked_out();
            self.s.turn.phase = Phase::Pre;
        }
    }

    /// The event may open Respuesta or Resolución (3.4c).
    pub(super) fn advance_step(&mut self) {
        self.s.turn.step = step_after(self.s, &self.play.event);
    }

    fn poison(&mut self) {
        let Some(active) = self.s.turn.active else { return };
        for id in self.s.fighters(active) {
            if self.s.cards[id].marks.contains(&Mark::Poison) {
                self.take_life(id, self.s.rules.mark_damage, Working::Mark, "veneno: ");
            }
        }
    }

    /// Steps 1 and 3 to 6 of closing a turn; step 2, late duties, is judged before.
    fn close_turn(&mut self) {
        // What Fin brought may be told by hand after the turn too.
        if self.s.turn.phase != Phase::End {
            self.enter_phase(Phase::End);
        }
        let active = self.s.turn.active;
        let seq = self.seq();
        for at in 0..self.s.order.len() {
            let seat = self.s.order[at];
            for id in self.s.fighters(seat) {
                let rests = self.closing_rests(id, active == Some(seat));
                if rests != self.s.cards[id].rests {
                    self.fx.consequence(format_args!("{} queda con {}", self.s.calling(id), rests.words()));
                    let amount = self.s.cards[id].rests.high;
                    self.s.turn.worked_out.push(WorkedOut {
                        card: id,
                        by: Working::Rests,
                        amount,
                        took: 0,
                        at: seq,
                    });
                    self.s.cards[id].rests = rests;
                    self.s.cards[id].rested = seq;
                }
            }
        }
        for card in &mut self.s.cards {
            card.deeds = Deeds::default();
        }
    }

    /// Rests after the turn: printed ones after acting (4.3), 3 and 1 more after a link (9.2a, 9.2b), one less for
    /// cards that did nothing, the active player's or all (4.4a, 3.10).
    pub(super) fn closing_rests(&self, id: usize, own_turn: bool) -> Rests {
        let card = &self.s.cards[id];
        let (mut rests, deeds, cap) = (card.rests, card.deeds, self.s.rest_cap(id));
        if deeds.rests_told {
            return rests;
        }
        if deeds.linked.is_some() {
            return if self.s.is_protector(id) {
                Rests::exactly(self.s.rules.protector_rests)
            } else {
                self.after_acting(id, rests.raised(i32::from(!deeds.link_rest_told), cap))
            };
        }
        if self.has_acted(id) {
            rests = self.after_acting(id, rests);
        } else if (own_turn || self.s.rules.rests_fall == RestsFall::Every) && deeds.rest_received.is_none() {
            let high = if deeds.rest_perhaps { rests.high } else { rests.lowered().high };
            rests = Rests { low: rests.lowered().low, high };
        }
        rests
    }

    fn after_acting(&self, id: usize, rests: Rests) -> Rests {
        if !self.has_acted(id) {
            return rests;
        }
        let cap = self.s.rest_cap(id);
        match (self.s.printed_rests(id), self.s.rules.rests_join) {
            (Some(n), RestsJoin::Greater) => {
                Rests { low: rests.low.max(n.min(cap)), high: rests.high.max(n.min(cap)) }
            }
            (Some(n), RestsJoin::Sum) => {
                let deeds = self.s.cards[id].deeds;
                let (sum, received) = (rests.raised(n, cap), deeds.rest_received.is_some());
                let join = |rests: i32, sum: i32, adds: bool| if adds { sum } else { rests.max(n.min(cap)) };
                let high = join(rests.high, sum.high, received || deeds.rest_perhaps);
                Rests { low: join(rests.low, sum.low, received), high }
            }
            (None, _) => Rests { low: rests.low, high: cap },
        }
    }

    /// Whether it attacked or used its active, as far as that makes it rest (4.3, 14.21).
    fn has_acted(&self, id: usize) -> bool {
        let deeds = self.s.cards[id].deeds;
        let spared = || {
            let mut attacks = self.s.turn.items.iter().filter(|i| i.card == id && i.kind == ItemKind::Attack);
            self.s.rules.negated_attack == NegatedAttack::Spares && attacks.all(|i| i.negated)
        };
        deeds.used_active.is_some() || deeds.attacked.is_some() && !spared()
    }

    /// Pairs of equal face-up cards in one field (14.15a); pairs that are gone are forgotten.
    pub(super) fn find_duplicates(&mut self) {
        let pairs = self.equal_pairs();
        self.s.duplicates.retain(|d| pairs.contains(&(d.seat, d.one, d.other)));
        let (since, phase) = (self.seq(), self.s.turn.phase);
        for (seat, one, other) in pairs {
            if !self.s.duplicates.iter().any(|d| (d.seat, d.one, d.other) == (seat, one, other)) {
                self.s.duplicates.push(Duplicate { seat, one, other, since, phase, lapsed: false });
            }
        }
    }

    /// Whether the pairs that were found are those there are; where an order names a seat twice, each is there twice.
    pub(super) fn knows_duplicates(&self) -> bool {
        let pairs = self.equal_pairs();
        let found: Vec<_> = self.s.duplicates.iter().map(|d| (d.seat, d.one, d.other)).collect();
        pairs.iter().all(|pair| found.contains(pair)) && found.iter().all(|pair| pairs.contains(pair))
    }

    fn equal_pairs(&self) -> Vec<(Seat, usize, usize)> {
        // Of a card nothing was told of nobody can say that it equals another.
        let known_by = |id: CardId| {
            let (name, art) = self.s.known.name_and(id, |f| f.art.as_deref())?;
            (name.is_some() || art.is_some()).then_some((id, name, art))
        };
        let is_shown = |id: CardId| self.s.is_up(id) && !self.s.cards[id].token;
        let mut pairs = Vec::new();
        for (seat, side) in bound_sides(self.s) {
            let (mut field, mut known) = ([(0, None, None); 5], 0);
            for id in side.field() {
                let Some(one) = id.filter(|id| is_shown(*id)).and_then(known_by) else { continue };
                field[known] = one;
                known += 1;
            }
            for (at, (one, name, art)) in field[..known].iter().enumerate() {
                for (other, named, drawn) in &field[at + 1..known] {
                    if name.is_some() && name == named || art.is_some() && art == drawn {
                        pairs.push((seat, *one, *other));
                    }
                }
            }
        }
        pairs
    }

    pub(super) fn concede(&mut self, seat: Seat) {
        if self.s.ended.is_some() {
            return;
        }
        if self.s.is_multiplayer() {
            self.give_up(seat);
            return;
        }
        let winners = self.s.seats().filter(|s| *s != seat).collect();
        let text = format!("se rinde {}", self.name(seat));
        self.s.ended = Some((Outcome { winners, clause: "", text }, self.seq()));
    }

    /// Victory, elimination and end of the match (3.13a, 15.7, 15.8, 15.11e).
    pub(super) fn settle_end(&mut self) {
        let is_over = self.s.ended.is_some() && !is_winding_up(self.s) || self.s.prepared.is_none();
        self.s.is_far_from_end = !is_over && self.is_far_from_end();
        if is_over || self.s.is_far_from_end {
            return;
        }
        match self.s.mode {
            Mode::Standard => self.settle_standard(),
            Mode::FreeForAll | Mode::Teams => self.settle_multiplayer(),
        }
    }

    /// Mostly no Extinction, nor all of them together, holds what could decide it, and several are left who play against
    /// each other.
    pub(super) fn is_far_from_end(&self) -> bool {
        let is_standard = self.s.mode == Mode::Standard;
        let goal = if is_standard { self.s.rules.standard_goal } else { self.s.rules.elimination };
        let (mut alive, mut all) = (0, 0_i32);
        for seat in self.s.seats() {
            let Some(side) = self.s.player(seat) else { return false };
            all = all.saturating_add(side.extinct);
            if is_standard || !side.eliminated {
                alive += 1;
                if side.extinct >= goal {
                    return false;
                }
            }
        }
        match self.s.mode {
            Mode::Standard => true,
            Mode::FreeForAll => alive > 1,
            Mode::Teams => alive == self.s.order.len() && all < self.s.goal,
        }
    }

    fn settle_standard(&mut self) {
        let goal = self.s.rules.standard_goal;
        let lost: Vec<Seat> = self.s.seats().filter(|s| self.lost(*s) >= goal).collect();
        let outcome = match lost.as_slice() {
            [] => return,
            [_] if self.s.ended.is_some() => return,
            [loser] => {
                let winners: Vec<Seat> = self.s.seats().filter(|s| s != loser).collect();
                if winners.iter().any(|w| self.lost(*w).saturating_add(self.dying(*w)) >= goal) {
                    self.call_judge(
                        "3.13a",
                        &format!(
                            "las dos Extinciones pueden llegar a {goal} a la vez: decide el juez (3.13a)"
                        ),
                    );
                    return;
                }
                // Not how many by now: which card came first decides nothing.
                let which = match self.s.rules.goal_counts {
                    GoalCounts::All => "",
                    GoalCounts::NotSentByOwner => ", sin contar las que mandó él mismo",
                };
                let text = format!("{} tiene {goal} cartas en Extinción{which}", self.name(*loser));
                Outcome { winners, clause: "3.13a", text }
            }
            _ => Outcome {
                winners: Vec::new(),
                clause: "3.13a",
                text: format!("las dos Extinciones llegan a {goal} a la vez: decide el juez"),
            },
        };
        self.end(outcome);
    }

    /// Told once for a clause: both sides, or several, could win at once.
    pub(super) fn call_judge(&mut self, clause: &'static str, why: &str) {
        if self.s.judge_called != Some(clause) {
            self.s.judge_called = Some(clause);
            self.fx.notice(why);
        }
    }

    /// Ends the match; what was owed is dropped (3.13b).
    pub(super) fn end(&mut self, outcome: Outcome) {
        self.s.ended = Some((outcome, self.seq()));
    }

    pub(super) fn extinct(&self, seat: Seat) -> i32 {
        self.s.player(seat).map_or(0, |p| p.extinct)
    }

    /// The cards of a player's Extinction that bring his rival the win (3.13a).
    fn lost(&self, seat: Seat) -> i32 {
        let by_owner = self.s.player(seat).map_or(0, |p| p.sent_by_owner);
        match self.s.rules.goal_counts {
            GoalCounts::All => self.extinct(seat),
            GoalCounts::NotSentByOwner => self.extinct(seat).saturating_sub(by_owner),
        }
    }

    /// Cards that are still on their way to a player's Extinction in this moment: those that lost their life and
    /// are not overdue (3.8a), with their equipment, and what a Protector takes along of the deck, which gives no more
    /// than it holds (9.4). What was left lying after its Post does not come at once with what goes in another.
    pub(super) fn dying(&self, seat: Seat) -> i32 {
        let Some(player) = self.s.player(seat) else { return 0 };
        let (mut cards, mut mill) = (0_i32, player.mill.map_or(0, |(n, _)| n));
        for (side, id) in self.s.seats().flat_map(|s| self.s.fighters(s).map(move |id| (s, id))) {
            let card = &self.s.cards[id];
            if card.zero.is_some_and(|z| !z.lapsed) {
                // Each goes to its owner's Extinction, whoever's field it lies on.
                let own = |id: &usize| self.s.cards[*id].owner == seat && !self.s.cards[*id].token;
                cards +=
                    i32::try_from(card.equipment.iter().chain([&id]).filter(|c| own(c)).count()).unwrap_or(0);
                let takes = side == seat && self.s.is_protector(id);
                mill += if takes { self.s.rules.protector_mill - player.early_mill } else { 0 };
            }
        }
        cards + mill.min(player.deck.unwrap_or(mill))
    }

    /// The name the table uses for a seat.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.s.player(seat).and_then(|p| p.name.clone()).unwrap_or_else(|| seat.to_string())
    }
}
