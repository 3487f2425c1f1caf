// The link search of tuned JavaScript: a uniform grid with cells of the link distance, filled by a counting sort. O(n +
// links) for evenly spread particles.

/** Room for links per particle at first. The benchmark's workload has about three. */
const linksPerParticle = 6;

/** Smallest cell: with smaller ones there are more cells than particles, and clearing them dominates. */
const minCellPx = 4;

export class LinkGrid {
  /** Pairs of indices, `count` of them: link k joins `a[k]` and `b[k]`; `lengthSq[k]` is its squared length. */
  a;
  b;
  lengthSq;
  count = 0;

  #linkDistance;
  #width;
  #height;
  #columns;
  #rows;
  #inverseCell;
  #cellStart;
  #cellOf;
  #order;
  #sortedX;
  #sortedY;

  constructor({ count, width, height, linkDistance }) {
    // Slightly wider than the distance, so that rounding never puts linked particles two cells apart.
    const cell = Math.max(linkDistance * (1 + 1e-9), minCellPx);
    this.#linkDistance = linkDistance;
    this.#width = width;
    this.#height = height;
    this.#inverseCell = 1 / cell;
    // One column to the right and one row below stay empty, so that the search needs no test for the edge.
    this.#columns = Math.floor(width / cell) + 3;
    this.#rows = Math.floor(height / cell) + 2;
    this.#cellStart = new Int32Array(this.#columns * this.#rows + 2);
    this.#cellOf = new Int32Array(count);
    this.#order = new Int32Array(count);
    this.#sortedX = new Float64Array(count);
    this.#sortedY = new Float64Array(count);
    this.#reserve(Math.max(count * linksPerParticle, 64));
  }

  /** Finds all pairs nearer than the link distance, each once. */
  search(x, y) {
    this.#sort(x, y);
    this.#pairUp();
  }

  #reserve(capacity) {
    const grown = (Type, old) => {
      const array = new Type(capacity);
      if (old) array.set(old.subarray(0, this.count));
      return array;
    };
    this.a = grown(Int32Array, this.a);
    this.b = grown(Int32Array, this.b);
    this.lengthSq = grown(Float64Array, this.lengthSq);
  }

  /** Counting sort by cell, row by row; afterwards cell c has sorted[start[c] .. start[c + 1]]. */
  #sort(x, y) {
    const start = this.#cellStart;
    const cellOf = this.#cellOf;
    const columns = this.#columns;
    const inverseCell = this.#inverseCell;
    const maxX = this.#width;
    const maxY = this.#height;
    const count = x.length;

    start.fill(0);
    for (let i = 0; i < count; i++) {
      // The first column stays empty too: the search looks one cell to the left in the row below.
      const column = 1 + ((Math.min(Math.max(x[i], 0), maxX) * inverseCell) | 0);
      const row = (Math.min(Math.max(y[i], 0), maxY) * inverseCell) | 0;
      const cell = row * columns + column;
      cellOf[i] = cell;
      start[cell + 2]++;
    }
    for (let cell = 2; cell < start.length; cell++) start[cell] += start[cell - 1];

    const order = this.#order;
    const sortedX = this.#sortedX;
    const sortedY = this.#sortedY;
    for (let i = 0; i < count; i++) {
      const slot = start[cellOf[i] + 1]++;
      order[slot] = i;
      sortedX[slot] = x[i];
      sortedY[slot] = y[i];
    }
  }

  /**
   * Compares half the neighborhood, so that each pair occurs once: the rest of the cell and the cell to the right are
   * one run of sorted particles, the three cells below are another.
   */
  #pairUp() {
    const start = this.#cellStart;
    const order = this.#order;
    const sortedX = this.#sortedX;
    const sortedY = this.#sortedY;
    const columns = this.#columns;
    const distanceSq = this.#linkDistance * this.#linkDistance;
    this.count = 0;
    let { a, b, lengthSq } = this;
    let found = 0;

    for (let row = 0; row < this.#rows - 1; row++) {
      for (let column = 1; column < columns - 1; column++) {
        const cell = row * columns + column;
        const end = start[cell + 1];
        const endRight = start[cell + 2];
        const below = start[cell + columns - 1];
        const endBelow = start[cell + columns + 2];
        for (let i = start[cell]; i < end; i++) {
          // Room for all candidates of this particle, tested once instead of at every link.
          const needed = found + (endRight - i) + (endBelow - below);
          if (needed > a.length) {
            this.count = found;
            this.#reserve(needed * 2);
            ({ a, b, lengthSq } = this);
          }
          const xi = sortedX[i];
          const yi = sortedY[i];
          const self = order[i];
          // Two loops: one over both runs takes 7 % longer.
          for (let j = i + 1; j < endRight; j++) {
            const dx = sortedX[j] - xi;
            const dy = sortedY[j] - yi;
            const squared = dx * dx + dy * dy;
            if (squared < distanceSq) {
              a[found] = self;
              b[found] = order[j];
              lengthSq[found++] = squared;
            }
          }
          for (let j = below; j < endBelow; j++) {
            const dx = sortedX[j] - xi;
            const dy = sortedY[j] - yi;
            const squared = dx * dx + dy * dy;
            if (squared < distanceSq) {
              a[found] = self;
              b[found] = order[j];
              lengthSq[found++] = squared;
            }
          }
        }
      }
    }
    this.count = found;
  }
}
