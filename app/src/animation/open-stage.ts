/** Opens and closes the engine's stage with its canvas. */
import type { Stage } from "particles-wasm";
import type { Engine } from "./engine";
import type { ElementSize } from "./observers";

export interface OpenStage {
  readonly canvas: HTMLCanvasElement;
  readonly stage: Stage;
}

/** The stills' seed, so that the canvas begins with the same particles. */
const SEED = 1;

/**
 * Opens a stage for the animation with this index. If WebGL fails, tries Canvas 2D on a second canvas, because a canvas
 * that has had a WebGL context gives no other.
 *
 * @throws if no canvas has a context, or if the engine panics
 */
export function openStage(engine: Engine, animation: number, { widthPx, heightPx }: ElementSize): OpenStage {
  function open(onlyCanvas2d: boolean) {
    const canvas = document.createElement("canvas");
    const dpr = window.devicePixelRatio;
    const stage = new engine.Stage(canvas, animation, SEED, widthPx, heightPx, dpr, onlyCanvas2d);
    return { canvas, stage };
  }
  try {
    return open(false);
  } catch {
    // Usual on a page without a GPU, so that this error is no warning.
    return open(true);
  }
}

/** Removes the canvas and frees what the stage holds. */
export function closeStage({ canvas, stage }: OpenStage): void {
  canvas.remove();
  try {
    stage.free();
  } catch {
    // A stage that has panicked cannot be freed.
  }
}
