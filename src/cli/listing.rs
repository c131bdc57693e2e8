//! The matches of a store as a list shows them. What was read of a match is kept beside it, so that a list of thousands is
//! shown at once: believed of the record file it was read from, by this program with its rules, and of nothing else.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::cores::on_every_core;
use super::seen::Remarks;
use crate::games::game;
use crate::journal::{Compared, MatchId, RecordFiles, Stamp};
use crate::report;
use crate::rulebook::Rulebook;
use crate::session::load;

/// A match as the list shows it.
#[derive(Clone, Serialize, Deserialize)]
pub struct MatchRow {
    #[serde(skip)]
    pub time: Option<DateTime<Utc>>,
    /// Minutes from the first record to the last.
    pub minutes: i64,
    pub id: String,
    pub game: String,
    /// Where it is played, as far as told.
    pub tournament: Option<String>,
    pub round: Option<String>,
    pub table: Option<String>,
    pub judge: Option<String>,
    /// Full names where they were told, else those the table uses.
    pub players: Vec<String>,
    pub began: String,
    pub events: usize,
    pub turn: u32,
    pub open_faults: usize,
    pub winners: Vec<String>,
    /// How it ended; none while it goes on.
    pub end: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// What a kept row was worked out from: it is read anew where any of it is otherwise.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Key {
    stamp: Stamp,
    /// The number of the last record.
    last: u32,
    /// The revision of the game's rules.
    rules: u32,
    /// The digest of its catalogue.
    catalogue: String,
    /// The program, which may say the same in other words.
    program: String,
}

impl Key {
    /// The key of a row that this program worked out of such a file; none of a game it does not know.
    fn of(stamp: Stamp, last: u32, row: &MatchRow, digests: &Digests) -> Option<Key> {
        let (rules, catalogue) = digests.get(row.game.as_str())?.clone();
        Some(Key { stamp, last, rules, catalogue, program: env!("CARGO_PKG_VERSION").to_owned() })
    }
}

/// The revision of the rules and the digest of the catalogue, by game.
type Digests = BTreeMap<&'static str, (u32, String)>;

/// A row as it is kept.
#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    key: Key,
    time: Option<DateTime<Utc>>,
    row: MatchRow,
}

/// A match that was read.
struct Read {
    row: MatchRow,
    /// How it stands to what was last seen of it, where it could be read.
    compared: Option<Compared>,
    /// What its file is known again by, and the number of its last record.
    stamp: Option<(Stamp, u32)>,
}

/// Every match of the store; how each stands to what was last seen of it goes to the remarks.
///
/// # Errors
/// The store cannot be read, in Spanish.
pub fn rows(files: &RecordFiles, remarks: &mut Remarks) -> Result<Vec<MatchRow>, String> {
    let ids = files.list().map_err(|e| e.to_string())?;
    let rulebook = Rulebook::embedded();
    let known =
        rulebook.games().filter_map(|id| Some((id, (game(id)?.rules_revision, rulebook.digest(id)?))));
    let digests: Digests = known.collect();
    let kept = files.kept_list().and_then(|list| serde_json::from_slice(&list).ok());
    let mut kept: BTreeMap<String, Kept> = kept.unwrap_or_default();
    let believed = |id: &MatchId| {
        let kept = kept.get(id.as_str())?;
        let key = Key::of(files.stamp(id)?, kept.key.last, &kept.row, &digests)?;
        let holds = key == kept.key && files.was_seen(id, key.last, key.stamp.hash());
        holds.then(|| MatchRow { time: kept.time, ..kept.row.clone() })
    };
    let found: Vec<(MatchId, Option<MatchRow>)> = on_every_core(&ids, |id| (*id, believed(id)));
    let unread: Vec<MatchId> = found.iter().filter(|(_, row)| row.is_none()).map(|(id, _)| *id).collect();
    let read = on_every_core(&unread, |id| (*id, row(files, id)));
    let mut is_other = false;
    let mut anew: BTreeMap<MatchId, MatchRow> = BTreeMap::new();
    for (id, Read { row, compared, stamp }) in read {
        // What is other than it was is told every time, so it is read every time.
        let stamp = stamp.filter(|_| compared == Some(Compared::Agrees));
        if let Some(compared) = compared {
            remarks.add(id, compared);
        }
        let key = stamp.and_then(|(stamp, last)| Key::of(stamp, last, &row, &digests));
        if let Some(key) = key.filter(|_| row.error.is_none()) {
            kept.insert(id.to_string(), Kept { key, time: row.time, row: row.clone() });
            is_other = true;
        }
        anew.insert(id, row);
    }
    // Readers write nothing else: what is no longer so stands there unbelieved until something is to be added.
    if is_other {
        kept.retain(|id, _| MatchId::parse(id).is_ok_and(|id| ids.binary_search(&id).is_ok()));
        files.keep_list(&serde_json::to_vec(&kept).map_err(|e| e.to_string())?);
    }
    Ok(found.into_iter().filter_map(|(id, row)| row.or_else(|| anew.remove(&id))).collect())
}

/// A match of the store; what cannot be read says why.
fn row(files: &RecordFiles, id: &MatchId) -> Read {
    let empty = |error: String| MatchRow {
        time: None,
        minutes: 0,
        id: id.to_string(),
        game: String::new(),
        tournament: None,
        round: None,
        table: None,
        judge: None,
        players: Vec::new(),
        began: String::new(),
        events: 0,
        turn: 0,
        open_faults: 0,
        winners: Vec::new(),
        end: None,
        error: Some(error),
    };
    // Before what is written meanwhile.
    let stamp = files.stamp(id);
    let (records, compared) = match files.read_compared(id) {
        Ok(read) => read,
        Err(e) => return Read { row: empty(e.to_string()), compared: None, stamp: None },
    };
    let began = records.first().map_or(String::new(), |r| r.time.format("%Y-%m-%d %H:%M UTC").to_string());
    let time = records.first().map(|first| first.time);
    let minutes =
        records.last().zip(time).map_or(0, |(last, first)| (last.time - first).num_minutes().max(0));
    let row = match load(*id, &records) {
        Err(e) => MatchRow { time, began, ..empty(e.to_string()) },
        Ok(loaded) => {
            let referee = loaded.referee.as_ref();
            let outcome = referee.outcome();
            let context = referee.ledger().context().clone();
            let name = |seat| {
                let told = referee.ledger().player(seat).and_then(|player| player.name.clone());
                told.unwrap_or_else(|| referee.seat_name(seat))
            };
            let winners = outcome.iter().flat_map(|o| &o.winners);
            MatchRow {
                time,
                minutes,
                id: id.to_string(),
                game: loaded.header.game,
                tournament: context.tournament,
                round: context.round,
                table: context.table,
                judge: context.judge.and_then(|judge| judge.name),
                players: referee.seats().into_iter().map(name).collect(),
                began,
                events: referee.plays_that_count(),
                turn: referee.status().turn,
                open_faults: referee.findings().iter().filter(|f| f.is_open_fault()).count(),
                winners: winners.map(|s| referee.seat_name(*s)).collect(),
                end: outcome.as_ref().map(|o| report::winners(o, referee)),
                error: None,
            }
        }
    };
    let last = records.last();
    let is_whole = |stamp: &Stamp| last.is_some_and(|last| last.hash.to_hex().as_str() == stamp.hash());
    let stamp = stamp.filter(is_whole).zip(last).map(|(stamp, last)| (stamp, last.seq));
    Read { row, compared: Some(compared), stamp }
}
