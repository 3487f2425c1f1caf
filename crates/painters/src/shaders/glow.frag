
void main() {
  float inside = max(1.0 - dot(offset, offset), 0.0);
  pixel = color * (inside * inside);
}
