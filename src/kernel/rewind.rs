//! What a judge had a match go back over: it happened and is judged as it was, and the table is then what it was before.

use super::fold::Match;
use super::game::Game;
use super::records::Play;

/// The beginning of what a match is to go back over.
pub(super) struct Opened<G: Game> {
    /// So many plays came before.
    plays: usize,
    /// The table before it.
    state: G::State,
}

impl<G: Game> Clone for Opened<G> {
    fn clone(&self) -> Self {
        Opened { plays: self.plays, state: self.state.clone() }
    }
}

impl<G: Game> Match<G> {
    /// Keeps the table as it is before a play with which something begins that the match is to go back over.
    pub(super) fn open(&mut self, play: &Play<G::Event>) {
        for _ in 0..play.opens {
            self.opened.push(Opened { plays: self.plays.len(), state: self.state.clone() });
        }
    }

    /// Goes back over what ends with a play, which is not among the plays yet. What is known by now stays known, and
    /// findings stay.
    pub(super) fn close(&mut self, play: &Play<G::Event>) {
        for _ in 0..play.closes {
            let Some(Opened { plays, state }) = self.opened.pop() else { return };
            let events: Vec<&G::Event> =
                self.plays.from(plays).chain([play]).map(|play| &play.event).collect();
            self.state = G::gone_back(state, &self.state, &events);
            // A step taken for granted was gone back over, too.
            self.granted.clear();
        }
    }
}
