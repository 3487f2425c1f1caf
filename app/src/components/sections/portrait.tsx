import { useId } from "react";
import type { Person } from "../../content/types";
import { Hatch, hatchFill } from "../drawings/hatch";
import { noise, steps, type Point } from "../drawings/geometry";
import { drawingColors, unscaledStrokes } from "../drawings/drawing";

/** A square photo, or the person's monogram. */
export function Portrait({ person, className }: { readonly person: Person; readonly className: string }) {
  if (person.image === undefined)
    return (
      <Monogram
        name={person.name}
        letters={person.monogram ?? initialsOf(person.name)}
        className={className}
      />
    );
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

/** First letters of the first and the last word before a comma. */
function initialsOf(name: string): string {
  const words = name.split(",")[0]?.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? "")
    .join("");
}

const size = 240;
const pitch = 24;

/**
 * Two initials in the style of the drawings, one solid and one hatched, on a ruled plate. The stepped line below them
 * follows from the name. It enters and leaves at the same height, so that it continues across adjacent plates.
 */
function Monogram({
  name,
  letters,
  className,
}: {
  readonly name: string;
  readonly letters: string;
  readonly className: string;
}) {
  const hatch = useId();
  const [first, second] = letters;
  const rules = Array.from({ length: size / pitch - 1 }, (_, index) => (index + 1) * pitch);
  const line = lineOf(name);
  const highest = line.slice(1).toSorted((a, b) => a.y - b.y)[0];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      strokeWidth="1.5"
      className={`border border-hairline bg-surface font-heading font-semibold ${unscaledStrokes} ${drawingColors} ${className}`}
    >
      <Hatch id={hatch} weight="heavy" />
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

/** Height at which the line enters and leaves. */
const level = 196;

/** Five steps below the initials; the heights between the first and the last follow from the letters of the name. */
function lineOf(name: string): readonly Point[] {
  const seed = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return Array.from({ length: 5 }, (_, index) => ({
    x: index * (size / 5),
    y: index === 0 || index === 4 ? level : level + Math.round(noise(seed + index) * 3) * 6,
  }));
}
