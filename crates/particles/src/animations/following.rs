//! How particles of both animations move.

use glam::Vec2;

use super::click;
use crate::motion::Bounds;
use crate::{Easing, State};

/// By 0.02 of the remaining distance in 1/60 s, a rate of −60 · ln 0.98 per second. Contract: Impact; ESEE's do too.
const FOLLOWING: Easing = Easing::per_sec(1.212_162_439_051_168);

/// Before a click particles drift, `inset` from the edges in pixels on each axis. Then they follow their targets, which
/// move; in the first phase the click pushes them. Their offsets are turned by `turn`
/// ([`Particles::place`](crate::Particles::place)).
pub(super) fn step(
    state: &mut State,
    dt_secs: f64,
    inset: Vec2,
    turn: Vec2,
    target: impl Fn(u32) -> Vec2,
) {
    let size = state.size();
    state.follow(FOLLOWING, dt_secs);
    if !state.has_started() {
        state.particles.drift(size, inset, dt_secs);
        return;
    }
    let push = click::push(state);
    let position = |id, offset| push(target(id) + offset);
    let bounds = Bounds::of_stage(size, inset);
    state.particles.place(bounds, turn, position);
}
