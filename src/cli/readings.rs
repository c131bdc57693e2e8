//! `lecturas`: what a book leaves open, and how it is read. Also what `--normas` gives to other commands.

use std::path::{Path, PathBuf};

use clap::Args;

use super::cards::read_text;
use super::play::find_game;
use super::{CLEAN, Global, Outcome};
use crate::inlet::MAX_MESSAGES;
use crate::kernel::{Referee, shown, under};
use crate::outlet;
use crate::report;
use crate::rulebook::{Clause, Norms, OpenReading, Rulebook};

/// Arguments of `lecturas`.
#[derive(Args)]
pub struct ReadingsArgs {
    /// El juego
    #[arg(value_name = "JUEGO", help_heading = "Argumentos")]
    game: String,
    /// Solo esta cláusula
    #[arg(value_name = "CLÁUSULA", help_heading = "Argumentos")]
    clause: Option<String>,
    /// Las elecciones de quien organiza
    #[arg(long, value_name = "FICHERO", help_heading = "Opciones")]
    normas: Option<PathBuf>,
}

#[derive(serde::Serialize)]
struct OpenJson<'a> {
    game: &'a str,
    clause: &'a str,
    text: &'a str,
    chosen: String,
    readings: &'a [OpenReading],
}

/// Runs the command.
pub fn run(args: &ReadingsArgs, global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    let entry = find_game(&args.game)?;
    let norms = args.normas.as_deref().map(|file| norms_of(file, entry.id, &rulebook)).transpose()?;
    let Some(catalogue) = rulebook.catalogue(entry.id) else {
        return Err(format!("no hay reglamento de {}", entry.title));
    };
    let open: Vec<&Clause> = catalogue.open_clauses().collect();
    let wanted = |clause: &&Clause| args.clause.as_ref().is_none_or(|id| clause.id.eq_ignore_ascii_case(id));
    let asked: Vec<&Clause> = open.iter().copied().filter(wanted).collect();
    if asked.is_empty() {
        let ids: Vec<&str> = open.iter().map(|clause| clause.id.as_str()).collect();
        return Err(format!(
            "«{}» no es una cláusula abierta de {}; lo son {}",
            shown(args.clause.as_deref().unwrap_or_default()),
            entry.title,
            ids.join(", ")
        ));
    }
    let chosen = |clause: &Clause| {
        let chosen = norms.iter().flat_map(|n| &n.readings).find(|(id, _)| *id == clause.id);
        chosen.map(|(_, choice)| choice.clone())
    };
    if global.json {
        let adopted = |clause: &Clause| clause.readings.iter().find(|r| r.is_adopted).map(|r| r.id.clone());
        let row = |clause: &Clause| chosen(clause).or_else(|| adopted(clause)).unwrap_or_default();
        let json: Vec<OpenJson<'_>> = asked
            .iter()
            .map(|clause| OpenJson {
                game: entry.id,
                clause: &clause.id,
                text: &clause.es,
                chosen: row(clause),
                readings: &clause.readings,
            })
            .collect();
        outlet::json(&json)?;
        return Ok(CLEAN);
    }
    // Norms may be of infractions and limits alone.
    if let Some(norms) = norms.as_ref().filter(|norms| !norms.readings.is_empty()) {
        let chosen: Vec<String> =
            norms.readings.iter().map(|(clause, choice)| format!("{clause} {choice}")).collect();
        outlet::say(format_args!("Se elige: {}.", chosen.join(", ")))?;
    }
    for clause in asked {
        outlet::say(report::open_clause(catalogue, clause, chosen(clause).as_deref()))?;
    }
    outlet::say(format_args!(
        "Un ejemplo se prueba en un guion (.arb) con «validar»: «juego {}», «lectura CLÁUSULA LECTURA» y el ejemplo, cada \
         cosa en su línea.",
        entry.id
    ))?;
    Ok(CLEAN)
}

/// Reads norms for a game.
///
/// # Errors
/// Why they cannot be used, every defect with its line.
pub fn norms_of(file: &Path, game: &str, rulebook: &Rulebook) -> Result<Norms, String> {
    let norms = read_norms(file, rulebook)?;
    if norms.game == game {
        return Ok(norms);
    }
    Err(format!(
        "{}: son las normas de {}, no de {game}; use las de {game} o quite --normas",
        shown(&file.display().to_string()),
        norms.game
    ))
}

/// Reads norms of whatever game.
///
/// # Errors
/// As [`norms_of`].
pub fn read_norms(file: &Path, rulebook: &Rulebook) -> Result<Norms, String> {
    let (name, text) = read_text(file)?;
    Norms::parse(&text, &name, rulebook).map_err(|defects| {
        defects.iter().take(MAX_MESSAGES).map(ToString::to_string).collect::<Vec<_>>().join("\n")
    })
}

/// The match judged by norms of its game; what it chose itself gives way.
///
/// # Errors
/// A reading that the game does not have.
pub fn by_norms(referee: Box<dyn Referee>, norms: &Norms) -> Result<Box<dyn Referee>, String> {
    norms.readings.iter().try_fold(referee, |referee, (clause, choice)| {
        let judged = under(referee.as_ref(), clause, choice);
        judged.ok_or_else(|| format!("el juego no tiene la lectura «{choice}» de {clause}"))
    })
}
