//! What can be done now without a fault, as lines ready to be entered.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use super::fold::Match;
use super::game::Game;
use super::text::fold;
use super::view::without_player;

/// What is asked for what only a card's text can bring about.
const BY_CARD: &str = "carta";

/// What may come next.
pub(super) struct Options<E> {
    candidates: Vec<Candidate<E>>,
    /// All that no card's text brings about, once it was asked for: at the prompt every line does, and more than once.
    all: OnceCell<Vec<String>>,
}

struct Candidate<E> {
    event: E,
    /// As it is printed, and the same folded and without its player.
    line: String,
    said: String,
    /// Whether it tells something new and breaks no rule, once it was asked.
    is_open: OnceCell<bool>,
}

impl<E> Candidate<E> {
    fn verb(&self) -> &str {
        self.said.split(' ').next().unwrap_or_default()
    }
}

impl<E: Clone> Options<E> {
    /// What a match may go on with.
    pub(super) fn of<G: Game<Event = E>>(folded: &Match<G>) -> Self {
        let state = folded.state();
        let candidate = |event: E| {
            let line = G::print(&event);
            // What names a hidden card is shown without it, and cannot be typed so.
            let is_sayable = G::shown(state, &event) == line;
            let said = fold(&without_player::<G>(state, &line));
            is_sayable.then(|| Candidate { event, line, said, is_open: OnceCell::new() })
        };
        let candidates = G::candidates(state).into_iter().filter_map(candidate).collect();
        Options { candidates, all: OnceCell::new() }
    }

    /// The candidates that would raise no fault, those of one verb together; verbs that can pass the phase or the turn last.
    pub(super) fn lines<G: Game<Event = E>>(&self, folded: &Match<G>, asked: Option<&str>) -> Vec<String> {
        match asked {
            None => self.all.get_or_init(|| self.open(folded, None)).clone(),
            Some(_) => self.open(folded, asked),
        }
    }

    fn open<G: Game<Event = E>>(&self, folded: &Match<G>, asked: Option<&str>) -> Vec<String> {
        let asked = asked.map(fold);
        let wanted = |one: &Candidate<E>| match asked.as_deref() {
            None => !G::is_by_card_text(&one.event),
            Some(BY_CARD) => G::is_by_card_text(&one.event),
            Some(word) => {
                let names = || one.said.split([' ', '>', ',']).skip(1).any(|named| named == word);
                one.said.starts_with(word) || (!G::is_by_card_text(&one.event) && names())
            }
        };
        let is_open = |one: &Candidate<E>| {
            let is_legal = || {
                let verdicts = folded.verdicts(one.event.clone());
                !verdicts.iter().any(|(_, kind, _)| kind.is_fault())
            };
            *one.is_open.get_or_init(|| !G::is_retold(folded.state(), &one.event) && is_legal())
        };
        let mut open: Vec<&Candidate<E>> =
            self.candidates.iter().filter(|one| wanted(one) && is_open(one)).collect();
        // Of one verb, as every line at the prompt may ask, there is nothing to put in order.
        if open.iter().any(|one| one.verb() != open[0].verb()) {
            let mut passes: BTreeMap<&str, u8> = BTreeMap::new();
            for one in &open {
                let furthest = passes.entry(one.verb()).or_default();
                *furthest = (*furthest).max(folded.passes(&one.event));
            }
            open.sort_by_key(|one| passes.get(one.verb()).copied());
        }
        open.into_iter().map(|one| one.line.clone()).collect()
    }
}
