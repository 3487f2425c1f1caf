//! Jobs that run at the same time.

use std::thread::{self, ScopedJoinHandle};

use anyhow::{Result, anyhow};

use crate::workspace::Workspace;

/// A job runs its programs in the given workspace, which keeps their output together.
pub(crate) type Job<'a> = Box<dyn FnOnce(&Workspace) -> Result<()> + Send + 'a>;

/// Runs all jobs to their ends, and prints the output of those that fail.
///
/// # Errors
/// The error of the first failed job in the list. A job that panics has failed.
pub(crate) fn side_by_side(workspace: &Workspace, jobs: Vec<Job<'_>>) -> Result<()> {
    let run = |job: Job<'_>| {
        let workspace = workspace.with_kept_output();
        let outcome = job(&workspace);
        if outcome.is_err() {
            workspace.output.print_kept();
        }
        outcome
    };
    thread::scope(|scope| {
        let start = |job| scope.spawn(|| run(job));
        let running: Vec<_> = jobs.into_iter().map(start).collect();
        let outcomes = running.into_iter().map(ScopedJoinHandle::join);
        let panicked = |_| Err(anyhow!("a step has panicked"));
        outcomes
            .map(|outcome| outcome.unwrap_or_else(panicked))
            .fold(Ok(()), Result::and)
    })
}
