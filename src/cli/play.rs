//! `jugar`: a new match, or one taken up again.

use std::cell::{Cell, OnceCell};
use std::io::{BufRead, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;

use super::config::{Config, Key, voice, yes_or_no};
use super::readings::{norms_of, read_norms};
use super::{CLEAN, FAILURE, Global, Outcome, clock, follow, grammar, unfinished};
use crate::games::{GAMES, GameEntry, game};
use crate::journal::{MatchId, RecordFiles, Store};
use crate::kernel::{Seq, counted, did_you_mean, fold, plain, shown};
use crate::notation::Voice;
use crate::outlet;
use crate::prompt::{End, Manner, Said, Sitting, Wanted};
use crate::repl;
use crate::report::{self, Teller};
use crate::rulebook::{Norms, Rulebook, infractions};
use crate::screen;
use crate::session::{Caution, Opening, Session, kept_cards, other_rules, record_line};

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
    /// Mira la partida de --partida, que se lleva en otra ventana, sin escribir en ella
    #[arg(long, requires = "partida", conflicts_with_all = ["normas", "autor"], help_heading = "Opciones")]
    ver: bool,
    /// Quién anota: consta en cada asiento; si falta, «mesa»
    #[arg(long, value_name = "NOMBRE", help_heading = "Opciones")]
    autor: Option<String>,
    /// No dice lo que cambió ni dibuja la mesa
    #[arg(long, value_name = "sí|no", num_args = 0..=1, require_equals = true, default_missing_value = "sí",
          value_parser = yes_or_no, help_heading = "Opciones")]
    sin_mesa: Option<bool>,
    /// Cómo se dicen las faltas: aprendiz, jugador o juez
    #[arg(long, value_name = "VOZ", value_parser = voice, help_heading = "Opciones")]
    voz: Option<Voice>,
    /// Pregunta «¿pasó así?» antes de anotar una falta; no por tubería
    #[arg(long, value_name = "sí|no", num_args = 0..=1, require_equals = true, default_missing_value = "sí",
          value_parser = yes_or_no, help_heading = "Opciones")]
    cuidado: Option<bool>,
    /// Lo dice todo en frases, sin cuadros ni signos, para un lector de pantalla
    #[arg(long, value_name = "sí|no", num_args = 0..=1, require_equals = true, default_missing_value = "sí",
          value_parser = yes_or_no, help_heading = "Opciones")]
    narrado: Option<bool>,
    /// En la pantalla, el ratón recorre el registro; copiar con él pide entonces Mayúsculas
    #[arg(long, alias = "ratón", value_name = "sí|no", num_args = 0..=1, require_equals = true,
          default_missing_value = "sí", value_parser = yes_or_no, help_heading = "Opciones")]
    raton: Option<bool>,
    /// Da por hechos los pasos que nadie dice
    #[arg(long, alias = "tácito", value_name = "sí|no", num_args = 0..=1, require_equals = true,
          default_missing_value = "sí", value_parser = yes_or_no, help_heading = "Opciones")]
    tacito: Option<bool>,
}

impl PlayArgs {
    /// The first of its options that was given. Before another order they would say nothing.
    pub fn first_option(&self) -> Option<&'static str> {
        let given = [
            (self.mesa.is_some(), "--mesa"),
            (self.partida.is_some(), "--partida"),
            (self.normas.is_some(), "--normas"),
            (self.ver, "--ver"),
            (self.autor.is_some(), "--autor"),
            (self.sin_mesa.is_some(), "--sin-mesa"),
            (self.voz.is_some(), "--voz"),
            (self.cuidado.is_some(), "--cuidado"),
            (self.narrado.is_some(), "--narrado"),
            (self.raton.is_some(), "--raton"),
            (self.tacito.is_some(), "--tacito"),
        ];
        given.into_iter().find(|(is_given, _)| *is_given).map(|(_, name)| name)
    }
}

impl PlayArgs {
    /// How the sitting is told and asked.
    fn manner(&self, config: &Config, shown: Shown) -> Manner {
        let narrates = shown == Shown::ByLine && self.narrado.unwrap_or(config.says(Key::Narrated));
        Manner {
            teller: Teller::of(self.voz.unwrap_or(config.voice())).narrating(narrates),
            mouse: self.raton.unwrap_or(config.says(Key::Mouse)),
            careful: Cell::new(self.cuidado.unwrap_or(config.says(Key::Careful))),
        }
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
    if shown == Shown::Whole && args.narrado == Some(true) {
        return Err("la pantalla no se narra; para eso sirve «arbitro jugar --narrado»".to_owned());
    }
    let config = Config::at_hand();
    global.color.unwrap_or(config.color()).apply();
    let manner = args.manner(&config, shown);
    let rulebook = global.rulebook()?;
    let dir = global.store_dir()?;
    let (entry, resumed) = match (&args.game, args.partida.clone()) {
        (Some(word), resumed) => (Some(find_game(word)?), resumed),
        (None, Some(resumed)) => (None, Some(resumed)),
        (None, None) => match ask_wish(&dir, config.game())? {
            Wish::New(entry) => (Some(entry), None),
            Wish::GoOn(id) => (None, Some(id.to_string())),
        },
    };
    let norms = match (&args.normas, entry) {
        (Some(file), Some(entry)) => Some(norms_of(file, entry.id, &rulebook)?),
        (Some(file), None) => Some(read_norms(file, &rulebook)?),
        (None, _) => None,
    };
    if let Some(prefix) = resumed.as_ref().filter(|_| args.ver) {
        let matches = RecordFiles::new(&dir).list().map_err(|e| e.to_string())?;
        let id = find_match(&matches, prefix)?;
        return match shown {
            Shown::ByLine => follow::run(&dir, id, &rulebook, &manner.teller),
            Shown::Whole => follow::on_screen(&dir, id, &rulebook, manner),
        };
    }
    let author = author(args.autor.as_deref().or(config.author()).unwrap_or(NOBODY))?;
    let (store, notices) = Store::open(&dir).map_err(|e| e.to_string())?;
    notices.iter().for_each(outlet::warn);
    let session = match &resumed {
        Some(prefix) => resume(store, prefix, &author)?,
        None => {
            let entry = entry.unwrap_or(&GAMES[0]);
            open(store, entry, &rulebook, (args.mesa.as_deref(), &author), norms.as_ref())?
        }
    };
    agree(&session, norms.as_ref(), resumed.is_some())?;
    let infractions = norms.and_then(|norms| norms.infractions);
    let elsewhere = super::earlier::finder(&dir, session.id());
    let session = session.penalising(infractions, elsewhere);
    let session = session.taking_steps(args.tacito.unwrap_or(config.says(Key::Tacit)));
    let greeting = greeting(&session, resumed.is_some(), &rulebook, &manner);
    let board = !args.sin_mesa.unwrap_or(config.says(Key::Boardless));
    sit(session, greeting, (&dir, &rulebook), (shown, board, manner))
}

/// Holds a sitting: until the user leaves, or a pipe ends or stops.
fn sit(
    session: Session,
    greeting: Vec<Said>,
    (dir, rulebook): (&Path, &Rulebook),
    (shown, board, manner): (Shown, bool, Manner),
) -> Outcome {
    let cards = kept_cards(dir, session.referee().game_id()).unwrap_or_else(|e| {
        outlet::warn(format_args!("aviso: {e}"));
        None
    });
    let card_names = cards.iter().flat_map(|list| list.cards()).map(|card| card.name.clone()).collect();
    let mut session = session.with_cards(cards);
    let catalogue = rulebook.catalogue(session.referee().game_id());
    let export = |session: &Session, wanted: &Wanted<'_>| {
        super::export::write_session(dir, session, wanted, catalogue)
    };
    let precedents = |session: &Session, question: &str| {
        super::precedents::at_desk(dir, question, session.referee().game_id(), rulebook)
    };
    let counted = OnceCell::new();
    let game_id = session.referee().game_id();
    // Read once a sitting, when a rule is first asked for.
    let ruled = |clause: &str| {
        let times = counted.get_or_init(|| super::precedents::times(dir, game_id, rulebook));
        times.get(clause).copied().unwrap_or(0)
    };
    let sitting = Sitting {
        history: history_file(),
        export: &export,
        precedents: &precedents,
        ruled: &ruled,
        cards: card_names,
        board,
        manner,
        ..Sitting::new(catalogue, clock::now)
    };
    let end = match shown {
        Shown::ByLine => {
            repl::say(&greeting)?;
            repl::run(&mut session, &sitting)?
        }
        Shown::Whole => screen::run(&mut session, &sitting, greeting)?,
    };
    if session.is_unborn() && std::io::stdin().is_terminal() {
        outlet::say("No se anotó nada: la partida no queda en el almacén.")?;
    }
    drop(session);
    Ok(if end == End::Left { CLEAN } else { FAILURE })
}

/// Whether there is a terminal that a screen can be drawn on.
fn has_terminal() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && outlet::is_terminal() && !is_dumb
}

/// Where the history of typed lines is kept.
fn history_file() -> Option<PathBuf> {
    let dirs = directories::ProjectDirs::from("", "", "arbitro")?;
    let dir = dirs.state_dir().unwrap_or(dirs.data_dir()).to_owned();
    std::fs::create_dir_all(&dir).ok().map(|()| dir.join("historial.txt"))
}

/// Longest name of whoever writes, in letters.
const AUTHOR: usize = 60;

/// Who writes where nobody said it.
const NOBODY: &str = "mesa";

/// Who writes, as every record will say.
///
/// # Errors
/// A name that is none, in Spanish.
pub fn author(told: &str) -> Result<String, String> {
    let name = plain(told).trim().to_owned();
    match name.chars().count() {
        0 => Err("falta el nombre: por ejemplo «--autor Marta»".to_owned()),
        n if n > AUTHOR => Err(format!("el nombre de quien anota pasa de {AUTHOR} letras")),
        _ => Ok(name),
    }
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

fn resume(mut store: Store, prefix: &str, author: &str) -> Result<Session, String> {
    let begun = store.record_files().list_begun(&prefix.trim().to_ascii_lowercase());
    let id = find_match(&begun.map_err(|e| e.to_string())?, prefix)?;
    let opened = store.open_match(&id).map_err(|e| e.to_string())?;
    opened.notices.iter().for_each(outlet::warn);
    Session::resume(Box::new(store), id, author).map_err(|e| e.to_string())
}

fn open(
    store: Store,
    entry: &'static GameEntry,
    rulebook: &Rulebook,
    (table, author): (Option<&str>, &str),
    norms: Option<&Norms>,
) -> Result<Session, String> {
    let catalogue = rulebook.catalogue(entry.id);
    let opening = Opening {
        game: entry.id,
        edition: catalogue.and_then(|c| c.edition.clone()).unwrap_or_default(),
        catalogue: catalogue.map(|c| c.digest.clone()).unwrap_or_default(),
        table: plain(table.unwrap_or_default()),
    };
    let id = MatchId::from_random(|n| fastrand::usize(..n));
    let now = clock::now();
    let mut session =
        Session::create(Box::new(store), id, &opening, author, now).map_err(|e| e.to_string())?;
    for (clause, choice) in norms.iter().flat_map(|norms| &norms.readings) {
        let line = format!("lectura {clause} {choice}");
        session.enter(&line, Caution::Record, now).map_err(|e| e.to_string())?;
    }
    Ok(session)
}

/// Lines of the log shown where a match is taken up again.
const LAST: Seq = 5;

/// What is told before the first line.
fn greeting(session: &Session, resumed: bool, rulebook: &Rulebook, manner: &Manner) -> Vec<Said> {
    let referee = session.referee();
    let records = referee.next_seq().saturating_sub(1);
    let records = counted(usize::try_from(records).unwrap_or(usize::MAX), "asiento", "asientos");
    let state = if resumed { format!("retomada, {records}") } else { "nueva".to_owned() };
    let mut said = vec![Said::Told(format!(
        "Partida {} de {} ({state}). «ayuda» dice los verbos; «salir» la deja.",
        session.id(),
        referee.game_title()
    ))];
    said.extend(report::pinned(referee).map(Said::Told));
    if !resumed && std::io::stdin().is_terminal() {
        said.push(Said::Told(report::first_line(referee)));
    }
    let header = session.header();
    if let Some(notice) = game(&header.game).and_then(|entry| other_rules(header, entry)) {
        said.push(Said::Warned(format!("aviso: {notice}")));
    }
    if resumed && std::io::stdin().is_terminal() {
        said.push(Said::Told(manner.teller.board(&referee.picture(), repl::screen().0)));
        let last = referee.next_seq().saturating_sub(LAST).max(1)..referee.next_seq();
        said.extend(last.map(|seq| Said::Told(format!("#{seq} {}", record_line(referee, seq)))));
    }
    let digest = rulebook.catalogue(&header.game).map(|c| c.digest.as_str());
    if digest.is_some_and(|d| d != header.catalogue) {
        said.push(Said::Warned(
            "aviso: la partida se abrió con otra redacción del reglamento; las faltas son las mismas."
                .to_owned(),
        ));
    }
    manner.told(said)
}

/// The game a word names.
pub fn find_game(word: &str) -> Result<&'static GameEntry, String> {
    game(word).or_else(|| begun(word)).ok_or_else(|| {
        let ids: Vec<&str> = GAMES.iter().map(|g| g.id).collect();
        let grammar = grammar();
        let commands: Vec<&str> = grammar.get_subcommands().map(clap::Command::get_name).collect();
        let near = did_you_mean(word, ids.iter().chain(&commands).copied());
        let hint = if near.is_empty() {
            format!("hay {}", ids.join(", "))
        } else {
            format!("¿quiso decir {}?", near.join(", "))
        };
        format!("no hay ninguna orden ni juego «{}»; {hint}", shown(word))
    })
}

/// What somebody wants who named neither game nor match.
enum Wish {
    New(&'static GameEntry),
    GoOn(MatchId),
}

/// Asks for it, unless there is but one thing to be wanted: the `usual` game, and no match to go on with.
fn ask_wish(store: &Path, usual: Option<&str>) -> Result<Wish, String> {
    if !std::io::stdin().is_terminal() {
        return Err("falta el juego, por ejemplo «arbitro jugar kodem»".to_owned());
    }
    let (unfinished, usual) = (unfinished::last(store), usual.and_then(game));
    match (&unfinished, usual) {
        (None, Some(usual)) => return Ok(Wish::New(usual)),
        (Some((_, called)), _) => outlet::say(format_args!("Enter retoma la última: {called}"))?,
        (None, None) => {}
    }
    if let Some(usual) = usual {
        outlet::say(format_args!("n {} (nueva)", usual.title))?;
    }
    for (i, entry) in GAMES.iter().enumerate() {
        outlet::say(format_args!("{} {} ({})", i + 1, entry.title, entry.id))?;
    }
    outlet::show("¿A qué se juega? ")?;
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line).map_err(|e| format!("no se puede leer la entrada: {e}"))?;
    let word = line.trim();
    if let Some((id, _)) = unfinished.filter(|_| word.is_empty()) {
        return Ok(Wish::GoOn(id));
    }
    if let Some(usual) = usual.filter(|_| fold(word) == "n") {
        return Ok(Wish::New(usual));
    }
    let by_number = word.parse::<usize>().ok().and_then(|n| GAMES.get(n.checked_sub(1)?));
    by_number.map_or_else(|| find_game(word), Ok).map(Wish::New)
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
