//! Decklists told by name, as the match goes on: which names they hold, and what shows up beside them.

use super::apply::Change;
use super::event::Decklist;
use super::knowledge::{CardId, Facts};
use super::state::State;
use crate::kernel::fold;

impl State {
    /// Whether some player's list holds a name.
    pub fn is_listed(&self, name: &str) -> bool {
        let mut lists = self.players.iter().filter_map(|p| p.list.as_ref());
        lists.any(|(_, list)| holds(list, name))
    }
}

fn holds(list: &Decklist, name: &str) -> bool {
    list.names.iter().any(|n| fold(n) == fold(name))
}

/// A list names all its cards where it gives no counts, or as many names as it counts.
fn is_whole(list: &Decklist) -> bool {
    let counted = list.counts.iter().fold(0_i32, |sum, (_, n)| sum.saturating_add(*n));
    let named = i32::try_from(list.names.len()).unwrap_or(i32::MAX);
    named > 0 && (list.counts.is_empty() || named >= counted)
}

impl Change<'_> {
    /// Remarks, once for each card, that its owner's list does not name it. No clause speaks of it.
    pub(super) fn remark_unlisted(&mut self, id: CardId, facts: &Facts) {
        let card = &self.s.cards[id];
        let (Some(name), false, None) = (&facts.name, card.token, card.named) else { return };
        let owner = card.owner;
        let list = self.s.player(owner).and_then(|p| p.list.as_ref());
        if list.is_some_and(|(_, list)| is_whole(list) && !holds(list, name)) {
            self.fx.notice(format!("«{name}» no está en la lista de {owner}"));
        }
    }
}
