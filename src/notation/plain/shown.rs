//! Cards that lie on the table, called by what is seen of them: `el escudo de ana`, `el 10`, `la tapada de beto`.

use super::item::{Item, Table};
use super::number::is_ordinal;
use super::saying::kind;
use super::token::{Token, word_at};
use crate::kernel::{Made, PlaceFacts, fold};

/// What a card is called that lies with its face up, and with its face down.
const UP: [&str; 4] = ["descubierto", "descubierta", "visible", "levantado"];
pub(super) const DOWN: [&str; 4] = ["tapado", "tapada", "oculto", "oculta"];

/// The same, where something says that it is a card: `el que está boca arriba`.
const FACES: [(&str, &str); 12] = [
    ("boca arriba", "descubierto"),
    ("bocarriba", "descubierto"),
    ("destapado", "descubierto"),
    ("destapada", "descubierto"),
    ("volteado", "descubierto"),
    ("volteada", "descubierto"),
    ("descubierto", "descubierto"),
    ("descubierta", "descubierto"),
    ("boca abajo", "tapado"),
    ("bocabajo", "tapado"),
    ("tapado", "tapado"),
    ("tapada", "tapado"),
];

/// What stands between such a card and how it lies: `el que ya tiene …`.
const LIES: [&str; 13] = [
    "que", "esta", "estaba", "ya", "tengo", "tiene", "tienes", "tenia", "quedo", "quedaba", "dejo", "puse",
    "puso",
];

/// What stands before such a word where it is a card.
const LEADS: [&str; 9] = ["el", "la", "al", "del", "ese", "esa", "su", "mi", "tu"];

/// What says that a card has something on it: `el equipo que lleva lobo`; and how that is called then without a noun.
const CARRIES: [&str; 10] =
    ["lleva", "llevaba", "trae", "traia", "carga", "cargaba", "porta", "portaba", "tiene", "tenia"];
const CARRIED: [&str; 2] = ["lo", "carta"];

/// What it costs that a card is meant by its looks and not by its place.
const BY_LOOKS: u32 = 1;

impl Table<'_> {
    /// The only thing that hangs on a card: `el equipo de lobo`, `lo que traía equipado puma`.
    pub(super) fn hung(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let Some((nouns, sign)) = self.grammar.speech.hung else { return };
        let word = |at: usize| word_at(tokens, at);
        let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
        let is_noun = word(at).is_some_and(|word| nouns.split(' ').any(|noun| noun == word));
        let behind = at + 1 + usize::from(is(at + 1, &DOWN));
        let next = if is_noun && is(behind, &["de", "del"]) {
            behind + 1
        } else if (is_noun || is(at, &CARRIED)) && is(behind, &["que"]) && is(behind + 1, &CARRIES) {
            behind + 2 + usize::from(is(behind + 2, &["equipado", "equipada"]))
        } else {
            return;
        };
        let next = next + usize::from(is(next, &LEADS));
        if next >= tokens.len() {
            return;
        }
        for item in &*self.items(tokens, next) {
            let Some(card) = self.referee.place_named(&item.text) else { continue };
            let mut hung =
                self.sheet().iter().filter(|here| here.place.starts_with(&format!("{card}{sign}")));
            if let (Some(only), None) = (hung.next(), hung.next()) {
                let (len, text) = (next + item.len - at, only.place.clone());
                found.push(Item { len, kinds: kind::PLACE, text, cost: 0, seat: None });
            }
        }
    }

    /// Whether such a word stands behind a number that an article leads to: «el diez descubierto» is one card.
    pub(super) fn is_face_of_look(&self, tokens: &[Token], at: usize) -> bool {
        let Some(number) = at.checked_sub(1) else { return false };
        let is_led = number > 0 && LEADS.contains(&tokens[number - 1].fold.as_str());
        is_led && UP.contains(&tokens[at].fold.as_str()) && self.small_number(tokens, number).is_some()
    }

    /// The only card that looks as these words say, where cards are said by a number and a word.
    pub(super) fn shown(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let Some(made) = self.grammar.speech.made else { return };
        let said = |item: &Item| (item.len, item.text.clone());
        let mut looks: Vec<(usize, String)> =
            found.iter().filter(|item| item.kinds == kind::MADE).map(said).collect();
        let word = tokens[at].fold.as_str();
        let is_alone = made.words.iter().any(|known| fold(known) == word);
        // «suma suma suma» is of no card: «la suma», «la de ana».
        let is_led = at > 0 && LEADS.contains(&tokens[at - 1].fold.as_str());
        // «por el ojo» says why.
        let is_why = at > 1 && is_led && matches!(tokens[at - 2].fold.as_str(), "por" | "x");
        let is_face = UP.contains(&word) || DOWN.contains(&word);
        if is_alone && is_led && !is_why || is_face && !self.is_face_of_look(tokens, at) {
            looks.push((1, word.to_owned()));
        }
        // «el diez descubierto»
        let shown: Vec<(usize, String)> = looks
            .iter()
            .filter(|(len, _)| tokens.get(at + len).is_some_and(|token| UP.contains(&token.fold.as_str())))
            .map(|(len, look)| (len + 1, look.clone()))
            .collect();
        looks.extend(shown);
        if !is_face || !self.is_face_of_look(tokens, at) {
            let faced =
                faced(tokens, at).filter(|(len, look)| *len > 1 || looks.iter().all(|(_, l)| l != look));
            looks.extend(faced);
        }
        // «tu tapada»
        let whose = match at.checked_sub(1).map(|at| tokens[at].fold.as_str()) {
            Some("mi") => self.own,
            Some("tu") => self.rival(),
            Some(_) | None => None,
        };
        for (len, look) in looks {
            let is_of = tokens.get(at + len).is_some_and(|token| matches!(token.fold.as_str(), "de" | "del"));
            let behind = if is_of { self.owner_behind(tokens, at + len) } else { None };
            let (more, owner) = behind.map_or((0, whose), |(more, seat)| (more, Some(seat)));
            let of_him = |here: &&PlaceFacts| {
                owner.is_none_or(|seat| here.place.starts_with(seat.letter())) && is_so(here, &made, &look)
            };
            // «la tapada» of nobody is one of eight.
            let mut like: Vec<&PlaceFacts> = self.sheet().iter().filter(of_him).collect();
            // «ladeo mi 9» of him who was attacked, where he alone has one.
            if like.is_empty() && whose.is_some() && behind.is_none() {
                like = self.sheet().iter().filter(|here| is_so(here, &made, &look)).collect();
            }
            let is_own =
                |here: &PlaceFacts| self.own.is_some_and(|seat| here.place.starts_with(seat.letter()));
            let kinds: &[u32] = match like.as_slice() {
                [_] => &[kind::PLACE],
                // One of each: whose it is what is done tells.
                [one, other] if is_own(one) && !is_own(other) => {
                    &[kind::PLACE | kind::EITHER, kind::PLACE | kind::OTHER]
                }
                [one, other] if is_own(other) && !is_own(one) => {
                    &[kind::PLACE | kind::OTHER, kind::PLACE | kind::EITHER]
                }
                _ => &[],
            };
            for (here, kinds) in like.iter().zip(kinds) {
                let (len, text) = (len + more, here.place.clone());
                // «el cuatro de beto» is as well the card of that power as the one at the fourth place.
                let is_either = more > 0 && !is_ordinal(word) && {
                    let mut places = found.iter().filter(|item| item.len == len && item.kinds == kind::PLACE);
                    places.any(|item| item.text != text && item.cost == 0)
                };
                let cost = if is_either { 0 } else { BY_LOOKS };
                found.push(Item { len, kinds: *kinds, text, cost, seat: None });
            }
        }
    }
}

/// The words with whose a hidden card is behind it: `la carta que nuria tiene tapada` is «la carta tapada de nuria».
pub(super) fn of_whom(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let is = |token: &Token, words: &[&str]| !token.quoted && words.contains(&token.fold.as_str());
    let whose = |four: &[Token]| {
        is(&four[0], &["que"])
            && table.referee.seat_named(&four[1].fold).is_some()
            && is(&four[2], &LIES)
            && is(&four[3], &DOWN)
    };
    if let Some(at) = tokens.windows(4).position(whose) {
        let (who, face) = (tokens[at + 1].clone(), tokens[at + 3].clone());
        tokens.splice(at..at + 4, [face, Token::bare("de"), who]);
    }
    tokens
}

/// How a card lies that is called by it, and in how many words: `el destapado`, `el que está boca arriba`.
fn faced(tokens: &[Token], at: usize) -> Option<(usize, String)> {
    let word = |at: usize| word_at(tokens, at);
    let is_led = at.checked_sub(1).and_then(word).is_some_and(|word| LEADS.contains(&word));
    let skipped = (at..).take_while(|at| word(*at).is_some_and(|word| LIES.contains(&word))).count();
    let is_told = skipped == 0 || word(at) == Some("que") && skipped > 1;
    let from = at + skipped;
    let is_here = |said: &&str| said.split(' ').enumerate().all(|(nth, part)| word(from + nth) == Some(part));
    let (said, look) = FACES.iter().find(|(said, _)| is_led && is_told && is_here(said))?;
    Some((skipped + said.split(' ').count(), (*look).to_owned()))
}

/// Whether a card lies there that looks so.
fn is_so(here: &PlaceFacts, made: &Made, look: &str) -> bool {
    let fact = |key: &str| here.facts.iter().find(|(of, _)| *of == key).map(|(_, value)| value.as_str());
    let [(face, up), (number, _), (ability, none)] = made.facts;
    let Some(lies) = fact(face) else { return false };
    let is_ability = |word: &str| fact(ability).is_some_and(|told| fold(told) == fold(word));
    let is_number = |n: &str| fact(number) == Some(n);
    match look.split_once('/') {
        _ if DOWN.contains(&look) => lies != up,
        _ if lies != up => false,
        _ if UP.contains(&look) => true,
        Some((n, "?")) => is_number(n),
        Some((n, word)) => is_number(n) && (is_ability(word) || word == made.none.1 && is_ability(none)),
        None => is_ability(look) || is_number(look),
    }
}
