//! The names of cards, each numbered when it is met first, with what was told of all cards that go by it. They are compared by
//! their numbers.

use std::sync::Arc;

use super::fact::CardFacts;
use super::text::{SHORT, fold_in};

/// The number of a name: its place in the order in which names were met.
pub type NameId = usize;

/// One name. A copy shares what it holds.
#[derive(Debug)]
struct Named<F> {
    folded: Arc<str>,
    told: Option<OfName<F>>,
}

/// What was told of all cards of a name. A copy shares it.
#[derive(Debug)]
struct OfName<F> {
    /// The name as first written.
    written: Arc<str>,
    facts: Arc<F>,
}

impl<F> Clone for OfName<F> {
    fn clone(&self) -> Self {
        OfName { written: self.written.clone(), facts: self.facts.clone() }
    }
}

impl<F> Clone for Named<F> {
    fn clone(&self) -> Self {
        Named { folded: self.folded.clone(), told: self.told.clone() }
    }
}

/// The first letters of a folded name, in a number that orders as they do.
pub type Beginning = u64;

/// How many letters these are.
const BEGINNING: usize = size_of::<Beginning>();

/// How a name begins. Of one without accents it is the same, folded or not.
pub fn beginning(name: &str) -> Beginning {
    let mut first = [0; BEGINNING];
    let letters = name.as_bytes();
    let n = letters.len().min(BEGINNING);
    first[..n].copy_from_slice(&letters[..n]);
    first.make_ascii_lowercase();
    Beginning::from_be_bytes(first)
}

/// What is behind that.
fn rest(name: &str) -> &[u8] {
    name.as_bytes().get(BEGINNING..).unwrap_or_default()
}

/// Names, or cards, of which something is told in a match, as a rule: room for them is made at once.
pub(super) const ROOM: usize = 32;

/// The names met so far.
#[derive(Clone, Debug)]
pub(super) struct Names<F> {
    /// In the order in which they were met.
    met: Vec<Named<F>>,
    /// Their numbers, in alphabetical order, each with how it begins: mostly that tells it from the others.
    sorted: Vec<(Beginning, NameId)>,
    /// Something was told of a name.
    any_told: bool,
}

impl<F> Default for Names<F> {
    fn default() -> Self {
        Names { met: Vec::new(), sorted: Vec::new(), any_told: false }
    }
}

impl<F> Names<F> {
    /// The place of a folded name among the sorted ones, or the one it would have.
    fn place(&self, folded: &str) -> Result<usize, usize> {
        let first = beginning(folded);
        let rest = |id: NameId| self.met[id].folded.as_ref().cmp(folded);
        self.sorted.binary_search_by(|(begins, id)| begins.cmp(&first).then_with(|| rest(*id)))
    }

    fn named(&self, folded: &str) -> Option<&Named<F>> {
        self.place(folded).ok().map(|at| &self.met[self.sorted[at].1])
    }

    /// The number of a name that was met.
    pub fn find(&self, name: &str) -> Option<NameId> {
        if name.is_ascii() {
            return self.find_plain(name);
        }
        self.place(&fold_in(name, &mut [0; SHORT])).ok().map(|at| self.sorted[at].1)
    }

    /// The same of a name without accents, which need not be folded to be compared.
    fn find_plain(&self, name: &str) -> Option<NameId> {
        let first = beginning(name);
        let from = self.sorted.partition_point(|(begins, _)| *begins < first);
        let alike = self.sorted.get(from..)?.iter().take_while(|(begins, _)| *begins == first);
        let is_it =
            |folded: &str| folded.len() == name.len() && rest(folded).eq_ignore_ascii_case(rest(name));
        alike.map(|(_, id)| *id).find(|id| is_it(&self.met[*id].folded))
    }

    /// The number of a name, met now if it was not before; it is shared with those that were met `elsewhere`.
    pub fn meet(&mut self, name: &str, elsewhere: Option<&Self>) -> NameId {
        // So it need not be folded.
        if name.is_ascii() {
            if let Some(id) = self.find_plain(name) {
                return id;
            }
            let shared = elsewhere.and_then(|names| Some(names.shared(names.find_plain(name)?)));
            if let Some(folded) = shared {
                return match self.place(&folded) {
                    Ok(at) => self.sorted[at].1,
                    Err(at) => self.add(at, folded),
                };
            }
        }
        let mut room = [0; SHORT];
        let folded = fold_in(name, &mut room);
        self.place(&folded).map(|at| self.sorted[at].1).unwrap_or_else(|at| {
            let shared = elsewhere.and_then(|names| names.named(&folded)).map(|named| named.folded.clone());
            self.add(at, shared.unwrap_or_else(|| folded.as_ref().into()))
        })
    }

    /// Numbers a name that was not met, with its place among the sorted ones.
    fn add(&mut self, at: usize, folded: Arc<str>) -> NameId {
        let id = self.met.len();
        if id == 0 {
            self.sorted.reserve(ROOM);
            self.met.reserve(ROOM);
        }
        self.sorted.insert(at, (beginning(&folded), id));
        self.met.push(Named { folded, told: None });
        id
    }

    /// A name without accents and capitals.
    pub fn folded(&self, id: NameId) -> &str {
        &self.met[id].folded
    }

    /// The same, shared.
    pub fn shared(&self, id: NameId) -> Arc<str> {
        self.met[id].folded.clone()
    }

    /// What was told of all cards of a name.
    pub fn told(&self, id: NameId) -> Option<&F> {
        self.met[id].told.as_ref().map(|told| told.facts.as_ref())
    }

    /// Whether something was told of any name.
    pub fn is_any_told(&self) -> bool {
        self.any_told
    }

    /// All names of which something was told as they were first written, in alphabetical order, with what was told.
    pub fn all_told(&self) -> impl Iterator<Item = (&str, &F)> {
        let told = self.sorted.iter().filter_map(|(_, id)| self.met[*id].told.as_ref());
        told.map(|told| (told.written.as_ref(), told.facts.as_ref()))
    }
}

impl<F: CardFacts> Names<F> {
    /// Takes in what is told of all cards of a name; says whether anything of it is news, and what contradicts. What was told
    /// of them `elsewhere`, or is `shared`, is kept where it is just this.
    pub fn tell(
        &mut self,
        id: NameId,
        written: &str,
        (facts, shared): (&F, Option<&Arc<F>>),
        elsewhere: Option<&Self>,
    ) -> (bool, Vec<&'static str>) {
        self.any_told = true;
        let Named { folded, told } = &mut self.met[id];
        if let Some(told) = told {
            return F::learn_into(&mut told.facts, Arc::make_mut, &F::default(), facts);
        }
        let elsewhere = elsewhere.and_then(|names| names.named(folded)?.told.as_ref());
        let elsewhere = elsewhere.filter(|told| *told.written == *written);
        let (facts, learnt) = F::learn_first(None, facts, [elsewhere.map(|told| &told.facts), shared]);
        let written = elsewhere.map_or_else(|| written.into(), |told| told.written.clone());
        *told = Some(OfName { written, facts });
        learnt
    }
}
