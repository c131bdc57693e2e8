//! What can be typed: for the moment of the match, for one word, for all of them, and on one page.

use std::fmt::Write;

use super::{TITLE, styled};
use crate::kernel::{Referee, VerbInfo, fold, folds_to, plain};
use crate::notation::{DESK, versus};

/// Verbs shown for the moment of the match.
const VERBS_NOW: usize = 7;

/// Columns for a line that can be typed; of a longer one the verb stands alone.
const ROOM: usize = 28;

/// What a new match begins with: the line to be typed first.
pub fn first_line(referee: &dyn Referee) -> String {
    const NAMES: &str = "ana contra beto";
    let usual = versus(NAMES, referee).map(|_| NAMES.to_owned());
    let line = usual.or_else(|| referee.options(None).into_iter().next()).unwrap_or_default();
    format!("Para empezar, por ejemplo: {line}")
}

/// The help that was asked for: for now, for `todo`, or for one verb or word of the desk.
pub fn help(topic: Option<&str>, referee: &dyn Referee) -> String {
    match topic.map(fold).as_deref() {
        None => now(referee),
        Some("todo") => all(&referee.verbs()),
        Some(word) => one(word, &referee.verbs()),
    }
}

/// Ten lines at most: what would be in order now, by its verb, with a line that can be typed.
fn now(referee: &dyn Referee) -> String {
    let (verbs, status) = (referee.verbs(), referee.status());
    let mut lines = vec![styled(TITLE, format!("Ahora, en {}", status.phase))];
    let mut said: Vec<&str> = Vec::new();
    let options = referee.options(None);
    for option in &options {
        let Some(verb) = verb_of(option, &verbs, referee) else { continue };
        if !said.contains(&verb.word) && said.len() < VERBS_NOW {
            said.push(verb.word);
            let line =
                if option.chars().count() > ROOM { format!("{} …", verb.word) } else { option.clone() };
            lines.push(format!("  {line:<ROOM$} {}", verb.help));
        }
    }
    lines.push("«opciones» lo numera todo · «debe» lo que falta · «deshacer» quita lo último".to_owned());
    lines.push("«ayuda todo» dice todos los verbos; «ayuda atacar», o el que sea, explica uno.".to_owned());
    lines.join("\n")
}

/// The verb of a line, behind the player who may stand before it.
fn verb_of<'a>(line: &str, verbs: &'a [VerbInfo], referee: &dyn Referee) -> Option<&'a VerbInfo> {
    let mut words = line.split_whitespace();
    let is_player = |word: &&str| referee.seat_named(word.trim_end_matches(':')).is_some();
    let word = words.find(|word| !is_player(word))?;
    verbs.iter().find(|verb| folds_to(verb.word, &fold(word)))
}

fn one(word: &str, verbs: &[VerbInfo]) -> String {
    if let Some(v) = verbs.iter().find(|verb| verb.is_called(word)) {
        let aliases: Vec<&str> = v.aliases.iter().copied().chain([v.english]).collect();
        return format!(
            "{} {}\n  {}\n  ejemplo: {}\n  también: {}",
            styled(TITLE, v.word),
            v.form,
            v.help,
            v.example,
            aliases.join(", ")
        );
    }
    match DESK.iter().find(|desk| desk.is_called(word)) {
        Some(d) => {
            let aliases: Vec<&str> = d.aliases.iter().copied().chain([d.english]).collect();
            format!("{} {}\n  {}\n  también: {}", styled(TITLE, d.word), d.form, d.help, aliases.join(", "))
        }
        None => format!("No hay ningún verbo «{}». «ayuda todo» los dice todos.", plain(word)),
    }
}

fn all(verbs: &[VerbInfo]) -> String {
    let row = |word: &str, help: &str| format!("  {word:<12} {help}");
    let mut lines = vec![styled(TITLE, "Lo que pasa en la mesa")];
    lines.extend(verbs.iter().map(|v| row(v.word, v.help)));
    lines.push(styled(TITLE, "La mesa del árbitro"));
    lines.extend(DESK.iter().map(|d| row(d.word, d.help)));
    lines.push("Un verbo se puede abreviar con sus primeras letras; «ayuda atacar» explica uno.".to_owned());
    lines.push(
        "En él, lo que va en mayúsculas se sustituye y lo que va entre corchetes puede faltar.".to_owned(),
    );
    lines.join("\n")
}

/// One page: every verb with its short form, what is said behind it, a line of help and an example.
pub fn cheat_sheet(referee: &dyn Referee) -> String {
    let (title, verbs) = (referee.game_title(), referee.verbs());
    let first = first_line(referee);
    let mut page = format!(
        "# {title}: chuleta\n\n{first}. En mayúsculas, lo que se sustituye; entre corchetes, lo que puede faltar.\n"
    );
    page.push_str("\n## Lo que pasa en la mesa\n\n");
    for verb in &verbs {
        entry(&mut page, verb.word, verb.aliases, verb.form, verb.help, verb.example);
    }
    page.push_str("\n## La mesa del árbitro\n\n");
    for desk in DESK {
        entry(&mut page, desk.word, desk.aliases, desk.form, desk.help, "");
    }
    page
}

fn entry(page: &mut String, word: &str, aliases: &[&str], form: &str, help: &str, example: &str) {
    let short = aliases.iter().min_by_key(|alias| alias.len()).filter(|alias| alias.len() < word.len());
    let short = short.map_or(String::new(), |alias| format!(" ({alias})"));
    let form = if form.is_empty() { String::new() } else { format!(" {form}") };
    // Writing to a text cannot fail.
    let _ = write!(page, "- `{word}{form}`{short}: {help}");
    let _ = if example.is_empty() { writeln!(page) } else { writeln!(page, " — `{example}`") };
}
