//! The end of a turn that was just told, told again or late: taken as it is, it would end the other player's turn.

use super::doubts::{as_play, breaks_rule};
use crate::kernel::{Draft, PlayView, Referee, Seat, fold, verb_of};
use crate::notation::actor;

/// What may be meant by the end of a turn right behind the end of the other's: the same told again, where nobody says whose it
/// is. Of a documented line it is asked only where it would be a fault.
pub(super) fn ended_again(
    statement: &str,
    draft: &Draft,
    is_retold: bool,
    table: &dyn Referee,
) -> Vec<String> {
    let Some(last) = last_play(table).filter(|_| table.may_foretell(draft)) else { return Vec::new() };
    if verb_of(&last.text) != verb_of(&draft.text) {
        return told_late(&last, draft, table);
    }
    let now = table.status();
    let mut after = table.fork();
    if last.text == draft.text || after.take(as_play(draft)).is_err() {
        return Vec::new();
    }
    let next = after.status();
    if (next.turn, next.active) == (now.turn, now.active) || !opened_turn(&last, table) {
        return Vec::new();
    }
    let by = actor(&draft.text, table);
    let said = fold(statement);
    let words: Vec<&str> =
        said.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let names = |is_led: bool, who: Option<Seat>| {
        let of = |at: usize| at > 0 && matches!(words[at - 1], "a" | "para") == is_led || at == 0 && !is_led;
        (0..words.len()).any(|at| who.is_some() && table.seat_named(words[at]) == who && of(at))
    };
    // «beto pasa» says whose it is; «le toca a beto» where nothing is wrong with it.
    let is_fault = breaks_rule(draft, table);
    if names(false, by) || !is_fault && (!is_retold || names(true, next.active)) {
        return Vec::new();
    }
    vec![format!("corregir {}: {}", last.seq, last.text), draft.text.clone()]
}

/// The end of a turn behind the first play of the next one, which took it for granted: it is told late.
fn told_late(last: &PlayView, draft: &Draft, table: &dyn Referee) -> Vec<String> {
    let by = actor(&draft.text, table);
    let is_of_now = by.is_none() || table.status().active == by || actor(&last.text, table) == by;
    if is_of_now || !breaks_rule(draft, table) || !opened_turn(last, table) {
        return Vec::new();
    }
    let mut then = table.before(last.seq);
    let is_end = then.status().active == by
        && then.take(as_play(draft)).is_ok()
        && then.status().active == table.status().active;
    if is_end { vec![format!("antes {}: {}", last.seq, draft.text), draft.text.clone()] } else { Vec::new() }
}

/// Whether another turn has begun with a play.
fn opened_turn(play: &PlayView, table: &dyn Referee) -> bool {
    let (then, now) = (table.before(play.seq).status(), table.status());
    then.turn > 0 && (then.turn, then.active) != (now.turn, now.active)
}

/// The last play that stands.
fn last_play(table: &dyn Referee) -> Option<PlayView> {
    let seq = table.last_plays(1).into_iter().next_back()?;
    table.play(seq).filter(|play| play.rewound_by.is_none())
}
