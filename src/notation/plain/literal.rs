//! A line of the notation that is told nearly as it is documented: its verb inflected, courtesy around it, numbers in
//! words, one slip in a word that is fixed. Everything else of it stands as it was typed.

use std::collections::BTreeSet;

use super::grammar::Grammar;
use super::item::Table;
use super::letter::letter;
use super::lexicon::is_near;
use super::number::{is_ordinal, number};
use super::stopwords::JOINING;
use super::token::closing;
use crate::kernel::{Referee, VerbInfo, fold};

/// Most lines with one word mended.
const MOST: usize = 16;
/// What is said before a verb in the infinitive.
const ABOUT_TO: [&str; 9] = ["voy", "vas", "va", "vamos", "van", "quiero", "quiere", "quieren", "queremos"];

/// A statement as its verb, or what stands where a verb would, and the words around it.
pub struct Literal<'a> {
    table: &'a Table<'a>,
    line: &'a str,
    words: Vec<String>,
    /// Where the verb stands.
    at: usize,
    /// The verbs that the word is a form of; the word itself is kept where it calls one.
    verbs: Vec<&'a VerbInfo>,
}

impl<'a> Literal<'a> {
    /// Takes a statement apart; none where nothing is left of it.
    pub fn new(line: &'a str, table: &'a Table<'a>) -> Option<Literal<'a>> {
        let mut words = split(line.trim().trim_end_matches(['.', '!']))?;
        let typed = words.len();
        strip(&mut words, table.referee, table.grammar);
        // «lo de cooler»: what leads to a card is no verb cut short, where it does not begin the line.
        let leads = |word: &String| {
            let word = fold(word);
            JOINING.contains(&word.as_str()) && table.referee.seat_named(&word).is_none()
        };
        if words.len() < typed && words.first().is_some_and(leads) {
            return None;
        }
        let is_player = |word: &String| table.referee.seat_named(word.trim_end_matches(':')).is_some();
        let at = usize::from(words.first().is_some_and(is_player));
        words.drain(at..at + about_to(&words, at));
        // «fin: ana», «fin, ana»
        if let Some(verb) =
            words.get(at).and_then(|word| word.strip_suffix([':', ','])).filter(|word| word.len() > 1)
        {
            words[at] = verb.to_owned();
        }
        let word = fold(words.get(at)?);
        let rows = &table.grammar.inflected;
        let called: Vec<&VerbInfo> =
            rows.iter().map(|(verb, _)| verb).filter(|verb| verb.is_called(&word)).take(1).collect();
        let is_called = !called.is_empty();
        let inflected = || rows.iter().filter(|(_, forms)| forms.contains(&word)).map(|(verb, _)| verb);
        // What the game's speech reads besides says more than its verb: `cortamos` says who.
        let says_more = word.ends_with("mos")
            && table.grammar.heads.get(&word).is_some_and(|heads| heads.iter().any(|head| head.kept));
        let verbs = match (is_called, says_more || table.grammar.is_to_come(&word)) {
            (true, _) => called,
            (false, true) => Vec::new(),
            (false, false) => inflected().collect(),
        };
        Some(Literal { table, line: line.trim(), words, at, verbs })
    }

    /// The words with a verb in the place of a form of it.
    fn with(&self, verb: &VerbInfo) -> Vec<String> {
        let mut words = self.words.clone();
        if !verb.is_called(&fold(&words[self.at])) {
            words[self.at] = verb.word.to_owned();
        }
        words
    }

    /// The lines it may be, only inflected or with words around it that say nothing.
    pub fn said(&self) -> Vec<String> {
        let lines = self.verbs.iter().map(|verb| self.with(verb).join(" "));
        // «pa ana»: who has the turn stands behind.
        let who = self.words.get(1).filter(|who| self.at == 0 && self.words.len() == 2 && who.len() > 1);
        let active = self.table.referee.status().active;
        let who = who.filter(|who| active.is_some() && self.table.referee.seat_named(who) == active);
        let behind = who
            .into_iter()
            .flat_map(|who| self.verbs.iter().map(move |verb| format!("{who} {}", self.with(verb)[0])));
        let lines = lines.chain(behind);
        lines.filter(|said| said != self.line).collect()
    }

    /// The same with numbers, signs and places in words: `daño tres`, `A1 a B2`, `be dos`.
    pub fn spelled(&self) -> Vec<String> {
        let line = |verb: &&VerbInfo| {
            let mut words = self.with(verb);
            // Where cards are numbers «repone uno» says how many, «B uno» which.
            let made = self.table.grammar.speech.made.is_some();
            let counts = made && words.get(self.at + 1).is_some_and(|word| fold(word) == "uno");
            words.iter_mut().skip(self.at + 1 + usize::from(counts)).for_each(in_digits);
            spelled(&words, self.at, verb, self.table).join(" ")
        };
        self.verbs.iter().map(line).filter(|said| said != self.line).collect()
    }

    /// The same with one slip mended, in the verb where it is none.
    pub fn mended(&self) -> Vec<String> {
        let word = fold(&self.words[self.at]);
        let mut lines: Vec<String> = if self.verbs.is_empty() {
            let rows = self.table.grammar.inflected.iter();
            let near = rows.filter(|(_, forms)| forms.iter().any(|form| is_near(&word, form)));
            near.map(|(verb, _)| self.with(verb).join(" ")).collect()
        } else {
            let each = |verb: &&VerbInfo| with_word_mended(&self.with(verb), self.at, verb, self.table);
            self.verbs.iter().flat_map(each).collect()
        };
        lines.truncate(MOST);
        lines
    }
}

/// The words of a statement as they were typed; none where a quotation mark is left open.
fn split(line: &str) -> Option<Vec<String>> {
    let mut words = vec![String::new()];
    let mut close = None;
    for c in line.chars() {
        if close.is_none() && c == ' ' {
            words.push(String::new());
            continue;
        }
        close = if close == Some(c) { None } else { close.or_else(|| closing(c)) };
        words.last_mut()?.push(c);
    }
    words.retain(|word| !word.is_empty());
    close.is_none().then_some(words)
}

/// Takes off what says nothing before the player or the verb, and behind the rest.
fn strip(words: &mut Vec<String>, referee: &dyn Referee, grammar: &Grammar) {
    let bare = |word: &str| fold(word.trim_matches([',', '.', '!', '¡']));
    let says_nothing = |word: &str| {
        let word = bare(word);
        word.chars().count() > 1
            && grammar.fillers.contains(&word)
            && !grammar.verbs.contains(&word)
            && referee.seat_named(&word).is_none()
    };
    let phrase = |words: &[String]| {
        let same = |phrase: &&Vec<String>| {
            phrase.len() <= words.len() && phrase.iter().zip(words).all(|(p, word)| *p == bare(word))
        };
        let first = words.first().map(|word| bare(word));
        grammar.phrases(&first?).iter().find(same).map(Vec::len)
    };
    while words.len() > 1 {
        let about = about_to(words, 0);
        if let Some(long) = (about > 0).then_some(about).or_else(|| phrase(words)) {
            words.drain(..long);
        } else if says_nothing(&words[0]) {
            words.remove(0);
        } else {
            break;
        }
    }
    while words.len() > 1 {
        let last = words.len() - 1;
        if let Some(from) =
            (1..last).rev().take(3).find(|from| phrase(&words[*from..]) == Some(words.len() - from))
        {
            words.truncate(from);
        // «retiro una» says that it is one.
        } else if says_nothing(&words[last]) && !matches!(bare(&words[last]).as_str(), "un" | "una" | "uno") {
            words.truncate(last);
        } else {
            break;
        }
    }
    if let Some(last) = words.last_mut() {
        *last = last.trim_end_matches(',').to_owned();
    }
    words.retain(|word| !word.is_empty());
}

/// How many words say only that something is about to be done: `voy a`.
fn about_to(words: &[String], at: usize) -> usize {
    let is_said = words.get(at).is_some_and(|word| ABOUT_TO.contains(&fold(word).as_str()));
    usize::from(is_said) + usize::from(is_said && words.get(at + 1).is_some_and(|word| word == "a"))
}

/// A number in words is written in digits, also as a value; «un» may be an article.
fn in_digits(word: &mut String) {
    let value = word.find('=').map_or(0, |at| at + 1);
    let folded = fold(&word[value..]);
    let is_word = folded.chars().all(char::is_alphabetic)
        && !matches!(folded.as_str(), "un" | "una")
        && !is_ordinal(&folded);
    if let Some((_, n)) = is_word.then(|| number(&[&folded])).flatten() {
        word.replace_range(value.., &n.to_string());
    }
}

/// The words behind a verb with the signs that were said in words, and places that were spelled.
fn spelled(words: &[String], at: usize, verb: &VerbInfo, table: &Table<'_>) -> Vec<String> {
    let sheet = table.sheet();
    let is_key = |word: &str| {
        let facts = sheet.iter().flat_map(|place| &place.facts);
        verb.keys.iter().chain(facts.map(|(key, _)| key)).any(|key| fold(key) == fold(word))
    };
    let place = |word: &str| table.referee.place_named(word).is_some();
    let mut found = words[..=at].to_vec();
    let mut rest = words[at + 1..].iter().map(String::as_str).peekable();
    while let Some(word) = rest.next() {
        let next = rest.peek().copied();
        let aloud = next
            .filter(|next| next.bytes().all(|b| b.is_ascii_digit()))
            .and_then(|n| letter(&fold(word)).map(|letter| format!("{letter}{n}")))
            .filter(|place_said| place(place_said));
        let joins = matches!(word, "a" | "contra" | "->" | "=>")
            && found.len() > at + 1
            && found.last().is_some_and(|last| place(last));
        if let Some(said) = aloud {
            found.push(said);
            rest.next();
        } else if let Some(said) = key_begun(word, verb, &is_key) {
            found.push(said);
        } else if let Some(value) = next.filter(|value| is_key(word) && !value.contains('=')) {
            found.push(format!("{word}={value}"));
            rest.next();
        } else if let (true, Some(target)) = (joins, next) {
            if let Some(last) = found.last_mut() {
                last.push('>');
                last.push_str(target);
            }
            rest.next();
        } else {
            found.push(word.to_owned());
        }
    }
    found
}

/// `pri=3` with its key whole, where the verb has only one that begins so.
fn key_begun(word: &str, verb: &VerbInfo, is_key: &dyn Fn(&str) -> bool) -> Option<String> {
    let (said, value) = word.split_once('=').filter(|(said, value)| !said.is_empty() && !value.is_empty())?;
    let begun = fold(said);
    let mut keys = verb.keys.iter().filter(|key| fold(key).starts_with(&begun));
    let only = keys.next().filter(|_| keys.next().is_none() && !is_key(said))?;
    Some(format!("{only}={value}"))
}

/// Whether a value is a word of which a slip can be told.
fn may_be_mended(value: &str) -> bool {
    value.chars().count() > 3 && value.chars().all(char::is_alphabetic)
}

/// The lines that come of mending one word behind the verb, or one key, that is nearly a fixed one.
fn with_word_mended(words: &[String], at: usize, verb: &VerbInfo, table: &Table<'_>) -> Vec<String> {
    let sheet = table.sheet();
    let facts = sheet.iter().flat_map(|place| &place.facts);
    let told = facts.flat_map(|(key, value)| [fold(key), fold(value)]);
    let rows = verb.keys.iter().chain(verb.flags).map(|word| fold(word));
    let in_form = verb.form.split(|c: char| !c.is_alphabetic()).filter(|w| w.chars().all(char::is_lowercase));
    let is_word = |word: &String| word.chars().count() > 2 && word.chars().all(char::is_alphabetic);
    // `situar BMabo n=5`
    let lies = sheet.iter().map(|place| fold(&place.place));
    let here: BTreeSet<String> =
        told.chain(rows).chain(lies).chain(in_form.map(fold)).filter(is_word).collect();
    let fixed = &table.grammar.fixed;
    let mut lines = Vec::new();
    for (place, word) in
        words.iter().enumerate().skip(at + 1).filter(|(_, word)| !word.starts_with(['"', '«', '“']))
    {
        let (said, value) = word.split_at(word.find('=').unwrap_or(word.len()));
        let folded = fold(said);
        let is_fixed = fixed.contains(&folded) || here.contains(&folded);
        // One of the pieces of `casco-tnaque-granada`.
        let pieces: Vec<&str> = said.split('-').filter(|_| value.is_empty()).collect();
        for (at, piece) in pieces.iter().enumerate().filter(|(_, piece)| pieces.len() > 1 && piece.len() > 3)
        {
            let folded = fold(piece);
            let near =
                table.grammar.lexicon().near(&folded).filter(|word| fixed.contains(*word) && is_word(word));
            for meant in near.filter(|word| **word != folded && !fixed.contains(&folded)) {
                let mut pieces = pieces.clone();
                pieces[at] = meant;
                let mut words = words.to_vec();
                words[place] = pieces.join("-");
                lines.push(words.join(" "));
            }
        }
        // `tipo=podre`
        if let Some(value) =
            value.strip_prefix('=').map(fold).filter(|value| is_fixed && may_be_mended(value))
        {
            let near =
                table.grammar.lexicon().near(&value).filter(|word| fixed.contains(*word) && is_word(word));
            for meant in near.filter(|_| !fixed.contains(&value) && !here.contains(&value)) {
                let mut words = words.to_vec();
                words[place] = format!("{said}={meant}");
                lines.push(words.join(" "));
            }
        }
        if folded.chars().count() < 4 || is_fixed || !folded.chars().all(char::is_alphabetic) {
            continue;
        }
        let near =
            table.grammar.lexicon().near(&folded).filter(|word| fixed.contains(*word) && is_word(word));
        let here = here.iter().filter(|word| is_near(&folded, word));
        for meant in near.chain(here).collect::<BTreeSet<&String>>() {
            let mut words = words.to_vec();
            words[place] = format!("{meant}{value}");
            lines.push(words.join(" "));
        }
    }
    lines
}
