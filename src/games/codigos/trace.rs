//! Who sees what: all lies open but what was dealt face down, and hidden codes that a table was set with.
//!
//! What lies in a hidden code was seen when it was laid. While the match lasts it is kept back from everybody by the veil
//! of the screen, for nobody may look it up again.

use super::event::{Event, Group, Setup, Shown, Situation, Source, Target};
use super::knowledge::Card;
use super::picture::veil::veiled_facts;
use super::state::State;
use crate::kernel::{FactSheet, Shared, Sight};

/// The event as one who sees so much could tell it.
pub fn shown_to(_: &State, event: &Event, sight: &Sight<'_>) -> Event {
    let mut told = event.clone();
    match &mut told {
        Event::Deal { seat, cards, face_down: true } => {
            if !sight.is_of(*seat) {
                cards.iter_mut().for_each(turn_down);
            }
        }
        Event::Open { cards, face_down: true } => cards.iter_mut().for_each(turn_down),
        Event::Situate(Situation::Hidden(_, groups)) => {
            groups.iter_mut().for_each(|group| unseen(group, sight))
        }
        Event::Setup(Setup { bottom: Some(text), .. })
        | Event::Soldier { to: Target::Elsewhere(text), .. } => {
            sight.free_words(text);
        }
        Event::Setup(_)
        | Event::Card { .. }
        | Event::Deal { .. }
        | Event::Open { .. }
        | Event::Soldier { .. }
        | Event::Begin { .. }
        | Event::Take { .. }
        | Event::Expose { .. }
        | Event::Complete { .. }
        | Event::Hide { .. }
        | Event::Lay { .. }
        | Event::Discard { .. }
        | Event::Abandon { .. }
        | Event::Refill { .. }
        | Event::Uncover { .. }
        | Event::Reveal { .. }
        | Event::PutAway { .. }
        | Event::Resume
        | Event::RunOut
        | Event::Recycle { .. }
        | Event::Pass { .. }
        | Event::Situate(_) => {}
    }
    told
}

fn turn_down(shown: &mut Shown) {
    if let Shown::Card(card) = shown {
        *card = Card::unknown();
    }
}

fn unseen(group: &mut Group, sight: &Sight<'_>) {
    for card in group.symbols.iter_mut().chain([&mut group.card]) {
        if !sight.has_heard(card.name()) {
            *card = Card::unknown();
        }
    }
}

/// The facts of a table: what is not to be shown now, and what the reader has not seen, is called by no name.
pub fn facts_seen(sheet: FactSheet, now: &State, sight: &Sight<'_>) -> FactSheet {
    const NAMED: [&str; 7] = ["carta", "cima", "cartas", "códigos", "exacto", "desordenado", "dudoso"];
    let mut sheet = veiled_facts(sheet, now);
    let of_cards = sheet.iter_mut().flat_map(|place| &mut place.facts).filter(|(key, _)| NAMED.contains(key));
    for (_, value) in of_cards {
        let unseen = |name: &str| !["no", "?", "…", "comodin"].contains(&name) && !sight.has_heard(name);
        let names = value.split_inclusive([',', '+']).map(|part| {
            let name = part.trim_end_matches([',', '+']);
            if unseen(name) { "?".to_owned() + &part[name.len()..] } else { part.to_owned() }
        });
        *value = names.collect();
    }
    sheet
}

/// The name an event tells facts of.
pub fn told_of_name(event: &Event) -> Option<&str> {
    if let Event::Card { card, .. } = event { Some(card.name()) } else { None }
}

/// Leaves nothing of such facts.
pub fn forget_name(event: &mut Event) {
    if let Event::Card { card, facts } = event {
        *card = Card::veiled();
        *facts = Shared::default();
    }
}

/// Leaves the seats alone.
pub fn forget_players(event: &mut Event) {
    if let Event::Setup(setup) = event {
        setup.players.iter_mut().for_each(|(_, name)| *name = None);
    }
}

/// Whether chance had a part in an event, cards came out of the deck, or what was said cannot be unsaid.
pub fn is_random(event: &Event) -> bool {
    match event {
        // Lots are drawn for who begins.
        Event::Begin { .. }
        | Event::Deal { .. }
        | Event::Open { .. }
        | Event::Uncover { .. }
        | Event::Reveal { .. }
        | Event::Recycle { .. } => true,
        Event::Take { from, .. } => *from == Source::Deck,
        Event::Refill { from_discard, .. } => !from_discard,
        Event::Setup(_)
        | Event::Card { .. }
        | Event::Soldier { .. }
        | Event::Expose { .. }
        | Event::Complete { .. }
        | Event::Hide { .. }
        | Event::Lay { .. }
        | Event::Discard { .. }
        | Event::Abandon { .. }
        | Event::PutAway { .. }
        | Event::Resume
        | Event::RunOut
        | Event::Pass { .. }
        | Event::Situate(_) => false,
    }
}

/// The table as it lay then with all that is known now. The order of a pile that was shuffled since is not known any more.
pub fn gone_back(then: State, now: &State) -> State {
    let mut state = State { known: now.known.clone(), told: now.told.clone(), ..then };
    for (card, since) in &now.met {
        state.met.entry(card.clone()).or_insert(*since);
    }
    if now.recycled && !state.recycled {
        state.known_top = 0;
    }
    state
}
