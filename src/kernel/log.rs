//! A list that grows at its end. A copy of it shares what was there, so that a match is tried out at no cost that grows
//! with its length.

use std::sync::Arc;

/// Elements that are shared together; adding to a shared list copies fewer than these.
const BLOCK: usize = 64;

/// A list of which copies share all but their last elements.
#[derive(Clone, Debug)]
pub struct Log<T> {
    /// All full but the last.
    blocks: Vec<Arc<Vec<T>>>,
}

impl<T> Default for Log<T> {
    fn default() -> Self {
        Log { blocks: Vec::new() }
    }
}

impl<T> Log<T> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.blocks.last().map_or(0, |last| (self.blocks.len() - 1) * BLOCK + last.len())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// The element at a place.
    pub fn get(&self, at: usize) -> Option<&T> {
        self.blocks.get(at / BLOCK)?.get(at % BLOCK)
    }

    /// The last one.
    pub fn last(&self) -> Option<&T> {
        self.blocks.last()?.last()
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
        self.blocks.iter().flat_map(|block| block.iter())
    }

    /// Those from a place on.
    pub fn from(&self, at: usize) -> impl DoubleEndedIterator<Item = &T> + Clone {
        let blocks = self.blocks.get(at / BLOCK..).unwrap_or_default();
        let (first, others) =
            blocks.split_first().map_or((None, blocks), |(first, rest)| (Some(first), rest));
        let first = first.and_then(|block| block.get(at % BLOCK..)).unwrap_or_default();
        first.iter().chain(others.iter().flat_map(|block| block.iter()))
    }
}

impl<T: Clone> Log<T> {
    /// Adds one at the end.
    pub fn push(&mut self, one: T) {
        match self.blocks.last_mut().filter(|last| last.len() < BLOCK) {
            Some(last) => Arc::make_mut(last).push(one),
            None => {
                let mut block = Vec::with_capacity(BLOCK);
                block.push(one);
                self.blocks.push(Arc::new(block));
            }
        }
    }
}

impl<T: Clone> Log<T> {
    /// The element at a place, to be changed; copies that share it keep theirs.
    pub fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        Arc::make_mut(self.blocks.get_mut(at / BLOCK)?).get_mut(at % BLOCK)
    }

    /// Leaves the first `len` alone.
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len() {
            return;
        }
        self.blocks.truncate(len.div_ceil(BLOCK));
        if let Some(last) = self.blocks.last_mut().filter(|_| !len.is_multiple_of(BLOCK)) {
            Arc::make_mut(last).truncate(len % BLOCK);
        }
    }

    /// Puts one before the element at a place; what stands there and behind moves on.
    pub fn insert(&mut self, at: usize, one: T) {
        let moved: Vec<T> = self.from(at).cloned().collect();
        self.truncate(at);
        self.push(one);
        self.extend(moved);
    }
}

impl<T: Clone> Extend<T> for Log<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, more: I) {
        more.into_iter().for_each(|one| self.push(one));
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
        let from = (shared * BLOCK).min(self.len());
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
