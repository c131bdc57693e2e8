//! A player who does as the one before him did: `beto igual`, `colocar beto` with nothing behind it, `los demás igual`.

use super::Plain;
use super::heard::strict;
use super::inflect;
use crate::kernel::{self, Referee, Seat, fold};

/// Words that say that it is done as before.
const ALIKE: [&str; 5] = ["igual", "mismo", "idem", "tambien", "iguales"];
/// Words for all the others.
const OTHERS: [&str; 5] = ["todos", "demas", "otros", "resto", "cada"];
/// Words that say nothing beside them.
const BESIDE: [&str; 9] = ["lo", "que", "el", "los", "la", "de", "y", "hace", "pone"];
/// Letters a verb cut short has at least.
const BEGUN: usize = 2;

/// What the words of such a statement say; none where one of them says something else.
#[derive(Default)]
struct Alike {
    verb: Option<&'static str>,
    seat: Option<Seat>,
    says_so: bool,
    others: bool,
}

/// The line of a verb that a game tells alike ([`Speech::alike`](crate::kernel::Speech::alike)) with the player who was
/// said in it, or with each of those who have none; offered, for what it tells was not said.
pub fn alike(statement: &str, referee: &dyn Referee) -> Plain {
    let Some(Alike { verb, seat, says_so, others }) = words(statement, referee) else { return Plain::None };
    let told: Vec<String> = referee
        .plays()
        .into_iter()
        .filter(|play| play.counts && !play.is_tacit)
        .map(|play| play.text)
        .collect();
    let verb_of = |line: &str| {
        let first = kernel::verb_of(line);
        referee.speech().alike.iter().copied().find(|verb| Some(*verb) == first)
    };
    // «igual» alone is as what was said just now.
    let last = told.last().and_then(|line| verb_of(line)).filter(|_| says_so);
    let Some(verb) = verb.or(last) else { return Plain::None };
    let Some(model) = told.iter().rfind(|line| verb_of(line) == Some(verb)) else { return Plain::None };
    let Some(of) = seat_of(model, referee) else { return Plain::None };
    let has_none = |seat: &Seat| {
        !told.iter().any(|line| verb_of(line) == Some(verb) && seat_of(line, referee) == Some(*seat))
    };
    let seats: Vec<Seat> = match seat {
        Some(seat) => vec![seat],
        None if others => referee.seats().into_iter().filter(has_none).collect(),
        None => referee.seats().into_iter().find(has_none).into_iter().collect(),
    };
    let with = |seat: &Seat| {
        let (was, is) = (of.to_string(), seat.to_string());
        let told = |word: &str| match word.strip_suffix(':').unwrap_or(word) == was {
            true => word.replacen(&was, &is, 1),
            false => word.to_owned(),
        };
        model.split(' ').map(told).collect::<Vec<_>>().join(" ")
    };
    let lines: Vec<String> = seats.iter().filter(|seat| **seat != of).map(with).collect();
    let is_read = !lines.is_empty() && lines.iter().all(|line| strict(line, referee).is_some());
    if is_read { Plain::Near(lines.join("; ")) } else { Plain::None }
}

fn words(statement: &str, referee: &dyn Referee) -> Option<Alike> {
    let said = fold(statement);
    let mut alike = Alike::default();
    for word in said.split([' ', ',', ':', '.']).filter(|word| !word.is_empty()) {
        let called = || {
            let mut verbs = referee.speech().alike.iter().copied();
            verbs.find(|verb| {
                inflect::is_form(word, &fold(verb)) || word.len() >= BEGUN && fold(verb).starts_with(word)
            })
        };
        match referee.seat_named(word).filter(|_| alike.seat.is_none()) {
            Some(seat) => alike.seat = Some(seat),
            None if ALIKE.contains(&word) => alike.says_so = true,
            None if OTHERS.contains(&word) => alike.others = true,
            None if BESIDE.contains(&word) => {}
            None => alike.verb = Some(called()?),
        }
    }
    let says_enough = alike.says_so || alike.verb.is_some() && alike.seat.is_some();
    says_enough.then_some(alike)
}

/// Whose a line is that says it in its first words.
fn seat_of(line: &str, referee: &dyn Referee) -> Option<Seat> {
    let mut words = line.split(' ').take(2).map(|word| word.trim_end_matches(':'));
    words.find_map(|word| referee.seat_named(word))
}
