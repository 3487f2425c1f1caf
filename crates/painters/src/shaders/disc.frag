
uniform highp sampler2D particles;
in vec2 position;
flat in int index;

float within(float radius, float distance) {
  return clamp(radius + 0.5 - distance, 0.0, 1.0);
}

void main() {
  float ratio = numbers[0].z;
  float rim_px = numbers[1].x;
  int end = rim_px > 0.0 ? int(numbers[1].y) : 0;
  pixel = color * within(half_width, length(offset));
  for (int later = index + 1; later < end; later++) {
    int at = int(numbers[0].w) + later;
    vec3 disc = texelFetch(particles, ivec2(at & 255, at >> 8), 0).xyz;
    if (disc.z > 0.0) {
      pixel *= 1.0 - within((disc.z + rim_px) * ratio, distance(disc.xy * ratio, position));
    }
  }
}
