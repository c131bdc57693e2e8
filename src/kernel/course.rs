//! What the records of a log do to each other: which plays stand, what stands in whose place, in which order they were
//! played, what a judge had the match go back over. Found in one pass each way, so that a log of any length and any
//! contents is read in time linear in it.

use std::collections::BTreeMap;

use super::body::Body;
use super::chain::{Chain, Link};
use super::desk::DeskRecord;
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
    /// Of every record the rewind that took it back, the innermost of several.
    rewound_by: Vec<Option<Seq>>,
    /// Of every rewind in force the record that it begins with: a play, or an earlier rewind.
    begins: BTreeMap<Seq, Seq>,
    /// The rewinds that begin with a play, the outermost first, and those that end with one, the innermost first.
    brackets: BTreeMap<Seq, (Vec<Seq>, Vec<Seq>)>,
    /// Where in the order of play those begin and end.
    spans: BTreeMap<Seq, (usize, usize)>,
    /// A record strikes or replaces what came after it: no program writes that, and whatever comes next is looked at
    /// with all the others.
    points_ahead: bool,
}

impl Course {
    pub(super) fn of<E>(all: &Log<Body<E>>) -> Self {
        let mut course = Course {
            order: Vec::new(),
            stands: vec![false; all.len()],
            replaced_by: vec![None; all.len()],
            stands_for: (0..).take(all.len()).collect(),
            waives: BTreeMap::new(),
            rewound_by: Vec::new(),
            begins: BTreeMap::new(),
            brackets: BTreeMap::new(),
            spans: BTreeMap::new(),
            points_ahead: all.iter().enumerate().any(|(n, body)| points_ahead(n, body)),
        };
        course.walk_back(all);
        course.put_in_order(all);
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
        self.rewound_by.push(None);
        Some(self)
    }

    /// The plays in their order, and what was gone back over.
    fn put_in_order<E>(&mut self, all: &Log<Body<E>>) {
        let chain = Chain::of(all, |seq| self.stands(seq));
        self.rewound_by = chain.taken_by();
        self.begins = chain.begins(|seq| self.stands(seq));
        // A rewind whose plays were all struck takes nothing back.
        let (mut opening, mut last): (Vec<Seq>, usize) = (Vec::new(), 0);
        for link in chain.links() {
            match link {
                Link::Play(seq) => {
                    let at = self.order.len();
                    self.order.push(seq);
                    if !self.stands(seq) {
                        continue;
                    }
                    last = at;
                    if !opening.is_empty() {
                        self.spans.extend(opening.iter().map(|by| (*by, (at, at))));
                        self.brackets.entry(seq).or_default().0 = std::mem::take(&mut opening);
                    }
                }
                Link::Opens(by) => opening.push(by),
                Link::Closes(by) => {
                    if let (Some(span), Some(seq)) = (self.spans.get_mut(&by), self.order.get(last)) {
                        span.1 = last;
                        self.brackets.entry(*seq).or_default().1.push(by);
                    } else {
                        opening.pop();
                    }
                }
            }
        }
    }

    /// Backwards, so that the fate of a replacement is known before what it replaces is asked; of several
    /// replacements of one play the last that was not struck wins.
    fn walk_back<E>(&mut self, all: &Log<Body<E>>) {
        let mut struck: Vec<Option<bool>> = vec![None; all.len()];
        // By which record, where it was.
        let mut struck_by = vec![all.len(); all.len()];
        let mut replaced = vec![false; all.len()];
        for (n, body) in (0..all.len()).rev().zip(all.iter().rev()) {
            for (of, off) in body.strikes() {
                if let Some(fate @ None) = struck.get_mut(index(*of)) {
                    *fate = Some(off);
                    struck_by[index(*of)] = n;
                }
            }
            if matches!(body, Body::Desk(DeskRecord::Rewind(_))) {
                self.stands[n] = struck[n] != Some(true);
            }
            let Body::Play { instead, tacit, .. } = body else { continue };
            let target = instead.map(index).filter(|i| *i < all.len());
            let beaten = target.is_some_and(|i| replaced[i]);
            let fell = tacit.is_some_and(|by| {
                by > Seq::try_from(n).unwrap_or(Seq::MAX) && self.has_fallen(all, by, &struck_by)
            });
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

    /// Whether the play that a tacit step leads to, behind other such steps, stands no more, nor anything in its place, and
    /// nothing was played between it and what struck it: that took the step for granted as well. Asked on the way back.
    fn has_fallen<E>(&self, all: &Log<Body<E>>, seq: Seq, struck_by: &[usize]) -> bool {
        let mut at = seq;
        while let Some(Body::Play { tacit: Some(next), .. }) = all.get(index(at))
            && *next > at
        {
            at = *next;
        }
        let stands = |seq: Seq| self.stands(self.stands_for(seq));
        let by = struck_by.get(index(self.stands_for(at))).copied().unwrap_or(0);
        let is_played_on = || {
            let behind = (at.saturating_add(1)..).take_while(|seq| index(*seq) < by.min(all.len()));
            let is_in_order = |seq: &Seq| {
                matches!(
                    all.get(index(*seq)),
                    Some(Body::Play { before: None, instead: None, told: false, .. })
                )
            };
            by < all.len() && behind.filter(is_in_order).any(stands)
        };
        matches!(all.get(index(at)), Some(Body::Play { .. })) && !stands(at) && !is_played_on()
    }

    /// Whether a play stands: not struck, and not replaced by one that stands. A rewind stands until it is struck.
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

    /// The rewind that took a play back, the innermost of several.
    pub fn rewound_by(&self, seq: Seq) -> Option<Seq> {
        self.rewound_by.get(index(seq)).copied().flatten()
    }

    /// The standing plays that a rewind in force took back, those of rewinds in it included, in order of play.
    pub fn rewound(&self, rewind: Seq) -> Vec<Seq> {
        let span = self.spans.get(&rewind).and_then(|(first, last)| self.order.get(*first..=*last));
        span.into_iter().flatten().copied().filter(|seq| self.stands(*seq)).collect()
    }

    /// Whether a rewind takes anything back.
    pub fn goes_back(&self, rewind: Seq) -> bool {
        self.spans.contains_key(&rewind)
    }

    /// The standing plays that a rewind to before this one would take back, those of earlier rewinds included.
    ///
    /// # Errors
    /// The rewind in the middle of whose plays it lies.
    pub fn back_to(&self, first: Seq) -> Result<Vec<Seq>, Seq> {
        let mut at = first;
        while let Some(by) = self.rewound_by(at) {
            if self.begins.get(&by) != Some(&at) {
                return Err(by);
            }
            at = by;
        }
        let since = self.order.iter().copied().skip_while(|seq| *seq != first);
        Ok(since.filter(|seq| self.stands(*seq)).collect())
    }

    /// How many of the rewinds recorded up to `by` begin with a play, and how many end with it.
    pub(super) fn brackets(&self, seq: Seq, by: Seq) -> (u32, u32) {
        let count =
            |all: &[Seq]| all.iter().filter(|rewind| **rewind <= by).fold(0_u32, |n, _| n.saturating_add(1));
        self.brackets.get(&seq).map_or((0, 0), |(opens, closes)| (count(opens), count(closes)))
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
