//! Lines as people say them of which more than one thing could be recorded: whose card it is, who does it, what is only
//! said besides.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::session::{Session, SessionError};
use pretty_assertions::assert_eq;

use crate::bench::{enter, heard_lines, session};

/// A Kódem table in Previa of Ana's second turn: Tláloc and Chac beside her Protector, Quetzal against them.
fn table() -> Session {
    let mut session = session("kodem");
    for line in [
        "preparar estandar Ana Beto",
        "colocar A principal=3 abajo mazo=15 equipo=4 abajo bio abajo protector=1 abajo",
        "colocar B principal=3 abajo mazo=15 equipo=4 abajo bio abajo protector=1 abajo",
        "iniciar A azar",
        "turno A",
        "situar turno n=9 jugador=A fase=inicio",
        "situar A1 nombre=Tlaloc tipo=Adendei cara=arriba daño=2 impresos=1",
        "situar A2 nombre=Chac tipo=Adendei cara=arriba daño=1 impresos=1",
        "situar AP nombre=Nahual cara=arriba descansos=0",
        "situar B1 nombre=Quetzal tipo=Adendei cara=arriba daño=3 impresos=2",
        "fase previa",
    ] {
        enter(&mut session, line).unwrap();
    }
    session
}

/// What a line comes to: the line that is recorded, or those that are asked.
fn answered(mut session: Session, line: &str) -> Vec<String> {
    heard_lines(&mut session, line)
}

/// The same behind others.
fn heard(before: &[&str], line: &str) -> Vec<String> {
    let mut session = table();
    for line in before {
        enter(&mut session, line).unwrap();
    }
    answered(session, line)
}

fn assert_heard(cases: &[(&[&str], &str, &[&str])]) {
    for (before, line, lines) in cases {
        assert_eq!(heard(before, line), *lines, "{line}");
    }
}

#[test]
fn whose_deck_it_is_is_told_apart_from_who_does_it() {
    assert_heard(&[
        (&[], "Ana manda dos cartas de Beto a extinción", &["#mover BMazo>BExt 2"]),
        (&[], "Ana manda dos cartas a extinción", &["#mover AMazo>AExt 2"]),
        (&[], "Ana manda su bio a extinción", &["#extinguir ABio"]),
    ]);
}

#[test]
fn who_takes_it_by_itself_may_attack() {
    let both: &[&str] = &["atacar A1>B1 2", "dañar B1 2 por=A1"];
    assert_heard(&[
        (&[], "Tlaloc le quita 2 a Quetzal", both),
        (&["fase batalla"], "Tlaloc le quita 2 a Quetzal", &["#atacar A1>B1 2"]),
        (&[], "con el efecto de Tlaloc le quito 2 a Quetzal", &["#dañar B1 2 por=A1"]),
    ]);
}

#[test]
fn a_card_is_turned_down_and_is_given_one_that_lies_so() {
    assert_heard(&[
        (&[], "Ana coloca a Chac boca abajo", &["#ocultar A2"]),
        (
            &["atacar A2>B1 1", "resolver ataque A2", "fase post", "fase equipo"],
            "le pongo a Chac una boca abajo",
            &["#equipar A2 abajo"],
        ),
        // How it lies is not told by what it is.
        (
            &["atacar A2>B1 1", "resolver ataque A2", "fase post", "fase equipo"],
            "le pongo un ixim a Chac",
            &["equipar A2 abajo tipo=Ixim", "equipar A2 arriba tipo=Ixim"],
        ),
    ]);
}

#[test]
fn a_protector_links_whichever_is_said_first() {
    assert_heard(&[
        (&[], "Nahual se vincula con Chac", &["#vincular AP>A2"]),
        (&[], "vinculo a Chac con Nahual", &["#vincular AP>A2"]),
        (&[], "vincular A2>A1", &["#vincular A2>A1"]),
        (
            &[],
            "Nahual se vincula con Chac y usa su activa",
            &["vincular A2>AP; activar activa AP", "activar activa A2>AP"],
        ),
    ]);
}

#[test]
fn what_is_attacked_may_be_called_so() {
    let attack: &[&str] = &["fase batalla", "atacar A1>B2 2"];
    assert_heard(&[
        (attack, "Beto revela la carta atacada, es Xolo", &["#revelar B2 \"Xolo\""]),
        (attack, "Beto voltea la carta que le están atacando y es Xolo", &["#revelar B2 \"Xolo\""]),
    ]);
    // Who attacks is not what is attacked.
    let lines = heard(attack, "Beto voltea la que está atacando, es Xolo");
    assert!(!lines.iter().any(|line| line.starts_with('#')), "{lines:?}");
}

#[test]
fn a_comment_behind_the_deed_is_passed_over_and_what_leads_on_is_not() {
    assert_heard(&[
        (&[], "mando el bio a extinción que me hace falta ya", &["extinguir ABio"]),
        (&[], "Tlaloc ataca a Quetzal por 2 antes de que me pegue", &["atacar A1>B1 2"]),
    ]);
    // A number behind it is part of what is told.
    assert!(heard(&[], "Tlaloc ataca a Quetzal ya que no a la 3").iter().all(|line| !line.starts_with('#')));
}

#[test]
fn what_is_only_counted_or_told_for_each_is_told_once() {
    assert_heard(&[
        (&[], "ataco con Tlaloc a dos cartas suyas Quetzal y B2 por 2", &["#atacar A1>B1,B2 2"]),
        (&["fase batalla"], "Tlaloc pega 2 a Quetzal y 2 a B2", &["#atacar A1>B1,B2 2"]),
    ]);
    let asked = heard(&["fase batalla"], "Tlaloc pega 2 a Quetzal y 1 a B2");
    assert!(!asked.iter().any(|line| line.contains("B1,B2")), "{asked:?}");
}

/// Ana's Axólotl lies open in her space 1, her other two face down, her Rava in her Extinction.
const PREVIA: [&str; 13] = [
    "preparar estandar ana beto",
    "colocar ana principal=3 abajo mazo=13 equipo=4 abajo bio abajo protector=1 abajo",
    "colocar beto principal=3 abajo mazo=12 equipo=4 abajo bio abajo protector=1 abajo",
    "iniciar ana azar",
    "turno ana",
    "situar A1 nombre=\"Axólotl\" cara=arriba tipo=Adendei energía=Átlica daño=3 vida=4",
    "situar A2 vida=2",
    "situar AP nombre=\"Itzel\" cara=arriba descansos=1",
    "situar B1 nombre=\"Jabalí\" cara=arriba tipo=Adendei energía=Feral daño=4 vida=5 descansos=1",
    "situar B2 nombre=\"Luciérnaga\" cara=arriba tipo=Adendei energía=Cháaktica daño=2",
    "situar AExt n=3 rava=1",
    "situar BExt n=4",
    "fase previa",
];

#[test]
fn a_deed_and_what_it_serves_are_offered_as_both() {
    let mut session = session("kodem");
    for line in PREVIA {
        enter(&mut session, line).unwrap();
    }
    let both = "activar opcional A1; cambiar A2<>A3 por=A1";
    for said in [
        "activo la opcional del Axólotl y mis dos tapadas cambian de lugar",
        "activo la pasiva opcional de mi Axólotl y mis dos cartas tapadas cambian de lugar entre ellas",
        "usa la opcional del Axólotl para intercambiar su dos con su tres",
        "con la opcional del Axólotl cambié de sitio la dos y la tres",
        "opcional del axolotl: intercambio mis dos tapadas",
    ] {
        let first = match session.would_write(said) {
            Err(SessionError::Which(which)) => which.lines()[0].clone(),
            other => panic!("{said}: {other:?}"),
        };
        assert_eq!(first, both, "{said}");
    }
    // The two that lie face down, by how many they are; of one of them nothing is known.
    let writes = |said: &str| session.would_write(said).ok();
    let rava = session.would_write("regresar rava con=A2,A3 en=A3").unwrap();
    assert_eq!(writes("mando mis dos tapadas a extinción y regreso mi rava en el tres"), Some(rava));
    for said in ["volteo una de mis tapadas", "cambio mis tres tapadas"] {
        assert_eq!(writes(said), None, "{said}");
    }
}

/// Ana's Tláloc and Quetzal in Beto's Previa, who has Xolo and Nahual, nobody hurt.
fn of_beto(before: &[&str], line: &str) -> Vec<String> {
    let mut session = session("kodem");
    let open = [
        "preparar estandar Ana Beto",
        "colocar A principal=3 abajo mazo=17 equipo=3 abajo bio abajo protector=2 abajo",
        "colocar B principal=3 abajo mazo=17 equipo=3 abajo bio abajo protector=1 abajo",
        "turno A",
        "revelar A1 \"Tlaloc\" daño=2 descansos=1",
        "revelar A2 \"Quetzal\" daño=3 descansos=2",
        "fase fin",
        "turno B",
        "revelar B1 \"Xolo\" daño=1 descansos=0",
        "revelar B2 \"Nahual\" daño=4 descansos=2",
    ];
    for line in open.iter().chain(before) {
        enter(&mut session, line).unwrap();
    }
    answered(session, line)
}

#[test]
fn what_is_his_who_is_named_is_his_in_whoevers_turn() {
    for said in ["Ana manda su Bio a extinción", "Ana manda a su Bio a la Extinción"] {
        assert_eq!(of_beto(&[], said), ["#extinguir ABio"], "{said}");
    }
    for said in ["Beto sacrifica su Bio", "Beto manda su Bio a extinción", "Beto manda a su Bio a extinción"]
    {
        assert_eq!(of_beto(&[], said), ["#extinguir BBio"], "{said}");
    }
    assert_eq!(
        of_beto(&[], "Beto equipa a su protector un Rot boca abajo"),
        ["#B: equipar BP abajo tipo=Rot"]
    );
    // Where nothing says whose it is both are asked; what is attacked is the other's.
    assert_eq!(of_beto(&[], "Ana manda al Bio a extinción"), ["A: extinguir ABio", "A: extinguir BBio"]);
    assert_eq!(of_beto(&[], "Beto ataca con Xolo a su protector"), ["#atacar B1>AP"]);
}

#[test]
fn what_is_left_is_what_came_of_the_blow() {
    let blow: &[&str] = &["fase batalla", "atacar B1>A1"];
    let ways = [
        "se queda con",
        "se queda en",
        "está en",
        "ahora está en",
        "cae a",
        "tiene",
        "pasa a",
        "baja de 6 a",
    ];
    for way in ways {
        assert_eq!(of_beto(blow, &format!("Tlaloc {way} 5")), ["#resolver ataque B1"], "{way}");
        assert_eq!(
            of_beto(blow, &format!("Tlaloc {way} 4")),
            ["resolver ataque B1", "situar A1 vida=4"],
            "{way}"
        );
    }
    // Of another card than the one that is hit, and where nothing hits it, it is asked.
    assert_eq!(of_beto(blow, "Quetzal queda en 1"), ["situar A2 vida=1"]);
    for line in ["Tlaloc queda en 3", "Tlaloc cae a 3", "Tlaloc tiene 3 de vida"] {
        let asked = of_beto(&[], line);
        assert!(asked.iter().any(|one| one == "situar A1 vida=3"), "{line}: {asked:?}");
    }
    // Its rests are no life.
    assert_eq!(of_beto(blow, "Tlaloc queda con 1 descanso"), ["#descansar A1 total=1"]);
}

#[test]
fn what_is_left_behind_an_attack_is_no_damage_and_no_place() {
    let both = "atacar B2>A1; resolver ataque B2";
    for way in [
        "y lo deja en 2",
        "y queda con 2",
        ", que queda en 2",
        "dejándolo en 2",
        "y cae a 2",
        "y la deja a 2",
    ] {
        assert_eq!(of_beto(&[], &format!("Nahual ataca a Tlaloc {way}")), [both], "{way}");
    }
    assert_eq!(of_beto(&[], "Nahual le hace 4 a Tlaloc y cae a 2"), ["atacar B2>A1 4; resolver ataque B2"]);
    // Another number is asked.
    assert_eq!(
        of_beto(&[], "Nahual ataca a Tlaloc y lo deja en 3"),
        [both, "atacar B2>A1 3; resolver ataque B2"]
    );
}

#[test]
fn who_does_not_attack_passes_no_turn_unasked() {
    for said in ["Beto no ataca", "Beto no ataca este turno", "Beto se salta la batalla"] {
        assert_eq!(of_beto(&[], said), ["B: fase post", "B: pasar"], "{said}");
    }
    assert_eq!(of_beto(&[], "paso, no ataco"), ["pasar"]);
    // One card that does not attack is no step of a player that is taken unasked.
    assert!(of_beto(&[], "Xolo no ataca").iter().all(|line| !line.starts_with('#')));
}

#[test]
fn who_kills_by_itself_may_attack() {
    for said in ["Nahual mata a Tlaloc", "Nahual tumba a Tlaloc", "Nahual remata a Tlaloc"] {
        assert_eq!(of_beto(&[], said), ["atacar B2>A1", "extinguir A1 por=B2"], "{said}");
    }
    let taken = of_beto(&[], "Tlaloc recibe 4 de Nahual");
    assert_eq!(taken, ["atacar B2>A1 4", "A: dañar A1 4 por=B2"]);
    // By its text, and where it was killed, it is as it is said.
    assert_eq!(of_beto(&[], "con el efecto de Nahual mato a Tlaloc"), ["#extinguir A1 por=B2"]);
    let killed: &[&str] = &["situar A1 vida=0", "fase batalla", "fase post"];
    assert_eq!(of_beto(killed, "Nahual mata a Tlaloc"), ["#extinguir A1 por=B2"]);
}

#[test]
fn a_card_nobody_knows_leaves_no_fault_to_another() {
    assert!(heard(&[], "Cipactli ataca a B1 y B2, 2 a cada una").iter().all(|line| !line.contains("B: ")));
}

#[test]
fn a_space_is_whose_it_is_said_to_be() {
    assert_eq!(of_beto(&[], "Nahual golpea por cuatro a tu espacio uno"), ["#atacar B2>A1 4"]);
    assert_eq!(of_beto(&[], "Nahual golpea por cuatro a la tapada 2"), ["#atacar B2>A2 4"]);
}

#[test]
fn what_turns_a_card_by_its_effect_is_no_other_card() {
    for said in ["giro a1 un descanso, me lo permite Nahual", "giro 1 a a1 x efecto d nahual"] {
        assert_eq!(of_beto(&[], said), ["#descansar A1 1 por=B2"], "{said}");
    }
    assert_eq!(of_beto(&[], "a1 envenenado, efecto nahual"), ["#marcar A1 veneno por=B2"]);
    // Turned up is what is turned otherwise.
    assert!(of_beto(&[], "giro a2").iter().all(|line| !line.contains("descansar")));
}

#[test]
fn how_many_rests_it_has_is_not_how_many_more() {
    let lines = of_beto(&[], "mi protector está en 2 descansos");
    assert!(
        lines.iter().any(|line| line == "descansar BP total=2" || line == "#descansar BP total=2"),
        "{lines:?}"
    );
    // What is printed on it is known, or told by this.
    assert_eq!(of_beto(&[], "nahual descansa 2"), ["#descansar B2 2"]);
    let shown = ["revelar B3 \"Mono\""];
    assert!(of_beto(&shown, "mono descansa 2").iter().all(|line| !line.starts_with('#')));
}
