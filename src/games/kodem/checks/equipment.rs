//! Sections 12 and 13, 9.6, 14.11 and 14.16a: what may be put on what.

use super::K;
use crate::games::kodem::event::{Event, Face};
use crate::games::kodem::flow::incoming;
use crate::games::kodem::knowledge::ENERGIES;
use crate::games::kodem::knowledge::{CardId, CardKind, Facts};
use crate::games::kodem::place::{CardRef, Place};
use crate::games::kodem::rules::spelled;
use crate::games::kodem::state::{Exit, Lies, State};
use crate::kernel::{Fault, Play, Seq, Verdict, fold, meaning};

/// An equipment about to hang on a host: the card, what is told of it by the event, and the host.
struct Put {
    equipment: CardId,
    facts: Facts,
    host: CardId,
    moved: bool,
}

fn put(state: &State, event: &Event) -> Option<Put> {
    match event {
        Event::Equip(e) => {
            let host = state.find(&e.host)?;
            let owner = e.by.or(state.turn.active).unwrap_or(e.host.seat());
            let equipment = incoming(state, e.from.unwrap_or(Place::EquipmentZone(owner)), &e.facts);
            Some(Put { equipment, facts: e.facts.clone(), host, moved: false })
        }
        Event::Move(m) => {
            let equipment = state.find(&m.from).filter(|id| matches!(state.cards[*id].lies, Lies::On(_)))?;
            let host = state.card_at(m.to.host().unwrap_or(m.to))?;
            Some(Put { equipment, facts: Facts::default(), host, moved: true })
        }
        _ => None,
    }
}

impl Put {
    fn kind(&self, state: &State) -> Option<CardKind> {
        state.known.coming(self.equipment, &self.facts, |f| f.kind)
    }

    fn name(&self, state: &State) -> String {
        let name = state.known.coming(self.equipment, &self.facts, |f| f.name.clone());
        name.map_or("un equipo".to_owned(), |n| format!("«{n}»"))
    }

    /// What the equipment's text permits besides Adendei: none told, some kind, or nothing.
    fn permits(&self, state: &State, word: &str) -> Option<bool> {
        let permits = state.known.coming(self.equipment, &self.facts, |f| f.permits.clone())?;
        Some(permits.iter().any(|p| fold(p) == fold(word)))
    }

    /// The restriction of the equipment that the host does not meet (13.4).
    fn unmet(&self, state: &State) -> Option<String> {
        let only =
            state.known.coming(self.equipment, &self.facts, |f| f.only.clone()).filter(|o| !o.is_empty())?;
        let met = |word: &String| restriction_met(state, self.host, word);
        let verdicts: Vec<Option<bool>> = only.iter().map(met).collect();
        let broken = verdicts.iter().all(|v| *v == Some(false));
        broken.then(|| only.join(", "))
    }

    /// Other equipment of the host of the same kind, or a third one (12.2).
    fn crowded(&self, state: &State) -> Option<String> {
        let (others, most) = (worn(state, self.host, self.equipment), state.rules.worn);
        if others.len() >= 2 * most && self.kind(state).is_none_or(CardKind::is_equipment) {
            return Some(format!("ya lleva {} equipos", several(2 * most)));
        }
        let kind = self.kind(state).filter(|k| k.is_equipment())?;
        let same = others.iter().filter(|e| state.kind(**e) == Some(kind)).count();
        (same >= most).then(|| format!("ya lleva {} {}", several(most), kind.word()))
    }

    fn host_kind(&self, state: &State) -> Host {
        let card = &state.cards[self.host];
        match state.kind(self.host) {
            _ if matches!(card.lies, Lies::Protector(_)) => Host::Protector,
            _ if matches!(card.lies, Lies::Bio(_)) => Host::Other("Bio"),
            _ if card.token => Host::Other("Token"),
            None | Some(CardKind::Adendei) => Host::Adendei,
            Some(CardKind::Rava) => Host::Rava,
            Some(kind) => Host::Other(kind.word()),
        }
    }
}

fn several(n: usize) -> String {
    spelled(i32::try_from(n).unwrap_or(i32::MAX), "un")
}

/// The other equipment of a host. What is no equipment was blamed when it was put there (14.11c) and takes no place.
fn worn(state: &State, host: CardId, but: CardId) -> Vec<CardId> {
    let fits = |e: &CardId| *e != but && state.kind(*e).is_none_or(CardKind::is_equipment);
    state.cards[host].equipment.iter().copied().filter(fits).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Host {
    Adendei,
    Rava,
    Protector,
    Other(&'static str),
}

/// Whether the host meets a restriction by name, energy or kind; none where that is not known. A word that is none of
/// these on the host may be a subtype, which nobody tells: only one with a comma is a full name for certain.
fn restriction_met(state: &State, host: CardId, word: &str) -> Option<bool> {
    let word = fold(word);
    if let Some(energy) = meaning(&ENERGIES, &word) {
        return state.energy(host).map(|all| all.contains(&energy));
    }
    if let Some(kind) = CardKind::from_word(&word) {
        return state.kind(host).map(|k| k == kind);
    }
    let name = fold(state.known.name(host)?);
    let met = name == word || name.starts_with(&format!("{word},"));
    (met || word.contains(',')).then_some(met)
}

/// 9.6 and 13.5: hosts that need the equipment's own text.
fn needs_text(state: &State, play: &Play<Event>, wanted: Host, word: &str) -> Verdict {
    let Some(put) = put(state, &play.event) else { return Verdict::Holds };
    if put.host_kind(state) != wanted {
        return Verdict::Holds;
    }
    let name = put.name(state);
    let host = state.call(put.host);
    match put.permits(state, word) {
        Some(true) => Verdict::Holds,
        Some(false) => {
            let fault = Fault::new(format!("{name} se pone en {host} y su texto no permite {word}"));
            Verdict::broken(fault.legal(format!("poner en {word} solo equipos que lo digan")))
        }
        None => {
            let fault = Fault::new(format!("no se sabe si {name} puede ponerse en {host}, que es {word}"));
            Verdict::cannot_tell(fault.legal(format!("decirlo: permite={word}, o «según carta»")))
        }
    }
}

/// 9.6: a Protector wears only equipment that says so.
pub const PROTECTOR_EQUIPPED: K = K::illegal("9.6", "protector_wears_unfit_equipment", |state, play| {
    needs_text(state, play, Host::Protector, "Protector")
})
.over(&["12.1", "13.6"]);

/// 13.5: so does a Rava.
pub const RAVA_EQUIPPED: K = K::illegal("13.5", "rava_wears_unfit_equipment", |state, play| {
    needs_text(state, play, Host::Rava, "Rava")
})
.over(&["12.1", "13.6"]);

/// 12.1: only Adendei are equipped.
pub const WRONG_HOST: K = K::illegal("12.1", "equipped_card_is_no_adendei", |state, play| {
    let Some(put) = put(state, &play.event) else { return Verdict::Holds };
    let Host::Other(kind) = put.host_kind(state) else { return Verdict::Holds };
    if put.moved || put.permits(state, kind) == Some(true) {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{} es {kind} y se le pone {}", state.call(put.host), put.name(state)))
            .legal("equipar solo Adendei"),
    )
});

/// 12.2: at most one Ixim and one Rot.
pub const TOO_MUCH_EQUIPMENT: K = K::illegal("12.2", "second_equipment_of_a_kind", |state, play| {
    let Some(put) = put(state, &play.event).filter(|p| !p.moved) else { return Verdict::Holds };
    let fault = put.crowded(state).map(|why| {
        Fault::new(format!("{} {why} y se le pone {}", state.call(put.host), put.name(state)))
            .legal(format!("llevar como mucho {most} Ixim y {most} Rot", most = several(state.rules.worn)))
    });
    fault.into()
});

/// 12.3: equipment goes with its card to Extinction.
pub const EQUIPMENT_SAVED: K = K::illegal("12.3", "equipment_kept_from_extinction", |state, play| {
    let fault = |what: String, since: Seq| {
        Verdict::broken(
            Fault::new(what).legal("dejar que los equipos vayan a Extinción con su carta").because(since),
        )
    };
    match &play.event {
        Event::Move(m) => {
            let Some(host) = m.from.at.host() else { return Verdict::Holds };
            if matches!(m.to, Place::Extinction(_))
                || state.find(&m.from).is_some()
                || !state.was_sent(&m.from, m.cause.as_ref())
            {
                return Verdict::Holds;
            }
            fault(format!("el equipo de {host} se salva de Extinción"), state.turn.since)
        }
        Event::Extinguish(e) => {
            let host = state.find(&e.card);
            let before = state.turn.taken_off.iter().find(|(card, _)| Some(*card) == host);
            let saved = before.map(|(_, at)| {
                Fault::new(format!("el equipo de {} se quita antes de que vaya a Extinción", e.card))
                    .legal("dejar que los equipos vayan a Extinción con su carta")
                    .because(play.seq)
                    .about(*at)
            });
            saved.into()
        }
        Event::Replace(r) if r.keeps_equipment => {
            let gone = match vacancy_exit(state, r.space) {
                Some((Exit::Extinct, since)) => Some(since),
                Some((Exit::Elsewhere { .. }, _)) => None,
                None => state.gives_way(r.space).map(|_| play.seq),
            };
            let what = || format!("la suplente de {} conserva equipos que fueron a Extinción", r.space);
            gone.map_or(Verdict::Holds, |since| fault(what(), since))
        }
        _ => Verdict::Holds,
    }
});

fn vacancy_exit(state: &State, space: Place) -> Option<(Exit, Seq)> {
    let index = usize::from(space.space()?) - 1;
    let vacancy = state.player(space.seat())?.vacant[index].clone()?;
    Some((vacancy.exit, vacancy.since))
}

/// 13.2: no exchange in which a card cannot keep what it has.
pub const SWAP_LOSES: K = K::illegal("13.2", "swap_in_which_a_card_loses", |state, play| {
    let Event::Swap { one, other, loses, .. } = &play.event else { return Verdict::Holds };
    let fault = |why: String| {
        let fault = Fault::new(format!("en el cambio de {one} y {other}, {why}"));
        Verdict::broken(fault.legal("no cambiar una carta que no puede conservar su estado"))
    };
    if let Some(what) = loses {
        return fault(format!("se pierde {what}"));
    }
    let (Some(a), Some(b)) = (state.find(one), state.find(other)) else { return Verdict::Holds };
    for (equipment, partner) in [(a, b), (b, a)] {
        let (Lies::On(_), Lies::On(host)) = (state.cards[equipment].lies, state.cards[partner].lies) else {
            continue;
        };
        let put = Put { equipment, facts: Facts::default(), host, moved: true };
        if let Some(why) = misfit(state, &put, Some(partner)) {
            return fault(why);
        }
    }
    Verdict::Holds
});

/// Why an equipment does not fit its new host; `leaving` is the one it changes places with.
fn misfit(state: &State, put: &Put, leaving: Option<CardId>) -> Option<String> {
    let host = state.call(put.host);
    let crowded = || {
        let mut others = worn(state, put.host, put.equipment);
        others.retain(|e| Some(*e) != leaving);
        let kind = put.kind(state);
        let most = state.rules.worn;
        let same = others.iter().filter(|e| kind.is_some() && state.kind(**e) == kind).count();
        // One of each kind may be worn (12.2), so that twice as many leave no room.
        (others.len() >= 2 * most || same >= most).then(|| format!("{host} ya lleva equipo de ese tipo"))
    };
    let kind = match put.host_kind(state) {
        Host::Adendei => None,
        Host::Rava => (put.permits(state, "Rava") == Some(false)).then(|| format!("{host} es una Rava")),
        Host::Protector => {
            (put.permits(state, "Protector") == Some(false)).then(|| format!("{host} es un Protector"))
        }
        Host::Other(kind) => (put.permits(state, kind) != Some(true)).then(|| format!("{host} es {kind}")),
    };
    kind.or_else(crowded)
        .or_else(|| put.unmet(state).map(|only| format!("{} es solo para {only}", put.name(state))))
}

/// 13.4: compatible equipment only.
pub const INCOMPATIBLE: K = K::illegal("13.4", "incompatible_equipment", |state, play| {
    let Some(put) = put(state, &play.event).filter(|p| !p.moved) else { return Verdict::Holds };
    let fault = put.unmet(state).map(|only| {
        Fault::new(format!("{} es solo para {only} y se pone en {}", put.name(state), state.call(put.host)))
            .legal("ponerlo en una carta que cumpla su restricción")
            .fact("solo", only)
    });
    fault.into()
});

/// 13.6: moved equipment fits its new host.
pub const MOVED_MISFIT: K = K::illegal("13.6", "moved_equipment_does_not_fit", |state, play| {
    let Some(put) = put(state, &play.event).filter(|p| p.moved) else { return Verdict::Holds };
    if matches!(put.host_kind(state), Host::Protector | Host::Rava)
        && put.unmet(state).is_none()
        && put.crowded(state).is_none()
    {
        return Verdict::Holds;
    }
    let fault = misfit(state, &put, None).map(|why| {
        Fault::new(format!("se mueve {} y {why}", put.name(state))).legal("moverlo a una carta compatible")
    });
    fault.into()
})
.over(&["12.1", "12.2", "13.4"]);

/// 14.11c: what hangs on a card is Ixim or Rot; comes out when it is told, and belongs to the placement.
pub const NO_EQUIPMENT: K = K::illegal("14.11c", "equipment_is_neither_ixim_nor_rot", |state, play| {
    let Some(put) = put(state, &play.event).filter(|p| !p.moved) else { return Verdict::Holds };
    let Some(kind) = put.kind(state).filter(|k| !k.is_equipment()) else { return Verdict::Holds };
    Verdict::broken(
        Fault::new(format!("{} es {} y se pone como equipo", put.name(state), kind.word()))
            .legal("equipar solo Ixim o Rot"),
    )
});

/// 14.11b: only Adendei and Rava stand in the Main Zone.
pub const WRONG_KIND_IN_MAIN: K = K::illegal("14.11b", "wrong_kind_in_main_zone", |state, play| {
    let untold = Facts::default();
    let brought: [Option<(CardId, &Facts, Place)>; 3] = match &play.event {
        Event::Lay { seat, layout } => {
            let n = layout.main.map_or(0, |(n, _)| n);
            let card = |space: u8| state.next_card() + usize::from(space) - 1;
            let laid = |space: u8| (card(space), &untold, Place::Main(*seat, space));
            [1, 2, 3].map(|space| (i32::from(space) <= n).then(|| laid(space)))
        }
        Event::Replace(r) => {
            let id = incoming(state, r.from.unwrap_or(Place::Deck(r.space.seat())), &r.facts);
            [Some((id, &r.facts, r.space)), None, None]
        }
        Event::Move(m) if m.to.space().is_some() => {
            let hangs = state.find(&m.from).filter(|id| matches!(state.cards[*id].lies, Lies::On(_)));
            if hangs.is_some() && state.card_at(m.to).is_some() {
                return Verdict::Holds;
            }
            let id = state.find(&m.from).unwrap_or_else(|| incoming(state, m.from.at, &untold));
            [Some((id, &untold, m.to)), None, None]
        }
        Event::Swap { one, other, .. } => {
            let comes = |from: &CardRef, to: &CardRef| {
                let space = state.find(to).and_then(|id| state.place_of(id)).unwrap_or(to.at);
                let id = state.find(from).filter(|_| space.space().is_some())?;
                Some((id, &untold, space))
            };
            [comes(one, other), comes(other, one), None]
        }
        _ => return Verdict::Holds,
    };
    let wrong = brought.into_iter().flatten().filter_map(|(id, facts, place)| {
        // What lies in play as one is one, told or not.
        let kind = match state.cards.get(id).map(|card| card.lies) {
            Some(Lies::Protector(_)) => Some(CardKind::Protector),
            Some(Lies::Bio(_)) => Some(CardKind::Bio),
            Some(
                Lies::Main(..)
                | Lies::On(_)
                | Lies::Deck(_)
                | Lies::EquipmentZone(_)
                | Lies::Extinction(_)
                | Lies::Gone,
            )
            | None => state.kind_brought(id, facts),
        }?;
        (!matches!(kind, CardKind::Adendei | CardKind::Rava)).then_some((kind, place))
    });
    Verdict::each(wrong.map(|(kind, place)| {
        Fault::new(format!("la carta puesta en {place} es {}", kind.word()))
            .legal("poner allí solo Adendei o Rava")
    }))
});

/// 14.16a: the replacement keeps equipment only face up and compatible.
pub const KEEPS_WRONGLY: K = K::illegal("14.16a", "replacement_keeps_equipment_wrongly", |state, play| {
    let Event::Replace(r) = &play.event else { return Verdict::Holds };
    let Some((Exit::Elsewhere { equipment, .. }, since)) = vacancy_exit(state, r.space) else {
        return Verdict::Holds;
    };
    if !r.keeps_equipment {
        return Verdict::Holds;
    }
    let fault = |why: String| {
        let fault =
            Fault::new(format!("la suplente de {} conserva los equipos y {why}", r.space)).because(since);
        Verdict::broken(fault.legal("conservarlos solo si entra boca arriba y es compatible"))
    };
    if r.face == Face::Down {
        return fault("entra boca abajo".to_owned());
    }
    let host = incoming(state, r.from.unwrap_or(Place::Deck(r.space.seat())), &r.facts);
    for e in equipment {
        let only = state.known.fact(e, |f| f.only.clone()).unwrap_or_default();
        let energy = state.known.coming(host, &r.facts, |f| f.energy.clone());
        let fails = |word: &String| match meaning(&ENERGIES, word) {
            Some(wanted) => energy.as_ref().is_some_and(|all| !all.contains(&wanted)),
            None => false,
        };
        let rava = state.known.coming(host, &r.facts, |f| f.kind) == Some(CardKind::Rava);
        let refused = rava
            && state
                .known
                .fact(e, |f| f.permits.clone())
                .is_some_and(|p| !p.iter().any(|w| fold(w) == "rava"));
        if refused || !only.is_empty() && only.iter().all(fails) {
            return fault("no es compatible con ellos".to_owned());
        }
    }
    Verdict::Holds
})
.over(&["12.1", "12.2", "13.4"]);
