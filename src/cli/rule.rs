//! `regla`: the rulebook by number or in everyday words.

use std::io::IsTerminal;

use clap::Args;

use super::play::find_game;
use super::{CLEAN, FAULTS, Global, Outcome};
use crate::kernel::{counted, shown};
use crate::outlet;
use crate::report;
use crate::rulebook::{Answer, Catalogue, find};

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
    answers: Vec<AnswerJson>,
}

#[derive(serde::Serialize)]
struct AnswerJson {
    game: String,
    clause: String,
    section: String,
    score: u32,
    text: String,
}

/// Runs the command.
pub fn run(args: &RuleArgs, global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    let question = shown(&args.question.join(" "));
    let catalogues: Vec<&Catalogue> = match &args.juego {
        Some(word) => rulebook.catalogue(find_game(word)?.id).into_iter().collect(),
        None => rulebook.catalogues(),
    };
    if global.json {
        let answers = answers(&catalogues, &question);
        let found = !answers.is_empty();
        outlet::json(&RuleJson { query: question, answers })?;
        return Ok(if found { CLEAN } else { FAULTS });
    }
    let most = if args.mas { usize::MAX } else { report::FIRST_CLAUSES };
    let (text, found) = report::lookup(&catalogues, &question, most, &|_| Vec::new());
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

fn answers(catalogues: &[&Catalogue], question: &str) -> Vec<AnswerJson> {
    let json = |catalogue: &Catalogue, clause: &crate::rulebook::Clause, score| AnswerJson {
        game: catalogue.game.clone(),
        clause: clause.id.clone(),
        section: clause.section.clone(),
        score,
        text: clause.es.clone(),
    };
    match find(catalogues, question) {
        Answer::Number(passages) => {
            passages.iter().flat_map(|p| p.clauses.iter().map(|c| json(p.catalogue, c, 1))).collect()
        }
        Answer::Term(hits) => {
            hits.iter().flat_map(|h| h.clauses.iter().map(|c| json(h.catalogue, c, 1))).collect()
        }
        Answer::Words(hits) => hits.iter().map(|h| json(h.catalogue, h.clause, h.score)).collect(),
        Answer::Nothing(_) => Vec::new(),
    }
}
