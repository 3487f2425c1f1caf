//! Prints the recorded run anew.

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn main() {
    print!("{}", tests::recorded_run::play());
}
