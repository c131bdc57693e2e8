//! What an event leaves behind before it happens: windows that close, steps, phases and turns passed tacitly.
//!
//! Nobody has to announce a boundary. Checks and `apply` both ask here what the table is when the event itself comes.

#![allow(clippy::wildcard_enum_match_arm)] // A boundary listens to a few events and is silent for the others.

pub mod bills;
pub mod granted;
pub mod retold;

use super::event::kinds::{AFTERMATH, KEEPS_BILLS, KEEPS_DEBT, SILENT};
use super::event::{Event, Phase, Side, Step, actor, discarded};
use super::knowledge::Color;
use super::place::{At, CardRef, Spot, Zone};
use super::state::{Card, Combat, State, Totals};
use crate::kernel::{Play, Seat, WaiverSource};

/// Why a combat closes before an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Close {
    /// Its damage step is over, whatever is still owed.
    Over,
    /// The defence is ahead and nobody added anything (8.3j).
    LetPass,
    /// It is dropped unfinished.
    Dropped,
}

/// The table as the event meets it.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// A card's text or the judge stands behind the event.
    pub marked: bool,
    /// It is an effect of the skill being told.
    pub effect: bool,
    /// It declines to answer.
    pub answers: bool,
    /// Nothing was declared that it could answer.
    pub in_vain: bool,
    /// The payment window closes.
    pub closes_bills: bool,
    /// The entering fighter has entered.
    pub enters: bool,
    /// The combat closes.
    pub closes_combat: Option<Close>,
    /// The turn passes tacitly.
    pub passes: bool,
    /// The turn goes back to the former player: the other's first charge step came too early.
    pub goes_back: bool,
    /// The charge phase is left.
    pub leaves_charge: bool,
    /// Whose turn it is then.
    pub active: Option<Seat>,
    /// Its phase then, before the event itself.
    pub phase: Phase,
}

/// Reading, looking, telling and giving up close nothing.
pub fn is_silent(event: &Event) -> bool {
    event.kind() & SILENT != 0
}

/// What may come while damage or a knock-out is owed (8.3f).
fn keeps_debt(state: &State, event: &Event) -> bool {
    event.kind() & KEEPS_DEBT != 0
        || matches!(event, Event::Step { to: Some(Step::Damage), .. })
        || is_combo_discard(state, event)
        || is_of_the_beaten(state, event)
}

/// `descartar` of a card that lies, or has just lain, in a combo zone.
pub fn is_combo_discard(state: &State, event: &Event) -> bool {
    let Some((_, card, _)) = discarded(event) else { return false };
    let in_zone = card.at.and_then(|at| state.card(at)).is_some_and(|c| c.zone == Zone::Combo);
    in_zone || card.from == Some(Zone::Combo) || matches!(card.at, Some(At { spot: Spot::Combo(_), .. }))
}

/// A card under the beaten fighter goes to the discard pile with it, in whatever order that is told.
fn is_of_the_beaten(state: &State, event: &Event) -> bool {
    let target = state.combat.as_ref().and_then(|c| c.target);
    let card = discarded(event).and_then(|(_, card, _)| card.at);
    target.zip(card).is_some_and(|(target, card)| target != card && state.stack(target).contains(&card))
}

/// What may be told of a skill's effects before something else is done.
pub fn tells_skill(event: &Event) -> bool {
    matches!(
        event,
        Event::Activate { .. }
            | Event::Auto { .. }
            | Event::Counter { .. }
            | Event::Permanent { .. }
            | Event::Pay { .. }
            | Event::Draw { .. }
            | Event::Damage { .. }
            | Event::Ko { .. }
            | Event::Power { .. }
            | Event::Move { .. }
            | Event::Discard { .. }
            | Event::Heal { .. }
    )
}

/// An effect of the skill that is being told: it names its source, where it cannot be anything else.
pub fn is_effect(state: &State, event: &Event) -> bool {
    let Some(skill) = state.running_skill() else { return false };
    let turn = &state.turn;
    match event {
        Event::Draw { by, .. } => {
            let of_turn = turn.active == Some(*by) && turn.phase == Phase::Charge && turn.drawn == 0;
            skill.by == *by && !of_turn
        }
        Event::Damage { .. } => state.outcome_of().is_none(),
        Event::Ko { card, .. } => state.outcome_of().is_none_or(|c| c.target != card.at),
        Event::Power { .. } | Event::Move { .. } | Event::Discard { .. } | Event::Heal { .. } => true,
        _ => false,
    }
}

/// Acts that belong to the turn player (1.3).
pub fn is_turn_action(state: &State, event: &Event) -> bool {
    match event {
        Event::Ready { .. }
        | Event::Draw { .. }
        | Event::Charge { .. }
        | Event::Phase { .. }
        | Event::Play { .. }
        | Event::Evolve { .. }
        | Event::Activate { battle: false, .. }
        | Event::Attack { .. } => true,
        Event::Pass { by } => !is_step(state, *by) && !is_answer(state, *by),
        Event::Awaken { .. } => state.combat.is_none(),
        _ => false,
    }
}

/// Acts that nobody does while a skill is resolved, unless its text says so: the skills told before are over (P4).
pub fn goes_on(state: &State, event: &Event) -> bool {
    is_turn_action(state, event)
        || matches!(
            event,
            Event::Combo { .. } | Event::Block { .. } | Event::Step { .. } | Event::Result { .. }
        )
}

/// `pasar` by the side whose step it is means `paso`; the defender's always does. In a combat that a `pasar` of the other side
/// left without a word of the attacker, his first ends no turn either, whatever he did before: he adds nothing.
pub fn is_step(state: &State, by: Seat) -> bool {
    let other_passed = || matches!(state.said, Some(Event::Pass { by: other }) if other != by);
    state.combat.as_ref().is_some_and(|c| match c.step {
        Step::Damage if by == c.attacker => c.passed.is_none() && is_only_let_go(c),
        Step::Damage => by == c.defender && other_passed(),
        // The attacker's in the defence answers nothing more there.
        Step::Attack | Step::Defence => true,
    })
}

/// Whether `pasar` of the player whose turn it is not, outside of a combat or attacked once its damage is dealt, declines to answer:
/// a fighter that enters (P8.3), a skill, whatever was done. No turn is his to end.
pub fn is_answer(state: &State, by: Seat) -> bool {
    let is_over = state.combat.as_ref().is_none_or(|c| c.step == Step::Damage && c.defender == by);
    state.running && is_over && !is_step(state, by) && state.turn.active.is_some_and(|active| active != by)
}

/// Whether an act of a step finds the combat open that only a `pasar` of the defender in the attack step left: he declined to
/// block, or to answer the attack; the attacker had not given way (8.1).
pub fn reopens(combat: &Combat, event: &Event) -> bool {
    combat.step == Step::Damage && is_only_let_go(combat) && is_step_act(event)
}

/// Whether a combat has come to its damage step only by a `pasar` of the defender in the attack step, and nothing was told of
/// what came of it.
pub fn is_only_let_go(combat: &Combat) -> bool {
    combat.let_go && combat.declared.is_none() && combat.damage == 0 && !combat.ko
}

fn is_step_act(event: &Event) -> bool {
    matches!(event, Event::Combo { .. } | Event::Activate { battle: true, .. } | Event::Awaken { .. })
}

/// Acts of the main phase; they begin it (4.2).
fn is_main_action(state: &State, event: &Event) -> bool {
    matches!(
        event,
        Event::Play { .. }
            | Event::Evolve { .. }
            | Event::Activate { battle: false, .. }
            | Event::Attack { .. }
    ) || matches!(event, Event::Awaken { .. } if state.combat.is_none())
}

fn is_charge_step(event: &Event) -> bool {
    matches!(event, Event::Ready { .. } | Event::Draw { .. } | Event::Charge { .. })
}

/// Whether somebody permitted the event.
pub fn is_marked(play: &Play<Event>) -> bool {
    !play.waivers.is_empty()
}

impl View {
    /// The table as `play` meets it.
    pub fn of(state: &State, play: &Play<Event>) -> View {
        let event = &play.event;
        let effect = is_effect(state, event);
        let marked = is_marked(play) || effect;
        let quiet = marked || is_silent(event);
        let turn = &state.turn;
        // What the referee brought to the discard pile by itself, said by hand, is nothing new.
        let tidied = discarded(event).is_some_and(|(by, card, _)| state.is_tidied(by, card));
        let goes_on = !marked && event.kind() & KEEPS_BILLS == 0 && !tidied;
        let mut view = View {
            marked,
            effect,
            answers: matches!(event, Event::Pass { by } if is_answer(state, *by)),
            in_vain: state.entering.is_none() && state.running_skill().is_none(),
            closes_bills: goes_on,
            enters: goes_on && !matches!(event, Event::Enter { .. }),
            closes_combat: None,
            passes: false,
            goes_back: false,
            leaves_charge: false,
            active: turn.active,
            phase: turn.phase,
        };
        let Some(by) = actor(event).filter(|_| state.running && state.ended.is_none()) else {
            if state.ended.is_some() {
                view.closes_bills = false;
                view.enters = false;
            }
            return view;
        };
        // Nobody said who begins: whoever acts first (6.2).
        if !marked && is_turn_action(state, event) {
            view.active.get_or_insert(by);
        }
        view.boundaries(state, event, by, quiet);
        view
    }

    fn boundaries(&mut self, state: &State, event: &Event, by: Seat, quiet: bool) {
        let turn = &state.turn;
        // Who has nothing to answer leaves the damage to be dealt.
        if !quiet && !self.answers && state.combat.is_some() {
            self.closes_combat = close(state, event, by);
        }
        let action = is_turn_action(state, event);
        if action && !self.marked && turn.active.is_some_and(|a| a != by) {
            let back = turn.tacit.as_ref().filter(|_| turn.phase == Phase::Charge);
            if let Some((_, before)) = back.filter(|(_, before)| before.active == Some(by)) {
                self.goes_back = true;
                self.active = before.active;
                self.phase = before.phase;
            } else if self.may_pass(state, event, by) {
                self.passes = true;
                self.active = Some(by);
                self.phase = Phase::Charge;
                if state.combat.is_some() && self.closes_combat.is_none() {
                    self.closes_combat = Some(Close::Dropped);
                }
            }
        }
        let enters_main = is_main_action(state, event) && !self.marked;
        let announced = matches!(event, Event::Phase { phase: Phase::Main | Phase::End, .. })
            || matches!(event, Event::Pass { by } if !is_step(state, *by));
        if self.active == Some(by) && self.phase == Phase::Charge && (enters_main || announced) {
            self.leaves_charge = true;
        }
    }

    /// The turn had passed although nobody said so (7.3).
    fn may_pass(&self, state: &State, event: &Event, by: Seat) -> bool {
        let begins = is_charge_step(event);
        match state.turn.phase {
            Phase::Charge => false,
            // Who goes on acting out of turn has begun theirs: one slip, said once (1.3).
            Phase::Main if state.turn.intruder == Some(by) => true,
            Phase::Main if !begins => false,
            Phase::End => true,
            Phase::Main => match &state.combat {
                None => true,
                Some(c) if c.step == Step::Damage => true,
                Some(c) => c.passed == Some(state.last) || is_let_pass(state, c),
            },
        }
    }

    /// Whether the draw of the turn is behind the event, although nothing need be said of it (7.1.2).
    pub fn goes_past_draw(&self, event: &Event) -> bool {
        let charges = matches!(event, Event::Charge { by, .. } if self.active == Some(*by));
        self.leaves_charge || charges && !self.marked
    }

    /// The combat the event meets.
    pub fn combat<'a>(&self, state: &'a State) -> Option<&'a Combat> {
        state.combat.as_ref().filter(|_| self.closes_combat.is_none())
    }
}

fn close(state: &State, event: &Event, by: Seat) -> Option<Close> {
    let combat = state.combat.as_ref()?;
    if combat.step == Step::Damage {
        let is_pass = matches!(event, Event::Pass { by } if is_step(state, *by));
        // With no winner known it is still to be told.
        let is_beside = matches!(event, Event::Move { .. } | Event::Pay { .. } | Event::Block { .. });
        let is_open = || winner(combat).is_none();
        let goes_on = is_pass
            || reopens(combat, event)
            || is_step_act(event) && is_open()
            || is_beside && combat.let_go && is_open();
        return (!goes_on && !keeps_debt(state, event)).then_some(Close::Over);
    }
    let ends = match event {
        Event::Pass { by } => !is_step(state, *by),
        Event::Attack { .. } | Event::Phase { .. } => true,
        Event::Play { .. } | Event::Evolve { .. } => {
            let let_pass = state.turn.active == Some(by) && is_let_pass(state, combat);
            return let_pass.then_some(Close::LetPass);
        }
        _ => false,
    };
    if !ends || state.turn.active != Some(by) {
        return None;
    }
    Some(if is_let_pass(state, combat) { Close::LetPass } else { Close::Dropped })
}

/// Nothing need be noted of what is left of a combat: the defence is ahead, or a fighting card has left the table or
/// never was a card that can fight.
pub fn is_let_pass(state: &State, combat: &Combat) -> bool {
    let fights = |at: At| state.card(at).is_some_and(|c| matches!(c.zone, Zone::Battle | Zone::Leader));
    let foreign =
        combat.card.seat != combat.attacker || combat.target.is_some_and(|t| t.seat == combat.attacker);
    is_defence_ahead(state, combat)
        || foreign
        || !fights(combat.card)
        || combat.target.is_some_and(|at| !fights(at))
}

/// Whether the defence is ahead for certain.
pub fn is_defence_ahead(state: &State, combat: &Combat) -> bool {
    if combat.step == Step::Damage {
        return combat.totals.is_some_and(|t| t.firm && t.winner() == Side::Defence);
    }
    running_sums(state, combat).is_some_and(|(attack, defence)| attack < defence) && is_firm(state, combat)
}

/// The totals of a combat: those fixed, else as the table stands; none where a power is unknown.
pub fn totals(state: &State, combat: &Combat) -> Option<Totals> {
    if combat.step == Step::Damage {
        return combat.totals;
    }
    running_totals(state, combat)
}

/// The totals as the table stands now.
pub fn running_totals(state: &State, combat: &Combat) -> Option<Totals> {
    let (attack, defence) = running_sums(state, combat)?;
    Some(Totals { attack, defence, firm: is_firm(state, combat) })
}

/// What the attacking and the defending side sum up to as the table stands now.
fn running_sums(state: &State, combat: &Combat) -> Option<(i32, i32)> {
    let side = |card: At, seat: Seat| -> Option<i32> {
        let card = state.card(card).filter(|c| matches!(c.zone, Zone::Battle | Zone::Leader))?;
        let combos = state.zone(seat, Zone::Combo).filter(|c| c.covered.is_none());
        combos
            .map(|c| state.told_of(c).into_iter().flatten().find_map(|f| f.combo))
            .try_fold(state.power(card)?, |sum, n| Some(sum.saturating_add(n?)))
    };
    Some((side(combat.card, combat.attacker)?, side(combat.target?, combat.defender)?))
}

/// Whether no skill that was not told can have changed what the sides sum up to.
fn is_firm(state: &State, combat: &Combat) -> bool {
    let is_unheard = |c: &Card| {
        matches!(c.zone, Zone::Leader | Zone::Battle | Zone::Combo)
            && c.covered.is_none()
            && !state.permanents.contains(&c.at)
            && state.may_have(c, "permanent")
    };
    combat.unlogged.is_empty() && !state.cards.iter().any(is_unheard)
}

/// Who won a combat in its damage step, and whether that is for certain.
pub fn winner(combat: &Combat) -> Option<(Side, bool)> {
    if let Some(side) = combat.declared {
        return Some((side, true));
    }
    combat.totals.map(|t| (t.winner(), t.firm))
}

/// What a combat still owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Debt {
    /// Damage to the defender.
    pub damage: i32,
    /// The knock-out of the target.
    pub ko: Option<At>,
    /// It is certain; else only estimated.
    pub firm: bool,
}

/// What a combat owes its winner; nothing where the totals, known or told, show that the wrong side was declared it
/// (8.3b).
pub fn owed(state: &State, combat: &Combat) -> Option<Debt> {
    let misjudged = combat.totals.filter(|t| t.firm).map_or(combat.misjudged, |t| t.winner() != Side::Attack);
    debt(state, combat).filter(|_| !misjudged)
}

/// Damage points a won combat against a leader deals.
pub fn points(state: &State, combat: &Combat) -> i32 {
    let double = state.has_skill(&CardRef::at(combat.card), "doublestrike") == Some(true);
    if double { state.rules.double } else { state.rules.damage }
}

/// What a combat in its damage step still owes.
pub fn debt(state: &State, combat: &Combat) -> Option<Debt> {
    if combat.step != Step::Damage || combat.waived {
        return None;
    }
    let (side, firm) = winner(combat)?;
    if side != Side::Attack {
        return None;
    }
    let target = combat.target?;
    if target.spot == Spot::Leader {
        let life = state.player(combat.defender).map_or(0, |p| p.life);
        let damage = (points(state, combat) - combat.damage).min(life);
        return (damage > 0).then_some(Debt { damage, ko: None, firm });
    }
    let there = state.card(target).is_some_and(|c| c.zone == Zone::Battle);
    (there && !combat.ko).then_some(Debt { damage: 0, ko: Some(target), firm })
}

/// Which of the ways damage is told in: by who takes it, by who attacked, or as the movement of the life cards.
pub fn telling(combat: &Combat, by: Seat, moved: bool) -> usize {
    if moved { 2 } else { usize::from(by == combat.attacker) }
}

/// Whether damage is what was told of this combat before, by the other player or by the other verb: where no more is owed, and
/// no more was told another way.
pub fn is_same_damage(state: &State, combat: &Combat, by: Seat, n: i32, moved: bool) -> bool {
    let told = combat.told[telling(combat, by, moved)].saturating_add(n);
    told <= combat.damage && debt(state, combat).is_none()
}

/// Colours of a card, where told.
pub fn colors(state: &State, at: At) -> Option<&Vec<Color>> {
    state.fact(at, |f| f.colors.as_ref())
}

/// Whether an event plays on in a match that is over: told once.
pub fn plays_on(state: &State, play: &Play<Event>) -> bool {
    let Some(end) = state.ended.as_ref().filter(|e| !e.played_on) else { return false };
    let event = &play.event;
    let by_judge = play.waivers.iter().any(|w| w.by == WaiverSource::Judge);
    let true_claim = matches!(event, Event::Win { winner, .. } if end.outcome.winners.contains(winner));
    let passes = event.kind() & AFTERMATH != 0 || by_judge || true_claim || is_combo_discard(state, event);
    !passes
}
