//! What set a thing off, told by the card that did it: `auto salza por cooler` is by the play that brought Cooler in; and what may
//! have, where nobody says it. What a card is said to say is by it: `gano dos porque lo dice mi Panal`.

use super::Plain;
use super::heard::{Heard, strict};
use super::item::{Item, Table};
use super::number::number;
use super::saying::kind;
use super::token::{Token, word_at};
use crate::kernel::{PlayView, fold, verb_of};

/// How far back it is looked for, and how many plays of one card it may have been.
const BACK: usize = 8;
const FEW: usize = 2;
/// Up to this number it is hardly of a play that is spoken of: `por 2` says how many.
const FIRST: u32 = 9;

/// What says that a card says so, and what may stand before it.
const SAYS: [&str; 6] = ["dice", "marca", "indica", "manda", "permite", "da"];
const WHY: [&str; 9] = ["porque", "que", "como", "segun", "pues", "lo", "asi", "me", ","];
const OF_CARD: [&str; 5] = ["mi", "el", "la", "su", "tu"];

impl Table<'_> {
    /// The last plays of the card that was found here, as what set something off.
    pub(super) fn causes(&self, found: &mut Vec<Item>) {
        if self.grammar.speech.sets_off.is_none() {
            return;
        }
        let Some(named) = found.iter().find(|item| item.kinds & (kind::NAME | kind::PLACE) != 0).cloned()
        else {
            return;
        };
        let called = fold(named.text.trim_matches('"'));
        let lies = |(key, value): &(&str, String)| {
            *key == "nombre" && named.kinds & kind::NAME != 0 && fold(value.trim_matches('"')) == called
        };
        let sheet = self.sheet().iter();
        let places = sheet.filter(|here| here.facts.iter().any(lies)).map(|here| fold(&here.place));
        let places: Vec<String> =
            places.chain((!named.text.starts_with('"')).then(|| called.clone())).collect();
        let tells = |play: &PlayView| {
            let text = fold(&play.text);
            let is_place = |word: &str| places.iter().any(|place| place == word);
            text.contains(&format!("\"{called}\""))
                || text.split([' ', '>']).any(|word| word == called || is_place(word))
        };
        let those = self.may_have_set_off().into_iter().filter(tells).take(FEW);
        found.extend(those.map(|play| Item {
            kinds: kind::CAUSE,
            text: format!("#{}", play.seq),
            seat: None,
            ..named.clone()
        }));
    }

    /// A play by its number where something is said to be by it: `por la veinticinco`, `por 25`.
    pub(super) fn numbered_cause(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let word = |back: usize| at.checked_sub(back).and_then(|at| word_at(tokens, at));
        let is_led = matches!(word(1), Some("por" | "x"))
            || matches!(word(1), Some("la" | "el" | "jugada"))
                && matches!(word(2), Some("por" | "x" | "a" | "la"))
            || word(1) == Some("jugada") && word(2) == Some("la");
        let words: Vec<&str> = tokens[at..].iter().take(4).map(|token| token.fold.as_str()).collect();
        let of_play = number(&words).filter(|_| is_led && self.grammar.speech.sets_off.is_some());
        let is_told = |n: i32| u32::try_from(n).is_ok_and(|n| n > FIRST && self.referee.play(n).is_some());
        if let Some((len, n)) = of_play.filter(|(_, n)| is_told(*n)) {
            found.push(Item { len, kinds: kind::REF, text: format!("#{n}"), cost: 1, seat: None });
        }
    }

    /// The last plays that may have set something off, the newest first.
    fn may_have_set_off(&self) -> Vec<PlayView> {
        let Some((_, _, verbs)) = self.grammar.speech.sets_off else { return Vec::new() };
        let last = self.referee.last_plays(BACK).into_iter().rev();
        let may = |play: &PlayView| {
            let verb = verb_of(&play.text).map(fold);
            verb.is_some_and(|verb| verbs.split(' ').any(|of| of == verb))
        };
        last.filter_map(|seq| self.referee.play(seq)).filter(may).collect()
    }
}

/// The same line with what was done just before as what set it off, where that may have and the line does not say: it is asked.
pub(super) fn asked(heard: &Heard, table: &Table<'_>) -> Option<Plain> {
    let (verb, by, _) = table.grammar.speech.sets_off?;
    let says = |text: &str| text.split(' ').any(|word| word == by);
    if verb_of(&heard.draft.text).map(fold).as_deref() != Some(verb) || says(&heard.line) {
        return None;
    }
    let newest = table.referee.last_plays(1).pop();
    let just = table.may_have_set_off().into_iter().next().filter(|play| Some(play.seq) == newest)?;
    let line = format!("{} {by} #{}", heard.line, just.seq);
    strict(&line, table.referee)?;
    Some(Plain::Several(vec![line, heard.line.clone()]))
}

/// The words with «por» in the place of what says at their end that a card says so: `…, porque lo dice mi Panal`.
pub fn said_by(mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    let word = |at: usize| word_at(&tokens, at);
    let is = |at: usize, some: &[&str]| word(at).is_some_and(|word| some.contains(&word));
    let ends = |at: usize| {
        let card = at + 1 + usize::from(is(at + 1, &OF_CARD));
        let items = table.items(&tokens, card);
        let is_card = |item: &Item| item.kinds & (kind::NAME | kind::PLACE) != 0;
        items.iter().any(|item| is_card(item) && card + item.len == tokens.len())
    };
    let leads = |at: usize| (0..at).rev().take_while(|at| is(*at, &WHY)).count();
    // «…, efecto tejón», «… x efecto d molko»
    let by_effect = |at: usize| {
        let of = usize::from(is(at + 1, &["de", "d", "del"]));
        let is_led = is(at - 1, &["por", "x", ","]);
        // «swap a1/a3 efecto a2»: a card or a figure stands before it; «activo efecto a2» does it.
        let is_behind = || {
            let kinds = kind::NAME | kind::PLACE | kind::NUMBER;
            table.items(&tokens, at - 1).iter().any(|item| item.kinds & kinds != 0)
        };
        let is_cause = is(at, &["efecto"]) && ends(at + of) && (is_led || is_behind());
        is_cause.then_some(at - usize::from(is_led)..at + of + 1)
    };
    if let Some(words) = (2..tokens.len()).find_map(by_effect) {
        tokens.splice(words, [Token::bare("por")]);
        return tokens;
    }
    let is_so = |at: &usize| is(*at, &SAYS) && is(at - 1, &["lo", "asi", "segun", "como"]) && ends(*at);
    if let Some(at) = (2..tokens.len()).find(is_so).filter(|at| at - leads(*at) > 1) {
        let from = at - leads(at);
        tokens.splice(from..=at, [Token::bare("por")]);
    }
    tokens
}
