//! The page that a whole event's records are found from: results, what is open, which clauses are broken most.

use maud::{Markup, html};

use super::audit::{AuditJson, Audited, Tally};
use super::html::{plain_page, said};
use crate::kernel::{Referee, counted};
use crate::report::ended;

/// A match as the page lists it.
pub struct Indexed {
    id: String,
    file: String,
    game: &'static str,
    players: String,
    round: String,
    table: String,
    result: String,
    open: usize,
}

impl Indexed {
    /// The match, with the name of the file that its record is in.
    pub fn of(told: &Audited<'_>, referee: &dyn Referee, file: &str) -> Indexed {
        let context = referee.ledger().context();
        let names: Vec<String> =
            super::audit::seated(referee).into_iter().map(|seat| referee.seat_name(seat)).collect();
        let result = referee.outcome().map_or("sin terminar".to_owned(), |outcome| ended(&outcome, referee));
        Indexed {
            id: told.source.to_owned(),
            file: file.to_owned(),
            game: referee.game_title(),
            players: names.join(" · "),
            round: context.round.clone().unwrap_or_default(),
            table: super::audit::table(referee, told.table).unwrap_or_default(),
            result,
            open: referee.findings().iter().filter(|finding| finding.is_open_fault()).count(),
        }
    }
}

/// The page of all matches; those with something open come first.
pub fn event_index(matches: &mut [Indexed], audit: &AuditJson) -> String {
    matches.sort_by(|a, b| {
        (b.open > 0, &a.round, &a.table, &a.id).cmp(&(a.open > 0, &b.round, &b.table, &b.id))
    });
    let head = format!(
        "{}, {}",
        counted(audit.matches, "partida", "partidas"),
        counted(audit.findings.open, "falta en pie", "faltas en pie")
    );
    plain_page(
        "Partidas",
        &html! {
            header.top { h1 { "Partidas" } p.result { (head) } }
            main {
                (listed(matches))
                (clauses(audit))
                (players(audit))
                (unreadable(audit))
            }
        },
    )
}

fn listed(matches: &[Indexed]) -> Markup {
    html! {
        section aria-labelledby="t-partidas" {
            h2 #t-partidas { "Resultados" }
            ul.brief {
                @for one in matches {
                    li class=(if one.open > 0 { "fault" } else { "settled" }) {
                        a href=(one.file) { (one.id) } " " (one.game)
                        @if !one.round.is_empty() { " · ronda " (said(&one.round)) }
                        @if !one.table.is_empty() { " · mesa " (said(&one.table)) }
                        " · " (said(&one.players)) ": " b { (said(&one.result)) }
                        @if one.open > 0 { " · " (counted(one.open, "falta en pie", "faltas en pie")) }
                    }
                }
            }
        }
    }
}

fn tally(name: &str, tally: &Tally) -> Markup {
    html! {
        tr { th scope="row" { (said(name)) } td { (tally.open) } td { (tally.faults) } td { (tally.doubts) } }
    }
}

fn tallies(title: &str, what: &str, rows: &[(String, Tally)]) -> Markup {
    html! {
        @if !rows.is_empty() {
            section {
                h2 { (title) }
                table {
                    thead {
                        tr {
                            th scope="col" { (what) } th scope="col" { "En pie" } th scope="col" { "Faltas" }
                            th scope="col" { "Dudas" }
                        }
                    }
                    tbody { @for (name, found) in rows { (tally(name, found)) } }
                }
            }
        }
    }
}

/// What is open first, then what is broken most.
fn clauses(audit: &AuditJson) -> Markup {
    let of = |(game, clauses): (&String, &std::collections::BTreeMap<String, Tally>)| {
        let rows = clauses.iter().map(|(clause, tally)| (format!("{game} {clause}"), *tally));
        rows.collect::<Vec<_>>()
    };
    let mut rows: Vec<(String, Tally)> = audit.clauses.iter().flat_map(of).collect();
    rows.sort_by_key(|(name, tally)| (std::cmp::Reverse((tally.open, tally.faults)), name.clone()));
    tallies("Cláusulas", "Cláusula", &rows)
}

/// A fault is of a match, and no finding says whose it is: of a player stands what the judges decided, the penalties.
fn players(audit: &AuditJson) -> Markup {
    let named = audit.players.iter().filter(|(name, _)| !name.is_empty());
    let mut rows: Vec<(&String, usize, usize)> =
        named.map(|(name, told)| (name, told.matches, told.penalties.values().sum())).collect();
    rows.sort_by_key(|(name, _, penalties)| (std::cmp::Reverse(*penalties), *name));
    html! {
        @if !rows.is_empty() {
            section {
                h2 { "Jugadores" }
                table {
                    thead {
                        tr { th scope="col" { "Jugador" } th scope="col" { "Partidas" } th scope="col" { "Penalizaciones" } }
                    }
                    tbody {
                        @for (name, matches, penalties) in rows {
                            tr { th scope="row" { (said(name)) } td { (matches) } td { (penalties) } }
                        }
                    }
                }
            }
        }
    }
}

fn unreadable(audit: &AuditJson) -> Markup {
    html! {
        @if !audit.unreadable.is_empty() {
            section {
                h2 { "No se pueden leer" }
                ul.brief {
                    @for one in &audit.unreadable { li.fault { (said(&one.source)) ": " (said(&one.reason)) } }
                }
            }
        }
    }
}
