//! Where a match is played, who judges it, who plays it; what is left of the round.

use crate::kernel::{Context, Referee, SeatedPlayer, counted};

/// What nobody said.
const UNTOLD: &str = "sin decir";

/// Tournament, round, table and judge in one line, the series and every player in one each.
pub fn context_lines(referee: &dyn Referee) -> Vec<String> {
    let ledger = referee.ledger();
    let context = ledger.context();
    let told = |field: &Option<String>| field.clone().unwrap_or_else(|| UNTOLD.to_owned());
    let judge = context.judge.as_ref().map(|judge| judge.words()).filter(|words| !words.is_empty());
    let mut lines = vec![format!(
        "torneo: {} · ronda: {} · mesa: {} · juez: {}",
        told(&context.tournament),
        told(&context.round),
        told(&context.table),
        told(&judge)
    )];
    lines.extend(ledger.series().map(|series| series.words(|seat| referee.seat_name(seat))));
    lines.extend(referee.seats().into_iter().map(|seat| {
        let nobody = SeatedPlayer::at(seat);
        let player = ledger.player(seat).unwrap_or(&nobody);
        format!("{}: {} · número: {}", referee.seat_name(seat), told(&player.name), told(&player.number))
    }));
    lines
}

/// The same for a list of matches: one line that says little where little was told.
pub fn told_context(referee: &dyn Referee) -> Vec<String> {
    let ledger = referee.ledger();
    let nobody = ledger.players().next().is_none() && ledger.series().is_none();
    if *ledger.context() == Context::default() && nobody {
        return vec!["torneo, ronda, mesa y juez: sin decir".to_owned()];
    }
    context_lines(referee)
}

/// What is left of the round, from seconds.
pub fn clock_line(left: Option<i64>) -> String {
    let Some(left) = left else { return "No hay reloj de ronda: «reloj 50» lo pone.".to_owned() };
    let minutes =
        |seconds: i64| counted(usize::try_from((seconds + 59) / 60).unwrap_or_default(), "minuto", "minutos");
    if left > 0 {
        format!("Quedan {} de ronda.", minutes(left))
    } else {
        format!("La ronda acabó hace {}.", minutes(-left))
    }
}
