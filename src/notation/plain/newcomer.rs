//! Names nobody heard yet: of cards, and of the players before the match has begun.

use super::fit::{Line, Value, has};
use super::inflect::is_infinitive;
use super::item::Table;
use super::number::number;
use super::saying::kind;
use super::stopwords::is_no_name;
use super::token::Token;

/// What names end in as well as what is said: of a colour alone nobody makes a name.
const COLOURS: [&str; 20] = [
    "rojo", "roja", "azul", "verde", "amarillo", "amarilla", "negro", "negra", "blanco", "blanca", "gris",
    "morado", "morada", "dorado", "dorada", "plateado", "plateada", "celeste", "naranja", "rosa",
];

/// What a word costs in a new name of several that is said of other things too, and a colour.
const SAID_ELSEWHERE: u32 = 1;
const COLOURED: u32 = 2;

/// What stands before a verb and before no name.
const OF_VERBS: [&str; 7] = ["que", "me", "te", "se", "nos", "lo", "ya"];

/// The words with the last one as a name, where an article leads to it or it is all that is said behind the first: `repone el
/// alce`, `sale perro`. Only where every card has a name of its own.
pub(super) fn called(table: &Table<'_>, tokens: &[Token]) -> Option<Vec<Token>> {
    let (last, before) = tokens.split_last()?;
    let is_led = before.last().is_some_and(|word| matches!(word.fold.as_str(), "el" | "la" | "un" | "una"));
    let is_word = !last.quoted
        && last.fold.chars().count() > 3
        && last.fold.chars().all(char::is_alphabetic)
        && table.items(tokens, before.len()).is_empty()
        && !table.grammar.fillers.contains(&last.fold)
        && !table.grammar.fixed.contains(&last.fold)
        && !is_no_name(&last.fold);
    if !table.referee.speech().unique || !is_word || !is_led && before.len() != 1 {
        return None;
    }
    let name = Token { text: capital(&last.text), quoted: true, ..last.clone() };
    Some(before.iter().cloned().chain([name]).collect())
}

/// A name nobody heard yet.
pub struct Newcomer {
    pub len: usize,
    /// Of a card, and of a player.
    pub card: Value,
    pub person: Value,
    /// A known name goes on behind it: «Super» of «Super Piccolo».
    pub is_cut: bool,
    /// A word of the game besides, as «Tomás» is one who takes: only of a player to be.
    pub is_only_person: bool,
    /// What its words cost that have a sense elsewhere; it is no player's then.
    pub strain: u32,
}

impl Line<'_> {
    /// The names nobody heard yet that the words from some word on may be, longest first.
    pub fn newcomers(&self, at: usize) -> &[Newcomer] {
        self.newcomers[at].get_or_init(|| {
            // «que me compré» is no name.
            let is_told_of = at > 0 && OF_VERBS.contains(&self.tokens[at - 1].fold.as_str());
            let is_word = |at: usize| {
                let token = &self.tokens[at];
                !token.quoted
                    && self.items(at).iter().all(|(item, _)| item.kinds & (kind::NAME | kind::SEAT) == 0)
                    && token.fold.chars().count() >= 2
                    && token.fold.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '\'')
                    && token.fold.starts_with(char::is_alphabetic)
            };
            let is_name = |at: usize| !is_told_of && is_word(at);
            let has_no_sense = |at: usize| !self.table.grammar.words.contains(&self.tokens[at].fold);
            let is_new = |at: &usize| is_name(*at) && has_no_sense(*at);
            let most = (at..self.tokens.len()).take(3).take_while(is_new).count();
            let with_known = self.with_known(at, most);
            let newcomer = |len| {
                let words: Vec<&str> = self.tokens[at..at + len].iter().map(|t| t.text.as_str()).collect();
                let name = capital(&words.join(" "));
                let card = Value::new(format!("\"{name}\""));
                let is_cut = most > 0 && len < with_known;
                let is_only_person = len < 2 && most == 0;
                Newcomer { len, card, person: Value::new(name), is_cut, is_only_person, strain: 0 }
            };
            let with_verb = if most == 0 { self.with_verb(at, &is_word, &has_no_sense) } else { 0 };
            if with_verb > 0 {
                return vec![newcomer(with_verb)];
            }
            if most == 0 && self.may_be_person(at) && (is_name(at) || self.tokens[at].fold.len() == 1) {
                return vec![newcomer(1)];
            }
            let strained = self.with_said_elsewhere(at, most, &is_name);
            let strained =
                strained.map(|(len, strain)| Newcomer { strain, is_only_person: false, ..newcomer(len) });
            let plain = (1..=most).rev().chain([with_known].into_iter().filter(|len| *len > most));
            strained.into_iter().chain(plain.map(newcomer)).collect()
        })
    }

    /// How many names the words are, where each new word is one.
    pub fn names_told(&self) -> usize {
        let is_new = |at: usize| self.newcomers(at).iter().any(|name| name.len == 1 && !name.is_only_person);
        let is_known = |at: usize| {
            let items = self.items(at).iter();
            items.map(|(item, _)| item.kinds).any(|kinds| kinds & kind::NAME != 0 && kinds & kind::SEAT == 0)
        };
        (0..self.tokens.len()).filter(|at| is_new(*at) || is_known(*at)).count()
    }

    /// How many words a new name has of which one is new and the others are said of other things, and what that costs: «Torre
    /// alta», where whose number is high begins; «Nido rojo»; «Señor del bosque».
    fn with_said_elsewhere(
        &self,
        at: usize,
        most: usize,
        is_name: &dyn Fn(usize) -> bool,
    ) -> Option<(usize, u32)> {
        let grammar = self.table.grammar;
        let word = |at: usize| self.tokens.get(at).map_or("", |token| token.fold.as_str());
        let is_new = |at: usize| at < self.tokens.len() && is_name(at) && !grammar.words.contains(word(at));
        // What opens nothing, leads nowhere and fills nothing: it may be said beside something, no more.
        let is_weak = |at: usize| {
            at < self.tokens.len()
                && is_name(at)
                && word(at).len() > 3
                && self.items(at).is_empty()
                && !grammar.heads.contains_key(word(at))
                && !grammar.fixed.contains(word(at))
                && !has(self.fillers | self.joining, at)
                && !is_no_name(word(at))
                && number(&[word(at)]).is_none()
        };
        let is_colour =
            |at: usize| at < self.tokens.len() && !self.tokens[at].quoted && COLOURS.contains(&word(at));
        if most == 0 {
            // «… en la mesa bosque» names no table.
            let is_written = |at: usize| self.tokens[at].text.starts_with(char::is_uppercase);
            let is_one = at > 0 && is_weak(at) && is_new(at + 1) && is_written(at) && is_written(at + 1);
            return is_one.then_some((2, SAID_ELSEWHERE));
        }
        let end = at + most;
        if matches!(word(end), "de" | "del") {
            let article = usize::from(word(end) == "de" && matches!(word(end + 1), "la" | "los" | "las"));
            let last = end + 1 + article;
            // «Guajolote de Fuego», written as names are.
            let is_written = |at: usize| self.tokens[at].text.starts_with(char::is_uppercase);
            let is_titled =
                || last < self.tokens.len() && is_name(last) && is_written(at) && is_written(last);
            return (most == 1 && (is_new(last) || is_titled()))
                .then_some((2 + article + most, SAID_ELSEWHERE));
        }
        match most {
            1 | 2 if is_colour(end) => Some((most + 1, COLOURED)),
            1 | 2 if is_weak(end) => Some((most + 1, SAID_ELSEWHERE)),
            _ => None,
        }
    }

    /// How many words a new name has that a known one ends, each written as names are: «Super Piccolo» where there is a Piccolo.
    fn with_known(&self, at: usize, most: usize) -> usize {
        let is_written = |at: usize| self.tokens[at].text.starts_with(char::is_uppercase);
        let known = || {
            let items = self.items(at + most).iter();
            let named =
                items.filter(|(item, _)| item.kinds & kind::NAME != 0 && item.kinds & kind::SEAT == 0);
            named.map(|(item, _)| item.len).max().unwrap_or(0)
        };
        let goes_on = most > 0 && at > 0 && at + most < self.tokens.len() && !self.tokens[at + most].quoted;
        if goes_on && (at..=at + most).all(is_written) && known() > 0 { most + known() } else { most }
    }

    /// How many words a new name has that begins with a verb, each written as names are, or as the line says that a card is
    /// told of: «Lanza Rota», `carta lanza rota poder`.
    fn with_verb(
        &self,
        at: usize,
        is_word: &dyn Fn(usize) -> bool,
        has_no_sense: &dyn Fn(usize) -> bool,
    ) -> usize {
        let tokens = self.tokens;
        let is_written = |at: usize| tokens.get(at).is_some_and(|t| t.text.starts_with(char::is_uppercase));
        let is_verb = |word: &str| {
            self.table.grammar.heads.contains_key(word) && !self.table.grammar.fixed.contains(word)
        };
        let is_told = at == 1 && tokens[0].fold == "carta";
        if !(is_told || is_written(at)) || !is_verb(&tokens[at].fold) {
            return 0;
        }
        let said = (at + 1..tokens.len()).take(2).take_while(|at| is_word(*at) && has_no_sense(*at));
        let len = 1 + said.take_while(|at| is_told || is_written(*at)).count();
        // At the beginning any word is written so: «Lanza Rota es un poder» says of what is spoken.
        let is_spoken_of =
            at > 0 || tokens.get(len).is_some_and(|token| matches!(token.fold.as_str(), "es" | ":"));
        if len > 1 && is_spoken_of && is_word(at) { len } else { 0 }
    }

    /// Whether a word that would open something begins a new name.
    pub fn opens_name(&self, at: usize) -> bool {
        let opens = |at: &usize| {
            let token = &self.tokens[*at];
            !token.quoted
                && self.table.grammar.heads.contains_key(&token.fold)
                && self.newcomers(*at).iter().any(|name| name.len > 1)
        };
        let all = || (0..self.tokens.len()).filter(opens).fold(0, |all, at| all | 1 << at);
        has(*self.naming.get_or_init(all), at)
    }

    /// Whether a word is written as a name in the middle of a line, whatever sense it has: «Ten» in `combo con Ten y Krillin`.
    pub fn looks_like_name(&self, at: usize) -> bool {
        let is_small = |at: usize| self.tokens[at].text.starts_with(char::is_lowercase);
        let mut letters = self.tokens[at].text.chars();
        let is_capital = letters.next().is_some_and(char::is_uppercase) && letters.next().is_some();
        is_capital && letters.all(char::is_lowercase) && at > 0 && is_small(at - 1)
    }

    /// Whether a word that has a sense may be the name of a player all the same: «Tomás», «Marcos», before the match has begun.
    fn may_be_person(&self, at: usize) -> bool {
        let grammar = self.table.grammar;
        let word = &self.tokens[at].fold;
        let is_verb =
            || grammar.heads.contains_key(word) && !grammar.fixed.contains(word) && !is_infinitive(word);
        // «preparar a b»: letters beside each other.
        let is_letter = |at: usize| self.tokens.get(at).is_some_and(|token| token.fold.len() == 1);
        let is_lettered = is_letter(at) && (is_letter(at + 1) || at > 1 && is_letter(at - 1));
        let is_other = word.len() > 3
            // «jugamos» is none.
            && !word.ends_with("mos")
            && !has(self.fillers | self.joining, at)
            && is_verb();
        (is_lettered && word.bytes().all(|b| b.is_ascii_lowercase()) || is_other)
            && self.table.referee.status().turn == 0
    }
}

/// A name as names are written.
pub fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
