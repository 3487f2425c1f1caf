//! The browser shell of the particle engine: one exported class per mounted canvas.
