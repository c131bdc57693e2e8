//! What the times of the records tell: how long a call lasted, what is left of the round, how long each turn took.
//!
//! The times are those of the clock of the machine that wrote. Order is by number: where a time lies before the one
//! before it, that stretch is told and counts for nothing.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use chrono::{DateTime, TimeDelta, Utc};

use crate::games::GameEntry;
use crate::journal::Record;
use crate::kernel::{Body, DeskRecord, Ledger, Seat, Seq, shown_body};

/// A call or a turn shorter than this takes no time that matters, in seconds.
const SHORT: i64 = 60;

/// What was told of the time at one table: the round, extensions, calls.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundClock {
    told: Vec<(Seq, DateTime<Utc>, Told)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    Round(u16),
    Extension(u16),
    Call,
    Resume,
}

/// The round as it stands, and the call that stops it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Round {
    began: Option<(DateTime<Utc>, u16)>,
    /// Minutes of extension since it began.
    extra: u16,
    call: Option<DateTime<Utc>>,
}

/// How long a call lasted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The clock of the machine went backwards.
    Unknown,
    /// Seconds, outside a round or where no round was told.
    Outside(i64),
    /// Minutes, rounded up, that the round lost.
    Round(NonZeroU16),
}

impl RoundClock {
    /// The clock after these records.
    pub fn of(records: &[Record]) -> RoundClock {
        let mut clock = RoundClock::default();
        for record in records {
            if let Some(body) = read(record) {
                clock.take_in(record.seq, &body, record.time);
            }
        }
        clock
    }

    /// Takes in a record made at `time`.
    pub fn take_in<E>(&mut self, seq: Seq, body: &Body<E>, time: DateTime<Utc>) {
        let told = match body {
            Body::Call { waiting: true, .. } => Told::Call,
            Body::Call { waiting: false, .. } => Told::Resume,
            Body::Desk(DeskRecord::Clock { minutes }) => Told::Round(minutes.get()),
            Body::Desk(DeskRecord::Extension { minutes, .. }) => Told::Extension(minutes.get()),
            Body::Desk(_)
            | Body::Header(_)
            | Body::Play { .. }
            | Body::Strike { .. }
            | Body::Restore { .. }
            | Body::Waive { .. }
            | Body::Note { .. }
            | Body::Ruling(_)
            | Body::Penalty(_)
            | Body::Statement { .. } => return,
        };
        self.told.push((seq, time, told));
    }

    /// The round as it stands, what the desk took back left out.
    pub fn round(&self, ledger: &Ledger) -> Round {
        let mut round = Round::default();
        for (_, time, told) in self.told.iter().filter(|(seq, _, _)| !ledger.is_revoked(*seq)) {
            match told {
                Told::Round(minutes) => (round.began, round.extra) = (Some((*time, *minutes)), 0),
                Told::Extension(minutes) => round.extra = round.extra.saturating_add(*minutes),
                Told::Call => round.call = round.call.or(Some(*time)),
                Told::Resume => round.call = None,
            }
        }
        round
    }
}

impl Round {
    fn end(&self) -> Option<DateTime<Utc>> {
        let (since, minutes) = self.began?;
        since.checked_add_signed(TimeDelta::minutes(i64::from(minutes) + i64::from(self.extra)))
    }

    /// Seconds that are left of the round; below 0 when it is over. None where no round was told.
    pub fn left(&self, now: DateTime<Utc>) -> Option<i64> {
        Some((self.end()? - now).num_seconds())
    }

    /// What the call that ends now has cost; none where there was none, or it was short.
    pub fn lost(&self, now: DateTime<Utc>) -> Option<Lost> {
        let since = self.call?;
        if now < since {
            return Some(Lost::Unknown);
        }
        let inside = self
            .began
            .zip(self.end())
            .map(|((began, _), end)| (now.min(end) - since.max(began)).num_seconds());
        match inside {
            Some(seconds) if seconds > SHORT => {
                let minutes = u16::try_from((seconds + 59) / 60).ok().and_then(NonZeroU16::new)?;
                Some(Lost::Round(minutes))
            }
            Some(_) | None => Some(Lost::Outside((now - since).num_seconds()))
                .filter(|_| (now - since).num_seconds() > SHORT),
        }
    }
}

fn read(record: &Record) -> Option<Body<serde_json::Value>> {
    serde_json::from_str(&shown_body(record.body.get())).ok()
}

/// How long a match took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Times {
    /// The first record.
    pub began: DateTime<Utc>,
    /// The last one.
    pub ended: DateTime<Utc>,
    /// Every turn in order: its number, whose it is, seconds without calls.
    pub turns: Vec<(u32, Option<Seat>, i64)>,
    /// Every call: the record that called, the one with which play went on, if it did, and the seconds between.
    pub calls: Vec<(Seq, Option<Seq>, i64)>,
    /// Records whose time lies before the one before them: that stretch is not counted.
    pub backwards: Vec<Seq>,
}

impl Times {
    /// The times of a match; none of one without records.
    pub fn of(records: &[Record], entry: &GameEntry) -> Option<Times> {
        let (first, last) = (records.first()?, records.last()?);
        let mut times = Times {
            began: first.time,
            ended: last.time,
            turns: Vec::new(),
            calls: Vec::new(),
            backwards: Vec::new(),
        };
        let mut referee = (entry.open)();
        let mut before = first.time;
        let mut waiting = false;
        for record in records {
            let seconds = (record.time - before).num_seconds();
            if seconds < 0 {
                times.backwards.push(record.seq);
            }
            times.spend(seconds.max(0), waiting, &referee.status());
            before = record.time;
            if let Some(Body::Call { waiting: calls, .. }) = read(record) {
                times.call(record.seq, calls, waiting);
                waiting = calls;
            }
            // A body that is none of ours has been refused before the times are asked for.
            let _ = referee.record(record.body.get());
        }
        Some(times)
    }

    fn spend(&mut self, seconds: i64, waiting: bool, status: &crate::kernel::Status) {
        if waiting {
            if let Some((_, _, lost)) = self.calls.last_mut() {
                *lost += seconds;
            }
        } else if status.turn > 0 {
            match self.turns.last_mut() {
                Some((turn, seat, spent)) if (*turn, *seat) == (status.turn, status.active) => {
                    *spent += seconds
                }
                Some(_) | None => self.turns.push((status.turn, status.active, seconds)),
            }
        }
    }

    fn call(&mut self, seq: Seq, calls: bool, waiting: bool) {
        match (calls, waiting) {
            (true, false) => self.calls.push((seq, None, 0)),
            (false, true) => {
                if let Some((_, until, _)) = self.calls.last_mut() {
                    *until = Some(seq);
                }
            }
            (true, true) | (false, false) => {}
        }
    }

    /// Seconds of all turns of each player, in the order of seats.
    pub fn by_player(&self) -> BTreeMap<Seat, i64> {
        let mut spent = BTreeMap::new();
        for (_, seat, seconds) in &self.turns {
            if let Some(seat) = seat {
                *spent.entry(*seat).or_default() += seconds;
            }
        }
        spent
    }

    /// Seconds of all calls.
    pub fn lost(&self) -> i64 {
        self.calls.iter().map(|(_, _, seconds)| seconds).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    fn called(round: Option<u16>, call: i64) -> RoundClock {
        let mut clock = RoundClock::default();
        if let Some(minutes) = round.and_then(NonZeroU16::new) {
            clock.take_in(1, &Body::<char>::Desk(DeskRecord::Clock { minutes }), at(0));
        }
        clock.take_in(2, &Body::<char>::Call { waiting: true, seat: None }, at(call));
        clock
    }

    fn lost(round: Option<u16>, call: i64, now: i64) -> Option<Lost> {
        called(round, call).round(&Ledger::default()).lost(at(now))
    }

    #[test]
    fn a_call_costs_the_round_its_minutes_rounded_up() {
        let minutes = |n| NonZeroU16::new(n).map(Lost::Round);
        assert_eq!(lost(Some(50), 60, 60 + 61), minutes(2));
        assert_eq!(lost(Some(50), 60, 60 + 60), None);
        // Only what lies inside the round is lost.
        assert_eq!(lost(Some(2), 60, 600), Some(Lost::Outside(540)));
        assert_eq!(lost(None, 0, 240), Some(Lost::Outside(240)));
        assert_eq!(lost(Some(50), 60, 0), Some(Lost::Unknown));
    }

    #[test]
    fn an_extension_lengthens_the_round() {
        let mut clock = called(Some(50), 0);
        let Some(minutes) = NonZeroU16::new(3) else { return };
        let extension = DeskRecord::Extension { minutes, text: String::new() };
        clock.take_in(3, &Body::<char>::Desk(extension), at(0));
        assert_eq!(clock.round(&Ledger::default()).left(at(50 * 60)), Some(180));
        assert_eq!(Round::default().left(at(0)), None);
    }
}
