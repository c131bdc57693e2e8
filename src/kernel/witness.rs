//! A match as one reader could follow it: its records with whatever that reader could not know taken out of them, and folded
//! anew. What is found and when it became known then follows from what the reader knew.
//!
//! What an event tells whom, the game says ([`Game::shown_to`]), and what of a table lies open to whom
//! ([`Game::facts_seen`]): the course of play may hang on what is hidden, so the table shown is the real one.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value as Json;

use super::body::{Body, Waiver};
use super::desk::DeskRecord;
use super::effects::Done;
use super::film::Frame;
use super::game::{FactSheet, Game, Outcome};
use super::ids::{Seat, Seq};
use super::log::Log;
use super::records::Records;
use super::referee::Referee;
use super::table::Table;
use super::text::fold;
use super::verdict::{Finding, Notice};

/// What stands for words that a reader does not get.
const KEPT: &str = "(reservado)";

/// Letters of a word of a name that names by itself.
const NAMING: usize = 4;

/// Whose eyes a match is told for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Witness {
    /// A player's: what everybody saw, and what that seat alone did.
    Seat(Seat),
    /// What everybody saw.
    Public,
}

/// How a match is told to others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Telling {
    /// To whom; none to the judges, who know all.
    pub witness: Option<Witness>,
    /// Seats stand for the players' names.
    pub unnamed: bool,
}

impl Telling {
    /// Whether it is the whole record, as the judges have it.
    pub fn is_whole(self) -> bool {
        self == Telling::default()
    }
}

/// What a reader has seen and heard by a record.
pub struct Sight<'a> {
    witness: Witness,
    names: &'a Names,
    by: Seq,
}

impl Sight<'_> {
    /// Whether they are the eyes of a seat.
    pub fn is_of(&self, seat: Seat) -> bool {
        self.witness == Witness::Seat(seat)
    }

    /// Whether a card of that name was named to the reader.
    pub fn has_heard(&self, name: &str) -> bool {
        self.names.heard.get(&fold(name)).is_some_and(|since| *since <= self.by)
    }

    /// Takes words away that name a card the reader has not heard of.
    pub fn free_words(&self, text: &mut String) {
        if text.is_empty() {
            return;
        }
        let said = words(text);
        // «la Salamandra» names the «Salamandra de Fuego» as well.
        let is_part = |word: &str| word.chars().count() >= NAMING && said.contains(&format!(" {word} "));
        let is_said = |name: &str| said.contains(name) || name.split(' ').any(is_part);
        if self.names.said.iter().any(|(name, words)| is_said(words) && !self.has_heard(name)) {
            KEPT.clone_into(text);
        }
    }
}

/// The names of cards that a match says.
struct Names {
    /// All of them, and as they stand in a text.
    said: Vec<(String, String)>,
    /// Since which record the reader has heard of them.
    heard: BTreeMap<String, Seq>,
}

/// Words with a space before and behind each: «Sol» is not said by «soldado».
pub(super) fn words(text: &str) -> String {
    let folded = fold(text);
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

/// What a table that is told to one who may not know all remembers of the whole match.
#[derive(Clone)]
pub(super) struct Told {
    frames: Vec<Frame>,
    findings: Vec<Finding>,
    notices: Vec<Notice>,
    consequences: Vec<Done>,
    /// How the match ended, which everybody is told.
    pub(super) outcome: Option<Outcome>,
    /// Plays whose words came to the reader only later, if ever.
    unsaid: BTreeSet<Seq>,
}

impl Told {
    /// What was shown record by record.
    pub(super) fn frames(&self) -> Vec<Frame> {
        self.frames.clone()
    }

    /// Whether the words of a play came to the reader only later.
    pub(super) fn is_unsaid(&self, seq: Seq) -> bool {
        self.unsaid.contains(&seq)
    }

    /// Whether the whole match found it too: what is found for want of knowledge is no finding.
    pub(super) fn has_found(&self, finding: &Finding) -> bool {
        !self.is_unsaid(finding.about) && self.findings.iter().any(|found| found.is_same(finding))
    }

    /// The same of a remark.
    pub(super) fn has_remarked(&self, notice: &Notice) -> bool {
        !self.is_unsaid(notice.about) && self.notices.contains(notice)
    }

    /// The same of what the referee did by itself.
    pub(super) fn has_done(&self, done: &Done) -> bool {
        !self.is_unsaid(done.0) && self.consequences.contains(done)
    }
}

impl<G: Game> Table<G> {
    /// The match as it is told to somebody.
    pub(super) fn retold(&self, telling: Telling) -> Table<G> {
        let named =
            if telling.unnamed { self.without_names() } else { Table::of_records(self.records.clone()) };
        if let Some(witness) = telling.witness { named.witnessed(witness) } else { named }
    }

    /// What is told of these; all of them where nothing is kept back.
    pub(super) fn as_told<'t, T: Clone + 't>(
        &self,
        all: impl Iterator<Item = &'t T>,
        has: impl Fn(&Told, &T) -> bool,
    ) -> Vec<T> {
        all.filter(|one| self.told.as_ref().is_none_or(|told| has(told, one))).cloned().collect()
    }

    fn witnessed(&self, witness: Witness) -> Table<G> {
        let mut names = Names { said: Vec::new(), heard: BTreeMap::new() };
        let said: BTreeSet<String> =
            self.records.events().flat_map(G::card_names).map(|name| fold(&name)).collect();
        names.said = said.into_iter().map(|name| (name.clone(), words(&name))).collect();
        let mut records = self.as_seen(witness, &mut names);
        let unsaid = keep_back::<G>(&mut records, &names);
        let now = self.folded.state();
        let mut frames =
            self.filmed(|by, state| G::facts_seen(state, now, &Sight { witness, names: &names, by }));
        let mut table = Table::<G>::of_records(records);
        table.keep_rulings_back();
        // What went with a play was found with what the reader knew.
        let went = if table.takes_back() { table.filmed(|_, _| FactSheet::new()) } else { Vec::new() };
        for (frame, known) in frames.iter_mut().zip(went) {
            let had = std::mem::replace(&mut frame.withdrawn, known.withdrawn);
            frame.withdrawn.retain(|f| !unsaid.contains(&f.about) && had.iter().any(|had| had.is_same(f)));
        }
        let mut outcome = self.ended();
        let end = Sight { witness, names: &names, by: self.next_seq() };
        outcome.iter_mut().for_each(|outcome| end.free_words(&mut outcome.text));
        table.told = Some(Box::new(Told {
            frames,
            findings: self.folded.findings().to_vec(),
            notices: self.folded.notices().to_vec(),
            consequences: self.folded.consequences().to_vec(),
            outcome,
            unsaid,
        }));
        table
    }

    /// Takes the words and the clauses from rulings, penalties and appeals of what the reader does not know was found.
    fn keep_rulings_back(&mut self) {
        let known: BTreeSet<(Seq, &str)> =
            self.folded.findings().iter().map(|f| (f.about, f.clause)).collect();
        let is_known = |about: Seq, clauses: &[String]| {
            let mut clauses = clauses.iter();
            clauses.all(|clause| known.contains(&(about, clause.as_str())))
        };
        for at in 0..self.records.all.len() {
            match self.records.all.get_mut(at) {
                Some(Body::Ruling(ruling)) if !is_known(ruling.about, &ruling.clauses) => {
                    ruling.clauses.clear();
                    KEPT.clone_into(&mut ruling.text);
                }
                Some(Body::Penalty(penalty))
                    if penalty.about.is_some_and(|about| !is_known(about, &penalty.clauses)) =>
                {
                    penalty.clauses.clear();
                    KEPT.clone_into(&mut penalty.text);
                }
                Some(Body::Desk(DeskRecord::Appeal(appeal))) if !is_known(appeal.about, &appeal.clauses) => {
                    appeal.clauses.clear();
                    KEPT.clone_into(&mut appeal.text);
                }
                Some(_) | None => {}
            }
        }
    }

    /// The records as the witness could know them, each in the light of what was told by then.
    fn as_seen(&self, witness: Witness, names: &mut Names) -> Records<G::Event> {
        let mut real = self.beginning(true);
        let mut seen = Records { all: Log::default() };
        for (by, body) in (0..).zip(self.records.all.iter()) {
            let mut told = body.clone();
            if let Body::Play { event, before, instead, .. } = &mut told {
                let sight = Sight { witness, names, by };
                *event = match before.or(*instead) {
                    None => G::shown_to(real.folded.state(), event, &sight),
                    Some(place) => G::shown_to(real.as_before(place).folded.state(), event, &sight),
                };
                if G::told_of_name(event).is_none() {
                    for name in G::card_names(event) {
                        names.heard.entry(fold(&name)).or_insert(by);
                    }
                }
            }
            public_words(&mut told, &Sight { witness, names, by });
            seen.all.push(told);
            real.follow(body.clone());
        }
        seen
    }

    fn without_names(&self) -> Table<G> {
        let names = self.players_names();
        let all = self.records.all.iter().map(|body| unnamed::<G>(body.clone(), &names)).collect();
        Table::of_records(Records { all })
    }

    /// What the players are called, the longest first, with their seats.
    fn players_names(&self) -> Vec<(Vec<String>, Seat)> {
        let mut names: Vec<(Vec<String>, Seat)> = Vec::new();
        for seat in self.seats() {
            let player = self.ledger().player(seat);
            let told = player
                .into_iter()
                .flat_map(|player| player.name.as_deref().into_iter().chain(player.short_name()));
            let called = self.seat_name(seat);
            for name in told.chain([called.as_str()]) {
                let name: Vec<String> = words(name).split_whitespace().map(str::to_owned).collect();
                // A surname alone names its player too; an initial names nobody.
                let alone = name.iter().filter(|word| word.chars().count() >= SURNAME && !is_particle(word));
                names.extend(alone.map(|word| (vec![word.clone()], seat)));
                if name.iter().any(|word| word.chars().count() > 1) {
                    names.push((name, seat));
                }
            }
        }
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        names
    }
}

/// What is told of all cards of a name waits for the moment that name is heard, and is never said where it is not. The cards
/// themselves tell when: before one is called so, nothing of it can show. Gives the plays that were not said when they came.
fn keep_back<G: Game>(records: &mut Records<G::Event>, names: &Names) -> BTreeSet<Seq> {
    let mut unsaid = BTreeSet::new();
    for (seq, at) in (0..).zip(0..records.all.len()) {
        let Some(Body::Play { event, .. }) = records.all.get_mut(at) else { continue };
        let Some(since) = G::told_of_name(event).map(|name| names.heard.get(&fold(name)).copied()) else {
            continue;
        };
        if since.is_none_or(|since| since > seq) {
            unsaid.insert(seq);
        }
        if since.is_none() {
            G::forget_name(event);
        }
    }
    unsaid
}

/// What of the words beside the plays is for everybody: notes and what was compared stay with the judges, and so do words for
/// judges, the players' numbers, and whatever names a card that the reader has not heard of.
fn public_words<E>(body: &mut Body<E>, sight: &Sight<'_>) {
    let note = |waiver: &mut Waiver| sight.free_words(&mut waiver.note);
    match body {
        Body::Play { waiver, .. } => waiver.iter_mut().for_each(note),
        // It stands beside the play it permits, so it may name only what was known by then.
        Body::Waive { of, waiver } => Sight { by: *of, ..*sight }.free_words(&mut waiver.note),
        Body::Note { text, .. } => KEPT.clone_into(text),
        Body::Statement { text, differences } => {
            KEPT.clone_into(text);
            differences.clear();
        }
        Body::Ruling(ruling) => sight.free_words(&mut ruling.text),
        Body::Penalty(penalty) => {
            sight.free_words(&mut penalty.text);
            penalty.private = None;
        }
        Body::Desk(desk) => desk_words(desk, sight),
        Body::Header(_) | Body::Strike { .. } | Body::Restore { .. } | Body::Call { .. } => {}
    }
}

fn desk_words(desk: &mut DeskRecord, sight: &Sight<'_>) {
    match desk {
        DeskRecord::Player(player) => player.number = None,
        DeskRecord::Appeal(appeal) => sight.free_words(&mut appeal.text),
        DeskRecord::Revoke { text, .. } | DeskRecord::Extension { text, .. } => sight.free_words(text),
        DeskRecord::Remedy(remedy) => sight.free_words(&mut remedy.text),
        DeskRecord::Result(result) => sight.free_words(&mut result.text),
        DeskRecord::Rewind(rewind) => {
            sight.free_words(&mut rewind.text);
            rewind.steps.iter_mut().for_each(|step| sight.free_words(step));
            rewind.picks.iter_mut().flat_map(|pick| &mut pick.cards).for_each(|card| sight.free_words(card));
        }
        DeskRecord::Context(_)
        | DeskRecord::Reading(_)
        | DeskRecord::Claim { .. }
        | DeskRecord::Clock { .. }
        | DeskRecord::Series(_)
        | DeskRecord::Signature(_) => {}
    }
}

/// Letters of a surname that names its player by itself.
const SURNAME: usize = 3;

/// Words between names.
fn is_particle(word: &str) -> bool {
    matches!(word, "del" | "las" | "los" | "san" | "von" | "van")
}

/// A record in which seats stand for the players' names, also in what people wrote. Names of cards stay. What could not be
/// read without the names is left out: it may hold them.
fn unnamed<G: Game>(mut body: Body<G::Event>, names: &[(Vec<String>, Seat)]) -> Body<G::Event> {
    let mut cards = BTreeSet::new();
    if let Body::Play { event, .. } = &mut body {
        G::forget_players(event);
        cards.extend(G::card_names(event));
    }
    if let Body::Desk(DeskRecord::Player(player)) = &mut body {
        (player.name, player.number) = (None, None);
    }
    let renamed = serde_json::to_value(&body).and_then(|mut json| {
        rename(&mut json, names, &cards);
        serde_json::from_value(json)
    });
    renamed.unwrap_or_else(|_| Body::Note { about: None, text: KEPT.to_owned() })
}

/// Words that a record is written with, such as `open` or `B`: nobody's name.
fn is_word_of_the_record(text: &str) -> bool {
    text.len() == 1 || text.chars().all(|c| c.is_ascii_lowercase() || matches!(c, '_' | '-'))
}

fn rename(json: &mut Json, names: &[(Vec<String>, Seat)], cards: &BTreeSet<String>) {
    match json {
        Json::String(text) if !cards.contains(text) && !is_word_of_the_record(text) => {
            *text = seats_for(text, names)
        }
        Json::Array(items) => items.iter_mut().for_each(|item| rename(item, names, cards)),
        Json::Object(fields) => fields.values_mut().for_each(|item| rename(item, names, cards)),
        Json::String(_) | Json::Null | Json::Bool(_) | Json::Number(_) => {}
    }
}

/// The text with the seat where it says a player's name.
fn seats_for(text: &str, names: &[(Vec<String>, Seat)]) -> String {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices() {
        match (c.is_alphanumeric(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                spans.push((from, at));
                start = None;
            }
            (true, Some(_)) | (false, None) => {}
        }
    }
    spans.extend(start.map(|from| (from, text.len())));
    let folded: Vec<String> = spans.iter().map(|(from, to)| fold(&text[*from..*to])).collect();
    let (mut out, mut done, mut at) = (String::new(), 0, 0);
    while at < spans.len() {
        let Some((name, seat)) = names.iter().find(|(name, _)| folded[at..].starts_with(name)) else {
            at += 1;
            continue;
        };
        out += &text[done..spans[at].0];
        out += &seat.to_string();
        at += name.len();
        done = spans[at - 1].1;
    }
    out + &text[done..]
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn a_seat_stands_for_a_name_and_for_no_part_of_a_word() {
        let name = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let names = [(name(&["ana", "perez"]), Seat::A), (name(&["ana"]), Seat::A)];
        assert_eq!(seats_for("Ana Pérez y ANA; mañana, Anabel", &names), "A y A; mañana, Anabel");
        assert_eq!(seats_for("", &names), "");
    }

    #[test]
    fn words_that_name_a_card_nobody_showed_are_kept_back() {
        let said = ["sol", "luna"].map(|name| (name.to_owned(), words(name))).into();
        let names = Names { said, heard: BTreeMap::from([("luna".to_owned(), 3)]) };
        let sight = Sight { witness: Witness::Public, names: &names, by: 3 };
        let told = |text: &str| {
            let mut text = text.to_owned();
            sight.free_words(&mut text);
            text
        };
        assert_eq!(told("la Luna y un soldado"), "la Luna y un soldado");
        assert_eq!(told("el SOL"), KEPT);
    }
}
