//! Locks, for suites that run at the same time and make the same output.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

static LOCKS: Mutex<BTreeMap<String, Arc<Mutex<()>>>> = Mutex::new(BTreeMap::new());

/// Calls `make` while it holds the lock `name`. A call inside `make` must use another name.
pub(crate) fn exclusively<T>(name: &str, make: impl FnOnce() -> T) -> T {
    let lock = {
        let mut locks = LOCKS.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(locks.entry(name.to_owned()).or_default())
    };
    let _guard = lock.lock().unwrap_or_else(PoisonError::into_inner);
    make()
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn calls_of_one_name_come_one_after_the_other() {
        let running = Mutex::new(());
        let call = || {
            exclusively("a name of the test", || {
                let alone = running.try_lock();
                assert!(alone.is_ok(), "two calls at the same time");
                thread::yield_now();
            });
        };
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(call);
            }
        });
    }

    #[test]
    fn calls_of_other_names_may_be_inside() {
        let inside = exclusively("outer", || exclusively("inner", || 1));
        assert_eq!(inside, 1);
    }
}
