//! The table on a full screen: the board pinned, the log to walk in, the prompt beneath. What a line does is the prompt's.

mod answer;
mod board;
mod draw;
mod keys;
mod line;
mod log;
mod text;
mod view;

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEventKind};
use rustyline::history::{FileHistory, History, SearchDirection};

use crate::kernel::{Seq, Standing, fold};
use crate::notation::{DESK, DeskWord};
use crate::outlet::{self, Whole};
use crate::prompt::{
    End, Face, Said, Sitting, Taken, Telling, form_of, hint, offers, paste_stopped, pasted, round_left,
    take_confirmed,
};
use crate::report;
use crate::session::{Reply, Session};
pub use draw::draw;
pub use keys::{Act, paste, point, press};
pub use line::Line;
use log::Turns;
pub use view::{Deed, Entries, Entry, Found, Menu, MenuOf, Panel, View};

/// How long a key is waited for before the clock is looked at.
const PATIENCE: Duration = Duration::from_millis(250);

/// How long the screen may take to end when it is told to, and the exit code where it does not.
const GRACE: Duration = Duration::from_secs(2);
const FAILURE: i32 = 2;

/// A match on a full screen.
pub struct Screen<'a> {
    session: &'a mut Session,
    sitting: &'a Sitting<'a>,
    turns: Turns,
    view: View,
    /// Another table is to be seen.
    is_elsewhere: bool,
    /// Another line is to be seen.
    is_other: bool,
}

impl<'a> Screen<'a> {
    /// The screen of a match, with what is told first and the lines typed in sittings before.
    ///
    /// # Errors
    /// The records cannot be read, in Spanish.
    pub fn new(
        session: &'a mut Session,
        sitting: &'a Sitting<'a>,
        greeting: Vec<Said>,
        before: Vec<String>,
    ) -> Result<Screen<'a>, String> {
        session.get_ready();
        let turns = Turns::of(session).map_err(|e| e.to_string())?;
        let view = View {
            title: format!("{} {}", &session.id().as_str()[..4], session.referee().game_title()),
            clock: None,
            picture: session.referee().picture(),
            seats: Vec::new(),
            log: Entries::default(),
            walked: None,
            owed: Vec::new(),
            open: Vec::new(),
            answer: greeting,
            rolled: 0,
            panel: None,
            line: Line::after(before),
            hint: None,
            form: None,
            menu: None,
            sought: None,
            numbered: false,
            colours: outlet::colours(),
            room: (80, 24),
        };
        let mut screen = Screen { session, sitting, turns, view, is_elsewhere: false, is_other: false };
        screen.renew();
        Ok(screen)
    }

    /// Goes on where another screen of the same match was: its line, its panel, its place in the log.
    fn go_on_from(&mut self, before: View) {
        self.view.walked = before.walked.filter(|at| *at < self.view.log.len());
        (self.view.line, self.view.panel, self.view.sought) = (before.line, before.panel, before.sought);
        (self.view.answer, self.view.rolled) = (before.answer, before.rolled);
        (self.view.menu, self.view.numbered) = (before.menu, before.numbered);
        (self.is_elsewhere, self.is_other) = (true, true);
    }

    /// What is shown now.
    pub fn view(&mut self) -> &View {
        self.settle();
        &self.view
    }

    /// Takes the size of the screen in.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.view.room = (columns, rows);
    }

    /// Takes the time in; whether that changes what is shown.
    pub fn tick(&mut self) -> bool {
        let clock = round_left(self.session, (self.sitting.now)());
        let changed = clock != self.view.clock;
        self.view.clock = clock;
        changed
    }

    /// Takes a key; whether the sitting goes on.
    pub fn key(&mut self, key: event::KeyEvent) -> bool {
        let (line, walked) = (self.view.line.text().to_owned(), self.view.walked);
        if let Some(at) = walked {
            self.work_out(at..at + 1);
        }
        self.work_out_sought();
        let act = press(&mut self.view, key);
        // The word is typed behind the key that begins the search.
        self.work_out_sought();
        self.acts(act, &line, walked)
    }

    /// Takes what the mouse did; whether the sitting goes on.
    pub fn mouse(&mut self, mouse: event::MouseEvent) -> bool {
        // What is pointed at is what is drawn.
        self.settle();
        let (line, walked) = (self.view.line.text().to_owned(), self.view.walked);
        let act = point(&mut self.view, mouse);
        self.acts(act, &line, walked)
    }

    /// Does what was asked for, while the line and the place in the log were these; whether the sitting goes on.
    fn acts(&mut self, act: Act, line: &str, walked: Option<usize>) -> bool {
        let goes_on = match act {
            Act::Nothing => true,
            Act::Leave => false,
            Act::Complete => {
                self.complete();
                true
            }
            Act::Enter(line) => self.enter(&line),
        };
        self.follow(line, walked);
        goes_on
    }

    /// Takes a text that was pasted.
    pub fn paste(&mut self, text: &str) {
        let line = self.view.line.text().to_owned();
        paste(&mut self.view, text);
        self.follow(&line, self.view.walked);
    }

    /// Remembers what follows from another line or another place in the log: it is worked out when it is to be seen, so
    /// that keys pressed faster than that wait for nothing.
    fn follow(&mut self, line: &str, walked: Option<usize>) {
        self.is_elsewhere |= self.view.walked != walked;
        if self.view.line.text() != line {
            // How another line may go on is not how this one does.
            (self.is_other, self.view.hint) = (true, None);
        }
    }

    /// Works out all that may be found: it may be anywhere.
    fn work_out_sought(&mut self) {
        if self.view.sought.is_some() {
            self.work_out(0..self.view.log.len());
        }
    }

    /// Works out these records of the log, as far as there are such.
    fn work_out(&mut self, places: Range<usize>) {
        // The header is not among them.
        let seqs: BTreeSet<Seq> =
            self.view.log.lacks(places).filter_map(|at| Seq::try_from(at + 1).ok()).collect();
        if seqs.is_empty() {
            return;
        }
        for entry in log::entries(self.session.referee(), &self.turns, &seqs) {
            if let Ok(at) = usize::try_from(entry.seq - 1) {
                self.view.log.put(at, entry);
            }
        }
    }

    /// Works out what is to be seen.
    fn settle(&mut self) {
        let (rows, last) = (usize::from(self.view.room.1), self.view.log.len());
        let at = self.view.walked.unwrap_or(last);
        self.work_out(at.saturating_sub(rows)..at + rows);
        let table = self.session.referee();
        if std::mem::take(&mut self.is_elsewhere) {
            self.view.picture = match self.view.walked.and_then(|at| self.view.log.get(at)) {
                Some(entry) => table.picture_at(entry.seq),
                None => table.picture(),
            };
        }
        if std::mem::take(&mut self.is_other) {
            let (text, at) = (self.view.line.text(), self.view.line.at());
            let is_begun = !text.trim().is_empty();
            self.view.hint = is_begun.then(|| hint(table, self.view.line.before(), text, at)).flatten();
            self.view.form = form_of(table, text);
        }
    }

    /// Completes the word at the cursor, or shows what may stand there.
    fn complete(&mut self) {
        let (text, at) = (self.view.line.text(), self.view.line.at());
        let found = offers(self.session.referee(), &self.sitting.cards, text, at);
        match found.items.as_slice() {
            [] => {}
            [only] => self.view.line.complete(found.start, &only.text),
            _ => {
                self.view.menu = Some(Menu { items: found.items, at: 0, of: MenuOf::Words(found.start) });
            }
        }
    }

    /// Enters a line, or several that were pasted; whether the sitting goes on.
    fn enter(&mut self, text: &str) -> bool {
        (self.view.rolled, self.view.menu) = (0, None);
        if text.trim().is_empty() && !self.sitting.enter_answers() {
            self.view.panel = None;
            self.sitting.asked.take();
            self.renew();
            return true;
        }
        if self.view.panel == Some(Panel::Answer) {
            self.view.panel = None;
        }
        let room = (usize::from(self.view.room.0), usize::MAX);
        let lines = pasted(text);
        let mut said = Vec::new();
        let mut goes_on = true;
        for (number, line) in (1..).zip(&lines) {
            let before = self.session.referee().status().active;
            let face = Face { room, telling: Telling::Words };
            let answer = take_confirmed(self.session, self.sitting, line, face);
            self.turns.take_in(before, self.session.referee());
            said.extend(answer.said);
            goes_on = answer.taken != Taken::Leave;
            if answer.taken == Taken::Refused && number < lines.len() {
                said.push(Said::Warned(paste_stopped(number, lines.len())));
            }
            if answer.taken != Taken::Done {
                break;
            }
        }
        self.view.answer = said;
        self.view.numbered = self.sitting.asked.borrow().is_some() || asks_for_options(text);
        self.renew();
        self.unfold();
        goes_on
    }

    /// An answer that was asked for and has no room gets the screen to itself.
    fn unfold(&mut self) {
        let is_asked = self.view.answer.iter().all(|said| matches!(said, Said::Told(_)));
        if is_asked && !answer::fits(&self.view) {
            self.view.panel = Some(Panel::Answer);
        }
    }

    /// Reads the match again, after a record.
    fn renew(&mut self) {
        let referee = self.session.referee();
        let duties = referee.duties();
        let owed = if duties.is_empty() {
            String::new()
        } else {
            report::reply(&Reply::Duties(duties), referee, self.sitting.catalogue, usize::MAX)
        };
        let open = referee.findings().into_iter().filter(|f| f.standing == Standing::Open);
        self.view.open = open.map(|finding| report::finding_line(&finding)).collect();
        self.view.owed = owed.lines().map(str::to_owned).collect();
        self.view.seats = referee.seats();
        self.view.picture = referee.picture();
        self.view.log = Entries::of(usize::try_from(referee.next_seq()).map_or(0, |n| n.saturating_sub(1)));
        self.view.walked = None;
        (self.view.hint, self.view.form) = (None, None);
        self.tick();
    }
}

/// Whether a line asks for what can be done, to be chosen by its number.
fn asks_for_options(line: &str) -> bool {
    let word = fold(line.split_whitespace().next().unwrap_or_default());
    DESK.iter().any(|row| row.is == DeskWord::Options && row.is_called(&word))
}

/// Shows a match on a full screen until the user leaves.
///
/// # Errors
/// The terminal cannot be read or written, or the program is told to end; in Spanish.
pub fn run(session: &mut Session, sitting: &Sitting<'_>, greeting: Vec<Said>) -> Result<End, String> {
    let mut history = FileHistory::new();
    if let Some(file) = &sitting.history {
        // The first sitting has no history yet.
        let _ = history.load(file);
    }
    let entry =
        |at| history.get(at, SearchDirection::Forward).ok().flatten().map(|found| found.entry.into_owned());
    let before: Vec<String> = (0..history.len()).filter_map(entry).collect();
    let known = before.len();
    let mut screen = Screen::new(session, sitting, greeting, before)?;
    let ended =
        Terminal::take().and_then(|mut terminal| terminal.sit(&mut screen, &mut || false)).map(|_| End::Left);
    for line in screen.view.line.before().get(known..).unwrap_or_default() {
        // Losing the history of typed lines loses nothing of the match.
        let _ = history.add(line);
    }
    if let Some(file) = &sitting.history {
        let _ = history.save(file);
    }
    ended
}

/// Shows a match that somebody else writes as it grows, until the user leaves: the log can be walked and asked, and
/// whatever would write is refused by the journal that `read` opens it with.
///
/// # Errors
/// The match or the terminal cannot be read, or the program is told to end; in Spanish.
pub fn watch(
    sitting: &Sitting<'_>,
    greeting: &[Said],
    read: &dyn Fn() -> Result<Session, String>,
    has_grown: &mut dyn FnMut() -> bool,
) -> Result<End, String> {
    let mut session = read()?;
    let mut terminal = Terminal::take()?;
    let mut kept: Option<View> = None;
    loop {
        let mut screen = Screen::new(&mut session, sitting, greeting.to_vec(), Vec::new())?;
        if let Some(view) = kept.take() {
            screen.go_on_from(view);
        }
        match terminal.sit(&mut screen, has_grown)? {
            Pause::Left => return Ok(End::Left),
            Pause::Grown => kept = Some(screen.view),
        }
        session = read()?;
    }
}

/// Why a sitting at the terminal paused.
enum Pause {
    /// The user left.
    Left,
    /// The match has more records than are shown.
    Grown,
}

/// The terminal while it is a screen.
struct Terminal {
    whole: Whole,
    told_to_end: Arc<AtomicBool>,
    size: (u16, u16),
}

impl Terminal {
    fn take() -> Result<Terminal, String> {
        let told_to_end = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP, signal_hook::consts::SIGINT]
        {
            signal_hook::flag::register(signal, told_to_end.clone()).map_err(unread)?;
        }
        end_without_terminal(told_to_end.clone());
        let size = crossterm::terminal::size().map_err(unread)?;
        Ok(Terminal { whole: Whole::take(size)?, told_to_end, size })
    }

    /// Takes keys and draws until the user leaves, or `has_grown` says while nothing is pressed that there is more.
    fn sit(&mut self, screen: &mut Screen<'_>, has_grown: &mut dyn FnMut() -> bool) -> Result<Pause, String> {
        screen.resize(self.size.0, self.size.1);
        if screen.sitting.manner.mouse {
            self.whole.take_mouse()?;
        }
        let mut is_old = true;
        loop {
            if self.told_to_end.load(Ordering::SeqCst) {
                return Err(
                    "el sistema pidió terminar; lo que ya se había confirmado está guardado".to_owned()
                );
            }
            // What was typed ahead is taken before anything is drawn.
            if event::poll(if is_old { Duration::ZERO } else { PATIENCE }).map_err(unread)? {
                let event = event::read().map_err(unread)?;
                // A mouse that only moves asks for nothing.
                is_old |= !matches!(&event, Event::Mouse(mouse) if !is_wanted(*mouse));
                match event {
                    Event::Key(key) if key.kind != KeyEventKind::Release => {
                        if !screen.key(key) {
                            return Ok(Pause::Left);
                        }
                    }
                    Event::Paste(text) => screen.paste(&text),
                    Event::Resize(columns, rows) => {
                        self.size = (columns, rows);
                        screen.resize(columns, rows);
                        self.whole.resize((columns, rows))?;
                    }
                    Event::Mouse(mouse) => {
                        if is_wanted(mouse) && !screen.mouse(mouse) {
                            return Ok(Pause::Left);
                        }
                    }
                    Event::Key(_) | Event::FocusGained | Event::FocusLost => {}
                }
            } else if is_old {
                self.whole.draw(|frame| draw(screen.view(), frame))?;
                is_old = false;
            } else if has_grown() {
                return Ok(Pause::Grown);
            } else {
                is_old = screen.tick();
            }
        }
    }
}

/// Ends the program a while after it was told to, if it has not ended by then: where the window is gone, waiting for a
/// key may never come back. Every record that was confirmed is on the disk.
fn end_without_terminal(told_to_end: Arc<AtomicBool>) {
    std::thread::spawn(move || {
        while !told_to_end.load(Ordering::SeqCst) {
            std::thread::sleep(PATIENCE);
        }
        std::thread::sleep(GRACE);
        std::process::exit(FAILURE);
    });
}

fn unread(error: impl std::fmt::Display) -> String {
    format!("no se puede leer la terminal: {error}")
}

/// Whether a mouse asks for something: it turns its wheel, or presses its first button.
fn is_wanted(mouse: event::MouseEvent) -> bool {
    matches!(
        mouse.kind,
        MouseEventKind::ScrollUp | MouseEventKind::ScrollDown | MouseEventKind::Down(MouseButton::Left)
    )
}
