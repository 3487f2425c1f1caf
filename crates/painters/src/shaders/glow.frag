
// As in `Glow::falloff`.
const float ring_half_width = 0.25;

float within(float radii) {
  return max(1.0 - radii * radii, 0.0);
}

void main() {
  float radii = length(offset);
  float ripple = numbers[1].w;
  float ring = 2.0 * ripple * (1.0 - ripple);
  float on_ring = within((radii - ripple) / ring_half_width);
  pixel = color * (within(radii) * mix(within(radii), on_ring * on_ring, ring));
}
