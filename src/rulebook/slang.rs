//! How players talk and type in Spain, México and Argentina, whatever the game.
//!
//! Owns the short forms of written talk, and the words that only call to somebody or swear. Words with a meaning for the rules
//! stand in `synonyms.rs`.

/// Short forms of words, folded, in order. «x» is none of them: books write it for a number.
const SHORT: &[(&str, &str)] = &[
    ("aki", "aqui"),
    ("asta", "hasta"),
    ("aya", "haya"),
    ("bn", "bien"),
    ("cdo", "cuando"),
    ("cmo", "como"),
    ("cnd", "cuando"),
    ("cntas", "cuantas"),
    ("cntos", "cuantos"),
    ("cto", "cuanto"),
    ("d", "de"),
    ("depues", "despues"),
    ("desp", "despues"),
    ("dl", "del"),
    ("dnd", "donde"),
    ("dond", "donde"),
    ("dps", "despues"),
    ("dsp", "despues"),
    ("dspues", "despues"),
    ("ise", "hice"),
    ("k", "que"),
    ("ke", "que"),
    ("kien", "quien"),
    ("kiero", "quiero"),
    ("na", "nada"),
    ("nd", "nada"),
    ("nomas", "solo"),
    ("pa", "para"),
    ("pal", "para"),
    ("porq", "porque"),
    ("pq", "porque"),
    ("q", "que"),
    ("qe", "que"),
    ("qien", "quien"),
    ("qiere", "quiere"),
    ("qiero", "quiero"),
    ("qndo", "cuando"),
    ("t", "te"),
    ("ta", "esta"),
    ("taba", "estaba"),
    ("tb", "tambien"),
    ("tmb", "tambien"),
    ("tmbn", "tambien"),
    ("tngo", "tengo"),
    ("tons", "entonces"),
    ("toy", "estoy"),
    ("xa", "para"),
    ("xq", "porque"),
];

/// Words that call to somebody, swear or fill, folded, in order: they say nothing about a rule.
const FILLERS: &[&str] = &[
    "ah",
    "ahi",
    "bah",
    "banda",
    "boludo",
    "bro",
    "brother",
    "buenas",
    "bueno",
    "cabron",
    "capo",
    "carajo",
    "carnal",
    "chabon",
    "chale",
    "chavos",
    "che",
    "chicos",
    "chingados",
    "compa",
    "compadre",
    "cono",
    "crack",
    "cuate",
    "culero",
    "dale",
    "eh",
    "ey",
    "flaco",
    "fucha",
    "guey",
    "hey",
    "hola",
    "hostia",
    "hostias",
    "huevada",
    "jaja",
    "jajaja",
    "joder",
    "jodido",
    "jodiendo",
    "joer",
    "loco",
    "man",
    "manito",
    "mierda",
    "movida",
    "neta",
    "oiga",
    "oigan",
    "onda",
    "orale",
    "ostia",
    "oye",
    "pana",
    "pex",
    "pibe",
    "pinche",
    "plis",
    "po",
    "porfa",
    "profe",
    "pues",
    "puta",
    "puto",
    "rollo",
    "tia",
    "tio",
    "verga",
    "vergas",
    "weon",
    "wey",
    "xfa",
    "xfavor",
];

/// The word that a folded one is short for; itself otherwise.
pub(super) fn in_full(word: &str) -> &str {
    SHORT.binary_search_by_key(&word, |(short, _)| short).map_or(word, |place| SHORT[place].1)
}

/// Whether a folded word only calls to somebody, swears or fills.
pub(super) fn fills(word: &str) -> bool {
    FILLERS.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_are_sorted_so_that_they_can_be_searched() {
        assert!(SHORT.is_sorted());
        assert!(FILLERS.is_sorted());
    }

    #[test]
    fn short_forms_are_read_in_full_and_other_words_stay() {
        assert_eq!([in_full("q"), in_full("xq"), in_full("carta")], ["que", "porque", "carta"]);
        assert!(fills("wey") && !fills("mazo"));
    }
}
