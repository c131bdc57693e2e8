//! `demo`: a short match played line by line, with one real fault in it, then handed over to whoever looks on.

use std::io::{BufRead, IsTerminal};

use clap::Args;

use super::config::{Config, Key};
use super::play::find_game;
use super::{CLEAN, FAILURE, Global, Outcome, clock};
use crate::journal::{MatchId, MemoryJournal};
use crate::outlet;
use crate::prompt::{End, Face, Manner, Sitting, Taken, Telling, Typed, Wanted, take};
use crate::repl;
use crate::report::Teller;
use crate::session::{Caution, Opening, Session};

/// Arguments of `demo`.
#[derive(Args)]
pub struct DemoArgs {
    /// El juego
    #[arg(value_name = "JUEGO", help_heading = "Argumentos")]
    game: String,
}

/// Runs the command. Nothing of it is kept: the match is in memory.
pub fn run(args: &DemoArgs, global: &Global) -> Outcome {
    let config = Config::at_hand();
    global.color.unwrap_or(config.color()).apply();
    let rulebook = global.rulebook()?;
    let entry = find_game(&args.game)?;
    let catalogue = rulebook.catalogue(entry.id);
    let opening = Opening {
        game: entry.id,
        edition: String::new(),
        catalogue: String::new(),
        table: "demostración".to_owned(),
    };
    let id = MatchId::from_random(|n| fastrand::usize(..n));
    let journal = Box::new(MemoryJournal::new());
    let mut session =
        Session::create(journal, id, &opening, "demostración", clock::now()).map_err(|e| e.to_string())?;
    let export = |session: &Session, wanted: &Wanted<'_>| {
        super::export::write_session(&global.store_dir()?, session, wanted, catalogue)
    };
    let teller = Teller::of(config.voice()).narrating(config.says(Key::Narrated));
    let manner = Manner { teller, ..Manner::default() };
    let sitting = Sitting { export: &export, manner, ..Sitting::new(catalogue, clock::now) };
    let at_table = std::io::stdin().is_terminal();
    outlet::say(format_args!("Una partida corta de {}, que no se guarda.", entry.title))?;
    if at_table {
        outlet::say("Enter escribe la línea siguiente.")?;
    }
    for line in entry.demo.lines() {
        if let Some(told) = line.strip_prefix("# ") {
            outlet::say(format_args!("\n{told}"))?;
            continue;
        }
        outlet::say(format_args!("> {line}"))?;
        if at_table {
            wait()?;
        }
        let typed = Typed { line: line.to_owned(), taken: false };
        let face = Face { room: repl::screen(), telling: Telling::Silent };
        let answer = take(&mut session, &sitting, typed, Caution::Confirmed, face);
        repl::say(&answer.said)?;
        if answer.taken == Taken::Refused {
            return Ok(FAILURE);
        }
    }
    if !at_table {
        return Ok(CLEAN);
    }
    outlet::say(
        "\nLa partida es suya: «opciones» dice qué se puede hacer, «porque» explica la falta, «salir» la deja.",
    )?;
    Ok(if repl::run(&mut session, &sitting)? == End::Left { CLEAN } else { FAILURE })
}

/// Waits for Enter, or for the end of what is typed.
fn wait() -> Result<(), String> {
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line);
    read.map(drop).map_err(|e| format!("no se puede leer la entrada: {e}"))
}
