//! Two things said in one line: the second on the table behind the first.

use super::Session;
use super::Trust;
use super::doubts::draft_of;
use crate::kernel::{Referee, Seat, fold, verb_of};
use crate::notation::{Halves, Plain, actor, halves, is_joined, of_each};

/// Most lines that are asked for where one of them says two things.
pub(super) const FEW: usize = 3;

/// Most ways to part a line that are tried.
const WAYS: usize = 2;

/// How often a part of a line may be parted again.
const PARTED: u8 = 1;

/// The card that acts by a documented line: the one by which it is done, else the first that is told.
fn acting<'l>(line: &'l str, table: &dyn Referee) -> Option<&'l str> {
    let is_card = |word: &&str| table.place_named(word).is_some_and(|place| place.len() > 1);
    if let Some((_, by)) = bare(line).split_once("por=") {
        return by.split(' ').next().filter(is_card);
    }
    bare(line).split([' ', '>']).skip(1).take(2).find(is_card)
}

/// The first player whom words name by his name.
pub(super) fn named_in(said: &str, table: &dyn Referee) -> Option<Seat> {
    let mut words = said.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 1);
    words.find_map(|word| table.seat_named(word))
}

/// A documented line without who does it.
pub(super) fn bare(line: &str) -> &str {
    line.split_once(": ").map_or(line, |(_, said)| said)
}

/// The second of two things as the deed of the player whom the first names, where it names nobody and would be the other
/// one's although the turn is the same: `ana vuelve a descartar un 3 y roba otra`.
fn own_second(
    first: &str,
    (one, other): (&str, &str),
    (second, table, then): (&str, &dyn Referee, &dyn Referee),
) -> Option<String> {
    let by = |line: &str, table: &dyn Referee| actor(&draft_of(line, table)?.text, table);
    let who = named_in(first, table);
    let who = who.filter(|who| by(one, table) == Some(*who) && named_in(second, table).is_none())?;
    let is_his_turn = [table, then].iter().all(|table| table.status().active == Some(who));
    let is_other = is_his_turn && by(other, then).is_some_and(|by| by != who);
    let own = format!("{who}: {}", bare(other));
    (is_other && draft_of(&own, then).is_some()).then_some(own)
}

/// Whether the second of two things names who does it, and the first names nobody: `cabba se va a los descartes, Nacho pasa`.
fn names_another(halves: &Halves, table: &dyn Referee) -> bool {
    let mut second = halves.second.split(' ').map(fold);
    let first = second.find(|word| !matches!(word.as_str(), "despues" | "luego" | "entonces" | "y"));
    first.is_some_and(|word| word.len() > 1 && table.seat_named(&word).is_some())
        && named_in(&halves.first, table).is_none()
}

/// Two documented lines that one statement says.
struct Two {
    one: String,
    other: String,
    /// The second as the deed of the player whom the first names.
    own: Option<String>,
    /// The second as done by the card that the first is of.
    by_it: Option<String>,
    /// Both say the same.
    is_told_twice: bool,
    /// The second has the verb of the first and nothing behind it: it may say no more.
    is_less: bool,
    /// Who does the second was taken from the first.
    is_carried: bool,
}

impl Two {
    fn both(&self) -> String {
        format!("{}; {}", self.one, self.other)
    }
}

/// The second of two lines as done by the card of which the first tells that it does something: `activar opcional A1; cambiar
/// A2<>A3 por=A1`.
fn done_by((one, table): (&str, &dyn Referee), (other, then): (&str, &dyn Referee)) -> Option<String> {
    let (verbs, by) = table.speech().serves;
    let first = draft_of(one, table)?.text;
    let verb = verb_of(&first).map(fold).filter(|verb| verbs.contains(&verb.as_str()));
    if verb.is_none() || by.is_empty() || other.contains(by) {
        return None;
    }
    let line = format!("{other} {by}{}", acting(&first, table)?);
    draft_of(&line, then).is_some().then_some(line)
}

/// What is offered or recorded of two things, with the second as done by the card of the first beside it: nobody said that.
fn by_it(told: Plain, two: &Two) -> Plain {
    let (Some(by), both) = (&two.by_it, two.both()) else { return told };
    let with = format!("{}; {by}", two.one);
    match told {
        Plain::One(line) | Plain::Near(line) if line == both => Plain::Several(vec![with, both]),
        Plain::Several(lines) if lines.contains(&both) => {
            Plain::Several([with].into_iter().chain(lines).take(FEW).collect())
        }
        told @ (Plain::One(_) | Plain::Near(_) | Plain::Several(_) | Plain::None) => told,
    }
}

/// Whether a line is one of the two.
fn is_half(line: &str, two: &Two, table: &dyn Referee) -> bool {
    let said = |line: &str| draft_of(line, table).map(|draft| draft.text);
    let text = said(line);
    text.is_some() && [&two.one, &two.other].iter().any(|half| said(half) == text)
}

/// What becomes of two things where the whole was heard too.
fn of_both(two: &Two, heard: Plain, (table, trust): (&dyn Referee, Trust)) -> Plain {
    let both = two.both();
    match heard {
        Plain::None if two.is_carried => Plain::Near(both),
        Plain::One(line) | Plain::Near(line) if two.is_carried => Plain::Several(vec![both, line]),
        Plain::Several(lines) if two.is_carried => {
            let few = lines.into_iter().take(FEW - 1);
            Plain::Several([both].into_iter().chain(few).collect())
        }
        // One of them is all that was heard: the other was passed over.
        Plain::One(line) | Plain::Near(line) if is_half(&line, two, table) => Plain::One(both),
        one @ Plain::One(_) => one,
        Plain::Near(line) => Plain::Several(vec![both, line]),
        Plain::Several(lines) if lines.len() < FEW => Plain::Several([vec![both], lines].concat()),
        several @ Plain::Several(_) => several,
        // Of a part what is only offered is nothing; the whole says whether it is.
        Plain::None if trust != Trust::Doubt => Plain::One(both),
        Plain::None => Plain::Near(both),
    }
}

/// Two things as they are offered, before what was heard besides.
fn offered_first(both: String, heard: Vec<String>) -> Plain {
    if heard.is_empty() {
        return Plain::Near(both);
    }
    Plain::Several([both].into_iter().chain(heard).take(FEW).collect())
}

impl Session {
    /// Two statements in one, where each of them says one thing: both, in their order; asked where the whole may be
    /// another thing.
    pub(super) fn both(&self, statement: &str, (table, trust): (&dyn Referee, Trust), heard: Plain) -> Plain {
        // A part of a line is parted in one way only: each costs two readings.
        let (further, ways) = match trust {
            Trust::Part(0) | Trust::AsWritten => return heard,
            Trust::Part(left) => (left - 1, 1),
            Trust::Doubt => (PARTED, WAYS),
        };
        if !is_joined(statement) {
            return heard;
        }
        let names = self.card_names(table);
        let parted = halves(statement, table, self.grammar(), &names);
        for halves in parted.iter().take(ways) {
            let is_one = matches!(heard, Plain::One(_));
            let is_of_other = halves.is_paused && is_one && names_another(halves, table);
            if halves.is_served && trust != Trust::Doubt || halves.is_paused && is_one && !is_of_other {
                continue;
            }
            let Some(two) = self.two(halves, table, further) else { continue };
            if is_of_other {
                return Plain::Near(two.both());
            }
            if let Some(told) = self.told_apart(halves, &two, &heard, (table, trust)) {
                return told;
            }
            if halves.is_paused
                && trust == Trust::Doubt
                && let Some(offered) = self.paused(&two, &heard, table)
            {
                return offered;
            }
            let is_paused = halves.is_paused && heard != Plain::None;
            // Of «opcional a1, cambio a2 y a3» only one of them may have been heard.
            let is_served = || trust == Trust::Doubt && two.by_it.is_some();
            if halves.is_served || is_paused && is_served() {
                return self.served(&two, heard, table);
            }
            if is_paused {
                continue;
            }
            if let Some(own) = &two.own {
                return Plain::Near(format!("{}; {own}", two.one));
            }
            if two.is_told_twice {
                return Plain::One(two.one);
            }
            // «sale de la zona y regresa a su casilla»
            if two.is_less {
                return Plain::Several(vec![two.one.clone(), two.both()]);
            }
            if two.is_carried && heard == Plain::None && trust != Trust::Doubt {
                continue;
            }
            if let Plain::One(line) = &heard
                && trust == Trust::Doubt
                && !is_half(line, &two, table)
                && self.is_no_less_wrong(line, &two.both(), table)
            {
                return Plain::Several(vec![two.both(), line.clone()]);
            }
            let told = of_both(&two, heard, (table, trust));
            return if trust == Trust::Doubt { by_it(told, &two) } else { told };
        }
        if trust == Trust::Doubt && !matches!(heard, Plain::One(_)) {
            return self.both_offered(statement, &parted, heard, table);
        }
        heard
    }

    /// What becomes of two things of which the second says which card was met, or what the first was done for, though one of them
    /// alone was heard: `usa la pasiva del Cenzontle para curar 1`.
    fn told_apart(
        &self,
        halves: &Halves,
        two: &Two,
        heard: &Plain,
        (table, trust): (&dyn Referee, Trust),
    ) -> Option<Plain> {
        if halves.is_shown && trust == Trust::Doubt && !self.brings_more(&two.both(), &two.one, table) {
            return Some(Plain::Near(two.both()));
        }
        let (true, Plain::One(line)) = (halves.is_served, heard) else { return None };
        let by = two.by_it.as_ref().filter(|_| is_half(line, two, table));
        let both = |by: &String| Plain::Several(vec![format!("{}; {by}", two.one), line.clone()]);
        Some(by.map_or_else(|| heard.clone(), both))
    }

    /// What is offered of two deeds with a pause between them, of which no more than one was heard, or what would be a fault while
    /// both are none: `chayo toma el pulpo, sale puma`, `expone el cuervo, le mete el sapo`. None where the second may be
    /// the first told otherwise.
    fn paused(&self, two: &Two, heard: &Plain, table: &dyn Referee) -> Option<Plain> {
        let told = match heard {
            Plain::Near(line) => std::slice::from_ref(line),
            Plain::Several(lines) => lines,
            Plain::One(_) | Plain::None => return None,
        };
        let verb = |line: &str| verb_of(line).map(fold);
        let both = two.both();
        if two.is_carried
            || two.is_told_twice
            || verb(&two.one) == verb(&two.other)
            || self.brings(&both, table).is_none_or(|faults| faults > 0)
        {
            return None;
        }
        let mut others = told.to_vec();
        others.retain(|line| !is_half(line, two, table) && !self.brings_more(line, &both, table));
        if others.len() == told.len() {
            return None;
        }
        Some(offered_first(both, others))
    }

    /// Whether a line is a fault, and another brings no more of them.
    fn is_no_less_wrong(&self, line: &str, other: &str, table: &dyn Referee) -> bool {
        match (self.brings(line, table), self.brings(other, table)) {
            (Some(one), Some(two)) => one > 0 && two <= one,
            (_, _) => false,
        }
    }

    /// Whether a line brings more faults than another.
    fn brings_more(&self, line: &str, other: &str, table: &dyn Referee) -> bool {
        match (self.brings(line, table), self.brings(other, table)) {
            (Some(more), Some(less)) => more > less,
            (_, _) => false,
        }
    }

    /// Both documented lines of two statements; none where one of them says nothing, or both the same.
    fn two(&self, halves: &Halves, table: &dyn Referee, further: u8) -> Option<Two> {
        let Halves { first, second, .. } = halves;
        let one = self.only(first, table, further)?;
        let then = self.behind(&one, table)?;
        let served = halves.is_served.then(|| self.own_served(&one, second, (table, then.as_ref()), further));
        let told = served.flatten().or_else(|| self.only(second, then.as_ref(), further));
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
        let other = told.or_else(carried)?;
        if self.behind(&other, then.as_ref()).is_none_or(|end| end.outcome().is_some()) {
            return None;
        }
        // «termino, acabo el turno» says once what it says twice.
        let is_named = named_in(second, table).is_some();
        if !is_named && bare(&one) == bare(&other) {
            return None;
        }
        let said = |line: &str| draft_of(line, table).map(|draft| draft.text);
        // «se planta y pasa el turno» says one thing twice, though the second would be the other player's.
        let again = draft_of(&other, then.as_ref()).map(|draft| draft.text);
        let is_told_twice = said(&one) == said(&other) && again.is_some() && again != said(&other);
        Some(Two {
            is_less: !is_named && verb_of(&one) == verb_of(&other) && !bare(&other).contains(' '),
            own: own_second(first, (&one, &other), (second, table, then.as_ref())),
            by_it: done_by((&one, table), (&other, then.as_ref())),
            is_told_twice,
            is_carried,
            one,
            other,
        })
    }

    /// What a deed serves, as told of whose card does it: `usa la opcional del axolotl para cambiar su dos con su tres`.
    fn own_served(
        &self,
        one: &str,
        second: &str,
        (table, then): (&dyn Referee, &dyn Referee),
        further: u8,
    ) -> Option<String> {
        let first = draft_of(one, table)?.text;
        let by = acting(&first, table)?.get(..1)?;
        let who = table.seat_named(by).filter(|who| table.seats().contains(who))?;
        // By his name: behind «ana: » «su» is hers.
        let own = self.only(&format!("{}: {second}", table.seat_name(who)), then, further)?;
        // Who does it is not written where it is his by itself.
        let text = |line: &str| draft_of(line, then).map(|draft| draft.text);
        Some(if text(bare(&own)) == text(&own) { bare(&own).to_owned() } else { own.clone() })
    }

    /// A deed and what it serves, which are only offered: before what was heard where the first begins the second and is
    /// no fault.
    fn served(&self, two: &Two, heard: Plain, table: &dyn Referee) -> Plain {
        let lines = heard.clone().lines();
        let is_fault =
            || draft_of(&two.one, table).is_none_or(|draft| self.fault_of(&draft, table).is_some());
        // «… para salvar a Kale» is hoped for, and not done.
        if !lines.is_empty() && (two.by_it.is_none() || is_fault()) {
            return heard;
        }
        let both = two.by_it.as_ref().map_or_else(|| two.both(), |by| format!("{}; {by}", two.one));
        if lines.is_empty() {
            return Plain::Near(both);
        }
        Plain::Several([both].into_iter().chain(lines).take(FEW).collect())
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
            let one = self.only(&one, table, 0)?;
            let then = self.behind(&one, table)?;
            let other = self.only(&other, then.as_ref(), 0)?;
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

    /// The documented line of a part that says one thing, and may be parted so many times more.
    pub(super) fn only(&self, statement: &str, table: &dyn Referee, left: u8) -> Option<String> {
        match self.said_of_part(statement, table, left) {
            Plain::One(line) => Some(line),
            Plain::Near(_) | Plain::Several(_) | Plain::None => None,
        }
    }
}
