//! How much is played: a short round with every run of the tests, the long one where `ARBITRO_ROUNDS=long` asks for it,
//! and all of it with `ARBITRO_ROUNDS=all`.
//!
//! The laws are the same in both. That random play reaches every rule is asked of the long round alone.

use std::ops::Div;

/// Whether the long round is asked for, or the one that leaves nothing out.
pub fn are_long() -> bool {
    std::env::var("ARBITRO_ROUNDS").is_ok_and(|asked| asked == "long" || asked == "all")
}

/// Whether the round that leaves nothing out is asked for.
pub fn are_all() -> bool {
    std::env::var("ARBITRO_ROUNDS").is_ok_and(|asked| asked == "all")
}

/// That many in the round that leaves nothing out, a fiftieth of it in the long one, one in the short one.
pub fn all_rounds(all: u64) -> u64 {
    if are_all() { all } else { rounds(all / 50) }
}

/// That many in the long round, one in four hundred in the short one, and one at least.
pub fn rounds<N: Div<Output = N> + From<u8> + Ord>(long: N) -> N {
    if are_long() { long } else { (long / N::from(20) / N::from(20)).max(N::from(1)) }
}

/// Every how many of what there is, all of it in the long round.
pub fn every(short: usize) -> usize {
    if are_long() { 1 } else { short }
}
