// The half of the Canvas 2D painter that holds the context; canvas2d.rs says what it is given.

/** Steps of the gradient that stands for the smooth falloff of a glow. */
const GLOW_STEPS = 8;

/** A painter on the canvas, or undefined where it yields no 2D context. */
export function open_canvas2d(canvas) {
  const context = canvas.getContext("2d");
  return context ? new Canvas2d(context) : undefined;
}

class Canvas2d {
  constructor(context) {
    this.context = context;
    this.colours = [];
    this.glowColour = undefined;
    this.gradient = undefined;
  }

  /** Takes the colours: red, green and blue in turn. */
  set_palette(channels) {
    this.colours = [];
    for (let at = 0; at < channels.length; at += 3) {
      this.colours.push(`rgb(${channels.subarray(at, at + 3).join(" ")})`);
    }
  }

  paint(ratio, glow, linkRuns, linkSegments, discRuns, discSegments) {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    if (glow[3] > 0) this.paintGlow(ratio, glow);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.stroke("butt", linkRuns, linkSegments);
    this.stroke("round", discRuns, discSegments);
  }

  /** The gradient is of radius 1 about the origin, so that only another colour needs another one. */
  paintGlow(ratio, [x, y, radius, opacity, red, green, blue]) {
    const { context } = this;
    const colour = `${red} ${green} ${blue}`;
    if (this.glowColour !== colour) {
      this.glowColour = colour;
      this.gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
      for (let step = 0; step <= GLOW_STEPS; step += 1) {
        const distance = step / GLOW_STEPS;
        const strength = (1 - distance * distance) ** 2;
        this.gradient.addColorStop(distance, `rgb(${colour} / ${strength})`);
      }
    }
    const scale = ratio * radius;
    context.setTransform(scale, 0, 0, scale, ratio * x, ratio * y);
    context.globalAlpha = opacity;
    context.fillStyle = this.gradient;
    context.fillRect(-1, -1, 2, 2);
  }

  /**
   * Draws the lines of `segments` (x0, y0, x1, y1 each), one path for each of the `runs` (index of the
   * colour, opacity, line width, number of lines up to its end).
   */
  stroke(lineCap, runs, segments) {
    const { context } = this;
    context.lineCap = lineCap;
    let at = 0;
    for (let run = 0; run < runs.length; run += 4) {
      context.strokeStyle = this.colours[runs[run]];
      context.globalAlpha = runs[run + 1];
      context.lineWidth = runs[run + 2];
      context.beginPath();
      for (const end = 4 * runs[run + 3]; at < end; at += 4) {
        context.moveTo(segments[at], segments[at + 1]);
        context.lineTo(segments[at + 2], segments[at + 3]);
      }
      context.stroke();
    }
  }
}
