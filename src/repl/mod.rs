//! The line mode: a terminal with completion and history, or a pipe. The same lines do the same.

mod helper;

use std::io::{ErrorKind, IsTerminal};

use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{CompletionType, Config, Editor};

use crate::inlet;
use crate::outlet::{self, Unwritable};
use crate::prompt::{
    Answer, End, Face, Said, Sitting, Taken, Telling, Typed, paste_stopped, pasted, prompt, prompt_said,
    take, take_confirmed,
};
use crate::session::{Caution, Session};
use helper::Helper;

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

fn terminal(session: &mut Session, sitting: &Sitting<'_>) -> Result<End, String> {
    session.get_ready();
    let teller = &sitting.manner.teller;
    // While a command works the terminal sends Ctrl-C as a signal, which would end the program. Where no handler can be
    // set it does.
    let _ = ctrlc::set_handler(|| {});
    // One Tab shows all there is; rustyline's question whether to is in English, so it never comes to it.
    let config = Config::builder()
        .completion_type(CompletionType::List)
        .completion_show_all_if_ambiguous(true)
        .completion_prompt_limit(usize::MAX)
        .build();
    let mut editor: Editor<Helper, FileHistory> = Editor::with_config(config).map_err(unread)?;
    editor.set_helper(Some(Helper {
        table: session.referee().fork(),
        cards: sitting.cards.clone(),
        recent: Vec::new(),
        width: screen().0,
        narrates: teller.narrates(),
    }));
    if let Some(file) = &sitting.history {
        // The first sitting has no history yet.
        let _ = editor.load_history(file);
    }
    loop {
        let now = (sitting.now)();
        let asked =
            if teller.narrates() { prompt_said(session, now) } else { prompt(session, now, screen().0) };
        let line = match editor.readline(&asked) {
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
        if line.trim().is_empty() && !sitting.enter_answers() {
            sitting.asked.take();
            outlet::say(sitting.board(session, screen().0))?;
            continue;
        }
        if let Taken::Leave = take_pasted(session, sitting, &line, |line| {
            let _ = editor.add_history_entry(line);
        })? {
            break;
        }
        if let Some(helper) = editor.helper_mut() {
            (helper.table, helper.width) = (session.referee().fork(), screen().0);
            helper.recent.extend(pasted(&line).into_iter().map(str::to_owned));
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
    let lines = pasted(text);
    for (number, line) in (1..).zip(&lines) {
        remember(line);
        // The board would be drawn for every line of them.
        let telling = if number == lines.len() { sitting.telling() } else { Telling::Silent };
        match tell(&take_confirmed(session, sitting, line, Face { room: screen(), telling }))? {
            Taken::Done => {}
            Taken::Leave => return Ok(Taken::Leave),
            Taken::Refused => {
                if number < lines.len() {
                    outlet::warn(paste_stopped(number, lines.len()));
                }
                return Ok(Taken::Refused);
            }
        }
    }
    Ok(Taken::Done)
}

/// Prints an answer.
fn tell(answer: &Answer) -> Result<Taken, Unwritable> {
    say(&answer.said)?;
    Ok(answer.taken)
}

/// Prints what is said.
///
/// # Errors
/// Standard output cannot be written.
pub fn say(all: &[Said]) -> Result<(), Unwritable> {
    for said in all {
        match said {
            Said::Told(text) | Said::Entered { text, .. } => outlet::say(text)?,
            Said::Warned(text) => outlet::warn(text),
        }
    }
    Ok(())
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
        let face = Face { room: screen(), telling: Telling::Silent };
        match tell(&take(session, sitting, typed, Caution::Record, face))? {
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
