//! What readers' records keep back of Kódem matches.

use std::collections::BTreeSet;

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::Face;
use arbitro::games::kodem::state::Lies;
use arbitro::kernel::{PlayView, Referee};
use fastrand::Rng;

use super::extras::everything;
use super::party::Party;
use super::player::Players;
use super::table::Planned;
use crate::simulate::secrets::{Secret, assert_kept, kept_in, recorded};

/// Looks at the real cards: what lies face down is its owner's, all else on the table everybody's.
fn look(players: &Players, secrets: &mut [Secret], at: u32) {
    let (table, told) = (&players.table, players.table.game.state());
    for (id, real) in table.real_of.iter().enumerate() {
        let Some(real) = *real else { continue };
        let (card, owner) = (&table.twin.cards[id], table.deal.cards[real].owner);
        let on_field = !matches!(card.lies, Lies::Deck(_) | Lies::EquipmentZone(_) | Lies::Gone);
        if on_field && (card.face == Face::Up || table.twin.is_protector(id)) {
            secrets[real].is_seen(None, at);
        }
        secrets[real].is_seen(Some(owner), 0);
        secrets[real].told |= told.known.name(id).is_some();
    }
}

/// A card named while only its owner knew it, of which no record tells again: in Extinction it is counted, and where it comes
/// out of the deck anew nobody said that it is the same.
fn find_unsaid(players: &Players, secrets: &mut [Secret], table: &dyn Referee) {
    let (plays, known) = (table.plays(), &players.table.game.state().known);
    let mut open = BTreeSet::new();
    for (id, real) in players.table.real_of.iter().enumerate() {
        let lies = players.table.twin.cards[id].lies;
        let is_counted = matches!(lies, Lies::Extinction(_) | Lies::Deck(_) | Lies::EquipmentZone(_));
        if !is_counted && known.name(id).is_some() {
            open.extend(*real);
        }
    }
    for (real, secret) in secrets.iter_mut().enumerate() {
        let Some(since) = secret.seen.get(&None) else { continue };
        // What is printed on a card is told of its name, and of no card on the table.
        let names_it = |play: &PlayView| !play.text.starts_with("carta ") && play.text.contains(&secret.name);
        let is_said = plays.iter().any(|play| play.seq >= *since && names_it(play));
        secret.is_unsaid = !is_said && !open.contains(&real);
    }
}

#[test]
fn no_reader_is_told_a_card_of_kodem_before_it_was_seen() {
    let kept = kept_in(1, 40, |seed| {
        let mut players = Players::apart(seed, Party::standard(seed));
        let names = players.table.deal.cards.iter().map(|card| card.facts.name.clone().unwrap());
        let mut secrets: Vec<Secret> = names.map(Secret::of).collect();
        while !players.is_over() {
            let at = players.table.game.next_seq();
            players.step();
            look(&players, &mut secrets, at);
        }
        // Each late word has the match judged anew: of all there are, one in four, so that more matches are played.
        let mut rng = Rng::with_seed(seed);
        for event in everything(&players.table).into_iter().filter(|_| rng.u8(..4) == 0) {
            players.play(Planned::plain(event));
        }
        look(&players, &mut secrets, players.table.game.next_seq());
        let table = recorded::<Kodem>(&players.table.game.plays().to_vec());
        find_unsaid(&players, &mut secrets, &table);
        assert_kept(&format!("seed {seed}"), &table, &secrets)
    });
    assert!(kept > 0, "nothing was kept back");
}
