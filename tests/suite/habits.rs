//! Habits of speech that no game's words list: a place left unsaid, why something is done, who is only spoken to, a card
//! called by a verb.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::session::{Session, SessionError};

use crate::bench::{asked, asked_if, enter, entered};

const ENADRYA: [&str; 12] = [
    "datos A nombre=Tomás",
    "datos B nombre=Inés",
    "inicia A",
    "preparar A 20/5 B 18/6",
    "carta Jaguar tipo=unidad coste=2 vel=2 ataque=3 defensa=2",
    "carta Topo tipo=unidad coste=1 vel=1 ataque=2 defensa=1",
    "carta Furia tipo=poder coste=2",
    "situar turno n=8 jugador=B fase=desplegar",
    "situar B energía=9 mano=4 mazo=22 base=11",
    "situar B.s5 nombre=Jaguar",
    "situar B.p6 nombre=Topo",
    "situar A.s2 nombre=Muro",
];

/// The last play as it is printed.
fn last(session: &Session) -> String {
    session.referee().plays().last().unwrap().text.clone()
}

/// What is recorded of a line told behind the lines of Enadrya.
fn told(line: &str) -> String {
    let mut session = entered("enadrya", &ENADRYA);
    enter(&mut session, line).unwrap();
    last(&session)
}

#[test]
fn where_an_attack_goes_is_asked_of_the_few_slots_it_can_be() {
    for said in ["ataco con el Jaguar", "el Jaguar se va a la zona de ataque", "ataco con el Jagaur"] {
        let mut session = entered("enadrya", &ENADRYA);
        assert_eq!(asked(&mut session, said), ["atacar B.s5 a5"], "{said}");
    }
    // A bridge is no target, and neither is a second attacker.
    let mut session = entered("enadrya", &ENADRYA);
    let lines = asked_if(&mut session, "ataco con el Topo usando de puente al Jaguar").unwrap_or_default();
    assert!(
        !lines.is_empty() && lines.iter().all(|line| line.starts_with("atacar B.p6 B.s5 a")),
        "{lines:?}"
    );
    let lines = asked_if(&mut session, "ataco con el Jaguar y el Topo").unwrap_or_default();
    assert!(!lines.contains(&"atacar B.s5 B.p6".to_owned()), "{lines:?}");
}

#[test]
fn by_what_a_deed_is_allowed_gives_it_no_number() {
    assert_eq!(told("lanzo el poder Furia ya que tengo nueve de energía"), "B jugar \"Furia\" tipo=poder");
    assert_eq!(told("lanzo el poder Furia por dos de energía"), "B jugar \"Furia\" tipo=poder coste=2");
}

#[test]
fn who_is_spoken_to_at_the_end_does_not_act() {
    assert_eq!(told("y ahora te lanzo una Furia Tomás"), "B jugar \"Furia\" tipo=poder");
    // Without «te» it may be signed.
    let mut session = entered("enadrya", &ENADRYA);
    assert!(asked_if(&mut session, "lanzo una Furia Tomás").is_some());
    assert!(asked_if(&mut session, "Tomás").is_none());
}

#[test]
fn a_new_name_may_begin_with_a_verb() {
    for said in ["mira, la Lanza Rota es un poder de coste dos", "carta lanza rota poder coste 2"] {
        let mut session = entered("enadrya", &ENADRYA);
        let lines = match enter(&mut session, said) {
            Ok(_) => vec![last(&session)],
            Err(SessionError::Which(which)) => which.lines().to_vec(),
            Err(why) => panic!("{said}: {why}"),
        };
        assert!(lines.iter().any(|line| line.to_lowercase().contains("\"lanza rota\"")), "{said}: {lines:?}");
    }
    assert_eq!(told("lanza Furia, poder"), "B jugar \"Furia\" tipo=poder");
}

#[test]
fn what_a_counter_comes_to_is_not_how_much_it_changes() {
    assert_eq!(told("bajo mi energía a 5"), "B contador energía 5");
    assert_eq!(told("bajo mi energía 5"), "B energía -5");
}

#[test]
fn the_other_player_ends_no_turn_by_passing_before_the_attack() {
    let mut session = entered("enadrya", &ENADRYA);
    enter(&mut session, "fase ataque").unwrap();
    enter(&mut session, "A pasar").unwrap();
    assert_eq!(session.referee().status().turn, 8);
    enter(&mut session, "B pasar").unwrap();
    assert_eq!(session.referee().status().turn, 9);
}

const KODEM: [&str; 13] = [
    "preparar estandar Ana Beto",
    "colocar A principal=3 abajo mazo=12 equipo=4 abajo bio abajo protector=1 abajo",
    "colocar B principal=3 abajo mazo=12 equipo=2 abajo protector=2 abajo",
    "iniciar B azar",
    "turno B",
    "situar turno n=5 jugador=B fase=previa",
    "situar A1 cara=arriba nombre=Lince tipo=Adendei vida=5",
    "situar A2 cara=arriba nombre=Garza tipo=Adendei daño=2",
    "situar B1 cara=arriba nombre=\"Gran Oso\" tipo=Adendei descansos=1",
    "situar B2 cara=arriba nombre=Cocodrilo tipo=Adendei daño=3",
    "fase batalla",
    "atacar B2>A1 3",
    "fase respuesta",
];

/// What is recorded of a line told behind the lines of Kódem.
fn told_of_kodem(line: &str) -> String {
    let mut session = entered("kodem", &KODEM);
    enter(&mut session, line).unwrap_or_else(|why| panic!("{line}: {why}"));
    last(&session)
}

#[test]
fn who_is_called_by_his_name_is_not_who_speaks_of_himself() {
    for said in [
        "antes de que resuelvas beto revelo mi tercera que es tucán",
        "oye beto revelo mi tercera que es tucán",
        "ana voltea su 3, es tucán",
    ] {
        assert_eq!(told_of_kodem(said), "revelar A3 \"Tucán\"", "{said}");
    }
    assert_eq!(told_of_kodem("beto niego tu ataque con mi garza"), "negar ataque B2 por=A2");
    for said in ["pues si ya no tienes nada ana resuelvo el ataque de mi cocodrilo", "ana resuelvo el ataque"]
    {
        assert_eq!(told_of_kodem(said), "resolver ataque B2", "{said}");
    }
    let said = "me toca a mí, Beto, y revelo mi tercera, es tucán";
    let lines = asked_if(&mut entered("kodem", &KODEM), said).unwrap_or_default();
    assert!(lines.contains(&"B: revelar B3 \"Tucán\"".to_owned()), "{lines:?}");
    // It may be signed by him: then nothing of hers is recorded.
    let mut session = entered("kodem", &KODEM);
    let lines = asked_if(&mut session, "beto revelo mi tercera, tucán").unwrap_or_default();
    assert!(!lines.iter().any(|line| line.contains("A3")), "{lines:?}");
}

#[test]
fn a_card_is_called_by_a_short_word_of_its_name_behind_an_article() {
    assert_eq!(told_of_kodem("le meto veneno al oso"), "marcar B1 veneno");
    // Of two that are called so, the one that lies on the table; where both do, none.
    let mut session = entered("kodem", &KODEM);
    enter(&mut session, "situar B3 cara=arriba nombre=\"Oso Pardo\" tipo=Adendei").unwrap();
    assert!(enter(&mut session, "le meto veneno al oso").is_err());
}

#[test]
fn what_is_called_by_its_name_is_of_no_other_side() {
    let mut session = entered("kodem", &KODEM);
    enter(&mut session, "resolver ataque B2").unwrap();
    enter(&mut session, "el lince pierde tres").unwrap();
    assert_eq!(last(&session), "dañar A1 3");
}

#[test]
fn who_is_denied_one_deed_does_what_follows() {
    let mut session = entered("kodem", &KODEM[..11]);
    let lines = asked(&mut session, "el cocodrilo no ataca nada más usa su activa contra tu lince");
    assert_eq!(lines, ["activar activa B2>A1"]);
    enter(&mut session, "beto pasó el turno sin entrar a post").unwrap();
    assert!(!last(&session).contains("post"), "{}", last(&session));
}

#[test]
fn two_cards_behind_one_noun_and_where_something_comes_are_each_told() {
    let mut lines = KODEM[..4].to_vec();
    lines.extend(["turno B", "situar turno n=7 jugador=A fase=inicio", "situar AExt n=4 rava=1"]);
    lines.extend(["situar A2 cara=arriba nombre=Garza tipo=Adendei descansos=1", "fase previa"]);
    for said in [
        "ana trajo de vuelta su rava al espacio tres entregando sus cartas dos y tres",
        "mando a extinción la garza y la tapada del tres para que vuelva la rava en el tres",
    ] {
        let mut session = entered("kodem", &lines);
        enter(&mut session, said).unwrap_or_else(|why| panic!("{said}: {why}"));
        assert_eq!(last(&session), "regresar rava con=A2,A3 en=A3", "{said}");
    }
}

/// What is asked of a line told while the Bases are put down.
fn of_base(line: &str) -> Vec<String> {
    let mut session = entered("enadrya", &["datos A nombre=Tomás", "datos B nombre=Inés"]);
    asked_if(&mut session, line).unwrap_or_default()
}

#[test]
fn a_new_name_of_several_words_is_one_though_one_of_them_is_said_elsewhere() {
    for (said, name) in [
        ("la base de tomás es torre alta 18/5", "Torre alta"),
        ("tomás pone torre alta, 18 def 5 energia", "Torre alta"),
        ("tomás pone nido rojo 18/5", "Nido rojo"),
        ("tomás pone torre de marfil 18/5", "Torre de marfil"),
        (
            "tomás puso su base en la mesa la torre alta con dieciocho de vida y cinco de energía",
            "Torre alta",
        ),
    ] {
        let lines = of_base(said);
        assert!(
            lines.len() == 1 && lines[0].ends_with(&format!("base \"{name}\" 18/5")),
            "{said}: {lines:?}"
        );
    }
}

#[test]
fn no_base_is_offered_without_the_name_that_was_said() {
    for said in
        ["la base de tomás es torreón que tiembla mucho 18/5", "tomás pone torreón ssslpq qqrt wzzt 18/5"]
    {
        let lines = of_base(said);
        let is_nameless =
            |line: &String| ["base 18/5", "A base 18/5", "A: base 18/5"].contains(&line.as_str());
        assert!(!lines.iter().any(is_nameless), "{said}: {lines:?}");
    }
    // Where no name is said, none is missing.
    let mut session = entered("enadrya", &["datos A nombre=Tomás", "datos B nombre=Inés"]);
    enter(&mut session, "tomás pone su base 18/5").unwrap();
    assert_eq!(last(&session), "A base 18/5");
}

#[test]
fn what_a_base_is_raised_to_is_where_its_counter_stands() {
    assert_eq!(told("Inés sube su base a 18"), "B contador base 18");
    assert_eq!(told("Inés sube 4 su base"), "curar B.base 4");
}

#[test]
fn where_an_attacker_stands_is_no_step() {
    for said in ["ataco con el Jaguar que está en s5", "ataco con el Jaguar en s5"] {
        let mut session = entered("enadrya", &ENADRYA);
        let lines = asked_if(&mut session, said).unwrap_or_default();
        assert!(!lines.is_empty() && lines.iter().all(|line| line.contains("atacar")), "{said}: {lines:?}");
    }
}

#[test]
fn all_that_fought_come_home_only_where_all_are_meant() {
    let fought = || {
        let mut session = entered("enadrya", &ENADRYA);
        for line in [
            "situar turno fase=retirar",
            "situar B.a5 nombre=Lince origen=s6",
            "situar B.a7 nombre=Buey origen=s7",
        ] {
            enter(&mut session, line).unwrap();
        }
        session
    };
    let mut session = fought();
    match enter(&mut session, "retiro a mis dos unidades de la batalla") {
        Err(SessionError::Which(which)) => assert!(which.lines().contains(&"retirar".to_owned())),
        other => {
            other.unwrap();
            assert_eq!(last(&session), "B retirar");
        }
    }
    for some in ["retiro una de las unidades", "retiro una de mis unidades"] {
        let mut session = fought();
        asked_if(&mut session, some);
    }
}

#[test]
fn whose_technology_goes_is_asked_where_nobody_says() {
    let mut session = entered("enadrya", &ENADRYA);
    for line in ["situar A.tec nombre=Noria", "situar B.tec nombre=Fragua"] {
        enter(&mut session, line).unwrap();
    }
    let lines = asked(&mut session, "destruyo su tecnología");
    assert!(lines.contains(&"incinerar A.tec".to_owned()), "{lines:?}");
    assert_eq!(told("le doy un punto de vida al Jaguar"), "curar B.s5 1");
}
