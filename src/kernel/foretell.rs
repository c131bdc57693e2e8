//! What would happen if an event came now: nothing of it is entered.

use super::check::{Judged, judge, meant};
use super::effects::Effects;
use super::fold::Match;
use super::game::Game;
use super::records::Play;
use super::verdict::{Fault, Finding, FindingKind};

impl<G: Game> Match<G> {
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
        after.findings().iter().filter(|f| f.known_at == seq || f.about == seq).cloned().collect()
    }

    /// The findings of `event` itself if it came now; cheaper than [`foretell`](Self::foretell), and blind to
    /// what its facts would prove about earlier plays.
    pub fn verdicts(&self, event: G::Event) -> Vec<(&'static str, FindingKind, Fault)> {
        judge::<G>(&self.state, &Play::of(self.next_seq(), event))
    }

    /// Whether steps end a turn that has begun, and the event would be a fault in the next one too: then it is one here.
    pub(super) fn ends_turn_in_vain(&self, steps: &[G::Event], event: &G::Event) -> bool {
        let mut after = self.clone();
        for step in steps {
            after.push(Play { is_tacit: true, ..Play::of(after.next_seq(), step.clone()) });
        }
        let turn = |game: &Match<G>| G::status(game.state()).turn;
        let ends = turn(self) > 0 && turn(&after) > turn(self);
        ends && after.verdicts(event.clone()).iter().any(|(_, kind, _)| kind.is_fault())
    }

    /// What `event` would pass: 0 nothing, 1 the phase, 2 the turn.
    pub fn passes(&self, event: &G::Event) -> u8 {
        let before = G::status(&self.state);
        let mut after = self.state.clone();
        let play = Play::of(self.next_seq(), event.clone());
        let meant = meant::<G>(&self.state, &play);
        G::apply(&mut after, &Judged::of(&play, meant.as_ref()), &mut Effects::default());
        let after = G::status(&after);
        match ((before.turn, before.active) == (after.turn, after.active), before.phase == after.phase) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => 2,
        }
    }
}

/// Why the event would look like a slip if it ended a match that still runs.
pub(super) fn sweeping<G: Game>(state: &G::State, event: &G::Event) -> Option<String> {
    G::sweeps(state, event).filter(|_| G::outcome(state).is_none())
}
