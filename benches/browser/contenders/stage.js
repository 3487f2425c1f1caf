// The site's own stages: the module that it ships, driven by its frame loop.

import * as glue from "site-engine";
import modulePath from "site-engine.wasm";

import { subscribe } from "../../../app/src/animation/frame-loop";
import { appendCanvas } from "./scene.js";

/** The site's seed, and a screen's pixels per CSS pixel. */
const seed = 1;
const dpr = 1;

/** Mounts the contender; see README.md for the interface. */
export async function mount(options) {
  const { width, height, animation, phaseSecs, secsInPhase, painter } = options;
  if (painter === "webgl2") pretendGpu();
  const { instance } = await WebAssembly.instantiateStreaming(fetch(new URL(modulePath, import.meta.url)), {
    "./particles_wasm_bg.js": glue,
  });
  const { exports } = /** @type {{ exports: any }} */ (instance);
  glue.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  const canvas = appendCanvas(options);
  const stage = new glue.Stage(canvas, animation, seed, width, height, dpr, painter === "canvas2d");
  if (phaseSecs > 0) {
    stage.click();
    stage.frame(phaseSecs + secsInPhase);
  }
  // What the site asks for in each frame, to notify React when it changes.
  const seen = { phase: stage.phase, highlighted: stage.highlighted };
  const subscription = subscribe(
    {
      frame(dtSecs) {
        const wantsFrame = stage.frame(dtSecs);
        const isSame = stage.phase === seen.phase && stage.highlighted === seen.highlighted;
        if (!isSame) throw new Error("the animation has left its phase");
        return wantsFrame;
      },
    },
    (error) => console.error(error),
  );
  subscription.setRunning(true);
  return {
    surface: canvas,
    dispose() {
      subscription.end();
      stage.free();
      canvas.remove();
    },
  };
}

/** The stage takes WebGL2 only where a GPU draws it. */
function pretendGpu() {
  const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === this.RENDERER ? "a GPU" : getParameter.call(this, name);
  };
}
