//! The golden matches of a game, as they are stored and as they are folded; or, where `ARBITRO_MATCHES` names a folder of them,
//! the matches played at random that the suite kept there.

use std::fs;
use std::path::{Path, PathBuf};

use arbitro::kernel::{Body, Game, Play, Records};
use arbitro::notation::Script;
use arbitro::rulebook::Rulebook;
use arbitro::session::run;

/// The bodies of a match as they are stored, without its header.
pub type Stored = Vec<String>;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

/// The matches of a game.
pub fn stored(game: &str, book: &Rulebook) -> Vec<Stored> {
    match std::env::var_os("ARBITRO_MATCHES") {
        Some(folder) => kept(&Path::new(&folder).join(game)),
        None => golden(game, book),
    }
}

fn kept(folder: &Path) -> Vec<Stored> {
    let read = |path: PathBuf| fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect();
    files(folder).into_iter().map(read).collect()
}

fn golden(game: &str, book: &Rulebook) -> Vec<Stored> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(game).join("matches");
    let read = |path: PathBuf| {
        let script = Script::parse(&fs::read_to_string(path).unwrap()).unwrap();
        let position = |name: &str| book.catalogue(&script.game)?.position(name).map(|p| p.script.clone());
        run(&script, &position).unwrap().bodies()
    };
    files(&folder).into_iter().map(read).collect()
}

/// The records of a match.
pub fn decoded<G: Game>(bodies: &[String]) -> Records<G::Event> {
    let read = |body: &String| serde_json::from_str::<Body<G::Event>>(body).unwrap();
    Records { all: bodies.iter().map(read).collect() }
}

/// The plays in force of a match.
pub fn plays<G: Game>(bodies: &[String]) -> Vec<Play<G::Event>> {
    let records = decoded::<G>(bodies);
    let course = records.course();
    let mut plays = records.in_force();
    plays.iter_mut().for_each(|play| G::repoint(&mut play.event, &|seq| course.stands_for(seq)));
    plays
}
