//! Jobs that run at the same time.

use std::thread;

use anyhow::{Result, anyhow};

use crate::workspace::Workspace;

/// A job runs its programs in the given workspace, which keeps their output together.
pub(crate) type Job<'a, T> = Box<dyn FnOnce(&Workspace) -> Result<T> + Send + 'a>;

/// Runs all jobs to their ends, and prints the output of those that fail. Returns the results in the order of the
/// list; a job that panics has failed.
pub(crate) fn results<T: Send>(workspace: &Workspace, jobs: Vec<Job<'_, T>>) -> Vec<Result<T>> {
    let run = |job: Job<'_, T>| {
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
        let panicked = |_| Err(anyhow!("a step has panicked"));
        let results = running
            .into_iter()
            .map(|job| job.join().unwrap_or_else(panicked));
        results.collect()
    })
}

/// Runs all jobs to their ends.
///
/// # Errors
/// The error of the first failed job in the list.
pub(crate) fn side_by_side(workspace: &Workspace, jobs: Vec<Job<'_, ()>>) -> Result<()> {
    results(workspace, jobs).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[test]
    fn jobs_run_at_the_same_time_and_a_failure_does_not_hide_the_others() {
        let both = Barrier::new(2);
        let jobs: Vec<Job<'_, u32>> = vec![
            Box::new(|_| {
                both.wait();
                Ok(1)
            }),
            Box::new(|_| panic!("broken")),
            Box::new(|_| {
                both.wait();
                Ok(3)
            }),
        ];
        let results = results(&Workspace::here().unwrap(), jobs);
        let shown: Vec<_> = results.into_iter().map(Result::ok).collect();
        assert_eq!(shown, [Some(1), None, Some(3)]);
    }
}
