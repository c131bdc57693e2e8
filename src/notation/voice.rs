//! How much is told of what is found: for who learns, for who plays, for who judges.

use serde::Serialize;

use crate::kernel::fold;

/// How much is told of a finding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Voice {
    /// A clause is explained the first time it is cited, with an example; then it is only cited.
    Learner,
    /// Every finding with its rule.
    #[default]
    Player,
    /// One line.
    Judge,
}

impl Voice {
    /// The words that name them.
    pub const WORDS: [&'static str; 3] = ["aprendiz", "jugador", "juez"];

    const ALL: [Voice; 3] = [Voice::Learner, Voice::Player, Voice::Judge];

    /// The word that names it.
    pub fn word(self) -> &'static str {
        match self {
            Voice::Learner => Voice::WORDS[0],
            Voice::Player => Voice::WORDS[1],
            Voice::Judge => Voice::WORDS[2],
        }
    }

    /// What a word names.
    pub fn of(word: &str) -> Option<Voice> {
        let word = fold(word.trim());
        Voice::ALL.into_iter().find(|voice| voice.word() == word)
    }
}
