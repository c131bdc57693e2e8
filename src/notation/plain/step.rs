//! Places said from where something is: a step of a card that lies there (`muevo al Escudero uno a la derecha`), and whose what was
//! just named is (`le pego a tu líder con el mío`).

use super::item::{Item, Table};
use super::saying::kind;
use super::side::SPACES_OF_A_SIDE;
use super::token::{Token, word_at};
use crate::kernel::{Seat, fold};

/// What a step is called, and what leads to where it goes.
const STEPS: [&str; 9] =
    ["lugar", "casilla", "paso", "espacio", "slot", "hueco", "puesto", "sitio", "posicion"];
const LEADS: [&str; 3] = ["a", "hacia", "para"];

/// How many words behind `diagonal` it is said to which side.
const SLANTED: usize = 4;

/// What says that it goes straight on, into the next row.
const AHEAD: [&str; 4] = ["frente", "adelante", "delante", "recto"];

/// What a step costs: who sits across may see the other side of it, so that it is only offered.
const STEPPED: u32 = 3;

impl Table<'_> {
    /// The place one step beside the card that was named before it, in a game whose places lie in rows: `uno a la derecha`,
    /// `un lugar a la izquierda`, `a la derecha`. A gap of one is stepped over.
    pub(super) fn stepped(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        if self.grammar.speech.rows.is_empty() {
            return;
        }
        let word = |at: usize| word_at(tokens, at);
        let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
        let counted = |at: usize| {
            let noun = at + 1 + usize::from(is(at + 1, &STEPS));
            (is(at, &["un", "una", "uno", "1"]) && is(noun, &LEADS) && is(noun + 1, &["la", "mi", "su"]))
                .then_some(noun + 2)
        };
        let led = || (at > 1 && is(at - 1, &["la", "mi", "su"]) && is(at - 2, &LEADS)).then_some(at);
        // «larva en diagonal a la derecha», «larva diagonal der»
        let slanted = (1..=SLANTED).any(|back| at >= back && is(at - back, &["diagonal"]));
        let led = || led().or_else(|| slanted.then_some(at));
        let from = || (0..at).rev().find_map(|at| self.lies_at(tokens, at));
        if let Some(text) = self.in_its_row(tokens, at, &from) {
            return found.push(Item { len: 1, kinds: kind::PLACE, text, cost: STEPPED, seat: None });
        }
        if let Some(len) = ahead(tokens, at) {
            let places = from().map_or(Vec::new(), |from| self.in_other_rows(&from, 0));
            return found.extend(places.into_iter().map(|text| stepped(len, text)));
        }
        let Some(end) = counted(at).or_else(led) else { return };
        let by = match word(end) {
            Some("derecha" | "der") => 1,
            Some("izquierda" | "izq") => -1,
            Some(_) | None => return,
        };
        if slanted {
            let len = end + 1 - at;
            let places = from().map_or(Vec::new(), |from| self.in_other_rows(&from, by));
            return found.extend(places.into_iter().map(|text| stepped(len, text)));
        }
        let beside = from().and_then(|from| self.beside(&from, by).or_else(|| self.beside(&from, 2 * by)));
        let len = end + 1 - at;
        found.extend(beside.map(|text| Item { len, kinds: kind::PLACE, text, cost: STEPPED, seat: None }));
    }

    /// The place of a number alone in the row where the card lies that was named before it: `muevo al Centauro a la seis`.
    fn in_its_row(&self, tokens: &[Token], at: usize, from: &dyn Fn() -> Option<String>) -> Option<String> {
        const NEW: [&str; 5] = ["otro", "otra", "un", "una", "nuevo"];
        let (len, n) = self.small_number(tokens, at).filter(|(_, n)| (1..=9).contains(n))?;
        let is_led =
            at > 1 && matches!(word_at(tokens, at - 1), Some("la" | "el" | "al" | "casilla" | "columna"));
        let is_new = tokens[..at].iter().any(|token| NEW.contains(&token.fold.as_str()));
        if !is_led || len != 1 || is_new {
            return None;
        }
        let from = from()?;
        let row = from.trim_end_matches(|c: char| c.is_ascii_digit());
        self.referee.place_named(&format!("{row}{n}"))
    }

    /// Where the card lies that some word names, or the place it is; his who acts where it is of both sides.
    fn lies_at(&self, tokens: &[Token], at: usize) -> Option<String> {
        let mut items = Vec::new();
        self.called(tokens, at, &mut items);
        let places = items.into_iter().filter(Item::is_place);
        let mut places: Vec<String> =
            places.filter_map(|item| self.referee.place_named(&item.text)).collect();
        let own = self.own.map(|own| own.to_string()).unwrap_or_default();
        places.sort_by_key(|place| !place.starts_with(&own));
        places.into_iter().next()
    }

    /// The place so many columns further on in the same row.
    fn beside(&self, from: &str, by: i32) -> Option<String> {
        let row = from.trim_end_matches(|c: char| c.is_ascii_digit());
        let n: i32 = from[row.len()..].parse().ok()?;
        self.referee.place_named(&format!("{row}{}", n + by))
    }

    /// The places so many columns further on in the other rows: which of them lies next to it the rules say.
    fn in_other_rows(&self, from: &str, by: i32) -> Vec<String> {
        let row = from.trim_end_matches(|c: char| c.is_ascii_digit());
        let Some(n) = from[row.len()..].parse::<i32>().ok() else { return Vec::new() };
        let side = row.trim_end_matches(char::is_lowercase);
        let others = self.grammar.speech.rows.iter().map(|(letter, _)| format!("{side}{letter}"));
        let ahead = others.filter(|other| *other != row).map(|other| format!("{other}{}", n + by));
        ahead.filter_map(|place| self.referee.place_named(&place)).collect()
    }

    /// The only card of one's own that lies face down, as the one that is left: `la que le faltaba`.
    pub(super) fn left_hidden(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let word = |at: usize| word_at(tokens, at);
        let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
        let verb = at + 1 + usize::from(is(at + 1, &["me", "te", "le", "nos", "les"]));
        let is_left = is(at, &["que"]) && is(verb, &["faltaba", "falta", "faltan", "quedaba"]);
        let is_led = at > 0 && is(at - 1, &["la", "el", "carta"]);
        let Some(own) = self.own.filter(|_| is_left && is_led) else { return };
        let lies = |place: &String| {
            let here = self.sheet().iter().filter(|here| here.place == *place);
            here.flat_map(|here| &here.facts).any(|(key, value)| *key == "cara" && value == "abajo")
        };
        let places = (1..=SPACES_OF_A_SIDE).filter_map(|n| self.owned(own, &n.to_string())).filter(lies);
        if let [only] = places.collect::<Vec<_>>().as_slice() {
            let (len, text) = (verb + 1 - at, only.clone());
            found.push(Item { len, kinds: kind::PLACE, text, cost: STEPPED, seat: None });
        }
    }

    /// A place that was named before, of another side: the «mío» of `a tu líder con el mío`.
    pub(super) fn likewise(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let word = |at: usize| word_at(tokens, at);
        let seat = match word(at) {
            Some("mio" | "mia") => self.own,
            Some("tuyo" | "tuya") => self.rival(),
            // «mi líder ataca al suyo»; behind «su líder» it is one's own, or nobody knows whose.
            Some("suyo" | "suya")
                if tokens[..at].iter().any(|token| matches!(token.fold.as_str(), "mi" | "mis")) =>
            {
                self.rival()
            }
            Some(_) | None => None,
        };
        let is_led = at > 1 && matches!(word(at - 1), Some("el" | "la" | "al" | "del"));
        let Some(seat) = seat.filter(|_| is_led) else { return };
        let seat =
            self.of_speaker(tokens, at).filter(|_| matches!(word(at), Some("mio" | "mia"))).unwrap_or(seat);
        let named = |at: usize| self.grammar.places.get(&vec![tokens[at].fold.clone()]);
        let noun = (0..at - 1).rev().filter(|at| !tokens[*at].quoted).find_map(named);
        let is_pile = |place: &&String| self.grammar.speech.piles.contains(&fold(place).as_str());
        let place = noun.filter(|place| !is_pile(place)).and_then(|place| self.owned(seat, place));
        found.extend(place.map(|text| Item { len: 1, kinds: kind::PLACE, text, cost: 0, seat: None }));
    }

    /// Who speaks where of two players the other one is named, as whose something is or as who does it: `al líder de Beto con el
    /// mío`, `me atacó Nuria al mío`.
    fn of_speaker(&self, tokens: &[Token], until: usize) -> Option<Seat> {
        let named = |at: usize| self.seat(&tokens[at].fold).filter(|_| tokens[at].fold.len() > 2);
        let (at, who) = (0..tokens.len()).find_map(|at| Some((at, named(at)?)))?;
        let is_owner = at > 0 && at < until && tokens[at - 1].fold == "de";
        let of_self = |token: &Token| {
            token.text.ends_with(['o', 'é', 'í']) && self.grammar.heads.contains_key(&token.fold)
        };
        let is_done =
            !tokens.iter().any(|token| of_self(token) || matches!(token.fold.as_str(), "yo" | "soy"));
        let seats = self.referee.seats();
        let other = seats.iter().copied().find(|other| *other != who);
        other.filter(|_| seats.len() == 2 && (is_owner || is_done))
    }
}

/// How many words from some word on say that a card goes straight on: `un slot al frente`, `al frente`, `recto`.
fn ahead(tokens: &[Token], at: usize) -> Option<usize> {
    let is = |at: usize, words: &[&str]| word_at(tokens, at).is_some_and(|word| words.contains(&word));
    let counted = if is(at, &["un", "una", "uno", "1"]) { 1 + usize::from(is(at + 1, &STEPS)) } else { 0 };
    let led = usize::from(is(at + counted, &["al", "hacia", "para"]));
    (at > 0 && is(at + counted + led, &AHEAD)).then_some(counted + led + 1)
}

/// A place that is told from where a card lies.
fn stepped(len: usize, text: String) -> Item {
    Item { len, kinds: kind::PLACE, text, cost: STEPPED, seat: None }
}
