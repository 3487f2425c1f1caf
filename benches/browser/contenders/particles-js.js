// particles.js 2: a classic script that leaves `particlesJS` and `pJSDom` on the window and runs its own
// requestAnimationFrame loop.

import { means, scene } from "./scene.js";

/** particles.js draws components within ± 0.5 and moves `speed / 2` of them a frame, whatever the frame's length. */
const speedPerPxPerSec = (2 * 2) / 60;

/** The element's id is particles.js' only way to be told where to draw. */
const hostId = "particles-js-host";

/** Mounts the contender; see README.md for the interface. */
export async function mount({ host, count, links, linkDistance }) {
  await loadClassicScript(new URL("./particles.min.js", import.meta.url));
  host.id = hostId;
  window.particlesJS(hostId, {
    particles: {
      number: { value: count, density: { enable: false } },
      color: { value: scene.palette },
      shape: { type: "circle" },
      opacity: { value: means.opacity },
      size: { value: means.radiusPx },
      line_linked: {
        // Switched on below: the constructor draws a frame at once, which is seconds long at the highest counts.
        enable: false,
        distance: linkDistance,
        color: means.linkColor,
        opacity: scene.linkOpacity,
        width: scene.linkWidthPx,
      },
      move: { enable: true, speed: scene.maxSpeedPxPerSec * speedPerPxPerSec, out_mode: "bounce" },
    },
    interactivity: { events: { onhover: { enable: false }, onclick: { enable: false }, resize: false } },
    retina_detect: false,
  });
  const { pJS } = window.pJSDom.at(-1);
  pJS.particles.line_linked.enable = links;

  return {
    surface: pJS.canvas.el,
    particleCount: () => pJS.particles.array.length,
    // It keeps no list of links; the lines that it draws are counted instead.
    linkCount: () => undefined,
    dispose() {
      pJS.fn.vendors.destroypJS();
      // destroypJS leaves null behind, which breaks the next particlesJS() on the page.
      window.pJSDom = [];
    },
  };
}

/** A module is strict, and particles.js reads `arguments.callee`: it has to come in by a script element. */
function loadClassicScript(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`cannot load ${url}`));
    document.head.append(script);
  });
}
