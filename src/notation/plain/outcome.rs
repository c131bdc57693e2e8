//! What came of a blow, told by what a card has left: `tlaloc se queda con 5`, `baja de 6 a 5`, and behind the attack itself
//! `… y lo deja en 2`. It is never damage, and its number is no place.

use super::Plain;
use super::candidate::Unknown;
use super::grammar::Grammar;
use super::heard::{Heard, played, readings, strict};
use super::item::Table;
use super::number::number;
use super::pending::{left_by, pending};
use super::saying::kind;
use super::token::{Token, tokens, word_at};
use super::walk::{STEPS, candidates};
use super::{Names, made_ready};
use crate::kernel::{Referee, fold, verb_of};

/// What says how much there is left; of them, those that need nothing before the number.
const LEFT: [&str; 14] = [
    "queda", "quedan", "quedo", "quedaron", "quedaria", "esta", "tiene", "cae", "cayo", "baja", "bajo",
    "pasa", "paso", "bajado",
];
const BARE: [&str; 4] = ["tiene", "queda", "quedan", "quedaron"];
/// The same of what is told behind a deed.
const LEAVES: [&str; 9] =
    ["deja", "dejo", "dejan", "dejando", "dejandolo", "dejandola", "dejandole", "quedando", "bajandolo"];
const LEADS: [&str; 4] = ["en", "a", "con", "de"];
/// What may stand before the card, before the verb or behind it, and behind the number.
const OPENS: [&str; 14] =
    ["y", "pues", "entonces", "ahora", "asi", "que", "ya", ",", "a", "al", "el", "la", "su", "mi"];
const BESIDE: [&str; 14] =
    ["se", "le", "les", "lo", "la", "los", "las", "ya", "ahora", "solo", "nada", "mas", "vivo", "viva"];
const OF_LEFT: [&str; 6] = ["de", "vida", "vidas", "punto", "puntos", "pv"];
/// What parts a deed from what came of it.
const PAUSES: [&str; 7] = [",", "y", "que", "quedando", "dejandolo", "dejandola", "dejando"];
/// Fewest words of a deed.
const LEAST: usize = 3;
/// Most that a blow is thought to do where nobody says how much.
const MOST: usize = 9;

/// What a card is said to have left: its place, where one is named, and how much.
struct Told {
    place: Option<String>,
    n: i32,
}

/// A line that tells what a card has left: alone, or behind the deed of which it came.
pub(super) fn told(
    line: &str,
    is_part: bool,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Plain {
    let Some(key) = grammar.speech.left else { return Plain::None };
    let Some(said) = tokens(line).filter(|said| (2..=24).contains(&said.len())) else { return Plain::None };
    let says = |token: &Token| [&LEFT[..], &LEAVES].iter().any(|all| all.contains(&token.fold.as_str()));
    if !said.iter().any(|token| !token.quoted && says(token)) {
        return Plain::None;
    }
    let mut table = Table::new(grammar, referee, names);
    let said = made_ready(line, said, &mut table);
    let first = said.first().map_or(String::new(), |token| token.text.clone());
    match parsed(&said, 0, &LEFT, &table) {
        Some(Told { place: Some(place), n }) if n > 0 => of_card((&place, &first), n, key, &table),
        Some(_) => Plain::None,
        None if is_part => Plain::None,
        None => behind_deed(&said, key, &table),
    }
}

/// What the words from here to the end say of what is left.
fn parsed(said: &[Token], from: usize, verbs: &[&str], table: &Table<'_>) -> Option<Told> {
    let is = |at: usize, words: &[&str]| word_at(said, at).is_some_and(|word| words.contains(&word));
    let behind =
        |at: usize, words: &[&str]| (at..said.len()).find(|at| !is(*at, words)).unwrap_or(said.len());
    let mut at = behind(from, &OPENS);
    let card = card_at(said, at, table);
    if let Some((len, _)) = &card {
        at += len;
    }
    let verb = behind(at, &BESIDE);
    if !is(verb, verbs) {
        return None;
    }
    at = behind(verb + 1, &BESIDE);
    let number_at = |at: usize| {
        let words: Vec<&str> = (at..said.len()).map_while(|at| word_at(said, at)).take(3).collect();
        number(&words).filter(|(_, n)| *n < 100 && !words.first().is_some_and(|w| matches!(*w, "un" | "una")))
    };
    // «de 6 a 5»
    if let (true, Some((len, _))) = (is(at, &["de"]), number_at(at + 1))
        && is(at + 1 + len, &["a"])
    {
        at += 1 + len;
    }
    let is_led = is(at, &LEADS) && !is(at, &["de"]);
    if !is_led && !is(verb, &BARE) {
        return None;
    }
    let (len, n) = number_at(at + usize::from(is_led))?;
    at += usize::from(is_led) + len;
    let is_end = behind(at, &OF_LEFT) == said.len();
    is_end.then(|| Told { place: card.map(|(_, place)| place), n })
}

/// The one card of the table that is named here, and in how many words.
fn card_at(said: &[Token], at: usize, table: &Table<'_>) -> Option<(usize, String)> {
    said.get(at)?;
    let items = table.items(said, at);
    let len = items.first()?.len;
    let called = |text: &str| {
        let name = fold(text.trim_matches('"'));
        let carriers = table.open_names().iter().filter(|(called, _)| *called == name);
        carriers.map(|(_, place)| place.clone()).collect::<Vec<_>>()
    };
    let mut places: Vec<String> = Vec::new();
    for item in items.iter().filter(|item| item.len == len && item.kinds & kind::PILE == 0) {
        if item.kinds & (kind::NAME | kind::PLACE) != 0 {
            let place = table.referee.place_named(&item.text);
            places.extend(place.map_or_else(|| called(&item.text), |place| vec![place]));
        }
    }
    places.dedup();
    match places.as_slice() {
        [only] => Some((len, only.clone())),
        _ => None,
    }
}

/// How much a card has left as the table stands.
pub(super) fn has_left(place: &str, key: &str, referee: &dyn Referee) -> Option<i32> {
    let sheet = referee.facts();
    let here = sheet.iter().find(|here| here.place == place)?;
    here.facts.iter().find(|(of, _)| *of == key)?.1.parse().ok()
}

/// What is told of a card by itself: what waits comes to that, or it stands so; where nothing brings it there it is asked, but
/// of a place as it is written it is what it says.
fn of_card((place, said): (&str, &str), n: i32, key: &str, table: &Table<'_>) -> Plain {
    let Some(now) = has_left(place, key, table.referee) else { return Plain::None };
    let typed = table.referee.place_named(said).as_deref() == Some(place);
    let line = format!("situar {} {key}={n}", if typed { said } else { place });
    let touches = |way: &String| left_by(way, table.referee).iter().any(|(of, _)| of == place);
    if strict(&line, table.referee).is_none() {
        return Plain::None;
    }
    let is_so = typed || now == n || pending(table.referee).iter().any(touches);
    if is_so { Plain::One(line) } else { Plain::Near(line) }
}

/// What came of a deed, told behind it in one line: the deed and that it came to pass, or, where it comes to another number,
/// both what it comes to and what was told.
fn behind_deed(said: &[Token], key: &str, table: &Table<'_>) -> Plain {
    let verbs: Vec<&str> = LEFT.iter().chain(&LEAVES).copied().collect();
    let is_pause = |at: &usize| word_at(said, *at).is_some_and(|word| PAUSES.contains(&word));
    let parted = (LEAST..said.len()).filter(is_pause).find_map(|at| {
        let is_of_it = |told: &Told| told.n > 0;
        parsed(said, at, &verbs, table).filter(is_of_it).map(|told| (at, told))
    });
    let Some((at, Told { n, .. })) = parted else { return Plain::None };
    let once = |heard: &Heard| {
        let verb = verb_of(&heard.draft.text).map(fold).unwrap_or_default();
        table.grammar.speech.once.contains(&verb.as_str())
    };
    let deeds = |said: &[Token]| {
        let mut deeds = readings(table.referee, candidates(table, said, Unknown::Refused, STEPS));
        deeds.retain(once);
        deeds
    };
    let mut deeds = match deeds(&said[..at]) {
        none if none.is_empty() => (1..MOST).map(|lost| deeds(&counted(&said[..at], lost))).find(|deeds| {
            let comes = deeds.first().map_or(Vec::new(), |deed| comes(&deed.line, table.referee));
            comes.iter().any(|(_, left)| left.iter().any(|(_, left)| *left == n))
        }),
        some => Some(some),
    }
    .unwrap_or_default();
    deeds.truncate(2);
    let [deed] = deeds.as_slice() else { return Plain::None };
    let ways = comes(&deed.line, table.referee);
    let is_told = |(_, left): &&(String, Vec<(String, i32)>)| left.iter().any(|(_, left)| *left == n);
    if let Some((way, _)) = ways.iter().find(is_told) {
        return Plain::Near(format!("{}; {way}", deed.line));
    }
    let is_counted = deed.line.split(' ').any(|word| word.parse::<i32>().is_ok());
    let place = deed.line.rsplit_once('>').map(|(_, to)| to.to_owned());
    let place = place.and_then(|place| table.referee.place_named(&place)).filter(|_| !is_counted);
    let lost = place.and_then(|place| has_left(&place, key, table.referee)).map(|now| now - n);
    let Some(lost) = lost.filter(|lost| *lost > 0) else { return Plain::None };
    let stated = format!("{} {lost}", deed.line);
    let stated_ways = comes(&stated, table.referee);
    let both = |line: &str, (way, _): &(String, Vec<(String, i32)>)| format!("{line}; {way}");
    let lines = ways.first().map(|way| both(&deed.line, way)).into_iter();
    let lines: Vec<String> = lines.chain(stated_ways.first().map(|way| both(&stated, way))).collect();
    if lines.is_empty() { Plain::None } else { Plain::Several(lines) }
}

/// A deed with how much it does said behind it.
fn counted(said: &[Token], lost: usize) -> Vec<Token> {
    let number =
        said.last().map(|last| Token { text: lost.to_string(), fold: lost.to_string(), ..last.clone() });
    said.iter().cloned().chain(number).collect()
}

/// The ways in which a deed just told may come to pass, and what each leaves of the cards it touches.
fn comes(line: &str, referee: &dyn Referee) -> Vec<(String, Vec<(String, i32)>)> {
    let before = pending(referee);
    let Some(behind) = strict(line, referee).and_then(|draft| played(&draft, referee)) else {
        return Vec::new();
    };
    let ways = pending(behind.as_ref()).into_iter().filter(|way| !before.contains(way));
    ways.map(|way| (way.clone(), left_by(&way, behind.as_ref()))).collect()
}
