//! The same players with a list of published cards at hand: what the list says of a name is told as soon as the name
//! comes up, so no question stays open that a printed number on file would have answered.

use arbitro::games::kodem::knowledge::ENERGIES;
use std::collections::BTreeMap;

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::Event;
use arbitro::games::kodem::knowledge::{CardKind, Energy, Facts};
use arbitro::kernel::{
    CardEntry, CardList, CardReading, CardRow, Finding, FindingKind, Game, Match, Seq, word_for,
};
use pretty_assertions::assert_eq;

use super::deal::Deal;
use super::party::Party;
use super::plan::Style;
use super::player::{LIMIT, Players};
use super::tally::{Series, wanted_in_standard};
use crate::rounds::rounds;

/// How many matches are played.
const MATCHES: u64 = 200;

/// The list of all cards of a deal, read as a file would be; every fifth name was printed twice.
pub fn published(deal: &Deal) -> CardList {
    let mut entries: Vec<CardEntry> = Vec::new();
    for (n, card) in deal.cards.iter().enumerate() {
        let sets = if n % 5 == 0 { vec!["PRU", "REI"] } else { vec!["PRU"] };
        if entries.iter().all(|e| Some(&e.name) != card.facts.name.as_ref()) {
            entries.extend(sets.into_iter().map(|set| entry(set, n, &card.facts)));
        }
    }
    CardList::new(entries, Vec::new())
}

fn entry(set: &str, folio: usize, facts: &Facts) -> CardEntry {
    let word = |energy: &Energy| word_for(&ENERGIES, energy);
    let energy: Vec<&str> = facts.energy.iter().flatten().map(word).collect();
    // A list gives 0 where nothing is printed.
    let number = |n: Option<i32>| n.unwrap_or(0).to_string();
    let fields = [
        ("set", set.to_owned()),
        ("folio", folio.to_string()),
        ("nombre", facts.name.clone().unwrap()),
        ("tipo", facts.kind.unwrap().word().to_owned()),
        ("energía", energy.join("-")),
        ("daño", number(facts.damage)),
        ("descansos", number(facts.rests)),
    ];
    let row = CardRow { fields: BTreeMap::from(fields) };
    match (Kodem::CARDS.unwrap().lists.read)(&row) {
        Ok(CardReading::Card(entry)) => entry,
        other => panic!("{row:?} is read as {other:?}"),
    }
}

/// What a list can tell of a card: of those that attack also damage and rests.
fn on_file(facts: &Facts) -> Facts {
    let attacks = matches!(facts.kind, Some(CardKind::Adendei | CardKind::Rava));
    Facts {
        kind: facts.kind,
        energy: facts.energy.clone(),
        damage: facts.damage.filter(|_| attacks),
        rests: facts.rests.filter(|_| attacks),
        ..Facts::default()
    }
}

fn questions(findings: &[Finding]) -> Vec<(Seq, &'static str)> {
    let open = findings.iter().filter(|f| f.kind == FindingKind::Unverifiable);
    open.map(|f| (f.about, f.clause)).collect()
}

/// The questions left once every card on file has been told.
fn left_when_all_is_told(players: &Players) -> Vec<(Seq, &'static str)> {
    let mut game = players.table.game.clone();
    for card in &players.table.deal.cards {
        let event =
            Event::Card { name: card.facts.name.clone().unwrap(), facts: on_file(&card.facts).into() };
        let seq = game.next_seq();
        game.push(arbitro::kernel::Play::of(seq, event));
    }
    questions(&game.findings().to_vec())
}

#[test]
fn what_is_on_file_accuses_nobody_and_leaves_no_question_it_could_answer() {
    let (mut told, mut plays, mut without) = (0, Vec::new(), 0);
    let mut open: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..rounds(MATCHES) {
        let mut players = Players::new(seed, Party::standard(seed));
        players.cards = Some(published(&players.table.deal));
        if seed % 2 == 0 {
            players.style = Style { told: 0, late: 1, by_name: 100 };
        }
        players.finish();
        assert!(players.is_over() && players.table.game.plays().len() < LIMIT, "seed {seed} grew too long");
        players.assert_no_fault();
        let asked = questions(&players.table.game.findings().to_vec());
        assert_eq!(asked, left_when_all_is_told(&players), "seed {seed}\n{}", players.table.log());
        asked.iter().for_each(|(_, clause)| *open.entry(clause).or_default() += 1);
        let log = players.table.game.plays();
        let is_card = |event: &Event| matches!(event, Event::Card { .. });
        told += log.iter().filter(|p| is_card(&p.event)).count();
        plays.push(log.len());
        let untold = Match::<Kodem>::replay(log.iter().filter(|p| !is_card(&p.event)).cloned());
        without += questions(&untold.findings().to_vec()).len();
    }
    let mean = plays.iter().sum::<usize>() / plays.len();
    println!(
        "{} matches with published cards: {mean} plays on average, {told} of them told from the list",
        rounds(MATCHES)
    );
    println!("questions left open: {open:?}; without the list: {without}");
    assert!(without > open.values().sum::<usize>());
}

#[test]
fn one_offence_is_found_where_printed_numbers_are_on_file() {
    let party = Party::standard;
    let series =
        Series { matches: rounds(MATCHES), sampled: 0, party, wanted: wanted_in_standard, published: true };
    let tally = series.play();
    println!("one offence in {} matches; {} came out late", tally.offences, tally.late);
    println!("matches per clause: {:?}", tally.hits);
    assert_eq!(tally.offences, usize::try_from(rounds(MATCHES)).unwrap());
}
