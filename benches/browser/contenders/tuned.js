// Plain JavaScript tuned in good faith: typed arrays, a uniform grid for the links, lines sorted by color and a few
// opacities, with few paths, discs by color. It is the bar that an engine in WebAssembly has to clear to be worth its bytes.

import { LinkGrid } from "./link-grid.js";
import { appendCanvas, initialParticles, scene, stepClock } from "./scene.js";

/** Steps of a line's opacity. With eight, neighboring steps differ by 1/16 of full opacity: not seen in motion. */
const opacityLevels = 8;

/** Lines a path. Rasterizers slow down on longer paths, shorter ones cost more calls. */
const linesPerPath = 64;

/** Mounts the contender; see README.md for the interface. */
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

/** Moves every particle and turns it round before the edges. */
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
    // Outside is rare: a branch that the processor predicts is cheaper here than arithmetic without one.
    if ((next < min && speed < 0) || (next > max && speed > 0)) velocity[i] = -speed;
  }
}

function drawDiscs(context, { x, y, radiusPx, opacity, color }) {
  let fill = -1;
  for (let i = 0; i < x.length; i++) {
    if (fill !== color[i]) context.fillStyle = scene.palette[(fill = color[i])];
    context.globalAlpha = opacity[i];
    // A path a disc: Chromium has a fast path for filling a lone circle, and none for many in one path.
    context.beginPath();
    context.arc(x[i], y[i], radiusPx[i], 0, 2 * Math.PI);
    context.fill();
  }
}

/** Returns a function that draws a grid's links, style by style; it keeps its buffers from frame to frame. */
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
