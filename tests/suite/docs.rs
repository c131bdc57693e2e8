//! The documents say what the program says.
//!
//! The tables of NOTATION are the rows of verbs. In NOTATION, the manual and the README every fenced block says what it is:
//! - `consola`: commands of a shell, which clap must take.
//! - `mesa`: what a match shows. What stands behind a prompt is typed, and the block must be what the table then shows,
//!   but for what is left out at `…`.
//! - `arb`: a script, or lines to type, which must be understood and break no rule but those it expects.
//! - `texto`, `json`, `sh`: not read.
//!
//! Lines in tables under a heading of [`TYPED`] must be understood. A comment `<!-- mesa GAME [ID]` above any of these
//! opens a match and types the lines in it; without a game it goes on with the match that is open.

use std::fs;

use anstream::adapter::strip_str;
use arbitro::games::{GAMES, game};
use arbitro::journal::{MatchId, MemoryJournal};
use arbitro::kernel::Finding;
use arbitro::notation::DESK;
use arbitro::rulebook::{Norms, Rulebook};
use arbitro::session::{Caution, Opening, Session};
use arbitro::{cli, prompt, report};
use chrono::DateTime;
use pretty_assertions::assert_eq;

use crate::bench::{Desk, noon, read_line, root, run_text};

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
    let code = |text: &str| format!("`{}`", text.replace('|', "\\|"));
    let some = |text: String| if text.len() > 2 { text } else { "—".to_owned() };
    let short = some(aliases.iter().map(|a| code(a)).collect::<Vec<_>>().join(", "));
    format!("| {} | {short} | {} | {} | {help} |", code(word), code(english), some(code(form)))
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

#[test]
fn what_is_to_be_said_stands_in_capitals_in_a_form() {
    let said = ["n", "carta", "cartas", "jugador", "jugadores", "lugar", "espacio", "slot", "nombre", "zona"];
    for verb in GAMES.iter().flat_map(|game| (game.open)().verbs()) {
        let between = |c: char| !c.is_alphanumeric() && c != '=';
        let wrong: Vec<&str> = verb.form.split(between).filter(|word| said.contains(word)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", verb.word);
    }
}

/// Headings of the columns that hold lines to type.
const TYPED: [&str; 4] = ["escribo", "se escribe", "qué se escribe", "ejemplo"];

/// A reader who does at a table what a document says.
struct Pupil {
    book: Rulebook,
    session: Session,
    /// What the table showed since the last block.
    shown: Vec<String>,
    wrong: Vec<String>,
}

impl Pupil {
    fn open(game: &'static str, id: &str) -> Session {
        let opening =
            Opening { game, edition: String::new(), catalogue: String::new(), table: String::new() };
        let id = MatchId::parse(id).unwrap();
        Session::create(Box::new(MemoryJournal::new()), id, &opening, "mesa", noon()).unwrap()
    }

    /// Types a line; whether it was taken.
    fn types(&mut self, line: &str) -> bool {
        let entered = self.session.enter(line, Caution::Ask, noon());
        let catalogue = self.book.catalogue(self.session.referee().game_id());
        let answers: Vec<String> = match &entered {
            Ok(replies) => {
                replies.iter().map(|r| report::reply(r, self.session.referee(), catalogue, 80)).collect()
            }
            Err(e) => vec![prompt::refusal(line, e)],
        };
        let text = strip_str(&answers.join("\n")).to_string();
        self.shown.extend(text.lines().map(str::to_owned));
        entered.is_ok()
    }

    /// Does what a comment says.
    fn prepares(&mut self, opening: &str, lines: &[&str]) {
        let words: Vec<&str> = opening.split_whitespace().collect();
        if let ["mesa", name, id @ ..] = words.as_slice() {
            self.session = Pupil::open(game(name).unwrap().id, id.first().unwrap_or(&"k3xm7q2a"));
            self.shown.clear();
        }
        for line in lines {
            let position = line.strip_prefix("desde ").map(|name| {
                let game = self.session.referee().game_id();
                self.book.catalogue(game).unwrap().position(name).unwrap().script.clone()
            });
            for line in position.as_deref().unwrap_or(line).lines() {
                if !self.types(line) {
                    self.wrong.push(format!("«{line}» is not taken: {:#?}", self.shown));
                }
            }
        }
    }

    /// Does what a `mesa` block says, and compares what it shows.
    fn plays(&mut self, block: &[&str]) {
        for line in block {
            if let Some(command) = line.strip_prefix("$ ") {
                let args: Vec<&str> = command.split_whitespace().skip(1).collect();
                let greeting = Desk::new().run(&args).out;
                let other = greeting.split_whitespace().nth(1).unwrap_or_default();
                let greeting = greeting.trim_end().replace(other, self.session.id().as_str());
                self.shown = vec![(*line).to_owned(), greeting];
            } else if let Some(line) = line.strip_prefix("> ") {
                self.shown.push(format!("> {line}"));
                self.types(line);
            } else if let Some((_, line)) = line.split_once("> ").filter(|(head, _)| is_prompt(head)) {
                self.shown
                    .push(format!("{}{line}", prompt::prompt(&self.session, DateTime::UNIX_EPOCH, 100)));
                self.types(line);
            }
        }
        self.shown.push(prompt::prompt(&self.session, DateTime::UNIX_EPOCH, 100).trim_end().to_owned());
        let mut rest = self.shown.as_slice();
        for piece in block.split(|line| line.trim() == "…").filter(|piece| !piece.is_empty()) {
            match rest.windows(piece.len()).position(|lines| lines == piece) {
                Some(at) => rest = &rest[at + piece.len()..],
                None => self.wrong.push(format!("not shown: {piece:#?}, but: {:#?}", self.shown)),
            }
        }
    }

    /// Types the lines of an `arb` block.
    fn follows(&mut self, block: &[&str]) {
        if block.first().is_some_and(|line| line.starts_with("juego ")) {
            self.wrong.extend(run_text(&block.join("\n")).mismatches.into_iter().map(|m| m.text));
            return;
        }
        let all_taken = block.iter().all(|line| self.types(line));
        if !all_taken || self.session.referee().findings().iter().any(Finding::is_open_fault) {
            self.wrong.push(format!("not taken as right: {:#?}", self.shown));
        }
    }

    /// Reads what a row of a table says can be typed.
    fn reads(&mut self, cell: &str) {
        for line in cell.split('`').skip(1).step_by(2) {
            if let Err(misread) = read_line(line, self.session.referee()) {
                self.wrong.push(prompt::not_understood(line, &misread));
            }
        }
    }

    /// Reads the commands of a shell.
    fn commands(&mut self, line: &str) {
        let line = line.strip_prefix("$ ").unwrap_or(line);
        let words = line.split_whitespace().take_while(|word| !matches!(*word, "#" | "<"));
        if line.starts_with("arbitro ")
            && let Err(e) = cli::grammar().try_get_matches_from(words)
        {
            self.wrong.push(format!("{line}: {e}"));
        }
    }
}

/// `xusz · 1 ana · Previa`: what stands before the `>` of a prompt.
fn is_prompt(head: &str) -> bool {
    head.split_once(" · ").is_some_and(|(id, _)| id.len() == 4 && !id.starts_with('#'))
}

#[test]
fn what_the_documents_type_can_be_typed_and_shows_what_they_show() {
    let wrong: Vec<String> =
        ["../README.md", "NOTATION.md", "manual.md"].into_iter().flat_map(wrong_in).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a document says that is not so, with its lines.
fn wrong_in(name: &str) -> Vec<String> {
    let text = document(name);
    let mut lines = (1..).zip(text.lines());
    let mut pupil = Pupil {
        book: Rulebook::embedded(),
        session: Pupil::open("kodem", "k3xm7q2a"),
        shown: Vec::new(),
        wrong: Vec::new(),
    };
    let mut typed_column = None;
    while let Some((number, line)) = lines.next() {
        let known = pupil.wrong.len();
        let mut upto = |end: &str| -> Vec<&str> {
            lines.by_ref().map(|(_, line)| line).take_while(|line| *line != end).collect()
        };
        if let Some(comment) = line.strip_prefix("<!-- ") {
            match comment.strip_suffix(" -->") {
                Some(alone) => pupil.prepares(alone, &[]),
                None => pupil.prepares(comment, &upto("-->")),
            }
        } else if let Some(kind) = line.strip_prefix("```") {
            let block = upto("```");
            match kind {
                "consola" => block.iter().for_each(|line| pupil.commands(line)),
                "mesa" => pupil.plays(&block),
                "arb" => pupil.follows(&block),
                "toml" => {
                    let norms = Norms::parse(&block.join("\n"), name, &pupil.book);
                    pupil.wrong.extend(norms.err().into_iter().flatten().map(|d| d.to_string()));
                }
                "texto" | "json" | "sh" => {}
                other => panic!("{name}, line {number}: «{other}» is no kind of block"),
            }
            pupil.shown.clear();
        } else if line.starts_with('|') {
            let mut cells = line.split(" | ").map(|cell| cell.trim_matches(['|', ' ']));
            typed_column = typed_column.or_else(|| cells.clone().position(|cell| TYPED.contains(&cell)));
            typed_column.and_then(|column| cells.nth(column)).into_iter().for_each(|cell| pupil.reads(cell));
        } else {
            typed_column = None;
            line.split('`').skip(1).step_by(2).for_each(|code| pupil.commands(code));
        }
        if pupil.wrong.len() > known {
            pupil.wrong.insert(known, format!("{name}, line {number}:"));
        }
    }
    pupil.wrong
}
