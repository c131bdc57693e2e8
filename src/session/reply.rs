//! What a session answers: values, no text to show.

use std::collections::BTreeMap;

use serde::Serialize;

use super::desk::record_line;
use super::rewind::is_idle;
use crate::kernel::{
    Answered, Dependence, Duty, Finding, Notice, Picture, PlaceFacts, PlayView, Referee, Seq, Step, Telling,
    dependences,
};
use crate::notation::{Question, Voice};

/// A record that was written.
#[derive(Clone, Debug, Serialize)]
pub struct Entered {
    /// Its number.
    pub seq: Seq,
    /// Its line.
    pub text: String,
    /// What it brought.
    pub step: Step,
    /// It is a play, not one of the desk's.
    pub is_play: bool,
    /// Where a late or replacing play belongs, in Spanish.
    pub place: String,
}

/// A line of the history.
#[derive(Clone, Debug, Serialize)]
pub struct HistoryLine {
    /// Number of the record.
    pub seq: Seq,
    /// Its line.
    pub text: String,
    /// It is a play that no longer counts (undone, or another stands in its place), or a word of the desk taken back.
    pub struck: bool,
    /// Where a late or replacing play belongs, and what replaced it, in Spanish.
    pub place: String,
    /// The findings about it.
    pub findings: Vec<Finding>,
}

/// An answer.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The variants mirror the words of the desk.
pub enum Reply {
    /// A record was written.
    Entered(Entered),
    Board(Picture),
    /// What is known of one place, in the order of the fact sheet.
    Place(PlaceFacts),
    Options {
        verb: Option<String>,
        lines: Vec<String>,
    },
    Duties(Vec<Duty>),
    /// What nobody has answered for yet.
    Faults(Vec<Finding>),
    /// What entering the line would raise; nothing was written.
    Foretold {
        text: String,
        /// The steps it would take for granted.
        steps: Vec<String>,
        findings: Vec<Finding>,
    },
    Why {
        about: Seq,
        text: String,
        /// Why it no longer counts, or where it belongs, in Spanish.
        place: String,
        /// Whether it counts: what does not is not judged.
        counts: bool,
        findings: Vec<Finding>,
        notices: Vec<Notice>,
        proof: Vec<(Seq, String)>,
        /// Which of the findings stand on a reading.
        stands_on: Vec<Dependence>,
    },
    Rule {
        question: String,
    },
    /// How it was ruled in other matches, which only whoever knows the store can tell.
    Precedents {
        question: String,
    },
    /// The open clauses as this match reads them.
    Readings(Vec<Answered>),
    /// Where the match is played, by whom, and who judges it: as the match has it.
    Data,
    /// Seconds that are left of the round; none where no round was told.
    Clock {
        left: Option<i64>,
    },
    History(Vec<HistoryLine>),
    View {
        seq: Seq,
        picture: Picture,
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
    /// Whether the steps a play takes for granted are recorded.
    Tacit {
        taken: bool,
    },
    /// How findings are told, which only the sitting knows where nothing was chosen.
    Voice {
        chosen: Option<Voice>,
    },
    /// Whether a fault is asked for before it is recorded; likewise.
    Careful {
        chosen: Option<bool>,
    },
    /// The rest of the last answer, which only the screen knows.
    More,
}

/// Answers a question.
pub(super) fn answer(question: Question, referee: &dyn Referee) -> Reply {
    match question {
        Question::Board { place: None } => Reply::Board(referee.picture()),
        Question::Board { place: Some(place) } => {
            let known = referee.public_facts().into_iter().find(|p| p.place == place);
            Reply::Place(known.unwrap_or(PlaceFacts { place, facts: Vec::new() }))
        }
        Question::Options { verb } => Reply::Options { lines: referee.options(verb.as_deref()), verb },
        Question::Duties => Reply::Duties(referee.duties()),
        Question::Faults => Reply::Faults(referee.findings().into_iter().filter(Finding::waits).collect()),
        Question::MayI { draft, waiver } => {
            let findings = referee.foretell(&draft, waiver.as_ref());
            Reply::Foretold { text: draft.text, steps: Vec::new(), findings }
        }
        Question::Why { about } => why(about, referee),
        Question::Rule { question } => Reply::Rule { question },
        Question::Precedents { question } => Reply::Precedents { question },
        Question::Readings { clause } => {
            let open = referee.questions().into_iter();
            Reply::Readings(open.filter(|q| clause.is_none_or(|c| c == q.clause)).collect())
        }
        Question::Data => Reply::Data,
        Question::Clock => Reply::Clock { left: None },
        Question::History => Reply::History(history(referee)),
        Question::ViewAt { seq } => Reply::View { seq, picture: referee.picture_at(seq) },
        Question::Export { format, file, replace, telling } => {
            Reply::Export { format, file, replace, telling }
        }
        Question::Help { topic } => Reply::Help { topic },
        Question::Tacit { taken } => Reply::Tacit { taken: taken.unwrap_or(true) },
        Question::Voice { chosen } => Reply::Voice { chosen },
        Question::Careful { chosen } => Reply::Careful { chosen },
        Question::Leave => Reply::Leave,
        Question::More => Reply::More,
    }
}

fn why(about: Seq, referee: &dyn Referee) -> Reply {
    let findings: Vec<Finding> =
        referee.findings().into_iter().filter(|f| f.about == about || f.known_at == about).collect();
    let mut proof: Vec<Seq> =
        findings.iter().flat_map(|f| f.fault.because.iter().copied().chain([f.known_at])).collect();
    proof.retain(|seq| *seq != about);
    proof.sort_unstable();
    proof.dedup();
    let notices = referee.notices().into_iter().filter(|n| n.about == about).collect();
    let proof = proof.into_iter().map(|seq| (seq, record_line(referee, seq))).collect();
    // The match is judged anew only where there is something to say of it.
    let of_match = if findings.is_empty() { Vec::new() } else { dependences(referee) };
    let stands_on = of_match.into_iter().filter(|d| findings.iter().any(|f| d.is_of(f))).collect();
    let play = referee.play(about);
    let (place, counts) = play.map_or((String::new(), true), |play| (place_words(&play), play.counts));
    Reply::Why {
        about,
        text: record_line(referee, about),
        place,
        counts,
        findings,
        notices,
        proof,
        stands_on,
    }
}

/// Where a late or replacing play belongs, and what replaced it; empty for a play in order.
pub fn place_words(play: &PlayView) -> String {
    let place = match (play.before, play.instead, play.replaced_by) {
        (_, _, Some(by)) => format!(" (sustituido por #{by})"),
        (_, _, None) if !play.counts => " (deshecho)".to_owned(),
        (Some(n), _, None) => format!(" (antes de #{n})"),
        (None, Some(n), None) => format!(" (en lugar de #{n})"),
        (None, None, None) => String::new(),
    };
    match play.rewound_by.filter(|_| play.counts) {
        Some(by) => format!("{place} (retrocedido en #{by})"),
        None => place,
    }
}

/// Whether a record is a play that no longer counts, or a word of the desk taken back.
pub fn is_struck(referee: &dyn Referee, seq: Seq) -> bool {
    let is_off = || referee.ledger().is_revoked(seq) || is_idle(seq, referee);
    referee.play(seq).map_or_else(is_off, |play| !play.counts)
}

/// That a word of the desk was taken back.
pub fn desk_place(referee: &dyn Referee, seq: Seq) -> String {
    let words = match (referee.ledger().is_revoked(seq), is_idle(seq, referee)) {
        (true, _) => " (ya no vale)",
        (false, true) => " (deshecho)",
        (false, false) => "",
    };
    words.to_owned()
}

/// Every record with the findings about it.
pub(super) fn history(referee: &dyn Referee) -> Vec<HistoryLine> {
    let mut findings: BTreeMap<Seq, Vec<Finding>> = BTreeMap::new();
    for finding in referee.findings() {
        findings.entry(finding.about).or_default().push(finding);
    }
    (0..referee.next_seq())
        .map(|seq| HistoryLine {
            seq,
            text: record_line(referee, seq),
            struck: is_struck(referee, seq),
            place: referee.play(seq).map_or_else(|| desk_place(referee, seq), |play| place_words(&play)),
            findings: findings.remove(&seq).unwrap_or_default(),
        })
        .collect()
}
