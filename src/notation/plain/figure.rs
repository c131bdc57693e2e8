//! Numbers, pairs of them, and cards that are said by a number and a word.

use smallvec::SmallVec;

use super::item::{Item, Table, counts};
use super::number::{is_ordinal, number};
use super::saying::kind;
use super::shown::DOWN;
use super::side::DETERMINERS;
use super::token::{Token, full};
use crate::kernel::{Made, fold};

/// What may stand between the numbers of a pair.
const JOINS: [&str; 20] = [
    "y", ",", "con", "de", "e", "da", "dan", "tiene", "tienen", "son", "es", "un", "una", "por", "le", "me",
    "recarga", "genera", "aporta", "trae",
];

/// What stands between a figure and the ability that is told with it.
const BEFORE_ABILITY: [&str; 15] = [
    "de",
    "del",
    "con",
    "el",
    "la",
    "poder",
    "habilidad",
    "que",
    "es",
    "icono",
    "dibujo",
    "simbolo",
    "trae",
    "lleva",
    "tiene",
];

impl Table<'_> {
    /// Every figure at some word.
    pub(super) fn numbers(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let words: SmallVec<[&str; 10]> = tokens[at..].iter().take(10).map(|t| t.fold.as_str()).collect();
        // «un 5» is a card where cards are numbers.
        if self.grammar.speech.made.is_some() && at > 0 && tokens[at - 1].fold == "un" {
            return self.made(&words, found);
        }
        let item = |len, kinds, text, cost| Item { len, kinds, text, cost, seat: None };
        // «uno que tengo en la mano» is which, not how many; «el uno que tengo» is a card.
        let is_article = at > 0 && matches!(tokens[at - 1].fold.as_str(), "el" | "la" | "al" | "del" | "un");
        let is_which = !is_article && matches!(words[..], ["uno" | "una", "que", ..]);
        let counts = !is_which && (!matches!(words[0], "un" | "una") || self.counts_one(tokens, at));
        if let Some((len, n)) = number(&words).filter(|_| counts) {
            let big = if n >= 100 { kind::BIG } else { 0 };
            // «la tercera» says which, not how many.
            let is_large = n >= 100 && !self.grammar.has_big;
            let which = 2 * u32::from(is_ordinal(words[0])) + 3 * u32::from(is_large);
            found.push(item(len, kind::NUMBER | big, n.to_string(), which));
            let signs = [("mas", '+'), ("menos", '-')];
            if let Some((_, sign)) = signs.iter().find(|(said, _)| words.get(len) == Some(said)) {
                found.push(item(len + 1, kind::SIGNED, format!("{sign}{n}"), 0));
            }
            // «veinte barra cinco»
            let is_between = |word: &&&str| matches!(**word, "y" | "barra" | "-");
            let between = usize::from(words.get(len).filter(is_between).is_some());
            if let Some((more, m)) = words.get(len + between..).and_then(number)
                && n < 100
            {
                found.push(item(len + between + more, kind::PAIR, format!("{n}/{m}"), 1));
            }
        }
        let first = words[0];
        let sign = match first {
            "mas" | "+" => Some('+'),
            "menos" | "-" => Some('-'),
            _ => None,
        };
        if let (Some(sign), Some((len, n))) = (sign, number(&words[1..])) {
            found.push(item(len + 1, kind::SIGNED, format!("{sign}{n}"), 0));
        }
        let figure = |text: &str| text == "?" || !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        // «18//7» is nothing else.
        let pair = first.split_once('/').map(|(one, other)| (one, other.trim_start_matches('/')));
        if let Some((one, other)) = pair.filter(|(one, other)| figure(one) && figure(other)) {
            found.push(item(1, kind::PAIR, format!("{one}/{other}"), 0));
        }
        self.labelled_pair(&words, found);
        self.made(&words, found);
        if let Some((_, n)) = number(&words).filter(|_| self.grammar.speech.made.is_some()) {
            // «los tres al descarte» counts them.
            let is_many = at > 0 && matches!(tokens[at - 1].fold.as_str(), "los" | "las");
            found.retain(|item| item.kinds != kind::MADE || item.text.contains('/') || !is_many);
            let (card, count) = self.strain_of_card(tokens, at, n);
            for item in found.iter_mut() {
                match item.kinds {
                    kind::MADE if !item.text.contains('/') => item.cost += card,
                    kind::NUMBER => item.cost += count + u32::from(is_many),
                    _ => {}
                }
            }
        }
    }

    /// Whether «un» counts: what is counted stands behind it, and no other number does.
    fn counts_one(&self, tokens: &[Token], at: usize) -> bool {
        let word = |at: usize| tokens.get(at).map(|token| token.fold.as_str());
        let is_counted = word(at + 1).is_some_and(|word| self.grammar.counted.contains(word));
        counts(tokens, at) || is_counted && word(at + 2) != Some("de")
    }

    /// `tres de ataque y dos de defensa`, `ataque 3 defensa 2`, `def 2, atq 3`.
    fn labelled_pair(&self, words: &[&str], found: &mut Vec<Item>) {
        for (one, other) in self.grammar.speech.pairs {
            let label = |word: Option<&&str>| {
                let is = |label: &str| word.is_some_and(|word| self.grammar.is_label(word, label));
                [*one, *other].into_iter().find(|label| is(label))
            };
            // A number and what it is called, or what it is called and it.
            let labelled = |from: usize| {
                let of = |at: usize| {
                    at + words
                        .iter()
                        .skip(at)
                        .take(2)
                        .take_while(|w| matches!(**w, "de" | "punto" | "puntos"))
                        .count()
                };
                let number = |at: usize| words.get(at..).and_then(number).filter(|(_, n)| *n < 100);
                if let Some((len, n)) = number(from) {
                    let at = of(from + len);
                    // «dieciocho puntos y seis de energía»
                    let points =
                        || Some((at, n, label(words.get(at.checked_sub(1)?).filter(|_| at > from + len))?));
                    return label(words.get(at)).map(|called| (at + 1, n, called)).or_else(points);
                }
                let (at, called) = (of(from + 1), label(words.get(from))?);
                number(at).map(|(len, n)| (at + len, n, called))
            };
            let Some((len, n, first)) = labelled(0) else { continue };
            let joined = words[len..].iter().take(3).take_while(|w| JOINS.contains(*w)).count();
            match labelled(len + joined) {
                Some((len, m, second)) if second != first => {
                    let text = if first == *one { format!("{n}/{m}") } else { format!("{m}/{n}") };
                    found.push(Item { len, kinds: kind::PAIR, text, cost: 0, seat: None });
                }
                Some(_) | None => {}
            }
        }
    }

    /// What a word glued to a figure says that it is, in full: `3a`, `25def`.
    pub(super) fn glued_label(&self, word: &str) -> Option<&'static str> {
        let labels = || self.grammar.speech.pairs.iter().flat_map(|(one, other)| [*one, *other]);
        let is_letter = |label: &&str| word.len() == 1 && fold(label).starts_with(word);
        labels().find(|label| is_letter(label) || self.grammar.is_label(word, label))
    }

    /// A number below a hundred that some words say; «un» alone is none.
    pub(super) fn small_number(&self, tokens: &[Token], at: usize) -> Option<(usize, i32)> {
        let words: SmallVec<[&str; 3]> = tokens.get(at..)?.iter().take(3).map(|t| t.fold.as_str()).collect();
        if words.first().is_some_and(|w| matches!(*w, "un" | "una" | "cero") || w.len() > 12) {
            return None;
        }
        number(&words).filter(|(_, n)| *n < 100 && !words[0].starts_with('x'))
    }

    /// A word of three letters or more that says what a number is, glued to it: `15adendei`.
    pub(super) fn led_by<'w>(&self, word: &'w str) -> Option<&'w str> {
        let folded = fold(word);
        if let Some(full) = full(&folded) {
            return Some(full);
        }
        let is_made =
            |made: &Made| made.words.iter().any(|word| folded.len() > 2 && fold(word).starts_with(&folded));
        let is_fixed = folded.len() > 2 && self.grammar.fixed.contains(&folded);
        (is_fixed && !self.grammar.speech.made.iter().any(is_made)).then_some(word)
    }

    /// `9/ojo`, `nueve de ojo`, `escudo 9`, `once`.
    fn made(&self, words: &[&str], found: &mut Vec<Item>) {
        let Some(made) = self.grammar.speech.made else { return };
        let mut add = |len, text: String, cost| {
            found.push(Item { len, kinds: kind::MADE, text, cost, seat: None });
        };
        // «esp» is the beginning of one of them alone; glued to its number, so is a letter.
        let begins = |word: &str| {
            let mut begun = made.words.iter().filter(|w| !word.is_empty() && fold(w).starts_with(word));
            let only = begun.next().filter(|_| begun.next().is_none()).copied();
            // «el tres que tiene el ojito»
            let other = |w: &&&str| made.words.contains(*w) && self.grammar.is_label(word, w);
            only.or_else(|| self.grammar.speech.words.iter().map(|(w, _)| w).find(other).copied())
        };
        let is_word = |word: &str| begins(word).filter(|_| word.len() > 2);
        let first = words[0];
        if let Some((n, word)) = first.split_once('/') {
            let known = word == "?" || word == made.none.1 || made.words.iter().any(|w| fold(w) == word);
            if known && n.bytes().all(|b| b.is_ascii_digit() || b == b'?') {
                add(1, first.to_owned(), 0);
            }
        }
        if let Some(text) = glued(first, &begins, made.none.1) {
            add(1, text, 0);
        }
        let joins = |from: usize| {
            // «vale 9 y es de suma»
            let goes_on = |at: usize| {
                words[at] == "y"
                    && words
                        .get(at + 1)
                        .is_some_and(|next| matches!(*next, "es" | "lleva" | "tiene" | "trae"))
            };
            (from..words.len()).take_while(|at| BEFORE_ABILITY.contains(&words[*at]) || goes_on(*at)).count()
        };
        // «el primer hueco» says which.
        let is_told = !matches!(words[0], "un" | "una") && !is_ordinal(words[0]);
        // «1 tapada», «sus cuatro defensores» say how many.
        let is_count = |(len, n): &(usize, i32)| {
            let next = words.get(*len).copied().unwrap_or_default();
            let is_noun = next.len() > 2 && next.ends_with('s') && self.grammar.fillers.contains(next);
            *n == 1 && next == "tapada" || *n > 1 && is_noun
        };
        if let Some((len, n)) = number(words).filter(|told| told.1 < 100 && is_told && !is_count(told)) {
            // «un nueve, suma», «mi cinco, el del escudo», and nothing behind it
            let is_apart = || {
                let at = len + 1 + joins(len + 1);
                let is_last = matches!(words.get(at + 1), None | Some(&","));
                at > len + 1 && is_last && words.get(at).is_some_and(|word| is_word(word).is_some())
            };
            let pause = usize::from(words.get(len) == Some(&",") && (words.len() == len + 2 || is_apart()));
            let at = len + pause + joins(len + pause);
            let ability = words.get(at).and_then(|w| is_word(w));
            if let Some(word) = ability {
                add(at + 1, format!("{n}/{word}"), 0);
            }
            for none in made.none.0.split(' ').map(|said| said.split('_').collect::<Vec<_>>()) {
                if words[len..].starts_with(&none) {
                    add(len + none.len(), format!("{n}/{}", made.none.1), 0);
                }
            }
            let bare = if n >= made.bare_from { format!("{n}/{}", made.none.1) } else { n.to_string() };
            // Its ability, told right behind it, is hardly something else; «1 de la mano» is one of them.
            let is_one = n == 1 && matches!(words.get(1), Some(&"de" | &"sola"));
            add(len, bare, u32::from(ability.is_some()) + 2 * u32::from(is_one));
        }
        // «el ojo del 8» is rather what that card can do.
        if let Some(word) = is_word(first) {
            let at = 1 + joins(1);
            if let Some((len, n)) = words.get(at..).and_then(number).filter(|(_, n)| *n < 100) {
                add(at + len, format!("{n}/{word}"), u32::from(words[1] == "del"));
            }
        }
    }
}

/// A figure and its ability in one word, whichever stands first: `7ojo`, `espada8`.
fn glued<'w>(word: &str, begins: &dyn Fn(&str) -> Option<&'w str>, none: &'w str) -> Option<String> {
    let cut = |is_first: fn(char) -> bool| word.find(|c: char| !is_first(c)).map(|at| word.split_at(at));
    let is_number = |n: &str| (1..3).contains(&n.len()) && n.bytes().all(|b| b.is_ascii_digit());
    let before = cut(|c| c.is_ascii_digit()).filter(|(n, _)| is_number(n));
    let before = before.and_then(|(n, said)| {
        let ability = begins(said).or((said == none).then_some(none))?;
        Some(format!("{n}/{ability}"))
    });
    before.or_else(|| {
        let (said, n) = cut(char::is_alphabetic).filter(|(said, n)| said.len() > 2 && is_number(n))?;
        begins(said).map(|ability| format!("{n}/{ability}"))
    })
}

/// Which one, told with a figure behind what leads to a card: `su 1a`, `la 2da`, `mi 3º`. As a word it is in no doubt.
pub(super) fn which_one(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    const ENDINGS: [&str; 11] = ["a", "o", "ª", "º", "ra", "ro", "er", "era", "ero", "da", "do"];
    const ORDINALS: [&str; 4] = ["primera", "segunda", "tercera", "cuarta"];
    // «su 2do ataque» is no card, and who «es la 1a» begins, as «la 1a es Ana».
    const OTHERS: [&str; 6] = ["ataque", "accion", "turno", "vez", "ronda", "fase"];
    const BEING: [&str; 6] = ["es", "era", "soy", "eres", "va", "sale"];
    for at in 0..tokens.len() {
        let is = |at: usize, words: &[&str]| !tokens[at].quoted && words.contains(&tokens[at].fold.as_str());
        // «3o de teo»; «2a revelen» counts.
        let is_first = at == 0 && tokens.len() > 2 && is(1, &["de", "del"]) && !tokens[0].fold.ends_with('a');
        let is_begun = at > 1 && is(at - 2, &BEING) || at + 1 < tokens.len() && is(at + 1, &BEING);
        let is_of_other = is_begun || at + 1 < tokens.len() && is(at + 1, &OTHERS);
        let text = tokens[at].fold.as_str();
        let (figure, ending) = text.split_at_checked(1).unwrap_or((text, ""));
        let nth = figure.parse::<usize>().ok().and_then(|n| ORDINALS.get(n.checked_sub(1)?));
        let is_said = !tokens[at].quoted
            && ENDINGS.contains(&ending)
            && (is_first || at > 0 && is(at - 1, &DETERMINERS));
        if let Some(said) = nth.filter(|_| is_said && !is_of_other) {
            tokens[at] = Token::bare(said);
        }
    }
    without_face(tokens, table)
}

/// The words without what a card that is called by its number looks like: `a la tapada 3` is «a la 3».
fn without_face(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let is_space = |token: &Token| {
        let is_one = matches!(token.fold.as_bytes(), [b'1'..=b'9']);
        is_one && table.own.is_some_and(|seat| table.owned(seat, &token.fold).is_some())
    };
    let is = |token: &Token, words: &[&str]| !token.quoted && words.contains(&token.fold.as_str());
    let faced = |three: &[Token]| is(&three[0], &DETERMINERS) && is(&three[1], &DOWN) && is_space(&three[2]);
    while let Some(at) = tokens.windows(3).position(faced) {
        tokens.remove(at + 1);
    }
    // «mi carta tapada del espacio dos» is «mi espacio dos»
    const SPACES: [&str; 5] = ["espacio", "lugar", "hueco", "sitio", "casilla"];
    let is_at =
        |tokens: &[Token], at: usize, words: &[&str]| tokens.get(at).is_some_and(|token| is(token, words));
    let led = |tokens: &[Token], at: usize| {
        let face = at + 1 + usize::from(is_at(tokens, at + 1, &["carta"]));
        let is_led = is_at(tokens, at, &DETERMINERS) && is_at(tokens, face, &DOWN);
        let is_space = is_at(tokens, face + 1, &["de", "del"]) && is_at(tokens, face + 2, &SPACES);
        (is_led && is_space).then_some(at + 1..face + 2)
    };
    while let Some(words) = (0..tokens.len()).find_map(|at| led(&tokens, at)) {
        tokens.drain(words);
    }
    tokens
}
