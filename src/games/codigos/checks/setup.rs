//! Section 2 and 4.1: the preparation and who starts.

use super::K;
use crate::games::codigos::Codigos;
use crate::games::codigos::event::{Event, Setup, Shown, Target, actor};
use crate::games::codigos::flow::Course;
use crate::games::codigos::knowledge::Card;
use crate::games::codigos::rules::{OPEN, spelled};
use crate::games::codigos::state::State;
use crate::kernel::{Fault, Judged, Seat, Verdict, agreed};

/// 2.1a: so many players; with any other number the other counts are not looked at.
pub const PLAYER_COUNT: K = K::setup("2.1a", "wrong_number_of_players", |state, play| {
    let Event::Setup(setup) = &play.event else { return Verdict::Holds };
    let n = setup.players.len();
    let (least, most) = state.rules.players;
    if (least..=most).contains(&n) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!(
        "{} {n} {}",
        agreed(n, "se prepara", "se preparan"),
        agreed(n, "jugador", "jugadores")
    ))
    .legal(format!("jugar de {} a {} personas", spelled(least), spelled(most)));
    Verdict::broken(fault.fact("jugadores", n))
});

fn wild_count(state: &State, setup: &Setup, players: usize) -> Verdict {
    let (Some(told), Some((least, most))) = (setup.wilds, state.rules.wilds_for(players)) else {
        return Verdict::Holds;
    };
    if setup.players.len() != players || (least..=most).contains(&told) {
        return Verdict::Holds;
    }
    let right = if least == most { least.to_string() } else { format!("{least} o {most}") };
    let noun = if most == 1 { "comodín" } else { "comodines" };
    let fault = Fault::new(format!("con {players} jugadores se ponen {told} comodines"))
        .legal(format!("poner {right} {noun}"));
    Verdict::broken(fault.fact("comodines", told))
}

fn reveal_count(state: &State, setup: &Setup, players: usize) -> Verdict {
    let (Some(told), Some(right)) = (setup.reveals, state.rules.reveals_for(players)) else {
        return Verdict::Holds;
    };
    if setup.players.len() != players || told == right {
        return Verdict::Holds;
    }
    let noun = if right == 1 { "carta" } else { "cartas" };
    let fault = Fault::new(format!("con {players} jugadores se ponen {told} cartas REVELEN"))
        .legal(format!("poner {right} {noun} REVELEN, con la que va debajo del mazo"));
    Verdict::broken(fault.fact("revelen", told))
}

/// 2.1b: two wild cards for two players.
pub const WILDS_FOR_TWO: K = K::setup("2.1b", "wild_cards_for_two", |state, play| match &play.event {
    Event::Setup(setup) => wild_count(state, setup, 2),
    _ => Verdict::Holds,
});

/// 2.1c: three wild cards for three players.
pub const WILDS_FOR_THREE: K = K::setup("2.1c", "wild_cards_for_three", |state, play| match &play.event {
    Event::Setup(setup) => wild_count(state, setup, 3),
    _ => Verdict::Holds,
});

/// 2.1d: four or five wild cards for four players.
pub const WILDS_FOR_FOUR: K = K::setup("2.1d", "wild_cards_for_four", |state, play| match &play.event {
    Event::Setup(setup) => wild_count(state, setup, 4),
    _ => Verdict::Holds,
});

/// 2.2a: four REVELEN cards for two players, the one under the deck included.
pub const REVEALS_FOR_TWO: K = K::setup("2.2a", "revelen_cards_for_two", |state, play| match &play.event {
    Event::Setup(setup) => reveal_count(state, setup, 2),
    _ => Verdict::Holds,
});

/// 2.2b: three for three.
pub const REVEALS_FOR_THREE: K =
    K::setup("2.2b", "revelen_cards_for_three", |state, play| match &play.event {
        Event::Setup(setup) => reveal_count(state, setup, 3),
        _ => Verdict::Holds,
    });

/// 2.2c: two for four.
pub const REVEALS_FOR_FOUR: K = K::setup("2.2c", "revelen_cards_for_four", |state, play| match &play.event {
    Event::Setup(setup) => reveal_count(state, setup, 4),
    _ => Verdict::Holds,
});

/// 2.3b: so many cards for each.
pub const DEALT_COUNT: K = K::setup("2.3b", "deals_wrong_number", |state, play| {
    let Event::Deal { seat, cards, .. } = &play.event else { return Verdict::Holds };
    let mut held = state.player(*seat).map_or(Vec::new(), |p| p.collection.clone());
    let named: Vec<Card> = cards.iter().filter_map(Shown::card).cloned().collect();
    let new = state.dealt_anew(*seat, &named);
    let mut unnamed = new.iter().filter(|c| !c.is_anonymous()).count();
    held.retain(|c| {
        let filled = c.is_unknown() && unnamed > 0;
        unnamed = unnamed.saturating_sub(usize::from(filled));
        !filled
    });
    let reveals = cards.len() - named.len();
    let n = if state.turn.current.is_some() { cards.len() } else { held.len() + new.len() + reveals };
    if n == state.rules.dealt {
        return Verdict::Holds;
    }
    let legal = format!("repartir {} a cada uno", state.rules.dealt);
    Verdict::broken(Fault::new(format!("{seat} recibe {n} {}", agreed(n, "carta", "cartas"))).legal(legal))
});

/// 2.3c: dealt face up.
pub const DEALT_FACE_DOWN: K = K::setup("2.3c", "deals_face_down", |_, play| match &play.event {
    Event::Deal { seat, face_down: true, .. } => Verdict::broken(
        Fault::new(format!("las cartas de {seat} quedan boca abajo")).legal("dejarlas a la vista"),
    ),
    _ => Verdict::Holds,
});

fn is_special(state: &State, shown: &Shown) -> bool {
    match shown {
        Shown::Reveal => true,
        Shown::Card(card) => state.known.is_wild(card),
    }
}

fn special(state: &State, cards: &[Shown]) -> Option<&'static str> {
    let found = cards.iter().find(|c| is_special(state, c))?;
    Some(if found.card().is_some() { "un comodín" } else { "una carta REVELEN" })
}

/// 2.3d: only common cards are dealt.
pub const DEALT_SPECIAL: K = K::setup("2.3d", "deals_special_card", |state, play| {
    let Event::Deal { seat, cards, .. } = &play.event else { return Verdict::Holds };
    special(state, cards)
        .map(|what| {
            Fault::new(format!("a {seat} se le reparte {what}")).legal("repartir solo cartas comunes")
        })
        .into()
});

/// 2.4a: a REVELEN card lies face up under the deck. Without a word about it, it is assumed.
pub const BOTTOM_CARD: K = K::setup("2.4a", "wrong_card_under_the_deck", |_, play| {
    let Event::Setup(Setup { bottom: Some(bottom), .. }) = &play.event else { return Verdict::Holds };
    if bottom == "revelen" {
        return Verdict::Holds;
    }
    let fault = Fault::new("debajo del mazo no queda una carta REVELEN boca arriba").fact("fondo", bottom);
    Verdict::broken(fault.legal("poner una carta REVELEN boca arriba al final del mazo"))
});

/// 2.5a: three cards, face up.
pub const OPEN_COUNT: K = K::setup("2.5a", "opens_wrong_row", |_, play| {
    let Event::Open { cards, face_down } = &play.event else { return Verdict::Holds };
    if cards.len() == OPEN && !face_down {
        return Verdict::Holds;
    }
    let how = if *face_down { " boca abajo" } else { "" };
    let fault = Fault::new(format!(
        "el ENCARTE se abre con {} {}{how}",
        cards.len(),
        agreed(cards.len(), "carta", "cartas")
    ));
    Verdict::broken(fault.legal(format!("abrir {OPEN} cartas boca arriba")))
});

/// 2.6a: the soldier begins on the card nearest to the deck.
pub const SOLDIER_START: K = K::setup("2.6a", "soldier_starts_elsewhere", |state, play| {
    let Event::Soldier { to, .. } = &play.event else { return Verdict::Holds };
    if state.turn.current.is_some() || *to == Target::Place(1) {
        return Verdict::Holds;
    }
    Verdict::broken(Fault::new("el soldado no empieza en el lugar 1").legal("mover soldado 1"))
});

/// 2.7a: wild and REVELEN cards join the deck only when the row lies open.
pub const OPEN_SPECIAL: K = K::setup("2.7a", "opens_special_card", |state, play| {
    let Event::Open { cards, .. } = &play.event else { return Verdict::Holds };
    special(state, cards)
        .map(|what| Fault::new(format!("el ENCARTE se abre con {what}")).legal("abrir solo cartas comunes"))
        .into()
});

/// What is known of a player's highest photo number: the highest told, whether all are told, whether any is.
fn photos(state: &State, seat: Seat) -> (Option<i32>, bool, bool) {
    let Some(player) = state.player(seat) else { return (None, false, false) };
    let told: Vec<Option<i32>> = player.collection.iter().map(|c: &Card| state.known.photo(c)).collect();
    let whole = !told.is_empty() && told.iter().all(Option::is_some);
    (told.iter().flatten().max().copied(), whole, told.iter().any(Option::is_some))
}

/// Who starts the match by an event: whom `empezar` names, else who makes the first action of all.
fn starter(state: &State, play: &Judged<'_, Codigos>) -> Option<Seat> {
    let event = &play.event;
    let acts_first = || actor(event).filter(|_| play.met(state).course == Some(Course::First));
    let by = if let Event::Begin { seat } = event { Some(*seat) } else { acts_first() };
    by.filter(|_| state.turn.current.is_none())
}

/// 4.1: the highest single photo number starts; equal ones are left to the table.
pub const WRONG_STARTER: K = K::setup("4.1", "wrong_player_starts", |state, play| {
    let Some(seat) = starter(state, play) else { return Verdict::Holds };
    let (own, whole, any) = photos(state, seat);
    let others: Vec<Seat> = state.seats().into_iter().filter(|s| *s != seat).collect();
    let best = others.iter().filter_map(|s| Some((photos(state, *s).0?, *s))).max_by_key(|(n, _)| *n);
    let name = state.called(seat);
    match best {
        Some((n, other)) if whole && own.is_some_and(|o| o < n) => {
            let fault = Fault::new(format!("empieza {name}, cuyo mayor número de foto es menor"))
                .legal(format!("empezar {other}, que tiene el {n}"))
                .fact("foto", own.unwrap_or(0));
            Verdict::broken(fault)
        }
        _ => {
            let told = any || best.is_some();
            let highest = best.map_or(0, |(n, _)| n);
            let open = !whole && own.is_none_or(|o| o < highest || others.is_empty())
                || others.iter().any(|s| !photos(state, *s).1);
            if told && open {
                let text = "faltan números de foto para saber quién empieza";
                return Verdict::cannot_tell(Fault::new(text));
            }
            Verdict::Holds
        }
    }
});
