//! What the words of the desk ask for.

use super::super::command::{Command, Deed, Judgement, Question};
use super::super::desk::DeskWord;
use super::super::lex::{Token, words};
use super::super::voice::Voice;
use super::{Reader, leading_clauses, take_judge};
use crate::kernel::{
    Draft, Misread, Referee, Seq, Telling, Waiver, WaiverSource, Witness, Word, fold, plain,
};

impl Reader<'_> {
    /// What a line that begins with a word of the desk asks for.
    pub(super) fn desk(&self, word: DeskWord, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        let head = tokens.remove(0);
        match word {
            DeskWord::Board => self.board(&tokens),
            DeskWord::Duties => self.alone(&tokens, Command::Ask(Question::Duties)),
            DeskWord::Faults => self.alone(&tokens, Command::Ask(Question::Faults)),
            DeskWord::Redo => self.alone(&tokens, Command::Record(Deed::Redo)),
            DeskWord::History => self.alone(&tokens, Command::Ask(Question::History)),
            DeskWord::Leave => self.alone(&tokens, Command::Ask(Question::Leave)),
            DeskWord::More => self.alone(&tokens, Command::Ask(Question::More)),
            DeskWord::CallJudge => self.call(&tokens, true),
            DeskWord::Resume => self.call(&tokens, false),
            DeskWord::Options => self.one_word(&tokens).map(|verb| Command::Ask(Question::Options { verb })),
            DeskWord::Help => self.one_word(&tokens).map(|topic| Command::Ask(Question::Help { topic })),
            DeskWord::Rule => Ok(Command::Ask(Question::Rule { question: self.text_of(&tokens) })),
            DeskWord::Precedents => {
                Ok(Command::Ask(Question::Precedents { question: self.text_of(&tokens) }))
            }
            DeskWord::MayI => {
                let (draft, waiver) = self.play(tokens, None, true)?;
                if !self.referee.may_foretell(&draft) {
                    return Err(Misread::new(
                        head.span(),
                        "esto no se dice antes de hacerlo: descubriría lo oculto",
                    ));
                }
                Ok(Command::Ask(Question::MayI { draft, waiver }))
            }
            DeskWord::Undo => self.undo(&mut tokens),
            DeskWord::Why => self.why(&mut tokens),
            DeskWord::ViewAt => Ok(Command::Ask(Question::ViewAt { seq: self.last_number(&mut tokens)? })),
            DeskWord::Correct => self.correct(tokens),
            DeskWord::Before => self.before(tokens),
            DeskWord::Note => self.note(tokens, &head),
            DeskWord::Waive => self.waive(tokens),
            DeskWord::State => self.state(tokens),
            DeskWord::Data => self.data(tokens),
            DeskWord::Ruling => self.ruling(tokens),
            DeskWord::Appeal => self.appeal(tokens),
            DeskWord::Rewind => self.rewind(tokens),
            DeskWord::Penalise => self.penalise(tokens),
            DeskWord::Result => self.result(tokens),
            DeskWord::Series => self.series(tokens),
            DeskWord::Clock => self.clock(&tokens),
            DeskWord::Extension => self.extension(tokens),
            DeskWord::Export => self.export(&tokens),
            DeskWord::Reading => self.reading(&tokens),
            DeskWord::Tacit => self.yes_or_no(&tokens).map(|taken| Command::Ask(Question::Tacit { taken })),
            DeskWord::Careful => {
                self.yes_or_no(&tokens).map(|chosen| Command::Ask(Question::Careful { chosen }))
            }
            DeskWord::Voice => self.voice(&tokens),
        }
    }

    /// `estado [LUGAR]`
    fn board(&self, tokens: &[Token]) -> Result<Command, Misread> {
        let place = match self.one_word(tokens)? {
            None => None,
            Some(word) => Some(self.referee.place_named(&word).ok_or_else(|| {
                Misread::new(tokens[0].span(), format!("esta mesa no tiene ningún lugar «{word}»"))
            })?),
        };
        Ok(Command::Ask(Question::Board { place }))
    }

    /// `[sí|no]`
    fn yes_or_no(&self, tokens: &[Token]) -> Result<Option<bool>, Misread> {
        match self.one_word(tokens)?.map(|word| fold(&word)).as_deref() {
            None => Ok(None),
            Some("si") => Ok(Some(true)),
            Some("no") => Ok(Some(false)),
            Some(_) => Err(Misread::new(tokens[0].span(), "aquí va «sí» o «no»")),
        }
    }

    /// `voz [aprendiz|jugador|juez]`
    fn voice(&self, tokens: &[Token]) -> Result<Command, Misread> {
        let Some(word) = self.one_word(tokens)? else {
            return Ok(Command::Ask(Question::Voice { chosen: None }));
        };
        match Voice::of(&word) {
            Some(voice) => Ok(Command::Ask(Question::Voice { chosen: Some(voice) })),
            None => {
                let words = Voice::WORDS.map(str::to_owned).to_vec();
                Err(Misread::new(tokens[0].span(), "no hay esa voz").or(words))
            }
        }
    }

    fn alone(&self, tokens: &[Token], command: Command) -> Result<Command, Misread> {
        match tokens.first() {
            None => Ok(command),
            Some(token) => Err(Misread::new(token.span(), "sobra esto: la palabra va sola")),
        }
    }

    fn call(&self, tokens: &[Token], waiting: bool) -> Result<Command, Misread> {
        self.alone(tokens, Command::Record(Deed::Judge(Judgement::Call { waiting })))
    }

    fn one_word(&self, tokens: &[Token]) -> Result<Option<String>, Misread> {
        match tokens {
            [] => Ok(None),
            [Token::Word(Word::Bare(word), _)] => Ok(Some(word.clone())),
            [first, ..] => Err(Misread::new(first.span(), "aquí va una sola palabra")),
        }
    }

    fn text_of(&self, tokens: &[Token]) -> String {
        tokens.first().map_or(String::new(), |t| plain(self.line[t.span().start..self.end].trim()))
    }

    /// The words of a person: one text in quotation marks without them, anything else as it was typed. A key that was
    /// taken before ends it.
    pub(super) fn free_text(&self, tokens: &[Token]) -> String {
        match tokens {
            [Token::Word(Word::Quoted(text), _)] => text.clone(),
            [first, ..] => {
                let last = tokens.last().unwrap_or(first);
                plain(self.line[first.span().start..last.span().end].trim())
            }
            [] => String::new(),
        }
    }

    /// A number of a record: `12`, `#12`, with a colon behind it or not.
    pub(super) fn number(&self, tokens: &mut Vec<Token>) -> Result<Seq, Misread> {
        let Some(first) = tokens.first() else {
            return Err(Misread::new(self.end..self.end, "falta el número del suceso"));
        };
        let text = first.bare().unwrap_or_default();
        let digits = text.trim_end_matches(':');
        let Ok(number) = digits.trim_start_matches('#').parse::<Seq>() else {
            return Err(Misread::new(first.span(), "aquí va el número de un suceso"));
        };
        let number = if digits.starts_with('#') { (self.how.label)(number) } else { number };
        let span = first.span();
        if number >= self.referee.next_seq() {
            return Err(Misread::new(span, format!("no hay ningún suceso {number}")));
        }
        tokens.remove(0);
        Ok(number)
    }

    /// Without a number, the last finding; without any, the last play.
    fn why(&self, tokens: &mut Vec<Token>) -> Result<Command, Misread> {
        let last = self.referee.findings().last().map(|f| f.about);
        let last = last.or_else(|| self.referee.last_plays(1).first().copied()).filter(|_| tokens.is_empty());
        let about = match last {
            Some(about) => about,
            None => self.last_number(tokens)?,
        };
        Ok(Command::Ask(Question::Why { about }))
    }

    /// The reading an open clause is given; without one, what is open. Taken as the program writes it, too:
    /// `lectura de 3.10: «ambos»`.
    fn reading(&self, tokens: &[Token]) -> Result<Command, Misread> {
        let span = tokens.first().map_or(self.end, |first| first.span().start)..self.end;
        let said = self.line[span.clone()].replace(&[':', '=', '«', '»', '"', '“', '”'][..], " ");
        let mut words = said.split_whitespace().map(|word| word.trim_end_matches('.')).peekable();
        words.next_if(|word| fold(word) == "de");
        let Some(clause) = words.next() else { return Ok(Command::Ask(Question::Readings { clause: None })) };
        let questions = self.referee.questions();
        let wanted = clause.replace(',', ".");
        let Some(question) = questions.iter().find(|q| q.clause.eq_ignore_ascii_case(&wanted)) else {
            let open: Vec<&str> = questions.iter().map(|q| q.clause).collect();
            let message = format!("«{clause}» no es una cláusula abierta; lo son {}", open.join(", "));
            return Err(Misread::new(span, message));
        };
        let clause = question.clause;
        let Some(word) = words.next().map(fold) else {
            return Ok(Command::Ask(Question::Readings { clause: Some(clause) }));
        };
        let begins = |choice: &&&str| self.how.prefixes && word.len() > 1 && fold(choice).starts_with(&word);
        let exact = question.choices.iter().find(|choice| fold(choice) == word);
        let mut near = question.choices.iter().filter(begins);
        let only = near.next().filter(|_| near.next().is_none());
        match (exact.or(only), words.next()) {
            (Some(choice), None) => Ok(Command::Record(Deed::Reading { clause, choice })),
            (Some(_), Some(_)) => Err(Misread::new(span, "sobra esto después de la lectura")),
            (None, _) => {
                let message =
                    format!("{clause} se lee de una de estas formas: {}", question.choices.join(", "));
                Err(Misread::new(span, message))
            }
        }
    }

    fn last_number(&self, tokens: &mut Vec<Token>) -> Result<Seq, Misread> {
        let number = self.number(tokens)?;
        match tokens.first() {
            None => Ok(number),
            Some(token) => Err(Misread::new(token.span(), "sobra esto después del número")),
        }
    }

    /// A number that must be a play's.
    pub(super) fn play_number(&self, tokens: &mut Vec<Token>) -> Result<Seq, Misread> {
        let span = tokens.first().map_or(self.end..self.end, Token::span);
        let number = self.number(tokens)?;
        if self.referee.play(number).is_none() {
            return Err(Misread::new(span, format!("el asiento {number} no es una jugada")));
        }
        Ok(number)
    }

    fn undo(&self, tokens: &mut Vec<Token>) -> Result<Command, Misread> {
        let Some(first) = tokens.first() else { return Ok(Command::Record(Deed::Undo { plays: 1 })) };
        let span = first.span();
        if first.bare().is_some_and(|word| fold(word) == "hasta") {
            tokens.remove(0);
            return self.undo_back_to(tokens);
        }
        let plays = first.bare().and_then(|t| t.parse::<usize>().ok()).filter(|n| (1..=999).contains(n));
        let Some(plays) = plays else {
            return Err(Misread::new(span, "aquí va cuántas jugadas se deshacen"));
        };
        tokens.remove(0);
        self.alone(tokens, Command::Record(Deed::Undo { plays }))
    }

    /// `deshacer hasta N`: what was played after the record N.
    fn undo_back_to(&self, tokens: &mut Vec<Token>) -> Result<Command, Misread> {
        let span = tokens.first().map_or(self.end..self.end, Token::span);
        let number = self.number(tokens)?;
        let plays = self.referee.last_plays(usize::MAX).into_iter().filter(|seq| *seq > number).count();
        if plays == 0 {
            return Err(Misread::new(span, format!("tras el {number} no hay ninguna jugada que deshacer")));
        }
        self.alone(tokens, Command::Record(Deed::Undo { plays }))
    }

    /// `corregir N` strikes, `corregir N: verbo …` replaces; read on the table as it was before N.
    fn correct(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        if let Some(token) = tokens.first()
            && let Ok(of) = self.number(&mut vec![token.clone()])
            && self.referee.desk_body(of).is_some_and(|body| body.is_revocable())
        {
            return match tokens.get(1) {
                _ if !self.referee.is_revocable(of) => {
                    Err(Misread::new(token.span(), format!("el asiento {of} ya no valía")))
                }
                None => Ok(Command::Record(Deed::Judge(Judgement::Revoke { of }))),
                Some(more) => {
                    let message = format!("primero se quita, con «corregir {of}», y luego se dice otra cosa");
                    Err(Misread::new(more.span(), message))
                }
            };
        }
        self.refuse_rewind(&tokens)?;
        let seq = self.play_number(&mut tokens)?;
        if tokens.is_empty() {
            return Ok(Command::Record(Deed::Strike { of: seq }));
        }
        let (draft, waiver) = self.on_table(self.referee.in_place_of(seq).as_ref(), tokens)?;
        Ok(Command::Record(Deed::Play { draft, waiver, before: None, instead: Some(seq), tacit: false }))
    }

    fn before(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        if tokens.first().and_then(Token::bare).is_some_and(|w| matches!(fold(w).as_str(), "de" | "of")) {
            tokens.remove(0);
        }
        let seq = self.play_number(&mut tokens)?;
        let (draft, waiver) = self.on_table(self.referee.before(seq).as_ref(), tokens)?;
        Ok(Command::Record(Deed::Play { draft, waiver, before: Some(seq), instead: None, tacit: false }))
    }

    fn on_table(
        &self,
        then: &dyn Referee,
        mut tokens: Vec<Token>,
    ) -> Result<(Draft, Option<Waiver>), Misread> {
        let judge = take_judge(&mut tokens);
        if let Some((word, span)) = tokens.first().and_then(|t| Some((t.bare()?.to_owned(), t.span())))
            && self.find_desk(&word).is_some()
        {
            return Err(Misread::new(span, format!("aquí va algo que pasó en la mesa, y «{word}» no lo es")));
        }
        Reader { line: self.line, end: self.end, referee: then, how: self.how }.play(tokens, judge, true)
    }

    /// `nota texto` or `nota N: texto`.
    fn note(&self, mut tokens: Vec<Token>, head: &Token) -> Result<Command, Misread> {
        let numbered = tokens.first().and_then(Token::bare).is_some_and(|w| {
            w.ends_with(':') && w.trim_end_matches(':').trim_start_matches('#').parse::<Seq>().is_ok()
        });
        let about = if numbered { Some(self.number(&mut tokens)?) } else { None };
        let text = self.free_text(&tokens);
        if text.is_empty() {
            return Err(Misread::new(head.span(), "falta el texto de la nota"));
        }
        Ok(Command::Record(Deed::Note { about, text }))
    }

    /// `según carta [N] [cláusulas] "nota"`.
    fn waive(&self, mut tokens: Vec<Token>) -> Result<Command, Misread> {
        if tokens.first().and_then(Token::bare).is_some_and(|w| fold(w) == "carta") {
            tokens.remove(0);
        }
        let is_number =
            |t: &Token| t.bare().is_some_and(|w| w.trim_start_matches('#').parse::<Seq>().is_ok());
        let of =
            if tokens.first().is_some_and(is_number) { Some(self.play_number(&mut tokens)?) } else { None };
        let (clauses, used) = leading_clauses(&tokens, self.referee);
        tokens.drain(..used);
        let note = tokens.first().and_then(Token::quoted).map(str::to_owned);
        if note.is_some() {
            tokens.remove(0);
        }
        let waiver = Waiver { by: WaiverSource::Card, clauses, note: note.unwrap_or_default() };
        self.alone(&tokens, Command::Record(Deed::Waive { of, waiver }))
    }

    fn state(&self, tokens: Vec<Token>) -> Result<Command, Misread> {
        let text = self.text_of(&tokens);
        let mut words = words(self.line, tokens, self.end);
        let differences = self.referee.compare(&mut words)?;
        Ok(Command::Record(Deed::State { text, differences }))
    }

    /// `exportar md fichero [sobrescribir] [para A|público] [sin nombres]`
    fn export(&self, tokens: &[Token]) -> Result<Command, Misread> {
        const FORM: &str = "va así: exportar md fichero.md [sobrescribir] [para A|público] [sin nombres]";
        let word = |t: &Token| t.bare().or(t.quoted()).map(str::to_owned);
        let [format, file, rest @ ..] = tokens else { return Err(Misread::new(self.end..self.end, FORM)) };
        let (Some(format), Some(file)) = (word(format), word(file)) else {
            return Err(Misread::new(format.span(), FORM));
        };
        let (mut replace, mut telling) = (false, Telling::default());
        let said = |t: &Token| t.bare().map(|w| fold(w.trim_start_matches('-')));
        let mut rest = rest.iter();
        while let Some(token) = rest.next() {
            let wrong = || Misread::new(token.span(), FORM);
            match said(token).as_deref() {
                Some("sobrescribir" | "overwrite") => replace = true,
                Some("sin-nombres") => telling.unnamed = true,
                Some("sin") if rest.next().and_then(said).as_deref() == Some("nombres") => {
                    telling.unnamed = true
                }
                Some("para" | "for") => {
                    let reader = rest.next().and_then(word).ok_or_else(wrong)?;
                    let everybody = ["publico", "public"].contains(&fold(&reader).as_str());
                    let seat = || self.referee.seat_named(&reader).map(Witness::Seat);
                    telling.witness =
                        Some(if everybody { Witness::Public } else { seat().ok_or_else(wrong)? });
                }
                Some(_) | None => return Err(wrong()),
            }
        }
        Ok(Command::Ask(Question::Export { format, file, replace, telling }))
    }
}
