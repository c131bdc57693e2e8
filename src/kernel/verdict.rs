//! What a check says, and what becomes of it: verdicts, findings, notices.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

use super::desk::Decision;
use super::ids::Seq;

/// The four kinds of finding; the first three are faults.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum FindingKind {
    /// The event is not allowed now.
    Illegal,
    /// A duty was not met when the log moved past its deadline.
    Omitted,
    /// The deck or the preparation is wrong.
    Setup,
    /// The log cannot tell: accuses nobody and waits for facts.
    Unverifiable,
}

impl FindingKind {
    /// Whether a finding of this kind says that somebody broke a rule.
    pub fn is_fault(self) -> bool {
        !matches!(self, FindingKind::Unverifiable)
    }

    /// The word used in scripts and in JSON.
    pub fn word(self) -> &'static str {
        match self {
            FindingKind::Illegal => "illegal",
            FindingKind::Omitted => "omitted",
            FindingKind::Setup => "setup",
            FindingKind::Unverifiable => "unverifiable",
        }
    }

    /// The kind a word of a script names.
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Illegal, Self::Omitted, Self::Setup, Self::Unverifiable].into_iter().find(|k| k.word() == word)
    }
}

/// What a check reports: table terms, what would have been legal, the facts and the events that prove it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fault {
    /// One Spanish sentence in table terms: cards and numbers.
    pub message: String,
    /// What would have been legal, in Spanish; empty where the clause itself says it.
    pub legal: String,
    /// The facts the verdict rests on, by Spanish name.
    pub facts: BTreeMap<String, String>,
    /// Earlier events that prove it.
    pub because: Vec<Seq>,
    /// The event the finding belongs to, where it is not the one being looked at.
    pub about: Option<Seq>,
    /// No rule allows it, but a card's text may: a doubt that a named card settles.
    pub only_by_card: bool,
}

impl Fault {
    /// A fault of the event being looked at.
    pub fn new(message: impl Into<String>) -> Self {
        Fault {
            message: message.into(),
            legal: String::new(),
            facts: BTreeMap::new(),
            because: Vec::new(),
            about: None,
            only_by_card: false,
        }
    }

    /// A doubt about what only a card's text can allow.
    pub fn only_by_card(mut self) -> Self {
        self.only_by_card = true;
        self
    }

    /// Says what would have been legal.
    pub fn legal(mut self, text: impl Into<String>) -> Self {
        self.legal = text.into();
        self
    }

    /// Adds a fact.
    pub fn fact(mut self, name: &str, value: impl ToString) -> Self {
        self.facts.insert(name.to_owned(), value.to_string());
        self
    }

    /// Adds an event that proves it.
    pub fn because(mut self, seq: impl Into<Option<Seq>>) -> Self {
        self.because.extend(seq.into().filter(|s| *s > 0));
        self
    }

    /// Takes in another fault of the same clause on the same event: its subjects join in the message and the facts.
    pub(super) fn join(&mut self, other: Fault) {
        if !self.message.contains(&other.message) {
            self.message = format!("{}; {}", self.message, other.message);
        }
        for (name, value) in other.facts {
            self.facts.entry(name).and_modify(|had| *had = format!("{had}, {value}")).or_insert(value);
        }
        self.because.extend(other.because);
    }

    /// Puts the finding on an earlier event.
    pub fn about(mut self, seq: Seq) -> Self {
        self.about = Some(seq);
        self
    }
}

/// The three values of a check.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// The rule is kept, or does not speak of this event.
    Holds,
    /// The rule is broken.
    Broken(Box<Fault>),
    /// The rule is broken by several cards or players at once, the first and the others; those of one event become one finding.
    BrokenEach(Box<(Fault, Vec<Fault>)>),
    /// The log lacks the facts; the fault names them.
    CannotTell(Box<Fault>),
}

impl Verdict {
    /// Broken once for each fault; none means that the rule is kept.
    pub fn each(faults: impl IntoIterator<Item = Fault>) -> Self {
        let mut faults = faults.into_iter();
        // Mostly there is none, and then no list is made.
        let Some(first) = faults.next() else { return Verdict::Holds };
        Verdict::BrokenEach(Box::new((first, faults.collect())))
    }

    /// Broken with `fault`.
    pub fn broken(fault: Fault) -> Self {
        Verdict::Broken(Box::new(fault))
    }

    /// Not to be told for want of the facts `fault` names.
    pub fn cannot_tell(fault: Fault) -> Self {
        Verdict::CannotTell(Box::new(fault))
    }
}

impl From<Option<Fault>> for Verdict {
    #[inline]
    fn from(fault: Option<Fault>) -> Self {
        fault.map_or(Verdict::Holds, Verdict::broken)
    }
}

/// Where a finding stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase", tag = "is", content = "note")]
pub enum Standing {
    /// Nobody has answered for it.
    Open,
    /// A card's text permits it; the note says which.
    Card(String),
    /// It was done on a judge's order.
    Judge(String),
    /// A judge has ruled on it, in these words.
    Ruled(String),
    /// A judge had the match go back to before it.
    Rewound(String),
}

impl Standing {
    /// The word used in scripts and in JSON.
    pub fn word(&self) -> &'static str {
        match self {
            Standing::Open => "open",
            Standing::Card(_) => "card",
            Standing::Judge(_) => "judge",
            Standing::Ruled(_) => "ruled",
            Standing::Rewound(_) => "rewound",
        }
    }

    /// All of those words.
    pub const WORDS: [&'static str; 5] = ["open", "card", "judge", "ruled", "rewound"];
}

/// One citation: at most one for an event and a clause.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finding {
    /// The event it is about.
    pub about: Seq,
    /// The event at which it became known; never before `about`.
    pub known_at: Seq,
    /// The clause of the game's catalogue.
    pub clause: &'static str,
    /// Fault or question.
    pub kind: FindingKind,
    /// What was wrong, in table terms, with what would have been legal and the proof. Shared, for findings are handed
    /// about.
    #[serde(serialize_with = "as_itself")]
    pub fault: Arc<Fault>,
    /// Open, permitted, ordered or ruled on.
    pub standing: Standing,
    /// The ruling in force, which may leave it open.
    pub ruling: Option<Decision>,
}

fn as_itself<S: Serializer>(fault: &Arc<Fault>, serializer: S) -> Result<S::Ok, S::Error> {
    fault.as_ref().serialize(serializer)
}

impl Finding {
    /// Whether it is a fault nobody has answered for.
    pub fn is_open_fault(&self) -> bool {
        self.kind.is_fault() && self.standing == Standing::Open
    }

    /// Whether it waits for somebody: an open fault, or one whose ruling leaves it open. What the match went back over waits
    /// for nobody.
    pub fn waits(&self) -> bool {
        let is_left_open = self.ruling.as_ref().is_some_and(Decision::is_open);
        !matches!(self.standing, Standing::Rewound(_)) && (self.is_open_fault() || is_left_open)
    }

    /// Whether it says the same of the same play, in whatever words and whenever it became known.
    pub fn is_same(&self, other: &Finding) -> bool {
        (self.about, self.clause, self.kind) == (other.about, other.clause, other.kind)
    }
}

/// A remark that cites no clause and accuses nobody.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Notice {
    /// The event it belongs to.
    pub about: Seq,
    /// One Spanish sentence.
    pub text: String,
}
