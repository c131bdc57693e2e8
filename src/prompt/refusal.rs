//! What is told of a line that was not taken.

use crate::kernel::Misread;
use crate::report;
use crate::session::{SessionError, Which};

/// What is told of a line that was not taken.
pub fn refusal(line: &str, error: &SessionError) -> String {
    match error {
        SessionError::Misread(misread) => not_understood(line, misread),
        SessionError::Which(Which::Near { line: meant, misread }) => {
            let alone = Misread::new(misread.span.clone(), misread.message.clone());
            format!("{}\n¿Quiso decir «{meant}»? [Enter]\nNo se anotó nada.", report::misread(line, &alone))
        }
        SessionError::Which(which) => {
            format!("{which}\nNo se anotó nada: escriba el número, o la línea de otro modo.")
        }
        SessionError::Unconfirmed(_) => {
            format!("{error}. No se anotó nada: si es así, escriba «sí»; si no, diga otra vez lo que pasó.")
        }
        SessionError::Faulty(_) => {
            "No se anotó nada: «s» lo anota, «según carta» lo anota permitido.\n¿Pasó así? [s/N/según carta]"
                .to_owned()
        }
        SessionError::Journal(_)
        | SessionError::Reopened { .. }
        | SessionError::Nothing(_)
        | SessionError::BadRecord { .. }
        | SessionError::UnknownGame { .. } => error.to_string(),
    }
}

/// What is told of a line that is not understood.
pub fn not_understood(line: &str, misread: &Misread) -> String {
    format!("{}\nNo se anotó nada.", report::misread(line, misread))
}
