//! What several files of this suite need, and nothing that only one of them does.

#![allow(clippy::unwrap_used, clippy::cloned_ref_to_slice_refs)] // A bench of tests, outside test functions.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use arbitro::export::Exported;
use arbitro::games::{GAMES, GameEntry, game};
use arbitro::journal::{MatchId, MemoryJournal, RecordFiles};
use arbitro::kernel::{
    Body, CardLists, FactSheet, Finding, Game, Log, Misread, Notice, Picture, Play, Records, Referee, Telling,
};
use arbitro::notation::{Command, Reading, Script, read, split_statements};
use arbitro::report;
use arbitro::rulebook::{Catalogue, Rulebook};
use arbitro::session::{Caution, Opening, Reply, Run, Session, SessionError, keep_cards, read_cards, run};
use chrono::{DateTime, Utc};
use tempfile::TempDir;

/// The folder of the crate.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below `dir`, sorted.
pub fn files(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The golden matches of every game: path and text.
pub fn golden_matches() -> Vec<(PathBuf, String)> {
    GAMES.iter().flat_map(|g| golden_matches_of(g.id)).collect()
}

/// The golden matches of one game: path and text.
pub fn golden_matches_of(game_id: &str) -> Vec<(PathBuf, String)> {
    texts(&root().join("fixtures").join(game_id).join("matches"))
}

/// The scripts of a game by name: golden matches, scripts of clauses and readings, examples of the catalogue.
pub fn scripts_of(entry: &GameEntry) -> BTreeMap<String, Script> {
    let folder = root().join("fixtures").join(entry.id);
    let mut found = BTreeMap::new();
    let written = ["matches", "clauses", "readings", "incidents"].map(|name| texts(&folder.join(name)));
    for (path, text) in written.concat() {
        let name = path.strip_prefix(&folder).unwrap().display().to_string();
        let script = Script::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        found.insert(format!("{name} {}", digest(&text)), script);
    }
    let book = Rulebook::embedded();
    for clause in &book.catalogue(entry.id).unwrap().clauses {
        let own = [("legal", &clause.legal, String::new()), ("illegal", &clause.illegal, String::new())];
        let read = clause.readings.iter().flat_map(|reading| {
            let chosen = format!("lectura {} {}\n", clause.id, reading.id);
            [("legal", &reading.legal, chosen.clone()), ("illegal", &reading.illegal, chosen)]
        });
        for (sort, examples, chosen) in own.into_iter().chain(read) {
            for (at, text) in (1..).zip(examples) {
                let text = format!("{chosen}{text}");
                let script = Script::example(entry.id, &text).unwrap_or_else(|e| panic!("{text}: {e}"));
                found.insert(format!("rulebook/{}/{sort}/{at} {}", clause.id, digest(&text)), script);
            }
        }
    }
    found
}

/// The beginning of a hash in hexadecimal digits: enough to see that something changed.
pub fn digest(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..8].to_owned()
}

/// Every file below `dir` with its text.
pub fn texts(dir: &Path) -> Vec<(PathBuf, String)> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    files(dir).into_iter().map(read).collect()
}

/// Runs a script with the embedded positions.
pub fn run_text(text: &str) -> Run {
    let script = Script::parse(text).unwrap_or_else(|e| panic!("{e}"));
    run_script(&script)
}

/// Runs a script with the embedded positions.
pub fn run_script(script: &Script) -> Run {
    let book = Rulebook::embedded();
    let position = |name: &str| book.catalogue(&script.game)?.position(name).map(|p| p.script.clone());
    run(script, &position).unwrap_or_else(|e| panic!("{e}\n{script:?}"))
}

/// The match at a named position.
pub fn at_position(game: &str, name: &str) -> Box<dyn Referee> {
    run_script(&Script::example(game, &format!("desde {name}")).unwrap()).referee
}

/// The empty table and every named position of a game's catalogue.
pub fn tables(game_id: &str) -> BTreeMap<String, Box<dyn Referee>> {
    let book = Rulebook::embedded();
    let names = book.catalogue(game_id).unwrap().positions.iter().map(|p| p.name.clone());
    let mut found: BTreeMap<String, Box<dyn Referee>> =
        names.map(|name| (name.clone(), at_position(game_id, &name))).collect();
    found.insert("cero".to_owned(), (game(game_id).unwrap().open)());
    found
}

/// Reads a line of one statement as a script would.
pub fn read_line(line: &str, table: &dyn Referee) -> Result<Command, Misread> {
    let range = split_statements(line).into_iter().next().unwrap_or(0..line.len());
    read(line, range, table, &Reading::EXACT)
}

/// A time for records; the same in every test.
pub fn noon() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000, 0).unwrap()
}

/// A new match in memory.
pub fn session(game_id: &'static str) -> Session {
    let opening =
        Opening { game: game_id, edition: String::new(), catalogue: String::new(), table: String::new() };
    let id = MatchId::parse("k3xm7q2a").unwrap();
    Session::create(Box::new(MemoryJournal::new()), id, &opening, "mesa", noon()).unwrap()
}

/// Types a line at the prompt.
pub fn enter(session: &mut Session, line: &str) -> Result<Vec<Reply>, SessionError> {
    session.enter(line, Caution::Record, noon())
}

/// A match of a game with these lines typed.
pub fn entered(game_id: &'static str, lines: &[&str]) -> Session {
    let mut session = session(game_id);
    for line in lines {
        enter(&mut session, line).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    session
}

/// The lines that are asked for; none where the line is refused. Nothing is recorded.
pub fn asked_if(session: &mut Session, said: &str) -> Option<Vec<String>> {
    let before = session.referee().next_seq();
    let asked = enter(session, said);
    assert_eq!(session.referee().next_seq(), before, "{said}");
    match asked {
        Err(SessionError::Which(which)) => Some(which.lines().to_vec()),
        Err(_) => None,
        Ok(_) => panic!("{said} is not recorded"),
    }
}

/// The lines that are asked for. Nothing is recorded.
pub fn asked(session: &mut Session, said: &str) -> Vec<String> {
    asked_if(session, said).unwrap_or_else(|| panic!("{said} is asked"))
}

/// The line that is recorded as it is printed, or those that are asked for; none of these where it is refused.
pub fn heard(session: &mut Session, said: &str) -> Result<String, Vec<String>> {
    match enter(session, said) {
        Ok(_) => Ok(session.referee().plays().pop().unwrap().text),
        Err(SessionError::Which(which)) => Err(which.lines().to_vec()),
        Err(_) => Err(Vec::new()),
    }
}

/// The same, the one that is recorded behind a `#`.
pub fn heard_lines(session: &mut Session, said: &str) -> Vec<String> {
    heard(session, said).map_or_else(|asked| asked, |line| vec![format!("#{line}")])
}

/// What a screen shows after a line typed at the prompt.
pub fn typed(session: &mut Session, line: &str) -> String {
    match enter(session, line) {
        Ok(replies) => {
            let book = Rulebook::embedded();
            let catalogue = book.catalogue(&session.header().game);
            let shown = replies.iter().map(|r| report::reply(r, session.referee(), catalogue, 100));
            shown.collect::<Vec<_>>().join("\n")
        }
        Err(e) => e.to_string(),
    }
}

/// The stored bodies, header first; the header alone of a match in which nothing was written yet.
pub fn bodies(session: &Session) -> Vec<String> {
    if session.is_unborn() {
        return vec![serde_json::to_string(&Body::<()>::Header(session.header().clone())).unwrap()];
    }
    session.records().unwrap().iter().map(|r| r.body.get().to_owned()).collect()
}

/// The plays in force of stored bodies.
pub fn plays_of<G: Game>(bodies: &[String]) -> Vec<Play<G::Event>> {
    let all: Log<Body<G::Event>> = bodies.iter().map(|b| serde_json::from_str(b).unwrap()).collect();
    Records { all }.in_force()
}

/// A match folded from the start.
pub fn from_scratch(game_id: &str, bodies: &[String]) -> Box<dyn Referee> {
    let mut table = (game(game_id).unwrap().open)();
    table.load(&mut bodies.iter().cloned()).unwrap_or_else(|(seq, e)| panic!("{seq}: {e}"));
    table
}

/// Everything a match tells about itself.
#[derive(PartialEq, Debug)]
pub struct Told {
    pub facts: FactSheet,
    pub findings: Vec<Finding>,
    pub notices: Vec<Notice>,
    pub picture: Picture,
}

/// What a match tells about itself now.
pub fn told(table: &dyn Referee) -> Told {
    Told {
        facts: table.facts(),
        findings: table.findings(),
        notices: table.notices(),
        picture: table.picture(),
    }
}

/// What a game makes of card lists and decklists.
pub fn card_lists(game_id: &str) -> CardLists {
    (game(game_id).unwrap().cards)().unwrap()
}

/// A match to be exported that lies in no store.
pub fn unsealed<'a>(referee: &'a dyn Referee, catalogue: Option<&'a Catalogue>) -> Exported<'a> {
    Exported {
        source: "x",
        referee,
        records: &[],
        edition: "",
        table: "",
        catalogue,
        seal: None,
        telling: Telling::default(),
    }
}

/// A file of a game's fixtures, as an argument.
pub fn fixture(game_id: &str, name: &str) -> String {
    root().join("fixtures").join(game_id).join(name).to_str().unwrap().to_owned()
}

/// What the program answers to lines typed in a match, with the published cards of a list at hand.
pub fn typed_with_cards(game_id: &str, cards: &str, lines: &str) -> Ran {
    let desk = Desk::new();
    keep_cards(&desk.store(), game_id, &read_cards(cards, &card_lists(game_id)).unwrap().list).unwrap();
    desk.run_with(&["jugar", game_id], lines)
}

/// The program with a home of its own.
pub struct Desk {
    /// The home; the store is in `store`.
    pub home: TempDir,
}

/// What a run of the program came to.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Desk {
    pub fn new() -> Desk {
        Desk { home: TempDir::new().unwrap() }
    }

    pub fn store(&self) -> PathBuf {
        self.home.path().join("almacén")
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    /// Writes a file into the home and gives its path as an argument.
    pub fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    }

    /// The environment a run sees: nothing of the machine's user.
    pub fn environment(&self) -> Vec<(String, String)> {
        let home = self.home.path().to_str().unwrap();
        let folders = ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"];
        let own = folders.iter().map(|name| ((*name).to_owned(), home.to_owned()));
        own.chain([("TERM".to_owned(), "xterm".to_owned())]).collect()
    }

    /// The program on this desk's store.
    pub fn command(&self, args: &[&str]) -> assert_cmd::Command {
        let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_arbitro"));
        command.env_clear().envs(self.environment()).current_dir(self.home.path());
        command.arg("--almacen").arg(self.store()).args(args);
        command
    }

    /// Runs the program on this desk's store, with `input` piped in.
    pub fn run_with(&self, args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
        Ran::of(self.command(args).write_stdin(input))
    }

    /// Runs the program with nothing piped in.
    pub fn run(&self, args: &[&str]) -> Ran {
        self.run_with(args, "")
    }

    /// The ids in the store.
    pub fn ids(&self) -> Vec<String> {
        let rows: serde_json::Value = serde_json::from_str(&self.run(&["partidas", "--json"]).out).unwrap();
        rows.as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap().to_owned()).collect()
    }
}

impl Ran {
    /// Runs a command to its end.
    pub fn of(command: &mut assert_cmd::Command) -> Ran {
        let output = command.output().unwrap();
        Ran {
            code: output.status.code().unwrap_or_else(|| panic!("{command:?} was killed")),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Checks the exit code and one piece of the messages on stderr; nothing speaks English.
    pub fn fails(&self, code: i32, message: &str) {
        assert_eq!(self.code, code, "{self:#?}");
        assert!(self.err.contains(message), "«{message}» is missing: {self:#?}");
        for english in ["error:", "Error", "os error", "panicked", "No such", "tip:"] {
            assert!(!self.err.contains(english), "{self:#?}");
        }
    }

    /// Checks for success without a message, and gives the output.
    pub fn succeeds(&self) -> &str {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:#?}");
        &self.out
    }
}

/// The bodies of the only match of a store, without the header.
pub fn stored_bodies(store: &Path) -> Vec<String> {
    let files = RecordFiles::new(store);
    let ids = files.list().unwrap();
    assert_eq!(ids.len(), 1, "{}", store.display());
    files.read(&ids[0]).unwrap().iter().skip(1).map(|r| r.body.get().to_owned()).collect()
}

/// A golden match of the principal game.
pub fn a_golden_match() -> (String, String) {
    let (path, text) = golden_matches().swap_remove(0);
    (path.to_str().unwrap().to_owned(), text)
}
