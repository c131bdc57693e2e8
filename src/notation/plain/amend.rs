//! What was said last and wrong, said again: `no, B2`, `perdón, eran 3`, `corrige, fue con la trinchera y no con el capitán`.

mod denied;
mod late;
mod meant;
mod numbered;
mod of_play;
mod supplied;

use std::ops::Range;

use super::fit::denies;
use super::item::{Item, Table};
use super::saying::kind;
use super::short::{is_understood, of};
use super::token::tokens;
use super::{Grammar, Names, Plain, is_beyond_reading};
use crate::kernel::{PlayView, Referee, fold, folds_to, verb_of};

use denied::instead;
pub use denied::{Denial, denials, denied_in, other_word, still_says};
pub use late::{Way, is_of_before, late, verbs_named};
pub use meant::{Meant, in_its_place, takes_back};
pub use numbered::numbered;
pub use supplied::{is_at_last, is_said_of, unfolded, with_its_verb};

/// Ways to say first of all that what was said last was wrong.
const MISTAKEN: [&str; 24] = [
    "quise decir",
    "queria decir",
    "me equivoque",
    "nos equivocamos",
    "me confundi",
    "me he equivocado",
    "me he confundido",
    "me he liado",
    "mejor dicho",
    "ay no",
    "uy no",
    "no no",
    "no perdon",
    "conte mal",
    "anote mal",
    "lo anote mal",
    "esta mal",
    "corrijo",
    "corrige",
    "corregir",
    "cor",
    "corrigeme",
    "correccion",
    "rectifico",
];
/// What takes something back, or is polite, or only goes on.
const SORRY: [&str; 8] = ["perdon", "perdona", "disculpa", "digo", "ups", "error", "espera", "en realidad"];
/// What they may be said of.
const OF: [&str; 14] = [
    "lo ultimo",
    "la ultima",
    "el ultimo",
    "la ultima jugada",
    "la jugada",
    "lo anterior",
    "la anterior",
    "lo de antes",
    "eso",
    "que",
    "porque",
    "y",
    "es que",
    "perdon",
];
/// Behind it all the same.
const AT_LAST: [&str; 16] = [
    "corrigelo",
    "corrigelo por favor",
    "corrige eso",
    "corrige",
    "corrijo",
    "corrijanlo",
    "corregidlo",
    "cambialo",
    "cambiala",
    "cambialo por favor",
    "arreglalo",
    "arreglala",
    "estaba mal",
    "esta mal",
    "lo dije mal",
    "lo anote mal",
];

/// Words for what was said last, or that lead from what it was to what it is.
const OF_LAST: [&str; 9] = ["ataque", "golpe", "objetivo", "dano", "sino", "contra", ",", "sobre", "que"];

/// Words that take back a part of what was said last.
const TAKEN_BACK: [&str; 7] = ["no", "perdon", "perdona", "digo", "mejor", "corrijo", "error"];

/// The same, where what was meant stands behind.
const WAS: [&str; 3] = ["era", "eran", "fue"];

/// Words that lead to what was meant.
const LEADS: [&str; 23] = [
    "no", "fue", "fueron", "era", "eran", "es", "son", "a", "al", "la", "el", "las", "los", "de", "con",
    "quise", "en", "por", "cuesta", "decir", "digo", "perdon", "queria",
];

/// What leads to the number of a space.
const OF_SPACE: [&str; 4] = ["la", "el", "al", "a"];

/// What leads to a part that was wrong, besides a denial: `en vez de cuatro`.
const INSTEAD: [&str; 3] = ["vez", "lugar", "sustitucion"];

/// Begins the words that say that something was wrong, wherever they stand in a line.
const STEMS: [&str; 6] = ["equivoc", "confund", "corrig", "correg", "corrij", "rectific"];
/// What was done badly: `lo apuntamos mal`, `está mal anotado`.
const BADLY: [&str; 9] = ["anot", "apunt", "lei", "cont", "escrib", "dij", "dich", "pus", "puest"];
/// Words beside them that belong to them.
const OF_IT: [&str; 19] = [
    "me", "nos", "se", "te", "lo", "la", "le", "he", "ha", "hemos", "esta", "estaba", "eso", "hay", "que",
    "por", "favor", "de", "del",
];
/// How many plays may be said again that are not the last one, this one counted.
const LATELY: usize = 6;

/// The last play, where it may be said otherwise: what somebody permitted is not said again without the permission, and what
/// came to pass is no other for being said of another card.
fn last(referee: &dyn Referee) -> Option<PlayView> {
    let play = referee.last_plays(1).pop().and_then(|seq| referee.play(seq))?;
    Some(play).filter(|play| may_be_told_otherwise(play, referee))
}

fn may_be_told_otherwise(play: &PlayView, referee: &dyn Referee) -> bool {
    let is_settling = verb_of(&play.text).is_some_and(|verb| referee.speech().settles.contains(&verb));
    play.waivers.is_empty() && !is_settling
}

/// The plays that may be said again because they were wrong, the last one first.
pub fn lately(referee: &dyn Referee) -> Vec<PlayView> {
    let plays = referee.last_plays(LATELY).into_iter().rev().filter_map(|seq| referee.play(seq));
    plays.filter(|play| play.counts && may_be_told_otherwise(play, referee)).collect()
}

/// Whether two printed lines are of the same verb and name something of the same besides.
pub fn is_of_the_same(one: &str, other: &str) -> bool {
    let named = |text: &str| -> Vec<String> {
        let said = text.split_once(verb_of(text).unwrap_or_default()).map_or(text, |(_, said)| said);
        parts(said).into_iter().map(|span| fold(&said[span])).collect()
    };
    let of_other = named(other);
    verb_of(one) == verb_of(other) && named(one).iter().any(|part| of_other.contains(part))
}

/// `no, B2` or `perdón, 3`: the last play with that place, number or name in the place of what it can only stand for.
pub fn amended(statement: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Plain {
    if is_beyond_reading(statement) {
        return Plain::None;
    }
    // «me equivoqué, era B3» takes back what «no, era B3» does.
    let statement =
        mistaken(statement, grammar).map_or_else(|| statement.to_owned(), |behind| format!("no {behind}"));
    if let Some(line) = last(referee).and_then(|play| figure_meant(&statement, &play, referee, grammar)) {
        return of(vec![line], false);
    }
    let words = statement.trim().split_once([' ', ',']);
    let is_lead = |word: &str| TAKEN_BACK.contains(&word) || WAS.contains(&word);
    let taken_back = words.filter(|(word, _)| is_lead(&fold(word)));
    let rest = taken_back.map(|(_, rest)| without_leads(rest.trim_start_matches([',', ' '])));
    let (Some(new), Some(play)) = (rest.filter(|rest| !rest.is_empty()), last(referee)) else {
        return Plain::None;
    };
    let said = if new.contains(' ') {
        said_instead(new, &play.text, Table::new(grammar, referee, names))
    } else {
        vec![new.to_owned()]
    };
    let amended = corrections(&play, said.iter().flat_map(|new| replaced(&play.text, new, referee)), referee);
    // «era a la 2» is of the second card, or of two.
    let numbered =
        space_meant(&statement).filter(|_| said.len() == 1).map(|n| at_number(&play.text, n, referee));
    match numbered.map(|texts| corrections(&play, texts.into_iter(), referee)) {
        Some(placed) if !placed.is_empty() => of([placed, amended].concat(), false),
        // A card that is printed without quotation marks may be of an earlier play as well.
        Some(_) | None => of(amended, said.iter().all(|new| !is_told_card(new, referee))),
    }
}

/// The last play with the number it was of, where a sentence about it says so: `la cura del oso fue de 3` behind a cure.
fn figure_meant(
    statement: &str,
    play: &PlayView,
    referee: &dyn Referee,
    grammar: &Grammar,
) -> Option<String> {
    let said = fold(statement.trim().trim_end_matches(['.', '!']));
    let words: Vec<&str> = said.split_whitespace().collect();
    let [article, noun, .., n] = words.as_slice() else { return None };
    let heads = grammar.heads.get(*noun).filter(|_| matches!(*article, "el" | "la"))?;
    let verb = verb_of(&play.text)?;
    let is_of_it =
        |head: &super::heads::Head| grammar.forms[head.form].verb.is_some_and(|known| known.is_called(verb));
    let n = super::number::number(&[n]).filter(|(len, _)| *len == 1)?.1.to_string();
    let was = words.iter().rposition(|word| WAS.contains(word) || *word == "fueron")?;
    let is_led =
        words[was + 1..words.len() - 1].iter().all(|word| matches!(*word, "de" | "en" | "por" | "solo"));
    if !is_led || !heads.iter().any(is_of_it) {
        return None;
    }
    match corrections(play, replaced(&play.text, &n, referee).into_iter(), referee).as_slice() {
        [only] => Some(only.clone()),
        _ => None,
    }
}

/// The number that a statement ends with behind an article: `era a la 2`.
fn space_meant(statement: &str) -> Option<&str> {
    let said = statement.trim_end_matches(['.', '!', ' ']);
    let (before, n) = said.rsplit_once(' ')?;
    let article = before.rsplit([' ', ',']).next().map(fold)?;
    let is_led = OF_SPACE.contains(&article.as_str());
    Some(n).filter(|n| is_led && !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// A line with this number in the place of that of each of its places, the last of them first.
fn at_number(text: &str, n: &str, referee: &dyn Referee) -> Vec<String> {
    let mut spans = parts(text);
    spans.reverse();
    let moved = |span: Range<usize>| {
        let word = &text[span.clone()];
        let label = word.trim_end_matches(|c: char| c.is_ascii_digit());
        let place = format!("{label}{n}");
        let is_place = label.len() < word.len() && !label.is_empty() && referee.place_named(&place).is_some();
        is_place.then(|| format!("{}{place}{}", &text[..span.start], &text[span.end..]))
    };
    spans.into_iter().filter_map(moved).collect()
}

/// Whether what a line begins with takes something back, or tells what was not known yet: `era 10`.
pub fn is_told_new(statement: &str) -> bool {
    WAS.iter().any(|word| behind(statement.trim(), word).is_some())
}

/// What is said beside words that only say that something was wrong: `me equivoqué, …`, `corrige lo último: …`, `…, corrígelo`,
/// `está mal anotado, …`.
pub fn mistaken(statement: &str, grammar: &Grammar) -> Option<String> {
    let said = statement.trim().trim_end_matches(['.', '!']);
    let at_last = wrong_at_last(said, grammar);
    let led = at_last.or_else(|| MISTAKEN.iter().find_map(|way| behind(said, way)));
    let rest = led.map(str::to_owned).or_else(|| without_fault(said, grammar))?;
    let mut rest = rest.as_str();
    while let Some(further) = OF.iter().chain(&MISTAKEN).chain(&SORRY).find_map(|way| behind(rest, way)) {
        rest = further;
    }
    // «corregir 12 …» says of which record.
    let is_numbered = rest.starts_with(|c: char| c.is_ascii_digit() || c == '#') && rest.contains(' ');
    let rest = without_fault(rest, grammar).unwrap_or_else(|| rest.to_owned());
    Some(rest).filter(|rest| !rest.is_empty() && !is_numbered)
}

/// A line without the words in the midst of it that say that something was wrong; none where there are none. What is of the game
/// is none: «se equivocó en el espía».
fn without_fault(said: &str, grammar: &Grammar) -> Option<String> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let folded: Vec<String> =
        words.iter().map(|word| fold(word.trim_matches(|c: char| !c.is_alphanumeric()))).collect();
    let begins = |at: usize, some: &[&str]| {
        folded.get(at).is_some_and(|word| some.iter().any(|stem| word.starts_with(stem)))
    };
    let is_cue = |at: usize| begins(at, &STEMS) && !grammar.words.contains(&folded[at]);
    let is_badly = |at: usize| {
        folded[at] == "mal" && (begins(at + 1, &BADLY) || at > 0 && begins(at - 1, &BADLY))
            || begins(at, &BADLY)
                && (at > 0 && folded[at - 1] == "mal" || folded.get(at + 1).is_some_and(|w| w == "mal"))
    };
    let mut is_left: Vec<bool> = (0..words.len()).map(|at| !is_badly(at) && !is_cue(at)).collect();
    if is_left.iter().all(|left| *left) {
        return None;
    }
    // «corregir 12» says of which record, and is a word of the desk.
    let is_of_record = |at: usize| {
        begins(at, &STEMS)
            && folded.get(at + 1).is_some_and(|next| next.starts_with(|c: char| c.is_ascii_digit()))
    };
    if (0..words.len()).any(is_of_record) {
        return None;
    }
    for at in 0..words.len() {
        if is_left[at] {
            continue;
        }
        for before in (0..at).rev().take_while(|before| OF_IT.contains(&folded[*before].as_str())) {
            is_left[before] = false;
        }
        let behind = (at + 1..words.len()).take_while(|next| OF_IT.contains(&folded[*next].as_str()));
        behind.for_each(|next| is_left[next] = false);
    }
    let left = words.iter().zip(&is_left).filter(|(_, left)| **left).map(|(word, _)| *word);
    Some(left.collect::<Vec<_>>().join(" ")).filter(|left| !left.is_empty())
}

/// Whether what says that something was wrong is of the game too: `dije mal la bandera`, where codes are said aloud.
pub fn may_be_of_game(statement: &str, grammar: &Grammar) -> bool {
    let said = fold(statement);
    let words = said.split(|c: char| !c.is_alphanumeric()).filter(|word| grammar.heads.contains_key(*word));
    let begins = |word: &str, some: &[&str]| some.iter().any(|stem| word.starts_with(stem));
    let is_badly = |word: &str| begins(word, &BADLY) && grammar.closed.contains("mal");
    // «digo tanque casco y está bien» says it aloud.
    if said.starts_with("digo ") && grammar.heads.contains_key("digo") {
        return true;
    }
    // «me equivoqué»
    words.into_iter().any(|word| begins(word, &STEMS) || word.starts_with("equivoqu") || is_badly(word))
}

/// What is said behind a word that may take something back, or only be polite: `perdón, eran 3 de daño`.
pub fn sorry(statement: &str) -> Option<&str> {
    SORRY.iter().find_map(|way| behind(statement.trim(), way)).filter(|rest| !rest.is_empty())
}

fn without_signs(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric())
}

/// A word without its signs, folded.
fn bare(word: &str) -> String {
    fold(without_signs(word))
}

/// Whether a word is another one, its signs left out.
fn is_word(word: &str, folded: &str) -> bool {
    folds_to(without_signs(word), folded)
}

/// Whether a word is one of some, its signs left out.
fn is_one(word: &str, some: &[&str]) -> bool {
    some.iter().any(|folded| is_word(word, folded))
}

/// What stands behind these words of a text that begins with them.
fn behind<'t>(text: &'t str, way: &str) -> Option<&'t str> {
    let mut rest = text;
    for word in way.split(' ') {
        let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        rest = folds_to(&rest[..end], word).then(|| rest[end..].trim_start_matches([' ', ',', ':', '.']))?;
    }
    Some(rest)
}

/// What stands before these words of a text that ends with them.
fn before<'t>(text: &'t str, way: &str) -> Option<&'t str> {
    let mut rest = text;
    for word in way.rsplit(' ') {
        let start = rest.rfind(|c: char| !c.is_alphanumeric()).map_or(0, |at| at + 1);
        rest = (rest.is_char_boundary(start) && folds_to(&rest[start..], word))
            .then(|| rest[..start].trim_end_matches([' ', ',', ':', '.']))?;
    }
    Some(rest)
}

/// What stands before words at the end that say that it was wrong; none where they are words of the game: «el orden está mal».
fn wrong_at_last<'t>(said: &'t str, grammar: &Grammar) -> Option<&'t str> {
    let is_of_game = |way: &str| {
        let sets = grammar.forms.iter().flat_map(|form| &form.slots).flat_map(|slot| slot.set.keys());
        let mut phrases = sets.map(|phrase| phrase.replace('_', " ")).filter(|phrase| phrase.ends_with(way));
        phrases.any(|phrase| before(said, &phrase).is_some())
    };
    AT_LAST.iter().find_map(|way| before(said, way).filter(|_| !is_of_game(way)))
}

/// Whether a line may take back a part of what was told: some word of it denies.
pub fn may_take_back(statement: &str) -> bool {
    fold(statement).split(|c: char| !c.is_alphanumeric()).any(|word| denies(word) || INSTEAD.contains(&word))
}

/// What may be meant by a line that tells a play anew in a sentence: `el ataque era de 3 no de 4` takes back a part of
/// it; `Coyote pegaba tres` is known to say what was wrong. Never recorded unasked.
pub fn retold(
    statement: &str,
    play: &PlayView,
    is_wrong: bool,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    let said = Some(statement).filter(|statement| !is_beyond_reading(statement)).and_then(tokens);
    let Some(said) = said else { return Vec::new() };
    let mut table = Table::new(grammar, referee, names);
    table.own = table.actor(&said);
    corrections(play, instead(&said, is_wrong, &play.text, &table).into_iter(), referee)
}

/// The lines that put these texts in the place of a play, where they are understood.
pub fn corrections(
    play: &PlayView,
    texts: impl Iterator<Item = String>,
    referee: &dyn Referee,
) -> Vec<String> {
    let said =
        |text: &str| fold(verb_of(text).and_then(|verb| text.find(verb)).map_or(text, |at| &text[at..]));
    let others = texts.filter(|text| said(text) != said(&play.text));
    let lines = others.map(|text| format!("corregir {}: {text}", play.seq));
    lines.filter(|line| is_understood(line, referee)).collect()
}

fn mentions(line: &str, text: &str) -> bool {
    let text = fold(text.trim_matches('"'));
    let said = line.split_once(": ").map_or(line, |(_, said)| said);
    parts(said).into_iter().any(|span| fold(&said[span]) == text)
}

/// The place or number that words end with which take back one of a line, as it may be written: `era a be tres`, `b2 sino b3`.
fn said_instead(said: &str, line: &str, mut table: Table<'_>) -> Vec<String> {
    let Some(tokens) = tokens(said) else { return Vec::new() };
    table.own = table.actor(&tokens);
    let figure = kind::PLACE | kind::NUMBER;
    // What stands before it only leads to it, or is what it stands for.
    let ends = |from: usize| -> Vec<(usize, Item)> {
        let items = table.items(&tokens, from);
        let figures = items.iter().filter(|item| item.kinds & figure != 0);
        figures.map(|item| (from + item.len, item.clone())).collect()
    };
    let is_taken_back = |item: &Item| fold(line).contains(&fold(&item.text));
    let mut from = 0;
    while from < tokens.len() {
        let here = ends(from);
        let whole: Vec<String> =
            here.iter().filter(|(end, _)| *end == tokens.len()).map(|(_, item)| item.text.clone()).collect();
        if !whole.is_empty() {
            return whole;
        }
        let word = tokens[from].fold.as_str();
        let leads = LEADS.contains(&word) || OF_LAST.contains(&word);
        match here.iter().find(|(_, item)| is_taken_back(item)) {
            Some((end, _)) => from = *end,
            None if leads => from += 1,
            None => return Vec::new(),
        }
    }
    Vec::new()
}

/// What was meant, without the words that lead to it: `fue a B1`, `eran 2`.
fn without_leads(said: &str) -> &str {
    let mut rest = said;
    while let Some((word, behind)) = rest.split_once([' ', ',']) {
        if !LEADS.contains(&fold(word).as_str()) {
            break;
        }
        rest = behind.trim_start_matches([',', ' ']);
    }
    rest.trim_end_matches(['.', '!'])
}

/// The words of a printed line, and what it names in quotation marks with them.
fn parts(text: &str) -> Vec<Range<usize>> {
    let is_part = |c: char| c.is_alphanumeric() || c == '.';
    let (mut spans, mut from) = (Vec::new(), 0);
    while let Some(start) = text[from..].find(|c| is_part(c) || c == '"').map(|at| from + at) {
        let rest = &text[start..];
        let end = match rest.strip_prefix('"') {
            Some(name) => name.find('"').map(|at| at + 2),
            None => rest.find(|c| !is_part(c)),
        };
        from = end.map_or(text.len(), |end| start + end);
        spans.push(start..from);
    }
    spans
}

/// A line with one of its words replaced by another of its kind: a number by a number, a name by a name, a place by a place, of
/// the same player where there is one.
fn replaced(text: &str, new: &str, referee: &dyn Referee) -> Vec<String> {
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    let is_name = |word: &str| word.starts_with('"') || is_told_card(word, referee);
    let is_place = |word: &str| !is_number(word) && !is_name(word) && referee.place_named(word).is_some();
    let kinds: [&dyn Fn(&str) -> bool; 3] = [&is_number, &is_name, &is_place];
    let Some(kind) = kinds.into_iter().find(|kind| kind(new)) else { return Vec::new() };
    let mut spans = parts(text);
    spans.retain(|span| kind(&text[span.clone()]));
    // «a5» is no place of A because of its letter.
    let side = |word: &str| referee.place_named(word)?.chars().next().map(|c| c.to_ascii_uppercase());
    if is_place(new) && spans.iter().any(|span| side(&text[span.clone()]) == side(new)) {
        spans.retain(|span| side(&text[span.clone()]) == side(new));
    }
    let with = |span: Range<usize>| {
        let is_bare = is_name(new) && !text[span.clone()].starts_with('"');
        let new = if is_bare { new.trim_matches('"') } else { new };
        format!("{}{new}{}", &text[..span.start], &text[span.end..])
    };
    spans.into_iter().map(with).collect()
}

/// Whether a word is the name of a card as some games print it, without quotation marks.
fn is_told_card(word: &str, referee: &dyn Referee) -> bool {
    let word = fold(word);
    referee.place_named(&word).is_none() && referee.card_names().iter().any(|name| fold(name) == word)
}
