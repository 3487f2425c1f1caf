// What has to hold before a contender is timed: a fast frame that shows the wrong thing is worth nothing.

import { scene } from "../contenders/scene.js";
import { stage } from "./plan.mjs";
import { expectedCoverage, expectedLinks } from "./statistics.mjs";

/** The least share of the expected painted area: thin anti-aliasing and different edges take some, blankness takes all. */
const minCoverageShare = 0.5;

/**
 * How far a count of links may lie from the mean: six standard deviations of a Poisson count, and one per cent for
 * contenders that keep particles a radius away from the edge.
 */
const tolerance = (mean) => 6 * Math.sqrt(mean) + 0.01 * mean;

/**
 * The share of links that two searches may see differently: pairs whose distance is the link distance but for the
 * rounding of 32-bit arithmetic.
 */
const roundingShare = 1e-5;

/**
 * Problems with what `seen` (the harness's `inspect`) reports, as sentences; none when all is well.
 * `cell` is `{ count, links, linkDistance }`;
 * the particles of a contender with `linksAsDrawn` have exactly the links that it found.
 */
export function problemsWith({ contender, seen, cell }) {
  const problems = [];
  const { count, links, linkDistance: distance } = cell;
  if (seen.particles !== count) problems.push(`has ${seen.particles} particles instead of ${count}`);

  const mean = links ? expectedLinks({ count, ...stage, distance }) : 0;
  const found = seen.links ?? seen.lines;
  if (Math.abs(found - mean) > tolerance(mean)) {
    problems.push(`has ${found} links where ${Math.round(mean)} are expected`);
  }
  if (contender.painter === "none") return problems;

  if (seen.width !== stage.width || seen.height !== stage.height) {
    problems.push(`draws on ${seen.width} × ${seen.height} px`);
  }
  if (seen.context !== contender.context)
    problems.push(`draws by ${seen.context} instead of ${contender.context}`);
  // A painter may leave out lines too faint to see, so that only their order of magnitude is asked for.
  if (seen.context === "2d" && (seen.lines > found * 1.01 || seen.lines < found * 0.8)) {
    problems.push(`draws ${seen.lines} lines for ${found} links`);
  }
  if (seen.context === "2d" && seen.discs !== count) problems.push(`draws ${seen.discs} discs`);
  if (seen.naive_links !== undefined && Math.abs(seen.naive_links - found) > roundingShare * found) {
    problems.push(`finds ${found} links where the naive search finds ${seen.naive_links}`);
  }
  const minCoverage = minCoverageShare * expectedCoverage({ count, ...stage, radius: scene.radiusPx });
  if (seen.coverage < minCoverage) {
    problems.push(
      `paints ${(seen.coverage * 100).toFixed(3)} % of the stage, less than ${(minCoverage * 100).toFixed(3)} %`,
    );
  }
  if (!seen.moves) problems.push("shows the same picture twice");
  return problems;
}
