//! Cards that change place: Extinction, replacements, equipment, exchanges, Tokens.

use super::Change;
use crate::games::kodem::event::{Cause, Equipping, Event, Extinguish, Face, Move, Replacement};
use crate::games::kodem::flow::incoming;
use crate::games::kodem::knowledge::{CardId, CardKind, Facts};
use crate::games::kodem::place::{CardRef, Place};
use crate::games::kodem::state::{Departed, Departure, Exit, Lies, Rests, Vacancy};
use crate::kernel::{Seat, fold};

impl Change<'_> {
    /// Lays a card at a place of the field; whoever lay there makes room, with a notice.
    pub(super) fn put(&mut self, id: CardId, place: Place) {
        let seq = self.seq();
        if let Some(old) = self.s.card_at(place).filter(|old| *old != id) {
            self.make_room(old, place);
        }
        let seat = place.seat();
        let lies = match place {
            Place::Main(_, space) => {
                self.s.player_mut(seat).main[usize::from(space) - 1] = Some(id);
                Lies::Main(seat, space)
            }
            Place::Protector(_) => {
                self.s.player_mut(seat).protector = Some(id);
                Lies::Protector(seat)
            }
            Place::Bio(_) => {
                self.s.player_mut(seat).bio = Some(id);
                Lies::Bio(seat)
            }
            Place::OnMain(..)
            | Place::OnProtector(..)
            | Place::Deck(_)
            | Place::EquipmentZone(_)
            | Place::Extinction(_) => return,
        };
        self.s.cards[id].lies = lies;
        self.s.cards[id].placed = seq;
    }

    /// Two cards never lie in one place. A layout told anew stands for the one told before; else no card leaves the
    /// table into no pile, and whoever lay there counts in its owner's Extinction.
    fn make_room(&mut self, old: CardId, place: Place) {
        if matches!(self.play.event, Event::Lay { .. }) {
            self.fx.notice(format!("{place} ya estaba dispuesto; vale lo último"));
            for worn in std::mem::take(&mut self.s.cards[old].equipment) {
                self.unequip(worn);
            }
            self.take_away(old);
            return;
        }
        let card = &self.s.cards[old];
        let goes = if card.token {
            "el Token que había sale de la partida".to_owned()
        } else {
            format!("la carta que había cuenta en {}", Place::Extinction(card.owner))
        };
        self.fx.notice(format!("{place} ya estaba ocupado; {goes}"));
        self.bury(old);
    }

    /// Hangs an equipment on a card; on another equipment means on the card that wears it.
    pub(super) fn attach(&mut self, id: CardId, host: CardId) {
        let seq = self.seq();
        let host = self.s.unit(host);
        self.s.cards[id].lies = Lies::On(host);
        self.s.cards[id].placed = seq;
        self.s.cards[host].equipment.push(id);
    }

    /// Takes a card from where it lies; it keeps what it carries and lies nowhere.
    pub(super) fn take_away(&mut self, id: CardId) {
        match self.s.cards[id].lies {
            Lies::Main(seat, space) => self.s.player_mut(seat).main[usize::from(space) - 1] = None,
            Lies::Protector(seat) => self.s.player_mut(seat).protector = None,
            Lies::Bio(seat) => self.s.player_mut(seat).bio = None,
            Lies::On(host) => {
                self.s.cards[host].equipment.retain(|e| *e != id);
                self.s.players.iter_mut().for_each(|p| p.stop_waiting(id));
            }
            Lies::Deck(seat) => self.draw_one(Place::Deck(seat)),
            Lies::EquipmentZone(seat) => self.draw_one(Place::EquipmentZone(seat)),
            Lies::Extinction(seat) => {
                self.draw_one(Place::Extinction(seat));
                let by_owner = std::mem::take(&mut self.s.cards[id].sent_by_owner);
                self.count_sent_by_owner(seat, -i32::from(by_owner));
            }
            Lies::Gone => {}
        }
        if self.s.side(id).is_some() && self.s.is_up(id) {
            self.s.cards[id].left_face_up = Some(self.s.turn.number);
        }
        self.s.cards[id].lies = Lies::Gone;
    }

    /// A card leaves the field: what it carried and what lasted through it ends (14.18, 14.24).
    pub(super) fn reset(&mut self, id: CardId) {
        self.s.lasting.retain(|l| l.source != id && l.target != Some(id));
        let card = &mut self.s.cards[id];
        card.scale = 0;
        card.feral = false;
        card.marks.clear();
        card.zero = None;
        card.rests = Rests::exactly(0);
    }

    /// Puts a card into its owner's Extinction, with its equipment (12.3, 14.6b); Tokens leave the game (14.17a).
    fn bury(&mut self, id: CardId) {
        let owner = self.s.cards[id].owner;
        let lay = self.s.cards[id].lies;
        let equipment = std::mem::take(&mut self.s.cards[id].equipment);
        self.take_away(id);
        self.reset(id);
        if !self.s.cards[id].token {
            self.s.cards[id].lies = Lies::Extinction(owner);
            self.s.cards[id].face = Face::Up;
            self.count(Place::Extinction(owner), 1);
            self.s.cards[id].sent_by_owner = self.is_sent_by_owner(owner, lay);
            self.count_sent_by_owner(owner, i32::from(self.s.cards[id].sent_by_owner));
        }
        for e in equipment {
            self.bury(e);
        }
    }

    pub(super) fn extinguish(&mut self, event: &Extinguish) {
        if event.card.at.is_pile() && event.card.name.is_none() {
            self.pile_to_extinction(event.card.at, 1);
            return;
        }
        if let Some(at) = self.s.unsaid_departure(&event.card, event.cause.as_ref()) {
            let gone = &mut self.s.turn.departed[at];
            gone.told = Departure::Said;
            let id = gone.card;
            self.tell(id, &event.facts);
            return;
        }
        let id = self.card_meant(&event.card);
        self.tell(id, &event.facts);
        let told = if event.cause == Some(Cause::Cost) { Departure::AsCost } else { Departure::Said };
        self.send_as(id, told);
    }

    /// A card without life whose place is filled goes to Extinction in the same moment (3.8a), said or not.
    fn put_away_before(&mut self, space: Place) {
        if let Some(id) = self.s.gives_way(space) {
            self.send_as(id, Departure::Filled);
        }
    }

    pub(super) fn send(&mut self, id: CardId) {
        self.send_as(id, Departure::Said);
    }

    /// Sends a card of the field to Extinction and opens what follows from it; one that lies there already was sent,
    /// by itself or with its host.
    fn send_as(&mut self, id: CardId, told: Departure) {
        let seq = self.seq();
        let lies = self.s.cards[id].lies;
        if matches!(lies, Lies::Extinction(_)) {
            return;
        }
        let equipment = self.s.cards[id].equipment.clone();
        let place = self.s.place_of(id);
        self.bury(id);
        let (turn, phase) = (self.s.turn.number, self.s.turn.phase);
        self.s.turn.departed.extend(place.map(|at| Departed { at, card: id, equipment, turn, phase, told }));
        match lies {
            Lies::Main(seat, space) => {
                let vacancy = Vacancy { since: seq, exit: Exit::Extinct, owed: true };
                self.s.player_mut(seat).vacant[usize::from(space) - 1] = Some(vacancy);
            }
            Lies::Protector(seat) => {
                let mill = self.s.rules.protector_mill;
                let player = self.s.player_mut(seat);
                let missing = mill - std::mem::take(&mut player.early_mill);
                player.mill = (missing > 0).then_some((missing, seq));
                player.protector_left_with = None;
                player.spare_owed = (player.spares > 0).then_some(seq);
            }
            Lies::Bio(seat) => self.bio_left(seat),
            Lies::Deck(seat) => self.count_mill(seat, 1),
            Lies::On(_) | Lies::EquipmentZone(_) | Lies::Extinction(_) | Lies::Gone => {}
        }
    }

    /// When a player's Bio goes to Extinction his cards, those on his side whoever owns them, go down by one rest at
    /// once (11.2).
    fn bio_left(&mut self, seat: Seat) {
        let seq = self.seq();
        self.s.turn.is_phases_alone = false;
        for id in self.s.fighters(seat) {
            let card = &mut self.s.cards[id];
            let told = std::mem::take(&mut card.deeds.lowered_told);
            if card.rests.high > 0 && !told {
                card.rests = card.rests.lowered();
                card.rested = seq;
            }
        }
        self.fx.consequence(format_args!(
            "Bio en Extinción: las cartas de {} bajan 1 descanso",
            self.s.called(seat)
        ));
    }

    pub(super) fn replace(&mut self, event: &Replacement) {
        let seat = event.space.seat();
        let pile = event.from.unwrap_or(Place::Deck(seat));
        self.put_away_before(event.space);
        // A card sent from here after this is the one that comes now, not the one that a Rava came back for.
        let here = self.s.turn.departed.iter_mut().filter(|d| d.at == event.space);
        here.filter(|d| d.told == Departure::ForRava).for_each(|d| d.told = Departure::Said);
        let id = self.bring(pile, event.face, &event.facts);
        let vacancy = self.vacancy_of(event.space).take();
        let exit = vacancy.map_or(Exit::Extinct, |v| v.exit);
        self.put(id, event.space);
        self.s.cards[id].life = self.s.rules.life;
        if let Exit::Elsewhere { life, equipment } = exit {
            self.set_life(id, life);
            for e in equipment {
                if event.keeps_equipment { self.attach(e, id) } else { self.unequip(e) }
            }
        }
    }

    pub(super) fn vacancy_of(&mut self, space: Place) -> &mut Option<Vacancy> {
        let index = usize::from(space.space().unwrap_or(1)) - 1;
        &mut self.s.player_mut(space.seat()).vacant[index]
    }

    /// A space filled other than by a replacement: equipment that waited goes back (14.16b).
    fn fill(&mut self, id: CardId, space: Place) {
        if let Some(Vacancy { exit: Exit::Elsewhere { equipment, .. }, .. }) = self.vacancy_of(space).take() {
            for e in equipment {
                self.unequip(e);
            }
        }
        self.put(id, space);
    }

    pub(super) fn enter(&mut self, seat: Seat, facts: &Facts) {
        if self.s.player(seat).is_none_or(|p| p.spares < 1) {
            let name = self.name(seat);
            self.fx.notice(format!("no consta ningún Protector suplente de {name}; se supone uno"));
        }
        let id = self.lay_protector(seat, Face::Down);
        let inherited = self.s.player_mut(seat).protector_left_with.take();
        let player = self.s.player_mut(seat);
        player.spares = player.spares.saturating_sub(1).max(0);
        player.spare_owed = None;
        if let Some(life) = inherited {
            self.set_life(id, life);
        }
        self.tell(id, facts);
    }

    /// The two cards go first, then the Rava enters (10.2a). A win is immediate (3.13b) and comes between; who is out
    /// (15.7) is looked for once the exchange is done.
    pub(super) fn return_rava(&mut self, name: Option<&str>, with: &[Place], space: Place) {
        let seat = space.seat();
        self.s.turn.is_phases_alone &= !self.s.is_active(seat);
        for place in with {
            let there = self.s.card_at(*place).is_some() || self.s.may_hold_untold(*place);
            if there && !self.s.was_given(*place) {
                let id = self.card(&CardRef::at(*place));
                self.send_as(id, Departure::ForRava);
            }
        }
        if !self.s.is_multiplayer() {
            self.settle_end();
        }
        let facts = Facts { name: name.map(str::to_owned), kind: Some(CardKind::Rava), ..Facts::default() };
        let id = match self.rava_in_extinction(seat, name) {
            Some(id) => {
                self.take_away(id);
                id
            }
            None => {
                let there = |id: &CardId| self.s.cards[*id].lies == Lies::Extinction(seat);
                let may_be = (0..self.s.cards.len()).filter(there).collect();
                self.draw_one(Place::Extinction(seat));
                let player = self.s.player_mut(seat);
                player.loose_ravas = (player.loose_ravas - 1).max(0);
                let id = self.new_card(seat, Face::Up);
                self.s.cards[id].may_be = may_be;
                id
            }
        };
        self.s.cards[id].face = Face::Up;
        self.s.cards[id].deeds = Default::default();
        self.s.cards[id].life = self.s.rules.life;
        self.fill(id, space);
        self.tell(id, &facts);
    }

    fn rava_in_extinction(&self, seat: Seat, name: Option<&str>) -> Option<CardId> {
        let there = |id: &CardId| self.s.cards[*id].lies == Lies::Extinction(seat);
        let called = name.and_then(|n| self.s.carrying(n).find(there));
        called.or_else(|| {
            (0..self.s.cards.len()).filter(there).find(|id| self.s.kind_by_now(*id) == Some(CardKind::Rava))
        })
    }

    pub(super) fn equip(&mut self, event: &Equipping) {
        let seq = self.seq();
        let host = self.card(&event.host);
        let owner = event.by.or(self.s.turn.active).unwrap_or(event.host.seat());
        let pile = event.from.unwrap_or(Place::EquipmentZone(owner));
        let coming = incoming(self.s, pile, &event.facts);
        if coming < self.s.next_card() && self.s.unit(coming) == self.s.unit(host) {
            self.remark_itself(&event.host);
            return;
        }
        let id = self.bring(pile, event.face, &event.facts);
        self.attach(id, host);
        if event.cause.is_none() && self.s.is_active(owner) {
            self.s.turn.equips.push(seq);
        }
    }

    pub(super) fn movement(&mut self, event: &Move) {
        if event.from.at.is_pile() && event.from.name.is_none() {
            self.move_from_pile(event);
            return;
        }
        let id = self.card_meant(&event.from);
        if let (Lies::On(host), Place::EquipmentZone(_), None) =
            (self.s.cards[id].lies, event.to, &event.cause)
        {
            let seq = self.seq();
            self.s.turn.taken_off.push((host, seq));
        }
        match event.to {
            Place::Extinction(_) => self.send(id),
            Place::Deck(_) | Place::EquipmentZone(_) => self.leave(id, event.to),
            Place::Main(..)
            | Place::Protector(_)
            | Place::Bio(_)
            | Place::OnMain(..)
            | Place::OnProtector(..) => {
                self.relocate(id, event.to);
            }
        }
    }

    /// A card leaves the field other than to Extinction (13.3, 14.16a, 14.17a).
    pub(super) fn leave(&mut self, id: CardId, to: Place) {
        let seq = self.seq();
        let lies = self.s.cards[id].lies;
        let life = self.s.cards[id].life;
        let equipment = std::mem::take(&mut self.s.cards[id].equipment);
        self.take_away(id);
        self.reset(id);
        if !self.s.cards[id].token {
            self.arrive(id, to);
        }
        match lies {
            Lies::Main(seat, space) if !self.s.cards[id].token => {
                let exit = Exit::Elsewhere { life, equipment };
                self.s.player_mut(seat).vacant[usize::from(space) - 1] =
                    Some(Vacancy { since: seq, exit, owed: true });
                return;
            }
            Lies::Main(seat, space) => {
                let vacancy = Vacancy { since: seq, exit: Exit::Extinct, owed: true };
                self.s.player_mut(seat).vacant[usize::from(space) - 1] = Some(vacancy);
            }
            Lies::Protector(seat) => {
                let player = self.s.player_mut(seat);
                player.protector_left_with = Some(life);
                player.spare_owed = (player.spares > 0).then_some(seq);
            }
            Lies::Bio(_)
            | Lies::On(_)
            | Lies::Deck(_)
            | Lies::EquipmentZone(_)
            | Lies::Extinction(_)
            | Lies::Gone => {}
        }
        for e in equipment {
            self.unequip(e);
        }
    }

    /// A card that lies nowhere arrives.
    pub(super) fn arrive(&mut self, id: CardId, to: Place) {
        match to {
            // Which card of a pile it is by now, nobody saw.
            Place::Deck(seat) => {
                (self.s.cards[id].lies, self.s.cards[id].seen) = (Lies::Deck(seat), false);
                self.count(to, 1);
            }
            Place::EquipmentZone(seat) => {
                (self.s.cards[id].lies, self.s.cards[id].seen) = (Lies::EquipmentZone(seat), false);
                self.count(to, 1);
            }
            Place::Extinction(_) => self.bury(id),
            Place::Main(..) => self.fill(id, to),
            Place::Protector(_) | Place::Bio(_) => self.put(id, to),
            Place::OnMain(..) | Place::OnProtector(..) => {
                let host = CardRef::at(to.host().unwrap_or(to));
                let host = self.card(&host);
                self.attach(id, host);
            }
        }
    }

    fn remark_itself(&mut self, card: &CardRef) {
        self.fx.notice(format!("{card} no puede ponerse sobre sí misma; la mesa queda igual"));
    }

    /// A card of the field goes elsewhere on the field: equipment to a card, a card to a space.
    fn relocate(&mut self, id: CardId, to: Place) {
        let there = self.s.card_at(to.host().unwrap_or(to));
        if there.is_some_and(|host| self.s.unit(host) == self.s.unit(id)) {
            self.remark_itself(&CardRef::at(to));
            return;
        }
        let carried = matches!(self.s.cards[id].lies, Lies::On(_));
        if carried && to.host().is_none() {
            let host = self.card(&CardRef::at(to));
            self.take_away(id);
            self.attach(id, host);
            return;
        }
        if let Lies::Main(seat, space) = self.s.cards[id].lies {
            let vacancy = Vacancy { since: self.seq(), exit: Exit::Extinct, owed: true };
            self.s.player_mut(seat).vacant[usize::from(space) - 1] = Some(vacancy);
        }
        let comes_back = matches!(self.s.cards[id].lies, Lies::Extinction(_));
        self.take_away(id);
        self.s.cards[id].left_face_up = None;
        if comes_back {
            self.s.cards[id].deeds = Default::default();
            self.s.cards[id].life = if matches!(to, Place::Protector(_)) {
                self.s.rules.protector_life
            } else {
                self.s.rules.life
            };
        }
        self.arrive(id, to);
    }

    pub(super) fn swap(&mut self, one: &CardRef, other: &CardRef, loses: Option<&str>) {
        match (one.at, other.at) {
            (Place::Main(..), Place::Deck(_)) => return self.substitute(one, other),
            (Place::Deck(_), Place::Main(..)) => return self.substitute(other, one),
            (_, _) => {}
        }
        let (a, b) = (self.card(one), self.card(other));
        let (Some(pa), Some(pb)) = (self.s.place_of(a), self.s.place_of(b)) else { return };
        if a == b || self.s.unit(a) == self.s.unit(b) {
            self.fx.notice(format!("{one} y {other} no pueden intercambiarse; la mesa queda igual"));
            return;
        }
        self.take_away(a);
        self.take_away(b);
        for (id, place) in [(a, pb), (b, pa)] {
            self.s.cards[id].left_face_up = None;
            match place.host().and_then(|h| self.s.card_at(h)) {
                Some(host) => self.attach(id, host),
                None => self.put(id, place),
            }
            self.lose(id, &fold(loses.unwrap_or("")));
        }
    }

    /// What was said to be lost in an exchange (13.2) is lost; other words say too little.
    fn lose(&mut self, id: CardId, what: &str) {
        if what.contains("equipo") {
            for worn in std::mem::take(&mut self.s.cards[id].equipment) {
                self.unequip(worn);
            }
        }
        let card = &mut self.s.cards[id];
        if what.contains("marca") {
            card.marks.clear();
        }
        if what.contains("escala") {
            card.scale = 0;
        }
    }

    pub(super) fn token(&mut self, space: Place, face: Face, name: Option<&str>) {
        let permitted = self.play.is_permitted("14.17c");
        let id = self.new_card(space.seat(), if permitted { face } else { Face::Up });
        self.s.cards[id].token = true;
        self.fill(id, space);
        self.tell(id, &Facts { name: name.map(str::to_owned), ..Facts::default() });
    }
}
