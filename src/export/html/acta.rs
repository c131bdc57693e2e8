//! The scoresheet: one A4 page whatever the length of the match, with lines to sign on.

use maud::{Markup, html};

use super::said;
use crate::export::account::{Account, standing_faults, stands};
use crate::kernel::{Finding, SeatedPlayer};
use crate::report::kind_word;

/// How the page looks, on screen and on paper.
pub(super) const STYLE: &str = include_str!("acta.css");

/// As many as fit on the page; the record has the rest.
const FAULTS: usize = 24;
const PENALTIES: usize = 8;
/// Characters of a text that somebody wrote.
const LETTERS: usize = 90;

pub(super) fn page(account: &Account<'_>) -> Markup {
    html! {
        main {
            header {
                p.game { (account.of.referee.game_title()) }
                h1 { "Acta: " (said(&clipped(&account.title()))) }
            }
            p.result { (said(&clipped(&account.result()))) @if let Some(clause) = account.ended_by() { " (" (clause) ")" } }
            dl { @for (label, text) in account.particulars() { div { dt { (label) } dd { (said(&clipped(&text))) } } } }
            (players(account))
            (faults(account))
            (penalties(account))
            p.count { (account.events.len()) " asientos." }
            (signatures(account))
        }
    }
}

fn clipped(text: &str) -> String {
    let mut letters = text.chars();
    let short: String = letters.by_ref().take(LETTERS).collect();
    if letters.next().is_some() { short + "…" } else { short }
}

fn players(account: &Account<'_>) -> Markup {
    let ledger = account.of.referee.ledger();
    html! {
        ul.players {
            @for seat in account.seats() {
                @let told = ledger.player(seat).cloned().unwrap_or_else(|| SeatedPlayer::at(seat));
                li {
                    b { (seat) } " " (said(&clipped(&account.full_name(seat))))
                    @if let Some(number) = &told.number { " · número " (said(&clipped(number))) }
                }
            }
        }
    }
}

fn faults(account: &Account<'_>) -> Markup {
    let faults: Vec<&Finding> = account.findings.iter().filter(|f| f.kind.is_fault()).collect();
    let more = faults.len().saturating_sub(FAULTS);
    html! {
        h2 { (standing_faults(&account.findings)) }
        @if !faults.is_empty() {
            table {
                thead { tr { th { "Suceso" } th { "Cláusula" } th { "Clase" } th { "Estado" } } }
                tbody {
                    @for finding in faults.iter().take(FAULTS) {
                        tr {
                            td { "#" (finding.about) }
                            td { (finding.clause) }
                            td { (kind_word(finding.kind)) }
                            td { (said(&clipped(&stands(finding)))) }
                        }
                    }
                }
            }
        }
        @if more > 0 { p { "Y " (more) " más, en el registro." } }
    }
}

fn penalties(account: &Account<'_>) -> Markup {
    let more = account.penalties.len().saturating_sub(PENALTIES);
    html! {
        @if !account.penalties.is_empty() {
            h2 { "Penalizaciones" }
            ul {
                @for (seq, penalty) in account.penalties.iter().take(PENALTIES) {
                    li {
                        "#" (seq) " " (said(&clipped(&account.full_name(penalty.seat)))) ": "
                        (said(&clipped(&penalty.summary())))
                        @if penalty.infraction.is_some() && !penalty.text.is_empty() { ", " (said(&clipped(&penalty.text))) }
                        @if let Some(about) = penalty.about { " (por #" (about) ")" }
                        @if let Some(by) = &penalty.by { " · " (said(&clipped(&by.words()))) }
                    }
                }
            }
            @if more > 0 { p { "Y " (more) " más, en el registro." } }
        }
    }
}

fn signatures(account: &Account<'_>) -> Markup {
    let players = account.seats().into_iter().map(|seat| clipped(&account.full_name(seat)));
    html! {
        ul.signatures {
            @for name in players.chain(["Juez".to_owned()]) { li { span.rule { } (said(&name)) } }
        }
    }
}
