//! Words of a line before they are read: what is glued is parted, a clause that only denies is left out.

use std::borrow::Cow;

use super::apart;
use super::glued::pieces;
use super::inflect::is_infinitive;
use super::item::{Item, RIVAL, Table};
use super::number;
use super::payment;
use super::reason;
use super::saying::kind;
use super::several::by_places;
use super::side::is_card;
use super::stopwords::JOINING;
use super::token::{Token, word_at};
use crate::kernel::{Seat, fold};

/// What says of a clause that nothing comes of it.
pub const DENIES: [&str; 4] = ["no", "nadie", "ninguno", "ninguna"];

/// What is not done where `sin` stands before it.
const UNDONE: [&str; 9] =
    ["entrar", "atacar", "jugar", "hacer", "robar", "mover", "pelear", "desplegar", "ir"];

/// What stands before a noun.
const OF_NOUNS: [&str; 9] = ["este", "esta", "mi", "su", "tu", "el", "la", "un", "una"];

/// What somebody does not do, or want, besides.
const LEFT_OUT: [&str; 9] = ["quiero", "hago", "entro", "ataco", "peleo", "me", "tengo", "puedo", "conviene"];

/// What a line goes on with.
const GOES_ON: [&str; 5] = ["voy", "vamos", "va", "ya", "mejor"];

/// What parts a deed from what is left behind it; what may stand before that; what says it, with «ahora» or without; of
/// what it is.
const PAUSES: [&str; 4] = [",", "y", "que", "quedando"];
const BEFORE_OUTCOME: [&str; 12] =
    ["y", "que", "asi", "ahora", "ya", "se", "te", "le", "me", "el", "la", "solo"];
const LEFT: [&str; 7] = ["queda", "quedan", "quedo", "quedando", "quedaria", "baja", "sube"];
/// What is said of no number that was told before: `y me restan cuatro`.
const OWED: [&str; 5] = ["resta", "restan", "restaron", "falta", "faltan"];
const NOW: [&str; 4] = ["tiene", "pega", "hace", "va"];
const OF_OUTCOME: [&str; 6] = ["de", "vida", "vidas", "punto", "puntos", "dano"];

/// A line whose cause stands behind it in brackets, with the preposition of one: `veneno a b3 (a2)`.
pub fn with_cause<'l>(line: &'l str, table: &Table<'_>) -> Cow<'l, str> {
    let bracketed = line.trim_end().strip_suffix(')').and_then(|line| line.rsplit_once('('));
    let is_card = |said: &str| {
        let name = fold(said);
        table.names.iter().any(|(known, _)| fold(known) == name) || table.referee.place_named(said).is_some()
    };
    match bracketed.filter(|(said, by)| !said.trim().is_empty() && is_card(by.trim())) {
        Some((said, by)) => Cow::Owned(format!("{said} por {by}")),
        None => Cow::Borrowed(line),
    }
}

/// The words, with what is glued to them parted.
pub fn parted(tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let tokens: Vec<Token> = tokens.into_iter().flat_map(|token| figures(token, table)).collect();
    let tokens = by_places(of_two(tokens, table), table);
    let tokens: Vec<Token> = tokens.into_iter().flat_map(|token| pieces(token, table)).collect();
    let tokens = apart::without_neighbour(first_one(joined(of(tokens, table), table), table), table);
    let tokens = payment::each_once(apart::without_means(tokens), table);
    let tokens = by_whom(middle(behind_done(tokens), table), table);
    by_both(apart::told_once(tokens, table), table)
}

/// Two cards that are told by their numbers as if they were one word: `sus cartas dos y tres` is «la dos y la tres», in a game where a card
/// is called by its place.
fn of_two(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    const LED: [&str; 4] = ["sus", "mis", "las", "los"];
    const NOUNS: [&str; 4] = ["cartas", "espacios", "huecos", "lugares"];
    if !table.grammar.speech.by_place || table.grammar.speech.made.is_some() {
        return tokens;
    }
    let is = |at: usize, words: &[&str]| word_at(&tokens, at).is_some_and(|word| words.contains(&word));
    let is_number = |at: usize| {
        let word = word_at(&tokens, at);
        word.and_then(|word| number::number(&[word])).is_some_and(|(_, n)| (1..=9).contains(&n))
    };
    let is_here = |at: &usize| {
        is(*at, &LED) && is(at + 1, &NOUNS) && is_number(at + 2) && is(at + 3, &["y"]) && is_number(at + 4)
    };
    let Some(at) = (0..tokens.len()).find(is_here) else { return tokens };
    tokens.insert(at + 4, Token::bare("la"));
    tokens.splice(at..at + 2, [Token::bare("la")]);
    tokens
}

/// What both players do as one: `ana y beto barajan`, where the game has a word for both.
const BOTH: &str = "ambos";

fn by_both(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let is_said = table.grammar.closed.contains(BOTH) && table.referee.seats().len() == 2;
    let seat = |token: &Token| table.seat(&token.fold).filter(|_| !token.quoted && token.fold.len() > 1);
    let both = |three: &[Token]| {
        let (one, other) = (seat(&three[0]), seat(&three[2]));
        three[1].fold == "y" && one.is_some() && other.is_some() && one != other
    };
    if let Some(at) = tokens.windows(3).position(both).filter(|_| is_said) {
        tokens.splice(at..at + 3, [Token::bare(BOTH)]);
    }
    tokens
}

/// What is glued to figures: `25def`, `3a`, `en5`, and a player to his pair, `a20/5`.
fn figures(token: Token, table: &Table<'_>) -> Vec<Token> {
    let is_digit = |c: char| c.is_ascii_digit();
    let text = token.text.as_str();
    let digits = text.find(|c: char| !is_digit(c)).filter(|at| *at > 0 && !token.quoted);
    let is_word = |word: &str| !word.is_empty() && word.chars().all(char::is_alphabetic);
    let label = |word: &str| table.glued_label(&fold(word)).filter(|_| is_word(word));
    let labelled = digits.map(|at| text.split_at(at));
    let labelled = labelled.and_then(|(n, word)| Some((n, label(word).or_else(|| table.led_by(word))?)));
    let of_seat = text.split_at_checked(1).filter(|(seat, pair)| {
        let is_pair = pair
            .split_once('/')
            .is_some_and(|(one, other)| one.starts_with(is_digit) && other.ends_with(is_digit));
        !token.quoted && is_pair && table.referee.seat_named(seat).is_some()
    });
    let cut = text.find(is_digit).filter(|at| *at > 1 && !token.quoted).map(|at| text.split_at(at));
    let behind_label = cut
        .filter(|(_, n)| n.chars().all(is_digit) && table.referee.place_named(text).is_none())
        .and_then(|(word, n)| Some((label(word)?, n)));
    // `16 adendei/1 protector`
    let listed = text.split_once('/').filter(|(word, n)| {
        !token.quoted
            && word.len() > 1
            && n.chars().all(is_digit)
            && table.grammar.speech.made.is_none()
            && table.grammar.fixed.contains(&fold(word))
    });
    match labelled.or(of_seat).or(behind_label).or(listed) {
        Some((one, other)) => [one, other].map(Token::bare).into(),
        None => vec![token],
    }
}

/// `d` for «de» and `c` for «con», where it is no player and begins no place: `base d b`, `9 c ojo`.
fn of(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let is_player =
        |letter| table.referee.seat_named(letter).is_some_and(|seat| table.referee.seats().contains(&seat));
    for at in 1..tokens.len().saturating_sub(1) {
        for (letter, word) in [("d", "de"), ("c", "con")] {
            let is_said = tokens[at].fold == letter && !tokens[at].quoted;
            let is_titled = matches!(tokens[at - 1].fold.as_str(), "jugador" | "jugadora");
            // «la d 3» is that of the space.
            let is_one =
                letter == "d" && matches!(tokens[at - 1].fold.as_str(), "la" | "el" | "tapada" | "carta");
            let is_place =
                || table.referee.place_named(&format!("{letter}{}", tokens[at + 1].fold)).is_some();
            // «c 2» may be what something costs, «d 3» how hard it hits.
            let is_counted = tokens[at + 1].fold.starts_with(|c: char| c.is_ascii_digit());
            let is_of_game = is_counted && !is_one && table.grammar.fixed.contains(letter);
            if is_said && !is_of_game && !is_titled && (is_one || !is_place()) && !is_player(letter) {
                tokens[at] = Token::bare(if is_one && is_counted { "del" } else { word });
            }
        }
    }
    tokens
}

/// What follows where a line begins by saying what is over: `terminé de robar, paso a desplegar`.
fn behind_done(mut tokens: Vec<Token>) -> Vec<Token> {
    const OVER: [&str; 4] = ["termine", "terminamos", "termino", "acabe"];
    let word = |at: usize| word_at(&tokens, at);
    let at = usize::from(word(0) == Some("ya"));
    let is_over = word(at).is_some_and(|word| OVER.contains(&word)) && word(at + 1) == Some("de");
    if is_over
        && word(at + 2).is_some_and(is_infinitive)
        && word(at + 3) == Some(",")
        && tokens.len() > at + 4
    {
        tokens.drain(..at + 4);
    }
    tokens
}

/// «Primero» says nothing by itself, and behind an article which one: `ataca al primero`, `cambio el primero`.
fn first_one(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    // «su propio segundo» is «su segundo».
    let is_own = |pair: &[Token]| {
        matches!(pair[0].fold.as_str(), "su" | "mi" | "tu" | "sus" | "mis")
            && matches!(pair[1].fold.as_str(), "propio" | "propia" | "propios" | "propias")
    };
    while let Some(at) = tokens.windows(2).position(is_own) {
        tokens.remove(at + 1);
    }
    const BEING: [&str; 7] = ["es", "era", "soy", "eres", "sera", "fue", "sale"];
    for at in 1..tokens.len() {
        let is = |at: usize, words: &[&str]| !tokens[at].quoted && words.contains(&tokens[at].fold.as_str());
        // «beto es el primero» begins.
        let is_begun = || table.referee.status().turn > 0 && !(at > 1 && is(at - 2, &BEING));
        let is_led = is(at - 1, &["al", "del"]) || is(at - 1, &["el", "mi", "tu", "su"]) && is_begun();
        let said = match tokens[at].fold.as_str() {
            "primero" if is_led => "primer",
            "ultimo" if is_led && is_all_said(&tokens, at + 1) && is_fourth(&tokens, at, table) => "cuarto",
            "ultima" if leads_there(&tokens, at, table) && is_fourth(&tokens, at, table) => "cuarta",
            _ => continue,
        };
        tokens[at] = Token::bare(said);
    }
    tokens
}

/// Whether nothing more is said of what ends before a word: «el último que te queda» may be any.
fn is_all_said(tokens: &[Token], at: usize) -> bool {
    let at = at + usize::from(tokens.get(at).is_some_and(|next| is_card(&next.fold)));
    tokens.get(at).is_none_or(|next| JOINING.contains(&next.fold.as_str()))
}

/// Whether «la última» says where: something leads there, or it is said whose it is.
fn leads_there(tokens: &[Token], at: usize, table: &Table<'_>) -> bool {
    let is_led = at > 1 && matches!(tokens[at - 1].fold.as_str(), "la" | "mi" | "tu" | "su");
    let is_there = is_led
        && matches!(tokens[at - 2].fold.as_str(), "a" | "contra" | "sobre" | "hacia")
        && is_all_said(tokens, at + 1)
        && !tokens.get(at + 1).is_some_and(|next| matches!(next.fold.as_str(), "de" | "del"));
    is_there || is_led && whose(tokens, at, table).is_some()
}

/// Whose the last one is that is told by whom it is of: `la última de Beto`.
fn whose(tokens: &[Token], at: usize, table: &Table<'_>) -> Option<Seat> {
    let of = at + 1 + usize::from(tokens.get(at + 1).is_some_and(|next| is_card(&next.fold)));
    let is_of = tokens.get(of).is_some_and(|word| matches!(word.fold.as_str(), "de" | "del"));
    tokens.get(of + 1).filter(|_| is_of).and_then(|who| table.seat(&who.fold))
}

/// Whether a card lies in all four places of whose it is, or of each side: the last one is the fourth.
fn is_fourth(tokens: &[Token], at: usize, table: &Table<'_>) -> bool {
    let Some(made) = table.grammar.speech.made else { return false };
    let seats = whose(tokens, at, table).map_or(vec![Seat::A, Seat::B], |seat| vec![seat]);
    let lies = |place: &str| {
        let here = table.sheet().iter().filter(|here| here.place == place);
        here.flat_map(|here| &here.facts).any(|(key, _)| *key == made.facts[0].0)
    };
    let has = |seat, n: i32| table.owned(seat, &n.to_string()).is_some_and(|place| lies(&place));
    seats.into_iter().all(|seat| (1..=4).all(|n| has(seat, n)) && !has(seat, 5))
}

/// The middle of three places by its number: `la de en medio de beto`, `mi carta del centro`.
fn middle(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let has = |n: &str| table.own.is_some_and(|seat| table.owned(seat, n).is_some());
    if !has("3") || has("4") {
        return tokens;
    }
    // What of it stays before the number: «la pongo en medio» says where.
    const MIDDLE: [(&[&str], &[&str]); 8] = [
        (&["de", "en", "medio"], &["2"]),
        (&["de", "enmedio"], &["2"]),
        (&["del", "medio"], &["2"]),
        (&["del", "centro"], &["2"]),
        (&["en", "el", "medio"], &["en", "el", "2"]),
        (&["en", "el", "centro"], &["en", "el", "2"]),
        (&["en", "medio"], &["en", "el", "2"]),
        (&["al", "centro"], &["al", "2"]),
    ];
    for (words, said) in MIDDLE {
        let says =
            |part: &[Token]| part.iter().zip(words).all(|(token, word)| !token.quoted && token.fold == *word);
        while let Some(at) = tokens.windows(words.len()).position(says) {
            // «la tapada de en medio» is one card: the one of that space.
            let is_lying = said.len() == 1 && at > 0 && is_card(&tokens[at - 1].fold);
            let of = is_lying.then_some(&"del").into_iter();
            tokens.splice(at..at + words.len(), of.chain(said).map(|word| Token::bare(word)));
        }
    }
    tokens
}

/// What several words say as one: `gracias a`, `debido a`, `por culpa de` are a `por`.
const JOINED: [(&[&str], &str); 17] = [
    (&["por", "lo", "que", "dice"], "por"),
    (&["por", "lo", "que", "hace"], "por"),
    (&["a", "raiz", "de"], "por"),
    (&["a", "raiz", "del"], "por"),
    (&["donde", "estaba"], "en"),
    (&["por", "el", "efecto", "de"], "por"),
    (&["por", "el", "efecto", "del"], "por"),
    (&["por", "efecto", "de"], "por"),
    (&["por", "efecto", "del"], "por"),
    (&["a", "causa", "de"], "por"),
    (&["a", "causa", "del"], "por"),
    (&["por", "medio", "de"], "por"),
    (&["gracias", "a"], "por"),
    (&["gracias", "al"], "por"),
    (&["debido", "a"], "por"),
    (&["por", "culpa", "de"], "por"),
    (&["por", "obra", "de"], "por"),
];

fn joined(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    // Where a card goes in for another one, «donde estaba el A2» says more than «en A2».
    let is_more = |words: &[&str]| words[0] == "donde" && table.grammar.speech.made.is_some();
    for (words, one) in JOINED.into_iter().filter(|(words, _)| !is_more(words)) {
        let says =
            |part: &[Token]| part.iter().zip(words).all(|(token, word)| !token.quoted && token.fold == *word);
        while let Some(at) = tokens.windows(words.len()).position(says) {
            tokens.splice(at..at + words.len(), [Token::bare(one)]);
        }
    }
    tokens
}

/// A line that begins with the rival, as the seat that he has: `mi rival corta`, `el oponente roba dos`; with who speaks, as
/// his: `soy beto y paso`.
fn by_whom(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let is_speaker = tokens.len() > 3
        && tokens[0].fold == "soy"
        && table.seat(&tokens[1].fold).is_some()
        && matches!(tokens[2].fold.as_str(), "y" | ",");
    if is_speaker {
        tokens.drain(2..3);
        tokens.drain(..1);
        return tokens;
    }
    let word = |at: usize| word_at(&tokens, at);
    let at = usize::from(matches!(word(0), Some("mi" | "el" | "tu")));
    let is_rival = word(at).is_some_and(|word| RIVAL.contains(&word)) && tokens.len() > at + 1;
    if let Some(seat) = table.rival().filter(|_| is_rival) {
        tokens.splice(..=at, [Token::bare(&seat.to_string())]);
    }
    tokens
}

/// The line without the clauses that only say what does not happen, or why: `beto no responde, entra el ataque`,
/// `ana no usa el ojo y pasa`, `por la semilla robo dos`. None where there is none, or nothing else.
pub fn affirmed(tokens: &[Token], table: &Table<'_>) -> Option<Vec<Token>> {
    match without_outcome(tokens, table) {
        Some(told) => without_reason(&told, table).or(Some(told)),
        None => without_reason(tokens, table),
    }
}

/// The line without what is left behind a deed that is told with its number: `puma pierde 2 y queda en 4`.
pub fn without_outcome(tokens: &[Token], table: &Table<'_>) -> Option<Vec<Token>> {
    let word = |at: usize| word_at(tokens, at);
    let is_number = |at: usize| word(at).is_some_and(|word| number::number(&[word]).is_some());
    let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
    let is_outcome = |at: &usize| {
        if !is(*at, &PAUSES) {
            return false;
        }
        let who = (*at + 1..tokens.len()).find(|at| !is(*at, &BEFORE_OUTCOME)).unwrap_or(*at);
        // «…, y el nahual queda en uno»
        let items = table.items(tokens, who);
        let named = items.iter().filter(|item| item.kinds & (kind::NAME | kind::PLACE) != 0);
        let verb = named.map(|item| who + item.len).find(|at| is(*at, &LEFT)).unwrap_or(who);
        let says_now = (*at..verb).any(|at| is(at, &["ahora", "ya"]));
        let left = verb + 1 + usize::from(is(verb + 1, &["en", "con", "a", "de"]));
        let is_owed = is(verb, &OWED);
        (is(verb, &LEFT) || is_owed || says_now && is(verb, &NOW))
            && (is_owed || (0..*at).any(is_number))
            && is_number(left)
            && tokens.len() <= left + 4
            && (left + 1..tokens.len()).all(|at| is(at, &OF_OUTCOME))
    };
    (3..tokens.len()).find(is_outcome).map(|at| tokens[..at].to_vec())
}

/// The line without what only says why, or what does not happen.
fn without_reason(tokens: &[Token], table: &Table<'_>) -> Option<Vec<Token>> {
    let word = |at: usize| word_at(tokens, at);
    let told = |at: usize| Some(tokens[at..].to_vec()).filter(|rest| !rest.is_empty());
    // «…, así que empieza be»
    if let Some(at) = (1..tokens.len()).find(|at| word(*at) == Some("asi") && word(at + 1) == Some("que")) {
        // «espina lo anula así que no se hace»: what was done stands before it.
        let is_denied = |at: usize| word(at).is_some_and(|word| DENIES.contains(&word));
        if (at + 2..at + 4).any(is_denied) && !(0..at).any(is_denied) {
            return Some(tokens[..at].to_vec());
        }
        // «ana tiene la más alta así que empieza»: it is she who does.
        let is_player = |token: &Token| token.fold.len() > 1 && table.seat(&token.fold).is_some();
        let is_said = tokens[at..].iter().any(is_player);
        let who = tokens.first().filter(|first| !is_said && is_player(first)).cloned();
        return told(at + 2).map(|rest| who.into_iter().chain(rest).collect());
    }
    let comma = tokens.iter().position(|token| !token.quoted && token.fold == ",");
    if let (Some("como" | "aunque" | "mientras"), Some(at)) = (word(0), comma) {
        return told(at + 1);
    }
    // «te muelo dos, o sea se van dos de tu mazo» says it again.
    let is_again = |at: &usize| {
        matches!((word(*at), word(at + 1)), (Some("o"), Some("sea")) | (Some("es"), Some("decir")))
    };
    if let Some(at) = (3..tokens.len()).find(is_again) {
        return Some(tokens[..at].to_vec());
    }
    if let Some(at) = reason::behind(tokens, table) {
        return Some(tokens[..at].to_vec());
    }
    // «paso sin entrar a batalla»
    let is_done =
        |at: &usize| word(*at) == Some("sin") && word(at + 1).is_some_and(|word| UNDONE.contains(&word));
    // «prefiero pasar, no voy a batalla», the pause unsaid; «son veinte, no las que pone ahí»
    let is_left_out = |at: &usize| {
        let is_other = |next: &str| {
            let is_it = matches!(next, "el" | "la" | "lo" | "los" | "las") && word(at + 2) == Some("que");
            is_it && !tokens[at + 3..].iter().any(|t| matches!(&*t.fold, "sino" | "son" | "era" | ","))
        };
        let is_of = |next: &str| GOES_ON.contains(&next) || LEFT_OUT.contains(&next) || is_other(next);
        word(*at) == Some("no") && word(at + 1).is_some_and(is_of)
    };
    if let Some(at) = (1..tokens.len()).find(|at| is_done(at) || is_left_out(at)) {
        return Some(tokens[..at].to_vec());
    }
    if word(0) == Some("por") {
        let at = 1 + usize::from(matches!(word(1), Some("el" | "la" | "mi" | "su")));
        let items = table.items(tokens, at);
        let named = items.iter().filter(|item| item.text.starts_with('"')).map(|i| i.len).max();
        return named.and_then(|len| told(at + len));
    }
    without_denied(tokens, table)
}

/// What stands before «así que», «por lo que», where nothing is heard behind it: `se acabó la baraja así que esto llega al final`.
pub fn before_so(tokens: &[Token]) -> Option<Vec<Token>> {
    let word = |at: usize| word_at(tokens, at);
    let leads = |at: &usize| {
        word(*at) == Some("asi") && word(at + 1) == Some("que")
            || word(*at) == Some("por") && word(at + 1) == Some("lo") && word(at + 2) == Some("que")
    };
    let at = (2..tokens.len()).find(leads)?;
    let is_denied = (0..at).any(|at| word(at).is_some_and(|word| DENIES.contains(&word)));
    (!is_denied).then(|| tokens[..at].to_vec())
}

/// What follows where a line begins by saying what is not done and goes on without a pause, the longest first: `no uso el
/// ojo paso`, `beto ya no responde vamos a daño`.
pub fn behind_denied(tokens: &[Token], table: &Table<'_>) -> Vec<Vec<Token>> {
    let word = |at: usize| word_at(tokens, at);
    let denied = (0..3).find(|at| word(*at).is_some_and(|word| DENIES.contains(&word)));
    // «como ganó ana ataca otra vez», «ya que me falta un casco tomo k4», «al quitar k3 se ve k5»
    let reason = match (word(0), word(1)) {
        (Some("como"), _) => Some(0),
        (Some("ya" | "puesto" | "dado" | "visto"), Some("que")) => Some(1),
        (Some("al" | "por" | "tras"), Some(verb)) if is_infinitive(verb) => Some(1),
        (_, _) => None,
    };
    let Some(denied) = denied.or(reason) else {
        return Vec::new();
    };
    let opens = |at: &usize| {
        word(*at).is_some_and(|word| {
            let heads = table.grammar.heads.get(word).into_iter().flatten();
            let joins = JOINING.contains(&word) && word != "bajo";
            !joins && !is_infinitive(word) && heads.into_iter().any(|head| !head.kept)
                || GOES_ON.contains(&word)
        })
    };
    // «este turno» opens nothing.
    let is_of = |at: usize| word(at - 1).is_some_and(|word| OF_NOUNS.contains(&word));
    let who =
        |at: usize| usize::from(tokens[at - 1].fold.len() > 1 && table.seat(&tokens[at - 1].fold).is_some());
    let opened = (denied + 2..tokens.len()).filter(|at| opens(at) && !is_of(*at));
    // «el halcón no ataca nada más usa su activa»: it is he who does what follows, too.
    let is_card = |from: usize| {
        let is_whole =
            |item: &Item| from + item.len == denied && item.kinds & (kind::NAME | kind::PLACE) != 0;
        table.items(tokens, from).iter().any(is_whole)
    };
    let is_subject = word(denied) == Some("no") && (0..denied).any(is_card);
    let with_subject = |at: usize| {
        let does = is_subject && !tokens[at].fold.ends_with(['o', 's']);
        does.then(|| tokens[..denied].iter().chain(&tokens[at..]).cloned().collect::<Vec<_>>())
    };
    let clause = |at: usize| with_subject(at).into_iter().chain([tokens[at - who(at)..].to_vec()]);
    opened.flat_map(clause).collect()
}

fn without_denied(tokens: &[Token], table: &Table<'_>) -> Option<Vec<Token>> {
    let denies = |clause: &[Token]| {
        (2..=8).contains(&clause.len())
            && clause.iter().take(3).any(|t| DENIES.contains(&t.fold.as_str()))
            && clause.iter().all(|t| !t.quoted)
    };
    let is_end = |token: &Token| !token.quoted && matches!(token.fold.as_str(), "," | "y");
    let mut told: Vec<Token> = Vec::new();
    let (mut is_denied, mut start) = (false, 0);
    let ends = (0..tokens.len()).filter(|at| is_end(&tokens[*at])).chain([tokens.len()]);
    for end in ends {
        let clause = &tokens[start..end];
        if denies(clause) {
            is_denied = true;
            // «ana no usa el ojo y pasa»: it is she who does.
            let is_joined = tokens.get(end).is_some_and(|token| token.fold == "y");
            told.extend(clause.first().filter(|who| is_joined && table.seat(&who.fold).is_some()).cloned());
        } else {
            if !told.is_empty() && start > 0 && !is_denied {
                told.push(tokens[start - 1].clone());
            }
            told.extend_from_slice(clause);
        }
        start = end + 1;
    }
    Some(told).filter(|told| is_denied && !told.is_empty())
}
