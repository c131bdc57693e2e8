//! Answers of the rulebook.

use super::{FAINT, TITLE, styled};
use crate::rulebook::{Answer, Catalogue, Clause, find};

/// Clauses shown of a ranked answer.
const SHOWN: usize = 5;

/// A clause with its reading, relatives and examples.
pub fn clause_card(catalogue: &Catalogue, clause: &Clause) -> String {
    let section = catalogue.section(&clause.section).map_or("", |s| s.title.as_str());
    let mut lines = vec![
        styled(TITLE, format!("{} {} · {section}", catalogue.title, clause.id)),
        format!("  {}", clause.es),
    ];
    if let Some(reading) = &clause.reading {
        lines.push(format!("  {} {reading}", styled(FAINT, "lectura adoptada:")));
    }
    for (name, examples) in
        [("legal (desde «base»):", &clause.legal), ("ilegal (desde «base»):", &clause.illegal)]
    {
        for example in examples {
            lines.push(format!("  {} {example}", styled(FAINT, name)));
        }
    }
    if !clause.see.is_empty() {
        lines.push(format!("  {} {}", styled(FAINT, "véase:"), clause.see.join(", ")));
    }
    lines.join("\n")
}

fn brief(catalogue: &Catalogue, clause: &Clause) -> String {
    format!("{} {}", styled(TITLE, format!("{} {}", catalogue.game, clause.id)), clause.es)
}

/// The answer to a question, and whether anything was found.
pub fn lookup(catalogues: &[&Catalogue], question: &str) -> (String, bool) {
    let text = match find(catalogues, question) {
        Answer::Number(passages) => passages.iter().map(passage).collect::<Vec<_>>().join("\n"),
        Answer::Term(hits) => hits
            .iter()
            .map(|hit| {
                let head = format!("{}: {} ({})", styled(TITLE, &hit.term.name), hit.term.es, hit.term.en);
                let clauses = hit.clauses.iter().map(|c| brief(hit.catalogue, c));
                std::iter::once(head).chain(clauses).collect::<Vec<_>>().join("\n")
            })
            .collect::<Vec<_>>()
            .join("\n"),
        Answer::Words(hits) => {
            let mut lines: Vec<String> = Vec::new();
            for (i, hit) in hits.iter().take(SHOWN).enumerate() {
                lines.push(if i == 0 {
                    clause_card(hit.catalogue, hit.clause)
                } else {
                    brief(hit.catalogue, hit.clause)
                });
            }
            lines.join("\n")
        }
        Answer::Nothing(near) => {
            let words: Vec<String> = near.iter().map(|s| format!("«{}»", s.word)).collect();
            let hint = if words.is_empty() {
                String::new()
            } else {
                format!(" ¿Quiso decir {}?", words.join(", "))
            };
            return (format!("El reglamento no dice nada de «{question}».{hint}"), false);
        }
    };
    (text, true)
}

fn passage(passage: &crate::rulebook::Passage<'_>) -> String {
    if !passage.whole {
        return passage
            .clauses
            .iter()
            .map(|c| clause_card(passage.catalogue, c))
            .collect::<Vec<_>>()
            .join("\n");
    }
    let title = format!("{} {} · {}", passage.catalogue.title, passage.section.id, passage.section.title);
    let clauses = passage.clauses.iter().map(|c| format!("  {} {}", styled(TITLE, &c.id), c.es));
    std::iter::once(styled(TITLE, title)).chain(clauses).collect::<Vec<_>>().join("\n")
}
