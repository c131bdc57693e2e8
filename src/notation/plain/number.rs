//! Numbers as they are said.

const UNITS: &[&str] = &[
    "cero",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciseis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
    "veintiuno",
    "veintidos",
    "veintitres",
    "veinticuatro",
    "veinticinco",
    "veintiseis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
];
const TENS: &[&str] = &["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];

/// Every word of a number, for what is near them.
pub fn words() -> impl Iterator<Item = &'static str> {
    UNITS.iter().chain(TENS).chain(&["cien", "mil"]).copied()
}

/// Whether a word says which one, not how many.
pub fn is_ordinal(word: &str) -> bool {
    ordinal(word).is_some()
}

fn ordinal(word: &str) -> Option<usize> {
    let n = match word {
        "primer" | "primera" => 1,
        "segunda" | "segundo" => 2,
        "tercera" | "tercer" | "tercero" | "3ro" | "3ra" | "3er" | "3ero" | "3era" => 3,
        "cuarta" | "cuarto" | "4to" | "4ta" => 4,
        "quinta" | "quinto" | "5to" | "5ta" => 5,
        "sexta" | "sexto" => 6,
        "septima" | "septimo" => 7,
        "octava" | "octavo" => 8,
        "novena" | "noveno" => 9,
        _ => return None,
    };
    Some(n)
}

fn unit(word: &str) -> Option<i32> {
    let at = UNITS.iter().position(|w| *w == word).or(match word {
        "un" | "una" => Some(1),
        "veintiun" | "veintiuna" => Some(21),
        _ => ordinal(word),
    });
    at.and_then(|n| i32::try_from(n).ok())
}

fn below_hundred(words: &[&str]) -> Option<(usize, i32)> {
    let first = words.first()?;
    if let Some(n) = unit(first) {
        return Some((1, n));
    }
    if *first == "cien" || *first == "ciento" {
        return Some((1, 100));
    }
    let ten = (3..).zip(TENS).find(|(_, w)| *w == first)?.0 * 10;
    let more = (words.get(1) == Some(&"y")).then(|| words.get(2).and_then(|w| unit(w))).flatten();
    Some(more.filter(|n| (1..10).contains(n)).map_or((1, ten), |n| (3, ten + n)))
}

/// The number that a folded word is.
pub fn spoken_number(word: &str) -> Option<i32> {
    number(&[word]).map(|(_, n)| n)
}

/// The number at the beginning of some folded words: how many of them it takes, and what it is.
pub fn number(words: &[&str]) -> Option<(usize, i32)> {
    let first = words.first()?;
    if let Some(n) = digits(first) {
        let thousands = words.get(1) == Some(&"mil") && n < 1000;
        return Some(if thousands { (2, n * 1000) } else { (1, n) });
    }
    if *first == "mil" {
        return Some((1, 1000));
    }
    if let ["un", "par", ..] = words {
        return Some((2, 2));
    }
    let (used, n) = below_hundred(words)?;
    if words.get(used) == Some(&"mil") {
        return Some((used + 1, n * 1000));
    }
    Some((used, n))
}

/// `3`, `x2`, `2x`, `20k`, `15.000`.
fn digits(word: &str) -> Option<i32> {
    let thousand =
        word.strip_suffix('k').and_then(|n| n.parse::<i32>().ok()).filter(|n| (1..1000).contains(n));
    if let Some(n) = thousand {
        return Some(n * 1000);
    }
    let bare = word.strip_prefix('x').or(word.strip_suffix('x')).unwrap_or(word);
    let dotted =
        bare.split_once('.').filter(|(a, b)| !a.is_empty() && b.len() == 3).map(|(a, b)| format!("{a}{b}"));
    let text = dotted.as_deref().unwrap_or(bare);
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_said() {
        assert_eq!(number(&["cinco", "mil", "mas"]), Some((2, 5000)));
        assert_eq!(number(&["treinta", "y", "dos"]), Some((3, 32)));
        assert_eq!([number(&["20k"]), number(&["x2"])], [Some((1, 20000)), Some((1, 2))]);
        assert_eq!(number(&["lobo"]), None);
    }
}
