//! Whose turn it is and that one is over, as people say it: the words that the games know for it stand for the others.

use super::heard::{played, strict};
use super::inflect;
use super::letter::letter;
use super::pending::pending;
use crate::kernel::{Draft, Referee, Seat, fold};

/// What he says who ends his turn, and nobody else.
const PASSED_ON: [&str; 3] = ["paso turno", "paso el turno", "paso mi turno"];

/// Words of a line that says whose turn it is, beside the player and one of [`TURN`].
const BESIDE: [&str; 30] = [
    "d", "que", "parte", "se", "mi", "listo", "ahora", "ya", "pues", "entonces", "bueno", "y", "es", "el",
    "la", "le", "de", "a", "nuevo", "va", "empieza", "comienza", "pasa", "del", "jugador", "jugadora", "te",
    "ti", "tu", "adelante",
];
/// Words of which such a line has one.
const TURN: [&str; 6] = ["turno", "toca", "vez", "juega", "sigue", "siga"];
/// What says of a turn that it is over, and of nothing else while a match is played.
const OVER: [&str; 3] = ["terminar", "acabar", "finalizar"];
/// Words before it.
const LEADS: [&str; 8] = ["ya", "bueno", "pues", "he", "y", "listo", "lista", "ok"];
/// What says to the other of two players that it is his turn.
const YOURS: [&str; 10] = [
    "te toca",
    "te toca a ti",
    "tu turno",
    "es tu turno",
    "vas tu",
    "te toca jugar",
    "sigues tu",
    "tu vas",
    "es tuyo",
    "todo tuyo",
];
/// What says so before his name, and by itself something else: `adelante Yael`.
const CALLS: [&str; 6] = ["adelante", "que siga", "que juegue", "va", "vas", "juega"];
/// What may say so.
const DONE: [&str; 22] = [
    "ahi lo dejo",
    "asi lo dejo",
    "lo dejo asi",
    "hasta ahi",
    "ya",
    "listo",
    "lista",
    "nada mas",
    "nada",
    "ya nada",
    "no hago nada mas",
    "no hago mas",
    "no hago mas nada",
    "eso es todo",
    "es todo",
    "ya esta",
    "ya estoy",
    "hasta aqui",
    "he terminado",
    "he acabado",
    "ya termine",
    "quede",
];

/// What a line about the turn is read as.
pub enum Turned {
    /// It is the turn of that player already: nothing to record.
    Already,
    /// No turn has begun: it says whose the first one is, and ends none.
    Unbegun(Seat),
    /// This says the same.
    As(String),
    /// The turn goes to that player: these say so, the first by which it does.
    To(Seat, [String; 2]),
    /// This may be meant.
    Perhaps(String),
}

/// What may be meant by a step that opens a turn and names no player, while it is read as the other's whose turn nobody
/// opened: it is the player's whose turn it is, or the other's. Nothing where it is no such line.
pub fn opened(statement: &str, draft: &Draft, referee: &dyn Referee) -> Vec<String> {
    let status = referee.status();
    let (Some(active), Some((who, step))) = (status.active, draft.text.split_once(": ")) else {
        return Vec::new();
    };
    let verb = fold(step.split(' ').next().unwrap_or_default());
    let opens = referee.speech().opens;
    let opens = opens.iter().any(|(opens, phase)| *opens == verb && status.phase.starts_with(phase));
    let mut words = statement.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let is_named = words.any(|word| referee.seat_named(word).is_some());
    if !opens || is_named || referee.seat_named(who) == Some(active) {
        return Vec::new();
    }
    let own = format!("{active}: {step}");
    strict(&own, referee).map_or(Vec::new(), |own| vec![own.text, draft.text.clone()])
}

/// What a line says of the turn; none where it says something else, or no turn has begun.
pub fn turned(statement: &str, referee: &dyn Referee) -> Option<Turned> {
    let status = referee.status();
    if referee.outcome().is_some() {
        return None;
    }
    let said = fold(statement);
    let words: Vec<&str> =
        said.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let (words, whole) = (behind_done(&words), words.as_slice());
    if status.turn == 0 {
        return whose(words, referee).map(Turned::Unbegun);
    }
    if let Some(seat) = whose(words, referee) {
        let is_already = status.active == Some(seat);
        // «pasa el turno ana» is said of her who passes it, «… a ana» of her who has it then.
        let ends = words.iter().any(|word| *word == "pasa" || is_over(word));
        let is_passed = ends && words.len() > 1 && words[words.len() - 2] != "a";
        // «fin del turno de ana», «termina el turno ana» are said of her turn, whoever has it; «fin, turno de ana» is not.
        let is_his = matches!(
            words[..words.len() - 1],
            [.., "turno"] | [.., "el" | "del" | "de" | "d", "turno", "de" | "d"]
        );
        if !is_already && is_his && !said.contains(',') && words.iter().any(|word| is_over(word)) {
            return None;
        }
        if is_already && is_passed {
            let fin = "fin".to_owned();
            return Some(if is_outright(words) { Turned::As(fin) } else { Turned::Perhaps(fin) });
        }
        return Some(if is_already {
            Turned::Already
        } else {
            Turned::To(seat, [format!("le toca a {seat}"), "fin".to_owned()])
        });
    }
    if let Some((seat, _)) = told_next(whole, referee).filter(|(_, at)| has_done(&whole[..*at])) {
        let said = "fin".to_owned();
        return Some(match status.active {
            Some(active) if active == seat => Turned::Already,
            Some(_) | None if !pending(referee).is_empty() => Turned::Perhaps(said),
            Some(_) | None => Turned::To(seat, [format!("le toca a {seat}"), said]),
        });
    }
    let words = whole;
    let begun = words.iter().take_while(|word| LEADS.contains(word)).count().min(words.len().max(1) - 1);
    let words = &words[begun..];
    // «y tú» says nothing of a turn.
    let is_called = matches!(whole, ["listo" | "lista", "tu" | "tuyo"]);
    // Who says so to the other has done. Where something waits it may be his to answer.
    if (is_called || YOURS.contains(&behind_done(words).join(" ").as_str())) && referee.seats().len() == 2 {
        let said = "fin".to_owned();
        let other = referee.seats().into_iter().find(|seat| Some(*seat) != status.active);
        return Some(match other.filter(|_| status.active.is_some() && pending(referee).is_empty()) {
            Some(other) => Turned::To(other, [format!("le toca a {other}"), said]),
            None => Turned::Perhaps(said),
        });
    }
    let spoken = words.join(" ");
    if PASSED_ON.contains(&spoken.as_str()) && status.active.is_some() && pending(referee).is_empty() {
        return Some(Turned::As("fin".to_owned()));
    }
    if DONE.contains(&spoken.as_str()) {
        return Some(Turned::Perhaps("fin".to_owned()));
    }
    ended(words, status.active, referee)
}

/// What words are read as that say of a turn that it is over, and whose it is: `ana ya`, `fin beto`.
fn ended(words: &[&str], active: Option<Seat>, referee: &dyn Referee) -> Option<Turned> {
    let (first, last) = (*words.first()?, *words.last()?);
    // «ana ya» of her whose turn it is.
    let is_done = |who: &str, done: &str| {
        words.len() == 2 && DONE.contains(&done) && active.is_some() && referee.seat_named(who) == active
    };
    if is_done(first, last) || is_done(last, first) {
        return Some(Turned::Perhaps("fin".to_owned()));
    }
    let named = |word: &str| referee.seat_named(word).filter(|_| words.len() == 2);
    match named(first).filter(|_| is_over(last)).or_else(|| named(last).filter(|_| is_over(first))) {
        Some(seat) if active == Some(seat) => Some(Turned::As("fin".to_owned())),
        Some(_) => None,
        None if words.len() == 1 && is_over(first) => Some(Turned::As("fin".to_owned())),
        None => None,
    }
}

/// Whether words say outright whose turn is over: `fin de turno de ana`.
fn is_outright(words: &[&str]) -> bool {
    let said: Vec<&str> = words.iter().copied().filter(|word| !matches!(*word, "d" | "de" | "del")).collect();
    matches!(said.as_slice(), ["fin", "turno", _])
}

/// Whether a word says that a turn is over.
pub(super) fn is_over(word: &str) -> bool {
    word == "fin" || OVER.iter().any(|verb| inflect::is_form(word, verb))
}

/// Whether a documented line gives the turn to that player: of three the next one need not be he.
pub fn gives_turn(line: &str, seat: Seat, referee: &dyn Referee) -> bool {
    let after = strict(line, referee).and_then(|draft| played(&draft, referee));
    after.is_some_and(|after| after.status().active == Some(seat))
}

/// The seat a word names: by a name, a letter, or as the letter is called aloud.
fn seat_said(word: &str, referee: &dyn Referee) -> Option<Seat> {
    referee.seat_named(word).or_else(|| referee.seat_named(letter(word)?))
}

/// What stands behind a word that the speaker has done: «ya no hago nada más, te toca Beto» is said to Beto, not of him.
fn behind_done<'a>(words: &'a [&'a str]) -> &'a [&'a str] {
    let begun = words.iter().take_while(|word| LEADS.contains(word)).count();
    let joined = words[begun..].join(" ");
    let longest =
        DONE.iter().filter(|done| joined.strip_prefix(**done).is_some_and(|more| more.starts_with(' ')));
    let done = longest.map(|done| done.split(' ').count()).max().unwrap_or(0);
    if done == 0 { words } else { &words[begun + done..] }
}

/// Who is told at the end of a line that it is his turn, and how many words before that say the rest: `termino mi turno te
/// toca ana`, `termino, ana, te toca`.
pub(super) fn told_next(words: &[&str], referee: &dyn Referee) -> Option<(Seat, usize)> {
    let named = |word: &str| referee.seat_named(word).filter(|_| word.chars().count() > 1);
    let behind = |words: &[&str], said: &str| {
        let said: Vec<&str> = said.split(' ').collect();
        words.ends_with(&said).then(|| words.len() - said.len())
    };
    let (last, before) = words.split_last()?;
    let called_last = |said: &str| named(last).zip(behind(before, said));
    let called_first = |said: &str| {
        let at = behind(words, said)?.checked_sub(1)?;
        named(words[at]).map(|seat| (seat, at))
    };
    YOURS
        .iter()
        .chain(&CALLS)
        .find_map(|said| called_last(said))
        .or_else(|| YOURS.iter().chain(&["vas"]).find_map(|said| called_first(said)))
}

/// Whether words say that somebody has done, or that a turn is over, and nothing else; none do.
fn has_done(words: &[&str]) -> bool {
    const PASSES: [&str; 4] = ["paso", "yo paso", "ya paso", "ni modo"];
    let begun = words.iter().take_while(|word| LEADS.contains(word)).count();
    begun == words.len()
        || PASSES.contains(&words[begun..].join(" ").as_str())
        || DONE.contains(&words[begun..].join(" ").as_str())
        || says_over(words)
}

/// Whether words say that a turn is over, and nothing else.
fn says_over(words: &[&str]) -> bool {
    const MORE: [&str; 7] = ["esta", "este", "con", "aqui", "yo", "por", "mio"];
    let is_said =
        |word: &&str| is_over(word) || BESIDE.contains(word) || LEADS.contains(word) || MORE.contains(word);
    words.iter().any(|word| is_over(word)) && words.iter().all(is_said)
}

/// The player whose turn a line says it is.
fn whose(words: &[&str], referee: &dyn Referee) -> Option<Seat> {
    let (mut seat, mut is_turn) = (None, false);
    // «fin, va ana»: whoever is named behind the end of a turn has the next one.
    let is_ended = words.len() > 2 && words.iter().any(|word| is_over(word));
    // «a ana le toca»
    let is_first = matches!(words, ["a", _, "le", ..]);
    for (at, word) in words.iter().enumerate() {
        if TURN.contains(word) {
            is_turn = true;
        } else if let Some(named) =
            seat_said(word, referee).filter(|_| at + 1 == words.len() || is_first && at == 1)
        {
            seat = Some(named);
        } else if !BESIDE.contains(word) && !is_over(word) {
            return None;
        }
    }
    seat.filter(|_| is_turn || is_ended)
}
