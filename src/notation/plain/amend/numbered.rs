//! A record corrected by its number in people's words: `cambia 10: …`, `corr 9 …`, `la jugada 12 está mal: …`.

use crate::kernel::fold;

/// Begin the words of correcting.
const STEMS: [&str; 5] = ["corrig", "correg", "corrij", "correcc", "rectific"];
/// The same, whole.
const WHOLE: [&str; 3] = ["cor", "corr", "correct"];
/// What changes something, which a play may do as well.
const CHANGES: [&str; 14] = [
    "cambia",
    "cambiar",
    "cambie",
    "cambien",
    "cambio",
    "cambiame",
    "cambiale",
    "arregla",
    "arreglar",
    "edita",
    "editar",
    "modifica",
    "modificar",
    "reemplaza",
];
/// What a record is called.
const RECORD: [&str; 6] = ["jugada", "suceso", "registro", "evento", "anotacion", "apunte"];
/// What may stand before its number.
const LEADS: [&str; 10] = ["la", "el", "lo", "en", "de", "del", "por", "favor", "ahi", "n"];
/// What says behind its number that it is wrong.
const WRONG: [&str; 9] =
    ["esta", "estaba", "mal", "corregido", "corregida", "anotado", "anotada", "escrito", "era"];

/// The number of a record, and what is said in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered<'s> {
    pub seq: u32,
    pub said: &'s str,
    /// Nothing else can be meant by the number: it is told to be that of a record, or a colon stands behind it.
    pub is_sure: bool,
}

fn bare(word: &str) -> String {
    fold(word.trim_matches(|c: char| !c.is_alphanumeric() && c != '#'))
}

/// The record of which a statement says by its number that it was other; none where it does not.
pub fn numbered(statement: &str) -> Option<Numbered<'_>> {
    let mut rest = statement.trim();
    let (mut is_correcting, mut is_change, mut is_record) = (false, false, false);
    let mut steps = 0;
    let (number, behind) = loop {
        let (word, behind) = rest.split_once(' ')?;
        let said = bare(word);
        let digits = said.trim_start_matches('#');
        if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
            break (word, behind.trim_start());
        }
        let is_stem = STEMS.iter().any(|stem| said.starts_with(stem)) || WHOLE.contains(&said.as_str());
        let (changes, record) = (CHANGES.contains(&said.as_str()), RECORD.contains(&said.as_str()));
        if steps > 5 || !(is_stem || changes || record || LEADS.contains(&said.as_str())) {
            return None;
        }
        (is_correcting, is_change, is_record) =
            (is_correcting || is_stem, is_change || changes, is_record || record);
        steps += 1;
        rest = behind.trim_start();
    };
    let seq: u32 = bare(number).trim_start_matches('#').parse().ok()?;
    let has_colon = number.ends_with(':');
    // «la 10 está mal: …», «12 corregido: …», «la jugada 9, era A3»
    let mut said = behind;
    let mut is_wrong = false;
    while let Some((word, further)) = said.split_once(' ')
        && WRONG.contains(&bare(word).as_str())
        && (bare(word) != "era" || is_record || is_wrong)
    {
        is_wrong |= bare(word) != "era" && !matches!(bare(word).as_str(), "esta" | "estaba");
        said = further.trim_start();
    }
    if !is_wrong && !is_record {
        said = behind;
    }
    let is_sure = is_record && (is_correcting || is_change || is_wrong || has_colon || said != behind)
        || (is_correcting || is_change || is_wrong) && (has_colon || is_wrong);
    let is_told = is_sure || is_correcting || has_colon && steps == 0;
    (is_told && !said.is_empty()).then_some(Numbered { seq, said, is_sure })
}
