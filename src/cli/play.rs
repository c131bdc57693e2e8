//! `jugar`: a new match, or one taken up again.

use std::cell::RefCell;
use std::io::{BufRead, IsTerminal};
use std::path::PathBuf;

use clap::Args;

use super::readings::{norms_of, read_norms};
use super::{CLEAN, FAILURE, Global, Outcome, clock};
use crate::games::{GAMES, GameEntry, game};
use crate::journal::{Journal, MatchId, Store};
use crate::kernel::{did_you_mean, fold, plain, shown};
use crate::outlet;
use crate::prompt::{End, Said, Sitting, Wanted};
use crate::repl;
use crate::report;
use crate::rulebook::{Norms, Rulebook, infractions};
use crate::screen;
use crate::session::{Caution, Opening, Session, kept_cards, other_rules};

/// Arguments of `jugar`.
#[derive(Args)]
pub struct PlayArgs {
    /// El juego; si falta, se pregunta
    #[arg(value_name = "JUEGO", help_heading = "Argumentos")]
    game: Option<String>,
    /// Nombre o número de la mesa
    #[arg(long, value_name = "N", help_heading = "Opciones")]
    mesa: Option<String>,
    /// Retoma esta partida: su identificador o sus primeras letras
    #[arg(long, value_name = "ID", help_heading = "Opciones")]
    partida: Option<String>,
    /// Lo que elige quien organiza: infracciones y, para una partida nueva, lecturas
    #[arg(long, value_name = "FICHERO", help_heading = "Opciones")]
    normas: Option<PathBuf>,
    /// No dice lo que cambió ni dibuja la mesa
    #[arg(long, help_heading = "Opciones")]
    sin_mesa: bool,
}

impl PlayArgs {
    /// The first of its options that was given. Before another order they would say nothing.
    pub fn first_option(&self) -> Option<&'static str> {
        let given = [
            (self.mesa.is_some(), "--mesa"),
            (self.partida.is_some(), "--partida"),
            (self.normas.is_some(), "--normas"),
            (self.sin_mesa, "--sin-mesa"),
        ];
        given.into_iter().find(|(is_given, _)| *is_given).map(|(_, name)| name)
    }
}

/// How a match is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// Line by line, at a terminal or in a pipe.
    ByLine,
    /// On a full screen.
    Whole,
}

/// Runs the command.
pub fn run(args: &PlayArgs, global: &Global, shown: Shown) -> Outcome {
    if shown == Shown::Whole && !has_terminal() {
        return Err("la pantalla necesita una terminal; en una tubería sirve «arbitro jugar»".to_owned());
    }
    let rulebook = global.rulebook()?;
    let entry = match (&args.game, &args.partida) {
        (Some(word), _) => Some(find_game(word)?),
        (None, Some(_)) => None,
        (None, None) => Some(ask_game()?),
    };
    let norms = match (&args.normas, entry) {
        (Some(file), Some(entry)) => Some(norms_of(file, entry.id, &rulebook)?),
        (Some(file), None) => Some(read_norms(file, &rulebook)?),
        (None, _) => None,
    };
    let dir = global.store_dir()?;
    let (mut store, notices) = Store::open(&dir).map_err(|e| e.to_string())?;
    for notice in &notices {
        outlet::warn(notice);
    }
    let session = match &args.partida {
        Some(prefix) => {
            let id = find_match(&store.list().map_err(|e| e.to_string())?, prefix)?;
            let opened = store.open_match(&id).map_err(|e| e.to_string())?;
            for notice in &opened.notices {
                outlet::warn(notice);
            }
            Session::resume(Box::new(store), id, "mesa").map_err(|e| e.to_string())?
        }
        None => open(store, entry.unwrap_or(&GAMES[0]), &rulebook, args, norms.as_ref())?,
    };
    agree(&session, norms.as_ref(), args.partida.is_some())?;
    let cards = kept_cards(&dir, session.referee().game_id()).unwrap_or_else(|e| {
        outlet::warn(format_args!("aviso: {e}"));
        None
    });
    let card_names = cards.iter().flat_map(|list| list.cards()).map(|card| card.name.clone()).collect();
    let elsewhere = super::earlier::finder(&dir, session.id());
    let infractions = norms.and_then(|norms| norms.infractions);
    let mut session = session.with_cards(cards).penalising(infractions, elsewhere);
    let greeting = greeting(&session, args.partida.is_some(), &rulebook);
    let catalogue = rulebook.catalogue(session.referee().game_id());
    let history = history();
    let export = |session: &Session, wanted: &Wanted<'_>| {
        super::export::write_session(&dir, session, wanted, catalogue)
    };
    let precedents = |session: &Session, question: &str| {
        super::precedents::at_desk(&dir, question, session.referee().game_id(), &rulebook)
    };
    let sitting = Sitting {
        catalogue,
        now: clock::now,
        history,
        export: &export,
        precedents: &precedents,
        cards: card_names,
        board: !args.sin_mesa,
        unread: RefCell::default(),
        unconfirmed: RefCell::default(),
        asked: RefCell::default(),
    };
    let end = match shown {
        Shown::ByLine => {
            repl::say(&greeting)?;
            repl::run(&mut session, &sitting)?
        }
        Shown::Whole => screen::run(&mut session, &sitting, greeting)?,
    };
    drop(session);
    Ok(if end == End::Left { CLEAN } else { FAILURE })
}

/// Whether there is a terminal that a screen can be drawn on.
fn has_terminal() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && outlet::is_terminal() && !is_dumb
}

/// Where the history of typed lines is kept.
fn history() -> Option<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "arbitro")?;
    let dir = folders.state_dir().unwrap_or(folders.data_dir()).to_owned();
    std::fs::create_dir_all(&dir).ok()?;
    Some(dir.join("historial.txt"))
}

/// Whether an organiser's norms go with the match, and what is to be said where they say something else than it.
fn agree(session: &Session, norms: Option<&Norms>, resumed: bool) -> Result<(), String> {
    if let Some(norms) = norms.filter(|norms| norms.game != session.referee().game_id()) {
        return Err(format!("las normas son de {} y la partida no: use las de su juego", norms.game));
    }
    if resumed && norms.is_some_and(|norms| !norms.readings.is_empty()) {
        outlet::warn(
            "aviso: las lecturas se eligen al abrir la partida; de las normas valen aquí las infracciones",
        );
    }
    if let Some(minutes) =
        norms.and_then(|norms| norms.limits.round).filter(|minutes| !resumed && *minutes > 0)
    {
        outlet::warn(format_args!(
            "Las rondas son de {minutes} minutos: «reloj {minutes}» la pone en marcha."
        ));
    }
    if let Some(unknown) = other_list(session, norms) {
        outlet::warn(format_args!(
            "aviso: en esta partida se penalizó «{unknown}», que no está en la lista que rige: ¿falta --normas?"
        ));
    }
    Ok(())
}

/// An infraction of the match that the list in force does not have: it was given by another list.
fn other_list(session: &Session, norms: Option<&Norms>) -> Option<String> {
    let own = norms.and_then(|norms| norms.infractions.as_ref());
    let list = own.unwrap_or_else(|| infractions(session.referee().game_id()));
    let given = session.referee().ledger().penalties().iter().filter_map(|(_, p)| p.infraction.as_ref());
    let mut other = given.filter(|i| !list.rows.iter().any(|row| row.id == i.id && row.name == i.name));
    other.next().map(|infraction| format!("{} {}", infraction.id, infraction.name))
}

fn open(
    store: Store,
    entry: &'static GameEntry,
    rulebook: &Rulebook,
    args: &PlayArgs,
    norms: Option<&Norms>,
) -> Result<Session, String> {
    let catalogue = rulebook.catalogue(entry.id);
    let opening = Opening {
        game: entry.id,
        edition: catalogue.and_then(|c| c.edition.clone()).unwrap_or_default(),
        catalogue: catalogue.map(|c| c.digest.clone()).unwrap_or_default(),
        table: plain(args.mesa.as_deref().unwrap_or_default()),
    };
    let id = MatchId::from_random(|n| fastrand::usize(..n));
    let now = clock::now();
    let mut session =
        Session::create(Box::new(store), id, &opening, "mesa", now).map_err(|e| e.to_string())?;
    for (clause, choice) in norms.iter().flat_map(|norms| &norms.readings) {
        let line = format!("lectura {clause} {choice}");
        session.enter(&line, Caution::Record, now).map_err(|e| e.to_string())?;
    }
    Ok(session)
}

/// What is told before the first line.
fn greeting(session: &Session, resumed: bool, rulebook: &Rulebook) -> Vec<Said> {
    let referee = session.referee();
    let records = referee.next_seq().saturating_sub(1);
    let state = if resumed { format!("retomada, {records} asientos") } else { "nueva".to_owned() };
    let mut said = vec![Said::Told(format!(
        "Partida {} de {} ({state}). «ayuda» dice los verbos; «salir» la deja.",
        session.id(),
        referee.game_title()
    ))];
    said.extend(report::pinned(referee).map(Said::Told));
    let header = session.header();
    if let Some(notice) = game(&header.game).and_then(|entry| other_rules(header, entry)) {
        said.push(Said::Warned(format!("aviso: {notice}")));
    }
    let digest = rulebook.catalogue(&header.game).map(|c| c.digest.as_str());
    if digest.is_some_and(|d| d != header.catalogue) {
        said.push(Said::Warned(
            "aviso: la partida se abrió con otra redacción del reglamento; las faltas son las mismas."
                .to_owned(),
        ));
    }
    said
}

/// The game a word names.
pub fn find_game(word: &str) -> Result<&'static GameEntry, String> {
    game(word).or_else(|| begun(word)).ok_or_else(|| {
        let ids: Vec<&str> = GAMES.iter().map(|g| g.id).collect();
        let commands = [
            "jugar",
            "validar",
            "regla",
            "lecturas",
            "partidas",
            "auditar",
            "parte",
            "precedentes",
            "exportar",
            "importar",
            "mazo",
            "cartas",
            "almacen",
            "juegos",
            "cobertura",
            "completar",
        ];
        let near = did_you_mean(word, ids.iter().chain(&commands).copied());
        let hint = if near.is_empty() {
            format!("hay {}", ids.join(", "))
        } else {
            format!("¿quiso decir {}?", near.join(", "))
        };
        format!("no hay ninguna orden ni juego «{}»; {hint}", shown(word))
    })
}

fn ask_game() -> Result<&'static GameEntry, String> {
    if !std::io::stdin().is_terminal() {
        return Err("falta el juego, por ejemplo «arbitro jugar kodem»".to_owned());
    }
    for (i, entry) in GAMES.iter().enumerate() {
        outlet::say(format_args!("{} {} ({})", i + 1, entry.title, entry.id))?;
    }
    outlet::show("¿A qué se juega? ")?;
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line).map_err(|e| format!("no se puede leer la entrada: {e}"))?;
    let word = line.trim();
    let by_number = word.parse::<usize>().ok().and_then(|n| GAMES.get(n.checked_sub(1)?));
    by_number.map_or_else(|| find_game(word), Ok)
}

/// The only game whose name begins so, blanks left out: `dragonball`.
fn begun(word: &str) -> Option<&'static GameEntry> {
    let joined = |text: &str| fold(text).chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let word = joined(word);
    let mut found = GAMES.iter().filter(|game| word.len() > 3 && joined(game.title).starts_with(&word));
    found.next().filter(|_| found.next().is_none())
}

/// The only match whose id begins so.
pub fn find_match(all: &[MatchId], prefix: &str) -> Result<MatchId, String> {
    let wanted = prefix.trim().to_ascii_lowercase();
    let found: Vec<&MatchId> =
        all.iter().filter(|id| !wanted.is_empty() && id.as_str().starts_with(&wanted)).collect();
    match found.as_slice() {
        [one] => Ok(**one),
        [] => Err(format!("no hay ninguna partida «{}»; «arbitro partidas» las lista", shown(prefix))),
        many => {
            let ids: Vec<String> = many.iter().map(ToString::to_string).collect();
            Err(format!("«{}» puede ser {}; escriba más letras", shown(prefix), ids.join(", ")))
        }
    }
}
