//! Two things said in one line of which one is asked, only offered or beside a third that is not done: both are offered.

use super::Session;
use super::both::FEW;
use super::doubts::draft_of;
use crate::kernel::Referee;
use crate::notation::{Halves, Plain, halves, respelled, without_undone};

/// Two documented lines, and how many faults they leave.
struct Both {
    one: String,
    other: String,
    faults: usize,
}

impl Session {
    /// What a line of two things is offered as that says nothing for certain: each of its halves as it may be meant, a word
    /// with a slip in it mended, what is not done left out.
    pub(super) fn both_offered(
        &self,
        statement: &str,
        parted: &[Halves],
        heard: Plain,
        table: &dyn Referee,
    ) -> Plain {
        let lines = heard.clone().lines();
        let mut both = self.each_meant(parted, &lines, table);
        if both.is_empty() {
            both = self.both_mended(statement, table);
        }
        if both.is_empty() {
            both = self.both_done(statement, table);
        }
        let text = |line: &str| draft_of(line, table).map(|draft| draft.text);
        let is_half = |line: &String| {
            let text_of = text(line);
            both.iter()
                .flat_map(|both| [&both.one, &both.other])
                .any(|half| half == line || text_of.is_some() && text(half) == text_of)
        };
        // What was heard of one half alone passed the other over: it comes last. What is neither may be all that was said.
        let (halves, whole): (Vec<String>, Vec<String>) = lines.into_iter().partition(is_half);
        if halves.is_empty() && !whole.is_empty() {
            return heard;
        }
        let both = both.iter().map(|both| format!("{}; {}", both.one, both.other));
        let all: Vec<String> = whole.into_iter().chain(both).chain(halves).take(FEW).collect();
        match all.as_slice() {
            [] => heard,
            [only] => Plain::Near(only.clone()),
            _ => Plain::Several(all),
        }
    }

    /// Both of two things, where one of them may be several.
    fn each_meant(&self, parted: &[Halves], heard: &[String], table: &dyn Referee) -> Vec<Both> {
        // The first way to part a line is the best one; the next changed no line of those that are counted.
        let Some(halves) = parted.iter().find(|halves| !halves.is_served) else { return Vec::new() };
        let ones = self.few(&halves.first, table, 0);
        // A pause alone parts nothing, unless one of the two is all that was heard.
        let is_heard = |line: &String| {
            let text = |line: &str| draft_of(line, table).map(|draft| draft.text);
            heard.iter().any(|heard| heard == line || text(heard).is_some() && text(heard) == text(line))
        };
        if halves.is_paused && !heard.is_empty() && !ones.iter().any(is_heard) {
            return Vec::new();
        }
        let mut all: Vec<Both> = Vec::new();
        for one in ones {
            let Some(then) = self.behind(&one, table) else { continue };
            for other in self.few(&halves.second, then.as_ref(), 1) {
                let end = self.behind(&other, then.as_ref());
                if let Some(end) = end.filter(|end| end.outcome().is_none()) {
                    let faults = end.findings().iter().filter(|found| found.is_open_fault()).count();
                    all.push(Both { one: one.clone(), other, faults });
                }
            }
        }
        // What breaks no rule goes first.
        all.sort_by_key(|both| both.faults);
        all
    }

    /// Both of two things, with a word mended of which one has no sense.
    fn both_mended(&self, statement: &str, table: &dyn Referee) -> Vec<Both> {
        let names = self.card_names(table);
        let mended = respelled(statement, table, self.grammar(), &names);
        let parted = |said: &String| halves(said, table, self.grammar(), &names);
        let found = mended.iter().map(|said| self.each_meant(&parted(said), &[], table));
        found.into_iter().find(|both| !both.is_empty()).unwrap_or_default()
    }

    /// Both of two things between which a third is said that is not done: `robo y no cargo, principal`.
    fn both_done(&self, statement: &str, table: &dyn Referee) -> Vec<Both> {
        let Some(done) = without_undone(statement, self.grammar()) else { return Vec::new() };
        let names = self.card_names(table);
        self.each_meant(&halves(&done, table, self.grammar(), &names), &[], table)
    }

    /// The few lines of the game that a part of a line may be.
    fn few(&self, part: &str, table: &dyn Referee, left: u8) -> Vec<String> {
        let lines = self.said_of_part(part, table, left).lines();
        let is_played = |line: &String| line.contains("; ") || draft_of(line, table).is_some();
        lines.into_iter().filter(is_played).take(FEW).collect()
    }
}
