//! Decklists as players write them: plain text with headings, or JSON; each line brought to the card it means.
//!
//! Which clauses a list breaks the game says; here only what cannot be read, every defect with its line.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::cards::{Defect, line_of};
use crate::kernel::{CardEntry, CardList, CardLists, DeckCard, did_you_mean, json_reason, plain};

/// A decklist that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// Whose it is, if it says so.
    pub player: Option<String>,
    /// Its cards, in the order of the file.
    pub cards: Vec<DeckCard>,
}

/// Most copies a line may ask for: more is a slip of the pen, not a list.
const MOST_COPIES: u32 = 99;

/// Reads a decklist; `cards` are the published ones, where some were imported.
///
/// # Errors
/// Every defect, in the order of the lines.
pub fn read_deck(text: &str, lists: &CardLists, cards: Option<&CardList>) -> Result<Deck, Vec<Defect>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { lists, cards, deck: Deck::default(), defects: Vec::new() };
    if text.trim_start().starts_with(['{', '[']) {
        reader.json(text)
    } else {
        reader.text(text)
    }
    if reader.deck.cards.is_empty() && reader.defects.is_empty() {
        reader.defects.push(Defect::new(1, "la lista no tiene ninguna carta"));
    }
    if reader.defects.is_empty() {
        return Ok(reader.deck);
    }
    reader.defects.sort_by_key(|d| d.line);
    Err(reader.defects)
}

struct Reader<'a> {
    lists: &'a CardLists,
    cards: Option<&'a CardList>,
    deck: Deck,
    defects: Vec<Defect>,
}

/// A heading that stands, with the number it announces.
struct Heading {
    kind: &'static str,
    line: usize,
    announced: Option<u32>,
    from: usize,
}

impl Reader<'_> {
    fn text(&mut self, text: &str) {
        let mut headings: Vec<Heading> = Vec::new();
        for (line, written) in (1..).zip(text.lines()) {
            let written = plain(without_comment(written).trim());
            if written.is_empty() {
                continue;
            }
            let player = written.split_once(':').filter(|(key, _)| {
                ["jugador", "jugadora", "player"].contains(&crate::kernel::fold(key.trim()).as_str())
            });
            if let Some((_, name)) = player {
                self.deck.player = Some(name.trim().to_owned());
                continue;
            }
            if let Some((kind, announced)) = self.heading(&written) {
                self.close(headings.last());
                if let Some(first) = headings.iter().find(|h| h.kind == kind) {
                    let message = format!("el encabezado «{kind}» ya está en la línea {}", first.line);
                    self.defects.push(Defect::new(line, message));
                }
                headings.push(Heading { kind, line, announced, from: self.deck.cards.len() });
                continue;
            }
            let (copies, name) = match copies(&written) {
                // A card may be called like a number.
                Some((_, _)) if self.is_known(&written) => (1, written.as_str()),
                Some((Some(n), name)) => (n, name),
                Some((None, _)) => {
                    let message = format!("un renglón lleva de 1 a {MOST_COPIES} ejemplares");
                    self.defects.push(Defect::new(line, message));
                    continue;
                }
                None => (1, written.as_str()),
            };
            self.card(line, name, headings.last().map(|h| h.kind), copies);
        }
        self.close(headings.last());
    }

    /// The kind a line names as a heading, and the number in brackets behind it.
    fn heading(&self, line: &str) -> Option<(&'static str, Option<u32>)> {
        let line = line.trim_end_matches(':').trim();
        let (word, number) = match line.strip_suffix(')').and_then(|l| l.rsplit_once('(')) {
            Some((word, number)) => (word.trim(), Some(number.trim().parse::<u32>().ok()?)),
            None => (line, None),
        };
        (self.lists.heading)(word.trim_end_matches(':')).map(|kind| (kind, number))
    }

    /// Compares the number a heading announces with the cards under it.
    fn close(&mut self, heading: Option<&Heading>) {
        let Some(Heading { kind, line, announced: Some(announced), from }) = heading else { return };
        let n: u32 = self.deck.cards[*from..].iter().map(|c| c.copies).sum();
        let unread = self.defects.iter().any(|d| d.line > *line);
        if n != *announced && !unread {
            let message = format!("«{kind}» anuncia {announced} y debajo hay {n}");
            self.defects.push(Defect::new(*line, message));
        }
    }

    fn is_known(&self, name: &str) -> bool {
        self.cards.is_some_and(|cards| !cards.named(name).is_empty())
    }

    fn json(&mut self, text: &str) {
        #[derive(Deserialize)]
        struct Written<'a> {
            #[serde(default, alias = "jugador")]
            player: Option<String>,
            #[serde(borrow, alias = "cartas")]
            cards: Vec<&'a RawValue>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct WrittenCard {
            #[serde(default, alias = "nombre")]
            name: Option<String>,
            #[serde(default)]
            set: Option<String>,
            #[serde(default)]
            folio: Option<String>,
            #[serde(default, rename = "type", alias = "tipo")]
            kind: Option<String>,
            #[serde(default, alias = "ejemplares")]
            copies: Option<u32>,
        }
        let written: Written<'_> = match serde_json::from_str(text) {
            Ok(written) => written,
            Err(e) => {
                return self.defects.push(Defect::new(
                    e.line().max(1),
                    format!("no es JSON de una lista: {}", json_reason(&e)),
                ));
            }
        };
        self.deck.player = written.player.as_deref().map(plain);
        for raw in written.cards {
            let line = line_of(text, raw);
            let card: WrittenCard = match serde_json::from_str(raw.get()) {
                Ok(card) => card,
                Err(e) => {
                    self.defects
                        .push(Defect::new(line, format!("no se entiende esta carta: {}", json_reason(&e))));
                    continue;
                }
            };
            let kind = match card.kind.as_deref().map(|k| (k, (self.lists.heading)(k))) {
                Some((word, None)) => {
                    let message = format!("no se conoce el tipo «{}»", plain(word));
                    self.defects.push(Defect::new(line, message));
                    continue;
                }
                Some((_, kind)) => kind,
                None => None,
            };
            let text = [card.set, card.folio, card.name].into_iter().flatten().collect::<Vec<_>>().join(" ");
            let copies = card.copies.unwrap_or(1);
            if !(1..=MOST_COPIES).contains(&copies) {
                let message = format!("una carta lleva de 1 a {MOST_COPIES} ejemplares");
                self.defects.push(Defect::new(line, message));
                continue;
            }
            self.card(line, plain(text.trim()).as_str(), kind, copies);
        }
    }

    fn card(&mut self, line: usize, written: &str, heading: Option<&'static str>, copies: u32) {
        match self.meant(written, heading) {
            Ok((name, kind)) => self.deck.cards.push(DeckCard { line, name, kind, copies }),
            Err(message) => self.defects.push(Defect::new(line, message)),
        }
    }

    /// The name and the kind of the card a text means.
    fn meant(&self, written: &str, heading: Option<&'static str>) -> Result<(String, String), String> {
        if written.is_empty() {
            return Err("falta la carta".to_owned());
        }
        let Some(cards) = self.cards else {
            let kind = heading.ok_or_else(|| {
                format!(
                    "no se sabe de qué tipo es «{written}»; póngala bajo un encabezado o importe las cartas"
                )
            })?;
            return Ok((written.to_owned(), kind.to_owned()));
        };
        let entries = cards.named(written);
        let entry = match entries.first() {
            Some(first) => first,
            None => by_id(cards, written)?.ok_or_else(|| unknown(cards, written))?,
        };
        let disputed = entries.iter().any(|e| e.kind != entry.kind);
        let kind = match heading {
            Some(kind) if disputed && entries.iter().any(|e| e.kind == kind) => kind,
            Some(kind) if kind != entry.kind => {
                return Err(format!("«{}» es {} y está bajo «{kind}»", entry.name, entry.kind));
            }
            None if disputed => {
                return Err(format!("«{}» se publicó con varios tipos; escriba set y folio", entry.name));
            }
            Some(_) | None => &entry.kind,
        };
        Ok((entry.name.clone(), kind.to_owned()))
    }
}

/// The entry whose id the text begins with; what follows must be its name, or nothing.
fn by_id<'a>(cards: &'a CardList, written: &str) -> Result<Option<&'a CardEntry>, String> {
    let words: Vec<&str> = written.split_whitespace().collect();
    for n in 1..=words.len().min(3) {
        let id = words[..n].join(" ");
        if let Some(entry) = cards.with_id(&id) {
            let rest = words[n..].join(" ");
            if rest.is_empty() || crate::kernel::fold(&rest) == crate::kernel::fold(&entry.name) {
                return Ok(Some(entry));
            }
            return Err(format!("{id} es «{}», no «{rest}»", entry.name));
        }
        if let Some(card) = cards.left_out(&id) {
            return Err(format!("«{}» es {}: {}", card.name, card.kind, card.why));
        }
    }
    Ok(None)
}

fn unknown(cards: &CardList, written: &str) -> String {
    if let Some(card) = cards.left_out(written) {
        return format!("«{}» es {}: {}", card.name, card.kind, card.why);
    }
    let mut near = cards.near(written);
    if near.is_empty() {
        near = did_you_mean(written, cards.cards().iter().map(|c| c.id.as_str()));
    }
    let hint = if near.is_empty() {
        "no hay ninguna parecida".to_owned()
    } else {
        format!("¿quiso decir «{}»?", near.join("» o «"))
    };
    format!("no se conoce ninguna carta «{written}»; {hint}")
}

/// A `#` opens a comment at the beginning of a line or after a blank.
fn without_comment(line: &str) -> &str {
    let opens = |at: &usize| line[..*at].chars().next_back().is_none_or(char::is_whitespace);
    line.match_indices('#').map(|(at, _)| at).find(opens).map_or(line, |at| &line[..at])
}

/// `2x Name` or `2 Name`: the number, none where it is no possible one, and the rest.
fn copies(line: &str) -> Option<(Option<u32>, &str)> {
    let (first, rest) = line.split_once(char::is_whitespace)?;
    let number = first.strip_suffix(['x', 'X', '×']).unwrap_or(first);
    let digits = number.strip_prefix(['-', '+']).unwrap_or(number);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    Some((number.parse().ok().filter(|n| (1..=MOST_COPIES).contains(n)), rest.trim()))
}
