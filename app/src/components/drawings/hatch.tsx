import { useId } from "react";
import { dashes } from "./primitives";

/** The hatch of the market's and the consortium's areas. */
export type HatchWeight = "light" | "heavy";

const strokeWidths: Readonly<Record<HatchWeight, number>> = { light: 0.75, heavy: 1.5 };

/** A pattern of slanted violet lines, to be used as `fill={hatchFill(id)}`. `id` comes from `useId`. */
export function Hatch({
  id,
  weight = "light",
  pitch = 6,
}: {
  readonly id: string;
  readonly weight?: HatchWeight;
  /** Distance of the lines in units of the viewBox. */
  readonly pitch?: number;
}) {
  return (
    <defs>
      <pattern
        id={id}
        width={pitch}
        height={pitch}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d={`M${pitch / 2} 0V${pitch}`} strokeWidth={strokeWidths[weight]} className="stroke-hatch" />
      </pattern>
    </defs>
  );
}

/** The value of a `fill` that paints the hatch with that id. */
export function hatchFill(id: string): string {
  return `url(#${id})`;
}

/** An area in the violet tint below a hatch. Its path, which may be long, is written once. */
export function HatchedArea({
  d,
  hatch,
  outline,
}: {
  readonly d: string;
  /** Id of the hatch. */
  readonly hatch: string;
  /** How the path itself is drawn, if it is. */
  readonly outline?: "solid" | "dashed";
}) {
  const shape = useId();
  return (
    <>
      <defs>
        <path id={shape} d={d} className="[vector-effect:non-scaling-stroke]" />
      </defs>
      <use href={`#${shape}`} className="fill-violet-tint" />
      <use
        href={`#${shape}`}
        fill={hatchFill(hatch)}
        strokeDasharray={outline === "dashed" ? dashes : undefined}
        className={outline && "stroke-violet"}
      />
    </>
  );
}
