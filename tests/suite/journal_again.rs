//! A store that is opened again: what agreed when it was closed is not read, and everything is where that is not certain.

use std::fs;
use std::path::Path;
use std::time::Duration;

use arbitro::journal::{Journal, Store, StoreNotice};
use pretty_assertions::assert_eq;

use crate::journal::{draft, file_of, id, quiet, store_dir, stored};
use crate::journal_damage::{assert_whole, busy_store, copy_dir, sled_files};

/// Changes a byte of a file in its place; `unnoticed` gives it back its time of writing.
fn flip(path: &Path, unnoticed: bool) {
    let written = fs::metadata(path).unwrap().modified().unwrap();
    let mut bytes = fs::read(path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(path, bytes).unwrap();
    let time = if unnoticed { written } else { written + Duration::from_secs(1) };
    fs::File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
}

#[test]
fn a_store_that_is_opened_again_reads_only_the_matches_that_were_written_since() {
    let (dir, records) = busy_store();
    // Whoever closes it writes down what agreed, once what is written in it was compared.
    drop(quiet(dir.path()));
    let file = file_of(&dir, &id('b'));
    flip(&file, true);
    let (mut store, notices) = Store::open(dir.path()).unwrap();
    assert_eq!(notices, [], "it was not read");
    let opened = store.open_match(&id('b')).unwrap();
    assert!(matches!(opened.notices[..], [StoreNotice::Repaired { .. }]), "{:?}", opened.notices);
    assert_eq!(opened.records, records[1]);
    drop(store);
    flip(&file, false);
    let notices = assert_whole(dir.path(), &records, "written since");
    assert!(matches!(notices[..], [StoreNotice::Repaired { .. }]), "{notices:?}");
}

#[test]
fn without_a_clean_end_or_with_another_sled_everything_is_compared() {
    let note = |dir: &Path| dir.join("registros").join("acuerdo");
    for what in ["killed", "other sled", "upkeep", "damaged note"] {
        let (dir, records) = busy_store();
        drop(quiet(dir.path()));
        flip(&file_of(&dir, &id('b')), true);
        match what {
            // Whoever opens the store takes the note with him until he closes it.
            "killed" => fs::remove_file(note(dir.path())).unwrap(),
            "damaged note" => flip(&note(dir.path()), true),
            "other sled" => sled_files(dir.path()).iter().for_each(|path| {
                let time = fs::metadata(path).unwrap().modified().unwrap() + Duration::from_secs(1);
                fs::File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
            }),
            _ => {
                let (_, notices) = Store::open_alone(dir.path()).unwrap();
                assert!(matches!(notices[..], [StoreNotice::Repaired { .. }]), "{what}: {notices:?}");
                continue;
            }
        }
        let notices = assert_whole(dir.path(), &records, what);
        assert!(matches!(notices[..], [StoreNotice::Repaired { .. }]), "{what}: {notices:?}");
    }
    let dir = busy_store().0;
    let open = quiet(dir.path());
    assert!(!note(dir.path()).exists());
    drop(open);
    assert!(note(dir.path()).exists());
}

#[test]
fn a_match_that_is_not_as_it_was_last_seen_is_told_at_every_opening_though_it_is_opened_and_written() {
    let (dir, records) = stored(5);
    let text = records[..3].iter().map(|record| format!("{}\n", record.line)).collect::<String>();
    fs::write(file_of(&dir, &id('a')), text).unwrap();
    fs::remove_dir_all(dir.path().join("sled")).unwrap();
    for opening in 0..3 {
        let (mut store, notices) = Store::open(dir.path()).unwrap();
        let told = notices.iter().any(|notice| matches!(notice, StoreNotice::Unlike { .. }));
        assert!(told, "opening {opening}: {notices:?}");
        store.open_match(&id('a')).unwrap();
        if opening == 1 {
            store.append(&id('a'), &[draft(9)]).unwrap();
        }
        store.close().unwrap();
    }
}

#[test]
fn a_record_file_that_is_gone_is_written_again_from_sled_though_its_match_was_not_known_to_agree() {
    let (dir, records) = busy_store();
    let mut store = quiet(dir.path());
    // Importing what is here already lets go of the match, and says nothing of how it stands.
    store.write_imported(&[&records[1]]).unwrap()[0].as_ref().unwrap();
    store.close().unwrap();
    fs::remove_file(file_of(&dir, &id('b'))).unwrap();
    let notices = assert_whole(dir.path(), &records, "gone");
    assert!(matches!(notices[..], [StoreNotice::FileRebuilt { .. }]), "{notices:?}");
}

#[test]
fn what_somebody_adds_to_a_match_that_is_open_is_compared_at_the_next_opening() {
    let (dir, records) = busy_store();
    let elsewhere = store_dir();
    let mut other = quiet(elsewhere.path());
    other.write_imported(&[&records[1]]).unwrap()[0].as_ref().unwrap();
    other.append(&id('b'), &[draft(7)]).unwrap();
    let mut store = quiet(dir.path());
    store.open_match(&id('b')).unwrap();
    // The same match, played on elsewhere.
    fs::copy(file_of(&elsewhere, &id('b')), file_of(&dir, &id('b'))).unwrap();
    store.close().unwrap();
    let (_, notices) = Store::open(dir.path()).unwrap();
    assert!(!notices.is_empty(), "sled holds less than the record file");
}

#[test]
fn whatever_lies_in_the_folder_of_sled_is_looked_at() {
    let (dir, _) = busy_store();
    drop(quiet(dir.path()));
    flip(&file_of(&dir, &id('b')), true);
    fs::write(dir.path().join("sled").join("blobs").join("1"), "x").unwrap();
    let (_, notices) = Store::open(dir.path()).unwrap();
    assert!(matches!(notices[..], [StoreNotice::Repaired { .. }]), "{notices:?}");
}

#[test]
fn a_sled_that_a_disk_changed_unseen_is_found_when_its_match_is_closed_and_made_whole_at_the_next_opening() {
    let (original, records) = stored(20);
    let whole = fs::read(original.path().join("sled").join("db")).unwrap();
    let used = whole.iter().rposition(|byte| *byte != 0).unwrap();
    let mut found = 0;
    for place in (0..12).map(|step| step * used / 12) {
        for is_written in [false, true] {
            let dir = store_dir();
            copy_dir(original.path(), dir.path());
            let path = dir.path().join("sled").join("db");
            let written = fs::metadata(&path).unwrap().modified().unwrap();
            let mut bytes = whole.clone();
            bytes[place] ^= 0x41;
            fs::write(&path, bytes).unwrap();
            fs::File::options().write(true).open(&path).unwrap().set_modified(written).unwrap();
            let mut store = quiet(dir.path());
            let mut held = store.open_match(&id('a')).unwrap().records;
            assert_eq!(held, records, "{place}");
            if is_written {
                held.extend(store.append(&id('a'), &[draft(9)]).unwrap());
            }
            drop(store);
            found += usize::from(!dir.path().join("registros").join("acuerdo").exists());
            let (store, _) = Store::open(dir.path()).unwrap();
            let report = store.verify().unwrap();
            assert!(report.is_sound() && report.with_sled, "{place} {is_written}: {report:?}");
            assert_eq!(store.read(&id('a')).unwrap(), held, "{place}");
        }
    }
    assert!(found > 0);
}
