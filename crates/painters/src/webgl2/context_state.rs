//! What was made in a WebGL2 context, across losses of the context.

use crate::PainterError;

/// The objects that were made in a context, as long as they are valid.
///
/// A loss of the context invalidates all of them, even if the context has been restored since. So losses are counted as
/// they happen, and the next painting makes everything again.
#[derive(Debug)]
pub(super) struct ContextState<R> {
    resources: Option<R>,
    /// How often the context had been lost when `resources` were made.
    losses: u32,
}

impl<R> Default for ContextState<R> {
    fn default() -> Self {
        Self {
            resources: None,
            losses: 0,
        }
    }
}

impl<R> ContextState<R> {
    /// The context's objects, made by `build` if there are no valid ones; `None` while the context is lost. `losses` is
    /// how often the context has been lost.
    ///
    /// # Errors
    /// [`PainterError::Refused`] if `build` fails although the context is not lost.
    pub(super) fn resources(
        &mut self,
        losses: u32,
        is_lost: impl Fn() -> bool,
        build: impl FnOnce() -> Option<R>,
    ) -> Result<Option<&mut R>, PainterError> {
        if self.losses != losses {
            self.losses = losses;
            self.resources = None;
        }
        if self.resources.is_none() && !is_lost() {
            self.resources = build();
            if self.resources.is_none() && !is_lost() {
                return Err(PainterError::Refused);
            }
        }
        Ok(self.resources.as_mut())
    }
}

#[cfg(test)]
mod tests {
    use super::ContextState;
    use crate::PainterError;

    #[test]
    fn resources_are_made_once_and_again_after_each_loss_but_not_while_the_context_is_lost() {
        let mut context = ContextState::default();
        assert_eq!(context.resources(0, || false, || Some(1)), Ok(Some(&mut 1)));
        assert_eq!(context.resources(0, || false, || Some(2)), Ok(Some(&mut 1)));
        assert_eq!(context.resources(1, || true, || Some(3)), Ok(None));
        assert_eq!(context.resources(1, || false, || Some(4)), Ok(Some(&mut 4)));
        // Lost and restored between two frames.
        assert_eq!(context.resources(2, || false, || Some(5)), Ok(Some(&mut 5)));
        assert_eq!(context.resources(2, || false, || Some(6)), Ok(Some(&mut 5)));
    }

    #[test]
    fn a_context_that_is_lost_while_resources_are_made_is_no_error_and_one_that_refuses_is() {
        let lost = std::cell::Cell::new(false);
        let lose = || {
            lost.set(true);
            None::<u8>
        };
        let mut context = ContextState::default();
        assert_eq!(context.resources(0, || lost.get(), lose), Ok(None));
        let refused = context.resources(0, || false, || None);
        assert_eq!(refused, Err(PainterError::Refused));
    }
}
