import type { Point } from "./path";

/** A round table seen from above, with ten seats around it and a report on it. */

const count = 10;

/** Where the seats around a table stand. */
export function seatsAround({ x, y }: Point, radius: number): readonly Point[] {
  return Array.from({ length: count }, (_, seat) => {
    const angle = (seat / count) * 2 * Math.PI;
    return {
      x: Math.round(x + radius * (4 / 3) * Math.cos(angle)),
      y: Math.round(y + radius * (4 / 3) * Math.sin(angle)),
    };
  });
}

export function RoundTable({
  x,
  y,
  radius,
  named = false,
}: Point & {
  readonly radius: number;
  /** Whether a name stands below the report. */
  readonly named?: boolean;
}) {
  const unit = radius / 18;
  const top = y - (named ? 9 : 6) * unit;
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-violet-tint stroke-violet" />
      <path
        d={`M${x - 5 * unit} ${top}h${10 * unit}v${12 * unit}h${-10 * unit}ZM${x - 3 * unit} ${top + 3 * unit}h${6 * unit}M${x - 3 * unit} ${top + 5.5 * unit}h${6 * unit}M${x - 3 * unit} ${top + 8 * unit}h${4 * unit}`}
        className="fill-surface stroke-violet"
      />
    </>
  );
}
