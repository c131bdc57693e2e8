//! Places said by whose they are: `su dos`, `mi tercera`, `el hueco dos`; and to whom something is done.

use super::heard::{play, strict};
use super::item::{Item, RIVAL, Table};
use super::number::is_ordinal;
use super::saying::kind;
use super::stopwords::JOINING;
use super::token::{Token, word_at};
use crate::kernel::{Draft, Referee, Seat, fold};

/// Words for a space, before its number.
const SPACES: [&str; 7] = ["hueco", "espacio", "casilla", "lugar", "puesto", "sitio", "posicion"];

/// Words for what lies there, before its number.
const CARDS: [&str; 11] = [
    "carta",
    "defensor",
    "defensora",
    "criatura",
    "totem",
    "tapada",
    "oculta",
    "tapado",
    "oculto",
    "unidad",
    "bicho",
];
/// Whose it is.
const WHOSE: [&str; 3] = ["mi", "tu", "su"];

/// What is counted that no card is: `mi segundo ataque`.
const OF_DEEDS: [&str; 9] =
    ["ataque", "golpe", "turno", "intento", "accion", "jugada", "vez", "ronda", "robo"];

/// What says that it is the one that is left: `mi última tapada`.
const ONLY: [&str; 4] = ["ultima", "ultimo", "unica", "unico"];

/// What stands before what says how a card lies: `la tapada`, `mi boca abajo`.
pub(super) const DETERMINERS: [&str; 7] = ["la", "el", "al", "del", "mi", "tu", "su"];

/// What says that a card lies so, whoever speaks: `la que tienes tapada`.
const LYING: [&str; 9] = ["tengo", "tenia", "tienes", "tenias", "tiene", "esta", "estaba", "sigue", "quedo"];

/// What says whose it is, or that it is one, before a number: `mi carta uno`, `su tapada del dos`, `la del 3`.
fn before(tokens: &[Token], at: usize, is_named: bool) -> Option<&Token> {
    let word = |at: usize| Some(&tokens[at]).filter(|token| !token.quoted);
    // «mi carta número uno»
    let is_counted = at.checked_sub(1).and_then(word).is_some_and(|token| token.fold == "numero");
    let at = at - usize::from(is_counted);
    let is_card = |token: &Token| is_card(&token.fold);
    let last = word(at.checked_sub(1)?)?;
    let is_of = last.fold == "del";
    // «el hueco del dos»
    let space = at.checked_sub(2).and_then(word).filter(|token| SPACES.contains(&token.fold.as_str()));
    if let Some(space) = space.filter(|_| is_of) {
        return Some(space);
    }
    let behind = if is_of { at - 1 } else { at };
    // «su carta tapada de en medio»
    let nouns = (0..behind).rev().take_while(|at| word(*at).is_some_and(is_card)).take(2).count();
    let noun = behind.checked_sub(1).and_then(word).filter(|token| is_card(token));
    let whose = behind.checked_sub(1 + nouns).and_then(word);
    // «el defensor tres» is of that space, where «la carta tres» may be of that power.
    let is_defender =
        noun.is_some_and(|noun| matches!(noun.fold.as_str(), "defensor" | "defensora" | "totem"));
    let is_whose = |token: &&Token| {
        WHOSE.contains(&token.fold.as_str())
            || (is_of || is_named || is_defender) && matches!(token.fold.as_str(), "la" | "el")
    };
    if is_of || noun.is_some() { whose.filter(is_whose) } else { Some(last) }
}

/// Whether a word says that what stands with it is a card.
pub fn is_card(word: &str) -> bool {
    CARDS.contains(&word)
}

/// Whether a word is what somebody has done: `ha puesto`.
fn is_done(tokens: &[Token], at: usize) -> bool {
    at > 0 && matches!(tokens[at - 1].fold.as_str(), "ha" | "he" | "han" | "hemos" | "has")
}

/// Whether what ends here says whose space is spoken of by the card that lies there: `la del espacio dos`.
fn is_of_space(tokens: &[Token], at: usize) -> bool {
    tokens[at].fold == "del" && matches!(tokens[at - 1].fold.as_str(), "la" | "el" | "carta" | "tapada")
}

/// Whether a number from here on is led to as a place is: `en el dos`, `al dos`, `contra el dos`.
fn is_led_to(tokens: &[Token], at: usize) -> bool {
    const LEADS: [&str; 5] = ["en", "a", "contra", "sobre", "hacia"];
    tokens[at - 1].fold == "al" || at > 1 && LEADS.contains(&tokens[at - 2].fold.as_str())
}

/// What stands before a card that is said by its number: `con el dos`.
const CARD_LEADS: [&str; 17] = [
    "con", "usando", "por", "x", "y", "mas", "+", "un", "es", "era", "sale", "salio", "tiene", "tenia",
    "entra", "meto", "mete",
];

/// Whether a word stands before one of something alone: `el dos`, `mi dos`.
fn is_one(before: &str) -> bool {
    matches!(before, "el" | "al") || WHOSE.contains(&before)
}

/// Most spaces a side has.
pub(super) const SPACES_OF_A_SIDE: i32 = 4;

impl Table<'_> {
    /// Whether what stands from here on is what something is done to.
    pub(super) fn is_towards(&self, tokens: &[Token], at: usize) -> bool {
        let before = |back: usize| at.checked_sub(back).map(|i| tokens[i].fold.as_str());
        let leads = |word: Option<&str>| matches!(word, Some("a" | "al" | "contra" | "sobre" | ">"));
        leads(before(1)) || matches!(before(1), Some("la" | "el")) && leads(before(2))
    }

    /// Whether a word is of a place that each of two players has: `líder`.
    pub(super) fn is_of_each(&self, word: &str) -> bool {
        let written = self.grammar.places.get(std::slice::from_ref(&word.to_owned()));
        let place = written.map_or(word, String::as_str);
        let seats = self.referee.seats();
        word.len() > 2
            && self.referee.seat_named(word).is_none()
            && seats.len() == 2
            && seats.into_iter().all(|seat| self.owned(seat, place).is_some())
    }

    /// A place by its number and whose it is; whether it can be nothing else.
    pub(super) fn of_side(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) -> bool {
        let (Some(before), Some((len, n))) =
            (before(tokens, at, self.grammar.speech.made.is_none()), self.small_number(tokens, at))
        else {
            return false;
        };
        // «mi segundo ataque» is no place.
        if is_ordinal(&tokens[at].fold) && word_at(tokens, at + len).is_some_and(|of| OF_DEEDS.contains(&of))
        {
            return false;
        }
        let rival = self.rival();
        let is_card = |at: usize| tokens.get(at).is_some_and(|token| is_card(&token.fold));
        let sides = match before.fold.as_str() {
            "mi" => [self.own, None],
            "tu" => [rival, None],
            // Of him who is named, else of the other.
            "su" if self.is_named(tokens) || self.is_lettered(tokens) => [self.own, None],
            "su" => [rival, None],
            // «la carta del dos», «la tapada del 2»
            "la" | "el" if tokens[at - 1].fold == "del" => [self.own, rival],
            // «el segundo», and nothing behind it that it is of
            "el" | "al" if is_ordinal(&tokens[at].fold) && self.stands_apart(tokens, at + len) => {
                [self.own, rival]
            }
            // «la segunda defensora»
            "la" | "el" | "al" if is_ordinal(&tokens[at].fold) && is_card(at + len) => [self.own, rival],
            // «a la dos y a la tres de beto», «en la tres», «a la dos»: else which side's it is what is done tells.
            "la" | "el" if self.shared_owner(tokens, at + len).is_some() => {
                [self.shared_owner(tokens, at + len), None]
            }
            // «en el dos», «al dos»
            "el" | "al" if is_led_to(tokens, at) => [self.own, rival],
            // «cambio el dos», «cambio dos»: where cards are numbers it may be either.
            // «cambio uno» says how many.
            word if self.grammar.speech.made.is_some()
                && (word == "el" || self.is_verb(word) && tokens[at].fold != "uno") =>
            {
                [self.own, rival]
            }
            // «la tres», «repone el uno»
            "el" if at > 1 && self.grammar.heads.contains_key(&tokens[at - 2].fold) => [self.own, rival],
            "la" => [self.own, rival],
            // «ha puesto tres»
            // «a la del espacio dos»
            word if SPACES.contains(&word) && at > 2 && is_of_space(tokens, at - 2) => [self.own, rival],
            word if SPACES.contains(&word) && !is_done(tokens, at - 1) => {
                [self.owner_of_space(tokens, at), None]
            }
            _ => return false,
        };
        let is_either = sides[1].is_some();
        // «su 5» is a card where cards are numbers; «su tercera» is a place.
        let is_card_said = self.grammar.speech.made.is_some() && !is_ordinal(&tokens[at].fold);
        if n > SPACES_OF_A_SIDE {
            return false;
        }
        let cost = u32::from(is_card_said && self.leaves_open(&tokens[at - 1].fold));
        let known = found.len();
        for seat in sides.into_iter().flatten() {
            let turned = if Some(seat) == self.own { kind::EITHER } else { kind::OTHER };
            let kinds = kind::PLACE | if is_either { turned } else { 0 };
            let place = self.owned(seat, &n.to_string());
            found.extend(place.map(|text| Item { len, kinds, text, cost, seat: None }));
        }
        found.len() > known && SPACES.contains(&before.fold.as_str())
    }

    /// Whose the space is whose number stands there: `tu espacio dos`, `su hueco 3`, else his who acts.
    fn owner_of_space(&self, tokens: &[Token], at: usize) -> Option<Seat> {
        let space = (0..at).rev().find(|at| SPACES.contains(&tokens[*at].fold.as_str()))?;
        match space.checked_sub(1).map(|at| tokens[at].fold.as_str()) {
            Some("tu") => self.rival(),
            Some("su") if !self.is_named(tokens) && !self.is_lettered(tokens) => self.rival(),
            Some(_) | None => self.own,
        }
    }

    /// Whether a number may be of a space: where cards are numbers, «el ocho de beto» is a card.
    pub(super) fn is_space(&self, n: i32) -> bool {
        self.grammar.speech.made.is_none() || n <= SPACES_OF_A_SIDE
    }

    /// Whether a word is a verb of the notation, in some form.
    fn is_verb(&self, word: &str) -> bool {
        self.grammar.inflected.iter().any(|(verb, forms)| verb.is_called(word) || forms.contains(word))
    }

    /// Whether what stands before a number leaves open whether it is of a place or of a card: `el dos`, `mi dos`.
    fn leaves_open(&self, before: &str) -> bool {
        matches!(before, "el" | "al") || WHOSE.contains(&before) || self.is_verb(before)
    }

    /// What it costs, where cards are numbers, that one which no ability follows is a card and no place, and that it is how
    /// many: `al dos`, `mi dos`.
    pub(super) fn strain_of_card(&self, tokens: &[Token], at: usize, n: i32) -> (u32, u32) {
        let word = |back: usize| at.checked_sub(back).map(|at| tokens[at].fold.as_str());
        let is_led = |back: usize| word(back).is_some_and(|word| CARD_LEADS.contains(&word));
        let is_open = word(1).is_some_and(|word| self.leaves_open(word));
        // «pongo uno en el dos» is of one card, whichever.
        if tokens[at].fold == "uno" && !is_led(1) && !word(1).is_some_and(is_one) {
            return (3, 0);
        }
        // «descarto el dos»: not two.
        let is_figure = tokens[at].fold.starts_with(|c: char| c.is_ascii_digit());
        let count = 3 * u32::from(word(1).is_some_and(is_one) && (n > 1 || is_figure));
        match n {
            1..=SPACES_OF_A_SIDE if is_open && is_led_to(tokens, at) => (2, count),
            1..=SPACES_OF_A_SIDE if is_open => (u32::from(!is_led(2)), count),
            _ => (0, count),
        }
    }

    /// The only place of a side whose card lies so: `la tapada de beto`, `mi carta boca abajo`.
    pub(super) fn lying_so(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let word = |at: usize| word_at(tokens, at);
        let behind = |at: usize, words: &[&str]| {
            at.checked_sub(1)
                .filter(|before| word(*before).is_some_and(|word| words.contains(&word)))
                .unwrap_or(at)
        };
        // «la que tengo tapada»
        let told = at.checked_sub(2).filter(|que| word(*que) == Some("que"));
        let from = told.filter(|que| word(que + 1).is_some_and(|word| LYING.contains(&word))).unwrap_or(at);
        let Some(whose) = behind(behind(from, &CARDS), &ONLY).checked_sub(1).and_then(word) else { return };
        if !word(at).is_some_and(|word| self.grammar.closed.contains(word))
            || self.is_face_of_look(tokens, at)
        {
            return;
        }
        let said = word(at).and_then(|first| self.grammar.said_as.get(first)).into_iter().flatten();
        let is_here = |said: &[&str]| {
            said.iter().enumerate().all(|(nth, part)| word(at + nth).is_some_and(|word| word == *part))
        };
        let longest = said.filter(|(_, said)| is_here(said)).max_by_key(|(_, said)| said.len());
        let Some((face, said)) = longest else { return };
        let len = said.len();
        let is_led = |at: usize| matches!(word(at), Some("de" | "del"));
        // «la tapada del dos» is told by its space.
        if word(at + len) == Some("del") && self.small_number(tokens, at + len + 1).is_some() {
            return;
        }
        let of = usize::from(is_led(at + len));
        let owner = word(at + len + of).and_then(|owner| match owner {
            owner if RIVAL.contains(&owner) => self.rival(),
            owner => self.seat(owner).filter(|_| of == 1 || owner.len() > 2),
        });
        // «ataca oculta de beto»
        if !DETERMINERS.contains(&whose) && (of == 0 || owner.is_none()) {
            return;
        }
        let rival = self.rival();
        let sides = match (owner, whose) {
            (Some(owner), _) => [Some(owner), None],
            (None, "mi") => [self.own, None],
            (None, "tu") => [rival, None],
            (None, _) => [self.own, rival],
        };
        // Where each side has one, neither is nearer.
        for seat in sides.into_iter().flatten() {
            let places = (1..=SPACES_OF_A_SIDE).filter_map(|n| self.owned(seat, &n.to_string()));
            let lies = |place: &String| {
                let here = self.sheet().iter().filter(|here| here.place == *place);
                here.flat_map(|here| &here.facts).any(|(key, value)| *key == "cara" && value == *face)
            };
            let [only] = &places.filter(lies).collect::<Vec<_>>()[..] else { continue };
            let len = len + if owner.is_some() { of + 1 } else { 0 };
            found.push(Item { len, kinds: kind::PLACE, text: only.clone(), cost: 0, seat: None });
        }
    }

    /// Whose the places are that a list of numbers ends with: `… y (a) la tres de beto`, from behind its first number on.
    fn shared_owner(&self, tokens: &[Token], behind: usize) -> Option<Seat> {
        let word = |at: usize| word_at(tokens, at);
        let is = |at: usize, words: &[&str]| usize::from(word(at).is_some_and(|word| words.contains(&word)));
        let mut at = behind;
        let mut is_list = false;
        loop {
            let of = is(at, &["de", "del"]);
            if is_list && of == 1 {
                let owner = word(at + of + is(at + of, &["jugador", "jugadora"]))?;
                return if RIVAL.contains(&owner) { self.rival() } else { self.seat(owner) };
            }
            if is(at, &["y", "e", ",", "con"]) == 0 {
                return None;
            }
            at += 1;
            at += is(at, &["a", "en", "con", "contra", "por"]);
            at += is(at, &["la", "el", "al"]);
            at += self.small_number(tokens, at)?.0;
            is_list = true;
        }
    }

    /// Whether the «a» that a line begins with is the player of that letter: a verb of the third person follows.
    pub(super) fn opens_with_player(&self, tokens: &[Token]) -> bool {
        let [first, next, ..] = tokens else { return false };
        // «a ve b3»: several of them «ven».
        let is_third = || {
            let opens =
                |word: &str| self.grammar.heads.get(word).is_some_and(|all| all.iter().any(|h| !h.kept));
            next.fold.ends_with(['a', 'e']) && opens(&next.fold) && opens(&format!("{}n", next.fold))
        };
        first.fold == "a"
            && !first.quoted
            && !next.quoted
            && self.referee.seat_named("a").is_some()
            && !self.grammar.fixed.contains(&next.fold)
            && is_third()
    }

    /// Whether a line begins with a player by his letter: `a mira su 1`.
    fn is_lettered(&self, tokens: &[Token]) -> bool {
        let is_player = |first: &Token| {
            let is_letter = first.fold.len() == 1 && !first.quoted && self.seat(&first.fold).is_some();
            is_letter && (first.fold != "a" || self.opens_with_player(tokens))
        };
        tokens.first().is_some_and(is_player)
    }

    /// Whether a line ends before some word, or goes on with what only joins.
    fn stands_apart(&self, tokens: &[Token], at: usize) -> bool {
        tokens.get(at).is_none_or(|next| JOINING.contains(&next.fold.as_str()))
    }

    /// Whether a player is named by his name.
    pub(super) fn is_named(&self, tokens: &[Token]) -> bool {
        let is_name = |t: &Token| t.fold.chars().count() > 2 && self.referee.seat_named(&t.fold).is_some();
        tokens.iter().any(is_name)
    }
}

/// What says that a thing is of him who acts, whoever is spoken of: `su propia segunda`.
const OWN: [&str; 4] = ["propio", "propia", "propios", "propias"];

/// The words with «mi» for «su propia»: it is of him who acts.
pub fn of_own(mut tokens: Vec<Token>) -> Vec<Token> {
    let is_own = |tokens: &[Token], at: usize| word_at(tokens, at).is_some_and(|word| OWN.contains(&word));
    for at in (1..tokens.len()).rev() {
        let mine = match word_at(&tokens, at - 1).filter(|_| is_own(&tokens, at)) {
            Some("su" | "mi") => "mi",
            Some("sus" | "mis") => "mis",
            Some(_) | None => continue,
        };
        tokens[at - 1] = Token::bare(mine);
        tokens.remove(at);
    }
    tokens
}

/// Whether the table stands behind a draft as before it.
pub(super) fn changes_nothing(draft: &Draft, referee: &dyn Referee) -> bool {
    let mut after = referee.fork();
    after.take(play(draft.clone())).is_ok()
        && after.facts() == referee.facts()
        && after.status() == referee.status()
        && after.picture().pending == referee.picture().pending
}

/// What else may be meant by a line that breaks a rule and would break none if one of its places were the other side's:
/// `atacar A1 con 9/ojo` of her who has A1; or that tells nothing
/// new, or is unlikely. The line as it is comes first. What the statement calls by its name is of no other side.
pub fn other_side(line: &str, statement: &str, is_unlikely: bool, referee: &dyn Referee) -> Vec<String> {
    // Whether it would be a fault, and whether anything would be raised.
    let raises = |line: &str| {
        let draft = strict(line, referee)?;
        let raised = if referee.may_foretell(&draft) { referee.foretell(&draft, None) } else { Vec::new() };
        Some((raised.iter().any(|f| f.kind.is_fault()), !raised.is_empty()))
    };
    if referee.seats().len() > 2 {
        return Vec::new();
    }
    let is_idle = || strict(line, referee).is_some_and(|draft| changes_nothing(&draft, referee));
    // What breaks no rule and tells nothing new may be told of the other side: `destapo mi segunda carta` of him who answers.
    let (is_fault, is_raised) = raises(line).unwrap_or_default();
    // What cannot be proven to be allowed is doubted where nothing is doubtful on the other side: `golpea a tu espacio dos`.
    let is_doubted = !is_fault && is_raised;
    let (is_broken, is_named) = (is_unlikely || is_fault || is_doubted, !is_fault);
    if !is_broken && !is_idle() {
        return Vec::new();
    }
    let is_part = |c: char| c.is_alphanumeric() || c == '.';
    let turned = |at: usize, word: &str| {
        let is_place = word.len() > 1 && word.is_ascii() && referee.place_named(word).is_some();
        let side = match line[at..].chars().next()? {
            'A' => 'B',
            'B' => 'A',
            'a' => 'b',
            'b' => 'a',
            _ => return None,
        };
        // «beto manda su bio» is of no other's.
        let is_his = is_said_his(statement, &line[at..at + 1], referee);
        (is_place && !is_his && !is_called(word, statement, referee))
            .then(|| format!("{}{side}{}", &line[..at], &line[at + 1..]))
    };
    let starts = line.char_indices().map(|(at, _)| at).filter(|at| {
        // What stands between quotation marks is a name.
        let is_quoted = line[..*at].matches('"').count() % 2 == 1;
        !is_quoted && line[*at..].starts_with(is_part) && !line[..*at].ends_with(is_part)
    });
    let word = |at: usize| line[at..].split(|c: char| !is_part(c)).next().unwrap_or_default();
    let others = starts.filter_map(|at| turned(at, word(at)));
    // What is told of a card is not told of a place where none lies.
    let sheet = referee.facts();
    let lies = |word: &str| {
        let place = referee.place_named(word);
        place.is_some() && sheet.iter().any(|here| Some(&here.place) == place.as_ref())
    };
    let is_bare = |other: &String| {
        let places = |line: &'_ str| line.split([' ', '>', ',']).filter(|word| lies(word)).count();
        is_named && places(other) < places(line)
    };
    let tells = |other: &String| {
        is_broken || strict(other, referee).is_some_and(|draft| !changes_nothing(&draft, referee))
    };
    let lawful: Vec<String> = others
        .filter(|other| !is_bare(other))
        .filter(|other| raises(other).is_some_and(|(fault, raised)| !(fault || is_doubted && raised)))
        .filter(|other| tells(other))
        .collect();
    if lawful.is_empty() { lawful } else { std::iter::once(line.to_owned()).chain(lawful).collect() }
}

/// Whether a statement names the player of a side and tells of what is his: `beto manda su bio`.
fn is_said_his(statement: &str, side: &str, referee: &dyn Referee) -> bool {
    let said = fold(statement);
    let words: Vec<&str> = said.split(|c: char| !c.is_alphanumeric()).collect();
    let seat = referee.seat_named(side);
    // «contra su primero», «ataco su primero» is the other one's.
    const TOWARDS: [&str; 9] = ["ataco", "ataca", "ataque", "al", "contra", "vs", "sobre", "hacia", "x"];
    let is_struck = |pair: &[&str]| TOWARDS.contains(&pair[0]) && matches!(pair[1], "su" | "sus");
    words.iter().any(|word| matches!(*word, "su" | "sus"))
        && !words.windows(2).any(is_struck)
        && seat.is_some()
        && words.iter().any(|word| word.len() > 2 && referee.seat_named(word) == seat)
}

/// Whether the card that lies at a place is called by its name in a statement: `Quetzal pierde dos`.
fn is_called(place: &str, statement: &str, referee: &dyn Referee) -> bool {
    let place = referee.place_named(place);
    let statement = fold(statement);
    let words: Vec<&str> = statement.split(|c: char| !c.is_alphanumeric()).collect();
    let sheet = referee.public_facts();
    let facts = sheet.iter().filter(|here| Some(&here.place) == place.as_ref()).flat_map(|here| &here.facts);
    let names = facts.filter(|(key, _)| *key == "nombre").map(|(_, name)| fold(name.trim_matches('"')));
    let carried = |name: &String| {
        let is_it =
            |(key, other): &(&str, String)| *key == "nombre" && fold(other.trim_matches('"')) == *name;
        sheet.iter().filter(|here| here.facts.iter().any(is_it)).count()
    };
    let is_said = |name: &String| {
        let name: Vec<&str> = name.split(|c: char| !c.is_alphanumeric()).collect();
        words.windows(name.len()).any(|said| said == name.as_slice())
    };
    names.into_iter().any(|name| carried(&name) == 1 && is_said(&name))
}
