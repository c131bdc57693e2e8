//! The board: for each of the 19 slots the moves and battle entries the program allows, compared with a table
//! written by hand from the catalogue (L1b, L2a, L2.1, L3c and their readings).

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::kernel::Referee;
use arbitro::notation::{Command, Deed};
use pretty_assertions::assert_eq;

use crate::bench::{read_line, run_text};

/// The slots as they are named, row by row from the owner's side.
const SLOTS: [&str; 19] = [
    "p1", "p2", "p3", "p5", "p6", "p7", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "d1", "d2", "d3", "a5",
    "a6", "a7",
];

/// The seven slots of Zona 2, where a bridge can stand.
const BRIDGES: [&str; 7] = ["s1", "s2", "s3", "s4", "s5", "s6", "s7"];

/// Slot, ordinary moves, entries into battle; `s1>d1,d2` is an entry over a bridge. Attack and Defence are open to
/// both, as with Ataque Masivo; without it only `a` or `d` counts.
const BY_HAND: [&str; 19] = [
    "p1 | p2 s1 s2 | s1>d1,d2 s2>d1,d2,d3",
    "p2 | p1 p3 s1 s2 s3 | s1>d1,d2 s2>d1,d2,d3 s3>d2,d3",
    "p3 | p2 p5 s2 s3 s4 | s2>d1,d2,d3 s3>d2,d3 s4>d3,a5",
    "p5 | p3 p6 s4 s5 s6 | s4>d3,a5 s5>a5,a6 s6>a5,a6,a7",
    "p6 | p5 p7 s5 s6 s7 | s5>a5,a6 s6>a5,a6,a7 s7>a6,a7",
    "p7 | p6 s6 s7 | s6>a5,a6,a7 s7>a6,a7",
    "s1 | p1 p2 s2 | d1",
    "s2 | p1 p2 p3 s1 s3 | d2",
    "s3 | p2 p3 s2 s4 | d3",
    "s4 | p3 p5 s3 s5 | d3 a5",
    "s5 | p5 p6 s4 s6 | a5",
    "s6 | p5 p6 p7 s5 s7 | a6",
    "s7 | p6 p7 s6 | a7",
    "d1 | - | -",
    "d2 | - | -",
    "d3 | - | -",
    "a5 | - | -",
    "a6 | - | -",
    "a7 | - | -",
];

/// The attack slots without Ataque Masivo.
const ATTACK: [&str; 3] = ["a5", "a6", "a7"];

/// The defence slots without Ataque Masivo.
const DEFENCE: [&str; 3] = ["d1", "d2", "d3"];

/// A's turn in `step`; the units stand on `seat`'s board and have not moved.
fn table(step: &str, massive: &str, seat: char, units: &[&str]) -> Box<dyn Referee> {
    let units: String = units.iter().map(|slot| format!("situar {seat}.{slot} nombre=U2\n")).collect();
    let turn = format!("situar turno n=3 jugador=A fase={step} masivo={massive}\n");
    run_text(&format!("juego enadrya\ndesde base\n{units}{turn}")).referee
}

/// Whether the line would raise no fault on the table.
fn is_allowed(table: &dyn Referee, line: &str) -> bool {
    let Ok(Command::Record(Deed::Play { draft, .. })) = read_line(line, table) else {
        panic!("{line} is not understood");
    };
    !table.foretell(&draft, None).iter().any(|f| f.kind.is_fault())
}

/// The slots `line` may lead to, each put in for its last word.
fn reached(table: &dyn Referee, line: &str) -> Vec<&'static str> {
    SLOTS.into_iter().filter(|to| !line.ends_with(to) && is_allowed(table, &format!("{line} {to}"))).collect()
}

fn or_dash(parts: Vec<String>) -> String {
    if parts.is_empty() { "-".to_owned() } else { parts.join(" ") }
}

/// The ordinary moves out of a slot.
fn moves(from: &str) -> String {
    let table = table("desplegar", "no", 'A', &[from]);
    let to = reached(table.as_ref(), &format!("mover {from}"));
    or_dash(to.into_iter().map(str::to_owned).collect())
}

/// The entries out of a slot: straight ones, and over each bridge. `how` is the verb with its player.
fn entries(from: &str, step: &str, massive: &str, how: &str) -> String {
    let seat = how.chars().next().unwrap();
    let alone = table(step, massive, seat, &[from]);
    let straight = reached(alone.as_ref(), &format!("{how} {from}"));
    let mut parts: Vec<String> = straight.into_iter().map(str::to_owned).collect();
    // Only a unit in Zona 1 needs a bridge.
    for bridge in BRIDGES.into_iter().filter(|_| from.starts_with('p')) {
        let table = table(step, massive, seat, &[from, bridge]);
        let over = reached(table.as_ref(), &format!("{how} {from} {bridge}"));
        if !over.is_empty() {
            parts.push(format!("{bridge}>{}", over.join(",")));
        }
    }
    or_dash(parts)
}

/// The entries of a line of the table by hand that lead to one of `slots`.
fn only(entries: &str, slots: &[&str]) -> String {
    let kept = entries.split(' ').filter_map(|entry| {
        let (bridge, to) = entry.split_once('>').map_or((None, entry), |(b, to)| (Some(b), to));
        let to: Vec<&str> = to.split(',').filter(|slot| slots.contains(slot)).collect();
        let to = (!to.is_empty()).then(|| to.join(","))?;
        Some(bridge.map_or(to.clone(), |bridge| format!("{bridge}>{to}")))
    });
    or_dash(kept.collect())
}

#[test]
fn the_moves_and_entries_of_every_slot_are_those_of_the_table_by_hand() {
    let found: Vec<String> = SLOTS
        .iter()
        .map(|from| format!("{from} | {} | {}", moves(from), entries(from, "ataque", "si", "A atacar")))
        .collect();
    println!("slot | moves | entries into battle\n{}", found.join("\n"));
    assert_eq!(found, BY_HAND);
}

#[test]
fn a_blocker_under_a_massive_attack_enters_as_an_attacker_does() {
    for row in BY_HAND {
        let [from, _, by_hand] = row.split(" | ").collect::<Vec<_>>().try_into().unwrap();
        assert_eq!(entries(from, "defensa", "si", "B bloquear"), by_hand, "{from}");
    }
}

#[test]
fn without_massive_attack_only_the_right_half_attacks_and_only_the_left_half_defends() {
    for row in BY_HAND {
        let [from, _, by_hand] = row.split(" | ").collect::<Vec<_>>().try_into().unwrap();
        assert_eq!(entries(from, "ataque", "no", "A atacar"), only(by_hand, &ATTACK), "{from}");
        assert_eq!(entries(from, "defensa", "no", "B bloquear"), only(by_hand, &DEFENCE), "{from}");
    }
}
