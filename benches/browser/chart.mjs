// Draws a record, the browser's or the native one, as a chart: time against the number of particles, log–log.
// node chart.mjs RECORD.md CHART.svg

import { readFile, writeFile } from "node:fs/promises";

/** Of a panel, px: its size, and the plot in it. */
const panel = { width: 640, height: 520, top: 64, right: 444, bottom: 464, left: 64 };

/**
 * The site's tokens for both schemes. Teal and violet are too alike in lightness to stand alone, so shape tells them
 * apart as well. A text's stroke keeps it readable where a line runs behind it.
 */
const style = `<style>
svg { --paper: #f6f8f8; --ink: #0e1b1e; --soft: #586669; --hairline: #d3dcdd; --ours: #1a7d85; --ours-text: #14656c; --peer: #6e59a5; --peer-text: #5b4892 }
@media (prefers-color-scheme: dark) { svg { --paper: #0b1416; --ink: #eef4f4; --soft: #8b9b9e; --hairline: #243438; --ours: #5cc3ca; --ours-text: #5cc3ca; --peer: #9b87f5; --peer-text: #b5a6f8 } }
text { fill: var(--soft); stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; paint-order: stroke }
path { fill: none; stroke: var(--hairline) }
.tick { stroke: var(--soft) }
.ours path, .ours circle { stroke: var(--ours); stroke-width: 1.75 }
.ours circle { fill: var(--ours) }
.ours text { fill: var(--ours-text); font-weight: 600 }
.peer path, .peer circle { stroke: var(--peer); stroke-width: 1.75 }
.peer path { stroke-dasharray: 5 4 }
.peer circle { fill: var(--paper) }
.peer text { fill: var(--peer-text) }
g path.leader { stroke-width: 1; stroke-opacity: 0.45; stroke-dasharray: none }
</style>`;

/** Writes the chart of a record in Markdown. */
export async function writeChart(recordFile, chartFile) {
  const record = await readFile(recordFile, "utf8");
  const chart = record.startsWith("# The engine natively") ? nativeChart(record) : browserChart(record);
  await writeFile(chartFile, chart);
}

function browserChart(record) {
  const titles = { Drift: "Drift", Linked: "Linked, about three links a particle" };
  const points = Object.entries(titles).flatMap(([heading, title]) =>
    pointsOf(record.split(`## ${heading}: `)[1])
      .filter(({ label }) => !/without drawing|called from Rust/.test(label))
      .map((point) => ({ ...point, title })),
  );
  return draw(Object.values(titles), "script time of a frame, ms", points, 1000 / 60);
}

function nativeChart(record) {
  const titles = {
    "links/moving": "Links of moving particles",
    "links/afresh": "Links, nothing kept between searches",
  };
  const points = pointsOf(record).map(({ label: name, ...point }) => {
    const [group, label = "this engine"] = name.split(", ");
    return { ...point, label, title: titles[group] };
  });
  return draw(Object.values(titles), "ns a particle", points);
}

/** The cells of the first table that are numbers: `{ label, count, value }`, by its first column and first row. */
export function pointsOf(markdown) {
  const [table] = markdown.match(/(^\|.*\n)+/m);
  const cells = table
    .trim()
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [[, ...counts], , ...rows] = cells;
  return rows.flatMap(([label, ...values]) =>
    counts.flatMap((count, column) => {
      const value = Number.parseFloat(values[column].replace("~", ""));
      return Number.isNaN(value) || values[column].startsWith("over")
        ? []
        : [{ label, count: Number(count.replace(",", "")), value }];
    }),
  );
}

/** A panel for each of `titles`, a line for each label; with `frameMs`, a dotted rule there. */
function draw(titles, unit, all, frameMs) {
  const points = all.filter(({ title }) => titles.includes(title));
  const counts = unique(points.map(({ count }) => count)).toSorted((a, b) => a - b);
  const values = [...points.map(({ value }) => value), ...(frameMs ? [frameMs] : [])];
  const minDecade = Math.floor(Math.log10(Math.min(...values)));
  const maxDecade = Math.ceil(Math.log10(Math.max(...values)));
  const x = logScale(Math.log10(counts[0]), Math.log10(counts.at(-1)), panel.left, panel.right);
  const y = logScale(minDecade, maxDecade, panel.bottom, panel.top);
  const panels = titles.map((title, index) => {
    const lines = [
      text(panel.left, 28, title, 'style="fill: var(--ink); font-size: 17px; font-weight: 600"'),
    ];
    lines.push(text(panel.left, 48, unit));
    for (let decade = minDecade; decade <= maxDecade; decade++) {
      const value = 10 ** decade;
      lines.push(`<path d="M${panel.left} ${y(value)}H${panel.right}"/>`);
      const label = value < 1 ? value.toFixed(-decade) : value.toLocaleString("en");
      lines.push(text(panel.left - 10, y(value) + 4, label, 'text-anchor="end"'));
    }
    for (const count of counts) {
      lines.push(`<path class="tick" d="M${x(count)} ${panel.bottom}v9"/>`);
      lines.push(text(x(count), panel.bottom + 25, count.toLocaleString("en"), 'text-anchor="middle"'));
    }
    lines.push(text((panel.left + panel.right) / 2, panel.bottom + 45, "particles", 'text-anchor="middle"'));
    const inPanel = points.filter((point) => point.title === title);
    // Ours last, on top.
    const labels = unique(inPanel.map(({ label }) => label)).toSorted((a, b) => isOurs(a) - isOurs(b));
    const series = labels.map((label) => {
      const ofLabel = inPanel.filter((point) => point.label === label).toSorted((a, b) => a.count - b.count);
      return { label, points: ofLabel.map(({ count, value }) => [x(count), y(value)]) };
    });
    const labelYs = labelYsOf(series);
    lines.push(...series.map((one) => drawSeries(one, labelYs.get(one.label))));
    if (frameMs) {
      lines.push(
        `<path class="tick" stroke-dasharray="1 3" d="M${panel.left} ${y(frameMs)}H${panel.right}"/>`,
      );
      lines.push(text(panel.left + 8, y(frameMs) - 5, "a frame at 60 Hz"));
    }
    return `<g transform="translate(${index * panel.width} 0)">${lines.join("")}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${panel.width * panels.length} ${panel.height}" font-family="'Instrument Sans', system-ui, sans-serif" font-size="13" role="img" aria-labelledby="title">
<title id="title">${unit}, against the number of particles, for this engine and others: ${titles.join("; ")}</title>
${style}
<rect width="100%" height="100%" fill="var(--paper)"/>
${panels.join("\n")}
</svg>
`;
}

/** Positions on a logarithmic axis, rounded to a tenth. */
const logScale = (low, high, from, to) => {
  const perDecade = (to - from) / (high - low || 1);
  return (value) => Math.round((from + (Math.log10(value) - low) * perDecade) * 10) / 10;
};

/** A line, and its label right of the last point: one that ends early has been too slow from there on. */
function drawSeries({ label, points }, labelY) {
  const [endX, endY] = points.at(-1);
  const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3.5"/>`);
  const leader = `<path class="leader" d="M${endX + 6} ${endY}L${endX + 15} ${labelY - 4}"/>`;
  return `<g class="${isOurs(label) ? "ours" : "peer"}"><path d="M${points.join("L")}"/>${dots.join("")}${leader}${text(endX + 18, labelY, label)}</g>`;
}

/** The y of each label: those above each other are pushed apart, downwards from the top. */
function labelYsOf(series) {
  const labelYs = new Map();
  const below = new Map();
  for (const { label, points } of series.toSorted((a, b) => a.points.at(-1)[1] - b.points.at(-1)[1])) {
    const [endX, endY] = points.at(-1);
    const labelY = Math.max(endY + 4, below.get(endX) ?? 0);
    below.set(endX, labelY + 17);
    labelYs.set(label, labelY);
  }
  return labelYs;
}

const isOurs = (label) => label.startsWith("this engine");

const unique = (values) => [...new Set(values)];

const text = (x, y, content, attributes = "") => `<text x="${x}" y="${y}" ${attributes}>${content}</text>`;

if (process.argv[1] === import.meta.filename) await writeChart(...process.argv.slice(2));
