//! The record as one HTML file: a whole document without script, which a script of its own lets be stepped through.
//!
//! Nothing in it asks for another file, and the policy in its head allows nothing but its own style and script, by hash.
//! Every text that somebody wrote is escaped by `maud` and stands in a `<bdi>`; nothing is pasted together.

mod acta;
mod board;
mod chart;
mod data;
mod events;
mod found;
mod head;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use sha2::{Digest, Sha256};

use super::account::{Account, Exported};
use crate::kernel::{Seq, shown};

/// How the page looks.
const STYLE: &str = include_str!("record.css");
/// What steps through the match.
const SCRIPT: &str = include_str!("replay.js");

/// The record of a match as an HTML document.
pub fn html_record(exported: &Exported<'_>) -> String {
    let account = Account::of(exported);
    let title = format!("{}: {}", exported.referee.game_title(), account.title());
    let body = html! {
        a.skip href="#sucesos" { "Ir a los sucesos" }
        (head::header(&account))
        main {
            (head::summary(&account))
            (board::replay(&account))
            (chart::charts(&account))
            (found::penalties(&account))
            (events::list(&account))
            (board::sheet(&account))
        }
        footer { p { "Acta anotada por " b { "arbitro" } ". La regla de cada falta está en nuestras palabras." } }
        script type="application/json" id="datos" { (PreEscaped(data::data(&account))) }
        script { (PreEscaped(SCRIPT)) }
    };
    document(&title, &policy(STYLE, Some(SCRIPT)), STYLE, &body)
}

/// The scoresheet: one page to sign, however long the match.
pub fn html_acta(exported: &Exported<'_>) -> String {
    let account = Account::of(exported);
    let title = format!("Acta: {}", account.title());
    document(&title, &policy(acta::STYLE, None), acta::STYLE, &acta::page(&account))
}

/// A page of links to other pages, in the same clothes.
pub(super) fn plain_page(title: &str, body: &Markup) -> String {
    document(title, &policy(STYLE, None), STYLE, body)
}

fn document(title: &str, policy: &str, style: &str, body: &Markup) -> String {
    html! {
        (DOCTYPE)
        html lang="es" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="no-referrer";
                title { (shown(title)) }
                style { (PreEscaped(style)) }
            }
            body { (body) }
        }
    }
    .into_string()
}

/// Nothing is allowed but this style and this script.
fn policy(style: &str, script: Option<&str>) -> String {
    let hash = |text: &str| format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text.as_bytes())));
    let script = script.map_or("'none'".to_owned(), hash);
    format!(
        "default-src 'none'; style-src {}; script-src {script}; base-uri 'none'; form-action 'none'",
        hash(style)
    )
}

/// A text that somebody wrote: on its own as to its direction, what acts unseen written out.
pub(in crate::export) fn said(text: &str) -> Markup {
    html! { bdi { (shown(text)) } }
}

/// A link to an event.
fn link(seq: Seq) -> Markup {
    html! { a href={ "#e" (seq) } { "#" (seq) } }
}
