//! `arbitro`: a referee and judge assistant for card games played on a real table.
//!
//! # A script, judged
//!
//! ```rust
//! use arbitro::{notation::Script, rulebook::Rulebook, session};
//!
//! let script = Script::parse(
//!     "juego kodem
//!      desde base
//!      situar A1 nombre=Lobo descansos=1
//!      fase batalla
//!      atacar A1>B1 2",
//! )?;
//! let book = Rulebook::embedded();
//! let position = |name: &str| Some(book.catalogue("kodem")?.position(name)?.script.clone());
//! let run = session::run(&script, &position)?;
//!
//! let finding = &run.referee.findings()[0];
//! assert_eq!(finding.clause, "4.5a");
//! assert_eq!(finding.fault.message, "A1 «Lobo» tiene 1 descanso y ataca");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A match, held in memory
//!
//! ```rust
//! use arbitro::journal::{MatchId, MemoryJournal};
//! use arbitro::session::{Caution, Opening, Reply, Session};
//!
//! let opening = Opening {
//!     game: "totems",
//!     edition: String::new(),
//!     catalogue: String::new(),
//!     table: "7".to_owned(),
//! };
//! let id = MatchId::parse("k3xm7q2a")?;
//! let now = "2026-11-22T20:00:00Z".parse()?; // The library reads no clock.
//! let mut session = Session::create(Box::new(MemoryJournal::new()), id, &opening, "scribe", now)?;
//! session.enter("preparar; empezar A", Caution::Record, now)?;
//!
//! let replies = session.enter("A robar; opciones", Caution::Record, now)?;
//! let [Reply::Entered(entered), Reply::Options { lines, .. }] = replies.as_slice() else {
//!     panic!("{replies:?}");
//! };
//! assert_eq!((entered.seq, entered.text.as_str()), (3, "A: robar"));
//! assert!(entered.step.findings.is_empty());
//! assert!(!lines.is_empty());
//! // For another program, as JSON.
//! let json = serde_json::to_value(&replies)?;
//! assert_eq!(json[0]["entered"]["step"]["findings"], serde_json::json!([]));
//!
//! // What is not understood is not written, and says where and what could be meant.
//! assert!(session.enter("A robra", Caution::Record, now).is_err());
//! assert_eq!(session.records()?.len(), 4, "the header and three plays");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The games, and one more
//!
//! A sixth game is one folder below `src/games` with a type that implements [`Game`](kernel::Game), one catalogue
//! `rulebook/<game>.toml` with its line in `src/rulebook/mod.rs`, and one line in [`GAMES`](games::GAMES). From then on it
//! is opened, typed, judged, drawn and stored like the others, because nothing else asks which game it is:
//!
//! ```rust
//! use arbitro::games::GAMES;
//!
//! for game in GAMES {
//!     let referee = (game.open)();
//!     let verbs: Vec<String> = referee.verbs().iter().map(|v| format!("{} {}", v.word, v.form)).collect();
//!     assert!(verbs.contains(&"situar LUGAR DATO=VALOR…".to_owned()), "{}: {verbs:?}", game.title);
//! }
//! ```
//!
//! # The layers
//!
//! In reading order; each may use only those that stand before it, and the three siblings not one another (a test reads
//! the imports).

// What is only asked, for the two layers that search.
mod hashed;

// Vocabulary and fold: no game by name, no clock, no file.
pub mod kernel;

// Files that somebody names, read within limits.
pub mod inlet;

// Siblings, blind to each other: what the games are, what the rulebooks say, what is stored.
pub mod games;
pub mod journal;
pub mod rulebook;

// The typed language.
pub mod notation;

// An open match.
pub mod session;

// Text for people.
pub mod report;

// Files to take away.
pub mod export;

// The one way out, for the screen and for files.
pub mod outlet;

// A line taken and answered, whoever shows it.
pub mod prompt;

// The only places that read the terminal.
pub mod repl;
pub mod screen;

pub mod cli;
