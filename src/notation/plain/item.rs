//! What a word of a line may stand for: places, names, numbers, players.

use std::collections::BTreeSet;
use std::ops::Bound;
use std::sync::Arc;

use super::deed::speaker;
use super::grammar::Grammar;
use super::letter::LETTERS;
use super::names::{Known, Names};
use super::number::is_ordinal;
use super::pending::pending;
use super::saying::kind;
use super::side::is_card;
use super::subject::{Subject, is_owner_at_last};
use super::token::{Token, word_at};
use crate::kernel::{FactSheet, Referee, Seat, fold};

/// One thing that the words from some word on may stand for.
#[derive(Clone, Debug)]
pub struct Item {
    /// How many words.
    pub len: usize,
    pub kinds: u32,
    /// As it is written in a documented line.
    pub text: String,
    pub cost: u32,
    pub seat: Option<Seat>,
}

impl Item {
    /// Whether it stands for a place.
    pub fn is_place(&self) -> bool {
        self.kinds & kind::PLACE != 0
    }

    /// Whether it stands for cards of a row that are called by their looks or their number, and for nothing else.
    pub fn is_of_row(&self) -> bool {
        self.kinds == 0
    }
}

/// Until when that is owed which nothing comes before.
const AT_ONCE: &str = "ahora";

/// What he says of himself who answers.
const ANSWERS: [&str; 2] = ["respondo", "contesto"];

/// The other of two players.
pub(super) const RIVAL: [&str; 8] =
    ["rival", "contrario", "contraria", "enemigo", "enemiga", "oponente", "adversario", "adversaria"];

/// Whether «un» counts: `una carta`, `un punto`, `un daño`, or nothing behind it.
pub fn counts(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at + 1).map(|t| t.fold.as_str());
    matches!(tokens[at].fold.as_str(), "un" | "una")
        && matches!(
            next,
            None | Some(
                "," | "carta"
                    | "punto"
                    | "dano"
                    | "vida"
                    | "descanso"
                    | "de"
                    | "del"
                    | "energia"
                    | "sola"
                    | "solo"
                    | "par"
            )
        )
}

/// A table on which words are read, and who acts by them.
pub struct Table<'a> {
    pub grammar: &'a Grammar,
    pub referee: &'a dyn Referee,
    pub names: &'a Names,
    /// Who speaks or acts: the first player the line names, else whose turn it is.
    pub own: Option<Seat>,
    /// The player whom the line names as who acts.
    pub subject: Option<Subject>,
    /// What is known of it already, whatever words were read on it.
    pub(super) known: Arc<Known>,
}

impl<'a> Table<'a> {
    /// The table of a match, nobody acting.
    pub fn new(grammar: &'a Grammar, referee: &'a dyn Referee, names: &'a Names) -> Table<'a> {
        Table { grammar, referee, names, own: None, subject: None, known: names.known_of(referee) }
    }

    /// What lies on the table and is hidden from nobody.
    pub fn sheet(&self) -> &FactSheet {
        self.known.sheet.get_or_init(|| self.referee.public_facts())
    }

    /// The places where something lies, and those that what may come now goes to.
    pub fn all_places(&self) -> &BTreeSet<String> {
        self.known.all_places.get_or_init(|| {
            let lines = self.referee.options(None);
            let words = lines.iter().flat_map(|line| line.split([' ', '>', '<', ',']));
            let words = words.filter(|word| !word.is_empty() && !word.contains(['"', '=', ':', '/']));
            let lie = self.sheet().iter().map(|place| place.place.as_str());
            words.chain(lie).filter_map(|place| self.referee.place_named(place)).collect()
        })
    }

    /// Whether an item is a place of this table, or none: «de 3» is no place of a fourth player who is not there.
    pub fn has(&self, item: &Item) -> bool {
        let place = || self.referee.place_named(&item.text);
        !item.is_place() || place().is_some_and(|place| self.all_places().contains(&place))
    }

    /// The phase that stands.
    pub fn phase(&self) -> &str {
        self.known.phase.get_or_init(|| self.referee.status().phase)
    }

    /// The card of the only thing that waits, else of the only one that is called so: `A1` where `resolver ataque A1` is all
    /// that is to be settled, or all attacks, or `revelar A1` all that is owed at once.
    pub fn waits(&self, called: &str) -> Option<&str> {
        let lines = self.known.waits.get_or_init(|| {
            // Where nothing is settled, it is what is owed at once.
            let owed = || self.referee.duties().into_iter().filter(|duty| duty.until == AT_ONCE);
            match self.grammar.speech.settles {
                [] => owed().map(|duty| duty.line).collect(),
                [_, ..] => pending(self.referee),
            }
        });
        let is_called = |line: &&String| lines.len() == 1 || line.split(' ').nth(1) == Some(called);
        let mut those = lines.iter().filter(is_called);
        let (only, None) = (those.next()?, those.next()) else { return None };
        only.split(' ').next_back()
    }

    /// Whether a word is of the name of a card that lies hidden: nobody is helped to it.
    pub fn is_hidden(&self, word: &str) -> bool {
        let words = |names: Vec<String>| -> BTreeSet<String> {
            names
                .iter()
                .flat_map(|name| fold(name).split_whitespace().map(str::to_owned).collect::<Vec<_>>())
                .collect()
        };
        let hidden = || {
            let shown = words(self.referee.shown_names());
            words(self.referee.card_names()).difference(&shown).cloned().collect()
        };
        self.known.hidden.get_or_init(hidden).contains(word)
    }

    /// The cards and places that some word calls.
    pub(super) fn called(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        self.names(tokens, at, found);
        self.places(tokens, at, found);
    }

    /// The seat a word names: a letter, spelled or not, or a name.
    pub fn seat(&self, word: &str) -> Option<Seat> {
        let spelled =
            // «ve» alone is somebody who sees.
            LETTERS.iter().find(|(_, said)| *said == word && word.len() > 1 && word != "ve").map(|(letter, _)| *letter);
        self.referee.seat_named(word).or_else(|| {
            let spelled = spelled.filter(|l| matches!(*l, "a" | "b" | "c"));
            spelled.and_then(|l| self.referee.seat_named(l)).or_else(|| self.of_initial(word))
        })
    }

    /// Whose name begins with a letter that stands for nothing else: `m` where only Marta does.
    fn of_initial(&self, letter: &str) -> Option<Seat> {
        let is_free = letter.len() == 1
            && letter.bytes().all(|b| b.is_ascii_lowercase())
            && !self.grammar.words.contains(letter)
            && self.referee.place_named(letter).is_none();
        let is_his = |seat: &Seat| fold(&self.referee.seat_name(*seat)).starts_with(letter);
        let seats = if is_free { self.referee.seats() } else { Vec::new() };
        let mut of_them = seats.into_iter().filter(is_his);
        of_them.next().filter(|_| of_them.next().is_none())
    }

    /// The other of two players; nobody where more of them play.
    pub(super) fn rival(&self) -> Option<Seat> {
        if self.referee.seats().len() > 2 {
            return None;
        }
        [Seat::A, Seat::B].into_iter().find(|s| Some(*s) != self.own)
    }

    fn places(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let mut bare: Vec<(usize, String)> = Vec::new();
        let word = |i: usize| word_at(tokens, i);
        let first = std::slice::from_ref(&tokens[at].fold);
        let begin_so = self.grammar.places.range::<[String], _>((Bound::Included(first), Bound::Unbounded));
        for (words, written) in begin_so.take_while(|(words, _)| words.first() == first.first()) {
            if words.iter().enumerate().all(|(i, w)| word(at + i) == Some(w)) {
                bare.push((words.len(), written.clone()));
            }
        }
        let text = &tokens[at].fold;
        // `f1>bea f1`
        if let (Some(seat), Some(next), true) = (self.referee.seat_named(text), tokens.get(at + 1), at > 0)
            && text.len() > 1
            && next.text.bytes().any(|b| b.is_ascii_digit())
            && let Some(place) = self.owned(seat, &next.text).filter(|_| !next.quoted)
        {
            found.push(Item { len: 2, kinds: kind::PLACE, text: place, cost: 0, seat: None });
        }
        // A player is no place, although his facts are looked up by his name.
        if text.len() > 1 && self.referee.seat_named(text).is_some() {
            return;
        }
        let place_like = text.len() <= 12
            && text.starts_with(char::is_alphabetic)
            && (text.bytes().any(|b| b.is_ascii_digit()) || text.contains('.'))
            && text.chars().all(|c| c.is_alphanumeric() || c == '.');
        if place_like {
            bare.push((1, tokens[at].text.clone()));
        }
        let typed = bare.len();
        self.spelled(tokens, at, &mut bare);
        bare.extend(self.in_row(tokens, at));
        let spelled = typed..bare.len();
        self.at_owner(tokens, at, found);
        // «la dos de beto»
        // «al primero de luis»
        let is_first = text == "primero" && matches!(word(at + 1), Some("de" | "del"));
        // «en uno de ciro» says of none which.
        let is_any = text == "uno"
            && at > 0
            && matches!(tokens[at - 1].fold.as_str(), "en" | "a" | "contra" | "sobre" | "con");
        let space = self.small_number(tokens, at).filter(|(_, n)| self.is_space(*n) && !is_any);
        if let Some((len, n)) = space.or(is_first.then_some((1, 1))) {
            self.of_owner(tokens, at + len, len, &n.to_string(), found);
            // «el tercer tótem de beto»
            if is_ordinal(text) && word(at + len).is_some_and(is_card) {
                self.of_owner(tokens, at + len + 1, len + 1, &n.to_string(), found);
            }
        }
        if !place_like && text.len() > 1 && self.referee.place_named(text).is_some() {
            bare.push((1, tokens[at].text.clone()));
        }
        for (nth, (len, place)) in bare.into_iter().enumerate() {
            self.of_owner(tokens, at + len, len, &place, found);
            if self.of_either_side(tokens, at, len, &place, found) {
                continue;
            }
            let folded = fold(&place);
            let known =
                self.names.iter().find(|(_, words)| matches!(words.as_slice(), [one] if *one == folded));
            let (kinds, text) = match known {
                Some((name, _)) => (kind::PLACE | kind::NAME, format!("\"{name}\"")),
                // What is spelled, or a word of the game, is no name.
                None if place.contains('.')
                    || spelled.contains(&nth)
                    || self.grammar.words.contains(&folded) =>
                {
                    (kind::PLACE, place)
                }
                None => (kind::PLACE | kind::NEW, place),
            };
            found.push(Item { len, kinds, text, cost: 0, seat: None });
        }
    }

    /// A place that is said by a word alone, as his who acts, and the other one's; whether it is his who is named, and is read as
    /// nothing else.
    fn of_either_side(
        &self,
        tokens: &[Token],
        at: usize,
        len: usize,
        place: &str,
        found: &mut Vec<Item>,
    ) -> bool {
        let is_word = !place.contains('.') && !place.bytes().any(|b| b.is_ascii_digit());
        // «destruyo su tecnología» leaves open whose; a pile is of whom the verb says.
        let is_pile = self.grammar.speech.piles.contains(&place);
        let is_whose = self.is_of_either(tokens, at) && !is_pile;
        // «beto manda su bio»: his, whoever's turn it is.
        let is_su = self.is_said_su(tokens, at);
        let is_his = self.subject.is_some() && (is_su || !is_pile);
        let is_open = is_word && (is_whose || is_his || self.referee.place_named(place).is_none());
        let own = self.own.filter(|_| is_open);
        let Some(text) = own.and_then(|own| self.owned(own, place)) else { return false };
        // «al protector», «a la base», «su bio»: of either.
        let is_led = self.is_towards(tokens, at) || self.is_of_either(tokens, at);
        let is_only_his = is_his && is_su;
        let other = self.rival().and_then(|seat| self.owned(seat, place));
        let other = other.filter(|_| !is_only_his || self.strikes(tokens));
        let either = if other.is_some() { kind::EITHER } else { 0 };
        found.push(Item { len, kinds: kind::PLACE | either, text, cost: 0, seat: None });
        // Where nothing leads to it, «protector» is the own one unless it is what something is done to.
        let kinds = kind::PLACE | if is_led && !is_only_his { 0 } else { kind::OTHER };
        found.extend(other.map(|text| Item { len, kinds, text, cost: 0, seat: None }));
        is_his
    }

    /// `líder de bea`, `líder rival`, `efe uno de nora`; and `bea líder`.
    fn of_owner(&self, tokens: &[Token], next: usize, len: usize, place: &str, found: &mut Vec<Item>) {
        let word = |i: usize| word_at(tokens, i);
        let of = usize::from(matches!(word(next), Some("de" | "del")));
        let Some(owner) = word(next + of) else { return };
        let skip = usize::from(matches!(owner, "jugador" | "jugadora"));
        let Some(owner) = word(next + of + skip) else { return };
        let seat = match owner {
            owner if RIVAL.contains(&owner) => self.rival(),
            // «la primera mía»
            "mia" | "mio" if of == 0 => self.own,
            "tuya" | "tuyo" if of == 0 => self.rival(),
            // «la tercera de él»; «de el lobo» is of a card.
            "el" | "ella" if of == 1 && matches!(word(next + 2), None | Some(",")) => self.rival(),
            owner => {
                let is_place = self.small_number(tokens, next + of + skip + 1).is_some();
                let is_letter = owner.len() == 1 && owner != "a" && !is_place;
                self.seat(owner).filter(|_| of == 1 || owner.len() > 2 || is_letter)
            }
        };
        let Some(seat) = seat else { return };
        let own = |text: &String| text.starts_with(seat.letter());
        if let Some(text) = self.owned(seat, place).or_else(|| self.referee.place_named(place).filter(own)) {
            found.push(Item { len: len + of + skip + 1, kinds: kind::PLACE, text, cost: 0, seat: None });
        }
    }

    /// A place of a player, as it is written.
    pub(super) fn owned(&self, seat: Seat, place: &str) -> Option<String> {
        [format!("{seat}.{place}"), format!("{seat}{place}")]
            .iter()
            .find_map(|text| self.referee.place_named(text))
    }

    /// Who acts by the words of a line.
    pub fn actor(&self, tokens: &[Token]) -> Option<Seat> {
        let is_named = |at: &usize| !tokens[*at].quoted && tokens[*at].fold.chars().count() > 2;
        let is_other =
            |at: &usize| is_owner_at_last(tokens, *at, self) || self.is_owner_of_struck(tokens, *at);
        let mut named = (0..tokens.len()).filter(is_named).filter(|at| !is_other(at));
        let by_name = named.find_map(|at| self.referee.seat_named(&tokens[at].fold));
        let letter = || {
            let at = tokens.iter().position(|t| matches!(t.fold.as_str(), "jugador" | "jugadora"));
            let at = at.map_or(0, |at| at + 1);
            tokens
                .get(at)
                .filter(|t| {
                    !t.quoted && at > 0 || at == 0 && (t.fold != "a" || self.opens_with_player(tokens))
                })
                .and_then(|t| self.seat(&t.fold))
        };
        // `mazo b`
        let owner = || {
            let place = |word: &str| self.grammar.places.contains_key(std::slice::from_ref(&word.to_owned()));
            let pair = tokens.windows(2).find(|pair| {
                place(&pair[0].fold) && pair[1].fold != "a" && pair[1].fold.len() == 1 && !pair[1].quoted
            })?;
            self.seat(&pair[1].fold)
        };
        let answers = || {
            // «te respondo …» is said by him who is not on turn.
            let is_answer = |word: &str| self.grammar.answers.contains(word) || ANSWERS.contains(&word);
            // «cambio el objetivo del ataque» is said by him who is attacked.
            let says = |words: &[&str]| tokens.iter().any(|t| !t.quoted && words.contains(&t.fold.as_str()));
            let turns_away = says(&["cambio", "cambia", "cambiamos"]) && says(&["objetivo", "blanco"]);
            let is_turned = turns_away && says(&["ataque", "golpe"]);
            let is_said = is_turned || tokens.iter().any(|t| !t.quoted && is_answer(&t.fold));
            let other = |active| [Seat::A, Seat::B].into_iter().find(|seat| *seat != active);
            let of_two = self.referee.seats().len() == 2;
            self.referee.status().active.filter(|_| is_said && of_two).and_then(other)
        };
        by_name
            .or_else(letter)
            .or_else(owner)
            .or_else(|| speaker(tokens, self))
            .or_else(answers)
            .or_else(|| self.referee.status().active)
    }

    /// A place by its row and its number, and how many words say it: `segunda fila, columna siete`, `cinco de la zona uno`,
    /// `ataque 5`.
    fn in_row(&self, tokens: &[Token], at: usize) -> Option<(usize, String)> {
        let word = |i: usize| word_at(tokens, i);
        let behind = |at: usize, some: &[&str]| {
            let is_one = |at: &usize| word(*at).is_some_and(|word| some.contains(&word));
            at + (at..at + 4).take_while(is_one).count()
        };
        let row = |at: usize| {
            self.grammar.speech.rows.iter().find_map(|(letter, said)| {
                let is_said = |name: &&str| name.split('_').enumerate().all(|(i, w)| word(at + i) == Some(w));
                let name = said.split(' ').find(is_said);
                name.map(|name| (at + name.split('_').count(), *letter))
            })
        };
        // «la primera de la zona dos»: the row stands behind, though «primera» is one too.
        let counted = self.small_number(tokens, at).and_then(|(len, n)| {
            let noun = behind(at + len, &["slot", "casilla", "columna", "hueco"]);
            let of = behind(noun, &["de", "en"]);
            let (end, letter) = row(behind(of, &["la", "mi", "su"])).filter(|_| of > noun)?;
            Some((end, letter, n))
        });
        let led = || {
            let (end, letter) = row(at)?;
            let from = behind(end, &[",", "en", "el", "la", "de", "slot", "casilla", "columna", "numero"]);
            let (len, n) = self.small_number(tokens, from)?;
            Some((from + len, letter, n))
        };
        let (end, letter, n) = counted.or_else(led)?;
        let place = format!("{letter}{n}");
        self.referee.place_named(&place).is_some().then(|| (end - at, place))
    }
}
