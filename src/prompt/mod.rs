//! What a line mode and a screen share: a sitting, a line taken, what is asked back, what changed. Prints nothing.

mod changed;
mod completion;
mod refusal;

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::path::PathBuf;

use chrono::{DateTime, Utc};

use crate::kernel::{self, Picture, counted, fold};
use crate::outlet;
use crate::report::{self, Teller};
use crate::rulebook::Catalogue;
use crate::session::{Caution, Reply, Session, SessionError, Which};

use changed::{Changed, Seen};
pub use completion::{Offer, Offers, form_of, hint, offers};
pub use refusal::{not_understood, refusal};

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
    /// How something was ruled before, by the words or the number asked: the text to show.
    pub precedents: &'a dyn Fn(&Session, &str) -> String,
    /// How often a clause was ruled on before.
    pub ruled: &'a dyn Fn(&str) -> usize,
    /// The names of the published cards at hand.
    pub cards: Vec<String>,
    /// The board is drawn after every play at a terminal.
    pub board: bool,
    /// The table as it was last drawn.
    pub drawn: RefCell<Picture>,
    /// What the last `regla` found and the screen did not hold; `más` goes on with it.
    pub unread: RefCell<String>,
    /// How it is told and asked.
    pub manner: Manner,
    /// A line that looks like a slip, or breaks a rule in a careful sitting; «sí» writes it.
    pub unconfirmed: RefCell<Option<Waiting>>,
    /// What the line before may be meant for: its number takes one on the very next line, Enter the only one.
    pub asked: RefCell<Option<Which>>,
}

/// How a sitting is told and asked.
#[derive(Default)]
pub struct Manner {
    /// Who tells what is found.
    pub teller: Teller,
    /// A fault is asked for before it is recorded, where somebody can be asked.
    pub careful: Cell<bool>,
    /// The full screen takes the mouse.
    pub mouse: bool,
}

impl Manner {
    /// Texts as they are told here.
    pub fn told(&self, said: Vec<Said>) -> Vec<Said> {
        let teller = &self.teller;
        let told = |said| match said {
            Said::Told(text) => Said::Told(teller.answer(text)),
            Said::Entered { text, brief } => {
                Said::Entered { text: teller.news(text), brief: teller.news(brief) }
            }
            Said::Warned(text) => Said::Warned(teller.answer(text)),
        };
        said.into_iter().map(told).collect()
    }
}

/// A line that waits for a «sí».
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    typed: Typed,
    /// It breaks a rule: «según carta» writes it, too.
    is_fault: bool,
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
    /// md, html, csv, jsonl or arb, as typed.
    pub format: &'a str,
    /// The file, as typed.
    pub file: &'a str,
    /// A file that is there may be replaced.
    pub replace: bool,
    /// To whom the match is told.
    pub telling: kernel::Telling,
}

/// How much is told of what a line did to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// Nothing.
    Silent,
    /// A few words.
    Words,
    /// A few words; the board where something earlier was corrected, what is otherwise of it where the turn passed.
    Board,
}

/// Where answers are to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Columns and rows.
    pub room: (usize, usize),
    /// What is told of the table.
    pub telling: Telling,
}

/// A text of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// What was asked for or came of the line.
    Told(String),
    /// What came of a record, whole and in its least words: the line, and what is found in it.
    Entered {
        /// The whole text.
        text: String,
        /// The least of it.
        brief: String,
    },
    /// What is told besides, or why nothing came of it.
    Warned(String),
}

/// What became of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// It was entered or answered.
    Done,
    /// It leaves the sitting.
    Leave,
    /// It was not understood, or something could not be written.
    Refused,
}

/// An answer to a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What is to be shown, in order.
    pub said: Vec<Said>,
    /// What became of the line.
    pub taken: Taken,
}

impl Answer {
    fn told(text: &str) -> Answer {
        Answer { said: vec![Said::Told(text.to_owned())], taken: Taken::Done }
    }
}

impl<'a> Sitting<'a> {
    /// A sitting that keeps, exports and remembers nothing: whoever has a store puts in what it knows.
    pub fn new(catalogue: Option<&'a Catalogue>, now: fn() -> DateTime<Utc>) -> Sitting<'a> {
        Sitting {
            catalogue,
            now,
            history: None,
            export: &|_, _| Err("aquí no se guardan ficheros".to_owned()),
            precedents: &|_, _| "Aquí no hay precedentes.".to_owned(),
            ruled: &|_| 0,
            cards: Vec::new(),
            board: true,
            drawn: RefCell::default(),
            unread: RefCell::default(),
            manner: Manner::default(),
            unconfirmed: RefCell::default(),
            asked: RefCell::default(),
        }
    }

    /// Enter alone answers: it takes what was asked for, or leaves what waits for a «sí».
    pub fn enter_answers(&self) -> bool {
        matches!(&*self.asked.borrow(), Some(Which::Near { .. })) || self.unconfirmed.borrow().is_some()
    }

    /// The board as it is drawn on a screen of so many columns.
    pub fn board(&self, session: &Session, width: usize) -> String {
        let picture = session.referee().picture();
        let drawn = self.manner.teller.board(&picture, width);
        self.drawn.replace(picture);
        drawn
    }

    /// What is otherwise since the board was last drawn.
    fn board_since(&self, session: &Session, width: usize) -> Option<String> {
        let picture = session.referee().picture();
        let told = self.manner.teller.board_since(&picture, &self.drawn.borrow(), width);
        self.drawn.replace(picture);
        told
    }

    /// What is told of the table to whoever reads everything that is told.
    pub fn telling(&self) -> Telling {
        if self.board { Telling::Board } else { Telling::Silent }
    }
}

/// Below this many columns the prompt says the turn and whose it is, and leaves the rest to the line.
const ROOMY: usize = 60;

/// What stands before the line to be typed on a screen of `width` columns.
pub fn prompt(session: &Session, now: DateTime<Utc>, width: usize) -> String {
    let status = session.referee().status();
    if width < ROOMY {
        let seat = status.active.map_or(String::new(), |seat| format!(" {seat}"));
        return outlet::clean(&format!("{}{seat}> ", status.turn));
    }
    let id = session.id();
    let id = &id.as_str()[..4];
    let left = round_left(session, now).map_or(String::new(), |left| format!(" · {left}"));
    outlet::clean(&match status.active {
        Some(seat) => {
            format!("{id} · {} {} · {}{left}> ", status.turn, session.referee().seat_name(seat), status.phase)
        }
        None => format!("{id} · {}{left}> ", status.phase),
    })
}

/// The same for a screen that is read aloud.
pub fn prompt_said(session: &Session, now: DateTime<Utc>) -> String {
    let status = session.referee().status();
    let turn = status.active.map_or(String::new(), |seat| {
        format!("Turno {}, {}, ", status.turn, session.referee().seat_name(seat))
    });
    let left = round_left(session, now).map_or(String::new(), |left| format!(", {left}"));
    outlet::clean(&format!("{turn}{}{left}: ", status.phase))
}

/// The minutes left of the round, in a word or two; none where no round was told.
pub fn round_left(session: &Session, now: DateTime<Utc>) -> Option<String> {
    session.round_left(now).map(|left| match (left + 59) / 60 {
        minutes if minutes > 0 => format!("{minutes} min"),
        _ => "tiempo".to_owned(),
    })
}

/// The lines of a text: one as typed, or several pasted at once. A text without any is one empty line.
pub fn pasted(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.split(['\n', '\r']).filter(|line| !line.trim().is_empty()).collect();
    if lines.is_empty() { vec![""] } else { lines }
}

/// What is told where a pasted line that is not understood stops those after it.
pub fn paste_stopped(line: usize, lines: usize) -> String {
    format!("Lo pegado se detiene en la línea {line} de {lines}; lo anterior queda anotado.")
}

/// As much of an answer as the screen holds, and what is told of the rest, which is kept for `más`.
fn screenful(text: &str, sitting: &Sitting<'_>, room: (usize, usize)) -> Vec<Said> {
    let (shown, rest) = report::screenful(text, room);
    let mut said = vec![Said::Told(shown.to_owned())];
    if !rest.is_empty() {
        let lines = counted(rest.lines().count(), "línea", "líneas");
        said.push(Said::Told(format!("… «más» sigue ({lines})")));
    }
    sitting.unread.replace(rest.to_owned());
    said
}

/// A line somebody types who can be asked back: one that ends the match by a slip waits for a «sí»; any other line
/// forgets it, and «no» does only that. So does what was asked for wait for its number, or for Enter where it is one
/// thing.
pub fn take_confirmed(session: &mut Session, sitting: &Sitting<'_>, line: &str, face: Face) -> Answer {
    let typed = Typed { line: line.to_owned(), taken: false };
    let answer = fold(line.trim());
    let (yes, no) =
        (matches!(answer.as_str(), "si" | "s" | "yes" | "y"), matches!(answer.as_str(), "no" | "n"));
    let (asked, waiting) = (sitting.asked.take(), sitting.unconfirmed.take());
    if no && (asked.is_some() || waiting.is_some()) || answer.is_empty() && waiting.is_some() {
        return Answer::told("No se anotó nada.");
    }
    if let Some(Waiting { typed, is_fault }) = waiting {
        let permission = session.permission(line).filter(|_| is_fault).map(Caution::ByCard);
        let is_careful = sitting.manner.careful.get() && !is_fault;
        let confirmed = if is_careful { Caution::NoSlip } else { Caution::Confirmed };
        if let Some(caution) = permission.or(yes.then_some(confirmed)) {
            return take(session, sitting, typed, caution, face);
        }
    }
    let caution = if sitting.manner.careful.get() { Caution::AskFaults } else { Caution::Ask };
    match asked.and_then(|asked| chosen(&asked, &answer, yes)) {
        Some(line) => take(session, sitting, Typed { line, taken: true }, caution, face),
        None if answer.is_empty() => Answer { said: Vec::new(), taken: Taken::Done },
        None => take(session, sitting, typed, caution, face),
    }
}

/// The line an answer takes of those that were asked for.
fn chosen(asked: &Which, answer: &str, yes: bool) -> Option<String> {
    let by_number = answer.parse::<usize>().ok().and_then(|n| asked.lines().get(n.checked_sub(1)?));
    match asked {
        Which::Near { line, .. } if yes || answer.is_empty() => Some(line.clone()),
        // What is unlikely is not taken by a key that may be pressed twice.
        Which::Unlikely { .. } | Which::Several(_) if yes && asked.lines().len() == 1 => {
            asked.lines().first().cloned()
        }
        Which::Near { .. } | Which::Unlikely { .. } | Which::Several(_) => by_number.cloned(),
    }
}

/// Enters a line and answers it.
pub fn take(
    session: &mut Session,
    sitting: &Sitting<'_>,
    typed: Typed,
    caution: Caution,
    face: Face,
) -> Answer {
    let line = typed.line.as_str();
    let now = (sitting.now)();
    let before = (face.telling != Telling::Silent).then(|| Seen::of(session));
    let teller = &sitting.manner.teller;
    let is_asked = caution != Caution::Record;
    let entered =
        if typed.taken { session.enter_taken(line, caution, now) } else { session.enter(line, caution, now) };
    let notices = session.take_notices();
    let mut said: Vec<Said> = notices.iter().map(|notice| Said::Warned(notice.to_string())).collect();
    let replies = match entered {
        Ok(replies) => replies,
        Err(e) => {
            if let SessionError::Faulty(faults) = &e {
                said.push(Said::Told(report::in_question(faults)));
            }
            said.push(Said::Warned(refusal(line, &e)));
            let is_fault = matches!(e, SessionError::Faulty(_));
            let waits = is_fault || matches!(e, SessionError::Unconfirmed(_));
            sitting.unconfirmed.replace(waits.then(|| Waiting { typed: typed.clone(), is_fault }));
            if let SessionError::Which(which) = e {
                sitting.asked.replace(Some(which));
            }
            return Answer { said: sitting.manner.told(said), taken: Taken::Refused };
        }
    };
    let last = replies.iter().rposition(|reply| matches!(reply, Reply::Entered(_)));
    let changed = before
        .filter(|_| last.is_some())
        .map(|before| before.changed(session, &replies, (face.telling, teller)));
    let drawn = match &changed {
        Some(Changed::Board) => Some(sitting.board(session, face.room.0)),
        Some(Changed::Turn) => sitting.board_since(session, face.room.0),
        Some(Changed::Words(_)) | None => None,
    };
    said.extend(drawn.map(Said::Told));
    // Everything that was written is told before anything ends.
    let mut taken = Taken::Done;
    for (at, reply) in replies.iter().enumerate() {
        let words = match &changed {
            Some(Changed::Words(words)) if Some(at) == last => words.as_deref(),
            Some(Changed::Words(_) | Changed::Board | Changed::Turn) | None => None,
        };
        match answer(session, sitting, &settled(reply, sitting, is_asked), words, face.room) {
            Ok(texts) => said.extend(texts),
            Err(e) => {
                said.push(Said::Warned(e));
                taken = Taken::Refused;
            }
        }
        if matches!(reply, Reply::Leave) {
            taken = Taken::Leave;
        }
    }
    Answer { said: sitting.manner.told(said), taken }
}

/// A reply with what only the sitting knows: how it is told and asked from now on. Where nobody can be asked, nobody is.
fn settled<'a>(reply: &'a Reply, sitting: &Sitting<'_>, is_asked: bool) -> Cow<'a, Reply> {
    let manner = &sitting.manner;
    if let Reply::Voice { chosen: Some(voice) } = reply {
        manner.teller.speak(*voice);
    }
    if let Reply::Careful { chosen } = reply {
        manner.careful.set(chosen.unwrap_or(manner.careful.get()));
        return Cow::Owned(Reply::Careful { chosen: Some(manner.careful.get() && is_asked) });
    }
    Cow::Borrowed(reply)
}

/// What is told of one reply, `changed` put between a line and what is found in it.
fn answer(
    session: &Session,
    sitting: &Sitting<'_>,
    reply: &Reply,
    changed: Option<&str>,
    room: (usize, usize),
) -> Result<Vec<Said>, String> {
    if let Reply::Export { format, file, replace, telling } = reply {
        (sitting.export)(session, &Wanted { format, file, replace: *replace, telling: *telling })?;
    }
    let mut text = if let Reply::Precedents { question } = reply {
        (sitting.precedents)(session, question)
    } else {
        report::told(reply, session.referee(), sitting.catalogue, room.0, &sitting.manner.teller)
    };
    if let (Reply::Rule { question }, Some(catalogue)) = (reply, sitting.catalogue)
        && let Some(clause) = report::first_clause(catalogue, question, session.referee())
        && let times @ 1.. = (sitting.ruled)(&clause)
    {
        let times = counted(times, "vez", "veces");
        text.push_str(&format!("\n  fallada antes {times}: «precedentes {clause}»"));
    }
    if let Some(words) = changed {
        let end = text.find('\n').unwrap_or(text.len());
        text.insert_str(end, &format!("\n   {words}"));
    }
    let unread = if matches!(reply, Reply::More) { sitting.unread.take() } else { String::new() };
    if let Reply::Board(picture) = reply {
        sitting.drawn.replace(picture.clone());
    }
    if let Reply::Options { lines, .. } = reply {
        // A number takes one of them on the very next line.
        sitting.asked.replace(Some(Which::Several(lines.clone())).filter(|which| !which.lines().is_empty()));
    }
    Ok(if matches!(reply, Reply::Rule { .. } | Reply::Precedents { .. } | Reply::Options { .. }) {
        screenful(&text, sitting, room)
    } else if let Reply::Entered(entered) = reply {
        vec![Said::Entered { text, brief: report::brief(entered) }]
    } else if unread.is_empty() {
        vec![Said::Told(text)]
    } else {
        screenful(&unread, sitting, room)
    })
}
