//! What is said of an earlier place of the log: `corregir 21: …` in other words than documented ones, and the last play said
//! again because it was wrong.

use std::collections::BTreeSet;

use super::doubts::draft_of;
use super::{Session, SessionError, Trust, Which};
use crate::kernel::{PlayView, Referee, fold, verb_of};
use crate::notation::{
    DESK, DeskWord, Meant, Names, Plain, amended, corrections, is_of_the_same, is_told_new, lately,
    may_be_of_game, may_take_back, mistaken, retold, sorry, telegram,
};

/// Most lines that are offered.
const FEW: usize = 3;

/// A statement behind the number of a record.
struct Placed<'s> {
    /// `corregir 21: `.
    lead: &'s str,
    /// The table that it is read on.
    then: Box<dyn Referee>,
    said: &'s str,
    /// The play that it corrects.
    corrects: Option<PlayView>,
}

impl<'s> Placed<'s> {
    /// None where a statement is of now, or strikes a play and says no other.
    fn of(statement: &'s str, table: &dyn Referee) -> Option<Placed<'s>> {
        let word = |text: &'s str| text.trim_start().split_once(' ');
        let (first, rest) = word(statement)?;
        let row = DESK.iter().find(|desk| desk.is_called(&fold(first)))?;
        let (number, said) = word(rest).filter(|(of, _)| fold(of) != "de").or_else(|| word(word(rest)?.1))?;
        let seq = number.trim_end_matches(':').trim_start_matches('#').parse().ok()?;
        let begins = said.split([' ', ':']).next().map(fold).unwrap_or_default();
        let play = table.play(seq).filter(|_| !DESK.iter().any(|desk| desk.is_called(&begins)))?;
        let then = if row.is == DeskWord::Correct {
            table.in_place_of(seq)
        } else if row.is == DeskWord::Before {
            table.before(seq)
        } else {
            return None;
        };
        let lead = &statement[..statement.len() - said.len()];
        Some(Placed { lead, then, said, corrects: Some(play).filter(|_| row.is == DeskWord::Correct) })
    }
}

impl Session {
    /// A statement that is placed in the log, as the strict notation is to read it; none where it is of now.
    pub(super) fn said_elsewhere(
        &self,
        statement: &str,
        table: &dyn Referee,
        trust: Trust,
    ) -> Option<Result<Option<String>, SessionError>> {
        let Some(Placed { lead, then, said, corrects }) = Placed::of(statement, table) else {
            return self.said_of_record(statement, table);
        };
        let whole = |said: &String| format!("{lead}{said}");
        // A part of what it was, where the words tell no such deed themselves.
        let in_part = |heard: &[String]| -> Option<SessionError> {
            let play = corrects.as_ref()?;
            if heard.iter().any(|line| verb_of(line) == verb_of(&play.text)) {
                return None;
            }
            let lines = self.of_record(play, said, false, table);
            (!lines.is_empty()).then(|| Which::Several(lines).into())
        };
        match self.said(said, &(0..said.len()), then.as_ref(), trust) {
            // «era A3 con el 10» says no verb: it is a part of the play, which is asked, or another verb is.
            Ok(line) if corrects.is_some() && self.says_no_verb(said) => {
                let told = line.as_deref().unwrap_or(said).to_owned();
                let is_kept = verb_of(&told) == corrects.as_ref().and_then(|play| verb_of(&play.text));
                let asked = || Which::Several(vec![whole(&told)]).into();
                let asked = if is_kept { None } else { Some(in_part(&[]).unwrap_or_else(asked)) };
                Some(asked.map_or_else(|| Ok(line.as_ref().map(whole)), Err))
            }
            Ok(line) => Some(Ok(line.as_ref().map(whole))),
            Err(SessionError::Which(which)) => {
                Some(Err(in_part(which.lines()).unwrap_or_else(|| which.of(whole).into())))
            }
            // What is refused is refused as it is written, where it stands.
            Err(_) => in_part(&[]).map(Err),
        }
    }

    /// Whether words begin with what only says how it was, and no verb of the game is among them.
    fn says_no_verb(&self, said: &str) -> bool {
        let begins = said.split(' ').next().map(fold).unwrap_or_default();
        let meant = Meant { said: said.to_owned(), is_sure: true, is_was: true };
        matches!(begins.as_str(), "era" | "eran" | "fue" | "fueron") && meant.verbs(self.grammar()).is_empty()
    }

    /// The last play with a part of it said again: `no, B2`. Where the words may tell something new as well, `era 10`, it is asked.
    pub(super) fn amended(&self, statement: &str, table: &dyn Referee, names: &Names) -> Plain {
        let amended = amended(statement, table, self.grammar(), names);
        if amended == Plain::None || !is_told_new(statement) {
            return amended;
        }
        let told = self.plain(statement, table);
        one_of([amended.lines(), told.lines()].concat())
    }

    /// What is meant by a line that says of a play that it was wrong, and how it was: it is only offered.
    pub(super) fn corrected(&self, statement: &str, table: &dyn Referee) -> Plain {
        let is_wrong = mistaken(statement, self.grammar());
        let Some(said) = is_wrong.clone().or_else(|| sorry(statement).map(str::to_owned)) else {
            return Plain::None;
        };
        let last = table.last_plays(1).pop();
        let corrected = lately(table).into_iter().map(|play| {
            // Who is only polite speaks of what was said last, if of any of it.
            let is_meant = is_wrong.is_some() || Some(play.seq) == last;
            if is_meant { self.told_anew(&said, &play, Some(play.seq) == last, table) } else { Vec::new() }
        });
        let mut lines = corrected.into_iter().find(|lines| !lines.is_empty()).unwrap_or_default();
        // What was wrong may be a count, which is said as it is; who was only polite tells what comes next.
        if lines.is_empty() == is_wrong.is_some() {
            lines.extend(self.told_now(&said, table));
        }
        one_of(lines)
    }

    /// What is heard of a line that says that something was wrong, behind what it says of the game: «me equivoqué con la
    /// capitana» may be what came of a code, and no slip of who writes.
    pub(super) fn or_of_game(&self, statement: &str, wrong: Plain, table: &dyn Referee) -> Plain {
        if wrong == Plain::None || !may_be_of_game(statement, self.grammar()) {
            return wrong;
        }
        let told = match self.plain(statement, table) {
            Plain::One(line) | Plain::Near(line) => vec![line],
            Plain::Several(lines) => lines.into_iter().take(FEW - 1).collect(),
            Plain::None => return wrong,
        };
        let others = wrong.lines().into_iter().filter(|line| !told.contains(line));
        one_of(told.iter().cloned().chain(others).take(FEW).collect())
    }

    /// What may be meant by a line that denies a part of what was told lately, and says another: the nearest that has it, also as
    /// the line was heard otherwise.
    pub(super) fn denied_of(&self, statement: &str, heard: &[String], table: &dyn Referee) -> Vec<String> {
        if !may_take_back(statement) {
            return Vec::new();
        }
        let names = self.card_names(table);
        let of_play = |play: PlayView| {
            let retold = retold(statement, &play, false, table, self.grammar(), &names);
            let is_of_it = |line: &&String| !retold.is_empty() && verb_of(line) == verb_of(&play.text);
            let mut lines = corrections(&play, heard.iter().filter(is_of_it).cloned(), table);
            lines.extend(retold.into_iter().filter(|line| !lines.contains(line)).collect::<Vec<_>>());
            lines
        };
        lately(table).into_iter().map(of_play).find(|lines| !lines.is_empty()).unwrap_or_default()
    }

    /// What is only offered, with the corrections that may be meant where it denies a part of what was told: `no era 8, era 9`.
    pub(super) fn or_denied(&self, statement: &str, heard: Plain, table: &dyn Referee) -> Plain {
        let said = match &heard {
            Plain::Near(line) => std::slice::from_ref(line),
            Plain::Several(lines) if lines.len() < FEW => lines,
            Plain::One(_) | Plain::Several(_) | Plain::None => return heard,
        };
        let is_told = |line: &String| DESK.iter().any(|desk| line.split(' ').next() == Some(desk.word));
        if said.iter().any(is_told) {
            return heard;
        }
        let corrections = self.denied_of(statement, said, table);
        if corrections.is_empty() {
            return heard;
        }
        few_of([corrections, said.to_vec()].concat())
    }

    /// A play as words tell it that say how it was: with its verb, and with something of it where it is not the last.
    fn told_anew(&self, said: &str, play: &PlayView, is_last: bool, table: &dyn Referee) -> Vec<String> {
        let mut lines = self.told_now(said, self.in_place_of(play.seq, table).as_ref());
        lines.retain(|line| {
            if is_last { verb_of(line) == verb_of(&play.text) } else { is_of_the_same(line, &play.text) }
        });
        // What was told of the table with more than is said now is no other for it: it is told anew.
        if lines.iter().any(|line| leaves_out(line, &play.text)) {
            lines.retain(|line| leaves_out(line, &play.text) && draft_of(line, table).is_some());
            return lines;
        }
        let mut lines = corrections(play, lines.into_iter(), table);
        // «no, espera, que bloqueo» tells a deed of its own.
        if lines.is_empty() && self.tells_other_deed(said, play, table) {
            return lines;
        }
        for line in retold(said, play, is_last, table, self.grammar(), &self.card_names(table)) {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// Whether words say another verb than that of a play, and tell what is done with it now.
    fn tells_other_deed(&self, said: &str, play: &PlayView, table: &dyn Referee) -> bool {
        let meant = Meant { said: said.to_owned(), is_sure: true, is_was: false };
        let verbs = meant.verbs(self.grammar());
        let is_other = !verbs.is_empty() && verb_of(&play.text).is_some_and(|verb| !verbs.contains(&verb));
        let is_told = |line: &String| verb_of(line).is_some_and(|verb| verbs.contains(&verb));
        is_other && self.told_now(said, table).iter().any(is_told)
    }

    /// What words may mean on a table.
    fn told_now(&self, said: &str, table: &dyn Referee) -> Vec<String> {
        let names = self.card_names(table);
        let heard = self.plain(said, table);
        heard.or_else(|| telegram(said, table, self.grammar(), &names)).lines()
    }
}

/// Whether a line says less of the table than one before it: `vida=4` where `vida=5 mano=4` was told.
fn leaves_out(line: &str, before: &str) -> bool {
    let keys = |text: &str| -> BTreeSet<String> {
        text.split(' ').filter_map(|word| word.split_once('=')).map(|(key, _)| fold(key)).collect()
    };
    let (said, told) = (keys(line), keys(before));
    !said.is_empty() && told.iter().any(|key| !said.contains(key))
}

/// What is only offered; nothing where there is more than anybody reads through.
fn one_of(mut lines: Vec<String>) -> Plain {
    once_each(&mut lines);
    match lines.len() {
        1 => Plain::Near(lines.remove(0)),
        2..=FEW => Plain::Several(lines),
        _ => Plain::None,
    }
}

/// The first few of what is only offered.
pub(super) fn few_of(mut lines: Vec<String>) -> Plain {
    once_each(&mut lines);
    lines.truncate(FEW);
    one_of(lines)
}

/// Each line once: with quotation marks and without them it is the same.
fn once_each(lines: &mut Vec<String>) {
    let mut said = BTreeSet::new();
    lines.retain(|line| said.insert(fold(line).replace('"', "")));
}
