//! The frame that follows from a view: state in, frame out, nothing else.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::answer;
use super::board::board;
use super::text::{FAINT, TITLE, cut, plain, wrapped};
use super::view::{Entry, Menu, Panel, View};
use crate::kernel::{Seat, shown};

/// The colours of the players, in order of seat; red, yellow and green say something else.
const PLAYERS: [Color; 8] = [
    Color::Cyan,
    Color::Magenta,
    Color::Blue,
    Color::LightGreen,
    Color::LightCyan,
    Color::LightMagenta,
    Color::LightBlue,
    Color::LightYellow,
];

/// Most rows of a menu.
const MENU: usize = 8;

/// Rows the log keeps where the table would take more.
const LOG: usize = 4;

/// Columns before the text of a line of the log: its mark, its number, whose it is.
const MARGIN: usize = 8;

/// The style of a player.
pub fn seat_style(view: &View, seat: Seat) -> Style {
    let at = view.seats.iter().position(|s| *s == seat).unwrap_or(0);
    Style::new().fg(PLAYERS[at % PLAYERS.len()])
}

/// A pencil that draws lines into rows, from the top.
struct Rows<'f, 'b> {
    frame: &'f mut Frame<'b>,
    area: Rect,
}

impl Rows<'_, '_> {
    fn put(&mut self, lines: Vec<Line<'static>>) {
        let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(self.area.height);
        self.frame.render_widget(Paragraph::new(lines), Rect { height: rows, ..self.area });
        self.area.y += rows;
        self.area.height -= rows;
    }
}

/// Draws a view.
pub fn draw(view: &View, frame: &mut Frame<'_>) {
    let area = frame.area();
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    if width < 2 || height < 4 {
        return;
    }
    let head = head(view, width);
    let menu = view.menu.as_ref().map_or_else(Vec::new, |menu| menu_lines(menu, width, height / 2));
    let room = height.saturating_sub(head.len() + 2);
    let answer_room = answer_room(view, width, room);
    let body = room.saturating_sub(answer_room);
    let mut rows = Rows { frame, area };
    rows.put(head);
    body_panels(view, &mut rows, width, body);
    rows.area.y = area.y + u16::try_from(height - 2 - answer_room).unwrap_or(0);
    rows.area.height = area.bottom().saturating_sub(rows.area.y);
    if answer_room > 0 {
        rows.put(vec![rule("Respuesta", width)]);
        let mut lines = answer::lines(view, width, answer_room - 1);
        lines.resize(answer_room - 1, Line::default());
        rows.put(lines);
    }
    // The menu lies over what is there, so that nothing moves.
    rows.area = Rect { y: area.bottom() - 2, height: 2, ..area };
    let over = u16::try_from(menu.len()).unwrap_or(0).min(rows.area.y);
    rows.area = Rect { y: rows.area.y - over, height: rows.area.height + over, ..area };
    rows.frame.render_widget(Clear, Rect { height: over, ..rows.area });
    rows.put(menu);
    let (line, column) = prompt(view, width);
    let at = Position { x: area.x + u16::try_from(column).unwrap_or(0), y: rows.area.y };
    rows.put(vec![line, foot(view, width)]);
    frame.set_cursor_position(at);
    if !view.colours {
        for cell in &mut frame.buffer_mut().content {
            (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
        }
    }
}

/// Rows of the answer beside other panels.
fn answer_room(view: &View, width: usize, room: usize) -> usize {
    if view.alone() == Some(Panel::Answer) { 0 } else { answer::room(view, width, room) }
}

/// Columns of the log beside other panels, its gap included.
fn log_columns(width: usize) -> usize {
    width * 3 / 5
}

/// The entry of the log that is drawn at this column and row.
pub fn entry_at(view: &View, (column, row): (u16, u16)) -> Option<usize> {
    let (width, height) = (usize::from(view.room.0), usize::from(view.room.1));
    let top = head(view, width).len();
    let room = height.saturating_sub(top + 2);
    let body = room.saturating_sub(answer_room(view, width, room));
    let (columns, above) = match view.alone() {
        Some(Panel::Log) => (width, 1),
        Some(Panel::Board | Panel::Owed | Panel::Answer) => return None,
        None => (log_columns(width) - 1, board(view, width, body.saturating_sub(LOG + 1)).len() + 1),
    };
    let rows = body.saturating_sub(above);
    let at = usize::from(row).checked_sub(top + above).filter(|at| *at < rows)?;
    let (entry, _) =
        log(view, columns, rows).into_iter().nth(at).filter(|_| usize::from(column) < columns)?;
    Some(entry)
}

/// The item of the menu that is drawn in this row.
pub fn choice_at(view: &View, row: u16) -> Option<usize> {
    let height = usize::from(view.room.1);
    let (from, rows) = menu_rows(view.menu.as_ref()?, height / 2);
    let at = usize::from(row).checked_sub(height.saturating_sub(2 + rows))?;
    (at < rows).then_some(from + at)
}

/// Where the match stands.
fn head(view: &View, width: usize) -> Vec<Line<'static>> {
    let now = view.walked.and_then(|at| view.log.get(at));
    let mut parts = vec![view.title.clone()];
    parts.extend(now.map(|entry| format!("tras el suceso {}", entry.seq)));
    parts.extend([view.picture.headline.clone()]);
    parts.extend(view.clock.clone());
    parts.retain(|part| !part.is_empty());
    let style = if now.is_some() { TITLE.add_modifier(Modifier::REVERSED) } else { TITLE };
    let mut lines = plain(&parts.join(" · "), style, width);
    lines.truncate(2);
    lines
}

fn rule(title: &str, width: usize) -> Line<'static> {
    let line = format!("── {title} ");
    let rest = "─".repeat(width.saturating_sub(line.width()));
    Line::styled(cut(&(line + &rest), width), FAINT)
}

/// The panels between the head and the answer.
fn body_panels(view: &View, rows: &mut Rows<'_, '_>, width: usize, height: usize) {
    if let Some(panel) = view.alone() {
        rows.put(vec![if view.is_small() { tabs(panel, width) } else { rule(title_of(panel), width) }]);
        let height = height.saturating_sub(1);
        rows.put(match panel {
            Panel::Board => board(view, width, height),
            Panel::Log => log_lines(view, width, height),
            Panel::Owed => owed(view, width, height),
            Panel::Answer => answer::whole(view, width, height),
        });
        return;
    }
    let table = board(view, width, height.saturating_sub(LOG + 1));
    let left = height.saturating_sub(table.len() + 1);
    rows.put(table);
    let log_width = log_columns(width);
    let below = rows.area;
    rows.put(vec![rule("Registro", log_width - 1)]);
    rows.put(log_lines(view, log_width - 1, left));
    let side = u16::try_from(log_width).unwrap_or(0);
    rows.area = Rect { x: below.x + side, width: below.width - side, ..below };
    rows.put(vec![rule("Debe y dudas", width - log_width)]);
    rows.put(owed(view, width - log_width, left));
    rows.area = below;
}

fn title_of(panel: Panel) -> &'static str {
    Panel::ALL.iter().find(|(_, p, _)| *p == panel).map_or("", |(_, _, title)| *title)
}

/// The panels by their keys, the one that is shown marked.
fn tabs(shown: Panel, width: usize) -> Line<'static> {
    let all = Panel::ALL.iter().flat_map(|(key, panel, title)| {
        let title = title.split(' ').next().unwrap_or_default();
        if *panel == shown {
            [Span::styled(format!("[{key} {title}]"), TITLE), Span::raw(" ")]
        } else {
            [Span::styled(format!("{key} {title}"), FAINT), Span::raw(" ")]
        }
    });
    let spans: Vec<Span<'static>> = all.collect();
    let taken: usize = spans.iter().map(Span::width).sum();
    let rest = Span::styled("─".repeat(width.saturating_sub(taken)), FAINT);
    Line::from(spans.into_iter().chain([rest]).collect::<Vec<_>>())
}

fn log_lines(view: &View, width: usize, height: usize) -> Vec<Line<'static>> {
    log(view, width, height).into_iter().map(|(_, line)| line).collect()
}

/// The log down to its end, or to the entry that is walked to and a little more: each line with its entry.
fn log(view: &View, width: usize, height: usize) -> Vec<(usize, Line<'static>)> {
    let last = view.walked.unwrap_or(view.log.len().saturating_sub(1));
    let mut lines: Vec<(usize, Line<'static>)> =
        view.log.get(last).map_or_else(Vec::new, |entry| entry_lines(view, entry, last, width));
    lines.truncate(height);
    let mut behind = last + 1;
    while let Some(entry) = view.log.get(behind).filter(|_| lines.len() < height / 2) {
        let more = entry_lines(view, entry, behind, width);
        lines.extend(more);
        behind += 1;
    }
    lines.truncate(height);
    for at in (0..last.min(view.log.len())).rev() {
        let Some(entry) = view.log.get(at) else { break };
        let mut more = entry_lines(view, entry, at, width);
        let over = (more.len() + lines.len()).saturating_sub(height);
        if over > 0 {
            lines.splice(0..0, more.split_off(over));
            break;
        }
        lines.splice(0..0, more);
    }
    lines
}

fn entry_lines(view: &View, entry: &Entry, at: usize, width: usize) -> Vec<(usize, Line<'static>)> {
    let own = entry.seat.map_or(Style::new(), |seat| seat_style(view, seat));
    let style = if entry.struck { own.patch(FAINT) } else { own };
    let style = if view.walked == Some(at) { style.add_modifier(Modifier::REVERSED) } else { style };
    let mark = if view.walked == Some(at) { '▸' } else { ' ' };
    let seat = entry.seat.map_or_else(|| "·".to_owned(), |seat| seat.to_string());
    let room = width.saturating_sub(MARGIN);
    let text = plain(&entry.text, style, room);
    let found = entry.findings.iter().flat_map(|found| wrapped(&found.line, room));
    let mut first = Some(format!("{mark}{:>4} {seat} ", entry.seq));
    let margin = text.into_iter().chain(found).map(|line| {
        let margin = first.take().unwrap_or_else(|| " ".repeat(MARGIN));
        let spans = std::iter::once(Span::styled(margin, own)).chain(line.spans);
        (at, Line::from(spans.collect::<Vec<_>>()))
    });
    margin.collect()
}

/// What is owed, then what is open.
fn owed(view: &View, width: usize, height: usize) -> Vec<Line<'static>> {
    let mut all = view.owed.iter().chain(&view.open);
    let mut lines: Vec<Line<'static>> = Vec::new();
    // Of hundreds of doubts only what is to be seen is broken into lines.
    while lines.len() <= height
        && let Some(line) = all.next()
    {
        lines.extend(wrapped(line, width));
    }
    if lines.len() > height {
        let more = all.count() + 1;
        lines.truncate(height.saturating_sub(1));
        lines.push(Line::styled(format!("… y {more} más («debe», «faltas»)"), FAINT));
    }
    lines
}

fn menu_lines(menu: &Menu, width: usize, height: usize) -> Vec<Line<'static>> {
    let (from, rows) = menu_rows(menu, height);
    let column = menu.items.iter().map(|item| item.text.width()).max().unwrap_or(0).min(width / 2);
    let shown_items = menu.items.iter().enumerate().skip(from).take(rows);
    let lines = shown_items.map(|(at, item)| {
        let text = cut(&shown(&item.text), column);
        let gap = " ".repeat((column + 2).saturating_sub(text.width()));
        let mark = if at == menu.at { "▸ " } else { "  " };
        let line = cut(&format!("{mark}{text}{gap}{}", shown(&item.help)), width);
        Line::styled(line, if at == menu.at { Style::new().add_modifier(Modifier::REVERSED) } else { FAINT })
    });
    lines.collect()
}

/// The first item of a menu that is drawn, and how many are.
fn menu_rows(menu: &Menu, height: usize) -> (usize, usize) {
    let rows = menu.items.len().min(MENU).min(height);
    ((menu.at + 1).saturating_sub(rows), rows)
}

/// The line that is typed, and the column of the cursor.
fn prompt(view: &View, width: usize) -> (Line<'static>, usize) {
    if let Some(words) = &view.sought {
        let text = cut(&format!("/{}", shown(words)), width - 1);
        let column = text.width();
        return (Line::from(text), column);
    }
    // What was pasted keeps its line ends until it is entered.
    let seen = |text: &str| shown(&text.replace(['\n', '\r'], "⏎"));
    let before = seen(&view.line.text()[..view.line.at()]);
    let behind = seen(&view.line.text()[view.line.at()..]);
    let room = width.saturating_sub(3);
    let from = tail(&before, room);
    let mark = if from.len() < before.len() { "… " } else { "> " };
    let column = 2 + from.width();
    let typed = cut(&format!("{from}{behind}"), width - 2);
    let left = width.saturating_sub(2 + typed.width());
    let hint = view.hint.as_ref().map_or_else(String::new, |hint| cut(&shown(hint), left));
    (Line::from(vec![Span::styled(mark, TITLE), Span::raw(typed), Span::styled(hint, FAINT)]), column)
}

/// The end of a text that fits, however much was pasted before it.
fn tail(text: &str, columns: usize) -> &str {
    let mut room = columns;
    let fits = |(_, c): &(usize, char)| {
        let left = room.checked_sub(c.width().unwrap_or(0));
        room = left.unwrap_or(0);
        left.is_some()
    };
    let first = text.char_indices().rev().take_while(fits).last();
    &text[first.map_or(text.len(), |(at, _)| at)..]
}

/// What the keys do, said as fully as there is room for.
const MENU_KEYS: [&str; 1] = ["↑↓ elige · Intro toma · Esc deja"];
const SEARCH_KEYS: [&str; 2] = [
    "Escriba lo que busca · ↑ más arriba · Intro se queda · Esc deja",
    "↑ más arriba · Intro queda · Esc deja",
];
const LOG_KEYS: [&str; 3] = [
    "↑↓ RePág AvPág · Intro: qué hacer con ella · / busca · Esc vuelve",
    "↑↓ RePág AvPág · Intro: qué hacer · Esc vuelve",
    "↑↓ RePág · Intro actúa · Esc vuelve",
];
const LINE_KEYS: [&str; 3] = [
    "Tab completa · RePág registro · / busca · F1-F4 · Ctrl-D sale",
    "Tab completa · RePág registro · / busca · Ctrl-D sale",
    "Tab · RePág registro · Ctrl-D sale",
];

/// What the keys do here, or the form of the verb that is typed.
fn foot(view: &View, width: usize) -> Line<'static> {
    let ways: &[&str] = match (&view.menu, &view.sought, &view.form) {
        (Some(_), _, _) => &MENU_KEYS,
        (None, Some(_), _) => &SEARCH_KEYS,
        (None, None, Some(form)) => &[form.as_str()],
        (None, None, None) if view.walked.is_some() => &LOG_KEYS,
        (None, None, None) => &LINE_KEYS,
    };
    let text = ways.iter().find(|way| way.width() <= width).or(ways.last()).copied().unwrap_or_default();
    Line::styled(cut(&shown(text), width), FAINT)
}
