//! The command line: what can be asked, one file per command, exit codes.

mod archive;
mod audit;
mod cards;
mod cheat_sheet;
mod check;
mod clock;
mod completions;
mod config;
mod cores;
mod coverage;
mod deck;
mod demo;
mod earlier;
mod export;
mod follow;
mod import;
mod listing;
mod matches;
mod play;
mod precedents;
mod readings;
mod rule;
mod seen;
mod slip;
mod sources;
mod store;
mod unfinished;
mod usage;

use std::panic;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{ArgAction, Args, CommandFactory, Parser, Subcommand, ValueEnum};

use crate::journal::keep_private;
use crate::outlet;
use crate::rulebook::{Rulebook, RulebookError};
use play::Shown;

/// No open fault.
pub const CLEAN: u8 = 0;
/// Open faults or unmet expectations.
pub const FAULTS: u8 = 1;
/// Bad usage, unreadable file, broken store.
pub const FAILURE: u8 = 2;

const TEMPLATE: &str = "{about}\n\nUso: {usage}\n\n{all-args}{after-help}";

/// Árbitro de juegos de cartas en mesa: anota lo que pasa, dice qué regla se incumple y por qué.
#[derive(Parser)]
#[command(
    name = "arbitro",
    version,
    help_template = TEMPLATE,
    subcommand_help_heading = "Órdenes",
    subcommand_value_name = "ORDEN",
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true,
    subcommand_precedence_over_arg = true,
    after_help = "Sin orden, «arbitro» abre una partida. Cada orden explica lo suyo con --ayuda."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: play::PlayArgs,
    #[command(flatten)]
    global: Global,
    /// Muestra la versión
    #[arg(short = 'V', long = "version", action = ArgAction::Version, help_heading = "Opciones")]
    version: Option<bool>,
}

/// What every command knows.
#[derive(Args, Clone)]
pub struct Global {
    /// Carpeta del almacén de partidas; «auditar» y «precedentes» leen varias
    #[arg(long, global = true, value_name = "DIR", help_heading = "Opciones")]
    pub almacen: Vec<PathBuf>,
    /// Carpeta con reglamentos que sustituyen a los incluidos
    #[arg(long, global = true, value_name = "DIR", help_heading = "Opciones")]
    pub reglamento: Option<PathBuf>,
    /// Salida para programas
    #[arg(long, global = true, help_heading = "Opciones")]
    pub json: bool,
    /// Colores: auto, siempre o nunca
    #[arg(
        long,
        global = true,
        value_name = "CUÁNDO",
        hide_possible_values = true,
        help_heading = "Opciones"
    )]
    pub color: Option<Color>,
    /// Muestra esta ayuda
    #[arg(short = 'h', long = "ayuda", alias = "help", global = true, action = ArgAction::Help, help_heading = "Opciones")]
    help: Option<bool>,
}

/// When to colour.
#[derive(Clone, Copy, ValueEnum)]
pub enum Color {
    /// At a terminal, unless NO_COLOR is set.
    Auto,
    /// Always.
    Siempre,
    /// Never.
    Nunca,
}

#[derive(Subcommand)]
enum Command {
    /// Abre una partida nueva, o retoma una
    #[command(alias = "play", help_template = TEMPLATE)]
    Jugar(play::PlayArgs),
    /// Lo mismo a pantalla completa: la mesa fija, el registro y lo que se debe
    #[command(alias = "screen", help_template = TEMPLATE)]
    Pantalla(play::PlayArgs),
    /// Juega una partida corta a golpe de Enter, con una falta de verdad, y la deja en sus manos
    #[command(help_template = TEMPLATE)]
    Demo(demo::DemoArgs),
    /// Una página con todo lo que se escribe en un juego
    #[command(alias = "cheatsheet", help_template = TEMPLATE)]
    Chuleta(cheat_sheet::CheatSheetArgs),
    /// Repasa partidas y guiones y dice sus faltas
    #[command(alias = "check", help_template = TEMPLATE)]
    Validar(check::CheckArgs),
    /// Busca en el reglamento por número o con palabras
    #[command(alias = "rule", help_template = TEMPLATE)]
    Regla(rule::RuleArgs),
    /// Lo que el reglamento deja abierto y cómo se lee
    #[command(alias = "readings", help_template = TEMPLATE)]
    Lecturas(readings::ReadingsArgs),
    /// Lista las partidas del almacén
    #[command(alias = "matches", help_template = TEMPLATE)]
    Partidas(matches::MatchesArgs),
    /// Todas las partidas a la vez: lo abierto primero, y cuántas faltas, fallos y penalizaciones
    #[command(alias = "audit", help_template = TEMPLATE)]
    Auditar(audit::AuditArgs),
    /// El parte de un suceso: quién, dónde, qué falta, en qué se apoya, cómo se falló
    #[command(alias = "slip", help_template = TEMPLATE)]
    Parte(slip::SlipArgs),
    /// Cómo se falló antes, por cláusula o con palabras
    #[command(alias = "precedents", help_template = TEMPLATE)]
    Precedentes(precedents::PrecedentArgs),
    /// Guarda una partida en un fichero
    #[command(alias = "export", help_template = TEMPLATE)]
    Exportar(export::ExportArgs),
    /// Lleva registros (.jsonl) y guiones (.arb) al almacén
    #[command(alias = "import", help_template = TEMPLATE)]
    Importar(import::ImportArgs),
    /// Comprueba la lista de un mazo
    #[command(alias = "deck", help_template = TEMPLATE)]
    Mazo(deck::DeckArgs),
    /// Lleva al almacén las cartas publicadas de un juego
    #[command(alias = "cards", help_template = TEMPLATE, subcommand_help_heading = "Órdenes", subcommand_value_name = "ORDEN")]
    Cartas {
        #[command(subcommand)]
        what: cards::CardsCommand,
    },
    /// Verifica, respalda o repara el almacén
    #[command(alias = "store", help_template = TEMPLATE, subcommand_help_heading = "Órdenes", subcommand_value_name = "ORDEN")]
    Almacen {
        #[command(subcommand)]
        what: store::StoreCommand,
    },
    /// Los juegos y sus modos
    #[command(alias = "games", help_template = TEMPLATE)]
    Juegos,
    /// Cláusula por cláusula: qué comprobación la vigila y qué guiones la prueban
    #[command(alias = "coverage", help_template = TEMPLATE)]
    Cobertura(coverage::CoverageArgs),
    /// Lo que rige en la mesa si no se dice otra cosa, y de dónde viene cada cosa
    #[command(alias = "configuracion", help_template = TEMPLATE)]
    Config,
    /// Escribe el completado para la consola: bash, zsh o fish
    #[command(alias = "completions", help_template = TEMPLATE)]
    Completar(completions::CompletionArgs),
}

/// What may stand on the command line, for completions and for whoever checks a line without running it.
pub fn grammar() -> clap::Command {
    Cli::command()
}

/// Runs the program with the arguments of the process. A panic, which is a fault of the program, ends in one line and
/// the exit code of a failure like any other.
pub fn main() -> ExitCode {
    panic::set_hook(Box::new(|info| {
        outlet::give_back();
        let place =
            info.location().map_or(String::new(), |at| format!(" ({}, línea {})", at.file(), at.line()));
        outlet::warn(format_args!(
            "fallo interno de arbitro{place}; lo que ya se había confirmado está guardado"
        ));
    }));
    keep_private();
    let ran =
        panic::catch_unwind(|| match Cli::try_parse_from(usage::with_whole_names(std::env::args_os())) {
            Ok(cli) => run(cli),
            Err(e) => usage::explain(&e),
        });
    ExitCode::from(ran.unwrap_or(Ok(FAILURE)).unwrap_or_else(|message| {
        outlet::warn(message);
        FAILURE
    }))
}

fn run(cli: Cli) -> Outcome {
    cli.global.color.unwrap_or(Color::Auto).apply();
    if let (Some(misplaced), Some(_)) = (cli.play.first_option(), &cli.command) {
        return Err(format!(
            "{misplaced} va detrás de la orden, por ejemplo «arbitro jugar kodem {misplaced} …»"
        ));
    }
    match cli.command {
        None => play::run(&cli.play, &cli.global, Shown::ByLine),
        Some(Command::Jugar(args)) => play::run(&args, &cli.global, Shown::ByLine),
        Some(Command::Pantalla(args)) => play::run(&args, &cli.global, Shown::Whole),
        Some(Command::Demo(args)) => demo::run(&args, &cli.global),
        Some(Command::Chuleta(args)) => cheat_sheet::run(&args),
        Some(Command::Validar(args)) => check::run(&args, &cli.global),
        Some(Command::Regla(args)) => rule::run(&args, &cli.global),
        Some(Command::Lecturas(args)) => readings::run(&args, &cli.global),
        Some(Command::Partidas(args)) => matches::run(&args, &cli.global),
        Some(Command::Auditar(args)) => audit::run(&args, &cli.global),
        Some(Command::Parte(args)) => slip::run(&args, &cli.global),
        Some(Command::Precedentes(args)) => precedents::run(&args, &cli.global),
        Some(Command::Exportar(args)) => export::run(&args, &cli.global),
        Some(Command::Importar(args)) => import::run(&args, &cli.global),
        Some(Command::Mazo(args)) => deck::run(&args, &cli.global),
        Some(Command::Cartas { what }) => cards::run(&what, &cli.global),
        Some(Command::Almacen { what }) => store::run(&what, &cli.global),
        Some(Command::Juegos) => coverage::games(&cli.global),
        Some(Command::Cobertura(args)) => coverage::run(&args, &cli.global),
        Some(Command::Config) => config::run(&cli.global),
        Some(Command::Completar(args)) => completions::run(&args),
    }
}

/// What a command comes to: an exit code, or a Spanish message for exit code 2.
pub type Outcome = Result<u8, String>;

impl Color {
    /// The words that name them.
    const WORDS: [&'static str; 3] = ["auto", "siempre", "nunca"];

    /// What a word names.
    fn of(word: &str) -> Option<Color> {
        match word {
            "auto" => Some(Color::Auto),
            "siempre" => Some(Color::Siempre),
            "nunca" => Some(Color::Nunca),
            _ => None,
        }
    }

    fn apply(self) {
        match self {
            Color::Auto => {}
            Color::Siempre => anstream::ColorChoice::Always.write_global(),
            Color::Nunca => anstream::ColorChoice::Never.write_global(),
        }
    }
}

impl Global {
    /// The store's folder.
    pub fn store_dir(&self) -> Result<PathBuf, String> {
        match self.almacen.as_slice() {
            [] => directories::ProjectDirs::from("", "", "arbitro")
                .map(|d| d.data_dir().to_owned())
                .ok_or_else(|| {
                    "no se encuentra la carpeta de datos del usuario; indique una con --almacen DIR"
                        .to_owned()
                }),
            [one] => Ok(one.clone()),
            [_, _, ..] => {
                Err("esta orden usa un solo almacén; varios llevan «auditar» y «precedentes»".to_owned())
            }
        }
    }

    /// The folders of all stores named; where none is, the usual one unless `files` are read instead.
    pub fn store_dirs(&self, files: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
        match self.almacen.as_slice() {
            [] if files.is_empty() => Ok(vec![self.store_dir()?]),
            named => Ok(named.to_vec()),
        }
    }

    /// The rulebook in use.
    pub fn rulebook(&self) -> Result<Rulebook, String> {
        let Some(dir) = &self.reglamento else { return Ok(Rulebook::embedded()) };
        let rulebook = Rulebook::from_dir(dir).map_err(|e| e.to_string())?;
        for entry in crate::games::GAMES {
            let Some((path, catalogue)) = rulebook.file(entry.id).zip(rulebook.catalogue(entry.id)) else {
                continue;
            };
            let defects = crate::session::defects(entry, catalogue, &format!("{}.toml", entry.id));
            if !defects.is_empty() {
                return Err(RulebookError::Unsound { path: path.to_owned(), defects }.to_string());
            }
        }
        Ok(rulebook)
    }
}
