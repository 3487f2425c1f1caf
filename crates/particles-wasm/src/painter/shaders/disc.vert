
// One quad for each particle, a device pixel wider than its disc for the smooth edge.
void main() {
  vec4 self = particle(gl_InstanceID);
  color = vec4(rgb_of(self), 1.0) * opacity_of(self);
  half_width = self.z * ratio;
  offset = corner() * (half_width + 1.0);
  set_position(self.xy * ratio + offset);
}
