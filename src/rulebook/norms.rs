//! An organiser's norms: a small TOML file that says how open clauses are read.
//!
//! `juego = "kodem"` and a table `[lecturas]` of clause and reading, both by their ids in the catalogue.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Rulebook;
use super::catalogue::Catalogue;
use super::read::{Defect, Defects, listed};
use super::validate::note_syntax;
use crate::kernel::{fold, shown};

const KEYS: [&str; 2] = ["juego", "lecturas"];

/// An organiser's choices, sound by construction: the catalogue they were read against has each of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Norms {
    /// The id of the game.
    pub game: String,
    /// Clause and reading, by id, in the order of the catalogue.
    pub readings: Vec<(String, String)>,
}

impl Norms {
    /// Reads norms; `file` is how defects call it.
    ///
    /// # Errors
    /// All defects in the order of the file: text that is no TOML (then only that), unknown keys, a game that has no
    /// catalogue, clauses that are not open, readings that they do not have.
    pub fn parse(text: &str, file: &str, rulebook: &Rulebook) -> Result<Norms, Vec<Defect>> {
        let mut defects = Defects::of(text, file);
        let (tree, errors) = DeTable::parse_recoverable(text);
        errors.iter().for_each(|error| note_syntax(text, error, &mut defects));
        if !defects.is_empty() {
            return Err(defects.into_sorted());
        }
        let tree = tree.get_ref();
        for key in tree.keys().filter(|key| !KEYS.contains(&key.get_ref().as_ref())) {
            let word = key.get_ref();
            let hint = match KEYS.iter().find(|known| fold(known) == fold(word)) {
                Some(known) => format!("se escribe «{known}», en minúsculas."),
                None => "admiten juego y [lecturas].".to_owned(),
            };
            defects.add(key.span().start, format!("las normas no tienen «{}»; {hint}", shown(word)));
        }
        let catalogue = game(tree, rulebook, &mut defects);
        let readings = catalogue.map(|catalogue| readings(tree, catalogue, &mut defects));
        match (catalogue, readings) {
            (Some(catalogue), Some(readings)) if defects.is_empty() => {
                Ok(Norms { game: catalogue.game.clone(), readings })
            }
            _ => Err(defects.into_sorted()),
        }
    }
}

fn game<'r>(tree: &DeTable<'_>, rulebook: &'r Rulebook, defects: &mut Defects) -> Option<&'r Catalogue> {
    let games: Vec<&str> = rulebook.games().collect();
    let Some(value) = tree.get("juego") else {
        defects.add(0, format!("falta decir el juego, por ejemplo juego = \"{}\".", games.first()?));
        return None;
    };
    let told = value.get_ref().as_str().unwrap_or_default();
    let catalogue = rulebook
        .catalogues()
        .into_iter()
        .find(|c| fold(&c.game) == fold(told) || fold(&c.title) == fold(told));
    if catalogue.is_none() {
        defects.add(
            value.span().start,
            format!("no hay ningún juego «{}»; use {}.", shown(told), listed(&games)),
        );
    }
    catalogue
}

fn readings(tree: &DeTable<'_>, catalogue: &Catalogue, defects: &mut Defects) -> Vec<(String, String)> {
    let Some(value) = tree.get("lecturas") else {
        defects.add(0, "falta la tabla [lecturas], con líneas como \"3.10\" = \"propio\".".to_owned());
        return Vec::new();
    };
    let Some(table) = value.get_ref().as_table() else {
        defects.add(value.span().start, "«lecturas» debe ser una tabla: [lecturas].".to_owned());
        return Vec::new();
    };
    let mut found: Vec<(String, String)> =
        table.iter().filter_map(|(clause, choice)| reading(clause, choice, catalogue, defects)).collect();
    found.sort_by_key(|(clause, _)| catalogue.order(clause));
    for pair in found.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        defects.add(value.span().start, format!("{} está dos veces; deje una.", pair[0].0));
    }
    found
}

fn reading(
    clause: &Spanned<impl AsRef<str>>,
    choice: &Spanned<DeValue<'_>>,
    catalogue: &Catalogue,
    defects: &mut Defects,
) -> Option<(String, String)> {
    let told = clause.get_ref().as_ref();
    let Some(open) = catalogue.open_clauses().find(|open| open.id.eq_ignore_ascii_case(told)) else {
        let ids: Vec<&str> = catalogue.open_clauses().map(|open| open.id.as_str()).collect();
        let message = if choice.get_ref().is_table() {
            format!("una cláusula con punto va entre comillas, como \"{}\".", ids.first().unwrap_or(&"3.10"))
        } else {
            format!(
                "«{}» no es una cláusula abierta de {}; lo son {}.",
                shown(told),
                catalogue.title,
                ids.join(", ")
            )
        };
        defects.add(clause.span().start, message);
        return None;
    };
    let told = choice.get_ref().as_str().unwrap_or_default();
    let reading = open.readings.iter().find(|reading| fold(&reading.id) == fold(told));
    if reading.is_none() {
        let ids: Vec<&str> = open.readings.iter().map(|reading| reading.id.as_str()).collect();
        let what = if told.is_empty() { "así".to_owned() } else { format!("«{}»", shown(told)) };
        let message = format!("{} no se lee {what}; use {}.", open.id, listed(&ids));
        defects.add(choice.span().start, message);
    }
    Some((open.id.clone(), reading?.id.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn defects(text: &str) -> Vec<String> {
        let read = Norms::parse(text, "normas.toml", &Rulebook::embedded());
        read.err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn norms_name_a_game_and_its_readings() {
        let text = "juego = \"kodem\"\n[lecturas]\n\"3.10\" = \"ambos\"\n";
        let norms = Norms::parse(text, "normas.toml", &Rulebook::embedded()).unwrap();
        assert_eq!(norms.readings, [("3.10".to_owned(), "ambos".to_owned())]);
    }

    #[test]
    fn every_defect_has_its_line() {
        assert_eq!(
            defects("juego = \"kodem\"\n\n[lecturas]\n\"3.10\" = \"todos\"\n3.99 = \"a\"\n\"3.1\" = \"a\"\n")
                .iter()
                .map(|d| d.split(':').next().unwrap().to_owned())
                .collect::<Vec<_>>(),
            ["normas.toml, línea 4", "normas.toml, línea 5", "normas.toml, línea 6"]
        );
        assert_eq!(
            defects("lecturas = 3\n"),
            ["normas.toml, línea 1: falta decir el juego, por ejemplo juego = \"kodem\"."]
        );
        assert_eq!(defects("juego = \"kodem\"\nlecturas = 3\n").len(), 1);
        assert_eq!(defects("juego = \"ajedrez\"\n").len(), 1);
        assert_eq!(defects("juego\n").len(), 1);
        assert_eq!(defects("juego = \"kodem\"\n[lectura]\n").len(), 2);
    }
}
