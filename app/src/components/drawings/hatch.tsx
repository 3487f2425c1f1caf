import { useId } from "react";

/** Distance of the lines, in px. */
const pitch = 7;

/** Slanted violet lines on a tint, in all of the plot's box. */
export function HatchedPlotArea() {
  const id = useId();
  const area = { width: "100%", height: "100%" };
  return (
    <>
      <defs>
        <pattern
          id={id}
          width={pitch}
          height={pitch}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d={`M${pitch / 2} 0V${pitch}`} strokeWidth={0.75} className="stroke-hatch" />
        </pattern>
      </defs>
      <rect {...area} className="fill-violet-tint" />
      <rect {...area} fill={`url(#${id})`} />
    </>
  );
}
