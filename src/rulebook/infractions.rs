//! The lists of infractions: what a judge may penalise, at what level, and how repeats climb.
//!
//! Owns the shape of a sound list, the look-ups in it and the lists that come with the program. How a list is
//! written is known to `infractions/reader.rs`; who did what how often is not known here.

mod reader;

use std::sync::OnceLock;

use crate::kernel::{Infraction, PenaltyCost, fold};

pub(super) use reader::read_list;

/// Most rows that are offered where a word fits several: as many as one key chooses among.
const MAX_CANDIDATES: usize = 9;

/// The list for every game without rows of its own.
const GENERAL: &str = include_str!("../../rulebook/infracciones/general.toml");

/// The general list, continued with the rows of Códigos Ocultos, where memory is what the game is about.
const CODIGOS: &str = concat!(
    include_str!("../../rulebook/infracciones/general.toml"),
    "\n",
    include_str!("../../rulebook/infracciones/codigos.toml")
);

/// A list that comes with the program.
struct Embedded {
    /// The game it is for; none for all others.
    game: Option<&'static str>,
    text: &'static str,
    /// Filled at the first use: most matches ask for no infraction.
    read: OnceLock<InfractionList>,
}

/// The embedded lists; the last one is for the games that no other names.
static EMBEDDED: [Embedded; 2] = [
    Embedded { game: Some("codigos"), text: CODIGOS, read: OnceLock::new() },
    Embedded { game: None, text: GENERAL, read: OnceLock::new() },
];

/// The list that comes with the program for a game, by the id of the game; the general one for any other word.
#[must_use]
pub fn infractions(game: &str) -> &'static InfractionList {
    let own = EMBEDDED.iter().find(|list| list.game.is_none_or(|id| id == game));
    let list = own.expect("the last embedded list is for every game");
    list.read.get_or_init(|| {
        InfractionList::parse(list.text, "infracciones")
            .expect("embedded lists are part of the program, and a test reads each of them")
    })
}

/// What can be penalised and how hard. As it is read it is sound: every level and class that is named is there, ids
/// differ also when folded, no ladder runs in a circle, and there is at least one of each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InfractionList {
    /// The levels, in the order of the file.
    pub levels: Vec<Level>,
    /// The classes, in the order of the file.
    pub classes: Vec<Class>,
    /// The infractions, in the order of the file.
    pub rows: Vec<InfractionRow>,
}

/// How hard a penalty is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Level {
    /// One word, as it is typed behind `nivel=`.
    pub id: String,
    /// As it is shown to people.
    pub name: String,
    /// The id of the next level, which repeats lead to; none at the top of a ladder.
    pub raises: Option<String>,
    /// What it costs besides its name; none where nothing is lost.
    pub costs: Option<PenaltyCost>,
}

/// Infractions whose repeats are counted together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Class {
    /// One word.
    pub id: String,
    /// As it is shown to people.
    pub name: String,
    /// How many earlier ones of one player make a step up the ladder, from 1; none: repeats change nothing.
    pub after: Option<u8>,
    /// Since when earlier ones count.
    pub scope: Scope,
}

/// Since when the earlier infractions of a class count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Those of the same day.
    Day,
    /// Those of the whole tournament.
    Tournament,
}

/// One infraction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InfractionRow {
    /// Its number ("1.2"): one word.
    pub id: String,
    /// The id of its class.
    pub class: String,
    /// As it is shown to people.
    pub name: String,
    /// The id of the level for the first time.
    pub level: String,
}

impl InfractionRow {
    /// The infraction as it is recorded.
    #[must_use]
    pub fn recorded(&self) -> Infraction {
        Infraction { id: self.id.clone(), class: self.class.clone(), name: self.name.clone() }
    }

    /// Whether its number, its name or a word of its name begins with some folded text.
    fn begins(&self, text: &str) -> bool {
        let name = fold(&self.name);
        let mut before = None;
        fold(&self.id).starts_with(text)
            || name.char_indices().any(|(at, c)| {
                let starts_word = before.replace(c).is_none_or(|c: char| !c.is_alphanumeric());
                starts_word && name[at..].starts_with(text)
            })
    }
}

impl InfractionList {
    /// The infraction that a word means: the one of this number or of this whole name, else the only one whose number
    /// or name begins so, or a word of whose name does. Capitals and accents do not matter.
    ///
    /// # Errors
    /// The first nine that fit, in the order of the list; empty where none does.
    pub fn find(&self, word: &str) -> Result<&InfractionRow, Vec<&InfractionRow>> {
        let word = fold(&word.split_whitespace().collect::<Vec<_>>().join(" "));
        if let Some(row) = self.rows.iter().find(|row| fold(&row.id) == word) {
            return Ok(row);
        }
        // A whole name is told apart from the longer ones that begin with it.
        let named: Vec<&InfractionRow> = self.rows.iter().filter(|row| fold(&row.name) == word).collect();
        let fitting = || self.rows.iter().filter(|row| row.begins(&word)).take(MAX_CANDIDATES + 1).collect();
        let mut found = if named.len() == 1 { named } else { fitting() };
        if let [row] = found.as_slice() {
            return Ok(row);
        }
        found.truncate(MAX_CANDIDATES);
        Err(found)
    }

    /// The level that a word means: by its id, or the only one whose id begins so. Capitals and accents do not matter.
    #[must_use]
    pub fn level(&self, word: &str) -> Option<&Level> {
        let word = fold(word.trim());
        let mut begun = self.levels.iter().filter(|level| fold(&level.id).starts_with(&word));
        let exact = self.levels.iter().find(|level| fold(&level.id) == word);
        exact.or_else(|| begun.next().filter(|_| begun.next().is_none()))
    }

    /// The class of an id.
    #[must_use]
    pub fn class(&self, id: &str) -> Option<&Class> {
        self.classes.iter().find(|class| class.id == id)
    }

    /// The level for an infraction of this list by a player with so many earlier ones of its class in its scope: that
    /// of the row, and one step up for every [`after`](Class::after) of them, as far as the ladder goes.
    ///
    /// # Panics
    /// The row is of another list and names a level that this one does not have.
    #[must_use]
    pub fn propose(&self, row: &InfractionRow, earlier: usize) -> &Level {
        let by_id = |id: &str| self.levels.iter().find(|level| level.id == id);
        let after = self.class(&row.class).and_then(|class| class.after);
        let steps = after.and_then(|after| earlier.checked_div(usize::from(after))).unwrap_or(0);
        let first = by_id(&row.level).expect("a list that was read has the level of each of its rows");
        // A ladder is no longer than the levels there are, however many the repeats.
        (0..steps.min(self.levels.len()))
            .fold(first, |level, _| level.raises.as_deref().and_then(by_id).unwrap_or(level))
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::rulebook::{FindingWord, Rulebook};

    fn proposed(list: &InfractionList, word: &str, earlier: usize) -> String {
        list.propose(list.find(word).unwrap(), earlier).id.clone()
    }

    fn ids(found: &[&InfractionRow]) -> Vec<String> {
        found.iter().map(|row| row.id.clone()).collect()
    }

    #[test]
    fn every_embedded_list_is_sound_and_of_a_game() {
        for list in &EMBEDDED {
            assert_eq!(InfractionList::parse(list.text, "infracciones").err(), None);
            assert!(list.game.is_none_or(|id| Rulebook::embedded().catalogue(id).is_some()));
        }
        assert!((20..=30).contains(&infractions("kodem").rows.len()));
        assert!(std::ptr::eq(infractions("kodem"), infractions("dbs")), "the general list is read once");
    }

    #[test]
    fn every_file_of_a_list_is_embedded() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("rulebook/infracciones");
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            assert!(EMBEDDED.iter().any(|list| list.text.contains(&text)));
        }
    }

    #[test]
    fn a_game_with_rows_of_its_own_goes_on_where_the_general_list_ends() {
        let (general, own) = (infractions("totems"), infractions("codigos"));
        assert_eq!(own.rows[..general.rows.len()], general.rows);
        assert!(own.rows[general.rows.len()..].iter().all(|row| row.id.starts_with("5.")));
        assert!(general.find("5.1").is_err() && own.find("5.1").is_ok());
    }

    /// Whatever a rulebook flags, a judge finds something to penalise it by.
    #[test]
    fn every_kind_of_finding_has_an_infraction_to_go_with() {
        for game in Rulebook::embedded().games() {
            for kind in FindingWord::ALL {
                let (word, id) = match kind {
                    FindingWord::Illegal => ("jugada ilegal", "1.1"),
                    FindingWord::Omitted => ("deber", "1.2"),
                    FindingWord::Setup => ("preparación", "1.5"),
                };
                assert_eq!(infractions(game).find(word).unwrap().id, id, "{game}");
            }
        }
    }

    #[test]
    fn repeats_climb_the_general_ladder() {
        let list = infractions("kodem");
        let climbed: Vec<String> = (0..9).map(|earlier| proposed(list, "1.1", earlier)).collect();
        assert_eq!(
            climbed,
            [
                "aviso",
                "aviso",
                "advertencia",
                "advertencia",
                "pierde-partida",
                "pierde-partida",
                "pierde-serie",
                "pierde-serie",
                "pierde-serie"
            ]
        );
        assert_eq!(proposed(list, "3.1", 1), "advertencia");
        assert_eq!(proposed(list, "4.1", 7), "descalificación");
        assert_eq!(proposed(list, "1.1", usize::MAX), "pierde-serie", "nobody is thrown out by counting");
    }

    #[test]
    fn an_infraction_is_found_by_number_name_prefix_or_word() {
        let list = infractions("kodem");
        for (word, id) in [
            ("1.1", "1.1"),
            ("1.10", "1.10"),
            ("JUGADA ILEGAL", "1.1"),
            ("jugada", "1.1"),
            ("deber  omi", "1.2"),
            ("llegar", "2.1"),
            ("agresión", "4.5"),
            ("agresion", "4.5"),
            ("preparacion", "1.5"),
        ] {
            assert_eq!(list.find(word).map(|row| row.id.as_str()), Ok(id), "{word}");
        }
        assert_eq!(ids(&list.find("jug").unwrap_err()), ["1.1", "2.3"]);
        assert_eq!(ids(&list.find("conducta").unwrap_err()), ["3.1", "3.2"]);
        assert_eq!(list.find("ajedrez"), Err(Vec::new()));
        assert_eq!(list.find("").unwrap_err().len(), MAX_CANDIDATES);
        assert_eq!(list.find("1.").unwrap_err().len(), MAX_CANDIDATES);
        assert_eq!(list.find("ugada"), Err(Vec::new()), "a prefix begins a word");
    }

    #[test]
    fn a_level_is_found_by_its_id_or_its_only_prefix() {
        let list = infractions("kodem");
        let found = |word: &str| list.level(word).map(|level| level.id.as_str());
        assert_eq!(found("Aviso"), Some("aviso"));
        assert_eq!(found("descalificacion"), Some("descalificación"));
        assert_eq!(found("desc"), Some("descalificación"));
        assert_eq!(found("pierde-s"), Some("pierde-serie"));
        assert_eq!((found("pierde"), found("multa"), found("")), (None, None, None));
    }

    #[test]
    fn what_is_recorded_is_the_row() {
        let row = infractions("kodem").find("1.1").unwrap();
        let recorded = row.recorded();
        assert_eq!(
            (recorded.id.as_str(), recorded.class.as_str(), recorded.name),
            ("1.1", "procedimiento", row.name.clone())
        );
    }
}
