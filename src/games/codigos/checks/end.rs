//! The end of rounds, of the deck and of the game.

use super::K;
use crate::games::codigos::Codigos;
use crate::games::codigos::event::Event;
use crate::games::codigos::flow::{Course, Late, counted_at_end};
use crate::games::codigos::rules::{Reuse, spelled};
use crate::games::codigos::state::State;
use crate::kernel::{EVERY_CLAUSE, Fault, Judged, Verdict, agreed, counted};

fn still_hidden(state: &State) -> String {
    let left = state.seated().filter(|(_, p)| !p.hidden.is_empty());
    left.map(|(seat, p)| format!("{} {}", state.called(seat), p.hidden.len())).collect::<Vec<_>>().join(", ")
}

/// 8.12b: play goes on once nobody has hidden codes left.
pub const RESUMED_EARLY: K = K::omitted("8.12b", "resumed_before_all_revealed", |state, play| {
    let (Event::Resume, Some(round)) = (&play.event, &state.round) else { return Verdict::Holds };
    if round.last || !state.hidden_left() {
        return Verdict::Holds;
    }
    let fault = Fault::new("se reanuda el juego y quedan códigos por revelar")
        .legal("revelar todos los códigos ocultos")
        .fact("sin revelar", still_hidden(state))
        .because(round.since);
    Verdict::broken(fault)
});

/// 9.2: the last chance to reveal.
pub const KEPT_HIDDEN: K = K::omitted("9.2", "ended_before_all_revealed", |state, play| {
    let (Event::Resume, Some(round)) = (&play.event, &state.round) else { return Verdict::Holds };
    if !round.last || !state.hidden_left() {
        return Verdict::Holds;
    }
    let fault = Fault::new("se cierra la última ronda y quedan códigos por revelar")
        .legal("revelar todos los códigos ocultos")
        .fact("sin revelar", still_hidden(state))
        .because(round.since);
    Verdict::broken(fault)
});

fn after_the_end(state: &State, play: &Judged<'_, Codigos>, wrong: bool, legal: &str) -> Verdict {
    if !wrong || play.met(state).course != Some(Course::Ended) {
        return Verdict::Holds;
    }
    let text = if state.ended { "la partida ya terminó" } else { "el mazo se acabó: solo queda revelar" };
    Verdict::broken(Fault::new(text).legal(legal))
}

/// 9.1b: no turn action after the end, not even one that was still due. That the deck ran out against its count is
/// asked about.
pub const ACTS_AFTER_END: K = K::illegal("9.1b", "acts_after_the_end", |state, play| {
    if let Some(n) = counted_at_end(state, &play.event) {
        let left = counted(usize::try_from(n).unwrap_or(0), "carta", "cartas");
        let out = state.reveals_out;
        let fault = Fault::new(match play.event {
            Event::Refill { .. } if state.all_reveals_out() && out > 0 => {
                format!(
                    "ya {} {out} REVELEN del mazo y esta sería la del fondo, pero se cuentan {left}",
                    agreed(out, "salió", "salieron")
                )
            }
            _ => format!("no consta que el mazo se acabara: se cuentan {left}"),
        });
        let legal = "seguir jugando; si de verdad se acabó, «situar mazo n=0» y «agotar»";
        return Verdict::cannot_tell(fault.legal(legal).fact("mazo", n));
    }
    let wrong = matches!(play.event, Event::Discard { .. } | Event::Abandon { .. } | Event::Soldier { .. });
    after_the_end(state, play, wrong, "no hacer más acciones")
})
.over(EVERY_CLAUSE);

/// 9.3a: no card is taken after the end.
pub const TAKES_AFTER_END: K = K::illegal("9.3a", "takes_after_the_end", |state, play| {
    after_the_end(state, play, matches!(play.event, Event::Take { .. }), "no tomar más cartas")
})
.over(EVERY_CLAUSE);

/// 9.3b: nothing is laid down after the end.
pub const LAYS_AFTER_END: K = K::illegal("9.3b", "lays_after_the_end", |state, play| {
    let wrong = matches!(play.event, Event::Expose { .. } | Event::Complete { .. } | Event::Lay { .. });
    after_the_end(state, play, wrong, "no bajar más cartas")
})
.over(EVERY_CLAUSE);

/// 10.2a: with four players the pile becomes a new deck when the first one has run out.
pub const PILE_NOT_REUSED: K = K::omitted("10.2a", "pile_not_reused", |state, play| {
    if !play.met(state).late.contains(&Late::Reuse) {
        return Verdict::Holds;
    }
    let fault = Fault::new("se acabó el mazo y no se reutilizó la pila de descarte").legal("reutilizar");
    Verdict::broken(fault.because(state.reuse.map(|o| o.since)))
});

/// 10.2b: only with four players, and only once the deck has run out.
pub const REUSED_WRONGLY: K = K::illegal("10.2b", "pile_reused_wrongly", |state, play| {
    let Event::Recycle { .. } = &play.event else { return Verdict::Holds };
    if state.order.is_empty() || state.may_reuse() {
        return Verdict::Holds;
    }
    let (n, many) = (state.order.len(), state.rules.reusing);
    let next = state.rules.reuse == Reuse::NextMatch;
    if n == many && next && state.is_final() {
        return Verdict::Holds;
    }
    let text = match state.recycled {
        _ if n != many => format!("se reutiliza la pila de descarte con {n} jugadores"),
        true => "la pila de descarte ya se reutilizó".to_owned(),
        false => "el mazo todavía no se acabó".to_owned(),
    };
    let legal = if next {
        "dejarla: la partida acaba con el mazo".to_owned()
    } else {
        format!("reutilizarla una vez, con {} jugadores y el mazo acabado", spelled(many))
    };
    Verdict::broken(Fault::new(text).legal(legal))
})
.over(&["10.2c"]);

/// 10.2c: without any REVELEN card.
pub const REUSED_WITH_REVELEN: K =
    K::illegal("10.2c", "pile_reused_with_revelen", |_, play| match play.event {
        Event::Recycle { with_reveal: true } => Verdict::broken(
            Fault::new("la pila se reutiliza con una carta REVELEN").legal("apartar antes la carta REVELEN"),
        ),
        _ => Verdict::Holds,
    });
