//! The order of play as a chain of links, so that one is put before or behind another without moving the rest. What a judge
//! had the match go back over is a chain of its own that hangs in the link of its rewind.

use std::collections::BTreeMap;

use super::body::Body;
use super::desk::DeskRecord;
use super::ids::Seq;
use super::log::Log;

/// A step along the chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Link {
    /// A play.
    Play(Seq),
    /// What this rewind took back begins.
    Opens(Seq),
    /// It ends.
    Closes(Seq),
}

/// The chain of all plays.
pub(super) struct Chain {
    /// Behind the records their end, which follows the last play and leads to the first; then such an end of what each rewind
    /// took back. What comes before and what behind.
    links: Vec<Option<(usize, usize)>>,
    end: usize,
    /// Of every rewind in force the end of what it took back.
    inner: BTreeMap<usize, usize>,
    /// And the rewind of every such end.
    outer: BTreeMap<usize, usize>,
    taken_by: Vec<Option<usize>>,
}

fn index(seq: Seq) -> usize {
    usize::try_from(seq).unwrap_or(usize::MAX)
}

fn number(at: usize) -> Seq {
    Seq::try_from(at).unwrap_or(Seq::MAX)
}

impl Chain {
    /// The plays of these records; `stands` says which rewinds are in force.
    pub fn of<E>(all: &Log<Body<E>>, stands: impl Fn(Seq) -> bool) -> Chain {
        let end = all.len();
        let mut links = vec![None; end];
        links.push(Some((end, end)));
        let (inner, outer) = (BTreeMap::new(), BTreeMap::new());
        let mut chain = Chain { links, end, inner, outer, taken_by: vec![None; end] };
        for (n, body) in all.iter().enumerate() {
            if let Body::Play { before, instead, .. } = body {
                chain.put(n, *before, *instead);
            } else if let Body::Desk(DeskRecord::Rewind(rewind)) = body
                && stands(number(n))
            {
                chain.go_back(n, index(rewind.first), &stands);
            }
        }
        chain
    }

    fn link(&self, at: usize) -> Option<(usize, usize)> {
        self.links.get(at).copied().flatten()
    }

    /// What comes behind a link.
    fn next(&self, at: usize) -> usize {
        self.link(at).map_or(self.end, |(_, next)| next)
    }

    fn join(&mut self, one: usize, other: usize) {
        self.links[one].get_or_insert((one, one)).1 = other;
        self.links[other].get_or_insert((other, other)).0 = one;
    }

    /// Puts a play where it belongs: into what a rewind took back where that is.
    fn put(&mut self, n: usize, before: Option<Seq>, instead: Option<Seq>) {
        let played = |seq: Seq| Some(index(seq)).filter(|i| *i < n && self.link(*i).is_some());
        let beside = before.or(instead).and_then(played);
        let next = match (beside, before) {
            (Some(of), Some(_)) => of,
            (Some(of), None) => self.next(of),
            (None, _) => self.end,
        };
        let last = self.link(next).map_or(self.end, |(last, _)| last);
        self.taken_by[n] = beside.and_then(|of| self.taken_by[of]);
        self.join(last, n);
        self.join(n, next);
    }

    /// What stands before a link: what was struck or replaced there begins nothing.
    fn last_standing(&self, at: usize, stands: &impl Fn(Seq) -> bool) -> usize {
        let before = |at: usize| self.link(at).map_or(self.end, |(last, _)| last);
        let mut last = before(at);
        while last < self.end && !stands(number(last)) {
            last = before(last);
        }
        last
    }

    /// Hangs what was played since `first` into the link of a rewind. What lies in the middle of an earlier one is no place to
    /// go back to.
    fn go_back(&mut self, rewind: usize, first: usize, stands: &impl Fn(Seq) -> bool) {
        if first >= rewind || self.link(first).is_none() {
            return;
        }
        let mut first = first;
        while let Some(by) = self.taken_by[first] {
            if self.last_standing(first, stands) <= self.end {
                return;
            }
            first = by;
        }
        let own = self.links.len();
        self.links.push(None);
        self.inner.insert(rewind, own);
        self.outer.insert(own, rewind);
        let before = self.link(first).map_or(self.end, |(last, _)| last);
        let last = self.link(self.end).map_or(first, |(last, _)| last);
        let mut at = first;
        while at != self.end {
            self.taken_by[at] = Some(rewind);
            at = self.next(at);
        }
        self.join(own, first);
        self.join(last, own);
        self.join(before, rewind);
        self.join(rewind, self.end);
    }

    /// Of every record the rewind that took it back.
    pub fn taken_by(&self) -> Vec<Option<Seq>> {
        self.taken_by.iter().map(|by| by.map(number)).collect()
    }

    /// Of every rewind in force the record that it begins with: the first that stands.
    pub fn begins(&self, stands: impl Fn(Seq) -> bool) -> BTreeMap<Seq, Seq> {
        let first = |own: usize| {
            let mut at = self.next(own);
            while at < self.end && !stands(number(at)) {
                at = self.next(at);
            }
            number(at)
        };
        self.inner.iter().map(|(rewind, own)| (number(*rewind), first(*own))).collect()
    }

    /// The chain from its beginning to its end.
    pub fn links(&self) -> impl Iterator<Item = Link> {
        let mut at = self.next(self.end);
        std::iter::from_fn(move || {
            if at == self.end {
                return None;
            }
            if let Some(rewind) = self.outer.get(&at) {
                at = self.next(*rewind);
                return Some(Link::Closes(number(*rewind)));
            }
            let here = at;
            if let Some(own) = self.inner.get(&here) {
                at = self.next(*own);
                return Some(Link::Opens(number(here)));
            }
            at = self.next(here);
            Some(Link::Play(number(here)))
        })
    }
}
