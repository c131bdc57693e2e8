//! What is offered at sixty places of a line, written by hand, over the five games; and hints, which can be sent.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::prompt::{hint, offers};
use arbitro::session::Session;
use pretty_assertions::assert_eq;

use crate::bench::{enter, entered, read_line};

const KODEM: &[&str] = &[
    "preparar estandar ana beto",
    "colocar A principal=3 abajo mazo=14 protector=1 abajo",
    "colocar B principal=3 abajo mazo=14 protector=1 abajo",
    "iniciar A azar",
    "turno A; fase previa",
    "revelar A1 \"Lobo\" tipo=Adendei daño=3 descansos=1",
    "situar A1 descansos=2",
    "fase batalla",
    "atacar A1>B1 3",
];
const TOTEMS: &[&str] = &["preparar", "empezar A", "A robar"];
const CODIGOS: &[&str] = &["preparar ana beto"];
const ENADRYA: &[&str] =
    &["inicia A", "preparar A 15/5 B 15/5", "fase recargar", "fase desplegar", "jugar Zorro en s5 coste 1"];
const DBS: &[&str] = &["modo media", "jugador ana", "jugador beto"];

/// What is offered at the end of a line.
fn offered(session: &Session, line: &str) -> Vec<String> {
    let cards = ["Lobo Gris".to_owned(), "Ñandú".to_owned()];
    let found = offers(session.referee(), &cards, line, line.len());
    found.items.into_iter().map(|offer| offer.text).collect()
}

/// Places of a line, and what is offered there.
type Places = &'static [(&'static str, &'static [&'static str])];

/// All the cards in play, those of the player whose turn it is first, and the names at hand.
const CARDS: &[&str] = &["A1", "A2", "A3", "AP", "B1", "B2", "B3", "BP", "Lobo", "\"Lobo Gris\"", "Ñandú"];

const RULINGS: &[&str] = &["se-mantiene", "sin-falta", "permitido", "corregido", "arreglo", "pendiente"];

const PLAYS: &[&str] = &["10", "9", "8", "7", "6", "5", "4", "3", "2", "1"];

const AT_KODEM: Places = &[
    ("ata", &["atacar"]),
    ("fase ", &["previa", "batalla", "respuesta", "resolución", "post", "equipo", "fin"]),
    ("fa p", &["previa", "post"]),
    ("ana: fase b", &["batalla"]),
    ("turno b; fase eq", &["equipo"]),
    ("turno ", &["ana", "beto", "contra="]),
    ("turno beto contra=", &["ana", "beto"]),
    ("iniciar ", &["ana", "beto"]),
    ("iniciar ana ", &["azar", "acuerdo", "perdedor", "eleccion"]),
    ("revelar A", &["A1", "A2", "A3", "AP"]),
    ("revelar A2 ñ", &["Ñandú"]),
    ("revelar A2 \"Lo", &["Lobo", "\"Lobo Gris\""]),
    ("revelar A2 Lobo ", &["tipo=", "energía=", "daño=", "descansos=", "activa=", "por="]),
    ("revelar A2 tipo=", &["Adendei", "Rava", "Protector", "Bio", "Ixim", "Rot"]),
    ("revelar A2 tipo=Rot da", &["daño="]),
    ("atacar ", CARDS),
    ("atacar A1>B", &["B1", "B2", "B3", "BP"]),
    ("atacar A1>B1 3 ", &["azar", "elegido", "sin-activa", "extra=", "costo="]),
    ("atacar A1>B1 3 azar ", &["sin-activa", "extra=", "costo="]),
    ("extinguir A1 por=r", &["repetida"]),
    ("marcar B1 ", &["quemadura", "abismada", "veneno"]),
    ("resolver ataque ", CARDS),
    ("reemplazar A1 ", &["abajo", "arriba"]),
    ("situar A1 ca", &["carta=", "cara="]),
    ("situar A1 cara=", &["abajo", "arriba"]),
    ("mesa A1 cara=", &["abajo", "arriba"]),
    ("estado A", &["A1", "A2", "A3", "AP", "ABio", "AMazo", "AEquipo", "AExt"]),
    ("exportar ", &["md", "html", "csv", "jsonl", "arb"]),
    ("exportar md ana.md ", &["sobrescribir"]),
    ("ayuda ata", &["atacar"]),
    ("puedo ata", &["atacar"]),
    ("puedo atacar A1>B", &["B1", "B2", "B3", "BP"]),
    ("opciones ata", &["atacar"]),
    ("porque ", &["10"]),
    ("fallo ", &["10"]),
    ("fallo 10 4", &["4.5a"]),
    ("fallo 10 4.5a ", RULINGS),
    ("corregir ", PLAYS),
    ("corregir 10: ata", &["atacar"]),
    ("antes ", &["de"]),
    ("antes de ", PLAYS),
    ("penaliza ", &["ana", "beto"]),
    ("resultado ana por ", &["tiempo", "incomparecencia", "acuerdo", "retirada"]),
    ("tácito ", &["sí", "no"]),
    ("nota 10: ata", &[]),
    ("regla des", &[]),
];

const AT_TOTEMS: Places = &[
    ("A ata", &["atacar"]),
    ("A atacar B1 ", &["con"]),
    ("A reponer A1 desde=", &["mazo", "descarte"]),
    ("activar ", &["espada", "escudo", "ojo", "suma"]),
    ("fin ", &["A", "B", "empate"]),
];

const AT_CODIGOS: Places = &[
    ("encartar ", &["1", "2", "3"]),
    ("mover ", &["soldado"]),
    ("colocar revelen ", &["descarte", "derecha", "izquierda"]),
    ("empezar ", &["ana", "beto"]),
];

const AT_ENADRYA: Places = &[
    ("fase d", &["desplegar", "defensa", "daño"]),
    ("jugar Gato ", &["en", "coste", "vel", "raza", "tipo=", "desde"]),
    ("daño A.s5 1 ", &["este turno"]),
    ("revelar A.s5 tipo=", &["base", "unidad", "poder", "tecnología"]),
    ("modificar A.s5 ", &["ataque", "defensa"]),
];

const AT_DBS: Places = &[
    ("modo ", &["completo", "media"]),
    ("fase ", &["carga", "principal", "final"]),
    ("inicial ", &["ana", "beto"]),
    ("victoria ana ", &["por"]),
];

#[test]
fn what_may_stand_there_is_offered_and_nothing_else() {
    let all: [(&'static str, &[&str], Places); 5] = [
        ("kodem", KODEM, AT_KODEM),
        ("totems", TOTEMS, AT_TOTEMS),
        ("codigos", CODIGOS, AT_CODIGOS),
        ("enadrya", ENADRYA, AT_ENADRYA),
        ("dbs", DBS, AT_DBS),
    ];
    assert!(all.iter().map(|(_, _, places)| places.len()).sum::<usize>() >= 60);
    for (game, lines, places) in all {
        let session = entered(game, lines);
        let wrong: Vec<(&str, Vec<String>)> = places
            .iter()
            .map(|(line, wanted)| (*line, offered(&session, line), *wanted))
            .filter(|(_, found, wanted)| found != wanted)
            .map(|(line, found, _)| (line, found))
            .collect();
        assert_eq!(wrong, vec![], "{game}");
    }
}

#[test]
fn a_line_of_help_stands_by_what_is_offered() {
    let session = entered("kodem", KODEM);
    let of = |line: &str| offers(session.referee(), &[], line, line.len()).items;
    assert_eq!(of("ata")[0].help, "declara un ataque con el daño anunciado a cada objetivo");
    assert!(of("porque ")[0].help.starts_with("4.5a: A1 «Lobo»"), "{:?}", of("porque "));
    assert!(of("atacar A")[0].help.starts_with("Lobo"), "{:?}", of("atacar A"));
    assert!(of("turno a")[0].help.contains("le toca"));
}

#[test]
fn what_is_hidden_from_everybody_is_not_offered() {
    let mut session = entered("kodem", KODEM);
    enter(&mut session, "identificar A2 \"Oso\"").unwrap();
    let all = ["revelar A3 ", "revelar A3 \"", "atacar ", "revelar "];
    for line in all {
        assert!(!format!("{:?}", offers(session.referee(), &[], line, line.len())).contains("Oso"), "{line}");
    }
}

/// Whatever is typed, with its hint it is a line that can be read.
#[test]
fn a_hint_is_only_text_that_can_be_sent() {
    let before = ["fase previa|batalla".to_owned(), "atacar A1>B1 4".to_owned()];
    let all: [(&'static str, &[&str]); 5] =
        [("kodem", KODEM), ("totems", TOTEMS), ("codigos", CODIGOS), ("enadrya", ENADRYA), ("dbs", DBS)];
    let mut given = 0;
    for (game, lines) in all {
        let session = entered(game, lines);
        let table = session.referee();
        for verb in table.verbs() {
            for typed in [verb.word.to_owned(), format!("{} ", verb.word)] {
                let Some(rest) = hint(table, &before, &typed, typed.len()) else { continue };
                read_line(&format!("{typed}{rest}"), table).unwrap_or_else(|e| panic!("{typed}|{rest}: {e}"));
                given += 1;
            }
        }
    }
    assert!(given > 10, "only {given} hints");
    let session = entered("kodem", KODEM);
    assert_eq!(hint(session.referee(), &before, "at", 2).as_deref(), Some("acar A1>B1 4"));
    assert_eq!(hint(session.referee(), &before, "fase ", 5), None);
}
