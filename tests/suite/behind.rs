//! Several things told behind one another in one line, which card was met, and what nobody is said to do.

use pretty_assertions::assert_eq;

use crate::bench::{asked, asked_if, enter, entered, typed};

const CODES: [&str; 3] =
    ["preparar Ana Beto comodines 2 revelen 2 mazo 30", "abrir rosa lirio dalia", "empezar Ana"];
const TOTEMS: [&str; 2] = ["Ana vs Beto, empieza Ana", "Ana roba"];
const DBS: [&str; 4] = [
    "ana contra beto, empieza ana",
    r#"carta "Cabba" tipo=luchador color=rojo coste=1 esferas=rojo:1 poder=5000"#,
    r#"cargar "Moori" rojo"#,
    r#"cargar "Kami" rojo"#,
];

#[test]
fn things_told_behind_one_another_are_offered_together() {
    let lines = ["ana contra beto, empieza ana", "ana carga una roja", "ana pasa"];
    let mut session = entered("dbs", &lines);
    let heard = asked(&mut session, "enderezo, robo, a la principal");
    assert_eq!(heard[0], "preparar; robar; fase principal");
    // What is not done is left out, and what says the same twice says it once.
    let heard = asked(&mut session, "levanto todo, robo, no cargo: main");
    assert_eq!(heard[0], "preparar; robar; fase principal");
    // One clause that says nothing leaves it all open.
    let heard = asked_if(&mut session, "enderezo, blablí, a la principal").unwrap_or_default();
    assert!(heard.iter().all(|line| line.matches(';').count() < 2), "{heard:?}");
}

#[test]
fn what_the_other_one_does_behind_a_pause_is_not_dropped() {
    let lines = [&TOTEMS[..], &["ana ataca con 10 al B1", "revelar B1 = 12/-"]].concat();
    let mut session = entered("totems", &lines);
    let heard = asked(&mut session, "ana pasa. beto roba. beto ataca A1 con 3.");
    assert_eq!(heard, ["ana pasar; beto robar; beto atacar A1 con 3"]);
}

#[test]
fn which_card_was_met_is_no_second_card_of_the_attack() {
    let mut session = entered("totems", &TOTEMS);
    let heard = asked(&mut session, "ana ataca con 10 al B1, que es 12");
    assert_eq!(heard, ["A: atacar B1 con 10/-; revelar b1 = 12/-"]);
    let heard = asked(&mut session, "le pega con 9 ojo al B1, que resultó ser 4 suma");
    assert_eq!(heard, ["atacar B1 con 9/ojo; revelar b1 = 4/suma"]);
}

#[test]
fn an_ability_may_be_one_of_its_kind() {
    let lines = [&TOTEMS[..], &["ana ataca con 10 al B1", "revelar B1 = 7/escudo"]].concat();
    let mut session = entered("totems", &lines);
    assert!(typed(&mut session, "beto usa un escudo").contains("activar escudo"));
}

#[test]
fn what_nobody_is_said_to_do_is_no_deed_of_a_player() {
    for said in ["ponen clavel en la dos", "tapan con clavel", "rellenan con clavel", "ponen a clavel"] {
        let mut session = entered("codigos", &[&CODES[..], &["ana toma lirio"]].concat());
        assert!(typed(&mut session, said).contains("reponer 2 clavel"), "{said}");
    }
}

#[test]
fn energies_that_pay_may_be_named() {
    let lines = [&DBS[..3], &["ana pasa", "beto pasa", DBS[3], "fase principal"]].concat();
    let mut session = entered("dbs", &lines);
    let heard = asked(&mut session, "bajo a Cabba y pago con Moori");
    assert!(heard.contains(&"jugar \"Cabba\" con e1".to_owned()), "{heard:?}");
}

#[test]
fn the_play_that_opened_the_first_turn_is_taken_back_like_any_other() {
    let mut session = entered("totems", &TOTEMS);
    enter(&mut session, "deshaz").unwrap();
    assert_eq!(session.referee().status().turn, 0);
}

#[test]
fn a_correction_is_of_his_own_play_and_of_one_it_fits() {
    let lines = [&TOTEMS[..], &["ana cambia A2", "ana pasa", "beto roba", "beto cambia B2"]].concat();
    let mut session = entered("totems", &lines);
    let heard = asked_if(&mut session, "no, ataca con 5 al A1").unwrap_or_default();
    assert!(!heard.iter().any(|line| line.starts_with("corregir 4")), "{heard:?}");
}

#[test]
fn how_a_card_is_now_is_told_from_the_table() {
    let lines = ["ana contra beto, empieza ana", r#"revelar A1 "Garza" tipo=Adendei daño=3 descansos=1"#];
    for said in ["¿en cuánto quedó la Garza?", "¿cómo va la Garza?", "¿la Garza está cansada?"] {
        let mut session = entered("kodem", &lines);
        assert!(typed(&mut session, said).starts_with("A1: "), "{said}");
    }
    let mut session = entered("kodem", &lines);
    for said in ["¿cuándo descansa una carta?", "¿la Garza tiene que descansar después de atacar?"] {
        assert!(!typed(&mut session, said).starts_with("A1: "), "{said}");
    }
    // «ya comenzamos» ends no turn.
    assert!(asked_if(&mut session, "ya comenzamos").is_some());
}

#[test]
fn places_may_be_parted_by_any_sign() {
    let lines = ["inicia A", "preparar A 30/20 B 30/20", "fase recargar", "fase desplegar"];
    let units = ["jugar Lobo en p6 coste 1 vel 2 1/1", "jugar Rata en s6 coste 1 vel 1 1/1", "fase batalla"];
    for said in ["p6/s6/a7", "p6-s6-a7", "p6>s6>a7"] {
        let mut session = entered("enadrya", &[&lines[..], &units].concat());
        assert!(typed(&mut session, said).contains("atacar p6 s6 a7"), "{said}");
    }
}

#[test]
fn a_table_and_its_forks_are_of_one_moment_until_a_record_comes() {
    let mut session = entered("totems", &TOTEMS[..1]);
    let (before, fork) = (session.referee().moment(), session.referee().fork());
    assert!(fork.moment() == before);
    let again = entered("totems", &TOTEMS[..1]);
    assert!(again.referee().moment() != before, "another table of the same records");
    enter(&mut session, "A robar").unwrap();
    assert!(session.referee().moment() != before && fork.moment() == before);
}
