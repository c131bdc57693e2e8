//! Why a statement says nothing: it is to come to pass and nothing was declared, or no more than its verb is understood.

use crate::kernel::{Misread, Referee};
use crate::notation::{Grammar, settles_nothing, verbs_heard};

/// Most verbs that are told where a line is understood by half.
const NAMED: usize = 2;

/// Why a statement that only says that something comes to pass is nothing, where nothing waits: `se resuelve el ataque`.
pub(super) fn nothing_to_settle(statement: &str, start: usize, table: &dyn Referee) -> Option<Misread> {
    let message = "No consta nada declarado que se resuelva: diga antes el ataque o la activa";
    settles_nothing(statement, table).then(|| Misread::new(start..start + statement.len(), message))
}

/// What is understood of a statement where the rest is not: the verb, and a line with it that can be typed.
pub(super) fn half_heard(statement: &str, start: usize, grammar: &Grammar) -> Option<Misread> {
    let (word, verbs) = verbs_heard(statement, grammar)?;
    let at = start + statement.find(&word)?;
    let named = verbs.iter().take(NAMED).map(|verb| format!("«{}»", verb.word)).collect::<Vec<_>>();
    let message = format!(
        "De «{word}» se entiende {}, pero no lo demás; se escribe así: «{}»",
        named.join(" o "),
        verbs.first()?.example
    );
    Some(Misread::new(at..at + word.len(), message))
}
