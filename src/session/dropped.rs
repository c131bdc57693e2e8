//! What an offer must not leave out: a card that is named beside another one, or beside a deed.

use crate::kernel::{Referee, fold};
use crate::notation::{DESK, Plain};

/// What is offered, without the lines that say nothing of a card named in the statement beside what they tell: `toma dos
/// cartas: k8 y k9` is not «k9» alone. Only where cards are written by their names.
pub(super) fn with_all_named(statement: &str, heard: Plain, table: &dyn Referee) -> Plain {
    let speech = table.speech();
    if !speech.unique || speech.by_place || matches!(heard, Plain::One(_) | Plain::None) {
        return heard;
    }
    let said: Vec<String> = statement
        .replace([',', ':', ';'], " , ")
        .split(|c: char| c.is_whitespace() || c == '"')
        .filter(|word| !word.is_empty())
        .map(fold)
        .collect();
    if said.iter().any(|word| matches!(word.as_str(), "no" | "ni" | "sino" | "vez" | "o")) {
        return heard;
    }
    let cards: Vec<String> = table.card_names().iter().map(|name| fold(name)).collect();
    let is = |at: usize, word: &str| said.get(at).is_some_and(|said| said == word);
    // One that stands beside «y» is told as much as what stands on its other side.
    let is_beside = |at: usize| at > 0 && is(at - 1, "y") || is(at + 1, "y");
    let named: Vec<&String> = (0..said.len())
        .filter(|at| is_beside(*at) && cards.contains(&said[*at]))
        .map(|at| &said[at])
        .collect();
    let lies = |name: &str, line: &str| {
        let here = |place: &str, written: &str| {
            let mut facts = table.public_facts().into_iter().filter(|here| here.place == place);
            line.split(' ').any(|word| word == written)
                && facts.any(|here| here.facts.iter().any(|(_, value)| fold(value).contains(name)))
        };
        speech.lies.iter().any(|(place, written)| here(place, written))
    };
    let is_whole = |line: &String| {
        let told = fold(line);
        let is_of_desk = DESK.iter().any(|desk| told.split(' ').next() == Some(desk.word));
        let is_told = |name: &&String| {
            let words = || told.split([' ', '"', '-', ',', ';', '+']);
            // «mover soldado 2» says of a card where it lies.
            let names_any = words().any(|word| cards.iter().any(|card| card == word));
            words().any(|word| word == name.as_str()) || !names_any && lies(name, &told)
        };
        is_of_desk || named.iter().all(is_told)
    };
    match heard {
        Plain::Near(line) if !is_whole(&line) => Plain::None,
        Plain::Several(mut lines) => {
            lines.retain(is_whole);
            match lines.len() {
                0 => Plain::None,
                1 => Plain::Near(lines.remove(0)),
                _ => Plain::Several(lines),
            }
        }
        heard @ (Plain::One(_) | Plain::Near(_) | Plain::None) => heard,
    }
}

/// A statement without the numbers that the places of a line answer for: the card that lies there is called by its number,
/// or several of them come to it: `ataca al 8 con un 10`, `… y el 8, que suman 17`.
pub(super) fn without_told(statement: &str, line: &str, table: &dyn Referee) -> String {
    const SUMS: [&str; 6] = ["suman", "sumando", "suma", "son", "total", "hacen"];
    let is_part = |c: char| c.is_alphanumeric() || c == '.';
    let words: Vec<&str> = line.split(|c: char| !is_part(c)).filter(|word| !word.is_empty()).collect();
    let places: Vec<String> = words.iter().filter_map(|word| table.place_named(word)).collect();
    let sheet = table.public_facts();
    let is_there = |word: &str| {
        let mut here = sheet.iter().filter(|here| places.contains(&here.place)).flat_map(|here| &here.facts);
        here.any(|(_, value)| value == word)
    };
    let numbers = words.iter().filter_map(|word| word.parse::<u32>().ok());
    let sum = numbers.fold(0, u32::saturating_add);
    let mut before = "";
    let mut kept = Vec::new();
    for word in statement.split_whitespace() {
        let bare = word.trim_end_matches(',');
        let is_sum = SUMS.contains(&before) && bare.parse() == Ok(sum);
        if !is_sum && !is_there(bare) {
            kept.push(word);
        }
        before = bare;
    }
    kept.join(" ")
}
