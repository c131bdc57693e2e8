//! What is told of cards, and tables set by hand.

use super::Change;
use crate::games::kodem::event::{Cause, Face, TableFact, TurnFact};
use crate::games::kodem::knowledge::{CardId, Facts};
use crate::games::kodem::place::{CardRef, Place};
use crate::games::kodem::state::{Lies, Rests, Zero};
use crate::kernel::{Given, Seat, Shared};

/// What is told in order: shared still, where it was told so.
fn as_given<'f>(given: Given<'f, Facts>, ordered: &'f Facts) -> Given<'f, Facts> {
    if std::ptr::eq(&*given, ordered) { given } else { Given::from(ordered) }
}

impl Change<'_> {
    /// Takes in what is told of a card.
    pub(super) fn tell<'f>(&mut self, id: CardId, facts: impl Into<Given<'f, Facts>>) {
        let given = facts.into();
        if given.is_empty() {
            return;
        }
        let facts = given.ordered();
        let learnt = self.s.known.tell_card(&mut self.s.told, id, &[], as_given(given, &facts));
        let of = (!learnt.clashes.is_empty()).then(|| self.s.call(id));
        self.fx.told(&learnt, Some(self.s.cards[id].since), of.as_deref());
        self.remark_unlisted(id, &facts);
        self.note_told(id, &facts);
    }

    pub(super) fn tell_name(&mut self, name: &str, facts: &Shared<Facts>) {
        let given: Given<'_, Facts> = facts.into();
        let facts = given.ordered();
        let learnt = self.s.known.tell_name(&mut self.s.told, name, as_given(given, &facts));
        for id in self.s.carrying(name).collect::<Vec<_>>() {
            self.fx.contradicted(&self.s.told.kept_against(id, &facts), Some(&self.s.call(id)));
        }
        let judged = self.s.carrying(name).next().is_some() || self.s.is_listed(name);
        self.fx.told(&learnt, judged.then_some(0), Some(&format!("«{name}»")));
    }

    pub(super) fn reveal(
        &mut self,
        by: Option<Seat>,
        card: &CardRef,
        facts: &Shared<Facts>,
        cause: Option<&Cause>,
    ) {
        let id = self.card(card);
        if cause.is_none() {
            if self.s.is_active(by.unwrap_or(card.seat())) {
                self.enter_pre();
            }
            self.advance_step();
        }
        self.tell(id, facts);
        self.show_early(id);
        if !self.s.is_protector(id) {
            self.s.cards[id].face = Face::Up;
        }
    }

    /// Before the first turn the cards of the Main Zone stay face down (2.8a).
    fn show_early(&mut self, id: CardId) {
        let seq = self.seq();
        if let (0, Lies::Main(seat, space), Face::Down) =
            (self.s.turn.number, self.s.cards[id].lies, self.s.cards[id].face)
        {
            self.s.player_mut(seat).shown_early.push((space, seq));
        }
    }

    pub(super) fn identify(&mut self, card: &CardRef, facts: &Shared<Facts>) {
        let id = self.card(card);
        self.tell(id, facts);
    }

    pub(super) fn situate(&mut self, place: Option<Place>, facts: &[TableFact]) {
        let absent = facts.contains(&TableFact::Present(false));
        // A spare lies apart: it says nothing of the Protector's place.
        let of_card = |f: &&TableFact| !matches!(f, TableFact::Spare(_));
        if let Some(place) = place {
            let spares =
                facts.iter().filter_map(|f| if let TableFact::Spare(on) = f { Some(*on) } else { None });
            spares.for_each(|on| self.s.player_mut(place.seat()).spares = i32::from(on));
        }
        match place {
            None => facts.iter().for_each(|f| self.situate_turn(f)),
            Some(place) if place.is_pile() => facts.iter().for_each(|f| self.situate_pile(place, f)),
            Some(place) if absent => self.empty(place),
            Some(place) if facts.iter().any(|f| of_card(&f)) => {
                let id = self.situated_card(place);
                facts.iter().filter(of_card).for_each(|f| self.situate_card(id, f));
            }
            Some(_) => {}
        }
    }

    fn situate_turn(&mut self, fact: &TableFact) {
        let TableFact::Turn(fact) = fact else { return };
        match fact {
            TurnFact::Number(n) => self.s.turn.number = u32::try_from(*n).unwrap_or(0),
            TurnFact::Active(seat) => self.s.turn.active = Some(*seat),
            TurnFact::Phase(phase) => self.s.turn.phase = *phase,
            TurnFact::Rival(seat) => self.s.turn.rival = Some(*seat),
        }
    }

    fn situate_pile(&mut self, pile: Place, fact: &TableFact) {
        let player = self.s.player_mut(pile.seat());
        match (pile, fact) {
            (Place::Deck(_), TableFact::Count(n)) => player.deck = Some((*n).max(0)),
            (Place::EquipmentZone(_), TableFact::Count(n)) => player.equipment_zone = Some((*n).max(0)),
            (Place::Extinction(_), TableFact::Count(n)) => player.extinct = (*n).max(0),
            (Place::Extinction(_), TableFact::Ravas(n)) => {
                player.loose_ravas = (*n).max(0);
                player.extinct = player.extinct.max(*n);
            }
            (_, _) => {}
        }
    }

    fn empty(&mut self, place: Place) {
        if let Some(id) = self.s.card_at(place) {
            for equipment in std::mem::take(&mut self.s.cards[id].equipment) {
                self.take_away(equipment);
            }
            self.take_away(id);
        }
    }

    /// The card at a place, or a new one with the numbers of a card that enters there.
    fn situated_card(&mut self, place: Place) -> CardId {
        if let Some(id) = self.s.card_at(place) {
            return id;
        }
        match place.host() {
            Some(host) => {
                let host = self.card(&CardRef::at(host));
                let id = self.new_card(place.seat(), Face::Down);
                self.attach(id, host);
                id
            }
            None if matches!(place, Place::Protector(_)) => self.lay_protector(place.seat(), Face::Down),
            None => {
                let id = self.new_card(place.seat(), Face::Up);
                self.s.cards[id].life = self.s.rules.life;
                if let Place::Main(seat, space) = place {
                    self.s.player_mut(seat).vacant[usize::from(space) - 1] = None;
                }
                self.put(id, place);
                id
            }
        }
    }

    /// A table set by hand: what is said of the card holds, whatever was told before.
    fn set_facts(&mut self, id: CardId, facts: &Facts) {
        let mut facts = facts.ordered();
        if self.restates(id, &facts) {
            facts.to_mut().restated = Some(());
        }
        let learnt = self.s.known.set_card(&mut self.s.told, id, &facts);
        self.fx.told(&learnt, Some(self.s.cards[id].since), None);
        self.remark_unlisted(id, &facts);
        self.note_told(id, &facts);
    }

    /// Whether a table set by hand says of a card something else than was told of it by now while the match runs: how it
    /// came to its place, that does not show. A name says no other kind than what was told of the card already.
    fn restates(&self, id: CardId, facts: &Facts) -> bool {
        let by_now = self.s.kind_by_now(id);
        let called = |name: &String| self.s.carrying(name).any(|other| other == id);
        let is_other = match (facts.kind, by_now) {
            (Some(_), told) => facts.kind != told,
            (None, Some(_)) => false,
            (None, None) => facts.name.as_ref().is_some_and(|name| !called(name)),
        };
        self.s.turn.number > 0 && is_other
    }

    fn note_told(&mut self, id: CardId, facts: &Facts) {
        let seq = self.seq();
        let card = &mut self.s.cards[id];
        if facts.name.is_some() {
            card.named.get_or_insert(seq);
        }
        if facts.kind.is_some() {
            card.kind_told.get_or_insert(seq);
        }
    }

    fn situate_card(&mut self, id: CardId, fact: &TableFact) {
        let seq = self.seq();
        match fact {
            TableFact::Life(n) => {
                self.s.cards[id].zero = None;
                let phase = self.s.turn.phase;
                self.s.cards[id].life = (*n).max(0);
                self.s.cards[id].zero = (*n <= 0).then_some(Zero { since: seq, phase, lapsed: false });
            }
            TableFact::Rests(low, high) => {
                self.s.cards[id].rests = Rests { low: *low, high: *high };
                self.s.cards[id].rested = seq;
            }
            TableFact::Face(face) => {
                // Who states a table turns no card: nobody saw what lies face down.
                (self.s.cards[id].face, self.s.cards[id].seen) = (*face, false);
            }
            TableFact::Scale(n) => self.s.cards[id].scale = *n,
            TableFact::Marks(marks) => self.s.cards[id].marks = marks.iter().copied().collect(),
            TableFact::Feral(feral) => self.s.cards[id].feral = *feral,
            TableFact::Owner(seat) => self.s.cards[id].owner = *seat,
            TableFact::Token(token) => {
                self.s.cards[id].token = *token;
                if *token {
                    self.s.cards[id].face = Face::Up;
                }
            }
            TableFact::Printed(facts) => self.set_facts(id, facts),
            TableFact::Present(_)
            | TableFact::Spare(_)
            | TableFact::Count(_)
            | TableFact::Ravas(_)
            | TableFact::Turn(_) => {}
        }
    }
}
