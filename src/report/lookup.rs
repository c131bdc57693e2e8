//! Answers of the rulebook.

use std::collections::BTreeSet;

use unicode_width::UnicodeWidthStr;

use super::readings::reading_line;
use super::{FAINT, TITLE, finding_line, styled};
use crate::kernel::{PlaceFacts, Referee, Standing, fold};
use crate::rulebook::{Answer, Catalogue, Clause, Confidence, Hit, Passage, TermHit, find, without_names};
use crate::session::{ExampleVerdict, run_example_under};

/// Clauses shown of a ranked answer before the reader asks for more: a screenful.
pub const FIRST_CLAUSES: usize = 5;
/// Questions shown with a clause, as examples of how to ask.
const ASKS_SHOWN: usize = 2;

/// Rows of the screen left for the question, the prompt and the line that says there is more.
const ROWS_KEPT: usize = 3;
/// An answer gets as many rows as this on the smallest screen.
const LEAST_ROWS: usize = 5;

/// What a screen of so many columns and rows holds of a text, and the rest, empty if it holds all. Whole lines only.
pub fn screenful(text: &str, (columns, rows): (usize, usize)) -> (&str, &str) {
    let mut room = rows.saturating_sub(ROWS_KEPT).max(LEAST_ROWS);
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        // Long lines are broken by the terminal, so a line counts for as many rows as it fills.
        let filled = 1 + line.trim_end().width().saturating_sub(1) / columns.max(1);
        // One line at least, or a line longer than the screen would never pass.
        if filled > room && end > 0 {
            break;
        }
        room = room.saturating_sub(filled);
        end += line.len();
    }
    (text[..end].trim_end_matches('\n'), &text[end..])
}

/// The match at hand, if there is one: it says where a clause was flagged, and which reading was chosen.
pub type Here<'a> = Option<&'a dyn Referee>;

/// A clause with its readings, questions, examples, relatives and neighbours, and where this match was flagged by it.
pub fn clause_card(catalogue: &Catalogue, clause: &Clause, here: Here<'_>) -> String {
    let section = catalogue.section(&clause.section).map_or("", |s| s.title.as_str());
    let mut lines = vec![
        styled(TITLE, format!("{} {} · {section}", catalogue.title, clause.id)),
        format!("  {}", clause.es),
        format!("  {} {}", styled(FAINT, "en inglés:"), clause.en),
    ];
    let mut add = |name: &str, text: &str| lines.push(format!("  {} {text}", styled(FAINT, name)));
    if let Some(reading) = &clause.reading {
        add("lectura adoptada:", reading);
    }
    let chosen =
        here.and_then(|r| r.questions().into_iter().find(|q| q.clause == clause.id)).map(|q| q.chosen);
    for reading in &clause.readings {
        add("se puede leer", &reading_line(reading, chosen));
    }
    for (name, examples) in [("legal:", &clause.legal), ("ilegal:", &clause.illegal)] {
        examples.iter().take(1).for_each(|example| add(name, &in_words(catalogue, example, &[])));
    }
    let asks: Vec<&str> = clause.asks.iter().take(ASKS_SHOWN).map(String::as_str).collect();
    if !asks.is_empty() {
        add("responde a:", &asks.join(" "));
    }
    if !clause.see.is_empty() {
        add("véase:", &clause.see.join(", "));
    }
    let near = neighbours(catalogue, clause);
    if !near.is_empty() {
        add("al lado:", &near.join(", "));
    }
    let findings = here.map(Referee::findings).unwrap_or_default();
    let of_it = findings.iter().filter(|f| f.clause == clause.id && f.kind.is_fault());
    let events: Vec<String> = of_it.map(|f| f.about.to_string()).collect();
    if !events.is_empty() {
        add("en esta partida:", &format!("señalada en el suceso {}", events.join(", ")));
    }
    lines.join("\n")
}

/// An example as it is typed and what the referee says of it. Every example starts from the position «base» unless it
/// names another one; under these readings.
pub(super) fn in_words(catalogue: &Catalogue, example: &str, readings: &[(&str, &str)]) -> String {
    let typed = example.lines().map(str::trim).collect::<Vec<_>>().join("; ");
    let from = if typed.starts_with("desde ") { "" } else { "desde base; " };
    match run_example_under(catalogue, example, readings) {
        Ok(ExampleVerdict::Clean) => format!("{from}{typed} → sin faltas"),
        Ok(ExampleVerdict::Faults(faults)) => {
            let told: Vec<&str> = faults.iter().map(|(_, message)| message.as_str()).collect();
            format!("{from}{typed} → {}", told.join(" "))
        }
        // The words of the example still help where its game is not there to run it.
        Err(_) => format!("{from}{typed}"),
    }
}

/// The clauses before and after in the same section, unless `see` names them already.
fn neighbours<'a>(catalogue: &'a Catalogue, clause: &Clause) -> Vec<&'a str> {
    let Some(place) = catalogue.order(&clause.id) else { return Vec::new() };
    let beside = [place.checked_sub(1), place.checked_add(1)];
    let near = beside.into_iter().flatten().filter_map(|place| catalogue.clauses.get(place));
    near.filter(|each| each.section == clause.section && !clause.see.contains(&each.id))
        .map(|each| each.id.as_str())
        .collect()
}

fn brief(catalogue: &Catalogue, clause: &Clause) -> String {
    format!("{} {}", styled(TITLE, format!("{} {}", catalogue.game, clause.id)), clause.es)
}

/// The answer to a question with at most `most` ranked clauses, and whether anything was found.
pub fn lookup(catalogues: &[&Catalogue], question: &str, most: usize, here: Here<'_>) -> (String, bool) {
    let asked = here.map_or_else(|| question.to_owned(), |table| unnamed(catalogues, question, table));
    let parts: Vec<String> = match find(catalogues, &asked) {
        Answer::Number(passages) => passages.iter().map(|each| passage(each, here)).collect(),
        Answer::Term(hits) => hits.iter().map(term).collect(),
        Answer::Words { hits, confidence } => {
            let at_table = here.map(|table| at_table(&hits, question, table)).unwrap_or_default();
            answer(&hits, confidence, most, here, at_table)
        }
        Answer::Nothing { words, near } => {
            let words: Vec<String> = words.iter().map(|s| format!("«{}»", s.word)).collect();
            let hint = if words.is_empty() {
                String::new()
            } else {
                format!(" ¿Quiso decir {}?", words.join(", "))
            };
            let nearest = near.map_or_else(String::new, |hit| {
                let name = styled(FAINT, "lo más parecido, que no responde:");
                format!("\n{name} {}", brief(hit.catalogue, hit.clause))
            });
            return (format!("El reglamento no dice nada de «{question}».{hint}{nearest}"), false);
        }
    };
    (parts.join("\n"), true)
}

/// The clause that answers a question first, if one does.
pub fn first_clause(catalogue: &Catalogue, question: &str, table: &dyn Referee) -> Option<String> {
    let catalogues = [catalogue];
    let first = match find(&catalogues, &unnamed(&catalogues, question, table)) {
        Answer::Number(passages) => passages.first()?.clauses.first()?.id.clone(),
        Answer::Words { hits, .. } => hits.first()?.clause.id.clone(),
        Answer::Term(_) | Answer::Nothing { .. } => return None,
    };
    Some(first)
}

/// A question without the names that the table knows: of players, cards and places.
fn unnamed(catalogues: &[&Catalogue], question: &str, table: &dyn Referee) -> String {
    let [catalogue] = catalogues else { return question.to_owned() };
    let mut names = table.card_names();
    let said =
        said(question).filter(|word| table.seat_named(word).is_some() || table.place_named(word).is_some());
    names.extend(said.map(str::to_owned));
    without_names(catalogue, question, &names)
}

/// The words of a question that may name somebody or a place. One letter does not: «a» is a word.
fn said(question: &str) -> impl Iterator<Item = &str> {
    let words = question.split(|each: char| !each.is_alphanumeric() && each != '.');
    words.map(|word| word.trim_matches('.')).filter(|word| word.chars().count() > 1)
}

/// What the match says of an answer: what is open of its clause and of those that go with it, and what is known of the
/// places that the question names.
fn at_table(hits: &[Hit<'_>], question: &str, table: &dyn Referee) -> Vec<String> {
    let answers = |id: &str| {
        hits.iter().enumerate().any(|(at, hit)| (at == 0 || hit.with_first) && hit.clause.id == id)
    };
    let open = table.findings().into_iter().filter(|f| f.standing == Standing::Open && answers(f.clause));
    let mut told: Vec<String> = open.map(|finding| format!("  {}", finding_line(&finding))).collect();
    // A place without its side may be either's: only one that is written out is shown.
    let written = |word: &str| table.place_named(word).filter(|place| fold(place) == fold(word));
    let named: BTreeSet<String> = said(question).filter_map(written).collect();
    let sheet = table.public_facts();
    let known = named.iter().filter_map(|place| sheet.iter().find(|known| known.place == *place));
    told.extend(
        known.filter(|known| !known.facts.is_empty()).map(|known| format!("  {}", facts_line(known))),
    );
    if !told.is_empty() {
        told.insert(0, styled(FAINT, "en la mesa:"));
    }
    told
}

/// What is known of a place, in a line.
pub(super) fn facts_line(known: &PlaceFacts) -> String {
    let facts: Vec<String> = known.facts.iter().map(|(key, value)| format!("{key} {value}")).collect();
    format!("{}: {}", known.place, facts.join(" · "))
}

/// A ranked answer: the first clause in full and how sure it is, what the match says of it, the clauses that go with it, then
/// the others.
fn answer(
    hits: &[Hit<'_>],
    confidence: Confidence,
    most: usize,
    here: Here<'_>,
    at_table: Vec<String>,
) -> Vec<String> {
    let Some((first, others)) = hits.split_first() else { return Vec::new() };
    let sure = format!("{} {}", styled(FAINT, "respuesta:"), told(confidence));
    let mut parts = vec![sure, clause_card(first.catalogue, first.clause, here)];
    parts.extend(at_table);
    let others = &others[..others.len().min(most.saturating_sub(1))];
    for (name, with_first) in [("va con ella:", true), ("además:", false)] {
        let of_kind: Vec<&Hit<'_>> = others.iter().filter(|hit| hit.with_first == with_first).collect();
        if !of_kind.is_empty() {
            parts.push(styled(FAINT, name));
        }
        for hit in of_kind {
            parts.push(brief(hit.catalogue, hit.clause));
            if let (true, Some(reading)) = (with_first, &hit.clause.reading) {
                parts.push(format!("  {} {reading}", styled(FAINT, "lectura adoptada:")));
            }
        }
    }
    parts
}

fn told(confidence: Confidence) -> String {
    let word = confidence.word();
    match confidence {
        Confidence::Sure => word.to_owned(),
        Confidence::Likely => format!("{word}; lea también las siguientes"),
        Confidence::Maybe => format!("{word}; lea todas antes de decidir"),
    }
}

fn term(hit: &TermHit<'_>) -> String {
    let head = format!("{}: {} ({})", styled(TITLE, &hit.term.name), hit.term.es, hit.term.en);
    let clauses = hit.clauses.iter().map(|clause| brief(hit.catalogue, clause));
    std::iter::once(head).chain(clauses).collect::<Vec<_>>().join("\n")
}

fn passage(passage: &Passage<'_>, here: Here<'_>) -> String {
    if !passage.whole {
        let cards = passage.clauses.iter().map(|clause| clause_card(passage.catalogue, clause, here));
        return cards.collect::<Vec<_>>().join("\n");
    }
    let title = format!("{} {} · {}", passage.catalogue.title, passage.section.id, passage.section.title);
    let clauses = passage.clauses.iter().map(|c| format!("  {} {}", styled(TITLE, &c.id), c.es));
    std::iter::once(styled(TITLE, title)).chain(clauses).collect::<Vec<_>>().join("\n")
}
