//! One notation for typing, scripts, catalogue examples and export.
//!
//! Two stages: `lex` cuts a line into words by its text alone; [`read()`] says on the table of a match what is
//! meant: a play of the game, or one of the desk's words. Accents and case are ignored; nothing is ever guessed.

mod command;
mod desk;
mod lex;
mod plain;
mod read;
mod script;
mod voice;

pub use command::{Command, Deed, Fine, GoBack, Judgement, Question, RecordedFine};
pub use desk::{DESK, DeskInfo, DeskWord};
pub use lex::{MAX_TYPED, split_statements};
pub use plain::{
    Denial, Grammar, Halves, Meant, Names, Plain, Turned, Way, actor, acts_as_named, alike, amended,
    behind_not_done, behind_steps, beside, contradicted, contrary, corrections, counted_in, denials,
    denied_in, denies, doubted, gives_turn, halves, in_its_place, is_at_last, is_denial, is_inflected,
    is_joined, is_of_before, is_of_the_same, is_question, is_said_of, is_same, is_told_new, is_vague, late,
    lately, lesser, loses_number, may_be_of_game, may_take_back, misfigured, misnamed, mistaken, named,
    nearly_settled, numbered, of_each, onward, opened, or_given_up, or_noted, other_side, other_word, plain,
    plain_part, played, question, respelled, retold, settled, settles_nothing, sorry, spoken_number,
    still_says, stranger, takes_back, telegram, tells_verb, tells_who_plays, to_be_noted, trapped, turned,
    unfolded, unlikely, verbs_heard, verbs_named, versus, weighed, with_its_verb, with_whole_name,
    without_undone,
};
pub use read::{Reading, is_of_verb, read};
pub use script::{Expectation, Script, ScriptError, ScriptLine};
pub use voice::Voice;
