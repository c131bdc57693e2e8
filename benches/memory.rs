//! How often judging asks for memory: the golden matches of each game, folded in memory. Apart from what tells times, for the
//! counting takes some.
//!
//! Run with `cargo bench --bench memory`.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that counts and asserts nothing.

mod golden;

use std::io::Write;

use allocation_counter::measure;
use arbitro::games::codigos::Codigos;
use arbitro::games::dbs::Dbs;
use arbitro::games::enadrya::Enadrya;
use arbitro::games::kodem::Kodem;
use arbitro::games::totems::Totems;
use arbitro::kernel::{Game, Match};
use arbitro::rulebook::Rulebook;
use golden::{plays, stored};

fn counted<G: Game>(book: &Rulebook) -> String {
    let (mut asked, mut events) = (0, 0);
    for bodies in stored(G::ID, book) {
        let told = plays::<G>(&bodies);
        events += told.len();
        asked += measure(|| drop(Match::<G>::replay(told))).count_total;
    }
    format!("{:8} {:.1} requests an event, of {events}", G::ID, asked as f64 / events as f64)
}

fn main() {
    let mut out = std::io::stdout();
    let book = Rulebook::embedded();
    let games = [counted::<Kodem>, counted::<Totems>, counted::<Codigos>, counted::<Enadrya>, counted::<Dbs>];
    for game in games {
        writeln!(out, "{}", game(&book)).unwrap();
    }
}
