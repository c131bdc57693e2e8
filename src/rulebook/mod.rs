//! The rulebooks: one catalogue per game, embedded in the program and replaceable by files.
//!
//! Owns the list of catalogues and how they are found. It knows no rule and no game: a game is the id in the
//! head of its catalogue. Words come from here; verdicts never do. What may be penalised (`infractions.rs`) and what an
//! organiser sets (`norms.rs`) are read here too.

mod asked;
mod catalogue;
mod english;
mod index;
mod infractions;
mod lookup;
mod names;
mod norms;
mod outside;
mod postings;
mod ranking;
mod read;
mod slang;
mod synonyms;
mod texts;
mod validate;
mod words;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::inlet::{self, MAX_MESSAGES};

pub use catalogue::{Catalogue, Clause, FindingWord, Numbering, OpenReading, Position, Role, Section, Term};
pub use infractions::{Class, InfractionList, InfractionRow, Level, Scope, infractions};
pub use lookup::{Answer, Passage, Suggestion, TermHit, find, game_named};
pub use names::without_names;
pub use norms::{Limits, Norms};
pub use ranking::{Confidence, Hit};
pub use read::Defect;
pub use texts::{speaking, terms_of};

/// The registered catalogues: the id of the game and the text of its file. A new game is one line here.
const EMBEDDED: &[(&str, &str)] = &[
    ("kodem", include_str!("../../rulebook/kodem.toml")),
    ("totems", include_str!("../../rulebook/totems.toml")),
    ("codigos", include_str!("../../rulebook/codigos.toml")),
    ("enadrya", include_str!("../../rulebook/enadrya.toml")),
    ("dbs", include_str!("../../rulebook/dbs.toml")),
];

/// Why the catalogues of a directory cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum RulebookError {
    /// The directory holds no catalogue of a registered game.
    #[error("en {} no hay ningún catálogo; se esperaba alguno de estos archivos: {expected}.", .dir.display())]
    NoCatalogue {
        /// The directory as given.
        dir: PathBuf,
        /// The file names that would have been read.
        expected: String,
    },
    /// A file is there but cannot be read.
    #[error("no se puede leer el catálogo {} ({reason}); compruebe la ruta y los permisos.", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The cause in Spanish.
        reason: &'static str,
        /// The cause as the system tells it.
        source: std::io::Error,
    },
    /// A file is no UTF-8 text.
    #[error("el catálogo {}, línea {line}, no es texto UTF-8; guárdelo con esa codificación.", .path.display())]
    NotText {
        /// The file.
        path: PathBuf,
        /// The first line that is not UTF-8, counted from 1.
        line: usize,
    },
    /// A file says it belongs to another game.
    #[error("el catálogo {} dice ser del juego «{found}»; en ese archivo se espera «{expected}».", .path.display())]
    OtherGame {
        /// The file.
        path: PathBuf,
        /// The game in the head of the file.
        found: String,
        /// The game that the name of the file promises.
        expected: &'static str,
    },
    /// A file is read but unsound.
    #[error("el catálogo {} tiene defectos; corríjalos:\n{}", .path.display(), listed(.defects))]
    Unsound {
        /// The file.
        path: PathBuf,
        /// Every defect, in the order of the file; never empty.
        defects: Vec<Defect>,
    },
}

fn listed(defects: &[Defect]) -> String {
    let mut told: Vec<String> = defects.iter().take(MAX_MESSAGES).map(ToString::to_string).collect();
    if defects.len() > MAX_MESSAGES {
        told.push(format!("… y {} más", defects.len() - MAX_MESSAGES));
    }
    told.join("\n")
}

/// The embedded catalogues as they were read, each at its first use: a run that asks for one game does not read the others,
/// and none is read twice.
static READ: [OnceLock<Catalogue>; EMBEDDED.len()] = [const { OnceLock::new() }; EMBEDDED.len()];

struct Book {
    game: &'static str,
    text: &'static str,
    embedded: &'static OnceLock<Catalogue>,
    /// The file that replaced the embedded text, and what it says.
    file: Option<(PathBuf, Catalogue)>,
}

/// All catalogues that the program can use.
pub struct Rulebook {
    books: Vec<Book>,
}

impl Rulebook {
    /// The catalogues that come with the program.
    #[must_use]
    pub fn embedded() -> Self {
        let books = EMBEDDED.iter().zip(&READ);
        let book = |(&(game, text), embedded)| Book { game, text, embedded, file: None };
        Self { books: books.map(book).collect() }
    }

    /// The digest of a game's catalogue, without reading what it says.
    pub fn digest(&self, game: &str) -> Option<String> {
        let book = self.books.iter().find(|book| book.game == game)?;
        let of_text = || blake3::hash(book.text.as_bytes()).to_hex().to_string();
        let read = book.file.as_ref().map(|(_, read)| read).or_else(|| book.embedded.get());
        Some(read.map_or_else(of_text, |read| read.digest.clone()))
    }

    /// The embedded catalogues, each replaced by `<game>.toml` of a directory where that file is there.
    ///
    /// # Errors
    /// The directory holds none of those files, or one of them cannot be read, is unsound or is of another
    /// game.
    pub fn from_dir(dir: &Path) -> Result<Self, RulebookError> {
        let mut rulebook = Self::embedded();
        let mut found = false;
        for book in &mut rulebook.books {
            let path = dir.join(format!("{}.toml", book.game));
            if let Some(text) = text_of(&path)? {
                let read = sound(&text, book.game, path.clone())?;
                book.file = Some((path, read));
                found = true;
            }
        }
        if found {
            return Ok(rulebook);
        }
        let expected = rulebook.games().map(|game| format!("{game}.toml")).collect::<Vec<_>>().join(", ");
        Err(RulebookError::NoCatalogue { dir: dir.to_owned(), expected })
    }

    /// The ids of the games, in the order of registration.
    pub fn games(&self) -> impl Iterator<Item = &'static str> {
        self.books.iter().map(|book| book.game)
    }

    /// The file that replaced the catalogue of a game; nothing while the embedded one is in use.
    #[must_use]
    pub fn file(&self, game: &str) -> Option<&Path> {
        self.books.iter().find(|book| book.game == game)?.file.as_ref().map(|(path, _)| path.as_path())
    }

    /// The catalogue of a game.
    #[must_use]
    pub fn catalogue(&self, game: &str) -> Option<&Catalogue> {
        self.books.iter().find(|book| book.game == game).map(read)
    }

    /// All catalogues, in the order of registration.
    #[must_use]
    pub fn catalogues(&self) -> Vec<&Catalogue> {
        // Each is read by itself.
        std::thread::scope(|scope| {
            self.books.iter().for_each(|book| drop(scope.spawn(move || read(book))));
        });
        self.books.iter().map(read).collect()
    }

    /// A clause of a game, by its exact id.
    #[must_use]
    pub fn clause(&self, game: &str, id: &str) -> Option<&Clause> {
        self.catalogue(game)?.clause(id)
    }
}

/// Makes ready what every question needs, and what one to the embedded catalogue of a game does: worth a thread while
/// catalogues are read.
pub fn prepare(game: Option<&str>) {
    let of_game = EMBEDDED.iter().find(|(id, _)| Some(*id) == game);
    words::prepare(of_game.map_or("", |(_, text)| text));
}

fn read(book: &Book) -> &Catalogue {
    let embedded = || {
        Catalogue::parse(book.text, book.game)
            .expect("embedded catalogues are part of the program, and a test reads each of them")
    };
    book.file.as_ref().map_or_else(|| book.embedded.get_or_init(embedded), |(_, read)| read)
}

/// The text of a file, or nothing if there is no such file.
fn text_of(path: &Path) -> Result<Option<String>, RulebookError> {
    let bytes = match inlet::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(source) => {
            let reason = if source.kind() == std::io::ErrorKind::PermissionDenied {
                "no hay permiso"
            } else if source.kind() == std::io::ErrorKind::NotADirectory {
                "la ruta no es una carpeta"
            } else if source.kind() == std::io::ErrorKind::IsADirectory {
                "es una carpeta"
            } else if source.kind() == std::io::ErrorKind::InvalidInput {
                "no es un fichero normal"
            } else if source.kind() == std::io::ErrorKind::FileTooLarge {
                "es demasiado grande"
            } else {
                "el sistema no deja leerlo"
            };
            return Err(RulebookError::Unreadable { path: path.to_owned(), reason, source });
        }
    };
    String::from_utf8(bytes).map(Some).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
        RulebookError::NotText { path: path.to_owned(), line }
    })
}

fn sound(text: &str, game: &'static str, path: PathBuf) -> Result<Catalogue, RulebookError> {
    match Catalogue::parse(text, &format!("{game}.toml")) {
        Ok(catalogue) if catalogue.game == game => Ok(catalogue),
        Ok(catalogue) => Err(RulebookError::OtherGame { path, found: catalogue.game, expected: game }),
        Err(defects) => Err(RulebookError::Unsound { path, defects }),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use pretty_assertions::assert_eq;
    use tempfile::tempdir;

    use super::*;

    #[test]
    fn every_embedded_catalogue_is_sound_and_of_its_game() {
        for &(game, text) in EMBEDDED {
            let catalogue = Catalogue::parse(text, game).unwrap();
            assert_eq!(catalogue.game, game);
            assert_eq!(catalogue.digest.len(), 64);
            assert!(catalogue.position("base").is_some(), "{game} has a base position");
        }
    }

    #[test]
    fn every_catalogue_file_of_the_project_is_sound_and_registered() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulebook");
        let mut names: Vec<PathBuf> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        names.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
        for path in names {
            let text = fs::read_to_string(&path).unwrap();
            let catalogue = Catalogue::parse(&text, &path.display().to_string()).unwrap();
            assert_eq!(path.file_stem().unwrap().to_str(), Some(catalogue.game.as_str()));
            assert!(
                Rulebook::embedded().games().any(|game| game == catalogue.game),
                "{path:?} is registered"
            );
        }
    }

    #[test]
    fn clauses_are_found_by_game_and_exact_number() {
        let rulebook = Rulebook::embedded();
        assert_eq!(rulebook.clause("kodem", "4.5a").map(|clause| clause.role), Some(Role::Enforced));
        assert_eq!(rulebook.clause("kodem", "4.5"), None);
        assert_eq!(rulebook.clause("mus", "4.5a"), None);
    }

    #[test]
    fn a_folder_replaces_the_games_it_holds() {
        let dir = tempdir().unwrap();
        let text = EMBEDDED[0].1.replace("El mazo no se baraja.", "Nadie baraja su mazo.");
        fs::write(dir.path().join("kodem.toml"), &text).unwrap();
        let rulebook = Rulebook::from_dir(dir.path()).unwrap();
        assert_eq!(rulebook.clause("kodem", "2.8d").unwrap().es, "Nadie baraja su mazo.");
        assert_ne!(
            rulebook.catalogue("kodem").unwrap().digest,
            Rulebook::embedded().catalogue("kodem").unwrap().digest
        );
    }

    #[test]
    fn a_folder_without_catalogues_is_refused_with_the_names_it_should_hold() {
        let dir = tempdir().unwrap();
        let error = Rulebook::from_dir(dir.path()).err().unwrap();
        assert!(matches!(error, RulebookError::NoCatalogue { .. }));
        assert!(error.to_string().contains("kodem.toml"), "{error}");
    }

    #[test]
    fn a_file_that_cannot_be_read_is_refused() {
        let dir = tempdir().unwrap();
        fs::create_dir(dir.path().join("kodem.toml")).unwrap();
        let error = Rulebook::from_dir(dir.path()).err().unwrap();
        assert!(matches!(error, RulebookError::Unreadable { .. }), "{error}");
    }

    #[test]
    fn a_file_that_is_no_text_names_the_line() {
        let dir = tempdir().unwrap();
        fs::write(dir.path().join("kodem.toml"), b"[rulebook]\ngame = \"\xff\"\n").unwrap();
        let error = Rulebook::from_dir(dir.path()).err().unwrap();
        assert!(matches!(error, RulebookError::NotText { line: 2, .. }), "{error}");
    }

    #[test]
    fn a_file_of_another_game_is_refused() {
        let dir = tempdir().unwrap();
        let text = EMBEDDED[0].1.replacen("game = \"kodem\"", "game = \"mus\"", 1);
        fs::write(dir.path().join("kodem.toml"), text).unwrap();
        let error = Rulebook::from_dir(dir.path()).err().unwrap();
        assert!(matches!(error, RulebookError::OtherGame { expected: "kodem", .. }), "{error}");
    }

    #[test]
    fn an_unsound_file_is_refused_with_all_its_defects() {
        let dir = tempdir().unwrap();
        fs::write(dir.path().join("kodem.toml"), "[rulebook]\ngame = \"kodem\"\n").unwrap();
        let error = Rulebook::from_dir(dir.path()).err().unwrap();
        let RulebookError::Unsound { defects, .. } = &error else { panic!("{error}") };
        assert_eq!(defects.len(), 4);
        assert!(error.to_string().contains("kodem.toml, línea 1: "), "{error}");
    }
}
