//! Questions as people ask them: a line that asks becomes the word of the desk that answers it.

use std::borrow::Cow;

use super::item::Table;
use super::token::Token;
use super::{Grammar, Names, Plain, is_beyond_reading, plain};
use crate::kernel::{Referee, Seat, fold};

/// What asks whether something may be done.
const MAY_I: [&str; 13] = [
    "puedo",
    "puede",
    "podemos",
    "pueden",
    "podria",
    "podriamos",
    "se puede",
    "es legal",
    "seria legal",
    "vale",
    "esta permitido",
    "se vale",
    "deja",
];

/// Ways to ask, each with the word that answers; what stands first in a line, or is all of it.
const ASKED: [(&str, &[&str]); 5] = [
    (
        "estado",
        &[
            "a quien le toca",
            "quien juega",
            "quien va",
            "de quien es el turno",
            "quien sigue",
            "que fase es",
            "en que fase",
            "en que fase vamos",
            "en que fase va",
            "en que fase estamos",
            "que fase toca",
            "que turno es",
            "en que turno",
            "como va",
            "como vamos",
            "quien gana",
            "quien va ganando",
            "quien gano",
            "como quedo",
            "como queda",
            "donde estamos",
            "a quien toca",
        ],
    ),
    (
        "debe",
        &[
            "que debo",
            "que debe",
            "que debemos",
            "que deben",
            "que se debe",
            "que falta",
            "que me falta",
            "que le falta",
            "que queda pendiente",
            "quien debe",
            "falta algo",
            "debo algo",
            "hay algo pendiente",
        ],
    ),
    (
        "opciones",
        &[
            "que puedo hacer",
            "que puede hacer",
            "que se puede hacer",
            "que opciones",
            "que hago",
            "y ahora que",
        ],
    ),
    ("porque", &["por que", "porque", "y eso por que", "cual es la falta", "que regla"]),
    ("historial", &["que paso", "que ha pasado", "que se ha jugado"]),
];

/// Words that begin a question, also without signs. «como» alone does not: it begins a reason as often.
const ASKING: [&str; 20] = [
    "quien",
    "quienes",
    "cuanto",
    "cuanta",
    "cuantos",
    "cuantas",
    "cual",
    "cuales",
    "donde",
    "cuando",
    "como esta",
    "por que",
    "a quien",
    "de quien",
    "en que",
    "puede",
    "pueden",
    "podemos",
    "se puede",
    "es legal",
];

/// What is only asked to be heard, and asks nothing: «¿va?».
const TAGS: [&str; 7] = ["va", "vale", "ok", "sale", "eh", "si", "de acuerdo"];

/// A line without what it asks only to be heard.
pub(super) fn untagged(line: &str) -> Cow<'_, str> {
    let tag = line.match_indices('¿').find_map(|(at, _)| {
        let inner = &line[at + '¿'.len_utf8()..];
        let (said, rest) = inner.split_once('?')?;
        TAGS.contains(&fold(said.trim()).as_str()).then_some((&line[..at], rest))
    });
    match tag {
        Some((before, rest)) => Cow::Owned(format!("{}{rest}", before.trim_end_matches([' ', ',']))),
        None => Cow::Borrowed(line),
    }
}

/// Whether a line asks something.
pub fn is_question(line: &str) -> bool {
    /// What is asked of what goes on.
    const NOW: [&str; 7] = ["va", "van", "vamos", "queda", "quedan", "esta", "estan"];
    if is_beyond_reading(line) {
        return false;
    }
    let line = &*untagged(line);
    let said = words(line);
    let begins =
        |with: &&&str| said.strip_prefix(**with).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    let asks = || ASKING.iter().chain(ASKED.iter().flat_map(|(_, ways)| ways.iter())).find(begins).is_some();
    let is_marked = line.contains('¿') || line.trim_end().ends_with('?');
    // «dónde» has its accent where it asks.
    let is_told = || {
        let lower = line.to_lowercase();
        // «como quedó sin vida, …» tells why; «como va, …» and «como quedó b2, cuánta vida tiene» ask.
        let how = said.strip_prefix("como ").filter(|_| !lower.contains("cómo"));
        let is_told = how.is_some_and(|how| !how.split(' ').next().is_some_and(|verb| NOW.contains(&verb)));
        let tells_why = is_told && line.split_once(',').is_some_and(|(_, rest)| !is_question(rest));
        tells_why || tells_where(&said) && !lower.contains("dónde")
    };
    is_marked || asks() && !is_told() || asks_what(line)
}

/// Whether what begins with «donde» tells what comes there: `donde estaba el silo ahora hay una balsa`.
fn tells_where(said: &str) -> bool {
    const ASKS: [&str; 7] = ["esta", "estan", "queda", "quedo", "va", "voy", "se"];
    const COMES: [&str; 10] =
        ["ahora", "pongo", "pone", "entra", "repongo", "repone", "meto", "mete", "coloco", "coloca"];
    let words: Vec<&str> = said.split(' ').collect();
    words[0] == "donde"
        && words.get(1).is_some_and(|next| !ASKS.contains(next))
        && words.iter().skip(3).any(|word| COMES.contains(word))
}

/// Whether a line asks what something is, by the accent that tells it: `qué símbolos tiene la mula`. «qué bien, ataco» calls out.
fn asks_what(line: &str) -> bool {
    const CALLS: [&str; 12] =
        ["bien", "bueno", "pena", "lastima", "mal", "suerte", "va", "tal", "risa", "rabia", "raro", "gusto"];
    let said = line.trim_start().to_lowercase();
    let led = ["de ", "a ", "con ", "para "].iter().find_map(|to| said.strip_prefix(to));
    let asked = led.unwrap_or(&said).strip_prefix("qué ");
    asked.is_some_and(|asked| {
        let next = asked.split(|c: char| !c.is_alphanumeric()).next().map(fold).unwrap_or_default();
        !line.contains(',') && !CALLS.contains(&next.as_str())
    })
}

/// A line without signs, folded, its blanks single.
fn words(line: &str) -> String {
    let bare: String = line
        .chars()
        .map(|c| if c.is_alphanumeric() || matches!(c, '.' | '#' | '-') { c } else { ' ' })
        .collect();
    let folded = fold(&bare);
    let words = folded.split_whitespace().map(|word| word.trim_matches('.')).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// The documented line that answers a question: what may be done, what lies somewhere, who is to play, what is owed,
/// why; else what the rules say of it. A story that ends by asking for a play is answered by both.
pub fn question(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Plain {
    let said = words(line);
    if let Some(play) = MAY_I.iter().find_map(|w| said.strip_prefix(&format!("{w} ")))
        && let Some(asked) = may_i(play, referee, grammar, names)
    {
        return asked;
    }
    for (word, ways) in ASKED {
        let mut rests = ways.iter().filter_map(|way| said.strip_prefix(way));
        if rests.any(|rest| says_no_more(rest, referee)) {
            return Plain::One(word.to_owned());
        }
        if word == "porque"
            && let Some(number) = said
                .strip_prefix("por que ")
                .or_else(|| said.strip_prefix("porque "))
                .and_then(|n| n.trim_start_matches('#').parse::<u32>().ok())
        {
            return Plain::One(format!("porque {number}"));
        }
    }
    let rule = rule(line);
    if let (Plain::One(rule), Some(Plain::One(may_i))) = (&rule, at_the_end(line, referee, grammar, names)) {
        return Plain::One(format!("{may_i}; {rule}"));
    }
    place(&said, referee, grammar, names).unwrap_or(rule)
}

/// `puedo …` of the play that a story asks for at its end: «Ana ya atacó, ¿puede atacar B2 a A1?».
fn at_the_end(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Option<Plain> {
    let (story, asked) = line.rsplit_once('¿')?;
    let asked = words(asked);
    let play = MAY_I.iter().find_map(|word| asked.strip_prefix(&format!("{word} ")));
    if words(story).is_empty() { None } else { may_i(play?, referee, grammar, names) }
}

/// What the rules say of it, as it was asked: capitals and question marks tell names and the story from what is asked. None where
/// nothing was said.
fn rule(line: &str) -> Plain {
    let kept = |c: char| c.is_alphanumeric() || matches!(c, '.' | ',' | ':' | '¿' | '?' | '#' | '-');
    let signs: String = line.chars().map(|c| if kept(c) { c } else { ' ' }).collect();
    let asked = signs.split_whitespace().collect::<Vec<_>>().join(" ");
    if words(&asked).is_empty() { Plain::None } else { Plain::One(format!("regla {asked}")) }
}

/// Whether nothing is asked besides: only of whom, or when.
fn says_no_more(rest: &str, referee: &dyn Referee) -> bool {
    const MORE: [&str; 22] = [
        "ahora", "ya", "aqui", "en", "este", "esta", "momento", "la", "el", "lo", "yo", "partida", "turno",
        "de", "hacer", "todavia", "aun", "fase", "mesa", "con", "por", "es",
    ];
    let is_said = |word: &str| MORE.contains(&word) || referee.seat_named(word).is_some();
    (rest.is_empty() || rest.starts_with(' ')) && rest.split_whitespace().all(is_said)
}

/// `puedo …` of a play, however it is told.
fn may_i(play: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Option<Plain> {
    let asked = |line: &String| format!("puedo {line}");
    match plain(play, referee, grammar, names) {
        Plain::One(line) | Plain::Near(line) => Some(Plain::One(asked(&line))),
        Plain::Several(lines) => Some(Plain::Several(lines.iter().map(asked).collect())),
        Plain::None => super::heard::strict(play, referee).map(|_| Plain::One(format!("puedo {play}"))),
    }
}

/// `estado LUGAR`, where something is asked of one place, by its name or that of its card.
fn place(said: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Option<Plain> {
    let counts =
        ["cuanto", "cuanta", "cuantos", "cuantas", "que tiene", "como esta", "que hay", "quien esta"];
    let is_counted = counts.iter().any(|w| said.starts_with(w));
    if !is_counted && !is_of_state(said) {
        return None;
    }
    let tokens = super::tokens(said).unwrap_or_default();
    let mut table = Table::new(grammar, referee, names);
    let is_own =
        tokens.iter().any(|token| matches!(token.fold.as_str(), "me" | "tengo" | "llevo" | "mi" | "mis"));
    let own = referee.status().active.filter(|_| is_own);
    table.own = tokens.iter().rev().find_map(|token| referee.seat_named(&token.fold)).or(own);
    let is_known = |place: &String| table.sheet().iter().any(|known| known.place == *place);
    let items: Vec<_> = (0..tokens.len()).map(|at| table.items(&tokens, at)).collect();
    let named = items.iter().flat_map(|items| &**items).filter(|item| item.is_place());
    let by_place = named.max_by_key(|item| item.len).and_then(|item| referee.place_named(&item.text));
    // Where nothing is told of a pile, what is told of its player is all there is.
    let by_place = by_place.map(|place| match table.own {
        Some(seat) if !is_known(&place) && place.len() > 1 => state_of(seat, referee),
        Some(_) | None => format!("estado {place}"),
    });
    let by_name = || {
        let (name, _) = names.iter().find(|(_, words)| {
            let name = words.join(" ");
            said.ends_with(&name) || said.contains(&format!("{name} "))
        })?;
        let carries = |(key, value): &(&str, String)| *key == "nombre" && fold(value) == fold(name);
        table.sheet().iter().find(|p| p.facts.iter().any(carries)).map(|p| p.place.clone())
    };
    let asked = by_place.or_else(|| by_name().map(|place| format!("estado {place}")));
    asked.or_else(|| of_player(&tokens, own, referee).filter(|_| is_counted)).map(Plain::One)
}

/// Whether a question is of how a card is now: `¿en cuánto quedó el Ajolote?`, `¿la Garza está cansada?`. What may be, or when, is of
/// the rules.
fn is_of_state(said: &str) -> bool {
    const BEGIN: [&str; 8] = [
        "en cuanto quedo",
        "en cuanto esta",
        "en cuanto va",
        "como va",
        "como quedo",
        "como anda",
        "en que quedo",
        "con cuanto",
    ];
    const STATES: [&str; 8] =
        ["cansad", "descans", "agotad", "girad", "tapad", "volte", "envenenad", "herid"];
    const RULES: [&str; 13] = [
        "si", "cuando", "puede", "pueden", "puedo", "debe", "modos", "siempre", "hay", "que", "al",
        "despues", "antes",
    ];
    const IS: [&str; 6] = ["esta", "tiene", "sigue", "descansa", "trae", "queda"];
    let has = |some: &[&str]| said.split(' ').any(|word| some.contains(&word));
    let is_state = said.split(' ').any(|word| STATES.iter().any(|state| word.starts_with(state)));
    BEGIN.iter().any(|w| said.starts_with(w)) || is_state && has(&IS) && !has(&RULES)
}

/// `estado A`, or all of the table where a player is no place of it.
fn state_of(seat: Seat, referee: &dyn Referee) -> String {
    let place = referee.place_named(&seat.to_string());
    place.map_or_else(|| "estado".to_owned(), |place| format!("estado {place}"))
}

/// What is asked of how much a player has: `¿cuánta energía tiene Lupita?`, `¿cuántas vidas me quedan?`. «¿Cuántas cartas tengo que
/// robar?» is of the rules.
fn of_player(tokens: &[Token], own: Option<Seat>, referee: &dyn Referee) -> Option<String> {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.fold.as_str());
    let has = |at: &usize| matches!(word(*at), "tiene" | "tengo" | "queda" | "quedan" | "lleva" | "llevo");
    let at = (0..tokens.len()).find(has)?;
    let named = tokens.iter().filter(|token| token.fold.len() > 1);
    let seat = named.into_iter().find_map(|token| referee.seat_named(&token.fold)).or(own)?;
    (word(0).starts_with("cuant") && word(at + 1) != "que").then(|| state_of(seat, referee))
}
