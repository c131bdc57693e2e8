//! A combat played at random within the rules: attack, block, combos, damage; and the offences it gives occasion for.

use arbitro::kernel::Seq;

use super::cards::Kind;
use super::table::{NAMES, Style, Table};

/// The leader, or the fighter with this label.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fighting {
    Leader,
    Fighter(usize),
}

/// A combat in play: who fights whom, and what skills added.
struct Combat {
    attacker: usize,
    defender: usize,
    by: Fighting,
    on: Fighting,
    seq: Seq,
    added: [i32; 2],
    /// Whether the attacker has acted, which closes the blocker window.
    acted: bool,
}

/// Cards of life go to the hand.
pub fn lose_life(table: &mut Table, seat: usize, n: usize) {
    let side = &mut table.sides[seat];
    let at = side.life.len().saturating_sub(n);
    let taken = side.life.split_off(at);
    side.hand.extend(taken);
    table.look_for_the_end();
}

fn place(seat: usize, who: Fighting) -> String {
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

fn total(table: &Table, combat: &Combat, side: usize) -> i32 {
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
    targets.extend(table.sides[rival].fighters.iter().map(|f| Fighting::Fighter(f.label)));
    let on = table.pick(&targets)?;
    let seq = table.by(seat, &format!("atacar {} > {}", place(seat, by), place(rival, on)));
    if rested {
        table.expect(seq, "7.2m");
    }
    if table.turn == 1 {
        table.expect(seq, "7.2p");
    }
    set_rested(table, seat, by);
    Some(Combat { attacker: seat, defender: rival, by, on, seq, added: [0, 0], acted: false })
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
    if table.commits("8.0a") {
        let seq = table.by(seat, "paso daño");
        table.expect(seq, "8.0a");
        return damage(table, &combat, true);
    }
    give_way(table, &mut combat)
}

/// The attacker gives way, with a word or without, and the defender acts.
fn give_way(table: &mut Table, combat: &mut Combat) -> bool {
    let announced = table.chance(60) || table.wanted == Some("8.2");
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

/// A fighter of the hand that is free as a combo card.
fn free_combo(table: &Table, seat: usize) -> Option<usize> {
    table.in_hand(seat, |c| c.kind == Kind::Fighter && c.combo_cost == 0).first().copied()
}

/// A card of the hand goes to the combo zone, paid with these.
fn combo(table: &mut Table, seat: usize, at: usize, cards: &[usize]) -> Seq {
    let card = table.sides[seat].hand.swap_remove(at);
    let pay = table.rest(seat, cards);
    let seq = table.by(seat, &format!("combo \"{}\" desde mano{pay}", card.number));
    table.sides[seat].combo.push(card);
    seq
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

fn blockers(table: &Table, combat: &Combat, active: bool) -> Vec<usize> {
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

/// An action of the step of that side: 0 attacks, 1 defends.
fn act(table: &mut Table, combat: &mut Combat, side: usize) -> bool {
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

/// An active fighter that does not fight goes to the combo zone with what lies under it.
fn from_table(table: &mut Table, combat: &Combat, seat: usize) -> bool {
    let rested = table.wanted == Some("9.3a");
    let busy = |l: usize| [combat.by, combat.on].contains(&Fighting::Fighter(l));
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
fn wrong_colors(
    table: &Table,
    seat: usize,
    spheres: &std::collections::BTreeMap<String, usize>,
    n: usize,
) -> Option<Vec<usize>> {
    let (color, _) = spheres.first_key_value()?;
    let energy = &table.sides[seat].energy;
    let wrong = (0..energy.len()).filter(|i| energy[*i].active && !energy[*i].card.colors.contains(color));
    let wrong: Vec<usize> = wrong.take(n).collect();
    (wrong.len() == n).then_some(wrong)
}

/// Rests cards by name, having shown what they are.
fn named(table: &mut Table, seat: usize, cards: &[usize]) -> String {
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

/// Who wins and what follows; `open` if the damage step was announced. True if the turn must end now.
fn damage(table: &mut Table, combat: &Combat, open: bool) -> bool {
    let (ours, theirs) = (total(table, combat, 0), total(table, combat, 1));
    let won = ours >= theirs;
    // An attack that falls short needs no word, if the referee can tell and the turn's next act shows it.
    if !won && !open && table.style == Style::AtOnce && table.wanted.is_none() && table.chance(40) {
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
fn empty_combos(table: &mut Table) {
    if table.ended.is_none() {
        for side in &mut table.sides {
            let combo = std::mem::take(&mut side.combo);
            side.drop.extend(combo);
        }
    }
}
