// Plain JavaScript as sites ship it: an object a particle, every pair tested, a style string and a path for every
// line. O(n²) a frame. It is written with care within that design (each pair once, no square root for a miss).

import { appendCanvas, initialParticles, scene, stepClock } from "./scene.js";

const { radiusPx, discOpacity, palette, linkOpacity, linkWidthPx, linkRgb } = scene;

class Particle {
  constructor({ x, y, vx, vy, colour }) {
    this.x = x;
    this.y = y;
    this.vx = vx;
    this.vy = vy;
    this.colour = palette[colour];
  }

  update(dtSecs, width, height) {
    this.x += this.vx * dtSecs;
    this.y += this.vy * dtSecs;
    if ((this.x < radiusPx && this.vx < 0) || (this.x > width - radiusPx && this.vx > 0)) this.vx = -this.vx;
    if ((this.y < radiusPx && this.vy < 0) || (this.y > height - radiusPx && this.vy > 0)) this.vy = -this.vy;
  }

  draw(context) {
    context.fillStyle = this.colour;
    context.beginPath();
    context.arc(this.x, this.y, radiusPx, 0, 2 * Math.PI);
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
  const particles = Array.from(initialParticles(options), (start) => new Particle(start));
  const secondsSince = stepClock();
  const canvas = painter === "none" ? null : appendCanvas(options);
  const context = canvas?.getContext("2d");
  let linkCount = 0;

  const countLink = () => {
    linkCount++;
  };
  const drawLink = (a, b, distance) => {
    linkCount++;
    context.strokeStyle = `rgba(${linkRgb},${linkOpacity * (1 - distance / linkDistance)})`;
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
      context.globalAlpha = discOpacity;
      for (const particle of particles) particle.draw(context);
    },
    particleCount: () => particles.length,
    linkCount: () => linkCount,
    dispose: () => canvas?.remove(),
  };
}
