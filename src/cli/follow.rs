//! `jugar --partida ID --ver`: a match that somebody else writes, looked at while it goes on.

use std::path::Path;
use std::thread;
use std::time::Duration;

use super::{CLEAN, Outcome, clock};
use crate::journal::{MatchId, Onlooker, RecordFiles};
use crate::kernel::{Finding, Referee, Seq};
use crate::outlet;
use crate::prompt::{Manner, Said, Sitting, Wanted};
use crate::repl;
use crate::report::{self, Teller};
use crate::rulebook::Rulebook;
use crate::screen;
use crate::session::{Loaded, Session, load, place_words, record_line};

/// How often the record file is looked at.
const PAUSE: Duration = Duration::from_millis(300);

/// Lines of the log shown before what is to come.
const LAST: Seq = 5;

/// Follows a match until it ends, or whoever looks at it goes. Takes no lock and writes nothing.
pub fn run(store: &Path, id: MatchId, rulebook: &Rulebook, teller: &Teller) -> Outcome {
    let files = RecordFiles::new(store);
    let mut held = read(&files, id)?;
    let told = held.referee.next_seq();
    outlet::say(format_args!(
        "Partida {id} de {}: solo se mira, lo que se escriba aquí no se anota. Ctrl-C la deja.",
        held.referee.game_title()
    ))?;
    outlet::say(teller.board(&held.referee.picture(), repl::screen().0))?;
    for seq in told.saturating_sub(LAST).max(1)..told {
        outlet::say(teller.news(line(held.referee.as_ref(), seq)))?;
    }
    let length = || files.path(&id).metadata().map(|file| file.len()).ok();
    let mut seen = None;
    while held.referee.outcome().is_none() {
        thread::sleep(PAUSE);
        let there = length();
        if there == seen {
            continue;
        }
        seen = there;
        let now = read(&files, id)?;
        if now.referee.next_seq() != held.referee.next_seq() {
            tell(&held, &now, rulebook, teller)?;
            held = now;
        }
    }
    Ok(CLEAN)
}

/// The same on a full screen: the log can be walked and asked.
pub fn on_screen(store: &Path, id: MatchId, rulebook: &Rulebook, manner: Manner) -> Outcome {
    let open = || {
        let journal = Box::new(Onlooker::new(RecordFiles::new(store)));
        Session::resume(journal, id, "mesa").map_err(|e| e.to_string())
    };
    let session = open()?;
    let (game, title) = (session.referee().game_id(), session.referee().game_title());
    let catalogue = rulebook.catalogue(game);
    let export = |session: &Session, wanted: &Wanted<'_>| {
        super::export::write_session(store, session, wanted, catalogue)
    };
    let precedents = |session: &Session, question: &str| {
        super::precedents::at_desk(store, question, session.referee().game_id(), rulebook)
    };
    let sitting =
        Sitting { export: &export, precedents: &precedents, manner, ..Sitting::new(catalogue, clock::now) };
    let greeting = Said::Told(format!(
        "Partida {id} de {title}: solo se mira, lo que se escriba aquí no se anota. Ctrl-D la deja."
    ));
    let path = RecordFiles::new(store).path(&id);
    let length = || path.metadata().map(|file| file.len()).ok();
    let mut seen = length();
    let mut has_grown = || {
        let now = length();
        std::mem::replace(&mut seen, now) != now
    };
    screen::watch(&sitting, &[greeting], &open, &mut has_grown)?;
    Ok(CLEAN)
}

fn read(files: &RecordFiles, id: MatchId) -> Result<Loaded, String> {
    let records = files.read(&id).map_err(|e| e.to_string())?;
    load(id, &records).map_err(|e| e.to_string())
}

fn line(referee: &dyn Referee, seq: Seq) -> String {
    let place = referee.play(seq).map(|play| place_words(&play)).unwrap_or_default();
    format!("{} {}{place}", report::styled(report::FAINT, format!("#{seq}")), record_line(referee, seq))
}

/// What was written since: its lines, what is found now and was not, and the board where the turn passed.
fn tell(before: &Loaded, now: &Loaded, rulebook: &Rulebook, teller: &Teller) -> Result<(), String> {
    let (then, referee) = (before.referee.as_ref(), now.referee.as_ref());
    for seq in then.next_seq()..referee.next_seq() {
        outlet::say(teller.news(line(referee, seq)))?;
    }
    let passed = |r: &dyn Referee| (r.status().turn, r.status().active);
    if passed(then) != passed(referee) {
        outlet::say(teller.board(&referee.picture(), repl::screen().0))?;
    } else if let Some(changed) = teller.changes(&then.public_facts(), &referee.public_facts()) {
        outlet::say(teller.news(format!("   {changed}")))?;
    }
    let known: Vec<Finding> = then.findings();
    let catalogue = rulebook.catalogue(referee.game_id());
    let is_known = |f: &&Finding| {
        !known.iter().any(|k| k.is_same(f) && (&k.standing, &k.ruling) == (&f.standing, &f.ruling))
    };
    for found in referee.findings().iter().filter(is_known) {
        let of = (found.about, "");
        outlet::say(teller.news(teller.finding(found, of, referee, catalogue)))?;
    }
    if let Some(outcome) = referee.outcome() {
        outlet::say(teller.news(format!("Fin de la partida: {}", report::ended(&outcome, referee))))?;
    }
    Ok(())
}
