//! The same news without boxes or signs: sentences that a screen reader says well.

use std::cmp::Reverse;
use std::iter::once;

use super::STYLES;
use crate::kernel::{Area, Cell, Picture};

/// What stands at the beginning of a line, and the word that says it.
const HEADS: [(&str, &str); 8] = [
    ("✗ ", "Falta "),
    ("⚠ ", "Falta "),
    ("? ", "Duda "),
    ("· ", "Consta "),
    ("✓ ", ""),
    ("→ ", ""),
    ("» ", ""),
    ("- ", ""),
];

/// Signs that no keyboard has, and what is said for them.
const SIGNS: [(&str, &str); 8] = [
    (" · ", ", "),
    (" → ", ": "),
    ("→", ", ahora "),
    (" — ", ": "),
    ("—", "nada"),
    ("…", "..."),
    ("×", " por "),
    ("−", "menos "),
];

/// Marks that a voice says or pauses at.
const MARKS: &str = ".,;:¿?¡!()«»\"'-";

/// A text for a voice: what can be typed stays as it is typed.
pub(super) fn spoken(text: &str) -> String {
    let styles = STYLES.iter().flat_map(|s| [s.render().to_string(), s.render_reset().to_string()]);
    let mut styles: Vec<String> = styles.filter(|style| !style.is_empty()).collect();
    // The longest first: one style may begin as another does.
    styles.sort_by_key(|style| Reverse(style.len()));
    let bare = styles.iter().fold(text.to_owned(), |text, style| text.replace(style.as_str(), ""));
    let lines = bare.lines().filter(|line| !line.trim().is_empty() && !line.trim().chars().all(|c| c == '^'));
    let lines = lines.map(|line| {
        let line = line.trim();
        let head = HEADS.iter().find_map(|(sign, word)| Some(format!("{word}{}", line.strip_prefix(sign)?)));
        let line = SIGNS
            .iter()
            .fold(head.unwrap_or_else(|| line.to_owned()), |line, (sign, word)| line.replace(sign, word));
        let kept: String = line.chars().map(|c| if c.is_ascii() || is_said(c) { c } else { ' ' }).collect();
        kept.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// News for a voice, one sentence a line: letters, digits and marks, nothing else.
pub(super) fn sentences(text: &str) -> String {
    spoken(text).lines().map(sentence).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

fn sentence(line: &str) -> String {
    let mut said = String::new();
    let mut letters = line.chars().peekable();
    let mut last = ' ';
    while let Some(c) = letters.next() {
        let next = letters.peek().copied().unwrap_or(' ');
        match c {
            // The number of a record stands alone at the beginning of its line.
            '#' => {}
            '>' => said.push_str(" a "),
            '/' if last.is_ascii_digit() && next.is_ascii_digit() => said.push_str(" de "),
            '+' => said.push_str(" más "),
            '[' => said.push_str(", "),
            '|' => said.push_str(", "),
            '%' => said.push_str(" por ciento"),
            c if is_said(c) => said.push(c),
            _ => said.push(' '),
        }
        last = c;
    }
    let mut said =
        said.split_whitespace().collect::<Vec<_>>().join(" ").replace(" ,", ",").replace(" .", ".");
    if line.starts_with('#')
        && let Some(at) = said.find(' ')
    {
        said.insert(at, ':');
    }
    if !said.is_empty() && !said.ends_with(['.', ':', '?', '!']) {
        said.push('.');
    }
    said
}

fn is_said(c: char) -> bool {
    c.is_alphanumeric() || c == ' ' || MARKS.contains(c)
}

/// The table in sentences: the moment, what is pending, then player by player what lies where.
pub(super) fn table(picture: &Picture) -> String {
    let lines = once(picture.headline.clone()).chain(picture.pending.iter().cloned());
    let lines: Vec<String> = lines.chain(picture.areas.iter().flat_map(area)).collect();
    sentences(&lines.join("\n"))
}

fn area(area: &Area) -> Vec<String> {
    let mut lines = vec![area.title.clone()];
    let cells = || area.rows.iter().flatten().filter(|cell| !cell.place.is_empty());
    let there = |cell: &&Cell| !cell.empty && !cell.lines.is_empty();
    lines.extend(cells().filter(there).map(|cell| format!("{}: {}", cell.place, cell.lines.join(", "))));
    let empty: Vec<&str> = cells().filter(|cell| cell.empty).map(|cell| cell.place.as_str()).collect();
    if !empty.is_empty() {
        lines.push(format!("{}: {}", if empty.len() == 1 { "Vacío" } else { "Vacíos" }, empty.join(", ")));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{FAULT, styled};
    use pretty_assertions::assert_eq;

    #[test]
    fn a_record_and_what_is_found_in_it_are_sentences() {
        let text = format!(
            "#11 atacar A1>B2 3\n   A1 vida 6→4\n{}: A1 descansa\n    → beto debe revelar (3.5b)",
            styled(FAULT, "✗ 4.5a ilegal (suceso 11)")
        );
        assert_eq!(
            sentences(&text),
            "11: atacar A1 a B2 3.\nA1 vida 6, ahora 4.\nFalta 4.5a ilegal (suceso 11): A1 descansa.\nbeto debe revelar (3.5b)."
        );
    }

    #[test]
    fn what_can_be_typed_stays_so_and_no_caret_is_said() {
        assert_eq!(
            spoken("No se entiende «x».\n  x A1>B2 vida=3\n  ^\n… «más» sigue"),
            "No se entiende «x».\nx A1>B2 vida=3\n... «más» sigue"
        );
    }

    #[test]
    fn a_table_is_said_place_by_place() {
        let cell = |place: &str, lines: &[&str]| Cell {
            place: place.to_owned(),
            lines: lines.iter().map(|line| (*line).to_owned()).collect(),
            empty: lines.is_empty(),
            ..Cell::default()
        };
        let rows =
            vec![vec![cell("A1", &["Lobo", "vida 5/6"]), Cell::default(), cell("A2", &[]), cell("A3", &[])]];
        let area = Area { title: "ana · Mazo 14".to_owned(), seat: None, rows };
        let picture = Picture {
            headline: "Turno 1 · ana · Batalla".to_owned(),
            areas: vec![area],
            ..Picture::default()
        };
        assert_eq!(
            table(&picture),
            "Turno 1, ana, Batalla.\nana, Mazo 14.\nA1: Lobo, vida 5 de 6.\nVacíos: A2, A3."
        );
    }
}
