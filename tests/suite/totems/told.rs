//! What people say of a match, and what it must not be taken for.

use pretty_assertions::assert_eq;

use arbitro::session::Session;

use crate::bench::{self, asked, asked_if, enter, session};

const BASE: [&str; 3] = ["juegan Ana y Beto", "empieza Ana", "Ana roba"];

/// A match with these lines entered.
fn told(lines: &[&str]) -> Session {
    bench::entered("totems", lines)
}

/// What is printed of the plays of a match behind the first so many.
fn plays(session: &Session, from: usize) -> Vec<String> {
    session.referee().plays().into_iter().skip(from).map(|play| play.text).collect()
}

/// What is recorded of lines behind the base.
fn recorded(lines: &[&str]) -> Vec<String> {
    plays(&told(&[&BASE, lines].concat()), BASE.len())
}

#[test]
fn a_result_told_with_its_card_is_no_discard_of_the_hand() {
    let before = [&BASE[..], &["Ana ataca B1 con un 10"]].concat();
    for (said, meant) in [
        ("es un 3 de ojo, los dos al descarte", "revelar B1 = 3/ojo; descartar ataque"),
        ("es un 12 y se descarta el 10", "revelar B1 = 12/-; descartar 10/-"),
    ] {
        assert_eq!(asked(&mut told(&before), said), [meant], "{said}");
    }
    // While nothing waits, «es» says more of what is thrown away.
    assert_eq!(recorded(&["tiro el 9 de ojo, esa es mi acción"]), ["A: descartar 9/ojo"]);
}

#[test]
fn what_goes_in_is_not_what_comes_out() {
    for said in [
        "Ana cambia A1 por un 9 de ojo",
        "pone un 9 de ojo en lugar del A1",
        "mete el 9 de ojo donde estaba el A1",
    ] {
        assert_eq!(recorded(&[said]), ["A: intercambiar A1 ? 9/ojo"], "{said}");
    }
    assert_eq!(recorded(&["Ana cambia A1, que era un 9 de ojo"]), ["A: intercambiar A1 9/ojo"]);
    assert_eq!(recorded(&["Ana cambia A1 por una de la mano"]), ["A: intercambiar A1"]);
    // Nothing lies there that it could stand for.
    assert_eq!(recorded(&["situar A1 carta=no", "pone un 9 de ojo en A1"])[1], "A: reponer A1 9/ojo");
}

#[test]
fn an_eye_turns_up_a_card_of_the_other_side() {
    let won = ["Ana ataca B1 con 9 ojo", "es un 3 suma"];
    assert_eq!(recorded(&[&won[..], &["Ana descubre el tercero, un 12"]].concat())[2], "revelar B3 = 12/-");
    // Whoever is attacked turns up his own.
    let pending = ["Ana ataca B2 con 9 ojo", "Beto descubre el segundo, un 12"];
    assert_eq!(recorded(&pending)[1], "revelar B2 = 12/-");
}

#[test]
fn both_fall_once_an_attack_is_won() {
    let won = ["Ana ataca B1 con un 10", "es un 3 de suma"];
    assert_eq!(recorded(&[&won[..], &["caen los dos"]].concat())[2], "A: descartar ataque");
    let lost = [&BASE[..], &["Ana ataca B1 con un 10", "es un 12"]].concat();
    let mut session = told(&lost);
    let before = session.referee().next_seq();
    assert!(enter(&mut session, "caen los dos").is_err());
    assert_eq!(session.referee().next_seq(), before);
}

#[test]
fn what_is_done_for_both_is_told_of_each() {
    for said in ["repartimos 7 cartas a cada jugador", "repartir 7 a los dos", "A y B toman 7 cartas"] {
        assert_eq!(plays(&told(&[said]), 0), ["repartir A 7", "repartir B 7"], "{said}");
    }
    assert_eq!(plays(&told(&["repartir 7 a A"]), 0), ["repartir A 7"]);
    // Two verbs are no two players.
    let lines = asked(&mut session("totems"), "barajamos y preparamos");
    assert!(lines.contains(&"barajar; preparar".to_owned()), "{lines:?}");
}

#[test]
fn the_preparation_told_again_step_by_step_is_the_same() {
    let again =
        ["juegan Ana y Beto", "repartir A 7", "repartir B 7", "Ana coloca 4", "Beto coloca 4", "Ana roba"];
    let session = told(&again);
    assert!(session.referee().findings().is_empty());
    let eight = told(&["juegan Ana y Beto", "repartir A 8"]);
    let clauses: Vec<_> = eight.referee().findings().iter().map(|finding| finding.clause).collect();
    assert_eq!(clauses, ["12.3"]);
}

#[test]
fn the_first_and_the_last_of_four_are_called_so() {
    assert_eq!(recorded(&["Ana ataca al primero con un 12"]), ["A: atacar B1 con 12/-"]);
    assert_eq!(recorded(&["Ana ataca con un 12 al último"]), ["A: atacar B4 con 12/-"]);
    assert_eq!(recorded(&["Ana cambia el primero por otro"]), ["A: intercambiar A1"]);
    // «Primero» behind no article says when.
    assert_eq!(recorded(&["primero Ana ataca B2 con un 12"]), ["A: atacar B2 con 12/-"]);
    // Where a place is empty the last one is not for sure the fourth.
    let gone = [&BASE[..], &["situar B4 carta=no"]].concat();
    assert!(enter(&mut told(&gone), "Ana ataca al último con un 12").is_err());
}

#[test]
fn one_is_how_many_and_a_one_is_a_card() {
    let hole = [&BASE[..], &["situar A2 carta=no"]].concat();
    for said in ["Ana repone uno", "Ana cambia uno"] {
        assert!(enter(&mut told(&hole), said).is_err(), "{said}");
    }
    assert_eq!(recorded(&["Ana descarta un 1"]), ["A: descartar 1/?"]);
    assert_eq!(recorded(&["Ana descarta uno"]), ["A: descartar"]);
    let pending = ["Ana ataca B2 con un 12", "era un 1 de escudo"];
    assert_eq!(recorded(&pending)[1], "revelar B2 = 1/escudo");
}

#[test]
fn who_won_an_attack_or_does_nothing_ends_no_match_and_no_turn() {
    let won = [&BASE[..], &["Ana ataca B2 con un 10", "era un 10"]].concat();
    for said in ["gana Ana", "Ana lo gana", "empatan", "Beto no hace nada"] {
        let mut session = told(&won);
        let before = session.referee().next_seq();
        assert!(enter(&mut session, said).is_err(), "{said}");
        assert_eq!(session.referee().next_seq(), before, "{said}");
    }
    assert_eq!(
        recorded(&["Ana ataca B2 con un 10", "era un 10", "empatan y caen los dos"])[2],
        "A: descartar ataque"
    );
}

#[test]
fn the_turn_given_to_him_who_is_spoken_to_is_not_passed_by_him() {
    let won = ["Ana ataca B2 con un 10", "era un 3 de ojo"];
    let pass = |said: &str| recorded(&[&won[..], &[said]].concat()).pop();
    assert_eq!(pass("me planto aquí, tu turno Beto").as_deref(), Some("A: pasar"));
    assert_eq!(pass("Ana deja el turno").as_deref(), Some("A: pasar"));
}

#[test]
fn the_second_of_two_things_is_his_who_did_the_first() {
    let done = ["A: descartar 3/?", "A: robar"];
    assert_eq!(recorded(&["Ana descarta un 3 y roba"]), done);
    // The second draw is no fault of its own: that is the discard before it.
    let again = recorded(&["Ana descarta un 3 y roba", "Ana vuelve a descartar un 3 y roba otra"]);
    assert_eq!(again[2..], done);
}

#[test]
fn two_targets_are_not_one() {
    let lines = asked(&mut told(&BASE), "Ana ataca al segundo y al tercero con un 9");
    assert!(lines.contains(&"A: atacar B2 B3 con 9".to_owned()), "{lines:?}");
}

#[test]
fn the_preparation_told_a_third_time_is_the_same_and_no_sword() {
    let again = ["juegan Ana y Beto", "Ana coloca 4", "Beto también ha puesto sus cuatro", "Ana coloca 4"];
    let session = told(&[&again[..], &["Ana coloca 4", "repartimos 7 a cada uno"]].concat());
    assert!(session.referee().findings().is_empty());
    assert_eq!(plays(&session, 2)[0], "B: colocar 4");
    assert_eq!(plays(&told(&["juegan Ana y Beto", "le toca empezar a Beto"]), 1), ["empezar B"]);
}

#[test]
fn one_card_more_is_dealt_before_the_match_begins() {
    let dealt =
        ["datos A nombre=Sofía", "datos B nombre=Tomás", "barajar 52", "repartir A 7", "repartir B 6"];
    for said in
        ["a Tomás le falta una se la reparto ahora", "le reparto una más a Tomás", "le doy otra a Tomás"]
    {
        let session = told(&[&dealt[..], &[said]].concat());
        assert_eq!(plays(&session, 0).last().map(String::as_str), Some("repartir B 1"), "{said}");
    }
    // That one is missing is not that it was dealt.
    for said in ["a Tomás le falta una", "a Tomás le falta una más"] {
        assert!(enter(&mut told(&dealt), said).is_err(), "{said}");
    }
}

#[test]
fn a_card_called_by_its_number_and_its_face_is_one_card() {
    let lines = [&BASE[..], &["situar B2 cara=arriba poder=10 atacado=sí"]].concat();
    let session = told(&[&lines[..], &["Ana ataca el diez descubierto de Beto con otro diez"]].concat());
    assert_eq!(plays(&session, BASE.len()).last().map(String::as_str), Some("A: atacar B2 con 10/-"));
}

const ATTACKED: [&str; 5] =
    ["ana contra beto", "empieza ana", "ana roba", "ana ataca B1 con 8/ojo", "es un 6 de espada"];

/// What is printed of the last play.
fn last(session: &Session) -> String {
    plays(session, 0).pop().unwrap_or_default()
}

#[test]
fn the_last_one_is_found_in_the_row() {
    let mut session = told(&ATTACKED);
    // What lies in all four places of him who is told to is the fourth; one fell at B1.
    for said in [
        "un 5 al último",
        "pues yo con un cinco le pego a tu último tótem",
        "ataco con un 5 a la última de beto",
    ] {
        let lines = asked(&mut session, said);
        assert!(lines.iter().all(|line| line.ends_with("atacar B4 con 5")), "{said}: {lines:?}");
    }
    // «mi último ataque» is no card, and neither is «el segundo ataque».
    for said in ["mi último ataque", "mi segundo ataque"] {
        assert!(
            asked_if(&mut session, said).is_none_or(|lines| lines.iter().all(|line| !line.contains("A4"))),
            "{said}"
        );
    }
    enter(&mut session, "mi segundo ataque va con un diez contra B3").unwrap();
    assert_eq!(last(&session), "A: atacar B3 con 10/-");
}

#[test]
fn a_defender_named_behind_the_card_is_what_is_attacked() {
    let mut session = told(&ATTACKED[..3]);
    enter(&mut session, "atacar con 11 b1").unwrap();
    assert_eq!(last(&session), "A: atacar B1 con 11/?");
    // A card of one's own side that is played from there is against the rules, and stays what was said.
    let mut session = told(&ATTACKED[..3]);
    enter(&mut session, "atacar b1 con 11 y a2").unwrap();
    assert!(last(&session).contains("A2"), "{}", last(&session));
}

#[test]
fn what_has_not_happened_yet_says_only_when() {
    let mut session = told(&ATTACKED[..2]);
    for said in [
        "antes de que robes ana mira a3",
        "antes de que ataque beto, ana mira a3",
        "antes de que se me olvide ana mira a3",
    ] {
        let lines = asked(&mut session, said);
        assert!(lines[0].to_uppercase().ends_with("MIRAR A3"), "{said}: {lines:?}");
    }
    // The desk's word with its number is what it was.
    assert!(enter(&mut session, "antes de que robes").is_err());
    enter(&mut session, "antes de 2: ana mirar A3").unwrap();
}

#[test]
fn a_reason_is_no_place() {
    let lines = ["ana contra beto", "empieza ana", "ana roba", "ana ataca B1 con 5/escudo", "es un 7 de ojo"];
    let mut session = told(&lines);
    // It is not the card with the eye that is turned up once more.
    let lines = asked_if(&mut session, "x el ojo ana voltea un 11").unwrap_or_default();
    assert!(!lines.iter().any(|line| line.contains("revelar B1")), "{lines:?}");
    // «fin, beto» may be the end of the match for him.
    let lines = asked(&mut session, "fin, beto");
    assert!(lines.iter().any(|line| line == "fin beto"), "{lines:?}");
}

#[test]
fn who_can_neither_draw_nor_act_passes_unasked() {
    let bare = ["juegan Ana y Beto", "empieza Ana", "situar mazo n=0", "situar AMano n=0"];
    let mut session = told(&bare);
    enter(&mut session, "A: pasar").unwrap();
    assert!(session.referee().findings().is_empty());
    // Where there is a card to draw, it is asked.
    assert_eq!(asked(&mut told(&bare[..2]), "A: pasar")[0], "robar");
}

#[test]
fn the_one_that_is_attacked_is_called_so() {
    let before = [&BASE[..], &["Ana ataca B2 con un 10"]].concat();
    for said in
        ["Beto mira el que le están atacando", "miro la atacada", "Beto revisa la carta que le atacan"]
    {
        let mut session = told(&before);
        enter(&mut session, said).unwrap();
        assert_eq!(plays(&session, before.len()), ["B: mirar B2"], "{said}");
    }
    // Which of them attacks is not the one that is attacked: it is not recorded; where nothing waits none is.
    asked_if(&mut told(&before), "miro la que atacó");
    assert!(enter(&mut told(&BASE), "miro la atacada").is_err());
}

#[test]
fn the_deck_is_counted_and_a_figure_says_which() {
    for said in [
        "al mazo le quedan 20",
        "conté el mazo y hay 20",
        "anota que el mazo tiene 20",
        "restan 20 cartas en el mazo",
    ] {
        assert_eq!(recorded(&[said]), ["situar mazo n=20"], "{said}");
    }
    assert_eq!(recorded(&["Ana cambia su 1a por una de la mano"]), ["A: intercambiar A1"]);
    assert_eq!(
        asked(&mut told(&[&BASE[..], &["Ana ataca B1 con 9 ojo"]].concat()), "B revelar B1 = 10-/"),
        ["B: revelar B1 = 10/-"]
    );
}

#[test]
fn a_number_of_somebody_may_be_a_place_or_a_card() {
    let four = ["situar B3 cara=arriba poder=4 habilidad=escudo"];
    let asked =
        asked(&mut told(&[&BASE[..], &four].concat()), "Ana ataca el cuatro de Beto con un nueve de suma");
    assert_eq!(asked, ["A: atacar B3 con 9/suma", "A: atacar B4 con 9/suma"]);
    // Nothing else is called so: it is the place.
    assert_eq!(recorded(&["Ana ataca el cuatro de Beto con un nueve de suma"]), ["A: atacar B4 con 9/suma"]);
}

#[test]
fn what_is_said_to_be_his_own_is_of_who_acts() {
    assert_eq!(recorded(&["espía su propia segunda"]), ["A: mirar A2"]);
    assert_eq!(recorded(&["espía su segunda"]), ["B: mirar B2"]);
}

#[test]
fn a_correction_without_a_verb_keeps_that_of_the_play() {
    let before = [&BASE[..], &["Ana ataca B2 con un 10"]].concat();
    for said in ["cor 4: era B3 con el 10", "corregir 4: era B3"] {
        assert_eq!(asked(&mut told(&before), said), ["corregir 4: A: atacar B3 con 10/-"], "{said}");
    }
    assert_eq!(
        recorded(&["Ana ataca B2 con un 10", "corregir 4: A: mirar A1"]).last().unwrap(),
        "A: mirar A1"
    );
}

#[test]
fn who_leaves_it_here_passes() {
    assert_eq!(recorded(&["lo dejo aquí te toca Beto"]), ["A: pasar"]);
    assert_eq!(recorded(&["lo dejo aquí"]), ["A: pasar"]);
}

#[test]
fn who_gives_up_says_first_who_he_is_or_half_his_name() {
    let mut table =
        bench::entered("totems", &["juegan Jimena y Beto", "empieza Jimena", "Jimena roba", "pasar"]);
    assert_eq!(asked(&mut table, "yo, Jimena, me rindo"), ["A: rendirse"]);
    assert_eq!(asked(&mut table, "concede jime"), ["A: rendirse"]);
    // Behind it he is spoken to, or signs it.
    assert_eq!(asked(&mut table, "me rindo yo, Jimena"), ["B: rendirse", "A: rendirse"]);
}

#[test]
fn one_of_the_hand_is_no_card_of_power_one() {
    assert_eq!(recorded(&["situar A3 carta=no", "1 de mano a a3"])[1], "A: reponer A3");
    assert_eq!(recorded(&["situar A3 carta=no", "repongo a3 con un 1 de ojo"])[1], "A: reponer A3 1/ojo");
}

#[test]
fn cards_that_come_to_a_sum_stay_two() {
    for said in ["ataco b1 con 5 más 3 que suman 8", "ana ataca b1 con espada 5 mas 3 son 8"] {
        let lines = bench::heard_lines(&mut told(&BASE), said);
        assert!(lines[0].contains("con 3 y 5"), "{said}: {lines:?}");
    }
}

#[test]
fn the_one_attacked_is_turned_up_by_saying_what_it_is_worth() {
    let before = [&BASE[..], &["Ana ataca B3 con un 10"]].concat();
    for said in ["b3 vale 13", "el defensor que atacaste vale trece"] {
        assert_eq!(bench::heard_lines(&mut told(&before), said), ["#revelar B3 = 13/-"], "{said}");
    }
    // While nothing waits it is told of the table.
    assert_eq!(bench::heard_lines(&mut told(&BASE), "b3 vale 13"), ["#situar B3 poder=13"]);
    let lines = asked(&mut told(&before), "destapo mi tercer tótem y es un once");
    assert_eq!(lines, ["revelar B3 = 11/-", "revelar A3 = 11/-"]);
}

#[test]
fn the_place_that_is_empty_is_filled_before_one_that_is_taken() {
    let before = [&BASE[..], &["situar A2 carta=no"]].concat();
    for said in ["en mi hueco va un 6 de escudo", "6esc al hueco"] {
        assert_eq!(bench::heard_lines(&mut told(&before), said), ["#A: reponer A2 6/escudo"], "{said}");
    }
}

#[test]
fn what_two_cards_come_to_is_no_card() {
    let before = [&BASE[..], &["situar B2 cara=arriba poder=8"]].concat();
    assert_eq!(
        bench::heard_lines(&mut told(&before), "2esp + 6 ojo = 8, al 8"),
        ["#A: atacar B2 con 2/espada y 6/ojo"]
    );
    // What the card is worth that it goes for is no card either.
    assert_eq!(bench::heard_lines(&mut told(&before), "10 al 8 destapado"), ["atacar B2 con 10/-"]);
}

#[test]
fn who_says_first_who_he_is_does_it() {
    let lines = bench::heard_lines(&mut told(&BASE), "Yo, Beto, tomo una carta del mazo");
    assert!(lines.iter().all(|line| line.contains("B: robar")), "{lines:?}");
}

#[test]
fn who_gives_up_signs_it() {
    let mut table =
        bench::entered("totems", &["juegan Jimena y Beto", "empieza Jimena", "Jimena roba", "pasar"]);
    for said in ["me rindo (jimena)", "yo jimena me rindo", "jimena scoop"] {
        assert_eq!(asked(&mut table, said), ["A: rendirse"], "{said}");
    }
    assert_eq!(asked(&mut table, "dice A que se da por vencida"), ["A: rendirse"]);
    // Of another one a bracket says something else.
    assert!(asked(&mut table, "beto se rinde (jimena)").contains(&"B: rendirse".to_owned()));
}

#[test]
fn who_gives_up_a_card_does_not_give_up_the_match_unasked() {
    let before = [&BASE[..], &["Ana ataca B1 con un 10", "es un 12"]].concat();
    for said in ["doy por perdida mi carta", "Ana da por perdida la carta", "se rindió la carta"] {
        let lines = bench::heard_lines(&mut told(&before), said);
        assert!(
            lines.iter().all(|line| !line.starts_with('#') || !line.contains("rendirse")),
            "{said}: {lines:?}"
        );
    }
}

#[test]
fn what_it_can_do_is_told_behind_what_it_is_worth() {
    let before = [&BASE[..], &["Ana ataca B1 con un 10"]].concat();
    let lines = bench::heard_lines(&mut told(&before), "vale 9 y es de suma");
    assert!(lines.contains(&"revelar B1 = 9/suma".to_owned()), "{lines:?}");
}

#[test]
fn his_that_is_struck_is_the_other_ones() {
    let lines = bench::heard_lines(&mut told(&BASE), "yo, Ana, ataco su tercera con la 12");
    assert!(lines.iter().all(|line| !line.starts_with("#A: atacar A3")), "{lines:?}");
}
