//! The journal damaged: sled's files cut, flipped or gone; record files cut, edited or gone; the sides parting.

use std::fs;
use std::path::{Path, PathBuf};

use arbitro::journal::{
    Fault, Health, Journal, JournalError, ReadOnly, Record, RecordFiles, Side, Store, StoreNotice,
};
use pretty_assertions::assert_eq;
use tempfile::TempDir;

use crate::journal::{draft, drafts, file_of, id, quiet, store_dir, stored};

/// Copies a folder, with the times at which its files were written.
pub fn copy_dir(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_dir(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), &target).unwrap();
            let written = entry.metadata().unwrap().modified().unwrap();
            fs::File::options().write(true).open(&target).unwrap().set_modified(written).unwrap();
        }
    }
}

/// A store with three matches, opened and closed often enough that sled has every kind of file.
pub fn busy_store() -> (TempDir, Vec<Vec<Record>>) {
    let dir = store_dir();
    for round in 0..3 {
        let mut store = quiet(dir.path());
        for last in ['a', 'b', 'c'] {
            if round == 0 {
                store.create(&id(last), &[draft(0)]).unwrap();
            } else {
                store.append(&id(last), &drafts(8)).unwrap();
            }
        }
    }
    let files = RecordFiles::new(dir.path());
    let records = ['a', 'b', 'c'].map(|last| files.read(&id(last)).unwrap()).to_vec();
    (dir, records)
}

/// Opens a store whose sled was tampered with: nothing is lost, both places agree again, and the store takes records.
pub fn assert_whole(dir: &Path, records: &[Vec<Record>], what: &str) -> Vec<StoreNotice> {
    let (mut store, notices) = Store::open(dir).unwrap_or_else(|error| panic!("{what}: {error}"));
    for (last, whole) in ['a', 'b', 'c'].into_iter().zip(records) {
        assert_eq!(&store.read(&id(last)).unwrap(), whole, "{what}");
    }
    let report = store.verify().unwrap();
    assert!(report.is_sound() && report.with_sled, "{what}: {report:?}");
    store.append(&id('b'), &[draft(99)]).unwrap();
    notices
}

/// Something done to sled's directory.
type Damage = fn(&Path);

pub fn sled_files(dir: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(dir.join("sled")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.is_file());
    files.sort();
    files
}

/// Runs one damage on a fresh copy of a store for each place given.
fn for_each_damage(places: usize, damage: impl Fn(&mut Vec<u8>, usize)) {
    let (original, records) = busy_store();
    let names: Vec<_> =
        sled_files(original.path()).iter().map(|path| path.file_name().unwrap().to_owned()).collect();
    assert!(names.iter().any(|name| name.to_str().unwrap().starts_with("snap.")), "{names:?}");
    let (mut told, mut silent) = (0, 0);
    for name in names {
        let clean = fs::read(original.path().join("sled").join(&name)).unwrap();
        // sled's file is mostly padding; damage must meet the part in use.
        let used = clean.iter().rposition(|byte| *byte != 0).map_or(1, |last| last + 1);
        for step in 0..places {
            let place = step * used / places;
            let dir = store_dir();
            copy_dir(original.path(), dir.path());
            let mut bytes = clean.clone();
            damage(&mut bytes, place);
            fs::write(dir.path().join("sled").join(&name), bytes).unwrap();
            let what = format!("{} at {place} of {used}", name.display());
            match assert_whole(dir.path(), &records, &what).is_empty() {
                true => silent += 1,
                false => told += 1,
            }
        }
    }
    println!("{told} told, {silent} without effect");
    assert!(told > 0);
}

#[test]
fn a_flipped_byte_in_any_file_of_sled_loses_nothing() {
    for_each_damage(60, |bytes, place| bytes[place] ^= 0x41);
}

#[test]
fn a_cut_in_any_file_of_sled_loses_nothing() {
    for_each_damage(40, Vec::truncate);
}

#[test]
fn a_hole_of_zeros_in_any_file_of_sled_loses_nothing() {
    for_each_damage(25, |bytes, place| {
        let end = bytes.len().min(place + 64);
        bytes[place..end].fill(0);
    });
}

#[test]
fn a_sled_that_is_gone_empty_or_no_directory_is_built_again_and_told() {
    let (original, records) = busy_store();
    let ways: [(&str, Damage); 4] = [
        ("gone", |sled| fs::remove_dir_all(sled).unwrap()),
        ("empty", |sled| {
            fs::remove_dir_all(sled).unwrap();
            fs::create_dir(sled).unwrap();
        }),
        ("empty db", |sled| fs::write(sled.join("db"), "").unwrap()),
        ("a file", |sled| {
            fs::remove_dir_all(sled).unwrap();
            fs::write(sled, "no directory").unwrap();
        }),
    ];
    for (what, way) in ways {
        let dir = store_dir();
        copy_dir(original.path(), dir.path());
        way(&dir.path().join("sled"));
        let notices = assert_whole(dir.path(), &records, what);
        assert_eq!(notices.last(), Some(&StoreNotice::SledRebuilt { matches: 3 }), "{what}");
    }
}

#[test]
fn a_sled_set_aside_keeps_its_bytes_under_a_name_that_is_told() {
    let (dir, records) = busy_store();
    let conf = dir.path().join("sled/conf");
    fs::write(&conf, "segment_size: 77\nuse_compression: false\nversion: 0.34\nxxxx").unwrap();
    let notices = assert_whole(dir.path(), &records, "conf");
    let StoreNotice::SledSetAside { kept, .. } = &notices[0] else { panic!("{notices:?}") };
    assert_eq!(*kept, dir.path().join("sled.apartado-1"));
    assert!(kept.join("db").exists());
    assert!(notices[0].to_string().contains("quedó apartado como «sled.apartado-1»"), "{}", notices[0]);
}

fn lines(path: &Path) -> Vec<String> {
    fs::read_to_string(path).unwrap().lines().map(|line| format!("{line}\n")).collect()
}

fn open(dir: &TempDir) -> (Store, Vec<String>) {
    let (store, notices) = Store::open(dir.path()).unwrap();
    (store, notices.iter().map(ToString::to_string).collect())
}

#[test]
fn a_record_file_that_is_gone_is_written_again_from_sled() {
    let (dir, records) = stored(5);
    fs::remove_file(file_of(&dir, &id('a'))).unwrap();
    let (store, notices) = open(&dir);
    assert_eq!(notices, ["Partida k3xm7q2a: faltaba el registro; se rehízo con 5 asientos del almacén."]);
    assert_eq!(store.read(&id('a')).unwrap(), records);
}

#[test]
fn a_record_file_cut_by_whole_lines_is_completed_from_sled() {
    let (dir, records) = stored(5);
    let path = file_of(&dir, &id('a'));
    fs::write(&path, lines(&path)[..3].concat()).unwrap();
    let (store, notices) = open(&dir);
    assert_eq!(
        notices,
        ["Partida k3xm7q2a: el registro tenía 3 asientos y el almacén 5; se completó el registro."]
    );
    assert_eq!(store.read(&id('a')).unwrap(), records);
}

#[test]
fn a_record_file_cut_anywhere_is_completed() {
    let (original, records) = stored(3);
    let whole = fs::read(file_of(&original, &id('a'))).unwrap();
    for length in (0..whole.len()).step_by(37) {
        let dir = store_dir();
        copy_dir(original.path(), dir.path());
        fs::write(file_of(&dir, &id('a')), &whole[..length]).unwrap();
        let (store, notices) = open(&dir);
        assert!(!notices.is_empty());
        assert_eq!(store.read(&id('a')).unwrap(), records, "cut at {length}");
        // The torn line is the beginning of one that sled has: nothing of it needs to be kept.
        assert!(!dir.path().join("registros/k3xm7q2a.cola-1").exists(), "cut at {length}");
    }
}

#[test]
fn sled_behind_the_record_file_is_completed() {
    let (dir, _) = stored(4);
    let path = file_of(&dir, &id('a'));
    let mut longer = arbitro::journal::MemoryJournal::new();
    longer.create(&id('a'), &drafts(5)).unwrap();
    fs::write(&path, longer.bytes(&id('a'))).unwrap();
    let (store, notices) = open(&dir);
    assert_eq!(
        notices,
        ["Partida k3xm7q2a: el registro tenía 5 asientos y el almacén 4; se completó el almacén."]
    );
    assert!(store.verify().unwrap().is_sound());
}

#[test]
fn a_torn_line_that_nobody_knows_is_set_aside() {
    let (dir, records) = stored(3);
    let path = file_of(&dir, &id('a'));
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend_from_slice(b"{\"v\":1,");
    fs::write(&path, bytes).unwrap();
    assert_eq!(RecordFiles::new(dir.path()).read(&id('a')).unwrap(), records);
    let (mut store, notices) = open(&dir);
    assert_eq!(
        notices,
        [
            "Partida k3xm7q2a: el final del registro no estaba acabado (7 bytes) y no consta que se confirmara; quedó en «k3xm7q2a.cola-1»."
        ]
    );
    assert_eq!(store.append(&id('a'), &[draft(3)]).unwrap()[0].seq, 3);
    assert_eq!(store.read(&id('a')).unwrap().len(), 4);
}

#[test]
fn a_match_never_finished_being_created_is_set_aside() {
    let (dir, _) = stored(1);
    fs::write(dir.path().join("registros/k3xm7q2b.nuevo"), "{\"v\"").unwrap();
    let (mut store, notices) = open(&dir);
    assert!(notices[0].contains("«k3xm7q2b.cola-1»"), "{notices:?}");
    assert_eq!(store.list().unwrap(), vec![id('a')]);
    store.create(&id('b'), &[draft(0)]).unwrap();
}

#[test]
fn a_flipped_byte_anywhere_in_a_record_file_is_repaired_from_sled() {
    let (original, records) = stored(4);
    let whole = fs::read(file_of(&original, &id('a'))).unwrap();
    for place in (0..whole.len()).step_by(23).chain([whole.len() - 1]) {
        for flip in [0x01, 0x80, whole[place] ^ b'\n'] {
            if flip == 0 {
                continue;
            }
            let dir = store_dir();
            copy_dir(original.path(), dir.path());
            let mut bytes = whole.clone();
            bytes[place] ^= flip;
            fs::write(file_of(&dir, &id('a')), &bytes).unwrap();
            let (store, notices) = open(&dir);
            assert!(!notices.is_empty());
            assert_eq!(store.read(&id('a')).unwrap(), records, "byte {place}");
            assert!(store.verify().unwrap().is_sound());
            let kept = fs::read(dir.path().join("registros/k3xm7q2a.apartado-1.jsonl"));
            assert!(kept.map_or(place == whole.len() - 1, |kept| kept == bytes), "byte {place}");
        }
    }
}

#[test]
fn a_repair_names_the_record_what_was_wrong_and_where_the_old_bytes_are() {
    let (dir, _) = stored(4);
    let path = file_of(&dir, &id('a'));
    fs::write(&path, fs::read_to_string(&path).unwrap().replace("\"jugada\":2", "\"jugada\":8")).unwrap();
    let (_store, notices) = open(&dir);
    assert_eq!(
        notices,
        ["Partida k3xm7q2a: el asiento 2 del registro no corresponde a su huella: el texto fue alterado; \
             se rehízo con la copia sana y lo dañado quedó en «k3xm7q2a.apartado-1.jsonl»."]
    );
}

/// Two stores that agree on the first records of match `a` and then go on differently; the second's file lies in the
/// first's directory.
fn parted() -> (TempDir, Vec<Record>, Vec<Record>) {
    let (dir, _) = stored(3);
    let other = store_dir();
    copy_dir(dir.path(), other.path());
    let mut one = quiet(dir.path());
    one.append(&id('a'), &[draft(10), draft(11)]).unwrap();
    let in_sled = one.read(&id('a')).unwrap();
    drop(one);
    let mut two = quiet(other.path());
    two.append(&id('a'), &[draft(20)]).unwrap();
    let in_file = two.read(&id('a')).unwrap();
    drop(two);
    fs::copy(file_of(&other, &id('a')), file_of(&dir, &id('a'))).unwrap();
    (dir, in_file, in_sled)
}

#[test]
fn sides_that_part_are_both_kept_and_the_match_is_read_only() {
    let (dir, in_file, _) = parted();
    let before = fs::read(file_of(&dir, &id('a'))).unwrap();
    let (mut store, notices) = open(&dir);
    let why = "el registro «registros/k3xm7q2a.jsonl» (4 asientos) y el almacén «sled» (5 asientos) se separan en el \
               asiento 3; elija uno con «arbitro almacen reparar --partida k3xm7q2a --vale registro» o «--vale almacen».";
    assert_eq!(notices, [format!("Partida k3xm7q2a, solo lectura: {why}")]);
    assert_eq!(store.read(&id('a')).unwrap(), in_file);
    let refused = store.append(&id('a'), &[draft(30)]).unwrap_err();
    assert_eq!(refused.to_string(), format!("La partida k3xm7q2a solo se puede leer: {why}"));
    drop(store);
    assert_eq!(fs::read(file_of(&dir, &id('a'))).unwrap(), before);
    let (store, _) = open(&dir);
    let parted = ReadOnly::Parted { id: id('a'), at: 3, sides: [(Side::RecordFile, 4), (Side::Store, 5)] };
    assert_eq!(store.verify().unwrap().matches[0].health, Health::OnlyReadable(parted));
}

#[test]
fn choosing_a_side_keeps_the_other_ones_bytes() {
    for side in [Side::RecordFile, Side::Store, Side::Disputed(1)] {
        let (dir, in_file, in_sled) = parted();
        let (chosen, loser) = match side {
            Side::RecordFile => (in_file, in_sled),
            Side::Store | Side::Disputed(_) => (in_sled, in_file),
        };
        let (mut store, _) = open(&dir);
        let settled = store.settle(&id('a'), side).unwrap();
        let StoreNotice::Settled { kept, records, .. } = &settled else { panic!("{settled:?}") };
        assert_eq!(*records, chosen.len());
        assert_eq!(lines(&kept[0]).len(), loser.len());
        assert!(settled.to_string().ends_with("lo demás quedó en «k3xm7q2a.apartado-1.jsonl»."), "{settled}");
        let added = store.append(&id('a'), &[draft(40)]).unwrap();
        assert_eq!(added[0].prev, chosen[chosen.len() - 1].hash);
        assert!(matches!(store.settle(&id('a'), side), Err(JournalError::NothingToSettle { .. })));
        store.close().unwrap();
        assert!(quiet(dir.path()).verify().unwrap().is_sound());
    }
}

#[test]
fn of_several_chains_in_dispute_the_one_that_disagrees_is_named_and_chosen() {
    let (dir, in_file, in_sled) = parted();
    let whole = fs::read(file_of(&dir, &id('a'))).unwrap();
    let disputed = |number: u32| dir.path().join(format!("registros/k3xm7q2a.disputa-{number}.jsonl"));
    let bytes = |records: &[Record]| records.iter().map(|r| format!("{}\n", r.line)).collect::<String>();
    fs::write(disputed(1), bytes(&in_file[..2])).unwrap();
    fs::write(disputed(2), bytes(&in_sled)).unwrap();
    fs::remove_dir_all(dir.path().join("sled")).unwrap();
    let (mut store, notices) = open(&dir);
    assert!(
        notices[0].contains("lo apartado en «registros/k3xm7q2a.disputa-2.jsonl» (5 asientos)")
            && notices[0].ends_with("--vale registro» o «--vale disputa-2»."),
        "{notices:?}"
    );
    assert_eq!("disputa-2".parse(), Ok(Side::Disputed(2)));
    store.settle(&id('a'), Side::Disputed(2)).unwrap();
    assert_eq!(store.read(&id('a')).unwrap(), in_sled);
    assert!(!disputed(1).exists() && !disputed(2).exists());
    assert_eq!(fs::read(dir.path().join("registros/k3xm7q2a.apartado-1.jsonl")).unwrap(), whole);
}

/// Damages one record of the file so that its copy in sled is missing too.
fn damaged_on_both_sides() -> (TempDir, Vec<Record>) {
    let (dir, records) = stored(5);
    let path = file_of(&dir, &id('a'));
    let whole = lines(&path);
    // sled rebuilt from a shorter file holds three records; the longer file then comes back with record 3 damaged.
    fs::remove_dir_all(dir.path().join("sled")).unwrap();
    fs::write(&path, whole[..3].concat()).unwrap();
    drop(Store::open(dir.path()).unwrap());
    fs::write(&path, whole.concat().replace("\"jugada\":3", "\"jugada\":9")).unwrap();
    (dir, records)
}

#[test]
fn damage_that_nobody_can_repair_leaves_the_sound_records_readable() {
    let (dir, records) = damaged_on_both_sides();
    let (mut store, notices) = open(&dir);
    assert_eq!(
        notices,
        [
            "Partida k3xm7q2a, solo lectura: el asiento 3 del registro no corresponde a su huella: el texto fue \
             alterado, y no hay copia sana; se pueden leer los 3 primeros. Decida qué conservar con «arbitro almacen \
             reparar»."
        ]
    );
    let Err(JournalError::Broken(broken)) = store.read(&id('a')) else {
        panic!("a broken chain read as whole")
    };
    assert_eq!((broken.sound, broken.fault), (records[..3].to_vec(), Fault::WrongHash));
    assert_eq!(store.open_match(&id('a')).unwrap().records, records[..3]);
    assert!(matches!(store.append(&id('a'), &[draft(5)]), Err(JournalError::ReadOnly { .. })));
    store.settle(&id('a'), Side::RecordFile).unwrap();
    assert_eq!(store.append(&id('a'), &[draft(5)]).unwrap()[0].seq, 3);
    assert_eq!(lines(&dir.path().join("registros/k3xm7q2a.apartado-1.jsonl")).len(), 5);
}

#[test]
fn a_side_with_nothing_sound_cannot_be_chosen() {
    let (dir, _) = stored(2);
    fs::remove_dir_all(dir.path().join("sled")).unwrap();
    fs::write(file_of(&dir, &id('a')), "basura\n").unwrap();
    let (mut store, notices) = open(&dir);
    assert!(notices[0].contains("no se puede leer ninguno"), "{notices:?}");
    for side in [Side::RecordFile, Side::Store] {
        assert!(matches!(store.settle(&id('a'), side), Err(JournalError::NothingSound { .. })));
    }
    assert!(matches!(store.create(&id('a'), &[draft(0)]), Err(JournalError::AlreadyExists { .. })));
}

#[test]
fn records_beyond_a_damaged_one_are_joined_when_sled_still_has_it() {
    let (dir, records) = stored(6);
    let path = file_of(&dir, &id('a'));
    let whole = lines(&path);
    fs::remove_dir_all(dir.path().join("sled")).unwrap();
    fs::write(&path, whole[..4].concat()).unwrap();
    drop(Store::open(dir.path()).unwrap());
    // sled has records 0 to 3, the file all but record 2.
    fs::write(&path, whole.concat().replace("\"jugada\":2", "\"jugada\":9")).unwrap();
    let (store, notices) = open(&dir);
    assert_eq!(notices.len(), 2, "{notices:?}");
    assert_eq!(store.read(&id('a')).unwrap(), records);
    assert!(store.verify().unwrap().is_sound());
}

#[test]
fn records_of_a_newer_format_are_refused_and_left_alone() {
    let (dir, _) = stored(2);
    let path = file_of(&dir, &id('a'));
    let newer = fs::read_to_string(&path).unwrap() + "{\"v\":3,\"lo\":\"nuevo\"}\n";
    fs::write(&path, &newer).unwrap();
    let (mut store, notices) = open(&dir);
    assert_eq!(
        notices,
        [
            "Partida k3xm7q2a, solo lectura: el asiento 2 está en el formato 3, y esta versión de arbitro lee hasta el \
          2: actualice el programa."
        ]
    );
    assert!(matches!(store.settle(&id('a'), Side::RecordFile), Err(JournalError::ReadOnly { .. })));
    assert_eq!(fs::read_to_string(&path).unwrap(), newer);
}

#[test]
fn a_record_file_that_cannot_be_read_is_told_and_stops_no_other_match() {
    let (dir, records) = stored(2);
    fs::create_dir(file_of(&dir, &id('b'))).unwrap();
    let (store, notices) = open(&dir);
    assert!(notices[0].starts_with("Partida k3xm7q2b: se deja como está. No se pudo leer"), "{notices:?}");
    assert_eq!(store.read(&id('a')).unwrap(), records);
    let health = &store.verify().unwrap().matches[1].health;
    assert!(matches!(health, Health::Unreadable(_)), "{health:?}");
}
