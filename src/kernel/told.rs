//! How a fact that is told joins what was told before: the first word stands.

/// Takes in one fact where none was told yet, and says whether that is news; where another one was told, `what` is
/// added to `clashes`.
pub fn keep<T: Clone + PartialEq>(
    old: &mut Option<T>,
    new: &Option<T>,
    what: &'static str,
    clashes: &mut Vec<&'static str>,
) -> bool {
    match (old.as_ref(), new) {
        (None, Some(value)) => {
            *old = Some(value.clone());
            true
        }
        (Some(had), Some(value)) if had != value => {
            clashes.push(what);
            false
        }
        (Some(_) | None, Some(_) | None) => false,
    }
}
