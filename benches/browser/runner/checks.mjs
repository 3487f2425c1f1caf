// What has to hold before a contender is timed: a fast frame that shows the wrong thing is worth nothing.

import { means, scene } from "../contenders/scene.js";
import { stage } from "./plan.mjs";
import { evenMoments, expectedCoverage, expectedLinks } from "./statistics.mjs";

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
 * `cell` is `{ count, links, linkDistance }`.
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
  // A painter may leave out lines too faint to see: up to a fifth.
  if (seen.context === "2d" && (seen.lines > found * 1.01 || seen.lines < found * 0.8)) {
    problems.push(`draws ${seen.lines} lines for ${found} links`);
  }
  if (seen.context === "2d" && seen.discs !== count) problems.push(`draws ${seen.discs} discs`);
  if (seen.naive_links !== undefined && Math.abs(seen.naive_links - found) > roundingShare * found) {
    problems.push(`finds ${found} links where the naive search finds ${seen.naive_links}`);
  }
  if (seen.drawing) problems.push(...problemsWithDrawing(seen.drawing, count));
  const minCoverage = minCoverageShare * expectedCoverage({ count, ...stage, radius: means.radiusPx });
  if (seen.coverage < minCoverage) {
    problems.push(
      `paints ${(seen.coverage * 100).toFixed(3)} % of the stage, less than ${(minCoverage * 100).toFixed(3)} %`,
    );
  }
  if (!seen.moves) problems.push("shows the same picture twice");
  return problems;
}

/** How far the mean of `count` values may lie from what is expected: six standard deviations, and rounding to steps. */
const meanTolerance = (deviation, count) => (6 * deviation) / Math.sqrt(count) + 0.005;

/** The same for their variance. */
const varianceTolerance = (deviation, count, variance) => (6 * deviation) / Math.sqrt(count) + 0.1 * variance;

/** Does the drawing look as the scene says? The color need not change more often than the palette has colors. */
function problemsWithDrawing(drawing, count) {
  const problems = [];
  const check = (what, { mean, variance }, min, max) => {
    const even = evenMoments(min, max);
    if (!(Math.abs(mean - even.mean) <= meanTolerance(even.meanDeviation, count))) {
      problems.push(`draws discs with a mean ${what} of ${mean} instead of ${even.mean}`);
    }
    const tolerance = varianceTolerance(even.varianceDeviation, count, even.variance);
    if (!(Math.abs(variance - even.variance) <= tolerance)) {
      problems.push(`draws discs with a variance of the ${what} of ${variance} instead of ${even.variance}`);
    }
  };
  check("radius", drawing.radius, scene.minRadiusPx, scene.maxRadiusPx);
  check("opacity", drawing.opacity, scene.minOpacity, scene.maxOpacity);
  const share = count / scene.palette.length;
  if (drawing.colors.some((discs) => Math.abs(discs - share) > 1)) {
    problems.push(`draws ${drawing.colors.join(", ")} discs of the colors`);
  }
  if (drawing.color_changes >= scene.palette.length) {
    problems.push(`draws discs not by color: it changes ${drawing.color_changes} times`);
  }
  if (drawing.odd_lines > 0) {
    problems.push(`draws ${drawing.odd_lines} lines with another opacity or color than theirs`);
  }
  return problems;
}

/**
 * How much the mean opacity of two pictures of the same particles may differ: painters smooth edges differently, which
 * for long lines of one pixel was measured as 5.4 %. Their mean colors, premultiplied by opacity, may differ by the same
 * share of the opacity.
 */
const inkShare = 0.08;

/** A problem where two contenders that draw the same particles do not cover the stage alike; else undefined. */
export function problemWithTwin({ ink }, { ink: twin }) {
  if (ink === undefined || twin === undefined) return undefined;
  const percent = (share) => (share * 100).toFixed(3);
  if (!(Math.abs(ink.opacity / twin.opacity - 1) <= inkShare)) {
    return `covers ${percent(ink.opacity)} % of the stage where the same particles cover ${percent(twin.opacity)} %`;
  }
  if (!ink.rgb.every((channel, at) => Math.abs(channel - twin.rgb[at]) <= inkShare * twin.opacity)) {
    return `has a mean color of ${ink.rgb.map(percent)} % where the same particles have ${twin.rgb.map(percent)} %`;
  }
  return undefined;
}

/**
 * How far a disc may be from where the stage has it: turning round at an edge without mirroring costs two frames' way
 * each time. Positions that were watched are in single precision.
 */
const maxShiftPx = 1;

/** The share of links, and of their mean opacity, by which that may change which pairs are near. */
const linkShare = 0.03;

/** Problems where a frame of the same stage, `drawn` by another contender, differs from what is `expected`. */
export function problemsWithStage(drawn, expected) {
  const problems = [];
  const odd = expected.discs.filter((disc, at) => {
    const other = drawn.discs[at];
    return !(
      other?.color === disc.color &&
      Math.abs(other.radiusPx - disc.radiusPx) < 0.01 &&
      Math.abs(other.opacity - disc.opacity) < 0.01 &&
      Math.hypot(other.x - disc.x, other.y - disc.y) <= maxShiftPx
    );
  });
  if (odd.length > 0 || drawn.discs.length !== expected.discs.length) {
    problems.push(`draws ${drawn.discs.length} discs, ${odd.length} of ${expected.discs.length} otherwise`);
  }
  const [lines, expectedLines] = [drawn, expected].map((frame) => frame.lines);
  const opacity = (list) => list.reduce((total, line) => total + line.opacity, 0);
  if (
    Math.abs(lines.length - expectedLines.length) > linkShare * expectedLines.length ||
    Math.abs(opacity(lines) - opacity(expectedLines)) > linkShare * opacity(expectedLines)
  ) {
    problems.push(
      `draws ${lines.length} lines of ${opacity(lines).toFixed(1)} together instead of ${expectedLines.length} of ${opacity(expectedLines).toFixed(1)}`,
    );
  }
  return problems;
}
