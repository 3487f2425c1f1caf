/** What checks let pass and send back, and what one insight rests on. */
import { sum } from "../shared/numbers";

/** What the validation engine checks, in its order. */
export const checkNames = [
  "Sources verified",
  "Sources agree",
  "Groups treated alike",
  "Earlier predictions held",
] as const;

export const checks = {
  /** Contributed records: those with origin and permission, and those that wait for one of them. */
  source: { complete: 10, waiting: 2 },
  /** Gaps between two groups in pairs of similar cases, in dollars a month, and the largest that is accepted. */
  groups: { gaps: [14, 20, 10, 44, 16], limit: 25 },
  /** How far results are above or below what was expected, in percent, and how far they may be. */
  results: { differences: [6, -5, 4, -7, 5, -34], limit: 10 },
  /** Findings that an insight rests on, and the synthetic records and market prices that each of them rests on. */
  insight: { findings: 3, records: 4, prices: 1 },
  /** Findings, and how many of them each of the four checks sends back. */
  findings: { all: 8, sentBack: [1, 1, 1, 1] },
} as const;

/** How many findings are left after so many of the four checks. */
export const findingsAfter = (passed: number): number =>
  checks.findings.all - sum(checks.findings.sentBack.slice(0, passed));
