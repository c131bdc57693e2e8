//! What readers' records keep back of Dragon Ball matches: the cards of hands, decks and lives, where they are told by lists
//! and numbers.

use std::collections::BTreeMap;

use arbitro::kernel::Seat;

use super::cards::{Printed, invented};
use super::setup::sit_down;
use super::table::{NAMES, Side, Table};
use super::{Rules, TURNS, style, turn};
use crate::simulate::secrets::{Secret, assert_kept, kept_in};

/// The cards of a side that lie where everybody sees them.
fn open(side: &Side) -> impl Iterator<Item = &Printed> {
    let table =
        side.energy.iter().map(|energy| &energy.card).chain(side.fighters.iter().flat_map(|s| &s.cards));
    table.chain(&side.combo).chain(&side.drop).chain([&side.leader])
}

fn look(table: &Table, secrets: &mut BTreeMap<String, Secret>, at: u32) {
    for card in table.sides.iter().flat_map(open) {
        if let Some(secret) = secrets.get_mut(&card.number) {
            secret.is_seen(None, at);
        }
    }
}

#[test]
fn no_reader_is_told_a_card_of_dragon_ball_before_it_was_seen() {
    let all = invented();
    let kept = kept_in(1, 100, |seed| {
        let mut table = sit_down(seed, &all, seed.is_multiple_of(5), style(seed), None, Rules::default());
        let mut secrets = BTreeMap::new();
        for (n, seat) in [Seat::A, Seat::B].into_iter().enumerate().take(NAMES.len()) {
            let side = &table.sides[n];
            for card in side.deck.iter().chain(&side.hand).chain(&side.life).chain([&side.leader]) {
                let secret =
                    secrets.entry(card.number.clone()).or_insert_with(|| Secret::of(card.number.clone()));
                secret.is_seen(Some(seat), 0);
            }
        }
        look(&table, &mut secrets, 0);
        while table.ended.is_none() && table.turn <= TURNS {
            let (at, before) = (table.session.referee().next_seq(), table.lines.len());
            turn::play(&mut table);
            // What is shown out of a hand goes back there.
            for line in table.lines[before..].iter().filter(|line| line.contains("revelar")) {
                let shown =
                    secrets.values_mut().filter(|secret| line.contains(&format!("\"{}\"", secret.name)));
                shown.for_each(|secret| secret.is_seen(None, at));
            }
            look(&table, &mut secrets, at);
        }
        table.tell(true);
        let plays = table.session.referee().plays();
        for secret in secrets.values_mut() {
            let Some(since) = secret.seen.get(&None) else { continue };
            let quoted = format!("\"{}\"", secret.name);
            let shows =
                |line: &str| !line.starts_with("carta") && !line.contains("mazo ") && line.contains(&quoted);
            secret.told = plays.iter().any(|play| play.seq >= *since && shows(&play.text));
        }
        let secrets: Vec<Secret> = secrets.into_values().collect();
        assert_kept(&format!("seed {seed}"), table.session.referee(), &secrets)
    });
    assert!(kept > 0, "nothing was kept back");
}
