// The Canvas 2D painter's calls of the context. They dominate its frame, and from WebAssembly each would take 40 ns
// more.

/** Side of the glow's picture: enlarged to 700 device pixels, neighboring pixels differ by one or two of 255 levels. */
const GLOW_SIDE_PX = 192;

/** A canvas's 2D context, with the palette and the glow's picture, which are set only when they change. */
class Canvas2d {
  /** @type {string[]} the palette */
  #colors = [];
  /** @type {Float32Array} each color's line width as a fraction of a particle's radius; 1 for discs */
  #strokes = new Float32Array();
  /** Has the glow's picture; not null, because the canvas is new. */
  #glow = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(GLOW_SIDE_PX, GLOW_SIDE_PX).getContext("2d")
  );
  #context;

  /** @param {CanvasRenderingContext2D} context */
  constructor(context) {
    this.#context = context;
  }

  /** @param {Uint8Array} channels three per color of the palette @param {Float32Array} strokes one per color */
  set_colors(channels, strokes) {
    this.#colors = [];
    this.#strokes = strokes.slice();
    for (let at = 0; at < channels.length; at += 3) {
      this.#colors.push(`rgb(${channels.slice(at, at + 3).join(" ")})`);
    }
  }

  /**
   * Draws the glow's picture. Enlarging it to 700 × 700 device pixels takes 0.9 ms in Chromium without a GPU; a
   * gradient of that size takes 2.1 ms.
   *
   * @param {Uint8Array} color three channels
   * @param {Float32Array} strengths opacities at equal distances, from the center to the edge
   */
  set_glow(color, strengths) {
    const context = this.#glow;
    const radius = GLOW_SIDE_PX / 2;
    const gradient = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
    for (let stop = 0; stop < strengths.length; stop += 1) {
      gradient.addColorStop(stop / (strengths.length - 1), `rgb(${color.join(" ")} / ${strengths[stop]})`);
    }
    context.fillStyle = gradient;
    context.clearRect(0, 0, GLOW_SIDE_PX, GLOW_SIDE_PX);
    context.fillRect(0, 0, GLOW_SIDE_PX, GLOW_SIDE_PX);
  }

  /**
   * Resizes the canvas if its size has changed, clears it and draws a frame. Lengths are in CSS pixels, except for
   * width and height.
   *
   * @param {number} width of the canvas in device pixels
   * @param {number} height of the canvas in device pixels
   * @param {number} ratio device pixels per CSS pixel
   * @param {Float32Array} glow x, y, radius and opacity; empty for none
   * @param {number} lineWidth
   * @param {Float32Array} batches of lines, three numbers each: index of the color, opacity, number of lines up to the
   *   batch's end
   * @param {Float32Array} lines four numbers each: x and y of both ends
   * @param {Float32Array} xs of discs
   * @param {Float32Array} ys
   * @param {Float32Array} radii
   * @param {Float32Array} opacities
   * @param {Uint8Array} indices of the discs' colors
   */
  paint(width, height, ratio, glow, lineWidth, batches, lines, xs, ys, radii, opacities, indices) {
    const context = this.#context;
    const { canvas } = context;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.scale(ratio, ratio);
    if (glow.length > 0) {
      const [x, y, radius, opacity] = glow;
      context.globalAlpha = opacity;
      // Smoothing would take another 0.5 ms, and the picture's steps are too small to be seen.
      context.imageSmoothingEnabled = false;
      context.drawImage(this.#glow.canvas, x - radius, y - radius, 2 * radius, 2 * radius);
    }
    // A context ignores a line width of 0, and would draw with the last one.
    if (lineWidth > 0) this.#paintLines(lineWidth, batches, lines);
    this.#paintDiscs(xs, ys, radii, opacities, indices);
  }

  /**
   * Draws one path per batch.
   *
   * @param {number} lineWidth @param {Float32Array} batches @param {Float32Array} lines
   */
  #paintLines(lineWidth, batches, lines) {
    const context = this.#context;
    context.lineWidth = lineWidth;
    let at = 0;
    let color = -1;
    for (let batch = 0; batch < batches.length; batch += 3) {
      if (color !== batches[batch]) context.strokeStyle = this.#colors[(color = batches[batch])];
      context.globalAlpha = batches[batch + 1];
      context.beginPath();
      for (const end = 4 * batches[batch + 2]; at < end; at += 4) {
        context.moveTo(lines[at], lines[at + 1]);
        context.lineTo(lines[at + 2], lines[at + 3]);
      }
      context.stroke();
    }
  }

  /**
   * Draws one path per disc or ring: Chromium rasterizes a path that is only a circle a third faster.
   *
   * @param {Float32Array} xs @param {Float32Array} ys @param {Float32Array} radii @param {Float32Array} opacities
   * @param {Uint8Array} indices
   */
  #paintDiscs(xs, ys, radii, opacities, indices) {
    const context = this.#context;
    let color = -1;
    let stroke = 1;
    for (let disc = 0; disc < xs.length; disc += 1) {
      const radius = radii[disc];
      // A negative radius would throw.
      if (!(radius > 0)) continue;
      if (color !== indices[disc]) {
        color = indices[disc];
        stroke = this.#strokes[color];
        context.fillStyle = context.strokeStyle = this.#colors[color];
      }
      context.globalAlpha = opacities[disc];
      context.beginPath();
      if (stroke < 1) {
        context.lineWidth = stroke * radius;
        context.arc(xs[disc], ys[disc], radius * (1 - stroke / 2), 0, 2 * Math.PI);
        context.stroke();
      } else {
        context.arc(xs[disc], ys[disc], radius, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }
}

/**
 * The canvas's 2D context; `undefined` if it yields none.
 *
 * @param {HTMLCanvasElement} canvas
 * @returns {Canvas2d | undefined}
 */
export function open_canvas2d(canvas) {
  try {
    const context = canvas.getContext("2d");
    return context ? new Canvas2d(context) : undefined;
  } catch {
    // The canvas was transferred to an `OffscreenCanvas`, or the browser lacks `OffscreenCanvas`.
    return undefined;
  }
}
