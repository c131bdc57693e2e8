//! What is declared and waits, such as an attack: the lines by which it comes to pass, the words that say it does, and
//! what is told beside it that would count twice.

use super::heard::{play, strict};
use super::inflect::is_form;
use super::number::number;
use super::token::full;
use crate::kernel::{FactSheet, Referee, fold};

/// Words that say by themselves that what is pending comes to pass.
const AGREED: [&str; 10] = ["ok", "okey", "okay", "vale", "listo", "hecho", "va", "ya", "dale", "resuelve"];
/// Those of them that say, where nothing waits, that somebody has done enough.
const ENOUGH: [&str; 4] = ["listo", "hecho", "va", "ya"];
/// Words of a line that says so of an attack or a blow.
const COMES: [&str; 14] = [
    "entra",
    "entran",
    "entre",
    "resuelve",
    "resuelven",
    "resuelvo",
    "resolvemos",
    "resolver",
    "resuelva",
    "conecta",
    "conectan",
    "come",
    "pega",
    "pegan",
];
/// The same, where it is said of what.
const PASSES: [&str; 5] = ["pasa", "pase", "recibe", "recibo", "recibimos"];
/// What it is said of.
const BLOWS: [&str; 4] = ["ataque", "golpe", "dano", "ataques"];
/// Words beside them.
const BESIDE: [&str; 22] = [
    "le", "les", "me", "nos", "ok", "bueno", "pues", "vale", "entonces", "y", "el", "los", "la", "lo", "se",
    "que", "ya", "su", "todo", "venga", "dale", "va",
];
/// Ways to begin saying that nothing is done before it does.
const NOTHING: [&str; 4] = ["sin ", "no ", "nadie ", "nada"];
/// What says by itself that nobody does anything about it.
const UNANSWERED: [&str; 15] = [
    "sin respuesta",
    "sin respuestas",
    "no responde",
    "no respondo",
    "no responden",
    "nadie responde",
    "no contesta",
    "no hace nada",
    "no hay respuesta",
    "no tengo respuesta",
    "no tiene respuesta",
    "no tenemos respuesta",
    "no contesto",
    "nadie contesta",
    "no hago nada",
];

/// What leads from saying that nobody does anything to what comes of it.
const SO: [&str; 4] = [", ", " asi que ", " entonces ", " y "];
/// Words of a line that says only what is left: `queda en 3`.
const LEFT: [&str; 9] = ["queda", "quedan", "quedo", "baja", "quedaria", "deja", "dejo", "cae", "cayo"];

/// Whether a folded statement says that what is pending comes to pass: `ok`, `sin respuesta, entra`, `entran los 3` where
/// just that is lost.
pub fn is_agreed(said: &str, referee: &dyn Referee) -> bool {
    let is_denied = |before: &str| {
        NOTHING.iter().any(|no| before.starts_with(no)) || before.split(' ').nth(1) == Some("no")
    };
    let denied = SO.iter().find_map(|so| said.rsplit_once(so).filter(|(before, _)| is_denied(before)));
    let unanswered = || UNANSWERED.iter().find_map(|way| said.strip_prefix(way)?.strip_prefix(' '));
    let agreed = denied.map(|(_, agreed)| agreed).or_else(unanswered).unwrap_or(said);
    let agreed_in_full = agreed.split([' ', ',']).filter(|word| !word.is_empty());
    let (numbers, words): (Vec<&str>, Vec<&str>) =
        agreed_in_full.map(|word| full(word).unwrap_or(word)).partition(|word| figure(word).is_some());
    let has = |some: &[&str]| words.iter().any(|word| some.contains(word));
    let is_of_it =
        words.iter().all(|word| [&COMES[..], &PASSES, &BLOWS, &BESIDE].iter().any(|all| all.contains(word)));
    let lost = |word: &&str| {
        let n = figure(word);
        pending(referee).iter().any(|way| losses(way, referee).iter().any(|(_, lost)| Some(*lost) == n))
    };
    AGREED.contains(&agreed)
        || is_of_it
            && (has(&COMES) || has(&PASSES) && (has(&BLOWS) || !numbers.is_empty()))
            && numbers.iter().all(lost)
}

/// Whether a statement says of an attack or a blow that it comes to pass, and nothing more, where nothing was declared.
pub fn settles_nothing(statement: &str, referee: &dyn Referee) -> bool {
    let folded = fold(statement);
    let words: Vec<&str> = folded.split([' ', ',', '.']).filter(|word| !word.is_empty()).collect();
    let settles = referee.speech().settles;
    let is_verb = |word: &&str| settles.iter().any(|verb| is_form(word, &fold(verb)));
    let is_of_it = |word: &&str| is_verb(word) || BLOWS.contains(word) || BESIDE.contains(word);
    words.iter().any(is_verb) && words.iter().all(is_of_it) && referee.picture().pending.is_empty()
}

/// A number, in digits or in a word.
fn figure(word: &str) -> Option<i32> {
    number(&[word]).filter(|_| !matches!(word, "un" | "una")).map(|(_, n)| n)
}

/// The only way in which what is pending leaves something at that number: `queda en 3`.
pub fn left(said: &str, referee: &dyn Referee) -> Option<String> {
    let words: Vec<&str> = said.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let (last, lead) = words.split_last()?;
    let n = figure(last)?;
    let (_, verb) = lead.split_last().filter(|(at, _)| matches!(**at, "en" | "a" | "con"))?;
    let is_said = verb.iter().any(|word| LEFT.contains(word))
        && verb.iter().all(|word| LEFT.contains(word) || BESIDE.contains(word));
    let ways = if is_said { pending(referee) } else { Vec::new() };
    let mut ways = ways.into_iter().filter(|way| losses(way, referee).iter().any(|(left, _)| *left == n));
    ways.next().filter(|_| ways.next().is_none())
}

/// What the numbers that a line lessens come to, and how much each of them loses.
fn losses(line: &str, referee: &dyn Referee) -> Vec<(i32, i32)> {
    lessened(line, referee).into_iter().map(|(_, left, lost)| (left, lost)).collect()
}

/// The places of which a line lessens a number, and what that comes to.
pub fn left_by(line: &str, referee: &dyn Referee) -> Vec<(String, i32)> {
    lessened(line, referee).into_iter().map(|(place, left, _)| (place, left)).collect()
}

/// The numbers that a line lessens: whose they are, what they come to, how much is lost.
fn lessened(line: &str, referee: &dyn Referee) -> Vec<(String, i32, i32)> {
    let Some(table) = after(line, referee) else { return Vec::new() };
    let (now, then) = (referee.facts(), table.facts());
    let value = |place: &str, key: &str| {
        let here = now.iter().find(|here| here.place == place)?;
        here.facts.iter().find(|(of, _)| *of == key)?.1.parse::<i32>().ok()
    };
    let lessened = then.iter().flat_map(|here| {
        here.facts.iter().filter_map(|(key, left)| {
            let (left, before) = (left.parse::<i32>().ok()?, value(&here.place, key)?);
            (left < before).then_some((here.place.clone(), left, before - left))
        })
    });
    lessened.collect()
}

/// Whether it may say instead that a player is done.
pub fn is_enough(said: &str) -> bool {
    ENOUGH.contains(&said)
}

/// Whether a folded statement says that nobody does anything about what is pending, or that one player does not.
pub fn is_unanswered(said: &str, referee: &dyn Referee) -> bool {
    let behind = said.split_once([' ', ':']).filter(|(who, _)| referee.seat_named(who).is_some());
    let said = behind.map_or(said, |(_, rest)| rest.trim_start());
    UNANSWERED.contains(&said)
}

/// The lines of a verb that may come now; what was said last has come to pass already.
pub fn open(verb: &str, referee: &dyn Referee) -> Vec<String> {
    let last = referee.last_plays(1).pop().and_then(|seq| referee.play(seq)).map(|play| play.text);
    referee.options(Some(verb)).into_iter().filter(|line| Some(line) != last.as_ref()).collect()
}

/// The lines by which what is pending comes to pass: told again they change nothing.
pub fn pending(referee: &dyn Referee) -> Vec<String> {
    let moves = |line: &String| {
        after(line, referee).is_some_and(|table| {
            table.facts() != referee.facts()
                || table.status() != referee.status()
                || table.findings() != referee.findings()
        })
    };
    let lines = referee.speech().settles.iter().flat_map(|verb| open(verb, referee));
    lines.filter(moves).collect()
}

/// The table on which the one thing that is pending has come to pass; none where nothing is, or several.
pub fn behind_the_one(referee: &dyn Referee) -> Option<Box<dyn Referee>> {
    match pending(referee).as_slice() {
        [only] => after(only, referee),
        [] | [_, _, ..] => None,
    }
}

/// What may be meant by the word that what was declared comes to pass, where something is owed before: that it does all the same,
/// and what is owed.
pub fn owed_first(referee: &dyn Referee) -> Vec<String> {
    let owed: Vec<String> = referee.duties().into_iter().map(|duty| duty.line).collect();
    let behind = |line: &String| after(line, referee).map_or(Vec::new(), |table| pending(table.as_ref()));
    // What only the duty would declare is not there yet.
    let is_there =
        |line: &String| after(line, referee).is_some_and(|t| t.notices().len() <= referee.notices().len());
    let settling: Vec<String> = owed.iter().flat_map(behind).filter(is_there).collect();
    if settling.is_empty() { settling } else { [settling, owed].concat() }
}

/// The table behind a documented line.
fn after(line: &str, referee: &dyn Referee) -> Option<Box<dyn Referee>> {
    let mut table = referee.fork();
    table.take(play(strict(line, referee)?)).ok()?;
    Some(table)
}

/// What may be meant where a fact is told of the table, or what would be a fault, while something waits that will change
/// the same: it may be what that comes to, and would count twice. `B2 queda en 3` behind an attack on B2 of just that is the
/// attack resolved, and so is `B2 recibe 3`; where a fact comes to another number, both are asked, and so they are for
/// `el lobo mata a B2`. None where it is but what it says.
pub fn beside(line: &str, referee: &dyn Referee) -> Vec<String> {
    let would_be_fault = || {
        strict(line, referee).is_some_and(|draft| {
            referee.may_foretell(&draft) && referee.foretell(&draft, None).iter().any(|f| f.kind.is_fault())
        })
    };
    let is_fact = line.split_once(": ").map_or(line, |(_, bare)| bare).starts_with("situar ");
    let is_bare = || !line.contains('=') && strict(line, referee).is_some();
    if referee.speech().settles.is_empty() || !is_fact && !is_bare() && !would_be_fault() {
        return Vec::new();
    }
    if !is_fact && !would_be_fault() {
        return coming_to(line, referee).into_iter().collect();
    }
    let Some(told) = after(line, referee) else { return Vec::new() };
    let (now, told) = (referee.facts(), told.facts());
    let mut meant = Vec::new();
    for way in pending(referee) {
        let Some(settled) = after(&way, referee) else { continue };
        // A fact is of the same card and key, a deed of the same card.
        let of_told = changed(&now, &told);
        let is_same = |(place, key): &(&str, &str)| {
            of_told.iter().any(|(other, of)| place == other && (!is_fact || key == of))
        };
        let settled_facts = settled.facts();
        let of_way = changed(&now, &settled_facts);
        let is_touched = of_way.iter().any(is_same);
        if is_touched && after(line, settled.as_ref()).is_some_and(|both| both.facts() == settled_facts) {
            return vec![way];
        }
        // «la 2 baja a 3» of the other's second card, to which that will happen.
        let comes_to = |(at, key): &(&str, &str)| {
            let is_its_like = |other: &str| other != *at && other.get(1..) == at.get(1..);
            let here = of_told.iter().filter(|(other, of)| of == key && is_its_like(other));
            here.into_iter().any(|fact| value(&told, *fact) == value(&settled_facts, (at, key)))
        };
        meant.extend((is_touched || is_fact && of_way.iter().any(comes_to)).then_some(way));
    }
    if !meant.is_empty() {
        meant.push(line.to_owned());
    }
    meant
}

/// What waits and comes to all that a deed says, which has no other cause and takes no step: `B2 recibe 3`.
fn coming_to(line: &str, referee: &dyn Referee) -> Option<String> {
    let ways = pending(referee);
    let told = (!ways.is_empty()).then(|| after(line, referee)).flatten()?;
    let is_step = told.status() != referee.status();
    let lost = losses(line, referee);
    if is_step || lost.is_empty() || ways.iter().any(|way| way == line) {
        return None;
    }
    let (now, told) = (referee.facts(), told.facts());
    let of_told = changed(&now, &told);
    let comes_to = |way: &String| {
        let Some(settled) = after(way, referee) else { return false };
        let settled = settled.facts();
        let of_way = changed(&now, &settled);
        of_told.iter().all(|fact| of_way.contains(fact) && value(&told, *fact) == value(&settled, *fact))
    };
    ways.into_iter().find(comes_to)
}

/// A fact as it stands on a sheet.
fn value<'a>(sheet: &'a FactSheet, (place, key): (&str, &str)) -> Option<&'a str> {
    let here = sheet.iter().find(|here| here.place == place)?;
    here.facts.iter().find(|(of, _)| *of == key).map(|(_, value)| value.as_str())
}

/// The facts, by place and key, in which two tables differ.
fn changed<'a>(before: &'a FactSheet, after: &'a FactSheet) -> Vec<(&'a str, &'static str)> {
    let told = |sheet: &'a FactSheet| {
        sheet.iter().flat_map(|here| {
            here.facts.iter().map(move |(key, value)| (here.place.as_str(), *key, value.as_str()))
        })
    };
    let known: Vec<_> = told(before).collect();
    told(after).filter(|fact| !known.contains(fact)).map(|(place, key, _)| (place, key)).collect()
}
