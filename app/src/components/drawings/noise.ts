/** A noise in [-1, 1] for whole numbers, the same in every rendering (the finalizer of MurmurHash3). */
export function noise(index: number): number {
  let hash = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 0x7fffffff - 1;
}
