//! Findings: what broke, the clause and its rule, what would have been legal.

use super::{FAINT, FAULT, GOOD, QUESTION, styled};
use crate::kernel::{Finding, FindingKind, Standing};
use crate::rulebook::Catalogue;

/// The Spanish word for a kind.
pub fn kind_word(kind: FindingKind) -> &'static str {
    match kind {
        FindingKind::Illegal => "ilegal",
        FindingKind::Omitted => "omisión",
        FindingKind::Setup => "preparación",
        FindingKind::Unverifiable => "sin comprobar",
    }
}

/// Where a finding stands, in Spanish; empty while it is open.
pub fn standing_words(standing: &Standing) -> String {
    let with =
        |what: &str, note: &str| if note.is_empty() { what.to_owned() } else { format!("{what}: {note}") };
    match standing {
        Standing::Open => String::new(),
        Standing::Card(note) => with("permitido por carta", note),
        Standing::Judge(note) => with("por orden del juez", note),
        Standing::Ruled(text) => with("fallo del juez", text),
    }
}

/// One line: mark, clause, kind, event, message.
pub fn finding_line(finding: &Finding) -> String {
    let (mark, style) = match (&finding.standing, finding.kind.is_fault()) {
        (Standing::Open, true) => ("✗", FAULT),
        (Standing::Open, false) => ("?", QUESTION),
        (Standing::Card(_) | Standing::Judge(_) | Standing::Ruled(_), _) => ("·", GOOD),
    };
    let late = if finding.known_at > finding.about {
        format!(", se supo en {}", finding.known_at)
    } else {
        String::new()
    };
    let standing = standing_words(&finding.standing);
    let standing = if standing.is_empty() { standing } else { format!(" [{standing}]") };
    let head = styled(style, format!("{mark} {} {}", finding.clause, kind_word(finding.kind)));
    format!("{head} (suceso {}{late}): {}{standing}", finding.about, finding.fault.message)
}

/// The finding with the rule in one sentence and what would have been legal.
pub fn finding(finding: &Finding, catalogue: Option<&Catalogue>) -> String {
    let mut lines = vec![finding_line(finding)];
    if let Some(clause) = catalogue.and_then(|c| c.clause(finding.clause)) {
        lines.push(format!("    {} {}", styled(FAINT, "regla:"), clause.es));
    }
    if finding.fault.only_by_card && finding.standing == Standing::Open {
        lines.push(format!(
            "    {} decir la carta que lo permite: según carta \"…\"",
            styled(FAINT, "qué falta:")
        ));
    } else if !finding.fault.legal.is_empty() && finding.standing == Standing::Open {
        lines.push(format!(
            "    {} {}",
            styled(FAINT, if finding.kind.is_fault() { "lo legal:" } else { "qué falta:" }),
            finding.fault.legal
        ));
    }
    lines.join("\n")
}
