//! The commands as they are typed in a shell: exit codes, messages, output for programs.

use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::bench::{Desk, a_golden_match};

const ILLEGAL: &str = "juego kodem\ndesde base\nfase previa\nfase batalla\natacar A1>B2 3\nfase previa\n";

#[test]
fn what_is_typed_wrong_is_told_in_spanish_with_code_two() {
    let desk = Desk::new();
    let cases: [(&[&str], &str); 22] = [
        (&[], "falta el juego, por ejemplo «arbitro jugar kodem»"),
        (&["jugar"], "falta el juego"),
        (&["jugr"], "no hay ninguna orden ni juego «jugr»; ¿quiso decir jugar?"),
        (&["kodm"], "¿quiso decir kodem?"),
        (&["jugar", "ajedrez"], "«ajedrez»; hay kodem"),
        (&["jugar", "kodem", "--messa", "3"], "no se entiende «--messa». ¿Quiso decir «--mesa»?"),
        (&["jugar", "kodem", "--mesa"], "falta el valor de --mesa <N>"),
        (&["jugar", "--partida", "zzzz"], "no hay ninguna partida «zzzz»; «arbitro partidas» las lista"),
        (&["validar"], "falta qué validar: un fichero, --partida ID o --todas"),
        (&["validar", "nada.arb"], "no se puede leer nada.arb: no existe"),
        (&["validar", "."], "no se puede leer .: es una carpeta"),
        (&["validar", "--partida", "zzzz"], "no hay ninguna partida «zzzz»"),
        (&["regla"], "falta <CONSULTA>."),
        (&["regla", "3.2", "--juego", "ajedrez"], "«ajedrez»; hay kodem"),
        (&["exportar", "zzzz", "--formato", "md", "-o", "x.md"], "no hay ninguna partida «zzzz»"),
        (
            &["exportar", "zzzz", "--formato", "pdf", "-o", "x"],
            "«pdf» no vale para --format <FORMATO>; vale md, html, csv, jsonl, arb",
        ),
        (&["exportar", "zzzz"], "falta --format <FORMATO>, --salida <FICHERO>"),
        (&["importar"], "falta <FICHERO>."),
        (&["importar", "nada.jsonl"], "no se puede leer nada.jsonl: no existe"),
        (&["almacen"], "falta decir qué se quiere"),
        (&["completar", "tcsh"], "«tcsh» no vale para <CONSOLA>; vale bash, zsh, fish"),
        (&["juegos", "--color", "azul"], "«azul» no vale para --color <CUÁNDO>; vale auto, siempre, nunca"),
    ];
    for (args, message) in cases {
        let ran = desk.run(args);
        ran.fails(2, message);
        assert_eq!(ran.out, "", "{args:?}");
    }
}

#[test]
fn help_and_version_go_to_the_output_with_code_zero() {
    let desk = Desk::new();
    for args in [["--ayuda"], ["--help"], ["-h"]] {
        let text = desk.run(&args).succeeds().to_owned();
        for word in ["Uso:", "Órdenes", "Opciones", "jugar", "validar", "cobertura"] {
            assert!(text.contains(word), "{text}");
        }
        for english in ["Usage", "Commands", "Options", "Arguments", "Print", "possible values"] {
            assert!(!text.contains(english), "{text}");
        }
    }
    for command in ["jugar", "validar", "regla", "exportar", "importar", "almacen", "cobertura", "completar"]
    {
        assert!(desk.run(&[command, "--ayuda"]).succeeds().contains("Uso:"));
    }
    assert_eq!(desk.run(&["-V"]).succeeds(), format!("arbitro {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn every_command_has_its_english_name() {
    let desk = Desk::new();
    for command in [
        "play",
        "check",
        "rule",
        "export",
        "import",
        "store",
        "coverage",
        "completions",
        "matches",
        "games",
        "audit",
        "slip",
        "precedents",
    ] {
        assert!(desk.run(&[command, "--help"]).succeeds().contains("Uso:"), "{command}");
    }
}

#[test]
fn the_exit_code_says_whether_faults_are_open() {
    let desk = Desk::new();
    let (golden, _) = a_golden_match();
    assert!(desk.run(&["validar", &golden]).succeeds().contains("sin faltas"));

    let illegal = desk.file("ilegal.arb", ILLEGAL);
    let ran = desk.run(&["validar", &illegal]);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert!(ran.out.contains("1 falta ") && ran.out.contains("línea 6: fase previa"), "{}", ran.out);

    let ruled = desk.file("fallado.arb", format!("{ILLEGAL}fallo 17 repetición permitida\n"));
    let last = desk.run(&["validar", &ruled, "--json"]);
    let about = serde_json::from_str::<Value>(&last.out).unwrap()["findings"][0]["event"].clone();
    let ruled = desk.file("fallado.arb", format!("{ILLEGAL}fallo {about} repetición permitida\n"));
    assert_eq!(desk.run(&["validar", &ruled]).code, 0);

    let unmet = desk.file("esperado.arb", "juego kodem\ndesde base\nfase previa\n! 3.1 illegal\n");
    let ran = desk.run(&["validar", &unmet]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("línea 4: se espera 3.1 illegal y no consta"), "{}", ran.out);

    // The worst of several files counts, and each is told.
    let ran = desk.run(&["validar", &golden, &illegal, "nada.arb"]);
    ran.fails(2, "nada.arb: no existe");
    assert!(ran.out.contains("sin faltas") && ran.out.contains("1 falta "), "{}", ran.out);
}

#[test]
fn a_broken_script_is_told_with_line_and_caret() {
    let desk = Desk::new();
    let cases: [(&str, &[u8], &[&str]); 12] = [
        ("vacio.arb", b"", &["vacio.arb, línea 1: falta la primera línea «juego"]),
        ("sin.arb", b"turno A\n", &["línea 1: la primera línea debe ser «juego"]),
        ("otro.arb", b"juego ajedrez\n", &["no se conoce el juego «ajedrez»"]),
        ("pos.arb", b"juego kodem\ndesde luna\n", &["no tiene la posición «luna»"]),
        (
            "verbo.arb",
            b"juego kodem\n\nturno A\natcar A1>B2\n",
            &["línea 4\n", "\n  atcar A1>B2\n  ^^^^^\n", "¿Quiso decir atacar?"],
        ),
        (
            "clave.arb",
            "juego kodem\nsituar A1 vda=4\n".as_bytes(),
            &["línea 2\n", "  situar A1 vda=4\n            ^^^^^"],
        ),
        ("comillas.arb", b"juego kodem\nrevelar A1 \"Lobo\n", &["línea 2\n", "Falta cerrar las comillas"]),
        ("nada.arb", b"juego kodem\nrehacer\n", &["línea 2: no hay nada deshecho que rehacer"]),
        ("espera.arb", b"juego kodem\nturno A\n! 3.1\n", &["línea 3: una expectativa va así"]),
        ("latin.arb", b"juego kodem\nturno A\nrevelar A1 \"\xd1u\"\n", &["la línea 3 no es texto UTF-8"]),
        ("vacio.jsonl", b"", &["vacio.jsonl: el registro está vacío"]),
        ("basura.jsonl", b"hola\n", &["basura.jsonl: "]),
    ];
    for (name, bytes, messages) in cases {
        let file = desk.file(name, bytes);
        for command in ["validar", "importar"] {
            let ran = desk.run(&[command, &file]);
            for message in messages {
                ran.fails(2, message);
            }
            assert_eq!(ran.out, "", "{name}");
        }
    }
    assert_eq!(desk.ids(), Vec::<String>::new());
}

#[test]
fn a_line_of_a_megabyte_is_refused_in_a_few_words() {
    let desk = Desk::new();
    let file = desk.file("largo.arb", format!("juego kodem\nnota {}\n", "a".repeat(1_000_000)));
    let ran = desk.run(&["validar", &file]);
    ran.fails(2, "La línea tiene 1000005 bytes y se leen hasta 4096");
    assert!(ran.err.len() < 1000, "{}", ran.err.len());

    let ran = desk.run_with(&["jugar", "kodem"], format!("nota {}\n", "a".repeat(1 << 20)));
    ran.fails(2, "La entrada se detiene en la línea 1");
}

/// Colours are on here, so that nothing takes escape sequences out of the output again.
#[test]
fn control_characters_never_reach_the_terminal() {
    let desk = Desk::new();
    let bad = ["\u{1b}[2J", "\u{7}", "\u{8}", "\u{9b}", "\u{202e}"];
    let is_clean = |text: &str| !bad.iter().any(|b| text.contains(b));
    for sign in bad {
        let file = desk.file("malo.arb", format!("juego kodem\npreparar estandar \"ana{sign}\" beto\n"));
        let named = desk.file(&format!("ma{sign}lo.arb"), ILLEGAL);
        let runs = [
            desk.run(&["validar", &file, "--color", "siempre"]),
            desk.run(&["validar", &named, "--color", "siempre"]),
            desk.run(&["validar", &format!("no{sign}existe"), "--color", "siempre"]),
            desk.run(&["importar", &named, "--color", "siempre"]),
            desk.run(&["importar", &format!("no{sign}existe"), "--color", "siempre"]),
            desk.run(&["partidas", "--color", "siempre"]),
            desk.run(&["regla", &format!("des{sign}canso"), "--color", "siempre"]),
            desk.run(&["jugar", &format!("ko{sign}dem"), "--color", "siempre"]),
            desk.run(&[&format!("--no{sign}hay"), "--color", "siempre"]),
            desk.run(&["--reglamento", &format!("no{sign}hay"), "juegos", "--color", "siempre"]),
            desk.run(&["almacen", "respaldar", &format!("co{sign}pia"), "--color", "siempre"]),
            desk.run_with(
                &["jugar", "kodem", "--mesa", &format!("3{sign}"), "--color", "siempre"],
                format!("nota a{sign}b\n"),
            ),
            desk.run_with(&["jugar", "kodem", "--color", "siempre"], format!("exportar md \"f{sign}.md\"\n")),
        ];
        for ran in runs {
            assert!(is_clean(&ran.out) && is_clean(&ran.err), "{sign:?}: {ran:#?}");
        }
        let id = desk.ids().remove(0);
        let ran = desk.run(&[
            "exportar",
            &id,
            "--formato",
            "md",
            "-o",
            &format!("sa{sign}lida.md"),
            "--color",
            "siempre",
        ]);
        assert!(is_clean(&ran.out) && is_clean(&ran.err), "{sign:?}: {ran:#?}");
    }
}

#[test]
fn validar_tells_programs_everything() {
    let desk = Desk::new();
    let file = desk.file("ilegal.arb", ILLEGAL);
    let ran = desk.run(&["validar", &file, "--json"]);
    assert_eq!(ran.code, 1);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((told["source"].as_str(), told["game"].as_str()), (Some(file.as_str()), Some("kodem")));
    assert_eq!(told["mode"], "estandar");
    assert!(told["edition"].is_string() && told["outcome"].is_null() && told["notices"].is_array());
    assert!(told["events"].as_u64().unwrap() > 10);
    let finding = &told["findings"][0];
    assert_eq!(finding["clause"], "3.1");
    assert_eq!(
        (&finding["kind"], &finding["status"], &finding["line"]),
        (&"illegal".into(), &"open".into(), &6.into())
    );
    assert_eq!((&finding["event"], &finding["game"]), (&finding["known_at"], &"kodem".into()));
    assert!(!finding["message"].as_str().unwrap().is_empty() && finding["facts"].is_object());
    assert_eq!(told["table"]["turno"]["jugador"], "A");

    let (golden, _) = a_golden_match();
    let both = desk.run(&["validar", &golden, &file, "--json"]);
    let all: Vec<Value> =
        serde_json::Deserializer::from_str(&both.out).into_iter().map(Result::unwrap).collect();
    assert_eq!(all.len(), 2);
    assert!(all[0]["outcome"]["winners"][0].is_string() && all[0]["outcome"]["text"].is_string());
}

#[test]
fn coverage_tells_every_clause_and_its_gaps() {
    let desk = Desk::new();
    // Of one game: asking plays every example of the catalogue, and `clauses::` plays those of all.
    let told = desk.run(&["cobertura", "--juego", "totems", "--json"]).succeeds().to_owned();
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["games"].as_array().unwrap().len(), 1);
    for game in told["games"].as_array().unwrap() {
        assert!(game["game"].is_string());
        let numbers = ["enforced", "checked", "flagged", "near_miss"].map(|key| game[key].as_u64().unwrap());
        assert_eq!(numbers[0], numbers[1], "every enforced clause has a check");
        assert_eq!(game["gaps"], Value::Array(Vec::new()));
    }
    let text = desk.run(&["cobertura", "--juego", "totems"]).succeeds().to_owned();
    assert!(text.contains("huecos: ninguno"), "{text}");
}

#[test]
fn a_rule_is_found_by_number_and_by_words() {
    let desk = Desk::new();
    assert!(desk.run(&["regla", "3.1"]).succeeds().contains("3.1 · "));
    assert!(desk.run(&["regla", "kodem", "3.1"]).succeeds().contains("3.1 · "));
    assert!(desk.run(&["regla", "kodem 3.1"]).succeeds().contains("3.1 · "));
    assert!(desk.run(&["regla", "mazo", "vacio"]).succeeds().to_lowercase().contains("mazo"));
    let told: Value = serde_json::from_str(desk.run(&["regla", "descanso", "--json"]).succeeds()).unwrap();
    assert!(
        told["answers"].as_array().unwrap().iter().all(|a| a["clause"].is_string() && a["text"].is_string())
    );

    let nothing = desk.run(&["regla", "xyzzyqq"]);
    assert_eq!(nothing.code, 1);
    assert!(nothing.out.contains("no dice nada de «xyzzyqq»"), "{}", nothing.out);
    assert_eq!(desk.run(&["regla", "xyzzyqq", "--json"]).code, 1);
    // Nothing was opened for it.
    assert!(!desk.store().exists());
}

#[test]
fn games_are_listed_for_people_and_programs() {
    let desk = Desk::new();
    assert!(desk.run(&["juegos"]).succeeds().contains("kodem"));
    let told: Value = serde_json::from_str(desk.run(&["juegos", "--json"]).succeeds()).unwrap();
    assert_eq!(told[0]["game"], "kodem");
}

#[test]
fn completions_are_written_for_three_shells() {
    let desk = Desk::new();
    for shell in ["bash", "zsh", "fish"] {
        assert!(desk.run(&["completar", shell]).succeeds().contains("cobertura"), "{shell}");
    }
}

#[test]
fn colours_are_on_and_off_as_asked() {
    let desk = Desk::new();
    let colour = |args: &[&str]| desk.run(args).out.contains('\u{1b}');
    assert!(colour(&["regla", "3.1", "--color", "siempre"]));
    assert!(!colour(&["regla", "3.1", "--color", "nunca"]));
    // The output is no terminal here.
    assert!(!colour(&["regla", "3.1"]));
}

#[test]
fn what_only_a_card_can_allow_is_asked_and_a_named_card_settles_it() {
    let desk = Desk::new();
    let file = desk.file("batalla.arb", "juego kodem\ndesde base\nfase batalla\n");
    desk.run(&["importar", &file]).succeeds();
    let id = desk.ids().remove(0);
    let answer = |line: &str| desk.run_with(&["jugar", "--partida", &id], line.to_owned()).out;
    assert!(answer("puedo atacar A1>B1 2").contains("Sí: atacar A1>B1 2"));
    let own = answer("puedo atacar A1>A2 2");
    assert!(own.contains("Solo si una carta lo permite: atacar A1>A2 2"), "{own}");
    assert!(own.contains("? 3.5a") && own.contains("según carta"), "{own}");
    // Without the card it stays open; named, it is that card's doing.
    assert!(answer("puedo atacar A1>A2 2 según carta").contains("Solo si una carta lo permite"));
    let named = answer("puedo atacar A1>A2 2 según carta \"Lobo\"");
    assert!(named.contains("Sí: atacar A1>A2 2") && named.contains("[permitido por carta: Lobo]"), "{named}");
}

#[test]
fn an_end_by_a_slip_is_remarked_where_nobody_can_be_asked() {
    let desk = Desk::new();
    let near = "juego kodem\ndesde base\nsituar BExt n=6\n";
    let swept = desk.file("barrida.arb", format!("{near}mover BMazo>BExt 4\n"));
    let ran = desk.run(&["validar", &swept]).out;
    assert!(ran.contains("gana A") && ran.contains("si fue un desliz, «corregir 15» lo quita"), "{ran}");
    // One card at a time is what a tenth card looks like.
    let single = desk.file("una.arb", format!("{}mover BMazo>BExt 1\n", near.replace("n=6", "n=9")));
    let ran = desk.run(&["validar", &single]).out;
    assert!(ran.contains("gana A") && !ran.contains("desliz"), "{ran}");
}
