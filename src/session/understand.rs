//! What a line means before anything of it is written.

use std::collections::VecDeque;
use std::ops::Range;
use std::rc::Rc;

use super::caution::{asked, permitted};
use super::{Caution, Part, Session, SessionError, Trust};
use crate::kernel::Referee;
use crate::notation::{Command, Question, Reading, read, split_statements, versus};

/// A statement of a line that is yet to be understood.
struct Statement {
    line: Rc<str>,
    range: Range<usize>,
    /// It stands as it was typed; else it is what that was understood to mean.
    is_typed: bool,
}

impl Session {
    /// What a line says, its statements one by one; where they say nothing, the whole.
    pub(super) fn understand(
        &self,
        line: &str,
        caution: &Caution,
        trust: Trust,
    ) -> Result<Vec<Part>, SessionError> {
        self.remembering(|| {
            self.statements(line, caution, trust).map_err(|why| self.unparted(line, trust, why))
        })
    }

    /// The statements of a line, each read on the table as those before it leave it.
    fn statements(&self, line: &str, caution: &Caution, trust: Trust) -> Result<Vec<Part>, SessionError> {
        let usual = versus(line, self.referee.as_ref()).filter(|_| trust == Trust::Doubt);
        let line = usual.as_deref().unwrap_or(line);
        let of = |line: &str, is_typed| -> Vec<Statement> {
            let line: Rc<str> = Rc::from(line);
            let ranges = split_statements(&line).into_iter();
            ranges.map(|range| Statement { line: line.clone(), range, is_typed }).collect()
        };
        let mut waiting = VecDeque::from(of(line, true));
        let mut ahead: Option<Box<dyn Referee>> = None;
        let (mut parts, mut faulty) = (Vec::new(), Vec::new());
        let mut takes_steps = self.takes_steps;
        while let Some(Statement { line, range, is_typed }) = waiting.pop_front() {
            let table = ahead.as_deref().unwrap_or(self.referee.as_ref());
            // One statement may be meant for several: a story that ends by asking for a play asks two things.
            if is_typed && let Some(said) = self.said(&line, &range, table, trust)? {
                of(&said, false).into_iter().rev().for_each(|statement| waiting.push_front(statement));
                continue;
            }
            let (mut bodies, mut remark) = match read(&line, range.clone(), table, &Reading::TYPED)? {
                Command::Ask(question) => {
                    if let Question::Tacit { taken: Some(taken) } = question {
                        takes_steps = taken;
                    }
                    parts.push(Part::Ask(question));
                    continue;
                }
                Command::Record(deed) => {
                    let again = |table: &dyn Referee| read(&line, range.clone(), table, &Reading::TYPED);
                    self.bodies(deed, table, takes_steps, again)?
                }
            };
            asked(&bodies, table, caution)?;
            match caution {
                Caution::AskFaults | Caution::NoSlip => faulty.extend(self.faults(&bodies, table)?),
                Caution::ByCard(card) => {
                    let faults = self.faults(&bodies, table)?;
                    bodies = permitted(bodies, table.next_seq(), &faults, card);
                }
                Caution::Ask | Caution::Record | Caution::Confirmed => {}
            }
            if !waiting.is_empty() {
                // The next statement is read on the table as this one will leave it.
                let mut next = ahead.take().unwrap_or_else(|| self.referee.fork());
                for body in &bodies {
                    self.take_in(next.as_mut(), body.clone())?;
                }
                ahead = Some(next);
            }
            // What is remarked is remarked of the line itself, the last of its records.
            let last = bodies.len().saturating_sub(1);
            let record = |(i, body)| Part::Record(body, remark.take_if(|_| i == last));
            parts.extend(bodies.into_iter().enumerate().map(record));
        }
        if faulty.is_empty() { Ok(parts) } else { Err(SessionError::Faulty(faulty)) }
    }
}
