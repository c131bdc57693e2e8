//! The `arbitro` program.

/// A game judged in small pieces asks for memory all the time; this one gives it sooner than most systems do.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    arbitro::cli::main()
}
