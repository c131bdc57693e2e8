//! A record corrected by its number in people's words: `cambia 10: …`, `corr 9 …`, `la jugada 12 está mal: …`, `perdón, me equivoqué en
//! el suceso trece …`, `13 corregir: …`.

use super::super::number::number;
use super::denied::WROTE;
use super::{BADLY, MISTAKEN, SORRY, behind as said_behind};
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
const LEADS: [&str; 12] = ["la", "el", "lo", "en", "de", "del", "por", "favor", "ahi", "n", "a", "al"];
/// What says behind its number that it is wrong.
const WRONG: [&str; 10] =
    ["esta", "estaba", "estuvo", "mal", "corregido", "corregida", "anotado", "anotada", "escrito", "era"];
/// What only goes on behind it.
const FURTHER: [&str; 8] = ["por favor", "es que", "es", "porque", "que", "y", "pues", "va"];
/// What says behind it which part is wrong.
const WHERE: [&str; 4] = ["donde dice", "donde decia", "donde pone", "donde ponia"];
/// Most words before the number.
const STEPS: usize = 6;
/// What is played, where a record is called by it: only one that is said to be wrong.
const DEEDS: [&str; 8] =
    ["ataque", "bloqueo", "movimiento", "golpe", "robo", "descarte", "accion", "revelacion"];
/// What says behind it that it goes otherwise.
const INSTEAD: [&str; 16] = [
    "hay que cambiarlo por",
    "hay que cambiarla por",
    "hay que corregirlo",
    "hay que corregirla",
    "cambialo por",
    "cambiala por",
    "cambienlo por",
    "no fue asi",
    "no era asi",
    "no va asi",
    "debe decir",
    "debia decir",
    "deberia decir",
    "tiene que decir",
    "tendria que decir",
    "debe ser",
];
/// Up to this number it may be of a place or of how many: «en la 2 fue el lobo».
const FIRST: u32 = 9;
/// What is denied of what is called a record.
const DENIED: [&str; 3] = ["no es", "no era", "no fue"];

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

/// What is said before the number of a record.
#[derive(Default)]
struct Before {
    is_correcting: bool,
    is_change: bool,
    is_record: bool,
    /// It is called by what is played.
    is_deed: bool,
    /// It was wrong, or somebody wrote it down: of a record only where it is called one, or «en el doce» says where.
    is_mistake: bool,
    is_in: bool,
    /// Somebody wrote it down badly: «anotaste mal la diez».
    is_badly: bool,
    steps: usize,
}

impl Before {
    /// One more word; none where no number of a record follows it.
    fn with(mut self, word: &str) -> Option<Before> {
        let said = bare(word);
        let is_stem = STEMS.iter().any(|stem| said.starts_with(stem)) || WHOLE.contains(&said.as_str());
        let (changes, record) = (CHANGES.contains(&said.as_str()), RECORD.contains(&said.as_str()));
        let is_lead = LEADS.contains(&said.as_str()) || matches!(said.as_str(), "linea" | "numero");
        let is_deed = DEEDS.contains(&said.as_str());
        if self.steps >= STEPS || !(is_stem || changes || record || is_deed || is_lead) {
            return None;
        }
        self.is_correcting |= is_stem;
        self.is_change |= changes;
        self.is_record |= record || said == "linea";
        self.is_deed |= is_deed;
        self.is_in |= said == "en" || self.is_badly && matches!(said.as_str(), "la" | "el");
        self.steps += 1;
        Some(self)
    }
}

/// The record of which a statement says by its number that it was other; none where it does not.
pub fn numbered(statement: &str) -> Option<Numbered<'_>> {
    let (mut rest, is_mistake) = behind_mistake(statement.trim());
    let badly = behind_badly(rest);
    rest = badly.unwrap_or(rest);
    let (is_badly, is_mistake) = (badly.is_some(), is_mistake || badly.is_some());
    let mut before = Before { is_mistake, is_badly, ..Before::default() };
    let (seq, is_spoken, has_colon, behind) = loop {
        if let Some((seq, is_spoken, has_colon, behind)) = number_of(rest) {
            break (seq, is_spoken, has_colon, behind);
        }
        let (word, behind) = rest.split_once(' ')?;
        before = before.with(word)?;
        rest = behind.trim_start();
    };
    let Before { is_correcting, is_change, is_record, is_deed, is_mistake, is_in, steps, .. } = before;
    let (said, is_wrong) = behind_wrong(behind, is_record || is_in);
    // «el ataque 5» alone is a place, or how strong it is.
    if is_deed && !(is_wrong || is_correcting) {
        return None;
    }
    let instead = INSTEAD.iter().find_map(|way| said_behind(said, way)).filter(|_| is_record || steps > 0);
    let (said, is_wrong) = (instead.unwrap_or(said), is_wrong || instead.is_some());
    let is_wrong = is_wrong || (is_record || is_in) && (is_denied(said) || is_other(said, seq));
    let begins = |ways: &[&str]| ways.iter().any(|way| said_behind(said, way).is_some());
    let is_wrong = is_wrong || begins(&WHERE) || is_record && begins(&DENIED) || is_in && wrote(said);
    // What it was not is left out.
    let said = said_behind(said, "no").and_then(|_| said.split_once(" sino ")).map_or(said, |(_, is)| is);
    let said = if is_wrong || is_record || is_correcting { further(said) } else { behind };
    let is_wrong = is_wrong || is_mistake && (is_record || is_in);
    let is_sure = is_record && (is_correcting || is_change || is_wrong || has_colon || said != behind)
        || (is_correcting || is_change || is_wrong) && (has_colon || is_wrong);
    let is_led = is_record || is_correcting || steps > 0 && is_wrong;
    // «me equivoqué, 3 de daño» says no record.
    let is_of_record = (!is_mistake || is_record || is_correcting || is_in) && (!is_spoken || is_led);
    let is_told = is_sure || is_correcting || has_colon && steps == 0;
    (is_of_record && is_told && !said.is_empty()).then_some(Numbered { seq, said, is_sure })
}

/// Whether a text denies one thing and says another: «no atacó el águila sino el centinela».
fn is_denied(said: &str) -> bool {
    said_behind(said, "no").is_some_and(|rest| rest.contains(" sino ") || rest.contains(", "))
}

/// Whether it is said what a record of so high a number was: «en la 15 fue el centinela».
fn is_other(said: &str, seq: u32) -> bool {
    seq > FIRST && ["fue", "era", "fueron", "eran"].iter().any(|way| said_behind(said, way).is_some())
}

/// A statement without what says first of all that something was wrong, or that somebody wrote it down: `perdón, me equivoqué …`,
/// `lo que apuntamos …`; and whether anything says so.
fn behind_mistake(statement: &str) -> (&str, bool) {
    let (mut rest, mut is_mistake) = (statement, false);
    loop {
        let wrong = MISTAKEN.iter().filter(|way| way.contains(' ')).find_map(|way| said_behind(rest, way));
        if let Some(further) = wrong.or_else(|| behind_wrote(rest)) {
            (rest, is_mistake) = (further, true);
        } else if let Some(further) = SORRY
            .iter()
            .chain(&["hay que", "no espera", "no esperen", "oye no"])
            .find_map(|way| said_behind(rest, way))
        {
            rest = further;
        } else {
            return (rest, is_mistake);
        }
    }
}

/// What stands behind `anotaste mal`, `apuntamos mal`.
fn behind_badly(rest: &str) -> Option<&str> {
    let (word, further) = rest.split_once(' ')?;
    said_behind(further, "mal").filter(|_| wrote(word))
}

/// Whether a text begins with what somebody wrote down: `pusimos tejón`.
fn wrote(text: &str) -> bool {
    let word = bare(text.split(' ').next().unwrap_or_default());
    WROTE.iter().any(|stem| word.starts_with(stem))
}

/// What stands behind `lo que apuntamos`, `lo que pusimos`.
fn behind_wrote(rest: &str) -> Option<&str> {
    let (word, further) = said_behind(rest, "lo que")?.split_once(' ')?;
    (wrote(word) || BADLY.iter().any(|stem| bare(word).starts_with(stem))).then_some(further.trim_start())
}

/// The number that a text begins with, in figures or in words, whether in words, whether a colon stands behind it, and the rest.
fn number_of(rest: &str) -> Option<(u32, bool, bool, &str)> {
    let (word, behind) = rest.split_once(' ')?;
    let said = bare(word);
    let digits = said.trim_start_matches('#');
    if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
        return Some((digits.parse().ok()?, false, word.ends_with(':'), behind.trim_start()));
    }
    let words: Vec<&str> = rest.split_whitespace().take(5).collect();
    let folded: Vec<String> = words.iter().map(|word| bare(word)).collect();
    let folded: Vec<&str> = folded.iter().map(String::as_str).collect();
    let (len, n) = number(&folded).filter(|_| !matches!(folded[0], "un" | "una"))?;
    let mut behind = rest;
    for _ in 0..len {
        behind = behind.split_once(' ')?.1.trim_start();
    }
    Some((u32::try_from(n).ok()?, true, words[len - 1].ends_with(':'), behind))
}

/// What stands behind the words that say that a record is wrong, and whether any do: «está mal: …», «corregido: …», «era A3» of
/// what is called a record.
fn behind_wrong(behind: &str, is_record: bool) -> (&str, bool) {
    let (mut said, mut is_wrong) = (behind, false);
    while let Some((word, further)) = said.split_once(' ') {
        // «en la línea diez me equivoqué, …»
        let mistaken = MISTAKEN.iter().filter(|way| way.contains(' ')).find_map(|way| said_behind(said, way));
        if let Some(further) = mistaken {
            (said, is_wrong) = (further, true);
            continue;
        }
        let word = bare(word);
        let is_stem = STEMS.iter().any(|stem| word.starts_with(stem)) || WHOLE.contains(&word.as_str());
        let is_it = is_stem || WRONG.contains(&word.as_str()) && (word != "era" || is_record || is_wrong);
        if !is_it {
            break;
        }
        is_wrong |= !matches!(word.as_str(), "era" | "esta" | "estaba" | "estuvo");
        said = further.trim_start();
    }
    if is_wrong || is_record { (said, is_wrong) } else { (behind, false) }
}

/// A text without what only goes on.
fn further(said: &str) -> &str {
    let mut rest = said.trim_start_matches([',', ' ']);
    while let Some(further) =
        FURTHER.iter().find_map(|way| said_behind(rest, way)).filter(|rest| !rest.is_empty())
    {
        rest = further;
    }
    rest
}
