
flat in float rim_begin;

float within(float distance) {
  return clamp(distance + 0.5 - length(offset), 0.0, 1.0);
}

void main() {
  float rim_shade = numbers[2].x;
  float disc = within(half_width);
  pixel = color * vec4(vec3(mix(within(rim_begin), disc, rim_shade)), disc);
}
