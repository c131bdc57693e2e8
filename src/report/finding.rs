//! Findings: what broke, the clause and its rule, what would have been legal.

use super::{FAINT, FAULT, GOOD, QUESTION, styled};
use crate::kernel::{Decision, Finding, FindingKind, RulingOutcome, Standing};
use crate::rulebook::Catalogue;
use crate::session::Entered;

/// The Spanish word for a kind.
pub fn kind_word(kind: FindingKind) -> &'static str {
    match kind {
        FindingKind::Illegal => "ilegal",
        FindingKind::Omitted => "omisión",
        FindingKind::Setup => "preparación",
        FindingKind::Unverifiable => "sin comprobar",
    }
}

/// Where a finding stands, in Spanish; empty while it is open and nobody ruled.
pub fn standing_words(finding: &Finding) -> String {
    let with =
        |what: &str, note: &str| if note.is_empty() { what.to_owned() } else { format!("{what}: {note}") };
    match (&finding.standing, &finding.ruling) {
        (Standing::Rewound(text), Some(decision)) if decision.outcome != Some(RulingOutcome::Rewound) => {
            format!("{}; {}", with("retrocedido", text), ruling_words(decision))
        }
        (_, Some(decision)) => ruling_words(decision),
        (Standing::Open, None) => String::new(),
        (Standing::Card(note), None) => with("permitido por carta", note),
        (Standing::Judge(note), None) => with("por orden del juez", note),
        (Standing::Ruled(text), None) => with("fallo del juez", text),
        (Standing::Rewound(text), None) => with("retrocedido", text),
    }
}

/// A ruling: `fallo del juez: sin falta, la carta lo dice (Marta, principal)`.
fn ruling_words(decision: &Decision) -> String {
    let by = decision.by.as_ref().map_or(String::new(), |by| format!(" ({})", by.words()));
    let said = [decision.outcome.map(RulingOutcome::word), Some(decision.text.as_str())];
    let said: Vec<&str> = said.into_iter().flatten().filter(|words| !words.is_empty()).collect();
    let appealed = if decision.is_appealed { ", apelado" } else { "" };
    format!("fallo del juez: {}{by}{appealed}", said.join(", "))
}

/// One line: mark, clause, kind, event, message.
pub fn finding_line(finding: &Finding) -> String {
    let (mark, style) = match (&finding.standing, finding.kind.is_fault()) {
        (Standing::Open, true) => ("✗", FAULT),
        (Standing::Open, false) => ("?", QUESTION),
        (Standing::Card(_) | Standing::Judge(_) | Standing::Ruled(_) | Standing::Rewound(_), _) => {
            ("·", GOOD)
        }
    };
    let late = if finding.known_at > finding.about {
        format!(", se supo en {}", finding.known_at)
    } else {
        String::new()
    };
    let standing = standing_words(finding);
    let standing = if standing.is_empty() { standing } else { format!(" [{standing}]") };
    let head = styled(style, format!("{mark} {} {}", finding.clause, kind_word(finding.kind)));
    format!("{head} (suceso {}{late}): {}{standing}", finding.about, finding.fault.message)
}

/// A record in its least words: its line, and what is found in it.
pub fn brief(entered: &Entered) -> String {
    let line = format!("{} {}{}", styled(FAINT, format!("#{}", entered.seq)), entered.text, entered.place);
    let found = entered.step.findings.iter().map(finding_line);
    let notices = entered.step.notices.iter().map(|n| format!("{} {}", styled(QUESTION, "aviso:"), n.text));
    std::iter::once(line).chain(found).chain(notices).collect::<Vec<_>>().join("\n")
}

/// The finding with the rule in one sentence and what would have been legal.
pub fn finding(finding: &Finding, catalogue: Option<&Catalogue>) -> String {
    let mut lines = vec![finding_line(finding)];
    if let Some(clause) = catalogue.and_then(|c| c.clause(finding.clause)) {
        lines.push(format!("    {} {}", styled(FAINT, "regla:"), clause.es));
    }
    lines.extend(legal_line(finding));
    lines.join("\n")
}

/// Faults that are asked for before they are recorded, each with what would be legal.
pub fn in_question(faults: &[Finding]) -> String {
    let lines = faults.iter().flat_map(|fault| std::iter::once(finding_line(fault)).chain(legal_line(fault)));
    lines.collect::<Vec<_>>().join("\n")
}

/// What would have been legal, or what is missing to tell; none where nobody asks for it.
pub(super) fn legal_line(finding: &Finding) -> Option<String> {
    let legal = &finding.fault.legal;
    if finding.standing != Standing::Open {
        None
    } else if finding.fault.only_by_card {
        let missing = styled(FAINT, "qué falta:");
        Some(format!("    {missing} decir la carta que lo permite: según carta \"…\""))
    } else if legal.is_empty() {
        None
    } else {
        let head = styled(FAINT, if finding.kind.is_fault() { "lo legal:" } else { "qué falta:" });
        Some(format!("    {head} {legal}"))
    }
}
