//! What every record must do in a browser.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use arbitro::export::{Exported, html_record};
use arbitro::games::{GAMES, game};
use arbitro::journal::Chain;
use arbitro::kernel::{FactMap, Referee, Telling, fact_map};
use arbitro::rulebook::Rulebook;
use arbitro::session::load;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::chromium::Page;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Whether these tests are to be left out; says so.
fn is_skipped() -> bool {
    let skipped = std::env::var_os("ARBITRO_SIN_NAVEGADOR").is_some();
    if skipped {
        eprintln!("skipped: ARBITRO_SIN_NAVEGADOR is set, and no page was opened");
    }
    skipped
}

/// The examples: one of each game, and one with a judge.
fn names() -> Vec<String> {
    GAMES.iter().map(|entry| entry.id.to_owned()).chain(["kodem-con-juez".to_owned()]).collect()
}

fn example(name: &str, ending: &str) -> PathBuf {
    root().join(format!("docs/examples/{name}{ending}"))
}

/// The match of an example, read from its records.
fn played(name: &str) -> Box<dyn Referee> {
    let chain = Chain::parse(&fs::read(example(name, ".jsonl")).unwrap(), None).unwrap();
    load(chain.records[0].match_id, &chain.records).unwrap().referee
}

fn at(page: &mut Page) -> u64 {
    page.text("document.getElementById('barra').value").parse().unwrap()
}

/// The texts of the places of the board, as drawn now.
const DRAWN: &str = "JSON.stringify([...document.querySelectorAll('.board .spot, .board dd')].map(e => {
    const copy = e.cloneNode(true);
    copy.querySelectorAll('.changed').forEach(c => c.remove());
    return e.dataset.p + ' ' + copy.textContent.trim();
}))";

#[test]
fn a_record_loads_alone_and_without_a_complaint() {
    if is_skipped() {
        return;
    }
    let mut page = Page::new();
    for name in names() {
        page.open(&example(&name, ".html"), "");
        page.press("Home");
        page.press("ArrowRight");
        page.press("End");
        assert_eq!(page.complaints(), Vec::<String>::new(), "{name}");
    }
}

/// The facts that the page's data come to, and those of the match at each event.
#[test]
fn stepping_to_an_event_gives_the_facts_of_that_moment() {
    if is_skipped() {
        return;
    }
    let mut page = Page::new();
    for name in names() {
        page.open(&example(&name, ".html"), "");
        let drawn_at_first = page.text(DRAWN);
        let frames: Value =
            serde_json::from_str(&page.text("document.getElementById('datos').textContent")).unwrap();
        let referee = played(&name);
        let mut facts: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
        page.press("Home");
        for (seq, frame) in (0..).zip(frames["frames"].as_array().unwrap()) {
            for change in frame["d"].as_array().unwrap() {
                let [place, key] = [0, 1].map(|n| change[n].as_str().unwrap().to_owned());
                let of = facts.entry(place.clone()).or_default();
                match change[2].as_str() {
                    Some(value) => drop(of.insert(key, value.to_owned())),
                    None => drop(of.remove(&key)),
                }
                if of.is_empty() {
                    facts.remove(&place);
                }
            }
            let expected = owned(fact_map(referee.at(seq).public_facts()));
            assert_eq!(visible(&facts), visible(&expected), "{name} at {seq}");
            assert_eq!(at(&mut page), u64::from(seq), "{name}");
            let spoken = page.text("document.getElementById('barra').getAttribute('aria-valuetext')");
            assert!(spoken.starts_with(&format!("Suceso {seq} de ")), "{name}: {spoken}");
            shown_as(&mut page, &facts, &format!("{name} at {seq}"));
            page.press("ArrowRight");
        }
        // The page as it was written and as the script draws it are the same at the end.
        assert_eq!(page.text(DRAWN), drawn_at_first, "{name}");
    }
}

fn owned(map: FactMap) -> BTreeMap<String, BTreeMap<String, String>> {
    let of = |facts: BTreeMap<&str, String>| facts.into_iter().map(|(k, v)| (k.to_owned(), v)).collect();
    map.into_iter().map(|(place, facts)| (place, of(facts))).collect()
}

/// Of a card that lies face down only its back is shown, whether or not the game calls the rest a secret.
fn visible(facts: &BTreeMap<String, BTreeMap<String, String>>) -> BTreeMap<String, BTreeMap<String, String>> {
    let mut facts = facts.clone();
    for of in facts.values_mut().filter(|of| of.get("cara").is_some_and(|face| face == "abajo")) {
        of.retain(|key, _| !["poder", "habilidad"].contains(&key.as_str()));
    }
    facts
}

/// Every figure beside a heading, and every name of a card, stands on the page as the facts have it.
fn shown_as(page: &mut Page, facts: &BTreeMap<String, BTreeMap<String, String>>, what: &str) {
    let counts = page.text(
        "JSON.stringify([...document.querySelectorAll('.board dd')].map(e => [e.dataset.p, e.dataset.k, e.querySelector('bdi').textContent]))",
    );
    for count in serde_json::from_str::<Vec<[String; 3]>>(&counts).unwrap() {
        let told = facts.get(&count[0]).and_then(|of| of.get(&count[1])).map_or("—", String::as_str);
        assert_eq!(count[2], told, "{what}: {} {}", count[0], count[1]);
    }
    let drawn = page.text(DRAWN);
    for (place, of) in facts {
        if let Some(name) = of.get("nombre") {
            assert!(drawn.contains(name.as_str()), "{what}: {name} at {place} is not in {drawn}");
        }
    }
}

#[test]
fn every_key_button_and_link_goes_where_it_says() {
    if is_skipped() {
        return;
    }
    let mut page = Page::new();
    let file = example("kodem-con-juez", ".html");
    page.open(&file, "#e17");
    assert_eq!(at(&mut page), 17);
    let last = page.text("document.getElementById('barra').max").parse::<u64>().unwrap();
    for (key, expected) in [
        ("ArrowLeft", 16),
        ("ArrowRight", 17),
        ("Home", 0),
        ("Shift+ArrowRight", 10),
        ("Shift+ArrowRight", 27),
        ("Shift+ArrowLeft", 10),
        ("f", 14),
        ("f", 17),
        // What was gone back over keeps its finding.
        ("f", 30),
        ("f", 30),
        ("Shift+F", 17),
        ("Shift+F", 14),
        ("End", last),
    ] {
        page.press(key);
        assert_eq!(at(&mut page), expected, "{key}");
        assert_eq!(page.text("location.hash"), format!("#e{expected}"), "{key}");
    }
    page.value("document.querySelector('[data-va=inicio]').click()");
    assert_eq!(at(&mut page), 0);
    page.value("document.querySelector('#resumen a[href=\"#e17\"]').click()");
    page.value("new Promise(done => setTimeout(done, 50))");
    assert_eq!(at(&mut page), 17);
    page.value(
        "const b = document.getElementById('barra'); b.value = 12; b.dispatchEvent(new Event('input'))",
    );
    assert_eq!(page.text("document.getElementById('momento').textContent"), "Turno 1 de ana · Previa");
    assert_eq!(page.complaints(), Vec::<String>::new());
}

#[test]
fn what_changes_is_said_and_what_is_taken_back() {
    if is_skipped() {
        return;
    }
    let mut page = Page::new();
    page.open(&example("kodem-con-juez", ".html"), "#e15");
    let voice = "document.getElementById('voz').textContent";
    page.press("ArrowRight");
    let said = page.text(voice);
    assert!(said.starts_with("Suceso 16: resolver ataque A1") && said.contains("B2: vida 6→2"), "{said}");
    let marked = page.text("[...document.querySelectorAll('.spot.new')].map(e => e.dataset.p + ' ' + e.querySelector('.changed').textContent).join()");
    assert!(marked.contains("B2 cambió"), "{marked}");
    page.press("ArrowLeft");
    let said = page.text(voice);
    assert!(
        said.starts_with("Se retira el suceso 16: resolver ataque A1") && said.contains("Suceso 15"),
        "{said}"
    );
    page.press("f");
    let said = page.text(voice);
    assert!(said.contains("Resuelta 3.5a ilegal"), "{said}");
}

#[test]
fn without_script_everything_is_there() {
    if is_skipped() {
        return;
    }
    let mut page = Page::new();
    for name in names() {
        page.ask("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
        page.open(&example(&name, ".html"), "");
        // What is asked here runs beside the page, whose own script stays off.
        page.ask("Emulation.setScriptExecutionDisabled", json!({ "value": false }));
        let referee = played(&name);
        assert_eq!(page.value("document.getElementById('mando').hidden"), json!(true), "{name}");
        for seq in 0..referee.next_seq() {
            let line = page.text(&format!("document.querySelector('#e{seq} .line').innerText"));
            let told = arbitro::session::record_line(referee.as_ref(), seq);
            assert!(line.replace('\n', " ").starts_with(&told), "{name}: «{told}» is not «{line}»");
        }
    }
}

#[test]
fn nothing_runs_off_a_narrow_or_a_wide_screen() {
    if is_skipped() {
        return;
    }
    let mut page = Page::new();
    for (name, width, dark) in screens() {
        page.screen(width, dark);
        page.open(&example(&name, ".html"), "");
        for (n, key) in ["Home", "f", "End"].iter().enumerate() {
            page.press(key);
            let over =
                page.value("document.documentElement.scrollWidth - document.documentElement.clientWidth");
            assert_eq!(over, json!(0), "{name} at {width}, {key}");
            if let Some(folder) = std::env::var_os("ARBITRO_PANTALLAS") {
                let file = format!("{name}-{width}-{}-{n}.png", if dark { "dark" } else { "light" });
                picture(&mut page, &Path::new(&folder).join(file));
            }
        }
    }
}

fn screens() -> Vec<(String, u32, bool)> {
    let widths = |name: String| [(name.clone(), 360, false), (name.clone(), 1280, false), (name, 1280, true)];
    names().into_iter().flat_map(widths).collect()
}

fn picture(page: &mut Page, file: &Path) {
    let shot = page.ask("Page.captureScreenshot", json!({ "captureBeyondViewport": true }));
    fs::write(file, STANDARD.decode(shot["data"].as_str().unwrap()).unwrap()).unwrap();
}

/// axe-core, pinned in tests/browser/package-lock.json.
fn axe() -> String {
    let file = root().join("tests/browser/node_modules/axe-core/axe.min.js");
    fs::read_to_string(file).unwrap_or_else(|e| panic!("no axe-core ({e}): npm ci --prefix tests/browser"))
}

#[test]
fn axe_finds_nothing_light_or_dark_at_first_middle_and_last() {
    if is_skipped() {
        return;
    }
    let (mut page, axe) = (Page::new(), axe());
    for name in names() {
        for dark in [false, true] {
            page.screen(1280, dark);
            page.open(&example(&name, ".html"), "");
            page.value(&axe);
            let middle = page.value("Math.floor(document.getElementById('barra').max / 2)");
            for event in [json!(0), middle, page_last(&mut page)] {
                page.value(&format!(
                    "const s = document.getElementById('barra'); s.value = {event}; s.dispatchEvent(new Event('input'))"
                ).replace("const s", "var s"));
                let found = page.text(
                    "axe.run().then(r => JSON.stringify(r.violations.map(v => [v.id, v.nodes.slice(0, 3).map(n => n.html)])))",
                );
                assert_eq!(found, "[]", "{name} at {event}, dark: {dark}");
            }
        }
    }
}

fn page_last(page: &mut Page) -> Value {
    page.value("Number(document.getElementById('barra').max)")
}

#[test]
fn the_focus_is_seen_and_goes_in_order() {
    if is_skipped() {
        return;
    }
    let mut page = Page::new();
    page.open(&example("kodem-con-juez", ".html"), "");
    let mut tops = Vec::new();
    for _ in 0..14 {
        page.press("Tab");
        let style = "getComputedStyle(document.activeElement).outlineStyle";
        assert_eq!(page.text(style), "solid");
        tops.push(page.text("(e => e.dataset.va || e.id || e.getAttribute('href'))(document.activeElement)"));
    }
    let order: Vec<&str> = tops.iter().map(String::as_str).collect();
    let buttons = ["inicio", "turno-1", "-1", "1", "turno1", "fin", "falta-1", "falta1", "barra"];
    let first = order.iter().position(|stop| *stop == "inicio").unwrap_or_else(|| panic!("{order:?}"));
    assert_eq!(order.first(), Some(&"#sucesos"));
    let reached = &order[first..];
    assert_eq!(reached, &buttons[..reached.len().min(buttons.len())], "{order:?}");
}

fn pdf(page: &mut Page, name: &str) -> (String, usize) {
    let folder = tempfile::TempDir::new().unwrap();
    let printed = page.ask(
        "Page.printToPDF",
        json!({ "preferCSSPageSize": true, "paperWidth": 8.27, "paperHeight": 11.69 }),
    );
    let file = folder.path().join("r.pdf");
    fs::write(&file, STANDARD.decode(printed["data"].as_str().unwrap()).unwrap()).unwrap();
    let read = Command::new("pdftotext").args(["-layout"]).arg(&file).arg("-").output();
    let read =
        read.unwrap_or_else(|e| panic!("{name}: no pdftotext ({e}): apt-get install -y poppler-utils"));
    let text = String::from_utf8(read.stdout).unwrap();
    let pages = text.matches('\u{c}').count();
    (text, pages)
}

#[test]
fn paper_holds_the_record_and_the_acta_one_page() {
    if is_skipped() {
        return;
    }
    let mut page = Page::new();
    for name in names() {
        page.open(&example(&name, ".html"), "");
        let (text, _) = pdf(&mut page, &name);
        assert!(text.contains("Sucesos") && !text.contains("Teclas:"), "{name}: {text}");
        page.open(&example(&name, "-acta.html"), "");
        let (text, pages) = pdf(&mut page, &name);
        assert_eq!(pages, 1, "{name}: {text}");
        assert!(text.contains("Juez") && text.contains("asientos"), "{name}: {text}");
        assert_eq!(page.complaints(), Vec::<String>::new(), "{name}");
    }
}

/// What somebody may write into any text, to be shown as text.
const HOSTILE: [&str; 8] = [
    "<script>alert(1)</script>",
    "</script><img src=x onerror=alert(1)>",
    "]]><svg onload=alert(1)>",
    "\" onload=\"alert(1)",
    "javascript:alert(1)",
    "\u{202e}oirártnoc la",
    "=cmd()",
    "<!--",
];

#[test]
fn what_somebody_wrote_is_text_and_nothing_else() {
    if is_skipped() {
        return;
    }
    let folder = tempfile::TempDir::new().unwrap();
    let mut page = Page::new();
    let book = Rulebook::embedded();
    for hostile in HOSTILE.map(str::to_owned).into_iter().chain(["x".repeat(10_000)]) {
        let referee = hostile_match(&hostile);
        let exported = Exported {
            source: &hostile,
            referee: referee.as_ref(),
            records: &[],
            edition: &hostile,
            table: &hostile,
            catalogue: book.catalogue("kodem"),
            seal: Some(&hostile),
            telling: Telling::default(),
        };
        let file = folder.path().join("h.html");
        fs::write(&file, html_record(&exported)).unwrap();
        page.screen(360, false);
        page.open(&file, "");
        page.press("Home");
        page.press("End");
        assert_eq!(page.complaints(), Vec::<String>::new(), "{hostile}");
        let made = page.value("document.querySelectorAll('img, iframe, svg[onload], script:not(#datos):not(:last-of-type), [onload], [onerror], a[href^=javascript]').length");
        assert_eq!(made, json!(0), "{hostile}");
        let shown = arbitro::kernel::shown(&hostile);
        let text = page.text("document.body.textContent");
        assert!(text.matches(shown.as_str()).count() >= 4, "{hostile}");
        let over = page.value("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(over, json!(0), "{hostile}");
    }
}

/// A match whose every free text is this one.
fn hostile_match(text: &str) -> Box<dyn Referee> {
    let mut referee = (game("kodem").unwrap().open)();
    let quoted = serde_json::to_string(text).unwrap();
    let bodies = [
        r#"{"desk":{"context":{"tournament":~,"round":~,"table":~,"judge":{"name":~}}}}"#,
        r#"{"desk":{"player":{"seat":"A","name":~,"number":~}}}"#,
        r#"{"note":{"text":~}}"#,
        r#"{"play":{"event":{"reveal":{"card":{"at":"A1"},"facts":{"name":~,"kind":"adendei"}}}}}"#,
        r#"{"ruling":{"about":3,"clauses":[~],"text":~,"by":{"name":~}}}"#,
        r#"{"penalty":{"seat":"A","text":~,"about":3,"level":~,"private":~}}"#,
    ];
    for body in bodies {
        // Read as a stored record is: what acts unseen is written out on the way in.
        referee.record(&body.replace('~', &quoted)).unwrap_or_else(|e| panic!("{e}: {body}"));
    }
    referee
}
