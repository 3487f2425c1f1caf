// Turns the result of a run into Markdown, which is also what the terminal gets.

/** The whole report. `result` is what browser.json holds. */
export function markdown(result) {
  return [
    "# The engine beside its JavaScript peers, in Chromium",
    "",
    surroundings(result),
    "",
    ...result.workloads.flatMap((workload) => [
      `## ${headings[workload]}`,
      "",
      "Script time of a frame, ms: median, and the 95th percentile in brackets.",
      "",
      timeTable(result, workload, "script"),
      "",
      "The frame with rasterisation forced, ms: median, and the 95th percentile in brackets.",
      "",
      timeTable(result, workload, "raster"),
      "",
      "Physics alone (moving the particles, finding the links) and drawing alone (the difference to the script time), ms.",
      "",
      partsTable(result, workload),
      "",
    ]),
    "## Bytes shipped",
    "",
    "JavaScript and WebAssembly that the page fetched, minified, gzip -9, with links on.",
    "",
    bytesTable(result),
    "",
    notes(result),
    "",
  ].join("\n");
}

const headings = {
  drift: "Drift: particles move and bounce",
  linked: "Linked: the same, with about three links a particle",
};

function surroundings({ machine, versions, commit, date, stage, gl_renderer }) {
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `- Machine: ${machine.cpu}, ${machine.cores} cores, ${machine.memory_gib} GiB, ${machine.os}; load before the run ${machine.load_before}`,
    `- Versions: ${list.join(", ")}`,
    `- Commit ${commit}, ${date}; stage ${stage.width} × ${stage.height} px; WebGL by ${gl_renderer}`,
  ].join("\n");
}

function notes({ software_gl }) {
  const lines = [
    "- *too slow*: the one frame that was measured took longer than 3 s.",
    "- Script time includes what the browser does inside the calls: Chromium rasterises a Canvas 2D in the middle of a frame once its recording grows too long, which is why 50,000 discs cost more than five times 10,000.",
    "- *–*: the contender does not offer it. PixiJS draws sprites and has no links; the two libraries cannot be asked for physics alone.",
  ];
  if (software_gl) {
    lines.push(
      "- WebGL ran in software here. Its script time is what it would be with a GPU; its rasterisation would say nothing about one and was not timed.",
    );
  }
  return lines.join("\n");
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function rowOf(result, workload, count, id) {
  return result.cells
    .find((cell) => cell.workload === workload && cell.count === count)
    ?.rows.find((row) => row.id === id);
}

function countHeads(result) {
  return result.counts.map((count) => count.toLocaleString("en"));
}

/** Three significant digits down to the timer's resolution of 5 µs. */
function ms(value) {
  if (value >= 100) return value.toFixed(0);
  if (value >= 10) return value.toFixed(1);
  return value >= 1 ? value.toFixed(2) : value.toFixed(3);
}

function timeTable(result, workload, measure) {
  const rows = result.contenders.map((contender) => [
    contender.own ? `**${contender.label}**` : contender.label,
    ...result.counts.map((count) => timeText(rowOf(result, workload, count, contender.id), measure)),
  ]);
  return table(["particles", ...countHeads(result)], rows);
}

function timeText(row, measure) {
  if (!row || row.status === "not applicable") return "–";
  if (row.status === "too slow") return "too slow (> 3 s)";
  if (row.status === "failed") return "failed";
  if (!row[measure]) return "–";
  return `${ms(row[measure].median_ms)} (${ms(row[measure].p95_ms)})`;
}

function partsTable(result, workload) {
  const rows = result.physics.flatMap((part) => {
    const own = (text) => (part.own ? `**${text}**` : text);
    const physicsAt = (count) => rowOf(result, workload, count, part.id);
    const drawers = result.contenders.filter(({ id }) => part.drawnBy.includes(id));
    return [
      [own(`${part.label}: physics`), ...result.counts.map((count) => timeText(physicsAt(count), "script"))],
      ...drawers.map((drawer) => [
        own(`${drawer.label}: drawing`),
        ...result.counts.map((count) => {
          const whole = rowOf(result, workload, count, drawer.id)?.script;
          const without = physicsAt(count)?.script;
          return whole && without ? ms(Math.max(whole.median_ms - without.median_ms, 0)) : "–";
        }),
      ]),
    ];
  });
  return table(["particles", ...countHeads(result)], rows);
}

function bytesTable(result) {
  const rows = result.contenders.map((contender) => {
    const fetched = result.cells
      .flatMap((cell) => cell.rows)
      .filter((row) => row.id === contender.id && row.gzip_bytes)
      .map((row) => row.gzip_bytes);
    const size = fetched.length > 0 ? `${(Math.max(...fetched) / 1000).toFixed(1)} kB` : "–";
    return [contender.own ? `**${contender.label}**` : contender.label, size];
  });
  return table(["contender", "gzip"], rows);
}
