#version 300 es
precision highp float;
precision highp int;

uniform highp sampler2D particles;
uniform vec4 numbers[3];
out vec2 offset;
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
