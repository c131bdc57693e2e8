//! What the desk records: what was asked, ruled, penalised and agreed beside the table. None of it is a play.
//!
//! All of it but plain rulings and penalties belongs to record format 2: a program that knows only format 1 reads a match
//! up to the first such record.

mod ledger;
mod words;

pub use ledger::{Decision, Ledger, covers};

use std::collections::BTreeMap;
use std::num::{NonZeroU8, NonZeroU16};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ids::{Seat, Seq};

/// Who decided, from the lowest to the highest: a higher one's word is not changed by a lower one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    /// The players agreed.
    Agreement,
    /// A judge.
    Judge,
    /// The head judge.
    Head,
}

/// A judge, as far as told: by name, with a rank.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Official {
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<Rank>,
}

/// What a ruling comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RulingOutcome {
    /// The fault stands, and so does the table.
    Stands,
    /// There was no offence.
    NoOffence,
    /// Something permitted it.
    Permitted,
    /// The log was wrong, not the player.
    Corrected,
    /// The table was put right in part.
    Remedied,
    /// Nothing is decided yet: the fault stays open.
    Pending,
    /// The match went back to before it.
    Rewound,
}

/// A judge's ruling on the findings of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The play ruled on.
    pub about: Seq,
    /// The clauses ruled on. An outcome is for those it names: all that the play was flagged for when it was given. Of words
    /// alone empty means all of the play's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
    /// The ruling's words.
    pub text: String,
    /// What it comes to; none where only words were said, which close the finding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<RulingOutcome>,
    /// Who ruled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Official>,
}

impl Ruling {
    /// A ruling of words alone.
    pub fn of(about: Seq, clauses: Vec<String>, text: String) -> Ruling {
        Ruling { about, clauses, text, outcome: None, by: None }
    }

    /// Whether it is of words alone.
    pub(super) fn is_plain(&self) -> bool {
        self.outcome.is_none() && self.by.is_none()
    }

    /// Whether it is on a clause: one that it names; words alone that name none are on all of the play.
    pub fn covers(&self, clause: &str) -> bool {
        // No clause at all: what was said of a play that nothing was flagged in.
        let is_whole = self.clauses.is_empty() && (self.outcome.is_none() || clause.is_empty());
        is_whole || self.clauses.iter().any(|c| c == clause)
    }
}

/// What a penalty costs the player besides its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyCost {
    /// This game.
    Game,
    /// The series this game belongs to.
    Series,
    /// The tournament.
    Tournament,
}

/// An infraction as the list in force named it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Infraction {
    /// Its number in the list.
    pub id: String,
    /// Its class, by which repeats are counted.
    pub class: String,
    /// Its name.
    pub name: String,
}

/// A judge penalised a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    /// Who.
    pub seat: Seat,
    /// The words that anybody may read.
    pub text: String,
    /// The play with the finding it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Seq>,
    /// The clauses of that play it speaks of; empty means all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
    /// The infraction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub infraction: Option<Infraction>,
    /// The level given, as the list calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The level that the list proposed, where another was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposed: Option<String>,
    /// What it costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub costs: Option<PenaltyCost>,
    /// Words for judges only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub private: Option<String>,
    /// Who gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Official>,
}

impl Penalty {
    /// Infraction and level in a few words.
    pub fn summary(&self) -> String {
        let infraction = self.infraction.as_ref().map(|i| format!("{} {}", i.id, i.name));
        let said = infraction.unwrap_or_else(|| self.text.clone());
        self.level.as_ref().map_or(said.clone(), |level| format!("{said}, {level}"))
    }

    /// A penalty of words alone.
    pub fn of(seat: Seat, text: String) -> Penalty {
        let (about, clauses, infraction) = (None, Vec::new(), None);
        let (level, proposed, costs, private, by) = (None, None, None, None, None);
        Penalty { seat, text, about, clauses, infraction, level, proposed, costs, private, by }
    }

    /// Whether it is of words alone.
    pub(super) fn is_plain(&self) -> bool {
        *self == Penalty::of(self.seat, self.text.clone())
    }
}

/// Where the match is played, and who judges it; of each field the last one told holds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Context {
    /// The tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
    /// The round, as the tournament calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// The table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The judge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judge: Option<Official>,
}

/// Who sits at a seat; of each field the last one told holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatedPlayer {
    /// The seat.
    pub seat: Seat,
    /// The full name, beside the short one that lines use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The number the organiser knows the player by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
}

impl SeatedPlayer {
    /// Nothing is told of who sits there.
    pub fn at(seat: Seat) -> SeatedPlayer {
        SeatedPlayer { seat, name: None, number: None }
    }

    /// The first word of the name, as the table would call them; the whole name where that is an initial, which would be
    /// read as a seat.
    pub fn short_name(&self) -> Option<&str> {
        let name = self.name.as_deref()?;
        let first = name.split_whitespace().next()?;
        let is_initial = first.chars().filter(|c| c.is_alphanumeric()).count() < 2;
        Some(if is_initial { name.trim() } else { first })
    }
}

/// The reading of an open clause that this match is judged by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChosenReading {
    /// The clause.
    pub clause: String,
    /// The reading, by its id in the catalogue.
    pub choice: String,
}

/// A ruling is to be looked at again by the head judge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Appeal {
    /// The play whose ruling is appealed.
    pub about: Seq,
    /// The clauses of that play it speaks of; empty means all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
    /// Who appeals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Why; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// How deep a judge has a match go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RewindDepth {
    /// The last action, without chance.
    Simple,
    /// Anything more.
    Deep,
}

/// What chance gave where cards went back at random.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// From where.
    pub place: String,
    /// How many cards.
    pub n: u16,
    /// Those that somebody named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
}

/// A judge has the match gone back to just before a play: what came since happened, and no longer counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rewind {
    /// The first play that is taken back, in the order of play.
    pub first: Seq,
    /// How deep.
    pub depth: RewindDepth,
    /// What was done with the cards, in order, as it was told to the players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<String>,
    /// What chance gave.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<Pick>,
    /// Why.
    pub text: String,
    /// Who authorised it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Official>,
}

/// How a table is put right in part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RemedyKind {
    /// An omitted duty is met now.
    Fulfil,
    /// A number is set to what it should be.
    Figure,
    /// Cards too many go back.
    GiveBack,
    /// Cards that were seen are shuffled away.
    ShuffleSeen,
    /// A card goes to the place it should have.
    RightPlace,
}

/// A judge has the table put right in part; the plays that do it follow as plays on the judge's order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Remedy {
    /// The play with the fault.
    pub about: Seq,
    /// The clauses of that play it speaks of; empty means all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
    /// How.
    pub kind: RemedyKind,
    /// Why.
    pub text: String,
    /// Who ordered it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Official>,
}

/// How a match ended by a word of the desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResultCause {
    /// Time ran out.
    Time,
    /// A player did not come.
    NoShow,
    /// The players agreed.
    Agreement,
    /// A player withdrew.
    Withdrawal,
}

/// Whose the match is by a word of the desk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResultOutcome {
    /// These players'.
    Won(Vec<Seat>),
    /// Nobody's.
    Draw,
    /// It has no result.
    NoResult,
}

/// The match ended, though the rules of the game have not ended it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchResult {
    /// Whose it is.
    pub outcome: ResultOutcome,
    /// How it came.
    pub cause: ResultCause,
    /// Why; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// Where in a series this game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// At most so many games.
    pub best_of: NonZeroU8,
    /// This is the game of that number, from 1.
    pub number: NonZeroU8,
    /// Who began the game before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began_before: Option<Seat>,
    /// Games won before, by seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub won: BTreeMap<Seat, u8>,
}

/// Who signs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Signer {
    /// A player.
    Player(Seat),
    /// A judge.
    Judge(Official),
}

/// A signature under the records up to one of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The last record signed; its hash holds all before it.
    pub of: Seq,
    /// Who signed.
    pub by: Signer,
    /// The public key (Ed25519, hexadecimal).
    pub key: String,
    /// The signature of that record's hash (hexadecimal).
    pub signature: String,
}

/// What the desk records besides notes, rulings, penalties and calls.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum DeskRecord {
    /// Where the match is played, and who judges it.
    Context(Context),
    /// Who sits at a seat.
    Player(SeatedPlayer),
    /// The reading of an open clause that this match is judged by.
    Reading(ChosenReading),
    /// A ruling is appealed.
    Appeal(Appeal),
    /// These records of the desk no longer count.
    Revoke {
        /// Their numbers.
        of: Vec<Seq>,
        /// Why; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
    /// The match goes back.
    Rewind(Rewind),
    /// The table is put right in part.
    Remedy(Remedy),
    /// A judge takes the call.
    Claim {
        /// Who.
        by: Official,
    },
    /// The round has so long from now on.
    Clock {
        /// Minutes.
        minutes: NonZeroU16,
    },
    /// The table gets more time.
    Extension {
        /// Minutes.
        minutes: NonZeroU16,
        /// Why; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
    /// The match ended by a word of the desk.
    Result(MatchResult),
    /// Where in a series this game stands.
    Series(Series),
    /// Somebody signs what is recorded so far.
    Signature(Signature),
}
