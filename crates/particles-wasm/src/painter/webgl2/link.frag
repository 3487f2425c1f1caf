#version 300 es
precision highp float;
flat in vec4 colour;
flat in float half_width_device_px;
in float offset_device_px;
out vec4 pixel;

void main() {
  float cover = half_width_device_px + 0.5 - abs(offset_device_px);
  pixel = colour * clamp(cover, 0.0, min(1.0, 2.0 * half_width_device_px));
}
