//! What the records of a log do to each other: which plays stand, what stands in whose place, in which order they were
//! played. Found in one pass each way, so that a log of any length and any contents is read in time linear in it.

use std::collections::BTreeMap;

use super::body::Body;
use super::ids::Seq;
use super::log::Log;

/// What the records come to, by number.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// Every play, struck ones included, in order of play.
    pub order: Vec<Seq>,
    stands: Vec<bool>,
    replaced_by: Vec<Option<Seq>>,
    stands_for: Vec<Seq>,
    waives: BTreeMap<Seq, Vec<usize>>,
    /// A record strikes or replaces what came after it: no program writes that, and whatever comes next is looked at
    /// with all the others.
    points_ahead: bool,
}

impl Course {
    pub(super) fn of<E>(all: &Log<Body<E>>) -> Self {
        let mut course = Course {
            order: order(all),
            stands: vec![false; all.len()],
            replaced_by: vec![None; all.len()],
            stands_for: (0..).take(all.len()).collect(),
            waives: BTreeMap::new(),
            points_ahead: all.iter().enumerate().any(|(n, body)| points_ahead(n, body)),
        };
        course.walk_back(all);
        for (n, body) in all.iter().enumerate() {
            if let Body::Waive { of, .. } = body
                && index(*of) < n
            {
                course.waives.entry(*of).or_default().push(n);
            }
        }
        course
    }

    /// The same with one record more behind these, where that moves nothing that was there: a play in order, or a word
    /// of the desk.
    pub(super) fn followed_by<E>(mut self, body: &Body<E>) -> Option<Self> {
        let is_play = matches!(body, Body::Play { before: None, instead: None, .. });
        if self.points_ahead || !is_play && body.moves_plays() {
            return None;
        }
        let seq = Seq::try_from(self.stands.len()).ok()?;
        self.order.extend(Some(seq).filter(|_| is_play));
        self.stands.push(is_play);
        self.replaced_by.push(None);
        self.stands_for.push(seq);
        Some(self)
    }

    /// Backwards, so that the fate of a replacement is known before what it replaces is asked; of several
    /// replacements of one play the last that was not struck wins.
    fn walk_back<E>(&mut self, all: &Log<Body<E>>) {
        let mut struck: Vec<Option<bool>> = vec![None; all.len()];
        let mut replaced = vec![false; all.len()];
        for (n, body) in (0..all.len()).rev().zip(all.iter().rev()) {
            for (of, off) in body.strikes() {
                if let Some(fate) = struck.get_mut(index(*of)) {
                    fate.get_or_insert(off);
                }
            }
            let Body::Play { instead, tacit, .. } = body else { continue };
            let target = instead.map(index).filter(|i| *i < all.len());
            let beaten = target.is_some_and(|i| replaced[i]);
            let fell =
                tacit.is_some_and(|by| by > Seq::try_from(n).unwrap_or(Seq::MAX) && self.has_fallen(all, by));
            let holds = struck[n] != Some(true) && !beaten && !fell;
            self.stands[n] = holds && !replaced[n];
            if let Some(next) = self.replaced_by[n] {
                self.stands_for[n] = self.stands_for[index(next)];
            }
            if let Some(target) = target.filter(|_| holds) {
                replaced[target] = true;
                if target < n {
                    self.replaced_by[target] = Seq::try_from(n).ok();
                }
            }
        }
    }

    /// Whether the play that a tacit step leads to, behind other such steps, stands no more, nor anything in its place.
    /// Asked on the way back.
    fn has_fallen<E>(&self, all: &Log<Body<E>>, seq: Seq) -> bool {
        let mut at = seq;
        while let Some(Body::Play { tacit: Some(next), .. }) = all.get(index(at))
            && *next > at
        {
            at = *next;
        }
        matches!(all.get(index(at)), Some(Body::Play { .. })) && !self.stands(self.stands_for(at))
    }

    /// Whether a play stands: not struck, and not replaced by one that stands.
    pub fn stands(&self, seq: Seq) -> bool {
        self.stands.get(index(seq)).copied().unwrap_or(false)
    }

    /// The play that was entered in the place of this one and not struck; it may have been replaced in turn.
    pub fn replaced_by(&self, seq: Seq) -> Option<Seq> {
        self.replaced_by.get(index(seq)).copied().flatten()
    }

    /// The play that stands in the place of this one; itself where none does.
    pub fn stands_for(&self, seq: Seq) -> Seq {
        self.stands_for.get(index(seq)).copied().unwrap_or(seq)
    }

    /// The later records that permit a play, as indices.
    pub(super) fn waives(&self, seq: Seq) -> &[usize] {
        self.waives.get(&seq).map_or(&[], Vec::as_slice)
    }
}

/// Whether a record strikes, restores or replaces itself or what comes later.
fn points_ahead<E>(n: usize, body: &Body<E>) -> bool {
    let replaces_later = matches!(body, Body::Play { instead: Some(of), .. } if index(*of) >= n);
    replaces_later || body.strikes().any(|(of, _)| index(*of) >= n)
}

fn index(seq: Seq) -> usize {
    usize::try_from(seq).unwrap_or(usize::MAX)
}

/// A chain of plays, so that one is put before or behind another without moving the rest.
fn order<E>(all: &Log<Body<E>>) -> Vec<Seq> {
    // One place more than there are records: the end, which follows the last play and leads to the first.
    let end = all.len();
    let mut links: Vec<Option<(usize, usize)>> = vec![None; end];
    links.push(Some((end, end)));
    for (n, body) in all.iter().enumerate() {
        let Body::Play { before, instead, .. } = body else { continue };
        let played = |seq: &Seq| Some(index(*seq)).filter(|i| *i < n && links[*i].is_some());
        let next = match (before, instead) {
            (Some(of), _) => played(of).unwrap_or(end),
            (None, Some(of)) => played(of).and_then(|i| links[i]).map_or(end, |(_, next)| next),
            (None, None) => end,
        };
        let last = links[next].map_or(end, |(last, _)| last);
        links[n] = Some((last, next));
        links[next].get_or_insert((n, n)).0 = n;
        links[last].get_or_insert((n, n)).1 = n;
    }
    let mut order = Vec::new();
    let mut at = links[end].map_or(end, |(_, first)| first);
    while at != end {
        order.extend(Seq::try_from(at));
        at = links[at].map_or(end, |(_, next)| next);
    }
    order
}
