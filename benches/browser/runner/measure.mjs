// Measures one cell, that is one workload at one count: every contender is checked on a page of its own first, then
// all of them are timed in turns, so that whatever else the machine does falls on everyone alike.

import { mountContender } from "./browser.mjs";
import { problemsWith, problemWithTwin } from "./checks.mjs";
import { emptyFrame, seed, tooSlowMs } from "./plan.mjs";
import { middle, summarize } from "./statistics.mjs";

/**
 * Resolves to the harness's own time, and to one row for each entry of `entries` (contenders and physics), in their
 * order: `{ id, status, … }` with status `measured`, `too slow`, `not applicable` or `failed`.
 */
export async function measureCell({ context, origin, entries, workload, cell, plan, softwareGl, say }) {
  const rows = new Map();
  const running = [];

  for (const contender of entries) {
    const isLeftOut =
      (contender.workloads && !contender.workloads.includes(workload)) || cell.count > contender.maxCount;
    if (isLeftOut) {
      rows.set(contender.id, { status: "not applicable" });
      continue;
    }
    const checked = await checkContender({ context, origin, contender, cell });
    rows.set(contender.id, checked);
    if (checked.status === "measured") running.push({ contender, row: checked });
  }

  failWhereTwinsDiffer(running);
  const timed = running.filter(({ row }) => row.status === "measured");
  const harness_ms = await timeInTurns({ context, origin, running: timed, cell, plan, softwareGl });
  for (const { id, label } of entries) {
    const { status, problems = [] } = rows.get(id);
    if (status === "too slow" || status === "failed") say(`  ${label}: ${[status, ...problems].join("; ")}`);
  }
  return { harness_ms, rows: entries.map(({ id }) => ({ id, ...rows.get(id) })) };
}

async function checkContender({ context, origin, contender, cell }) {
  let mounted;
  try {
    mounted = await mountContender({ context, origin, contender, cell, seed });
    const firstFrameMs = await mounted.page.evaluate(() => window.bench.firstFrame());
    const gzip_bytes = await mounted.gzipBytes();
    if (firstFrameMs > tooSlowMs) {
      return { status: "too slow", first_frame_ms: Math.round(firstFrameMs), gzip_bytes };
    }
    const seen = await mounted.page.evaluate((options) => window.bench.inspect(options), {
      naively: cell.links && contender.linksAsDrawn,
      described: contender.described,
    });
    const problems = [...problemsWith({ contender, seen, cell }), ...mounted.errors];
    return problems.length > 0
      ? { status: "failed", problems, seen }
      : { status: "measured", seen, gzip_bytes };
  } catch (error) {
    return { status: "failed", problems: [error.message, ...(mounted?.errors ?? [])] };
  } finally {
    await mounted?.page.close();
  }
}

/** Who starts from the same particles finds the same links, whatever draws them, and draws the same picture. */
function failWhereTwinsDiffer(checked) {
  for (const { contender, row } of checked) {
    if (!contender.particles) continue;
    const twins = checked.filter((other) => other.contender.particles === contender.particles);
    const drawing = twins.find((other) => other.contender.painter !== "none");
    const problems = [
      problemWithLinks(contender, row, twins),
      drawing && problemWithTwin(row.seen, drawing.row.seen),
    ].filter((problem) => problem !== undefined);
    if (problems.length > 0) Object.assign(row, { status: "failed", problems });
  }
}

function problemWithLinks(contender, row, twins) {
  const twin = twins.find((other) => other.contender.module === contender.module);
  if (!twin || row.seen.links === twin.row.seen.links) return undefined;
  return `finds ${row.seen.links} links, painted otherwise ${twin.row.seen.links}`;
}

/**
 * Times `running` in turns, each on a page of its own, and adds the figures to their rows, less the harness's own time,
 * to which it resolves.
 */
export async function timeInTurns({ context, origin, running, cell, plan, softwareGl }) {
  const pages = [];
  for (const { contender, row } of [{ contender: emptyFrame, row: {} }, ...running]) {
    const { page, errors } = await mountContender({ context, origin, contender, cell, seed });
    pages.push({ contender, row, page, errors });
  }
  for (const { page } of pages) {
    await page.bringToFront();
    await page.evaluate((options) => window.bench.compile(options), plan.compile);
  }
  await inTurns(pages, { rounds: 1, ...plan.warmUp, withRaster: false, plan });

  const script = await inTurns(pages, { ...plan.script, withRaster: false, plan });
  // Readbacks come last: where there is a GPU, Chromium moves a canvas that is read often off it.
  const rasterized = pages.filter(
    ({ contender }) => contender.painter !== "none" && !(softwareGl && contender.context === "webgl"),
  );
  const raster = await inTurns(rasterized, { ...plan.raster, withRaster: true, plan });

  const harnessMs = middle(script.get(emptyFrame.id));
  for (const { contender, row, page, errors } of pages) {
    row.script = summarize(script.get(contender.id), harnessMs);
    if (raster.has(contender.id)) row.raster = summarize(raster.get(contender.id), harnessMs);
    if (errors.length > 0) Object.assign(row, { status: "failed", problems: errors });
    await page.close();
  }
  return harnessMs;
}

/** Times `pages` turn by turn, another one first in each round; resolves to the samples by contender. */
async function inTurns(pages, { rounds, maxFrames, budgetMs, withRaster, plan }) {
  const samples = new Map(pages.map(({ contender }) => [contender.id, []]));
  const spentMs = new Map(pages.map(({ contender }) => [contender.id, 0]));
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < pages.length; turn++) {
      const { contender, page } = pages[(turn + round) % pages.length];
      if (round >= plan.enoughRounds && spentMs.get(contender.id) > plan.enoughMs) continue;
      const startMs = performance.now();
      // Chromium gives a page behind another one only four frames a second.
      await page.bringToFront();
      const turnMs = await page.evaluate((options) => window.bench.run(options), {
        maxFrames,
        budgetMs,
        withRaster,
      });
      samples.get(contender.id).push(...turnMs);
      spentMs.set(contender.id, spentMs.get(contender.id) + performance.now() - startMs);
    }
  }
  return samples;
}
