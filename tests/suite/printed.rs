//! How much the line mode prints for a play: what changed and what is found in it, and no more. Where the turn passes, what is
//! otherwise on the board is told besides; that is counted, too. The longest answers are those of several plays in one line, and of a
//! play in which several clauses are broken, each with its rule and what would have been legal.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::BTreeMap;
use std::io::Write;

use arbitro::games::GAMES;
use arbitro::kernel::fold;
use arbitro::prompt::{Face, Said, Sitting, Telling, take_confirmed};
use arbitro::rulebook::Rulebook;

use crate::bench::{golden_matches_of, noon, session};
use crate::rounds::every;
use crate::screen::{numbered, typed_lines};

/// Verbs that tell what is printed or lies there, and the preparation: no plays.
const BOOKKEEPING: [&str; 13] = [
    "carta",
    "lista",
    "mazo",
    "situar",
    "mesa",
    "preparar",
    "colocar",
    "modo",
    "jugador",
    "inicial",
    "nota",
    "repartir",
    "identificar",
];

/// Lines a play may take on average.
const MEAN: usize = 4;

/// What the plays of a game print.
#[derive(Default)]
struct Printed {
    plays: usize,
    lines: usize,
    /// Lines of what is told of the board where the turn passed.
    boards: usize,
    worst: (usize, String),
}

fn is_play(line: &str) -> bool {
    let mut words = line.split_whitespace().map(|word| fold(word.trim_end_matches(':')));
    let verb = words.clone().find(|word| word.chars().count() > 1 || word == "?").unwrap_or_default();
    words.next().is_some() && !BOOKKEEPING.contains(&verb.as_str())
}

fn printed(id: &str) -> Printed {
    let book = Rulebook::embedded();
    let mut all = Printed::default();
    for (_, text) in golden_matches_of(id).into_iter().step_by(every(3)) {
        let (id, lines) = typed_lines(&text);
        let mut table = session(id);
        let sitting = Sitting::new(book.catalogue(id), noon);
        let mut labels = BTreeMap::new();
        for (label, said) in &lines {
            let said = numbered(said, &labels);
            if let Some(label) = label {
                labels.insert(format!("#{label}"), format!("#{}", table.referee().next_seq()));
            }
            let face = Face { room: (80, 24), telling: Telling::Board };
            let answer = take_confirmed(&mut table, &sitting, &said, face);
            let lines = |wanted: fn(&Said) -> bool| -> usize {
                let texts = answer.said.iter().filter(|said| wanted(said)).map(|said| match said {
                    Said::Told(text) | Said::Warned(text) | Said::Entered { text, .. } => {
                        text.lines().count()
                    }
                });
                texts.sum()
            };
            let boards = lines(|said| matches!(said, Said::Told(_)));
            let told = lines(|said| !matches!(said, Said::Told(_)));
            if is_play(&said) {
                (all.plays, all.lines, all.boards) = (all.plays + 1, all.lines + told, all.boards + boards);
                if told > all.worst.0 {
                    all.worst = (told, said);
                }
            }
        }
    }
    all
}

#[test]
fn a_play_prints_four_lines_at_most_on_average() {
    for entry in GAMES {
        let all = printed(entry.id);
        let tenths = |lines: usize| {
            let tenths = lines * 10 / all.plays;
            format!("{},{}", tenths / 10, tenths % 10)
        };
        writeln!(
            std::io::stdout(),
            "{}: {} plays, {} lines each, {} with the boards; most {} for «{}»",
            entry.id,
            all.plays,
            tenths(all.lines),
            tenths(all.lines + all.boards),
            all.worst.0,
            all.worst.1
        )
        .unwrap();
        let lines = all.lines + all.boards;
        assert!(lines <= MEAN * all.plays, "{}: {lines} lines for {} plays", entry.id, all.plays);
    }
}
