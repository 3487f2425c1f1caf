//! How much of the machine's processors other programs take during a run, by Linux's `/proc`.

use std::{fs, io};

/// Processor time up to now, in the system's ticks.
#[derive(Clone, Copy, Debug)]
pub struct ProcessorTime {
    /// Of all processors, idle ones included.
    all: u64,
    /// Of all processors, what was used by anybody, other guests of the host included where these are
    /// reported.
    busy: u64,
    /// What was used by this program and by those that it has started and waited for.
    own: u64,
    processors: u32,
}

impl ProcessorTime {
    /// Up to now.
    ///
    /// # Errors
    /// Where there is no `/proc`, or not as Linux has it.
    pub fn now() -> io::Result<Self> {
        let all = fs::read_to_string("/proc/stat")?;
        let own = fs::read_to_string("/proc/self/stat")?;
        Self::parse(&all, &own).ok_or_else(|| io::Error::other("/proc/stat reads otherwise"))
    }

    fn parse(all: &str, own: &str) -> Option<Self> {
        let mut lines = all.lines().filter(|line| line.starts_with("cpu"));
        // user, nice, system, idle, waiting for input, interrupts (two), stolen by other guests.
        let states: Vec<u64> = ticks(
            lines
                .next()?
                .strip_prefix("cpu")?
                .split_whitespace()
                .take(8),
        );
        let [user, nice, system, idle, waiting, hard, soft, stolen] = states[..] else {
            return None;
        };
        // The name, in parentheses, may hold anything; user and system time are the 12th and 13th after
        // it, and those of programs that were waited for follow.
        let own = ticks(own.rsplit_once(')')?.1.split_whitespace().skip(11).take(4));
        let busy = user + nice + system + hard + soft + stolen;
        Some(Self {
            all: busy + idle + waiting,
            busy,
            own: own.iter().sum(),
            processors: u32::try_from(lines.count()).ok()?,
        })
    }

    /// How many processors other programs kept busy on average since an earlier time.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a rough number will do")]
    pub fn others_since(self, earlier: Self) -> f64 {
        let own = self.own - earlier.own;
        let others = (self.busy - earlier.busy).saturating_sub(own);
        let all = (self.all - earlier.all).max(1);
        others as f64 / all as f64 * f64::from(self.processors)
    }
}

fn ticks<'a>(words: impl Iterator<Item = &'a str>) -> Vec<u64> {
    words.map_while(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::ProcessorTime;

    #[test]
    fn others_are_all_that_is_busy_but_this_program_and_those_that_it_waited_for() {
        let earlier = ProcessorTime::parse(
            "cpu  100 0 20 1000 5 0 1 0 0 0\ncpu0 1\ncpu1 1\nintr 9\n",
            "7 (a name) with) S 1 1 1 0 -1 0 0 0 0 0 10 2 30 4 20 0",
        );
        // 200 ticks on each of two processors: 220 of them busy, 120 by this program.
        let later = ProcessorTime::parse(
            "cpu  300 0 30 1180 5 0 1 10 0 0\ncpu0 1\ncpu1 1\nintr 9\n",
            "7 (a name) with) S 1 1 1 0 -1 0 0 0 0 0 20 12 120 14 20 0",
        );
        let others = later.unwrap().others_since(earlier.unwrap());
        assert!((others - 0.5).abs() < 1e-9, "{others}");
    }

    #[test]
    fn what_reads_otherwise_is_nothing() {
        assert!(ProcessorTime::parse("", "").is_none());
        assert!(ProcessorTime::parse("cpu  1 2 3\n", "7 (a) S").is_none());
    }
}
