//! Matches taken away: every form, one match or all of them, and what must not be written.

use std::fs;

use arbitro::export::{html_acta, html_record, markdown};
use arbitro::rulebook::Rulebook;

use crate::bench::{Desk, a_golden_match, enter, fixture, session, unsealed};

/// A desk with a golden match in its store, and the match's id.
fn desk() -> (Desk, String) {
    let desk = Desk::new();
    desk.run(&["importar", &a_golden_match().0]).succeeds();
    let id = desk.ids().remove(0);
    (desk, id)
}

fn path(desk: &Desk, name: &str) -> String {
    desk.path(name).to_str().unwrap().to_owned()
}

const FORMATS: [&str; 5] = ["md", "html", "csv", "jsonl", "arb"];

#[test]
fn every_format_is_written_once_and_replaced_when_told_to() {
    let (desk, id) = desk();
    for format in FORMATS {
        let file = path(&desk, &format!("p.{format}"));
        let export = ["exportar", &id, "--formato", format, "-o", &file];
        desk.run(&export).fails(0, "guardada");
        let kept = fs::read(&file).unwrap();
        fs::write(&file, "de otro").unwrap();
        desk.run(&export).fails(2, "ya existe y no se ha tocado");
        assert_eq!(fs::read_to_string(&file).unwrap(), "de otro");
        desk.run(&[&export[..], &["--sobrescribir"]].concat()).fails(0, "guardada");
        assert_eq!(fs::read(&file).unwrap(), kept, "{format}");
    }
    let left: Vec<_> = fs::read_dir(desk.home.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("nuevo")), "{left:?}");
}

#[test]
fn the_prompt_saves_every_format_too() {
    let (desk, id) = desk();
    for format in FORMATS {
        let file = path(&desk, &format!("q.{format}"));
        desk.run_with(&["jugar", "--partida", &id], format!("exportar {format} \"{file}\"\n")).succeeds();
        assert!(fs::metadata(&file).unwrap().len() > 0, "{format}");
    }
    let typed = desk.run_with(&["jugar", "--partida", &id], "exportar pdf \"x.pdf\"\n");
    assert!(format!("{}{}", typed.out, typed.err).contains("hay md, html, csv, jsonl y arb"), "{typed:?}");
}

#[test]
fn a_file_that_cannot_be_is_told_and_nothing_is_left() {
    let (desk, id) = desk();
    let plain = desk.file("fichero", "x");
    let folder = path(&desk, "carpeta");
    fs::create_dir(&folder).unwrap();
    for (output, message) in [
        (path(&desk, "no/hay/p.html"), "no se puede escribir"),
        (format!("{plain}/p.html"), "no se puede escribir"),
        (folder.clone(), "no es un fichero normal"),
        (path(&desk, "almacén/registros/p.html"), "está en el almacén"),
    ] {
        desk.run(&["exportar", &id, "--formato", "html", "-o", &output]).fails(2, message);
    }
    for bad in ["../otra", "", "/etc/passwd", "zzzzzzzz", "<script>"] {
        let file = path(&desk, "p.html");
        desk.run(&["exportar", bad, "--formato", "html", "-o", &file]).fails(2, "no hay ninguna partida");
        assert!(!desk.path("p.html").exists(), "{bad}");
    }
}

#[test]
#[cfg(unix)]
fn a_folder_that_may_not_be_written_keeps_what_it_holds() {
    use std::os::unix::fs::PermissionsExt;
    let (desk, id) = desk();
    let folder = desk.path("cerrada");
    fs::create_dir(&folder).unwrap();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o500)).unwrap();
    // Whoever may do everything may write here too.
    if fs::write(folder.join("x"), "x").is_ok() {
        return;
    }
    let file = folder.join("p.html").to_str().unwrap().to_owned();
    desk.run(&["exportar", &id, "--formato", "html", "-o", &file]).fails(2, "no se puede escribir");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let (desk, id) = desk();
    let file = path(&desk, "p.md");
    desk.run(&["exportar", &id, "--formato", "md", "--acta", "-o", &file])
        .fails(2, "--acta va con --format html");
    desk.run(&["exportar", "--todas"]).fails(2, "--a");
    desk.run(&["exportar", &id, "--todas", "--a", "."]).fails(2, "--todas");
    desk.run(&["exportar", "--todas", "--a", ".", "--formato", "csv"])
        .fails(2, "una tabla csv es de una partida");
    desk.run(&["exportar", "--todas", "--a", "no-hay"]).fails(2, "cree antes la carpeta");
    desk.run(&["exportar", &id, "--formato", "csv", "--tabla", "otra", "-o", &file]).fails(2, "otra");
}

#[test]
fn a_match_of_any_length_and_any_number_of_players_is_written() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], "").succeeds();
    desk.run_with(&["jugar", "totems"], "nota solo una nota\n").succeeds();
    desk.run(&["importar", &fixture("kodem", "matches/todos-eight-players.arb")]).succeeds();
    for id in desk.ids() {
        for args in [&["--formato", "html"][..], &["--formato", "html", "--acta"], &["--formato", "md"]] {
            let page = desk.run(&[&["exportar", &id], args, &["-o", "-"]].concat());
            assert!(page.succeeds().len() > 200, "{id}");
        }
    }
}

#[test]
fn three_thousand_events_are_all_there() {
    let mut session = session("kodem");
    enter(&mut session, "preparar estandar ana beto").unwrap();
    while session.referee().next_seq() < 3_000 {
        enter(&mut session, "nota sigue; situar A1 vida=5; situar A1 vida=6").unwrap();
    }
    let book = Rulebook::embedded();
    let exported = unsealed(session.referee(), book.catalogue("kodem"));
    let page = html_record(&exported);
    assert!(page.contains("id=\"e2999\""));
    assert!(page.len() < 2_000_000, "{}", page.len());
    assert!(html_acta(&exported).len() < 10_000);
    assert!(markdown(&exported).contains("| 2999 |"));
}

#[test]
fn a_record_goes_with_its_length_and_its_seal() {
    let (desk, id) = desk();
    let file = path(&desk, "p.jsonl");
    let told = desk.run(&["exportar", &id, "--formato", "jsonl", "-o", &file]).err;
    let lines = fs::read_to_string(&file).unwrap().lines().count();
    assert!(told.contains(&format!("Tiene {lines} asientos y su sello es {lines}-")), "{told}");
}

#[test]
fn a_table_has_a_heading_and_a_row_for_each() {
    let desk = Desk::new();
    desk.run(&["importar", &fixture("kodem", "incidents/repeated.arb")]).succeeds();
    let id = desk.ids().remove(0);
    let table = |name: &str| {
        desk.run(&["exportar", &id, "--formato", "csv", "--tabla", name, "-o", "-"]).succeeds().to_owned()
    };
    let (found, penalties, results) = (table("hallazgos"), table("penalizaciones"), table("resultados"));
    assert!(found.starts_with("partida;torneo;ronda;mesa;suceso;"), "{found}");
    assert!(found.contains(";4.5a;ilegal;"), "{found}");
    assert_eq!(penalties.lines().count(), 4, "{penalties}");
    assert!(penalties.contains("protesta a gritos") && penalties.contains("ya avisado ayer"), "{penalties}");
    assert_eq!(results.lines().count(), 2, "{results}");
    assert!(results.contains("Copa de Otoño;2;5;kodem;"), "{results}");
}

#[test]
fn a_whole_event_goes_into_a_folder_and_comes_out_again() {
    let desk = Desk::new();
    for game in ["kodem", "totems"] {
        desk.run(&["importar", &fixture(game, "matches/sample.arb")]).succeeds();
    }
    let folder = path(&desk, "todo");
    fs::create_dir(&folder).unwrap();
    let all = |extra: &[&str]| desk.run(&[&["exportar", "--todas", "--a", &folder], extra].concat());
    all(&[]).fails(0, "3 ficheros escritos y 0 igual");
    let index = fs::read_to_string(desk.path("todo/index.html")).unwrap();
    for id in desk.ids() {
        assert!(index.contains(&format!("href=\"{id}.html\"")), "{index}");
    }
    all(&[]).fails(0, "0 ficheros escritos y 3 igual");

    // A match that went on takes the place of what was written of it; what somebody changed stays.
    let id = desk.ids().remove(0);
    desk.run_with(&["jugar", "--partida", &id], "nota después\n").succeeds();
    all(&[]).fails(0, "1 fichero escrito y 2 igual");
    let own = desk.path(&format!("todo/{id}.html"));
    let changed = fs::read_to_string(&own).unwrap().replace("después", "antes");
    fs::write(&own, &changed).unwrap();
    all(&[]).fails(2, "no lleva el sello de arbitro");
    assert_eq!(fs::read_to_string(&own).unwrap(), changed);
    all(&["--sobrescribir"]).fails(0, "1 fichero escrito");

    for format in ["md", "jsonl", "arb"] {
        all(&["--formato", format]).fails(0, "ficheros escritos");
        all(&["--formato", format]).fails(0, "0 ficheros escritos");
    }
}

#[test]
fn a_match_that_cannot_be_read_is_told_among_those_that_can() {
    let desk = Desk::new();
    for game in ["kodem", "totems"] {
        desk.run(&["importar", &fixture(game, "matches/sample.arb")]).succeeds();
    }
    let id = desk.ids().remove(0);
    let record = desk.store().join(format!("registros/{id}.jsonl"));
    let text = fs::read_to_string(&record).unwrap();
    fs::write(&record, text.replacen("\"play\"", "\"plai\"", 1)).unwrap();
    let folder = path(&desk, "todo");
    fs::create_dir(&folder).unwrap();
    desk.run(&["exportar", "--todas", "--a", &folder]).fails(2, &format!("partida {id}: no se puede leer"));
    let index = fs::read_to_string(desk.path("todo/index.html")).unwrap();
    assert!(index.contains("No se pueden leer") && index.contains(&id), "{index}");
    assert!(!desk.path(&format!("todo/{id}.html")).exists());
    let file = path(&desk, "p.html");
    assert_eq!(desk.run(&["exportar", &id, "--formato", "html", "-o", &file]).code, 2);
    assert!(!desk.path("p.html").exists());
}
