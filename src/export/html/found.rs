//! Findings, rulings and penalties: in a line where they are listed, whole where they belong.

use maud::{Markup, html};

use super::{link, said};
use crate::export::account::Account;
use crate::kernel::{Decision, Finding, Official, Penalty, RulingOutcome, Seq, Standing};
use crate::report::{kind_word, standing_words};
use crate::session::Ruled;

/// How a finding is marked: by a word and a class, never by colour alone.
fn class(finding: &Finding) -> &'static str {
    match (&finding.standing, finding.kind.is_fault()) {
        (Standing::Open, true) => "fault",
        (Standing::Open, false) => "doubt",
        (Standing::Card(_) | Standing::Judge(_) | Standing::Ruled(_) | Standing::Rewound(_), _) => "settled",
    }
}

/// A finding in one line with the way to it.
pub(super) fn brief(finding: &Finding) -> Markup {
    html! {
        li class=(class(finding)) {
            (link(finding.about)) " " b.clause { (finding.clause) } " " (kind_word(finding.kind)) ": "
            (said(&finding.fault.message))
            @let standing = standing_words(finding);
            @if !standing.is_empty() { " — " em { (said(&standing)) } }
        }
    }
}

/// A ruling in one line: which record, on what, what it comes to, by which clause.
pub(super) fn ruled(account: &Account<'_>, ruled: &Ruled) -> Markup {
    html! {
        li.ruling {
            (link(ruled.at)) " sobre " (link(ruled.ruling.about))
            @if !ruled.clause.is_empty() { ", por " b.clause { (said(&ruled.clause)) } }
            ": " (words(ruled.ruling.outcome, &ruled.ruling.text, ruled.ruling.by.as_ref()))
            @if !ruled.is_in_force { " (ya no vale)" }
            @for (seq, appeal) in &ruled.appeals {
                "; apelado en " (link(*seq))
                @if let Some(seat) = appeal.seat { " por " (said(&account.name(seat))) }
            }
        }
    }
}

fn words(outcome: Option<RulingOutcome>, text: &str, by: Option<&Official>) -> Markup {
    html! {
        @if let Some(outcome) = outcome { b { (outcome.word()) } }
        @if outcome.is_some() && !text.is_empty() { ", " }
        @if !text.is_empty() { (said(text)) }
        @if let Some(by) = by { " (" (said(&by.words())) ")" }
    }
}

/// A finding where it belongs: the rule, the proof, how it stands.
pub(super) fn whole(account: &Account<'_>, finding: &Finding) -> Markup {
    let fault = &finding.fault;
    html! {
        div.found.(class(finding)) {
            p {
                b.mark { (mark(finding)) } " " b.clause { (finding.clause) } " " (kind_word(finding.kind)) ": "
                (said(&fault.message))
            }
            @if let Some(rule) = account.rule(finding.clause) { p.rule { "Regla: " (rule) } }
            @if !fault.legal.is_empty() && finding.standing == Standing::Open {
                p.legal { @if finding.kind.is_fault() { "Lo legal: " } @else { "Qué falta: " } (said(&fault.legal)) }
            }
            @if !fault.because.is_empty() || finding.known_at > finding.about {
                p.proof {
                    @if finding.known_at > finding.about {
                        @if account.is_partial() { "Sobre " (link(finding.about)) ", y se supo aquí. " }
                        @else { "Se supo en " (link(finding.known_at)) ". " }
                    }
                    @if !fault.because.is_empty() {
                        "Lo prueban:" @for seq in &fault.because { " " (link(*seq)) } "."
                    }
                }
            }
            (standing(finding))
        }
    }
}

fn mark(finding: &Finding) -> &'static str {
    match class(finding) {
        "fault" => "Falta en pie",
        "doubt" => "Duda",
        _ => "Resuelta",
    }
}

fn standing(finding: &Finding) -> Markup {
    let told = standing_words(finding);
    let at = finding.ruling.as_ref().map(|Decision { at, .. }| *at);
    html! {
        @if !told.is_empty() {
            p.standing { (said(&told)) @if let Some(at) = at { " " (link(at)) } }
        }
    }
}

/// The fault that a play had which was taken back.
pub(super) fn withdrawn(finding: &Finding) -> Markup {
    html! {
        p.withdrawn {
            "Con ella se fue: " b.clause { (finding.clause) } " de " (link(finding.about)) ": "
            (said(&finding.fault.message))
        }
    }
}

/// All penalties, for who looks for them alone.
pub(super) fn penalties(account: &Account<'_>) -> Markup {
    html! {
        @if !account.penalties.is_empty() {
            section #penalizaciones aria-labelledby="t-penalizaciones" {
                h2 #t-penalizaciones { "Penalizaciones" }
                ul.brief { @for (seq, one) in &account.penalties { li { (penalty(account, *seq, one)) } } }
            }
        }
    }
}

/// A penalty in one line.
pub(super) fn penalty(account: &Account<'_>, seq: Seq, penalty: &Penalty) -> Markup {
    html! {
        (link(seq)) " " b { (said(&account.name(penalty.seat))) } ": " (said(&penalty.summary()))
        @if let Some(about) = penalty.about { " (por " (link(about)) ")" }
        @if penalty.infraction.is_some() && !penalty.text.is_empty() { " · " (said(&penalty.text)) }
    }
}
