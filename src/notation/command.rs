//! What a statement comes to: a deed that becomes a record, or a question that only wants an answer.

use crate::kernel::{Difference, Draft, Seat, Seq, Waiver};

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
    Ruling {
        about: Seq,
        clauses: Vec<String>,
        text: String,
    },
    Penalty {
        seat: Seat,
        text: String,
    },
    State {
        text: String,
        differences: Vec<Difference>,
    },
    Call {
        waiting: bool,
    },
    Reading {
        clause: &'static str,
        choice: &'static str,
    },
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
    Why {
        about: Seq,
    },
    Rule {
        question: String,
    },
    /// The open clauses, or one of them.
    Readings {
        clause: Option<&'static str>,
    },
    History,
    ViewAt {
        seq: Seq,
    },
    Export {
        format: String,
        file: String,
        replace: bool,
    },
    Help {
        topic: Option<String>,
    },
    Leave,
    /// Whether the steps a play takes for granted are recorded: from now on, or only asked.
    Tacit {
        taken: Option<bool>,
    },
    /// `más`: what the screen did not hold.
    More,
}
