//! Enadrya: what the program allows on the board, slot by slot.

mod board;
