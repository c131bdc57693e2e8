//! What is asked where nothing is understood for certain: the lines that the words are most often told with.

#![allow(clippy::unwrap_used)] // Helpers outside test functions.

use arbitro::session::{Session, SessionError};

use crate::bench::{enter, session};
use crate::short::attacked;

/// What is asked of a line; nothing where it is recorded or refused.
fn asked(session: &Session, line: &str) -> Vec<String> {
    match session.would_write(line) {
        Err(SessionError::Which(which)) => which.lines().to_vec(),
        Ok(_) | Err(_) => Vec::new(),
    }
}

/// A match of a game at some lines.
fn at(game: &'static str, lines: &[&str]) -> Session {
    let mut session = session(game);
    for line in lines {
        enter(&mut session, line).unwrap();
    }
    session
}

#[test]
fn words_in_any_order_are_asked_as_the_line_they_are_told_with() {
    let session = attacked();
    for line in [
        "flip 2, margay 4 de daño 2 de descanso",
        "volteo b2 margay 4/2 daño/descansos",
        "Beto destapa antes de que le peguen en la dos: Margay, daño cuatro, dos descansos",
    ] {
        let lines = asked(&session, line);
        let meant = |line: &String| line.to_lowercase().ends_with("revelar b2 \"margay\" daño=4 descansos=2");
        assert!(lines.len() <= 3 && lines.iter().any(meant), "{line}: {lines:?}");
    }
}

#[test]
fn a_documented_line_is_taken_whatever_its_words_are_told_with() {
    let session = attacked();
    for line in ["identificar A2 Tlacuache", "revelar B2 Margay daño=4 descansos=2", "resolver ataque A1"] {
        assert!(session.would_write(line).is_ok_and(|bodies| !bodies.is_empty()), "{line}");
    }
}

#[test]
fn of_what_is_not_a_play_nothing_is_asked() {
    let session = attacked();
    for line in [
        "mañana llueve en veracruz",
        "nos vemos a las 10",
        "ahorita vengo por un café",
        "no voy a revelar a2",
        "hoy hizo muchísimo calor",
    ] {
        assert_eq!(asked(&session, line), Vec::<String>::new(), "{line}");
    }
}

#[test]
fn every_game_asks_by_the_words_of_its_own() {
    let totems = at("totems", &["preparar ana beto"]);
    assert!(!asked(&totems, "le doy su primera mano de siete tótems a cada quien").is_empty());
}

#[test]
fn what_would_be_a_fault_is_asked_beside_what_breaks_no_rule() {
    let session = at(
        "dbs",
        &[
            "preparar ana beto",
            "empezar ana",
            "situar A.f1 nombre=Nappa",
            "situar A.f2 nombre=\"Sargento Metálico\"",
            "situar turno n=5 jugador=A fase=principal robado=1 cargado=1 preparado=sí",
        ],
    );
    let lines = asked(&session, "Ahora le toca al Sargento Metálico, que golpea a tu líder.");
    assert!(lines.iter().any(|line| line.replace(' ', "").ends_with(">B.líder")), "{lines:?}");
    // Clear lines stay clear, faults too.
    for line in
        ["Nappa ataca al líder de Beto", "ana ataca con Nappa al líder", "Beto ataca a Nappa con su líder"]
    {
        assert!(asked(&session, line).len() < 2, "{line}: {:?}", asked(&session, line));
    }
}

#[test]
fn cards_listed_by_their_numbers_are_places_where_something_leads_to_them() {
    let session = at(
        "kodem",
        &[
            "preparar ana beto",
            "colocar ana principal=3 abajo mazo=13 equipo=3 abajo bio abajo protector=1 abajo",
            "colocar beto principal=3 abajo mazo=14 equipo=2 abajo protector=1 abajo",
            "iniciar ana azar",
            "turno ana",
            "situar AExt n=2 rava=1",
            "fase previa",
            "revelar A1 \"Colibrí\" tipo=Adendei daño=2 descansos=1",
        ],
    );
    let lines = asked(&session, "vuelve rava al 1, mando 1 y 3");
    assert!(lines.contains(&"regresar rava con=A1,A3 en=A1".to_owned()), "{lines:?}");
}

/// The one record a line writes.
fn recorded(session: &Session, line: &str) -> String {
    session.would_write(line).unwrap().concat()
}

#[test]
fn what_a_denial_goes_on_with_is_asked() {
    let session = attacked();
    let lines = asked(&session, "Nadie lo detiene así que A1 conecta su golpe");
    assert!(lines.iter().any(|line| line.ends_with("resolver ataque A1")), "{lines:?}");
    for line in ["nadie lo detiene", "no la detengo, no quiero"] {
        assert_eq!(asked(&session, line), Vec::<String>::new(), "{line}");
    }
}

#[test]
fn cards_given_for_another_one_are_told_apart_from_where_it_comes() {
    let session = at(
        "kodem",
        &[
            "preparar ana beto",
            "colocar ana principal=3 abajo mazo=13 equipo=3 abajo bio abajo protector=1 abajo",
            "colocar beto principal=3 abajo mazo=14 equipo=2 abajo protector=1 abajo",
            "situar AExt n=2 rava=1",
            "situar A1 cara=arriba nombre=\"Tzirak\" tipo=Adendei daño=3",
            "situar A3 cara=arriba nombre=\"Molko\" tipo=Adendei daño=2",
            "turno ana",
            "fase previa",
        ],
    );
    let lines = asked(&session, "tzirak+molko a ext y mi rava entra en a1");
    let meant = |line: &String| line.eq_ignore_ascii_case("regresar rava con=A1,A3 en=A1");
    assert!(lines.iter().any(meant), "{lines:?}");
}

/// Two cards of one name: one is in combat, the other one pays.
fn paid_by_its_like() -> Session {
    at(
        "dbs",
        &[
            "preparar ana beto",
            "empezar ana",
            "situar A.f1 nombre=Nappa",
            "situar A.e3 nombre=Toppo",
            "situar B.f1 nombre=Toppo posición=agotado",
            "situar B vida=5",
            "situar turno n=5 jugador=A fase=principal robado=1 cargado=1 preparado=sí",
        ],
    )
}

#[test]
fn a_card_is_not_called_by_the_name_of_one_that_pays() {
    let session = paid_by_its_like();
    let said = recorded(&session, "f1 le pega a toppo");
    assert!(said.contains("attack") && !said.contains("e3"), "{said}");
}

#[test]
fn how_many_there_are_is_not_how_many_come() {
    let session = paid_by_its_like();
    let told = session.would_write("beto sube a 6 vidas");
    assert!(!told.as_ref().is_ok_and(|bodies| bodies.concat().contains("\"n\":6")), "{told:?}");
    assert!(recorded(&session, "beto sube 1 vida").contains("heal"));
}

#[test]
fn who_is_called_to_go_on_by_nobodys_name_has_no_turn() {
    let session = attacked();
    let ends = |line: &str| session.would_write(line).is_ok_and(|bodies| bodies.concat().contains("\"end\""));
    for line in ["que siga", "que juegue", "nada más, adelante"] {
        assert!(!ends(line), "{line}: {:?}", session.would_write(line));
    }
    let dbs = paid_by_its_like();
    let told = dbs.would_write("que siga");
    assert!(!told.as_ref().is_ok_and(|bodies| bodies.concat().contains("pass")), "{told:?}");
    assert!(recorded(&dbs, "Ya acabé, adelante Beto").contains("pass"));
}

#[test]
fn who_wins_is_not_who_gives_up() {
    let session = at("enadrya", &["preparar ana beto", "empezar ana"]);
    for line in ["gana B, A abandona", "A abandona, gana B"] {
        assert!(recorded(&session, line).contains("{\"by\":\"A\"}"), "{line}");
    }
}

#[test]
fn all_that_pays_is_named_and_what_pays_is_played_or_counters() {
    let session = paid_by_its_like();
    // One energy alone is no «all of them».
    assert!(
        !session.would_write("tapeo todo").is_ok_and(|bodies| bodies.concat().contains("\"play\":{\"by\""))
    );
    let two = at(
        "dbs",
        &[
            "preparar ana beto",
            "empezar ana",
            "situar A.e1 nombre=Yamcha",
            "situar A.e2 nombre=Puar",
            "situar turno n=5 jugador=A fase=principal robado=1 cargado=1 preparado=sí",
        ],
    );
    for line in ["juego nappa con las 2", "juego nappa, tapeo todo"] {
        let said = recorded(&two, line);
        assert!(
            said.contains("\"e1\"") && said.contains("\"e2\"") && said.contains("play"),
            "{line}: {said}"
        );
    }
}

#[test]
fn who_is_told_that_the_other_one_has_won_is_asked_whether_he_gives_up() {
    let session = paid_by_its_like();
    for line in ["gg ganaste", "lo dejo, has ganado tú"] {
        assert_eq!(asked(&session, line), ["rendirse A", "rendirse B"], "{line}");
    }
    // What he has won is something else.
    assert!(!asked(&session, "ganaste dos de energía").iter().any(|line| line.contains("rendirse")));
}
