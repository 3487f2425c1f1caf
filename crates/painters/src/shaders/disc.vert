

void main() {
  vec4 self = particle(gl_InstanceID);
  float radius = self.z * ratio();
  float area = radius * radius;
  color = vec4(rgb_of(self), 1.0) * (opacity_of(self) * min(3.0 * area, 1.0));
  half_width = sqrt(max(area - 1.0 / 12.0, 0.25));
  offset = corner() * (half_width + 1.0);
  set_position(self.xy * ratio() + offset);
}
