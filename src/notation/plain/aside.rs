//! What is said to the desk and not of the game: the judge is called, something is taken back, something is to be noted,
//! a word of the desk is mistyped.

use super::Plain;
use super::given_up::given_up;
use super::grammar::Grammar;
use super::item::Table;
use super::lexicon::is_near;
use super::token::Token;
use crate::kernel::{Referee, fold};
use crate::notation::desk::{DESK, DeskInfo, DeskWord};
use crate::notation::read::{Reading, read};

/// Who is called, how the verbs begin by which he is, and what may be said beside it.
const JUDGE: [&str; 6] = ["juez", "jueza", "jueces", "arbitro", "arbitra", "judge"];
const CALLING: [&str; 9] = ["llam", "veng", "vien", "necesit", "quier", "quer", "pid", "ped", "solicit"];
const BESIDE_JUDGE: [&str; 26] = [
    "al", "a", "el", "la", "los", "un", "una", "que", "alguien", "de", "por", "favor", "porfa", "pls",
    "plis", "aqui", "aca", "mesa", "en", "x", "se", "ven", "venga", "hace", "ya", "hay",
];
/// What is said once the judge has gone.
const GOES_ON: [&str; 10] = [
    "ya podemos seguir",
    "podemos seguir",
    "seguimos jugando",
    "ya seguimos",
    "seguimos con la partida",
    "sigue la partida",
    "continuamos",
    "ya podemos continuar",
    "podemos continuar",
    "reanudamos",
];

/// What says alone that the last thing written is taken back; how the verbs begin that say so of it, and those that may
/// say it of a card.
const UNDONE: [&str; 5] = ["undo", "atras", "deshaz", "deshagan", "deshazlo"];
const UNDOING: [&str; 4] = ["deshac", "deshaz", "deshag", "deshiz"];
const TAKING: [&str; 5] = ["quit", "cancel", "borr", "anul", "elimin"];
const WRITTEN: [&str; 11] = [
    "jugada",
    "accion",
    "linea",
    "entrada",
    "anotacion",
    "anotado",
    "escrito",
    "movimiento",
    "anotaste",
    "apuntaste",
    "escribiste",
];
const LAST: [&str; 14] = [
    "ese",
    "ultimo",
    "ultima",
    "anterior",
    "eso",
    "esa",
    "esto",
    "acabo",
    "puse",
    "escribi",
    "anote",
    "anotaste",
    "apuntaste",
    "escribiste",
];
const BESIDE_UNDO: [&str; 26] = [
    "lo",
    "la",
    "el",
    "por",
    "favor",
    "porfa",
    "pls",
    "me",
    "equivoque",
    "perdon",
    "ya",
    "un",
    "paso",
    "hacia",
    "para",
    "que",
    "de",
    "poner",
    "escribir",
    "anotar",
    "quiero",
    "queremos",
    "hay",
    "vuelve",
    "volvamos",
    "volvemos",
];

/// Ways to begin a note; those of the second list may begin a play as well.
const NOTES: [&str; 6] = ["tomo nota", "pon una nota", "pon nota", "deja nota", "una nota", "nota"];
const NOTED: [&str; 6] =
    ["toma nota de que", "toma nota", "anota que", "anoten que", "apunta que", "apunten que"];
/// Those of them behind which what is no play is a note for certain.
const SURE: [&str; 2] = ["toma nota de que", "toma nota"];
/// Ways to begin a note where nothing else is understood.
const TOLD: [&str; 2] = ["anota", "apunta"];
/// Fewest words of a note that begins as a play may.
const OF_NOTE: usize = 2;

/// The words of a statement without signs, folded.
fn words(statement: &str) -> Vec<String> {
    let said = fold(statement);
    said.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// What is said to the desk, as its word for it.
pub(super) fn said(statement: &str, referee: &dyn Referee) -> Plain {
    let said = words(statement);
    let is_open = referee.ledger().call().is_some();
    if !is_open && calls(&said, referee) {
        return Plain::One("juez".to_owned());
    }
    if is_open && GOES_ON.contains(&said.join(" ").as_str()) {
        return Plain::One("seguimos".to_owned());
    }
    if let Some(undo) = undoes(&without_no(&said)) {
        return undo;
    }
    note(statement, &NOTES).map_or_else(|| given_up(statement, referee), Plain::One)
}

fn calls(said: &[String], referee: &dyn Referee) -> bool {
    let is_judge = |word: &String| JUDGE.contains(&word.as_str());
    let is_calling = |word: &String| CALLING.iter().any(|verb| word.starts_with(verb));
    said.iter().any(is_judge)
        && said.iter().all(|word| {
            is_judge(word)
                || BESIDE_JUDGE.contains(&word.as_str())
                || referee.seat_named(word).is_some()
                || is_calling(word)
        })
}

/// The words without those that say no to what was written, not to taking it away: `ay no, ese último no, quítalo`, `no vale`.
fn without_no(said: &[String]) -> Vec<String> {
    let is = |at: usize, words: &[&str]| said.get(at).is_some_and(|word| words.contains(&word.as_str()));
    let says_no = |at: usize| {
        is(at, &["ay", "uy"])
            || is(at, &["no"])
                && (is(at + 1, &["vale"]) || at > 0 && is(at - 1, &["ay", "uy", "ultimo", "ultima"]))
            || is(at, &["vale"]) && at > 0 && is(at - 1, &["no"])
    };
    (0..said.len()).filter(|at| !says_no(*at)).map(|at| said[at].clone()).collect()
}

/// The undoing of what was written last; only offered where it may be a card that is taken away.
fn undoes(said: &[String]) -> Option<Plain> {
    let is = |word: &String, all: &[&str]| all.contains(&word.as_str());
    let is_form = |word: &String, verbs: &[&str]| verbs.iter().any(|verb| word.starts_with(verb));
    let has = |all: &[&str]| said.iter().any(|word| is(word, all));
    let (is_undo, is_verb) = (has(&UNDONE), said.iter().any(|word| is_form(word, &UNDOING)));
    let is_taken = said.iter().any(|word| is_form(word, &TAKING));
    // «me deshago de eso» is a play; «lo que acabo de poner» is not.
    let is_of = |word: &String| word != "de" || said.iter().any(|other| other == "acabo");
    let is_told = |word: &String| {
        is_of(word) && [&UNDONE[..], &WRITTEN, &LAST, &BESIDE_UNDO].iter().any(|all| is(word, all))
            || is_form(word, &UNDOING)
            || is_form(word, &TAKING)
    };
    if said.len() > 12 || !said.iter().all(is_told) {
        return None;
    }
    let line = || "deshacer".to_owned();
    let is_of_last = is_taken && (said.len() == 1 || has(&LAST));
    match (is_undo || is_verb && (said.len() == 1 || has(&LAST) || has(&WRITTEN)), is_of_last) {
        (true, _) => Some(Plain::One(line())),
        (false, true) if has(&WRITTEN) => Some(Plain::One(line())),
        (false, true) => Some(Plain::Near(line())),
        (false, false) => None,
    }
}

/// What a statement is heard as, or the note that it begins as, where nothing else is understood of it for sure.
#[must_use]
pub fn or_noted(statement: &str, heard: Plain) -> Plain {
    match heard {
        one @ Plain::One(_) => one,
        // It may be a line that was not understood: «apunta que la mano de Noa es de cuatro».
        Plain::None => {
            let told = || self::note(statement, &NOTED).or_else(|| self::note(statement, &TOLD));
            let offered = || told().map_or(Plain::None, Plain::Near);
            self::note(statement, &SURE).map_or_else(offered, Plain::One)
        }
        // «anoten que lobo escaló uno» may tell a play.
        Plain::Near(line) => match self::note(statement, &NOTED) {
            Some(note) => Plain::Several(vec![line, note]),
            None => Plain::Near(line),
        },
        Plain::Several(mut lines) => {
            lines.extend(self::note(statement, &NOTED));
            Plain::Several(lines)
        }
    }
}

/// What is asked to be written down: it may be a documented line told otherwise.
#[must_use]
pub fn to_be_noted(statement: &str) -> Option<String> {
    let text = note(statement, &NOTED)?;
    text.strip_prefix("nota ").map(str::to_owned)
}

/// The note behind one of these beginnings.
fn note(statement: &str, ways: &[&str]) -> Option<String> {
    let text = ways.iter().find_map(|way| {
        let mut rest = statement.trim_start();
        for word in way.split(' ') {
            let end = rest.find(|c: char| !c.is_alphanumeric())?;
            if fold(&rest[..end]) != word {
                return None;
            }
            rest = rest[end..].trim_start_matches([' ', ':', ',']);
        }
        Some(rest)
    })?;
    let is_text = text.split(' ').count() >= OF_NOTE && !text.starts_with(['"', '«', '#', '=']);
    is_text.then(|| format!("nota {text}"))
}

/// The line with a word of the desk in the place of its first, which is nearly that and has no sense here.
pub(super) fn mistyped(line: &str, tokens: &[Token], table: &Table<'_>) -> Option<String> {
    let (word, rest) = line.split_at(line.find(' ').unwrap_or(line.len()));
    let folded = fold(word);
    let has_sense = table.grammar.words.contains(&folded) || !table.items(tokens, 0).is_empty();
    if has_sense || folded.chars().count() < 3 {
        return None;
    }
    let near = DESK.iter().map(|desk| desk.word).filter(|desk| is_near(&folded, &fold(desk)));
    let least = near.min_by_key(|desk| strsim::osa_distance(&folded, &fold(desk)))?;
    let line = format!("{least}{rest}");
    read(&line, 0..line.len(), table.referee, &Reading::EXACT).is_ok().then_some(line)
}

/// What begins with a word of the desk is no play told otherwise, unless a verb of the game is called so too.
pub(super) fn is_desk(word: &str, referee: &dyn Referee) -> bool {
    // «seguimos» where nobody called the judge is of the game.
    let is_said = |desk: &DeskInfo| desk.is != DeskWord::Resume || referee.ledger().call().is_some();
    DESK.iter().any(|desk| desk.is_called(word) && is_said(desk))
        && !referee.verbs().iter().any(|verb| verb.is_called(word))
}

/// Whether a line begins with what a card is called and goes on: «reloj me cura 3».
fn is_of_card(tokens: &[Token], names: &[(String, Vec<String>)]) -> bool {
    let is_called = |(_, words): &(String, Vec<String>)| {
        words.iter().zip(tokens).all(|(word, token)| *word == token.fold) && words.len() + 1 < tokens.len()
    };
    names.iter().any(is_called)
        && tokens.iter().skip(1).any(|token| !token.fold.starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether a line begins with a word of the desk that can be nothing else here.
pub(super) fn is_of_desk(tokens: &[Token], table: &Table<'_>) -> bool {
    tokens.first().is_some_and(|token| is_desk(&token.fold, table.referee))
        && !says_more(tokens, table.grammar)
        && !is_of_card(tokens, table.names)
}

/// Whether the first word may say more than what the desk calls so: `es un bucle`, `seguimos al siguiente paso`.
fn says_more(tokens: &[Token], grammar: &Grammar) -> bool {
    let Some(first) = tokens.first() else { return false };
    let is_filler = grammar.fillers.contains(&first.fold);
    // «antes de voltearla uso la espada»
    let begins = |phrase: &Vec<String>| {
        phrase.len() < tokens.len() && phrase.iter().zip(tokens).all(|(word, token)| *word == token.fold)
    };
    let may_open = || {
        is_filler
            || grammar.heads.contains_key(&first.fold)
            || grammar.phrases(&first.fold).iter().any(begins)
    };
    // «es 12», where cards are numbers
    let tells_card = || {
        let is_number =
            tokens.get(1).is_some_and(|token| token.fold.starts_with(|c: char| c.is_ascii_digit()));
        grammar.speech.made.is_some() && is_filler && is_number
    };
    // «fallo papaya»: the judge rules on an event by its number.
    let is_ruling = || {
        let rules = DESK.iter().any(|desk| desk.is == DeskWord::Ruling && desk.is_called(&first.fold));
        rules
            && tokens
                .get(1)
                .is_some_and(|next| !next.fold.starts_with(|c: char| c.is_ascii_digit() || c == '#'))
    };
    tokens.len() > 2 && may_open() || tells_card() || is_ruling()
}
