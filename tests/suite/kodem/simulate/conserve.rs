//! Nothing comes from nothing and nothing is lost: the cards of each player, counted over field and piles.

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::Event;
use arbitro::games::kodem::state::{Card, Lies, State};
use arbitro::kernel::{Match, Seat, Seq};

/// What each player has, where every pile was counted; Tokens are no cards of a player (14.17b). Whoever is out of a
/// multiplayer match takes his cards with him (15.7).
pub fn cards(state: &State) -> Vec<Option<i64>> {
    (0..state.players.len()).map(|n| cards_of(state, Seat::at(n)?)).collect()
}

fn cards_of(state: &State, seat: Seat) -> Option<i64> {
    let player = state.player(seat).filter(|p| !p.eliminated)?;
    let piles = [player.deck?, player.equipment_zone?, player.extinct, player.spares];
    // A count at its limit holds no more.
    if piles.contains(&i32::MAX) {
        return None;
    }
    let piles: i64 = piles.into_iter().map(i64::from).sum();
    let own = |card: &&Card| card.owner == seat && !card.token;
    let on_field =
        |card: &Card| matches!(card.lies, Lies::Main(..) | Lies::Protector(_) | Lies::Bio(_) | Lies::On(_));
    let pile = |card: &Card| match card.lies {
        Lies::Deck(s) | Lies::EquipmentZone(s) | Lies::Extinction(s) => Some(s),
        Lies::Main(..) | Lies::Protector(_) | Lies::Bio(_) | Lies::On(_) | Lies::Gone => None,
    };
    let elsewhere = |card: &Card| pile(card).is_some_and(|s| s != seat);
    let out = state.cards.iter().filter(own).filter(|c| on_field(c) || elsewhere(c)).count();
    let foreign = state.cards.iter().filter(|c| !c.token && c.owner != seat && pile(c) == Some(seat)).count();
    Some(piles + i64::try_from(out).unwrap() - i64::try_from(foreign).unwrap())
}

/// The players whose number of cards an event changed. Before the first turn the cards are only being laid out;
/// `situar` says a table without asking where its cards come from; and with a player who is out go the cards of
/// others that lay on his side (15.7).
pub fn changed(before: &[Option<i64>], event: &Event, state: &State) -> Vec<usize> {
    let free = matches!(event, Event::Situate { .. })
        || state.turn.number == 0 && matches!(event, Event::Lay { .. } | Event::Turn { .. })
        || matches!(event, Event::Turn { .. }) && state.players.iter().any(|p| p.eliminated);
    let after = cards(state);
    let differs = |n: &usize| matches!((before[*n], after[*n]), (Some(had), Some(has)) if had != has);
    if free { Vec::new() } else { (0..before.len().min(after.len())).filter(differs).collect() }
}

/// Whether something was remarked about the event: a notice or a finding.
pub fn is_remarked(game: &Match<Kodem>, seq: Seq) -> bool {
    game.notices().iter().any(|n| n.about == seq) || game.findings().iter().any(|f| f.about == seq)
}
