
// One quad, at the glow's center and of its radius.
void main() {
  // Center and radius in CSS pixels.
  vec3 disc = numbers[1].xyz;
  // The premultiplied color at the center.
  color = numbers[2];
  half_width = 0.0;
  offset = corner();
  set_position((disc.xy + offset * disc.z) * ratio());
}
