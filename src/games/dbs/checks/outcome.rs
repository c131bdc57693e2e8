//! Section 8.3 and P11: totals, damage, knock-outs, the end of the combat.

use super::{Judged, K, is_live, live};
use crate::games::dbs::event::{Event, Side, Step, actor};
use crate::games::dbs::flow::{
    Close, is_defence_ahead, is_let_pass, is_same_damage, is_step, owed, points, totals,
};
use crate::games::dbs::knowledge::OTHERS;
use crate::games::dbs::place::{CardRef, Spot, Zone};
use crate::games::dbs::state::{Combat, State, Totals};
use crate::kernel::{Fault, Play, Verdict, WaiverSource, agreed};

/// The combat an outcome of a live table belongs to.
fn meant(state: &State) -> Option<&Combat> {
    state.outcome_of().filter(|_| is_live(state))
}

fn sums(t: Totals) -> String {
    format!("{} a {}", t.attack, t.defence)
}

/// 8.3a: the totals are what the cards give. An estimate accuses nobody.
pub const WRONG_TOTALS: K = K::illegal("8.3a", "wrong_totals", |state, play| {
    if let Event::Power { card, .. } = &play.event {
        let what = || format!("solo el texto de una carta cambia el poder de {}", state.call(card));
        return super::by_card_only(state, play, what);
    }
    if !matches!(play.event, Event::Result { .. } | Event::Damage { .. } | Event::Ko { .. }) {
        return Verdict::Holds;
    }
    let Some(combat) = meant(state) else { return Verdict::Holds };
    let Some(sum) = totals(state, combat) else { return Verdict::Holds };
    let contradicts = match &play.event {
        // A winner against the totals told with it is 8.3b's, whatever the estimate.
        Event::Result { totals: Some(told), winner: Some(w), .. }
            if !sum.firm && Totals::told(*told).winner() != *w =>
        {
            false
        }
        Event::Result { totals, winner, .. } => {
            totals.is_some_and(|t| t != (sum.attack, sum.defence))
                || !sum.firm && winner.is_some_and(|w| w != sum.winner())
        }
        Event::Damage { .. } | Event::Ko { .. } => {
            state.combat.is_some() && !sum.firm && combat.declared.is_none() && sum.winner() == Side::Defence
        }
        _ => false,
    };
    if !contradicts {
        return Verdict::Holds;
    }
    let fault =
        Fault::new(format!("los totales son {}", sums(sum))).fact("totales", sums(sum)).because(combat.seq);
    if sum.firm {
        Verdict::broken(fault)
    } else {
        Verdict::cannot_tell(fault.legal("decir qué cambió el poder"))
    }
});

/// The totals a told winner is measured by, the computed ones where they are firm, else those told with it; and the side.
fn told_winner<'a>(state: &'a State, play: &Play<Event>) -> Option<(Totals, Side, &'a Combat)> {
    let Event::Result { winner: Some(side), totals: told, .. } = &play.event else { return None };
    let combat = meant(state)?;
    let computed = totals(state, combat).filter(|t| t.firm);
    computed.or_else(|| told.map(Totals::told)).map(|t| (t, *side, combat))
}

/// 8.3b: more power wins.
pub const LOWER_SIDE_WINS: K = K::illegal("8.3b", "lower_side_wins", |state, play| {
    let Some((t, side, combat)) = told_winner(state, play) else { return Verdict::Holds };
    let wrong = t.attack != t.defence && side != t.winner();
    wrong.then(|| Fault::new(format!("con {} no gana ese lado", sums(t))).because(combat.seq)).into()
});

/// 8.3c: a tie is the attacker's.
pub const TIE_TO_DEFENCE: K = K::illegal("8.3c", "tie_not_to_attacker", |state, play| {
    let Some((t, side, combat)) = told_winner(state, play) else { return Verdict::Holds };
    let wrong = t.attack == t.defence && side != Side::Attack;
    wrong.then(|| Fault::new(format!("con {} gana quien ataca", sums(t))).because(combat.seq)).into()
});

/// Whether a combat is lost by the attacker, for certain. Who was told to win against the totals (8.3b, 8.3c) did not: what
/// the totals give is none the less due.
fn defence_won(state: &State, combat: &Combat) -> bool {
    let is_attack = |t: Totals| t.firm && t.winner() == Side::Attack;
    let is_misjudged = || combat.misjudged || totals(state, combat).is_some_and(is_attack);
    match combat.declared {
        Some(side) => side != Side::Attack && !is_misjudged(),
        None => is_defence_ahead(state, combat),
    }
}

/// A fighter that goes elsewhere than to a combo; where it is beaten it is knocked out.
fn leaves_battle(state: &State, card: &CardRef, to: Zone) -> bool {
    lies_in_battle(state, card) && !matches!(to, Zone::Battle | Zone::Combo | Zone::Leader)
}

fn lies_in_battle(state: &State, card: &CardRef) -> bool {
    card.at.and_then(|at| state.card(at)).is_some_and(|c| c.zone == Zone::Battle && c.covered.is_none())
}

/// Life of the attacker that is said to go to his hand, who owes none.
fn is_of_attacker(combat: &Combat, event: &Event) -> bool {
    matches!(event, Event::Damage { by, moved: true, .. } if *by == combat.attacker)
}

/// 8.3d: damage and knock-outs follow only from a combat the attacker won.
pub const NO_CONSEQUENCE: K = K::illegal("8.3d", "outcome_without_victory", |state, play| {
    let gone = match &play.event {
        Event::Move { card, to, .. } if leaves_battle(state, card, *to) => Some(card),
        Event::Discard { card, .. } if lies_in_battle(state, card) => Some(card),
        _ => None,
    };
    if let Some(card) = gone {
        let what = || format!("solo el texto de una carta quita {} de la mesa", state.call(card));
        return super::by_card_only(state, play, what);
    }
    if let Event::Move { by, card, .. } | Event::Discard { by, card, .. } = &play.event
        && card.at.is_none()
        && card.from == Some(Zone::Life)
        && is_live(state)
    {
        let what = || format!("solo el texto de una carta quita así vida a {}", state.called(*by));
        return super::by_card_only(state, play, what);
    }
    let (Event::Damage { .. } | Event::Ko { .. }) = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    let bare = play.waivers.iter().all(|w| w.by == WaiverSource::Card && w.note.is_empty());
    if view.effect || view.marked && !bare {
        return Verdict::Holds;
    }
    // Said twice, it is one knock-out, and one damage.
    let again = match &play.event {
        Event::Ko { card, .. } => card.at.is_some_and(|at| state.is_discarded(at)),
        Event::Damage { by, n, moved, .. } => meant(state)
            .is_some_and(|c| is_same_damage(state, c, *by, *n, *moved) && !is_of_attacker(c, &play.event)),
        _ => false,
    };
    if again {
        return Verdict::Holds;
    }
    let why = match meant(state) {
        None => "no hay combate",
        Some(combat) if is_of_attacker(combat, &play.event) => "quien ataca no toma daño por su combate",
        Some(combat) if defence_won(state, combat) => "ganó la defensa",
        Some(combat) => match &play.event {
            Event::Ko { card, .. }
                if card.at != combat.target || state.combat.is_none() && state.unpaid.is_none() =>
            {
                "no es la carta derrotada"
            }
            _ => return Verdict::Holds,
        },
    };
    if view.marked {
        return super::by_card_only(state, play, || format!("no corresponde por el combate: {why}"));
    }
    Verdict::broken(
        Fault::new(format!("no corresponde: {why}")).legal("solo si gana el ataque, y a la carta atacada"),
    )
});

/// 8.3e: one point, two with Double Strike, none from beating a fighter.
pub const TOO_MUCH_DAMAGE: K = K::illegal("8.3e", "too_much_damage", |state, play| {
    let Event::Damage { by, n, moved, .. } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    let counts = |c: &&Combat| !view.marked && !defence_won(state, c) && !is_of_attacker(c, &play.event);
    let Some(combat) = meant(state).filter(counts) else { return Verdict::Holds };
    if is_same_damage(state, combat, *by, *n, *moved) {
        return Verdict::Holds;
    }
    let leader = combat.target.is_some_and(|t| t.spot == Spot::Leader);
    let owed = if leader { points(state, combat) } else { 0 };
    let total = combat.damage.saturating_add(*n);
    if total <= owed {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!(
        "{} {total} de daño y {} {owed}",
        agreed(total, "se toma", "se toman"),
        agreed(owed, "corresponde", "corresponden")
    ))
    .fact("daño", total)
    .because(combat.seq);
    let attacker = CardRef::at(combat.card);
    let skills = state.fact(combat.card, |f| f.skills.as_ref());
    let other =
        |w: &String| w == OTHERS || w.trim_end_matches('?').ends_with("strike") && w != "doublestrike";
    if leader && skills.is_none_or(|s| s.iter().any(other)) {
        let name = state.call(&attacker);
        return Verdict::cannot_tell(fault.legal(format!("decir las habilidades de {name}")));
    }
    Verdict::broken(fault)
});

fn missing(state: &State, play: &Judged<'_>, ko: bool) -> Verdict {
    // Whoever claims the match takes no step of it: what the other owes is owed still.
    if state.combat.is_none() || matches!(play.event, Event::Win { .. }) {
        return Verdict::Holds;
    }
    let Some(view) = live(state, play).filter(|v| v.closes_combat == Some(Close::Over)) else {
        return Verdict::Holds;
    };
    let debt =
        state.combat.as_ref().and_then(|c| owed(state, c)).filter(|d| d.ko.is_some() == ko && !view.marked);
    let (Some(debt), Some(combat)) = (debt, &state.combat) else { return Verdict::Holds };
    let fault = match debt.ko {
        Some(at) => Fault::new(format!("no se noqueó {}", state.call(&CardRef::at(at))))
            .legal("mandarla a los descartes"),
        None => Fault::new(format!("{} no tomó {} de daño", state.called(combat.defender), debt.damage))
            .legal("pasar la vida a la mano"),
    }
    .because(combat.seq);
    if debt.firm { Verdict::broken(fault) } else { Verdict::cannot_tell(fault) }
}

/// 8.3f: damage is taken before the game goes on.
pub const DAMAGE_MISSING: K =
    K::omitted("8.3f", "damage_not_taken", |state, play| missing(state, play, false));
/// 8.3g: so is the beaten fighter knocked out.
pub const KO_MISSING: K =
    K::omitted("8.3g", "beaten_fighter_stays", |state, play| missing(state, play, true));

/// 8.3j: the combat ends with the damage step; only if the defence is ahead it may be let pass.
pub const COMBAT_LEFT: K = K::illegal("8.3j", "combat_left_unfinished", |state, play| {
    // What the other player attacked with out of turn is no combat of whose turn it is (1.3).
    let own = state.combat.as_ref().filter(|c| state.turn.active.is_none_or(|active| active == c.attacker));
    let Some(combat) = own else { return Verdict::Holds };
    let by = actor(&play.event);
    let leaves = match &play.event {
        Event::Attack { .. } | Event::Phase { .. } | Event::Play { .. } | Event::Evolve { .. } => true,
        Event::Pass { by } => !is_step(state, *by),
        _ => false,
    };
    if combat.step == Step::Damage || !leaves && combat.passed.is_none() {
        return Verdict::Holds;
    }
    let Some(view) = live(state, play) else { return Verdict::Holds };
    if view.marked || view.closes_combat == Some(Close::LetPass) {
        return Verdict::Holds;
    }
    let passed = combat.passed.filter(|_| view.passes && !is_let_pass(state, combat));
    if !(leaves && by == state.turn.active || passed.is_some()) {
        return Verdict::Holds;
    }
    let sum = totals(state, combat).filter(|t| t.firm);
    // Its damage step was announced: what came of it cannot be known.
    if sum.is_none() && combat.skipped.is_some() {
        return Verdict::Holds;
    }
    let mut fault =
        Fault::new("se deja un combate sin acabar").legal("llegar al paso de daño").because(combat.seq);
    fault.about = passed;
    if sum.is_some() { Verdict::broken(fault) } else { Verdict::cannot_tell(fault) }
});

/// P11: the damaged player chooses the life cards.
pub const WRONG_CHOOSER: K = K::illegal("P11", "life_chosen_by_the_other", |state, play| {
    let (true, Event::Damage { by, chooser: Some(chooser), .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let marked = play.met(state).marked;
    let hurt = meant(state).filter(|_| !marked).map_or(*by, |c| c.defender);
    (*chooser != hurt)
        .then(|| Fault::new(format!("elige {} la vida de {}", state.called(*chooser), state.called(hurt))))
        .into()
});
