// The figures of the repository's README that come from the record.

const rows = {
  "tuned JavaScript": "stage-tuned",
  "the engine, WebGL2": "stage-webgl2",
  "the engine, Canvas 2D": "stage-canvas2d",
};

/** `text` with the figures of `result`, which is what browser.json holds. Throws where a figure has no position. */
export function withFigures(text, { stages, cells }) {
  const replace = (pattern, replacement) => {
    if (!pattern.test(text)) throw new Error(`README.md lacks ${pattern}`);
    text = text.replace(pattern, replacement);
  };
  for (const [label, id] of Object.entries(rows)) {
    const times = [false, true].map((linked) =>
      range(
        stages
          .filter(({ lines }) => lines > 0 === linked)
          .map(({ rows }) => rows.find((row) => row.id === id).script.middle_ms.toFixed(2)),
      ),
    );
    replace(new RegExp(`^\\| ${label} \\|.*$`, "m"), `| ${label} | ${times.join(" | ")} |`);
  }
  const [drift, linked] = ["drift", "linked"].map((workload) => {
    const cell = cells.find((cell) => cell.workload === workload && cell.count === 10_000);
    return Math.round(cell.rows.find(({ id }) => id === "engine-canvas2d").raster.middle_ms);
  });
  replace(
    /drawing 10,000 particles takes \d+ ms a frame on two cores, \d+ with/,
    `drawing 10,000 particles takes ${drift} ms a frame on two cores, ${linked} with`,
  );
  return text;
}

function range(times) {
  const [low, high] = [times.toSorted()[0], times.toSorted().at(-1)];
  return low === high ? low : `${low}–${high}`;
}
