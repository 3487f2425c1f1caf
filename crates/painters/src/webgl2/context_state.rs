//! The state of a context: built, lost, rebuilt, refused.

/// The context is not lost, and yet refuses to make something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refused;

/// The objects that were made in a context, and whether they are still valid.
///
/// A loss of the context invalidates all of them, also when it has been restored since. So losses are counted
/// as they happen, and everything is made anew before the next painting.
#[derive(Debug)]
pub(super) struct ContextState<R> {
    state: State<R>,
    /// Up to the last painting.
    losses: u32,
}

#[derive(Debug)]
enum State<R> {
    /// Nothing has been made yet, or what had been made was lost.
    Unbuilt,
    Built(R),
    /// For good: another attempt would be refused as well.
    Refused,
}

impl<R> Default for ContextState<R> {
    fn default() -> Self {
        Self {
            state: State::Unbuilt,
            losses: 0,
        }
    }
}

impl<R> ContextState<R> {
    /// The context's objects, made by `build` if there are no valid ones; `None` while the context is lost.
    /// `losses` is how often it has been lost.
    ///
    /// # Errors
    /// When `build` refuses, and from then on without asking it again.
    pub(super) fn resources(
        &mut self,
        losses: u32,
        is_lost: impl Fn() -> bool,
        build: impl FnOnce() -> Option<R>,
    ) -> Result<Option<&mut R>, Refused> {
        if self.losses != losses && !matches!(self.state, State::Refused) {
            self.state = State::Unbuilt;
        }
        self.losses = losses;
        if matches!(self.state, State::Unbuilt) && !is_lost() {
            self.state = match build() {
                Some(resources) => State::Built(resources),
                None if is_lost() => State::Unbuilt,
                None => State::Refused,
            };
        }
        match &mut self.state {
            State::Built(resources) => Ok(Some(resources)),
            State::Unbuilt => Ok(None),
            State::Refused => Err(Refused),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ContextState, Refused};

    #[test]
    fn resources_are_made_once_not_while_the_context_is_lost_and_anew_afterwards() {
        let mut context = ContextState::default();
        assert_eq!(context.resources(0, || false, || Some(1)), Ok(Some(&mut 1)));
        assert_eq!(context.resources(0, || false, || Some(2)), Ok(Some(&mut 1)));
        assert_eq!(context.resources(1, || true, || Some(2)), Ok(None));
        assert_eq!(context.resources(1, || true, || Some(3)), Ok(None));
        assert_eq!(context.resources(1, || false, || Some(4)), Ok(Some(&mut 4)));
    }

    #[test]
    fn a_context_that_was_lost_and_restored_between_two_frames_is_rebuilt() {
        let mut context = ContextState::default();
        assert_eq!(context.resources(0, || false, || Some(1)), Ok(Some(&mut 1)));
        assert_eq!(context.resources(1, || false, || Some(2)), Ok(Some(&mut 2)));
    }

    #[test]
    fn a_context_that_is_lost_while_it_is_built_is_built_later() {
        let mut context = ContextState::default();
        let lost = std::cell::Cell::new(false);
        let build = || {
            lost.set(true);
            None
        };
        assert_eq!(context.resources(0, || lost.get(), build), Ok(None));
        assert_eq!(context.resources(1, || false, || Some(1)), Ok(Some(&mut 1)));
    }

    #[test]
    fn a_context_that_refuses_is_not_asked_again() {
        let mut context: ContextState<u8> = ContextState::default();
        assert_eq!(context.resources(0, || false, || None), Err(Refused));
        assert_eq!(context.resources(0, || false, || Some(1)), Err(Refused));
        assert_eq!(context.resources(1, || false, || Some(1)), Err(Refused));
    }
}
