//! How near two words are, and the words near another one.

use std::str::Chars;

/// Rows of the keyboard.
const ROWS: [&str; 3] = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"];

/// How long a word is and which letters it has: enough to tell most words that are no slip of each other.
#[derive(Clone, Copy)]
struct Shape {
    len: usize,
    /// As bits; those that come twice in the upper half.
    letters: u64,
}

impl Shape {
    fn of(word: &str) -> Shape {
        word.chars().fold(Shape { len: 0, letters: 0 }, |all, c| {
            let letter = 1 << (u32::from(c) % 32);
            let again = (all.letters & letter) << 32;
            Shape { len: all.len + 1, letters: all.letters | letter | again }
        })
    }

    /// Most slips by which words of these lengths differ; none where no slip makes one of the other.
    fn slips(self, other: Shape) -> Option<u32> {
        let (long, short) = (self.len.max(other.len), self.len.min(other.len));
        let (slips, letters) = if short >= 8 { (2, 2) } else { (1, 1) };
        // A slip makes a word longer by no more than a letter.
        let is_far = long - short > letters || short < 2 || long < 4 && short < 3;
        (!is_far).then_some(slips)
    }

    /// Whether words of these shapes may be a slip of each other.
    fn may_be_near(self, other: Shape) -> bool {
        self.slips(other).is_some_and(|most| are_alike(self.letters, other.letters, most))
    }
}

/// Whether words with these letters may be so many slips of each other: one puts at most one letter in the place of another. The
/// two lowest bits are taken away for each: not every machine counts bits at once, and very many words are looked at.
fn are_alike(one: u64, other: u64, slips: u32) -> bool {
    let without_two = |bits: u64| {
        let bits = bits & bits.wrapping_sub(1);
        bits & bits.wrapping_sub(1)
    };
    (0..slips).fold(one ^ other, |left, _| without_two(left)) == 0
}

/// Whether two folded words differ by one slip: a letter wrong, missing, doubled or swapped; by two in long ones.
pub fn is_near(one: &str, other: &str) -> bool {
    let (a, b) = (Shape::of(one), Shape::of(other));
    let is_short = a.len.max(b.len) < 4;
    if !a.may_be_near(b) || is_short && !is_key_slip(one, other) && !are_swapped(one, other) {
        return false;
    }
    a.slips(b).is_some_and(|most| is_within(one.chars(), other.chars(), most))
}

/// Whether so many slips make one word of the other. Asked of very many words, of which hardly one is near.
fn is_within(mut one: Chars<'_>, mut other: Chars<'_>, slips: u32) -> bool {
    loop {
        let (from_one, from_other) = (one.clone(), other.clone());
        let (a, b) = (one.next(), other.next());
        if a.is_some() && a == b {
            continue;
        }
        let Some(left) = slips.checked_sub(1) else { return a == b };
        let is_swapped = |mut one: Chars<'_>, mut other: Chars<'_>| {
            one.next() == b && other.next() == a && is_within(one, other, left)
        };
        return match (a, b) {
            (None, None) => true,
            (Some(_), None) => is_within(one, from_other, left),
            (None, Some(_)) => is_within(from_one, other, left),
            (Some(_), Some(_)) => {
                is_within(one.clone(), other.clone(), left)
                    || is_within(one.clone(), from_other, left)
                    || is_within(from_one, other.clone(), left)
                    || is_swapped(one, other)
            }
        };
    }
}

/// Words among which those near another one are found at once.
#[derive(Default)]
pub struct Lexicon {
    /// By length: the letters, and the words that have them.
    by_length: Vec<(Vec<u64>, Vec<String>)>,
}

impl Lexicon {
    /// Of these words, in alphabetical order whatever theirs is.
    pub fn of(mut words: Vec<&String>) -> Lexicon {
        words.sort_unstable();
        let mut all = Lexicon::default();
        for word in words {
            let shape = Shape::of(word);
            if all.by_length.len() <= shape.len {
                all.by_length.resize_with(shape.len + 1, Default::default);
            }
            let (letters, words) = &mut all.by_length[shape.len];
            letters.push(shape.letters);
            words.push(word.clone());
        }
        all
    }

    /// The words of so many letters or more that begin with one, the shortest first.
    pub fn beginning(&self, letter: char, letters: usize) -> impl Iterator<Item = &String> {
        self.by_length.iter().skip(letters).flat_map(move |(_, words)| {
            let from = words.partition_point(|word| word.chars().next() < Some(letter));
            words[from..].iter().take_while(move |word| word.starts_with(letter))
        })
    }

    /// The words that differ from this one by a slip, and it itself where it is one of them.
    pub fn near(&self, word: &str) -> impl Iterator<Item = &String> {
        let shape = Shape::of(word);
        let lengths = self.by_length.iter().enumerate().skip(shape.len.saturating_sub(2)).take(5);
        let may_be = lengths.flat_map(move |(len, (letters, words))| {
            let slips = shape.slips(Shape { len, letters: 0 });
            let letters = slips.map_or(&[][..], |_| letters.as_slice()).iter().zip(words);
            let near = letters.filter(move |(letters, _)| {
                slips.is_some_and(|slips| are_alike(shape.letters, **letters, slips))
            });
            near.map(|(_, word)| word)
        });
        may_be.filter(move |other| is_near(word, other))
    }
}

/// Two words of one length of which one letter is another one beside it on the keyboard.
pub fn is_key_slip(one: &str, other: &str) -> bool {
    let mut differ = one.chars().zip(other.chars()).filter(|(a, b)| a != b);
    let (Some((a, b)), None) = (differ.next(), differ.next()) else { return false };
    let at = |c| ROWS.iter().enumerate().find_map(|(row, keys)| Some((row, keys.find(c)?)));
    match (at(a), at(b)) {
        (Some((row, x)), Some((other, y))) => row.abs_diff(other) <= 1 && x.abs_diff(y) <= 1,
        (_, _) => false,
    }
}

/// Whether two words have the same letters.
pub fn is_anagram(one: &str, other: &str) -> bool {
    let sorted = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        letters.sort_unstable();
        letters
    };
    sorted(one) == sorted(other)
}

/// Two words of three letters of which the last two are swapped: `fni`.
fn are_swapped(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    matches!((&*one, &*other), ([a, b, c], [x, y, z]) if a == x && b == z && c == y && b != c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted_as_distances_are() {
        let mut words = vec![String::new()];
        for at in 0..63 {
            let longer = ["a", "b"].map(|letter| format!("{}{letter}", words[at]));
            words.extend(longer);
        }
        for (one, other) in words.iter().flat_map(|one| words.iter().map(move |other| (one, other))) {
            for slips in 0..3 {
                let is_near = strsim::osa_distance(one, other) <= slips as usize;
                assert_eq!(is_within(one.chars(), other.chars(), slips), is_near, "{one} {other} {slips}");
            }
        }
    }

    #[test]
    fn no_word_of_a_lexicon_that_is_near_is_missed() {
        let words: Vec<String> = ["casa", "cosa", "caso", "saca", "descartar", "descartara", "de", "d"]
            .map(str::to_owned)
            .to_vec();
        let lexicon = Lexicon::of(words.iter().collect());
        for word in ["casa", "csaa", "casas", "ca", "decsartra", "descartarras", "df", ""] {
            let mut found: Vec<&String> = lexicon.near(word).collect();
            let mut near: Vec<&String> = words.iter().filter(|other| is_near(word, other)).collect();
            found.sort();
            near.sort();
            assert_eq!(found, near, "{word}");
        }
    }

    #[test]
    fn words_are_found_by_their_first_letter_and_their_length() {
        let words: Vec<String> =
            ["casa", "as", "ala", "ñu", "cosas", "c", "alas"].map(str::to_owned).to_vec();
        let lexicon = Lexicon::of(words.iter().collect());
        for (letter, letters) in
            ['a', 'c', 'ñ', 'z'].into_iter().flat_map(|letter| (0..6).map(move |n| (letter, n)))
        {
            let mut found: Vec<&String> = lexicon.beginning(letter, letters).collect();
            let is_so = |word: &&String| word.starts_with(letter) && word.chars().count() >= letters;
            let mut so: Vec<&String> = words.iter().filter(is_so).collect();
            found.sort();
            so.sort();
            assert_eq!(found, so, "{letter} {letters}");
        }
    }
}
