//! The records of a match, and the plays in force among them.

use super::body::{Body, Waiver, WaiverSource};
use super::course::Course;
use super::desk::{DeskRecord, Rewind};
use super::game::Game;
use super::ids::Seq;
use super::log::Log;

/// A play in force, as the fold sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Play<E> {
    /// Its number.
    pub seq: Seq,
    /// What happened.
    pub event: E,
    /// Permissions, those of later records included.
    pub waivers: Vec<Waiver>,
    /// Nobody said it: a later play took it for granted. It is judged for what was owed, never for coming then.
    pub is_tacit: bool,
    /// What a judge had the match go back over begins with it: so many times.
    pub opens: u32,
    /// What a judge had the match go back over ends with it: so many times.
    pub closes: u32,
}

impl<E> Play<E> {
    /// A play that somebody said and nobody permitted anything.
    pub fn of(seq: Seq, event: E) -> Self {
        Play { seq, event, waivers: Vec::new(), is_tacit: false, opens: 0, closes: 0 }
    }

    /// The same play with another event: what it amounts to.
    pub fn meaning<F>(&self, event: F) -> Play<F> {
        Play { waivers: self.waivers.clone(), is_tacit: self.is_tacit, ..Play::of(self.seq, event) }
    }

    /// The waiver that covers `clause`, if any: a judge's order before what cards say, the last one told first.
    pub fn waiver(&self, clause: &str) -> Option<&Waiver> {
        self.waiver_that(clause, |_| true)
    }

    /// The same, of those that `settles` accepts.
    pub fn waiver_that(&self, clause: &str, settles: impl Fn(&Waiver) -> bool) -> Option<&Waiver> {
        let covering = || self.waivers.iter().rev().filter(|w| w.covers(clause) && settles(w));
        covering().find(|w| w.by == WaiverSource::Judge).or_else(|| covering().next())
    }

    /// Whether a permission covers `clause`.
    pub fn is_permitted(&self, clause: &str) -> bool {
        self.waiver(clause).is_some()
    }
}

/// The records of a match in order; the number of a record is its index.
#[derive(Clone, PartialEq, Debug)]
pub struct Records<E> {
    /// Bodies by number.
    pub all: Log<Body<E>>,
}

impl<E: Clone> Records<E> {
    /// Every event that was told, struck ones included.
    pub fn events(&self) -> impl Iterator<Item = &E> {
        self.all
            .iter()
            .filter_map(|body| if let Body::Play { event, .. } = body { Some(event) } else { None })
    }

    /// The plays in force in order of play: late entries before the play they name (several in order of typing),
    /// replacements in the place of what they replace, struck plays left out.
    pub fn in_force(&self) -> Vec<Play<E>> {
        self.in_force_by(&self.course(), Seq::MAX).collect()
    }

    /// The same where the course of the records is known, with the rewinds recorded up to `by`.
    pub(super) fn in_force_by(&self, course: &Course, by: Seq) -> impl Iterator<Item = Play<E>> {
        let standing = course.order.iter().filter(|seq| course.stands(**seq));
        standing.filter_map(move |seq| {
            let mut play = self.play_of(*seq, course)?;
            (play.opens, play.closes) = course.brackets(*seq, by);
            Some(play)
        })
    }

    /// What the records do to each other.
    pub fn course(&self) -> Course {
        Course::of(&self.all)
    }

    /// The play that stands in the place of this one; itself where none does.
    pub fn stands_for(&self, seq: Seq) -> Seq {
        self.course().stands_for(seq)
    }

    /// The play this one was entered before, and the one it was entered in the place of.
    pub fn placement(&self, seq: Seq) -> (Option<Seq>, Option<Seq>) {
        match usize::try_from(seq).ok().and_then(|n| self.all.get(n)) {
            Some(Body::Play { before, instead, .. }) => (*before, *instead),
            Some(_) | None => (None, None),
        }
    }

    /// The play with this number with all its permissions, in force or not.
    pub fn play(&self, seq: Seq) -> Option<Play<E>> {
        let after = self.all.from(usize::try_from(seq).ok()?);
        self.permitted(seq, after.filter_map(|body| body.waives(seq)))
    }

    /// The same where the course of the records is known.
    pub fn play_of(&self, seq: Seq, course: &Course) -> Option<Play<E>> {
        let later = course.waives(seq).iter().filter_map(|n| self.all.get(*n)?.waives(seq));
        self.permitted(seq, later)
    }

    fn permitted<'a>(&'a self, seq: Seq, later: impl Iterator<Item = &'a Waiver>) -> Option<Play<E>> {
        let Some(Body::Play { event, waiver, tacit, .. }) = self.all.get(usize::try_from(seq).ok()?) else {
            return None;
        };
        let mut play = Play::of(seq, event.clone());
        play.waivers.extend(waiver.iter().chain(later).cloned());
        play.is_tacit = tacit.is_some();
        Some(play)
    }

    /// The rewind with this number.
    pub(super) fn rewind(&self, seq: Seq) -> Option<&Rewind> {
        match self.all.get(usize::try_from(seq).ok()?) {
            Some(Body::Desk(DeskRecord::Rewind(rewind))) => Some(rewind),
            Some(_) | None => None,
        }
    }

    /// The last `plays` plays that somebody typed and that stand, in the order of the log; a rewind is undone as one.
    pub(super) fn last_plays(&self, plays: usize, course: &Course) -> Vec<Seq> {
        let typed = |seq: &Seq| {
            let body = usize::try_from(*seq).ok().and_then(|n| self.all.get(n));
            let is_rewind = matches!(body, Some(Body::Desk(DeskRecord::Rewind(_))));
            is_rewind || matches!(body, Some(Body::Play { told: false, tacit: None, .. }))
        };
        let records = Seq::try_from(self.all.len()).unwrap_or(Seq::MAX);
        let standing = (0..records).rev().filter(|seq| typed(seq) && course.stands(*seq));
        let mut last: Vec<Seq> = standing.take(plays).collect();
        last.reverse();
        last
    }

    /// The plays of the last undoing that has not been taken back.
    pub fn undone(&self) -> Vec<Seq> {
        let mut open: Vec<&[Seq]> = Vec::new();
        for body in self.all.iter() {
            if let Body::Strike { of, undo: true } = body {
                open.push(of);
            } else if let Body::Restore { of } = body {
                open.retain(|struck| struck != of);
            } else if let Body::Play { .. } | Body::Desk(DeskRecord::Rewind(_)) = body {
                // Play has gone on: what was undone before it stays undone.
                open.clear();
            }
        }
        open.last().map_or(Vec::new(), |of| of.to_vec())
    }
}

/// The plays in force, with the rewinds recorded up to `by`; those that point to a replaced play point to what stands in its place.
pub(super) fn in_force<G: Game>(
    records: &Records<G::Event>,
    course: &Course,
    by: Seq,
) -> impl Iterator<Item = Play<G::Event>> {
    records.in_force_by(course, by).map(|mut play| {
        G::repoint(&mut play.event, &|seq| course.stands_for(seq));
        play
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn play(event: char) -> Body<char> {
        Body::Play { event, before: None, instead: None, waiver: None, told: false, tacit: None }
    }

    fn played(all: Vec<Body<char>>) -> String {
        Records { all: all.into_iter().collect() }.in_force().into_iter().map(|p| p.event).collect()
    }

    #[test]
    fn late_entries_before_one_play_stand_in_order_of_typing() {
        let late = |event| Body::Play {
            event,
            before: Some(1),
            instead: None,
            waiver: None,
            told: false,
            tacit: None,
        };
        assert_eq!(
            played(vec![Body::Note { about: None, text: String::new() }, play('a'), late('x'), late('y')]),
            "xya"
        );
    }

    #[test]
    fn undoing_a_replacement_brings_back_what_it_replaced() {
        let instead =
            Body::Play { event: 'x', before: None, instead: Some(0), waiver: None, told: false, tacit: None };
        let mut all = vec![play('a'), play('b'), instead];
        assert_eq!(played(all.clone()), "xb");
        all.push(Body::Strike { of: vec![2], undo: true });
        assert_eq!(played(all), "ab");
    }

    #[test]
    fn a_replacement_that_is_replaced_brings_nothing_back() {
        let instead = |event, of| Body::Play {
            event,
            before: None,
            instead: Some(of),
            waiver: None,
            told: false,
            tacit: None,
        };
        let all = vec![play('a'), play('b'), instead('x', 0), instead('y', 2)];
        assert_eq!(played(all.clone()), "yb");
        assert_eq!(Records { all: all.clone().into_iter().collect() }.stands_for(0), 3);
        let undone = [all, vec![Body::Strike { of: vec![3], undo: true }]].concat();
        assert_eq!(played(undone), "xb");
    }

    #[test]
    fn a_struck_play_keeps_its_place() {
        let mut all = vec![play('a'), play('b'), Body::Strike { of: vec![0], undo: true }];
        assert_eq!(played(all.clone()), "b");
        all.push(Body::Restore { of: vec![0] });
        assert_eq!(played(all), "ab");
    }
}
