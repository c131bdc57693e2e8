//! `regla` as it is asked in a shell and in a match: answers, screens, and a rulebook of one's own.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::fs;

use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::bench::{Desk, root};

/// A resting card attacks as the second event after the position: exactly one fault, of 4.5a.
const FAULT: &str = "desde base; situar A1 descansos=1; fase batalla; atacar A1>B1 2";

/// The shortest catalogue: whatever is changed in it, every example is played.
fn book() -> String {
    fs::read_to_string(root().join("rulebook/totems.toml")).unwrap()
}

/// Puts a catalogue into a folder of its own and gives the folder as an argument.
fn folder(desk: &Desk, name: &str, text: &str) -> String {
    fs::create_dir(desk.path(name)).unwrap();
    fs::write(desk.path(name).join("totems.toml"), text).unwrap();
    desk.path(name).to_str().unwrap().to_owned()
}

/// The line, counted from 1, that begins with these words.
fn line_of(text: &str, begins: &str) -> usize {
    text.lines().position(|line| line.starts_with(begins)).unwrap() + 1
}

/// The events of the position and the fault, as they are typed.
fn flagged_match() -> String {
    let catalogue = arbitro::rulebook::Rulebook::embedded();
    let base = &catalogue.catalogue("kodem").unwrap().position("base").unwrap().script;
    format!("{base}\n{}\n", FAULT.replace("desde base; ", ""))
}

#[test]
fn another_wording_is_searched_by_its_own_words() {
    let desk = Desk::new();
    let sound = folder(&desk, "bueno", &book().replacen("es = \"El juego", "es = \"ÓRDAGO: el juego", 1));
    let told = desk.run(&["--reglamento", &sound, "regla", "órdago"]);
    assert!(told.succeeds().contains("ÓRDAGO: el juego"), "{told:?}");
    assert_eq!(desk.run(&["regla", "órdago"]).code, 1);
}

#[test]
fn another_wording_needs_no_everyday_questions_to_be_found() {
    let desk = Desk::new();
    let bare: Vec<String> = book()
        .lines()
        .filter(|line| !line.starts_with("asks = ") && !line.starts_with("told = "))
        .map(str::to_owned)
        .collect();
    let sound = folder(&desk, "escueto", &bare.join("\n"));
    let told = desk.run(&["--reglamento", &sound, "regla", "cada habilidad se activa una sola vez"]);
    assert!(told.succeeds().contains("5.2"), "{told:?}");
}

#[test]
fn a_catalogue_that_cannot_be_read_names_the_line() {
    let desk = Desk::new();
    let text = book().replacen("[[clause]]", "[[clause", 1);
    let broken = folder(&desk, "roto", &text);
    let ran = desk.run(&["--reglamento", &broken, "regla", "3.1"]);
    ran.fails(2, "tiene defectos; corríjalos:");
    ran.fails(2, &format!("totems.toml, línea {}: ", line_of(&text, "[[clause")));
}

#[test]
fn a_clause_that_the_program_cites_and_the_catalogue_lacks_is_a_defect() {
    let desk = Desk::new();
    let text = book();
    let (head, tail) = text.split_once("\n[[clause]]\nid = \"5.2\"").unwrap();
    let rest = tail.split_once("\n[[clause]]").unwrap().1;
    // Nothing else may point to it, or that is what is refused.
    let without = format!("{head}\n[[clause]]{rest}").replace(", \"5.2\"", "").replace("\"5.2\", ", "");
    let incomplete = folder(&desk, "falto", &without.replace("\"5.2\"", ""));
    let ran = desk.run(&["--reglamento", &incomplete, "regla", "3.1"]);
    ran.fails(2, "totems.toml, línea 1: falta la cláusula 5.2, que el programa cita");
}

#[test]
fn an_example_that_does_not_show_what_it_should_is_a_defect_with_its_line() {
    let desk = Desk::new();
    let legal = "A robar; A atacar B1 con 13/-; B revelar B1 = 1/ojo";
    let wrong = book().replacen(legal, "A robar; A atacar B1 con 13/-; B revelar B1 = 14/-", 1);
    let line = line_of(&wrong, "id = \"4.2\"") - 1;
    let ran = desk.run(&["--reglamento", &folder(&desk, "falso", &wrong), "regla", "3.1"]);
    ran.fails(2, &format!("línea {line}: el ejemplo de la cláusula 4.2 «A robar"));
    ran.fails(2, "debía dar ninguna falta y da 4.2");

    let unread = book().replacen(legal, "A robar; A golpetear B1 con 13/-; B revelar B1 = 1/ojo", 1);
    let ran = desk.run(&["--reglamento", &folder(&desk, "mudo", &unread), "regla", "3.1"]);
    ran.fails(2, &format!("línea {line}: el ejemplo de la cláusula 4.2"));
    ran.fails(2, "no se entiende");
}

#[test]
fn a_folder_without_a_catalogue_is_refused() {
    let desk = Desk::new();
    fs::create_dir(desk.path("vacio")).unwrap();
    desk.run(&["--reglamento", "vacio", "juegos"]).fails(2, "no hay ningún catálogo");
    desk.run(&["--reglamento", "ninguna", "juegos"]).fails(2, "no hay ningún catálogo");
}

#[test]
fn answers_for_programs_name_game_clause_and_score_best_first() {
    let desk = Desk::new();
    let asked = "¿puedo pegar con una carta cansada?";
    let told: Value = serde_json::from_str(desk.run(&["regla", asked, "--json"]).succeeds()).unwrap();
    let keys: Vec<&String> = told.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["answers", "confidence", "nearest", "query"]);
    assert!(["seguro", "probable"].contains(&told["confidence"].as_str().unwrap()), "{told}");
    assert_eq!(told["nearest"], Value::Null);
    assert_eq!(told["query"], asked);
    let answers = told["answers"].as_array().unwrap();
    assert_eq!((&answers[0]["game"], &answers[0]["clause"]), (&"kodem".into(), &"4.5a".into()));
    let scores: Vec<u64> = answers.iter().map(|answer| answer["score"].as_u64().unwrap()).collect();
    assert!(
        scores.is_sorted_by(|one, next| one >= next) && scores.iter().all(|score| *score > 0),
        "{scores:?}"
    );
}

#[test]
fn a_situation_is_answered_with_what_goes_with_it_and_how_sure_it_is() {
    let desk = Desk::new();
    let asked = "Marta empieza a jugar, Luis dice que el mazo se baraja antes y ella no quiere. ¿Se baraja el mazo o no?";
    let told = desk.run(&["regla", asked, "--juego", "kodem"]);
    let shown = told.succeeds();
    let first = shown.find("2.8d · ").unwrap();
    let with = shown.find("va con ella:").unwrap();
    assert!(shown.starts_with("respuesta: ") && first < with, "{shown}");
    assert!(shown[with..].contains("kodem 2.8c "), "{shown}");
    let told: Value =
        serde_json::from_str(desk.run(&["regla", asked, "--juego", "kodem", "--json"]).succeeds()).unwrap();
    let answers = told["answers"].as_array().unwrap();
    assert_eq!(answers[0]["with_first"], false);
    let with = answers.iter().find(|answer| answer["clause"] == "2.8c").unwrap();
    assert_eq!(with["with_first"], true);
    assert!(["seguro", "probable", "quizá"].contains(&told["confidence"].as_str().unwrap()), "{told}");
}

#[test]
fn an_english_question_is_answered_with_the_english_beside_the_spanish() {
    let desk = Desk::new();
    let told = desk.run(&["regla", "Do I have to shuffle my deck before the game?", "--juego", "kodem"]);
    let shown = told.succeeds();
    for part in ["2.8d · ", "El mazo no se baraja.", "en inglés: The deck is not shuffled."] {
        assert!(shown.contains(part), "«{part}» is missing: {shown}");
    }
}

#[test]
fn what_the_book_does_not_say_is_no_answer_but_names_the_nearest() {
    let desk = Desk::new();
    let asked = "¿Las fundas de las cartas del mazo pueden ser de varios colores en el torneo?";
    let ran = desk.run(&["regla", asked, "--juego", "kodem"]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.contains("El reglamento no dice nada de «"), "{}", ran.out);
    assert!(ran.out.contains("lo más parecido, que no responde: kodem "), "{}", ran.out);
    let told: Value =
        serde_json::from_str(&desk.run(&["regla", asked, "--juego", "kodem", "--json"]).out).unwrap();
    assert_eq!((&told["confidence"], told["answers"].as_array().unwrap().len()), (&Value::Null, 0));
    assert_eq!(told["nearest"]["game"], "kodem");
}

#[test]
fn garbled_words_find_nothing_and_the_nearest_terms_are_offered() {
    let desk = Desk::new();
    for garbled in ["xyzzyq", "qwerty asdfgh", "zzz kkk jjj", "brrmpf 77x ñññ", "hola que tal", "descansillo"]
    {
        let ran = desk.run(&["regla", garbled]);
        assert_eq!(ran.code, 1, "{garbled}: {}", ran.out);
        assert!(ran.out.contains("no dice nada"), "{garbled}: {}", ran.out);
    }
    let json: Value = serde_json::from_str(&desk.run(&["regla", "xyzzyq", "--json"]).out).unwrap();
    assert_eq!(json["answers"].as_array().unwrap().len(), 0);
    let near = desk.run(&["regla", "descansillo"]);
    assert!(near.out.contains("no dice nada de «descansillo». ¿Quiso decir «descanso»"), "{}", near.out);
}

#[test]
fn an_answer_shows_what_the_referee_says_of_its_examples() {
    let desk = Desk::new();
    let told = desk.run(&["regla", "kodem", "4.5a"]);
    let card = told.succeeds();
    for part in
        ["legal: desde base; ", "→ sin faltas", "ilegal: desde base; ", "→ A1 tiene 1 descanso y ataca"]
    {
        assert!(card.contains(part), "«{part}» is missing: {card}");
    }
}

#[test]
fn in_a_match_regla_alone_explains_the_last_finding() {
    let desk = Desk::new();
    let ran = desk.run_with(&["jugar", "kodem"], format!("{}regla\n", flagged_match()));
    let answer = ran.out.rsplit("✗ 4.5a ilegal").next().unwrap();
    for part in ["4.5a · ", "en esta partida: señalada en el suceso", "porque "] {
        assert!(answer.contains(part), "«{part}» is missing: {}", ran.out);
    }
    let number: String =
        answer.rsplit("porque ").next().unwrap().chars().take_while(char::is_ascii_digit).collect();
    let why = desk.run_with(&["jugar", "kodem"], format!("{}porque {number}\n", flagged_match()));
    assert!(why.out.contains("regla 4.5a muestra la cláusula entera"), "{}", why.out);
}

#[test]
fn regla_alone_before_any_finding_tells_how_to_ask() {
    let desk = Desk::new();
    let ran = desk.run_with(&["jugar", "kodem"], "regla\n");
    assert!(ran.succeeds().contains("Escriba un número de cláusula o unas palabras"), "{ran:?}");
}

#[test]
fn an_answer_fills_a_screen_at_most_and_mas_goes_on() {
    let desk = Desk::new();
    let one = desk.run_with(&["jugar", "kodem"], "regla 14\n");
    let (before, _) = one.succeeds().split_once("… «más» sigue").unwrap();
    assert!(before.lines().count() <= 24, "{before}");
    for word in ["más", "mas", "more"] {
        let two = desk.run_with(&["jugar", "kodem"], format!("regla 14\n{word}\n"));
        let (_, after) = two.succeeds().split_once("… «más» sigue").unwrap();
        assert!(after.lines().count() > 2, "{word}: {after}");
        assert!(!after.contains("Kódem TCG 14 · "), "{word}: {after}");
    }
    let end = desk.run_with(&["jugar", "kodem"], "más\n");
    assert!(end.succeeds().contains("No queda nada por mostrar."), "{end:?}");
}

#[test]
fn the_help_of_a_match_names_mas() {
    let desk = Desk::new();
    let ran = desk.run_with(&["jugar", "kodem"], "ayuda\nayuda más\n");
    assert!(ran.succeeds().contains("sigue con lo que no cupo en la pantalla"), "{ran:?}");
}

/// The parts of what was told stand in this order.
fn in_order(told: &str, parts: &[&str]) {
    let mut rest = told;
    for part in parts {
        let Some((_, after)) = rest.split_once(part) else {
            panic!("«{part}» is missing or too early: {told}")
        };
        rest = after;
    }
}

#[test]
fn in_a_match_an_answer_stands_with_what_is_open_of_its_clause_and_with_the_places_asked_of() {
    let desk = Desk::new();
    let asked = "regla ¿puede atacar A1 mientras le quedan descansos?";
    let ran = desk.run_with(&["jugar", "kodem"], format!("{}{asked}\n", flagged_match()));
    let answer = ran.succeeds().rsplit("respuesta: ").next().unwrap();
    in_order(
        answer,
        &["Kódem TCG 4.5a · ", "en la mesa:", "✗ 4.5a ilegal (suceso", "  A1: carta sí", "va con ella:"],
    );
    let before = desk.run_with(&["jugar", "kodem"], "regla ¿puede atacar una carta en descanso?\n");
    assert!(!before.succeeds().contains("en la mesa:"), "{before:?}");
}

#[test]
fn in_a_match_a_card_called_like_a_thing_of_the_rules_does_not_lead_to_them() {
    let desk = Desk::new();
    let named = "situar A1 cara=arriba nombre=\"Veneno\"";
    let base = flagged_match();
    let answer = |question: &str| {
        let ran = desk.run_with(&["jugar", "kodem"], format!("{base}{named}\n{question}\n"));
        ran.out.rsplit("respuesta: ").next().unwrap().lines().nth(1).unwrap().to_owned()
    };
    assert!(answer("¿Puede Veneno atacar mientras tenga descansos?").contains(" 4.5a · "));
    assert!(answer("¿cuándo pierde vida por veneno?").contains(" 14.4e · "));
}

#[test]
fn a_story_that_ends_by_asking_for_a_play_is_answered_by_the_table_and_by_the_book() {
    let desk = Desk::new();
    let asked = "Ana dice que no importa que su carta tenga descansos, ¿puede atacar A1 a B1?";
    let base = flagged_match();
    let before = base.rsplit_once("atacar A1>B1").unwrap().0;
    let ran = desk.run_with(&["jugar", "kodem"], format!("{before}\n{asked}\n"));
    in_order(ran.succeeds(), &["No: atacar A1>B1", "✗ 4.5a ilegal", "respuesta: ", "Kódem TCG 4.5a · "]);
}
