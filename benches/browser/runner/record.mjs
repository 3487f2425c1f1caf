// When a run replaces the published record.

/**
 * Why a run does not replace the record; empty if it does.
 *
 * @param {{ options: readonly string[], commit: string, busy: boolean, failed: boolean }} run
 * @returns {string[]}
 */
export function whyNotRecorded({ options, commit, busy, failed }) {
  const reasons = [
    [options.length > 0, `it has options: ${options.join(" ")}`],
    [commit === "unknown" || commit.endsWith("+"), "files of the engine or the benchmark are not committed"],
    [busy, "the machine is busy: leave it alone and start again"],
    [failed, "a contender failed its checks: see above"],
  ];
  return reasons.flatMap(([applies, reason]) => (applies ? [String(reason)] : []));
}
