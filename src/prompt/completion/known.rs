//! What there is at the table to be named: verbs, places, players, cards, plays.

use super::Offer;
use crate::kernel::{Cell, Finding, Referee, RulingOutcome, Standing, VerbInfo, fold, shown};
use crate::notation::{DESK, DeskInfo};
use crate::session::record_line;

/// Plays that are offered, the last ones.
const PLAYS: usize = 12;

/// The table, and the names of the published cards at hand.
pub(super) struct Known<'a> {
    pub(super) table: &'a dyn Referee,
    pub(super) cards: &'a [String],
}

/// The row of the desk a word calls.
pub(super) fn desk_row(word: &str) -> Option<&'static DeskInfo> {
    let word = fold(word);
    DESK.iter().find(|row| row.is_called(&word))
}

/// Whether a name is told of cards that lie hidden, and of no other.
fn is_kept_back(cells: &[Cell], name: &str) -> bool {
    let told = |text: &str| text.split(", ").any(|part| part.trim_end().ends_with(name));
    cells.iter().any(|cell| cell.secret.as_ref().is_some_and(|(_, names)| told(names)))
        && !cells.iter().flat_map(|cell| &cell.lines).any(|line| line.contains(name))
}

/// What a ruling may come to.
pub(super) fn outcomes() -> Vec<Offer> {
    let all = [
        (RulingOutcome::Stands, "la falta vale y la mesa queda como está"),
        (RulingOutcome::NoOffence, "no hubo falta"),
        (RulingOutcome::Permitted, "algo lo permitía"),
        (RulingOutcome::Corrected, "se anotó mal"),
        (RulingOutcome::Remedied, "la mesa se arregló en parte"),
        (RulingOutcome::Pending, "todavía no se decide"),
    ];
    all.map(|(outcome, help)| Offer::new(outcome.word().replace(' ', "-"), help)).into()
}

/// The formats a match is saved in.
pub(super) fn formats() -> Vec<Offer> {
    let all = [
        ("md", "para leer e imprimir"),
        ("html", "una página que se abre sola"),
        ("csv", "las faltas en una tabla"),
        ("jsonl", "el registro entero"),
        ("arb", "un guion"),
    ];
    all.map(|(format, help)| Offer::new(format, help)).into()
}

impl Known<'_> {
    /// The verb a word calls, or the only one that begins so.
    pub(super) fn verb(&self, word: &str) -> Option<VerbInfo> {
        let (word, verbs) = (fold(word), self.table.verbs());
        let called = verbs.iter().find(|verb| verb.is_called(&word)).copied();
        let begun = || {
            let mut begun = verbs.iter().filter(|verb| fold(verb.word).starts_with(&word));
            begun.next().filter(|_| begun.next().is_none() && desk_row(&word).is_none()).copied()
        };
        called.or_else(begun)
    }

    /// Whether a word names a player and is no verb.
    pub(super) fn is_player(&self, word: &str) -> bool {
        self.table.seat_named(word).is_some() && self.verb(word).is_none() && desk_row(word).is_none()
    }

    pub(super) fn verbs(&self) -> Vec<Offer> {
        self.table.verbs().iter().map(|verb| Offer::new(verb.word, verb.help)).collect()
    }

    /// What a line may begin with.
    pub(super) fn beginnings(&self) -> Vec<Offer> {
        let desk = DESK.iter().map(|row| Offer::new(row.word, row.help));
        self.verbs().into_iter().chain(desk).collect()
    }

    /// What a name in capitals stands for.
    pub(super) fn of_kind(&self, kind: &str) -> Vec<Offer> {
        let kind = fold(kind);
        let is = |words: &[&str]| words.iter().any(|word| kind.starts_with(word));
        if is(&["jugador", "rival"]) {
            self.players()
        } else if is(&["nombre"]) {
            self.names()
        } else if is(&["carta", "sale", "entra", "cubierta"]) {
            self.spots(true).into_iter().chain(self.names()).collect()
        } else if is(&["objetivo", "protector", "puente", "codigo"]) {
            self.spots(true)
        } else if is(&["espacio", "slot"]) {
            self.spots(false)
        } else if is(&["lugar", "zona"]) {
            self.places()
        } else {
            Vec::new()
        }
    }

    pub(super) fn players(&self) -> Vec<Offer> {
        let seats = self.table.seats().into_iter();
        let player = |seat| {
            let name = self.table.seat_name(seat);
            let letter = if name == seat.to_string() { String::new() } else { format!(" ({seat})") };
            let active = if self.table.status().active == Some(seat) { ", le toca" } else { "" };
            Offer::new(name, format!("jugador{letter}{active}"))
        };
        seats.map(player).collect()
    }

    /// Names of cards, those of the table first; what is hidden from everybody is none of them.
    fn names(&self) -> Vec<Offer> {
        let quoted = |name: &str| {
            if name.chars().all(char::is_alphanumeric) { name.to_owned() } else { format!("\"{name}\"") }
        };
        let cells: Vec<Cell> =
            self.table.picture().areas.into_iter().flat_map(|a| a.rows).flatten().collect();
        let mut here = self.table.shown_names();
        here.retain(|name| !is_kept_back(&cells, name));
        let listed = self.cards.iter().filter(|name| !here.contains(name));
        let here = here.iter().map(|name| Offer::new(quoted(&shown(name)), "carta de la mesa"));
        here.chain(listed.map(|name| Offer::new(quoted(&shown(name)), "carta publicada"))).collect()
    }

    /// Every place of the table.
    pub(super) fn places(&self) -> Vec<Offer> {
        let spots = self.spots(false);
        let all = self.table.places().into_iter();
        let rest = all.filter(|place| !spots.iter().any(|spot| spot.text == *place));
        let rest: Vec<Offer> = rest.map(|place| Offer::new(place, "")).collect();
        spots.into_iter().chain(rest).collect()
    }

    /// The places where a card may lie, with what everybody sees there: taken ones first, those of the player whose turn
    /// it is before the others; only taken ones if `taken`.
    fn spots(&self, taken: bool) -> Vec<Offer> {
        let mut areas = self.table.picture().areas;
        let active = self.table.status().active;
        areas.sort_by_key(|area| active.is_some() && area.seat != active);
        let cells = areas.into_iter().flat_map(|area| area.rows).flatten();
        let mut cells: Vec<Cell> =
            cells.filter(|cell| !(cell.place.is_empty() || taken && cell.empty)).collect();
        cells.sort_by_key(|cell| cell.empty);
        cells.into_iter().map(|cell| Offer::new(cell.place, shown(&cell.lines.join(" · ")))).collect()
    }

    /// The facts that the place said first has.
    pub(super) fn fact_keys(&self, said: &[&str]) -> Vec<Offer> {
        let place = said.first().and_then(|word| self.table.place_named(word));
        let told = |key: &str| said.iter().any(|word| word.split_once('=').is_some_and(|(k, _)| k == key));
        let sheet = self.table.public_facts().into_iter().find(|facts| Some(&facts.place) == place.as_ref());
        let facts = sheet.map_or_else(Vec::new, |sheet| sheet.facts);
        let facts = facts.into_iter().filter(|(key, _)| !told(key));
        facts.map(|(key, value)| Offer::new(format!("{key}="), format!("ahora {value}"))).collect()
    }

    /// The plays with an open finding, the last first.
    pub(super) fn faulty(&self) -> Vec<Offer> {
        let open = self.table.findings().into_iter().rev();
        let mut found: Vec<Offer> = Vec::new();
        for finding in open.filter(|f| f.standing == Standing::Open) {
            let number = finding.about.to_string();
            let what = format!("{}: {}", finding.clause, finding.fault.message);
            match found.iter_mut().find(|offer| offer.text == number) {
                Some(had) => had.help = format!("{what} · {}", had.help),
                None => found.push(Offer::new(number, what)),
            }
        }
        found
    }

    /// The clauses that a play was flagged for.
    pub(super) fn clauses_of(&self, number: &str) -> Vec<Offer> {
        let number = number.trim_start_matches('#');
        let of_play = |finding: &Finding| finding.about.to_string() == number;
        let findings = self.table.findings().into_iter().filter(of_play);
        findings.map(|finding| Offer::new(finding.clause, finding.fault.message.clone())).collect()
    }

    pub(super) fn last_plays(&self) -> Vec<Offer> {
        let plays = self.table.last_plays(PLAYS).into_iter().rev();
        plays.map(|seq| Offer::new(seq.to_string(), record_line(self.table, seq))).collect()
    }

    pub(super) fn open_clauses(&self) -> Vec<Offer> {
        let open = self.table.questions().into_iter();
        open.map(|q| Offer::new(q.clause, format!("se lee: {}", q.chosen))).collect()
    }

    pub(super) fn choices_of(&self, clause: &str) -> Vec<Offer> {
        let open = self.table.questions().into_iter().filter(|q| fold(q.clause) == fold(clause));
        open.flat_map(|q| q.choices.into_iter().map(move |id| (id, id == q.chosen)))
            .map(|(id, chosen)| Offer::new(id, if chosen { "como se lee ahora" } else { "" }))
            .collect()
    }
}
