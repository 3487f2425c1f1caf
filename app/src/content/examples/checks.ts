/** Outcomes of the checks, and the sources of one insight. */
import { sum } from "../shared/numbers";

/** The validation engine's checks, in order. */
export const checkNames = [
  "Sources verified",
  "Sources agree",
  "Groups treated alike",
  "Earlier predictions held",
] as const;

export const checks = {
  /** Contributed records. Complete ones have an origin and a permission; waiting ones lack one of the two. */
  source: { complete: 10, waiting: 2 },
  /** Price gaps between two groups, in pairs of similar cases, and the largest accepted gap, in dollars a month. */
  groups: { gaps: [14, 20, 10, 44, 16], limit: 25 },
  /** Differences between results and forecasts, and the largest accepted difference, in percent. */
  results: { differences: [6, -5, 4, -7, 5, -34], limit: 10 },
  /** Number of findings behind one insight, and of synthetic records and market prices behind each finding. */
  insight: { findings: 3, records: 4, prices: 1 },
  /** Number of findings, and how many of them each of the four checks sends back. */
  findings: { all: 8, sentBack: [1, 1, 1, 1] },
} as const;

/** Returns how many findings remain after the first `passed` checks. */
export const findingsAfter = (passed: number): number =>
  checks.findings.all - sum(checks.findings.sentBack.slice(0, passed));
