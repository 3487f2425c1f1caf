#version 300 es
uniform highp sampler2D particles;
uniform vec2 size_device_px;
uniform float ratio;
uniform vec3 style;
in uvec2 ends;
flat out vec4 colour;
flat out float half_width_device_px;
out float offset_device_px;

vec4 particle(uint index) {
  return texelFetch(particles, ivec2(index & 511u, 1u + (index >> 9u)), 0);
}

void main() {
  vec4 a = particle(ends.x);
  vec4 b = particle(ends.y);
  float index = floor(a.w * 0.5);
  float opacity = min(a.w - 2.0 * index, b.w - 2.0 * floor(b.w * 0.5));
  float distance_px = distance(a.xy, b.xy);
  opacity *= style.y * max(1.0 - distance_px / style.x, 0.0);
  colour = vec4(texelFetch(particles, ivec2(int(index), 0), 0).rgb, 1.0) * opacity;
  half_width_device_px = 0.5 * style.z * ratio;
  vec2 along = (b.xy - a.xy) / max(distance_px, 1e-6);
  offset_device_px = float(gl_VertexID & 1) * 2.0 - 1.0;
  offset_device_px *= half_width_device_px + 1.0;
  vec2 end = gl_VertexID < 2 ? a.xy : b.xy;
  vec2 place = end * ratio + vec2(-along.y, along.x) * offset_device_px;
  place = place / size_device_px * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
}
