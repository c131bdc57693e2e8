//! Words with one slip of the fingers in them.

use std::collections::BTreeSet;

use super::Names;
use super::candidate::{Candidate, Unknown};
use super::grammar::Grammar;
use super::item::Table;
use super::joined::is_joined;
use super::lexicon::is_near;
use super::near::is_player;
use super::newcomer::capital;
use super::number::number;
use super::saying::kind;
use super::stopwords::{JOINING, is_doubtful};
use super::token::{Token, tokens};
use super::walk::candidates;
use crate::kernel::{Referee, Seat, fold};

/// Most lines with one word mended.
const MOST: usize = 16;
/// Most words of a line of two things in which a slip is looked for.
const LONGEST: usize = 16;
/// Most of them for one word, where another one is a new name.
const FEW: usize = 3;

/// What the figures are with the shift key, on the keyboards people here type on, and the letters that look like one.
const FIGURES: [(char, char); 9] = [
    ('!', '1'),
    ('@', '2'),
    ('#', '3'),
    ('$', '4'),
    ('%', '5'),
    ('&', '6'),
    ('I', '1'),
    ('l', '1'),
    ('O', '0'),
];

/// Words that say that what is pending comes to pass: no slip for another verb.
const SAYS_OK: [&str; 5] = ["resuelvo", "resuelve", "resuelven", "resolvemos", "resolver"];

/// Whether a word has some sense here.
pub fn has_sense(table: &Table<'_>, tokens: &[Token], at: usize) -> bool {
    tokens[at].quoted || table.grammar.words.contains(&tokens[at].fold) || !table.items(tokens, at).is_empty()
}

/// Whether the first word, or the one behind the player, has no sense but as a verb with a slip in it. Not where a verb follows:
/// `nuria lleva a broly`.
pub fn has_mistyped_verb(table: &Table<'_>, tokens: &[Token]) -> bool {
    let is_player = tokens.first().is_some_and(|token| table.seat(&token.fold).is_some());
    let at = usize::from(is_player);
    let is_verb = |word: &str| {
        let is_head = |near: &String| near.chars().count() > 3 && table.grammar.heads.contains_key(near);
        word.chars().count() > 3 && table.grammar.lexicon().near(word).any(is_head)
    };
    let does =
        |next: &Token| table.grammar.heads.contains_key(&next.fold) && !JOINING.contains(&next.fold.as_str());
    !tokens.get(at + 1).is_some_and(does)
        && tokens.get(at).is_some_and(|token| !has_sense(table, tokens, at) && is_verb(&token.fold))
}

/// What a mended line may stand for, but for what calls a card or a player by a word that was put in the place of another one:
/// nobody is called as a slip is mended.
pub fn stood_for(
    table: &Table<'_>,
    (mended, tokens): (&[Token], &[Token]),
    unknown: Unknown,
    steps: u32,
) -> BTreeSet<Candidate> {
    let is_name = |word: &str| table.names.iter().any(|(_, words)| words.iter().any(|name| name == word));
    let is_known = |token: &&Token| {
        !token.fold.starts_with(char::is_alphabetic)
            || table.referee.seat_named(&token.fold).is_some()
            || table.referee.place_named(&token.fold).is_some()
            || is_name(&token.fold)
    };
    let put = mended.iter().filter(|token| tokens.iter().all(|said| said.fold != token.fold));
    let new: Vec<String> = put.filter(|token| !is_known(token)).map(|token| capital(&token.text)).collect();
    let is_called = |line: &str| line.split([' ', '"']).any(|word| new.iter().any(|name| name == word));
    let mut found = candidates(table, mended, unknown, steps);
    found.retain(|one| !is_called(&one.line));
    found
}

/// The lines that come of mending one word: the only one without a sense, else any of four letters or more.
pub fn mended(table: &Table<'_>, tokens: &[Token]) -> Vec<Vec<Token>> {
    let lengths = |at| table.items(tokens, at).iter().map(|item| item.len).max().unwrap_or(0);
    let lengths: Vec<usize> = (0..tokens.len()).map(lengths).collect();
    // Also a word of a name of several words has a sense.
    let in_item = |at: usize| (at.saturating_sub(3)..=at).any(|from| from + lengths[from] > at);
    let in_name =
        |at: usize| (at.saturating_sub(3)..=at).any(|from| lengths[from] > 1 && from + lengths[from] > at);
    let has_sense = |at: usize| tokens[at].quoted || table.grammar.words.contains(&tokens[at].fold);
    let is_unknown = |at: &usize| is_no_place(table, &tokens[*at]) || !in_item(*at) && !has_sense(*at);
    let unknown: Vec<usize> = (0..tokens.len()).filter(is_unknown).collect();
    let places: Vec<usize> = match unknown.as_slice() {
        // What says that it may not be so is what it says; a verb is no other verb.
        [] => (0..tokens.len())
            .filter(|at| {
                let word = &tokens[*at].fold;
                // Who is named is no card that is called nearly so.
                // «carta» is no «cuarta»; «B7» is no place, though it looks like one.
                word.chars().count() >= 4
                    && !in_name(*at)
                    && !is_player(word, table.referee)
                    && !is_doubtful(word)
                    && !word.starts_with("carta")
                    || word.ends_with(|c: char| c.is_ascii_digit()) && !knows(table, &tokens[*at].text)
            })
            .collect(),
        [one] => vec![*one],
        [one, other] if *other == one + 1 => vec![*one, *other],
        // One of them may be a new name.
        several => several
            .iter()
            .copied()
            .filter(|at| tokens[*at].fold.chars().count() >= 4 && !instead(table, &tokens[*at]).is_empty())
            .take(2)
            .collect(),
    };
    let mut lines: Vec<Vec<Token>> = in_full(table, tokens, &unknown).into_iter().collect();
    // A word with a sense is a slip for a verb or for a card, a place or a player alone.
    let tells = |words: &[String]| {
        let [word] = words else { return false };
        table.grammar.heads.contains_key(word) || !table.items(&[Token::bare(word)], 0).is_empty()
    };
    for at in places {
        let heads = &table.grammar.heads;
        let is_verb = unknown.is_empty() && heads.contains_key(&tokens[at].fold);
        let is_known = knows(table, &tokens[at].text);
        for words in instead(table, &tokens[at]) {
            // A verb is no other verb, and «mueve» no «nueve».
            let is_other = |word: &String| heads.contains_key(word) || number(&[word]).is_some();
            if is_verb && words.first().is_some_and(is_other) {
                continue;
            }
            if is_known && !tells(&words) {
                continue;
            }
            let mut line = tokens.to_vec();
            line.splice(at..=at, words.iter().map(|w| Token::bare(w)));
            lines.push(line);
        }
        lines.extend(shifted(table, tokens, at));
        if let Some(next) = tokens.get(at + 1).filter(|t| !t.quoted && !tokens[at].quoted) {
            let joined = format!("{}{}", tokens[at].fold, next.fold);
            if table.grammar.words.contains(&joined) && joined.len() > 3 {
                let mut line = tokens.to_vec();
                line.splice(at..=at + 1, [Token::bare(&joined)]);
                lines.push(line);
            }
        }
    }
    lines.extend((0..tokens.len()).flat_map(|at| renamed(table, tokens, at)));
    lines.truncate(MOST * 2);
    lines
}

/// The lines with a known name in the place of one between quotation marks that nobody told: `atacar "Goku Balck" > f1`.
fn renamed(table: &Table<'_>, tokens: &[Token], at: usize) -> Vec<Vec<Token>> {
    let said = &tokens[at].fold;
    let known = table.names.iter().map(|(name, words)| (name, words.join(" ")));
    if !tokens[at].quoted || known.clone().any(|(_, known)| known == *said) {
        return Vec::new();
    }
    let is_told = |known: &str| !known.split(' ').any(|word| table.is_hidden(word));
    let near = known.filter(|(_, known)| is_near(known, said) && is_told(known));
    let renamed = |(name, known): (&String, String)| {
        let mut line = tokens.to_vec();
        line[at] = Token { text: name.clone(), fold: known, ..tokens[at].clone() };
        line
    };
    near.take(FEW).map(renamed).collect()
}

/// The lines that come of mending one word where another one is a new name: `juagr Lobo en p2`.
pub fn beside_new(table: &Table<'_>, tokens: &[Token]) -> Vec<Vec<Token>> {
    let is_known = |at: &usize| tokens[*at].fold.chars().count() < 3 || has_sense(table, tokens, *at);
    let unknown: Vec<usize> = (0..tokens.len()).filter(|at| !is_known(at)).collect();
    if !(2..=4).contains(&unknown.len()) {
        return Vec::new();
    }
    let mended = |at: usize| {
        let near = table.grammar.lexicon().near(&tokens[at].fold).take(FEW);
        near.map(move |word| {
            let mut line = tokens.to_vec();
            line[at] = Token::bare(word);
            line
        })
    };
    unknown.into_iter().flat_map(mended).take(2 * FEW).collect()
}

/// A blank that was typed a letter too soon: `mira rA2` is `mirar A2`.
fn shifted(table: &Table<'_>, tokens: &[Token], at: usize) -> Option<Vec<Token>> {
    // The word without sense is the second of them.
    let pair = at.checked_sub(1).map(|first| (&tokens[first], &tokens[at]));
    let (one, other) = pair.filter(|(one, other)| !one.quoted && !other.quoted)?;
    let first = other.text.chars().next()?;
    let (whole, rest) = (format!("{}{first}", one.text), &other.text[first.len_utf8()..]);
    let is_word = table.grammar.words.contains(&fold(&whole));
    let mut line = tokens.to_vec();
    line.splice(at - 1..=at, [Token::bare(&whole), Token::bare(rest)]);
    (is_word && knows(table, rest)).then_some(line)
}

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u')
}

/// Whether a folded word has enough letters to be known without some of its vowels.
fn may_be_cut(word: &str) -> bool {
    word.chars().all(char::is_alphabetic) && word.chars().filter(|letter| !is_vowel(*letter)).count() > 1
}

/// Whether a folded word is another one without some of its vowels, as it is typed in a hurry: `jgo`, `rtiro`, `zpdra`.
fn is_cut(word: &str, whole: &str) -> bool {
    may_be_cut(word) && word.chars().count() < whole.chars().count() && leaves_out_vowels(word, whole)
}

/// Whether a word is another one, some vowels behind its first letter left out.
fn leaves_out_vowels(word: &str, whole: &str) -> bool {
    let mut letters = word.chars().peekable();
    let mut nth = 0;
    let fits = whole.chars().all(|c| {
        nth += 1;
        letters.next_if_eq(&c).is_some() || nth > 1 && is_vowel(c)
    });
    fits && letters.peek().is_none()
}

/// The same, of a word that may be whole: two vowels are missing or it has none.
pub fn is_much_cut(word: &str, whole: &str) -> bool {
    let missing = whole.chars().count().saturating_sub(word.chars().count());
    (missing > 1 || !word.contains(['a', 'e', 'i', 'o', 'u'])) && is_cut(word, whole)
}

/// What sounds the same and differs by more than a letter.
const SOUNDS: [(&str, &str); 5] = [("y", "ll"), ("k", "qu"), ("c", "qu"), ("w", "gu"), ("w", "hu")];

/// A folded word as it may be written by its sound: `bataya`.
fn sounding(word: &str) -> impl Iterator<Item = String> {
    let ways = SOUNDS.iter().flat_map(|(one, other)| [(one, other), (other, one)]);
    ways.filter(move |(said, _)| word.contains(**said)).map(move |(said, other)| word.replace(said, other))
}

/// The words that a word is without some of its vowels or by its sound, the shortest of them first.
fn whole_words<'t>(table: &'t Table<'_>, word: &str) -> Vec<&'t String> {
    if table.grammar.words.contains(word) {
        return Vec::new();
    }
    let names = table.names.iter().flat_map(|(_, words)| words.iter());
    let names = names.filter(|name| is_cut(word, name) && !table.is_hidden(name));
    let words = &table.grammar.words;
    // The first letter is never left out.
    let first = word.chars().next().filter(|_| may_be_cut(word));
    let longer = word.chars().count() + 1;
    let alike = first.into_iter().flat_map(|first| table.grammar.lexicon().beginning(first, longer));
    let mut found: Vec<&String> = alike.filter(|known| leaves_out_vowels(word, known)).chain(names).collect();
    found.extend(sounding(word).filter_map(|said| words.get(&said)));
    found.sort_by_key(|whole| whole.chars().count());
    found.dedup();
    found
}

/// The line with every word without sense in full, where two of them or more are cut short: `jgo zpdra s5`.
fn in_full(table: &Table<'_>, tokens: &[Token], unknown: &[usize]) -> Option<Vec<Token>> {
    if !(2..=4).contains(&unknown.len()) {
        return None;
    }
    let mut line = tokens.to_vec();
    for at in unknown {
        line[*at] = Token::bare(whole_words(table, &tokens[*at].fold).first()?);
    }
    Some(line)
}

/// What may stand in the place of a word.
fn instead(table: &Table<'_>, token: &Token) -> Vec<Vec<String>> {
    let word = &token.fold;
    if token.quoted || SAYS_OK.contains(&word.as_str()) {
        return Vec::new();
    }
    let seats = table.known.players.get_or_init(|| players(table));
    let names = table.names.iter().flat_map(|(_, words)| words.iter());
    let (places, deeds) = (table.known.typed_places.get_or_init(|| typed_places(table)), table.deed_words());
    let told = names.chain(seats).chain(&deeds).chain(places).filter(|w| is_near(word, w));
    let told = told.filter(|w| table.grammar.words.contains(*w) || !table.is_hidden(w));
    let mut near: Vec<(usize, &String)> = table
        .grammar
        .lexicon()
        .near(word)
        .chain(told)
        .filter(|w| *w != word)
        .map(|w| (strsim::osa_distance(word, w), w))
        .collect();
    near.sort();
    near.dedup();
    let least = near.first().map_or(0, |(d, _)| *d);
    let mut found: Vec<Vec<String>> =
        near.iter().filter(|(d, _)| *d == least).take(MOST).map(|(_, w)| vec![(*w).clone()]).collect();
    found.extend(undoubled(&token.text).into_iter().map(|place| vec![place]));
    found.extend(whole_words(table, word).into_iter().take(MOST / 2).map(|w| vec![w.clone()]));
    found.extend(parted(table, token));
    found.extend(made(table, token));
    found.extend(unshifted(table, token));
    found.extend(unsigned(table, token));
    found.extend(struck(&token.text).map(|figure| vec![figure]));
    // «bt» is Beto.
    found.extend(seats.iter().filter(|name| is_cut(word, name)).map(|name| vec![name.clone()]));
    let unique: BTreeSet<Vec<String>> = found.iter().cloned().collect();
    found.retain({
        let mut left = unique;
        move |w| left.remove(w)
    });
    found
}

/// A line of two things with one of its words mended that has no sense and may be a verb or a step with a slip in it.
pub fn respelled(line: &str, referee: &dyn Referee, grammar: &Grammar, names: &Names) -> Vec<String> {
    let Some(said) = tokens(line).filter(|said| said.len() <= LONGEST && is_joined(line)) else {
        return Vec::new();
    };
    let table = Table::new(grammar, referee, names);
    let is_strange = |at: &usize| said[*at].fold.chars().count() > 3 && !has_sense(&table, &said, *at);
    let mended = (0..said.len()).filter(is_strange).flat_map(|at| {
        let opens =
            |words: &Vec<String>| matches!(words.as_slice(), [one] if grammar.heads.contains_key(one));
        instead(&table, &said[at]).into_iter().filter(opens).flatten().map(move |word| (at, word))
    });
    let written = |(at, word): (usize, String)| {
        let typed = &said[at].text;
        let is_whole = |start: &usize| {
            let (before, behind) = (&line[..*start], &line[start + typed.len()..]);
            !before.ends_with(char::is_alphanumeric) && !behind.starts_with(char::is_alphanumeric)
        };
        let start = line.match_indices(typed.as_str()).map(|(start, _)| start).find(is_whole)?;
        Some(format!("{}{word}{}", &line[..start], &line[start + typed.len()..]))
    };
    mended.filter_map(written).take(FEW).collect()
}

/// Whether a word looks like a place and is none: `p77`, `aa6`, `s1s`.
fn is_no_place(table: &Table<'_>, token: &Token) -> bool {
    let text = token.text.as_str();
    !token.quoted
        && text.len() > 2
        && table.referee.place_named(text).is_none()
        && !table.grammar.words.contains(&token.fold)
        && (undoubled(text).iter().any(|place| table.referee.place_named(place).is_some())
            || unsigned(table, token).is_some())
}

/// A short word of letters and digits with one of two equal signs left out, or a letter that was struck besides: `d22`,
/// `s1s`.
fn undoubled(text: &str) -> Vec<String> {
    let (bytes, last) = (text.as_bytes(), text.len().saturating_sub(1));
    let is_label = text.len() < 7 && text.is_ascii() && text.starts_with(char::is_alphabetic);
    let is_figure = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let is_too_much = |at: &usize| {
        let is_doubled = is_figure(last) && at + 1 < text.len() && bytes[*at] == bytes[at + 1];
        let is_behind = *at == last && last > 1 && bytes[*at].is_ascii_alphabetic() && is_figure(at - 1);
        is_label && (is_doubled || is_behind)
    };
    let places = (0..text.len()).filter(is_too_much);
    places.map(|at| format!("{}{}", &text[..at], &text[at + 1..])).collect()
}

/// The places of many cards as they are typed, whose they are before them, folded: `amazo`.
fn typed_places(table: &Table<'_>) -> Vec<String> {
    let written: BTreeSet<&String> = table.grammar.places.values().filter(|w| w.len() > 2).collect();
    let seats = (0..4).filter_map(Seat::at);
    let typed = seats.flat_map(|seat| {
        let name = table.referee.seat_name(seat);
        let of_seat = |place: &&String| {
            [format!("{seat}{place}"), format!("{seat}.{place}"), format!("{name}.{place}")]
        };
        written.iter().flat_map(of_seat).collect::<Vec<_>>()
    });
    typed.filter(|place| table.referee.place_named(place).is_some()).map(|place| fold(&place)).collect()
}

/// The folded names of those who play, of three letters or more.
fn players(table: &Table<'_>) -> Vec<String> {
    let names = (0..8).filter_map(Seat::at).map(|seat| fold(&table.referee.seat_name(seat)));
    names.filter(|name| name.chars().count() > 2).collect()
}

/// A slip in the word of a card that is said by a number and a word: `5/escduo`.
fn made(table: &Table<'_>, token: &Token) -> Vec<Vec<String>> {
    let Some(made) = table.grammar.speech.made else { return Vec::new() };
    let word = token.fold.as_str();
    // «10-/» is «10/-».
    let turned = word.strip_suffix("-/").filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    if let Some(number) = turned {
        return vec![vec![format!("{number}/{}", made.none.1)]];
    }
    let Some((number, word)) = word.split_once('/') else {
        // «oj» is the beginning of one of them alone.
        let mut begun = made.words.iter().map(|known| fold(known));
        let is_begun = |known: &String| word.len() > 1 && known.starts_with(word) && known != word;
        let only = begun.by_ref().find(is_begun).filter(|_| !begun.any(|known| is_begun(&known)));
        return only
            .filter(|_| !table.grammar.words.contains(word))
            .map(|known| vec![known])
            .into_iter()
            .collect();
    };
    let is_meant = |known: &&&str| {
        let known = fold(known);
        is_near(word, &known) || word.len() > 1 && known.starts_with(word)
    };
    let near = made.words.iter().filter(is_meant);
    // «13/_» is a shift too many.
    let none = (word == "_").then_some(&made.none.1);
    near.chain(none).map(|known| vec![format!("{number}/{known}")]).collect()
}

/// A figure typed with the shift key, or a letter that looks like it: `B#` is `B3`, `BI` is `B1`.
fn unshifted(table: &Table<'_>, token: &Token) -> Option<Vec<String>> {
    let figure = |sign| FIGURES.iter().find(|(typed, _)| *typed == sign).map(|(_, figure)| *figure);
    let mut letters = token.text.chars();
    let first = letters.next().filter(|c| c.is_alphanumeric())?;
    let said: String = std::iter::once(first).chain(letters.map(|c| figure(c).unwrap_or(c))).collect();
    (said != token.text && knows(table, &said)).then(|| vec![said])
}

/// A place with a sign behind it that the key beside the right one left there: `a6´`, `d1º`.
fn unsigned(table: &Table<'_>, token: &Token) -> Option<Vec<String>> {
    let said = token.text.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
    let is_place = said.len() > 1 && table.referee.place_named(said).is_some();
    (said != token.text && is_place).then(|| vec![said.to_owned()])
}

/// A figure with a letter behind it or a stroke too many, as they slip in: `2w`, `4//2`.
fn struck(text: &str) -> Option<String> {
    let figure = text.strip_suffix(|c: char| c.is_ascii_alphabetic());
    let figure = figure.filter(|figure| !figure.is_empty() && figure.bytes().all(|b| b.is_ascii_digit()));
    figure.map(str::to_owned).or_else(|| text.contains("//").then(|| text.replace("//", "/")))
}

/// Whether a text is a word with a sense, a number, or what is known at the table.
fn knows(table: &Table<'_>, text: &str) -> bool {
    let token = Token::bare(text);
    let is_name = || {
        let items = table.items(std::slice::from_ref(&token), 0);
        items.iter().any(|item| item.kinds & !(kind::NEW | kind::PLACE) != 0)
    };
    table.grammar.words.contains(&token.fold) && token.fold != "x"
        || number(&[&token.fold]).is_some()
        || table.referee.place_named(text).is_some()
        || !text.is_empty() && is_name()
}

/// A blank left out: `atacara1`, `con12`, `a1b2`.
fn parted(table: &Table<'_>, token: &Token) -> Vec<Vec<String>> {
    let ends: Vec<usize> = token.text.char_indices().map(|(at, _)| at).skip(1).collect();
    let is_part = |text: &str| {
        text.chars().count() > 1
            || text.bytes().all(|b| b.is_ascii_digit())
            || "aey".contains(text)
            || table.referee.seat_named(text).is_some()
    };
    ends.into_iter()
        .map(|at| token.text.split_at(at))
        .filter(|(one, other)| is_part(one) && is_part(other) && knows(table, one) && knows(table, other))
        .map(|(one, other)| vec![one.to_owned(), other.to_owned()])
        .take(4)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_cut_by_its_vowels_alone() {
        for (word, whole) in
            [("jgo", "juego"), ("rtro", "retiro"), ("zpdra", "zapadora"), ("empz", "empieza")]
        {
            assert!(is_cut(word, whole), "{word} {whole}");
        }
        for (word, whole) in
            [("jgo", "jugar"), ("uego", "juego"), ("juego", "juego"), ("j", "juego"), ("ao", "ano")]
        {
            assert!(!is_cut(word, whole), "{word} {whole}");
        }
    }
}
