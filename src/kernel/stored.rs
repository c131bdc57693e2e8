//! Records on their way into a match: typed, or read from the journal.

use super::body::Body;
use super::desk::ChosenReading;
use super::game::Game;
use super::rules::{choice_of, chosen_reading};
use super::text::{json_reason, shown_body};
use super::view::Draft;

/// A record that this match cannot take in.
#[derive(Debug, thiserror::Error)]
pub enum BodyError {
    /// A stored body that is no record of this game.
    #[error("el asiento no se entiende: {}", json_reason(.0))]
    NotARecord(#[from] serde_json::Error),
    /// A play of another game.
    #[error("el asiento es de otro juego")]
    OtherGame,
    /// A reading that the game does not have.
    #[error("esta versión de arbitro no conoce la lectura «{choice}» de {clause}: actualice el programa")]
    UnknownReading {
        /// The clause.
        clause: String,
        /// The reading.
        choice: String,
    },
}

/// A typed record with its event as the game has it.
pub(super) fn of_game<G: Game>(body: Body<Draft>) -> Result<Body<G::Event>, BodyError> {
    known::<G>(body.with_event(|draft| draft.event().cloned().ok_or(BodyError::OtherGame))?)
}

/// Refuses a reading that the game does not have.
fn known<G: Game>(body: Body<G::Event>) -> Result<Body<G::Event>, BodyError> {
    match chosen_reading(&body).filter(|chosen| choice_of::<G>(chosen).is_none()).cloned() {
        Some(ChosenReading { clause, choice }) => Err(BodyError::UnknownReading { clause, choice }),
        None => Ok(body),
    }
}

/// A stored body. What it says from here on may be shown anywhere: an imported one may hold any text.
pub(super) fn read_body<G: Game>(body: &str) -> Result<Body<G::Event>, BodyError> {
    known::<G>(serde_json::from_str(&shown_body(body))?)
}
