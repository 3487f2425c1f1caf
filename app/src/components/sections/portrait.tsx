import { useId } from "react";
import type { Person } from "../../content/types";
import { Hatch, hatchFill } from "../figures/hatch";
import { noise } from "../figures/noise";
import { type Point, steps } from "../figures/path";
import { figureColors } from "../figures/picture";

/** A square photo, or the person's monogram in its place. */
export function Portrait({ person, className }: { readonly person: Person; readonly className: string }) {
  if (person.image === undefined) return <Monogram name={person.name} className={className} />;
  return (
    <img
      src={person.image}
      alt=""
      loading="lazy"
      decoding="async"
      className={`aspect-square border border-hairline object-cover ${className}`}
    />
  );
}

const size = 240;
const pitch = 24;

/**
 * Two initials in the language of the drawings, one solid and one hatched, on a ruled plate. Under them runs a
 * stepped line that belongs to the name alone; it enters and leaves at one height, so that it goes through
 * plates that stand side by side.
 */
function Monogram({ name, className }: { readonly name: string; readonly className: string }) {
  const hatch = useId();
  const [first, second] = initialsOf(name);
  const rules = Array.from({ length: size / pitch - 1 }, (_, index) => (index + 1) * pitch);
  const line = lineOf(name);
  const highest = line.slice(1).toSorted((a, b) => a.y - b.y)[0];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      strokeWidth="1.5"
      className={`border border-hairline bg-surface font-heading font-semibold [&_:not(defs_*)]:[vector-effect:non-scaling-stroke] ${figureColors} ${className}`}
    >
      <Hatch id={hatch} weight="heavy" pitch={6} />
      <path d={rules.map((at) => `M0 ${at}H${size}`).join("")} strokeWidth={1} className="stroke-hairline" />
      <path d={rules.map((at) => `M${at} ${size}v-6`).join("")} strokeWidth={1} className="stroke-control" />
      <text x={size / 2} y={145} textAnchor="middle" fontSize={128}>
        <tspan className="fill-ink">{first}</tspan>
        {/* The outline goes below the fill: the shapes of a letter overlap. */}
        <tspan strokeWidth={3} className="fill-surface stroke-violet [paint-order:stroke]">
          {second}
        </tspan>
      </text>
      <text x={size / 2} y={145} textAnchor="middle" fontSize={128}>
        <tspan fill="transparent">{first}</tspan>
        <tspan fill={hatchFill(hatch)}>{second}</tspan>
      </text>
      <path d={`${steps(line)}H${size}`} strokeWidth={3} className="stroke-teal" />
      {highest === undefined ? null : <circle cx={highest.x} cy={highest.y} r={5} className="fill-teal" />}
    </svg>
  );
}

/** First and last initial. Of a role such as "Advisor, pricing science" the part after the comma counts. */
function initialsOf(name: string): readonly (string | undefined)[] {
  const words = (name.split(",").at(-1) ?? name).trim().split(/\s+/);
  const initials = words.length < 2 ? words : [words[0], words.at(-1)];
  return initials.map((word) => word?.charAt(0).toUpperCase());
}

/** Steps below the initials, their heights from the letters of the name, the first and the last at one height. */
function lineOf(name: string): readonly Point[] {
  const seed = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  const inner = Array.from({ length: 4 }, (_, index) => ({
    x: 36 + index * 48,
    y: level + Math.round(noise(seed + index) * 3) * 6,
  }));
  return [{ x: 0, y: level }, ...inner, { x: 36 + 4 * 42, y: level }];
}

const level = 196;
