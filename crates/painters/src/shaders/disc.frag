
flat in vec2 hole;

float disc(float half_width) {
  return clamp(half_width + 0.5 - length(offset), 0.0, 1.0);
}

void main() {
  pixel = color * (disc(half_width) - hole.y * disc(hole.x));
}
