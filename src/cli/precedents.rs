//! `precedentes`: how something was ruled before, in one store or several.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Args;

use super::play::find_game;
use super::sources::{Many, Rest};
use super::{CLEAN, FAILURE, Global, Outcome};
use crate::export::{Asked, PrecedentJson, precedents, precedents_text};
use crate::journal::{Record, RecordFiles};
use crate::kernel::{counted, plain};
use crate::outlet;
use crate::rulebook::Rulebook;

/// Arguments of `precedentes`.
#[derive(Args)]
pub struct PrecedentArgs {
    /// Un número de cláusula o unas palabras («4.5a», «kodem 4», «equipo tarde»), y registros (.jsonl)
    #[arg(value_name = "CLÁUSULA|PALABRAS|FICHERO", help_heading = "Argumentos")]
    words: Vec<String>,
    /// Solo en este juego
    #[arg(long, value_name = "JUEGO", help_heading = "Opciones")]
    juego: Option<String>,
}

/// Runs the command.
pub fn run(args: &PrecedentArgs, global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    if let Some(script) = args.words.iter().find(|word| word.ends_with(".arb")) {
        return Err(format!(
            "{}: un guion no dice cuándo se falló; indique registros (.jsonl)",
            plain(script)
        ));
    }
    let is_file = |word: &&String| word.ends_with(".jsonl");
    let (files, words): (Vec<&String>, Vec<&String>) = args.words.iter().partition(is_file);
    let files: Vec<PathBuf> = files.into_iter().map(PathBuf::from).collect();
    let game = args.juego.as_deref().map(find_game).transpose()?.map(|entry| entry.id);
    let question = words.into_iter().map(|word| plain(word)).collect::<Vec<_>>().join(" ");
    let asked = Asked::read(&question, &rulebook, game)?;
    let many =
        Many { stores: global.store_dirs(&files)?, files: &files, worth: may_be_ruled, counting: true };
    let (found, rest) = search(&many, &asked, game, &rulebook)?;
    if global.json {
        outlet::json(&found)?;
    } else {
        outlet::say(precedents_text(&found))?;
    }
    for (source, reason) in &rest.unreadable {
        outlet::warn(format_args!("{source}: {reason}"));
    }
    rest.remarks.tell();
    Ok(if rest.unreadable.is_empty() { CLEAN } else { FAILURE })
}

/// The answer to the word of the desk: from the match's own store, on its game.
pub fn at_desk(store: &Path, question: &str, game: &str, rulebook: &Rulebook) -> String {
    let many = Many { stores: vec![store.to_owned()], files: &[], worth: may_be_ruled, counting: false };
    let found = Asked::read(question, rulebook, Some(game))
        .and_then(|asked| search(&many, &asked, Some(game), rulebook));
    match found {
        Ok((found, rest)) if rest.unreadable.is_empty() => precedents_text(&found),
        Ok((found, rest)) => {
            let unread = counted(rest.unreadable.len(), "partida", "partidas");
            format!("{}\naviso: {unread} sin leer; «arbitro auditar» dice cuáles", precedents_text(&found))
        }
        Err(message) => format!("{message}."),
    }
}

/// In a store with more matches than this nobody is made to wait for a count at the desk.
const COUNTED: usize = 500;

/// How often each clause of a game was ruled on in a store.
pub fn times(store: &Path, game: &str, rulebook: &Rulebook) -> BTreeMap<String, usize> {
    let mut times = BTreeMap::new();
    if RecordFiles::new(store).list().map_or(0, |ids| ids.len()) > COUNTED {
        return times;
    }
    let many = Many { stores: vec![store.to_owned()], files: &[], worth: may_be_ruled, counting: false };
    for ruled in search(&many, &Asked::All, Some(game), rulebook).map_or_else(|_| Vec::new(), |found| found.0)
    {
        *times.entry(ruled.clause).or_default() += 1;
    }
    times
}

fn search(
    many: &Many<'_>,
    asked: &Asked,
    game: Option<&str>,
    rulebook: &Rulebook,
) -> Result<(Vec<PrecedentJson>, Rest), String> {
    let mut all = Vec::new();
    let rest = many.each(rulebook, |source| {
        let referee = source.referee.as_ref();
        if game.is_none_or(|game| game == referee.game_id()) {
            all.extend(precedents(&source.name, referee, &source.records));
        }
    })?;
    Ok((asked.of(all, rulebook), rest))
}

/// Most matches are never ruled on: those are told apart by a word of their records, without folding them.
fn may_be_ruled(records: &[Record]) -> bool {
    records.iter().any(|record| record.body.get().contains("ruling"))
}
