//! Matches kept for the benches, which read them where `ARBITRO_MATCHES` names the same folder.

use std::fs;
use std::path::PathBuf;

use arbitro::kernel::{Body, Game, Match, Play};

fn folder() -> Option<PathBuf> {
    std::env::var_os("ARBITRO_MATCHES").map(PathBuf::from)
}

/// Keeps a legal match where `ARBITRO_MATCHES` names a folder: the body of one record a line, the first in the place of the
/// header.
pub fn keep_bodies(game: &str, seed: u64, bodies: &[String]) {
    let Some(folder) = folder().map(|folder| folder.join(game)) else { return };
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(format!("{seed:05}.jsonl")), bodies.join("\n") + "\n").unwrap();
}

/// The same for a match that was played without a session.
pub fn keep<G: Game>(seed: u64, game: &Match<G>) {
    if folder().is_none() {
        return;
    }
    let mut bodies = vec![r#"{"note":{"text":"partida"}}"#.to_owned()];
    bodies.extend(game.plays().iter().map(body::<G>));
    keep_bodies(G::ID, seed, &bodies);
}

/// The record that tells a play.
pub fn body<G: Game>(play: &Play<G::Event>) -> String {
    let (event, waiver) = (play.event.clone(), play.waivers.first().cloned());
    let body: Body<G::Event> =
        Body::Play { event, before: None, instead: None, waiver, told: false, tacit: None };
    serde_json::to_string(&body).unwrap()
}
