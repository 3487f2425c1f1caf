// The tuned contender with the particles of one of the site's stages, driven by the site's frame loop. Where they are
// and how they move follows from two frames of that stage, which the runner has watched.

import { subscribe } from "../../../app/src/animation/frame-loop";
import { LinkGrid } from "./link-grid.js";
import { drift, fieldOf, mountField } from "./tuned.js";

/** What a sixtieth of a second leaves of the way to a target. */
const remainingPerSixtieth = 0.98;

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
  const { width, height, edgePx, linkStyle, frames, framePeriodMs } = options;
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
      move: (secs) => drift(field, secs, { width, height, edgePx }),
    });
  }
  const share = easedShare(dtSecs);
  const targets = ["x", "y"].map((axis) =>
    Float32Array.from(now, (disc, index) => disc[axis] + (next[index][axis] - disc[axis]) / share),
  );
  const size = { count: now.length, width, height, linkDistance: linkStyle.linkDistancePx };
  const grid = linkStyle.sameColor ? new SameColorGrid({ ...size, color: field.color }) : new LinkGrid(size);
  return mountField(options, {
    field,
    grid,
    style,
    move(secs) {
      const step = easedShare(secs);
      follow(field.x, targets[0], step);
      follow(field.y, targets[1], step);
    },
  });
}

function easedShare(secs) {
  return 1 - remainingPerSixtieth ** (60 * secs);
}

function follow(position, target, share) {
  for (let i = 0; i < position.length; i++) position[i] += (target[i] - position[i]) * share;
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
