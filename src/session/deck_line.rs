//! One line of a decklist as players write it: comments, headings, bullets, and numbers before or behind a name.

use super::deck::MOST_COPIES;

/// A line that means a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Written<'a> {
    /// How many copies; none where the number is no possible one.
    pub copies: Option<u32>,
    /// The card as written.
    pub name: &'a str,
}

/// A `#` or `//` opens a comment at the beginning of a line or after a blank.
pub(super) fn without_comment(line: &str) -> &str {
    let opens = |at: &usize| line[..*at].chars().next_back().is_none_or(char::is_whitespace);
    let first = |sign: &str| line.match_indices(sign).map(|(at, _)| at).find(opens);
    let at = first("#").into_iter().chain(first("//")).min();
    at.map_or(line, |at| &line[..at])
}

/// The kinds a line names as a heading, and the number it announces: `Adendei`, `Adendei (15)`, `Adendei: 15`,
/// `== Adendei ==`.
pub(super) fn heading(
    line: &str,
    kinds: fn(&str) -> Vec<&'static str>,
) -> Option<(Vec<&'static str>, Option<u32>)> {
    let frame = |c: char| c.is_whitespace() || matches!(c, '=' | '*' | '_' | '-' | ':');
    let line = line.trim_matches(frame);
    let numbered = line.strip_suffix(')').and_then(|l| l.rsplit_once('(')).or_else(|| line.rsplit_once(':'));
    let (word, announced) = match numbered {
        Some((word, number)) => (word.trim_matches(frame), Some(number.trim().parse::<u32>().ok()?)),
        None => (line, None),
    };
    Some((kinds(word), announced)).filter(|(kinds, _)| !kinds.is_empty())
}

/// The card a line means: `Name`, `2x Name`, `2 Name`, `Name x2`, `- Name`, `1. Name`. What is known as it stands is
/// taken so: a card may be called like a number.
pub(super) fn written<'a>(line: &'a str, is_known: impl Fn(&str) -> bool) -> Written<'a> {
    let one = |name| Written { copies: Some(1), name };
    if is_known(line) {
        return one(line);
    }
    if let Some(name) = without_bullet(line) {
        return written(name, &is_known as &dyn Fn(&str) -> bool);
    }
    let before = line.split_once(char::is_whitespace).and_then(|(first, name)| {
        let number = first.strip_suffix(['x', 'X', '×']).unwrap_or(first);
        Some(Written { copies: possible(number)?, name: name.trim() })
    });
    let behind = || {
        let (name, last) = line.rsplit_once(char::is_whitespace)?;
        let number = last.strip_prefix(['x', 'X', '×'])?;
        Some(Written { copies: possible(number)?, name: name.trim() })
    };
    before.or_else(behind).unwrap_or_else(|| one(line))
}

/// `- Name`, `* Name`, `1. Name`, `1) Name`: the name behind the sign.
fn without_bullet(line: &str) -> Option<&str> {
    let (sign, name) = line.split_once(char::is_whitespace)?;
    let number = sign.strip_suffix(['.', ')']);
    let is_numbered = number.is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    (matches!(sign, "-" | "*" | "•" | "–" | "—") || is_numbered).then(|| name.trim())
}

/// A number of copies; the inner one is none where it is out of range, the outer one where it is no number at all.
fn possible(number: &str) -> Option<Option<u32>> {
    let digits = number.strip_prefix(['-', '+']).unwrap_or(number);
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| number.parse().ok().filter(|n| (1..=MOST_COPIES).contains(n)))
}
