//! `.arb` scripts: a game, perhaps a named position, events as typed, and in fixtures what is expected of them.

use std::ops::Range;

use super::desk::{DESK, DeskWord};
use super::lex::split_statements;
use crate::kernel::{FindingKind, Seq, Standing, fold, shown};

/// A script that cannot be read, with its place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("línea {line}: {message}")]
pub struct ScriptError {
    /// Line of the file, 1 is the first.
    pub line: usize,
    /// One Spanish sentence.
    pub message: String,
}

/// What a script expects of the event above.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expectation {
    /// `! 3.2 illegal [card] [visto #31]`
    Finding {
        /// The clause.
        clause: String,
        /// The kind.
        kind: FindingKind,
        /// Where it stands, by its word; `open` where none is said.
        status: &'static str,
        /// The label of the event at which it became known.
        seen: Option<Seq>,
    },
    /// `= A1 vida=3 …`: the bytes of the line after the sign.
    Facts(Range<usize>),
}

/// A line of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptLine {
    /// Line of the file, 1 is the first.
    pub number: usize,
    /// The whole line.
    pub text: String,
    /// The label at its beginning (`#31`).
    pub label: Option<Seq>,
    /// The statements, as bytes of the line.
    pub statements: Vec<Range<usize>>,
    /// What the line expects of the event above, if it is no event.
    pub expects: Option<Expectation>,
}

impl ScriptLine {
    /// Whether every statement of it chooses a reading.
    pub fn is_reading(&self) -> bool {
        let chooses = |range: &Range<usize>| {
            let word = self.text[range.clone()].split_whitespace().next().map(fold).unwrap_or_default();
            DESK.iter().any(|d| d.is == DeskWord::Reading && [d.word, d.english].contains(&word.as_str()))
        };
        !self.statements.is_empty() && self.statements.iter().all(chooses)
    }
}

/// A script, cut into lines; nothing is resolved yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    /// The game's id.
    pub game: String,
    /// The named position it starts from.
    pub from: Option<String>,
    /// Its lines that say something.
    pub lines: Vec<ScriptLine>,
}

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    /// A file without `juego`, or an expectation that is none.
    pub fn parse(text: &str) -> Result<Script, ScriptError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut numbered = (1..).zip(text.lines());
        let game = loop {
            let Some((number, line)) = numbered.next() else {
                return Err(ScriptError {
                    line: 1,
                    message: "falta la primera línea «juego …», por ejemplo «juego kodem»".to_owned(),
                });
            };
            let Some(statement) = split_statements(line).into_iter().next() else { continue };
            let words: Vec<&str> = line[statement].split_whitespace().collect();
            match words.as_slice() {
                [word, game] if matches!(fold(word).as_str(), "juego" | "game") => break (*game).to_owned(),
                _ => {
                    return Err(ScriptError {
                        line: number,
                        message: "la primera línea debe ser «juego …», por ejemplo «juego kodem»".to_owned(),
                    });
                }
            }
        };
        let mut script = Script { game: fold(&shown(&game)), from: None, lines: Vec::new() };
        for (number, line) in numbered {
            script.add(number, line)?;
        }
        Ok(script)
    }

    /// An example of the catalogue: statements on one line, perhaps `desde NAME` first; it starts from `base`
    /// unless it says otherwise (`desde cero` is an empty table).
    pub fn example(game: &str, text: &str) -> Result<Script, ScriptError> {
        let mut script = Script { game: game.to_owned(), from: Some("base".to_owned()), lines: Vec::new() };
        for (number, line) in (1..).zip(text.lines()) {
            script.add(number, line)?;
        }
        Ok(script)
    }

    fn add(&mut self, number: usize, text: &str) -> Result<(), ScriptError> {
        let text = text.to_owned();
        let trimmed = text.trim_start();
        let start = text.len() - trimmed.len();
        if let Some(rest) = trimmed.strip_prefix('!') {
            let expects = Some(finding(rest).ok_or_else(|| ScriptError {
                line: number,
                message: "una expectativa va así: «! 3.4b illegal» o «! 3.4b illegal ruled»".to_owned(),
            })?);
            self.lines.push(ScriptLine { number, text, label: None, statements: Vec::new(), expects });
            return Ok(());
        }
        if trimmed.starts_with('=') {
            let end = split_statements(&text).first().map_or(text.len(), |s| s.end);
            let expects = Some(Expectation::Facts(start + 1..end));
            self.lines.push(ScriptLine { number, text, label: None, statements: Vec::new(), expects });
            return Ok(());
        }
        let (label, after) =
            label(trimmed).map_or((None, start), |(label, length)| (Some(label), start + length));
        let mut statements: Vec<Range<usize>> =
            split_statements(&text[after..]).into_iter().map(|s| s.start + after..s.end + after).collect();
        if let Some(name) = statements.first().and_then(|s| position(&text[s.clone()]))
            && self.lines.iter().all(|l| l.statements.is_empty() || l.is_reading())
        {
            // An empty table is where a script begins anyway.
            self.from = Some(name).filter(|name| name != "cero");
            statements.remove(0);
        }
        if !statements.is_empty() {
            self.lines.push(ScriptLine { number, text, label, statements, expects: None });
        }
        Ok(())
    }
}

fn position(statement: &str) -> Option<String> {
    let mut words = statement.split_whitespace();
    let first = fold(words.next()?);
    let name = words.next()?;
    (matches!(first.as_str(), "desde" | "from") && words.next().is_none()).then(|| fold(&shown(name)))
}

/// A label at the beginning of a line and its length.
fn label(text: &str) -> Option<(Seq, usize)> {
    let digits = text.strip_prefix('#')?;
    let length = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let rest = &digits[length..];
    rest.starts_with(char::is_whitespace)
        .then(|| digits[..length].parse().ok().map(|n| (n, length + 1)))
        .flatten()
}

fn finding(text: &str) -> Option<Expectation> {
    let end = split_statements(text).first().cloned()?;
    let words: Vec<&str> = text[end].split_whitespace().collect();
    let (clause, kind, rest) = match words.as_slice() {
        [clause, kind, rest @ ..] => (clause, FindingKind::from_word(kind)?, rest),
        [] | [_] => return None,
    };
    let status = rest.first().and_then(|word| Standing::WORDS.into_iter().find(|status| status == word));
    let seen = match &rest[usize::from(status.is_some())..] {
        [] => None,
        [visto, label] if fold(visto) == "visto" => Some(label.trim_start_matches('#').parse().ok()?),
        _ => return None,
    };
    Some(Expectation::Finding { clause: shown(clause), kind, status: status.unwrap_or("open"), seen })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_script_needs_its_game_first() {
        assert_eq!(Script::parse("turno A").map_err(|e| e.line), Err(1));
    }

    #[test]
    fn expectations_stand_below_their_event() {
        let script =
            Script::parse("juego kodem\ndesde base\n#3 fase post\n! 3.1 illegal visto #3\n= A1 vida=6\n")
                .unwrap();
        assert_eq!(script.from.as_deref(), Some("base"));
        assert_eq!(script.lines.len(), 3);
        assert_eq!(script.lines[0].label, Some(3));
    }

    #[test]
    fn an_example_starts_from_the_base_position_unless_it_says_otherwise() {
        assert_eq!(Script::example("kodem", "fase post").map(|s| s.from), Ok(Some("base".to_owned())));
        assert_eq!(Script::example("kodem", "desde cero; fase post").map(|s| s.from), Ok(None));
    }
}
