//! `completar`: shell completions, and the page of the system's manual.

use clap::{Args, ValueEnum};
use clap_complete::Shell;

use super::{CLEAN, Outcome, grammar};
use crate::outlet;

/// Arguments of `completar`.
#[derive(Args)]
pub struct CompletionArgs {
    /// bash, zsh o fish; man, para la página del manual del sistema
    #[arg(value_name = "CONSOLA", hide_possible_values = true, help_heading = "Argumentos")]
    shell: ShellName,
}

/// The shells, and the manual.
#[derive(Clone, Copy, ValueEnum)]
enum ShellName {
    Bash,
    Zsh,
    Fish,
    Man,
}

/// Runs the command.
pub fn run(args: &CompletionArgs) -> Outcome {
    let shell = match args.shell {
        ShellName::Bash => Shell::Bash,
        ShellName::Zsh => Shell::Zsh,
        ShellName::Fish => Shell::Fish,
        ShellName::Man => return manual_page(),
    };
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut grammar(), "arbitro", &mut text);
    outlet::show(String::from_utf8_lossy(&text))?;
    Ok(CLEAN)
}

/// What the library heads the sections of a manual page with, and what Spanish ones have there.
const HEADINGS: [(&str, &str); 6] = [
    (".SH NAME", ".SH NOMBRE"),
    (".SH SYNOPSIS", ".SH SINOPSIS"),
    (".SH DESCRIPTION", ".SH DESCRIPCIÓN"),
    (".SH OPTIONS", ".SH OPCIONES"),
    (".SH EXTRA", ".SH NOTAS"),
    (".SH VERSION", ".SH VERSIÓN"),
];

fn manual_page() -> Outcome {
    let mut page = Vec::new();
    let man = clap_mangen::Man::new(grammar());
    man.render(&mut page).map_err(|e| format!("no se puede escribir la página: {e}"))?;
    let mut text = String::from_utf8_lossy(&page).into_owned();
    for (english, spanish) in HEADINGS {
        text = text.replace(english, spanish);
    }
    outlet::show(text)?;
    Ok(CLEAN)
}
