// A canvas's WebGL2 context: whether a GPU draws it, and when it is lost. In JavaScript for the bytes: web-sys has
// a function in the module and one in the glue for each call, and listeners have tables.

/** Parts of the names of renderers that are programs. */
const softwareRenderers = /swiftshader|llvmpipe|softpipe|basic render/i;

/** Whether a GPU draws WebGL, once a page has found out. */
let hasGpu = true;

/** A WebGL2 context that asks the browser to restore it when it is lost. */
class WebGl2 {
  /** How often it was lost. */
  losses = 0;
  #canvas;

  /** @param {HTMLCanvasElement} canvas @param {WebGL2RenderingContext} gl */
  constructor(canvas, gl) {
    this.#canvas = canvas;
    this.gl = gl;
    canvas.addEventListener("webglcontextlost", this.#onLost);
  }

  /** @param {Event} event */
  #onLost = (event) => {
    // Only a loss whose event is canceled is restored.
    event.preventDefault();
    this.losses += 1;
  };

  /** Gives the context back: browsers keep few, and collect them late. */
  release() {
    this.#canvas.removeEventListener("webglcontextlost", this.#onLost);
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}

/**
 * The canvas's WebGL2 context; `undefined` where it yields none, and with `onlyGpu` where no GPU draws it. The
 * first time that this is found out on a page, it uses up the canvas.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {boolean} onlyGpu
 * @returns {WebGl2 | undefined}
 */
export function open_webgl2(canvas, onlyGpu) {
  if (onlyGpu && !hasGpu) return undefined;
  const gl = webGl2ContextOf(canvas, onlyGpu);
  if (!gl) return undefined;
  const context = new WebGl2(canvas, gl);
  // `failIfMajorPerformanceCaveat` alone does not say so: Chromium 156 gives a context on SwiftShader all the same.
  hasGpu = !softwareRenderers.test(rendererName(gl));
  if (onlyGpu && !hasGpu) {
    context.release();
    return undefined;
  }
  return context;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {boolean} onlyGpu
 */
function webGl2ContextOf(canvas, onlyGpu) {
  try {
    return canvas.getContext("webgl2", {
      antialias: false,
      depth: false,
      failIfMajorPerformanceCaveat: onlyGpu,
      powerPreference: "low-power",
    });
  } catch {
    // The canvas was transferred to an `OffscreenCanvas`.
    return undefined;
  }
}

/**
 * Firefox answers at once, and warns of the extension; the others answer by the extension only.
 *
 * @param {WebGL2RenderingContext} gl
 * @returns {string}
 */
function rendererName(gl) {
  const name = gl.getParameter(gl.RENDERER);
  const extension = name === "WebKit WebGL" && gl.getExtension("WEBGL_debug_renderer_info");
  return extension ? gl.getParameter(extension.UNMASKED_RENDERER_WEBGL) : name;
}
