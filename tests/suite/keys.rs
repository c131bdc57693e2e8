//! How few keys a match takes: each play of the golden matches in the shortest form that is still recorded as the same,
//! steps that nobody says left out. Found by leaving out word after word and letter after letter.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use arbitro::kernel::{PlayView, VerbInfo, fold};
use arbitro::session::{Caution, Session, print_play};

use crate::bench::{enter, golden_matches_of, noon, run_text, session};
use crate::granted::{BOUNDARIES, is_boundary, without};
use crate::rounds::are_long;
use crate::telling::same;

/// Keys for a play at most, Enter counted, on average and times ten, by game. They only fall; what is declared and waits is not the same as what comes of it,
/// and what opens a turn that nobody passed says whose it is.
const MOST: [(&str, usize); 5] =
    [("kodem", 121), ("totems", 66), ("codigos", 90), ("enadrya", 71), ("dbs", 60)];

/// How many plays of a game are shortened, spread over its matches; all of them in the long round.
const SHORTENED: usize = 16;

/// Verbs that tell what is printed or lies there, as a list of cards read from a file would: no plays.
const FACTS: [&str; 4] = ["carta", "lista", "mazo", "situar"];

/// The shortest form found of a documented line.
fn shortest(table: &Session, line: &str, verbs: &[VerbInfo]) -> String {
    let meant = table.would_write_taken(line).unwrap();
    // The ways cross: what was tried once is remembered.
    let tried = RefCell::new(BTreeMap::<String, bool>::new());
    let is_same = |said: &str| {
        let before = tried.borrow().get(said).copied();
        before.unwrap_or_else(|| {
            let is_same = table.would_write(said).is_ok_and(|bodies| same(table, &bodies, &meant));
            tried.borrow_mut().insert(said.to_owned(), is_same);
            is_same
        })
    };
    let bare = fold_outside(line);
    let mut words: Vec<&str> = bare.split(' ').collect();
    if words.len() > 1 && words[0].trim_end_matches(':').chars().count() == 1 {
        words.remove(0);
    }
    let called = verbs.iter().find(|verb| words.first().is_some_and(|word| fold(verb.word) == *word));
    let shorts = called.iter().flat_map(|verb| verb.aliases.iter().copied());
    let tails = words.get(1..).unwrap_or_default().join(" ");
    // What stands behind its key may be said alone, and what attacks before what it attacks.
    let values: Vec<&str> =
        words.iter().map(|word| word.split_once('=').map_or(*word, |(_, value)| value)).collect();
    let unquoted = fold(&values.join(" ").replace('"', ""));
    // Whose a place is goes without saying where only one can be meant.
    let of_nobody = |word: &str| match word.split_once('.') {
        Some((seat, place)) if seat.chars().count() == 1 => place.to_owned(),
        Some(_) | None => word.to_owned(),
    };
    let unowned = tails.split(' ').filter(|word| *word != ">").map(of_nobody).collect::<Vec<_>>().join(" ");
    let nameless = unquoted.split_once(' ').map_or(String::new(), |(_, rest)| rest.to_owned());
    let bare_words = [
        "ok".to_owned(),
        "sigue".to_owned(),
        words.join(" "),
        values.join(" "),
        bare.clone(),
        unquoted,
        nameless,
        unowned,
    ];
    let seeds = shorts.map(|short| format!("{short} {tails}")).chain(bare_words);
    let seeds: BTreeSet<String> = seeds.filter(|seed| is_same(seed)).collect();
    let found = seeds.iter().map(|seed| {
        let begun = by_beginnings(by_words(seed.clone(), &is_same), &is_same);
        by_letters(begun, &is_same)
    });
    found.min_by_key(|said| said.chars().count()).unwrap_or_else(|| line.to_owned())
}

/// Small letters but in quoted names.
fn fold_outside(line: &str) -> String {
    let pieces = line.split('"').enumerate();
    let told: Vec<String> =
        pieces.map(|(at, piece)| if at % 2 == 0 { fold(piece) } else { piece.to_owned() }).collect();
    told.join("\"")
}

/// Leaves out every word that is not needed.
fn by_words(mut said: String, is_same: &impl Fn(&str) -> bool) -> String {
    let mut at = 0;
    loop {
        let mut words: Vec<&str> = said.split(' ').collect();
        if at >= words.len() {
            return said;
        }
        words.remove(at);
        let shorter = words.join(" ");
        if is_same(&shorter) { said = shorter } else { at += 1 }
    }
}

/// Cuts every word down to the beginning that is needed.
fn by_beginnings(mut said: String, is_same: &impl Fn(&str) -> bool) -> String {
    for at in 0..said.split(' ').count() {
        let words: Vec<&str> = said.split(' ').collect();
        let cut = |end: usize| {
            let begun: String = words[at].chars().take(end).collect();
            let with = words.iter().enumerate().map(|(i, word)| if i == at { begun.as_str() } else { word });
            with.collect::<Vec<_>>().join(" ")
        };
        let shorter = (1..words[at].chars().count()).map(cut).find(|said| is_same(said));
        said = shorter.unwrap_or(said);
    }
    said
}

/// Leaves out every letter that is not needed.
fn by_letters(mut said: String, is_same: &impl Fn(&str) -> bool) -> String {
    let mut at = said.chars().count();
    while at > 0 {
        at -= 1;
        let shorter: String =
            said.chars().enumerate().filter(|(i, _)| *i != at).map(|(_, letter)| letter).collect();
        if is_same(&shorter) {
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

#[test]
fn few_keys_tell_a_play() {
    for (game, steps) in BOUNDARIES {
        let matches = told(game, steps);
        let is_play = |line: &String| !is_boundary(line, steps) && !is_boundary(line, &FACTS);
        let all = matches.iter().flatten().filter(|line| is_play(line)).count();
        let stride = if are_long() { 1 } else { (all / SHORTENED).max(1) };
        let (mut nth, mut plays, mut keys, mut documented) = (0, 0, 0, 0);
        for lines in &matches {
            let mut table = session(game);
            let verbs = table.referee().verbs();
            for line in lines {
                nth += usize::from(is_play(line));
                if is_play(line) && nth % stride == 0 && !line.contains("según") {
                    let said = shortest(&table, line, &verbs);
                    println!("{game} [{line}] {said}");
                    plays += 1;
                    keys += said.chars().count() + 1;
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
        assert!(10 * keys <= most * plays, "{game}: more keys than before");
    }
}

fn tenths(of: usize, by: usize) -> String {
    let all = 10 * of / by.max(1);
    format!("{}.{}", all / 10, all % 10)
}
