//! What a game must say of itself to be refereed.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::cards::CardRules;
use super::check::{Checks, Judged, Kinds};
use super::effects::Effects;
use super::ids::{Seat, Seq};
use super::layout::Layout;
use super::picture::Picture;
use super::records::Play;
use super::rules::OpenQuestion;
use super::speech::{SILENT, Speech};
use super::verb::VerbRow;
use super::witness::Sight;

/// How a match ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// The winners; empty for a draw or where a judge must decide.
    pub winners: Vec<Seat>,
    /// The clause that ended it; empty for a concession.
    pub clause: &'static str,
    /// One Spanish sentence.
    pub text: String,
}

/// Something the table still owes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duty {
    /// Who owes it.
    pub seat: Seat,
    /// The clause that asks for it.
    pub clause: &'static str,
    /// What is owed, in Spanish.
    pub what: String,
    /// Until when, in Spanish.
    pub until: String,
    /// A line that meets it, ready to type; empty where the player must choose more.
    pub line: String,
    /// The event that opened it.
    pub since: Seq,
}

/// Where a match stands, for prompts and headings.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Status {
    /// The mode, as it is typed; empty before it is told.
    pub mode: String,
    /// Turn number, 0 before the first.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The phase, in Spanish.
    pub phase: String,
}

/// The facts of one place, in a fixed order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceFacts {
    /// The place, as it is typed.
    pub place: String,
    /// `key=value` pairs in the game's vocabulary.
    pub facts: Vec<(&'static str, String)>,
}

/// All the facts of a table: `situar` sets them, `mesa` compares them, `=` asserts them.
pub type FactSheet = Vec<PlaceFacts>;

/// A game: typed events, a state, checks that look and an `apply` that changes.
///
/// Everything here is pure. `apply` is total: it has a defined result for every event in every state and holds no
/// rule. A check never changes anything.
pub trait Game: Sized + 'static {
    /// What can happen at the table.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// The table as the log tells it.
    type State: Clone + Send + Sync;
    /// What the log tells of the cards' identity, over all of it.
    type Knowledge: Clone + Default + PartialEq;
    /// The numbers of an edition, and a reading for each question it leaves open; by default those of the printed book
    /// and those that the catalogue adopts. Checks and [`apply`](Self::apply) read nothing else of an edition.
    type Rules: Clone + PartialEq + Debug + Default + Send + Sync;
    /// What several checks and [`apply`](Self::apply) ask of the table a play meets, worked out once for all of them; `()`
    /// where none does.
    type Met;

    /// Short id, as typed: `kodem`.
    const ID: &'static str;
    /// Its modes, in Spanish.
    const MODES: &'static [&'static str];
    /// The game's name.
    const TITLE: &'static str;
    /// Rises when a verdict changes.
    const RULES_REVISION: u32;
    /// The fact a place has that holds nothing and is not on the sheet.
    const EMPTY_PLACE: (&'static str, &'static str);
    /// What it makes of card lists and decklists; none where it reads none.
    const CARDS: Option<CardRules<Self>> = None;

    /// The questions its book leaves open, in the order of the catalogue.
    fn questions() -> &'static [OpenQuestion<Self::Rules>] {
        &[]
    }
    /// The table before anything happened, under these rules and in the light of what is known of the cards.
    fn begin(known: Self::Knowledge, rules: Self::Rules) -> Self::State;
    /// What the plays so far have told, the foreknowledge of [`begin`](Self::begin) included.
    fn knowledge(state: &Self::State) -> &Self::Knowledge;
    /// What an event amounts to on this table, where that is not what its verb says: `mover B1>BExt` is an
    /// `extinguir`. Checks meet only what it amounts to, and [`apply`](Self::apply) of such a game does the same; the
    /// log keeps what was said.
    fn meaning(_state: &Self::State, _event: &Self::Event) -> Option<Self::Event> {
        None
    }
    /// Whether an event only says again what stands already: it is the same play told twice, and no check meets it.
    fn is_retold(_state: &Self::State, _event: &Self::Event) -> bool {
        false
    }
    /// Whether an event is an effect of a skill that is being told: a permission only names its card, and covers nothing.
    fn is_effect(_state: &Self::State, _event: &Self::Event) -> bool {
        false
    }
    /// Whether an event may tell something of what was there before it, on whatever table: no other tells a late fact.
    fn may_be_late(_event: &Self::Event) -> bool {
        true
    }
    /// Changes the table that a play comes to.
    fn apply(state: &mut Self::State, play: &Judged<'_, Self>, effects: &mut Effects);
    /// The table after a judge had the match go back: as it lay `then`, with all that is known `now`. What `chance` may have
    /// changed since, where cards could not be told apart, is known no more.
    fn gone_back(then: Self::State, now: &Self::State, chance: bool) -> Self::State;
    /// Whether chance had a part in an event, or cards moved that not everybody can tell apart: to go back over it is no
    /// simple thing.
    fn is_random(event: &Self::Event) -> bool;
    /// The kind of an event, a set of one: only checks that may speak of it are asked. All where a game tells none apart.
    fn kind(_event: &Self::Event) -> Kinds {
        Kinds::MAX
    }
    /// What is asked several times of the table a play meets.
    fn met(state: &Self::State, play: &Play<Self::Event>) -> Self::Met;
    /// Whether that is nothing, so that checks that speak of it alone need not be asked.
    fn meets_nothing(_state: &Self::State, _play: &Judged<'_, Self>) -> bool {
        false
    }
    /// One row per enforced clause, in the catalogue's order.
    fn checks() -> &'static Checks<Self>;
    /// How the match ended, if it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;
    /// What is owed.
    fn duties(state: &Self::State) -> Vec<Duty>;
    /// A finite set of events worth considering now; open parameters take representative values.
    fn candidates(state: &Self::State) -> Vec<Self::Event>;

    /// A short match to show the program with: lines to be typed that raise one fault at the last, with a `# ` line
    /// before what wants a word.
    const DEMO: &'static str;
    /// How its lines are said at the table, beside the documented forms.
    const SPEECH: Speech = SILENT;
    /// The names of cards an event says, as they were told.
    fn card_names(_event: &Self::Event) -> Vec<String> {
        Vec::new()
    }

    /// The steps, phases and ends of turns that an event said at the table takes for granted, in order: those between
    /// the moment of the match and the one the event belongs to. None where it comes at its time, and where nothing
    /// that lies ahead in this turn or at the beginning of the next brings its time about.
    fn taken_for_granted(_state: &Self::State, _event: &Self::Event) -> Vec<Self::Event> {
        Vec::new()
    }

    /// The verbs, in the order of the help.
    fn verbs() -> &'static [VerbRow<Self>];
    /// Whether the event shows or tells a hidden card: undone, what was seen stays seen.
    fn shows(event: &Self::Event) -> bool;
    /// Whether it may be said beforehand if the event would be legal: not where the answer would tell what is hidden.
    fn may_foretell(_state: &Self::State, _event: &Self::Event) -> bool {
        true
    }
    /// Why the event would look like a slip if it ended the match, in Spanish: it moves four cards or more at once,
    /// or says more than there is. The end is then asked for at a terminal and remarked elsewhere.
    fn sweeps(_state: &Self::State, _event: &Self::Event) -> Option<String> {
        None
    }
    /// Whether only a card's text brings the event about: `opciones` proposes it only when asked for its verb.
    fn is_by_card_text(event: &Self::Event) -> bool;
    /// The event as it is typed: reading it on the same table gives the same event.
    fn print(event: &Self::Event) -> String;
    /// The event as a screen may show it on the table as it is now: what is hidden from everybody stays unsaid.
    fn shown(state: &Self::State, event: &Self::Event) -> String {
        let _ = state;
        Self::print(event)
    }
    /// The seats that are taken, in their order.
    fn seats(_state: &Self::State) -> Vec<Seat> {
        vec![Seat::A, Seat::B]
    }
    /// The seat a word names: a letter, or a player's name.
    fn seat_named(state: &Self::State, word: &str) -> Option<Seat>;
    /// The name the table uses for a seat.
    fn seat_name(state: &Self::State, seat: Seat) -> String;
    /// The canonical name of a place, if the word names one.
    fn place_named(state: &Self::State, word: &str) -> Option<String>;
    /// Everything `=` can ask.
    fn facts(state: &Self::State) -> FactSheet;
    /// Whether a fact of a place is still hidden from the other players: answers about it do not say it.
    fn is_secret(_state: &Self::State, _place: &str, _key: &str) -> bool {
        false
    }
    /// Turns the numbers an event points to (`por #8`) into those that `now` gives for them.
    fn repoint(_event: &mut Self::Event, _now: &dyn Fn(Seq) -> Seq) {}
    /// An event is about to be replaced: what comes in its place may take the labels it gave.
    fn release(_known: &mut Self::Knowledge, _event: &Self::Event) {}
    /// The table as it is drawn.
    fn picture(state: &Self::State) -> Picture;
    /// An earlier table as it may be drawn now: what is hidden by now stays so.
    fn picture_then(then: &Self::State, now: &Self::State) -> Picture {
        let _ = now;
        Self::picture(then)
    }
    /// The facts of an earlier table as they may be shown now: what was hidden then stays so, and what is by now.
    fn facts_then(then: &Self::State, now: &Self::State) -> FactSheet {
        let _ = now;
        let mut sheet = Self::facts(then);
        for place in &mut sheet {
            place.facts.retain(|(key, _)| !Self::is_secret(then, &place.place, key));
        }
        sheet
    }
    /// The same for one reader: beside what everybody may be shown, what that seat saw of its own.
    fn facts_seen(then: &Self::State, now: &Self::State, _sight: &Sight<'_>) -> FactSheet {
        Self::facts_then(then, now)
    }
    /// The event as one who sees so much could tell it of this table: what only others saw is left out, and what was hidden
    /// from the reader comes with the event that shows it. The only place that says who sees what of an event; the words
    /// beside it are kept back by the kernel.
    fn shown_to(state: &Self::State, event: &Self::Event, sight: &Sight<'_>) -> Self::Event;
    /// The name of the cards that an event tells of, wherever they lie, where it tells nothing of the table.
    fn told_of_name(_event: &Self::Event) -> Option<&str> {
        None
    }
    /// Takes out of such an event what it tells and of which cards.
    fn forget_name(_event: &mut Self::Event) {}
    /// Takes the players' names out of an event.
    fn forget_players(_event: &mut Self::Event) {}
    /// How the table lies: rows of places, what is drawn of one, what is followed through the match.
    fn layout(state: &Self::State) -> Layout;
    /// Turn, player, phase.
    fn status(state: &Self::State) -> Status;
}
