//! What the desk recorded, in Spanish: one line each, and the words for what it may say.

use super::{
    Appeal, Context, DeskRecord, MatchResult, Penalty, Rank, Remedy, RemedyKind, ResultCause, ResultOf,
    Rewind, Ruling, RulingOutcome, SeatedPlayer, Series,
};
use crate::kernel::ids::Seat;
use crate::kernel::text::{counted, listed};

impl Rank {
    /// The Spanish word.
    pub fn word(self) -> &'static str {
        match self {
            Rank::Agreement => "acuerdo",
            Rank::Judge => "juez",
            Rank::Head => "principal",
        }
    }
}

impl RulingOutcome {
    /// The Spanish word.
    pub fn word(self) -> &'static str {
        match self {
            RulingOutcome::Stands => "se mantiene",
            RulingOutcome::NoOffence => "sin falta",
            RulingOutcome::Permitted => "permitido",
            RulingOutcome::Corrected => "corregido",
            RulingOutcome::Remedied => "arreglo",
            RulingOutcome::Pending => "pendiente",
            RulingOutcome::Rewound => "retrocedido",
        }
    }
}

impl RemedyKind {
    /// The Spanish word.
    pub fn word(self) -> &'static str {
        match self {
            RemedyKind::Fulfil => "cumplir",
            RemedyKind::Figure => "cifra",
            RemedyKind::GiveBack => "devolver",
            RemedyKind::ShuffleSeen => "barajar vistas",
            RemedyKind::RightPlace => "lugar correcto",
        }
    }
}

impl ResultCause {
    /// The Spanish words.
    pub fn words(self) -> &'static str {
        match self {
            ResultCause::Time => "por tiempo",
            ResultCause::NoShow => "por incomparecencia",
            ResultCause::Agreement => "por acuerdo",
            ResultCause::Withdrawal => "por retirada",
        }
    }
}

impl DeskRecord {
    /// One Spanish line; `name` gives the table's name for a seat.
    pub(in crate::kernel) fn line(&self, name: impl Fn(Seat) -> String) -> String {
        match self {
            DeskRecord::Context(context) => context.line(),
            DeskRecord::Player(player) => player.line(&name(player.seat)),
            DeskRecord::Reading(reading) => format!("lectura de {}: {}", reading.clause, reading.choice),
            DeskRecord::Appeal(appeal) => appeal.line(name),
            DeskRecord::Rewind(rewind) => rewind.line(),
            DeskRecord::Remedy(remedy) => remedy.line(),
            DeskRecord::Claim { by, rank } => format!("atiende la llamada{}", signed(Some(by), *rank)),
            DeskRecord::Clock { minutes } => format!("reloj: {}", in_minutes(*minutes)),
            DeskRecord::Extension { minutes, text } => {
                format!("prórroga: {}{}", in_minutes(*minutes), after(text))
            }
            DeskRecord::Result(result) => result.line(name),
            DeskRecord::Series(series) => series.line(name),
            DeskRecord::Signature(signature) => format!("{} firma hasta #{}", signature.by, signature.of),
        }
    }
}

fn in_minutes(minutes: u16) -> String {
    counted(usize::from(minutes), "minuto", "minutos")
}

/// Words behind others, where there are any.
fn after(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(": {text}") }
}

/// Who and with what rank, behind a ruling or an order.
fn signed(by: Option<&str>, rank: Option<Rank>) -> String {
    let words: Vec<&str> = by.into_iter().chain(rank.map(Rank::word)).collect();
    if words.is_empty() { String::new() } else { format!(" ({})", words.join(", ")) }
}

impl Ruling {
    pub(in crate::kernel) fn line(&self) -> String {
        let clauses =
            if self.clauses.is_empty() { String::new() } else { format!(" ({})", self.clauses.join(", ")) };
        let outcome = self.outcome.map_or(String::new(), |outcome| format!(": {}", outcome.word()));
        let by = signed(self.by.as_deref(), self.rank);
        format!("fallo sobre #{}{clauses}{outcome}{}{by}", self.about, after(&self.text))
    }
}

impl Penalty {
    pub(in crate::kernel) fn line(&self, name: &str) -> String {
        let parts = [
            self.infraction.as_ref().map(|i| format!("{} {}", i.id, i.name)),
            self.about.map(|about| format!("por #{about}")),
            self.level.clone(),
            self.proposed.as_ref().map(|level| format!("se proponía {level}")),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        let fields = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
        let by = signed(self.by.as_deref(), self.rank);
        format!("penalización a {name}{fields}{}{by}", after(&self.text))
    }
}

impl Context {
    pub(in crate::kernel) fn line(&self) -> String {
        let told =
            [("torneo", &self.event), ("ronda", &self.round), ("mesa", &self.table), ("juez", &self.judge)];
        let told = told.into_iter().filter_map(|(key, value)| Some(format!("{key} {}", value.as_ref()?)));
        let rank = self.rank.map(|rank| format!("rango {}", rank.word()));
        format!("datos: {}", told.chain(rank).collect::<Vec<_>>().join(", "))
    }
}

impl SeatedPlayer {
    pub(in crate::kernel) fn line(&self, name: &str) -> String {
        let told = [("nombre", &self.name), ("número", &self.number)];
        let told = told.into_iter().filter_map(|(key, value)| Some(format!("{key} {}", value.as_ref()?)));
        format!("datos de {name}: {}", told.collect::<Vec<_>>().join(", "))
    }
}

impl Appeal {
    pub(in crate::kernel) fn line(&self, name: impl Fn(Seat) -> String) -> String {
        let who = self.seat.map_or(String::new(), |seat| format!(" {}", name(seat)));
        format!("apela{who} el fallo sobre #{}{}", self.about, after(&self.text))
    }
}

impl Rewind {
    pub(in crate::kernel) fn line(&self) -> String {
        let picks: Vec<String> = self.picks.iter().map(|(place, card)| format!("{place} {card}")).collect();
        let picks = if picks.is_empty() { String::new() } else { format!(", al azar {}", listed(&picks)) };
        let by = signed(self.by.as_deref(), self.rank);
        format!("se retrocede hasta antes de #{}{picks}{}{by}", self.to, after(&self.text))
    }
}

impl Remedy {
    pub(in crate::kernel) fn line(&self) -> String {
        let by = signed(self.by.as_deref(), self.rank);
        format!("arreglo de #{} ({}){}{by}", self.about, self.kind.word(), after(&self.text))
    }
}

impl MatchResult {
    pub(in crate::kernel) fn line(&self, name: impl Fn(Seat) -> String) -> String {
        let of = match self.of {
            ResultOf::Won(seat) => format!("gana {}", name(seat)),
            ResultOf::Draw => "empate".to_owned(),
            ResultOf::Nothing => "sin resultado".to_owned(),
        };
        format!("resultado: {of}, {}{}", self.cause.words(), after(&self.text))
    }
}

impl Series {
    pub(in crate::kernel) fn line(&self, name: impl Fn(Seat) -> String) -> String {
        let won: Vec<String> =
            self.won.iter().map(|(seat, games)| format!("{} {games}", name(*seat))).collect();
        let won = if won.is_empty() { String::new() } else { format!(" ({})", won.join(", ")) };
        format!("partida {} de hasta {}{won}", self.game, self.best_of)
    }
}
