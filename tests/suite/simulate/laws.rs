//! What holds of every log: the first plays of a match tell what they told when they were the last ones.

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::Event;
use arbitro::kernel::{FactSheet, Finding, Game, Match, Seq};

use super::table::{Told, faults};

/// What the referee said after so many plays.
#[derive(Clone)]
pub struct Sample {
    plays: usize,
    facts: FactSheet,
    findings: Vec<Finding>,
}

impl Sample {
    /// What it says now.
    pub fn of(game: &Match<Kodem>) -> Sample {
        let (plays, facts) = (game.plays().len(), Kodem::facts(game.state()));
        Sample { plays, facts, findings: game.findings().to_vec() }
    }

    /// Step by step is from scratch; the faults of the first plays are those the whole match dates up to them.
    pub fn assert_laws(&self, game: &Match<Kodem>, what: &str) {
        let first = &game.plays()[..self.plays];
        let again = Match::<Kodem>::replay(first.iter().cloned());
        assert_eq!(Kodem::facts(again.state()), self.facts, "{what}: table after {} plays", self.plays);
        assert_eq!(again.findings(), self.findings, "{what}: findings after {} plays", self.plays);
        let last = first.last().map_or(0, |p| p.seq);
        let (now, then) = (faults(&self.findings), dated_up_to(game.findings(), last));
        if now != then {
            let lost: Vec<&Told> = now.iter().filter(|f| !then.contains(f)).collect();
            let early: Vec<&Told> = then.iter().filter(|f| !now.contains(f)).collect();
            let line = |p: &arbitro::kernel::Play<Event>| format!("#{} {}", p.seq, Kodem::print(&p.event));
            let log: Vec<String> = game.plays().iter().map(line).collect();
            panic!(
                "{what}: after {} plays, not told of later: {lost:?}; dated too early: {early:?}\n{}",
                self.plays,
                log.join("\n")
            );
        }
    }
}

fn dated_up_to(findings: &[Finding], last: Seq) -> Vec<Told> {
    let dated: Vec<Finding> = findings.iter().filter(|f| f.known_at <= last).cloned().collect();
    faults(&dated)
}
