//! `juegos` and `cobertura`.

use clap::Args;

use super::play::find_game;
use super::{CLEAN, Global, Outcome};
use crate::export::CoverageJson;
use crate::games::{GAMES, GameEntry};
use crate::outlet::{self, Unwritable};
use crate::session::{GameCoverage, coverage};

/// Arguments of `cobertura`.
#[derive(Args)]
pub struct CoverageArgs {
    /// Solo este juego
    #[arg(long, value_name = "JUEGO", help_heading = "Opciones")]
    juego: Option<String>,
}

/// Runs `cobertura`.
pub fn run(args: &CoverageArgs, global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    let entries: Vec<&GameEntry> = match &args.juego {
        Some(word) => vec![find_game(word)?],
        None => GAMES.iter().collect(),
    };
    let games: Vec<GameCoverage> =
        entries.iter().filter_map(|e| rulebook.catalogue(e.id).map(|c| coverage(e, c))).collect();
    if global.json {
        outlet::json(&CoverageJson { games })?;
        return Ok(CLEAN);
    }
    for game in &games {
        show(game)?;
    }
    Ok(CLEAN)
}

fn show(game: &GameCoverage) -> Result<(), Unwritable> {
    outlet::say(&game.game)?;
    for c in &game.clauses {
        let check = c.check.as_deref().unwrap_or("sin comprobación");
        outlet::say(format_args!(
            "  {:<8} {check:<42} marcados {} · casi {}",
            c.clause, c.flagged, c.near_miss
        ))?;
    }
    outlet::say(format_args!(
        "  vigiladas {} · con comprobación {} · guiones marcados {} · casi faltas {}",
        game.enforced, game.checked, game.flagged, game.near_miss
    ))?;
    let gaps = if game.gaps.is_empty() { "ninguno".to_owned() } else { game.gaps.join(", ") };
    outlet::say(format_args!("  huecos: {gaps}"))
}

#[derive(serde::Serialize)]
struct GameJson {
    game: &'static str,
    title: &'static str,
    modes: &'static [&'static str],
    edition: Option<String>,
}

/// Runs `juegos`.
pub fn games(global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    let edition = |id: &str| rulebook.catalogue(id).and_then(|c| c.edition.clone());
    if global.json {
        let rows: Vec<GameJson> = GAMES
            .iter()
            .map(|g| GameJson { game: g.id, title: g.title, modes: g.modes, edition: edition(g.id) })
            .collect();
        outlet::json(&rows)?;
        return Ok(CLEAN);
    }
    for g in GAMES {
        let edition = edition(g.id).map_or(String::new(), |e| format!(" · edición: {e}"));
        outlet::say(format_args!("{} · {} · modos: {}{edition}", g.id, g.title, g.modes.join(", ")))?;
    }
    Ok(CLEAN)
}
