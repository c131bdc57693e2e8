//! What both players do, each for himself: `repartimos siete a cada uno`, `ana y beto toman siete`.

use crate::kernel::{Referee, Seat, fold};

/// Who is spoken of, the longest first.
const BOTH: [&str; 9] = [
    "cada uno de los dos",
    "los dos jugadores",
    "ambos jugadores",
    "cada jugador",
    "cada quien",
    "cada uno",
    "los dos",
    "los 2",
    "ambos",
];

/// The statement as it would be told of each of two players; none where it is not told of both.
pub fn of_each(statement: &str, referee: &dyn Referee) -> Option<[String; 2]> {
    let seats = referee.seats();
    let [one, other] = *seats.as_slice() else { return None };
    let folded = fold(statement);
    let said: Vec<&str> = folded.split_whitespace().collect();
    let (at, len) = told_of(&said, referee)?;
    let of = |seat: Seat| {
        // By his name, where it is led to and he has one: «a jugador B» may be of A.
        let name = fold(&referee.seat_name(seat));
        let is_led = at > 0 && matches!(said[at - 1], "a" | "para");
        let is_name = is_led && name.len() > 1 && name.chars().all(char::is_alphabetic);
        // Who begins the line does it: «jugador B colocan sus cuatro» might be of the other's.
        let seat = match at {
            0 => format!("{seat}:"),
            _ if is_name => name,
            _ => format!("jugador {seat}"),
        };
        [&said[..at], &[seat.as_str()], &said[at + len..]].concat().join(" ")
    };
    Some([of(one), of(other)])
}

/// Where the words stand that speak of both, and how many they are.
fn told_of(said: &[&str], referee: &dyn Referee) -> Option<(usize, usize)> {
    let phrase = BOTH.iter().find_map(|both| {
        let words: Vec<&str> = both.split(' ').collect();
        let at = said.windows(words.len()).position(|here| here == words.as_slice())?;
        Some((at, words.len()))
    });
    let named = || {
        let seat = |word: &str| referee.seat_named(word);
        let is_both = |three: &[&str]| {
            let (one, other) = (seat(three[0]), seat(three[2]));
            three[1] == "y" && one.is_some() && other.is_some() && one != other
        };
        said.windows(3).position(is_both).map(|at| (at, 3))
    };
    phrase.or_else(named)
}
