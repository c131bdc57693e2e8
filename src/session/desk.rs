//! Commands as records, and plays as lines.

use super::judge;
use super::penalty::Ladder;
use super::rewind::begins_rewind;
use crate::kernel::{Body, ChosenReading, DeskRecord, Draft, PlayView, Referee, Seq, WaiverSource, counted};
use crate::notation::{Command, Deed, Reading, read};

/// The record of a deed, and what is to be remarked of it.
///
/// # Errors
/// Why there is nothing to do, in Spanish.
pub(super) fn body(
    deed: &Deed,
    referee: &dyn Referee,
    ladder: &Ladder<'_>,
) -> Result<(Body<Draft>, Option<String>), String> {
    let body = match deed {
        Deed::Play { instead: Some(seq), .. } if referee.play(*seq).is_some_and(|p| !p.counts) => {
            let now = referee.play(*seq).and_then(|p| p.replaced_by);
            let instead = now.map_or(String::new(), |n| format!("; corrija el {n}"));
            return Err(format!("el suceso {seq} ya no cuenta{instead}"));
        }
        Deed::Play { draft, waiver, before, instead, tacit } => {
            let event = draft.clone();
            let waiver = waiver.clone();
            let tacit = tacit.then(|| referee.next_seq().saturating_add(1));
            Body::Play { event, before: *before, instead: *instead, waiver, told: false, tacit }
        }
        Deed::Strike { of } => match referee.play(*of) {
            Some(play) if play.counts => match begins_rewind(*of, referee) {
                Some(why) => return Err(why),
                None => Body::Strike { of: vec![*of], undo: false },
            },
            Some(_) | None => return Err(format!("el suceso {of} ya no contaba")),
        },
        Deed::Undo { plays } => match referee.last_plays(*plays) {
            of if of.is_empty() => {
                let reading = referee.pinned().first().map(|q| q.clause);
                let hint = reading.map_or(String::new(), |c| {
                    format!("; una lectura se cambia eligiendo otra: lectura {c} …")
                });
                return Err(format!("no hay ninguna jugada que deshacer{hint}"));
            }
            of if of.len() < *plays => {
                let n = of.len();
                return Err(format!(
                    "solo hay {}: «deshacer {n}» las quita todas",
                    counted(n, "jugada", "jugadas")
                ));
            }
            of => Body::Strike { of, undo: true },
        },
        Deed::Redo => match referee.undone() {
            of if of.is_empty() => return Err("no hay nada deshecho que rehacer".to_owned()),
            of => Body::Restore { of },
        },
        Deed::Waive { of: None, .. }
            if referee.last_plays(1).iter().any(|of| referee.play(*of).is_none()) =>
        {
            return Err("lo último fue un retroceso: diga el permiso al final de la jugada, o con su número"
                .to_owned());
        }
        Deed::Waive { of, waiver } => match of.or_else(|| referee.last_plays(1).first().copied()) {
            Some(of) => Body::Waive { of, waiver: waiver.clone() },
            None => return Err("todavía no hay ninguna jugada que permitir".to_owned()),
        },
        Deed::Note { about, text } => Body::Note { about: *about, text: text.clone() },
        Deed::State { text, .. } => Body::Statement { text: text.clone(), differences: Vec::new() },
        Deed::Reading { clause, .. } if referee.status().turn > 0 => {
            return Err(format!(
                "la lectura de {clause} se elige antes del primer turno: «deshacer» hasta él, la lectura y «rehacer»"
            ));
        }
        Deed::Reading { clause, choice } => Body::Desk(DeskRecord::Reading(ChosenReading {
            clause: (*clause).to_owned(),
            choice: (*choice).to_owned(),
        })),
        Deed::Judge(judgement) => return judge::body(judgement, referee, ladder),
    };
    Ok((body, None))
}

/// A record as a screen may show it now: a play with its permissions, or what the desk recorded.
pub fn record_line(referee: &dyn Referee, seq: Seq) -> String {
    if let Some(play) = referee.play(seq) {
        return show_play(&play);
    }
    match referee.statement(seq) {
        Some(text) => statement_line(text, referee.then(seq).as_ref()),
        None => referee.desk_line(seq).unwrap_or_default(),
    }
}

/// What was stated of a table, compared with the table as the log has it now.
fn statement_line(text: &str, table: &dyn Referee) -> String {
    let line = format!("mesa {text}");
    let command = read(&line, 0..line.len(), table, &Reading::EXACT);
    let Ok(Command::Record(Deed::State { differences, .. })) = command else {
        return format!("mesa: {text}; aviso: esta mesa no tiene ese lugar o ese dato");
    };
    let differs: Vec<String> = differences
        .iter()
        .map(|d| format!("{}: consta {} {} y se dice {}", d.place, d.key, d.told, d.stated))
        .collect();
    match differs.as_slice() {
        [] => format!("mesa: {text}: coincide"),
        differs => format!("mesa: {text}; aviso: {}", differs.join("; ")),
    }
}

/// A play with its permissions as a screen may show it now.
pub fn show_play(play: &PlayView) -> String {
    let line = line_of(play, &play.shown);
    if play.is_tacit { format!("{line} (se da por hecho)") } else { line }
}

/// A play with its permissions as it is typed: reading it on the same table gives the same play, permitted alike.
pub fn print_play(play: &PlayView) -> String {
    let line = line_of(play, &play.text);
    if play.is_tacit { format!("tácito: {line}") } else { line }
}

fn line_of(play: &PlayView, text: &str) -> String {
    // A judge's order covers every clause, whatever cards say besides.
    if play.waivers.iter().any(|w| w.by == WaiverSource::Judge) {
        return format!("juez: {text}");
    }
    if play.waivers.is_empty() {
        return text.to_owned();
    }
    let all = play.waivers.iter().any(|w| w.clauses.is_empty());
    let clauses: Vec<&str> = if all {
        Vec::new()
    } else {
        play.waivers.iter().flat_map(|w| w.clauses.iter().map(String::as_str)).collect()
    };
    let mut notes: Vec<&str> = Vec::new();
    for waiver in &play.waivers {
        if !waiver.note.is_empty() && !notes.contains(&waiver.note.as_str()) {
            notes.push(&waiver.note);
        }
    }
    let space = if clauses.is_empty() { "" } else { " " };
    let note = if notes.is_empty() { String::new() } else { format!(" \"{}\"", notes.join("; ")) };
    format!("{text} según carta{space}{}{note}", clauses.join(", "))
}
