//! How few keys a match takes: each play of the golden matches in the shortest form that is still recorded as the same,
//! steps that nobody says left out. Found by leaving out word after word and letter after letter.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use arbitro::kernel::{CardEntry, CardList, PlayView, VerbInfo, fold};
use arbitro::session::{Caution, Session, SessionError, Which, print_play};
use serde_json::Value;

use crate::bench::{enter, golden_matches_of, noon, run_text, session};
use crate::granted::{BOUNDARIES, is_boundary, without};
use crate::rounds::are_long;
use crate::telling::same;

/// Keys for a play at most, Enter counted, on average and times ten, by game. They only fall; what is declared and waits is not the same as what comes of it,
/// and what opens a turn that nobody passed says whose it is.
const MOST: [(&str, usize); 5] =
    [("kodem", 70), ("totems", 48), ("codigos", 61), ("enadrya", 65), ("dbs", 51)];

/// How many plays of a game are shortened, spread over its matches: in a short round (two matches), and in the long one.
const SHORTENED: [usize; 2] = [2, 30];
/// Longest line that is shortened in a short round: a long one takes a thousand tries.
const SHORT: usize = 18;

/// Verbs that tell what is printed or lies there, as a list of cards read from a file would: no plays.
const FACTS: [&str; 4] = ["carta", "lista", "mazo", "situar"];

/// What a line takes besides itself and Enter until it is recorded as meant: what is offered Enter once more, what is asked
/// its number too. None where it is not.
fn answer(table: &Session, said: &str, meant: &[String]) -> Option<usize> {
    let is_meant =
        |line: &String| table.would_write_taken(line).is_ok_and(|bodies| same(table, &bodies, meant));
    match table.would_write(said) {
        Ok(bodies) => same(table, &bodies, meant).then_some(0),
        Err(SessionError::Which(which)) => {
            let answer = if matches!(which, Which::Several(_)) { 2 } else { 1 };
            which.lines().iter().any(is_meant).then_some(answer)
        }
        Err(_) => None,
    }
}

/// The shortest form found of a documented line, and its keys, Enter and what it is answered with counted.
fn shortest(table: &Session, line: &str, verbs: &[VerbInfo]) -> (String, usize) {
    let meant = table.would_write_taken(line).unwrap();
    // The ways cross: what was tried once is remembered.
    let tried = RefCell::new(BTreeMap::<String, Option<usize>>::new());
    let answer = |said: &str| {
        let before = tried.borrow().get(said).copied();
        before.unwrap_or_else(|| {
            let answer = answer(table, said, &meant);
            tried.borrow_mut().insert(said.to_owned(), answer);
            answer
        })
    };
    let keys = |said: &str| answer(said).map(|answer| said.chars().count() + 1 + answer);
    let seeds = seeds(line, verbs);
    let shortened = |most: usize| {
        let is_enough = move |said: &str| answer(said).is_some_and(|answer| answer <= most);
        let seeds = seeds.iter().filter(move |seed| is_enough(seed)).cloned();
        // Which words may be left out may depend on how much the others are cut.
        let whole =
            seeds.map(move |seed| (by_words(seed.clone(), &is_enough), by_beginnings(seed, &is_enough)));
        let shortened = whole.flat_map(move |(fewer, begun)| [fewer, by_words(begun, &is_enough)]);
        shortened.map(move |said| by_letters(by_beginnings(said, &is_enough), &is_enough))
    };
    let found = [0, 1, 2].into_iter().flat_map(shortened);
    let found = found.filter_map(|said| keys(&said).map(|keys| (said, keys)));
    found.min_by_key(|(_, keys)| *keys).unwrap_or_else(|| (line.to_owned(), line.chars().count() + 1))
}

/// Ways to say a documented line from which words and letters are left out: with its verb, a short form of it or none,
/// with who acts or not, keys before their values or not, names in quotation marks or not.
fn seeds(line: &str, verbs: &[VerbInfo]) -> BTreeSet<String> {
    let bare = fold_outside(line);
    let (who, said) = match bare.split_once(' ') {
        Some((who, said)) if who.trim_end_matches(':').chars().count() == 1 => {
            (who.trim_end_matches(':'), said)
        }
        Some(_) | None => ("", bare.as_str()),
    };
    let (verb, rest) = said.split_once(' ').unwrap_or((said, ""));
    // The label of a card that comes into play is filled in.
    let rest = rest.split(' ').filter(|word| !word.starts_with("como=")).collect::<Vec<_>>().join(" ");
    let shorts =
        verbs.iter().filter(|row| fold(row.word) == verb).flat_map(|row| row.aliases.iter().copied());
    let verbs: Vec<&str> = [verb, ""].into_iter().chain(shorts).collect();
    // What stands behind its key may be said alone, or without its sign.
    let keyed = |sign: &str| {
        let short = |word: &str| match word.split_once('=') {
            Some((key, value)) if !sign.is_empty() => format!("{key}{sign}{value}"),
            Some((_, value)) => value.to_owned(),
            None => word.to_owned(),
        };
        rest.split(' ').map(short).collect::<Vec<_>>().join(" ")
    };
    // Whose a place is goes without saying where only one can be meant.
    let of_nobody = |word: &str| match word.split_once('.') {
        Some((seat, place)) if seat.chars().count() == 1 => place.to_owned(),
        Some(_) | None => word.to_owned(),
    };
    let unowned = rest.split(' ').filter(|word| *word != ">").map(of_nobody).collect::<Vec<_>>().join(" ");
    // What is printed on a card comes with its name.
    let first = |n: usize| rest.split(' ').take(n).collect::<Vec<_>>().join(" ");
    let rests = [rest.clone(), keyed(""), keyed(" "), unowned, first(1), first(2)];
    let rests = rests.iter().flat_map(|rest| [rest.clone(), fold(&rest.replace('"', ""))]);
    let mut seeds: BTreeSet<String> = ["ok", "sigue", "igual"].map(str::to_owned).into();
    for rest in rests {
        let told = verbs.iter().flat_map(|verb| [format!("{who} {verb} {rest}"), format!("{verb} {rest}")]);
        seeds.extend(told.map(|said| said.split_whitespace().collect::<Vec<_>>().join(" ")));
    }
    seeds
}

/// Small letters but in quoted names.
fn fold_outside(line: &str) -> String {
    let pieces = line.split('"').enumerate();
    let told: Vec<String> =
        pieces.map(|(at, piece)| if at % 2 == 0 { fold(piece) } else { piece.to_owned() }).collect();
    told.join("\"")
}

/// Leaves out every word that is not needed.
fn by_words(mut said: String, is_enough: &impl Fn(&str) -> bool) -> String {
    let mut at = 0;
    loop {
        let mut words: Vec<&str> = said.split(' ').collect();
        if at >= words.len() {
            return said;
        }
        words.remove(at);
        let shorter = words.join(" ");
        if is_enough(&shorter) { said = shorter } else { at += 1 }
    }
}

/// Cuts every word down to the beginning that is needed.
fn by_beginnings(mut said: String, is_enough: &impl Fn(&str) -> bool) -> String {
    for at in (0..said.split(' ').count()).rev() {
        let words: Vec<&str> = said.split(' ').collect();
        let cut = |end: usize| {
            let begun: String = words[at].chars().take(end).collect();
            let with = words.iter().enumerate().map(|(i, word)| if i == at { begun.as_str() } else { word });
            with.collect::<Vec<_>>().join(" ")
        };
        let shorter = (1..words[at].chars().count()).map(cut).find(|said| is_enough(said));
        said = shorter.unwrap_or(said);
    }
    said
}

/// Leaves out every letter that is not needed.
fn by_letters(mut said: String, is_enough: &impl Fn(&str) -> bool) -> String {
    let mut at = said.chars().count();
    while at > 0 {
        at -= 1;
        let shorter: String =
            said.chars().enumerate().filter(|(i, _)| *i != at).map(|(_, letter)| letter).collect();
        if is_enough(&shorter) {
            said = shorter;
        }
    }
    said
}

/// The plays of a game that are told, match by match: where the steps are left out.
fn told(game: &str, verbs: &[&str]) -> Vec<Vec<String>> {
    let lines = |(_, text): (std::path::PathBuf, String)| {
        let run = run_text(&text);
        let told = run.referee.as_ref();
        let all: Vec<PlayView> = told.plays().into_iter().filter(|p| p.counts).collect();
        let line = |play: PlayView| print_play(&told.pointing(play.seq, &|seq| seq).unwrap());
        without(&all, verbs).into_iter().map(line).collect()
    };
    golden_matches_of(game).into_iter().map(lines).collect()
}

/// The cards that lines name, with what is printed on them, as a list of published cards has them: players import one
/// before they play.
fn published(game: &'static str, lines: &[String]) -> CardList {
    let mut told: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for line in lines {
        let pieces: Vec<&str> = line.split('"').collect();
        let keys = pieces.last().filter(|_| pieces.len() == 3).into_iter().flat_map(|rest| rest.split(' '));
        let keys: Vec<&str> = keys.filter(|word| word.contains('=') && !word.starts_with("por=")).collect();
        for name in pieces.iter().skip(1).step_by(2) {
            told.entry(name).or_default().extend(&keys);
        }
    }
    let scratch = session(game);
    let printed = |name: &str, keys: BTreeSet<&str>| {
        let line = format!("carta \"{name}\" {}", keys.into_iter().collect::<Vec<_>>().join(" "));
        let body: Value = serde_json::from_str(scratch.would_write_taken(&line).ok()?.last()?).unwrap();
        body.pointer("/play/event")?.as_object()?.values().next()?.get("facts").cloned()
    };
    let entry = |(name, keys): (&str, BTreeSet<&str>)| CardEntry {
        id: name.to_owned(),
        name: name.to_owned(),
        kind: String::new(),
        facts: printed(name, keys).unwrap_or(Value::Object(serde_json::Map::default())),
        unknown: Vec::new(),
    };
    CardList::new(told.into_iter().map(entry).collect(), Vec::new())
}

fn few_keys_tell_a_play(game: &'static str) {
    let (_, steps) = BOUNDARIES.into_iter().find(|(id, _)| *id == game).unwrap();
    let mut matches = told(game, steps);
    // Every line of them is entered, which is most of a short round.
    matches.truncate(if are_long() { usize::MAX } else { 2 });
    let is_play = |line: &String| !is_boundary(line, steps) && !is_boundary(line, &FACTS);
    let is_tried = |line: &&String| is_play(line) && (are_long() || line.chars().count() <= SHORT);
    let all = matches.iter().flatten().filter(is_tried).count();
    let stride = (all / SHORTENED[usize::from(are_long())]).max(1);
    let (mut nth, mut plays, mut keys, mut documented) = (0, 0, 0, 0);
    for lines in &matches {
        let mut table = session(game).with_cards(Some(published(game, lines)));
        let verbs = table.referee().verbs();
        for line in lines {
            nth += usize::from(is_tried(&line));
            if is_tried(&line) && nth % stride == 0 && !line.contains("según") {
                let (said, taken) = shortest(&table, line, &verbs);
                println!("{game} [{line}] {said} ({taken})");
                plays += 1;
                keys += taken;
                documented += line.chars().count() + 1;
            }
            if enter(&mut table, line).is_err() {
                table.enter_taken(line, Caution::Record, noon()).unwrap();
            }
        }
    }
    let statements = matches.iter().map(Vec::len).sum::<usize>();
    let book = matches.iter().flatten().filter(|line| is_boundary(line, steps)).count();
    println!(
        "{game}: {} keys a play, {} as documented, of {plays}; {book} of {statements} statements keep book",
        tenths(keys, plays),
        tenths(documented, plays)
    );
    let (_, most) = MOST.iter().find(|(id, _)| *id == game).unwrap();
    // The few of a short round have no average.
    let most = if are_long() { most * plays } else { 5 * documented };
    assert!(10 * keys <= most, "{game}: more keys than before");
}

#[test]
fn few_keys_tell_a_play_of_kodem() {
    few_keys_tell_a_play("kodem");
}

#[test]
fn few_keys_tell_a_play_of_totems() {
    few_keys_tell_a_play("totems");
}

#[test]
fn few_keys_tell_a_play_of_codigos() {
    few_keys_tell_a_play("codigos");
}

#[test]
fn few_keys_tell_a_play_of_enadrya() {
    few_keys_tell_a_play("enadrya");
}

#[test]
fn few_keys_tell_a_play_of_dbs() {
    few_keys_tell_a_play("dbs");
}

fn tenths(of: usize, by: usize) -> String {
    let all = 10 * of / by.max(1);
    format!("{}.{}", all / 10, all % 10)
}
