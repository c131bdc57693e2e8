//! The rows of checks and how they are run on one event.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::ops::Deref;

use super::game::Game;
use super::records::Play;
use super::verdict::{Fault, FindingKind, Verdict};

/// Silences every other clause on the same event: after the end nothing else is worth saying.
pub const EVERY_CLAUSE: &[&str] = &["*"];

/// A set of kinds of event, a bit for each, as the game numbers them.
pub type Kinds = u64;

/// One enforced clause: what it cites and the function that looks.
pub struct Check<G: Game> {
    /// The clause of the catalogue.
    pub clause: &'static str,
    /// Named after what it flags.
    pub name: &'static str,
    /// The kind of fault it raises.
    pub kind: FindingKind,
    /// Clauses that are not cited for the same event when this one is, because it is the same fault.
    pub silences: &'static [&'static str],
    /// The kinds of event it may speak of: of every other it holds, and is not asked.
    pub kinds: Kinds,
    /// The kinds of event of which it speaks of what the play meets alone: where that is nothing it holds, and is not asked.
    pub met: Kinds,
    /// Looks at the table before the event and changes nothing.
    pub look: Look<G>,
}

/// The function of a check.
pub type Look<G> = fn(&<G as Game>::State, &Judged<'_, G>) -> Verdict;

/// A play that is being judged and applied; behaves as the play that it amounts to.
pub struct Judged<'a, G: Game> {
    said: &'a Play<G::Event>,
    meant: &'a Play<G::Event>,
    met: OnceCell<G::Met>,
    is_retold: OnceCell<bool>,
}

impl<'a, G: Game> Judged<'a, G> {
    /// The play that was said, and what it amounts to where that is something else.
    pub fn of(said: &'a Play<G::Event>, meant: Option<&'a Play<G::Event>>) -> Self {
        Judged { said, meant: meant.unwrap_or(said), met: OnceCell::new(), is_retold: OnceCell::new() }
    }

    /// The play as it was said.
    pub fn said(&self) -> &'a Play<G::Event> {
        self.said
    }

    /// Whether it only says again what stands already: worked out for the first that asks.
    pub fn is_retold(&self, state: &G::State) -> bool {
        *self.is_retold.get_or_init(|| G::is_retold(state, &self.said.event))
    }

    /// What the play meets on the table it comes to: worked out for the first that asks.
    pub fn met(&self, state: &G::State) -> &G::Met {
        self.met.get_or_init(|| G::met(state, self.meant))
    }
}

impl<G: Game> Deref for Judged<'_, G> {
    type Target = Play<G::Event>;

    fn deref(&self) -> &Play<G::Event> {
        self.meant
    }
}

impl<G: Game> Check<G> {
    /// A check that raises `illegal`.
    pub const fn illegal(clause: &'static str, name: &'static str, look: Look<G>) -> Self {
        Check { clause, name, kind: FindingKind::Illegal, silences: &[], kinds: Kinds::MAX, met: 0, look }
    }

    /// A check that raises `omitted`.
    pub const fn omitted(clause: &'static str, name: &'static str, look: Look<G>) -> Self {
        Check { clause, name, kind: FindingKind::Omitted, silences: &[], kinds: Kinds::MAX, met: 0, look }
    }

    /// A check that raises `setup`.
    pub const fn setup(clause: &'static str, name: &'static str, look: Look<G>) -> Self {
        Check { clause, name, kind: FindingKind::Setup, silences: &[], kinds: Kinds::MAX, met: 0, look }
    }

    /// The same check, silencing other clauses on the same event.
    pub const fn over(mut self, silences: &'static [&'static str]) -> Self {
        self.silences = silences;
        self
    }

    /// The same check, which may speak of these kinds of event alone.
    pub const fn of(mut self, kinds: Kinds) -> Self {
        self.kinds = kinds;
        self
    }

    /// The same check, which of these kinds speaks of what the play meets alone.
    pub const fn of_met(mut self, kinds: Kinds) -> Self {
        self.met = kinds;
        self
    }

    /// Whether it may speak of a kind of event, where the play meets something, or nothing.
    const fn speaks(&self, kind: Kinds, is_idle: bool) -> bool {
        self.kinds & kind != 0 && !(is_idle && self.met & kind != 0)
    }

    /// Whether it has nothing to say of a play.
    fn holds(&self, state: &G::State, play: &Judged<'_, G>) -> bool {
        match (self.look)(state, play) {
            Verdict::Holds => true,
            Verdict::Broken(_) | Verdict::BrokenEach(_) | Verdict::CannotTell(_) => false,
        }
    }

    fn silences(&self, other: &Check<G>) -> bool {
        self.clause != other.clause
            && (self.silences == EVERY_CLAUSE || self.silences.contains(&other.clause))
    }
}

/// Rows that there may be, at most.
const ROWS: usize = 128;

/// Some of them, a bit for each.
pub(super) type Rows = u128;

/// The rows of a game, at most 128, in the catalogue's order; behaves as their slice.
pub struct Checks<G: Game> {
    rows: &'static [Check<G>],
    /// Of each kind of event the places of the rows that may speak of it.
    asked: [Places; Kinds::BITS as usize],
    /// Of these those that do where the play meets nothing.
    idle: [Places; Kinds::BITS as usize],
    /// The places of all rows.
    all: Places,
}

/// The places of some rows, in their order, and how many.
#[derive(Clone, Copy)]
struct Places {
    at: [u8; ROWS],
    len: usize,
}

impl Places {
    const NONE: Places = Places { at: [0; ROWS], len: 0 };

    const fn and(mut self, row: usize) -> Self {
        self.at[self.len] = row as u8;
        self.len += 1;
        self
    }
}

impl<G: Game> Checks<G> {
    /// Of these rows.
    pub const fn of(rows: &'static [Check<G>]) -> Self {
        assert!(rows.len() <= ROWS, "more rows than places");
        let (mut asked, mut all) = ([Places::NONE; Kinds::BITS as usize], Places::NONE);
        let mut idle = asked;
        let (mut row, mut kind) = (0, 0);
        while row < rows.len() {
            while kind < asked.len() {
                if rows[row].speaks(1 << kind, false) {
                    asked[kind] = asked[kind].and(row);
                }
                if rows[row].speaks(1 << kind, true) {
                    idle[kind] = idle[kind].and(row);
                }
                kind += 1;
            }
            all = all.and(row);
            (row, kind) = (row + 1, 0);
        }
        Checks { rows, asked, idle, all }
    }

    /// The rows of these that may speak of a kind of event, in their order.
    fn asked(
        &'static self,
        kind: Kinds,
        is_idle: bool,
        rows: Rows,
    ) -> impl Iterator<Item = &'static Check<G>> {
        let of_kinds = if is_idle { &self.idle } else { &self.asked };
        let places = if kind.is_power_of_two() { &of_kinds[kind.ilog2() as usize] } else { &self.all };
        let places =
            places.at[..places.len].iter().filter(move |row| rows == Rows::MAX || rows & (1 << **row) != 0);
        places.filter_map(|row| self.rows.get(usize::from(*row)))
    }

    /// The rows that say whether these clauses were broken: their own, and those that silence them.
    pub(super) fn that_tell_of(&self, clauses: &BTreeSet<&'static str>) -> Rows {
        let own: Vec<&Check<G>> = self.iter().filter(|row| clauses.contains(row.clause)).collect();
        let tells = |row: &Check<G>| own.iter().any(|own| own.clause == row.clause || row.silences(own));
        self.iter().enumerate().filter(|(_, row)| tells(row)).fold(0, |all, (at, _)| all | 1 << at)
    }
}

impl<G: Game> Deref for Checks<G> {
    type Target = [Check<G>];

    fn deref(&self) -> &[Check<G>] {
        self.rows
    }
}

/// Runs every check on `play` as it meets `state`: clause, kind and fault, in the order of the rows, the
/// silenced ones left out.
pub fn judge<G: Game>(state: &G::State, play: &Play<G::Event>) -> Vec<(&'static str, FindingKind, Fault)> {
    judged::<G>(state, &Judged::of(play, meant::<G>(state, play).as_ref()), Rows::MAX)
}

/// What a play amounts to on the table it comes to, where that is not what was said.
pub fn meant<G: Game>(state: &G::State, play: &Play<G::Event>) -> Option<Play<G::Event>> {
    G::meaning(state, &play.event).map(|event| play.meaning(event))
}

/// The same of a play that is applied afterwards, by these rows.
pub(super) fn judged<G: Game>(
    state: &G::State,
    play: &Judged<'_, G>,
    rows: Rows,
) -> Vec<(&'static str, FindingKind, Fault)> {
    if play.is_retold(state) {
        return Vec::new();
    }
    let mut raised: Vec<(&Check<G>, FindingKind, Fault)> = Vec::new();
    // A step that nobody said is judged for what was owed by then, never for being taken.
    let asked =
        |check: &&Check<G>| !play.is_tacit || matches!(check.kind, FindingKind::Omitted | FindingKind::Setup);
    let (kind, is_idle) = (G::kind(&play.event), G::meets_nothing(state, play));
    let is_silent =
        |check: &Check<G>| check.speaks(kind, is_idle) || !asked(&check) || check.holds(state, play);
    debug_assert!(G::checks().iter().all(is_silent), "a check speaks of {:?}", play.event);
    for check in G::checks().asked(kind, is_idle, rows).filter(asked) {
        match (check.look)(state, play) {
            Verdict::Holds => {}
            Verdict::Broken(fault) => raised.push((check, check.kind, *fault)),
            Verdict::BrokenEach(faults) => {
                let (first, others) = *faults;
                raised.extend(std::iter::once(first).chain(others).map(|f| (check, check.kind, f)));
            }
            Verdict::CannotTell(fault) => raised.push((check, FindingKind::Unverifiable, *fault)),
        }
    }
    if raised.is_empty() {
        return Vec::new();
    }
    let silencers: Vec<(&Check<G>, bool)> =
        raised.iter().map(|(check, kind, _)| (*check, kind.is_fault())).collect();
    // A question never silences a fault.
    raised.retain(|(check, kind, _)| {
        !silencers.iter().any(|(by, is_fault)| by.silences(check) && (*is_fault || !kind.is_fault()))
    });
    raised.into_iter().map(|(check, kind, fault)| (check.clause, kind, fault)).collect()
}
