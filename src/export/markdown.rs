//! The annotated match for people.

use chrono::{DateTime, Utc};

use crate::kernel::{Cell, Finding, Referee, Seq, dependences};
use crate::report::{context_lines, kind_word, pinned, standing_words, stands_on, winners};
use crate::rulebook::Catalogue;
use crate::session::Times;

/// The match as Markdown: who and where, result, findings with their clauses, what the desk did, every record, the table
/// at the end. `times` are those of a stored match; a script has none.
pub fn markdown(
    referee: &dyn Referee,
    title: &str,
    catalogue: Option<&Catalogue>,
    times: Option<&Times>,
) -> String {
    let mut out = vec![format!("# {title}"), String::new()];
    for line in context_lines(referee) {
        out.extend([escape(&line), String::new()]);
    }
    out.push(match referee.outcome() {
        Some(outcome) => {
            format!("Resultado: {} ({}).", escape(&winners(&outcome, referee)), escape(&outcome.text))
        }
        None => "Partida sin terminar.".to_owned(),
    });
    out.extend(pinned(referee));
    out.extend(times.map(|times| format!("\n{}", took(times))));
    findings(referee, catalogue, &mut out);
    desk(referee, times, &mut out);
    history(referee, &mut out);
    table(referee, &mut out);
    out.join("\n") + "\n"
}

fn findings(referee: &dyn Referee, catalogue: Option<&Catalogue>, out: &mut Vec<String>) {
    let (findings, dependences) = (referee.findings(), dependences(referee));
    out.extend([String::new(), "## Faltas y dudas".to_owned(), String::new()]);
    if findings.is_empty() {
        out.push("Ninguna.".to_owned());
    }
    for f in &findings {
        out.push(format!(
            "- **{}** {} · suceso {}{}: {}",
            f.clause,
            kind_word(f.kind),
            f.about,
            late(f),
            escape(&f.fault.message)
        ));
        if let Some(clause) = catalogue.and_then(|c| c.clause(f.clause)) {
            out.push(format!("  - Regla: {}", clause.es));
        }
        let others = dependences.iter().filter(|d| d.is_of(f));
        out.extend(others.map(|d| format!("  - Lectura: {}", escape(&stands_on(d)))));
        let standing = standing_words(f);
        if !standing.is_empty() {
            out.push(format!("  - {}", escape(&standing)));
        }
    }
}

/// When the match was told and how long it took.
fn took(times: &Times) -> String {
    let at = |time: DateTime<Utc>| time.format("%Y-%m-%d %H:%M UTC").to_string();
    let minutes = (times.ended - times.began).num_minutes().max(0);
    let back = if times.backwards.is_empty() {
        ""
    } else {
        "; el reloj retrocedió, y lo que pasó entonces no se cuenta"
    };
    format!(
        "De {} a {}: {minutes} min, según el reloj del ordenador{back}.",
        at(times.began),
        at(times.ended)
    )
}

/// Penalties, and what was lost in calls and turns; nothing where there is nothing.
fn desk(referee: &dyn Referee, times: Option<&Times>, out: &mut Vec<String>) {
    let penalties = referee.ledger().penalties();
    if !penalties.is_empty() {
        out.extend([String::new(), "## Penalizaciones".to_owned(), String::new()]);
        let line = |seq: Seq| escape(&referee.desk_line(seq).unwrap_or_default());
        out.extend(penalties.iter().map(|(seq, _)| format!("- #{seq} {}", line(*seq))));
    }
    let Some(times) = times else { return };
    if !times.calls.is_empty() {
        out.extend([String::new(), "## Llamadas al juez".to_owned(), String::new()]);
        out.extend(times.calls.iter().map(|(from, until, seconds)| {
            let until = until.map_or("sin reanudar".to_owned(), |until| format!("hasta #{until}"));
            format!("- #{from}, {until}: {}", minutes(*seconds))
        }));
    }
    if !times.turns.is_empty() {
        out.extend([String::new(), "## Tiempo por turno".to_owned(), String::new()]);
        out.extend(times.turns.iter().map(|(turn, seat, seconds)| {
            let who = seat.map_or(String::new(), |seat| format!(", {}", escape(&referee.seat_name(seat))));
            format!("- turno {turn}{who}: {}", minutes(*seconds))
        }));
        let each = times.by_player().into_iter();
        let each = each.map(|(seat, spent)| format!("{} {}", referee.seat_name(seat), minutes(spent)));
        out.push(format!("- en total: {}", escape(&each.collect::<Vec<_>>().join(" · "))));
    }
}

/// `3:05`.
fn minutes(seconds: i64) -> String {
    format!("{}:{:02} min", seconds / 60, seconds % 60)
}

fn late(finding: &Finding) -> String {
    if finding.known_at > finding.about {
        format!(" (se supo en el {})", finding.known_at)
    } else {
        String::new()
    }
}

fn history(referee: &dyn Referee, out: &mut Vec<String>) {
    out.extend([
        String::new(),
        "## Registro".to_owned(),
        String::new(),
        "| N | Suceso | Notas |".to_owned(),
        "|---|---|---|".to_owned(),
    ]);
    let findings = referee.findings();
    for seq in 0..referee.next_seq() {
        let play = referee.play(seq);
        let struck = play.as_ref().is_some_and(|p| !p.counts) || referee.ledger().is_revoked(seq);
        let place = play.as_ref().map(crate::session::place_words).unwrap_or_default();
        let text = crate::session::record_line(referee, seq);
        let text = if struck { format!("~~{}~~", escape(&text)) } else { escape(&text) };
        let mut notes: Vec<String> = referee.consequences(seq).iter().map(|c| escape(c)).collect();
        notes.extend(findings.iter().filter(|f| f.about == seq).map(|f| format!("**{}**", f.clause)));
        out.push(format!("| {seq} | {text}{place} | {} |", notes.join("; ")));
    }
}

fn table(referee: &dyn Referee, out: &mut Vec<String>) {
    let picture = referee.picture();
    out.extend([String::new(), format!("## Mesa: {}", escape(&picture.headline))]);
    for area in &picture.areas {
        out.extend([String::new(), format!("### {}", escape(&area.title)), String::new()]);
        out.extend(area.rows.iter().flatten().map(cell));
    }
}

fn cell(cell: &Cell) -> String {
    let lines = if cell.empty { "—".to_owned() } else { cell.lines.join(" · ") };
    format!("- {}: {}", escape(&cell.place), escape(&lines))
}

/// Signs that Markdown would take for its own.
fn escape(text: &str) -> String {
    text.chars()
        .flat_map(|c| {
            if matches!(c, '|' | '<' | '>' | '*' | '_' | '`' | '\\' | '[' | ']' | '&') {
                vec!['\\', c]
            } else {
                vec![c]
            }
        })
        .collect()
}
