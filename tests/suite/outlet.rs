//! What leaves the program: nothing that acts on a terminal, no panic where nobody takes it, no file replaced.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::num::{NonZeroU8, NonZeroU16};
use std::process::{Command, Stdio};

use arbitro::export::{html_acta, html_record, markdown, match_json, script};
use arbitro::games::GAMES;
use arbitro::journal::{Draft, Journal, MatchId, MemoryJournal};
use arbitro::kernel::{
    Body, Context, DeskRecord, Header, Infraction, Official, Penalty, Pick, Remedy, RemedyKind, Rewind,
    RewindDepth, Ruling, Seat, SeatedPlayer, Series, Signature, Signer, Waiver, WaiverSource, is_hidden,
};
use arbitro::notation::split_statements;
use arbitro::outlet::clean;
use arbitro::report;
use arbitro::rulebook::Rulebook;
use arbitro::session::{load, remarks};
use pretty_assertions::assert_eq;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::bench::{Desk, Ran, golden_matches_of, noon, run_text, unsealed};
use crate::rounds::every;

/// A title, a cleared screen, a new line, C1, direction, and all that is not seen; quotes and a statement of its own.
const FOREIGN: &str = "\u{1b}]0;X\u{7}\u{1b}[2J\u{1b}[1m\nfin A\r\u{9b}31m\u{202e}\u{2066}\u{200d}\u{2060}\u{2063}\u{ad}\
                       \u{34f}\u{3164}\u{180e}\u{fff9}\u{206a}\u{fe0f}\u{e0041}\u{2028}\u{feff}\"; fin B; \"#7 ";

/// Nothing in the text acts on a terminal but its line ends; styles are not asked for.
fn assert_clean(what: &str, text: &str) {
    let found: Vec<char> = text.chars().filter(|c| is_hidden(*c) && *c != '\n').collect();
    assert!(found.is_empty(), "{what}: {found:?} in {text:?}");
}

/// The texts of a body as paths of steps; keys that can be told freely are texts too.
fn texts(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::String(_) => found.push(at.to_owned()),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(i, item)| texts(item, &format!("{at}/{i}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, item)| texts(item, &format!("{at}/{key}"), found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The body with every text in it foreign that may be any text: those that stand for a word of the game stay.
fn made_foreign(game: &str, body: &str) -> (Value, usize) {
    let mut body: Value = serde_json::from_str(body).unwrap();
    let mut paths = Vec::new();
    texts(&body, "", &mut paths);
    let mut changed = 0;
    for path in paths {
        let mut tried = body.clone();
        let text = tried.pointer_mut(&path).unwrap();
        *text = Value::String(format!("{}{FOREIGN}", text.as_str().unwrap()));
        let mut table = (arbitro::games::game(game).unwrap().open)();
        if table.record(&tried.to_string()).is_ok() {
            body = tried;
            changed += 1;
        }
    }
    (body, changed)
}

/// One of every record that is no play, each text foreign. A new kind of body does not compile until it is here.
fn desk_records() -> Vec<Body<Value>> {
    let text = || FOREIGN.to_owned();
    let waiver = Waiver { by: WaiverSource::Card, clauses: vec![text()], note: text() };
    let all = vec![
        Body::Waive { of: 1, waiver },
        Body::Note { about: Some(1), text: text() },
        Body::Note { about: None, text: text() },
        Body::Ruling(Ruling { by: Some(named()), ..Ruling::of(1, vec![text()], text()) }),
        Body::Ruling(Ruling::of(1, vec![], text())),
        Body::Penalty(Penalty {
            clauses: vec![text()],
            infraction: Some(Infraction { id: text(), class: text(), name: text() }),
            level: Some(text()),
            proposed: Some(text()),
            private: Some(text()),
            by: Some(named()),
            ..Penalty::of(Seat::A, text())
        }),
        Body::Statement { text: text(), differences: vec![text()] },
        Body::Strike { of: vec![2], undo: true },
        Body::Restore { of: vec![2] },
        Body::Call { waiting: true, seat: Some(Seat::A) },
    ];
    let _complete = |body: &Body<Value>| match body {
        Body::Header(_)
        | Body::Play { .. }
        | Body::Strike { .. }
        | Body::Restore { .. }
        | Body::Waive { .. } => {}
        Body::Note { .. } | Body::Ruling(_) | Body::Penalty(_) => {}
        Body::Statement { .. } | Body::Call { .. } | Body::Desk(_) => {}
    };
    let fields = fields_of_the_desk().into_iter().map(Body::Desk);
    all.into_iter().chain(fields).collect()
}

fn named() -> Official {
    Official { name: Some(FOREIGN.to_owned()), rank: None }
}

/// One of every record of the desk with all its texts foreign; those that are not judged with yet are never shown.
fn fields_of_the_desk() -> Vec<DeskRecord> {
    let text = || FOREIGN.to_owned();
    let said = || Some(text());
    let place = Context { tournament: said(), round: said(), table: said(), judge: Some(named()) };
    let remedy =
        Remedy { about: 1, clauses: vec![text()], kind: RemedyKind::Figure, text: text(), by: Some(named()) };
    let (best_of, number) = (NonZeroU8::MAX, NonZeroU8::MIN);
    let pick = Pick { place: text(), n: 1, cards: vec![text()] };
    // To before no play: it moves nothing, and is told all the same.
    let rewind = Rewind {
        first: 0,
        depth: RewindDepth::Deep,
        steps: vec![text()],
        picks: vec![pick],
        text: text(),
        by: Some(named()),
    };
    let all = vec![
        DeskRecord::Rewind(rewind),
        DeskRecord::Context(place),
        DeskRecord::Player(SeatedPlayer { seat: Seat::A, name: said(), number: said() }),
        DeskRecord::Remedy(remedy),
        DeskRecord::Claim { by: named() },
        DeskRecord::Clock { minutes: NonZeroU16::MIN },
        DeskRecord::Extension { minutes: NonZeroU16::MIN, text: text() },
        DeskRecord::Series(Series { best_of, number, began_before: None, won: BTreeMap::new() }),
        DeskRecord::Signature(Signature {
            of: 1,
            by: Signer::Judge(named()),
            key: text(),
            signature: text(),
        }),
    ];
    let _complete = |desk: &DeskRecord| match desk {
        DeskRecord::Context(_) | DeskRecord::Player(_) | DeskRecord::Remedy(_) | DeskRecord::Claim { .. } => {
        }
        DeskRecord::Clock { .. } | DeskRecord::Extension { .. } => {}
        DeskRecord::Series(_) | DeskRecord::Signature(_) => {}
        DeskRecord::Reading(_) | DeskRecord::Appeal(_) | DeskRecord::Revoke { .. } => {}
        DeskRecord::Rewind(_) | DeskRecord::Result(_) => {}
    };
    all
}

fn header(game: &str) -> Body<Value> {
    let text = || FOREIGN.to_owned();
    Body::Header(Header {
        format: 1,
        game: game.to_owned(),
        edition: text(),
        rules: 1,
        program: text(),
        catalogue: text(),
        table: text(),
    })
}

/// The record file of a match with these bodies.
fn chain(bodies: &[Box<RawValue>]) -> String {
    let drafts: Vec<Draft> = bodies.iter().map(|body| Draft::new(noon(), FOREIGN, 2, body.clone())).collect();
    let id = MatchId::parse("k3xm7q2a").unwrap();
    let records = MemoryJournal::new().create(&id, &drafts).unwrap();
    records.iter().map(|r| format!("{}\n", r.line)).collect()
}

/// A record file of one note.
pub fn a_note(text: &str) -> String {
    let raw = |body: Body<Value>| to_raw_value(&body).unwrap();
    chain(&[raw(header("totems")), raw(Body::Note { about: None, text: text.to_owned() })])
}

/// A whole match of the game, every text of every record foreign, and how many texts of its plays are.
fn foreign_match(game: &str) -> (String, usize) {
    let (_, script) = golden_matches_of(game).swap_remove(0);
    let plays: Vec<(Value, usize)> =
        run_text(&script).bodies().iter().map(|body| made_foreign(game, body)).collect();
    let changed = plays.iter().map(|(_, n)| n).sum();
    let raw = |body: Body<Value>| to_raw_value(&body).unwrap();
    let plays = plays.iter().map(|(body, _)| to_raw_value(body).unwrap());
    let bodies: Vec<_> =
        std::iter::once(raw(header(game))).chain(plays).chain(desk_records().into_iter().map(raw)).collect();
    (chain(&bodies), changed)
}

#[test]
fn no_text_of_any_record_acts_on_a_terminal_by_any_way_out() {
    let mut texts = 0;
    for (nth, game) in GAMES.iter().enumerate() {
        let (text, changed) = foreign_match(game.id);
        texts += changed;
        let desk = Desk::new();
        let file = desk.file("ajena.jsonl", &text);
        let check = |ran: Ran| {
            assert_ne!(ran.code, 101, "{ran:?}");
            assert_clean(game.id, &ran.out);
            assert_clean(game.id, &ran.err);
            ran
        };
        let told = check(desk.run(&["validar", &file]));
        assert!(told.out.contains("U+001B"), "{told:?}");
        check(desk.run(&["validar", &file, "--json"]));
        assert!(check(desk.run(&["importar", &file])).out.contains("signos que mandan"));
        let ways = [
            &["partidas"][..],
            &["partidas", "--json"],
            &["validar", "--todas"],
            &["validar", "--todas", "--json"],
            &["exportar", "k3xm", "--formato", "md", "-o", "-"],
            &["exportar", "k3xm", "--formato", "arb", "-o", "-"],
            &["almacen", "verificar"],
        ];
        // In a short round each game goes some of the ways, and all of them are gone.
        let turns = every(3);
        for args in ways.into_iter().skip(nth % turns).step_by(turns) {
            check(desk.run(args));
        }
        let mut lines: String = (0..40).map(|n| format!("porque {n}\n")).collect();
        lines.push_str("historial\nestado\nopciones\ndebe\nver 9\nxyzzy\n");
        let told = check(desk.run_with(&["jugar", "--partida", "k3xm"], lines));
        assert!(told.out.contains("\\u{1b}") && told.err.contains("No se entiende el verbo"), "{told:?}");
        for format in ["md", "arb"] {
            let saved = desk.path(format).to_str().unwrap().to_owned();
            check(desk.run(&["exportar", "k3xm", "--formato", format, "-o", &saved]));
            assert_clean(format, &fs::read_to_string(&saved).unwrap());
        }
        // The stored bytes leave as they came.
        let saved = desk.path("otra.jsonl").to_str().unwrap().to_owned();
        desk.run(&["exportar", "k3xm", "--formato", "jsonl", "-o", &saved]);
        assert!(fs::read_to_string(&saved).unwrap().starts_with(&text), "{}", game.id);
    }
    assert!(texts > 100, "only {texts} texts of plays can be any text");
}

#[test]
fn every_kind_of_event_is_shown_written_out_and_stays_one_line_of_a_script() {
    let book = Rulebook::embedded();
    for game in GAMES {
        let catalogue = book.catalogue(game.id).unwrap();
        for (path, text) in golden_matches_of(game.id).into_iter().step_by(every(5)) {
            let name = path.display().to_string();
            let run = run_text(&text);
            let mut bodies: Vec<_> = vec![to_raw_value(&header(game.id)).unwrap()];
            bodies.extend(
                run.bodies().iter().map(|body| to_raw_value(&made_foreign(game.id, body).0).unwrap()),
            );
            let lines = chain(&bodies);
            let parsed = arbitro::journal::Chain::parse(lines.as_bytes(), None).unwrap();
            let loaded = load(parsed.records[0].match_id, &parsed.records).unwrap();
            let referee = loaded.referee.as_ref();
            let exported = unsealed(referee, Some(catalogue));
            assert_clean(&name, &markdown(&exported));
            assert_clean(&name, &html_record(&exported));
            assert_clean(&name, &html_acta(&exported));
            let json = match_json("x", &loaded.header.edition, referee, |_| None);
            assert_clean(&name, &serde_json::to_string_pretty(&json).unwrap());
            let exported = script(referee);
            assert_clean(&name, &exported);
            for line in exported.lines().skip(1).filter(|l| !l.starts_with("# ")) {
                assert_eq!(split_statements(line).len(), 1, "{name}: {line}");
            }
            let plays = referee.plays().iter().filter(|p| p.counts).count();
            assert_eq!(exported.lines().count(), plays + 1, "{name}");
            let shown = clean(&report::board(&referee.picture(), 80, true));
            assert_clean(&name, &shown.replace(['\u{1b}'], ""));
            assert!(!remarks(&parsed.records, referee).is_empty());
        }
    }
}

#[test]
fn names_that_look_alike_are_remarked() {
    let typed = |names: &str| {
        let desk = Desk::new();
        let script = desk.file("a.arb", format!("juego kodem\npreparar estandar {names}\n"));
        desk.run(&["importar", &script]);
        desk.run(&["validar", "--todas"]).out
    };
    let told = typed("paco p\u{430}co");
    assert!(told.contains("parecen iguales") && told.contains("U+0430"), "{told}");
    assert!(typed("ana1 anal").contains("parecen iguales"));
    for other in ["ana beto", "josé jose", "A1 AI2", "peña pena"] {
        assert!(!typed(other).contains("parecen iguales"), "{other}");
    }
}

#[test]
fn what_a_script_a_catalogue_or_an_argument_says_is_shown_written_out() {
    let desk = Desk::new();
    let bad = "\u{1b}[2J\u{9b}\u{202e}";
    let scripts = [
        format!("juego {bad}kodem\n"),
        format!("juego kodem\ndesde {bad}base\n"),
        format!("juego kodem\npreparar estandar ana beto\n! {bad}3.2 illegal\n"),
        format!("juego kodem\n! 3.2 {bad}\n"),
        format!("juego kodem\nnota {bad}\n"),
    ];
    for (i, text) in scripts.iter().enumerate() {
        let file = desk.file(&format!("{i}.arb"), text);
        let ran = desk.run(&["validar", &file]);
        assert_ne!(ran.code, 0);
        assert_clean(text, &(ran.out + &ran.err));
    }
    for args in [&["regla", bad][..], &["regla", bad, "--json"], &["jugar", bad], &[bad], &["validar", bad]] {
        let ran = desk.run(args);
        assert_clean("argument", &(ran.out + &ran.err));
    }
    let book = fs::read_to_string(crate::bench::root().join("rulebook/totems.toml")).unwrap();
    let marked = book.replacen("es = \"", "es = \"\\u001B[2J\\u202E", 3);
    assert_ne!(marked, book);
    fs::create_dir(desk.path("libros")).unwrap();
    desk.file("libros/totems.toml", marked);
    let dir = desk.path("libros").to_str().unwrap().to_owned();
    let ran = desk.run(&["regla", "--juego", "totems", "1", "--reglamento", &dir]);
    assert_clean("catalogue", &(ran.out.clone() + &ran.err));
    let ran = desk.run(&["regla", "--juego", "totems", "1", "--reglamento", &dir, "--json"]);
    assert_clean("catalogue", &(ran.out + &ran.err));
}

/// Runs the program with its output going nowhere.
#[cfg(target_os = "linux")]
fn into_full_disk(desk: &Desk, args: &[&str], input: &str) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.env_clear().envs(desk.environment()).arg("--almacen").arg(desk.store()).args(args);
    command.stdin(File::open(desk.file("entrada", input)).unwrap());
    let full = File::options().write(true).open("/dev/full").unwrap();
    let output = command.stdout(full).stderr(Stdio::piped()).output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
#[cfg(target_os = "linux")]
fn output_that_cannot_be_written_is_one_line_and_exit_2() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "totems"], "nota hola\n").succeeds();
    let id = desk.ids().remove(0);
    let script = desk.file("a.arb", "juego kodem\npreparar estandar ana beto\n");
    let commands: [&[&str]; 14] = [
        &["juegos"],
        &["juegos", "--json"],
        &["regla", "4.5", "--juego", "kodem"],
        &["partidas"],
        &["validar", &script],
        &["validar", "--todas"],
        &["jugar", "totems"],
        &["cobertura", "--juego", "totems"],
        &["exportar", &id, "--formato", "md", "-o", "-"],
        &["exportar", &id, "--formato", "jsonl", "-o", "-"],
        &["--ayuda"],
        &["--version"],
        &["completar", "bash"],
        &["almacen", "verificar"],
    ];
    for args in commands {
        let (code, told) = into_full_disk(&desk, args, "estado\n");
        assert_eq!(
            (code, told.as_str()),
            (Some(2), "no se puede escribir la salida: el disco está lleno\n"),
            "{args:?}"
        );
    }
}

#[test]
fn exporting_replaces_a_file_only_when_told_to() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "totems"], "nota hola\n").succeeds();
    let id = desk.ids().remove(0);
    let file = desk.file("mio.md", "mío");
    let export = ["exportar", &id, "--formato", "md", "-o", &file];
    desk.run(&export).fails(2, "ya existe y no se ha tocado; otro nombre, o «sobrescribir» detrás (fuera");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mío");
    let typed = |line: &str| desk.run_with(&["jugar", "--partida", &id], format!("{line}\n"));
    typed(&format!("exportar md \"{file}\"")).fails(2, "ya existe");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mío");
    desk.run(&[&export[..], &["--sobrescribir"]].concat()).fails(0, "guardada");
    assert!(fs::read_to_string(&file).unwrap().starts_with("# "));
    typed(&format!("exportar arb \"{file}\" sobrescribir")).succeeds();
    // Its own records are nobody's file to write over.
    let record = desk.store().join(format!("registros/{id}.jsonl"));
    let before = fs::read(&record).unwrap();
    let onto = record.display().to_string();
    let cli = ["exportar", &id, "--formato", "md", "-o", &onto, "--sobrescribir"];
    desk.run(&cli).fails(2, "está en el almacén de partidas y no se ha tocado");
    assert_eq!(fs::read(&record).unwrap(), before);
    let beside = desk.store().join("acta.md").display().to_string();
    desk.run(&["exportar", &id, "--formato", "md", "-o", &beside]).fails(0, "guardada");
    assert!(fs::read_to_string(&file).unwrap().starts_with("juego totems"));
    let left: Vec<_> = fs::read_dir(desk.home.path()).unwrap().flatten().map(|e| e.file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("nuevo")), "{left:?}");
}

/// What below a folder, itself included, is not its owner's alone.
#[cfg(unix)]
fn open_to_others(dir: &std::path::Path) -> Vec<String> {
    use std::os::unix::fs::PermissionsExt;
    let folders =
        [dir.to_owned(), dir.join("registros"), dir.join("sled")].into_iter().filter(|d| d.is_dir());
    let all = folders.chain(crate::bench::files(dir));
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode();
    all.filter(|path| mode(path) & 0o077 != 0).map(|path| path.display().to_string()).collect()
}

#[test]
#[cfg(unix)]
fn what_the_program_keeps_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::new();
    desk.run_with(&["jugar", "totems"], "nota hola\n").succeeds();
    let id = desk.ids().remove(0);
    let copy = desk.path("copia");
    desk.run(&["almacen", "respaldar", copy.to_str().unwrap()]).succeeds();
    let saved = desk.path("m.md").to_str().unwrap().to_owned();
    desk.run(&["exportar", &id, "--formato", "md", "-o", &saved]);
    assert_eq!(open_to_others(&desk.store()), Vec::<String>::new());
    assert_eq!(open_to_others(&copy), Vec::<String>::new());
    assert_eq!(fs::metadata(&saved).unwrap().permissions().mode() & 0o777, 0o600);

    // A store of an older program.
    for path in crate::bench::files(&desk.store()) {
        fs::set_permissions(path, fs::Permissions::from_mode(0o644)).unwrap();
    }
    for dir in ["", "registros", "sled"] {
        fs::set_permissions(desk.store().join(dir), fs::Permissions::from_mode(0o755)).unwrap();
    }
    let ran = desk.run_with(&["jugar", "--partida", &id], "nota otra\n");
    ran.fails(0, "Otros usuarios podían leer el almacén");
    assert_eq!(open_to_others(&desk.store()), Vec::<String>::new());
    desk.run_with(&["jugar", "--partida", &id], "nota más\n").succeeds();
}

#[test]
fn a_text_keeps_its_inner_quotation_marks() {
    let desk = Desk::new();
    let lines =
        "preparar ana beto\npenaliza beto juego \"daño mal\"\nnota \"hola\" dijo ana\nnota 1: \"sola\"\n";
    desk.run_with(&["jugar", "totems"], lines).succeeds();
    let history = desk.run_with(&["jugar", "--partida", &desk.ids()[0]], "historial\n").out;
    for kept in ["penalización a beto: juego \"daño mal\"", "nota: \"hola\" dijo ana", "nota a #1: sola"] {
        assert!(history.contains(kept), "{history}");
    }
}

#[test]
fn record_files_alone_carry_every_feature() {
    let desk = Desk::new();
    let without_sled = |args: &[&str], input: &str| {
        drop(fs::remove_dir_all(desk.store().join("sled")));
        let ran = desk.run_with(args, input);
        assert_eq!(ran.code, 0, "{args:?}: {ran:?}");
        ran
    };
    without_sled(&["jugar", "totems"], "preparar ana beto\nnota una\n");
    let id = desk.ids().remove(0);
    let ran = without_sled(&["jugar", "--partida", &id], "nota otra\ndeshacer\nrehacer\nhistorial\n");
    assert!(ran.out.contains("nota: una") && ran.out.contains("nota: otra"), "{ran:?}");
    let copy = desk.path("copia").to_str().unwrap().to_owned();
    let saved = desk.path("m.jsonl").to_str().unwrap().to_owned();
    for args in [
        &["partidas"][..],
        &["validar", "--todas"],
        &["exportar", &id, "--formato", "jsonl", "-o", &saved],
        &["exportar", &id, "--formato", "md", "-o", "-"],
        &["almacen", "respaldar", &copy],
        &["almacen", "reparar"],
    ] {
        without_sled(args, "");
    }
    assert_eq!(desk.run(&["almacen", "verificar"]).code, 0, "what was repaired is sound");
    let other = Desk::new();
    other.run(&["importar", &saved]).succeeds();
    drop(fs::remove_dir_all(other.store().join("sled")));
    assert_eq!(crate::bench::stored_bodies(&other.store()), crate::bench::stored_bodies(&desk.store()));
}
