// The field on a page of its own, as an author of an animation would show it: `cargo xtask bench-browser --show`.
// The address has the number of particles, the painter, and `links`.

const linksPerParticle = 3;
const counts = [120, 1_000, 10_000, 50_000, 100_000];

const form = document.querySelector("form");
const canvas = document.querySelector("canvas");
const output = document.querySelector("output");
if (!form || !canvas || !output) throw new Error("field.html lacks an element");

const asked = new URLSearchParams(location.search);
const count = Number(asked.get("count") ?? 50_000);
const painter = asked.get("painter") === "canvas2d" ? "canvas2d" : "webgl2";
const links = asked.has("links");

const countSelect = /** @type {HTMLSelectElement} */ (form.elements.namedItem("count"));
for (const option of new Set([...counts, count].sort((a, b) => a - b))) {
  countSelect.add(new Option(option.toLocaleString("en"), String(option), false, option === count));
}
/** @type {HTMLSelectElement} */ (form.elements.namedItem("painter")).value = painter;
/** @type {HTMLInputElement} */ (form.elements.namedItem("links")).checked = links;
form.addEventListener("change", () => form.requestSubmit());

// The address is that of the module, which is built beside this page.
const { createStage } = await import(new URL("/dist/engine/index.js", import.meta.url).href);
const { innerWidth: width, innerHeight: height } = window;
const stage = await createStage({
  canvas,
  width,
  height,
  count,
  linkDistance: Math.sqrt((2 * linksPerParticle * width * height) / (Math.PI * Math.max(count, 1))),
  links,
  painter,
  seed: 1,
});

/** How often the figures are renewed. */
const renewalMs = 1000;
let renewedMs = -renewalMs;
let frames = 0;
let scriptMs = 0;

requestAnimationFrame(function draw(timestampMs) {
  const startMs = performance.now();
  stage.frame(timestampMs);
  scriptMs += performance.now() - startMs;
  frames += 1;
  if (timestampMs - renewedMs >= renewalMs) {
    const [particles, lines] = [stage.particleCount(), stage.linkCount()].map((value) =>
      value.toLocaleString("en"),
    );
    output.value = `${particles} particles, ${lines} links, ${(scriptMs / frames).toFixed(2)} ms of script a frame`;
    renewedMs = timestampMs;
    frames = 0;
    scriptMs = 0;
  }
  requestAnimationFrame(draw);
});
