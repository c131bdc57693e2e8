//! What the desk recorded, as it is typed: reading it gives the same record.

use crate::kernel::{
    Appeal, Body, Context, DeskRecord, Draft, MatchResult, Official, Penalty, PenaltyCost, Rank, ResultCause,
    ResultOutcome, Rewind, RewindDepth, Ruling, SeatedPlayer, Seq, Series,
};

/// The line that says a record again; `label` gives what stands for a play's number, none where it stands no more.
/// None for what is no line of its own: plays, what strikes, moves or permits them, readings.
pub fn print_desk(body: &Body<Draft>, label: &dyn Fn(Seq) -> Option<String>) -> Option<String> {
    match body {
        Body::Note { about: None, text } => Some(format!("nota {}", said(text))),
        Body::Note { about: Some(about), text } => Some(format!("nota {}: {}", label(*about)?, said(text))),
        Body::Ruling(ruling) => ruling_line(ruling, label),
        Body::Penalty(penalty) => Some(penalty_line(penalty, label)),
        Body::Call { waiting, .. } => Some(if *waiting { "juez" } else { "seguimos" }.to_owned()),
        Body::Desk(desk) => desk_line(desk, label),
        Body::Header(_)
        | Body::Play { .. }
        | Body::Strike { .. }
        | Body::Restore { .. }
        | Body::Waive { .. }
        | Body::Statement { .. } => None,
    }
}

fn desk_line(desk: &DeskRecord, label: &dyn Fn(Seq) -> Option<String>) -> Option<String> {
    match desk {
        DeskRecord::Context(context) => Some(context_line(context)),
        DeskRecord::Player(player) => Some(player_line(player)),
        DeskRecord::Appeal(appeal) => appeal_line(appeal, label),
        DeskRecord::Result(result) => Some(result_line(result)),
        DeskRecord::Series(series) => Some(series_line(series)),
        DeskRecord::Rewind(rewind) => rewind_line(rewind, label),
        DeskRecord::Clock { minutes } => Some(format!("reloj {minutes}")),
        DeskRecord::Extension { minutes, text } => Some(line([format!("prórroga {minutes}"), said(text)])),
        DeskRecord::Reading(_)
        | DeskRecord::Revoke { .. }
        | DeskRecord::Remedy(_)
        | DeskRecord::Claim { .. }
        | DeskRecord::Signature(_) => None,
    }
}

/// The parts that say something, parted by blanks.
fn line(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Free text: between quotation marks; one that holds some of its own stands as it is, where it is read so.
fn said(text: &str) -> String {
    match text {
        "" => String::new(),
        text if text.contains('"') && !text.contains('=') => text.to_owned(),
        text => format!("\"{}\"", unquoted(text)),
    }
}

fn key(name: &str, value: Option<&str>) -> String {
    value.map_or(String::new(), |value| format!("{name}=\"{}\"", unquoted(value)))
}

/// Inside quotation marks others are written as the printed ones.
fn unquoted(text: &str) -> String {
    text.replace('"', "”")
}

fn official(by: Option<&Official>) -> String {
    let Some(by) = by else { return String::new() };
    line([
        key("juez", by.name.as_deref()),
        by.rank.map_or(String::new(), |rank| format!("rango={}", rank.word())),
    ])
}

fn ruling_line(ruling: &Ruling, label: &dyn Fn(Seq) -> Option<String>) -> Option<String> {
    let outcome = ruling.outcome.map_or(String::new(), |outcome| outcome.word().replace(' ', "-"));
    Some(line([
        format!("fallo {}", label(ruling.about)?),
        ruling.clauses.join(", "),
        outcome,
        said(&ruling.text),
        official(ruling.by.as_ref()),
    ]))
}

fn rewind_line(rewind: &Rewind, label: &dyn Fn(Seq) -> Option<String>) -> Option<String> {
    let depth = match rewind.depth {
        RewindDepth::Simple => "simple",
        RewindDepth::Deep => "hondo",
    };
    let by = match &rewind.by {
        Some(Official { name: Some(name), rank: Some(Rank::Head) }) => key("autoriza", Some(name)),
        by => official(by.as_ref()),
    };
    let first = format!("retroceder {}", label(rewind.first)?);
    Some(line([first, depth.to_owned(), by, said(&rewind.text)]))
}

fn appeal_line(appeal: &Appeal, label: &dyn Fn(Seq) -> Option<String>) -> Option<String> {
    let seat = appeal.seat.map_or(String::new(), |seat| seat.to_string());
    let subject = format!("apelar {}", label(appeal.about)?);
    Some(line([subject, appeal.clauses.join(", "), seat, said(&appeal.text)]))
}

fn penalty_line(penalty: &Penalty, label: &dyn Fn(Seq) -> Option<String>) -> String {
    // A penalty stands whatever becomes of the play it was given for.
    let about = penalty.about.and_then(label);
    let about = about.map_or(String::new(), |about| line([about, penalty.clauses.join(", ")]));
    let infraction = penalty.infraction.as_ref();
    // What it costs is said wherever a list or a level was named: it holds whatever the list that reads it.
    let is_listed = infraction.is_some() || penalty.level.is_some();
    let costs = if is_listed {
        format!("cuesta={}", penalty.costs.map_or("nada", PenaltyCost::word))
    } else {
        String::new()
    };
    line([
        format!("penaliza {}", penalty.seat),
        infraction.map_or(String::new(), |infraction| infraction.id.clone()),
        about,
        said(&penalty.text),
        key("nivel", penalty.level.as_deref()),
        key("propuesto", penalty.proposed.as_deref()),
        key("infracción", infraction.map(|infraction| infraction.name.as_str())),
        key("clase", infraction.map(|infraction| infraction.class.as_str())),
        costs,
        key("privado", penalty.private.as_deref()),
        official(penalty.by.as_ref()),
    ])
}

fn context_line(context: &Context) -> String {
    line([
        "datos".to_owned(),
        key("torneo", context.tournament.as_deref()),
        key("ronda", context.round.as_deref()),
        key("mesa", context.table.as_deref()),
        official(context.judge.as_ref()),
    ])
}

fn player_line(player: &SeatedPlayer) -> String {
    let (name, number) = (player.name.as_deref(), player.number.as_deref());
    line([format!("datos {}", player.seat), key("nombre", name), key("número", number)])
}

fn result_line(result: &MatchResult) -> String {
    let outcome = match &result.outcome {
        ResultOutcome::Won(seats) => seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        ResultOutcome::Draw => "empate".to_owned(),
        ResultOutcome::NoResult => "sin-resultado".to_owned(),
    };
    line([format!("resultado {outcome} {}", ResultCause::words(result.cause)), said(&result.text)])
}

fn series_line(series: &Series) -> String {
    let before = series.began_before.map_or(String::new(), |seat| format!("anterior={seat}"));
    let won = series.won.iter().map(|(seat, games)| format!("{seat}={games}")).collect::<Vec<_>>();
    line([format!("serie {} de {}", series.number, series.best_of), before, won.join(" ")])
}
