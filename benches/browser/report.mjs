// Writes a run's result as Markdown.

/** The whole report. */
export function markdown({ date, commit, machine, load, versions, rows }) {
  const tables = [
    ["drift", "scriptMs", "Drift: particles move and bounce. Script time of a frame, ms"],
    ["linked", "scriptMs", "Linked: the same, with about three links a particle. Script time of a frame, ms"],
    ["drift", "rasterMs", "Drift, rasterization without a GPU included, ms"],
    ["linked", "rasterMs", "Linked, rasterization without a GPU included, ms"],
  ];
  return [
    "# The engine in Chromium, beside JavaScript",
    `- ${machine}; load before the run ${load}\n- ${versions.join(", ")}\n- Commit ${commit}, ${date}`,
    "Medians of the turns’ mean frames; in brackets the ratio to tuned JavaScript’s time. *–*: not offered, or not timed.",
    ...tables.flatMap(([workload, measure, title]) => [
      `## ${title}`,
      timeTable(
        rows.filter((row) => row.workload === workload),
        measure,
      ),
    ]),
  ]
    .join("\n\n")
    .concat("\n");
}

function timeTable(rows, measure) {
  const counts = [...new Set(rows.map(({ count }) => count))];
  const labels = [...new Set(rows.filter((row) => row[measure] !== undefined).map(({ label }) => label))];
  const find = (label, count) => rows.find((row) => row.label === label && row.count === count);
  const text = (label, count) => {
    const row = find(label, count);
    if (row?.isTooSlow) return "over 3 s";
    const ms = row?.[measure];
    if (ms === undefined) return "–";
    const twin = label.endsWith("without drawing") ? "tuned JavaScript, without drawing" : "tuned JavaScript";
    const tuned = find(twin, count)?.[measure];
    const share = tuned === undefined || label === twin ? "" : ` (${(ms / tuned).toFixed(2)})`;
    return `${ms.toPrecision(3)}${share}`;
  };
  return table(
    ["particles", ...counts.map((count) => count.toLocaleString("en"))],
    labels.map((label) => [label, ...counts.map((count) => text(label, count))]),
  );
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(line)].join(
    "\n",
  );
}
