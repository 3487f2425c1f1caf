// Plain JavaScript tuned in good faith: typed arrays, a uniform grid for the links, lines sorted into a few opacities
// with few paths, discs by colour. It is the bar that an engine in WebAssembly has to clear to be worth its bytes.

import { LinkGrid } from "./link-grid.js";
import { appendCanvas, initialParticles, scene, stepClock } from "./scene.js";

const { radiusPx, discOpacity, palette, linkOpacity, linkWidthPx, linkColour } = scene;

/** Steps of a line's opacity. With eight, neighbouring steps differ by 1/16 of full opacity: not seen in motion. */
const opacityBuckets = 8;

/** Lines a path. Rasterisers slow down on longer paths, shorter ones cost more calls. */
const linesPerPath = 256;

/** Mounts the contender; see README.md for the interface. */
export async function mount(options) {
  const { count, width, height, links, linkDistance, painter } = options;
  const field = createField(options);
  const grid = links ? new LinkGrid({ count, width, height, linkDistance }) : null;
  const secondsSince = stepClock();
  const canvas = painter === "none" ? null : appendCanvas(options);
  const context = canvas?.getContext("2d");
  const drawLinks = createLinkPainter(linkDistance);

  return {
    surface: canvas,
    frame(timestampMs) {
      drift(field, secondsSince(timestampMs), width, height);
      grid?.search(field.x, field.y);
      if (!context) return;
      context.clearRect(0, 0, width, height);
      if (grid) drawLinks(context, grid, field);
      drawDiscs(context, field);
    },
    particleCount: () => count,
    linkCount: () => grid?.count ?? 0,
    dispose: () => canvas?.remove(),
  };
}

/** Parallel arrays, sorted by colour: colour c holds the particles from `colourStart[c]` to `colourStart[c + 1]`. */
function createField(options) {
  const { count } = options;
  const field = {
    x: new Float32Array(count),
    y: new Float32Array(count),
    vx: new Float32Array(count),
    vy: new Float32Array(count),
    colourStart: [0],
  };
  const starts = [...initialParticles(options)];
  let next = 0;
  for (let colour = 0; colour < palette.length; colour++) {
    for (const start of starts) {
      if (start.colour !== colour) continue;
      field.x[next] = start.x;
      field.y[next] = start.y;
      field.vx[next] = start.vx;
      field.vy[next] = start.vy;
      next++;
    }
    field.colourStart.push(next);
  }
  return field;
}

/** Moves every particle and turns it round at the edges. */
function drift({ x, y, vx, vy }, dtSecs, width, height) {
  moveAxis(x, vx, dtSecs, width - radiusPx);
  moveAxis(y, vy, dtSecs, height - radiusPx);
}

function moveAxis(position, velocity, dtSecs, max) {
  for (let i = 0; i < position.length; i++) {
    const speed = velocity[i];
    const next = position[i] + speed * dtSecs;
    position[i] = next;
    // Outside is rare: a branch that the processor predicts is cheaper here than arithmetic without one.
    if ((next < radiusPx && speed < 0) || (next > max && speed > 0)) velocity[i] = -speed;
  }
}

function drawDiscs(context, { x, y, colourStart }) {
  context.globalAlpha = discOpacity;
  for (let colour = 0; colour < palette.length; colour++) {
    context.fillStyle = palette[colour];
    for (let i = colourStart[colour]; i < colourStart[colour + 1]; i++) {
      // A path a disc: Chromium has a fast path for filling a lone circle, and none for many in one path.
      context.beginPath();
      context.arc(x[i], y[i], radiusPx, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/** Returns a function that draws a grid's links, bucket by bucket; it keeps its buffers from frame to frame. */
function createLinkPainter(linkDistance) {
  let bucketOf = new Uint8Array(0);
  let order = new Int32Array(0);
  const bucketEnd = new Int32Array(opacityBuckets + 1);

  return (context, { a, b, lengthSq, count }, { x, y }) => {
    if (order.length < count) {
      bucketOf = new Uint8Array(a.length);
      order = new Int32Array(a.length);
    }
    const bucketsPerPx = opacityBuckets / linkDistance;
    bucketEnd.fill(0);
    for (let k = 0; k < count; k++) {
      // Rounding may put a link that just qualifies into a bucket too many.
      const bucket = Math.min((Math.sqrt(lengthSq[k]) * bucketsPerPx) | 0, opacityBuckets - 1);
      bucketOf[k] = bucket;
      bucketEnd[bucket + 1]++;
    }
    for (let bucket = 1; bucket <= opacityBuckets; bucket++) bucketEnd[bucket] += bucketEnd[bucket - 1];
    for (let k = 0; k < count; k++) order[bucketEnd[bucketOf[k]]++] = k;

    context.strokeStyle = linkColour;
    context.lineWidth = linkWidthPx;
    let next = 0;
    for (let bucket = 0; bucket < opacityBuckets; bucket++) {
      context.globalAlpha = linkOpacity * (1 - (bucket + 0.5) / opacityBuckets);
      const end = bucketEnd[bucket];
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
