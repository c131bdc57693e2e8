//! What may stand at a place of the line: completion and hints as values, from the verb rows and the table.

use crate::kernel::{VerbInfo, fold};
use crate::notation::DESK;
use crate::session::Session;

/// The words worth completing now.
pub struct Vocabulary {
    /// Verbs of the game.
    pub verbs: Vec<VerbInfo>,
    /// Places of the table.
    pub places: Vec<String>,
}

impl Vocabulary {
    /// The words of a match as it stands.
    pub fn of(session: &Session) -> Vocabulary {
        Vocabulary { verbs: session.referee().verbs(), places: session.referee().places() }
    }

    /// The verb a word calls.
    pub fn verb(&self, word: &str) -> Option<&VerbInfo> {
        let word = fold(word);
        self.verbs.iter().find(|verb| verb.is_called(&word))
    }

    /// Words that may stand at `start` of the line and begin with `begun`.
    pub fn complete(&self, line: &str, start: usize, begun: &str) -> Vec<String> {
        let begun = fold(begun);
        let before = line[..start].rsplit(';').next().unwrap_or("");
        let mut words = before.split_whitespace().filter(|w| !w.ends_with(':'));
        let found: Vec<String> = match words.next() {
            None => {
                let verbs = self.verbs.iter().map(|v| v.word.to_owned());
                verbs.chain(DESK.iter().map(|d| d.word.to_owned())).collect()
            }
            Some(first) => {
                let verb = self.verb(first).or_else(|| words.next().and_then(|w| self.verb(w)));
                let keys = verb.into_iter().flat_map(|v| v.keys.iter().map(|k| format!("{k}=")));
                let flags = verb.into_iter().flat_map(|v| v.flags.iter().map(|f| (*f).to_owned()));
                self.places.iter().cloned().chain(flags).chain(keys).collect()
            }
        };
        found.into_iter().filter(|w| fold(w).starts_with(&begun)).collect()
    }

    /// The form of the verb once it is typed and nothing else is.
    pub fn hint(&self, line: &str, pos: usize) -> Option<String> {
        let typed = line.strip_suffix(' ').filter(|_| pos == line.len())?;
        let word = typed.rsplit([';', ' ']).next()?;
        let alone = typed.rsplit(';').next()?.split_whitespace().filter(|w| !w.ends_with(':')).count() == 1;
        self.verb(word).filter(|_| alone).map(|v| v.form.to_owned())
    }
}

/// Where the word begins that ends at `pos`.
pub fn word_start(line: &str, pos: usize) -> usize {
    line[..pos]
        .rfind(|c: char| c.is_whitespace() || matches!(c, '>' | '<' | ',' | '=' | ';'))
        .map_or(0, |at| at + line[at..].chars().next().map_or(1, char::len_utf8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn words() -> Vocabulary {
        let verbs = (crate::games::GAMES[0].open)().verbs();
        Vocabulary { verbs, places: vec!["A1".to_owned(), "B1".to_owned()] }
    }

    #[test]
    fn a_line_begins_with_a_verb() {
        assert_eq!(words().complete("", 0, "ata"), vec!["atacar"]);
    }

    #[test]
    fn after_the_verb_come_places_and_its_words() {
        assert_eq!(words().complete("atacar ", 7, "a"), vec!["A1", "azar"]);
        assert_eq!(words().complete("atacar ", 7, "ex"), vec!["extra="]);
    }
}
