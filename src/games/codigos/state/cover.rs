//! How much of a code is covered (1.3c, 5.5a, 5.5c, 5.6a).
//!
//! What is not known of a card is counted in its favour, so that a card told of later can only add faults.

use super::super::event::Group;
use super::super::knowledge::{Card, Knowledge};

/// What the laid cards come to, measured against the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cover {
    /// Cards too many for certain.
    pub excess: usize,
    /// Wild cards.
    pub wilds: usize,
    /// Symbols missing for certain.
    pub missing: usize,
    /// Nothing is missing for certain.
    pub full: bool,
    /// Every card that counts is known.
    pub certain: bool,
}

/// Measures a code; none where its own symbols are not known. A second wild card counts as covering (6.3 speaks of it).
pub fn cover<'a>(known: &Knowledge, code: &Card, laid: impl IntoIterator<Item = &'a Card>) -> Option<Cover> {
    let need = known.code(code)?;
    let mut open: Vec<&str> = need.iter().map(String::as_str).collect();
    let (mut excess, mut wilds, mut unknown) = (0, 0, 0);
    for card in laid {
        match known.face(card) {
            (true, _) => wilds += 1,
            (false, None) => unknown += 1,
            (false, Some(symbol)) => match open.iter().position(|s| *s == symbol) {
                Some(at) => {
                    open.remove(at);
                }
                None => excess += 1,
            },
        }
    }
    // A wild card with nothing left to stand for; a second one is 6.3's.
    excess += usize::from(wilds == 1 && open.is_empty());
    let (own, own_may) = match known.symbol(code) {
        Some(symbol) => (open.contains(&symbol), open.contains(&symbol)),
        None => (false, true),
    };
    let still = open.len().saturating_sub(wilds);
    Some(Cover {
        excess,
        wilds,
        missing: still.saturating_sub(usize::from(own_may)).saturating_sub(unknown),
        full: still.saturating_sub(usize::from(own)) == 0,
        certain: unknown == 0 && (known.symbol(code).is_some() || still == 0),
    })
}

/// Whether a code with its laid cards is certainly complete, with one wild card at most.
pub fn is_complete(known: &Knowledge, group: &Group) -> bool {
    // The card's own symbol may stand for one.
    let may_be = known.code(&group.card).is_some_and(|need| need.len() <= group.symbols.len() + 1);
    may_be && cover(known, &group.card, &group.symbols).is_some_and(|c| c.full && c.wilds <= 1)
}

/// Whether a code holds a wild card; none where a card of it is not known.
pub fn holds_wild(known: &Knowledge, group: &Group) -> Option<bool> {
    if group.symbols.iter().any(|c| known.is_wild(c)) {
        return Some(true);
    }
    group.symbols.iter().all(|c| known.symbol(c).is_some()).then_some(false)
}

#[cfg(test)]
mod tests {
    use super::super::super::knowledge::Facts;
    use super::*;
    use pretty_assertions::assert_eq;

    fn known() -> Knowledge {
        let mut known = Knowledge::default();
        let code = |text: &str| text.split('-').map(str::to_owned).collect::<Vec<_>>();
        for (name, symbol, wanted) in [
            ("k1", "tanque", "casco-tanque-granada"),
            ("k2", "casco", "tanque-tanque-casco"),
            ("k3", "granada", "granada-casco-granada-tanque"),
        ] {
            let facts = Facts { symbol: Some(symbol.to_owned()), code: code(wanted), ..Facts::default() };
            let _ = known.tell(&mut Knowledge::default(), &Card::named(name), &facts);
        }
        known
    }

    fn measured(code: &str, laid: &[&str]) -> Cover {
        let laid: Vec<Card> = laid.iter().map(|n| Card::named(n)).collect();
        cover(&known(), &Card::named(code), &laid).unwrap()
    }

    #[test]
    fn the_own_symbol_covers_one_occurrence_only() {
        assert!(measured("k1", &["k2", "k3"]).full);
        // k3 asks for two grenades and is one itself.
        assert_eq!(measured("k3", &["k1", "k2"]).missing, 1);
    }

    #[test]
    fn a_card_nobody_knows_is_counted_in_its_favour() {
        let with_unknown = measured("k1", &["k2", "k9"]);
        assert_eq!((with_unknown.missing, with_unknown.full, with_unknown.certain), (0, false, false));
        assert_eq!(measured("k1", &["k9"]).missing, 1);
    }

    #[test]
    fn a_wild_card_may_take_the_place_of_the_own_symbol_and_no_more() {
        assert_eq!(measured("k1", &["k2", "k3", "comodin"]).excess, 0);
        assert_eq!(measured("k2", &["k2", "k1", "k1", "comodin"]).excess, 1);
    }
}
