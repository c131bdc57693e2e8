//! The store attacked through the real program: killed in every command that writes, system calls that fail, bytes
//! flipped and cut in either copy and in both.
//!
//! A short round runs with the suite. `ARBITRO_ROUNDS=long cargo test --profile rounds --locked --test suite attacks:: --
//! --nocapture` runs the rounds whose figures docs/RELIABILITY.md gives, and prints them.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use arbitro::games::GAMES;
use arbitro::journal::{MatchId, RecordFiles};
use pretty_assertions::assert_eq;

use crate::bench::{Desk, files, golden_matches_of};
use crate::rounds::are_long;

/// How many attacks of a kind: a few with the suite, all of them when asked.
fn rounds(short: usize, long: usize) -> usize {
    if are_long() { long } else { short }
}

/// The program on a desk's store.
fn program(desk: &Desk, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.env_clear().envs(desk.environment()).current_dir(desk.home.path());
    command.arg("--almacen").arg(desk.store()).args(args);
    command
}

/// What a golden match of a game types, one statement a line.
fn typed(game: &str) -> Vec<String> {
    let (_, text) =
        golden_matches_of(game).into_iter().find(|(path, _)| path.ends_with("sample.arb")).unwrap();
    let events = |line: &&str| !line.trim().is_empty() && !line.starts_with(['=', '!', '#']);
    text.lines().skip(1).filter(events).map(str::to_owned).collect()
}

/// The highest number that a run said was recorded: `#12 …` at the beginning of a line.
fn acknowledged(out: &str) -> Option<usize> {
    let number = |line: &str| line.strip_prefix('#')?.split(' ').next()?.parse().ok();
    out.lines().filter_map(number).max()
}

fn record_path(desk: &Desk, id: &MatchId) -> PathBuf {
    desk.store().join("registros").join(format!("{id}.jsonl"))
}

/// Looks at a store after an attack that only a sound program is to blame for: every record that was acknowledged is
/// there, nobody claims that anything is missing, and after an opening both copies are sound.
fn assert_kept(desk: &Desk, acknowledged: &BTreeMap<MatchId, usize>, what: &str) {
    for args in [["validar", "--todas"].as_slice(), &["partidas"]] {
        let read = desk.run(args);
        assert!(
            read.code < 2 && !read.err.contains(": faltan") && !read.err.contains("no es el que"),
            "{what}: {read:#?}"
        );
    }
    let repaired = desk.run(&["almacen", "reparar"]);
    assert_eq!(repaired.code, 0, "{what}: {repaired:#?}");
    let verified = desk.run(&["almacen", "verificar"]);
    assert_eq!(verified.code, 0, "{what}: {verified:#?}");
    let held = RecordFiles::new(&desk.store());
    for (id, last) in acknowledged {
        let records = held.read(id).unwrap_or_else(|e| panic!("{what}: {e}"));
        assert!(records.len() > *last, "{what}: {} of {last} records", records.len());
    }
}

/// Runs the program, types lines, and kills it after so many lines of output and a moment more.
fn killed(desk: &Desk, args: &[&str], input: String, after: usize, moment: Duration) -> String {
    let mut command = program(desk, args);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typing = thread::spawn(move || {
        // The program may be gone before all is typed.
        let _ = stdin.write_all(input.as_bytes());
        // Held open, so that the program waits for more instead of leaving.
        stdin
    });
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut out: Vec<String> = lines.by_ref().take(after).collect();
    thread::sleep(moment);
    child.kill().unwrap();
    out.extend(lines);
    child.wait().unwrap();
    drop(typing.join());
    out.join("\n")
}

/// What is typed in a round: play, play with undoing, or play and then corrections.
fn input(game: &str, kind: usize) -> String {
    let lines = typed(game);
    let mut all = Vec::new();
    for line in &lines {
        all.push(line.clone());
        if kind == 1 {
            all.extend(["deshacer".to_owned(), "rehacer".to_owned()]);
        }
    }
    if kind == 2 {
        all.truncate(12);
        all.extend((1..10).map(|n| format!("corregir {n}: nota corregida {n}")));
        all.extend((1..12).map(|n| format!("corregir {n}")));
    }
    all.join("\n") + "\n"
}

#[test]
fn no_kill_loses_an_acknowledged_line() {
    let count = rounds(4, 1000);
    let chance = &mut fastrand::Rng::with_seed(13);
    let (mut lines, mut acks) = (0, 0);
    let mut desk = Desk::new();
    let mut known = BTreeMap::new();
    for round in 0..count {
        let game = GAMES[round % GAMES.len()].id;
        let what = format!("kill {round}, {game}");
        let moment = Duration::from_micros(chance.u64(..3000));
        if round % 50 == 49 {
            (desk, known) = (Desk::new(), BTreeMap::new());
        }
        match (round / GAMES.len()) % 5 {
            kind @ 0..3 => {
                let before: Vec<String> = desk_ids(&desk);
                let after = 1 + chance.usize(..20);
                let out = killed(&desk, &["jugar", game, "--sin-mesa"], input(game, kind), after, moment);
                if let Some(last) = acknowledged(&out) {
                    let new: Vec<String> =
                        desk_ids(&desk).into_iter().filter(|id| !before.contains(id)).collect();
                    assert_eq!(new.len(), 1, "{what}: {out}");
                    known.insert(MatchId::parse(&new[0]).unwrap(), last);
                    (lines, acks) = (lines + last, acks + 1);
                }
            }
            3 => {
                let (path, _) = golden_matches_of(game).swap_remove(0);
                let moment = Duration::from_micros(chance.u64(..60_000));
                killed(&desk, &["importar", path.to_str().unwrap()], String::new(), 0, moment);
            }
            _ => {
                let Some(id) = desk_ids(&desk).pop() else { continue };
                let moment = Duration::from_micros(chance.u64(..60_000));
                let file = desk.path("fuera.jsonl");
                let args = ["exportar", &id, "--formato", "jsonl", "-o", file.to_str().unwrap()];
                killed(&desk, &args, String::new(), 0, moment);
            }
        }
        assert_kept(&desk, &known, &what);
    }
    println!("{count} kills, {acks} while playing, {lines} acknowledged lines, 0 lost");
}

fn desk_ids(desk: &Desk) -> Vec<String> {
    RecordFiles::new(&desk.store()).list().unwrap().iter().map(ToString::to_string).collect()
}

/// A desk with one match of every kind of record, and its file as exported.
fn prepared() -> (Desk, MatchId, String) {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem", "--sin-mesa"], typed("kodem").join("\n"));
    let id = MatchId::parse(&desk_ids(&desk)[0]).unwrap();
    let file = desk.path("partida.jsonl").to_str().unwrap().to_owned();
    desk.run(&["exportar", id.as_str(), "--formato", "jsonl", "-o", &file]);
    (desk, id, file)
}

/// The files of a store and of a copy that a command may open, those that are not there yet too.
fn touched(desk: &Desk, id: &MatchId) -> Vec<PathBuf> {
    let store = desk.store();
    let mut paths = files(&store);
    let folders = [store.clone(), store.join("registros"), store.join("sled"), desk.path("copia")];
    for name in [format!("{id}.jsonl"), format!("{id}.nuevo"), format!("{id}.visto")] {
        paths.extend([store.join("registros").join(&name), desk.path("copia").join(name)]);
    }
    paths.extend(["db", "conf"].map(|name| store.join("sled").join(name)));
    paths.extend(folders);
    paths.push(desk.path("fuera.md"));
    paths.sort();
    paths.dedup();
    paths
}

fn with_fault(desk: &Desk, id: &MatchId, call: &str, nth: usize, args: &[&str], input: &str) -> Output {
    let plain = program(desk, args);
    let mut command = Command::new("strace");
    command.env_clear().envs(desk.environment()).env("PATH", "/usr/bin:/bin").current_dir(desk.home.path());
    command.args(["-f", "-qq", "-o"]).arg(desk.path("trace"));
    for path in touched(desk, id) {
        command.arg("-P").arg(path);
    }
    command.arg("-e").arg(format!("inject={call}:error=EIO:when={nth}"));
    command.arg(plain.get_program()).args(plain.get_args());
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that fails at once reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn no_failing_system_call_loses_an_acknowledged_line_or_ends_in_a_panic() {
    if Command::new("strace").arg("-V").output().is_err() {
        println!("no strace here: no system call was made to fail");
        return;
    }
    let wanted = rounds(3, 1000);
    let chance = &mut fastrand::Rng::with_seed(34);
    let calls =
        ["openat", "write", "pwrite64", "fsync", "fdatasync", "rename", "read", "pread64", "ftruncate"];
    let (mut hit, mut tried, mut acks) = (0, 0, 0);
    while hit < wanted && tried < 20 * wanted {
        let (desk, id, file) = prepared();
        let before = RecordFiles::new(&desk.store()).read(&id).unwrap().len() - 1;
        let copy = desk.path("copia").to_str().unwrap().to_owned();
        let out = desk.path("fuera.md").to_str().unwrap().to_owned();
        let short = &id.as_str()[..5];
        let commands: [&[&str]; 5] = [
            &["jugar", "--partida", short, "--sin-mesa"],
            &["importar", &file],
            &["exportar", short, "--formato", "md", "-o", &out],
            &["almacen", "reparar"],
            &["almacen", "respaldar", &copy],
        ];
        let elsewhere = Desk::new();
        for _ in 0..10 {
            tried += 1;
            let args = commands[chance.usize(..commands.len())];
            // An import writes only where the match is not known yet.
            let on = if args[0] == "importar" { &elsewhere } else { &desk };
            let call = calls[chance.usize(..calls.len())];
            let what = format!("{call} {} fails in {args:?}", 1 + chance.usize(..12));
            let nth = what.split(' ').nth(1).unwrap().parse().unwrap();
            let ran = with_fault(on, &id, call, nth, args, "nota una\nnota otra\ndeshacer 1\n");
            let (said, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
            assert!(ran.status.code().is_some_and(|code| code <= 2), "{what}: {:?}\n{said}{err}", ran.status);
            hit += usize::from(fs::read_to_string(on.path("trace")).unwrap().contains("INJECTED"));
            let last = acknowledged(&said).unwrap_or(before);
            acks += last.saturating_sub(before);
            if on.store().join("registros").exists() && record_path(on, &id).exists() {
                assert_kept(on, &BTreeMap::from([(id, last.max(before))]), &what);
            }
        }
    }
    println!("{hit} system calls failed in {tried} runs, {acks} acknowledged lines, 0 lost, 0 panics");
    assert!(hit >= wanted);
}

/// Damages one file of a store.
fn damage(path: &Path, flip: bool, chance: &mut fastrand::Rng) {
    let mut bytes = fs::read(path).unwrap();
    let used = bytes.iter().rposition(|byte| *byte != 0).map_or(1, |last| last + 1);
    let place = chance.usize(..used);
    if flip {
        bytes[place] ^= 1 << chance.u8(..8);
    } else {
        bytes.truncate(place);
    }
    fs::write(path, bytes).unwrap();
}

#[test]
fn every_flip_and_cut_is_recovered_or_told_by_writers_and_readers() {
    let (flips, cuts) = (rounds(2, 500), rounds(2, 200));
    let chance = &mut fastrand::Rng::with_seed(55);
    for (copies, in_file, in_sled) in [("file", true, false), ("sled", false, true), ("both", true, true)] {
        let (mut recovered, mut told) = (0, 0);
        let (original, id, _) = prepared();
        let whole = fs::read(record_path(&original, &id)).unwrap();
        let clean: Vec<(PathBuf, Vec<u8>)> =
            files(&original.store()).into_iter().map(|p| (p.clone(), fs::read(p).unwrap())).collect();
        for round in 0..flips + cuts {
            let desk = Desk::new();
            for (path, bytes) in &clean {
                let target = desk.store().join(path.strip_prefix(original.store()).unwrap());
                fs::create_dir_all(target.parent().unwrap()).unwrap();
                fs::write(target, bytes).unwrap();
            }
            if in_file {
                damage(&record_path(&desk, &id), round < flips, chance);
            }
            if in_sled {
                damage(&desk.store().join("sled/db"), round < flips, chance);
            }
            let what = format!("{copies}, round {round}");
            // Readers first: of a damaged record file none of them is silent.
            let differs = fs::read(record_path(&desk, &id)).unwrap() != whole;
            for args in [["validar", "--todas"].as_slice(), &["partidas"]] {
                let read = desk.run(args);
                let silent = read.err.is_empty() && !read.out.contains("no se puede leer");
                assert!(!(differs && silent), "{what}: {read:#?}");
            }
            let repaired = desk.run(&["almacen", "reparar"]);
            assert!(repaired.code < 2, "{what}: {repaired:#?}");
            if fs::read(record_path(&desk, &id)).is_ok_and(|now| now == whole) {
                recovered += 1;
            } else {
                assert!(repaired.err.contains(id.as_str()) && repaired.code == 1, "{what}: {repaired:#?}");
                told += 1;
            }
        }
        println!("{copies}: {flips} flips and {cuts} cuts: {recovered} recovered, {told} told, 0 silent");
        assert!(in_file && in_sled || told == 0);
    }
}
