//! What a statement means on the table of a match.

mod desk;
mod judge;
mod penalty;
mod rewind;

use std::ops::Range;

use super::command::{Command, Deed};
use super::desk::{DESK, DeskWord};
use super::lex::{Token, tokens, words};
use crate::kernel::{
    Draft, Misread, Referee, Seat, Seq, VerbInfo, Waiver, WaiverSource, Word, begins_folded, did_you_mean,
    fold,
};

/// Words that begin many sentences, and the names of letters: never the beginning of a word of the desk.
const COMMON: [&str; 12] = ["no", "por", "se", "le", "ve", "ha", "si", "de", "es", "me", "al", "el"];

/// Longest name in quotation marks that a play says, in letters; what a person writes freely may be longer.
const LONGEST_NAME: usize = 200;

/// How tolerant a reading is.
pub struct Reading<'a> {
    /// Beginnings of verbs count, as at the prompt; scripts take full words and fixed short forms.
    pub prefixes: bool,
    /// The number a label `#n` of a script stands for.
    pub label: &'a dyn Fn(Seq) -> Seq,
}

impl Reading<'static> {
    /// As the notation is documented: full words and fixed short forms; `#n` is the number of a record.
    pub const EXACT: Self = Reading { prefixes: false, label: &|n| n };
    /// As it is typed at the prompt: beginnings of verbs count as well.
    pub const TYPED: Self = Reading { prefixes: true, label: &|n| n };
}

/// Reads one statement: the bytes of `line` at `range`.
///
/// # Errors
/// What is not understood, where, and what could be meant; nothing else happens then.
pub fn read(
    line: &str,
    range: Range<usize>,
    referee: &dyn Referee,
    how: &Reading<'_>,
) -> Result<Command, Misread> {
    let mut tokens = tokens(line, range.clone())?;
    let end = trimmed_end(line, &range);
    let tacit = take_tacit(&mut tokens, how)?;
    let judge = take_judge(&mut tokens);
    let first = tokens.first().and_then(Token::bare).map(str::to_owned);
    let Some(first) = first else {
        return Err(Misread::new(range.start..end, "la línea no empieza por un verbo"));
    };
    let reader = Reader { line, end, referee, how };
    match reader.find_desk(&first).filter(|word| reader.is_desks(*word, &first, &tokens)) {
        Some(word) if judge.is_none() && !tacit => reader.desk(word, tokens),
        Some(_) | None => {
            let (draft, waiver) = reader.play(tokens, judge, true)?;
            Ok(Command::Record(Deed::Play { draft, waiver, before: None, instead: None, tacit }))
        }
    }
}

fn trimmed_end(line: &str, range: &Range<usize>) -> usize {
    range.start + line[range.clone()].trim_end().len()
}

/// `tácito:` before a line of a script: nobody said it, the next play takes it for granted.
fn take_tacit(tokens: &mut Vec<Token>, how: &Reading<'_>) -> Result<bool, Misread> {
    let first = tokens.first().filter(|t| t.bare().is_some_and(|w| fold(w) == "tacito:"));
    let Some(span) = first.map(Token::span) else { return Ok(false) };
    if how.prefixes {
        return Err(Misread::new(span, "«tácito:» solo va en guiones: escriba el paso sin esa palabra"));
    }
    tokens.remove(0);
    Ok(true)
}

/// `juez:` before a line: done on a judge's order.
fn take_judge(tokens: &mut Vec<Token>) -> Option<Waiver> {
    let is_judge =
        tokens.first().and_then(Token::bare).is_some_and(|w| matches!(fold(w).as_str(), "juez:" | "judge:"));
    is_judge.then(|| {
        tokens.remove(0);
        Waiver { by: WaiverSource::Judge, clauses: Vec::new(), note: String::new() }
    })
}

/// `según carta [cláusulas] "nota"` at the end of a play.
fn take_waiver(tokens: &mut Vec<Token>, referee: &dyn Referee) -> Option<Waiver> {
    let word = |i: usize| tokens.get(i).and_then(Token::bare).map(fold);
    let at = (1..tokens.len()).find(|i| match word(*i).as_deref() {
        Some("segun-carta") => true,
        Some("segun") => {
            matches!(word(i + 1).as_deref(), Some("carta"))
                || tokens.get(i + 1).is_some_and(|t| t.quoted().is_some() || t.bare().is_some())
        }
        Some(_) | None => false,
    })?;
    let mut tail = tokens.split_off(at);
    let joined = tail.remove(0).bare().is_some_and(|w| fold(w) == "segun-carta");
    let said_card = joined || tail.first().and_then(Token::bare).is_some_and(|w| fold(w) == "carta");
    if tail.first().and_then(Token::bare).is_some_and(|w| fold(w) == "carta") {
        tail.remove(0);
    }
    let (clauses, used) = leading_clauses(&tail, referee);
    // The card may be named by a bare word right behind: «según A1».
    let named = |t: &Token| t.quoted().or(t.bare().filter(|_| used == 0 && !said_card)).map(str::to_owned);
    let note = tail.get(used).and_then(named);
    let taken = used + usize::from(note.is_some());
    tokens.extend(tail.split_off(taken));
    Some(Waiver { by: WaiverSource::Card, clauses, note: note.unwrap_or_default() })
}

/// Clause numbers at the beginning, commas between them allowed.
fn leading_clauses(tokens: &[Token], referee: &dyn Referee) -> (Vec<String>, usize) {
    let mut clauses = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        if matches!(token, Token::Word(Word::Sign(crate::kernel::Symbol::Comma), _)) && !clauses.is_empty() {
            continue;
        }
        // As the program writes it, too: `(4.5a):`.
        let said = token.bare().map(|text| text.trim_matches(&['(', ')', ':'][..]));
        let Some(clause) = said.and_then(|text| clause_number(text, referee)) else {
            return (clauses, i);
        };
        clauses.push(clause);
    }
    (clauses, tokens.len())
}

/// A clause the referee checks (`4.5a`, `L1a`), or anything numbered like one.
fn clause_number(text: &str, referee: &dyn Referee) -> Option<String> {
    let is_numbered = text.contains('.')
        && text.chars().any(|c| c.is_ascii_digit())
        && text.chars().all(|c| c.is_alphanumeric() || c == '.' || c == '-');
    let checked = referee.checked_clause(text).map(str::to_owned);
    checked.or_else(|| is_numbered.then(|| text.to_owned()))
}

/// How a misreading begins where the verb itself is not understood.
const UNKNOWN_VERB: &str = "no se entiende el verbo";

/// Whether it is the verb of a line that is not understood, and nothing behind it.
pub fn is_of_verb(misread: &Misread) -> bool {
    misread.message.starts_with(UNKNOWN_VERB)
}

struct Reader<'a> {
    line: &'a str,
    end: usize,
    referee: &'a dyn Referee,
    how: &'a Reading<'a>,
}

impl Reader<'_> {
    /// A word of the desk, in full, by a short form, in English, or by its beginning at the prompt.
    fn find_desk(&self, word: &str) -> Option<DeskWord> {
        let word = fold(word.trim_end_matches(':'));
        let exact = DESK.iter().find(|desk| desk.is_called(&word));
        exact.map(|d| d.is).or_else(|| match self.by_prefix(&word).as_slice() {
            [Meaning::Desk(is)] => Some(*is),
            _ => None,
        })
    }

    /// A word that is a verb of the game too is the desk's where what follows is.
    fn is_desks(&self, word: DeskWord, said: &str, tokens: &[Token]) -> bool {
        let said = fold(said);
        let is_verb = self.referee.verbs().iter().any(|verb| verb.is_called(&said));
        !is_verb
            || word == DeskWord::Result && judge::tells_cause(tokens)
            || word == DeskWord::Series && judge::tells_place(tokens)
    }

    fn find_verb(&self, word: &str, verbs: &[VerbInfo]) -> Option<usize> {
        let word = fold(word);
        verbs.iter().position(|verb| verb.is_called(&word)).or_else(|| {
            match self.by_prefix(&word).as_slice() {
                [Meaning::Verb(at)] => Some(*at),
                _ => None,
            }
        })
    }

    /// Everything whose Spanish word begins so; only at the prompt, from two letters on.
    fn by_prefix(&self, word: &str) -> Vec<Meaning> {
        if !self.how.prefixes || word.len() < 2 {
            return Vec::new();
        }
        let begins = |whole: &str| begins_folded(whole, word);
        let verbs = self.referee.verbs();
        let verbs = verbs.iter().enumerate().filter(|(_, v)| begins(v.word)).map(|(i, _)| Meaning::Verb(i));
        // A sentence that begins with a common word is no note and no question of the desk.
        let desk = DESK.iter().filter(|d| d.is.may_be_begun() && begins(d.word) && !COMMON.contains(&word));
        let desk = desk.map(|d| Meaning::Desk(d.is));
        verbs.chain(desk).collect()
    }

    /// A play: `[player[:]] verb …`.
    fn play(
        &self,
        mut tokens: Vec<Token>,
        judge: Option<Waiver>,
        prefix: bool,
    ) -> Result<(Draft, Option<Waiver>), Misread> {
        if let Some(long) =
            tokens.iter().find(|token| token.quoted().is_some_and(|t| t.chars().count() > LONGEST_NAME))
        {
            let message = format!("entre comillas van de 1 a {LONGEST_NAME} letras");
            return Err(Misread::new(long.span(), message));
        }
        // What a judge orders is his, whatever card the line names besides.
        let card = take_waiver(&mut tokens, self.referee);
        let waiver = judge.or(card);
        let verbs = self.referee.verbs();
        let seat = if prefix { self.take_seat(&mut tokens, &verbs)? } else { None };
        if let Some(word) = tokens.first().filter(|_| seat.is_some()).and_then(Token::bare)
            && self.find_desk(word).is_some()
            && self.find_verb(word, &verbs).is_none()
        {
            return Err(Misread::new(tokens[0].span(), format!("«{word}» va sin jugador delante")));
        }
        let Some(first) = tokens.first() else {
            return Err(Misread::new(self.end..self.end, "falta el verbo"));
        };
        let (Some(word), span) = (first.bare().map(str::to_owned), first.span()) else {
            return Err(Misread::new(first.span(), "la línea no empieza por un verbo"));
        };
        let Some(verb) = self.find_verb(&word, &verbs) else { return Err(self.unknown(&word, span, &verbs)) };
        tokens.remove(0);
        self.resolve_labels(&mut tokens);
        let mut words = words(self.line, tokens, self.end);
        words.permitted_by(waiver.as_ref().map(|w| w.note.as_str()));
        Ok((self.referee.understand(verb, &mut words, seat)?, waiver))
    }

    /// A label a line points to (`por #31`) becomes the number it stands for.
    fn resolve_labels(&self, tokens: &mut [Token]) {
        for token in tokens {
            let Token::Word(Word::Bare(text), _) = token else { continue };
            if let Some(label) = text.strip_prefix('#').and_then(|n| n.parse::<Seq>().ok()) {
                *text = format!("#{}", (self.how.label)(label));
            }
        }
    }

    fn take_seat(&self, tokens: &mut Vec<Token>, verbs: &[VerbInfo]) -> Result<Option<Seat>, Misread> {
        let Some((word, span)) = tokens.first().and_then(|t| Some((t.bare()?.to_owned(), t.span()))) else {
            return Ok(None);
        };
        if let Some(name) = word.strip_suffix(':') {
            let seat = self.referee.seat_named(name);
            tokens.remove(0);
            return seat
                .map(Some)
                .ok_or_else(|| Misread::new(span, format!("no hay ningún jugador «{name}»")));
        }
        let next_is_verb =
            tokens.get(1).and_then(Token::bare).is_some_and(|w| self.find_verb(w, verbs).is_some());
        let seat =
            self.referee.seat_named(&word).filter(|_| next_is_verb && self.find_verb(&word, verbs).is_none());
        if seat.is_some() {
            tokens.remove(0);
        }
        Ok(seat)
    }

    fn unknown(&self, word: &str, span: Range<usize>, verbs: &[VerbInfo]) -> Misread {
        let several = self.by_prefix(&fold(word));
        if several.len() > 1 {
            let names = several.iter().map(|m| m.word(verbs)).collect();
            return Misread::new(span, format!("«{word}» puede ser varias cosas")).or(names);
        }
        let all = verbs.iter().map(|v| v.word).chain(DESK.iter().map(|d| d.word));
        Misread::new(span, format!("{UNKNOWN_VERB} «{word}»")).or(did_you_mean(word, all))
    }
}

/// What a beginning of a word could be.
#[derive(Clone, Copy, Debug)]
enum Meaning {
    Verb(usize),
    Desk(DeskWord),
}

impl Meaning {
    fn word(self, verbs: &[VerbInfo]) -> String {
        match self {
            Meaning::Verb(at) => verbs.get(at).map_or(String::new(), |v| v.word.to_owned()),
            Meaning::Desk(is) => {
                DESK.iter().find(|d| d.is == is).map_or(String::new(), |d| d.word.to_owned())
            }
        }
    }
}
