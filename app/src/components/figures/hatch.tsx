import { useId } from "react";

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

/** A hatched area with a violet tint. Its outline, which may be long, is in the document once. */
export function HatchedArea({
  d,
  hatch,
  className = "",
}: {
  readonly d: string;
  /** Id of the hatch. */
  readonly hatch: string;
  /** Classes of the outline, which is not drawn without them. */
  readonly className?: string;
}) {
  const shape = useId();
  return (
    <>
      <defs>
        <path id={shape} d={d} />
      </defs>
      <use href={`#${shape}`} className="fill-violet-tint" />
      <use href={`#${shape}`} fill={hatchFill(hatch)} className={className} />
    </>
  );
}
