//! The penalties that a player got in the other matches of the store that belong to the same tournament.

use std::path::Path;

use crate::journal::{MatchId, Record, RecordFiles};
use crate::kernel::{Body, Ledger, Referee, Seat, SeatedPlayer, fold, shown_body};
use crate::session::{Earlier, Finder};

/// Finds them when a penalty is given: nothing is kept. A match that cannot be read says nothing here; `auditar` tells it.
pub fn finder(store: &Path, own: MatchId) -> Finder {
    let files = RecordFiles::new(store);
    Box::new(move |referee: &dyn Referee, seat: Seat| {
        let Some(player) = referee.ledger().player(seat) else { return Vec::new() };
        let Some(tournament) = &referee.ledger().context().tournament else { return Vec::new() };
        let others = files.list().unwrap_or_default().into_iter().filter(|id| *id != own);
        let read = others.filter_map(|id| Some((id, files.read_compared(&id).ok()?.0)));
        read.flat_map(|(id, records)| of_match(id, &records, tournament, player)).collect()
    })
}

fn of_match(id: MatchId, records: &[Record], tournament: &str, player: &SeatedPlayer) -> Vec<Earlier> {
    let body = |record: &Record| serde_json::from_str(&shown_body(record.body.get())).ok();
    let bodies: Vec<Body<serde_json::Value>> = records.iter().map_while(body).collect();
    let ledger = Ledger::of(&bodies);
    if ledger.context().tournament.as_deref().map(fold) != Some(fold(tournament)) {
        return Vec::new();
    }
    let Some(other) = ledger.players().find(|other| is_same(player, other)) else { return Vec::new() };
    let of_player = ledger.penalties().iter().filter(|(_, penalty)| penalty.seat == other.seat);
    let earlier = of_player.filter_map(|(seq, penalty)| {
        let record = records.get(usize::try_from(*seq).ok()?)?;
        Some(Earlier {
            class: penalty.infraction.as_ref()?.class.clone(),
            time: record.time,
            words: format!(
                "{}, partida {} #{seq} {}",
                other.name.as_deref().unwrap_or("sin nombre"),
                &id.as_str()[..4],
                penalty.summary()
            ),
        })
    });
    earlier.collect()
}

/// The same person: by number where both have one, else by full name.
fn is_same(one: &SeatedPlayer, other: &SeatedPlayer) -> bool {
    match (&one.number, &other.number) {
        (Some(one), Some(other)) => one == other,
        (Some(_), None) | (None, Some(_)) | (None, None) => {
            one.name.as_deref().map(fold).is_some_and(|name| other.name.as_deref().map(fold) == Some(name))
        }
    }
}
