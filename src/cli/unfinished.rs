//! The match that was left last and is not over: whoever comes back is asked whether it goes on.

use std::path::Path;

use crate::journal::{MatchId, RecordFiles};
use crate::kernel::listed;
use crate::session::load;

/// Of so many matches written last, the newest that is not over is offered.
const LOOKED_AT: usize = 5;

/// The unfinished match written last, and what it is called in a question.
pub fn last(store: &Path) -> Option<(MatchId, String)> {
    let files = RecordFiles::new(store);
    let written = |id: &MatchId| files.path(id).metadata().and_then(|file| file.modified()).ok();
    let mut ids = files.list().ok()?;
    ids.sort_by_cached_key(|id| std::cmp::Reverse(written(id)));
    ids.into_iter().take(LOOKED_AT).find_map(|id| {
        let loaded = load(id, &files.read(&id).ok()?).ok()?;
        let referee = loaded.referee;
        if referee.outcome().is_some() || referee.plays().is_empty() || files.is_written(&id) {
            return None;
        }
        let players: Vec<String> = referee.seats().into_iter().map(|seat| referee.seat_name(seat)).collect();
        let (title, turn) = (referee.game_title(), referee.status().turn);
        Some((id, format!("{id} · {title} · {} · turno {turn}", listed(&players))))
    })
}
