//! What is said to come to pass where nothing was declared.

use crate::kernel::{Misread, Referee};
use crate::notation::settles_nothing;

/// Why a statement that only says that something comes to pass is nothing, where nothing waits: `se resuelve el ataque`.
pub(super) fn nothing_to_settle(statement: &str, start: usize, table: &dyn Referee) -> Option<Misread> {
    let message = "No consta nada declarado que se resuelva: diga antes el ataque o la activa";
    settles_nothing(statement, table).then(|| Misread::new(start..start + statement.len(), message))
}
