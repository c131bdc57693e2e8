//! Letters as they are called aloud.

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

/// The letter that a word of one syllable names: `be`, `ese`.
pub fn letter(word: &str) -> Option<&'static str> {
    LETTERS.iter().find(|(_, said)| *said == word).map(|(letter, _)| *letter)
}
