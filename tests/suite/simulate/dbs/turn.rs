//! A turn played at random within the rules: charge, main phase, end; and the offences it gives occasion for.

use arbitro::kernel::Seq;

use super::cards::{Kind, Printed};
use super::combat;
use super::table::{Energy, NAMES, Stack, Table};

/// Plays the turn of the active player.
pub fn play(table: &mut Table) {
    let seat = table.active;
    let charged = charge_phase(table, seat);
    if table.turn > 6 && table.chance(1) {
        table.by(seat, "rendirse");
        table.ended.get_or_insert("rendición");
    }
    let actions = table.rng.usize(..6);
    let mut over = false;
    for _ in 0..actions {
        if !over && table.ended.is_none() {
            over = act(table, seat, charged);
            if table.chance(8) && table.style == super::table::Style::Late && table.ended.is_none() {
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
    let charged = table.chance(85) && charge(table, seat);
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
    table.sides[seat].draw(n);
    table.look_for_the_end();
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
    if side.deck.is_empty() {
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

/// Charges a card of the hand: named, by its colours, or untold.
fn charge(table: &mut Table, seat: usize) -> bool {
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

/// Offences that need no occasion of their own.
fn offence(table: &mut Table, seat: usize, charged: bool) -> bool {
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
        Some("8.3d") if table.sides[rival].life.len() > 1 => ("8.3d", format!("{}: daño 1", NAMES[rival])),
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
            charge(table, seat);
        }
        "4.1a" => {
            draw(table, seat, 1);
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

/// Plays a fighter; the rival may answer with a Counter:Play.
fn fighter(table: &mut Table, seat: usize) {
    let Some((at, cards)) = table.payable(seat, |c| c.kind == Kind::Fighter && c.evolve.is_none()) else {
        return;
    };
    let card = table.sides[seat].hand.swap_remove(at);
    let rested = table.commits("7.2b");
    let short = !cards.is_empty() && table.commits("7.2c");
    let cards = if short { &cards[1..] } else { &cards[..] };
    let label = table.sides[seat].next_fighter;
    table.sides[seat].next_fighter += 1;
    let late_pay = !rested && !short && !cards.is_empty() && (table.wanted == Some("P8") || table.chance(15));
    let pay = table.rest(seat, cards);
    let line = format!("jugar \"{}\"", card.number) + if rested { " agotado" } else { "" };
    let seq = if late_pay {
        let seq = table.by(seat, &line);
        let early = table.wanted == Some("P8") && counter_play(table, seat, label, seq);
        if early {
            table.wanted = None;
            let contra = table.session.referee().next_seq() - 2;
            table.expect(contra, "P8");
        }
        table.by(seat, &format!("pagar{pay}"));
        seq
    } else {
        table.by(seat, &(line + &pay))
    };
    if rested {
        table.expect(seq, "7.2b");
    }
    if short {
        table.expect(seq, "7.2c");
    }
    let has_auto = card.has("Auto");
    table.sides[seat].fighters.push(Stack { label, cards: vec![card], active: !rested, modifier: 0 });
    let answered = table.chance(30) && counter_play(table, seat, label, seq);
    let place = format!("{}.f{label}", NAMES[seat]);
    if answered && table.chance(40) {
        // The counter's text keeps the fighter off the table.
        table.by(seat, &format!("mover {place} descartes según carta \"Contra\""));
        let stack = table.sides[seat].fighters.pop();
        table.sides[seat].drop.extend(stack.into_iter().flat_map(|s| s.cards));
        return;
    }
    if short || table.chance(30) {
        table.by(seat, &format!("entra {place}"));
    }
    if has_auto && (table.wanted == Some("P3") || table.chance(50)) {
        auto(table, seat, label, seq);
    }
}

/// The rival declares, pays and carries out a Counter:Play against a play; true if so.
fn counter_play(table: &mut Table, seat: usize, label: usize, seq: Seq) -> bool {
    let rival = 1 - seat;
    let Some((at, cards)) = table.payable(rival, |c| Table::is_extra(c, "Counter-Play")) else {
        return false;
    };
    let card = table.sides[rival].hand.swap_remove(at);
    let pay = table.rest(rival, &cards);
    table.by(rival, &format!("contra \"{}\" play{pay} por #{seq}", card.number));
    if table.commits("P8.4") {
        let entered = table.by(seat, &format!("entra {}.f{label}", NAMES[seat]));
        table.expect(entered, "P8.4");
    }
    table.by(rival, &format!("resuelta \"{}\"", card.number));
    table.sides[rival].drop.push(card);
    true
}

/// An automatic skill of a fighter that draws a card, perhaps answered by one of the rival's.
fn auto(table: &mut Table, seat: usize, label: usize, por: Seq) {
    let rival = 1 - seat;
    let theirs = table.sides[rival].fighters.iter().find(|f| f.top().has("Auto")).map(|f| f.label);
    let place = format!("{}.f{label}", NAMES[seat]);
    if let Some(other) = theirs.filter(|_| table.chance(50) || table.wanted == Some("P3")) {
        let first = table.commits("P3");
        let their = |table: &mut Table| {
            let seq = table.by(rival, &format!("auto {}.f{other} por #{por}", NAMES[rival]));
            table.by(rival, &format!("resuelta {}.f{other}", NAMES[rival]));
            seq
        };
        if first {
            let seq = their(table);
            table.expect(seq, "P3");
        }
        table.by(seat, &format!("auto {place} por #{por}"));
        table.by(seat, &format!("resuelta {place}"));
        if !first {
            their(table);
        }
        return;
    }
    table.by(seat, &format!("auto {place} por #{por}"));
    if table.sides[seat].deck.len() > 2 {
        let name =
            table.sides[seat].fighters.iter().find(|f| f.label == label).map(|f| f.top().number.clone());
        table.by(seat, &format!("robar 1 según carta \"{}\"", name.unwrap_or_default()));
        table.sides[seat].draw(1);
    }
    table.by(seat, &format!("resuelta {place}"));
}

/// Puts a card with Evolve over a fighter of the character it asks for.
fn evolve(table: &mut Table, seat: usize) {
    let wrong = table.wanted == Some("P9");
    let side = &table.sides[seat];
    let mut pairs = Vec::new();
    for at in table.in_hand(seat, |c| c.evolve.is_some()) {
        for (n, stack) in side.fighters.iter().enumerate() {
            if (side.hand[at].evolve.as_ref() == Some(&stack.top().character)) != wrong {
                pairs.push((at, n));
            }
        }
    }
    let Some((at, n)) = table.pick(&pairs) else { return };
    let Some(cards) = table.payment(seat, 1, &Default::default()) else { return };
    if wrong && !table.commits("P9") {
        return;
    }
    let card = table.sides[seat].hand.swap_remove(at);
    let pay = table.rest(seat, &cards);
    let under = table.sides[seat].fighters[n].label;
    let seq = table.by(seat, &format!("evolucionar \"{}\" > {}.f{under}{pay}", card.number, NAMES[seat]));
    let label = table.sides[seat].next_fighter;
    table.sides[seat].next_fighter += 1;
    let stack = &mut table.sides[seat].fighters[n];
    (stack.label, stack.modifier) = (label, 0);
    stack.cards.push(card);
    if wrong {
        table.expect(seq, "P9");
    }
}

/// Activates an extra card and carries out its text.
fn extra(table: &mut Table, seat: usize) {
    let Some((at, cards)) = table.payable(seat, |c| Table::is_extra(c, "Activate-Main")) else { return };
    let card = table.sides[seat].hand.swap_remove(at);
    let short = !cards.is_empty() && table.commits("7.2j");
    let pay = table.rest(seat, if short { &cards[1..] } else { &cards });
    let seq = table.by(seat, &format!("activar \"{}\" main{pay}", card.number));
    if short {
        table.expect(seq, "7.2j");
    }
    let by_card = format!("según carta \"{}\"", card.number);
    match table.rng.u8(..4) {
        0 if table.sides[seat].deck.len() > 3 => {
            table.by(seat, &format!("robar 2 {by_card}"));
            table.sides[seat].draw(2);
        }
        1 if table.sides[seat].deck.len() > 2 && table.sides[seat].life.len() < 8 => {
            table.by(seat, &format!("curar 1 {by_card}"));
            let side = &mut table.sides[seat];
            side.life.extend(side.deck.pop());
        }
        2 => mill(table, 1 - seat, &by_card),
        _ => throw_away(table, seat, &by_card),
    }
    table.by(seat, &format!("resuelta \"{}\"", card.number));
    table.sides[seat].drop.push(card);
}

/// Cards of a deck go to the discard pile; a full deck may run out.
fn mill(table: &mut Table, seat: usize, by_card: &str) {
    let n = table.sides[seat].deck.len().min(6);
    if n == 0 {
        return;
    }
    table.by(seat, &format!("mover {n} mazo descartes {by_card}"));
    let side = &mut table.sides[seat];
    let at = side.deck.len() - n;
    let gone = side.deck.split_off(at);
    side.drop.extend(gone);
    table.look_for_the_end();
}

fn throw_away(table: &mut Table, seat: usize, by_card: &str) {
    let Some(card) = table.sides[seat].hand.pop() else { return };
    table.by(seat, &format!("descartar \"{}\" desde mano {by_card}", card.number));
    table.sides[seat].drop.push(card);
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
            let label = table.sides[seat].next_fighter;
            table.sides[seat].next_fighter += 1;
            table.sides[seat].fighters.push(Stack { label, cards: vec![card], active: true, modifier: 0 });
        }
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
