//! The store from a shell: playing through a pipe, resuming, exporting, importing, a second writer, damage.

use std::fs;

use arbitro::journal::{Chain, MatchId, Store};
use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::bench::{Desk, a_golden_match, stored_bodies};

const SETUP: &str = "preparar estandar ana beto\ncolocar A principal=3 abajo mazo=10 equipo=3 abajo bio abajo protector=1 abajo\n\
    colocar B principal=3 abajo mazo=10 equipo=3 abajo bio abajo protector=1 abajo\niniciar A azar\nturno A\n";

#[test]
fn a_pipe_is_played_to_its_end() {
    let desk = Desk::new();
    let ran = desk.run_with(&["jugar", "kodem", "--mesa", "7"], SETUP);
    assert!(ran.succeeds().contains("#5 turno A"), "{}", ran.out);
    let rows: Value = serde_json::from_str(&desk.run(&["partidas", "--json"]).out).unwrap();
    assert_eq!(
        (&rows[0]["game"], &rows[0]["table"], &rows[0]["events"]),
        (&"kodem".into(), &"7".into(), &5.into())
    );
    assert!(desk.run(&["partidas"]).succeeds().contains("mesa 7"));
}

#[test]
fn a_pipe_stops_at_the_first_line_that_is_not_understood() {
    let desk = Desk::new();
    let ran = desk.run_with(&["jugar", "kodem"], format!("{SETUP}\natcar A1>B1\nturno B\n"));
    ran.fails(2, "La entrada se detiene en la línea 7; lo anterior queda anotado.");
    assert!(ran.err.contains("  atcar A1>B1\n  ^^^^^\n"), "{}", ran.err);
    assert_eq!(stored_bodies(&desk.store()).len(), 5);

    let again = Desk::new();
    let bytes = [SETUP.as_bytes(), b"nota \xff\n", b"turno B\n"].concat();
    again.run_with(&["jugar", "kodem"], bytes).fails(2, "Línea 6: no es texto UTF-8");
    assert_eq!(stored_bodies(&again.store()).len(), 5);
}

#[test]
fn nothing_of_a_line_is_kept_when_a_part_of_it_is_not_understood() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], format!("{SETUP}fase previa; atcar A1>B1; fase post\n"))
        .fails(2, "línea 6");
    assert_eq!(stored_bodies(&desk.store()).len(), 5);
}

#[test]
fn leaving_ends_the_pipe_and_a_match_is_resumed_by_its_first_letters() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], format!("{SETUP}salir\nesto no se lee\n")).succeeds();
    let id = desk.ids().remove(0);
    let ran = desk.run_with(&["jugar", "--partida", &id[..3]], "fase previa\n");
    assert!(
        ran.succeeds().contains("retomada, 5 asientos") && ran.out.contains("#6 fase previa"),
        "{}",
        ran.out
    );
    assert_eq!(stored_bodies(&desk.store()).len(), 6);
    desk.run_with(&["jugar", "kodem"], "nota otra\n").succeeds();
    desk.run(&["jugar", "--partida", ""]).fails(2, "no hay ninguna partida");
}

#[test]
fn a_script_and_a_pipe_give_the_same_records() {
    let (path, text) = a_golden_match();
    let events = |l: &&str| !l.trim().is_empty() && !l.starts_with(['=', '!', '#']);
    let lines: Vec<&str> = text.lines().skip(1).filter(events).collect();
    let (piped, imported) = (Desk::new(), Desk::new());
    piped.run_with(&["jugar", "kodem"], lines.join("\n")).succeeds();
    imported.run(&["importar", &path]).succeeds();
    assert_eq!(stored_bodies(&piped.store()), stored_bodies(&imported.store()));
}

#[test]
fn a_match_goes_out_and_in_again() {
    let desk = Desk::new();
    let (path, _) = a_golden_match();
    desk.run(&["importar", &path]).succeeds();
    let id = desk.ids().remove(0);
    let out = |format: &str| {
        let file = desk.path(&format!("partida.{format}")).to_str().unwrap().to_owned();
        let ran = desk.run(&["exportar", &id[..4], "--formato", format, "--sobrescribir", "-o", &file]);
        ran.fails(0, &format!("Partida {id} guardada"));
        assert_eq!(
            fs::read_to_string(&file).unwrap(),
            desk.run(&["exportar", &id, "--formato", format, "-o", "-"]).out
        );
        file
    };
    let stored: Value =
        serde_json::from_str(&desk.run(&["validar", "--partida", &id, "--json"]).out).unwrap();
    for format in ["jsonl", "arb"] {
        let mut told: Value =
            serde_json::from_str(&desk.run(&["validar", &out(format), "--json"]).out).unwrap();
        told["source"] = stored["source"].clone();
        // A script tells no times.
        told["times"] = stored["times"].clone();
        assert_eq!(told, stored, "{format}");
    }
    let markdown = fs::read_to_string(out("md")).unwrap();
    assert!(markdown.starts_with("# ") && markdown.contains("## Faltas y dudas"), "{markdown}");

    let records = out("jsonl");
    assert!(desk.run(&["importar", &records]).succeeds().contains("ya estaba, igual"));
    let other = Desk::new();
    assert!(other.run(&["importar", &records]).succeeds().contains(&format!("partida {id}, ")));
    assert_eq!(other.ids(), std::slice::from_ref(&id));
    assert_eq!(desk.run(&["validar", "--todas"]).code, 0);

    desk.run_with(&["jugar", "--partida", &id], "nota otra\n").succeeds();
    let newer = out("jsonl");
    other.run(&["importar", &newer]).fails(2, "ya existe en el almacén con otros asientos");
    desk.run(&["exportar", &id, "--formato", "md", "-o", "no/hay/sitio.md"]).fails(2, "no se puede escribir");
}

#[test]
fn a_file_whose_chain_is_broken_is_told_with_match_record_and_what_is_sound() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], SETUP).succeeds();
    let id = desk.ids().remove(0);
    let text = desk.run(&["exportar", &id, "--formato", "jsonl", "-o", "-"]).out;
    let damaged =
        desk.file("roto.jsonl", text.replacen("\"azar\"", "\"asar\"", 1).replacen("random", "rxndom", 1));
    assert_ne!(fs::read_to_string(&damaged).unwrap(), text);
    for command in ["validar", "importar"] {
        let ran = desk.run(&[command, &damaged]);
        ran.fails(2, &id);
        assert!(ran.err.contains("asiento 4") && ran.err.contains("4 "), "{}", ran.err);
    }
    let lines: Vec<&str> = text.lines().collect();
    let gap = desk.file("hueco.jsonl", [&lines[..2], &lines[3..]].concat().join("\n") + "\n");
    desk.run(&["validar", &gap]).fails(2, &id);
    let future = desk.file("futuro.jsonl", text.replace("{\"v\":1,", "{\"v\":99,"));
    desk.run(&["validar", &future]).fails(2, "formato 99");
    assert!(Chain::parse(text.as_bytes(), None).is_ok());
}

#[test]
fn a_match_has_one_writer_the_store_many_and_upkeep_is_alone() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], SETUP).succeeds();
    let id = desk.ids().remove(0);
    let (mut held, _) = Store::open(&desk.store()).unwrap();
    held.open_match(&MatchId::parse(&id).unwrap()).unwrap();
    desk.run(&["jugar", "--partida", &id]).fails(2, &format!("La partida {id} se lleva en otra ventana"));
    let store = desk.store().to_str().unwrap().to_owned();
    desk.run(&["almacen", "reparar"]).fails(2, &format!("Hay partidas abiertas en el almacén «{store}»"));
    let (path, _) = a_golden_match();
    let copy = desk.path("copia").to_str().unwrap().to_owned();
    desk.run_with(&["jugar", "totems"], "preparar ana beto\n").succeeds();
    desk.run(&["importar", &path]).succeeds();
    desk.run(&["almacen", "respaldar", &copy]).succeeds();
    assert!(desk.run(&["almacen", "verificar"]).succeeds().contains("Hay partidas abiertas"));
    desk.run(&["partidas"]).succeeds();
    desk.run(&["validar", "--todas"]).succeeds();
    desk.run(&["exportar", &id, "--formato", "md", "-o", "-"]).succeeds();
    drop(held);
    // What was written beside the one who had sled is completed by the next to open the store alone.
    assert!(desk.run(&["almacen", "reparar"]).err.contains("con lo último de 2 partidas"));
    assert!(desk.run(&["almacen", "verificar"]).succeeds().contains("todo está sano"));
}

#[test]
fn twenty_tables_and_an_import_write_in_one_store_at_once_and_nobody_waits_to_read() {
    let desk = Desk::new();
    let (path, _) = a_golden_match();
    std::thread::scope(|scope| {
        let tables: Vec<_> =
            (0..20).map(|_| scope.spawn(|| desk.run_with(&["jugar", "kodem"], SETUP).code)).collect();
        let import = scope.spawn(|| desk.run(&["importar", &path]).code);
        for _ in 0..3 {
            desk.run(&["partidas"]).succeeds();
        }
        assert_eq!(tables.into_iter().map(|table| table.join().unwrap()).collect::<Vec<i32>>(), [0; 20]);
        assert_eq!(import.join().unwrap(), 0);
    });
    let rows: Value = serde_json::from_str(&desk.run(&["partidas", "--json"]).out).unwrap();
    let events: Vec<u64> =
        rows.as_array().unwrap().iter().map(|row| row["events"].as_u64().unwrap()).collect();
    assert_eq!(events.iter().filter(|events| **events == 5).count(), 20, "{events:?}");
    assert_eq!(events.len(), 21);
    assert_eq!(desk.run(&["almacen", "reparar"]).code, 0);
    assert!(desk.run(&["almacen", "verificar"]).succeeds().contains("todo está sano"));
}

#[test]
fn a_match_that_another_window_writes_is_followed_until_it_ends() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "totems"], "preparar ana beto\n").succeeds();
    let id = desk.ids().remove(0);
    let shown = std::thread::scope(|scope| {
        let looking = scope.spawn(|| desk.run(&["jugar", "--partida", &id, "--ver"]));
        desk.run_with(&["jugar", "--partida", &id, "--autor", "Marta"], "nota hola\nconceder A\n").succeeds();
        looking.join().unwrap().succeeds().to_owned()
    });
    assert!(shown.contains("solo se mira") && shown.contains("Fin de la partida"), "{shown}");
    let authors = desk.run(&["exportar", &id, "--formato", "jsonl", "-o", "-"]);
    assert!(authors.succeeds().contains("\"Marta\""), "{}", authors.out);
}

#[test]
fn a_match_in_which_nothing_was_written_is_none() {
    let desk = Desk::new();
    let ran = desk.run_with(&["jugar", "kodem"], "estado\nexportar md nada.md\n");
    ran.fails(2, "todavía no se ha anotado nada");
    desk.run_with(&["jugar", "kodem"], "estado\n").succeeds();
    assert!(desk.ids().is_empty());
}

#[test]
fn the_store_is_verified_backed_up_and_repaired() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], SETUP).succeeds();
    let id = desk.ids().remove(0);
    assert!(desk.run(&["almacen", "verificar"]).succeeds().contains("todo está sano"));
    let copy = desk.path("copia").to_str().unwrap().to_owned();
    assert!(desk.run(&["almacen", "respaldar", &copy]).succeeds().contains("copiada"));
    let copied = desk.path("copia").join(format!("{id}.jsonl"));
    assert_eq!(desk.run(&["validar", copied.to_str().unwrap()]).code, 0);
    assert_eq!(desk.run(&["almacen", "reparar"]).code, 0);
    desk.run(&["almacen", "reparar", "--partida", &id]).fails(2, "--vale");
    desk.run(&["almacen", "reparar", "--partida", &id, "--vale", "ambos"]).fails(2, "vale registro, almacen");
}

#[test]
fn a_store_that_is_no_folder_is_told() {
    let desk = Desk::new();
    desk.file("almacén", "no soy una carpeta");
    for args in [["jugar", "kodem"].as_slice(), &["almacen", "verificar"], &["partidas"]] {
        let ran = desk.run(args);
        assert_eq!(ran.code, 2, "{args:?}: {ran:#?}");
        assert!(ran.err.contains("almacén"), "{ran:#?}");
    }
}

#[test]
fn without_almacen_the_store_is_in_the_users_data_folder() {
    let desk = Desk::new();
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.env_clear().envs(desk.environment()).current_dir(desk.home.path());
    let output = command.args(["jugar", "kodem"]).write_stdin("nota hola\n").output().unwrap();
    assert!(output.status.success());
    let found = crate::bench::files(desk.home.path());
    assert!(found.iter().any(|f| f.extension().is_some_and(|e| e == "jsonl")), "{found:?}");
}

#[test]
#[cfg(unix)]
fn in_a_folder_with_other_things_only_what_is_the_stores_is_closed_to_others() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::new();
    desk.run_with(&["jugar", "totems"], "nota hola\n").succeeds();
    fs::create_dir_all(desk.store().join("web/fotos")).unwrap();
    fs::write(desk.store().join("web/fotos/una"), "").unwrap();
    fs::write(desk.store().join("sledge"), "").unwrap();
    let at = |name: &str| desk.store().join(name);
    let others = ["web", "web/fotos", "web/fotos/una", "sledge"];
    let own = ["", "candado", "registros", "sled", "sled/db"];
    for name in others.iter().chain(&own) {
        fs::set_permissions(at(name), fs::Permissions::from_mode(0o755)).unwrap();
    }
    desk.run(&["almacen", "reparar"])
        .fails(0, "Otros usuarios podían leer el almacén (5 ficheros y carpetas)");
    let mode = |name: &&str| fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(others.iter().map(mode).collect::<Vec<_>>(), [0o755; 4]);
    assert_eq!(own.iter().map(mode).collect::<Vec<_>>(), [0o700; 5]);
}

#[test]
fn the_list_is_filtered_and_what_was_never_played_is_put_away_after_asking() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "totems", "--mesa", "7"], "preparar ana beto\n").succeeds();
    desk.run_with(&["jugar", "kodem"], SETUP.to_owned() + "conceder A\n").succeeds();
    desk.run_with(&["jugar", "kodem"], "nota llueve\n").succeeds();
    let listed = |args: &[&str]| {
        let rows = desk.run(&[&["partidas", "--json"], args].concat()).out;
        serde_json::from_str::<Value>(&rows).unwrap().as_array().unwrap().len()
    };
    assert_eq!(listed(&[]), 3);
    assert_eq!(
        (listed(&["--juego", "totems"]), listed(&["--mesa", "7"]), listed(&["--mesa", "8"])),
        (1, 1, 0)
    );
    assert_eq!((listed(&["--abiertas"]), listed(&["--hoy"])), (2, 3));
    assert!(desk.run(&["partidas", "--mesa", "8"]).succeeds().contains("Ninguna partida es así"));
    assert!(desk.run_with(&["partidas", "borrar"], "no\n").succeeds().contains("Se dejan como están"));
    assert!(desk.run_with(&["partidas", "borrar"], "s\n").succeeds().contains("1 partida menos"));
    assert_eq!(listed(&[]), 2);
    assert!(desk.run(&["partidas", "borrar"]).succeeds().contains("Todas las partidas tienen alguna jugada"));
    assert!(desk.run(&["almacen", "verificar"]).succeeds().contains("todo está sano"));
}
