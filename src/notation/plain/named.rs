//! Cards by their names: whole, begun, and where they lie.

use super::item::{Item, RIVAL, Table};
use super::number::spoken_number;
use super::saying::kind;
use super::stopwords::JOINING;
use super::token::{Token, word_at};
use crate::kernel::{Seat, fold};

/// Among how many cards of one name it is asked which.
const FEW: usize = 3;

/// What leads to a card that is called by a part of its name.
const ARTICLES: [&str; 10] = ["el", "la", "al", "del", "mi", "tu", "su", "los", "las", "ese"];

/// Whether a name of several words, or of several pieces, begins or ends with this one.
fn ends_with_word(words: &[String], said: &str) -> bool {
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return false };
    let is_several = words.len() > 1 || first.contains('-');
    is_several && (first.split('-').next() == Some(said) || last.rsplit('-').next() == Some(said))
}

impl Table<'_> {
    /// The folded names of the cards that lie open, with their places.
    pub(super) fn open_names(&self) -> &[(String, String)] {
        self.known.open_names.get_or_init(|| {
            let named = self.sheet().iter().filter_map(|here| {
                let (_, name) = here.facts.iter().find(|(key, _)| *key == "nombre")?;
                Some((fold(name.trim_matches('"')), here.place.clone()))
            });
            named.collect()
        })
    }

    pub(super) fn names(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let rest = &tokens[at..];
        let starts = |words: &[String]| {
            words.len() <= rest.len() && words.iter().zip(rest).all(|(w, t)| !t.quoted && is_said(w, &t.fold))
        };
        // `golem canto` for «Golem de Canto»
        let without_joining = |words: &[String]| {
            if words.len() < 3 {
                return None;
            }
            let told: Vec<&String> = words.iter().filter(|word| !JOINING.contains(&word.as_str())).collect();
            let is_cut = told.len() > 1 && told.len() < words.len() && told.len() <= rest.len();
            (is_cut && told.iter().zip(rest).all(|(w, t)| !t.quoted && **w == t.fold)).then_some(told.len())
        };
        let plural = |words: &[String]| match (words, rest) {
            ([one], [said, ..]) => said.fold.strip_suffix('s') == Some(one),
            _ => false,
        };
        // `gokuniño`; `mina-vieja` for «Mina Vieja», and the other way round
        let is_glued = |words: &[String]| {
            let is_so = || words.concat() == rest[0].fold || words.join("-") == rest[0].fold;
            words.len() > 1 && rest[0].fold.starts_with(words[0].as_str()) && is_so()
        };
        let parted = |words: &[String]| {
            let [one] = words else { return None };
            let pieces: Vec<String> =
                one.split('-').filter(|_| one.contains('-')).map(str::to_owned).collect();
            (pieces.len() > 1 && starts(&pieces)).then_some(pieces.len())
        };
        // Most names begin otherwise; figures may be said in words.
        let letter = rest[0].fold.chars().next();
        let may_begin = |first: &str| {
            !first.starts_with(char::is_alphabetic)
                || first.chars().next() == letter
                || JOINING.contains(&first)
        };
        let mut longest = 0;
        for (name, words) in self.names.iter().filter(|(_, words)| may_begin(&words[0])) {
            let whole = (starts(words) || plural(words)).then_some(words.len());
            let whole = whole.or_else(|| is_glued(words).then_some(1)).or_else(|| parted(words));
            let len = whole.or_else(|| without_joining(words)).unwrap_or(0);
            if len > longest {
                longest = len;
                found.retain(|i| i.kinds & kind::NAME == 0);
                found.push(Item { len, kinds: kind::NAME, text: format!("\"{name}\""), cost: 0, seat: None });
            }
        }
        let said = &rest[0].fold;
        if longest == 0 {
            let called = self.by_a_word(tokens, at);
            if let [name] = called.as_slice() {
                let text = format!("\"{name}\"");
                found.push(Item { len: 1, kinds: kind::NAME, text, cost: 1, seat: None });
            }
            // Of two that lie there none is meant because its name begins so.
            longest = called.len();
        }
        if let Some(name) = self.begun_name(said).filter(|_| longest == 0) {
            let text = format!("\"{name}\"");
            // «cap rodano»
            let others = fold(name);
            let is_of_it =
                |t: &&Token| !t.quoted && others.split([' ', '-']).skip(1).any(|word| word == t.fold);
            let len = 1 + rest[1..].iter().take_while(is_of_it).count();
            found.push(Item { len, kinds: kind::NAME, text, cost: 1, seat: None });
        }
        self.placed(tokens, at, found);
    }

    /// The name of several words that is called by its first or its last one, of several so called those that lie on the
    /// table; where an article leads it, also by one of three letters: «al oso» is «Gran Oso».
    fn by_a_word(&self, tokens: &[Token], at: usize) -> Vec<&str> {
        let said = tokens[at].fold.as_str();
        let is_led = at > 0 && ARTICLES.contains(&tokens[at - 1].fold.as_str());
        let is_short = said.chars().count() < 4;
        if is_short && (!is_led || said.chars().count() < 3 || self.grammar.words.contains(said)) {
            return Vec::new();
        }
        let so: Vec<&str> = self
            .names
            .iter()
            .filter(|(_, words)| ends_with_word(words, said))
            .map(|(name, _)| name.as_str())
            .collect();
        if so.len() < 2 {
            return so;
        }
        let lies = |name: &&&str| {
            let name = fold(name);
            self.open_names().iter().any(|(called, _)| *called == name)
        };
        so.iter().filter(lies).copied().collect()
    }

    /// The only name that begins so, those told in this match before those of a list: `zap`.
    fn begun_name(&self, said: &str) -> Option<&str> {
        let is_word = said.chars().all(char::is_alphabetic) && said.chars().count() > 2;
        if !is_word || self.grammar.words.contains(said) || self.referee.seat_named(said).is_some() {
            return None;
        }
        let stems = little_stems(said);
        let is_so = |words: &[String]| {
            words[0].starts_with(said) || stems.iter().any(|stem| is_little_of(stem, &words[0]))
        };
        let begun: Vec<&(String, Vec<String>)> =
            self.names.iter().filter(|(_, words)| is_so(words)).collect();
        let told = || {
            let told = self.referee.card_names();
            begun.iter().filter(|(name, _)| told.contains(name)).copied().collect::<Vec<_>>()
        };
        let only = match begun.as_slice() {
            [] => return None,
            [one] => *one,
            [_, _, ..] => match told().as_slice() {
                [one] => *one,
                _ => return None,
            },
        };
        (!self.is_hidden(&only.1[0])).then_some(only.0.as_str())
    }

    /// A name with what is said behind it of where the card lies, or whose it is, where that is one of these places.
    fn said_beside(
        &self,
        tokens: &[Token],
        at: usize,
        (named, owner): (&Item, Option<(usize, Seat)>),
        all: &[&str],
    ) -> Vec<Item> {
        let mut found = Vec::new();
        let mut add = |len: usize, place: &str| {
            found.push(Item {
                len: named.len + len,
                kinds: kind::PLACE,
                text: place.to_owned(),
                ..named.clone()
            });
        };
        let word = |i: usize| word_at(tokens, i);
        let next = at + named.len;
        let joined = matches!(word(next), Some("de" | "del" | "en"));
        if let Some((len, owner)) = owner {
            let mut his = all.iter().filter(|place| place.starts_with(owner.letter()));
            if let (Some(one), None) = (his.next(), his.next()) {
                add(len, one);
            }
        }
        if let Some((len, place)) = self.spelled_or_typed(tokens, next + 1).filter(|_| joined) {
            // `s2` is of either side; the card says of which.
            // «bruja de 2» is rather two of something.
            let is_number = place.bytes().all(|b| b.is_ascii_digit()) && word(next) == Some("de");
            let is_there = |one: &&&str| {
                let (one, place) = (fold(one), fold(&place));
                let seat = one.strip_suffix(place.as_str());
                one == place || seat.is_some_and(|seat| seat.trim_end_matches('.').len() == 1)
            };
            let mut there = all.iter().filter(is_there).filter(|_| !is_number);
            if let (Some(one), None) = (there.next(), there.next()) {
                add(1 + len, one);
            }
        }
        found
    }

    /// A name that one card of the table carries, or one of a player, is also its place; where it lies may be said besides.
    fn placed(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let Some(named) = found.iter().find(|i| i.kinds & kind::NAME != 0).cloned() else { return };
        if !self.grammar.speech.by_place {
            return;
        }
        let name = fold(named.text.trim_matches('"'));
        let carriers = self.open_names().iter().filter(|(called, _)| *called == name);
        let mut all: Vec<&str> = carriers.map(|(_, place)| place.as_str()).collect();
        all.retain(|place| !self.pays(place));
        let said_of = at.checked_sub(1).map_or("", |at| tokens[at].fold.as_str());
        // «tu jinete»; whose «mi jinete» is, is left open where both may speak.
        let yours = self.rival().filter(|_| self.own.is_some() && matches!(said_of, "tu" | "tus"));
        let yours = yours.map(Seat::letter);
        if let Some(seat) = yours.filter(|seat| all.iter().any(|place| place.starts_with(*seat))) {
            all.retain(|place| place.starts_with(seat));
        }
        let of_seat = |seat: Seat| all.iter().copied().filter(move |p| p.starts_with(seat.letter()));
        let owner = self.owner_behind(tokens, at + named.len);
        found.extend(self.said_beside(tokens, at, (&named, owner), &all));
        let own: Vec<&str> = self.own.into_iter().flat_map(of_seat).collect();
        if self.is_of_either(tokens, at)
            && let [_, _, ..] = all.as_slice()
        {
            let each =
                all.iter().map(|one| Item { kinds: kind::PLACE, text: (*one).to_owned(), ..named.clone() });
            found.extend(each);
            return;
        }
        if all.is_empty() {
            let fallen = self.fallen(&name);
            found.extend(fallen.map(|place| Item { kinds: kind::PLACE, text: place, ..named.clone() }));
        }
        let (([one], _) | (_, [one])) = (all.as_slice(), own.as_slice()) else {
            // Of two that are called so, where only a place will do, it is asked which.
            found.extend(which(&named, &all, &own));
            return;
        };
        let alike = self.called_alike(&named, &tokens[at].fold, one);
        if !alike.is_empty() {
            let each = std::iter::once((*one).to_owned()).chain(alike);
            found.extend(each.map(|text| Item { kinds: kind::PLACE, text, ..named.clone() }));
            return;
        }
        let other = all.iter().find(|one| !own.contains(one)).filter(|_| all.len() == 2 && own.len() == 1);
        if let Some(other) = other {
            let kinds = kind::PLACE | kind::CALLED | kind::OTHER;
            found.push(Item { kinds, text: (*other).to_owned(), ..named.clone() });
        }
        let is_mine = matches!(said_of, "mi" | "mis");
        let either = if other.is_some() && !is_mine { kind::EITHER } else { 0 };
        // Whose it is was said behind it: another one's card is strained.
        let is_other = owner.is_some_and(|(_, seat)| !one.starts_with(seat.letter()));
        let cost = named.cost + 2 * u32::from(is_other);
        found.push(Item {
            kinds: kind::PLACE | kind::CALLED | either,
            text: (*one).to_owned(),
            cost,
            ..named
        });
        if let Some(item) = found.iter_mut().find(|i| i.kinds & kind::NAME != 0) {
            item.kinds |= kind::SECOND;
        }
    }

    /// Whether what lies there only pays: by its name another card is called.
    fn pays(&self, place: &str) -> bool {
        let spot = place.split_once('.').map_or(place, |(_, spot)| spot);
        let letter = self.grammar.speech.row.as_ref().map(|row| row.letter);
        letter.and_then(|letter| spot.strip_prefix(letter)).is_some_and(|nth| nth.parse::<u32>().is_ok())
    }

    /// Where the same player's other cards lie whose names begin or end as the one that is called by a part of its name: `gohan`
    /// for «Gohan Niño» where the leader is «GohanL».
    fn called_alike(&self, named: &Item, said: &str, place: &str) -> Vec<String> {
        let Some((seat, _)) = place.split_once('.').filter(|_| named.cost > 0 && said.chars().count() > 3)
        else {
            return Vec::new();
        };
        let name = fold(named.text.trim_matches('"'));
        let is_so = |(key, value): &(&str, String)| {
            let value = fold(value.trim_matches('"'));
            *key == "nombre"
                && value != name
                && value
                    .split(' ')
                    .any(|word| word.starts_with(said) && word.chars().count() <= said.chars().count() + 1)
        };
        let his =
            self.sheet().iter().filter(|here| here.place.split_once('.').is_some_and(|(of, _)| of == seat));
        his.filter(|here| here.facts.iter().any(is_so)).map(|here| here.place.clone()).take(FEW).collect()
    }

    /// The place where something is owed and nothing named lies, of which this name was told last: `reemplazo a puma`.
    fn fallen(&self, name: &str) -> Option<String> {
        let lines = self.referee.duties().into_iter().map(|duty| duty.line);
        let owed: Vec<String> = lines
            .flat_map(|line| {
                line.split(' ').filter_map(|word| self.referee.place_named(word)).collect::<Vec<_>>()
            })
            .collect();
        let told = format!("\"{name}\"");
        owed.into_iter().find(|place| {
            let is_there = |text: &str| text.contains('"') && text.split(' ').any(|word| word == place);
            let is_empty =
                self.sheet().iter().filter(|here| here.place == *place).all(|here| here.facts.len() == 1);
            let plays = self.referee.plays().into_iter().rev();
            is_empty
                && plays
                    .map(|play| play.text)
                    .find(|text| is_there(text))
                    .is_some_and(|text| fold(&text).contains(&told))
        })
    }

    /// Whether «su» stands before what is named from here on, and nobody is named whose it could be.
    pub(super) fn is_of_either(&self, tokens: &[Token], at: usize) -> bool {
        self.is_said_su(tokens, at) && (!self.is_named(tokens) || at > 1 && tokens[at - 2].fold == "a")
    }

    /// Whether the line is of what is done against the other side: «ana ataca a su protector» is hers no more.
    pub(super) fn strikes(&self, tokens: &[Token]) -> bool {
        let once = self.grammar.speech.once;
        let mut verbs =
            self.grammar.inflected.iter().filter(|(verb, _)| once.contains(&fold(verb.word).as_str()));
        verbs.any(|(_, forms)| tokens.iter().any(|token| !token.quoted && forms.contains(&token.fold)))
    }

    /// Whether «su» stands before what is named from here on.
    pub(super) fn is_said_su(&self, tokens: &[Token], at: usize) -> bool {
        at > 0 && matches!(tokens[at - 1].fold.as_str(), "su" | "sus")
    }

    /// Whose a card just named is, and in how many words that is said: `de bea`, `rival`, `be`, `a bea`.
    pub(super) fn owner_behind(&self, tokens: &[Token], next: usize) -> Option<(usize, Seat)> {
        let word = |i: usize| word_at(tokens, i);
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

    /// `la de be en pe cinco`, from whose it is on.
    pub(super) fn at_owner(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let is = |at: usize, words: &[&str]| {
            tokens.get(at).is_some_and(|token| !token.quoted && words.contains(&token.fold.as_str()))
        };
        let is_owner = at > 0 && is(at - 1, &["de", "del", "tiene"]) && is(at + 1, &["en"]);
        let Some(seat) = self.seat(&tokens[at].fold).filter(|_| is_owner) else { return };
        if let Some((len, place)) = self.spelled_or_typed(tokens, at + 2)
            && let Some(text) = self.owned(seat, &place)
        {
            found.push(Item { len: len + 2, kinds: kind::PLACE, text, cost: 0, seat: None });
        }
    }

    /// A place that is spelled aloud or typed.
    pub(super) fn spelled_or_typed(&self, tokens: &[Token], at: usize) -> Option<(usize, String)> {
        let token = tokens.get(at).filter(|t| !t.quoted)?;
        let mut found = Vec::new();
        self.spelled(tokens, at, &mut found);
        let typed = token.text.bytes().any(|b| b.is_ascii_digit()).then(|| (1, token.text.clone()));
        found.pop().or(typed)
    }

    /// What lies at one of these places and is said by a word of the game, not by a name: the only wild card there.
    fn lying_unnamed(&self, word: &str) -> Option<Item> {
        let is_called = word.len() > 3 && self.grammar.fixed.contains(word);
        let lies = self.grammar.speech.lies.iter().filter(|_| is_called);
        let mut there = lies.filter_map(|(place, written)| {
            let mut here = self.sheet().iter().filter(|p| p.place == *place).flat_map(|p| &p.facts);
            here.find(|(_, value)| fold(value) == word).map(|(_, value)| format!("{written} {value}"))
        });
        let text = there.next().filter(|_| there.next().is_none())?;
        Some(Item { len: 1, kinds: kind::WHERE, text, cost: 0, seat: None })
    }

    /// The other player's card that lies at a place that is told without whose it is, where it is met elsewhere: `bloqueo a7`.
    fn lying_at(&self, token: &Token) -> Option<Item> {
        let rival = self.rival().filter(|_| self.own.is_some() && !token.quoted)?;
        let lies = self.grammar.speech.lies.iter();
        let (place, written) = lies.into_iter().find(|(place, _)| {
            place.split_once('.').is_some_and(|(seat, slot)| seat == rival.to_string() && slot == token.fold)
        })?;
        let mut there = self.open_names().iter().filter(|(_, at)| at == place).map(|(name, _)| name);
        let text = format!("{written} \"{}\"", there.next()?);
        Some(Item { len: 1, kinds: kind::WHERE, text, cost: 1, seat: None })
    }

    /// A known card that lies where its place must be said.
    pub(super) fn lying(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        if self.grammar.speech.lies.is_empty() {
            return;
        }
        let Some(named) = found.iter().find(|i| i.kinds & kind::NAME != 0).cloned() else {
            found.extend(self.lying_unnamed(&tokens[at].fold));
            found.extend(self.lying_at(&tokens[at]));
            return;
        };
        let name = fold(named.text.trim_matches('"'));
        let sheet = self.sheet();
        for (place, written) in self.grammar.speech.lies {
            let here = sheet.iter().filter(|p| p.place == *place).flat_map(|p| &p.facts);
            if here.into_iter().any(|(_, value)| fold(value.trim_matches('"')) == name) {
                let text = format!("{written} {}", named.text);
                // «a la recluta de marta»
                if let Some((more, owner)) = self.owner_behind(tokens, at + named.len)
                    && place.starts_with(owner.letter())
                {
                    let len = named.len + more;
                    found.push(Item { len, kinds: kind::WHERE, text: text.clone(), ..named.clone() });
                }
                found.push(Item { kinds: kind::WHERE, text, ..named });
                return;
            }
        }
    }
}

/// The places of several cards of one name: of his own first, and of the other's where only those will do.
fn which(named: &Item, all: &[&str], own: &[&str]) -> Vec<Item> {
    let others: Vec<&str> = all.iter().copied().filter(|one| !own.contains(one)).collect();
    let (first, second) = if own.is_empty() { (others.as_slice(), own) } else { (own, others.as_slice()) };
    let (turned, other) = if second.is_empty() { (0, 0) } else { (kind::EITHER, kind::OTHER) };
    let each = |places: &[&str], turned: u32| {
        let kinds = kind::PLACE | kind::CALLED | turned;
        let item =
            |text: &&str| Item { kinds, text: (*text).to_owned(), cost: named.cost + 1, ..named.clone() };
        let few = Some(places).filter(|places| places.len() <= FEW).unwrap_or_default();
        few.iter().map(item).collect::<Vec<_>>()
    };
    let mut found = each(first, turned);
    found.extend(each(second, other));
    found
}

/// What is left of a word by which a card may be called as something small and dear: «mi Larvita», «el Leoncito».
fn little_stems(said: &str) -> Vec<&str> {
    const ENDINGS: [&str; 4] = ["cito", "cita", "ito", "ita"];
    let stems = ENDINGS.iter().filter_map(|ending| said.strip_suffix(ending));
    stems.filter(|stem| stem.len() > 2).collect()
}

/// Whether a name is what such a word is left of.
fn is_little_of(stem: &str, name: &str) -> bool {
    name.strip_prefix(stem).is_some_and(|rest| matches!(rest, "" | "a" | "o" | "e"))
}

/// Whether a word of a name is said so: «Androide diecisiete» is «Androide 17».
fn is_said(word: &str, said: &str) -> bool {
    word == said || word.parse().is_ok_and(|n: i32| spoken_number(said) == Some(n))
}
