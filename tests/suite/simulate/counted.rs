//! Nothing comes from nothing and nothing is lost: the cards, counted before and after every play.

use arbitro::kernel::{Game, Match, Play, Seq};

/// A game whose cards can be counted.
pub trait Counted: Game {
    /// How many cards there are over all places, for each owner where they have one; none where a pile was not told.
    fn cards(state: &Self::State) -> Vec<Option<i64>>;

    /// Whether an event says itself how many cards there are, or only lays them out; given the table after it.
    fn says_how_many(event: &Self::Event, after: &Self::State) -> bool;

    /// Whether something was remarked about a play: a notice or a finding.
    fn is_remarked(game: &Match<Self>, seq: Seq) -> bool {
        game.notices().iter().any(|n| n.about == seq) || game.findings().iter().any(|f| f.about == seq)
    }
}

/// Whether an event made or lost cards.
pub fn differs<G: Counted>(before: &[Option<i64>], event: &G::Event, after: &G::State) -> bool {
    let counted = |(had, has): (&Option<i64>, &Option<i64>)| had.is_some() && has.is_some() && had != has;
    !G::says_how_many(event, after) && before.iter().zip(&G::cards(after)).any(counted)
}

/// A play that made or lost cards.
#[derive(PartialEq, Debug)]
pub struct Change {
    /// The play, and the cards before and after it.
    pub text: String,
    /// Whether the referee said something about it.
    pub is_remarked: bool,
}

/// Which of the plays made or lost cards, beginning at this table.
pub fn made_or_lost<G: Counted>(mut game: Match<G>, plays: &[Play<G::Event>]) -> Vec<Change> {
    let mut changes = Vec::new();
    for play in plays {
        let before = G::cards(game.state());
        game.push(play.clone());
        if differs::<G>(&before, &play.event, game.state()) {
            let (line, after) = (G::print(&play.event), G::cards(game.state()));
            let text = format!("#{} {line}: {before:?} to {after:?}", play.seq);
            changes.push(Change { text, is_remarked: G::is_remarked(&game, play.seq) });
        }
    }
    changes
}
