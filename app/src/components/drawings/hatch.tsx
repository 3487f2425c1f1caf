import { useId } from "react";
import { dashes } from "./primitives";

/** The hatch of the market's and the consortium's areas. */
interface HatchStyle {
  readonly weight?: "light" | "heavy";
  /** Distance of the lines in units of the viewBox. */
  readonly pitch?: number;
}

const strokeWidths = { light: 0.75, heavy: 1.5 } as const;

/** A pattern of slanted violet lines, to be used as `fill={hatchFill(id)}`. `id` comes from `useId`. */
export function Hatch({ id, weight = "light", pitch = 6 }: HatchStyle & { readonly id: string }) {
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

/** A hatched area. */
export function HatchedArea({
  d,
  tint = true,
  outline,
  ...style
}: HatchStyle & {
  readonly d: string;
  /** Whether the area is violet below the hatch. */
  readonly tint?: boolean;
  /** How the path itself is drawn, if it is. */
  readonly outline?: "solid" | "dashed";
}) {
  const hatch = useId();
  return (
    <>
      <Hatch id={hatch} {...style} />
      {tint ? <path d={d} className="fill-violet-tint" /> : null}
      <path
        d={d}
        fill={hatchFill(hatch)}
        strokeDasharray={outline === "dashed" ? dashes : undefined}
        className={outline && "stroke-violet"}
      />
    </>
  );
}
