//! The readings as they are asked, chosen and weighed in a shell and in a match.

use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::bench::{Desk, session, stored_bodies, typed};

/// B1 rests during the turn of A and attacks in the next one: a fault where only the own turn gives rest.
const SCRIPT: &str =
    "juego kodem\ndesde base\nsituar B1 descansos=1\nfase fin\nturno B\nfase batalla\natacar B1>A1 2\n";
const NORMS: &str = "juego = \"kodem\"\n\n[lecturas]\n\"3.10\" = \"ambos\"\n";

fn chosen(script: &str) -> String {
    script.replace("desde base", "lectura 3.10 ambos\ndesde base")
}

#[test]
fn what_a_book_leaves_open_is_listed_with_examples_that_were_run() {
    let desk = Desk::new();
    let told = desk.run(&["lecturas", "kodem"]);
    for part in [
        "TCG 3.10 ",
        "propio (adoptada):",
        "  ambos:",
        "por qué:",
        "se apoya en:",
        "→ sin faltas",
        "→ B1 tiene 1",
    ] {
        assert!(told.succeeds().contains(part), "{part}: {}", told.out);
    }
    let norms = desk.file("normas.toml", NORMS);
    let told = desk.run(&["lecturas", "kodem", "3.10", "--normas", &norms]);
    assert!(told.succeeds().contains("ambos (elegida):"), "{}", told.out);
    let json: Value =
        serde_json::from_str(desk.run(&["lecturas", "kodem", "3.10", "--json"]).succeeds()).unwrap();
    assert_eq!((&json[0]["clause"], &json[0]["chosen"]), (&"3.10".into(), &"propio".into()));
    desk.run(&["lecturas", "kodem", "3.1"]).fails(2, "«3.1» no es una cláusula abierta de Kódem TCG; lo son");
    assert!(
        desk.run(&["regla", "3.10", "--juego", "kodem"]).succeeds().contains("ambos: Al acabar cada turno")
    );
}

#[test]
fn norms_are_refused_with_the_line_of_every_defect() {
    let desk = Desk::new();
    let wrong = desk
        .file("malas.toml", "juego = \"kodem\"\n[lecturas]\n\"3.10\" = \"todos\"\n\"3.1\" = \"propio\"\n");
    for args in [vec!["lecturas", "kodem"], vec!["jugar", "kodem"]] {
        let told = desk.run(&[args.as_slice(), &["--normas", &wrong]].concat());
        told.fails(2, "línea 3: 3.10 no se lee «todos»; use propio o ambos.");
        assert!(told.err.contains("línea 4: «3.1» no es una cláusula abierta"), "{}", told.err);
    }
    let norms = desk.file("normas.toml", NORMS);
    desk.run(&["jugar", "totems", "--normas", &norms]).fails(2, "son las normas de kodem, no de totems");
    desk.run(&["jugar", "--partida", "zzzz", "--normas", &norms]).fails(2, "no hay ninguna partida");
    desk.run(&["--normas", &norms, "jugar", "kodem"]).fails(2, "--normas va detrás de la orden");
    desk.run(&["--partida", "zzzz", "jugar", "kodem"]).fails(2, "--partida va detrás de la orden");
    assert_eq!(desk.ids(), Vec::<String>::new());
}

#[test]
fn a_match_pins_its_reading_and_keeps_it_wherever_it_goes() {
    let desk = Desk::new();
    let norms = desk.file("normas.toml", NORMS);
    let told = desk.run_with(&["jugar", "kodem", "--normas", &norms], "lectura\nsalir\n");
    assert!(told.succeeds().contains("(nueva)"), "{}", told.out);
    assert!(told.out.contains("Se juzga con la lectura «ambos» de 3.10."), "{}", told.out);
    assert!(told.out.contains("ambos (elegida):"), "{}", told.out);
    assert_eq!(
        stored_bodies(&desk.store()),
        [r#"{"desk":{"reading":{"clause":"3.10","choice":"ambos"}}}"#.to_owned()]
    );

    let script = desk.file("ambos.arb", chosen(SCRIPT));
    assert!(desk.run(&["importar", &script]).succeeds().contains("partida"));
    let ids = desk.ids();
    let flagged: Vec<i32> = ids.iter().map(|id| desk.run(&["validar", "--partida", id]).code).collect();
    assert_eq!(flagged, [0, 0]);
    for id in &ids {
        desk.run(&["exportar", id, "--formato", "arb", "-o", "otra.arb", "--sobrescribir"]);
        let told = desk.run(&["validar", "otra.arb"]);
        assert!(told.succeeds().contains("Se juzga con la lectura «ambos» de 3.10"), "{}", told.out);
        let told = desk.run(&["exportar", id, "--formato", "md", "-o", "-"]);
        assert!(told.succeeds().contains("Se juzga con la lectura «ambos» de 3.10."), "{}", told.out);
    }
}

#[test]
fn a_reading_is_chosen_before_the_first_turn_and_the_last_choice_holds() {
    let mut session = session("kodem");
    assert!(typed(&mut session, "lectura 3.10 ambos").contains("lectura de 3.10: ambos"));
    assert!(typed(&mut session, "lectura 3.10 propio").contains("lectura de 3.10: propio"));
    assert!(
        typed(&mut session, "lectura 3.10 nadie")
            .contains("3.10 se lee de una de estas formas: propio, ambos")
    );
    assert!(typed(&mut session, "lectura 3.1").contains("no es una cláusula abierta"));
    for line in ["LECTURA 3.10 ÁMBOS", "lectura de 3.10: «ambos»", "lectura 3,10 amb"] {
        assert!(typed(&mut session, line).contains("lectura de 3.10: ambos"), "{line}");
    }
    assert!(typed(&mut session, "A: lectura 3.10").contains("«lectura» va sin jugador delante"));
    let spoken = typed(&mut session, "le doy 2 a B1");
    assert!(!spoken.contains("cláusula abierta"), "no word of the desk begins with «le»: {spoken}");
    for line in ["preparar estandar ana beto", "iniciar A azar", "turno A"] {
        typed(&mut session, line);
    }
    assert!(typed(&mut session, "lectura 3.10 ambos").contains("se elige antes del primer turno"));
}

#[test]
fn a_finding_says_on_which_reading_it_stands() {
    let desk = Desk::new();
    let script = desk.file("propio.arb", SCRIPT);
    let plain = desk.run(&["validar", &script]);
    assert!(plain.code == 1 && !plain.out.contains("lectura"), "{}", plain.out);
    let told = desk.run(&["validar", "--lecturas", &script]);
    assert!(told.out.contains("con otra lectura de 3.10 («ambos») no sería falta"), "{}", told.out);
    assert!(told.out.contains("con «ambos» en 3.10:\n    ya no: ✗ 4.5a"), "{}", told.out);
    let json: Value =
        serde_json::from_str(&desk.run(&["validar", "--lecturas", "--json", &script]).out).unwrap();
    assert_eq!(json["findings"][0]["depends_on"][0]["clause"], "3.10");
    let norms = desk.file("normas.toml", NORMS);
    let told = desk.run(&["validar", "--normas", &norms, "--lecturas", &script]);
    assert!(told.succeeds().contains("con «propio» en 3.10:\n    ✗ 4.5a"), "{}", told.out);

    desk.run(&["importar", &script]).succeeds();
    let id = desk.ids().remove(0);
    let told = desk.run_with(&["jugar", "--partida", &id], "porque\nsalir\n");
    assert!(
        told.succeeds().contains("lectura: con otra lectura de 3.10 («ambos») no sería falta"),
        "{}",
        told.out
    );
    let told = desk.run(&["exportar", &id, "--formato", "md", "-o", "-"]);
    assert!(told.succeeds().contains("<br>Lectura: con otra lectura de 3.10"), "{}", told.out);
}

#[test]
fn a_finding_that_no_reading_changes_says_nothing_of_readings() {
    let desk = Desk::new();
    let script = desk.file("dos.arb", SCRIPT.replace("descansos=1", "descansos=2"));
    let told = desk.run(&["validar", "--lecturas", &script]);
    assert!(told.out.contains("lo mismo con"), "{}", told.out);
    assert!(!told.out.contains("con otra lectura de 3.10"), "{}", told.out);
}

#[test]
fn norms_that_a_match_does_not_follow_are_told() {
    let desk = Desk::new();
    let other = desk.file("totems.toml", "juego = \"Tótems\"\n[lecturas]\n\"7.1\" = \"Durante\"\n");
    let script = desk.file("elegida.arb", SCRIPT.replace("desde base", "lectura 3.10 propio\ndesde base"));
    let told = desk.run(&["validar", "--normas", &other, &script]);
    assert!(told.out.contains("las normas son de totems y aquí no se aplican"), "{}", told.out);
    let norms = desk.file("normas.toml", NORMS);
    let told = desk.run(&["validar", "--normas", &norms, &script]);
    assert!(told.succeeds().contains("eligió «propio» en 3.10; aquí se juzga con «ambos»"), "{}", told.out);
}

#[test]
fn where_the_other_reading_accuses_otherwise_it_is_said_of_what() {
    let desk = Desk::new();
    let script = desk
        .file("fin.arb", "juego kodem\ndesde base\nsituar AExt n=9\nextinguir A1 por=costo\nfase batalla\n");
    let told = desk.run(&["validar", "--lecturas", &script]);
    let said = "con otra lectura de 3.13a («ajenas») no sería falta de 3.13b, sino de 14.2";
    assert!(told.out.contains(said), "{}", told.out);
}

#[test]
fn who_won_is_said_once() {
    let desk = Desk::new();
    let lines = "situar turno n=6 jugador=B fase=carga\nsituar B mazo=1\nB: robar 1\n";
    let told = desk.run_with(&["jugar", "dbs", "--sin-mesa"], lines);
    assert!(told.succeeds().contains("Fin de la partida, gana A:"), "{}", told.out);
    assert_eq!(told.out.to_lowercase().matches("gana a").count(), 1, "{}", told.out);
}
