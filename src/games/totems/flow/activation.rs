//! What is wrong with an `activar`: the first thing that fails is the only one cited.

use crate::games::totems::event::{Ability, Event, Slot};
use crate::games::totems::flow;
use crate::games::totems::rules::EyeUntil;
use crate::games::totems::state::{Attack, CardId, Ended, Outcome, State, other};
use crate::kernel::{Fault, Seat, Verdict};

/// A clause and what it says of the event.
type Cited = Option<(&'static str, Verdict)>;

fn cite(clause: &'static str, message: impl Into<String>, legal: &str, attack: Option<&Attack>) -> Cited {
    let fault = Fault::new(message).legal(legal).because(attack.map(|a| a.seq));
    Some((clause, Verdict::broken(fault)))
}

/// The verdict of one clause on an activation.
pub fn verdict(state: &State, event: &Event, clause: &str) -> Verdict {
    match cited(state, event, true) {
        Some((found, verdict)) if found == clause => verdict,
        Some(_) | None => Verdict::Holds,
    }
}

/// Whether an activation is wrong by what was told so far: a rejected claim changes nothing.
pub fn is_rejected(state: &State, event: &Event) -> bool {
    matches!(cited(state, event, false), Some((_, Verdict::Broken(_))))
}

fn no_success(ability: Ability) -> &'static str {
    match ability {
        Ability::Eye => "9.2",
        Ability::Sum => "10.2",
        Ability::Sword => "7.3",
        Ability::Shield | Ability::None => "8.1",
    }
}

/// What is wrong; `known` asks the whole log, else only what was told so far.
fn cited(state: &State, event: &Event, known: bool) -> Cited {
    let Event::Activate { by, ability, slot, of, at, .. } = event else { return None };
    let (by, ability) = (*by, *ability);
    match state.ended {
        Some(Ended::Second) if ability != Ability::Sword => {
            return cite(no_success(ability), "al final nada se activa", "solo sumar los poderes", None);
        }
        Some(Ended::First(_) | Ended::Second | Ended::Conceded(_)) => return None,
        None => {}
    }
    if flow::excuses_draw(state, event) {
        return None;
    }
    let is_eye = ability == Ability::Eye;
    let Some(attack) = (if is_eye { state.attack_of_eye(by, *slot) } else { state.last_attack() }) else {
        if of.and_then(|f| state.rules.ability(f)).is_some_and(|a| a != ability) {
            return cite("4.5", "esa carta tiene otra habilidad", "usar la de su icono", None);
        }
        let when = match ability {
            Ability::Shield => "usarla al defender",
            Ability::Sword => "usarla al atacar",
            Ability::Eye | Ability::Sum | Ability::None => "usarla tras un ataque logrado",
        };
        return cite(no_success(ability), "no hubo ningún ataque", when, None);
    };
    let elsewhere = at.filter(|at| at.seat != by || by != attack.rival() || *at != attack.slot);
    if let Some(at) = elsewhere {
        return not_in_the_attack(state, attack, at, ability);
    }
    let told = of.and_then(|f| state.rules.ability(f));
    let so_far = |card: CardId| told.or(state.told_ability(card));
    let in_the_end = |card: CardId| told.or(state.known_ability(card).filter(|_| known));
    if flow::says_again(state, event) {
        return wrong(attack, by, ability, so_far).or_else(|| wrong(attack, by, ability, in_the_end));
    }
    let outcome = if known { state.known_outcome(attack) } else { attack.outcome };
    let rest = || {
        own(state, attack, by, ability)
            .or_else(|| defence(attack, by, ability))
            .or_else(|| success(attack, outcome, by, ability, state.rules.eye))
            .or_else(|| target(state, attack, by, ability, *slot))
    };
    // What was already wrong otherwise stays what it was when the ability is told later.
    wrong(attack, by, ability, so_far).or_else(|| match rest() {
        Some((clause, Verdict::Broken(faults))) => Some((clause, Verdict::Broken(faults))),
        open => wrong(attack, by, ability, in_the_end).or(open),
    })
}

/// A card that took no part in the last attack activates.
fn not_in_the_attack(state: &State, attack: &Attack, at: Slot, ability: Ability) -> Cited {
    let card = state.defender(at).map(|d| d.card).filter(|_| at != attack.slot).unwrap_or(attack.target);
    if state.told_ability(card).is_some_and(|a| a != ability) {
        return cite("4.5", "esa carta no tiene esa habilidad", "usar la de su icono", Some(attack));
    }
    let legal = "usar la de la carta del último ataque";
    cite(no_success(ability), "esa carta ni atacó ni resistió", legal, Some(attack))
}

/// Wrong ability.
fn wrong(attack: &Attack, by: Seat, ability: Ability, known: impl Fn(CardId) -> Option<Ability>) -> Cited {
    let cards: &[CardId] = if by == attack.by { &attack.cards } else { &[attack.target] };
    if cards.iter().all(|c| known(*c).is_some_and(|a| a != ability)) {
        return cite("4.5", "esa carta no tiene esa habilidad", "usar la de su icono", Some(attack));
    }
    None
}

/// Sword in defence, card of a pair.
fn own(state: &State, attack: &Attack, by: Seat, ability: Ability) -> Cited {
    let defends = by == other(attack.by);
    if ability == Ability::Sword {
        if defends {
            return cite("7.3", "la espada no actúa en defensa", "usarla al atacar", Some(attack));
        }
        if state.turn.attacks.is_empty() {
            return cite("7.3", "no hay ningún ataque en este turno", "usarla al atacar", None);
        }
        return None;
    }
    if !defends && attack.cards.len() > 1 {
        return cite("7.5", "las cartas de una pareja no activan nada", "atacar con una sola", Some(attack));
    }
    None
}

/// Cancelled, used already, attacked before.
fn defence(attack: &Attack, by: Seat, ability: Ability) -> Cited {
    let defends = by == other(attack.by);
    if ability == Ability::Sword {
        return None;
    }
    if defends && attack.before.cancelled {
        return cite("9.3", "un ojo anuló esa carta", "nada: no se activa más", Some(attack));
    }
    let window = attack.window.is_some_and(|(_, owner)| owner == by) || attack.window.is_none();
    let used = attack.used.is_some() && user(attack) == by && window;
    if used && ability != Ability::Shield {
        return cite("5.2", "esa habilidad ya se activó", "usarla una sola vez", Some(attack));
    }
    if defends && attack.before.attacked {
        let clause = if ability == Ability::Shield { "8.2" } else { "21.4" };
        return cite(clause, "no es el primer ataque que recibe", "usarla en el primero", Some(attack));
    }
    None
}

/// Who could use the window of an attack.
fn user(attack: &Attack) -> Seat {
    if attack.outcome == Outcome::Won { attack.by } else { attack.rival() }
}

/// No success, or too late.
fn success(attack: &Attack, outcome: Outcome, by: Seat, ability: Ability, until: EyeUntil) -> Cited {
    let attacking = by == attack.by;
    if ability == Ability::Shield {
        let open = attack.outcome == Outcome::Open || attack.fresh;
        return if attacking || !open {
            cite("8.1", "el escudo solo protege al que defiende", "nada: al atacar no sirve", Some(attack))
        } else {
            None
        };
    }
    if ability == Ability::Sword {
        return None;
    }
    let wanted = if attacking { Outcome::Won } else { Outcome::Held };
    if outcome == Outcome::Open {
        let fault =
            Fault::new("no se sabe cómo acabó el ataque").legal("decir las cartas").because(attack.seq);
        return Some((no_success(ability), Verdict::cannot_tell(fault)));
    }
    if outcome != wanted {
        return cite(
            no_success(ability),
            "su carta no tuvo éxito",
            "usarla al ganar o resistir",
            Some(attack),
        );
    }
    let open = attack.window.is_some_and(|(_, owner)| owner == by);
    let open = open || ability == Ability::Eye && attack.is_for_eye_of(by);
    // Told before the reveal it is no later than its moment: 17.4 speaks of that.
    let early = attack.outcome == Outcome::Open && !attack.lapsed;
    if !open && !early {
        let clause = if ability == Ability::Sum { "10.3" } else { "9.2" };
        let when = match (ability, until) {
            (Ability::Eye, EyeUntil::TurnEnd) => "usarla en el turno del éxito",
            (Ability::Eye, EyeUntil::Success)
            | (Ability::Sum | Ability::Sword | Ability::Shield | Ability::None, _) => {
                "usarla en el instante del éxito"
            }
        };
        return cite(clause, "ya pasó el momento", when, Some(attack));
    }
    None
}

/// The Eye looks at one hidden defender of the other player.
fn target(state: &State, attack: &Attack, by: Seat, ability: Ability, slot: Option<Slot>) -> Cited {
    let slot = slot.filter(|_| ability == Ability::Eye)?;
    let valid = slot.seat == other(by) && state.defender(slot).is_some_and(|d| !d.up);
    if valid {
        return None;
    }
    cite("9.1", "no es un defensor oculto del rival", "descubrir uno oculto del rival", Some(attack))
}
