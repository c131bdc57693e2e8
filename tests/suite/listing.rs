//! What `partidas` keeps of each match, so that it need not be read again: believed under its own key, and otherwise found
//! anew without a word.

use std::fs;
use std::path::PathBuf;

use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::bench::Desk;

const PLAYED: &str = "preparar estandar Ana Beto\niniciar A azar\nturno A\n";

/// A store with two matches, and what is said of them before anything is kept.
fn listed() -> (Desk, String) {
    let desk = Desk::new();
    for table in ["7", "8"] {
        desk.run_with(&["jugar", "kodem", "--mesa", table], PLAYED).succeeds();
    }
    let list = desk.run(&["partidas"]).succeeds().to_owned();
    (desk, list)
}

fn list_file(desk: &Desk) -> PathBuf {
    desk.store().join("registros").join("listado")
}

/// Changes what is kept, as somebody who knows how it is sealed.
fn forge(desk: &Desk, change: impl Fn(&mut Value)) {
    let bytes = fs::read(list_file(desk)).unwrap();
    let mut list: Value = serde_json::from_slice(&bytes[32..]).unwrap();
    list.as_object_mut().unwrap().values_mut().for_each(change);
    let list = serde_json::to_vec(&list).unwrap();
    fs::write(list_file(desk), [blake3::hash(&list).as_bytes().as_slice(), &list].concat()).unwrap();
}

/// Says another table of every match.
fn lie(kept: &mut Value) {
    kept["row"]["table"] = "mentira".into();
}

#[test]
fn what_was_kept_is_shown_again_and_anew_where_it_is_gone_or_damaged() {
    let (desk, list) = listed();
    let kept = fs::read(list_file(&desk)).unwrap();
    assert_eq!(desk.run(&["partidas"]).succeeds(), list);
    let damages: [&dyn Fn(); 4] = [
        &|| fs::remove_file(list_file(&desk)).unwrap(),
        &|| fs::write(list_file(&desk), b"").unwrap(),
        &|| fs::write(list_file(&desk), &kept[..kept.len() / 2]).unwrap(),
        &|| {
            let mut flipped = kept.clone();
            flipped[kept.len() / 2] ^= 1;
            fs::write(list_file(&desk), flipped).unwrap();
        },
    ];
    for damage in damages {
        damage();
        let ran = desk.run(&["partidas"]);
        assert_eq!((ran.succeeds(), ran.err.as_str()), (list.as_str(), ""));
        assert_eq!(fs::read(list_file(&desk)).unwrap(), kept);
    }
}

#[test]
fn what_is_kept_is_believed_under_its_own_key_alone() {
    let (desk, list) = listed();
    forge(&desk, lie);
    assert_eq!(desk.run(&["partidas"]).succeeds().matches("mentira").count(), 2, "the list is not read");
    let parts: [(&[&str], Value); 7] = [
        (&["stamp", "hash"], "00".repeat(32).into()),
        (&["stamp", "bytes"], 1.into()),
        (&["stamp", "written"], 1.into()),
        (&["last"], 1.into()),
        (&["rules"], 0.into()),
        (&["catalogue"], "00".into()),
        (&["program"], "0.0.0".into()),
    ];
    for (part, other) in parts {
        forge(&desk, |kept| {
            lie(kept);
            part.iter().fold(&mut kept["key"], |at, part| &mut at[*part]).clone_from(&other);
        });
        assert_eq!(desk.run(&["partidas"]).succeeds(), list, "{part:?}");
    }
}

#[test]
fn what_is_played_on_is_listed_as_it_is_now() {
    let (desk, list) = listed();
    let id = desk.ids().remove(0);
    desk.run_with(&["jugar", "--partida", &id], "fase previa\n").succeeds();
    let now = desk.run(&["partidas"]).succeeds().to_owned();
    assert_ne!(now, list);
    fs::remove_file(list_file(&desk)).unwrap();
    assert_eq!(desk.run(&["partidas"]).succeeds(), now);
}
