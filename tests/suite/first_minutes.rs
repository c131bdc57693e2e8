//! The first five minutes: the demonstration, the help of the moment, the page of every game.

use arbitro::games::GAMES;
use arbitro::report::{cheat_sheet, first_line, help};
use arbitro::session::Caution;
use pretty_assertions::assert_eq;

use crate::bench::{Desk, noon, session, tables};

#[test]
fn every_demonstration_goes_well_until_its_last_line_which_is_one_fault() {
    for game in GAMES {
        let mut match_ = session(game.id);
        let lines: Vec<&str> = game.demo.lines().filter(|line| !line.starts_with('#')).collect();
        let (last, before) = lines.split_last().unwrap();
        for line in before {
            match_.enter(line, Caution::Confirmed, noon()).unwrap_or_else(|e| panic!("{line}: {e}"));
        }
        assert_eq!(match_.referee().findings(), [], "{}", game.id);
        match_.enter(last, Caution::Confirmed, noon()).unwrap_or_else(|e| panic!("{last}: {e}"));
        let findings = match_.referee().findings();
        assert!(matches!(findings.as_slice(), [one] if one.is_open_fault()), "{}: {findings:?}", game.id);
        let desk = Desk::new();
        let shown = desk.run(&["demo", game.id]).succeeds().to_owned();
        assert!(shown.contains("✗") && shown.contains(findings[0].clause), "{shown}");
        assert!(!desk.store().exists(), "nothing is kept");
    }
}

#[test]
fn the_help_of_the_moment_is_ten_lines_and_what_it_shows_can_be_typed() {
    for game in GAMES {
        for (name, table) in tables(game.id) {
            let shown = help(None, table.as_ref());
            assert!(shown.lines().count() <= 10, "{} {name}: {shown}", game.id);
        }
        let mut new = session(game.id);
        let told = first_line(new.referee());
        let line = told.split_once(": ").unwrap().1;
        new.enter(line, Caution::Ask, noon()).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
}

#[test]
fn the_page_of_a_game_has_every_verb() {
    for game in GAMES {
        let table = (game.open)();
        let page = cheat_sheet(table.as_ref());
        for verb in &table.verbs() {
            assert!(page.contains(&format!("- `{}", verb.word)), "{} lacks {}", game.id, verb.word);
        }
    }
    let desk = Desk::new();
    for words in [&["dragonball"][..], &["dragon", "ball"], &["Dragon", "Ball", "Super"]] {
        let args = [&["chuleta"], words].concat();
        assert!(desk.run(&args).succeeds().contains("# Dragon Ball"), "{words:?}");
    }
    for args in
        [&["kódem", "tcg"][..], &["jugar", "Kódem", "TCG", "--mesa", "4"], &["jugar", "--mesa", "4", "kodem"]]
    {
        assert!(desk.run_with(args, "").succeeds().contains("de Kódem TCG (nueva)"), "{args:?}");
    }
    desk.run(&["chuleta", "kodem", "tcgs"]).fails(2, "no se entiende «tcgs»");
    let file = desk.path("chuleta.md").to_str().unwrap().to_owned();
    assert_eq!(desk.run(&["chuleta", "kodem", "-o", &file]).code, 0);
    desk.run(&["chuleta", "kodem", "-o", &file]).fails(2, "ya existe");
}
