//! The annotated match as Markdown, by turns; of every clause that is cited the rule stands in a footnote.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use super::account::{Account, Event, Exported, changed, moment, stands};
use super::drawn::{each, lines, upon};
use crate::kernel::{Finding, RulingOutcome, SeatedPlayer, Spot, Waiver, dependences};
use crate::report::{kind_word, pinned, stands_on};
use crate::session::Times;

/// The match as Markdown: who and where, result, findings, what the desk did, every record by turns, the table at the
/// end.
pub fn markdown(exported: &Exported<'_>) -> String {
    let account = Account::of(exported);
    let title = format!("{}: {}", exported.referee.game_title(), account.title());
    let mut out = vec![format!("# {}", escape(&title)), String::new()];
    let clause = account.ended_by().map_or(String::new(), |clause| format!(" ({clause})"));
    out.push(format!("**{}**{clause}", escape(&account.result())));
    out.extend(pinned(exported.referee));
    header(&account, &mut out);
    findings(&account, &mut out);
    rulings(&account, &mut out);
    rewinds(&account, &mut out);
    penalties(&account, &mut out);
    if let Some(times) = &account.times {
        calls(&account, times, &mut out);
    }
    turns(&account, &mut out);
    table(&account, &mut out);
    footnotes(&account, &mut out);
    out.join("\n") + "\n"
}

fn heading(title: &str, out: &mut Vec<String>) {
    out.extend([String::new(), format!("## {title}"), String::new()]);
}

fn columns(names: &[&str], out: &mut Vec<String>) {
    out.push(format!("| {} |", names.join(" | ")));
    out.push(format!("|{}", "---|".repeat(names.len())));
}

fn header(account: &Account<'_>, out: &mut Vec<String>) {
    out.push(String::new());
    let told = account.particulars();
    out.extend(told.iter().map(|(label, text)| format!("- {label}: {}", escape(text))));
    if let Some(times) = account.times.as_ref().filter(|times| !times.backwards.is_empty()) {
        let at: Vec<String> = times.backwards.iter().map(|seq| format!("#{seq}")).collect();
        out.push(format!("- El reloj retrocedió en {}: ese rato no se cuenta", at.join(", ")));
    }
    let ledger = account.of.referee.ledger();
    for seat in account.seats() {
        let player = ledger.player(seat).cloned().unwrap_or_else(|| SeatedPlayer::at(seat));
        let name = player.name.unwrap_or_else(|| account.name(seat));
        let number = player.number.map_or(String::new(), |number| format!(", número {}", escape(&number)));
        out.push(format!("- Jugador {seat}: {}{number}", escape(&name)));
    }
}

fn findings(account: &Account<'_>, out: &mut Vec<String>) {
    heading("Faltas y dudas", out);
    if account.findings.is_empty() {
        out.push("Ninguna.".to_owned());
        return;
    }
    columns(&["Suceso", "Cláusula", "Clase", "Qué", "Estado"], out);
    let dependences = dependences(account.of.referee);
    for f in &account.findings {
        let mut what = escape(&f.fault.message);
        for dependence in dependences.iter().filter(|d| d.is_of(f)) {
            what += &format!("<br>Lectura: {}", escape(&stands_on(dependence)));
        }
        out.push(format!(
            "| {}{} | **{}**{} | {} | {what} | {} |",
            f.about,
            late(f),
            f.clause,
            note_of(account, f.clause),
            kind_word(f.kind),
            escape(&stands(f))
        ));
    }
}

fn late(finding: &Finding) -> String {
    if finding.known_at > finding.about {
        format!(" (se supo en el {})", finding.known_at)
    } else {
        String::new()
    }
}

/// The mark of the footnote with the rule, where the catalogue has one.
fn note_of(account: &Account<'_>, clause: &str) -> String {
    account.rule(clause).map_or(String::new(), |_| format!("[^{clause}]"))
}

fn rulings(account: &Account<'_>, out: &mut Vec<String>) {
    if account.rulings.is_empty() {
        return;
    }
    heading("Fallos del juez", out);
    columns(&["Asiento", "Suceso", "Cláusula", "Fallo", "Vale"], out);
    for one in &account.rulings {
        let outcome = one.ruling.outcome.map(RulingOutcome::word).unwrap_or_default();
        let by = one.ruling.by.as_ref().map_or(String::new(), |by| format!(" ({})", by.words()));
        let words: Vec<&str> =
            [outcome, one.ruling.text.as_str()].into_iter().filter(|w| !w.is_empty()).collect();
        let appealed: Vec<String> =
            one.appeals.iter().map(|(seq, _)| format!(", apelado en {seq}")).collect();
        out.push(format!(
            "| {} | {} | {}{} | {} | {}{} |",
            one.at,
            one.ruling.about,
            escape(&one.clause),
            note_of(account, &one.clause),
            escape(&(words.join(", ") + &by)),
            if one.is_in_force { "sí" } else { "ya no" },
            appealed.concat()
        ));
    }
}

fn rewinds(account: &Account<'_>, out: &mut Vec<String>) {
    let told: Vec<String> =
        account.rewinds().map(|event| format!("| {} | {} |", event.frame.seq, escape(&event.text))).collect();
    if !told.is_empty() {
        heading("Retrocesos", out);
        columns(&["Asiento", "Qué"], out);
        out.extend(told);
    }
}

fn penalties(account: &Account<'_>, out: &mut Vec<String>) {
    if account.penalties.is_empty() {
        return;
    }
    heading("Penalizaciones", out);
    columns(&["Asiento", "Jugador", "Qué", "Por el suceso"], out);
    for (seq, penalty) in &account.penalties {
        out.push(format!(
            "| {seq} | {} | {} | {} |",
            escape(&account.name(penalty.seat)),
            escape(&penalty.summary()),
            penalty.about.map_or(String::new(), |about| about.to_string())
        ));
    }
}

/// What was lost in calls, and how long the turns took.
fn calls(account: &Account<'_>, times: &Times, out: &mut Vec<String>) {
    if !times.calls.is_empty() {
        heading("Llamadas al juez", out);
        columns(&["Desde", "Hasta", "Tiempo"], out);
        out.extend(times.calls.iter().map(|(from, until, seconds)| {
            let until = until.map_or("sin reanudar".to_owned(), |until| until.to_string());
            format!("| {from} | {until} | {} |", minutes(*seconds))
        }));
    }
    if times.turns.iter().any(|(_, _, seconds)| *seconds > 0) {
        heading("Tiempo por turno", out);
        columns(&["Turno", "Jugador", "Tiempo"], out);
        out.extend(times.turns.iter().map(|(turn, seat, seconds)| {
            let who = seat.map_or(String::new(), |seat| escape(&account.name(seat)));
            format!("| {turn} | {who} | {} |", minutes(*seconds))
        }));
        let each = times.by_player().into_iter();
        let each = each.map(|(seat, spent)| format!("{} {}", account.name(seat), minutes(spent)));
        out.extend([String::new(), format!("En total: {}.", escape(&each.collect::<Vec<_>>().join(" · ")))]);
    }
}

/// `3:05 min`.
fn minutes(seconds: i64) -> String {
    format!("{}:{:02} min", seconds / 60, seconds % 60)
}

fn turns(account: &Account<'_>, out: &mut Vec<String>) {
    heading("Registro", out);
    for (n, (turn, events)) in account.turns().into_iter().enumerate() {
        let active = events.last().and_then(|event| event.frame.status.active);
        let title = match active.filter(|_| turn > 0) {
            Some(seat) => format!("Turno {turn}, {}", escape(&account.name(seat))),
            None if turn == 0 => "Antes del primer turno".to_owned(),
            None => format!("Turno {turn}"),
        };
        if n > 0 {
            out.push(String::new());
        }
        out.extend([format!("### {title}"), String::new()]);
        columns(&["N", "Suceso", "Qué cambia", "Notas"], out);
        out.extend(events.iter().map(|event| row(account, event)));
    }
}

fn row(account: &Account<'_>, event: &Event) -> String {
    let seq = event.frame.seq;
    let text = escape(&event.text);
    let text = if event.is_struck { format!("~~{text}~~") } else { text };
    let mut notes: Vec<String> = event.remarks.iter().map(|remark| escape(remark)).collect();
    let notable = |waiver: &&Waiver| !waiver.note.is_empty();
    notes.extend(
        event.waivers.iter().filter(notable).map(|waiver| format!("permiso: {}", escape(&waiver.note))),
    );
    notes.extend(account.found(seq).map(|f| format!("**{}**{}", f.clause, note_of(account, f.clause))));
    let withdrawn = event.frame.withdrawn.iter();
    notes.extend(withdrawn.map(|f| format!("con ella se fue {} de {}", f.clause, f.about)));
    let changes = escape(&changed(&account.layout, &event.frame).join(" · "));
    format!("| {seq} | {text}{} | {changes} | {} |", event.place, notes.join("; "))
}

/// The table at the end, place by place as the game lays it out.
fn table(account: &Account<'_>, out: &mut Vec<String>) {
    heading("La mesa al final", out);
    let told = |place: &str, key: &str| {
        account.facts.get(place).and_then(|facts| facts.get(key)).map_or("—", String::as_str).to_owned()
    };
    for (n, part) in account.layout.parts.iter().enumerate() {
        let title = part.seat.map_or(part.title.to_owned(), |seat| account.name(seat));
        if n > 0 {
            out.push(String::new());
        }
        out.extend([format!("### {}", escape(&title)), String::new()]);
        let counts: Vec<String> = part
            .counts
            .iter()
            .map(|count| format!("{} {}", count.label, told(&count.place, count.key)))
            .collect();
        if !counts.is_empty() {
            out.push(format!("- {}", escape(&counts.join(" · "))));
        }
        for spot in part.rows.iter().flatten() {
            match spot {
                Spot::Gap => {}
                Spot::Place(place) => out.extend(lying(account, place, "")),
                Spot::Titled(place, title) => out.extend(lying(account, place, title)),
                Spot::Each(prefix) => {
                    for place in each(account.facts.keys(), prefix) {
                        out.extend(lying(account, place, ""));
                    }
                }
            }
        }
    }
}

/// What lies at a place; nothing of a place that is empty.
fn lying(account: &Account<'_>, place: &str, title: &str) -> Option<String> {
    let written = |place: &str| lines(account, place).into_iter().map(|(_, text)| text).collect::<Vec<_>>();
    let mut all = vec![written(place).join(" · ")];
    all.extend(
        upon(account, place).into_iter().map(|other| format!("{other} {}", written(other).join(" · "))),
    );
    all.retain(|text| !text.is_empty());
    let title = if title.is_empty() { String::new() } else { format!(" ({title})") };
    (!all.is_empty()).then(|| format!("- {place}{title}: {}", escape(&all.join("; "))))
}

fn footnotes(account: &Account<'_>, out: &mut Vec<String>) {
    let cited = account
        .findings
        .iter()
        .map(|f| f.clause)
        .chain(account.rulings.iter().map(|one| one.clause.as_str()));
    let cited: BTreeSet<&str> = cited.collect();
    let notes: Vec<String> = cited
        .into_iter()
        .filter_map(|clause| Some(format!("[^{clause}]: {}", account.rule(clause)?)))
        .collect();
    if !notes.is_empty() {
        out.push(String::new());
        out.extend(notes);
    }
}

/// The day and the minute.
pub(super) fn at(time: DateTime<Utc>) -> String {
    moment(time)
}

/// Signs that Markdown would take for its own.
pub(super) fn escape(text: &str) -> String {
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
