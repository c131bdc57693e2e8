//! A combat played at random within the rules: attack, block, combos, damage; and the offences it gives occasion for.

use arbitro::games::dbs::rules::{GivingWay, Targets};
use arbitro::kernel::Seq;

use super::damage::{damage, empty_combos};
use super::step::{act, combo, free_combo};
use super::table::{NAMES, Style, Table};

/// The leader, or the fighter with this label.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fighting {
    Leader,
    Fighter(usize),
}

/// A combat in play: who fights whom, and what skills added.
pub struct Combat {
    pub attacker: usize,
    pub defender: usize,
    pub by: Fighting,
    pub on: Fighting,
    pub seq: Seq,
    pub added: [i32; 2],
    /// Whether the attacker has acted, which closes the blocker window.
    pub acted: bool,
    /// Whether the attacked card has left it.
    pub left: bool,
}

/// Cards of life go to the hand.
pub fn lose_life(table: &mut Table, seat: usize, n: usize) {
    let side = &mut table.sides[seat];
    let at = side.life.len().saturating_sub(n);
    let taken = side.life.split_off(at);
    side.hand.extend(taken);
    table.look_for_the_end();
}

pub fn place(seat: usize, who: Fighting) -> String {
    match who {
        Fighting::Leader => format!("{}.líder", NAMES[seat]),
        Fighting::Fighter(label) => format!("{}.f{label}", NAMES[seat]),
    }
}

fn power(table: &Table, seat: usize, who: Fighting) -> i32 {
    match who {
        Fighting::Leader => table.sides[seat].leader_power(),
        Fighting::Fighter(label) => table.sides[seat]
            .fighters
            .iter()
            .find(|f| f.label == label)
            .map_or(0, |f| f.top().power + f.modifier),
    }
}

pub fn total(table: &Table, combat: &Combat, side: usize) -> i32 {
    let (seat, who) = if side == 0 { (combat.attacker, combat.by) } else { (combat.defender, combat.on) };
    let combos: i32 = table.sides[seat].combo.iter().map(|c| c.combo).sum();
    power(table, seat, who) + combat.added[side] + combos
}

fn choose(table: &mut Table, seat: usize) -> Option<Combat> {
    let side = &table.sides[seat];
    let tired = !side.active || side.fighters.iter().any(|f| !f.active);
    let rested = table.wanted == Some("7.2m") && tired;
    let mut can: Vec<Fighting> =
        side.fighters.iter().filter(|f| f.active != rested).map(|f| Fighting::Fighter(f.label)).collect();
    if side.active != rested {
        can.push(Fighting::Leader);
    }
    if table.wanted == Some("P12") {
        let auto = |who: &Fighting| {
            let label = |l: usize| side.fighters.iter().any(|f| f.label == l && f.top().has("Auto"));
            matches!(who, Fighting::Fighter(l) if label(*l))
        };
        can.sort_by_key(|who| !auto(who));
        can.truncate(1);
    }
    let by = table.pick(&can)?;
    if rested && !table.commits("7.2m") {
        return None;
    }
    let rival = 1 - seat;
    let mut targets = vec![Fighting::Leader, Fighting::Leader];
    let only_rested = table.rules.targets == Targets::Rested;
    let fighters = table.sides[rival].fighters.iter().filter(|f| !(only_rested && f.active));
    targets.extend(fighters.map(|f| Fighting::Fighter(f.label)));
    let on = table.pick(&targets)?;
    let seq = table.by(seat, &format!("atacar {} > {}", place(seat, by), place(rival, on)));
    if rested {
        table.expect(seq, "7.2m");
    }
    if table.turn == 1 {
        table.expect(seq, "7.2p");
    }
    if table.late_combat && table.wanted.take().is_some() {
        table.expect(seq, "4.2c");
    }
    set_rested(table, seat, by);
    Some(Combat { attacker: seat, defender: rival, by, on, seq, added: [0, 0], acted: false, left: false })
}

fn set_rested(table: &mut Table, seat: usize, who: Fighting) {
    match who {
        Fighting::Leader => table.sides[seat].active = false,
        Fighting::Fighter(label) => {
            table.sides[seat].fighters.iter_mut().filter(|f| f.label == label).for_each(|f| f.active = false);
        }
    }
}

/// Plays a combat; true if the turn must end now.
pub fn attack(table: &mut Table, seat: usize) -> bool {
    if table.turn == 1 && !table.commits("7.2p") {
        return false;
    }
    let Some(mut combat) = choose(table, seat) else { return false };
    triggered(table, &mut combat);
    block(table, &mut combat);
    let mut moves = 0;
    while moves < 3 && table.chance(40) {
        combat.acted |= act(table, &mut combat, 0);
        moves += 1;
    }
    if combat.acted && late_block(table, &mut combat) {
        // The window was closed.
    }
    if table.wanted == Some("8.3j")
        && table.style != Style::Never
        && total(table, &combat, 0) >= total(table, &combat, 1)
        && table.commits("8.3j")
    {
        let seq = table.by(seat, "fase final");
        table.expect(seq, "8.3j");
        empty_combos(table);
        return true;
    }
    if let Some(at) = free_combo(table, combat.defender).filter(|_| table.wanted == Some("8.0a"))
        && table.commits("8.0a")
    {
        let seq = table.by(seat, "paso daño");
        combo(table, combat.defender, at, &[]);
        table.by(combat.defender, "paso daño");
        table.expect(seq, "8.0a");
        return damage(table, &combat, true);
    }
    give_way(table, &mut combat)
}

/// The attacker gives way, with a word or without, and the defender acts.
fn give_way(table: &mut Table, combat: &mut Combat) -> bool {
    let must_say = table.rules.giving_way == GivingWay::Said;
    let announced = table.chance(60) || must_say || table.wanted == Some("8.2");
    if announced {
        let word = ["paso defensa", "pasar", "paso"][table.rng.usize(..3)];
        table.by(combat.attacker, word);
        if table.wanted == Some("8.2")
            && let Some(at) = free_combo(table, combat.attacker)
            && table.commits("8.2")
        {
            let seq = combo(table, combat.attacker, at, &[]);
            table.expect(seq, "8.2");
        }
    }
    let behind = total(table, combat, 0) >= total(table, combat, 1);
    let mut acted = false;
    let mut moves = 0;
    while moves < 4 && behind && table.chance(60) {
        let seq = table.session.referee().next_seq();
        let did = act(table, combat, 1);
        if did && !acted && !announced && table.style != Style::Never && tacit_taken_back(table, combat, seq)
        {
            break;
        }
        acted |= did;
        moves += 1;
        if combat.left {
            // Nothing need be said of the rest.
            empty_combos(table);
            return true;
        }
    }
    let open = announced || acted;
    let said = table.chance(50);
    if said {
        let word = if open && table.chance(50) { "pasar" } else { "paso daño" };
        table.by(combat.defender, word);
    }
    damage(table, combat, said)
}

/// After the defender's tacit opening of the defence the attacker acts once more: 8.1 on the defender's event.
fn tacit_taken_back(table: &mut Table, combat: &Combat, seq: Seq) -> bool {
    if table.wanted != Some("8.1") {
        return false;
    }
    let Some(at) = free_combo(table, combat.attacker) else { return false };
    if !table.commits("8.1") {
        return false;
    }
    combo(table, combat.attacker, at, &[]);
    table.expect(seq, "8.1");
    true
}

/// An automatic skill of the attacker that adds power before anybody blocks.
fn triggered(table: &mut Table, combat: &mut Combat) {
    let Fighting::Fighter(label) = combat.by else { return };
    let stack = table.sides[combat.attacker].fighters.iter().find(|f| f.label == label);
    let Some(name) = stack.filter(|s| s.top().has("Auto")).map(|s| s.top().number.clone()) else { return };
    if table.wanted != Some("P12") && !table.chance(40) {
        return;
    }
    let who = place(combat.attacker, combat.by);
    if table.wanted == Some("P12")
        && !blockers(table, combat, true).is_empty()
        && table.commits("P12")
        && let Some(seq) = blocked(table, combat)
    {
        table.expect(seq, "P12");
    }
    table.by(combat.attacker, &format!("auto {who} por #{}", combat.seq));
    table.by(combat.attacker, &format!("poder {who} +5000 combate según carta \"{name}\""));
    table.by(combat.attacker, &format!("resuelta {who}"));
    combat.added[0] += 5000;
}

pub fn blockers(table: &Table, combat: &Combat, active: bool) -> Vec<usize> {
    let fighters = table.sides[combat.defender].fighters.iter();
    let can = fighters.filter(|f| f.active == active && f.top().has("Blocker"));
    can.map(|f| f.label).filter(|l| combat.on != Fighting::Fighter(*l)).collect()
}

fn blocked(table: &mut Table, combat: &mut Combat) -> Option<Seq> {
    let can = blockers(table, combat, true);
    let label = table.pick(&can)?;
    let seq =
        table.by(combat.defender, &format!("bloquear {}", place(combat.defender, Fighting::Fighter(label))));
    change_target(table, combat, label);
    Some(seq)
}

fn change_target(table: &mut Table, combat: &mut Combat, label: usize) {
    set_rested(table, combat.defender, Fighting::Fighter(label));
    combat.on = Fighting::Fighter(label);
    combat.added[1] = 0;
}

fn block(table: &mut Table, combat: &mut Combat) {
    if table.wanted == Some("7.2t") {
        let tired = blockers(table, combat, false);
        if let Some(label) = table.pick(&tired)
            && table.commits("7.2t")
        {
            let seq = table.by(combat.defender, &format!("bloquear {}.f{label}", NAMES[combat.defender]));
            table.expect(seq, "7.2t");
            change_target(table, combat, label);
            return;
        }
    }
    if table.wanted == Some("7.2s") && table.style != Style::Never {
        let fighters = table.sides[combat.defender].fighters.iter();
        let other = |l: &usize| combat.on != Fighting::Fighter(*l);
        let plain: Vec<usize> =
            fighters.filter(|f| f.active && !f.top().has("Blocker")).map(|f| f.label).filter(other).collect();
        if let Some(label) = table.pick(&plain)
            && table.commits("7.2s")
        {
            let seq = table.by(combat.defender, &format!("bloquear {}.f{label}", NAMES[combat.defender]));
            table.expect(seq, "7.2s");
            change_target(table, combat, label);
            return;
        }
    }
    if table.chance(30) && table.wanted != Some("7.2r") {
        blocked(table, combat);
    }
}

fn late_block(table: &mut Table, combat: &mut Combat) -> bool {
    if table.wanted != Some("7.2r") || blockers(table, combat, true).is_empty() || !table.commits("7.2r") {
        return false;
    }
    let seq = blocked(table, combat);
    if let Some(seq) = seq {
        table.expect(seq, "7.2r");
    }
    true
}
