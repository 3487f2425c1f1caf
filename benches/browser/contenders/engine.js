// Our engine, through the very stage that benches/browser/dist/engine ships.

import { appendCanvas } from './scene.js';

/** Mounts the contender; see README.md for the interface. */
export async function mount(options) {
  const { createStage } = await import(new URL('/dist/engine/index.js', import.meta.url));
  const canvas = options.painter === 'none' ? null : appendCanvas(options);
  const stage = await createStage({ ...options, canvas });
  return {
    surface: canvas,
    frame: stage.frame,
    particleCount: stage.particleCount,
    linkCount: stage.linkCount,
    dispose() {
      stage.dispose();
      canvas?.remove();
    },
  };
}
