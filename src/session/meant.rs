//! What was meant, said alone: it corrects the play lately told that names one thing of its kind.

use super::both::named_in;
use super::doubts::draft_of;
use super::{Session, SessionError};
use crate::kernel::{Misread, PlayView, Referee, fold, verb_of};
use crate::notation::{
    Meant, Names, Plain, actor, acts_as_named, in_its_place, is_told_new, lately, retold, takes_back,
};

/// The verb that tells how something lies.
const LIES: &str = "situar";
/// Most lines that are offered.
const FEW: usize = 3;
/// How many plays behind a corrected one may name what was wrong in it.
const BEHIND: usize = 3;

/// How many faults more a correction brings, and how many remarks.
type Weight = (i64, i64);

/// Whether what is told of how something lies is of that of which a play told it: the deck's cards are in no place of whose turn
/// it is. Anything else is.
fn is_of_same_thing(text: &str, told: &str) -> bool {
    let thing = |text: &str| {
        let mut words = text.split_once(": ").map_or(text, |(_, said)| said).split(' ');
        words.next().filter(|verb| *verb == LIES).and_then(|_| words.next().map(fold))
    };
    match (thing(text), thing(told)) {
        (Some(one), Some(other)) => one == other,
        (_, _) => true,
    }
}

impl Session {
    /// The corrections that are meant by words that say only what was meant, or a verb again: of the nearest play they fit,
    /// and of the one right before it.
    pub(super) fn meant_instead(&self, statement: &str, table: &dyn Referee) -> Vec<String> {
        let Some(meant) = takes_back(statement, self.grammar()) else { return Vec::new() };
        let verbs = meant.verbs(self.grammar());
        // Who is only polite may tell what comes next.
        if !meant.is_sure && !meant.is_was {
            return Vec::new();
        }
        let names = self.card_names(table);
        let plays: Vec<PlayView> = lately(table).into_iter().filter(|play| !play.is_tacit).collect();
        let aloud = meant.said_aloud(self.grammar());
        // «digo, contra B1» is of what is done against something.
        let once = table.speech().once;
        let is_against = fold(&meant.said).starts_with("contra ") && !once.is_empty();
        let is_done_so = |play: &PlayView| {
            !is_against || verb_of(&play.text).is_some_and(|verb| once.contains(&fold(verb).as_str()))
        };
        let is_of = |play: &PlayView| {
            is_done_so(play)
                && verbs.is_empty()
                && (aloud.is_empty() || verb_of(&play.text).is_some_and(|verb| aloud.contains(&verb)))
                || is_done_so(play) && verb_of(&play.text).is_some_and(|verb| verbs.contains(&verb))
        };
        let mut found: Vec<(usize, Weight, String)> = Vec::new();
        for (nth, play) in plays.iter().enumerate().filter(|(_, play)| is_of(play)) {
            let nearest = found.first().map_or(nth, |(nearest, _, _)| *nearest);
            if nth > nearest + 1 {
                break;
            }
            if nth > 0 && meant.is_other() {
                break;
            }
            let texts = self.told_instead(&meant, !verbs.is_empty(), play, (table, &names));
            // Of what is not the last, only what names one thing of that kind.
            for text in texts.iter().filter(|_| nth == 0 || texts.len() == 1 || !verbs.is_empty()) {
                found.extend(
                    self.instead(play, text, &plays[..nth], table).map(|(more, line)| (nth, more, line)),
                );
            }
        }
        // What breaks a rule, or does not agree with the table, is not meant where something does neither.
        if found.iter().any(|(_, (faults, _), _)| *faults <= 0) {
            found.retain(|(_, (faults, _), _)| *faults <= 0);
            let least = found.iter().map(|(_, (_, remarks), _)| *remarks).min();
            found.retain(|(_, (_, remarks), _)| Some(*remarks) == least);
        }
        let mut lines: Vec<String> = Vec::new();
        for (_, _, line) in found {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        if lines.len() > FEW {
            lines.clear();
        }
        if !lines.is_empty() {
            lines.splice(..0, self.owed_now(&meant, table));
            lines.truncate(FEW);
        }
        lines
    }

    /// What is owed, where that is what the words tell as well: `ay, no, era un dos` where a card is to be shown.
    fn owed_now(&self, meant: &Meant, table: &dyn Referee) -> Option<String> {
        let Plain::One(line) = self.plain(&meant.said, table) else {
            return None;
        };
        let draft = draft_of(&line, table)?;
        let is_owed = table.duties().iter().any(|duty| {
            let words: Vec<&str> = draft.text.split(' ').collect();
            !duty.line.is_empty() && duty.line.split(' ').all(|word| words.contains(&word))
        });
        is_owed.then_some(line)
    }

    /// The texts that a play may have had instead.
    fn told_instead(
        &self,
        meant: &Meant,
        is_told: bool,
        play: &PlayView,
        (table, names): (&dyn Referee, &Names),
    ) -> Vec<String> {
        if is_told && !acts_as_named(&meant.said, &play.text, table) {
            return Vec::new();
        }
        let then = self.in_place_of(play.seq, table);
        let mut texts = in_its_place(meant, &play.text, then.as_ref(), self.grammar(), names);
        // A verb said again tells the whole play, or what of it was wrong.
        if is_told {
            let is_part = !texts.is_empty();
            let retold = if is_part {
                Vec::new()
            } else {
                retold(&meant.said, play, true, table, self.grammar(), names)
            };
            texts.extend(
                retold.iter().filter_map(|line| line.split_once(": ")).map(|(_, text)| text.to_owned()),
            );
            let heard = self.plain_since(&meant.said, then.as_ref(), names);
            // Beside a part, only what the words tell for sure.
            let heard = if is_part && !matches!(heard, Plain::One(_)) { Vec::new() } else { heard.lines() };
            let drafts = heard.iter().filter_map(|line| draft_of(line, then.as_ref()));
            let is_same = |text: &String| {
                verb_of(text) == verb_of(&play.text) && actor(text, table) == actor(&play.text, table)
            };
            for text in drafts.map(|draft| draft.text).filter(is_same) {
                if texts.iter().all(|other| fold(other) != fold(&text)) {
                    texts.push(text);
                }
            }
        }
        // What tells how another thing lies is of that alone: no number of it belongs here either.
        if texts.iter().any(|text| !is_of_same_thing(text, &play.text)) {
            return Vec::new();
        }
        // What the other one did is no correction of it, where nobody is named.
        let is_named = named_in(&meant.said, table).is_some();
        let is_his = |text: &String| is_named || actor(text, table) == actor(&play.text, table);
        texts.retain(|text| fold(text) != fold(&play.text) && is_his(text));
        texts
    }

    /// The line that puts a text in the place of a play, with how many faults it brings; where what comes behind names the
    /// place that was wrong, it goes along.
    fn instead(
        &self,
        play: &PlayView,
        text: &str,
        behind: &[PlayView],
        table: &dyn Referee,
    ) -> Option<(Weight, String)> {
        let line = format!("corregir {}: {text}", play.seq);
        let brings = self.weighs(&line, table)?;
        if brings.0 <= 0 {
            return Some((brings, line));
        }
        let words = |text: &str| -> Vec<String> {
            text.split([' ', '>', '=', ',', ':']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
        };
        let (old, new) = (words(&play.text), words(text));
        let changed = old.iter().zip(&new).find(|(old, new)| old != new && old.len() > 1);
        let place = changed.filter(|(old, _)| table.place_named(old).is_some());
        let Some((old, new)) = place else { return Some((brings, line)) };
        let mut chain = line.clone();
        for next in behind.iter().rev().take(BEHIND).filter(|next| words(&next.text).contains(old)) {
            chain.push_str(&format!("; corregir {}: {}", next.seq, next.text.replacen(old.as_str(), new, 1)));
        }
        match self.weighs(&chain, table) {
            Some(fewer) if fewer.0 < brings.0 => Some((fewer, chain)),
            Some(_) | None => Some((brings, line)),
        }
    }

    /// Why nothing is recorded of a line that says what was meant, where nothing told lately is of its kind.
    pub(super) fn nothing_meant(&self, statement: &str, start: usize) -> Option<SessionError> {
        let meant = takes_back(statement, self.grammar())?;
        let message = "No se halla qué jugada corrige: «corregir N: …»; «historial» dice los números";
        let misread = Misread::new(start..start + statement.len(), message);
        (meant.is_sure && meant.is_was).then(|| misread.into())
    }

    /// What takes back a part of what was said: as the last play alone has it, or as others of late do.
    pub(super) fn taken_back(&self, statement: &str, amended: Plain, table: &dyn Referee) -> Plain {
        // «era 12» of a card that is to be shown says what it is.
        let is_new = is_told_new(statement) && {
            let told = self.plain(statement, table);
            matches!(&told, Plain::One(line) if self.brings(line, table).is_some_and(|more| more <= 0))
        };
        // What puts a place or a number into the last play and breaks no rule there was meant of it.
        let is_plain =
            matches!(&amended, Plain::One(line) if self.brings(line, table).is_some_and(|more| more <= 0));
        if is_new || is_plain {
            return amended;
        }
        let lines = self.meant_instead(statement, table);
        let only = match &amended {
            Plain::One(line) => Some(line),
            Plain::Near(_) | Plain::Several(_) | Plain::None => None,
        };
        // Where it is one and the same, or nothing else is meant, it is what it was.
        if lines.is_empty() || lines.iter().all(|line| Some(line) == only) {
            return amended;
        }
        super::correction::few_of(lines)
    }
}
