//! The closed sets of words of the game, read and printed alike.

use super::event::{Aside, Recital};

/// The outcomes of a reveal.
pub const OUTCOMES: [(&str, Recital); 4] = [
    ("exacto", Recital::Exact),
    ("desordenado", Recital::OutOfOrder),
    ("dudoso", Recital::Unsure),
    ("errado", Recital::Wrong),
];

/// Where a REVELEN card is put.
pub const ASIDES: [(&str, Aside); 3] =
    [("descarte", Aside::Pile), ("derecha", Aside::Right), ("izquierda", Aside::Left)];
