//! What a stored match is made of, and what is found in the scripts: neither changes unseen.
//!
//! `fixtures/journals/<game>.jsonl` holds one record of every shape that the scripts write; `fixtures/findings/<game>.txt`
//! what each script is told. `ARBITRO_BLESS=1 cargo test frozen` adds new shapes at the end of the first, which never
//! loses a line, and writes the second anew where it may.

#![allow(clippy::unwrap_used)] // Helpers outside test functions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use arbitro::games::codigos::Codigos;
use arbitro::games::dbs::Dbs;
use arbitro::games::enadrya::Enadrya;
use arbitro::games::kodem::Kodem;
use arbitro::games::totems::Totems;
use arbitro::games::{GAMES, GameEntry};
use arbitro::journal::{Chain, Draft, Journal, MatchId, MemoryJournal, Record};
use arbitro::kernel::{Body, Finding, Game, Standing};
use arbitro::notation::Script;
use arbitro::session::{Opening, load};
use pretty_assertions::assert_eq;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::bench::{digest, from_scratch, noon, root, run_script, scripts_of};
use crate::rounds::{are_long, every};

/// Whether the files are to be written anew.
fn are_blessed() -> bool {
    std::env::var_os("ARBITRO_BLESS").is_some()
}

/// A body read by its game and written again.
type Rewrite = fn(&str) -> Result<String, serde_json::Error>;

fn rewritten<G: Game>(body: &str) -> Result<String, serde_json::Error> {
    serde_json::to_string(&serde_json::from_str::<Body<G::Event>>(body)?)
}

/// Every game by id.
const REWRITES: [(&str, Rewrite); 5] = [
    (Kodem::ID, rewritten::<Kodem>),
    (Totems::ID, rewritten::<Totems>),
    (Codigos::ID, rewritten::<Codigos>),
    (Enadrya::ID, rewritten::<Enadrya>),
    (Dbs::ID, rewritten::<Dbs>),
];

/// What a script comes to: the bodies it writes and what it is told. A finding is its record, clause, kind and the
/// record at which it became known; then where it stands and its message as a hash.
#[derive(Clone)]
struct Played {
    bodies: Vec<String>,
    findings: Vec<(String, String)>,
}

fn played(script: &Script) -> Played {
    let run = run_script(script);
    let line = |f: &Finding| {
        let verdict = format!("#{} {} {} #{}", f.about, f.clause, f.kind.word(), f.known_at);
        (verdict, format!("{} {}", standing(f), digest(&f.fault.message)))
    };
    Played { findings: run.referee.findings().iter().map(line).collect(), bodies: run.bodies() }
}

fn standing(finding: &Finding) -> &'static str {
    match finding.standing {
        Standing::Open => "open",
        Standing::Card(_) => "card",
        Standing::Judge(_) => "judge",
        Standing::Ruled(_) => "ruled",
        Standing::Rewound(_) => "rewound",
    }
}

/// What the scripts of a game come to: golden matches, clause scripts, examples of the catalogue, each by its name and
/// the hash of its text.
fn scripts(entry: &GameEntry) -> &'static BTreeMap<String, Played> {
    static ALL: LazyLock<BTreeMap<&str, BTreeMap<String, Played>>> =
        LazyLock::new(|| GAMES.iter().map(|entry| (entry.id, play_all(entry))).collect());
    &ALL[entry.id]
}

/// The stored bodies of the scripts of a game by their names.
pub fn bodies_of_scripts(entry: &GameEntry) -> impl Iterator<Item = (&'static String, &'static Vec<String>)> {
    scripts(entry).iter().map(|(name, played)| (name, &played.bodies))
}

/// The header those bodies stand behind.
pub fn header() -> &'static str {
    r#"{"header":{"format":1,"game":"","edition":"","rules":0,"program":"","catalogue":"","table":""}}"#
}

/// Every script in the long round and where the files are written anew, every ninth in the short one.
fn play_all(entry: &GameEntry) -> BTreeMap<String, Played> {
    let stride = if are_blessed() { 1 } else { every(9) };
    scripts_of(entry).into_iter().step_by(stride).map(|(name, script)| (name, played(&script))).collect()
}

/// Records that no script writes, those of the first format first: plays placed, permitted, told by a card list or taken
/// for granted, and the desk's. `event` is a play's own.
fn desk_bodies(event: &str) -> [Vec<String>; 2] {
    let play = |extra: &&str| format!(r#"{{"play":{{"event":{event},{extra}}}}}"#);
    let plays = [
        r#""before":1"#,
        r#""instead":1"#,
        r#""waiver":{"by":"card","note":"Lobo"}"#,
        r#""waiver":{"by":"judge","clauses":["3.1"],"note":""}"#,
        r#""told":true"#,
    ];
    let of = |plays: &[&str], desk: &[&str]| {
        plays.iter().map(play).chain(desk.iter().map(|body| (*body).to_owned())).collect()
    };
    [of(&plays, &FIRST_FORMAT), of(&[r#""tacit":2"#], &SECOND_FORMAT)]
}

const FIRST_FORMAT: [&str; 13] = [
    r#"{"strike":{"of":[1],"undo":true}}"#,
    r#"{"strike":{"of":[1,2],"undo":false}}"#,
    r#"{"restore":{"of":[1]}}"#,
    r#"{"waive":{"of":1,"waiver":{"by":"card","note":"Lobo"}}}"#,
    r#"{"note":{"text":"hola"}}"#,
    r#"{"note":{"about":1,"text":"hola"}}"#,
    r#"{"ruling":{"about":1,"text":"se juega así"}}"#,
    r#"{"ruling":{"about":1,"clauses":["3.1"],"text":"se juega así"}}"#,
    r#"{"penalty":{"seat":"A","text":"aviso"}}"#,
    r#"{"statement":{"text":"A1 vida=3"}}"#,
    r#"{"statement":{"text":"A1 vida=3","differences":["consta A1 vida 2 y se dice 3"]}}"#,
    r#"{"call":{"waiting":true}}"#,
    r#"{"call":{"waiting":false}}"#,
];

const SECOND_FORMAT: [&str; 34] = [
    r#"{"call":{"waiting":true,"seat":"B"}}"#,
    r#"{"ruling":{"about":1,"text":"","by":{"name":"Marta"}}}"#,
    r#"{"ruling":{"about":1,"clauses":["3.1"],"text":"","outcome":"stands","by":{"name":"Marta","rank":"judge"}}}"#,
    r#"{"ruling":{"about":1,"text":"","outcome":"no_offence","by":{"rank":"agreement"}}}"#,
    r#"{"ruling":{"about":1,"text":"","outcome":"permitted","by":{"rank":"head"}}}"#,
    r#"{"ruling":{"about":1,"text":"","outcome":"corrected"}}"#,
    r#"{"ruling":{"about":1,"text":"","outcome":"remedied"}}"#,
    r#"{"ruling":{"about":1,"text":"","outcome":"pending"}}"#,
    r#"{"ruling":{"about":1,"text":"","outcome":"rewound"}}"#,
    concat!(
        r#"{"penalty":{"seat":"A","text":"aviso","about":1,"clauses":["3.1"],"#,
        r#""infraction":{"id":"2.1","class":"juego","name":"robo"},"level":"partida","proposed":"aviso","#,
        r#""private":"sin más","by":{"name":"Marta","rank":"head"}}}"#
    ),
    r#"{"penalty":{"seat":"A","text":"","costs":"game"}}"#,
    r#"{"penalty":{"seat":"A","text":"","costs":"series"}}"#,
    r#"{"penalty":{"seat":"A","text":"","costs":"tournament"}}"#,
    concat!(
        r#"{"desk":{"context":{"tournament":"Liga","round":"3","table":"7","#,
        r#""judge":{"name":"Marta","rank":"head"}}}}"#
    ),
    r#"{"desk":{"player":{"seat":"A","name":"Ana María","number":"12"}}}"#,
    r#"{"desk":{"reading":{"clause":"3.10","choice":"ambos"}}}"#,
    r#"{"desk":{"appeal":{"about":1,"clauses":["3.1"],"seat":"A","text":"no es así"}}}"#,
    r#"{"desk":{"revoke":{"of":[1],"text":"de otra mesa"}}}"#,
    r#"{"desk":{"rewind":{"first":1,"depth":"simple","text":"robo de más"}}}"#,
    concat!(
        r#"{"desk":{"rewind":{"first":1,"depth":"deep","steps":["una carta al mazo"],"#,
        r#""picks":[{"place":"AMano","n":1,"cards":["Oso"]}],"text":"","by":{"name":"Marta","rank":"head"}}}}"#
    ),
    r#"{"desk":{"remedy":{"about":1,"clauses":["3.1"],"kind":"fulfil","text":"a tiempo","by":{"rank":"judge"}}}}"#,
    r#"{"desk":{"remedy":{"about":1,"kind":"figure","text":""}}}"#,
    r#"{"desk":{"remedy":{"about":1,"kind":"give_back","text":""}}}"#,
    r#"{"desk":{"remedy":{"about":1,"kind":"shuffle_seen","text":""}}}"#,
    r#"{"desk":{"remedy":{"about":1,"kind":"right_place","text":""}}}"#,
    r#"{"desk":{"claim":{"by":{"name":"Marta","rank":"judge"}}}}"#,
    r#"{"desk":{"clock":{"minutes":50}}}"#,
    r#"{"desk":{"extension":{"minutes":3,"text":"llamada"}}}"#,
    r#"{"desk":{"result":{"outcome":{"won":["A"]},"cause":"time","text":"más cartas"}}}"#,
    r#"{"desk":{"result":{"outcome":"draw","cause":"agreement"}}}"#,
    r#"{"desk":{"result":{"outcome":"no_result","cause":"no_show"}}}"#,
    r#"{"desk":{"result":{"outcome":{"won":["B"]},"cause":"withdrawal"}}}"#,
    r#"{"desk":{"series":{"best_of":3,"number":2,"began_before":"B","won":{"A":1}}}}"#,
    r#"{"desk":{"signature":{"of":1,"by":{"player":"A"},"key":"00","signature":"00"}}}"#,
];

/// The sample of a chosen reading is of Kódem; no other game has it.
fn is_of_another(entry: &GameEntry, body: &str) -> bool {
    body == r#"{"desk":{"reading":{"clause":"3.10","choice":"ambos"}}}"# && entry.id != "kodem"
}

/// Every place in a body with what stands there: `play.event.attack.damage number`. Words in small letters are taken
/// for the names of variants, which a rename would change; other texts are somebody's own.
fn shapes(value: &Value, place: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                shapes(inner, &format!("{place}.{key}"), found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| shapes(item, &format!("{place}[]"), found)),
        Value::String(word) => {
            let own = ["note", "text", "name"].iter().any(|key| place.ends_with(key));
            let is_variant = !own && word.chars().all(|c| c == '_' || c.is_ascii_lowercase());
            found.insert(if is_variant { format!("{place} {word}") } else { format!("{place} text") });
        }
        Value::Number(_) => drop(found.insert(format!("{place} number"))),
        Value::Bool(told) => drop(found.insert(format!("{place} {told}"))),
        Value::Null => drop(found.insert(format!("{place} null"))),
    }
}

fn shapes_of(body: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    shapes(&serde_json::from_str(body).unwrap(), "", &mut found);
    found
}

fn sample_path(entry: &GameEntry) -> PathBuf {
    root().join("fixtures/journals").join(format!("{}.jsonl", entry.id))
}

fn samples(entry: &GameEntry) -> Vec<Record> {
    let stored = fs::read(sample_path(entry)).unwrap_or_default();
    if stored.is_empty() { Vec::new() } else { Chain::parse(&stored, None).unwrap().records }
}

/// The samples that this program can judge with.
fn judged(entry: &GameEntry) -> Vec<Record> {
    samples(entry).into_iter().filter(|record| !is_of_another(entry, record.body.get())).collect()
}

/// The event of a play, as it is stored.
fn event_of(body: &str) -> Option<&str> {
    body.strip_prefix(r#"{"play":{"event":"#)?.strip_suffix("}}")
}

/// The bodies whose shapes no sample has, a header first where there is no sample at all.
fn unsampled(entry: &GameEntry, samples: &[Record]) -> Vec<String> {
    let mut known: BTreeSet<String> = samples.iter().flat_map(|r| shapes_of(r.body.get())).collect();
    let mut bodies = Vec::new();
    if samples.is_empty() {
        let text = |said: &str| said.to_owned();
        let opening =
            Opening { game: entry.id, edition: text("1"), catalogue: text(""), table: text("mesa 3") };
        bodies.push(serde_json::to_string(&Body::<()>::Header(opening.header(entry))).unwrap());
    }
    bodies.extend(scripts(entry).values().flat_map(|played| played.bodies.clone()));
    let plays = bodies.iter().filter_map(|body| event_of(body));
    let event = plays.map(str::to_owned).next().unwrap();
    bodies.extend(desk_bodies(&event).concat());
    bodies.retain(|body| {
        let shapes = shapes_of(body);
        let is_new = !shapes.is_subset(&known);
        known.extend(shapes);
        is_new
    });
    bodies
}

/// Adds records at the end of a sample.
fn lengthen(entry: &GameEntry, samples: &[Record], bodies: Vec<String>) {
    let old = samples.iter().map(|r| r.body.get().to_owned());
    let drafts: Vec<Draft> = old
        .chain(bodies)
        .map(|body| {
            let version = serde_json::from_str::<Body<Value>>(&body).unwrap().format();
            Draft::new(noon(), "mesa", version, RawValue::from_string(body).unwrap())
        })
        .collect();
    let id = MatchId::parse("k3xm7q2a").unwrap();
    let mut journal = MemoryJournal::new();
    let records = journal.create(&id, &drafts).unwrap();
    assert!(records.starts_with(samples), "{}: what is stored keeps its bytes", entry.id);
    fs::write(sample_path(entry), journal.bytes(&id)).unwrap();
}

#[test]
fn every_stored_sample_is_read_and_written_again_byte_by_byte() {
    for entry in GAMES {
        let (_, rewrite) = REWRITES.iter().find(|(id, _)| *id == entry.id).unwrap();
        let samples = samples(entry);
        for record in &samples {
            let body = record.body.get();
            let again = rewrite(body).unwrap_or_else(|e| panic!("{} #{}: {e}: {body}", entry.id, record.seq));
            assert_eq!(again, body, "{} #{}", entry.id, record.seq);
        }
        let judged = judged(entry);
        let loaded = load(judged[0].match_id, &judged).unwrap_or_else(|e| panic!("{}: {e}", entry.id));
        assert_eq!(loaded.entry.id, entry.id);
    }
}

#[test]
fn a_record_is_of_the_first_format_that_has_what_it_says() {
    let format = |body: &String| serde_json::from_str::<Body<Value>>(body).unwrap().format();
    let [first, second] = desk_bodies("{}");
    assert!(first.iter().all(|body| format(body) == 1));
    assert!(second.iter().all(|body| format(body) == 2));
    for entry in GAMES {
        for record in samples(entry) {
            let body = record.body.get().to_owned();
            assert_eq!(record.version, format(&body), "{} #{}: {body}", entry.id, record.seq);
        }
    }
}

#[test]
fn a_match_with_what_its_game_does_not_have_is_not_opened_and_says_why() {
    for entry in GAMES {
        let samples = samples(entry);
        for record in samples.iter().filter(|record| is_of_another(entry, record.body.get())) {
            let loaded = load(record.match_id, &[samples[0].clone(), record.clone()]);
            let error = loaded.err().map(|e| e.to_string()).unwrap_or_default();
            assert!(error.contains("actualice el programa"), "{}: {error}", record.body.get());
        }
    }
}

/// The body with a field nobody knows in each of its objects in turn.
fn with_unknown_field(value: &Value) -> Vec<Value> {
    let mut found = Vec::new();
    if let Value::Object(fields) = value {
        let mut more = fields.clone();
        more.insert("desconocido".to_owned(), Value::Bool(true));
        found.push(Value::Object(more));
        for (key, inner) in fields {
            let with = |changed| {
                let mut fields = fields.clone();
                fields.insert(key.clone(), changed);
                Value::Object(fields)
            };
            found.extend(with_unknown_field(inner).into_iter().map(with));
        }
    } else if let Value::Array(items) = value {
        for (at, inner) in items.iter().enumerate() {
            let with = |changed| {
                let mut items = items.clone();
                items[at] = changed;
                Value::Array(items)
            };
            found.extend(with_unknown_field(inner).into_iter().map(with));
        }
    }
    found
}

#[test]
fn a_field_nobody_knows_is_refused_and_never_dropped() {
    for entry in GAMES {
        let (_, rewrite) = REWRITES.iter().find(|(id, _)| *id == entry.id).unwrap();
        for record in samples(entry) {
            for body in with_unknown_field(&serde_json::from_str(record.body.get()).unwrap()) {
                assert!(rewrite(&body.to_string()).is_err(), "{}: {body}", entry.id);
            }
        }
    }
}

#[test]
fn every_shape_that_the_scripts_write_has_a_sample() {
    for entry in GAMES {
        let samples = samples(entry);
        let missing = unsampled(entry, &samples);
        if are_blessed() && !missing.is_empty() {
            lengthen(entry, &samples, missing);
        } else {
            assert_eq!(missing, Vec::<String>::new(), "{}: ARBITRO_BLESS=1 cargo test frozen", entry.id);
        }
    }
}

fn findings_text(entry: &GameEntry) -> String {
    let mut text = format!("rules {}\n", entry.rules_revision);
    for (script, played) in scripts(entry) {
        writeln!(text, "{script}").unwrap();
        for (verdict, wording) in &played.findings {
            writeln!(text, "  {verdict} {wording}").unwrap();
        }
    }
    text
}

/// What a findings file says of the scripts that were played.
fn of_played(kept: &str, entry: &GameEntry) -> String {
    let mut is_played = true;
    let mut of_played = |line: &&str| {
        if !line.starts_with("  ") {
            is_played = line.starts_with("rules ") || scripts(entry).contains_key(*line);
        }
        is_played
    };
    kept.split_inclusive('\n').filter(|line| of_played(&line.trim_end_matches('\n'))).collect()
}

/// The verdicts of a findings file by script, without the last two columns.
fn verdicts(text: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut found: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut script = "";
    for line in text.lines().skip(1) {
        match line.strip_prefix("  ") {
            Some(finding) => {
                let verdict = finding.rsplitn(3, ' ').last().unwrap_or_default();
                found.entry(script).or_default().push(verdict);
            }
            None => {
                script = line;
                found.entry(script).or_default();
            }
        }
    }
    found
}

#[test]
fn no_script_is_judged_otherwise_unless_the_revision_of_the_rules_says_so() {
    for entry in GAMES {
        let path = root().join("fixtures/findings").join(format!("{}.txt", entry.id));
        let kept = fs::read_to_string(&path).unwrap_or_default();
        let kept = if are_long() || are_blessed() { kept } else { of_played(&kept, entry) };
        let now = findings_text(entry);
        if kept.lines().next() == now.lines().next() {
            let (before, after) = (verdicts(&kept), verdicts(&now));
            let changed =
                before.iter().filter(|(script, was)| after.get(*script).is_some_and(|is| is != *was));
            let changed: Vec<_> = changed.map(|(script, was)| (script, was, &after[script])).collect();
            assert_eq!(changed, vec![], "{}: raise RULES_REVISION", entry.id);
        }
        if are_blessed() {
            fs::write(&path, now).unwrap();
        } else {
            assert_eq!(kept, now, "{}: ARBITRO_BLESS=1 cargo test frozen", entry.id);
        }
    }
}

#[test]
fn the_samples_fold_alike_however_they_are_taken_in() {
    for entry in GAMES {
        let bodies: Vec<String> = judged(entry).iter().map(|r| r.body.get().to_owned()).collect();
        let mut typed = (entry.open)();
        bodies.iter().for_each(|body| drop(typed.record(body).unwrap()));
        let loaded = from_scratch(entry.id, &bodies);
        assert_eq!(typed.findings(), loaded.findings(), "{}", entry.id);
    }
}
