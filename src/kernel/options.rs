//! What can be done now without a fault, as lines ready to be entered.

use std::collections::BTreeMap;

use super::fold::Match;
use super::game::Game;
use super::text::fold;
use super::view::without_player;

/// What is asked for what only a card's text can bring about.
const BY_CARD: &str = "carta";

/// The candidates that would raise no fault, those of one verb together; verbs that can pass the phase or the turn last.
pub(super) fn options<G: Game>(folded: &Match<G>, asked: Option<&str>) -> Vec<String> {
    let state = folded.state();
    let legal = |event: &G::Event| !folded.verdicts(event.clone()).iter().any(|(_, kind, _)| kind.is_fault());
    let said = |event: &G::Event| fold(&without_player::<G>(state, &G::print(event)));
    let asked = asked.map(fold);
    let wanted = |event: &G::Event| match asked.as_deref() {
        None => !G::is_by_card_text(event),
        Some(BY_CARD) => G::is_by_card_text(event),
        Some(word) => {
            let line = said(event);
            let names = || line.split([' ', '>', ',']).skip(1).any(|named| named == word);
            line.starts_with(word) || (!G::is_by_card_text(event) && names())
        }
    };
    let mut options = G::candidates(state);
    // What names a hidden card is shown without it, and cannot be typed so.
    let is_sayable = |event: &G::Event| G::shown(state, event) == G::print(event);
    options.retain(|event| wanted(event) && !G::is_retold(state, event) && is_sayable(event) && legal(event));
    let verb = |event: &G::Event| said(event).split(' ').next().unwrap_or_default().to_owned();
    // Of one verb, as every line at the prompt may ask, there is nothing to put in order.
    let first = options.first().map(verb);
    if options.iter().any(|event| Some(verb(event)) != first) {
        let mut passes: BTreeMap<String, u8> = BTreeMap::new();
        for event in &options {
            let furthest = passes.entry(verb(event)).or_default();
            *furthest = (*furthest).max(folded.passes(event));
        }
        options.sort_by_cached_key(|event| passes.get(&verb(event)).copied());
    }
    options.iter().map(|event| G::shown(state, event)).collect()
}
