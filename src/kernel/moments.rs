//! A match as it was at some moment, and what a judge would go back over from now.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::fold::Match;
use super::game::Game;
use super::ids::Seq;
use super::records::in_force;
use super::table::Table;

/// What going back would take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackOver {
    /// The plays that count, in order of play.
    pub plays: Vec<Seq>,
    /// Those of them that somebody said and that did something, told facts of cards left out.
    pub acts: usize,
    /// The first of them in which chance had a part, or in which cards moved that not everybody can tell apart.
    pub random: Option<Seq>,
    /// All of them were gone back over before.
    pub is_idle: bool,
}

/// The moment of a match that a table is of. Its forks are of the same until a record comes to one of them; no other table is: as
/// long as somebody holds it, no other can stand at its address.
#[derive(Clone, Debug)]
pub struct Moment(Arc<()>);

impl Moment {
    /// One that is like none before it.
    pub(super) fn new() -> Moment {
        Moment(Arc::new(()))
    }
}

impl PartialEq for Moment {
    fn eq(&self, other: &Moment) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Moment {}

impl<G: Game> Table<G> {
    /// The plays in order of play up to the first that is the `end`, with the rewinds recorded up to `by`.
    fn until(&self, end: impl Fn(Seq) -> bool, by: Seq, known: G::Knowledge) -> Self {
        let mut plays: Vec<_> = in_force::<G>(&self.records, self.course(), by).collect();
        let before: BTreeSet<Seq> = self.course().order.iter().copied().take_while(|s| !end(*s)).collect();
        plays.retain(|p| before.contains(&p.seq));
        let rules = self.folded.rules().clone();
        Table::of(self.records.clone(), Match::knowing(rules, known).after(plays))
    }

    /// The match after the records up to `seq`.
    pub(super) fn table_at(&self, seq: Seq) -> Table<G> {
        let upto = usize::try_from(seq).map_or(usize::MAX, |n| n.saturating_add(1));
        let mut records = self.records.clone();
        records.all.truncate(upto);
        let folded = self.folded.retold(in_force::<G>(&records, &records.course(), Seq::MAX).collect());
        Table::of(records, folded)
    }

    /// The table just before a play.
    pub(super) fn as_before(&self, seq: Seq) -> Self {
        self.until(|s| s == seq, Seq::MAX, G::knowledge(self.folded.state()).clone())
    }

    /// The table as it lay when a record was made, late entries included.
    pub(super) fn as_then(&self, seq: Seq) -> Self {
        let came_later = |s: Seq| s > seq && self.records.placement(s) == (None, None);
        self.until(came_later, seq, G::knowledge(self.folded.state()).clone())
    }

    /// The table just before a play whose labels are free again.
    pub(super) fn as_in_place_of(&self, seq: Seq) -> Self {
        let mut known = G::knowledge(self.folded.state()).clone();
        if let Some(play) = self.records.play(seq) {
            G::release(&mut known, &play.event);
        }
        self.until(|s| s == seq, Seq::MAX, known)
    }

    /// What going back to before a play would take back.
    pub(super) fn back_over(&self, first: Seq) -> Result<BackOver, Seq> {
        let plays = self.course().back_to(first)?;
        let is_idle = plays.iter().all(|seq| self.course().rewound_by(*seq).is_some());
        let again = |seq: &&Seq| self.course().rewound_by(**seq).is_none();
        let of = |seq: &Seq| self.records.play_of(*seq, self.course());
        let told: Vec<_> = plays.iter().filter(again).filter_map(of).collect();
        let acts =
            told.iter().filter(|play| !play.is_tacit && G::told_of_name(&play.event).is_none()).count();
        let random = told.iter().find(|play| G::is_random(&play.event)).map(|play| play.seq);
        Ok(BackOver { plays, acts, random, is_idle })
    }
}
