//! Letters as they are called aloud, and places by them.

use super::item::Table;
use super::token::{Token, word_at};

/// How the letters are called aloud.
pub(super) const LETTERS: &[(&str, &str)] = &[
    ("a", "a"),
    ("b", "be"),
    ("c", "ce"),
    ("d", "de"),
    ("e", "e"),
    ("f", "efe"),
    ("g", "ge"),
    ("h", "hache"),
    ("k", "ka"),
    ("k", "ca"),
    ("p", "pe"),
    ("s", "ese"),
    ("w", "uve_doble"),
    ("w", "doble_u"),
    ("m", "eme"),
    ("b", "ve"),
    ("b", "b"),
    ("c", "c"),
    ("d", "d"),
    ("f", "f"),
    ("k", "k"),
    ("p", "p"),
    ("s", "s"),
    ("o", "o"),
    ("w", "w"),
];

/// What a number behind «a» is of, and no place.
const COUNTED: [&str; 14] = [
    "dano",
    "vida",
    "vidas",
    "puntos",
    "descansos",
    "queda",
    "quedo",
    "baja",
    "bajo",
    "bajan",
    "sube",
    "subio",
    "cae",
    "reduce",
];

/// The letter that a word of one syllable names: `be`, `ese`.
pub fn letter(word: &str) -> Option<&'static str> {
    LETTERS.iter().find(|(_, said)| *said == word).map(|(letter, _)| *letter)
}

impl Table<'_> {
    /// `be dos`, `be ese tres`, `ce 3`.
    pub(super) fn spelled(&self, tokens: &[Token], at: usize, found: &mut Vec<(usize, String)>) {
        let word = |i: usize| word_at(tokens, i);
        let letter = |i: usize| {
            let first = word(i)?;
            LETTERS.iter().find_map(|(letter, said)| match said.split_once('_') {
                Some((one, two)) => (one == first && word(i + 1) == Some(two)).then_some((2, *letter)),
                None => (*said == first).then_some((1, *letter)),
            })
        };
        let Some((used, first)) = letter(at) else { return };
        // «a ese dos» leads somewhere; «la de a ese dos» is of A.
        let is_led = at > 0 && matches!(word(at - 1), Some("de" | "del" | "en" | "el" | "la" | "al"));
        // «baja el daño a 2» is where it comes to.
        if tokens[at].text == "a" && at > 0 && word(at - 1).is_some_and(|word| COUNTED.contains(&word)) {
            return;
        }
        if let Some((n_used, n)) = self.small_number(tokens, at + used) {
            found.push((used + n_used, format!("{first}{n}")));
        }
        if let Some((second_used, second)) = letter(at + used)
            && let Some((n_used, n)) = self.small_number(tokens, at + used + second_used)
        {
            let text = format!("{first}.{second}{n}");
            if (first != "a" || is_led) && self.referee.place_named(&text).is_some() {
                found.push((used + second_used + n_used, text));
            }
        }
    }
}
