//! Names known at a table, taken out of a question: they say who and where, not which rule.
//!
//! Owns when a word of a question is such a name. It knows one catalogue, since a card may be called like a thing of the rules.

use super::catalogue::Catalogue;
use super::words::fold;

/// A question without the names of a table, whose places count as names. A name that is also a word of the catalogue stays,
/// unless it is written with a capital or of several words: «mazo» is a thing of the rules, «Mazo Veloz» a card. Where
/// nothing would be left the question stays as it is.
#[must_use]
pub fn without_names(catalogue: &Catalogue, question: &str, names: &[String]) -> String {
    let folded = |name: &String| fold(name).split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut names: Vec<Vec<String>> = names.iter().map(folded).filter(|words| !words.is_empty()).collect();
    // The longest first: «Lobo de Lava» before «Lobo».
    names.sort_by_key(|words| std::cmp::Reverse(words.len()));
    let pieces: Vec<&str> = question.split_whitespace().collect();
    let mut left: Vec<String> = Vec::new();
    let mut place = 0;
    while let Some(piece) = pieces.get(place) {
        let said = names.iter().find(|name| is_said(catalogue, &pieces[place..], name));
        let Some(name) = said else {
            left.push((*piece).to_owned());
            place += 1;
            continue;
        };
        // The signs around a name stay: they tell what is asked from the story.
        let (before, after) = (signs(piece).0, signs(pieces[place + name.len() - 1]).1);
        left.extend([before, after].into_iter().filter(|sign| !sign.is_empty()).map(str::to_owned));
        place += name.len();
    }
    let left = left.join(" ");
    if left.contains(char::is_alphanumeric) { left } else { question.to_owned() }
}

/// Whether these pieces begin with a name that is meant as one.
fn is_said(catalogue: &Catalogue, pieces: &[&str], name: &[String]) -> bool {
    let Some(window) = pieces.get(..name.len()) else { return false };
    let same = window.iter().zip(name).all(|(piece, word)| fold(bare(piece)) == *word);
    let capital = || window.iter().any(|piece| bare(piece).starts_with(char::is_uppercase));
    same && (name.len() > 1 || capital() || !catalogue.index().knows(&name[0]))
}

fn bare(piece: &str) -> &str {
    piece.trim_matches(|each: char| !each.is_alphanumeric())
}

/// The signs before and behind a word.
fn signs(piece: &str) -> (&str, &str) {
    let word = bare(piece);
    piece.split_once(word).unwrap_or((piece, ""))
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::rulebook::Rulebook;

    fn asked(question: &str) -> String {
        let rulebook = Rulebook::embedded();
        let Some(catalogue) = rulebook.catalogue("kodem") else { panic!("the catalogue is embedded") };
        let names = ["Ana", "Lobo", "Lobo de Lava", "Mazo Veloz", "Costo", "A1"].map(str::to_owned);
        without_names(catalogue, question, &names)
    }

    #[test]
    fn names_of_the_table_leave_and_signs_stay() {
        assert_eq!(asked("Ana atacó con el lobo de lava, ¿puede?"), "atacó con el , ¿puede?");
        assert_eq!(asked("¿Lobo ataca?"), "¿ ataca?");
        assert_eq!(asked("¿a1 ataca a Lobo?"), "¿ ataca a ?");
    }

    #[test]
    fn a_word_of_the_rules_is_a_name_only_where_it_is_written_as_one() {
        assert_eq!(asked("el mazo de mazo veloz"), "el mazo de");
        assert_eq!(asked("paga el costo de Costo"), "paga el costo de");
    }

    #[test]
    fn a_name_alone_stays() {
        assert_eq!(asked("Lobo"), "Lobo");
    }
}
