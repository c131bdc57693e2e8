//! Tables for a spreadsheet: what was found, what was penalised, how matches ended. Cells are parted by semicolons, as
//! Spanish spreadsheets read them; a cell that one would reckon out is made a text.

use super::account::{Account, Exported, moment, stands};
use crate::kernel::{Seat, shown};
use crate::report::kind_word;

/// Which table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CsvTable {
    /// A row a finding.
    Findings,
    /// A row a penalty.
    Penalties,
    /// A row a match.
    Results,
}

impl CsvTable {
    /// The word by which it is asked for.
    pub fn word(self) -> &'static str {
        match self {
            CsvTable::Findings => "hallazgos",
            CsvTable::Penalties => "penalizaciones",
            CsvTable::Results => "resultados",
        }
    }

    fn columns(self) -> &'static [&'static str] {
        match self {
            CsvTable::Findings => {
                &["suceso", "turno", "cláusula", "clase", "se supo en", "estado", "mensaje"]
            }
            CsvTable::Penalties => &[
                "asiento",
                "jugador",
                "número",
                "infracción",
                "nivel",
                "propuesto",
                "coste",
                "por el suceso",
                "texto",
                "solo para jueces",
                "juez",
            ],
            CsvTable::Results => &[
                "juego",
                "jugadores",
                "ganan",
                "cláusula",
                "resultado",
                "inicio",
                "fin",
                "segundos",
                "faltas en pie",
                "asientos",
                "sello",
            ],
        }
    }
}

/// What stands before the columns of every table, so that the rows of several matches can be put together.
const MATCH: [&str; 4] = ["partida", "torneo", "ronda", "mesa"];

/// A table of matches, with its heading.
pub fn csv_table<'a>(table: CsvTable, matches: impl IntoIterator<Item = &'a Exported<'a>>) -> String {
    let mut rows = vec![MATCH.iter().chain(table.columns()).map(|name| (*name).to_owned()).collect()];
    for exported in matches {
        rows.extend(csv_rows(table, exported));
    }
    csv_text(&rows)
}

/// The rows of one match.
pub(super) fn csv_rows(table: CsvTable, exported: &Exported<'_>) -> Vec<Vec<String>> {
    let account = Account::of(exported);
    let context = exported.referee.ledger().context();
    let told = |field: &Option<String>| field.clone().unwrap_or_default();
    let opened = context.table.clone().unwrap_or_else(|| exported.table.to_owned());
    let begin = [exported.source.to_owned(), told(&context.tournament), told(&context.round), opened];
    let rows = match table {
        CsvTable::Findings => findings(&account),
        CsvTable::Penalties => penalties(&account),
        CsvTable::Results => vec![result(&account)],
    };
    rows.into_iter().map(|row| begin.iter().cloned().chain(row).collect()).collect()
}

fn findings(account: &Account<'_>) -> Vec<Vec<String>> {
    let turn = |seq| account.events.iter().find(|e| e.frame.seq == seq).map_or(0, |e| e.frame.status.turn);
    let row = |finding: &crate::kernel::Finding| {
        vec![
            finding.about.to_string(),
            turn(finding.about).to_string(),
            finding.clause.to_owned(),
            kind_word(finding.kind).to_owned(),
            finding.known_at.to_string(),
            stands(finding),
            finding.fault.message.clone(),
        ]
    };
    account.findings.iter().map(row).collect()
}

fn penalties(account: &Account<'_>) -> Vec<Vec<String>> {
    let ledger = account.of.referee.ledger();
    let number =
        |seat: Seat| ledger.player(seat).and_then(|player| player.number.clone()).unwrap_or_default();
    let rows = account.penalties.iter().map(|(seq, penalty)| {
        vec![
            seq.to_string(),
            account.name(penalty.seat),
            number(penalty.seat),
            penalty.infraction.as_ref().map_or(String::new(), |i| format!("{} {}", i.id, i.name)),
            penalty.level.clone().unwrap_or_default(),
            penalty.proposed.clone().unwrap_or_default(),
            penalty.costs.map_or(String::new(), |cost| cost.word().to_owned()),
            penalty.about.map_or(String::new(), |about| about.to_string()),
            penalty.text.clone(),
            penalty.private.clone().unwrap_or_default(),
            penalty.by.as_ref().map_or(String::new(), |by| by.words()),
        ]
    });
    rows.collect()
}

fn result(account: &Account<'_>) -> Vec<String> {
    let outcome = account.of.referee.outcome();
    let names = |seats: &[Seat]| seats.iter().map(|seat| account.name(*seat)).collect::<Vec<_>>().join(", ");
    let time = account.times.as_ref();
    vec![
        account.of.referee.game_id().to_owned(),
        names(&account.seats()),
        outcome.as_ref().map_or(String::new(), |outcome| names(&outcome.winners)),
        account.ended_by().unwrap_or_default().to_owned(),
        account.result(),
        time.map_or(String::new(), |times| moment(times.began)),
        time.map_or(String::new(), |times| moment(times.ended)),
        time.map_or(String::new(), |times| (times.ended - times.began).num_seconds().max(0).to_string()),
        account.findings.iter().filter(|finding| finding.is_open_fault()).count().to_string(),
        account.events.len().to_string(),
        account.of.seal.unwrap_or_default().to_owned(),
    ]
}

/// Rows as a file holds them.
fn csv_text(rows: &[Vec<String>]) -> String {
    let mut out = ::csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
    for row in rows {
        // Writing to memory fails only on rows of different lengths, and these have one heading.
        drop(out.write_record(row.iter().map(|cell| plain_cell(cell))));
    }
    out.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

/// A cell that no program takes for something to reckon out.
fn plain_cell(cell: &str) -> String {
    let cell = shown(cell);
    if cell.starts_with(['=', '+', '-', '@']) { format!("'{cell}") } else { cell }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn a_cell_is_text_whatever_it_holds() {
        let row = ["=cmd()", "+1", "-1", "@a", "a;b", "di\"jo", "\u{202e}x", "\t=1"].map(str::to_owned);
        assert_eq!(
            csv_text(&[row.to_vec()]),
            "'=cmd();'+1;'-1;'@a;\"a;b\";\"di\"\"jo\";\\u{202e}x;\\u{9}=1\n"
        );
    }
}
