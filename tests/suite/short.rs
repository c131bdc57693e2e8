//! What is said in few words at the prompt: questions as people ask them, what only one thing can mean, taking back a
//! word, two names to begin with.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::games::GAMES;
use arbitro::session::{Caution, Session, SessionError, Which, print_play};
use pretty_assertions::assert_eq;

use crate::bench::{enter, golden_matches_of, noon, run_text, session, typed};

/// A Kódem table in the middle of an attack.
pub fn attacked() -> Session {
    let mut session = session("kodem");
    for line in [
        "ana contra beto, empieza ana",
        "revelar A1 \"Lobo\" tipo=Adendei daño=3 descansos=1",
        "revelar B1 \"Oso\" tipo=Adendei daño=2 descansos=1",
        "atacar A1>B2 3",
    ] {
        enter(&mut session, line).unwrap();
    }
    session
}

/// The records so far.
fn count(session: &Session) -> u32 {
    session.referee().next_seq()
}

#[test]
fn a_question_is_answered_from_the_table_and_never_recorded() {
    let asked = [
        ("¿a quién le toca?", "Turno 1 de ana"),
        ("quien va ganando", "Turno 1 de ana"),
        ("¿cuánta vida tiene B2?", "B2: carta sí · cara abajo · vida 6"),
        ("cuántos descansos tiene el lobo", "nombre Lobo"),
        ("¿Puede atacar B2 a A1?", "atacar B2>A1"),
        ("¿puedo resolver ataque A1?", "Sí: resolver ataque A1"),
        ("¿qué debo?", "Nadie debe nada."),
        ("¿por qué?", "3.6a"),
        ("¿qué puedo hacer ahora?", "resolver ataque A1"),
        ("¿puedo atacar dos veces?", "3.4b"),
    ];
    let mut session = attacked();
    let before = count(&session);
    for (question, answer) in asked {
        let shown = typed(&mut session, question);
        assert!(shown.contains(answer), "{question}: {shown}");
        assert_eq!(count(&session), before, "{question}");
    }
}

#[test]
fn what_only_one_thing_can_mean_is_not_asked() {
    for word in ["rs", "ok", "resolver", "vale"] {
        let mut session = attacked();
        let shown = typed(&mut session, word);
        assert!(shown.contains("resolver ataque A1"), "{word}: {shown}");
        let before = count(&session);
        assert!(enter(&mut session, word).is_err(), "{word}: nothing is pending any more");
        assert_eq!(count(&session), before);
    }
}

#[test]
fn what_waits_is_settled_in_peoples_words() {
    for said in [
        "resuelve el ataque",
        "se resuelve el ataque",
        "resuelto",
        "listo",
        "entra el golpe",
        "b2 queda en 3",
    ] {
        let shown = typed(&mut attacked(), said);
        assert!(shown.contains("resolver ataque A1"), "{said}: {shown}");
    }
    for said in ["no responde", "beto no responde", "sin respuesta"] {
        let asked = attacked().enter(said, Caution::Ask, noon()).map(|_| ());
        let Err(SessionError::Which(Which::Near { line, .. })) = asked else { panic!("{said}: {asked:?}") };
        assert_eq!(line, "resolver ataque A1", "{said}");
    }
}

#[test]
fn the_life_told_behind_an_attack_that_waits_does_not_count_twice() {
    let mut session = attacked();
    let asked = session.enter("b2 queda en 2", Caution::Ask, noon()).map(|_| ());
    let Err(SessionError::Which(Which::Several(lines))) = asked else { panic!("{asked:?}") };
    assert_eq!(lines, ["resolver ataque A1", "situar b2 vida=2"]);
    enter(&mut session, "b1 queda en 2").unwrap();
    enter(&mut session, "b2 queda en 3").unwrap();
    assert!(typed(&mut session, "estado B2").contains("vida 3"));
    // Nothing waits any more: it is what it says.
    enter(&mut session, "b2 queda en 2").unwrap();
    assert!(typed(&mut session, "estado B2").contains("vida 2"));
}

#[test]
fn the_end_of_a_turn_is_told_in_peoples_words_and_no_turn_ends_twice() {
    for (game, setup) in TURNS {
        let begun = || {
            let mut session = session(game);
            for line in *setup {
                enter(&mut session, line).unwrap_or_else(|e| panic!("{game}: {line}: {e}"));
            }
            session
        };
        let first = begun().referee().status().active;
        for said in ["termino", "acabé", "ya acabé"] {
            let mut session = begun();
            enter(&mut session, said).unwrap_or_else(|e| panic!("{game}: {said}: {e}"));
            assert!(count(&session) > count(&begun()), "{game}: {said}");
        }
        // Nobody says that the first one passes: where that would be a fault, it is only offered.
        for said in ["es el turno de B", "le toca a B", "ahora es el turno de B"] {
            let mut session = begun();
            let line = match enter(&mut session, said) {
                Ok(_) => None,
                Err(SessionError::Which(which)) => Some(which.lines().concat()),
                Err(why) => panic!("{game}: {said}: {why}"),
            };
            assert_eq!(line.is_none(), count(&session) > count(&begun()), "{game}: {said}");
            let is_fault = |line: String| {
                let mut session = begun();
                let had = session.referee().findings().len();
                enter(&mut session, &line).is_ok() && session.referee().findings().len() > had
            };
            assert!(line.is_none_or(is_fault), "{game}: {said}");
        }
        for said in ["es el turno de A", "le toca a A", "ya es el turno de A"] {
            let mut session = begun();
            enter(&mut session, said).unwrap_or_else(|e| panic!("{game}: {said}: {e}"));
            assert_eq!(
                (session.referee().status().active, count(&session)),
                (first, count(&begun())),
                "{game}: {said}"
            );
        }
        let asked = begun().enter("nada más", Caution::Ask, noon()).map(|_| ());
        assert!(matches!(asked, Err(SessionError::Which(Which::Near { .. }))), "{game}: {asked:?}");
    }
}

/// The first turn of every game, of A.
const TURNS: &[(&str, &[&str])] = &[
    ("kodem", &["ana contra beto, empieza ana", "fase batalla"]),
    ("totems", &["preparar ana beto", "empezar A", "A robar"]),
    (
        "codigos",
        &["preparar ana beto", "repartir A k1 k2 k3", "repartir B k4 k5 k6", "abrir k7 k8 k9", "empezar A"],
    ),
    ("enadrya", &["inicia A", "preparar A 6/4 B 6/4", "fase recargar", "fase desplegar"]),
    ("dbs", &["ana contra beto, empieza ana", "ana: cargar rojo", "ana: fase principal"]),
];

#[test]
fn the_judge_is_called_in_peoples_words() {
    for game in GAMES {
        let mut session = session(game.id);
        for said in ["juez, ven", "ya podemos seguir", "¡llamamos al juez!"] {
            enter(&mut session, said).unwrap_or_else(|e| panic!("{}: {said}: {e}", game.id));
        }
        assert!(session.referee().ledger().call().is_some(), "{}", game.id);
    }
}

#[test]
fn a_card_is_called_by_the_beginning_of_its_name() {
    let mut session = attacked();
    assert!(typed(&mut session, "lob ataca a b3, 2").contains("atacar A1>B3 2"));
}

#[test]
fn a_duty_with_its_line_is_met_by_one_word() {
    let mut session = attacked();
    for line in ["ok", "situar B2 vida=0", "fase post"] {
        enter(&mut session, line).unwrap();
    }
    assert!(typed(&mut session, "ok").contains("extinguir B2 por=vida"));
}

#[test]
fn a_word_taken_back_corrects_the_last_line() {
    let mut session = attacked();
    let last = count(&session) - 1;
    assert!(typed(&mut session, "no, B3").contains(&format!("atacar A1>B3 3 (en lugar de #{last})")));
    assert!(typed(&mut session, "perdón, 2").contains("atacar A1>B3 2"));
    assert!(typed(&mut session, "no, fue a B2").contains("atacar A1>B2 2"));
    assert!(typed(&mut session, "no, era B3").contains("atacar A1>B3 2"));
    assert!(typed(&mut session, "mejor A2").contains("atacar A2>B3 2"));
    let before = count(&session);
    assert!(enter(&mut session, "no, nada").is_err());
    assert_eq!(count(&session), before);
}

#[test]
fn what_is_said_twice_is_asked_where_it_would_be_a_fault() {
    let mut session = attacked();
    enter(&mut session, "equipar A1 abajo").unwrap();
    let last = count(&session) - 1;
    let Err(SessionError::Which(Which::Several(lines))) = enter(&mut session, "equipar A1 abajo") else {
        panic!("it is asked");
    };
    assert_eq!(lines, [format!("corregir {last}: equipar A1 abajo"), "equipar A1 abajo".to_owned()]);
}

#[test]
fn two_names_set_up_the_usual_match() {
    for entry in GAMES {
        for line in [
            "ana vs beto",
            "ana contra beto, empieza beto",
            "Ana Versus Beto",
            "juegan ana y beto, empieza ana",
            "ana contra beto, empieza ana al azar",
            "ana contra beto, beto sale por sorteo",
        ] {
            let mut session = session(entry.id);
            enter(&mut session, line).unwrap_or_else(|e| panic!("{} {line}: {e}", entry.id));
            let table = session.referee();
            assert!(table.seat_named("beto").is_some(), "{} {line}", entry.id);
            assert!(table.findings().iter().all(|f| !f.is_open_fault()), "{} {line}", entry.id);
            let before = count(&session);
            assert!(enter(&mut session, line).is_err(), "{} {line}: only at the beginning", entry.id);
            assert_eq!(count(&session), before);
        }
    }
}

#[test]
fn a_turn_announced_after_it_was_taken_for_granted_stands_already() {
    let mut session = attacked();
    enter(&mut session, "atacar B1>A2 2").unwrap();
    let before = count(&session);
    assert!(typed(&mut session, "turno beto").contains("turno B (se da por hecho)"));
    assert_eq!(count(&session), before);
}

#[test]
fn sigue_takes_the_next_step_in_every_game() {
    let prepared = ["inicia A", "preparar A 20/5 B 20/5"];
    let sat_down = ["ana contra beto, empieza ana"];
    let cases: [(&str, &[&str], &[&str]); 5] = [
        (
            "kodem",
            &sat_down,
            &["turno A", "fase previa", "fase batalla", "fase post", "fase equipo", "fase fin", "turno B"],
        ),
        ("totems", &["ana contra beto, empieza ana", "A robar", "A descartar"], &["A: robar", "B: robar"]),
        ("codigos", &["ana contra beto, empieza ana", "mover soldado 2; mover soldado 3"], &["A: pasar"]),
        ("enadrya", &prepared, &["A fase recargar", "A fase desplegar", "A fase ataque", "A pasar"]),
        ("dbs", &["ana contra beto, empieza ana", "robar 1"], &["A: fase principal", "A: pasar"]),
    ];
    for (game, setup, steps) in cases {
        let mut session = session(game);
        for line in setup {
            enter(&mut session, line).unwrap_or_else(|e| panic!("{game}: {line}: {e}"));
        }
        for step in steps {
            enter(&mut session, "sigue").unwrap_or_else(|e| panic!("{game}: before {step}: {e}"));
            let last = session.referee().last_plays(1).pop().and_then(|seq| session.referee().play(seq));
            assert_eq!(last.unwrap().text, *step, "{game}");
        }
    }
}

#[test]
fn sigue_brings_about_what_is_pending_first() {
    let mut session = attacked();
    assert!(typed(&mut session, "sigue").contains("resolver ataque A1"));
    assert!(typed(&mut session, "siga").contains("fase post"));
}

#[test]
fn a_word_that_is_a_trap_in_a_phase_is_asked_there() {
    let mut session = attacked();
    for line in ["ok", "fase post"] {
        enter(&mut session, line).unwrap();
    }
    let Err(SessionError::Which(Which::Several(lines))) = enter(&mut session, "siguiente") else {
        panic!("it is asked");
    };
    assert_eq!(lines, ["fase equipo", "turno B"]);
    enter(&mut session, "fase fin").unwrap();
    assert!(typed(&mut session, "siguiente").contains("turno B"));
    let mut session = crate::bench::session("enadrya");
    let before = count(&session);
    assert!(matches!(enter(&mut session, "pasar"), Err(SessionError::Which(Which::Several(_)))));
    assert_eq!(count(&session), before);
}

/// A match of Dragon Ball in the main phase of ana.
fn in_main_phase() -> Session {
    let mut session = session("dbs");
    let turn = "situar turno n=3 jugador=A fase=principal";
    for line in ["modo completo; jugador ana; jugador bea", turn, "situar A mano=5; situar B mano=5"] {
        enter(&mut session, line).unwrap();
    }
    session
}

#[test]
fn a_step_that_opens_a_turn_which_nobody_passed_is_asked_for() {
    for step in ["preparar", "robar 1", "cargar", "robo una"] {
        let mut session = in_main_phase();
        let before = count(&session);
        let Err(SessionError::Which(Which::Several(lines))) = enter(&mut session, step) else {
            panic!("{step}: it is asked");
        };
        assert!(lines.len() == 2 && lines[0].starts_with("A: ") && lines[1].starts_with("B: "), "{lines:?}");
        assert_eq!(lines[0][3..], lines[1][3..], "{step}");
        assert_eq!(count(&session), before, "{step}");
        // It is said whose it is, or that the turn has passed.
        enter(&mut session, &format!("B: {step}")).unwrap_or_else(|e| panic!("{step}: {e}"));
        let mut session = in_main_phase();
        enter(&mut session, "pasar").unwrap();
        enter(&mut session, step).unwrap_or_else(|e| panic!("{step}: {e}"));
        assert_eq!(session.referee().status().turn, 4, "{step}");
    }
    let mut session = in_main_phase();
    assert!(typed(&mut session, "A: cargar").contains("✗ 4.1b"));
}

#[test]
fn a_permission_that_a_check_looks_for_covers_what_would_be_found_without_it() {
    let uncovered = "el permiso no cubrió ninguna falta por ahora";
    let mut session = in_main_phase();
    assert!(!typed(&mut session, "B: atacar líder > A.líder según carta \"Zarbon\"").contains(uncovered));
    assert!(typed(&mut session, "A: robar 1 según carta \"Zarbon\"").contains("4.1a"));
    let mut session = in_main_phase();
    assert!(typed(&mut session, "A: atacar líder > B.líder según carta \"Zarbon\"").contains(uncovered));
}

#[test]
fn who_gave_up_plays_no_more() {
    let mut session = in_main_phase();
    enter(&mut session, "B: rendirse").unwrap();
    let told = "la partida ya terminó: bea se rinde";
    assert!(typed(&mut session, "A: atacar líder > B.líder").contains(told));
    // It is told once, and no clause says it.
    assert!(!typed(&mut session, "A: atacar líder > B.líder").contains(told));
    assert!(session.referee().findings().is_empty());
}

#[test]
fn the_phases_that_a_speech_names_are_met_and_its_lines_are_understood() {
    for entry in GAMES {
        let mut phases = std::collections::BTreeSet::new();
        let mut understood = std::collections::BTreeSet::new();
        let speech = session(entry.id).referee().speech();
        for (_, text) in golden_matches_of(entry.id) {
            let mut table = session(entry.id);
            enter(&mut table, "tácito no").unwrap();
            let told = run_text(&text).referee;
            for play in told.plays().into_iter().filter(|play| play.counts) {
                if phases.insert(table.referee().status().phase) {
                    let lines = speech.next.iter().map(|(_, line)| *line);
                    understood.extend(lines.filter(|line| table.would_write_taken(line).is_ok()));
                }
                let line = print_play(&told.pointing(play.seq, &|seq| seq).unwrap());
                table.enter_taken(&line, Caution::Record, noon()).unwrap();
            }
        }
        for (phase, line) in speech.next {
            assert!(phases.iter().any(|met| met.starts_with(phase)), "{}: {phase}", entry.id);
            assert!(understood.contains(line), "{}: {line}", entry.id);
        }
        for (word, phase) in speech.traps.iter().chain(speech.opens) {
            assert!(phases.iter().any(|met| met.starts_with(phase)), "{}: {word} in {phase}", entry.id);
        }
    }
}

#[test]
fn what_the_table_or_the_line_itself_contradicts_is_asked() {
    let mut session = session("enadrya");
    for line in
        ["inicia A", "preparar A 20/5 B 20/5", "fase recargar", "fase desplegar", "jugar Lobo en s5 2/2"]
    {
        enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    let before = count(&session);
    for said in ["descartar 40", "tiro 40 cartas", "incinerar s7"] {
        let asked = enter(&mut session, said);
        assert!(matches!(asked, Err(SessionError::Which(Which::Unlikely { .. }))), "{said}: {asked:?}");
    }
    for said in
        ["jugar Zorro en s6 coste 3 coste 2", "jugar mucho en s6", "no bloquea", "juego Zorro en s6 después"]
    {
        assert!(enter(&mut session, said).is_err(), "{said}");
    }
    assert_eq!(count(&session), before);
    enter(&mut session, "modificar s5 ataque +2").unwrap();
    let Err(SessionError::Which(Which::Several(lines))) = enter(&mut session, "modificar s5 ataque +2")
    else {
        panic!("it is asked");
    };
    assert!(lines.len() == 2 && lines[0].starts_with("corregir "), "{lines:?}");
}

#[test]
fn a_letter_that_begins_a_line_is_the_player_before_a_verb_in_the_third_person() {
    let mut session = session("enadrya");
    for line in ["inicia A", "preparar A 20/5 B 20/5", "fase recargar", "fase desplegar"] {
        enter(&mut session, line).unwrap();
    }
    // A card nobody heard of that is said to lie nowhere is offered; whose it is, is heard.
    let Err(SessionError::Which(Which::Near { line, .. })) = enter(&mut session, "A juega Tormenta") else {
        panic!("it is offered");
    };
    assert_eq!(line, "A: jugar \"Tormenta\"");
}

#[test]
fn what_did_not_happen_is_not_recorded_and_the_end_is_not_taken_from_a_wish() {
    let denied = [
        ("kodem", "no me rindo"),
        ("kodem", "ana no ataca con A1"),
        ("kodem", "no voy a revelar A1"),
        ("dbs", "no me rindo"),
        ("dbs", "no yamcha"),
        ("dbs", "bea no roba"),
        ("enadrya", "no me rindo"),
    ];
    for (game, line) in denied {
        let mut session = session(game);
        let start = if game == "dbs" { "ana contra bea" } else { "ana vs beto" };
        enter(&mut session, start).unwrap();
        let before = count(&session);
        let said = enter(&mut session, line);
        assert!(matches!(said, Err(SessionError::Misread(_))), "{game} {line}: {said:?}");
        assert_eq!(count(&session), before, "{line}");
    }
    let mut session = session("kodem");
    for line in ["ana vs beto", "empieza ana", "destapo A1, lobo"] {
        enter(&mut session, line).unwrap();
    }
    let wish = enter(&mut session, "quiero rendirme");
    assert!(matches!(wish, Err(SessionError::Which(Which::Unlikely { .. }))), "{wish:?}");
}

#[test]
fn a_line_is_parted_a_bounded_number_of_times_and_no_half_is_lost() {
    let mut session = session("kodem");
    for line in ["ana vs beto", "iniciar A azar", "turno A"] {
        enter(&mut session, line).unwrap();
    }
    let before = count(&session);
    let many = vec!["b1 pierde 2"; 14].join(" y ");
    assert!(enter(&mut session, &format!("{many} y b1 pierde kkw zzq")).is_err());
    assert!(
        enter(&mut session, "juez: beto revela b1 y beto revela b2").is_err(),
        "what a judge permits is one thing"
    );
    assert_eq!(count(&session), before);
    enter(&mut session, "fase fin y turno beto").unwrap();
    assert_eq!(count(&session), before + 2);
}

#[test]
fn what_leaves_open_which_is_refused_and_says_so() {
    let mut session = session("kodem");
    let begun = ["ana vs beto, empieza ana", "turno ana", "destapo A1, lobo", "fase batalla"];
    begun.iter().for_each(|line| drop(enter(&mut session, line).unwrap()));
    let why = |session: &mut Session, line: &str| enter(session, line).unwrap_err().to_string();
    assert!(why(&mut session, "lobo ataca a b1 o a b2").contains("«o» deja abierto cuál"));
    assert!(why(&mut session, "lobo ataca a b2 con").contains("Detrás de «con» falta algo"));
    assert!(matches!(
        enter(&mut session, "el lobo iba a atacar a b2"),
        Err(SessionError::Which(Which::Near { .. }))
    ));
    // A name between quotation marks says it all, and a question may ask for one of two things.
    enter(&mut session, "destapo a2, es \"Vida o Muerte\"").unwrap();
    assert!(enter(&mut session, "¿puedo atacar o tengo que pasar?").is_ok());
    // Of a list with one owner all are his.
    enter(&mut session, "el lobo ataca a la uno y a la tres de beto").unwrap();
    let last = session.referee().play(count(&session) - 1).unwrap();
    assert_eq!(last.text, "atacar A1>B1,B3");
    enter(&mut session, "b1 pierde 2 según la carta Dique").unwrap();
    let last = session.referee().play(count(&session) - 1).unwrap();
    assert_eq!(last.text, "dañar B1 2");
}

#[test]
fn one_thing_alone_is_asked_what_may_come_with_it() {
    let mut session = session("codigos");
    for line in [
        "preparar ana beto",
        "repartir A jinete torre faro",
        "repartir B noria puente barco",
        "abrir k7 k8 k9",
        "empezar ana",
    ] {
        enter(&mut session, line).unwrap();
    }
    let before = session.referee().next_seq();
    for said in ["torre", "la torre"] {
        let Err(SessionError::Which(which)) = enter(&mut session, said) else { panic!("{said} is asked") };
        let lines = which.lines().to_vec();
        assert!(lines.iter().any(|line| line.contains("exponer")), "{said}: {lines:?}");
        assert!(lines.len() <= 9 && lines.iter().all(|line| line.contains("torre")), "{said}: {lines:?}");
    }
    // What is nothing here, or more than anybody reads through, is refused.
    assert!(matches!(enter(&mut session, "zorro"), Err(SessionError::Misread(_))));
    assert_eq!(session.referee().next_seq(), before);
}

#[test]
fn players_may_be_called_as_a_verb_is() {
    let mut session = session("codigos");
    enter(&mut session, "preparar rosa tomás inés").unwrap();
    let seats = session.referee().seats();
    let names: Vec<String> =
        seats.iter().map(|seat| session.referee().seat_name(*seat).to_lowercase()).collect();
    assert_eq!(names, ["rosa", "tomás", "inés"]);
}

#[test]
fn a_space_is_said_by_its_number_behind_a_verb() {
    let mut session = session("kodem");
    for line in [
        "ana contra beto, empieza ana",
        "turno ana",
        "fase batalla",
        "atacar A1>B1 7",
        "resolver ataque A1",
        "extinguir B1 por=vida",
    ] {
        enter(&mut session, line).unwrap();
    }
    enter(&mut session, "beto repone el 1 boca abajo").unwrap();
    assert_eq!(session.referee().plays().last().unwrap().text, "reemplazar B1 abajo");
}
