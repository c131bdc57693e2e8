//! Verbs of the combat.

use super::super::Dbs;
use super::super::event::{Duration, Event, Side, Step};
use super::super::place::{CardRef, Spot, Zone};
use super::super::state::{Combat, State};
use super::{read, row, whose};
use crate::games::dbs::words::{SIDES, STEPS};
use crate::kernel::{Misread, Seat, Symbol, VerbRow, Words, fold, lookup};

/// The combat an outcome belongs to.
fn combat(state: &State) -> Option<&Combat> {
    state.combat.as_ref().or(state.closed.as_ref())
}

fn defender(state: &State, by: Option<Seat>) -> Seat {
    by.unwrap_or_else(|| {
        combat(state).map_or_else(|| state.opponent(read::turn_player(state)), |c| c.defender)
    })
}

pub const ATTACK: VerbRow<Dbs> = row(
    (
        "atacar",
        &["at"],
        "attack",
        "CARTA > OBJETIVO",
        "ataca con el líder o un luchador",
        "atacar líder > B.líder",
    ),
    &[],
    &[],
    |state, words, by| {
        let by = by.unwrap_or_else(|| read::turn_player(state));
        let card = read::on_side(state, words, by)?;
        if !words.sign(Symbol::To) && !read::next_is(words, &["a"]) {
            return Err(words.missing("«>» y el objetivo"));
        }
        let target = read::on_side(state, words, state.opponent(by))?;
        Ok(Event::Attack { by, card, target })
    },
);

pub const BLOCK: VerbRow<Dbs> = row(
    ("bloquear", &["bl"], "block", "CARTA", "una carta con Blocker recibe el ataque", "B: bloquear líder"),
    &[],
    &[],
    |state, words, by| {
        let by = defender(state, by);
        Ok(Event::Block { by, card: read::on_side(state, words, by)? })
    },
);

pub const COMBO: VerbRow<Dbs> = row(
    (
        "combo",
        &["cb"],
        "combo-card",
        "CARTA [CARTAS] [desde mano|combate] [con …]",
        "pone cartas en la zona de combo",
        "combo Krillin desde mano",
    ),
    &["como"],
    &["desde", "con"],
    |state, words, by| {
        let by = by.unwrap_or_else(|| whose::in_step(state, words));
        let hand = words.flag("mano");
        let battle = words.flag("combate");
        let mut cards = Vec::new();
        while words.peek().is_none_or(|w| !matches!(fold(w).as_str(), "desde" | "con")) && !only_keys(words) {
            words.sign(Symbol::Comma);
            let card =
                if hand { read::from_hand(state, words, by)? } else { read::for_combo(state, words, by)? };
            cards.push(card);
        }
        if cards.is_empty() {
            return Err(words.missing("la carta"));
        }
        let mut from = battle.then_some(Zone::Battle);
        if read::next_is(words, &["desde"]) && !hand && !battle {
            from = Some(read::zone(words)?);
        }
        let tail = read::tail(state, words, by, &["con"])?;
        if let Some(from) = from {
            for card in cards.iter_mut().filter(|c| c.at.is_none()) {
                card.from = Some(from);
            }
        }
        let labels = words.key("como");
        let mut taken: Vec<Spot> = Vec::new();
        let mut found = Vec::new();
        for (i, card) in cards.into_iter().enumerate() {
            let said =
                labels.as_ref().and_then(|v| v.items.get(i).map(|w| read::spot(w, &v.span))).transpose()?;
            let free = || card.at.map_or_else(|| state.free_label(by, Spot::Combo, &taken), |at| at.spot);
            let spot = said.unwrap_or_else(free);
            taken.push(spot);
            found.push((card, spot));
        }
        Ok(Event::Combo { by, cards: found, pay: tail.pay })
    },
);

/// Nothing but keys is left.
fn only_keys(words: &Words) -> bool {
    words.here().is_empty()
}

pub const STEP: VerbRow<Dbs> = row(
    ("paso", &[], "step", "[defensa|daño]", "da por acabado un paso del combate", "paso defensa"),
    &[],
    &["ataque", "defensa", "dano"],
    |state, words, by| {
        let to = words.word().map(|(w, span)| lookup(&STEPS, &w, &span)).transpose()?;
        let attacker = state.combat.as_ref().map_or_else(|| read::turn_player(state), |c| c.attacker);
        let in_attack = state.combat.as_ref().is_none_or(|c| c.step == Step::Attack);
        let entitled = match to {
            Some(Step::Damage) => defender(state, None),
            Some(Step::Attack | Step::Defence) => attacker,
            None if in_attack => attacker,
            None => defender(state, None),
        };
        Ok(Event::Step { by: by.unwrap_or(entitled), to })
    },
);

/// What is told of a side: it wins, it loses, it holds as only the defence can, it fails as only the attack can.
const ENDS: [&str; 4] = ["gana", "pierde", "aguanta", "falla"];

/// The side a word stands for: its own name, a player, or a card that fights.
fn side(state: &State, words: &mut Words) -> Result<Side, Misread> {
    let span = words.here();
    let said = words.peek().map(|word| (word.to_owned(), lookup(&SIDES, word, &span)));
    if let Some((_, Ok(side))) = said {
        words.word();
        return Ok(side);
    }
    let Some(combat) = combat(state) else { return Err(Misread::new(span, "no hay combate")) };
    let seat = said.as_ref().and_then(|(word, _)| state.seat_named(word));
    if let Some(seat) = seat {
        words.word();
        return Ok(if seat == combat.attacker { Side::Attack } else { Side::Defence });
    }
    match (read::on_table(state, words, &read::both(state, combat.attacker)), said) {
        (Ok(card), _) if card.at == Some(combat.card) => Ok(Side::Attack),
        (Ok(card), _) if card.at.is_some() && card.at == combat.target => Ok(Side::Defence),
        (Err(_), Some((_, Err(none)))) => Err(none),
        (Ok(_) | Err(_), _) => Err(Misread::new(span, "esa carta no está en el combate")),
    }
}

/// Who wins by what is told of a side: `gana ana`, `pierde ataque`, `aguanta f1`.
fn winner(state: &State, words: &mut Words) -> Result<Option<Side>, Misread> {
    let end = words.peek().map(fold).filter(|word| ENDS.contains(&word.as_str()));
    if end.is_some() {
        words.word();
    }
    if words.here().is_empty() {
        return Ok(None);
    }
    let span = words.here();
    let side = side(state, words)?;
    let no = || Err(Misread::new(span.clone(), "de ese lado no se dice eso"));
    match (end.as_deref(), side) {
        (Some("pierde"), Side::Attack) | (Some("falla"), Side::Attack) => Ok(Some(Side::Defence)),
        (Some("pierde"), Side::Defence) => Ok(Some(Side::Attack)),
        (Some("pierde"), Side::Draw) | (Some("falla"), Side::Defence | Side::Draw) => no(),
        (Some("aguanta"), Side::Attack | Side::Draw) => no(),
        (Some(_) | None, side) => Ok(Some(side)),
    }
}

/// The player whom the end of a combat is told of.
fn told_of(state: &State, words: &Words) -> Option<Seat> {
    let mut words = words.clone();
    read::next_is(&mut words, &ENDS);
    words.peek().and_then(|word| state.seat_named(word))
}

/// The totals told behind who wins: the defence that wins is told with the greater one, whichever comes first.
fn totals(words: &mut Words, winner: Option<Side>) -> Result<Option<(i32, i32)>, Misread> {
    let Some(attack) = read::big_number(words) else { return Ok(None) };
    read::next_is(words, &["a", "v", "vs"]);
    let Some(defence) = read::big_number(words) else {
        return Err(words.missing("el total de la defensa"));
    };
    let (low, high) = (attack.min(defence), attack.max(defence));
    Ok(Some(if winner == Some(Side::Defence) { (low, high) } else { (attack, defence) }))
}

pub const RESULT: VerbRow<Dbs> = row(
    (
        "resultado",
        &["res"],
        "result",
        "[N a N] [gana ataque|defensa|empate|JUGADOR|CARTA]",
        "los totales del combate y quién gana",
        "resultado 15000 a 10000 gana ataque",
    ),
    &[],
    &["a", "gana", "pierde", "aguanta", "falla", "ataque", "defensa", "empate"],
    |state, words, by| {
        let mut told = totals(words, None)?;
        words.sign(Symbol::Comma);
        // «Gana beto» is told of him.
        let named = told_of(state, words);
        let winner = winner(state, words)?;
        if told.is_none() {
            told = totals(words, winner)?;
        }
        if told.is_none() && winner.is_none() {
            return Err(words.missing("los totales o quién gana"));
        }
        Ok(Event::Result { by: defender(state, by.or(named)), totals: told, winner })
    },
);

pub const DAMAGE: VerbRow<Dbs> = row(
    (
        "daño",
        &["da"],
        "damage",
        "N [elige JUGADOR|de JUGADOR]",
        "puntos de daño: cartas de vida que van a la mano",
        "daño 1",
    ),
    &[],
    &["elige", "de"],
    |state, words, by| {
        let n = read::count(words, "cuánto daño")?;
        words.sign(Symbol::Comma);
        let chooser =
            if read::next_is(words, &["elige"]) { Some(read::next_seat(state, words)?) } else { None };
        // Whoever says it, it is the defender's; but «beto pierde una vida» tells whose life went to his hand.
        let lost = if read::next_is(words, &["de"]) { Some(read::next_seat(state, words)?) } else { None };
        let moved =
            chooser.is_none() && lost.is_some_and(|seat| combat(state).is_some_and(|c| c.attacker == seat));
        Ok(Event::Damage { by: defender(state, lost.or(by)), n, chooser, moved })
    },
);

pub const KO: VerbRow<Dbs> = row(
    ("noquear", &["ko"], "knock-out", "CARTA", "un luchador noqueado va a los descartes", "noquear f1"),
    &[],
    &[],
    |state, words, by| {
        let first = defender(state, by);
        let card = read::beaten(state, words, &read::both(state, first))?;
        Ok(Event::Ko { by: by.unwrap_or_else(|| card.at.map_or(first, |at| at.seat)), card })
    },
);

pub const RESHUFFLE: VerbRow<Dbs> = row(
    ("rebarajar", &[], "reshuffle", "", "los descartes barajados son el mazo (media baraja)", "rebarajar"),
    &[],
    &[],
    |state, _, by| Ok(Event::Reshuffle { by: by.unwrap_or_else(|| whose::reshuffler(state)) }),
);

pub const POWER: VerbRow<Dbs> = row(
    (
        "poder",
        &[],
        "power",
        "CARTA ±N [combate|turno|siempre|permanente CARTA]",
        "cambia el poder de una carta",
        "poder líder +5000 turno",
    ),
    &[],
    &["combate", "turno", "siempre", "permanente"],
    |state, words, by| {
        let first = by.unwrap_or_else(|| read::turn_player(state));
        let card: CardRef = read::on_table(state, words, &read::both(state, first))?;
        let Some(amount) = read::big_number(words) else { return Err(words.missing("cuánto, como +5000")) };
        let duration = match words.word() {
            None => Duration::Combat,
            Some((word, span)) => match fold(&word).as_str() {
                "combate" => Duration::Combat,
                "turno" => Duration::Turn,
                "siempre" => Duration::Always,
                "permanente" => {
                    let source = read::on_table(state, words, &read::both(state, first))?;
                    source.at.map_or(Duration::Always, Duration::Permanent)
                }
                _ => return Err(Misread::new(span, "aquí va combate, turno, siempre o permanente")),
            },
        };
        Ok(Event::Power { by: first, card, amount, duration })
    },
);
