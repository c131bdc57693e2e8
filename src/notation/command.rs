//! What a statement comes to: a deed that becomes a record, or a question that only wants an answer.

use std::ops::Range;

use super::voice::Voice;
use crate::kernel::{
    DeskRecord, Difference, Draft, Infraction, Official, PenaltyCost, RewindDepth, Ruling, Seat, Seq,
    Telling, Waiver,
};

/// What a statement asks for.
#[derive(Clone, Debug)]
pub enum Command {
    /// Something to record.
    Record(Deed),
    /// Something to answer; writes nothing.
    Ask(Question),
}

/// What becomes a record.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // The variants mirror the words of the desk.
pub enum Deed {
    /// A play, in order, before another or in the place of another.
    Play {
        draft: Draft,
        waiver: Option<Waiver>,
        before: Option<Seq>,
        instead: Option<Seq>,
        /// The next play takes it for granted (`tácito:`).
        tacit: bool,
    },
    Strike {
        of: Seq,
    },
    Undo {
        plays: usize,
    },
    Redo,
    Waive {
        of: Option<Seq>,
        waiver: Waiver,
    },
    Note {
        about: Option<Seq>,
        text: String,
    },
    State {
        text: String,
        differences: Vec<Difference>,
    },
    Reading {
        clause: &'static str,
        choice: &'static str,
    },
    /// What a judge says.
    Judge(Judgement),
}

/// What a judge says, or says of a match.
#[derive(Clone, Debug)]
pub enum Judgement {
    /// A ruling.
    Ruling(Ruling),
    /// A penalty.
    Penalty(Box<Fine>),
    /// A judge is called, or play goes on.
    Call {
        /// True from the call until play goes on.
        waiting: bool,
    },
    /// The match goes back.
    Rewind(GoBack),
    /// Any other record of the desk.
    Desk(DeskRecord),
    /// A record of the desk never was.
    Revoke {
        /// Its number.
        of: Seq,
    },
}

/// That the match goes back, as it was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoBack {
    /// The first play that is taken back.
    pub first: Seq,
    /// How deep, as a script says it; else it is worked out.
    pub depth: Option<RewindDepth>,
    /// Who has it go back.
    pub by: Option<Official>,
    /// Why.
    pub text: String,
}

/// A penalty as it was said: what its words name in the list of infractions is found where there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fine {
    /// Who.
    pub seat: Seat,
    /// The word for an infraction and its place in the line; none where only words were said.
    pub infraction: Option<(String, Range<usize>)>,
    /// The play with the finding it is for.
    pub about: Option<Seq>,
    /// The clauses of that play.
    pub clauses: Vec<String>,
    /// The level said.
    pub level: Option<String>,
    /// The level that was proposed, as a script says it.
    pub proposed: Option<String>,
    /// Everything that a list would say, as a script says it: it holds whatever the list in force.
    pub recorded: Option<RecordedFine>,
    /// Words for judges only.
    pub private: Option<String>,
    /// Who gives it.
    pub by: Option<Official>,
    /// Everything behind the player: the words, where the first of them names no infraction.
    pub said: String,
    /// The words that anybody may read.
    pub text: String,
    /// The first of them, where they stand without quotation marks, and the rest: it may be a level.
    pub first_word: Option<(String, String)>,
}

/// What a list said of an infraction when it was recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedFine {
    /// Number, class and name.
    pub infraction: Option<Infraction>,
    /// What it costs.
    pub costs: Option<PenaltyCost>,
}

impl Fine {
    /// Nothing is said of it yet.
    pub fn of(seat: Seat) -> Fine {
        let (infraction, about, clauses) = (None, None, Vec::new());
        let (level, proposed, recorded, private, by) = (None, None, None, None, None);
        let (said, text, first_word) = (String::new(), String::new(), None);
        Fine {
            seat,
            infraction,
            about,
            clauses,
            level,
            proposed,
            recorded,
            private,
            by,
            said,
            text,
            first_word,
        }
    }
}

/// What only wants an answer.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // The variants mirror the words of the desk.
pub enum Question {
    /// Would it be legal?
    MayI {
        draft: Draft,
        waiver: Option<Waiver>,
    },
    /// The table, or what is known of one place of it.
    Board {
        place: Option<String>,
    },
    Options {
        verb: Option<String>,
    },
    Duties,
    /// What nobody has answered for yet.
    Faults,
    Why {
        about: Seq,
    },
    Rule {
        question: String,
    },
    /// How it was ruled in other matches.
    Precedents {
        question: String,
    },
    /// The open clauses, or one of them.
    Readings {
        clause: Option<&'static str>,
    },
    /// Where the match is played, by whom, and who judges it.
    Data,
    /// What is left of the round.
    Clock,
    History,
    ViewAt {
        seq: Seq,
    },
    Export {
        format: String,
        file: String,
        replace: bool,
        telling: Telling,
    },
    Help {
        topic: Option<String>,
    },
    Leave,
    /// Whether the steps a play takes for granted are recorded: from now on, or only asked.
    Tacit {
        taken: Option<bool>,
    },
    /// How findings are told: from now on, or only asked.
    Voice {
        chosen: Option<Voice>,
    },
    /// Whether a fault is asked for before it is recorded: from now on, or only asked.
    Careful {
        chosen: Option<bool>,
    },
    /// `más`: what the screen did not hold.
    More,
}
