//! Reading the parts of a line that several verbs share: cards, who acts, symbols.

use std::ops::Range;

use super::super::Codigos;
use super::super::checks::own_cards;
use super::super::event::{CodeRef, Event, Recital, Shown, Source};
use super::super::flow::is_action;
use super::super::knowledge::Card;
use super::super::rules::PILE;
use super::super::state::cover::holds_wild;
use super::super::state::{Lies, State};
use crate::kernel::{FindingKind, Misread, Play, Seat, Symbol, Words, fold, judge};

/// Most cards on one line.
const MOST_CARDS: usize = 12;

/// A seat by letter or name.
pub fn seat(state: &State, word: &str, span: &Range<usize>) -> Result<Seat, Misread> {
    state.seat_named(word).ok_or_else(|| {
        let names: Vec<String> = state.seats().iter().map(|s| state.called(*s)).collect();
        Misread::new(span.clone(), format!("no hay ningún jugador «{word}»")).or(names)
    })
}

/// The seat before the verb, else the next word.
pub fn seat_or_next(state: &State, words: &mut Words, before: Option<Seat>) -> Result<Seat, Misread> {
    if let Some(seat) = before {
        return Ok(seat);
    }
    let Some((word, span)) = words.word() else { return Err(words.missing("el jugador")) };
    seat(state, &word, &span)
}

/// A card by its name; `?` is a card nobody named.
pub fn card_named(name: &str, span: &Range<usize>) -> Result<Card, Misread> {
    let card = Card::named(name);
    if name.chars().count() > 40 {
        return Err(Misread::new(span.clone(), "el nombre de una carta tiene a lo sumo 40 letras"));
    }
    if card.is_unknown() && name.trim() != "?" {
        return Err(Misread::new(span.clone(), format!("«{name}» no puede ser el nombre de una carta")));
    }
    if card.name() == "no" {
        return Err(Misread::new(span.clone(), "«no» quiere decir que no hay carta; llámela de otro modo"));
    }
    let mut signs = card.name().chars();
    let seat = signs.next().is_some_and(|c| Seat::from_letter(c).is_some());
    let digits = signs.as_str().strip_prefix('o').unwrap_or_default();
    if seat && !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit()) {
        return Err(Misread::new(
            span.clone(),
            format!("«{name}» es el lugar de un código oculto, no una carta"),
        ));
    }
    Ok(card)
}

/// The next word or quoted text as a card; none where neither stands there or the bare word is one of `stop`.
pub fn maybe_card(words: &mut Words, stop: &[&str]) -> Result<Option<Card>, Misread> {
    let span = words.here();
    if let Some(name) = words.next_quoted() {
        return card_named(&name, &span).map(Some);
    }
    match words.peek() {
        Some(word) if !stop.contains(&fold(word).as_str()) => {}
        Some(_) | None => return Ok(None),
    }
    match words.word() {
        Some((word, span)) => card_named(&word, &span).map(Some),
        None => Ok(None),
    }
}

/// The next word as a card.
pub fn card(words: &mut Words) -> Result<Card, Misread> {
    maybe_card(words, &[])?.ok_or_else(|| words.missing("la carta"))
}

/// A wild card called so is the one with a name of its own that its player has, where that is one alone.
pub fn own_wild(state: &State, by: Seat, card: &Card) -> Card {
    let collection = state.player(by).map_or(&[][..], |p| &p.collection);
    let mut wilds = collection.iter().filter(|held| state.known.is_wild(held));
    match (wilds.next(), wilds.next()) {
        (Some(wild), None) if *card == Card::any_wild() => wild.clone(),
        (_, _) => card.clone(),
    }
}

/// The next words as cards, up to one of `stop`; commas between them may stand or not.
pub fn cards(words: &mut Words, stop: &[&str]) -> Result<Vec<Card>, Misread> {
    let mut found = Vec::new();
    while let Some(card) = maybe_card(words, stop)? {
        found.push(card);
        join(words);
        if found.len() > MOST_CARDS {
            return Err(Misread::new(words.here(), format!("en una línea caben {MOST_CARDS} cartas")));
        }
    }
    if found.is_empty() { Err(words.missing("la carta")) } else { Ok(found) }
}

/// A card that shows: `revelen` is the special one.
pub fn maybe_shown(words: &mut Words, stop: &[&str]) -> Result<Option<Shown>, Misread> {
    if words.peek().is_some_and(|w| fold(w) == "revelen") {
        words.word();
        return Ok(Some(Shown::Reveal));
    }
    Ok(maybe_card(words, stop)?.map(Shown::Card))
}

/// The cards of a deal or of the opening row, and whether they were laid face down.
pub fn shown_cards(words: &mut Words) -> Result<(Vec<Shown>, bool), Misread> {
    let mut found = Vec::new();
    while let Some(shown) = maybe_shown(words, &["boca"])? {
        found.push(shown);
        join(words);
        if found.len() > MOST_CARDS {
            return Err(Misread::new(words.here(), format!("en una línea caben {MOST_CARDS} cartas")));
        }
    }
    if found.is_empty() {
        return Err(words.missing("las cartas"));
    }
    Ok((found, words.flag("boca") && words.flag("abajo")))
}

/// What may stand between the things of a list: a comma, «y», or nothing.
pub fn join(words: &mut Words) {
    words.sign(Symbol::Comma);
    keyword(words, "y");
}

/// The word `word`, if it is the next one.
pub fn keyword(words: &mut Words, word: &str) -> bool {
    let here = words.peek().is_some_and(|w| fold(w) == word);
    if here {
        words.word();
    }
    here
}

/// The place of the ENCARTE zone a word names: `2`, or `P2`.
pub fn place_named(word: &str) -> Option<u8> {
    match fold(word).as_str() {
        "1" | "p1" => Some(1),
        "2" | "p2" => Some(2),
        "3" | "p3" => Some(3),
        _ => None,
    }
}

/// A place of the ENCARTE zone.
pub fn place(words: &mut Words) -> Result<u8, Misread> {
    let span = words.here();
    let word = words.word().map(|(word, _)| word);
    let place = word.and_then(|word| place_named(&word));
    place.ok_or_else(|| Misread::new(span, "aquí va el lugar del ENCARTE: 1, 2 o 3"))
}

/// The place a refill is told of: it may be left out where one place alone is empty, or the pile alone may be filled
/// (4.4b): a card was just taken from it, or the REVELEN card that came out there was put away.
pub fn place_to_fill(state: &State, words: &mut Words) -> Result<u8, Misread> {
    let mut gaps = (1..=3).filter(|place| !state.is_occupied(*place));
    let said = words.peek().is_some_and(|word| place_named(word).is_some());
    match (gaps.next(), gaps.next()) {
        (Some(gap), None) if !said => Ok(gap),
        (None, None) if !said && !words.is_empty() && may_fill_pile(state) => Ok(PILE),
        (_, _) => place(words),
    }
}

fn may_fill_pile(state: &State) -> bool {
    let is_taken = matches!(state.turn.acts.last(), Some(Event::Take { from: Source::Place(PILE), .. }));
    let is_put_away =
        state.round_just_closed && state.showing.as_ref().is_some_and(|s| s.place == Some(PILE));
    state.spare_refills > 0 && (is_taken || is_put_away)
}

/// A symbol, in letters and digits.
pub fn symbol(word: &str, span: &Range<usize>) -> Result<String, Misread> {
    let word = fold(word);
    if word.is_empty() || !word.chars().all(char::is_alphanumeric) || word.chars().count() > 20 {
        return Err(Misread::new(span.clone(), format!("«{word}» no puede ser un símbolo")));
    }
    Ok(word)
}

/// Symbols joined by hyphens.
pub fn symbols(text: &str, span: &Range<usize>) -> Result<Vec<String>, Misread> {
    let found: Vec<String> = text.split('-').map(|w| symbol(w.trim(), span)).collect::<Result<_, _>>()?;
    if found.len() > MOST_CARDS {
        return Err(Misread::new(span.clone(), format!("un código tiene a lo sumo {MOST_CARDS} símbolos")));
    }
    Ok(found)
}

/// Where a seat is not said: who may do it by the rules, the current player first; if nobody may, whose turn it is,
/// or once both actions are used, or the match is at its end, whoever's the cards are, else the next.
pub fn acting(state: &State, said: Option<Seat>, event: impl Fn(Seat) -> Event) -> Event {
    if let Some(said) = said {
        return event(said);
    }
    let seats = state.seats();
    let current = state.turn.current.or(seats.first().copied()).unwrap_or(Seat::A);
    let able = std::iter::once(current).chain(seats.iter().copied()).find(|seat| may(state, event(*seat)));
    let spent = is_action(state, &event(current))
        && state.turn.actions >= state.rules.actions
        && state.round.is_none();
    let owns = |seat: Seat| {
        let event = event(seat);
        let is_own = |l| matches!(l, Lies::Collection(s) | Lies::ExposedCode(s) if s == seat);
        own_cards(&event).is_some_and(|(_, mut cards)| cards.any(|c| state.lies(c).any(is_own)))
    };
    let idle = (spent || state.is_final()) && !owns(current);
    let owner = seats.iter().copied().find(|seat| owns(*seat));
    let next = state.next_after(current).filter(|_| spent);
    let unable = owner.or(next).filter(|_| idle).unwrap_or(current);
    event(able.unwrap_or(unable))
}

/// Whether the rules have nothing against an event; what is owed otherwise is left out of account.
pub fn may(state: &State, event: Event) -> bool {
    let play = Play::of(0, event);
    judge::<Codigos>(state, &play).iter().all(|(_, kind, _)| *kind != FindingKind::Illegal)
}

/// A hidden code: `AO1`, or its code card. Gives whose it is, if nobody was named.
pub fn code(state: &State, words: &mut Words, said: Option<Seat>) -> Result<(Seat, CodeRef), Misread> {
    let span = words.here();
    let name = match (words.next_quoted(), words.peek()) {
        (Some(name), _) => name,
        (None, Some(_)) => words.word().map(|(w, _)| w).unwrap_or_default(),
        (None, None) => return Err(words.missing("el código")),
    };
    let current = state.turn.current.unwrap_or(Seat::A);
    if let Some((seat, n)) = slot(state, &name) {
        let by = said.unwrap_or(seat);
        let hidden = state.player(seat).and_then(|p| p.hidden.iter().find(|h| h.slot == n));
        // A place where nothing lies is no reason to refuse what was said: it is judged as a slip.
        let card = hidden.map_or_else(Card::unknown, |h| h.group.card.clone());
        return Ok((by, CodeRef { card, slot: (by == seat).then_some(n) }));
    }
    let card = card_named(&name, &span)?;
    let code = CodeRef { card, slot: None };
    let has = |seat: &Seat| state.meant(*seat, &code).is_some();
    let names = |seat: &Seat| state.meant(*seat, &code).is_some_and(|h| h.group.card == code.card);
    let order = state.round.as_ref().map_or_else(|| state.seats(), |r| r.order.clone());
    let owner = order.iter().copied().find(names).or_else(|| order.iter().copied().find(has));
    Ok((said.or(owner).unwrap_or(current), code))
}

/// What comes of a hidden code by what was said of it, where the code and its cards are known (8.4, 8.10a).
pub fn outcome_of(state: &State, by: Seat, code: &CodeRef, said: &[String]) -> Option<Recital> {
    let group = &state.meant(by, code)?.group;
    let printed = state.known.code(&group.card)?;
    let holds_wild = holds_wild(&state.known, group)?;
    // Another word may say what came of it.
    if said.is_empty() || !said.iter().all(|word| state.known.is_symbol(word)) {
        return None;
    }
    let sorted = |symbols: &[String]| {
        let mut symbols = symbols.to_vec();
        symbols.sort();
        symbols
    };
    Some(if printed == said {
        Recital::Exact
    } else if !holds_wild && sorted(printed) == sorted(said) {
        Recital::OutOfOrder
    } else {
        Recital::Wrong
    })
}

/// The player and the number of a hidden code's place, such as `AO1` or `ana.o1`.
fn slot(state: &State, word: &str) -> Option<(Seat, u8)> {
    let word = fold(word);
    let (owner, n) = word.rsplit_once('o')?;
    let n: u8 = n.parse().ok()?;
    let seat = state.seat_named(owner.strip_suffix('.').unwrap_or(owner))?;
    Some((seat, n))
}
