//! What can be asked of a table: players, cards, facts, labels.

use super::super::event::{CounterKind, Mode, Phase};
use super::super::knowledge::{EXTRA, Facts, Knowledge, OTHERS};
use super::super::place::{At, CardRef, Spot, Zone};
use super::super::rules::Rules;
use super::super::state::{Card, Combat, Player, Resolution, State, Tidied, Turn};
use crate::kernel::{Seat, Seq, Told, fold, folds_to};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display};
use std::sync::Arc;

impl State {
    /// An empty table in the light of what is known.
    pub fn new(known: Knowledge, rules: Rules) -> State {
        State {
            known,
            rules,
            told: Told::default(),
            mode: Mode::Full,
            players: Vec::new(),
            cards: Vec::new(),
            first: None,
            running: false,
            turn: Turn::new(0, None, 0),
            combat: None,
            closed: None,
            unpaid: None,
            entering: None,
            bills: Vec::new(),
            resolutions: Vec::new(),
            triggered: Vec::new(),
            skill: None,
            credit: Vec::new(),
            gone: BTreeMap::new(),
            rewound: BTreeSet::new(),
            tidied: Vec::new(),
            permanents: BTreeSet::new(),
            plays: BTreeMap::new(),
            mentioned: BTreeMap::new(),
            last: 0,
            said: None,
            ended: None,
        }
    }

    /// The seat a word names: the name somebody goes by, else the letter. Two play: the second letter is good before
    /// anybody says who that is.
    pub fn seat_named(&self, word: &str) -> Option<Seat> {
        let names = self.players.iter().map(|p| (p.seat, p.name.as_deref()));
        Seat::called(word, names, |seat| [Seat::A, Seat::B].contains(&seat) || self.seats().contains(&seat))
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|p| p.seat == seat)
    }

    /// The player of a seat; an unregistered one is added.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        if let Some(at) = self.players.iter().position(|p| p.seat == seat) {
            return &mut self.players[at];
        }
        self.players.push(Player::new(seat));
        self.players.sort_by_key(|p| p.seat);
        let leader = Card::new(At::new(seat, Spot::Leader), Zone::Leader, 0);
        self.cards.push(leader);
        let at = self.players.iter().position(|p| p.seat == seat).unwrap_or(0);
        &mut self.players[at]
    }

    /// The seats, in order; A and B before anybody is registered.
    pub fn seats(&self) -> Vec<Seat> {
        if self.players.is_empty() {
            return vec![Seat::A, Seat::B];
        }
        self.players.iter().map(|p| p.seat).collect()
    }

    /// The opponent of a seat.
    pub fn opponent(&self, seat: Seat) -> Seat {
        let other = self.players.iter().map(|p| p.seat).find(|s| *s != seat);
        other.unwrap_or(if seat == Seat::A { Seat::B } else { Seat::A })
    }

    /// A card of the table.
    pub fn card(&self, at: At) -> Option<&Card> {
        self.cards.iter().find(|c| c.at == at)
    }

    /// A card of the table.
    pub fn card_mut(&mut self, at: At) -> Option<&mut Card> {
        self.cards.iter_mut().find(|c| c.at == at)
    }

    /// The cards of a player in a zone, in order of entry; covered ones included.
    pub fn zone(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |c| c.at.seat == seat && c.zone == zone)
    }

    /// The card of the table that is named by its zone: the one so called, else the last that came.
    pub fn lying(&self, seat: Seat, card: &CardRef, zone: Zone) -> Option<At> {
        let wanted = card.name.as_deref().map(|n| self.known.full_name(n));
        let is_wanted =
            |c: &Card, full: &str| self.name(c.at).is_some_and(|name| self.known.is_full_name(name, full));
        let called = |c: &&Card| {
            let may_be = c.covered.is_none() && c.at.spot != Spot::Leader;
            may_be && wanted.as_ref().is_none_or(|full| is_wanted(c, full))
        };
        self.zone(seat, zone).filter(called).last().map(|c| c.at)
    }

    /// The fighter a combo out of the battle zone means: the one so called, else one nobody named.
    pub fn combo_fighter(&self, seat: Seat, card: &CardRef) -> Option<At> {
        let unnamed = || self.fighters(seat).find(|c| self.name(c.at).is_none()).map(|c| c.at);
        self.lying(seat, card, Zone::Battle).or_else(unnamed)
    }

    /// The stacks of a player's battle zone: top cards.
    pub fn fighters(&self, seat: Seat) -> impl Iterator<Item = &Card> {
        self.zone(seat, Zone::Battle).filter(|c| c.covered.is_none())
    }

    /// The cards under a card, all the way down.
    pub fn stack(&self, at: At) -> Vec<At> {
        let mut found = vec![at];
        let mut next = 0;
        while next < found.len() {
            let top = found[next];
            let under = self.cards.iter().filter(|c| c.at.seat == top.seat && c.covered == Some(top.spot));
            found.extend(under.map(|c| c.at).filter(|c| !found.contains(c)).collect::<Vec<_>>());
            next += 1;
        }
        found
    }

    /// The combat an outcome belongs to: the open one, the one that has just closed, or the one left unpaid.
    pub fn outcome_of(&self) -> Option<&Combat> {
        self.combat.as_ref().or(self.closed.as_ref()).or(self.unpaid.as_ref())
    }

    /// The card on top of the pile a card lies in.
    pub fn top(&self, at: At) -> At {
        let mut top = at;
        // A pile told to cover itself ends nowhere.
        for _ in 0..self.cards.len() {
            let Some(over) = self.card(top).and_then(|c| c.covered) else { break };
            top = At::new(top.seat, over);
        }
        top
    }

    /// Active energy of a player: what lies active, less what was rested by number.
    pub fn active_energy(&self, seat: Seat) -> i32 {
        let unrested = self.zone(seat, Zone::Energy).filter(|c| !c.rested).count();
        let counted = self.player(seat).map_or(0, |p| p.counted.iter().map(|(n, _)| *n).sum());
        (i32::try_from(unrested).unwrap_or(i32::MAX) - counted).max(0)
    }

    /// The name of a card of the table, as told.
    pub fn name(&self, at: At) -> Option<&str> {
        let told = || self.known.cards.of_card(at).and_then(|f| f.name.as_deref());
        self.card(at).and_then(|c| c.name.as_deref()).or_else(told)
    }

    /// What was told of a card of the table, the word that stands first: of itself, of its name, of the number told of itself.
    pub fn told_of(&self, card: &Card) -> [Option<&Facts>; 4] {
        self.known.cards.words_of(&card.at, card.id)
    }

    /// The same by its place, whether it lies there or not.
    fn words(&self, at: At) -> [Option<&Facts>; 4] {
        self.known.cards.words_of(&at, self.card(at).and_then(|c| c.id))
    }

    /// The same of a card a line refers to.
    pub fn words_of(&self, card: &CardRef) -> [Option<&Facts>; 4] {
        let of_name = || Some([self.known.cards.of_name(card.name.as_deref()?), None, None, None]);
        card.at.map(|at| self.words(at)).or_else(of_name).unwrap_or_default()
    }

    /// The same of a card an event brings to a place: told of it there, then of its name.
    pub fn words_in(&self, card: &CardRef, to: At) -> [Option<&Facts>; 5] {
        // Where another card lies there, what was told of the place is told of that one.
        if card.at.is_some() || self.card(to).is_some() {
            let [first, second, third, fourth] = self.words_of(card);
            return [first, second, third, fourth, None];
        }
        let [first, second, third, fourth] = self.known.cards.words_of(&to, None);
        let of_name = card.name.as_deref().and_then(|name| self.known.cards.of_name(name));
        [first, second, third, fourth, of_name]
    }

    /// One fact of a card of the table.
    pub fn fact<'a, T>(&'a self, at: At, get: impl Fn(&'a Facts) -> Option<T>) -> Option<T> {
        self.words(at).into_iter().flatten().find_map(get)
    }

    /// One fact of a card a line refers to.
    pub fn fact_of<'a, T>(&'a self, card: &CardRef, get: impl Fn(&'a Facts) -> Option<T>) -> Option<T> {
        self.words_of(card).into_iter().flatten().find_map(get)
    }

    /// One fact of a card an event brings to a place.
    pub fn fact_in<'a, T>(
        &'a self,
        card: &CardRef,
        to: At,
        get: impl Fn(&'a Facts) -> Option<T>,
    ) -> Option<T> {
        self.words_in(card, to).into_iter().flatten().find_map(get)
    }

    /// Whether a card is known to have a skill; none where its skills were not told, or it may have it.
    pub fn has_skill(&self, card: &CardRef, skill: &str) -> Option<bool> {
        let skills = self.fact_of(card, |f| f.skills.as_ref())?;
        let open = |word: &String| word == OTHERS || word.strip_suffix('?') == Some(skill);
        if skills.contains(skill) { Some(true) } else { (!skills.iter().any(open)).then_some(false) }
    }

    /// Whether a card of the table has a skill or may have it, as told.
    pub fn may_have(&self, card: &Card, skill: &str) -> bool {
        let told = self.told_of(card).into_iter().flatten().find_map(|f| f.skills.as_ref());
        let is_it = |w: &String| w.strip_prefix(skill).is_some_and(|rest| rest.bytes().all(|c| c == b'?'));
        told.is_some_and(|skills| skills.iter().any(is_it))
    }

    /// Where a card of this name or number stands in a list of names.
    pub fn find_name(&self, names: &[String], name: &str) -> Option<usize> {
        if names.is_empty() {
            return None;
        }
        let folded = fold(name);
        names.iter().position(|n| folds_to(n, &folded)).or_else(|| {
            let wanted = self.known.full_name(name);
            names.iter().position(|n| self.known.is_full_name(n, &wanted))
        })
    }

    /// Whether a player's whole hand is known and no card of it has this name.
    pub fn lacks(&self, seat: Seat, name: &str) -> bool {
        self.player(seat).is_some_and(|p| {
            let known = i32::try_from(p.known_hand.len()).unwrap_or(i32::MAX);
            known >= p.hand && self.find_name(&p.known_hand, name).is_none()
        })
    }

    /// The skill whose effects are being told.
    pub fn running_skill(&self) -> Option<&Resolution> {
        self.resolutions.iter().rev().find(|r| Some(r.seq) == self.skill && !r.closed)
    }

    /// The resolution of a player in which an extra card of this full name is in use.
    pub fn in_use(&self, by: Seat, full: &str) -> Option<usize> {
        let is = |extra: &str| self.known.is_full_name(extra, full);
        self.resolutions.iter().position(|r| r.by == by && r.extra.as_deref().is_some_and(is))
    }

    /// Whether a card said to go to the discard pile is one the referee brings there by itself.
    pub fn is_tidied(&self, by: Seat, card: &CardRef) -> bool {
        match (card.at, card.name.as_deref().filter(|_| card.from.is_none())) {
            (Some(at), _) => self.is_discarded(at),
            (None, _) if card.from == Some(Zone::Combo) => self.combat.is_none(),
            (None, Some(name)) => {
                let uses = self.resolutions.iter().any(|r| r.extra.is_some());
                uses && self.in_use(by, &self.known.full_name(name)).is_some()
                    || !self.tidied.is_empty() && self.just_gone(name).any(|t| t.seat == by)
            }
            (None, None) => false,
        }
    }

    /// The cards of a name that have just come to a discard pile.
    pub fn just_gone(&self, name: &str) -> impl Iterator<Item = &Tidied> {
        let full = self.known.full_name(name);
        self.tidied.iter().filter(move |t| t.name == full)
    }

    /// Whether a labelled card has gone from the table to the discard pile.
    pub fn is_discarded(&self, at: At) -> bool {
        self.gone.get(&at) == Some(&Some(Zone::Discard))
    }

    /// Cards of a player in a zone; of stacks the top cards.
    pub fn count(&self, seat: Seat, zone: Zone) -> i32 {
        let Some(player) = self.player(seat) else { return 0 };
        match zone {
            Zone::Hand => player.hand,
            Zone::Deck => player.deck.unwrap_or(0),
            Zone::Life => player.life,
            Zone::Discard => player.discard,
            Zone::Energy | Zone::Battle | Zone::Combo | Zone::Leader => {
                let tops = self.zone(seat, zone).filter(|c| c.covered.is_none()).count();
                i32::try_from(tops).unwrap_or(i32::MAX)
            }
        }
    }

    /// The type of a card, where told; the leader's place tells it too.
    pub fn kind<'a>(&'a self, card: &'a CardRef) -> Option<&'a str> {
        if card.at.is_some_and(|at| at.spot == Spot::Leader) {
            return Some(super::super::knowledge::LEADER);
        }
        self.fact_of(card, |f| f.kind.as_deref())
    }

    /// The power of a card of the table now, modifiers included.
    pub fn power(&self, card: &Card) -> Option<i32> {
        let back = card.at.spot == Spot::Leader && self.player(card.at.seat).is_some_and(|p| p.awakened);
        let power = |f: &Facts| if back { f.back_power } else { f.power };
        let printed = self.told_of(card).into_iter().flatten().find_map(power)?;
        Some(card.modifiers.iter().fold(printed, |sum, m| sum.saturating_add(m.amount)))
    }

    /// How a card is called in messages.
    pub fn call(&self, card: &CardRef) -> String {
        match (card.at, &card.name) {
            (Some(at), _) => match self.name(at) {
                Some(name) => format!("{} ({at})", self.shown(name)),
                None => at.to_string(),
            },
            (None, Some(name)) => self.shown(name).to_owned(),
            (None, None) => "la carta".to_owned(),
        }
    }

    /// The full name of a card that was named by its number, where told.
    fn shown<'a>(&'a self, name: &'a str) -> &'a str {
        self.known.cards.name_fact(name, |f| f.name.as_deref()).unwrap_or(name)
    }

    /// How a card is compared: its folded name, else its place.
    pub fn compared(&self, card: &CardRef) -> Arc<str> {
        let name = card.at.map_or(card.name.as_deref(), |at| self.name(at));
        name.map(|n| self.known.full_name(n))
            .or_else(|| card.at.map(|at| fold(&at.to_string()).into()))
            .unwrap_or_default()
    }

    /// Whether what was said names this card: by its name, or by its place.
    pub fn is_said(&self, said: &str, compared: &str) -> bool {
        if self.known.is_full_name(said, compared) {
            return true;
        }
        let said = fold(said);
        let by_place = self
            .cards
            .iter()
            .find(|c| fold(&c.at.to_string()) == said || fold(&c.at.spot.to_string()) == said);
        by_place.is_some_and(|c| *self.compared(&CardRef::at(c.at)) == *compared)
    }

    /// The names a player is called by.
    pub fn called(&self, seat: Seat) -> String {
        self.calling(seat).to_string()
    }

    /// The same, written only where somebody reads it.
    pub fn calling(&self, seat: Seat) -> impl Display {
        fmt::from_fn(move |f| match self.player(seat).and_then(|p| p.name.as_deref()) {
            Some(name) => f.write_str(name),
            None => seat.fmt(f),
        })
    }

    /// The first free label of a kind for a player, anywhere in the match.
    pub fn free_label(&self, seat: Seat, make: fn(u16) -> Spot, taken: &[Spot]) -> Spot {
        let free = |n: &u16| {
            let spot = make(*n);
            let at = At::new(seat, spot);
            self.card(at).is_none() && !self.known.is_used(at) && !taken.contains(&spot)
        };
        let again = self.known.released().iter().filter(|at| at.seat == seat).map(|at| at.spot);
        let again = again.filter(|spot| spot.zone() == make(1).zone()).find(|spot| !taken.contains(spot));
        again.unwrap_or_else(|| make((1..=999).find(free).unwrap_or(999)))
    }

    /// What was rested when the turn began and still is, by place; energy rested by number as one.
    pub fn still_rested(&self, seat: Seat) -> Vec<String> {
        let cards = self.cards.iter().filter(|c| c.at.seat == seat && c.rested && c.was_rested);
        let on_table = cards
            .filter(|c| matches!(c.zone, Zone::Leader | Zone::Battle | Zone::Energy) && c.covered.is_none());
        let mut found: Vec<String> = on_table.map(|c| c.at.to_string()).collect();
        if self.player(seat).is_some_and(|p| p.counted_before && !p.counted.is_empty()) {
            found.push("energías".to_owned());
        }
        found
    }

    /// Whether the draw of the running turn is still owed (7.1.2): nobody owes a card that is not there.
    pub fn draw_is_owed(&self) -> bool {
        self.draws_now().is_some_and(|by| !self.has_nothing_to_draw(by))
    }

    /// Whose draw of the running turn, with a full deck, finds no card: when it is due, that is as good as told (2.2).
    pub fn draws_of_nothing(&self) -> Option<Seat> {
        self.draws_now().filter(|by| self.mode == Mode::Full && self.has_nothing_to_draw(*by))
    }

    /// Who is still to draw in the charge phase that runs.
    fn draws_now(&self) -> Option<Seat> {
        let turn = &self.turn;
        let active = turn.active.filter(|_| turn.phase == Phase::Charge && turn.drawn == 0)?;
        let first = turn.number <= 1 && self.first.is_none_or(|f| f == active);
        (!first).then_some(active)
    }

    fn has_nothing_to_draw(&self, by: Seat) -> bool {
        let empty = |p: &Player| p.deck == Some(0) && (self.mode == Mode::Full || p.discard == 0);
        self.player(by).is_some_and(empty)
    }

    /// Whether a counter is a Counter:Play: as said, as its skills tell, else when it answers the play of a fighter.
    pub fn is_counter_play(&self, card: &CardRef, kind: Option<CounterKind>, por: Option<Seq>) -> bool {
        match (kind, self.has_skill(card, "counterplay")) {
            (Some(kind), _) => kind == CounterKind::Play,
            (None, Some(known)) => known,
            (None, None) => por.is_some_and(|n| self.plays.get(&n) == Some(&true)),
        }
    }

    /// Whether a card used out of the hand is known to be an extra card.
    pub fn is_extra(&self, card: &CardRef) -> bool {
        self.kind(card) == Some(EXTRA)
    }
}
