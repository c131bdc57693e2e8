//! Published cards while a match is typed: their `carta` plays come before the line that names them first, and
//! undoing passes over them, because nobody typed them.

use super::{Session, SessionError};
use crate::kernel::{Body, CardList, Draft, Referee, Seq};
use crate::notation::Deed;

impl Session {
    /// Gives the session the published cards of its game.
    #[must_use]
    pub fn with_cards(mut self, cards: Option<CardList>) -> Session {
        self.cards = cards;
        self
    }

    /// The records that tell the published cards a deed names, where the match does not tell them yet. What is told
    /// for a late entry stands before it in the order of play too.
    pub(super) fn told_for(&self, deed: &Deed, table: &dyn Referee) -> Vec<Body<Draft>> {
        let Deed::Play { draft, before, instead, .. } = deed else { return Vec::new() };
        let before = before.or(*instead);
        self.card_plays(draft, table).into_iter().map(|play| told(play, before)).collect()
    }

    pub(super) fn card_plays(&self, draft: &Draft, table: &dyn Referee) -> Vec<Draft> {
        self.cards.as_ref().map_or(Vec::new(), |cards| table.card_plays(draft, cards))
    }

    /// What is to be remarked of a deed that names what is not on file.
    pub(super) fn card_remark(&self, deed: &Deed) -> Option<String> {
        let Deed::Play { draft, .. } = deed else { return None };
        self.referee.card_remark(draft, self.cards.as_ref()?)
    }

    /// A table on which the published cards a draft names are told, if any are to be told.
    pub(super) fn table_told(&self, draft: &Draft) -> Result<Option<Box<dyn Referee>>, SessionError> {
        let plays = self.card_plays(draft, self.referee.as_ref());
        if plays.is_empty() {
            return Ok(None);
        }
        let mut table = self.referee.fork();
        for play in plays {
            self.take_in(table.as_mut(), told(play, None))?;
        }
        Ok(Some(table))
    }
}

/// The record of a play that nobody typed.
fn told(event: Draft, before: Option<Seq>) -> Body<Draft> {
    Body::Play { event, before, instead: None, waiver: None, told: true, tacit: None }
}
