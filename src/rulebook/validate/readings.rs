//! The readings of an open clause: `[[clause.lectura]]`.

use toml::Spanned;
use toml::de::DeValue;

use super::super::catalogue::OpenReading;
use super::super::read::{Defects, Fields};
use super::{Reading, plain};

const READING_KEYS: [&str; 9] =
    ["id", "es", "why", "printed", "adopted", "differs", "moves", "legal", "illegal"];

impl Reading {
    /// The readings of a clause; a clause has none or several, and adopts one of them.
    pub(super) fn open_readings(&mut self, clause: &Fields<'_>) -> Vec<OpenReading> {
        let tables = clause.tables("lectura", &mut self.defects);
        let readings: Vec<OpenReading> =
            tables.filter_map(|value| self.open_reading(clause, value)).collect();
        let adopted = readings.iter().filter(|reading| reading.is_adopted).count();
        if let [_, ..] = readings.as_slice()
            && (readings.len() < 2 || adopted != 1)
        {
            let message = format!(
                "{} tiene {} lecturas y {adopted} con «adopted»; son dos o más, y una la adoptada.",
                clause.what,
                readings.len()
            );
            self.defects.add(clause.at, message);
        }
        for (i, reading) in readings.iter().enumerate() {
            if readings[..i].iter().any(|other| other.id == reading.id) {
                let message = format!("{} tiene dos lecturas «{}»; cambie una.", clause.what, reading.id);
                self.defects.add(clause.at, message);
            }
        }
        readings
    }

    fn open_reading(&mut self, clause: &Fields<'_>, value: &Spanned<DeValue<'_>>) -> Option<OpenReading> {
        let defects: &mut Defects = &mut self.defects;
        let kind = format!("{}, lectura", clause.what);
        let fields = Fields::open(value, &kind, "id", &READING_KEYS, defects)?;
        let (id, es) = (fields.needed("id", defects), fields.needed("es", defects));
        let (why, printed) = (fields.needed("why", defects), fields.needed("printed", defects));
        let is_adopted = fields.flag("adopted", defects);
        let (differs, moves) = (fields.texts("differs", defects), fields.flag("moves", defects));
        for key in ["legal", "illegal"] {
            if !fields.has(key) {
                defects.add(fields.at, format!("falta la clave «{key}» en {}.", fields.what));
            }
        }
        let (legal, illegal) =
            (fields.text_or_texts("legal", defects), fields.text_or_texts("illegal", defects));
        if is_adopted == fields.has("differs") {
            let message =
                format!("{}: «differs» va en las lecturas que no se adoptan, y en todas ellas.", fields.what);
            defects.add(fields.at, message);
        }
        self.link(&fields, "differs", &differs);
        Some(OpenReading {
            id: id.into_inner(),
            es: es.into_inner(),
            why: why.into_inner(),
            printed: printed.into_inner(),
            is_adopted,
            differs: plain(differs),
            moves,
            legal: plain(legal),
            illegal: plain(illegal),
        })
    }
}
