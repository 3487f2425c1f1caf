#version 300 es
precision highp float;
uniform vec4 colour;
in vec2 offset;
out vec4 pixel;

void main() {
  float inside = max(1.0 - dot(offset, offset), 0.0);
  pixel = colour * (inside * inside);
}
