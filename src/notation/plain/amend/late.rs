//! What was forgotten and is said late: `antes Beto había robado una`, `Ana robó antes de atacar`, `se me olvidó: …`.

use super::super::inflect::is_infinitive;
use super::super::{Grammar, is_beyond_reading};
use super::{bare, is_word};

/// What only leads to it.
const LEADING: [&str; 11] =
    ["ah", "ay", "oh", "oye", "eh", "espera", "perdon", "y", "pero", "por cierto", "es que"];
/// Ways to say that something was not told: what stands behind it came to pass.
const FORGOTTEN: [&str; 14] = [
    "se me olvido",
    "se nos olvido",
    "se me habia olvidado",
    "se me paso",
    "se nos paso",
    "me olvide",
    "nos olvidamos",
    "olvide",
    "olvidamos",
    "se le olvido",
    "no dije",
    "no dijimos",
    "falto",
    "me falto",
];
/// Those that say so only before a word for saying: «faltó robar» tells that nobody drew.
const TOLD_ONLY: [&str; 4] = ["no dije", "no dijimos", "falto", "me falto"];
/// Words for saying it.
const TELLING: [&str; 8] =
    ["decir", "anotar", "apuntar", "contar", "mencionar", "poner", "registrar", "escribir"];
/// What says that something had come to pass by then.
const HAD: [&str; 5] = ["habia", "habian", "habiamos", "habias", "habiais"];
/// The same of now.
const HAS: [&str; 5] = ["ha", "han", "hemos", "has", "habeis"];
/// What says how something lies, and what nobody did.
const LYING: [&str; 5] = ["esta", "estan", "hay", "tiene", "tengo"];
/// What says where something was before.
const WAS_THERE: [&str; 6] = ["estaba", "estaban", "tenia", "tenian", "salio", "vino"];
/// How what had come to pass ends.
const PARTICIPLES: [&str; 5] = ["ado", "ido", "cho", "sto", "rto"];
/// What may stand between them.
const BETWEEN: [&str; 4] = ["ya", "tambien", "antes", "le"];
/// How the verbs begin of which it says that something was told wrongly.
const WRONG: [&str; 3] = ["equivoc", "confund", "olvid"];
/// Most words before it: further on it may be of what a card had done.
const OF_SUBJECT: usize = 3;
/// Most words of the play that is named.
const OF_PLAY: usize = 6;

/// Something said late.
#[derive(Clone, Debug)]
pub struct Late {
    /// What came to pass, and by which play it is placed; several where it is not clear how far the words for that play go.
    pub ways: Vec<Way>,
    /// It cannot be of now.
    pub is_sure: bool,
    /// What it is placed by is said not to have happened yet: `antes de que robes …`.
    pub is_to_come: bool,
}

/// One way to part what came to pass from what it is placed by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// What came to pass.
    pub said: String,
    /// The words of the play before which it did, its verb the first; none where none is named.
    pub by: Option<String>,
    /// It came to pass when that was done, so right behind it: `al tomar k8 salió k10`.
    pub is_behind: bool,
}

/// The words behind the words that a line begins with.
fn behind<'w, 't>(words: &'w [&'t str], way: &str) -> Option<&'w [&'t str]> {
    way.split(' ').try_fold(words, |rest, said| {
        let (first, rest) = rest.split_first()?;
        is_word(first, said).then_some(rest)
    })
}

/// What a statement says late; none where it does not.
pub fn late(statement: &str, grammar: &Grammar) -> Option<Late> {
    if is_beyond_reading(statement) {
        return None;
    }
    let mut words: Vec<&str> = statement.split_whitespace().filter(|word| !bare(word).is_empty()).collect();
    // «necesito al Protector cuanto antes» is of now.
    if words.windows(2).any(|two| bare(two[0]) == "cuanto" && bare(two[1]) == "antes") {
        return None;
    }
    let mut is_led = false;
    while let Some(rest) = LEADING.iter().find_map(|way| behind(&words, way)) {
        (words, is_led) = (rest.to_vec(), true);
    }
    let forgotten = forgotten(&words);
    let mut is_sure = forgotten.is_some();
    words = forgotten.unwrap_or(words);
    if let Some(had) =
        had(&words, is_sure).filter(|at| is_sure || *at <= OF_SUBJECT || bare(words[0]) == "antes")
    {
        is_sure = true;
        // «había robado» is said as «ha robado», which may be of the day.
        let at = HAD.iter().position(|word| *word == bare(words[had])).unwrap_or(0);
        words[had] = HAS[at];
    }
    let ways = placed(&words, &mut is_sure, is_led, grammar);
    let ways = if ways.is_empty() && is_sure {
        vec![Way { said: words.join(" "), by: None, is_behind: false }]
    } else {
        ways
    };
    let said: Vec<String> = words.iter().map(|word| bare(word)).collect();
    let is_to_come = said.windows(3).any(|three| three == ["antes", "de", "que"]);
    (!ways.is_empty()).then_some(Late { ways, is_sure, is_to_come })
}

/// Whether something is said to have come to pass before, or to have been forgotten: it is not of now unasked.
pub fn is_of_before(statement: &str) -> bool {
    let words: Vec<&str> = statement.split_whitespace().collect();
    let is_forgotten = |at: usize| FORGOTTEN.iter().any(|way| behind(&words[at..], way).is_some());
    had(&words, false).is_some() || (0..words.len()).any(is_forgotten)
}

/// The words behind those that say that something was forgotten; none where it is what nobody did: «se me olvidó robar».
fn forgotten<'t>(words: &[&'t str]) -> Option<Vec<&'t str>> {
    let (way, mut rest) = FORGOTTEN.iter().find_map(|way| Some((*way, behind(words, way)?)))?;
    let mut is_told = false;
    while let Some(first) = rest.first().map(|word| bare(word)) {
        let is_telling = TELLING.contains(&first.as_str());
        is_told |= is_telling;
        if !is_telling && !matches!(first.as_str(), "de" | "que" | "lo" | "a") {
            break;
        }
        rest = &rest[1..];
    }
    let is_undone = rest.first().is_some_and(|word| is_infinitive(&bare(word)));
    let is_so = is_told || !TOLD_ONLY.contains(&way);
    (is_so && !is_undone && !rest.is_empty()).then(|| rest.to_vec())
}

/// Where a line says that something had come to pass: `había robado`; «no había robado» and «el que había robado» do not.
fn had(words: &[&str], is_told: bool) -> Option<usize> {
    (0..words.len()).find(|at| {
        let before = at.checked_sub(1).map(|at| bare(words[at]));
        let is_of_another = matches!(before.as_deref(), Some("no" | "nunca" | "nadie" | "ni"))
            || before.as_deref() == Some("que") && !is_told;
        let next =
            words[at + 1..].iter().map(|word| bare(word)).find(|word| !BETWEEN.contains(&word.as_str()));
        let is_done = |word: &String| {
            PARTICIPLES.iter().any(|end| word.ends_with(end))
                && !WRONG.iter().any(|stem| word.starts_with(stem))
        };
        HAD.contains(&bare(words[*at]).as_str()) && !is_of_another && next.as_ref().is_some_and(is_done)
    })
}

/// The ways to part a line at what says before which play it came to pass: `antes de atacar`, `antes de eso`, `antes`.
fn placed(words: &[&str], is_sure: &mut bool, is_led: bool, grammar: &Grammar) -> Vec<Way> {
    let way = |said: Vec<&str>, by: &[&str], is_behind| Way {
        said: said.join(" ").trim_end_matches([',', '.', '!']).to_owned(),
        by: (!by.is_empty()).then(|| by.join(" ")),
        is_behind,
    };
    let is_verb = |word: &str| is_infinitive(word) && grammar.heads.contains_key(word);
    // «al tomar k8 salió k10»
    if let (Some("al"), Some(next)) = (words.first().map(|word| bare(word)).as_deref(), words.get(1))
        && (is_led || *is_sure)
        && is_verb(&bare(next))
    {
        return parted(words, 1).map(|(by, said)| way(said.to_vec(), by, true)).collect();
    }
    let Some(at) = words.iter().position(|word| bare(word) == "antes") else { return Vec::new() };
    let before = &words[..at];
    // «igual que antes», «lo de antes»
    if before.last().is_some_and(|word| matches!(bare(word).as_str(), "que" | "como" | "de" | "lo")) {
        return Vec::new();
    }
    // «el soldado está en la 3 desde antes» says how it lies now.
    if before.last().is_some_and(|word| bare(word) == "desde")
        && before.iter().any(|word| LYING.contains(&bare(word).as_str()))
    {
        return Vec::new();
    }
    // «a donde estaba antes» says where, «como estaba antes» how.
    let is_of_place = before.last().is_some_and(|word| WAS_THERE.contains(&bare(word).as_str()));
    if is_of_place && before.iter().any(|word| matches!(bare(word).as_str(), "donde" | "como" | "adonde")) {
        return Vec::new();
    }
    let mut rest = &words[at + 1..];
    let is_number = |word: &&&str| word.trim_start_matches('#').starts_with(|c: char| c.is_ascii_digit());
    if rest.iter().take(2).any(|word| is_number(&word)) {
        return Vec::new();
    }
    if rest.first().is_some_and(|word| bare(word) == "de") {
        rest = &rest[1..];
        let next = rest.first().map(|word| bare(word)).unwrap_or_default();
        if matches!(next.as_str(), "todo" | "nada") && !*is_sure {
            // «antes de nada miro …» opens what is done now.
            return Vec::new();
        } else if matches!(next.as_str(), "eso" | "esto" | "ello" | "todo" | "nada") {
            rest = &rest[1..];
        } else if is_infinitive(&next) {
            // «antes de voltearla»: what it is done to hangs on it.
            return match before {
                [] => parted(rest, 0).map(|(by, said)| way(said.to_vec(), by, false)).collect(),
                [_, ..] => vec![way(before.to_vec(), rest, false)],
            };
        } else if let (Some(verb), true) = (still_to_come(rest, grammar), only_led(before)) {
            return parted(rest, verb).map(|(by, said)| way([before, said].concat(), by, false)).collect();
        } else {
            return Vec::new();
        }
    }
    // «antes que nada»
    if rest.first().is_some_and(|word| bare(word) == "que") && !*is_sure {
        return Vec::new();
    }
    // Amid a sentence it may be of anything.
    if !*is_sure && !before.is_empty() && !rest.is_empty() {
        return Vec::new();
    }
    *is_sure = true;
    vec![way([before, rest].concat(), &[], false)]
}

/// Whether nothing of a deed stands before a clause: `antes de que robes …`, `y antes de que entre …`, `ana, antes de …`.
fn only_led(before: &[&str]) -> bool {
    matches!(before, []) || matches!(before, [one] if one.ends_with(',') || bare(one) == "y")
}

/// The verb of a clause that says what has not happened yet, from its «que» on: `que robes`, `que mi rival ataque`, `que se me olvide`.
fn still_to_come(rest: &[&str], grammar: &Grammar) -> Option<usize> {
    /// Most words before its verb.
    const OF_ACTOR: usize = 4;
    const BEFORE_VERB: [&str; 12] =
        ["se", "me", "te", "le", "nos", "les", "lo", "la", "los", "las", "yo", "tu"];
    let first = rest.first().map(|word| bare(word));
    if first.as_deref() != Some("que") {
        return None;
    }
    let is_so = |at: &usize| {
        let word = bare(rest[*at]);
        let is_verb = |word: &str| grammar.heads.contains_key(word) || grammar.is_form(word);
        // «que se me olvide ana mira …»: «mira» is what is done now.
        let infinitive = format!("{}r", word.trim_end_matches(['s', 'n']));
        is_verb(&word) && may_be_to_come(&word) && !is_verb(&infinitive)
    };
    let own = (1..rest.len()).find(|at| !BEFORE_VERB.contains(&bare(rest[*at]).as_str()))?;
    // «que mi lobo muera»: who does stands before a verb that the game need not know.
    let known = (own..rest.len().min(own + OF_ACTOR)).find(is_so);
    known.or_else(|| may_be_to_come(&bare(rest[own])).then_some(own))
}

/// Whether a word ends as a verb does that says what has not happened yet: `robes`, `entre`, `hayamos`.
fn may_be_to_come(word: &str) -> bool {
    const ENDS: [&str; 8] = ["e", "es", "en", "emos", "a", "as", "an", "amos"];
    word.len() > 3 && ENDS.iter().any(|end| word.ends_with(end))
}

/// The words of a play from its verb on, and those behind them: all up to a comma, or fewer and more.
fn parted<'w, 't>(words: &'w [&'t str], from: usize) -> impl Iterator<Item = (&'w [&'t str], &'w [&'t str])> {
    let words = &words[from..];
    let comma = words.iter().position(|word| word.ends_with(',')).map(|at| at + 1);
    let comma = comma.filter(|at| *at <= OF_PLAY && *at < words.len());
    let ends = 1..=OF_PLAY.min(words.len().saturating_sub(1));
    let others = ends.filter(move |end| Some(*end) != comma);
    comma.into_iter().chain(others).map(|end| words.split_at(end))
}

/// The verbs of the notation that the first word of these says: `atacar a B1`.
pub fn verbs_named<'g>(by: &str, grammar: &'g Grammar) -> Vec<&'g str> {
    let word = bare(by.split(' ').next().unwrap_or_default());
    // «revelarla»
    let forms = ["", "la", "lo", "las", "los", "le"].iter().filter_map(|end| word.strip_suffix(end));
    let mut verbs: Vec<&str> = Vec::new();
    for form in forms {
        let heads = grammar.heads.get(form).into_iter().flatten().filter_map(|head| grammar.verb_of(head));
        let own = grammar.inflected.iter().filter(|(_, forms)| forms.contains(form)).map(|(verb, _)| *verb);
        verbs.extend(heads.chain(own).map(|verb| verb.word));
    }
    verbs
}
