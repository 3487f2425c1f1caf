// Plain JavaScript as sites ship it: an object a particle, every pair tested, a style string and a path for every
// line. O(n²) a frame. It is written with care within that design (each pair once, no square root for a miss).

import { appendCanvas, initialParticles, scene, stepClock } from "./scene.js";

const { maxRadiusPx: edgePx, palette, paletteRgb, linkOpacity, linkWidthPx } = scene;

class Particle {
  constructor({ x, y, vx, vy, radiusPx, opacity, color }) {
    this.x = x;
    this.y = y;
    this.vx = vx;
    this.vy = vy;
    this.radiusPx = radiusPx;
    this.opacity = opacity;
    this.color = palette[color];
    this.rgb = paletteRgb[color];
  }

  update(dtSecs, width, height) {
    this.x += this.vx * dtSecs;
    this.y += this.vy * dtSecs;
    if ((this.x < edgePx && this.vx < 0) || (this.x > width - edgePx && this.vx > 0)) this.vx = -this.vx;
    if ((this.y < edgePx && this.vy < 0) || (this.y > height - edgePx && this.vy > 0)) this.vy = -this.vy;
  }

  draw(context) {
    context.fillStyle = this.color;
    context.globalAlpha = this.opacity;
    context.beginPath();
    context.arc(this.x, this.y, this.radiusPx, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Calls `visit(a, b, distance)` for every pair of `particles` nearer than `linkDistance`. O(n²). */
export function forEachLink(particles, linkDistance, visit) {
  const distanceSq = linkDistance * linkDistance;
  for (let i = 0; i < particles.length; i++) {
    for (let j = i + 1; j < particles.length; j++) {
      const dx = particles[i].x - particles[j].x;
      const dy = particles[i].y - particles[j].y;
      const lengthSq = dx * dx + dy * dy;
      if (lengthSq < distanceSq) visit(particles[i], particles[j], Math.sqrt(lengthSq));
    }
  }
}

/** Mounts the contender; see README.md for the interface. */
export async function mount(options) {
  const { width, height, links, linkDistance, painter } = options;
  const particles = initialParticles({ ...options, cellPx: links ? linkDistance : 0 }).map(
    (start) => new Particle(start),
  );
  const secondsSince = stepClock();
  const canvas = painter === "none" ? null : appendCanvas(options);
  const context = canvas?.getContext("2d");
  let linkCount = 0;

  const countLink = () => {
    linkCount++;
  };
  const drawLink = (a, b, distance) => {
    linkCount++;
    const opacity = linkOpacity * (1 - distance / linkDistance) * Math.min(a.opacity, b.opacity);
    context.strokeStyle = `rgba(${a.rgb},${opacity})`;
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    context.stroke();
  };

  return {
    surface: canvas,
    frame(timestampMs) {
      const dtSecs = secondsSince(timestampMs);
      for (const particle of particles) particle.update(dtSecs, width, height);
      linkCount = 0;
      if (!context) {
        if (links) forEachLink(particles, linkDistance, countLink);
        return;
      }
      context.clearRect(0, 0, width, height);
      context.globalAlpha = 1;
      context.lineWidth = linkWidthPx;
      if (links) forEachLink(particles, linkDistance, drawLink);
      for (const particle of particles) particle.draw(context);
    },
    particleCount: () => particles.length,
    linkCount: () => linkCount,
    dispose: () => canvas?.remove(),
  };
}
