//! What is printed on a card, one row a fact: from the row follow learning, contradiction, agreement of printings,
//! reading, printing and the sheet.
//!
//! The struct and its serde attributes stay with the game, so the table changes no stored byte; a field without a row does
//! not compile.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;

use super::line::quote;
use super::text::fold;
use super::vocabulary::{Vocabulary, word_for};
use super::words::{Misread, Value, Words};

/// One printed fact of a card: what it is called, and the few things that are ever done with it.
pub struct FactRow<F> {
    /// On a line, in `situar`, on the sheet; read without accents.
    pub key: &'static str,
    /// In a message about a contradiction.
    pub called: &'static str,
    /// Whether it was told.
    pub told: fn(&F) -> bool,
    /// Whether the two do not say the same of it.
    pub differ: fn(&F, &F) -> bool,
    /// Says of the first what the second says.
    pub copy: fn(&mut F, &F),
    /// Makes it untold.
    pub clear: fn(&mut F),
    /// Reads a value.
    pub read: fn(&mut F, &Value) -> Result<(), Misread>,
    /// The value as it is typed, if told.
    pub show: fn(&F) -> Option<String>,
    /// The value, if told, where a card goes by it: what is told of that name is told of the card.
    pub name: fn(&F) -> Option<&str>,
}

/// The printed facts of a game's cards.
pub trait CardFacts: Clone + Default + PartialEq + 'static {
    /// One row a fact, in the order in which they are printed.
    const ROWS: &'static [FactRow<Self>];

    /// Adds what `other` tells and this does not; says whether anything was added, and names what contradicts.
    fn learn(&mut self, other: &Self) -> (bool, Vec<&'static str>) {
        self.learn_beside(&Self::default(), other)
    }

    /// The same of a card of which more was told elsewhere: where this says nothing, what is told beside stands.
    fn learn_beside(&mut self, beside: &Self, other: &Self) -> (bool, Vec<&'static str>) {
        let mut own = self;
        Self::learn_into(&mut own, |own| own, beside, other)
    }

    /// The same of facts that may be shared: `change` is asked for them only where something is added.
    fn learn_into<P: Deref<Target = Self>>(
        facts: &mut P,
        change: fn(&mut P) -> &mut Self,
        beside: &Self,
        other: &Self,
    ) -> (bool, Vec<&'static str>) {
        let (mut news, mut clashes) = (false, Vec::new());
        for row in Self::ROWS.iter().filter(|row| (row.told)(other)) {
            let (own, had) = ((row.told)(facts), (row.told)(beside));
            if !own && !had {
                (row.copy)(change(facts), other);
                news = true;
            } else if (row.differ)(if own { facts } else { beside }, other) {
                clashes.push(row.called);
            }
        }
        (news, clashes)
    }

    /// What is told first of something of which more may be told beside; whether that is anything, and what contradicts. What may
    /// be alike is shared where it is just this.
    fn learn_first(
        beside: Option<&Self>,
        facts: &Self,
        alike: [Option<&Arc<Self>>; 2],
    ) -> (Arc<Self>, (bool, Vec<&'static str>)) {
        let share = |own: Cow<'_, Self>| {
            let same = alike.into_iter().flatten().find(|told| ***told == *own);
            same.map_or_else(|| Arc::new(own.into_owned()), Arc::clone)
        };
        let Some(beside) = beside else {
            return (share(Cow::Borrowed(facts)), (*facts != Self::default(), Vec::new()));
        };
        let mut own = Self::default();
        let learnt = own.learn_beside(beside, facts);
        (share(Cow::Owned(own)), learnt)
    }

    /// What both tell, and not alike.
    fn clashes(&self, other: &Self) -> Vec<&'static str> {
        let both = |row: &&FactRow<Self>| (row.told)(self) && (row.told)(other);
        Self::ROWS.iter().filter(both).filter(|row| (row.differ)(self, other)).map(|row| row.called).collect()
    }

    /// What `other` tells otherwise, names apart.
    fn unlike(&self, other: &Self) -> impl Iterator<Item = &'static FactRow<Self>> {
        let both = |row: &&FactRow<Self>| (row.told)(self) && (row.told)(other);
        let rows = Self::ROWS.iter().filter(both);
        rows.filter(|row| (row.name)(self).is_none() && (row.differ)(self, other))
    }

    /// Leaves only what `other` tells alike.
    fn agree_with(&mut self, other: &Self) {
        for row in Self::ROWS {
            if (row.differ)(self, other) {
                (row.clear)(self);
            }
        }
    }

    /// Leaves only what `other` does not tell.
    fn beside(mut self, other: &Self) -> Self {
        Self::ROWS.iter().filter(|row| (row.told)(other)).for_each(|row| (row.clear)(&mut self));
        self
    }

    /// What a card goes by, in the order of the rows.
    fn names(&self) -> impl Iterator<Item = &str> {
        Self::ROWS.iter().filter_map(|row| (row.name)(self))
    }

    /// All but what it goes by.
    fn unnamed(mut self) -> Self {
        for row in Self::ROWS {
            if (row.name)(&self).is_some() {
                (row.clear)(&mut self);
            }
        }
        self
    }

    /// Reads the value of a key without accents; none where no fact has it.
    fn read(&mut self, key: &str, value: &Value) -> Option<Result<(), Misread>> {
        let row = Self::ROWS.iter().find(|row| !row.key.is_empty() && fold(row.key) == key)?;
        Some((row.read)(self, value))
    }

    /// Takes all keys of a line that are facts.
    ///
    /// # Errors
    /// A value that is not understood.
    fn read_keys(&mut self, words: &mut Words) -> Result<(), Misread> {
        for row in Self::ROWS.iter().filter(|row| !row.key.is_empty()) {
            if let Some(value) = words.key(&fold(row.key)) {
                (row.read)(self, &value)?;
            }
        }
        Ok(())
    }

    /// Keys and values as they are typed; a sheet shows them without quotation marks.
    fn words(&self) -> Vec<(&'static str, String)> {
        Self::ROWS.iter().filter_map(|row| Some((row.key, (row.show)(self)?))).collect()
    }
}

/// The keys of all facts, without accents.
pub fn fact_keys<F: CardFacts>() -> impl Iterator<Item = String> {
    F::ROWS.iter().map(|row| fold(row.key)).filter(|key| !key.is_empty())
}

/// How the value of a fact is read and shown.
pub trait FactKind {
    /// What it is in the program.
    type Of;
    /// Reads it.
    ///
    /// # Errors
    /// What is not understood.
    fn read(&self, value: &Value) -> Result<Self::Of, Misread>;
    /// As it is typed.
    fn show(&self, of: &Self::Of) -> Option<String>;
    /// The value, where a card goes by it.
    fn name<'a>(&self, _of: &'a Self::Of) -> Option<&'a str> {
        None
    }
}

/// A whole number between two others.
pub struct Number(pub i32, pub i32);

impl FactKind for Number {
    type Of = i32;
    fn read(&self, value: &Value) -> Result<i32, Misread> {
        value.within(self.0..=self.1)
    }
    fn show(&self, of: &i32) -> Option<String> {
        Some(of.to_string())
    }
}

/// One of a closed set of words.
pub struct OneOf<T: 'static>(pub &'static Vocabulary<T>);

impl<T: Clone + PartialEq> FactKind for OneOf<T> {
    type Of = T;
    fn read(&self, value: &Value) -> Result<T, Misread> {
        value.of(self.0)
    }
    fn show(&self, of: &T) -> Option<String> {
        Some(word_for(self.0, of).to_owned())
    }
}

/// A text between quotation marks.
pub struct Quoted;

impl FactKind for Quoted {
    type Of = String;
    fn read(&self, value: &Value) -> Result<String, Misread> {
        value.one().map(str::to_owned)
    }
    fn show(&self, of: &String) -> Option<String> {
        Some(quote(of))
    }
}

/// What a card goes by, a text between quotation marks.
pub struct Name;

impl FactKind for Name {
    type Of = String;
    fn read(&self, value: &Value) -> Result<String, Misread> {
        Quoted.read(value)
    }
    fn show(&self, of: &String) -> Option<String> {
        Quoted.show(of)
    }
    fn name<'a>(&self, of: &'a String) -> Option<&'a str> {
        Some(of)
    }
}

/// A fact without a key of its own: the game reads and prints it by hand, and only learns it with the others.
pub struct ByHand<T>(PhantomData<T>);

impl<T> ByHand<T> {
    /// Of any type.
    pub const NEW: Self = ByHand(PhantomData);
}

impl<T> FactKind for ByHand<T> {
    type Of = T;
    fn read(&self, value: &Value) -> Result<T, Misread> {
        Err(Misread::new(value.span.clone(), "no se entiende este dato aquí"))
    }
    fn show(&self, _: &T) -> Option<String> {
        None
    }
}

/// Writes out the rows of a struct whose fields are all `Option`: field, key, name in messages, kind of value.
macro_rules! card_facts {
    ($facts:ident { $($field:ident: $key:literal, $called:literal, $kind:expr;)+ }) => {
        impl $crate::kernel::CardFacts for $facts {
            const ROWS: &'static [$crate::kernel::FactRow<Self>] = &[$($crate::kernel::FactRow {
                key: $key,
                called: $called,
                told: |facts| facts.$field.is_some(),
                differ: |one, other| one.$field != other.$field,
                copy: |to, from| to.$field.clone_from(&from.$field),
                clear: |facts| facts.$field = None,
                read: |facts, value| {
                    facts.$field = Some($crate::kernel::FactKind::read(&$kind, value)?);
                    Ok(())
                },
                show: |facts| {
                    facts.$field.as_ref().and_then(|of| $crate::kernel::FactKind::show(&$kind, of))
                },
                name: |facts| {
                    facts.$field.as_ref().and_then(|of| $crate::kernel::FactKind::name(&$kind, of))
                },
            }),+];
        }
        impl $facts {
            /// Whether nothing was told.
            pub fn is_empty(&self) -> bool {
                true $(&& self.$field.is_none())+
            }
        }
        // A field without a row does not compile.
        const _: fn(&$facts) = |facts| {
            let $facts { $($field: _),+ } = facts;
        };
    };
}
pub(crate) use card_facts;

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const SIDES: [(&str, bool); 2] = [("sol", true), ("luna", false)];

    #[derive(Clone, PartialEq, Debug, Default)]
    struct Facts {
        name: Option<String>,
        power: Option<i32>,
        side: Option<bool>,
    }

    card_facts! { Facts {
        name: "nombre", "nombre", Quoted;
        power: "daño", "daño impreso", Number(0, 9);
        side: "cara", "cara", OneOf(&SIDES);
    } }

    fn facts(name: Option<&str>, power: Option<i32>, side: Option<bool>) -> Facts {
        Facts { name: name.map(str::to_owned), power, side }
    }

    #[test]
    fn the_first_word_stands_and_the_other_is_named() {
        let mut told = facts(None, Some(3), None);
        assert_eq!(told.learn(&facts(Some("Oso"), Some(4), None)), (true, vec!["daño impreso"]));
        assert_eq!(told, facts(Some("Oso"), Some(3), None));
        assert_eq!(told.learn(&facts(None, Some(3), None)), (false, vec![]));
    }

    #[test]
    fn what_is_told_beside_stands_and_is_not_taken_over() {
        let mut told = facts(None, None, None);
        let beside = facts(None, Some(3), None);
        assert_eq!(
            told.learn_beside(&beside, &facts(None, Some(4), Some(true))),
            (true, vec!["daño impreso"])
        );
        assert_eq!(told, facts(None, None, Some(true)));
    }

    #[test]
    fn printings_agree_on_what_both_tell_alike() {
        let mut one = facts(Some("Oso"), Some(3), Some(true));
        one.agree_with(&facts(Some("Oso"), Some(4), None));
        assert_eq!(one, facts(Some("Oso"), None, None));
    }

    #[test]
    fn what_is_printed_is_read_back() {
        let told = facts(Some("Oso"), Some(3), Some(false));
        let mut back = Facts::default();
        for (key, word) in told.words() {
            let value = Value { items: vec![word.replace('"', "")], span: 0..0 };
            assert_eq!(back.read(&fold(key), &value), Some(Ok(())), "{key}");
        }
        assert_eq!((back.is_empty(), &back), (false, &told));
        assert_eq!(back.read("", &Value { items: Vec::new(), span: 0..0 }), None);
    }
}
