#version 300 es
precision highp float;
flat in vec4 colour;
flat in float radius_device_px;
in vec2 offset_device_px;
out vec4 pixel;

void main() {
  pixel = colour * clamp(radius_device_px + 0.5 - length(offset_device_px), 0.0, 1.0);
}
