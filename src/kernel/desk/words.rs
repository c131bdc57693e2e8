//! What the desk recorded, in Spanish: one line each, and the words for what it may say.

use std::num::NonZeroU16;

use super::{
    Appeal, Context, DeskRecord, MatchResult, Official, Penalty, Rank, Remedy, RemedyKind, ResultCause,
    ResultOutcome, Rewind, Ruling, RulingOutcome, SeatedPlayer, Series, Signer,
};
use crate::kernel::ids::{Seat, Seq};
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
            DeskRecord::Claim { by } => format!("atiende la llamada{}", signed(Some(by))),
            DeskRecord::Revoke { of, text } => {
                let of: Vec<String> = of.iter().map(|n| format!("#{n}")).collect();
                format!("ya no vale {}{}", listed(&of), after(text))
            }
            DeskRecord::Clock { minutes } => format!("reloj: {}", in_minutes(*minutes)),
            DeskRecord::Extension { minutes, text } => {
                format!("prórroga: {}{}", in_minutes(*minutes), after(text))
            }
            DeskRecord::Result(result) => result.line(name),
            DeskRecord::Series(series) => series.words(name),
            DeskRecord::Signature(signature) => {
                let by = match &signature.by {
                    Signer::Player(seat) => name(*seat),
                    Signer::Judge(judge) => judge.words(),
                };
                format!("{by} firma hasta #{}", signature.of)
            }
        }
    }
}

fn in_minutes(minutes: NonZeroU16) -> String {
    counted(usize::from(minutes.get()), "minuto", "minutos")
}

/// Words behind others, where there are any.
fn after(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(": {text}") }
}

impl Official {
    /// Who and with what rank, in Spanish.
    pub fn words(&self) -> String {
        let words: Vec<&str> = self.name.as_deref().into_iter().chain(self.rank.map(Rank::word)).collect();
        words.join(", ")
    }
}

/// The same behind a ruling or an order.
fn signed(by: Option<&Official>) -> String {
    by.map_or(String::new(), |by| format!(" ({})", by.words()))
}

/// The play and, where some are named, the clauses it is about.
fn subject(about: Seq, clauses: &[String]) -> String {
    if clauses.is_empty() { format!("#{about}") } else { format!("#{about} ({})", clauses.join(", ")) }
}

impl Ruling {
    pub(in crate::kernel) fn line(&self) -> String {
        let outcome = self.outcome.map_or(String::new(), |outcome| format!(": {}", outcome.word()));
        let by = signed(self.by.as_ref());
        format!("fallo sobre {}{outcome}{}{by}", subject(self.about, &self.clauses), after(&self.text))
    }
}

impl Penalty {
    pub(in crate::kernel) fn line(&self, name: &str) -> String {
        let parts = [
            self.infraction.as_ref().map(|i| format!("{} {}", i.id, i.name)),
            self.about.map(|about| format!("por {}", subject(about, &self.clauses))),
            self.level.clone(),
            self.proposed.as_ref().map(|level| format!("se proponía {level}")),
            self.costs.map(|cost| cost.words().to_owned()),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        let fields = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
        let by = signed(self.by.as_ref());
        format!("penalización a {name}{fields}{}{by}", after(&self.text))
    }
}

impl Context {
    pub(in crate::kernel) fn line(&self) -> String {
        let told = [("torneo", &self.tournament), ("ronda", &self.round), ("mesa", &self.table)];
        let told = told.into_iter().filter_map(|(key, value)| Some(format!("{key} {}", value.as_ref()?)));
        let judge = self.judge.as_ref().map(|judge| format!("juez {}", judge.words()));
        format!("datos: {}", told.chain(judge).collect::<Vec<_>>().join(", "))
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
        format!("apela{who} el fallo sobre {}{}", subject(self.about, &self.clauses), after(&self.text))
    }
}

impl Rewind {
    pub(in crate::kernel) fn line(&self) -> String {
        let picks = self.picks.iter().map(|p| format!("{} de {}", p.n, p.place)).collect::<Vec<_>>();
        let picks = if picks.is_empty() { String::new() } else { format!(", al azar {}", listed(&picks)) };
        let by = signed(self.by.as_ref());
        format!("se retrocede a como estaba antes de #{}{picks}{}{by}", self.first, after(&self.text))
    }
}

impl Remedy {
    pub(in crate::kernel) fn line(&self) -> String {
        let by = signed(self.by.as_ref());
        format!(
            "arreglo de {}: {}{}{by}",
            subject(self.about, &self.clauses),
            self.kind.word(),
            after(&self.text)
        )
    }
}

impl MatchResult {
    pub(in crate::kernel) fn line(&self, name: impl Fn(Seat) -> String) -> String {
        let ResultOutcome::Won(seats) = &self.outcome else { return format!("resultado: {}", self.words()) };
        let names: Vec<String> = seats.iter().map(|seat| name(*seat)).collect();
        let wins = if names.len() == 1 { "gana" } else { "ganan" };
        format!("resultado: {wins} {}, {}", listed(&names), self.words())
    }

    /// How it came and why, the winners left out: `empate, por tiempo: iban igualados`.
    pub(super) fn words(&self) -> String {
        let (cause, why) = (self.cause.words(), after(&self.text));
        match self.outcome {
            ResultOutcome::Won(_) => format!("{cause}{why}"),
            ResultOutcome::Draw => format!("empate, {cause}{why}"),
            ResultOutcome::NoResult => format!("sin resultado, {cause}{why}"),
        }
    }
}

impl Series {
    /// Which game it is, in Spanish: `partida 2 de hasta 3 (ana 1), la anterior la empezó beto`.
    pub fn words(&self, name: impl Fn(Seat) -> String) -> String {
        let won: Vec<String> =
            self.won.iter().map(|(seat, games)| format!("{} {games}", name(*seat))).collect();
        let won = if won.is_empty() { String::new() } else { format!(" ({})", won.join(", ")) };
        let before =
            self.began_before.map_or(String::new(), |seat| format!(", la anterior la empezó {}", name(seat)));
        format!("partida {} de hasta {}{won}{before}", self.number, self.best_of)
    }
}
