//! What is said at a table of Códigos Ocultos of two deeds in one breath, of what was told wrong, and of whom.

use arbitro::session::Session;
use pretty_assertions::assert_eq;

use crate::bench::{self, heard_lines};

const TABLE: [&str; 16] = [
    "preparar Chayo Memo comodines 2 revelen 4 mazo 14",
    "carta cuervo símbolo tanque código casco-tanque-granada medalla 3 foto 30",
    "carta sapo símbolo casco código tanque-tanque-casco medalla 2 foto 11",
    "carta grillo símbolo granada código granada-casco-granada-tanque medalla 5 foto 12",
    "carta lince símbolo casco código granada-casco-tanque medalla 2 foto 13",
    "carta foca símbolo granada código casco-casco-tanque medalla 3 foto 14",
    "carta mula símbolo tanque código granada-tanque-casco medalla 2 foto 15",
    "carta topo símbolo casco código tanque-casco-granada medalla 2 foto 17",
    "carta pulpo símbolo tanque código tanque-casco-granada medalla 2 foto 18",
    "carta tejon símbolo granada código tanque-casco-granada medalla 2 foto 19",
    "repartir Chayo cuervo sapo grillo",
    "repartir Memo lince foca mula",
    "abrir topo pulpo tejon",
    "empezar Chayo",
    "nota: empieza",
    "nota: sigue",
];

/// Both hide a code; REVELEN comes out.
const ROUND: [&str; 6] = [
    "Chayo: bajar cuervo con sapo grillo",
    "encartar 2 pulpo",
    "reponer 2 orca",
    "Memo: bajar mula con lince foca",
    "encartar 3 tejon",
    "reponer 3 revelen",
];

fn told(lines: &[&str]) -> Session {
    bench::entered("codigos", &[&TABLE, lines].concat())
}

/// The line that is recorded behind a `#`, else those that are asked for.
fn said(before: &[&str], line: &str) -> Vec<String> {
    heard_lines(&mut told(before), line)
}

#[test]
fn of_two_deeds_with_a_pause_between_them_neither_is_left_out() {
    for (line, both) in [
        ("chayo toma el pulpo, sale comodin", "A: encartar 2 \"pulpo\"; reponer comodín"),
        ("chayo toma el pulpo, cae puma", "A: encartar 2 \"pulpo\"; reponer \"Puma\""),
        ("chayo expone el cuervo, le mete el sapo", "A: exponer \"cuervo\"; completar \"sapo\""),
    ] {
        assert_eq!(said(&[], line), [both], "{line}");
    }
    // What is told again behind the pause is no second deed.
    assert_eq!(said(&[], "chayo toma el pulpo, el 2"), ["#A: encartar 2 pulpo"]);
}

#[test]
fn a_code_that_lies_exposed_is_completed_and_not_laid_whole() {
    let exposed = ["Chayo: exponer cuervo"];
    assert_eq!(said(&exposed, "chayo completa el cuervo con el sapo"), ["#A: completar cuervo sapo"]);
    assert_eq!(said(&exposed, "chayo completa el cuervo con sapo y lo oculta").len(), 2);
    // What it is completed with is a list, and none of it a code that is laid.
    for line in
        ["chayo completa con el sapo y el grillo y lo tapa", "chayo completa con sapo, grillo y lo tapa"]
    {
        let asked = said(&exposed, line);
        assert!(
            asked.iter().all(|line| !line.starts_with('#') || !line.contains("bajar")),
            "{line}: {asked:?}"
        );
        assert!(asked[0].contains("completar"), "{line}: {asked:?}");
    }
    let owed = ["Chayo: exponer cuervo", "encartar 2 pulpo"];
    let asked = said(&owed, "chayo le pone el sapo");
    assert!(asked.contains(&"A: completar \"sapo\"".to_owned()), "{asked:?}");
}

#[test]
fn what_was_wrong_of_a_code_is_said_without_its_name() {
    let exact = [&ROUND[..], &["memo revela la mula exacto"]].concat();
    assert_eq!(said(&exact, "perdón, desordenado"), ["corregir 23: B: revelar mula desordenado"]);
    let aloud = [&ROUND[..], &["memo revela la mula, dijo granada tanque casco"]].concat();
    assert_eq!(
        said(&aloud, "no, dijo granada casco tanque"),
        ["corregir 23: B: revelar mula desordenado dijo granada casco tanque"]
    );
    // Who is named did it, though the other one played since.
    let both = [&exact[..], &["chayo revela el cuervo exacto"]].concat();
    assert_eq!(
        said(&both, "no, perdón, lo de memo fue desordenado"),
        ["corregir 23: B: revelar mula desordenado"]
    );
    // What is printed on a card was not said aloud.
    let card = "carta puma símbolo tanque código granada-granada-casco medalla 4";
    let wrong = [&exact[..], &[card, "chayo revela el cuervo: casco granada tanque, mal"]].concat();
    assert_eq!(
        said(&wrong, "no perdón, lo dijo bien, casco tanque granada"),
        ["corregir 25: A: revelar cuervo exacto dijo casco tanque granada"]
    );
    let laid = ["chayo baja el cuervo con el sapo y el grillo"];
    for line in ["no, perdón, lo bajó con sapo y comodín", "no, perdón, fue con el sapo y el comodín"] {
        assert_eq!(said(&laid, line), ["corregir 17: A: bajar cuervo con sapo comodin"], "{line}");
    }
}

#[test]
fn who_is_named_first_acts_whosever_the_card_is() {
    let exposed = ["Chayo: exponer cuervo", "completar sapo", "Memo: exponer mula", "completar foca"];
    for line in ["chayo completa con la foca de memo", "chayo usa la foca de memo"] {
        assert_eq!(said(&exposed, line), ["#A: completar foca"], "{line}");
    }
    assert_eq!(said(&exposed, "chayo abandona el cuervo con el sapo"), ["#A: abandonar cuervo"]);
}

#[test]
fn what_is_asked_wished_or_told_of_nobody_is_not_recorded() {
    let exposed = ["Chayo: exponer cuervo", "completar sapo", "Memo: exponer mula", "completar foca"];
    assert!(said(&exposed, "quiere chayo abandonar").iter().all(|line| !line.starts_with('#')));
    assert!(said(&ROUND, "nadie tiene nada oculto").is_empty());
    let mut asks = told(&ROUND);
    let before = asks.referee().next_seq();
    assert!(bench::enter(&mut asks, "qué símbolos tiene la mula").is_ok());
    assert_eq!(asks.referee().next_seq(), before);
    // Nobody said that he passes.
    assert_eq!(said(&[], "le toca a memo"), ["pasar"]);
    assert_eq!(said(&[], "a memo le toca"), ["pasar"]);
    assert_eq!(said(&[], "chayo pasa"), ["#A: pasar"]);
}

#[test]
fn the_soldier_is_no_card_and_what_has_a_side_is_the_revelen_card() {
    assert_eq!(said(&[], "chayo descarta el sapo bajo el soldado"), ["#A: descartar sapo"]);
    assert_eq!(said(&[], "luego chayo mueve el soldado a la 2"), ["A: mover soldado 2"]);
    let second = [
        &ROUND[..],
        &["memo revela la mula exacto", "chayo revela el cuervo exacto", "reponer 3 lobo"],
        &["Chayo: encartar 2 orca", "reponer 2 revelen"],
    ]
    .concat();
    assert_eq!(said(&second, "la ponen a la derecha del descarte"), ["#colocar revelen derecha"]);
}

#[test]
fn a_card_called_nearly_as_a_word_is_not_left_out() {
    let taken = ["Chayo: encartar 2 pulpo"];
    for (line, offered) in [("sale perro", "reponer \"Perro\""), ("repone el alce", "reponer \"Alce\"")] {
        assert_eq!(said(&taken, line), [offered], "{line}");
    }
    // What nobody can say is not passed over where a code is recited.
    assert!(said(&ROUND, "memo revela la mula granada tanque bomba").is_empty());
}

#[test]
fn what_is_shown_and_not_recited_is_left_open() {
    for line in [
        "memo enseña la mula, sin extra",
        "memo muestra la mula y ya",
        "memo no se la juega con la mula, únicamente la enseña",
    ] {
        assert_eq!(said(&ROUND, line), ["#B: revelar mula dudoso"], "{line}");
    }
    for line in ["fallo mula", "memo la riega con la mula"] {
        assert!(
            said(&ROUND, line).iter().any(|heard| heard.ends_with("revelar mula errado")),
            "{line}: {:?}",
            said(&ROUND, line)
        );
    }
    // The judge rules on an event by its number.
    assert!(said(&ROUND, "fallo 3").iter().all(|line| !line.contains("revelar")));
}

#[test]
fn what_comes_where_a_card_lay_is_no_question() {
    let taken = ["Chayo: encartar 2 pulpo"];
    for line in ["donde estaba el pulpo ahora hay una orca", "p2 ahora orca", "la reposición es una orca"] {
        let heard = said(&taken, line);
        assert!(
            heard
                .iter()
                .any(|line| line.to_lowercase().contains("reponer 2 \"orca\"")
                    || line.contains("reponer 2 orca")),
            "{line}: {heard:?}"
        );
    }
    let mut asks = told(&taken);
    let before = asks.referee().next_seq();
    for line in ["dónde está ahora la mula", "donde se pone la revelen cuando entra"] {
        assert!(bench::enter(&mut asks, line).is_ok(), "{line}");
        assert_eq!(asks.referee().next_seq(), before, "{line}");
    }
}
