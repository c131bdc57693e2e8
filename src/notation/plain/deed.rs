//! What a card on the table can do, called by its own name: `activo aullido`, `el aullido del lobo`.

use super::address::who;
use super::doubt::nearly_known;
use super::heard::Heard;
use super::item::{Item, Table};
use super::lexicon::is_near;
use super::saying::kind;
use super::token::Token;
use super::{Grammar, Names};
use crate::kernel::{Draft, PlaceFacts, Referee, Seat, fold};

/// Shortest word that may be a slip for the name of what a card does.
const SHORTEST: usize = 5;

/// A name of a deed as it stands behind its card's place: `A.s5 "Aullido"`.
fn written(place: &str, name: &str) -> String {
    format!("{place} \"{name}\"")
}

/// The card's place and the name of what it does.
pub(super) fn parts(text: &str) -> Option<(&str, &str)> {
    text.split_once(' ').filter(|(_, name)| name.starts_with('"'))
}

/// A documented line with a word of what the card can do that it names in the place of one that is nearly it and that nobody
/// heard: `activar s2 Embetida` of him who can `Embestida`. Nothing where there is none.
pub fn misnamed(
    line: &str,
    draft: &Draft,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    let keys = grammar.speech.deeds;
    if keys.is_empty() {
        return Vec::new();
    }
    let table = Table::new(grammar, referee, names);
    let known = table.deed_words();
    // A card is printed by its place or by its name.
    let is_said = |here: &PlaceFacts| {
        let is_named = |(key, name): &(&str, String)| {
            *key == "nombre" && name.len() > 2 && draft.text.contains(name.trim_matches('"'))
        };
        draft.text.split(' ').any(|word| referee.place_named(word).as_ref() == Some(&here.place))
            || here.facts.iter().any(is_named)
    };
    let here = table.sheet().iter().filter(|here| is_said(here)).flat_map(|here| &here.facts);
    let deeds = here.filter(|(key, _)| keys.contains(key)).filter_map(|(_, value)| value.split(':').next());
    let deeds: Vec<&str> = deeds.flat_map(str::split_whitespace).collect();
    let text = fold(&draft.text);
    let is_new = |word: &&str| {
        let word = fold(word);
        let is_of_card = names.iter().any(|(_, words)| words.contains(&word));
        word.chars().count() >= SHORTEST
            && text.contains(&word)
            && !known.contains(&word)
            && !is_of_card
            && !grammar.words.contains(&word)
    };
    let words = line.split(|c: char| !c.is_alphanumeric()).filter(is_new);
    let meant = words.flat_map(|word| {
        let near = deeds.iter().filter(move |deed| is_near(&fold(word), &fold(deed)));
        near.map(move |deed| line.replace(word, deed))
    });
    meant.collect()
}

/// A line with him before it who speaks, where the card that it begins with says who does.
pub(super) fn owned(line: &str, mut tokens: Vec<Token>, table: &Table<'_>) -> Vec<Token> {
    if let Some(seat) = owner(line, table) {
        tokens.insert(0, who(seat, table));
    }
    tokens
}

/// Who speaks where a card that lies only on one side of the table stands before a colon, and what it does is of «mi»:
/// `manantial: +2 a mi base` is said by him who has it.
fn owner(line: &str, table: &Table<'_>) -> Option<Seat> {
    let (card, does) = line.split_once(':')?;
    let card = fold(card.trim());
    let is_of_self = does.split_whitespace().any(|word| matches!(fold(word).as_str(), "mi" | "mis"));
    let is_known = table.names.iter().any(|(name, _)| fold(name) == card);
    if !is_of_self || !is_known || !table.grammar.speech.by_place {
        return None;
    }
    only_side(&card, table)
}

/// Who speaks where he calls a card his that lies only on one side of the table: `con mi lechuza le subo dos a mi tapada`.
pub(super) fn speaker(tokens: &[Token], table: &Table<'_>) -> Option<Seat> {
    if !table.grammar.speech.by_place || table.referee.seats().len() > 2 {
        return None;
    }
    let is_his = |at: &usize| !tokens[*at].quoted && matches!(tokens[*at].fold.as_str(), "mi" | "mis");
    let is_here = |words: &[String], at: usize| {
        let said = tokens.get(at..at + words.len());
        said.is_some_and(|said| said.iter().zip(words).all(|(token, word)| token.fold == *word))
    };
    let mine = (0..tokens.len()).filter(is_his);
    let mut sides = mine.filter_map(|at| {
        let here = table.names.iter().filter(|(_, words)| is_here(words, at + 1));
        let (name, _) = here.max_by_key(|(_, words)| words.len())?;
        only_side(&fold(name), table)
    });
    let first = sides.next()?;
    sides.all(|side| side == first).then_some(first)
}

/// The player on whose side alone a card of that folded name lies.
fn only_side(card: &str, table: &Table<'_>) -> Option<Seat> {
    let is_it = |(key, value): &(&str, String)| *key == "nombre" && fold(value.trim_matches('"')) == card;
    let lies = table.sheet().iter().filter(|here| here.facts.iter().any(is_it));
    let mut seats: Vec<&str> = lies.filter_map(|here| here.place.get(..1)).collect();
    seats.sort_unstable();
    seats.dedup();
    let [only] = seats.as_slice() else { return None };
    [Seat::A, Seat::B].into_iter().find(|seat| seat.to_string() == *only)
}

/// What a reading may be meant for whose new name is nearly one of a card, or of what its card can do; and it.
pub(super) fn nearly_named(heard: &Heard, table: &Table<'_>, names: &Names) -> Vec<String> {
    let known = nearly_known(heard, table.referee, names);
    let mut meant = misnamed(&heard.line, &heard.draft, table.referee, table.grammar, names);
    if !known.is_empty() || meant.is_empty() {
        return known;
    }
    meant.push(heard.line.clone());
    meant
}

impl Table<'_> {
    /// The words of what the cards of the table can do.
    pub(super) fn deed_words(&self) -> Vec<String> {
        let keys = self.grammar.speech.deeds;
        if keys.is_empty() {
            return Vec::new();
        }
        let facts = self.sheet().iter().flat_map(|here| &here.facts);
        let names =
            facts.filter(|(key, _)| keys.contains(key)).filter_map(|(_, value)| value.split(':').next());
        names.flat_map(|name| fold(name).split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
    }

    /// Each card of the table that can do what these words are the name of.
    pub(super) fn deeds(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let keys = self.grammar.speech.deeds;
        if keys.is_empty() {
            return;
        }
        for here in self.sheet() {
            let told = here.facts.iter().filter(|(key, _)| keys.contains(key));
            for name in told.filter_map(|(_, value)| value.split(':').next()) {
                let folded = fold(name);
                let words: Vec<&str> = folded.split_whitespace().collect();
                let mut said = words.iter().enumerate();
                let is_said =
                    said.all(|(i, word)| tokens.get(at + i).is_some_and(|t| !t.quoted && t.fold == *word));
                if is_said && !words.is_empty() {
                    let text = written(&here.place, name);
                    found.push(Item { len: words.len(), kinds: kind::DEED, text, cost: 0, seat: None });
                }
            }
        }
    }
}
