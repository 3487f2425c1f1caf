
// Center and radius in CSS pixels.
uniform vec3 disc;
// The premultiplied color at the center.
uniform vec4 light;

// One quad, at the glow's center and of its radius.
void main() {
  color = light;
  half_width = 0.0;
  offset = corner();
  set_position((disc.xy + offset * disc.z) * ratio);
}
