//! What a judge does at a table, from the call to the record that is taken away.

use std::collections::BTreeMap;
use std::fs;

use arbitro::export::script;
use arbitro::games::GAMES;
use arbitro::kernel::RulingOutcome;
use arbitro::rulebook::Rulebook;
use arbitro::session::{Caution, Session};
use chrono::TimeDelta;
use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::bench::{Desk, enter, noon, root, run_text, session, texts, typed};
use crate::rounds::every;

/// The games by turns: every how many incidents of a game one is told by every route in a short round.
const TURNS: usize = 3;

/// What a route tells of a match: its exit code, and of every finding clause, kind, status and ruling.
fn told(desk: &Desk, args: &[&str]) -> (i32, Vec<String>, Value) {
    let ran = desk.run(&[&["validar", "--json"], args].concat());
    let json: Value = serde_json::from_str(&ran.out).unwrap_or_else(|e| panic!("{e}: {ran:#?}"));
    let said = |f: &Value| {
        let ruling =
            f.get("ruling").map(|r| (r["outcome"].clone(), r["rank"].clone(), r["appealed"].clone()));
        format!("{} {} {} {} {ruling:?}", f["event"], f["clause"], f["kind"], f["status"])
    };
    (ran.code, json["findings"].as_array().unwrap().iter().map(said).collect(), json)
}

/// The findings without the numbers of their events, which a script counts anew.
fn standing(findings: &[String]) -> Vec<String> {
    findings.iter().map(|f| f.split_once(' ').unwrap().1.to_owned()).collect()
}

#[test]
fn an_incident_is_told_alike_by_store_record_and_script() {
    let mut incidents = 0;
    // What happens has the same names in every game: a short round takes each of them in some of the games.
    for (first, game) in GAMES.iter().enumerate() {
        let all = texts(&root().join("fixtures").join(game.id).join("incidents"));
        for (path, _) in all.into_iter().skip(first % every(TURNS)).step_by(every(TURNS)) {
            let (file, desk) = (path.to_str().unwrap(), Desk::new());
            let from_script = told(&desk, &[file]);
            assert_eq!(from_script.2.get("unmet"), None, "{file}: {:#}", from_script.2);
            desk.run(&["importar", file]).succeeds();
            let id = desk.ids().remove(0);
            let stored = told(&desk, &["--partida", &id]);
            let out = |format: &str| {
                let file = desk.path(&format!("p.{format}")).to_str().unwrap().to_owned();
                desk.run(&["exportar", &id, "--format", format, "-o", &file]).fails(0, "guardada");
                file
            };
            let (record, script) = (told(&desk, &[&out("jsonl")]), told(&desk, &[&out("arb")]));
            assert_eq!((&record.0, &record.1), (&stored.0, &stored.1), "{file}");
            for other in [&script, &from_script] {
                assert_eq!((other.0, standing(&other.1)), (stored.0, standing(&stored.1)), "{file}");
                assert_eq!(other.2["outcome"], stored.2["outcome"], "{file}");
                assert_eq!(other.2["context"], stored.2["context"], "{file}");
                assert_eq!(other.2["players"], stored.2["players"], "{file}");
            }
            let markdown = fs::read_to_string(out("md")).unwrap().replace('\\', "");
            for line in stored.2["desk"].as_array().unwrap() {
                let text = line["text"].as_str().unwrap();
                assert!(markdown.contains(text), "{file}: «{text}» is missing in {markdown}");
            }
            incidents += 1;
        }
    }
    assert!(incidents >= 40 / every(TURNS), "{incidents}");
}

#[test]
fn an_incident_ends_as_its_name_says() {
    for game in GAMES {
        let desk = Desk::new();
        let file = |name: &str| root().join(format!("fixtures/{}/incidents/{name}.arb", game.id));
        let ends = |name: &str| told(&desk, &[file(name).to_str().unwrap()]);
        for name in ["stands", "permitted", "no-offence", "appeal", "time", "extension"] {
            assert_eq!(ends(name).0, 0, "{} {name}", game.id);
        }
        assert_eq!(ends("pending").0, 1, "{}", game.id);
        assert_eq!(ends("time").2["outcome"]["winners"], serde_json::json!(["B"]), "{}", game.id);
        let repeated = ends("repeated").2;
        let costs: Vec<&Value> = repeated["desk"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|line| {
                line["body"]["penalty"]["level"].as_str().map(|_| &line["body"]["penalty"]["level"])
            })
            .collect();
        assert_eq!(costs, ["aviso", "advertencia", "pierde-partida"], "{}", game.id);
        // Among several the others go on.
        let players = repeated["players"].as_array().unwrap().len();
        let ended = repeated["outcome"]["winners"] == serde_json::json!(["B"]);
        assert_eq!(ended, players == 2, "{}", game.id);
    }
}

/// The fault that a judge is called for most, as play 4 of Kódem.
fn with_a_fault() -> Session {
    let mut session = session("kodem");
    for line in [
        "preparar estandar ana beto",
        "situar turno n=3 jugador=A fase=batalla; situar A1 vida=6 descansos=1; situar B1 vida=6",
    ] {
        enter(&mut session, line).unwrap();
    }
    assert!(typed(&mut session, "atacar A1>B1 2").contains("4.5a"));
    session
}

/// A fault of each game that a judge is often called for: where the table stands, what leads to it, the line, the clause.
const COMMONEST: [(&str, &str, &str, &str, &str); 5] = [
    (
        "kodem",
        "base",
        "situar turno n=3 jugador=A fase=batalla; situar A1 vida=6 descansos=1; situar B1 vida=6",
        "atacar A1>B1 2",
        "4.5a",
    ),
    ("totems", "base", "A robar", "A atacar B1 con 3/suma y 9/ojo", "7.1"),
    ("codigos", "base", "A: exponer k1", "A: completar k8", "5.3"),
    ("enadrya", "base", "situar A.s1 nombre=U2; mover s1 s2", "mover s2 s1", "L4"),
    ("dbs", "inicio", "nota empieza ana", "ana: atacar líder > bea.líder", "7.2p"),
];

#[test]
fn the_commonest_incident_takes_forty_keys() {
    for (game, position, before, fault, clause) in COMMONEST {
        let mut session = session(game);
        let book = Rulebook::embedded();
        let set = &book.catalogue(game).unwrap().position(position).unwrap().script;
        for line in set.lines().chain([before]) {
            enter(&mut session, line).unwrap_or_else(|e| panic!("{game}: {line}: {e}"));
        }
        let shown = typed(&mut session, fault);
        assert!(shown.contains(&format!("✗ {clause}")), "{game}: {shown}");
        let at = session.referee().findings().iter().rev().find(|f| f.is_open_fault()).unwrap().about;
        let lines = ["juez".to_owned(), format!("fal {at} se"), "pena a 1.1".to_owned(), "segui".to_owned()];
        for line in &lines {
            enter(&mut session, line).unwrap_or_else(|e| panic!("{game}: {line}: {e}"));
        }
        let keys: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
        assert!(keys <= 40, "{game}: {keys}");
        let open = session.referee().findings().into_iter().filter(|f| f.about == at && f.is_open_fault());
        assert_eq!(open.count(), 0, "{game}");
        assert_eq!(session.referee().ledger().penalties().len(), 1, "{game}");
    }
}

#[test]
fn a_clause_that_is_none_is_refused_with_the_nearest() {
    let mut session = with_a_fault();
    let told = typed(&mut session, "fallo 5 4.5z se-mantiene");
    assert!(told.contains("no cita ninguna cláusula 4.5z"), "{told}");
    assert!(typed(&mut session, "fallo 5 3.1 se-mantiene").contains("en el suceso 5 no consta 3.1"));
}

#[test]
fn what_is_ruled_on_a_struck_play_is_asked_of_the_one_in_its_place() {
    let mut session = with_a_fault();
    enter(&mut session, "corregir 5: atacar A1>B1 3").unwrap();
    for line in ["fallo 5 se-mantiene", "penaliza ana 1.1 5"] {
        let told = typed(&mut session, line);
        assert!(told.contains("el suceso 5 ya no cuenta; en su lugar está el 6"), "{told}");
    }
}

#[test]
fn play_goes_on_only_after_a_call() {
    let mut session = with_a_fault();
    assert!(typed(&mut session, "seguimos").contains("nadie ha llamado al juez"));
    enter(&mut session, "juez").unwrap();
    assert!(typed(&mut session, "juez").contains("ya se había llamado"));
    enter(&mut session, "fallo 5 se-mantiene").unwrap();
    assert!(typed(&mut session, "juez").contains("queda abierto hasta que falle"));
    assert!(typed(&mut session, "apelar 1").contains("no tiene ningún fallo que apelar"));
}

#[test]
fn a_text_keeps_its_inner_quotation_marks() {
    let mut session = with_a_fault();
    enter(&mut session, "penaliza beto juego \"daño mal\"").unwrap();
    assert_eq!(session.referee().ledger().penalties()[0].1.text, "juego \"daño mal\"");
    enter(&mut session, "fallo 5 se-mantiene dijo \"uno\" y \"dos\"").unwrap();
    let findings = session.referee().findings();
    assert_eq!(findings[0].ruling.as_ref().unwrap().text, "dijo \"uno\" y \"dos\"");
}

#[test]
fn a_name_with_a_hidden_character_is_refused_where_it_stands() {
    let mut session = with_a_fault();
    for hidden in ["\u{202e}", "\u{200b}"] {
        let line = format!("datos ana nombre=\"An{hidden}a\"");
        let told = typed(&mut session, &line);
        assert!(told.contains("no se ve"), "{told}");
    }
    let long = "x".repeat(81);
    assert!(typed(&mut session, &format!("datos torneo=\"{long}\"")).contains("hasta 80"));
    assert!(typed(&mut session, "datos torneo=Copa Azul").contains("entre comillas"));
}

#[test]
fn what_was_told_last_of_a_match_holds_and_what_nobody_said_is_said_to_be_so() {
    let mut session = with_a_fault();
    assert!(typed(&mut session, "datos").contains("torneo: sin decir · ronda: sin decir"));
    enter(&mut session, "datos torneo=\"Copa de Otoño\" ronda=1 juez=Marta rango=principal").unwrap();
    enter(&mut session, "datos ronda=2").unwrap();
    let told = typed(&mut session, "datos");
    assert!(
        told.contains("torneo: Copa de Otoño · ronda: 2 · mesa: sin decir · juez: Marta, principal"),
        "{told}"
    );
}

#[test]
fn a_long_call_lengthens_the_round_and_can_be_taken_back() {
    let mut session = with_a_fault();
    let at = |minutes: i64| noon() + TimeDelta::minutes(minutes);
    let mut say = |line: &str, minutes: i64| session.enter(line, Caution::Record, at(minutes)).unwrap().len();
    assert_eq!((say("reloj 50", 0), say("juez", 10), say("seguimos", 13)), (1, 1, 2));
    assert_eq!(session.round_left(at(13)), Some(40 * 60));
    enter(&mut session, "corregir 9").unwrap();
    // The clock takes it back too, also when the match is taken up again.
    assert_eq!(session.round_left(at(13)), Some(37 * 60));
}

#[test]
fn a_player_is_named_in_full_and_a_level_behind_the_number() {
    let mut session = with_a_fault();
    enter(&mut session, "datos ana nombre=\"Ana Gil\"; datos beto nombre=\"Ana López\"").unwrap();
    for line in
        ["penaliza Ana López 1.1", "penaliza \"Ana López\" 1.3 advertencia", "penaliza ana jugada ilegal"]
    {
        enter(&mut session, line).unwrap();
    }
    let ledger = session.referee().ledger();
    let told: Vec<String> =
        ledger.penalties().iter().map(|(_, p)| format!("{} {}", p.seat, p.summary())).collect();
    assert_eq!(
        told,
        [
            "B 1.1 Jugada ilegal, aviso",
            "B 1.3 Error al robar o repartir, advertencia",
            "A 1.1 Jugada ilegal, aviso"
        ]
    );
    assert!(typed(&mut session, "penaliza ana, beto 1.1").contains("uno cada vez"));
}

#[test]
fn a_slip_for_an_outcome_closes_nothing() {
    let mut session = with_a_fault();
    for line in [
        "fallo 5 pendinte",
        "fallo 5 se mantien",
        "fallo 5 se-mantiene privado=\"x\"",
        "fallo 5 juez=Luis Soto",
    ] {
        assert!(enter(&mut session, line).is_err(), "{line}");
    }
    assert!(session.referee().findings()[0].is_open_fault());
    // As the program writes it, and the only open fault without its number.
    enter(&mut session, "fallo #5 (4.5a): sin falta").unwrap();
    assert_eq!(
        session.referee().findings()[0].ruling.as_ref().unwrap().outcome,
        Some(RulingOutcome::NoOffence)
    );
    enter(&mut session, "corregir 6").unwrap();
    enter(&mut session, "fallo se-mantiene").unwrap();
    assert!(!session.referee().findings()[0].is_open_fault());
}

#[test]
fn what_was_not_known_is_not_ruled_on_and_a_script_tells_it_alike() {
    let mut session = session("kodem");
    for line in [
        "preparar estandar ana beto",
        "situar turno n=3 jugador=A fase=batalla; situar A1 vida=6; situar B1 vida=6",
        "atacar A1>B1 2",
        "fallo 5 se-mantiene",
        "antes de 5: situar A1 descansos=2",
    ] {
        enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    assert!(session.referee().findings()[0].is_open_fault());
    let again = run_text(&script(session.referee()));
    assert!(again.referee.findings()[0].is_open_fault());
}

#[test]
fn a_penalty_stands_though_its_play_was_undone() {
    let mut session = with_a_fault();
    enter(&mut session, "penaliza ana 1.1 5 4.5a nivel=pierde-partida \"reincide\"").unwrap();
    enter(&mut session, "deshacer").unwrap();
    let text = script(session.referee());
    assert_eq!(
        run_text(&text).referee.outcome().map(|o| o.winners),
        session.referee().outcome().map(|o| o.winners)
    );
}

/// What a judge may do to a log, told through the script: the same plays are ruled on, the same penalties stand.
#[test]
fn a_script_says_again_what_the_desk_said_whatever_became_of_the_plays() {
    let long = "x ".repeat(140);
    let cases: [&[&str]; 6] = [
        &[
            "fallo 5 se-mantiene",
            "corregir 5: atacar A1>B1 3",
            "situar A1 descansos=1",
            "atacar A1>B1 1",
            "fallo 7 sin-falta",
        ],
        &[&format!("fallo 5 se-mantiene {long}"), &format!("nota {long}")],
        &["fallo 5 se-mantiene", "apelar 5", "corregir 6"],
        &["fallo 4 sin-falta", "apelar 4"],
        &["penaliza ana \"habla mucho\" nivel=advertencia", "penaliza beto aviso verbal"],
        &["fallo 5 se-mantiene", "apelar 5 a la mesa no le convence", "nota 4: dijo \"no\" = nada"],
    ];
    for lines in cases {
        let mut session = with_a_fault();
        for line in lines {
            let _ = enter(&mut session, line);
        }
        let text = script(session.referee());
        let again = run_text(&text);
        let standing = |referee: &dyn arbitro::kernel::Referee| {
            let of = |f: &arbitro::kernel::Finding| {
                let play = referee.play(f.about).unwrap().text;
                (play, f.clause, f.standing.word(), f.ruling.as_ref().map(|r| (r.outcome, r.is_appealed)))
            };
            let penalties = referee.ledger().penalties().iter().map(|(_, p)| p.summary()).collect::<Vec<_>>();
            (referee.findings().iter().map(of).collect::<Vec<_>>(), penalties)
        };
        assert_eq!(standing(again.referee.as_ref()), standing(session.referee()), "{text}");
    }
}

/// A list of an organiser's own is said with what it named: a script needs no list.
#[test]
fn a_script_of_another_list_is_read_without_it() {
    let text = "juego kodem\npreparar estandar ana beto\npenaliza A retraso \"tarde\" nivel=\"roja\" infracción=\"Llegar tarde\" clase=\"tiempo\" cuesta=partida\npenaliza A \"habla\" nivel=\"fuera\" cuesta=nada\n";
    let run = run_text(text);
    let told: Vec<String> = run.referee.ledger().penalties().iter().map(|(_, p)| p.summary()).collect();
    assert_eq!(told, ["retraso Llegar tarde, roja", "habla, fuera"]);
    assert_eq!(script(run.referee.as_ref()), text);
    assert!(run.referee.outcome().is_some());
}

#[test]
fn another_level_than_the_proposed_one_needs_a_reason() {
    let mut session = with_a_fault();
    assert!(typed(&mut session, "penaliza ana 3.1 nivel=pierde-partida").contains("añada el motivo"));
    assert!(typed(&mut session, "penaliza ana 3.1 nivel=multa").contains("no es un nivel de la lista"));
    assert!(typed(&mut session, "penaliza ana 9.9").contains("no tiene ninguna infracción"));
    enter(&mut session, "penaliza ana 3.1 nivel=pierde-partida \"empujó\"").unwrap();
    let penalty = &session.referee().ledger().penalties()[0].1;
    assert_eq!(
        (penalty.proposed.as_deref(), penalty.level.as_deref()),
        (Some("aviso"), Some("pierde-partida"))
    );
    assert_eq!(
        session.referee().outcome().unwrap().text,
        "ana pierde la partida por penalización: Conducta impropia leve"
    );
}

#[test]
fn earlier_penalties_of_the_event_count_whatever_the_match() {
    let desk = Desk::new();
    let told = |seats: &str, lines: &str| {
        let who = "datos torneo=Copa; datos ana nombre=\"Ana Prado\"\n";
        desk.run_with(&["jugar", "kodem", "--sin-mesa"], format!("preparar estandar {seats}\n{who}{lines}"))
            .out
    };
    assert!(!told("ana beto", "penaliza ana 3.1\n").contains("anterior"));
    let again = told("carla ana", "penaliza ana 3.1\n");
    assert!(
        again.contains("1 anterior de «Conducta»") && again.contains("se propone advertencia"),
        "{again}"
    );
    // Another event, another account.
    let other = desk.run_with(&["jugar", "kodem"], "preparar estandar ana beto\ndatos torneo=Liga; datos ana nombre=\"Ana Prado\"\npenaliza ana 3.1\n").out;
    assert!(!other.contains("anterior"), "{other}");
}

#[test]
fn the_words_of_the_desk_that_are_verbs_too_are_told_apart_by_what_follows() {
    let mut dbs = session("dbs");
    enter(&mut dbs, "ana vs bea").unwrap();
    enter(&mut dbs, "resultado ana por tiempo").unwrap();
    assert_eq!(dbs.referee().outcome().unwrap().text, "por tiempo");
    let mut enadrya = session("enadrya");
    enter(&mut enadrya, "serie 2 de 3 anterior=A A=1").unwrap();
    // The game asks for it itself: who began the game before does not begin this one.
    assert!(typed(&mut enadrya, "inicia A").contains("F2b"));
    let told: BTreeMap<u32, String> =
        (1..3).filter_map(|n| Some((n, enadrya.referee().desk_line(n)?))).collect();
    assert_eq!(
        told.values().map(String::as_str).collect::<Vec<_>>(),
        ["partida 2 de hasta 3 (A 1), la anterior la empezó A"]
    );
}
