//! The benchmarks' parameters, from environment variables, because criterion parses the arguments.

use std::fmt::Display;
use std::str::FromStr;
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
        reason = "lengths are in single precision"
    )]
    fn from_variables(variable: &dyn Fn(&str) -> Option<String>) -> Result<Self, String> {
        let links = number(variable, "LINKS", 3.0_f64)?;
        let density = number(variable, "DENSITY", 10_000.0_f64)?;
        let speed_px = number(variable, "SPEED", 0.0_f32)?;
        Ok(Self {
            counts: match variable("PARTICLES") {
                Some(counts) => counts
                    .split(',')
                    .map(|count| positive("PARTICLES", count))
                    .collect::<Result<_, _>>()?,
                None => vec![120, 1_000, 10_000, 100_000, 1_000_000],
            },
            density,
            // Within a distance d of a particle there are density · π · d² others, and each link has two ends.
            distance_px: (2.0 * links * SCREEN_PX / (density * PI)).sqrt() as f32,
            // As in the animations.
            speed_px: if speed_px > 0.0 {
                [speed_px; 2]
            } else {
                [12.0, 30.0]
            },
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

fn number<N: FromStr + PartialOrd + Default + Display>(
    variable: &dyn Fn(&str) -> Option<String>,
    name: &str,
    default: N,
) -> Result<N, String> {
    variable(name).map_or(Ok(default), |value| positive(name, &value))
}

fn positive<N: FromStr + PartialOrd + Default>(name: &str, value: &str) -> Result<N, String> {
    match value.trim().replace('_', "").parse() {
        Ok(number) if number > N::default() => Ok(number),
        _ => Err(format!(
            "{name} is {value}, and has to be a positive number"
        )),
    }
}
