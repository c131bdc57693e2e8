//! Activations (sections 4 to 10 and 21.4); which clause is cited is settled in `activation`.

use super::K;
use crate::games::totems::flow::activation::verdict;

/// 4.5: a card only has the ability of its icon.
pub const WRONG_ABILITY: K =
    K::illegal("4.5", "wrong_ability", |state, play| verdict(state, &play.event, "4.5"));

/// 5.2: once for each card.
pub const USED_TWICE: K =
    K::illegal("5.2", "ability_used_twice", |state, play| verdict(state, &play.event, "5.2"));

/// 7.3: the sword attacks.
pub const SWORD_IN_DEFENCE: K =
    K::illegal("7.3", "sword_used_in_defence", |state, play| verdict(state, &play.event, "7.3"));

/// 7.5: the partner of a sword is cancelled.
pub const PARTNER_ACTIVATES: K =
    K::illegal("7.5", "card_of_a_pair_activates", |state, play| verdict(state, &play.event, "7.5"));

/// 8.2: the shield covers the first attack.
pub const SHIELD_SPENT: K =
    K::illegal("8.2", "shield_already_spent", |state, play| verdict(state, &play.event, "8.2"));

/// 9.1: a hidden defender of the rival.
pub const EYE_ON_WRONG_TARGET: K =
    K::illegal("9.1", "eye_on_wrong_target", |state, play| verdict(state, &play.event, "9.1"));

/// 9.2: at the moment of success.
pub const EYE_WITHOUT_SUCCESS: K =
    K::illegal("9.2", "eye_without_success", |state, play| verdict(state, &play.event, "9.2"));

/// 9.3: what an Eye discovered is cancelled.
pub const CANCELLED_CARD_ACTIVATES: K =
    K::illegal("9.3", "cancelled_card_activates", |state, play| verdict(state, &play.event, "9.3"));

/// 10.2: success.
pub const SUM_WITHOUT_SUCCESS: K =
    K::illegal("10.2", "sum_without_success", |state, play| verdict(state, &play.event, "10.2"));

/// 10.3: at once.
pub const SUM_TOO_LATE: K =
    K::illegal("10.3", "sum_too_late", |state, play| verdict(state, &play.event, "10.3"));

/// 21.4: only in the first attack.
pub const ABILITY_OF_LATER_ATTACK: K =
    K::illegal("21.4", "ability_in_a_later_attack", |state, play| verdict(state, &play.event, "21.4"));

/// 8.1: only what defends; a beaten defender whose ability is not told leaves the question open.
pub const SHIELD_NOT_DEFENDING: K = K::illegal("8.1", "shield_not_defending", |state, play| {
    use crate::games::totems::event::{Ability, Event};
    use crate::kernel::{Fault, Verdict};
    let Event::Reveal { slot, facts } = &play.event else { return verdict(state, &play.event, "8.1") };
    let Some(attack) = state.pending().filter(|a| a.slot == *slot) else { return Verdict::Holds };
    let told = state.told_of(attack.target);
    let power = told.power.or(facts.power);
    let untold = told.ability.or(facts.ability).is_none() && power.is_some_and(|p| p <= state.rules.icons_to);
    let strong = state.power(&attack.cards, false).zip(power).is_some_and(|(mine, theirs)| mine >= theirs);
    let first = !attack.before.attacked && !attack.before.cancelled;
    let open = match state.known_ability(attack.target) {
        None => true,
        Some(Ability::Shield) => !state.known.shields_at_once.contains(&attack.target),
        Some(Ability::Sword | Ability::Eye | Ability::Sum | Ability::None) => false,
    };
    if !(untold && strong && first && open) {
        return Verdict::Holds;
    }
    let text = "no se dijo la habilidad del defensor vencido: si es un escudo, resiste";
    // Its card is gone by then: it is told of this play.
    let legal = format!("decir la habilidad, con «corregir {}:» y esta línea entera", play.seq);
    Verdict::cannot_tell(Fault::new(text).legal(legal).because(attack.seq))
});
