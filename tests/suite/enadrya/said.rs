//! Steps that somebody said, and what the other player does in them; what only looks like a fault, and its neighbour.

use pretty_assertions::assert_eq;

use crate::bench::{asked, entered, heard_lines};

const BEGUN: [&str; 2] = ["inicia A", "preparar A 30/20 B 30/20"];
const TWO: [&str; 2] =
    ["situar A.s6 nombre=K1 vel=2 ataque=3 defensa=2", "situar A.s5 nombre=K3 vel=2 ataque=3 defensa=2"];
const ATTACKS: [&str; 3] = ["fase recargar", "fase batalla", "atacar s6 a6"];
const DEPLOYS: [&str; 2] = ["fase recargar", "fase desplegar"];
const TECHNOLOGY: &str = r#"B jugar "Torre" tipo=tecnología coste 0"#;
const POWER: &str = r#"B jugar "Po" tipo=poder coste 0"#;

/// The findings of these lines behind the preparation: whether each is a fault, its clause and the line it is about.
fn found(parts: &[&[&str]]) -> Vec<(bool, String, String)> {
    let session = entered("enadrya", &[&BEGUN[..], &parts.concat()].concat());
    let table = session.referee();
    let told = table.findings().into_iter();
    told.map(|f| (f.kind.is_fault(), f.clause.to_owned(), table.play(f.about).unwrap().text)).collect()
}

/// The clauses of the faults, and those of the doubts.
fn clauses(parts: &[&[&str]]) -> (Vec<String>, Vec<String>) {
    let (faults, doubts): (Vec<_>, Vec<_>) = found(parts).into_iter().partition(|(is_fault, ..)| *is_fault);
    let names = |found: Vec<(bool, String, String)>| found.into_iter().map(|(_, clause, _)| clause).collect();
    (names(faults), names(doubts))
}

/// Whose turn it is after these lines.
fn turn(parts: &[&[&str]]) -> u32 {
    let session = entered("enadrya", &[&BEGUN[..], &parts.concat()].concat());
    session.referee().status().turn
}

#[test]
fn what_is_forbidden_in_defensa_is_the_others_fault_and_before_it_his_turn_may_have_begun() {
    let lines = [&TWO[..], &ATTACKS, &["fase defensa", TECHNOLOGY]].concat();
    assert_eq!((clauses(&[&lines]).0, turn(&[&lines])), (vec!["J1.4.2g".to_owned()], 1));
    // Who said «batalla» may have left the rest of the turn out, as one who says no step.
    for lines in [&[&ATTACKS[..], &[TECHNOLOGY]].concat()[..], &["robar 0", "atacar s6 a6", TECHNOLOGY]] {
        assert_eq!(turn(&[&TWO, lines]), 2, "{lines:?}");
        assert_eq!(clauses(&[&TWO, lines]).0, Vec::<String>::new(), "{lines:?}");
    }
    // His answer is legal where it may be one.
    assert_eq!(clauses(&[&TWO, &ATTACKS, &["fase defensa", POWER]]), Default::default());
}

#[test]
fn an_answer_before_defensa_was_said_accuses_nobody_who_goes_on() {
    let attack = "atacar s5 a5";
    let early = clauses(&[&TWO, &ATTACKS, &[POWER, attack]]);
    assert_eq!(early, (Vec::new(), vec!["J1.4.1a".to_owned()]));
    // Said, it is past.
    assert_eq!(clauses(&[&TWO, &ATTACKS, &["fase defensa", POWER, attack]]).0, ["J1.4.1a"]);
}

#[test]
fn a_power_against_one_who_said_that_he_deploys_accuses_nobody_who_goes_on() {
    let unit = [r#"jugar "K1" en a5 coste 1 vel 3 1/1"#];
    let goes_on = [r#"A jugar "K2" en p1 coste 1 vel 1 1/1"#, "A fase ataque"];
    let lines = [&DEPLOYS[..], &unit, &[POWER], &goes_on].concat();
    let (faults, doubts) = clauses(&[&lines]);
    assert_eq!((faults, doubts), (Vec::new(), vec!["J1.3a".to_owned(), "J1b".to_owned()]));
    assert_eq!(clauses(&[&DEPLOYS, &unit, &goes_on]), Default::default());
}

#[test]
fn who_ends_the_turn_of_the_other_where_its_step_was_said_is_doubted() {
    let doubt = (Vec::new(), vec!["J1a".to_owned()]);
    // That the turn was over may have been left out: then it is his own that he ends.
    for lines in [[&DEPLOYS[..], &["B fin"]].concat(), [&TWO[..], &ATTACKS, &["B fin"]].concat()] {
        assert_eq!(clauses(&[&lines]), doubt, "{lines:?}");
        assert_eq!(turn(&[&lines]), 2, "{lines:?}");
    }
    // Who passes may only mean that he answers nothing.
    let lines = [&DEPLOYS[..], &["B pasar"]].concat();
    assert_eq!(clauses(&[&lines]), doubt);
    assert_eq!((turn(&[&lines]), turn(&[&lines, &["A fin"]])), (1, 2));
    // To pass while he is attacked leads on; one who says no step has left out that it is his turn.
    assert_eq!(clauses(&[&TWO, &ATTACKS, &["B pasar"]]), Default::default());
    assert_eq!(clauses(&[&[r#"jugar "K1" en s6 coste 1 vel 2 2/2"#, "B fin"]]).0, Vec::<String>::new());
}

#[test]
fn a_base_told_again_with_its_race_keeps_its_figures() {
    let dear = |cost: i32| format!(r#"jugar "K1" en s1 coste {cost} vel 2 1/1"#);
    for base in ["A base raza Bythros", r#"A base "Torre" raza Bythros"#] {
        assert_eq!(clauses(&[&[base], &DEPLOYS, &[&dear(90)]]).0, ["I3.2c"], "{base}");
        assert_eq!(clauses(&[&[base], &DEPLOYS, &[&dear(20)]]), Default::default(), "{base}");
    }
    // Another one takes its place.
    assert_eq!(clauses(&[&["A base 30/9"], &DEPLOYS, &[&dear(20)]]).0, ["I3.2c"]);
}

#[test]
fn a_block_of_nobody_is_asked_about_and_none_of_one_who_deploys() {
    let unit = ["situar B.s2 nombre=K2 vel=2 ataque=1 defensa=9"];
    let defends = ["fase recargar", "fase batalla", "fase defensa", "bloquear s2 d2"];
    assert_eq!(clauses(&[&unit, &defends]), (Vec::new(), vec!["J1.4.2a".to_owned()]));
    assert_eq!(clauses(&[&unit, &DEPLOYS, &["B bloquear s2 d2"]]).0, ["J1.4.2a"]);
    assert_eq!(clauses(&[&unit, &TWO, &ATTACKS, &["B bloquear s2 d2"]]), Default::default());
}

#[test]
fn what_may_be_told_again_or_names_its_card_is_no_fault_and_is_remarked_where_it_changes_nothing() {
    let notices = |lines: &[&str]| {
        let session = entered("enadrya", &[&BEGUN[..], lines].concat());
        session.referee().notices().len()
    };
    assert_eq!(notices(&["fase recargar", "masivo", "masivo"]), 1);
    let unit = r#"jugar "K1" en s6 coste 1 vel 2 2/2"#;
    let ability = |cost: &str| format!(r#"activar s6 "Verdor" verde{cost}"#);
    let told = |ability: &str| notices(&["fase recargar", "fase desplegar", unit, ability]);
    assert_eq!((told(&ability(" coste 20")), told(&ability(""))), (1, 0));
    assert_eq!(notices(&["fase recargar", "fase desplegar", r#"curar base 5 según carta "Venda""#]), 0);
}

#[test]
fn an_ability_of_the_defender_says_that_he_defends() {
    let two = [&TWO[..], &["situar B.s2 nombre=K2", "situar B energía=5"]].concat();
    let used = "B activar s2 coste 2";
    assert!(!clauses(&[&two, &ATTACKS, &[used]]).0.contains(&"J1.4.2f".to_owned()));
    // While nobody attacks, nor in Refuerzo, he defends nothing.
    assert!(clauses(&[&two, &DEPLOYS, &[used]]).0.contains(&"J1.4.2f".to_owned()));
    assert!(clauses(&[&two, &ATTACKS, &["fase refuerzo", used]]).0.contains(&"J1.4.2f".to_owned()));
}

#[test]
fn the_first_recharge_told_by_hand_is_the_recharge() {
    assert_eq!(clauses(&[&["A energía +20"]]), Default::default());
    // Of the other player, or another figure, it is none.
    for other in ["B energía +20", "A energía +7"] {
        assert_ne!(clauses(&[&[other]]), Default::default(), "{other}");
    }
}

#[test]
fn a_short_form_that_several_verbs_begin_with_is_asked_where_the_rest_fits_another() {
    let lines = [&BEGUN[..], &TWO, &ATTACKS].concat();
    let asked_of = |said: &str| asked(&mut entered("enadrya", &lines), said);
    let lines = asked_of("re K1 ataque 5");
    assert!(lines[0].starts_with("revelar ") && lines[0].ends_with(" ataque=5"), "{lines:?}");
    // What people tell with an attack is likelier than that K1 goes home to a5.
    assert!(lines.len() > 1, "{lines:?}");
    // At its time it is what it stands for.
    let home = [
        "inicia A",
        "preparar A 30/20 B 30/20",
        "situar turno n=3 jugador=A fase=retirar",
        "situar A.a6 nombre=K1 origen=s6",
    ];
    let session = entered("enadrya", &[&home[..], &["re K1"]].concat());
    let last = session.referee().next_seq() - 1;
    assert!(session.referee().play(last).unwrap().text.contains("retirar"));
}

#[test]
fn a_player_who_is_named_is_no_card_that_is_called_nearly_so() {
    let named = ["datos A nombre=Ana", "datos B nombre=Beto"];
    let lines = [&named[..], &BEGUN, &TWO, &["situar B.s2 nombre=Bot", "situar B.p3 nombre=Mole"], &ATTACKS];
    let mut session = entered("enadrya", &lines.concat());
    let lines = asked(&mut session, "Beto bloquea con Bot");
    assert!(lines.iter().all(|line| line.contains("bloquear")), "{lines:?}");
}

const DECKED: [&str; 5] = [
    r#"carta "Loba" tipo=unidad coste=2 vel=2 ataque=2 defensa=4 celeste=Coraza:1"#,
    "situar B.s3 nombre=Loba",
    "situar B.p2 nombre=K2 vel=1 ataque=1 defensa=1",
    "situar A.p6 nombre=Erizo vel=1 ataque=1 defensa=1",
    "situar A.s7 nombre=Ondina vel=2 ataque=2 defensa=2",
];

/// What a line comes to behind these: the line that is recorded, or those that are asked.
fn heard(behind: &[&str], line: &str) -> Vec<String> {
    heard_lines(&mut entered("enadrya", &[&BEGUN[..], &TWO, &DECKED, behind].concat()), line)
}

#[test]
fn what_a_card_can_do_is_no_card() {
    let defends = [&ATTACKS[..], &["fase defensa"]].concat();
    for said in ["loba se pone coraza", "pongo coraza a la loba", "coraza en la loba", "utilizo coraza"] {
        let lines = heard(&defends, said);
        assert!(lines.iter().any(|line| line.ends_with(r#"activar B.s3 "Coraza""#)), "{said}: {lines:?}");
        assert!(lines.iter().all(|line| !line.contains("jugar")), "{said}: {lines:?}");
    }
    let paid = heard(&defends, "pago 1 x coraza en la loba");
    assert!(paid.iter().all(|line| line.contains(r#"activar B.s3 "Coraza" coste"#)), "{paid:?}");
}

#[test]
fn where_it_goes_and_what_it_goes_by_may_stand_first() {
    for said in
        ["puente s7, erizo a6", "erizo a6 puente s7", "ataco con erizo en a6 y la ondina me sirve de puente"]
    {
        assert_eq!(heard(&ATTACKS[..2], said), ["#A atacar p6 s7 a6"], "{said}");
    }
    let defends = [&ATTACKS[..], &["fase defensa"]].concat();
    for said in ["d2 loba", "d2: loba"] {
        let lines = heard(&defends, said);
        assert!(lines.len() == 1 && lines[0].contains("bloquear"), "{said}: {lines:?}");
    }
}

#[test]
fn what_the_reserve_comes_to_and_whose_the_turn_is() {
    assert_eq!(heard(&DEPLOYS, "reserva 13"), ["#A contador energía 13"]);
    assert_eq!(heard(&["fase recargar"], "pillo dos"), ["#A robar 2"]);
    for said in ["tuyo", "te paso el turno, no hago nada más"] {
        assert_eq!(heard(&DEPLOYS, said), ["#A fase fin"], "{said}");
    }
    // What is denied ends none, nor does who asks for his step.
    let lines = heard(&DEPLOYS, "no paso el turno");
    assert!(lines.iter().all(|line| !line.starts_with('#')), "{lines:?}");
    assert_eq!(heard(&ATTACKS, "ya está, defiéndete cuando gustes"), ["#A fase defensa"]);
}
