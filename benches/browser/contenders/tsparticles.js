// tsParticles 4 with the slim preset, as its documentation sets it up. It runs its own requestAnimationFrame loop.

import { tsParticles } from "@tsparticles/engine";
import { loadSlim } from "@tsparticles/slim";

import { scene } from "./scene.js";

/** tsParticles' `speed` is in half-pixels a 60 Hz frame and is drawn from the range given. */
const speedPerPxPerSec = 2 / 60;

/** Mounts the contender; see README.md for the interface. */
export async function mount({ host, count, links, linkDistance }) {
  await loadSlim(tsParticles);
  const container = await tsParticles.load({
    element: host,
    options: {
      fullScreen: { enable: false },
      // Not a limit here: timestamps come 16.7 ms apart, and 120 lets every one of them through.
      fpsLimit: 120,
      // The harness decides what is visible; a hidden or unfocused page must not stop the contender.
      pauseOnBlur: false,
      pauseOnOutsideViewport: false,
      detectRetina: false,
      particles: {
        number: { value: count, density: { enable: false } },
        paint: { fill: { enable: true, color: { value: scene.palette } } },
        shape: { type: "circle" },
        size: { value: { min: scene.minRadiusPx, max: scene.maxRadiusPx } },
        opacity: { value: { min: scene.minOpacity, max: scene.maxOpacity } },
        move: {
          enable: true,
          speed: {
            min: scene.minSpeedPxPerSec * speedPerPxPerSec,
            max: scene.maxSpeedPxPerSec * speedPerPxPerSec,
          },
          outModes: { default: "bounce" },
        },
        links: {
          enable: links,
          distance: linkDistance,
          color: scene.palette[0],
          opacity: scene.linkOpacity,
          width: scene.linkWidthPx,
        },
      },
    },
  });

  return {
    surface: container.canvas.renderCanvas,
    particleCount: () => container.particles.count,
    linkCount() {
      let total = 0;
      for (let i = 0; i < container.particles.count; i++) total += linksOf(container.particles.get(i)).length;
      return total;
    },
  };
}

/**
 * The plugin for links adds them to each particle, which the library's types do not say.
 *
 * @param {object} particle
 * @returns {readonly unknown[]}
 */
function linksOf(particle) {
  return "links" in particle && Array.isArray(particle.links) ? particle.links : [];
}
