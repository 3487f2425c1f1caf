// Plain JavaScript, tuned in good faith: typed arrays, a uniform grid for links, lines in few paths by color and
// opacity, discs by color. An engine in WebAssembly has to be faster to be worth its bytes.

import { LinkGrid } from "./link-grid.js";
import { appendCanvas, initialParticles, scene, stepClock } from "./scene.js";

/** Levels of a line's opacity. With eight, neighboring levels differ by 1/16 of full opacity: invisible in motion. */
const opacityLevels = 8;

/** Lines per path. Longer paths slow the rasterizer down, shorter ones cost more calls. */
const linesPerPath = 64;

/** @type {import("./scene.js").Mount} */
export async function mount(options) {
  const { count, width, height, links, linkDistance, painter } = options;
  const field = fieldOf(initialParticles({ ...options, cellPx: links ? linkDistance : 0 }));
  const grid = links ? new LinkGrid({ count, width, height, linkDistance }) : null;
  const secondsSince = stepClock();
  const canvas = painter === "none" ? null : appendCanvas(options);
  const context = canvas?.getContext("2d");
  const drawLinks = createLinkPainter(linkDistance);
  return {
    surface: canvas,
    frame(timestampMs) {
      drift(field, secondsSince(timestampMs), options);
      grid?.search(field.x, field.y);
      if (!context) return;
      context.clearRect(0, 0, width, height);
      if (grid) drawLinks(context, grid, field);
      drawDiscs(context, field);
    },
    particleCount: () => count,
    linkCount: () => grid?.count ?? 0,
  };
}

/** Particles, in the order of drawing, as parallel arrays. */
function fieldOf(starts) {
  return {
    x: Float32Array.from(starts, ({ x }) => x),
    y: Float32Array.from(starts, ({ y }) => y),
    vx: Float32Array.from(starts, ({ vx }) => vx),
    vy: Float32Array.from(starts, ({ vy }) => vy),
    radiusPx: Float32Array.from(starts, ({ radiusPx }) => radiusPx),
    opacity: Float32Array.from(starts, ({ opacity }) => opacity),
    color: Uint8Array.from(starts, ({ color }) => color),
  };
}

/** Moves all particles and turns them back at the edges. */
function drift({ x, y, vx, vy }, dtSecs, { width, height }) {
  const { maxRadiusPx: edgePx } = scene;
  moveAxis(x, vx, dtSecs, edgePx, width - edgePx);
  moveAxis(y, vy, dtSecs, edgePx, height - edgePx);
}

function moveAxis(position, velocity, dtSecs, min, max) {
  for (let i = 0; i < position.length; i++) {
    const speed = velocity[i];
    const next = position[i] + speed * dtSecs;
    position[i] = next;
    // Particles outside are rare: a predictable branch is faster here than arithmetic without a branch.
    if ((next < min && speed < 0) || (next > max && speed > 0)) velocity[i] = -speed;
  }
}

function drawDiscs(context, { x, y, radiusPx, opacity, color }) {
  let fill = -1;
  for (let i = 0; i < x.length; i++) {
    if (fill !== color[i]) context.fillStyle = scene.palette[(fill = color[i])];
    context.globalAlpha = opacity[i];
    // One path per disc: Chromium rasterizes a single circle fast, but not several in a path.
    context.beginPath();
    context.arc(x[i], y[i], radiusPx[i], 0, 2 * Math.PI);
    context.fill();
  }
}

/** Returns a function that draws a grid's links, style by style, and keeps its buffers. */
function createLinkPainter(linkDistancePx) {
  const { palette, linkOpacity, linkWidthPx } = scene;
  let styleOf = new Uint8Array(0);
  let order = new Int32Array(0);
  const styles = palette.length * opacityLevels;
  const styleEnd = new Int32Array(styles + 1);

  return (context, { a, b, lengthSq, count }, { x, y, opacity, color }) => {
    if (order.length < count) {
      styleOf = new Uint8Array(a.length);
      order = new Int32Array(a.length);
    }
    const perPx = 1 / linkDistancePx;
    styleEnd.fill(0);
    for (let k = 0; k < count; k++) {
      const i = a[k];
      const j = b[k];
      const nearness = 1 - Math.sqrt(lengthSq[k]) * perPx;
      const share = nearness * Math.min(opacity[i], opacity[j]);
      const level = Math.min((share * opacityLevels) | 0, opacityLevels - 1);
      const style = color[Math.min(i, j)] * opacityLevels + level;
      styleOf[k] = style;
      styleEnd[style + 1]++;
    }
    for (let style = 1; style <= styles; style++) styleEnd[style] += styleEnd[style - 1];
    for (let k = 0; k < count; k++) order[styleEnd[styleOf[k]]++] = k;

    context.lineWidth = linkWidthPx;
    let next = 0;
    for (let style = 0; style < styles; style++) {
      const end = styleEnd[style];
      if (next === end) continue;
      const level = style % opacityLevels;
      context.strokeStyle = palette[(style - level) / opacityLevels];
      context.globalAlpha = (linkOpacity * (level + 0.5)) / opacityLevels;
      while (next < end) {
        const pathEnd = Math.min(next + linesPerPath, end);
        context.beginPath();
        for (; next < pathEnd; next++) {
          const link = order[next];
          context.moveTo(x[a[link]], y[a[link]]);
          context.lineTo(x[b[link]], y[b[link]]);
        }
        context.stroke();
      }
    }
  };
}
