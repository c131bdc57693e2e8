//! `retroceder`: a judge has the match go back.

use super::super::command::{Command, Deed, GoBack, Judgement};
use super::super::lex::Token;
use super::Reader;
use crate::kernel::{Body, DeskRecord, Misread, Official, Rank, RewindDepth, fold};

/// How it is written.
const FORM: &str = "va así: retroceder N \"motivo\", y autoriza=\"NOMBRE\" delante del motivo si hace falta";

impl Reader<'_> {
    /// `retroceder N [autoriza="…"] "MOTIVO"`; a script also says `simple` or `hondo`, and who it was in a ruling's keys.
    pub(super) fn rewind(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        if tokens.first().and_then(Token::bare).is_some_and(|w| matches!(fold(w).as_str(), "a" | "to")) {
            tokens.remove(0);
        }
        let span = tokens.first().map_or(self.end..self.end, Token::span);
        let first = self.number(&mut tokens)?;
        if self.referee.play(first).is_none() {
            let message =
                format!("el asiento {first} no es una jugada: se vuelve a antes de una («historial» las da)");
            return Err(Misread::new(span, message));
        }
        let head = self.told(&mut tokens, ["autoriza", "authorised"])?;
        let told = self.official(&mut tokens)?;
        let by = head.map(|name| Official { name: Some(name), rank: Some(Rank::Head) });
        let by = by.or(told).or_else(|| self.referee.ledger().context().judge.clone());
        let depth = self.take_depth(&mut tokens);
        let text = self.own_text(&tokens)?;
        if text.is_empty() {
            return Err(Misread::new(self.end..self.end, format!("falta el motivo; {FORM}")));
        }
        Ok(Command::Record(Deed::Judge(Judgement::Rewind(GoBack { first, depth, by, text }))))
    }

    /// How deep it is, as a script says it: at the prompt it is worked out, and the word is one of the reason.
    fn take_depth(&self, tokens: &mut Vec<Token>) -> Option<RewindDepth> {
        let word = tokens.first().and_then(Token::bare).map(fold).filter(|_| !self.how.prefixes)?;
        let depth = match word.as_str() {
            "simple" => RewindDepth::Simple,
            "hondo" | "deep" => RewindDepth::Deep,
            _ => return None,
        };
        tokens.remove(0);
        Some(depth)
    }

    /// What the match went back over is corrected play by play; the rewind itself is undone.
    pub(super) fn refuse_rewind(&self, tokens: &[Token]) -> Result<(), Misread> {
        let Some(token) = tokens.first() else { return Ok(()) };
        let Ok(of) = self.number(&mut vec![token.clone()]) else { return Ok(()) };
        if !matches!(self.referee.desk_body(of), Some(Body::Desk(DeskRecord::Rewind(_)))) {
            return Ok(());
        }
        let way = match of.checked_sub(1) {
            Some(before) => format!("«deshacer hasta {before}» lo quita, con lo que vino después"),
            None => "«deshacer» lo quita".to_owned(),
        };
        Err(Misread::new(token.span(), format!("el asiento {of} es un retroceso y no se corrige: {way}")))
    }
}
