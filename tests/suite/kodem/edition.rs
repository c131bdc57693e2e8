//! Another edition of Kódem is other numbers, no other code: what one allows the other forbids, and it says so in its
//! own numbers.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::rules::Rules;
use arbitro::kernel::{Game, Match};
use pretty_assertions::assert_eq;

use crate::bench::{plays_of, run_text};

/// A small edition for a short match.
fn small() -> Rules {
    Rules {
        life: 3,
        protector_life: 5,
        rest_cap: 1,
        protector_rests: 2,
        replacement_take: 2,
        protector_mill: 1,
        standard_goal: 3,
        elimination: 2,
        start: 2,
        copies: 2,
        rava_price: 1,
        worn: 2,
        adendei: (4, 6),
        protectors: (1, 1),
        equipment: 1,
        players: 3,
        ..Rules::default()
    }
}

fn judged(rules: Rules, lines: &str) -> Match<Kodem> {
    let plays = plays_of::<Kodem>(&run_text(&format!("juego kodem\n{lines}\n")).bodies());
    Match::under(rules).after(plays)
}

/// The faults of a match: clause, what is wrong, what would be right.
fn faults(rules: Rules, lines: &str) -> Vec<String> {
    let game = judged(rules, lines);
    let told = game.findings().iter().filter(|f| f.kind.is_fault());
    told.map(|f| format!("{} {}; {}", f.clause, f.fault.message, f.fault.legal)).collect()
}

/// Two players with so many cards in the Main Zone, A to begin.
fn laid(main: u8) -> String {
    let side = |seat| {
        format!("colocar {seat} principal={main} abajo mazo=4 equipo=2 abajo bio abajo protector=1 abajo\n")
    };
    let shown =
        "situar A1 cara=arriba tipo=Adendei\nsituar A2 cara=arriba tipo=Adendei\nsituar B1 cara=arriba\n";
    format!("preparar estandar A B\n{}{}iniciar A azar\nturno A\n{shown}", side('A'), side('B'))
}

/// What each edition says of the lines.
fn assert_says(lines: &str, printed: &[&str], small_says: &[&str]) {
    assert_eq!(faults(Rules::default(), lines), printed, "the printed edition: {lines}");
    assert_eq!(faults(small(), lines), small_says, "the small edition: {lines}");
}

#[test]
fn decks_have_the_size_and_the_copies_of_the_edition() {
    assert_says(
        "lista A adendei=5 protector=1",
        &["2.1 la lista de A lleva 5 Adendei; llevar de 15 a 24"],
        &[],
    );
    assert_says(
        "lista A adendei=15 protector=2 ixim=2",
        &[],
        &[
            "2.1 la lista de A lleva 15 Adendei; llevar de 4 a 6",
            "2.3 la lista de A lleva 2 Protectores; llevar 1",
            "2.5 la lista de A lleva 2 Ixim; llevar como mucho 1",
        ],
    );
    assert_says(
        "lista A \"Lobo\" \"Oso\" \"lobo\"",
        &["2.10 la lista de A lleva más de una vez «lobo»; llevar una sola"],
        &[],
    );
    assert_says(
        "lista A \"Lobo\" \"Lobo\" \"Lobo\"",
        &["2.10 la lista de A lleva más de una vez «Lobo»; llevar una sola"],
        &["2.10 la lista de A lleva más de 2 veces «Lobo»; llevar 2 como mucho"],
    );
    assert_says(
        "lista A adendei=5 rava=1 protector=1\ncolocar A mazo=4",
        &[
            "2.1 la lista de A lleva 5 Adendei; llevar de 15 a 24",
            "2.8b el mazo de A tiene 4 cartas y por su lista debe tener 3; formar el mazo con 3 cartas",
        ],
        &[],
    );
}

#[test]
fn a_match_begins_with_the_cards_and_players_of_the_edition() {
    let start = |n: u8, due: u8| {
        let of = |seat| {
            format!(
                "2.8a {seat} empieza con {n} cartas en la Zona Principal; empezar con {due} Adendei boca abajo"
            )
        };
        [of('A'), of('B')]
    };
    assert_eq!(faults(Rules::default(), &laid(2)), start(2, 3));
    assert_eq!(faults(small(), &laid(2)), Vec::<String>::new());
    assert_eq!(faults(small(), &laid(3)), start(3, 2));
    assert_says(
        "colocar A protector=2 abajo",
        &[],
        &["2.9c A coloca 2 Protectores; colocar uno, boca abajo"],
    );
    assert_says(
        "colocar A equipo=3 abajo",
        &[],
        &["2.9a A coloca 3 equipos y no caben más de 2 en una lista; colocar 2 como mucho"],
    );
    assert_says("preparar multi todos A B C D", &[], &["15.1b juegan 4; jugar 3 como mucho"]);
}

#[test]
fn cards_live_rest_and_wear_by_the_numbers_of_the_edition() {
    // What the layout is told for has been looked at.
    let later = |rules, lines: &str| -> Vec<String> {
        let told = faults(rules, &format!("{}{lines}", laid(3))).into_iter();
        told.filter(|fault| !fault.starts_with("2.8a")).collect()
    };
    let cases: [(&str, &[&str], &[&str]); 6] = [
        (
            "fase batalla\natacar A1>B1 3\nfase post\nfase equipo",
            &[],
            &["3.8a sin vida y sin mandar a Extinción: B1; al empezar Post, «extinguir B1 por=vida»"],
        ),
        ("descansar A1 total=2", &[], &["4.6 a A1 se le ponen 2 descansos; se anotan 1; 1 como mucho"]),
        (
            "extinguir A1 por=costo\nreemplazar A1 toma=2 elige=1 fondo=1",
            &["3.12a se toman 2 cartas para reemplazar A1; tomar 3"],
            &[],
        ),
        (
            "situar AExt rava=1 n=1\nfase previa\nregresar rava con=A1 en=A1",
            &["10.2a la Rava de A regresa mal: se manda 1 carta; mandar a Extinción dos cartas de su Zona \
                 Principal y ponerla en uno de esos espacios"],
            &[],
        ),
        (
            "situar A1.e1 tipo=Rot\nfase batalla\natacar A1>B1 1\nfase equipo\nequipar A1 arriba tipo=Rot",
            &["12.2 A1 ya lleva un Rot y se le pone un equipo; llevar como mucho un Ixim y un Rot"],
            &[],
        ),
        (
            "situar BExt n=2\nsituar B1 vida=0\nfase post\nextinguir B1 por=vida\nreemplazar B1",
            &[],
            &["3.13b la partida ya terminó: B tiene 3 cartas en Extinción; no jugar más"],
        ),
    ];
    for (lines, printed, small_says) in cases {
        assert_eq!(later(Rules::default(), lines), printed, "the printed edition: {lines}");
        assert_eq!(later(small(), lines), small_says, "the small edition: {lines}");
    }
    let won = Kodem::outcome(judged(small(), &format!("{}situar BExt n=3\nfase previa", laid(3))).state());
    assert_eq!(won.map(|o| o.text), Some("B tiene 3 cartas en Extinción".to_owned()));
}
