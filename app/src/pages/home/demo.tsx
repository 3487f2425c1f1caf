import { compositions } from "../../animation/generated/corridor";
import { Decision } from "../../components/drawings/signs";
import { Actions } from "../../components/sections/actions";
import { Lead, Section } from "../../components/sections/section";
import type { HeadedSection } from "../../content/types";

const { ceiling, floor, free, large } = compositions.wide;

/** The part of the picture that has the limits, from edge to edge. */
const right = free.axis.left - 8;
const top = 262;
const bottom = 692;

/** The last section: the hero's limits once more, and between them one empty ring, for the reader's price. */
export function Demo({ title, lead, actions }: HeadedSection) {
  const x = `${(100 * large.x) / right}%`;
  const y = `${(100 * (large.limited - top)) / (bottom - top)}%`;
  return (
    <Section ground="teal" space="none">
      <div className="@container">
        <div className="flex flex-col justify-between gap-y-6 py-11 @min-[68rem]:relative @min-[68rem]:min-h-110">
          <h2 className="relative font-heading text-poster font-semibold text-balance text-ink">{title}</h2>
          <svg
            aria-hidden="true"
            className="pointer-events-none -mx-(--bleed) h-[clamp(12rem,24cqw,18rem)] overflow-visible fill-none @min-[68rem]:absolute @min-[68rem]:inset-x-0 @min-[68rem]:top-21 @min-[68rem]:h-63 @min-[68rem]:w-[calc(100%+2*var(--bleed))]"
          >
            <svg
              viewBox={`0 ${top} ${right} ${bottom - top}`}
              preserveAspectRatio="none"
              className="overflow-visible *:[vector-effect:non-scaling-stroke]"
            >
              <path d={`${ceiling}${floor}`} strokeWidth={1.6} className="stroke-white" />
            </svg>
            <Decision open x={x} y={y} r={20} color="white" />
          </svg>
          <div className="relative @min-[68rem]:ml-[50%]">
            <Lead text={lead} />
            <Actions actions={actions} primary className="mt-4" />
          </div>
        </div>
      </div>
    </Section>
  );
}
