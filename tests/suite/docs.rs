//! The documents say what the program says.

use std::fs;

use arbitro::games::GAMES;
use arbitro::notation::DESK;
use pretty_assertions::assert_eq;

use crate::bench::root;

fn document(name: &str) -> String {
    fs::read_to_string(root().join("docs").join(name)).unwrap()
}

/// The rows of every table whose first column is headed `head`, in order.
fn tables_of(text: &str, head: &str) -> Vec<Vec<String>> {
    let begins = format!("| {head} |");
    let starts = text.match_indices(&begins).map(|(at, _)| &text[at..]);
    starts
        .map(|table| table.lines().skip(2).take_while(|l| l.starts_with('|')).map(str::to_owned).collect())
        .collect()
}

/// One row of a table: what can be typed stands as code, a bar in it behind a backslash.
fn row(word: &str, aliases: &[&str], english: &str, form: &str, help: &str) -> String {
    let code = |text: &str| match text {
        "" => "—".to_owned(),
        text => format!("`{}`", text.replace('|', "\\|")),
    };
    let short = aliases.iter().map(|a| code(a)).collect::<Vec<_>>().join(", ");
    let short = if short.is_empty() { code("") } else { short };
    format!("| {} | {short} | {} | {} | {} |", code(word), code(english), code(form), help.replace('|', "\\|"))
}

#[test]
fn the_tables_of_verbs_are_the_verbs() {
    let written = tables_of(&document("NOTATION.md"), "verb");
    assert_eq!(written.len(), GAMES.len());
    for (game, written) in GAMES.iter().zip(written) {
        let verbs = (game.open)().verbs();
        let rows: Vec<String> = verbs
            .iter()
            .map(|v| row(v.word, v.aliases, v.english, v.form, v.help) + &format!(" `{}` |", v.example))
            .collect();
        assert_eq!(written, rows, "{}", game.id);
    }
}

#[test]
fn the_table_of_the_desk_is_the_desk() {
    let written = tables_of(&document("NOTATION.md"), "word");
    let rows: Vec<String> = DESK.iter().map(|d| row(d.word, d.aliases, d.english, d.form, d.help)).collect();
    assert_eq!(written, [rows]);
}
