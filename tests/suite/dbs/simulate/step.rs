//! What is done in a step of a combat: combo cards, skills, awakenings, counters; and what goes wrong with them.

use std::collections::BTreeMap;

use arbitro::games::dbs::rules::FightingCombo;
use arbitro::kernel::Seq;

use super::cards::Kind;
use super::combat::{Combat, Fighting, place};
use super::table::{NAMES, Style, Table};

/// An action of the step of that side: 0 attacks, 1 defends.
pub fn act(table: &mut Table, combat: &mut Combat, side: usize) -> bool {
    let seat = if side == 0 { combat.attacker } else { combat.defender };
    if combo_offence(table, seat) {
        return true;
    }
    match table.rng.u8(..6) {
        0..=2 => from_hand(table, seat),
        3 => from_table(table, combat, seat),
        4 => skill(table, combat, side),
        _ => awaken_or_counter(table, combat, side),
    }
}

/// Offences with a combo card.
fn combo_offence(table: &mut Table, seat: usize) -> bool {
    match table.wanted {
        Some("9.3") => {
            let Some(at) = table.in_hand(seat, |c| c.kind == Kind::Extra).first().copied() else {
                return false;
            };
            if !table.commits("9.3") {
                return false;
            }
            let seq = combo(table, seat, at, &[]);
            table.expect(seq, "9.3");
            true
        }
        Some("9.3b") => {
            let dear = table.in_hand(seat, |c| c.kind == Kind::Fighter && c.combo_cost == 1);
            let Some(at) = dear.first().copied() else { return false };
            if !table.commits("9.3b") {
                return false;
            }
            let seq = combo(table, seat, at, &[]);
            table.expect(seq, "9.3b");
            true
        }
        Some("9.5") => {
            let dear = table.in_hand(seat, |c| c.kind == Kind::Fighter && c.combo_cost == 1);
            let Some(at) = dear.first().copied() else { return false };
            let Some(cards) = table.payment(seat, 1, &Default::default()) else { return false };
            if free_combo(table, seat).is_none() || !table.commits("9.5") {
                return false;
            }
            let unpaid = combo(table, seat, at, &[]);
            let free = free_combo(table, seat).unwrap_or(0);
            let seq = combo(table, seat, free, &[]);
            table.expect(seq, "9.5");
            let pay = table.rest(seat, &cards);
            table.by(seat, &format!("pagar{pay} por #{unpaid}"));
            true
        }
        _ => false,
    }
}

fn from_hand(table: &mut Table, seat: usize) -> bool {
    let mut places = table.in_hand(seat, |c| c.kind == Kind::Fighter);
    table.rng.shuffle(&mut places);
    let paid = places.into_iter().find_map(|at| {
        let cost = table.sides[seat].hand[at].combo_cost;
        Some((at, table.payment(seat, cost, &Default::default())?))
    });
    let Some((at, cards)) = paid else { return false };
    let seq = combo(table, seat, at, &cards);
    if table.wanted == Some("9.1a") {
        let rival = 1 - seat;
        if let Some((at, cards)) = table.payable(rival, |c| Table::is_extra(c, "Counter-Play"))
            && table.commits("9.1a")
        {
            let card = table.sides[rival].hand.swap_remove(at);
            let pay = table.rest(rival, &cards);
            let contra = table.by(rival, &format!("contra \"{}\" play{pay} por #{seq}", card.number));
            table.expect(contra, "9.1a");
            table.by(rival, &format!("resuelta \"{}\"", card.number));
            table.sides[rival].drop.push(card);
        }
    }
    true
}

/// An active fighter that does not fight, or may leave its combat, goes to the combo zone with what lies under it.
fn from_table(table: &mut Table, combat: &mut Combat, seat: usize) -> bool {
    let rested = table.wanted == Some("9.3a");
    let may_leave = table.daring && table.rules.fighting_combo == FightingCombo::Allowed;
    let (by, on) = (combat.by, combat.on);
    let attacked = |l: usize| seat == combat.defender && on == Fighting::Fighter(l);
    let busy = |l: usize| [by, on].contains(&Fighting::Fighter(l)) && !(may_leave && attacked(l));
    let free: Vec<usize> = table.sides[seat]
        .fighters
        .iter()
        .filter(|f| f.active != rested && !busy(f.label) && f.cards.len() == 1)
        .map(|f| f.label)
        .collect();
    let Some(label) = table.pick(&free) else { return false };
    let Some(n) = table.sides[seat].fighters.iter().position(|f| f.label == label) else { return false };
    let cost = table.sides[seat].fighters[n].top().combo_cost;
    let Some(cards) = table.payment(seat, cost, &Default::default()) else { return false };
    if rested && !table.commits("9.3a") {
        return false;
    }
    let pay = table.rest(seat, &cards);
    let seq = table.by(seat, &format!("combo {}.f{label} desde combate{pay}", NAMES[seat]));
    if rested {
        table.expect(seq, "9.3a");
    }
    let leaves = attacked(label);
    combat.left |= leaves;
    let stack = table.sides[seat].fighters.remove(n);
    table.sides[seat].combo.extend(stack.cards);
    true
}

/// Adds power to the fighting card of a side by a card's text.
fn strengthen(table: &mut Table, combat: &mut Combat, side: usize, name: &str) {
    let (seat, who) = if side == 0 { (combat.attacker, combat.by) } else { (combat.defender, combat.on) };
    table.by(seat, &format!("poder {} +5000 combate según carta \"{name}\"", place(seat, who)));
    combat.added[side] += 5000;
}

fn skill(table: &mut Table, combat: &mut Combat, side: usize) -> bool {
    let seat = if side == 0 { combat.attacker } else { combat.defender };
    let Some((at, cards)) = table.payable(seat, |c| Table::is_extra(c, "Activate-Battle")) else {
        return false;
    };
    let card = table.sides[seat].hand.swap_remove(at);
    let wrong = (!cards.is_empty()).then(|| wrong_colors(table, seat, &card.spheres, cards.len())).flatten();
    let unfit = wrong.filter(|_| table.style != Style::Never && table.commits("3.4c"));
    let pay = match &unfit {
        Some(cards) => named(table, seat, cards),
        None => table.rest(seat, &cards),
    };
    let seq = table.by(seat, &format!("activar \"{}\" battle{pay}", card.number));
    if unfit.is_some() {
        table.expect(seq, "3.4c");
    }
    strengthen(table, combat, side, &card.number);
    table.by(seat, &format!("resuelta \"{}\"", card.number));
    table.sides[seat].drop.push(card);
    true
}

/// Active energy of which none has a colour asked for; all of it must be known by its name.
pub fn wrong_colors(
    table: &Table,
    seat: usize,
    spheres: &BTreeMap<String, usize>,
    n: usize,
) -> Option<Vec<usize>> {
    let (color, _) = spheres.first_key_value()?;
    let energy = &table.sides[seat].energy;
    let wrong = (0..energy.len()).filter(|i| energy[*i].active && !energy[*i].card.colors.contains(color));
    let wrong: Vec<usize> = wrong.take(n).collect();
    (wrong.len() == n).then_some(wrong)
}

/// Rests cards by name, having shown what they are.
pub fn named(table: &mut Table, seat: usize, cards: &[usize]) -> String {
    let mut words = String::from(" con");
    for i in cards {
        let (label, number) =
            (table.sides[seat].energy[*i].label, table.sides[seat].energy[*i].card.number.clone());
        table.by(seat, &format!("revelar {}.e{label} \"{number}\"", NAMES[seat]));
        table.sides[seat].energy[*i].active = false;
        words += &format!(" {}.e{label}", NAMES[seat]);
    }
    words
}

fn awaken_or_counter(table: &mut Table, combat: &mut Combat, side: usize) -> bool {
    let seat = if side == 0 { combat.attacker } else { combat.defender };
    let leader = &table.sides[seat];
    if leader.leader.awaken.is_some_and(|(life, _)| leader.life.len() <= life) && !leader.awakened {
        table.by(seat, "despertar");
        table.sides[seat].awakened = true;
        return true;
    }
    let Some((at, cards)) = table.payable(combat.defender, |c| Table::is_extra(c, "Counter")) else {
        return false;
    };
    let card = table.sides[combat.defender].hand.swap_remove(at);
    let pay = table.rest(combat.defender, &cards);
    table.by(combat.defender, &format!("contra \"{}\" otra{pay} por #{}", card.number, combat.seq));
    strengthen(table, combat, 1, &card.number);
    table.by(combat.defender, &format!("resuelta \"{}\"", card.number));
    table.sides[combat.defender].drop.push(card);
    false
}

/// A fighter of the hand that is free as a combo card.
pub fn free_combo(table: &Table, seat: usize) -> Option<usize> {
    table.in_hand(seat, |c| c.kind == Kind::Fighter && c.combo_cost == 0).first().copied()
}

/// A card of the hand goes to the combo zone, paid with these.
pub fn combo(table: &mut Table, seat: usize, at: usize, cards: &[usize]) -> Seq {
    let card = table.sides[seat].hand.swap_remove(at);
    let pay = table.rest(seat, cards);
    let seq = table.by(seat, &format!("combo \"{}\" desde mano{pay}", card.number));
    table.sides[seat].combo.push(card);
    seq
}
