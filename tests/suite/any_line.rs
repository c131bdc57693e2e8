//! No line makes the program panic, whatever somebody types or pastes.

use std::sync::LazyLock;

use arbitro::games::GAMES;
use arbitro::notation::{DESK, MAX_TYPED, Script};
use arbitro::report;
use arbitro::rulebook::Rulebook;
use arbitro::session::{Session, SessionError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::bench::{bodies, enter, from_scratch, session, told};
use crate::rounds::rounds;

/// A match a few plays in, so that places and names mean something.
fn begun(game: &'static str) -> Session {
    let mut session = session(game);
    let book = Rulebook::embedded();
    let script = &book.catalogue(game).unwrap().positions[0].script;
    for line in script.lines().filter(|l| !l.trim().is_empty()) {
        enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    session
}

/// Types a line and shows the answer, or what was not understood.
fn type_and_show(session: &mut Session, line: &str) {
    match enter(session, line) {
        Ok(replies) => {
            for reply in replies {
                report::reply(&reply, session.referee(), None, 80);
            }
        }
        Err(SessionError::Misread(misread)) => {
            let shown = report::misread(line, &misread);
            assert!(!shown.chars().any(|c| c.is_control() && c != '\n'), "{shown:?}");
        }
        Err(_) => {}
    }
}

fn folds_again(session: &Session) {
    let game = session.referee().game_id();
    assert_eq!(told(from_scratch(game, &bodies(session)).as_ref()), told(session.referee()));
}

/// Places, numbers at their limits, signs, open quotation marks.
const SIGNS: [&str; 56] = [
    "A1",
    "A2",
    "A3",
    "B1",
    "B2",
    "AP",
    "BP",
    "ABio",
    "AMazo",
    "AExt",
    "BExt",
    "AEquipo",
    "A1.e1",
    "A1.e9",
    "A9",
    "Z1",
    "H1",
    "a.1",
    "A",
    "B",
    "A:",
    "juez:",
    "según",
    "carta",
    "de",
    "3:",
    "#3",
    "#3:",
    "0",
    "1",
    "5",
    "-1",
    "+2",
    "999",
    "1000",
    "99999999999999999999",
    "4294967295",
    ">",
    "<>",
    "<",
    ",",
    ";",
    "=",
    "\"Lobo\"",
    "«Lobo»",
    "\"",
    "«",
    "”",
    "# ",
    "!",
    "¡",
    "ñ",
    "3.2",
    "3.4b,",
    "turno",
    "partida",
];

/// Everything that means something somewhere on a line of a game.
fn vocabulary(game: &'static str) -> Vec<String> {
    let session = begun(game);
    let verbs = session.referee().verbs();
    let mut words: Vec<String> = DESK.iter().flat_map(|d| [d.word, d.english]).map(str::to_owned).collect();
    for verb in &verbs {
        words.extend([verb.word, verb.english].map(str::to_owned));
        words.extend(verb.flags.iter().map(|f| (*f).to_owned()));
        words.extend(verb.keys.iter().map(|k| format!("{k}=")));
        words.extend(verb.keys.iter().map(|k| format!("{k}=A1,B2")));
        words.extend(verb.keys.iter().map(|k| format!("{k}=2")));
        words.extend(verb.example.split_whitespace().map(str::to_owned));
    }
    for row in session.referee().facts() {
        words.extend(row.facts.into_iter().map(|(key, value)| format!("{key}={value}")));
        words.push(row.place);
    }
    words.extend(SIGNS.map(str::to_owned));
    words.sort();
    words.dedup();
    words
}

static VOCABULARY: LazyLock<Vec<Vec<String>>> =
    LazyLock::new(|| GAMES.iter().map(|g| vocabulary(g.id)).collect());

/// A game and some of its words, up to `most` on each of up to `lines` lines.
fn words(lines: usize, most: usize) -> impl Strategy<Value = (&'static str, Vec<Vec<String>>)> {
    let of_game = move |n: usize| {
        let line = prop::collection::vec(prop::sample::select(VOCABULARY[n].as_slice()), 1..most);
        (Just(GAMES[n].id), prop::collection::vec(line, 1..lines))
    };
    (0..GAMES.len()).prop_flat_map(of_game)
}

const CASES: u32 = 192;

proptest! {
    #![proptest_config(ProptestConfig {
        cases: rounds(CASES).max(CASES / 128) * u32::try_from(GAMES.len()).unwrap(),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_read_or_refused(
        game in 0..GAMES.len(), lines in prop::collection::vec("\\PC{0,60}|.{0,60}", 1..12)
    ) {
        let mut session = begun(GAMES[game].id);
        for line in &lines {
            type_and_show(&mut session, line);
        }
        folds_again(&session);
    }

    #[test]
    fn any_words_of_the_vocabulary_are_read_or_refused((game, lines) in words(24, 9)) {
        let mut session = begun(game);
        for words in &lines {
            type_and_show(&mut session, &words.join(" "));
        }
        folds_again(&session);
    }

    #[test]
    fn any_example_with_a_word_changed_is_read_or_refused(
        (game, changes) in words(30, 2),
        places in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 30)
    ) {
        let mut session = begun(game);
        let verbs = session.referee().verbs();
        for (word, (verb, place)) in changes.iter().flatten().zip(&places) {
            let mut words: Vec<&str> = verb.get(&verbs).example.split_whitespace().collect();
            let at = place.index(words.len());
            words[at] = word;
            type_and_show(&mut session, &words.join(" "));
        }
        folds_again(&session);
    }

    #[test]
    fn any_text_is_a_script_or_none(
        game in prop::option::of(0..GAMES.len()), body in "\\PC{0,20}|[#!=;\" a-zA-B0-9\n]{0,40}"
    ) {
        let text = game.map_or(body.clone(), |n| format!("juego {}\n{body}", GAMES[n].id));
        if let Ok(script) = Script::parse(&text) {
            let _ = arbitro::session::run(&script, &|_| None);
        }
    }
}

/// Lines nobody types on purpose; each is refused, shown without control characters, and writes nothing.
#[test]
fn hostile_lines_are_refused_and_write_nothing() {
    // Of one game: lines beyond `MAX_TYPED` are refused before any reads them.
    hostile_lines_are_refused(
        "kodem",
        &HUGE.map(|(start, repeated, end)| start.to_owned() + &repeated.repeat(1 << 19) + end),
    );
    for game in GAMES {
        hostile_lines_are_refused(game.id, &hostile());
    }
}

/// What lines of half a million letters and signs or more begin with, repeat and end with.
const HUGE: [(&str, &str, &str); 4] =
    [("", "xx", ""), ("nota ", "ñ", ""), ("", "; ", "nada"), ("", "\"", "")];

fn hostile() -> Vec<String> {
    vec![
        format!("nota {}", "a".repeat(MAX_TYPED)),
        "nota \u{1b}[31mrojo".to_owned(),
        "nota \u{0}".to_owned(),
        "por".to_owned(),
        "por la".to_owned(),
        "nota a\rb".to_owned(),
        "nota a\nb".to_owned(),
        "revelar A1 \"Lobo".to_owned(),
        "revelar A1 «Lobo\"".to_owned(),
        "revelar A1 “Lobo\"".to_owned(),
        "revelar A1 \"\"".to_owned(),
        format!("revelar A1 \"{}\"", "a".repeat(201)),
        "situar A1 vida=".to_owned(),
        "situar A1 =4".to_owned(),
        "situar A1 vida=4,,5".to_owned(),
        "situar A1 vida=99999999999999999999".to_owned(),
    ]
}

fn hostile_lines_are_refused(game: &'static str, hostile: &[String]) {
    let mut session = begun(game);
    for line in hostile {
        let before = bodies(&session);
        let start: String = line.chars().take(40).collect();
        match enter(&mut session, line) {
            Err(SessionError::Misread(misread)) => {
                let shown = report::misread(line, &misread);
                assert!(shown.len() < 2000, "{start}");
                assert!(!shown.chars().any(|c| c.is_control() && c != '\n'), "{shown:?}");
            }
            other => panic!("{start}: {other:?}"),
        }
        assert_eq!(bodies(&session), before, "{start}");
    }
}
