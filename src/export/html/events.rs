//! Every record in order, turn by turn: what was said, what it changed, what was found and decided.

use maud::{Markup, html};

use super::found::{penalty, ruled, whole, withdrawn};
use super::{link, said};
use crate::export::account::{Account, Event, changed, is_note};
use crate::kernel::WaiverSource;

/// As many changes of an event as a line bears; the board shows the rest.
const CHANGES: usize = 6;

/// The events, by turns.
pub(super) fn list(account: &Account<'_>) -> Markup {
    html! {
        section #sucesos aria-labelledby="t-sucesos" {
            h2 #t-sucesos { "Sucesos" }
            @for (turn, events) in account.turns() {
                section.turn {
                    h3 { (said(&heading(account, turn, events))) }
                    ol.events { @for event in events { (one(account, event)) } }
                }
            }
        }
    }
}

fn heading(account: &Account<'_>, turn: u32, events: &[Event]) -> String {
    let active = events.last().and_then(|event| event.frame.status.active).filter(|_| turn > 0);
    match active {
        Some(seat) => format!("Turno {turn}, {}", account.name(seat)),
        None if turn == 0 => "Antes del primer turno".to_owned(),
        None => format!("Turno {turn}"),
    }
}

fn kind(account: &Account<'_>, event: &Event) -> &'static str {
    match (event.is_struck, event.is_play) {
        (true, _) => "struck",
        (false, false) if is_note(account.of.referee, event.frame.seq) => "note",
        (false, false) => "desk",
        (false, true) => "play",
    }
}

fn one(account: &Account<'_>, event: &Event) -> Markup {
    let seq = event.frame.seq;
    html! {
        li id={ "e" (seq) } class={ (kind(account, event)) @if event.rewound_by.is_some() { " rewound" } } {
            a.n href={ "#e" (seq) } { (seq) }
            div.told {
                p.line {
                    @if event.is_struck { s { (said(&event.text)) } } @else { (said(&event.text)) }
                    @if !event.place.is_empty() { span.place { (event.place) } }
                    @if let Some(time) = event.time.filter(|_| account.times.is_some()) {
                        " " time datetime=(time.to_rfc3339()) { (time.format("%H:%M:%S")) }
                    }
                }
                (changes(account, event))
                @for remark in &event.remarks { p.remark { (said(remark)) } }
                @for waiver in &event.waivers { (allowed(waiver.by, &waiver.note)) }
                @for finding in account.found(seq) { (whole(account, finding)) }
                @for finding in &event.frame.withdrawn { (withdrawn(finding)) }
                (said_of_it(account, event))
            }
        }
    }
}

fn changes(account: &Account<'_>, event: &Event) -> Markup {
    let all = changed(&account.layout, &event.frame);
    let more = all.len().saturating_sub(CHANGES);
    html! {
        @if !all.is_empty() {
            p.changes {
                (said(&all[..all.len() - more].join(" · ")))
                @if more > 0 { " · y " (more) " más" }
            }
        }
    }
}

fn allowed(by: WaiverSource, note: &str) -> Markup {
    let who = match by {
        WaiverSource::Card => "Según carta",
        WaiverSource::Judge => "Por orden del juez",
    };
    html! { p.waiver { (who) @if !note.is_empty() { ": " (said(note)) } } }
}

/// What the desk said here, and of this event elsewhere.
fn said_of_it(account: &Account<'_>, event: &Event) -> Markup {
    let seq = event.frame.seq;
    let here: Vec<_> = account.rulings.iter().filter(|one| one.at == seq).collect();
    // A reader is told of a penalty where it was given: its words may say what nobody knew before.
    let later = account.penalties.iter().filter(|_| !account.is_partial());
    let about: Vec<_> = later.filter(|(at, penalty)| *at != seq && penalty.about == Some(seq)).collect();
    html! {
        @for one in here {
            div.found.ruling {
                p { "Sobre " (link(one.ruling.about)) @if !one.is_in_force { " (ya no vale)" } }
                @if let Some(rule) = account.rule(&one.clause) {
                    p.rule { b.clause { (one.clause) } " " (rule) }
                }
                @if one.ruling.covers(&one.clause) && !one.appeals.is_empty() {
                    ul.brief { (ruled(account, one)) }
                }
            }
        }
        @for (at, one) in about { p.penalised { "Penalización " (penalty(account, *at, one)) } }
    }
}
