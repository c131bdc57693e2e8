//! `partidas`: the matches of the store, read without its lock.

use super::seen::Remarks;
use super::{CLEAN, Global, Outcome};
use crate::journal::{MatchId, RecordFiles};
use crate::kernel::counted;
use crate::outlet;
use crate::report;
use crate::session::load;

#[derive(serde::Serialize)]
struct MatchRow {
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
pub fn run(global: &Global) -> Outcome {
    let files = RecordFiles::new(&global.store_dir()?);
    let ids = files.list().map_err(|e| e.to_string())?;
    let mut remarks = Remarks::default();
    let mut rows: Vec<MatchRow> = ids.iter().map(|id| row(&files, id, &mut remarks)).collect();
    remarks.add_vanished(&files)?;
    rows.sort_by(|a, b| (&b.began, &a.id).cmp(&(&a.began, &b.id)));
    if global.json {
        outlet::json(&rows)?;
        remarks.tell();
        return Ok(CLEAN);
    }
    if rows.is_empty() {
        outlet::say("El almacén no tiene partidas. «arbitro jugar kodem» abre una.")?;
    }
    for row in rows {
        outlet::say(line(&row))?;
    }
    remarks.tell();
    Ok(CLEAN)
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
    format!("{} · {} · {place}{players} · {} · {events} · {faults} · {state}", row.id, row.game, row.began)
}

fn row(files: &RecordFiles, id: &MatchId, remarks: &mut Remarks) -> MatchRow {
    let empty = |error: String| MatchRow {
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
    match load(*id, &records) {
        Err(e) => MatchRow { began, ..empty(e.to_string()) },
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
