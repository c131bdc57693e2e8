//! What a word of a line may stand for: places, names, numbers, players.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use super::grammar::{Grammar, kind};
use super::number::number;
use super::token::Token;
use crate::kernel::{FactSheet, Referee, Seat, fold};

/// One thing that the words from some word on may stand for.
#[derive(Clone, Debug)]
pub struct Item {
    /// How many words.
    pub len: usize,
    pub kinds: u16,
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
}

/// The other of two players.
const RIVAL: [&str; 8] =
    ["rival", "contrario", "contraria", "enemigo", "enemiga", "oponente", "adversario", "adversaria"];

/// How the letters are called aloud.
const LETTERS: &[(&str, &str)] = &[
    ("a", "a"),
    ("b", "be"),
    ("c", "ce"),
    ("d", "de"),
    ("e", "e"),
    ("f", "efe"),
    ("g", "ge"),
    ("h", "hache"),
    ("k", "ka"),
    ("k", "ca"),
    ("p", "pe"),
    ("s", "ese"),
    ("w", "uve_doble"),
    ("w", "doble_u"),
    ("m", "eme"),
    ("b", "ve"),
    ("b", "b"),
    ("c", "c"),
    ("d", "d"),
    ("f", "f"),
    ("k", "k"),
    ("p", "p"),
    ("s", "s"),
    ("o", "o"),
    ("w", "w"),
];

/// The letter that a word of one syllable names: `be`, `ese`.
pub fn letter(word: &str) -> Option<&'static str> {
    LETTERS.iter().find(|(_, said)| *said == word).map(|(letter, _)| *letter)
}

/// Whether «un» counts: `una carta`, `un punto`, `un daño`, or nothing behind it.
pub fn counts(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at + 1).map(|t| t.fold.as_str());
    matches!(tokens[at].fold.as_str(), "un" | "una")
        && matches!(
            next,
            None | Some("carta" | "punto" | "dano" | "vida" | "descanso" | "de" | "del" | "energia" | "sola")
        )
}

/// What is known of the table while one line is read.
pub struct Table<'a> {
    pub grammar: &'a Grammar,
    pub referee: &'a dyn Referee,
    /// Names of cards: as first told, and their folded words; those of the table before those of a list.
    pub names: &'a [(String, Vec<String>)],
    /// Who speaks or acts: the first player the line names, else whose turn it is.
    pub own: Option<Seat>,
    /// What lies on the table, once it was asked for.
    sheet: OnceCell<FactSheet>,
    /// Words of names of hidden cards, once they were asked for.
    hidden: OnceCell<BTreeSet<String>>,
}

impl<'a> Table<'a> {
    /// The table of a match, nobody acting.
    pub fn new(
        grammar: &'a Grammar,
        referee: &'a dyn Referee,
        names: &'a [(String, Vec<String>)],
    ) -> Table<'a> {
        Table { grammar, referee, names, own: None, sheet: OnceCell::new(), hidden: OnceCell::new() }
    }

    /// What lies on the table and is hidden from nobody.
    pub fn sheet(&self) -> &FactSheet {
        self.sheet.get_or_init(|| self.referee.public_facts())
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
        self.hidden.get_or_init(hidden).contains(word)
    }

    /// Everything the words from `at` on may stand for, longest first.
    pub fn items(&self, tokens: &[Token], at: usize) -> Vec<Item> {
        let mut found = Vec::new();
        let token = &tokens[at];
        if token.quoted {
            let text = format!("\"{}\"", token.text);
            found.push(Item { len: 1, kinds: kind::NAME | kind::NEW, text, cost: 0, seat: None });
            return found;
        }
        self.names(tokens, at, &mut found);
        self.places(tokens, at, &mut found);
        self.lying(&mut found);
        // «el hueco dos» is no number.
        if !self.of_side(tokens, at, &mut found) {
            self.numbers(tokens, at, &mut found);
        }
        // «a ana»: it leads to her.
        let leads = token.fold == "a"
            && tokens
                .get(at + 1)
                .is_some_and(|t| t.fold.len() > 2 && self.referee.seat_named(&t.fold).is_some());
        if let Some(seat) = self.seat(&token.fold).filter(|_| !leads) {
            found.push(Item { len: 1, kinds: kind::SEAT, text: seat.to_string(), cost: 0, seat: Some(seat) });
        }
        if token.fold.strip_prefix('#').is_some_and(|n| n.parse::<u32>().is_ok()) {
            found.push(Item { len: 1, kinds: kind::REF, text: token.text.clone(), cost: 0, seat: None });
        }
        let is_pile = |text: &str| {
            let text = fold(text);
            self.grammar.speech.piles.iter().any(|pile| text.ends_with(pile))
        };
        for item in found.iter_mut().filter(|item| item.is_place() && is_pile(&item.text)) {
            item.kinds |= kind::PILE;
        }
        found.sort_by_key(|item| std::cmp::Reverse(item.len));
        found
    }

    /// The seat a word names: a letter, spelled or not, or a name.
    pub fn seat(&self, word: &str) -> Option<Seat> {
        let spelled =
            LETTERS.iter().find(|(_, said)| *said == word && word.len() > 1).map(|(letter, _)| *letter);
        self.referee.seat_named(word).or_else(|| {
            spelled.filter(|l| matches!(*l, "a" | "b" | "c")).and_then(|l| self.referee.seat_named(l))
        })
    }

    fn names(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let rest = &tokens[at..];
        let starts = |words: &[String]| {
            words.len() <= rest.len() && words.iter().zip(rest).all(|(w, t)| !t.quoted && *w == t.fold)
        };
        let plural = |words: &[String]| match (words, rest) {
            ([one], [said, ..]) => said.fold.strip_suffix('s') == Some(one),
            _ => false,
        };
        let mut longest = 0;
        for (name, words) in self.names {
            let len = if starts(words) || plural(words) { words.len() } else { 0 };
            if len > longest {
                longest = len;
                found.retain(|i| i.kinds & kind::NAME == 0);
                found.push(Item { len, kinds: kind::NAME, text: format!("\"{name}\""), cost: 0, seat: None });
            }
        }
        let said = &rest[0].fold;
        if longest == 0 && said.len() >= 4 {
            // A name of several words by its first one or its last one, where only one name has it there.
            let mut begin = self
                .names
                .iter()
                .filter(|(_, words)| words.len() > 1 && (words[0] == *said || words.last() == Some(said)));
            if let (Some((name, _)), None) = (begin.next(), begin.next()) {
                found.push(Item {
                    len: 1,
                    kinds: kind::NAME,
                    text: format!("\"{name}\""),
                    cost: 1,
                    seat: None,
                });
            }
        }
        self.placed(tokens, at, found);
    }

    /// A name that one card of the table carries, or one of a player, is also its place; where it lies may be said besides.
    fn placed(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let Some(named) = found.iter().find(|i| i.kinds & kind::NAME != 0).cloned() else { return };
        if !self.grammar.speech.by_place {
            return;
        }
        let name = fold(named.text.trim_matches('"'));
        let carries =
            |(key, value): &(&str, String)| *key == "nombre" && fold(value.trim_matches('"')) == name;
        let sheet = self.sheet();
        let all: Vec<&str> =
            sheet.iter().filter(|p| p.facts.iter().any(carries)).map(|p| p.place.as_str()).collect();
        let of_seat = |seat: Seat| all.iter().copied().filter(move |p| p.starts_with(&seat.to_string()));
        let word = |i: usize| tokens.get(i).filter(|t| !t.quoted).map(|t| t.fold.as_str());
        let next = at + named.len;
        let joined = matches!(word(next), Some("de" | "del" | "en"));
        let owner = self.owner_behind(tokens, next);
        if let Some((len, owner)) = owner
            && let [one] = of_seat(owner).collect::<Vec<_>>().as_slice()
        {
            let text = (*one).to_owned();
            found.push(Item { len: named.len + len, kinds: kind::PLACE, text, ..named.clone() });
        }
        if let Some((len, place)) = self.spelled_or_typed(tokens, next + 1).filter(|_| joined) {
            // `s2` is of either side; the card says of which.
            let is_there = |one: &&&str| {
                let (one, place) = (fold(one), fold(&place));
                one == place
                    || one
                        .strip_suffix(place.as_str())
                        .is_some_and(|seat| seat.trim_end_matches('.').len() == 1)
            };
            if let [one] = all.iter().filter(is_there).collect::<Vec<_>>().as_slice() {
                let text = (**one).to_owned();
                found.push(Item { len: named.len + 1 + len, kinds: kind::PLACE, text, ..named.clone() });
            }
        }
        let own: Vec<&str> = self.own.into_iter().flat_map(of_seat).collect();
        if self.is_of_either(tokens, at)
            && let [_, _, ..] = all.as_slice()
        {
            let each =
                all.iter().map(|one| Item { kinds: kind::PLACE, text: (*one).to_owned(), ..named.clone() });
            found.extend(each);
            return;
        }
        let (([one], _) | (_, [one])) = (all.as_slice(), own.as_slice()) else { return };
        let other = all.iter().find(|one| !own.contains(one)).filter(|_| all.len() == 2 && own.len() == 1);
        if let Some(other) = other {
            let kinds = kind::PLACE | kind::OTHER;
            found.push(Item { kinds, text: (*other).to_owned(), ..named.clone() });
        }
        let either = if other.is_some() { kind::EITHER } else { 0 };
        // Whose it is was said behind it: another one's card is strained.
        let is_other = owner.is_some_and(|(_, seat)| !one.starts_with(&seat.to_string()));
        let cost = named.cost + 2 * u32::from(is_other);
        found.push(Item { kinds: kind::PLACE | either, text: (*one).to_owned(), cost, ..named });
        if let Some(item) = found.iter_mut().find(|i| i.kinds & kind::NAME != 0) {
            item.kinds |= kind::SECOND;
        }
    }

    /// Whether «su» stands before what is named from here on, and nobody is named whose it could be.
    fn is_of_either(&self, tokens: &[Token], at: usize) -> bool {
        at > 0
            && matches!(tokens[at - 1].fold.as_str(), "su" | "sus")
            && (!self.is_named(tokens) || at > 1 && tokens[at - 2].fold == "a")
    }

    /// Whose a card just named is, and in how many words that is said: `de bea`, `rival`, `be`, `a bea`.
    fn owner_behind(&self, tokens: &[Token], next: usize) -> Option<(usize, Seat)> {
        let word = |i: usize| tokens.get(i).filter(|t| !t.quoted).map(|t| t.fold.as_str());
        let led = usize::from(matches!(word(next), Some("de" | "del" | "en" | "a" | "al")));
        let owner = word(next + led)?;
        if RIVAL.contains(&owner) {
            return self.rival().map(|seat| (led + 1, seat));
        }
        // `a be dos` and `b 2` are places where there is one, «a» alone leads to something.
        let mut spelled = Vec::new();
        self.spelled(tokens, next + led, &mut spelled);
        let is_place = spelled.iter().any(|(_, place)| self.referee.place_named(place).is_some());
        let is_seat = !is_place && (led == 1 || owner != "a");
        self.seat(owner).filter(|_| is_seat).map(|seat| (led + 1, seat))
    }

    /// A place that is spelled aloud or typed.
    fn spelled_or_typed(&self, tokens: &[Token], at: usize) -> Option<(usize, String)> {
        let token = tokens.get(at).filter(|t| !t.quoted)?;
        let mut found = Vec::new();
        self.spelled(tokens, at, &mut found);
        let typed = token.text.bytes().any(|b| b.is_ascii_digit()).then(|| (1, token.text.clone()));
        found.pop().or(typed)
    }

    /// A known card that lies where its place must be said.
    fn lying(&self, found: &mut Vec<Item>) {
        let Some(named) = found.iter().find(|i| i.kinds & kind::NAME != 0).cloned() else { return };
        if self.grammar.speech.lies.is_empty() {
            return;
        }
        let name = fold(named.text.trim_matches('"'));
        let sheet = self.sheet();
        for (place, written) in self.grammar.speech.lies {
            let here = sheet.iter().filter(|p| p.place == *place).flat_map(|p| &p.facts);
            if here.into_iter().any(|(_, value)| fold(value) == name) {
                let text = format!("{written} {}", named.text);
                found.push(Item { kinds: kind::WHERE, text, ..named });
                return;
            }
        }
    }

    /// The other of two players.
    pub(super) fn rival(&self) -> Option<Seat> {
        [Seat::A, Seat::B].into_iter().find(|s| Some(*s) != self.own)
    }

    fn places(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let mut bare: Vec<(usize, String)> = Vec::new();
        let word = |i: usize| tokens.get(i).filter(|t| !t.quoted).map(|t| t.fold.as_str());
        for (words, written) in &self.grammar.places {
            let same = words.iter().enumerate().all(|(i, w)| word(at + i) == Some(w));
            if same {
                bare.push((words.len(), written.clone()));
            }
        }
        let text = &tokens[at].fold;
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
        let spelled = typed..bare.len();
        // «la dos de beto»
        if let Some((len, n)) = self.small_number(tokens, at) {
            self.of_owner(tokens, at + len, len, &n.to_string(), found);
        }
        if !place_like && text.len() > 1 && self.referee.place_named(text).is_some() {
            bare.push((1, tokens[at].text.clone()));
        }
        for (nth, (len, place)) in bare.into_iter().enumerate() {
            self.of_owner(tokens, at + len, len, &place, found);
            let is_word = !place.contains('.') && !place.bytes().any(|b| b.is_ascii_digit());
            if let (true, Some(own)) = (is_word && self.referee.place_named(&place).is_none(), self.own)
                && let Some(text) = self.owned(own, &place)
            {
                found.push(Item { len, kinds: kind::PLACE, text, cost: 0, seat: None });
                // «al protector», «a la base», «su bio»: of either.
                let is_towards = self.is_towards(tokens, at) || self.is_of_either(tokens, at);
                let other = self.rival().filter(|_| is_towards).and_then(|seat| self.owned(seat, &place));
                found.extend(other.map(|text| Item { len, kinds: kind::PLACE, text, cost: 0, seat: None }));
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

    /// `líder de bea`, `líder rival`, `efe uno de nora`; and `bea líder`.
    fn of_owner(&self, tokens: &[Token], next: usize, len: usize, place: &str, found: &mut Vec<Item>) {
        let word = |i: usize| tokens.get(i).filter(|t| !t.quoted).map(|t| t.fold.as_str());
        let of = usize::from(matches!(word(next), Some("de" | "del")));
        let Some(owner) = word(next + of) else { return };
        let skip = usize::from(matches!(owner, "jugador" | "jugadora"));
        let Some(owner) = word(next + of + skip) else { return };
        let seat = match owner {
            owner if RIVAL.contains(&owner) => self.rival(),
            owner => {
                let is_place = self.small_number(tokens, next + of + skip + 1).is_some();
                let is_letter = owner.len() == 1 && owner != "a" && !is_place;
                self.seat(owner).filter(|_| of == 1 || owner.len() > 2 || is_letter)
            }
        };
        let Some(seat) = seat else { return };
        let own = |text: &String| text.starts_with(&seat.to_string());
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
        let named = |t: &&Token| !t.quoted && t.fold.chars().count() > 2;
        let by_name = tokens.iter().filter(named).find_map(|t| self.referee.seat_named(&t.fold));
        let letter = || {
            let at = tokens.iter().position(|t| matches!(t.fold.as_str(), "jugador" | "jugadora"));
            let at = at.map_or(0, |at| at + 1);
            tokens
                .get(at)
                .filter(|t| !t.quoted && at > 0 || at == 0 && t.fold != "a")
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
            let is_said = tokens.iter().any(|t| !t.quoted && self.grammar.answers.contains(&t.fold));
            let other = |active| [Seat::A, Seat::B].into_iter().find(|seat| *seat != active);
            self.referee.status().active.filter(|_| is_said).and_then(other)
        };
        by_name.or_else(letter).or_else(owner).or_else(answers).or_else(|| self.referee.status().active)
    }

    /// `be dos`, `be ese tres`, `ce 3`.
    fn spelled(&self, tokens: &[Token], at: usize, found: &mut Vec<(usize, String)>) {
        let word = |i: usize| tokens.get(i).filter(|t| !t.quoted).map(|t| t.fold.as_str());
        let letter = |i: usize| {
            LETTERS.iter().find_map(|(letter, said)| {
                let mut words = said.split('_').enumerate();
                let same = words.all(|(k, w)| word(i + k) == Some(w));
                same.then(|| (said.split('_').count(), *letter))
            })
        };
        let Some((used, first)) = letter(at) else { return };
        // «a ese dos» leads somewhere; «la de a ese dos» is of A.
        let is_led = at > 0 && matches!(word(at - 1), Some("de" | "del" | "en" | "el" | "la" | "al"));
        if let Some((n_used, n)) = self.small_number(tokens, at + used) {
            found.push((used + n_used, format!("{first}{n}")));
        }
        if let Some((second_used, second)) = letter(at + used)
            && let Some((n_used, n)) = self.small_number(tokens, at + used + second_used)
        {
            let text = format!("{first}.{second}{n}");
            if (first != "a" || is_led) && self.referee.place_named(&text).is_some() {
                found.push((used + second_used + n_used, text));
            }
        }
    }

    pub(super) fn small_number(&self, tokens: &[Token], at: usize) -> Option<(usize, i32)> {
        let words: Vec<&str> = tokens.get(at..)?.iter().take(3).map(|t| t.fold.as_str()).collect();
        if words.first().is_some_and(|w| matches!(*w, "un" | "una" | "cero") || w.len() > 12) {
            return None;
        }
        number(&words).filter(|(_, n)| *n < 100 && !words[0].starts_with('x'))
    }
}
