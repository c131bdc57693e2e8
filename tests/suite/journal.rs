//! The journal in good health: chains, records, opening, reading beside a writer, import, backup, bad lines.

use std::fs;
use std::path::Path;

use arbitro::journal::{
    Chain, Draft, Fault, Health, Imported, Journal, JournalError, MatchId, MemoryJournal, Record,
    RecordFiles, Store, StoreNotice,
};
use blake3::Hash;
use chrono::{DateTime, TimeDelta, Utc};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use serde_json::value::{RawValue, to_raw_value};
use tempfile::TempDir;

/// A match id for tests: always the same eight characters but the last.
pub fn id(last: char) -> MatchId {
    MatchId::parse(&format!("k3xm7q2{last}")).unwrap()
}

/// A draft whose body carries `n`, dated `n` seconds after a fixed time.
pub fn draft(n: u32) -> Draft {
    let time = DateTime::from_timestamp(1_790_000_000 + i64::from(n), 0).unwrap();
    Draft::new(time, "A", 1, to_raw_value(&serde_json::json!({ "jugada": n })).unwrap())
}

pub fn drafts(count: u32) -> Vec<Draft> {
    (0..count).map(draft).collect()
}

/// Opens a store that needs no notice.
pub fn quiet(dir: &Path) -> Store {
    let (store, mut notices) = Store::open(dir).unwrap();
    // A folder the test made is closed to others first.
    notices.retain(|notice| !matches!(notice, StoreNotice::Tightened { .. }));
    assert_eq!(notices, vec![]);
    store
}

/// An empty directory for its owner alone: opening it as a store has nothing to tell.
pub fn store_dir() -> TempDir {
    let dir = TempDir::new().unwrap();
    #[cfg(unix)]
    fs::set_permissions(dir.path(), std::os::unix::fs::PermissionsExt::from_mode(0o700)).unwrap();
    dir
}

/// A store directory with one match of `count` records, closed.
pub fn stored(count: u32) -> (TempDir, Vec<Record>) {
    let dir = store_dir();
    let mut store = quiet(dir.path());
    let records = store.create(&id('a'), &drafts(count)).unwrap();
    store.close().unwrap();
    (dir, records)
}

pub fn file_of(dir: &TempDir, id: &MatchId) -> std::path::PathBuf {
    dir.path().join("registros").join(format!("{id}.jsonl"))
}

fn bytes(records: &[Record]) -> Vec<u8> {
    records.iter().flat_map(|record| format!("{}\n", record.line).into_bytes()).collect()
}

fn memory(count: u32) -> (MemoryJournal, Vec<Record>) {
    let mut journal = MemoryJournal::new();
    let records = journal.create(&id('a'), &drafts(count)).unwrap();
    (journal, records)
}

#[test]
fn a_chain_reads_back_as_written() {
    let (journal, records) = memory(5);
    let chain = Chain::parse(&journal.bytes(&id('a')), None).unwrap();
    assert_eq!(chain, Chain { records, torn_tail: None });
}

#[test]
fn a_record_has_its_fields_in_the_documented_order() {
    let (_, records) = memory(2);
    let shape = format!(
        r#"{{"v":1,"match":"k3xm7q2a","n":1,"time":"2026-09-21T14:13:21Z","author":"A","body":{{"jugada":1}},"prev":"{}","hash":"{}"}}"#,
        records[0].hash, records[1].hash
    );
    assert_eq!(records[1].line, shape);
    assert_eq!(records[0].prev, arbitro::journal::START);
}

#[test]
fn the_store_and_its_twin_in_memory_write_the_same_bytes() {
    let (dir, _) = stored(4);
    let (journal, _) = memory(4);
    assert_eq!(fs::read(file_of(&dir, &id('a'))).unwrap(), journal.bytes(&id('a')));
}

#[test]
fn the_sample_of_format_one_still_reads() {
    let sample = include_bytes!("../../fixtures/journals/v1.jsonl");
    let chain = Chain::parse(sample, None).unwrap();
    assert_eq!(chain.records.len(), 4);
    assert!(chain.records.iter().all(|record| record.version == 1));
    assert_eq!(chain.records[3].author, "juez Ñ");
}

/// `ARBITRO_BLESS=1` writes the sample where there is none; what it holds keeps its bytes.
#[test]
fn the_sample_of_format_two_still_reads_and_is_written_alike() {
    let order = Hash::from_bytes([7; 32]);
    let said = [
        draft(0),
        Draft { version: 2, ..draft(1) },
        Draft { order: Some(order), ..draft(2) },
        Draft { said: Some("ana".into()), ..draft(3) },
        Draft { author: "juez Ñ".into(), ..draft(4) },
    ];
    let mut journal = MemoryJournal::new();
    journal.create(&id('a'), &said).unwrap();
    let path = crate::bench::root().join("fixtures/journals/v2.jsonl");
    if std::env::var_os("ARBITRO_BLESS").is_some() && !path.exists() {
        fs::write(&path, journal.bytes(&id('a'))).unwrap();
    }
    let sample = fs::read(path).unwrap();
    assert_eq!(sample, journal.bytes(&id('a')));
    let chain = Chain::parse(&sample, None).unwrap();
    let read: Vec<_> = chain.records.iter().map(|r| (r.version, r.order, r.said.as_deref())).collect();
    let expected =
        [(1, None, None), (2, None, None), (2, Some(order), None), (2, None, Some("ana")), (1, None, None)];
    assert_eq!(read, expected);
}

#[test]
fn a_body_over_several_lines_is_stored_on_one() {
    let mut journal = MemoryJournal::new();
    let body = RawValue::from_string("{\r\n  \"a\":\n 1 }".into()).unwrap();
    let records = journal.create(&id('a'), &[Draft { body, ..draft(0) }]).unwrap();
    assert_eq!(Chain::parse(&journal.bytes(&id('a')), None).unwrap().records, records);
    assert_eq!(records[0].body.get(), "{    \"a\":  1 }");
}

fn fault_of(bytes: &[u8]) -> (u32, Fault, usize) {
    let broken = Chain::parse(bytes, Some(&id('a'))).unwrap_err();
    (broken.seq, broken.fault, broken.sound.len())
}

#[test]
fn each_kind_of_bad_line_is_named_with_its_place_and_what_is_sound_before_it() {
    let (_, records) = memory(5);
    let with_line_three = |line: &[u8]| {
        let mut all = bytes(&records[..3]);
        all.extend_from_slice(line);
        all.push(b'\n');
        all.extend(bytes(&records[4..]));
        all
    };
    let text = &records[3].line;
    let cut = &text[..text.len() - 1];
    assert_eq!(fault_of(&with_line_three(cut.as_bytes())), (3, Fault::NotARecord { column: cut.len() }, 3));
    assert_eq!(fault_of(&with_line_three(b"\xff\xfe")), (3, Fault::NotUtf8, 3));
    let other_body = text.replace("\"jugada\":3", "\"jugada\":4");
    assert_eq!(fault_of(&with_line_three(other_body.as_bytes())), (3, Fault::WrongHash, 3));
    let unsealed = text.replace("\",\"hash\"", "\", \"hash\"");
    assert_eq!(fault_of(&with_line_three(unsealed.as_bytes())), (3, Fault::Unsealed, 3));
    let newer = text.replace("{\"v\":1,", "{\"v\":3,\"what\":[],");
    assert_eq!(fault_of(&with_line_three(newer.as_bytes())), (3, Fault::NewerFormat { version: 3 }, 3));
    let ordered = text.replace(",\"prev\"", ",\"order\":\"00\",\"prev\"");
    assert_eq!(fault_of(&with_line_three(ordered.as_bytes())), (3, Fault::NotARecord { column: 0 }, 3));
    let zero = text.replace("{\"v\":1,", "{\"v\":0,");
    assert_eq!(fault_of(&with_line_three(zero.as_bytes())), (3, Fault::UnknownFormat { version: 0 }, 3));
}

#[test]
fn a_missing_a_foreign_and_an_unlinked_record_break_the_chain() {
    let (_, records) = memory(5);
    let mut gap = records.clone();
    gap.remove(2);
    assert_eq!(fault_of(&bytes(&gap)), (2, Fault::WrongSeq { found: 3 }, 2));

    let mut other = MemoryJournal::new();
    let strangers = other.create(&id('b'), &drafts(3)).unwrap();
    let mut mixed = records[..2].to_vec();
    mixed.push(strangers[2].clone());
    assert_eq!(fault_of(&bytes(&mixed)), (2, Fault::OtherMatch { found: id('b') }, 2));

    let mut twin = MemoryJournal::new();
    let unlike = twin.create(&id('a'), &[draft(9), draft(1), draft(2)]).unwrap();
    let mut spliced = records[..2].to_vec();
    spliced.push(unlike[2].clone());
    assert_eq!(fault_of(&bytes(&spliced)), (2, Fault::WrongPrev, 2));
}

#[test]
fn a_last_line_without_its_newline_is_no_record_and_no_error() {
    let (_, records) = memory(3);
    let mut all = bytes(&records);
    all.extend_from_slice(b"{\"v\":1,\"mat");
    let chain = Chain::parse(&all, None).unwrap();
    assert_eq!(chain.records, records);
    assert_eq!(chain.torn_tail, Some(b"{\"v\":1,\"mat".to_vec()));
}

#[test]
fn a_broken_chain_says_match_record_and_remedy_in_spanish() {
    let (_, records) = memory(3);
    let text = String::from_utf8(bytes(&records)).unwrap().replace("\"jugada\":2", "\"jugada\":7");
    let said = Chain::parse(text.as_bytes(), None).unwrap_err().to_string();
    assert_eq!(
        said,
        "Partida k3xm7q2a: el asiento 2 no corresponde a su huella: el texto fue alterado; los 2 anteriores están \
         bien. Compruebe el almacén con «arbitro almacen verificar» o pida otra copia del archivo."
    );
}

#[test]
fn records_appended_are_there_after_reopening() {
    let (dir, mut records) = stored(1);
    let mut store = quiet(dir.path());
    records.extend(store.append(&id('a'), &[draft(1), draft(2)]).unwrap());
    records.extend(store.append(&id('a'), &[draft(3)]).unwrap());
    assert_eq!(store.append(&id('a'), &[]).unwrap(), vec![]);
    drop(store);
    let mut store = quiet(dir.path());
    assert_eq!(store.read(&id('a')).unwrap(), records);
    assert_eq!(store.list().unwrap(), vec![id('a')]);
    let opened = store.open_match(&id('a')).unwrap();
    assert_eq!((opened.records, opened.read_only, opened.notices), (records, None, vec![]));
}

#[test]
fn more_records_than_a_checkpoint_holds_are_all_kept() {
    let (dir, _) = stored(1);
    let mut store = quiet(dir.path());
    for n in 1..700 {
        store.append(&id('a'), &[draft(n)]).unwrap();
    }
    store.close().unwrap();
    assert_eq!(quiet(dir.path()).verify().unwrap().matches[0].store_records, 700);
}

#[test]
fn a_match_must_be_new_have_a_header_and_be_known_to_be_continued() {
    let (dir, _) = stored(1);
    let mut store = quiet(dir.path());
    assert!(matches!(store.create(&id('a'), &[draft(0)]), Err(JournalError::AlreadyExists { .. })));
    assert!(matches!(store.create(&id('b'), &[]), Err(JournalError::NoHeader { .. })));
    assert!(matches!(store.append(&id('b'), &[draft(0)]), Err(JournalError::UnknownMatch { .. })));
    assert!(matches!(store.open_match(&id('b')), Err(JournalError::UnknownMatch { .. })));
    assert!(matches!(store.read(&id('b')), Err(JournalError::UnknownMatch { .. })));
}

#[test]
fn a_second_writer_of_a_match_is_told_how_to_look_at_it_and_other_matches_are_free() {
    let (dir, _) = stored(1);
    let mut first = quiet(dir.path());
    first.append(&id('a'), &[draft(1)]).unwrap();
    let mut second = quiet(dir.path());
    let said = second.append(&id('a'), &[draft(2)]).unwrap_err().to_string();
    let asked = id('a');
    assert_eq!(
        said,
        format!(
            "La partida {asked} se lleva en otra ventana. Para mirarla desde aquí, lo mismo con --ver: «arbitro jugar --partida {asked} --ver»."
        )
    );
    second.create(&id('b'), &[draft(0)]).unwrap();
    assert!(matches!(Store::open_alone(dir.path()), Err(JournalError::NotAlone { .. })));
    drop(first);
    second.append(&id('a'), &[draft(2)]).unwrap();
    assert_eq!(second.read(&id('a')).unwrap().len(), 3);
}

#[test]
fn a_reader_beside_a_writer_sees_every_acknowledged_record() {
    let (dir, mut records) = stored(1);
    let mut store = quiet(dir.path());
    let reader = RecordFiles::new(dir.path());
    for n in 1..20 {
        records.extend(store.append(&id('a'), &[draft(n)]).unwrap());
        assert_eq!(reader.read(&id('a')).unwrap(), records);
    }
    assert_eq!(reader.list().unwrap(), vec![id('a')]);
}

#[test]
fn a_directory_without_a_store_reads_as_empty() {
    let dir = store_dir();
    let reader = RecordFiles::new(&dir.path().join("nada"));
    assert_eq!(reader.list().unwrap(), vec![]);
    assert!(matches!(reader.read(&id('a')), Err(JournalError::UnknownMatch { .. })));
}

#[test]
fn an_imported_match_is_added_once_and_never_replaces_another() {
    let (dir, _) = stored(1);
    let mut elsewhere = MemoryJournal::new();
    let records = elsewhere.create(&id('b'), &drafts(6)).unwrap();
    let mut store = quiet(dir.path());
    let brought = |store: &mut Store, records: &[Record]| store.write_imported(&[records]).unwrap().remove(0);
    assert_eq!(brought(&mut store, &records).unwrap(), Imported::Added);
    assert_eq!(brought(&mut store, &records).unwrap(), Imported::Identical);
    assert!(matches!(brought(&mut store, &records[..4]), Err(JournalError::ImportDiffers { .. })));
    assert!(matches!(brought(&mut store, &records[1..]), Err(JournalError::Broken(_))));
    assert!(matches!(brought(&mut store, &[]), Err(JournalError::Broken(_))));
    store.append(&id('b'), &[draft(6)]).unwrap();
    store.close().unwrap();
    let store = quiet(dir.path());
    assert_eq!(store.read(&id('b')).unwrap().len(), 7);
}

#[test]
fn of_matches_that_are_imported_together_one_that_cannot_be_taken_keeps_no_other_out() {
    let (dir, _) = stored(1);
    let mut elsewhere = MemoryJournal::new();
    let [b, c, d] = ['b', 'c', 'd'].map(|n| elsewhere.create(&id(n), &drafts(300)).unwrap());
    let mut store = quiet(dir.path());
    let done = store.write_imported(&[&b, &c[1..], &b, &b[..4], &d]).unwrap();
    let told: Vec<_> = done.iter().map(|done| done.as_ref().ok().copied()).collect();
    let added = Some(Imported::Added);
    assert_eq!(told, vec![added, None, Some(Imported::Identical), None, added]);
    assert!(matches!(done[3], Err(JournalError::ImportDiffers { .. })));
    assert!(store.verify().unwrap().is_sound());
    let reader = RecordFiles::new(dir.path());
    assert_eq!([reader.read(&id('b')).unwrap(), reader.read(&id('d')).unwrap()], [b, d]);
    assert!(reader.read(&id('c')).is_err());
}

#[test]
fn a_body_of_a_megabyte_is_kept_like_any_other() {
    let (dir, _) = stored(1);
    let mut store = quiet(dir.path());
    let body = to_raw_value(&"ñ".repeat(1 << 19)).unwrap();
    let record = store.append(&id('a'), &[Draft { body, ..draft(1) }]).unwrap().remove(0);
    store.close().unwrap();
    assert_eq!(quiet(dir.path()).open_match(&id('a')).unwrap().records[1], record);
}

#[test]
fn a_healthy_store_verifies_and_tells_its_size() {
    let (dir, _) = stored(3);
    let store = quiet(dir.path());
    let report = store.verify().unwrap();
    assert!(report.is_sound());
    assert_eq!(report.matches[0].health, Health::Sound);
    assert_eq!(report.matches[0].to_string(), "Partida k3xm7q2a: 3 asientos, sin daños.");
    assert!(report.bytes > 0);
}

#[test]
fn a_backup_holds_the_bytes_and_keeps_an_older_copy_that_differs() {
    let (dir, records) = stored(3);
    let to = store_dir();
    let copy = to.path().join("copia");
    let mut store = quiet(dir.path());
    assert_eq!(store.backup(&copy).unwrap().matches, vec![id('a')]);
    store.append(&id('a'), &[draft(3)]).unwrap();
    assert_eq!(store.backup(&copy).unwrap().kept, Vec::<std::path::PathBuf>::new());
    let path = copy.join("k3xm7q2a.jsonl");
    assert_eq!(fs::read(&path).unwrap(), fs::read(file_of(&dir, &id('a'))).unwrap());
    fs::write(&path, "otra cosa\n").unwrap();
    let again = store.backup(&copy).unwrap();
    assert_eq!(fs::read_to_string(&again.kept[0]).unwrap(), "otra cosa\n");
    assert!(fs::read(&path).unwrap().starts_with(&bytes(&records)));
}

fn any_draft() -> impl Strategy<Value = Draft> {
    let leaf = prop_oneof![
        Just(serde_json::Value::Null),
        any::<bool>().prop_map(Into::into),
        any::<i64>().prop_map(Into::into),
        any::<String>().prop_map(Into::into)
    ];
    let body = leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Into::into),
            prop::collection::btree_map(any::<String>(), inner, 0..4)
                .prop_map(|map| serde_json::Value::Object(map.into_iter().collect()))
        ]
    });
    let time = (0_i64..250_000_000_000, 0_u32..1_000_000_000).prop_map(|(seconds, nanos)| {
        DateTime::<Utc>::from_timestamp(seconds, nanos).unwrap() - TimeDelta::days(9)
    });
    let order = prop::option::of(any::<[u8; 32]>());
    let said = prop::option::of(any::<String>());
    (time, any::<String>(), body, order, said).prop_map(|(time, author, body, order, said)| Draft {
        order: order.map(Hash::from_bytes),
        said,
        ..Draft::new(time, &author, 1, to_raw_value(&body).unwrap())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_written_reads_back(said in prop::collection::vec(any_draft(), 1..6)) {
        let mut journal = MemoryJournal::new();
        let records = journal.create(&id('a'), &said).unwrap();
        let chain = Chain::parse(&journal.bytes(&id('a')), Some(&id('a'))).unwrap();
        prop_assert_eq!(&chain.records, &records);
        for (record, draft) in chain.records.iter().zip(&said) {
            prop_assert_eq!(record.time, draft.time);
            prop_assert_eq!(&record.author, &draft.author);
            prop_assert_eq!(record.body.get(), draft.body.get());
            prop_assert_eq!(record.order, draft.order);
            prop_assert_eq!(&record.said, &draft.said);
            let is_plain = draft.order.is_none() && draft.said.is_none();
            prop_assert_eq!(record.version, if is_plain { 1 } else { 2 });
        }
    }

    #[test]
    fn one_changed_byte_never_goes_unnoticed(place in 0_usize..1600, flip in 1_u8..=255) {
        let (journal, records) = memory(6);
        let mut bytes = journal.bytes(&id('a'));
        let place = place % bytes.len();
        bytes[place] ^= flip;
        match Chain::parse(&bytes, Some(&id('a'))) {
            Ok(chain) => prop_assert!(chain.records.len() == 5 && chain.torn_tail.is_some()),
            Err(broken) => prop_assert!(records.starts_with(&broken.sound)),
        }
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = Chain::parse(&bytes, None);
    }
}
