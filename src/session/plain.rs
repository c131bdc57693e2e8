//! Lines as people say them: what the strict notation refuses is tried as such, what it takes is looked at once more.

use std::ops::Range;
use std::sync::OnceLock;

use chrono::{DateTime, Utc};

use super::again::ended_again;
use super::besides::led_to_player;
use super::correction::few_of;
use super::doubts::{
    before_setup, breaks_rule, by_card, denied, distinct, draft_of, gone_on, granted_before,
    is_said_to_another, is_wish, left_open, mine_of_other, owed_by_other, owed_otherwise, recounted,
    said_twice, set_up_again, setup, unset,
};
use super::dropped::{with_all_named, without_told};
use super::unsettled::{half_heard, nothing_to_settle};
use super::which::Which;
use super::whose::says_another;
use super::{Caution, Part, Reply, Session, SessionError, Trust};
use crate::games::GAMES;
use crate::kernel::{Draft, Misread, Referee, fold, verb_of};
use crate::notation::{
    Command, Deed, Grammar, MAX_TYPED, Plain, Reading, Turned, alike, behind_not_done, beside, contradicted,
    gives_turn, is_inflected, is_of_before, is_of_verb, is_question, is_vague, lesser, loses_number,
    nearly_settled, onward, opened, or_given_up, or_noted, other_side, question, read, settled, stranger,
    telegram, tells_verb, tells_who_plays, to_be_noted, trapped, turned, unlikely,
};

/// The speech of every game, taken apart once, when a line is first read as people say it: it is the same in all matches.
static GRAMMARS: [OnceLock<Grammar>; GAMES.len()] = [const { OnceLock::new() }; GAMES.len()];

fn grammar(at: usize) -> &'static Grammar {
    GRAMMARS[at].get_or_init(|| {
        let table = (GAMES[at].open)();
        Grammar::new(&table.speech(), &table.verbs())
    })
}

impl Session {
    /// Enters a documented line that was asked for and taken: it is read as it is written.
    ///
    /// # Errors
    /// As [`enter`](Self::enter).
    pub fn enter_taken(
        &mut self,
        line: &str,
        caution: Caution,
        now: DateTime<Utc>,
    ) -> Result<Vec<Reply>, SessionError> {
        self.enter_as(line, caution, Trust::AsWritten, now)
    }

    /// What entering a line would write, body by body; nothing is written.
    ///
    /// # Errors
    /// As [`enter`](Self::enter).
    pub fn would_write(&self, line: &str) -> Result<Vec<String>, SessionError> {
        self.written(line, Trust::Doubt)
    }

    /// The same for a documented line that was asked for and taken.
    ///
    /// # Errors
    /// As [`enter`](Self::enter).
    pub fn would_write_taken(&self, line: &str) -> Result<Vec<String>, SessionError> {
        self.written(line, Trust::AsWritten)
    }

    fn written(&self, line: &str, trust: Trust) -> Result<Vec<String>, SessionError> {
        let parts = self.understand(line, &Caution::Record, trust)?;
        let body = |part: &Part| match part {
            Part::Record(body, _) => serde_json::to_string(body).ok(),
            Part::Ask(_) => None,
        };
        Ok(parts.iter().filter_map(body).collect())
    }

    /// Takes the game's speech apart beside what else is done, so that whoever types the first line waits for nothing.
    pub fn get_ready(&self) {
        let at = self.game_at();
        // Where no thread can be had, the first line takes it apart.
        let _ = std::thread::Builder::new().spawn(move || grammar(at).lexicon());
    }

    pub(super) fn grammar(&self) -> &'static Grammar {
        grammar(self.game_at())
    }

    fn game_at(&self) -> usize {
        GAMES.iter().position(|game| game.id == self.referee.game_id()).unwrap_or(0)
    }

    /// A statement as the strict notation is to read it, where that is not as it is written.
    pub(super) fn said(
        &self,
        line: &str,
        range: &Range<usize>,
        table: &dyn Referee,
        trust: Trust,
    ) -> Result<Option<String>, SessionError> {
        let statement = &line[range.clone()];
        let whole = |said: &String| format!("{}{said}{}", &line[..range.start], &line[range.end..]);
        if trust != Trust::AsWritten
            && let Some(said) = self.said_elsewhere(statement, table, trust)
        {
            return match said {
                Err(SessionError::Which(which)) => Err(which.of(whole).into()),
                said => Ok(said?.as_ref().map(whole)),
            };
        }
        // «ataca» is a form of its verb before it is the beginning of one.
        let is_inflected = trust != Trust::AsWritten && is_inflected(statement, table, self.grammar());
        match read(line, range.clone(), table, if is_inflected { &Reading::EXACT } else { &Reading::TYPED }) {
            Ok(Command::Record(Deed::Play { draft, waiver, before: None, instead: None, .. }))
                if trust != Trust::AsWritten =>
            {
                if let Some(seq) = granted_before(&draft, table) {
                    return Ok(Some(format!("porque {seq}")));
                }
                if let Some(line) = led_to_player(statement, &draft, table) {
                    return Ok(Some(whole(&line)));
                }
                if let Some(line) = self.with_whole_name(statement, &draft, table) {
                    return self.of_part(&line, table, trust, &whole);
                }
                let lines = self.meant_besides(statement, &draft, waiver.is_some(), table);
                if let (true, None, Some(why)) = (lines.is_empty(), &waiver, unlikely(&draft, table)) {
                    return Err(Which::Unlikely { line: line.trim().to_owned(), why }.into());
                }
                if lines.is_empty() {
                    return Ok(None);
                }
                Err(Which::Several(lines.iter().map(whole).collect()).into())
            }
            Ok(_) => Ok(None),
            Err(misread) if trust == Trust::AsWritten || line.len() > MAX_TYPED => Err(misread.into()),
            Err(misread) => self.tried(statement, range.start, (table, trust), misread, &whole).map(Some),
        }
    }

    /// A statement the strict notation refuses, as people say it.
    fn tried(
        &self,
        statement: &str,
        start: usize,
        (table, trust): (&dyn Referee, Trust),
        misread: Misread,
        whole: &dyn Fn(&String) -> String,
    ) -> Result<String, SessionError> {
        if let Some(open) = left_open(statement, start, table) {
            return Err(open.into());
        }
        if trust != Trust::AsWritten
            && !is_question(statement)
            && let Some(late) = self.late(statement, start, table, whole)
        {
            return Err(late);
        }
        let heard = self.both(statement, (table, trust), self.heard(statement, (table, trust)));
        let heard = self.each(statement, (table, trust), heard);
        let heard = self.or_denied(statement, heard, table);
        let heard = with_all_named(statement, heard, table);
        let heard = self.in_turn(statement, (table, trust), heard);
        let is_correction = |line: &String| line.starts_with("corregir ");
        if !heard.clone().lines().iter().any(is_correction)
            && let Some(nothing) = self.nothing_meant(statement, start)
        {
            return Err(nothing);
        }
        if let Plain::One(line) | Plain::Near(line) = &heard
            && let Some(unset) = before_setup(line, statement, start, table)
        {
            return Err(unset.into());
        }
        let is_left_open =
            is_of_before(statement) || is_vague(statement) || self.keeps_turn(statement, &heard, table);
        let heard = if is_left_open { offered(heard) } else { heard };
        let heard = self.heard_or_likelier(statement, (table, trust), heard);
        match heard {
            Plain::One(line)
                if (is_wish(statement) || is_said_to_another(statement, table))
                    && self.behind(&line, table).is_some_and(|end| end.outcome().is_some())
                    && table.outcome().is_none() =>
            {
                Err(Which::Unlikely { line: whole(&line), why: "con eso acaba la partida".to_owned() }.into())
            }
            Plain::One(line) => {
                let line = self.taken(line, statement, table, whole)?;
                self.unless_contrary(statement, (table, trust), line, whole)
            }
            Plain::Near(said) => {
                Err(self.asked(vec![said], (statement, start, table), misread, whole).into())
            }
            // One alone is asked for by its number.
            Plain::Several(lines) if lines.len() == 1 => Err(Which::Several(vec![whole(&lines[0])]).into()),
            Plain::Several(lines) => Err(self.asked(lines, (statement, start, table), misread, whole).into()),
            // Why a part says nothing is told of the whole.
            Plain::None if trust != Trust::Doubt => Err(misread.into()),
            Plain::None if let Some(nothing) = nothing_to_settle(statement, start, table) => {
                Err(nothing.into())
            }
            Plain::None => match self.likelier(statement, (table, trust), self.guessed(statement, table)) {
                Plain::One(_) | Plain::None => {
                    Err(self.unknown(statement, start, table, &misread).unwrap_or(misread).into())
                }
                Plain::Near(line) => {
                    let fault = self.told_fault(&line, statement, start, table);
                    Err(Which::Near { line: whole(&line), misread: fault.unwrap_or(misread) }.into())
                }
                Plain::Several(lines) if lines.len() == 1 => {
                    Err(Which::Several(vec![whole(&lines[0])]).into())
                }
                Plain::Several(lines) => {
                    Err(self.asked(lines, (statement, start, table), misread, whole).into())
                }
            },
        }
    }

    /// Why a draft can hardly be as it was heard.
    fn improbable(&self, draft: &Draft, table: &dyn Referee) -> Option<String> {
        unlikely(draft, table).or_else(|| self.impossible(draft, table))
    }

    /// The fault in what people's words tell, where it says that it can hardly be as it was heard: a card that does not exist.
    fn impossible(&self, draft: &Draft, table: &dyn Referee) -> Option<String> {
        let pieces = table.speech().unlikely;
        if pieces.is_empty() || !table.may_foretell(draft) {
            return None;
        }
        let message = self.fault_of(draft, table)?.fault.message.clone();
        pieces.iter().any(|piece| message.contains(piece)).then_some(message)
    }

    /// What is asked where a line is offered: it, or what it says again, beside or of another.
    pub(super) fn meant_near(&self, said: String, statement: &str, table: &dyn Referee) -> Vec<String> {
        let told = draft_of(&said, table);
        let is_unlikely = || told.as_ref().is_some_and(|draft| unlikely(draft, table).is_some());
        let twice = || told.as_ref().map_or(Vec::new(), |draft| said_twice(&said, draft, true, table));
        let of_card = || told.as_ref().map_or(Vec::new(), |draft| by_card(statement, &said, draft, table));
        let ended = || told.as_ref().map_or(Vec::new(), |draft| ended_again(statement, draft, true, table));
        let beside = || beside(&said, table);
        let other = || other_side(&said, statement, is_unlikely(), table);
        let ways: [&dyn Fn() -> Vec<String>; 5] = [&twice, &of_card, &ended, &beside, &other];
        let lines = ways.iter().map(|way| way()).find(|lines| !lines.is_empty());
        lines.unwrap_or_else(|| vec![said])
    }

    /// What is asked: each thing once. Of one that was understood and would be a fault, it is told which.
    fn asked(
        &self,
        lines: Vec<String>,
        (statement, start, table): (&str, usize, &dyn Referee),
        misread: Misread,
        whole: &dyn Fn(&String) -> String,
    ) -> Which {
        match distinct(lines, table).as_slice() {
            [only] => {
                let fault = self.told_fault(only, statement, start, table);
                Which::Near { line: whole(only), misread: fault.unwrap_or(misread) }
            }
            lines => Which::Several(lines.iter().map(whole).collect()),
        }
    }

    /// What is wrong with the one line that a statement tells, its verb said: it is no matter of words.
    fn told_fault(&self, line: &str, statement: &str, start: usize, table: &dyn Referee) -> Option<Misread> {
        let draft = draft_of(line, table).filter(|draft| table.may_foretell(draft))?;
        let is_said = tells_verb(statement, verb_of(&draft.text)?, table, self.grammar());
        let fault = if is_said { self.fault_of(&draft, table) } else { None }?;
        let message = format!("Eso sería una falta ({}): {}", fault.clause, fault.fault.message);
        Some(Misread::new(start..start + statement.len(), message))
    }

    /// What a whole line may be meant for that nothing is heard in.
    fn guessed(&self, statement: &str, table: &dyn Referee) -> Plain {
        if is_question(statement) {
            return Plain::None;
        }
        let guessed = telegram(statement, table, self.grammar(), &self.card_names(table));
        let guessed = with_all_named(statement, or_given_up(statement, guessed, table), table);
        // «ya no va a B2 sino a B3» may be what happened next.
        let lines = guessed.clone().lines();
        match self.denied_of(statement, &lines, table) {
            corrections if corrections.is_empty() => guessed,
            corrections => few_of([corrections, lines].concat()),
        }
    }

    /// The one line a statement says, or what it may be instead where there is a reason to doubt it.
    fn taken(
        &self,
        line: String,
        statement: &str,
        table: &dyn Referee,
        whole: &dyn Fn(&String) -> String,
    ) -> Result<String, SessionError> {
        if let Some(why) = set_up_again(&line, table) {
            return Err(Which::Unlikely { line: whole(&line), why }.into());
        }
        let mut lines = trapped(&line, &line, table);
        if let (true, Some(draft)) = (lines.is_empty(), draft_of(&line, table)) {
            if !says_another(statement) {
                lines = said_twice(&line, &draft, true, table);
            }
            if lines.is_empty() {
                lines = ended_again(statement, &draft, true, table);
            }
            if lines.is_empty() {
                lines = owed_otherwise(&line, &draft, table);
            }
            if lines.is_empty() {
                lines = owed_by_other(statement, &line, &draft, table);
            }
            if lines.is_empty() {
                lines = gone_on(statement, &line, table);
            }
            if lines.is_empty() {
                lines = opened(statement, &draft, table);
            }
            if lines.is_empty() {
                lines = by_card(statement, &line, &draft, table);
            }
            if lines.is_empty() {
                lines = self.missed_before(&line, &draft, table);
            }
            if let (true, Some(why)) =
                (lines.is_empty(), recounted(&draft, table).or_else(|| self.improbable(&draft, table)))
            {
                lines = other_side(&line, statement, true, table);
                if lines.is_empty() {
                    return Err(Which::Unlikely { line: whole(&line), why }.into());
                }
            }
        }
        // «coste 4 coste 5»: one of them was passed over.
        let loses = |said: &str| loses_number(said, &line);
        if lines.is_empty() && loses(statement) && loses(&without_told(statement, &line, table)) {
            return Err(Which::Several(vec![whole(&line)]).into());
        }
        let others: [&dyn Fn() -> Vec<String>; 5] = [
            &|| mine_of_other(statement, &line, table),
            &|| contradicted(&line, table, self.grammar()),
            &|| beside(&line, table),
            &|| other_side(&line, statement, false, table),
            &|| lesser(&line, statement, table, self.grammar()),
        ];
        for other in others {
            if lines.is_empty() {
                lines = other();
            }
        }
        match distinct(lines, table).as_slice() {
            [] => Ok(line),
            [only] => Ok(only.clone()),
            lines => Err(Which::Several(lines.iter().map(whole).collect()).into()),
        }
    }

    /// Why a statement says nothing, where that can be told better than by its first word: it denies something, the table
    /// is not set up, or it names a card nobody heard of.
    fn unknown(
        &self,
        statement: &str,
        start: usize,
        table: &dyn Referee,
        misread: &Misread,
    ) -> Option<Misread> {
        if let Some(denied) = denied(statement, start) {
            return Some(denied);
        }
        let names = self.card_names(table);
        let Some(name) = stranger(statement, table, self.grammar(), &names) else {
            let is_no_verb = is_of_verb(misread) || self.grammar().begins_by_filler(statement);
            return if is_no_verb { half_heard(statement, start, self.grammar()) } else { None };
        };
        if let Some(first) = setup(table) {
            return Some(unset(statement, start, first));
        }
        let at = fold(statement).find(&fold(&name)).filter(|_| statement.is_ascii()).unwrap_or(0);
        let len = if statement.is_ascii() { name.len() } else { statement.len() };
        let mut message = format!("No se conoce ninguna carta «{name}»: diga su lugar");
        let brings = table.speech().brings;
        if !brings.is_empty() {
            message.push_str(&format!(", o antes cuál es: {}", brings.replace("{}", &name)));
        }
        Some(Misread::new(start + at..start + at + len, message))
    }

    /// What a statement says as people say it.
    pub(super) fn heard(&self, statement: &str, (table, trust): (&dyn Referee, Trust)) -> Plain {
        let heard = or_given_up(statement, self.heard_of_game(statement, (table, trust)), table);
        // «no equipo nada, te toca Ramiro»; what ends the match is never one Enter away.
        let behind = behind_not_done(statement).filter(|_| heard == Plain::None && trust == Trust::Doubt);
        match behind.map(|rest| self.heard_of_game(rest, (table, trust))) {
            Some(Plain::One(line))
                if self.behind(&line, table).is_some_and(|end| end.outcome().is_some()) =>
            {
                Plain::Several(vec![line])
            }
            Some(Plain::One(line)) => Plain::Near(line),
            Some(Plain::Near(_) | Plain::Several(_) | Plain::None) | None => heard,
        }
    }

    /// The same, whoever may be giving the match up by it.
    fn heard_of_game(&self, statement: &str, (table, trust): (&dyn Referee, Trust)) -> Plain {
        let turn = turned(statement, table);
        if matches!(turn, Some(Turned::Already)) || tells_who_plays(statement, table) {
            return Plain::One("estado".to_owned());
        }
        let names = self.card_names(table);
        let as_said = |said: &str| {
            if is_question(statement) {
                question(said, table, self.grammar(), &names)
            } else if trust == Trust::Doubt {
                self.plain(said, table)
            } else {
                self.plain_part(said, table)
            }
        };
        let heard = match settled(statement, table) {
            only @ Plain::One(_) => return only,
            asked @ (Plain::Near(_) | Plain::Several(_) | Plain::None) => {
                let amend = || {
                    let named = self.of_what_is_named(statement, table);
                    let wrong = named.or_else(|| self.said_wrong(statement, table, &names));
                    self.or_of_game(statement, wrong, table)
                };
                let heard = onward(statement, table).or_else(amend).or_else(|| alike(statement, table));
                let told = || to_be_noted(statement).map_or(Plain::None, |told| as_said(&told));
                let said = || match as_said(statement) {
                    one @ Plain::One(_) => one,
                    other @ (Plain::Near(_) | Plain::Several(_) | Plain::None) => match told() {
                        one @ Plain::One(_) => one,
                        Plain::Near(_) | Plain::Several(_) | Plain::None => other,
                    },
                };
                or_noted(statement, heard.or_else(said)).or(asked)
            }
        };
        match (heard, turn) {
            (heard, Some(Turned::To(seat, ways))) => {
                let gives = |line: &String| gives_turn(line, seat, table);
                let said = ways.iter().map(|said| as_said(said));
                let mut ways = std::iter::once(heard.clone()).chain(said);
                let giving = ways.find(|heard| matches!(heard, Plain::One(line) if gives(line)));
                // Nobody said that the other one passes, where that would be a fault.
                match giving.unwrap_or_else(|| offered(heard)) {
                    Plain::One(line)
                        if draft_of(&line, table).is_some_and(|draft| breaks_rule(&draft, table)) =>
                    {
                        Plain::Near(line)
                    }
                    heard @ (Plain::One(_) | Plain::Near(_) | Plain::Several(_) | Plain::None) => heard,
                }
            }
            (one @ Plain::One(_), Some(Turned::As(_) | Turned::Perhaps(_) | Turned::Already) | None) => one,
            (heard, Some(Turned::As(said))) => match as_said(&said) {
                one @ Plain::One(_) => one,
                Plain::Near(_) | Plain::Several(_) | Plain::None => heard,
            },
            (Plain::None, Some(Turned::Perhaps(said))) => offered(as_said(&said)),
            (Plain::None, None) => nearly_settled(statement, table, self.grammar()),
            (heard, Some(Turned::Unbegun(seat)))
                if heard != Plain::None
                    && heard.clone().lines().iter().all(|line| self.begins_none(line, seat, table)) =>
            {
                Plain::One("estado".to_owned())
            }
            (heard, Some(Turned::Perhaps(_) | Turned::Already | Turned::Unbegun(_)) | None) => heard,
        }
    }
}

/// What is only offered.
fn offered(heard: Plain) -> Plain {
    match heard {
        Plain::One(line) => Plain::Near(line),
        other @ (Plain::Near(_) | Plain::Several(_) | Plain::None) => other,
    }
}
