// The half of the WebGL2 painter that holds the context; webgl2.rs says what it is given.

/** Texels in a row of the texture of particles: ROW_TEXELS of texels.rs. */
const ROW_TEXELS = 256;

// Colours are premultiplied, as the page's compositor wants them: the picture looks the same on a
// light and on a dark page.
const HEAD = `#version 300 es
precision highp float;
precision highp int;
`;

const VERTEX_HEAD = `${HEAD}
uniform highp sampler2D particles;
uniform vec2 size_device_px;
uniform float ratio;
out vec2 offset;
flat out vec4 colour;
flat out float half_width;

vec4 particle(int index) {
  return texelFetch(particles, ivec2(index & 255, 1 + (index >> 8)), 0);
}

vec3 rgb_of(vec4 particle) {
  return texelFetch(particles, ivec2(int(particle.w) >> 1, 0), 0).rgb;
}

float opacity_of(vec4 particle) {
  return particle.w - 2.0 * floor(particle.w * 0.5);
}

vec2 corner() {
  return vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
}

void place_at(vec2 device_px) {
  vec2 place = device_px / size_device_px * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
}
`;

const FRAGMENT_HEAD = `${HEAD}
in vec2 offset;
flat in vec4 colour;
flat in float half_width;
out vec4 pixel;
`;

// One quad for each particle, a device pixel wider than its disc for the smooth edge.
const DISC = [
  `${VERTEX_HEAD}
void main() {
  vec4 self = particle(gl_InstanceID);
  colour = vec4(rgb_of(self), 1.0) * opacity_of(self);
  half_width = self.z * ratio;
  offset = corner() * (half_width + 1.0);
  place_at(self.xy * ratio + offset);
}`,
  `${FRAGMENT_HEAD}
void main() {
  pixel = colour * clamp(half_width + 0.5 - length(offset), 0.0, 1.0);
}`,
];

// One quad for each link. Its style: the distance at which it vanishes, its opacity, its width.
const LINK = [
  `${VERTEX_HEAD}
uniform vec3 style;
in uvec2 ends;
void main() {
  vec4 a = particle(int(ends.x));
  vec4 b = particle(int(ends.y));
  float length_px = distance(a.xy, b.xy);
  float nearness = max(1.0 - length_px / style.x, 0.0);
  colour = vec4(rgb_of(a), 1.0) * (style.y * nearness * min(opacity_of(a), opacity_of(b)));
  half_width = 0.5 * style.z * ratio;
  vec2 along = (b.xy - a.xy) / max(length_px, 1e-6);
  offset = corner() * (half_width + 1.0);
  vec2 end = gl_VertexID < 2 ? a.xy : b.xy;
  place_at(end * ratio + vec2(-along.y, along.x) * offset.x);
}`,
  `${FRAGMENT_HEAD}
void main() {
  float widest = min(1.0, 2.0 * half_width);
  pixel = colour * clamp(half_width + 0.5 - abs(offset.x), 0.0, widest);
}`,
];

// One quad for the glow, at its centre and of its radius.
const GLOW = [
  `${VERTEX_HEAD}
uniform vec3 disc;
uniform vec4 light;
void main() {
  colour = light;
  half_width = 0.0;
  offset = corner();
  place_at((disc.xy + offset * disc.z) * ratio);
}`,
  `${FRAGMENT_HEAD}
void main() {
  float inside = max(1.0 - dot(offset, offset), 0.0);
  pixel = colour * (inside * inside);
}`,
];

/**
 * A painter on the canvas, or undefined where it yields no WebGL2 context that can hold the programs.
 * With `onlyIfFast` a context without a GPU is none.
 */
export function open_webgl2(canvas, onlyIfFast) {
  if (onlyIfFast && !has_gpu()) return undefined;
  const gl = canvas.getContext("webgl2", {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: onlyIfFast,
    powerPreference: "low-power",
  });
  if (!gl) return undefined;
  const painter = new WebGl2(gl);
  return painter.build() ? painter : undefined;
}

let hasGpu;

/**
 * Whether WebGL is drawn by a GPU. `failIfMajorPerformanceCaveat` alone does not say so: Chromium 156
 * gives a context on SwiftShader all the same. Asked on a canvas of its own, because one that has given
 * a WebGL context gives no 2D context any more.
 */
function has_gpu() {
  if (hasGpu === undefined) {
    const gl = document.createElement("canvas").getContext("webgl2", {
      failIfMajorPerformanceCaveat: true,
    });
    hasGpu = gl !== null && !/swiftshader|llvmpipe|softpipe|basic render/i.test(renderer_name(gl));
    close(gl);
  }
  return hasGpu;
}

function renderer_name(gl) {
  const name = gl.getParameter(gl.RENDERER);
  // Firefox answers, and warns of the extension; the others answer by the extension only.
  const masked = name === "WebKit WebGL" && gl.getExtension("WEBGL_debug_renderer_info");
  return masked ? gl.getParameter(masked.UNMASKED_RENDERER_WEBGL) : name;
}

/** Gives a context back: browsers keep few, and collect them late. */
function close(gl) {
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
}

class WebGl2 {
  constructor(gl) {
    this.gl = gl;
    this.built = false;
  }

  /** Makes what lives and dies with the context. False when a program is refused for another reason. */
  build() {
    const { gl } = this;
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.glow = link_program(gl, GLOW, ["disc", "light"]);
    this.links = link_program(gl, LINK, ["style"]);
    this.discs = link_program(gl, DISC, []);
    this.texture = undefined;
    this.textureRows = 0;
    this.linkCapacity = 0;
    this.width = 0;
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.enableVertexAttribArray(0);
    gl.vertexAttribIPointer(0, 2, gl.UNSIGNED_INT, 0, 0);
    gl.vertexAttribDivisor(0, 1);
    this.built = Boolean(this.glow && this.links && this.discs);
    return this.built || gl.isContextLost();
  }

  paint(ratio, glow, linkStyle, links, texels, particles) {
    const { gl } = this;
    if (gl.isContextLost()) {
      this.built = false;
      return;
    }
    // A restored context has none of the old resources.
    if (!this.built && !(this.build() && this.built)) return;
    this.fit(gl.canvas, ratio);
    gl.clear(gl.COLOR_BUFFER_BIT);
    if (glow[3] > 0) {
      const strength = glow[3] / 255;
      gl.useProgram(this.glow.program);
      gl.uniform3f(this.glow.disc, glow[0], glow[1], glow[2]);
      gl.uniform4f(this.glow.light, glow[4] * strength, glow[5] * strength, glow[6] * strength, glow[3]);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    }
    if (particles === 0) return;
    this.sendTexels(texels);
    if (links.length > 0) {
      this.sendLinks(links);
      gl.useProgram(this.links.program);
      gl.uniform3fv(this.links.style, linkStyle);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, links.length / 2);
    }
    gl.useProgram(this.discs.program);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, particles);
  }

  /** Tells the programs of another size of the canvas; most frames have none. */
  fit({ width, height }, ratio) {
    if (width === this.width && height === this.height && ratio === this.ratio) return;
    Object.assign(this, { width, height, ratio });
    const { gl } = this;
    gl.viewport(0, 0, width, height);
    for (const { program, size_device_px, ratio: location } of [this.glow, this.links, this.discs]) {
      gl.useProgram(program);
      gl.uniform2f(size_device_px, width, height);
      gl.uniform1f(location, ratio);
    }
  }

  sendTexels(texels) {
    const { gl } = this;
    const rows = texels.length / (4 * ROW_TEXELS);
    if (rows > this.textureRows) {
      gl.deleteTexture(this.texture);
      this.texture = gl.createTexture();
      this.textureRows = rows;
      gl.bindTexture(gl.TEXTURE_2D, this.texture);
      gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, ROW_TEXELS, rows);
      // A texture of floats can't be filtered, and reads as black as long as it asks for it.
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    }
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, ROW_TEXELS, rows, gl.RGBA, gl.FLOAT, texels);
  }

  sendLinks(links) {
    const { gl } = this;
    if (links.length > this.linkCapacity) {
      this.linkCapacity = 2 * links.length;
      gl.bufferData(gl.ARRAY_BUFFER, 4 * this.linkCapacity, gl.DYNAMIC_DRAW);
    }
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, links);
  }

  close() {
    close(this.gl);
  }
}

/** A program with the locations of its uniforms; undefined when the context refuses it. */
function link_program(gl, [vertex, fragment], uniforms) {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, "ends");
  gl.linkProgram(program);
  // Asked of the program alone: linking also fails where a shader did not compile.
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  const linked = { program };
  for (const name of ["size_device_px", "ratio", ...uniforms]) {
    linked[name] = gl.getUniformLocation(program, name);
  }
  return linked;
}
