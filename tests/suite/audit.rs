//! Many matches together, the page of one event, how it was ruled before: a store told through the program.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use std::fs;

use arbitro::journal::RecordFiles;
use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::bench::{Desk, Ran, typed};

/// A Kódem match in which A1 rests and attacks all the same, as event 4.
const FAULT: &str = "situar turno n=3 jugador=A fase=batalla\nsituar A1 vida=6 descansos=1\nsituar B1 vida=6\natacar A1>B1 2\n";

/// Tells a match of a game and gives its id.
fn tell(desk: &Desk, game: &str, lines: &str) -> String {
    let known = desk.ids();
    let ran = desk.run_with(&["jugar", game, "--sin-mesa"], lines);
    assert_eq!(ran.code, 0, "{ran:#?}");
    desk.ids().into_iter().find(|id| !known.contains(id)).unwrap()
}

/// A store of five matches: a fault that is open, one appealed, one changed on appeal, one pending, and a clean one.
struct League {
    desk: Desk,
    open: String,
    appealed: String,
    changed: String,
    pending: String,
}

fn league() -> League {
    let desk = Desk::new();
    let context = "datos torneo=\"Liga de Otoño\" ronda=2 mesa=7 juez=Marta\n";
    let open = tell(&desk, "kodem", &format!("{context}situar A1 nombre=Lobo\n{}", FAULT));
    let appealed = tell(
        &desk,
        "kodem",
        &format!(
            "{FAULT}datos torneo=\"liga de otono\" mesa=8\ndatos A nombre=\"Ana Ruiz\" número=12\njuez\n\
             fallo 4 4.5a se-mantiene \"estaba cansada\" juez=Marta rango=juez\napelar 4 4.5a A \"no lo estaba\"\n\
             penaliza A retraso verbal\nseguimos\n"
        ),
    );
    let changed = tell(
        &desk,
        "kodem",
        &format!(
            "{FAULT}datos torneo=Copa mesa=8\ndatos A nombre=\"Ana Ruiz\"\nfallo 4 4.5a se-mantiene juez=Marta\n\
             apelar 4\nfallo 4 4.5a sin-falta \"el hechizo la despierta\" juez=Paz rango=principal\n"
        ),
    );
    let script = "juego totems\ndesde base\nA robar\nA robar\n! 14.1 illegal\n";
    desk.run(&["importar", &desk.file("doble.arb", script)]);
    let pending = desk.ids().into_iter().find(|id| ![&open, &appealed, &changed].contains(&id)).unwrap();
    let about = findings(&desk, &pending)[0]["event"].as_u64().unwrap();
    let ruled = format!("fallo {about} pendiente \"se cuentan las cartas\"\n");
    desk.run_with(&["jugar", "--partida", &pending], ruled).succeeds();
    tell(&desk, "codigos", "nota nada\n");
    League { desk, open, appealed, changed, pending }
}

/// What `validar --json` finds in a match.
fn findings(desk: &Desk, id: &str) -> Vec<Value> {
    let told: Value = serde_json::from_str(&desk.run(&["validar", "--json", "--partida", id]).out).unwrap();
    told["findings"].as_array().unwrap().clone()
}

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).unwrap_or_else(|e| panic!("{e}: {ran:#?}"))
}

#[test]
fn what_waits_for_somebody_stands_first_with_its_match_table_event_and_clause() {
    let League { desk, open, appealed, changed, pending } = league();
    let ran = desk.run(&["auditar"]);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""), "{ran:#?}");
    let told: Vec<&str> = ran.out.split("\n\n").collect();
    assert!(told[0].starts_with("5 partidas · 3 faltas abiertas"), "{}", told[0]);
    let line = "· 4.5a: A1 «Lobo» tiene 1 descanso y ataca";
    assert_eq!(told[1], format!("Faltas abiertas\n  {open} · mesa 7 · suceso 6 {line}"));
    let line = "· 4.5a: A1 tiene 1 descanso y ataca";
    assert_eq!(told[2], format!("Fallos apelados\n  {appealed} · mesa 8 · suceso 4 {line}"));
    assert!(told[3].starts_with(&format!("Fallos pendientes\n  {pending} · mesa sin decir · suceso ")));
    assert!(told[4].starts_with("Por cláusula\n  kodem 4.5a: 3 faltas (2 abiertas)"), "{}", told[4]);
    assert!(!told[1..4].concat().contains(&changed));
    for expected in [
        "  Ana Ruiz: 2 partidas, 2 faltas (1 abierta)",
        "  sin decir: ",
        "  7: 1 partida, 1 falta (1 abierta)",
        "  8: 2 partidas, 2 faltas (1 abierta)",
        "  Marta: 2 fallos (se mantiene 2), 2 apelados, 1 cambiado",
        "  Paz: 1 fallo (sin falta 1)",
        "  sin decir: 1 fallo (pendiente 1)",
        "  Ana Ruiz: nivel sin decir 1",
        "  1 llamada, ",
    ] {
        assert!(ran.out.contains(expected), "«{expected}» is missing: {}", ran.out);
    }
}

#[test]
fn a_tournament_is_told_by_its_name_however_it_is_written() {
    let League { desk, open, appealed, .. } = league();
    let told = json(&desk.run(&["auditar", "--torneo", "LIGA DE OTOÑO", "--json"]));
    let of: Vec<&str> =
        told["open"].as_array().unwrap().iter().map(|o| o["source"].as_str().unwrap()).collect();
    assert_eq!(told["matches"], 2);
    assert!(of.contains(&open.as_str()) && of.contains(&appealed.as_str()) && of.len() == 2, "{told:#}");
    assert_eq!(told["tables"].as_object().unwrap().keys().collect::<Vec<_>>(), ["7", "8"]);
    let none = desk.run(&["auditar", "--torneo", "Otra"]);
    assert_eq!(none.succeeds(), "No hay ninguna partida del torneo «Otra».\n");
}

#[test]
fn an_audit_says_what_validar_says_of_every_match() {
    let League { desk, .. } = league();
    let (audited, validated) =
        (desk.run(&["auditar", "--json"]), desk.run(&["validar", "--todas", "--json"]));
    assert_eq!(audited.code, validated.code);
    let matches: Vec<Value> =
        serde_json::Deserializer::from_str(&validated.out).into_iter().map(Result::unwrap).collect();
    let findings: Vec<&Value> = matches.iter().flat_map(|m| m["findings"].as_array().unwrap()).collect();
    let is_doubt = |f: &&&Value| f["kind"] == "unverifiable";
    let doubts = findings.iter().filter(is_doubt).count();
    let open = findings.iter().filter(|f| !is_doubt(f) && f["status"] == "open").count();
    let told = json(&audited);
    let expected = serde_json::json!({ "faults": findings.len() - doubts, "open": open, "doubts": doubts });
    assert_eq!((&told["findings"], &told["matches"]), (&expected, &matches.len().into()));
    let by_clause =
        told["clauses"].as_object().unwrap().values().flat_map(|g| g.as_object().unwrap().values());
    let number = |value: &Value| value.as_u64().unwrap();
    let counted: u64 = by_clause.map(|tally| number(&tally["faults"]) + number(&tally["doubts"])).sum();
    assert_eq!(counted, findings.len() as u64);
    let lost: i64 = matches.iter().map(|m| m["times"]["lost"].as_i64().unwrap()).sum();
    assert_eq!(told["calls"]["seconds"], lost);
}

#[test]
fn a_match_that_cannot_be_read_is_told_and_the_rest_is_audited() {
    let League { desk, open, .. } = league();
    let file = desk.store().join("registros").join(format!("{open}.jsonl"));
    fs::write(&file, fs::read_to_string(&file).unwrap().replacen("Liga", "Lija", 1)).unwrap();
    let ran = desk.run(&["auditar"]);
    assert_eq!(ran.code, 2, "{ran:#?}");
    assert!(ran.out.starts_with("4 partidas · 2 faltas abiertas"), "{}", ran.out);
    let told = ran.out.split("\n\n").last().unwrap();
    assert!(told.starts_with(&format!("No se pueden leer\n  {open}: ")), "{told}");
}

#[test]
fn an_empty_store_has_nothing_to_audit_and_no_precedents() {
    let desk = Desk::new();
    assert!(desk.run(&["auditar"]).succeeds().starts_with("El almacén no tiene partidas."));
    assert_eq!(desk.run(&["precedentes"]).succeeds(), "No hay precedentes de eso.\n");
    assert_eq!(json(&desk.run(&["auditar", "--json"]))["matches"], 0);
}

#[test]
fn files_are_audited_instead_of_the_store_and_a_copy_counts_once() {
    let League { desk, open, .. } = league();
    let path = desk.path("a.jsonl");
    let file = path.to_str().unwrap();
    desk.run(&["exportar", &open, "--format", "jsonl", "-o", file]);
    let script = desk.file("b.arb", "juego kodem\ndesde base\n! 3.1 illegal\n");
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.env_clear().envs(desk.environment()).args(["auditar", "--json", file, file, &script]);
    let told = Ran::of(&mut command);
    assert_eq!(told.code, 1);
    let told = json(&told);
    assert_eq!((&told["matches"], &told["copies"], &told["unmet"]), (&2.into(), &1.into(), &1.into()));
    // With a store, too, what is in both counts once.
    let told = json(&desk.run(&["auditar", "--json", file]));
    assert_eq!((&told["matches"], &told["copies"]), (&5.into(), &1.into()));
    desk.run(&["partidas", "--almacen", "a", "--almacen", "b"]).fails(2, "un solo almacén");
}

#[test]
fn the_page_of_an_event_holds_who_where_what_and_what_came_of_it() {
    let League { desk, appealed, open, .. } = league();
    let page = desk.run(&["parte", &appealed[..5], "4"]);
    let page = page.succeeds();
    let heading = format!("# Parte de juez: partida {appealed}, suceso 4");
    for expected in [
        heading.as_str(),
        "- Juego: Kódem TCG",
        "- Torneo: liga de otono",
        "- Ronda: sin decir",
        "- Mesa: 8",
        "- Juez: sin decir",
        "Ana Ruiz, número: 12",
        "- Se llamó al juez: 20",
        "- Se reanudó: 20",
        "- Suceso 4: atacar A1\\>B1 2 (lo dijo: mesa, ",
        "## 4.5a ilegal",
        "- Qué pasó: A1 tiene 1 descanso y ataca",
        "- Regla: Mientras le queden descansos, una carta no ataca.",
        "- Dato: descansos: 1",
        "- Lo prueba: #2 situar A1 vida=6 descansos=1 (lo dijo: mesa, ",
        "- Fallo: #8 se mantiene, estaba cansada (juez: Marta, juez; ",
        "  - Apelación: #9 apela Ana el fallo sobre #4 (4.5a): no lo estaba (lo dijo: mesa, ",
        "- Arreglo: sin decir",
        "- #10 penalización a Ana",
        "  - Nivel: sin decir",
        "## Penalizaciones anteriores en esta partida\n\n- ninguna",
    ] {
        assert!(page.contains(expected), "«{expected}» is missing: {page}");
    }
    let told = json(&desk.run(&["parte", &appealed, "#4", "--format", "json"]));
    assert_eq!(told["findings"][0]["rulings"][0]["appeals"][0]["event"], 9);
    let file = desk.path("parte.md");
    let file = file.to_str().unwrap();
    assert!(desk.run(&["parte", &appealed, "4", "-o", file]).err.contains("Parte guardado en"));
    assert_eq!(fs::read_to_string(file).unwrap(), page);
    desk.run(&["parte", &appealed, "4", "-o", file]).fails(2, "ya existe");
    desk.run(&["parte", &open, "1"]).fails(2, "el suceso 1 de la partida");
    desk.run(&["parte", &open, "99"]).fails(2, "no tiene ningún suceso 99");
    desk.run(&["parte", &open, "uno"]).fails(2, "«uno» no es el número de un suceso");
}

#[test]
fn what_a_player_was_given_before_stands_on_the_page_of_the_next_event() {
    let desk = Desk::new();
    let lines =
        format!("{FAULT}penaliza A retraso verbal\npenaliza B mesa sucia\njuez\npenaliza A otra vez\n");
    let id = tell(&desk, "kodem", &lines);
    let ran = desk.run(&["parte", &id, "4", "--json"]);
    let told = json(&ran);
    let events = |key: &str| -> Vec<u64> {
        told[key].as_array().unwrap().iter().map(|p| p["record"]["event"].as_u64().unwrap()).collect()
    };
    assert_eq!((events("penalties"), events("earlier")), (vec![8], vec![5]));
    assert_eq!(told["penalties"][0]["names_event"], false);
}

#[test]
fn precedents_come_from_several_stores_the_newest_first() {
    let (first, second) = (league(), Desk::new());
    let newer = tell(&second, "kodem", &format!("{FAULT}fallo 4 4.5a permitido \"lo permite la reina\"\n"));
    let (one, two) = (first.desk.store(), second.store());
    let run = |args: &[&str]| {
        let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_arbitro"));
        command.env_clear().envs(second.environment()).arg("precedentes").args(args);
        Ran::of(command.arg("--almacen").arg(&one).arg("--almacen").arg(&two))
    };
    let told = json(&run(&["4.5a", "--json"]));
    let of: Vec<&str> = told.as_array().unwrap().iter().map(|p| p["source"].as_str().unwrap()).collect();
    assert_eq!(of, [&newer, &first.changed, &first.appealed]);
    assert_eq!((&told[1]["outcome"], &told[1]["by"]), (&"no_offence".into(), &"Paz".into()));
    assert_eq!((&told[2]["appealed"], told[2]["seconds"].is_i64()), (&true.into(), true));
    // What only the newest says; and what the sentence of every finding says.
    let words = run(&["REINAS"]).out;
    assert!(words.contains(&newer) && !words.contains(&first.changed), "{words}");
    assert!(words.contains("fallo: permitido, lo permite la reina (juez: sin decir)"), "{words}");
    assert_eq!(json(&run(&["atacar", "descansando", "--json"])).as_array().unwrap().len(), 3);
    assert_eq!(json(&run(&["--juego", "totems", "--json"])), Value::Array(Vec::new()));
    run(&["99.9"]).fails(2, "no hay ninguna cláusula «99.9»");
    run(&["x.arb"]).fails(2, "un guion no dice cuándo se falló");
}

#[test]
fn no_more_than_twenty_precedents_are_shown() {
    let desk = Desk::new();
    let id = tell(&desk, "kodem", FAULT);
    let rulings: String = (0..22).map(|n| format!("{}fallo {} vale\n", FAULT, 8 + n * 5)).collect();
    desk.run_with(&["jugar", "--partida", &id, "--sin-mesa"], rulings).succeeds();
    let files = RecordFiles::new(&desk.store());
    assert_eq!(files.list().unwrap().len(), 1);
    let out = desk.run(&["precedentes", "4.5a"]).out;
    assert!(out.matches("fallo: vale").count() == 20 && out.ends_with("\n… y 2 más\n"), "{out}");
}

#[test]
fn the_desk_asks_for_precedents_too() {
    let League { desk, changed, .. } = league();
    let asked = "precedentes hechizo\nprecedents 4.5a\nprecedentes 99.9\nprecedentes equipar\n";
    let ran = desk.run_with(&["jugar", "kodem", "--sin-mesa"], asked);
    let out = ran.succeeds();
    assert_eq!(out.matches(&format!("{changed} #4")).count(), 2, "{out}");
    assert!(
        out.contains("el hechizo la despierta") && out.contains("no hay ninguna cláusula «99.9»"),
        "{out}"
    );
    assert!(out.contains("No hay precedentes de eso."), "{out}");
    let ruled = desk.run_with(&["jugar", "kodem", "--sin-mesa"], "regla 4.5a\nregla 3.2\n");
    assert_eq!(ruled.succeeds().matches("fallada antes").count(), 1, "{}", ruled.out);
    assert!(ruled.out.contains("«precedentes 4.5a»"), "{}", ruled.out);
    let mut session = crate::bench::session("kodem");
    assert!(typed(&mut session, "prece 4.5a").contains("no se entiende"), "the word is said in full");
}
