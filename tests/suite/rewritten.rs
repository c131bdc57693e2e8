//! Documented lines put through rewritings by rule: inflected, in words, in another order, with one slip. Each is
//! recorded as the same thing, or offered, or asked with few others; never recorded as something else.
//!
//! `ARBITRO_REWRITTEN=spoken` prints what became of every line of that rewriting.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::{BTreeMap, BTreeSet};

use arbitro::games::GAMES;
use arbitro::kernel::fold;
use arbitro::session::{Caution, Session, print_play};

use crate::bench::{golden_matches_of, noon, run_text, session};
use crate::rounds::are_long;
use crate::telling::{Fate, fate};

/// A rewriting: its name, and what it makes of a line (none where it makes nothing of it).
type Rewriting = (&'static str, fn(&str) -> Option<String>);

/// So many in a hundred of each are at least understood, offered, or asked with at most two others.
const FLOOR: usize = 90;

const REWRITINGS: [Rewriting; 20] = [
    ("first person", |line| with_verb(line, |verb| inflected(verb, Form::First))),
    ("third person", |line| with_verb(line, |verb| inflected(verb, Form::Third))),
    ("past", |line| with_verb(line, |verb| inflected(verb, Form::Past))),
    ("about to", |line| with_verb(line, |verb| is_infinitive(verb).then(|| format!("voy a {verb}")))),
    ("capitals", |line| changed(line, each_word(line, str::to_uppercase))),
    ("small letters", |line| changed(line, each_word(line, str::to_lowercase))),
    ("no accents", |line| changed(line, each_word(line, fold))),
    ("filler", |line| Some(format!("bueno, {line}"))),
    ("courtesy", |line| Some(format!("{line} por favor"))),
    ("full stop", |line| Some(format!("{line}."))),
    ("signs in words", |line| changed(line, line.replace('>', " a ").replace('=', " "))),
    ("numbers in words", |line| {
        changed(line, each_word(line, |w| in_words(w).unwrap_or_else(|| w.to_owned())))
    }),
    ("places aloud", places_aloud),
    ("no quotation marks", |line| changed(line, line.replace('"', ""))),
    ("last part first", last_first),
    ("shortened", |line| with_verb(line, shortened)),
    ("letter doubled", |line| with_slip(line, |w| spliced(w, 2, 0, |c| vec![c[1]]))),
    ("letter missing", |line| with_slip(line, |w| spliced(w, 2, 1, |_| Vec::new()))),
    ("letters swapped", |line| with_slip(line, |w| spliced(w, 2, 2, |c| vec![c[3], c[2]]))),
    ("key beside", |line| with_slip(line, |w| spliced(w, 2, 1, |c| vec![beside(c[2])]))),
];

/// Every how many lines one is put through the rewritings in a short round.
const STRIDE: usize = 32;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    First,
    Third,
    Past,
}

/// Forms that no rule of this file gives: infinitive, `yo`, `ella`, past.
const IRREGULAR: [[&str; 4]; 14] = [
    ["jugar", "juego", "juega", "jugó"],
    ["mover", "muevo", "mueve", "movió"],
    ["reponer", "repongo", "repone", "repuso"],
    ["resolver", "resuelvo", "resuelve", "resolvió"],
    ["devolver", "devuelvo", "devuelve", "devolvió"],
    ["empezar", "empiezo", "empieza", "empezó"],
    ["extinguir", "extingo", "extingue", "extinguió"],
    ["elegir", "elijo", "elige", "eligió"],
    ["seguir", "sigo", "sigue", "siguió"],
    ["encartar", "encarto", "encarta", "encartó"],
    ["retirar", "retiro", "retira", "retiró"],
    ["desviar", "desvío", "desvía", "desvió"],
    ["despertar", "despierto", "despierta", "despertó"],
    ["proponer", "propongo", "propone", "propuso"],
];

fn is_infinitive(word: &str) -> bool {
    word.len() > 4 && ["ar", "er", "ir"].iter().any(|end| word.ends_with(end))
}

fn inflected(verb: &str, form: Form) -> Option<String> {
    if let Some(row) = IRREGULAR.iter().find(|row| row[0] == verb) {
        return Some(row[form as usize + 1].to_owned());
    }
    let (stem, class) = verb.split_at_checked(verb.len().checked_sub(2)?)?;
    let ending = match (class, form) {
        ("ar" | "er" | "ir", Form::First) => "o",
        ("ar", Form::Third) => "a",
        ("er" | "ir", Form::Third) => "e",
        ("ar", Form::Past) => "ó",
        ("er" | "ir", Form::Past) => "ió",
        (_, Form::First | Form::Third | Form::Past) => return None,
    };
    (verb.len() > 4).then(|| format!("{stem}{ending}"))
}

fn shortened(verb: &str) -> Option<String> {
    (is_infinitive(verb) && verb.chars().count() > 5).then(|| verb.chars().take(4).collect())
}

/// The line with its verb changed; the player may stand before it.
fn with_verb(line: &str, change: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let at = usize::from(words[0].trim_end_matches(':').chars().count() == 1);
    words[at] = change(words.get(at)?)?;
    Some(words.join(" "))
}

fn changed(line: &str, other: String) -> Option<String> {
    (other != line).then_some(other)
}

/// The words of a line, what stands between them left as it is; nothing inside quotation marks.
fn each_word(line: &str, change: impl Fn(&str) -> String) -> String {
    let mut all = String::new();
    for (at, piece) in line.split('"').enumerate() {
        if at % 2 == 1 {
            all.push_str(&format!("\"{piece}\""));
            continue;
        }
        let mut rest = piece;
        while let Some(start) = rest.find(|c: char| c.is_alphanumeric()) {
            let end =
                rest[start..].find(|c: char| !c.is_alphanumeric()).map_or(rest.len(), |end| start + end);
            all.push_str(&rest[..start]);
            // A part of what is written in one piece is not said alone: `9/ojo`, `vida:1`.
            let is_part = all.ends_with(':') || rest[end..].starts_with(['/', ':']);
            all.push_str(&if is_part { rest[start..end].to_owned() } else { change(&rest[start..end]) });
            rest = &rest[end..];
        }
        all.push_str(rest);
    }
    all
}

const NUMBERS: [&str; 11] =
    ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];

fn in_words(word: &str) -> Option<String> {
    word.parse::<usize>().ok().and_then(|n| NUMBERS.get(n)).map(|said| (*said).to_owned())
}

/// A line as it is called across the table: `atacar be dos a a uno`.
fn places_aloud(line: &str) -> Option<String> {
    let said = each_word(line, |word| aloud(word).unwrap_or_else(|| word.to_owned()));
    (said != line && !line.contains('.')).then(|| said.replace('>', " a "))
}

/// `B2` as it is called.
fn aloud(word: &str) -> Option<String> {
    let (letter, digits) = word.split_at_checked(1)?;
    let said = [("A", "a"), ("B", "be"), ("C", "ce"), ("D", "de"), ("s", "ese"), ("p", "pe"), ("k", "ka")]
        .iter()
        .find(|(l, _)| *l == letter)?;
    Some(format!("{} {}", said.1, in_words(digits)?))
}

/// What stands last, directly behind the verb, with the preposition before it; not where parts of one kind change
/// places.
fn last_first(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split(' ').collect();
    let at = usize::from(words[0].trim_end_matches(':').chars().count() == 1) + 1;
    let joins = |word: &str| ["con", "en", "de", "por", "desde", ">"].contains(&word);
    let from = words.len().checked_sub(1)?;
    let from = from - usize::from(joins(words[from - 1.min(from)]));
    let kind = |word: &str| {
        (
            word.contains('='),
            word.contains(['>', '-']),
            word.chars().any(char::is_numeric),
            word.chars().any(char::is_alphabetic),
        )
    };
    let last = words.last()?;
    let alike = words.get(at..from)?.iter().any(|word| kind(word) == kind(last));
    if line.contains('"') || from <= at || alike {
        return None;
    }
    Some([&words[..at], &words[from..], &words[at..from]].concat().join(" "))
}

/// The line with a slip in its first word of five letters or more.
fn with_slip(line: &str, slip: impl Fn(&[char]) -> Option<String>) -> Option<String> {
    let words: Vec<&str> = line.split(' ').collect();
    let at = words.iter().position(|w| w.chars().count() > 4 && w.chars().all(char::is_alphabetic))?;
    let slipped = slip(&words[at].chars().collect::<Vec<_>>()).filter(|new| new != words[at])?;
    let mut words: Vec<String> = words.into_iter().map(str::to_owned).collect();
    words[at] = slipped;
    Some(words.join(" "))
}

fn spliced(word: &[char], at: usize, gone: usize, new: impl Fn(&[char]) -> Vec<char>) -> Option<String> {
    let mut letters = word.to_vec();
    letters.splice(at..at + gone, new(word));
    Some(letters.into_iter().collect())
}

/// The key to the right of a letter, or to the left at the end of a row.
fn beside(letter: char) -> char {
    let rows = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"];
    let found = rows.iter().find_map(|row| Some((row, row.chars().position(|c| c == letter)?)));
    let Some((row, at)) = found else { return 'w' };
    row.chars().nth(at + 1).or_else(|| row.chars().nth(at - 1)).unwrap_or('w')
}

/// What becomes of the rewritten lines of a game's golden matches, by rewriting; and those recorded as something else.
fn report(game: &'static str, stride: usize) -> (BTreeMap<&'static str, [usize; 2]>, Vec<String>) {
    let shown = std::env::var("ARBITRO_REWRITTEN").unwrap_or_default();
    let (mut tallies, mut wrong) = (BTreeMap::<&'static str, [usize; 2]>::new(), Vec::new());
    let mut seen = BTreeSet::new();
    for (_, text) in golden_matches_of(game) {
        let run = run_text(&text);
        let told = run.referee.as_ref();
        let mut table: Session = session(game);
        table.enter_taken("tácito no", Caution::Record, noon()).unwrap();
        for play in told.plays().into_iter().filter(|play| play.counts) {
            let line = print_play(&told.pointing(play.seq, &|seq| seq).unwrap());
            let is_new = seen.insert(line.clone()) && play.waivers.is_empty();
            if is_new && seen.len().is_multiple_of(stride) {
                let meant = table.would_write_taken(&line).unwrap();
                for (name, rewrite) in REWRITINGS {
                    // What is another line of the notation means that line.
                    let other = |said: &String| table.would_write_taken(said).is_ok_and(|it| it != meant);
                    let Some(said) = rewrite(&line).filter(|said| !other(said)) else { continue };
                    let (fate, what) = fate(&table, &said, &meant);
                    let tally = tallies.entry(name).or_default();
                    tally[1] += 1;
                    tally[0] += usize::from(matches!(fate, Fate::Understood | Fate::Offered));
                    if fate == Fate::Misread {
                        wrong.push(format!("{game}, {name}: «{line}» told «{said}» is {what}"));
                    }
                    if (shown == name || shown == "all") && fate != Fate::Understood {
                        println!("{game} {fate:?} [{line}] {said} -> {what}");
                    }
                }
            }
            table.enter_taken(&line, Caution::Record, noon()).unwrap_or_else(|e| panic!("{line}: {e}"));
        }
    }
    (tallies, wrong)
}

#[test]
fn a_rewritten_line_is_the_same_play_or_is_asked() {
    let stride = if are_long() { 1 } else { STRIDE };
    let (mut all, mut wrong) = (BTreeMap::<&'static str, [usize; 2]>::new(), Vec::new());
    for entry in GAMES {
        let (tallies, misread) = report(entry.id, stride);
        println!("{}", entry.id);
        for (name, [good, of]) in tallies {
            println!("  {name:20} {good} of {of}");
            let sum = all.entry(name).or_default();
            (sum[0], sum[1]) = (sum[0] + good, sum[1] + of);
        }
        wrong.extend(misread);
    }
    for (name, _) in REWRITINGS {
        let [good, of] = all.get(name).copied().unwrap_or_default();
        println!("{name:20} {good} of {of} = {} in a hundred", 100 * good / of.max(1));
        assert!(100 * good >= FLOOR * of, "{name}: below {FLOOR} in a hundred");
    }
    assert_eq!(wrong, Vec::<String>::new(), "recorded as something else");
}
