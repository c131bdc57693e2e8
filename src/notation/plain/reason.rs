//! Reasons and comments behind a deed: `… porque me falta un casco`, `… que me hace falta ya`. They are left out where a line is not
//! understood with them, and what is left is only offered.

use super::inflect::is_infinitive;
use super::item::Table;
use super::number::number;
use super::token::{Token, word_at};

/// What a comment begins with behind «que», and what stands before a «que» that begins none: `la carta que …`.
const COMMENTS: [&str; 24] = [
    "no", "ya", "me", "te", "se", "si", "el", "la", "mi", "tu", "su", "asi", "ahi", "hay", "casi", "hace",
    "ando", "estoy", "esta", "tengo", "tiene", "nada", "es", "voy",
];
const NO_COMMENT: [&str; 30] = [
    "la", "el", "lo", "las", "los", "al", "del", "de", "una", "uno", "es", "asi", "ya", "por", "para",
    "hasta", "con", "en", "dice", "digo", "creo", "veo", "parece", "hay", "tiene", "tengo", "carta",
    "tapada", "antes", "aunque",
];

/// Fewest words of a deed before what is said of it.
const LEAST: usize = 2;

/// Where a reason or a comment begins behind a deed, what leads to it with it.
pub fn behind(tokens: &[Token], table: &Table<'_>) -> Option<usize> {
    if let Some(at) = (LEAST..tokens.len()).find(|at| is_why(tokens, *at)) {
        let leads =
            |token: &Token| !token.quoted && matches!(token.fold.as_str(), "," | "y" | "pero" | "mas");
        return Some(at - usize::from(leads(&tokens[at - 1])));
    }
    comment(tokens, table)
}

/// Whether a reason or a comment begins at a word behind what was done: `porque necesito un casco`, `que no me sirve`, `para
/// completarlo luego`.
fn is_why(tokens: &[Token], at: usize) -> bool {
    const WHY: [&str; 4] = ["ya", "puesto", "dado", "visto"];
    const SELF: [&str; 8] = ["no", "ya", "me", "te", "le", "nos", "se", "lo"];
    const MATTERS: [&str; 19] = [
        "sirve",
        "sirven",
        "falta",
        "faltan",
        "faltaba",
        "gusta",
        "conviene",
        "estorba",
        "resta",
        "restan",
        "interesa",
        "importa",
        "necesito",
        "necesitaba",
        "necesita",
        "queda",
        "quedan",
        "sobra",
        "sobran",
    ];
    const STANDS: [&str; 13] = [
        "tengo", "tienes", "tiene", "tenemos", "tienen", "estamos", "estan", "somos", "son", "es", "quedo",
        "quedamos", "vamos",
    ];
    let word = |at: usize| word_at(tokens, at);
    let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
    // «…, que no me sirve de nada»
    let comments = || {
        let verb = (at + 1..at + 4).find(|at| !is(*at, &SELF)).unwrap_or(at);
        at > 2 && (is(verb, &MATTERS) || is(verb, &["hace", "hacen"]) && is(verb + 1, &["falta"]))
    };
    match word(at) {
        Some("porque") => true,
        // «expongo el cañón aunque ya tengo el sargento»
        Some("aunque") => at > 2,
        // «pasó el turno sin entrar a batalla»
        Some("sin") => at > LEAST && word(at + 1).is_some_and(is_infinitive),
        Some("para" | "pa") => {
            word(at + 1).is_some_and(|word| word == "que" || at > 2 && is_infinitive(word))
        }
        Some("que") => comments(),
        // «… y con eso ya tenemos todos tres»
        Some("con") => is(at + 1, &["eso", "esto"]) && is(at + 2, &["ya"]) && is(at + 3, &STANDS),
        // «…, empezando por la que está junto al mazo»
        Some("empezando") => at > LEAST && is(at + 1, &["por", "desde"]),
        // «la dije mal y como llevaba comodín se pierde»
        Some("como") => is(at.saturating_sub(1), &[",", "y", "pero"]),
        Some(_) => is(at, &WHY) && word(at + 1) == Some("que"),
        None => false,
    }
}

/// Where a comment on a deed begins that stands behind it: `… que me hace falta ya`, `… ya no le veo salida`, `… antes de que le
/// pegues`. It tells no number.
fn comment(tokens: &[Token], table: &Table<'_>) -> Option<usize> {
    let word = |at: usize| word_at(tokens, at);
    let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
    let begins = |at: &usize| match word(*at) {
        Some("que") => is(at + 1, &COMMENTS) && !is(at - 1, &NO_COMMENT),
        Some("ya") => is(at + 1, &["no", "que"]),
        Some("antes") => is(at + 1, &["de"]) && is(at + 2, &["que"]),
        Some("pues" | "total") => at + 2 < tokens.len() && *at > LEAST,
        Some(_) | None => false,
    };
    let opens = |at: usize| word(at).is_some_and(|word| table.grammar.heads.contains_key(word));
    let at = (LEAST..tokens.len()).find(|at| begins(at))?;
    let is_number =
        |at: usize| word(at).is_some_and(|word| number(&[word]).is_some() && word != "un" && word != "una");
    let goes_on = |at: usize| is(at, &["sino", "ahora", "mejor"]) || is_number(at);
    ((0..at).any(opens) && at + 1 < tokens.len() && !(at..tokens.len()).any(goes_on)).then_some(at)
}
