
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
