//! What is told oddly and is right, beside what is as odd and breaks a rule.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::session::{Session, SessionError, Which};
use pretty_assertions::assert_eq;

use crate::bench::{self, enter, typed};

const SETUP: [&str; 6] = [
    "modo completo",
    "jugador ana líder GokuL",
    "jugador bea líder VegetaL",
    "ana: mazo 50",
    "bea: mazo 50",
    "inicial ana",
];
const TURN: [&str; 11] = [
    "empezar",
    "situar ana.f1 nombre=Yamcha habilidades=no",
    "situar ana.f2 nombre=Ten",
    "situar bea.f1 nombre=Nappa",
    "situar ana.e1 color=rojo",
    "situar ana.e2 color=rojo",
    "situar bea.e1 color=azul",
    "ana: pasar",
    "bea: robar 1",
    "bea: pasar",
    "ana: robar 1",
];
const ATTACK: &str = "ana: atacar f1 > bea.líder";

fn told(lines: &[&str]) -> Session {
    bench::entered("dbs", &[&SETUP[..], &TURN, lines].concat())
}

/// The clauses of the faults and doubts behind these lines of a turn.
fn found(lines: &[&str]) -> Vec<String> {
    clauses(&told(lines))
}

fn clauses(session: &Session) -> Vec<String> {
    session.referee().findings().iter().map(|found| found.clause.to_owned()).collect()
}

fn none() -> Vec<String> {
    Vec::new()
}

#[test]
fn damage_that_both_players_tell_is_one() {
    let once = [ATTACK, "ana: pasar", "bea: pasar", "ana: daño 1", "bea: daño 1"];
    assert_eq!(found(&once), none());
    assert_eq!(told(&once).referee().facts(), told(&once[..4]).referee().facts());
    // In the other order, and as the cards move.
    assert_eq!(found(&[ATTACK, "ana: pasar", "bea: pasar", "bea: daño 1", "ana: daño 1"]), none());
    assert_eq!(found(&[&once[..], &["bea: mover 1 vida mano"]].concat()), none());
    // The same player, twice: two.
    assert_eq!(found(&[&once[..], &["ana: daño 1"]].concat()), ["8.3e"]);
    assert_eq!(found(&[ATTACK, "ana: pasar", "bea: pasar", "ana: daño 1", "bea: daño 2"]), ["8.3e"]);
}

#[test]
fn a_draw_of_as_many_as_are_owed_of_the_life_is_asked() {
    let asked = |lines: &[&str], said: &str| match enter(&mut told(lines), said) {
        Err(SessionError::Which(which)) => Which::lines(&which).to_vec(),
        _ => Vec::new(),
    };
    let over = [ATTACK, "ana: paso defensa", "bea: paso daño"];
    let won = [&over[..], &["resultado 15000 a 10000 gana ana"]].concat();
    assert_eq!(asked(&won, "bea: robar 1"), ["B: daño 1", "bea: robar 1"]);
    assert_eq!(asked(&over, "bea: robar 1"), ["B: daño 1", "bea: robar 1"]);
    // Two are not what is owed; and where nothing is, her turn begins.
    assert_eq!(asked(&won, "bea: robar 2"), none());
    let lost = [&over[..], &["resultado 5000 a 10000 gana bea"]].concat();
    assert_eq!(asked(&lost, "bea: robar 1"), none());
}

#[test]
fn who_attacked_may_go_on_behind_a_pass_whatever_he_did_before() {
    let goes_on = ["ana: pasar", "bea: combo Bulma desde mano", "bea: pasar", "bea: daño 1"];
    for between in ["ana: mover f2 mano según Ten", "ana: poder f1 +5000 según Yamcha"] {
        assert_eq!(found(&[&[ATTACK, "bea: pasar", between][..], &goes_on].concat()), none(), "{between}");
    }
    let pays = [
        "ana: jugar Krillin",
        "ana: atacar f3 > bea.líder",
        "bea: pasar",
        "ana: pagar Krillin con e1",
        "ana: pasar",
        "bea: daño 1",
    ];
    assert_eq!(found(&pays), none());
    // Once she has passed too, the steps are over.
    let over = [ATTACK, "bea: pasar", "ana: pasar", "ana: pasar", "bea: robar 1"];
    assert_eq!((found(&over), told(&over).referee().status().turn), (none(), 4));
    // Nobody blocks his own attack, and the leader stays attacked.
    let own = [ATTACK, "bea: pasar", "ana: bloquear f2", "ana: pasar", "bea: daño 1"];
    assert_eq!(found(&own), ["7.2r"]);
}

#[test]
fn nothing_is_owed_while_the_attacker_may_add_to_his_attack() {
    let firm = ["situar ana.f1 poder=10000", "situar bea.líder poder=10000 habilidades=no"];
    let firm = [&firm[..], &["situar ana.f2 habilidades=no", "situar bea.f1 habilidades=no"]].concat();
    let owes = |lines: &[&str]| !told(&[&firm, lines].concat()).referee().duties().is_empty();
    assert!(!owes(&[ATTACK, "bea: pasar"]));
    assert!(owes(&[ATTACK, "bea: pasar", "ana: pasar"]));
}

#[test]
fn an_attack_out_of_turn_leaves_the_other_player_no_combat() {
    assert_eq!(found(&["bea: atacar f1 > ana.líder", ATTACK]), ["1.3"]);
    assert_eq!(found(&[ATTACK, "ana: atacar f2 > bea.líder"]), ["8.3j"]);
}

#[test]
fn a_skill_is_over_once_the_game_goes_on() {
    let drawn = ["ana: auto f2", "ana: robar 1"];
    let fight = [ATTACK, "bea: auto f1 por #20", "bea: robar 1", "bea: resuelta f1"];
    let late = "ana: robar 1 según Ten";
    let interrupts = |lines: &[&str]| found(lines).contains(&"P4".to_owned());
    assert!(!interrupts(&[&drawn[..], &fight, &[late]].concat()));
    assert!(interrupts(&[drawn[0], drawn[1], "bea: auto f1 por #19", late]));
}

#[test]
fn a_hand_is_drawn_anew_before_the_life_is_laid() {
    let prepared =
        |lines: &[&str]| clauses(&bench::entered("dbs", &[&SETUP[..], &["ana: robar 6"], lines].concat()));
    let back = ["ana: devolver 2", "ana: barajar"];
    assert_eq!(prepared(&[&back[..], &["ana: robar 2", "ana: vida 8", "empezar"]].concat()), none());
    assert_eq!(prepared(&[&back[..], &["ana: vida 8", "empezar"]].concat()), none());
    assert_eq!(prepared(&[&back[..], &["ana: vida 8", "ana: robar 2", "empezar"]].concat()), ["6.4"]);
    // Whoever keeps the whole hand draws nothing anew.
    assert_eq!(prepared(&["ana: devolver 0", "ana: vida 8", "bea: robar 6"]), none());
}

#[test]
fn what_was_taken_for_granted_of_the_preparation_may_be_told_and_passed_over() {
    let told =
        ["ana contra bea", "ana: robar 6", "ana: devolver 2", "ana: barajar", "ana: robar 2", "ana: vida 8"];
    assert_eq!(clauses(&bench::entered("dbs", &told)), none());
    // Life said later on is asked.
    let mut session = told_to(&["ana contra bea", "ana: cargar rojo"]);
    assert!(enter(&mut session, "ana: vida 8").is_err());
    let charged = bench::entered("dbs", &[&SETUP[..], &["ana: cargar rojo"]].concat());
    assert_eq!((clauses(&charged), charged.referee().status().turn), (none(), 1));
}

fn told_to(lines: &[&str]) -> Session {
    bench::entered("dbs", lines)
}

#[test]
fn a_card_named_by_the_effect_it_has_is_no_permission_without_use() {
    let uncovered = "el permiso no cubrió ninguna falta por ahora";
    let mut session = told(&["ana: activar Kame"]);
    assert!(!typed(&mut session, "bea: daño 1 según Kame").contains(uncovered));
    let mut session = told(&[]);
    assert!(typed(&mut session, "ana: jugar Krillin con e1 según Kame").contains(uncovered));
}

#[test]
fn what_is_told_of_steps_and_of_the_end_says_what_it_is() {
    let mut session = told(&[ATTACK, "ana: paso daño"]);
    assert!(typed(&mut session, "bea: combo Bulma").contains("ana se salta el paso de defensa de bea"));
    let mut session = told(&[ATTACK, "ana: paso defensa"]);
    assert!(typed(&mut session, "bea: paso ataque").contains("se vuelve al paso de ataque, que ya acabó"));
    let last = ["situar bea vida=1", ATTACK, "ana: paso defensa", "bea: paso daño", "bea: daño 1"];
    let after = typed(&mut told(&last), "ana: atacar f2 > bea.líder");
    assert!(after.contains("2.1a") && !after.contains("combate terminado"), "{after}");
    // What is offered of another's turn says so.
    let offered = enter(&mut told(&[]), "bea ataca con nappa a ana").unwrap_err();
    assert!(format!("{offered:?}").contains("(1.3)"), "{offered:?}");
    // What lies in the combo already is not paid for again.
    let again = ["situar ana.f2 combo=5000 coste-combo=1", ATTACK, "ana: combo f2 con e1"];
    let mut session = told(&again);
    session.enter_taken("ana: combo f2", arbitro::session::Caution::Confirmed, bench::noon()).unwrap();
    assert_eq!(clauses(&session), ["9.3"]);
}

/// «baja a 7 vidas» says how many are left, and not how many he lost.
#[test]
fn what_is_left_of_the_life_is_no_damage() {
    for said in ["bea baja a 7 vidas", "me bajo a 7 vidas"] {
        assert!(enter(&mut told(&[ATTACK]), said).is_err(), "{said}");
    }
    for said in ["bea baja una vida", "bea baja una vida a la mano"] {
        let mut session = told(&[ATTACK]);
        assert!(typed(&mut session, said).contains("B: daño 1"), "{said}");
    }
}

#[test]
fn energy_that_was_needed_for_what_was_paid_by_number_pays_no_more() {
    const COLORS: [&str; 3] = [
        "carta Yamcha coste=1 esferas=rojo:1",
        "carta Krillin coste=1 esferas=azul:1",
        "situar ana.e2 color=azul",
    ];
    let paid = |lines: &[&str]| found(&[&COLORS[..], lines].concat());
    assert_eq!(paid(&["ana: jugar Yamcha con 1", "ana: jugar Krillin con e2"]), none());
    assert_eq!(paid(&["ana: jugar Krillin con e2", "ana: jugar Yamcha con 1"]), none());
    let wrong = paid(&["ana: jugar Yamcha con 1", "ana: jugar Yamcha con e1"]);
    assert!(wrong.contains(&"7.2d".to_owned()), "{wrong:?}");
    // Said behind it, they may be the cards that it was paid with: that is of its cost alone.
    assert_eq!(paid(&["ana: jugar Yamcha con 1", "ana: pagar con e1"]), ["7.2c"]);
    // In the turn of the other one, too; not when it was made ready again.
    let later = ["ana: jugar Yamcha con 1", "ana: pasar", "bea: robar 1"];
    let counter = "ana: contra Escudo play con e1";
    assert!(
        paid(&[&later[..], &["bea: cargar azul", "bea: jugar Nappa con e1", counter]].concat())
            .contains(&"7.2d".to_owned())
    );
    let again = ["bea: pasar", "ana: preparar", "ana: robar 1", "ana: jugar Yamcha con e1"];
    assert_eq!(paid(&[&later[..], &again].concat()), none());
}
