//! Maps and sets of what is asked for one by one: faster than ordered ones. Nobody reads their order.

#![expect(clippy::disallowed_types, reason = "their order is never read")]

use std::collections::{HashMap, HashSet};

use foldhash::fast::FixedState;

/// A map whose order is never read.
pub type Map<K, V> = HashMap<K, V, FixedState>;
/// A set whose order is never read.
pub type Set<K> = HashSet<K, FixedState>;
