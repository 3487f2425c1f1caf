//! A simple grid that keeps nothing, with which the link search is compared.

use particles::Link;

/// All pairs nearer than `distance_px` > 0, for coordinates that are finite and not negative. Compares pairs of a grid
/// of square cells one by one, without branching on the distance.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "cells and indices are few enough, and not negative"
)]
pub(crate) fn simple_grid(x: &[f32], y: &[f32], distance_px: f32) -> Vec<Link> {
    let cells_per_px = 0.99 / distance_px;
    let cells = |coordinates: &[f32]| coordinates.iter().fold(0.0_f32, |a, &b| a.max(b));
    let cells = |coordinates| (cells(coordinates) * cells_per_px) as usize + 1;
    // Each row has an empty cell at either end; an empty row follows the last one.
    let (stride, rows) = (cells(x) + 2, cells(y));
    let cell = |index| {
        let (x, y): (f32, f32) = (x[index], y[index]);
        (y * cells_per_px) as usize * stride + (x * cells_per_px) as usize + 1
    };

    let mut starts = vec![0_usize; (rows + 1) * stride + 3];
    for index in 0..x.len() {
        starts[cell(index) + 2] += 1;
    }
    let mut sum = 0;
    for start in &mut starts {
        sum += *start;
        *start = sum;
    }
    let mut slots = vec![(0.0, 0.0, 0_u32); x.len()];
    for index in 0..x.len() {
        let start = &mut starts[cell(index) + 1];
        slots[*start] = (x[index], y[index], index as u32);
        *start += 1;
    }

    let mut links: Vec<Link> = Vec::new();
    let mut len = 0;
    for cell in 1..rows * stride {
        let below = &slots[starts[cell + stride - 1]..starts[cell + stride + 2]];
        for slot in starts[cell]..starts[cell + 1] {
            let (x, y, here) = slots[slot];
            let beside = &slots[slot + 1..starts[cell + 2]];
            let room = len + beside.len() + below.len();
            if room > links.len() {
                links.resize(room.next_power_of_two(), Link::default());
            }
            for &(other_x, other_y, other) in beside.iter().chain(below) {
                let (dx, dy) = (other_x - x, other_y - y);
                links[len] = Link {
                    a: here.min(other),
                    b: here.max(other),
                };
                len += usize::from(dx * dx + dy * dy < distance_px * distance_px);
            }
        }
    }
    links.truncate(len);
    links
}
