//! Decklists told by name, as the match goes on: which names they hold, and what shows up beside them.

use std::collections::BTreeSet;

use super::apply::Change;
use super::event::Decklist;
use super::knowledge::{CardId, Facts, KINDS};
use super::state::State;
use crate::kernel::{SHORT, Seat, fold_in, folds_to};

impl State {
    /// Whether some player's list holds a name.
    pub fn is_listed(&self, name: &str) -> bool {
        let mut lists = self.players.iter().filter_map(|p| p.list.as_ref());
        lists.any(|(_, list)| holds(list, name))
    }
}

fn holds(list: &Decklist, name: &str) -> bool {
    let mut room = [0; SHORT];
    let name = fold_in(name, &mut room);
    list.names.iter().any(|n| folds_to(n, &name))
}

/// A list names all its cards where it gives no counts, or counts every kind and names as many.
fn is_whole(list: &Decklist) -> bool {
    let counted = list.counts.iter().fold(0_i32, |sum, (_, n)| sum.saturating_add(*n));
    let named = i32::try_from(list.names.len()).unwrap_or(i32::MAX);
    let counts_all = KINDS.iter().all(|(_, kind)| list.count(*kind).is_some());
    named > 0 && (list.counts.is_empty() || (counts_all && named >= counted))
}

fn unlisted(name: &str, owner: Seat) -> String {
    format!("«{name}» no está en la lista de {owner}")
}

impl Change<'_> {
    /// Remarks, once for each card, that its owner's list does not name it. No clause speaks of it.
    pub(super) fn remark_unlisted(&mut self, id: CardId, facts: &Facts) {
        let card = &self.s.cards[id];
        let (Some(name), false, None) = (&facts.name, card.token, card.named) else { return };
        let owner = card.owner;
        let list = self.s.player(owner).and_then(|p| p.list.as_ref());
        if list.is_some_and(|(_, list)| is_whole(list) && !holds(list, name)) {
            self.fx.notice(unlisted(name, owner));
        }
    }

    /// The same remark for the cards that were named before the list was told.
    pub(super) fn remark_shown(&mut self, seat: Seat, list: &Decklist) {
        if !is_whole(list) {
            return;
        }
        let shown = self.s.cards.iter().enumerate();
        let shown = shown.filter(|(_, c)| c.owner == seat && !c.token && c.named.is_some());
        let names = shown.filter_map(|(id, _)| self.s.known.name(id)).filter(|name| !holds(list, name));
        let remarks: BTreeSet<String> = names.map(|name| unlisted(name, seat)).collect();
        remarks.into_iter().for_each(|text| self.fx.notice(text));
    }

    /// Remarks a kind of which a list names more cards than it counts.
    pub(super) fn remark_miscounted(&mut self, seat: Seat, list: &Decklist) {
        for (kind, n) in &list.counts {
            let of_kind = |name: &&String| self.s.known.name_fact(name, |f| f.kind) == Some(*kind);
            let named = list.names.iter().filter(of_kind).count();
            if i32::try_from(named).unwrap_or(i32::MAX) > *n {
                let word = kind.word();
                self.fx.notice(format!("la lista de {seat} cuenta {n} {word} y nombra {named}"));
            }
        }
    }
}
