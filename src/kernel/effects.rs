//! What an event sets off besides the change of the table.

/// Collects, while an event is applied, what the referee did by itself and what it would like to remark.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Effects {
    /// Automatic consequences, one Spanish sentence each.
    pub consequences: Vec<String>,
    /// Remarks that cite no clause.
    pub notices: Vec<String>,
    /// A fact was told about a card that was already there: what was judged before may have to be judged anew.
    pub late_fact: bool,
}

impl Effects {
    /// The referee did this by itself.
    pub fn consequence(&mut self, text: impl Into<String>) {
        self.consequences.push(text.into());
    }

    /// The referee remarks this.
    pub fn notice(&mut self, text: impl Into<String>) {
        self.notices.push(text.into());
    }
}
