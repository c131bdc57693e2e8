//! Names that may be none: new ones that are nearly known ones, or look like words of the game.

use std::ops::Range;

use super::heard::{Heard, play, strict};
use super::item::Table;
use super::literal::Literal;
use super::near::{is_player, loosely_near, near_names};
use super::stopwords::{JOINING, is_doubtful, is_no_name};
use super::token::tokens;
use super::unlisted::{are_labels, has_no_value};
use super::unsure::holds_slip;
use super::{ASKED, Grammar, Names, Plain, number, plain};
use crate::kernel::{Draft, Referee, fold};

/// Whether a card of the table or of a list is called so.
pub(super) fn is_known(name: &str, names: &Names) -> bool {
    names.iter().any(|(known, _)| fold(known) == fold(name))
}

/// A name that is one slip away from a known one is none.
pub(super) fn brings_no_near_name(heard: &Heard, line: &str, names: &Names, grammar: &Grammar) -> bool {
    // What an effect makes is called by no name of a card.
    let mut quoted = heard.line.split('"').skip(1).step_by(2);
    if quoted.any(|name| !is_known(name, names) && grammar.is_nearly_verb(&fold(name))) {
        return false;
    }
    let is_quoted = |name: &str| line.contains(['"', '«', '“']) && fold(line).contains(&fold(name));
    heard.names.iter().all(|name| {
        // «Tren» is no slip for «tres» where a card is called so.
        is_known(name, names)
            || near_names(name, names).is_empty()
                && (is_quoted(name) || !holds_slip(name, names, grammar))
                && !looks_fixed(name, grammar)
                && !grammar.is_nearly_closed(&fold(name))
    })
}

/// Whether a printed line has a card go against itself (`atacar A1>A1`) or twice against another one, or
/// from itself (`desviar ataque A1 A1>B1`): nobody says so. An
/// effect may well be its own target (`activar rapida A1 >A1`).
fn is_upon_itself(line: &str) -> bool {
    let sides = line.split_once('>');
    let ends = sides.map(|(by, on)| (by.rsplit(' ').next(), on.split([' ', ',']).next()));
    let is_twice = |(by, on): (&str, &str)| {
        let mut words = by.rsplit(' ');
        let last = words.next();
        let mut all = on.split(' ').next().unwrap_or_default().split(',');
        let first = all.next();
        all.next() == first || words.next() == last
    };
    sides.is_some_and(is_twice)
        || ends.is_some_and(|(by, on)| by == on && by.is_some_and(|word| !word.is_empty()))
}

/// Whether a printed line does something to itself, or takes a card to the place where it lies: `mover s4 s4`, `bloquear s2 d2 B.s2`.
pub(super) fn goes_nowhere(line: &str, referee: &dyn Referee) -> bool {
    let words: Vec<&str> = line.split(' ').collect();
    let place = |word: &str| referee.place_named(word).filter(|_| word.len() > 1);
    let is_back =
        |three: &[&str]| three.iter().all(|word| place(word).is_some()) && place(three[0]) == place(three[2]);
    let is_doubled = |word: &&str| {
        let said = word.split_once('=').map_or(*word, |(_, list)| list);
        let list: Vec<String> = said.split(',').filter_map(&place).collect();
        (1..list.len()).any(|at| list[..at].contains(&list[at]))
    };
    is_upon_itself(line)
        || words.iter().any(is_doubled)
        || words.windows(2).any(|two| two[0] == two[1] && place(two[0]).is_some())
        || words.windows(3).any(is_back)
}

/// Whether a place is taken for the name of a card nobody heard of: `revelar A2 y A3`.
pub(super) fn names_a_place(heard: &Heard, names: &Names, referee: &dyn Referee) -> bool {
    heard.names.iter().any(|name| referee.place_named(name).is_some() && !is_known(name, names))
}

/// Whether every name a line says is known as it stands there, between quotation marks, or new with a digit in it: a
/// word that is none of these may be something else than a name.
pub(super) fn is_named_as_known(heard: &Heard, names: &Names) -> bool {
    let is_quoted = |name: &str| heard.line.contains(&format!("\"{name}\""));
    let is_label = |name: &str| name.bytes().any(|b| b.is_ascii_digit()) && heard.line.contains(name);
    heard.names.iter().all(|name| {
        let known = names.iter().find(|(known, _)| fold(known) == fold(name));
        is_quoted(name) || known.map_or(is_label(name), |(known, _)| known == name)
    })
}

/// What a reading with a new name may be meant for that the table knows nothing to do with, where that is nearly a known
/// one: with each of these, and as it is. Nothing where it need not be asked.
pub(super) fn nearly_known(heard: &Heard, referee: &dyn Referee, names: &Names) -> Vec<String> {
    let said = heard.line.split('"').skip(1).step_by(2);
    let meant = said.flat_map(|name| {
        let known = loosely_near(name, names).into_iter();
        known.map(move |known| heard.line.replace(&format!("\"{name}\""), &format!("\"{known}\"")))
    });
    let mut lines: Vec<String> =
        meant.filter(|line| strict(line, referee).is_some()).take(ASKED - 1).collect();
    if lines.is_empty() || !is_supposed(&heard.draft, referee) {
        return Vec::new();
    }
    lines.push(heard.line.clone());
    lines
}

/// Whether a remark or a fault comes of it.
fn is_supposed(draft: &Draft, referee: &dyn Referee) -> bool {
    let mut after = referee.fork();
    let told = |table: &dyn Referee| table.notices().len() + table.findings().len();
    after.take(play(draft.clone())).is_ok() && told(after.as_ref()) > told(referee)
}

/// A name that looks like a fixed word of the game, or like none at all.
pub(super) fn looks_fixed(name: &str, grammar: &Grammar) -> bool {
    // «(mano)» is no name either.
    let folded = fold(name.trim_matches(['(', ')']));
    // What it is itself is known sooner than what it is like.
    number::number(&[&folded]).is_some()
        || grammar.fixed.contains(&folded)
        || is_no_name(&folded)
        || grammar.is_form(&folded)
        || grammar.is_swapped_closed(&folded)
        || folded.chars().count() < 5 && grammar.is_nearly_number(&folded)
        // «roo» is «rojo».
        || folded.chars().count() == 3 && grammar.is_like_closed(&folded)
        || folded.chars().count() >= 4 && grammar.is_nearly_fixed(&folded)
        || grammar.is_nearly_verb(&folded)
        || folded.contains(' ')
            && folded.split(' ').all(|word| !grammar.words.contains(word))
            && folded.split(' ').any(|word| grammar.is_like_closed(word))
}

/// What is doubtful in a statement the strict notation understands: a name nobody told that is nearly a known one, or
/// looks like a word of the notation. The documented lines that may be meant, the line as it was written the last.
pub fn doubted(
    line: &str,
    draft: &Draft,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    let Some(Doubt { new, near }) = doubt(line, draft, referee, grammar, names) else { return Vec::new() };
    if let Some((who, said)) = new.iter().find_map(|name| of_player(name, referee)) {
        return nearly_his(line, who, said, referee, names);
    }
    let mut meant = whole_name(line, &near, referee);
    if meant.is_empty() {
        meant = self::meant(line, &new, &near, referee);
    }
    meant.extend(new.iter().filter_map(|name| unglued(line, name, referee, names)));
    if meant.is_empty() {
        meant = unslipped(line, referee, grammar, names);
    }
    if meant.is_empty() {
        meant = match plain(line, referee, grammar, names) {
            Plain::One(line) | Plain::Near(line) => vec![line],
            Plain::Several(lines) => lines,
            Plain::None => Vec::new(),
        };
    }
    if meant.iter().all(|other| fold(other) == fold(line.trim())) {
        meant = new.iter().filter_map(|name| acted(line, name, referee)).collect();
    }
    meant.truncate(ASKED - 1);
    meant.retain(|other| fold(other) != fold(line.trim()));
    // Who plays is no card: «combo omar pilaf» is Omar's, where it can be read so. Of «completar el águila con el zorro» no
    // card is called «con».
    let is_none = |name: &String| {
        let word = fold(name);
        is_player(name, referee) || JOINING.contains(&word.as_str()) || is_no_name(&word)
    };
    if meant.is_empty() || !new.iter().any(is_none) {
        meant.push(line.trim().to_owned());
    }
    meant
}

/// Whose card a new name is said to be, and how it is called: `Íñigo.Aarle`.
fn of_player<'n>(name: &'n str, referee: &dyn Referee) -> Option<(&'n str, &'n str)> {
    let (who, said) = name.split_once('.')?;
    let is_name = said.chars().count() > 2 && said.starts_with(char::is_alphabetic);
    referee.seat_named(&fold(who)).filter(|_| is_name).map(|_| (who, said))
}

/// The line with each card of that player whose name is near the one that was said, else with each that lies on his side: it is of no
/// card that nobody heard of. Where he has none, it is asked without him.
fn nearly_his(line: &str, who: &str, said: &str, referee: &dyn Referee, names: &Names) -> Vec<String> {
    let written = format!("{who}.{said}");
    let Some(span) = span_of(line, &written) else { return vec![line.trim().to_owned()] };
    let with = |name: &str| format!("{}{name}{}", &line[..span.start], &line[span.end..]);
    let seat = referee.seat_named(&fold(who)).map(|seat| format!("{seat}."));
    let sheet = referee.public_facts();
    let his = sheet.iter().filter(|here| seat.as_ref().is_some_and(|seat| here.place.starts_with(seat)));
    let called = his.flat_map(|here| &here.facts).filter(|(key, _)| *key == "nombre");
    let lie: Vec<&str> = called.map(|(_, name)| name.trim_matches('"')).collect();
    let near: Vec<&str> = near_names(said, names).into_iter().chain(loosely_near(said, names)).collect();
    let is_near = near.iter().any(|name| lie.iter().any(|card| fold(card) == fold(name)));
    let mut lines: Vec<String> = Vec::new();
    for known in if is_near { near } else { lie } {
        let quoted = if known.contains(' ') { format!("\"{known}\"") } else { known.to_owned() };
        let told = with(&format!("{who}.{quoted}"));
        let draft = strict(&told, referee);
        let is_his = draft.is_some_and(|draft| {
            !referee.draft_names(&draft).iter().any(|name| of_player(name, referee).is_some())
        });
        if is_his && !lines.contains(&told) {
            lines.push(told);
        }
    }
    lines.truncate(ASKED);
    if lines.is_empty() { vec![with(&format!("\"{said}\""))] } else { lines }
}

/// The line as that of the player whose name was taken for a card: `combo pilaf omar con e2`.
fn acted(line: &str, name: &str, referee: &dyn Referee) -> Option<String> {
    let seat =
        Some(name).filter(|name| is_player(name, referee)).and_then(|_| referee.seat_named(&fold(name)))?;
    let words = line.split_whitespace().filter(|word| fold(word) != fold(name));
    let said = format!("{seat}: {}", words.collect::<Vec<_>>().join(" "));
    strict(&said, referee).map(|_| said)
}

/// The line with one word mended that is nearly a fixed one, where nothing of it is doubtful then.
fn unslipped(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Vec<String> {
    let table = Table::new(grammar, referee, names);
    let lines = Literal::new(line, &table).map_or_else(Vec::new, |literal| literal.mended());
    let holds = |line: &String| {
        strict(line, referee).is_some_and(|draft| doubt(line, &draft, referee, grammar, names).is_none())
    };
    lines.into_iter().filter(holds).collect()
}

/// Whether a number that stands by itself is nowhere in what was understood: `descartar 4 5` is no single card.
pub fn loses_number(line: &str, understood: &str) -> bool {
    let is_figure = |word: &&str| word.bytes().all(|b| b.is_ascii_digit()) && !matches!(*word, "0" | "1");
    let told: Vec<&str> = understood.split(|c: char| !c.is_ascii_digit()).collect();
    line.split_whitespace().filter(is_figure).any(|word| !told.contains(&word.trim_start_matches('0')))
}

/// The card that is said to lie where a known one does that is called otherwise, and that one: `encartar 2 k9`.
pub(super) fn elsewhere<'a>(
    draft: &Draft,
    referee: &dyn Referee,
    names: &'a [(String, Vec<String>)],
) -> Option<(String, &'a str)> {
    let speech = referee.speech();
    let verb = speech.sayings.iter().find(|saying| saying.form.contains("[where"))?.form.split(' ').next()?;
    let said = referee.draft_names(draft).pop()?;
    let (place, _) = speech.lies.iter().find(|(_, at)| draft.text.contains(&format!("{verb} {at} ")))?;
    let sheet = referee.public_facts();
    let told = sheet.iter().filter(|here| here.place == *place).flat_map(|here| &here.facts);
    let there =
        told.into_iter().find_map(|(_, value)| names.iter().find(|(name, _)| fold(name) == fold(value)))?;
    (fold(&there.0) != fold(&said)).then_some((said, there.0.as_str()))
}

/// Why a statement is doubtful: the names nobody told that it brings in, and the known ones they are near to.
pub(super) struct Doubt<'a> {
    new: Vec<String>,
    near: Vec<&'a str>,
}

pub(super) fn doubt<'a>(
    line: &str,
    draft: &Draft,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &'a Names,
) -> Option<Doubt<'a>> {
    let folded = fold(line);
    let is_quoted = |name: &str| {
        let name = fold(name);
        folded.contains(&format!("\"{name}\"")) || folded.contains(&format!("«{name}»"))
    };
    let new: Vec<String> =
        referee.draft_names(draft).into_iter().filter(|name| !is_known(name, names)).collect();
    let mut near: Vec<&str> = new.iter().flat_map(|name| near_names(name, names)).collect();
    // Of a new card that had to be supposed, less is enough.
    let loose: Vec<&str> = new.iter().flat_map(|name| loosely_near(name, names)).collect();
    if near.is_empty() && !loose.is_empty() && is_supposed(draft, referee) {
        near = loose;
    }
    if let Some((said, there)) = elsewhere(draft, referee, names) {
        return Some(Doubt { new: vec![said], near: vec![there] });
    }
    // «ya» is a word of any sentence; a card called so is written with a capital.
    let says_nothing = |name: &String| {
        let name = fold(name);
        (grammar.fillers.contains(&name) || is_doubtful(&name)) && line.split(' ').any(|word| word == name)
    };
    // «31 otra» is how many there are of a card, whatever it is called.
    let is_counted = |name: &String| {
        let words: Vec<&str> = folded.split_whitespace().collect();
        words.windows(2).any(|pair| pair[1] == fold(name) && pair[0].parse::<u32>().is_ok())
    };
    // «k» where every card is called «k1» or so was not typed to its end.
    let is_cut = |name: &String| {
        let is_one = |name: &str| name.chars().count() == 1;
        is_one(name) && !names.is_empty() && !names.iter().any(|(known, _)| is_one(known))
    };
    let are_labels = are_labels(&new, referee, names);
    let odd = |name: &String| {
        let is_word = name.chars().any(char::is_alphabetic);
        !is_quoted(name)
            && !is_counted(name)
            && (!are_labels || is_player(name, referee))
            && (!is_word
                || is_player(name, referee)
                || of_player(name, referee).is_some()
                || says_nothing(name)
                || is_cut(name)
                || is_glued(name, grammar, names)
                || looks_fixed(name, grammar)
                || holds_more(name, referee, grammar, names))
    };
    let is_doubtful = !near.is_empty()
        || new.iter().any(odd)
        || has_slip(line, draft, (referee, names), grammar, &new)
        || has_no_value(&folded, grammar)
        || is_said_twice(draft, referee);
    is_doubtful.then_some(Doubt { new, near })
}

/// Whether one card is named twice of what is done, in a game where a name is of one card; behind `con` it may be the first.
pub(super) fn is_said_twice(draft: &Draft, referee: &dyn Referee) -> bool {
    let names = if referee.speech().unique { referee.draft_names(draft) } else { return false };
    let listed = draft.text.split_once(" con ").map_or(draft.text.as_str(), |(_, listed)| listed);
    let said = tokens(listed).unwrap_or_default();
    let times = |name: &String| said.iter().filter(|token| token.fold == fold(name)).count();
    names.iter().any(|name| name.chars().count() > 1 && times(name) > 1)
}

/// A name that is two known ones without a space between them (`k4k5`), or a number and a word (`2Minera`).
fn is_glued(name: &str, grammar: &Grammar, names: &Names) -> bool {
    let name = fold(name);
    let word = name.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_counted = word.len() < name.len() && word.len() > 3 && word.chars().all(char::is_alphabetic);
    is_counted || is_labelled(&name, grammar) || glued_at(&name, names).is_some()
}

/// A letter that leads to a figure, and the figure: `c1` is what something costs.
fn is_labelled(name: &str, grammar: &Grammar) -> bool {
    let label = name.trim_end_matches(|c: char| c.is_ascii_digit());
    label.len() < name.len() && label.chars().count() == 1 && grammar.fixed.contains(label)
}

/// Where the second of two known names begins that a folded one is.
fn glued_at(name: &str, names: &Names) -> Option<usize> {
    let is_known = |part: &str| names.iter().any(|(known, _)| fold(known) == part);
    let mut starts = name.char_indices().skip(1).map(|(at, _)| at);
    starts.find(|at| is_known(&name[..*at]) && is_known(&name[*at..]))
}

/// The line with the two names parted that one was taken for.
fn unglued(line: &str, name: &str, referee: &dyn Referee, names: &Names) -> Option<String> {
    let folded = fold(name);
    let at = glued_at(&folded, names)?;
    let span = span_of(line, name)?;
    let parted = format!("{} {}", &folded[..at], &folded[at..]);
    let line = format!("{}{parted}{}", &line[..span.start], &line[span.end..]);
    strict(&line, referee).map(|_| line)
}

/// Where a name stands in a line, in capitals or not; not within a word.
fn span_of(line: &str, name: &str) -> Option<Range<usize>> {
    let (length, folded) = (name.chars().count(), fold(name));
    let spans = line.char_indices().map(|(at, _)| {
        let len = line[at..].chars().take(length).map(char::len_utf8).sum::<usize>();
        at..at + len
    });
    let is_whole = |span: &Range<usize>| {
        !line[..span.start].ends_with(char::is_alphanumeric)
            && !line[span.end..].starts_with(char::is_alphanumeric)
    };
    spans.into_iter().find(|span| is_whole(span) && fold(&line[span.clone()]) == folded)
}

/// A name of several words, some of which say something by themselves.
fn holds_more(name: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> bool {
    // A number with a sign in it (`PR-029`) is one word.
    if !name.contains(char::is_whitespace) {
        return false;
    }
    let Some(words) = tokens(name).filter(|words| words.len() > 1) else { return false };
    let table = Table::new(grammar, referee, names);
    words
        .iter()
        .enumerate()
        .any(|(at, word)| grammar.fixed.contains(&word.fold) || !table.items(&words, at).is_empty())
}

/// A word without any sense that is nearly a fixed one: `csaco`; a player may be called «Carla» all the same.
fn has_slip(
    line: &str,
    draft: &Draft,
    (referee, names): (&dyn Referee, &Names),
    grammar: &Grammar,
    new: &[String],
) -> bool {
    let Some(tokens) = tokens(line) else { return false };
    // `tanque2` is a name: what may be a slip in it was looked at as such.
    let are_labels = are_labels(new, referee, names);
    let is_named = |word: &str| are_labels && new.iter().any(|name| fold(name) == word);
    let is_player = |word: &str| {
        let mut after = referee.fork();
        after.take(play(draft.clone())).is_ok() && after.seat_named(word).is_some()
    };
    let table = Table::new(grammar, referee, names);
    let near = |word: &str| word.len() >= 5 && !grammar.words.contains(word) && grammar.is_nearly_fixed(word);
    (0..tokens.len()).any(|at| {
        !tokens[at].quoted
            && !is_named(&tokens[at].fold)
            && tokens[at].fold.split('-').any(near)
            && table.items(&tokens, at).is_empty()
            && !is_player(&tokens[at].fold)
    })
}

/// A documented line with a known name whole of which the words were read as as many cards that nobody told: `completar cabo primero,
/// alferez` is of two where there is a «Cabo Primero» and neither a «Cabo» nor a «Primero».
pub fn with_whole_name(line: &str, draft: &Draft, referee: &dyn Referee, names: &Names) -> Option<String> {
    let told: Vec<String> = referee.draft_names(draft).iter().map(|name| fold(name)).collect();
    let is_split = |words: &[String]| {
        words.len() > 1
            && told.windows(words.len()).any(|some| some == words)
            && !words.iter().any(|word| is_known(word, names))
    };
    let split: Vec<&str> =
        names.iter().filter(|(_, words)| is_split(words)).map(|(name, _)| name.as_str()).collect();
    whole_name(line, &split, referee).into_iter().next()
}

/// The line with a known name of several words between quotation marks, which were taken for as many cards.
fn whole_name(line: &str, near: &[&str], referee: &dyn Referee) -> Vec<String> {
    let whole = |known: &&&str| known.contains(' ');
    let quoted = near.iter().filter(whole).filter_map(|known| {
        let span = span_of(line, known)?;
        Some(format!("{}\"{known}\"{}", &line[..span.start], &line[span.end..]))
    });
    quoted.filter(|line| strict(line, referee).is_some()).collect()
}

/// The line with a known name in the place of the new one.
fn meant(line: &str, new: &[String], near: &[&str], referee: &dyn Referee) -> Vec<String> {
    let mut found = Vec::new();
    for (name, known) in new.iter().flat_map(|name| near.iter().map(move |known| (name, known))) {
        let quoted = format!("\"{known}\"");
        let span = [format!("\"{name}\""), name.clone()].iter().find_map(|said| span_of(line, said));
        let mended = span.map(|span| format!("{}{quoted}{}", &line[..span.start], &line[span.end..]));
        found.extend(mended.filter(|line| strict(line, referee).is_some()));
    }
    found
}

/// What may be meant where a line says one thing twice, each time otherwise: `coste 3 coste 2`. The line without the one,
/// and without the other.
pub fn contradicted(line: &str, referee: &dyn Referee, grammar: &Grammar) -> Vec<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_value = |word: &str| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit()) || grammar.closed.contains(&fold(word))
    };
    // `coste 3` and `coste=3`: where it is said, in how many words, what and how much.
    let told = |at: usize| {
        let pair = words[at].split_once('=').map(|(key, n)| (1, key, n));
        let (len, key, n) = pair.or_else(|| Some((2, words[at], *words.get(at + 1)?)))?;
        let key = fold(key);
        (is_value(n) && grammar.keys.contains(&key)).then_some((at, len, key, n))
    };
    let said: Vec<(usize, usize, String, &str)> = (0..words.len()).filter_map(told).collect();
    let twice = said.iter().enumerate().find_map(|(nth, one)| {
        let again = said[nth + 1..].iter().find(|other| other.2 == one.2 && other.3 != one.3)?;
        Some([(one.0, one.1), (again.0, again.1)])
    });
    let without = |(at, len): (usize, usize)| {
        let left = words.iter().enumerate().filter(|(i, _)| !(at..at + len).contains(i));
        left.map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
    };
    let lines = twice.into_iter().flatten().map(without);
    lines.filter(|line| strict(line, referee).is_some()).collect()
}
