//! The answer to the last line: whole where there is room, in its least words where there is not.

use ratatui::text::Line;

use super::text::{FAINT, QUESTION, plain, wrapped};
use super::view::View;
use crate::prompt::Said;

/// Least and most rows kept for it on a large screen, its heading included.
const KEPT: (usize, usize) = (5, 9);

/// Rows of the head, the prompt and its foot.
const BESIDE: usize = 3;

/// Rows it gets, its heading included: always the same on a large screen, so that the table stays where it is.
pub fn room(view: &View, width: usize, rows: usize) -> usize {
    if view.is_small() {
        let lines = every(view, width, false).len();
        return if lines == 0 { 0 } else { (lines + 1).min(rows / 2 + 1) };
    }
    (rows / 4).clamp(KEPT.0, KEPT.1)
}

/// The answer in so many rows: whole, else in its least words, else the end of those.
pub fn lines(view: &View, width: usize, rows: usize) -> Vec<Line<'static>> {
    let whole = every(view, width, false);
    if whole.len() <= rows {
        return whole;
    }
    let brief = every(view, width, true);
    if brief.len() <= rows {
        return brief;
    }
    // Of many records the last is what matters.
    if let Some(last @ Said::Entered { .. }) = view.answer.last() {
        let mut lines = said_lines(last, width, true);
        lines.truncate(rows);
        return lines;
    }
    let mut lines = whole;
    let more = (lines.len() + 1).saturating_sub(rows);
    let mark = Line::styled(format!("… {more} líneas más: F4"), FAINT);
    if let Some(Said::Warned(_)) = view.answer.last() {
        // What stopped the lines stands at the end.
        lines.drain(..more.min(lines.len()));
        lines.insert(0, mark);
    } else {
        lines.truncate(rows.saturating_sub(1));
        lines.push(mark);
    }
    lines
}

/// The answer with the screen to itself, rolled as far as was asked.
pub fn whole(view: &View, width: usize, rows: usize) -> Vec<Line<'static>> {
    let mut lines = every(view, width, false);
    let from = view.rolled.min(lines.len().saturating_sub(rows));
    lines.drain(..from);
    let more = lines.len().saturating_sub(rows);
    if more > 0 {
        lines.truncate(rows.saturating_sub(1));
        lines.push(Line::styled(format!("… {} líneas más: AvPág", more + 1), FAINT));
    }
    lines
}

/// Whether the whole answer has room beside the other panels.
pub fn fits(view: &View) -> bool {
    let (width, rows) = (usize::from(view.room.0), usize::from(view.room.1));
    every(view, width, false).len() < room(view, width, rows.saturating_sub(BESIDE))
}

fn every(view: &View, width: usize, brief: bool) -> Vec<Line<'static>> {
    view.answer.iter().flat_map(|said| said_lines(said, width, brief)).collect()
}

fn said_lines(said: &Said, width: usize, in_brief: bool) -> Vec<Line<'static>> {
    match said {
        Said::Told(text) => wrapped(text, width),
        Said::Entered { text, brief } => wrapped(if in_brief { brief } else { text }, width),
        Said::Warned(text) => plain(text, QUESTION, width),
    }
}
