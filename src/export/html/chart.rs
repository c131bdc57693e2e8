//! Charts as inline SVG: one point an event, turns ruled, findings marked; the figures beside them as a table.

use maud::{Markup, html};

use super::board::as_f64;
use super::said;
use crate::export::account::Account;
use crate::kernel::{Chart, FactMap, Range, Seat};

/// The drawing, in its own units; it grows with the page.
const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 26.0;
const RIGHT: f64 = 352.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 126.0;
/// What the number of a turn takes.
const LABEL: f64 = 16.0;

/// The values of a seat, event by event; none where it was not told.
type Line = (Seat, Vec<Option<Range>>);

/// The charts of a match.
pub(super) fn charts(account: &Account<'_>) -> Markup {
    let drawn = values(account);
    let told = |lines: &[Line]| lines.iter().any(|(_, line)| line.iter().any(Option::is_some));
    let drawn: Vec<_> = drawn.iter().filter(|(_, lines)| told(lines)).collect();
    html! {
        @if !drawn.is_empty() {
            section #graficas aria-labelledby="t-graficas" {
                h2 #t-graficas { "Gráficas" }
                div.charts { @for (n, (chart, lines)) in drawn.iter().enumerate() { (figure(account, n, chart, lines)) } }
            }
        }
    }
}

/// Every chart's values, in one pass over the events.
fn values<'a>(account: &'a Account<'_>) -> Vec<(&'a Chart, Vec<Line>)> {
    let mut all: Vec<(&Chart, Vec<Line>)> = account
        .layout
        .charts
        .iter()
        .map(|chart| (chart, chart.lines.iter().map(|(seat, _)| (*seat, Vec::new())).collect()))
        .collect();
    let mut facts = FactMap::new();
    for event in &account.events {
        for change in &event.frame.changes {
            let place = facts.entry(change.place.clone()).or_default();
            match &change.is {
                Some(is) => drop(place.insert(change.key, is.clone())),
                None => drop(place.remove(change.key)),
            }
        }
        let fact = |place: &str, key: &str| facts.get(place)?.get(key).map(String::as_str);
        for (chart, lines) in &mut all {
            for ((seat, terms), (_, line)) in chart.lines.iter().zip(lines) {
                line.push(Chart::value(*seat, terms, fact));
            }
        }
    }
    all
}

/// From the least to the greatest figure, with the nought.
fn span(lines: &[Line]) -> (i64, i64) {
    let told = || lines.iter().flat_map(|(_, line)| line.iter().flatten());
    let least = told().map(|range| range.least).min().unwrap_or(0).min(0);
    (least, told().map(|range| range.most).max().unwrap_or(1).max(least + 1))
}

struct Scale {
    last: usize,
    least: i64,
    most: i64,
}

impl Scale {
    fn place(&self, n: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * as_f64(n) / as_f64(self.last.max(1))
    }

    fn x(&self, n: usize) -> String {
        format!("{:.1}", self.place(n))
    }

    fn y(&self, value: i64) -> String {
        let part = (value - self.least).clamp(0, 1_000_000);
        let whole = (self.most - self.least).clamp(1, 1_000_000);
        let share = as_f64(usize::try_from(part).unwrap_or(0)) / as_f64(usize::try_from(whole).unwrap_or(1));
        format!("{:.1}", BOTTOM - (BOTTOM - TOP) * share)
    }

    /// A line in steps; it stops where nothing is told.
    fn steps(&self, line: &[Option<Range>]) -> String {
        let mut path = String::new();
        let mut drawing = false;
        for (n, value) in line.iter().enumerate() {
            match value {
                Some(range) if range.least == range.most => {
                    let y = self.y(range.most);
                    if drawing && n > 0 && line[n - 1] == *value {
                        continue;
                    }
                    path +=
                        &if drawing { format!("H{}V{y}", self.x(n)) } else { format!("M{},{y}", self.x(n)) };
                    drawing = true;
                }
                Some(_) | None => {
                    if drawing {
                        path += &format!("H{}", self.x(n));
                    }
                    drawing = false;
                }
            }
        }
        if drawing {
            path += &format!("H{}", self.x(line.len().saturating_sub(1)));
        }
        path
    }

    /// The stretches where only a range is told: event, event, range.
    fn bands(&self, line: &[Option<Range>]) -> Vec<(usize, usize, Range)> {
        let mut found = Vec::new();
        let mut from = 0;
        for stretch in line.chunk_by(|a, b| a == b) {
            if let Some(range) = stretch[0].filter(|range| range.least < range.most) {
                found.push((from, (from + stretch.len()).min(self.last), range));
            }
            from += stretch.len();
        }
        found
    }
}

fn figure(account: &Account<'_>, n: usize, chart: &Chart, lines: &[Line]) -> Markup {
    let (least, most) = span(lines);
    let scale = Scale { last: account.events.len().saturating_sub(1), least, most };
    let (title, desc) = (format!("g{n}-t"), format!("g{n}-d"));
    html! {
        figure.chart {
            figcaption { (chart.title) (legend(account, lines)) }
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-labelledby={ (title) " " (desc) } {
                title id=(title) { (chart.title) }
                desc id=(desc) { (told(account, lines)) }
                (ruled(account, &scale))
                @for (at, (_, line)) in lines.iter().enumerate() {
                    @for (from, to, range) in scale.bands(line) {
                        path class={ "band s" (at) } d={
                            "M" (scale.x(from)) "," (scale.y(range.least)) "H" (scale.x(to)) "V" (scale.y(range.most))
                            "H" (scale.x(from)) "Z"
                        } { }
                    }
                    path class={ "line s" (at) } d=(scale.steps(line)) { }
                }
                line.cursor x1=(RIGHT) x2=(RIGHT) y1=(TOP) y2=(BOTTOM) data-x0=(LEFT) data-x1=(RIGHT) { }
            }
            (figures(account, lines))
        }
    }
}

/// Axes, the beginnings of the turns, what was found.
fn ruled(account: &Account<'_>, scale: &Scale) -> Markup {
    let mut at = 0;
    let starts: Vec<(usize, u32)> = account
        .turns()
        .into_iter()
        .map(|(turn, events)| {
            at += events.len();
            (at - events.len(), turn)
        })
        .filter(|(_, turn)| *turn > 0)
        .collect();
    let mut free = 0.0;
    let labelled: Vec<u32> = starts
        .iter()
        .filter(|(n, _)| {
            let x = scale.place(*n);
            let fits = x >= free;
            free = if fits { x + LABEL } else { free };
            fits
        })
        .map(|(_, turn)| *turn)
        .collect();
    html! {
        @for (n, turn) in &starts {
            line.turn x1=(scale.x(*n)) x2=(scale.x(*n)) y1=(TOP) y2=(BOTTOM) { }
            @if labelled.contains(turn) {
                text.axis x=(scale.x(*n)) y="146" { (turn) }
            }
        }
        line.axis x1=(LEFT) x2=(RIGHT) y1=(scale.y(scale.least.max(0))) y2=(scale.y(scale.least.max(0))) { }
        text.axis.value x="22" y=(scale.y(scale.most)) dy="4" { (scale.most) }
        text.axis.value x="22" y=(scale.y(scale.least)) dy="4" { (scale.least) }
        @for finding in &account.findings {
            @let x = scale.x(usize::try_from(finding.about).unwrap_or_default());
            path class=(if finding.is_open_fault() { "fault" } else { "settled" })
                d={ "M" (x) "," (BOTTOM + 1.0) "l-3,6h6Z" } { }
        }
        @for (n, event) in account.events.iter().enumerate() {
            @if event.is_struck {
                line.struck x1=(scale.x(n)) x2=(scale.x(n)) y1=(BOTTOM + 4.0) y2=(BOTTOM + 8.0) { }
            }
        }
    }
}

fn legend(account: &Account<'_>, lines: &[Line]) -> Markup {
    html! {
        @if lines.len() > 1 {
            span.legend {
                @for (at, (seat, _)) in lines.iter().enumerate() {
                    span {
                        svg.key viewBox="0 0 24 6" aria-hidden="true" { path class={ "line s" (at) } d="M0,3H24" { } }
                        " " (said(&account.name(*seat)))
                    }
                }
            }
        }
    }
}

fn worded(value: Option<Range>) -> String {
    match value {
        None => "sin decir".to_owned(),
        Some(range) if range.least == range.most => range.most.to_string(),
        Some(range) => format!("{}-{}", range.least, range.most),
    }
}

/// The chart in a sentence: where each line begins and ends.
fn told(account: &Account<'_>, lines: &[Line]) -> String {
    let of = |(seat, line): &Line| {
        let first = line.iter().flatten().next().copied();
        let last = line.last().copied().flatten();
        let who = if lines.len() > 1 { format!("{}: ", account.name(*seat)) } else { String::new() };
        format!("{who}de {} a {}", worded(first), worded(last))
    };
    crate::kernel::shown(&lines.iter().map(of).collect::<Vec<_>>().join("; "))
}

/// The figures, a row wherever one of them changes.
fn figures(account: &Account<'_>, lines: &[Line]) -> Markup {
    let at = |n: usize| -> Vec<Option<Range>> { lines.iter().map(|(_, line)| line[n]).collect() };
    let changes: Vec<usize> = (0..account.events.len()).filter(|n| *n == 0 || at(*n) != at(n - 1)).collect();
    html! {
        details {
            summary { "Las cifras" }
            table {
                thead {
                    tr {
                        th scope="col" { "Suceso" }
                        @for (seat, _) in lines {
                            th scope="col" {
                                @if lines.len() > 1 { (said(&account.name(*seat))) } @else { "Cifra" }
                            }
                        }
                    }
                }
                tbody {
                    @for n in changes {
                        tr {
                            th scope="row" { a href={ "#e" (n) } { (n) } }
                            @for value in at(n) { td { (worded(value)) } }
                        }
                    }
                }
            }
        }
    }
}
