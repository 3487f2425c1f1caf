/**
 * Draws the lines of `segments` (x0, y0, x1, y1 each), one path for each of the `runs` (index of the
 * colour, opacity, line width, number of lines up to its end). From here a line costs 60 ns; called
 * from WebAssembly line by line it costs ten times that.
 */
export function stroke_runs(context, colours, lineCap, runs, segments) {
  context.lineCap = lineCap;
  let at = 0;
  for (let run = 0; run < runs.length; run += 4) {
    context.strokeStyle = colours[runs[run]];
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
