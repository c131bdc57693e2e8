//! Cards told by how many they are and how they lie: `mis dos tapadas`, `las dos que tengo boca abajo`, `las dos ocultas de
//! beto`. They are read as their places are.

use super::item::{RIVAL, Table};
use super::number::number;
use super::token::{Token, word_at};
use crate::kernel::Seat;

/// What stands before them.
const LEADS: [&str; 4] = ["mis", "tus", "sus", "las"];

/// What they are called.
const CARDS: [&str; 5] = ["cartas", "criaturas", "defensores", "unidades", "bichos"];

/// What says behind «que» that they lie so.
const LYING: [&str; 9] =
    ["tengo", "tenia", "tienes", "tenias", "tiene", "tenemos", "estan", "estaban", "siguen"];

/// Whose they are, said behind them.
const MINE: [&str; 2] = ["mias", "mios"];
const YOURS: [&str; 2] = ["tuyas", "tuyos"];

/// How they lie, as it is said and as the table says it.
const FACES: [(&[&str], &str); 8] = [
    (&["boca", "abajo"], "abajo"),
    (&["bocabajo"], "abajo"),
    (&["tapadas"], "abajo"),
    (&["ocultas"], "abajo"),
    (&["boca", "arriba"], "arriba"),
    (&["destapadas"], "arriba"),
    (&["reveladas"], "arriba"),
    (&["descubiertas"], "arriba"),
];

/// The most that lie on one side.
const MOST: usize = 4;

/// Some cards as they are told: from where to where, and the places where they lie.
struct Told {
    from: usize,
    end: usize,
    places: Vec<String>,
}

/// Whether a word may begin to tell them.
pub fn may_be_told(word: &str) -> bool {
    LEADS.iter().any(|lead| word.eq_ignore_ascii_case(lead))
}

/// The words with such cards as the places where they lie, where exactly so many of that side lie so.
pub fn by_places(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    if !table.grammar.speech.by_place || table.grammar.speech.made.is_some() {
        return tokens;
    }
    // What they were may be told behind them: each once.
    for _ in 0..2 {
        let Some(told) = (0..tokens.len()).find_map(|at| told(&tokens, at, table)) else { break };
        let last = told.places.len() - 1;
        let said = told.places.iter().enumerate().flat_map(|(nth, place)| {
            let join = (nth > 0).then_some(if nth == last { "y" } else { "," });
            join.into_iter().map(Token::bare).chain([Token::bare(place)])
        });
        let said: Vec<Token> = said.collect();
        tokens.splice(told.from..told.end, said);
    }
    tokens
}

fn told(tokens: &[Token], from: usize, table: &Table<'_>) -> Option<Told> {
    let word = |at: usize| word_at(tokens, at);
    let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
    let lead = word(from).filter(|word| LEADS.contains(word))?;
    // «una de mis tapadas» is one of them; «a cambio de mis tapadas» is all.
    let before = |back: usize| from.checked_sub(back).and_then(word);
    if before(1) == Some("entre") || before(1) == Some("de") && before(2) != Some("cambio") {
        return None;
    }
    let mut at = from + 1;
    let n = word(at).and_then(|word| number(&[word])).and_then(|(_, n)| usize::try_from(n).ok());
    at += usize::from(n.is_some());
    at += usize::from(is(at, &CARDS));
    let mut whose = match lead {
        "mis" => table.own,
        "tus" => table.rival(),
        _ => None,
    };
    if is(at, &["que"]) && is(at + 1, &LYING) {
        whose = match word(at + 1)? {
            "tengo" | "tenia" => table.own,
            "tienes" | "tenias" => table.rival(),
            _ => whose,
        };
        at += 2;
    }
    let of = |at: usize| if is(at, &MINE) { table.own } else { table.rival().filter(|_| is(at, &YOURS)) };
    let is_of = |at: usize| is(at, &MINE) || is(at, &YOURS);
    if is_of(at) {
        (whose, at) = (of(at), at + 1);
    }
    let (face, len) = FACES.iter().find_map(|(words, face)| {
        let is_said = words.iter().enumerate().all(|(nth, said)| word(at + nth) == Some(said));
        is_said.then_some((*face, words.len()))
    })?;
    at += len;
    if is_of(at) {
        (whose, at) = (of(at), at + 1);
    } else if is(at, &["de", "del"]) {
        let owner = word(at + 1)?;
        let owner = if RIVAL.contains(&owner) { table.rival() } else { table.seat(owner) };
        if let Some(owner) = owner {
            (whose, at) = (Some(owner), at + 2);
        } else if lead == "las" {
            // «las dos tapadas del mazo»
            return None;
        }
    }
    let sides = match whose {
        Some(seat) => vec![seat],
        // «ana sacrifica sus dos tapadas»
        None if lead == "sus" && table.subject.is_some() => table.own.into_iter().collect(),
        None => [table.own, table.rival()].into_iter().flatten().collect(),
    };
    let is_many = |places: &Vec<String>| match n {
        Some(n) => places.len() == n && n > 1,
        None => places.len() > 1 && lead != "las",
    };
    let mut those = sides.into_iter().map(|seat| lying(seat, face, table)).filter(is_many);
    let places = those.next()?;
    // Where as many of either side lie so, it is neither's.
    those.next().is_none().then_some(Told { from, end: at, places })
}

/// The places of a side whose card lies so.
fn lying(seat: Seat, face: &str, table: &Table<'_>) -> Vec<String> {
    let places = (1..=MOST).filter_map(|n| table.owned(seat, &n.to_string()));
    let lies = |place: &String| {
        let mut here = table.sheet().iter().filter(|here| here.place == *place).flat_map(|here| &here.facts);
        here.any(|(key, value)| *key == "cara" && value == face)
    };
    places.filter(lies).collect()
}
