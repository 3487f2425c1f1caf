// The engine's field in the whole window. The address has the number of particles, the painter, and `links`.

const linksPerParticle = 3;

const form = document.querySelector("form");
const asked = new URLSearchParams(location.search);
for (const name of ["count", "painter"]) {
  const select = /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
  const value = asked.get(name) ?? select.value;
  select.value = value;
  // A number of the visitor's own.
  if (name === "count" && select.value !== value) select.add(new Option(value, value, true, true));
}
const { count, painter } = Object.fromEntries(new FormData(form));
const links = asked.has("links");
/** @type {HTMLInputElement} */ (form.elements.namedItem("links")).checked = links;
form.addEventListener("change", () => form.submit());

const { default: init, FieldStage } = await import(new URL("/dist/engine/field.js", import.meta.url).href);
await init({ module_or_path: "/dist/engine/field_bg.wasm" });
const { innerWidth: width, innerHeight: height } = window;
const linkDistance = Math.sqrt((2 * linksPerParticle * width * height) / (Math.PI * Number(count)));
const canvas = document.querySelector("canvas");
const stage = new FieldStage(canvas, painter, Number(count), linkDistance, links, 1, width, height);

let renewedMs = 0;
let frames = 0;
let scriptMs = 0;

requestAnimationFrame(function draw(timestampMs) {
  const startMs = performance.now();
  stage.frame(timestampMs);
  scriptMs += performance.now() - startMs;
  frames += 1;
  if (timestampMs - renewedMs >= 1000) {
    const ms = (scriptMs / frames).toFixed(2);
    document.querySelector("output").value = `${stage.link_count()} links, ${ms} ms of script a frame`;
    [renewedMs, frames, scriptMs] = [timestampMs, 0, 0];
  }
  requestAnimationFrame(draw);
});
