#version 300 es
uniform vec2 size_device_px;
uniform float ratio;
uniform vec3 disc;
out vec2 offset;

void main() {
  offset = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  vec2 place = (disc.xy + offset * disc.z) * ratio / size_device_px * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
}
