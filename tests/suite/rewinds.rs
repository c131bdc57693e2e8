//! A judge has the match go back: what happened stays in the record and is judged as it was, the table is what it was before.

use arbitro::export::script;
use arbitro::games::GAMES;
use arbitro::journal::{Draft, Journal, MatchId, MemoryJournal};
use arbitro::kernel::{
    Body, DeskRecord, FactMap, Finding, Referee, RewindDepth, Seq, Standing, Telling, Witness, fact_map,
};
use arbitro::session::{Caution, Session};
use pretty_assertions::assert_eq;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::bench::{bodies, enter, from_scratch, noon, run_text, session, told};
use crate::laws::{Play, every_match};
use crate::rounds::are_long;

/// The facts that are otherwise, but for those that nobody can know any more, and for what was told of a card since: that stays
/// known.
fn differing(before: &FactMap, after: &FactMap) -> Vec<String> {
    let mut found = Vec::new();
    for (place, facts) in before.iter().chain(after) {
        for key in facts.keys() {
            let of = |map: &FactMap| map.get(place).and_then(|facts| facts.get(key)).cloned();
            let (was, is) = (of(before), of(after));
            if was != is && is.as_deref() != Some("?") && (was.is_some() || key == &"carta") {
                found.push(format!("{place} {key} {was:?} {is:?}"));
            }
        }
    }
    found
}

fn facts(table: &dyn Referee) -> FactMap {
    fact_map(table.facts())
}

fn says(lines: &[&str]) -> Session {
    let mut session = session("kodem");
    typed(&mut session, lines);
    session
}

fn typed(session: &mut Session, lines: &[&str]) {
    for line in lines {
        // As it is written: what looks like a slip is meant so.
        let entered = session.enter_taken(line, Caution::Record, noon());
        entered.unwrap_or_else(|e| panic!("{line}: {e}"));
    }
}

fn refused(session: &mut Session, line: &str) -> String {
    let before = session.referee().next_seq();
    let why = enter(session, line).map(|_| ()).unwrap_err().to_string();
    assert_eq!(session.referee().next_seq(), before, "{line}");
    why
}

fn last_depth(session: &Session) -> RewindDepth {
    let last = session.referee().next_seq() - 1;
    match session.referee().desk_body(last) {
        Some(Body::Desk(DeskRecord::Rewind(rewind))) => rewind.depth,
        other => panic!("{other:?}"),
    }
}

/// A play to which the match could go back.
fn some_play(play: &mut Play) -> Option<Seq> {
    let seq = play.number();
    let table = play.table();
    let is_standing = table.play(seq).is_some_and(|view| view.counts);
    Some(seq).filter(|seq| is_standing && table.back_to(*seq).is_ok())
}

#[test]
fn the_table_is_what_it_was_and_undoing_gives_it_back() {
    let mut gone_back = 0;
    every_match(100, |play, n| {
        let line = play.line();
        play.enter(&line);
        if n % 9 != 0 {
            return;
        }
        let Some(first) = some_play(play) else { return };
        gone_back += 1;
        let (was, found) = (told(play.table()), play.table().findings());
        let line = format!("retroceder {first} autoriza=\"Marta Ruiz\" \"se vuelve atrás\"");
        assert_eq!(play.enter(&line).len(), 1, "{line}");
        let log = || bodies(&play.session).join("\n");
        let differs = from_before(play.table(), first);
        assert_eq!(differs, Vec::<String>::new(), "{line}\n{}", log());
        // No finding goes, and what was known of it stays known.
        let now = play.table().findings();
        let key = |f: &Finding| (f.about, f.clause, f.kind, f.known_at, f.fault.message.clone());
        assert_eq!(
            now.iter().map(key).collect::<Vec<_>>(),
            found.iter().map(key).collect::<Vec<_>>(),
            "{line}\n{}",
            log()
        );
        let rewound = play.table().rewound(play.table().next_seq() - 1);
        for finding in now.iter().filter(|f| rewound.contains(&f.about)) {
            assert!(!finding.is_open_fault() && !finding.waits(), "{finding:?}");
        }
        let again = from_scratch(play.game, &bodies(&play.session));
        assert_eq!(told(play.table()), told(again.as_ref()), "{}", log());
        play.enter("deshacer");
        assert_eq!(told(play.table()), was, "{}", bodies(&play.session).join("\n"));
        if n % 2 == 0 {
            play.enter("rehacer");
        }
    });
    assert!(gone_back > 100 || !are_long(), "{gone_back} times");
}

/// What of the table is otherwise than before a play, in the light of all that is known. Where a label was given twice, which one
/// stood for it hangs on what is known.
fn from_before(table: &dyn Referee, first: Seq) -> Vec<String> {
    let moment = |table: &dyn Referee| {
        let status = table.status();
        format!("{} {:?} {}", status.turn, status.active, status.phase)
    };
    let before = table.before(first);
    let mut found = differing(&facts(before.as_ref()), &facts(table));
    let (was, is) = (moment(before.as_ref()), moment(table));
    found.extend((was != is).then(|| format!("{was}, {is}")));
    let is_doubled = table.notices().iter().any(|notice| notice.text.contains("ya era otra carta"));
    if is_doubled { Vec::new() } else { found }
}

/// A worked example: the table it begins on, what happened, the clause, and whether it is simple to go back over.
struct Worked {
    game: &'static str,
    from: &'static [&'static str],
    played: &'static [&'static str],
    clause: &'static str,
    is_simple: bool,
}

const WORKED: [Worked; 9] = [
    Worked {
        game: "kodem",
        from: &["situar A1 descansos=1", "situar B2 cara=abajo", "fase previa", "fase batalla"],
        played: &["atacar A1>B1 2", "B: revelar B2 \"Oso\"", "resolver ataque A1", "fase post"],
        clause: "4.5a",
        is_simple: false,
    },
    Worked {
        game: "kodem",
        from: &["situar A1 descansos=1", "fase previa", "fase batalla"],
        played: &["atacar A1>B1 2"],
        clause: "4.5a",
        is_simple: true,
    },
    Worked { game: "totems", from: &["A robar"], played: &["robar"], clause: "15.2", is_simple: false },
    Worked {
        game: "codigos",
        from: &[],
        played: &["encartar 1 k7", "reponer 1 k10"],
        clause: "3.2",
        is_simple: false,
    },
    Worked { game: "codigos", from: &[], played: &["encartar 1 k7"], clause: "3.2", is_simple: true },
    Worked {
        game: "enadrya",
        from: &["situar A.s2 nombre=U2", "mover s2 s3"],
        played: &["mover s3 s4"],
        clause: "L4",
        is_simple: true,
    },
    Worked {
        game: "enadrya",
        from: &["situar turno fase=recargar", "situar A mano=5"],
        played: &["robar 2", "fase desplegar", "jugar U1 en s1"],
        clause: "J1.2d",
        is_simple: false,
    },
    Worked {
        game: "dbs",
        from: &["situar ana.e1 color=azul"],
        played: &["ana: jugar Yamcha con e1"],
        clause: "7.2e",
        is_simple: true,
    },
    Worked {
        game: "dbs",
        from: &["situar ana.e1 color=azul"],
        played: &["ana: jugar Yamcha con e1", "ana: fase final"],
        clause: "7.2e",
        is_simple: false,
    },
];

fn at_base(worked: &Worked) -> Session {
    let mut session = session(worked.game);
    let book = arbitro::rulebook::Rulebook::embedded();
    let base = book.catalogue(worked.game).unwrap().position("base").unwrap();
    typed(&mut session, &base.script.lines().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>());
    typed(&mut session, worked.from);
    session
}

#[test]
fn the_worked_examples_come_out_as_they_were_worked() {
    for worked in WORKED {
        let mut session = at_base(&worked);
        let first = session.referee().next_seq();
        typed(&mut session, worked.played);
        let what = format!("{} {}", worked.game, worked.clause);
        let of_it = |session: &Session| {
            let found = session.referee().findings().into_iter();
            found
                .filter(|f| f.clause == worked.clause && f.about >= first && f.kind.is_fault())
                .map(|f| f.standing)
                .collect::<Vec<_>>()
        };
        assert_eq!(of_it(&session), [Standing::Open], "{what}");
        let was = told(session.referee());
        if !worked.is_simple {
            let why = refused(&mut session, &format!("retroceder {first} \"se vuelve atrás\""));
            assert!(why.contains("retroceso hondo") && why.contains("autoriza="), "{what}: {why}");
        }
        let by = if worked.is_simple { "" } else { "autoriza=Marta " };
        typed(&mut session, &[&format!("retroceder {first} {by}\"se vuelve atrás\"")]);
        assert_eq!(last_depth(&session) == RewindDepth::Simple, worked.is_simple, "{what}");
        assert_eq!(of_it(&session), [Standing::Rewound("se vuelve atrás".to_owned())], "{what}");
        assert_eq!(facts(session.referee()), facts(session.referee().before(first).as_ref()), "{what}");
        let again = run_text(&script(session.referee()));
        assert_eq!(again.referee.facts(), session.referee().facts(), "{what}");
        assert_eq!(script(again.referee.as_ref()), script(session.referee()), "{what}");
        typed(&mut session, &["deshacer"]);
        assert_eq!(told(session.referee()), was, "{what}");
    }
}

const BEGUN: [&str; 8] = [
    "preparar estandar ana beto",
    "colocar ana principal=3 abajo mazo=14 equipo=4 abajo bio abajo protector=1 abajo",
    "colocar beto principal=3 abajo mazo=12 equipo=2 abajo protector=2 abajo",
    "iniciar ana azar",
    "turno ana",
    "fase previa",
    "revelar A1 \"Lobo\" tipo=Adendei",
    "fase batalla",
];

#[test]
fn what_cannot_be_gone_back_to_is_refused_with_what_can_be_done() {
    let mut session = says(&BEGUN);
    typed(
        &mut session,
        &[
            "atacar A1>B2 4",
            "atacar A1>B1 2",
            "resolver ataque A1",
            "corregir 10: atacar A2>B1 2",
            "nota \"algo\"",
        ],
    );
    assert!(refused(&mut session, "retroceder 13 \"x\"").contains("no es una jugada"));
    assert!(refused(&mut session, "retroceder 99 \"x\"").contains("no hay ningún suceso 99"));
    assert!(refused(&mut session, "retroceder 10 \"x\"").contains("en su lugar está el 12: retroceda a ese"));
    assert!(refused(&mut session, "retroceder 9").contains("falta el motivo"));
    assert!(refused(&mut session, "retroceder 9 \"x\"").contains("retroceso hondo (3 jugadas)"));
    typed(&mut session, &["retroceder 12 autoriza=Marta \"atacó dos veces\""]);
    assert!(
        refused(&mut session, "retroceder 11 autoriza=Marta \"x\"")
            .contains("retroceda a antes del 12, donde empieza, o deshaga primero #14")
    );
    assert!(refused(&mut session, "corregir 12").contains("es donde empieza el retroceso #14"));
    assert!(refused(&mut session, "corregir 14").contains("«deshacer hasta 13» lo quita"));
    // The others of what was gone back over may be corrected, and so may the first by another.
    typed(
        &mut session,
        &["corregir 11", "corregir 12: atacar A1>B1 3", "deshacer", "deshacer hasta 13", "corregir 12"],
    );
    assert_eq!(session.referee().rewound(14), Vec::<Seq>::new());
}

#[test]
fn what_was_taken_for_granted_is_gone_back_over_with_its_play() {
    let mut session = session("kodem");
    for line in ["ana contra beto, empieza ana", "turno ana", "revelar A1 \"Lobo\" daño=3", "atacar A1>B1 3"]
    {
        enter(&mut session, line).unwrap();
    }
    let attack = session.referee().next_seq() - 1;
    assert!(session.referee().play(attack - 1).unwrap().is_tacit);
    enter(&mut session, &format!("retroceder {attack} \"se había equivocado de carta\"")).unwrap();
    assert_eq!(session.referee().rewound(attack + 1), [attack - 1, attack]);
    // Previa again: nobody is accused of showing a card late.
    enter(&mut session, "revelar A2 \"Oso\"").unwrap();
    assert!(!session.referee().findings().iter().any(Finding::is_open_fault));
}

#[test]
fn a_result_that_was_noted_stands_and_is_called_to_mind() {
    let mut session = says(&BEGUN);
    typed(&mut session, &["atacar A1>B2 3", "resultado ana por acuerdo"]);
    let replies = enter(&mut session, "retroceder 9 \"x\"").unwrap();
    assert!(format!("{replies:?}").contains("el resultado anotado se mantiene"), "{replies:?}");
    assert!(session.referee().outcome().is_some());
}

#[test]
fn a_corrected_beginning_is_the_beginning_and_nothing_is_gone_back_over_twice() {
    let mut session = says(&BEGUN);
    typed(&mut session, &["atacar A1>B2 3", "retroceder 9 \"x\""]);
    // What permits is no rewind's, and what is told anew is no repetition.
    assert!(refused(&mut session, "según carta \"Eco\"").contains("lo último fue un retroceso"));
    typed(&mut session, &["corregir 9: atacar A1>B2 2"]);
    assert!(refused(&mut session, "retroceder 11 \"y\"").contains("no se ha jugado nada"));
    enter(&mut session, "atacar A1>B2 2").unwrap();
    typed(&mut session, &["retroceder 11 autoriza=Marta \"y\""]);
    assert_eq!(session.referee().rewound(13), [11, 12]);
}

#[test]
fn nobody_goes_back_over_what_was_signed() {
    let signed = r#"{"desk":{"signature":{"of":8,"by":{"player":"A"},"key":"00","signature":"00"}}}"#;
    let mut bodies = bodies(&says(&BEGUN));
    let resumed = |bodies: &[String]| {
        let body = |text: &String| RawValue::from_string(text.clone()).unwrap();
        let format = |text: &String| serde_json::from_str::<Body<Value>>(text).unwrap().format();
        let drafts: Vec<Draft> =
            bodies.iter().map(|b| Draft::new(noon(), "mesa", format(b), body(b))).collect();
        let (mut journal, id) = (MemoryJournal::new(), MatchId::parse("k3xm7q2a").unwrap());
        journal.create(&id, &drafts).unwrap();
        Session::resume(Box::new(journal), id, "mesa").unwrap()
    };
    let line = "retroceder 8 \"se adelantó\"";
    typed(&mut resumed(&bodies), &[line]);
    bodies.push(signed.to_owned());
    assert!(refused(&mut resumed(&bodies), line).contains("la partida está firmada y ya no se retrocede"));
}

#[test]
fn a_second_rewind_goes_further_back_or_to_the_same_place() {
    let mut session = says(&BEGUN);
    typed(&mut session, &["atacar A1>B2 4", "fase post", "retroceder 9 autoriza=Marta \"uno\""]);
    let back = facts(session.referee());
    typed(&mut session, &["atacar A1>B1 3", "fase post", "retroceder 9 autoriza=Marta \"otra vez\""]);
    assert_eq!(facts(session.referee()), back);
    assert_eq!(session.referee().rewound(14), [9, 10, 12, 13]);
    typed(&mut session, &["retroceder 7 autoriza=Marta \"más atrás\""]);
    assert_eq!(facts(session.referee()), facts(session.referee().before(7).as_ref()));
    assert_eq!(session.referee().rewound(15), [7, 8, 9, 10, 12, 13]);
    let again = run_text(&script(session.referee()));
    assert_eq!(again.referee.facts(), session.referee().facts());
    assert_eq!(script(again.referee.as_ref()), script(session.referee()));
    // Undone one by one, each gives back what it took.
    typed(&mut session, &["deshacer", "deshacer"]);
    assert_eq!(session.referee().rewound(11), [9, 10]);
    assert_eq!(session.referee().status().phase, "Post");
}

#[test]
fn what_is_told_late_of_a_stretch_belongs_to_it() {
    let mut session = says(&BEGUN);
    typed(&mut session, &["atacar A1>B2 4", "fase post", "retroceder 9 autoriza=Marta \"se contó mal\""]);
    let back = facts(session.referee());
    // A fact proves a fault of a play that was gone back over: it is born rewound.
    typed(&mut session, &["carta Lobo daño=3 descansos=1"]);
    let found = session.referee().findings();
    let [fault] = found.iter().filter(|f| f.clause == "8.5b").collect::<Vec<_>>()[..] else {
        panic!("{found:?}")
    };
    assert_eq!((fault.about, fault.known_at, fault.standing.word()), (9, 12, "rewound"));
    // A play before one of the stretch joins it, and moves nothing on the table of now.
    typed(&mut session, &["antes de 10: resolver ataque A1"]);
    assert_eq!(session.referee().rewound(11), [9, 13, 10]);
    assert_eq!(session.referee().play(13).unwrap().rewound_by, Some(11));
    assert_eq!(facts(session.referee())["B2"]["vida"], back["B2"]["vida"]);
    let text = script(session.referee());
    let again = run_text(&text);
    assert_eq!(again.referee.facts(), session.referee().facts(), "{text}");
    assert_eq!(script(again.referee.as_ref()), text);
    // A correction says that it never happened: its fault goes.
    typed(&mut session, &["corregir 9: atacar A1>B2 3"]);
    assert!(
        session.referee().findings().iter().all(|f| f.clause != "8.5b"),
        "{:?}",
        session.referee().findings()
    );
    assert_eq!(facts(session.referee())["B2"]["vida"], back["B2"]["vida"]);
}

#[test]
fn what_was_ruled_in_a_stretch_stands_beside_it() {
    let mut session = says(&BEGUN);
    typed(
        &mut session,
        &["atacar A1>B2 4", "resolver ataque A1", "atacar A1>B1 2", "fallo 11 3.5a pendiente"],
    );
    typed(&mut session, &["retroceder 11 \"atacó dos veces\""]);
    let found = session.referee().findings();
    let fault = found.iter().find(|f| f.clause == "3.5a").unwrap();
    assert_eq!((fault.standing.word(), fault.waits()), ("rewound", false));
    assert!(fault.ruling.is_some());
    assert!(
        matches!(enter(&mut session, "faltas").unwrap()[..], [arbitro::session::Reply::Faults(ref open)] if open.is_empty())
    );
}

#[test]
fn a_card_that_was_turned_up_is_known_to_every_reader() {
    for (game, from, played, place, name) in [
        (
            "kodem",
            &[][..],
            &["situar B2 cara=abajo", "fase previa", "B: revelar B2 \"Oso\" tipo=Adendei"][..],
            "B2",
            ("nombre", "Oso"),
        ),
        ("totems", &[], &["A robar", "A atacar B1 con 11/-", "B revelar B1 = 13/-"], "B1", ("poder", "13")),
    ] {
        let worked = Worked { game, from, played, clause: "", is_simple: false };
        let mut session = at_base(&worked);
        typed(&mut session, played);
        let last = session.referee().next_seq() - 1;
        typed(&mut session, &[&format!("retroceder {last} autoriza=Marta \"x\"")]);
        for witness in [Witness::Public, Witness::Seat(arbitro::kernel::Seat::A)] {
            let told = session.referee().told_to(Telling { witness: Some(witness), unnamed: false });
            let mut facts = FactMap::new();
            for change in told.frames().into_iter().flat_map(|frame| frame.changes) {
                let told = facts.entry(change.place).or_default();
                match change.is {
                    Some(is) => drop(told.insert(change.key, is)),
                    None => drop(told.remove(change.key)),
                }
            }
            assert_eq!(facts[place]["cara"], "abajo", "{game}");
            assert_eq!(facts[place].get(name.0).map(String::as_str), Some(name.1), "{game} {witness:?}");
        }
    }
}

#[test]
fn every_game_goes_back() {
    for game in GAMES {
        assert!(WORKED.iter().any(|worked| worked.game == game.id), "{}", game.id);
    }
}
