//! Steps that nobody says: a match told without its phases, steps and ends of turns is the same match, and nobody is
//! accused of what only the scribe left out.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use std::collections::BTreeMap;

use arbitro::kernel::{PlayView, Referee, Seq};
use arbitro::session::{Session, print_play};
use pretty_assertions::assert_eq;

use crate::bench::{enter, golden_matches_of, run_text, session};
use crate::rounds::every;

/// The verbs that only move a match on, by game. To pass in Kódem is a decision: what requires it stands on it (3.11c).
pub const BOUNDARIES: [(&str, &[&str]); 5] = [
    ("kodem", &["fase", "turno", "resolver"]),
    ("totems", &["pasar"]),
    ("codigos", &["pasar"]),
    ("enadrya", &["fase", "fin", "pasar"]),
    ("dbs", &["fase", "paso", "pasar"]),
];

/// Whether a printed line is one of those verbs, with or without the player before it.
pub fn is_boundary(line: &str, verbs: &[&str]) -> bool {
    let mut words = line.split_whitespace();
    let is_player = |word: &&str| word.trim_end_matches(':').len() == 1;
    let first = words.next().filter(|word| !is_player(word)).or_else(|| words.next());
    first.is_some_and(|word| verbs.contains(&word))
}

fn faults(referee: &dyn Referee) -> Vec<String> {
    let open = referee.findings().into_iter().filter(|f| f.is_open_fault());
    open.map(|f| format!("{} {} «{}»", f.clause, f.fault.message, referee.play(f.about).unwrap().text))
        .collect()
}

/// The plays of a match without its boundaries. Those stay that tell what nobody could guess: what comes right before a
/// table set by hand, a turn passed or a draw that is offered.
pub fn without(plays: &[PlayView], verbs: &[&str]) -> Vec<PlayView> {
    let tells = |at: usize| {
        let next = plays[at + 1..].iter().find(|p| !is_boundary(&p.text, verbs)).map(|p| p.text.as_str());
        next.is_some_and(|line| {
            ["situar", "pasar"].iter().any(|w| line.starts_with(w)) || line.contains("empate")
        })
    };
    let kept = (0..plays.len()).filter(|at| !is_boundary(&plays[*at].text, verbs) || tells(*at));
    kept.map(|at| plays[at].clone()).collect()
}

/// The same match told again at the prompt with these of its plays.
fn told_again(told: &dyn Referee, plays: &[PlayView]) -> Session {
    let mut again = session(told.game_id());
    let mut numbers: BTreeMap<Seq, Seq> = BTreeMap::new();
    for play in plays {
        let now = |seq: Seq| numbers.get(&seq).copied().unwrap_or(seq);
        let line = print_play(&told.pointing(play.seq, &now).unwrap());
        enter(&mut again, &line).unwrap_or_else(|e| panic!("{line}: {e}"));
        numbers.insert(play.seq, again.referee().next_seq() - 1);
    }
    again
}

#[test]
fn a_match_told_without_its_steps_is_the_same_match() {
    for (game, verbs) in BOUNDARIES {
        for (path, text) in golden_matches_of(game).into_iter().step_by(every(5)) {
            let run = run_text(&text);
            let told = run.referee.as_ref();
            let plays: Vec<PlayView> = told.plays().into_iter().filter(|p| p.counts).collect();
            let kept = without(&plays, verbs);
            let again = told_again(told, &kept);
            let name = path.display();
            let before = faults(told);
            let new: Vec<String> =
                faults(again.referee()).into_iter().filter(|f| !before.contains(f)).collect();
            assert_eq!(new, Vec::<String>::new(), "{name}: only the scribe left something out");
            let last = told.at(kept.last().unwrap().seq);
            assert_eq!(again.referee().facts(), last.facts(), "{name}");
        }
    }
}

/// The lines of a match with what was taken for granted in brackets.
fn lines(game: &'static str, typed: &[&str]) -> (Session, Vec<String>) {
    let mut session = session(game);
    for line in typed {
        enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    let plays = session.referee().plays();
    let line = |p: &PlayView| if p.is_tacit { format!("({})", p.text) } else { p.text.clone() };
    let lines = plays.iter().filter(|p| p.counts).map(line).collect();
    (session, lines)
}

/// A small Kódem table, nobody's turn yet.
const KODEM: [&str; 4] = [
    "preparar estandar ana beto",
    "colocar A principal=3 abajo mazo=14 equipo=4 abajo bio abajo protector=1 abajo",
    "colocar B principal=3 abajo mazo=12 equipo=2 abajo protector=1 abajo",
    "iniciar A azar",
];

fn kodem(typed: &[&str]) -> (Session, Vec<String>) {
    let (session, lines) = lines("kodem", &[&KODEM, typed].concat());
    (session, lines[KODEM.len()..].to_vec())
}

fn clauses(session: &Session) -> Vec<&'static str> {
    session.referee().findings().iter().filter(|f| f.is_open_fault()).map(|f| f.clause).collect()
}

#[test]
fn a_play_brings_the_phases_and_turns_before_it() {
    let (session, told) = kodem(&["atacar A1>B2 3", "equipar A1 abajo", "atacar B1>A1 2"]);
    let expected = [
        "(turno A)",
        "(fase batalla)",
        "atacar A1>B2 3",
        "(fase equipo)",
        "equipar A1 abajo",
        "(turno B)",
        "(fase batalla)",
        "atacar B1>A1 2",
    ];
    assert_eq!(told, expected);
    assert_eq!(faults(session.referee()), Vec::<String>::new());
}

#[test]
fn undoing_a_play_takes_its_steps_along_and_doing_it_again_brings_them_back() {
    let (mut session, before) = kodem(&["atacar A1>B2 3"]);
    let of = |session: &Session| -> Vec<String> {
        session.referee().plays().iter().filter(|p| p.counts).map(|p| p.text.clone()).collect()
    };
    let then = of(&session);
    enter(&mut session, "atacar B1>A1 2").unwrap();
    enter(&mut session, "deshacer").unwrap();
    assert_eq!(of(&session), then, "{before:?}");
    enter(&mut session, "rehacer").unwrap();
    assert_eq!(of(&session).len(), then.len() + 3);
    // Another play in its place keeps them: that one takes them for granted now.
    let last = session.referee().plays().iter().map(|p| p.seq).max().unwrap();
    enter(&mut session, &format!("corregir {last}: atacar B1>A2 2")).unwrap();
    assert_eq!(of(&session)[then.len()..], ["turno B", "fase batalla", "atacar B1>A2 2"]);
}

#[test]
fn a_step_that_was_played_on_from_stays_when_the_play_that_took_it_is_struck() {
    let (mut session, _) = kodem(&["atacar A1>B1 3", "atacar A2>B2 3"]);
    let first = session.referee().plays().iter().find(|p| p.text == "atacar A1>B1 3").unwrap().seq;
    enter(&mut session, &format!("corregir {first}")).unwrap();
    assert_eq!(clauses(&session), Vec::<String>::new());
    let of = |session: &Session| -> Vec<String> {
        session.referee().plays().iter().filter(|p| p.counts).map(|p| p.text.clone()).collect()
    };
    let told = of(&session);
    assert!(told.ends_with(&["fase batalla".to_owned(), "atacar A2>B2 3".to_owned()]), "{told:?}");
    // The second struck too, nothing leads there any more; what is played then takes it for granted once.
    let second = session.referee().plays().iter().find(|p| p.text == "atacar A2>B2 3").unwrap().seq;
    enter(&mut session, &format!("corregir {second}")).unwrap();
    assert!(!of(&session).contains(&"fase batalla".to_owned()));
    enter(&mut session, "atacar A1>B3 2").unwrap();
    assert_eq!(of(&session).iter().filter(|text| *text == "fase batalla").count(), 1);
    assert_eq!(clauses(&session), Vec::<String>::new());
    // The same from what is stored.
    let records = session.records().unwrap();
    let bodies: Vec<String> = records.iter().skip(1).map(|r| r.body.get().to_owned()).collect();
    let mut again = crate::bench::session("kodem").referee().fork();
    bodies.iter().for_each(|body| drop(again.record(body).unwrap()));
    let texts: Vec<String> = again.plays().iter().filter(|p| p.counts).map(|p| p.text.clone()).collect();
    assert_eq!(texts, of(&session));
}

#[test]
fn what_was_owed_when_a_step_is_taken_for_granted_is_a_fault_all_the_same() {
    let (session, _) = kodem(&["turno ana", "fase equipo", "situar A1 vida=0", "atacar B1>A2 2"]);
    assert_eq!(clauses(&session), ["3.8a"]);
}

#[test]
fn going_back_is_a_fault_and_says_what_had_been_taken_for_granted() {
    let (session, _) = kodem(&["atacar A1>B2 3", "equipar A1 abajo", "revelar A2 \"Oso\" tipo=Adendei"]);
    let notices: Vec<String> = session.referee().notices().into_iter().map(|n| n.text).collect();
    assert_eq!(clauses(&session), ["3.3a"]);
    assert_eq!(notices, Vec::<String>::new(), "it would have been one before Equipo too");
    let (session, _) = kodem(&[
        "revelar A1 \"Lobo\" tipo=Adendei daño=3 descansos=1 activa=opcional",
        "atacar A1>B2 3",
        "equipar A1 abajo",
        "activar activa A1",
    ]);
    assert_eq!(clauses(&session), ["3.4a"]);
    let notices: Vec<String> = session.referee().notices().into_iter().map(|n| n.text).collect();
    assert_eq!(
        notices,
        [
            "se dio por hecho «fase equipo» en #9: si esto fue antes, «corregir 11» y «antes 9 activar activa A1»"
        ]
    );
}

#[test]
fn what_is_permitted_or_put_in_its_place_takes_nothing_for_granted() {
    for line in ["juez: atacar A1>B2 3", "atacar A1>B2 3 según carta \"Prisa\"", "antes 5: atacar A1>B2 3"] {
        let (_, told) = kodem(&["turno ana", line]);
        assert_eq!(told.len(), 2, "{line}: {told:?}");
    }
    let (session, told) = kodem(&["tácito no", "turno ana", "atacar A1>B2 3"]);
    assert_eq!(told, ["turno A", "atacar A1>B2 3"]);
    assert_eq!(clauses(&session), ["3.4a"]);
}

/// Four players, of two sides where asked, A to begin.
fn kodem_of_four(mode: &str, typed: &[&str]) -> (Session, Vec<String>) {
    let setup = [
        format!("preparar multi {mode}"),
        "colocar A principal=3 abajo mazo=12".to_owned(),
        "colocar B principal=3 abajo mazo=12".to_owned(),
        "colocar C principal=3 abajo mazo=12".to_owned(),
        "colocar D principal=3 abajo mazo=12".to_owned(),
        "orden A,B,C,D azar".to_owned(),
    ];
    let setup: Vec<&str> = setup.iter().map(String::as_str).collect();
    let (session, lines) = lines("kodem", &[&setup, typed].concat());
    (session, lines[setup.len()..].to_vec())
}

#[test]
fn where_several_play_a_turn_nobody_said_is_against_whom_its_first_attack_shows() {
    let attack = "atacar A1>C2 3";
    let (session, told) =
        kodem_of_four("todos A B C D", &["revelar A1 \"Lobo\" daño=3", attack, "resolver ataque A1"]);
    let expected =
        ["(turno A)", "revelar A1 \"Lobo\" daño=3", "(fase batalla)", "atacar A1>C2 3", "resolver ataque A1"];
    assert_eq!(told, expected);
    assert_eq!(clauses(&session), Vec::<&str>::new());
    // Who is not attacked answers nothing: what he shows begins his turn.
    let (session, told) =
        kodem_of_four("todos A B C D", &["revelar A1 \"Lobo\" daño=3", attack, "revelar B1 \"Oso\" daño=2"]);
    assert_eq!(told[4..], ["(turno B)", "revelar B1 \"Oso\" daño=2"]);
    assert_eq!(clauses(&session), Vec::<&str>::new());
    // He is the rival from then on.
    let (session, _) =
        kodem_of_four("todos A B C D", &["revelar A1", attack, "revelar A2", "atacar A2>B1 2"]);
    assert!(clauses(&session).contains(&"15.2b"), "{:?}", clauses(&session));
    // A turn that was said was to be said with its rival.
    let (session, _) = kodem_of_four("todos A B C D", &["turno A", "revelar A1", attack]);
    assert_eq!(clauses(&session), ["15.2a", "15.2a"]);
    // Who cannot be a rival is none for being attacked.
    let (session, _) = kodem_of_four("equipos A,C B,D", &["revelar A1", "atacar A1>C2 3"]);
    assert_eq!(clauses(&session), ["15.2b"]);
}

#[test]
fn an_exported_match_says_its_steps_and_is_judged_alike() {
    let (session, _) = kodem(&["atacar A1>B2 3", "situar B1 vida=0", "atacar B2>A1 2"]);
    let told = session.referee();
    let text: Vec<String> = told.plays().iter().map(print_play).collect();
    assert!(text.contains(&"tácito: turno B".to_owned()), "{text:?}");
    let run = run_text(&format!("juego kodem\n{}\n", text.join("\n")));
    assert_eq!(faults(run.referee.as_ref()), faults(told));
    assert_eq!(run.referee.facts(), told.facts());
    assert!(run.referee.plays().iter().zip(told.plays()).all(|(a, b)| a.is_tacit == b.is_tacit));
}
