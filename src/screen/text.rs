//! Texts of the report as lines of a screen: their styles, broken at spaces, without what could act on a terminal.

use anstyle::{AnsiColor, Style as Told};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::kernel::shown_lines;
use crate::outlet::clean;
use crate::report::STYLES;

/// Headings.
pub const TITLE: Style = Style::new().add_modifier(Modifier::BOLD);
/// What matters less.
pub const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
/// Questions and remarks.
pub const QUESTION: Style = Style::new().fg(Color::Yellow);

/// A style of the report on a screen.
fn style(told: Told) -> Style {
    let mut style = Style::new();
    if let Some(anstyle::Color::Ansi(colour)) = told.get_fg_color() {
        style = style.fg(match colour {
            AnsiColor::Red => Color::Red,
            AnsiColor::Yellow => Color::Yellow,
            AnsiColor::Green => Color::Green,
            AnsiColor::Black
            | AnsiColor::Blue
            | AnsiColor::Magenta
            | AnsiColor::Cyan
            | AnsiColor::White
            | AnsiColor::BrightBlack
            | AnsiColor::BrightRed
            | AnsiColor::BrightGreen
            | AnsiColor::BrightYellow
            | AnsiColor::BrightBlue
            | AnsiColor::BrightMagenta
            | AnsiColor::BrightCyan
            | AnsiColor::BrightWhite => Color::Reset,
        });
    }
    let effects = told.get_effects();
    if effects.contains(anstyle::Effects::BOLD) {
        style = style.add_modifier(Modifier::BOLD);
    }
    if effects.contains(anstyle::Effects::DIMMED) {
        style = style.add_modifier(Modifier::DIM);
    }
    style
}

/// The pieces of one line of the report, each in its style.
fn pieces(line: &str) -> Vec<(String, Style)> {
    let mut found = Vec::new();
    let mut now = Style::new();
    let mut rest = line;
    while let Some(at) = rest.find('\u{1b}') {
        if at > 0 {
            found.push((rest[..at].to_owned(), now));
        }
        rest = &rest[at..];
        let own = STYLES.iter().map(|s| (s.render().to_string(), style(*s)));
        let begun = own.filter(|(code, _)| rest.starts_with(code.as_str()));
        let (length, next) = match begun.max_by_key(|(code, _)| code.len()) {
            Some((code, style)) => (code.len(), style),
            // All that is left is the end of a style.
            None => (rest.find('m').map_or(rest.len(), |at| at + 1), Style::new()),
        };
        (now, rest) = (next, &rest[length..]);
    }
    if !rest.is_empty() {
        found.push((rest.to_owned(), now));
    }
    found
}

/// A text of the report, broken at spaces to `width` columns; what goes on keeps the indent of its line.
pub fn wrapped(text: &str, width: usize) -> Vec<Line<'static>> {
    clean(text).replace('\t', "    ").lines().flat_map(|line| folded(&pieces(line), width)).collect()
}

/// A plain text in one style, broken at spaces to `width` columns behind `indent` columns.
pub fn plain(text: &str, style: Style, width: usize) -> Vec<Line<'static>> {
    shown_lines(text).lines().flat_map(|line| folded(&[(line.to_owned(), style)], width)).collect()
}

fn folded(pieces: &[(String, Style)], width: usize) -> Vec<Line<'static>> {
    let width = width.max(8);
    let whole: String = pieces.iter().map(|(text, _)| text.as_str()).collect();
    let indent = whole.chars().take_while(|c| *c == ' ').count();
    // What goes on stands under the words, not under the number or mark before them.
    let hanging = (indent + 2).min(width / 2);
    let mut lines: Vec<Line<'static>> = vec![Line::default()];
    let mut column = 0;
    let put = |lines: &mut Vec<Line<'static>>, word: &str, style: Style| {
        if let Some(line) = lines.last_mut() {
            line.push_span(Span::styled(word.to_owned(), style));
        }
    };
    for (text, style) in pieces {
        for word in text.split_inclusive(' ') {
            let bare = word.trim_end_matches(' ').width();
            if column + bare > width && column > hanging {
                lines.push(Line::from(" ".repeat(hanging)));
                column = hanging;
            }
            let mut rest = word;
            while column + rest.trim_end_matches(' ').width() > width {
                let fits = fitting(rest, width - column);
                put(&mut lines, &rest[..fits], *style);
                rest = &rest[fits..];
                lines.push(Line::from(" ".repeat(hanging)));
                column = hanging;
            }
            put(&mut lines, rest, *style);
            column += rest.width();
        }
    }
    lines
}

/// Bytes of a text that fit into so many columns, one character at least.
fn fitting(text: &str, columns: usize) -> usize {
    let mut taken = 0;
    let mut end = 0;
    for c in text.chars() {
        taken += c.width().unwrap_or(0);
        if taken > columns && end > 0 {
            break;
        }
        end += c.len_utf8();
    }
    end
}

/// A text cut to so many columns, with a mark where something is left out.
pub fn cut(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let end = fitting(text, columns.saturating_sub(1));
    format!("{}…", &text[..end])
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::report;

    fn lines(text: &str, width: usize) -> Vec<String> {
        wrapped(text, width).iter().map(|line| line.to_string().trim_end().to_owned()).collect()
    }

    #[test]
    fn texts_are_broken_at_spaces_and_keep_their_indent() {
        assert_eq!(lines("  uno dos tres cuatro", 12), ["  uno dos", "    tres", "    cuatro"]);
        assert_eq!(lines("abcdefghijklmnop", 10), ["abcdefghij", "  klmnop"]);
    }

    #[test]
    fn styles_of_the_report_are_kept_and_nothing_else_acts() {
        let text = report::styled(report::FAULT, "✗ 4.5a") + " \u{1b}[2Jfin";
        let line = wrapped(&text, 80).remove(0);
        assert_eq!(line.spans[0].style, Style::new().fg(Color::Red).add_modifier(Modifier::BOLD));
        assert_eq!(line.to_string(), "✗ 4.5a \\u{1b}[2Jfin");
    }
}
