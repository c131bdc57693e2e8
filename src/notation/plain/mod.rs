//! Lines as people say them, for the prompt and pipes: what the strict notation refuses is turned into documented
//! lines, and the strict notation says which of them mean anything. Nothing below knows of it.
//!
//! From words to readings: `token` cuts a line, `clause` and `glued` part it, `address` leaves out who is
//! only spoken to, `courtesy` what calls for attention, `apart` what is only said besides, `reason` why, `sum` what a number comes to, `cause` what set it off, `payment` how it is paid, `permission` takes off what allows it, `literal` tries it as a documented one told a little
//! otherwise. `grammar` is a game's speech taken apart (`saying`: its forms, `ids`: its words as numbers, `inflect`: its verbs, `stopwords`: what says nothing); `item` says what a
//! word may stand for (`senses`, `named`, `names`, `newcomer`, `side`, who acts `subject`, `shown`, `several`, `struck`, `row`, `rank`, `step`, `deed`, `figure`, `number`, `letter`); `fit` (`fixed`, of closed sets), `walk` (to `candidate`s) and `filling` fill the sayings; `heard` reads what comes of it. `placed` asks for a place nobody said, `passed` passes over words without sense. `slip` and `lexicon` mend a word; `telegram` guesses, and `weighed`: by the words people tell
//! a verb with (`likely`), whatever order they tell it in (`assemble`).
//!
//! Said shortly or of something else: `short`, `pending`, `alike`, `each`, `joined`, `turn`, `amend`, `aside` to the desk, `question`.
//! What came of a blow: `outcome`, `blow`. What is doubted: `begun`, `doubt`, `near`, `undone`, `unsure`, `misfigured`. Here: which readings count.

mod address;
mod alike;
mod amend;
mod apart;
mod aside;
mod assemble;
mod begun;
mod blow;
mod candidate;
mod cause;
mod clause;
mod courtesy;
mod deed;
mod doubt;
mod each;
mod figure;
mod filling;
mod fit;
mod fixed;
mod given_up;
mod glued;
mod grammar;
mod heads;
mod heard;
mod ids;
mod inflect;
mod item;
mod joined;
mod letter;
mod lexicon;
mod likely;
mod literal;
mod misfigured;
mod named;
mod names;
mod near;
mod newcomer;
mod number;
mod outcome;
mod passed;
mod payment;
mod pending;
mod permission;
mod placed;
mod question;
mod rank;
mod reason;
mod row;
mod saying;
mod scale;
mod senses;
mod several;
mod short;
mod shown;
mod side;
mod slip;
mod step;
mod stopwords;
mod struck;
mod subject;
mod sum;
mod telegram;
mod token;
mod turn;
mod undone;
mod unlisted;
mod unsure;
mod walk;
mod weighed;

use std::cell::OnceCell;
use std::collections::BTreeSet;

pub use alike::alike;
pub use amend::{
    Denial, Meant, Way, amended, corrections, denials, denied_in, in_its_place, is_at_last, is_of_before,
    is_of_the_same, is_said_of, is_told_new, late, lately, may_be_of_game, may_take_back, mistaken, numbered,
    other_word, retold, sorry, still_says, takes_back, unfolded, verbs_named, with_its_verb,
};
pub use aside::{or_noted, to_be_noted};
pub use deed::misnamed;
pub use doubt::{contradicted, doubted, loses_number, with_whole_name};
pub use each::of_each;
pub use fit::denies;
pub use given_up::or_given_up;
pub use grammar::Grammar;
pub use heard::{behind_steps, is_same, played, unlikely};
pub use joined::{Halves, halves, is_inflected, is_joined, stranger, tells_verb, verbs_heard};
pub use likely::counted_in;
pub use misfigured::misfigured;
pub use names::{Names, named};
pub use number::spoken_number;
pub use pending::{beside, settles_nothing};
pub use question::{is_question, question};
pub use short::{lesser, nearly_settled, onward, settled, tells_who_plays, trapped, versus};
pub use side::other_side;
pub use slip::respelled;
pub use subject::{actor, acts_as_named};
pub use telegram::telegram;
pub use turn::{Turned, gives_turn, opened, turned};
pub use undone::{behind_not_done, is_denial, is_vague, without_undone};
pub use weighed::{contrary, weighed};

use crate::kernel::{Referee, fold, verb_of};
use aside::is_of_desk;
use candidate::{Candidate, Unknown};
use doubt::{
    brings_no_near_name, doubt, elsewhere, goes_nowhere, is_named_as_known, is_said_twice, names_a_place,
};
use heard::{
    Heard, beside_typed, ends_turn, is_fault, is_remarkable, offered, readings, taken, without_known,
};
use item::Table;
use joined::with_room;
use literal::Literal;
use passed::passed_over;
use placed::placed;
use slip::has_mistyped_verb;
use token::{Token, tokens};
use unsure::{calls_as_another, or_unsure, unsure_of_name};
use walk::{STEPS, candidates};

/// Most candidates that are asked for.
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

    /// Its documented lines.
    #[must_use]
    pub fn lines(self) -> Vec<String> {
        match self {
            Plain::One(line) | Plain::Near(line) => vec![line],
            Plain::Several(lines) => lines,
            Plain::None => Vec::new(),
        }
    }

    /// This, or what comes of another reading where it is nothing.
    #[must_use]
    pub fn or_else(self, other: impl FnOnce() -> Plain) -> Plain {
        if self == Plain::None { other() } else { self }
    }
}

/// What says that somebody wishes something.
const WISHED: [&str; 6] = ["quiero", "quiere", "quieren", "queremos", "quisiera", "busca"];

/// What says what somebody has, which is no deed that breaks a rule: «tengo 11 de energía».
const HAS: [&str; 5] = ["tengo", "tiene", "tienen", "llevo", "lleva"];
/// What says how the table is, and not what somebody does: «el jinete está en s3».
const LIES: [&str; 6] = ["esta", "estan", "estaba", "estaban", "hay", "habia"];

/// Reads a statement the strict notation refuses.
pub fn plain(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Plain {
    read(line, false, referee, grammar, names)
}

/// The same of a part of a line, of which nothing is offered.
pub fn plain_part(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Plain {
    read(line, true, referee, grammar, names)
}

fn read(line: &str, is_part: bool, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Plain {
    let said = fold(line);
    let said = said.trim_end_matches(['.', '!', ' ']);
    // «si ataco con el nueve me quedan tres»: «sí» would have its accent, or a comma.
    let is_supposed = line.trim_start().get(..3).is_some_and(|first| first.eq_ignore_ascii_case("si "));
    let called = courtesy::without(line, referee, grammar, names).map(|left| {
        match now(left.line, is_part, referee, grammar, names) {
            Plain::One(line) if left.is_offered => Plain::Near(line),
            heard @ (Plain::One(_) | Plain::Several(_) | Plain::Near(_) | Plain::None) => heard,
        }
    });
    let came = || outcome::told(line, is_part, referee, grammar, names);
    let called = called.unwrap_or(Plain::None).or_else(came);
    // «luego memo mueve el soldado»: what comes next, if it is not of later.
    let next = || match undone::behind_next(line).filter(|_| !is_part) {
        Some(rest) => match now(rest, is_part, referee, grammar, names) {
            Plain::One(line) => Plain::Near(line),
            heard @ (Plain::Several(_) | Plain::Near(_) | Plain::None) => heard,
        },
        None => Plain::None,
    };
    let heard = || now(line, is_part, referee, grammar, names);
    match called.or_else(heard).or_else(next) {
        // «luego juego la Noria» is refused; behind all the rest the same is heard, and asked.
        Plain::One(line) if is_supposed || undone::is_undone(said) => Plain::Near(line),
        heard @ (Plain::One(_) | Plain::Several(_) | Plain::Near(_) | Plain::None) => heard,
    }
}

/// What a statement says, whenever it is of.
fn now(line: &str, is_part: bool, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Plain {
    let told = question::untagged(line);
    let said = Some(&*told).filter(|line| !is_beyond_reading(line));
    let Some((judge, line, tail)) = said.and_then(permission::parts) else { return Plain::None };
    let mut table = Table::new(grammar, referee, names);
    let line = &*clause::with_cause(line, &table);
    let is_of_desk = |said: &[Token]| line.starts_with(char::is_alphabetic) && is_of_desk(said, &table);
    let said = tokens(line).filter(|said| !said.is_empty() && said.len() <= 40 && !is_of_desk(said));
    let Some(tokens) = said else { return Plain::None };
    let tokens = made_ready(line, tokens, &mut table);
    let whole = |found: BTreeSet<Candidate>| -> BTreeSet<Candidate> {
        found.into_iter().map(|c| Candidate { line: format!("{judge}{}{tail}", c.line), ..c }).collect()
    };
    // What is told nearly as it is documented is read so first: nothing is nearer to what was typed.
    let literal = Literal::new(line, &table);
    let heard_as = |lines: Vec<String>, is_mended: bool| -> Vec<Heard> {
        let subject = table.subject;
        let lines = lines.into_iter().map(|line| Candidate { subject, ..Candidate::typed(line) });
        let mut heard = readings(referee, whole(lines.collect()));
        heard.retain(|heard| {
            (is_mended || is_named_as_known(heard, names))
                && !loses_number(&heard.line, &heard.draft.text)
                && doubt(&heard.line, &heard.draft, referee, grammar, names).is_none()
        });
        heard
    };
    let mut typed = heard_as(literal.as_ref().map_or(Vec::new(), Literal::said), false);
    if typed.is_empty() {
        typed = heard_as(literal.as_ref().map_or(Vec::new(), Literal::spelled), false);
    }
    let is_plain = |heard: &Heard| !ends_turn(referee, heard) && !is_remarkable(referee, heard);
    let mut readings = if !typed.is_empty() && typed.iter().all(is_plain) {
        typed
    } else {
        // It may be what was typed and not what was meant: whatever else it may be is heard too, and where that does not
        // come to the same it is only offered.
        let heard = readings(referee, whole(candidates(&table, &tokens, Unknown::Name, STEPS)));
        beside_typed(referee, typed, heard)
    };
    let unsure = unsure_of_name(&readings, names, grammar);
    readings.retain(|heard| {
        brings_no_near_name(heard, line, names, grammar)
            && !goes_nowhere(&heard.draft.text, referee)
            && !names_a_place(heard, names, referee)
            && elsewhere(&heard.draft, referee, names).is_none()
    });
    // A verb with a slip in it is no new name, where it is anything else.
    let is_slip = readings.iter().any(|r| r.cost > 0) && has_mistyped_verb(&table, &tokens);
    // What would only be offered is nothing where it is but a part.
    if readings.is_empty() && is_part {
        return short::owed_there(&table, &tokens);
    }
    let told = clause::without_outcome(&tokens, &table).filter(|_| readings.is_empty());
    if let Some(told) = &told {
        let heard = self::readings(referee, whole(candidates(&table, told, Unknown::Name, STEPS)));
        if !heard.is_empty() {
            return offered(referee, heard);
        }
    }
    let tokens = told.unwrap_or(tokens);
    let mended_words = OnceCell::new();
    let mended_words = || mended_words.get_or_init(|| slip::mended(&table, &tokens)).as_slice();
    if readings.is_empty() || is_slip {
        let mended = heard_as(literal.as_ref().map_or(Vec::new(), Literal::mended), true);
        let (near, desk) =
            (near(&table, &tokens, mended_words(), &whole), aside::mistyped(line, &tokens, &table));
        if let Some(meant) = or_unsure(meant(referee, mended, near, desk, readings.is_empty()), unsure) {
            return meant;
        }
    }
    match readings.len() {
        0 => with_less(&table, &tokens, mended_words, &whole)
            .or_else(|| with_room(passed_over(&table, &tokens, &whole), line, &table)),
        _ => become_of(&table, &tokens, names, readings),
    }
}

/// The words as they are read: without who is only spoken to, what is glued parted; the table knows who acts by them.
fn made_ready(line: &str, tokens: Vec<Token>, table: &mut Table<'_>) -> Vec<Token> {
    let tokens = sum::explained(shown::of_whom(side::of_own(tokens), table), table);
    let tokens = deed::owned(line, address::spoken_to(tokens, table), table);
    table.own = table.actor(&tokens);
    table.subject = subject::subject(line, &tokens, table);
    clause::parted(cause::said_by(figure::which_one(tokens, table), table), table)
}

/// What the words say with less than a line needs: what is owed, how it is paid, where.
fn with_less<'l>(
    table: &Table<'_>,
    tokens: &[Token],
    mended: impl FnOnce() -> &'l [Vec<Token>],
    whole: &dyn Fn(BTreeSet<Candidate>) -> BTreeSet<Candidate>,
) -> Plain {
    short::owed_there(table, tokens)
        .or_else(|| begun::asked(table, tokens, &[]))
        .or_else(|| payment::paid(table, tokens, whole))
        .or_else(|| placed(table, tokens, mended, whole))
        .or_else(|| short::owed(table, tokens))
}

/// What becomes of the readings: several are asked, and so is what would be the deed of another than who is named.
fn become_of(table: &Table<'_>, tokens: &[Token], names: &Names, readings: Vec<Heard>) -> Plain {
    let readings = without_known(readings, table.referee);
    if readings.iter().all(|heard| heard.is_of_another) {
        return subject::asked(&readings, table);
    }
    let begun = begun::asked(table, tokens, &readings);
    if begun != Plain::None {
        return begun;
    }
    if readings.len() == 1 {
        return alone(table, tokens, names, readings);
    }
    let lines = readings.into_iter().take(ASKED).map(Heard::asked);
    Plain::Several(payment::each_once_in(lines, table.referee))
}

/// What becomes of the only reading: it is offered, with what its new name may be a slip for, or taken.
fn alone(table: &Table<'_>, tokens: &[Token], names: &Names, mut readings: Vec<Heard>) -> Plain {
    if let Some(line) = apart::named_once(&readings[0], table.referee) {
        return Plain::Near(line);
    }
    if is_only_offered(&readings[0], table, tokens) {
        return offered(table.referee, readings);
    }
    // «beto no hace nada» while it is not his turn tells of nothing.
    let said = tokens.iter().map(|token| token.fold.as_str()).collect::<Vec<_>>().join(" ");
    if pending::is_unanswered(&said, table.referee) && is_fault(table.referee, &readings[0]) {
        return Plain::None;
    }
    // «gana ana» in the middle of a match may be of an attack.
    let verb = verb_of(&readings[0].draft.text).map(fold);
    if verb.is_some_and(|verb| short::is_trap(&verb, table.referee)) && is_fault(table.referee, &readings[0])
    {
        return Plain::Several(vec![readings.remove(0).line]);
    }
    let asked = cause::asked(&readings[0], table);
    if let Some(asked) = asked.or_else(|| blow::asked(&readings[0], table, tokens)) {
        return asked;
    }
    let lines = deed::nearly_named(&readings[0], table, names);
    if lines.is_empty() { taken(table.referee, readings.remove(0)) } else { Plain::Several(lines) }
}

/// What a line with a slip in it can be meant for: what comes of its documented form mended, what comes of its words, a word
/// of the desk. None where nothing does.
fn meant(
    referee: &dyn Referee,
    mut mended: Vec<Heard>,
    near: Vec<Heard>,
    desk: Option<String>,
    is_alone: bool,
) -> Option<Plain> {
    // Of a documented line mistyped it is that line that is asked, whatever else its words may be.
    let is_typed = mended.len() == 1;
    for heard in near {
        if mended.iter().all(|other| other.draft.text != heard.draft.text) {
            mended.push(heard);
        }
    }
    let is_only = is_alone && (is_typed || mended.len() == 1);
    let only = is_only.then(|| mended[0].line.clone());
    match (offered(referee, mended), desk) {
        (Plain::None, Some(desk)) => Some(Plain::Near(desk)),
        // A slip of the line that ends the match: it is asked.
        (Plain::None, None) => only.map(|end| Plain::Several(vec![end])),
        (Plain::One(line) | Plain::Near(line), Some(desk)) => Some(Plain::Several(vec![desk, line])),
        (meant @ (Plain::One(_) | Plain::Several(_) | Plain::Near(_)), _) => Some(meant),
    }
}

/// Whether the only reading is not recorded unasked: it names a card twice, is only wished (`ana quiere k9`), calls a card as
/// another one is that lies on the table (`lobo a la 2 de beto`), may be said to the player it names, or ends a turn for somebody whom nobody named.
fn is_only_offered(reading: &Heard, table: &Table<'_>, tokens: &[Token]) -> bool {
    let says = |some: &[&str]| tokens.iter().any(|token| some.contains(&token.fold.as_str()));
    is_said_twice(&reading.draft, table.referee)
        || !reading.names.is_empty() && (reading.is_bare || reading.is_verbless) && says(&LIES)
        || reading.is_bare && says(&WISHED)
        || says(&HAS) && is_fault(table.referee, reading)
        || payment::is_left_out(reading, tokens, table)
        || (reading.is_bare || reading.is_verbless) && calls_as_another(reading, table)
        || address::may_address(tokens, table)
        || subject::is_of_turn(tokens, table) && is_fault(table.referee, reading)
        || !subject::names_player(table, tokens) && ends_turn(table.referee, reading)
}

/// Nobody says so much at once, nor anything but letters and signs.
fn is_beyond_reading(line: &str) -> bool {
    line.len() > LONGEST || line.chars().any(char::is_control)
}

/// What a line with one slip can be meant for; never the end of the match.
fn near(
    table: &Table<'_>,
    tokens: &[Token],
    lines: &[Vec<Token>],
    whole: &dyn Fn(BTreeSet<Candidate>) -> BTreeSet<Candidate>,
) -> Vec<Heard> {
    let mut all: BTreeSet<Candidate> = BTreeSet::new();
    // All of them together cost no more than a few lines.
    let steps = u32::try_from(lines.len()).map_or(0, |lines| NEAR_STEPS / lines.max(1)).min(STEPS);
    for line in lines {
        // Beside the word that was mended there may be a new name.
        let is_known = (0..line.len()).all(|at| slip::has_sense(table, line, at));
        let unknown = if is_known { Unknown::Refused } else { Unknown::Name };
        all.extend(whole(slip::stood_for(table, (line, tokens), unknown, steps)));
    }
    let mut found = readings(table.referee, all);
    if found.is_empty() {
        let lines = slip::beside_new(table, tokens);
        let named = lines
            .iter()
            .flat_map(|line| slip::stood_for(table, (line, tokens), Unknown::Name, NEAR_STEPS / 6));
        found = readings(table.referee, whole(named.collect()));
    }
    found.retain(|heard| elsewhere(&heard.draft, table.referee, table.names).is_none());
    found
}
