//! Jobs that run at the same time.

use std::thread;

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
        let running: Vec<_> = jobs
            .into_iter()
            .map(|job| scope.spawn(|| run(job)))
            .collect();
        let outcomes: Vec<_> = running
            .into_iter()
            .map(thread::ScopedJoinHandle::join)
            .collect();
        let panicked = |_| Err(anyhow!("a step has panicked"));
        outcomes
            .into_iter()
            .try_for_each(|outcome| outcome.unwrap_or_else(panicked))
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[test]
    fn jobs_run_at_the_same_time_to_their_ends_and_one_that_panics_has_failed() {
        let both = Barrier::new(2);
        let meet = |_: &Workspace| {
            both.wait();
            Ok(())
        };
        let jobs: Vec<Job<'_>> = vec![
            Box::new(meet),
            Box::new(|_| panic!("broken")),
            Box::new(meet),
        ];
        assert!(side_by_side(&Workspace::here().unwrap(), jobs).is_err());
    }
}
