//! The one way out: whatever is printed or saved passes here, and nobody else prints or writes a file for people.
//!
//! Texts reach this place from records, scripts, card lists, catalogues and arguments. What could act on a terminal is
//! written out (`\u{1b}`), except the styles of `report`. Output that cannot be written is an error, never a panic.

use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::Show;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use terminal_size::terminal_size;
use textwrap::{Options, WordSplitter, fill};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal, TerminalOptions, Viewport};

use crate::journal::reason;
use crate::kernel::{is_hidden, shown, shown_lines};
use crate::report::STYLES;

/// Standard output could not be written.
#[derive(Debug, thiserror::Error)]
#[error("no se puede escribir la salida: {}", why(.0))]
pub struct Unwritable(#[from] io::Error);

impl From<Unwritable> for String {
    fn from(error: Unwritable) -> String {
        error.to_string()
    }
}

/// Prints a text and ends the line.
///
/// # Errors
/// Standard output cannot be written: what was asked for never reached anybody.
pub fn say(text: impl Display) -> Result<(), Unwritable> {
    let text = clean(&text.to_string());
    let text = columns(&io::stdout()).map_or(text.clone(), |width| wrapped(&text, width));
    print(&format!("{text}\n"))
}

/// The columns of a terminal; none where there is none.
fn columns(out: &impl IsTerminal) -> Option<usize> {
    terminal_size().filter(|_| out.is_terminal()).map(|(width, _)| usize::from(width.0))
}

/// Fewest columns that lines are broken to.
const LEAST: usize = 40;

/// Lines too long for the screen broken at their spaces; what goes on stands two columns further in than its beginning.
pub fn wrapped(text: &str, width: usize) -> String {
    let line = |line: &str| {
        let indent = " ".repeat(line.len() - line.trim_start_matches(' ').len() + 2);
        let width = width.max(LEAST);
        if indent.len() * 2 > width {
            return line.to_owned();
        }
        fill(line, Options::new(width).subsequent_indent(&indent).word_splitter(WordSplitter::NoHyphenation))
    };
    text.split('\n').map(line).collect::<Vec<String>>().join("\n")
}

/// Prints a text as it stands, without ending the line.
///
/// # Errors
/// As [`say`].
pub fn show(text: impl Display) -> Result<(), Unwritable> {
    print(&clean(&text.to_string()))
}

/// Prints the help of the command line: the only text that brings its own styles.
///
/// # Errors
/// As [`say`].
pub fn help(text: impl Display) -> Result<(), Unwritable> {
    print(&text.to_string())
}

/// Prints a value as JSON.
///
/// # Errors
/// As [`say`].
pub fn json(value: &impl serde::Serialize) -> Result<(), String> {
    let text = serde_json::to_string_pretty(value).map_err(|e| e.to_string())?;
    // Outside its strings JSON holds no such character but the line end.
    let mut clean = String::with_capacity(text.len() + 1);
    for c in text.chars() {
        if is_hidden(c) && c != '\n' {
            clean.extend(c.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")));
        } else {
            clean.push(c);
        }
    }
    Ok(print(&(clean + "\n"))?)
}

/// Prints stored lines byte for byte, but not to a terminal while they hold text that would act on it.
///
/// # Errors
/// As [`say`], and where the bytes are kept from the terminal.
pub fn stored(text: &str, has_hidden: bool) -> Result<(), String> {
    let mut out = io::stdout();
    if out.is_terminal() && has_hidden {
        return Err(
            "el registro lleva signos que mandan en la pantalla o no se ven; guárdelo en un fichero \
                    con -o, o expórtelo como md"
                .to_owned(),
        );
    }
    Ok(out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Unwritable)?)
}

/// Tells something besides the output, on standard error. Where that cannot be written nobody can be told.
pub fn warn(text: impl Display) {
    let text = clean(&text.to_string());
    let text = columns(&io::stderr()).map_or(text.clone(), |width| wrapped(&text, width));
    let mut err = anstream::stderr();
    let _ = writeln!(err, "{text}").and_then(|()| err.flush());
}

/// How far a long work has come, on standard error and at a terminal alone. It is wiped off when dropped.
pub struct Progress(ProgressBar);

impl Progress {
    /// Nothing of so many is done yet; it is drawn where it is `wanted` and somebody sees it.
    pub fn of(total: usize, wanted: bool) -> Progress {
        let target = if wanted && io::stderr().is_terminal() {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let bar = ProgressBar::with_draw_target(u64::try_from(total).ok(), target);
        let style = ProgressStyle::with_template("{bar:40} {pos} de {len}");
        Progress(bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    /// One more is done.
    pub fn step(&self) {
        self.0.inc(1);
    }

    /// Does something that may print where the bar is drawn.
    pub fn set_aside<T>(&self, work: impl FnOnce() -> T) -> T {
        self.0.suspend(work)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// Whether somebody reads standard output at a terminal.
pub fn is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Whether standard output goes to a file; where that cannot be told it does not.
pub fn is_file() -> bool {
    #[cfg(unix)]
    {
        use std::os::fd::AsFd;
        let copy = io::stdout().as_fd().try_clone_to_owned().map(std::fs::File::from);
        copy.and_then(|out| out.metadata()).is_ok_and(|there| there.is_file())
    }
    #[cfg(not(unix))]
    false
}

/// Whether colours are wanted on standard output.
pub fn colours() -> bool {
    anstream::stdout().current_choice() != anstream::ColorChoice::Never
}

/// The terminal is in the hands of a screen.
static WHOLE: AtomicBool = AtomicBool::new(false);

/// Its mouse is, too.
static MOUSE: AtomicBool = AtomicBool::new(false);

/// A terminal taken over whole; it is given back when this is dropped.
pub struct Whole(Terminal<CrosstermBackend<io::Stdout>>);

impl Whole {
    /// Takes a terminal of so many columns and rows over: what it shows is put aside, and keys arrive one by one.
    ///
    /// # Errors
    /// As [`say`].
    pub fn take(room: (u16, u16)) -> Result<Whole, Unwritable> {
        WHOLE.store(true, Ordering::SeqCst);
        let taken = enable_raw_mode()
            .and_then(|()| execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste))
            .and_then(|()| blank(room));
        taken.map(Whole).map_err(|e| {
            give_back();
            Unwritable(e)
        })
    }

    /// Takes the mouse, too: what it marks is no longer the terminal's to copy.
    ///
    /// # Errors
    /// As [`say`].
    pub fn take_mouse(&mut self) -> Result<(), Unwritable> {
        MOUSE.store(true, Ordering::SeqCst);
        Ok(execute!(io::stdout(), EnableMouseCapture)?)
    }

    /// Draws a frame.
    ///
    /// # Errors
    /// As [`say`].
    pub fn draw(&mut self, frame: impl FnOnce(&mut Frame<'_>)) -> Result<(), Unwritable> {
        self.0.draw(frame)?;
        Ok(())
    }

    /// Takes another size in and wipes everything, so that the next frame is drawn whole.
    ///
    /// # Errors
    /// As [`say`].
    pub fn resize(&mut self, room: (u16, u16)) -> Result<(), Unwritable> {
        execute!(io::stdout(), Clear(ClearType::All))?;
        self.0 = blank(room)?;
        Ok(())
    }
}

/// A terminal on which nothing is drawn yet. Its size is told, never asked for: a terminal need not answer.
fn blank((width, height): (u16, u16)) -> io::Result<Terminal<CrosstermBackend<io::Stdout>>> {
    let viewport = Viewport::Fixed(Rect { x: 0, y: 0, width, height });
    Terminal::with_options(CrosstermBackend::new(io::stdout()), TerminalOptions { viewport })
}

impl Drop for Whole {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back as it was, if a screen has it: before a failure is told, too.
pub fn give_back() {
    if WHOLE.swap(false, Ordering::SeqCst) {
        // Where the terminal is gone nothing can be given back.
        if MOUSE.swap(false, Ordering::SeqCst) {
            let _ = execute!(io::stdout(), DisableMouseCapture);
        }
        let _ = execute!(io::stdout(), DisableBracketedPaste, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
}

/// The text as a terminal may get it.
pub fn clean(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\u{1b}') {
        clean.push_str(&shown_lines(&rest[..at]));
        rest = &rest[at..];
        // The longest: one style may begin as another does.
        let own = STYLES.iter().flat_map(|s| [s.render().to_string(), s.render_reset().to_string()]);
        let length = own.filter(|s| !s.is_empty() && rest.starts_with(s.as_str())).map(|s| s.len()).max();
        let (own, other) = rest.split_at(length.unwrap_or(1));
        clean.push_str(&if length.is_some() { own.to_owned() } else { shown(own) });
        rest = other;
    }
    clean + &shown_lines(rest)
}

fn print(text: &str) -> Result<(), Unwritable> {
    let mut out = anstream::stdout();
    Ok(out.write_all(text.as_bytes()).and_then(|()| out.flush())?)
}

/// Saves a text in a file only its owner may read. A file that is there is replaced whole, and only if `replace`.
///
/// # Errors
/// The reason in Spanish; what was there before is there still.
pub fn file(path: &Path, text: &str, replace: bool) -> Result<(), String> {
    let name = shown(&path.display().to_string());
    let failed = |e: io::Error| format!("no se puede escribir {name}: {}", reason(&e));
    match std::fs::metadata(path) {
        Ok(there) if !there.is_file() => {
            return Err(format!("no se puede escribir {name}: no es un fichero normal"));
        }
        Ok(_) if !replace => return Err(is_there(&name)),
        Ok(_) | Err(_) => {}
    }
    // Beside it first: whoever is stopped in the middle leaves no half file under the name.
    let mut aside = path.as_os_str().to_owned();
    aside.push(format!(".{}.nuevo", std::process::id()));
    let aside = Path::new(&aside);
    let written =
        create(aside).and_then(|mut out| out.write_all(text.as_bytes()).and_then(|()| out.sync_all()));
    let named = written.and_then(|()| {
        if replace {
            return std::fs::rename(aside, path);
        }
        // A second name never takes the place of a file that came meanwhile; where the system knows none, the first moves.
        match std::fs::hard_link(aside, path) {
            Ok(()) => std::fs::remove_file(aside),
            Err(e) if e.kind() == ErrorKind::AlreadyExists => Err(e),
            Err(_) => std::fs::rename(aside, path),
        }
    });
    named.map_err(|e| {
        // Half a file helps nobody; the first error is the one to tell.
        drop(std::fs::remove_file(aside));
        if e.kind() == ErrorKind::AlreadyExists { is_there(&name) } else { failed(e) }
    })
}

fn is_there(name: &str) -> String {
    format!(
        "{name} ya existe y no se ha tocado; otro nombre, o «sobrescribir» detrás (fuera de la partida, \
         --sobrescribir)"
    )
}

/// A new file only its owner may read; where the system knows no such thing, as the folder has it.
fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn why(error: &io::Error) -> String {
    if error.kind() == ErrorKind::BrokenPipe { "nadie la lee ya".to_owned() } else { reason(error) }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::report::{FAULT, styled};

    #[test]
    fn long_lines_are_broken_at_spaces_and_keep_their_indent() {
        let text = format!("corta\n    regla: {}", "palabra ".repeat(12).trim_end());
        let broken = wrapped(&text, 40);
        assert!(broken.lines().all(|line| line.chars().count() <= 40), "{broken}");
        assert!(broken.lines().skip(2).all(|line| line.starts_with("      palabra")), "{broken}");
        assert_eq!(wrapped("│ 1 │ 2 │", 40), "│ 1 │ 2 │");
        let styled = styled(FAULT, "una palabra más que no cabe en la línea de cuarenta");
        assert_eq!(wrapped(&styled, 40).lines().count(), 2);
    }

    #[test]
    fn only_the_styles_of_the_program_pass() {
        let text = styled(FAULT, "✗ a\u{1b}]0;x\u{7}\u{1b}[2J\u{9b}31m\u{202e}b") + "\n\tc\r";
        let expected = styled(FAULT, "✗ a\\u{1b}]0;x\\u{7}\\u{1b}[2J\\u{9b}31m\\u{202e}b") + "\n\tc\\u{d}";
        assert_eq!(clean(&text), expected);
    }
}
