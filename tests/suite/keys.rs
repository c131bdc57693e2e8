//! How few keys a match takes: each play of the golden matches in the shortest form that is still recorded as the same,
//! steps that nobody says left out. Found by leaving out word after word and letter after letter.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::kernel::{PlayView, VerbInfo, fold};
use arbitro::session::{Caution, Session, print_play};

use crate::bench::{enter, golden_matches_of, noon, run_text, session};
use crate::granted::{BOUNDARIES, is_boundary, without};
use crate::rounds::are_long;
use crate::telling::same;

/// Keys for a play at most, Enter counted, on average and times ten, by game. They only fall.
const MOST: [(&str, usize); 5] =
    [("kodem", 999), ("totems", 999), ("codigos", 999), ("enadrya", 999), ("dbs", 999)];

/// Every how many plays one is shortened in a short round.
const STRIDE: usize = 23;

/// The shortest form found of a documented line.
fn shortest(table: &Session, line: &str, verbs: &[VerbInfo]) -> String {
    let meant = table.would_write_taken(line).unwrap();
    let is_same = |said: &str| table.would_write(said).is_ok_and(|bodies| same(table, &bodies, &meant));
    let bare = fold_outside(line);
    let mut words: Vec<&str> = bare.split(' ').collect();
    if words.len() > 1 && words[0].trim_end_matches(':').chars().count() == 1 {
        words.remove(0);
    }
    let called = verbs.iter().find(|verb| words.first().is_some_and(|word| fold(verb.word) == *word));
    let shorts = called.iter().flat_map(|verb| verb.aliases.iter().copied());
    let tails = words.get(1..).unwrap_or_default().join(" ");
    let seeds = shorts.map(|short| format!("{short} {tails}")).chain([words.join(" "), bare.clone()]);
    let seeds: Vec<String> = seeds.filter(|seed| is_same(seed)).collect();
    let found = seeds.iter().map(|seed| by_letters(by_words(seed.clone(), &is_same), &is_same));
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

#[test]
fn few_keys_tell_a_play() {
    let stride = if are_long() { 1 } else { STRIDE };
    for (game, verbs) in BOUNDARIES {
        let (mut plays, mut keys, mut documented, mut bookkeeping, mut statements) = (0, 0, 0, 0, 0);
        for (_, text) in golden_matches_of(game) {
            let run = run_text(&text);
            let told = run.referee.as_ref();
            let all: Vec<PlayView> = told.plays().into_iter().filter(|p| p.counts).collect();
            let mut table = session(game);
            for play in without(&all, verbs) {
                let line = print_play(&told.pointing(play.seq, &|seq| seq).unwrap());
                statements += 1;
                bookkeeping += usize::from(is_boundary(&line, verbs));
                if statements % stride == 0 && !is_boundary(&line, verbs) && play.waivers.is_empty() {
                    let said = shortest(&table, &line, &told.verbs());
                    println!("{game} [{line}] {said}");
                    plays += 1;
                    keys += said.chars().count() + 1;
                    documented += line.chars().count() + 1;
                }
                if enter(&mut table, &line).is_err() {
                    table.enter_taken(&line, Caution::Record, noon()).unwrap();
                }
            }
        }
        println!(
            "{game}: {} keys a play, {} as documented; {bookkeeping} of {statements} statements keep book",
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
