//! A play that is called by its noun, or by the card it was done with, and how it was: `el ataque de Lucía era con un siete`,
//! `la carta con la que pegué era el siete y pusiste ocho`.

use super::{WAS, bare};

/// What may stand beside the play before it is said how it was.
const BESIDE: [&str; 24] = [
    "el", "la", "lo", "los", "del", "de", "en", "con", "que", "carta", "cartas", "cual", "a", "al", "mi",
    "su", "tu", "ultimo", "ultima", "primer", "esta", "estaba", "mal", "numero",
];
/// Begin the words for what somebody wrote down.
const WROTE: [&str; 7] = ["pus", "anotas", "apuntas", "escrib", "registras", "pone", "dice"];
/// Most words of how it was.
const LONGEST: usize = 8;

/// Such a statement as the verb is said of who did it: `lucía ataque con un siete`; none where it is none. `is_verb` says which words
/// are of a verb of the game.
pub(super) fn told_of(said: &str, is_verb: &dyn Fn(&str) -> bool) -> Option<String> {
    let mut words: Vec<&str> = said.split_whitespace().filter(|word| !bare(word).is_empty()).collect();
    let folded = |words: &[&str]| words.iter().map(|word| bare(word)).collect::<Vec<_>>();
    let wrote = |word: &String| WROTE.iter().any(|stem| word.starts_with(stem));
    // «… y pusiste ocho»
    let all = folded(&words);
    let is_joined = |at: usize| matches!(all[at - 1].as_str(), "y" | "pero") || words[at - 1].ends_with(',');
    if let Some(at) = (2..words.len()).find(|at| wrote(&all[*at]) && is_joined(*at)) {
        words.truncate(if matches!(all[at - 1].as_str(), "y" | "pero") { at - 1 } else { at });
    }
    let all = folded(&words);
    let is_was = |word: &String| WAS.contains(&word.as_str()) || word == "fueron";
    let was = (1..all.len()).rev().find(|at| is_was(&all[*at]) && all[at - 1] != "no")?;
    let first = (0..=was).find(|at| all[*at] == "no" || is_was(&all[*at])).unwrap_or(was);
    let (before, mut how) = (&all[..first], &words[was + 1..]);
    if let Some(no) = how.iter().position(|word| matches!(bare(word).as_str(), "no" | "sino")) {
        how = &how[..no];
    }
    // «la que atacaste era …» is of another card than that which did it.
    let is_by = |at: usize| {
        at > 1 && before[at - 2] == "con" && matches!(before[at - 1].as_str(), "la" | "el" | "que")
    };
    if before.iter().position(|word| word == "que").is_some_and(|at| !is_by(at)) {
        return None;
    }
    // «el defensor atacado era …» is what it was done to.
    let is_done_to = |word: &str| ["ado", "ada", "ido", "ida"].iter().any(|end| word.ends_with(end));
    let is_play = |word: &String| is_verb(word) && !BESIDE.contains(&word.as_str()) && !is_done_to(word);
    let verb = before.iter().position(is_play)?;
    let mut who =
        before.iter().enumerate().filter(|(at, word)| *at != verb && !BESIDE.contains(&word.as_str()));
    let of = who.next();
    // «a Diego» says against whom.
    let is_led = |at: usize| at > 0 && matches!(before[at - 1].as_str(), "a" | "al" | "contra");
    let who = match (of, who.next()) {
        (None, _) => None,
        (Some((at, _)), None) if is_led(at) => None,
        (Some((_, who)), None) => Some(who.as_str()),
        (Some(_), Some(_)) => return None,
    };
    let how = how.join(" ");
    let how = how.trim_end_matches([',', '.', ' ']);
    let is_short = !how.is_empty() && how.split(' ').count() <= LONGEST;
    let lead = who.map_or(String::new(), |who| format!("{who} "));
    is_short.then(|| format!("{lead}{} {how}", before[verb]))
}
