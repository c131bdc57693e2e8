//! A figure mistyped in a line that is understood all the same, and breaks a rule by it: `mover soldado 22`.

use super::heard::strict;
use super::is_beyond_reading;
use crate::kernel::{Draft, Referee};

/// The letters under the figures on the keyboard, and those of them that are words.
const BENEATH: &str = "qwertyuiop";
const WORDS: &str = "yeou";

/// What may be meant where a line breaks a rule by a figure that may have been mistyped, and breaks fewer without the slip;
/// the line as it is the last.
pub fn misfigured(statement: &str, draft: &Draft, referee: &dyn Referee) -> Vec<String> {
    // What may not be foretold would tell by a question what is hidden.
    let faults = |draft: &Draft| {
        let found = referee.may_foretell(draft).then(|| referee.foretell(draft, None));
        found.map(|found| found.iter().filter(|f| f.kind.is_fault()).count())
    };
    if is_beyond_reading(statement) {
        return Vec::new();
    }
    let mut lines: Vec<(String, Draft)> = refigured(statement.trim())
        .into_iter()
        .filter_map(|line| strict(&line, referee).map(|draft| (line, draft)))
        .collect();
    let Some(broken) = (!lines.is_empty()).then(|| faults(draft)).flatten().filter(|n| *n > 0) else {
        return Vec::new();
    };
    lines.retain(|(_, other)| faults(other).is_some_and(|n| n < broken));
    let mut lines: Vec<String> = lines.into_iter().map(|(line, _)| line).collect();
    if !lines.is_empty() {
        lines.push(statement.trim().to_owned());
    }
    lines
}

/// The statement with one slip in a figure mended: it was typed twice, or with what lies beside it, glued to the word before
/// it, or is the letter beneath it. `soldado 22` is `soldado 2`, and so is `soldado w`.
fn refigured(statement: &str) -> Vec<String> {
    let words: Vec<&str> = statement.split(' ').collect();
    let mended = |word: &str| -> Option<String> {
        let letters: Vec<char> = word.chars().collect();
        match *letters.as_slice() {
            [c] => BENEATH.find(c).filter(|_| !WORDS.contains(c)).map(|at| ((at + 1) % 10).to_string()),
            // «5x» is how many there are of a card.
            [one, other]
                if one.is_ascii_digit() && other != 'x' && (other == one || other.is_alphabetic()) =>
            {
                Some(one.to_string())
            }
            [.., before, figure]
                if letters.len() > 4
                    && before.is_alphabetic()
                    && figure.is_ascii_digit()
                    && !word.contains('.') =>
            {
                Some(format!("{} {figure}", &word[..word.len() - 1]))
            }
            _ => None,
        }
    };
    let with = |at: usize| {
        let word = mended(words[at])?;
        let said = words.iter().enumerate().map(|(i, other)| if i == at { word.as_str() } else { other });
        Some(said.collect::<Vec<_>>().join(" "))
    };
    // «con 1 2/-» is «con 12/-».
    let joined = |at: &usize| {
        let is_figure = |word: &str| word.bytes().all(|b| b.is_ascii_digit());
        words[at - 1].len() == 1
            && is_figure(words[at - 1])
            && words[*at].starts_with(|c: char| c.is_ascii_digit())
    };
    let join = |at: usize| {
        let said = words
            .iter()
            .enumerate()
            .map(|(i, word)| if i > 0 && i != at { format!(" {word}") } else { (*word).to_owned() });
        said.collect::<String>()
    };
    (1..words.len()).filter_map(with).chain((2..words.len()).filter(joined).map(join)).collect()
}
