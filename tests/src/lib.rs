//! Code that the engine's tests share.

#![expect(
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    reason = "only tests call it"
)]

pub mod check;
pub mod event;
pub mod recorded_run;
pub mod stage;
