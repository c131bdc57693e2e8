//! Policy as tests: what the compiler does not see.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use arbitro::games::GAMES;
use arbitro::kernel::{Referee, VerbInfo, fold};
use arbitro::notation::{DESK, split_statements};
use arbitro::rulebook::Rulebook;
use pretty_assertions::assert_eq;

use crate::bench::{files, golden_matches, golden_matches_of, read_line, root, tables, texts};
use crate::rounds::every;

const LONGEST_FILE: usize = 500;

/// Lines of one verb that are tried out, so that this takes a moment and not a minute.
const LINES_TRIED: usize = 60;

/// The layers a layer may use besides itself: those to its left. Siblings are blind to each other.
fn may_use(layer: &str) -> &'static [&'static str] {
    match layer {
        "kernel" | "inlet" | "hashed" => &[],
        "games" => &["kernel"],
        "rulebook" => &["kernel", "inlet", "hashed"],
        "journal" => &["kernel", "inlet"],
        "notation" => &["kernel", "inlet", "hashed", "games", "rulebook", "journal"],
        "session" => &["kernel", "inlet", "games", "rulebook", "journal", "notation"],
        "report" => &["kernel", "inlet", "games", "rulebook", "journal", "notation", "session"],
        "export" => &["kernel", "inlet", "games", "rulebook", "journal", "notation", "session", "report"],
        "outlet" => &["kernel", "journal", "report"],
        "prompt" => &[
            "kernel", "inlet", "games", "rulebook", "journal", "notation", "session", "report", "export",
            "outlet",
        ],
        "repl" | "screen" => &[
            "kernel", "inlet", "games", "rulebook", "journal", "notation", "session", "report", "export",
            "outlet", "prompt",
        ],
        "cli" => &[
            "kernel", "inlet", "games", "rulebook", "journal", "notation", "session", "report", "export",
            "outlet", "prompt", "repl", "screen",
        ],
        other => panic!("src/{other} belongs to no layer; give it its place here"),
    }
}

/// The rooms of a game, each of which may use only those before it. Not every game has all of them.
const ROOMS: [&str; 20] = [
    "board",
    "place",
    "knowledge",
    "event",
    "rules",
    "words",
    "speech",
    "state",
    "flow",
    "apply",
    "checks",
    "candidates",
    "duties",
    "facts",
    "picture",
    "layout",
    "trace",
    "lists",
    "cards",
    "verbs",
];

/// The module a source file is: `src/games/kodem/mod.rs` is `games::kodem`.
fn module(path: &Path) -> Vec<String> {
    let below = path.strip_prefix(root().join("src")).unwrap().with_extension("");
    let mut parts: Vec<String> = below.iter().map(|p| p.to_string_lossy().into_owned()).collect();
    parts.pop_if(|last| last == "mod");
    parts
}

/// The crate-wide paths a text names, cut to three steps: those after `crate::`, and those that climb with `super::`.
fn paths(text: &str, module: &[String]) -> BTreeSet<Vec<String>> {
    let mut found = BTreeSet::new();
    let mut here = module.to_vec();
    for line in text.lines().filter(|l| !l.trim_start().starts_with("//")) {
        if line.starts_with("mod ") && line.ends_with('{') {
            here.push("tests".to_owned());
        }
        for (at, _) in line.match_indices("crate::") {
            steps(&line[at + "crate::".len()..], &[], &mut found);
        }
        let mut rest = line;
        while let Some(at) = rest.find("super::") {
            rest = &rest[at..];
            let climbs = rest.split("super::").take_while(|between| between.is_empty()).count();
            rest = &rest[climbs * "super::".len()..];
            let from = here.len().checked_sub(climbs).unwrap_or_else(|| panic!("{line} leaves the crate"));
            steps(rest, &here[..from], &mut found);
        }
    }
    found
}

/// Adds `base` and the next steps of a path, braces opened.
fn steps(rest: &str, base: &[String], found: &mut BTreeSet<Vec<String>>) {
    let inside = rest.strip_prefix('{').map_or(rest, |group| group.split('}').next().unwrap_or(group));
    let items: Vec<&str> = if inside == rest { vec![rest] } else { inside.split(',').collect() };
    for item in items {
        let mut path = base.to_vec();
        let words = item.trim().split("::").map(|w| {
            let end = w.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(w.len());
            w[..end].to_owned()
        });
        path.extend(words.filter(|w| !w.is_empty()));
        path.truncate(3);
        if !path.is_empty() {
            found.insert(path);
        }
    }
}

/// A path as long as `games::kodem::state` that leads out of `module`, where it may not lead.
fn trespasses(path: &[String], module: &[String]) -> bool {
    let (layer, target) = (&module[0], &path[0]);
    if layer != target {
        return !may_use(layer).contains(&target.as_str());
    }
    // Only the list of games sees them all.
    if layer != "games" || module.len() == 1 {
        return false;
    }
    path.get(1) != module.get(1) || module.len() > 2 && climbs(path.get(2), &module[2])
}

/// Whether one room of a game uses a later one; a name in capitals is the game's own type.
fn climbs(target: Option<&String>, room: &str) -> bool {
    let at = |name: &str| ROOMS.iter().position(|r| *r == name);
    let Some(here) = at(room) else { panic!("{room} is no room of a game; give it its place here") };
    target.is_some_and(|name| at(name).is_some_and(|there| there > here))
}

#[test]
fn a_layer_uses_only_those_to_its_left() {
    let mut wrong = Vec::new();
    for file in files(&root().join("src")) {
        let module = module(&file);
        if matches!(module[0].as_str(), "lib" | "main") {
            continue;
        }
        for path in paths(&fs::read_to_string(&file).unwrap(), &module) {
            if trespasses(&path, &module) {
                wrong.push(format!("{} uses {}", file.display(), path.join("::")));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn a_forbidden_import_is_seen_however_it_is_written() {
    let module = ["games", "kodem", "verbs", "read"].map(str::to_owned);
    let wrong = |text: &str| paths(text, &module).iter().any(|path| trespasses(path, &module));
    assert!(wrong("use crate::session::Session;"));
    assert!(wrong("    let x = crate::report::board();"));
    assert!(wrong("use crate::{kernel::Seat, journal};"));
    assert!(wrong("use super::super::super::totems::State;"));
    assert!(wrong("use super::super::super::super::journal::Store;"));
    assert!(!wrong("use crate::kernel::{Seat, Seq};"));
    let module = ["games", "kodem", "checks", "battle"].map(str::to_owned);
    let wrong = |text: &str| paths(text, &module).iter().any(|path| trespasses(path, &module));
    assert!(wrong("use crate::games::kodem::verbs::print;"));
    assert!(wrong("    super::super::facts::sheet(state)"));
    assert!(!wrong("use super::super::event::Event;"));
    assert!(!wrong("// crate::session is not known here"));
}

/// What prints or writes a file, and the only sources that may: the way out, and what keeps the store.
#[test]
fn nothing_leaves_the_program_but_by_its_way_out() {
    let ways = [
        (["print", "ln!("].concat(), &["outlet.rs"][..]),
        (["print", "!("].concat(), &["outlet.rs"]),
        (["std", "out()"].concat(), &["outlet.rs", "cli/rule.rs"]),
        (["std", "err()"].concat(), &["outlet.rs"]),
        (["ans", "tream::"].concat(), &["outlet.rs", "cli/mod.rs"]),
        (["fs::", "write("].concat(), &["journal"]),
        (["File::", "create("].concat(), &["journal", "session/cards.rs"]),
        (["Open", "Options"].concat(), &["journal", "outlet.rs"]),
        (["fs::", "read("].concat(), &["journal", "inlet.rs"]),
    ];
    let mut wrong = Vec::new();
    for file in files(&root().join("src")) {
        let name = file.strip_prefix(root().join("src")).unwrap().display().to_string();
        let text = fs::read_to_string(&file).unwrap();
        // Tests below the code may do what they need.
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let folder = name.split('/').next().unwrap_or_default();
        let may = |all: &[&str]| all.iter().any(|one| *one == name || *one == folder);
        let used = ways.iter().filter(|(way, all)| code.contains(way.as_str()) && !may(all));
        wrong.extend(used.map(|(way, _)| format!("src/{name}: {way}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_dependency_has_its_reason() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let reasons = fs::read_to_string(root().join("docs/ARCHITECTURE.md")).unwrap();
    let sections = manifest.split("\n[").filter(|s| {
        let name = s.split(']').next().unwrap_or_default();
        name.ends_with("dependencies") && !name.starts_with("dev-")
    });
    let crates =
        sections.flat_map(|s| s.lines().skip(1)).filter_map(|l| Some(l.split_once(" = ")?.0.to_owned()));
    let rows =
        || reasons.lines().filter(|l| l.starts_with("| `")).map(|l| l.split('|').nth(1).unwrap_or_default());
    let without: Vec<String> =
        crates.filter(|c| !rows().any(|row| row.contains(&format!("`{c}`")))).collect();
    assert_eq!(without, Vec::<String>::new());
}

#[test]
fn source_files_are_short() {
    let long: Vec<String> = files(&root().join("src"))
        .into_iter()
        .map(|file| (fs::read_to_string(&file).unwrap().lines().count(), file))
        .filter(|(lines, _)| *lines >= LONGEST_FILE)
        .map(|(_, file)| file.strip_prefix(root()).unwrap().display().to_string())
        .collect();
    assert_eq!(long, Vec::<String>::new());
}

#[test]
fn nothing_is_left_to_do_in_the_sources() {
    // Put together here, so that this file does not find itself.
    let marks = [
        ["TO", "DO"].concat(),
        ["FIX", "ME"].concat(),
        ["to", "do!("].concat(),
        ["unimple", "mented!("].concat(),
    ];
    let sources = files(&root().join("src")).into_iter().chain(files(&root().join("tests")));
    let left: Vec<String> = sources
        .filter(|file| {
            let text = fs::read_to_string(file).unwrap();
            marks.iter().any(|mark| text.contains(mark.as_str()))
        })
        .map(|file| file.display().to_string())
        .collect();
    assert_eq!(left, Vec::<String>::new());
}

/// Scripts and decklists of a game are run by folder; every other fixture is named by the test that reads it.
#[test]
fn every_fixture_is_used() {
    let sources: String =
        files(&root().join("tests")).iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let run = golden_matches();
    let unused: Vec<String> = files(&root().join("fixtures"))
        .into_iter()
        .filter(|file| {
            let name = file.file_name().unwrap().to_string_lossy();
            let is_read_by_folder = GAMES.iter().any(|g| {
                let fixtures = root().join("fixtures").join(g.id);
                file.starts_with(fixtures.join("clauses")) && name.ends_with(".arb")
                    || file.starts_with(fixtures.join("readings")) && name.ends_with(".arb")
                    || file.starts_with(fixtures.join("incidents")) && name.ends_with(".arb")
                    || file.starts_with(fixtures.join("decks")) && name.ends_with(".txt")
                    || **file == root().join("fixtures/journals").join(format!("{}.jsonl", g.id))
                    || **file == root().join("fixtures/findings").join(format!("{}.txt", g.id))
            });
            !is_read_by_folder
                && !run.iter().any(|(path, _)| path == file)
                && !sources.contains(name.as_ref())
        })
        .map(|file| file.display().to_string())
        .collect();
    assert_eq!(unused, Vec::<String>::new());
}

fn words_of(verb: &VerbInfo) -> BTreeSet<String> {
    verb.aliases.iter().copied().chain([verb.word, verb.english]).map(fold).collect()
}

/// Words that are the desk's by what follows them: `resultado … por tiempo`, `serie 2 de 3`.
const SHARED: [&str; 2] = ["resultado", "serie"];

#[test]
fn a_word_of_the_desk_is_no_verb_of_any_game() {
    let desk: Vec<String> =
        DESK.iter().flat_map(|d| d.aliases.iter().copied().chain([d.word, d.english])).map(fold).collect();
    for game in GAMES {
        for verb in (game.open)().verbs() {
            let is_both = |w: &String| desk.contains(w) && !SHARED.contains(&w.as_str());
            let both: Vec<String> = words_of(&verb).into_iter().filter(is_both).collect();
            assert_eq!(both, Vec::<String>::new(), "{}", game.id);
        }
    }
}

#[test]
fn a_word_names_one_thing() {
    let once = |words: Vec<BTreeSet<String>>| {
        let mut seen = BTreeSet::new();
        words.into_iter().flatten().filter(|w| !seen.insert(w.clone())).collect::<Vec<String>>()
    };
    let desk = DESK.iter().map(|d| d.aliases.iter().copied().chain([d.word, d.english]).map(fold).collect());
    assert_eq!(once(desk.collect()), Vec::<String>::new());
    for game in GAMES {
        assert_eq!(once((game.open)().verbs().iter().map(words_of).collect()), Vec::<String>::new());
    }
}

#[test]
fn words_are_written_as_the_line_is_read() {
    let mut wrong = Vec::new();
    for game in GAMES {
        for verb in (game.open)().verbs() {
            let folded = verb.aliases.iter().chain([&verb.english]).chain(verb.keys).chain(verb.flags);
            wrong.extend(folded.filter(|w| fold(w) != **w).map(|w| format!("{}: {w}", verb.word)));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn the_example_of_every_verb_can_be_typed_at_some_position() {
    for game in GAMES {
        let tables = tables(game.id);
        for verb in (game.open)().verbs() {
            let misread: Vec<String> = tables
                .iter()
                .filter_map(|(name, table)| {
                    Some(format!("{name}: {}", read_line(verb.example, table.as_ref()).err()?))
                })
                .collect();
            assert!(misread.len() < tables.len(), "{}: {misread:#?}", verb.example);
        }
    }
}

/// Every statement of a game's golden matches, clause scripts, positions and catalogue examples.
fn corpus(game: &str) -> Vec<String> {
    let book = Rulebook::embedded();
    let catalogue = book.catalogue(game).unwrap();
    let examples = catalogue.clauses.iter().flat_map(|c| c.legal.iter().chain(&c.illegal)).cloned();
    let positions = catalogue.positions.iter().map(|p| p.script.clone());
    let scripts = texts(&root().join("fixtures").join(game).join("clauses"));
    let scripts = golden_matches_of(game).into_iter().chain(scripts).map(|(_, text)| text);
    let texts = scripts.chain(examples).chain(positions);
    let mut lines: Vec<String> = texts
        .flat_map(|text| {
            let lines = text.lines().filter(|l| !l.trim_start().starts_with(['=', '!']));
            lines
                .flat_map(|l| split_statements(l).into_iter().map(|s| l[s].trim().to_owned()))
                .collect::<Vec<_>>()
        })
        .collect();
    lines.sort();
    lines.dedup();
    lines
}

/// The line with `word` put in at every gap after its first word, and in the place of every later word.
fn with_word(line: &str, word: &str) -> Vec<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let lines = (1..=words.len()).flat_map(|at| {
        let with = |rest: &[&str]| [&words[..at], &[word], rest].concat().join(" ");
        [with(&words[at..]), with(words.get(at + 1..).unwrap_or_default())]
    });
    lines.collect()
}

const VALUES: [&str; 24] = [
    "1", "A", "B", "A1", "B1", "A2", "AP", "A1.e1", "A,B", "\"Lobo\"", "Lobo", "Adendei", "Ixim", "arriba",
    "abajo", "vida", "costo", "ataque", "si", "no", "batalla", "A1,A2", "pirica", "veneno",
];

#[test]
fn a_verb_declares_no_word_it_never_takes() {
    let mut dead = Vec::new();
    for game in GAMES {
        let tables: Vec<_> = tables(game.id).into_values().collect();
        // With the first word of each that is no seat.
        let word = |line: &str| line.split_whitespace().find(|w| !w.ends_with(':')).map(fold);
        let corpus = corpus(game.id).into_iter();
        let corpus: Vec<(String, String)> = corpus.filter_map(|line| Some((word(&line)?, line))).collect();
        let is_read = |line: &str| tables.iter().any(|table| read_line(line, table.as_ref()).is_ok());
        // A short round asks some of the verbs.
        for verb in (game.open)().verbs().into_iter().step_by(every(5)) {
            let words = words_of(&verb);
            let of_verb =
                corpus.iter().filter(|(word, _)| words.contains(word)).map(|(_, line)| line.as_str());
            let lines: Vec<&str> = [verb.example].into_iter().chain(of_verb).collect();
            let folded: Vec<String> = lines.iter().map(|line| fold(line)).collect();
            let said = |word: &str| {
                let word = format!(" {word}");
                folded.iter().zip(&lines).any(|(folded, line)| folded.contains(&word) && is_read(line))
            };
            // What is taken is mostly taken where the line is read without it too: those are tried first.
            let readable: Vec<(&str, &dyn Referee)> = lines
                .iter()
                .take(LINES_TRIED)
                .filter_map(|line| {
                    let table = tables.iter().find(|table| read_line(line, table.as_ref()).is_ok())?;
                    Some((*line, table.as_ref()))
                })
                .collect();
            let is_taken = |word: &str| {
                let taken = |(line, table): &(&str, &dyn Referee)| {
                    with_word(line, word).iter().any(|line| read_line(line, *table).is_ok())
                };
                readable.iter().any(taken)
            };
            let is_taken_anywhere = |word: &str| {
                let variants = lines.iter().take(LINES_TRIED).flat_map(|line| with_word(line, word));
                variants.into_iter().any(|line| is_read(&line))
            };
            let tried = |words: &[String]| {
                words.iter().any(|word| is_taken(word)) || words.iter().any(|word| is_taken_anywhere(word))
            };
            dead.extend(
                verb.flags
                    .iter()
                    .filter(|f| !said(f) && !tried(&[(**f).to_owned()]))
                    .map(|f| format!("{} {f}", verb.word)),
            );
            let own = lines.iter().take(LINES_TRIED).flat_map(|l| l.split_whitespace());
            let values: BTreeSet<&str> = own.chain(VALUES).collect();
            let with_values = |k: &str| values.iter().map(|v| format!("{k}={v}")).collect::<Vec<_>>();
            let key = |k: &str| said(&format!("{k}=")) || tried(&with_values(k));
            dead.extend(verb.keys.iter().filter(|k| !key(k)).map(|k| format!("{} {k}=", verb.word)));
        }
    }
    assert_eq!(dead, Vec::<String>::new());
}
