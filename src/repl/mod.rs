//! The line the table types into: a terminal with completion and history, or a pipe. The same lines do the same.

mod helper;

use std::cell::RefCell;
use std::io::{ErrorKind, IsTerminal};
use std::path::PathBuf;

use chrono::{DateTime, Utc};
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{CompletionType, Config, Editor};

use crate::inlet;
use crate::kernel::{FactSheet, Misread, Status, counted, fold};
use crate::outlet::{self, Unwritable};
use crate::report;
use crate::rulebook::Catalogue;
use crate::session::{Caution, Reply, Session, SessionError, Which};
use helper::{Helper, Vocabulary};

/// How a sitting ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The user left, or the pipe ended.
    Left,
    /// A pipe stopped at a line that was not understood or could not be written.
    Stopped,
}

/// What the sitting needs from outside.
pub struct Sitting<'a> {
    /// The match's catalogue.
    pub catalogue: Option<&'a Catalogue>,
    /// The clock.
    pub now: fn() -> DateTime<Utc>,
    /// Where the history of typed lines is kept.
    pub history: Option<PathBuf>,
    /// Writes a match to a file; the error is a Spanish sentence.
    pub export: &'a dyn Fn(&Session, &Wanted<'_>) -> Result<(), String>,
    /// The board is drawn after every play at a terminal.
    pub board: bool,
    /// What the last `regla` found and the screen did not hold; `más` goes on with it.
    pub unread: RefCell<String>,
    /// A line that would end the match by what looks like a slip; «sí» writes it.
    pub unconfirmed: RefCell<Option<Typed>>,
    /// What the line before may be meant for: its number takes one on the very next line, Enter the only one.
    pub asked: RefCell<Option<Which>>,
}

/// A line to be entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Typed {
    /// The line.
    pub line: String,
    /// It was asked for and taken: it is read as it is written.
    pub taken: bool,
}

/// What is to be saved.
pub struct Wanted<'a> {
    /// md, jsonl or arb, as typed.
    pub format: &'a str,
    /// The file, as typed.
    pub file: &'a str,
    /// A file that is there may be replaced.
    pub replace: bool,
}

/// Reads lines until the user leaves.
///
/// # Errors
/// The input cannot be read or the output not written, in Spanish.
pub fn run(session: &mut Session, sitting: &Sitting<'_>) -> Result<End, String> {
    if std::io::stdin().is_terminal() { terminal(session, sitting) } else { pipe(session, sitting) }
}

/// Columns and rows of the screen; the usual ones where there is none.
pub fn screen() -> (usize, usize) {
    terminal_size::terminal_size().map_or((80, 24), |(w, h)| (usize::from(w.0), usize::from(h.0)))
}

fn width() -> usize {
    screen().0
}

/// What stands before the line to be typed.
pub fn prompt(session: &Session, now: DateTime<Utc>) -> String {
    let status = session.referee().status();
    let id = session.id();
    let id = &id.as_str()[..4];
    let left = session.round_left(now).map_or(String::new(), |left| match (left + 59) / 60 {
        minutes if minutes > 0 => format!(" · {minutes} min"),
        _ => " · tiempo".to_owned(),
    });
    outlet::clean(&match status.active {
        Some(seat) => {
            format!("{id} · {} {} · {}{left}> ", status.turn, session.referee().seat_name(seat), status.phase)
        }
        None => format!("{id} · {}{left}> ", status.phase),
    })
}

fn vocabulary(session: &Session) -> Vocabulary {
    Vocabulary { verbs: session.referee().verbs(), places: session.referee().places() }
}

fn terminal(session: &mut Session, sitting: &Sitting<'_>) -> Result<End, String> {
    // While a command works the terminal sends Ctrl-C as a signal, which would end the program. Where no handler can be
    // set it does.
    let _ = ctrlc::set_handler(|| {});
    let config = Config::builder().completion_type(CompletionType::List).build();
    let mut editor: Editor<Helper, FileHistory> = Editor::with_config(config).map_err(unread)?;
    editor.set_helper(Some(Helper { words: vocabulary(session) }));
    if let Some(file) = &sitting.history {
        // The first sitting has no history yet.
        let _ = editor.load_history(file);
    }
    loop {
        let line = match editor.readline(&prompt(session, (sitting.now)())) {
            Ok(line) => line,
            Err(ReadlineError::Interrupted) => continue,
            Err(ReadlineError::Eof) => break,
            // What was read together with the byte is gone with it.
            Err(ReadlineError::Io(e)) if e.kind() == ErrorKind::InvalidData => {
                outlet::warn(
                    "\nLlegó un byte que no es texto UTF-8: no se anota esa línea ni lo que vino con ella. Repítalo.",
                );
                continue;
            }
            Err(e) => return Err(unread(e)),
        };
        let open = matches!(&*sitting.asked.borrow(), Some(Which::Near { .. }));
        if line.trim().is_empty() && !open {
            sitting.asked.take();
            outlet::say(report::board(&session.referee().picture(), width(), false))?;
            continue;
        }
        if let Taken::Leave = take_pasted(session, sitting, &line, |line| {
            let _ = editor.add_history_entry(line);
        })? {
            break;
        }
        if let Some(helper) = editor.helper_mut() {
            helper.words = vocabulary(session);
        }
    }
    if let Some(file) = &sitting.history {
        // Losing the history of typed lines loses nothing of the match.
        let _ = editor.save_history(file);
    }
    Ok(End::Left)
}

fn unread(error: impl std::fmt::Display) -> String {
    format!("no se puede leer la entrada: {error}")
}

/// One line as typed, or several pasted at once; a pasted one that is not understood stops those after it.
fn take_pasted(
    session: &mut Session,
    sitting: &Sitting<'_>,
    text: &str,
    mut remember: impl FnMut(&str),
) -> Result<Taken, Unwritable> {
    let mut lines: Vec<&str> = text.split(['\n', '\r']).filter(|line| !line.trim().is_empty()).collect();
    if lines.is_empty() {
        lines.push("");
    }
    for (i, line) in lines.iter().enumerate() {
        remember(line);
        match take_confirmed(session, sitting, line, sitting.board && i + 1 == lines.len())? {
            Taken::Done => {}
            Taken::Leave => return Ok(Taken::Leave),
            Taken::Refused if i + 1 < lines.len() => {
                outlet::warn(format_args!(
                    "Lo pegado se detiene en la línea {} de {}; lo anterior queda anotado.",
                    i + 1,
                    lines.len()
                ));
                return Ok(Taken::Refused);
            }
            Taken::Refused => return Ok(Taken::Refused),
        }
    }
    Ok(Taken::Done)
}

fn stops_at(number: u32) {
    outlet::warn(format_args!("La entrada se detiene en la línea {number}; lo anterior queda anotado."));
}

/// Lines are read as bytes so that one that is no UTF-8 is told with its number.
fn pipe(session: &mut Session, sitting: &Sitting<'_>) -> Result<End, String> {
    let mut input = std::io::stdin().lock();
    for number in 1.. {
        let line = match inlet::piped_line(&mut input) {
            Ok(Some(line)) => line,
            Ok(None) => break,
            Err(error) if error.kind() == ErrorKind::InvalidInput => {
                outlet::warn(format_args!("Línea {number}: {error}."));
                stops_at(number);
                return Ok(End::Stopped);
            }
            Err(error) => return Err(unread(error)),
        };
        let Ok(line) = String::from_utf8(line) else {
            outlet::warn(format_args!("Línea {number}: no es texto UTF-8; guárdela como UTF-8 y repítala."));
            return Ok(End::Stopped);
        };
        let line = line.strip_prefix('\u{feff}').unwrap_or(&line).trim_end_matches('\r');
        if line.trim().is_empty() {
            continue;
        }
        let typed = Typed { line: line.to_owned(), taken: false };
        match take(session, sitting, typed, Caution::Record, false)? {
            Taken::Done => {}
            Taken::Leave => return Ok(End::Left),
            Taken::Refused => {
                stops_at(number);
                return Ok(End::Stopped);
            }
        }
    }
    Ok(End::Left)
}

enum Taken {
    Done,
    Leave,
    Refused,
}

/// Shows as much of an answer as the screen holds, and keeps the rest for `más`.
fn show(text: &str, sitting: &Sitting<'_>) -> Result<(), Unwritable> {
    let (shown, rest) = report::screenful(text, screen());
    outlet::say(shown)?;
    if !rest.is_empty() {
        outlet::say(format_args!("… «más» sigue ({})", counted(rest.lines().count(), "línea", "líneas")))?;
    }
    sitting.unread.replace(rest.to_owned());
    Ok(())
}

/// At a terminal a line that ends the match by a slip waits for a «sí»; any other line forgets it, and «no» does only
/// that. So does what was asked for wait for its number, or for Enter where it is one thing.
fn take_confirmed(
    session: &mut Session,
    sitting: &Sitting<'_>,
    line: &str,
    board: bool,
) -> Result<Taken, Unwritable> {
    let typed = Typed { line: line.to_owned(), taken: false };
    let answer = fold(line.trim());
    let (yes, no) =
        (matches!(answer.as_str(), "si" | "s" | "yes" | "y"), matches!(answer.as_str(), "no" | "n"));
    let (asked, waiting) = (sitting.asked.take(), sitting.unconfirmed.take());
    if no && (asked.is_some() || waiting.is_some()) {
        outlet::say("No se anotó nada.")?;
        return Ok(Taken::Done);
    }
    if let Some(waiting) = waiting.filter(|_| yes) {
        return take(session, sitting, waiting, Caution::Record, board);
    }
    match asked.and_then(|asked| chosen(&asked, &answer, yes)) {
        Some(line) => take(session, sitting, Typed { line, taken: true }, Caution::Ask, board),
        None if answer.is_empty() => Ok(Taken::Done),
        None => take(session, sitting, typed, Caution::Ask, board),
    }
}

/// The line an answer takes of those that were asked for.
fn chosen(asked: &Which, answer: &str, yes: bool) -> Option<String> {
    let by_number = answer.parse::<usize>().ok().and_then(|n| asked.lines().get(n.checked_sub(1)?));
    match asked {
        Which::Near { line, .. } if yes || answer.is_empty() => Some(line.clone()),
        Which::Near { .. } | Which::Several(_) => by_number.cloned(),
    }
}

fn take(
    session: &mut Session,
    sitting: &Sitting<'_>,
    typed: Typed,
    caution: Caution,
    board: bool,
) -> Result<Taken, Unwritable> {
    let line = typed.line.as_str();
    let now = (sitting.now)();
    let before = board.then(|| Seen::of(session));
    let entered =
        if typed.taken { session.enter_taken(line, caution, now) } else { session.enter(line, caution, now) };
    for notice in session.take_notices() {
        outlet::warn(notice);
    }
    let replies = match entered {
        Ok(replies) => replies,
        Err(e) => {
            outlet::warn(refusal(line, &e));
            let unconfirmed = matches!(e, SessionError::Unconfirmed(_));
            sitting.unconfirmed.replace(unconfirmed.then(|| typed.clone()));
            if let SessionError::Which(which) = e {
                sitting.asked.replace(Some(which));
            }
            return Ok(Taken::Refused);
        }
    };
    // Everything that was written is told before anything ends.
    let mut end = Taken::Done;
    let last = replies.iter().rposition(|reply| matches!(reply, Reply::Entered(_)));
    let changed = before.filter(|_| last.is_some()).map(|before| before.changed(session, &replies));
    if let Some(Changed::Board) = &changed {
        outlet::say(report::board(&session.referee().picture(), width(), false))?;
    }
    for (at, reply) in replies.iter().enumerate() {
        if let Reply::Export { format, file, replace } = reply
            && let Err(e) = (sitting.export)(session, &Wanted { format, file, replace: *replace })
        {
            outlet::warn(e);
            end = Taken::Refused;
            continue;
        }
        let mut text = report::reply(reply, session.referee(), sitting.catalogue, width());
        if let Some(Changed::Words(Some(words))) = changed.as_ref().filter(|_| Some(at) == last) {
            // What changed stands between the line and what is found in it.
            let end = text.find('\n').unwrap_or(text.len());
            text.insert_str(end, &format!("\n   {words}"));
        }
        let unread = if matches!(reply, Reply::More) { sitting.unread.take() } else { String::new() };
        if matches!(reply, Reply::Rule { .. }) {
            show(&text, sitting)?;
        } else if unread.is_empty() {
            outlet::say(text)?;
        } else {
            show(&unread, sitting)?;
        }
        if matches!(reply, Reply::Leave) {
            end = Taken::Leave;
        }
    }
    Ok(end)
}

/// The table before a line.
struct Seen {
    facts: FactSheet,
    status: Status,
}

/// What a line did to the table, as a terminal shows it.
enum Changed {
    /// It is drawn anew.
    Board,
    /// A few words; none where nothing is otherwise.
    Words(Option<String>),
}

impl Seen {
    fn of(session: &Session) -> Seen {
        Seen { facts: session.referee().public_facts(), status: session.referee().status() }
    }

    /// The board where the turn passed or something earlier was corrected, else what changed.
    fn changed(&self, session: &Session, replies: &[Reply]) -> Changed {
        let status = session.referee().status();
        let passed = (status.turn, status.active) != (self.status.turn, self.status.active);
        let corrected =
            replies.iter().any(|r| matches!(r, Reply::Entered(entered) if !entered.place.is_empty()));
        if passed || corrected {
            return Changed::Board;
        }
        Changed::Words(report::changes(&self.facts, &session.referee().public_facts()))
    }
}

/// What is told of a line that was not taken.
pub fn refusal(line: &str, error: &SessionError) -> String {
    match error {
        SessionError::Misread(misread) => not_understood(line, misread),
        SessionError::Which(Which::Near { line: meant, misread }) => {
            let alone = Misread::new(misread.span.clone(), misread.message.clone());
            format!("{}\n¿Quiso decir «{meant}»? [Enter]\nNo se anotó nada.", report::misread(line, &alone))
        }
        SessionError::Which(which) => {
            format!("{which}\nNo se anotó nada: escriba el número, o la línea de otro modo.")
        }
        SessionError::Unconfirmed(_) => {
            format!("{error}. No se anotó nada: si es así, escriba «sí»; si no, diga otra vez lo que pasó.")
        }
        SessionError::Journal(_)
        | SessionError::Reopened { .. }
        | SessionError::Nothing(_)
        | SessionError::BadRecord { .. }
        | SessionError::UnknownGame { .. } => error.to_string(),
    }
}

/// What is told of a line that is not understood.
pub fn not_understood(line: &str, misread: &Misread) -> String {
    format!("{}\nNo se anotó nada.", report::misread(line, misread))
}
