// The tuned contender with the particles of one of the site's stages, driven by the site's frame loop. What they start
// from follows from two frames of that stage, which the runner has watched.

import { subscribe } from "../../../app/src/animation/frame-loop";
import { converge } from "./converging.js";
import { LinkGrid } from "./link-grid.js";
import { drift, fieldOf, mountField } from "./tuned.js";

/** Mounts the contender; see README.md for the interface. */
export async function mount(options) {
  const { surface, frame } = mountStage(options);
  let elapsedMs = 0;
  const subscription = subscribe(
    {
      frame(dtSecs) {
        elapsedMs += dtSecs * 1000;
        frame(elapsedMs);
        return true;
      },
    },
    (error) => console.error(error),
  );
  subscription.setRunning(true);
  return { surface, dispose: () => subscription.end() };
}

function mountStage(options) {
  const { width, height, edgePx, edgeYPx, linkStyle, frames, framePeriodMs } = options;
  const [now, next] = frames.map(({ discs }) => discs);
  const colors = [...new Set(now.map(({ color }) => color))];
  const dtSecs = framePeriodMs / 1000;
  const field = fieldOf(
    now.map((disc, index) => ({
      ...disc,
      color: colors.indexOf(disc.color),
      vx: (next[index].x - disc.x) / dtSecs,
      vy: (next[index].y - disc.y) / dtSecs,
    })),
  );
  const style = { ...linkStyle, palette: colors.map((rgb) => `rgb(${rgb})`) };
  if (!linkStyle) {
    return mountField(options, {
      field,
      grid: null,
      style,
      move: (secs) => drift(field, secs, { width, height, edgePx, edgeYPx }),
    });
  }
  const size = { count: now.length, width, height, linkDistance: linkStyle.linkDistancePx };
  const grid = linkStyle.sameColor ? new SameColorGrid({ ...size, color: field.color }) : new LinkGrid(size);
  return mountField(options, { field, grid, style, ...converge(field, next, options) });
}

/** Finds the pairs of one color. */
class SameColorGrid extends LinkGrid {
  #color;

  constructor(options) {
    super(options);
    this.#color = options.color;
  }

  /** @override */
  search(x, y) {
    super.search(x, y);
    const { a, b, lengthSq } = this;
    const color = this.#color;
    let found = 0;
    for (let k = 0; k < this.count; k++) {
      if (color[a[k]] !== color[b[k]]) continue;
      a[found] = a[k];
      b[found] = b[k];
      lengthSq[found++] = lengthSq[k];
    }
    this.count = found;
  }
}
