//! Who is only spoken to in a line: `ana, te ataco b4`, `termino el turno, luis, te toca`.

use super::given_up::may_give_up;
use super::inflect::{is_form, is_infinitive};
use super::item::{Item, Table};
use super::saying::kind;
use super::stopwords::JOINING;
use super::subject::names_player;
use super::token::{Token, word_at};
use super::turn::told_next;
use crate::kernel::{Seat, fold};
use std::ops::Range;

/// Whether that word stands there, without quotation marks.
fn is_word(tokens: &[Token], at: usize, word: &str) -> bool {
    word_at(tokens, at) == Some(word)
}

/// A line without what it ends with that tells nothing: a good wish (`ana se rinde, enhorabuena beto`), what is conceded
/// (`…, aunque no le tocaba`), a sum (`…, trece en total`, `…, que hacen once`).
fn without_aside(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    const WISHES: [&str; 6] = ["enhorabuena", "felicidades", "felicitaciones", "bravo", "gracias", "perdona"];
    let is = |at: usize, word: &str| is_word(&tokens, at, word);
    let is_name = |token: &Token| token.fold == "," || table.referee.seat_named(&token.fold).is_some();
    let is_wish =
        |at: usize| WISHES.iter().any(|wish| is(at + 1, wish)) && tokens[at + 2..].iter().all(is_name);
    // «dijo bien los símbolos, aunque en otro orden» says how.
    let says_how = |at: usize| {
        // Shorter words join, and tell nothing.
        tokens[at..].iter().any(|token| token.fold.len() > 2 && table.grammar.closed.contains(&token.fold))
    };
    let is_conceded =
        |at: usize| is(at + 1, "aunque") && !says_how(at + 2) || is(at + 1, "sin") && is(at + 2, "haber");
    let is_sum = |at: usize| {
        at + 4 == tokens.len() && is(at + 2, "en") && is(at + 3, "total")
            || is(at + 1, "que") && (is(at + 2, "hacen") || is(at + 2, "suman"))
    };
    // «pasó el turno sin entrar a batalla» tells of no phase.
    const GOING: [&str; 5] = ["entrar", "pasar", "ir", "llegar", "hacer"];
    const WHERE: [&str; 6] = ["a", "al", "en", "por", "de", "nada"];
    let is_not_gone = |at: &usize| {
        let is_one = |at: usize, of: &[&str]| of.iter().any(|word| is(at, word));
        *at > 0 && is(*at, "sin") && is_one(*at + 1, &GOING) && is_one(*at + 2, &WHERE)
    };
    // «gana B, A abandona» is of A.
    let is_seat = |at: usize| tokens.get(at).is_some_and(|token| table.seat(&token.fold).is_some());
    let is_given_up = || tokens.iter().skip(4).any(|token| may_give_up(&token.fold));
    if (is(0, "gana") || is(0, "gano")) && is_seat(1) && is(2, ",") && is_seat(3) && is_given_up() {
        tokens.drain(..3);
        return tokens;
    }
    let opens = |token: &Token| table.grammar.heads.contains_key(&token.fold);
    if let Some(at) = (1..tokens.len()).find(is_not_gone).filter(|at| tokens[..*at].iter().any(opens)) {
        tokens.truncate(at);
        return tokens;
    }
    let ends = |at: &usize| is(*at, ",") && (is_wish(*at) || *at > 1 && (is_conceded(*at) || is_sum(*at)));
    if let Some(at) = (1..tokens.len()).find(ends) {
        tokens.truncate(at);
    }
    tokens
}

/// The words of him who says first who he is, with his name alone: `yo, ramón, tomo una carta`.
fn introduced(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    const OPENS: [&str; 5] = ["pues", "bueno", "y", "entonces", "ahora"];
    let yo = usize::from(OPENS.iter().any(|word| is_word(&tokens, 0, word)));
    let is_said =
        is_word(&tokens, yo, "yo") && is_word(&tokens, yo + 1, ",") && is_word(&tokens, yo + 3, ",");
    let name = tokens.get(yo + 2).filter(|name| is_said && !name.quoted && name.fold.len() > 2);
    if let Some(speaker) = name.and_then(|name| table.seat(&name.fold)) {
        tokens.splice(..yo + 4, [who(speaker, table)]);
    }
    tokens
}

/// The words with him who answers before them, where they say that he does and name nobody: `me defiendo con una nerea` is said by
/// or of him whose turn it is not.
fn answered(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let of_self = |pair: &[Token]| {
        matches!(pair[0].fold.as_str(), "me" | "se" | "yo") && table.grammar.answers.contains(&pair[1].fold)
    };
    if names_player(table, &tokens) || table.referee.seats().len() != 2 {
        return tokens;
    }
    let active = table.referee.status().active;
    if let Some(active) = active.filter(|_| tokens.windows(2).any(of_self)) {
        let other = [Seat::A, Seat::B].into_iter().find(|other| *other != active);
        tokens.splice(..0, other.map(|other| who(other, table)));
    }
    tokens
}

/// The words as those of a player, without some that only say to whom they are said.
fn said_by(seat: Seat, mut tokens: Vec<Token>, said_to: Range<usize>, table: &Table<'_>) -> Vec<Token> {
    tokens.drain(said_to);
    tokens.insert(0, who(seat, table));
    tokens
}

/// A line that speaks to one of two players, with the other before it who acts: `ana, te ataco b4`, and without saying behind
/// it that she is next: `termino el turno, luis, te toca`.
pub fn spoken_to(tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let mut tokens = answered(without_aside(introduced(tokens, table), table), table);
    const YOU: [&str; 10] = ["te", "ti", "tu", "tus", "contigo", "tuyo", "tuya", "tuyos", "tuyas", "siento"];
    const ME: [&str; 3] = ["mi", "mis", "mio"];
    const SIGNED: [&str; 2] = ["yo", "soy"];
    const CALLED: [&str; 5] = ["espera", "siento", "lamento", "disculpa", "momento"];
    let seat = |token: &Token| table.seat(&token.fold).filter(|_| !token.quoted && token.fold.len() > 2);
    let is = |at: usize, word: &str| is_word(&tokens, at, word);
    let mut named = (0..tokens.len()).filter(|at| seat(&tokens[*at]).is_some());
    let (Some(at), None) = (named.next(), named.next()) else { return tokens };
    // «te tapo el sombrero, dani, y paso» is said to him by whose turn it is.
    let active = table.referee.status().active.filter(|active| seat(&tokens[at]) != Some(*active));
    if let Some(active) = active.filter(|_| is_told_between(&tokens, at, table)) {
        tokens.remove(at);
        tokens.insert(0, Token::bare(&active.to_string()));
        return tokens;
    }
    if let Some((end, active)) = told_next_behind(&tokens, table) {
        let all = tokens.len();
        return said_by(active, tokens, end..all, table);
    }
    let other = [Seat::A, Seat::B].into_iter().find(|other| Some(*other) != seat(&tokens[at]));
    let Some(other) = other.filter(|_| table.referee.seats().len() == 2) else { return tokens };
    // «lo siento beto pero …», «espera beto …»: the other one speaks; «espera beto responde …» is of him.
    let does =
        |token: &Token| token.fold.ends_with(['a', 'e']) && table.grammar.heads.contains_key(&token.fold);
    let is_called_so = (1..3).contains(&at) && CALLED.contains(&tokens[at - 1].fold.as_str());
    if is_called_so && at + 2 < tokens.len() && !does(&tokens[at + 1]) {
        return said_by(other, tokens, 0..at + 1, table);
    }
    if at > 0 && is_called(&tokens, at, table) {
        return said_by(other, tokens, 0..at + 1, table);
    }
    if let Some(said_to) = of_self_behind(&tokens, at, table) {
        return said_by(other, tokens, said_to, table);
    }
    let (is_first, is_last) = (at == 0 && is(1, ","), at + 1 == tokens.len());
    if is_last && is_told_last(&tokens, at, table) {
        return said_by(other, tokens, at..at + 1, table);
    }
    // «no sumo nada te toca defender Íñigo»
    let is_asked = at > 3 && is_last && is(at - 3, "te") && is(at - 2, "toca");
    if is_asked && is_infinitive(&tokens[at - 1].fold) {
        return said_by(other, tokens, at..at + 1, table);
    }
    // «me planto, tu turno Beto» is said by the one who has done.
    let is_yours = at > 2 && at + 1 == tokens.len() && is(at - 1, "turno") && is(at - 2, "tu");
    if is_yours && tokens[..at - 2].iter().any(|token| table.grammar.heads.contains_key(&token.fold)) {
        let from = at - 2 - usize::from(is(at - 3, ","));
        return said_by(other, tokens, from..at + 1, table);
    }
    if let Some(speaker) = seat(&tokens[at]).filter(|seat| is_of_me(&tokens, at, *seat, table)) {
        return said_by(speaker, tokens, at - 1..at + 1, table);
    }
    let is_apart = is_first || at > 0 && is(at - 1, ",") && (is_last || is(at + 1, ","));
    // «te toca defender» says more.
    let is_more = |at: usize| tokens.get(at).is_some_and(|token| is_infinitive(&token.fold));
    let is_next = |at: usize| is(at, "te") && is(at + 1, "toca") && !is_more(at + 2);
    if !is_apart || is_first && is_next(2) {
        return tokens;
    }
    let says = |some: &[&str]| tokens.iter().any(|token| some.contains(&token.fold.as_str()));
    let opens = |token: &Token| table.grammar.heads.contains_key(&token.fold);
    let turn = (1..at).rev().find(|at| is_next(*at)).or((is(at + 1, ",") && is_next(at + 2)).then_some(at));
    if let Some(turn) = turn.filter(|turn| tokens[..*turn].iter().any(opens)) {
        let end = if is(turn - 1, ",") { turn - 1 } else { turn };
        tokens.truncate(end);
    } else if says(&YOU) || !is_first && says(&ME) && !says(&SIGNED) {
        let from = if is_first { at } else { at - 1 };
        tokens.drain(from..=from + 1);
    } else {
        return tokens;
    }
    tokens.insert(0, who(other, table));
    tokens
}

/// Whether a name is his who speaks: `me toca a mí, Paco, y robo`; `fin de mi turno, Paco`, where it is his.
fn is_of_me(tokens: &[Token], at: usize, seat: Seat, table: &Table<'_>) -> bool {
    let is_behind =
        |words: [&str; 3]| at > 2 && (1..).zip(words).all(|(back, word)| is_word(tokens, at - back, word));
    is_behind([",", "mi", "a"])
        || table.referee.status().active == Some(seat) && is_behind([",", "turno", "mi"])
}

/// Him who speaks, as he stands at the beginning of a line: by his name where he has one, for an «a» may lead to something.
pub(super) fn who(seat: Seat, table: &Table<'_>) -> Token {
    let name = fold(&table.referee.seat_name(seat));
    let is_name = name.chars().count() > 2 && table.referee.seat_named(&name) == Some(seat);
    Token::bare(&if is_name { name } else { seat.to_string() })
}

/// Where a deed ends behind which the other is told that it is his turn, and who has the turn and does it: `ataqué a tu líder y
/// termino te toca ana`. Whoever is told so does nothing of it, comma or not.
fn told_next_behind(tokens: &[Token], table: &Table<'_>) -> Option<(usize, Seat)> {
    let bare: Vec<(usize, &str)> = tokens
        .iter()
        .enumerate()
        .filter(|(_, token)| token.fold != "," && !token.quoted)
        .map(|(at, token)| (at, token.fold.as_str()))
        .collect();
    let words: Vec<&str> = bare.iter().map(|(_, word)| *word).collect();
    let (seat, before) = told_next(&words, table.referee).filter(|(_, before)| *before > 0)?;
    let active = table.referee.status().active.filter(|active| *active != seat)?;
    let end = bare[before - 1].0 + 1;
    let opens = |token: &Token| table.grammar.heads.contains_key(&token.fold);
    tokens[..end].iter().any(opens).then_some((end, active))
}

/// Whether a line ends with him to whom one says what one does: `y ahora te meto una Furia Tomás`, `le pego a tu lobo beto`. Not in
/// `te roba dos Tomás`, and not where something leads to him.
fn is_told_last(tokens: &[Token], at: usize, table: &Table<'_>) -> bool {
    let Some(before) = at.checked_sub(1).map(|at| &tokens[at]) else { return false };
    // «… y roba Tomás» is of him; «con el soldado Tomás» is not.
    let is_of_him =
        || before.fold.ends_with(['a', 'e', 'n']) && table.grammar.heads.contains_key(&before.fold);
    // «le pego a tu tercera carta tapada Beto»
    let is_of_yours =
        tokens[at.saturating_sub(4)..at].iter().any(|token| matches!(token.fold.as_str(), "tu" | "tus"));
    let is_led = JOINING.contains(&before.fold.as_str()) || !is_of_yours && is_of_him();
    let is_own = |pair: &[Token]| {
        let verb = &pair[1];
        let is_of_self = verb.text.ends_with(['o', 'é', 'í']) && verb.fold != "toco";
        let is_to = pair[0].fold == "te" || is_of_yours && pair[0].fold == "le";
        is_to && is_of_self && table.grammar.heads.contains_key(&verb.fold)
    };
    // «… la Tarántula sube a pegarte Iván», where a card does it
    let is_to_you = || {
        let is_card = |item: &Item| item.kinds & kind::NAME != 0;
        if !(0..at).any(|at| table.items(tokens, at).iter().any(is_card)) {
            return false;
        }
        let verb = before.fold.strip_suffix("te").filter(|verb| is_infinitive(verb));
        verb.is_some_and(|verb| table.grammar.heads.contains_key(verb)) && !before.quoted
    };
    // «ataco con mi líder al tuyo Ana»
    let is_yours = matches!(before.fold.as_str(), "tuyo" | "tuya")
        && tokens[..at].iter().any(|verb| of_self(verb, table).is_some());
    at > 2 && !is_led && (tokens[..at - 1].windows(2).any(is_own) || is_to_you() || is_yours)
}

/// Whether a line tells him whom it names what is done to him and goes on: `te tapo el sombrero dani ahí va el soldado`. Not
/// where the name belongs to what stands before it, or does something itself.
fn is_told_between(tokens: &[Token], at: usize, table: &Table<'_>) -> bool {
    let does = |token: &Token| {
        token.fold.ends_with(['a', 'e', 'o']) && table.grammar.heads.contains_key(&token.fold)
    };
    let is_led = || {
        let before = &tokens[at - 1].fold;
        before != "," && (JOINING.contains(&before.as_str()) || matches!(before.as_str(), "que" | "y" | "te"))
    };
    let follows = tokens.get(at + 1);
    let begins = at > 2 && tokens[0].fold == "te" && {
        let verb = &tokens[1];
        verb.text.ends_with(['o', 'é', 'í']) && table.grammar.heads.contains_key(&verb.fold)
    };
    begins && !is_led() && follows.is_some_and(|next| !does(next))
}

/// Whether somebody is called to listen by his name, and who calls speaks of himself: `oye sofía te propongo …`, `ojo beto que
/// ataqué …`. Not in `oye sofía roba dos`.
fn is_called(tokens: &[Token], at: usize, table: &Table<'_>) -> bool {
    const HEAR: [&str; 6] = ["oye", "ojo", "mira", "escucha", "che", "oiga"];
    const LEADS: [&str; 5] = ["te", "que", "ya", "yo", "me"];
    let is_lead = |token: &&Token| LEADS.contains(&token.fold.as_str());
    let behind = &tokens[at + 1..];
    let behind = if behind.first().is_some_and(|token| token.fold == ",") { &behind[1..] } else { behind };
    let leads = behind.iter().take_while(is_lead).count();
    let is_own = |verb: &Token| {
        let is_known = || table.grammar.heads.contains_key(&verb.fold) || behind[0].fold == "te";
        verb.text.ends_with(['o', 'é', 'í']) && !verb.quoted && is_known()
    };
    at == 1 && HEAR.contains(&tokens[0].fold.as_str()) && behind.get(leads).is_some_and(is_own)
}

/// What is said of him to whom one speaks.
const YOURS: [&str; 7] = ["tu", "tus", "tuyo", "tuya", "te", "ti", "contigo"];

/// Where it goes on as one speaks of oneself behind the name of him to whom it is said: `beto desvío tu ataque …`, `antes de que
/// resuelvas beto revelo mi tercera`, `ya no puedo hacer nada nuria me rindo`. What stands before the name is left out with it.
/// Not in `ana paso` and `ana me rindo`, which is whose line it is; not where more than talk stands before the name.
fn of_self_behind(tokens: &[Token], at: usize, table: &Table<'_>) -> Option<Range<usize>> {
    const ME: [&str; 10] = ["mi", "mis", "me", "yo", "tengo", "puedo", "quiero", "voy", "estoy", "hago"];
    const BETWEEN: [&str; 12] =
        ["ya", "yo", "te", "me", "lo", "la", "le", "se", "no", "entonces", "pues", ","];
    let word = |at: usize| word_at(tokens, at).unwrap_or_default();
    let before = &tokens[..at];
    let is_signed = at > 0
        && (matches!(word(at - 1), "yo" | "soy") || JOINING.contains(&word(at - 1)) && word(at - 1) != ",");
    if is_signed || at + 1 >= tokens.len() {
        return None;
    }
    let verb = (at + 1..tokens.len()).find(|at| !BETWEEN.contains(&word(*at)))?;
    if tokens[at + 1..verb].iter().any(|token| matches!(token.fold.as_str(), "se" | "no")) {
        return None;
    }
    let certainty = of_self(&tokens[verb], table)?;
    let is_yours = tokens[at + 1..].iter().any(|token| !token.quoted && YOURS.contains(&token.fold.as_str()));
    let says_me = |token: &Token| !token.quoted && ME.contains(&token.fold.as_str());
    let is_mine = tokens[at + 1..].iter().any(says_me) || before.iter().any(says_me);
    let is_spoken_to = (0..at).any(|at| is_of_you(tokens, at, table));
    // «beto ataco tu lobo» may be «atacó», told to the other: then his own turn it is.
    let on_turn = table.referee.status().active;
    let is_his_turn = on_turn.is_some() && on_turn == table.seat(&tokens[at].fold);
    let is_answer = table.grammar.speech.answers.iter().any(|answer| is_form(word(verb), answer));
    let is_sure = certainty || !is_his_turn || is_answer;
    let is_opening = before.iter().all(|token| table.grammar.fillers.contains(&token.fold));
    if is_opening && !is_spoken_to {
        return (is_yours && is_sure).then_some(0..at + 1);
    }
    if is_talk(tokens, at, table) {
        return (is_spoken_to || certainty || is_mine || is_yours).then_some(0..at + 1);
    }
    // «con mi halcón renata ataco tu nutria»; «la que atacó beto …» is of him.
    let does = table.grammar.heads.contains_key(word(at - 1));
    (!does && is_yours && (is_sure || is_mine)).then_some(at..at + 1)
}

/// Whether a word is what one does oneself, and then whether it is that and nothing else: `ataco` may be «atacó» where nobody
/// writes accents, `resuelvo` and `desvío` may not.
fn of_self(verb: &Token, table: &Table<'_>) -> Option<bool> {
    let heads = &table.grammar.heads;
    let stem = verb.fold.strip_suffix('o').unwrap_or_default();
    let may_have_been = heads.contains_key(&format!("{stem}ar")) && !verb.text.to_lowercase().ends_with("ío");
    let is_verb = ["ar", "a", "e"].iter().any(|end| heads.contains_key(&format!("{stem}{end}")));
    let is_own = verb.text.ends_with(['é', 'í']) || verb.text.ends_with('o') && is_verb && !stem.is_empty();
    // «mano» is a place, whatever else sounds like a verb of it.
    let is_place = table.grammar.closed.contains(&verb.fold);
    (!verb.quoted && is_own && !is_place && heads.contains_key(&verb.fold)).then_some(!may_have_been)
}

/// Whether a word is what he does to whom one speaks: `resuelvas`, `tienes`. Not in `los ataques`.
fn is_of_you(tokens: &[Token], at: usize, table: &Table<'_>) -> bool {
    const DOES: [&str; 9] =
        ["vas", "tienes", "puedes", "quieres", "haces", "dices", "respondes", "sigues", "pegues"];
    const BEFORE_NOUNS: [&str; 12] =
        ["los", "las", "mis", "tus", "sus", "dos", "tres", "cuatro", "unos", "unas", "de", "en"];
    let Some(word) = word_at(tokens, at) else { return false };
    let is_noun = at > 0 && BEFORE_NOUNS.contains(&tokens[at - 1].fold.as_str());
    let is_verb = |one: &str| {
        let stem = one.strip_suffix(['a', 'e']).unwrap_or_default();
        let is_head = |end: &str| table.grammar.heads.contains_key(&format!("{stem}{end}"));
        stem.len() > 2 && is_head("a") && is_head("e") && is_head("o")
    };
    !is_noun && (DOES.contains(&word) || word.len() > 4 && word.strip_suffix('s').is_some_and(is_verb))
}

/// Whether what stands before a name tells of no card, place or number, and of nothing that was done: `si ya no tienes nada`,
/// `ya no puedo hacer nada`, `antes de que resuelvas`.
fn is_talk(tokens: &[Token], until: usize, table: &Table<'_>) -> bool {
    let before = &tokens[..until];
    let is_denied = before.iter().any(|token| matches!(token.fold.as_str(), "no" | "nada" | "antes" | "si"));
    let is_deed =
        |at: &usize| table.grammar.heads.contains_key(&tokens[*at].fold) && !is_of_you(tokens, *at, table);
    (is_denied || !(0..until).any(|at| is_deed(&at)))
        && (0..until).all(|at| !tokens[at].quoted && table.items(before, at).is_empty())
}

/// Whether a line begins with a player whose turn it is not and goes on as one speaks of oneself: `bea, enderezo todo` is
/// said by her or to her.
pub fn may_address(tokens: &[Token], table: &Table<'_>) -> bool {
    // «lanzo una Furia Tomás» of him whose turn it is not
    let is_last = |who: &Token| {
        let seat = table.seat(&who.fold).filter(|_| who.fold.len() > 2 && !who.quoted);
        seat.is_some() && table.referee.status().active.is_some_and(|active| seat != Some(active))
    };
    if let [verb, .., before, who] = tokens
        && verb.text.ends_with('o')
        && table.grammar.heads.contains_key(&verb.fold)
        && !JOINING.contains(&before.fold.as_str())
        && is_last(who)
    {
        return true;
    }
    let [who, pause, verb, ..] = tokens else { return false };
    let seat = table.seat(&who.fold).filter(|_| who.fold.len() > 2 && pause.fold == ",");
    let is_of_self = verb.fold.ends_with('o') && table.grammar.heads.contains_key(&verb.fold);
    is_of_self && seat.is_some() && table.referee.status().active.is_some_and(|active| seat != Some(active))
}
