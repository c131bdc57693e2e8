//! What holds of every log: the first plays of a match tell what they told when they were the last ones.

use arbitro::kernel::{FactSheet, Finding, FindingKind, Game, Match, Play, Seq};
use pretty_assertions::assert_eq;

/// A fault as tests compare it: event, clause, kind.
pub type Told = (Seq, &'static str, FindingKind);

/// The faults among findings.
pub fn faults(findings: &[Finding]) -> Vec<Told> {
    findings.iter().filter(|f| f.kind.is_fault()).map(|f| (f.about, f.clause, f.kind)).collect()
}

/// The log as it would be exported, for messages of failed tests.
pub fn log<G: Game>(game: &Match<G>) -> String {
    let line = |p: &Play<G::Event>| format!("#{} {}", p.seq, G::print(&p.event));
    game.plays().iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Fails with the log if anybody is accused.
pub fn assert_no_fault<G: Game>(game: &Match<G>, what: &str) {
    let line = |f: &Finding| format!("#{} {} {} (visto #{})", f.about, f.clause, f.fault.message, f.known_at);
    let told: Vec<String> = game.findings().iter().filter(|f| f.is_open_fault()).map(line).collect();
    assert!(told.is_empty(), "{what}: {}\n{}", told.join("\n"), log(game));
}

/// What the referee said after so many plays.
#[derive(Clone)]
pub struct Sample {
    plays: usize,
    facts: FactSheet,
    findings: Vec<Finding>,
}

impl Sample {
    /// What it says now.
    pub fn of<G: Game>(game: &Match<G>) -> Sample {
        let (plays, facts) = (game.plays().len(), G::facts(game.state()));
        Sample { plays, facts, findings: game.findings().to_vec() }
    }

    /// Step by step is from scratch; the faults of the first plays are those the whole match dates up to them.
    pub fn assert_laws<G: Game>(&self, game: &Match<G>, what: &str) {
        let first = &game.plays().to_vec()[..self.plays];
        let again = Match::<G>::under(game.rules().clone()).after(first.iter().cloned());
        assert_eq!(G::facts(again.state()), self.facts, "{what}: table after {} plays", self.plays);
        assert_eq!(again.findings().to_vec(), self.findings, "{what}: findings after {} plays", self.plays);
        let last = first.last().map_or(0, |p| p.seq);
        let (now, then) = (faults(&self.findings), dated_up_to(&game.findings().to_vec(), last));
        if now != then {
            let lost: Vec<&Told> = now.iter().filter(|f| !then.contains(f)).collect();
            let early: Vec<&Told> = then.iter().filter(|f| !now.contains(f)).collect();
            panic!(
                "{what}: after {} plays, not told of later: {lost:?}; dated too early: {early:?}\n{}",
                self.plays,
                log(game)
            );
        }
    }
}

/// A match read whole finds what it found play by play, and dates it alike.
pub fn assert_read_whole<G: Game>(game: &Match<G>, what: &str) {
    let whole = Match::<G>::under(game.rules().clone()).after(game.plays().to_vec());
    assert_eq!(whole.findings().to_vec(), game.findings().to_vec(), "{what}: read whole\n{}", log(game));
    assert_eq!(whole.notices().to_vec(), game.notices().to_vec(), "{what}: read whole");
}

fn dated_up_to(findings: &[Finding], last: Seq) -> Vec<Told> {
    let dated: Vec<Finding> = findings.iter().filter(|f| f.known_at <= last).cloned().collect();
    faults(&dated)
}
