//! Which known names a new one may be a slip for, and whether it is one of a player.

use super::Names;
use super::lexicon::{is_anagram, is_key_slip};
use super::slip::is_much_cut;
use super::stopwords::is_no_name;
use crate::kernel::{Referee, fold};

/// Whether a name is that of somebody who plays.
pub(super) fn is_player(name: &str, referee: &dyn Referee) -> bool {
    name.chars().count() > 2 && referee.seat_named(&fold(name)).is_some()
}

/// Known names that a name not known may be a slip for.
pub(super) fn near_names<'a>(name: &str, names: &'a Names) -> Vec<&'a str> {
    let folded = fold(name);
    if names.iter().any(|(known, _)| fold(known) == folded) || folded.chars().count() < 3 {
        return Vec::new();
    }
    // «k4» is not nearly «k5»; «trunk5» is «trunks».
    if folded.bytes().any(|b| b.is_ascii_digit()) {
        let is_letter = |known: &str| {
            let differ = |(a, b): &(char, char)| a != b;
            folded.chars().count() > 4
                && known.chars().count() == folded.chars().count()
                && folded
                    .chars()
                    .zip(known.chars())
                    .filter(differ)
                    .all(|(a, b)| a.is_ascii_digit() && b.is_alphabetic())
        };
        // «k1o» is «k10», «rk6» is «k6».
        let is_figure = |known: &str| {
            let figured = folded.replace('o', "0").replace('l', "1");
            figured != folded && known == figured
        };
        let is_longer = |known: &str| {
            known.starts_with(char::is_alphabetic)
                && folded.chars().count() == known.chars().count() + 1
                && folded.ends_with(known)
        };
        let is_near = |known: &str| {
            is_letter(known) || is_figure(known) || is_longer(known) || is_word_slip(&folded, known)
        };
        return names.iter().map(|(known, _)| known.as_str()).filter(|known| is_near(&fold(known))).collect();
    }
    let most = match folded.chars().count() {
        0..=4 => 0,
        5 => 1,
        _ => 2,
    };
    let near = |known: &&(String, Vec<String>)| {
        // «Goku» where there is a «Goku niño».
        let is_part = known.1.len() > 1 && known.1.contains(&folded) && !is_no_name(&folded);
        let known = fold(&known.0);
        // «jin» is «Jinete», typed short.
        let is_begun = known.starts_with(&folded);
        let slips = strsim::osa_distance(&known, &folded);
        // «Naev» is «Nave».
        let is_swapped = slips == 1 && folded.chars().count() == 4 && is_anagram(&known, &folded);
        // «Shuu» is «Shu», a letter typed twice; «Topo» is «Toppo».
        let is_doubled = slips == 1 && (is_twice(&folded, &known) || is_twice(&known, &folded));
        // «Búo» is «Búho»: nobody hears an «h» that no «c» stands before.
        let is_unheard =
            slips == 1 && !known.contains("ch") && known.replace('h', "") == folded.replace('h', "");
        // «Vidl» is «Videl», «Blma» «Bulma»: a letter of five is missing.
        let is_short = slips == 1 && folded.chars().count() == 4 && known.chars().count() == 5
            // «Kalw» is «Kale»: the key beside it.
            || slips == 1 && folded.chars().count() == 4 && is_key_slip(&known, &folded);
        is_part
            || is_begun
            || is_short
            || is_swapped
            || is_doubled
            || is_unheard
            || slips <= most
            || is_much_cut(&folded, &known)
    };
    names.iter().filter(near).map(|(known, _)| known.as_str()).collect()
}

/// Whether a name of several words with a figure among them is another one but for a slip in a long word: `Andriode 17`.
fn is_word_slip(name: &str, known: &str) -> bool {
    let (words, others): (Vec<&str>, Vec<&str>) = (name.split(' ').collect(), known.split(' ').collect());
    let is_long = |word: &str| word.chars().count() > 4 && word.chars().all(char::is_alphabetic);
    let pairs = || words.iter().zip(&others);
    words.len() == others.len()
        && pairs().all(|(one, other)| one == other || is_long(one) && is_long(other))
        && pairs().map(|(one, other)| strsim::osa_distance(one, other)).sum::<usize>() == 1
}

/// Whether a word is another one with a letter typed twice.
fn is_twice(word: &str, known: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let without = |at: usize| [&letters[..at], &letters[at + 1..]].concat().iter().collect::<String>();
    (1..letters.len()).any(|at| letters[at] == letters[at - 1] && without(at) == known)
}

/// Known names that a new one may be a slip for if the table knows nothing of it: a figure doubled, a letter of a short one.
pub(super) fn loosely_near<'a>(name: &str, names: &'a Names) -> Vec<&'a str> {
    let folded = fold(name);
    let is_near = |known: &str| {
        let is_letters = !folded.contains(|c: char| c.is_ascii_digit());
        // «pso», «os» for «oso»
        let is_short_slip =
            || folded.chars().count() > 1 && (known.starts_with(&folded) || is_key_slip(known, &folded));
        let ends = folded.strip_prefix(known).filter(|rest| rest.len() == 1);
        let is_figure = known.ends_with(|c: char| c.is_ascii_digit());
        let is_more = |rest: &str| known.ends_with(rest) || rest.chars().all(char::is_alphabetic);
        ends.is_some_and(|rest| is_figure && is_more(rest))
            || is_letters
                && strsim::osa_distance(known, &folded) == 1
                && (folded.chars().count() > 3 || is_short_slip())
    };
    let known = names.iter().map(|(known, _)| known.as_str());
    known.filter(|known| fold(known) != folded && is_near(&fold(known))).collect()
}
