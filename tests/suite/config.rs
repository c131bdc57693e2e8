//! The configuration: what holds and where from, what is wrong with it, and what never hangs on it.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::fs;
use std::path::PathBuf;

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::bench::{Desk, Ran, a_golden_match, stored_bodies};

/// Puts a configuration where the program looks for it.
fn configured(text: &str) -> (Desk, PathBuf) {
    let desk = Desk::new();
    let folder = desk.path("arbitro");
    fs::create_dir(&folder).unwrap();
    let file = folder.join("config.toml");
    fs::write(&file, text).unwrap();
    (desk, file)
}

/// What `config` says of a key.
fn row(ran: &Ran, key: &str) -> String {
    let line = ran.out.lines().find(|line| line.starts_with(key)).unwrap_or_else(|| panic!("{ran:#?}"));
    line.split_whitespace().skip(1).collect::<Vec<_>>().join(" ")
}

#[test]
fn without_a_file_what_is_built_in_holds() {
    let desk = Desk::new();
    let ran = desk.run(&["config"]);
    ran.succeeds();
    assert!(ran.out.starts_with("Fichero: ") && ran.out.contains("config.toml (no está)\n"), "{ran:#?}");
    assert_eq!(row(&ran, "color"), "auto de fábrica");
    assert_eq!(row(&ran, "tacito"), "sí de fábrica");
    assert_eq!(row(&ran, "autor"), "mesa de fábrica");
    assert_eq!(row(&ran, "juego"), "se pregunta de fábrica");
    assert_eq!(desk.run(&["configuracion"]).out, ran.out);
}

#[test]
fn a_variable_goes_before_the_file_and_the_file_before_what_is_built_in() {
    let (desk, _) = configured(
        "# la mesa 4\nautor = \"Marta\"\njuego = \"Kódem TCG\"\n\"tácito\" = false\nsin-mesa = \"sí\"\n",
    );
    let shown = desk.run(&["config"]);
    shown.succeeds();
    assert!(!shown.out.contains("(no está)"), "{shown:#?}");
    assert_eq!(row(&shown, "autor"), "Marta del fichero, línea 2");
    assert_eq!(row(&shown, "juego"), "kodem del fichero, línea 3");
    assert_eq!(row(&shown, "tacito"), "no del fichero, línea 4");
    assert_eq!(row(&shown, "sin-mesa"), "sí del fichero, línea 5");
    let mut command = desk.command(&["config"]);
    command.env("ARBITRO_AUTOR", "Luis").env("ARBITRO_SIN_MESA", "no").env("NO_COLOR", "1");
    let shown = Ran::of(&mut command);
    assert_eq!(row(&shown, "autor"), "Luis de la variable ARBITRO_AUTOR");
    assert_eq!(row(&shown, "sin-mesa"), "no de la variable ARBITRO_SIN_MESA");
    assert_eq!(row(&shown, "color"), "nunca de la variable NO_COLOR");
    assert_eq!(row(&shown, "tacito"), "no del fichero, línea 4");
}

#[test]
fn a_variable_names_another_file() {
    let (desk, _) = configured("autor = \"Marta\"\n");
    let other = desk.file("otra.toml", "autor = \"Luis\"\n");
    let shown = Ran::of(desk.command(&["config"]).env("ARBITRO_CONFIG", &other));
    assert_eq!(row(&shown, "autor"), "Luis del fichero, línea 1");
    let shown = Ran::of(desk.command(&["config"]).env("ARBITRO_CONFIG", desk.path("ninguna.toml")));
    shown.fails(2, "ninguna.toml: no existe, y ARBITRO_CONFIG lo nombra");
    assert_eq!(row(&shown, "autor"), "mesa de fábrica");
    let shown = Ran::of(desk.command(&["config"]).env("ARBITRO_CONFIG", desk.home.path()));
    shown.fails(2, "no vale nada de él");
}

#[test]
fn what_is_wrong_is_said_with_its_line_and_with_what_holds_instead() {
    let cases: [(&[u8], &str); 7] = [
        (
            b"autor = \"Marta\"\nautorr = \"Luis\"\n",
            "línea 2: «autorr» no es ninguna clave: ¿quiso decir «autor»?; se pasa por alto",
        ),
        (b"\n[mesa]\n", "línea 2: «mesa» no es ninguna clave: "),
        (
            b"color = \"azul\"\n",
            "línea 1: color = «azul» no vale: va auto, siempre o nunca; rige auto (de fábrica)",
        ),
        (b"tacito = 3\n", "línea 1: tacito = «3» no vale: va sí o no; rige sí (de fábrica)"),
        (b"juego = \"mus\"\n", "juego = «mus» no vale: va kodem"),
        (
            b"autor = \"Marta\"\ntacito = no\n",
            "línea 2: no se entiende «tacito = no»: las claves van sin tilde y las palabras entre comillas",
        ),
        (b"autor = \"\xff\"\n", "no es texto UTF-8"),
    ];
    for (text, message) in cases {
        let (desk, file) = configured("");
        fs::write(&file, text).unwrap();
        let ran = desk.run(&["config"]);
        ran.fails(2, message);
        assert!(ran.err.contains("config.toml"), "{ran:#?}");
        assert_eq!(ran.err.lines().count(), 1, "{ran:#?}");
    }
    let (desk, _) = configured("color = \"nunca\"\n");
    let ran = Ran::of(desk.command(&["config"]).env("ARBITRO_COLOR", "azul"));
    ran.fails(2, "variable ARBITRO_COLOR: color = «azul» no vale: va auto, siempre o nunca; rige nunca (del fichero, línea 1)");
}

#[test]
fn a_line_that_is_no_toml_voids_itself_alone() {
    let text = "autor = \"Marta\"\ncuidado = si\ncolor = \"nunca\nvoz = \"juez\"\n";
    let (desk, _) = configured(text);
    let shown = desk.run(&["config"]);
    shown.fails(2, "línea 2: no se entiende «cuidado = si»: las claves van sin tilde");
    assert!(shown.err.contains("; rige no (de fábrica)\n"), "{shown:#?}");
    assert!(shown.err.contains("línea 3: no se entiende «color = \"nunca»"), "{shown:#?}");
    assert_eq!(shown.err.lines().count(), 2, "{shown:#?}");
    assert_eq!(row(&shown, "autor"), "Marta del fichero, línea 1");
    assert_eq!(row(&shown, "cuidado"), "no de fábrica");
    assert_eq!(row(&shown, "voz"), "juez del fichero, línea 4");
    // What is not closed, and what is said twice.
    let (desk, _) = configured("autor = \"Marta\"\nlista = [\nvoz = \"juez\"\nautor = \"Luis\"\nvoz = [");
    let shown = desk.run(&["config"]);
    shown.fails(2, "línea 2: no se entiende «lista = [»");
    assert!(shown.err.contains("línea 4: «autor» se dice dos veces; vale la primera"), "{shown:#?}");
    assert!(shown.err.contains("línea 5: no se entiende «voz = [»"), "{shown:#?}");
    assert_eq!(row(&shown, "autor"), "Marta del fichero, línea 1");
    assert_eq!(row(&shown, "voz"), "juez del fichero, línea 3");
}

#[test]
fn programs_read_it_as_json() {
    let (desk, file) = configured("autor = \"Marta\"\nvoz = \"jefe\"\n");
    let ran = Ran::of(desk.command(&["config", "--json"]).env("ARBITRO_TACITO", "no"));
    assert_eq!((ran.code, ran.err.as_str()), (2, ""));
    let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&told["file"], &told["is_there"]), (&json!(file), &json!(true)));
    let of = |key: &str| told["keys"].as_array().unwrap().iter().find(|row| row["key"] == key).unwrap();
    let built_in = json!({"key": "voz", "value": "jugador", "origin": "built_in"});
    let by_file = json!({"key": "autor", "value": "Marta", "origin": "file", "line": 1});
    let by_variable =
        json!({"key": "tacito", "value": "no", "origin": "variable", "variable": "ARBITRO_TACITO"});
    assert_eq!([of("voz"), of("autor"), of("tacito")], [&built_in, &by_file, &by_variable]);
    assert_eq!(of("juego")["value"], json!(null));
    assert!(told["warnings"][0].as_str().unwrap().contains("«jefe» no vale"), "{told}");
    assert_eq!(Desk::new().run(&["config", "--json"]).code, 0);
}

/// Every key otherwise than it is built in.
const OTHERWISE: &str =
    "autor = \"Marta\"\njuego = \"totems\"\ntacito = false\nsin-mesa = true\ncolor = \"siempre\"\n";

#[test]
fn scripts_pipes_records_and_exports_never_hang_on_it() {
    let (path, _) = a_golden_match();
    let lines = "preparar estandar ana beto\ncolocar A principal=3 abajo mazo=14\ncolocar B principal=3 abajo mazo=14\n\
                 iniciar A azar\natacar A1>B1 3\nestado\n";
    let told = |desk: &Desk| {
        let played = desk.run_with(&["jugar", "kodem"], lines);
        let id = desk.ids().swap_remove(0);
        let shown = [
            played,
            desk.run(&["validar", &path]),
            desk.run(&["validar", "--todas"]),
            desk.run(&["exportar", &id, "arb"]),
            desk.run(&["exportar", &id, "md"]),
            desk.run(&["regla", "4.5a"]),
            desk.run_with(&["jugar"], ""),
        ];
        let records = fs::read_to_string(desk.store().join("partidas").join(format!("{id}.jsonl")));
        let authors = records.unwrap_or_default().matches("\"mesa\"").count();
        let texts = shown.map(|ran| format!("{} {} {}", ran.code, ran.out, ran.err).replace(&id, "ID"));
        (texts, stored_bodies(&desk.store()), authors)
    };
    let plain = told(&Desk::new());
    assert_eq!(plain, told(&configured(OTHERWISE).0));
    assert_eq!(plain, told(&configured("esto no es nada").0));
}

/// The program at a terminal, where the configuration holds.
#[cfg(unix)]
mod at_terminal {
    use std::process::Command;
    use std::time::Duration;

    use expectrl::session::OsSession;
    use expectrl::{Eof, Expect, Session};

    use arbitro::journal::RecordFiles;
    use pretty_assertions::assert_eq;

    use super::configured;
    use crate::bench::Desk;

    fn open(desk: &Desk, args: &[&str]) -> OsSession {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
        command.args(args).arg("--almacen").arg(desk.store()).envs(desk.environment()).env("NO_COLOR", "1");
        let mut session = Session::spawn(command).unwrap();
        session.get_process_mut().set_window_size(100, 40).unwrap();
        session.set_expect_timeout(Some(Duration::from_secs(30)));
        session
    }

    fn authors(desk: &Desk) -> Vec<String> {
        let files = RecordFiles::new(&desk.store());
        let ids = files.list().unwrap();
        ids.iter().flat_map(|id| files.read(id).unwrap()).map(|record| record.author).collect()
    }

    #[test]
    fn what_was_configured_holds_and_an_option_goes_before_it() {
        let (desk, _) = configured("autor = \"Marta\"\njuego = \"kodem\"\ntacito = false\n");
        let mut session = open(&desk, &[]);
        session.expect("de Kódem TCG (nueva)").unwrap();
        session.send_line("preparar estandar ana beto").unwrap();
        session.expect("#1").unwrap();
        session.send_line("tácito").unwrap();
        session.expect("Hay que decir cada paso").unwrap();
        session.send_line("salir").unwrap();
        session.expect(Eof).unwrap();
        assert_eq!(authors(&desk), ["Marta", "Marta"]);

        let mut session = open(&desk, &["jugar", "totems", "--autor", "Luis", "--tacito"]);
        session.expect("de Tótems (nueva)").unwrap();
        session.send_line("tácito").unwrap();
        session.expect("se dan por hechos").unwrap();
        session.send_line("nota hola").unwrap();
        session.expect("#1").unwrap();
        session.send_line("salir").unwrap();
        session.expect(Eof).unwrap();
        let all = authors(&desk);
        assert_eq!((all.len(), all.iter().filter(|name| *name == "Luis").count()), (4, 2));

        // With a match to go on with it is asked for, and the configured game is a letter away.
        let mut session = open(&desk, &[]);
        session.expect("Enter retoma la última").unwrap();
        session.expect("n Kódem TCG (nueva)").unwrap();
        session.send_line("n").unwrap();
        session.expect("de Kódem TCG (nueva)").unwrap();
    }

    #[test]
    fn a_demo_is_told_as_it_says() {
        let (desk, _) = configured("narrado = true\nvoz = \"juez\"\n");
        let mut session = open(&desk, &["demo", "dragon", "ball"]);
        session.expect("Enter escribe").unwrap();
        for _ in 0..40 {
            session.send_line("").unwrap();
        }
        session.expect("\n1: ").unwrap();
        session.expect("\nFalta ").unwrap();
        session.send_line("salir").unwrap();
        session.expect(Eof).unwrap();
    }

    #[test]
    fn a_broken_one_is_told_and_stops_nobody() {
        for text in ["autor = Marta\n", "autor = \"\"\n", "nada = 1\n"] {
            let (desk, _) = configured(text);
            let mut session = open(&desk, &["jugar", "kodem"]);
            session.expect("aviso: ").unwrap();
            session.expect("nueva").unwrap();
            session.send_line("salir").unwrap();
            session.expect(Eof).unwrap();
        }
    }
}
