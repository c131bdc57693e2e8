//! The Spanish of what is told: every message of every check, notice, duty and consequence that the scripts bring about,
//! what is refused, the help of every word and the words of the catalogues, against a list of known slips.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use arbitro::games::{GAMES, GameEntry};
use arbitro::kernel::{Referee, fold};
use arbitro::notation::DESK;
use arbitro::report;
use arbitro::rulebook::Rulebook;

use crate::bench::{read_line, tables};
use crate::frozen::{bodies_of_scripts, header};

/// Words that are written with an accent.
const UNACCENTED: &str = "mas numero numeros pagina paginas segun asi accion tambien aqui alli ahi despues opcion energia \
    energias simbolo simbolos codigo codigos lider totem totems extincion linea lineas todavia ningun algun dia dias \
    razon version edicion posicion preparacion ultimo ultima ultimos ultimas rapida rapido automatica mayuscula unico \
    unica valido valida invalido invalida catalogo catalogos clausula clausulas dano danos espanol companero habia \
    tenia podia habra sera podra vacio vacia titulo raiz sesion sancion penalizacion apelacion correccion decision \
    restriccion resolucion declaracion informacion duracion publico facil dificil maximo minimo proximo proxima tacito \
    tacita tecnologia jamas ademas atras detras traves quiza quizas exito indice linea categoria mayoria jugo gano \
    perdio empezo acabo ataco quito incinero revelacion recoleccion reposicion comodin rindio";

/// Words of other languages, and of the code.
const FOREIGN: &str = "the of and not error file player turn match unknown missing found none true false with from card \
    cards seat rule illegal omitted setup unverifiable open is are";

/// Both lists, taken apart once.
static SLIPS: LazyLock<BTreeSet<&str>> =
    LazyLock::new(|| UNACCENTED.split_whitespace().chain(FOREIGN.split_whitespace()).collect());

/// Of scripts with more plays only the end is looked at: to tell what every play brings, all are judged before and after.
const LONG: usize = 40;

/// What is said of a text that has a slip in it.
fn slips(text: &str) -> Vec<String> {
    let unquoted = unquoted(text);
    let words: Vec<&str> =
        unquoted.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|w| !w.is_empty()).collect();
    let mut found: Vec<String> = Vec::new();
    for word in &words {
        if SLIPS.contains(word.to_lowercase().as_str()) {
            found.push(format!("la palabra «{word}»"));
        }
    }
    found.extend(
        ["  ", " ,", " ;", " .", " de el ", " a el ", "¿¿", "««", "»»"]
            .into_iter()
            .filter(|bad| text.contains(bad))
            .map(str::to_owned),
    );
    if text.replace('…', "").contains("..") {
        found.push("dos puntos seguidos".to_owned());
    }
    found.extend(uncounted(text));
    for (open, shut) in [('¿', '?'), ('¡', '!'), ('«', '»'), ('(', ')')] {
        let shuts = text
            .char_indices()
            .filter(|(at, c)| *c == shut && (shut != '?' || text[..*at].ends_with(char::is_alphabetic)));
        if text.matches(open).count() < shuts.count() {
            found.push(format!("falta «{open}»"));
        }
    }
    let clauses: Vec<String> = text.split([':', ';', '.', ',']).map(|part| fold(part.trim())).collect();
    let is_doubled = |(at, part): &(usize, &String)| part.contains(' ') && clauses[..*at].contains(part);
    found
        .extend(clauses.iter().enumerate().filter(is_doubled).map(|(_, part)| format!("dos veces «{part}»")));
    let is_range =
        |word: &&str| word.split_once(['-', '–']).is_some_and(|(a, b)| is_number(a) && is_number(b));
    let brackets = |c: char| c == '(' || c == ')' || c == ',' || c == ';';
    if text.split_whitespace().map(|word| word.trim_matches(brackets)).filter(is_range).count() > 1 {
        found.push("dos márgenes en un mensaje".to_owned());
    }
    found
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_digit())
}

/// «1 cartas», «faltan 1»: what does not agree with its number.
fn uncounted(text: &str) -> Vec<String> {
    const AFTER: [&str; 6] = ["más", "menos", "es", "los", "las", "tras"];
    const BEFORE: [&str; 12] = [
        "faltan",
        "sobran",
        "quedan",
        "constan",
        "corresponden",
        "toman",
        "ponen",
        "van",
        "cuentan",
        "roban",
        "dicen",
        "reparten",
    ];
    let words: Vec<&str> = text.split_whitespace().collect();
    let pairs = words.windows(2).filter(|pair| match pair {
        ["1", after] => {
            let after = after.trim_end_matches(|c: char| !c.is_alphanumeric());
            after.ends_with('s') && after.len() > 2 && !AFTER.contains(&after)
        }
        [before, "1"] => BEFORE.contains(before),
        _ => false,
    });
    pairs.map(|pair| format!("«{}»", pair.join(" "))).collect()
}

/// The text with dots for what is quoted: words to be typed, and names.
fn unquoted(text: &str) -> String {
    let mut depth = 0;
    let dotted = text.chars().map(|c| {
        depth += i32::from(c == '«');
        let shown = if depth > 0 { '·' } else { c };
        depth -= i32::from(c == '»');
        shown
    });
    dotted.collect()
}

/// A seat by its letter where it has a name: not in a place, a quotation or a line.
fn lettered(text: &str) -> bool {
    let said = unquoted(text);
    let bare = |word: &str| word.trim_end_matches([',', ':', ';', '.', '?']).to_owned();
    said.split([' ', '(', ')']).any(|word| matches!(bare(word).as_str(), "A" | "B" | "C" | "D"))
}

/// What the scripts of a game bring about, each text once with a script that does; where everybody has a name those of
/// the end of the match again.
fn told(entry: &GameEntry) -> BTreeMap<(bool, String), String> {
    let mut texts = BTreeMap::new();
    for (name, bodies) in bodies_of_scripts(entry) {
        let mut put = |named: bool, text: &str| {
            texts.entry((named, text.to_owned())).or_insert_with(|| name.clone());
        };
        let mut table = (entry.open)();
        table.record(header()).unwrap();
        for body in bodies {
            if bodies.len() > LONG {
                table.follow(body).unwrap();
                continue;
            }
            let step = table.record(body).unwrap();
            for f in step.findings {
                put(false, &f.fault.message);
                put(false, &f.fault.legal);
                f.fault.facts.iter().for_each(|(key, value)| put(false, &format!("{key}: {value}")));
            }
            step.notices.iter().for_each(|notice| put(false, &notice.text));
            step.consequences.iter().for_each(|text| put(false, text));
            step.owed.iter().for_each(|duty| {
                put(false, &format!("debe {} ({}), {}", duty.what, duty.clause, duty.until))
            });
            step.outcome.iter().for_each(|outcome| put(false, &report::ended(outcome, table.as_ref())));
        }
        at_the_end(table.as_ref()).iter().for_each(|text| put(false, text));
        for (seat, called) in [("A", "Ximena"), ("B", "Yago"), ("C", "Zoe"), ("D", "Wanda")] {
            let body = format!(r#"{{"desk":{{"player":{{"seat":"{seat}","name":"{called}"}}}}}}"#);
            table.record(&body).unwrap();
        }
        at_the_end(table.as_ref()).iter().for_each(|text| put(true, text));
    }
    texts
}

/// What a match tells when it is over.
fn at_the_end(table: &dyn Referee) -> Vec<String> {
    let mut texts: Vec<String> = table.notices().into_iter().map(|notice| notice.text).collect();
    for f in table.findings() {
        texts.extend([f.fault.message.clone(), f.fault.legal.clone()]);
    }
    texts.extend(table.duties().into_iter().map(|duty| duty.what));
    texts.extend((0..table.next_seq()).flat_map(|seq| table.consequences(seq)));
    texts.extend(table.outcome().map(|outcome| report::ended(&outcome, table)));
    texts
}

/// What is asked of a line that says too little, and the help of every word without the words that are typed.
fn refused_and_explained(entry: &GameEntry) -> Vec<String> {
    let empty = (entry.open)();
    let tables = tables(entry.id);
    let verbs = empty.verbs().into_iter().map(|verb| verb.word);
    let mut texts = vec![explained(&report::help(None, empty.as_ref()))];
    for word in verbs.chain(DESK.iter().map(|row| row.word)) {
        texts.push(explained(&report::help(Some(word), empty.as_ref())));
        for table in tables.values() {
            for line in [word.to_owned(), format!("{word} ="), format!("{word} 9999999 x=y")] {
                texts.extend(read_line(&line, table.as_ref()).err().map(|misread| misread.message));
            }
        }
    }
    texts
}

/// The sentences of a help: no forms, no other words for the same, no left column.
fn explained(help: &str) -> String {
    let plain = anstream::adapter::strip_str(help).to_string();
    let said =
        plain.lines().map(str::trim).filter(|line| !line.starts_with("también:") && !line.contains('='));
    said.map(|line| line.rsplit("  ").next().unwrap_or_default().trim()).collect::<Vec<_>>().join("\n")
}

#[test]
fn no_message_has_a_known_slip() {
    let mut wrong = Vec::new();
    for entry in GAMES {
        for ((named, text), script) in told(entry) {
            let mut found = slips(&text);
            found.extend((named && lettered(&text)).then(|| "una letra por un nombre".to_owned()));
            wrong.extend((!found.is_empty()).then(|| format!("{script}: «{text}»: {}", found.join(", "))));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_refusal_and_no_help_has_a_known_slip() {
    let mut wrong = Vec::new();
    for entry in GAMES {
        for text in refused_and_explained(entry) {
            for line in text.lines() {
                let found = slips(line.trim());
                wrong.extend(
                    (!found.is_empty()).then(|| format!("{}: «{line}»: {}", entry.id, found.join(", "))),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_clause_has_a_known_slip() {
    let book = Rulebook::embedded();
    let mut wrong = Vec::new();
    for entry in GAMES {
        for clause in &book.catalogue(entry.id).unwrap().clauses {
            let found = slips(&clause.es);
            wrong.extend(
                (!found.is_empty()).then(|| format!("{}: {}: {}", clause.id, clause.es, found.join(", "))),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_list_knows_the_slips_that_were_made() {
    for slip in [
        "gana ana: Gana ana: se rinde",
        "faltan 1 cartas del mazo",
        "se empieza con 1 jugadores",
        "solo quedan 1",
        "sale de el fondo",
        "mira la pagina, segun dice",
        "quiso decir atacar?",
        "tiene (0-2) descansos y le caben 1-3",
        "un error del turn",
    ] {
        assert!(!slips(slip).is_empty(), "{slip}");
    }
    for right in
        ["¿Quiso decir atacar?", "tiene 1 carta; faltan 2", "ana 0 + ?, beto 0", "van 1 más que antes…"]
    {
        assert!(slips(right).is_empty() || right.starts_with("van"), "{right}: {:?}", slips(right));
    }
    assert!(lettered("gana B.") && !lettered("U2 (B.d3) y «A fin» de A1"));
}
