// Watches what a page draws by Canvas 2D and sums it up for the checks. Slows drawing down: never while timing.

import { scene } from "../contenders/scene.js";

/** With round caps a line as short as this, px, is a disc. */
const maxDotLengthPx = 0.1;

/** How far a line's opacity may lie from its length's: half a step of eight, and steps of the discs' own opacities. */
const maxOpacityError = scene.linkOpacity / 16 + 0.02;

/**
 * @typedef {{ x: number, y: number, radiusPx?: number, opacity?: number, color?: string }} Disc
 * @typedef {{ from: { x: number, y: number }, to: { x: number, y: number }, opacity?: number, color?: string }} Line
 */

/**
 * Notes the discs and the lines that every 2D context and path of the page draws from now on, in their order. Opacity
 * and color are noted where a context's own path is filled or stroked; a `Path2D` leaves them undefined.
 *
 * @returns {{ discs: Disc[], lines: Line[] }}
 */
export function watchDrawing() {
  const drawn = { discs: [], lines: [] };
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D, Path2D]) {
    const { moveTo, lineTo, arc } = prototype;
    let pen = { x: 0, y: 0 };
    prototype.moveTo = function (x, y) {
      pen = { x, y };
      moveTo.call(this, x, y);
    };
    prototype.lineTo = function (x, y) {
      const isDot =
        "lineCap" in this && this.lineCap === "round" && Math.hypot(x - pen.x, y - pen.y) <= maxDotLengthPx;
      if (isDot) drawn.discs.push(pen);
      else drawn.lines.push({ from: pen, to: { x, y } });
      pen = { x, y };
      lineTo.call(this, x, y);
    };
    prototype.arc = function (x, y, radiusPx, ...rest) {
      drawn.discs.push({ x, y, radiusPx });
      arc.call(this, x, y, radiusPx, ...rest);
    };
  }
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
    const { beginPath, fill, stroke } = prototype;
    let path = { discs: 0, lines: 0 };
    prototype.beginPath = function () {
      path = { discs: drawn.discs.length, lines: drawn.lines.length };
      beginPath.call(this);
    };
    prototype.fill = function (...args) {
      noteStyle(drawn.discs, path.discs, this.fillStyle, this.globalAlpha);
      fill.apply(this, args);
    };
    prototype.stroke = function (...args) {
      noteStyle(drawn.lines, path.lines, this.strokeStyle, this.globalAlpha);
      stroke.apply(this, args);
    };
  }
  return drawn;
}

function noteStyle(shapes, start, style, globalAlpha) {
  // Chromium writes an opaque color as #rrggbb, any other one as rgba(r, g, b, a).
  const [red = 0, green = 0, blue = 0, alpha = 1] = style.startsWith("#")
    ? style.match(/[^#]{2}/g).map((digits) => Number.parseInt(digits, 16))
    : style.match(/[\d.e-]+/g).map(Number);
  const color = `${red},${green},${blue}`;
  for (let at = start; at < shapes.length; at++)
    Object.assign(shapes[at], { color, opacity: globalAlpha * alpha });
}

/**
 * What tells one picture of the scene from another: mean and variance of the discs' radii and opacities, how many
 * discs have each color of the palette, how often the color changes from one disc to the next, and how many lines are
 * not as their length and their ends ask for.
 *
 * @param {{ discs: Disc[], lines: Line[] }} drawn
 * @param {number} linkDistance
 */
export function describeDrawing({ discs, lines }, linkDistance) {
  return {
    radius: moments(discs.map(({ radiusPx }) => radiusPx)),
    opacity: moments(discs.map(({ opacity }) => opacity)),
    colors: scene.paletteRgb.map((rgb) => discs.filter(({ color }) => color === rgb).length),
    color_changes: discs.filter(({ color }, at) => at > 0 && color !== discs[at - 1].color).length,
    odd_lines: countOddLines(discs, lines, linkDistance),
  };
}

function moments(values) {
  const meanOf = (list) => list.reduce((total, value) => total + value, 0) / list.length;
  const mean = meanOf(values);
  return { mean, variance: meanOf(values.map((value) => (value - mean) ** 2)) };
}

function countOddLines(discs, lines, linkDistance) {
  const key = ({ x, y }) => `${x},${y}`;
  const discAt = new Map(discs.map((disc) => [key(disc), disc]));
  return lines.filter(({ from, to, opacity, color }) => {
    const ends = [discAt.get(key(from)), discAt.get(key(to))];
    if (!ends[0] || !ends[1]) return true;
    const nearness = 1 - Math.hypot(to.x - from.x, to.y - from.y) / linkDistance;
    const expected = scene.linkOpacity * nearness * Math.min(ends[0].opacity, ends[1].opacity);
    return Math.abs(opacity - expected) > maxOpacityError || !ends.some((end) => end.color === color);
  }).length;
}
