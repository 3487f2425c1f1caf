// How particles of the site's animations move and look while they converge, as crates/particles computes it
// (animations/esee.rs, animations/impact.rs, wave.rs). A particle is at its point of a web, which is turned and
// shifted, plus what remains of its way there; ESEE's skip most of that as the web forms. A pulse that runs from the center or, in Impact, to it makes particles
// larger and opaque.

/** What a sixtieth of a second leaves of the way to the web. */
const remainingPerSixtieth = 0.98;

/** How long ESEE's particles skip a share of their ways, s. */
const skippingSecs = 1.7;

/** How long Impact's pulse takes to get its strength, when it begins, and how long it runs, s; in a part of that its front
 * passes its radius. */
const formingSecs = 1.6;
const pulseDelaySecs = 1.9;
const pulseSecs = 3.6;
const pulseShare = 0.75;
/** The half width of a pulse's front, in parts of its radius. */
const pulseFrontShare = 0.45;

/** Steps of a glow's gradient, as the engine's painter has, and the half width of its ring, in parts of its radius. */
const glowSteps = 16;
const ringHalfWidth = 0.18;

/** The height that ESEE's webs leave to labels and a gap at the top and at the bottom, px. */
const labelPx = 58;

/**
 * The animations by the engine's index. `middle` is that of a color's web, px; `pose` by how many turns all webs are
 * turned about their middles, and their shift, px; `glow` the light at the center, by the pulse's strength there.
 */
const animations = [
  // ESEE: a web for each category, which float and rock.
  {
    middle({ width, height }, color) {
      const room = height / 2 - labelPx;
      const x = (color & 1 ? 0.75 : 0.25) * width;
      return { x, y: color & 2 ? (height + room) / 2 : labelPx + room / 2 };
    },
    pose(secs) {
      const angleRad = (2 * Math.PI * secs) / 3.2;
      const [x, y] = [Math.cos(angleRad), Math.sin(angleRad)];
      return { turns: 0.013 * y, x: 5 * x, y: 5 * y };
    },
    skippedShare: 0.95,
    pulseRadiusShare: 0.7,
    pulseStrength: 1,
    pulsesRunInwards: false,
    maxRadiusPx: 7,
  },
  // Impact: one web, which turns.
  {
    middle: ({ width, height }) => ({ x: width / 2, y: height / 2 }),
    pose: (secs) => ({ turns: 0.038 * secs, x: 0, y: 0 }),
    skippedShare: 0,
    pulseRadiusShare: 0.2,
    pulseStrength: 0.8,
    pulsesRunInwards: true,
    glow: {
      radiusShare: 0.5,
      color: "155 135 245",
      opacity: (secs, strength) => smoothStep((3 + secs - 1.1) / 8.5) * (0.4 + 0.14 * strength),
    },
    maxRadiusPx: 10,
  },
];

/**
 * Returns what moves and restyles `field`, which is as the stage has drawn it, and draws the glow below it. From `next`,
 * the discs of the stage's next frame, follow the particles' points of the web and what remains of their ways.
 */
export function converge(field, next, { width, height, animation, secsInPhase, framePeriodMs }) {
  const { middle, pose, skippedShare, pulseRadiusShare, pulseStrength, pulsesRunInwards, glow, maxRadiusPx } =
    animations[animation];
  const { x, y, radiusPx, opacity, color } = field;
  const [centerX, centerY] = [width / 2, height / 2];
  const pulseRadiusPx = pulseRadiusShare * Math.min(width, height);
  const halfWidthPx = pulseFrontShare * pulseRadiusPx;

  // Of the way at this moment, and after some more seconds.
  const scaleAt = (secs) => 1 - skippedShare * smoothStep(secs / skippingSecs);
  const remainingAfter = (secs, dtSecs) =>
    (remainingPerSixtieth ** (60 * dtSecs) * scaleAt(secs + dtSecs)) / scaleAt(secs);
  const poseAt = (secs) => {
    const { turns, x: shiftX, y: shiftY } = pose(secs);
    const angleRad = 2 * Math.PI * turns;
    return { cos: Math.cos(angleRad), sin: Math.sin(angleRad), shiftX, shiftY };
  };
  const pulseAt = (secs) => {
    const wayPx = progressOfPulse(secs) * (pulseRadiusPx + 2 * halfWidthPx) - halfWidthPx;
    const frontPx = pulsesRunInwards ? pulseRadiusPx - wayPx : wayPx;
    return { frontPx, most: pulseStrength * smoothStep(secs / formingSecs) };
  };
  const strengthOf = (pulse, i) => {
    const dx = x[i] - centerX;
    const dy = y[i] - centerY;
    const fromFrontPx = Math.abs(Math.sqrt(dx * dx + dy * dy) - pulse.frontPx);
    return pulse.most * smoothStep(1 - fromFrontPx / halfWidthPx);
  };

  const [middleX, middleY, webX, webY, leftX, leftY, restRadiusPx, restOpacity] = Array.from(
    { length: 8 },
    () => new Float32Array(x.length),
  );
  let secs = secsInPhase;
  const [from, to] = [secs, secs + framePeriodMs / 1000].map(poseAt);
  const remaining = remainingAfter(secs, framePeriodMs / 1000);
  const pulse = pulseAt(secs);
  for (let i = 0; i < x.length; i++) {
    ({ x: middleX[i], y: middleY[i] } = middle({ width, height }, color[i]));
    // Seen from the middles: first = from · web + left, and second = to · web + remaining · left, as complex numbers.
    const [firstX, firstY] = [x[i] - middleX[i] - from.shiftX, y[i] - middleY[i] - from.shiftY];
    const [secondX, secondY] = [next[i].x - middleX[i] - to.shiftX, next[i].y - middleY[i] - to.shiftY];
    const [real, imaginary] = [to.cos - remaining * from.cos, to.sin - remaining * from.sin];
    const [dx, dy] = [secondX - remaining * firstX, secondY - remaining * firstY];
    const lengthSq = real * real + imaginary * imaginary;
    webX[i] = (dx * real + dy * imaginary) / lengthSq;
    webY[i] = (dy * real - dx * imaginary) / lengthSq;
    leftX[i] = firstX - (from.cos * webX[i] - from.sin * webY[i]);
    leftY[i] = firstY - (from.sin * webX[i] + from.cos * webY[i]);
    const strength = strengthOf(pulse, i);
    restRadiusPx[i] = (radiusPx[i] - maxRadiusPx * strength) / (1 - strength);
    restOpacity[i] = (opacity[i] - strength) / (1 - strength);
  }

  const move = (dtSecs) => {
    const remaining = remainingAfter(secs, dtSecs);
    secs += dtSecs;
    const { cos, sin, shiftX, shiftY } = poseAt(secs);
    const pulse = pulseAt(secs);
    for (let i = 0; i < x.length; i++) {
      leftX[i] *= remaining;
      leftY[i] *= remaining;
      x[i] = middleX[i] + shiftX + cos * webX[i] - sin * webY[i] + leftX[i];
      y[i] = middleY[i] + shiftY + sin * webX[i] + cos * webY[i] + leftY[i];
      const strength = strengthOf(pulse, i);
      radiusPx[i] = restRadiusPx[i] + (maxRadiusPx - restRadiusPx[i]) * strength;
      opacity[i] = restOpacity[i] + (1 - restOpacity[i]) * strength;
    }
  };
  if (!glow) return { move };

  const glowPx = glow.radiusShare * Math.min(width, height);
  let [gradient, drawnRipple] = [undefined, Number.NaN];
  const drawBelow = (context) => {
    const ripple = 1 - Math.min(progressOfPulse(secs), 1);
    if (ripple !== drawnRipple) {
      gradient = createGlow(context, { x: centerX, y: centerY, radiusPx: glowPx, color: glow.color, ripple });
      drawnRipple = ripple;
    }
    context.fillStyle = gradient;
    context.globalAlpha = glow.opacity(secs, smoothStep(1 - Math.abs(pulseAt(secs).frontPx) / halfWidthPx));
    context.fillRect(centerX - glowPx, centerY - glowPx, 2 * glowPx, 2 * glowPx);
  };
  return { move, drawBelow };
}

/** How far a pulse has come, in parts of its way; above 1 it rests. */
function progressOfPulse(secs) {
  return ((Math.max(secs - pulseDelaySecs, 0) / pulseSecs) % 1) / pulseShare;
}

function createGlow(context, { x, y, radiusPx, color, ripple }) {
  const within = (distance) => Math.max(1 - distance ** 2, 0);
  const ring = 2 * ripple * (1 - ripple);
  const gradient = context.createRadialGradient(x, y, 0, x, y, radiusPx);
  for (let step = 0; step <= glowSteps; step++) {
    const distance = step / glowSteps;
    const onRing = within((distance - ripple) / ringHalfWidth) ** 2;
    const strength = within(distance) * (within(distance) * (1 - ring) + onRing * ring);
    gradient.addColorStop(distance, `rgb(${color} / ${strength})`);
  }
  return gradient;
}

/** Rises from 0 to 1 and is flat at both ends. */
function smoothStep(progress) {
  const p = Math.min(Math.max(progress, 0), 1);
  return p * p * (3 - 2 * p);
}
