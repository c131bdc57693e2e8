//! Three things and more said in one line: each of them as it is said alone, on the table behind those before it.

use super::both::{FEW, bare};
use super::{Session, Trust};
use crate::kernel::Referee;
use crate::notation::{Plain, is_denial};

/// Fewest and most things that are said so; two are heard otherwise.
const LEAST: usize = 3;
const MOST: usize = 6;

/// What stands between them, and what only does before the last of them.
const PAUSES: [&str; 3] = [", ", ". ", ": "];
const LAST: [&str; 4] = [" y luego ", " luego ", " y ", " e "];

impl Session {
    /// What was heard, and before it what its clauses tell one behind the other: `enderezo, robo, a la principal`. What is not
    /// done is left out; where one of the others says nothing alone, or they break a rule, nothing is made of them.
    pub(super) fn in_turn(
        &self,
        statement: &str,
        (table, trust): (&dyn Referee, Trust),
        heard: Plain,
    ) -> Plain {
        if trust != Trust::Doubt || matches!(heard, Plain::One(_)) {
            return heard;
        }
        let Some(line) = ways(statement).iter().find_map(|clauses| self.each_alone(clauses, table)) else {
            return heard;
        };
        let lines = heard.lines();
        if lines.is_empty() {
            return Plain::Near(line);
        }
        let others = lines.into_iter().filter(|other| *other != line);
        Plain::Several(std::iter::once(line.clone()).chain(others).take(FEW).collect())
    }

    /// The documented lines of clauses, one behind the other.
    fn each_alone(&self, clauses: &[&str], table: &dyn Referee) -> Option<String> {
        let mut told: Vec<String> = Vec::new();
        let (mut before, mut then) = (table.fork(), table.fork());
        for (nth, clause) in clauses.iter().enumerate() {
            let last = nth.checked_sub(1).map_or("", |last| clauses[last]);
            match self.only(clause, then.as_ref(), 0) {
                // «no cargo: principal» says it twice; «robo, robo» is done twice.
                Some(line)
                    if is_denial(last) && told.last().is_some_and(|told| bare(told) == bare(&line)) => {}
                Some(line) => {
                    let behind = self.behind(&line, then.as_ref())?;
                    before = std::mem::replace(&mut then, behind);
                    told.push(line);
                }
                // «sin activa» is of the attack before it.
                None if is_denial(clause) => {
                    let both = self.only(&format!("{last} {clause}"), before.as_ref(), 0);
                    if both.is_some_and(|both| told.last() != Some(&both)) {
                        return None;
                    }
                }
                None => return None,
            }
        }
        let all = told.join("; ");
        (told.len() > 1 && self.brings(&all, table).is_some_and(|faults| faults <= 0)).then_some(all)
    }
}

/// The clauses of a line: parted by pauses alone, and the last of them by a word too.
fn ways(statement: &str) -> Vec<Vec<&str>> {
    // «prep/robo/cargo caulifla»
    let is_word = |part: &str| part.len() > 2 && part.chars().all(|c| c.is_alphabetic() || c == ' ');
    let slashed: Vec<&str> = statement.split('/').map(str::trim).collect();
    if slashed.len() >= LEAST && slashed.iter().all(|part| is_word(part)) {
        return vec![slashed];
    }
    let mut clauses = vec![statement.trim_end_matches('.')];
    for pause in PAUSES {
        clauses = clauses.into_iter().flat_map(|clause| clause.split(pause)).collect();
    }
    let clauses: Vec<&str> = clauses.into_iter().map(str::trim).filter(|clause| !clause.is_empty()).collect();
    let last = clauses.last().and_then(|last| LAST.iter().find_map(|join| last.split_once(join)));
    let parted = last.map(|(one, other)| [&clauses[..clauses.len() - 1], &[one, other]].concat());
    let is_list = |clauses: &Vec<&str>| (LEAST..=MOST).contains(&clauses.len());
    [Some(clauses), parted].into_iter().flatten().filter(is_list).collect()
}
