//! The enforced clauses, one check each, grouped in files by what they are about.
//!
//! A check looks at the table as it was before the event and changes nothing.

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

use super::Enadrya;
use crate::kernel::Check;

/// A check of this game.
pub type K = Check<Enadrya>;

/// Every check, in the order of the catalogue.
pub static CHECKS: [K; 0] = [];
