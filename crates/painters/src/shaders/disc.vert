
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
