//! The benchmarks' parameters. They are environment variables, because criterion parses the arguments.

use std::sync::LazyLock;
use std::{env, f64::consts::PI, process};

/// The area to which densities refer, in square CSS pixels.
const SCREEN_PX: f64 = 1920.0 * 1080.0;

/// The parameters of all rows.
#[derive(Clone, Debug)]
pub struct Params {
    /// Numbers of particles. By default powers of ten: each outgrows another of the processor's caches.
    pub counts: Vec<u32>,
    /// Particles on a screen of 1920 × 1080.
    pub density: f64,
    /// Pairs nearer than this are links, in CSS pixels.
    pub distance_px: f32,
    /// Least and largest speed, in CSS pixels per second.
    pub speed_px: [f32; 2],
    /// Whether all parameters have their default values.
    pub is_default: bool,
}

impl Params {
    /// Reads the environment; ends the program if a variable is not a positive number.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "lengths are in single precision, and numbers positive"
    )]
    pub fn from_env() -> &'static Self {
        static PARAMS: LazyLock<Params> = LazyLock::new(|| {
            let counts = numbers("PARTICLES");
            let [density, links, speed_px] =
                ["DENSITY", "LINKS", "SPEED"].map(|name| Some(*numbers(name)?.first()?));
            let is_default = counts.is_none() && [density, links, speed_px] == [None; 3];
            let (density, links) = (density.unwrap_or(10_000.0), links.unwrap_or(3.0));
            Params {
                counts: counts.map_or(vec![100, 1_000, 10_000, 100_000, 1_000_000], |counts| {
                    counts.into_iter().map(|count| count as u32).collect()
                }),
                density,
                // Within a distance d of a particle are density · π · d² others; each link has two ends.
                distance_px: (2.0 * links * SCREEN_PX / (density * PI)).sqrt() as f32,
                // As in the animations.
                speed_px: speed_px.map_or([12.0, 30.0], |speed_px| [speed_px as f32; 2]),
                is_default,
            }
        });
        &PARAMS
    }

    /// Side of a square stage for `count` particles, in CSS pixels.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "lengths are in single precision"
    )]
    pub fn side_px(&self, count: u32) -> f32 {
        (f64::from(count) * SCREEN_PX / self.density).sqrt() as f32
    }
}

/// The numbers of a variable, separated by commas.
#[expect(clippy::print_stderr, reason = "the reason why the program ends")]
fn numbers(variable: &str) -> Option<Vec<f64>> {
    let values = env::var(variable).ok()?;
    let positive = |value: &str| match value.trim().replace('_', "").parse() {
        Ok(number) if number > 0.0 => number,
        _ => {
            eprintln!("{variable} is {value}, and has to be a positive number");
            process::exit(2)
        }
    };
    Some(values.split(',').map(positive).collect())
}
