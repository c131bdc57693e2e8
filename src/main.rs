//! The `arbitro` program.
fn main() {}
