//! The form of a verb taken apart: what may stand where behind it.

use crate::kernel::fold;

/// One thing that may stand at a place of the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// A word that is typed as it stands.
    Word(&'a str),
    /// `key=`, with what may stand behind it as far as the form says it.
    Key(&'a str, Vec<Part<'a>>),
    /// A name in capitals: what is to be said.
    Kind(&'a str),
}

/// A place of the line: one word, or several that go together.
struct Slot<'a> {
    optional: bool,
    repeats: bool,
    words: Vec<Vec<Part<'a>>>,
}

impl Slot<'_> {
    /// Whether a word of the line begins this slot by being one of its words.
    fn begins_with(&self, word: &str) -> bool {
        self.words.first().is_some_and(|parts| is_word(parts, word))
    }

    fn is_said_by_kind(&self) -> bool {
        self.words.first().is_some_and(|parts| parts.iter().any(|p| matches!(p, Part::Kind(_))))
    }
}

fn is_word(parts: &[Part<'_>], word: &str) -> bool {
    let first = |words: &str| words.split(' ').next().is_some_and(|w| fold(w) == fold(word));
    parts.iter().any(|part| matches!(part, Part::Word(words) if first(words)))
}

/// The words that go together are offered together: `este turno`.
fn is_said_whole(words: &[Vec<Part<'_>>]) -> bool {
    words.len() > 1 && words.iter().all(|parts| matches!(parts.as_slice(), [Part::Word(_)]))
}

/// What may stand behind these words, the last of which may be going on (`ana,`): the parts of every form of the verb.
pub(super) fn next<'a>(form: &'a str, said: &[&str], goes_on: bool) -> Vec<Part<'a>> {
    let said = if goes_on { &said[..said.len().saturating_sub(1)] } else { said };
    let mut found: Vec<Part<'a>> = Vec::new();
    for one in form.split("  ·  ") {
        for part in next_of(&slots(one), said) {
            if !found.contains(&part) {
                found.push(part);
            }
        }
    }
    found
}

fn next_of<'a>(slots: &[Slot<'a>], said: &[&str]) -> Vec<Part<'a>> {
    let mut at = 0;
    let mut used = vec![false; slots.len()];
    let mut words = said.iter();
    while let Some(word) = words.next() {
        if let Some((key, _)) = word.split_once('=') {
            let is_key = |part: &Part<'_>| matches!(part, Part::Key(k, _) if fold(k) == fold(key));
            if let Some(n) = slots.iter().position(|slot| slot.words.iter().flatten().any(is_key)) {
                used[n] = true;
            }
            continue;
        }
        let by_word = slots.iter().position(|slot| slot.begins_with(word));
        let by_kind = || (at..slots.len()).find(|n| !used[*n] && slots[*n].is_said_by_kind());
        let Some(n) = by_word.or_else(by_kind) else { continue };
        if let Some([Part::Word(whole)]) = slots[n].words.first().map(Vec::as_slice)
            && by_word.is_some()
        {
            let more = whole.split(' ').count() - 1;
            words.by_ref().take(more).for_each(drop);
        }
        // The words that go with it are said one after another.
        for parts in &slots[n].words[1..] {
            if words.next().is_none() {
                return parts.clone();
            }
        }
        used[n] = !slots[n].repeats;
        if by_word.is_none() || !slots[n].optional {
            at = if slots[n].repeats { n } else { n + 1 };
        }
    }
    let mut found = Vec::new();
    for (slot, _) in slots.iter().zip(&used).skip(at).filter(|(_, used)| !**used) {
        found.extend(slot.words.first().into_iter().flatten().cloned());
        if !slot.optional && !slot.repeats {
            break;
        }
    }
    found
}

/// What the form says that may stand behind a key.
pub(super) fn values<'a>(form: &'a str, key: &str) -> Vec<Part<'a>> {
    let all = form.split("  ·  ").flat_map(slots).flat_map(|slot| slot.words).flatten();
    all.filter_map(|part| match part {
        Part::Key(k, values) if fold(k) == fold(key) => Some(values),
        Part::Key(..) | Part::Word(_) | Part::Kind(_) => None,
    })
    .flatten()
    .collect()
}

fn slots(form: &str) -> Vec<Slot<'_>> {
    let mut found = Vec::new();
    let mut rest = form.trim_start();
    while let Some(first) = rest.chars().next() {
        let (text, optional, after) = if first == '[' {
            let end = rest.find(']').unwrap_or(rest.len());
            (&rest[1..end], true, rest.get(end + 1..).unwrap_or_default())
        } else {
            let quoted = rest.strip_prefix('"').and_then(|inside| inside.find('"')).map(|end| end + 2);
            let end = quoted.or_else(|| rest.find([' ', '>', '<', '['])).unwrap_or(rest.len());
            (&rest[..end], false, &rest[end..])
        };
        // What goes on with the slot before it is no slot of its own: `OBJETIVO[,OBJETIVO]`.
        if !text.starts_with(',') && !text.is_empty() {
            let repeats = text.ends_with('…') || after.starts_with('…');
            let words =
                if text.starts_with('"') { vec![text] } else { text.split([' ', '>', '<']).collect() };
            let words: Vec<Vec<Part<'_>>> =
                words.into_iter().map(parts).filter(|parts| !parts.is_empty()).collect();
            if words.iter().flatten().all(|part| matches!(part, Part::Key(..))) && optional {
                // `[set= folio=]`: each is said by itself.
                let keys = words.into_iter();
                found.extend(keys.map(|key| Slot { optional, repeats, words: vec![key] }));
            } else if is_said_whole(&words) {
                found.push(Slot { optional, repeats, words: vec![vec![Part::Word(text)]] });
            } else if !words.is_empty() {
                found.push(Slot { optional, repeats, words });
            }
        }
        rest = after.trim_start_matches([' ', '>', '<', '…']);
    }
    found
}

/// The things one word of a form stands for: `CARTA|ataque`, `por=CARTA|ataque`.
fn parts(word: &str) -> Vec<Part<'_>> {
    if let Some((key, values)) = word.split_once('=') {
        let values = values.split('|').filter_map(part).collect();
        return if key.is_empty() { Vec::new() } else { vec![Part::Key(key, values)] };
    }
    word.split('|').filter_map(part).collect()
}

fn part(text: &str) -> Option<Part<'_>> {
    let bare = text.trim_matches(|c: char| matches!(c, '"' | '…' | '±' | '+' | '-' | ',' | '#'));
    let bare = bare.split([',', '/']).next().unwrap_or(bare);
    // `vida:N`: the number is to be said.
    let bare = bare.find(':').map_or(bare, |at| &bare[..=at]);
    let first = bare.chars().next()?;
    Some(if first.is_uppercase() { Part::Kind(bare) } else { Part::Word(bare) })
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn said(form: &str, said: &[&str]) -> Vec<String> {
        let words = next(form, said, false).into_iter().map(|part| match part {
            Part::Word(word) => word.to_owned(),
            Part::Key(key, _) => format!("{key}="),
            Part::Kind(kind) => format!("‹{kind}›"),
        });
        words.collect()
    }

    #[test]
    fn up_to_what_must_be_said_and_then_the_rest() {
        let form = "CARTA>OBJETIVO[,OBJETIVO] DAÑO [azar|elegido] [extra=N]";
        assert_eq!(said(form, &[]), ["‹CARTA›"]);
        assert_eq!(said(form, &["A1"]), ["‹OBJETIVO›"]);
        assert_eq!(said(form, &["A1", "B1", "3"]), ["azar", "elegido", "extra="]);
        assert_eq!(said(form, &["A1", "B1", "3", "azar"]), ["extra="]);
    }

    #[test]
    fn what_goes_together_comes_one_after_another() {
        assert_eq!(said("ESPACIO con CARTA [y CARTA]", &["B1"]), ["con"]);
        assert_eq!(said("CARTA [en SLOT] [coste N]", &["Gato", "en"]), ["‹SLOT›"]);
        assert_eq!(said("SLOT|base N [este turno]", &["s5", "1"]), ["este turno"]);
        assert_eq!(said("SLOT|base N [este turno]", &["s5", "1", "este", "turno"]), [""; 0]);
        assert_eq!(said("ataque CARTA  ·  CARTA [por=]", &["ataque"]), ["‹CARTA›", "por="]);
    }
}
