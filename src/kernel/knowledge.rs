//! What the log tells of cards, with one policy for every game: **the first word stands; the other is remarked.**
//!
//! What was told of a name before stands over what is told later of one card of that name, and the reverse: what a card
//! itself was told first stands for that card. A table set by hand holds over what was told.
//!
//! A game keeps two views. What is *known* was told anywhere in the log and is handed through refolds: in its light
//! checks judge. What is *told* was told by now: for the course of play, and for verdicts that late facts withdraw. One
//! call tells both, and there is no other.

use std::borrow::{Borrow, Cow};
use std::sync::Arc;

use super::fact::CardFacts;
use super::named::{NameId, Names, ROOM};
use super::shared::Given;
use super::text::{fold, folds_to};

/// What telling came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[must_use]
pub struct Learnt {
    /// Something is known that was not.
    pub news: bool,
    /// The facts of which something else had been told by now; the first word stands.
    pub clashes: Vec<&'static str>,
}

/// Names that a card may go by at once, at most.
const NAMES: usize = 2;

/// What was told of one card. A copy shares it.
#[derive(Debug)]
struct Own<F> {
    facts: Arc<F>,
    /// What it goes by, in the order of the rows.
    names: [Option<NameId>; NAMES],
}

impl<F> Clone for Own<F> {
    fn clone(&self) -> Self {
        Own { facts: self.facts.clone(), names: self.names }
    }
}

impl<F> Own<F> {
    /// What it goes by.
    fn names(&self) -> impl Iterator<Item = NameId> {
        self.names.iter().flatten().copied()
    }
}

impl<F: CardFacts> Own<F> {
    /// Takes over how it is called now; says whether that is new.
    fn rename(&mut self, names: &mut Names<F>, elsewhere: Option<&Names<F>>) -> bool {
        let told = || self.facts.names();
        debug_assert!(told().count() <= NAMES, "a card goes by more names");
        let is_same = told().count() == self.names().count()
            && told().zip(self.names()).all(|(name, id)| folds_to(name, names.folded(id)));
        if !is_same {
            let mut told = told().map(|name| names.meet(name, elsewhere));
            self.names = std::array::from_fn(|_| told.next());
        }
        !is_same
    }
}

/// What was told of cards: of each one, and by name of all that go by it.
#[derive(Clone, Debug)]
pub struct Told<K, F> {
    /// In the order of the cards; a new one is mostly the last.
    cards: Vec<(K, Own<F>)>,
    names: Names<F>,
}

impl<K, F> Default for Told<K, F> {
    fn default() -> Self {
        Told { cards: Vec::new(), names: Names::default() }
    }
}

/// The same was told, whatever was met first.
impl<K: PartialEq, F: PartialEq> PartialEq for Told<K, F> {
    fn eq(&self, other: &Self) -> bool {
        let names = |told: &Self, own: &Own<F>| -> Vec<String> {
            own.names().map(|id| told.names.folded(id).to_owned()).collect()
        };
        let mut cards = self.cards.iter().zip(&other.cards);
        self.cards.len() == other.cards.len()
            && cards.all(|((card, own), (other_card, others))| {
                card == other_card && own.facts == others.facts && names(self, own) == names(other, others)
            })
            && self.names.all_told().eq(other.names.all_told())
    }
}

impl<K: Ord + Clone, F: CardFacts> Told<K, F> {
    /// Takes in what is told of a card, here and in what was told by now. `called` are names the table gives it beside
    /// those told of it.
    pub fn tell_card<'a>(
        &mut self,
        by_now: &mut Self,
        card: impl Borrow<K>,
        called: &[&str],
        facts: impl Into<Given<'a, F>>,
    ) -> Learnt {
        let (card, facts) = (card.borrow(), facts.into());
        let Learnt { news, .. } = self.learn_card(card, called, &facts, None);
        let Learnt { clashes, .. } = by_now.learn_card(card, called, &facts, Some(self));
        Learnt { news, clashes }
    }

    /// Takes in what is told of all cards of a name, here and in what was told by now.
    pub fn tell_name<'a>(&mut self, by_now: &mut Self, name: &str, facts: impl Into<Given<'a, F>>) -> Learnt {
        let facts = facts.into();
        let Learnt { news, .. } = self.learn_name(name, &facts, None);
        let Learnt { clashes, .. } = by_now.learn_name(name, &facts, Some(self));
        Learnt { news, clashes }
    }

    /// Takes in what is set by hand, here and in what was told by now: whatever had been told of the card gives way.
    pub fn set_card(&mut self, by_now: &mut Self, card: impl Borrow<K>, facts: &F) -> Learnt {
        let card = card.borrow();
        by_now.overwrite(card, facts);
        Learnt { news: self.overwrite(card, facts), clashes: Vec::new() }
    }

    /// What is known of the card `elsewhere` is shared where it is just what is told now.
    fn learn_card(
        &mut self,
        card: &K,
        called: &[&str],
        facts: &Given<'_, F>,
        elsewhere: Option<&Self>,
    ) -> Learnt {
        let place = self.place(card);
        if let Ok(at) = place
            && facts.shared.is_some_and(|told| Arc::ptr_eq(told, &self.cards[at].1.facts))
        {
            // Just this was told of it before.
            return Learnt::default();
        }
        let of_names = self.of_names(card, called, facts);
        let (at, (news, mut clashes)) = match place {
            Err(at) => {
                let known = elsewhere.and_then(|known| known.own(card)).map(|known| &known.facts);
                let (facts, learnt) = F::learn_first(of_names.as_ref(), facts, [known, facts.shared]);
                self.insert(at, card, facts);
                (at, learnt)
            }
            Ok(at) => {
                let own = &mut self.cards[at].1.facts;
                (at, F::learn_into(own, Arc::make_mut, of_names.as_ref().unwrap_or(&F::default()), facts))
            }
        };
        let (own, elsewhere) = (&mut self.cards[at].1, elsewhere.map(|known| &known.names));
        // A card that is given a name keeps what was told of it before.
        if facts.names().next().is_some()
            && own.rename(&mut self.names, elsewhere)
            && let Some(of_names) = of_names
        {
            let kept = own.facts.clashes(&of_names);
            clashes.extend(kept.into_iter().filter(|what| !clashes.contains(what)).collect::<Vec<_>>());
        }
        Learnt { news, clashes }
    }

    /// A word about all cards of a name that a card of that name has gainsaid before stands for none of them.
    fn learn_name(&mut self, name: &str, facts: &Given<'_, F>, elsewhere: Option<&Self>) -> Learnt {
        let elsewhere = elsewhere.map(|known| &known.names);
        let id = self.names.meet(name, elsewhere);
        let shared = facts.shared;
        let mut facts: Cow<'_, F> = Cow::Borrowed(facts);
        for (_, own) in self.cards.iter().filter(|(_, own)| own.names.contains(&Some(id))) {
            let unlike: Vec<_> = facts.unlike(&own.facts).collect();
            unlike.into_iter().for_each(|row| (row.clear)(facts.to_mut()));
        }
        let (news, clashes) = self.names.tell(id, name, (&facts, shared), elsewhere);
        Learnt { news, clashes }
    }

    fn overwrite(&mut self, card: &K, facts: &F) -> bool {
        let at = self.met(card);
        let own = &mut self.cards[at].1;
        let mut set = facts.clone();
        set.learn(&own.facts);
        let before = std::mem::replace(&mut own.facts, Arc::new(set));
        own.rename(&mut self.names, None);
        own.facts != before
    }

    /// What was told of the names a card goes by or, where it has none of the kind, is given; none where that is nothing. How it
    /// is called is no fact that could contradict.
    fn of_names(&self, card: &K, called: &[&str], given: &F) -> Option<F> {
        if !self.names.is_any_told() {
            return None;
        }
        let own = self.of_card(card);
        let told = |row: &'static super::FactRow<F>| {
            own.and_then(|own| (row.name)(own)).or_else(|| (row.name)(given))
        };
        let names = called.iter().copied().chain(F::ROWS.iter().filter_map(told));
        let mut of_names = names.filter_map(|name| self.of_name(name));
        let mut all = of_names.next()?.clone();
        of_names.for_each(|facts| _ = all.learn(facts));
        Some(all.unnamed()).filter(|all| *all != F::default())
    }

    fn own(&self, card: &K) -> Option<&Own<F>> {
        let at = self.place(card).ok()?;
        Some(&self.cards[at].1)
    }

    /// Where a card is, or would be.
    fn place(&self, card: &K) -> Result<usize, usize> {
        self.cards.binary_search_by(|(other, _)| other.cmp(card))
    }

    /// Where a card is, with nothing told of it if it was not met before.
    fn met(&mut self, card: &K) -> usize {
        self.place(card).unwrap_or_else(|at| {
            self.insert(at, card, Arc::default());
            at
        })
    }

    /// Puts a card that was not met before in its place.
    fn insert(&mut self, at: usize, card: &K, facts: Arc<F>) {
        if self.cards.is_empty() {
            self.cards.reserve(ROOM);
        }
        self.cards.insert(at, (card.clone(), Own { facts, names: [None; NAMES] }));
    }

    /// What was told of a card itself.
    pub fn of_card(&self, card: impl Borrow<K>) -> Option<&F> {
        self.own(card.borrow()).map(|own| own.facts.as_ref())
    }

    /// The number of a name, met now if it was not before.
    pub fn meet(&mut self, name: &str) -> NameId {
        self.names.meet(name, None)
    }

    /// The number of a name that was met.
    pub fn met_name(&self, name: &str) -> Option<NameId> {
        self.names.find(name)
    }

    /// A name as names are compared; shared where it was met.
    pub fn folded(&self, name: &str) -> Arc<str> {
        self.names.find(name).map_or_else(|| fold(name).into(), |id| self.names.shared(id))
    }

    /// A name, and what was told of all cards of it.
    pub fn of_id(&self, id: NameId) -> (Arc<str>, Option<&F>) {
        (self.names.shared(id), self.names.told(id))
    }

    /// What was told of all cards of a name.
    pub fn of_name(&self, name: &str) -> Option<&F> {
        self.names.told(self.names.find(name)?)
    }

    /// What a card is called first of all.
    pub fn name(&self, card: impl Borrow<K>) -> Option<&str> {
        self.of_card(card)?.names().next()
    }

    /// The same as names are compared.
    pub fn folded_name(&self, card: impl Borrow<K>) -> Option<&str> {
        self.own(card.borrow())?.names().next().map(|id| self.names.folded(id))
    }

    /// What a card is called first of all, by number, and one fact of it: what [`fact`](Self::fact) tells.
    pub fn name_and<'a, T>(
        &'a self,
        card: impl Borrow<K>,
        get: impl Fn(&'a F) -> Option<T>,
    ) -> Option<(Option<NameId>, Option<T>)> {
        let own = self.own(card.borrow())?;
        let fact = get(&own.facts).or_else(|| self.of_names_of(own).find_map(get));
        Some((own.names().next(), fact))
    }

    /// One fact of a card: told of the card itself, else of its names.
    pub fn fact<'a, T>(&'a self, card: impl Borrow<K>, get: impl Fn(&'a F) -> Option<T>) -> Option<T> {
        let own = self.own(card.borrow())?;
        get(&own.facts).or_else(|| self.of_names_of(own).find_map(get))
    }

    /// What was told of a card that is called so on the table: of itself, of that name, of those it was told to go by. Of several
    /// words for one fact the first stands.
    pub fn words_of(&self, card: &K, called: Option<NameId>) -> [Option<&F>; 2 + NAMES] {
        let of = |id: Option<NameId>| self.names.told(id?);
        let Some(own) = self.own(card) else { return [of(called), None, None, None] };
        // By the name it was told of first it is found anyway.
        let other = called.filter(|_| called != own.names[0]);
        let [first, second] = own.names;
        [Some(&own.facts), of(other), of(first), of(second)]
    }

    /// What was told of the names that a card goes by.
    fn of_names_of<'a>(&'a self, own: &'a Own<F>) -> impl Iterator<Item = &'a F> {
        own.names().filter_map(|id| self.names.told(id))
    }

    /// One fact of a card of which the event at hand tells something: what was told of it or of its name before stands.
    pub fn coming<'a, T>(
        &'a self,
        card: impl Borrow<K>,
        facts: &'a F,
        get: impl Fn(&'a F) -> Option<T>,
    ) -> Option<T> {
        let of_name = || facts.names().find_map(|name| self.name_fact(name, &get));
        self.fact(card, &get).or_else(of_name).or_else(|| get(facts))
    }

    /// One fact told of all cards of a name.
    pub fn name_fact<'a, T>(&'a self, name: &str, get: impl Fn(&'a F) -> Option<T>) -> Option<T> {
        self.of_name(name).and_then(get)
    }

    /// In what the facts told of a card itself and others, told of its name, contradict: for this card its own stand.
    pub fn kept_against(&self, card: impl Borrow<K>, facts: &F) -> Vec<&'static str> {
        let own = self.of_card(card).into_iter();
        own.flat_map(|own| facts.unlike(own)).map(|row| row.called).collect()
    }

    /// The cards that go by a name, in their order.
    pub fn carrying<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a K> + use<'a, K, F> {
        let met = self.names.find(name).into_iter();
        met.flat_map(|id| self.cards.iter().filter(move |(_, own)| own.names.contains(&Some(id))))
            .map(|(card, _)| card)
    }

    /// All cards with what was told of them, in their order.
    pub fn cards(&self) -> impl Iterator<Item = (&K, &F)> {
        self.cards.iter().map(|(card, own)| (card, own.facts.as_ref()))
    }

    /// All names as they were first written, in alphabetical order, with what was told of them.
    pub fn names(&self) -> impl Iterator<Item = (&str, &F)> {
        self.names.all_told()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Name, Number, card_facts};
    use pretty_assertions::assert_eq;

    #[derive(Clone, PartialEq, Debug, Default)]
    struct Facts {
        name: Option<String>,
        power: Option<i32>,
        cost: Option<i32>,
    }

    card_facts! { Facts {
        name: "nombre", "nombre", Name;
        power: "daño", "daño", Number(0, 9);
        cost: "coste", "coste", Number(0, 9);
    } }

    #[derive(Default)]
    struct Log {
        known: Told<usize, Facts>,
        told: Told<usize, Facts>,
    }

    impl Log {
        /// News and contradictions of what is told of a card; an empty name is none.
        fn card(&mut self, card: usize, name: &str, power: Option<i32>) -> (bool, Vec<&'static str>) {
            let name = (!name.is_empty()).then(|| name.to_owned());
            let facts = Facts { name, power, cost: None };
            let learnt = self.known.tell_card(&mut self.told, card, &[], &facts);
            (learnt.news, learnt.clashes)
        }

        fn name(&mut self, name: &str, power: i32) -> (bool, Vec<&'static str>) {
            let facts = Facts { power: Some(power), ..Facts::default() };
            let learnt = self.known.tell_name(&mut self.told, name, &facts);
            (learnt.news, learnt.clashes)
        }

        fn power(&self, card: usize) -> [Option<i32>; 2] {
            [&self.known, &self.told].map(|view| view.fact(card, |f| f.power))
        }
    }

    #[test]
    fn the_first_word_of_a_card_stands() {
        let mut log = Log::default();
        assert_eq!(log.card(1, "Oso", Some(3)), (true, vec![]));
        assert_eq!(log.card(1, "", Some(4)), (false, vec!["daño"]));
        assert_eq!(log.power(1), [Some(3); 2]);
    }

    #[test]
    fn what_was_told_of_the_name_stands_over_the_card_told_later() {
        let mut log = Log::default();
        log.name("Oso", 3);
        assert_eq!(log.card(1, "OSO", Some(4)), (true, vec!["daño"]));
        assert_eq!(log.card(1, "", Some(5)), (false, vec!["daño"]));
        assert_eq!(log.power(1), [Some(3); 2]);
    }

    #[test]
    fn what_was_told_of_the_card_stands_over_its_name_told_later() {
        let mut log = Log::default();
        log.card(1, "Oso", Some(4));
        log.card(2, "Oso", None);
        assert!(log.told.of_name("Oso").is_none_or(Facts::is_empty));
        assert_eq!(log.name("Oso", 3), (false, vec![]));
        let facts = Facts { power: Some(3), ..Facts::default() };
        assert_eq!(log.told.kept_against(1, &facts), ["daño"]);
        assert_eq!(log.told.kept_against(2, &facts), Vec::<&str>::new());
        // Nor is it believed of the next card of that name.
        assert_eq!((log.power(1), log.power(2)), ([Some(4); 2], [None; 2]));
    }

    #[test]
    fn a_card_that_is_given_a_name_keeps_what_was_told_of_it_and_that_is_remarked_once() {
        let mut log = Log::default();
        log.card(1, "", Some(4));
        log.name("Oso", 3);
        assert_eq!(log.card(1, "Oso", None), (true, vec!["daño"]));
        assert_eq!(log.card(1, "Oso", None), (false, vec![]));
        assert_eq!(log.power(1), [Some(4); 2]);
    }

    #[test]
    fn the_same_told_again_is_no_news() {
        let mut log = Log::default();
        log.name("Oso", 3);
        log.card(1, "Oso", Some(3));
        assert_eq!(log.name("oso", 3), (false, vec![]));
        assert_eq!(log.card(1, "Oso", Some(3)), (false, vec![]));
    }

    #[test]
    fn the_name_told_first_is_its_name() {
        let mut log = Log::default();
        log.name("Lobo", 5);
        log.card(1, "Oso", None);
        assert_eq!(log.card(1, "Lobo", None), (false, vec!["nombre"]));
        assert_eq!((log.told.name(1), log.power(1)), (Some("Oso"), [None; 2]));
    }

    #[test]
    fn a_value_set_by_hand_holds_over_what_was_told_and_what_is_told_later() {
        let mut log = Log::default();
        log.name("Oso", 3);
        log.card(1, "Oso", None);
        let set = Facts { power: Some(6), ..Facts::default() };
        assert!(log.known.set_card(&mut log.told, 1, &set).news);
        assert!(!log.known.set_card(&mut log.told, 1, &set).news);
        assert_eq!(log.card(1, "", Some(3)), (false, vec!["daño"]));
        assert_eq!(log.power(1), [Some(6); 2]);
    }

    #[test]
    fn a_fold_in_the_light_of_what_is_known_remarks_the_same_and_learns_nothing() {
        let tell = |log: &mut Log| {
            [
                log.card(1, "", Some(4)),
                log.name("Oso", 3),
                log.card(1, "Oso", None),
                log.card(2, "Oso", Some(5)),
            ]
        };
        let mut first = Log::default();
        let before = tell(&mut first);
        let mut second = Log { known: first.known.clone(), told: Told::default() };
        let again = tell(&mut second);
        assert_eq!(again.map(|(news, _)| news), [false; 4]);
        assert_eq!((second.known, second.told.clone()), (first.known, first.told));
        assert_eq!(before[2..].iter().map(|(_, c)| c.clone()).collect::<Vec<_>>(), [["daño"]; 2]);
    }

    #[test]
    fn an_event_that_tells_of_a_card_is_judged_by_the_first_word() {
        let mut log = Log::default();
        log.name("Oso", 3);
        let said = Facts { name: Some("Oso".to_owned()), power: Some(4), cost: Some(1) };
        assert_eq!(log.told.coming(1, &said, |f| f.power), Some(3));
        assert_eq!(log.told.coming(1, &said, |f| f.cost), Some(1));
    }
}
