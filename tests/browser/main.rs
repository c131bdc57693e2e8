//! The exported records in a real browser: `cargo test --locked --test browser`.
//!
//! Needs `apt-get install -y chromium poppler-utils` and `npm ci --prefix tests/browser`.
//! Where there is no browser, `ARBITRO_SIN_NAVEGADOR=1` skips these tests, and says so.

#![allow(clippy::unwrap_used, clippy::print_stderr)] // Tests, with helpers beside them; what is skipped is said aloud.

#[cfg(test)]
mod chromium;
#[cfg(test)]
mod records;
