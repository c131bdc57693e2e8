//! Offences no candidate proposes: wrong lists and layouts, foreign or second copies of cards, wrong numbers, and
//! costs paid too late.

#![allow(clippy::wildcard_enum_match_arm)] // Only some events of the preparation can be twisted.

use arbitro::games::kodem::event::{
    Activation, Cause, Decision, Decklist, EffectClass, Event, Face, ItemRef, Layout, Payment, Phase,
    PhaseName, Replacement, Step,
};
use arbitro::games::kodem::knowledge::{CardId, CardKind, Facts};
use arbitro::games::kodem::place::{CardRef, Place};
use arbitro::games::kodem::state::Lies;
use arbitro::kernel::Seat;
use fastrand::Rng;

use super::deal::{KIND_ORDER, Real, RealCard, card};
use super::offence::{Attempt, without_further_duties};
use super::plan::{chance, plan, top_of_deck};
use super::player::Players;
use super::table::{Planned, Table, Take};

/// A twist that could break the clause wanted, or any.
pub fn twist(
    players: &Players,
    rng: &mut Rng,
    wanted: &[&'static str],
    candidates: &[Event],
) -> Option<Attempt> {
    if !players.setup.is_empty() {
        return prepared_wrong(players, rng, wanted);
    }
    let named = [
        "10.3", "2.10", "14.11b", "14.11c", "8.5b", "3.12a", "3.12e", "10.2a", "10.2b", "14.8", "14.19",
        "14.7a", "12.3", "3.5b", "6.19", "15.6", "15.11f",
    ];
    let mut choice: Vec<&str> = wanted.iter().copied().filter(|c| named.contains(c)).collect();
    if choice.is_empty() || chance(rng, 20) {
        choice = named.to_vec();
    }
    let clause = Table::pick(rng, &choice)?;
    let table = &players.table;
    match clause {
        "10.3" | "2.10" | "14.11b" => wrong_replacement(players, rng, clause),
        "14.11c" => wrong_equipment(players, rng, candidates),
        "8.5b" => wrong_damage(players, rng, candidates),
        "3.12a" | "3.12e" => replaced_otherwise(players, rng),
        "10.2a" | "10.2b" => wrong_return(players, rng),
        "14.8" => {
            let card = CardRef::at(Place::Extinction(table.deal.some_seat(rng)));
            Some(Planned::plain(Event::Hide { card, cause: Some(Cause::Effect) }).into())
        }
        "14.19" => shared_cost(table),
        "14.7a" => paid_by_the_dead(table),
        "12.3" => saved_equipment(table),
        "15.6" => wide_effect(table, rng),
        "15.11f" => Some(Planned::plain(Event::Agree { goal: rng.i32(1..=30) }).into()),
        _ => late_cost(table),
    }
}

/// A replacement that is none of the deck's cards: of a kind that does not belong there, or a second copy.
fn wrong_replacement(players: &Players, rng: &mut Rng, clause: &str) -> Option<Attempt> {
    let table = &players.table;
    let space = vacant(table, rng)?;
    let seat = space.seat();
    let facts = match clause {
        "14.11b" => {
            let kind = [CardKind::Ixim, CardKind::Rot, CardKind::Bio, CardKind::Protector][rng.usize(..4)];
            Facts { name: Some(format!("{} extraviado", kind.word())), ..card(kind, 0, rng) }
        }
        "10.3" if has_lost_a_rava_unnamed(table, seat) => return None,
        "10.3" => Facts { name: Some("Otra Rava".to_owned()), ..card(CardKind::Rava, 0, rng) },
        _ => {
            let named = |id: &CardId| {
                let c = &table.twin.cards[*id];
                c.owner == seat
                    && c.named.is_some()
                    && !c.token
                    && !matches!(c.lies, Lies::Deck(_) | Lies::Gone)
            };
            let fits = |id: &CardId| matches!(table.twin.kind(*id), Some(CardKind::Adendei | CardKind::Rava));
            let all: Vec<CardId> = (0..table.twin.cards.len()).filter(named).filter(fits).collect();
            table.truth(Table::pick(rng, &all)?)?.clone()
        }
    };
    let (_, taken) = top_of_deck(table, rng, seat, None)?;
    let shown = clause != "14.11b" || chance(rng, 60);
    let event = Event::Replace(Replacement {
        face: if shown { Face::Up } else { Face::Down },
        facts: if shown { facts.clone() } else { Facts::default() },
        ..replacement(space)
    });
    strange(players, seat, facts, |real| {
        Planned::bringing(event, vec![Some(real)], Take::Deck { seat, real, taken, on_top: false })
    })
}

/// Whether a Rava of theirs left the field without the log knowing which: it may be the one that is shown next, and nobody
/// names a card that lies in Extinction later.
fn has_lost_a_rava_unnamed(table: &Table, seat: Seat) -> bool {
    let (twin, told) = (&table.twin, table.game.state());
    (0..twin.cards.len()).any(|id| {
        twin.cards[id].owner == seat
            && twin.kind(id) == Some(CardKind::Rava)
            && twin.place_of(id).is_none()
            && told.known.name(id).is_none()
    })
}

/// An attempt with a card that is in nobody's list.
fn strange(
    players: &Players,
    owner: Seat,
    facts: Facts,
    plan: impl FnOnce(Real) -> Planned,
) -> Option<Attempt> {
    let real = players.table.deal.cards.len();
    let offence = Planned { strange: Some(RealCard { owner, facts }), ..plan(real) };
    Some(offence.into())
}

fn replacement(space: Place) -> Replacement {
    Replacement {
        space,
        face: Face::Down,
        facts: Facts::default(),
        takes: None,
        places: None,
        bottom: None,
        rest: None,
        keeps_equipment: false,
        from: None,
        from_bottom: false,
    }
}

/// A space whose card must be replaced.
fn vacant(table: &Table, rng: &mut Rng) -> Option<Place> {
    let spaces = table.deal.seats().iter().flat_map(|seat| (1..=3).map(|n| Place::Main(*seat, n)));
    let open: Vec<Place> = spaces
        .filter(|p| {
            let index = usize::from(p.space().unwrap_or(1)) - 1;
            table.twin.player(p.seat()).is_some_and(|x| x.vacant[index].is_some() && x.main[index].is_none())
        })
        .collect();
    Table::pick(rng, &open)
}

fn wrong_equipment(players: &Players, rng: &mut Rng, candidates: &[Event]) -> Option<Attempt> {
    let table = &players.table;
    if table.twin.turn.phase != Phase::Equip {
        return None;
    }
    let all: Vec<&Event> = candidates.iter().filter(|e| matches!(e, Event::Equip(_))).collect();
    let Event::Equip(mut e) = Table::pick(rng, &all)?.clone() else { return None };
    let seat = e.by.or(table.twin.turn.active)?;
    let set_aside = *table.deal.sides[seat.index()].zone.first()?;
    let facts = Facts { name: Some("Carta perdida".to_owned()), ..card(CardKind::Adendei, 0, rng) };
    if rng.bool() {
        (e.face, e.facts) = (Face::Up, facts.clone());
    }
    strange(players, seat, facts, |real| {
        Planned::bringing(Event::Equip(e), vec![Some(real)], Take::Zone { seat, real: set_aside })
    })
}

fn wrong_damage(players: &Players, rng: &mut Rng, candidates: &[Event]) -> Option<Attempt> {
    if players.table.twin.turn.phase != Phase::Battle {
        return None;
    }
    let own = |e: &&Event| matches!(e, Event::Attack(a) if players.table.twin.is_active(a.card.seat()));
    let attacks: Vec<&Event> = candidates.iter().filter(own).collect();
    let event = Table::pick(rng, &attacks)?.clone();
    let planned = plan(&players.table, rng, players.style, event)?;
    let Event::Attack(mut attack) = without_further_duties(planned.event) else { return None };
    attack.damage = attack.damage.map(|n| n + 1);
    Some(Planned::plain(Event::Attack(attack)).into())
}

fn replaced_otherwise(players: &Players, rng: &mut Rng) -> Option<Attempt> {
    let space = vacant(&players.table, rng)?;
    let (real, taken) = top_of_deck(&players.table, rng, space.seat(), None)?;
    let mut r = replacement(space);
    if rng.bool() {
        r.from_bottom = true;
    } else {
        r.bottom = i32::try_from(taken).ok();
    }
    let take = Take::Deck { seat: space.seat(), real, taken, on_top: false };
    Some(Planned::bringing(Event::Replace(r), vec![Some(real)], take).into())
}

/// A Rava returns at the wrong time or for too few cards.
fn wrong_return(players: &Players, rng: &mut Rng) -> Option<Attempt> {
    let seat = players.table.deal.some_seat(rng);
    let held: Vec<Place> =
        (1..=3).map(|n| Place::Main(seat, n)).filter(|p| players.table.twin.card_at(*p).is_some()).collect();
    let space = *held.first()?;
    let with: Vec<Place> = held.into_iter().take(rng.usize(1..=2)).collect();
    let event = Event::Return { name: None, with, space };
    plan(&players.table, rng, players.style, event).map(Attempt::from)
}

/// One payment for the costs of two cards.
fn shared_cost(table: &Table) -> Option<Attempt> {
    let open = table.twin.turn.items.iter().filter(|i| i.cost.as_ref().is_some_and(|c| !c.paid));
    let first = open.clone().next()?;
    let payer = table.twin.fighters(first.seat).find(|id| table.twin.cards[*id].life > 0)?;
    let paid = |id: CardId| table.twin.place_of(id).map(|p| ItemRef::Any(CardRef::at(p)));
    let other = table.twin.turn.items.iter().find(|i| i.card != first.card)?;
    Some(
        Planned::plain(Event::Pay(Payment {
            card: table.twin.place_of(payer).map(CardRef::at),
            life: Some(1),
            of: None,
            text: None,
            items: vec![paid(first.card)?, paid(other.card)?],
            kind: None,
            by: None,
        }))
        .into(),
    )
}

/// A card with no life left pays with life.
fn paid_by_the_dead(table: &Table) -> Option<Attempt> {
    let mut all = table.deal.seats().iter().flat_map(|seat| table.twin.fighters(*seat));
    let dead = all.find(|id| table.twin.cards[*id].life == 0)?;
    let card = table.twin.place_of(dead).map(CardRef::at);
    let (of, text, items, kind, by) = (None, None, Vec::new(), None, None);
    Some(Planned::plain(Event::Pay(Payment { card, life: Some(1), of, text, items, kind, by })).into())
}

/// Equipment is taken out of Extinction again, to where it was before.
fn saved_equipment(table: &Table) -> Option<Attempt> {
    let last = table.twin.turn.departed.last()?;
    let Place::Main(seat, space) = last.at else { return None };
    let owner = table.twin.cards[*last.equipment.first()?].owner;
    let from = CardRef::at(Place::OnMain(seat, space, 1));
    let to = Place::EquipmentZone(owner);
    let event = arbitro::games::kodem::event::Move { from, to, count: None, face: None, cause: None };
    Some(Planned::plain(Event::Move(event)).into())
}

/// An optional passive reaches cards of two players at once.
fn wide_effect(table: &Table, rng: &mut Rng) -> Option<Attempt> {
    let card = CardRef::at(table.twin.place_of(Table::pick(rng, &table.fighters(table.twin.turn.active?))?)?);
    let mut sides = table.deal.seats().to_vec();
    rng.shuffle(&mut sides);
    let of = |seat: &Seat| Table::pick(&mut Rng::with_seed(0), &table.fighters(*seat));
    let targets = sides.iter().take(2).filter_map(of).filter_map(|id| table.twin.place_of(id));
    let targets: Vec<CardRef> = targets.map(CardRef::at).collect();
    let (class, reach, kind, cost) = (EffectClass::OptionalPassive, None, None, None);
    let (by, requires_pass, simultaneous) = (None, false, false);
    let wide = Activation { by, class, card, targets, kind, reach, cost, requires_pass, simultaneous };
    Some(Planned::plain(Event::Activate(wide)).into())
}

/// A cost announced in time is paid when it is too late for it.
fn late_cost(table: &Table) -> Option<Attempt> {
    let open =
        table.twin.turn.items.iter().find(|i| i.cost.as_ref().is_some_and(|c| !c.paid && !c.lapsed))?;
    let place = table.twin.place_of(open.card)?;
    let card = CardRef::at(place);
    let meanwhile = if table.twin.turn.phase == Phase::Battle {
        Event::Phase { by: None, name: PhaseName::Step(Step::Resolution) }
    } else {
        let cause = Some(Cause::Card(card.clone()));
        Event::Damage { card: card.clone(), amount: 0, cause }
    };
    let pay = Event::Pay(Payment {
        card: None,
        life: None,
        of: None,
        text: Some("una carta de la mano".to_owned()),
        items: vec![ItemRef::Any(card)],
        kind: None,
        by: Some(open.seat),
    });
    Some(Attempt { prelude: vec![Planned::plain(meanwhile)], offence: Planned::plain(pay) })
}

/// A wrong list or layout instead of the next event of the preparation.
fn prepared_wrong(players: &Players, rng: &mut Rng, wanted: &[&str]) -> Option<Attempt> {
    let next = players.setup.front()?.clone();
    match next.event {
        Event::List { seat, list } => {
            let laid = players.table.twin.player(seat).is_some_and(|p| p.deck.is_some());
            let kind = rng.usize(..KIND_ORDER.len());
            // A list that disagrees with a layout still to come would be told of with the layout.
            if !laid && !matches!(kind, 2 | 3) {
                return None;
            }
            let mut wrong = Decklist::clone(&list);
            if !wrong.names.is_empty() && rng.u8(..3) == 0 {
                wrong.names.push(wrong.names[0].clone());
            } else {
                let too_many = [25, 2, 3, 2, 4, 4][kind];
                let n = if kind == 0 && rng.bool() { 14 } else { too_many };
                wrong.counts = players.table.deal.sides[seat.index()].list.counts.clone();
                wrong.counts[kind].1 = n;
            }
            Some(Planned::plain(Event::List { seat, list: wrong.into() }).into())
        }
        Event::Lay { seat, layout } => laid_wrong(players, rng, wanted, seat, layout),
        Event::Begin { seat, .. } => {
            let how = Some(Decision::Agreement);
            Some(Planned::plain(Event::Begin { seat, how }).into())
        }
        Event::Order { seats, .. } => {
            let how = Some(Decision::Agreement);
            Some(Planned::plain(Event::Order { seats, how }).into())
        }
        // More sit down than may; those without a place give up.
        Event::Setup { mode, teams, goal, .. } if players.table.deal.party.is_multiplayer() => {
            let players = (0..9).filter_map(Seat::at).map(|seat| (seat, None)).collect();
            Some(Planned::plain(Event::Setup { mode, players, teams, goal }).into())
        }
        _ => None,
    }
}

fn laid_wrong(
    players: &Players,
    rng: &mut Rng,
    wanted: &[&str],
    seat: Seat,
    right: Layout,
) -> Option<Attempt> {
    let next = players.setup.front()?.clone();
    let mut layout = right.clone();
    let clauses = ["2.8a", "2.8b", "2.9a", "2.9b", "2.9c", "10.1"];
    let twist = clauses.iter().position(|c| wanted.contains(c)).unwrap_or_else(|| rng.usize(..clauses.len()));
    match twist {
        0 => {
            right.main?;
            layout.main = Some((3, Face::Up));
            let mut prelude: Vec<Planned> = players.setup.iter().cloned().collect();
            prelude[0].event = Event::Lay { seat, layout };
            let offence = prelude.pop()?;
            return Some(Attempt { prelude, offence });
        }
        1 => layout.deck = Some(right.deck? - 1),
        2 => layout.equipment = right.equipment.map(|(n, _)| (n, Face::Up)),
        3 => layout.bio = right.bio.map(|_| Face::Up),
        4 => layout.protector = right.protector.map(|(n, _)| (n, Face::Up)),
        _ => {
            right.main?;
            let side = &players.table.deal.sides[seat.index()];
            let is_rava = |r: &&Real| players.table.deal.cards[**r].facts.kind == Some(CardKind::Rava);
            let rava = *side.deck.iter().find(is_rava)?;
            let mut brings = next.brings;
            let swapped = brings[0].replace(rava)?;
            let take = Take::Swapped { seat, out: rava, back: swapped };
            return Some(Planned::bringing(next.event, brings, take).into());
        }
    }
    let short = layout.deck != right.deck;
    let take = if short { Take::Forgotten { seat } } else { Take::Nothing };
    Some(Planned::bringing(Event::Lay { seat, layout }, next.brings, take).into())
}
