//! An audit for people: what is open first, then the counts.

use std::collections::BTreeMap;

use super::{AuditJson, CallsTally, JudgeTally, OpenJson, OpenState, PlayerTally, Tally};
use crate::kernel::{RulingOutcome, counted};
use crate::report::{FAULT, GOOD, QUESTION, TITLE, UNTOLD, styled};

impl AuditJson {
    /// The audit as lines for a screen.
    pub fn text(&self) -> String {
        let mut lines = vec![self.heading()];
        lines.extend(self.waiting());
        let clauses = self.clauses.iter().flat_map(|(game, clauses)| {
            clauses.iter().map(move |(clause, tally)| format!("{game} {clause}: {}", findings(*tally)))
        });
        lines.extend(section("Por cláusula", clauses));
        let players = self.players.iter().map(|(name, player)| played(name, player));
        lines.extend(section("Por jugador, con las faltas de sus partidas", players));
        let tables = self.tables.iter().map(|(name, table)| {
            format!("{}: {}, {}", said(name), matches(table.matches), findings(table.findings))
        });
        lines.extend(section("Por mesa", tables));
        lines.extend(section("Por juez", self.judges.iter().map(|(name, judge)| judged(name, *judge))));
        let fined = self.players.iter().filter(|(_, player)| !player.penalties.is_empty());
        let fined = fined.map(|(name, player)| format!("{}: {}", said(name), levels(&player.penalties)));
        lines.extend(section("Penalizaciones", fined));
        lines.extend(section("Llamadas al juez", called(&self.calls)));
        let unreadable = self.unreadable.iter().map(|match_| format!("{}: {}", match_.source, match_.reason));
        lines.extend(section("No se pueden leer", unreadable));
        lines.join("\n")
    }

    fn heading(&self) -> String {
        let of = self.tournament.as_ref().map_or(String::new(), |name| format!(" de «{name}»"));
        let open = match self.findings.open {
            0 => styled(GOOD, "sin faltas abiertas"),
            n => styled(FAULT, counted(n, "falta abierta", "faltas abiertas")),
        };
        let mut parts = vec![format!("{}{of}", matches(self.matches)), open];
        let more = [
            (self.findings.doubts, "duda", "dudas"),
            (self.unmet, "espera sin cumplir", "esperas sin cumplir"),
            (self.unreadable.len(), "sin leer", "sin leer"),
            (self.copies, "copia que no se cuenta", "copias que no se cuentan"),
        ];
        parts.extend(more.iter().filter(|(n, ..)| *n > 0).map(|(n, one, many)| counted(*n, one, many)));
        parts.join(" · ")
    }

    fn waiting(&self) -> Vec<String> {
        let of = |state: OpenState| self.open.iter().filter(move |open| open.state == state).map(waits);
        let states = [
            ("Faltas abiertas", FAULT, OpenState::Open),
            ("Fallos apelados", QUESTION, OpenState::Appealed),
            ("Fallos pendientes", QUESTION, OpenState::Pending),
        ];
        states
            .into_iter()
            .flat_map(|(title, style, state)| section(&styled(style, title), of(state)))
            .collect()
    }
}

/// A title and its lines; nothing where there are none.
fn section(title: &str, lines: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut lines: Vec<String> = lines.into_iter().map(|line| format!("  {line}")).collect();
    if !lines.is_empty() {
        lines.splice(0..0, [String::new(), styled(TITLE, title)]);
    }
    lines
}

fn said(name: &str) -> &str {
    if name.is_empty() { UNTOLD } else { name }
}

fn waits(open: &OpenJson) -> String {
    let table = said(open.table.as_deref().unwrap_or_default());
    let what = match (open.clause.as_str(), open.message.as_str()) {
        ("", _) => "no tiene ninguna falta".to_owned(),
        (clause, "") => format!("{clause}, que no consta"),
        (clause, message) => format!("{clause}: {message}"),
    };
    format!("{} · mesa {table} · suceso {} · {what}", open.source, open.event)
}

fn matches(n: usize) -> String {
    counted(n, "partida", "partidas")
}

fn findings(tally: Tally) -> String {
    let open = match tally.open {
        0 => String::new(),
        n => format!(" ({})", counted(n, "abierta", "abiertas")),
    };
    let doubts = match tally.doubts {
        0 => String::new(),
        n => format!(", {}", counted(n, "duda", "dudas")),
    };
    match (tally.faults, tally.doubts) {
        (0, 0) => "sin faltas".to_owned(),
        (0, n) => counted(n, "duda", "dudas"),
        (n, _) => format!("{}{open}{doubts}", counted(n, "falta", "faltas")),
    }
}

fn played(name: &str, player: &PlayerTally) -> String {
    format!("{}: {}, {}", said(name), matches(player.matches), findings(player.findings))
}

fn levels(penalties: &BTreeMap<String, usize>) -> String {
    let level = |(level, n): (&String, &usize)| {
        let level = if level.is_empty() { "nivel sin decir" } else { level };
        format!("{level} {n}")
    };
    penalties.iter().map(level).collect::<Vec<_>>().join(", ")
}

fn judged(name: &str, judge: JudgeTally) -> String {
    let outcomes = [
        (RulingOutcome::Stands.word(), judge.stands),
        (RulingOutcome::NoOffence.word(), judge.no_offence),
        (RulingOutcome::Permitted.word(), judge.permitted),
        (RulingOutcome::Corrected.word(), judge.corrected),
        (RulingOutcome::Remedied.word(), judge.remedied),
        (RulingOutcome::Pending.word(), judge.pending),
        (RulingOutcome::Rewound.word(), judge.rewound),
        ("solo palabras", judge.words),
    ];
    let outcomes: Vec<String> =
        outcomes.iter().filter(|(_, n)| *n > 0).map(|(word, n)| format!("{word} {n}")).collect();
    let after = [(judge.appealed, "apelado", "apelados"), (judge.changed, "cambiado", "cambiados")];
    let after: String = after
        .iter()
        .filter(|(n, ..)| *n > 0)
        .map(|(n, one, many)| format!(", {}", counted(*n, one, many)))
        .collect();
    let rulings = counted(judge.rulings, "fallo", "fallos");
    format!("{}: {rulings} ({}){after}", said(name), outcomes.join(", "))
}

fn called(calls: &CallsTally) -> Option<String> {
    let longest = calls.longest.as_ref()?;
    Some(format!(
        "{}, {} en total; la más larga, {} ({}, suceso {})",
        counted(calls.calls, "llamada", "llamadas"),
        minutes(calls.seconds),
        minutes(longest.seconds),
        longest.source,
        longest.event
    ))
}

/// Whole minutes, rounded up.
pub(in crate::export) fn minutes(seconds: i64) -> String {
    counted(usize::try_from((seconds + 59) / 60).unwrap_or_default(), "minuto", "minutos")
}
