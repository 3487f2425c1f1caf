// A canvas's WebGL2 context: whether a GPU draws it, and how often it was lost. In JavaScript, because for each call
// web-sys adds a function to the module and one to the glue, and for listeners tables.

/** Parts of the names of renderers that draw without a GPU. */
const softwareRenderers = /swiftshader|llvmpipe|softpipe|basic render/i;

/** Whether a GPU draws WebGL on this page; true until a context has shown otherwise. */
let hasGpu = true;

/** A WebGL2 context that the browser is to restore when it is lost. */
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
    // Browsers restore a context only if this event is canceled.
    event.preventDefault();
    this.losses += 1;
  };

  /** Releases the context: browsers allow few at a time, and collect unused ones late. */
  release() {
    this.#canvas.removeEventListener("webglcontextlost", this.#onLost);
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}

/**
 * The canvas's WebGL2 context; `undefined` if it yields none or, with `onlyGpu`, if no GPU draws it. The first call
 * that finds no GPU uses up the canvas; later calls return at once.
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
  // `failIfMajorPerformanceCaveat` is not enough: Chromium 156 returns a context on SwiftShader all the same.
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
 * The renderer's name. WebKit gives it only by an extension, about which Firefox warns in the console.
 *
 * @param {WebGL2RenderingContext} gl
 * @returns {string}
 */
function rendererName(gl) {
  const name = gl.getParameter(gl.RENDERER);
  const extension = name === "WebKit WebGL" && gl.getExtension("WEBGL_debug_renderer_info");
  return extension ? gl.getParameter(extension.UNMASKED_RENDERER_WEBGL) : name;
}
