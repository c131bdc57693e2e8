//! Whole matches, worked out by hand: what they find, and that they find it however they are told.

use std::collections::BTreeMap;

use arbitro::export::script;
use arbitro::games::game;
use arbitro::journal::Chain;
use arbitro::kernel::Finding;
use arbitro::notation::{Command, Deed, Script};
use arbitro::session::{Session, load, print_play};
use pretty_assertions::assert_eq;

use crate::bench::{enter, golden_matches, read_line, run_text, session, told};
use crate::rounds::every;

/// Types a script at a table: a label becomes the number its line got there.
fn played(text: &str) -> Session {
    let script = Script::parse(text).unwrap();
    let mut session = session(game(&script.game).unwrap().id);
    let mut labels: BTreeMap<String, String> = BTreeMap::new();
    for line in script.lines.iter().filter(|l| l.expects.is_none()) {
        let statements: Vec<&str> = line.statements.iter().map(|s| line.text[s.clone()].trim()).collect();
        let said = statements.join("; ");
        let words: Vec<&str> =
            said.split(' ').map(|word| labels.get(word).map_or(word, String::as_str)).collect();
        let said = words.join(" ");
        if let Some(label) = line.label {
            labels.insert(format!("#{label}"), format!("#{}", session.referee().next_seq()));
        }
        enter(&mut session, &said).unwrap_or_else(|e| panic!("{said}: {e}"));
    }
    session
}

#[test]
fn every_golden_match_meets_what_it_expects() {
    for (path, text) in golden_matches() {
        assert_eq!(run_text(&text).mismatches, vec![], "{}", path.display());
    }
}

#[test]
fn a_golden_match_is_legal_to_its_end() {
    for (path, text) in golden_matches() {
        let referee = run_text(&text).referee;
        let faults: Vec<Finding> = referee.findings().into_iter().filter(Finding::is_open_fault).collect();
        assert_eq!(faults, vec![], "{}", path.display());
        let winners = referee.outcome().map_or(0, |o| o.winners.len());
        // A team wins together (15.11e).
        let team = path.file_stem().is_some_and(|name| name.to_string_lossy().starts_with("teams-"));
        assert!(winners == 1 || team && winners > 1, "{} ends with a winner", path.display());
    }
}

#[test]
fn a_golden_match_is_as_long_as_a_real_one() {
    for (path, text) in golden_matches() {
        let plays = run_text(&text).referee.plays().len();
        // The sample match leaves out its middle part.
        let sample = path.file_stem().is_some_and(|name| name == "sample");
        assert!(sample || plays >= 60, "{}: {plays} plays", path.display());
    }
}

#[test]
fn a_match_typed_line_by_line_tells_what_the_script_tells() {
    for (path, text) in golden_matches().into_iter().step_by(every(5)) {
        let session = played(&text);
        assert_eq!(told(session.referee()), told(run_text(&text).referee.as_ref()), "{}", path.display());
    }
}

#[test]
fn an_exported_script_tells_what_the_match_tells() {
    for (path, text) in golden_matches().into_iter().step_by(every(5)) {
        let first = run_text(&text).referee;
        let again = run_text(&script(first.as_ref())).referee;
        assert_eq!(told(again.as_ref()), told(first.as_ref()), "{}", path.display());
    }
}

#[test]
fn exported_records_tell_what_the_match_tells() {
    for (path, text) in golden_matches().into_iter().step_by(every(5)) {
        let session = played(&text);
        let bytes: String = session.records().unwrap().iter().map(|r| format!("{}\n", r.line)).collect();
        let chain = Chain::parse(bytes.as_bytes(), None).unwrap();
        let loaded = load(session.id(), &chain.records).unwrap();
        assert_eq!(told(loaded.referee.as_ref()), told(session.referee()), "{}", path.display());
        assert_eq!(loaded.header, *session.header());
    }
}

#[test]
fn every_play_of_a_golden_match_prints_as_it_is_read() {
    for (path, text) in golden_matches() {
        let referee = run_text(&text).referee;
        for play in referee.plays().into_iter().step_by(every(16)) {
            let table = referee.before(play.seq);
            let line = print_play(&play);
            let read = read_line(&line, table.as_ref());
            let Ok(Command::Record(Deed::Play { draft, .. })) = read else {
                panic!("{}: {line}: {read:?}", path.display());
            };
            assert_eq!(draft.text, play.text, "{}", path.display());
        }
    }
}
