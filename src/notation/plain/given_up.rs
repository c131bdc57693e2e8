//! Who gives the match up in a game that has no verb for it: what the judge writes down is who won, and how.

use super::Plain;
use crate::kernel::{Referee, Seat, fold};

/// How the words begin by which somebody gives up, and those that do only of the whole match.
const GIVES_UP: [&str; 4] = ["rind", "rend", "conced", "retirad"];
const LEAVES: [&str; 2] = ["retir", "abandon"];
const OF_MATCH: [&str; 3] = ["partida", "juego", "match"];
/// The verb of the games that have one.
const CONCEDE: &str = "rendirse";

/// The result of a match that one of two players gives up: it is asked, for it ends the match.
pub fn given_up(words: &[String], referee: &dyn Referee) -> Plain {
    let begins = |word: &String, some: &[&str]| some.iter().any(|stem| word.starts_with(stem));
    let of_match = words.iter().any(|word| OF_MATCH.contains(&word.as_str()));
    let gives_up = |word: &String| begins(word, &GIVES_UP) || of_match && begins(word, &LEAVES);
    let seats = referee.seats();
    let Some(at) = words.iter().position(gives_up).filter(|_| seats.len() == 2) else { return Plain::None };
    let has_verb = referee.verbs().iter().any(|verb| verb.word == CONCEDE);
    // «me rindo con el coronel» is of that card.
    let cards = referee.card_names();
    let is_of_card = cards.iter().any(|name| words.contains(&fold(name)));
    if has_verb || is_of_card || referee.outcome().is_some() {
        return Plain::None;
    }
    let named = |word: &String| referee.seat_named(word).filter(|_| word.len() > 1);
    let other = |seat: Seat| seats.iter().copied().find(|other| *other != seat);
    // «gana marcos» says who won; else who stands before the verb lost, or whose turn it is.
    let wins = words.iter().position(|word| begins(word, &["gan", "victoria"]));
    let winner = wins.and_then(|at| words[at..].iter().find_map(named));
    let loser = || words[..at].iter().rev().find_map(named).or_else(|| referee.status().active);
    match winner.or_else(|| loser().and_then(other)) {
        Some(winner) => Plain::Several(vec![format!("resultado {winner} por retirada")]),
        None => Plain::None,
    }
}
