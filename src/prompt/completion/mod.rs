//! What may stand at a place of the line, and how the line may go on: values, for whoever shows them.
//!
//! The forms of the verbs say which sort of thing comes where; the table says which there are; for closed sets that no
//! form lists the reader itself is asked, with a word that is none of them.

mod form;
mod known;

use crate::kernel::{Referee, VerbInfo, fold};
use crate::notation::{Command, DeskInfo, DeskWord, Reading, read};
use form::Part;
use known::Known;

/// Most things that are offered at once.
const MOST: usize = 60;

/// A word that is none of any closed set.
const NO_WORD: &str = "qzqzqz";

/// The verb that sets a fact of a place, the same in every game.
const SET: &str = "situar";

/// One thing that may stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What is put into the line.
    pub text: String,
    /// One line of help; may be empty.
    pub help: String,
}

/// What may stand at a place of the line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Offers {
    /// Where what is put into the line begins, in bytes.
    pub start: usize,
    /// The things, likely ones first.
    pub items: Vec<Offer>,
}

impl Offer {
    fn new(text: impl Into<String>, help: impl Into<String>) -> Offer {
        Offer { text: text.into(), help: help.into() }
    }
}

/// The line up to the cursor, as far as it matters: one statement behind its prefixes.
struct Here<'a> {
    /// Where the statement begins.
    from: usize,
    /// The words before the one that is begun.
    said: Vec<&'a str>,
    /// The word before goes on: `ana,`.
    goes_on: bool,
    /// The key whose value is begun.
    key: Option<&'a str>,
    /// A name in quotation marks is begun.
    quoted: bool,
    /// Where what is begun begins.
    start: usize,
    begun: String,
}

impl<'a> Here<'a> {
    fn of(line: &'a str, pos: usize) -> Here<'a> {
        let upto = &line[..pos];
        let statement = upto.rfind(';').map_or(0, |at| at + 1);
        // `ana:`, `juez:`, `antes de 12:` stand before a statement of their own.
        let from = upto[statement..].rfind(": ").map_or(statement, |at| statement + at + 2);
        let is_note = known::desk_row(upto[statement..].split_whitespace().next().unwrap_or_default())
            .is_some_and(|row| row.is == DeskWord::Note);
        let from = if is_note { statement } else { from };
        let text = &upto[from..];
        let quoted = text.matches('"').count() % 2 == 1;
        let ends = |c: char| c.is_whitespace() || matches!(c, '>' | '<' | ',' | '=' | ':');
        let start = match text.rfind('"').filter(|_| quoted) {
            Some(at) => from + at,
            None => text
                .rfind(ends)
                .map_or(from, |at| from + at + text[at..].chars().next().map_or(1, char::len_utf8)),
        };
        let before = &line[from..start];
        let said: Vec<&str> = before
            .split(|c: char| c.is_whitespace() || matches!(c, '>' | '<'))
            .filter(|w| !w.is_empty())
            .collect();
        let key = said.last().filter(|_| before.ends_with(['=', ','])).and_then(|w| w.split_once('='));
        Here {
            from,
            goes_on: before.ends_with(','),
            key: key.map(|(key, _)| key),
            said,
            quoted,
            start,
            begun: fold(line[start..pos].trim_start_matches('"')),
        }
    }
}

/// What may stand at `pos` of the line, on a table and with a list of published cards at hand.
pub fn offers(table: &dyn Referee, cards: &[String], line: &str, pos: usize) -> Offers {
    let here = Here::of(line, pos);
    let known = Known { table, cards };
    let all = match here.said.as_slice() {
        [] => known.beginnings(),
        // `A robar`: the player stands before the verb.
        [seat] if known.is_player(seat) => known.verbs(),
        [seat, first, rest @ ..] if known.is_player(seat) => behind(&known, first, rest, &here, line),
        [first, rest @ ..] => behind(&known, first, rest, &here, line),
    };
    let mut items: Vec<Offer> = Vec::new();
    for offer in all {
        let folded = fold(offer.text.trim_start_matches('"'));
        if folded.starts_with(&here.begun) && !items.iter().any(|had| had.text == offer.text) {
            items.push(offer);
        }
    }
    items.truncate(MOST);
    Offers { start: here.start, items }
}

/// What may stand behind the first word and these.
fn behind(known: &Known<'_>, first: &str, said: &[&str], here: &Here<'_>, line: &str) -> Vec<Offer> {
    let verb = known.verb(first);
    let desk = known::desk_row(first);
    let mut found = desk.map_or_else(Vec::new, |row| of_desk(known, row, said, here, line));
    found.extend(verb.into_iter().flat_map(|verb| of_verb(known, &verb, said, here, line)));
    found
}

/// What may stand behind a verb and these words.
fn of_verb(known: &Known<'_>, verb: &VerbInfo, said: &[&str], here: &Here<'_>, line: &str) -> Vec<Offer> {
    let Some(key) = here.key else {
        let parts = form::next(verb.form, said, here.goes_on);
        let named = |part: &Part<'_>| matches!(part, Part::Kind(_)) || !here.quoted;
        let parts = parts.into_iter().filter(named);
        return parts.flat_map(|part| of_part(known, verb.word, &part, said)).collect();
    };
    let values = form::values(verb.form, key);
    let told: Vec<Offer> = values.iter().flat_map(|part| of_part(known, verb.word, part, said)).collect();
    if told.is_empty() { read_values(known, &line[here.from..here.start]) } else { told }
}

/// What a part of a form stands for on this table.
fn of_part(known: &Known<'_>, verb: &str, part: &Part<'_>, said: &[&str]) -> Vec<Offer> {
    match part {
        Part::Word(word) => vec![Offer::new(*word, format!("{verb} {word}"))],
        // `DATO=VALOR`: the facts of the place that was said.
        Part::Key(key, _) if key.starts_with(char::is_uppercase) => known.fact_keys(said),
        Part::Key(key, _) => vec![Offer::new(format!("{key}="), format!("{verb} {key}=…"))],
        Part::Kind("DATOS") => {
            let keys = known.verb(verb).map_or(&[][..], |verb| verb.keys);
            keys.iter().map(|key| Offer::new(format!("{key}="), "")).collect()
        }
        Part::Kind(kind) => known.of_kind(kind),
    }
}

/// The closed set a value is of: the reader tells it when it is given none of its words.
fn read_values(known: &Known<'_>, before: &str) -> Vec<Offer> {
    let text = format!("{before}{NO_WORD}");
    let misread = match read(&text, 0..text.len(), known.table, &Reading::TYPED) {
        Err(misread) if text.get(misread.span.clone()).is_some_and(|span| span.contains(NO_WORD)) => misread,
        Err(_) | Ok(Command::Record(_) | Command::Ask(_)) => return Vec::new(),
    };
    misread
        .could_be
        .into_iter()
        .filter(|word| !word.ends_with('='))
        .map(|word| Offer::new(word, ""))
        .collect()
}

/// What may stand behind a word of the desk: what is not here takes free words, numbers, or nothing.
fn of_desk(known: &Known<'_>, row: &DeskInfo, said: &[&str], here: &Here<'_>, line: &str) -> Vec<Offer> {
    match (row.is, said) {
        (DeskWord::MayI, []) | (DeskWord::Options, []) => known.verbs(),
        (DeskWord::MayI, [first, rest @ ..]) => {
            known.verb(first).map_or_else(Vec::new, |verb| of_verb(known, &verb, rest, here, line))
        }
        (DeskWord::Help, []) => known.beginnings(),
        (DeskWord::Why | DeskWord::Ruling | DeskWord::Appeal, []) => known.faulty(),
        (DeskWord::Ruling, [number]) => {
            known.clauses_of(number).into_iter().chain(known::outcomes()).collect()
        }
        (DeskWord::Ruling, [_, _]) => known::outcomes(),
        (DeskWord::Appeal, [number]) => known.clauses_of(number),
        (DeskWord::Appeal, [_, _]) | (DeskWord::Penalise, []) => known.players(),
        (DeskWord::Correct | DeskWord::ViewAt | DeskWord::Rewind, []) | (DeskWord::Before, [_]) => {
            known.last_plays()
        }
        (DeskWord::Before, []) => vec![Offer::new("de", row.help)],
        (DeskWord::Waive, []) => vec![Offer::new("carta", row.help)],
        (DeskWord::Waive, [_]) => known.faulty(),
        (DeskWord::Waive, [_, number]) => known.clauses_of(number),
        (DeskWord::Board | DeskWord::State, []) => known.places(),
        // What is stated is taken whatever it is; what can be set is not.
        (DeskWord::State, _) if here.key.is_some() => {
            let behind = line[here.from..here.start].trim_start_matches(|c| c != ' ');
            read_values(known, &format!("{SET} {behind}"))
        }
        (DeskWord::State, _) => known.fact_keys(said),
        (DeskWord::Reading, []) => known.open_clauses(),
        (DeskWord::Reading, [clause]) => known.choices_of(clause),
        (DeskWord::Export, []) => known::formats(),
        (DeskWord::Export, [_, _]) => vec![Offer::new("sobrescribir", "si el fichero ya existe")],
        (DeskWord::Tacit | DeskWord::Careful | DeskWord::Voice | DeskWord::Result | DeskWord::Data, _)
            if here.key.is_none() =>
        {
            let parts = form::next(row.form, said, here.goes_on);
            parts.iter().flat_map(|part| of_part(known, row.word, part, said)).collect()
        }
        _ => Vec::new(),
    }
}

/// How the line may go on as a whole that can be sent: as the only line that breaks no rule now, else as the last one
/// typed that begins so and can still be read.
pub fn hint(table: &dyn Referee, recent: &[String], line: &str, pos: usize) -> Option<String> {
    let first = line.split_whitespace().next().filter(|_| pos == line.len())?;
    let verb = Known { table, cards: &[] }.verb(first);
    let options = verb.map_or_else(Vec::new, |verb| table.options(Some(verb.word)));
    let mut legal = options.iter().filter_map(|option| rest_of(option, line));
    let only = legal.next().filter(|_| legal.next().is_none());
    let can_be_read = |line: &String| read(line, 0..line.len(), table, &Reading::TYPED).is_ok();
    let again = || recent.iter().rev().filter(|l| can_be_read(l)).find_map(|recent| rest_of(recent, line));
    only.or_else(again).map(str::to_owned)
}

/// What is left of a line that begins as another does, accents and case ignored; none where nothing is.
fn rest_of<'a>(whole: &'a str, begun: &str) -> Option<&'a str> {
    let at = whole.char_indices().nth(begun.chars().count()).map(|(at, _)| at)?;
    (fold(&whole[..at]) == fold(begun)).then(|| &whole[at..])
}

/// The form of the verb or word of the desk that the line begins with, and its line of help.
pub fn form_of(table: &dyn Referee, line: &str) -> Option<String> {
    let here = Here::of(line, line.len());
    let first = here.said.first()?;
    if let Some(verb) = (Known { table, cards: &[] }).verb(first) {
        return Some(format!("{} {} — {}", verb.word, verb.form, verb.help));
    }
    known::desk_row(first).map(|row| format!("{} {} — {}", row.word, row.form, row.help))
}
