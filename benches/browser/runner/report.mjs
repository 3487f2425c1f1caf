// Turns the result of a run into Markdown, which is also what the terminal gets.

/** The whole report. `result` is what browser.json holds. */
export function markdown(result) {
  return [
    "# The engine beside its JavaScript peers, in Chromium",
    "",
    surroundings(result),
    "",
    "## The site's stages",
    "",
    "Script time of a frame, ms: mean of the middle half, and the 95th percentile in brackets; below, shares of tuned JavaScript's time, and of its time with rasterization forced in brackets.",
    "",
    stagesTable(result),
    "",
    ...result.workloads.flatMap((workload) => [
      `## ${headings[workload]}`,
      "",
      "Script time of a frame, ms: mean of the middle half, and the 95th percentile in brackets.",
      "",
      timeTable(result, workload, "script"),
      "",
      "The frame with rasterization forced, ms: mean of the middle half, and the 95th percentile in brackets.",
      "",
      timeTable(result, workload, "raster"),
      "",
      "Physics alone (moving the particles, finding the links), ms.",
      "",
      physicsTable(result, workload),
      "",
      "Script time, and the frame with rasterization forced in brackets, as shares of tuned JavaScript's:",
      "",
      sharesTable(result, workload, "tuned"),
      "",
      ...result.engines.flatMap((id) => [
        `The same as shares of the engine "${id}" by the same painter:`,
        "",
        sharesTable(result, workload, id),
        "",
      ]),
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

function surroundings({ machine, load, benchmark_index_ms, versions, commit, date, stage, gl_renderer }) {
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `- Machine: ${machine.cpu}, ${machine.cores} cores, ${machine.memory_gib} GiB, ${machine.os}`,
    `- Load before the run ${load[0]}, right after it ${load[1]}; benchmark index (a fixed computation, the lower the faster) ${benchmark_index_ms[0]} ms before, ${benchmark_index_ms[1]} ms after`,
    `- Versions: ${list.join(", ")}`,
    `- Commit ${commit}, ${date}; stage ${stage.width} × ${stage.height} px; WebGL by ${gl_renderer}`,
  ].join("\n");
}

function notes(result) {
  const lines = [
    `- The harness's own time, that of an empty frame, is subtracted: ${harnessText(result)}.`,
    "- *too slow*: the one frame that was measured took longer than 3 s.",
    "- Script time includes what the browser does inside the calls: Chromium rasterizes a Canvas 2D in the middle of a frame once its recording grows too long, which is why 50,000 discs cost more than five times 10,000.",
    "- *–*: the contender does not offer it or was not measured. PixiJS draws sprites and has no links; tsParticles is measured up to 10,000 particles; 100,000 are not drawn.",
    "- *called from Rust*: the discs of the Canvas 2D painter with each call made from WebAssembly instead of by the painter's loop in JavaScript.",
  ];
  if (result.software_gl) {
    lines.push(
      "- WebGL ran in software here. Its script time is what it would be with a GPU; its rasterization would say nothing about one and was not timed.",
    );
  }
  return lines.join("\n");
}

function harnessText({ cells, stages }) {
  const times = [...cells, ...stages].map(({ harness_ms }) => harness_ms * 1000);
  return `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} µs`;
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
  return `${ms(row[measure].middle_ms)} (${ms(row[measure].p95_ms)})`;
}

function physicsTable(result, workload) {
  const rows = result.physics.map(({ id, label, own }) => [
    own ? `**${label}**` : label,
    ...result.counts.map((count) => timeText(rowOf(result, workload, count, id), "script")),
  ]);
  return table(["particles", ...countHeads(result)], rows);
}

/** Ours as shares of `other`: of the contender itself, or of its own painter's twin where `other` is an engine. */
function sharesTable(result, workload, other) {
  const own = [...result.contenders, ...result.physics].filter((entry) => entry.own);
  const twinOf = ({ id, painter }) => {
    if (other !== "tuned") return id.replace(/^engine/, other);
    return painter === "none" ? "tuned-physics" : "tuned";
  };
  const rows = own.map((entry) => [
    entry.painter === "none" ? `${entry.label}: physics` : entry.label,
    ...result.counts.map((count) => {
      const ours = rowOf(result, workload, count, entry.id);
      const theirs = rowOf(result, workload, count, twinOf(entry));
      return shareText(ours, theirs);
    }),
  ]);
  return table(["particles", ...countHeads(result)], rows);
}

/** The time of every contender on the site's stages, and the shares. */
function stagesTable({ stages, stage_contenders }) {
  const rowIn = ({ rows }, id) => rows.find((row) => row.id === id);
  const tuned = (stage) => rowIn(stage, "stage-tuned");
  const times = stage_contenders.map(({ id, label, own }) => [
    own ? `**${label}**` : label,
    ...stages.map((stage) => timeText(rowIn(stage, id), "script")),
  ]);
  const shares = stage_contenders
    .filter(({ own }) => own)
    .map(({ id, label }) => [
      `${label}, of tuned`,
      ...stages.map((stage) => shareText(rowIn(stage, id), tuned(stage))),
    ]);
  const heads = stages.map(({ label, width, height, particles, lines }) => {
    const drawn = `${particles} particles${lines > 0 ? `, ${lines} lines` : ""}`;
    return `${label}: ${drawn}, ${width} × ${height} px`;
  });
  return table(["", ...heads], [...times, ...shares]);
}

/** Our script time as a share of theirs, and in brackets that of the frame with rasterization forced. */
function shareText(ours, theirs) {
  const [script, raster] = ["script", "raster"].map((measure) => {
    if (!ours?.[measure] || !theirs?.[measure]) return undefined;
    return (ours[measure].middle_ms / theirs[measure].middle_ms).toFixed(2);
  });
  if (script === undefined) return "–";
  return raster === undefined ? script : `${script} (${raster})`;
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
