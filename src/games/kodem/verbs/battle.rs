//! Verbs of Batalla and of effects.

use super::super::Kodem;
use super::super::event::{Activation, Aim, Attack, EffectClass, Event, ItemRef, Payment, Reach};
use super::super::place::{CardRef, Place};
use super::super::state::{OpenCost, State};
use super::read;
use super::tell::other_side;
use crate::kernel::{Misread, Seat, Symbol, VerbInfo, VerbRow, Words, fold, lookup};

/// The classes of effects.
pub const CLASSES: [(&str, EffectClass); 5] = [
    ("activa", EffectClass::Active),
    ("rapida", EffectClass::QuickActive),
    ("pasiva", EffectClass::Passive),
    ("opcional", EffectClass::OptionalPassive),
    ("pasiva-rapida", EffectClass::QuickPassive),
];

pub const ATTACK: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "atacar",
        aliases: &["at"],
        english: "attack",
        form: "CARTA>OBJETIVO[,OBJETIVO] DAÑO [azar|elegido] [sin-activa] [extra=N] [costo=vida:N]",
        help: "declara un ataque con el daño anunciado a cada objetivo",
        example: "atacar A1>B2 3",
        keys: &["extra", "costo"],
        flags: &["azar", "elegido", "sin-activa"],
    },
    read: |state, words, seat| {
        let aim = words.one_of(&["azar", "elegido"]).map(|i| if i == 0 { Aim::Random } else { Aim::Chosen });
        let without_active = words.flag("sin-activa");
        let extra = words.key("extra").map(|v| v.number()).transpose()?.unwrap_or(0);
        let cost = read::cost(words)?;
        let card = read::next_card(state, words)?;
        let targets = match words.peek() {
            // «atacar A1 B1 3» says as much as «atacar A1>B1 3».
            Some(word) if read::card(state, word, &words.here()).is_ok() => {
                vec![read::next_card(state, words)?]
            }
            Some(_) | None => read::targets(state, words)?,
        };
        let damage = damage_number(words)?;
        let by = other_side(seat, card.seat());
        Ok(Event::Attack(Attack { by, card, targets, damage, aim, without_active, extra, cost }))
    },
};

fn damage_number(words: &mut Words) -> Result<Option<i32>, Misread> {
    let span = words.here();
    match words.number()? {
        Some(n) if n < 0 => Err(Misread::new(span, "el daño es 0 o más")),
        number => Ok(number),
    }
}

pub const ACTIVATE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "activar",
        aliases: &["ac"],
        english: "activate",
        form: "activa|rapida|pasiva|opcional|pasiva-rapida CARTA [>OBJETIVOS] [tipo=] [alcance=aliado] [costo=] [requiere=pasar] [simultanea]",
        help: "activa un efecto de una carta",
        example: "activar opcional A1 >B1",
        keys: &["tipo", "alcance", "costo", "requiere"],
        flags: &["activa", "rapida", "pasiva", "opcional", "pasiva-rapida", "simultanea"],
    },
    read: |state, words, seat| {
        let Some((word, span)) = words.word() else { return Err(words.missing("la clase de efecto")) };
        let mut class = lookup(&CLASSES, &word, &span)?;
        if class == EffectClass::Passive && words.peek().is_some_and(|w| fold(w) == "rapida") {
            words.word();
            class = EffectClass::QuickPassive;
        }
        let simultaneous = words.flag("simultanea");
        let kind = read::kind(words)?;
        let reach = words.key("alcance");
        let reach = reach.map(|v| v.of(&[("aliado", Reach::Ally)])).transpose()?;
        let requires = words.key("requiere");
        let requires_pass = requires.map(|v| v.of(&[("pasar", true)])).transpose()?.unwrap_or(false);
        let cost = read::cost(words)?;
        let card = read::next_card(state, words)?;
        let targets = read::targets(state, words)?;
        let by = other_side(seat, card.seat());
        Ok(Event::Activate(Activation {
            by,
            class,
            card,
            targets,
            kind,
            reach,
            cost,
            requires_pass,
            simultaneous,
        }))
    },
};

pub const LINK: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "vincular",
        aliases: &["vi"],
        english: "link",
        form: "PROTECTOR>CARTA",
        help: "el Protector se vincula con un Adendei",
        example: "vincular AP>A1",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        let protector = read::next_card(state, words)?;
        if !words.sign(Symbol::To) {
            return Err(words.missing("«>» y la carta con la que se vincula"));
        }
        let target = read::next_card(state, words)?;
        // Whichever of them is said first: only one is a Protector.
        let is_protector = |card: &CardRef| matches!(card.at, Place::Protector(_));
        let (protector, target) = if is_protector(&target) && !is_protector(&protector) {
            (target, protector)
        } else {
            (protector, target)
        };
        Ok(Event::Link { by: other_side(seat, protector.seat()), protector, target })
    },
};

pub const PAY: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "pagar",
        aliases: &[],
        english: "pay",
        form: "CARTA vida=N [de=N] [para=ataque|CARTA] [tipo=]  ·  \"LO PAGADO\" [para=]",
        help: "paga un costo; de= dice cuánto debía si da menos",
        example: "pagar A1 vida=1 para=ataque",
        keys: &["vida", "de", "para", "tipo"],
        flags: &[],
    },
    read: |state, words, seat| {
        let items = read::items(state, words)?;
        let life = words.key("vida").map(|v| v.number()).transpose()?;
        let of = words.key("de").map(|v| v.number()).transpose()?;
        let kind = read::kind(words)?;
        let card = words.peek().is_some().then(|| read::next_card(state, words)).transpose()?;
        let text = words.quoted();
        if card.is_none() && text.is_none() {
            return Err(words.missing("la carta que paga, o lo pagado entre comillas"));
        }
        let by = match &card {
            Some(card) => other_side(seat, card.seat()),
            None => seat.or_else(|| debtor(state, &items)),
        };
        Ok(Event::Pay(Payment { card, life, of, text, items, kind, by }))
    },
};

/// Whose cost is paid where nobody says it: that of what is named, else of the only one who owes any. Who has the
/// turn need not be said.
fn debtor(state: &State, items: &[ItemRef]) -> Option<Seat> {
    let active = state.turn.active;
    let named = items.first().and_then(|i| state.payable(i)).map(|i| state.turn.items[i].seat);
    let open = state.turn.items.iter().filter(|i| i.cost.as_ref().is_some_and(OpenCost::is_open));
    let mut owing: Vec<Seat> = open.map(|i| i.seat).collect();
    owing.dedup();
    let only = if let [one] = owing.as_slice() { Some(*one) } else { None };
    named.or(only).filter(|seat| Some(*seat) != active)
}

/// `ataque X`, `activa X`, `pasiva X` or just `X`.
fn item(state: &State, words: &mut Words) -> Result<ItemRef, Misread> {
    let class = words.peek().map(fold);
    let named = matches!(class.as_deref(), Some("ataque" | "activa" | "rapida" | "pasiva"));
    if named {
        words.word();
    }
    if class.as_deref() == Some("ataque") && words.peek().is_none() {
        return Ok(ItemRef::RunningAttack);
    }
    let card = read::next_card(state, words)?;
    Ok(match class.as_deref() {
        Some("ataque") => ItemRef::Attack(card),
        Some("activa" | "rapida") => ItemRef::Active(card),
        Some("pasiva") => ItemRef::Passive(card),
        Some(_) | None => ItemRef::Any(card),
    })
}

pub const RESOLVE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "resolver",
        aliases: &["rs"],
        english: "resolve",
        form: "ataque CARTA  ·  activa CARTA  ·  CARTA",
        help: "resuelve un ataque o un efecto declarado",
        example: "resolver ataque A1",
        keys: &[],
        flags: &["ataque", "activa", "pasiva"],
    },
    read: |state, words, _| Ok(Event::Resolve { item: item(state, words)? }),
};

pub const NEGATE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "negar",
        aliases: &[],
        english: "negate",
        form: "ataque CARTA  ·  CARTA [por=]",
        help: "niega un ataque o un efecto",
        example: "negar ataque A1 por=B2",
        keys: &["por"],
        flags: &["ataque", "activa", "pasiva"],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        Ok(Event::Negate { item: item(state, words)?, cause })
    },
};

pub const REDIRECT: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "desviar",
        aliases: &[],
        english: "redirect",
        form: "ataque CARTA [OBJETIVO]>OBJETIVO [DAÑO]",
        help: "lleva un ataque a otro objetivo, por texto de carta",
        example: "desviar ataque A1 B1>B2",
        keys: &[],
        flags: &["ataque"],
    },
    read: |state, words, _| {
        words.flag("ataque");
        let card = read::next_card(state, words)?;
        words.sign(Symbol::To);
        let first = read::next_card(state, words)?;
        let (from, to) = if words.sign(Symbol::To) {
            (Some(first), read::next_card(state, words)?)
        } else {
            (None, first)
        };
        Ok(Event::Redirect { card, from, to, damage: damage_number(words)? })
    },
};

pub const EFFECT: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "efecto",
        aliases: &[],
        english: "effect",
        form: "CARTA [>OBJETIVO] \"TEXTO\"",
        help: "anota un efecto que dura",
        example: "efecto A1 >B1 \"no puede ser curada\"",
        keys: &[],
        flags: &[],
    },
    read: |state, words, _| {
        let Some((word, span)) = words.word() else { return Err(words.missing("la carta")) };
        let card = read::card(state, &word, &span)?;
        let target = if words.sign(Symbol::To) {
            let Some((word, span)) = words.word() else { return Err(words.missing("el objetivo")) };
            Some(read::card(state, &word, &span)?)
        } else {
            None
        };
        match words.quoted() {
            Some(text) => Ok(Event::Effect { card, target, text }),
            None => Err(words.missing("el texto del efecto entre comillas")),
        }
    },
};

pub const DAMAGE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "dañar",
        aliases: &["da"],
        english: "damage",
        form: "CARTA N por=CARTA|ataque|efecto|costo|marca",
        help: "baja la vida de una carta",
        example: "dañar B3 1 por=A2",
        keys: &["por"],
        flags: &[],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let card = read::next_card(state, words)?;
        Ok(Event::Damage { card, amount: amount(words)?, cause })
    },
};

pub const HEAL: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "curar",
        aliases: &["cu"],
        english: "heal",
        form: "CARTA N [por=]",
        help: "sube la vida de una carta y le quita las marcas",
        example: "curar A2 2 por=A1",
        keys: &["por"],
        flags: &[],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let card = read::next_card(state, words)?;
        Ok(Event::Heal { card, amount: amount(words)?, cause })
    },
};

/// A number of points, 0 or more.
pub fn amount(words: &mut Words) -> Result<i32, Misread> {
    damage_number(words)?.ok_or_else(|| words.missing("cuánto"))
}
