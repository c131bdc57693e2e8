//! The games, one folder each. A new game is one folder, one catalogue and one line in [`GAMES`].

use crate::kernel::{CardLists, FindingKind, Game, Referee, Table, fold};

pub mod codigos;
pub mod dbs;
pub mod enadrya;
pub mod kodem;
pub mod totems;

/// A game that can be refereed.
pub struct GameEntry {
    /// Short id, as typed.
    pub id: &'static str,
    /// The game's name.
    pub title: &'static str,
    /// Modes, in Spanish.
    pub modes: &'static [&'static str],
    /// Revision of its rules in code.
    pub rules_revision: u32,
    /// The clauses its checks cite, the name of each check and the kind of fault it raises, in the order of the checks.
    pub checks: fn() -> Vec<(&'static str, &'static str, FindingKind)>,
    /// What it makes of card lists and decklists; none where it reads none.
    pub cards: fn() -> Option<CardLists>,
    /// A short match with one fault in it: lines to be typed, and in `# ` lines what is to be said of them.
    pub demo: &'static str,
    /// Opens an empty match.
    pub open: fn() -> Box<dyn Referee>,
}

const fn entry<G: Game>() -> GameEntry {
    GameEntry {
        id: G::ID,
        title: G::TITLE,
        modes: G::MODES,
        rules_revision: G::RULES_REVISION,
        checks: || G::checks().iter().map(|c| (c.clause, c.name, c.kind)).collect(),
        cards: || G::CARDS.map(|c| c.lists),
        demo: G::DEMO,
        open: || Box::new(Table::<G>::default()),
    }
}

/// Every game, the principal one first.
pub const GAMES: &[GameEntry] = &[
    entry::<kodem::Kodem>(),
    entry::<totems::Totems>(),
    entry::<codigos::Codigos>(),
    entry::<enadrya::Enadrya>(),
    entry::<dbs::Dbs>(),
];

/// The game with this id or name, case and accents ignored.
pub fn game(id: &str) -> Option<&'static GameEntry> {
    let word = fold(id);
    GAMES.iter().find(|g| g.id == word || fold(g.title) == word)
}
