//! `mazo`: a decklist against the clauses on decks. Opens no store: imported cards are a plain file.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;

use super::cards::{lists_of, read_text, tell_defects};
use super::play::find_game;
use super::{CLEAN, FAULTS, Global, Outcome};
use crate::kernel::DeckFault;
use crate::outlet::{self, Unwritable};
use crate::report;
use crate::session::{Deck, kept_cards, read_cards, read_deck};

/// Arguments of `mazo`.
#[derive(Args)]
pub struct DeckArgs {
    /// La lista: texto o JSON
    #[arg(value_name = "FICHERO", help_heading = "Argumentos")]
    file: PathBuf,
    /// El juego de la lista
    #[arg(long, value_name = "JUEGO", help_heading = "Opciones")]
    juego: String,
    /// Cartas publicadas (.csv o .json) en lugar de las importadas
    #[arg(long, value_name = "FICHERO", help_heading = "Opciones")]
    cartas: Option<PathBuf>,
}

#[derive(serde::Serialize)]
struct DeckJson<'a> {
    source: &'a str,
    game: &'static str,
    player: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'a str>,
    kinds: BTreeMap<&'a str, u32>,
    faults: &'a [DeckFault],
}

/// Runs the command.
pub fn run(args: &DeckArgs, global: &Global) -> Outcome {
    let entry = find_game(&args.juego)?;
    let lists = lists_of(entry)?;
    let cards = match &args.cartas {
        Some(file) => {
            let (name, text) = read_text(file)?;
            match read_cards(&text, &lists) {
                Ok(read) => Some(read.list),
                Err(defects) => {
                    return tell_defects(&name, &defects, "Con esas cartas no se juzga nada.", global);
                }
            }
        }
        None => kept_cards(&global.store_dir()?, entry.id).map_err(|e| e.to_string())?,
    };
    let (name, text) = read_text(&args.file)?;
    let deck = match read_deck(&text, &lists, cards.as_ref()) {
        Ok(deck) => deck,
        Err(defects) => return tell_defects(&name, &defects, "La lista no se puede juzgar así.", global),
    };
    let faults = (lists.judge)(&deck.cards);
    let mut kinds: BTreeMap<&str, u32> = BTreeMap::new();
    for card in &deck.cards {
        *kinds.entry(&card.kind).or_default() += card.copies;
    }
    if global.json {
        let title = deck.title.as_ref().map(|(_, title)| title.as_str());
        let player = deck.player.as_deref();
        outlet::json(&DeckJson { source: &name, game: entry.id, player, title, kinds, faults: &faults })?;
    } else {
        tell(&name, &deck, &kinds, &faults)?;
        if let Some((line, title)) = &deck.title {
            outlet::warn(format_args!("aviso: la línea {line}, «{title}», se toma por título"));
        }
        if cards.is_none() {
            outlet::warn("aviso: no hay cartas importadas; los tipos son los de los encabezados");
        }
    }
    Ok(if faults.iter().any(|f| f.certain) { FAULTS } else { CLEAN })
}

fn tell(
    name: &str,
    deck: &Deck,
    kinds: &BTreeMap<&str, u32>,
    faults: &[DeckFault],
) -> Result<(), Unwritable> {
    let player = deck.player.as_ref().map_or(String::new(), |p| format!(" · {p}"));
    let kinds: Vec<String> = kinds.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
    let end = match faults.iter().filter(|f| f.certain).count() {
        0 => report::styled(report::GOOD, "lista legal"),
        1 => report::styled(report::FAULT, "1 falta"),
        n => report::styled(report::FAULT, format!("{n} faltas")),
    };
    outlet::say(format_args!("{name}{player} · {} · {end}", kinds.join(", ")))?;
    for fault in faults {
        let line = fault.line.map_or(String::new(), |n| format!("línea {n}: "));
        let repair = if fault.certain { "Arreglo" } else { "Sin comprobar" };
        outlet::say(format_args!("  {} {line}{}. {repair}: {}.", fault.clause, fault.message, fault.repair))?;
    }
    Ok(())
}
