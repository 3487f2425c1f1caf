#version 300 es
precision highp float;
precision highp int;

uniform vec4 numbers[3];
in vec2 offset;
flat in vec4 color;
flat in float half_width;
out vec4 pixel;
