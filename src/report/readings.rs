//! What a book leaves open: the readings of a clause, and what would change under another one.

use super::lookup::in_words;
use super::{FAINT, TITLE, ended, finding_line, styled};
use crate::kernel::{Alternative, Answered, Dependence, Referee, counted};
use crate::rulebook::{Catalogue, Clause, OpenReading};

/// The reading as it is listed: its id, whether it is adopted or chosen, and what it says.
pub(super) fn reading_line(reading: &OpenReading, chosen: Option<&str>) -> String {
    let mark = match (reading.is_adopted, chosen) {
        (true, Some(other)) if other != reading.id => " (adoptada; aquí no)",
        (true, _) => " (adoptada)",
        (false, Some(chosen)) if chosen == reading.id => " (elegida)",
        (false, _) => "",
    };
    format!("{}{mark}: {}", styled(TITLE, &reading.id), reading.es)
}

/// An open clause in full: its readings, why the book allows each, where, what it changes, an example of each sort.
/// `chosen` is the reading a match or an organiser chose.
pub fn open_clause(catalogue: &Catalogue, clause: &Clause, chosen: Option<&str>) -> String {
    let mut lines =
        vec![format!("{} {}", styled(TITLE, format!("{} {}", catalogue.title, clause.id)), clause.es)];
    for reading in &clause.readings {
        lines.push(format!("  {}", reading_line(reading, chosen)));
        let mut add = |name: &str, text: &str| lines.push(format!("    {} {text}", styled(FAINT, name)));
        add("por qué:", &reading.why);
        add("se apoya en:", &reading.printed);
        if !reading.differs.is_empty() {
            let beyond = if reading.moves { "; y la partida puede tomar otro curso" } else { "" };
            add("cambia lo que se señala de:", &format!("{}{beyond}", reading.differs.join(", ")));
        }
        for (name, examples) in [("legal:", &reading.legal), ("ilegal:", &reading.illegal)] {
            if let Some(example) = examples.first() {
                add(name, &in_words(catalogue, example, &[(&clause.id, &reading.id)]));
            }
        }
    }
    lines.join("\n")
}

/// The open clauses of a match, one line each; one alone in full.
pub(super) fn questions(open: &[Answered], catalogue: Option<&Catalogue>) -> String {
    let clauses = open.iter().filter_map(|q| Some((q, catalogue?.clause(q.clause)?)));
    let clauses: Vec<(&Answered, &Clause)> = clauses.collect();
    match (clauses.as_slice(), catalogue) {
        ([], _) | (_, None) => "El reglamento de este juego no deja abierta ninguna lectura.".to_owned(),
        ([(question, clause)], Some(catalogue)) => open_clause(catalogue, clause, Some(question.chosen)),
        (several, Some(_)) => {
            let brief = several.iter().map(|(question, clause)| brief(question, clause));
            let how = "«lectura 3.10» la muestra entera; «lectura 3.10 ID» la elige, antes del primer turno.";
            let how = several.first().map_or(String::new(), |(q, _)| how.replace("3.10", q.clause));
            brief.chain([how]).collect::<Vec<_>>().join("\n")
        }
    }
}

fn brief(question: &Answered, clause: &Clause) -> String {
    let mut lines = vec![format!("{} {}", styled(TITLE, &clause.id), clause.es)];
    let readings = clause.readings.iter();
    lines.extend(readings.map(|r| format!("    {}", reading_line(r, Some(question.chosen)))));
    lines.join("\n")
}

/// What another reading would make of a finding: «con otra lectura de 3.10 («ambos») no sería falta».
pub fn stands_on(dependence: &Dependence) -> String {
    let Dependence { clause, kind, on, choice, instead, .. } = dependence;
    let of = |faults: bool| -> Vec<&str> {
        instead.iter().filter(|(_, kind)| kind.is_fault() == faults).map(|(clause, _)| *clause).collect()
    };
    let (faults, doubts) = (of(true), of(false));
    let then = match (kind.is_fault(), faults.as_slice(), doubts.as_slice()) {
        (true, [], []) => "no sería falta".to_owned(),
        (false, [], []) => "no habría duda".to_owned(),
        (true, [], doubts) => format!("sería solo una duda, de {}", doubts.join(", ")),
        (false, [], doubts) => format!("la duda sería de {}", doubts.join(", ")),
        (true, faults, _) if faults.contains(clause) => "sería otra clase de falta".to_owned(),
        (true, faults, _) => format!("no sería falta de {clause}, sino de {}", faults.join(", ")),
        (false, faults, _) => format!("sería falta, de {}", faults.join(", ")),
    };
    format!("con otra lectura de {on} («{choice}») {then}")
}

/// The readings a match pins, a sentence each.
pub fn pinned(referee: &dyn Referee) -> impl Iterator<Item = String> {
    let line = |q: Answered| format!("Se juzga con la lectura «{}» de {}.", q.chosen, q.clause);
    referee.pinned().into_iter().map(line)
}

/// What a match would come to under each reading it was not judged by, where that differs.
pub fn under_other_readings(others: &[Alternative], referee: &dyn Referee) -> String {
    let outcome = referee.outcome();
    let mut lines = Vec::new();
    for other in others {
        let mut changes: Vec<String> =
            other.gone.iter().map(|f| format!("    ya no: {}", finding_line(f))).collect();
        changes.extend(other.come.iter().map(|f| format!("    {}", finding_line(f))));
        match &other.outcome {
            end if *end == outcome => {}
            None => changes.push("    la partida no acaba".to_owned()),
            Some(end) => changes.push(format!("    {}", ended(end, referee))),
        }
        if !changes.is_empty() {
            lines.push(styled(TITLE, format!("  con «{}» en {}:", other.choice, other.clause)));
            lines.append(&mut changes);
        }
    }
    match (lines.is_empty(), others.len()) {
        (_, 0) => "  este reglamento no deja abierta ninguna lectura".to_owned(),
        (true, n) => format!("  lo mismo con {}", counted(n, "otra lectura", "otras lecturas, una a una")),
        (false, _) => lines.join("\n"),
    }
}
