#version 300 es
precision highp float;
precision highp int;

// What all vertex shaders share. Colors are premultiplied, as the page's compositor wants them: the
// picture looks the same on a light and on a dark page.

// At most 256 texels in a row: first the palette, then x, y, radius and (twice the index of the color plus the
// opacity) of each particle.
uniform highp sampler2D particles;
// The canvas's width and height in device pixels, device pixels per CSS pixel, and the number of colors; the
// others are each program's own.
uniform vec4 numbers[3];
out vec2 offset;
flat out vec4 color;
flat out float half_width;

vec4 particle(int index) {
  int at = int(numbers[0].w) + index;
  return texelFetch(particles, ivec2(at & 255, at >> 8), 0);
}

vec3 rgb_of(vec4 particle) {
  return texelFetch(particles, ivec2(int(particle.w) >> 1, 0), 0).rgb;
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
