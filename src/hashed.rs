//! Maps and sets that are asked one by one: faster than ordered ones. Who walks through one makes nothing of it that depends on the
//! order. The kernel and the games do without them.

#![expect(clippy::disallowed_types, reason = "nothing that is made of them depends on their order")]

use std::collections::{HashMap, HashSet};

use foldhash::fast::FixedState;

/// A map of which nothing is made that depends on its order.
pub(crate) type Map<K, V> = HashMap<K, V, FixedState>;
/// A set of which nothing is made that depends on its order.
pub(crate) type Set<K> = HashSet<K, FixedState>;
