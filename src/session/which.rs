//! What is asked back where a line may be meant in several ways, or only in one that is not what was written.

use super::both::bare;
use crate::kernel::Misread;

/// What a line may be meant for: whole lines, each as it would be entered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Which {
    /// A slip, and the one thing it can be meant for.
    #[error("¿Quiso decir «{line}»?")]
    Near {
        /// The documented line.
        line: String,
        /// What is not understood as it was written.
        misread: Misread,
    },
    /// What the table contradicts.
    #[error("{why}; si es así:{}", numbered(std::slice::from_ref(.line)))]
    Unlikely {
        /// The line.
        line: String,
        /// What contradicts it, as it would be remarked.
        why: String,
    },
    /// Several things.
    #[error("{}:{}", asked(.0), numbered(.0))]
    Several(Vec<String>),
}

fn asked(lines: &[String]) -> &'static str {
    match lines {
        [line] if may_hold_name(line) => "No es seguro que sea esto; un nombre nuevo puede ir entre comillas",
        [_] => "No es seguro que sea esto",
        _ => "Puede ser varias cosas",
    }
}

/// Whether a line has a word behind its verb that may be a name: `pasar`, `resolver ataque A1` have none.
fn may_hold_name(line: &str) -> bool {
    let is_name = |word: &str| {
        word.starts_with(|c: char| c == '"' || c.is_uppercase())
            && !word.contains(|c: char| c.is_ascii_digit())
    };
    bare(line).split([' ', '>', ',', '=']).skip(1).any(|word| word.len() > 2 && is_name(word))
}

fn numbered(lines: &[String]) -> String {
    (1..).zip(lines).map(|(n, line)| format!("\n  {n} {line}")).collect()
}

impl Which {
    /// The same of other lines.
    pub(super) fn of(self, other: impl Fn(&String) -> String) -> Which {
        match self {
            Which::Near { line, misread } => Which::Near { line: other(&line), misread },
            Which::Unlikely { line, why } => Which::Unlikely { line: other(&line), why },
            Which::Several(lines) => Which::Several(lines.iter().map(other).collect()),
        }
    }

    /// The lines, in the order of their numbers.
    pub fn lines(&self) -> &[String] {
        match self {
            Which::Near { line, .. } | Which::Unlikely { line, .. } => std::slice::from_ref(line),
            Which::Several(lines) => lines,
        }
    }
}
