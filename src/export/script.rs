//! The plays in force as an `.arb` script: validating it finds what the match found.

use std::collections::{BTreeMap, BTreeSet};

use crate::kernel::{Body, DeskRecord, Draft, Referee, Rewind, Ruling, Seq};
use crate::notation::split_statements;
use crate::session::{print_desk, print_play};

/// The script. Lines that others point to (`por #8`, `fallo #8`) carry their number as a label; what the desk recorded
/// stands behind the plays that were told before it. What cannot be a line is a comment.
pub fn script(referee: &dyn Referee) -> String {
    let plays: Vec<_> = referee.plays().into_iter().filter(|p| p.counts).collect();
    let desk = desk_records(referee);
    let abouts = desk.iter().filter_map(|(_, body)| about(body));
    let rewinds = rewinds(referee, &desk);
    let begins = rewinds.iter().filter_map(|(_, over)| over.first().copied());
    let pointed: BTreeSet<Seq> =
        plays.iter().flat_map(|p| p.points_to.iter().copied()).chain(abouts).chain(begins).collect();
    // What points to a replaced play means the one in its place.
    let label =
        |seq: Seq| pointed.iter().copied().find(|n| *n == seq || stands_for(referee, *n) == Some(seq));
    // What points to a struck play points to nothing, in the script too: #0 is the header.
    let still = |seq: Seq| {
        let now = stands_for(referee, seq).unwrap_or(seq);
        if plays.iter().any(|p| p.seq == now) { seq } else { 0 }
    };
    let mut lines = vec![format!("juego {}", referee.game_id())];
    lines.extend(referee.pinned().into_iter().map(|q| format!("lectura {} {}", q.clause, q.chosen)));
    let mut desk = desk.into_iter().peekable();
    // Every play told before a record of the desk stands before it, wherever it was played; a rewind stands behind all that it
    // took back, whenever that was told.
    let rewound: BTreeMap<Seq, Vec<Seq>> = rewinds.into_iter().collect();
    let last_before = |seq: Seq| {
        let took = rewound.get(&seq).and_then(|over| over.last());
        plays.iter().rposition(|p| p.seq < seq || took == Some(&p.seq)).map_or(0, |at| at + 1)
    };
    let told = |body: &Body<Draft>, seq: Seq| {
        let stands = |about: Seq| plays.iter().any(|p| p.seq == about);
        let named = |about: Seq| stands(about).then(|| format!("#{}", label(about).unwrap_or(about)));
        let line = print_desk(&as_known(referee, seq, body), &named).filter(|line| is_one_statement(line));
        line.unwrap_or_else(|| format!("# {}", one_line(&referee.desk_line(seq).unwrap_or_default())))
    };
    for at in 0..=plays.len() {
        while let Some((seq, body)) = desk.next_if(|(seq, _)| last_before(*seq) <= at) {
            lines.push(told(&body, seq));
        }
        let Some(play) = plays.get(at).and_then(|play| referee.pointing(play.seq, &still)) else { continue };
        let text = print_play(&play);
        lines.push(if !is_one_statement(&text) {
            format!("# no se puede escribir como línea: {text}")
        } else {
            label(play.seq).map_or(text.clone(), |n| format!("#{n} {text}"))
        });
    }
    lines.join("\n") + "\n"
}

/// The rewinds in force, each with what it took back.
fn rewinds(referee: &dyn Referee, desk: &[(Seq, Body<Draft>)]) -> Vec<(Seq, Vec<Seq>)> {
    let rewinds = desk.iter().filter(|(_, body)| matches!(body, Body::Desk(DeskRecord::Rewind(_))));
    rewinds.map(|(seq, _)| (*seq, referee.rewound(*seq))).collect()
}

/// An outcome on nothing is a note, and so is an appeal of what no ruling is left of: a script tells everything in the order of
/// play, and what was told late would have been known then.
fn as_known(referee: &dyn Referee, seq: Seq, body: &Body<Draft>) -> Body<Draft> {
    let ruled_before = |about| {
        let mut before = desk_records(referee).into_iter().take_while(|(n, _)| *n < seq);
        before.any(|(_, body)| {
            matches!(body, Body::Ruling(ruling) if ruling.about == about && !is_on_nothing(&ruling))
        })
    };
    let nothing = if let Body::Ruling(ruling) = body {
        Some(ruling.about).filter(|_| is_on_nothing(ruling))
    } else if let Body::Desk(DeskRecord::Appeal(appeal)) = body {
        Some(appeal.about).filter(|about| !ruled_before(*about))
    } else {
        None
    };
    let text = || referee.desk_line(seq).unwrap_or_default();
    // It goes back to before the first of what it took back, as that stands now.
    if let (Body::Desk(DeskRecord::Rewind(rewind)), Some(first)) = (body, referee.rewound(seq).first()) {
        return Body::Desk(DeskRecord::Rewind(Rewind { first: *first, ..rewind.clone() }));
    }
    nothing.map_or_else(|| body.clone(), |about| Body::Note { about: Some(about), text: text() })
}

fn is_on_nothing(ruling: &Ruling) -> bool {
    ruling.outcome.is_some() && ruling.clauses.is_empty()
}

/// What the desk recorded and did not revoke, in order, but for what the plays themselves carry.
fn desk_records(referee: &dyn Referee) -> Vec<(Seq, Body<Draft>)> {
    let is_own = |body: &Body<Draft>| match body {
        Body::Header(_)
        | Body::Play { .. }
        | Body::Strike { .. }
        | Body::Restore { .. }
        | Body::Waive { .. }
        | Body::Desk(DeskRecord::Reading(_) | DeskRecord::Revoke { .. }) => false,
        Body::Note { .. }
        | Body::Ruling(_)
        | Body::Penalty(_)
        | Body::Statement { .. }
        | Body::Call { .. }
        | Body::Desk(_) => true,
    };
    let all = (0..referee.next_seq()).filter(|seq| !referee.ledger().is_revoked(*seq));
    // A rewind that took nothing back, or was undone, says nothing.
    let stands = |seq: Seq, body: &Body<Draft>| {
        !matches!(body, Body::Desk(DeskRecord::Rewind(_))) || referee.goes_back(seq)
    };
    let records = all.filter_map(|seq| Some((seq, referee.desk_body(seq)?)));
    records.filter(|(seq, body)| is_own(body) && stands(*seq, body)).collect()
}

/// The play that a record of the desk is about.
fn about(body: &Body<Draft>) -> Option<Seq> {
    match body {
        Body::Note { about, .. } => *about,
        Body::Ruling(ruling) => Some(ruling.about),
        Body::Penalty(penalty) => penalty.about,
        Body::Desk(DeskRecord::Appeal(appeal)) => Some(appeal.about),
        Body::Header(_)
        | Body::Play { .. }
        | Body::Strike { .. }
        | Body::Restore { .. }
        | Body::Waive { .. }
        | Body::Statement { .. }
        | Body::Call { .. }
        | Body::Desk(_) => None,
    }
}

/// A comment ends with its line.
fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

/// Whether a script reads the whole line as one statement: an imported record may hold a text that would not end there.
fn is_one_statement(line: &str) -> bool {
    let statements = split_statements(line);
    statements.len() == 1 && statements[0] == (0..line.len()) && !line.starts_with(['#', '!', '='])
}

/// The play in force that stands in the place of another.
fn stands_for(referee: &dyn Referee, seq: Seq) -> Option<Seq> {
    let mut now = referee.play(seq)?.replaced_by?;
    while let Some(next) = referee.play(now)?.replaced_by {
        now = next;
    }
    Some(now)
}
