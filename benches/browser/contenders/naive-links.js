// The simplest search for links, which others are checked against.

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
