//! What clap says, in Spanish.

use std::error::Error as _;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use super::{CLEAN, Outcome};
use crate::games::GAMES;
use crate::kernel::{fold, shown};
use crate::outlet;

/// The arguments as typed, the name of a game in several words as one: `arbitro jugar kódem tcg`.
pub fn with_whole_names(args: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let args: Vec<OsString> = args.collect();
    let mut whole = Vec::with_capacity(args.len());
    let mut rest = args.as_slice();
    while !rest.is_empty() {
        let words = named(rest);
        whole.push(rest[..words.max(1)].join(" ".as_ref()));
        rest = &rest[words.max(1)..];
    }
    whole
}

/// How many of the first arguments are the beginning of a game's name, word by word; none where fewer than two are.
fn named(args: &[OsString]) -> usize {
    let longest = GAMES.iter().map(|game| game.title.split(' ').count()).max().unwrap_or(0);
    let said: Vec<String> = args.iter().take(longest).map_while(|arg| arg.to_str()).map(fold).collect();
    let words = |title: &str| {
        let title = fold(title);
        title.split(' ').zip(&said).take_while(|(word, said)| word == said).count()
    };
    GAMES.iter().map(|game| words(game.title)).max().filter(|words| *words > 1).unwrap_or(0)
}

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
