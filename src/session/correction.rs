//! What is said of an earlier place of the log: `corregir 21: …` in other words than documented ones, and the last play said
//! again because it was wrong.

use super::{Session, SessionError, Trust};
use crate::kernel::{Referee, fold};
use crate::notation::{
    DESK, DeskWord, Names, Plain, amended, corrections, is_told_new, mistaken, plain, retold, sorry, telegram,
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
        table.play(seq).filter(|_| !DESK.iter().any(|desk| desk.is_called(&begins)))?;
        let then = if row.is == DeskWord::Correct {
            table.in_place_of(seq)
        } else if row.is == DeskWord::Before {
            table.before(seq)
        } else {
            return None;
        };
        let lead = &statement[..statement.len() - said.len()];
        Some(Placed { lead, then, said })
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
        let Placed { lead, then, said } = Placed::of(statement, table)?;
        let whole = |said: &String| format!("{lead}{said}");
        match self.said(said, &(0..said.len()), then.as_ref(), trust) {
            Ok(line) => Some(Ok(line.as_ref().map(whole))),
            Err(SessionError::Which(which)) => Some(Err(which.of(whole).into())),
            // What is refused is refused as it is written, where it stands.
            Err(_) => None,
        }
    }

    /// The last play with a part of it said again: `no, B2`. Where the words may tell something new as well, `era 10`, it is asked.
    pub(super) fn amended(&self, statement: &str, table: &dyn Referee, names: &Names) -> Plain {
        let amended = amended(statement, table, self.grammar(), names);
        if amended == Plain::None || !is_told_new(statement) {
            return amended;
        }
        let told = plain(statement, table, self.grammar(), names);
        one_of([amended.lines(), told.lines()].concat())
    }

    /// What is meant by a line that says of the last play that it was wrong, and how it was: it is only offered.
    pub(super) fn corrected(&self, statement: &str, table: &dyn Referee) -> Plain {
        let is_wrong = mistaken(statement);
        let (Some(said), Some(seq)) = (is_wrong.or_else(|| sorry(statement)), table.last_plays(1).pop())
        else {
            return Plain::None;
        };
        let Some(last) = table.play(seq) else { return Plain::None };
        let heard = |table: &dyn Referee| {
            let names = self.card_names(table);
            let heard = plain(said, table, self.grammar(), &names)
                .or_else(|| telegram(said, table, self.grammar(), &names));
            heard.lines()
        };
        let verb = |text: &str| text.split(' ').find(|word| !word.ends_with(':')).map(fold);
        let mut lines = heard(table.in_place_of(seq).as_ref());
        lines.retain(|line| verb(line) == verb(&last.text));
        let mut lines = corrections(&last, lines.into_iter(), table);
        let names = self.card_names(table);
        for line in retold(said, true, table, self.grammar(), &names) {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        // What was wrong may be a count, which is said as it is; who was only polite tells what comes next.
        if lines.is_empty() == is_wrong.is_some() {
            lines.extend(heard(table));
        }
        one_of(lines)
    }
}

/// What is only offered; nothing where there is more than anybody reads through.
pub(super) fn one_of(mut lines: Vec<String>) -> Plain {
    match lines.len() {
        1 => Plain::Near(lines.remove(0)),
        2..=FEW => Plain::Several(lines),
        _ => Plain::None,
    }
}
