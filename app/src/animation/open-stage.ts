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
 * Opens a stage for the animation with this index. Its canvas is not in the document yet.
 *
 * @throws if no canvas has a context, or if the engine panics
 */
export function openStage(engine: Engine, animation: number, { widthPx, heightPx }: ElementSize): OpenStage {
  const stage = new engine.Stage(animation, SEED, widthPx, heightPx, window.devicePixelRatio);
  // Stored, because a stage that has panicked throws in each call.
  return { canvas: stage.canvas, stage };
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
