//! Lines as people say them, for the prompt and pipes: what the strict notation refuses is turned into documented
//! lines, and the strict notation says which of them mean anything. Nothing below knows of it.
//!
//! `literal`: a documented line told a little otherwise. `grammar`: a game's speech taken apart. `item`: what a word may
//! stand for. `fit`: what it is to a saying. `walk`: how the words fill one. `slip`: a word mistyped. Here: which
//! readings count.

mod clause;
mod figure;
mod fit;
mod grammar;
mod inflect;
mod item;
mod literal;
mod number;
mod question;
mod short;
mod side;
mod slip;
mod token;
mod walk;

use std::collections::BTreeSet;

pub use grammar::Grammar;
pub use question::{is_question, question};
pub use short::{amended, onward, settled, trapped, versus};

use super::command::{Command, Deed};
use super::desk::DESK;
use super::read::{Reading, read};
use crate::kernel::{Body, Draft, Referee, fold};
use item::Table;
use literal::Literal;
use slip::has_mistyped_verb;
use token::{Token, tokens};
use walk::{Candidate, STEPS, Unknown, candidates};

/// Most candidates that are read for one line, and most that are asked for.
const READ: usize = 80;
const ASKED: usize = 9;
/// Most steps of the search for what a line with a slip can be meant for.
const NEAR_STEPS: u32 = 6_000;
/// Longest statement that is tried, in bytes: nobody says more at once.
const LONGEST: usize = 400;
/// What costs more is never recorded unasked.
const STRAINED: u32 = 2;

/// What a line says, read as people say it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plain {
    /// One thing: the documented line.
    One(String),
    /// Several: documented lines.
    Several(Vec<String>),
    /// A slip, and one thing it can be meant for.
    Near(String),
    /// Nothing.
    None,
}

impl Plain {
    /// This, or another where it is nothing.
    #[must_use]
    pub fn or(self, other: Plain) -> Plain {
        self.or_else(|| other)
    }

    /// This, or what comes of another reading where it is nothing.
    #[must_use]
    pub fn or_else(self, other: impl FnOnce() -> Plain) -> Plain {
        if self == Plain::None { other() } else { self }
    }
}

/// Names of cards with their folded words.
pub type Names = Vec<(String, Vec<String>)>;

/// Names as the plain reading takes them, each once, in this order.
pub fn named<'a>(names: impl IntoIterator<Item = &'a str>) -> Names {
    let mut seen = BTreeSet::new();
    names
        .into_iter()
        .filter(|name| seen.insert(fold(name)))
        .map(|name| (name.to_owned(), fold(name).split_whitespace().map(str::to_owned).collect()))
        .filter(|(_, words): &(String, Vec<String>)| !words.is_empty())
        .collect()
}

/// Reads a statement the strict notation refuses.
pub fn plain(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Plain {
    if is_beyond_reading(line) {
        return Plain::None;
    }
    let Some((judge, line, tail)) = parts(line) else { return Plain::None };
    let Some(tokens) = tokens(line).filter(|t| !t.is_empty() && t.len() <= 40) else { return Plain::None };
    let is_word = line.starts_with(char::is_alphabetic);
    if is_word && tokens.first().is_some_and(|t| is_desk(&t.fold, referee)) {
        return Plain::None;
    }
    let mut table = Table::new(grammar, referee, names);
    table.own = table.actor(&tokens);
    let tokens = clause::parted(tokens, &table);
    let whole = |found: BTreeSet<Candidate>| -> BTreeSet<Candidate> {
        found.into_iter().map(|c| Candidate { line: format!("{judge}{}{tail}", c.line), ..c }).collect()
    };
    // What is told nearly as it is documented is read so first: nothing is nearer to what was typed.
    let literal = Literal::new(line, &table);
    let as_typed = |lines: Vec<String>| -> Vec<Heard> {
        let lines =
            lines.into_iter().map(|line| Candidate { cost: 0, line, is_bare: false, is_verbless: false });
        let mut heard = readings(referee, whole(lines.collect()));
        heard.retain(|heard| {
            is_named_as_known(heard, names)
                && doubt(&heard.line, &heard.draft, referee, grammar, names).is_none()
        });
        heard
    };
    let mut typed = as_typed(literal.as_ref().map(Literal::said).unwrap_or_default());
    if typed.is_empty() {
        typed = as_typed(literal.as_ref().map(Literal::spelled).unwrap_or_default());
    }
    let is_plain = |heard: &Heard| !ends_turn(referee, heard) && !is_remarkable(referee, heard);
    let mut readings = if !typed.is_empty() && typed.iter().all(is_plain) {
        typed
    } else {
        // It may be what was typed and not what was meant: whatever else it may be is heard too, and where that does not
        // come to the same it is only offered.
        let mut heard = readings(referee, whole(candidates(&table, &tokens, Unknown::Name, STEPS)));
        for one in &mut typed {
            let others = heard.len();
            heard.retain(|other| other.draft.text != one.draft.text);
            one.cost = if heard.len() < others { 0 } else { STRAINED + 1 };
        }
        typed.into_iter().chain(heard).collect()
    };
    readings.retain(|r| brings_no_near_name(r, names, grammar));
    // A verb with a slip in it is no new name, where it is anything else.
    let is_slip = || readings.iter().any(|r| r.cost > 0) && has_mistyped_verb(&table, &tokens);
    if readings.is_empty() || is_slip() {
        let mut mended = as_typed(literal.as_ref().map(Literal::mended).unwrap_or_default());
        for heard in near(&table, &tokens, &whole) {
            if mended.iter().all(|other| other.draft.text != heard.draft.text) {
                mended.push(heard);
            }
        }
        match offered(referee, mended) {
            Plain::None => {}
            meant @ (Plain::One(_) | Plain::Several(_) | Plain::Near(_)) => return meant,
        }
    }
    match readings.len() {
        0 => passed_over(&table, &tokens, &whole),
        // A turn is not ended unasked for somebody whom nobody named.
        1 if !names_player(&table, &tokens) && ends_turn(referee, &readings[0]) => offered(referee, readings),
        1 => taken(referee, readings.remove(0)),
        _ => Plain::Several(readings.into_iter().take(ASKED).map(|r| r.line).collect()),
    }
}

/// Nobody says so much at once, nor anything but letters and signs.
fn is_beyond_reading(line: &str) -> bool {
    line.len() > LONGEST || line.chars().any(char::is_control)
}

/// What begins with a word of the desk is no play told otherwise, unless a verb of the game is called so too.
fn is_desk(word: &str, referee: &dyn Referee) -> bool {
    DESK.iter().any(|desk| desk.is_called(word)) && !referee.verbs().iter().any(|verb| verb.is_called(word))
}

/// Statements with `juez:` and `según carta …` taken off; none where the line is a question.
fn parts(line: &str) -> Option<(&str, &str, &str)> {
    let line = line.trim();
    if line.contains('¿') || line.ends_with('?') && line.len() > 1 {
        return None;
    }
    let at = line.char_indices().map(|(at, _)| at).find(|at| {
        let rest = fold(&line[*at..].chars().take(7).collect::<String>());
        *at > 0 && line[..*at].ends_with(' ') && (rest.starts_with("segun ") || rest.starts_with("segun-"))
    });
    let (said, tail) = at.map_or((line, ""), |at| line.split_at(at));
    let judge = said.get(..5).filter(|w| fold(w) == "juez:").map_or("", |_| "juez: ");
    let said = if judge.is_empty() { said } else { &said[5..] };
    let tail_start = if tail.is_empty() { said.len() } else { said.trim_end().len() };
    Some((
        judge,
        said[..tail_start].trim(),
        if tail.is_empty() { "" } else { &line[line.len() - tail.len() - 1..] },
    ))
}

/// A candidate the strict notation understands.
struct Heard {
    cost: u32,
    /// No word opened the saying.
    is_bare: bool,
    /// No verb did.
    is_verbless: bool,
    line: String,
    draft: Draft,
    names: Vec<String>,
}

fn strict(line: &str, referee: &dyn Referee) -> Option<Draft> {
    let how = Reading { prefixes: false, label: &|n| n };
    match read(line, 0..line.len(), referee, &how) {
        Ok(Command::Record(Deed::Play { draft, before: None, instead: None, .. })) => Some(draft),
        Ok(_) | Err(_) => None,
    }
}

/// The readings of the least cost, one for each event; where only one of them breaks no rule, that one.
fn readings(referee: &dyn Referee, found: BTreeSet<Candidate>) -> Vec<Heard> {
    let mut heard: Vec<Heard> = Vec::new();
    let mut cost = None;
    for candidate in found.into_iter().take(READ) {
        if cost.is_some_and(|cost| candidate.cost > cost) {
            break;
        }
        let Some(draft) = strict(&candidate.line, referee) else { continue };
        cost = Some(candidate.cost);
        if heard.iter().all(|h| h.draft.stored() != draft.stored() && h.draft.text != draft.text) {
            let names = referee.draft_names(&draft);
            let Candidate { cost, line, is_bare, is_verbless } = candidate;
            heard.push(Heard { cost, is_bare, is_verbless, line, draft, names });
        }
    }
    // Which reading breaks no rule is not asked where the answer would tell what is hidden.
    if heard.len() > 1 && heard.iter().all(|h| referee.may_foretell(&h.draft)) {
        let is_faultless = |at: &usize| referee.foretell(&heard[*at].draft, None).is_empty();
        // Where a second one breaks no rule either, no more need be asked.
        let faultless: Vec<usize> = (0..heard.len()).filter(is_faultless).take(2).collect();
        // Of several readings none ends the match unasked, and none is taken whose only difference is whose side it is.
        let side = |at: usize| without_sides(&heard[at].line);
        let is_of_either = |only: usize| (0..heard.len()).any(|at| at != only && side(at) == side(only));
        if let [only] = faultless.as_slice()
            && !would_end(referee, &heard[*only].draft)
            && !is_of_either(*only)
        {
            return vec![heard.swap_remove(*only)];
        }
    }
    heard
}

/// A line with `base` for `A.base` and for `B.base`.
fn without_sides(line: &str) -> String {
    let bare = |word: &str| match word.split_once('.') {
        Some((seat, place)) if seat.chars().count() == 1 => place.to_owned(),
        _ => word.to_owned(),
    };
    fold(line).split(' ').map(bare).collect::<Vec<_>>().join(" ")
}

/// The one reading: recorded where the words say it plainly; offered where they had to be strained for it, sooner where
/// it would be a fault.
fn taken(referee: &dyn Referee, heard: Heard) -> Plain {
    match heard.cost {
        // What no word names is no step nobody named.
        _ if heard.is_bare && !referee.taken_for_granted(&heard.draft).is_empty() => Plain::Near(heard.line),
        0 if !heard.is_verbless || !is_fault(referee, &heard) => Plain::One(heard.line),
        0..=STRAINED if !is_fault(referee, &heard) => Plain::One(heard.line),
        _ if would_end(referee, &heard.draft) => Plain::Several(vec![heard.line]),
        _ => Plain::Near(heard.line),
    }
}

/// A name that is one slip away from a known one is none.
fn brings_no_near_name(heard: &Heard, names: &Names, grammar: &Grammar) -> bool {
    heard.names.iter().all(|name| near_names(name, names).is_empty() && !looks_fixed(name, grammar))
}

/// Whether a player is named, by his name or first of all by his letter.
fn names_player(table: &Table<'_>, tokens: &[Token]) -> bool {
    let is_seat = |token: &Token| table.referee.seat_named(&token.fold).is_some();
    tokens.iter().any(|token| token.fold.chars().count() > 2 && is_seat(token))
        || tokens.first().is_some_and(|token| table.seat(&token.fold).is_some())
}

/// Whether a verb is inflected: the strict notation may take it for a verb cut short.
pub fn is_inflected(line: &str, referee: &dyn Referee, grammar: &Grammar) -> bool {
    let Some(tokens) = tokens(line) else { return false };
    let table = Table::new(grammar, referee, &[]);
    let at = usize::from(tokens.first().is_some_and(|token| table.seat(&token.fold).is_some()));
    let Some(token) = tokens.get(at).filter(|token| !token.quoted) else { return false };
    !is_desk(&token.fold, referee)
        && grammar.inflected.iter().all(|(verb, _)| !verb.is_called(&token.fold))
        && grammar.inflected.iter().any(|(_, forms)| forms.contains(&token.fold))
}

/// Whether a reading takes for granted the end of a turn that nobody ended.
fn ends_turn(referee: &dyn Referee, heard: &Heard) -> bool {
    let steps = referee.taken_for_granted(&heard.draft);
    if steps.is_empty() {
        return false;
    }
    let mut after = referee.fork();
    steps.into_iter().any(|step| after.enter(play(step)).is_err())
        || after.status().turn != referee.status().turn && referee.status().turn > 0
}

/// Whether a reading breaks a rule, or leaves open whether it does.
fn is_remarkable(referee: &dyn Referee, heard: &Heard) -> bool {
    referee.may_foretell(&heard.draft) && !referee.foretell(&heard.draft, None).is_empty()
}

fn is_fault(referee: &dyn Referee, heard: &Heard) -> bool {
    referee.may_foretell(&heard.draft)
        && referee.foretell(&heard.draft, None).iter().any(|f| f.kind.is_fault())
}

/// Whether every name a line says is known as it stands there, between quotation marks, or new with a digit in it: a
/// word that is none of these may be something else than a name.
fn is_named_as_known(heard: &Heard, names: &Names) -> bool {
    let is_quoted = |name: &str| heard.line.contains(&format!("\"{name}\""));
    let is_label = |name: &str| name.bytes().any(|b| b.is_ascii_digit()) && heard.line.contains(name);
    heard.names.iter().all(|name| {
        let known = names.iter().find(|(known, _)| fold(known) == fold(name));
        is_quoted(name) || known.map_or(is_label(name), |(known, _)| known == name)
    })
}

/// Known names that a name not known may be a slip for.
fn near_names<'a>(name: &str, names: &'a Names) -> Vec<&'a str> {
    let folded = fold(name);
    if names.iter().any(|(known, _)| fold(known) == folded)
        || folded.chars().count() < 5
        || folded.bytes().any(|b| b.is_ascii_digit())
    {
        return Vec::new();
    }
    let most = if folded.chars().count() > 5 { 2 } else { 1 };
    let near = |known: &&(String, Vec<String>)| strsim::osa_distance(&fold(&known.0), &folded) <= most;
    names.iter().filter(near).map(|(known, _)| known.as_str()).collect()
}

/// A name that looks like a fixed word of the game, or like none at all.
fn looks_fixed(name: &str, grammar: &Grammar) -> bool {
    let folded = fold(name);
    number::number(&[&folded]).is_some()
        || grammar.fixed.contains(&folded)
        || folded.chars().count() >= 4 && grammar.is_nearly_fixed(&folded)
}

/// What a line with one slip can be meant for; never the end of the match.
fn near(
    table: &Table<'_>,
    tokens: &[Token],
    whole: &dyn Fn(BTreeSet<Candidate>) -> BTreeSet<Candidate>,
) -> Vec<Heard> {
    let mut all: BTreeSet<Candidate> = BTreeSet::new();
    let lines = slip::mended(table, tokens);
    // All of them together cost no more than a few lines.
    let steps = u32::try_from(lines.len()).map_or(0, |lines| NEAR_STEPS / lines.max(1)).min(STEPS);
    for line in lines {
        all.extend(whole(candidates(table, &line, Unknown::Refused, steps)));
    }
    readings(table.referee, all)
}

/// What the words of a line that have a sense say, where the others are passed over.
fn passed_over(
    table: &Table<'_>,
    tokens: &[Token],
    whole: &dyn Fn(BTreeSet<Candidate>) -> BTreeSet<Candidate>,
) -> Plain {
    let all = whole(candidates(table, tokens, Unknown::PassedOver, STEPS));
    let affirmed =
        clause::affirmed(tokens, table).map(|tokens| whole(candidates(table, &tokens, Unknown::Name, STEPS)));
    let found = affirmed.map(|all| readings(table.referee, all)).filter(|found| !found.is_empty());
    offered(table.referee, found.unwrap_or_else(|| readings(table.referee, all)))
}

/// What is only offered: never the end of the match.
fn offered(referee: &dyn Referee, mut found: Vec<Heard>) -> Plain {
    found.retain(|heard| !would_end(referee, &heard.draft));
    match found.len() {
        0 => Plain::None,
        1 => Plain::Near(found.remove(0).line),
        _ => Plain::Several(found.into_iter().take(ASKED).map(|r| r.line).collect()),
    }
}

/// Whether a draft, entered now, would end the match.
fn would_end(referee: &dyn Referee, draft: &Draft) -> bool {
    referee.fork().enter(play(draft.clone())).map_or(true, |step| step.outcome.is_some())
}

/// A draft as it is entered.
fn play(event: Draft) -> Body<Draft> {
    Body::Play { event, before: None, instead: None, waiver: None, told: false, tacit: None }
}

/// What is doubtful in a statement the strict notation understands: a name nobody told that is nearly a known one, or
/// looks like a word of the notation. The documented lines that may be meant, the line as it was written the last.
pub fn doubted(
    line: &str,
    draft: &Draft,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    let Some(Doubt { new, near }) = doubt(line, draft, referee, grammar, names) else { return Vec::new() };
    let mut meant = meant(line, &new, &near, referee);
    if meant.is_empty() {
        meant = match plain(line, referee, grammar, names) {
            Plain::One(line) | Plain::Near(line) => vec![line],
            Plain::Several(lines) => lines,
            Plain::None => Vec::new(),
        };
    }
    meant.truncate(ASKED - 1);
    meant.push(line.trim().to_owned());
    meant
}

/// Why a statement is doubtful: the names nobody told that it brings in, and the known ones they are near to.
struct Doubt<'a> {
    new: Vec<String>,
    near: Vec<&'a str>,
}

fn doubt<'a>(
    line: &str,
    draft: &Draft,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &'a Names,
) -> Option<Doubt<'a>> {
    let is_quoted = |name: &str| line.contains(&format!("\"{name}\"")) || line.contains(&format!("«{name}»"));
    let is_known = |name: &String| names.iter().any(|(known, _)| fold(known) == fold(name));
    let new: Vec<String> = referee.draft_names(draft).into_iter().filter(|name| !is_known(name)).collect();
    let near: Vec<&str> = new.iter().flat_map(|name| near_names(name, names)).collect();
    let odd = |name: &String| {
        let is_word = name.chars().any(char::is_alphabetic);
        !is_quoted(name)
            && (!is_word || looks_fixed(name, grammar) || holds_more(name, referee, grammar, names))
    };
    let is_doubtful = !near.is_empty() || new.iter().any(odd) || has_slip(line, referee, grammar, names);
    is_doubtful.then_some(Doubt { new, near })
}

/// A name of several words, some of which say something by themselves.
fn holds_more(name: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> bool {
    // A number with a sign in it (`PR-029`) is one word.
    if !name.contains(char::is_whitespace) {
        return false;
    }
    let Some(words) = tokens(name).filter(|words| words.len() > 1) else { return false };
    let table = Table::new(grammar, referee, names);
    words
        .iter()
        .enumerate()
        .any(|(at, word)| grammar.fixed.contains(&word.fold) || !table.items(&words, at).is_empty())
}

/// A word without any sense that is nearly a fixed one: `csaco`.
fn has_slip(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> bool {
    let Some(tokens) = tokens(line) else { return false };
    let table = Table::new(grammar, referee, names);
    let near = |word: &str| word.len() >= 5 && !grammar.words.contains(word) && grammar.is_nearly_fixed(word);
    (0..tokens.len()).any(|at| {
        !tokens[at].quoted && tokens[at].fold.split('-').any(near) && table.items(&tokens, at).is_empty()
    })
}

/// The line with a known name in the place of the new one.
fn meant(line: &str, new: &[String], near: &[&str], referee: &dyn Referee) -> Vec<String> {
    let mut found = Vec::new();
    for (name, known) in new.iter().flat_map(|name| near.iter().map(move |known| (name, known))) {
        let quoted = format!("\"{known}\"");
        let mended = [format!("\"{name}\""), name.clone()]
            .iter()
            .find(|said| line.contains(said.as_str()))
            .map(|said| line.replacen(said.as_str(), &quoted, 1));
        found.extend(mended.filter(|line| strict(line, referee).is_some()));
    }
    found
}
