import { useId } from "react";
import { box } from "./geometry";
import { Paths } from "./plot";
import { dashes } from "./primitives";

interface HatchedProps {
  readonly weight?: keyof typeof strokeWidths;
  /** Whether the area is violet below the hatch. */
  readonly tint?: boolean;
  /** How the path itself is drawn, if it is. */
  readonly outline?: keyof typeof outlines;
}

const strokeWidths = { light: 0.75, heavy: 1.5 } as const;
const outlines = { solid: undefined, dashed: dashes } as const;

/** Distance of the lines, in px or units of the viewBox. */
const pitch = 7;

/** A pattern of slanted violet lines, to be used as `fill={hatchFill(id)}`. `id` comes from `useId`. */
export function Hatch({ id, weight = "light" }: Pick<HatchedProps, "weight"> & { readonly id: string }) {
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

/** A hatched area whose path is in percent; without one, all of the box. */
export function HatchedPlotArea({
  d = box(0, 0, 100, 100),
  tint = true,
  outline,
  ...style
}: HatchedProps & { readonly d?: string }) {
  const id = useId();
  const area = { width: "100%", height: "100%", clipPath: `url(#${id}area)` };
  return (
    <>
      <Hatch id={id} {...style} />
      <clipPath id={`${id}area`} clipPathUnits="objectBoundingBox">
        <path d={d} transform="scale(0.01)" />
      </clipPath>
      {tint ? <rect {...area} className="fill-violet-tint" /> : null}
      <rect {...area} fill={hatchFill(id)} />
      {outline === undefined ? null : (
        <Paths>
          <path d={d} strokeDasharray={outlines[outline]} className="stroke-violet" />
        </Paths>
      )}
    </>
  );
}
