//! What a judge had a match go back over: it happened and is judged as it was, and the table is then what it was before.

use std::sync::Arc;

use super::fold::Match;
use super::game::Game;
use super::records::Play;

/// The beginning of what a match is to go back over.
pub(super) struct Opened<G: Game> {
    /// The plays before it in which chance had a part.
    random: u64,
    /// The table before it. Shared: many may begin at once.
    state: Arc<G::State>,
}

impl<G: Game> Clone for Opened<G> {
    fn clone(&self) -> Self {
        Opened { random: self.random, state: Arc::clone(&self.state) }
    }
}

impl<G: Game> Match<G> {
    /// Keeps the table as it is before a play with which something begins that the match is to go back over.
    pub(super) fn open(&mut self, play: &Play<G::Event>) {
        if play.opens > 0 {
            let opened = Opened { random: self.random, state: Arc::new(self.state.clone()) };
            (0..play.opens).for_each(|_| self.opened.push(opened.clone()));
        }
        self.random += u64::from(G::is_random(&play.event));
    }

    /// Goes back over what ends with a play: of several to where the outermost began. What is known by now stays known, and
    /// findings stay.
    pub(super) fn close(&mut self, play: &Play<G::Event>) {
        let left = self.opened.len().saturating_sub(usize::try_from(play.closes).unwrap_or(usize::MAX));
        let Some(Opened { random, state }) = self.opened.get(left).filter(|_| play.closes > 0).cloned()
        else {
            return;
        };
        self.opened.truncate(left);
        self.state = G::gone_back(Arc::unwrap_or_clone(state), &self.state, self.random > random);
        // A step taken for granted was gone back over, too.
        self.granted.clear();
    }
}
