//! Vocabulary and fold: everything a game needs to be refereed, and no game by name.
//!
//! The kernel prints nothing, reads no clock, draws no random number and touches no file: the same records
//! give the same findings on every machine.

mod alternatives;
mod anew;
mod body;
mod called;
mod cards;
mod chain;
mod check;
mod compare;
mod course;
mod dates;
mod desk;
mod effects;
mod fact;
mod film;
mod fold;
mod foretell;
mod game;
mod ids;
mod knowledge;
mod layout;
mod line;
mod log;
mod moments;
mod named;
mod names;
mod options;
mod picture;
mod records;
mod referee;
mod rewind;
mod rules;
mod shared;
mod speech;
mod step;
mod stored;
mod table;
mod text;
mod verb;
mod verdict;
mod view;
mod vocabulary;
mod witness;
mod words;

pub use alternatives::{Alternative, Dependence, alternatives, dependences, dependences_among, under};
pub use body::{Body, Header, Waiver, WaiverSource};
pub use cards::{
    CardColumn, CardEntry, CardList, CardLists, CardReading, CardRow, CardRules, DeckCard, DeckFault,
    SkippedCard, Teller, without_tag,
};
pub use check::{Check, Checks, EVERY_CLAUSE, Judged, Kinds, Look, judge, meant};
pub use compare::Difference;
pub use course::Course;
pub use desk::{
    Appeal, ChosenReading, Context, Decision, DeskRecord, Infraction, Ledger, MatchResult, Official, Penalty,
    PenaltyCost, Pick, Rank, Remedy, RemedyKind, ResultCause, ResultOutcome, Rewind, RewindDepth, Ruling,
    RulingOutcome, SeatedPlayer, Series, Signature, Signer, covers,
};
pub use effects::{CONTRADICTED, Effects};
pub(crate) use fact::card_facts;
pub use fact::{ByHand, CardFacts, FactKind, FactRow, Name, Number, OneOf, Quoted, fact_keys};
pub use film::{Change, FactMap, Frame, fact_map};
pub use fold::Match;
pub use game::{Duty, FactSheet, Game, Outcome, PlaceFacts, Status};
pub use ids::{Seat, Seq};
pub use knowledge::{Learnt, Told};
pub use layout::{Chart, Count, How, Layout, Part, Range, Show, Spot, Term};
pub use line::{Line, quote, verb_of};
pub use log::Log;
pub use moments::{BackOver, Moment};
pub use named::{Beginning, NameId, beginning};
pub use picture::{Area, Cell, Picture};
pub use records::{Play, Records};
pub use referee::Referee;
pub use rules::{Answered, Choice, OpenQuestion};
pub use shared::{Given, Shared};
pub use speech::{Made, Row, SILENT, Saying, Speech, Versus, joined, say};
pub use stored::BodyError;
pub use table::Table;
pub use text::{
    SHORT, agreed, begins_folded, counted, did_you_mean, fold, fold_in, folds_to, has_hidden, is_hidden,
    json_reason, listed, plain, shown, shown_body, shown_lines,
};
pub use verb::{Reader, VerbInfo, VerbRow};
pub use verdict::{Fault, Finding, FindingKind, Notice, Standing, Verdict};
pub use view::{Draft, PlayView, Step};
pub use vocabulary::{Vocabulary, lookup, meaning, word_for, yes};
pub use witness::{Sight, Telling, Witness};
pub use words::{Misread, Symbol, Value, Word, Words};
