//! What the first screen says: who played, who won and why, which faults stand, what the judge decided.

use std::collections::BTreeSet;

use maud::{Markup, html};

use super::found::{brief, ruled};
use super::{link, said};
use crate::export::account::{Account, standing_faults};
use crate::kernel::{SeatedPlayer, Standing, counted};
use crate::report::pinned;

pub(super) fn header(account: &Account<'_>) -> Markup {
    html! {
        header.top {
            p.game { (account.of.referee.game_title()) }
            h1 { (said(&account.title())) }
            p.result #resultado {
                (said(&account.result()))
                @if let Some(clause) = account.ended_by() { " " span.clause { "(" (clause) ")" } }
            }
            @for line in pinned(account.of.referee) { p.pinned { (line) } }
            dl.told {
                @for (label, text) in account.particulars() {
                    div { dt { (label) } dd { (said(&text)) } }
                }
            }
            (players(account))
            (readings(account))
        }
    }
}

/// How what the book leaves open was read in this match.
fn readings(account: &Account<'_>) -> Markup {
    let text = |clause: &str, chosen: &str| {
        let open = account.of.catalogue?.clause(clause)?;
        open.readings.iter().find(|reading| reading.id == chosen).map(|reading| reading.es.as_str())
    };
    let questions = account.of.referee.questions();
    let told: Vec<_> =
        questions.iter().filter_map(|q| Some((q.clause, q.is_pinned, text(q.clause, q.chosen)?))).collect();
    html! {
        @if !told.is_empty() {
            details.readings {
                summary { "Lecturas en vigor" }
                ul.brief {
                    @for (clause, is_pinned, text) in told {
                        li.settled { b.clause { (clause) } " " (text) @if is_pinned { " (elegida para esta partida)" } }
                    }
                }
            }
        }
    }
}

fn players(account: &Account<'_>) -> Markup {
    let ledger = account.of.referee.ledger();
    let spent = account.times.as_ref().map(|times| times.by_player()).unwrap_or_default();
    let player = |seat| ledger.player(seat).cloned().unwrap_or_else(|| SeatedPlayer::at(seat));
    let is_told = |seat| ledger.player(seat).is_some() || account.name(seat) != seat.to_string();
    html! {
        @if account.seats().into_iter().any(is_told) { ul.players aria-label="Jugadores" {
            @for seat in account.seats() {
                @let told = player(seat);
                li {
                    b.seat { (seat) } " " (said(&account.full_name(seat)))
                    @if let Some(number) = &told.number { " · número " (said(number)) }
                    @if let Some(seconds) = spent.get(&seat).filter(|s| **s > 0) {
                        " · " (seconds / 60) ":" (format!("{:02}", seconds % 60)) " min de turno"
                    }
                }
            }
        } }
    }
}

/// The three questions that a reader comes with.
pub(super) fn summary(account: &Account<'_>) -> Markup {
    let faults = account.findings.iter().filter(|f| f.kind.is_fault());
    let (open, settled): (Vec<_>, Vec<_>) = faults.partition(|f| f.is_open_fault());
    let doubts: Vec<_> =
        account.findings.iter().filter(|f| !f.kind.is_fault() && f.standing == Standing::Open).collect();
    // A turn that the match went back into is one.
    let turns = account.turns().into_iter().map(|(turn, _)| turn).filter(|turn| *turn > 0);
    let turns = turns.collect::<BTreeSet<u32>>().len();
    let plays = account.events.iter().filter(|event| event.is_play && !event.is_struck).count();
    let mut figures = vec![
        counted(turns, "turno", "turnos"),
        counted(plays, "jugada", "jugadas"),
        standing_faults(&account.findings),
    ];
    let (rulings, penalties) = (account.rulings.len(), account.penalties.len());
    let more = [
        (doubts.len(), "duda", "dudas"),
        (rulings, "fallo del juez", "fallos del juez"),
        (penalties, "penalización", "penalizaciones"),
    ];
    figures.extend(more.into_iter().filter(|(n, ..)| *n > 0).map(|(n, one, many)| counted(n, one, many)));
    html! {
        section #resumen aria-labelledby="t-resumen" {
            h2 #t-resumen { "Resumen" }
            p.figures { (figures.join(" · ")) }
            @for (title, found) in [
                ("Faltas en pie", &open), ("Faltas resueltas o permitidas", &settled), ("Dudas", &doubts),
            ] {
                @if !found.is_empty() {
                    h3 { (title) }
                    ul.brief { @for finding in found { (brief(finding)) } }
                }
            }
            @if !account.rulings.is_empty() || account.rewinds().next().is_some() {
                h3 #fallos { "Lo que decidió el juez" }
                ul.brief {
                    @for one in &account.rulings { (ruled(account, one)) }
                    @for event in account.rewinds() {
                        li.ruling { (link(event.frame.seq)) " " (said(&event.text)) }
                    }
                }
            }
        }
    }
}
