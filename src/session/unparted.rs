//! A line that was parted where somebody only paused: `sale Rayo en a5; cuesta tres, velocidad dos`.

use super::which::Which;
use super::{Session, SessionError, Trust};
use crate::notation::split_statements;

/// Most lines that are asked for.
const FEW: usize = 3;

impl Session {
    /// Why a line says nothing that was parted at a semicolon; or, where all of it is one thing, what that may be.
    pub(super) fn unparted(&self, line: &str, trust: Trust, why: SessionError) -> SessionError {
        let parts: Vec<&str> = split_statements(line).into_iter().map(|range| line[range].trim()).collect();
        if trust != Trust::Doubt || parts.len() < 2 {
            return why;
        }
        let table = self.referee.as_ref();
        let whole = parts.join(", ");
        let heard = |said: &str| match self.said(said, &(0..said.len()), table, trust) {
            Ok(said) => said.into_iter().collect(),
            Err(SessionError::Which(which)) => which.lines().to_vec(),
            Err(_) => Vec::new(),
        };
        // What one part says alone leaves the others out.
        let alone: Vec<String> = parts.iter().flat_map(|part| heard(part)).collect();
        let mut lines: Vec<String> = heard(&whole);
        lines.retain(|line| !alone.contains(line) && !parts.contains(&line.as_str()));
        match (why, lines.as_slice()) {
            (SessionError::Misread(misread), [line]) => Which::Near { line: line.clone(), misread }.into(),
            (SessionError::Misread(_), [_, ..]) => Which::Several(lines).into(),
            (SessionError::Which(which), [_, ..]) => {
                lines.extend(which.lines().iter().cloned());
                lines.truncate(FEW);
                Which::Several(lines).into()
            }
            (why, _) => why,
        }
    }
}
