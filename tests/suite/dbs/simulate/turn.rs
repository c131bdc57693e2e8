//! A turn played at random within the rules: charge, main phase, end; and the offences it gives occasion for.

use arbitro::kernel::Seq;

use super::cards::{Kind, Printed};
use super::combat;
use super::main_phase::{evolve, extra, fighter, mill};
use super::offence::offence;
use super::table::{Energy, NAMES, Style, Table};

/// Plays the turn of the active player.
pub fn play(table: &mut Table) {
    let seat = table.active;
    let charged = charge_phase(table, seat);
    if table.turn > 6 && table.chance(1) {
        table.by(seat, "rendirse");
        table.ended.get_or_insert("rendición");
    } else if table.turn > 6 && table.wanted.is_none() && table.chance(1) {
        table.say(&format!("juez: victoria {} por vida", NAMES[seat]));
        table.ended.get_or_insert("juez");
    }
    let actions = table.rng.usize(..6);
    let mut over = false;
    for _ in 0..actions {
        if !over && table.ended.is_none() {
            over = act(table, seat, charged);
            if table.chance(8) && table.style == Style::Late && table.ended.is_none() {
                table.tell(false);
            }
        }
    }
    finish(table, seat, over);
}

fn charge_phase(table: &mut Table, seat: usize) -> bool {
    let rested = table.sides[seat].has_rested();
    let unready = rested && table.turn > 1 && table.commits("7.1.1");
    let mut drawn = false;
    if rested && !unready {
        if table.turn > 1 && table.sides[seat].deck.len() > 2 && table.commits("7.1") {
            draw(table, seat, 1);
            drawn = true;
            let seq = table.by(seat, "preparar");
            table.expect(seq, "7.1");
        } else {
            ready(table, seat);
        }
        table.sides[seat].ready();
    }
    let undrawn = !drawn && !turn_draw(table, seat);
    let charged = charged_from_discard(table, seat) || table.chance(85) && charge(table, seat);
    if charged && table.commits("7.1.3") && !table.sides[seat].hand.is_empty() {
        let seq = table.session.referee().next_seq();
        charge(table, seat);
        table.expect(seq, "7.1.3");
    }
    let seq = table.by(seat, "fase principal");
    if unready {
        table.expect(seq, "7.1.1");
        table.sides[seat].ready();
    }
    if undrawn {
        table.expect(seq, "7.1.2");
    }
    charged
}

/// All at once, or card by card.
fn ready(table: &mut Table, seat: usize) {
    if !table.chance(25) {
        table.by(seat, "preparar");
        return;
    }
    let side = &table.sides[seat];
    let mut words = Vec::new();
    if !side.active {
        words.push("líder".to_owned());
    }
    words.extend(side.energy.iter().filter(|e| !e.active).map(|e| format!("e{}", e.label)));
    words.extend(side.fighters.iter().filter(|f| !f.active).map(|f| format!("f{}", f.label)));
    let at = table.rng.usize(1..=words.len());
    let later = words.split_off(at);
    table.by(seat, &format!("preparar {}", words.join(" ")));
    if !later.is_empty() {
        table.by(seat, &format!("preparar {}", later.join(" ")));
    }
}

/// Draws cards and says so.
pub fn draw(table: &mut Table, seat: usize, n: usize) -> Seq {
    let seq = table.by(seat, &format!("robar {n}"));
    table.draw_cards(seat, n);
    seq
}

/// False if the draw was owed and left out.
fn turn_draw(table: &mut Table, seat: usize) -> bool {
    if table.turn == 1 {
        if table.commits("7.1.2b") {
            let seq = draw(table, seat, 1);
            table.expect(seq, "7.1.2b");
        }
        return true;
    }
    let side = &table.sides[seat];
    if side.deck.is_empty() && table.half {
        if side.drop.is_empty() {
            return true;
        }
        let unshuffled = table.commits("2.2b");
        if !unshuffled {
            table.by(seat, "rebarajar");
        }
        let side = &mut table.sides[seat];
        side.deck = std::mem::take(&mut side.drop);
        table.rng.shuffle(&mut table.sides[seat].deck);
        let seq = draw(table, seat, 1);
        if unshuffled {
            table.expect(seq, "2.2b");
        }
        return true;
    }
    if side.deck.len() > 2 {
        if table.commits("7.1.2") {
            return false;
        }
        if table.commits("7.1.2a") {
            let seq = draw(table, seat, 2);
            table.expect(seq, "7.1.2a");
            return true;
        }
    }
    draw(table, seat, 1);
    true
}

fn charged_from_discard(table: &mut Table, seat: usize) -> bool {
    if table.sides[seat].drop.is_empty() || !table.commits("7.1.3a") {
        return false;
    }
    let at = table.sides[seat].drop.len() - 1;
    let card = table.sides[seat].drop.swap_remove(at);
    let seq = table.by(seat, &format!("cargar \"{}\" desde descartes", card.number));
    let label = table.sides[seat].energy.len() + 1;
    table.sides[seat].energy.push(Energy { label, card, active: true });
    table.expect(seq, "7.1.3a");
    true
}

/// Charges a card of the hand: named, by its colours, or untold.
pub fn charge(table: &mut Table, seat: usize) -> bool {
    if table.sides[seat].hand.is_empty() {
        return false;
    }
    let at = table.rng.usize(..table.sides[seat].hand.len());
    let card = table.sides[seat].hand.swap_remove(at);
    let mut line = match if table.exact { 0 } else { table.rng.u8(..4) } {
        0 | 1 => format!("cargar \"{}\"", card.number),
        2 => format!("cargar {}", card.colors.join(" ")),
        _ => "cargar".to_owned(),
    };
    let rested = table.commits("7.1.3b");
    if rested {
        line += " agotada";
    }
    let seq = table.by(seat, &line);
    if rested {
        table.expect(seq, "7.1.3b");
    }
    let label = table.sides[seat].energy.len() + 1;
    table.sides[seat].energy.push(Energy { label, card, active: !rested });
    true
}

/// One thing of the main phase; true if the turn must end now.
fn act(table: &mut Table, seat: usize, charged: bool) -> bool {
    if offence(table, seat, charged) {
        return false;
    }
    if table.slow && table.chance(60) {
        let whose = table.rng.usize(..2);
        mill(table, whose, "según carta \"Molino\"");
        return false;
    }
    match table.rng.u8(..12) {
        0..=2 => fighter(table, seat),
        3 => evolve(table, seat),
        4 => extra(table, seat),
        5 => awaken(table, seat),
        6 => quiet(table, seat),
        7..=11 if table.turn > 1 || table.wanted == Some("7.2p") => return combat::attack(table, seat),
        _ => {}
    }
    false
}

fn awaken(table: &mut Table, seat: usize) {
    let side = &table.sides[seat];
    if side.leader.awaken.is_some_and(|(life, _)| side.life.len() <= life) && !side.awakened {
        table.by(seat, "despertar");
        table.sides[seat].awakened = true;
    }
}

/// Things that change little: a card shown, the deck looked at, a permanent skill.
fn quiet(table: &mut Table, seat: usize) {
    let name = NAMES[seat];
    match table.rng.u8(..4) {
        0 => {
            let card: Option<Printed> = table.sides[seat].hand.first().cloned();
            if let Some(card) = card {
                table.by(seat, &format!("revelar {name}.mano \"{}\"", card.number));
            }
        }
        1 => {
            table.by(seat, "mirar mazo 2 según carta \"Radar\"");
        }
        2 => {
            let known = table.sides[seat].energy.first().map(|e| (e.label, e.card.number.clone()));
            if let Some((label, number)) = known {
                table.by(seat, &format!("revelar {name}.e{label} \"{number}\""));
            }
        }
        _ => {
            if let Some(stack) = table.sides[seat].fighters.first_mut() {
                stack.modifier += 1000;
                let label = stack.label;
                table.by(seat, &format!("permanente {name}.f{label} +1000"));
            }
        }
    }
}

/// Ends the turn, with a word or without.
fn finish(table: &mut Table, seat: usize, over: bool) {
    let rival = 1 - seat;
    if table.wanted == Some("4.2a") && table.ended.is_none() {
        table.by(seat, "fase final");
        if let Some((at, cards)) = table.payable(seat, |c| c.kind == Kind::Fighter && c.evolve.is_none())
            && table.commits("4.2a")
        {
            let card = table.sides[seat].hand.swap_remove(at);
            let pay = table.rest(seat, &cards);
            let seq = table.by(seat, &format!("jugar \"{}\"{pay}", card.number));
            table.expect(seq, "4.2a");
            table.sides[seat].enter(card, true);
        }
        table.by(seat, "pasar");
    } else if table.wanted == Some("4.2c") && table.ended.is_none() && table.turn > 1 && !over {
        table.by(seat, "fase final");
        table.late_combat = true;
        combat::attack(table, seat);
        table.late_combat = false;
        table.by(seat, "pasar");
    } else if over {
        table.by(seat, "pasar");
    } else {
        // Without a charge step of the rival nothing would show that the turn has passed.
        let must_say = table.sides[rival].deck.is_empty();
        match table.rng.u8(..4) {
            0 if !must_say => {}
            1 => {
                table.by(seat, "fase final");
                table.by(seat, "pasar");
            }
            _ => {
                table.by(seat, "pasar");
            }
        }
    }
    if table.ended.is_none() {
        table.active = rival;
        table.turn += 1;
    }
}
