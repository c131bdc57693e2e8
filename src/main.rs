//! The `arbitro` program.

fn main() -> std::process::ExitCode {
    arbitro::cli::main()
}
