//! The benchmarks' parameters, from environment variables, because criterion parses the arguments.

use std::sync::LazyLock;
use std::{env, f64::consts::PI, process};

/// The area to which densities refer, in square CSS pixels: 1920 × 1080.
const SCREEN_PX: f64 = 1920.0 * 1080.0;

/// The parameters of all rows.
#[derive(Clone, Debug)]
pub struct Params {
    /// Numbers of particles. By default an animation's, and powers of ten that outgrow one cache after the other.
    pub counts: Vec<u32>,
    /// Particles on a screen of 1920 × 1080.
    pub density: f64,
    /// Pairs nearer than this are links, in CSS pixels.
    pub distance_px: f32,
    /// The slowest and the fastest particle, in CSS pixels a second.
    pub speed_px: [f32; 2],
    /// Whether all are the defaults.
    pub is_default: bool,
}

impl Params {
    /// Reads the environment; ends the program if a variable is not a positive number.
    #[expect(clippy::print_stderr, reason = "it says why it ends")]
    pub fn from_env() -> &'static Self {
        static PARAMS: LazyLock<Params> = LazyLock::new(|| {
            Params::from_variables(&|name| env::var(name).ok()).unwrap_or_else(|fault| {
                eprintln!("{fault}");
                process::exit(2)
            })
        });
        &PARAMS
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "lengths are in single precision, and numbers positive"
    )]
    fn from_variables(variable: &dyn Fn(&str) -> Option<String>) -> Result<Self, String> {
        let positive = |name: &str, value: &str| match value.trim().replace('_', "").parse() {
            Ok(number) if number > 0.0 => Ok(number),
            _ => Err(format!(
                "{name} is {value}, and has to be a positive number"
            )),
        };
        let number = |name| {
            variable(name)
                .map(|value| positive(name, &value))
                .transpose()
        };
        let links: f64 = number("LINKS")?.unwrap_or(3.0);
        let density: f64 = number("DENSITY")?.unwrap_or(10_000.0);
        let counts = variable("PARTICLES").map(|counts| {
            let counts = counts.split(',').map(|count| positive("PARTICLES", count));
            counts.collect::<Result<Vec<f64>, String>>()
        });
        Ok(Self {
            counts: match counts.transpose()? {
                Some(counts) => counts.into_iter().map(|count| count as u32).collect(),
                None => vec![120, 1_000, 10_000, 100_000, 1_000_000],
            },
            density,
            // Within a distance d of a particle there are density · π · d² others, and each link has two ends.
            distance_px: (2.0 * links * SCREEN_PX / (density * PI)).sqrt() as f32,
            // As in the animations.
            speed_px: number("SPEED")?.map_or([12.0, 30.0], |speed_px| [speed_px as f32; 2]),
            is_default: ["PARTICLES", "DENSITY", "LINKS", "SPEED"]
                .iter()
                .all(|name| variable(name).is_none()),
        })
    }

    /// The side of a square stage for so many particles, in CSS pixels.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "lengths are in single precision"
    )]
    pub fn side_px(&self, count: u32) -> f32 {
        (f64::from(count) * SCREEN_PX / self.density).sqrt() as f32
    }
}
