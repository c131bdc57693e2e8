//! Two things said in one line: the second on the table behind the first.

use super::Session;
use super::Trust;
use super::doubts::draft_of;
use crate::kernel::{Referee, fold, verb_of};
use crate::notation::{Halves, Plain, actor, halves, is_joined, of_each};

/// Most lines that are asked for where one of them says two things.
const FEW: usize = 3;

/// Most ways to part a line that are tried.
const WAYS: usize = 3;

/// How often a part of a line may be parted again.
const PARTED: u8 = 1;

/// The card that acts by a documented line: the one by which it is done, else the first that is told.
fn acting<'l>(line: &'l str, table: &dyn Referee) -> Option<&'l str> {
    let bare = line.split_once(": ").map_or(line, |(_, said)| said);
    let is_card = |word: &&str| table.place_named(word).is_some_and(|place| place.len() > 1);
    if let Some((_, by)) = bare.split_once("por=") {
        return by.split(' ').next().filter(is_card);
    }
    bare.split([' ', '>']).skip(1).take(2).find(is_card)
}

/// The second of two things as the deed of the player whom the first names, where it names nobody and would be the other
/// one's although the turn is the same: `ana vuelve a descartar un 3 y roba otra`.
fn own_second(
    first: &str,
    (one, other): (&str, &str),
    (second, table, then): (&str, &dyn Referee, &dyn Referee),
) -> Option<String> {
    let by = |line: &str, table: &dyn Referee| actor(&draft_of(line, table)?.text, table);
    let names = |said: &str| {
        let mut words = said.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 1);
        words.find_map(|word| table.seat_named(word))
    };
    let who = names(first).filter(|who| by(one, table) == Some(*who) && names(second).is_none())?;
    let is_his_turn = [table, then].iter().all(|table| table.status().active == Some(who));
    let is_other = is_his_turn && by(other, then).is_some_and(|by| by != who);
    let said = other.split_once(": ").map_or(other, |(_, said)| said);
    let own = format!("{who}: {said}");
    (is_other && draft_of(&own, then).is_some()).then_some(own)
}

impl Session {
    /// Two statements in one, where each of them says one thing: both, in their order; asked where the whole may be
    /// another thing.
    pub(super) fn both(&self, statement: &str, (table, trust): (&dyn Referee, Trust), heard: Plain) -> Plain {
        // A part of a line is parted in one way only: each costs two readings.
        let (further, ways) = match trust {
            Trust::Part(0) | Trust::AsWritten => return heard,
            Trust::Part(left) => (Trust::Part(left - 1), 1),
            Trust::Doubt => (Trust::Part(PARTED), WAYS),
        };
        if !is_joined(statement) {
            return heard;
        }
        let names = self.card_names(table);
        for Halves { first, second, is_paused } in
            halves(statement, table, self.grammar(), &names).into_iter().take(ways)
        {
            if is_paused && heard != Plain::None {
                continue;
            }
            let Some(one) = self.only(&first, table, further) else { continue };
            let Some(then) = self.behind(&one, table) else { continue };
            let told = self.only(&second, then.as_ref(), further);
            // «lobo ataca a b1 y usa su activa»: it is he who does, which is only offered.
            let is_carried = told.is_none();
            let carried = || {
                // «… y le quito dos» goes on about what it was done to.
                let first = second.split(' ').next().map(fold)?;
                if matches!(first.as_str(), "le" | "les" | "lo" | "la" | "los" | "las" | "te" | "se") {
                    return None;
                }
                let printed = draft_of(&one, table)?.text;
                self.only(&format!("{} {second}", acting(&printed, table)?), then.as_ref(), further)
            };
            let Some(other) = told.or_else(carried) else { continue };
            if self.behind(&other, then.as_ref()).is_none_or(|end| end.outcome().is_some()) {
                continue;
            }
            // «termino, acabo el turno» says once what it says twice.
            let bare = |line: &str| line.split_once(": ").map_or(line, |(_, said)| said).to_owned();
            let is_named = second.split(' ').any(|word| word.len() > 1 && table.seat_named(word).is_some());
            if !is_named && bare(&one) == bare(&other) {
                continue;
            }
            if let Some(own) = own_second(&first, (&one, &other), (&second, table, then.as_ref())) {
                return Plain::Near(format!("{one}; {own}"));
            }
            let both = format!("{one}; {other}");
            let said = |line: &str| draft_of(line, table).map(|draft| draft.text);
            // «se planta y pasa el turno» says one thing twice, though the second would be the other player's.
            let again = draft_of(&other, then.as_ref()).map(|draft| draft.text);
            if said(&one) == said(&other) && again.is_some() && again != said(&other) {
                return Plain::One(one);
            }
            let is_half = |line: &str| {
                let text = said(line);
                text.is_some() && [&one, &other].iter().any(|half| said(half) == text)
            };
            let heard = match heard {
                heard if !is_carried => heard,
                Plain::None if trust != Trust::Doubt => continue,
                Plain::None => return Plain::Near(both),
                Plain::One(line) | Plain::Near(line) => return Plain::Several(vec![both, line]),
                Plain::Several(lines) => {
                    let few = lines.into_iter().take(FEW - 1);
                    return Plain::Several([both].into_iter().chain(few).collect());
                }
            };
            return match heard {
                // One of them is all that was heard: the other was passed over.
                Plain::One(line) | Plain::Near(line) if is_half(&line) => Plain::One(both),
                one @ Plain::One(_) => one,
                Plain::Near(line) => Plain::Several(vec![both, line]),
                Plain::Several(lines) if lines.len() < FEW => Plain::Several([vec![both], lines].concat()),
                several @ Plain::Several(_) => several,
                // Of a part what is only offered is nothing; the whole says whether it is.
                Plain::None if trust != Trust::Doubt => Plain::One(both),
                Plain::None => Plain::Near(both),
            };
        }
        heard
    }

    /// What is told of both players, where one line of the verb is told of one: both lines.
    pub(super) fn each(&self, statement: &str, (table, trust): (&dyn Referee, Trust), heard: Plain) -> Plain {
        let each = table.speech().each;
        let is_of = |line: &str| verb_of(line).is_some_and(|verb| each.contains(&fold(verb).as_str()));
        if each.is_empty() || trust != Trust::Doubt {
            return heard;
        }
        let both = || {
            let [one, other] = of_each(statement, table)?;
            let one = self.only(&one, table, Trust::Part(0))?;
            let then = self.behind(&one, table)?;
            let other = self.only(&other, then.as_ref(), Trust::Part(0))?;
            (is_of(&one) && is_of(&other)).then(|| format!("{one}; {other}"))
        };
        if let Some(both) = both() {
            return Plain::One(both);
        }
        match heard {
            // What is told of both is not told of one of them alone.
            Plain::One(line) if is_of(&line) && of_each(statement, table).is_some() => Plain::Near(line),
            heard @ (Plain::One(_) | Plain::Near(_) | Plain::Several(_) | Plain::None) => heard,
        }
    }

    /// The documented line of a statement that says one thing.
    fn only(&self, statement: &str, table: &dyn Referee, trust: Trust) -> Option<String> {
        match self.said(statement, &(0..statement.len()), table, trust) {
            Ok(said) => Some(said.unwrap_or_else(|| statement.to_owned())),
            Err(_) => None,
        }
    }
}
