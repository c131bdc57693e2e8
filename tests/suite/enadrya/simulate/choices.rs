//! What a player who keeps the rules may think of now, with how much it tempts; some of it breaks a rule and is not
//! played.

use arbitro::games::enadrya::board::Square;
use arbitro::games::enadrya::event::{Draw, Entry, Event, Lasting, PlayCard, Put, PutTo, Source, Stat, Step};
use arbitro::games::enadrya::knowledge::{CardKind, Colour, Facts};
use arbitro::games::enadrya::place::{CardRef, Place, Slot, other};
use arbitro::games::enadrya::state::{Reserve, State};
use arbitro::kernel::{Seat, WaiverSource};
use fastrand::Rng;

use super::deal::{Deal, HAND};
use super::player::{Planned, Players, SEATS};

/// An event with its weight.
pub type Choice = (u32, Planned);

/// What could be done now.
pub fn choices(players: &mut Players) -> Vec<Choice> {
    let state = players.truth().clone();
    let (step, by) = (state.turn.step, state.default_actor());
    let mut all = Choices {
        state: &state,
        deal: &players.deal,
        told: players.told,
        rng: &mut players.rng,
        open: Vec::new(),
    };
    match if state.is_preparing() { Step::Withdraw } else { step } {
        Step::Withdraw => all.withdraw(by),
        Step::Recharge => all.recharge(by),
        Step::Deploy => all.deploy(by),
        Step::Attack => all.attack(by),
        Step::Defence => all.defend(other(by), by),
        Step::Reinforce => {
            all.powers(by, 3);
            all.abilities(by, 2);
            all.effects(by);
            all.phase(6, by, Some(Step::Damage));
            all.plain(1, Event::Pass { by });
        }
        Step::Damage => {
            all.phase(6, by, None);
            all.plain(1, Event::Pass { by });
        }
    }
    if !state.is_preparing() {
        all.always(by);
        if matches!(players.game.state().player(by).reserve, Reserve::AtMost(_))
            && let Reserve::Exact(value) = state.player(by).reserve
        {
            all.open.push((2, Planned::plain(Event::EnergyCounter { by, value })));
        }
    }
    all.open
}

struct Choices<'a> {
    state: &'a State,
    deal: &'a Deal,
    told: u8,
    rng: &'a mut Rng,
    open: Vec<Choice>,
}

impl Choices<'_> {
    fn plain(&mut self, weight: u32, event: Event) {
        self.open.push((weight, Planned::plain(event)));
    }

    fn by_card(&mut self, weight: u32, event: Event) {
        self.open.push((weight, Planned::by_card(event)));
    }

    fn phase(&mut self, weight: u32, by: Seat, step: Option<Step>) {
        self.plain(weight, Event::Phase { by, step });
    }

    fn slots_of(&self, seat: Seat) -> Vec<Slot> {
        self.state.units().map(|(_, slot)| slot).filter(|slot| slot.seat == seat).collect()
    }

    fn withdraw(&mut self, by: Seat) {
        let units: Vec<Slot> = self.state.to_withdraw(by).map(|(_, slot)| slot).collect();
        for slot in &units {
            let unit = Some(CardRef::at(Place::Unit(*slot)));
            self.plain(8, Event::Withdraw { by: slot.seat, unit, to: None });
        }
        for by in SEATS.into_iter().filter(|seat| units.iter().any(|slot| slot.seat == *seat)) {
            self.plain(4, Event::Withdraw { by, unit: None, to: None });
        }
        self.phase(8, by, Some(Step::Recharge));
    }

    fn recharge(&mut self, by: Seat) {
        let (hand, deck) = (self.deal.hands[by.index()].len(), self.deal.decks[by.index()].len());
        let missing = HAND.saturating_sub(hand).min(deck);
        if missing > 0 {
            let n = self.rng.usize(1..=missing);
            self.plain(10, Event::Draw { by, amount: Draw::Cards(i32::try_from(n).unwrap()) });
            self.plain(5, Event::Draw { by, amount: Draw::UpToHand });
        }
        if !self.state.turn.massive {
            self.plain(12, Event::Massive { by });
        }
        if let Some(amount) = self.state.base_energy(by) {
            self.plain(1, Event::Energy { by, amount });
        }
        self.phase(8, by, Some(Step::Deploy));
        self.phase(1, by, Some(Step::Attack));
    }

    fn deploy(&mut self, by: Seat) {
        let hand = self.deal.hands[by.index()].clone();
        for name in hand {
            let kind = self.deal.of(&name).kind;
            if kind == Some(CardKind::Unit) {
                for _ in 0..2 {
                    let square = self.rng.choice(Square::all().collect::<Vec<_>>()).unwrap();
                    let event = self.card(by, &name, Some(Slot { seat: by, square }));
                    self.plain(6, event);
                }
            } else {
                let event = self.card(by, &name, None);
                self.plain(4, event);
            }
        }
        for slot in self.slots_of(by) {
            if let Some(to) = self.rng.choice(slot.square.lie().moves).copied() {
                let to = Place::Unit(Slot { seat: by, square: to });
                self.plain(3, Event::Move { by, unit: CardRef::at(Place::Unit(slot)), to });
            }
        }
        self.abilities(by, 2);
        self.effects(by);
        self.phase(10, by, Some(Step::Attack));
        self.phase(2, by, None);
        self.plain(1, Event::Pass { by });
    }

    fn attack(&mut self, by: Seat) {
        for entry in self.entries(by) {
            self.plain(6, Event::Attack(entry));
        }
        self.abilities(by, 1);
        self.phase(5, by, Some(Step::Defence));
        self.plain(1, Event::Pass { by });
    }

    fn defend(&mut self, by: Seat, active: Seat) {
        for entry in self.entries(by) {
            self.plain(2, Event::Block(entry));
        }
        for name in self.deal.hands[by.index()].clone() {
            if self.deal.of(&name).kind == Some(CardKind::Unit) {
                let square =
                    self.rng.choice(Square::all().filter(|s| s.is_battle()).collect::<Vec<_>>()).unwrap();
                let event = self.card(by, &name, Some(Slot { seat: by, square }));
                self.plain(1, event);
            }
        }
        self.powers(by, 1);
        self.abilities(by, 1);
        self.phase(8, active, Some(Step::Reinforce));
        self.phase(1, active, Some(Step::Damage));
        self.plain(1, Event::Pass { by: active });
    }

    fn powers(&mut self, by: Seat, weight: u32) {
        for name in self.deal.hands[by.index()].clone() {
            if self.deal.of(&name).kind == Some(CardKind::Power) {
                let event = self.card(by, &name, None);
                self.plain(weight, event);
            }
        }
    }

    /// A card of the hand, told as far as the players care.
    fn card(&mut self, by: Seat, name: &str, slot: Option<Slot>) -> Event {
        let printed = self.deal.of(name).clone();
        let paid = if self.told == 0 && self.rng.bool() { None } else { printed.cost };
        let mut facts = Facts { kind: printed.kind, ..Facts::named(name) };
        let (told, rng) = (self.told, &mut *self.rng);
        let mut tell = || rng.u8(..100) < told;
        facts.cost = printed.cost.filter(|_| tell());
        facts.speed = printed.speed.filter(|_| tell());
        facts.attack = printed.attack.filter(|_| tell());
        facts.defence = printed.defence.filter(|_| tell());
        let paid = if facts.cost.is_some() && self.rng.bool() { None } else { paid };
        Event::Play(PlayCard { by, kind: printed.kind, slot: slot.map(Place::Unit), paid, from: None, facts })
    }

    /// Every entry into battle the board allows, one bridge at random for each.
    fn entries(&mut self, by: Seat) -> Vec<Entry> {
        let own = self.slots_of(by);
        let mut found = Vec::new();
        for from in &own {
            let unit = CardRef::at(Place::Unit(*from));
            let at = |square: Square| Place::Unit(Slot { seat: by, square });
            for to in from.square.lie().enters {
                found.push(Entry { by, unit: unit.clone(), bridge: None, to: at(*to) });
            }
            let rules = self.state.rules;
            for bridge in rules.bridges(from.square).filter(|b| own.iter().any(|s| s.square == *b)) {
                for to in rules.lands(bridge) {
                    let named = (self.rng.u8(..4) > 0).then(|| at(bridge));
                    found.push(Entry { by, unit: unit.clone(), bridge: named, to: at(*to) });
                }
            }
        }
        found
    }

    fn abilities(&mut self, by: Seat, weight: u32) {
        for (place, name) in self.cards_of(by) {
            for ability in self.deal.of(&name).abilities.clone().into_iter().flatten() {
                let blue = ability.colour == Colour::Blue;
                self.plain(
                    if blue { weight } else { 1 },
                    Event::Activate {
                        by,
                        card: CardRef::at(place),
                        ability: ability.name,
                        colour: Some(ability.colour),
                        cost: ability.cost,
                    },
                );
            }
        }
    }

    /// Cards in play of a player, with their names.
    fn cards_of(&self, seat: Seat) -> Vec<(Place, String)> {
        let units = self.state.units().filter(|(_, slot)| slot.seat == seat);
        let cards = units.map(|(id, slot)| (Place::Unit(slot), id));
        let cards = cards.chain(self.state.tech(seat).map(|id| (Place::Tech(seat), id)));
        let named = cards.filter_map(|(place, id)| Some((place, self.state.known.name(id)?.to_owned())));
        named.filter(|(_, name)| self.deal.printed.contains_key(name)).collect()
    }

    /// What texts of cards bring about: only after a card that could say so.
    fn effects(&mut self, by: Seat) {
        if !self.state.turn.loose {
            return;
        }
        let units: Vec<Slot> = self.state.units().map(|(_, slot)| slot).collect();
        if let Some(slot) = self.rng.choice(&units).copied() {
            let card = CardRef::at(Place::Unit(slot));
            let amount = [-1, 1, 2][self.rng.usize(..3)];
            let stat = if self.rng.bool() { Stat::Attack } else { Stat::Defence };
            let lasting = Some(if self.rng.bool() { Lasting::Turn } else { Lasting::Permanent });
            self.plain(4, Event::Modify { card: card.clone(), stat, amount, lasting });
            let this_turn = self.rng.bool();
            self.by_card(2, Event::Damage { card: card.clone(), amount: 1, this_turn });
            self.plain(2, Event::Heal { card: card.clone(), amount: 1 });
            self.by_card(1, Event::Burn { card: card.clone() });
            let to = if self.rng.bool() { PutTo::Deck } else { PutTo::Hand };
            let put = Put { by: slot.seat, card: Some(card), name: None, to, from: None };
            if self.rng.u8(..4) == 0 {
                self.by_card(1, Event::Put(put));
            }
        }
        self.plain(1, Event::Heal { card: CardRef::at(Place::Base(by)), amount: 1 });
        let base = CardRef::at(Place::Base(SEATS[self.rng.usize(..2)]));
        self.by_card(1, Event::Damage { card: base, amount: 1, this_turn: false });
        self.brought_back(by);
        self.by_card(2, Event::Energy { by, amount: 1 });
        self.by_card(1, Event::Draw { by, amount: Draw::Cards(1) });
        let name = self.rng.choice(&self.deal.hands[by.index()]).cloned();
        if let Some(name) = name {
            let free = Square::all().filter(|s| self.state.unit_at(Slot { seat: by, square: *s }).is_none());
            let to = self.rng.choice(free.collect::<Vec<_>>());
            if let (Some(square), Some(CardKind::Unit)) = (to, self.deal.of(&name).kind) {
                let to = PutTo::Slot(Place::Unit(Slot { seat: by, square }));
                let put = Put { by, card: None, name: Some(name.clone()), to, from: Some(Source::Hand) };
                self.by_card(1, Event::Put(put));
            }
            // A copy of a Poder just played would be that one told again.
            let is_again = |id: &usize| self.state.told.name(*id) == Some(name.as_str());
            let is_spent = self.state.turn.spent.iter().any(is_again);
            let name = (self.rng.bool() && !is_spent).then_some(name);
            self.plain(1, Event::Discard { by, name, count: 1 });
        }
    }

    /// A card a text brings out of the Incinerator or the deck.
    fn brought_back(&mut self, by: Seat) {
        let of = |id: &usize| Some(self.state.known.name(*id)?.to_owned());
        let burnt: Vec<String> = self.state.player(by).burnt.iter().filter_map(of).collect();
        let (pile, from) = if self.rng.bool() {
            (burnt, Source::Incinerator)
        } else {
            (self.deal.decks[by.index()].clone(), Source::Deck)
        };
        if let Some(name) = self.rng.choice(pile) {
            let put = Put { by, card: None, name: Some(name), to: PutTo::Hand, from: Some(from) };
            self.by_card(1, Event::Put(put));
        }
    }

    /// What may come at any time: offers, a word about a card, the counter read out, the end.
    fn always(&mut self, active: Seat) {
        let offered = self.state.turn.ties;
        let by = SEATS[self.rng.usize(..2)];
        if self.rng.u8(..60) == 0 || (offered != [false; 2] && self.rng.u8(..12) == 0) {
            self.plain(3, Event::Tie { by: Some(by) });
        }
        if self.rng.u16(..400) == 0 {
            self.plain(5, Event::Concede { by });
        }
        if self.rng.u16(..600) == 0 {
            self.open.push((5, Planned { event: Event::Loop, waiver: Some(WaiverSource::Judge) }));
        }
        if self.rng.u8(..20) == 0
            && let Some(value) = self.state.counter(by, &self.state.told)
        {
            self.plain(1, Event::BaseCounter { by, value });
        }
        if self.told > 0 && self.rng.u8(..6) == 0 {
            self.tell_late(active);
        }
    }

    fn tell_late(&mut self, by: Seat) {
        let cards: Vec<(Place, String)> = SEATS.into_iter().flat_map(|s| self.cards_of(s)).collect();
        let Some((place, name)) = self.rng.choice(cards) else { return };
        let facts = self.deal.of(&name).clone();
        if self.rng.bool() {
            self.plain(2, Event::Card { name, facts: Facts { name: None, ..facts }.into() });
        } else {
            self.plain(2, Event::Reveal { by, card: Some(CardRef::at(place)), facts });
        }
    }
}
