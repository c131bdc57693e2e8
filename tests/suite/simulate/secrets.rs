//! What a reader's record may hold: of every card that lies hidden the name, which stands nowhere else, at no event before that
//! reader could know it, and afterwards. Who saw which card is told by the real cards of the players, not by the program.

use std::collections::BTreeMap;

use arbitro::export::{CsvTable, Exported, csv_table, html_record, markdown};
use arbitro::kernel::{Game, Play, Referee, Seat, Seq, Table, Telling, Witness};

use crate::bench::unsealed;
use crate::rounds::{are_all, are_long};
use crate::simulate::kept::body;

/// Plays so many matches in the short round and in the long one, 200 where nothing is left out; gives how many names were kept
/// back in all.
pub fn kept_in(short: u64, long: u64, kept: impl Fn(u64) -> usize) -> usize {
    let matches = match (are_all(), are_long()) {
        (true, _) => 200,
        (false, true) => long,
        (false, false) => short,
    };
    (0..matches).map(kept).sum()
}

/// A real card.
pub struct Secret {
    /// What it is called, as nothing else is.
    pub name: String,
    /// Who may know it, since when.
    pub seen: BTreeMap<Option<Seat>, Seq>,
    /// An event that shows it was told with its name.
    pub told: bool,
    /// It was told while only its owner knew it, and no record says it again: only the owner is shown it.
    pub is_unsaid: bool,
}

impl Secret {
    /// A card that only its owner has seen.
    pub fn of(name: String) -> Secret {
        Secret { name, seen: BTreeMap::new(), told: false, is_unsaid: false }
    }

    /// A seat sees it; none for everybody.
    pub fn is_seen(&mut self, by: Option<Seat>, at: Seq) {
        self.seen.entry(by).or_insert(at);
    }

    fn since(&self, witness: Witness) -> Option<Seq> {
        let own = match witness {
            Witness::Seat(seat) => self.seen.get(&Some(seat)),
            Witness::Public => None,
        };
        own.into_iter().chain(self.seen.get(&None)).min().copied()
    }
}

/// The match that these plays tell, record by record.
pub fn recorded<G: Game>(plays: &[Play<G::Event>]) -> Table<G> {
    let mut table = Table::<G>::default();
    // The header of a stored match has the number 0.
    table.record(r#"{"note":{"text":"partida"}}"#).unwrap();
    for play in plays {
        table.record(&body::<G>(play)).unwrap();
    }
    table
}

/// Whether a text says a name, and not a longer one.
fn says(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let beside = [text[..at].chars().next_back(), text[at + name.len()..].chars().next()];
        !beside.into_iter().flatten().any(char::is_alphanumeric)
    })
}

/// Every form of the record in pieces: what stands beside an event, and the whole.
fn forms(referee: &dyn Referee, witness: Witness) -> Vec<(BTreeMap<Seq, String>, String)> {
    let telling = Telling { witness: Some(witness), unnamed: false };
    let told = referee.told_to(telling);
    let exported = Exported {
        source: "x",
        referee: told.as_ref(),
        records: &[],
        edition: "",
        table: "",
        catalogue: None,
        seal: None,
        telling,
    };
    let (page, text) = (html_record(&exported), markdown(&exported));
    let mut events = BTreeMap::new();
    for piece in page.split("<li id=\"e").skip(1) {
        let (n, rest) = piece.split_once('"').unwrap();
        events.insert(n.parse().unwrap(), rest.split("</ol>").next().unwrap().to_owned());
    }
    let data = page.split_once("id=\"datos\">").unwrap().1.split_once("</script>").unwrap().0;
    let data: serde_json::Value = serde_json::from_str(data).unwrap();
    for (n, frame) in (0..).zip(data["frames"].as_array().unwrap()) {
        *events.entry(n).or_default() += &frame.to_string();
    }
    let rows = text.split_once("## Registro").unwrap().1.lines().filter_map(|line| {
        let n = line.strip_prefix("| ")?.split_once(" |")?.0.parse().ok()?;
        Some((n, line.to_owned()))
    });
    let rows = rows.collect();
    let table = csv_table(CsvTable::Findings, [&exported]);
    vec![(events, page), (rows, text), (BTreeMap::new(), table)]
}

/// Fails where a reader's record holds a name too early, or does not hold one that the reader saw and the referee was told.
/// Gives how many names were kept from how many readers.
pub fn assert_kept(what: &str, referee: &dyn Referee, secrets: &[Secret]) -> usize {
    let mut kept = 0;
    let judges = markdown(&unsealed(referee, None));
    let seats = referee.seats().into_iter().map(Witness::Seat);
    for witness in seats.chain([Witness::Public]) {
        for (form, (events, whole)) in forms(referee, witness).into_iter().enumerate() {
            for secret in secrets {
                let since = secret.since(witness);
                let who = || format!("{what}, {witness:?}, form {form}: {} since {since:?}", secret.name);
                let early = events.iter().filter(|(n, _)| since.is_none_or(|since| **n < since));
                for (n, text) in early {
                    assert!(!says(text, &secret.name), "{} at {n}: {text}", who());
                }
                match since {
                    None => {
                        assert!(!says(&whole, &secret.name), "{}", who());
                        kept += usize::from(says(&judges, &secret.name));
                    }
                    Some(since) if secret.told && !events.is_empty() && (since == 0 || !secret.is_unsaid) => {
                        assert!(says(&whole, &secret.name), "{} is missing", who());
                    }
                    Some(_) => {}
                }
            }
        }
    }
    kept
}
