//! The table at the end, drawn from the game's layout; the script puts the facts of another event into the same places.

use maud::{Markup, html};

use super::said;
use crate::export::account::{Account, headline};
use crate::export::drawn::{each, lines, upon};
use crate::kernel::{Part, Spot, shown};

/// The section with the board and what steps through the match.
pub(super) fn replay(account: &Account<'_>) -> Markup {
    let last = account.events.last();
    let end = last.map(|event| headline(account.of.referee, &event.frame)).unwrap_or_default();
    html! {
        section #mesa aria-labelledby="t-mesa" {
            h2 #t-mesa { "La mesa, suceso a suceso" }
            div #mando hidden { (controls(account)) }
            p.headline #momento { (said(&end)) }
            p #dicho-aqui hidden { }
            p.vh #voz aria-live="polite" { }
            div class=(if account.layout.parts.len() > 3 { "board many" } else { "board" }) { @for part in &account.layout.parts { (drawn(account, part)) } }
        }
    }
}

fn controls(account: &Account<'_>) -> Markup {
    let last = account.events.len().saturating_sub(1);
    let button = |does: &str, label: &str, sign: &str| {
        html! { button type="button" data-va=(does) aria-label=(label) title=(label) { (sign) } }
    };
    html! {
        div.buttons role="group" aria-label="Recorrer la partida" {
            (button("inicio", "Al principio", "|‹"))
            (button("turno-1", "Turno anterior", "«"))
            (button("-1", "Suceso anterior", "‹"))
            (button("1", "Suceso siguiente", "›"))
            (button("turno1", "Turno siguiente", "»"))
            (button("fin", "Al final", "›|"))
            (button("falta-1", "Falta anterior", "‹ falta"))
            (button("falta1", "Falta siguiente", "falta ›"))
        }
        (marks(account))
        input #barra type="range" min="0" max=(last) value=(last) step="1" aria-label="Suceso";
        p.keys {
            "Teclas: ← → suceso, mayúsculas con ← → turno, Inicio y Fin, f y F falta."
        }
    }
}

/// Where along the slider something was found, decided or taken back.
fn marks(account: &Account<'_>) -> Markup {
    let last = account.events.len().saturating_sub(1).max(1);
    let at = |n: usize| format!("{:.1}", 1000.0 * as_f64(n) / as_f64(last));
    let place = |seq: u32| usize::try_from(seq).unwrap_or_default();
    html! {
        svg.marks viewBox="-4 0 1008 16" preserveAspectRatio="none" aria-hidden="true" {
            @for finding in &account.findings {
                rect class=(if finding.is_open_fault() { "fault" } else { "settled" })
                    x=(at(place(account.place_of(finding)))) y="0" width="4" height="9" { }
            }
            @for one in &account.rulings { rect.ruling x=(at(place(one.at))) y="5" width="4" height="9" { } }
            @for (n, event) in account.events.iter().enumerate() {
                @if event.is_struck { rect.struck x=(at(n)) y="13" width="6" height="3" { } }
                @if event.rewound_by.is_some() {
                    @let is_first = n == 0 || account.events[n - 1].rewound_by != event.rewound_by;
                    path.rewound d={ "M" (at(n)) @if is_first { ",10V14" } @else { ",14" } "H" (at(n + 1)) } { }
                }
            }
        }
    }
}

/// For places along a line: no match is so long that this loses anything.
pub(super) fn as_f64(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

fn drawn(account: &Account<'_>, part: &Part) -> Markup {
    let title = part.seat.map_or(part.title.to_owned(), |seat| account.name(seat));
    let letter = part.seat.filter(|seat| seat.to_string() != title);
    html! {
        section.part aria-label=(shown(&title)) {
            h3 { (said(&title)) @if let Some(letter) = letter { " (" (letter) ")" } }
            @if !part.counts.is_empty() {
                dl.counts {
                    @for count in &part.counts {
                        div {
                            dt { (count.label) }
                            @let value = account.facts.get(&count.place).and_then(|facts| facts.get(count.key));
                            dd data-p=(count.place) data-k=(count.key) { (said(value.map_or("—", String::as_str))) }
                        }
                    }
                }
            }
            @for row in &part.rows { (lying(account, row)) }
        }
    }
}

fn lying(account: &Account<'_>, row: &[Spot]) -> Markup {
    let is_open = row.iter().any(|spot| matches!(spot, Spot::Each(_)));
    let columns = if is_open { "open".to_owned() } else { format!("c{}", row.len()) };
    html! {
        ul.row.(columns) {
            @for spot in row {
                @match spot {
                    Spot::Gap => { li.gap aria-hidden="true" { } }
                    Spot::Place(place) => { (cell(account, place, "")) }
                    Spot::Titled(place, title) => { (cell(account, place, title)) }
                    Spot::Each(prefix) => {
                        li.each data-each=(prefix) hidden { }
                        @for place in each(account.facts.keys(), prefix) { (loose(account, prefix, place)) }
                    }
                }
            }
        }
    }
}

fn cell(account: &Account<'_>, place: &str, title: &str) -> Markup {
    html! { li.spot data-p=(place) data-t=(title) { (inside(account, place, title)) } }
}

fn loose(account: &Account<'_>, prefix: &str, place: &str) -> Markup {
    html! { li.spot data-p=(place) data-of=(prefix) data-t="" { (inside(account, place, "")) } }
}

/// A place with what lies on it; the script writes the same.
fn inside(account: &Account<'_>, place: &str, title: &str) -> Markup {
    let own = lines(account, place);
    let others = upon(account, place);
    html! {
        span.where { @if !title.is_empty() { (title) " " } (place) }
        @if own.is_empty() && others.is_empty() { span.none { "—" } }
        (written(&own))
        @for other in others { span.upon { span.where { (other) } (written(&lines(account, other))) } }
    }
}

fn written(lines: &[(bool, String)]) -> Markup {
    html! {
        @for (is_name, text) in lines {
            @if *is_name { strong { bdi { (text) } } } @else { span.fact { bdi { (text) } } }
        }
    }
}

/// Every fact of the table at the end, in words.
pub(super) fn sheet(account: &Account<'_>) -> Markup {
    html! {
        section #final aria-labelledby="t-final" {
            h2 #t-final { "La mesa al final" }
            details {
                summary { "Todos los datos" }
                table.facts {
                    thead { tr { th scope="col" { "Lugar" } th scope="col" { "Datos" } } }
                    tbody {
                        @for (place, facts) in &account.facts {
                            tr {
                                th scope="row" { (place) }
                                td { @for (key, value) in facts { span.fact { (key) " " (said(value)) } " " } }
                            }
                        }
                    }
                }
            }
        }
    }
}
