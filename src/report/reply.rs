//! What a session answers, as text.

use unicode_width::UnicodeWidthStr;

use super::help::help;
use super::lookup::facts_line;
use super::readings::{questions, stands_on};
use super::{FAINT, GOOD, QUESTION, TITLE, Teller, finding, finding_line, lookup, styled};
use crate::kernel::{Duty, Finding, Misread, Outcome, Referee, Standing, plain};
use crate::notation::Voice;
use crate::rulebook::Catalogue;
use crate::session::{Entered, HistoryLine, Reply};

/// Options of one verb shown before the rest is only counted.
const OPTIONS_SHOWN: usize = 8;

/// A reply for a screen of `width` columns. `catalogue` is the match's, for the words of the rules.
pub fn reply(reply: &Reply, referee: &dyn Referee, catalogue: Option<&Catalogue>, width: usize) -> String {
    told(reply, referee, catalogue, width, &Teller::default())
}

/// The same in the voice of a sitting.
pub fn told(
    reply: &Reply,
    referee: &dyn Referee,
    catalogue: Option<&Catalogue>,
    width: usize,
    teller: &Teller,
) -> String {
    match reply {
        Reply::Entered(entered) => entry(entered, referee, catalogue, teller),
        Reply::Board(picture) => teller.board(picture, width),
        Reply::Place(known) if known.facts.is_empty() => format!("En {} no consta nada.", known.place),
        Reply::Place(known) => facts_line(known),
        Reply::Options { verb, lines } => options(verb.as_deref(), lines, referee),
        Reply::Duties(duties) if duties.is_empty() => styled(GOOD, "Nadie debe nada."),
        Reply::Duties(duties) => duties.iter().map(|d| duty(d, referee)).collect::<Vec<_>>().join("\n"),
        Reply::Faults(faults) if faults.is_empty() => styled(GOOD, "No hay faltas abiertas."),
        Reply::Faults(faults) => faults.iter().map(finding_line).collect::<Vec<_>>().join("\n"),
        Reply::Foretold { text, steps, findings } => {
            let line = (referee.next_seq(), text.as_str());
            let found = findings.iter().map(|f| teller.finding(f, line, referee, catalogue));
            let answer = foretold(text, steps, findings);
            std::iter::once(answer).chain(found).collect::<Vec<_>>().join("\n")
        }
        Reply::Why { .. } => why(reply, catalogue),
        Reply::Rule { question } => rule(question, referee, catalogue),
        Reply::Precedents { .. } => "Los precedentes están en el almacén de partidas.".to_owned(),
        Reply::Readings(open) => questions(open, catalogue),
        Reply::Data => super::context_lines(referee).join("\n"),
        Reply::Clock { left } => super::clock_line(*left),
        Reply::History(lines) => history(lines, teller),
        Reply::View { seq, picture } => {
            format!(
                "{}\n{}",
                styled(FAINT, format!("Tras el suceso {seq}, como se sabía entonces:")),
                teller.board(picture, width)
            )
        }
        Reply::Export { file, .. } => format!("Partida guardada en {file}."),
        Reply::Help { topic } => help(topic.as_deref(), referee),
        Reply::Tacit { taken: true } => {
            "Los pasos que nadie dice se dan por hechos; «tácito no» pide decirlos todos.".to_owned()
        }
        Reply::Tacit { taken: false } => {
            "Hay que decir cada paso; «tácito sí» vuelve a dar por hechos los que nadie dice.".to_owned()
        }
        Reply::Voice { chosen } => {
            format!("Las faltas se dicen con la voz de {}.", chosen.unwrap_or(teller.voice()).word())
        }
        Reply::Careful { chosen: Some(true) } => {
            "Antes de anotar una falta se pregunta si pasó así.".to_owned()
        }
        Reply::Careful { chosen: Some(false) | None } => "Las faltas se anotan sin preguntar.".to_owned(),
        Reply::Leave => "Hasta pronto.".to_owned(),
        Reply::More => "No queda nada por mostrar.".to_owned(),
    }
}

/// Whether a line would be legal.
fn foretold(text: &str, steps: &[String], findings: &[Finding]) -> String {
    if findings.iter().any(Finding::is_open_fault) {
        format!("No: {text}")
    } else if findings.iter().any(|f| f.fault.only_by_card && f.standing == Standing::Open) {
        styled(QUESTION, format!("Solo si una carta lo permite: {text}"))
    } else {
        let after = if steps.is_empty() { String::new() } else { format!(", tras «{}»", steps.join("; ")) };
        styled(GOOD, format!("Sí: {text}{after}"))
    }
}

fn entry(entered: &Entered, referee: &dyn Referee, catalogue: Option<&Catalogue>, teller: &Teller) -> String {
    let mut lines = vec![format!(
        "{} {}",
        styled(FAINT, format!("#{}", entered.seq)),
        entered.text.clone() + &entered.place
    )];
    let step = &entered.step;
    lines.extend(step.consequences.iter().map(|c| format!("   {} {c}", styled(FAINT, "→"))));
    let line = (entered.seq, entered.text.as_str());
    lines.extend(step.findings.iter().map(|f| teller.finding(f, line, referee, catalogue)));
    // What a line meets is said at once; what every turn asks for, or a choice, waits for «debe».
    let is_told = |d: &&Duty| !d.line.is_empty() && teller.voice() != Voice::Judge;
    let owed = step.owed.iter().filter(is_told);
    lines.extend(owed.map(|d| format!("   {} {}", styled(FAINT, "→"), duty(d, referee))));
    let gone = step
        .withdrawn
        .iter()
        .filter(|f| !step.findings.iter().any(|n| (n.about, n.clause) == (f.about, f.clause)));
    lines.extend(gone.map(|f| styled(GOOD, format!("✓ ya no consta {} del suceso {}", f.clause, f.about))));
    lines.extend(step.notices.iter().map(|n| format!("{} {}", styled(QUESTION, "aviso:"), n.text)));
    if let Some(outcome) = &step.outcome {
        lines.push(end(outcome, referee));
    }
    lines.join("\n")
}

fn duty(duty: &Duty, referee: &dyn Referee) -> String {
    let line = if duty.line.is_empty() { String::new() } else { format!(" → {}", duty.line) };
    format!("{} debe {} ({}), {}{line}", referee.seat_name(duty.seat), duty.what, duty.clause, duty.until)
}

fn end(outcome: &Outcome, referee: &dyn Referee) -> String {
    let clause = if outcome.clause.is_empty() { String::new() } else { format!(" ({})", outcome.clause) };
    let how = super::ended(outcome, referee);
    styled(TITLE, format!("Fin de la partida, {}{clause}.", how.trim_end_matches('.')))
}

/// Numbered: on the very next line a number takes one. Of one verb only the first are shown unless it was asked for.
fn options(asked: Option<&str>, lines: &[String], referee: &dyn Referee) -> String {
    if lines.is_empty() {
        return match (referee.outcome().is_some(), asked) {
            (true, _) => "La partida ha acabado: no queda nada por hacer.".to_owned(),
            (false, Some(word)) => format!("No hay opciones con «{word}»."),
            (false, None) => "No hay opciones.".to_owned(),
        };
    }
    let verb_of = |line: &str| {
        let mut words = line.split_whitespace();
        let is_player = |word: &&str| referee.seat_named(word.trim_end_matches(':')).is_some();
        words.find(|word| !is_player(word)).unwrap_or_default().to_owned()
    };
    let digits = lines.len().to_string().len();
    let mut shown: Vec<String> = Vec::new();
    let mut at = 0;
    while let Some(first) = lines.get(at) {
        let verb = verb_of(first);
        let count = lines[at..].iter().take_while(|line| verb_of(line) == verb).count();
        let limit = if asked.is_some() { count } else { count.min(OPTIONS_SHOWN) };
        let numbered = (at + 1..).zip(&lines[at..at + limit]);
        shown.extend(numbered.map(|(n, line)| format!("{} {line}", styled(FAINT, format!("{n:>digits$}")))));
        if count > limit {
            shown.push(styled(FAINT, format!("… y {} más con «{verb}» (opciones {verb})", count - limit)));
        }
        at += count;
    }
    shown.join("\n")
}

fn why(reply: &Reply, catalogue: Option<&Catalogue>) -> String {
    let Reply::Why { about, text, place, counts, findings, notices, proof, stands_on: dependences } = reply
    else {
        return String::new();
    };
    let mut lines = vec![format!("{} {text}{place}", styled(TITLE, format!("#{about}")))];
    if !counts {
        lines.push("Ya no cuenta: no se juzga.".to_owned());
    } else if findings.is_empty() && notices.is_empty() {
        lines.push(styled(GOOD, "Nada que objetar."));
    }
    for f in findings {
        lines.push(finding(f, catalogue));
        let facts: Vec<String> = f.fault.facts.iter().map(|(k, v)| format!("{k}: {v}")).collect();
        if !facts.is_empty() {
            lines.push(format!("    {} {}", styled(FAINT, "datos:"), facts.join(" · ")));
        }
        let others = dependences.iter().filter(|d| d.is_of(f));
        lines.extend(others.map(|d| format!("    {} {}", styled(FAINT, "lectura:"), stands_on(d))));
    }
    lines.extend(notices.iter().map(|n| format!("{} {}", styled(QUESTION, "aviso:"), n.text)));
    lines
        .extend(proof.iter().map(|(seq, text)| format!("    {} #{seq} {text}", styled(FAINT, "lo prueba:"))));
    if let Some(first) = findings.first() {
        lines.push(styled(FAINT, format!("    regla {} muestra la cláusula entera", first.clause)));
    }
    lines.join("\n")
}

fn rule(question: &str, referee: &dyn Referee, catalogue: Option<&Catalogue>) -> String {
    let Some(catalogue) = catalogue else { return "No hay reglamento de este juego.".to_owned() };
    if !question.is_empty() {
        return lookup(&[catalogue], question, usize::MAX, Some(referee)).0;
    }
    // The last fault; a doubt only where there is none.
    match referee.findings().iter().max_by_key(|f| (f.kind.is_fault(), f.known_at)) {
        Some(last) => format!(
            "{}\n{}\n    {}",
            finding(last, Some(catalogue)),
            lookup(&[catalogue], last.clause, usize::MAX, Some(referee)).0,
            styled(FAINT, format!("porque {} muestra lo que lo prueba", last.about))
        ),
        None => "Escriba un número de cláusula o unas palabras: regla 4.5, regla descanso.".to_owned(),
    }
}

/// What was recorded: it tells what happened, so a voice tells it as it told it then.
fn history(lines: &[HistoryLine], teller: &Teller) -> String {
    let number = |seq| if teller.narrates() { format!("#{seq}") } else { format!("{seq:>4}") };
    let lines = lines.iter().map(|line| format!("{} {}", number(line.seq), history_line(line)));
    teller.news(lines.collect::<Vec<_>>().join("\n"))
}

fn history_line(line: &HistoryLine) -> String {
    let text = if line.struck { styled(FAINT, &line.text) } else { line.text.clone() };
    let text = format!("{text}{}", line.place);
    let findings: String = line.findings.iter().map(|f| format!("\n      {}", finding_line(f))).collect();
    format!("{text}{findings}")
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// What was not understood: the line, a caret under the word, what could be meant.
pub fn misread(line: &str, misread: &Misread) -> String {
    const CONTEXT: usize = 100;
    let start = misread.span.start.min(line.len());
    let from = line[..start].char_indices().rev().nth(CONTEXT / 2).map_or(0, |(i, _)| i);
    let shown = plain(&line[from..].chars().take(CONTEXT).collect::<String>());
    let before = plain(&line[from..start]).width();
    let length = plain(&line[start..misread.span.end.clamp(start, line.len())]).width().clamp(1, CONTEXT);
    let mut text = format!(
        "{}.\n  {shown}\n  {}{}",
        capitalised(&misread.message),
        " ".repeat(before),
        "^".repeat(length)
    );
    if !misread.could_be.is_empty() {
        text.push_str(&format!("\n¿Quiso decir {}?", misread.could_be.join(", ")));
    }
    text
}
