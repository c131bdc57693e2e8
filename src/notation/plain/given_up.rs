//! Who gives the match up, whatever is said around it: `no puedo más, te la doy Lucía, concedo`, `Mateo abandonó, felicidades
//! Lucía`. The one who is spoken to, or wished well, is never who gives up. In a game that has no verb for it the judge
//! writes down who won, and how.

use super::Plain;
use super::heard::{strict, would_end};
use super::inflect::forms;
use super::near::is_player;
use super::question::is_question;
use super::side::is_card;
use crate::kernel::{Referee, Seat, fold, verb_of};

/// How the words begin by which somebody gives up of himself, those that give up the match where nothing else is named, and
/// those that do only where the match is, or who won it.
const SURRENDERS: [&str; 8] = ["rindo", "rinde", "rindio", "rendi", "rendido", "scoop", "scoopea", "scoopeo"];
const CONCEDES: [&str; 4] = ["concedo", "concede", "concedio", "concedi"];
const LEAVES: [&str; 4] = ["abandono", "abandona", "abandone", "abandonamos"];
const DRAWS_BACK: [&str; 3] = ["retiro", "retira", "retire"];
const HANDS_OVER: [&str; 2] = ["entrego", "entrega"];
const TOWEL: [&str; 1] = ["toalla"];
const BEATEN: [&str; 2] = ["vencido", "vencida"];
const OF_MATCH: [&str; 5] = ["partida", "juego", "match", "victoria", "derrota"];
/// The verb of the games that have one.
const CONCEDE: &str = "rendirse";

/// What leads to who won, with what may stand between; what stands behind his name; who speaks.
const TO_WINNER: [&str; 17] = [
    "resultado",
    "felicidades",
    "enhorabuena",
    "felicitaciones",
    "felicito",
    "bravo",
    "gana",
    "ganas",
    "ganaste",
    "gano",
    "ganado",
    "doy",
    "jugado",
    "para",
    "a",
    "contra",
    "victoria",
];
const BEFORE_WINNER: [&str; 9] = ["la", "el", "partida", "juego", "tu", ",", "es", "buena", "pues"];
const BEHIND_WINNER: [&str; 7] = ["te", "tu", "ganas", "ganaste", "has", "llevas", "eres"];
const SPEAKS: [&str; 5] = ["soy", "yo", "dice", "dijo", "firma"];
/// What may stand between who speaks or gives up and his name, and before a name that opens a line.
const BESIDE_NAME: [&str; 10] = ["el", "la", "jugador", "jugadora", "que", "se", "ya", "al", "fin", "de"];
const OPENS: [&str; 6] = ["bueno", "pues", "gg", "vale", "ok", ","];

/// What denies a giving up before its verb, with what may stand between; what supposes it.
const DENIES: [&str; 7] = ["no", "ni", "nunca", "jamas", "tampoco", "casi", "sin"];
const BEFORE_VERB: [&str; 12] =
    ["me", "se", "nos", "te", "la", "lo", "les", "le", "ya", "todavia", "aun", "aqui"];
const SUPPOSES: [&str; 8] = ["si", "cuando", "quiza", "quizas", "talvez", "ojala", "igual", "hasta"];

/// Whether a folded word may tell that somebody gives up.
pub(super) fn may_give_up(word: &str) -> bool {
    SURRENDERS.contains(&word) || CONCEDES.contains(&word) || LEAVES.contains(&word)
}

/// How a statement tells that the match is given up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    /// It does not.
    Not,
    /// It is denied, or only supposed.
    Unsure,
    /// It does; whether of oneself.
    Up(bool),
}

/// The words, as written and folded, with the commas between them.
struct Words {
    raw: Vec<String>,
    folded: Vec<String>,
}

impl Words {
    fn of(statement: &str) -> Self {
        let spaced = statement.to_lowercase().replace([',', ';', ':', '.', '!'], " , ");
        let raw: Vec<String> =
            spaced.split(|c: char| !c.is_alphanumeric() && c != ',').map(str::to_owned).collect();
        let raw: Vec<String> = raw.into_iter().filter(|word| !word.is_empty()).collect();
        let folded = raw.iter().map(|word| fold(word)).collect();
        Self { raw, folded }
    }

    fn is(&self, at: usize, some: &[&str]) -> bool {
        self.folded.get(at).is_some_and(|word| some.contains(&word.as_str()))
    }

    fn has(&self, some: &[&str]) -> bool {
        self.folded.iter().any(|word| some.contains(&word.as_str()))
    }

    /// Back from before a word over those that may stand between.
    fn back(&self, at: usize, over: &[&str]) -> Option<usize> {
        (0..at).rev().find(|at| !self.is(*at, over))
    }

    /// Whether a verb is told of oneself: `abandono` is, `abandonó` and `se retiro` are not.
    fn is_of_self(&self, at: usize) -> bool {
        let is_led = |word: &str| at > 0 && self.is(at - 1, &[word]);
        if self.is_cause(at) {
            return false;
        }
        if self.is_vencido(at) || self.is(at, &TOWEL) {
            return self.has(&["doy", "tiro", "tire"]);
        }
        is_led("me")
            || !is_led("se")
                && self.raw[at].ends_with(['o', 'é', 'í', 'i'])
                && !self.folded[at].ends_with("io")
    }

    /// «me doy por vencida», «se dio por vencido».
    fn is_vencido(&self, at: usize) -> bool {
        at > 0 && self.is(at - 1, &["por"]) && self.is(at, &BEATEN) && self.has(&["doy", "da", "dio"])
    }

    /// «gana beto por retirada».
    fn is_cause(&self, at: usize) -> bool {
        let is_of = |cause: &&str| self.folded[at].starts_with(*cause);
        at > 0 && self.is(at - 1, &["por"]) && ["retirad", "rendic", "abandon"].iter().any(is_of)
    }

    /// Whether that word may be of giving up, and then in any case.
    fn is_verb(&self, at: usize) -> bool {
        let ways: [&[&str]; 6] = [&SURRENDERS, &CONCEDES, &LEAVES, &DRAWS_BACK, &HANDS_OVER, &TOWEL];
        ways.iter().any(|words| self.is(at, words)) || self.is_vencido(at) || self.is_cause(at)
    }

    /// Whether all that is said is that the other one has won: `gg ganaste`, `lo dejo, ganas tú`.
    fn is_praise(&self, referee: &dyn Referee) -> bool {
        const WON: [&str; 3] = ["ganaste", "ganas", "ganado"];
        const SAID: [&str; 20] = [
            "gg",
            "has",
            "tu",
            "lo",
            "dejo",
            "vale",
            "ok",
            "la",
            "partida",
            "me",
            "bien",
            "jugado",
            "pues",
            "ya",
            "esta",
            "este",
            "juego",
            "felicidades",
            ",",
            "bueno",
        ];
        let is_said = |word: &&str| WON.contains(word) || SAID.contains(word) || is_player(word, referee);
        self.has(&WON) && self.folded.iter().map(String::as_str).all(|word| is_said(&word))
    }

    /// Whether none is: most lines, of which nothing more is asked.
    fn is_of_else(&self, referee: &dyn Referee) -> bool {
        !(0..self.folded.len()).any(|at| self.is_verb(at)) && !self.is_praise(referee)
    }

    fn surrenders(&self, at: usize) -> bool {
        self.is(at, &SURRENDERS) && !self.is(at + 1, &["con"])
            || self.is_vencido(at)
            || self.is(at, &TOWEL) && self.has(&["tiro", "tira", "tire"])
            || self.is_cause(at)
    }
}

/// Who gives up and who wins, as far as somebody says so.
#[derive(Default)]
struct Sides {
    losers: Vec<Seat>,
    winners: Vec<Seat>,
    /// Somebody is named, and not whether he gives up.
    is_open: bool,
    /// He who is spoken to, last of all, may have signed it as well: `me rindo, itzel`.
    may_sign: bool,
}

/// Who signs a statement, last of all between brackets: `me rindo (paz)`.
fn signs(statement: &str, referee: &dyn Referee) -> Option<Seat> {
    let (_, name) = statement.trim_end().strip_suffix(')')?.rsplit_once('(')?;
    seat_called(&fold(name.trim()), referee)
}

/// What a statement tells of the match being given up.
fn told(words: &Words, sides: &Sides, referee: &dyn Referee) -> Told {
    let of_match = words.has(&OF_MATCH);
    let is_won = !sides.winners.is_empty();
    let cards: Vec<String> = referee.card_names().iter().map(|name| fold(name)).collect();
    // «me rindo con el coronel» is of that card.
    let is_of_card = words.folded.iter().any(|word| cards.contains(word)) && !is_won;
    let leads = |at: usize, some: &[&str]| at > 0 && words.is(at - 1, some);
    let ends = |at: usize| at + 1 == words.folded.len() || words.is(at + 1, &["y", ",", "felicidades"]);
    // «beto abandona le quedaban dos vidas»: who leaves names nothing that he leaves.
    let is_who = |at: usize| is_player(&words.folded[at], referee);
    // Where it is a play of the game, it ends nothing.
    let is_play =
        |at: usize| referee.verbs().iter().any(|verb| forms(&fold(verb.word)).contains(&words.folded[at]));
    const OF_SOMETHING: [&str; 9] = ["el", "la", "los", "las", "su", "mi", "un", "una", "a"];
    let goes = |at: usize| {
        words.is(at, &LEAVES) && at > 0 && is_who(at - 1) && !words.is(at + 1, &OF_SOMETHING) && !is_play(at)
    };
    let gives_up = |at: &usize| {
        let at = *at;
        let is_left = words.is(at, &LEAVES) || words.is(at, &DRAWS_BACK) && leads(at, &["me", "se"]);
        // «concede jimena»
        let is_his =
            words.folded.get(at + 1).is_some_and(|who| seat_called(who, referee).is_some()) && ends(at + 1);
        let is_conceded = words.is(at, &CONCEDES) && (ends(at) || is_his || of_match || is_won);
        words.surrenders(at)
            || !is_of_card
                && (is_conceded
                    || goes(at)
                    || is_left && (of_match || is_won)
                    || words.is(at, &HANDS_OVER) && of_match)
    };
    let Some(at) = (0..words.folded.len()).find(gives_up) else {
        return if words.is_praise(referee) { Told::Up(true) } else { Told::Not };
    };
    if is_of_card && words.is(at, &SURRENDERS) && !leads(at, &["me", "se"]) {
        return Told::Not;
    }
    let before = words.back(at, &BEFORE_VERB);
    // «sí» would have its accent, or a comma.
    let is_supposed = |at: usize| {
        words.is(at, &SUPPOSES)
            && !words.is(at + 1, &[","])
            && words.raw[at] != "sí"
            && !words.is(at, &["hasta"]) | words.is(at + 1, &["que"])
    };
    if before.is_some_and(|before| words.is(before, &DENIES)) || (0..words.raw.len()).any(is_supposed) {
        return Told::Unsure;
    }
    Told::Up(words.is_of_self(at))
}

/// The player a word names, also by how his name begins: `concede jime` of Jimena.
fn seat_called(word: &str, referee: &dyn Referee) -> Option<Seat> {
    let len = word.chars().count();
    let begun = || {
        let is_begun = |seat: &Seat| len > 2 && fold(&referee.seat_name(*seat)).starts_with(word);
        let mut seats = referee.seats().into_iter().filter(is_begun);
        seats.next().filter(|_| seats.next().is_none())
    };
    referee.seat_named(word).filter(|_| len > 1).or_else(begun)
}

/// Whether who speaks says first of all who he is: `yo, Jimena, me rindo`. «me rindo yo, Lucía» is said to her.
fn is_speaker_first(words: &Words, at: usize) -> bool {
    at > 1 && words.is(at - 1, &[","]) && words.is(at - 2, &["yo"]) && words.back(at - 2, &OPENS).is_none()
}

/// What is said of those who are named.
fn sides(statement: &str, words: &Words, referee: &dyn Referee) -> Sides {
    let mut sides = Sides::default();
    let verb = (0..words.folded.len()).find(|at| words.is_verb(*at));
    let is_of_self = verb.is_some_and(|at| words.is_of_self(at));
    if let Some(seat) = signs(statement, referee).filter(|_| is_of_self) {
        sides.losers.push(seat);
        return sides;
    }
    let behind = |at: usize| (at + 1..words.folded.len()).find(|at| !words.is(*at, &[","]));
    for at in 0..words.folded.len() {
        let word = &words.folded[at];
        // «dice B que no sigue»
        let is_said = |at: usize| word.len() == 1 && at > 0 && words.is(at - 1, &["dice", "dijo", "soy"]);
        let lettered = || referee.seat_named(word).filter(|_| is_said(at));
        let Some(seat) = seat_called(word, referee).or_else(lettered) else { continue };
        let before = words.back(at, &BEFORE_WINNER);
        let speaks = words.back(at, &BESIDE_NAME).is_some_and(|at| words.is(at, &SPEAKS))
            || is_speaker_first(words, at);
        let opens = words.back(at, &[&OPENS[..], &BESIDE_NAME].concat()).is_none();
        let is_won = behind(at).is_some_and(|at| words.is(at, &BEHIND_WINNER))
            || before.is_some_and(|at| words.is(at, &TO_WINNER))
            || words.is(at.wrapping_sub(1), &["partida"]) && words.is(at.wrapping_sub(2), &["buena"]);
        let names = |at: usize| words.folded.get(at).is_some_and(|word| referee.seat_named(word).is_some());
        // «nuria gana porque …»: not «se rinde paco gana nuria».
        let is_winning = words.is(at + 1, &["gana", "gano"]) && !names(at + 2);
        let does = |verb: usize| {
            let is_before = words.back(verb, &BESIDE_NAME) == Some(at);
            (is_before || words.back(at, &BESIDE_NAME) == Some(verb)) && !words.is_of_self(verb)
        };
        if speaks {
            sides.losers.push(seat);
        } else if is_won || is_winning {
            sides.winners.push(seat);
        } else if verb.is_some_and(does) || opens && verb.is_some() && !is_of_self {
            sides.losers.push(seat);
        } else if is_of_self && !opens {
            sides.winners.push(seat);
            sides.may_sign = at + 1 == words.folded.len();
        } else {
            sides.is_open = true;
        }
    }
    sides
}

/// Who may be giving up: one, several where that is not said, or nobody. «me rindo» may be said by either: whose turn it is
/// stands first.
fn losers(sides: &Sides, is_of_self: bool, referee: &dyn Referee) -> Vec<Seat> {
    let seats = referee.seats();
    let is_of_two = seats.len() == 2;
    let mut found: Vec<Seat> = sides.losers.clone();
    if sides.losers.is_empty() && !sides.winners.is_empty() {
        found = seats.into_iter().filter(|seat| !sides.winners.contains(seat)).collect();
    } else if sides.losers.is_empty() && !sides.is_open && is_of_self {
        let active = referee.status().active;
        // Who is out of the match gives nothing up any more.
        let may = |seat: &Seat| {
            let draft = line(*seat, referee).and_then(|line| strict(&line, referee));
            draft.is_none_or(|draft| !referee.foretell(&draft, None).iter().any(|f| f.kind.is_fault()))
        };
        let others = seats.into_iter().filter(|seat| Some(*seat) != active).filter(may);
        return active.into_iter().chain(others).collect();
    } else if is_of_two {
        // «dice ana que gana ana»: it is asked which.
        let others = seats.into_iter().filter(|seat| !sides.winners.contains(seat));
        let is_told = !sides.winners.is_empty();
        found.extend(others.filter(|_| is_told));
    }
    found.sort_unstable();
    found.dedup();
    found.extend(sides.winners.iter().filter(|_| sides.may_sign && is_of_two));
    found.truncate(3);
    found
}

/// The line by which a seat gives up; none where the game has none of more players than two.
fn line(loser: Seat, referee: &dyn Referee) -> Option<String> {
    if referee.verbs().iter().any(|verb| verb.word == CONCEDE) {
        let mut lines = [format!("{CONCEDE} {loser}"), format!("{loser}: {CONCEDE}")];
        // As its own game writes it.
        if referee.verbs().iter().any(|verb| verb.word == CONCEDE && !verb.example.starts_with(CONCEDE)) {
            lines.reverse();
        }
        return lines.into_iter().find(|line| strict(line, referee).is_some());
    }
    let seats = referee.seats();
    let winner = seats.iter().find(|other| **other != loser).filter(|_| seats.len() == 2)?;
    Some(format!("resultado {winner} por retirada"))
}

/// What a statement that gives the match up comes to: it is asked, for it ends the match.
pub fn given_up(statement: &str, referee: &dyn Referee) -> Plain {
    let words = Words::of(statement);
    if words.is_of_else(referee) {
        return Plain::None;
    }
    let sides = sides(statement, &words, referee);
    match told(&words, &sides, referee) {
        Told::Not | Told::Unsure => Plain::None,
        Told::Up(is_of_self) => asked(&sides, is_of_self || sides.losers.is_empty(), referee),
    }
}

fn asked(sides: &Sides, is_of_self: bool, referee: &dyn Referee) -> Plain {
    if referee.outcome().is_some() {
        return Plain::None;
    }
    let losers = losers(sides, is_of_self, referee);
    let lines: Vec<String> = losers.into_iter().filter_map(|loser| line(loser, referee)).collect();
    if lines.is_empty() { Plain::None } else { Plain::Several(lines) }
}

/// What a statement is heard as, where it does not give the match up; else who does is asked, unless that was heard. What is
/// denied or supposed ends nothing.
#[must_use]
pub fn or_given_up(statement: &str, heard: Plain, referee: &dyn Referee) -> Plain {
    const OF_DESK: [&str; 5] = ["corregir", "antes", "nota", "deshacer", "anular"];
    let is_of_desk = |line: &String| OF_DESK.iter().any(|word| line.starts_with(word));
    let words = Words::of(statement);
    // «doy por perdida mi carta»: what is given up may be the card.
    if let Plain::One(line) = &heard
        && verb_of(line) == Some(CONCEDE)
        && words.folded.iter().any(|word| is_card(word))
    {
        return Plain::Several(vec![line.clone()]);
    }
    if words.is_of_else(referee) || is_question(statement) || heard.clone().lines().iter().any(is_of_desk) {
        return heard;
    }
    let sides = sides(statement, &words, referee);
    let concedes = |line: &str| strict(line, referee).is_some_and(|d| verb_of(&d.text) == Some(CONCEDE));
    let is_conceded = matches!(&heard, Plain::One(line) if concedes(line));
    // «se rinde» names nobody, by his letter either.
    if is_conceded && !words.folded.iter().any(|word| referee.seat_named(word).is_some()) {
        return asked(&sides, true, referee).or_else(|| heard);
    }
    let told = told(&words, &sides, referee);
    let ends = |line: &String| {
        line.starts_with("resultado ") && line.contains(" por ")
            || strict(line, referee).is_some_and(|draft| would_end(referee, &draft))
    };
    let is_of_self = match told {
        Told::Not => return heard,
        Told::Unsure if !sides.winners.is_empty() || heard.clone().lines().iter().any(ends) => {
            return Plain::None;
        }
        Told::Unsure => return heard,
        Told::Up(is_of_self) => is_of_self,
    };
    let is_told = !sides.losers.is_empty() || !sides.winners.is_empty();
    // A fault of who says that he gives up is none of his: «me doy por vencido» is of no code that he has not.
    let is_fault =
        |line: &String| strict(line, referee).is_some_and(|draft| !referee.foretell(&draft, None).is_empty());
    let is_other_fault = || heard.clone().lines().iter().any(|line| !ends(line) && is_fault(line));
    if !is_told && (sides.is_open || heard != Plain::None && !is_other_fault()) {
        return heard;
    }
    let Plain::Several(mut lines) = asked(&sides, is_of_self, referee) else { return heard };
    let text = |line: &String| strict(line, referee).map(|draft| draft.text);
    match heard {
        Plain::One(line) if lines.len() == 1 && text(&line).is_some() && text(&line) == text(&lines[0]) => {
            Plain::One(line)
        }
        Plain::One(line) if !ends(&line) && text(&line).is_none() => Plain::One(line),
        Plain::One(line) if !ends(&line) => {
            lines.push(line);
            Plain::Several(lines)
        }
        Plain::One(_) | Plain::Several(_) | Plain::Near(_) | Plain::None => Plain::Several(lines),
    }
}
