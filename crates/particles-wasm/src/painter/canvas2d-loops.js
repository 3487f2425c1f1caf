// The loops of the Canvas 2D painter whose cost is calls: one for each end of a line, three for each
// disc. From WebAssembly each of them costs 20 ns more.
//
// Batches have three numbers: the index of the color, the opacity, the number of items up to the end.

/**
 * One path for each batch of lines.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {readonly string[]} colors
 * @param {Float32Array} batches
 * @param {Float32Array} lines four numbers each: x and y of both ends
 */
export function paint_lines(context, colors, batches, lines) {
  let at = 0;
  let color = -1;
  for (let batch = 0; batch < batches.length; batch += 3) {
    if (color !== batches[batch]) context.strokeStyle = colors[(color = batches[batch])];
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
 * One path for each disc: a path that is nothing but a circle is rasterized as such, a third faster.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {readonly string[]} colors
 * @param {Float32Array} batches
 * @param {Float32Array} discs four numbers each: x, y, radius and one that is not used
 */
export function paint_discs(context, colors, batches, discs) {
  let at = 0;
  let color = -1;
  for (let batch = 0; batch < batches.length; batch += 3) {
    if (color !== batches[batch]) context.fillStyle = colors[(color = batches[batch])];
    context.globalAlpha = batches[batch + 1];
    for (const end = 4 * batches[batch + 2]; at < end; at += 4) {
      context.beginPath();
      context.arc(discs[at], discs[at + 1], discs[at + 2], 0, 2 * Math.PI);
      context.fill();
    }
  }
}
