/** Prints why tests were skipped, which Playwright's list does not say. `cargo xtask test` repeats it. */
import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";

export default class SkippedReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      const annotations = test.results.flatMap((result) => result.annotations);
      const skip = annotations.find(({ type }) => type === "skip");
      if (skip) process.stdout.write(`skipped: ${test.title}: ${skip.description ?? "without a reason"}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
