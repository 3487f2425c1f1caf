// PixiJS 8 on WebGL: a renderer, not a particle engine. ParticleContainer is its fastest way to draw many sprites; the
// plain loop that moves them is its documentation's. It has no links.

import { Application, Graphics, Particle, ParticleContainer } from "pixi.js";

import { appendCanvas, initialParticles, maxStepSecs, scene } from "./scene.js";

/** Mounts the contender; see README.md for the interface. */
export async function mount(options) {
  const { width, height } = options;
  const { maxRadiusPx: edgePx } = scene;
  const canvas = appendCanvas(options);
  const app = new Application();
  await app.init({ canvas, width, height, preference: "webgl", backgroundAlpha: 0, resolution: 1 });
  // The harness's timestamps determine the steps.
  app.ticker.minFPS = 1 / maxStepSecs;

  const disc = new Graphics().circle(0, 0, edgePx).fill("#ffffff");
  const texture = app.renderer.generateTexture({ target: disc, resolution: 4 });
  const container = new ParticleContainer({ texture, dynamicProperties: { position: true, color: false } });
  const particles = [];
  for (const { x, y, vx, vy, radiusPx, opacity, color } of initialParticles(options)) {
    const particle = new Particle({
      texture,
      x,
      y,
      scaleX: radiusPx / edgePx,
      scaleY: radiusPx / edgePx,
      anchorX: 0.5,
      anchorY: 0.5,
      tint: scene.palette[color],
      alpha: opacity,
    });
    container.addParticle(particle);
    particles.push({ particle, vx, vy });
  }
  app.stage.addChild(container);

  app.ticker.add(({ deltaMS }) => {
    const dtSecs = deltaMS / 1000;
    for (const body of particles) {
      const { particle } = body;
      particle.x += body.vx * dtSecs;
      particle.y += body.vy * dtSecs;
      if ((particle.x < edgePx && body.vx < 0) || (particle.x > width - edgePx && body.vx > 0))
        body.vx = -body.vx;
      if ((particle.y < edgePx && body.vy < 0) || (particle.y > height - edgePx && body.vy > 0))
        body.vy = -body.vy;
    }
  });

  return {
    surface: canvas,
    particleCount: () => container.particleChildren.length,
    linkCount: () => 0,
  };
}
