//! `partidas`: the matches of the store, read without its lock; and those put away in which nothing was played.

use std::io::BufRead;
use std::path::Path;

use chrono::Local;
use clap::{Args, Subcommand};

use super::listing::{MatchRow, rows};
use super::play::find_game;
use super::seen::Remarks;
use super::{CLEAN, Global, Outcome, clock};
use crate::journal::{MatchId, RecordFiles, Store};
use crate::kernel::{counted, fold, listed};
use crate::outlet;
use crate::session::load;

/// Arguments of `partidas`.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_help_heading = "Órdenes",
    subcommand_value_name = "ORDEN"
)]
pub struct MatchesArgs {
    #[command(subcommand)]
    what: Option<MatchesCommand>,
    /// Solo las de este juego
    #[arg(long, value_name = "JUEGO", help_heading = "Opciones")]
    juego: Option<String>,
    /// Solo las de esta mesa
    #[arg(long, value_name = "N", help_heading = "Opciones")]
    mesa: Option<String>,
    /// Solo las de hoy
    #[arg(long, help_heading = "Opciones")]
    hoy: bool,
    /// Solo las que no han acabado
    #[arg(long, help_heading = "Opciones")]
    abiertas: bool,
}

/// What can be done with them.
#[derive(Subcommand)]
enum MatchesCommand {
    /// Aparta las partidas sin ninguna jugada, tras preguntar
    #[command(alias = "delete")]
    Borrar,
}

/// Runs the command.
pub fn run(args: &MatchesArgs, global: &Global) -> Outcome {
    if let Some(MatchesCommand::Borrar) = args.what {
        return put_away(global);
    }
    let files = RecordFiles::new(&global.store_dir()?);
    let mut remarks = Remarks::default();
    let mut rows = rows(&files, &mut remarks)?;
    remarks.add_vanished(&files)?;
    let is_any = !rows.is_empty();
    let game = args.juego.as_deref().map(find_game).transpose()?;
    let today = clock::now().with_timezone(&Local).date_naive();
    let table = args.mesa.as_deref().map(fold);
    rows.retain(|row| {
        game.is_none_or(|game| row.game == game.id)
            && table.as_ref().is_none_or(|table| row.table.as_deref().map(fold).as_ref() == Some(table))
            && (!args.hoy || row.time.is_some_and(|time| time.with_timezone(&Local).date_naive() == today))
            && (!args.abiertas || row.end.is_none())
    });
    rows.sort_by(|a, b| (&b.began, &a.id).cmp(&(&a.began, &b.id)));
    if global.json {
        outlet::json(&rows)?;
        remarks.tell();
        return Ok(CLEAN);
    }
    match (rows.is_empty(), is_any) {
        (true, true) => outlet::say("Ninguna partida es así.")?,
        (true, false) => outlet::say("El almacén no tiene partidas. «arbitro jugar kodem» abre una.")?,
        (false, _) => {}
    }
    for row in rows {
        outlet::say(line(&row))?;
    }
    remarks.tell();
    Ok(CLEAN)
}

/// The matches in which nothing was ever played, put away beside the others' records once that is wanted.
fn put_away(global: &Global) -> Outcome {
    let dir = global.store_dir()?;
    let empty = never_played(&dir)?;
    if empty.is_empty() {
        outlet::say("Todas las partidas tienen alguna jugada: no hay nada que apartar.")?;
        return Ok(CLEAN);
    }
    let names: Vec<String> = empty.iter().map(ToString::to_string).collect();
    outlet::show(format_args!("Sin ninguna jugada: {}. ¿Se apartan? [s/N] ", listed(&names)))?;
    let mut answer = String::new();
    std::io::stdin()
        .lock()
        .read_line(&mut answer)
        .map_err(|e| format!("no se puede leer la entrada: {e}"))?;
    if !matches!(fold(answer.trim()).as_str(), "s" | "si") {
        outlet::say("Se dejan como están.")?;
        return Ok(CLEAN);
    }
    // Nobody waits for the answer, and what was played meanwhile stays.
    let (mut store, notices) = Store::open_alone(&dir).map_err(|e| e.to_string())?;
    notices.iter().for_each(outlet::warn);
    let still = never_played(&dir)?;
    let mut away = 0;
    for id in empty.iter().filter(|id| still.contains(id)) {
        store.put_away(id).map_err(|e| e.to_string())?;
        away += 1;
    }
    store.close().map_err(|e| e.to_string())?;
    let matches = counted(away, "partida", "partidas");
    outlet::say(format_args!("{matches} menos; su registro queda apartado en el almacén."))?;
    Ok(CLEAN)
}

/// The matches without a play, a penalty or a result.
fn never_played(store: &Path) -> Result<Vec<MatchId>, String> {
    let files = RecordFiles::new(store);
    let mut ids = files.list().map_err(|e| e.to_string())?;
    ids.retain(|id| {
        let loaded = files.read(id).ok().and_then(|records| load(*id, &records).ok());
        loaded.is_some_and(|loaded| {
            let referee = loaded.referee;
            let is_judged = !referee.ledger().penalties().is_empty() || referee.outcome().is_some();
            referee.plays().is_empty() && !is_judged
        })
    });
    Ok(ids)
}

fn line(row: &MatchRow) -> String {
    if let Some(error) = &row.error {
        return format!("{} · no se puede leer: {error}", row.id);
    }
    let state = row.end.clone().unwrap_or_else(|| format!("turno {}", row.turn));
    let told = |field: &Option<String>| field.clone().unwrap_or_else(|| "sin decir".to_owned());
    let place =
        format!("torneo {}, ronda {}, mesa {}", told(&row.tournament), told(&row.round), told(&row.table));
    let players =
        if row.players.is_empty() { String::new() } else { format!(" · {}", row.players.join(" y ")) };
    let events = counted(row.events, "suceso", "sucesos");
    let faults = if row.open_faults == 0 {
        "sin faltas".to_owned()
    } else {
        counted(row.open_faults, "falta", "faltas")
    };
    let began = format!("{}, {} min", row.began, row.minutes);
    format!("{} · {} · {place}{players} · {began} · {events} · {faults} · {state}", row.id, row.game)
}
