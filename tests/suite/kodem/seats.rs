//! Kódem: how the modes are called, what cannot be a match, and what is remarked of order, goal and attacks that are done.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::notation::Script;
use arbitro::session::{Run, run};
use pretty_assertions::assert_eq;

/// A match from an empty table, or why a line was not understood.
fn play(lines: &str) -> Result<Run, String> {
    let script = Script::parse(&format!("juego kodem\n{lines}\n")).unwrap();
    run(&script, &|_| None).map_err(|e| e.to_string())
}

/// What does not hold of what the lines expect.
fn mismatches(lines: &str) -> Vec<String> {
    play(lines).unwrap().mismatches.into_iter().map(|m| m.text).collect()
}

fn notices(lines: &str) -> Vec<String> {
    play(lines).unwrap().referee.notices().into_iter().map(|n| n.text).collect()
}

#[test]
fn a_mode_is_understood_as_players_and_the_rulebook_call_it() {
    let everyone =
        ["multi", "multi todos", "multijugador", "multi todos contra todos", "multi Todos vs Todos"];
    for words in everyone {
        let lines = format!("preparar {words} ana beto carla\n= partida modo=todos");
        assert_eq!(mismatches(&lines), Vec::<String>::new(), "{words}");
    }
    for words in ["multi equipos", "multi zona de equipos", "multijugador zona-de-equipos"] {
        let lines = format!("preparar {words} ana,beto carla,dani\n= partida modo=equipos");
        assert_eq!(mismatches(&lines), Vec::<String>::new(), "{words}");
    }
}

#[test]
fn nobody_plays_without_a_rival_and_standard_is_for_two() {
    let refused = [
        ("preparar multi todos A", "dos jugadores o más"),
        ("preparar multi equipos A,B,C", "dos equipos o más"),
        ("preparar estandar A B C", "Estándar es de dos jugadores"),
        ("preparar multi equipos ana+beto carla+dani", "se unen con comas"),
    ];
    for (line, why) in refused {
        let told = play(line).err().unwrap_or_default();
        assert!(told.contains(why), "{line}: {told}");
    }
    assert!(play("preparar multi todos A B").is_ok());
}

#[test]
fn a_goal_is_one_card_or_more_and_only_teams_have_one() {
    for line in ["preparar multi equipos A,B C,D meta=0", "preparar multi equipos A,B C,D\nacordar meta=-3"] {
        let told = play(line).err().unwrap_or_default();
        assert!(told.contains("1 carta o más"), "{line}: {told}");
    }
    let remark = vec!["la meta solo cuenta en Zona de Equipos; aquí no cambia nada".to_owned()];
    assert_eq!(notices("preparar multi todos A B C meta=15"), remark);
    assert_eq!(notices("preparar multi todos A B C\nacordar meta=15"), remark);
    assert_eq!(notices("preparar multi equipos A,B C,D meta=15"), Vec::<String>::new());
}

#[test]
fn who_is_left_out_of_the_order_or_named_twice_is_remarked() {
    let told = notices("preparar multi todos A B C\norden B,A,B azar");
    let twice = "B se nombró dos veces; vale la primera".to_owned();
    let left_out = "C no se nombró en el orden; se supone detrás".to_owned();
    assert_eq!(told, vec![twice, left_out]);
}

#[test]
fn what_contradicts_the_name_of_a_card_is_remarked_in_either_order() {
    let table = "preparar estandar A B\ncolocar A principal=3 abajo\n";
    let name_first = notices(&format!("{table}carta \"Lobo\" daño=2\nrevelar A1 \"Lobo\" daño=4"));
    assert_eq!(name_first, vec!["A1: antes se dijo otra cosa de daño; vale lo primero".to_owned()]);
    let card_first = notices(&format!("{table}revelar A1 \"Lobo\" daño=4\ncarta \"Lobo\" daño=2"));
    assert_eq!(card_first, vec!["A1 «Lobo»: antes se dijo otra cosa de daño; vale lo primero".to_owned()]);
}

#[test]
fn an_attack_held_up_once_it_is_done_is_remarked_and_changes_no_life() {
    let table = "preparar estandar A B\ncolocar A principal=3 abajo\ncolocar B principal=3 abajo\niniciar A azar\n\
                 turno A\nfase batalla\natacar A1>B1 2\n";
    let remark =
        |what: &str| format!("el ataque de A1 ya se había resuelto; {what} no cambia la vida de nadie");
    let late = format!(
        "{table}resolver ataque A1\ndesviar ataque A1 B1>B2\nB: negar ataque A1 por=B2\nfase post\n\
         negar ataque A1 por=B2\n= B1 vida=4\n= B2 vida=6"
    );
    assert_eq!(notices(&late), vec![remark("desviarlo"), remark("negarlo"), remark("negarlo")]);
    assert_eq!(mismatches(&late), Vec::<String>::new());
    let told = format!("{table}dañar B1 2\nnegar ataque A1 por=B2\n= B1 vida=4");
    assert_eq!(notices(&told), vec![remark("negarlo")]);
    assert_eq!(mismatches(&told), Vec::<String>::new());
    let in_time = format!(
        "{table}desviar ataque A1 B1>B2\nB: negar ataque A1 por=B2\nresolver ataque A1\n\
         negar ataque A1 por=B2\n= B1 vida=6\n= B2 vida=6"
    );
    assert_eq!(notices(&in_time), Vec::<String>::new());
    assert_eq!(mismatches(&in_time), Vec::<String>::new());
}
