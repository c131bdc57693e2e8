//! What is laid out, what is told again, what goes on from the last play, and whose it is what is done to another's card.

use arbitro::session::Session;
use pretty_assertions::assert_eq;

use crate::bench::{enter, entered, heard_lines, session};

/// A Kódem match of Ana and Beto behind these lines.
fn table(lines: &[&str]) -> Session {
    let mut session = session("kodem");
    let setup = [
        "preparar estandar Ana Beto",
        "colocar A principal=3 abajo mazo=15 equipo=4 abajo bio abajo protector=1 abajo",
        "colocar B principal=3 abajo mazo=15 equipo=4 abajo bio abajo protector=1 abajo",
        "iniciar A azar",
        "turno A",
        "fase previa",
        "revelar A1 \"Tecolote\" tipo=Adendei daño=3 descansos=1 activa=obligatoria",
        "revelar A2 \"Ajolote\" tipo=Adendei daño=2 descansos=2",
        "situar AP descansos=0",
    ];
    for line in setup.iter().chain(lines) {
        assert!(enter(&mut session, line).is_ok(), "{line}");
    }
    session
}

fn assert_heard(cases: &[(&[&str], &str, &[&str])]) {
    for (before, line, lines) in cases {
        assert_eq!(heard_lines(&mut table(before), line), *lines, "{line}");
    }
}

/// The lines heard before the match has begun.
fn assert_laid(cases: &[(&str, &[&str])]) {
    for (line, lines) in cases {
        let mut session = session("kodem");
        assert!(enter(&mut session, "preparar estandar Ana Beto").is_ok());
        assert_eq!(heard_lines(&mut session, line), *lines, "{line}");
    }
}

#[test]
fn what_lies_in_the_deck_is_no_list_and_no_main_zone() {
    assert_laid(&[
        ("Beto: mazo 12, equipo 2", &["#colocar B mazo=12 equipo=2 abajo"]),
        ("Ana pone 14 cartas en el mazo y 3 equipos tapados", &["#colocar A mazo=14 equipo=3 abajo"]),
        ("Beto trae 13 cartas en el mazo", &["#colocar B mazo=13"]),
        ("Beto trae dos protectores", &["#colocar B protector=2 abajo"]),
        // What is counted by its kind is a list.
        (
            "el mazo de Beto lleva 18 adendei, 1 rava y 1 protector",
            &["#lista B adendei=18 rava=1 protector=1"],
        ),
        ("Beto pone 3 en la principal y 12 en el mazo", &["#colocar B principal=3 abajo mazo=12"]),
    ]);
}

#[test]
fn what_comes_to_pass_meets_no_duty() {
    assert_heard(&[
        (&["fase batalla", "atacar A1>B2 3"], "resuelve", &["resolver ataque A1", "activar activa A1"]),
        (&["fase batalla", "atacar A2>B2 2"], "resuelve", &["#resolver ataque A2"]),
    ]);
    let refused = enter(&mut table(&[]), "se resuelve el ataque").map(|_| ()).map_err(|e| e.to_string());
    assert!(refused.is_err_and(|said| said.starts_with("No consta nada declarado")));
}

#[test]
fn a_line_that_goes_on_may_be_of_the_last_verb() {
    let turned: &[&str] =
        &["revelar A3 \"Conejo\" daño=1 descansos=0", "identificar A3 \"Conejo\" daño=1 descansos=0"];
    assert_heard(&[
        (&["revelar A2"], "y la tres es Conejo, pega 1, 0 descansos", turned),
        // Behind another verb it says first what the card is.
        (&[], "y la tres es Conejo", &["identificar A3 \"Conejo\"", "revelar A3 \"Conejo\""]),
    ]);
}

#[test]
fn who_plays_told_again_is_no_turn() {
    for line in ["juegan Ana y Beto", "es una partida entre Ana y Beto"] {
        let mut session = table(&[]);
        let before = session.referee().plays_that_count();
        assert!(enter(&mut session, line).is_ok(), "{line}");
        assert_eq!(session.referee().plays_that_count(), before, "{line}");
    }
}

#[test]
fn the_end_of_a_turn_by_name_is_the_end_of_the_one_that_stands() {
    assert_heard(&[
        (
            &["fase batalla", "atacar A2>B2 2", "resolver ataque A2", "fase post"],
            "fin de turno de Ana",
            &["#fase fin"],
        ),
        (
            &["fase batalla", "atacar A2>B2 2", "resolver ataque A2", "fase post"],
            "fin d turno Ana",
            &["#fase fin"],
        ),
    ]);
}

#[test]
fn a_letter_that_is_led_to_is_a_player() {
    let lines = ["preparar multi todos ana beto carla dani", "orden A,B,C,D azar", "turno A", "fase post"];
    let mut session = entered("kodem", &lines);
    assert_eq!(heard_lines(&mut session, "le toca a d ahora"), ["#turno D"]);
}

#[test]
fn another_count_than_what_stands_is_asked() {
    let mut session = table(&["situar BExt n=2"]);
    let asked = enter(&mut session, "Beto lleva 4 en su extinción").map(|_| ()).map_err(|e| e.to_string());
    assert!(asked.is_err_and(|said| said.contains("constan 2")));
    // The documented line corrects it.
    assert!(enter(&mut session, "situar BExt n=4").is_ok());
}

#[test]
fn whose_card_is_struck_does_not_strike() {
    assert_heard(&[
        (&["fase batalla"], "el protector le pega 2 a la primera de Beto", &["#atacar AP>B1 2"]),
        (&["fase batalla"], "ataca a la dos de Beto con el ajolote, 2", &["#atacar A2>B2 2"]),
    ]);
}

#[test]
fn the_deck_that_is_milled_is_of_him_who_owes_it() {
    let fallen: &[&str] = &[
        "fase batalla",
        "situar BP vida=2",
        "atacar A2>BP 2",
        "resolver ataque A2",
        "fase post",
        "extinguir BP por=vida",
    ];
    assert_heard(&[
        (fallen, "Beto manda 3 cartas de su mazo", &["#mover BMazo>BExt 3"]),
        // From where to where is told by the words between.
        (&["situar AExt n=3"], "Ana pasa una carta de su Extinción al mazo", &["#mover AExt>AMazo 1"]),
        (fallen, "3 d mi mazo a ext", &["mover BMazo>BExt 3", "mover AMazo>AExt 3"]),
    ]);
}

#[test]
fn what_is_told_of_a_replacement_as_the_book_does_is_heard() {
    let fallen: &[&str] = &[
        "fase batalla",
        "situar B2 vida=2",
        "atacar A2>B2 2",
        "resolver ataque A2",
        "fase post",
        "extinguir B2 por=vida",
    ];
    assert_heard(&[
        (fallen, "beto toma tres y baja una tapada", &["B: reemplazar B2 abajo toma=3"]),
        (
            fallen,
            "beto toma tres, baja una tapada y las otras dos al fondo",
            &["B: reemplazar B2 abajo toma=3 fondo=2"],
        ),
        (fallen, "Beto mete otra tapada ahí", &["B: reemplazar B2 abajo"]),
    ]);
}

#[test]
fn a_name_of_several_words_stays_whole() {
    let said = "destapa la tres, es Guajolote de Fuego, pega 2, 2 descansos";
    let heard = heard_lines(&mut table(&[]), said);
    assert_eq!(
        heard.first().map(String::as_str),
        Some("revelar A3 \"Guajolote de Fuego\" daño=2 descansos=2")
    );
}
