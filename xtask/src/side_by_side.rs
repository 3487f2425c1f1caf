//! Jobs that run at the same time.

use std::thread;

use anyhow::{Result, anyhow};

use crate::workspace::Workspace;

/// A job runs its programs in the given workspace, which keeps their output together.
pub(crate) type Job<'a, T> = Box<dyn FnOnce(&Workspace) -> T + Send + 'a>;

/// Runs all jobs to their ends, and prints the output of those that fail.
///
/// # Errors
/// The error of the first failed job in the list.
pub(crate) fn side_by_side(workspace: &Workspace, jobs: Vec<Job<'_, Result<()>>>) -> Result<()> {
    let jobs = jobs
        .into_iter()
        .map(|job| -> Job<'_, Result<()>> {
            Box::new(|workspace| {
                let outcome = job(workspace);
                if outcome.is_err() {
                    workspace.output.print_kept();
                }
                outcome
            })
        })
        .collect();
    results(workspace, jobs)
        .into_iter()
        .try_for_each(|result| result.unwrap_or_else(|| Err(anyhow!("a step has panicked"))))
}

/// What each job returned, in the order of the list; `None` where it panicked.
pub(crate) fn results<T: Send>(workspace: &Workspace, jobs: Vec<Job<'_, T>>) -> Vec<Option<T>> {
    thread::scope(|scope| {
        let running: Vec<_> = jobs
            .into_iter()
            .map(|job| scope.spawn(|| job(&workspace.with_kept_output())))
            .collect();
        running.into_iter().map(|job| job.join().ok()).collect()
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[test]
    fn jobs_run_at_the_same_time() {
        let both = Barrier::new(2);
        let meet = || -> Job<'_, Result<()>> {
            Box::new(|_| {
                both.wait();
                Ok(())
            })
        };
        side_by_side(&Workspace::here().unwrap(), vec![meet(), meet()]).unwrap();
    }

    #[test]
    fn a_failure_does_not_hide_the_others() {
        let jobs: Vec<Job<'_, u32>> = vec![
            Box::new(|_| 1),
            Box::new(|_| panic!("broken")),
            Box::new(|_| 3),
        ];
        assert_eq!(
            results(&Workspace::here().unwrap(), jobs),
            [Some(1), None, Some(3)]
        );
        let jobs: Vec<Job<'_, Result<()>>> = vec![
            Box::new(|_| Ok(())),
            Box::new(|_| Err(anyhow!("second"))),
            Box::new(|_| Err(anyhow!("third"))),
        ];
        let error = side_by_side(&Workspace::here().unwrap(), jobs).unwrap_err();
        assert_eq!(error.to_string(), "second");
    }
}
