//! What was meant, said alone: `no, perdón, era k5`, `digo, un 4`, `no, atacó con el 8`, `era el otro`. A play said again with
//! that in the place of the one thing of its kind.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::number::{is_ordinal, number};
use super::super::token::{Token, tokens};
use super::super::{Grammar, Names, Plain, is_beyond_reading, plain_part};
use super::of_play;
use super::{LEADS, MISTAKEN, OF, SORRY, WAS, before, behind, without_fault};
use crate::kernel::{Referee, fold, verb_of};
use crate::notation::command::{Command, Deed};
use crate::notation::read::{Reading, read};

/// What takes back what was said last, besides what says that it was wrong.
const LIE: [&str; 5] = ["mentira", "miento", "me retracto", "correccion", "digo"];
/// What is said behind what was meant: `era el segundo, perdón`.
const BEHIND: [&str; 6] = ["perdon", "perdona", "disculpa", "digo", "me equivoque", "me confundi"];
/// Words that lead to what was meant, besides those of any correction.
const LEADING: [&str; 16] = [
    "lo", "le", "un", "una", "del", "dijo", "dije", "su", "mi", "que", "sobre", "contra", "hacia", "para",
    "sino", "objetivo",
];
/// What leads to a number that says where.
const TO_SPACE: [&str; 6] = ["al", "a", "la", "el", "del", "en"];
/// The one that was not said.
const OTHER: [&str; 2] = ["otro", "otra"];
/// Most words of what was meant.
const LONGEST: usize = 8;

/// What somebody says was meant.
#[derive(Clone, Debug)]
pub struct Meant {
    /// It, with what leads to it.
    pub said: String,
    /// Something says that what was told is wrong; else it may be told anew: `era 10`.
    pub is_sure: bool,
    /// It is led by `era`, `fue`: no play is told so.
    pub is_was: bool,
}

/// What was meant, where a statement takes back what was said; none where it does not.
pub fn takes_back(statement: &str, grammar: &Grammar) -> Option<Meant> {
    if is_beyond_reading(statement) {
        return None;
    }
    let mut rest = statement.trim().trim_end_matches(['.', '!']);
    let (mut is_sure, mut is_sorry) = (false, false);
    while let Some(further) = BEHIND.iter().find_map(|way| before(rest, way)).filter(|rest| !rest.is_empty())
    {
        (rest, is_sure) = (further, true);
    }
    // «no expuso k3» denies it; «no, expuso k3» says what was.
    let is_denial = |rest: &str| {
        let next = rest.split([' ', ',']).nth(1).map(fold).unwrap_or_default();
        let is_leading = || LEADS.contains(&next.as_str()) || TO_SPACE.contains(&next.as_str());
        rest.chars().nth(2).is_none_or(|c| c != ',') && !is_leading()
    };
    loop {
        if let Some(further) = without_denied(rest) {
            (rest, is_sure) = (further?, true);
        } else if let Some(further) = MISTAKEN.iter().chain(&LIE).find_map(|way| behind(rest, way)) {
            (rest, is_sure) = (further, true);
        } else if let Some(further) = behind(rest, "no").filter(|_| !is_denial(rest)) {
            (rest, is_sure) = (further, true);
        } else if let Some(further) = SORRY.iter().find_map(|way| behind(rest, way)) {
            (rest, is_sorry) = (further, true);
        } else if let Some(further) =
            OF.iter().find_map(|way| behind(rest, way)).filter(|_| is_sure || is_sorry)
        {
            rest = further;
        } else {
            break;
        }
    }
    let left = without_fault(rest, grammar);
    is_sure |= left.is_some();
    let said = left.unwrap_or_else(|| rest.to_owned());
    let is_verb = |word: &str| !verbs_of(&Token::bare(word), grammar).is_empty();
    let of_play = of_play::told_of(&said, &is_verb);
    let is_was = of_play.is_some() || WAS.iter().any(|word| behind(&said, word).is_some());
    let said = of_play.unwrap_or(said);
    let is_meant = !said.is_empty() && (is_sure || is_sorry || is_was);
    // «corregir 14» is of the record.
    let is_numbered = said.starts_with(|c: char| c.is_ascii_digit() || c == '#') && !is_sorry;
    let is_record = is_numbered && behind(statement.trim(), "corregir").is_some();
    (is_meant && !is_record).then_some(Meant { said, is_sure: is_sure || is_sorry && is_was, is_was })
}

/// What is said behind what a line denies first of all: `no era luna, tomó mercurio`; none within where it says no more.
fn without_denied(rest: &str) -> Option<Option<&str>> {
    let is_denied = WAS.iter().any(|word| behind(rest, &format!("no {word}")).is_some());
    let is_paused = rest.get(2..).is_some_and(|rest| rest.starts_with([',', ':', '.']));
    if !is_denied || is_paused {
        return None;
    }
    let said = [",", " sino "].iter().find_map(|sign| rest.split_once(sign)).map(|(_, said)| said.trim());
    Some(said.filter(|said| !said.is_empty()))
}

impl Meant {
    /// It is only said to be another one: of what was told last.
    pub fn is_other(&self) -> bool {
        self.said.rsplit([' ', ',']).next().is_some_and(|word| OTHER.contains(&fold(word).as_str()))
    }

    /// The verbs of the game of which it says that they were said: «lo dijo bien» is of a code that is said aloud, and no more.
    pub fn said_aloud<'g>(&self, grammar: &'g Grammar) -> Vec<&'g str> {
        let Some(said) = tokens(&self.said) else { return Vec::new() };
        let aloud = said.iter().filter(|token| matches!(token.fold.as_str(), "dijo" | "dije"));
        let heads = aloud.filter_map(|token| grammar.heads.get(&token.fold)).flatten();
        heads.filter_map(|head| grammar.verb_of(head)).map(|verb| verb.word).collect()
    }

    /// The verbs of the game that are said in it, by a form of theirs.
    pub fn verbs<'g>(&self, grammar: &'g Grammar) -> Vec<&'g str> {
        let Some(said) = tokens(&self.said) else { return Vec::new() };
        let mut verbs: Vec<&str> = said.iter().flat_map(|token| verbs_of(token, grammar)).collect();
        verbs.dedup();
        verbs
    }
}

/// The verbs of the notation of which a word is a form, or a noun: `expuso`, `ataque`.
fn verbs_of<'g>(token: &Token, grammar: &'g Grammar) -> Vec<&'g str> {
    let word = token.fold.as_str();
    let is_none = token.quoted || word.len() < 4 || WAS.contains(&word) || LEADS.contains(&word);
    if is_none || LEADING.contains(&word) {
        return Vec::new();
    }
    let is_of = |verb: &str, forms: &BTreeSet<String>| forms.contains(word) || is_noun_of(word, &fold(verb));
    let forms = grammar.inflected.iter().filter(|(verb, forms)| is_of(verb.word, forms));
    let mut verbs: Vec<&str> = forms.map(|(verb, _)| verb.word).collect();
    // What is said of a card, or leads to it, is none: «azul», «suma» may open a saying.
    if !grammar.fixed.contains(word) {
        let heads = grammar.heads.get(word).into_iter().flatten();
        verbs.extend(heads.filter_map(|head| grammar.verb_of(head)).map(|verb| verb.word));
    }
    verbs
}

/// Whether a word is the noun of a verb: `ataque`, `robo`, `pase`.
fn is_noun_of(word: &str, verb: &str) -> bool {
    let Some(stem) = verb.get(..verb.len().saturating_sub(2)).filter(|stem| stem.len() > 2) else {
        return false;
    };
    let soft = stem.strip_suffix('c').map(|stem| format!("{stem}qu"));
    let hard = stem.strip_suffix('g').map(|stem| format!("{stem}gu"));
    let stems = [Some(stem.to_owned()), soft, hard];
    stems
        .iter()
        .flatten()
        .any(|stem| word.strip_prefix(stem.as_str()).is_some_and(|end| matches!(end, "e" | "o" | "a")))
}

/// A kind of what a play names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Seat,
    Number,
    Card,
    Place,
    Word,
}

fn kind_of(word: &str, referee: &dyn Referee) -> Kind {
    let is_seat = |word: &str| word.len() == 1 && referee.seats().iter().any(|seat| seat.to_string() == word);
    let bare = word.trim_matches('"');
    if is_seat(word) {
        Kind::Seat
    } else if word.starts_with('"') || word.contains('/') {
        Kind::Card
    } else if !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit()) {
        Kind::Number
    } else if referee.card_names().iter().any(|name| fold(name) == fold(bare)) {
        Kind::Card
    } else if referee.place_named(word).is_some() {
        Kind::Place
    } else {
        Kind::Word
    }
}

/// The words of a printed line, as they are parted in it, from its verb on; who acts first of all.
fn spans(text: &str) -> Vec<Range<usize>> {
    let is_between = |c: char| matches!(c, ' ' | '>' | '<' | ',' | '=' | ':');
    let (mut spans, mut from) = (Vec::new(), 0);
    while let Some(start) = text[from..].find(|c| !is_between(c)).map(|at| from + at) {
        let rest = &text[start..];
        let end = match rest.strip_prefix('"') {
            Some(name) => name.find('"').map(|at| at + 2),
            None => rest.find(is_between),
        };
        from = end.map_or(text.len(), |end| start + end);
        spans.push(start..from);
    }
    spans
}

/// The one word in which two printed lines differ: where it stands in the first, and in the second.
fn changed<'t>(one: &'t str, other: &'t str) -> Option<(&'t str, &'t str)> {
    let words = |text: &'t str| spans(text).into_iter().map(|span| &text[span]).collect::<Vec<&'t str>>();
    let (one, other) = (words(one), words(other));
    let mut pairs = one.iter().zip(&other).filter(|(a, b)| fold(a) != fold(b));
    let first = pairs.next().filter(|_| one.len() == other.len() && pairs.next().is_none())?;
    Some((first.0, first.1))
}

/// The words that say what was meant, without those that lead to it and those of the verb; whether they say where.
fn core(said: &str, grammar: &Grammar) -> Option<(String, bool)> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let bare = |word: &str| fold(word.trim_matches(|c: char| !c.is_alphanumeric()));
    let is_led = |word: &str| LEADS.contains(&word) || LEADING.contains(&word) || word.is_empty();
    let is_verb = |word: &str| !verbs_of(&Token::bare(word), grammar).is_empty();
    let leads = words.iter().take_while(|word| is_led(&bare(word)) || is_verb(&bare(word))).count();
    let rest = words[leads..].join(" ");
    let is_space = leads > 0 && TO_SPACE.contains(&bare(words[leads - 1]).as_str());
    let rest = rest.trim_end_matches(['.', ',', '!']);
    (!rest.is_empty() && words.len() - leads <= LONGEST).then(|| (rest.to_owned(), is_space))
}

/// The printed texts of a play with what was meant in the place of one thing of its kind; nothing where it names none.
pub fn in_its_place(
    meant: &Meant,
    text: &str,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    // Who acts may stand before the verb.
    let led = meant
        .said
        .split_once(' ')
        .filter(|(who, _)| who.len() > 1 && referee.seat_named(&fold(who)).is_some());
    let said = led.map_or(meant.said.as_str(), |(_, said)| said);
    let Some((said, is_space)) = core(said, grammar) else { return Vec::new() };
    if OTHER.contains(&fold(&said).as_str()) {
        return the_other(text, referee);
    }
    let mut texts: Vec<String> = Vec::new();
    let seat = referee.seat_named(&said).filter(|_| said.chars().count() > 1);
    let count = ordinal(&said);
    for span in spans(text) {
        let old = &text[span.clone()];
        let with = |new: &str| format!("{}{new}{}", &text[..span.start], &text[span.end..]);
        if verb_of(text) == Some(old) {
            continue;
        }
        let is_same_kind = |from: &str, to: &str| {
            let (from, to) = (kind_of(from, referee), kind_of(to, referee));
            // A card that lies somewhere is said by its name: «no, a Cobra».
            let is_known = || names.iter().any(|(name, _)| fold(name) == fold(&said));
            if (from, to) == (Kind::Place, Kind::Card) && is_known() {
                return true;
            }
            // A card nobody heard of yet is like any new word.
            from == to || from == Kind::Card && to == Kind::Word && !grammar.words.contains(&fold(&said))
        };
        let is_of_it =
            |new: &String| changed(text, new).is_some_and(|(from, to)| from == old && is_same_kind(from, to));
        let kind = kind_of(old, referee);
        let found: Vec<String> = match (kind, seat, &count) {
            (Kind::Seat, Some(seat), _) => printed(&with(&seat.to_string()), referee).into_iter().collect(),
            (_, Some(_), _) | (Kind::Seat, None, _) => Vec::new(),
            (Kind::Place, None, Some((n, is_ordinal))) if is_space || *is_ordinal => {
                let label = old.trim_end_matches(|c: char| c.is_ascii_digit());
                printed(&with(&format!("{label}{n}")), referee).filter(|_| label != old).into_iter().collect()
            }
            (Kind::Card, None, _) => {
                let found = of_card(&said, old, &with, referee, grammar, names);
                texts.extend(found.iter().filter_map(|new| where_it_lies(text, new, referee)));
                found.into_iter().filter(|new| where_it_lies(text, new, referee).is_none()).collect()
            }
            // «un 4 de suma» is no place.
            (Kind::Place, None, _) => printed(&with(&said), referee).into_iter().collect(),
            (Kind::Number, None, Some((n, _))) => {
                printed(&with(&n.to_string()), referee).into_iter().collect()
            }
            (Kind::Number | Kind::Word, None, _) => heard(&with(&said), referee, grammar, names),
        };
        texts.extend(found.into_iter().filter(is_of_it));
    }
    let mut seen = BTreeSet::new();
    texts.retain(|text| seen.insert(text.clone()));
    texts
}

/// A play with another card, told with the number of the place where that one lies, where the number of the old one was its
/// own: `encartar 2 Gallo` was «encartar 1 Volcán», not «encartar 2 Volcán».
fn where_it_lies(old: &str, new: &str, referee: &dyn Referee) -> Option<String> {
    let unplaced = |text: &str| {
        let numbers =
            spans(text).into_iter().filter(|span| text[span.clone()].bytes().all(|b| b.is_ascii_digit()));
        let span = Some(numbers.collect::<Vec<_>>()).filter(|numbers| numbers.len() == 1)?.remove(0);
        printed(&format!("{}{}", &text[..span.start], text[span.end..].trim_start()), referee)
    };
    let is_own = unplaced(old).is_some_and(|text| fold(&text) == fold(old));
    let placed = unplaced(new).filter(|placed| is_own && fold(placed) != fold(new))?;
    changed(new, &placed).is_some().then_some(placed)
}

/// A number that is said alone, and whether it says which: `segundo`, `2`.
fn ordinal(said: &str) -> Option<(i32, bool)> {
    let folded = fold(said);
    if folded == "primero" || folded == "primera" {
        return Some((1, true));
    }
    let words: Vec<&str> = folded.split(' ').collect();
    let is_ordinal = is_ordinal(words.first()?);
    number(&words).filter(|(len, _)| *len == words.len()).map(|(_, n)| (n, is_ordinal))
}

/// A play with a card said otherwise, as a whole or, of one that is said by a number and a word, in part.
fn of_card(
    said: &str,
    old: &str,
    with: &dyn Fn(&str) -> String,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    if old.starts_with('"') {
        // «el 4 de suma» is no name of a card.
        let is_name = !said.starts_with('"') && said.chars().any(char::is_alphabetic);
        let is_word = |word: &str| grammar.words.contains(&fold(word)) || referee.place_named(word).is_some();
        let is_known = names.iter().any(|(name, _)| fold(name) == fold(said));
        if is_name && !is_known && said.split(' ').any(is_word) {
            return Vec::new();
        }
        let name = if is_name { format!("\"{said}\"") } else { said.to_owned() };
        return printed(&with(&name), referee).into_iter().collect();
    }
    let mut texts = heard(&with(said), referee, grammar, names);
    if let Some((number, word)) = old.split_once('/') {
        for new in [format!("{said}/{word}"), format!("{number}/{said}")] {
            texts.extend(printed(&with(&new), referee));
        }
    }
    texts
}

/// The play that a documented line tells, as it is printed.
fn printed(line: &str, referee: &dyn Referee) -> Option<String> {
    match read(line, 0..line.len(), referee, &Reading::EXACT) {
        Ok(Command::Record(Deed::Play { draft, before: None, instead: None, .. })) => Some(draft.text),
        Ok(_) | Err(_) => None,
    }
}

/// The plays that a documented line with a part of it in people's words tells, as they are printed.
fn heard(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Vec<String> {
    if let Some(text) = printed(line, referee) {
        return vec![text];
    }
    let lines = match plain_part(line, referee, grammar, names) {
        Plain::One(line) | Plain::Near(line) => vec![line],
        Plain::Several(lines) => lines,
        Plain::None => Vec::new(),
    };
    lines.iter().filter_map(|line| printed(line, referee)).collect()
}

/// The play of the other card or place, where there is but one other.
fn the_other(text: &str, referee: &dyn Referee) -> Vec<String> {
    let Some(verb) = verb_of(text) else { return Vec::new() };
    let is_other = |other: &String| {
        changed(text, other).is_some_and(|(from, to)| {
            matches!(kind_of(from, referee), Kind::Card | Kind::Place)
                && kind_of(to, referee) == kind_of(from, referee)
        })
    };
    let mut others: Vec<String> = referee
        .options(Some(verb))
        .iter()
        .filter_map(|line| printed(line, referee))
        .filter(is_other)
        .collect();
    others.dedup();
    if others.len() == 1 { others } else { Vec::new() }
}
