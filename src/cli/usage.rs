//! What clap says, in Spanish.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use super::{CLEAN, Outcome};
use crate::kernel::shown;
use crate::outlet;

/// Shows help and version as they are, and usage errors in Spanish.
pub fn explain(error: &Error) -> Outcome {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // The word for the options in a usage line is the only one clap does not let us choose.
        outlet::help(error.render().ansi().to_string().replace("[OPTIONS]", "[OPCIONES]"))?;
        return Ok(CLEAN);
    }
    let hint = suggestion(error).map_or(String::new(), |s| format!(" ¿Quiso decir «{s}»?"));
    Err(format!("{}.{hint}\nPruebe «arbitro --ayuda».", message(error)))
}

fn text(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => shown(text),
        Some(ContextValue::Strings(all)) => shown(&all.join(", ")),
        Some(_) | None => String::new(),
    }
}

fn suggestion(error: &Error) -> Option<String> {
    [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue]
        .into_iter()
        .map(|kind| text(error, kind))
        .find(|s| !s.is_empty())
}

#[expect(clippy::wildcard_enum_match_arm, reason = "clap's kinds may grow")]
fn message(error: &Error) -> String {
    let arg = text(error, ContextKind::InvalidArg);
    let value = text(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            format!("no hay ninguna orden «{}»", text(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => format!("no se entiende «{arg}»"),
        ErrorKind::InvalidValue if value.is_empty() => format!("falta el valor de {arg}"),
        ErrorKind::InvalidValue => {
            format!("«{value}» no vale para {arg}; vale {}", text(error, ContextKind::ValidValue))
        }
        // Every value that is read by our own code says itself what is wrong with it.
        ErrorKind::ValueValidation => error
            .source()
            .map_or_else(|| format!("«{value}» no vale para {arg}"), |why| shown(&why.to_string())),
        ErrorKind::MissingRequiredArgument => format!("falta {}", arg.trim_end_matches('.')),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            "falta decir qué se quiere".to_owned()
        }
        ErrorKind::ArgumentConflict => format!("{arg} no va con {}", text(error, ContextKind::PriorArg)),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            format!("{arg} no lleva tantos valores, o le faltan")
        }
        ErrorKind::InvalidUtf8 => "hay un argumento que no es texto UTF-8".to_owned(),
        _ => "no se entiende la orden".to_owned(),
    }
}
