//! What is done in the main phase besides attacking: fighters and what answers them, Evolve, extra cards.

use arbitro::kernel::Seq;

use super::cards::{Kind, Printed};
use super::step;
use super::table::{NAMES, Style, Table};

/// Plays a fighter; the rival may answer with a Counter:Play.
pub fn fighter(table: &mut Table, seat: usize) {
    let Some((at, cards)) = table.payable(seat, |c| c.kind == Kind::Fighter && c.evolve.is_none()) else {
        return;
    };
    let card = table.sides[seat].hand.swap_remove(at);
    let (slip, pay) = slip(table, seat, &card, &cards);
    let label = table.sides[seat].next_fighter;
    let late = slip.is_none() && !cards.is_empty() && (table.wanted == Some("P8") || table.chance(15));
    let line = format!("jugar \"{}\"", card.number) + if slip == Some("7.2b") { " agotado" } else { "" };
    let seq = if late { table.by(seat, &line) } else { table.by(seat, &(line + &pay)) };
    if late {
        if table.wanted == Some("P8")
            && let Some(contra) = counter_play(table, seat, label, seq)
        {
            table.wanted = None;
            table.expect(contra, "P8");
        }
        table.by(seat, &format!("pagar{pay}"));
    }
    if let Some(clause) = slip {
        table.expect(seq, clause);
    }
    let has_auto = card.has("Auto");
    table.sides[seat].enter(card, slip != Some("7.2b"));
    if answered(table, seat, label, seq) {
        return;
    }
    if slip == Some("7.2c") || table.chance(30) {
        table.by(seat, &format!("entra {}.f{label}", NAMES[seat]));
    }
    if has_auto && (table.wanted == Some("P3") || table.chance(50)) {
        auto(table, seat, label, seq);
    }
}

/// Whether the last card paid can be left out without touching the colours asked for, which are paid first; where
/// nothing at all is paid only the number is judged.
fn can_fall_short(card: &Printed, cards: &[usize]) -> bool {
    cards.len() == 1 || cards.len() > card.spheres.values().sum()
}

/// What goes wrong with a fighter's play, if anything, and how it is paid.
fn slip(table: &mut Table, seat: usize, card: &Printed, cards: &[usize]) -> (Option<&'static str>, String) {
    if table.commits("7.2b") {
        return (Some("7.2b"), table.rest(seat, cards));
    }
    if can_fall_short(card, cards) && table.commits("7.2c") {
        return (Some("7.2c"), table.rest(seat, &cards[..cards.len() - 1]));
    }
    if !cards.is_empty()
        && table.style != Style::Never
        && let Some(wrong) = step::wrong_colors(table, seat, &card.spheres, cards.len())
        && table.commits("7.2e")
    {
        return (Some("7.2e"), step::named(table, seat, &wrong));
    }
    (None, table.rest(seat, cards))
}

/// The rival answers a play, or not; true if the fighter is kept off the table.
fn answered(table: &mut Table, seat: usize, label: usize, seq: Seq) -> bool {
    let rival = 1 - seat;
    let wanted = matches!(table.wanted, Some("P7" | "P8.2" | "P8.4"));
    if !wanted && !table.chance(30) {
        return false;
    }
    if table.wanted == Some("P7")
        && table.payable(rival, |c| Table::is_extra(c, "Counter-Play")).is_some()
        && table.commits("P7")
    {
        let first = table.by(seat, &format!("permanente {}.líder por #{seq}", NAMES[seat]));
        table.expect(first, "P7");
    }
    let counters = counter_play(table, seat, label, seq).is_some();
    if !counters || !table.chance(40) {
        return false;
    }
    // The counter's text keeps the fighter off the table.
    table.by(seat, &format!("mover {}.f{label} descartes según carta \"Contra\"", NAMES[seat]));
    let stack = table.sides[seat].fighters.pop();
    table.sides[seat].drop.extend(stack.into_iter().flat_map(|s| s.cards));
    true
}

/// The rival declares, pays and carries out a Counter:Play against a play: its number.
fn counter_play(table: &mut Table, seat: usize, label: usize, seq: Seq) -> Option<Seq> {
    let rival = 1 - seat;
    let (at, cards) = table.payable(rival, |c| Table::is_extra(c, "Counter-Play"))?;
    let card = table.sides[rival].hand.swap_remove(at);
    let short = can_fall_short(&card, &cards) && table.commits("P8.2");
    let pay = table.rest(rival, &cards[..cards.len() - usize::from(short)]);
    let contra = table.by(rival, &format!("contra \"{}\" play{pay} por #{seq}", card.number));
    if short {
        table.expect(contra, "P8.2");
    }
    if table.commits("P8.4") {
        let entered = table.by(seat, &format!("entra {}.f{label}", NAMES[seat]));
        table.expect(entered, "P8.4");
    }
    table.by(rival, &format!("resuelta \"{}\"", card.number));
    table.sides[rival].drop.push(card);
    Some(contra)
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
pub fn evolve(table: &mut Table, seat: usize) {
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
    let unpaid = table.commits("7.2h");
    let card = table.sides[seat].hand.swap_remove(at);
    let pay = table.rest(seat, if unpaid { &[] } else { &cards });
    let under = table.sides[seat].fighters[n].label;
    let seq = table.by(seat, &format!("evolucionar \"{}\" > {}.f{under}{pay}", card.number, NAMES[seat]));
    let side = &mut table.sides[seat];
    let stack = &mut side.fighters[n];
    stack.under.push(under);
    (stack.label, stack.modifier) = (side.next_fighter, 0);
    stack.cards.push(card);
    side.next_fighter += 1;
    if unpaid {
        table.expect(seq, "7.2h");
    }
    if wrong {
        table.expect(seq, "P9");
    }
}

/// Activates an extra card and carries out its text.
pub fn extra(table: &mut Table, seat: usize) {
    let Some((at, cards)) = table.payable(seat, |c| Table::is_extra(c, "Activate-Main")) else { return };
    let card = table.sides[seat].hand.swap_remove(at);
    let short = can_fall_short(&card, &cards) && table.commits("7.2j");
    let covered = covered(table).filter(|_| table.commits("P10"));
    let pay = table.rest(seat, &cards[..cards.len() - usize::from(short)]);
    let at = covered.as_ref().map_or(String::new(), |place| format!(" objetivo {place}"));
    let seq = table.by(seat, &format!("activar \"{}\" main{pay}{at}", card.number));
    if short {
        table.expect(seq, "7.2j");
    }
    if covered.is_some() {
        table.expect(seq, "P10");
    }
    let by_card = format!("según carta \"{}\"", card.number);
    match table.rng.u8(..4) {
        0 if table.sides[seat].deck.len() > 3 => {
            let drawn = table.by(seat, &format!("robar 2 {by_card}"));
            table.sides[seat].draw(2);
            interrupted(table, seat, drawn);
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

/// A card that lies under another.
fn covered(table: &Table) -> Option<String> {
    let all = table.sides.iter().zip(NAMES);
    let mut under =
        all.flat_map(|(s, name)| s.fighters.iter().flat_map(|f| &f.under).map(move |l| (name, l)));
    under.next().map(|(name, label)| format!("{name}.f{label}"))
}

/// An automatic skill triggered within another skill, carried out before that one is done: P4.
fn interrupted(table: &mut Table, seat: usize, drawn: Seq) {
    let auto = table.sides[seat].fighters.iter().find(|f| f.top().has("Auto")).map(|f| f.label);
    if let Some(label) = auto
        && table.commits("P4")
    {
        let seq = table.by(seat, &format!("auto {}.f{label} por #{drawn}", NAMES[seat]));
        table.expect(seq, "P4");
    }
}

/// Cards of a deck go to the discard pile; a full deck may run out.
pub fn mill(table: &mut Table, seat: usize, by_card: &str) {
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
