//! What is said in a word or two because only one thing can be meant: a verb alone, `ok`, two names to begin with.

use super::heard::strict;
use super::item::{Item, Table};
use super::pending::{self, open, pending};
use super::token::Token;
use super::{Grammar, Plain, aside, inflect, is_beyond_reading, stopwords};
use crate::kernel::{Referee, Seat, VerbInfo, fold};
use crate::notation::desk::DESK;
use crate::notation::read::{Reading, read};

/// Words that go on to the next step, and those that say so of the step that is over.
const ONWARD: [&str; 9] =
    ["sigue", "sigo", "siga", "seguir", "siguiente", "continua", "continuar", "adelante", "next"];
const STEP_OVER: [&str; 11] = [
    "fin de fase",
    "fin de la fase",
    "fin de esta fase",
    "fin del paso",
    "fin de este paso",
    "termina la fase",
    "termino la fase",
    "acaba la fase",
    "se acaba la fase",
    "cierro la fase",
    "cierra la fase",
];
/// Words between two players who are about to play.
const AGAINST: [&str; 4] = ["vs", "contra", "versus", "v"];
/// Words before the two.
const PLAYERS: [&str; 8] = ["preparar", "juegan", "jugamos", "jugadores", "partida", "entre", "de", "somos"];
/// Words before the player who begins.
const BEGINS: [&str; 7] = ["empieza", "empiezan", "comienza", "inicia", "sale", "abre", "va"];
/// Most lines that are asked for.
const MOST: usize = 9;
/// Most lines of what may come that are asked for where a word is a trap.
const FEW: usize = 3;

/// Most words of a line of which one is mended so.
const MOST_MENDED: usize = 3;

/// What is owed, where its verb is said and nothing that is not of it: `el puma paga su vida por el ataque`.
pub fn owed(table: &Table<'_>, tokens: &[Token]) -> Plain {
    let referee = table.referee;
    let is_of = |line: &str| {
        let words: Vec<&str> = line.split([' ', '>', '=', ',']).filter(|word| !word.is_empty()).collect();
        let place = |word: &str| referee.place_named(word.trim_end_matches(':'));
        let is_there = |item: &Item| {
            let said = fold(item.text.trim_matches('"'));
            let at = referee.place_named(&item.text);
            words
                .iter()
                .any(|word| fold(word.trim_matches(['"', ':'])) == said || at.is_some() && place(word) == at)
        };
        let is_verb = |token: &Token| {
            let mut rows = table.grammar.inflected.iter();
            rows.any(|(verb, forms)| forms.contains(&token.fold) && words.contains(&verb.word))
        };
        tokens.iter().any(is_verb)
            && (0..tokens.len()).all(|at| {
                let items = table.items(tokens, at);
                items.is_empty() || items.iter().any(is_there)
            })
    };
    let open = referee.speech().owes.iter().filter_map(|verb| referee.options(Some(verb)).into_iter().next());
    let lines = referee.duties().into_iter().map(|duty| duty.line).chain(open);
    of(lines.filter(|line| is_of(line)).collect(), false)
}

/// What is owed at the only place that is said, where it is typed as it is written: `d1`. What will be owed once the one thing that is
/// pending has come to pass is offered.
pub fn owed_there(table: &Table<'_>, tokens: &[Token]) -> Plain {
    let referee = table.referee;
    let place = match tokens {
        [only] if !only.quoted && only.text.bytes().any(|b| b.is_ascii_digit()) => {
            referee.place_named(&only.text)
        }
        _ => None,
    };
    let is_there = |line: &String| {
        let mut words = line.split([' ', '>', '=', ',']).skip(1);
        place.is_some() && words.any(|word| referee.place_named(word) == place)
    };
    let owed =
        |table: &dyn Referee| table.duties().into_iter().map(|duty| duty.line).filter(is_there).collect();
    let will_be = || {
        let behind = place.as_ref().and_then(|_| pending::behind_the_one(referee));
        behind.map_or(Plain::None, |behind| of(owed(behind.as_ref()), false))
    };
    of(owed(referee), true).or_else(will_be)
}

/// What a word alone means where the table leaves few things to mean: of a verb, the lines that may come now; of `ok`,
/// what is pending.
pub fn settled(statement: &str, referee: &dyn Referee) -> Plain {
    let word = fold(statement.trim().trim_end_matches(['.', '!']));
    if word.is_empty() || is_beyond_reading(statement) {
        return Plain::None;
    }
    match aside::said(statement, referee) {
        Plain::None => {}
        said @ (Plain::One(_) | Plain::Near(_) | Plain::Several(_)) => return said,
    }
    let verbs = referee.verbs();
    if let Some(way) = pending::left(&word, referee) {
        return Plain::One(way);
    }
    if pending::is_agreed(&word, referee) {
        let settles = referee.speech().settles;
        let is_of_it = |word: &str| settles.iter().any(|verb| inflect::is_form(word, &fold(verb)));
        if word.split(' ').any(is_of_it) {
            let lines = pending(referee);
            return if lines.is_empty() { of(pending::owed_first(referee), false) } else { of(lines, true) };
        }
        let duties = if pending::is_enough(&word) { Vec::new() } else { referee.duties() };
        let mut lines: Vec<String> = duties.into_iter().map(|duty| duty.line).collect();
        let is_all = lines.iter().all(|line| !line.is_empty());
        lines.retain(|line| !line.is_empty());
        lines.extend(pending(referee));
        return of(lines, is_all);
    }
    let settles = referee.speech().settles;
    let is_form = |verb: &VerbInfo| settles.contains(&verb.word) && inflect::is_form(&word, &fold(verb.word));
    let Some(verb) = verbs.iter().find(|verb| verb.is_called(&word) || is_form(verb)) else {
        return Plain::None;
    };
    of(open(verb.word, referee), settles.contains(&verb.word))
}

/// The same with one word of few mended, only offered: `resuevlo`, `ok etnra`.
pub fn nearly_settled(statement: &str, referee: &dyn Referee, grammar: &Grammar) -> Plain {
    let words: Vec<String> = statement.split_whitespace().map(fold).collect();
    let unknown: Vec<usize> = (0..words.len()).filter(|at| !grammar.words.contains(&words[*at])).collect();
    let [at] = unknown[..] else { return Plain::None };
    if words.len() > MOST_MENDED || words[at].chars().count() < 4 {
        return Plain::None;
    }
    let said = grammar.lexicon().near(&words[at]).map(|near| {
        let mut said = words.clone();
        said[at].clone_from(near);
        settled(&said.join(" "), referee)
    });
    let meant = said.into_iter().filter_map(|said| match said {
        Plain::One(line) | Plain::Near(line) => Some(line),
        Plain::Several(_) | Plain::None => None,
    });
    of(meant.collect(), false)
}

/// The step that comes next, for a word that says no more, or that nobody does anything: what is pending first, then the first line that breaks no
/// rule. Where every one would, they are asked for.
pub fn onward(statement: &str, referee: &dyn Referee) -> Plain {
    let word = fold(statement.trim().trim_end_matches(['.', '!']));
    if is_beyond_reading(statement) {
        return Plain::None;
    }
    if pending::is_unanswered(&word, referee) {
        return of(pending(referee), false);
    }
    let is_over = STEP_OVER.contains(&word.as_str());
    if !is_over && !ONWARD.contains(&word.as_str()) {
        return Plain::None;
    }
    match of(pending(referee), true) {
        Plain::None => {}
        // Who says that a phase is over says nothing of what is pending in it.
        Plain::One(line) if is_over => return Plain::Near(line),
        asked @ (Plain::One(_) | Plain::Near(_) | Plain::Several(_)) => return asked,
    }
    let mut meant = Vec::new();
    for line in next_lines(referee) {
        let Some(draft) = strict(line, referee) else { continue };
        if referee.foretell(&draft, None).iter().all(|f| !f.is_open_fault()) {
            return Plain::One(line.to_owned());
        }
        meant.push(line.to_owned());
    }
    of(meant, false)
}

/// Whether people say a word that the notation understands for another thing in the phase that stands.
pub(super) fn is_trap(word: &str, referee: &dyn Referee) -> bool {
    let mut traps = referee.speech().traps.iter().filter(|(trap, _)| *trap == word);
    traps.any(|(_, at)| referee.status().phase.starts_with(at))
}

/// What may be meant by a word that the notation understands and people say for another thing here: the step that comes
/// next, or what may come at all; as it is understood the last. Nothing where it is no such word.
pub fn trapped(statement: &str, understood: &str, referee: &dyn Referee) -> Vec<String> {
    let folded = fold(statement);
    let words: Vec<&str> = folded.split_whitespace().map(|word| word.trim_end_matches(':')).collect();
    // Who says it may stand before it, a number behind it.
    let is_number = |word: &str| word.bytes().all(|b| b.is_ascii_digit());
    let word = match words.as_slice() {
        [word] => *word,
        [word, n] if is_number(n) => *word,
        [who, word] if referee.seat_named(who).is_some() => *word,
        // «fin ana» may be the end of her turn; by the letter, as it is printed, it is not.
        [word, who] if who.len() > 1 && referee.seat_named(who).is_some() => *word,
        [who, word, n] if referee.seat_named(who).is_some() && is_number(n) => *word,
        _ => return Vec::new(),
    };
    // With a number it is told as it is printed, where that breaks no rule: `ana: vida 8` of the preparation.
    let is_right =
        || strict(understood, referee).is_some_and(|draft| referee.foretell(&draft, None).is_empty());
    let counts = words.last().is_some_and(|word| is_number(word));
    if !is_trap(word, referee) || counts && is_right() {
        return Vec::new();
    }
    // The step of the phase may be against a rule now: nobody draws from an empty deck.
    let is_lawful =
        |line: &&str| strict(line, referee).is_some_and(|draft| referee.foretell(&draft, None).is_empty());
    let next = next_lines(referee).find(is_lawful).map(str::to_owned);
    let mut lines = next.map_or_else(|| referee.options(None), |line| vec![line]);
    // «pasa» said of what waits
    lines.splice(..0, pending(referee));
    let is_same = |line: &str| strict(line, referee).is_some_and(|draft| draft.text == understood);
    lines.retain(|line| !is_same(line));
    lines.truncate(FEW);
    if !lines.is_empty() {
        lines.push(understood.to_owned());
    }
    lines
}

/// The lines that take the next step in the phase that stands.
fn next_lines(referee: &dyn Referee) -> impl Iterator<Item = &'static str> {
    let phase = referee.status().phase;
    let rows = referee.speech().next.iter().filter(move |(at, _)| phase.starts_with(at));
    rows.map(|(_, line)| *line)
}

/// The only line, recorded where nothing else could be meant; several, asked.
pub(super) fn of(mut lines: Vec<String>, is_all: bool) -> Plain {
    let mut seen = std::collections::BTreeSet::new();
    lines.retain(|line| seen.insert(line.clone()));
    match lines.len() {
        0 => Plain::None,
        1 if is_all => Plain::One(lines.remove(0)),
        1 => Plain::Near(lines.remove(0)),
        2..=MOST => Plain::Several(lines),
        _ => Plain::None,
    }
}

/// `ana contra beto, empieza beto` or `juegan ana y beto` before anything was said: the lines that set up the usual match.
pub fn versus(line: &str, referee: &dyn Referee) -> Option<String> {
    let setup = referee.speech().versus.filter(|_| !is_beyond_reading(line))?;
    let said = line.trim_end_matches(['.', '!', ' ']);
    let mut words: Vec<&str> = said.split([' ', ',', ':']).filter(|w| !w.is_empty()).collect();
    // «ana juega contra beto»
    if words.get(1).is_some_and(|word| fold(word) == "juega") {
        words.remove(1);
    }
    let leads = words.iter().take_while(|word| PLAYERS.contains(&fold(word).as_str())).count();
    if leads > 0 && is_understood(line, referee) {
        return None;
    }
    let (one, other, rest) = match &words[leads..] {
        [one, against, other, rest @ ..] if AGAINST.contains(&fold(against).as_str()) => (*one, *other, rest),
        [one, and, other, rest @ ..] if fold(and) == "y" => (*one, *other, rest),
        [one, other, rest @ ..] if leads > 0 => (*one, *other, rest),
        _ => return None,
    };
    // «barajamos y preparamos» are no two players.
    let is_verb = |verb: &VerbInfo, word: &str| {
        let verb = fold(verb.word);
        verb == word || word.ends_with("mos") && inflect::is_form(word, &verb)
    };
    let is_name = |word: &str| {
        word.chars().all(char::is_alphabetic)
            && word.chars().count() > 1
            && !stopwords::is_doubtful(&fold(word))
            && !DESK.iter().any(|desk| fold(desk.word) == fold(word))
            && !referee.verbs().iter().any(|verb| is_verb(verb, &fold(word)))
    };
    let begun = referee.plays_that_count() > 0 || referee.seat_named(one).is_some();
    if begun || fold(one) == fold(other) || ![one, other].into_iter().all(is_name) {
        return None;
    }
    // «…, empieza ana por sorteo», «…, ana sale al azar»
    let is_chance = rest.last().is_some_and(|word| CHANCE.contains(&fold(word).as_str()));
    let is_by = |word: &&&str| is_chance && BY.contains(&fold(word).as_str());
    let by = rest.iter().rev().skip(1).take_while(is_by).count();
    let first = match &rest[..rest.len() - by - usize::from(is_chance)] {
        [] if !is_chance => None,
        [begins, who] | [who, begins] if BEGINS.contains(&fold(begins).as_str()) => {
            Some([one, other].into_iter().find(|name| fold(name) == fold(who))?)
        }
        _ => return None,
    };
    let seats = [(one, Seat::A), (other, Seat::B)];
    let filled = |text: &str| text.replace("{1}", one).replace("{2}", other);
    let begins_so = |name: &str, seat: Seat| {
        let said = |name: &str| setup.first.replace("{name}", name).replace("{seat}", &seat.to_string());
        let is_told = is_chance && is_understood(&format!("{} azar", said("A")), referee);
        format!("{}{}", said(name), if is_told { " azar" } else { "" })
    };
    let begins = first.and_then(|name| seats.iter().find(|(n, _)| *n == name));
    let begins = begins.map(|(name, seat)| begins_so(name, *seat));
    let lines = [Some(filled(setup.lines)), begins, Some(setup.last.to_owned())];
    let said: Vec<String> = lines.into_iter().flatten().filter(|line| !line.is_empty()).collect();
    Some(said.join("; "))
}

/// Whether a line says who plays, and nothing more, where they are known: `juegan ana y beto`.
pub fn tells_who_plays(line: &str, referee: &dyn Referee) -> bool {
    const BESIDE: [&str; 8] = ["y", "e", "es", "una", "la", "contra", "vs", "los"];
    let folded = fold(line.trim_end_matches(['.', '!', ' ']));
    let words: Vec<&str> = folded.split([' ', ',', ':']).filter(|word| !word.is_empty()).collect();
    let is_lead = |word: &&&str| **word != "preparar" && PLAYERS.contains(*word);
    let named = words.iter().filter(|word| word.len() > 1).filter_map(|word| referee.seat_named(word));
    let named: std::collections::BTreeSet<Seat> = named.collect();
    let is_said = |word: &&str| {
        BESIDE.contains(word)
            || PLAYERS.contains(word)
            || word.len() > 1 && referee.seat_named(word).is_some()
    };
    let is_of_two = words.iter().filter(is_lead).any(|word| *word != "de");
    is_of_two && words.iter().all(is_said) && named.len() > 1 && named.len() == referee.seats().len()
}

/// What says that it was chance who decided, and the words beside it.
const CHANCE: [&str; 7] = ["azar", "sorteo", "suerte", "dado", "dados", "moneda", "volado"];
const BY: [&str; 4] = ["al", "por", "a", "la"];

pub(super) fn is_understood(line: &str, referee: &dyn Referee) -> bool {
    read(line, 0..line.len(), referee, &Reading::EXACT).is_ok()
}

/// What may be meant by words that came to a line which does more than they say, where its verb was not said: the lines
/// that do no more, and it. `los dos tienen base 6/4` deals nobody a hand.
pub fn lesser(line: &str, statement: &str, referee: &dyn Referee, grammar: &Grammar) -> Vec<String> {
    let Some((more, less)) = referee.speech().lesser else { return Vec::new() };
    let (said, form): (Vec<&str>, Vec<&str>) = (line.split(' ').collect(), more.split(' ').collect());
    let is_filled = |(form, word): (&&str, &&str)| form.starts_with('{') || form == word;
    if said.len() != form.len() || !form.iter().zip(&said).all(is_filled) {
        return Vec::new();
    }
    let named = fold(statement);
    let mut words = named.split(|c: char| !c.is_alphanumeric());
    let verb =
        grammar.inflected.iter().find(|(verb, _)| form.first().is_some_and(|word| verb.is_called(word)));
    if verb.is_some_and(|(_, forms)| words.any(|word| forms.contains(word) || word == "prep")) {
        return Vec::new();
    }
    let filled = form.iter().zip(&said).fold(less.to_owned(), |text, (part, word)| text.replace(part, word));
    vec![filled, line.to_owned()]
}
