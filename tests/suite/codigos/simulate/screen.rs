//! What a screen may show of a match under way: never a card that lies in a hidden code.

use std::collections::BTreeSet;

use arbitro::games::codigos::Codigos;
use arbitro::kernel::Game;

use super::players::Players;

/// No picture, duty, finding, notice, consequence, option or printed play names a hidden card now.
pub fn assert_keeps_secrets(players: &Players) {
    let (game, state) = (&players.game, players.game.state());
    let groups = state.seated().flat_map(|(_, p)| &p.hidden).map(|h| &h.group);
    let hidden: BTreeSet<&str> = groups
        .flat_map(|g| g.symbols.iter().chain([&g.card]))
        .filter(|c| !c.is_anonymous() && !state.ended)
        .map(|c| c.name())
        .collect();
    let picture = Codigos::picture(state);
    let cells = picture.areas.iter().flat_map(|a| a.rows.iter().flatten());
    let mut shown: Vec<String> = cells.flat_map(|c| c.lines.clone()).collect();
    shown.extend(Codigos::duties(state).into_iter().flat_map(|d| [d.what, d.until, d.line]));
    for finding in game.findings().iter() {
        shown.extend([finding.fault.message.clone(), finding.fault.legal.clone()]);
        shown.extend(finding.fault.facts.values().cloned());
    }
    shown.extend(game.notices().iter().map(|n| n.text.clone()));
    shown.extend(game.consequences().iter().map(|(_, text)| text.to_string()));
    shown.extend(game.plays().iter().map(|p| Codigos::shown(state, &p.event)));
    shown.extend(Codigos::candidates(state).iter().map(|e| Codigos::shown(state, e)));
    for text in shown {
        let leak = text.split(|c: char| !c.is_alphanumeric()).find(|word| hidden.contains(word));
        assert!(leak.is_none(), "seed {}: «{text}» names a hidden card\n{}", players.seed, players.log());
    }
}
