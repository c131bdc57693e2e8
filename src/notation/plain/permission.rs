//! What a line says of the judge, or of the card that permits it, beside what happens: `juez: …`, `… según carta 4.5a`.

use super::token;
use crate::kernel::fold;

/// What says at the end of a line that a card permits it, as `según carta` does, and the letters of the longest of them.
const CAUSES: [&str; 10] = [
    "x carta",
    "seg carta",
    "s/carta",
    "por carta",
    "por una carta",
    "por efecto de carta",
    "por efecto de una carta",
    "por el efecto de una carta",
    "por el texto de una carta",
    "gracias a una carta",
];
const LONGEST_CAUSE: usize = 28;

/// Statements with `juez:` and `según carta …` taken off; none where the line is a question.
pub fn parts(line: &str) -> Option<(&str, &str, String)> {
    let line = line.trim();
    if line.contains('¿') || line.ends_with('?') && line.len() > 1 {
        return None;
    }
    let is_by = |at: &usize| {
        let rest = fold(&line[*at..].chars().take(LONGEST_CAUSE).collect::<String>());
        rest.starts_with("segun ")
            || rest.starts_with("segun-")
            || CAUSES.contains(&rest.trim_end_matches(['.', ' ', '!']))
    };
    // «según el Dique, gano dos de energía»
    if let Some((by, said)) = line.split_once(',').filter(|_| is_by(&0)) {
        return Some(("", said.trim(), permission(by)));
    }
    let starts = line.char_indices().map(|(at, _)| at);
    let at = starts.filter(|at| *at > 0 && line[..*at].ends_with(' ')).find(is_by);
    let (said, tail) = at.map_or((line, ""), |at| line.split_at(at));
    // «juez, beto barajó»: he is only told.
    let said = said.get(..5).filter(|w| fold(w) == "juez,").map_or(said, |_| said[5..].trim_start());
    let judge = said.get(..5).filter(|w| fold(w) == "juez:").map_or("", |_| "juez: ");
    let said = if judge.is_empty() { said } else { &said[5..] };
    // «según la carta Dique y entra otra» says more than which card it is.
    if tail.split(' ').any(|word| word == "y") && !tail.contains('"') {
        return None;
    }
    Some((judge, said.trim().trim_end_matches(',').trim_end(), permission(tail)))
}

/// What permits a line, as it is documented, with the blank before it: ` según carta "Dique"` for «según la carta Dique».
fn permission(tail: &str) -> String {
    if CAUSES.contains(&fold(tail).trim_end_matches(['.', ' ', '!'])) {
        return " según carta".to_owned();
    }
    let mut words = tail.split_whitespace().skip(1).peekable();
    let says_nothing = |word: &str| {
        matches!(
            fold(word).trim_end_matches('.'),
            "la" | "el" | "lo" | "una" | "un" | "carta" | "texto" | "efecto" | "de" | "del" | "que" | "dice"
        )
    };
    if tail.is_empty() {
        return String::new();
    }
    while words.next_if(|word| says_nothing(word)).is_some() {}
    let mut told = String::from(" según carta");
    while let Some(clause) = words.next_if(|word| word.starts_with(|c: char| c.is_ascii_digit())) {
        told = format!("{told} {clause}");
    }
    let rest = words.collect::<Vec<_>>().join(" ");
    match rest.chars().next() {
        None => told,
        Some(mark) if token::closing(mark).is_some() => format!("{told} {rest}"),
        Some(_) => format!("{told} \"{}\"", rest.trim_end_matches('.').replace('"', "")),
    }
}
