// Draws script time against particle count from a recorded run, log–log, one panel a workload.
// Run by run.mjs; by itself: node chart.mjs [browser.json] [script-time.svg]

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const panel = { width: 640, height: 520, top: 64, right: 196, bottom: 56, left: 64 };

/** The site's tokens. Teal and violet are too alike in lightness to stand alone, so shape tells them apart as well. */
const ink = "#0e1b1e";
const inkSoft = "#586669";
const paper = "#f6f8f8";
const hairline = "#d3dcdd";
const ours = { stroke: "#1a7d85", text: "#14656c", dash: "", fill: "#1a7d85" };
const peers = { stroke: "#6e59a5", text: "#5b4892", dash: ' stroke-dasharray="5 4"', fill: paper };

/** One frame at 60 Hz. */
const frameBudgetMs = 1000 / 60;

const titles = { drift: "Drift", linked: "Linked, about three links a particle" };
const labelGapPx = 17;
const labelOffsetPx = 18;

/** Keeps a label readable where a line or a rule runs behind it. */
const halo = `paint-order="stroke" stroke="${paper}" stroke-width="4" stroke-linejoin="round"`;

/** Writes the chart of `result` (what browser.json holds) to `file`. */
export async function writeChart(result, file) {
  await writeFile(file, chart(result));
}

function chart(result) {
  const width = panel.width * result.workloads.length;
  // The counts that are drawn.
  const counts = result.counts.filter((count) =>
    result.contenders.some(({ id }) => scriptOf(result.cells, count, id) !== undefined),
  );
  const scale = createScale({ ...result, counts });
  const panels = result.workloads.map(
    (workload, index) =>
      `<g transform="translate(${index * panel.width} 0)">${drawPanel({ ...result, counts }, workload, scale)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${panel.height}" font-family="'Instrument Sans', 'Instrument Sans Variable', system-ui, sans-serif" font-size="13" role="img" aria-labelledby="title">
<title id="title">Script time of a frame in Chromium against the number of particles, for this engine and its JavaScript peers</title>
<rect width="${width}" height="${panel.height}" fill="${paper}"/>
${panels.join("\n")}
</svg>
`;
}

function scriptOf(cells, count, id) {
  return cells
    .filter((cell) => cell.count === count)
    .flatMap(({ rows }) => rows)
    .find((row) => row.id === id && row.script);
}

/** Positions for counts and times, the same in every panel. */
function createScale({ counts, cells }) {
  const times = cells.flatMap(({ rows }) => rows).flatMap(({ script }) => (script ? [script.median_ms] : []));
  const minDecade = Math.floor(Math.log10(Math.max(Math.min(...times, 1), 0.001)));
  const maxDecade = Math.ceil(Math.log10(Math.max(...times, frameBudgetMs)));
  const [first, last] = [Math.log10(counts[0]), Math.log10(counts.at(-1))];
  const plotWidth = panel.width - panel.left - panel.right;
  const plotHeight = panel.height - panel.top - panel.bottom;
  return {
    x: (count) => panel.left + (plotWidth * (Math.log10(count) - first)) / (last - first || 1),
    y: (ms) =>
      panel.top + (plotHeight * (maxDecade - Math.log10(Math.max(ms, 0.001)))) / (maxDecade - minDecade),
    decades: Array.from({ length: maxDecade - minDecade + 1 }, (_, index) => minDecade + index),
  };
}

function drawPanel(result, workload, scale) {
  const right = panel.width - panel.right;
  const bottom = panel.height - panel.bottom;
  const parts = [
    text(panel.left, 28, titles[workload], ink, 'font-size="17" font-weight="600"'),
    text(panel.left, 48, "script time of a frame, ms", inkSoft),
  ];
  for (const decade of scale.decades) {
    const y = scale.y(10 ** decade);
    parts.push(line(panel.left, y, right, y, hairline));
    parts.push(text(panel.left - 10, y + 4, decimal(decade), inkSoft, 'text-anchor="end"'));
  }
  for (const count of result.counts) {
    const x = scale.x(count);
    parts.push(line(x, bottom, x, bottom + 9, inkSoft));
    parts.push(text(x, bottom + 25, count.toLocaleString("en"), inkSoft, 'text-anchor="middle"'));
  }
  parts.push(text((panel.left + right) / 2, bottom + 45, "particles", inkSoft, 'text-anchor="middle"'));
  const budget = scale.y(frameBudgetMs);
  parts.push(line(panel.left, budget, right, budget, inkSoft, ' stroke-dasharray="1 3"'));

  const series = result.contenders
    .filter(({ painter }) => painter !== "canvas2d-from-rust")
    .map((contender) => ({ contender, points: pointsOf(result, workload, contender, scale) }))
    .filter(({ points }) => points.length > 0);
  // Ours last, on top.
  for (const { contender, points } of series.toSorted(
    (a, b) => Number(a.contender.own ?? 0) - Number(b.contender.own ?? 0),
  )) {
    parts.push(drawSeries(points, contender.own ? ours : peers));
  }
  parts.push(text(panel.left + 8, budget - 5, "a frame at 60 Hz", inkSoft, `font-size="12" ${halo}`));
  parts.push(...labels(series, bottom));
  return parts.join("");
}

function pointsOf(result, workload, { id }, scale) {
  return result.cells
    .filter((cell) => cell.workload === workload)
    .flatMap(({ count, rows }) => {
      const script = rows.find((row) => row.id === id)?.script;
      return script ? [{ x: scale.x(count), y: scale.y(script.median_ms) }] : [];
    });
}

function drawSeries(points, { stroke, dash, fill }) {
  const path = points.map(({ x, y }) => `${number(x)} ${number(y)}`).join("L");
  const dots = points.map(
    ({ x, y }) =>
      `<circle cx="${number(x)}" cy="${number(y)}" r="3.5" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`,
  );
  return `<path d="M${path}" fill="none" stroke="${stroke}" stroke-width="1.75"${dash}/>${dots.join("")}`;
}

/** A label right of every line's last point; a line that ends early has been too slow from there on. */
function labels(series, bottom) {
  const ends = new Set(series.map(({ points }) => points.at(-1).x));
  return [...ends].flatMap((end) =>
    labelColumn(
      series.filter(({ points }) => points.at(-1).x === end),
      bottom,
    ),
  );
}

/** Labels of one column are pushed apart, downwards from the top and, where that leaves the panel, up again. */
function labelColumn(column, bottom) {
  const placed = column
    .map(({ contender, points }) => ({ contender, end: points.at(-1), y: points.at(-1).y + 4 }))
    .sort((a, b) => a.y - b.y);
  for (let i = 1; i < placed.length; i++) placed[i].y = Math.max(placed[i].y, placed[i - 1].y + labelGapPx);
  for (let i = placed.length - 1; i >= 0; i--) {
    const limit = i === placed.length - 1 ? bottom : placed[i + 1].y - labelGapPx;
    placed[i].y = Math.min(placed[i].y, limit);
  }
  return placed.map(({ contender, end, y }) => {
    const style = contender.own ? ours : peers;
    const labelX = end.x + labelOffsetPx;
    const leader = line(end.x + 6, end.y, labelX - 3, y - 4, style.stroke, ' stroke-opacity="0.45"');
    return (
      leader +
      text(labelX, y, contender.label, style.text, contender.own ? `font-weight="600" ${halo}` : halo)
    );
  });
}

const number = (value) => String(Math.round(value * 10) / 10);

const decimal = (decade) =>
  decade >= 0 ? (10 ** decade).toLocaleString("en") : (10 ** decade).toFixed(-decade);

function line(x1, y1, x2, y2, stroke, extra = "") {
  return `<path d="M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}" stroke="${stroke}"${extra}/>`;
}

function text(x, y, content, fill, extra = "") {
  return `<text x="${number(x)}" y="${number(y)}" fill="${fill}" ${extra}>${content}</text>`;
}

if (process.argv[1] === import.meta.filename) {
  const record = path.resolve(import.meta.dirname, "../record");
  const [source = path.join(record, "browser.json"), target = path.join(record, "script-time.svg")] =
    process.argv.slice(2);
  await writeChart(JSON.parse(await readFile(source, "utf8")), target);
}
