//! What goes into a slot, and the documented line that comes of slots with their values.

use super::deed;
use super::fit::Value;
use super::item::{Item, Table};
use super::saying::{Form, Part, Slot, kind};
use crate::kernel::{Seat, fold};

/// What a thing costs in a slot that is rather for another one.
pub fn strain(slot: &Slot, item: &Item) -> u32 {
    // The place of a card goes before its name.
    let second = match (item.kinds & kind::SECOND != 0, slot.kinds & kind::PLACE != 0) {
        (true, true) => 1,
        (true, false) if slot.unseen => 3,
        (_, _) => 0,
    };
    // «mando al lobo a la a siete»: nothing goes to where another card lies.
    let taken = if slot.unseen && item.kinds & kind::CALLED != 0 { 3 } else { 0 };
    let turned = if slot.rival { kind::EITHER } else { kind::OTHER };
    second + taken + u32::from(item.kinds & turned != 0)
}

/// A card said by its number, where a number alone says how many: it is written `5/?`. One that lies somewhere, where only
/// that is written.
pub fn numbered(slot: &Slot, item: &Item) -> Option<Value> {
    if slot.spot {
        return item.text.split(' ').next().map(|place| Value::new(place.to_owned()));
    }
    const EITHER: u32 = kind::NUMBER | kind::MADE;
    let is_card = slot.kinds & EITHER == EITHER && item.kinds & EITHER == kind::MADE;
    (is_card && !item.text.contains('/')).then(|| Value::new(format!("{}/?", item.text)))
}

/// A card that lies at one of the places of a closed set, as the set writes it: «girando a Nappa» is `con e1`; and whose it
/// is. What is called by its looks may be several of them.
pub fn lying(slot: &Slot, item: &Item) -> Option<(Seat, Value)> {
    let is_told_so = !slot.set.is_empty() && (item.is_place() || item.is_of_row());
    let several = slot.several.filter(|_| is_told_so)?;
    let (seat, _) = item.text.split_once('.')?;
    let written = |place: &str| slot.set.get(&fold(place.split_once('.')?.1)).cloned();
    let written: Option<Vec<String>> = item.text.split(' ').map(written).collect();
    let seat = [Seat::A, Seat::B].into_iter().find(|own| own.to_string() == seat)?;
    Some((seat, Value::new(written?.join(&several.to_string()))))
}

/// A slot with what fills it, as it is written: of `daño=|descansos=` each key with its number of a pair.
fn written(slot: &Slot, own: &str, values: &[&str]) -> String {
    let pair = values.first().and_then(|value| value.split_once('/'));
    if let (Some((one, other)), Some((n, m))) = (slot.prefix.split_once('|'), pair) {
        return format!("{one}{n} {other}{m}");
    }
    // Of several cards one alone said by its number would be how many: it is written `5/?`.
    let is_figure = |value: &&&str| value.bytes().all(|b| b.is_ascii_digit());
    if let ([only], kind::MADE, Some(_)) = (values, slot.kinds, slot.several)
        && Some(only).filter(is_figure).is_some()
    {
        return format!("{}{only}/?", slot.prefix.replace("{@}", own));
    }
    format!("{}{}", slot.prefix.replace("{@}", own), values.join(&slot.several.unwrap_or(' ').to_string()))
}

/// The name of what a card does that is told besides; none where it is another one's.
fn deed<'v>(
    form: &Form,
    at: usize,
    table: &Table<'_>,
    values: &dyn Fn(usize) -> Vec<&'v str>,
) -> Option<&'v str> {
    let (place, name) = deed::parts(values(at).first()?)?;
    let is_of = |value: &&str| table.referee.place_named(value).as_deref() == Some(place);
    let others = (0..form.slots.len()).filter(|other| *other != at);
    others.into_iter().any(|other| values(other).first().is_some_and(&is_of)).then_some(name)
}

/// The documented line of a form by its slots' values; none where it is of the only thing that waits, and there is none.
pub fn line<'v>(
    form: &Form,
    by: Option<Seat>,
    own: &str,
    table: &Table<'_>,
    values: &dyn Fn(usize) -> Vec<&'v str>,
) -> Option<String> {
    let mut line = by.map_or(String::new(), |seat| format!("{seat}: "));
    // «ana manda dos de beto»: who is only heard of is whose it is.
    let is_heard_of = |at: &usize| {
        let of = &form.slots[*at];
        let is_written = || form.parts.iter().any(|part| matches!(part, Part::Slot(slot) if slot == at));
        of.kinds == kind::SEAT && !of.subject && !is_written()
    };
    let own =
        (0..form.slots.len()).find(is_heard_of).and_then(|at| values(at).first().copied()).unwrap_or(own);
    for part in &form.parts {
        let text = match part {
            Part::Actor => continue,
            Part::Text(text) => text.replace("{@}", own),
            Part::Waits => table.waits(line.rsplit(' ').next().unwrap_or_default())?.to_owned(),
            Part::Sum(one, other) => {
                let number = |at: usize| values(at).first()?.parse::<i32>().ok();
                (number(*one)? + number(*other)?).to_string()
            }
            Part::Slot(at) if form.slots[*at].deed => match deed(form, *at, table, values) {
                Some(name) => name.to_owned(),
                None => return None,
            },
            Part::Slot(at) => match values(*at).as_slice() {
                [] => continue,
                said => written(&form.slots[*at], own, said),
            },
        };
        if !line.is_empty() && !line.ends_with([' ', '>']) && !text.starts_with(['.', '>', '<']) {
            line.push(' ');
        }
        line.push_str(&text);
    }
    Some(line)
}
