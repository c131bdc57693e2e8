//! What a judge says, as records: rulings, appeals, penalties, calls and what they cost.

use chrono::{DateTime, Utc};

use super::penalty::{Ladder, leaves};
use super::rewind::rewind;
use super::{Lost, Part, Session};
use crate::kernel::{
    Appeal, Body, Decision, DeskRecord, Draft, Finding, MatchResult, Rank, Referee, ResultOutcome, Ruling,
    SeatedPlayer, Seq, counted, covers,
};
use crate::notation::{Command, Deed, Judgement, Reading, read};

/// The record of what a judge said, and what is to be remarked of it.
///
/// # Errors
/// Why there is nothing to record, in Spanish.
pub(super) fn body(
    judgement: &Judgement,
    referee: &dyn Referee,
    ladder: &Ladder<'_>,
) -> Result<(Body<Draft>, Option<String>), String> {
    let body = match judgement {
        Judgement::Ruling(ruling) => Body::Ruling(on_what_is_known(ruling, referee)),
        Judgement::Penalty(fine) => {
            let (penalty, remark) = ladder.penalty(fine, referee)?;
            let remark = leaves(&penalty, referee).or(remark);
            return Ok((Body::Penalty(penalty), remark));
        }
        Judgement::Call { waiting: true } if is_final(referee) => {
            return Err("ya falló el juez principal, y su fallo no se apela; «seguimos» reanuda la partida"
                .to_owned());
        }
        Judgement::Call { waiting: true } => match referee.ledger().ruled_since_call() {
            // Who calls again while a ruling stands asks for the head judge.
            Some((about, clauses)) => Body::Desk(DeskRecord::Appeal(Appeal {
                about,
                clauses: clauses.to_vec(),
                seat: None,
                text: String::new(),
            })),
            None => Body::Call { waiting: true, seat: None },
        },
        Judgement::Call { waiting: false } if referee.ledger().call().is_none() => {
            return Err("nadie ha llamado al juez: no hay nada que reanudar".to_owned());
        }
        Judgement::Call { waiting: false } => Body::Call { waiting: false, seat: None },
        Judgement::Desk(DeskRecord::Appeal(appeal)) if !referee.ledger().is_ruled(appeal.about) => {
            return Err(format!("el suceso {} no tiene ningún fallo que apelar", appeal.about));
        }
        Judgement::Rewind(back) => {
            let (rewind, remark) = rewind(back, referee)?;
            return Ok((Body::Desk(DeskRecord::Rewind(rewind)), Some(remark)));
        }
        Judgement::Desk(desk) => Body::Desk(desk.clone()),
        Judgement::Revoke { of } => Body::Desk(DeskRecord::Revoke { of: vec![*of], text: String::new() }),
    };
    Ok((body, remark(judgement, referee)))
}

/// An outcome that names no clause is for all that the play is flagged for now; what turns out later stays open.
fn on_what_is_known(ruling: &Ruling, referee: &dyn Referee) -> Ruling {
    let mut ruling = ruling.clone();
    if ruling.outcome.is_some() && ruling.clauses.is_empty() {
        let flagged = referee.findings().into_iter().filter(|f| f.about == ruling.about);
        ruling.clauses = flagged.map(|f| f.clause.to_owned()).collect();
    }
    ruling
}

/// The play that tells a game of the series too, where one of its own rules asks for it: who began the game before.
pub(super) fn series_play(deed: &Deed, referee: &dyn Referee) -> Option<Body<Draft>> {
    let Deed::Judge(Judgement::Desk(DeskRecord::Series(series))) = deed else { return None };
    let line = format!("serie n={} anterior={}", series.number, series.began_before?);
    match read(&line, 0..line.len(), referee, &Reading::EXACT) {
        // A script that was exported says both.
        Ok(Command::Record(Deed::Play { draft, .. }))
            if referee.plays().iter().any(|p| p.counts && p.text == draft.text) =>
        {
            None
        }
        Ok(Command::Record(Deed::Play { draft: event, .. })) => {
            Some(Body::Play { event, before: None, instead: None, waiver: None, told: false, tacit: None })
        }
        Ok(_) | Err(_) => None,
    }
}

/// What is to be remarked of a deed of the desk before it is done: a ruling or an appeal that changes nothing.
fn remark(judgement: &Judgement, referee: &dyn Referee) -> Option<String> {
    match judgement {
        Judgement::Ruling(ruling) => outranked(ruling, referee)
            .or_else(|| closes_nothing(ruling, referee))
            .or_else(|| stays_open(ruling, referee)),
        Judgement::Call { waiting: true } if referee.ledger().call().is_some() => {
            let appealed = referee.ledger().ruled_since_call().map(|(about, _)| about);
            Some(appealed.map_or("ya se había llamado al juez".to_owned(), |about| {
                format!("se apela el fallo sobre {about} al juez principal: queda abierto hasta que falle")
            }))
        }
        Judgement::Desk(DeskRecord::Appeal(appeal))
            if ranks(referee, appeal.about).min() == Some(Rank::Head) =>
        {
            Some("ya falló el juez principal: la apelación queda anotada y no cambia nada".to_owned())
        }
        Judgement::Desk(DeskRecord::Result(MatchResult { outcome: ResultOutcome::Won(seats), .. })) => {
            let lost = referee.ledger().lost().find(|lost| seats.contains(lost));
            lost.map(|seat| {
                format!("{} había perdido por penalización: vale lo último", referee.seat_name(seat))
            })
        }
        Judgement::Desk(DeskRecord::Player(SeatedPlayer { seat, number: Some(number), .. })) => {
            let other =
                referee.ledger().players().find(|p| p.seat != *seat && p.number.as_ref() == Some(number));
            other.map(|other| format!("{} tiene ese mismo número", referee.seat_name(other.seat)))
        }
        Judgement::Penalty(_)
        | Judgement::Call { .. }
        | Judgement::Rewind(_)
        | Judgement::Desk(_)
        | Judgement::Revoke { .. } => None,
    }
}

/// The ranks of the rulings in force on the findings of a play.
fn ranks(referee: &dyn Referee, about: Seq) -> impl Iterator<Item = Rank> {
    let findings = referee.findings().into_iter().filter(move |f| f.about == about);
    findings.filter_map(|f| f.ruling.as_ref().map(Decision::rank))
}

/// Whether a ruling, as it was said, is on a finding.
fn is_on(ruling: &Ruling, finding: &Finding) -> bool {
    finding.about == ruling.about && covers(&ruling.clauses, finding.clause)
}

/// Whether the head judge has ruled since the call that waits.
fn is_final(referee: &dyn Referee) -> bool {
    let ruled = referee.ledger().ruled_since_call().map(|(about, _)| about);
    ruled.is_some_and(|about| ranks(referee, about).min() == Some(Rank::Head))
}

/// A ruling that leaves a fault open because it was appealed, or closes it by words alone.
fn stays_open(ruling: &Ruling, referee: &dyn Referee) -> Option<String> {
    let rank = ruling.by.as_ref().and_then(|by| by.rank).unwrap_or(Rank::Judge);
    let findings = referee.findings();
    let mut of_it = findings.iter().filter(|f| is_on(ruling, f));
    let appealed = of_it.any(|f| f.ruling.as_ref().is_some_and(|r| r.is_appealed)) && rank < Rank::Head;
    if appealed {
        return Some("está apelado: lo cierra el juez principal (rango=principal)".to_owned());
    }
    let closes = || "sin resultado, el fallo cierra la falta; «pendiente» la deja abierta".to_owned();
    ruling.outcome.is_none().then(closes)
}

/// A ruling of a lower rank than the one in force.
fn outranked(ruling: &Ruling, referee: &dyn Referee) -> Option<String> {
    let rank = ruling.by.as_ref().and_then(|by| by.rank).unwrap_or(Rank::Judge);
    let findings = referee.findings();
    let ruled = findings.iter().filter(|f| is_on(ruling, f));
    let higher = ruled.filter_map(|f| f.ruling.as_ref()).map(Decision::rank).filter(|r| *r > rank).max()?;
    Some(format!("ya hay un fallo de rango superior ({}): este queda anotado y no lo cambia", higher.word()))
}

/// A ruling on what is no finding.
fn closes_nothing(ruling: &Ruling, referee: &dyn Referee) -> Option<String> {
    let (about, clauses) = (ruling.about, &ruling.clauses);
    let open = referee.findings();
    let lacks = |clause: Option<&String>| {
        !open.iter().any(|f| f.about == about && clause.is_none_or(|clause| f.clause == clause))
    };
    let untold: Vec<&str> = clauses.iter().filter(|c| lacks(Some(c))).map(String::as_str).collect();
    match (clauses.is_empty() && lacks(None), untold.as_slice()) {
        (true, _) => {
            Some(format!("el suceso {about} no tiene ninguna falta: el fallo queda anotado y no cierra nada"))
        }
        (false, []) => None,
        (false, untold) => {
            Some(format!("en el suceso {about} no consta {}: el fallo queda anotado", untold.join(", ")))
        }
    }
}

impl Session {
    /// What a call cost is said where play goes on; inside a round it is given back.
    pub(super) fn timed(&self, parts: Vec<Part>, now: DateTime<Utc>) -> Vec<Part> {
        let mut timed = Vec::with_capacity(parts.len());
        for part in parts {
            let Part::Record(body @ Body::Call { waiting: false, .. }, _) = part else {
                timed.push(part);
                continue;
            };
            let (remark, extension) = match self.clock.round(self.referee().ledger()).lost(now) {
                None => (None, None),
                Some(Lost::Unknown) => {
                    (Some("el reloj del ordenador ha retrocedido: no se sabe cuánto duró".to_owned()), None)
                }
                Some(Lost::Outside(seconds)) => {
                    let minutes = usize::try_from((seconds + 59) / 60).unwrap_or_default();
                    let minutes = counted(minutes, "minuto", "minutos");
                    (Some(format!("la llamada duró {minutes}; «prórroga N» da más tiempo a la mesa")), None)
                }
                Some(Lost::Round(minutes)) => {
                    let text = "llamada al juez".to_owned();
                    (None, Some(Body::Desk(DeskRecord::Extension { minutes, text })))
                }
            };
            timed.push(Part::Record(body, remark));
            timed.extend(extension.map(|body| {
                let remark = "es lo que duró la llamada; «corregir» con su número la quita".to_owned();
                Part::Record(body, Some(remark))
            }));
        }
        timed
    }
}
