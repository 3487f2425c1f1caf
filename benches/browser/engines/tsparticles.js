// tsParticles 4 with the slim preset, set up as in its documentation. It has its own requestAnimationFrame loop.

import { tsParticles } from "@tsparticles/engine";
import { loadSlim } from "@tsparticles/slim";

import { scene } from "./scene.js";

/** tsParticles' `speed` is in half pixels per frame at 60 Hz. */
const speedPerPxPerSec = 2 / 60;

/** @type {import("./scene.js").Mount} */
export async function mount({ host, count, links, linkDistance }) {
  await loadSlim(tsParticles);
  const container = await tsParticles.load({
    element: host,
    options: {
      fullScreen: { enable: false },
      // No limit here: timestamps are 16.7 ms apart.
      fpsLimit: 120,
      // A hidden or unfocused page must not stop the engine.
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
 * A particle's links: the plugin adds them, but the library's types lack them.
 *
 * @param {object} particle
 * @returns {readonly unknown[]}
 */
function linksOf(particle) {
  return "links" in particle && Array.isArray(particle.links) ? particle.links : [];
}
