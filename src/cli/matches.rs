//! `partidas`: the matches of the store, read without its lock; and those put away in which nothing was played.

use std::io::BufRead;
use std::path::Path;

use chrono::{DateTime, Local, Utc};
use clap::{Args, Subcommand};

use super::play::find_game;
use super::seen::Remarks;
use super::{CLEAN, Global, Outcome, clock};
use crate::journal::{MatchId, RecordFiles, Store};
use crate::kernel::{counted, fold, listed};
use crate::outlet;
use crate::report;
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

/// A match as the list shows it.
#[derive(serde::Serialize)]
struct MatchRow {
    #[serde(skip)]
    time: Option<DateTime<Utc>>,
    /// Minutes from the first record to the last.
    minutes: i64,
    id: String,
    game: String,
    /// Where it is played, as far as told.
    tournament: Option<String>,
    round: Option<String>,
    table: Option<String>,
    judge: Option<String>,
    /// Full names where they were told, else those the table uses.
    players: Vec<String>,
    began: String,
    events: usize,
    turn: u32,
    open_faults: usize,
    winners: Vec<String>,
    /// How it ended; none while it goes on.
    end: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// Runs the command.
pub fn run(args: &MatchesArgs, global: &Global) -> Outcome {
    if let Some(MatchesCommand::Borrar) = args.what {
        return put_away(global);
    }
    let files = RecordFiles::new(&global.store_dir()?);
    let ids = files.list().map_err(|e| e.to_string())?;
    let mut remarks = Remarks::default();
    let mut rows: Vec<MatchRow> = ids.iter().map(|id| row(&files, id, &mut remarks)).collect();
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

/// A match of the store; what cannot be read says why.
fn row(files: &RecordFiles, id: &MatchId, remarks: &mut Remarks) -> MatchRow {
    let empty = |error: String| MatchRow {
        time: None,
        minutes: 0,
        id: id.to_string(),
        game: String::new(),
        tournament: None,
        round: None,
        table: None,
        judge: None,
        players: Vec::new(),
        began: String::new(),
        events: 0,
        turn: 0,
        open_faults: 0,
        winners: Vec::new(),
        end: None,
        error: Some(error),
    };
    let records = match files.read_compared(id) {
        Ok((records, compared)) => {
            remarks.add(*id, compared);
            records
        }
        Err(e) => return empty(e.to_string()),
    };
    let began = records.first().map_or(String::new(), |r| r.time.format("%Y-%m-%d %H:%M UTC").to_string());
    let time = records.first().map(|first| first.time);
    let minutes =
        records.last().zip(time).map_or(0, |(last, first)| (last.time - first).num_minutes().max(0));
    match load(*id, &records) {
        Err(e) => MatchRow { time, began, ..empty(e.to_string()) },
        Ok(loaded) => {
            let referee = loaded.referee.as_ref();
            let outcome = referee.outcome();
            let context = referee.ledger().context().clone();
            let name = |seat| {
                let told = referee.ledger().player(seat).and_then(|player| player.name.clone());
                told.unwrap_or_else(|| referee.seat_name(seat))
            };
            let winners = outcome.iter().flat_map(|o| &o.winners);
            MatchRow {
                time,
                minutes,
                id: id.to_string(),
                game: loaded.header.game,
                tournament: context.tournament,
                round: context.round,
                table: context.table,
                judge: context.judge.and_then(|judge| judge.name),
                players: referee.seats().into_iter().map(name).collect(),
                began,
                events: referee.plays().iter().filter(|p| p.counts).count(),
                turn: referee.status().turn,
                open_faults: referee.findings().iter().filter(|f| f.is_open_fault()).count(),
                winners: winners.map(|s| referee.seat_name(*s)).collect(),
                end: outcome.as_ref().map(|o| report::winners(o, referee)),
                error: None,
            }
        }
    }
}
