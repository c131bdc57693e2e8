//! Decklists as players write them: plain text with headings, or JSON; each line brought to the card it means.
//!
//! Which clauses a list breaks the game says; here only what cannot be read, every defect with its line.

use serde::Deserialize;
use serde_json::Value as Json;
use serde_json::value::RawValue;

use super::cards::{Defect, Lines, cell};
use super::deck_line::{Written, heading, without_comment, written};
use crate::kernel::{
    CardEntry, CardList, CardLists, DeckCard, did_you_mean, fold, json_reason, plain, without_tag,
};

/// A decklist that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// Whose it is, if it says so.
    pub player: Option<String>,
    /// A first line that is no card, with its number.
    pub title: Option<(usize, String)>,
    /// Its cards, in the order of the file.
    pub cards: Vec<DeckCard>,
}

/// Most copies a line may ask for: more is a slip of the pen, not a list.
pub(super) const MOST_COPIES: u32 = 99;

/// Longest list that is read: a hundred times a deck.
const MOST_LINES: usize = 5_000;

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
    kinds: Vec<&'static str>,
    line: usize,
    announced: Option<u32>,
    from: usize,
}

impl Reader<'_> {
    fn text(&mut self, text: &str) {
        if text.lines().nth(MOST_LINES).is_some() {
            return self.defects.push(Defect::new(MOST_LINES, format!("hay más de {MOST_LINES} líneas")));
        }
        let mut headings: Vec<Heading> = Vec::new();
        let mut is_first = true;
        for (line, raw) in (1..).zip(text.lines()) {
            let raw = plain(without_comment(raw).trim());
            if raw.is_empty() {
                continue;
            }
            let player = raw
                .split_once(':')
                .filter(|(key, _)| ["jugador", "jugadora", "player"].contains(&fold(key.trim()).as_str()));
            if let Some((_, name)) = player {
                self.deck.player = Some(name.trim().to_owned());
                continue;
            }
            if let Some(card) = self.beside(&raw) {
                if let Err(message) = self.meant(card, None).map(drop)
                    && self.cards.is_some()
                {
                    self.defects.push(Defect::new(line, message));
                }
                continue;
            }
            let opens = std::mem::take(&mut is_first);
            if let Some((kinds, announced)) = heading(&raw, self.lists.heading) {
                self.close(headings.last());
                if let Some(first) = headings.iter().find(|h| h.kinds == kinds) {
                    let (named, at) = (kinds.join(" o "), first.line);
                    let message = format!("el encabezado «{named}» ya está en la línea {at}");
                    self.defects.push(Defect::new(line, message));
                }
                headings.push(Heading { kinds, line, announced, from: self.deck.cards.len() });
                continue;
            }
            if opens && self.is_title(&raw) {
                self.deck.title = Some((line, raw));
                continue;
            }
            let is_known = |name: &str| self.cards.is_some_and(|cards| is_known(cards, name));
            match written(&raw, is_known) {
                Written { copies: Some(n), name } => {
                    self.card(line, name, headings.last().map(|h| h.kinds.as_slice()), n);
                }
                Written { copies: None, .. } => {
                    let message = format!("un renglón lleva de 1 a {MOST_COPIES} ejemplares");
                    self.defects.push(Defect::new(line, message));
                }
            }
        }
        self.close(headings.last());
    }

    /// The card a line mentions that is no part of the deck: `Líder: X`.
    fn beside<'t>(&self, line: &'t str) -> Option<&'t str> {
        let (key, card) = line.split_once(':')?;
        let is = self.lists.beside.contains(&crate::kernel::fold(key.trim()).as_str());
        is.then(|| card.trim())
    }

    /// Whether the first line says nothing of a card: no number or bullet before it, and nothing like it on file.
    fn is_title(&self, raw: &str) -> bool {
        let bare = matches!(written(raw, |_| false), Written { copies: Some(1), name } if name == raw);
        let none_like = |cards: &CardList| {
            matches!(entries(cards, raw), Ok(all) if all.is_empty())
                && cards.left_out(raw).is_none()
                && nearest(cards, raw).is_empty()
        };
        bare && self.cards.is_none_or(none_like)
    }

    /// Compares the number a heading announces with the cards under it.
    fn close(&mut self, heading: Option<&Heading>) {
        let Some(Heading { kinds, line, announced: Some(announced), from }) = heading else { return };
        let n: u32 = self.deck.cards[*from..].iter().map(|c| c.copies).sum();
        let unread = self.defects.last().is_some_and(|d| d.line > *line);
        if n != *announced && !unread {
            let message = format!("«{}» anuncia {announced} y debajo hay {n}", kinds.join(" o "));
            self.defects.push(Defect::new(*line, message));
        }
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
            set: Option<Json>,
            #[serde(default, alias = "number", alias = "numero")]
            folio: Option<Json>,
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
                    format!("no es JSON de una lista ({}); se espera {JSON_FORM}", json_reason(&e)),
                ));
            }
        };
        self.deck.player = written.player.as_deref().map(plain);
        if written.cards.len() > MOST_LINES {
            return self.defects.push(Defect::new(1, format!("hay más de {MOST_LINES} cartas")));
        }
        let mut lines = Lines::of(text);
        for raw in written.cards {
            let line = lines.line_of(raw);
            let card: WrittenCard = match serde_json::from_str(raw.get()) {
                Ok(card) => card,
                Err(e) => {
                    self.defects
                        .push(Defect::new(line, format!("no se entiende esta carta: {}", json_reason(&e))));
                    continue;
                }
            };
            let kinds = card.kind.as_deref().map(self.lists.heading);
            if let (Some(word), Some([])) = (&card.kind, kinds.as_deref()) {
                self.defects.push(Defect::new(line, format!("no se conoce el tipo «{}»", plain(word))));
                continue;
            }
            let id = [card.set, card.folio].into_iter().flatten().filter_map(|value| cell(&value));
            let text = id.chain(card.name).collect::<Vec<_>>().join(" ");
            let copies = card.copies.unwrap_or(1);
            if !(1..=MOST_COPIES).contains(&copies) {
                let message = format!("una carta lleva de 1 a {MOST_COPIES} ejemplares");
                self.defects.push(Defect::new(line, message));
                continue;
            }
            self.card(line, plain(text.trim()).as_str(), kinds.as_deref(), copies);
        }
    }

    fn card(&mut self, line: usize, written: &str, heading: Option<&[&'static str]>, copies: u32) {
        match self.meant(written, heading) {
            Ok((name, kind, entries)) => self.deck.cards.push(DeckCard { line, name, kind, copies, entries }),
            Err(message) => self.defects.push(Defect::new(line, message)),
        }
    }

    /// The name and the kind of the card a text means, and the entries it may be.
    fn meant(
        &self,
        written: &str,
        heading: Option<&[&'static str]>,
    ) -> Result<(String, String, Vec<CardEntry>), String> {
        if written.is_empty() {
            return Err("falta la carta".to_owned());
        }
        let Some(cards) = self.cards else {
            let name = with_folio(written).map_or(written, |(name, _)| name);
            let Some([kind]) = heading else {
                let which = heading.map_or(String::new(), |kinds| format!(" ({})", kinds.join(" o ")));
                return Err(format!(
                    "no se sabe de qué tipo es «{name}»{which}; póngala bajo el encabezado de su tipo o importe las cartas"
                ));
            };
            return Ok((without_tag(name).to_owned(), (*kind).to_owned(), Vec::new()));
        };
        let entries = entries(cards, written)?;
        let first = entries.first().ok_or_else(|| unknown(cards, written))?;
        let mut kinds: Vec<&str> = entries.iter().map(|e| e.kind.as_str()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds.retain(|kind| heading.is_none_or(|all| all.contains(kind)));
        match (kinds.as_slice(), heading) {
            ([kind], _) => {
                let may_be = entries.iter().filter(|e| e.kind == **kind).map(|e| (*e).clone()).collect();
                Ok((first.name.clone(), (*kind).to_owned(), may_be))
            }
            ([], Some(all)) => {
                Err(format!("«{}» es {} y está bajo «{}»", first.name, first.kind, all.join(" o ")))
            }
            _ => {
                let ids: Vec<&str> = entries.iter().map(|e| e.id.as_str()).collect();
                Err(format!(
                    "«{}» se publicó con varios tipos; escriba cuál: {}",
                    first.name,
                    ids.join(" · ")
                ))
            }
        }
    }
}

/// What a list in JSON looks like.
const JSON_FORM: &str = r#"{"player": "Ana", "cards": [{"name": "…", "type": "…", "copies": 1}]}"#;

fn is_known(cards: &CardList, written: &str) -> bool {
    !cards.named(written).is_empty() || matches!(by_id(cards, written), Ok(Some(_)))
}

/// The entries a text means: those of a name, or the one of an id; none where nothing on file is meant.
fn entries<'a>(cards: &'a CardList, written: &str) -> Result<Vec<&'a CardEntry>, String> {
    let named = |name: &str| Some(cards.named(name)).filter(|all| !all.is_empty());
    if let Some(all) = named(written).or_else(|| named(without_tag(written))) {
        return Ok(all);
    }
    if let Some((name, folio)) = with_folio(written)
        && let Some(mut all) = named(name).or_else(|| named(without_tag(name)))
    {
        let ids: Vec<&str> = all.iter().map(|e| e.id.as_str()).collect();
        let none = format!("de «{name}» no consta {folio}; consta {}", ids.join(", "));
        let folio = fold(folio);
        all.retain(|e| fold(&e.id) == folio || fold(&e.id).ends_with(&format!(" {folio}")));
        return if all.is_empty() { Err(none) } else { Ok(all) };
    }
    Ok(by_id(cards, written)?.into_iter().collect())
}

/// `Name (FOLIO)`: a folio has a number in it.
fn with_folio(written: &str) -> Option<(&str, &str)> {
    let (name, folio) = written.strip_suffix(')')?.rsplit_once('(')?;
    let (name, folio) = (name.trim(), folio.trim());
    (!name.is_empty() && folio.contains(|c: char| c.is_ascii_digit())).then_some((name, folio))
}

/// The entry whose id the text begins with, the longest such id; what follows must be its name, or nothing.
fn by_id<'a>(cards: &'a CardList, written: &str) -> Result<Option<&'a CardEntry>, String> {
    let words: Vec<&str> = written.split_whitespace().collect();
    for n in (1..=words.len()).rev() {
        let id = words[..n].join(" ");
        if let Some(entry) = cards.with_id(&id) {
            let rest = words[n..].join(" ");
            if rest.is_empty() || fold(without_tag(&rest)) == fold(&entry.name) {
                return Ok(Some(entry));
            }
            return Err(format!("{id} es «{}», no «{rest}»", entry.name));
        }
        if let Some(card) = cards.left_out_id(&id) {
            return Err(format!("«{}» es {}: {}", card.name, card.kind, card.why));
        }
    }
    Ok(None)
}

fn nearest(cards: &CardList, written: &str) -> Vec<String> {
    let near = cards.near(written);
    if near.is_empty() { did_you_mean(written, cards.cards().iter().map(|c| c.id.as_str())) } else { near }
}

fn unknown(cards: &CardList, written: &str) -> String {
    if let Some(card) = cards.left_out(written) {
        return format!("«{}» es {}: {}", card.name, card.kind, card.why);
    }
    let near = nearest(cards, written);
    let hint = if near.is_empty() {
        "no hay ninguna parecida".to_owned()
    } else {
        format!("¿quiso decir «{}»?", near.join("» o «"))
    };
    format!("no se conoce ninguna carta «{written}»; {hint}")
}
