//! A line cut into words, signs and quoted texts.

use super::number::number;
use crate::kernel::fold;

/// What leads to a player who is called by his letter.
const TO_PLAYERS: [&str; 7] = ["a", "jugador", "jugadora", "contra", "para", "y", "vs"];

/// A word, a sign or a quoted text of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    pub text: String,
    pub fold: String,
    pub quoted: bool,
}

impl Token {
    pub fn bare(text: &str) -> Token {
        Token { text: text.to_owned(), fold: fold(text), quoted: false }
    }
}

/// The word that stands there, as words are compared; none between quotation marks.
pub fn word_at(tokens: &[Token], at: usize) -> Option<&str> {
    tokens.get(at).filter(|token| !token.quoted).map(|token| token.fold.as_str())
}

/// Cuts a statement into words, signs and quoted texts; none where a quotation mark is left open.
pub fn tokens(line: &str) -> Option<Vec<Token>> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("<->") {
            found.push(Token::bare("<>"));
            rest = &rest[3..];
        } else if rest.starts_with("<-") {
            // `b3 <- 7 ojo`: what follows is what it is done with.
            found.push(Token::bare("con"));
            rest = &rest[2..];
        } else if let Some(close) = closing(c) {
            let inner = &rest[c.len_utf8()..];
            let end = inner.find(close)?;
            found.push(Token {
                text: inner[..end].trim().to_owned(),
                fold: fold(inner[..end].trim()),
                quoted: true,
            });
            rest = &inner[end + close.len_utf8()..];
        } else if rest.starts_with("<>") {
            found.push(Token::bare("<>"));
            rest = &rest[2..];
        } else if is_arrow(c) {
            found.push(Token::bare(">"));
            rest = &rest[c.len_utf8()..];
        } else if c.is_whitespace() {
            rest = &rest[c.len_utf8()..];
        } else if is_sign(c) {
            if matches!(c, '>' | ',' | '=') {
                found.push(Token::bare(&c.to_string()));
            }
            rest = &rest[c.len_utf8()..];
        } else {
            let end =
                rest.find(|c: char| c.is_whitespace() || is_sign(c) || is_arrow(c) || closing(c).is_some());
            let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
            // `f1->f2`
            let word = if after.starts_with('>') { word.trim_end_matches('-') } else { word };
            add_word(word.trim_end_matches('.'), &mut found);
            rest = after;
        }
    }
    found.iter_mut().for_each(in_full);
    // «fin d turno»: before a number it may be how much, first of all or led to a player.
    for at in 1..found.len().saturating_sub(1) {
        let next = &found[at + 1];
        let is_word = next.fold.len() > 1 && next.fold.chars().all(char::is_alphabetic);
        let is_led = TO_PLAYERS.contains(&found[at - 1].fold.as_str());
        let is_of = found[at].text == "d" && !found[at].quoted && !is_led;
        if is_of && is_word && number(&[&next.fold]).is_none() {
            found[at] = Token::bare("de");
        }
    }
    Some(found)
}

fn in_full(token: &mut Token) {
    if let Some(full) = full(&token.fold).filter(|_| !token.quoted) {
        *token = Token::bare(full);
    }
}

/// A word that is written short in every chat, in full.
pub fn full(word: &str) -> Option<&'static str> {
    Some(match word {
        "pa" | "xa" | "p/" => "para",
        "pal" => "al",
        "dl" => "del",
        "c/" | "cn" => "con",
        "q" | "ke" => "que",
        "qda" => "queda",
        "qdan" => "quedan",
        "qdo" => "quedo",
        "tmb" | "tb" => "tambien",
        "dsp" => "despues",
        "asta" => "hasta",
        "dmg" | "dno" | "dn" => "daño",
        "atq" | "atk" | "ataq" => "ataque",
        "random" | "rand" => "azar",
        _ => return None,
    })
}

/// The mark that closes what a quotation mark opens.
pub fn closing(open: char) -> Option<char> {
    match open {
        '"' => Some('"'),
        '«' => Some('»'),
        '“' => Some('”'),
        _ => None,
    }
}

fn is_arrow(c: char) -> bool {
    matches!(c, '→' | '⇒')
}

fn is_sign(c: char) -> bool {
    matches!(c, '>' | '<' | ',' | '=' | ':' | ';' | '(' | ')' | '!' | '¡' | '¿' | '…' | '\'' | '[' | ']')
        || c == '?'
}

/// `20000-10000` and `20k-10k` are two numbers, `e1+e2` two things; `-2` and `+3/ojo` are said `menos 2`, `más 3/ojo`.
fn add_word(word: &str, found: &mut Vec<Token>) {
    let digits = |text: &str| {
        let text = text.strip_suffix('k').unwrap_or(text);
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
    };
    let joins = |(one, other): &(&str, &str)| {
        // `4/espada+9/ojo`, and no pair: `e1+2/3`
        let is_card = other.split_once('/').is_none_or(|(_, word)| word.starts_with(char::is_alphabetic));
        let is_word = other.contains(char::is_alphabetic) && is_card;
        one.ends_with(char::is_alphanumeric) && other.starts_with(char::is_alphanumeric) && is_word
    };
    let signed =
        |sign: char| word.strip_prefix(sign).filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    for (sign, said) in [('+', "mas"), ('-', "menos")] {
        if let Some(rest) = signed(sign) {
            found.push(Token::bare(said));
            return add_word(rest, found);
        }
    }
    for (sign, said) in [('+', "+"), ('-', "menos")] {
        if let Some(rest) = word.strip_prefix(sign).filter(|rest| rest.starts_with(char::is_alphabetic)) {
            found.push(Token::bare(said));
            return add_word(rest, found);
        }
    }
    // `lobo+2`, `energia-1`
    let glued = |sign: char| word.split_once(sign).filter(|(one, rest)| one.len() > 1 && digits(rest));
    for sign in ['+', '-'] {
        if let Some((one, rest)) = glued(sign).filter(|(one, _)| !digits(one)) {
            add_word(one, found);
            return add_word(&format!("{sign}{rest}"), found);
        }
    }
    // `3+1`
    if let Some((one, other)) = word.split_once('+').filter(|(one, other)| digits(one) && digits(other)) {
        found.push(Token::bare(one));
        return add_word(&format!("+{other}"), found);
    }
    if let Some((one, other)) = word.split_once('+').filter(joins) {
        add_word(one, found);
        found.push(Token::bare("+"));
        return add_word(other, found);
    }
    // `25000/20000` is no pair of figures.
    let totals = word.split_once('/').filter(|(one, other)| one.len() > 3 && other.len() > 3);
    match word.split_once('-').or(totals) {
        Some((one, other)) if digits(one) && digits(other) => {
            found.extend([one, "-", other].map(Token::bare));
        }
        _ if word.is_empty() => {}
        _ => found.push(Token::bare(word)),
    }
}
