//! A match as its record for people tells it, gathered once for every form of that record.
//!
//! What of a table is shown at an event comes from one call, [`Referee::frames`]; what was said and found comes in words.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use super::audit::{seated, table};
use crate::games::game;
use crate::journal::Record;
use crate::kernel::{
    Body, Change, FactMap, Finding, Frame, Layout, Penalty, PlayView, Referee, Seat, Seq, Telling, Waiver,
    Witness, counted, listed,
};
use crate::report::{ended, standing_words};
use crate::rulebook::Catalogue;
use crate::session::{Ruled, Times, desk_place, is_struck, place_words, record_line, rulings, show_play};

/// What a record for people is written from.
pub struct Exported<'a> {
    /// The match's id.
    pub source: &'a str,
    /// The match.
    pub referee: &'a dyn Referee,
    /// The records it was read from; empty for a script.
    pub records: &'a [Record],
    /// Edition of the rules; may be empty.
    pub edition: &'a str,
    /// The table as it was opened with; may be empty.
    pub table: &'a str,
    /// The words of the clauses.
    pub catalogue: Option<&'a Catalogue>,
    /// The seal of the records, where they are stored.
    pub seal: Option<&'a str>,
    /// To whom the match is told; the referee is told so already.
    pub telling: Telling,
}

/// A record as people read it.
pub(super) struct Event {
    pub frame: Frame,
    /// The record in one line.
    pub text: String,
    /// Where it was put in, if not at the end: ` (antes de #9)`.
    pub place: String,
    /// It is a play that stands no more, or a word of the desk that was taken back.
    pub is_struck: bool,
    /// The rewind that took it back, where it counts.
    pub rewound_by: Option<Seq>,
    /// It is a play, and not the desk's.
    pub is_play: bool,
    pub waivers: Vec<Waiver>,
    /// What the referee did by itself, and its remarks.
    pub remarks: Vec<String>,
    pub time: Option<DateTime<Utc>>,
}

/// Everything a match tells, in order.
pub(super) struct Account<'a> {
    pub of: &'a Exported<'a>,
    pub layout: Layout,
    pub events: Vec<Event>,
    /// The table at the end.
    pub facts: FactMap,
    pub findings: Vec<Finding>,
    /// Which of them stand beside which event.
    found: BTreeMap<Seq, Vec<usize>>,
    pub rulings: Vec<Ruled>,
    pub penalties: Vec<(Seq, Penalty)>,
    pub times: Option<Times>,
}

impl<'a> Account<'a> {
    pub fn of(exported: &'a Exported<'a>) -> Self {
        let referee = exported.referee;
        let events = events(exported);
        let mut facts = FactMap::new();
        for change in events.iter().flat_map(|event: &Event| &event.frame.changes) {
            follow(&mut facts, change);
        }
        let mut account = Account {
            layout: referee.layout(),
            events,
            facts,
            findings: referee.findings(),
            rulings: rulings(referee),
            penalties: referee.ledger().penalties().to_vec(),
            times: times(exported),
            of: exported,
            found: BTreeMap::new(),
        };
        for (n, finding) in account.findings.iter().enumerate() {
            account.found.entry(account.place_of(finding)).or_default().push(n);
        }
        account
    }

    /// The seats of the match.
    pub fn seats(&self) -> Vec<Seat> {
        seated(self.of.referee)
    }

    /// What the table calls a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.of.referee.seat_name(seat)
    }

    /// The full name of who sits there, where it was told.
    pub fn full_name(&self, seat: Seat) -> String {
        let full = self.of.referee.ledger().player(seat).and_then(|player| player.name.clone());
        full.unwrap_or_else(|| self.name(seat))
    }

    /// `ana contra beto`.
    pub fn title(&self) -> String {
        let names: Vec<String> = self.seats().into_iter().map(|seat| self.name(seat)).collect();
        match names.as_slice() {
            [] => self.of.referee.game_title().to_owned(),
            [one, other] => format!("{one} contra {other}"),
            names => listed(names),
        }
    }

    /// Who won and why, in one sentence.
    pub fn result(&self) -> String {
        match self.of.referee.outcome() {
            Some(outcome) => sentence(&ended(&outcome, self.of.referee)),
            None => "Partida sin terminar.".to_owned(),
        }
    }

    /// The clause that ended it, where one did.
    pub fn ended_by(&self) -> Option<&'static str> {
        self.of.referee.outcome().map(|outcome| outcome.clause).filter(|clause| !clause.is_empty())
    }

    /// Heading, place and judge as far as told: label and text.
    pub fn particulars(&self) -> Vec<(&'static str, String)> {
        let context = self.of.referee.ledger().context();
        let judge = context.judge.as_ref().map(|judge| judge.words()).filter(|words| !words.is_empty());
        let table = table(self.of.referee, self.of.table);
        let edition = Some(self.of.edition.to_owned()).filter(|edition| !edition.is_empty());
        let series = self.of.referee.ledger().series();
        let series = series.map(|series| series.words(|seat| self.name(seat)));
        let mut told = vec![
            ("Torneo", context.tournament.clone()),
            ("Ronda", context.round.clone()),
            ("Mesa", table),
            ("Juez", judge),
            ("Serie", series),
            ("Reglamento", edition),
            ("Modo", Some(self.of.referee.status().mode).filter(|mode| !mode.is_empty())),
        ];
        if let Some(times) = &self.times {
            told.push(("Inicio", Some(moment(times.began))));
            told.push(("Fin", Some(moment(times.ended))));
            told.push(("Duración", Some(lasting(times.ended - times.began))));
            let lost = times.lost();
            told.push(("En llamadas al juez", (lost > 0).then(|| lasting(TimeDelta::seconds(lost)))));
        }
        told.push(("Contada para", self.of.telling.witness.map(|witness| self.reader(witness))));
        told.push(("Partida", Some(self.of.source.to_owned()).filter(|id| !id.is_empty())));
        told.push(("Sello", self.of.seal.map(str::to_owned)));
        told.into_iter().filter_map(|(label, text)| Some((label, text?))).collect()
    }

    /// Whom it is told to: what that reader could know.
    fn reader(&self, witness: Witness) -> String {
        match witness {
            Witness::Public => "el público, con lo que todos vieron".to_owned(),
            Witness::Seat(seat) => format!("{}, con lo que pudo ver", self.name(seat)),
        }
    }

    /// The turns: a number and its events, in the order of the records. What comes before the first turn has the number 0.
    pub fn turns(&self) -> Vec<(u32, &[Event])> {
        let same = |a: &Event, b: &Event| a.frame.status.turn == b.frame.status.turn;
        let number = |events: &[Event]| events.first().map_or(0, |event| event.frame.status.turn);
        self.events.chunk_by(same).map(|events| (number(events), events)).collect()
    }

    /// The rewinds in force.
    pub fn rewinds(&self) -> impl Iterator<Item = &Event> {
        self.events.iter().filter(|event| self.of.referee.goes_back(event.frame.seq))
    }

    /// The findings that stand beside an event.
    pub fn found(&self, seq: Seq) -> impl Iterator<Item = &Finding> {
        self.found.get(&seq).into_iter().flatten().filter_map(|n| self.findings.get(*n))
    }

    /// Where a finding stands: beside the play it is about. For a reader where it came out, for before that it would tell
    /// what nobody knew.
    pub fn place_of(&self, finding: &Finding) -> Seq {
        if self.is_partial() { finding.known_at } else { finding.about }
    }

    /// Whether it is told to one who may not know all.
    pub fn is_partial(&self) -> bool {
        self.of.telling.witness.is_some()
    }

    /// The rule of a clause.
    pub fn rule(&self, clause: &str) -> Option<&str> {
        self.of.catalogue?.clause(clause).map(|clause| clause.es.as_str())
    }
}

/// The times of a match that was told as it was played; one brought in whole has none.
fn times(exported: &Exported<'_>) -> Option<Times> {
    let times = Times::of(exported.records, game(exported.referee.game_id())?)?;
    (times.ended > times.began).then_some(times)
}

fn follow(facts: &mut FactMap, change: &Change) {
    match &change.is {
        Some(is) => {
            facts.entry(change.place.clone()).or_default().insert(change.key, is.clone());
        }
        None => {
            if let Some(place) = facts.get_mut(&change.place) {
                place.remove(change.key);
                if place.is_empty() {
                    facts.remove(&change.place);
                }
            }
        }
    }
}

fn events(exported: &Exported<'_>) -> Vec<Event> {
    let referee = exported.referee;
    let plays: BTreeMap<Seq, PlayView> = referee.plays().into_iter().map(|play| (play.seq, play)).collect();
    let mut remarks: BTreeMap<Seq, Vec<String>> = BTreeMap::new();
    for notice in referee.notices() {
        remarks.entry(notice.about).or_default().push(notice.text);
    }
    let event = |frame: Frame| {
        let (seq, play) = (frame.seq, plays.get(&frame.seq));
        let own = referee.consequences(seq).into_iter();
        Event {
            text: play.map_or_else(|| record_line(referee, seq), show_play),
            place: play.map_or_else(|| desk_place(referee, seq), place_words),
            is_struck: is_struck(referee, seq),
            rewound_by: play.and_then(|play| play.rewound_by.filter(|_| play.counts)),
            is_play: play.is_some(),
            waivers: play.map(|play| play.waivers.clone()).unwrap_or_default(),
            remarks: own.chain(remarks.remove(&seq).unwrap_or_default()).collect(),
            time: usize::try_from(seq).ok().and_then(|n| exported.records.get(n)).map(|record| record.time),
            frame,
        }
    };
    referee.frames().into_iter().map(event).collect()
}

/// Whether a record was written by the desk to be read as a note.
pub(super) fn is_note(referee: &dyn Referee, seq: Seq) -> bool {
    matches!(referee.desk_body(seq), Some(Body::Note { .. }))
}

/// What an event changed, place by place: `A1: vida 6→4`. Of a card what is drawn of it; the moment of the match is told
/// elsewhere.
pub(super) fn changed(layout: &Layout, frame: &Frame) -> Vec<String> {
    const MOMENT: [&str; 2] = ["turno", "partida"];
    // How the empty table begins is no news.
    if frame.seq == 0 {
        return Vec::new();
    }
    let drawn = |key: &str| layout.shows.iter().any(|show| show.key == key);
    frame
        .changes
        .chunk_by(|a, b| a.place == b.place)
        .filter(|changes| !MOMENT.contains(&changes[0].place.as_str()))
        .filter_map(|changes| {
            let of = |key: &str| changes.iter().find(|change| change.key == key);
            let left = of("carta").is_some_and(|card| card.was.as_deref() == Some("sí"));
            let came = of("carta").is_some_and(|card| card.is.as_deref() == Some("sí"));
            if left && !came {
                let name = of("nombre").and_then(|name| name.was.as_deref());
                let who = name.map_or(String::new(), |name| format!(" (estaba {name})"));
                return Some(format!("{}: vacío{who}", changes[0].place));
            }
            let is_card = came || changes.iter().any(|change| drawn(change.key));
            let told = changes.iter().filter(|change| !is_card || drawn(change.key));
            let words: Vec<String> = told.filter_map(worded).collect();
            match (words.is_empty(), came) {
                (true, true) => Some(format!("{}: llega una carta", changes[0].place)),
                (true, false) => None,
                (false, _) => Some(format!("{}: {}", changes[0].place, words.join(", "))),
            }
        })
        .collect()
}

fn worded(change: &Change) -> Option<String> {
    match (&change.was, &change.is) {
        // What a new card has not is no news.
        (None, Some(is)) if matches!(is.as_str(), "no" | "0" | "?") => None,
        (None, Some(is)) => Some(format!("{} {is}", change.key)),
        (Some(was), Some(is)) => Some(format!("{} {was}→{is}", change.key)),
        (Some(was), None) => Some(format!("{} {was}→—", change.key)),
        (None, None) => None,
    }
}

/// Where a match stands after an event: `Turno 3 de ana · Batalla`.
pub(super) fn headline(referee: &dyn Referee, frame: &Frame) -> String {
    match frame.status.active.filter(|_| frame.status.turn > 0) {
        Some(seat) => {
            format!("Turno {} de {} · {}", frame.status.turn, referee.seat_name(seat), frame.status.phase)
        }
        None => frame.status.phase.clone(),
    }
}

/// The day and the minute.
pub(super) fn moment(time: DateTime<Utc>) -> String {
    time.format("%Y-%m-%d %H:%M UTC").to_string()
}

/// `1 h 5 min`, `12 min`, `40 s`.
pub(super) fn lasting(time: TimeDelta) -> String {
    let seconds = time.num_seconds().max(0);
    match (seconds / 3600, seconds / 60 % 60) {
        (0, 0) => format!("{seconds} s"),
        (0, minutes) => format!("{minutes} min"),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}

/// With a capital and a full stop.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let whole = first + letters.as_str();
    if whole.ends_with(['.', '!', '?', '»']) { whole } else { whole + "." }
}

/// How a finding stands now.
pub(super) fn stands(finding: &Finding) -> String {
    let told = standing_words(finding);
    match (told.is_empty(), finding.kind.is_fault()) {
        (true, true) => "en pie".to_owned(),
        (true, false) => "sin aclarar".to_owned(),
        (false, _) => told,
    }
}

/// `1 falta en pie`, `2 faltas en pie`.
pub(super) fn standing_faults(findings: &[Finding]) -> String {
    let open = findings.iter().filter(|finding| finding.is_open_fault()).count();
    match open {
        0 => "Ninguna falta en pie".to_owned(),
        n => counted(n, "falta en pie", "faltas en pie"),
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn times_are_told_as_people_say_them() {
        let told = [9, 60, 754, 3900].map(|seconds| lasting(TimeDelta::seconds(seconds)));
        assert_eq!(told, ["9 s", "1 min", "12 min", "1 h 5 min"]);
        assert_eq!(sentence("gana ana"), "Gana ana.");
        assert_eq!(sentence("Gana ana."), "Gana ana.");
    }
}
