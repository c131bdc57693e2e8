//! Work that is done by as many threads as the machine has cores.

use std::thread;

/// The same done to all of them, in their order, by as many threads as there are cores.
pub fn on_every_core<T: Sync, R: Send>(all: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let share = all.len().div_ceil(cores).max(1);
    thread::scope(|scope| {
        let work = &work;
        let shares: Vec<_> = all
            .chunks(share)
            .map(|share| scope.spawn(move || share.iter().map(work).collect::<Vec<R>>()))
            .collect();
        // A panic is a fault of the program and goes on as one.
        let done = |share: thread::ScopedJoinHandle<'_, Vec<R>>| {
            share.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        shares.into_iter().flat_map(done).collect()
    })
}
