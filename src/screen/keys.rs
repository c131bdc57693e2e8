//! What a key does to the view, and what it asks for besides.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::draw::{choice_at, entry_at};
use super::view::{Deed, Menu, MenuOf, Panel, View};
use crate::prompt::Offer;

/// Entries of the log that a page goes over, and rows of an answer.
const PAGE: usize = 10;

/// What a key asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nothing but to be drawn.
    Nothing,
    /// A line to be entered.
    Enter(String),
    /// What may stand at the cursor.
    Complete,
    /// To leave.
    Leave,
}

/// Takes a key.
pub fn press(view: &mut View, key: KeyEvent) -> Act {
    // The key for the third sign is Control and Alt at once on some systems.
    if key.modifiers.contains(KeyModifiers::CONTROL) && !key.modifiers.contains(KeyModifiers::ALT) {
        return control(view, key.code);
    }
    if view.menu.is_some() {
        if let Some(act) = in_menu(view, key.code) {
            return act;
        }
    } else if view.sought.is_some() {
        in_search(view, key.code);
        return Act::Nothing;
    }
    let is_walking = view.walked.is_some() && view.line.is_empty();
    match (key.code, is_walking) {
        (KeyCode::Enter, true) => open_menu(view),
        (KeyCode::Enter, false) => {
            view.walk(None);
            return Act::Enter(view.line.take());
        }
        (KeyCode::Tab, _) => return Act::Complete,
        (KeyCode::Esc, _) => {
            view.panel = None;
            view.walk(None);
        }
        (KeyCode::PageUp | KeyCode::PageDown, _) => page(view, key.code == KeyCode::PageUp),
        (KeyCode::Up, true) => step(view, 1, true),
        (KeyCode::Down, true) => step(view, 1, false),
        (KeyCode::Home, true) => view.walk(Some(0)),
        (KeyCode::End, true) => view.walk(view.log.len().checked_sub(1)),
        (KeyCode::F(n), _) => {
            let key = u32::from(n).checked_add(u32::from('0')).and_then(char::from_u32);
            let panel = panel_of(key.unwrap_or(' '));
            view.panel = panel.filter(|_| panel != view.panel);
        }
        (KeyCode::Char('/'), _) if view.line.is_empty() => view.sought = Some(String::new()),
        (KeyCode::Char(c), _) if view.line.is_empty() && view.is_small() && !view.numbered => {
            match panel_of(c) {
                Some(panel) => view.panel = Some(panel),
                None => view.line.insert(&c.to_string()),
            }
        }
        (KeyCode::Char(c), _) => view.line.insert(&c.to_string()),
        (code, _) => edit(view, code),
    }
    Act::Nothing
}

/// A text that was pasted; its line ends are entered with it.
pub fn paste(view: &mut View, text: &str) {
    view.menu = None;
    view.sought = None;
    view.line.insert(text.trim_end_matches(['\n', '\r']));
}

/// Takes the mouse: its wheel walks the log or rolls an answer, a click opens a line of the log or takes what a menu
/// offers.
pub fn point(view: &mut View, mouse: MouseEvent) -> Act {
    let is_up = mouse.kind == MouseEventKind::ScrollUp;
    let chosen = choice_at(view, mouse.row);
    if is_up || mouse.kind == MouseEventKind::ScrollDown {
        (view.menu, view.sought) = (None, None);
        if view.alone() == Some(Panel::Answer) {
            view.rolled = if is_up { view.rolled.saturating_sub(1) } else { view.rolled + 1 };
        } else {
            step(view, 1, is_up);
        }
    } else if mouse.kind == MouseEventKind::Down(MouseButton::Left) {
        if let Some((menu, at)) = view.menu.as_mut().zip(chosen) {
            menu.at = at;
            return choose(view);
        }
        (view.menu, view.sought) = (None, None);
        if let Some(at) = entry_at(view, (mouse.column, mouse.row)) {
            view.walk(Some(at));
            open_menu(view);
        }
    }
    Act::Nothing
}

fn panel_of(key: char) -> Option<Panel> {
    Panel::ALL.iter().find(|(k, _, _)| *k == key).map(|(_, panel, _)| *panel)
}

/// Keys that edit the line, whatever else is shown.
fn edit(view: &mut View, code: KeyCode) {
    let line = &mut view.line;
    if code == KeyCode::Left {
        line.left();
    } else if code == KeyCode::Right {
        match view.hint.take().filter(|_| line.at() == line.text().len()) {
            Some(hint) => line.insert(&hint),
            None => line.right(),
        }
    } else if code == KeyCode::Home {
        line.home();
    } else if code == KeyCode::End {
        line.end();
    } else if code == KeyCode::Backspace {
        line.backspace();
    } else if code == KeyCode::Delete {
        line.delete();
    } else if code == KeyCode::Up {
        line.older();
    } else if code == KeyCode::Down {
        line.newer();
    }
}

fn control(view: &mut View, code: KeyCode) -> Act {
    let KeyCode::Char(c) = code else { return Act::Nothing };
    // What was offered for the line as it was says nothing of another.
    (view.menu, view.sought) = (None, None);
    let line = &mut view.line;
    match c.to_ascii_lowercase() {
        'c' => {
            line.clear();
            view.panel = None;
            view.walk(None);
        }
        'd' if line.is_empty() => return Act::Leave,
        'd' => line.delete(),
        'a' => line.home(),
        'e' => line.end(),
        'b' => line.left(),
        'f' => line.right(),
        'h' => line.backspace(),
        'u' => line.erase_before(),
        'k' => line.erase_behind(),
        'w' => line.erase_word(),
        'p' => line.older(),
        'n' => line.newer(),
        'j' | 'm' => return Act::Enter(line.take()),
        'i' => return Act::Complete,
        _ => {}
    }
    Act::Nothing
}

/// A key while something is chosen; none where the key closes the menu and means what it always does.
fn in_menu(view: &mut View, code: KeyCode) -> Option<Act> {
    let menu = view.menu.as_mut()?;
    let all = menu.items.len().max(1);
    if matches!(code, KeyCode::Down | KeyCode::Tab) {
        menu.at = (menu.at + 1) % all;
    } else if matches!(code, KeyCode::Up | KeyCode::BackTab) {
        menu.at = (menu.at + all - 1) % all;
    } else if code == KeyCode::Esc {
        view.menu = None;
    } else if code == KeyCode::Enter {
        return Some(choose(view));
    } else {
        if let (MenuOf::Entry(_), KeyCode::Char(c)) = (menu.of, code)
            && let Some(at) = Deed::ALL.iter().position(|(key, _, _, _)| *key == c)
        {
            menu.at = at;
            return Some(choose(view));
        }
        view.menu = None;
        return None;
    }
    Some(Act::Nothing)
}

fn choose(view: &mut View) -> Act {
    let Some(menu) = view.menu.take() else { return Act::Nothing };
    match menu.of {
        MenuOf::Words(start) => {
            if let Some(offer) = menu.items.get(menu.at) {
                view.line.complete(start, &offer.text);
            }
            Act::Nothing
        }
        MenuOf::Entry(at) => {
            Deed::ALL.get(menu.at).map_or(Act::Nothing, |(_, deed, _, _)| do_to(view, *deed, at))
        }
    }
}

/// Puts the line of a deed ready, or enters it where nothing is to be added.
fn do_to(view: &mut View, deed: Deed, at: usize) -> Act {
    let Some(entry) = view.log.get(at) else { return Act::Nothing };
    let seq = entry.seq;
    let line = match deed {
        Deed::Correct => match &entry.again {
            Some(line) => format!("corregir {seq}: {line}"),
            None => format!("corregir {seq}"),
        },
        Deed::Before => format!("antes de {seq}: "),
        Deed::Note => format!("nota {seq}: "),
        Deed::Rule => match entry.findings.iter().find_map(|found| found.open) {
            Some(clause) => format!("fallo {seq} {clause} "),
            None => format!("fallo {seq} "),
        },
        Deed::Why => return Act::Enter(format!("porque {seq}")),
    };
    view.line.set(line);
    Act::Nothing
}

/// Opens the menu of the entry that is walked to.
fn open_menu(view: &mut View) {
    let Some(at) = view.walked else { return };
    let items = Deed::ALL
        .iter()
        .map(|(_, _, word, help)| Offer { text: (*word).to_owned(), help: (*help).to_owned() });
    view.menu = Some(Menu { items: items.collect(), at: 0, of: MenuOf::Entry(at) });
}

/// A page of the log, or of an answer that has the screen to itself.
fn page(view: &mut View, up: bool) {
    if view.alone() == Some(Panel::Answer) {
        view.rolled = if up { view.rolled.saturating_sub(PAGE) } else { view.rolled + PAGE };
    } else {
        step(view, PAGE, up);
    }
}

/// So many entries up or down the log; the first step up is onto the last entry, one down from there is back to now.
fn step(view: &mut View, by: usize, up: bool) {
    let last = view.log.len().checked_sub(1);
    let to = match (view.walked, up) {
        (None, true) => last,
        (None, false) => None,
        (Some(at), true) => Some(at.saturating_sub(by)),
        (Some(at), false) if Some(at) == last => None,
        (Some(at), false) => Some(at + by).min(last),
    };
    view.walk(to);
}

fn in_search(view: &mut View, code: KeyCode) {
    let Some(words) = &mut view.sought else { return };
    let from = view.walked.map_or(view.log.len(), |at| at + 1);
    if code == KeyCode::Esc {
        view.sought = None;
        return view.walk(None);
    } else if code == KeyCode::Enter {
        view.sought = None;
        return;
    } else if code == KeyCode::Backspace {
        words.pop();
    } else if let KeyCode::Char(c) = code {
        words.push(c);
    } else if code != KeyCode::Up {
        return;
    }
    let words = words.clone();
    // Letters go on from where the search stands, the arrow from above it.
    let from = if code == KeyCode::Up { from.saturating_sub(1) } else { from };
    if let Some(found) = view.find(&words, from).filter(|_| !words.is_empty()) {
        view.walk(Some(found));
    }
}
