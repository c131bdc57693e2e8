//! How a game is spoken of at the table: data for the plain reading, no code.

/// One way to say a documented line.
///
/// `said` lists what opens it, parted by blanks: an infinitive stands for all its forms, `=word` for that word alone (and
/// its plural), `&word` for a word that opens it and is read besides, `_` joins words that belong together
/// (`dar_=vuelta`), `*` says that no word opens it: its parts alone say it.
///
/// `form` is the documented line, parted by blanks:
///
/// | part | meaning |
/// |---|---|
/// | `atacar` | printed as it stands |
/// | `@` | who acts is printed before the line, said or not |
/// | `{}` | the card of the only thing that waits to be settled is printed ([`Speech::settles`]); without one, nothing |
/// | `{@}Mazo` | a place of him who acts is printed |
/// | `~turno` | may be said, prints nothing |
/// | `!ataque` | must be said, prints nothing |
/// | `?Combate` | said only in a phase that begins so; `_` is a blank, several are parted by a bar. `?_[made]` is none: `?` is printed before the value |
/// | `~[seat?]` | a slot that is said and not printed |
/// | `[1]` | the value of the first slot, printed once more |
/// | `[3+4]` | what the numbers of the third and the fourth slot come to |
/// | `[card]` | a slot; what stands directly before it is printed before its value (`_` is a blank) |
///
/// A slot holds kinds joined by `/`, or the words of a closed set joined by `|`; then signs; then `:` and its hints,
/// joined by commas: prepositions and nouns that lead to it or follow it.
///
/// | sign | meaning |
/// |---|---|
/// | `?` | it may be empty |
/// | `+` `*` `%` | it takes several, parted by blanks, by commas, by `-` |
/// | `^` | one of its hints must be said |
/// | `@` | it may stand before the verb |
/// | `-` | it stands before the verb only where something leads to it |
/// | `!` | it is the other side's where a name is of both |
/// | `~` | a card that lies on the table is strained for it |
///
/// Kinds: `place`, `pile` (see [`Speech::piles`]), `name` (known), `new` (unknown word), `card` (place or name), `any`
/// (all three), `n`, `nth` (which, not how many: «una» is none), `big` (a number of three digits or more), `signed`, `pair` (`3/1`), `seat`, `made` (see [`Made`]),
/// `ref` (`#8`), `cause` (the same, or a card by the last of whose plays it is, see [`Speech::sets_off`]), `text` (all words to the end of the line), `person` (the name of a player to be), `where` (a card by whose name its place is found, see
/// [`Speech::lies`]), `spot` (the same, of which only the place is printed), `does` (what a card can do, see
/// [`Speech::deeds`], its place printed before it), `deed` (only its name, where the card is said besides).
#[derive(Clone, Copy, Debug)]
pub struct Saying {
    /// What opens it.
    pub said: &'static str,
    /// The documented line.
    pub form: &'static str,
}

/// Cards that are said by a number and a word: `9/ojo`.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The words, as written.
    pub words: &'static [&'static str],
    /// What is said where there is none of them, parted by blanks, `_` joins; and how that is written.
    pub none: (&'static str, &'static str),
    /// The number from which there is never one.
    pub bare_from: i32,
    /// Facts of such a card on the table: which way up it lies, and how it is told that it is seen; its number; its word,
    /// and how it is told that there is none.
    pub facts: [(&'static str, &'static str); 3],
}

/// A row of cards that are called by their looks or by which they are: `la roja`, `mi tercera energía`.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What their places are written with before the number, behind the seat.
    pub letter: &'static str,
    /// What one and several are called, folded, parted by blanks.
    pub nouns: &'static str,
    /// The fact that says how one looks.
    pub look: &'static str,
    /// The fact of those that serve, and its value: they are meant before others.
    pub serves: (&'static str, &'static str),
    /// Verbs by which they pay for something else, folded, parted by blanks.
    pub pays: &'static str,
}

/// The documented lines that two names alone stand for, statements parted by `;`.
#[derive(Clone, Copy, Debug)]
pub struct Versus {
    /// The usual match; `{1}` and `{2}` are the names.
    pub lines: &'static str,
    /// What says who begins, where that is told: `{name}` or `{seat}`.
    pub first: &'static str,
    /// What comes last; may be empty.
    pub last: &'static str,
}

/// How a game is spoken of.
#[derive(Clone, Copy, Debug)]
pub struct Speech {
    /// Ways to say its lines.
    pub sayings: &'static [Saying],
    /// Other words for the words of closed sets: as written, and as said (parted by blanks, `_` joins).
    pub words: &'static [(&'static str, &'static str)],
    /// Other words for places: as written, and as said.
    pub places: &'static [(&'static str, &'static str)],
    /// What the rows of places are called: the letter their places are written with, and as said.
    pub rows: &'static [(&'static str, &'static str)],
    /// Words that say nothing in this game, parted by blanks.
    pub fillers: &'static str,
    /// Cards said by a number and a word.
    pub made: Option<Made>,
    /// Cards of a row that are called by what is seen of them.
    pub row: Option<Row>,
    /// The documented line that brings a card in which nobody heard of, `{}` its name; empty where any name may be said.
    pub brings: &'static str,
    /// What the two numbers of a pair are called; their other words are those of [`Speech::words`].
    pub pairs: &'static [(&'static str, &'static str)],
    /// A card of the table that is called by its name is written by its place.
    pub by_place: bool,
    /// Verbs of which every line that may come now is known: alone, or as `ok`, they mean the only one.
    pub settles: &'static [&'static str],
    /// Verbs, folded, whose line is not told once more while what it tells of is pending, or, where nothing is settled,
    /// in the same step: it is asked then.
    pub once: &'static [&'static str],
    /// Verbs of which one player's line is told as the last one's was: `colocar beto` with nothing behind it, `beto igual`.
    pub alike: &'static [&'static str],
    /// Verbs, folded, by which it is told how many lie somewhere: where another count stands, it is asked.
    pub counts: &'static [&'static str],
    /// Pieces of remarks that say of a line that it cannot be as it was told: it is asked.
    pub unlikely: &'static [&'static str],
    /// A line that does more than is said by what it says, and the lines that do no more: words in braces stand for any.
    pub lesser: Option<(&'static str, &'static str)>,
    /// Verbs, folded, whose line is told of one player, and of both where somebody says so: `repartimos siete a cada uno`.
    pub each: &'static [&'static str],
    /// Places of many cards, or of one that goes nowhere, folded, as they are written behind the seat.
    pub piles: &'static [&'static str],
    /// Words, folded, for what hangs on a card, parted by blanks, and what its place is written with behind the card's:
    /// `el equipo de lobo` is `A1.e1` where only one hangs there.
    pub hung: Option<(&'static str, &'static str)>,
    /// Verbs, folded, by which not the player of the turn acts but the other one, where nobody says who.
    pub answers: &'static [&'static str],
    /// Verbs, folded, of what a card's text may do as well, unsaid, with how a phase begins in which: a line that would be a
    /// fault, or end a turn that nobody ended, is asked.
    pub by_card: &'static [(&'static str, &'static str)],
    /// Verbs, folded, whose lines that may come now are what is owed: one that says otherwise is asked.
    pub owes: &'static [&'static str],
    /// What `sigue` stands for: how the phase begins that stands (as [`Status::phase`](crate::kernel::Status::phase) says
    /// it), and the line; the first that breaks no rule.
    pub next: &'static [(&'static str, &'static str)],
    /// Words of the notation that people say for another thing in some phase: the word, and how the phase begins. At the
    /// prompt and in pipes they are asked there.
    pub traps: &'static [(&'static str, &'static str)],
    /// Verbs of the steps that open a turn, folded, with how a phase begins in which, said without a player, they may as
    /// well be the other's whose turn nobody opened. At the prompt and in pipes it is asked whose they are.
    pub opens: &'static [(&'static str, &'static str)],
    /// What `ana contra beto` stands for; none where the game's players have no names.
    pub versus: Option<Versus>,
    /// Places whose card may be said for them (kind `where`): their fact's place, and how they are written.
    pub lies: &'static [(&'static str, &'static str)],
    /// Facts of a card that name what it can do, before a colon.
    pub deeds: &'static [&'static str],
    /// A verb of what something else sets off, the word before the number of that, and the verbs, folded, parted by blanks, that
    /// may set it off: told without it where one of them was just done, it is asked.
    pub sets_off: Option<(&'static str, &'static str, &'static str)>,
    /// Verbs, folded, by which a card begins to do what is told behind it, and how it is written there by which card that is
    /// done: `con la opcional del axolotl cambio a2 y a3`.
    pub serves: (&'static [&'static str], &'static str),
    /// Forms, folded, by which nobody is said to act, and the verbs, folded, of what happens so: `ponen clavel en la pila` is no
    /// player's deed.
    pub nobodys: (&'static [&'static str], &'static [&'static str]),
    /// The fact of a card that says what it has left, where a blow lessens it.
    pub left: Option<&'static str>,
    /// Verbs, folded, of what a card's text does to another one as a blow does, and the line of the blow: `{by}` and `{place}`
    /// are the cards; and the words, folded, parted by blanks, that say that the text does it, or a cost.
    pub blows: (&'static [(&'static str, &'static str)], &'static str),
    /// A name is of one card: what says it twice of what is done is asked.
    pub unique: bool,
    /// Words, folded, that stand before words the cards print: any may be, the known ones are only the usual.
    pub open: &'static [&'static str],
    /// How often people told the verbs, folded, with which words: a line for each word; see `notation::plain::likely`.
    pub told: &'static str,
}

/// A game nobody wrote the speech of: only inflection and order help.
pub const SILENT: Speech = Speech {
    sayings: &[],
    words: &[],
    places: &[],
    rows: &[],
    fillers: "",
    made: None,
    row: None,
    brings: "",
    pairs: &[],
    by_place: false,
    settles: &[],
    once: &[],
    alike: &[],
    counts: &[],
    unlikely: &[],
    lesser: None,
    each: &[],
    piles: &[],
    hung: None,
    answers: &[],
    by_card: &[],
    owes: &[],
    next: &[],
    traps: &[],
    opens: &[],
    versus: None,
    lies: &[],
    deeds: &[],
    sets_off: None,
    serves: (&[], ""),
    nobodys: (&[], &[]),
    left: None,
    blows: (&[], ""),
    unique: false,
    open: &[],
    told: "",
};

/// A row of [`Speech::sayings`].
pub const fn say(said: &'static str, form: &'static str) -> Saying {
    Saying { said, form }
}

/// The rows of two tables, one behind the other.
pub const fn joined<const A: usize, const B: usize, const ALL: usize>(
    one: [Saying; A],
    other: [Saying; B],
) -> [Saying; ALL] {
    assert!(A + B == ALL, "as many rows as both have");
    let mut all = [say("", ""); ALL];
    let mut at = 0;
    while at < ALL {
        all[at] = if at < A { one[at] } else { other[at - A] };
        at += 1;
    }
    all
}
