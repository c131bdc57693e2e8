//! `regla`: the rulebook by number or in everyday words.

use std::io::IsTerminal;

use clap::Args;

use super::play::find_game;
use super::{CLEAN, FAULTS, Global, Outcome};
use crate::kernel::{counted, shown};
use crate::outlet;
use crate::report;
use crate::rulebook::{Answer, Catalogue, Clause, Confidence, Hit, find, game_named, prepare};

/// Arguments of `regla`.
#[derive(Args)]
pub struct RuleArgs {
    /// Un número («3.2», «kodem 4») o unas palabras
    #[arg(value_name = "CONSULTA", required = true, help_heading = "Argumentos")]
    question: Vec<String>,
    /// Solo en este juego
    #[arg(long, value_name = "JUEGO", help_heading = "Opciones")]
    juego: Option<String>,
    /// Todas las cláusulas que responden, no solo las primeras
    #[arg(long, alias = "more", help_heading = "Opciones")]
    mas: bool,
}

#[derive(serde::Serialize)]
struct RuleJson {
    query: String,
    /// How sure the first answer is; nothing where none was found.
    confidence: Option<&'static str>,
    answers: Vec<AnswerJson>,
    /// Where nothing answers, what is nearest to the question.
    nearest: Option<AnswerJson>,
}

#[derive(serde::Serialize)]
struct AnswerJson {
    game: String,
    clause: String,
    section: String,
    score: u32,
    /// Whether it goes with the first.
    with_first: bool,
    text: String,
    english: String,
}

/// Runs the command.
pub fn run(args: &RuleArgs, global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    let question = shown(&args.question.join(" "));
    // A question that names its game needs no other catalogue read.
    let game = match &args.juego {
        Some(word) => Some(find_game(word)?.id),
        None => game_named(rulebook.games(), &question),
    };
    // Beside the reading of the catalogues. What ends in a number, as «kodem 4.5a» does, is mostly found without.
    let last = question.split_whitespace().next_back().unwrap_or_default();
    if !last.contains(|each: char| each.is_ascii_digit()) {
        let _ = std::thread::Builder::new().spawn(move || prepare(game));
    }
    let catalogues: Vec<&Catalogue> = match game {
        Some(game) => rulebook.catalogue(game).into_iter().collect(),
        None => rulebook.catalogues(),
    };
    if global.json {
        let told = told(&catalogues, question);
        let found = !told.answers.is_empty();
        outlet::json(&told)?;
        return Ok(if found { CLEAN } else { FAULTS });
    }
    let most = if args.mas { usize::MAX } else { report::FIRST_CLAUSES };
    let (text, found) = report::lookup(&catalogues, &question, most, None);
    let screen = (!args.mas && std::io::stdout().is_terminal()).then(crate::repl::screen);
    let (shown, rest) = screen.map_or((text.as_str(), ""), |screen| report::screenful(&text, screen));
    outlet::say(shown)?;
    if !rest.is_empty() {
        outlet::say(format_args!(
            "… faltan {}; repita la consulta con --mas",
            counted(rest.lines().count(), "línea", "líneas")
        ))?;
    }
    Ok(if found { CLEAN } else { FAULTS })
}

fn told(catalogues: &[&Catalogue], question: String) -> RuleJson {
    let json = |catalogue: &Catalogue, clause: &Clause| AnswerJson {
        game: catalogue.game.clone(),
        clause: clause.id.clone(),
        section: clause.section.clone(),
        score: 1,
        with_first: false,
        text: clause.es.clone(),
        english: clause.en.clone(),
    };
    let ranked = |hit: &Hit<'_>| {
        let answer = json(hit.catalogue, hit.clause);
        AnswerJson { score: hit.score, with_first: hit.with_first, ..answer }
    };
    let sure = Some(Confidence::Sure);
    let (confidence, answers, nearest) = match find(catalogues, &question) {
        Answer::Number(passages) => {
            let clauses = passages.iter().flat_map(|p| p.clauses.iter().map(|c| json(p.catalogue, c)));
            (sure, clauses.collect(), None)
        }
        Answer::Term(hits) => {
            let clauses = hits.iter().flat_map(|h| h.clauses.iter().map(|c| json(h.catalogue, c)));
            (sure, clauses.collect(), None)
        }
        Answer::Words { hits, confidence } => (Some(confidence), hits.iter().map(ranked).collect(), None),
        Answer::Nothing { near, .. } => (None, Vec::new(), near.as_ref().map(ranked)),
    };
    RuleJson { query: question, confidence: confidence.map(Confidence::word), answers, nearest }
}
