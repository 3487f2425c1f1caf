// Draws a record, the browser's or the native one, as a chart: time against the number of particles, log–log.
// Run by those who record; by itself: node chart.mjs RECORD.json CHART.svg

import { readFile, writeFile } from "node:fs/promises";

const panelBox = { width: 640, height: 520, top: 64, right: 196, bottom: 56, left: 64 };

/**
 * The site's tokens for both schemes. Teal and violet are too alike in lightness to stand alone, so shape tells them
 * apart as well.
 */
const style = `<style>
svg { --paper: #f6f8f8; --ink: #0e1b1e; --ink-soft: #586669; --hairline: #d3dcdd; --own: #1a7d85; --own-text: #14656c; --peer: #6e59a5; --peer-text: #5b4892 }
@media (prefers-color-scheme: dark) { svg { --paper: #0b1416; --ink: #eef4f4; --ink-soft: #8b9b9e; --hairline: #243438; --own: #5cc3ca; --own-text: #5cc3ca; --peer: #9b87f5; --peer-text: #b5a6f8 } }
</style>`;
const ours = { stroke: "var(--own)", text: "var(--own-text)", dash: "", fill: "var(--own)" };
const peers = {
  stroke: "var(--peer)",
  text: "var(--peer-text)",
  dash: ' stroke-dasharray="5 4"',
  fill: "var(--paper)",
};

const labelGapPx = 17;
const labelOffsetPx = 18;

/** Keeps a label readable where a line or a rule runs behind it. */
const halo = 'paint-order="stroke" stroke="var(--paper)" stroke-width="4" stroke-linejoin="round"';

/**
 * @typedef {{ label: string, own: boolean, points: { count: number, value: number }[] }} Series
 * @typedef {{ title: string, unit: string, rule?: { value: number, label: string }, panels: { title: string, series: Series[] }[] }} Chart
 */

/** Writes the chart of `record`, which is what browser.json or native.json holds, to `file`. */
export async function writeChart(record, file) {
  await writeFile(file, draw(record.versions ? browserChart(record.rows) : nativeChart(record)));
}

/** @returns {Chart} */
function browserChart(rows) {
  const titles = { drift: "Drift", linked: "Linked, about three links a particle" };
  const drawn = rows.filter(
    ({ label, scriptMs }) => scriptMs !== undefined && !/without drawing|called from Rust/.test(label),
  );
  return {
    title:
      "Script time of a frame in Chromium against the number of particles, for this engine and JavaScript",
    unit: "script time of a frame, ms",
    rule: { value: 1000 / 60, label: "a frame at 60 Hz" },
    panels: Object.entries(titles).map(([workload, title]) => ({
      title,
      series: [...new Set(drawn.map(({ label }) => label))].map((label) => ({
        label,
        own: label.startsWith("this engine"),
        points: drawn
          .filter((row) => row.workload === workload && row.label === label)
          .map(({ count, scriptMs }) => ({ count, value: scriptMs })),
      })),
    })),
  };
}

/** @returns {Chart} */
function nativeChart({ rows }) {
  const titles = {
    "links/moving": "Links of moving particles",
    "links/afresh": "Links, nothing kept between searches",
  };
  return {
    title:
      "Time of the link search in nanoseconds a particle against the number of particles, for this engine and its peers",
    unit: "ns a particle",
    panels: Object.entries(titles).map(([prefix, title]) => ({
      title,
      series: [...new Set(rows.map(({ name }) => name))]
        .filter((name) => name === prefix || name.startsWith(`${prefix}, `))
        .map((name) => ({
          label: name.slice(prefix.length + 2) || "this engine",
          own: name === prefix,
          points: rows.filter((row) => row.name === name).map(({ count, ns }) => ({ count, value: ns })),
        })),
    })),
  };
}

/** @param {Chart} chart */
function draw(chart) {
  const width = panelBox.width * chart.panels.length;
  const points = chart.panels.flatMap(({ series }) => series).flatMap(({ points }) => points);
  if (points.length === 0 || !points.every(({ count, value }) => count > 0 && value > 0)) {
    throw new Error("The record lacks times, or is of another version");
  }
  const scale = createScale(points, chart.rule?.value);
  const panels = chart.panels.map(
    (panel, index) =>
      `<g transform="translate(${index * panelBox.width} 0)">${drawPanel(chart, panel, scale)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${panelBox.height}" font-family="'Instrument Sans', 'Instrument Sans Variable', system-ui, sans-serif" font-size="13" role="img" aria-labelledby="title">
<title id="title">${chart.title}</title>
${style}
<rect width="${width}" height="${panelBox.height}" fill="var(--paper)"/>
${panels.join("\n")}
</svg>
`;
}

/** Positions for counts and values, the same in every panel. */
function createScale(points, ruleValue) {
  const counts = [...new Set(points.map(({ count }) => count))].toSorted((a, b) => a - b);
  const values = [...points.map(({ value }) => value), ruleValue ?? points[0].value];
  const minDecade = Math.floor(Math.log10(Math.min(...values)));
  const maxDecade = Math.ceil(Math.log10(Math.max(...values)));
  const [first, last] = [Math.log10(counts[0]), Math.log10(counts.at(-1))];
  const plotWidth = panelBox.width - panelBox.left - panelBox.right;
  const plotHeight = panelBox.height - panelBox.top - panelBox.bottom;
  return {
    counts,
    x: (count) => panelBox.left + (plotWidth * (Math.log10(count) - first)) / (last - first || 1),
    y: (value) =>
      panelBox.top + (plotHeight * (maxDecade - Math.log10(value))) / (maxDecade - minDecade || 1),
    decades: Array.from({ length: maxDecade - minDecade + 1 }, (_, index) => minDecade + index),
  };
}

/** @param {Chart} chart */
function drawPanel({ unit, rule }, { title, series }, scale) {
  const right = panelBox.width - panelBox.right;
  const bottom = panelBox.height - panelBox.bottom;
  const parts = [
    text(panelBox.left, 28, title, "var(--ink)", 'font-size="17" font-weight="600"'),
    text(panelBox.left, 48, unit, "var(--ink-soft)"),
  ];
  for (const decade of scale.decades) {
    const y = scale.y(10 ** decade);
    parts.push(line(panelBox.left, y, right, y, "var(--hairline)"));
    parts.push(text(panelBox.left - 10, y + 4, decimal(decade), "var(--ink-soft)", 'text-anchor="end"'));
  }
  for (const count of scale.counts) {
    const x = scale.x(count);
    parts.push(line(x, bottom, x, bottom + 9, "var(--ink-soft)"));
    parts.push(text(x, bottom + 25, count.toLocaleString("en"), "var(--ink-soft)", 'text-anchor="middle"'));
  }
  parts.push(
    text((panelBox.left + right) / 2, bottom + 45, "particles", "var(--ink-soft)", 'text-anchor="middle"'),
  );
  const placed = series
    .filter(({ points }) => points.length > 0)
    .map(({ label, own, points }) => ({
      label,
      own,
      style: own ? ours : peers,
      points: points.map(({ count, value }) => ({ x: scale.x(count), y: scale.y(value) })),
    }));
  if (rule) {
    const y = scale.y(rule.value);
    parts.push(line(panelBox.left, y, right, y, "var(--ink-soft)", ' stroke-dasharray="1 3"'));
  }
  // Ours last, on top.
  for (const { points, style } of placed.toSorted((a, b) => Number(a.own) - Number(b.own))) {
    parts.push(drawSeries(points, style));
  }
  if (rule) {
    const y = scale.y(rule.value) - 5;
    parts.push(text(panelBox.left + 8, y, rule.label, "var(--ink-soft)", `font-size="12" ${halo}`));
  }
  parts.push(...labels(placed, bottom));
  return parts.join("");
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
    .map(({ points, ...series }) => ({ ...series, end: points.at(-1), y: points.at(-1).y + 4 }))
    .sort((a, b) => a.y - b.y);
  for (let i = 1; i < placed.length; i++) placed[i].y = Math.max(placed[i].y, placed[i - 1].y + labelGapPx);
  for (let i = placed.length - 1; i >= 0; i--) {
    const limit = i === placed.length - 1 ? bottom : placed[i + 1].y - labelGapPx;
    placed[i].y = Math.min(placed[i].y, limit);
  }
  return placed.map(({ label, own, style, end, y }) => {
    const labelX = end.x + labelOffsetPx;
    const leader = line(end.x + 6, end.y, labelX - 3, y - 4, style.stroke, ' stroke-opacity="0.45"');
    return leader + text(labelX, y, label, style.text, own ? `font-weight="600" ${halo}` : halo);
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
  const [source, target] = process.argv.slice(2);
  await writeChart(JSON.parse(await readFile(source, "utf8")), target);
}
