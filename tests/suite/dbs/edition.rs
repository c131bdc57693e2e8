//! A second edition, smaller than the printed one, is judged by its own numbers: what was legal is flagged, what was
//! flagged is legal, and the messages say the other numbers.

use arbitro::games::dbs::Dbs;
use arbitro::games::dbs::rules::Rules;
use pretty_assertions::assert_eq;

use crate::simulate::edition::told;

/// A small edition.
fn small() -> Rules {
    Rules { hand: 4, life: 5, copies: 2, double: 3, deck: 30, half_deck: 20, ..Rules::default() }
}

/// What is told of lines under the small edition, and under the printed one.
fn both(position: &str, script: &str) -> [Vec<String>; 2] {
    [small(), Rules::default()].map(|rules| told::<Dbs>(position, script, rules))
}

fn faults(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

const PLAYERS: &str = "modo completo\njugador ana líder GokuL\njugador bea líder VegetaL\n";

#[test]
fn decks_hands_and_life_are_of_the_size_the_edition_says() {
    assert_eq!(
        both("cero", &format!("{PLAYERS}ana: mazo 30\n")),
        [vec![], faults(&["5.2: el mazo de ana tiene 30 cartas (llevar 50)"])]
    );
    assert_eq!(
        both("cero", &format!("{PLAYERS}ana: mazo 50\n")),
        [faults(&["5.2: el mazo de ana tiene 50 cartas (llevar 30)"]), vec![]]
    );
    let half = "modo media\njugador ana líder GokuL\njugador bea líder VegetaL\nana: mazo 20\n";
    assert_eq!(both("cero", half), [vec![], faults(&["5.2a: el mazo de ana tiene 20 cartas (llevar 25)"])]);
    assert_eq!(
        both("cero", &format!("{PLAYERS}inicial ana\nana: robar 4\nana: vida 5\nempezar\n")),
        [
            vec![],
            faults(&[
                "6.3: ana roba 4 cartas de salida (robar 6)",
                "6.5: ana pone 5 cartas de vida (poner 8)"
            ])
        ]
    );
    assert_eq!(
        both("cero", &format!("{PLAYERS}inicial ana\nana: robar 6\nana: vida 8\nempezar\n")),
        [
            faults(&[
                "6.3: ana roba 6 cartas de salida (robar 4)",
                "6.5: ana pone 8 cartas de vida (poner 5)"
            ]),
            vec![]
        ]
    );
    // What nobody noted was done by the book: by the one of the edition.
    let [fewer, printed] = [small(), Rules::default()].map(|rules| {
        let script =
            format!("{PLAYERS}inicial ana\nempezar\nana: fase principal\nana: victoria ana por mazo\n");
        told::<Dbs>("cero", &script, rules)
    });
    assert_eq!(fewer, faults(&["2.2: al mazo rival le quedan 21 cartas ()"]));
    assert_eq!(printed, faults(&["2.2: al mazo rival le quedan 36 cartas ()"]));
}

#[test]
fn copies_and_damage_are_those_of_the_edition() {
    // 3 + 2 * 13 + 1 = 30 cards.
    let pairs: Vec<String> = (1..=13).map(|n| format!("2x \"BT2-0{n:02}\"")).collect();
    let pairs = pairs.join(", ");
    assert_eq!(
        both("cero", &format!("{PLAYERS}ana: mazo 3x \"BT1-001\", {pairs}, 1x \"BT2-014\"\n")),
        [
            faults(&["5.5: el mazo lleva 3 «BT1-001» (llevar 2 como mucho)"]),
            faults(&["5.2: el mazo de ana tiene 30 cartas (llevar 50)"])
        ]
    );
    let hit = "situar ana.f3 nombre=Broly\nana: atacar f3 > bea.líder\nana: paso defensa\nbea: paso daño\n";
    let decks = "5.2: el mazo de ana tiene 50 cartas (llevar 30)";
    let rival = "5.2: el mazo de bea tiene 50 cartas (llevar 30)";
    assert_eq!(
        both("base", &format!("{hit}bea: daño 3\nana: fase final\n")),
        [faults(&[decks, rival]), faults(&["8.3e: se toman 3 de daño y corresponden 2 ()"])]
    );
    assert_eq!(
        both("base", &format!("{hit}bea: daño 2\nana: fase final\n")),
        [faults(&[decks, rival, "8.3f: bea no tomó 1 de daño (pasar la vida a la mano)"]), vec![]]
    );
}
