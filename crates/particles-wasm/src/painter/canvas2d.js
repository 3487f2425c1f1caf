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

  /** Runs have three numbers (index of the colour, opacity, number of items up to the end), items four. */
  paint(ratio, glow, lineWidth, lineRuns, lines, discRuns, discs) {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    if (glow[3] > 0) this.paintGlow(ratio, glow);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.lineWidth = lineWidth;
    this.paintLines(lineRuns, lines);
    this.paintDiscs(discRuns, discs);
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

  /** One path for each run. */
  paintLines(runs, lines) {
    const { context } = this;
    let at = 0;
    let colour;
    for (let run = 0; run < runs.length; run += 3) {
      if (colour !== runs[run]) context.strokeStyle = this.colours[(colour = runs[run])];
      context.globalAlpha = runs[run + 1];
      context.beginPath();
      for (const end = 4 * runs[run + 2]; at < end; at += 4) {
        context.moveTo(lines[at], lines[at + 1]);
        context.lineTo(lines[at + 2], lines[at + 3]);
      }
      context.stroke();
    }
  }

  /** One path for each disc: a path that is nothing but a circle is rasterised as such, a third faster. */
  paintDiscs(runs, discs) {
    const { context } = this;
    let at = 0;
    let colour;
    for (let run = 0; run < runs.length; run += 3) {
      if (colour !== runs[run]) context.fillStyle = this.colours[(colour = runs[run])];
      context.globalAlpha = runs[run + 1];
      for (const end = 4 * runs[run + 2]; at < end; at += 4) {
        context.beginPath();
        context.arc(discs[at], discs[at + 1], discs[at + 2], 0, 2 * Math.PI);
        context.fill();
      }
    }
  }
}
