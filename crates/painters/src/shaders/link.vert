
// The distance in CSS pixels at which a link vanishes, its opacity, its width in CSS pixels.
uniform vec3 style;
// The indices of the two particles.
in uvec2 ends;

// One quad for each link.
void main() {
  vec4 a = particle(int(ends.x));
  vec4 b = particle(int(ends.y));
  float length_px = distance(a.xy, b.xy);
  float nearness = max(1.0 - length_px / style.x, 0.0);
  color = vec4(rgb_of(a), 1.0) * (style.y * nearness * min(opacity_of(a), opacity_of(b)));
  half_width = 0.5 * style.z * ratio;
  vec2 along = (b.xy - a.xy) / max(length_px, 1e-6);
  offset = corner() * (half_width + 1.0);
  vec2 end = gl_VertexID < 2 ? a.xy : b.xy;
  set_position(end * ratio + vec2(-along.y, along.x) * offset.x);
}
