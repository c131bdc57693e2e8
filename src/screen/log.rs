//! The log of a match as the screen keeps it: every record with whose it is and what was found in it.

use std::collections::{BTreeMap, BTreeSet};

use super::view::{Entry, Found};
use crate::games::game;
use crate::kernel::{Finding, PlayView, Referee, Seat, Seq, Standing};
use crate::report;
use crate::session::{Session, SessionError, desk_place, is_struck, place_words, record_line, show_play};

/// Whose turn it was when each record was made.
pub struct Turns {
    active: Vec<Option<Seat>>,
}

impl Turns {
    /// Those of a stored match: its records are told once more.
    ///
    /// # Errors
    /// The records cannot be read.
    pub fn of(session: &Session) -> Result<Turns, SessionError> {
        let mut active = Vec::new();
        let Some(entry) = game(&session.header().game) else { return Ok(Turns { active }) };
        let mut table = (entry.open)();
        for record in session.records()? {
            let before = table.status().active;
            // What the session could read, this can.
            let read = table.follow(record.body.get()).is_ok();
            active.push(before.or(table.status().active).filter(|_| read));
        }
        Ok(Turns { active })
    }

    /// Takes in that the records up to now were made in this turn.
    pub fn take_in(&mut self, before: Option<Seat>, referee: &dyn Referee) {
        let records = usize::try_from(referee.next_seq()).unwrap_or(usize::MAX);
        let now = before.or(referee.status().active);
        self.active.resize(records.max(self.active.len()), now);
    }

    fn at(&self, seq: Seq) -> Option<Seat> {
        *self.active.get(usize::try_from(seq).ok()?)?
    }
}

/// These records of a match.
pub fn entries(referee: &dyn Referee, turns: &Turns, seqs: &BTreeSet<Seq>) -> Vec<Entry> {
    let mut findings: BTreeMap<Seq, Vec<Finding>> = BTreeMap::new();
    for finding in referee.findings().into_iter().filter(|f| seqs.contains(&f.about)) {
        findings.entry(finding.about).or_default().push(finding);
    }
    let owners = owners(referee);
    let entry_of = |seq: &Seq| {
        let found = findings.remove(seq).unwrap_or_default();
        entry(referee, turns, &owners, *seq, &found)
    };
    seqs.iter().map(entry_of).collect()
}

/// Whose each place is.
fn owners(referee: &dyn Referee) -> BTreeMap<String, Seat> {
    let areas = referee.picture().areas.into_iter();
    areas
        .filter_map(|area| Some((area.seat?, area.rows)))
        .flat_map(|(seat, rows)| rows.into_iter().flatten().map(move |cell| (cell.place, seat)))
        .collect()
}

/// Whose place or turn a line names first: what is done with a card its owner does.
fn first_named(line: &str, owners: &BTreeMap<String, Seat>, referee: &dyn Referee) -> Option<Seat> {
    let mut words = line.split([' ', '>', ',']).skip(1);
    words.find_map(|word| owners.get(word).copied().or_else(|| referee.seat_named(word)))
}

fn entry(
    referee: &dyn Referee,
    turns: &Turns,
    owners: &BTreeMap<String, Seat>,
    seq: Seq,
    findings: &[Finding],
) -> Entry {
    let play = referee.play(seq);
    let place = play.as_ref().map_or_else(|| desk_place(referee, seq), place_words);
    let text = play.as_ref().map_or_else(|| record_line(referee, seq), show_play);
    let said = text.split_once(": ").and_then(|(name, _)| referee.seat_named(name));
    let open = |f: &Finding| (f.standing == Standing::Open).then_some(f.clause);
    let found = findings.iter().map(|f| Found { line: report::finding_line(f), open: open(f) });
    Entry {
        seq,
        // Before the first turn the players do things together.
        seat: play.as_ref().and_then(|_| {
            said.or_else(|| Some(first_named(&text, owners, referee).unwrap_or(turns.at(seq)?)))
        }),
        again: play.as_ref().and_then(again),
        struck: is_struck(referee, seq),
        text: text + &place,
        findings: found.collect(),
    }
}

/// The line of a play as it can be typed again, where it tells no more than is to be seen.
fn again(play: &PlayView) -> Option<String> {
    (play.shown == play.text && play.waivers.is_empty()).then(|| play.text.clone())
}
