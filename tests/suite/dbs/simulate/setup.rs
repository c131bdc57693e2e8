//! Two players sit down: decks, hands, life; and what can go wrong before the first turn.

use std::collections::BTreeMap;

use arbitro::games::dbs::rules::Rules;
use fastrand::Rng;

use super::cards::{Kind, Printed, draw_deck, strange};
use super::table::{NAMES, Side, Style, Table};

/// Deals the hidden cards and plays the preparation. A match may be wanted to break a clause once.
pub fn sit_down(
    seed: u64,
    all: &[Printed],
    half: bool,
    style: Style,
    wanted: Option<&'static str>,
    rules: Rules,
) -> Table {
    let mut rng = Rng::with_seed(seed);
    let size = if half { 25 } else { 50 };
    let mut side = || {
        let (leader, deck) = draw_deck(&mut rng, all, size);
        Side::new(leader, deck)
    };
    let mut sides = [side(), side()];
    if let Some(card) = foreign(wanted, all, &sides[0].leader) {
        let at = rng.usize(..size);
        sides[0].deck[at] = card;
    }
    let mut table = Table::new(seed, sides, half, style, rules);
    table.wanted = wanted;
    table.say(if half { "modo media" } else { "modo completo" });
    if style == Style::AtOnce {
        table.tell(true);
    }
    for (seat, name) in NAMES.iter().enumerate() {
        let leader = table.sides[seat].leader.number.clone();
        table.say(&format!("jugador {name} líder \"{leader}\""));
    }
    let extra = table.commits("1.1");
    if extra {
        table.say("jugador carla");
    }
    table.active = table.rng.usize(..2);
    for seat in 0..2 {
        deck(&mut table, seat);
    }
    let first = NAMES[table.active];
    table.say(&format!("inicial {first}"));
    for seat in 0..2 {
        prepare(&mut table, seat);
    }
    let two = table.wanted == Some("5.1") && second_leader(&mut table, all);
    let start = table.say("empezar");
    if two {
        table.expect(start, "5.1");
    }
    if extra {
        table.expect(start, "1.1");
    }
    for seat in 0..2 {
        if table.sides[seat].life.len() < 8 {
            table.expect(start, "6.5");
        }
    }
    table.turn = 1;
    table
}

/// A card that must not be in a deck, for the clauses that say so.
fn foreign(wanted: Option<&'static str>, all: &[Printed], leader: &Printed) -> Option<Printed> {
    match wanted {
        Some("5.3") => Some(strange(&all[0])),
        Some("5.4") => all.iter().find(|c| c.kind == Kind::Leader && c.number != leader.number).cloned(),
        Some(_) | None => None,
    }
}

/// The size of the deck, or its list.
fn deck(table: &mut Table, seat: usize) {
    let clause = if table.half { "5.2a" } else { "5.2" };
    if table.commits(clause) {
        // One card too many was brought, of which the deck has less than four.
        let deck = &table.sides[seat].deck;
        let copies = |card: &Printed| deck.iter().filter(|c| c.number == card.number).count();
        let Some(card) = deck.iter().find(|c| copies(c) < 4).cloned() else { return };
        table.sides[seat].deck.insert(0, card);
        let n = table.sides[seat].deck.len();
        let seq = table.by(seat, &format!("mazo {n}"));
        table.expect(seq, clause);
        return;
    }
    let fifth = table.commits("5.5");
    if fifth {
        let deck = &mut table.sides[seat].deck;
        let number = deck[0].number.clone();
        let had = deck.iter().filter(|c| c.number == number).count();
        let like = deck[0].clone();
        let others: Vec<usize> = (0..deck.len()).filter(|i| deck[*i].number != number).collect();
        for at in others.into_iter().take(5 - had) {
            deck[at] = like.clone();
        }
    }
    // The list shows the card that must not be in it.
    let shows = table.wanted.take_if(|c| matches!(*c, "5.3" | "5.4"));
    let line = if fifth || shows.is_some() || table.chance(30) {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for card in &table.sides[seat].deck {
            *counts.entry(&card.number).or_default() += 1;
        }
        let list: Vec<String> = counts.into_iter().map(|(name, n)| format!("{n}x \"{name}\"")).collect();
        format!("mazo {}", list.join(", "))
    } else {
        format!("mazo {}", table.sides[seat].deck.len())
    };
    let seq = table.by(seat, &line);
    if fifth {
        table.expect(seq, "5.5");
    }
    if let Some(clause) = shows {
        table.expect(seq, clause);
    }
}

/// Leader, hand, redraw, life.
fn prepare(table: &mut Table, seat: usize) {
    if table.commits("6.1") {
        let seq = table.by(seat, "colocar líder agotado");
        table.sides[seat].active = false;
        table.expect(seq, "6.1");
    } else if table.chance(30) {
        table.by(seat, "colocar líder");
    }
    let all_tacit = table.chance(15) && table.wanted.is_none();
    if all_tacit {
        // Nothing is told: six cards in the hand, eight of life.
        table.sides[seat].draw(6);
        place_life(table, seat, 8);
        return;
    }
    let seven = table.commits("6.3");
    let n = if seven { 7 } else { 6 };
    let seq = table.by(seat, &format!("robar {n}"));
    table.sides[seat].draw(n);
    if seven {
        table.expect(seq, "6.3");
    }
    redraw(table, seat);
    let life = if table.commits("6.5") { 7 } else { 8 };
    if life == 8 && table.chance(10) {
        table.by(seat, "vida 5");
        table.by(seat, "vida 3");
    } else {
        table.by(seat, &format!("vida {life}"));
    }
    place_life(table, seat, life);
}

/// Another leader is laid on the table; it is the one that fights then.
fn second_leader(table: &mut Table, all: &[Printed]) -> bool {
    let seat = table.active;
    let number = table.sides[seat].leader.number.clone();
    let other = all.iter().find(|c| c.kind == Kind::Leader && c.number != number).cloned();
    let Some(other) = other.filter(|_| table.commits("5.1")) else { return false };
    table.by(seat, &format!("colocar líder \"{}\"", other.number));
    if table.style == Style::AtOnce {
        table.say(&other.told());
    } else {
        table.untold.push(other.told());
    }
    table.sides[seat].leader = other;
    true
}

fn place_life(table: &mut Table, seat: usize, n: usize) {
    let side = &mut table.sides[seat];
    let at = side.deck.len() - n;
    side.life = side.deck.split_off(at);
}

fn redraw(table: &mut Table, seat: usize) {
    let wanted = matches!(table.wanted, Some("6.4" | "6.4b" | "6.4c"));
    if !wanted && table.chance(50) {
        if table.chance(20) {
            table.by(seat, "devolver 0");
        }
        return;
    }
    let n = table.rng.usize(1..=6);
    give_back(table, seat, n);
    let unshuffled = table.commits("6.4b");
    if unshuffled {
        // A shuffle that nobody said is taken for granted else.
        table.take_steps(false);
    } else {
        table.by(seat, "barajar");
    }
    let more = usize::from(!unshuffled && table.commits("6.4c"));
    let seq = table.by(seat, &format!("robar {}", n + more));
    table.take_steps(true);
    table.sides[seat].draw(n + more);
    if unshuffled {
        table.expect(seq, "6.4b");
    }
    if more > 0 {
        table.expect(seq, "6.4c");
    }
    if !unshuffled && more == 0 && table.commits("6.4") {
        let seq = give_back(table, seat, 1);
        table.expect(seq, "6.4");
        table.by(seat, "barajar");
        table.by(seat, "robar 1");
        table.sides[seat].draw(1);
    }
}

fn give_back(table: &mut Table, seat: usize, n: usize) -> u32 {
    let seq = table.by(seat, &format!("devolver {n}"));
    let side = &mut table.sides[seat];
    let at = side.hand.len() - n;
    let back = side.hand.split_off(at);
    side.deck.extend(back);
    table.rng.shuffle(&mut table.sides[seat].deck);
    seq
}
