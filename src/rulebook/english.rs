//! English questions: told from Spanish ones, and their words turned into those of a catalogue.
//!
//! Owns the two tables by which an English word becomes a Spanish one: a small one of players' words, and one learnt from the
//! English glosses of a catalogue beside its own texts.

use std::collections::BTreeMap;

use rust_stemmers::{Algorithm, Stemmer};

use super::asked::Word;
use super::catalogue::Catalogue;
use super::words::{Tokens, fold, words};

/// How often an English and a Spanish word must stand together, against how often they stand at all (0 to 1), to mean the same.
const TOGETHER: f64 = 0.4;
/// How many meanings of a word are learnt at most.
const MOST_MEANINGS: usize = 2;
/// How much a word counts that players use for another; one that was learnt counts this much by how sure it is.
const BY_HAND: f64 = 0.8;
const LEARNT: f64 = 0.9;

/// Words that only English has and that say nothing about a rule, in order.
const ENGLISH: &[&str] = &[
    "after", "all", "an", "and", "any", "are", "at", "be", "before", "by", "can", "card", "cards", "do",
    "does", "during", "each", "for", "from", "get", "has", "have", "her", "his", "how", "i", "if", "in",
    "into", "is", "it", "its", "many", "may", "must", "my", "not", "of", "on", "only", "or", "player", "s",
    "still", "t", "that", "the", "their", "then", "there", "they", "this", "to", "was", "what", "when",
    "where", "which", "who", "with", "your",
];

/// The same of Spanish.
const SPANISH: &[&str] = &[
    "al", "carta", "cartas", "como", "con", "cuando", "cuantas", "cuantos", "de", "del", "el", "en", "es",
    "hay", "la", "las", "le", "lo", "los", "mi", "mis", "o", "para", "por", "puede", "puedo", "que", "quien",
    "se", "si", "su", "sus", "un", "una", "y", "ya",
];

/// Words of English players for what every game has, after the Spanish word of that meaning.
const TABLE: &[(&str, &str)] = &[
    ("mazo", "deck library"),
    ("mano", "hand"),
    ("robar", "draw drawing drawn"),
    ("descartar", "discard discarded"),
    ("descarte", "graveyard discard drop"),
    ("barajar", "shuffle shuffled"),
    ("criatura", "creature monster minion unit"),
    ("unidad", "unit"),
    ("atacar", "attack attacker swing hit"),
    ("bloquear", "block blocker defend"),
    ("defensor", "defend defender blocker defence defense"),
    ("descanso", "exhausted tapped resting rested rest tired"),
    ("girar", "tap"),
    ("enderezar", "untap ready refresh"),
    ("tapada", "face facedown hidden concealed"),
    ("revelar", "flip turn reveal show"),
    ("destapada", "faceup revealed"),
    ("ganar", "win wins victory winner"),
    ("perder", "lose loses loser defeat"),
    ("empate", "tie draw tied same"),
    ("costo", "cost price pay paid"),
    ("pagar", "pay paid"),
    ("energia", "mana energy"),
    ("vida", "life hp health"),
    ("daño", "damage"),
    ("curar", "heal cure"),
    ("morir", "kill destroy destroyed die dies death dead"),
    ("intercambiar", "swap exchange trade"),
    ("reemplazar", "replace replacement"),
    ("equipo", "equip equipment weapon gear"),
    ("habilidad", "ability skill power"),
    ("activar", "activate activated"),
    ("usar", "use using used"),
    ("efecto", "effect"),
    ("turno", "turn round"),
    ("fase", "phase step"),
    ("empezar", "start begin beginning opening starting initial"),
    ("terminar", "end ends over finish"),
    ("primero", "first"),
    ("inicio", "start"),
    ("rival", "opponent enemy rival"),
    ("jugador", "player"),
    ("partida", "game match"),
    ("campo", "field battlefield board play"),
    ("zona", "zone area"),
    ("casilla", "slot space spot"),
    ("mulligan", "mulligan redraw"),
    ("maximo", "limit maximum max most"),
    ("minimo", "minimum least"),
    ("copia", "copy copies same"),
    ("nombre", "name"),
    ("jugar", "cast play played summon"),
    ("poner", "deploy put place"),
    ("mover", "move movement"),
    ("token", "token marker counter"),
    ("responder", "counter respond response"),
    ("mirar", "look peek see"),
    ("vacio", "empty"),
    ("acabar", "out run"),
    ("elegir", "choose pick chooses"),
    ("orden", "order"),
    ("arriba", "top"),
    ("fondo", "bottom"),
    ("juntas", "together both"),
    ("repetir", "again twice"),
    ("sumar", "add sum total"),
    ("permanente", "permanent"),
    ("adicional", "buff bonus boost"),
    ("poder", "spell"),
    ("lider", "leader commander"),
    ("olvidar", "forget forgot forgotten"),
    ("punto", "point points score"),
    ("obligatorio", "mandatory must forced obliged have"),
    ("anular", "cancel negate"),
    ("objetivo", "target"),
    ("pasar", "pass skip"),
    ("completar", "complete completed finish"),
    ("sobrar", "leave leftover unspent unused remaining"),
    ("conservar", "carry keep kept"),
    ("reglamento", "rule rulebook rules"),
    ("contradecir", "contradict contradicts conflict"),
    ("texto", "text"),
    ("dos", "two"),
    ("tres", "three"),
    ("cuatro", "four"),
    ("cinco", "five"),
    ("seis", "six"),
    ("siete", "seven"),
    ("ocho", "eight"),
    ("diez", "ten"),
    ("cero", "zero"),
    ("segundo", "second"),
    ("tercero", "third"),
    ("siguiente", "next"),
    ("anterior", "previous old"),
    ("otro", "another other"),
    ("nuevo", "new"),
    ("recien", "just newly"),
    ("debajo", "under below beneath"),
    ("encima", "above over"),
    ("comodin", "joker wild wildcard"),
    ("bloqueada", "locked"),
    ("igual", "equal even tied"),
    ("exacto", "exact exactly"),
    ("contar", "count counted"),
    ("suplente", "replacement substitute"),
    ("reponer", "refill restock"),
    ("preparacion", "setup"),
    ("copia", "duplicate"),
    ("opcional", "optional"),
    ("respuesta", "respond response"),
    ("juntas", "simultaneous"),
    ("proteger", "protect protected"),
    ("recuperar", "retrieve recover"),
    ("enseguida", "immediately once"),
    ("quitar", "remove removed"),
    ("adyacente", "adjacent neighbour neighboring"),
    ("enderezar", "stand unrest"),
    ("girada", "sideways"),
];

/// Whether a question is in English: it has more of its small words than of the Spanish ones.
pub(super) fn is_english(asked: &[Word]) -> bool {
    let of =
        |list: &[&str]| asked.iter().filter(|word| list.binary_search(&word.text.as_str()).is_ok()).count();
    of(ENGLISH) > of(SPANISH)
}

/// What English words mean in the words of one catalogue.
pub(super) struct English {
    stemmer: Stemmer,
    /// The tokens of a stem, and how much each counts.
    meanings: BTreeMap<String, Vec<(String, f64)>>,
}

impl std::fmt::Debug for English {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("English").field("meanings", &self.meanings).finish_non_exhaustive()
    }
}

impl English {
    /// Learns the words of a catalogue: what stands in a gloss whenever a Spanish word stands in its text is that word.
    pub(super) fn learn(catalogue: &Catalogue, tokens: &Tokens) -> Self {
        let stemmer = Stemmer::create(Algorithm::English);
        let clauses = catalogue.clauses.iter().map(|clause| (&clause.en, &clause.es));
        let terms = catalogue.terms.iter().map(|term| (&term.en, &term.name));
        let mut glossed: BTreeMap<String, u32> = BTreeMap::new();
        let mut told: BTreeMap<String, u32> = BTreeMap::new();
        let mut together: BTreeMap<(String, String), u32> = BTreeMap::new();
        for (en, es) in clauses.chain(terms) {
            let english = words(en).into_iter().filter(|word| !says_nothing(word));
            let english = once(english.map(|word| stemmer.stem(&word).into_owned()).collect());
            let spanish = once(tokens.of(es));
            spanish.iter().for_each(|word| *told.entry(word.clone()).or_default() += 1);
            for stem in english {
                *glossed.entry(stem.clone()).or_default() += 1;
                for word in &spanish {
                    *together.entry((stem.clone(), word.clone())).or_default() += 1;
                }
            }
        }
        let mut meanings: BTreeMap<String, Vec<(String, f64)>> = BTreeMap::new();
        for ((stem, word), both) in together {
            let either = glossed.get(&stem).copied().unwrap_or(0) + told.get(&word).copied().unwrap_or(0);
            // Half a time more, so that what was met once is no certainty.
            let part = 2.0 * f64::from(both) / (f64::from(either) + 0.5);
            if part >= TOGETHER {
                meanings.entry(stem).or_default().push((word, part * LEARNT));
            }
        }
        for list in meanings.values_mut() {
            list.sort_by(|one, other| other.1.total_cmp(&one.1));
            list.truncate(MOST_MEANINGS);
        }
        for (spanish, english) in TABLE {
            let token = tokens.one(&fold(spanish));
            for word in english.split(' ') {
                let stem = stemmer.stem(word).into_owned();
                meanings.entry(stem).or_default().push((token.clone(), BY_HAND));
            }
        }
        Self { stemmer, meanings }
    }

    /// The tokens that an English word stands for, with how much each counts; none for a word that says nothing or is unknown.
    pub(super) fn tokens(&self, word: &str) -> &[(String, f64)] {
        self.meanings.get(self.stemmer.stem(word).as_ref()).map_or(&[], Vec::as_slice)
    }
}

/// Whether a word is one of the small words of English.
pub(super) fn says_nothing(word: &str) -> bool {
    ENGLISH.binary_search(&word).is_ok()
}

fn once(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words.dedup();
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Rulebook;
    use crate::rulebook::asked::Asked;

    #[test]
    fn small_words_are_sorted_so_that_they_can_be_found() {
        assert!(ENGLISH.is_sorted() && SPANISH.is_sorted());
    }

    #[test]
    fn a_question_is_in_the_language_of_its_small_words() {
        for (text, english) in [
            ("Can a tapped creature attack?", true),
            ("¿Puede atacar una criatura con mulligan?", false),
            ("regla descanso", false),
            ("wifi password", false),
        ] {
            assert_eq!(Asked::read(text).english, english, "{text}");
        }
    }

    #[test]
    fn a_gloss_teaches_its_words() {
        let rulebook = Rulebook::embedded();
        let tokens = Tokens::new();
        let Some(catalogue) = rulebook.catalogue("kodem") else { panic!("the catalogue is embedded") };
        let english = English::learn(catalogue, &tokens);
        let of = |word: &str| english.tokens(word).iter().map(|(token, _)| token.clone()).collect::<Vec<_>>();
        assert!(of("rests").contains(&tokens.one("descansos")), "{:?}", of("rests"));
        assert!(of("shuffled").contains(&tokens.one("barajar")), "{:?}", of("shuffled"));
        assert!(of("zzz").is_empty());
    }
}
