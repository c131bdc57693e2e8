//! How a sitting tells and asks: the three voices, and the careful mode that asks before a fault is recorded.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use anstream::adapter::strip_str;
use arbitro::games::GAMES;
use arbitro::notation::Voice;
use arbitro::prompt::{Answer, Face, Manner, Said, Sitting, Taken, Telling, take_confirmed};
use arbitro::report::Teller;
use arbitro::rulebook::Rulebook;
use arbitro::session::Session;
use pretty_assertions::assert_eq;

use crate::bench::{Desk, bodies, enter, golden_matches_of, noon, session, stored_bodies};
use crate::rounds::every;
use crate::screen::{numbered, typed_lines};

/// A sitting at a terminal.
struct Table {
    session: Session,
    manner: Option<Manner>,
    /// Boards and changes are told.
    board: bool,
}

/// Where a fault is near, game by game: position, what leads to it, the line, its clause.
const FAULTS: [(&str, &str, &str, &str, &str); 4] = [
    (
        "kodem",
        "base",
        "situar turno n=3 jugador=A fase=batalla; situar A1 vida=6 descansos=1; situar B1 vida=6",
        "atacar A1>B1 2",
        "4.5a",
    ),
    ("totems", "base", "A robar", "A atacar B1 con 3/suma y 9/ojo", "7.1"),
    ("enadrya", "base", "situar A.s1 nombre=U2; mover s1 s2", "mover s2 s1", "L4"),
    ("dbs", "inicio", "nota empieza ana", "ana: atacar líder > bea.líder", "7.2p"),
];

/// A table where that fault is near.
fn near((game, position, before, _, _): (&'static str, &str, &str, &str, &str), manner: Manner) -> Table {
    let book = Rulebook::embedded();
    let mut session = session(game);
    let set = book.catalogue(game).unwrap().position(position).unwrap().script.clone();
    for line in set.lines().chain([before]) {
        enter(&mut session, line).unwrap_or_else(|e| panic!("{game}: {line}: {e}"));
    }
    Table { session, manner: Some(manner), board: false }
}

fn speaking(voice: Voice) -> Manner {
    Manner { teller: Teller::of(voice), ..Manner::default() }
}

fn careful() -> Manner {
    Manner { careful: Cell::new(true), ..Manner::default() }
}

impl Table {
    /// Types lines one after another; what is told of each, and whether the last was taken.
    fn types(&mut self, lines: &[&str]) -> (Vec<String>, Taken) {
        let book = Rulebook::embedded();
        let game = self.session.header().game.clone();
        let sitting = Sitting {
            board: self.board,
            manner: self.manner.take().unwrap_or_default(),
            ..Sitting::new(book.catalogue(&game), noon)
        };
        let telling = if self.board { Telling::Board } else { Telling::Silent };
        let face = Face { room: (100, usize::MAX), telling };
        let (mut told, mut last) = (Vec::new(), Taken::Done);
        for line in lines {
            let Answer { said, taken } = take_confirmed(&mut self.session, &sitting, line, face);
            let texts = said.iter().map(|said| match said {
                Said::Told(text) | Said::Entered { text, .. } | Said::Warned(text) => {
                    strip_str(text).to_string()
                }
            });
            told.push(texts.collect::<Vec<_>>().join("\n"));
            last = taken;
        }
        self.manner = Some(sitting.manner);
        (told, last)
    }

    fn bodies(&self) -> Vec<String> {
        bodies(&self.session)
    }
}

#[test]
fn who_learns_is_told_a_clause_once_and_then_shortly() {
    for case in FAULTS {
        let (game, _, _, line, clause) = case;
        let mut table = near(case, speaking(Voice::Learner));
        let (told, _) = table.types(&[line, "deshacer", line]);
        let cited = format!("✗ {clause} ");
        assert!(told[0].contains(&cited) && told[2].contains(&cited), "{game}: {told:#?}");
        let full = ["    regla: ", "    apartado: ", "    así sí: ", "    así no: "];
        assert!(full.iter().all(|head| told[0].contains(head)), "{game}: {}", told[0]);
        assert!(full.iter().all(|head| !told[2].contains(head)), "{game}: {}", told[2]);
    }
}

#[test]
fn who_judges_is_told_one_line_and_who_plays_the_rule() {
    for case in FAULTS {
        let (game, _, _, line, clause) = case;
        let (told, _) = near(case, speaking(Voice::Judge)).types(&[line]);
        let found: Vec<&str> = told[0].lines().filter(|line| line.contains(clause)).collect();
        assert_eq!(found.len(), 1, "{game}: {told:#?}");
        assert!(found[0].starts_with(&format!("⚠ {clause} ")), "{game}: {found:?}");
        assert!(!told[0].contains("regla:") && !told[0].contains("lo legal:"), "{game}: {told:#?}");
        let (told, _) = near(case, speaking(Voice::Player)).types(&[line]);
        assert!(told[0].contains("    regla: ") && !told[0].contains("apartado:"), "{game}: {told:#?}");
    }
    let (told, _) = near(FAULTS[1], speaking(Voice::Judge)).types(&[FAULTS[1].3]);
    assert!(told[0].contains("\n⚠ 7.1 A: "), "{told:#?}");
}

#[test]
fn the_voice_changes_in_a_sitting_and_only_what_is_told_does() {
    let mut table = near(FAULTS[0], Manner::default());
    let (told, _) =
        table.types(&["voz", "voz juez", FAULTS[0].3, "deshacer", "voz Aprendiz", FAULTS[0].3, "voz"]);
    assert_eq!(told[0], "Las faltas se dicen con la voz de jugador.");
    assert_eq!(told[1], "Las faltas se dicen con la voz de juez.");
    assert!(told[2].contains("\n⚠ 4.5a "), "{told:#?}");
    assert!(told[5].contains("    apartado: "), "{told:#?}");
    assert_eq!(told[6], "Las faltas se dicen con la voz de aprendiz.");
    let mut same = near(FAULTS[0], Manner::default());
    same.types(&[FAULTS[0].3, "deshacer", FAULTS[0].3]);
    assert_eq!(table.bodies(), same.bodies());
    let (told, taken) = table.types(&["voz jefe"]);
    assert_eq!(taken, Taken::Refused);
    assert!(told[0].contains("¿Quiso decir aprendiz, jugador, juez?"), "{told:#?}");
}

#[test]
fn a_fault_is_asked_for_and_written_as_it_would_have_been() {
    for case in FAULTS {
        let (game, _, _, line, clause) = case;
        let mut table = near(case, careful());
        let before = table.bodies();
        let (told, taken) = table.types(&[line]);
        assert_eq!((taken, table.bodies()), (Taken::Refused, before.clone()), "{game}");
        assert!(told[0].contains(&format!("✗ {clause} ")), "{game}: {told:#?}");
        assert!(told[0].contains("¿Pasó así? [s/N/según carta]"), "{game}: {told:#?}");
        for no in ["n", "no", "", "estado"] {
            table.types(&[line, no, "s"]);
            assert_eq!(table.bodies(), before, "{game}: {no}");
        }
        let mut careless = near(case, Manner::default());
        careless.types(&[line]);
        for yes in ["s", "sí", "S"] {
            let mut table = near(case, careful());
            let (_, taken) = table.types(&[line, yes]);
            assert_eq!((taken, table.bodies()), (Taken::Done, careless.bodies()), "{game}: {yes}");
        }
    }
}

#[test]
fn a_card_permits_what_was_asked_for() {
    for case in FAULTS {
        let (game, _, _, line, clause) = case;
        let mut table = near(case, careful());
        let (told, taken) = table.types(&[line, "según carta \"Brío\""]);
        assert_eq!(taken, Taken::Done, "{game}: {told:#?}");
        assert!(told[1].contains("permitido por carta: Brío"), "{game}: {told:#?}");
        let mut at_once = near(case, Manner::default());
        at_once.types(&[&format!("{line} según carta \"Brío\"")]);
        assert_eq!(table.bodies(), at_once.bodies(), "{game}");
        let of_it = table.session.referee().findings().into_iter().filter(|f| f.clause == clause);
        assert_eq!(of_it.filter(|f| f.is_open_fault()).count(), 0, "{game}");
    }
}

#[test]
fn a_fault_of_an_earlier_play_is_permitted_by_a_record_behind_the_line() {
    let mut session = session("kodem");
    for line in [
        "preparar estandar ana beto",
        "situar turno n=3 jugador=A fase=batalla; situar A1 vida=6; situar B1 vida=6",
        "atacar A1>B1 5",
    ] {
        enter(&mut session, line).unwrap();
    }
    let mut table = Table { session, manner: Some(careful()), board: false };
    let known = table.bodies().len();
    let (told, _) = table.types(&["revelar A1 \"Lobo\" daño=3", "según carta"]);
    assert!(told[0].contains("¿Pasó así?"), "{told:#?}");
    let written = table.bodies().split_off(known);
    assert_eq!(written.len(), 2, "{written:#?}");
    assert!(written[1].starts_with("{\"waive\":{\"of\":"), "{written:#?}");
    assert!(table.session.referee().findings().iter().all(|f| !f.is_open_fault()));
}

#[test]
fn several_statements_are_asked_for_together() {
    let line = format!("{}; resolver ataque A1; {}", FAULTS[0].3, FAULTS[0].3);
    let mut table = near(FAULTS[0], careful());
    let (told, _) = table.types(&[&line]);
    assert!(told[0].contains("4.5a") && told[0].contains("3.5a"), "{told:#?}");
    let (_, taken) = table.types(&[&line, "s"]);
    let mut careless = near(FAULTS[0], Manner::default());
    careless.types(&[&line]);
    assert_eq!((taken, table.bodies()), (Taken::Done, careless.bodies()));
}

#[test]
fn what_looks_like_a_slip_and_breaks_a_rule_is_asked_for_twice() {
    let line = format!("{}; deshacer hasta 1", FAULTS[0].3);
    let mut table = near(FAULTS[0], careful());
    let before = table.bodies();
    let (told, taken) = table.types(&[&line, "sí"]);
    assert!(told[0].contains("se deshacen") && told[1].contains("¿Pasó así?"), "{told:#?}");
    assert_eq!((taken, table.bodies()), (Taken::Refused, before));
}

#[test]
fn it_is_begun_and_ended_by_a_word_of_the_desk() {
    let mut table = near(FAULTS[0], Manner::default());
    let (told, _) =
        table.types(&["cuidado", "cuidado sí", FAULTS[0].3, "no", "cuidado", "cuidado no", FAULTS[0].3]);
    assert_eq!(told[0], "Las faltas se anotan sin preguntar.");
    assert_eq!(told[1], "Antes de anotar una falta se pregunta si pasó así.");
    assert!(told[2].contains("¿Pasó así?"), "{told:#?}");
    assert_eq!(told[3], "No se anotó nada.");
    assert_eq!(told[4], told[1]);
    assert_eq!(told[5], told[0]);
    assert!(told[6].starts_with('#'), "{told:#?}");
    // What breaks no rule is never asked for.
    let mut table = near(FAULTS[0], careful());
    let (told, _) = table.types(&["atacar A2>B1 2", "deshacer", "nota hola"]);
    assert!(told.iter().all(|told| told.starts_with('#')), "{told:#?}");
}

/// A hidden code is claimed wrongly: to ask would tell what lies there.
#[test]
fn nothing_is_asked_where_it_would_tell_what_is_hidden() {
    let lines = [
        "carta xalta símbolo tanque código casco-tanque-granada medalla 3",
        "preparar ana beto comodines 2 revelen 4 mazo 20",
        "repartir A xalta xbosque xgama",
        "repartir B k4 k5 k6",
        "abrir xdique xpi k9",
        "empezar A",
        "A: bajar xalta con xbosque xgama",
        "A: encartar 2 xpi",
        "reponer 2 k10",
    ];
    let seated = |manner| {
        let mut session = session("codigos");
        lines
            .iter()
            .for_each(|line| drop(enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"))));
        Table { session, manner: Some(manner), board: false }
    };
    let (mut asked, mut unasked) = (seated(careful()), seated(Manner::default()));
    let claims = [
        "B: revelar AO1 exacto dijo granada granada granada",
        "B: revelar AO1 exacto dijo casco tanque granada",
    ];
    for claim in claims {
        let (told, taken) = asked.types(&[claim]);
        assert_eq!((&told, taken), (&unasked.types(&[claim]).0, Taken::Done), "{claim}");
        assert!(!told[0].contains("¿Pasó así?"), "{told:#?}");
    }
    assert_eq!(asked.bodies(), unasked.bodies());
    assert!(asked.session.referee().findings().iter().any(|f| f.is_open_fault()));
    // What lies open is asked for.
    let (told, _) = near(("codigos", "base", "A: exponer k1", "A: completar k8", "5.3"), careful())
        .types(&["A: completar k8"]);
    assert!(told[0].contains("✗ 5.3 ") && told[0].contains("¿Pasó así?"), "{told:#?}");
}

#[test]
fn a_pipe_is_asked_nothing() {
    let lines = "preparar estandar ana beto\nsituar turno n=3 jugador=A fase=batalla\nsituar A1 vida=6 descansos=1\n\
                 cuidado sí\natacar A1>B1 2\n";
    let ran = Desk::new().run_with(&["jugar", "kodem", "--cuidado", "--voz", "juez"], lines);
    let told = ran.succeeds();
    assert!(told.contains("Las faltas se anotan sin preguntar."), "{told}");
    assert!(told.contains("\n⚠ 4.5a "), "{told}");
    let ran = Desk::new().run_with(&["jugar", "kodem", "--voz", "jefe"], "");
    ran.fails(2, "«jefe» no es ninguna voz: va aprendiz, jugador o juez");
    Desk::new().run_with(&["jugar", "kodem", "--cuidado=quizá"], "").fails(2, "aquí va «sí» o «no»");
}

fn narrating() -> Manner {
    Manner { teller: Teller::default().narrating(true), ..Manner::default() }
}

/// What a voice does not say well: whatever is no letter, digit or plain mark.
fn unsaid(text: &str) -> Vec<char> {
    text.chars().filter(|c| !c.is_alphanumeric() && !" \n.,;:¿?¡!()«»\"'-".contains(*c)).collect()
}

#[test]
fn golden_matches_are_narrated_without_a_box_or_a_sign() {
    for entry in GAMES {
        for (path, text) in golden_matches_of(entry.id).into_iter().step_by(every(5)) {
            let (id, lines) = typed_lines(&text);
            let mut table = Table { session: session(id), manner: Some(narrating()), board: true };
            let mut labels = BTreeMap::new();
            for (label, said) in &lines {
                let said = numbered(said, &labels);
                if let Some(label) = label {
                    labels.insert(format!("#{label}"), format!("#{}", table.session.referee().next_seq()));
                }
                let (told, taken) = table.types(&[&said, "estado"]);
                assert_eq!(taken, Taken::Done, "{}: {said}: {told:#?}", path.display());
                for told in told {
                    assert_eq!(unsaid(&told), Vec::<char>::new(), "{}: {said}: {told}", path.display());
                    let ends = told.lines().all(|line| line.ends_with(['.', ':', '?', '!']));
                    assert!(ends, "{}: {said}: {told}", path.display());
                }
            }
        }
    }
}

#[test]
fn a_play_is_narrated_in_sentences() {
    let mut table = near(FAULTS[0], narrating());
    table.board = true;
    let (told, _) = table.types(&[FAULTS[0].3, "resolver ataque A1"]);
    assert!(told[0].starts_with("17: atacar A1 a B1 2."), "{told:#?}");
    assert!(told[0].contains("\nFalta 4.5a ilegal (suceso 17): A1 tiene 1 descanso y ataca."), "{told:#?}");
    assert!(told[0].contains("\nlo legal: esperar a que tenga 0 descansos."), "{told:#?}");
    assert!(told[1].contains("B1: vida 6, ahora 4"), "{told:#?}");
    // What can be typed stays as it is typed.
    let (told, _) = table.types(&["ayuda atacar", "atcar A1>B1 2"]);
    assert!(told[0].contains(">B"), "{told:#?}");
    assert!(told[1].contains("¿Quiso decir «atacar A1>B1 2»?") && !told[1].contains('^'), "{told:#?}");
}

/// What somebody hears that should be done can be typed as it is heard.
#[test]
fn what_is_owed_is_taken_as_it_is_narrated() {
    let teller = Teller::default().narrating(true);
    for entry in GAMES {
        let mut asked = BTreeSet::new();
        for (path, text) in golden_matches_of(entry.id).into_iter().step_by(every(3)) {
            let (id, lines) = typed_lines(&text);
            let mut session = session(id);
            let mut labels = BTreeMap::new();
            for (label, said) in &lines {
                let said = numbered(said, &labels);
                if let Some(label) = label {
                    labels.insert(format!("#{label}"), format!("#{}", session.referee().next_seq()));
                }
                enter(&mut session, &said).unwrap();
                let lines = session.referee().duties().into_iter().map(|duty| duty.line);
                for line in lines.filter(|line| !line.is_empty() && asked.insert(line.clone())) {
                    let heard = teller.news(line.clone());
                    let (typed, heard) = (
                        session.would_write(&line).map_err(|e| e.to_string()),
                        session.would_write(heard.trim_end_matches('.')).map_err(|e| e.to_string()),
                    );
                    assert_eq!(heard, typed, "{}: {said}: {line}", path.display());
                }
            }
        }
    }
}

#[test]
fn the_history_is_narrated_as_it_was() {
    let mut table = near(FAULTS[0], narrating());
    let (told, _) = table.types(&[FAULTS[0].3, "historial"]);
    assert_eq!(unsaid(&told[1]), Vec::<char>::new(), "{told:#?}");
    assert!(told[1].contains("\n17: atacar A1 a B1 2.\nFalta 4.5a"), "{told:#?}");
}

#[test]
fn a_match_is_narrated_from_its_first_line() {
    let lines = "preparar estandar ana beto\nestado\n";
    let told = Desk::new().run_with(&["jugar", "kodem", "--narrado"], lines);
    let told = told.succeeds().to_owned();
    assert_eq!(unsaid(&told), Vec::<char>::new(), "{told}");
    assert!(told.contains("\n1: preparar estandar ana beto."), "{told}");
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], lines).succeeds();
    let same = Desk::new();
    same.run_with(&["jugar", "kodem", "--narrado", "--voz=aprendiz"], lines).succeeds();
    assert_eq!(stored_bodies(&desk.store()), stored_bodies(&same.store()));
}
