//! Verbs that change cards and their places.

use super::super::Kodem;
use super::super::event::{Cause, Equipping, Event, Extinguish, Face, Move, Replacement};
use super::super::place::{CardRef, Place};
use super::super::state::State;
use super::battle::amount;
use super::read;
use crate::games::kodem::words::MARKS;
use crate::kernel::{Misread, Symbol, VerbInfo, VerbRow, Words};

pub const SCALE_UP: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "escalar",
        aliases: &[],
        english: "scale",
        form: "CARTA N [por=]",
        help: "sube de forma permanente el daño de una carta",
        example: "escalar A1 1",
        keys: &["por"],
        flags: &[],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let card = read::next_card(state, words)?;
        Ok(Event::Scale { card, amount: amount(words)?, cause })
    },
};

pub const SCALE_DOWN: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "descender",
        aliases: &[],
        english: "descend",
        form: "CARTA N [por=]",
        help: "baja de forma permanente el daño de una carta",
        example: "descender B1 1 por=A2",
        keys: &["por"],
        flags: &[],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let card = read::next_card(state, words)?;
        Ok(Event::Scale { card, amount: -amount(words)?, cause })
    },
};

pub const MARK: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "marcar",
        aliases: &[],
        english: "mark",
        form: "CARTA quemadura|abismada|veneno [quitar] [por=]",
        help: "pone o quita una marca",
        example: "marcar B1 veneno por=A2",
        keys: &["por"],
        flags: &["quemadura", "abismada", "veneno", "quitar"],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let off = words.flag("quitar");
        let words_for_marks = [
            "quemadura",
            "abismada",
            "veneno",
            "quemada",
            "abismado",
            "envenenada",
            "quemado",
            "abismar",
            "envenenado",
        ];
        let mark = words.one_of(&words_for_marks).map(|i| MARKS[i % 3].1);
        let card = read::next_card(state, words)?;
        match mark {
            Some(mark) => Ok(Event::Mark { card, mark, off, cause }),
            None => Err(words.missing("la marca: quemadura, abismada o veneno")),
        }
    },
};

pub const FERALIZE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "feralizar",
        aliases: &[],
        english: "feralise",
        form: "CARTA [por=]",
        help: "un Adendei pierde su energía y se vuelve Feral",
        example: "feralizar B1 por=A2",
        keys: &["por"],
        flags: &[],
    },
    read: |state, words, _| {
        Ok(Event::Feralize { cause: read::cause(state, words)?, card: read::next_card(state, words)? })
    },
};

pub const REST: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "descansar",
        aliases: &["de"],
        english: "rest",
        form: "CARTA N [por=]  ·  CARTA total=N [por=]",
        help: "una carta recibe descansos, o queda en un número",
        example: "descansar B1 1 por=A1",
        keys: &["total", "por"],
        flags: &[],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let total = words.key("total");
        let card = read::next_card(state, words)?;
        let amount = match &total {
            Some(value) => value.number()?.max(0),
            None => amount(words)?,
        };
        Ok(Event::Rest { card, amount, total: total.is_some(), cause })
    },
};

pub const EXTINGUISH: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "extinguir",
        aliases: &["ex"],
        english: "extinguish",
        form: "CARTA [\"NOMBRE\"] [por=vida|costo|activa|pasiva|repetida|CARTA] [a=] [cara=] [para=]",
        help: "manda una carta a Extinción",
        example: "extinguir B1 por=vida",
        keys: &["por", "a", "cara", "para", "tipo", "energia", "dano", "descansos", "activa"],
        flags: &[],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let to = words.key("a").map(|v| read::place(state, v.one()?, &v.span)).transpose()?;
        let face = read::face_key(words)?;
        let items = read::items(state, words)?;
        let card = read::next_card(state, words)?;
        let facts = read::facts(words)?;
        Ok(Event::Extinguish(Extinguish { card, facts, cause, to, face, items }))
    },
};

pub const REPLACE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "reemplazar",
        aliases: &["rm"],
        english: "replace",
        form: "ESPACIO abajo|arriba [\"NOMBRE\"] [toma=N] [elige=N] [fondo=N] [conserva-equipo] [desde=]",
        help: "una suplente del mazo ocupa un espacio vacío",
        example: "reemplazar B1 abajo",
        keys: &[
            "toma",
            "elige",
            "fondo",
            "resto",
            "desde",
            "tipo",
            "energia",
            "dano",
            "descansos",
            "activa",
            "nombre",
            "ilustracion",
        ],
        flags: &["abajo", "arriba", "conserva-equipo"],
    },
    read: |state, words, _| {
        let keeps_equipment = words.flag("conserva-equipo");
        let from_bottom = words.key("desde").map(|v| source(state, &v)).transpose()?;
        let number = |words: &mut Words, key| words.key(key).map(|v| v.number()).transpose();
        let (takes, places, bottom) =
            (number(words, "toma")?, number(words, "elige")?, number(words, "fondo")?);
        let rest = words.key("resto").map(|v| v.one().map(str::to_owned)).transpose()?;
        let face = read::face(words);
        let space = main_space(state, words)?;
        let facts = read::facts(words)?;
        let face = face.unwrap_or(if facts.is_empty() { Face::Down } else { Face::Up });
        let (from, from_bottom) = match from_bottom {
            None => (None, false),
            Some(Source::Bottom) => (None, true),
            Some(Source::Pile(pile)) => (Some(pile), false),
        };
        Ok(Event::Replace(Replacement {
            space,
            face,
            facts,
            takes,
            places,
            bottom,
            rest,
            keeps_equipment,
            from,
            from_bottom,
        }))
    },
};

enum Source {
    Bottom,
    Pile(Place),
}

fn source(state: &State, value: &crate::kernel::Value) -> Result<Source, Misread> {
    if crate::kernel::fold(value.one()?) == "fondo" {
        return Ok(Source::Bottom);
    }
    read::place(state, value.one()?, &value.span).map(Source::Pile)
}

fn main_space(state: &State, words: &mut Words) -> Result<Place, Misread> {
    let span = words.here();
    let place = read::next_place(state, words)?;
    if place.space().is_some() {
        return Ok(place);
    }
    Err(Misread::new(span, format!("{place} no es un espacio de la Zona Principal")))
}

pub const ENTER: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "entrar",
        aliases: &["en"],
        english: "enter",
        form: "PROTECTOR [\"NOMBRE\"]",
        help: "entra en juego el Protector suplente",
        example: "entrar BP",
        keys: &["tipo", "activa", "dano", "descansos", "energia"],
        flags: &[],
    },
    read: |state, words, _| {
        let span = words.here();
        let Place::Protector(seat) = read::next_place(state, words)? else {
            return Err(Misread::new(span, "aquí va un Protector, por ejemplo BP"));
        };
        Ok(Event::Enter { seat, facts: read::facts(words)? })
    },
};

pub const RETURN: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "regresar",
        aliases: &[],
        english: "return",
        form: "rava|\"NOMBRE\" con=ESPACIO,ESPACIO en=ESPACIO",
        help: "la Rava vuelve de Extinción a cambio de dos cartas",
        example: "regresar rava con=A1,A2 en=A1",
        keys: &["con", "en"],
        flags: &["rava"],
    },
    read: |state, words, _| {
        words.flag("rava");
        let name = words.quoted();
        let with = match words.key("con") {
            Some(v) => {
                v.items.iter().map(|w| read::place(state, w, &v.span)).collect::<Result<Vec<_>, _>>()?
            }
            None => return Err(words.missing("con= y las cartas que van a Extinción")),
        };
        let Some(v) = words.key("en") else { return Err(words.missing("en= y el espacio")) };
        let space = read::place(state, v.one()?, &v.span)?;
        if space.space().is_none() {
            return Err(Misread::new(v.span, format!("{space} no es un espacio de la Zona Principal")));
        }
        Ok(Event::Return { name, with, space })
    },
};

pub const EQUIP: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "equipar",
        aliases: &["eq"],
        english: "equip",
        form: "CARTA abajo|arriba [\"NOMBRE\"] [tipo=] [desde=] [por=]",
        help: "pone un Ixim o un Rot en una carta",
        example: "equipar A1 abajo",
        keys: &[
            "desde",
            "por",
            "tipo",
            "solo",
            "permite",
            "nombre",
            "activa",
            "energia",
            "dano",
            "descansos",
        ],
        flags: &["abajo", "arriba"],
    },
    read: |state, words, seat| {
        let cause = read::cause(state, words)?;
        let from = words.key("desde").map(|v| read::place(state, v.one()?, &v.span)).transpose()?;
        let face = read::face(words);
        let host = read::next_card(state, words)?;
        let facts = read::facts(words)?;
        let face = face.unwrap_or(if facts.is_empty() { Face::Down } else { Face::Up });
        // By an effect it is put on by him whose effect it is; who has the turn need not be said.
        let of_effect = || cause.as_ref().and_then(Cause::card).map(CardRef::seat);
        let by = seat.or_else(|| of_effect().filter(|s| !state.is_active(*s)));
        Ok(Event::Equip(Equipping { by, host, face, facts, from, cause }))
    },
};

pub const MOVE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "mover",
        aliases: &["mo"],
        english: "move",
        form: "LUGAR>LUGAR [N] [cara=] [por=]",
        help: "lleva una carta, o varias de un montón, a otro lugar",
        example: "mover BMazo>BExt 3",
        keys: &["cara", "por"],
        flags: &[],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let face = read::face_key(words)?;
        let from = read::next_card(state, words)?;
        if !words.sign(Symbol::To) {
            return Err(words.missing("«>» y el lugar de destino"));
        }
        let to = read::next_place(state, words)?;
        let span = words.here();
        let count = words.number()?;
        if count.is_some_and(|n| !(1..=99).contains(&n)) {
            return Err(Misread::new(span, "aquí va un número de cartas, 1 o más"));
        }
        Ok(Event::Move(Move { from, to, count, face, cause }))
    },
};

pub const SWAP: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "cambiar",
        aliases: &["ca"],
        english: "swap",
        form: "CARTA<>CARTA [pierde=] [por=]",
        help: "dos cartas intercambian sus lugares",
        example: "cambiar A1<>B2 por=A3",
        keys: &["pierde", "por"],
        flags: &[],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let loses = words.key("pierde").map(|v| v.items.join(","));
        let one = read::next_card(state, words)?;
        if !words.sign(Symbol::Swap) {
            return Err(words.missing("«<>» y la otra carta"));
        }
        Ok(Event::Swap { one, other: read::next_card(state, words)?, loses, cause })
    },
};

pub const TOKEN: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "token",
        aliases: &["ficha"],
        english: "token",
        form: "ESPACIO [abajo] [\"NOMBRE\"] por=",
        help: "un efecto crea un Token en un espacio",
        example: "token B2 por=B3",
        keys: &["por"],
        flags: &["abajo", "arriba"],
    },
    read: |state, words, _| {
        let cause = read::cause(state, words)?;
        let face = read::face(words).unwrap_or(Face::Up);
        let space = main_space(state, words)?;
        Ok(Event::Token { space, face, name: words.quoted(), cause })
    },
};
