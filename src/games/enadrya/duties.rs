//! What is owed, with its deadline.

use super::event::Step;
use super::place::other;
use super::rules::Cut;
use super::state::State;
use crate::kernel::{Duty, Seat};

/// What somebody owes now.
pub fn duties(state: &State) -> Vec<Duty> {
    if state.ended.is_some() {
        return Vec::new();
    }
    let mut duties = Vec::new();
    if state.is_preparing() {
        preparing(state, &mut duties);
        return duties;
    }
    let active = state.turn.active;
    // All that is owed in a turn is owed from the beginning of a step.
    let since = state.turn.since;
    let mut owe = |seat, clause, what: String, until: &str, line: String| {
        duties.push(Duty { seat, clause, what, until: until.to_owned(), line, since });
    };
    let fell = |id| state.fell(id, &state.known) == Some(true);
    let left: Vec<_> = state.to_withdraw(active).filter(|(id, _)| !fell(*id)).collect();
    for seat in [active, other(active)] {
        let own = left.iter().filter(|(_, slot)| slot.seat == seat);
        let names: Vec<String> = own.map(|(id, _)| state.call(*id)).collect();
        if state.turn.step == Step::Withdraw && !names.is_empty() {
            owe(
                seat,
                "J1.1a",
                format!("retirar {}", names.join(", ")),
                "antes de Recargar",
                format!("{seat} retirar"),
            );
        }
    }
    let player = state.player(active);
    let goal = state.rules.hand.saturating_sub(state.turn.hasty);
    let missing =
        player.hand.map_or(0, |h| goal.saturating_sub(h)).min(player.deck.unwrap_or(state.rules.hand));
    if state.turn.step <= Step::Recharge && missing > 0 && !state.turn.draw_excused {
        owe(
            active,
            "J1.2c",
            format!("robar {missing}"),
            "antes de Desplegar",
            format!("{active} robar {missing}"),
        );
    }
    if let Some(fight) = &state.turn.fight {
        let passive = other(active);
        if !state.player(passive).counter.hits.is_empty() {
            owe(
                passive,
                "J1.4.4a",
                "decir el daño a la Base".to_owned(),
                "antes del fin del turno",
                String::new(),
            );
        }
        if fight.clashes.iter().any(|c| c.blocker.is_some() && c.stage < 4) {
            owe(
                active,
                "J1.4.4c",
                "decir las cifras de un bloqueo, o quién va al Incinerador".to_owned(),
                "antes del fin del turno",
                String::new(),
            );
        }
    }
    duties
}

fn preparing(state: &State, duties: &mut Vec<Duty>) {
    // The preparation is owed from the beginning of the match, which is event 0; a cut since the shuffle.
    let mut owe = |since, seat, clause, what: &str, line: String| {
        let until = "antes del primer turno".to_owned();
        duties.push(Duty { seat, clause, what: what.to_owned(), until, line, since });
    };
    if state.first.is_none() {
        owe(0, Seat::A, "F2a", "acordar quién empieza", String::new());
    }
    for seat in [Seat::A, Seat::B] {
        let player = state.player(seat);
        if player.base.is_none() {
            owe(0, seat, "F3a", "colocar su Base", String::new());
        }
        match player.shuffled {
            None => owe(0, seat, "F3c", "barajar su mazo", format!("{seat} barajar")),
            Some(_) if player.cut || state.rules.cut == Cut::Right => {}
            Some(since) => {
                let rival = other(seat);
                owe(since, rival, "F3d", "cortar el mazo del rival", format!("{rival} cortar"));
            }
        }
        if player.hand != Some(state.rules.hand) {
            owe(0, seat, "F3f", "robar la mano inicial", format!("{seat} robar hasta {}", state.rules.hand));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::enadrya::state::Turn;

    #[test]
    fn a_duty_of_the_turn_was_opened_by_the_event_that_began_its_step() {
        let mut state = State::new(Default::default(), Default::default());
        state.turn = Turn::new(3, Seat::B, 17);
        state.player_mut(Seat::B).hand = Some(4);
        let owed: Vec<_> = duties(&state).into_iter().map(|d| (d.seat, d.clause, d.since)).collect();
        assert_eq!(owed, [(Seat::B, "J1.2c", 17)]);
    }

    #[test]
    fn a_cut_is_owed_since_the_shuffle_and_all_else_since_the_beginning() {
        let mut state = State::new(Default::default(), Default::default());
        state.player_mut(Seat::A).shuffled = Some(5);
        let owed: Vec<_> = duties(&state).into_iter().map(|d| (d.seat, d.clause, d.since)).collect();
        assert!(owed.contains(&(Seat::B, "F3d", 5)), "{owed:?}");
        assert!(owed.iter().all(|(_, clause, since)| *clause == "F3d" || *since == 0), "{owed:?}");
    }
}
