//! What speaks against a line that was understood: it was said before, the table says otherwise, nothing is set up yet.

use std::collections::BTreeSet;

use super::whose::of_whom;
use crate::kernel::{Body, Draft, FactSheet, Misread, Referee, Seq, fold, verb_of};
use crate::notation::{Command, Deed, Reading, denies, is_question, is_same, played, read, spoken_number};

/// How far back a step said late is looked for, in records: a turn and more.
const RECENT: usize = 40;

/// How many plays back one is looked for that is pending.
const PENDING: usize = 6;

/// Among how many first words of a line one is looked for that denies what it says.
const FIRST: usize = 3;

/// What says that somebody wants to, or will.
const WISHES: [&str; 7] = ["quiero", "quisiera", "queremos", "voy", "va", "vamos", "puedo"];

/// The line that sets up the usual match, where nothing was played yet.
pub(super) fn setup(table: &dyn Referee) -> Option<String> {
    let begun = table.plays_that_count() > 0;
    let usual = table.speech().versus.filter(|_| !begun)?;
    let first = usual.lines.split(';').next().unwrap_or_default();
    Some(first.replace("{1}", "ana").replace("{2}", "beto"))
}

/// Why a line that sets the match up is not recorded unasked: it is set up already, and this may be of something else.
pub(super) fn set_up_again(line: &str, table: &dyn Referee) -> Option<String> {
    let usual = table.speech().versus?;
    let verb = verb_of(usual.lines)?;
    let is_once = usual.lines.split(';').filter(|line| verb_of(line) == Some(verb)).count() == 1;
    let is_there = || table.plays().iter().any(|play| play.counts && verb_of(&play.text) == Some(verb));
    (verb_of(line) == Some(verb) && is_once && is_there()).then(|| "la partida ya está preparada".to_owned())
}

/// What to type first, where a play is told of a table that nobody set up, so that its cards had to be supposed.
pub(super) fn before_setup(
    line: &str,
    statement: &str,
    start: usize,
    table: &dyn Referee,
) -> Option<Misread> {
    let first = setup(table)?;
    let draft = draft_of(line, table)?;
    let mut after = table.fork();
    let body =
        Body::Play { event: draft, before: None, instead: None, waiver: None, told: false, tacit: None };
    after.take(body).ok()?;
    (!after.notices().is_empty()).then(|| unset(statement, start, first))
}

pub(super) fn unset(statement: &str, start: usize, first: String) -> Misread {
    let message = format!(
        "Antes se prepara la mesa: «ana contra beto», con los nombres de quienes juegan, o «{first}»"
    );
    Misread::new(start..start + statement.len(), message)
}

/// The step that a draft says late: it was taken for granted not long ago, and to take it again would be a fault.
pub(super) fn granted_before(draft: &Draft, table: &dyn Referee) -> Option<Seq> {
    // Bounded: every typed line asks.
    let recent = (0..table.next_seq()).rev().take(RECENT).filter_map(|seq| table.play(seq));
    let step = recent.filter(|play| play.counts).find(|play| play.text == draft.text)?;
    (step.is_tacit && breaks_rule(draft, table)).then_some(step.seq)
}

/// Why a statement that denies something is not recorded.
pub(super) fn denied(statement: &str, start: usize) -> Option<Misread> {
    let mut at = start;
    for word in statement.split(' ').take(FIRST) {
        if denies(&fold(word)) {
            let message = "Lo que no ocurre no se anota; «deshacer» quita lo último que se anotó";
            return Some(Misread::new(at..at + word.len(), message));
        }
        at += word.len() + 1;
    }
    None
}

/// What leaves open which of two things is said, or that more was to come.
pub(super) fn left_open(statement: &str, start: usize, table: &dyn Referee) -> Option<Misread> {
    const BETWEEN: [&str; 2] = ["o", "u"];
    const BEFORE_MORE: [&str; 10] = ["y", "hasta", "con", "de", "del", "en", "por", "para", "contra", "al"];
    if is_question(statement) {
        return None;
    }
    let mut at = start;
    let words: Vec<&str> = statement.split(' ').collect();
    // «Vida o Muerte», between quotation marks or as the name of a known card, is one thing.
    let is_of_name = |folded: &str| {
        let mut names = table.card_names().into_iter().map(|name| fold(&name));
        names.any(|name| name.split(' ').any(|word| word == folded))
    };
    let is_quoted = |at: usize| {
        let opened = statement[..at - start].chars().filter(|c| matches!(c, '"' | '«' | '“'));
        let closed = statement[..at - start].chars().filter(|c| matches!(c, '»' | '”'));
        (opened.count() + closed.count()) % 2 == 1
    };
    for (nth, word) in words.iter().enumerate() {
        let folded = fold(word);
        if is_quoted(at) {
            at += word.len() + 1;
            continue;
        }
        let next = words.get(nth + 1).map(|next| fold(next));
        // «o uno» may be a place; «más o menos», «o sea» leave nothing open.
        // «16 def 7 en»: what the game calls so.
        let is_figure = |word: &&str| word.bytes().all(|b| b.is_ascii_digit());
        let is_unit = || {
            let mut others = table.speech().words.iter().flat_map(|(_, said)| said.split_whitespace());
            nth > 0 && words.get(nth - 1).is_some_and(is_figure) && others.any(|said| said == folded)
        };
        // «cara o cruz» is one thing, where the game calls it so.
        let is_phrase = |next: &str| {
            let mut said = table.speech().words.iter().flat_map(|(_, said)| said.split_whitespace());
            said.any(|said| said.strip_suffix(next).is_some_and(|said| said.ends_with("_o_")))
        };
        let is_place = || {
            next.as_deref().is_some_and(|next| {
                matches!(next, "sea" | "menos")
                    || is_phrase(next)
                    || table.place_named("AO1").is_some() && spoken_number(next).is_some()
            })
        };
        // «el escudo la para» says all.
        let is_stopped = folded == "para"
            && nth > 1
            && matches!(fold(words[nth - 1]).as_str(), "la" | "lo" | "me" | "te" | "le" | "se");
        // «lo paso a revelados en contra»
        let is_against = || folded == "contra" && nth > 1 && fold(words[nth - 1]) == "en";
        let message = if BETWEEN.contains(&folded.as_str())
            && nth > 0
            && next.is_some()
            && !is_place()
            && !is_of_name(&folded)
        {
            format!("«{word}» deja abierto cuál de las dos cosas es: diga solo una")
        } else if nth > 0
            && next.is_none()
            && !is_unit()
            && !is_stopped
            && !is_against()
            && BEFORE_MORE.contains(&folded.as_str())
        {
            format!("Detrás de «{word}» falta algo: complete la línea")
        } else {
            at += word.len() + 1;
            continue;
        };
        return Some(Misread::new(at..at + word.len(), message));
    }
    None
}

/// Whether somebody only says that he wants to, or will: an end of the match that is only told so is asked for.
pub(super) fn is_wish(statement: &str) -> bool {
    fold(statement).split(' ').any(|word| WISHES.contains(&word))
}

/// What is typed behind a player and a colon, as the notation writes who acts.
fn typed_by<'s>(statement: &'s str, table: &dyn Referee) -> Option<&'s str> {
    let (who, said) = statement.split_once(':')?;
    table.seat_named(who.trim()).map(|_| said)
}

/// Whether who speaks of himself names a player, who may be the other one: `me rindo, buena partida Lucía`.
pub(super) fn is_said_to_another(statement: &str, table: &dyn Referee) -> bool {
    // «beto: me rindo» is said by him.
    let said = fold(typed_by(statement, table).unwrap_or(statement));
    let words = || said.split(|c: char| !c.is_alphanumeric());
    words().any(|word| word == "me") && words().any(|word| word.len() > 1 && table.seat_named(word).is_some())
}

/// What a documented line tells.
pub(super) fn draft_of(line: &str, table: &dyn Referee) -> Option<Draft> {
    match read(line, 0..line.len(), table, &Reading::EXACT) {
        Ok(Command::Record(Deed::Play { draft, waiver: None, before: None, instead: None, .. })) => {
            Some(draft)
        }
        Ok(_) | Err(_) => None,
    }
}

/// What stands counted of a place of which a line tells another count: «lleva 4 en extinción» where 2 went there.
pub(super) fn recounted(draft: &Draft, table: &dyn Referee) -> Option<String> {
    let is_count =
        verb_of(&draft.text).is_some_and(|verb| table.speech().counts.contains(&fold(verb).as_str()));
    if !is_count || !draft.text.contains(" n=") {
        return None;
    }
    let mut after = table.fork();
    after.take(as_play(draft)).ok()?;
    let count = |sheet: &FactSheet, place: &str| -> Option<i32> {
        let here = sheet.iter().find(|here| here.place == place)?;
        here.facts.iter().find(|(key, _)| *key == "n")?.1.parse().ok()
    };
    let (now, then) = (table.facts(), after.facts());
    now.iter().find_map(|here| {
        let (n, told) = (count(&now, &here.place)?, count(&then, &here.place)?);
        (n != told).then(|| format!("en {} {} {n}", here.place, if n == 1 { "consta" } else { "constan" }))
    })
}

/// What a line that goes on from the last play with «y» may tell by the verb of that one: `y la tres es Conejo` behind a card that
/// was turned up. The same with that verb, then the line; nothing where that would be a fault.
pub(super) fn gone_on(statement: &str, line: &str, table: &dyn Referee) -> Vec<String> {
    let said = fold(statement);
    let mut words = said.split_whitespace();
    let is_on = words.next() == Some("y") && words.any(|word| matches!(word, "es" | "era"));
    let last = table.last_plays(1).pop().filter(|_| is_on).and_then(|seq| table.play(seq));
    let Some(last) = last.filter(|play| play.rewound_by.is_none()) else { return Vec::new() };
    let (Some(before), Some(verb)) = (verb_of(&last.text), verb_of(line)) else { return Vec::new() };
    let other = line.replacen(verb, before, 1);
    let is_lawful =
        before != verb && draft_of(&other, table).is_some_and(|draft| !breaks_rule(&draft, table));
    if is_lawful { vec![other, line.to_owned()] } else { Vec::new() }
}

/// A draft as it is entered.
pub(super) fn as_play(draft: &Draft) -> Body<Draft> {
    Body::Play { event: draft.clone(), before: None, instead: None, waiver: None, told: false, tacit: None }
}

/// Whether a draft breaks a rule as it stands.
pub(super) fn breaks_rule(draft: &Draft, table: &dyn Referee) -> bool {
    table.may_foretell(draft) && table.foretell(draft, None).iter().any(|f| f.is_open_fault())
}

/// The lines that do not come to the same event, in their order.
pub(super) fn distinct(lines: Vec<String>, table: &dyn Referee) -> Vec<String> {
    if lines.len() < 2 {
        return lines;
    }
    let (mut told, mut lines_told): (Vec<Draft>, BTreeSet<String>) = Default::default();
    let mut is_new = |line: &String| {
        // Two statements in one are no draft.
        if !lines_told.insert(line.clone()) {
            return false;
        }
        let Some(draft) = draft_of(line, table) else { return true };
        let is_new = !told.iter().any(|other| is_same(table, &draft, other));
        told.push(draft);
        is_new
    };
    lines.into_iter().filter(|line| is_new(line)).collect()
}

/// What the other player owes, where a line tells just that of him whose turn it is and names nobody: `van 3 de mi mazo a
/// extinción` behind the fall of a Protector. What is owed, and the line as it is.
pub(super) fn owed_by_other(statement: &str, line: &str, draft: &Draft, table: &dyn Referee) -> Vec<String> {
    let mut words = statement.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 1);
    if table.seats().len() != 2 || words.any(|word| table.seat_named(word).is_some()) {
        return Vec::new();
    }
    let owed: Vec<String> =
        table.duties().into_iter().map(|duty| duty.line).filter(|line| !line.is_empty()).collect();
    if owed.is_empty() {
        return Vec::new();
    }
    let is_part = |c: char| c.is_alphanumeric();
    let turned =
        |word: &str| match (word.len() > 1 && table.place_named(word).is_some(), word.split_at_checked(1)) {
            (true, Some(("A", place))) => format!("B{place}"),
            (true, Some(("B", place))) => format!("A{place}"),
            (_, _) => word.to_owned(),
        };
    let other: String = draft.text.split_inclusive(|c| !is_part(c)).fold(String::new(), |all, piece| {
        let word = piece.trim_end_matches(|c| !is_part(c));
        all + &turned(word) + &piece[word.len()..]
    });
    let is_it = |text: &str, owed: &str| {
        text.strip_prefix(owed).is_some_and(|more| more.is_empty() || more.starts_with(' '))
    };
    match owed.iter().find(|owed| is_it(&other, owed)) {
        Some(theirs) if !owed.iter().any(|owed| is_it(&draft.text, owed)) => {
            // With what was told of it: `destapo mi tercer tótem y es un once`.
            let whole = draft_of(&other, table).map_or(theirs.clone(), |_| other.clone());
            vec![whole, line.to_owned()]
        }
        Some(_) | None => Vec::new(),
    }
}

/// What is owed by a line with the same verb and key, where a draft says another number or card: «el puma paga 3» of the
/// one life that he owes, «muere A3» where B3 has none left. What is owed, and the line as it is.
pub(super) fn owed_otherwise(statement: &str, draft: &Draft, table: &dyn Referee) -> Vec<String> {
    // Of a number the key counts, of a word both.
    let cause = |line: &str| -> Option<(String, String)> {
        let mut words = line.split(' ').filter(|word| !word.ends_with(':'));
        let verb = words.next()?;
        let told = words.find_map(|word| word.split_once('=').map(|(key, value)| (word, key, value)))?;
        let is_number = told.2.bytes().all(|b| b.is_ascii_digit());
        Some((verb.to_owned(), if is_number { told.1 } else { told.0 }.to_owned()))
    };
    let Some(said) = cause(&draft.text) else { return Vec::new() };
    let open =
        table.speech().owes.iter().filter(|verb| **verb == said.0).flat_map(|verb| table.options(Some(verb)));
    let duties = table.duties().into_iter().map(|duty| duty.line).chain(open);
    let owed: Vec<String> = duties.filter(|line| cause(line).as_ref() == Some(&said)).collect();
    let is_of = |line: &String| {
        let words = draft.text.split(' ').filter(|word| !word.ends_with(':'));
        words.into_iter().all(|word| line.split(' ').any(|owed| owed == word))
    };
    if owed.is_empty() || owed.iter().any(is_of) {
        return Vec::new();
    }
    owed.into_iter().take(1).chain([statement.trim().to_owned()]).collect()
}

/// What «mi líder» may be where a card is named that the other player has just played: his who played it, before hers whose
/// turn it is. What is told of «ella», or that somebody makes another do, is of the other too.
pub(super) fn mine_of_other(statement: &str, line: &str, table: &dyn Referee) -> Vec<String> {
    let mut words = statement.split(|c: char| !c.is_alphanumeric());
    if table.seats().len() != 2 || !words.any(|word| matches!(fold(word).as_str(), "mi" | "mis")) {
        return of_whom(statement, line, table);
    }
    let last = table.last_plays(1).into_iter().find_map(|seq| table.play(seq));
    let (Some(last), Some(active)) = (last, table.status().active) else { return Vec::new() };
    let Some((who, done)) = last.text.split_once(": ") else { return Vec::new() };
    let actor = active.to_string();
    let told = line.strip_prefix(&format!("{actor}: ")).unwrap_or(line);
    let is_of_it = done.split('"').nth(1).is_some_and(|card| told.split('"').any(|said| said == card));
    let own = told.replace(&format!(" {actor}."), &format!(" {who}."));
    let his = format!("{who}: {own}");
    let is_his = who != actor && own != told && is_of_it;
    if is_his { vec![his, line.to_owned()] } else { Vec::new() }
}

/// What was just said, said again, where it would be a fault, the first is pending or it is told in people's own words: it may
/// be another one, or stand in the place of the first.
pub(super) fn said_twice(
    statement: &str,
    draft: &Draft,
    is_retold: bool,
    table: &dyn Referee,
) -> Vec<String> {
    if !table.may_foretell(draft) {
        return Vec::new();
    }
    // What the match went back over is told anew.
    let last = table.last_plays(PENDING).into_iter().filter_map(|seq| table.play(seq));
    let last = last.filter(|play| play.rewound_by.is_none()).collect::<Vec<_>>();
    let speech = table.speech();
    let is_verb =
        |text: &str, verbs: &[&str]| verb_of(text).is_some_and(|word| verbs.contains(&fold(word).as_str()));
    // «…, 3» behind the same without a figure tells more of it.
    let is_again = |said: &str| {
        draft.text.strip_prefix(said).is_some_and(|more| more.is_empty() || more.starts_with(' '))
    };
    // «A1>B3» behind «A1>B2 3», of one who acts once: the other target may stand in the place of the first.
    let acts = |text: &str| text.split_once('>').map(|(by, _)| by.to_owned());
    let is_bare = || !draft.text.split_once('>').is_some_and(|(_, behind)| behind.contains(' '));
    let is_of_same = |said: &str| {
        is_verb(&draft.text, speech.once)
            && is_bare()
            && acts(said).is_some_and(|by| acts(&draft.text) == Some(by))
    };
    // A label that the table gives is none that was said.
    let bare = |text: &str| {
        text.rsplit_once(' ').filter(|(_, label)| label.contains('=')).map(|(said, _)| said.to_owned())
    };
    let is_labelled = |said: &str| {
        is_retold
            && !statement.contains('=')
            && bare(said).is_some_and(|said| Some(said) == bare(&draft.text))
    };
    let again = last.iter().rposition(|play| is_again(&play.text) || is_labelled(&play.text));
    let other = || last.iter().rposition(|play| is_of_same(&play.text));
    // «le pone Máscara al tecolote» behind the same told in full says nothing more.
    let is_less = |said: &str| {
        let (who, told) = draft.text.split_once(": ").unwrap_or(("", &draft.text));
        let words: Vec<&str> = said.split([' ', ':']).collect();
        let is_his = who.is_empty() || words.contains(&who);
        is_retold
            && is_his
            && told.split(' ').all(|word| words.contains(&word))
            && (is_verb(&draft.text, speech.once) || breaks_rule(draft, table))
    };
    let less = || last.iter().rposition(|play| is_less(&play.text)).filter(|at| at + 1 == last.len());
    let Some(at) = again.or_else(other).or_else(less) else { return Vec::new() };
    // «…, es Ixim» behind the same without it tells more of it.
    let is_more = is_retold && (is_again(&last[at].text) || is_less(&last[at].text));
    let is_last =
        at + 1 == last.len() && (is_more || last[at].text == draft.text || is_labelled(&last[at].text));
    // It is settled, or the next step or another turn has begun, also where nobody said so.
    let steps = speech.next.iter().filter_map(|(_, line)| line.split(' ').next());
    let ends: Vec<&str> = speech.settles.iter().copied().chain(steps).collect();
    let since = (last[at].seq + 1..table.next_seq()).filter_map(|seq| table.play(seq));
    let waits = || speech.settles.iter().any(|verb| !table.options(Some(verb)).is_empty());
    let is_pending = is_verb(&draft.text, speech.once)
        && (speech.settles.is_empty() || waits())
        && !since.into_iter().any(|play| is_verb(&play.text, &ends));
    let line = statement.trim();
    // Counts come again; what is done to a card hardly does.
    let is_of_card = || {
        let mut words = draft.text.split([' ', '>', '=', ',']).filter(|word| word.len() > 1);
        words.any(|word| word.starts_with('"') || table.place_named(word).is_some())
    };
    // Of what nobody can check either it is asked which it is: a second point of damage.
    let is_open = || !table.foretell(draft, None).is_empty();
    if is_pending || is_last && (is_retold && (is_of_card() || is_open()) || breaks_rule(draft, table)) {
        vec![format!("corregir {}: {line}", last[at].seq), line.to_owned()]
    } else {
        Vec::new()
    }
}

/// What a told line may be where it would be a fault, or would end a turn that nobody ended, and a card's text may do the
/// same: what its player owes of as many, the line so marked, and the line as it is.
pub(super) fn by_card(statement: &str, line: &str, draft: &Draft, table: &dyn Referee) -> Vec<String> {
    let verb = verb_of(&draft.text).map(fold).unwrap_or_default();
    // «B: robo una» is said of whose turn it is, on purpose.
    // «beto roba», «beto endereza» begin his turn; «beto roba una» may not.
    let says_which = || {
        let told = draft.text.split_once(&verb).map_or("", |(_, told)| told);
        let is_number = |word: &str| word.bytes().all(|b| b.is_ascii_digit());
        !told.split_whitespace().all(is_number)
            || fold(statement).split(' ').any(|word| spoken_number(word).is_some())
    };
    if typed_by(statement, table).is_some()
        || !may_be_by_card(draft, table)
        || !(if ends_turn(draft, table) { says_which() } else { breaks_rule(draft, table) })
    {
        return Vec::new();
    }
    let duties = table.duties().into_iter().map(|duty| duty.line).collect();
    let owed = of_as_many(duties, draft);
    let says_verb =
        || fold(statement).split(' ').any(|word| verb.get(..3).is_some_and(|stem| word.starts_with(stem)));
    match owed {
        // «Coge una», of the one life that he owes.
        Some(owed) if !says_verb() => vec![owed],
        owed => owed.into_iter().chain([format!("{line} según carta"), line.to_owned()]).collect(),
    }
}

/// What a documented line may be that would end a turn nobody ended: of as many, what its player owes or may take now by
/// another verb, before the line as it is. A card out of the life is drawn as well.
pub(super) fn owed_as_many(statement: &str, draft: &Draft, table: &dyn Referee) -> Vec<String> {
    if !may_be_by_card(draft, table) || !ends_turn(draft, table) {
        return Vec::new();
    }
    let owed = of_as_many(table.options(None), draft);
    owed.map_or(Vec::new(), |owed| vec![owed, statement.trim().to_owned()])
}

/// Whether a card's text may do in this phase what a line tells.
fn may_be_by_card(draft: &Draft, table: &dyn Referee) -> bool {
    let verb = verb_of(&draft.text).map(fold).unwrap_or_default();
    let phase = table.status().phase;
    table.speech().by_card.iter().any(|(of, begins)| *of == verb && phase.starts_with(begins))
}

/// The first of these lines that tells as many of the same player as a draft does, by another verb.
fn of_as_many(lines: Vec<String>, draft: &Draft) -> Option<String> {
    let parts = |line: &str| {
        let (seat, said) = line.split_once(": ")?;
        Some((seat.to_owned(), said.rsplit_once(' ')?.1.to_owned()))
    };
    let of_draft = parts(&draft.text)?;
    lines.into_iter().find(|line| parts(line).as_ref() == Some(&of_draft) && *line != draft.text)
}

/// Whether a draft, with what it takes for granted, gives the turn to another.
fn ends_turn(draft: &Draft, table: &dyn Referee) -> bool {
    let before = table.status().turn;
    before > 0 && played(draft, table).is_some_and(|after| after.status().turn != before)
}
