
flat out float rim_begin;

void main() {
  float rim_px = numbers[1].x;
  vec4 self = particle(gl_InstanceID);
  color = vec4(rgb_of(self), 1.0) * opacity_of(self);
  half_width = self.z * ratio();
  rim_begin = self.z > rim_px ? half_width - rim_px * ratio() : half_width;
  offset = corner() * (half_width + 1.0);
  set_position(self.xy * ratio() + offset);
}
