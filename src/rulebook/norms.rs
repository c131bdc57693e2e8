//! An organiser's norms: a small TOML file that says how open clauses are read, what is penalised, how long is played.
//!
//! `juego = "kodem"` and any of three tables: `[lecturas]` of clause and reading, both by their ids in the catalogue;
//! `[infracciones]`, a whole list of infractions; `[limites]`, numbers.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Rulebook;
use super::catalogue::Catalogue;
use super::infractions::{InfractionList, read_list};
use super::read::{Defect, Defects, Fields, listed, nearest};
use super::validate::note_syntax;
use crate::kernel::{fold, shown};

const KEYS: [&str; 4] = ["juego", "lecturas", "infracciones", "limites"];
const LIMIT_KEYS: [&str; 3] = ["ronda", "giros-de-turno", "al-azar"];

/// Highest limit: more minutes or turns than that are a slip.
const MAX_LIMIT: u16 = 999;

/// An organiser's choices, sound by construction: the catalogue they were read against has each of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Norms {
    /// The id of the game.
    pub game: String,
    /// Clause and reading, by id, in the order of the catalogue.
    pub readings: Vec<(String, String)>,
    /// The list that takes the place of the one that comes with the program.
    pub infractions: Option<InfractionList>,
    /// The numbers of the tournament.
    pub limits: Limits,
}

/// Numbers that an organiser sets, each from 0 to 999; none where nothing was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Minutes of a round.
    pub round: Option<u16>,
    /// Changes of turn that are still played when the time is over.
    pub turns: Option<u16>,
    /// Cards that at most go back at random where a match is taken back.
    pub at_random: Option<u16>,
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
        refuse_unknown(tree, &mut defects);
        let catalogue = game(tree, rulebook, &mut defects);
        if catalogue.is_some() && !KEYS[1..].iter().any(|key| tree.contains_key(*key)) {
            let message = "falta alguna de las tablas [lecturas], [infracciones] o [limites]; en [lecturas] van líneas \
                           como \"3.10\" = \"propio\".";
            defects.add(0, message.to_owned());
        }
        let readings = catalogue.map(|catalogue| readings(tree, catalogue, &mut defects));
        let infractions = part(tree, "infracciones", "[[infracciones.nivel]]", &mut defects)
            .map(|(table, at)| read_list(table, at, "infracciones.", &mut defects));
        let limits = limits(tree, &mut defects);
        match (catalogue, readings) {
            (Some(catalogue), Some(readings)) if defects.is_empty() => {
                Ok(Norms { game: catalogue.game.clone(), readings, infractions, limits })
            }
            _ => Err(defects.into_sorted()),
        }
    }
}

fn refuse_unknown(tree: &DeTable<'_>, defects: &mut Defects) {
    for key in tree.keys().filter(|key| !KEYS.contains(&key.get_ref().as_ref())) {
        let word = key.get_ref();
        let folded = KEYS.iter().find(|known| fold(known) == fold(word));
        let hint = match (folded, nearest(word, &KEYS)) {
            (Some(known), _) => format!("se escribe «{known}», en minúsculas y sin tilde."),
            (None, Some(known)) => format!("¿quiso escribir «{known}»?"),
            (None, None) => "admiten juego, [lecturas], [infracciones] y [limites].".to_owned(),
        };
        defects.add(key.span().start, format!("las normas no tienen «{}»; {hint}", shown(word)));
    }
}

/// A table of the norms and where it begins; none if it is missing. `heading` is how it is written.
fn part<'a>(
    tree: &'a DeTable<'a>,
    key: &str,
    heading: &str,
    defects: &mut Defects,
) -> Option<(&'a DeTable<'a>, usize)> {
    let value = tree.get(key)?;
    let at = value.span().start;
    let table = value.get_ref().as_table();
    if table.is_none() {
        defects.add(at, format!("«{key}» debe ser una tabla: {heading}."));
    }
    Some((table?, at))
}

fn limits(tree: &DeTable<'_>, defects: &mut Defects) -> Limits {
    let Some((table, at)) = part(tree, "limites", "[limites]", defects) else { return Limits::default() };
    let fields = Fields::of(table, at, "[limites]".to_owned(), &LIMIT_KEYS, defects);
    let [round, turns, at_random] = LIMIT_KEYS.map(|key| fields.number(key, 0..=MAX_LIMIT, defects));
    Limits { round, turns, at_random }
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
    let Some((table, at)) = part(tree, "lecturas", "[lecturas]", defects) else { return Vec::new() };
    let mut found: Vec<(String, String)> =
        table.iter().filter_map(|(clause, choice)| reading(clause, choice, catalogue, defects)).collect();
    found.sort_by_key(|(clause, _)| catalogue.order(clause));
    for pair in found.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        defects.add(at, format!("{} está dos veces; deje una.", pair[0].0));
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

    #[test]
    fn one_of_the_three_parts_is_enough() {
        let read = |part: &str| {
            Norms::parse(&format!("juego = \"kodem\"\n{part}"), "normas.toml", &Rulebook::embedded()).unwrap()
        };
        let limits = read("[limites]\nronda = 50\nal-azar = 0\n").limits;
        assert_eq!(limits, Limits { round: Some(50), turns: None, at_random: Some(0) });
        assert_eq!(read("[limites]\ngiros-de-turno = 999\n").limits.turns, Some(999));
        let list = "[[infracciones.nivel]]\nid = \"aviso\"\nnombre = \"Aviso\"\n[[infracciones.clase]]\nid = \"a\"\n\
                    nombre = \"A\"\nalcance = \"torneo\"\n[[infracciones.infraccion]]\nid = \"1\"\nclase = \"a\"\n\
                    nombre = \"Hablar\"\nnivel = \"aviso\"\n";
        let norms = read(list);
        assert_eq!(norms.infractions.unwrap().rows[0].name, "Hablar");
        assert_eq!((norms.readings, norms.limits), (Vec::new(), Limits::default()));
        assert_eq!(read("[lecturas]\n").infractions, None);
        assert_eq!(
            defects("juego = \"kodem\"\n"),
            [
                "normas.toml, línea 1: falta alguna de las tablas [lecturas], [infracciones] o [limites]; en [lecturas] \
              van líneas como \"3.10\" = \"propio\"."
            ]
        );
    }

    #[test]
    fn defects_of_all_parts_are_told_at_once() {
        let text = "juego = \"kodem\"\n[lecturas]\n\"3.10\" = \"todos\"\n[limites]\nronda = 1000\nal-azar = \"2\"\n\
                    giro-de-turno = 3\n[infracciones]\nniveles = 1\n";
        assert_eq!(
            defects(text),
            [
                "normas.toml, línea 3: 3.10 no se lee «todos»; use propio o ambos.",
                "normas.toml, línea 5: «ronda» en [limites] debe ser un número entero de 0 a 999, sin comillas.",
                "normas.toml, línea 6: «al-azar» en [limites] debe ser un número entero de 0 a 999, sin comillas.",
                "normas.toml, línea 7: [limites] tiene la clave desconocida «giro-de-turno»; ¿quiso escribir \
                 «giros-de-turno»?",
                "normas.toml, línea 8: la lista no tiene ninguna clase: escriba [[infracciones.clase]].",
                "normas.toml, línea 8: la lista no tiene ninguna infracción: escriba [[infracciones.infraccion]].",
                "normas.toml, línea 8: la lista no tiene ningún nivel: escriba [[infracciones.nivel]].",
                "normas.toml, línea 9: la lista de infracciones tiene la clave desconocida «niveles»; ¿quiso escribir \
                 «nivel»?",
            ]
        );
        for (text, told) in [
            ("juego = \"kodem\"\nlimites = 3\n", "línea 2: «limites» debe ser una tabla: [limites]."),
            (
                "juego = \"kodem\"\n[[infracciones]]\n",
                "«infracciones» debe ser una tabla: [[infracciones.nivel]].",
            ),
            ("juego = \"kodem\"\n[Limites]\n", "se escribe «limites», en minúsculas y sin tilde."),
            ("juego = \"kodem\"\n[limites]\nronda = -1\n", "línea 3: «ronda» en [limites]"),
            ("juego = \"kodem\"\n[limites]\nronda = 4.5\n", "línea 3: «ronda» en [limites]"),
            ("juego = \"kodem\"\n[limite]\n", "¿quiso escribir «limites»?"),
        ] {
            assert!(defects(text).iter().any(|defect| defect.contains(told)), "{:#?}", defects(text));
        }
    }
}
