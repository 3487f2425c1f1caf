// A frame in which nothing happens. Its time is the harness's own, and is subtracted from everyone's.

/** Mounts the contender; see README.md for the interface. */
export function mount() {
  return { surface: null, frame() {} };
}
