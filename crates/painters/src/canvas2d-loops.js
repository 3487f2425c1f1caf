// The loops of the Canvas 2D painter, whose cost is calls: one for each end of a line, four for each disc.
// From WebAssembly each of them costs 20 ns more.

/**
 * One path for each batch of lines.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {readonly string[]} colors
 * @param {Float32Array} batches three numbers each: the index of the color, the opacity, and the number of
 *   lines up to the batch's end
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
 * One path for each disc, in their order: a path that is nothing but a circle is rasterized as such, a
 * third faster. A rim is a stroke, which is half within its circle and half without.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {readonly string[]} colors
 * @param {readonly string[]} rimColors
 * @param {number} rim its width; 0 for none
 * @param {Float32Array} xs
 * @param {Float32Array} ys
 * @param {Float32Array} radii
 * @param {Float32Array} opacities
 * @param {Uint8Array} indices of the colors
 */
export function paint_discs(context, colors, rimColors, rim, xs, ys, radii, opacities, indices) {
  let color = -1;
  if (rim > 0) context.lineWidth = rim;
  for (let disc = 0; disc < xs.length; disc += 1) {
    const radius = radii[disc];
    // A negative one would throw.
    if (!(radius > 0)) continue;
    if (color !== indices[disc]) {
      color = indices[disc];
      context.fillStyle = colors[color];
      if (rim > 0) context.strokeStyle = rimColors[color];
    }
    context.globalAlpha = opacities[disc];
    context.beginPath();
    const hasRim = rim > 0 && radius > rim;
    context.arc(xs[disc], ys[disc], hasRim ? radius - rim / 2 : radius, 0, 2 * Math.PI);
    context.fill();
    if (hasRim) context.stroke();
  }
}
