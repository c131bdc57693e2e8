//! `completar`: shell completions.

use clap::{Args, ValueEnum};
use clap_complete::Shell;

use super::{CLEAN, Outcome, grammar};
use crate::outlet;

/// Arguments of `completar`.
#[derive(Args)]
pub struct CompletionArgs {
    /// bash, zsh o fish
    #[arg(value_name = "CONSOLA", hide_possible_values = true, help_heading = "Argumentos")]
    shell: ShellName,
}

/// The shells.
#[derive(Clone, Copy, ValueEnum)]
enum ShellName {
    Bash,
    Zsh,
    Fish,
}

/// Runs the command.
pub fn run(args: &CompletionArgs) -> Outcome {
    let shell = match args.shell {
        ShellName::Bash => Shell::Bash,
        ShellName::Zsh => Shell::Zsh,
        ShellName::Fish => Shell::Fish,
    };
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut grammar(), "arbitro", &mut text);
    outlet::show(String::from_utf8_lossy(&text))?;
    Ok(CLEAN)
}
