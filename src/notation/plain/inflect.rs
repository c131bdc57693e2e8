//! The forms of Spanish verbs, from the infinitive by rule; what no rule gives is listed. All folded: no accents.

use std::collections::BTreeSet;

use crate::kernel::{VerbInfo, fold};

const AR: &[&str] = &[
    "o", "as", "a", "amos", "ais", "an", "e", "aste", "aron", "aba", "abas", "abamos", "aban", "es", "emos",
    "en", "ando", "ado", "ada", "ados", "adas", "ar", "are", "aras", "ara", "aremos", "aran", "aria", "ad",
];
const ER: &[&str] = &[
    "o", "es", "e", "emos", "eis", "en", "i", "iste", "io", "imos", "ieron", "ia", "ias", "iamos", "ian",
    "a", "as", "amos", "an", "iendo", "ido", "ida", "idos", "idas", "er", "ere", "eras", "era", "eremos",
    "eran", "ed", "ir", "ire", "iras", "ira", "iremos", "iran", "yo", "yendo", "yeron",
];

/// Verbs whose forms no rule gives, prefixes included (`reponer`).
const IRREGULAR: &[(&str, &str)] = &[
    (
        "poner",
        "pongo pone pon puse puso pusieron pusimos puesto puesta puestos puestas pondre pondra pongamos ponga ponen ponemos",
    ),
    ("hacer", "hago hace haz hizo hice hicieron hecho hecha hara haga hacen hacemos haciendo"),
    ("decir", "digo dice di dijo dije dijeron dicho diciendo diga dicen"),
    ("dar", "doy da dio di dimos damos dan dado dando de"),
    ("ir", "voy va vas vamos van fue fui fueron iba iban yendo ido vaya vayan"),
    ("salir", "salgo sale sal salio saldra salga salen saliendo salido"),
    ("tener", "tengo tiene ten tuvo tuve tendra tenga tenemos tienen"),
    ("venir", "viene vengo vino ven vienen"),
    ("volver", "vuelto vuelta vueltos vueltas"),
    ("traer", "traigo trae trajo traje traen"),
    ("caer", "caigo cae cayo caen caido caida cayendo"),
    ("abrir", "abierto abierta abiertos abiertas"),
    ("cubrir", "cubierto cubierta cubiertos cubiertas"),
    ("morir", "muerto muerta murio muere muero muriendo"),
    ("resolver", "resuelto resuelta resueltos resueltas"),
    ("volver", "vuelve vuelvo vuelven volvio"),
    ("ver", "veo ve vio vi vemos ven viendo visto vista"),
    ("seguir", "sigo sigue sigues siguen siga sigan sigamos siguio siguieron siguiendo"),
    ("despertar", "despierto despierta"),
    ("poder", "pudo pude pudieron pudiera pudiendo"),
    ("querer", "quiso quise quisieron quisiera"),
];

/// Stems a verb's forms are built on.
fn stems(stem: &str, class: &str) -> Vec<String> {
    let mut all = vec![stem.to_owned()];
    let vowel = stem.rfind(['e', 'o', 'u']);
    if let Some(at) = vowel {
        // «rinde», «murió»: only of verbs in «ir». «tuca» is no form of «tocar», nor «pisa» one of «pesar».
        let changes: &[&str] = match (&stem[at..=at], class) {
            ("e", "ir") => &["ie", "i"],
            ("o", "ir") => &["ue", "u"],
            ("u", "ir") => &["uy"],
            ("e", _) => &["ie"],
            (_, _) => &["ue"],
        };
        all.extend(changes.iter().map(|c| format!("{}{c}{}", &stem[..at], &stem[at + 1..])));
    }
    let written: &[(&str, &str)] = match class {
        "ar" => &[("c", "qu"), ("g", "gu"), ("z", "c")],
        _ => &[("c", "zc"), ("c", "z"), ("g", "j"), ("gu", "g"), ("u", "uy")],
    };
    let mut more = Vec::new();
    for stem in &all {
        for (last, becomes) in written {
            more.extend(stem.strip_suffix(last).map(|head| format!("{head}{becomes}")));
        }
    }
    all.extend(more);
    all
}

/// Every form of a folded infinitive, as what it begins with and the endings behind that.
fn parts(infinitive: &str) -> Vec<(String, Vec<&'static str>)> {
    const JOINED: [&str; 8] = ["lo", "la", "los", "las", "le", "me", "se", "nos"];
    let Some((stem, class)) = infinitive.len().checked_sub(2).and_then(|at| infinitive.split_at_checked(at))
    else {
        return vec![(infinitive.to_owned(), vec![""])];
    };
    let endings = if class == "ar" { AR } else { ER };
    // «murió», and no «muro»: of «morir» no «o» stands behind the «u».
    let closed =
        stem.rfind('o').filter(|_| class == "ir").map(|at| format!("{}u{}", &stem[..at], &stem[at + 1..]));
    let of_stem = |stem: String| {
        let is_open = closed.as_ref() != Some(&stem);
        // Of «ir» most endings alone are words of their own: «era», «es», «en».
        let is_form = |ending: &str| !stem.is_empty() || ending.starts_with("ir");
        let endings = endings.iter().copied().filter(|ending| *ending != "o" || is_open);
        let endings = endings.filter(|ending| is_form(ending)).collect();
        (stem, endings)
    };
    let irregular = IRREGULAR.iter().filter_map(|(verb, listed)| {
        Some((infinitive.strip_suffix(verb)?.to_owned(), listed.split(' ').collect()))
    });
    let mut all: Vec<(String, Vec<&str>)> = stems(stem, class).into_iter().map(of_stem).collect();
    all.extend(irregular);
    all.push((infinitive.to_owned(), [""].into_iter().chain(JOINED).collect()));
    all.push((format!("{stem}{}", if class == "ar" { "a" } else { "e" }), JOINED.to_vec()));
    all
}

/// Every form of a folded infinitive.
pub fn forms(infinitive: &str) -> BTreeSet<String> {
    let all = parts(infinitive).into_iter();
    all.flat_map(|(stem, endings)| endings.into_iter().map(move |ending| format!("{stem}{ending}"))).collect()
}

/// Whether a word is a form of a folded infinitive. Asked of every word of a line: most begin otherwise than the verb does.
pub fn is_form(word: &str, infinitive: &str) -> bool {
    let may_differ = IRREGULAR.iter().any(|(verb, _)| *verb == infinitive);
    let is_of = |(stem, endings): &(String, Vec<&str>)| {
        word.strip_prefix(stem.as_str()).is_some_and(|ending| endings.contains(&ending))
    };
    (may_differ || word.chars().next() == infinitive.chars().next()) && parts(infinitive).iter().any(is_of)
}

/// Whether a folded word is a verb as dictionaries have it: `atacar`, `ir`.
pub fn is_infinitive(word: &str) -> bool {
    ["ar", "er", "ir"].iter().any(|end| word.ends_with(end))
}

/// Every form of a verb and of its other words.
pub fn inflected(verb: &VerbInfo) -> BTreeSet<String> {
    let said = [verb.word].into_iter().chain(verb.aliases.iter().copied()).map(fold);
    said.flat_map(
        |word| if is_infinitive(&word) && word.len() > 3 { forms(&word) } else { BTreeSet::from([word]) },
    )
    .collect()
}

/// A noun and what it may be said as: plural, the other gender.
pub fn variants(word: &str) -> Vec<String> {
    let mut all = vec![word.to_owned()];
    if word.len() < 3 {
        return all;
    }
    match word.chars().next_back() {
        Some('o') => {
            let stem = &word[..word.len() - 1];
            all.extend(["a", "os", "as"].map(|e| format!("{stem}{e}")));
        }
        Some('a' | 'e') => all.push(format!("{word}s")),
        Some(c) if c.is_alphabetic() && c != 's' => all.push(format!("{word}es")),
        Some(_) | None => {}
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_of_a_verb_are_found_by_rule() {
        for (verb, said) in [
            ("atacar", "ataco ataca ataque atacamos atacando atacado ataco"),
            ("jugar", "juego juega jugamos juegue jugo"),
            ("empezar", "empieza empiezo empiece"),
            ("reponer", "repongo repone repuso repuesto"),
            ("descubrir", "descubre descubierto"),
            ("extinguir", "extingo extingue extinguio"),
            ("elegir", "elijo elige"),
            ("ir", "va fue ira ire"),
        ] {
            let all = forms(verb);
            for form in said.split(' ') {
                assert!(all.contains(form), "{form} of {verb}");
            }
        }
        assert!(!forms("ir").contains("era") && !forms("ir").contains("en"));
        assert!(forms("morir").contains("murio") && !forms("morir").contains("muro"));
        // A vowel closes in verbs in «ir» alone: «Tuca» may be a name.
        for (verb, other) in [("tocar", "tuca"), ("pesar", "pisa"), ("mover", "muva"), ("contar", "cuna")] {
            assert!(!forms(verb).contains(other), "{other} of {verb}");
        }
        assert!(forms("elegir").contains("elige") && forms("mover").contains("mueve"));
    }

    #[test]
    fn a_noun_has_a_plural_and_a_gender() {
        assert!(variants("rojo").contains(&"rojas".to_owned()));
        assert!(variants("base").contains(&"bases".to_owned()));
    }
}
