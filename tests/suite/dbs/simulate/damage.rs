//! The end of a combat: totals, damage, knock-outs; and what goes wrong with them.

use super::combat::{Combat, Fighting, lose_life, total};
use super::table::{NAMES, Style, Table};

/// Who wins and what follows; `open` if the damage step was announced. True if the turn must end now.
pub fn damage(table: &mut Table, combat: &Combat, open: bool) -> bool {
    let (ours, theirs) = (total(table, combat, 0), total(table, combat, 1));
    let won = ours >= theirs;
    // An attack that falls short needs no word, if the referee can tell and the turn's next act shows it.
    if !won
        && !open
        && table.style == Style::AtOnce
        && table.wanted.is_none()
        && !table.late_combat
        && table.chance(40)
    {
        table.by(combat.attacker, "fase final");
        empty_combos(table);
        return true;
    }
    let told = table.style != Style::AtOnce || table.wanted == Some("8.3a") || table.chance(25);
    if !open && (told || !won) {
        table.by(combat.defender, "paso daño");
    }
    if (told || !won)
        && let Some(end) = result(table, combat, ours, theirs)
    {
        empty_combos(table);
        return end;
    }
    let owes = won && outcome(table, combat, open || told);
    empty_combos(table);
    owes
}

/// Says the totals and the winner; some if that ended the combat.
fn result(table: &mut Table, combat: &Combat, ours: i32, theirs: i32) -> Option<bool> {
    let won = ours >= theirs;
    let knows = table.style != Style::Never;
    let lie = knows && table.commits("8.3a");
    let said = if lie { ours + 5000 } else { ours };
    let tie = ours == theirs;
    let clause = if tie { "8.3c" } else { "8.3b" };
    let false_winner = knows && won && table.commits(clause);
    let winner = if won && !false_winner { "ataque" } else { "defensa" };
    let seq = table.by(combat.defender, &format!("resultado {said} a {theirs} gana {winner}"));
    if lie {
        table.expect(seq, "8.3a");
    }
    if false_winner {
        table.expect(seq, clause);
    }
    (!won || false_winner).then_some(false)
}

/// Damage or knock-out after a victory of the attack; true if the turn must end now.
fn outcome(table: &mut Table, combat: &Combat, open: bool) -> bool {
    match combat.on {
        Fighting::Leader => hit(table, combat, open),
        Fighting::Fighter(label) => {
            if table.style == Style::AtOnce && table.commits("8.3g") {
                if !open {
                    table.by(combat.defender, "paso daño");
                }
                let seq = table.by(combat.attacker, "fase final");
                table.expect(seq, "8.3g");
                return true;
            }
            table.by(combat.defender, &format!("noquear {}.f{label}", NAMES[combat.defender]));
            let side = &mut table.sides[combat.defender];
            let at = side.fighters.iter().position(|f| f.label == label);
            if let Some(at) = at {
                let stack = side.fighters.remove(at);
                side.drop.extend(stack.cards);
            }
            false
        }
    }
}

fn hit(table: &mut Table, combat: &Combat, open: bool) -> bool {
    let seat = combat.defender;
    let double = match combat.by {
        Fighting::Leader => table.sides[combat.attacker].leader.has("Double-Strike"),
        Fighting::Fighter(label) => table.sides[combat.attacker]
            .fighters
            .iter()
            .any(|f| f.label == label && f.top().has("Double-Strike")),
    };
    let left = table.sides[seat].life.len();
    let n = if double { 2 } else { 1 };
    if table.style == Style::AtOnce && table.commits("8.3f") {
        if !open {
            table.by(seat, "paso daño");
        }
        let seq = table.by(combat.attacker, "fase final");
        table.expect(seq, "8.3f");
        return true;
    }
    let more = left > n + 1 && table.style != Style::Never && table.commits("8.3e");
    let n = if more { n + 1 } else { n };
    if n == 2 && !more && left > 1 && table.chance(40) {
        table.by(seat, "daño 1");
        lose_life(table, seat, 1);
        table.by(seat, "daño 1");
        lose_life(table, seat, 1);
        return false;
    }
    let chooses = table.commits("P11");
    let chooser = if chooses { combat.attacker } else { seat };
    let words =
        if chooses || table.chance(10) { format!(" elige {}", NAMES[chooser]) } else { String::new() };
    let seq = table.by(seat, &format!("daño {n}{words}"));
    lose_life(table, seat, n);
    if chooses {
        table.expect(seq, "P11");
    }
    if more {
        table.expect(seq, "8.3e");
    }
    false
}

/// The combat is over: its combo cards are discarded, unless the match ended first.
pub fn empty_combos(table: &mut Table) {
    if table.ended.is_none() {
        for side in &mut table.sides {
            let combo = std::mem::take(&mut side.combo);
            side.drop.extend(combo);
        }
    }
}
