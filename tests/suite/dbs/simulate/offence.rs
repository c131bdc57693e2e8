//! Offences of the main phase that need no occasion of their own.

use super::cards::{Kind, Printed};
use super::combat;
use super::table::{NAMES, Table};
use super::turn;

/// Commits the offence wanted, if the table allows it; true if so.
pub fn offence(table: &mut Table, seat: usize, charged: bool) -> bool {
    match table.wanted {
        Some("1.3") => out_of_turn(table, seat),
        Some("2.2c") => refilled_early(table, seat),
        Some("3.3") => extra_of_the_discard(table, seat),
        Some("7.2a") => extra_as_fighter(table, seat),
        Some("7.2d") => paid_with_rested(table, seat),
        Some("7.2g") => activated(table, seat, "7.2g", "main", |c| !c.has("Activate-Main")),
        Some("8.1c") => activated(table, seat, "8.1c", "battle", |c| c.has("Activate-Battle")),
        Some("7.2n") => strange_target(table, seat),
        Some(_) => in_one_line(table, seat, charged),
        None => false,
    }
}

/// The rival awakens its leader or plays a fighter in a turn that is not its own.
fn out_of_turn(table: &mut Table, seat: usize) -> bool {
    let rival = 1 - seat;
    let side = &table.sides[rival];
    if !side.awakened && side.leader.awaken.is_some_and(|(life, _)| side.life.len() <= life) {
        if !table.commits("1.3") {
            return false;
        }
        let seq = table.by(rival, "despertar");
        table.sides[rival].awakened = true;
        table.expect(seq, "1.3");
        return true;
    }
    let fighter = |c: &Printed| c.kind == Kind::Fighter && c.evolve.is_none();
    let Some((at, cards)) = table.payable(rival, fighter) else { return false };
    if !table.commits("1.3") {
        return false;
    }
    let card = table.sides[rival].hand.swap_remove(at);
    let pay = table.rest(rival, &cards);
    let seq = table.by(rival, &format!("jugar \"{}\"{pay}", card.number));
    table.sides[rival].enter(card, true);
    table.expect(seq, "1.3");
    true
}

fn refilled_early(table: &mut Table, seat: usize) -> bool {
    let side = &table.sides[seat];
    if !table.half || side.deck.is_empty() || side.drop.is_empty() || !table.commits("2.2c") {
        return false;
    }
    let seq = table.by(seat, "rebarajar");
    let side = &mut table.sides[seat];
    let back = std::mem::take(&mut side.drop);
    side.deck.extend(back);
    table.rng.shuffle(&mut table.sides[seat].deck);
    table.expect(seq, "2.2c");
    true
}

fn extra_of_the_discard(table: &mut Table, seat: usize) -> bool {
    let side = &table.sides[seat];
    let found = side.drop.iter().find(|c| Table::is_extra(c, "Activate-Main")).cloned();
    let Some(card) = found else { return false };
    let Some(cards) = table.payment(seat, card.cost, &card.spheres) else { return false };
    if !table.commits("3.3") {
        return false;
    }
    let pay = table.rest(seat, &cards);
    let seq = table.by(seat, &format!("activar \"{}\" main{pay} desde descartes", card.number));
    table.by(seat, &format!("resuelta \"{}\"", card.number));
    table.expect(seq, "3.3");
    true
}

/// An extra card is played like a fighter; by its text it leaves the table at once.
fn extra_as_fighter(table: &mut Table, seat: usize) -> bool {
    let Some((at, cards)) = table.payable(seat, |c| c.kind == Kind::Extra) else { return false };
    if !table.commits("7.2a") {
        return false;
    }
    let card = table.sides[seat].hand.swap_remove(at);
    let pay = table.rest(seat, &cards);
    let label = table.sides[seat].next_fighter;
    table.sides[seat].next_fighter += 1;
    let seq = table.by(seat, &format!("jugar \"{}\"{pay}", card.number));
    let by_card = format!("según carta \"{}\"", card.number);
    table.by(seat, &format!("mover {}.f{label} descartes {by_card}", NAMES[seat]));
    table.sides[seat].drop.push(card);
    table.expect(seq, "7.2a");
    true
}

/// A fighter is paid with energy that is rested; it counts, and stays as it is.
fn paid_with_rested(table: &mut Table, seat: usize) -> bool {
    let found = table.in_hand(seat, |c| c.kind == Kind::Fighter && c.evolve.is_none() && c.cost > 0);
    let rested = |at: usize| {
        let card = &table.sides[seat].hand[at];
        Some((at, table.payment_from(false, seat, card.cost, &card.spheres)?))
    };
    let Some((at, cards)) = found.into_iter().find_map(rested) else { return false };
    if !table.commits("7.2d") {
        return false;
    }
    let card = table.sides[seat].hand.swap_remove(at);
    let pay = table.rest(seat, &cards);
    let seq = table.by(seat, &format!("jugar \"{}\"{pay}", card.number));
    table.sides[seat].enter(card, true);
    table.expect(seq, "7.2d");
    true
}

/// An extra card is activated and paid when its text does not allow it.
fn activated(
    table: &mut Table,
    seat: usize,
    clause: &'static str,
    how: &str,
    pleases: impl Fn(&Printed) -> bool,
) -> bool {
    let found = table.payable(seat, |c| c.kind == Kind::Extra && pleases(c));
    let Some((at, cards)) = found else { return false };
    if !table.commits(clause) {
        return false;
    }
    let card = table.sides[seat].hand.swap_remove(at);
    let pay = table.rest(seat, &cards);
    let seq = table.by(seat, &format!("activar \"{}\" {how}{pay}", card.number));
    table.by(seat, &format!("resuelta \"{}\"", card.number));
    table.sides[seat].drop.push(card);
    table.expect(seq, clause);
    true
}

/// An energy card is attacked; a card's text then ends the combat.
fn strange_target(table: &mut Table, seat: usize) -> bool {
    let rival = 1 - seat;
    let Some(label) = table.sides[rival].energy.first().map(|e| e.label) else { return false };
    if table.turn == 1 || !table.sides[seat].active || !table.commits("7.2n") {
        return false;
    }
    let seq = table.by(seat, &format!("atacar líder > {}.e{label}", NAMES[rival]));
    table.sides[seat].active = false;
    table.by(seat, "paso defensa");
    table.by(rival, "paso daño");
    table.by(rival, "resultado gana defensa según carta \"Niebla\"");
    table.expect(seq, "7.2n");
    true
}

/// Nothing happened yet in this main phase.
fn begun(table: &Table) -> bool {
    table.lines.last().is_some_and(|line| line.ends_with("fase principal"))
}

/// Offences of one line.
fn in_one_line(table: &mut Table, seat: usize, charged: bool) -> bool {
    let rival = 1 - seat;
    let (clause, line): (&'static str, String) = match table.wanted {
        Some("2.1") => ("2.1", format!("victoria {} por vida", NAMES[seat])),
        Some("2.2") if !table.half => ("2.2", format!("victoria {} por mazo", NAMES[seat])),
        Some("2.2a") if table.half => ("2.2a", format!("victoria {} por mazo", NAMES[seat])),
        Some("3.1") => ("3.1", "descartar líder".to_owned()),
        Some("4.2") => ("4.2", "fase carga".to_owned()),
        Some("6.5b") => ("6.5b", "mirar vida 1".to_owned()),
        Some("8.1b") => match table.in_hand(seat, |c| c.kind == Kind::Fighter && c.combo_cost == 0).first() {
            Some(at) => ("8.1b", format!("combo \"{}\" desde mano", table.sides[seat].hand[*at].number)),
            None => return false,
        },
        // Right after a combat it would be more damage of that combat: 8.3e.
        Some("8.3d") if table.sides[rival].life.len() > 1 && begun(table) => {
            ("8.3d", format!("{}: daño 1", NAMES[rival]))
        }
        Some("4.1a") if table.sides[seat].deck.len() > 2 => ("4.1a", "robar 1".to_owned()),
        Some("4.1b") if !charged && !table.sides[seat].hand.is_empty() => ("4.1b", String::new()),
        Some("7.2l") => match table.sides[seat].leader.awaken {
            Some((life, _)) if !table.sides[seat].awakened && table.sides[seat].life.len() > life => {
                ("7.2l", "despertar".to_owned())
            }
            _ => return false,
        },
        _ => return false,
    };
    if !table.commits(clause) {
        return false;
    }
    let seq = table.session.referee().next_seq();
    match clause {
        "4.1b" => {
            turn::charge(table, seat);
        }
        "4.1a" => {
            turn::draw(table, seat, 1);
        }
        "8.3d" => {
            table.say(&line);
            combat::lose_life(table, rival, 1);
        }
        _ => {
            table.by(seat, &line);
        }
    }
    match clause {
        // A combo card outside a combat lies in the combo zone until the next combat ends.
        "8.1b" => {
            let at = table.in_hand(seat, |c| c.kind == Kind::Fighter && c.combo_cost == 0)[0];
            let card = table.sides[seat].hand.remove(at);
            table.sides[seat].combo.push(card);
        }
        "7.2l" => table.sides[seat].awakened = true,
        "4.2" => {
            table.by(seat, "fase principal");
        }
        _ => {}
    }
    table.expect(seq, clause);
    true
}
