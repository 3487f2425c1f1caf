// Draws frames with WebGL2: one upload of particles, one of links, at most three draw calls. In JavaScript, because
// each call from WebAssembly adds a function to the module and one to the glue.
//
// Shaders of discs and of links read the particles from the same texture of floats. So a link is only its two indices,
// eight bytes, uploaded from the engine's memory without a copy.

/** Texels per row, as in webgl2.rs. */
const rowTexels = 256;

const vertexHead = `#version 300 es
precision highp float;
precision highp int;

uniform highp sampler2D particles;
// The canvas's width and height in device pixels, device pixels per CSS pixel, number of colors; then eight numbers
// that differ per program. Lengths are in CSS pixels.
uniform vec4 numbers[3];
out vec2 offset;
// Premultiplied, as the page's compositor expects.
flat out vec4 color;
flat out float half_width;

vec4 particle(int index) {
  int at = int(numbers[0].w) + index;
  return texelFetch(particles, ivec2(at & 255, at >> 8), 0);
}

vec4 style_of(vec4 particle) {
  int index = min(int(particle.w) >> 1, int(numbers[0].w) - 1);
  return texelFetch(particles, ivec2(index, 0), 0);
}

float opacity_of(vec4 particle) {
  return particle.w - 2.0 * floor(particle.w * 0.5);
}

float ratio() {
  return numbers[0].z;
}

vec2 corner() {
  return vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
}

void set_position(vec2 device_px) {
  vec2 position = device_px / numbers[0].xy * 2.0 - 1.0;
  gl_Position = vec4(position.x, -position.y, 0.0, 1.0);
}
`;

const fragmentHead = `#version 300 es
precision highp float;
precision highp int;

uniform vec4 numbers[3];
in vec2 offset;
flat in vec4 color;
flat in float half_width;
out vec4 pixel;
`;

/** Center, radius and ripple of the glow; its premultiplied color at the center. */
const glow = {
  vertex: `
void main() {
  vec3 disc = numbers[1].xyz;
  color = numbers[2];
  half_width = 0.0;
  offset = corner();
  set_position((disc.xy + offset * disc.z) * ratio());
}
`,
  fragment: `
// As in Glow::falloff of the crate particles.
const float ring_half_width = 0.25;

float within(float radii) {
  return max(1.0 - radii * radii, 0.0);
}

void main() {
  float radii = length(offset);
  float ripple = numbers[1].w;
  float ring = 2.0 * ripple * (1.0 - ripple);
  float on_ring = within((radii - ripple) / ring_half_width);
  pixel = color * (within(radii) * mix(within(radii), on_ring * on_ring, ring));
}
`,
};

/** Length from which links fade, length at which they vanish, width, opacity. */
const link = {
  vertex: `
layout(location = 0) in uvec2 ends;

void main() {
  vec4 style = numbers[1];
  vec4 a = particle(int(ends.x));
  vec4 b = particle(int(ends.y));
  float length_px = distance(a.xy, b.xy);
  float nearness = clamp((style.y - length_px) / (style.y - style.x), 0.0, 1.0);
  color = vec4(style_of(a).rgb, 1.0) * (style.w * nearness * min(opacity_of(a), opacity_of(b)));
  half_width = 0.5 * style.z * ratio();
  vec2 along = (b.xy - a.xy) / max(length_px, 1e-6);
  offset = corner() * (half_width + 1.0);
  vec2 end = gl_VertexID < 2 ? a.xy : b.xy;
  set_position(end * ratio() + vec2(-along.y, along.x) * offset.x);
}
`,
  fragment: `
void main() {
  float widest = min(1.0, 2.0 * half_width);
  pixel = color * clamp(half_width + 0.5 - abs(offset.x), 0.0, widest);
}
`,
};

/**
 * A quad is a device pixel wider than its disc, for the smooth edge. A ring is a disc minus a smaller one: `hole` is
 * the smaller disc's radius in device pixels, and its opacity as a fraction of the larger one's.
 */
const disc = {
  vertex: `
flat out vec2 hole;

vec2 disc(float radius) {
  float area = radius * radius;
  return vec2(sqrt(max(area - 1.0 / 12.0, 0.25)), min(3.0 * area, 1.0));
}

void main() {
  vec4 self = particle(gl_InstanceID);
  float radius = self.z * ratio();
  vec4 style = style_of(self);
  vec2 outer = disc(radius);
  vec2 inner = disc(radius * (1.0 - style.a));
  color = vec4(style.rgb, 1.0) * (opacity_of(self) * outer.y);
  half_width = outer.x;
  hole = vec2(inner.x, inner.y / max(outer.y, 1e-6));
  offset = corner() * (half_width + 1.0);
  set_position(self.xy * ratio() + offset);
}
`,
  fragment: `
flat in vec2 hole;

float disc(float half_width) {
  return clamp(half_width + 0.5 - length(offset), 0.0, 1.0);
}

void main() {
  pixel = color * (disc(half_width) - hole.y * disc(hole.x));
}
`,
};

/** Parts of the names of renderers that draw without a GPU. */
const softwareRenderers = /swiftshader|llvmpipe|softpipe|basic render/i;

/** Whether a GPU draws WebGL on this page; true until a context has shown otherwise. */
let hasGpu = true;

/** @type {WeakSet<HTMLCanvasElement>} canvases that have a painter, or had one and lost the context with it */
const taken = new WeakSet();

/** @typedef {(first: Iterable<number>, second: Iterable<number>, instances: number) => void} Draw */

/** Paints on a WebGL2 context, which the browser is to restore when it is lost. */
class WebGl2 {
  #gl;
  /** @type {Record<"glow" | "link" | "disc", Draw> | undefined} what a loss of the context invalidates */
  #draw;
  /** The first four numbers of all programs. */
  #canvas = [0, 0, 0, 0];

  /** @param {WebGL2RenderingContext} gl */
  constructor(gl) {
    this.#gl = gl;
    gl.canvas.addEventListener("webglcontextlost", this.#onLost);
    if (!gl.isContextLost()) this.#make();
  }

  /** @param {Event} event */
  #onLost = (event) => {
    // Browsers restore a context only if this event is canceled.
    event.preventDefault();
    this.#draw = undefined;
  };

  /** Releases the context: browsers allow few at a time, and collect unused ones late. */
  release() {
    this.#gl.canvas.removeEventListener("webglcontextlost", this.#onLost);
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
  }

  #make() {
    const gl = this.#gl;
    this.#draw = { glow: this.#program(glow), link: this.#program(link), disc: this.#program(disc) };
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    // Textures of floats cannot be filtered; with the default filter, shaders would read black.
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.enableVertexAttribArray(0);
    gl.vertexAttribIPointer(0, 2, gl.UNSIGNED_INT, 0, 0);
    gl.vertexAttribDivisor(0, 1);
  }

  /**
   * @param {{ vertex: string, fragment: string }} shaders
   * @returns {Draw}
   */
  #program({ vertex, fragment }) {
    const gl = this.#gl;
    const program = gl.createProgram();
    for (const [kind, source] of /** @type {const} */ ([
      [gl.VERTEX_SHADER, vertexHead + vertex],
      [gl.FRAGMENT_SHADER, fragmentHead + fragment],
    ])) {
      const shader = gl.createShader(kind);
      if (!shader) continue;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
      throw new Error("the context refuses the painter's programs");
    const numbers = gl.getUniformLocation(program, "numbers");
    return (first, second, instances) => {
      gl.useProgram(program);
      gl.uniform4fv(numbers, [...this.#canvas, ...first, ...second]);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, instances);
    };
  }

  /**
   * Resizes the canvas if its size has changed, clears it and draws a frame; draws nothing while the context is lost.
   * Lengths are in CSS pixels, except for width and height.
   *
   * @param {number} width of the canvas in device pixels
   * @param {number} height of the canvas in device pixels
   * @param {number} ratio device pixels per CSS pixel
   * @param {Float32Array} light the glow's eight numbers; empty for none
   * @param {Float32Array} linkStyle four numbers
   * @param {Uint32Array} links two indices each
   * @param {number} colors
   * @param {number} particles
   * @param {Float32Array} texels four numbers each: colors, then particles, in full rows if there are several
   * @throws if a restored context does not compile the shaders
   */
  paint(width, height, ratio, light, linkStyle, links, colors, particles, texels) {
    const gl = this.#gl;
    if (gl.canvas.width !== width || gl.canvas.height !== height) {
      gl.canvas.width = width;
      gl.canvas.height = height;
    }
    if (gl.isContextLost()) return;
    if (!this.#draw) this.#make();
    this.#canvas = [width, height, ratio, colors];
    gl.viewport(0, 0, width, height);
    gl.clear(gl.COLOR_BUFFER_BIT);
    if (light.length > 0) this.#draw?.glow(light.subarray(0, 4), light.subarray(4), 1);
    if (particles === 0) return;
    const columns = Math.min(texels.length / 4, rowTexels);
    const rows = texels.length / 4 / columns;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, columns, rows, 0, gl.RGBA, gl.FLOAT, texels);
    if (links.length > 0) {
      gl.bufferData(gl.ARRAY_BUFFER, links, gl.STREAM_DRAW);
      this.#draw?.link(linkStyle, [0, 0, 0, 0], links.length / 2);
    }
    this.#draw?.disc([0, 0, 0, 0], [0, 0, 0, 0], particles);
  }
}

/**
 * A painter on the canvas's WebGL2 context; `undefined` if it yields none, another painter has it, it does not compile
 * the shaders or, with `onlyGpu`, no GPU draws it. The first call that finds no GPU uses up the canvas; later calls
 * return at once.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {boolean} onlyGpu
 * @returns {WebGl2 | undefined}
 */
export function open_webgl2(canvas, onlyGpu) {
  if ((onlyGpu && !hasGpu) || taken.has(canvas)) return undefined;
  const gl = webGl2ContextOf(canvas, onlyGpu);
  if (!gl) return undefined;
  taken.add(canvas);
  // `failIfMajorPerformanceCaveat` is not enough: Chromium 156 returns a context on SwiftShader all the same.
  hasGpu = !softwareRenderers.test(rendererName(gl));
  try {
    if (hasGpu || !onlyGpu) return new WebGl2(gl);
  } catch {
    // The shaders do not compile.
  }
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return undefined;
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
