//! The fold: plays in, table and findings out.
//!
//! A play in order is one step. When a step tells a fact about a card that was already there, the match is folded
//! again from the start in the light of it; what only then turns out carries that step's number as `known_at`.
//! So the findings of the first n plays are, by construction, those that the whole match dates up to n, and the match as
//! it was after them may be kept and gone on from, whatever is told later. A match that is read whole comes to the same by
//! fewer folds (`anew.rs`, `dates.rs`).

use std::sync::Arc;

use super::body::{Waiver, WaiverSource};
use super::check::{Judged, Rows, judge, judged, meant};
use super::effects::{Done, Effects};
use super::foretell::sweeping;
use super::game::Game;
use super::ids::Seq;
use super::log::Log;
use super::records::Play;
use super::rewind::Opened;
use super::verdict::{Fault, Finding, FindingKind, Notice, Standing};

/// A step that was taken for granted.
pub(super) struct Granted<G: Game> {
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

/// Plays between two moments of a match that are kept.
const APART: usize = 32;
/// Moments that are kept near the end.
const KEPT: usize = 8;
/// Plays between two moments that are kept for good.
const FAR_APART: usize = 256;

/// A match of one game: the plays in force and what they come to.
pub struct Match<G: Game> {
    pub(super) rules: G::Rules,
    pub(super) plays: Log<Play<G::Event>>,
    /// The highest number of a play.
    last: Seq,
    pub(super) state: G::State,
    pub(super) findings: Log<Finding>,
    pub(super) notices: Log<Notice>,
    /// What the referee did by itself, and what the last play set off.
    pub(super) effects: Effects,
    /// The steps that were last taken for granted together.
    pub(super) granted: Vec<Granted<G>>,
    /// Where what the match is to go back over began, the innermost last.
    pub(super) opened: Log<Opened<G>>,
    /// The plays so far in which chance had a part.
    pub(super) random: u64,
    /// The match as it was some plays ago, several times: what changes near its end is folded from there. None of a
    /// match that began in the light of what it told later.
    earlier: Option<Vec<Arc<Match<G>>>>,
    /// Some finding is about no play that was there.
    has_strays: bool,
    /// Only the table is followed, nothing is judged.
    pub(super) is_silent: bool,
    /// By which rows of the checks it is judged.
    pub(super) rows: Rows,
    pub(super) judged: u64,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            rules: self.rules.clone(),
            plays: self.plays.clone(),
            last: self.last,
            state: self.state.clone(),
            findings: self.findings.clone(),
            notices: self.notices.clone(),
            effects: self.effects.clone(),
            granted: self.granted.clone(),
            opened: self.opened.clone(),
            random: self.random,
            earlier: self.earlier.clone(),
            has_strays: self.has_strays,
            is_silent: self.is_silent,
            rows: self.rows,
            judged: self.judged,
        }
    }
}

impl<G: Game> Default for Match<G> {
    fn default() -> Self {
        Self::under(G::Rules::default())
    }
}

/// A finding that a play raised or changed.
pub(super) struct Touched {
    /// What stood in its place.
    pub was: Option<Finding>,
    /// What stands there.
    pub is: Finding,
}

/// What a record did to what was found before it.
pub(super) enum Brought {
    /// These findings, in running order; the remarks and the consequences behind so many.
    Step { touched: Vec<Touched>, notices: usize, consequences: usize },
    /// The match was judged anew; this was found before.
    Anew { findings: Log<Finding>, notices: Log<Notice> },
}

/// The play and the clause of a finding that was raised, and what stood there before.
pub(super) type Raised = (Seq, &'static str, Option<Finding>);

impl<G: Game> Match<G> {
    /// A match under these rules, before anything happened.
    pub fn under(rules: G::Rules) -> Self {
        Match { earlier: Some(Vec::new()), ..Self::knowing(rules, G::Knowledge::default()) }
    }

    /// The same in the light of what is known of the cards.
    pub fn knowing(rules: G::Rules, known: G::Knowledge) -> Self {
        Match {
            state: G::begin(known, rules.clone()),
            rules,
            plays: Log::default(),
            last: 0,
            findings: Log::default(),
            notices: Log::default(),
            effects: Effects::default(),
            granted: Vec::new(),
            opened: Log::default(),
            random: 0,
            earlier: None,
            has_strays: false,
            is_silent: false,
            rows: Rows::MAX,
            judged: 0,
        }
    }

    /// The same match from its beginning on for whoever asks for the table alone: nothing is found.
    pub(super) fn silent(rules: G::Rules) -> Self {
        Match { is_silent: true, ..Self::under(rules) }
    }

    /// Folds plays from the start, under the rules of the printed book.
    pub fn replay(plays: impl IntoIterator<Item = Play<G::Event>>) -> Self {
        Self::default().after(plays)
    }

    /// The match with these plays behind those it has.
    pub fn after(mut self, plays: impl IntoIterator<Item = Play<G::Event>>) -> Self {
        if self.plays.is_empty() {
            return self.at_once(plays);
        }
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
    pub fn plays(&self) -> &Log<Play<G::Event>> {
        &self.plays
    }

    /// How often a play was judged and applied so far: what the match has cost.
    pub fn judged(&self) -> u64 {
        self.judged
    }

    /// Findings by event in order of play, then in the order of the checks.
    pub fn findings(&self) -> &Log<Finding> {
        &self.findings
    }

    /// Remarks in order of play.
    pub fn notices(&self) -> &Log<Notice> {
        &self.notices
    }

    /// What the referee did by itself, with the play that set it off.
    pub fn consequences(&self) -> &Log<Done> {
        &self.effects.doings.all
    }

    /// Folds one more play.
    pub fn push(&mut self, play: Play<G::Event>) {
        self.enter(play);
    }

    /// Folds one more play and says what it brought.
    pub(super) fn enter(&mut self, play: Play<G::Event>) -> Brought {
        let (found, notices, consequences) =
            (self.findings.len(), self.notices.len(), self.consequences().len());
        let mut raised = Vec::new();
        self.plays.push(play);
        let plays = self.plays.len();
        let brought = if self.step(plays - 1, &mut raised) {
            let (mut findings, mut before) = self.refold(plays);
            findings.truncate(found);
            before.truncate(notices);
            for (about, clause, was) in raised.into_iter().rev() {
                let at = place_of(&findings, 0, about, clause);
                if let (Some(old), Some(was)) = (at.and_then(|at| findings.get_mut(at)), was) {
                    *old = was;
                }
            }
            Brought::Anew { findings, notices: before }
        } else {
            self.put_in_order(found);
            Brought::Step { touched: self.touched(raised), notices, consequences }
        };
        self.keep(plays);
        brought
    }

    /// Keeps the match as it is now, after so many plays, if it is time. Of a match that is read whole only what lies near its
    /// end is worth it, and what is kept for good.
    pub(super) fn keep(&mut self, plays: usize) {
        let is_near = self.plays.len() - plays < 2 * APART;
        // From the beginning it is no further to the first of them.
        if plays <= 2 * APART || !plays.is_multiple_of(if is_near { APART } else { FAR_APART }) {
            return;
        }
        if let Some(mut earlier) = self.earlier.take() {
            let near = |then: &Arc<Match<G>>| !then.plays.len().is_multiple_of(FAR_APART);
            if earlier.iter().filter(|then| near(then)).count() == KEPT
                && let Some(oldest) = earlier.iter().position(near)
            {
                earlier.remove(oldest);
            }
            let mut then = self.clone();
            then.plays.truncate(plays);
            earlier.push(Arc::new(then));
            self.earlier = Some(earlier);
        }
    }

    /// The match with these plays in the place of its own, as if they were folded from the start: those it begins with
    /// alike are not folded again where a moment among them was kept.
    pub(super) fn retold(&self, plays: Vec<Play<G::Event>>) -> Match<G> {
        let alike = self.plays.iter().zip(&plays).take_while(|(a, b)| a == b).count();
        let mut earlier = self.earlier.clone().unwrap_or_default();
        earlier.retain(|then| then.plays.len() <= alike);
        let begun =
            earlier.last().map_or_else(|| Match::under(self.rules.clone()), |then| then.as_ref().clone());
        let folded = begun.plays.len();
        let (judged, is_silent) = (self.judged, self.is_silent);
        let begun = Match { earlier: Some(earlier), judged, is_silent, ..begun };
        begun.after(plays.into_iter().skip(folded))
    }

    /// What was found, where the match itself is done with.
    pub(super) fn into_found(self) -> (Log<Finding>, Log<Notice>) {
        (self.findings, self.notices)
    }

    /// What was raised, in running order.
    fn touched(&self, raised: Vec<Raised>) -> Vec<Touched> {
        let at = |(about, clause, was): Raised| Some((place_of(&self.findings, 0, about, clause)?, was));
        let mut places: Vec<(usize, Option<Finding>)> = raised.into_iter().filter_map(at).collect();
        // Of what was changed twice the first is what stood there.
        places.sort_by_key(|(at, _)| *at);
        places.dedup_by_key(|(at, _)| *at);
        let touched = |(at, was): (usize, _)| Some(Touched { was, is: self.findings.get(at)?.clone() });
        places.into_iter().filter_map(touched).collect()
    }

    /// A number after every play folded so far.
    pub fn next_seq(&self) -> Seq {
        self.last + 1
    }

    /// Judges and applies the play at a place; says whether a late fact was told.
    pub(super) fn step(&mut self, at: usize, touched: &mut Vec<Raised>) -> bool {
        let plays = std::mem::take(&mut self.plays);
        let late = plays.get(at).is_some_and(|play| self.fold(play, (&plays, at), touched));
        self.plays = plays;
        late
    }

    /// The same where the play is at hand, and among which plays it stands where.
    fn fold(
        &mut self,
        play: &Play<G::Event>,
        (plays, at): (&Log<Play<G::Event>>, usize),
        touched: &mut Vec<Raised>,
    ) -> bool {
        self.last = self.last.max(play.seq);
        self.judged += u64::from(!self.is_silent);
        self.open(play);
        let meant = meant::<G>(&self.state, play);
        let met = Judged::<G>::of(play, meant.as_ref());
        let raised = if self.is_silent { Vec::new() } else { judged(&self.state, &met, self.rows) };
        if play.is_tacit && !self.is_silent {
            self.grant(play, at.checked_sub(1).and_then(|last| plays.get(last)));
        } else if let Some(notice) = self.told_of_granted(play, &raised) {
            self.notices.push(notice);
        }
        let covered = !raised.is_empty() && self.find_all(raised, play, (plays, at), touched);
        let by_card = play.waivers.iter().any(|w| w.by == WaiverSource::Card);
        let names = || G::is_effect(&self.state, &play.event);
        if by_card && !covered && !self.is_silent && !self.is_forgiven(play) && !names() {
            let text = "el permiso no cubrió ninguna falta por ahora".to_owned();
            self.notices.push(Notice { about: play.seq, text });
        }
        let seq = play.seq;
        let slip = (!self.is_silent).then(|| sweeping::<G>(&self.state, &play.event)).flatten();
        self.effects.begin(seq, self.is_silent);
        G::apply(&mut self.state, &met, &mut self.effects);
        if let Some(why) = slip.filter(|_| G::outcome(&self.state).is_some()) {
            self.effects
                .notice(format!("{why} y acaba la partida: si fue un desliz, «corregir {seq}» lo quita"));
        }
        if !self.effects.notices.is_empty() {
            let told = std::mem::take(&mut self.effects.notices);
            self.notices.extend(told.into_iter().map(|text| Notice { about: seq, text }));
        }
        self.close(play);
        let is_late = self.effects.is_late();
        debug_assert!(!is_late || G::may_be_late(&play.event), "a late fact: {:?}", play.event);
        is_late
    }

    /// Finds what a play raised; whether a permission on the play covers some of it.
    fn find_all(
        &mut self,
        raised: Vec<(&'static str, FindingKind, Fault)>,
        play: &Play<G::Event>,
        (plays, at): (&Log<Play<G::Event>>, usize),
        touched: &mut Vec<Raised>,
    ) -> bool {
        let found = self.findings.len();
        let mut covered = false;
        for (clause, kind, fault) in raised {
            let about = fault.about.unwrap_or(play.seq);
            let mut before = plays.until(at).rev();
            let judged = if about == play.seq { Some(play) } else { before.find(|p| p.seq == about) };
            let waiver = judged.and_then(|p| p.waiver_that(clause, |w| settles(w, &fault)));
            let standing = waiver.map_or(Standing::Open, Standing::from);
            covered |= about == play.seq && standing != Standing::Open;
            self.has_strays |= judged.is_none();
            // What was found before this play is about those before it.
            let from = if about == play.seq && !self.has_strays { found } else { 0 };
            let (known_at, fault) = (play.seq.max(about), Arc::new(fault));
            let finding = Finding { about, known_at, clause, kind, fault, standing, ruling: None };
            touched.push(self.raise(from, finding));
        }
        covered
    }

    /// Whether a permission stands for what would be found without it, where the checks ask whether there is one.
    fn is_forgiven(&self, play: &Play<G::Event>) -> bool {
        let bare = Play { waivers: Vec::new(), ..play.clone() };
        let found = judge::<G>(&self.state, &bare).into_iter();
        found
            .filter(|(_, _, fault)| fault.about.is_none_or(|about| about == play.seq))
            .any(|(clause, _, fault)| play.waiver_that(clause, |w| settles(w, &fault)).is_some())
    }

    /// Keeps the table on which a step was taken for granted, for what may turn out to have come before it.
    fn grant(&mut self, play: &Play<G::Event>, last: Option<&Play<G::Event>>) {
        if !last.is_some_and(|last| last.is_tacit) {
            self.granted.clear();
        }
        let (before, line) = (self.state.clone(), G::shown(&self.state, &play.event));
        self.granted.push(Granted { seq: play.seq, line, before });
    }

    /// A remark where a play is a fault and would be none before a step that was taken for granted; not of an earlier
    /// turn than the last, nor of what comes before the first, where nothing is judged.
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
            let then = G::status(&granted.before).turn;
            then > 0 && then + 1 >= turn && !judge::<G>(&granted.before, play).iter().any(is_fault)
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
    /// adds its facts to the first, which is one of those behind the first `from`.
    fn raise(&mut self, from: usize, finding: Finding) -> Raised {
        let (about, clause) = (finding.about, finding.clause);
        let at = place_of(&self.findings, from, about, clause);
        let Some(old) = at.and_then(|at| self.findings.get_mut(at)) else {
            self.findings.push(finding);
            return (about, clause, None);
        };
        let was = old.clone();
        if !old.kind.is_fault() && finding.kind.is_fault() {
            *old = finding;
        } else if finding.kind.is_fault() {
            Arc::make_mut(&mut old.fault).join(Arc::unwrap_or_clone(finding.fault));
        }
        (about, clause, Some(was))
    }

    /// Puts the findings behind the first `from` among the others: by play, then by check. Those of the last play come
    /// last anyway.
    pub(super) fn put_in_order(&mut self, from: usize) {
        if from == self.findings.len() {
            return;
        }
        let unsorted: Vec<Finding> = self.findings.from(from).cloned().collect();
        self.findings.truncate(from);
        for finding in unsorted {
            let behind = self.findings.iter().rev().take_while(|other| self.comes_before(&finding, other));
            let at = self.findings.len() - behind.count();
            self.findings.insert(at, finding);
        }
    }

    fn comes_before(&self, finding: &Finding, other: &Finding) -> bool {
        if finding.about == other.about {
            return row::<G>(finding.clause) < row::<G>(other.clause);
        }
        let place = |f: &Finding| self.plays.iter().rev().position(|p| p.seq == f.about);
        match (place(finding), place(other)) {
            // From the end: what is further from it comes before.
            (Some(here), Some(there)) => here > there,
            (None, Some(_)) => true,
            (Some(_), None) => false,
            (None, None) => row::<G>(finding.clause) < row::<G>(other.clause),
        }
    }
}

/// Where a finding is, looked for from the end to the first `from`.
fn place_of(findings: &Log<Finding>, from: usize, about: Seq, clause: &str) -> Option<usize> {
    let behind = findings.from(from).rev().position(|f| f.about == about && f.clause == clause)?;
    Some(findings.len() - 1 - behind)
}

/// The place of a clause among the checks.
pub(super) fn row<G: Game>(clause: &str) -> Option<usize> {
    G::checks().iter().position(|check| check.clause == clause)
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
