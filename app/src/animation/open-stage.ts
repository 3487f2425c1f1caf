/** The engine's stage with its canvas: how it is made, and how it goes. */
import type { Stage } from "particles-wasm";
import type { Engine } from "./engine";
import type { ElementSize } from "./observers";

export interface OpenStage {
  readonly canvas: HTMLCanvasElement;
  readonly stage: Stage;
}

/** The seed of the stills, so that the canvas begins with the same particles. */
const SEED = 1;

/**
 * Opens a stage for the animation of this index. If that fails, tries Canvas 2D on another canvas: one that has had a
 * WebGL context gives no other.
 *
 * @throws when no canvas has a context, and when the engine panics
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
