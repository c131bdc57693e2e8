//! A correction that says what it was and what it was not, and one of a record by its number.

use super::correction::few_of;
use super::{Session, SessionError, Which};
use crate::kernel::{PlayView, Referee, fold, verb_of};
use crate::notation::{
    DESK, Denial, DeskWord, Meant, Names, Plain, actor, corrections, denials, denied_in, in_its_place,
    is_at_last, lately, loses_number, mistaken, numbered, other_word, retold, still_says,
};

/// Most lines that are offered.
const FEW: usize = 3;

impl Session {
    /// The corrections meant by what says one thing and denies another: of the nearest play that holds what is denied.
    pub(super) fn denied_instead(&self, statement: &str, table: &dyn Referee) -> Vec<String> {
        let ways = denials(statement, self.grammar());
        if ways.is_empty() {
            return Vec::new();
        }
        let names = self.card_names(table);
        let plays: Vec<PlayView> = lately(table).into_iter().filter(|play| !play.is_tacit).collect();
        // A verb that is said is that of the play, where it is the verb of any.
        let is_of_verb = |play: &&PlayView| {
            let said = Meant { said: statement.to_owned(), is_sure: true, is_was: false };
            verb_of(&play.text).is_some_and(|verb| said.verbs(self.grammar()).contains(&verb))
        };
        for play in plays.iter().filter(is_of_verb).chain(&plays) {
            for denial in &ways {
                let wrong = denied_in(&denial.denied, &play.text, table, self.grammar(), &names);
                if wrong.is_empty() {
                    continue;
                }
                let lines = self.told_of(denial, &wrong, play, table, &names);
                let lines = of_that_side(self.lightest(lines, play, table), &wrong, table);
                if !lines.is_empty() {
                    return lines;
                }
            }
        }
        Vec::new()
    }

    /// A play as one says it was, without what one says it was not.
    fn told_of(
        &self,
        denial: &Denial,
        wrong: &[String],
        play: &PlayView,
        table: &dyn Referee,
        names: &Names,
    ) -> Vec<String> {
        let then = self.in_place_of(play.seq, table);
        let verb = verb_of(&play.text);
        let is_it = |line: &String| {
            let is_of_verb = verb_of(corrected(line)) == verb;
            is_of_verb && !still_says(line, wrong) && !says_less(line, &play.text)
        };
        // A word of a closed set is changed where it stands; the rest was right.
        let made = then.speech().made.map_or(&[][..], |made| made.words);
        let mut texts = other_word(&denial.said, &play.text, wrong, self.grammar(), made);
        texts.retain(|text| !loses_number(&denial.said, text));
        if texts.is_empty() {
            texts = self.options_of(&denial.said, play, then.as_ref());
            texts.retain(is_it);
        }
        if texts.len() != 1 {
            let heard = self.plain_since(&denial.said, then.as_ref(), names);
            let heard: Vec<String> = heard.lines().into_iter().filter(is_it).collect();
            texts = if heard.is_empty() { texts } else { heard };
        }
        let texts = texts.into_iter().map(|text| where_it_lies(&text, then.as_ref()));
        let mut lines = corrections(play, texts, table);
        let line = format!("{}, no {}", denial.said, denial.denied);
        let retold = retold(&line, play, false, table, self.grammar(), names).into_iter();
        let mut retold: Vec<String> = retold.map(|line| where_it_lies(&line, then.as_ref())).collect();
        retold.retain(is_it);
        if lines.is_empty() || !retold.is_empty() && lines.len() > 1 {
            lines.extend(retold);
        }
        if lines.is_empty() {
            lines = self.put_in_place(&denial.said, play, table, names);
            lines.retain(|line| is_it(line) && !loses_number(&denial.said, corrected(line)));
        }
        lines
    }

    /// A play with what words say last in the place of what it told of that kind: a card nobody heard of yet for another.
    fn put_in_place(&self, said: &str, play: &PlayView, table: &dyn Referee, names: &Names) -> Vec<String> {
        let Some(said) = is_at_last(said) else { return Vec::new() };
        let meant = Meant { said, is_sure: true, is_was: false };
        let then = self.in_place_of(play.seq, table);
        let texts = in_its_place(&meant, &play.text, then.as_ref(), self.grammar(), names);
        corrections(play, texts.into_iter(), table)
    }

    /// What could have been done instead with a card or at a place that is named: «volcán» is at the first place.
    fn options_of(&self, said: &str, play: &PlayView, then: &dyn Referee) -> Vec<String> {
        let spoken = fold(said);
        let said: Vec<String> = fold(said).split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect();
        let is_named = |line: &String| {
            let parts = line.split([' ', '>', '=', ',']).skip(1).filter(|part| part.len() > 2);
            parts.map(|part| fold(part.trim_matches('"'))).any(|part| said.contains(&part))
        };
        let lead = play.text.find(verb_of(&play.text).unwrap_or_default()).unwrap_or(0);
        let who = &play.text[..lead];
        let mut options = then.options(verb_of(&play.text));
        options.retain(is_named);
        let lines =
            options.into_iter().map(|line| if line.contains(": ") { line } else { format!("{who}{line}") });
        lines.filter(|line| !loses_number(&spoken, line)).take(FEW + 1).collect()
    }

    /// Those of some corrections that bring the fewest faults, and of these the fewest remarks; none where they are many.
    pub(super) fn lightest(&self, lines: Vec<String>, play: &PlayView, table: &dyn Referee) -> Vec<String> {
        let weighed: Vec<_> =
            lines.into_iter().filter_map(|line| Some((self.weighs(&line, table)?, line))).collect();
        let least = weighed.iter().map(|(weight, _)| *weight).min();
        let lines = weighed.into_iter().filter(|(weight, _)| Some(*weight) == least).map(|(_, line)| line);
        // What nobody said is as it was: the place of an attack of which the card was wrong.
        let changed = |line: &String| {
            let said = line.split_once(": ").map_or(line.as_str(), |(_, said)| said);
            let told = words(&play.text);
            words(said).into_iter().filter(|word| !told.contains(word)).count()
        };
        let lines: Vec<String> = lines.collect();
        let fewest = lines.iter().map(changed).min();
        few_of(lines.into_iter().filter(|line| Some(changed(line)) == fewest).collect()).lines()
    }

    /// What is meant by the words behind the number of a record: it is only offered.
    pub(super) fn said_of_record(
        &self,
        statement: &str,
        table: &dyn Referee,
    ) -> Option<Result<Option<String>, SessionError>> {
        let told = numbered(statement)?;
        let play = table.play(told.seq).filter(|play| play.counts)?;
        let begins = fold(told.said.split([' ', ':']).next().unwrap_or_default());
        // «corregir 12 hasta …» is of the desk.
        let is_desk = DESK.iter().any(|desk| desk.is != DeskWord::State && desk.is_called(&begins));
        if is_desk {
            return None;
        }
        let lines = self.of_record(&play, told.said, told.is_sure, table);
        (!lines.is_empty()).then(|| Err(Which::Several(lines).into()))
    }

    /// A play of the log as words tell it: with its verb, or a part of it said otherwise.
    pub(super) fn of_record(
        &self,
        play: &PlayView,
        said: &str,
        is_sure: bool,
        table: &dyn Referee,
    ) -> Vec<String> {
        let then = self.in_place_of(play.seq, table);
        let names = self.card_names(table);
        let verb = verb_of(&play.text);
        let heard = self.heard_of(said, play, then.as_ref());
        let is_it = |line: &&String| verb_of(line) == verb;
        // The one thing that could be done with a card that is named tells its place as well.
        let mut texts = self.options_of(said, play, then.as_ref());
        texts.retain(|text| !says_less(text, &play.text));
        if texts.len() != 1 {
            texts = heard.iter().filter(is_it).cloned().collect();
        }
        let texts = texts.into_iter().map(|text| where_it_lies(&text, then.as_ref()));
        let mut lines = corrections(play, texts, table);
        let less: Vec<String> = lines.extract_if(.., |line| says_less(line, &play.text)).collect();
        if lines.is_empty() {
            let denied = denials(said, self.grammar()).into_iter();
            let of_it = denied.flat_map(|denial| {
                let wrong = denied_in(&denial.denied, &play.text, table, self.grammar(), &names);
                self.told_of(&denial, &wrong, play, table, &names)
            });
            lines = of_it.collect();
        }
        if lines.is_empty() {
            let meant = Meant { said: said.to_owned(), is_sure: true, is_was: false };
            let mut texts = in_its_place(&meant, &play.text, then.as_ref(), self.grammar(), &names);
            texts.retain(|text| fold(text) != fold(&play.text));
            lines = corrections(play, texts.into_iter(), table);
            lines.extend(retold(said, play, true, table, self.grammar(), &names));
        }
        if lines.is_empty() {
            lines = corrections(play, self.with_verb_of(said, play, then.as_ref()).into_iter(), table);
        }
        if lines.is_empty() {
            lines = less;
        }
        // Another deed was meant only where the number can be nothing else.
        if lines.is_empty() && is_sure {
            lines = corrections(play, heard.into_iter(), table);
        }
        let who = actor(&play.text, then.as_ref());
        let is_his =
            |line: &String| line.split_once(": ").is_some_and(|(_, text)| actor(text, then.as_ref()) == who);
        if lines.iter().any(is_his) {
            lines.retain(is_his);
        }
        self.lightest(lines, play, table)
    }

    /// What takes back a part of what was told, where it is said what it was not as well.
    pub(super) fn or_denial(&self, statement: &str, wrong: Plain, table: &dyn Referee) -> Plain {
        let mut lines = self.denied_instead(statement, table);
        if lines.is_empty() || matches!(&wrong, Plain::One(line) if lines.contains(line)) {
            return wrong;
        }
        // What is told so may come next as well; of another verb, and with no word of a mistake, it is what comes next.
        let now = self.plain(statement, table);
        if let Plain::One(line) = now
            && self.brings(&line, table).is_some_and(|more| more <= 0)
        {
            let verb =
                |line: &String| line.split_once(": ").and_then(|(_, text)| verb_of(text)).map(str::to_owned);
            let is_other = lines.iter().all(|correction| verb(correction).as_deref() != verb_of(&line));
            if is_other && mistaken(statement, self.grammar()).is_none() {
                return wrong;
            }
            lines.push(line);
        }
        few_of(lines)
    }
}

/// The play that a correction puts in the place of another; any other line itself.
fn corrected(line: &str) -> &str {
    line.strip_prefix("corregir ").and_then(|line| line.split_once(": ")).map_or(line, |(_, text)| text)
}

/// The words of a printed line.
fn words(text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '.' | '?');
    fold(text).split(|c: char| !is_part(c)).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether a line leaves open what a play told: `atacar A3 con ?` of `atacar A2 con 4/espada`.
pub(super) fn says_less(line: &str, play: &str) -> bool {
    let from_verb =
        |text: &str| words(verb_of(text).and_then(|verb| text.find(verb)).map_or(text, |at| &text[at..]));
    let (said, told) = (from_verb(corrected(line)), from_verb(play));
    said.len() < told.len() || said.contains(&"?".to_owned()) && !told.contains(&"?".to_owned())
}

/// Those of some corrections that name a place of the same side as the one that was wrong, where any do.
fn of_that_side(lines: Vec<String>, wrong: &[String], table: &dyn Referee) -> Vec<String> {
    let sides: Vec<&str> = wrong
        .iter()
        .filter(|place| table.place_named(place).is_some())
        .map(|place| place.trim_end_matches(|c: char| c.is_ascii_digit()))
        .filter(|side| !side.is_empty())
        .collect();
    let is_of_it = |line: &String| {
        words(line).iter().any(|word| {
            let side = word.trim_end_matches(|c: char| c.is_ascii_digit());
            side.len() < word.len() && sides.iter().any(|of| fold(of) == side)
        })
    };
    if lines.iter().any(is_of_it) { lines.into_iter().filter(is_of_it).collect() } else { lines }
}

/// A line with the place where a card lies that it names, where it says another: `encartar 2 volcán` of one at the first place.
fn where_it_lies(line: &str, then: &dyn Referee) -> String {
    let lies = then.speech().lies;
    let spoken = words(line);
    let sheet = then.public_facts();
    let holds = |place: &str| {
        let here = sheet.iter().filter(|here| here.place == place).flat_map(|here| &here.facts);
        here.into_iter()
            .any(|(_, value)| !value.bytes().all(|b| b.is_ascii_digit()) && spoken.contains(&fold(value)))
    };
    let Some((_, at)) = lies.iter().find(|(place, _)| holds(place)) else { return line.to_owned() };
    let Some(verb) = verb_of(corrected(line)) else { return line.to_owned() };
    let said =
        lies.iter().map(|(_, other)| format!("{verb} {other} ")).find(|said| line.contains(said.as_str()));
    said.map_or_else(|| line.to_owned(), |said| line.replacen(&said, &format!("{verb} {at} "), 1))
}
