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
 * Two initials in the language of the drawings: one solid, one hatched, on a ruled plate, under them the
 * stepped line that belongs to the name alone.
 */
function Monogram({ name, className }: { readonly name: string; readonly className: string }) {
  const hatch = useId();
  const [first, second] = initialsOf(name);
  const rules = Array.from({ length: size / pitch - 1 }, (_, index) => (index + 1) * pitch);
  const line = lineOf(name);
  const last = line.at(-1);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      strokeWidth="1.5"
      className={`border border-hairline bg-surface font-heading font-semibold [&_:not(defs_*)]:[vector-effect:non-scaling-stroke] ${figureColors} ${className}`}
    >
      <Hatch id={hatch} weight="heavy" pitch={7} />
      <path d={rules.map((at) => `M0 ${at}H${size}`).join("")} strokeWidth={1} className="stroke-hairline" />
      <path d={rules.map((at) => `M${at} ${size}v-6`).join("")} strokeWidth={1} className="stroke-control" />
      <text y={152} textAnchor="middle" fontSize={136} letterSpacing="-0.02em">
        <tspan x={second === undefined ? size / 2 : size * 0.3} className="fill-ink">
          {first}
        </tspan>
        {second === undefined ? null : (
          <tspan x={size * 0.7} fill={hatchFill(hatch)} className="stroke-violet">
            {second}
          </tspan>
        )}
      </text>
      <path d={`${steps(line)}H${size}`} strokeWidth={3} className="stroke-teal" />
      {last === undefined ? null : <circle cx={last.x} cy={last.y} r={5} className="fill-teal" />}
    </svg>
  );
}

/** First and last initial. Of a role such as "Advisor, pricing science" the part after the comma counts. */
function initialsOf(name: string): readonly (string | undefined)[] {
  const words = (name.split(",").at(-1) ?? name).trim().split(/\s+/);
  const initials = words.length < 2 ? words : [words[0], words.at(-1)];
  return initials.map((word) => word?.charAt(0).toUpperCase());
}

/** Six steps below the initials, their heights from the letters of the name. */
function lineOf(name: string): readonly Point[] {
  const seed = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return Array.from({ length: 6 }, (_, index) => ({
    x: index * (size / 6),
    y: Math.round((198 + noise(seed + index) * 18) / 6) * 6,
  }));
}
