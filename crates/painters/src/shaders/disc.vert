
flat out float rim_begin;

void main() {
  float rim_px = numbers[1].x;
  vec4 self = particle(gl_InstanceID);
  float radius = self.z * ratio();
  float area = radius * radius;
  color = vec4(rgb_of(self), 1.0) * (opacity_of(self) * min(3.0 * area, 1.0));
  half_width = sqrt(max(area - 1.0 / 12.0, 0.25));
  rim_begin = self.z > rim_px ? half_width - rim_px * ratio() : half_width;
  offset = corner() * (half_width + 1.0);
  set_position(self.xy * ratio() + offset);
}
