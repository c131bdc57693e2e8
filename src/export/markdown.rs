//! The annotated match for people.

use crate::kernel::{Cell, Finding, Referee, dependences};
use crate::report::{kind_word, pinned, standing_words, stands_on, winners};
use crate::rulebook::Catalogue;

/// The match as Markdown: result, findings with their clauses, every record, the table at the end.
pub fn markdown(referee: &dyn Referee, title: &str, catalogue: Option<&Catalogue>) -> String {
    let mut out = vec![format!("# {title}"), String::new()];
    out.push(match referee.outcome() {
        Some(outcome) => {
            format!("Resultado: {} ({}).", escape(&winners(&outcome, referee)), escape(&outcome.text))
        }
        None => "Partida sin terminar.".to_owned(),
    });
    out.extend(pinned(referee));
    findings(referee, catalogue, &mut out);
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
        let standing = standing_words(&f.standing);
        if !standing.is_empty() {
            out.push(format!("  - {}", escape(&standing)));
        }
    }
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
        let struck = play.as_ref().is_some_and(|p| !p.counts);
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
