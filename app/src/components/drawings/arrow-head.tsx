/** An open arrow head whose tip is at the given point, in units of the viewBox or percent; at 0, 0 if none is given. */
export function ArrowHead({
  x,
  y,
  towards = "right",
}: {
  readonly x?: number | string;
  readonly y?: number | string;
  readonly towards?: keyof typeof turns;
}) {
  return (
    <svg x={x} y={y} className="overflow-visible">
      <path d="M-6-5L0 0L-6 5" transform={`rotate(${turns[towards]})`} className="stroke-ink" />
    </svg>
  );
}

const turns = { right: 0, left: 180, up: 270 } as const;
