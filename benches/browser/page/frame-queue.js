// A requestAnimationFrame that the harness owns: libraries that run their own loop are stepped frame by frame, with
// timestamps that we choose, and nothing of theirs runs between the frames that are timed.

const browserRequestFrame = window.requestAnimationFrame.bind(window);

let queue = [];
let nextHandle = 1;

window.requestAnimationFrame = (callback) => {
  queue.push({ handle: nextHandle, callback });
  return nextHandle++;
};
window.cancelAnimationFrame = (handle) => {
  queue = queue.filter((entry) => entry.handle !== handle);
};

/** Runs everything that requested a frame. Throws when nothing did: a contender that stopped must not look fast. */
export function runQueuedFrame(timestampMs) {
  const due = queue;
  if (due.length === 0) throw new Error("the contender requested no frame");
  queue = [];
  for (const { callback } of due) callback(timestampMs);
}

/** The browser's own next frame, so that it composes and rasterizes between the frames that are timed. */
export function browserFrame() {
  return new Promise((resolve) => {
    browserRequestFrame(resolve);
  });
}
