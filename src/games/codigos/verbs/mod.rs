//! The verbs of the game: one row each, grouped as they come up in a match. The rows drive parser, help,
//! completion, hints and documentation.

mod play;
mod print;
mod read;
mod setup;
mod situate;
mod table;

pub use print::print;

use super::Codigos;
use crate::kernel::VerbRow;

/// Every verb, in the order of the help.
pub static VERBS: [VerbRow<Codigos>; 22] = [
    setup::SETUP,
    setup::CARD,
    setup::DEAL,
    setup::OPEN,
    setup::BEGIN,
    play::TAKE,
    play::EXPOSE,
    play::COMPLETE,
    play::HIDE,
    play::LAY,
    play::DISCARD,
    play::ABANDON,
    play::SOLDIER,
    table::REFILL,
    table::UNCOVER,
    table::REVEAL,
    table::PUT_AWAY,
    table::RESUME,
    table::RUN_OUT,
    table::RECYCLE,
    play::PASS,
    situate::SITUATE,
];
