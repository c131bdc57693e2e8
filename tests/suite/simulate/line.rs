//! A line as the referee reads it on a table, where it is not told but made.

use arbitro::kernel::{Game, Misread, Seat, Value, Word, Words, fold};

/// Reads a line without prefix: its player is left out, or said apart.
pub fn read<G: Game>(state: &G::State, line: &str, seat: Option<Seat>) -> Result<G::Event, Misread> {
    let (mut words, mut keys) = (Vec::new(), Vec::new());
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    for (at, part) in rest.replace(" = ", "=").split('"').enumerate() {
        if at % 2 == 1 {
            words.push((Word::Quoted(part.to_owned()), 0..0));
            continue;
        }
        for word in part.split_whitespace() {
            match word.split_once('=') {
                Some((key, value)) => {
                    keys.push((fold(key), Value { items: vec![value.to_owned()], span: 0..0 }));
                }
                None => words.push((Word::Bare(word.to_owned()), 0..0)),
            }
        }
    }
    let row = G::verbs().iter().find(|row| row.info.word == verb);
    let row = row.unwrap_or_else(|| panic!("{line}: no verb of {}", G::ID));
    (row.read)(state, &mut Words::new(words, keys, line.len(), String::new()), seat)
}
