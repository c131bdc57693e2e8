//! What a match is opened with, and a stored match read.

use serde_json::value::RawValue;

use super::SessionError;
use crate::games::{GameEntry, game};
use crate::journal::{MatchId, Record};
use crate::kernel::{Body, Header, Referee, json_reason, shown_body};

/// Format of the records' bodies.
pub const BODY_FORMAT: u16 = 1;

/// What a match is opened with.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game.
    pub game: &'static str,
    /// Edition, from the catalogue.
    pub edition: String,
    /// Digest of the catalogue.
    pub catalogue: String,
    /// Table, as the user named it.
    pub table: String,
}

impl Opening {
    /// The header record.
    pub fn header(&self, entry: &GameEntry) -> Header {
        Header {
            format: BODY_FORMAT,
            game: self.game.to_owned(),
            edition: self.edition.clone(),
            rules: entry.rules_revision,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            catalogue: self.catalogue.clone(),
            table: self.table.clone(),
        }
    }
}

/// A stored match, read.
pub struct Loaded {
    /// Its header.
    pub header: Header,
    /// Its game.
    pub entry: &'static GameEntry,
    /// The match.
    pub referee: Box<dyn Referee>,
}

impl Loaded {
    /// A notice where the match was opened under another revision of the rules than the code has now.
    pub fn other_rules(&self) -> Option<String> {
        other_rules(&self.header, self.entry)
    }
}

/// A notice where a match was opened under another revision of the rules than the code has now.
pub fn other_rules(header: &Header, entry: &GameEntry) -> Option<String> {
    (header.rules != entry.rules_revision).then(|| {
        let (then, now) = (header.rules, entry.rules_revision);
        format!("la partida se abrió con la revisión {then} de las reglas; se juzga con la {now}")
    })
}

/// Reads a match from its records.
///
/// # Errors
/// A body that is none of ours, or a game the program does not know.
pub fn load(id: MatchId, records: &[Record]) -> Result<Loaded, SessionError> {
    let bad = |seq, reason: String| SessionError::BadRecord { id, seq, reason };
    let first = records.first().ok_or_else(|| bad(0, "falta la cabecera".to_owned()))?;
    let header = match serde_json::from_str::<Body<Box<RawValue>>>(&shown_body(first.body.get())) {
        Ok(Body::Header(header)) => header,
        Ok(_) => return Err(bad(0, "no es una cabecera".to_owned())),
        Err(e) => return Err(bad(0, json_reason(&e))),
    };
    if header.format > BODY_FORMAT {
        let reason = format!("su formato ({}) es de un programa más nuevo; actualice arbitro", header.format);
        return Err(bad(0, reason));
    }
    let entry =
        game(&header.game).ok_or_else(|| SessionError::UnknownGame { id, game: header.game.clone() })?;
    let mut referee = (entry.open)();
    let mut bodies = records.iter().map(|r| r.body.get().to_owned());
    referee.load(&mut bodies).map_err(|(seq, e)| bad(seq, e.to_string()))?;
    Ok(Loaded { header, entry, referee })
}
