
flat in float rim_begin;

// How much of the pixel is within this distance from the center.
float within(float distance) {
  return clamp(distance + 0.5 - length(offset), 0.0, 1.0);
}

void main() {
  // What a rim has of each channel of the color.
  float rim_shade = numbers[2].x;
  float disc = within(half_width);
  pixel = color * vec4(vec3(mix(within(rim_begin), disc, rim_shade)), disc);
}
