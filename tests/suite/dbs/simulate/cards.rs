//! The printed cards the decks are drawn from: a list in the columns of the published ones.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;

/// What is printed on a card, as far as the rules of the game look at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its number, by which it is named.
    pub number: String,
    pub kind: Kind,
    /// Colours, in Spanish.
    pub colors: Vec<String>,
    pub cost: usize,
    /// Spheres by colour.
    pub spheres: BTreeMap<String, usize>,
    pub power: i32,
    pub combo_cost: usize,
    pub combo: i32,
    pub character: String,
    /// Marks of its text as the notation writes them.
    pub skills: Vec<&'static str>,
    /// The character its Evolve asks for; the cost is one energy of any colour.
    pub evolve: Option<String>,
    /// Own life at or below which a leader may awaken, and its power then.
    pub awaken: Option<(usize, i32)>,
}

/// The kinds of cards a deck or a leader zone holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Leader,
    Fighter,
    Extra,
    /// A kind the rulebook does not know.
    Other,
}

const COLORS: [(&str, &str); 5] =
    [("Red", "rojo"), ("Blue", "azul"), ("Green", "verde"), ("Yellow", "amarillo"), ("Black", "negro")];

const SKILLS: [(&str, &str); 10] = [
    ("Auto", "Auto"),
    ("Blocker", "Blocker"),
    ("Double-Strike", "Double-Strike"),
    ("Triple-Strike", "Triple-Strike"),
    ("Activate-Main", "Activate-Main"),
    ("Activate-Battle", "Activate-Battle"),
    ("Permanent", "Permanente"),
    ("Counter-Play", "Counter-Play"),
    ("Counter-Attack", "Counter"),
    ("Awaken", "Awaken"),
];

impl Printed {
    /// Whether its text bears the mark.
    pub fn has(&self, skill: &str) -> bool {
        self.skills.contains(&skill)
    }

    /// The line that tells all of it.
    pub fn told(&self) -> String {
        let kind = match self.kind {
            Kind::Leader => "líder",
            Kind::Fighter => "luchador",
            Kind::Extra => "extra",
            Kind::Other => "ficha",
        };
        let mut line = format!("carta \"{}\" tipo={kind} color={}", self.number, self.colors.join(","));
        if self.kind != Kind::Leader {
            let spheres: Vec<String> = self.spheres.iter().map(|(c, n)| format!("{c}:{n}")).collect();
            let spheres = if spheres.is_empty() { "no".to_owned() } else { spheres.join(",") };
            line += &format!(" coste={} esferas={spheres}", self.cost);
        }
        if self.kind != Kind::Extra {
            line += &format!(" poder={} personaje=\"{}\"", self.power, self.character);
        }
        if self.kind == Kind::Fighter {
            line += &format!(" combo={} coste-combo={}", self.combo, self.combo_cost);
        }
        if let Some((life, power)) = self.awaken {
            line += &format!(" reverso={power} despertar={life}");
        }
        if let Some(character) = &self.evolve {
            line += &format!(" evolve=\"{character}\" coste-evolve=1 esferas-evolve=no");
        }
        let skills = if self.skills.is_empty() { "no".to_owned() } else { self.skills.join(",") };
        line + &format!(" habilidades={skills}")
    }
}

/// Reads a list; kinds the rulebook does not know are left out, and all but one print of a card.
pub fn read(text: &str) -> Vec<Printed> {
    let mut rows = csv::Reader::from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let rows = rows.deserialize::<BTreeMap<String, String>>().map(Result::unwrap);
    let mut read = BTreeSet::new();
    // A later print bears the number of the first and a mark: BT1-005_PR.
    let print = |card: &Printed| card.number.split('_').next().map(str::to_lowercase);
    rows.filter_map(|row| printed(&row)).filter(|card| read.insert(print(card))).collect()
}

fn printed(row: &BTreeMap<String, String>) -> Option<Printed> {
    let kind = match row["type"].as_str() {
        "LEADER" => Kind::Leader,
        "BATTLE" => Kind::Fighter,
        "EXTRA" => Kind::Extra,
        _ => return None,
    };
    let number = |key: &str| row[key].parse::<i32>().unwrap_or(0);
    let count = |key: &str| usize::try_from(number(key)).unwrap();
    let spanish =
        |word: &str| COLORS.iter().find(|(e, _)| e.eq_ignore_ascii_case(word)).unwrap().1.to_owned();
    let spheres = row["color_cost"].split_whitespace().map(|part| {
        let (color, n) = part.split_once(':').unwrap();
        (spanish(color), n.parse().unwrap())
    });
    let marks: Vec<&str> = row["skills"].split('/').collect();
    let skills = SKILLS.iter().filter(|(mark, _)| marks.contains(mark)).map(|(_, word)| *word).collect();
    Some(Printed {
        number: row["number"].clone(),
        kind,
        colors: row["color"].split('/').map(spanish).collect(),
        cost: count("energy"),
        spheres: spheres.collect(),
        power: number("power"),
        combo_cost: count("combo_energy"),
        combo: number("combo_power"),
        character: row["character"].replace('"', ""),
        skills,
        evolve: None,
        awaken: None,
    })
}

/// A card of a kind the rulebook does not know.
pub fn strange(like: &Printed) -> Printed {
    let colors = like.colors.clone();
    Printed {
        number: "PR-X1".to_owned(),
        kind: Kind::Other,
        colors,
        awaken: None,
        skills: Vec::new(),
        ..like.clone()
    }
}

/// The list of the fixtures, with what its columns have no room for: awakenings, and two cards with Evolve.
pub fn invented() -> Vec<Printed> {
    let mut all = read(include_str!("../../../../fixtures/dbs/cards.csv"));
    for leader in all.iter_mut().filter(|c| c.kind == Kind::Leader) {
        leader.awaken = Some((4, 15000));
    }
    for (number, character, color) in [("PR-E1", "Brasa", "rojo"), ("PR-E2", "Grumete", "azul")] {
        let like = all.iter().find(|c| c.character == character && c.kind == Kind::Fighter).unwrap();
        let mut card = like.clone();
        card.number = number.to_owned();
        (card.cost, card.power, card.combo, card.combo_cost) = (4, 15000, 10000, 1);
        card.colors = vec![color.to_owned()];
        card.skills = vec!["Evolve"];
        card.evolve = Some(character.to_owned());
        all.push(card);
    }
    all
}

/// A leader and a deck of `size` cards of one of its colours, cheap ones rather than dear ones, four of each at most.
pub fn draw_deck(rng: &mut Rng, all: &[Printed], size: usize) -> (Printed, Vec<Printed>) {
    let leaders: Vec<&Printed> = all.iter().filter(|c| c.kind == Kind::Leader).collect();
    let leader = rng.choice(leaders).unwrap().clone();
    let fits = |c: &&Printed| {
        c.kind != Kind::Leader && c.cost <= 5 && c.spheres.keys().all(|color| leader.colors.contains(color))
    };
    let mut pool: Vec<&Printed> = all.iter().filter(fits).collect();
    rng.shuffle(&mut pool);
    let mut deck: Vec<Printed> =
        pool.into_iter().flat_map(|c| std::iter::repeat_n(c.clone(), 4)).take(size).collect();
    assert_eq!(deck.len(), size, "the list has too few cards for a deck of {}", leader.number);
    rng.shuffle(&mut deck);
    (leader, deck)
}
