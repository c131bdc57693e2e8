//! `auditar`: many matches together, what is open first.

use std::path::PathBuf;

use clap::Args;

use super::sources::Many;
use super::{CLEAN, FAILURE, FAULTS, Global, Outcome};
use crate::export::{AuditJson, Audited, UnreadableJson};
use crate::kernel::{fold, plain};
use crate::outlet;
use crate::session::calls;

/// Arguments of `auditar`.
#[derive(Args)]
pub struct AuditArgs {
    /// Registros (.jsonl) y guiones (.arb), en lugar del almacén
    #[arg(value_name = "FICHERO", help_heading = "Argumentos")]
    files: Vec<PathBuf>,
    /// Solo las partidas de este torneo
    #[arg(long, value_name = "NOMBRE", help_heading = "Opciones")]
    torneo: Option<String>,
}

/// Runs the command.
pub fn run(args: &AuditArgs, global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    let many =
        Many { stores: global.store_dirs(&args.files)?, files: &args.files, worth: |_| true, counting: true };
    let mut audit = AuditJson { tournament: args.torneo.as_deref().map(plain), ..AuditJson::default() };
    let wanted = args.torneo.as_deref().map(fold);
    let rest = many.each(&rulebook, |source| {
        let referee = source.referee.as_ref();
        let tournament = referee.ledger().context().tournament.as_deref().map(fold);
        if wanted.is_none() || wanted == tournament {
            audit.add(&Audited {
                source: &source.name,
                referee,
                table: &source.table,
                calls: &calls(referee, &source.records),
                unmet: source.script.as_ref().map_or(0, |script| script.unmet.len()),
            });
        }
    })?;
    audit.copies = rest.copies;
    audit.unreadable =
        rest.unreadable.into_iter().map(|(source, reason)| UnreadableJson { source, reason }).collect();
    if global.json {
        outlet::json(&audit)?;
    } else if audit.matches == 0 && audit.unreadable.is_empty() {
        outlet::say(match &audit.tournament {
            Some(name) => format!("No hay ninguna partida del torneo «{name}»."),
            None => "El almacén no tiene partidas. «arbitro jugar kodem» abre una.".to_owned(),
        })?;
    } else {
        outlet::say(audit.text())?;
    }
    let is_other = rest.remarks.tell();
    Ok(if !audit.unreadable.is_empty() {
        FAILURE
    } else if audit.findings.open + audit.unmet > 0 || is_other {
        FAULTS
    } else {
        CLEAN
    })
}
