//! A figure mistyped in a line that is understood all the same, and breaks a rule by it: `mover soldado 22`.

use super::heard::strict;
use crate::kernel::{Draft, Referee};

/// The letters under the figures on the keyboard.
const BENEATH: &str = "qwertyuiop";

/// What may be meant where a line breaks a rule by a figure that may have been mistyped, and breaks no more without the slip;
/// the line as it is the last.
pub fn misfigured(statement: &str, draft: &Draft, referee: &dyn Referee) -> Vec<String> {
    let mut lines = refigured(statement.trim());
    let is_fault = |draft: &Draft| {
        !referee.may_foretell(draft) || referee.foretell(draft, None).iter().any(|f| f.kind.is_fault())
    };
    lines.retain(|line| strict(line, referee).is_some());
    if lines.is_empty() || !is_fault(draft) {
        return Vec::new();
    }
    let adds = |line: &String| {
        let faults =
            |draft: &Draft| referee.foretell(draft, None).iter().filter(|f| f.kind.is_fault()).count();
        strict(line, referee)
            .is_some_and(|other| referee.may_foretell(&other) && faults(&other) <= faults(draft))
    };
    lines.retain(adds);
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
            [c] => BENEATH.find(c).map(|at| ((at + 1) % 10).to_string()),
            [one, other] if one.is_ascii_digit() && (other == one || other.is_alphabetic()) => {
                Some(one.to_string())
            }
            [.., before, figure]
                if letters.len() > 4 && before.is_alphabetic() && figure.is_ascii_digit() =>
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
