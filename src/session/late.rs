//! What was forgotten and is said late is offered as the late entry that it is, and never as a play of now.

use super::doubts::draft_of;
use super::{Session, SessionError, Which};
use crate::kernel::{Draft, Misread, PlayView, Referee, Seq, verb_of};
use crate::notation::{Plain, Way, actor, acts_as_named, late, plain, verbs_named};

/// Most lines that are offered.
const FEW: usize = 3;
/// How many plays back what was forgotten is placed.
const BACK: usize = 12;
/// How many of the last plays may be accused for lack of it.
const ACCUSED: usize = 6;
/// How many of them it may come before where nothing says which.
const ASKED: usize = 4;

impl Session {
    /// What a statement says late, as it is to be asked; none where it is of now. What cannot be of now and is not understood
    /// is refused.
    pub(super) fn late(
        &self,
        statement: &str,
        start: usize,
        table: &dyn Referee,
        whole: &dyn Fn(&String) -> String,
    ) -> Option<SessionError> {
        let late = late(statement, self.grammar())?;
        let misread = || {
            let message =
                "Lo que pasó antes se anota en su sitio: «antes de N: …»; «historial» dice los números";
            Misread::new(start..start + statement.len(), message)
        };
        if !late.is_sure && late.ways.iter().all(|way| self.is_ahead(way, table)) {
            if self.plain(statement, table) != Plain::None {
                return None;
            }
            let now = self.before_what_comes(&late.ways, table);
            if !now.is_empty() {
                return Some(asked_of_now(&now, misread(), whole));
            }
        }
        // «antes de que resuelvas, beto, revelo …» is understood as it stands.
        if late.is_to_come && matches!(self.plain(statement, table), Plain::One(_)) {
            return None;
        }
        let mut lines = late.ways.iter().map(|way| self.late_by(way, table)).find(|lines| !lines.is_empty());
        if lines.is_none() && late.is_sure {
            let free = late.ways.iter().filter(|way| way.by.is_none());
            lines = free.map(|way| self.late_unplaced(&way.said, table)).find(|lines| !lines.is_empty());
        }
        let mut lines = lines.unwrap_or_default();
        // «antes de voltearla uso la espada» may be what is done now.
        if !late.is_sure && !lines.is_empty() {
            let now = self.plain(statement, table);
            lines.extend(now.lines().into_iter().filter(|line| self.brings(line, table) == Some(0)));
        }
        // «antes de que robes miro …», whoever drew: it only says when, and what is done now is nearer.
        if !late.is_sure && late.is_to_come {
            let mut now = self.before_what_comes(&late.ways, table);
            let is_plain = |line: &String| lines.is_empty() || self.brings(line, table) == Some(0);
            now.retain(is_plain);
            now.extend(lines.into_iter().filter(|late| !now.contains(late)).collect::<Vec<_>>());
            lines = now;
        }
        lines.truncate(FEW);
        match lines.as_slice() {
            [] if late.is_sure => Some(misread().into()),
            [] => None,
            [line] => Some(Which::Near { line: whole(line), misread: misread() }.into()),
            [_, ..] => Some(Which::Several(lines.iter().map(whole).collect()).into()),
        }
    }

    /// Whether the play that a deed is placed by has not come to pass in this turn: «antes de robar miro …» is of now.
    fn is_ahead(&self, way: &Way, table: &dyn Referee) -> bool {
        let Some(by) = way.by.as_deref().filter(|_| !way.is_behind) else { return false };
        let (verbs, now) = (verbs_named(by, self.grammar()), table.status());
        let is_of_turn = |play: &PlayView| {
            let then = table.before(play.seq).status();
            (then.turn, then.active) == (now.turn, now.active)
        };
        let mut told = told_lately(BACK, table).into_iter().rev();
        now.active.is_some()
            && !told.any(|play| {
                verb_of(&play.text).is_some_and(|verb| verbs.contains(&verb)) && is_of_turn(&play)
            })
    }

    /// What is done now, told before something that is still to come, the late entries behind it that may be meant as well: of
    /// him who did what is named.
    fn before_what_comes(&self, ways: &[Way], table: &dyn Referee) -> Vec<String> {
        let heard = ways.iter().map(|way| self.plain(&way.said, table).lines());
        let Some(now) = heard.into_iter().find(|lines| (1..=FEW).contains(&lines.len())) else {
            return Vec::new();
        };
        let is_his = |line: &String| {
            let told = line.strip_prefix("antes de ").and_then(|line| line.split_once(": "));
            let seq = told.and_then(|(seq, _)| seq.parse().ok());
            let play = seq.and_then(|seq| table.play(seq));
            told.zip(play).is_some_and(|((_, text), play)| actor(text, table) == actor(&play.text, table))
        };
        let late = ways.iter().map(|way| self.late_by(way, table)).find(|lines| !lines.is_empty());
        let late: Vec<String> = late.into_iter().flatten().filter(is_his).collect();
        let is_plain = |line: &&String| late.is_empty() || self.brings(line, table) == Some(0);
        now.iter().filter(is_plain).chain(&late).take(FEW).cloned().collect()
    }

    /// The late entries by a play that is named, the nearest first.
    fn late_by(&self, way: &Way, table: &dyn Referee) -> Vec<String> {
        let Some(by) = &way.by else { return Vec::new() };
        let verbs = verbs_named(by, self.grammar());
        let told: Vec<PlayView> = told_lately(BACK, table);
        let at = told.iter().rposition(|play| verb_of(&play.text).is_some_and(|verb| verbs.contains(&verb)));
        let next = at.and_then(|at| told.get(at + usize::from(way.is_behind)));
        next.map(|play| self.told_before(&way.said, play.seq, table)).unwrap_or_default()
    }

    /// The late entries of what nothing says when it was: before what was accused for lack of it, else wherever of late it
    /// breaks no rule.
    fn late_unplaced(&self, said: &str, table: &dyn Referee) -> Vec<String> {
        let accused = accused_lately(table).into_iter().map(|seq| {
            let mut lines = self.told_before(said, seq, table);
            lines.retain(|line| self.brings(line, table).is_some_and(|more| more < 0));
            lines
        });
        if let Some(lines) = accused.into_iter().find(|lines| !lines.is_empty()) {
            return lines;
        }
        let mut lines: Vec<String> = Vec::new();
        // Before the first turn nothing was forgotten that nobody missed.
        let is_begun = |play: &&PlayView| table.before(play.seq).status().active.is_some();
        for play in told_lately(ASKED, table).iter().rev().take_while(is_begun) {
            let before = self.told_before(said, play.seq, table);
            lines.extend(
                before.into_iter().filter(|line| self.brings(line, table).is_some_and(|more| more <= 0)),
            );
        }
        lines
    }

    /// The lines that tell of something before a play; none that ends the match.
    fn told_before(&self, said: &str, seq: Seq, table: &dyn Referee) -> Vec<String> {
        let then = table.before(seq);
        let heard = plain(said, then.as_ref(), self.grammar(), &self.card_names(table));
        let is_many = matches!(&heard, Plain::Several(lines) if lines.len() > FEW);
        let lines = if is_many { Vec::new() } else { heard.lines() };
        let drafts = lines.iter().filter_map(|line| draft_of(line, then.as_ref()));
        // Who is named acts, or somebody named does.
        let drafts = drafts.filter(|draft| acts_as_named(said, &draft.text, then.as_ref()));
        let mut lines: Vec<String> = drafts.map(|draft| format!("antes de {seq}: {}", draft.text)).collect();
        lines.dedup();
        lines.retain(|line| self.brings(line, table).is_some());
        lines
    }

    /// How many open faults more there are behind documented lines; none where they are not recorded or end the match.
    pub(super) fn brings(&self, lines: &str, table: &dyn Referee) -> Option<i64> {
        self.weighs(lines, table).map(|(faults, _)| faults)
    }

    /// The same, and how many remarks more.
    pub(super) fn weighs(&self, lines: &str, table: &dyn Referee) -> Option<(i64, i64)> {
        let behind = self.behind(lines, table)?;
        let is_over = behind.outcome().is_some() && table.outcome().is_none();
        let remarks = |table: &dyn Referee| i64::try_from(table.notices().len()).unwrap_or(i64::MAX);
        let more =
            (open_faults(behind.as_ref()) - open_faults(table), remarks(behind.as_ref()) - remarks(table));
        (!is_over).then_some(more)
    }

    /// What is told now and was accused to be missing a few plays ago: as the late entry that it may be, and as it is said.
    pub(super) fn missed_before(&self, line: &str, draft: &Draft, table: &dyn Referee) -> Vec<String> {
        let accused = accused_lately(table);
        if accused.is_empty() || !table.may_foretell(draft) {
            return Vec::new();
        }
        let Some(now) = self.brings(line, table) else { return Vec::new() };
        let lines = accused.into_iter().map(|seq| format!("antes de {seq}: {}", draft.text));
        let missed =
            lines.into_iter().find(|line| self.brings(line, table).is_some_and(|more| more < now.min(0)));
        missed.map(|late| vec![late, line.trim().to_owned()]).unwrap_or_default()
    }
}

/// What is only offered of now.
fn asked_of_now(lines: &[String], misread: Misread, whole: &dyn Fn(&String) -> String) -> SessionError {
    match lines {
        [line] => Which::Near { line: whole(line), misread }.into(),
        [..] => Which::Several(lines.iter().map(whole).collect()).into(),
    }
}

fn open_faults(table: &dyn Referee) -> i64 {
    let open = table.findings().iter().filter(|finding| finding.is_open_fault()).count();
    i64::try_from(open).unwrap_or(i64::MAX)
}

/// The plays told last that count, in their order; what nobody said is none.
fn told_lately(plays: usize, table: &dyn Referee) -> Vec<PlayView> {
    let plays = table.last_plays(plays).into_iter().filter_map(|seq| table.play(seq));
    plays.filter(|play| play.counts && !play.is_tacit).collect()
}

/// The plays of late about which a fault is open, the last one first.
fn accused_lately(table: &dyn Referee) -> Vec<Seq> {
    let counts = |seq: &Seq| table.play(*seq).is_some_and(|play| play.counts);
    table.accused(ACCUSED).into_iter().filter(counts).collect()
}
