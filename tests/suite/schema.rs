//! The schemas in docs/schema: fresh, and true of what the program writes.

use std::fs;

use arbitro::export::{RecordJson, schemas};
use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::bench::{Desk, a_golden_match, golden_matches, root};

fn schema(name: &str) -> Value {
    let all = schemas();
    let (_, text) = all.iter().find(|(file, _)| *file == name).unwrap();
    serde_json::from_str(text).unwrap()
}

/// Where `value` is not as `schema` says: the words of JSON Schema that ours use, and no others.
fn wrong(schema: &Value, value: &Value, whole: &Value, at: &str, found: &mut Vec<String>) {
    for (word, rule) in schema.as_object().unwrap() {
        let is_right = match word.as_str() {
            "$ref" => {
                let target = rule.as_str().unwrap().trim_start_matches('#');
                wrong(whole.pointer(target).unwrap(), value, whole, at, found);
                true
            }
            "type" => {
                rule.as_array().map_or_else(|| is_of(rule, value), |all| all.iter().any(|t| is_of(t, value)))
            }
            "const" => rule == value,
            "enum" => rule.as_array().unwrap().contains(value),
            "oneOf" | "anyOf" => rule.as_array().unwrap().iter().any(|one| fits(one, value, whole)),
            "minimum" => value.as_f64().is_none_or(|n| n >= rule.as_f64().unwrap()),
            "maximum" => value.as_f64().is_none_or(|n| n <= rule.as_f64().unwrap()),
            "minLength" | "maxLength" => value.as_str().is_none_or(|s| s.chars().count() == 1),
            "required" => {
                rule.as_array().unwrap().iter().all(|key| value.get(key.as_str().unwrap()).is_some())
            }
            "additionalProperties" if rule == false => {
                let known = schema["properties"].as_object();
                value.as_object().unwrap().keys().all(|key| known.is_some_and(|k| k.contains_key(key)))
            }
            "additionalProperties" => value.as_object().unwrap().values().all(|v| fits(rule, v, whole)),
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    wrong(rule, item, whole, &format!("{at}[{i}]"), found);
                }
                true
            }
            "properties" => {
                for (key, rule) in rule.as_object().unwrap() {
                    if let (Some(inner), true) = (value.get(key), rule.is_object()) {
                        wrong(rule, inner, whole, &format!("{at}.{key}"), found);
                    }
                }
                true
            }
            "$schema" | "$defs" | "title" | "description" | "format" | "default" => true,
            other => panic!("this test does not know «{other}»"),
        };
        if !is_right {
            found.push(format!("{at}: {word} {rule} is not true of {value}"));
        }
    }
}

fn is_of(kind: &Value, value: &Value) -> bool {
    match kind.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("this test does not know the type «{other}»"),
    }
}

fn fits(schema: &Value, value: &Value, whole: &Value) -> bool {
    let mut found = Vec::new();
    if schema.is_object() {
        wrong(schema, value, whole, "", &mut found);
    }
    found.is_empty()
}

fn assert_fits(schema: &Value, value: &Value) {
    let mut found = Vec::new();
    wrong(schema, value, schema, "", &mut found);
    assert_eq!(found, Vec::<String>::new());
}

/// `ARBITRO_BLESS=1 cargo test schema` writes them anew.
#[test]
fn the_schemas_in_the_documentation_are_fresh() {
    for (name, text) in schemas() {
        let file = root().join("docs/schema").join(name);
        if std::env::var_os("ARBITRO_BLESS").is_some() {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, &text).unwrap();
        }
        let stored = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(stored, text, "{name} is stale: ARBITRO_BLESS=1 cargo test schema");
    }
}

#[test]
fn every_output_of_validar_is_as_its_schema_says() {
    let schema = schema("validar.schema.json");
    let desk = Desk::new();
    let illegal = desk.file("ilegal.arb", "juego kodem\ndesde base\nfase post\nfase previa\n! 3.4 illegal\n");
    let mut files: Vec<String> =
        golden_matches().iter().map(|(path, _)| path.display().to_string()).collect();
    files.push(illegal);
    let args: Vec<&str> = ["validar", "--json"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let ran = desk.run(&args);
    assert_eq!(ran.code, 1);
    let told: Vec<Value> =
        serde_json::Deserializer::from_str(&ran.out).into_iter().map(Result::unwrap).collect();
    assert_eq!(told.len(), files.len());
    for value in &told {
        assert_fits(&schema, value);
        let known: Vec<&String> = schema["properties"].as_object().unwrap().keys().collect();
        assert!(value.as_object().unwrap().keys().all(|key| known.contains(&key)));
    }
}

#[test]
fn what_the_judges_desk_tells_programs_is_as_its_schemas_say() {
    let desk = Desk::new();
    let lines = "situar turno n=3 jugador=A fase=batalla\nsituar A1 vida=6 descansos=1\nsituar B1 vida=6\n\
        atacar A1>B1 2\njuez\nfallo 4 4.5a se-mantiene juez=Marta\napelar 4 4.5a A\nseguimos\npenaliza A aviso verbal\n";
    desk.run_with(&["jugar", "kodem"], lines).succeeds();
    let id = desk.ids().remove(0);
    for args in [&["auditar", "--json"][..], &["parte", &id, "4", "--json"], &["precedentes", "--json"]] {
        let told: Value = serde_json::from_str(&desk.run(args).out).unwrap();
        assert_fits(&schema(&format!("{}.schema.json", args[0])), &told);
        assert!(!told.as_array().is_some_and(Vec::is_empty), "{args:?}");
    }
}

#[test]
fn every_record_is_as_its_schema_says() {
    let schema = schema("record.schema.json");
    let desk = Desk::new();
    let (path, _) = a_golden_match();
    desk.run(&["importar", &path]).succeeds();
    let id = desk.ids().remove(0);
    let desk_lines = "nota hola\ndeshacer\nrehacer\nsegún carta 1 \"Lobo\"\nfallo 1 3.1 bien\npenaliza A aviso\n\
        mesa turno n=1\njuez\nseguimos\ncorregir 1\nantes de 2: pasar según carta \"Lobo\"\njuez: pasar\n";
    desk.run_with(&["jugar", "--partida", &id], desk_lines).succeeds();
    let records = desk.run(&["exportar", &id, "--formato", "jsonl", "-o", "-"]).out;
    let old = fs::read_to_string(root().join("fixtures/journals/v1.jsonl")).unwrap();
    for line in records.lines() {
        assert_fits(&schema, &serde_json::from_str(line).unwrap());
        serde_json::from_str::<RecordJson>(line).unwrap();
    }
    // The oldest format had the same fields around its body.
    for line in old.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let fields: Vec<&String> = value.as_object().unwrap().keys().collect();
        assert!(fields.iter().all(|key| schema["properties"].get(key.as_str()).is_some()), "{fields:?}");
    }
}
