/** Numbers from one to another at a fixed distance; the last may fall short of the end. */
export function every(from: number, to: number, distance: number): readonly number[] {
  const count = Math.max(0, Math.floor((to - from) / distance) + 1);
  return Array.from({ length: count }, (_, index) => from + index * distance);
}
