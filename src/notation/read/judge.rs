//! What the judge's words say: where and who, rulings, appeals, penalties, results, the clock.

use std::num::{NonZeroU8, NonZeroU16};
use std::ops::Range;

use super::super::command::{Command, Deed, Judgement, Question};
use super::super::lex::Token;
use super::{Reader, leading_clauses};
use crate::kernel::{
    Appeal, Body, Context, DeskRecord, MatchResult, Misread, Official, Rank, ResultCause, ResultOutcome,
    Ruling, RulingOutcome, Seat, SeatedPlayer, Seq, Series, Symbol, Value, Word, did_you_mean, fold,
    is_hidden,
};

/// Longest name or number of the context, in characters.
const LONGEST_NAME: usize = 80;

/// The outcomes a judge may say, by folded word and in English.
const OUTCOMES: [(&str, &str, RulingOutcome); 6] = [
    ("se-mantiene", "stands", RulingOutcome::Stands),
    ("sin-falta", "no-offence", RulingOutcome::NoOffence),
    ("permitido", "permitted", RulingOutcome::Permitted),
    ("corregido", "corrected", RulingOutcome::Corrected),
    ("arreglo", "remedied", RulingOutcome::Remedied),
    ("pendiente", "pending", RulingOutcome::Pending),
];

const RANKS: [(&str, &str, Rank); 3] = [
    ("acuerdo", "agreement", Rank::Agreement),
    ("juez", "judge", Rank::Judge),
    ("principal", "head", Rank::Head),
];

const CAUSES: [(&str, &str, ResultCause); 4] = [
    ("tiempo", "time", ResultCause::Time),
    ("incomparecencia", "no-show", ResultCause::NoShow),
    ("acuerdo", "agreement", ResultCause::Agreement),
    ("retirada", "withdrawal", ResultCause::Withdrawal),
];

/// What a folded word names in a table of Spanish and English words.
fn named<T: Copy>(table: &[(&str, &str, T)], word: &str) -> Option<T> {
    table.iter().find(|(es, en, _)| *es == word || *en == word).map(|(_, _, named)| *named)
}

/// Whether the words behind `resultado` tell how the match ended by the desk: `… por tiempo`.
pub(super) fn tells_cause(tokens: &[Token]) -> bool {
    tokens.windows(2).any(|pair| {
        let word = |t: &Token| t.bare().map(fold).unwrap_or_default();
        matches!(word(&pair[0]).as_str(), "por" | "by") && named(&CAUSES, &word(&pair[1])).is_some()
    })
}

/// Whether the words behind `serie` tell the game's place in it: `2 de 3`.
pub(super) fn tells_place(tokens: &[Token]) -> bool {
    let is_place = |w: &str| {
        matches!(fold(w).as_str(), "de" | "of")
            || w.split_once('/').is_some_and(|(n, _)| n.parse::<u8>().is_ok())
    };
    tokens.iter().any(|t| t.bare().is_some_and(is_place))
}

/// `minutos` behind a number says nothing more.
fn drop_unit(tokens: &mut Vec<Token>) {
    let is_unit = |t: &Token| {
        t.bare()
            .is_some_and(|w| matches!(fold(w).as_str(), "min" | "minuto" | "minutos" | "minute" | "minutes"))
    };
    if tokens.first().is_some_and(is_unit) {
        tokens.remove(0);
    }
}

/// Takes a key out of a line, under its Spanish or its English name.
pub(super) fn take_key(tokens: &mut Vec<Token>, names: [&str; 2]) -> Option<Value> {
    let at = tokens.iter().position(|t| matches!(t, Token::Key(key, _) if names.contains(&key.as_str())))?;
    match tokens.remove(at) {
        Token::Key(_, value) => Some(value),
        Token::Word(..) => None,
    }
}

fn recorded(judgement: Judgement) -> Command {
    Command::Record(Deed::Judge(judgement))
}

impl Reader<'_> {
    /// `datos torneo=… ronda=… mesa=… juez=… rango=…` or `datos JUGADOR nombre=… número=…`; alone, what was told.
    pub(super) fn data(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        let Some(first) = tokens.first() else { return Ok(Command::Ask(Question::Data)) };
        if let Some(word) = first.bare().map(str::to_owned) {
            let span = first.span();
            tokens.remove(0);
            return self.player_data(&word, span, tokens);
        }
        let tournament = self.told(&mut tokens, ["torneo", "tournament"])?;
        let round = self.told(&mut tokens, ["ronda", "round"])?;
        let table = self.told(&mut tokens, ["mesa", "table"])?;
        let judge = self.official(&mut tokens)?.map(|told| {
            let known = self.referee.ledger().context().judge.clone().unwrap_or_default();
            // A new judge has no rank until it is told.
            let rank = if told.name.is_none() || told.name == known.name { known.rank } else { None };
            Official { rank: told.rank.or(rank), name: told.name.or(known.name) }
        });
        self.nothing_more(&tokens, &["torneo=", "ronda=", "mesa=", "juez=", "rango="])?;
        let context = Context { tournament, round, table, judge };
        Ok(recorded(Judgement::Desk(DeskRecord::Context(context))))
    }

    fn player_data(
        &self,
        word: &str,
        span: Range<usize>,
        mut tokens: Vec<Token>,
    ) -> Result<Command, Misread> {
        let seat = self.referee.seat_named(word.trim_end_matches(':'));
        let seat = seat.ok_or_else(|| Misread::new(span, format!("no hay ningún jugador «{word}»")))?;
        let name = self.told(&mut tokens, ["nombre", "name"])?;
        let number = self.told(&mut tokens, ["numero", "number"])?;
        self.nothing_more(&tokens, &["nombre=", "número="])?;
        if name.is_none() && number.is_none() {
            return Err(Misread::new(self.end..self.end, "falta nombre= o número="));
        }
        Ok(recorded(Judgement::Desk(DeskRecord::Player(SeatedPlayer { seat, name, number }))))
    }

    /// The text of a key: any signs but hidden ones, up to 80.
    pub(super) fn told(&self, tokens: &mut Vec<Token>, names: [&str; 2]) -> Result<Option<String>, Misread> {
        let at = tokens.iter().position(|t| matches!(t, Token::Key(key, _) if names.contains(&key.as_str())));
        let Some((at, value)) = at.and_then(|at| Some((at, take_key(tokens, names)?))) else {
            return Ok(None);
        };
        let is_quoted = self.line[value.span.clone()].contains(['"', '«', '“']);
        if let Some(next) = tokens.get(at).filter(|next| !is_quoted && next.bare().is_some()) {
            return Err(Misread::new(next.span(), "un texto de varias palabras va entre comillas"));
        }
        let said = &self.line[value.span.clone()];
        if let Some((at, c)) = said.char_indices().find(|(_, c)| is_hidden(*c)) {
            let at = value.span.start + at;
            let message =
                format!("hay un carácter que no se ve (U+{:04X}); bórrelo y repita la línea", u32::from(c));
            return Err(Misread::new(at..at + c.len_utf8(), message));
        }
        let text = value.one()?.trim();
        if text.chars().count() > LONGEST_NAME {
            return Err(Misread::new(value.span.clone(), format!("aquí caben hasta {LONGEST_NAME} letras")));
        }
        Ok(Some(text.to_owned()))
    }

    /// Who decides: `juez=` and `rango=`.
    pub(super) fn official(&self, tokens: &mut Vec<Token>) -> Result<Option<Official>, Misread> {
        let name = self.told(tokens, ["juez", "judge"])?;
        let rank = match take_key(tokens, ["rango", "rank"]) {
            None => None,
            Some(value) => {
                let rank = named(&RANKS, &fold(value.one()?));
                let wrong = || Misread::new(value.span.clone(), "el rango es acuerdo, juez o principal");
                Some(rank.ok_or_else(wrong)?)
            }
        };
        Ok((name.is_some() || rank.is_some()).then_some(Official { name, rank }))
    }

    fn nothing_more(&self, tokens: &[Token], keys: &[&'static str]) -> Result<(), Misread> {
        let Some(token) = tokens.first() else { return Ok(()) };
        Err(match token {
            Token::Key(key, _) => Misread::new(token.span(), format!("no se entiende «{key}=» aquí"))
                .or(did_you_mean(&format!("{key}="), keys.iter().copied())),
            Token::Word(..) => {
                Misread::new(token.span(), "sobra esto; un nombre de varias palabras va entre comillas")
            }
        })
    }

    /// `fallo N [CLÁUSULA] [RESULTADO] [TEXTO] [juez=…] [rango=…]`
    pub(super) fn ruling(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        let about = self.ruled_or_only(&mut tokens)?;
        let by = self.official(&mut tokens)?.or_else(|| self.referee.ledger().context().judge.clone());
        let clauses = self.take_clauses(&mut tokens)?;
        let outcome = self.take_outcome(&mut tokens)?;
        let text = self.own_text(&tokens)?;
        if text.is_empty() && outcome.is_none() {
            let words: Vec<&str> = OUTCOMES.iter().map(|(es, _, _)| *es).collect();
            let message = format!("falta el resultado ({}) o el texto del fallo", words.join(", "));
            return Err(Misread::new(self.end..self.end, message));
        }
        Ok(recorded(Judgement::Ruling(Ruling { about, clauses, text, outcome, by })))
    }

    /// The clauses at the beginning; each must be one that the referee checks.
    pub(super) fn take_clauses(&self, tokens: &mut Vec<Token>) -> Result<Vec<String>, Misread> {
        let (clauses, used) = leading_clauses(tokens, self.referee);
        let named: Vec<Token> = tokens.drain(..used).collect();
        for token in named {
            let said = token.bare().map(|text| text.trim_matches(&['(', ')', ':'][..]));
            if let Some(said) = said.filter(|said| self.referee.checked_clause(said).is_none()) {
                let near = did_you_mean(said, self.referee.checked_clauses());
                return Err(Misread::new(
                    token.span(),
                    format!("el árbitro no cita ninguna cláusula {said}"),
                )
                .or(near));
            }
        }
        Ok(clauses)
    }

    /// A word for an outcome; its beginning where nothing but a text in quotation marks follows.
    fn take_outcome(&self, tokens: &mut Vec<Token>) -> Result<Option<RulingOutcome>, Misread> {
        let word = |i: usize| tokens.get(i).and_then(Token::bare).map(fold);
        let Some(first) = word(0) else { return Ok(None) };
        if matches!(first.as_str(), "retrocedido" | "rewound") {
            return Err(Misread::new(
                tokens[0].span(),
                "«retrocedido» no se escribe: sale del retroceso mismo",
            ));
        }
        let two = word(1).map(|second| format!("{first}-{second}")).and_then(|two| named(&OUTCOMES, &two));
        if let Some(outcome) = two {
            tokens.drain(..2);
            return Ok(Some(outcome));
        }
        let alone = tokens.get(1).is_none_or(|t| t.quoted().is_some()) && tokens.len() <= 2;
        let mut begun = OUTCOMES.iter().filter(|(es, _, _)| es.starts_with(&first));
        let by_prefix =
            begun.next().filter(|_| begun.next().is_none() && self.how.prefixes && alone && first.len() > 1);
        let outcome = named(&OUTCOMES, &first).or(by_prefix.map(|(_, _, outcome)| *outcome));
        if outcome.is_some() {
            tokens.remove(0);
        } else if self.how.prefixes {
            self.refuse_near(&first, word(1).as_deref(), tokens)?;
        }
        Ok(outcome)
    }

    /// A text that begins nearly like an outcome is a slip for it: a ruling of words alone closes the fault.
    fn refuse_near(&self, first: &str, second: Option<&str>, tokens: &[Token]) -> Result<(), Misread> {
        let words = || OUTCOMES.iter().map(|(es, _, _)| *es);
        let two = second.map(|second| format!("{first}-{second}"));
        let is_near = |said: &str, word: &str| said.len() > 5 && strsim::osa_distance(said, word) <= 2;
        let near = words()
            .filter(|word| two.iter().map(String::as_str).chain([first]).any(|said| is_near(said, word)));
        let near: Vec<String> = near.map(str::to_owned).collect();
        if near.is_empty() {
            return Ok(());
        }
        let message = format!("«{first}» no es un resultado; un texto que empiece así va entre comillas");
        Err(Misread::new(tokens[0].span(), message).or(near))
    }

    /// Free text; a key that nobody took is none of it.
    pub(super) fn own_text(&self, tokens: &[Token]) -> Result<String, Misread> {
        match tokens.iter().find(|token| matches!(token, Token::Key(..))) {
            Some(key) => Err(Misread::new(key.span(), "esto no va aquí; un texto con «=» va entre comillas")),
            None => Ok(self.free_text(tokens)),
        }
    }

    /// The play that is ruled on; at the prompt the only one with an open fault need not be said.
    fn ruled_or_only(&self, tokens: &mut Vec<Token>) -> Result<Seq, Misread> {
        let is_number = |t: &Token| {
            t.bare().is_some_and(|w| w.trim_start_matches('#').trim_end_matches(':').parse::<Seq>().is_ok())
        };
        let mut open: Vec<Seq> =
            self.referee.findings().iter().filter(|f| f.is_open_fault()).map(|f| f.about).collect();
        open.dedup();
        match (tokens.first().is_some_and(is_number), open.as_slice()) {
            (false, [only]) if self.how.prefixes && !tokens.is_empty() => Ok(*only),
            (false, many) if many.len() > 1 => {
                let many: Vec<String> = many.iter().map(ToString::to_string).collect();
                let span = tokens.first().map_or(self.end..self.end, Token::span);
                Err(Misread::new(
                    span,
                    format!("¿sobre qué suceso? Hay faltas abiertas en {}", many.join(", ")),
                ))
            }
            (_, _) => self.ruled_play(tokens),
        }
    }

    /// The number of a play that counts, or of what stands in its place; a ruling's number is that of its play.
    pub(super) fn ruled_play(&self, tokens: &mut Vec<Token>) -> Result<Seq, Misread> {
        let span = tokens.first().map_or(self.end..self.end, Token::span);
        let said = tokens.first().map(|token| vec![token.clone()]);
        let ruling = said.and_then(|mut said| {
            let body = self.referee.desk_body(self.number(&mut said).ok()?)?;
            if let Body::Ruling(ruling) = body { Some(ruling.about) } else { None }
        });
        let about = match ruling {
            Some(about) => {
                tokens.remove(0);
                about
            }
            None => self.play_number(tokens)?,
        };
        match self.referee.play(about) {
            Some(play) if !play.counts => {
                let by = play.replaced_by.map_or(String::new(), |by| format!("; en su lugar está el {by}"));
                Err(Misread::new(span, format!("el suceso {about} ya no cuenta{by}")))
            }
            Some(_) | None => Ok(about),
        }
    }

    /// `apelar N [CLÁUSULA] [JUGADOR] [TEXTO]`
    pub(super) fn appeal(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        let seat = self.take_player(&mut tokens);
        let about = self.ruled_play(&mut tokens)?;
        let clauses = self.take_clauses(&mut tokens)?;
        // A text may begin with «a»: a letter is a player where nothing follows but a text in quotation marks.
        let is_letter = tokens.first().and_then(Token::bare).is_some_and(|w| w.chars().count() == 1);
        let is_text = is_letter && tokens.get(1).is_some_and(|next| next.quoted().is_none());
        let seat = seat.or_else(|| if is_text { None } else { self.take_player(&mut tokens) });
        let text = self.own_text(&tokens)?;
        Ok(recorded(Judgement::Desk(DeskRecord::Appeal(Appeal { about, clauses, seat, text }))))
    }

    /// A player by his letter or short name, or by the full name that the desk told, the longest that fits; «a» before it
    /// leads to it.
    pub(super) fn take_player(&self, tokens: &mut Vec<Token>) -> Option<Seat> {
        let leads = tokens.first().and_then(Token::bare).is_some_and(|w| fold(w) == "a");
        let behind = tokens.get(1..).filter(|_| leads).and_then(|behind| self.first_player(behind));
        let behind = behind.map(|(seat, words)| (seat, words + 1));
        let (seat, words) = behind.or_else(|| self.first_player(tokens))?;
        tokens.drain(..words);
        Some(seat)
    }

    /// The player that the first words name, and how many they are.
    fn first_player(&self, tokens: &[Token]) -> Option<(Seat, usize)> {
        self.full_name(tokens).or_else(|| {
            let word = tokens.first().and_then(Token::bare)?;
            Some((self.referee.seat_named(word.trim_end_matches(':'))?, 1))
        })
    }

    /// The seat whose full name the first words are, and how many they are.
    fn full_name(&self, tokens: &[Token]) -> Option<(Seat, usize)> {
        let said = |t: &Token| t.quoted().or(t.bare()).map(|w| fold(w.trim_end_matches(':')));
        let fits = |name: &str| {
            let name = fold(name);
            if tokens.first().and_then(Token::quoted).is_some_and(|quoted| fold(quoted) == name) {
                return Some(1);
            }
            let words: Vec<&str> = name.split_whitespace().collect();
            let same = words.len() > 1
                && words
                    .iter()
                    .enumerate()
                    .all(|(at, word)| tokens.get(at).and_then(said).as_deref() == Some(word));
            same.then_some(words.len())
        };
        let named = self.referee.ledger().players().filter_map(|p| Some((p.seat, fits(p.name.as_deref()?)?)));
        named.max_by_key(|(_, words)| *words)
    }

    /// `resultado JUGADOR|empate|sin-resultado por CAUSA [TEXTO]`
    pub(super) fn result(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        let form =
            "va así: resultado JUGADOR|empate|sin-resultado por tiempo|incomparecencia|acuerdo|retirada";
        let wrong = |tokens: &[Token]| {
            let span = tokens.first().map_or(self.end..self.end, Token::span);
            Misread::new(span, form)
        };
        let word =
            |tokens: &[Token], i: usize| tokens.get(i).and_then(Token::bare).map(fold).unwrap_or_default();
        if matches!(word(&tokens, 0).as_str(), "gana" | "ganan" | "wins") {
            tokens.remove(0);
        }
        let outcome = match (word(&tokens, 0).as_str(), word(&tokens, 1).as_str()) {
            ("empate" | "draw", _) => ResultOutcome::Draw,
            ("sin-resultado" | "no-result", _) => ResultOutcome::NoResult,
            ("sin", "resultado") => {
                tokens.remove(0);
                ResultOutcome::NoResult
            }
            (_, _) => ResultOutcome::Won(self.winners(&mut tokens).ok_or_else(|| wrong(&tokens))?),
        };
        if !matches!(outcome, ResultOutcome::Won(_)) {
            tokens.remove(0);
        }
        if !matches!(word(&tokens, 0).as_str(), "por" | "by") {
            return Err(wrong(&tokens));
        }
        tokens.remove(0);
        let cause = named(&CAUSES, &word(&tokens, 0)).ok_or_else(|| wrong(&tokens))?;
        tokens.remove(0);
        let text = self.own_text(&tokens)?;
        Ok(recorded(Judgement::Desk(DeskRecord::Result(MatchResult { outcome, cause, text }))))
    }

    /// `ana`, `ana y beto`, `ana, beto`.
    fn winners(&self, tokens: &mut Vec<Token>) -> Option<Vec<Seat>> {
        let mut seats = vec![self.take_player(tokens)?];
        loop {
            let joins = match tokens.first() {
                Some(Token::Word(Word::Sign(Symbol::Comma), _)) => true,
                Some(token) => token.bare().is_some_and(|w| matches!(fold(w).as_str(), "y" | "e" | "and")),
                None => false,
            };
            if !joins {
                return Some(seats);
            }
            tokens.remove(0);
            seats.push(self.take_player(tokens)?);
        }
    }

    /// `serie N de M [anterior=JUGADOR] [JUGADOR=GANADAS]…`
    pub(super) fn series(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        let form = "va así: serie N de M [anterior=JUGADOR] [JUGADOR=GANADAS]";
        let wrong = |span: Range<usize>| Misread::new(span, form);
        let before = take_key(&mut tokens, ["anterior", "before"]);
        let games = |token: &Token| token.bare().and_then(|w| w.parse::<NonZeroU8>().ok());
        let place = match tokens.as_slice() {
            [number, of, best, ..] if tells_place(std::slice::from_ref(of)) => games(number).zip(games(best)),
            _ => None,
        };
        let span = tokens.first().map_or(self.end..self.end, Token::span);
        let joined = tokens.first().and_then(Token::bare).and_then(|w| w.split_once('/'));
        let joined =
            joined.and_then(|(n, m)| Some((n.parse::<NonZeroU8>().ok()?, m.parse::<NonZeroU8>().ok()?)));
        let behind = if place.is_some() { 3 } else { 1 };
        let (number, best_of) =
            place.or(joined).filter(|(n, m)| n <= m).ok_or_else(|| wrong(span.clone()))?;
        let seated = |word: &str, span: &Range<usize>| {
            let seat = self.referee.seat_named(word);
            seat.ok_or_else(|| Misread::new(span.clone(), format!("no hay ningún jugador «{word}»")))
        };
        let began_before = match before {
            Some(value) => Some(seated(value.one()?, &value.span)?),
            None => None,
        };
        let mut won = std::collections::BTreeMap::new();
        for token in tokens.iter().skip(behind) {
            let Token::Key(player, value) = token else { return Err(wrong(token.span())) };
            let games = value.one()?.parse::<u8>().ok().filter(|games| *games <= best_of.get());
            won.insert(seated(player, &value.span)?, games.ok_or_else(|| wrong(value.span.clone()))?);
        }
        if won.values().map(|games| u32::from(*games)).sum::<u32>() >= u32::from(number.get()) {
            let message = format!("antes de la partida {number} no caben tantas ganadas");
            return Err(Misread::new(span, message));
        }
        Ok(recorded(Judgement::Desk(DeskRecord::Series(Series { best_of, number, began_before, won }))))
    }

    /// `reloj MINUTOS`; alone, what is left.
    pub(super) fn clock(&self, tokens: &[Token]) -> Result<Command, Misread> {
        let mut behind = tokens.get(1..).unwrap_or_default().to_vec();
        drop_unit(&mut behind);
        let tokens = if behind.is_empty() { &tokens[..tokens.len().min(1)] } else { tokens };
        match tokens {
            [] => Ok(Command::Ask(Question::Clock)),
            [minutes] => {
                let minutes = self.minutes(minutes)?;
                Ok(recorded(Judgement::Desk(DeskRecord::Clock { minutes })))
            }
            [_, more, ..] => Err(Misread::new(more.span(), "sobra esto después de los minutos")),
        }
    }

    /// `prórroga MINUTOS [TEXTO]`
    pub(super) fn extension(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        let Some(first) = tokens.first() else {
            return Err(Misread::new(self.end..self.end, "faltan los minutos de la prórroga"));
        };
        let minutes = self.minutes(first)?;
        tokens.remove(0);
        drop_unit(&mut tokens);
        let text = self.own_text(&tokens)?;
        Ok(recorded(Judgement::Desk(DeskRecord::Extension { minutes, text })))
    }

    fn minutes(&self, token: &Token) -> Result<NonZeroU16, Misread> {
        let minutes = token.bare().and_then(|w| w.parse::<NonZeroU16>().ok()).filter(|m| m.get() <= 999);
        minutes.ok_or_else(|| Misread::new(token.span(), "aquí van los minutos, de 1 a 999"))
    }
}
