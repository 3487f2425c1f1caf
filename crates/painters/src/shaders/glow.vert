
void main() {
  vec3 disc = numbers[1].xyz;
  color = numbers[2];
  half_width = 0.0;
  offset = corner();
  set_position((disc.xy + offset * disc.z) * ratio());
}
