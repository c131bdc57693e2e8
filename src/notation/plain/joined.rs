//! Two things said in one line, joined by «y»: `lobo ataca a b1 y resuelve`, `b1 y b2 pierden dos`.

use super::aside::is_desk;
use super::candidate::Unknown;
use super::grammar::Grammar;
use super::inflect::{is_form, is_infinitive};
use super::item::Table;
use super::number::number;
use super::permission::parts;
use super::saying::kind;
use super::several::{by_places, may_be_told};
use super::stopwords::{JOINING, is_doubtful};
use super::token::{Token, tokens};
use super::walk::{STEPS, candidates};
use super::{Names, Plain, is_beyond_reading};
use crate::kernel::{Referee, VerbInfo, fold};

/// What stands between two things said.
const JOINS: [&str; 10] =
    [" y luego ", " y ", " e ", " luego ", " con la que ", " con lo que ", " + ", PAUSE, NAMED, PURPOSE];
/// A pause: what stands behind it may be the same told otherwise.
const PAUSE: &str = ", ";
/// The same behind a phase: «refuerzo: juego la niebla».
const NAMED: &str = ": ";
/// The first serves the second: «uso la opcional de a1 para cambiar a2 y a3».
const PURPOSE: &str = " para ";
/// What leads to which card was met.
const SHOWN: &str = " que ";
/// What leads to a deed by which another one is done: «con la opcional de a1 cambio a2 y a3».
const BY: [&str; 4] = ["con", "usando", "por", "mediante"];
/// What belongs to the verb behind it.
const TO_VERB: [&str; 7] = ["le", "les", "te", "se", "lo", "la", "me"];
/// Most words of a line in which an unknown name is looked for.
const MOST_WORDS: usize = 16;

/// Two statements of which a line may be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Halves {
    /// What is said first.
    pub first: String,
    /// What is said behind it.
    pub second: String,
    /// Only a pause stands between them: «ya acabé, te toca» is one thing.
    pub is_paused: bool,
    /// It is said that the first serves the second, not that both are done: they are only offered.
    pub is_served: bool,
    /// The second says what card the first is done to: `ataca con 10 al B1, que es 12`.
    pub is_shown: bool,
}

/// Most lines that are offered beside two things said in one.
const BESIDE: usize = 2;

/// What is guessed of a line, where two things may be said in it with room for both together.
pub(super) fn with_room(guessed: Plain, line: &str, table: &Table<'_>) -> Plain {
    match guessed {
        Plain::Several(lines)
            if lines.len() > BESIDE
                && !halves(line, table.referee, table.grammar, table.names).is_empty() =>
        {
            Plain::Several(lines.into_iter().take(BESIDE).collect())
        }
        guessed @ (Plain::One(_) | Plain::Several(_) | Plain::Near(_) | Plain::None) => guessed,
    }
}

/// Whether some word may join two things said.
pub fn is_joined(line: &str) -> bool {
    JOINS.iter().chain(&[SHOWN]).any(|join| line.contains(join))
        || line.split(' ').any(|word| BY.iter().any(|by| word.eq_ignore_ascii_case(by)) || may_be_told(word))
}

/// The ways to part a line into two statements that each have a verb, that one first in which two cards share one; none
/// where a word says that something is not done or may not be.
pub fn halves(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Vec<Halves> {
    // What is permitted or ruled is said of one thing.
    let is_of_one = || parts(line).is_none_or(|(judge, _, tail)| !judge.is_empty() || !tail.is_empty());
    if is_beyond_reading(line) || !is_joined(line) || is_of_one() {
        return Vec::new();
    }
    let Some(all) = tokens(line) else { return Vec::new() };
    // «robo y luego ataco», «descarto y robo otra» say what comes next, «y lo tapo» of what; «a lo mejor» is told by its «mejor».
    let is_next = |word: &str| {
        matches!(word, "luego" | "lo") || matches!(word, "otra" | "otro") && grammar.fillers.contains(word)
    };
    // «lo que hay en batalla», «la que robé»
    let is_which = |at: usize| {
        at > 0 && all[at].fold == "que" && matches!(&*all[at - 1].fold, "lo" | "la" | "el" | "las" | "los")
    };
    let is_doubted = |at: &usize| {
        !all[*at].quoted && !is_next(&all[*at].fold) && !is_which(*at) && is_doubtful(&all[*at].fold)
    };
    let table = Table::new(grammar, referee, names);
    let doubted: Vec<usize> = (0..all.len()).filter(is_doubted).collect();
    if !doubted.is_empty() {
        let is_only_que = doubted.iter().all(|at| all[*at].fold == "que");
        return told_of_target(&all, &table).filter(|_| is_only_que).into_iter().collect();
    }
    let parted = JOINS.iter().flat_map(|join| {
        line.match_indices(join).map(|(at, join)| (line[..at].trim(), line[at + join.len()..].trim(), join))
    });
    let has_verb = |part: &str| tokens(part).is_some_and(|words| says_verb(&words, &table));
    // «…, y post»: a phase alone.
    let is_step = |part: &str| {
        let words: Vec<String> = part.split(' ').map(fold).filter(|w| !grammar.fillers.contains(w)).collect();
        words.len() <= 2 && words.last().is_some_and(|word| grammar.heads.contains_key(word))
    };
    let says = |part: &str| has_verb(part) || is_step(part);
    // «revelo toledo exacto y cádiz dudoso»: what is said of the first may be the verb of the second.
    let is_told = |part: &str| tokens(part).is_some_and(|words| opens_kept(&words, grammar));
    // «s3>s4 y batalla», «refuerzo, furor poder 2»: beside a phase the other needs no verb.
    let is_more = |part: &str| part.contains([' ', '>']);
    let parted = parted.filter(|(first, second, join)| {
        if *join == PURPOSE {
            return says(first) && begins_with_infinitive(second, &table);
        }
        says(first) && says(second)
            || is_told(second) && (says(first) || is_told(first))
            || is_told(first) && (begins_with_verb(second, &table) || is_more(first) && has_verb(second))
            || is_step(second) && is_more(first)
            || is_step(first) && is_more(second)
    });
    let parted = parted.map(|(first, second, join)| Halves {
        first: first.to_owned(),
        second: second.to_owned(),
        is_paused: join == PAUSE || join == NAMED,
        is_served: join == PURPOSE,
        is_shown: false,
    });
    let mut parted: Vec<Halves> = parted.collect();
    // «meto yelmo y cañón y lo tapo» is parted before its second verb, not before its second card.
    parted.sort_by_key(|halves| !begins_with_verb(&halves.second, &table));
    let each = shared(&by_places(all.clone(), &table), &table);
    by_means(&all, &table).into_iter().chain(each).chain(parted).collect()
}

/// Whether a part says first what is to be done: «para cambiar a2 y a3».
fn begins_with_infinitive(part: &str, table: &Table<'_>) -> bool {
    let first = part.split(' ').next().map(fold).unwrap_or_default();
    // «para curarlo» is done to what was told.
    is_infinitive(&first) && begins_with_verb(part, table)
}

/// A deed by which another one is done, which is told behind it without a word between: `con la opcional de a1 cambio a2 y a3`.
fn by_means(words: &[Token], table: &Table<'_>) -> Option<Halves> {
    let is = |at: usize, some: &[&str]| {
        words.get(at).is_some_and(|token| !token.quoted && some.contains(&token.fold.as_str()))
    };
    let led = (0..words.len().min(2)).find(|at| is(*at, &BY))?;
    if led > 0 && table.seat(&words[0].fold).is_none() {
        return None;
    }
    let opens = |at: &usize| says_verb(&words[*at..=*at], table) && !is(at - 1, &["y", "de", "del", "que"]);
    let verb = (led + 3..words.len()).find(opens)?;
    let pronoun = verb - usize::from(is(verb - 1, &TO_VERB));
    let end = pronoun - usize::from(is(pronoun - 1, &[","]));
    let first = &words[led + 1..end];
    if first.len() < 2 || !opens_kept(first, table.grammar) {
        return None;
    }
    let said = |part: &[Token]| words[..led].iter().chain(part).map(written).collect::<Vec<_>>().join(" ");
    Some(Halves {
        first: said(first),
        second: said(&words[pronoun..]),
        is_paused: false,
        is_served: true,
        is_shown: false,
    })
}

/// A deed done to a place, and behind it what card lies there: `le da con su 9 ojo al B1, que resultó ser 4 suma`.
fn told_of_target(words: &[Token], table: &Table<'_>) -> Option<Halves> {
    const IS: [&str; 6] = ["es", "era", "resulta", "resulto", "tenia", "resultando"];
    let is = |at: usize, some: &[&str]| {
        words.get(at).is_some_and(|token| !token.quoted && some.contains(&token.fold.as_str()))
    };
    table.grammar.speech.made?;
    let que = (2..words.len()).find(|at| is(*at, &["que"]) && is(*at + 1, &IS))?;
    let end = que - usize::from(is(que - 1, &[","]));
    let place = words[end - 1].fold.as_str();
    table.referee.place_named(place).filter(|_| place.len() > 1)?;
    let from = (que + 2..words.len()).find(|at| !is(*at, &["ser", "un", "una", "el", "la"]))?;
    let said = |part: &[Token]| part.iter().map(written).collect::<Vec<_>>().join(" ");
    let second = format!("{place} es {}", said(&words[from..]));
    Some(Halves { first: said(&words[..end]), second, is_paused: false, is_served: false, is_shown: true })
}

/// Whether some word is a form of a verb, or opens a saying and nothing else.
fn says_verb(words: &[Token], table: &Table<'_>) -> bool {
    words.iter().filter(|token| !token.quoted && !JOINING.contains(&token.fold.as_str())).any(|token| {
        let heads = table.grammar.heads.get(&token.fold).into_iter().flatten();
        heads.into_iter().any(|head| !head.kept) || table.grammar.is_form(&token.fold)
    })
}

/// Whether the first word of a part that says something opens sayings.
fn begins_with_verb(part: &str, table: &Table<'_>) -> bool {
    let Some(words) = tokens(part) else { return false };
    let says_nothing =
        |word: &str| JOINING.contains(&word) || table.grammar.fillers.contains(word) || is_doubtful(word);
    let first = words.iter().position(|token| token.quoted || !says_nothing(&token.fold));
    first.is_some_and(|at| says_verb(&words[at..=at], table))
}

/// Whether some word opens a saying and is read besides; what is numbered is one of several cards: `7 espada y 9 ojo`.
fn opens_kept(words: &[Token], grammar: &Grammar) -> bool {
    if words.iter().any(|token| number(&[&token.fold]).is_some() || token.fold.contains('/')) {
        return false;
    }
    let opens = |token: &Token| {
        grammar.heads.get(&token.fold).is_some_and(|heads| heads.iter().any(|head| head.kept))
    };
    words.iter().any(|token| !token.quoted && !JOINING.contains(&token.fold.as_str()) && opens(token))
}

/// `b1 y b2 pierden dos` and `revelo a2 y a3` as one line for each of them.
fn shared(words: &[Token], table: &Table<'_>) -> Option<Halves> {
    let and = words.iter().position(|token| !token.quoted && token.fold == "y").filter(|at| *at > 0)?;
    let is_article = |at: usize| matches!(words[at].fold.as_str(), "el" | "la");
    let card = |at: usize| {
        let from = at + usize::from(at < words.len() && is_article(at));
        let items = table.items(words, from);
        let of_card = items.iter().filter(|item| item.kinds & (kind::PLACE | kind::NAME) != 0);
        of_card.map(|item| from + item.len).max()
    };
    let behind = card(and + 1)?;
    let start = (0..and).find(|start| card(*start) == Some(and))?;
    let (head, rest) = (&words[..start], &words[behind..]);
    let said =
        |card: &[Token]| head.iter().chain(card).chain(rest).map(written).collect::<Vec<_>>().join(" ");
    // «bajo la antena y el reactor se va»: the second has a verb of its own.
    let (is_before, is_behind) = (says_verb(head, table), says_verb(rest, table));
    let has_verb =
        if head.is_empty() { is_behind || opens_kept(rest, table.grammar) } else { is_before && !is_behind };
    has_verb.then(|| Halves {
        first: said(&words[start..and]),
        second: said(&words[and + 1..behind]),
        is_paused: false,
        is_served: false,
        is_shown: false,
    })
}

fn written(token: &Token) -> String {
    if token.quoted { format!("\"{}\"", token.text) } else { token.text.clone() }
}

/// The first word of a line that opens sayings, and the verbs of the notation they are written with, in their order.
pub fn verbs_heard(line: &str, grammar: &Grammar) -> Option<(String, Vec<VerbInfo>)> {
    let words = tokens(line).filter(|words| !is_beyond_reading(line) && words.len() <= MOST_WORDS)?;
    let opens = |token: &&Token| {
        let word = token.fold.as_str();
        !token.quoted && word.len() > 2 && !JOINING.contains(&word) && !is_doubtful(word)
    };
    words.iter().filter(opens).find_map(|token| {
        let heads = grammar.heads.get(&token.fold)?;
        let mut verbs: Vec<VerbInfo> = Vec::new();
        for head in heads {
            let verb = grammar.verb_of(head);
            verbs.extend(verb.filter(|verb| verbs.iter().all(|other| other.word != verb.word)));
        }
        // «bloquea» is of `bloquear` before it is of what people say with it.
        verbs.sort_by_key(|verb| !is_form(&token.fold, &fold(verb.word)));
        Some((token.text.clone(), verbs)).filter(|(_, verbs)| !verbs.is_empty())
    })
}

/// Whether a word of a line opens a saying that is written with a verb, and no word of it is strange, as one with a slip is.
pub fn tells_verb(line: &str, verb: &str, referee: &dyn Referee, grammar: &Grammar) -> bool {
    let words = tokens(line).filter(|words| !is_beyond_reading(line) && words.len() <= MOST_WORDS);
    let words = words.unwrap_or_default();
    let is_known = |token: &Token| {
        token.quoted
            || !token.text.starts_with(char::is_lowercase)
            || grammar.words.contains(&token.fold)
            || referee.seat_named(&token.fold).is_some()
            || referee.place_named(&token.fold).is_some()
            || referee.card_names().iter().any(|name| fold(name).split(' ').any(|word| word == token.fold))
    };
    let heads = words.iter().filter(|token| !token.quoted).filter_map(|token| grammar.heads.get(&token.fold));
    words.iter().all(is_known)
        && heads.flatten().any(|head| grammar.verb_of(head).is_some_and(|of| of.word == verb))
}

/// The name nobody heard yet for which alone a line says nothing, as it is written in it.
pub fn stranger(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Option<String> {
    let words = tokens(line).filter(|words| !is_beyond_reading(line) && words.len() <= MOST_WORDS)?;
    if words.iter().any(|token| !token.quoted && is_doubtful(&token.fold)) {
        return None;
    }
    let mut table = Table::new(grammar, referee, names);
    table.own = table.actor(&words);
    // The word that would be the name of a card if one were called so.
    let found = candidates(&table, &words, Unknown::Stranger, STEPS);
    let told = found.into_iter().find(|one| !one.is_verbless && one.cost <= 2)?;
    let mut said = told.line.split('"').skip(1).step_by(2);
    said.find(|name| names.iter().all(|(known, _)| known != name)).map(str::to_owned)
}

/// Whether a verb is inflected: the strict notation may take it for a verb cut short.
pub fn is_inflected(line: &str, referee: &dyn Referee, grammar: &Grammar) -> bool {
    let Some(tokens) = tokens(line) else { return false };
    let nobody = Names::default();
    let table = Table::new(grammar, referee, &nobody);
    let at = usize::from(tokens.first().is_some_and(|token| table.seat(&token.fold).is_some()));
    let Some(token) = tokens.get(at).filter(|token| !token.quoted) else { return false };
    !is_desk(&token.fold, referee)
        && grammar.inflected.iter().all(|(verb, _)| !verb.is_called(&token.fold))
        && (is_doubtful(&token.fold) || grammar.is_form(&token.fold))
}
