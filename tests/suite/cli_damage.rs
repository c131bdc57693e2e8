//! The store damaged or forged, as whoever types at a shell meets it: nothing acknowledged is lost, nothing false is
//! said, looking changes nothing.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use arbitro::journal::{Draft, Journal, MatchId, MemoryJournal, RecordFiles};
use pretty_assertions::assert_eq;
use serde_json::value::RawValue;

use crate::bench::{Desk, files, stored_bodies};

/// A desk with one match of a header and four notes; gives its id.
fn played() -> (Desk, String) {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], "nota uno\nnota dos\nnota tres\nnota cuatro\n").succeeds();
    let id = desk.ids().remove(0);
    (desk, id)
}

fn record_file(desk: &Desk, id: &str) -> PathBuf {
    desk.store().join("registros").join(format!("{id}.jsonl"))
}

fn lines(desk: &Desk, id: &str) -> Vec<String> {
    let text = fs::read_to_string(record_file(desk, id)).unwrap();
    text.lines().map(|line| format!("{line}\n")).collect()
}

/// Writes the record file anew with another text in it, every hash made right again.
fn forge(desk: &Desk, id: &str, from: &str, to: &str) {
    let id = MatchId::parse(id).unwrap();
    let records = RecordFiles::new(&desk.store()).read(&id).unwrap();
    let drafts: Vec<Draft> = records
        .iter()
        .map(|record| {
            let body = RawValue::from_string(record.body.get().replace(from, to)).unwrap();
            Draft::new(record.time, &record.author, record.version, body)
        })
        .collect();
    let mut forged = MemoryJournal::new();
    forged.create(&id, &drafts).unwrap();
    assert_ne!(forged.read(&id).unwrap(), records);
    fs::write(record_file(desk, id.as_str()), forged.bytes(&id)).unwrap();
}

/// Every file of a store with its bytes.
fn snapshot(dir: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    files(dir).into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}

/// Makes sled unreadable for one opening; gives what repairs it.
fn spoil_sled(desk: &Desk) -> Vec<u8> {
    let conf = desk.store().join("sled/conf");
    let sound = fs::read(&conf).unwrap();
    fs::write(conf, "segment_size: 77\nuse_compression: false\nversion: 0.34\nxxxx").unwrap();
    sound
}

#[test]
fn a_forged_file_does_not_win_because_sled_could_not_be_read_once() {
    let (desk, id) = played();
    forge(&desk, &id, "dos", "DOS");
    assert_eq!(desk.run(&["almacen", "verificar"]).code, 1);
    let sound = spoil_sled(&desk);
    let told = desk.run(&["almacen", "reparar"]);
    assert!(told.err.contains("el asiento 4 de su registro no es el que había"), "{told:#?}");
    assert_eq!(told.code, 1, "{told:#?}");

    fs::write(desk.store().join("sled.apartado-1/conf"), sound).unwrap();
    let told = desk.run(&["almacen", "reparar"]);
    assert!(
        told.err.contains("se separan en el asiento 2") && told.err.contains("sled.leido-1"),
        "{told:#?}"
    );
    let refused = desk.run_with(&["jugar", "--partida", &id], "nota cinco\n");
    refused.fails(2, "solo se puede leer");
    for _ in 0..2 {
        let ran = desk.run(&["almacen", "verificar"]);
        assert!(ran.code == 1 && ran.out.contains("--vale apartado"), "{ran:#?}");
    }
    let settled = desk.run(&["almacen", "reparar", "--partida", &id, "--vale", "apartado"]);
    assert!(settled.out.contains("vale el registro apartado, con 5 asientos"), "{settled:#?}");
    assert!(stored_bodies(&desk.store())[1].contains("dos"));
    assert!(desk.run(&["almacen", "verificar"]).succeeds().contains("todo está sano"));
    desk.run(&["validar", "--todas"]).succeeds();
}

#[test]
fn a_side_that_disagreed_once_is_not_forgotten_when_it_is_gone() {
    let (desk, id) = played();
    forge(&desk, &id, "dos", "DOS");
    assert!(desk.run(&["almacen", "reparar"]).err.contains("se separan en el asiento 2"));
    fs::remove_dir_all(desk.store().join("sled")).unwrap();
    for command in [["almacen", "reparar"].as_slice(), &["almacen", "verificar"]] {
        let ran = desk.run(command);
        assert!(ran.code == 1 && ran.out.contains("se separan en el asiento 2"), "{ran:#?}");
    }
    desk.run_with(&["jugar", "--partida", &id], "nota cinco\n").fails(2, "solo se puede leer");
    desk.run(&["almacen", "reparar", "--partida", &id, "--vale", "registro"]);
    assert!(stored_bodies(&desk.store())[1].contains("DOS"));
    assert!(desk.run(&["almacen", "verificar"]).succeeds().contains("todo está sano"));
}

#[test]
fn what_a_sled_set_aside_knows_beyond_the_file_comes_back_with_it() {
    let (desk, id) = played();
    let whole = lines(&desk, &id);
    fs::write(record_file(&desk, &id), whole[..3].concat()).unwrap();
    let sound = spoil_sled(&desk);
    let told = desk.run(&["almacen", "reparar"]);
    assert!(told.code == 1 && told.err.contains("tiene 3 asientos y tenía 5"), "{told:#?}");
    fs::write(desk.store().join("sled.apartado-1/conf"), sound).unwrap();
    assert_eq!(desk.run(&["almacen", "reparar"]).code, 0);
    assert_eq!(lines(&desk, &id), whole);
    assert!(desk.run(&["almacen", "verificar"]).succeeds().contains("todo está sano"));
}

#[test]
fn lines_out_of_their_order_lose_no_record_without_sled() {
    let (desk, id) = played();
    let whole = lines(&desk, &id);
    let mut swapped = whole.clone();
    swapped.swap(3, 4);
    fs::write(record_file(&desk, &id), swapped.concat()).unwrap();
    fs::remove_dir_all(desk.store().join("sled")).unwrap();
    assert_eq!(desk.run(&["almacen", "verificar"]).code, 1);
    assert_eq!(desk.run(&["almacen", "reparar"]).code, 0);
    assert_eq!(lines(&desk, &id), whole);
}

#[test]
fn of_two_ends_in_one_file_none_is_chosen() {
    let (desk, id) = played();
    let whole = lines(&desk, &id);
    forge(&desk, &id, "cuatro", "CUATRO");
    let both = whole.concat() + &lines(&desk, &id)[4];
    fs::write(record_file(&desk, &id), &both).unwrap();
    fs::remove_dir_all(desk.store().join("sled")).unwrap();
    let told = desk.run(&["almacen", "reparar"]);
    assert!(told.code == 1 && told.err.contains("solo lectura"), "{told:#?}");
    assert_eq!(fs::read_to_string(record_file(&desk, &id)).unwrap(), both);
}

#[test]
fn a_whole_record_without_its_newline_is_kept_where_sled_has_it_and_not_denied_where_nobody_does() {
    let (desk, id) = played();
    let whole = lines(&desk, &id);
    let cut = whole.concat().trim_end().to_owned();
    let forget = || fs::remove_file(desk.store().join("registros").join(format!("{id}.visto"))).unwrap();
    fs::write(record_file(&desk, &id), &cut).unwrap();
    forget();
    let told = desk.run(&["almacen", "reparar"]);
    told.fails(0, "el registro tenía 4 asientos y el almacén 5; se completó el registro");
    assert!(!told.err.contains("confirm"), "{told:#?}");
    assert_eq!(lines(&desk, &id), whole);

    // The note on what was last seen knows that it was acknowledged; without it nobody does.
    fs::write(record_file(&desk, &id), &cut).unwrap();
    fs::remove_dir_all(desk.store().join("sled")).unwrap();
    let told = desk.run(&["almacen", "verificar"]);
    assert!(told.code == 1 && told.out.contains("al último le falta el fin de línea"), "{told:#?}");
    let told = desk.run(&["almacen", "reparar"]);
    told.fails(0, "consta que se confirmó y se completó");
    assert_eq!(lines(&desk, &id), whole);

    fs::write(record_file(&desk, &id), &cut).unwrap();
    fs::remove_dir_all(desk.store().join("sled")).unwrap();
    forget();
    let told = desk.run(&["almacen", "reparar"]);
    assert!(told.err.contains("no consta que se confirmara"), "{told:#?}");
    let kept = fs::read_to_string(desk.store().join("registros").join(format!("{id}.cola-1"))).unwrap();
    assert_eq!(kept, whole[4].trim_end());
}

#[test]
fn a_sled_set_aside_and_never_read_is_not_called_sound() {
    let (desk, _) = played();
    spoil_sled(&desk);
    desk.run(&["almacen", "reparar"]).fails(0, "sled.apartado-1");
    let told = desk.run(&["almacen", "verificar"]).out;
    assert!(
        told.contains("no se ha podido leer desde que se apartó") && !told.contains("todo está sano"),
        "{told}"
    );
}

#[test]
fn what_stops_the_copying_of_sled_is_told_as_such_and_not_as_damage() {
    let (desk, _) = played();
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.env_clear().envs(desk.environment()).env("TMPDIR", desk.path("no-hay"));
    let output = command.arg("--almacen").arg(desk.store()).args(["almacen", "verificar"]).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("No se pudo crear") && told.contains("no existe"), "{told}");
}

/// Something done to a store with one match.
type Damage = fn(&Desk, &str);

#[test]
fn verifying_changes_nothing_and_repairing_repairs() {
    let damages: [(&str, Damage); 6] = [
        ("a byte", |desk, id| {
            let text = fs::read_to_string(record_file(desk, id)).unwrap();
            fs::write(record_file(desk, id), text.replace("dos", "dOs")).unwrap();
        }),
        ("cut lines", |desk, id| fs::write(record_file(desk, id), lines(desk, id)[..2].concat()).unwrap()),
        ("a torn line", |desk, id| {
            fs::write(record_file(desk, id), lines(desk, id).concat() + "{\"v\":1").unwrap();
        }),
        ("line ends", |desk, id| {
            let text = lines(desk, id).concat().replace('\n', "\r\n");
            fs::write(record_file(desk, id), text).unwrap();
        }),
        ("no file", |desk, id| fs::remove_file(record_file(desk, id)).unwrap()),
        ("no sled", |desk, _| fs::remove_dir_all(desk.store().join("sled")).unwrap()),
    ];
    for (what, damage) in damages {
        let (desk, id) = played();
        let whole = lines(&desk, &id);
        damage(&desk, &id);
        let before = snapshot(&desk.store());
        let ran = desk.run(&["almacen", "verificar"]);
        assert!(ran.code == 1 && ran.out.contains("hay daños"), "{what}: {ran:#?}");
        assert!(snapshot(&desk.store()) == before, "{what}: looking changed the store");
        let repaired = desk.run(&["almacen", "reparar"]);
        assert!(repaired.code == 0 && !repaired.err.is_empty(), "{what}: {repaired:#?}");
        assert_eq!(lines(&desk, &id), whole, "{what}");
        desk.run(&["almacen", "verificar"]).succeeds();
    }
    let desk = Desk::new();
    desk.run(&["almacen", "verificar"]).succeeds();
    assert!(!desk.store().exists());
}

#[test]
fn line_ends_changed_by_another_program_are_named_to_readers() {
    let (desk, id) = played();
    let text = lines(&desk, &id).concat().replace('\n', "\r\n");
    fs::write(record_file(&desk, &id), text).unwrap();
    desk.run(&["validar", "--todas"]).fails(2, "CRLF");
}

/// The program with its store, answering line by line.
struct Open {
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Open {
    fn new(desk: &Desk, id: &str) -> Open {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
        command.env_clear().envs(desk.environment()).current_dir(desk.home.path());
        command.arg("--almacen").arg(desk.store()).args(["jugar", "--partida", id, "--sin-mesa"]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let mut open = Open { child, out };
        open.say("nota abierta");
        open
    }

    /// Types a line and waits for its number.
    fn say(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
        let mut answer = String::new();
        while !answer.starts_with('#') {
            answer.clear();
            assert!(self.out.read_line(&mut answer).unwrap() > 0, "«{line}» was not acknowledged");
        }
    }

    /// Leaves; gives what was said on stderr.
    fn leave(mut self) -> String {
        drop(self.child.stdin.take());
        let output = self.child.wait_with_output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    }
}

#[test]
fn a_store_that_goes_away_under_an_open_match_loses_no_acknowledged_line() {
    let ways: [(&str, Damage); 3] = [
        ("the file", |desk, id| fs::remove_file(record_file(desk, id)).unwrap()),
        ("the store", |desk, _| fs::remove_dir_all(desk.store()).unwrap()),
        ("another file", |desk, id| {
            fs::remove_file(record_file(desk, id)).unwrap();
            fs::write(record_file(desk, id), "otra cosa\n").unwrap();
        }),
    ];
    for (what, way) in ways {
        let (desk, id) = played();
        let mut open = Open::new(&desk, &id);
        way(&desk, &id);
        open.say("nota después");
        open.say("nota más");
        let told = open.leave();
        assert!(told.contains("se volvió a escribir entero, con 7 asientos"), "{what}: {told}");
        let bodies = stored_bodies(&desk.store());
        assert_eq!(bodies.len(), 7, "{what}");
        assert_eq!(desk.run(&["almacen", "reparar"]).code, 0, "{what}");
        desk.run_with(&["jugar", "--partida", &id], "nota otra vez\n").succeeds();
        assert!(desk.run(&["almacen", "verificar"]).succeeds().contains("todo está sano"), "{what}");
    }
}

#[test]
fn a_record_file_that_another_program_shortens_is_noticed_before_a_line_is_acknowledged() {
    let (desk, id) = played();
    let mut open = Open::new(&desk, &id);
    let kept = lines(&desk, &id);
    fs::write(record_file(&desk, &id), &kept[0]).unwrap();
    writeln!(open.child.stdin.as_mut().unwrap(), "nota perdida").unwrap();
    let told = open.leave();
    assert!(told.contains("otro programa escribe en él"), "{told}");
    let now = lines(&desk, &id);
    assert!(now.starts_with(&kept), "{now:?}");
    assert_eq!(
        told.contains("quedó anotada") && !told.contains("no quedó"),
        now.len() > kept.len(),
        "{told}"
    );
}

#[test]
fn readers_tell_what_is_other_than_it_was() {
    let damages: [(&str, Damage, &str); 3] = [
        (
            "cut",
            |desk, id| fs::write(record_file(desk, id), lines(desk, id)[..3].concat()).unwrap(),
            "su registro tiene 3 asientos y tenía 5: faltan los últimos",
        ),
        (
            "forged",
            |desk, id| forge(desk, id, "dos", "DOS"),
            "el asiento 4 de su registro no es el que había",
        ),
        (
            "gone",
            |desk, id| fs::remove_file(record_file(desk, id)).unwrap(),
            "falta su registro, que tenía 5",
        ),
    ];
    for (what, damage, told) in damages {
        let (desk, id) = played();
        damage(&desk, &id);
        let before = snapshot(&desk.store());
        desk.run(&["validar", "--todas"]).fails(1, told);
        for args in [["partidas"].as_slice(), &["partidas", "--json"]] {
            desk.run(args).fails(0, told);
        }
        if what != "gone" {
            desk.run(&["validar", "--partida", &id]).fails(1, told);
            desk.run(&["exportar", &id, "--formato", "md", "-o", "-"]).fails(0, told);
        }
        assert!(snapshot(&desk.store()) == before, "{what}");
    }
}

#[test]
fn readers_say_when_they_cannot_know_and_stay_silent_when_all_is_as_it_was() {
    let (desk, id) = played();
    desk.run_with(&["jugar", "--partida", &id], "nota cinco\n").succeeds();
    let reading =
        [["partidas"].as_slice(), &["validar", "--todas"], &["exportar", &id, "--formato", "md", "-o", "-"]];
    for args in reading {
        desk.run(args).succeeds();
    }
    fs::remove_file(desk.store().join("registros").join(format!("{id}.visto"))).unwrap();
    for args in reading {
        desk.run(args).fails(0, "de 1 partida no consta cuántos asientos tenían");
    }
    desk.run(&["almacen", "reparar"]).succeeds();
    desk.run(&["partidas"]).succeeds();
}

#[test]
fn a_record_that_was_exported_and_cut_is_noticed_by_its_seal() {
    let (desk, id) = played();
    let file = desk.path("partida.jsonl").to_str().unwrap().to_owned();
    let told = desk.run(&["exportar", &id, "--formato", "jsonl", "-o", &file]).err;
    let seal = told.split("sello es ").nth(1).unwrap().split(':').next().unwrap().to_owned();
    desk.run(&["validar", &file, "--sello", &seal]).succeeds();
    let whole = lines(&desk, &id);
    fs::write(&file, whole[..4].concat()).unwrap();
    desk.run(&["validar", &file]).succeeds();
    desk.run(&["validar", &file, "--sello", &seal]).fails(2, "tiene 4 asientos y el sello dice 5");
    let other = Desk::new();
    other.run(&["importar", &file, "--sello", &seal]).fails(2, "faltan los últimos");
    assert_eq!(other.ids(), Vec::<String>::new());
    forge(&desk, &id, "cuatro", "CUATRO");
    fs::copy(record_file(&desk, &id), &file).unwrap();
    desk.run(&["validar", &file, "--sello", &seal]).fails(2, "el asiento 4 no es el del sello");
    desk.run(&["validar", &file, "--sello", "40"]).fails(2, "«40» no es un sello");
    let script = desk.file("guion.arb", "juego totems\n");
    for command in ["validar", "importar"] {
        desk.run(&[command, &script, "--sello", &seal]).fails(2, "un guion no tiene sello; quite --sello");
        desk.run(&[command, &file, &file, "--sello", &seal]).fails(2, "un sello es de un solo registro");
    }
}
