//! What the benchmarks share: stages and particles of any number.
