//! How a table lies, as data: rows of places, what of a place's facts is drawn, which facts make a chart.
//!
//! It names facts and holds none of them: whoever draws a table puts the facts of one event in, and another event's after.

use serde::Serialize;

use super::ids::Seat;

/// How the table of a match is drawn.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Layout {
    /// Its parts, from the top.
    pub parts: Vec<Part>,
    /// What is drawn of a place, in order; of each place the facts it has.
    pub shows: &'static [Show],
    /// What is followed through the match.
    pub charts: Vec<Chart>,
}

/// A seat's part of the table, or the common one.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Part {
    /// Whose it is; none for the common part.
    pub seat: Option<Seat>,
    /// Heading of the common part; a seat's part is called by its player.
    pub title: &'static str,
    /// Figures beside the heading.
    pub counts: Vec<Count>,
    /// Rows of places as they lie.
    pub rows: Vec<Vec<Spot>>,
}

/// A figure beside a heading.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Count {
    /// What it counts, in Spanish.
    pub label: &'static str,
    /// The place that has it.
    pub place: String,
    /// The fact.
    pub key: &'static str,
}

/// A spot of a row.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// Nothing lies here.
    Gap,
    /// A place, with those on it: `A1` holds `A1.e1`.
    Place(String),
    /// The same under a heading of its own.
    Titled(String, &'static str),
    /// Every place whose name begins so and goes on with a number, however many there are.
    Each(String),
}

/// A fact of a place and how it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Show {
    /// The fact.
    pub key: &'static str,
    /// How.
    #[serde(flatten)]
    pub how: How,
}

/// How a fact is drawn. What is not told is not drawn, nor a `no` or a `?`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "how", content = "label")]
pub enum How {
    /// What the card is called.
    Title,
    /// The value alone.
    Word,
    /// A label and the value: `vida 6`.
    Figure(&'static str),
    /// The same, but not a nought.
    Extra(&'static str),
    /// The label alone, where the value is yes.
    Flag(&'static str),
}

/// A chart: one line a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Chart {
    /// What it shows, in Spanish.
    pub title: &'static str,
    /// Of each seat what is added up.
    pub lines: Vec<(Seat, Vec<Term>)>,
}

/// A term of a sum.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    /// The number in a fact of a place; a place that is empty adds nothing.
    Fact(String, &'static str),
    /// One where a card lies.
    Card(String),
    /// The number behind a seat's letter in a fact that lists all of them: `A:3,B:2`.
    Listed(String, &'static str),
}

/// A number as it was told: one figure, or from one to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Range {
    /// The least it may be.
    pub least: i64,
    /// The most.
    pub most: i64,
}

impl Range {
    /// The number a fact tells: `3`, `0-2`, `hasta-4`; none where nobody told.
    pub fn told(value: &str) -> Option<Range> {
        if let Ok(n) = value.parse() {
            return Some(Range { least: n, most: n });
        }
        let (least, most) = value.split_once('-')?;
        let least = if least == "hasta" { 0 } else { least.parse().ok()? };
        Some(Range { least, most: most.parse().ok()? })
    }
}

impl Chart {
    /// What is added up for a seat; none where a part of it is not told. `fact` gives the facts of one event.
    pub fn value<'a>(
        seat: Seat,
        terms: &[Term],
        fact: impl Fn(&str, &str) -> Option<&'a str>,
    ) -> Option<Range> {
        let mut sum = None;
        for term in terms {
            let told = match term {
                Term::Fact(place, key) => match fact(place, key) {
                    Some(value) => Range::told(value)?,
                    None if fact(place, "carta") == Some("no") => Range { least: 0, most: 0 },
                    None => continue,
                },
                Term::Card(place) => match fact(place, "carta") {
                    Some(value) => {
                        let n = i64::from(value != "no");
                        Range { least: n, most: n }
                    }
                    None => continue,
                },
                Term::Listed(place, key) => {
                    let letter = seat.to_string();
                    let listed = fact(place, key).into_iter().flat_map(|all| all.split(','));
                    let of = listed.filter_map(|one| one.split_once(':')).find(|(who, _)| *who == letter);
                    of.and_then(|(_, value)| Range::told(value))?
                }
            };
            let so_far = sum.unwrap_or(Range { least: 0, most: 0 });
            sum = Some(Range { least: so_far.least + told.least, most: so_far.most + told.most });
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    const NUMBERS: [(&str, Option<(i64, i64)>); 7] = [
        ("3", Some((3, 3))),
        ("-2", Some((-2, -2))),
        ("0-2", Some((0, 2))),
        ("hasta-4", Some((0, 4))),
        ("?", None),
        ("2+?", None),
        ("no", None),
    ];

    #[test]
    fn a_number_is_read_as_it_was_told() {
        for (value, expected) in NUMBERS {
            assert_eq!(Range::told(value).map(|r| (r.least, r.most)), expected, "{value}");
        }
    }

    #[test]
    fn what_is_not_told_is_no_nought() {
        let facts =
            [("A1", "vida", "6"), ("A2", "carta", "no"), ("A3", "vida", "?"), ("m", "p", "A:3,B:1+?")];
        let fact = |place: &str, key: &str| facts.iter().find(|f| (f.0, f.1) == (place, key)).map(|f| f.2);
        let life = |place: &str| Term::Fact(place.to_owned(), "vida");
        let value = |seat, terms: &[Term]| Chart::value(seat, terms, fact).map(|r| (r.least, r.most));
        assert_eq!(value(Seat::A, &[life("A1"), life("A2")]), Some((6, 6)));
        assert_eq!(value(Seat::A, &[life("A1"), life("A3")]), None);
        assert_eq!(value(Seat::A, &[life("A9")]), None);
        let points = [Term::Listed("m".to_owned(), "p")];
        assert_eq!((value(Seat::A, &points), value(Seat::B, &points)), (Some((3, 3)), None));
    }
}
