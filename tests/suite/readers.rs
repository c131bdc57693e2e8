//! Records for one reader: what each game tells whom, words beside the plays, names, and what refuses.

use std::fs;

use arbitro::kernel::{Referee, Seat, Telling, Witness};
use arbitro::session::record_line;
use pretty_assertions::assert_eq;

use crate::bench::{Desk, run_text};

const A: Witness = Witness::Seat(Seat::A);
const B: Witness = Witness::Seat(Seat::B);

fn told(text: &str, witness: Option<Witness>, unnamed: bool) -> Box<dyn Referee> {
    run_text(text).referee.told_to(Telling { witness, unnamed })
}

/// Every play as the reader has it.
fn plays(text: &str, witness: Witness) -> Vec<String> {
    told(text, Some(witness), false).plays().into_iter().map(|play| play.text).collect()
}

/// What a fact of a place is after every record.
fn course(text: &str, witness: Witness, place: &str, key: &str) -> Vec<Option<String>> {
    let mut now = None;
    let step = |frame: arbitro::kernel::Frame| {
        for change in frame.changes.into_iter().filter(|c| c.place == place && c.key == key) {
            now = change.is;
        }
        now.clone()
    };
    told(text, Some(witness), false).frames().into_iter().map(step).collect()
}

const KODEM: &str = "juego kodem
preparar estandar ana beto
colocar A principal=3 abajo mazo=10 equipo=3 abajo bio abajo protector=1 abajo
colocar B principal=3 abajo mazo=10 equipo=3 abajo bio abajo protector=1 abajo
iniciar A azar
carta \"Xq Lobo\" daño=3
identificar B2 \"Xq Lobo\" tipo=Adendei
identificar A1 \"Zz Puma\" tipo=Adendei daño=3
turno A
nota ana dice que B2 es el Xq Lobo
fase batalla
atacar A1>B2 5
fase fin
turno B
revelar B2
";

#[test]
fn a_card_that_lies_face_down_is_its_owners_until_it_is_turned_up() {
    let hidden = plays(KODEM, A);
    assert_eq!(hidden[4], "carta \"(reservada)\"");
    assert_eq!(hidden[5], "identificar B2");
    assert_eq!(hidden[6], "identificar A1 \"Zz Puma\" tipo=Adendei daño=3");
    // What was told before comes with the card.
    assert_eq!(hidden.last().unwrap(), "revelar B2 \"Xq Lobo\" tipo=Adendei daño=3");
    let owned = plays(KODEM, B);
    assert_eq!(
        (owned[5].as_str(), owned[6].as_str()),
        ("identificar B2 \"Xq Lobo\" tipo=Adendei", "identificar A1")
    );
    assert_eq!(owned.last().unwrap(), "revelar B2");
    let name = |witness| course(KODEM, witness, "B2", "nombre").iter().position(Option::is_some);
    assert_eq!([name(A), name(B), name(Witness::Public)], [Some(14), Some(6), Some(14)]);
}

#[test]
fn a_card_that_all_saw_turned_down_is_no_secret_when_it_is_named() {
    let unnamed = KODEM.replace("identificar A1 \"Zz Puma\" tipo=Adendei daño=3\n", "");
    let told = |text: &str| plays(&(unnamed.clone() + text), B).pop().unwrap();
    let named = "identificar A1 \"Yy Gato\"";
    assert_eq!(told(&format!("revelar A1\nocultar A1\n{named}\n")), named);
    assert_eq!(told(&format!("{named}\n")), "identificar A1");
    // Who states a table turns no card: nobody saw it.
    assert_eq!(
        told(&format!("situar A1 carta=no\nsituar A1 carta=sí cara=abajo\n{named}\n")),
        "identificar A1"
    );
}

#[test]
fn a_finding_is_told_to_whom_its_evidence_was_shown() {
    let clauses = |witness| {
        let findings = told(KODEM, witness, false).findings();
        findings.into_iter().filter(|f| f.kind.is_fault()).map(|f| (f.clause, f.known_at)).collect::<Vec<_>>()
    };
    // Lobo's owner has seen no more of Puma than the attack that it made.
    assert!(clauses(None).iter().any(|(clause, _)| *clause == "8.5b"), "{:?}", clauses(None));
    assert_eq!(clauses(None), clauses(Some(A)));
    assert!(!clauses(Some(B)).iter().any(|(clause, _)| *clause == "8.5b"), "{:?}", clauses(Some(B)));
    let shown = KODEM.to_owned() + "revelar A1\n";
    let known = |witness| told(&shown, witness, false).findings().into_iter().find(|f| f.clause == "8.5b");
    assert_eq!(known(None).map(|f| f.known_at), Some(11));
    assert_eq!(known(Some(B)).map(|f| (f.about, f.known_at)), Some((11, 15)));
}

#[test]
fn words_of_the_desk_stay_with_the_judges() {
    let line = |referee: Box<dyn Referee>| referee.desk_line(9).unwrap();
    assert_eq!(line(told(KODEM, None, true)), "nota: A dice que B2 es el Xq Lobo");
    assert_eq!(line(told(KODEM, Some(A), false)), "nota: (reservado)");
    // Nothing is compared with words that were kept back.
    let stated = KODEM.to_owned() + "mesa A1 nombre=Lobo\n";
    let line = |referee: Box<dyn Referee>| record_line(referee.as_ref(), referee.next_seq() - 1);
    assert!(line(told(&stated, None, false)).starts_with("mesa: A1 nombre=Lobo"));
    assert_eq!(line(told(&stated, Some(A), false)), "mesa: (reservado)");
}

#[test]
fn a_defender_of_totems_is_its_owners_until_it_is_turned_up() {
    let text = "juego totems\nbarajar 52\nrepartir A 7\nrepartir B 7\nA colocar 4\nB colocar 4\nempezar A\n\
                situar B2 poder=11 habilidad=no\nA robar\nA atacar B2 con 9/ojo\nB revelar B2\nA pasar\n\
                B robar\nB intercambiar B3 3/ojo 4/suma\n";
    let hidden = plays(text, A);
    assert_eq!(hidden[6], "situar B2");
    assert!(hidden[9].contains("11"), "{hidden:?}");
    assert!(!hidden[12].contains("ojo") && !hidden[12].contains("suma"), "{hidden:?}");
    let owned = plays(text, B);
    assert!(owned[6].contains("poder=11") && owned[12].contains("suma"), "{owned:?}");
    let power = |witness| course(text, witness, "B2", "poder").iter().position(Option::is_some);
    assert_eq!((power(A), power(B)), (power(Witness::Public), Some(7)));
    assert!(power(A) >= Some(9), "{:?}", power(A));
}

#[test]
fn what_was_dealt_face_down_is_seen_by_whom_it_was_dealt_to() {
    let text = "juego codigos\npreparar ana beto comodines 2 revelen 4 mazo 30 fondo revelen\n\
                repartir A k1 k2 k3 boca abajo\nrepartir B k4 k5 k6\nabrir k7 k8 k9\nempezar A\nana: exponer k1\n";
    assert_eq!(plays(text, A)[1], "repartir A k1 k2 k3 boca abajo");
    assert_eq!(plays(text, B)[1], "repartir A ? ? ? boca abajo");
    let cards = |witness| course(text, witness, "ARec", "cartas").pop().flatten().unwrap();
    assert_eq!([cards(A), cards(B)], ["k2,k3", "?,?"]);
    let exposed = course(text, Witness::Public, "AExp", "códigos").pop().flatten();
    assert_eq!(exposed.as_deref(), Some("k1"));
}

#[test]
fn a_card_that_goes_from_the_deck_to_a_hand_is_seen_by_whoever_takes_it() {
    let text = "juego dbs\nmodo completo\njugador ana\njugador beto\nana: mover \"Xq7\" desde mazo mano\n";
    assert!(plays(text, A)[3].contains("Xq7"));
    assert!(!plays(text, B)[3].contains("Xq7"));
    let text = "juego enadrya\ninicia A\nA poner Xq7 en mano desde mazo\nA poner Xq8 en mano desde inc\n";
    assert!(plays(text, A)[1].contains("Xq7"));
    assert!(!plays(text, B)[1].contains("Xq7") && plays(text, B)[2].contains("Xq8"), "{:?}", plays(text, B));
}

#[test]
fn a_list_is_its_players_and_the_judges() {
    let kodem = "juego kodem\npreparar estandar ana beto\nlista A \"Xq Lobo\"\n";
    let enadrya = "juego enadrya\nmazo A bases=1 otras=35 4 XqRecluta\n";
    let dbs = "juego dbs\nmodo completo\njugador ana\njugador beto\nana: mazo 4x \"XqUno\"\n";
    for text in [kodem, enadrya, dbs] {
        let said = |witness| plays(text, witness).iter().any(|line| line.contains("Xq"));
        assert_eq!([said(A), said(B), said(Witness::Public)], [true, false, false], "{text}");
    }
}

/// A desk with one match, and its id.
fn desk(text: &str) -> (Desk, String) {
    let desk = Desk::new();
    let file = desk.file("partida.arb", text);
    desk.run(&["importar", &file]).succeeds();
    let id = desk.ids().remove(0);
    (desk, id)
}

#[test]
fn seats_stand_for_names_in_every_form() {
    let (desk, id) = desk(&KODEM.replace("nota ana", "nota Ana Pérez, alias ana,"));
    for format in ["md", "html", "csv"] {
        let export = ["exportar", &id, "--format", format, "-o", "-", "--sin-nombres"];
        let said = desk.run(&export).succeeds().to_lowercase();
        assert!(!said.contains("ana ") && !said.contains("beto"), "{format}: {said}");
    }
}

#[test]
fn what_cannot_be_read_without_a_name_is_left_out() {
    // Whoever is called as a place cannot be taken out of what speaks of that place.
    let text = KODEM.replace("turno A\n", "datos A nombre=\"B2 Pérez\"\nturno A\n");
    assert_eq!(told(&text, None, true).desk_line(6).unwrap(), "nota: (reservado)");
    assert!(told(&text, None, false).desk_line(6).is_none());
}

#[test]
fn what_cannot_be_told_in_parts_refuses() {
    let (desk, id) = desk(KODEM);
    for format in ["jsonl", "arb"] {
        for option in [&["--para", "A"][..], &["--sin-nombres"]] {
            let export = [&["exportar", &id, "--format", format, "-o", "-"], option].concat();
            desk.run(&export).fails(2, "es el registro entero");
        }
    }
    let export =
        |reader: &'static str| desk.run(&["exportar", &id, "--format", "md", "-o", "-", "--para", reader]);
    export("C").fails(2, "no hay asiento C: hay A y B; o «público»");
    export("nadie").fails(2, "el lector es la letra de un asiento (A, B…), o «público»");
    export("Público").succeeds();
}

#[test]
fn a_folder_holds_what_each_reader_gets_side_by_side() {
    let (desk, id) = desk(KODEM);
    let folder = desk.path("torneo");
    fs::create_dir(&folder).unwrap();
    let to = folder.to_str().unwrap();
    for reader in ["A", "público"] {
        desk.run(&["exportar", "--todas", "--a", to, "--para", reader]).fails(0, "Ábrase index.html");
    }
    let page = |name: String| fs::read_to_string(folder.join(name)).unwrap();
    assert!(page(format!("{id}-para-A.html")).contains("Zz Puma"));
    let public = page(format!("{id}-publico.html"));
    assert!(public.contains("Xq Lobo") && !public.contains("Zz Puma"));
    assert!(public.contains("Contada para") && !public.contains("<dt>Sello"));
}

#[test]
fn the_prompt_takes_the_same_options() {
    let (desk, id) = desk(KODEM);
    let file = desk.path("p.md").to_str().unwrap().to_owned();
    let line = format!(
        "exportar md \"{file}\" para beto sin nombres\nexportar md \"{file}\" sobrescribir para público\n"
    );
    desk.run_with(&["jugar", "--partida", &id], line).succeeds();
    let saved = fs::read_to_string(&file).unwrap();
    assert!(saved.contains("beto") && !saved.contains("Zz Puma"));
    let typed = desk.run_with(&["jugar", "--partida", &id], "exportar md x.md para nadie\n");
    assert!(format!("{}{}", typed.out, typed.err).contains("Va así: exportar md"), "{typed:?}");
}
