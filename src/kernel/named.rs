//! The names of cards, each numbered when it is met first, with what was told of all cards that go by it. They are compared by
//! their numbers.

use std::sync::Arc;

use super::text::fold;

/// Bytes of a name that is looked for without asking for memory.
const SHORT: usize = 48;

/// The number of a name: its place in the order in which names were met.
pub type NameId = usize;

/// One name.
#[derive(Clone, Debug)]
struct Named<F> {
    folded: String,
    /// As first written where something was told of it, and what.
    told: Option<(String, F)>,
}

/// The names met so far.
#[derive(Clone, Debug)]
pub(super) struct Names<F> {
    /// In the order in which they were met. A copy shares them.
    met: Vec<Arc<Named<F>>>,
    /// Their numbers, in alphabetical order.
    sorted: Vec<NameId>,
    /// Something was told of a name.
    any_told: bool,
}

impl<F> Default for Names<F> {
    fn default() -> Self {
        Names { met: Vec::new(), sorted: Vec::new(), any_told: false }
    }
}

impl<F> Names<F> {
    /// The place of a name among the sorted ones, or the one it would have.
    fn place(&self, name: &str) -> Result<usize, usize> {
        let mut letters = [0; SHORT];
        let Some(folded) = letters.get_mut(..name.len()).filter(|_| name.is_ascii()) else {
            let name = fold(name);
            return self.sorted.binary_search_by(|id| self.met[*id].folded.cmp(&name));
        };
        folded.copy_from_slice(name.as_bytes());
        folded.make_ascii_lowercase();
        self.sorted.binary_search_by(|id| self.met[*id].folded.as_bytes().cmp(folded))
    }

    /// The number of a name that was met.
    pub fn find(&self, name: &str) -> Option<NameId> {
        self.place(name).ok().map(|at| self.sorted[at])
    }

    /// The number of a name, met now if it was not before.
    pub fn meet(&mut self, name: &str) -> NameId {
        self.place(name).map(|at| self.sorted[at]).unwrap_or_else(|at| {
            self.met.push(Arc::new(Named { folded: fold(name), told: None }));
            self.sorted.insert(at, self.met.len() - 1);
            self.met.len() - 1
        })
    }

    /// A name without accents and capitals.
    pub fn folded(&self, id: NameId) -> &str {
        &self.met[id].folded
    }

    /// What was told of all cards of a name.
    pub fn told(&self, id: NameId) -> Option<&F> {
        self.met[id].told.as_ref().map(|(_, facts)| facts)
    }

    /// Whether something was told of any name.
    pub fn is_any_told(&self) -> bool {
        self.any_told
    }

    /// All names of which something was told as they were first written, in alphabetical order, with what was told.
    pub fn all_told(&self) -> impl Iterator<Item = (&str, &F)> {
        let told = self.sorted.iter().filter_map(|id| self.met[*id].told.as_ref());
        told.map(|(written, facts)| (written.as_str(), facts))
    }
}

impl<F: Clone + Default> Names<F> {
    /// What was told of all cards of a name, to be added to.
    pub fn tell(&mut self, id: NameId, written: &str) -> &mut F {
        self.any_told = true;
        let named = Arc::make_mut(&mut self.met[id]);
        &mut named.told.get_or_insert_with(|| (written.to_owned(), F::default())).1
    }
}
