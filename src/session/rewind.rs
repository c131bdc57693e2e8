//! A judge has the match go back: whether it can, how deep it is, what is then to be kept in mind.

use crate::kernel::{BackOver, Body, DeskRecord, Rank, Referee, Rewind, RewindDepth, Seq, counted};
use crate::notation::GoBack;

/// The record of it, and how deep it is.
///
/// # Errors
/// Why it cannot go back there, and what can be done, in Spanish.
pub(super) fn rewind(back: &GoBack, referee: &dyn Referee) -> Result<(Rewind, String), String> {
    let first = back.first;
    if signed(referee) {
        return Err("la partida está firmada y ya no se retrocede: anótelo con «fallo» o «nota»".to_owned());
    }
    match referee.play(first) {
        Some(play) if play.counts => {}
        Some(play) => {
            let instead = play.replaced_by.map_or("«historial» dice cuáles cuentan".to_owned(), |now| {
                format!("en su lugar está el {now}: retroceda a ese")
            });
            return Err(format!("el suceso {first} ya no cuenta; {instead}"));
        }
        None => return Err(format!("el asiento {first} no es una jugada")),
    }
    // A script says where it begins, and how deep it was.
    let is_worked_out = back.depth.is_none();
    let first = if is_worked_out { with_granted(first, referee) } else { first };
    let over = referee.back_to(first).map_err(|by| in_the_middle(first, by, referee))?;
    if over.is_idle && is_worked_out {
        return Err(format!(
            "ya se retrocedió hasta antes del {first}, y desde entonces no se ha jugado nada"
        ));
    }
    let (depth, why) = depth_of(&over);
    let is_by_head = back.by.as_ref().and_then(|by| by.rank) == Some(Rank::Head);
    if depth == RewindDepth::Deep && is_worked_out && !is_by_head {
        return Err(format!(
            "es un retroceso hondo ({why}) y lo autoriza el juez principal: repítalo con autoriza=\"NOMBRE\" delante del motivo"
        ));
    }
    let depth = back.depth.unwrap_or(depth);
    let (steps, picks, text, by) = (Vec::new(), Vec::new(), back.text.clone(), back.by.clone());
    let word = match depth {
        RewindDepth::Simple => "simple",
        RewindDepth::Deep => "hondo",
    };
    let mut remark = format!(
        "retroceso {word}: {why}; lo visto queda visto, y las faltas de ahí constan como retrocedidas"
    );
    // An end that no clause brings is the desk's.
    if referee.outcome().is_some_and(|outcome| outcome.clause.is_empty()) {
        remark.push_str("; el resultado anotado se mantiene: «resultado» anota otro");
    }
    Ok((Rewind { first, depth, steps, picks, text, by }, remark))
}

/// The first of the steps that were taken for granted for a play, as it is gone back over with them.
fn with_granted(first: Seq, referee: &dyn Referee) -> Seq {
    let is_granted = |seq: &Seq| {
        referee.play(*seq).is_some_and(|play| play.is_tacit && play.counts && play.rewound_by.is_none())
    };
    if referee.play(first).is_some_and(|play| play.is_tacit) {
        return first;
    }
    (0..first).rev().take_while(is_granted).last().unwrap_or(first)
}

/// Simple is what was done last, where chance had no part.
fn depth_of(over: &BackOver) -> (RewindDepth, String) {
    match (over.acts, over.random) {
        (0 | 1, None) => (RewindDepth::Simple, "es lo último que se hizo, y sin azar".to_owned()),
        (acts, None) => (RewindDepth::Deep, counted(acts, "jugada", "jugadas")),
        (0 | 1, Some(random)) => {
            (RewindDepth::Deep, format!("en el {random} hubo azar o cartas que no se ven"))
        }
        (acts, Some(random)) => {
            let acts = counted(acts, "jugada", "jugadas");
            (RewindDepth::Deep, format!("{acts}, y en el {random} hubo azar o cartas que no se ven"))
        }
    }
}

fn in_the_middle(first: Seq, by: Seq, referee: &dyn Referee) -> String {
    let from = referee.rewound(by).first().copied();
    let from = from.map_or(String::new(), |from| format!("retroceda a antes del {from}, donde empieza, o "));
    format!("el suceso {first} está en medio de lo que retrocedió #{by}: {from}deshaga primero #{by}")
}

/// Whether somebody has signed what is recorded.
fn signed(referee: &dyn Referee) -> bool {
    let is_signature = |seq| matches!(referee.desk_body(seq), Some(Body::Desk(DeskRecord::Signature(_))));
    (0..referee.next_seq()).any(is_signature)
}

/// Whether a record is a rewind that takes nothing back: it was undone.
pub(super) fn is_idle(seq: Seq, referee: &dyn Referee) -> bool {
    matches!(referee.desk_body(seq), Some(Body::Desk(DeskRecord::Rewind(_)))) && !referee.goes_back(seq)
}

/// Why a play cannot be struck: a rewind in force begins with it.
pub(super) fn begins_rewind(of: Seq, referee: &dyn Referee) -> Option<String> {
    referee.play(of)?.rewound_by?;
    let begins = |seq: &Seq| {
        let Some(Body::Desk(DeskRecord::Rewind(rewind))) = referee.desk_body(*seq) else { return false };
        let over = referee.rewound(*seq);
        over.contains(&of) && (over == [of] || now(rewind.first, referee) == of)
    };
    let by = (0..referee.next_seq()).find(begins)?;
    Some(format!(
        "el suceso {of} es donde empieza el retroceso #{by}: deshágalo antes («deshacer hasta {}»), o ponga otro en su lugar con «corregir {of}: …»",
        by.saturating_sub(1)
    ))
}

/// The play that stands in the place of another.
fn now(seq: Seq, referee: &dyn Referee) -> Seq {
    let mut now = seq;
    while let Some(next) = referee.play(now).and_then(|play| play.replaced_by) {
        now = next;
    }
    now
}
