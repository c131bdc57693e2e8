//! `penaliza`: who, what for, how hard.

use std::ops::Range;

use super::super::command::{Command, Deed, Fine, Judgement, RecordedFine};
use super::super::lex::Token;
use super::judge::take_key;
use super::{Reader, leading_clauses};
use crate::kernel::{Infraction, Misread, PenaltyCost, Seq, Symbol, Word, fold};

/// What stands behind the player where it names an infraction.
struct Named {
    /// The words for it and their place.
    words: (String, Range<usize>),
    about: Option<Seq>,
    clauses: Vec<String>,
    /// The words that anybody may read.
    text: String,
    /// The first of them, where they stand without quotation marks, and the rest: it may be a level.
    first: Option<(String, String)>,
}

impl Reader<'_> {
    /// `penaliza JUGADOR INFRACCIÓN [N [CLÁUSULA]] [nivel=…] ["TEXTO"] [privado="…"]`, or a text alone. A script says
    /// besides what the list said then: `infracción= clase= cuesta= propuesto=`.
    pub(super) fn penalise(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        let span = tokens.first().map_or(self.end..self.end, Token::span);
        if tokens.is_empty() {
            return Err(Misread::new(span, "falta el jugador"));
        }
        let seat = self.take_player(&mut tokens).ok_or_else(|| {
            Misread::new(span.clone(), format!("no hay ningún jugador «{}»", &self.line[span.clone()]))
        })?;
        if matches!(tokens.first(), Some(Token::Word(Word::Sign(Symbol::Comma), _))) {
            if self.take_player(&mut tokens[1..].to_vec()).is_some() {
                return Err(Misread::new(tokens[0].span(), "se penaliza a uno cada vez"));
            }
            if self.how.prefixes {
                tokens.remove(0);
            }
        }
        if let ([only], true) = (tokens.as_slice(), self.how.prefixes)
            && is_link(only)
        {
            return Err(Misread::new(only.span(), "falta la infracción o la penalización"));
        }
        let by = self.official(&mut tokens)?.or_else(|| self.referee.ledger().context().judge.clone());
        let level = self.told(&mut tokens, ["nivel", "level"])?;
        let proposed = self.told(&mut tokens, ["propuesto", "proposed"])?;
        let private = take_key(&mut tokens, ["privado", "private"]).map(|v| v.items.join(", "));
        let recorded = self.take_recorded(&mut tokens)?;
        let is_listed = recorded.as_ref().is_some_and(|(listed, _)| listed.is_some());
        let said = self.own_text(&tokens)?;
        let fine = Fine { level, proposed, private, by, said, ..Fine::of(seat) };
        let fine = match self.take_named(&mut tokens, is_listed)? {
            Some(named) => Fine {
                recorded: recorded.map(|(listed, costs)| RecordedFine {
                    infraction: listed.map(|(class, name)| Infraction {
                        id: named.words.0.clone(),
                        class,
                        name,
                    }),
                    costs,
                }),
                infraction: Some(named.words),
                about: named.about,
                clauses: named.clauses,
                text: named.text,
                first_word: named.first,
                ..fine
            },
            None if fine.said.is_empty() => {
                return Err(Misread::new(self.end..self.end, "falta la infracción o la penalización"));
            }
            None => {
                let recorded = recorded.map(|(_, costs)| RecordedFine { infraction: None, costs });
                Fine { recorded, text: fine.said.clone(), ..fine }
            }
        };
        Ok(Command::Record(Deed::Judge(Judgement::Penalty(Box::new(fine)))))
    }

    /// `infracción="…" clase="…" cuesta=…`, as a script says what a list said then: class and name where it named an
    /// infraction, and what it costs.
    #[expect(clippy::type_complexity, reason = "the keys of one line, taken at once")]
    fn take_recorded(
        &self,
        tokens: &mut Vec<Token>,
    ) -> Result<Option<(Option<(String, String)>, Option<PenaltyCost>)>, Misread> {
        let mut text = |names| take_key(tokens, names).map(|value| value.items.join(", "));
        let (name, class) = (text(["infraccion", "infraction"]), text(["clase", "class"]));
        let Some(value) = take_key(tokens, ["cuesta", "costs"]) else { return Ok(None) };
        let said = fold(value.one()?);
        let costs = PenaltyCost::from_word(&said);
        if costs.is_none() && said != "nada" {
            return Err(Misread::new(value.span, "se pierde partida, serie, torneo o nada"));
        }
        Ok(Some((class.zip(name), costs)))
    }

    /// The words for an infraction, the play with its clauses and the text; none where the words are a text.
    fn take_named(&self, tokens: &mut Vec<Token>, is_listed: bool) -> Result<Option<Named>, Misread> {
        // «por llegar tarde» names an infraction as «llegar tarde» does; a script says its number.
        let leads = |next: &Token| is_code(next) || self.how.prefixes && is_name(next);
        if tokens.len() > 1 && is_link(&tokens[0]) && leads(&tokens[1]) {
            tokens.remove(0);
        }
        let Some(first) = tokens.first() else { return Ok(None) };
        let by_code = is_code(first) || is_listed && first.bare().is_some();
        // A script names an infraction by its number.
        if !(by_code || self.how.prefixes && is_name(first)) {
            return Ok(None);
        }
        let count = if by_code { 1 } else { tokens.iter().take_while(|t| is_name(t)).count() };
        let (start, end) = (first.span().start, tokens[count - 1].span().end);
        let mut rest: Vec<Token> = tokens[count..].to_vec();
        rest.retain(|t| !by_code || !matches!(t, Token::Word(Word::Sign(Symbol::Comma), _)));
        let linked = rest.len() > 1 && is_link(&rest[0]) && is_number(&rest[1]);
        if linked {
            rest.remove(0);
        }
        let numbered = rest.first().is_some_and(is_number);
        let behind = usize::from(numbered);
        let clauses = if numbered { leading_clauses(&rest[behind..], self.referee).1 } else { 0 };
        // A name of words is one only where nothing but a text in quotation marks follows.
        let words_follow = rest.get(behind + clauses).is_some_and(|t| t.quoted().is_none());
        if words_follow && !by_code {
            return Ok(None);
        }
        let about = if numbered { Some(self.ruled_play(&mut rest)?) } else { None };
        let clauses = if numbered { self.take_clauses(&mut rest)? } else { Vec::new() };
        let first = rest.first().and_then(Token::bare).map(str::to_owned);
        let first = first.map(|word| (word, self.free_text(&rest[1..])));
        let words = self.line[start..end].trim_matches(&['"', ':', ','][..]).to_owned();
        Ok(Some(Named { words: (words, start..end), about, clauses, text: self.free_text(&rest), first }))
    }
}

/// A word that leads to what follows: `por 7`, `con 1.1`.
fn is_link(token: &Token) -> bool {
    token.bare().is_some_and(|w| matches!(fold(w).as_str(), "por" | "con" | "en" | "del" | "for"))
}

fn is_number(token: &Token) -> bool {
    token.bare().is_some_and(|w| w.trim_start_matches('#').parse::<Seq>().is_ok())
}

/// A number of a list: `1.2`, `F1`, `4`.
fn is_code(token: &Token) -> bool {
    token.bare().is_some_and(|w| !w.starts_with('#') && w.contains(|c: char| c.is_ascii_digit()))
}

/// A word of a name.
fn is_name(token: &Token) -> bool {
    token.bare().is_some() && !is_link(token) && !is_number(token)
}
