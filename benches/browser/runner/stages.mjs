// Measures the site's own stages beside tuned JavaScript that draws the same. The module that the site ships says
// nothing of its particles: where they are is what it draws by Canvas 2D.

import { mountContender } from "./browser.mjs";
import { problemsWithStage, problemWithTwin } from "./checks.mjs";
import { timeInTurns } from "./measure.mjs";
import { seed, stageContenders } from "./plan.mjs";

/** Frames after which the pictures are compared. */
const watchedFrames = 60;

/**
 * Resolves to how many particles and lines the stage draws, the harness's own time, and a row for each of `contenders`.
 */
export async function measureStage({ context, origin, contenders, cell, pace, softwareGl, say }) {
  const watch = async (contender, frames) => {
    const mounted = await mountContender({ context, origin, contender, cell: { ...cell, frames }, seed });
    try {
      const seen = await mounted.page.evaluate((count) => window.bench.watch(count), watchedFrames);
      return { ...seen, errors: mounted.errors };
    } finally {
      await mounted.page.close();
    }
  };
  const expected = await watch(stageContenders[0]);
  const [last] = expected.frames.slice(-1);
  const start = { ...cell, frames: expected.frames.slice(0, 2) };
  const rows = [];
  for (const contender of contenders) {
    const seen = await watch(contender, start.frames).catch((error) => ({ errors: [error.message] }));
    const problems = [...seen.errors];
    if (problems.length === 0) {
      if (contender.context === "2d") problems.push(...problemsWithStage(seen.frames.at(-1), last));
      problems.push(problemWithTwin(seen, expected));
    }
    if (last.lines.length > 0 !== (cell.linkStyle !== undefined))
      problems.push("the stage is in another phase");
    const found = problems.filter((problem) => problem !== undefined);
    const status = found.length > 0 ? "failed" : "measured";
    if (found.length > 0) say(`  ${contender.label}: ${found.join("; ")}`);
    rows.push({ contender, row: { id: contender.id, status, problems: found } });
  }
  const running = rows.filter(({ row }) => row.status === "measured");
  const harness_ms = await timeInTurns({ context, origin, running, cell: start, plan: pace, softwareGl });
  return {
    particles: last.discs.length,
    lines: last.lines.length,
    harness_ms,
    rows: rows.map(({ row }) => row),
  };
}
