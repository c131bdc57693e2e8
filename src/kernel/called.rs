//! Players by their names in what is told of a match.
//!
//! A game speaks of seats: a check that says `A roba` need not know who sits there, and a name that comes later changes
//! no verdict. Whoever reads it reads the name.

use std::sync::Arc;

use super::game::{Duty, Outcome};
use super::ids::Seat;
use super::picture::Picture;
use super::verdict::{Finding, Notice};
use super::view::Step;

/// The seats that somebody gave a name.
pub(super) struct Called {
    seats: Vec<(char, String)>,
    /// Names of cards that hold a letter by itself, such as «Plan B Rojo».
    cards: Vec<String>,
}

impl Called {
    /// The names of seats. Where one is the letter of a seat none is put: it would be read as that seat.
    /// What these cards are called stays.
    pub(super) fn of(names: impl Iterator<Item = (Seat, String)>, cards: &[String]) -> Called {
        let named: Vec<(char, String)> = names
            .map(|(seat, name)| (seat.letter(), name))
            .filter(|(seat, name)| *name != seat.to_string())
            .collect();
        let is_letter = |name: &str| name.chars().filter(|c| c.is_alphanumeric()).count() < 2;
        let seats = if named.iter().any(|(_, name)| is_letter(name)) { Vec::new() } else { named };
        Called { seats, cards: cards.to_vec() }
    }

    /// The text with its seats by their names. What is quoted stays, and so do places: `A.f1`, `«A fin»`, `A (A.f1)`.
    fn say(&self, text: &mut String) {
        if self.seats.is_empty() || !text.contains(|c: char| c.is_ascii_uppercase()) {
            return;
        }
        let mut said = String::with_capacity(text.len());
        let (mut before, mut quoted) = (' ', 0_usize);
        // Where the name of a card ends that is being said.
        let mut named = 0;
        for (at, c) in text.char_indices() {
            if at >= named && !before.is_alphanumeric() {
                let ends = self.cards.iter().filter(|card| text[at..].starts_with(*card)).map(String::len);
                named = ends.max().map_or(named, |end| at + end);
            }
            match c {
                '«' => quoted += 1,
                '»' => quoted = quoted.saturating_sub(1),
                _ => {}
            }
            let stands_alone = !before.is_alphanumeric() && !matches!(before, '.' | '"' | '/' | '=');
            let name = self.seats.iter().find(|(letter, _)| *letter == c);
            let is_free = at >= named && quoted == 0 && stands_alone;
            match name.filter(|_| is_free && is_seat(&text[at + c.len_utf8()..])) {
                Some((_, name)) => said.push_str(name),
                None => said.push(c),
            }
            before = c;
        }
        *text = said;
    }

    /// The same for a text that stays as it is.
    pub(super) fn said(&self, text: &str) -> String {
        let mut said = text.to_owned();
        self.say(&mut said);
        said
    }

    /// The same for all that a record brought.
    pub(super) fn step(&self, step: Step) -> Step {
        Step {
            findings: step.findings.into_iter().map(|f| self.finding(f)).collect(),
            withdrawn: step.withdrawn.into_iter().map(|f| self.finding(f)).collect(),
            notices: step.notices.into_iter().map(|n| self.notice(n)).collect(),
            consequences: step.consequences.iter().map(|text| self.said(text)).collect(),
            owed: step.owed.into_iter().map(|d| self.duty(d)).collect(),
            outcome: step.outcome.map(|o| self.outcome(o)),
        }
    }

    pub(super) fn finding(&self, mut finding: Finding) -> Finding {
        // What was found is shared by those who tell of it.
        if !self.seats.is_empty() {
            let fault = Arc::make_mut(&mut finding.fault);
            self.say(&mut fault.message);
            self.say(&mut fault.legal);
            let facts = std::mem::take(&mut fault.facts);
            fault.facts =
                facts.into_iter().map(|(key, value)| (self.said(&key), self.said(&value))).collect();
        }
        finding
    }

    /// A table: where the heading of an area begins with its seat, the letter stays beside the name.
    pub(super) fn picture(&self, mut picture: Picture) -> Picture {
        self.say(&mut picture.headline);
        picture.pending.iter_mut().for_each(|line| self.say(line));
        for area in &mut picture.areas {
            let named =
                area.seat.and_then(|seat| self.seats.iter().find(|(letter, _)| *letter == seat.letter()));
            let Some((letter, name)) = named else { continue };
            if let Some(rest) = area.title.strip_prefix(*letter).filter(|rest| is_seat(rest)) {
                area.title = format!("{name} ({letter}){rest}");
            }
        }
        picture
    }

    pub(super) fn notice(&self, mut notice: Notice) -> Notice {
        self.say(&mut notice.text);
        notice
    }

    pub(super) fn duty(&self, mut duty: Duty) -> Duty {
        self.say(&mut duty.what);
        duty
    }

    pub(super) fn outcome(&self, mut outcome: Outcome) -> Outcome {
        self.say(&mut outcome.text);
        outcome
    }
}

/// Whether a letter that stands before this is a seat and no part of a place, a line or a longer word.
fn is_seat(after: &str) -> bool {
    let mut letters = after.chars();
    match letters.next() {
        Some('.') => !letters.next().is_some_and(char::is_alphanumeric),
        Some('"' | '=' | '>' | '/' | '-') => false,
        Some(' ') => !after.starts_with(" (") || after[2..].starts_with(|c: char| c.is_ascii_digit()),
        Some(c) => !c.is_alphanumeric(),
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Area;
    use pretty_assertions::assert_eq;

    #[test]
    fn seats_are_told_by_their_names_and_places_as_they_are() {
        let names = [(Seat::A, "ana".to_owned()), (Seat::B, "Beto".to_owned())];
        let told = |text: &str| {
            let mut text = text.to_owned();
            Called::of(names.clone().into_iter(), &["Plan B Rojo".to_owned()]).say(&mut text);
            text
        };
        for (said, read) in [
            ("A y B comparten cartas", "ana y Beto comparten cartas"),
            ("gana A.", "gana ana."),
            ("B se queda sin defensores: gana A (22.1)", "Beto se queda sin defensores: gana ana (22.1)"),
            ("A (A.f1) va a B.s1, de B", "A (A.f1) va a B.s1, de Beto"),
            ("que A acabe antes: «A fin»", "que ana acabe antes: «A fin»"),
            ("A1 ataca a BExt:\"B\"", "A1 ataca a BExt:\"B\""),
            ("B juega Plan B Rojo; A y B, no", "Beto juega Plan B Rojo; ana y Beto, no"),
        ] {
            assert_eq!(told(said), read);
        }
    }

    #[test]
    fn a_table_names_its_players_and_keeps_their_letters() {
        let area = |seat, title: &str| Area { title: title.to_owned(), seat, rows: Vec::new() };
        let titles = ["A · Mano 3", "Beto (B) · Mano 3", "A", "Ana"];
        let picture = Picture {
            headline: "Turno 2 de A · Robo".to_owned(),
            areas: titles
                .iter()
                .zip([Seat::A, Seat::B, Seat::A, Seat::A])
                .map(|(t, s)| area(Some(s), t))
                .collect(),
            pending: vec!["B debe elegir; A1 espera".to_owned()],
        };
        let names = [(Seat::A, "ana".to_owned()), (Seat::B, "Beto".to_owned())];
        let told = Called::of(names.into_iter(), &[]).picture(picture);
        let titles: Vec<&str> = told.areas.iter().map(|area| area.title.as_str()).collect();
        assert_eq!(titles, ["ana (A) · Mano 3", "Beto (B) · Mano 3", "ana (A)", "Ana"]);
        assert_eq!(
            (told.headline.as_str(), told.pending[0].as_str()),
            ("Turno 2 de ana · Robo", "Beto debe elegir; A1 espera")
        );
    }

    #[test]
    fn a_name_that_is_a_letter_is_not_put_in_place_of_one() {
        let names = [(Seat::A, "B".to_owned()), (Seat::B, "ana".to_owned())];
        let mut text = "A gana a B".to_owned();
        Called::of(names.into_iter(), &[]).say(&mut text);
        assert_eq!(text, "A gana a B");
    }
}
