//! An open match: a line in, replies out. Keeps the running fold, and writes a record before it believes it.

mod again;
mod besides;
mod both;
mod cards;
mod caution;
mod clock;
mod correction;
mod deck;
mod deck_line;
mod denied;
mod desk;
mod doubts;
mod dropped;
mod example;
mod foreign;
mod import;
mod in_turn;
mod judge;
mod late;
mod likelier;
mod load;
mod meant;
mod parted;
mod penalty;
mod plain;
mod print_desk;
mod remembered;
mod reply;
mod rewind;
mod rulings;
mod run;
mod steps;
mod supplied;
mod told;
mod understand;
mod unparted;
mod unsettled;
mod which;
mod whose;

use std::cell::RefCell;

use chrono::{DateTime, Utc};

pub use cards::{CardImport, CardsError, Defect, cards_file, keep_cards, kept_cards, read_cards};
pub use caution::Caution;
pub use clock::{CallSpan, Lost, RoundClock, Times, call_for, calls};
pub use deck::{Deck, read_deck};
pub use desk::{print_play, record_line, show_play};
pub use example::{
    ClauseCoverage, GameCoverage, Verdict as ExampleVerdict, coverage, defects, run_example,
    run_example_under,
};
pub use foreign::{has_hidden, remarks};
pub use import::{ImportError, import_script};
pub use load::{BODY_FORMAT, Loaded, Opening, load, other_rules};
pub use penalty::{Earlier, Finder};
pub use print_desk::print_desk;
pub use reply::{Entered, HistoryLine, Reply, desk_place, is_struck, place_words};
pub use rulings::{Ruled, remedies, rulings};
pub use run::{Mismatch, Run, RunError, run};
pub use which::Which;

use crate::games::game;
use crate::inlet::MAX_RECORDS;
use crate::journal::{Draft as RecordDraft, Journal, JournalError, MatchId, Record, StoreNotice};
use crate::kernel::{
    Body, BodyError, CardList, Draft, Duty, Finding, Header, Misread, Notice, Referee, Seat, Step,
};
use crate::notation::{Command, Deed, Question};
use crate::rulebook::{InfractionList, infractions};
use judge::series_play;
use penalty::Ladder;
use remembered::Remembered;
use steps::steps_for;

/// Why a line or a match could not be taken.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// A line was not understood; nothing was written.
    #[error(transparent)]
    Misread(#[from] Misread),
    /// The record could not be written; it is not acknowledged.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A write failed and the match was opened anew.
    #[error("{cause}. Se volvió a abrir la partida: la línea {}", if *.kept { "quedó anotada" } else { "no quedó anotada; repítala" })]
    Reopened {
        /// Why the write failed.
        cause: JournalError,
        /// Whether the line's records are there all the same.
        kept: bool,
    },
    /// There is nothing to do, with the reason.
    #[error("{0}")]
    Nothing(String),
    /// The line looks like a slip and would cost much; nothing was written.
    #[error("{0}")]
    Unconfirmed(String),
    /// The line breaks a rule, and the sitting asks before it writes that; nothing was written.
    #[error("eso es una falta: {}", .0.iter().map(|f| f.clause).collect::<Vec<_>>().join(", "))]
    Faulty(Vec<Finding>),
    /// The line may be meant in several ways, or only in one that is not what was written; nothing was written.
    #[error(transparent)]
    Which(#[from] Which),
    /// A stored match that is none of ours.
    #[error("la partida {id} no se puede leer: asiento {seq}: {reason}")]
    BadRecord {
        /// The match.
        id: MatchId,
        /// The record.
        seq: u32,
        /// What is wrong with it.
        reason: String,
    },
    /// A stored match of a game this program does not know.
    #[error("la partida {id} es de «{game}», un juego que este programa no conoce")]
    UnknownGame {
        /// The match.
        id: MatchId,
        /// Its game.
        game: String,
    },
}

/// An open match.
pub struct Session {
    id: MatchId,
    journal: Box<dyn Journal>,
    referee: Box<dyn Referee>,
    header: Header,
    author: String,
    cards: Option<CardList>,
    /// Whether the steps that a play takes for granted are recorded.
    takes_steps: bool,
    /// What the steps before the next play have made due.
    owed: Vec<Duty>,
    clock: RoundClock,
    /// The organiser's list of infractions; else the one that comes with the program.
    infractions: Option<InfractionList>,
    /// Who knows the player's penalties in other matches.
    elsewhere: Option<Finder>,
    /// The time of the line that is entered.
    now: Option<DateTime<Utc>>,
    /// The header of a match in which nothing was written yet: it goes to disk with the first record.
    unborn: Option<RecordDraft>,
    /// What was worked out of the line that is being understood.
    remembered: RefCell<Option<Remembered>>,
}

impl Session {
    /// Opens a new match. It is in the journal with its first record, for nobody misses a match without one.
    ///
    /// # Errors
    /// A game the program does not know.
    pub fn create(
        journal: Box<dyn Journal>,
        id: MatchId,
        opening: &Opening,
        author: &str,
        now: DateTime<Utc>,
    ) -> Result<Session, SessionError> {
        let entry = game(opening.game)
            .ok_or_else(|| SessionError::UnknownGame { id, game: opening.game.to_owned() })?;
        let header = opening.header(entry);
        let body = Body::Header(header.clone());
        let draft = drafted(&body, author, now)?;
        let mut referee = (entry.open)();
        referee.enter(body).map_err(|e| bad_record(id, 0, &e))?;
        Ok(Session {
            id,
            journal,
            referee,
            header,
            author: author.to_owned(),
            cards: None,
            takes_steps: true,
            owed: Vec::new(),
            clock: RoundClock::default(),
            infractions: None,
            elsewhere: None,
            now: None,
            unborn: Some(draft),
            remembered: RefCell::default(),
        })
    }

    /// Takes a stored match up again.
    ///
    /// # Errors
    /// The journal's, and records that are none of ours.
    pub fn resume(journal: Box<dyn Journal>, id: MatchId, author: &str) -> Result<Session, SessionError> {
        let records = journal.read(&id)?;
        let (loaded, clock) = (load(id, &records)?, RoundClock::of(&records));
        let (header, referee) = (loaded.header, loaded.referee);
        Ok(Session {
            id,
            journal,
            referee,
            header,
            author: author.to_owned(),
            cards: None,
            takes_steps: true,
            owed: Vec::new(),
            clock,
            infractions: None,
            elsewhere: None,
            now: None,
            unborn: None,
            remembered: RefCell::default(),
        })
    }

    /// Penalises by an organiser's list where there is one, and by what `elsewhere` knows of other matches.
    #[must_use]
    pub fn penalising(mut self, infractions: Option<InfractionList>, elsewhere: Finder) -> Session {
        (self.infractions, self.elsewhere) = (infractions, Some(elsewhere));
        self
    }

    /// The match's id.
    pub fn id(&self) -> MatchId {
        self.id
    }

    /// The match's header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The match.
    pub fn referee(&self) -> &dyn Referee {
        self.referee.as_ref()
    }

    /// Seconds that are left of the round; none where no round was told.
    pub fn round_left(&self, now: DateTime<Utc>) -> Option<i64> {
        self.clock.round(self.referee.ledger()).left(now)
    }

    /// The stored records; none of a match in which nothing was written yet.
    ///
    /// # Errors
    /// The journal's.
    pub fn records(&self) -> Result<Vec<Record>, SessionError> {
        if self.is_unborn() { Ok(Vec::new()) } else { Ok(self.journal.read(&self.id)?) }
    }

    /// Whether nothing was written yet: the match is in no journal.
    pub fn is_unborn(&self) -> bool {
        self.unborn.is_some()
    }

    /// Enters a line: all its statements are understood before anything is written, and its records are
    /// acknowledged together.
    ///
    /// # Errors
    /// What is not understood or has to be confirmed (nothing is written), or a journal that could not write
    /// (nothing is acknowledged).
    pub fn enter(
        &mut self,
        line: &str,
        caution: Caution,
        now: DateTime<Utc>,
    ) -> Result<Vec<Reply>, SessionError> {
        self.enter_as(line, caution, Trust::Doubt, now)
    }

    fn enter_as(
        &mut self,
        line: &str,
        caution: Caution,
        trust: Trust,
        now: DateTime<Utc>,
    ) -> Result<Vec<Reply>, SessionError> {
        self.now = Some(now);
        let parts = self.timed(self.understand(line, &caution, trust)?, now);
        let drafts = parts.iter().filter_map(|part| match part {
            Part::Record(body, _) => Some(drafted(body, &self.author, now)),
            Part::Ask(_) => None,
        });
        let drafts = drafts.collect::<Result<Vec<RecordDraft>, SessionError>>()?;
        let known = usize::try_from(self.referee.next_seq()).unwrap_or(usize::MAX);
        if known.saturating_add(drafts.len()) > MAX_RECORDS {
            return Err(SessionError::Nothing(too_many_records()));
        }
        if !drafts.is_empty()
            && let Err(cause) = self.write(drafts)
        {
            return Err(self.reopen(cause));
        }
        parts.into_iter().map(|part| self.reply(part, now)).collect()
    }

    /// Puts records on disk, behind the header if they are the first.
    fn write(&mut self, mut drafts: Vec<RecordDraft>) -> Result<(), JournalError> {
        let Some(header) = &self.unborn else { return self.journal.append(&self.id, &drafts).map(drop) };
        drafts.insert(0, header.clone());
        self.journal.create(&self.id, &drafts)?;
        self.unborn = None;
        Ok(())
    }

    /// After a failed write: what is on disk now is the match.
    fn reopen(&mut self, cause: JournalError) -> SessionError {
        let known = self.referee.next_seq();
        let loaded = self.journal.reopen(&self.id).map_err(SessionError::from);
        let loaded = loaded.and_then(|records| Ok((load(self.id, &records)?, RoundClock::of(&records))));
        match loaded {
            Ok((loaded, clock)) => {
                (self.referee, self.clock) = (loaded.referee, clock);
                self.unborn = None;
                SessionError::Reopened { cause, kept: self.referee.next_seq() > known }
            }
            Err(_) => SessionError::Journal(cause),
        }
    }

    /// What the journal did since the last call that the user should know.
    pub fn take_notices(&mut self) -> Vec<StoreNotice> {
        self.journal.take_notices()
    }

    /// The record of a deed, behind those that tell the published cards it names and the steps it takes for granted,
    /// and what is to be remarked of it. What a line means may hang on those cards: it is read again where they are told.
    fn bodies(
        &self,
        mut deed: Deed,
        table: &dyn Referee,
        takes_steps: bool,
        again: impl Fn(&dyn Referee) -> Result<Command, Misread>,
    ) -> Result<(Vec<Body<Draft>>, Option<String>), SessionError> {
        let mut bodies = self.told_for(&deed, table);
        if bodies.is_empty() {
            bodies.extend(steps_for(&deed, table).into_iter().filter(|_| takes_steps));
        } else {
            let mut known = table.fork();
            for body in &bodies {
                self.take_in(known.as_mut(), body.clone())?;
            }
            if let Command::Record(informed) = again(known.as_ref())? {
                deed = informed;
            }
            bodies.extend(steps_for(&deed, known.as_ref()).into_iter().filter(|_| takes_steps));
        }
        let nobody = |_: &dyn Referee, _: Seat| Vec::new();
        let ladder = Ladder {
            list: self.infractions.as_ref().unwrap_or_else(|| infractions(table.game_id())),
            elsewhere: self.elsewhere.as_ref().map_or(&nobody, |finder| finder.as_ref()),
            now: self.now,
        };
        let (body, remark) = desk::body(&deed, table, &ladder).map_err(SessionError::Nothing)?;
        bodies.extend(series_play(&deed, table));
        bodies.push(body);
        Ok((bodies, self.card_remark(&deed).or(remark)))
    }

    fn take_in(&self, referee: &mut dyn Referee, body: Body<Draft>) -> Result<Step, SessionError> {
        let seq = referee.next_seq();
        referee.enter(body).map_err(|e| bad_record(self.id, seq, &e))
    }

    fn reply(&mut self, part: Part, now: DateTime<Utc>) -> Result<Reply, SessionError> {
        let (body, remark) = match part {
            Part::Ask(Question::MayI { draft, waiver }) => return self.foretold(draft, waiver.as_ref()),
            Part::Ask(Question::Tacit { taken }) => {
                self.takes_steps = taken.unwrap_or(self.takes_steps);
                return Ok(Reply::Tacit { taken: self.takes_steps });
            }
            Part::Ask(Question::Clock) => {
                return Ok(Reply::Clock { left: self.clock.round(self.referee.ledger()).left(now) });
            }
            Part::Ask(question) => return Ok(reply::answer(question, self.referee.as_ref())),
            Part::Record(body, remark) => (body, remark),
        };
        let seq = self.referee.next_seq();
        let is_tacit = matches!(&body, Body::Play { tacit: Some(_), .. });
        self.clock.take_in(seq, &body, now);
        let mut step = self.referee.enter(body).map_err(|e| bad_record(self.id, seq, &e))?;
        // What a step makes due is told of the play that took it for granted, if it still is then.
        let mut owed = std::mem::take(&mut self.owed);
        owed.append(&mut step.owed);
        if is_tacit {
            self.owed = owed;
        } else {
            let now = self.referee.duties();
            step.owed = owed.into_iter().filter(|duty| now.contains(duty)).collect();
        }
        step.notices.extend(remark.map(|text| Notice { about: seq, text }));
        let referee = self.referee.as_ref();
        let text = record_line(referee, seq);
        let play = referee.play(seq);
        let place = play.as_ref().map(place_words).unwrap_or_default();
        Ok(Reply::Entered(Entered { seq, text, step, is_play: play.is_some(), place }))
    }
}

/// Whether a line is taken as it is written, or read as people say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trust {
    AsWritten,
    Doubt,
    /// A part of a line, which may be parted so many times more.
    Part(u8),
}

/// A statement that was understood.
enum Part {
    /// Its record, and what is remarked of it besides.
    Record(Body<Draft>, Option<String>),
    /// A question, answered on the table that the statements before it leave.
    Ask(Question),
}

/// A longer match could be written and never be read by another program.
fn too_many_records() -> String {
    format!("una partida tiene hasta {MAX_RECORDS} asientos; abra otra para seguir")
}

fn bad_record(id: MatchId, seq: u32, error: &BodyError) -> SessionError {
    SessionError::BadRecord { id, seq, reason: error.to_string() }
}

/// A record to be stored, in the lowest format that knows its body.
fn drafted(body: &Body<Draft>, author: &str, time: DateTime<Utc>) -> Result<RecordDraft, SessionError> {
    let raw = serde_json::value::to_raw_value(body).map_err(|e| SessionError::Nothing(e.to_string()))?;
    Ok(RecordDraft::new(time, author, body.format(), raw))
}
