//! The fold: plays in, table and findings out.
//!
//! A play in order is one step. When a step tells a fact about a card that was already there, the match is folded
//! again from the start in the light of it; what only then turns out carries that step's number as `known_at`.
//! So the findings of the first n plays are, by construction, those that the whole match dates up to n.

use std::collections::BTreeMap;

use super::body::{Play, Waiver, WaiverSource};
use super::check::judge;
use super::effects::Effects;
use super::game::Game;
use super::ids::Seq;
use super::verdict::{Fault, Finding, FindingKind, Notice, Standing};

/// A step that was taken for granted.
struct Granted<G: Game> {
    /// The step.
    seq: Seq,
    /// As a screen may show it.
    line: String,
    /// The table before it.
    before: G::State,
}

impl<G: Game> Clone for Granted<G> {
    fn clone(&self) -> Self {
        Granted { seq: self.seq, line: self.line.clone(), before: self.before.clone() }
    }
}

/// A match of one game: the plays in force and what they come to.
pub struct Match<G: Game> {
    rules: G::Rules,
    plays: Vec<Play<G::Event>>,
    state: G::State,
    findings: Vec<Finding>,
    notices: Vec<Notice>,
    consequences: Vec<(Seq, String)>,
    /// The steps that were last taken for granted together.
    granted: Vec<Granted<G>>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            rules: self.rules.clone(),
            plays: self.plays.clone(),
            state: self.state.clone(),
            findings: self.findings.clone(),
            notices: self.notices.clone(),
            consequences: self.consequences.clone(),
            granted: self.granted.clone(),
        }
    }
}

impl<G: Game> Default for Match<G> {
    fn default() -> Self {
        Self::under(G::Rules::default())
    }
}

impl<G: Game> Match<G> {
    /// A match under these rules, before anything happened.
    pub fn under(rules: G::Rules) -> Self {
        Self::knowing(rules, G::Knowledge::default())
    }

    /// The same in the light of what is known of the cards.
    pub fn knowing(rules: G::Rules, known: G::Knowledge) -> Self {
        Match {
            state: G::begin(known, rules.clone()),
            rules,
            plays: Vec::new(),
            findings: Vec::new(),
            notices: Vec::new(),
            consequences: Vec::new(),
            granted: Vec::new(),
        }
    }

    /// Folds plays from the start, under the rules of the printed book.
    pub fn replay(plays: impl IntoIterator<Item = Play<G::Event>>) -> Self {
        Self::default().after(plays)
    }

    /// The match with these plays behind those it has.
    pub fn after(mut self, plays: impl IntoIterator<Item = Play<G::Event>>) -> Self {
        for play in plays {
            self.push(play);
        }
        self
    }

    /// The rules it is judged by.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The table now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The plays folded so far.
    pub fn plays(&self) -> &[Play<G::Event>] {
        &self.plays
    }

    /// Findings by event in order of play, then in the order of the checks.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Remarks in order of play.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// What the referee did by itself, with the play that set it off.
    pub fn consequences(&self) -> &[(Seq, String)] {
        &self.consequences
    }

    /// Folds one more play.
    pub fn push(&mut self, play: Play<G::Event>) {
        let found = self.findings.len();
        let late = self.step(&play);
        let seq = play.seq;
        self.plays.push(play);
        if late {
            self.refold(seq);
        }
        // Those of the last play come last anyway.
        let elsewhere = late || self.findings[found..].iter().any(|f| f.about != seq);
        self.sort_findings(if elsewhere { 0 } else { found });
    }

    /// Why `event`, if it came now, would look like a slip that ends the match; none where it would not end it.
    pub fn ends_by_slip(&self, event: G::Event) -> Option<String> {
        let why = sweeping::<G>(&self.state, &event)?;
        let mut after = self.clone();
        after.push(Play::of(self.next_seq(), event));
        G::outcome(&after.state).map(|_| why)
    }

    /// What entering `play` now would raise, without entering it.
    pub fn foretell(&self, play: Play<G::Event>) -> Vec<Finding> {
        let mut after = self.clone();
        let seq = play.seq;
        after.push(play);
        after.findings.into_iter().filter(|f| f.known_at == seq || f.about == seq).collect()
    }

    /// The findings of `event` itself if it came now; cheaper than [`foretell`](Self::foretell), and blind to
    /// what its facts would prove about earlier plays.
    pub fn verdicts(&self, event: G::Event) -> Vec<(&'static str, FindingKind, Fault)> {
        judge::<G>(&self.state, &Play::of(self.next_seq(), event))
    }

    /// What `event` would pass: 0 nothing, 1 the phase, 2 the turn.
    pub fn passes(&self, event: &G::Event) -> u8 {
        let before = G::status(&self.state);
        let mut after = self.state.clone();
        G::apply(&mut after, &Play::of(self.next_seq(), event.clone()), &mut Effects::default());
        let after = G::status(&after);
        match ((before.turn, before.active) == (after.turn, after.active), before.phase == after.phase) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => 2,
        }
    }

    /// A number after every play folded so far.
    pub fn next_seq(&self) -> Seq {
        self.plays.iter().map(|p| p.seq).max().unwrap_or(0) + 1
    }

    /// Judges and applies; says whether a late fact was told.
    fn step(&mut self, play: &Play<G::Event>) -> bool {
        let raised = judge::<G>(&self.state, play);
        if play.is_tacit {
            self.grant(play);
        } else if let Some(notice) = self.told_of_granted(play, &raised) {
            self.notices.push(notice);
        }
        let mut covered = false;
        for (clause, kind, fault) in raised {
            let about = fault.about.unwrap_or(play.seq);
            let judged =
                if about == play.seq { Some(play) } else { self.plays.iter().find(|p| p.seq == about) };
            let waiver = judged.and_then(|p| p.waiver_that(clause, |w| settles(w, &fault)));
            let standing = waiver.map_or(Standing::Open, Standing::from);
            covered |= about == play.seq && standing != Standing::Open;
            let known_at = play.seq.max(about);
            self.raise(Finding { about, known_at, clause, kind, fault, standing, ruling: None });
        }
        let by_card = play.waivers.iter().any(|w| w.by == WaiverSource::Card);
        if by_card && !covered {
            let text = "el permiso no cubrió ninguna falta por ahora".to_owned();
            self.notices.push(Notice { about: play.seq, text });
        }
        let mut effects = Effects::of(play.seq);
        let slip = sweeping::<G>(&self.state, &play.event);
        G::apply(&mut self.state, play, &mut effects);
        let seq = play.seq;
        if let Some(why) = slip.filter(|_| G::outcome(&self.state).is_some()) {
            effects.notice(format!("{why} y acaba la partida: si fue un desliz, «corregir {seq}» lo quita"));
        }
        let late = effects.is_late();
        self.notices.extend(effects.notices.into_iter().map(|text| Notice { about: seq, text }));
        self.consequences.extend(effects.consequences.into_iter().map(|text| (seq, text)));
        late
    }

    /// Keeps the table on which a step was taken for granted, for what may turn out to have come before it.
    fn grant(&mut self, play: &Play<G::Event>) {
        if !self.plays.last().is_some_and(|last| last.is_tacit) {
            self.granted.clear();
        }
        let (before, line) = (self.state.clone(), G::shown(&self.state, &play.event));
        self.granted.push(Granted { seq: play.seq, line, before });
    }

    /// A remark where a play is a fault and would be none before a step that was taken for granted; not of an earlier
    /// turn than the last.
    fn told_of_granted(
        &self,
        play: &Play<G::Event>,
        raised: &[(&'static str, FindingKind, Fault)],
    ) -> Option<Notice> {
        let is_fault = |(_, kind, _): &(&str, FindingKind, Fault)| kind.is_fault();
        if !raised.iter().any(|fault| is_fault(fault) && fault.2.about.is_none()) {
            return None;
        }
        let turn = G::status(&self.state).turn;
        let fits = |granted: &&Granted<G>| {
            G::status(&granted.before).turn + 1 >= turn
                && !judge::<G>(&granted.before, play).iter().any(is_fault)
        };
        let step = self.granted.iter().rev().find(fits)?;
        let line = G::shown(&self.state, &play.event);
        let text = format!(
            "se dio por hecho «{}» en #{}: si esto fue antes, «corregir {}» y «antes {} {line}»",
            step.line, step.seq, play.seq, step.seq
        );
        Some(Notice { about: play.seq, text })
    }

    /// At most one finding for an event and a clause: a fault takes the place of a question, and a second fault
    /// adds its facts to the first.
    fn raise(&mut self, finding: Finding) {
        let same = |f: &&mut Finding| f.about == finding.about && f.clause == finding.clause;
        match self.findings.iter_mut().find(same) {
            None => self.findings.push(finding),
            Some(old) if !old.kind.is_fault() && finding.kind.is_fault() => *old = finding,
            Some(old) if finding.kind.is_fault() => {
                old.fault.join(finding.fault);
            }
            Some(_) => {}
        }
    }

    fn refold(&mut self, now: Seq) {
        let before = std::mem::take(&mut self.findings);
        self.state = G::begin(G::knowledge(&self.state).clone(), self.rules.clone());
        self.notices.clear();
        self.consequences.clear();
        self.granted.clear();
        let plays = std::mem::take(&mut self.plays);
        for play in plays {
            self.step(&play);
            self.plays.push(play);
        }
        for finding in &mut self.findings {
            let known = before
                .iter()
                .find(|f| (f.about, f.clause, f.kind) == (finding.about, finding.clause, finding.kind));
            finding.known_at = known.map_or(now.max(finding.about), |f| f.known_at);
        }
    }

    /// Puts the findings behind the first `from` in order: by play, then by check.
    fn sort_findings(&mut self, from: usize) {
        let Some(unsorted) = self.findings.get_mut(from..).filter(|tail| tail.len() > 1) else { return };
        let played = self.plays.iter().filter(|_| from == 0);
        let places: BTreeMap<Seq, usize> = played.enumerate().map(|(at, p)| (p.seq, at)).collect();
        let row = |clause: &str| G::checks().iter().position(|c| c.clause == clause);
        unsorted.sort_by_cached_key(|f| (places.get(&f.about).copied(), row(f.clause)));
    }
}

/// Why the event would look like a slip if it ended a match that still runs.
fn sweeping<G: Game>(state: &G::State, event: &G::Event) -> Option<String> {
    if G::outcome(state).is_some() { None } else { G::sweeps(state, event) }
}

/// A card's permission that names no card does not settle what only a card's text can allow.
fn settles(waiver: &Waiver, fault: &Fault) -> bool {
    !fault.only_by_card || waiver.by == WaiverSource::Judge || !waiver.note.is_empty()
}

impl From<&Waiver> for Standing {
    fn from(waiver: &Waiver) -> Self {
        match waiver.by {
            WaiverSource::Card => Standing::Card(waiver.note.clone()),
            WaiverSource::Judge => Standing::Judge(waiver.note.clone()),
        }
    }
}
