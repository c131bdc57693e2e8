//! The line that is being typed: its text, the cursor, the lines before it.

use unicode_width::UnicodeWidthStr;

/// A line under the cursor.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Line {
    text: String,
    /// Bytes before the cursor.
    at: usize,
    /// The lines before, and which of them is shown; what was typed is put aside as the last.
    before: Vec<String>,
    shown: Option<usize>,
    aside: String,
}

impl Line {
    /// A line after these.
    pub fn after(before: Vec<String>) -> Line {
        Line { before, ..Line::default() }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Bytes before the cursor.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Columns before the cursor.
    pub fn column(&self) -> usize {
        self.text[..self.at].width()
    }

    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Puts another text in the place of everything, the cursor behind it.
    pub fn set(&mut self, text: impl Into<String>) {
        self.text = text.into();
        self.at = self.text.len();
        self.shown = None;
    }

    /// Puts a text at the cursor.
    pub fn insert(&mut self, text: &str) {
        self.text.insert_str(self.at, text);
        self.at += text.len();
        self.shown = None;
    }

    /// Puts a text in the place of what stands from `start` to the cursor.
    pub fn complete(&mut self, start: usize, text: &str) {
        let start = self.text.floor_char_boundary(start.min(self.at));
        self.text.replace_range(start..self.at, text);
        self.at = start + text.len();
    }

    /// Takes the line away, to be entered; it is the last of those before from then on.
    pub fn take(&mut self) -> String {
        let text = std::mem::take(&mut self.text);
        (self.at, self.shown) = (0, None);
        if !text.trim().is_empty() && self.before.last() != Some(&text) {
            self.before.push(text.clone());
        }
        text
    }

    /// The lines before.
    pub fn before(&self) -> &[String] {
        &self.before
    }

    /// Forgets what is typed.
    pub fn clear(&mut self) {
        self.set("");
    }

    /// One character to the left or right; the ends stay.
    pub fn left(&mut self) {
        self.at = self.text[..self.at].char_indices().next_back().map_or(0, |(at, _)| at);
    }

    /// One character to the right.
    pub fn right(&mut self) {
        self.at += self.text[self.at..].chars().next().map_or(0, char::len_utf8);
    }

    /// To the beginning.
    pub fn home(&mut self) {
        self.at = 0;
    }

    /// To the end.
    pub fn end(&mut self) {
        self.at = self.text.len();
    }

    /// Takes the character before the cursor away.
    pub fn backspace(&mut self) {
        let end = self.at;
        self.left();
        self.text.replace_range(self.at..end, "");
    }

    /// Takes the character under the cursor away.
    pub fn delete(&mut self) {
        let next = self.text[self.at..].chars().next().map_or(0, char::len_utf8);
        self.text.replace_range(self.at..self.at + next, "");
    }

    /// Takes the word before the cursor away.
    pub fn erase_word(&mut self) {
        let kept = self.text[..self.at].trim_end();
        let from = kept
            .rfind(char::is_whitespace)
            .map_or(0, |at| at + kept[at..].chars().next().map_or(0, char::len_utf8));
        self.text.replace_range(from..self.at, "");
        self.at = from;
    }

    /// Takes everything before the cursor away.
    pub fn erase_before(&mut self) {
        self.text.replace_range(..self.at, "");
        self.at = 0;
    }

    /// Takes everything behind the cursor away.
    pub fn erase_behind(&mut self) {
        self.text.truncate(self.at);
    }

    /// The line typed before the one that is shown.
    pub fn older(&mut self) {
        let at = self.shown.unwrap_or(self.before.len());
        let Some(older) = at.checked_sub(1) else { return };
        if self.shown.is_none() {
            self.aside = std::mem::take(&mut self.text);
        }
        let text = self.before[older].clone();
        self.set(text);
        self.shown = Some(older);
    }

    /// The line typed after the one that is shown, or what was put aside.
    pub fn newer(&mut self) {
        let Some(at) = self.shown else { return };
        let text = self.before.get(at + 1).cloned();
        let newer = text.is_some().then_some(at + 1);
        let text = text.unwrap_or_else(|| std::mem::take(&mut self.aside));
        self.set(text);
        self.shown = newer;
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn letters_of_more_than_a_byte_are_one_step() {
        let mut line = Line::default();
        line.insert("dañar");
        line.left();
        line.left();
        line.backspace();
        assert_eq!((line.text(), line.column()), ("daar", 2));
        line.insert("ñ");
        line.end();
        line.erase_word();
        assert_eq!(line.text(), "");
    }

    #[test]
    fn lines_before_come_back_and_what_was_typed_too() {
        let mut line = Line::after(vec!["uno".to_owned(), "dos".to_owned()]);
        line.insert("tr");
        line.older();
        line.older();
        line.older();
        assert_eq!(line.text(), "uno");
        line.newer();
        line.newer();
        line.newer();
        assert_eq!(line.text(), "tr");
    }
}
