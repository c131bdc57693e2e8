//! What readers' records keep back of Tótems matches: the defenders that lie face down, which the judges are told of.

use std::collections::BTreeMap;

use arbitro::games::totems::Totems;
use arbitro::games::totems::event::{Event, Place, Slot, TableFact};
use arbitro::kernel::{Match, Play, Referee, Seat, Telling, Witness};

use super::players::{Players, SEATS};
use crate::simulate::secrets::{kept_in, recorded};

/// The plays of a match, with the power of every defender told to the judges when all lie face down.
fn told_to_judges(seed: u64) -> Option<(Vec<Play<Event>>, usize)> {
    let mut players = Players::new(seed);
    let at = players.game.plays().len();
    let slots = SEATS.into_iter().flat_map(|seat| (1..=4).map(move |n| Slot { seat, n }));
    let powers: Vec<Event> = slots
        .filter_map(|slot| {
            let hidden = players.game.state().defender(slot).is_some_and(|defender| !defender.up);
            let power = players.defender(slot).filter(|_| hidden)?.power?;
            Some(Event::Situate { place: Place::Slot(slot), facts: vec![TableFact::Power(power)] })
        })
        .collect();
    players.finish();
    let mut plays = players.game.plays().to_vec();
    let told = powers.len();
    let powers = powers.into_iter().map(|event| Play::of(0, event));
    plays.splice(at..at, powers);
    (told > 0).then_some((plays, told))
}

/// How often a defender was kept back in a match.
fn kept_back(seed: u64) -> usize {
    let (mut kept, mut shown) = (0, 0);
    let Some((plays, _)) = told_to_judges(seed) else { return 0 };
    let table = recorded::<Totems>(&plays);
    for witness in [Witness::Seat(Seat::A), Witness::Seat(Seat::B), Witness::Public] {
        let told = table.told_to(Telling { witness: Some(witness), unnamed: false });
        let lines: BTreeMap<u32, String> =
            told.plays().into_iter().map(|play| (play.seq, play.text)).collect();
        let mut real = Match::<Totems>::default();
        let mut powers: BTreeMap<String, Option<String>> = BTreeMap::new();
        for frame in told.frames().into_iter().skip(1) {
            for change in frame.changes.into_iter().filter(|change| change.key == "poder") {
                powers.insert(change.place, change.is);
            }
            let event = &plays[frame.seq as usize - 1].event;
            if let Event::Situate { place: Place::Slot(slot), .. } = event {
                let own = witness == Witness::Seat(slot.seat);
                assert_eq!(lines[&frame.seq].contains("poder"), own, "seed {seed}, {witness:?}");
            }
            real.push(Play::of(real.next_seq(), event.clone()));
            for slot in SEATS.into_iter().flat_map(|seat| (1..=4).map(move |n| Slot { seat, n })) {
                let Some(defender) = real.state().defender(slot) else { continue };
                let is_open = defender.up || witness == Witness::Seat(slot.seat);
                let power = powers.get(&format!("{}{}", slot.seat, slot.n)).cloned().flatten();
                let known = real.state().told_of(defender.card).power.map(|power| power.to_string());
                let what = format!("seed {seed}, {witness:?}, {slot:?} at {}", frame.seq);
                assert_eq!(power, known.filter(|_| is_open), "{what}");
                kept += usize::from(!is_open);
                shown += usize::from(is_open && power.is_some());
            }
        }
    }
    assert!(shown > 0, "seed {seed}: nothing was shown");
    kept
}

#[test]
fn no_reader_is_told_a_defender_of_totems_before_it_was_seen() {
    let kept = kept_in(2, 100, kept_back);
    assert!(kept > 0, "nothing was kept back");
}
