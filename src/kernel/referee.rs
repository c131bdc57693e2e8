//! The one face every match shows to session and command line, whatever its game.
//!
//! Inside, a match is typed by its game; outside, an event is a sealed draft or its stored JSON, and its printed line.

use super::body::{Body, Waiver};
use super::cards::CardList;
use super::compare::Difference;
use super::desk::Ledger;
use super::film::Frame;
use super::game::{Duty, FactSheet, Outcome, Status};
use super::ids::{Seat, Seq};
use super::layout::Layout;
use super::moments::{BackOver, Moment};
use super::picture::Picture;
use super::rules::Answered;
use super::speech::Speech;
use super::stored::BodyError;
use super::verb::VerbInfo;
use super::verdict::{Finding, Notice};
use super::view::{Draft, PlayView, Step};
use super::witness::Telling;
use super::words::{Misread, Words};

/// A match of some game. It may go to another thread.
pub trait Referee: Send {
    /// The game's id.
    fn game_id(&self) -> &'static str;
    /// The game's name.
    fn game_title(&self) -> &'static str;
    /// Takes in the next record, read from the journal.
    ///
    /// # Errors
    /// A body that is no record of this game; nothing is changed.
    fn record(&mut self, body: &str) -> Result<Step, BodyError>;
    /// The same without telling what it brought.
    ///
    /// # Errors
    /// As [`record`](Self::record).
    fn follow(&mut self, body: &str) -> Result<(), BodyError>;
    /// Takes in the next record, just typed.
    ///
    /// # Errors
    /// A play of another game; nothing is changed.
    fn enter(&mut self, body: Body<Draft>) -> Result<Step, BodyError>;
    /// The same without telling what it brought.
    ///
    /// # Errors
    /// As [`enter`](Self::enter).
    fn take(&mut self, body: Body<Draft>) -> Result<(), BodyError>;
    /// Takes in many records at once, without telling what each brought.
    ///
    /// # Errors
    /// The first body that is no record of this game, with its number.
    fn load(&mut self, bodies: &mut dyn Iterator<Item = String>) -> Result<(), (Seq, BodyError)>;
    /// The verbs of the game, in the order of the help.
    fn verbs(&self) -> Vec<VerbInfo>;
    /// The questions its book leaves open, as this match answers them.
    fn questions(&self) -> Vec<Answered>;
    /// Those whose reading a record of this match chose.
    fn pinned(&self) -> Vec<Answered> {
        self.questions().into_iter().filter(|question| question.is_pinned).collect()
    }
    /// The clause of this number, case ignored, if a check of the game cites it.
    fn checked_clause(&self, number: &str) -> Option<&'static str>;
    /// Every clause that a check of the game cites.
    fn checked_clauses(&self) -> Vec<&'static str>;
    /// Reads the words after the verb at `verb` in [`verbs`](Self::verbs).
    ///
    /// # Errors
    /// What is not understood, and where.
    fn understand(&self, verb: usize, words: &mut Words, seat: Option<Seat>) -> Result<Draft, Misread>;
    /// The plays that tell the published cards this draft names, as far as the match does not tell them yet.
    fn card_plays(&self, draft: &Draft, cards: &CardList) -> Vec<Draft>;
    /// What is to be remarked of a draft that names what is not on file.
    fn card_remark(&self, draft: &Draft, cards: &CardList) -> Option<String>;
    /// The steps that the draft takes for granted if it comes now, in order.
    fn taken_for_granted(&self, draft: &Draft) -> Vec<Draft>;
    /// Whether it may be said beforehand what the draft would raise.
    fn may_foretell(&self, draft: &Draft) -> bool;
    /// What entering the draft now would raise.
    fn foretell(&self, draft: &Draft, waiver: Option<&Waiver>) -> Vec<Finding>;
    /// How the game's lines are said at the table.
    fn speech(&self) -> Speech;
    /// The names of cards the plays say, as first told, in order.
    fn card_names(&self) -> Vec<String>;
    /// Those of them that are not hidden from everybody now.
    fn shown_names(&self) -> Vec<String>;
    /// The names of cards a draft says.
    fn draft_names(&self, draft: &Draft) -> Vec<String>;
    /// The place a word names.
    fn place_named(&self, word: &str) -> Option<String>;
    /// Why a play would look like a slip that ends the match.
    fn ends_by_slip(&self, body: &Body<Draft>) -> Option<String>;
    /// Lines that would raise no fault now, what passes the phase or the turn last; none when the match is over. Without
    /// a word asked they are the acts of the turn; with one, those that begin with it, what card texts bring about
    /// included, or that name it (`A1`); for `carta`, only what card texts bring about.
    fn options(&self, asked: Option<&str>) -> Vec<String>;
    /// What is owed.
    fn duties(&self) -> Vec<Duty>;
    /// Findings in order, with rulings.
    fn findings(&self) -> Vec<Finding>;
    /// Of the plays told last, so many, those about which a fault is open, the last one first.
    fn accused(&self, plays: usize) -> Vec<Seq>;
    /// Remarks in order.
    fn notices(&self) -> Vec<Notice>;
    /// What the referee did by itself after a play.
    fn consequences(&self, seq: Seq) -> Vec<String>;
    /// How the match ended: by the desk's last word, else by the rules.
    fn outcome(&self) -> Option<Outcome>;
    /// What the desk's records come to.
    fn ledger(&self) -> &Ledger;
    /// The seats of the match.
    fn seats(&self) -> Vec<Seat>;
    /// The table as drawn.
    fn picture(&self) -> Picture;
    /// The table after the records up to `seq` as it may be drawn now.
    fn picture_at(&self, seq: Seq) -> Picture;
    /// How the table is drawn.
    fn layout(&self) -> Layout;
    /// Every record with the moment it left and the facts it changed, as known then and as they may be shown now.
    fn frames(&self) -> Vec<Frame>;
    /// The match as it is told to somebody: without what they could not know, or without the players' names.
    fn told_to(&self, telling: Telling) -> Box<dyn Referee>;
    /// All facts of the table.
    fn facts(&self) -> FactSheet;
    /// Those that are hidden from nobody.
    fn public_facts(&self) -> FactSheet;
    /// Compares stated facts (`PLACE key=value …`) with the table.
    ///
    /// # Errors
    /// A place or a fact the game does not know.
    fn compare(&self, words: &mut Words) -> Result<Vec<Difference>, Misread>;
    /// Turn, player, phase.
    fn status(&self) -> Status;
    /// The seat a word names.
    fn seat_named(&self, word: &str) -> Option<Seat>;
    /// The name the table uses for a seat.
    fn seat_name(&self, seat: Seat) -> String;
    /// Every play in order of play, struck ones included.
    fn plays(&self) -> Vec<PlayView>;
    /// How many plays [count](PlayView::counts).
    fn plays_that_count(&self) -> usize;
    /// The play with this number.
    fn play(&self, seq: Seq) -> Option<PlayView>;
    /// The last plays that somebody typed and that stand, in the order of the log.
    fn last_plays(&self, plays: usize) -> Vec<Seq>;
    /// The plays of the last undoing that has not been taken back.
    fn undone(&self) -> Vec<Seq>;
    /// The plays that count and that a rewind in force took back, in order of play.
    fn rewound(&self, rewind: Seq) -> Vec<Seq>;
    /// Whether a rewind is in force and takes anything back.
    fn goes_back(&self, rewind: Seq) -> bool;
    /// What going back to before a play would take back.
    ///
    /// # Errors
    /// The rewind in the middle of whose plays it lies.
    fn back_to(&self, first: Seq) -> Result<BackOver, Seq>;
    /// How often a play was judged so far, in this match or one it was forked from: what it has cost.
    fn judged(&self) -> u64;
    /// How many records there are; the next one gets this number.
    fn next_seq(&self) -> Seq;
    /// One line about a record that is no play; none for plays.
    fn desk_line(&self, seq: Seq) -> Option<String>;
    /// The record with this number; none for plays.
    fn desk_body(&self, seq: Seq) -> Option<Body<Draft>>;
    /// Whether a record is one of the desk's that may be taken back, and was not yet.
    fn is_revocable(&self, seq: Seq) -> bool;
    /// What was stated of the table in this record, where it was not kept back.
    fn statement(&self, seq: Seq) -> Option<&str>;
    /// The play with this number as it would be printed if every number it points to were another one.
    fn pointing(&self, seq: Seq, now: &dyn Fn(Seq) -> Seq) -> Option<PlayView>;
    /// The moment it is of.
    fn moment(&self) -> Moment;
    /// The match as it is, to try records on; nothing is judged anew.
    fn fork(&self) -> Box<dyn Referee>;
    /// The match after the records up to `seq`, as known then.
    fn at(&self, seq: Seq) -> Box<dyn Referee>;
    /// The table as it lay when a record was made, in the light of what the whole match tells: late entries included.
    fn then(&self, seq: Seq) -> Box<dyn Referee>;
    /// The table just before a play, in the light of what the whole match tells.
    fn before(&self, seq: Seq) -> Box<dyn Referee>;
    /// The same for what is to replace the play: the labels it gave are free again.
    fn in_place_of(&self, seq: Seq) -> Box<dyn Referee>;
    /// The places of the table, for completion.
    fn places(&self) -> Vec<String>;
}
