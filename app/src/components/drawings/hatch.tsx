import { useId } from "react";

/** Slanted violet lines, 7 px apart, on a tint, in all of the plot's box. */
export function HatchedPlotArea() {
  const id = useId();
  return (
    <>
      <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M3.5 0V7" strokeWidth={0.75} className="stroke-hatch" />
      </pattern>
      <rect width="100%" height="100%" className="fill-violet-tint" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
