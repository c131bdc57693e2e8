//! What an event leaves behind: phases, steps, deadlines. Read by the checks before the event, and by `apply`.

pub mod chain;
pub mod granted;
pub mod meaning;
pub mod slips;

use super::event::kinds::{ACTIVATE, ACTS, ENDS_DECLARATION, LEAVES};
use super::event::{Attack, Cause, EffectClass, Event, ItemRef, Move, Phase, PhaseName, Step};
use super::knowledge::{ActiveText, CardId, Facts};
use super::place::{CardRef, Place};
use super::rules::WinStops;
use super::state::{ItemKind, Player, State};
use crate::kernel::Seat;

/// A duty whose deadline an event passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    /// A card with 0 life was not sent to Extinction (3.8a).
    ZeroLife(CardId),
    /// A Main Zone space was not filled (14.2).
    Replacement(Seat, u8),
    /// The Protector's cards of the deck (9.4): how many are missing.
    Mill(Seat, i32),
    /// The spare Protector did not enter (9.5a).
    Spare(Seat),
    /// One of two equal cards was not sent to Extinction (14.15b): index into the duplicates.
    Duplicate(usize),
    /// A cost was not paid (6.18a): index into the items.
    Cost(usize),
    /// Less life was given for a cost than was announced (6.18b): index into the items.
    Short(usize),
    /// A mandatory active was not used (6.4): index into the items.
    Mandatory(usize),
    /// No rival was chosen (15.2a).
    Rival,
}

/// Where the turn goes with an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Goal {
    /// To a phase of the same turn.
    Phase(Phase),
    /// To the next turn.
    NextTurn,
}

/// Whether the player whose turn it is went out in it: his turn is over, only the next one can come (15.7).
pub fn is_cut_short(state: &State) -> bool {
    state.turn.active.and_then(|s| state.player(s)).is_some_and(|p| p.eliminated)
}

/// The phase or turn an event goes to, if it leaves the running phase.
pub fn leaves(state: &State, event: &Event) -> Option<Goal> {
    let phase = state.turn.phase;
    if let Event::Phase { name, .. } = event {
        return match name {
            _ if is_cut_short(state) => None,
            PhaseName::Phase(to) => (*to != phase).then_some(Goal::Phase(*to)),
            PhaseName::Step(_) => (phase != Phase::Battle).then_some(Goal::Phase(Phase::Battle)),
        };
    }
    if let Event::Pass { by } = event {
        return (passes(state, *by) && phase != Phase::End).then_some(Goal::Phase(Phase::End));
    }
    matches!(event, Event::Turn { .. }).then_some(Goal::NextTurn)
}

/// Whether a `pasar` is the active player's.
pub fn passes(state: &State, by: Option<Seat>) -> bool {
    by.is_none() || by == state.turn.active
}

/// Whether it goes straight from Inicio or Previa to Fin: passing (3.3c), a turn without Batalla and Post.
pub fn is_passing(state: &State, event: &Event) -> bool {
    matches!(state.turn.phase, Phase::Start | Phase::Pre)
        && leaves(state, event) == Some(Goal::Phase(Phase::End))
}

/// Whether a `revelar` really turns something up by its owner's decision: not by an effect, not a Protector (only
/// its name is told), not a card that lies open already.
pub fn turns_up<'a>(state: &State, event: &'a Event) -> Option<(Seat, &'a CardRef)> {
    let Event::Reveal { by, card, cause: None, .. } = event else { return None };
    let hidden = state.find(card).is_none_or(|id| !state.is_up(id));
    hidden.then(|| (by.unwrap_or(card.seat()), card))
}

/// Whether the event is one of those before which immediate duties fall due (14.2).
pub fn is_next_action(state: &State, event: &Event) -> bool {
    let acts = matches!(event, Event::Activate(_) | Event::Link { .. } | Event::Attack(_) | Event::Equip(_));
    acts || leaves(state, event).is_some()
}

/// The step of Batalla after the event (3.4c); it never goes back.
pub fn step_after(state: &State, event: &Event) -> Step {
    let now = state.turn.step;
    if state.turn.phase != Phase::Battle {
        return now;
    }
    let asked = if let Event::Phase { name: PhaseName::Step(step), .. } = event {
        *step
    } else if resolves_attacks(state, event) {
        Step::Resolution
    } else if state.turn.declared && is_response(state, event) {
        Step::Response
    } else {
        now
    };
    now.max(asked)
}

/// Whether the rival may answer what was declared: Respuesta (3.6).
pub fn is_response_open(state: &State) -> bool {
    state.turn.phase == Phase::Battle && state.turn.declared && state.turn.step != Step::Resolution
}

/// Whether declared attacks and actives begin to resolve with it.
fn resolves_attacks(state: &State, event: &Event) -> bool {
    matches!(event, Event::Damage { cause: Some(Cause::Attack), .. })
        || matches!(event, Event::Resolve { item } if !resolves_on_activation(state, item))
}

/// Whether it is what a rival does in Respuesta: turning a card face up, a quick active (3.6).
fn is_response(state: &State, event: &Event) -> bool {
    let by = if let Event::Reveal { by, card, cause: None, .. } = event {
        let hidden = state.find(card).is_some_and(|id| !state.is_up(id));
        hidden.then(|| by.unwrap_or(card.seat()))
    } else if let Event::Activate(a) = event {
        (a.class == EffectClass::QuickActive).then(|| a.by.unwrap_or(a.card.seat()))
    } else {
        None
    };
    by.is_some_and(|seat| !state.is_active(seat))
}

/// Quick effects resolve when activated and passives outside the order of Batalla (6.9, 6.16).
fn resolves_on_activation(state: &State, item: &ItemRef) -> bool {
    let kind = state.item(item).map(|i| state.turn.items[i].kind);
    matches!(kind, Some(ItemKind::Effect(class)) if class != EffectClass::Active)
}

/// Whether Declaración ends with the event.
pub fn closes_declaration(state: &State, event: &Event) -> bool {
    state.turn.phase == Phase::Battle
        && state.turn.step == Step::Declaration
        && (step_after(state, event) > Step::Declaration || leaves(state, event).is_some())
}

/// The duties whose deadline the event passes, in a fixed order. None once the match is over.
pub fn late(state: &State, event: &Event) -> Vec<Late> {
    let (mut late, kind) = (Vec::new(), event.kind());
    if is_rival_late(state, event) {
        late.push(Late::Rival);
    }
    // As the rows of the checks say what each may fall due before.
    if kind & (ACTIVATE | LEAVES) != 0 {
        late_zero_life(state, event, &mut late);
    }
    if kind & ACTS != 0 {
        late_immediate(state, event, &mut late);
    }
    if kind & LEAVES != 0 {
        late_on_leaving(state, event, &mut late);
    }
    if kind & ENDS_DECLARATION != 0 {
        late_actives(state, event, &mut late);
    }
    late
}

/// Whether a rival had to be chosen before the event (15.2a). The omission is told once; attacking somebody nobody chose is
/// another matter.
pub fn is_rival_late(state: &State, event: &Event) -> bool {
    let attacks_anybody =
        || matches!(event, Event::Attack(_)) && lacks_rival(state) && !is_shown_by_attack(state);
    state.is_multiplayer()
        && state.ended.is_none()
        && (owes_rival(state) && is_game_event(event) || attacks_anybody())
}

/// The attacks whose cards owed their mandatory active before the event (6.4): indexes into the items.
fn late_actives(state: &State, event: &Event, late: &mut Vec<Late>) {
    if state.ended.is_none() && closes_declaration(state, event) {
        let owed = (0..state.turn.items.len()).filter(|i| owes_active(state, *i));
        late.extend(owed.map(Late::Mandatory));
    }
}

/// Whether the active player has not chosen a rival (15.2a).
pub fn lacks_rival(state: &State) -> bool {
    let open = state.turn.active.is_some() && state.turn.rival.is_none();
    // Of two who are left, each is the other's rival.
    state.is_multiplayer() && open && !is_cut_short(state) && bound_seats(state).count() > 2
}

/// Whether he still has to, and it was not told that he did not.
fn owes_rival(state: &State) -> bool {
    lacks_rival(state) && !state.turn.rival_lapsed && !state.turn.rival_unsaid
}

/// Whether the first attack shows the rival: a wrong choice was told, or nobody said that the turn began.
pub fn is_shown_by_attack(state: &State) -> bool {
    state.turn.rival_rejected || state.turn.rival_unsaid
}

/// Against whom an attack plays: the first side it reaches that is not the active player's.
pub fn attacked_side(state: &State, attack: &Attack) -> Option<Seat> {
    let active = state.turn.active?;
    let side = |target: &CardRef| state.find(target).and_then(|id| state.side(id)).unwrap_or(target.seat());
    attack.targets.iter().map(side).find(|seat| *seat != active)
}

/// Everything but choosing, naming cards and setting a table.
fn is_game_event(event: &Event) -> bool {
    !matches!(
        event,
        Event::ChooseRival { .. }
            | Event::Identify { .. }
            | Event::Card { .. }
            | Event::Situate { .. }
            | Event::Concede { .. }
    )
}

/// The seats whose duties still count: an eliminated player owes nothing (15.7).
pub fn bound_seats(state: &State) -> impl Iterator<Item = Seat> {
    state.seats().filter(|s| state.player(*s).is_none_or(|p| !p.eliminated))
}

/// The sides of those of them of whom something was told.
pub fn bound_sides(state: &State) -> impl Iterator<Item = (Seat, &Player)> {
    let sides = state.seats().filter_map(|seat| Some((seat, state.player(seat)?)));
    sides.filter(|(_, side)| !side.eliminated)
}

/// The cards without life that had to go to Extinction before the event (3.8a).
fn late_zero_life(state: &State, event: &Event, late: &mut Vec<Late>) {
    use EffectClass::{OptionalPassive, Passive};
    let goal = leaves(state, event);
    let phase = state.turn.phase;
    let passive = matches!(event, Event::Activate(a) if matches!(a.class, Passive | OptionalPassive));
    let in_post = phase == Phase::Post && passive;
    // Before the first turn nothing is due yet.
    if goal.is_none() && !in_post || state.turn.active.is_none() || state.ended.is_some() {
        return;
    }
    let beyond_post = goal.is_some_and(|g| g > Goal::Phase(Phase::Post)) && phase <= Phase::Post;
    let left_post = phase == Phase::Post && goal.is_some() || beyond_post && !is_passing(state, event);
    // Before Post is left, or the turn, nobody has to be put away.
    if !in_post && !left_post && goal != Some(Goal::NextTurn) {
        return;
    }
    let attacks_land = phase == Phase::Battle && left_post;
    let is_pending = attacks_land && state.is_attack_pending();
    let is_late = |id: CardId| match state.cards[id].zero {
        Some(zero) if zero.lapsed || state.is_poison_told_early(id) => false,
        Some(zero) => {
            let just_ended = zero.phase == Phase::End && zero.since >= state.turn.since;
            goal == Some(Goal::NextTurn) && !just_ended || zero.phase < Phase::Post && (in_post || left_post)
        }
        None if is_pending => state.life_after_attacks(id) == 0,
        None => attacks_land && state.is_lifeless(id),
    };
    for (_, side) in bound_sides(state) {
        for id in side.fighting() {
            let Some(id) = id else { continue };
            if is_late(id) {
                late.push(Late::ZeroLife(id));
            }
        }
    }
}

/// What had to be done at once, before the event (14.2, 9.4, 9.5a).
fn late_immediate(state: &State, event: &Event, late: &mut Vec<Late>) {
    // Mostly nobody owes anything.
    if state.ended.is_some() || !is_next_action(state, event) || !state.players.iter().any(Player::owes) {
        return;
    }
    for (seat, player) in bound_sides(state) {
        for (space, vacancy) in (1..).zip(&player.vacant) {
            if vacancy.as_ref().is_some_and(|v| v.owed) && player.deck != Some(0) {
                late.push(Late::Replacement(seat, space));
            }
        }
        if let Some((missing, _)) = player.mill {
            let missing = player.deck.map_or(missing, |deck| missing.min(deck));
            if missing > 0 {
                late.push(Late::Mill(seat, missing));
            }
        }
        if player.spare_owed.is_some() {
            late.push(Late::Spare(seat));
        }
    }
}

/// What had to be done before its phase was left (14.15b, 6.18a, 6.18b).
fn late_on_leaving(state: &State, event: &Event, late: &mut Vec<Late>) {
    let Some(goal) = leaves(state, event).filter(|_| state.ended.is_none()) else { return };
    for (i, pair) in state.duplicates.iter().enumerate() {
        // One that arose in Batalla waits for Post, because of 14.20.
        let due = match pair.phase {
            Phase::Battle => goal > Goal::Phase(Phase::Post) || state.turn.phase == Phase::Post,
            Phase::Start | Phase::Pre | Phase::Post | Phase::Equip | Phase::End => true,
        };
        if due && !pair.lapsed {
            late.push(Late::Duplicate(i));
        }
    }
    for (i, item) in state.turn.items.iter().enumerate().filter(|(_, i)| i.phase == state.turn.phase) {
        match item.cost.as_ref().filter(|cost| !cost.lapsed) {
            Some(cost) if !cost.paid => late.push(Late::Cost(i)),
            Some(cost) if cost.missing() > 0 => late.push(Late::Short(i)),
            Some(_) | None => {}
        }
    }
}

/// Whether the attack at `index` still owes its card's mandatory active (6.4).
pub fn owes_active(state: &State, index: usize) -> bool {
    let item = &state.turn.items[index];
    // Its own or its Rot's: it may choose (14.12a). The Rot may have moved to another host since.
    let used = || state.turn.actives.iter().any(|(_, unit, _)| *unit == item.card);
    // An attack out of place is told of as such; its active could only be another offence.
    let acts = item.in_battle && state.turn.acting.is_some_and(|(unit, _)| unit == item.card);
    // A card that has left the field cannot use it any more.
    let in_place = acts && state.place_of(item.card).is_some();
    item.kind == ItemKind::Attack
        && in_place
        && !item.without_active
        && state.active_text(item.card) == Some(ActiveText::Mandatory)
        && !used()
}

/// The card an event brings from a place: the one of that name that went there before, the one that lies on that
/// place of a field, else a new one.
pub fn incoming(state: &State, from: Place, facts: &Facts) -> CardId {
    if !from.is_pile() {
        return state.card_at(from).unwrap_or_else(|| state.next_card());
    }
    let named = facts.name.as_deref().and_then(|name| state.find_called(from, name));
    let back = named.filter(|id| state.cards[*id].named.is_some());
    back.unwrap_or_else(|| state.next_card())
}

/// After the end names may be told, tables set, and what was on its way to Extinction put away.
pub fn is_harmless_after_end(state: &State, event: &Event) -> bool {
    let tells = matches!(event, Event::Identify { .. } | Event::Card { .. } | Event::Situate { .. });
    tells || puts_away_lifeless(state, event) || follows_protector(state, event) || completes(state, event)
}

/// Whether the match was won by the cards in Extinction (3.13a), and what had begun is still waited for (3.13b): it may
/// bring the other player's cards to the goal too. Nothing is waited for after any other end.
pub fn is_winding_up(state: &State) -> bool {
    let won = state.ended.as_ref().is_some_and(|(outcome, _)| outcome.clause == "3.13a");
    won && state.rules.win_stops == WinStops::Resolved && state.played_on.is_none()
}

/// Whether the event only brings to its end what had begun when the match was won, where that is waited for: an empty
/// space is filled, what was declared resolves, a card's effect of this phase does the rest of what it does.
fn completes(state: &State, event: &Event) -> bool {
    if !is_winding_up(state) {
        return false;
    }
    let began = |card: &CardRef| {
        let id = state.find(card).or_else(|| state.departed(card));
        state.turn.items.iter().any(|i| Some(i.card) == id && i.phase == state.turn.phase && !i.negated)
    };
    if let Event::Replace(r) = event {
        let player = state.player(r.space.seat()).zip(r.space.space());
        let vacancy = player.and_then(|(p, n)| p.vacant[usize::from(n) - 1].as_ref());
        return vacancy.is_some_and(|v| v.owed);
    }
    if let Event::Enter { seat, .. } = event {
        return state.player(*seat).is_some_and(|p| p.spare_owed.is_some());
    }
    if let Event::Resolve { item } = event {
        return state.item(item).is_some();
    }
    event.cause().and_then(Cause::card).is_some_and(began)
}

/// Whether the event puts away a card that has no life left, or what it wears, whatever was said to stand behind it:
/// that is due even where nothing more may be played. Of a card that was sent already it tells nothing new.
pub fn puts_away_lifeless(state: &State, event: &Event) -> bool {
    let Event::Extinguish(e) = event else { return false };
    let lifeless = |id| state.is_lifeless(state.unit(id));
    state.was_sent(&e.card, e.cause.as_ref())
        || state.find(&e.card).is_some_and(lifeless)
        || state.wore_what_left(&e.card)
}

/// Whether the event sends the cards of the deck that a Protector still takes along (9.4).
pub fn follows_protector(state: &State, event: &Event) -> bool {
    let (from, n) = if let Event::Move(Move { from, count, to: Place::Extinction(_), .. }) = event {
        (from.at, count.unwrap_or(1))
    } else if let Event::Extinguish(e) = event {
        (e.card.at, 1)
    } else {
        return false;
    };
    let Place::Deck(seat) = from else { return false };
    n <= state.mill_open(seat)
}
