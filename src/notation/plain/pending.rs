//! What is declared and waits, such as an attack: the lines by which it comes to pass, the words that say it does, and
//! what is told beside it that would count twice.

use super::heard::{play, strict};
use crate::kernel::{FactSheet, Referee};

/// Words that say by themselves that what is pending comes to pass.
const AGREED: [&str; 9] = ["ok", "okey", "okay", "vale", "listo", "hecho", "va", "dale", "resuelve"];
/// Those of them that say, where nothing waits, that somebody has done enough.
const ENOUGH: [&str; 3] = ["listo", "hecho", "va"];
/// Words of a line that says so of an attack or a blow.
const COMES: [&str; 9] =
    ["entra", "entre", "resuelve", "resuelvo", "resolvemos", "resolver", "resuelva", "conecta", "come"];
/// The same, where it is said of what.
const PASSES: [&str; 3] = ["pasa", "pase", "recibe"];
/// What it is said of.
const BLOWS: [&str; 4] = ["ataque", "golpe", "dano", "ataques"];
/// Words beside them.
const BESIDE: [&str; 18] = [
    "ok", "bueno", "pues", "vale", "entonces", "y", "el", "los", "la", "lo", "se", "que", "ya", "su", "todo",
    "venga", "dale", "va",
];
/// Ways to begin saying that nothing is done before it does.
const NOTHING: [&str; 4] = ["sin ", "no ", "nadie ", "nada"];
/// What says by itself that nobody does anything about it.
const UNANSWERED: [&str; 9] = [
    "sin respuesta",
    "sin respuestas",
    "no responde",
    "no respondo",
    "no responden",
    "nadie responde",
    "no contesta",
    "no hace nada",
    "no hay respuesta",
];

/// Whether a folded statement says that what is pending comes to pass: `ok`, `sin respuesta, entra`.
pub fn is_agreed(said: &str) -> bool {
    let denied = said.rsplit_once(", ").filter(|(before, _)| NOTHING.iter().any(|no| before.starts_with(no)));
    let agreed = denied.map_or(said, |(_, agreed)| agreed);
    let words: Vec<&str> = agreed.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let has = |some: &[&str]| words.iter().any(|word| some.contains(word));
    AGREED.contains(&agreed)
        || words
            .iter()
            .all(|word| [&COMES[..], &PASSES, &BLOWS, &BESIDE].iter().any(|all| all.contains(word)))
            && (has(&COMES) || has(&PASSES) && has(&BLOWS))
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

/// The table behind a documented line.
fn after(line: &str, referee: &dyn Referee) -> Option<Box<dyn Referee>> {
    let mut table = referee.fork();
    table.enter(play(strict(line, referee)?)).ok()?;
    Some(table)
}

/// What may be meant where a fact is told of the table, or what would be a fault, while something waits that will change
/// the same: it may be what that comes to, and would count twice. `B2 queda en 3` behind an attack on B2 of just that is the
/// attack resolved; where it comes to another number, both are asked, and so they are for `el lobo mata a B2`. None where
/// it is but what it says.
pub fn beside(line: &str, referee: &dyn Referee) -> Vec<String> {
    let would_be_fault = || {
        strict(line, referee).is_some_and(|draft| {
            referee.may_foretell(&draft) && referee.foretell(&draft, None).iter().any(|f| f.kind.is_fault())
        })
    };
    if referee.speech().settles.is_empty() || !line.starts_with("situar ") && !would_be_fault() {
        return Vec::new();
    }
    let is_fact = line.starts_with("situar ");
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
        let is_touched = changed(&now, &settled.facts()).iter().any(is_same);
        if is_touched && after(line, settled.as_ref()).is_some_and(|both| both.facts() == settled.facts()) {
            return vec![way];
        }
        meant.extend(is_touched.then_some(way));
    }
    if !meant.is_empty() {
        meant.push(line.to_owned());
    }
    meant
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
