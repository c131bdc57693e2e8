//! A list that grows at its end. A copy of it shares what was there, and so does one that is cut short, so that a match is
//! tried out, or kept as it was, at no cost that grows with its length.

use std::ops::Range;
use std::sync::Arc;

/// Elements that are shared together; adding to a shared list copies fewer than these.
const BLOCK: usize = 64;

/// A list of which copies share all but their last elements.
#[derive(Clone, Debug)]
pub struct Log<T> {
    /// All full but the last, which may hold more than belongs to this list.
    blocks: Vec<Arc<Vec<T>>>,
    len: usize,
}

impl<T> Default for Log<T> {
    fn default() -> Self {
        Log { blocks: Vec::new(), len: 0 }
    }
}

impl<T> Log<T> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The element at a place.
    pub fn get(&self, at: usize) -> Option<&T> {
        if at < self.len { self.blocks.get(at / BLOCK)?.get(at % BLOCK) } else { None }
    }

    /// The last one.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len.checked_sub(1)?)
    }

    /// A copy that shares nothing.
    pub fn to_vec(&self) -> Vec<T>
    where
        T: Clone,
    {
        self.iter().cloned().collect()
    }

    /// All of them in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.from(0)
    }

    /// Those from a place on.
    pub fn from(&self, at: usize) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.between(at, self.len)
    }

    /// Those before a place.
    pub fn until(&self, at: usize) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.between(0, at.min(self.len))
    }

    /// Those from a place to before another, which lies in the list.
    fn between(&self, from: usize, to: usize) -> impl DoubleEndedIterator<Item = &T> + Clone {
        let from = from.min(to);
        let part = |block: usize, at: Range<usize>| {
            self.blocks.get(block).and_then(|block| block.get(at)).unwrap_or_default()
        };
        let (first, last) = (from / BLOCK, to / BLOCK);
        let (head, tail) = if first == last {
            (part(first, from % BLOCK..to % BLOCK), [].as_slice())
        } else {
            (part(first, from % BLOCK..BLOCK), part(last, 0..to % BLOCK))
        };
        let whole = self.blocks.get(first + 1..last).unwrap_or_default();
        head.iter().chain(whole.iter().flat_map(|block| block.iter())).chain(tail)
    }
}

impl<T: Clone> Log<T> {
    /// Adds one at the end.
    pub fn push(&mut self, one: T) {
        let at = self.len % BLOCK;
        match self.blocks.last_mut().filter(|_| at > 0) {
            Some(last) => own(last, at).push(one),
            None => {
                let mut block = Vec::with_capacity(BLOCK);
                block.push(one);
                self.blocks.push(Arc::new(block));
            }
        }
        self.len += 1;
    }

    /// The element at a place, to be changed; copies that share it keep theirs.
    pub fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        if at >= self.len {
            return None;
        }
        let block = at / BLOCK;
        let len = (self.len - block * BLOCK).min(BLOCK);
        own(self.blocks.get_mut(block)?, len).get_mut(at % BLOCK)
    }

    /// Leaves the first `len` alone.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
        self.blocks.truncate(self.len.div_ceil(BLOCK));
    }

    /// Puts one before the element at a place; what stands there and behind moves on.
    pub fn insert(&mut self, at: usize, one: T) {
        let moved: Vec<T> = self.from(at).cloned().collect();
        self.truncate(at);
        self.push(one);
        self.extend(moved);
    }
}

/// The first elements of a block, to be added to or changed: what is shared is copied.
fn own<T: Clone>(block: &mut Arc<Vec<T>>, len: usize) -> &mut Vec<T> {
    if Arc::get_mut(block).is_none() {
        let mut own = Vec::with_capacity(BLOCK);
        own.extend(block.iter().take(len).cloned());
        *block = Arc::new(own);
    }
    let own = Arc::make_mut(block);
    own.truncate(len);
    own
}

impl<T: Clone> Extend<T> for Log<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, more: I) {
        let mut more = more.into_iter();
        while let Some(one) = more.next() {
            if self.len.is_multiple_of(BLOCK) {
                // A whole block at once: each element is put where it stays.
                let mut block = Vec::with_capacity(BLOCK);
                block.push(one);
                block.extend(more.by_ref().take(BLOCK - 1));
                self.len += block.len();
                self.blocks.push(Arc::new(block));
            } else {
                self.push(one);
            }
        }
    }
}

impl<T: Clone> FromIterator<T> for Log<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        let mut log = Log::default();
        log.extend(all);
        log
    }
}

impl<T: PartialEq> PartialEq for Log<T> {
    fn eq(&self, other: &Self) -> bool {
        self.common(other) == self.len().max(other.len())
    }
}

impl<T: PartialEq> Log<T> {
    /// How many of the first elements are the same in both.
    pub fn common(&self, other: &Self) -> usize {
        let shared = self.blocks.iter().zip(&other.blocks).take_while(|(a, b)| Arc::ptr_eq(a, b)).count();
        let from = (shared * BLOCK).min(self.len).min(other.len);
        from + self.from(from).zip(other.from(from)).take_while(|(a, b)| a == b).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_copy_grows_by_itself() {
        let mut log: Log<usize> = (0..100).collect();
        let mut copy = log.clone();
        log.push(1);
        copy.push(2);
        assert_eq!((log.len(), copy.len()), (101, 101));
        assert_eq!((log.last(), copy.last()), (Some(&1), Some(&2)));
        assert_eq!(log.iter().take(100).copied().collect::<Vec<_>>(), (0..100).collect::<Vec<_>>());
        assert_eq!(log.common(&copy), 100);
    }

    #[test]
    fn one_is_put_before_others_and_copies_keep_their_order() {
        for at in [0, 1, 62, 63, 64, 65, 69, 70] {
            let mut log: Log<usize> = (0..70).collect();
            let copy = log.clone();
            let mut plain = log.to_vec();
            log.insert(at, 99);
            plain.insert(at, 99);
            assert_eq!(log.to_vec(), plain);
            log.truncate(at);
            assert_eq!(log.to_vec(), (0..at).collect::<Vec<_>>());
            assert_eq!(copy.to_vec(), (0..70).collect::<Vec<_>>());
        }
    }

    #[test]
    fn it_is_read_from_any_place() {
        for length in [0, 1, 63, 64, 65, 128, 130] {
            let log: Log<usize> = (0..length).collect();
            assert_eq!(log.len(), length);
            for at in 0..=length {
                assert_eq!(log.get(at).copied(), (at < length).then_some(at));
                assert_eq!(log.from(at).copied().collect::<Vec<_>>(), (at..length).collect::<Vec<_>>());
            }
            let backwards: Vec<usize> = log.iter().rev().copied().collect();
            assert_eq!(backwards, (0..length).rev().collect::<Vec<_>>());
            assert_eq!(log.common(&log.clone()), length);
            let mut whole = log.clone();
            whole.truncate(length + 1);
            assert_eq!(whole.len(), length);
        }
    }
}
