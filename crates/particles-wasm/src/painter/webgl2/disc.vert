#version 300 es
uniform highp sampler2D particles;
uniform vec2 size_device_px;
uniform float ratio;
flat out vec4 colour;
flat out float radius_device_px;
out vec2 offset_device_px;

void main() {
  vec4 particle = texelFetch(particles, ivec2(gl_InstanceID & 511, 1 + (gl_InstanceID >> 9)), 0);
  float index = floor(particle.w * 0.5);
  float opacity = particle.w - 2.0 * index;
  colour = vec4(texelFetch(particles, ivec2(int(index), 0), 0).rgb, 1.0) * opacity;
  radius_device_px = particle.z * ratio;
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  offset_device_px = corner * (radius_device_px + 1.0);
  vec2 place = (particle.xy * ratio + offset_device_px) / size_device_px * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
}
