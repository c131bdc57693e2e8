//! A penalty as it is recorded: the infraction that its words name, the level the ladder proposes, what it costs.

use chrono::{DateTime, TimeDelta, Utc};

use crate::kernel::{Penalty, Referee, RulingOutcome, Seat, counted, covers, did_you_mean, fold};
use crate::notation::{Fine, RecordedFine};
use crate::rulebook::{InfractionList, InfractionRow, Level, Scope};

/// How long a day of play is, in hours: the clock of the records knows no town.
const DAY: i64 = 16;

/// A penalty that a player got in another match of the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Earlier {
    /// The class of the infraction.
    pub class: String,
    /// When it was given.
    pub time: DateTime<Utc>,
    /// The match, the number of its record and the penalty, in Spanish.
    pub words: String,
}

/// Finds the penalties that the player of a seat got in other matches of the event.
pub type Finder = Box<dyn Fn(&dyn Referee, Seat) -> Vec<Earlier> + Send>;

/// What penalties are judged by.
pub(super) struct Ladder<'a> {
    /// The list in force.
    pub list: &'a InfractionList,
    /// What the player got in other matches; nothing where nobody keeps them.
    pub elsewhere: &'a dyn Fn(&dyn Referee, Seat) -> Vec<Earlier>,
    /// When the penalty is given; none in a script.
    pub now: Option<DateTime<Utc>>,
}

impl Ladder<'_> {
    /// The penalty that was said, and what is to be remarked of it.
    ///
    /// # Errors
    /// An infraction or a level that the list does not have, or another level than the proposed one without a reason.
    pub fn penalty(&self, fine: &Fine, referee: &dyn Referee) -> Result<(Penalty, Option<String>), String> {
        if let Some(recorded) = &fine.recorded {
            return Ok((as_recorded(fine, recorded), None));
        }
        match self.infraction(fine)? {
            Some(row) => self.of_list(fine, row, referee),
            None => self.of_words(fine).map(|penalty| (penalty, None)),
        }
    }

    /// A penalty of words alone, perhaps with a level.
    fn of_words(&self, fine: &Fine) -> Result<Penalty, String> {
        let level = fine.level.as_deref().map(|said| self.level(said)).transpose()?;
        Ok(Penalty {
            level: level.map(|level| level.id.clone()),
            costs: level.and_then(|level| level.costs),
            private: fine.private.clone(),
            by: fine.by.clone(),
            ..Penalty::of(fine.seat, fine.said.clone())
        })
    }

    fn of_list(
        &self,
        fine: &Fine,
        row: &InfractionRow,
        referee: &dyn Referee,
    ) -> Result<(Penalty, Option<String>), String> {
        let earlier = self.earlier(fine.seat, row, referee);
        let proposed = match &fine.proposed {
            Some(said) => self.level(said)?,
            None => self.list.propose(row, earlier.len()),
        };
        let (said, text) = self.level_and_text(fine);
        let level = said.map_or(Ok(proposed), |said| self.level(said))?;
        let deviates = level.id != proposed.id;
        if deviates && text.is_empty() {
            return Err(format!(
                "se propone {} y se da {}: añada el motivo entre comillas",
                proposed.id, level.id
            ));
        }
        let penalty = Penalty {
            about: fine.about,
            clauses: fine.clauses.clone(),
            infraction: Some(row.recorded()),
            level: Some(level.id.clone()),
            proposed: deviates.then(|| proposed.id.clone()),
            costs: level.costs,
            private: fine.private.clone(),
            by: fine.by.clone(),
            ..Penalty::of(fine.seat, text.to_owned())
        };
        Ok((penalty, self.remark(row, &earlier, proposed, fine, referee)))
    }

    /// The infraction that the words name; none where they are words alone.
    fn infraction(&self, fine: &Fine) -> Result<Option<&InfractionRow>, String> {
        // A whole name of the list, whatever stands around it.
        let is_named = |row: &&InfractionRow| fold(&row.name) == fold(&fine.said);
        if let Some(row) = self.list.rows.iter().find(is_named) {
            return Ok(Some(row));
        }
        let Some((word, _)) = &fine.infraction else { return Ok(None) };
        let candidates = match self.list.find(word) {
            Ok(row) => return Ok(Some(row)),
            Err(candidates) => candidates,
        };
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        if !candidates.is_empty() {
            let named: Vec<String> =
                candidates.iter().map(|row| format!("{} {}", row.id, row.name)).collect();
            return Err(format!("«{word}» puede ser {}: escriba el número", named.join(", ")));
        }
        // A word that names nothing is the first of a text.
        if !is_number && fine.about.is_none() {
            return Ok(None);
        }
        let near = did_you_mean(word, self.list.rows.iter().map(|row| row.id.as_str()));
        let near =
            if near.is_empty() { String::new() } else { format!(" ¿Quiso decir {}?", near.join(", ")) };
        Err(format!("la lista no tiene ninguna infracción «{word}».{near}"))
    }

    /// The level that was said, by its key or as the first word of the text, and the text without it.
    fn level_and_text<'f>(&self, fine: &'f Fine) -> (Option<&'f str>, &'f str) {
        let first = fine.first_word.as_ref().filter(|_| fine.level.is_none());
        let is_level = |word: &str| self.list.levels.iter().any(|level| fold(&level.id) == fold(word));
        match first.filter(|(word, _)| is_level(word)) {
            Some((word, rest)) => (Some(word), rest),
            None => (fine.level.as_deref(), &fine.text),
        }
    }

    fn level(&self, said: &str) -> Result<&Level, String> {
        self.list.level(said).ok_or_else(|| {
            let levels: Vec<&str> = self.list.levels.iter().map(|level| level.id.as_str()).collect();
            format!("«{said}» no es un nivel de la lista; lo son {}", levels.join(", "))
        })
    }

    /// What the player got before for the same class, in its scope.
    fn earlier(&self, seat: Seat, row: &InfractionRow, referee: &dyn Referee) -> Vec<String> {
        let here = referee.ledger().penalties().iter().filter(|(_, penalty)| {
            penalty.seat == seat && penalty.infraction.as_ref().is_some_and(|i| i.class == row.class)
        });
        let here = here.map(|(seq, penalty)| format!("#{seq} {}", penalty.summary()));
        let in_scope = |earlier: &Earlier| {
            let is_day = self.list.class(&row.class).is_some_and(|class| class.scope == Scope::Day);
            let is_today = || self.now.is_some_and(|now| now - earlier.time < TimeDelta::hours(DAY));
            earlier.class == row.class && (!is_day || is_today())
        };
        let elsewhere = (self.elsewhere)(referee, seat).into_iter().filter(in_scope).map(|e| e.words);
        elsewhere.chain(here).collect()
    }

    fn remark(
        &self,
        row: &InfractionRow,
        earlier: &[String],
        proposed: &Level,
        fine: &Fine,
        referee: &dyn Referee,
    ) -> Option<String> {
        let findings = referee.findings();
        let is_about = |about| findings.iter().any(|f| f.about == about && covers(&fine.clauses, f.clause));
        let bare = fine.about.filter(|about| !is_about(*about));
        let bare = bare.map(|about| format!("en el suceso {about} no consta esa falta"));
        let excused = findings.iter().find(|f| {
            Some(f.about) == fine.about
                && covers(&fine.clauses, f.clause)
                && f.ruling.as_ref().and_then(|r| r.outcome).is_some_and(excuses)
        });
        let excused =
            excused.map(|f| format!("sobre {} del suceso {} se falló que no hubo falta", f.clause, f.about));
        let class = self.list.class(&row.class).map_or(row.class.as_str(), |class| class.name.as_str());
        let repeats = (!earlier.is_empty()).then(|| {
            let before = counted(earlier.len(), "anterior", "anteriores");
            format!("{before} de «{class}» ({}): se propone {}", earlier.join("; "), proposed.id)
        });
        bare.or(excused).or(repeats)
    }
}

/// Whether a ruling says that the player did nothing wrong.
fn excuses(outcome: RulingOutcome) -> bool {
    matches!(outcome, RulingOutcome::NoOffence | RulingOutcome::Permitted | RulingOutcome::Corrected)
}

/// A penalty as a script says that it was recorded.
fn as_recorded(fine: &Fine, recorded: &RecordedFine) -> Penalty {
    Penalty {
        about: fine.about,
        clauses: fine.clauses.clone(),
        infraction: recorded.infraction.clone(),
        level: fine.level.clone(),
        proposed: fine.proposed.clone(),
        costs: recorded.costs,
        private: fine.private.clone(),
        by: fine.by.clone(),
        ..Penalty::of(fine.seat, fine.text.clone())
    }
}

/// What becomes of a match of several where somebody loses it by a penalty.
pub(super) fn leaves(penalty: &Penalty, referee: &dyn Referee) -> Option<String> {
    penalty.costs?;
    let left = referee.seats().into_iter().filter(|seat| *seat != penalty.seat);
    let left = left.filter(|seat| !referee.ledger().lost().any(|lost| lost == *seat)).count();
    let concedes = referee.verbs().iter().any(|verb| verb.word == "rendirse");
    let name = referee.seat_name(penalty.seat);
    (left > 1 && concedes).then(|| format!("los demás siguen; «rendirse {name}» deja la mesa sin {name}"))
}
