// The few numbers that a list of samples comes down to, and what geometry says they should be.

/** The value below which `share` (0..1) of the samples lie, by nearest rank; NaN for no samples. */
export function percentile(samples, share) {
  if (samples.length === 0) return Number.NaN;
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)];
}

/** The mean of the middle half of `samples`: robust as a median, and finer than the timer's steps. */
export function middle(samples) {
  const sorted = samples.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const half = sorted.slice(quarter, sorted.length - quarter);
  return half.reduce((total, value) => total + value, 0) / half.length;
}

/** Middle, 95th percentile and count of `samples`, less `harnessMs` each, in ms to the microsecond. */
export function summarize(samples, harnessMs) {
  const own = (ms) => Math.max(Math.round((ms - harnessMs) * 1000) / 1000, 0);
  return {
    middle_ms: own(middle(samples)),
    p95_ms: own(percentile(samples, 0.95)),
    samples: samples.length,
  };
}

/**
 * How many of `count` particles, spread evenly over `width` × `height`, are expected to be nearer to each other than
 * `distance` (at most the smaller side). Exact, edges included: the distribution of the distance of two points in a
 * rectangle (J. Philip, "The probability distribution of the distance between two random points in a box", 1991).
 */
export function expectedLinks({ count, width, height, distance }) {
  const area = width * height;
  const share =
    (Math.PI * distance ** 2 * area - (4 / 3) * distance ** 3 * (width + height) + distance ** 4 / 2) /
    area ** 2;
  return ((count * (count - 1)) / 2) * share;
}

/** The share of a stage that `count` discs of `radius` cover when spread evenly, overlaps counted once. */
export function expectedCoverage({ count, width, height, radius }) {
  return 1 - Math.exp((-count * Math.PI * radius ** 2) / (width * height));
}

/**
 * Of values that are spread evenly from `min` to `max`: their mean and variance, and the standard deviations that the
 * mean and the variance of one such value have, to be divided by the square root of the number of values.
 */
export function evenMoments(min, max) {
  const range = max - min;
  const variance = range ** 2 / 12;
  return {
    mean: (min + max) / 2,
    variance,
    meanDeviation: Math.sqrt(variance),
    varianceDeviation: Math.sqrt(range ** 4 / 80 - variance ** 2),
  };
}
