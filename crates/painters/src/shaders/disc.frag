
void main() {
  pixel = color * clamp(half_width + 0.5 - length(offset), 0.0, 1.0);
}
