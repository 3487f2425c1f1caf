#version 300 es
precision highp float;
precision highp int;

// What all fragment shaders share.

in vec2 offset;
flat in vec4 color;
flat in float half_width;
out vec4 pixel;
