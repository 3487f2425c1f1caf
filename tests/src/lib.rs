//! Code that the tests of the engine and the fuzzer share.

pub mod check;
pub mod event;
pub mod recorded_run;
pub mod script;
pub mod stage;
