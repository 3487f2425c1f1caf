import { compositions } from "../../animation/generated/corridor";
import { Actions } from "../../components/sections/actions";
import { Lead, Section } from "../../components/sections/section";
import type { HeadedSection } from "../../content/types";

const { ceiling, floor, height, large, width } = compositions.wide;

/** The last section: the hero's limits once more, and between them one empty ring, for the reader's price. */
export function EmptyRing({ title, lead, actions }: HeadedSection) {
  const x = `${(100 * large.x) / width}%`;
  const y = `${(100 * large.limited) / height}%`;
  return (
    <Section ground="teal" space="none">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 top-[calc(50%-6.2rem)] h-[clamp(13rem,20cqw,26rem)]"
      >
        <svg className="size-full overflow-visible fill-none">
          <svg
            viewBox={`0 262 ${width} 430`}
            preserveAspectRatio="none"
            className="overflow-visible *:[vector-effect:non-scaling-stroke]"
          >
            <path d={`${ceiling}${floor}`} strokeWidth={1.6} className="stroke-white" />
          </svg>
          <circle cx={x} cy={y} r={20} strokeWidth={4} className="stroke-white" />
        </svg>
      </div>
      <div className="relative flex min-h-98 flex-col justify-between gap-y-44 py-11">
        <h2 className="font-heading text-poster font-semibold text-balance text-ink">{title}</h2>
        <div className="min-[56rem]:ml-[50%]">
          <Lead text={lead} />
          <Actions actions={actions} primary className="mt-4" />
        </div>
      </div>
    </Section>
  );
}
