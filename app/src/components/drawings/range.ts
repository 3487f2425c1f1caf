/** Numbers from one to another in equal steps; the last may fall short of the end. */
export function range(from: number, to: number, step: number): readonly number[] {
  const count = Math.max(0, Math.floor((to - from) / step) + 1);
  return Array.from({ length: count }, (_, index) => from + index * step);
}
