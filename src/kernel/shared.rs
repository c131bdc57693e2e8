//! What an event tells, shared by whoever remembers it.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What an event tells. It is read, stored and compared as what it holds; a copy shares it.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Shared<T>(pub(super) Arc<T>);

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for Shared<T> {
    fn from(told: T) -> Self {
        Shared(Arc::new(told))
    }
}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_ref().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Shared::from)
    }
}

/// What is told of a card or a name: lent, or shared already.
pub struct Given<'a, T> {
    told: &'a T,
    /// The same, where it can be kept without copying it.
    pub(super) shared: Option<&'a Arc<T>>,
}

impl<T> Copy for Given<'_, T> {}

impl<T> Clone for Given<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Deref for Given<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.told
    }
}

impl<'a, T> From<&'a T> for Given<'a, T> {
    fn from(told: &'a T) -> Self {
        Given { told, shared: None }
    }
}

impl<'a, T> From<&'a Shared<T>> for Given<'a, T> {
    fn from(told: &'a Shared<T>) -> Self {
        Given { told, shared: Some(&told.0) }
    }
}
