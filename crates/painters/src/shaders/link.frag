
void main() {
  float widest = min(1.0, 2.0 * half_width);
  pixel = color * clamp(half_width + 0.5 - abs(offset.x), 0.0, widest);
}
